import type { AnyTemplate } from '../../template.ts';
import { partsAtTwoRates } from './easy.ts';
import { gainsAndSchemes } from './hard.ts';
import { ratesAndTimes } from './medium.ts';

/** A sum in two parts at two rates. */
export const twoRates: readonly AnyTemplate[] = [...partsAtTwoRates, ...ratesAndTimes, ...gainsAndSchemes];
