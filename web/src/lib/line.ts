// Several picks of one decision as one phrase.

/** The parts with commas between, those after the first in small letters; one that is repeated is counted. */
export function phrase(parts: readonly string[]): string {
  const counted: { part: string; n: number }[] = [];
  for (const part of parts) {
    const last = counted.at(-1);
    if (last?.part === part) last.n += 1;
    else counted.push({ part, n: 1 });
  }
  const said = counted.map(({ part, n }) => (n > 1 ? `${part} ×${n}` : part));
  return said.map((part, at) => (at ? part.charAt(0).toLowerCase() + part.slice(1) : part)).join(', ');
}
