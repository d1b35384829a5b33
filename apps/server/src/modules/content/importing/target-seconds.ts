import { isType, placeOf } from '@twelvefold/content';
import type { ItemRow } from '../store.ts';

export const bands = ['Easy', 'Medium', 'Hard'] as const;

/** Seconds for a question without a known type. */
const withoutType = 100;

/** Default target time in seconds. */
export const usualSeconds = (type: string, band: ItemRow['band']): number =>
  (isType(type) && placeOf(type).subcategory.targetSeconds[bands.indexOf(band)]) || withoutType;
