// Shows one packet in the real shell: demo.html?s=lay&theme=dark&lang=it, or demo.html?f=2-seats&n=5 for a recorded
// one. Nothing is answered. For looking at, while developing.
import { mount } from 'svelte';
import '../../src/style/tokens.css';
import '../../src/style/page.css';
import { setLanguage } from '../../src/lib/i18n.svelte';
import { Table } from '../../src/lib/table.svelte';
import type { Language } from '../../src/lib/words';
import type { Packet } from '../../src/wire';
import { FakeWires } from '../unit/fake-wires';
import Demo from './Demo.svelte';
import { samples } from './sample';

const recorded = import.meta.glob<Packet[]>('../fixtures/new-york/*.json', { import: 'default' });
const query = new URLSearchParams(location.search);
await setLanguage((query.get('lang') ?? 'en') as Language);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const file = query.get('f');
const packet = file
  ? (await recorded[`../fixtures/new-york/${file}.json`]?.())?.[Number(query.get('n') ?? 0)]
  : samples[query.get('s') ?? 'lay'];
const target = document.getElementById('demo');
if (packet && target) {
  const wires = new FakeWires();
  const table = new Table('demo', 'ws://demo', () => Promise.resolve(true), wires.tools);
  wires.open();
  wires.say({ t: 'packet', packet });
  mount(Demo, { target, props: { table } });
}
