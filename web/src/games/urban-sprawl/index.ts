// The pictures of Urban Sprawl, handed to the table page.
import type { GameClient, TableContext } from '../../game';
import { askedOf } from './asked';
import { usePack } from './facts';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Dock from './Dock.svelte';
import Lead from './Lead.svelte';
import Party from './Party.svelte';
import Result from './Result.svelte';
import { onMap } from './plan';
import { phone } from './screen.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import { toCome } from './told.svelte';
import { deckName, signed } from './words';
import type { Ctx } from './words';
import type { Catalog, View } from './wire';

const view = (ctx: TableContext): View => ctx.view as View;
const STEPS = ['invest', 'act', 'end'] as const;

const urbanSprawl: GameClient = {
  pack: (facts) => usePack(facts as Catalog | null),
  steps(ctx) {
    const { turns, phase, investing, pending, decks } = view(ctx);
    const next = decks.findIndex(({ key }) => !key);
    return {
      round: phase === 'buying' ? ctx.t('urban-sprawl-board-buying') : ctx.t('urban-sprawl-board-turn', { n: turns + 1 }),
      of: 0,
      current: 0,
      phases: phone() || phase === 'buying' ? [] : STEPS.map((step) => ctx.t('urban-sprawl-board-step', { step })),
      phase: phase === 'turn' ? (investing && !pending ? 0 : 1) : 2,
      marks: decks.map(({ deck, key, left }, at) => ({
        name: deckName(ctx as Ctx, deck),
        more: at === next ? ctx.t('urban-sprawl-board-left', { n: left }) : '',
        state: key ? 'done' : at === next ? 'next' : 'later',
      })),
    };
  },
  Board,
  Seat,
  Side,
  Dock,
  Result,
  Lead,
  Chip,
  Party,
  rails: true,
  asked: (ctx) => askedOf(ctx as Ctx),
  // On a phone the market lies below the prompt: what is said about it stands there, not at the map.
  shows: (act, live) => live || !phone() || onMap(act),
  scoring: (ctx) => (view(ctx).final ? 1 : 0),
  // As far as it is told.
  score: (ctx, seat) => (view(ctx).seats[seat]?.prestige ?? 0) - toCome(ctx as Ctx, seat).prestige,
  gain(ctx, seat) {
    const { phase, seats } = view(ctx);
    const total = seats[seat]?.final.total ?? 0;
    return phase === 'over' || phase === 'buying' ? '' : ctx.t('urban-sprawl-board-at-end', { n: signed(total) });
  },
  status(ctx, seat) {
    const { active, seats, phase } = view(ctx);
    if (active === null || phase === 'over') return '';
    if (active === seat) return ctx.t('urban-sprawl-board-active');
    return (active + 1) % seats.length === seat ? ctx.t('urban-sprawl-board-next-seat') : '';
  },
  tabs: [
    // The shell opens this one first.
    { id: 'hand', part: 'side', text: (ctx) => ctx.t('urban-sprawl-board-contracts') },
    { id: 'planning', part: 'dock', text: (ctx) => ctx.t('urban-sprawl-board-planning') },
    { id: 'players', part: 'players', text: (ctx) => ctx.t('page-tab-players') },
    { id: 'log', part: 'panel', text: (ctx) => ctx.t('page-tab-log') },
  ],
  sprite: 'us-mark',
};

export default urbanSprawl;
