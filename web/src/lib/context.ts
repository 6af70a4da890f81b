// What a game's components get from a table: the packet, the words, and ways to answer.
import type { TableContext } from '../game';
import type { Packet } from '../wire';
import { t } from './i18n.svelte';
import { reducedMotion } from './prefer.svelte';
import type { Table } from './table.svelte';
import { aiming } from './target';

/** Made once the first packet is there. */
export function contextOf(table: Table): TableContext {
  const target = aiming(table);
  return {
    get packet() {
      return table.packet as Packet;
    },
    get view() {
      return (table.packet as Packet).view;
    },
    get live() {
      return table.live;
    },
    get aim() {
      return table.aim;
    },
    set aim(act) {
      table.aim = act;
    },
    get reduced() {
      return reducedMotion();
    },
    offer: (act) => table.offer(act),
    offersWith: (prefix) => (table.packet?.offers ?? []).filter((offer) => offer.act.startsWith(prefix)),
    act: (act) => table.act(act),
    undo: () => table.undo(),
    answer: (key, value) => table.answer(key, value),
    recompose: (prefix, have, want) => table.recompose(prefix, have, want),
    play: (acts, undos) => table.play(acts, undos),
    get reason() {
      return table.notice?.kind === 'why' ? table.notice : null;
    },
    rule: (number) => table.showRule(number),
    results: () => {
      table.results = true;
    },
    why: (act) => table.why(act),
    name: (seat) => table.name(seat),
    t,
    say: (message) => table.say(message),
    target,
  };
}
