// People find each other: invitations, the waiting room, the lobby's lists, accounts. Real server, real browsers.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, resize, serve, visit } from './harness.mjs';
import { axe, overflow, shoot } from './looks.mjs';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** Sets up a table whose other seats wait for friends; the address of its invitation. */
async function openForFriends(page, { game = 'capitol', seats = 2, name = 'Livia', listed = false, pace = 'none' } = {}) {
  await page.goto(server.url);
  await page.click(`[data-game=${game}] [data-set-up]`);
  await page.locator('section label', { hasText: new RegExp(`^\\s*${seats}\\s*$`) }).click();
  await page.fill('li[data-seat="0"] input', name);
  for (let seat = 1; seat < seats; seat += 1) await page.selectOption(`li[data-seat="${seat}"] [data-kind]`, 'open');
  await page.locator(`input[name=pace][value=${pace}]`).check({ force: true });
  if (listed) await page.locator('input[name=visibility][value=public]').check({ force: true });
  await page.click('[data-start]');
  await page.waitForSelector('[data-invitation]');
  return page.inputValue('[data-invitation]');
}

const free = (page, n) => page.waitForFunction((wanted) => document.querySelectorAll('li[data-kind=open]').length === wanted, n);

/** The same page on every screen, in every theme. */
async function fine(page, what) {
  for (const [size, measures] of Object.entries({ wide, phone })) {
    await resize(page, measures);
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme });
      await shoot(page, `${what}-${theme}-${size}`);
      assert.deepEqual(await overflow(page), [], `${what}, ${theme}, ${size}`);
      // Contrast is the theme's business, names and roles are the language's: not every pair needs both.
      if ((theme === 'dark') === (size === 'phone')) assert.deepEqual(await axe(page), [], `${what}, ${theme}, ${size}`);
    }
  }
  await resize(page, wide);
}

test('a newcomer joins by a link with one click, and the game begins', async () => {
  const host = await visit(browser, server.url);
  await host.waitForSelector('[data-play-now]');
  assert.deepEqual(await host.context().cookies(), [], 'who only looks is nobody');
  const link = await openForFriends(host, { pace: 'days' });
  await host.waitForFunction(() => document.querySelector('[data-who]').innerText.includes('Livia'));
  const guest = await visit(browser, link, phone);
  await guest.waitForSelector('[data-sit]');
  assert.match(await guest.innerText('h1'), /Livia invites you to a game of Capitol/);
  await guest.fill('#join-name', 'Teo');
  await guest.click('[data-sit]');
  await Promise.all([guest.waitForSelector('.screen'), host.waitForSelector('.screen')]);
  // The door is shut behind them; who sits there already is led to the table.
  const late = await visit(browser, link);
  await late.getByText('This invitation has expired').waitFor();
  await host.goto(server.url);
  await host.waitForSelector('.mine [data-table]');
  assert.match(await host.innerText('.mine'), /with Teo[^]*days left/);
  const forged = await visit(browser, `${server.url}/join/abcdefghijklmnopqrstuvwxyz`);
  await forged.getByText('This invitation leads nowhere').waitFor();
  assert.deepEqual([host.complaints, guest.complaints], [[], []]);
});

test('in the waiting room people come and go, and the one who opened it starts or takes it away', async () => {
  const host = await visit(browser, server.url);
  const link = await openForFriends(host, { game: 'new-york', seats: 3 });
  await free(host, 2);
  const friend = await visit(browser, link);
  await friend.click('[data-sit]');
  await friend.waitForSelector('[data-leave]');
  await free(host, 1);
  await friend.click('[data-leave]');
  await friend.waitForSelector('[data-play-now]');
  await free(host, 2);
  await host.click('[data-leave]');
  await host.click('[data-remove]');
  await host.waitForSelector('[data-play-now]');
  await friend.goto(link);
  await friend.getByText('This invitation leads nowhere').waitFor();
  await openForFriends(host, { game: 'new-york', seats: 3 });
  await host.click('[data-start-now]');
  await host.waitForSelector('.screen');
});

test('a listed table is found in the lobby, and the lists follow what happens', async () => {
  const host = await visit(browser, server.url);
  await openForFriends(host, { name: 'Mara', listed: true });
  const other = await visit(browser, server.url);
  await other.waitForSelector('.open [data-join]');
  assert.match(await other.innerText('.open'), /Mara, no clock/);
  await other.click('.open [data-join]');
  await other.waitForSelector('.screen');
  // Another tab of the same person hears of a table that is made elsewhere.
  const tab = await other.context().newPage();
  await tab.goto(server.url);
  await tab.waitForSelector('.mine [data-table]');
  await other.goto(server.url);
  await other.click('[data-play-now]');
  await other.waitForSelector('.screen');
  await tab.bringToFront();
  await tab.waitForFunction(() => document.querySelectorAll('.mine [data-table]').length === 2);
});

test('a guest keeps the name by a password, comes in from elsewhere, and goes for good', async () => {
  const page = await visit(browser, server.url);
  const link = await openForFriends(page, { name: 'Ada' });
  const friend = await visit(browser, link);
  await friend.click('[data-sit]');
  await friend.waitForSelector('.screen');
  const refusal = async (at, part) => (await at.locator(`[data-part=${part}] form [role=alert]`).innerText());
  await page.goto(`${server.url}/account`);
  await page.fill('#new-password', 'short');
  await page.keyboard.press('Enter');
  assert.match(await refusal(page, 'password'), /8 to 200 characters/);
  await page.fill('#new-password', 'correct horse');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main[data-status=account]');

  const elsewhere = await visit(browser, `${server.url}/account`);
  await elsewhere.fill('#sign-in-name', 'ada');
  await elsewhere.fill('#sign-in-password', 'wrong horse');
  await elsewhere.keyboard.press('Enter');
  assert.match(await refusal(elsewhere, 'sign-in'), /do not match/);
  await elsewhere.fill('#sign-in-password', 'correct horse');
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForSelector('.mine [data-table]');
  await elsewhere.goto(`${server.url}/account`);
  await elsewhere.getByText('Sign out everywhere else', { exact: true }).click();
  await elsewhere.getByText('You are signed in only here.').waitFor();
  await page.reload();
  await page.waitForSelector('main[data-status=nobody]');

  await elsewhere.fill('#webhook', 'http://127.0.0.1/hook');
  await elsewhere.locator('[data-part=notices] button[type=submit]').first().click();
  assert.match(await refusal(elsewhere, 'notices'), /public server/);
  await elsewhere.click('[data-delete]');
  await elsewhere.fill('#farewell-password', 'correct horse');
  await elsewhere.getByText('Delete for good').click();
  await elsewhere.waitForSelector('[data-play-now]');
  await friend.goto(server.url);
  await friend.waitForSelector('.mine [data-table]');
  assert.match(await friend.innerText('.mine'), /with Somebody who left/);
});

for (const locale of ['en', 'it', 'es']) {
  test(`invitation, waiting room, lists and account in ${locale}, light and dark, wide and on a phone`, async () => {
    const page = await visit(browser, server.url, { locale });
    const link = await openForFriends(page, { game: 'urban-sprawl', seats: 4, name: 'Maximiliana Wolkenstein', listed: true, pace: 'live' });
    await fine(page, `room-${locale}`);
    await page.goto(server.url);
    await page.waitForSelector('.mine [data-copy]');
    await fine(page, `lists-${locale}`);
    await page.goto(`${server.url}/account`);
    await page.click('[data-delete]');
    await fine(page, `account-${locale}`);
    const other = await visit(browser, link, { locale });
    await other.waitForSelector('#join-name');
    await fine(other, `join-${locale}`);
    assert.deepEqual([page.complaints, other.complaints], [[], []]);
  });
}
