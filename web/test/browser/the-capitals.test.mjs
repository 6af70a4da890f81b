// The Capitals through the page: whole games by clicks, on a wide screen and on a phone, in three languages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clickVisible, dice, launch, openTab, openTable, play, resize, serve, settled, targets, toEnd, visit, wear } from './harness.mjs';
import { axe, overflow, restless, shoot, themes } from './looks.mjs';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const narrow = { width: 360, height: 740 };

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

const table = (page, kinds, options = {}) => openTable(page, kinds, { game: 'the-capitals', options });

/** The accessibility checks on both screens. */
async function heard(page, what) {
  for (const size of [phone, wide]) {
    await resize(page, size);
    assert.deepEqual(await axe(page), [], `${what}, at ${size.width}`);
  }
}

/** What is asked: the verbs on offer. */
const asked = (page) =>
  page.evaluate(() => [...new Set([...document.querySelectorAll('main [data-act][data-live=true], main [data-bare]')].map((element) => (element.dataset.act ?? element.dataset.bare).split(' ')[0]))].sort().join(' '));

/** Confirms what was chosen, and waits for the next state. */
async function confirm(page) {
  const seq = await page.getAttribute('.screen', 'data-seq');
  await page.locator('[data-main]:enabled').click();
  await page.waitForFunction((old) => document.querySelector('.screen').dataset.seq !== old, seq);
}

/** Takes the first tile of the Projects Area. */
async function take(page) {
  await settled(page);
  await page.locator('[data-act^="tile "][data-live=true]').filter({ visible: true }).first().click();
  await page.waitForSelector('.spot[data-live=true]');
}

test('a game of The Capitals against bots, from the lobby to the end', async () => {
  const page = await visit(browser, server.url);
  await page.click('[data-game=the-capitals] [data-play-now]');
  let decisions = 0;
  const shown = new Set();
  const end = await play(page, dice(2), {
    seen: async (now, step) => {
      if (now.kind === 'act') decisions += 1;
      if (now.kind === 'result') shown.add(await page.locator('[data-scoring^=expo]').count());
      if (step % 20 === 0) assert.deepEqual(await overflow(page), [], `step ${step}`);
    },
  });
  assert.equal(end.kind, 'over');
  assert.ok(decisions > 40, `only ${decisions} decisions`);
  assert.deepEqual([...shown].sort(), [1, 2, 3], 'each World Expo is shown when it takes place');
  await shoot(page, 'the-capitals-over');
  assert.deepEqual(page.complaints, []);
});

/** What is on offer and cannot be clicked on board, dock or rail. */
async function unreached(page) {
  await openTab(page, 'offers');
  const { acts } = await targets(page);
  return page.evaluate((reached) => {
    const all = (name) => [...document.querySelectorAll(`[data-${name}]`)].map(({ dataset }) => dataset[name]);
    return all('offer').filter((offer) => !reached.includes(offer) && !all('bare').includes(offer));
  }, acts);
}

test('three seats with Prosperity: every offer can be clicked, tiles and lakes of the hand are built, every kind of decision can be heard', async () => {
  const page = await visit(browser, server.url, wide);
  await table(page, ['you', 'bot', 'bot'], { prosperity: 'on' });
  let hands = 0;
  const known = new Set();
  const kinds = ['space', 'tile', 'place', 'activate', 'lake'];
  const missing = () => kinds.filter((kind) => ![...known].some((what) => what.split(' ').includes(kind)));
  await play(page, dice(7), {
    enough: (steps) => steps >= 130 && hands >= 5 && missing().length === 0,
    seen: async (now) => {
      const what = now.kind === 'act' ? await asked(page) : now.kind;
      if (now.kind === 'act') assert.deepEqual(await unreached(page), [], what);
      if (what.split(' ').includes('lake')) {
        hands += 1;
        assert.equal(await page.locator('[data-dock=hand]').getAttribute('aria-pressed'), 'true', 'the hand opens by itself');
      }
      if (known.has(what)) return;
      known.add(what);
      await heard(page, what);
    },
  });
  assert.ok(hands >= 5, `asked ${hands} times for a tile of the hand`);
  assert.deepEqual(missing(), [], [...known].join(' | '));
  assert.deepEqual(page.complaints, []);
});

test('two seats with the neutral color, to the end', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot'], { prestige: 'hide' });
  const hidden = () => page.locator('.players .score b', { hasText: '?' }).count();
  assert.equal(await hidden(), 1, 'the other’s prestige is hidden');
  const culture = async () => Number(await page.locator('[data-neutral] .culture').innerText());
  const first = await culture();
  await play(page, dice(9), { enough: (steps) => steps >= 25 });
  await toEnd(page);
  assert.equal(await culture(), first + 12, 'the neutral culture rises every round');
  assert.match(await page.innerText('.prompt'), /win/);
  assert.equal(await hidden(), 0, 'the end shows everything');
  // Looked at from afar, the columns beyond A and O still have room for their names.
  const out = page.getByRole('button', { name: 'Zoom out' });
  for (let step = 0; step < 8; step += 1) await out.click();
  const names = await page.locator('.columns b').evaluateAll((all) =>
    all.map((name) => ({ text: name.textContent, ...name.getBoundingClientRect().toJSON() })).sort((a, b) => a.left - b.left),
  );
  assert.ok(names.length > 15 + 4, `${names.length} columns`);
  const crowded = names.filter(({ left }, at) => at > 0 && left < names[at - 1].right).map(({ text }) => text);
  assert.deepEqual(crowded, []);
  await shoot(page, 'the-capitals-far');
  assert.deepEqual(page.complaints, []);
});

test('five persons at one screen play with Prosperity, and hands are hidden in between', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'guest', 'guest', 'guest', 'guest'], { prosperity: 'on', prestige: 'hide', refill: 'full' });
  const covered = new Set();
  const hands = new Set();
  let cards = 0;
  const low = { width: 1024, height: 768 };
  const cut = (all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.innerText.split('\n')[0]);
  // Until two of them could build a lake of the hand.
  await play(page, dice(8), {
    enough: () => hands.size === 2,
    seen: async (now, step) => {
      if (now.kind === 'cover') {
        covered.add(now.cover);
        assert.equal(await page.locator('[data-hand]').count(), 0, 'a hand under the cover');
      } else if (now.kind === 'act') {
        if ((await page.locator('[data-act^="lake "][data-live=true]').count()) > 0) hands.add(await page.getAttribute('.screen', 'data-viewer'));
        if (step % 40 !== 1) return;
        assert.deepEqual(await overflow(page), [], `step ${step}`);
        assert.equal(await page.locator('.players .score b', { hasText: '?' }).count(), 4, 'the others’ prestige is hidden');
        // Where many tiles lie in little room, each still shows all that it does.
        await resize(page, low);
        cards += await page.locator('.card .text').count();
        assert.deepEqual(await page.locator('.card .text').evaluateAll(cut), [], `step ${step}`);
        await resize(page, wide);
      }
    },
  });
  assert.deepEqual([...covered].sort(), ['0', '1', '2', '3', '4']);
  assert.ok(cards > 5, `only ${cards} cards`);
  assert.deepEqual(page.complaints, []);
});

test('a whole game of The Capitals on a phone: nothing sticks out at any step', async () => {
  const page = await visit(browser, server.url, { ...phone, touch: true });
  await table(page, ['you', 'bot', 'bot', 'bot'], { prosperity: 'on' });
  const end = await play(page, dice(10), {
    seen: async (now, step) => {
      assert.deepEqual(await overflow(page), [], `step ${step}`);
      if (now.kind === 'act' && step % 12 === 0) await shoot(page, `the-capitals-phone-${step}`);
    },
  });
  assert.equal(end.kind, 'over');
  assert.deepEqual(page.complaints, []);
});

test('a phone shows everything behind its tabs, and initiative is chosen there', async () => {
  const page = await visit(browser, server.url, { ...phone, touch: true });
  await table(page, ['you', 'bot', 'bot']);
  await settled(page);
  for (const tab of ['tracks', 'plant', 'players', 'log', 'hand']) {
    await openTab(page, tab);
    assert.deepEqual(await overflow(page), [], tab);
  }
  for (let step = 0; !(await asked(page)).includes('space'); step += 1) {
    assert.ok(step < 60, 'no Political phase');
    await play(page, dice(12 + step), { enough: (steps) => steps >= 1 });
  }
  await openTab(page, 'hand');
  const space = page.locator('.dock [data-act^="space "][data-live=true]').first();
  const act = await space.getAttribute('data-act');
  await space.tap();
  await page.waitForSelector(`[data-main="${act}"]:enabled`);
  await confirm(page);
});

test('a cell shows its penalty and what the tile brings before the click, and the card says why', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await take(page);
  const fines = await page.locator('.spot[data-live=true]').evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.penalty)));
  assert.ok(fines.includes(0) && fines.some((fine) => fine > 0), `penalties: ${fines}`);
  await page.locator('.spot[data-penalty="0"]').first().hover();
  await page.waitForSelector('[data-outcome^=place] [data-change]');
  assert.match(await page.innerText('[data-outcome]'), /at your token|beside|first/);
  await shoot(page, 'the-capitals-preview');
});

test('a dead cell says why, and the rule is one click away', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await take(page);
  const seq = await page.getAttribute('.screen', 'data-seq');
  await clickVisible(page, page.locator('[data-act^="place "][data-live=false]').first());
  const why = page.locator('.plan .why');
  await why.waitFor();
  assert.match(await why.innerText(), /Rule 2\.4c/);
  await shoot(page, 'the-capitals-dead');
  await why.locator('button').click();
  await page.waitForSelector('.rules table');
  assert.equal(await page.getAttribute('#tab-rules', 'aria-selected'), 'true');
  assert.equal(await page.getAttribute('.screen', 'data-seq'), seq, 'nothing was sent');
});

test('a tile may be changed for another one, put back, and a choice waits for its confirmation', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await take(page);
  const seq = () => page.getAttribute('.screen', 'data-seq');
  const first = await page.locator('.card.taken').getAttribute('data-tile');
  await page.locator('.card:not(.taken) .hit[data-switch]').first().click();
  await page.waitForFunction((old) => ![null, undefined, old].includes(document.querySelector('.card.taken')?.dataset.tile), first);
  const before = await seq();
  await page.locator('.spot[data-live=true]').first().click();
  await page.waitForSelector('[data-main]:enabled');
  assert.equal(await seq(), before, 'only chosen');
  await page.click('[data-other=cancel]');
  await page.waitForSelector('[data-main]', { state: 'detached' });
  await page.locator('.card.taken .hit').click();
  await page.waitForSelector('.card.taken', { state: 'detached' });
  assert.equal(await page.locator('.spot').count(), 0);
});

test('a tile is built by keyboard alone, and every tile can be read', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await settled(page);
  const tiles = () => page.locator('.plan .stone').count();
  const before = await tiles();
  await page.locator('[data-act^="tile "][data-live=true]').first().focus();
  await page.waitForSelector('[data-details]');
  assert.match(await page.innerText('[data-details]'), /When built/);
  await page.keyboard.press('Enter');
  const cell = page.locator('.spot[data-live=true]').first();
  await cell.focus();
  const act = await cell.getAttribute('data-act');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-main="${act}"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-main]', { state: 'detached' });
  // Arrows lead over the city to the other side; what lies there can be asked too.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  assert.match(await page.evaluate(() => document.activeElement.dataset.cell ?? ''), /^-?\d+,-?\d+$/);
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelectorAll('.plan .stone').length === old + 1, before);
});

test('another city can be looked at, and the plan is moved by hand', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot', 'bot']);
  await play(page, dice(12), { enough: (step, now) => step >= 24 && now.kind === 'act' });
  const tiles = () => page.locator('.plan .stone').count();
  await page.click('[data-show="2"]');
  const theirs = await page.evaluate(() => document.querySelectorAll('[data-seat="2"] .city > svg > g[transform]').length);
  assert.equal(await tiles(), theirs);
  assert.equal(await page.locator('.plan [data-act]').count(), 0, 'nothing can be done in it');
  await page.locator('.plan [data-look]').first().hover();
  await page.waitForSelector('[data-details]');
  await page.click('[data-back]');
  const place = () => page.locator('.plan .stone').first().evaluate((stone) => stone.getBoundingClientRect().x);
  const home = await place();
  const box = await page.locator('.plan').boundingBox();
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 78, box.y + 38, { steps: 4 });
  await page.mouse.up();
  assert.ok(Math.abs((await place()) - home - 70) < 12, 'dragged');
  await page.mouse.wheel(0, -300);
  await page.click('[data-fit]');
  assert.equal(Math.round(await place()), Math.round(home), 'fitted again');
});

/** Which screens show which table. */
const tables = [
  [[wide, narrow], ['you', 'bot', 'bot', 'bot', 'bot'], { prosperity: 'on' }],
  [[{ width: 1440, height: 900 }], ['you', 'bot'], { prosperity: 'on' }],
  [[phone], ['you', 'bot', 'bot'], { refill: 'full' }],
];
for (const [sizes, kinds, options] of tables) {
  test(`The Capitals with ${kinds.length} seats looks right at ${sizes.map(({ width }) => width).join(' and ')} in every language and theme`, async () => {
    const page = await visit(browser, server.url, sizes[0]);
    await table(page, kinds, options);
    await play(page, dice(15), { enough: (_, now) => now.kind === 'result' });
    await page.click('[data-close-result]');
    await play(page, dice(14), { enough: (step, now) => step >= 12 && now.kind === 'act' });
    for (const locale of ['en', 'it', 'es']) {
      for (const theme of themes(locale)) {
        await wear(page, locale, theme);
        for (const size of sizes) {
          await resize(page, size);
          await looksRight(page, size, theme, (what) => `the-capitals-${what}-${locale}-${theme}-${size.width}`);
        }
      }
    }
    assert.deepEqual(page.complaints, []);
  });
}

async function looksRight(page, size, theme, name) {
  await openTab(page, 'hand');
  await shoot(page, name('table'));
  assert.deepEqual(await overflow(page), [], name('table'));
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1 || document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight + 1);
  assert.ok(!scrolls, `${name('table')} scrolls`);
  if (theme === 'light') assert.deepEqual(await restless(page), [], name('aim'));
  if (size.width < 1024) {
    for (const tab of ['plant', 'players', 'tracks']) {
      await openTab(page, tab);
      assert.deepEqual(await overflow(page), [], name(tab));
      await shoot(page, name(tab));
    }
  }
  await page.locator('[data-results]').filter({ visible: true }).first().click();
  await page.waitForSelector('[data-close-result]');
  await shoot(page, name('expo'));
  assert.deepEqual(await overflow(page), [], name('expo'));
  await page.click('[data-close-result]');
}
