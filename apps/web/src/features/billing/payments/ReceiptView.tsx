import type { Receipt } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { date, dayTime, paise } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { methodWords, paymentFate } from './words.ts';

function Line({ term, children }: { term: string; children: ReactNode }) {
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

/** A receipt: who sold what to whom, for how much, with the tax where the seller names one. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { seller, buyer, tax, period } = receipt;
  const fate = paymentFate(receipt);
  return (
    <Card className="grid max-w-[680px] gap-7">
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
      <dl className="border-b border-line">
        <Line term="Receipt number">{receipt.receipt_number}</Line>
        <Line term="Paid">
          {dayTime(receipt.paid_at)} {methodWords(receipt.method)}
        </Line>
        <Line term="Payment">{receipt.payment_id}</Line>
        <Line term="For">{receipt.description}</Line>
        {period && (
          <Line term="Period">
            {date(period.from)} to {date(period.until)}
          </Line>
        )}
        <Line term="Price">{paise(receipt.list_amount)}</Line>
        {receipt.discount_amount > 0 && (
          <Line term="Referral discount">−{paise(receipt.discount_amount)}</Line>
        )}
        <Line term="Total paid">
          <b className="text-large">{paise(receipt.amount)}</b> {receipt.currency}
        </Line>
        {tax && <Line term={`Includes ${tax.name} of ${tax.percent}%`}>{paise(tax.amount)}</Line>}
      </dl>
      {fate && <p className="font-medium">{fate}</p>}
    </Card>
  );
}
