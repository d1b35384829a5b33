import type { AnyTemplate } from '../../template.ts';
import { doubleAngle } from './double-angle.ts';
import { largestAndLeast } from './largest-and-least.ts';
import { signsAndIdentities } from './signs-and-identities.ts';
import { sumOfTwoAngles } from './sum-of-two-angles.ts';

export const ratiosOfAngles: readonly AnyTemplate[] = [
  ...signsAndIdentities,
  ...sumOfTwoAngles,
  ...largestAndLeast,
  ...doubleAngle,
];
