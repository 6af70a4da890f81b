// Several picks of one decision as one phrase.

/** The parts with commas between; those after the first go on in small letters. */
export function phrase(parts: readonly string[]): string {
  return parts.map((part, at) => (at ? part.charAt(0).toLowerCase() + part.slice(1) : part)).join(', ');
}
