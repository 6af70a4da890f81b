// Who the reader is, what they are told, and requests that fail.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../src/lib/api';
import { Deed } from '../../src/lib/deed.svelte';
import { speak } from '../../src/lib/i18n.svelte';
import { ask, become, me, met, onTables, unreached } from '../../src/lib/me.svelte';
import type { Me } from '../../src/wire';

const livia: Me = {
  name: 'Livia',
  account: false,
  notices: { lang: 'en', webhook: null, webhook_on: false, mail: null, mail_on: false, mail_confirmed: false },
  mail_possible: false,
  elsewhere: 0,
};

class FakeStream {
  static readonly CLOSED = 2;
  static made: FakeStream[] = [];
  readyState = 1;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: string) {
    FakeStream.made.push(this);
  }
  close() {
    this.readyState = 2;
  }
}

const answer = (body: unknown, status = 200) =>
  vi.fn(async (..._: [string, RequestInit?]) => ({ ok: status < 400, status, json: async () => body }) as Response);

beforeEach(() => {
  FakeStream.made = [];
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => {
  become(null);
  vi.unstubAllGlobals();
});

describe('the reader', () => {
  it('is nobody at first, and listens once they are somebody', async () => {
    vi.stubGlobal('fetch', answer(null));
    await ask();
    expect([met(), me(), FakeStream.made.length]).toEqual([true, null, 0]);
    vi.stubGlobal('fetch', answer(livia));
    await ask();
    expect(me()?.name).toBe('Livia');
    expect(FakeStream.made.map(({ url }) => url)).toEqual(['/api/me/events']);
    // Renamed: the same stream goes on.
    become({ ...livia, name: 'Ada' });
    expect(FakeStream.made.length).toBe(1);
    become(null);
    expect(FakeStream.made[0]?.readyState).toBe(2);
  });

  it('stays who they were while the server is away', async () => {
    become(livia);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await ask();
    expect([me(), unreached()]).toEqual([livia, true]);
    // The browser has given the stream up: the next answer opens another.
    FakeStream.made[0]?.close();
    vi.stubGlobal('fetch', answer(livia));
    await ask();
    expect([unreached(), FakeStream.made.length]).toEqual([false, 2]);
  });

  it('hears that tables have changed, also after the line was down, until they stop listening', () => {
    become(livia);
    const heard = vi.fn();
    const quiet = onTables(heard);
    const [stream] = FakeStream.made;
    stream?.onmessage({ data: '{"t":"tables"}' });
    stream?.onopen();
    expect(heard).toHaveBeenCalledTimes(2);
    quiet();
    stream?.onmessage({ data: '{"t":"tables"}' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a request', () => {
  it('sends what the server expects', async () => {
    const fetch = answer({ id: 'olmo' });
    vi.stubGlobal('fetch', fetch);
    expect(await api.accept('a/b')).toBe('olmo');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/join/a%2Fb');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"seat":null}' });
    await api.leave('olmo');
    expect(fetch.mock.calls[1]).toEqual(['/api/tables/olmo/leave', { method: 'POST' }]);
  });

  it('that is refused says why in words, and by its code', async () => {
    await speak('en');
    vi.stubGlobal('fetch', answer({ error: 'no-table', message: { key: 'server-no-table', args: {} } }, 404));
    await expect(api.card('nowhere')).rejects.toMatchObject({ status: 404, code: 'no-table' });
    const deed = new Deed();
    expect(await deed.run(() => api.card('nowhere'))).toBe(false);
    expect(deed.trouble).toBe('There is no such table. Check the address.');
    vi.stubGlobal('fetch', answer(livia));
    expect(await deed.run(() => api.rename('Livia'))).toBe(true);
    expect([deed.trouble, deed.busy, deed.done]).toEqual(['', false, true]);
  });

  it('is not sent twice while it is under way', async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((done) => (finish = done)));
    const deed = new Deed();
    const first = deed.run(work);
    expect(await deed.run(work)).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
