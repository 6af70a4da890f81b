// Standing answers through the page: set beforehand, kept by the table, and set from a question.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, launch, openTab, openTable, play, serve, settled, visit, wear } from './harness.mjs';
import { axe, shoot } from './looks.mjs';

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

const table = (page) => openTable(page, ['you', 'bot', 'bot'], { game: 'urban-sprawl', options: { length: 'short' } });
const opened = (page) => page.locator('dialog[data-standing][open]');

/** Words of standing answers that are wider than what they stand on. */
const tight = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-standing-open], [data-always], [data-standing] :is(h2, p, label, button)')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.innerText),
  );

/** Opens the list of answers. */
async function open(page) {
  await page.click('[data-standing-open]');
  await opened(page).waitFor();
}

test('a standing answer is set by keyboard and is still there after a reload', async () => {
  const page = await visit(browser, server.url);
  await table(page);
  await page.focus('[data-standing-open]');
  await page.keyboard.press('Enter');
  await opened(page).waitFor();
  assert.deepEqual([await axe(page), await tight(page)], [[], []]);
  await shoot(page, 'standing-wide');
  await page.focus('#standing-vocation');
  await page.keyboard.press('End');
  await page.waitForSelector('[data-standing-open] i');
  await page.keyboard.press('Escape');
  await opened(page).waitFor({ state: 'detached' });
  for (const [locale, theme] of [['it', 'dark'], ['es', 'light']]) {
    await wear(page, locale, theme);
    await open(page);
    assert.equal(await page.inputValue('#standing-vocation'), 'prestige');
    assert.equal(await page.inputValue('#standing-claim'), 'ask');
    assert.deepEqual([await axe(page), await tight(page)], [[], []], locale);
    await shoot(page, `standing-${locale}`);
  }
  await page.selectOption('#standing-vocation', 'ask');
  await page.waitForSelector('[data-standing-open] i', { state: 'detached' });
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('on a phone the answers are with the players', async () => {
  const page = await visit(browser, server.url, { width: 360, height: 740, touch: true });
  await table(page);
  await openTab(page, 'players');
  await open(page);
  assert.deepEqual([await axe(page), await tight(page)], [[], []]);
  await shoot(page, 'standing-phone');
  await page.context().close();
});

test('a question offers to be answered for good, and one click does both', async () => {
  const page = await visit(browser, server.url);
  await table(page);
  let offered = false;
  const seen = async () => {
    offered = (await page.locator('[data-always]:enabled').count()) > 0;
  };
  const { kind } = await play(page, dice(3), { seen, enough: () => offered });
  assert.equal(kind, 'act', 'something that can be answered beforehand is asked in this game');
  assert.deepEqual([await axe(page), await tight(page)], [[], []]);
  await shoot(page, 'standing-question');
  const seq = await page.getAttribute('.screen', 'data-seq');
  await page.locator('[data-always]').first().click();
  await page.waitForFunction((old) => document.querySelector('.screen').dataset.seq !== old, seq);
  await settled(page);
  await page.waitForSelector('[data-standing-open] i');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
