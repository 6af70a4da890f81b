// A finished game: stepped through backwards, shared, proved, and played on from.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { act, binary, dice, finish, launch, resize, serve, settled, visit } from './harness.mjs';
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

const shown = (page, at) => page.waitForSelector(`.screen[data-at="${at}"][data-drawn="${at}"]`);
const number = async (page, name) => Number(await page.getAttribute('.screen', name));

test('a finished game is stepped through backwards, its file is verified, and a position is played on from', async () => {
  const page = await visit(browser, server.url);
  const id = await finish(page, 'new-york', { seed: 3, seats: 3 });
  await page.goto(`${server.url}/t/${id}/replay`);
  await page.waitForSelector('.screen[data-drawn]');
  const total = await number(page, 'data-at');
  await shown(page, total);
  for (const back of [1, 2, 3]) {
    await page.click('[data-step=previous]');
    await shown(page, total - back);
  }
  await page.keyboard.press('ArrowRight');
  await shown(page, total - 2);
  await page.waitForSelector('[data-proof]');
  await page.click('[data-proof]');
  await page.waitForSelector('[data-verdict]');
  assert.match(await page.innerText('[data-verdict=sound]'), /every state is as it was/);
  assert.deepEqual(await axe(page), []);
  await shoot(page, 'verdict');
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-save]')]);
  const said = execFileSync(binary, ['replay', await download.path()], { encoding: 'utf8' });
  assert.match(said, /^new-york: verified, \d+ actions/);

  // A link to a position leads there, through the same eyes, in any browser.
  const stranger = await visit(browser, `${server.url}/t/${id}/replay?at=10&seat=2`);
  await shown(stranger, 10);
  await stranger.waitForSelector('.screen[data-shown="2"]');
  assert.deepEqual(await overflow(stranger), []);

  await page.goto(`${server.url}/t/${id}/replay?at=10`);
  await shown(page, 10);
  await page.click('[data-play-on-from]');
  await page.waitForSelector('[data-play-on]');
  await shoot(page, 'play-on');
  await page.click('dialog [data-start]');
  await page.waitForFunction((old) => !location.pathname.includes(old), id);
  assert.equal((await settled(page)).kind, 'act');
  await act(page, dice(2), { tabs: ['hand', 'city'] });
  assert.deepEqual([...page.complaints, ...stranger.complaints], []);
});

test('the replay fits every screen, in every language and theme', async () => {
  const page = await visit(browser, server.url);
  // The longest name and the most moves.
  const id = await finish(page, 'urban-sprawl', { seed: 8 });
  for (const [locale, theme] of [['en', 'light'], ['it', 'dark'], ['es', 'light']]) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((language) => localStorage.setItem('insula-language', language), locale);
    for (const width of [1280, 390]) {
      await resize(page, { width, height: 844 });
      await page.goto(`${server.url}/t/${id}/replay?at=12`);
      await shown(page, 12);
      assert.deepEqual(await overflow(page), [], `${locale} ${width}`);
      const cut = (names) => names.filter((name) => name.clientWidth > 1 && name.scrollWidth > name.clientWidth).map((name) => name.innerText);
      assert.deepEqual(await page.locator('.ranks .won > span').evaluateAll(cut), [], `who won is said in whole or by the glyph alone, ${locale} ${width}`);
      await shoot(page, `replay-${locale}-${theme}-${width}`);
    }
    // Still as narrow: the table itself, where the way on is.
    await page.goto(`${server.url}/t/${id}`);
    await page.waitForSelector('[data-again]');
    const broken = (buttons) =>
      buttons.filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button.lastChild);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
      }).map((button) => button.innerText);
    assert.deepEqual(await page.locator('.prompt .acts .btn').evaluateAll(broken), [], `one line a button, ${locale}`);
    await shoot(page, `over-${locale}-${theme}`);
  }
});
