import type { AnyTemplate } from '../../template.ts';
import { growingExponents } from './growing-exponents.ts';
import { highestPowers } from './highest-powers.ts';
import { unitsDigits } from './units-digits.ts';

/** Powers in factorials, and last digits of powers. */
export const factorials: readonly AnyTemplate[] = [...highestPowers, ...unitsDigits, ...growingExponents];
