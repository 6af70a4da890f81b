// Hints: asked for at a table of each game, seen on the board and in words, and done.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openTab, openTable, serve, settled, visit } from './harness.mjs';
import { axe, overflow, shoot } from './looks.mjs';

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** Asks, and gives the first act of the best move. */
async function ask(page) {
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hints="3"], [data-hints="2"]');
  return page.locator('[data-advised]').first().getAttribute('data-advised');
}

for (const [game, look] of [
  ['capitol', {}],
  ['new-york', { theme: 'dark' }],
  ['the-capitals', { locale: 'it' }],
  ['urban-sprawl', { locale: 'es', width: 1440, height: 900 }],
]) {
  test(`a hint at ${game}: the best moves in words and on the board, and the first is done`, async () => {
    const page = await visit(browser, server.url, look);
    await openTable(page, ['you', 'bot'], { game });
    await openTab(page, 'offers');
    const { stamp } = await settled(page);
    const act = await ask(page);
    assert.ok(act);
    // What stands for the move says that it is the first one, and a mark lies over it.
    const target = page.locator(`main [data-act="${act}"][data-hint]`).first();
    await target.waitFor();
    assert.match(await target.getAttribute('data-hint'), /^1/);
    const mark = page.locator(`[data-marks="${act}"]`);
    await mark.waitFor();
    assert.match(await mark.innerText(), /^1/);
    const middle = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [there, here] = [await middle(target), await middle(mark)];
    assert.ok(Math.hypot(there.x - here.x, there.y - here.y) < 4, `the mark lies on its move: ${JSON.stringify([act, there, here])}`);
    // The panel has words, a reason, points and a chance for it.
    const first = await page.locator('[data-advised]').first().innerText();
    assert.match(first, /\d[.,]\d/, 'points with one decimal');
    assert.match(first, /\d\s?%/, 'a chance');
    assert.doesNotMatch(first, /hint-|-term-|\{\$/, 'every word is there');
    await page.locator('[data-advised]').first().click();
    assert.equal(await page.locator('.hint tbody tr').count(), 2, 'everybody’s prospects on request');
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overflow(page), []);
    await shoot(page, `hint-${game}`);
    assert.match(await page.locator(`[data-offer="${act}"] [data-hint]`).getAttribute('data-hint'), /^1/);
    await page.click('[data-do-first]');
    await settled(page, stamp);
    assert.equal(await page.locator('[data-hints]').count(), 0, 'the hint goes with its packet');
    assert.equal(await page.locator('[data-marks]').count(), 0);
    assert.deepEqual(page.complaints, []);
  });
}

test('a hint can be hidden from the board, closed by Escape, and is not for those who watch', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  await ask(page);
  await page.waitForSelector('[data-marks]');
  await page.click('.hint label');
  await page.waitForSelector('[data-marks]', { state: 'detached' });
  assert.equal(await page.locator('[data-hint]').count(), 0);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-hints]').count(), 0);
  const watcher = await visit(browser, page.url());
  await watcher.waitForSelector('.screen');
  assert.equal(await watcher.locator('[data-ask-hint]').count(), 0);
});

test('on a phone the hint is a sheet below the board', async () => {
  const page = await visit(browser, server.url, { width: 390, height: 844, touch: true });
  await openTable(page, ['you', 'bot'], { game: 'urban-sprawl' });
  await page.tap('[data-ask-hint]');
  await page.waitForSelector('[data-hints="3"], [data-hints="2"]');
  await page.waitForSelector('[data-marks]');
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await overflow(page), []);
  await shoot(page, 'hint-phone');
  // Folded, it leaves the hand in sight.
  await page.tap('[data-fold]');
  await page.waitForSelector('[data-advised]', { state: 'hidden' });
  await shoot(page, 'hint-phone-folded');
  const { stamp } = await settled(page);
  await page.tap('[data-do-first]');
  await settled(page, stamp);
});
