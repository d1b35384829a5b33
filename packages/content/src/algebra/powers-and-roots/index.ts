import type { AnyTemplate } from '../../template.ts';
import { betweenPowers } from './between-powers.ts';
import { commonExponents } from './common-exponents.ts';
import { unknownBases } from './unknown-bases.ts';

/** Powers and roots compared by a common exponent, a common base, or the quotient of neighbours. */
export const powersAndRoots: readonly AnyTemplate[] = [...commonExponents, ...betweenPowers, ...unknownBases];
