// Starts the real binary and Debian's chromium, and plays like a person: by clicking what is live.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const binary = process.env.INSULA_BIN ?? join(root, 'target/release/insula');
export const shots = process.env.SHOTS ?? join(tmpdir(), 'insula-shots');
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** No single wait takes longer than this. */
const PATIENCE = 15_000;

/** A server of its own with an empty store. `stop` keeps the store, `start` goes on with it, `end` removes it. */
export async function serve() {
  assert.ok(existsSync(binary), `${binary} is missing: build it first, or set INSULA_BIN`);
  const data = mkdtempSync(join(tmpdir(), 'insula-'));
  let child = null;
  let port = 0;
  // Whatever happens to the test, its server does not outlive it.
  process.once('exit', () => child?.kill('SIGKILL'));
  const server = {
    url: '',
    async start() {
      child = spawn(binary, ['serve', '--port', String(port), '--data', data, '--bot-delay', '0'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      server.url = await new Promise((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          const found = /Insula is ready: (http:\S+)/.exec(line);
          if (found) resolve(found[1]);
        });
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      });
      port = Number(new URL(server.url).port);
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
      child = null;
    },
    async end() {
      await server.stop('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

export function launch() {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A person with a browser of their own. Whatever the page complains about is kept in `page.complaints`. */
export async function visit(browser, url, { width = 1280, height = 800, theme = 'light', locale = 'en', touch = false, motion = 'reduce' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: motion,
    locale,
    hasTouch: touch,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.complaints = [];
  page.on('console', (message) => message.type() === 'error' && page.complaints.push(message.text()));
  page.on('pageerror', (error) => page.complaints.push(error.message));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** Shows the same table in another language and theme. */
export async function wear(page, locale, theme) {
  await page.evaluate((language) => localStorage.setItem('insula-language', language), locale);
  await page.emulateMedia({ colorScheme: theme });
  await page.reload();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
  assert.equal(await page.getAttribute('html', 'lang'), locale);
}

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** From the lobby to a new table; `kinds` says who sits where. */
export async function openTable(page, kinds, { game = 'capitol', options = {} } = {}) {
  await page.click(`[data-game="${game}"] [data-set-up]`);
  await page.locator('section label', { hasText: new RegExp(`^\\s*${kinds.length}\\s*$`) }).click();
  for (const [seat, kind] of kinds.entries()) {
    if (seat > 0) await page.selectOption(`li[data-seat="${seat}"] select`, kind);
    if (kind !== 'bot') await page.fill(`li[data-seat="${seat}"] input:not([type=radio])`, `Person${seat + 1}`);
  }
  for (const [key, value] of Object.entries(options)) {
    // By property: a radio button whose value is `on` needs no attribute for it.
    const choices = page.locator(`input[name="option-${key}"]`);
    await choices.nth(await choices.evaluateAll((all, wanted) => all.findIndex((one) => one.value === wanted), value)).check();
  }
  await page.click('[data-start]');
  await settled(page);
}

/** Waits until a person can do something at the table, or it is over; says which. */
export async function settled(page, not = null) {
  const handle = await page.waitForFunction((before) => {
    const screen = document.querySelector('.screen');
    if (!screen) return null;
    const { seq, viewer, ready, over } = screen.dataset;
    const cover = document.querySelector('[data-cover]')?.dataset.cover ?? null;
    const result = !!document.querySelector('[data-close-result]');
    const stamp = `${viewer} ${seq} ${cover} ${result}`;
    if (stamp === before) return null;
    // Under a fresh cover the old packet lies for a moment, until the server shows the public view.
    if (cover !== null && viewer !== undefined) return null;
    const kind = result ? 'result' : cover !== null ? 'cover' : over === 'true' ? 'over' : ready === 'true' ? 'act' : null;
    return kind && { kind, stamp, cover };
  }, not);
  return handle.jsonValue();
}

/** Everything on board and dock that can be clicked now, and everything on offer. */
export function targets(page) {
  return page.evaluate(() => {
    const shown = (selector) => [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
    return {
      acts: [...new Set(shown('[data-act][data-live="true"]').map((element) => element.dataset.act))],
      choices: shown('[data-choose]').map((element) => element.dataset.choose),
    };
  });
}

/** Clicks where a person would: at a spot of the element that nothing covers (cards of a full hand overlap). */
export async function clickVisible(page, locator) {
  const element = await locator.elementHandle();
  await element.scrollIntoViewIfNeeded();
  // A card under the pointer is raised over its neighbors.
  await page.mouse.move(1, 1);
  const spot = await element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const fx of [0.5, 0.3, 0.7, 0.12, 0.88, 0.05]) {
        const at = { x: x + width * fx, y: y + height * fy };
        if (target.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  });
  assert.ok(spot, `a live target is covered: ${await element.evaluate((target) => target.outerHTML.slice(0, 200))}`);
  await page.mouse.click(spot.x, spot.y);
}

/** Opens a tab, of the rail or of the sheet, whichever is there. Wide, the hand needs none; on a phone the list of
 *  offers may lie behind the log. */
export async function openTab(page, name) {
  const tab = (id) => page.locator(`[data-tab=${id}]`).filter({ visible: true });
  if (name === 'hand' && (await tab(name).count()) === 0) return;
  if ((await tab(name).count()) === 0) await tab('log').click();
  await tab(name).click();
}

/** One decision by clicking something live, chosen by `roll`; now and then from the list of offers. */
export async function act(page, roll) {
  // Before the decision, not after it: a scoring may lie over the tabs then.
  await openTab(page, 'hand');
  const live = await targets(page);
  const before = await stampOf(page);
  const pictures = [
    ...live.acts.map((act) => `main [data-act="${act}"][data-live="true"]`),
    ...live.choices.map((slug) => `main [data-choose="${slug}"]`),
  ];
  if (pictures.length === 0 || roll(5) === 0) {
    await openTab(page, 'offers');
    const offers = page.locator('[data-offer]:enabled');
    const count = await offers.count();
    assert.ok(count > 0, 'it is our turn and nothing is on offer');
    await offers.nth(roll(count)).click();
    return;
  }
  const chosen = pictures[roll(pictures.length)];
  await clickVisible(page, page.locator(chosen).filter({ visible: true }).first());
  if (chosen.includes('data-choose')) {
    // Either a choice opens, or another thing is in hand now and shows its own places.
    if ((await page.locator('[data-choose][aria-haspopup]').count()) === 0) return act(page, roll);
    const inside = page.locator('.chooser [data-act][data-live="true"]');
    await inside.first().waitFor();
    await clickVisible(page, inside.nth(roll(await inside.count())));
    return;
  }
  // What a click only chooses is confirmed by the main button, which then names the same act.
  const confirm = page.locator(`[data-main="${live.acts[pictures.indexOf(chosen)]}"]:enabled`);
  if ((await confirm.count()) > 0 && (await stampOf(page)) === before) await confirm.click();
}

/** Whose eyes, and how many changes they have seen. */
function stampOf(page) {
  return page.evaluate(() => {
    const { viewer, seq } = document.querySelector('.screen').dataset;
    return `${viewer} ${seq}`;
  });
}

/** Plays until `enough(step)` or the end. `seen` is called with every state before it is answered. */
export async function play(page, roll, { enough = () => false, seen = async () => {} } = {}) {
  let stamp = null;
  for (let steps = 0; ; steps += 1) {
    assert.ok(steps < 2000, 'the game does not end');
    const now = await settled(page, stamp);
    stamp = now.stamp;
    await seen(now, steps);
    if (now.kind === 'over' || enough(steps, now)) return { steps, ...now };
    if (now.kind === 'result') await page.click('[data-close-result]');
    else if (now.kind === 'cover') {
      await page.click('[data-take]');
      // Bots may move meanwhile; what they do under the cover is not a new state to answer.
      await page.waitForSelector('[data-cover]', { state: 'detached' });
    }
    else await act(page, roll);
  }
}

/** What the table shows: pieces and where they are, scores, log, offers. */
export function picture(page) {
  return page.evaluate(() => ({
    keys: [...document.querySelectorAll('main [data-key]')].map((element) => element.dataset.key).sort(),
    players: document.querySelector('main .players').innerText,
    log: document.querySelector('[role=log]')?.innerText,
    acts: [...document.querySelectorAll('main [data-act]')].map((element) => `${element.dataset.act} ${element.dataset.live}`).sort(),
    prompt: document.querySelector('main .prompt').innerText,
  }));
}

/** Runs the accessibility checks; returns what is serious, readable. */
export async function axe(page) {
  // Not as a script tag: the page's policy allows nothing foreign, the debugger's door is not bound by it.
  await page.evaluate(readFileSync(axePath, 'utf8'));
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join('\n   ')}`);
}

/** What sticks out: sideways scrolling, and words wider than what they stand on. */
export function overflow(page) {
  return page.evaluate(() => {
    const found = [];
    const wide = document.documentElement;
    if (wide.scrollWidth > wide.clientWidth) found.push(`the page scrolls sideways: ${wide.scrollWidth} > ${wide.clientWidth}`);
    const words = 'button, a, label, h1, h2, h3, th, td, p, li, [role=button], [role=tab], option, small, b, span';
    for (const element of document.querySelectorAll(words)) {
      if (!(element instanceof HTMLElement) || element.closest('.sr, [inert], svg') || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      // What is cut on purpose shows an ellipsis or can be scrolled.
      if (style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX) || style.display === 'inline') continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1) {
        found.push(`${element.tagName.toLowerCase()}.${element.className} "${element.innerText.slice(0, 40)}": ${element.scrollWidth} > ${element.clientWidth}`);
      }
    }
    return found;
  });
}

/** What aiming at offers moves: it must move nothing, or what is aimed at runs away from the pointer. */
export async function restless(page) {
  const boxes = () =>
    page.evaluate(() =>
      ['.players', '.board', '.side', '.panel', '.prompt', '.dock'].map((part) => {
        const box = document.querySelector(`main ${part}`).getBoundingClientRect();
        return `${part} ${[box.x, box.y, box.width, box.height].map(Math.round)}`;
      }),
    );
  await openTab(page, 'offers');
  await page.mouse.move(1, 1);
  const still = await boxes();
  const found = [];
  const offers = page.locator('[data-offer]');
  const count = await offers.count();
  for (const at of new Set([0, Math.floor(count / 2), count - 1])) {
    await offers.nth(at).hover();
    found.push(...(await boxes()).filter((box, part) => box !== still[part]));
  }
  return found;
}

/** A screenshot into the folder for them. */
export async function shoot(page, name) {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
