import { useQuery } from '@tanstack/react-query';
import type { PaymentRow } from '@twelvefold/contract';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { date, paise } from '../../../shared/words/format.ts';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { paymentsQuery } from './queries.ts';
import { methodWords, paymentFate } from './words.ts';

function Payment({ payment }: { payment: PaymentRow }) {
  const { payment_id, receipt_number, credit_notes, plan_name, amount, method, paid_at } = payment;
  const fate = paymentFate(payment);
  const paper = payment.is_tax_invoice ? 'Tax invoice' : 'Receipt';
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <b className="font-strong">{paise(amount)}</b> {plan_name}
        </span>
        <Link
          to={`/account/receipts/${payment_id}`}
          className="no-print -my-2 py-2 text-link underline"
          aria-label={`${paper} ${receipt_number}`}
        >
          {paper}
        </Link>
      </div>
      <p className="type-small text-ink-2">
        {date(paid_at)} {methodWords(method)}
      </p>
      {fate && <p className="type-small mt-1 font-medium">{fate}</p>}
      {credit_notes.map(note => (
        <Link
          key={note.credit_note_number}
          to={`/account/credit-notes/${note.credit_note_number}`}
          className="type-small no-print mr-4 inline-block py-2 text-link underline"
          aria-label={`Credit note ${note.credit_note_number}`}
        >
          Credit note{credit_notes.length > 1 && `, ${paise(note.amount)}`}
        </Link>
      ))}
    </li>
  );
}

function Rows({ payments }: { payments: readonly PaymentRow[] }) {
  if (payments.length === 0) return <p className="text-ink-2">No payments yet.</p>;
  return (
    <ul className="border-b border-line">
      {payments.map(payment => (
        <Payment key={payment.payment_id} payment={payment} />
      ))}
    </ul>
  );
}

/** All payments, newest first, each with its receipt or tax invoice. */
export function PaymentHistory() {
  const query = useQuery(paymentsQuery());
  const { data, error } = query;
  return (
    <div>
      <h3 className="type-part mb-2">Payments</h3>
      {error && !data && (
        <NotLoaded query={query}>{wordsFor(error, 'Your payments could not be loaded.')}</NotLoaded>
      )}
      {!error && !data && (
        <Loading says="Loading your payments...">
          <Skeleton className="h-14 w-full" />
        </Loading>
      )}
      {data && <Rows payments={data} />}
    </div>
  );
}
