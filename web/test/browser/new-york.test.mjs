// New York through the page: whole games by clicks, on a wide screen and on a phone, in three languages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clickVisible, dice, launch, leastFree, openTab, openTable, play, resize, serve, settled, targets, toEnd, visit, wear } from './harness.mjs';
import { axe, overflow, restless, shoot, themes } from './looks.mjs';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

const table = (page, kinds, options = {}) => openTable(page, kinds, { game: 'new-york', options });

/** Plays until a bought tile waits; the cheapest payment is taken. */
async function untilLaying(page) {
  for (let step = 0; (await page.locator('.spot[data-live=true]').count()) === 0; step += 1) {
    assert.ok(step < 60, 'no tile was bought');
    const stamp = await page.getAttribute('.screen', 'data-seq');
    await page.locator('.slot[data-live=true], .money [data-live=true]').first().click();
    await page.waitForFunction((before) => document.querySelector('.screen').dataset.seq !== before, stamp);
    await page.locator('[data-main]:enabled').click();
    await page.waitForFunction(() => document.querySelector('.screen').dataset.ready === 'true' && !document.querySelector('[data-main]'));
    if ((await page.locator('[data-close-result]').count()) > 0) await page.click('[data-close-result]');
  }
}

test('a game of New York against bots, from the lobby to the end', async () => {
  const page = await visit(browser, server.url);
  await page.click('[data-game=new-york] [data-play-now]');
  let decisions = 0;
  const shown = new Set();
  const end = await play(page, dice(2), {
    seen: async (now, step) => {
      if (now.kind === 'act') decisions += 1;
      if (now.kind === 'result') shown.add(await page.locator('[data-scoring]').count());
      if (step % 25 === 0) assert.deepEqual(await overflow(page), [], `step ${step}`);
    },
  });
  assert.equal(end.kind, 'over');
  assert.ok(decisions > 15, `only ${decisions} decisions`);
  assert.ok(shown.size > 1, 'scorings are shown when they take place');
  await shoot(page, 'new-york-over');
  assert.deepEqual(page.complaints, []);
});

test('every offer of New York can be clicked on board, tray or dock', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot']);
  const missing = new Set();
  await play(page, dice(6), {
    enough: (steps) => steps > 50,
    seen: async (now) => {
      if (now.kind !== 'act') return;
      await openTab(page, 'offers');
      const { acts, offers } = await targets(page);
      const reached = new Set(acts);
      // Tiles that wait are taken in hand one after the other.
      for (const choice of await page.locator('[data-choose]').all()) {
        await choice.click();
        for (const act of (await targets(page)).acts) reached.add(act);
      }
      for (const offer of offers) if (!reached.has(offer)) missing.add(offer);
    },
  });
  assert.deepEqual([...missing], []);
});

test('no card of a hand is hidden by its neighbor, however full it is and wherever the pointer rests', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot']);
  const cards = page.locator('.hand .card');
  while ((await cards.count()) < 20) {
    const before = await cards.count();
    await clickVisible(page, page.locator('.money [data-live=true]').first());
    await page.locator('[data-main=done]:enabled').click();
    await page.waitForSelector('[data-main=done]', { state: 'detached' });
    if ((await settled(page)).kind === 'result') await page.click('[data-close-result]');
    const count = await cards.count();
    assert.ok(count > before);
    const free = await leastFree(page, '.hand .card');
    assert.ok(free >= 20, `${free} pixels of one of ${count}`);
  }
});

test('two persons at one screen play New York, and the money is hidden in between', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'guest', 'bot', 'bot', 'bot', 'bot']);
  const covered = new Set();
  await play(page, dice(8), {
    enough: (steps) => steps >= 40,
    seen: async (now) => {
      if (now.kind !== 'cover') return;
      covered.add(now.cover);
      assert.equal(await page.locator('.dock .hand').count(), 0, 'money under the cover');
    },
  });
  assert.deepEqual([...covered].sort(), ['0', '1']);
  assert.deepEqual(page.complaints, []);
});

test('two seats: a person, a bot and Dirk play New York', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot']);
  const dirk = () => page.locator('[data-dirk]').innerText();
  assert.match(await dirk(), /6 tiles/);
  let gifts = 0;
  await play(page, dice(9), {
    enough: (steps) => steps >= 20 && gifts > 0,
    seen: async (now) => {
      if (now.kind === 'act' && (await targets(page)).acts.some((act) => act.startsWith('give '))) gifts += 1;
    },
  });
  assert.ok(gifts > 0, 'a bought tile could be given to Dirk');
  await toEnd(page);
  const tiles = Number(/(\d+) tiles/.exec(await dirk())[1]);
  assert.ok(tiles >= 12, `after scoring A Dirk has at least twelve tiles, not ${tiles}`);
  assert.match(await page.innerText('.prompt'), /win/);
  assert.deepEqual(page.complaints, []);
});

test('a whole game of New York on a phone: nothing sticks out, and buying needs no other tab', async () => {
  const page = await visit(browser, server.url, { ...phone, touch: true });
  await table(page, ['you', 'bot', 'bot', 'bot']);
  const end = await play(page, dice(10), {
    seen: async (now, step) => {
      assert.deepEqual(await overflow(page), [], `step ${step}`);
      if (now.kind === 'act' && step % 10 === 0) await shoot(page, `new-york-phone-${step}`);
    },
  });
  assert.equal(end.kind, 'over');
  assert.deepEqual(page.complaints, []);
});

test('a dead cell says why, and the rule is one click away', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await untilLaying(page);
  const seq = await page.getAttribute('.screen', 'data-seq');
  await clickVisible(page, page.locator('.spot[data-live=false]').first());
  const bubble = page.locator('.bubble.why');
  await bubble.waitFor();
  assert.match(await bubble.innerText(), /Rule 4[b-e]/);
  await shoot(page, 'new-york-dead');
  await bubble.locator('a, button').click();
  await page.waitForSelector('.rules table');
  assert.equal(await page.getAttribute('#tab-rules', 'aria-selected'), 'true');
  assert.equal(await page.getAttribute('.screen', 'data-seq'), seq, 'nothing was sent');
});

test('money is taken in any order, a purchase may be changed, and a choice waits for its confirmation', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  const picked = () => page.locator('.money .picked').count();
  const cards = page.locator('.money [data-key]');
  const ready = () => page.waitForFunction(() => document.querySelector('.screen').dataset.ready === 'true');
  // Clicks the cards one after the other; how many are picked then depends on the deal.
  const pickEach = async () => {
    await settled(page);
    for (let at = 0; at < (await cards.count()); at += 1) {
      await clickVisible(page, cards.nth(at));
      await ready();
      assert.ok((await picked()) >= 1, 'the clicked card is picked');
    }
  };
  // Undo takes the picks back one by one; what confirms them goes with the last.
  await pickEach();
  await page.waitForSelector('[data-main=done]');
  for (let left = (await picked()) - 1; left >= 0; left -= 1) {
    await page.click('[data-undo]');
    await page.waitForFunction((wanted) => document.querySelectorAll('.money .picked').length === wanted, left);
    await ready();
    assert.equal(await page.locator('[data-main=done]').count(), left > 0 ? 1 : 0);
  }
  // Money is taken until something can be bought.
  const slots = page.locator('.slot[data-live=true]');
  for (let step = 0; (await slots.count()) === 0; step += 1) {
    assert.ok(step < 60, 'nothing can be bought');
    await clickVisible(page, page.locator('.money [data-live=true]').first());
    await page.locator('[data-main=done]:enabled').click();
    await page.waitForSelector('[data-main=done]', { state: 'detached' });
    if ((await settled(page)).kind === 'result') await page.click('[data-close-result]');
  }
  // From money to a purchase and back: what was begun is undone.
  await pickEach();
  await page.locator('.slot[data-switch]').first().click();
  await page.waitForSelector('.slot.paying');
  assert.equal(await picked(), 0);
  await page.locator('.slot.paying').click();
  await page.waitForSelector('.slot.paying', { state: 'detached' });
  assert.equal(await picked(), 0);
});

test('a tile is laid by keyboard alone', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await untilLaying(page);
  const tiles = await page.locator('.plan .stone').count();
  const cell = page.locator('.spot[data-live=true]').first();
  const act = await cell.getAttribute('data-act');
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-main="${act}"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-main]', { state: 'detached' });
  // Arrows lead over the city to the other side; dead cells can be asked too.
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  assert.match(await page.evaluate(() => document.activeElement.dataset.cell ?? ''), /^-?\d+,-?\d+$/);
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelectorAll('.plan .stone').length === before + 1, tiles);
});

test('every kind of decision can be heard, wide and on a phone', async () => {
  const page = await visit(browser, server.url, wide);
  await table(page, ['you', 'bot']);
  const heard = async (what) => {
    for (const size of [phone, wide]) {
      await resize(page, size);
      assert.deepEqual(await axe(page), [], `${what}, at ${size.width}`);
    }
  };
  await settled(page);
  await heard('act');
  await clickVisible(page, page.locator('.money [data-live=true]').first());
  await page.waitForSelector('[data-main=done]');
  await heard('take');
  await page.click('[data-undo]');
  await page.waitForSelector('[data-main=done]', { state: 'detached' });
  await untilLaying(page);
  await heard('lay');
  await clickVisible(page, page.locator('.spot[data-live=true]').first());
  await page.waitForSelector('[data-main]:enabled');
  await heard('lay, chosen');
  // Into the reserve, all that wait, and out of it again in a later turn.
  const finish = async (chosen) => {
    await clickVisible(page, chosen);
    await page.locator('[data-main]:enabled').click();
    await page.waitForFunction(() => !document.querySelector('[data-main]'));
    await page.waitForFunction(() => document.querySelector('.screen').dataset.ready === 'true' || document.querySelector('[data-close-result]'));
  };
  const [keep, move] = ['keep', 'move'].map((verb) => page.locator(`[data-act^="${verb} "][data-live=true]`).first());
  for (let step = 0; (await move.count()) === 0; step += 1) {
    assert.ok(step < 80, 'no tile of the reserve fits');
    if ((await settled(page)).kind === 'result') await page.click('[data-close-result]');
    else await finish((await keep.count()) > 0 ? keep : page.locator('.money [data-live=true]').first());
  }
  await page.locator('[data-act^="move "][data-live=true]').first().click();
  await page.waitForSelector('.spot[data-live=true], .stone[data-live=true]');
  await heard('move');
});

test('another city can be looked at, and the plan is moved by hand', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot', 'bot']);
  await play(page, dice(12), { enough: (step, now) => step >= 30 && now.kind === 'act' });
  const tiles = () => page.locator('.plan .stone').count();
  await page.click('[data-show="2"]');
  const theirs = await page.evaluate(() => document.querySelectorAll('[data-seat="2"] .city > svg > g[transform]').length);
  assert.equal(await tiles(), theirs);
  assert.equal((await targets(page)).acts.filter((act) => act.startsWith('dismantle')).length, 0);
  await page.click('[data-back]');
  const place = () => page.locator('.plan .stone').first().evaluate((stone) => stone.getBoundingClientRect().x);
  const home = await place();
  const box = await page.locator('.plan').boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 50, { steps: 4 });
  await page.mouse.up();
  assert.ok(Math.abs((await place()) - home - 70) < 12, 'dragged');
  await page.mouse.wheel(0, -300);
  await page.click('.zoom button:last-child');
  assert.equal(Math.round(await place()), Math.round(home), 'fitted again');
});

const tables = [
  [wide, ['you', 'bot', 'bot', 'bot', 'bot', 'bot']],
  [{ width: 1440, height: 900 }, ['you', 'bot']],
  [phone, ['you', 'bot', 'bot']],
];
for (const [size, kinds] of tables) {
  test(`New York looks right at ${size.width} in every language and theme`, async () => {
    const page = await visit(browser, server.url, size);
    await table(page, kinds, { seen: 'show' });
    await play(page, dice(14), { enough: (step, now) => step >= 24 && now.kind === 'act' });
    for (const locale of ['en', 'it', 'es']) {
      for (const theme of themes(locale)) {
        const name = (what) => `new-york-${what}-${locale}-${theme}-${size.width}`;
        await wear(page, locale, theme);
        await openTab(page, 'hand');
        await shoot(page, name('table'));
        assert.deepEqual(await overflow(page), [], name('table'));
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
        assert.ok(!scrolls, `${name('table')} scrolls`);
        if (locale === 'en') assert.deepEqual(await axe(page), [], name('table'));
        assert.deepEqual(await restless(page), [], name('aim'));
        if (size === phone) await openTab(page, 'players');
        assert.deepEqual(await overflow(page), [], name('players'));
      }
    }
    assert.deepEqual(page.complaints, []);
  });
}
