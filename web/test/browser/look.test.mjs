// What people see: three languages, light and dark, wide and phone; nothing sticks out, nothing is out of reach.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, launch, openTable, play, resize, serve, visit } from './harness.mjs';
import { axe, overflow, shoot } from './looks.mjs';

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
  test(`everything beside a game in ${locale}, light and dark, wide and on a phone`, async () => {
    const page = await visit(browser, server.url, { ...sizes.wide, locale });
    /** The same page on every screen. */
    const fine = async (what, on = ['wide', 'phone']) => {
      for (const size of on) {
        await resize(page, sizes[size]);
        for (const theme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme: theme });
          await shoot(page, `${what}-${locale}-${theme}-${size}`);
          assert.deepEqual(await overflow(page), [], `${what}, ${theme}, ${size}`);
        }
      }
    };
    await page.waitForSelector('[data-play-now]');
    assert.equal(await page.getAttribute('html', 'lang'), locale);
    await fine('lobby');
    await page.click('[data-set-up]');
    await page.selectOption('li[data-seat="1"] [data-kind]', 'guest');
    await fine('new-table');
    await page.selectOption('li[data-seat="1"] [data-kind]', 'bot');
    await page.click('[data-start]');
    await page.waitForSelector('.screen[data-ready=true]');
    await fine('table');
    for (const tab of [2, 3, 4, 5, 1]) {
      await page.click(`.sheet button:nth-child(${tab})`);
      await fine(`table-tab${tab}`, ['phone']);
    }
    await resize(page, sizes.wide);
    await page.click('#tab-offers');
    await page.hover('[data-offer]');
    await fine('offers', ['wide']);
    await page.click('#tab-rules');
    await page.waitForSelector('.rules table');
    await fine('rules-tab', ['wide']);
    await page.goto(`${server.url}/rules/capitol`);
    await page.waitForSelector('.rules table');
    await fine('rules');
    await page.goto(`${server.url}/about`);
    await fine('about');
    assert.deepEqual(page.complaints, []);
  });
}

test('the wide table never scrolls, in mid-game and at both sizes', async () => {
  const page = await visit(browser, server.url, sizes.wide);
  await openTable(page, ['you', 'bot', 'bot', 'bot']);
  await play(page, dice(23), {
    enough: (step) => step >= 45,
    seen: async (now, step) => {
      if (now.kind !== 'result' && step % 5 > 0) return;
      for (const size of ['large', 'wide']) {
        await resize(page, sizes[size]);
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight + 1);
        assert.ok(!scrolls, `scrolls at step ${step}, ${size}`);
        assert.deepEqual(await overflow(page), [], `step ${step}, ${size}`);
        await shoot(page, `game-${size}-${String(step).padStart(2, '0')}`);
      }
    },
  });
});

test('nothing serious for people who use other eyes and hands', async () => {
  const page = await visit(browser, server.url);
  const heard = async (what) => {
    for (const theme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme: theme });
      assert.deepEqual(await axe(page), [], `${what}, ${theme}`);
    }
  };
  await page.waitForSelector('[data-play-now]');
  await heard('lobby');
  await page.click('[data-set-up]');
  await heard('new table');
  await page.selectOption('li[data-seat="1"] [data-kind]', 'bot');
  await page.click('[data-start]');
  await page.waitForSelector('.screen[data-ready=true]');
  await heard('table');
  await page.click('#tab-offers');
  await heard('offers');
  await midGame(page, 14, 29);
  await heard('mid-game');
  await play(page, dice(31), { enough: (_, now) => now.kind === 'result' });
  await heard('scoring');
  await page.goto(`${server.url}/rules/capitol#3.2e`);
  await page.waitForSelector('.rules table');
  await heard('rules');
  await page.goto(`${server.url}/about`);
  await heard('about');
});

test('language and theme switch on the page and are remembered', async () => {
  const page = await visit(browser, server.url);
  await page.waitForSelector('[data-play-now]');
  await page.click('button[lang=it]');
  // Another language is loaded first.
  await page.waitForSelector('html[lang=it]', { state: 'attached' });
  assert.match(await page.innerText('h1'), /Stasera/);
  await page.click('[data-theme-toggle]');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  await page.reload();
  await page.waitForSelector('[data-play-now]');
  assert.match(await page.innerText('h1'), /Stasera/);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
});
