// Cards of one's own: chosen in the lobby, shown on the table under their names and with what they do; and the table
// without them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, dice, launch, openTab, openTable, play, serve, settled, visit, wear } from './harness.mjs';
import { axe, shoot } from './looks.mjs';

let folder;
let server;
let browser;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'insula-cards-'));
  const text = execFileSync(binary, ['cards', 'urban-sprawl'], { encoding: 'utf8' });
  // Every contract of Town has a name of its own and brings two action points.
  const own = text.replace(/(\[\[town\.contracts\]\]\nid = "(T\d+)"\n)(.*?\n)effects = .*?\n(?=(?:prestige|tamed|source) = )/gs, (_, head, id, facts) =>
    `${head}names = { en = "Villa ${id}", it = "Palazzo ${id}" }\n${facts}effects = [{ ap = 2 }]\n`);
  writeFileSync(join(folder, 'our-box.toml'), own);
  [server, browser] = await Promise.all([serve('--cards', folder), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The first open contract of Town that is being read. */
async function read(page) {
  await page.mouse.move(1, 1);
  await page.locator('.side [data-key^="card-T"]').first().hover();
  return page.locator('[data-card-note^="T"]').innerText();
}

test('a table with cards of its own shows their names and what they do', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot'], { game: 'urban-sprawl', cards: 'our-box' });
  const mark = page.locator('.side .pack');
  assert.equal(await mark.innerText(), 'Own cards: our-box');
  assert.match(await mark.getAttribute('title'), /^[0-9a-f]{64}$/);
  const note = await read(page);
  assert.match(note, /^Villa T\d+/);
  assert.match(note, /You gain 2 AP for this turn\./);

  // Sentences of the engine use the names, too: an offer, and the log after it.
  const keep = page.locator('.side [data-act^="favor T"][data-live="true"]');
  let kept = false;
  await play(page, dice(11), {
    seen: async () => {
      kept = (await keep.count()) > 0;
    },
    enough: () => kept,
  });
  await openTab(page, 'offers');
  const offer = page.locator('[data-offer^="favor T"]').first();
  assert.match(await offer.innerText(), /Villa T\d+/);
  await offer.click();
  await openTab(page, 'log');
  await page.locator('[role=log]', { hasText: /Villa T\d+/ }).waitFor();
  assert.deepEqual(await axe(page), []);
  await shoot(page, 'packs-table');

  await wear(page, 'it', 'light');
  const letto = await read(page);
  assert.match(letto, /^Palazzo T\d+/);
  assert.match(letto, /Guadagni 2 AP per questo turno\./);
  await wear(page, 'es', 'light');
  assert.match(await read(page), /^Villa T\d+/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a table with the built-in cards stays what it is', async () => {
  const page = await visit(browser, server.url);
  await page.click('[data-game="urban-sprawl"] [data-set-up]');
  assert.deepEqual(await axe(page), []);
  await shoot(page, 'packs-lobby');
  await page.goto(server.url);
  await openTable(page, ['you', 'bot'], { game: 'urban-sprawl' });
  assert.equal(await page.locator('.side .pack').count(), 0);
  assert.doesNotMatch(await read(page), /Villa/);
  // From a table with other cards to this one without loading the page anew.
  const plain = page.url();
  await page.click('header .game');
  await openTable(page, ['you', 'bot'], { game: 'urban-sprawl', cards: 'our-box' });
  assert.match(await read(page), /Villa/);
  await page.goBack();
  await page.goBack();
  assert.equal(page.url(), plain);
  await settled(page);
  assert.doesNotMatch(await read(page), /Villa/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a table whose cards are missing says so, and how they come back', async () => {
  const page = await visit(browser, server.url);
  await openTable(page, ['you', 'bot'], { game: 'urban-sprawl', cards: 'our-box' });
  const title = await page.locator('.side .pack').getAttribute('title');
  await server.stop();
  server.extra = [];
  await server.start();
  await page.reload();
  const state = page.locator('main[data-state="stopped"]');
  await state.waitFor();
  const said = await state.innerText();
  assert.ok(said.includes(title.slice(0, 16)) && said.includes('--cards'), said);
  await shoot(page, 'packs-missing');
  await page.goto(server.url);
  await page.locator('a[data-table]').first().waitFor();
  await page.context().close();
});
