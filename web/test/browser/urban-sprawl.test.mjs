// Urban Sprawl through the page: whole short games by clicks, on a wide screen, on a phone and by several at one screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { act, clickVisible, dice, launch, openTab, openTable, play, pressOn, resize, serve, toEnd, visit, wear } from './harness.mjs';
import { axe, overflow, overlaps, restless, shoot, themes } from './looks.mjs';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** On a phone, contracts and planning cards lie behind two tabs. */
const tabs = ['hand', 'planning'];

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

const table = (page, kinds) => openTable(page, kinds, { game: 'urban-sprawl', options: { length: 'short' } });

/** What is asked now: a question, a place, permits, or a turn. */
const asked = (page) =>
  page.evaluate(() => {
    const live = new Set(window.hands.shown('[data-act][data-live=true], [data-pick][data-live=true]').map(({ dataset }) => dataset.act?.split(' ')[0] ?? 'move'));
    const question = document.querySelector('[data-question]')?.dataset.question;
    return question ?? ['site', 'permit', 'buy', 'park'].find((verb) => live.has(verb)) ?? 'turn';
  });

/** Offers that nothing in sight stands for; the list of offers must be open. */
const undrawn = (page) =>
  page.evaluate(() => {
    const { shown } = window.hands;
    const reached = new Set(shown('[data-act][data-live=true], [data-bare]').map(({ dataset }) => dataset.act ?? dataset.bare));
    const picks = shown('[data-pick]').map(({ dataset }) => `move ${dataset.pick} `);
    return shown('[data-offer]').map(({ dataset }) => dataset.offer).filter((offer) => !reached.has(offer) && !picks.some((pick) => offer.startsWith(pick)));
  });

/** Answers that run away from a pointer that is put on them. */
async function fleeing(page) {
  const answers = page.locator('[data-question] [data-act][data-live=true]');
  if ((await answers.count()) === 0) return [];
  const before = await answers.last().boundingBox();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  const after = await answers.last().boundingBox();
  await page.mouse.move(1, 1);
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [await answers.last().innerText()];
}

/** Mostly builds or ends the turn, so that a whole game is short. */
async function briskly(page, roll, how) {
  const wish = roll(6);
  // A finger that is put on a contract reads it first.
  if (wish === 0 && !page.touch && (await pressOn(page, '[data-act^="build "][data-live=true]'))) return;
  if (wish < 3 || !(await pressOn(page, '[data-bare=end]:enabled'))) await act(page, roll, how);
}

/** Plays until something in sight is so. */
async function reach(page, selector, roll) {
  const end = await play(page, roll, { tabs, enough: async (_, now) => now.kind === 'act' && (await page.locator(selector).filter({ visible: true }).count()) > 0 });
  assert.notEqual(end.kind, 'over', `${selector} never came`);
}

/** Begins to build: the map shows where. */
async function building(page, roll) {
  await reach(page, '[data-act^="build "][data-live=true]', roll);
  await pressOn(page, '[data-act^="build "][data-live=true]');
  await page.waitForSelector('.spot[data-live=true]');
}

/** One decision without a pointer. */
async function byKeys(page, roll) {
  const act = await page.evaluate((number) => {
    const things = window.hands.shown('[data-act][data-live=true], [data-bare]:enabled');
    const thing = things[number % things.length];
    thing?.focus();
    return document.activeElement === thing ? (thing.dataset.act ?? thing.dataset.bare) : null;
  }, roll(1 << 16));
  assert.ok(act, 'what is live can be focused');
  const seq = await page.getAttribute('.screen', 'data-seq');
  await page.keyboard.press('Enter');
  // What Enter only chooses, Enter confirms.
  if ((await page.locator(`[data-main="${act}"]:enabled`).count()) > 0) await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('.screen').dataset.seq !== old, seq);
}

test('a game of Urban Sprawl against a bot, to the end: every offer is drawn, every question can be heard', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot']);
  await openTab(page, 'offers');
  const known = new Set();
  const unmet = () => ['buy', 'turn', 'site', 'result'].filter((what) => !known.has(what));
  await play(page, dice(2), {
    answer: briskly,
    enough: (steps) => steps >= 90 && unmet().length === 0,
    seen: async (now, step) => {
      const what = now.kind === 'act' ? await asked(page) : now.kind;
      if (now.kind === 'act') assert.deepEqual(await undrawn(page), [], `step ${step}`);
      if (!known.has(what)) assert.deepEqual(await axe(page), [], what);
      if (!known.has(what) || step % 20 === 0) assert.deepEqual([...(await overflow(page)), ...(await overlaps(page))], [], `${what}, step ${step}`);
      known.add(what);
    },
  });
  assert.deepEqual(unmet(), [], [...known].join(', '));
  await toEnd(page);
  assert.deepEqual([...(await axe(page)), ...(await overflow(page)), ...(await overlaps(page))], [], 'over');
  assert.match(await page.innerText('.prompt'), /win/);
  await shoot(page, 'urban-sprawl-over');
  assert.deepEqual(page.complaints, []);
});

test('two persons and two bots at one screen: a question in the middle of a turn is for its own person', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'guest', 'bot', 'bot']);
  const covered = new Set();
  /** Who has acted in which turn. */
  const acted = new Map();
  let asking = 0;
  await play(page, dice(8), {
    answer: briskly,
    enough: () => asking > 0 && covered.size === 2,
    seen: async (now) => {
      if (now.kind === 'cover') {
        covered.add(now.cover);
        assert.equal(await page.locator('[data-live=true]').count(), 0, 'something is live under the cover');
        assert.match(await page.innerText('[data-cover] h2'), new RegExp(`Person${Number(now.cover) + 1}`));
      } else if (now.kind === 'act') {
        const [turn, viewer, question] = await page.evaluate(() => [
          document.querySelector('.steps').innerText,
          document.querySelector('.screen').dataset.viewer,
          document.querySelector('[data-question]')?.dataset.question,
        ]);
        const before = acted.get(turn) ?? new Set();
        if (question && before.size > 0 && !before.has(viewer)) asking += 1;
        acted.set(turn, before.add(viewer));
      }
    },
  });
  assert.deepEqual([...covered].sort(), ['0', '1']);
  assert.ok(asking > 0, 'nobody was asked in the middle of another’s turn');
  assert.deepEqual(page.complaints, []);
});

test('a whole game of Urban Sprawl on a phone by touch: nothing sticks out at any step', async () => {
  const page = await visit(browser, server.url, { ...phone, touch: true });
  await table(page, ['you', 'bot']);
  const end = await play(page, dice(10), {
    tabs,
    answer: briskly,
    seen: async (now, step) => {
      assert.deepEqual(await overflow(page), [], `step ${step}`);
      if (now.kind === 'act') assert.deepEqual(await fleeing(page), [], `step ${step}`);
      if (now.kind === 'act' && step % 12 === 0) await shoot(page, `urban-sprawl-phone-${step}`);
    },
  });
  assert.equal(end.kind, 'over');
  assert.deepEqual(page.complaints, []);
});

test('turns are played by keyboard alone', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot']);
  await building(page, dice(4));
  const reached = new Set();
  await page.locator('.spot[data-live=true]').first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    reached.add(await page.evaluate(() => document.activeElement.closest('[data-spot]')?.dataset.act));
  }
  assert.ok(reached.size > 1 && [...reached].every((act) => act !== null), `arrows lead over the map: ${[...reached]}`);
  const spot = page.locator('.spot[data-live=true]').first();
  await spot.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-main="${await spot.getAttribute('data-act')}"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-main]', { state: 'detached' });
  const turn = () => page.innerText('.steps');
  const before = await turn();
  await play(page, dice(5), { answer: byKeys, enough: async (steps) => steps >= 24 && (await turn()) !== before });
  assert.deepEqual(page.complaints, []);
});

test('a dead place says why with its rule, and so does a contract that cannot be built', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot']);
  await building(page, dice(6));
  const seq = await page.getAttribute('.screen', 'data-seq');
  await clickVisible(page, page.locator('.spot[data-live=false]').first());
  const why = page.locator('.why');
  await why.waitFor();
  assert.match(await why.innerText(), /Rule (5\.[12]|8\.|14\.1\.)/);
  await shoot(page, 'urban-sprawl-dead');
  await why.locator('button').click();
  await page.waitForSelector('.rules table');
  assert.equal(await page.getAttribute('#tab-rules', 'aria-selected'), 'true');
  assert.equal(await page.getAttribute('.screen', 'data-seq'), seq, 'nothing was sent');
  await page.click('[data-undo]');
  await page.waitForSelector('.spot', { state: 'detached' });
  await reach(page, '[data-act^="build "][data-live=false]', dice(7));
  await clickVisible(page, page.locator('[data-act^="build "][data-live=false]').first());
  await page.waitForSelector('.why, [data-notice=why]');
  assert.match(await page.locator('.why, [data-notice=why]').first().innerText(), /\d+\.\d+/);
});

test('what happened at the end of a turn is told step by step, and can be skipped', async () => {
  const page = await visit(browser, server.url, { motion: 'no-preference' });
  await table(page, ['you', 'bot']);
  await reach(page, '[data-skip]', dice(9));
  assert.equal(await page.getAttribute('.screen', 'data-ready'), 'true', 'it holds nothing up');
  await pressOn(page, '[data-skip]');
  await page.waitForSelector('[data-skip]', { state: 'detached' });
  const last = await page.locator('.news li, .news p').last().innerText();
  await openTab(page, 'log');
  assert.ok((await page.innerText('[role=log]')).includes(last.trim()), `the log has "${last}"`);
});

test('four seats look right in every language and theme, wide and on a phone', async () => {
  const page = await visit(browser, server.url);
  await table(page, ['you', 'bot', 'bot', 'bot']);
  const { kind } = await play(page, dice(14), { answer: briskly, enough: (step, now) => step >= 9 && now.kind === 'act' });
  assert.equal(kind, 'act');
  for (const locale of ['en', 'it', 'es']) {
    for (const size of [wide, phone]) {
      await resize(page, size);
      for (const theme of themes(locale)) {
        const name = (what) => `urban-sprawl-${what}-${locale}-${theme}-${size.width}`;
        await wear(page, locale, theme);
        for (const tab of size === phone ? ['hand', 'planning', 'players', 'log'] : ['hand']) {
          await openTab(page, tab);
          await shoot(page, name(tab));
          assert.deepEqual([...(await overflow(page)), ...(await overlaps(page))], [], name(tab));
          assert.doesNotMatch(await page.innerText('body'), /urban-sprawl-|page-[a-z]|\{\$/, `${name(tab)} shows a key`);
        }
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
        assert.ok(!scrolls, `${name('table')} scrolls`);
        if (theme === 'light') assert.deepEqual(await restless(page), [], name('aim'));
        if (theme === 'dark' && locale === 'en') assert.deepEqual(await axe(page), [], name('table'));
      }
    }
  }
  assert.deepEqual(page.complaints, []);
});
