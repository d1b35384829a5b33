import type { AnyTemplate } from '../../template.ts';
import { differencesThatGrow } from './differences-that-grow.ts';
import { partsOfAYear } from './parts-of-a-year.ts';
import { ratesCompared } from './rates-compared.ts';

/** Compound interest that is added several times a year. */
export const halfYears: readonly AnyTemplate[] = [...partsOfAYear, ...ratesCompared, ...differencesThatGrow];
