import type { AnyTemplate } from '../../template.ts';
import { fermatAndEuler } from './fermat-and-euler.ts';
import { longNumbers } from './long-numbers.ts';
import { lotsCombined } from './lots-combined.ts';
import { negativeRemainders } from './negative-remainders.ts';
import { quotientOfAPower } from './quotient-of-a-power.ts';
import { simultaneousRemainders } from './simultaneous.ts';

export const remainders: readonly AnyTemplate[] = [
  ...fermatAndEuler,
  ...quotientOfAPower,
  ...negativeRemainders,
  ...lotsCombined,
  ...simultaneousRemainders,
  ...longNumbers,
];
