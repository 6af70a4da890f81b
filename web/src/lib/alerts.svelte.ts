// How a person learns that it is their turn: a sound, a mark in the tab, a notice of the browser. Each can be switched off.
import { confirmsTurns, notifies, playsSound, setConfirms, setNotifies, setSound } from './prefer.svelte';
import { go } from './route.svelte';

/** What can be switched at the table and on the account page. */
export const SWITCHES = ['sound', 'confirm', 'notify'] as const;
export type Switch = (typeof SWITCHES)[number];

/** Whether this browser can show notices, and has not been told to show none. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** Whether something is on; without the browser's permission there are no notices. */
export function switched(name: Switch): boolean {
  if (name === 'sound') return playsSound();
  if (name === 'confirm') return confirmsTurns();
  return notifies() && canNotify() && Notification.permission === 'granted';
}

/** Switches it; for notices the browser is asked first, for the sound it is heard once. */
export async function switchTo(name: Switch, on: boolean): Promise<void> {
  if (name === 'confirm') setConfirms(on);
  else if (name === 'notify') setNotifies(on && canNotify() && (await Notification.requestPermission()) === 'granted');
  else {
    setSound(on);
    chime();
  }
}

/** A notice of the browser about what is at `path`; none while that is in sight. A click leads there. */
export function notify(title: string, body: string, path: string): void {
  if (!switched('notify') || (!document.hidden && location.pathname === path)) return;
  try {
    // One for each table: the next replaces it.
    const notice = new Notification(title, { body, tag: path, icon: '/mark.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      if (location.pathname !== path) go(path);
    };
  } catch {
    // Some phones show notices of installed pages only.
  }
}

/** Two soft tones, a fourth apart. */
export function chime(): void {
  if (!playsSound()) return;
  const context = (audio ??= new AudioContext());
  // Before the first click the browser lets nothing be heard: then it is not heard later either.
  const asked = performance.now();
  const play = () => performance.now() - asked < 1000 && [587.33, 783.99].forEach((pitch, at) => tone(context, pitch, at * 0.14));
  void context.resume().then(play, () => undefined);
}

/** Marks the tab, or takes the mark away. */
export function markTab(on: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? '/mark-turn.svg' : '/mark.svg');
}

let audio: AudioContext | null = null;

function tone(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const wave = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  wave.connect(volume).connect(context.destination);
  wave.start(start);
  wave.stop(start + 0.55);
}
