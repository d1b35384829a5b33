import type { AnyTemplate } from '../../template.ts';
import { equalPricesUnknownRate } from './equal-prices-unknown-rate.ts';
import { equalProfits } from './equal-profits.ts';
import { fromTheOverallResult } from './from-the-overall-result.ts';
import { onePriceGainAndLoss } from './one-price-gain-and-loss.ts';
import { priceAndItsAlternatives } from './price-and-its-alternatives.ts';
import { profitInTwoMeanings } from './profit-in-two-meanings.ts';
import { profitOnBoth } from './profit-on-both.ts';
import { soldAndBoughtBack } from './sold-and-bought-back.ts';
import { soldAtAnotherPrice } from './sold-at-another-price.ts';

/** Profit and loss without a marked price: one sale, two equal prices, articles against articles. */
export const selling: readonly AnyTemplate[] = [
  ...soldAtAnotherPrice,
  ...priceAndItsAlternatives,
  ...profitInTwoMeanings,
  ...equalProfits,
  ...onePriceGainAndLoss,
  ...fromTheOverallResult,
  ...equalPricesUnknownRate,
  ...profitOnBoth,
  ...soldAndBoughtBack,
];
