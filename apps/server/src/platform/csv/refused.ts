import type { CsvRow, CsvTable } from './reading.ts';
import { csvLine, unguarded } from './writing.ts';

export interface RefusedRow {
  row: CsvRow;
  /** The column that is at fault; empty where it is the row. */
  column: string;
  message: string;
}

/** Refused rows as they came, each with its reason; that column is not known to an upload and does no harm there. */
export function refusedCsv({ head }: Pick<CsvTable, 'head'>, refused: readonly RefusedRow[]): string {
  // A file of refused rows that was mended in part has reasons of its own.
  const places = head.flatMap((name, i) => (name.trim().toLowerCase() === 'error' ? [] : [i]));
  const lines = refused.map(({ row, column, message }) => {
    // Cells beyond the head belong to the row all the same.
    const beyond = row.raw.slice(head.length);
    const cells = [...places.map(i => row.raw[i] ?? ''), `${column && `${column}: `}${message}`, ...beyond];
    return csvLine(cells.map(unguarded));
  });
  return csvLine([...places.map(i => unguarded(head[i] ?? '')), 'error']) + lines.join('');
}
