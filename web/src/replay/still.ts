// What a game's components get when nothing can be done: a position of a finished game.
import type { TableContext } from '../game';
import { say, t } from '../lib/i18n.svelte';
import { nameOf } from '../lib/names';
import { reducedMotion } from '../lib/prefer.svelte';
import { go } from '../lib/route.svelte';
import type { Packet } from '../wire';
import type { Replay } from './replay.svelte';

/** The context for `replay`, once it has a packet. `results` opens the scorings so far. */
export function still(replay: Replay, results: () => void): TableContext {
  const packet = () => replay.packet as Packet;
  const fullName = (seat: number) => nameOf(packet().seats[seat]);
  const offer = (act: string) => packet().offers.find((one) => one.act === act);
  const nothing = () => undefined;
  return {
    get packet() {
      return packet();
    },
    get view() {
      return packet().view;
    },
    live: false,
    reason: null,
    get aim() {
      return null;
    },
    set aim(_) {
      // Nothing would come of it.
    },
    get reduced() {
      return reducedMotion();
    },
    offer,
    offersWith: (prefix) => packet().offers.filter(({ act }) => act.startsWith(prefix)),
    act: nothing,
    undo: nothing,
    answer: nothing,
    recompose: nothing,
    play: nothing,
    why: () => Promise.resolve(null),
    rule: (number) => go(`/rules/${packet().game}#${number}`),
    results,
    name: (seat) => (packet().mine.length === 1 && packet().mine[0] === seat ? t('page-you') : fullName(seat)),
    t,
    say: (message) => say(message, fullName),
    target: (act) => {
      const marked = offer(act);
      return {
        // Nothing can be pressed; the picture keeps its name.
        role: 'group',
        'aria-label': marked && say(marked.label, fullName),
        'data-act': act,
        'data-live': 'false',
        'data-hint': replay.marks.get(act)?.text,
      };
    },
  };
}
