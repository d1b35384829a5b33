import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReferralUsage } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { download } from '../../shared/api/transfers.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { navigate, usePlace } from '../../shared/navigation/navigation.tsx';
import { calendarDay, count, counted, dayTime, paise } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { queryOf, type TableView, viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { Failed } from '../parts/Failed.tsx';
import { FilterForm } from '../parts/FilterForm.tsx';
import { deskWords, readFailure } from '../parts/words.ts';
import { planName } from './people/plan-words.ts';

const { codeLength } = figures.referral;
const gone = 'account deleted';

const columns: Column<ReferralUsage>[] = [
  { key: 'date', title: 'Date', cell: ({ date }) => dayTime(date) },
  { key: 'referral_code', title: 'Referral code', cell: row => <code>{row.referral_code}</code> },
  { key: 'referrer_name', title: 'Referrer', cell: row => row.referrer_name ?? gone },
  { key: 'referrer_email', title: 'Referrer email', cell: row => row.referrer_email ?? gone },
  { key: 'used_by_email', title: 'Used by', cell: row => row.used_by_email ?? gone },
  { key: 'subscription_type', title: 'Subscription', cell: row => planName(row.subscription_type) },
  { key: 'cashback_due', title: 'Cashback due', cell: row => paise(row.cashback_due), numeric: true },
];

/** The calendar day in India `days` days before today. */
const dayBefore = (days: number) => calendarDay(clockMs() - days * 24 * 3_600_000);

function CodeUses({ code }: { code: string }) {
  const { data, error, isFetching } = useQuery({
    queryKey: keys.referralStats(code),
    queryFn: ({ signal }) => call('GET /admin/referral-stats/:code', { params: { code }, signal }),
  });
  if (error)
    return <Notice tone="error">{deskWords(error, 'Referral code not found or error occurred')}</Notice>;
  if (!data) return isFetching ? <p className="text-ink-2">Searching...</p> : null;
  return (
    <div>
      <p>
        <code>{code}</code> belongs to <b>{data.owner.full_name}</b>, {data.owner.email}. It was used{' '}
        {counted(data.recent_usage.length, 'time')} lately.
      </p>
      <ul className="mt-3 grid gap-1 text-ink-2">
        {data.recent_usage.map(use => (
          <li key={use.created_at + use.user_id}>
            {dayTime(use.created_at)}: {use.email ?? gone}, {planName(use.subscription_type)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Search form; the code is kept in the address. */
function CodeSearch({ view }: { view: TableView }) {
  const { path } = usePlace();
  const code = view.filters.code ?? '';
  const [error, setError] = useState<string | undefined>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code')).trim().toUpperCase();
    if (!new RegExp(`^[A-Z0-9]{${codeLength}}$`).test(typed))
      return setError(`Please enter a valid ${codeLength}-character referral code`);
    setError(undefined);
    navigate(path + queryOf({ ...view, filters: { ...view.filters, code: typed } }));
  };
  return (
    <Card>
      <h2 className="type-h3 mb-4">Search by code</h2>
      <form noValidate onSubmit={onSubmit} className="mb-4 flex flex-wrap items-end gap-3">
        <Field
          key={code}
          label="Referral code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={codeLength}
          defaultValue={code}
          error={error}
          className="uppercase sm:w-64"
        />
        <Button type="submit" look="quiet">
          Search
        </Button>
      </form>
      {code && !error && <CodeUses code={code} />}
    </Card>
  );
}

/** Uses of referral codes and the cashback due for them. */
export function ReferralTracker() {
  const view = viewOf(new URLSearchParams(usePlace().search), [], ['from', 'to', 'code']);
  const { from = dayBefore(figures.admin.referralDays), to = dayBefore(0), code = '' } = view.filters;
  const days = { start_date: from, end_date: to };
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.referralUsage(days),
    queryFn: ({ signal }) =>
      call('GET /admin/referral-export', { query: { format: 'json', ...days }, signal }),
    placeholderData: keepPreviousData,
  });
  const due = data?.referral_data.reduce((sum, row) => sum + row.cashback_due, 0) ?? 0;
  return (
    <>
      <PageTitle document="Referral Tracker">Referral Tracker</PageTitle>
      <div className="mt-6">
        <CodeSearch view={view} />
      </div>
      <div className="mt-7 mb-4 flex flex-wrap items-end justify-between gap-4">
        <FilterForm view={view} label="Show">
          <Field label="From" name="from" type="date" defaultValue={from} />
          <Field label="To" name="to" type="date" defaultValue={to} />
          <input type="hidden" name="code" value={code} />
        </FilterForm>
        <DownloadButton
          label="Export CSV"
          name="referrals.csv"
          fetch={onProgress =>
            download('GET /admin/referral-export', { query: { format: 'csv', ...days }, onProgress })
          }
          onFailure={problem => setFailure(deskWords(problem, 'Failed to export referral data'))}
        />
      </div>
      <Failed words={failure} />
      {data && (
        <p className="mb-3 text-ink-2">
          {counted(data.total, 'use')}
          {data.total > data.referral_data.length
            ? `, of which the newest ${count(data.referral_data.length)} are shown; the export holds all.`
            : `, ${paise(due)} cashback due.`}
        </p>
      )}
      <DataTable
        caption="Uses of referral codes, the newest first"
        columns={columns}
        rowKey={row => row.date + row.referral_code + row.usage_id}
        view={view}
        rows={data?.referral_data}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'Failed to load referral data', refetch)}
        empty="No referral code was used in these days."
      />
    </>
  );
}
