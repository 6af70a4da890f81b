// Pictures of the games for the lobby, and the symbols that they are drawn from.
import type { Component } from 'svelte';
import CapitolSymbols from '../games/capitol/Symbols.svelte';
import CapitolArt from './CapitolArt.svelte';

export type Art = { Picture: Component<{ small?: boolean }>; Symbols: Component };

/** By the game's id; a game without a picture shows the mark. */
export const art: Record<string, Art> = { capitol: { Picture: CapitolArt, Symbols: CapitolSymbols } };
