import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PersonRow } from '@twelvefold/contract';
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
import { OnePerson } from './OnePerson.tsx';

const onlies = { admins: 'Administrators', suspended: 'Suspended', terminated: 'Closed' } as const;
const isOnly = (text: string | undefined): text is keyof typeof onlies => !!text && text in onlies;

const standings = { active: 'Active', suspended: 'Suspended', terminated: 'Closed' } as const;

/** `to` gives the link of a name. */
const columnsOf = (to: (id: string) => string): Column<PersonRow>[] => [
  {
    key: 'name',
    title: 'Name',
    cell: ({ id, name }) => (
      <Link to={to(id)} className="text-link underline">
        {name}
      </Link>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    cell: row => (
      <span className="break-all">
        {row.email}
        {!row.email_verified && ' (not proved)'}
      </span>
    ),
  },
  {
    key: 'standing',
    title: 'Account',
    cell: row => (row.is_admin ? `${standings[row.standing]}, administrator` : standings[row.standing]),
  },
  { key: 'sessions', title: 'Sessions', cell: row => count(row.sessions_completed), numeric: true },
  {
    key: 'last',
    title: 'Last session',
    cell: row => (row.last_session_created ? dayTime(row.last_session_created) : '—'),
  },
  { key: 'since', title: 'Since', cell: row => dayTime(row.created_at) },
];

/** The accounts that match the filters of the address. */
function usePeople({ filters: { search, only }, after }: TableView) {
  const query = {
    ...(search && { search }),
    ...(isOnly(only) && { only }),
    ...(after && { cursor: after }),
  };
  return useQuery({
    queryKey: keys.peopleRows(query),
    queryFn: ({ signal }) => call('GET /admin/people', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** All accounts, or the one opened from the list. */
export function People() {
  const { path, search: query } = usePlace();
  const view = viewOf(new URLSearchParams(query), [], ['search', 'only', 'person']);
  const { person, ...filters } = view.filters;
  const { data, error, isFetching, refetch } = usePeople(view);
  const to = (id: string) => path + queryOf({ ...view, filters: { ...filters, person: id } });
  return (
    <>
      <PageTitle document="People">People</PageTitle>
      <div className="mt-5 mb-5">
        <FilterForm view={{ ...view, filters }}>
          <Field
            label="Name, email or UUID"
            name="search"
            type="search"
            defaultValue={filters.search}
            className="sm:w-80"
          />
          <Select label="Only" name="only" defaultValue={filters.only ?? ''} options={onlies} none="All" />
        </FilterForm>
      </div>
      {person && <OnePerson key={person} id={person} close={path + queryOf({ ...view, filters })} />}
      <DataTable
        caption="People, the newest first"
        columns={columnsOf(to)}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.people}
        next={data?.next ?? null}
        busy={isFetching}
        failure={readFailure(error, 'People could not be read.', refetch)}
        empty="Nobody fits."
      />
    </>
  );
}
