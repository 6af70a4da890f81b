// The analysis of a finished game: made on request, drawn, walked through.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { finish, launch, openTable, resize, serve, visit } from './harness.mjs';
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

/** The position that is shown has arrived. */
const shown = (page, at) => page.waitForSelector(`.screen[data-at="${at}"][data-drawn="${at}"]`);
const number = async (page, name) => Number(await page.getAttribute('.screen', name));

test('a finished game is analyzed; the worst move is shown before it was made, with the better one', async () => {
  const page = await visit(browser, server.url);
  const id = await finish(page, 'capitol', { seed: 3 });
  await page.goto(`${server.url}/t/${id}`);
  await page.click('.prompt [data-analysis]');
  // Before anybody has asked for it the game can be walked through all the same.
  await page.waitForSelector('[data-analyze]:enabled');
  const total = await number(page, 'data-at');
  assert.ok(total > 50);
  await shoot(page, 'analysis-none');
  await page.click('[data-step=previous]');
  await shown(page, total - 1);
  await page.keyboard.press('End');
  await shown(page, total);
  await page.click('[data-analyze]');
  await page.waitForSelector('progress');
  await shoot(page, 'analysis-working');
  await page.waitForSelector('[data-chart]', { timeout: 120_000 });
  assert.equal(await page.locator('[data-line]').count(), 2, 'a line for each seat');

  await page.click('[data-worst]');
  const losses = await page.locator('[data-move] i').allInnerTexts();
  const percent = (text) => Number(/(\d+)\s?%/.exec(text)[1]);
  const most = Math.max(...losses.map(percent));
  assert.equal(percent(await page.innerText('.mistake dl')), most, 'nothing lost more');
  const at = await number(page, 'data-at');
  await shown(page, at);
  const current = page.locator('[data-move][aria-current]');
  const from = Number(await current.getAttribute('data-move'));
  assert.ok(from <= at && at < total);
  // The better move is in words and, where the two part, on the board.
  const better = await page.innerText('[data-row=better] .move');
  assert.notEqual(better, await page.innerText('[data-row=played] .move'));
  await page.waitForSelector('[data-marks]');
  const signs = await page.locator('[data-marks]').allInnerTexts();
  assert.ok(signs.every((sign) => ['?!', '?', '??', '✓'].includes(sign)), signs.join());
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await overflow(page), []);
  await shoot(page, 'analysis');

  // Nothing can be done to a game that is over; it can only be walked through.
  assert.equal(await page.locator('[data-live=true]').count(), 0);
  await page.keyboard.press('ArrowRight');
  await shown(page, at + 1);
  await page.keyboard.press('Home');
  await shown(page, 0);
  await page.keyboard.press('End');
  await shown(page, total);
  await page.click('[data-mistake=previous]');
  const last = await page.locator('[data-move]', { has: page.locator('i') }).last().getAttribute('data-move');
  assert.equal(await current.getAttribute('data-move'), last, 'from the end back to the last mistake');
  await page.check('[data-eyes=all]', { force: true });
  await page.waitForSelector('.screen[data-shown=all]');

  // On a phone the same in tabs.
  await resize(page, { width: 390, height: 844 });
  for (const tab of ['mistake', 'chances', 'moves', 'seats']) {
    await page.click(`.tabs [data-tab=${tab}]`);
    assert.deepEqual(await overflow(page), [], tab);
    assert.deepEqual(await axe(page), [], tab);
    await shoot(page, `analysis-phone-${tab}`);
  }
  // At the end nothing is to be decided; the worst move is one tap away.
  await page.click('.tabs [data-tab=mistake]');
  await page.keyboard.press('End');
  await shown(page, total);
  assert.equal(await page.innerText('#mistake-title'), 'The game is over.');
  await shoot(page, 'analysis-phone-end');
  await page.click('.mistake [data-worst]');
  await shown(page, at);
  assert.equal(percent(await page.innerText('.mistake dl')), most);
  // It is kept: whoever comes again finds it.
  await page.reload();
  await page.waitForSelector('[data-chart]', { state: 'attached' });
  assert.deepEqual(page.complaints, []);
});

test('the lobby leads to the analysis; a game that goes on has none', async () => {
  const page = await visit(browser, server.url);
  const id = await finish(page, 'new-york', { seed: 5 });
  await page.goto(server.url);
  await page.click(`[data-analysis="${id}"]`);
  await page.waitForSelector('[data-analyze]:enabled');
  assert.deepEqual(await overflow(page), []);
  // On a phone, where it is one tab of several, it is the open one.
  await resize(page, { width: 390, height: 844 });
  await page.waitForSelector('[data-analyze]:enabled');
  assert.deepEqual(await overflow(page), []);
  await shoot(page, 'analysis-phone-none');
  await page.goto(server.url);
  await openTable(page, ['you', 'bot']);
  await page.goto(`${page.url()}/analysis`);
  await page.waitForSelector('main[data-state=trouble]');
  assert.match(await page.innerText('h1'), /not over yet/);
});
