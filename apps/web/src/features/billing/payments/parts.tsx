import type { Receipt } from '@twelvefold/contract';
import type { ReactNode } from 'react';

/** A line of a receipt or a credit note. */
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

/** Who sold and who bought, as they were when it was paid. */
export function Parties({ seller, buyer }: Pick<Receipt, 'seller' | 'buyer'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Party title="Seller">
        {seller.name}
        {seller.address && `\n${seller.address}`}
        {seller.tax_id && `\nTax number ${seller.tax_id}`}
      </Party>
      <Party title="Buyer">
        {buyer.name}
        {`\n${buyer.email}`}
      </Party>
    </div>
  );
}
