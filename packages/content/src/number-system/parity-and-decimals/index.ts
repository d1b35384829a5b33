import type { AnyTemplate } from '../../template.ts';
import { parityAndSign } from './parity-and-sign.ts';
import { recurringDecimals } from './recurring-decimals.ts';

/** Even and odd, signs, and recurring decimals. */
export const parityAndDecimals: readonly AnyTemplate[] = [...parityAndSign, ...recurringDecimals];
