import type { AnyTemplate } from '../../template.ts';
import { baseArithmetic } from './base-arithmetic.ts';
import { conversions } from './conversions.ts';

/** Numbers in other bases. */
export const bases: readonly AnyTemplate[] = [...conversions, ...baseArithmetic];
