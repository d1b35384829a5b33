import type { CsvRow, CsvTable } from './reading.ts';
import { csvLine, unguarded } from './writing.ts';

export interface RefusedRow {
  row: CsvRow;
  /** The column with the error; empty when the whole row is wrong. */
  column: string;
  message: string;
}

/** The refused rows as CSV with their reasons in a last column `error`, which an upload ignores. */
export function refusedCsv({ head }: Pick<CsvTable, 'head'>, refused: readonly RefusedRow[]): string {
  // The file may itself be a mended file of refused rows: its old reasons are dropped.
  const places = head.flatMap((name, i) => (name.trim().toLowerCase() === 'error' ? [] : [i]));
  const lines = refused.map(({ row, column, message }) => {
    // Cells beyond the head are kept.
    const beyond = row.raw.slice(head.length);
    const cells = [...places.map(i => row.raw[i] ?? ''), `${column && `${column}: `}${message}`, ...beyond];
    return csvLine(cells.map(unguarded));
  });
  return csvLine([...places.map(i => unguarded(head[i] ?? '')), 'error']) + lines.join('');
}
