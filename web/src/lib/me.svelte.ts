// Who the reader is to the server, and what the server tells them wherever they are on the page.
import type { Event as Told, Me } from '../wire';
import * as api from './api';
import { say, t } from './i18n.svelte';
import { notifies } from './prefer.svelte';
import { go } from './route.svelte';

/** Undefined: not asked yet. Null: nobody, until they do something that needs a person. */
let person = $state.raw<Me | null | undefined>(undefined);
let stream: EventSource | null = null;
const listeners = new Set<() => void>();

/** The reader; none: nobody yet, or not known yet. */
export function me(): Me | null {
  return person ?? null;
}

/** Whether the server has said who the reader is. */
export function met(): boolean {
  return person !== undefined;
}

/** Asks who the reader is, and listens to what they are told, as long as the page is there. */
export function meet(): () => void {
  void ask();
  return () => become(null);
}

/** Asks again: opening a table or joining one makes a guest of a newcomer. */
export async function ask(): Promise<void> {
  try {
    become(await api.me());
  } catch {
    // Not reached: whoever it was stays.
  }
}

/** Takes over what a request has answered about the reader. */
export function become(next: Me | null): void {
  person = next;
  if (!next) {
    stream?.close();
    stream = null;
  } else if (stream?.readyState !== EventSource.CONNECTING && stream?.readyState !== EventSource.OPEN) {
    stream = listen();
  }
}

/** Calls `changed` whenever the reader's tables may have changed. */
export function onTables(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function listen(): EventSource {
  const source = new EventSource(api.eventsPath);
  const changed = () => listeners.forEach((tell) => tell());
  // The first time nothing was missed, and reading once more does no harm.
  source.onopen = changed;
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as Told;
    changed();
    if (event.t === 'notice') notify(event.table, say(event.message, () => ''));
  };
  return source;
}

/** A notification of the browser's, unless its table is in sight. */
function notify(table: string, text: string): void {
  const path = `/t/${table}`;
  if (!notifies() || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  if (!document.hidden && location.pathname === path) return;
  // One for each table: the next replaces it.
  const shown = new Notification(t('page-notification'), { body: text, tag: table, icon: '/mark.svg' });
  shown.onclick = () => {
    focus();
    go(path);
    shown.close();
  };
}
