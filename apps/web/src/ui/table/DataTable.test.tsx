import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Navigation, usePlace } from '../../shared/navigation/navigation.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { filteredBy, queryOf, viewOf } from './table-address.ts';

interface User {
  id: string;
  name: string;
  sessions: number;
}
const users: User[] = [
  { id: 'a', name: 'Asha', sessions: 4 },
  { id: 'b', name: 'Binu', sessions: 9 },
];
const columns: Column<User>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ id, name }) => <a href={`/admin/users/${id}`}>{name}</a>,
    sortable: true,
  },
  { key: 'sessions', title: 'Sessions', cell: ({ sessions }) => sessions, numeric: true },
];
const viewOfHere = (search: string) => viewOf(new URLSearchParams(search), ['name'], ['status']);

function Users({ rows = users, next = null }: { rows?: User[]; next?: string | null }) {
  const view = viewOfHere(usePlace().search);
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rowKey={({ id }) => id}
      view={view}
      rows={rows}
      next={next}
      busy={false}
      empty="No user fits."
    />
  );
}
const show = (props = {}) =>
  render(
    <Navigation>
      <Users {...props} />
    </Navigation>,
  );
const header = () => screen.getByRole('columnheader', { name: /Name/ });
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => history.replaceState(null, '', '/admin/users?status=failed'));
afterEach(cleanup);

it('sorts through the address, ascending then descending, and keeps the filter', async () => {
  show();
  expect(header().getAttribute('aria-sort')).toBe('none');
  press('Name');
  expect(location.search).toBe('?sort=name&status=failed');
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  press('Name');
  expect(location.search).toBe('?sort=-name&status=failed');
  expect(header().getAttribute('aria-sort')).toBe('descending');
});

it('links to the next page by its key, and back to the first', () => {
  show({ next: 'b' });
  expect(screen.queryByRole('link', { name: 'First page' })).toBeNull();
  press('Next page');
  expect(location.search).toBe('?status=failed&after=b');
  press('First page');
  expect(location.search).toBe('?status=failed');
});

it('a new order or filter starts at the first page', () => {
  const view = viewOfHere('?after=b&status=failed');
  expect(queryOf(filteredBy(view, 'status', 'ok'))).toBe('?status=ok');
  expect(queryOf(filteredBy(view, 'status', ''))).toBe('');
});

it('an unknown sort or filter is ignored', () => {
  expect(viewOfHere('?sort=-password&drop=table')).toEqual({
    sort: null,
    descending: false,
    after: null,
    filters: {},
  });
});

it('arrow keys move between rows', () => {
  show();
  const first = screen.getByRole('link', { name: 'Asha' });
  const second = screen.getByRole('link', { name: 'Binu' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
});

it('says that no row matches', () => {
  show({ rows: [] });
  expect(screen.getByText('No user fits.')).toBeTruthy();
});
