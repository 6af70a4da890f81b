// Tells a person that it is their turn: the title and the mark of the tab, a sound, a notice of the browser.
import { chime, markTab, notify } from '../lib/alerts.svelte';
import { t } from '../lib/i18n.svelte';
import type { Table } from '../lib/table.svelte';

/** What somebody may have to be told about. */
type Facts = { turn: boolean; over: boolean; asked: boolean };

/** What is new since `was` and worth a notice; the first look is never. */
export function newsOf(was: Facts | null, now: Facts): 'turn' | 'over' | 'vote' | null {
  if (!was) return null;
  if (now.over) return was.over ? null : 'over';
  if (now.turn && !was.turn) return 'turn';
  return now.asked && !was.asked ? 'vote' : null;
}

/** Watches a table as long as the component is there that calls this. */
export function watchTurn(table: Table): void {
  // Who has waited for the others wants to hear that it begins.
  let was: Facts | null = table.company.waited ? { turn: false, over: false, asked: false } : null;
  const game = $derived(t(`${table.packet?.game}-name`));
  const turn = $derived(!table.held && (table.packet?.mine.some((seat) => table.packet?.to_act.includes(seat)) ?? false));

  $effect(() => {
    document.title = table.live ? t('page-title-turn', { game }) : t('page-title-table', { game });
    markTab(turn && !table.packet?.over);
    return () => markTab(false);
  });
  $effect(() => {
    const now = { turn, over: table.packet?.over ?? false, asked: table.company.asked };
    const news = newsOf(was, now);
    was = now;
    // Against bots one's turn comes every moment, and nobody has gone away.
    if (!news || table.company.mine.length === 0 || table.company.others.length === 0) return;
    if (news === 'turn') chime();
    notify(game, t(`page-notice-${news}`), `/t/${table.id}`);
  });
}
