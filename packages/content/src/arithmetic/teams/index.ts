import type { AnyTemplate } from '../../template.ts';
import { combinedRates } from './combined-rates.ts';
import { threeInPairs } from './three-in-pairs.ts';
import { twoWorksOneHelper } from './two-works-one-helper.ts';

export const teams: readonly AnyTemplate[] = [...combinedRates, ...threeInPairs, ...twoWorksOneHelper];
