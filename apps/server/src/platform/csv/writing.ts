/** Beginnings that a spreadsheet takes for a formula. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * Quotes a text that a spreadsheet would run as a formula. A text that begins with quotes and then such a sign gets one
 * more quote, so that removing one quote always gives the original.
 */
const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);

/** A cell that we wrote, without its guard. */
export const unguarded = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

type Cell = string | number | boolean | Date | null | undefined;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return guarded(cell);
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

/** One record (RFC 4180) with its line end. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells
    .map(cellText)
    .map(text => (/[",\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')}\r\n`;

/** CSV with a head of field names, one piece per page of rows. */
export async function* csvOf<Row extends Record<string, Cell>>(
  fields: readonly (keyof Row & string)[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvLine(fields);
  for await (const rows of pages) yield rows.map(row => csvLine(fields.map(field => row[field]))).join('');
}
