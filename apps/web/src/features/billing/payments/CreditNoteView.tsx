import type { CreditNote } from '@twelvefold/contract';
import { dayTime, paise } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Line, Parties, SupplyLines, TaxLines } from './parts.tsx';
import { methodWords } from './words.ts';

/** The credit note of a refund: parties, amount, payment and reason. */
export function CreditNoteView({ note }: { note: CreditNote }) {
  const { seller, buyer, tax, invoice, method } = note;
  return (
    <Card className="grid max-w-[680px] gap-7">
      <Parties seller={seller} buyer={buyer} invoice={invoice} />
      <dl className="border-b border-line">
        <Line term="Credit note number">{note.credit_note_number}</Line>
        <Line term="Refunded">{dayTime(note.refunded_at)}</Line>
        <Line term="For">{note.plan_name}</Line>
        <Line term={invoice ? 'Tax invoice' : 'Receipt'}>{note.receipt_number}</Line>
        <Line term="Paid">
          {paise(note.paid_amount)}, {dayTime(note.paid_at)} {methodWords(method)}
        </Line>
        <Line term="Payment">{note.payment_id}</Line>
        <Line term="Why">{note.reason}</Line>
        <SupplyLines invoice={invoice} />
        {invoice && <TaxLines tax={tax} invoice={invoice} />}
        <Line term="Total refunded">
          <b className="text-large">{paise(note.amount)}</b> {note.currency}
        </Line>
        {!invoice && <TaxLines tax={tax} invoice={invoice} />}
      </dl>
      <p>The money comes back the way it was paid. Banks usually take 5 to 7 working days.</p>
    </Card>
  );
}
