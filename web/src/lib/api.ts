// The server's plain requests. What goes wrong comes back as a `Failure` that can be said in the reader's language.
import type {
  AnalysisState,
  ApiError,
  Created,
  GameInfo,
  Lobby,
  Me,
  Message,
  NewNotices,
  NewPassword,
  NewTable,
  PackSheet,
  PlayOn,
  Position,
  SignIn,
  TableCard,
  Verdict,
} from '../wire';

/** A request that did not work: the server's reason in words and its code, or `null` where the server was not reached. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly says: Message | null,
    readonly code: string | null = null,
  ) {
    super(says?.key ?? `status ${status}`);
  }
}

export const games = () => get<GameInfo[]>('/api/games');
export const lobby = () => get<Lobby>('/api/lobby');
export const pack = (game: string, hash: string) =>
  get<PackSheet>(`/api/packs/${encodeURIComponent(game)}/${encodeURIComponent(hash)}`);
export const rules = async (game: string, language: string) =>
  (await ask(`/api/rules/${encodeURIComponent(game)}/${language}`)).text();

/** How far the analysis of a finished game is. */
export const analysis = (id: string) => get<AnalysisState>(at(id, 'analysis'));
/** Has it made, if it is not there yet. */
export const analyze = (id: string) => tell(at(id, 'analysis'));
/** A finished game after `count` of its actions, through the eyes of a seat; none: as everybody saw it. */
export const position = (id: string, count: number, seat: number | null) =>
  get<Position>(at(id, `positions/${count}${seat === null ? '' : `?seat=${seat}`}`));
/** What a check of a finished game finds. */
export const verdict = (id: string) => get<Verdict>(at(id, 'verdict'));

/** Opens a table and returns its id. */
export const open = (table: NewTable) => made('/api/tables', table);
export const card = (id: string) => get<TableCard>(at(id));
/** Takes a seat at a table that everybody may join; none named: the first free one. */
export const join = (id: string, seat: number | null = null) => made(at(id, 'join'), { seat });
/** The table to which an invitation leads, and taking a seat there by it. */
export const invited = (word: string) => get<TableCard>(invitation(word));
export const accept = (word: string, seat: number | null = null) => made(invitation(word), { seat });
/** Starts an open table with bots in the seats that are free. */
export const start = (id: string, bot: string) => tell(at(id, 'start'), { bot });
/** Leaves an open table; who made it takes it away by that. */
export const leave = (id: string) => tell(at(id, 'leave'));
/** The table that comes after a finished one. */
export const rematch = (id: string) => made(at(id, 'rematch'));
export const playOn = (id: string, from: PlayOn) => made(at(id, 'play-on'), from);

/** Who asks; none: nobody yet. */
export const me = () => get<Me | null>('/api/me');
/** Renames, and makes a guest of a newcomer. */
export const rename = (name: string) => post<Me>('/api/me', { name });
export const setPassword = (password: NewPassword) => post<Me>('/api/me/password', password);
export const signIn = (who: SignIn) => post<Me>('/api/me/sign-in', who);
export const signOut = () => tell('/api/me/sign-out');
export const signOutElsewhere = () => post<Me>('/api/me/sign-out-elsewhere');
export const farewell = (password: string | null) => tell('/api/me/delete', { password });
export const setNotices = (notices: NewNotices) => post<Me>('/api/me/notices', notices);
export const confirmMail = (code: string) => post<Me>('/api/me/mail', { code });
/** Where the server tells a person what happens, event by event. */
export const eventsPath = '/api/me/events';

/** Whether there is such a table, or why it cannot be opened. Asked only after a socket could not be opened. */
export async function exists(id: string): Promise<boolean | Message> {
  try {
    await ask(at(id));
    return true;
  } catch (failure) {
    const { status, says } = failure as Failure;
    if (status === 404) return false;
    // Not reached at all, or a passing fault: nothing is known, so go on trying.
    return status === 409 && says ? says : true;
  }
}

/** Where the file of a finished game is. */
export function exportPath(id: string): string {
  return at(id, 'export');
}

/** Where the socket of a table is. */
export function socketUrl(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(id, 'socket')}`;
}

function at(id: string, part = ''): string {
  return `/api/tables/${encodeURIComponent(id)}${part && `/${part}`}`;
}

function invitation(word: string): string {
  return `/api/join/${encodeURIComponent(word)}`;
}

/** Asks for a table to be made or joined; its id. */
async function made(path: string, body?: unknown): Promise<string> {
  return (await post<Created>(path, body)).id;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

async function tell(path: string, body?: unknown): Promise<void> {
  await send(path, body);
}

function send(path: string, body?: unknown): Promise<Response> {
  if (body === undefined) return ask(path, { method: 'POST' });
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Failure(0, null);
  }
  if (answer.ok) return answer;
  const said = await answer.json().then((body: ApiError) => body, () => null);
  throw new Failure(answer.status, said?.message ?? null, said?.error ?? null);
}
