import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BankRow } from '@twelvefold/contract';
import { MathText } from '../../../question/maths/MathText.tsx';
import { call } from '../../../shared/api/api.ts';
import { Link, usePlace } from '../../../shared/navigation/navigation.tsx';
import { count, dayTime } from '../../../shared/words/format.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { queryOf, type TableView, viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { readFailure } from '../../parts/words.ts';
import { OpenedQuestion } from './OpenedQuestion.tsx';
import { percent, statuses } from './words.ts';

type Status = keyof typeof statuses;
const isStatus = (text: string | undefined): text is Status => !!text && text in statuses;

const onlies = {
  reported: 'Reported by students',
  flagged: 'Flagged',
  rebanded: 'Answered like another difficulty',
} as const;
const isOnly = (text: string | undefined): text is keyof typeof onlies => !!text && text in onlies;

/** `to` gives the link of a stem. */
const columnsOf = (to: (id: string) => string): Column<BankRow>[] => [
  {
    key: 'stem',
    title: 'Question',
    cell: ({ id, stem }) => (
      <Link to={to(id)} className="line-clamp-3 max-w-[60ch] min-w-64 text-link underline">
        <MathText text={stem} />
      </Link>
    ),
  },
  { key: 'type', title: 'Type', cell: row => (row.type ? `${row.subcategory}: ${row.type}` : '—') },
  {
    key: 'difficulty',
    title: 'Difficulty',
    cell: row =>
      row.suggested_band ? `${row.difficulty}, answered like ${row.suggested_band}` : row.difficulty,
  },
  {
    key: 'status',
    title: 'State',
    cell: row => (row.flag ? `${statuses[row.status]}, flagged` : statuses[row.status]),
  },
  { key: 'answered', title: 'First answers', cell: row => count(row.answered), numeric: true },
  { key: 'right', title: 'Right', cell: row => percent(row.right_share), numeric: true },
  { key: 'reports', title: 'Reports', cell: row => count(row.reports), numeric: true },
  { key: 'created_at', title: 'Since', cell: row => dayTime(row.created_at) },
];

/** The questions that match the filters of the address. */
function useBank({ filters: { status, search, only }, after }: TableView) {
  const query = {
    ...(isStatus(status) && { status }),
    ...(search && { search }),
    ...(isOnly(only) && { only }),
    ...(after && { cursor: after }),
  };
  return useQuery({
    queryKey: keys.bankRows(query),
    queryFn: ({ signal }) => call('GET /admin/bank', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The question bank, where drafts are reviewed and published. */
export function QuestionDesk() {
  const { path, search: query } = usePlace();
  const view = viewOf(new URLSearchParams(query), [], ['status', 'search', 'only', 'question']);
  const { status, search, only, question } = view.filters;
  const { data, error, isFetching, refetch } = useBank(view);
  const to = (id: string) => path + queryOf({ ...view, filters: { ...view.filters, question: id } });
  return (
    <>
      <PageTitle document="Question desk">Question desk</PageTitle>
      <div className="mt-5 mb-5">
        <FilterForm view={view}>
          <Field
            label="Words of the question"
            name="search"
            type="search"
            defaultValue={search}
            className="sm:w-80"
          />
          <Select label="State" name="status" defaultValue={status ?? ''} options={statuses} none="All" />
          <Select label="Only" name="only" defaultValue={only ?? ''} options={onlies} none="All" />
        </FilterForm>
      </div>
      {question && <OpenedQuestion key={question} id={question} view={view} />}
      <DataTable
        caption="Questions, the newest first"
        columns={columnsOf(to)}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.questions}
        next={data?.next ?? null}
        busy={isFetching}
        failure={readFailure(error, 'The bank could not be read.', refetch)}
        empty="No question fits."
      />
    </>
  );
}
