import { useQuery } from '@tanstack/react-query';
import type { PageCrash } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../shared/api/api.ts';
import { count, dayTime } from '../../shared/words/format.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { readFailure } from '../parts/words.ts';

/** The message; its stack unfolds. */
function Crash({ message, stack }: PageCrash) {
  return (
    <details className="sm:min-w-64">
      <summary className="font-medium break-words">{message}</summary>
      <pre className="type-small mt-2 max-w-[72ch] overflow-x-auto whitespace-pre-wrap break-words text-ink-2">
        {stack}
      </pre>
    </details>
  );
}

const columns: Column<PageCrash>[] = [
  { key: 'message', title: 'Crash', cell: Crash },
  { key: 'times', title: 'Times', cell: ({ times }) => count(times), numeric: true },
  { key: 'route', title: 'Page', cell: ({ route }) => route },
  { key: 'last_at', title: 'Last', cell: ({ last_at }) => dayTime(last_at) },
  { key: 'first_at', title: 'First', cell: ({ first_at }) => dayTime(first_at) },
  { key: 'release', title: 'Build', cell: ({ release }) => release },
];

/** No sorting or filters: the list is short and the server orders it. */
const view = viewOf(new URLSearchParams(), [], []);

/** Crashes in students' browsers; equal ones are one row. */
export function Crashes() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.pageCrashes,
    queryFn: ({ signal }) => call('GET /admin/page-crashes', { signal }),
  });
  return (
    <>
      <PageTitle document="Page crashes">Page crashes</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        The {figures.telemetry.crashesShown} that were seen last, each with the build of the web app it came
        from. Whose browser it was is not kept.
      </p>
      <DataTable
        caption="Page crashes, the latest first"
        columns={columns}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.crashes}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The crashes could not be read.', refetch)}
        empty="No page has crashed."
      />
    </>
  );
}
