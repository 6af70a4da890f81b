// The server's plain requests. What goes wrong comes back as a `Failure` that can be said in the reader's language.
import type { AnalysisState, ApiError, Created, GameInfo, Message, NewTable, PackSheet, Position, TableCard } from '../wire';

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
const analysisPath = (id: string) => `/api/tables/${encodeURIComponent(id)}/analysis`;

/** Opens a table and returns its id. */
export async function open(table: NewTable): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
  return ((await answer.json()) as Created).id;
}

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
