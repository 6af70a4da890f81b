// The small part of Markdown that rules need; nothing else becomes anything else.
import { describe, expect, it } from 'vitest';
import { inline, plain, read } from '../../src/lib/markdown';
import type { Block } from '../../src/lib/markdown';

const kinds = (blocks: Block[]) => blocks.map(({ kind }) => kind);

describe('markdown', () => {
  it('reads headings with the rule they open', () => {
    const [first, second] = read('# Capitol\n\n### 3.2 Placing a building');
    expect(first).toMatchObject({ kind: 'heading', level: 1, rule: null });
    expect(second).toMatchObject({ kind: 'heading', level: 3, rule: '3.2' });
  });

  it('gives rows of rules their numbers', () => {
    const [table] = read('| rule | text |\n|---|:-:|\n| 3.2e | Exactly **1** floor. |\n| — | a \\| b |\nafter');
    if (table?.kind !== 'table') throw new Error('not a table');
    expect(table.head.map(plain)).toEqual(['rule', 'text']);
    expect(table.rows.map(({ rule }) => rule)).toEqual(['3.2e', null]);
    expect(table.rows[0]?.cells.map(plain)).toEqual(['3.2e', 'Exactly 1 floor.']);
    expect(table.rows[1]?.cells.map(plain)).toEqual(['—', 'a | b']);
  });

  it('does not take a cell that only begins with a number for a rule', () => {
    const [table] = read('| n | x |\n|---|---|\n| 2 players | y |');
    expect(table).toMatchObject({ rows: [{ rule: null }] });
  });

  it('joins lines of a paragraph and of list items', () => {
    const blocks = read('one\ntwo\n\n- a\n  b\n- c\n\n1. d');
    expect(kinds(blocks)).toEqual(['paragraph', 'list', 'list']);
    expect(blocks.map((block) => ('items' in block ? block.items.map(plain) : 'spans' in block && plain(block.spans)))).toEqual(
      ['one two', ['a b', 'c'], ['d']],
    );
  });

  it('reads emphasis, and leaves open marks alone', () => {
    expect(inline('a *b* **c** `d*e*` 2 * 3 * 4 snake_case_name')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'em', spans: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' ' },
      { kind: 'strong', spans: [{ kind: 'text', text: 'c' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd*e*' },
      { kind: 'text', text: ' 2 * 3 * 4 snake_case_name' },
    ]);
  });

  it('keeps HTML as text and refuses links that could run', () => {
    expect(plain(inline('<b onclick="x()">hi</b>'))).toBe('<b onclick="x()">hi</b>');
    expect(inline('[x](javascript:alert) [y](#3.2) [z](//elsewhere)').filter(({ kind }) => kind === 'link')).toEqual([
      { kind: 'link', href: '#3.2', spans: [{ kind: 'text', text: 'y' }] },
    ]);
  });
});
