import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cashback } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { download } from '../../../shared/api/transfers.ts';
import { usePlace } from '../../../shared/navigation/navigation.tsx';
import { dayTime, paise } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/controls/ConfirmDialog.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { exportWords, readFailure } from '../../parts/words.ts';

const states = { due: 'Due', paid: 'Paid', reversed: 'Refunded', owed: 'Owed back' } as const;
const isState = (text: string | undefined): text is Cashback['state'] => !!text && text in states;

/** Confirms a payout and its recipient: 'paid' cannot be set back to 'due'. */
function PayDialog({ row, onClose }: { row: Cashback; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title="Mark this cashback as paid?"
      action={{ label: 'It is paid', busy: 'Noting...', look: 'primary' }}
      run={() => call('POST /admin/cashback/:id/pay', { params: { id: row.id } })}
      onDone={() => {
        toast(`${paise(row.amount)} to ${row.referrer_email} is noted as paid.`);
        void client.invalidateQueries({ queryKey: keys.cashback });
      }}
      failureWords={error => wordsFor(error, 'The payment was not noted.')}
      onClose={onClose}
    >
      <p>
        {paise(row.amount)} to {row.referrer_name}, {row.referrer_email}. This cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}

const columns = (onPay: (row: Cashback) => void): Column<Cashback>[] => [
  { key: 'at', title: 'Since', cell: row => dayTime(row.at) },
  {
    key: 'referrer',
    title: 'Referrer',
    cell: row => (
      <span className="break-all">
        {row.referrer_email ? `${row.referrer_name}, ${row.referrer_email}` : 'Has left'}
      </span>
    ),
  },
  { key: 'code', title: 'Code', cell: row => row.referral_code },
  { key: 'amount', title: 'Amount', cell: row => paise(row.amount), numeric: true },
  {
    key: 'state',
    title: 'State',
    cell: row => (row.state === 'paid' && row.paid_at ? `Paid ${dayTime(row.paid_at)}` : states[row.state]),
  },
  {
    key: 'pay',
    title: 'Pay',
    cell: row =>
      row.state === 'due' && row.referrer_email ? (
        <Button
          look="quiet"
          size="small"
          aria-label={`Mark as paid: ${paise(row.amount)} to ${row.referrer_email}`}
          onClick={() => onPay(row)}
        >
          Mark as paid
        </Button>
      ) : (
        '—'
      ),
  },
];

/** Cashback owed to referrers. Transfers are made by hand and recorded here. */
export function CashbackDesk() {
  const [failure, setFailure] = useState<string | null>(null);
  const [paying, setPaying] = useState<Cashback | null>(null);
  const view = viewOf(new URLSearchParams(usePlace().search), [], ['state']);
  const { state } = view.filters;
  const query = { ...(isState(state) && { state }), ...(view.after && { cursor: view.after }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.cashbackRows(query),
    queryFn: ({ signal }) => call('GET /admin/cashback', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle document="Cashback">Cashback</PageTitle>
      <p className="mt-3 mb-5 max-w-[68ch] text-ink-2">
        {data && <b className="text-ink">{paise(data.due)} is due. </b>}
        Make the transfer first, then mark it as paid.
      </p>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <FilterForm view={view}>
          <Select label="State" name="state" defaultValue={state ?? ''} options={states} none="All" />
        </FilterForm>
        <DownloadButton
          label="Export CSV"
          name="cashback.csv"
          fetch={onProgress =>
            download('GET /admin/cashback/export', { query: isState(state) ? { state } : {}, onProgress })
          }
          onFailure={problem => setFailure(exportWords(problem))}
        />
      </div>
      <Failed words={failure} />
      <DataTable
        caption="Cashback, the newest first"
        columns={columns(setPaying)}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.cashback}
        next={data?.next ?? null}
        busy={isFetching}
        failure={readFailure(error, 'The cashback could not be read.', refetch)}
        empty="No cashback fits."
      />
      {paying && <PayDialog row={paying} onClose={() => setPaying(null)} />}
    </>
  );
}
