import type { AnyTemplate } from '../../template.ts';
import { bothChange } from './both-change.ts';
import { combinations } from './combinations.ts';
import { fourUnknowns } from './four-unknowns.ts';
import { freeUnknown } from './free-unknown.ts';
import { giftEitherWay } from './gift-either-way.ts';
import { giftsInEitherOrder } from './gifts-in-either-order.ts';
import { integerLimits } from './integer-limits.ts';
import { rangeOfTotals } from './range-of-totals.ts';
import { sixWeighings } from './six-weighings.ts';
import { threeUnknowns } from './three-unknowns.ts';
import { totalInGroups } from './total-in-groups.ts';
import { twoUnknowns } from './two-unknowns.ts';

export const linear: readonly AnyTemplate[] = [
  ...twoUnknowns,
  ...bothChange,
  ...integerLimits,
  ...giftEitherWay,
  ...totalInGroups,
  ...giftsInEitherOrder,
  ...combinations,
  ...threeUnknowns,
  ...freeUnknown,
  ...sixWeighings,
  ...fourUnknowns,
  ...rangeOfTotals,
];
