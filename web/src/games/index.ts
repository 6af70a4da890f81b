// The games the page can draw; each is loaded when one of its tables is opened.
import type { GameClient } from '../game';

export const games: Record<string, () => Promise<{ default: GameClient }>> = {
  capitol: () => import('./capitol'),
};
