// The states nobody likes, and the ones beside playing: unknown, stopped, watching, refused, undone, by keyboard.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, launch, openTable, play, serve, settled, visit } from './harness.mjs';
import { shoot } from './looks.mjs';

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

test('an unknown table and an unknown address say so', async () => {
  const page = await visit(browser, `${server.url}/t/nowhere`);
  await page.waitForSelector('main[data-state=unknown]');
  await shoot(page, 'unknown');
  await page.goto(`${server.url}/elsewhere`);
  assert.match(await page.innerText('h1'), /nothing at this address/);
  await page.click('main a');
  await page.waitForSelector('[data-play-now]');
});

test('a stopped table says so', async () => {
  const page = await visit(browser, server.url);
  await page.routeWebSocket(/socket/, (wire) => {
    const message = { key: 'page-stopped', args: {} };
    wire.onMessage(() => wire.send(JSON.stringify({ t: 'refused', seat: null, act: null, reason: 'stopped', rule: null, message })));
  });
  await page.click('[data-play-now]');
  await page.waitForSelector('main[data-state=stopped]');
  await shoot(page, 'stopped');
});

test('somebody else watches and sees only what is public', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  const watcher = await visit(browser, page.url());
  await watcher.waitForSelector('.screen');
  assert.match(await watcher.innerText('.prompt'), /You are watching/);
  assert.equal(await watcher.locator('.dock .hand').count(), 0);
  assert.equal(await watcher.locator('[data-live=true]').count(), 0);
  await shoot(watcher, 'watching');
});

test('a choice is undone, and the list of offers works by keyboard alone', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  await page.focus('#tab-offers');
  await page.keyboard.press('Enter');
  const offer = page.locator('[data-offer^="play "]').first();
  const act = await offer.getAttribute('data-offer');
  await offer.focus();
  assert.ok(await page.locator('.preview').isVisible(), 'focus shows the preview');
  const { stamp } = await settled(page);
  await page.keyboard.press('Enter');
  await settled(page, stamp);
  await page.waitForSelector(`[data-offer="${act}"]`, { state: 'detached' });
  await page.click('[data-undo]');
  await page.waitForSelector(`[data-offer="${act}"]`);
});

test('the table is told in words, and told again when it changes', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  await page.click('#tab-offers');
  await page.click('[data-words] summary');
  const hand = page.locator('[data-words] li').last();
  await hand.waitFor();
  const before = await hand.innerText();
  assert.match(before, /^Your hand: /);
  const { stamp } = await settled(page);
  await page.locator('[data-offer^="play "]').first().click();
  await settled(page, stamp);
  await page.waitForFunction(
    (before) => [...document.querySelectorAll('[data-words] li')].at(-1)?.textContent !== before,
    before,
  );
  await shoot(page, 'in-words');
});

test('a dead target says why, and leads to its rule in the reader’s language', async () => {
  const page = await visit(browser, server.url, { locale: 'it' });
  await openTable(page, ['you', 'bot']);
  await page.locator('[data-act^="play white"], [data-act^="play red"], [data-act^="play black"]').first().click();
  await page.waitForSelector('[data-act^="place "]');
  await page.locator('[data-act^="place "][data-live=false]').first().hover();
  const notice = page.locator('[data-notice=why]');
  await notice.waitFor();
  await shoot(page, 'why');
  const link = notice.locator('.text-link');
  const rule = /\d[\d.]*[a-z]?/.exec(await link.innerText())[0];
  await link.click();
  await page.waitForSelector(`.rules .meant[id="${rule}"]`);
  await shoot(page, 'why-rule');
});

test('on a phone the first tap shows and the second acts', async () => {
  const page = await visit(browser, server.url, { width: 390, height: 844, touch: true });
  await page.tap('[data-play-now]');
  const { stamp } = await settled(page);
  // Passing has a preview: how many cards are kept for the auctions.
  const pass = page.locator('[data-act=pass][data-live=true]');
  await pass.scrollIntoViewIfNeeded();
  const place = await pass.boundingBox();
  await pass.tap();
  await page.waitForSelector('.preview');
  await shoot(page, 'phone-preview');
  assert.deepEqual(await pass.boundingBox(), place, 'nothing moves between the taps');
  assert.equal(await page.getAttribute('.screen', 'data-ready'), 'true', 'nothing was done yet');
  await pass.tap();
  assert.notEqual((await settled(page, stamp)).stamp, stamp);
});

test('pieces glide, unless the reader prefers that they do not', async () => {
  const moves = async (motion) => {
    const page = await visit(browser, server.url, { motion });
    await page.evaluate(() => {
      window.moves = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        if (this.dataset?.key && frames[0]?.translate) window.moves.push([this.dataset.key, frames[0].translate, timing.duration]);
        return animate.call(this, frames, timing);
      };
    });
    await openTable(page, ['you', 'bot']);
    await play(page, dice(19), { enough: (step) => step >= 12 });
    return page.evaluate(() => window.moves);
  };
  const glided = await moves('no-preference');
  assert.ok(glided.length > 3, 'nothing moved');
  for (const [key, from, duration] of glided) {
    assert.match(from, /^-?[\d.e-]+px -?[\d.e-]+px$/, key);
    assert.equal(duration, 250);
  }
  assert.deepEqual(await moves('reduce'), []);
});

test('the title says whose turn it is', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  assert.match(await page.title(), /Your turn/);
  await play(page, dice(4), { enough: (step, now) => step > 2 && now.kind === 'act' });
  assert.match(await page.title(), /Your turn/);
});
