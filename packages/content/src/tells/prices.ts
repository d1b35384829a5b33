import { prices } from './prices.data.ts';
import { signNames } from './signs.ts';

const priced = Float64Array.from(signNames, name => prices[name] ?? 0);

/**
 * Price of a choice of slips: the surplus of each sign on the key times the sign's price, plus 1 for each place of
 * the slips from the beginning of their list. With these prices each sign is about as frequent on keys as on other
 * options over the bank, when the choice with the lowest price is taken (`learn-prices.ts`).
 */
export function priceOf(surplus: Float64Array, unlikely: number): number {
  let price = unlikely;
  for (let i = 0; i < priced.length; i += 1) price += (surplus[i] ?? 0) * (priced[i] ?? 0);
  return price;
}
