import type { AnyTemplate } from '../../template.ts';
import { middleOfARow } from './easy.ts';
import { oneTakenAway } from './hard.ts';
import { partsOfARow } from './medium.ts';
import { stretchesThatOverlap } from './stretches-that-overlap.ts';

/** Averages of evenly spaced numbers. */
export const evenlySpaced: readonly AnyTemplate[] = [
  ...middleOfARow,
  ...partsOfARow,
  ...oneTakenAway,
  ...stretchesThatOverlap,
];
