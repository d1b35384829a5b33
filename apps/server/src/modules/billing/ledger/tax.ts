import { indianStates, type StateCode, stateOfGstin, taxesOf } from '@twelvefold/contract/gst';
import type { BuyerOnReceipt, SellerOnReceipt } from '../schema.ts';

interface TaxPart {
  name: string;
  percent: number;
  /** Paise. */
  amount: number;
}

/** What a price that includes its tax is made of: `taxable` and the parts add up to it, to the paisa. */
export interface Taxed {
  taxable: number;
  parts: TaxPart[];
}

/**
 * Each tax is rounded to the paisa, half a paisa upwards, and the taxable value is what is left of the price: so two halves
 * within a state are equal, and the sum is the price exactly.
 */
export function taxIn(paise: number, percent: number, names: readonly string[]): Taxed {
  const share = percent / names.length;
  const amount = Math.round((paise * share) / (100 + percent));
  return {
    taxable: paise - amount * names.length,
    parts: names.map(name => ({ name, percent: share, amount })),
  };
}

interface Parties {
  seller: SellerOnReceipt;
  buyer: BuyerOnReceipt | null;
}

/** Where no state was given, the law takes the seller's. */
export function placeOfSupply(gstin: string, buyer: BuyerOnReceipt | null): StateCode {
  return buyer?.state ?? stateOfGstin(gstin);
}

export const stateWords = (code: StateCode) => `${indianStates[code]} (${code})`;

/** Null where the seller names no tax. */
export function taxOf({ seller, buyer }: Parties, paise: number): Taxed | null {
  const { tax_name, tax_percent, gst } = seller;
  if (tax_name === null || tax_percent === null) return null;
  const names = gst ? taxesOf(stateOfGstin(gst.gstin), placeOfSupply(gst.gstin, buyer)) : [tax_name];
  return taxIn(paise, tax_percent, names);
}

/**
 * The tax in a part that goes back after `before` paise of the same payment went back: notes that give back a whole
 * invoice give back its taxes to the paisa.
 */
export function taxOfPart(parties: Parties, paise: number, before: number): Taxed | null {
  const [until, until_before] = [taxOf(parties, before + paise), taxOf(parties, before)];
  if (!parties.seller.gst || !until || !until_before) return taxOf(parties, paise);
  return {
    taxable: until.taxable - until_before.taxable,
    parts: until.parts.map((part, i) => ({
      ...part,
      amount: part.amount - (until_before.parts[i]?.amount ?? 0),
    })),
  };
}

export const sumOfTax = ({ parts }: Taxed) => parts.reduce((sum, { amount }) => sum + amount, 0);
