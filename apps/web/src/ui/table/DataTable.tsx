import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link, usePlace } from '../../shared/navigation/navigation.tsx';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../notices/Banner.tsx';
import { queryOf, sortedBy, type TableView } from './table-address.ts';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Actions of a row, visible while the table scrolls sideways. Only for the last column. */
  stays?: boolean;
}

/** Sticky from `sm` up: on a phone a row is a block and nothing scrolls sideways. */
const inSight = 'sm:sticky sm:right-0 sm:shadow-[inset_1px_0_0_var(--line)]';

interface Props<Row> {
  /** Visually hidden caption that says what the rows are. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  view: TableView;
  /** The rows of the page; the previous page's while the next one loads. */
  rows: readonly Row[] | undefined;
  /** Key of the next page; null on the last one. */
  next: string | null;
  busy: boolean;
  /** Words of an error, and its retry. */
  failure?: { words: string; retry: () => void } | null;
  /** Text when no row matches. */
  empty: string;
  /** A fixed last row: one cell per column. */
  totals?: readonly ReactNode[];
  /** Limits the height: a long list scrolls below its header. */
  bounded?: boolean;
}

/** Arrow up and down focus the link or button in the same column of the next row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const row = cell?.parentElement;
  if (!step || !cell || !row) return;
  const at = [...row.children].indexOf(cell);
  const other = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const control = other?.children[at]?.querySelector<HTMLElement>('a[href], button');
  if (!control) return;
  event.preventDefault();
  control.focus();
}

const ariaSort = (view: TableView, key: string) => {
  if (view.sort !== key) return 'none' as const;
  return view.descending ? ('descending' as const) : ('ascending' as const);
};

const arrows = { none: '', ascending: ' \u2191', descending: ' \u2193' } as const;

function HeadCell<Row>({ column, view }: { column: Column<Row>; view: TableView }) {
  const { path } = usePlace();
  const { key, title, sortable, numeric, stays } = column;
  const look = classes('px-3 py-2.5 font-semibold whitespace-nowrap', numeric ? 'text-right' : 'text-left');
  if (!sortable)
    return (
      <th scope="col" className={classes(look, 'max-sm:hidden', stays && inSight, stays && 'bg-sunken')}>
        {title}
      </th>
    );
  const sort = ariaSort(view, key);
  return (
    <th scope="col" aria-sort={sort} className={look}>
      <Link to={path + queryOf(sortedBy(view, key))} className="underline underline-offset-[.18em]">
        {title}
        <span aria-hidden="true">{arrows[sort]}</span>
      </Link>
    </th>
  );
}

/** Keyset paging has links to the next and the first page; the browser's Back goes to the previous one. */
function Pages({ view, next }: { view: TableView; next: string | null }) {
  const { path } = usePlace();
  if (!view.after && !next) return null;
  const link = 'py-2 font-medium text-link underline underline-offset-[.18em]';
  return (
    <nav aria-label="Pages" className="mt-3 flex gap-6">
      {view.after && (
        <Link to={path + queryOf({ ...view, after: null })} className={link}>
          First page
        </Link>
      )}
      {next && (
        <Link to={path + queryOf({ ...view, after: next })} className={link}>
          Next page
        </Link>
      )}
    </nav>
  );
}

/** On a phone a row is a block whose cells are labelled with their column's title; the sort links stay above. */
const labelled =
  'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-3 max-sm:px-0 max-sm:py-1 max-sm:text-left max-sm:before:text-ink-2 max-sm:before:content-[attr(data-title)]';

function Head<Row>({ columns, view, bounded }: Pick<Props<Row>, 'columns' | 'view' | 'bounded'>) {
  return (
    <thead
      className={classes('border-b border-line bg-sunken max-sm:block', bounded && 'sm:sticky sm:top-0')}
    >
      <tr className="max-sm:flex max-sm:flex-wrap">
        {columns.map(column => (
          <HeadCell key={column.key} column={column} view={view} />
        ))}
      </tr>
    </thead>
  );
}

function Body<Row>({ columns, rows, rowKey }: Pick<Props<Row>, 'columns' | 'rows' | 'rowKey'>) {
  return (
    <tbody onKeyDown={moveBetweenRows} className="max-sm:block">
      {rows?.map(row => (
        <tr
          key={rowKey(row)}
          className="border-t border-line first:border-t-0 max-sm:block max-sm:px-3 max-sm:py-2"
        >
          {columns.map(({ key, title, cell, numeric, stays }) => (
            <td
              key={key}
              data-title={title}
              className={classes(
                labelled,
                'px-3 py-2.5 align-top',
                numeric && 'text-right tabular-nums',
                stays && inSight,
                stays && 'bg-surface',
              )}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Totals<Row>({ columns, totals, bounded }: Pick<Props<Row>, 'columns' | 'totals' | 'bounded'>) {
  return (
    <tfoot
      className={classes(
        'border-t border-line bg-sunken font-semibold max-sm:block',
        bounded && 'sm:sticky sm:bottom-0',
      )}
    >
      <tr>
        {columns.map(({ key, numeric }, i) => (
          <td key={key} className={classes('px-3 py-2.5', numeric && 'text-right tabular-nums')}>
            {totals?.[i]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A table of rows from the server. Sort, filters and page are in the address, so they can be shared and bookmarked. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rowKey, view, rows, next, busy, failure, empty, totals, bounded = false } = props;
  const id = useId();
  return (
    <div>
      {failure && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Notice tone="error">{failure.words}</Notice>
          <Button look="quiet" size="small" busy={busy} onClick={failure.retry}>
            Try again
          </Button>
        </div>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={id}
        className={classes(
          // `relative`: visually hidden text inside it scrolls with it and does not lengthen the page.
          'relative overflow-x-auto rounded-md border border-line bg-surface',
          bounded && 'max-h-[480px] overflow-y-auto',
        )}
      >
        <table aria-busy={busy || undefined} className="w-full border-collapse max-sm:block">
          <caption id={id} className="sr-only">
            {caption}
          </caption>
          <Head columns={columns} view={view} bounded={bounded} />
          <Body columns={columns} rows={rows} rowKey={rowKey} />
          {totals && rows && rows.length > 0 && (
            <Totals columns={columns} totals={totals} bounded={bounded} />
          )}
        </table>
        {rows?.length === 0 && <p className="p-4 text-ink-2">{empty}</p>}
        {!rows && busy && <p className="p-4 text-ink-2">Loading...</p>}
      </section>
      <Pages view={view} next={next} />
    </div>
  );
}
