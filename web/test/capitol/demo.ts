// Shows one sample packet: demo.html?s=permit&theme=dark&lang=it&aim=ACT. For looking at, while developing.
import { mount } from 'svelte';
import '../../src/style/tokens.css';
import { setLanguage } from '../../src/lib/i18n.svelte';
import type { Language } from '../../src/lib/words';
import Demo from './Demo.svelte';
import { samples } from './sample';

const query = new URLSearchParams(location.search);
await setLanguage((query.get('lang') ?? 'en') as Language);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const packet = samples[query.get('s') ?? 'permit'];
const target = document.getElementById('demo');
if (packet && target)
  mount(Demo, { target, props: { packet, aim: query.get('aim'), result: query.has('result') } });
