// What people see: three languages, light and dark, wide and phone; nothing sticks out, nothing is out of reach.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, dice, launch, openTable, overflow, play, serve, shoot, visit } from './harness.mjs';

const sizes = { wide: { width: 1280, height: 800 }, large: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** Stops at the first state of each kind that looks different. */
async function midGame(page, steps, seed) {
  await play(page, dice(seed), { enough: (step, now) => step >= steps && now.kind === 'act' });
}

for (const locale of ['en', 'it', 'es']) {
  for (const theme of ['light', 'dark']) {
    for (const size of ['wide', 'phone']) {
      test(`${locale}, ${theme}, ${size}`, async () => {
        const page = await visit(browser, server.url, { ...sizes[size], theme, locale });
        const name = (what) => `${what}-${locale}-${theme}-${size}`;
        const fine = async (what) => {
          await shoot(page, name(what));
          assert.deepEqual(await overflow(page), [], what);
        };
        await page.waitForSelector('[data-play-now]');
        assert.equal(await page.getAttribute('html', 'lang'), locale);
        await fine('lobby');
        await page.click('[data-set-up]');
        await page.selectOption('li[data-seat="1"] select', 'guest');
        await fine('new-table');
        await page.selectOption('li[data-seat="1"] select', 'bot');
        await page.click('[data-start]');
        await page.waitForSelector('.screen[data-ready=true]');
        await fine('table');
        if (size === 'phone') {
          for (const tab of [2, 3, 4, 5, 1]) {
            await page.click(`.sheet button:nth-child(${tab})`);
            await fine(`table-tab${tab}`);
          }
        } else {
          await page.click('#tab-offers');
          await page.hover('[data-offer]');
          await fine('offers');
          await page.click('#tab-rules');
          await page.waitForSelector('.rules table');
          await fine('rules-tab');
        }
        await page.goto(`${server.url}/rules/capitol`);
        await page.waitForSelector('.rules table');
        await fine('rules');
        await page.goto(`${server.url}/about`);
        await fine('about');
        assert.deepEqual(page.complaints, []);
      });
    }
  }
}

test('the wide table never scrolls, in mid-game and at both sizes', async () => {
  for (const size of ['wide', 'large']) {
    const page = await visit(browser, server.url, sizes[size]);
    await openTable(page, ['you', 'bot', 'bot', 'bot']);
    await play(page, dice(23), {
      enough: (step) => step >= 45,
      seen: async (now, step) => {
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight + 1);
        assert.ok(!scrolls, `scrolls at step ${step}`);
        assert.deepEqual(await overflow(page), [], `step ${step}`);
        if (step % 5 === 0 || now.kind === 'result') await shoot(page, `game-${size}-${String(step).padStart(2, '0')}`);
      },
    });
  }
});

test('nothing serious for people who use other eyes and hands', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await visit(browser, server.url, { theme });
    await page.waitForSelector('[data-play-now]');
    assert.deepEqual(await axe(page), [], `lobby, ${theme}`);
    await page.click('[data-set-up]');
    assert.deepEqual(await axe(page), [], `new table, ${theme}`);
    await page.click('[data-start]');
    await page.waitForSelector('.screen[data-ready=true]');
    assert.deepEqual(await axe(page), [], `table, ${theme}`);
    await page.click('#tab-offers');
    assert.deepEqual(await axe(page), [], `offers, ${theme}`);
    await midGame(page, 14, 29);
    assert.deepEqual(await axe(page), [], `mid-game, ${theme}`);
    await play(page, dice(31), { enough: (_, now) => now.kind === 'result' });
    assert.deepEqual(await axe(page), [], `scoring, ${theme}`);
    await page.goto(`${server.url}/rules/capitol#3.2e`);
    await page.waitForSelector('.rules table');
    assert.deepEqual(await axe(page), [], `rules, ${theme}`);
    await page.goto(`${server.url}/about`);
    assert.deepEqual(await axe(page), [], `about, ${theme}`);
  }
});

test('language and theme switch at once and are remembered', async () => {
  const page = await visit(browser, server.url);
  await page.waitForSelector('[data-play-now]');
  await page.click('button[lang=it]');
  assert.match(await page.innerText('h1'), /Stasera/);
  await page.click('[data-theme-toggle]');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  await page.reload();
  await page.waitForSelector('[data-play-now]');
  assert.match(await page.innerText('h1'), /Stasera/);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
});
