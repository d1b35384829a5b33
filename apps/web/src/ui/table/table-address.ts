/** State of a table in the address: `?sort=-created&status=failed&after=…`. */
export interface TableView {
  /** Key of the sort column; null for the server's order. */
  sort: string | null;
  descending: boolean;
  /** Key of the row before the page (keyset paging); null for the first page. */
  after: string | null;
  /** Active filters by name. */
  filters: Readonly<Record<string, string>>;
}

/** Parses a table's query; unknown sorts and filters are ignored. */
export function viewOf(
  search: URLSearchParams,
  sorts: readonly string[],
  filters: readonly string[],
): TableView {
  const given = search.get('sort') ?? '';
  const key = given.replace(/^-/, '');
  const sort = sorts.includes(key) ? key : null;
  return {
    sort,
    descending: sort !== null && given.startsWith('-'),
    after: search.get('after'),
    filters: Object.fromEntries(
      filters.flatMap(name => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
    ),
  };
}

/** The query of a view with its `?`; empty for the default view. */
export function queryOf({ sort, descending, after, filters }: TableView): string {
  const query = new URLSearchParams();
  if (sort) query.set('sort', descending ? `-${sort}` : sort);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}

/** The view sorted by a column: ascending first, reversed on the next press. Returns to the first page. */
export const sortedBy = (view: TableView, key: string): TableView => ({
  ...view,
  sort: key,
  descending: view.sort === key && !view.descending,
  after: null,
});

/** The view with one filter set, or removed by an empty value. Returns to the first page. */
export function filteredBy(view: TableView, name: string, value: string): TableView {
  const { [name]: _, ...others } = view.filters;
  return { ...view, filters: value ? { ...others, [name]: value } : others, after: null };
}
