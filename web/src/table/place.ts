// Where on the screen an act is: the first picture in sight that stands for it.
import type { Box } from '../lib/glide';

/** The box of the picture for `act`, seen from the corner of `root`; null where none is in sight. */
export function placeMark(root: HTMLElement, act: string): Box | null {
  const corner = root.getBoundingClientRect();
  for (const element of picturesOf(root, act)) {
    const box = sight(element);
    if (box) return { x: Math.round(box.x - corner.x), y: Math.round(box.y - corner.y), width: Math.round(box.width), height: Math.round(box.height) };
  }
  return null;
}

/** Scrolls what stands for the act to where it can be seen, if it is somewhere at all and not in sight. */
export function bringIntoSight(root: HTMLElement, act: string): void {
  if (placeMark(root, act)) return;
  const hidden = picturesOf(root, act).find((element) => element.checkVisibility());
  hidden?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** What stands for the act itself first, then what opens a choice that has it, then the buttons of the prompt. */
function picturesOf(root: HTMLElement, act: string): Element[] {
  const name = CSS.escape(act);
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const choices = all('[data-acts]').filter((element) => element.getAttribute('data-acts')?.split('|').includes(act));
  return [...all(`[data-act="${name}"]:not([data-main])`), ...choices, ...all(`[data-main="${name}"], [data-bare="${name}"]`)];
}

/** Its box, if most of it can be seen in everything that scrolls or cuts. */
function sight(element: Element): DOMRect | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return null;
  let { left, top, right, bottom } = box;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const cut = outer.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, cut.left), Math.max(top, cut.top), Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
  }
  if (right - left < box.width / 2 || bottom - top < box.height / 2) return null;
  return new DOMRect(left, top, right - left, bottom - top);
}
