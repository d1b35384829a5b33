import { useQuery } from '@tanstack/react-query';
import type { Api, Reply } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { count } from '../../shared/words/format.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { deskWords } from '../parts/words.ts';

type Row = Reply<Api['GET /admin/bank/coverage']>['rows'][number];

/** Fewer than this unseen: a student who needs this type meets its questions again before long. */
const fewUnseen = 3;

function Cell({ live, unseen }: Row['bands'][number]) {
  const few = unseen !== null && unseen < fewUnseen;
  return (
    <span className={few ? 'font-semibold text-wrong' : ''}>
      {count(live)} {unseen !== null && <span className="text-ink-2">({unseen.toFixed(1)} unseen)</span>}
      {few && <span className="sr-only"> few</span>}
    </span>
  );
}

const columns: Column<Row>[] = [
  { key: 'subcategory', title: 'Subcategory', cell: row => row.subcategory },
  { key: 'type', title: 'Type of question', cell: row => row.type },
  ...(['Easy', 'Medium', 'Hard'] as const).map(
    (band, at): Column<Row> => ({
      key: band,
      title: band,
      cell: row => {
        const cell = row.bands[at];
        return cell && <Cell {...cell} />;
      },
      numeric: true,
    }),
  ),
];

const view = viewOf(new URLSearchParams(), [], []);

/** How many live questions there are of each kind, and how many of them are new to students. */
export function Coverage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.coverage,
    queryFn: ({ signal }) => call('GET /admin/bank/coverage', { signal }),
  });
  return (
    <>
      <PageTitle document="Coverage">Coverage</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        Live questions by type and difficulty.{' '}
        {data &&
          data.students > 0 &&
          `Unseen is the mean over the ${count(data.students)} students who answered last; fewer than ${fewUnseen} are marked.`}
      </p>
      <DataTable
        caption="Live questions by type and difficulty"
        columns={columns}
        rowKey={({ type_code }) => type_code}
        view={view}
        rows={data?.rows}
        next={null}
        busy={isFetching}
        failure={
          error && { words: deskWords(error, 'The coverage could not be read.'), retry: () => void refetch() }
        }
        empty="The taxonomy has no types."
      />
    </>
  );
}
