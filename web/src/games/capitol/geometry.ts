// The map as data: the outline of each hill, where its plots lie, its trees and its name plate.
// Plots sit on a slanted lattice of four columns and three rows; a cell is [column, row from the back].

export type Cell = [column: number, row: number];
export type Point = { x: number; y: number };
export type Tree = { kind: 'pine' | 'cypress'; x: number; y: number };

/** One hill of the map. */
export type Hill = {
  slug: string;
  /** Outline of the hill's top. */
  path: string;
  /** Near left corner of cell [0, 2]. */
  origin: Point;
  /** Near left cell of the large square, which is two by two. */
  large: Cell;
  /** Cells of the printed fountains. */
  printed: Cell[];
  /** Cells of the free small squares in the order in which they fill: from the front, since buildings grow. */
  free: Cell[];
  /** Middle of the top edge of the name plate. */
  plaque: Point;
  trees: Tree[];
};

export const hills: Record<string, Hill> = {
  capitolinus: {
    slug: 'capitolinus',
    path:
      'M449.2 277.7Q456.3 259 476.3 258L523.5 255.7Q543.5 254.8 563.5 255.5L658.8 259.2Q678.8 260 674.6 279.5L670.7 297.2Q666.5 316.8 660.2 335.8L656.4 347Q650.1 366 634.8 378.9L601.2 407.1Q585.9 420 565.9 420.5L504.1 422Q484.1 422.5 464.1 421.9L425.4 420.6Q405.4 420 410.1 400.6L418.7 365.1Q423.4 345.6 430.5 326.9Z',
    origin: { x: 422, y: 408 },
    large: [0, 2],
    printed: [[2, 1], [2, 2]],
    free: [[3, 1], [0, 0], [1, 0], [2, 0], [3, 0]],
    plaque: { x: 514, y: 417 },
    trees: [
      { kind: 'pine', x: 600.5, y: 388 },
      { kind: 'cypress', x: 587.5, y: 399 },
    ],
  },
  palatinus: {
    slug: 'palatinus',
    path:
      'M419.7 546.8Q426.4 528 441.2 514.5L469.5 488.5Q484.3 475 504.3 474.7L545.9 474.1Q565.9 473.8 585.9 474.7L648.8 477.2Q668.8 478 664.5 497.5L658.9 522.8Q654.6 542.3 648.1 561.2L628.4 619.1Q621.9 638 601.9 638.6L517.9 641.1Q497.9 641.7 477.9 641L415.4 638.7Q395.4 638 399.7 618.5L404.4 596.9Q408.7 577.4 415.5 558.6Z',
    origin: { x: 412, y: 626 },
    large: [1, 1],
    printed: [],
    free: [[0, 2], [1, 2], [2, 2], [3, 2], [0, 1], [3, 1], [3, 0]],
    plaque: { x: 512, y: 635 },
    trees: [
      { kind: 'pine', x: 481.5, y: 515 },
      { kind: 'cypress', x: 469.5, y: 520 },
    ],
  },
  aventinus: {
    slug: 'aventinus',
    path:
      'M186.9 499.6Q194.3 481 214.3 480.4L296.6 477.8Q316.6 477.1 336.6 478.1L396.8 481Q416.8 482 412.6 501.6L407.2 527.1Q403 546.6 396.4 565.5L376.5 623.1Q369.9 642 349.9 642.6L308.2 643.8Q288.2 644.3 268.2 643.9L205.4 642.5Q185.4 642 176.2 624.2L166.8 605.8Q157.6 588 163.3 568.8L168.8 550.2Q174.4 531 181.8 512.4Z',
    origin: { x: 160, y: 630 },
    large: [2, 1],
    printed: [],
    free: [[1, 2], [2, 2], [3, 2], [0, 1], [1, 1], [0, 0], [1, 0]],
    plaque: { x: 260, y: 639 },
    trees: [
      { kind: 'pine', x: 194, y: 614 },
      { kind: 'cypress', x: 205, y: 621 },
    ],
  },
  'campus-martius': {
    slug: 'campus-martius',
    path:
      'M175.4 116.7Q182.4 98 197.2 84.5L225.5 58.5Q240.3 45 260.3 44.5L284.9 44Q304.9 43.5 324.9 44.3L404.8 47.3Q424.8 48 420 67.4L412.4 98.4Q407.6 117.8 401.3 136.8L384.2 189Q377.9 208 357.9 208.9L317 210.8Q297.1 211.7 277.1 211.2L171.4 208.5Q151.4 208 155.3 188.4L158.9 169.9Q162.7 150.3 169.8 131.6Z',
    origin: { x: 168, y: 196 },
    large: [2, 2],
    printed: [[1, 1]],
    free: [[0, 2], [1, 2], [0, 1], [1, 0], [2, 0], [3, 0]],
    plaque: { x: 268, y: 205 },
    trees: [
      { kind: 'pine', x: 237.5, y: 85 },
      { kind: 'cypress', x: 225.5, y: 90 },
    ],
  },
  quirinalis: {
    slug: 'quirinalis',
    path:
      'M445.7 69.9Q452.3 51 472.2 49.2L505.8 46.1Q525.7 44.3 545.7 45.2L610.8 48.1Q630.8 49 641.2 66.1L652.5 84.9Q662.9 102 658.8 121.6L655.3 138.1Q651.2 157.7 643.3 176L635.8 193.6Q627.9 212 607.9 212.5L501.7 214.9Q481.7 215.3 461.8 214.5L421.4 212.8Q401.4 212 406.7 192.7L414.8 163.1Q420.1 143.8 426.6 125Z',
    origin: { x: 418, y: 200 },
    large: [1, 2],
    printed: [],
    free: [[0, 2], [3, 2], [0, 1], [3, 1], [0, 0], [1, 0], [2, 0]],
    plaque: { x: 518, y: 209 },
    trees: [
      { kind: 'pine', x: 621, y: 85 },
      { kind: 'cypress', x: 634, y: 92 },
    ],
  },
  viminalis: {
    slug: 'viminalis',
    path:
      'M693.6 63.8Q700.3 45 720.3 43.8L767 40.9Q787 39.7 807 40.4L858.8 42.3Q878.8 43 889.2 60.1L900.5 78.9Q910.9 96 905.7 115.3L901.1 132.2Q895.8 151.5 889 170.3L882.8 187.2Q875.9 206 855.9 206.8L806.7 208.9Q786.7 209.8 766.7 209.2L669.4 206.5Q649.4 206 654.6 186.7L664.7 149.6Q669.9 130.3 676.6 111.5Z',
    origin: { x: 666, y: 194 },
    large: [0, 1],
    printed: [],
    free: [[0, 2], [1, 2], [2, 2], [3, 2], [2, 1], [3, 1], [2, 0]],
    plaque: { x: 766, y: 203 },
    trees: [
      { kind: 'pine', x: 869, y: 79 },
      { kind: 'cypress', x: 882, y: 86 },
    ],
  },
  'insula-tiberina': {
    slug: 'insula-tiberina',
    path:
      'M145.5 370.9Q153 346 168.2 324.9L170.8 321.1Q186 300 206.2 283.6L216.1 275.4Q236.3 259 262.3 258.6L350.8 257.4Q376.8 257 396.1 262.5L399.5 263.5Q418.8 269 413.2 294.4L409.1 312.6Q403.5 338 392.5 361.6L380.9 386.4Q369.9 410 358.9 417.4L356.9 418.6Q345.9 426 319.9 426.1L183.4 426.9Q157.4 427 147.3 416.4L145.5 414.6Q135.4 404 142.9 379.1Z',
    origin: { x: 158, y: 412 },
    large: [1, 1],
    printed: [[0, 1]],
    free: [[0, 2], [1, 2], [2, 2], [3, 2], [3, 1], [3, 0]],
    plaque: { x: 258, y: 421 },
    trees: [
      { kind: 'pine', x: 227.5, y: 301 },
      { kind: 'cypress', x: 215.5, y: 306 },
    ],
  },
  esquilinus: {
    slug: 'esquilinus',
    path:
      'M677.2 330.6Q684.4 312 699.2 298.5L727.5 272.5Q742.3 259 762.3 257.9L787.7 256.5Q807.7 255.4 827.7 256.5L906.8 260.9Q926.8 262 921.6 281.3L909.2 327.3Q904 346.6 897.9 365.7L886 403Q879.9 422 859.9 422.7L809.3 424.5Q789.3 425.2 769.3 424.7L673.4 422.5Q653.4 422 657.1 402.3L660.6 383.7Q664.2 364 671.5 345.4Z',
    origin: { x: 670, y: 410 },
    large: [2, 1],
    printed: [],
    free: [[0, 2], [1, 2], [2, 2], [3, 2], [0, 1], [1, 1], [1, 0]],
    plaque: { x: 770, y: 419 },
    trees: [
      { kind: 'pine', x: 739.5, y: 299 },
      { kind: 'cypress', x: 727.5, y: 304 },
    ],
  },
  caelius: {
    slug: 'caelius',
    path:
      'M689.5 501.8Q696.3 483 716.3 482.7L797.4 481.7Q817.4 481.4 837.4 481.9L898.8 483.5Q918.8 484 915.7 503.8L913.6 517.1Q910.4 536.9 903.3 555.5L897.2 571.3Q890.1 590 874.8 602.9L841.2 631.1Q825.9 644 805.9 644.6L729.8 646.8Q709.8 647.4 689.8 646.3L665.4 645Q645.4 644 650.6 624.7L662.5 581Q667.7 561.7 674.5 542.9Z',
    origin: { x: 662, y: 632 },
    large: [1, 2],
    printed: [],
    free: [[0, 2], [0, 1], [3, 1], [0, 0], [1, 0], [2, 0], [3, 0]],
    plaque: { x: 762, y: 641 },
    trees: [
      { kind: 'pine', x: 840.5, y: 612 },
      { kind: 'cypress', x: 827.5, y: 623 },
    ],
  },
};

const STEP = 52.5;
const SLANT = 0.3;
const SMALL = { w: 43, h: 34 };
const LARGE = { w: 95.5, h: 86.5 };

/** Near left corner of a cell. */
export function corner(hill: Hill, [column, row]: Cell): Point {
  const back = 2 - row;
  return {
    x: hill.origin.x + STEP * column + STEP * SLANT * back,
    y: hill.origin.y - STEP * back,
  };
}

/** Where the foot of a building on this cell stands. */
export function buildingAt(hill: Hill, cell: Cell): Point {
  const at = corner(hill, cell);
  return { x: at.x + 23.6, y: at.y - 7 };
}

/** Where a fountain on this cell stands. */
export function fountainAt(hill: Hill, cell: Cell): Point {
  const at = corner(hill, cell);
  return { x: at.x + 26.6, y: at.y - 14 };
}

/** Where the piece on the large square stands. */
export function largeAt(hill: Hill, piece: 'amphitheater' | 'temple'): Point {
  const at = corner(hill, hill.large);
  return piece === 'temple' ? { x: at.x + 54, y: at.y - 22 } : { x: at.x + 59.7, y: at.y - 32.2 };
}

/** Middle of a small square's paving. */
export function middle(hill: Hill, cell: Cell): Point {
  const at = corner(hill, cell);
  return { x: at.x + (SMALL.w + SMALL.h * SLANT) / 2, y: at.y - SMALL.h / 2 };
}

/** Middle of the large square's paving. */
export function largeMiddle(hill: Hill): Point {
  const at = corner(hill, hill.large);
  return { x: at.x + (LARGE.w + LARGE.h * SLANT) / 2, y: at.y - LARGE.h / 2 };
}

/** Outline of a small square. */
export const smallTile = (hill: Hill, cell: Cell): string => slab(corner(hill, cell), SMALL.w, SMALL.h, 4);

/** Outline of the large square. */
export const largeTile = (hill: Hill): string => slab(corner(hill, hill.large), LARGE.w, LARGE.h, 4);

/** The paving laid into the large square: two frames, two lozenges and a stone in the middle. */
export function paving(hill: Hill): string {
  const at = corner(hill, hill.large);
  const frame = (inset: number) =>
    slab(
      { x: at.x + inset + inset * SLANT, y: at.y - inset },
      LARGE.w - 2 * inset,
      LARGE.h - 2 * inset,
      2,
    );
  const mid = largeMiddle(hill);
  const lozenge = (w: number, h: number) =>
    `M${n(mid.x - h * SLANT)} ${n(mid.y + h)}L${n(mid.x + w)} ${n(mid.y)}` +
    `L${n(mid.x + h * SLANT)} ${n(mid.y - h)}L${n(mid.x - w)} ${n(mid.y)}Z`;
  const stone = slab({ x: mid.x - 15 - 10.2 * SLANT, y: mid.y + 10.2 }, 30, 20.4, 2);
  return frame(7) + frame(11) + lozenge(36.7, 32.2) + lozenge(23.7, 19.2) + stone;
}

/** A slanted rectangle with rounded corners, from its near left corner. */
function slab({ x, y }: Point, w: number, h: number, r: number): string {
  const s = h * SLANT;
  const rx = r * SLANT;
  return (
    `M${n(x + rx)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}L${n(x + w - r)} ${n(y)}` +
    `Q${n(x + w)} ${n(y)} ${n(x + w + rx)} ${n(y - r)}L${n(x + w + s - rx)} ${n(y - h + r)}` +
    `Q${n(x + w + s)} ${n(y - h)} ${n(x + w + s - r)} ${n(y - h)}L${n(x + s + r)} ${n(y - h)}` +
    `Q${n(x + s)} ${n(y - h)} ${n(x + s - rx)} ${n(y - h + r)}Z`
  );
}

/** Short decimals keep the page small. */
const n = (value: number): number => Math.round(value * 10) / 10;
