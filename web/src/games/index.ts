// The games the page can draw. A game is added by two lines here.
import type { Component } from 'svelte';
import type { GameClient } from '../game';
import CapitolArt from './capitol/Art.svelte';
import CapitolSymbols from './capitol/Symbols.svelte';
import NewYorkArt from './new-york/Art.svelte';
import NewYorkSymbols from './new-york/Symbols.svelte';
import TheCapitalsPicture from './the-capitals/Picture.svelte';
import TheCapitalsSymbols from './the-capitals/LobbySymbols.svelte';
import UrbanSprawlPicture from './urban-sprawl/Picture.svelte';
import UrbanSprawlSymbols from './urban-sprawl/LobbySymbols.svelte';

/** By the game's id; loaded when one of its tables is opened. */
export const games: Record<string, () => Promise<{ default: GameClient }>> = {
  capitol: () => import('./capitol'),
  'new-york': () => import('./new-york'),
  'the-capitals': () => import('./the-capitals'),
  'urban-sprawl': () => import('./urban-sprawl'),
};

/** A game in the lobby: its picture, the symbols that it is drawn from, about how long it takes around a table, and how much
 *  there is to think about, from 1 to 4. */
export type Art = { Picture: Component<{ small?: boolean }>; Symbols: Component; minutes: number; level: 1 | 2 | 3 | 4 };

/** By the game's id; a game without a picture shows the mark. */
export const art: Record<string, Art> = {
  capitol: { Picture: CapitolArt, Symbols: CapitolSymbols, minutes: 45, level: 2 },
  'new-york': { Picture: NewYorkArt, Symbols: NewYorkSymbols, minutes: 40, level: 1 },
  'the-capitals': { Picture: TheCapitalsPicture, Symbols: TheCapitalsSymbols, minutes: 90, level: 3 },
  'urban-sprawl': { Picture: UrbanSprawlPicture, Symbols: UrbanSprawlSymbols, minutes: 150, level: 4 },
};
