import type { AnyTemplate } from '../../template.ts';
import { signsChanged } from './signs-changed.ts';
import { sumsThatExist } from './sums-that-exist.ts';
import { termsAndSums } from './terms-and-sums.ts';

/** Geometric progressions and their infinite sums. */
export const geometric: readonly AnyTemplate[] = [...termsAndSums, ...sumsThatExist, ...signsChanged];
