import type { Receipt } from '@twelvefold/contract';
import { date, dayTime, lastDay, paise } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Line, Parties, SupplyLines, TaxLines } from './parts.tsx';
import { methodWords, paymentFate } from './words.ts';

/** A receipt or tax invoice: parties, plan, amount, and the tax when the seller has one. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { seller, buyer, tax, invoice, period } = receipt;
  const fate = paymentFate(receipt);
  return (
    <Card className="grid max-w-[680px] gap-7">
      <Parties seller={seller} buyer={buyer} invoice={invoice} />
      <dl className="border-b border-line">
        <Line term={invoice ? 'Invoice number' : 'Receipt number'}>{receipt.receipt_number}</Line>
        <Line term="Paid">
          {dayTime(receipt.paid_at)} {methodWords(receipt.method)}
        </Line>
        <Line term="Payment">{receipt.payment_id}</Line>
        <Line term="For">{receipt.description}</Line>
        {period && (
          <Line term="Period">
            {date(period.from)} to {lastDay(period.until)}
          </Line>
        )}
        <SupplyLines invoice={invoice} />
        <Line term="Price">{paise(receipt.list_amount)}</Line>
        {receipt.discount_amount > 0 && (
          <Line term="Referral discount">−{paise(receipt.discount_amount)}</Line>
        )}
        {invoice && <TaxLines tax={tax} invoice={invoice} />}
        <Line term="Total paid">
          <b className="text-large">{paise(receipt.amount)}</b> {receipt.currency}
        </Line>
        {!invoice && <TaxLines tax={tax} invoice={invoice} />}
      </dl>
      {fate && <p className="font-medium">{fate}</p>}
    </Card>
  );
}
