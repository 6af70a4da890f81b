// Where the reader is: the path, followed without loading the page anew.
const state = $state({ path: globalThis.location?.pathname ?? '/', hash: anchor() });

/** What a path shows. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; word: string }
  | { page: 'account' }
  | { page: 'rules'; game: string }
  | { page: 'about' }
  | { page: 'lost' };

/** Reads a path. */
export function read(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { page: 'lobby' };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (first === 't' && second && !more.length) return { page: 'table', id: second };
  const part = more.length === 1 ? more[0] : undefined;
  if (first === 't' && second && (part === 'analysis' || part === 'replay')) return { page: part, id: second };
  if (first === 'join' && second && !more.length) return { page: 'join', word: second };
  if (first === 'account' && second === undefined) return { page: 'account' };
  if (first === 'rules' && second && !more.length) return { page: 'rules', game: second };
  return { page: 'lost' };
}

/** The page shown now. */
export function route(): Route {
  return read(state.path);
}

/** What stands after # in the address. */
export function hash(): string {
  return state.hash;
}

/** Goes to another page of ours; `instead`: the way back does not lead here again. */
export function go(path: string, { instead = false } = {}): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  moved();
  scrollTo(0, 0);
}

/** Follows links within the page and the browser's own back and forth. */
export function follow(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('click', click);
  addEventListener('popstate', moved);
  return () => {
    removeEventListener('click', click);
    removeEventListener('popstate', moved);
  };
}

function moved(): void {
  state.path = location.pathname;
  state.hash = anchor();
}

function anchor(): string {
  return decode((globalThis.location?.hash ?? '').slice(1));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
