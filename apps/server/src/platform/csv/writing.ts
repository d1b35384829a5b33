/** Signs by which a spreadsheet takes a text for a formula. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * A text that no spreadsheet runs: one that begins like a formula gets a quote before it, and so does one that begins
 * with quotes before such a sign, so that taking one quote off again always gives the text back.
 */
const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The text of a cell of ours, with its guard taken off. */
export const unguarded = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

type Cell = string | number | boolean | Date | null | undefined;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return guarded(cell);
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

/** A record as RFC 4180 has it, its line end included. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells
    .map(cellText)
    .map(text => (/[",\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')}\r\n`;

/** Rows with a head that names their fields, piece by piece. */
export async function* csvOf<Row extends Record<string, Cell>>(
  fields: readonly (keyof Row & string)[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvLine(fields);
  for await (const rows of pages) yield rows.map(row => csvLine(fields.map(field => row[field]))).join('');
}
