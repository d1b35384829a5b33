import type { AnyTemplate } from '../../template.ts';
import { consecutiveIntegers } from './consecutive-integers.ts';
import { parityAndSign } from './parity-and-sign.ts';
import { recurringDecimals } from './recurring-decimals.ts';

/** Even and odd, signs, recurring decimals and consecutive integers. */
export const parityAndDecimals: readonly AnyTemplate[] = [
  ...parityAndSign,
  ...recurringDecimals,
  ...consecutiveIntegers,
];
