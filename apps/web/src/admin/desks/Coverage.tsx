import { useQuery } from '@tanstack/react-query';
import type { Api, Reply } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { Link, usePlace } from '../../shared/navigation/navigation.tsx';
import { count } from '../../shared/words/format.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { queryOf, viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { readFailure } from '../parts/words.ts';

type Row = Reply<Api['GET /admin/bank/coverage']>['rows'][number];

/** With a lower mean of unseen questions of a type, students soon get repeats. */
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

const bandColumns = (['Easy', 'Medium', 'Hard'] as const).map(
  (band, at): Column<Row> => ({
    key: band,
    title: band,
    cell: row => {
      const cell = row.bands[at];
      return cell && <Cell {...cell} />;
    },
    numeric: true,
  }),
);

/** Sums the rows of each subcategory into one row. */
function summed(rows: readonly Row[]): Row[] {
  const names = [...new Set(rows.map(({ subcategory }) => subcategory))];
  return names.map(subcategory => {
    const within = rows.filter(row => row.subcategory === subcategory);
    const bands = (within[0]?.bands ?? []).map(({ difficulty }, at) => {
      const cells = within.flatMap(row => row.bands[at] ?? []);
      const unseen = cells.some(cell => cell.unseen === null)
        ? null
        : cells.reduce((sum, cell) => sum + (cell.unseen ?? 0), 0);
      return { difficulty, live: cells.reduce((sum, cell) => sum + cell.live, 0), unseen };
    });
    return { subcategory, type_code: subcategory, type: '', bands };
  });
}

/** Live questions of each type and difficulty, and how many of them recent students have not seen, on average. */
export function Coverage() {
  const { path, search } = usePlace();
  const view = viewOf(new URLSearchParams(search), [], ['subcategory']);
  const { subcategory } = view.filters;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.coverage,
    queryFn: ({ signal }) => call('GET /admin/bank/coverage', { signal }),
  });
  const to = (name: string) => path + queryOf({ ...view, filters: { subcategory: name } });
  const first: Column<Row> = subcategory
    ? { key: 'type', title: 'Type of question', cell: row => row.type }
    : {
        key: 'subcategory',
        title: 'Subcategory',
        cell: row => (
          <Link to={to(row.subcategory)} className="text-link underline">
            {row.subcategory}
          </Link>
        ),
      };
  const rows =
    data && (subcategory ? data.rows.filter(row => row.subcategory === subcategory) : summed(data.rows));
  return (
    <>
      <PageTitle document="Coverage">Coverage</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        {subcategory ? (
          <>
            {subcategory}: live questions by type and difficulty.{' '}
            <Link to={path} className="text-link underline">
              All subcategories
            </Link>
          </>
        ) : (
          'Live questions by subcategory and difficulty; each opens its types.'
        )}{' '}
        {data &&
          data.students > 0 &&
          `Unseen is the mean over ${data.students === 1 ? 'the student' : `the ${count(data.students)} students`} who answered last; fewer than ${fewUnseen} are marked.`}
      </p>
      <DataTable
        caption="Live questions by kind and difficulty"
        columns={[first, ...bandColumns]}
        rowKey={({ type_code }) => type_code}
        view={view}
        rows={rows}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The coverage could not be read.', refetch)}
        empty="The taxonomy has no types."
      />
    </>
  );
}
