// A game's pictures, ready to be drawn with the cards that are played with.
import type { GameClient } from '../game';
import * as api from '../lib/api';
import { layNames } from '../lib/i18n.svelte';
import { games } from '.';

/** Loads the pictures of `game` and its pack of cards, if it is not the built-in one. What comes back puts the pack in
 *  place: nothing is ever shown with another pack's names or facts. */
export async function load(game: string, pack: string | undefined): Promise<() => GameClient> {
  const pictures = games[game];
  if (!pictures) throw new Error(`no pictures for ${game}`);
  const [module, sheet] = await Promise.all([pictures(), pack ? api.pack(game, pack) : null]);
  return () => {
    layNames(sheet?.names ?? []);
    module.default.pack?.(sheet?.facts ?? null);
    return module.default;
  };
}
