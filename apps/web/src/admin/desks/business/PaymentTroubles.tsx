import { useQuery } from '@tanstack/react-query';
import type { PaymentTrouble } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { dayTime } from '../../../shared/words/format.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { readFailure } from '../../parts/words.ts';

/** Each problem and how it is resolved. */
const kinds: Record<string, string> = {
  renewal_not_confirmed:
    'The provider has not confirmed a change of a renewal. It is asked again every ten minutes.',
  refund_not_made: 'The provider has not taken a refund yet. It is asked again every ten minutes.',
  refund_failed: 'The bank refused a refund. Give it back again on the page of the person, or by hand.',
  disputed:
    'The bank of the buyer asks about a payment. Answer at the provider before its time is over: money that is lost ends the plan.',
  refund_differs: 'Another amount was given back at the provider than our books say.',
  payment_not_booked: 'The provider has a payment that our books do not know.',
  paid_without_plan: 'A payment gave neither a plan nor a refund.',
  plan_without_payment: 'A plan has no payment.',
  order_without_payment: 'An order is paid and has no payment.',
  charge_without_payment: 'A payment is booked with another amount.',
  refund_not_booked: 'A refund is not booked.',
  chargeback_not_booked: 'What a bank took back is not booked.',
  days_differ: 'The days of a plan are not those of the ledger.',
  unbalanced: 'An entry of the ledger does not balance.',
};

/** Stages of a dispute at the provider. */
const disputeSteps: Record<string, string> = {
  created: 'opened',
  under_review: 'the bank looks at it',
  action_required: 'the bank wants an answer',
};

const detailOf = ({ kind, detail }: PaymentTrouble): string =>
  kind === 'disputed' ? (disputeSteps[detail] ?? detail) : detail;

const columns: Column<PaymentTrouble>[] = [
  { key: 'since', title: 'Since', cell: ({ since }) => dayTime(since) },
  { key: 'kind', title: 'What', cell: ({ kind }) => kinds[kind] ?? kind },
  { key: 'subject', title: 'Of', cell: ({ subject }) => <span className="break-all">{subject}</span> },
  { key: 'detail', title: 'Detail', cell: detailOf },
  {
    key: 'person',
    title: 'Person',
    cell: ({ user_id }) =>
      user_id ? (
        <Link to={`/admin/people?person=${user_id}`} className="text-link underline">
          Open
        </Link>
      ) : (
        'Unknown'
      ),
  },
];
const view = viewOf(new URLSearchParams(), [], []);

/** Unresolved problems with payments. */
export function PaymentTroubles() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.paymentTroubles,
    queryFn: ({ signal }) => call('GET /admin/payment-troubles', { signal }),
  });
  return (
    <>
      <PageTitle document="Payment troubles">Payment troubles</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        Books, payments and provider are compared every night, and what is new is mailed to support. A row
        goes by itself when it is in order.
      </p>
      <DataTable
        caption="Payment troubles, the latest first"
        columns={columns}
        rowKey={({ kind, subject }) => `${kind} ${subject}`}
        view={view}
        rows={data?.troubles}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The payment troubles could not be read.', refetch)}
        empty="Every rupee and every day is where it should be."
      />
    </>
  );
}
