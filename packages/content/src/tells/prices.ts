import { prices } from './prices.data.ts';
import { signNames } from './signs.ts';

const priced = Float64Array.from(signNames, name => prices[name] ?? 0);

/**
 * How much a key shows: the prices of the signs that it bears more than the other options, and 1 for each place by which
 * its slips are less likely. Prices are such that over the bank the key bears each sign about as often as another option,
 * when the slips with the least price are dealt (`learn-prices.ts`).
 */
export function priceOf(surplus: Float64Array, unlikely: number): number {
  let price = unlikely;
  for (let i = 0; i < priced.length; i += 1) price += (surplus[i] ?? 0) * (priced[i] ?? 0);
  return price;
}
