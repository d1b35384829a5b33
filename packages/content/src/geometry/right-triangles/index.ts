import type { AnyTemplate } from '../../template.ts';
import { altitude } from './altitude.ts';
import { bisectedHypotenuse } from './bisected-hypotenuse.ts';
import { partsAndMedian } from './parts-and-median.ts';
import { wholeFromPieces } from './whole-from-pieces.ts';

/** GM.TRI.4, all bands: right triangles and the altitude to the hypotenuse. */
export const rightTriangles: readonly AnyTemplate[] = [
  ...altitude,
  ...partsAndMedian,
  ...wholeFromPieces,
  ...bisectedHypotenuse,
];
