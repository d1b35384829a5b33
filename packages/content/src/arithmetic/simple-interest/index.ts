import type { AnyTemplate } from '../../template.ts';
import { exchangedRates } from './exchanged-rates.ts';
import { loansThatChange } from './loans-that-change.ts';
import { monthlyDeposits } from './monthly-deposits.ts';
import { oneRate } from './one-rate.ts';

/** Simple interest: sums, rates and times. */
export const simpleInterest: readonly AnyTemplate[] = [
  ...oneRate,
  ...loansThatChange,
  ...monthlyDeposits,
  ...exchangedRates,
];
