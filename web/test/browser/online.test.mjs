// People at screens of their own: invited, playing live, gone and back, agreeing and disagreeing.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { act, binary, dice, launch, pressOn, rest, serve, settled, visit } from './harness.mjs';
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

/** A table with a free seat, made through the lobby; gives the address of its invitation. */
async function invite(page, { game = 'new-york', pace = 'live' } = {}) {
  await page.click(`[data-game="${game}"] [data-set-up]`);
  await page.locator('section label', { hasText: /^\s*2\s*$/ }).click();
  await page.fill('li[data-seat="0"] input:not([type=radio])', 'Anna');
  await page.selectOption('li[data-seat="1"] [data-kind]', 'open');
  await page.check(`input[name=pace][value=${pace}]`, { force: true });
  await page.click('[data-start]');
  await page.waitForSelector('main[data-state=open]');
  return page.getAttribute('[data-copy^="/join/"]', 'data-copy');
}

/** A newcomer who follows an invitation. */
async function follow(link, name, looks = {}) {
  const page = await visit(browser, server.url + link, looks);
  await page.fill('#join-name', name);
  await page.click('[data-sit]');
  await seated(page);
  return page;
}

/** The game has begun. */
const seated = (page) => page.waitForSelector('.screen[data-seq]');

/** Two people at a table of their own. */
async function two(looks = {}) {
  const anna = await visit(browser, server.url);
  const link = await invite(anna, looks);
  const ben = await follow(link, 'Ben', looks.ben);
  await seated(anna);
  return { anna, ben };
}

/** Whoever can do something does it, until `enough` decisions were made or the game is over. */
async function together(pages, roll, { enough = Infinity, tabs = ['hand'] } = {}) {
  const wait = (page, stamp = null) => settled(page, stamp).then((now) => ({ page, now }));
  const waiting = new Map(pages.map((page) => [page, wait(page)]));
  for (let steps = 0; steps < enough; steps += 1) {
    const { page, now } = await Promise.race(waiting.values());
    if (now.kind === 'over') break;
    if (now.kind === 'result') await pressOn(page, '[data-close-result]');
    else await act(page, roll, { tabs });
    waiting.set(page, wait(page, now.stamp));
  }
  // Who still waits when it is enough may wait in vain.
  for (const left of waiting.values()) left.catch(() => undefined);
}

const menu = async (page, selector) => {
  await page.click('[popovertarget="table-menu"]');
  await page.click(`#table-menu ${selector}`);
};
const seq = (page) => page.getAttribute('.screen', 'data-seq').then(Number);

test('two people play each other live to the end; one goes away and comes back; the file is verified', async () => {
  const { anna, ben } = await two();
  assert.equal(await anna.locator('[data-clock]').count() > 0, true, 'clocks are shown');
  const pages = [anna, ben];
  const roll = dice(3);
  // Some turns, then Ben closes the page.
  await together(pages, roll, { tabs: ['hand', 'city'], enough: 12 });
  const address = ben.url();
  const context = ben.context();
  await ben.close();
  await anna.waitForSelector('[data-here=false]', { state: 'attached' });
  const again = await context.newPage();
  Object.assign(again, { touch: false, complaints: [] });
  again.setDefaultTimeout(15_000);
  await again.goto(address);
  await seated(again);
  await anna.waitForFunction(() => !document.querySelector('[data-here=false]'));
  pages[1] = again;
  await together(pages, roll, { tabs: ['hand', 'city'], enough: 30 });
  // Whole games by clicks are played elsewhere; here both pages follow to the end.
  await Promise.all(pages.map((page, seat) => rest(page, seat)));
  await Promise.all(pages.map((page) => page.waitForSelector('.screen[data-over=true]')));
  for (const page of pages) await pressOn(page, '[data-close-result]');
  const id = new URL(anna.url()).pathname.split('/')[2];
  const text = await anna.evaluate((table) => fetch(`/api/tables/${table}/export`).then((answer) => answer.text()), id);
  const file = `${process.env.TMPDIR ?? '/tmp'}/insula-online-${process.pid}.insula`;
  writeFileSync(file, text);
  const said = execFileSync(binary, ['replay', file], { encoding: 'utf8' });
  assert.match(said, /new-york: verified/);
  assert.match(said, /the shuffle matches its commitment/);
  assert.deepEqual(anna.complaints, []);

  // A rematch: one asks, the other follows.
  await anna.click('[data-again]');
  await anna.waitForSelector('main[data-state=open]');
  await again.click('[data-again]');
  await Promise.all([seated(anna), seated(again)]);
});

test('what needs consent is asked for: a turn taken back, a pause, and a no', async () => {
  const { anna, ben } = await two({ game: 'capitol' });
  const roll = dice(21);
  await together([anna, ben], roll, { enough: 16 });
  const asker = anna;
  await menu(asker, '[data-propose="take-back"]');
  await ben.waitForSelector('[data-banner=vote][data-vote="take-back"]');
  assert.match(await ben.innerText('[data-banner=vote]'), /Anna would like to take the last turn back/);
  await shoot(ben, 'vote');
  await ben.click('[data-answer=no]');
  await asker.waitForFunction(() => document.body.innerText.includes('Ben said no.'));
  await asker.waitForSelector('[data-banner=vote]', { state: 'detached' });

  const before = await seq(asker);
  await menu(asker, '[data-propose="take-back"]');
  await ben.click('[data-answer=yes]');
  await asker.waitForFunction((old) => Number(document.querySelector('.screen').dataset.seq) > old, before);
  assert.equal((await settled(asker)).kind, 'act', 'the turn is to be taken again');

  await menu(ben, '[data-propose=pause]');
  await asker.click('[data-answer=yes]');
  await Promise.all([anna, ben].map((page) => page.waitForSelector('[data-banner=paused]')));
  assert.deepEqual(await axe(anna), []);
  await shoot(anna, 'paused');
  await ben.click('[data-resume]');
  await Promise.all([anna, ben].map((page) => page.waitForSelector('[data-banner=paused]', { state: 'detached' })));
  await together([anna, ben], roll, { enough: 4 });
  assert.deepEqual([...anna.complaints, ...ben.complaints], []);
});

test('who plays may talk and keep notes; who watches reads and sees no hand', async () => {
  const { anna, ben } = await two({ game: 'capitol', pace: 'none' });
  const watcher = await visit(browser, anna.url());
  await watcher.waitForSelector('.screen[data-seq]');
  assert.equal(await watcher.locator('.dock .hand').count(), 0);
  await anna.click('[data-tab=chat]:visible');
  await anna.fill('[data-say]', 'Salve <b>Ben</b>!');
  await anna.keyboard.press('Enter');
  await ben.click('[data-tab=chat]:visible');
  await ben.waitForFunction(() => document.querySelector('[data-chat]')?.innerText.includes('Salve <b>Ben</b>!'));
  await watcher.click('[data-tab=chat]:visible');
  await watcher.waitForFunction(() => document.querySelector('[data-chat]')?.innerText.includes('Salve'));
  assert.equal(await watcher.locator('[data-say]').count(), 0, 'who watches does not write');
  await shoot(anna, 'chat');
  await anna.click('[data-tab=notes]:visible');
  await anna.fill('[data-notes] textarea', 'Ben holds the roofs');
  await anna.locator('[data-notes] textarea').blur();
  await anna.reload();
  await seated(anna);
  await anna.click('[data-tab=notes]:visible');
  await anna.waitForFunction(() => document.querySelector('[data-notes] textarea')?.value === 'Ben holds the roofs');
  for (const other of [ben, watcher]) {
    assert.ok(!(await other.content()).includes('holds the roofs'));
  }
  await anna.click('[popovertarget="table-menu"]');
  assert.match(await anna.innerText('[data-watchers]'), /One person is watching/);
  assert.deepEqual([...anna.complaints, ...ben.complaints, ...watcher.complaints], []);
});

test('a bot takes the seat whose time is over, and the person comes back to play on', async () => {
  const anna = await visit(browser, server.url);
  const id = await anna.evaluate(async () => {
    const body = JSON.stringify({
      game: 'new-york',
      seats: [{ kind: 'you', name: 'Anna' }, { kind: 'open', name: '' }],
      pace: { kind: 'live', base: 10, increment: 5 },
    });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).id;
  });
  await anna.goto(`${server.url}/t/${id}`);
  const ben = await follow(await anna.getAttribute('[data-copy^="/join/"]', 'data-copy'), 'Ben');
  // Whose turn it is first, the shuffle says; that one does nothing.
  await seated(anna);
  const slow = (await anna.getAttribute('.screen', 'data-ready')) === 'true' ? anna : ben;
  const begun = await seq(slow);
  await slow.waitForSelector('[data-banner=stood-in]', { timeout: 30_000 });
  await slow.waitForFunction((old) => Number(document.querySelector('.screen').dataset.seq) > old, begun);
  await shoot(slow, 'stood-in');
  await slow.click('[data-come-back]');
  await slow.waitForSelector('[data-banner=stood-in]', { state: 'detached' });
  await together([anna, ben], dice(9), { tabs: ['hand', 'city'], enough: 6 });
  assert.deepEqual([...anna.complaints, ...ben.complaints], []);
});

test('invitations that lead nowhere, or come too late, say so', async () => {
  const lost = await visit(browser, `${server.url}/join/abcdefghjkmnpqrstuvwxyz234`);
  await lost.waitForFunction(() => document.body.innerText.includes('This invitation leads nowhere'));
  const anna = await visit(browser, server.url);
  const link = await invite(anna, { pace: 'none' });
  await anna.click('[data-start-now]');
  await seated(anna);
  const late = await visit(browser, server.url + link);
  await late.waitForFunction(() => document.body.innerText.includes('This invitation has expired'));
  assert.deepEqual(await axe(late), []);
  assert.deepEqual(await overflow(late), []);
});
