import { useQuery } from '@tanstack/react-query';
import type { Api, Reply } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { count, dayTime } from '../../shared/words/format.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { readFailure } from '../parts/words.ts';

type Frequency = Reply<Api['GET /admin/frequencies']>['frequencies'][number];

const columns: Column<Frequency>[] = [
  { key: 'type', title: 'Type of question', cell: ({ type }) => type },
  { key: 'subcategory', title: 'Subcategory', cell: ({ subcategory }) => subcategory },
  { key: 'asked', title: 'Previous-year questions', cell: ({ asked }) => count(asked), numeric: true },
  { key: 'ratio', title: 'Against the mean type', cell: ({ ratio }) => ratio.toFixed(2), numeric: true },
  {
    key: 'score',
    title: 'pyq_frequency_score',
    cell: row => row.pyq_frequency_score.toFixed(1),
    numeric: true,
  },
];

type Weight = Reply<Api['GET /admin/frequencies']>['weights'][number];

const weightColumns: Column<Weight>[] = [
  { key: 'subcategory', title: 'Subcategory', cell: ({ subcategory }) => subcategory },
  { key: 'category', title: 'Category', cell: ({ category }) => category },
  { key: 'asked', title: 'Previous-year questions', cell: ({ asked }) => count(asked), numeric: true },
  { key: 'weight', title: 'Questions a paper', cell: ({ weight }) => weight.toFixed(2), numeric: true },
  {
    key: 'taxonomy',
    title: 'In the taxonomy',
    cell: row => row.taxonomy_weight.toFixed(2),
    numeric: true,
  },
];

const states = {
  none: '',
  waiting: 'A recalculation is under way. ',
  failed: 'The last recalculation has failed. ',
};

/** How often the exam asks each type of question. */
export function Frequencies() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.frequencies,
    queryFn: ({ signal }) => call('GET /admin/frequencies', { signal }),
  });
  return (
    <>
      <PageTitle document="Frequencies">Frequencies</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        {data && states[data.recalculation]}
        {data?.computed_at ? `Worked out ${dayTime(data.computed_at)}. ` : 'Not worked out yet. '}
        Recent years count more, and types that were seldom seen are held to their weight in the taxonomy.
        Easy questions score 0.5 whatever their type.
      </p>
      <DataTable
        caption="Types of question, the most asked first"
        columns={columns}
        rowKey={row => row.type_code}
        view={viewOf(new URLSearchParams(), [], [])}
        rows={data?.frequencies}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The figures could not be read.', refetch)}
        empty="Start a recalculation in Questions."
      />
      <h2 className="type-h3 mt-10">Exam weights</h2>
      <p className="mt-2 mb-4 max-w-[68ch] text-ink-2">
        How many questions of a 22-question paper each subcategory has; packs are planned by it. The
        taxonomy's weights count as much as three papers. Until the first recalculation they hold alone.
      </p>
      <DataTable
        caption="Exam weights by subcategory, the heaviest first"
        columns={weightColumns}
        rowKey={row => row.subcategory_code}
        view={viewOf(new URLSearchParams(), [], [])}
        rows={data?.weights}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The weights could not be read.', refetch)}
        empty="Start a recalculation in Questions."
      />
    </>
  );
}
