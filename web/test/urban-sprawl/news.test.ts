// New lines are told once, and never for long.
import { describe, expect, it } from 'vitest';
import { freshLines, linesAfter, pace } from '../../src/games/urban-sprawl/news';
import type { LogTail } from '../../src/wire';

const line = (key: string) => ({ seat: 0, message: { key, args: {} } });
const tail = (from: number, ...keys: string[]): LogTail => ({ from, lines: keys.map(line) });
const keys = (lines: LogTail['lines']) => lines.map(({ message }) => message.key);

describe('news', () => {
  it('tells nothing of what was there at the first look', () => {
    expect(freshLines(tail(0, 'a', 'b'), null)).toEqual([]);
    expect(linesAfter(tail(3, 'a', 'b'))).toBe(5);
  });

  it('tells only lines that were not there before, however the tail is cut', () => {
    expect(keys(freshLines(tail(0, 'a', 'b', 'c'), 2))).toEqual(['c']);
    expect(keys(freshLines(tail(2, 'c', 'd'), 2))).toEqual(['c', 'd']);
    expect(keys(freshLines(tail(0, 'a'), 2))).toEqual([]);
  });

  it('hurries when much has happened', () => {
    expect(pace(1)).toBe(650);
    expect(pace(60) * 60).toBeCloseTo(6000);
  });
});
