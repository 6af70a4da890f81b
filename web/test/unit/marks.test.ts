// What is marked on a board: advised moves, and what was played against what was better.
import { describe, expect, it } from 'vitest';
import { phrase } from '../../src/lib/line';
import { hintMarks, judgedMarks, shared } from '../../src/lib/marks';
import type { Advised } from '../../src/wire';

const line = (...acts: string[]): Advised => ({
  acts,
  says: acts.map((key) => ({ key, args: {} })),
  points: [],
  chances: [],
  why: { key: 'why', args: {} },
});

describe('hints', () => {
  it('mark the first act of each move with its rank', () => {
    const marks = hintMarks([line('buy red', 'pay red4'), line('take blue2', 'done')], () => true);
    expect([...marks].map(([act, { text }]) => [act, text])).toEqual([
      ['buy red', '1'],
      ['take blue2', '2'],
    ]);
  });

  it('share a mark where moves begin alike', () => {
    const marks = hintMarks([line('tile inn', 'place 1,2'), line('pass'), line('tile inn', 'place 3,3')], () => true);
    expect(marks.get('tile inn')?.text).toBe('1 3');
    expect(marks.size).toBe(2);
  });

  it('mark nothing that is not on offer any more', () => {
    expect(hintMarks([line('pass'), line('seal')], (act) => act === 'seal').get('seal')?.text).toBe('2');
    expect(hintMarks([line('pass')], () => false).size).toBe(0);
  });
});

describe('a line of picks', () => {
  it('is one phrase', () => {
    expect(phrase(['Buy park 10', 'Pay with blue 7', 'Done'])).toBe('Buy park 10, pay with blue 7, done');
    expect(phrase([])).toBe('');
  });

  it('counts what is repeated', () => {
    expect(phrase(['Take blue 9', 'Take blue 9', 'Seal', 'Take blue 9'])).toBe('Take blue 9 ×2, seal, take blue 9');
  });
});

describe('a judged move', () => {
  it('is marked where the better line leaves it', () => {
    const judged = { played: line('buy red', 'pay red4', 'lay 1,1'), better: line('buy red', 'pay red5', 'lay 1,1') };
    expect(shared(judged)).toBe(1);
    expect([...judgedMarks(judged, '??')]).toEqual([
      ['pay red4', { text: '??', kind: 'bad' }],
      ['pay red5', { text: '✓', kind: 'good' }],
    ]);
  });

  it('is good where nothing was better', () => {
    const judged = { played: line('pass'), better: null };
    expect([...judgedMarks(judged, '')]).toEqual([['pass', { text: '✓', kind: 'good' }]]);
  });

  it('is good where the better move is not worth a sign', () => {
    const judged = { played: line('pass'), better: line('seal') };
    expect([...judgedMarks(judged, '').keys()]).toEqual(['pass']);
  });
});
