import type { AnyTemplate } from '../../template.ts';
import { cycledDigits } from './cycled-digits.ts';
import { reversedDigits } from './reversed-digits.ts';

/** Numbers with conditions on their digits. */
export const digitEquations: readonly AnyTemplate[] = [...reversedDigits, ...cycledDigits];
