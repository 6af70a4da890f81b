// A few choices remembered on this device. Private windows may forbid it; then nothing is remembered.

/** What was kept under `key`, if anything. */
export function recall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(`insula-${key}`) ?? null;
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`. */
export function keep(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(`insula-${key}`, value);
  } catch {
    // Forbidden or full: the choice lasts as long as the page.
  }
}
