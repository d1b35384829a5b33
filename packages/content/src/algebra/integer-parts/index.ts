import type { AnyTemplate } from '../../template.ts';
import { partsAndIntervals } from './easy.ts';
import { partsAsUnknowns } from './hard.ts';
import { unknownInteger } from './medium.ts';

/** The greatest integer in a number, and its fractional part. */
export const integerParts: readonly AnyTemplate[] = [
  ...partsAndIntervals,
  ...unknownInteger,
  ...partsAsUnknowns,
];
