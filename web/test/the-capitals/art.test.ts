// Every tile of the data file has its scene, every sign of the board is drawn, and no id is there twice.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const art = new URL('../../src/games/the-capitals/art/', import.meta.url);
const data = new URL('../../../crates/the-capitals/data/the-capitals.toml', import.meta.url);

const files = readdirSync(art).filter((name) => name.endsWith('.svelte'));
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, art), 'utf8')]));
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, what]) => what ?? '');
const all = [...texts.values()].join('\n').replaceAll(/<!--[\s\S]*?-->/g, '');
const ids = found(/\bid="([^"]+)"/g, all);
const slugs = found(/^slug = "([^"]+)"/gm, readFileSync(data, 'utf8'));

const named = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);
const signs = [
  ...named('tc-g-', 'housing industry commerce public tourism prosperity lake energy'),
  ...named('tc-d-', 'low medium high'),
  ...named('tc-i-', 'population employment public economy culture progress energy prestige'),
  ...named('tc-n-', 'adj city types'),
  ...named('tc-k-', 'immediate activate construction permanent end before'),
  ...named('tc-p-', 'housing industry commerce public tourism prosperity lake'),
  'tc-car',
  'tc-token',
];

describe('art', () => {
  it('has one scene for each tile, for the lake and for each level of power plants, and no other', () => {
    const plants = [1, 2, 3, 4, 5, 6].map((level) => `plant-${level}`);
    const scenes = ids.filter((id) => id.startsWith('tc-v-'));
    expect(slugs.length).toBe(105);
    expect(scenes.sort()).toEqual([...slugs, 'lake', ...plants].map((slug) => `tc-v-${slug}`).sort());
  });

  it('colors each scene by the type of its tile', () => {
    const kinds = found(/^kind = "([^"]+)"/gm, readFileSync(data, 'utf8'));
    const kindOf = new Map(slugs.map((slug, at) => [`tc-v-${slug}`, `tx-${kinds[at] ?? ''}`]));
    const drawn = [...all.matchAll(/id="(tc-v-[^"]+)" class="([^"]+)"/g)];
    for (const [, id = '', kind] of drawn) if (kindOf.has(id)) expect(kind, id).toBe(kindOf.get(id));
    expect(drawn.filter(([, id = '']) => kindOf.has(id)).length).toBe(slugs.length);
  });

  it('has every sign', () => {
    const there = found(/\bid="([^"]+)"/g, texts.get('Glyphs.svelte') ?? '');
    expect(there.sort()).toEqual([...signs].sort());
  });

  it('has no id twice, and uses none that is not there', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const used = [...found(/href="#([^"]+)"/g, all), ...found(/url\(#([^)]+)\)/g, all)];
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    const parts = ids.filter((id) => id.startsWith('tc-x-'));
    expect(parts.filter((id) => !used.includes(id))).toEqual([]);
  });

  it('draws all scenes on the same paper', () => {
    const symbols = found(/(<symbol id="tc-v-[^>]+>)/g, all);
    expect(symbols.filter((tag) => !tag.includes('viewBox="0 0 104 62"'))).toEqual([]);
  });

  it('paints only with colors that the style sheet has', () => {
    const css = readFileSync(new URL('art.css', art), 'utf8');
    const classes = new Set(found(/class="([^"]+)"/g, all).flatMap((list) => list.split(' ')));
    expect([...classes].filter((name) => !css.includes(`.${name} `) && !css.includes(`.${name},`))).toEqual([]);
    const paints = found(/var\((--tc-[a-z-]+)\)/g, css + all);
    expect(paints.filter((name) => !css.includes(`${name}: `))).toEqual([]);
  });

  it('shows every scene that a file draws', () => {
    const page = texts.get('Art.svelte') ?? '';
    const apart = files.filter((name) => name !== 'Art.svelte' && name !== 'Glyphs.svelte');
    expect(apart.filter((name) => !page.includes(`<${name.replace('.svelte', '')} />`))).toEqual([]);
  });
});
