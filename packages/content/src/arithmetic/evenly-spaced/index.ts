import type { AnyTemplate } from '../../template.ts';
import { middleOfARow } from './easy.ts';
import { rowsFromAverages } from './hard.ts';
import { partsOfARow } from './medium.ts';

/** Averages of evenly spaced numbers. */
export const evenlySpaced: readonly AnyTemplate[] = [...middleOfARow, ...partsOfARow, ...rowsFromAverages];
