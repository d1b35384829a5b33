import type { AnyTemplate } from '../../template.ts';
import { aBillInThreeWays } from './a-bill-in-three-ways.ts';
import { threeKinds } from './easy.ts';
import { changedNumbers } from './medium.ts';
import { shareOfNumberAndValue } from './share-of-number-and-value.ts';

/** Coins, notes and tickets: numbers and their values. */
export const coinsAndTickets: readonly AnyTemplate[] = [
  ...threeKinds,
  ...changedNumbers,
  ...aBillInThreeWays,
  ...shareOfNumberAndValue,
];
