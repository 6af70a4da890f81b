// What makes a picture a target: it aims, says why it is dead, and acts. The same for SVG and HTML.
import type { TableContext } from '../game';
import type { Offer } from '../wire';
import { t } from './i18n.svelte';
import type { Table } from './table.svelte';

/** The pointer rests this long on a dead target before the server is asked. */
const REST = 220;
/** A reason stays this long after the pointer has left, so that its rule can be reached. */
const LINGER = 3500;

/** Whether the click would show more than the label does. */
export function hasPreview(offer: Offer | undefined): boolean {
  return !!offer && (offer.preview.points.length > 0 || offer.preview.notes.length > 0);
}

/** Makes `target(act)` for a table. */
export function aiming(table: Table): TableContext['target'] {
  let touch = false;
  let armed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (act: string) => {
    table.aim = act;
    clearTimeout(timer);
    if (!table.offer(act) && table.live) timer = setTimeout(() => void table.why(act), REST);
    else if (table.notice?.kind === 'why') table.notice = null;
  };
  const leave = (act: string) => {
    if (table.aim === act) table.aim = null;
    if (armed === act) armed = null;
    clearTimeout(timer);
    const notice = table.notice;
    if (notice?.kind !== 'why') return;
    timer = setTimeout(() => {
      if (table.notice === notice) table.notice = null;
    }, LINGER);
  };
  const click = (act: string, event: Event, press?: (event: Event) => void) => {
    clearTimeout(timer);
    const offer = table.offer(act);
    if (!offer) {
      if (table.live) {
        table.aim = act;
        void table.why(act);
      }
      return;
    }
    if (press) {
      if (table.live) press(event);
      return;
    }
    if (touch && armed !== act && hasPreview(offer)) {
      armed = act;
      table.aim = act;
      return;
    }
    armed = null;
    table.act(act);
  };

  return (act, press) => {
    const offer = table.offer(act);
    const live = table.live && !!offer;
    const reason = table.reasons.get(act);
    const mark = table.marks.get(act);
    const said = offer ? table.say(offer.label) : (reason?.text ?? t('page-dead'));
    const label = mark ? t('page-hint-marked', { what: said, n: mark.text }) : said;
    return {
      role: 'button',
      // Whose turn it is not has nothing to reach here.
      tabindex: table.byAct.size > 0 ? 0 : -1,
      'aria-label': label,
      'aria-disabled': live ? undefined : true,
      'data-act': act,
      'data-live': String(live),
      'data-hint': mark?.text,
      'data-aimed': table.aim === act ? '' : undefined,
      onpointerdown: (event: PointerEvent) => {
        touch = event.pointerType === 'touch';
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') enter(act);
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') leave(act);
      },
      onfocus: () => {
        if (!touch) enter(act);
      },
      onblur: (event: FocusEvent) => {
        // Two pictures can mean the same act, buildings of one height for example. Letting go of the aim between them
        // would redraw what is being pressed, and the click would be lost.
        const next = event.relatedTarget instanceof Element ? event.relatedTarget.closest('[data-act]') : null;
        if (next?.getAttribute('data-act') !== act) leave(act);
      },
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        click(act, event, press);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touch = false;
        click(act, event, press);
      },
    };
  };
}
