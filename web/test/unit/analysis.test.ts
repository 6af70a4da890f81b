// The numbers of an analysis: which moves are mistakes, where they are shown, and the lines of the chart.
import { describe, expect, it } from 'vitest';
import { heightAt, linesOf, pathOf, spread } from '../../src/analysis/chart';
import { kindOf, lost, lostPoints, mistakesOf, momentAt, spotOf, worstOf } from '../../src/analysis/losses';
import type { Advised, Moment } from '../../src/wire';

function line(acts: string[], chances: number[], points: number[] = [0, 0]): Advised {
  return { acts, says: acts.map((key) => ({ key, args: {} })), points, chances, why: { key: 'why', args: {} } };
}

/** A decision of `seat` that left it `chance`, where `best` was possible. */
function moment(from: number, seat: number, chance: number, best = chance, acts = ['pass'], to = from + acts.length): Moment {
  const chances = (own: number) => [0, 1].map((other) => (other === seat ? own : 1000 - own));
  const better = best > chance ? line(['seal'], chances(best)) : null;
  return { from, to, seat, judged: { played: line(acts, chances(chance)), better } };
}

describe('moves that lost', () => {
  it('have their names by what they cost', () => {
    const kinds = [29, 30, 59, 60, 119, 120, 500].map((loss) => kindOf(moment(0, 1, 400, 400 + loss)));
    expect(kinds).toEqual([null, 'slip', 'slip', 'mistake', 'mistake', 'blunder', 'blunder']);
    expect(kindOf(moment(0, 0, 400))).toBeNull();
  });

  it('count for the seat that made them', () => {
    const judged = { played: line(['a'], [700, 300], [105, 80]), better: line(['b'], [600, 400], [90, 101]) };
    expect(lost({ from: 0, to: 1, seat: 1, judged })).toBe(100);
    expect(lostPoints({ from: 0, to: 1, seat: 1, judged })).toBe(21);
    expect(lost({ from: 0, to: 1, seat: 0, judged })).toBe(0);
  });

  it('are found in order, and the worst of them', () => {
    const moments = [moment(0, 0, 500, 540), moment(1, 1, 500), moment(2, 0, 300, 460), moment(3, 1, 200, 300)];
    expect(mistakesOf(moments).map(({ from }) => from)).toEqual([0, 2, 3]);
    expect(worstOf(moments)?.from).toBe(2);
    expect(worstOf([moment(0, 0, 500, 510)])).toBeNull();
  });
});

describe('a decision', () => {
  it('is shown where its line and the better one part', () => {
    const parted = moment(10, 0, 400, 500, ['buy red', 'pay red4']);
    if (parted.judged.better) parted.judged.better.acts = ['buy red', 'pay red5'];
    expect(spotOf(parted)).toBe(11);
    // Somebody else acted in between: only its beginning is sure.
    expect(spotOf({ ...parted, to: 13 })).toBe(10);
  });

  it('is found by the actions that belong to it, one at the same time by its seat', () => {
    const moments = [moment(0, 0, 500, 500, ['a', 'b'], 4), moment(1, 1, 500, 500, ['c', 'd'], 5), moment(5, 0, 500)];
    expect(momentAt(moments, 2, 1)?.from).toBe(1);
    expect(momentAt(moments, 2, 0)?.from).toBe(0);
    expect(momentAt(moments, 4, 0)?.from).toBe(1);
    expect(momentAt(moments, 6, 0)).toBeNull();
  });
});

describe('the chart', () => {
  const moments = [moment(0, 0, 600), moment(1, 1, 300), moment(3, 0, 800)];

  it('has a line a seat, from the first chance to who has won', () => {
    const lines = linesOf(moments, 4, 2, [0]);
    expect(lines[0]).toEqual([
      { x: 0, y: 0.6 },
      { x: 0.25, y: 0.6 },
      { x: 0.5, y: 0.7 },
      { x: 1, y: 1 },
    ]);
    expect(lines[1]?.at(-1)).toEqual({ x: 1, y: 0 });
    expect(linesOf([], 4, 2, [0, 1]).map((one) => one.map(({ y }) => y))).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
  });

  it('says what the chance was', () => {
    const [first = []] = linesOf(moments, 4, 2, [0]);
    expect([0, 0.3, 0.5, 0.99, 1].map((x) => heightAt(first, x))).toEqual([0.6, 0.6, 0.7, 0.7, 1]);
  });

  it('is drawn with the better chance at the top', () => {
    expect(pathOf([{ x: 0, y: 1 }, { x: 0.5, y: 0.25 }], 200, 40)).toBe('M0.0 0.0L100.0 30.0');
  });

  it('keeps labels apart, in order and in the box', () => {
    expect(spread([10, 12, 60], 15, 100)).toEqual([10, 25, 60]);
    expect(spread([99, 98, 97], 15, 100)).toEqual([100, 85, 70]);
    expect(spread([30, 5], 15, 100)).toEqual([30, 5]);
  });
});
