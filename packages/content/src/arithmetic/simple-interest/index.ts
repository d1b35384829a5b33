import type { AnyTemplate } from '../../template.ts';
import { equalPartsRepaid } from './equal-parts-repaid.ts';
import { loansThatChange } from './loans-that-change.ts';
import { movedToTheOther } from './moved-to-the-other.ts';
import { oneRate } from './one-rate.ts';

/** Simple interest: sums, rates and times. */
export const simpleInterest: readonly AnyTemplate[] = [
  ...oneRate,
  ...loansThatChange,
  ...movedToTheOther,
  ...equalPartsRepaid,
];
