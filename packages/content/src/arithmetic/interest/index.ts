import type { AnyTemplate } from '../../template.ts';
import { compoundAgainstSimple } from './compound-against-simple.ts';
import { equalGapsAtTwoRates } from './equal-gaps-at-two-rates.ts';
import { gapsOfTwoAndThreeYears } from './gaps-of-two-and-three-years.ts';
import { interestThatFalls } from './interest-that-falls.ts';
import { leadOfHalfYears } from './lead-of-half-years.ts';
import { leastRoundInstalment } from './least-round-instalment.ts';
import { levelAfterTwoYears } from './level-after-two-years.ts';
import { loansAtTwoRates } from './loans-at-two-rates.ts';
import { twoPayments } from './two-payments.ts';
import { wholeRupeesOfInterest } from './whole-rupees.ts';

export const interest: readonly AnyTemplate[] = [
  ...compoundAgainstSimple,
  ...gapsOfTwoAndThreeYears,
  ...leadOfHalfYears,
  ...levelAfterTwoYears,
  ...wholeRupeesOfInterest,
  ...equalGapsAtTwoRates,
  ...twoPayments,
  ...interestThatFalls,
  ...leastRoundInstalment,
  ...loansAtTwoRates,
];
