// A guest keeps their name by a password, comes in elsewhere, and goes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, resize, serve, visit, wear } from './harness.mjs';
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

const status = (page, is) => page.waitForSelector(`main[data-status=${is}]`);
const part = (id) => `[data-part=${id}]`;

test('a guest adds a password, signs in elsewhere, and deletes the account', async () => {
  const page = await visit(browser, `${server.url}/account`);
  await status(page, 'nobody');
  await page.fill('#name', '   ');
  await page.click(`${part('name')} [type=submit]`);
  await page.waitForSelector(`${part('name')} [role=alert]`);
  await page.fill('#name', 'Livia Drusilla');
  await page.click(`${part('name')} [type=submit]`);
  await status(page, 'guest');
  await page.fill('#new-password', 'short');
  await page.click(`${part('password')} [type=submit]`);
  await page.waitForSelector(`${part('password')} [role=alert]`);
  await page.fill('#new-password', 'seven hills of Rome');
  await page.click(`${part('password')} [type=submit]`);
  await status(page, 'account');
  assert.match(await page.innerText('[data-who]'), /Livia Drusilla/);

  const other = await visit(browser, `${server.url}/account`);
  await status(other, 'nobody');
  const enter = async (password) => {
    await other.fill('#sign-in-name', 'livia drusilla');
    await other.fill('#sign-in-password', password);
    await other.click(`${part('sign-in')} [type=submit]`);
  };
  await enter('six hills of Rome');
  await other.waitForSelector(`${part('sign-in')} [role=alert]`);
  await enter('seven hills of Rome');
  await other.waitForSelector('[data-game]');
  assert.match(await other.innerText('[data-who]'), /Livia Drusilla/);

  await page.click('[data-delete]');
  await page.fill('#farewell-password', 'seven hills of Rome');
  await page.click(`${part('farewell')} [type=submit]`);
  await page.waitForSelector('[data-game]');
  await other.goto(`${server.url}/account`);
  await status(other, 'nobody');
  assert.deepEqual([page, other].flatMap(({ complaints }) => complaints).filter((text) => !/status of 4\d\d/.test(text)), []);
});

test('the account page fits every screen, in every language and theme', async () => {
  const page = await visit(browser, `${server.url}/account`);
  await page.fill('#name', 'Livia');
  await page.click(`${part('name')} [type=submit]`);
  await status(page, 'guest');
  for (const [locale, theme] of [['en', 'light'], ['it', 'dark'], ['es', 'light']]) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((language) => localStorage.setItem('insula-language', language), locale);
    await page.reload();
    await status(page, 'guest');
    for (const width of [1280, 390]) {
      await resize(page, { width, height: 844 });
      assert.deepEqual(await overflow(page), [], `${locale} ${width}`);
      assert.deepEqual(await axe(page), [], `${locale} ${width}`);
      await shoot(page, `account-${locale}-${theme}-${width}`);
    }
  }
});
