import type { AnyTemplate } from '../../template.ts';
import { meanAndMedian } from './easy.ts';
import { unknownPlaces } from './hard.ts';
import { placesInOrder } from './medium.ts';

/** Mean, median, mode and range of a few values. */
export const middleValues: readonly AnyTemplate[] = [...meanAndMedian, ...placesInOrder, ...unknownPlaces];
