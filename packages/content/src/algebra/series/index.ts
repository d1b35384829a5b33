import type { AnyTemplate } from '../../template.ts';
import { meansAndPlaces } from './means-and-places.ts';
import { sidesInProportion } from './sides-in-proportion.ts';
import { threeTerms } from './three-terms.ts';

/** Conditions on terms, sums that telescope, sums of powers, and sequences given by a rule. */
export const series: readonly AnyTemplate[] = [...threeTerms, ...meansAndPlaces, ...sidesInProportion];
