// Whole games through the page, clicks only.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { act, dice, launch, leastFree, openTab, openTable, play, serve, settled, targets, visit } from './harness.mjs';
import { overflow, picture, shoot } from './looks.mjs';

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

test('a game of Capitol against bots, from the lobby to the end', async () => {
  const page = await visit(browser, server.url);
  await page.click('[data-play-now]');
  let decisions = 0;
  let scorings = 0;
  const end = await play(page, dice(1), {
    seen: async (now) => {
      if (now.kind === 'act') decisions += 1;
      if (now.kind === 'result') scorings += 1;
    },
  });
  assert.equal(end.kind, 'over');
  assert.ok(decisions > 20, `only ${decisions} decisions`);
  assert.equal(scorings, 4, 'each of the four scorings is shown');
  assert.match(await page.innerText('.prompt'), /win/);
  assert.deepEqual(page.complaints, []);

  // It stays viewable, is listed as finished, and can be played again.
  await page.reload();
  assert.equal((await settled(page)).kind, 'over');
  await page.click('[data-again]');
  await page.waitForFunction(() => document.querySelector('.screen')?.dataset.over === 'false');
  assert.equal((await settled(page)).kind, 'act');
  await page.goto(server.url);
  await page.waitForSelector('.done [data-table]');
  assert.equal(await page.locator('.done [data-table]').count(), 1);
  assert.equal(await page.locator('.mine [data-table]').count(), 1);
});

test('every offer can be clicked on board or dock', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  const missing = new Set();
  let looks = 0;
  await play(page, dice(5), {
    enough: (steps) => steps > 60,
    seen: async (now) => {
      if (now.kind !== 'act') return;
      await openTab(page, 'offers');
      // A bot's move may have brought this state while the last click is still on its way: then nothing is on offer.
      const { acts, choices, offers } = await targets(page);
      looks += offers.length > 0 ? 1 : 0;
      const reached = new Set(acts);
      for (const slug of choices) for (const offer of offers) if (offer.includes(` ${slug} `)) reached.add(offer);
      for (const offer of offers) if (!reached.has(offer)) missing.add(offer);
    },
  });
  assert.ok(looks > 30, `only ${looks} looks`);
  assert.deepEqual([...missing], []);
});

test('no card of a hand is hidden by its neighbor, however full it is and wherever the pointer rests', async () => {
  const page = await visit(browser, server.url, { width: 1024, height: 768 });
  await openTable(page, ['you', 'bot']);
  await openTab(page, 'offers');
  const cards = '.hand .card[data-act^="play "]';
  // Who plays nothing and bids nothing has all cards of two rounds.
  for (let passed = 0; ; ) {
    const { kind, stamp } = await settled(page);
    if (kind === 'result') {
      await page.click('[data-close-result]');
      continue;
    }
    const { offers } = await targets(page);
    const act = ['pass', 'seal'].find((one) => offers.includes(one)) ?? offers[0];
    if (act === 'pass' && (passed += 1) === 2) break;
    await page.click(`[data-offer="${act}"]`);
    await settled(page, stamp);
  }
  assert.ok((await page.locator(cards).count()) >= 10, 'a full hand');
  const free = await leastFree(page, cards);
  assert.ok(free >= 20, `${free} pixels`);
});

test('two persons at one screen play, and the hand is hidden in between', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'guest', 'bot']);
  const covered = new Set();
  await play(page, dice(7), {
    // Through the first round: two of its phases are for all at once, two in turn.
    enough: (_, now) => now.kind === 'result',
    seen: async (now) => {
      if (now.kind !== 'cover') return;
      covered.add(now.cover);
      // The public view has no hand, so there is none to hide.
      assert.equal(await page.locator('.dock .hand').count(), 0, 'a hand under the cover');
      assert.match(await page.innerText('[data-cover] h2'), new RegExp(`Person${Number(now.cover) + 1}`));
    },
  });
  assert.deepEqual([...covered].sort(), ['0', '1']);
  assert.deepEqual(page.complaints, []);
});

test('a round of Capitol on a phone', async () => {
  const page = await visit(browser, server.url, { width: 390, height: 844 });
  await page.click('[data-play-now]');
  let phase = '';
  const end = await play(page, dice(37), {
    enough: (_, now) => now.kind === 'result',
    seen: async () => {
      assert.deepEqual(await overflow(page), []);
      const now = await page.innerText('.steps .now');
      if (now !== phase) await shoot(page, `phone-${now.toLowerCase().replace(/\W+/g, '-')}`);
      phase = now;
    },
  });
  assert.equal(end.kind, 'result');
  await shoot(page, 'phone-result');
  assert.deepEqual(page.complaints, []);
});

test('a reload in mid-game shows the same table', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot', 'bot']);
  await play(page, dice(11), { enough: (steps, now) => steps >= 12 && now.kind === 'act' });
  await openTab(page, 'log');
  const before = await picture(page);
  assert.ok(before.log.length > 20 && before.keys.length > 10);
  await page.reload();
  await settled(page);
  assert.deepEqual(await picture(page), before);
  await act(page, dice(3));
  await settled(page);
});

test('a server that goes and comes back is reached again by itself, and nothing is lost', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot']);
  await play(page, dice(13), { enough: (steps, now) => steps >= 8 && now.kind === 'act' });
  await openTab(page, 'log');
  const before = await picture(page);
  await server.stop('SIGKILL');
  await page.waitForSelector('.offline');
  assert.equal((await targets(page)).acts.length, 0, 'nothing is live while offline');
  await server.start();
  await page.waitForSelector('.offline', { state: 'detached' });
  await settled(page);
  assert.deepEqual(await picture(page), before);
  await play(page, dice(17), { enough: (steps, now) => steps >= 3 && now.kind === 'act' });
});
