// The view and the catalog as the engine writes them, and a lot, which TypeScript declares in place only.
export type * from '../../wire/urban-sprawl';

/** A lot: its row and its column, from 0. */
export type LotView = [number, number];
