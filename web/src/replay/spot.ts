// A position in an address: after how many actions, and through whose eyes.

export type Spot = { at: number | null; seat: number | null };

/** What stands after ? in an address; nonsense counts as nothing. */
export function readSpot(search: string): Spot {
  const wanted = new URLSearchParams(search);
  const number = (name: string) => {
    const text = wanted.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { at: number('at'), seat: number('seat') };
}

/** The address of a position on this server. */
export function spotPath(table: string, at: number, seat: number | null): string {
  return `/t/${encodeURIComponent(table)}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`;
}
