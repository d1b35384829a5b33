import type { Receipt } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { paise } from '../../../shared/words/format.ts';

export function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 font-medium break-words sm:text-right">{children}</dd>
    </div>
  );
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="type-part mb-1">{title}</h2>
      <div className="break-words whitespace-pre-line text-ink-2">{children}</div>
    </div>
  );
}

/** Seller and buyer, as they were at the payment. */
export function Parties({ seller, buyer, invoice }: Pick<Receipt, 'seller' | 'buyer' | 'invoice'>) {
  const business = invoice?.business;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Party title="Seller">
        {seller.name}
        {seller.address && `\n${seller.address}`}
        {invoice && `\nGSTIN ${invoice.gstin}`}
        {seller.tax_id && `\nTax number ${seller.tax_id}`}
      </Party>
      <Party title="Buyer">
        {business ? `${business.name}\n${business.address}\nGSTIN ${business.gstin}` : buyer.name}
        {`\n${buyer.email}`}
      </Party>
    </div>
  );
}

/** The tax included in an amount: by component on a tax invoice, in one line on a receipt. */
export function TaxLines({ tax, invoice }: Pick<Receipt, 'tax' | 'invoice'>) {
  if (!tax) return null;
  if (!invoice) return <Line term={`Includes ${tax.name} of ${tax.percent}%`}>{paise(tax.amount)}</Line>;
  return (
    <>
      <Line term="Taxable value">{paise(invoice.taxable_amount)}</Line>
      {invoice.taxes.map(({ name, percent, amount }) => (
        <Line key={name} term={`${name} ${percent}%`}>
          {paise(amount)}
        </Line>
      ))}
    </>
  );
}

/** Description and place of supply, required on a tax invoice. */
export function SupplyLines({ invoice }: Pick<Receipt, 'invoice'>) {
  if (!invoice) return null;
  return (
    <>
      <Line term="Service code (SAC)">{invoice.sac}</Line>
      <Line term="Place of supply">{invoice.place_of_supply}</Line>
      <Line term="Tax payable on reverse charge">No</Line>
    </>
  );
}
