import { isType, placeOf } from '@twelvefold/content';
import type { ItemRow } from '../store.ts';

export const bands = ['Easy', 'Medium', 'Hard'] as const;

/** Seconds, where no type says how many. */
const withoutType = 100;

/** The target time, in seconds, of a question whose file names none. */
export const usualSeconds = (type: string, band: ItemRow['band']): number =>
  (isType(type) && placeOf(type).subcategory.targetSeconds[bands.indexOf(band)]) || withoutType;
