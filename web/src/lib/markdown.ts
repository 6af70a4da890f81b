// A small part of Markdown, read into plain data: headings, paragraphs, lists, tables, emphasis. No HTML passes through.

/** A run of text within a block. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'em' | 'strong'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] };

/** A row of a table; `rule` is the number of the rule that it states. */
export type Row = { rule: string | null; cells: Span[][] };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; rule: string | null }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Row[] };

const RULE = /^(\d+(?:\.\d+)*[a-z]?)(?=[\s.:)|]|$)/;

/** Reads a whole text. */
export function read(text: string): Block[] {
  const lines = text.replace(/\r/g, '').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string;
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (!line.trim() || /^\s*<!--.*-->\s*$/.test(line) || /^(-{3,}|\*{3,})\s*$/.test(line)) {
      at += 1;
    } else if (heading) {
      const words = heading[2] as string;
      blocks.push({ kind: 'heading', level: (heading[1] as string).length, spans: inline(words), rule: ruleOf(words) });
      at += 1;
    } else if (isTable(lines, at)) {
      const head = cellsOf(line);
      const rows: Row[] = [];
      for (at += 2; at < lines.length && isRow(lines[at]); at += 1) {
        const cells = cellsOf(lines[at] as string);
        rows.push({ rule: ruleOf(cells[0] ?? '', true), cells: head.map((_, column) => inline(cells[column] ?? '')) });
      }
      blocks.push({ kind: 'table', head: head.map(inline), rows });
    } else if (item(line)) {
      const ordered = /^\s*\d/.test(line);
      const items: string[] = [];
      for (; at < lines.length && (lines[at] as string).trim() && !starts(lines, at); at += 1) {
        const words = item(lines[at] as string);
        if (words !== null) items.push(words);
        else items[items.length - 1] += ` ${(lines[at] as string).trim()}`;
      }
      blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    } else {
      const words: string[] = [];
      do words.push((lines[at++] as string).trim());
      while (at < lines.length && (lines[at] as string).trim() && item(lines[at] as string) === null && !starts(lines, at));
      blocks.push({ kind: 'paragraph', spans: inline(words.join(' ')) });
    }
  }
  return blocks;
}

/** Reads emphasis, code and links within a line. A mark that is not closed stays as it is. */
export function inline(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  let plain = '';
  const flush = () => {
    if (plain) spans.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (rest) {
    const found =
      /^\\([\\`*_|[\]#])/.exec(rest) ??
      /^`([^`]+)`/.exec(rest) ??
      /^\*\*(?=\S)(.+?)\*\*/.exec(rest) ??
      /^\*(?=[^\s*])(.+?)\*/.exec(rest) ??
      (/\w$/.test(plain) ? null : /^_(?=\S)(.+?)_(?!\w)/.exec(rest)) ??
      /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
    if (!found) {
      plain += rest[0];
      rest = rest.slice(1);
      continue;
    }
    const [whole, inside, href] = found as unknown as [string, string, string | undefined];
    rest = rest.slice(whole.length);
    if (whole.startsWith('\\')) {
      plain += inside;
      continue;
    }
    flush();
    if (whole.startsWith('`')) spans.push({ kind: 'code', text: inside });
    else if (whole.startsWith('**')) spans.push({ kind: 'strong', spans: inline(inside) });
    else if (!whole.startsWith('[')) spans.push({ kind: 'em', spans: inline(inside) });
    else if (href && /^(https?:\/\/|#|\/(?!\/))/.test(href)) spans.push({ kind: 'link', href, spans: inline(inside) });
    else spans.push(...inline(inside));
  }
  flush();
  return spans;
}

/** The text alone. */
export function plain(spans: readonly Span[]): string {
  return spans.map((span) => ('text' in span ? span.text : plain(span.spans))).join('');
}

function ruleOf(words: string, whole = false): string | null {
  const number = RULE.exec(words.replace(/[*`]/g, '').trim())?.[1] ?? null;
  return whole && number !== words.replace(/[*`]/g, '').trim() ? null : number;
}

function item(line: string): string | null {
  return /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1] ?? null;
}

function isRow(line: string | undefined): boolean {
  return !!line && /^\s*\|.*\|\s*$/.test(line);
}

function isTable(lines: readonly string[], at: number): boolean {
  return isRow(lines[at]) && /^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(lines[at + 1] ?? '');
}

function starts(lines: readonly string[], at: number): boolean {
  return /^#{1,6}\s/.test(lines[at] as string) || isTable(lines, at);
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'));
}
