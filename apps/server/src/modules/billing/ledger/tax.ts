import { indianStates, type StateCode, stateOfGstin, taxesOf } from '@twelvefold/contract/gst';
import type { BuyerOnReceipt, SellerOnReceipt } from '../schema.ts';

interface TaxPart {
  name: string;
  percent: number;
  /** Paise. */
  amount: number;
}

/** A tax-inclusive price in paise, split: `taxable` and the parts add up to it exactly. */
export interface Taxed {
  taxable: number;
  parts: TaxPart[];
}

/**
 * Rounds each tax to the paisa, half a paisa up; the taxable value is the rest. So the two halves within a state are
 * equal and the sum is exact.
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

/** The buyer's state, or by law the seller's when none is known. */
export function placeOfSupply(gstin: string, buyer: BuyerOnReceipt | null): StateCode {
  return buyer?.state ?? stateOfGstin(gstin);
}

export const stateWords = (code: StateCode) => `${indianStates[code]} (${code})`;

/** Null when the seller has no tax. */
export function taxOf({ seller, buyer }: Parties, paise: number): Taxed | null {
  const { tax_name, tax_percent, gst } = seller;
  if (tax_name === null || tax_percent === null) return null;
  const names = gst ? taxesOf(stateOfGstin(gst.gstin), placeOfSupply(gst.gstin, buyer)) : [tax_name];
  return taxIn(paise, tax_percent, names);
}

/**
 * The tax in a partial refund of `paise` after `before` paise were refunded: refunds of a whole invoice return its
 * taxes to the paisa.
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
