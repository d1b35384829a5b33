import type { AnyTemplate } from '../../template.ts';
import { boundsBehindBounds } from './bounds-behind-bounds.ts';
import { middleSide } from './middle-side.ts';
import { oneRange } from './one-range.ts';
import { twoRanges } from './two-ranges.ts';

/** GM.TRI.2, all bands: what lengths a side can have. */
export const thirdSides: readonly AnyTemplate[] = [
  ...oneRange,
  ...twoRanges,
  ...boundsBehindBounds,
  ...middleSide,
];
