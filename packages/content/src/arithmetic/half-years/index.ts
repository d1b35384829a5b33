import type { AnyTemplate } from '../../template.ts';
import { growthOfHalfYears } from './growth-of-half-years.ts';
import { partsOfAYear } from './parts-of-a-year.ts';
import { ratesCompared } from './rates-compared.ts';

/** Compound interest that is added several times a year. */
export const halfYears: readonly AnyTemplate[] = [...partsOfAYear, ...ratesCompared, ...growthOfHalfYears];
