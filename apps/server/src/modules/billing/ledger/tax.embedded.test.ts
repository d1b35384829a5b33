import { gstinProblem, tidyGstin } from '@twelvefold/contract/gst';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SellerOnReceipt } from '../schema.ts';
import { sumOfTax, taxIn, taxOf, taxOfPart } from './tax.ts';

const seller: SellerOnReceipt = {
  name: 'Seller',
  address: 'Pune',
  tax_id: null,
  tax_name: 'GST',
  tax_percent: 18,
  gst: { gstin: '27ABCDE1234F1Z0', sac: '999293' },
};
const from = (state: '04' | '27' | '29' | null) => ({
  seller,
  buyer: { state, gstin: null, business_name: null, business_address: null },
});
const price = fc.integer({ min: 100, max: 10_000_000 });
const percent = fc.constantFrom(0, 5, 12, 18, 28);

describe('the tax in a price', () => {
  it('is CGST and SGST within the state of the seller, who stands in for a state that was not given', () => {
    const halves = [
      { name: 'CGST', percent: 9, amount: 11_433 },
      { name: 'SGST', percent: 9, amount: 11_433 },
    ];
    expect(taxOf(from('27'), 149_900)).toEqual({ taxable: 127_034, parts: halves });
    expect(taxOf(from(null), 149_900)).toEqual({ taxable: 127_034, parts: halves });
  });

  it('is IGST between states, also to a union territory', () => {
    for (const state of ['29', '04'] as const)
      expect(taxOf(from(state), 149_900)).toEqual({
        taxable: 127_034,
        parts: [{ name: 'IGST', percent: 18, amount: 22_866 }],
      });
  });

  it('is UTGST beside CGST within a union territory without a legislature', () => {
    const inChandigarh = { ...seller, gst: { gstin: '04ABCDE1234F1Z8', sac: '999293' } };
    const { parts } = taxOf({ ...from('04'), seller: inChandigarh }, 149_900) ?? {};
    expect(parts?.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  it('adds up with the taxable value to the price, in equal halves, each within half a paisa', () => {
    fc.assert(
      fc.property(price, percent, fc.constantFrom(['IGST'], ['CGST', 'SGST']), (paise, rate, names) => {
        const { taxable, parts } = taxIn(paise, rate, names);
        expect(taxable + parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(paise);
        const exact = (paise * rate) / names.length / (100 + rate);
        for (const { amount } of parts) expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.5);
        expect(new Set(parts.map(({ amount }) => amount)).size).toBe(1);
      }),
    );
  });

  it('goes back whole with a payment that is returned in parts', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(null, '29'),
        (paid, state) => {
          const whole = paid.reduce((sum, part) => sum + part, 0);
          let before = 0;
          let [taxable, tax] = [0, 0];
          for (const part of paid) {
            const note = taxOfPart(from(state), part, before);
            if (!note) throw new Error('no tax');
            expect(note.taxable + sumOfTax(note)).toBe(part);
            taxable += note.taxable;
            tax += sumOfTax(note);
            before += part;
          }
          const invoice = taxOf(from(state), whole);
          expect([taxable, tax]).toEqual([invoice?.taxable, invoice && sumOfTax(invoice)]);
        },
      ),
    );
  });
});

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '27ABCDE1234F1Z0', '29ABCDE1234F1ZW'])('such as %s is one', gstin => {
    expect(gstinProblem(gstin)).toBeUndefined();
  });

  it('with a typing mistake is none', () => {
    const good = '27AAPFU0939F1ZV';
    expect(gstinProblem('27AAPFU0939F1ZW')).toMatch(/typing mistake/);
    expect(gstinProblem('27AAPFU0993F1ZV'), 'two digits changed places').toMatch(/typing mistake/);
    expect(gstinProblem('99AAPFU0939F1ZV')).toBe('No state has the code 99.');
    expect(gstinProblem(good.slice(1))).toMatch(/15 characters/);
    expect(gstinProblem(tidyGstin(' 27aapfu 0939f1zv '))).toBeUndefined();
  });
});
