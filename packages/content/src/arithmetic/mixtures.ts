import type { AnyTemplate } from '../template.ts';
import { dilutedAndExchanged } from './mixing/diluted-and-exchanged.ts';
import { pouredTogether } from './mixing/poured-together.ts';
import { replacements } from './mixing/replacements.ts';
import { stocksAndWholeLitres } from './mixing/stocks-and-whole-litres.ts';
import { equalParts, partsForTarget, vesselFromBlends } from './mixing-mixtures.ts';

export const mixtures: readonly AnyTemplate[] = [
  ...replacements,
  equalParts,
  partsForTarget,
  vesselFromBlends,
  ...pouredTogether,
  ...dilutedAndExchanged,
  ...stocksAndWholeLitres,
];
