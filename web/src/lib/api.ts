// The server's plain requests. What goes wrong comes back as a `Failure` that can be said in the reader's language.
import type { AnalysisState, ApiError, Created, GameInfo, Message, NewTable, PackSheet, PlayOn, Position, TableCard, Verdict } from '../wire';

/** A request that did not work: the server's reason, or `null` where the server was not reached. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly says: Message | null,
  ) {
    super(says?.key ?? `status ${status}`);
  }
}

export const games = () => get<GameInfo[]>('/api/games');
export const tables = () => get<TableCard[]>('/api/tables');
export const pack = (game: string, hash: string) =>
  get<PackSheet>(`/api/packs/${encodeURIComponent(game)}/${encodeURIComponent(hash)}`);
export const rules = async (game: string, language: string) =>
  (await ask(`/api/rules/${encodeURIComponent(game)}/${language}`)).text();

/** How far the analysis of a finished game is. */
export const analysis = (id: string) => get<AnalysisState>(analysisPath(id));
/** Has it made, if it is not there yet. */
export const analyze = async (id: string): Promise<void> => void (await ask(analysisPath(id), { method: 'POST' }));
/** A finished game after `at` of its actions, through the eyes of a seat; none: as everybody saw it. */
export const position = (id: string, at: number, seat: number | null) =>
  get<Position>(`/api/tables/${encodeURIComponent(id)}/positions/${at}${seat === null ? '' : `?seat=${seat}`}`);
/** What a check of a finished game finds. */
export const verdict = (id: string) => get<Verdict>(at(id, 'verdict'));
/** Starts an open table with bots in the seats that are free. */
export const start = (id: string, bot: string) => tell(at(id, 'start'), { bot });
/** Leaves an open table; who made it takes it away by that. */
export const leave = (id: string) => tell(at(id, 'leave'));
/** The table that comes after a finished one. */
export const rematch = (id: string) => made(at(id, 'rematch'));
export const playOn = (id: string, from: PlayOn) => made(at(id, 'play-on'), from);
const analysisPath = (id: string) => `/api/tables/${encodeURIComponent(id)}/analysis`;

/** Opens a table and returns its id. */
export const open = (table: NewTable) => made('/api/tables', table);

/** Whether there is such a table, or why it cannot be opened. Asked only after a socket could not be opened. */
export async function exists(id: string): Promise<boolean | Message> {
  try {
    await ask(`/api/tables/${encodeURIComponent(id)}`);
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
  return `/api/tables/${encodeURIComponent(id)}/export`;
}

/** Where the socket of a table is. */
export function socketUrl(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

function at(id: string, part: string): string {
  return `/api/tables/${encodeURIComponent(id)}/${part}`;
}

/** Asks for a table to be made or joined; its id. */
async function made(path: string, body?: unknown): Promise<string> {
  return ((await (await send(path, body)).json()) as Created).id;
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
  const says = await answer.json().then((body: ApiError) => body.message, () => null);
  throw new Failure(answer.status, says ?? null);
}
