// Notices of the browser: only where they were wanted, allowed and are of use.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canNotify, notify, switched, switchTo } from '../../src/lib/alerts.svelte';

class Shown {
  static permission = 'default';
  static answer = 'granted';
  static all: { title: string; body: string }[] = [];
  static requestPermission = () => Promise.resolve((Shown.permission = Shown.answer));
  constructor(title: string, { body }: { body: string }) {
    Shown.all.push({ title, body });
  }
}
const place = { hidden: true, path: '/' };
beforeEach(() => {
  Object.assign(Shown, { permission: 'default', answer: 'granted', all: [] });
  Object.assign(place, { hidden: true, path: '/' });
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('document', { get hidden() { return place.hidden; } });
  vi.stubGlobal('location', { get pathname() { return place.path; } });
});
afterEach(async () => {
  await switchTo('notify', false);
  vi.unstubAllGlobals();
});
const tell = () => notify('Capitol', 'It is your turn.', '/t/x');

describe('notices of the browser', () => {
  it('are asked for when they are switched on, and stay off where that is denied', async () => {
    tell();
    expect(Shown.all).toEqual([]);
    Shown.answer = 'denied';
    await switchTo('notify', true);
    expect([switched('notify'), canNotify()]).toEqual([false, false]);
    tell();
    expect(Shown.all).toEqual([]);
  });

  it('come while their table is not in sight', async () => {
    await switchTo('notify', true);
    expect(switched('notify')).toBe(true);
    tell();
    expect(Shown.all).toEqual([{ title: 'Capitol', body: 'It is your turn.' }]);
    place.hidden = false;
    tell();
    expect(Shown.all).toHaveLength(2);
    place.path = '/t/x';
    tell();
    expect(Shown.all).toHaveLength(2);
    // The table is there, but behind another window or tab.
    place.hidden = true;
    tell();
    expect(Shown.all).toHaveLength(3);
  });

  it('end when the browser takes its permission back', async () => {
    await switchTo('notify', true);
    Shown.permission = 'denied';
    tell();
    expect([Shown.all, switched('notify')]).toEqual([[], false]);
  });
});
