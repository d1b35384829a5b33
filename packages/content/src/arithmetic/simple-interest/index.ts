import type { AnyTemplate } from '../../template.ts';
import { fallingRate } from './falling-rate.ts';
import { loansThatChange } from './loans-that-change.ts';
import { oneRate } from './one-rate.ts';
import { twoMoments } from './two-moments.ts';

/** Simple interest: sums, rates and times. */
export const simpleInterest: readonly AnyTemplate[] = [
  ...oneRate,
  ...loansThatChange,
  ...fallingRate,
  ...twoMoments,
];
