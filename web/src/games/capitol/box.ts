// The part of the map that is shown.

/** A rectangle in the map's units. */
export type Box = { x: number; y: number; width: number; height: number };

/** The whole map. */
export const wideBox: Box = { x: 0, y: 0, width: 960, height: 690 };

/** The map on a phone: without the west bank. */
export const phoneBox: Box = { x: 101, y: -12, width: 848, height: 702 };

export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;
