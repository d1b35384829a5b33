import type { AnyTemplate } from '../../template.ts';
import { baseArithmetic } from './base-arithmetic.ts';
import { conversions } from './conversions.ts';
import { recurringInABase } from './recurring-in-a-base.ts';

/** Numbers in other bases. */
export const bases: readonly AnyTemplate[] = [...conversions, ...baseArithmetic, ...recurringInABase];
