import { useQuery } from '@tanstack/react-query';
import type { DayFigures } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { count, date, duration, paise } from '../../../shared/words/format.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { readFailure } from '../../parts/words.ts';

const columns: Column<DayFigures>[] = [
  { key: 'day', title: 'Day', cell: ({ day }) => date(`${day}T06:00:00.000Z`) },
  { key: 'sign_ups', title: 'Sign-ups', cell: row => count(row.sign_ups), numeric: true },
  { key: 'first', title: 'First sessions', cell: row => count(row.first_sessions), numeric: true },
  { key: 'returning', title: 'Returning students', cell: row => count(row.returning), numeric: true },
  { key: 'mail', title: 'Emails not delivered', cell: row => count(row.undelivered_mails), numeric: true },
  { key: 'revenue', title: 'Revenue', cell: row => paise(row.revenue), numeric: true },
];
const view = viewOf(new URLSearchParams(), [], []);
const days = 30;

/** Key figures of the product, one row a day. */
export function FiguresDesk() {
  const query = { days };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.figures,
    queryFn: ({ signal }) => call('GET /admin/figures', { query, signal }),
  });
  const mail = data?.mail;
  return (
    <>
      <PageTitle document="Figures">Figures</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        The last {days} days, by the clock of India. Revenue is what students paid on a day, less the refunds
        of that day.{' '}
        {mail &&
          `Mails: ${count(mail.waiting)} waiting${
            mail.oldest_seconds > 0 ? `, the oldest for ${duration(mail.oldest_seconds * 1000)}` : ''
          }; ${count(mail.failed)} failed for good within the hour.`}
      </p>
      <DataTable
        caption="Figures by day, the latest first"
        columns={columns}
        rowKey={({ day }) => day}
        view={view}
        rows={data?.days}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The figures could not be read.', refetch)}
        empty="There are no days."
      />
    </>
  );
}
