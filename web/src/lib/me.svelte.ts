// Who the reader is to the server, and what the server tells them wherever they are on the page.
import type { Event as Told, Me } from '../wire';
import { notify } from './alerts.svelte';
import * as api from './api';
import { say, t } from './i18n.svelte';
import { notifies } from './prefer.svelte';

/** Undefined: not known yet. Null: nobody, until they do something that needs a person. */
let person = $state.raw<Me | null | undefined>(undefined);
let failed = $state(false);
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

/** Whether the server was asked in vain. */
export function unreached(): boolean {
  return failed;
}

/** Asks who the reader is, and again whenever they come back: another tab may have signed in or out meanwhile. */
export function meet(): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') void ask();
    // A browser has few lines to a server: a page that nobody sees needs one only to notify.
    else if (!notifies()) silence();
  };
  void ask();
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', seen);
    silence();
  };
}

/** Asks again: opening a table or joining one makes a guest of a newcomer. */
export async function ask(): Promise<void> {
  try {
    become(await api.me());
  } catch {
    // Whoever it was stays.
    failed = true;
  }
}

/** Takes over what a request has answered about the reader. */
export function become(next: Me | null): void {
  person = next;
  failed = false;
  if (!next) silence();
  else if (!stream || stream.readyState === EventSource.CLOSED) stream = listen();
}

/** Calls `changed` whenever the reader's tables may have changed. */
export function onTables(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function silence(): void {
  stream?.close();
  stream = null;
}

function listen(): EventSource {
  const source = new EventSource(api.eventsPath);
  const changed = () => listeners.forEach((tell) => tell());
  // What happened before is unknown, also after the line was down.
  source.onopen = changed;
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as Told;
    changed();
    if (event.t === 'notice') notify(t('page-notification'), say(event.message, () => ''), `/t/${event.table}`);
  };
  return source;
}
