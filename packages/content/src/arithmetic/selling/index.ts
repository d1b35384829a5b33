import type { AnyTemplate } from '../../template.ts';
import { brokenAndScratched } from './broken-and-scratched.ts';
import { costAndPriceAsBases } from './cost-and-price-as-bases.ts';
import { equalPricesUnknownRate } from './equal-prices-unknown-rate.ts';
import { fromTheOverallResult } from './from-the-overall-result.ts';
import { onePriceGainAndLoss } from './one-price-gain-and-loss.ts';
import { priceAndItsAlternatives } from './price-and-its-alternatives.ts';
import { profitInTwoMeanings } from './profit-in-two-meanings.ts';
import { profitOnBoth } from './profit-on-both.ts';
import { soldAtAnotherPrice } from './sold-at-another-price.ts';

/** Profit and loss without a marked price: one sale, two equal prices, articles against articles. */
export const selling: readonly AnyTemplate[] = [
  ...soldAtAnotherPrice,
  ...priceAndItsAlternatives,
  ...profitInTwoMeanings,
  ...brokenAndScratched,
  ...onePriceGainAndLoss,
  ...fromTheOverallResult,
  ...equalPricesUnknownRate,
  ...profitOnBoth,
  ...costAndPriceAsBases,
];
