// Starts the real binary and Debian's chromium, and plays like a person: by clicking what is live.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const binary = process.env.INSULA_BIN ?? join(root, 'target/release/insula');
/** No single wait takes longer than this. */
const PATIENCE = 15_000;

/** A server of its own with an empty store, started with the arguments `extra` too. `stop` keeps the store, `start` goes on with it, `end` removes it. */
export async function serve(...extra) {
  assert.ok(existsSync(binary), `${binary} is missing: build it first, or set INSULA_BIN`);
  const data = mkdtempSync(join(tmpdir(), 'insula-'));
  let child = null;
  let port = 0;
  // Whatever happens to the test, its server does not outlive it.
  process.once('exit', () => child?.kill('SIGKILL'));
  const server = {
    url: '',
    extra,
    async start() {
      child = spawn(binary, ['serve', '--port', String(port), '--data', data, '--bot-delay', '0', ...server.extra], {
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

/** The headless shell draws as the whole browser does, and takes half as long. */
export function launch() {
  return chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
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
  await context.addInitScript(hands);
  const page = await context.newPage();
  page.touch = touch;
  page.setDefaultTimeout(PATIENCE);
  page.complaints = [];
  page.on('console', (message) => message.type() === 'error' && page.complaints.push(message.text()));
  page.on('pageerror', (error) => page.complaints.push(error.message));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** Shows the same table in another language and theme, with nothing aimed at. */
export async function wear(page, locale, theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.mouse.move(1, 1);
  if ((await page.getAttribute('html', 'lang')) === locale) return;
  await page.evaluate((language) => localStorage.setItem('insula-language', language), locale);
  await page.reload();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
  assert.equal(await page.getAttribute('html', 'lang'), locale);
}

/** Shows the same table on another screen; what is laid out by its size has settled then. */
export async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
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
export async function openTable(page, kinds, { game = 'capitol', options = {}, cards = null } = {}) {
  await page.click(`[data-game="${game}"] [data-set-up]`);
  await page.locator('section label', { hasText: new RegExp(`^\\s*${kinds.length}\\s*$`) }).click();
  for (const [seat, kind] of kinds.entries()) {
    if (seat > 0) await page.selectOption(`li[data-seat="${seat}"] [data-kind]`, kind);
    if (kind === 'you' || kind === 'guest') await page.fill(`li[data-seat="${seat}"] input:not([type=radio])`, `Person${seat + 1}`);
  }
  for (const [key, value] of Object.entries(options)) {
    // By property: a radio button whose value is `on` needs no attribute for it.
    const choices = page.locator(`input[name="option-${key}"]`);
    await choices.nth(await choices.evaluateAll((all, wanted) => all.findIndex((one) => one.value === wanted), value)).check();
  }
  if (cards) await page.selectOption('select[name=cards]', { label: cards });
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

/** Everything on board and dock that can be clicked now, and everything in the list of offers: of the same moment. */
export function targets(page) {
  return page.evaluate(() => ({
    acts: [...new Set(window.hands.shown('[data-act][data-live="true"]').map((element) => element.dataset.act))],
    choices: window.hands.shown('[data-choose]').map((element) => element.dataset.choose),
    offers: window.hands.shown('[data-offer]:enabled').map((element) => element.dataset.offer),
  }));
}

/** Given to every page: what is in sight, and where a finger would go. One question to the page instead of many. */
function hands() {
  const shown = (selector) => [...document.querySelectorAll(`main :is(${selector})`)].filter((element) => element.checkVisibility());
  const free = (target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const hit = (at, by) => target.contains(document.elementFromPoint(at.x + by, at.y + by));
    let edge = null;
    for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const fx of [0.5, 0.3, 0.7, 0.12, 0.88, 0.05]) {
        const at = { x: Math.round(x + width * fx), y: Math.round(y + height * fy) };
        if (!hit(at, 0)) continue;
        // Where two things meet, a pixel decides: not there if there is room elsewhere.
        if (hit(at, -1) && hit(at, 1)) return at;
        edge ??= at;
      }
    }
    return edge;
  };
  /** A spot that nothing covers (cards of a full hand overlap), scrolled to where that is needed. */
  const spot = (target) => {
    const at = free(target);
    if (at) return at;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const after = free(target);
    if (!after) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      throw new Error(`a live target is covered: ${target.outerHTML.slice(0, 200)} by ${over?.outerHTML.slice(0, 200)}`);
    }
    return after;
  };
  /** What glides comes to rest first. */
  const still = () =>
    matchMedia('(prefers-reduced-motion: reduce)').matches
      ? undefined
      : Promise.all(
          document
            .getAnimations()
            .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
            .map(({ finished }) => finished.catch(() => undefined)),
        );
  /** Whose eyes, and how many changes they have seen; `sent`: an answer is on its way. */
  const stamp = () => {
    const { viewer, seq, ready } = document.querySelector('.screen').dataset;
    return `${viewer} ${seq} ${ready === 'true' ? '' : 'sent'}`;
  };
  window.hands = { shown, spot, still, stamp };
}

/** A real click, or a tap of a finger, at a spot. A tap becomes a click a little later, and is waited for. */
async function press(page, { x, y }) {
  if (!page.touch) return page.mouse.click(x, y);
  await page.evaluate(() => {
    window.clicked = new Promise((done) => addEventListener('click', () => setTimeout(done), { once: true, capture: true }));
  });
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => window.clicked);
}

/** Presses the first element in sight; false if there is none. */
export async function pressOn(page, selector) {
  const at = await page.evaluate(async (wanted) => {
    await window.hands.still();
    const target = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
    return target ? window.hands.spot(target) : null;
  }, selector);
  if (at) await press(page, at);
  return at !== null;
}

/** Clicks where a person would: at a spot of the element that nothing covers (cards of a full hand overlap). */
export async function clickVisible(page, locator) {
  await page.mouse.move(1, 1);
  await press(page, await locator.evaluate(async (target) => (await window.hands.still(), window.hands.spot(target))));
}

/** Of the most covered of these: how many pixels of a line across it can be pressed, wherever among them the pointer rests. */
export async function leastFree(page, selector) {
  const measure = () =>
    page.evaluate(async (wanted) => {
      await window.hands.still();
      return window.hands.shown(wanted).map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const hit = Array.from({ length: Math.floor(width) }, (_, at) => card.contains(document.elementFromPoint(x + at + 0.5, y + height * 0.4)));
        return { x, y: y + height * 0.4, hit };
      });
    }, selector);
  const least = (cards) => Math.min(...cards.map(({ hit }) => hit.filter(Boolean).length));
  const cards = await measure();
  let free = least(cards);
  for (const { x, y, hit } of cards) {
    await page.mouse.move(x + hit.indexOf(true) + 0.5, y);
    free = Math.min(free, least(await measure()));
  }
  await page.mouse.move(1, 1);
  return free;
}

/** Opens a tab, of the rail or of the sheet, whichever is there. Wide, the hand needs none; on a phone the list of
 *  offers may lie behind the log. */
export async function openTab(page, name) {
  const open = (id) =>
    page.evaluate((wanted) => {
      const [tab] = window.hands.shown(`[data-tab="${wanted}"]`);
      if (!tab) return 'none';
      return (tab.ariaPressed ?? tab.ariaSelected) === 'true' ? 'open' : window.hands.spot(tab);
    }, id);
  let at = await open(name);
  if (at === 'none' && !PANEL.includes(name)) return;
  if (at === 'none') {
    await press(page, await open('log'));
    at = await open(name);
  }
  if (at !== 'open') await press(page, at);
}
const PANEL = ['log', 'rules', 'offers'];

/** One decision by pressing something live, chosen by `roll`; now and then from the list of offers. `tabs` are those of
 *  a phone that hold things to press. */
export async function act(page, roll, { tabs = ['hand'] } = {}) {
  // Before the decision, not after it: a scoring may lie over the tabs then.
  await openTab(page, tabs[roll(tabs.length)]);
  // What is aimed at shows more about itself, which may lie over something else.
  await page.mouse.move(1, 1);
  const chosen = roll(5) === 0 ? null : await page.evaluate(pick, roll(1 << 16));
  if (!chosen) {
    await openTab(page, 'offers');
    await page.waitForSelector('[data-offer]:enabled');
    const at = await page.evaluate((number) => {
      const offers = window.hands.shown('[data-offer]:enabled');
      return window.hands.spot(offers[number % offers.length]);
    }, roll(1 << 16));
    return press(page, at);
  }
  await press(page, chosen.at);
  if (chosen.choose) {
    // Either a choice opens, or another thing is in hand now and shows its own places.
    if ((await page.locator('[data-choose][aria-haspopup]').count()) === 0) return act(page, roll, { tabs });
    const inside = page.locator('.chooser [data-act][data-live="true"]');
    await inside.first().waitFor();
    await clickVisible(page, inside.nth(roll(await inside.count())));
    return;
  }
  // What a click only chooses is confirmed by the main button, which then names the same act; what a tap only shows, by
  // a second tap.
  const again = await page.evaluate(({ act, stamp, touch }) => {
    if (window.hands.stamp() !== stamp) return null;
    // A browser may lead a finger to a neighbor of what it was put on.
    const [main] = window.hands.shown(touch ? `[data-main^="${act.split(' ')[0]} "]:enabled` : `[data-main="${act}"]:enabled`);
    const [same] = touch ? window.hands.shown(`[data-act="${act}"][data-live="true"]`) : [];
    return main ?? same ? window.hands.spot(main ?? same) : null;
  }, { ...chosen, touch: page.touch });
  if (again) await press(page, again);
}

/** Runs in the page: the thing to press, by a number, with the spot where it is pressed. */
async function pick(number) {
  await window.hands.still();
  const things = window.hands.shown('[data-act][data-live="true"], [data-choose]');
  const names = [...new Set(things.map(({ dataset }) => dataset.act ?? `choose ${dataset.choose}`))];
  if (names.length === 0) return null;
  const name = names[number % names.length];
  const thing = things.find(({ dataset }) => (dataset.act ?? `choose ${dataset.choose}`) === name);
  return { act: name, choose: thing.dataset.act === undefined, at: window.hands.spot(thing), stamp: window.hands.stamp() };
}

/** Plays until `enough(step)` or the end. `seen` is called with every state before it is answered. */
export async function play(page, roll, { enough = () => false, seen = async () => {}, answer = act, tabs } = {}) {
  let stamp = null;
  for (let steps = 0; ; steps += 1) {
    assert.ok(steps < 2000, 'the game does not end');
    const now = await settled(page, stamp);
    stamp = now.stamp;
    await seen(now, steps);
    if (now.kind === 'over' || (await enough(steps, now))) return { steps, ...now };
    if (now.kind === 'result') await pressOn(page, '[data-close-result]');
    else if (now.kind === 'cover') {
      await pressOn(page, '[data-take]');
      // Bots may move meanwhile; what they do under the cover is not a new state to answer.
      await page.waitForSelector('[data-cover]', { state: 'detached' });
    } else {
      try {
        await answer(page, roll, { tabs });
      } catch (error) {
        // A scoring that opened over the table meanwhile is closed first, as a person would.
        if ((await page.locator('[data-close-result]').count()) === 0) throw error;
      }
    }
  }
}

/** A whole game against bots, without a picture: opened and played over the socket. Its table. */
export async function finish(page, game, { seats = 2, seed = 1, bot = 'easy', options = {} } = {}) {
  const sitters = Array.from({ length: seats }, (_, seat) => (seat ? { kind: 'bot', name: `Bot${seat}`, bot } : { kind: 'you', name: 'Person1' }));
  const id = await page.evaluate(open, JSON.stringify({ game, options, seats: sitters }));
  await page.evaluate(answerAll, { id, seat: 0, seed });
  return id;
}

/** The rest of the game that the page shows, over a socket of its own, while the page looks on. */
export function rest(page, seat, seed = 1) {
  const id = new URL(page.url()).pathname.split('/')[2];
  return page.evaluate(answerAll, { id, seat, seed });
}

/** The rest of the game for the only person at the table; then the page shows its end. */
export async function toEnd(page, seed = 1) {
  await rest(page, 0, seed);
  await page.waitForSelector('.screen[data-over=true]');
  await pressOn(page, '[data-close-result]');
}

/** Runs in the page: makes a table. */
async function open(body) {
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()).id;
}

/** Runs in the page: answers for a seat by the dice until the game is over. */
async function answerAll({ id, seat, seed }) {
  let state = seed >>> 0;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
  await new Promise((done, fail) => {
    socket.onopen = () => socket.send(JSON.stringify({ t: 'watch', seat }));
    socket.onclose = () => fail(new Error('the table went away'));
    socket.onmessage = ({ data }) => {
      const { packet } = JSON.parse(data);
      if (packet?.over) done();
      else if (packet?.viewer === seat && packet.offers.length > 0) {
        socket.send(JSON.stringify({ t: 'act', seat, seq: packet.seq, act: packet.offers[below(packet.offers.length)].act }));
      }
    };
  });
  socket.onclose = null;
  socket.close();
}
