// What a table looks like, as far as a program can tell: what sticks out, overlaps, runs away, or cannot be heard.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openTab } from './harness.mjs';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Where pictures for looking at go; without it none is taken. */
const shots = process.env.SHOTS;

/** What fits does not depend on the colors: what is dark is looked at in one language. */
export const themes = (locale) => (locale === 'en' ? ['light', 'dark'] : ['light']);

/** What the table shows: pieces and where they are, scores, log, offers. */
export async function picture(page) {
  // What is pointed at or focused shows what it would bring; after a reload nothing is.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur());
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axePath, 'utf8'));
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'], selectors: false }));
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
    const selector = 'button, a, label, h1, h2, h3, th, td, p, li, [role=button], [role=tab], option, small, b, span';
    for (const element of document.querySelectorAll(selector)) {
      if (!(element instanceof HTMLElement) || element.closest('.sr, [inert], svg') || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      // What is cut on purpose shows an ellipsis or can be scrolled.
      if (style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX) || style.display === 'inline') continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && element.innerText.trim() !== '') {
        // A line that is drawn from one to the next is no word, and what is only heard takes no room.
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const words = document.createRange();
        let right = 0;
        while (walker.nextNode()) {
          if (walker.currentNode.parentElement.closest('.sr, svg')) continue;
          words.selectNodeContents(walker.currentNode);
          right = Math.max(right, words.getBoundingClientRect().right);
        }
        if (right <= element.getBoundingClientRect().right + 1) continue;
        found.push(`${element.tagName.toLowerCase()}.${element.className} "${element.innerText.slice(0, 40)}": ${element.scrollWidth} > ${element.clientWidth}`);
      }
    }
    return found;
  });
}

/** What lies over something else, or is cut off by what it lies in: cards, buttons, tabs, names. */
export function overlaps(page) {
  return page.evaluate(() => {
    const found = [];
    const called = (element) => `${element.tagName.toLowerCase()}.${element.className} "${(element.ariaLabel ?? element.innerText).slice(0, 40)}"`;
    const things = window.hands.shown('[data-key], button, [role=button], [role=tab], h2, h3').filter((element) => element instanceof HTMLElement && !element.closest('.sr'));
    /** What is left of its box in everything that scrolls or cuts. */
    const boxOf = (element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === 'visible') continue;
        const box = outer.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const boxes = things.map(boxOf);
    things.forEach((one, at) => {
      for (let next = at + 1; next < things.length; next += 1) {
        const [a, b, other] = [boxes[at], boxes[next], things[next]];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 2 || high <= 2 || one.contains(other) || other.contains(one)) continue;
        // What belongs to one card lies on it.
        const card = one.closest('[data-key]');
        if (card === null || card !== other.closest('[data-key]')) found.push(`${called(one)} and ${called(other)}`);
      }
    });
    for (const element of window.hands.shown('*')) {
      if (!(element instanceof HTMLElement) || element.closest('.sr, svg, .board')) continue;
      const { overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
      if (element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1) found.push(`cut: ${called(element)} ${element.scrollHeight} > ${element.clientHeight}`);
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
  await page.waitForSelector('[data-offer]');
  const count = await page.locator('[data-offer]').count();
  for (const at of new Set([0, Math.floor(count / 2), count - 1])) {
    const { x, y } = await page.evaluate((number) => window.hands.spot(window.hands.shown('[data-offer]')[number]), at);
    await page.mouse.move(x, y);
    assert.equal(await page.locator('[data-offer]:hover').count(), 1, 'an offer is aimed at');
    found.push(...(await boxes()).filter((box, part) => box !== still[part]));
  }
  return found;
}

/** A screenshot into the folder for them, where somebody wants to look at it. */
export async function shoot(page, name) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
