// Pace and time left, in words.
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../src/lib/i18n.svelte';
import { leftWords, paceWords, roughly } from '../../src/lib/pace';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

describe('time left', () => {
  it('is told in the unit that people would use', () => {
    expect(roughly(20 * SECOND)).toEqual({ unit: 'minutes', n: 1 });
    expect(roughly(-5)).toEqual({ unit: 'minutes', n: 1 });
    expect(roughly(18 * 60 * SECOND)).toEqual({ unit: 'minutes', n: 18 });
    expect(roughly(HOUR)).toEqual({ unit: 'hours', n: 1 });
    expect(roughly(DAY + HOUR)).toEqual({ unit: 'hours', n: 25 });
    expect(roughly(2 * DAY)).toEqual({ unit: 'days', n: 2 });
    expect(roughly(3 * DAY - HOUR)).toEqual({ unit: 'days', n: 2 });
  });
});

describe('pace', () => {
  beforeAll(() => speak('en'));

  it('is named as it stands beside a table', () => {
    expect(paceWords({ kind: 'none' })).toBe('no clock');
    expect(paceWords({ kind: 'days', days: 1 })).toBe('one day a move');
    expect(paceWords({ kind: 'days', days: 3 })).toBe('3 days a move');
    expect(paceWords({ kind: 'live', base: 1200, increment: 0 })).toBe('live, 20 min');
    expect(paceWords({ kind: 'live', base: 1200, increment: 30 })).toBe('live, 20 min + 30 s');
    expect(leftWords(2 * DAY)).toBe('2 days left');
  });
});
