import type { AnyTemplate } from '../template.ts';
import { dilutedAndExchanged } from './mixing/diluted-and-exchanged.ts';
import { mostFromStocks } from './mixing/most-from-stocks.ts';
import { onceAgainstTwice } from './mixing/once-against-twice.ts';
import { oneMoreOfTheFirst } from './mixing/one-more-of-the-first.ts';
import { pouredTogether } from './mixing/poured-together.ts';
import { replacements } from './mixing/replacements.ts';
import { sameQuantityOfTheOther } from './mixing/same-quantity-of-the-other.ts';
import { twoUnequalExchanges } from './mixing/two-unequal-exchanges.ts';
import { unequalExchanges } from './mixing/unequal-exchanges.ts';
import { wholeLitresLeft } from './mixing/whole-litres-left.ts';
import { equalParts, partsForTarget, vesselFromBlends } from './mixing-mixtures.ts';

export const mixtures: readonly AnyTemplate[] = [
  ...replacements,
  ...twoUnequalExchanges,
  ...unequalExchanges,
  ...wholeLitresLeft,
  ...onceAgainstTwice,
  ...equalParts,
  ...partsForTarget,
  ...vesselFromBlends,
  ...pouredTogether,
  ...dilutedAndExchanged,
  ...mostFromStocks,
  ...oneMoreOfTheFirst,
  ...sameQuantityOfTheOther,
];
