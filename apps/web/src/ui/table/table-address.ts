/** What a table shows, as its address says it: `?sort=-created&status=failed&after=…`. */
export interface TableView {
  /** The key of the column it is sorted by; null leaves the order to the server. */
  sort: string | null;
  descending: boolean;
  /** Where the page begins: the key of the row before it (keyset paging), null for the first page. */
  after: string | null;
  /** Filters that are set, by name. */
  filters: Readonly<Record<string, string>>;
}

/** Reads a table's query; a sort or a filter that the table does not have is ignored. */
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

/** The query of a view, with its question mark; empty for the view without any. */
export function queryOf({ sort, descending, after, filters }: TableView): string {
  const query = new URLSearchParams();
  if (sort) query.set('sort', descending ? `-${sort}` : sort);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}

/** Sorted by a column: ascending at first, the other way with the next press. The first page comes with it. */
export const sortedBy = (view: TableView, key: string): TableView => ({
  ...view,
  sort: key,
  descending: view.sort === key && !view.descending,
  after: null,
});

/** With one filter set, or taken away by an empty value. The first page comes with it. */
export function filteredBy(view: TableView, name: string, value: string): TableView {
  const { [name]: _, ...others } = view.filters;
  return { ...view, filters: value ? { ...others, [name]: value } : others, after: null };
}
