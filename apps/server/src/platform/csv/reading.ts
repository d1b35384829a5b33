import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { AppError } from '../problems.ts';
import { unguarded } from './writing.ts';

/** A file with more is refused (data rows, columns, bytes of a cell). */
const rowsMost = 20_000;
const columnsMost = 64;
const cellBytesMost = 64 * 1024;

/** A data row: its cells by column, or why it has none. */
export interface CsvRow {
  /** 1 for the first row below the head. */
  row: number;
  /** Line of the file it begins on. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Cells as they stand in the file, for a report. */
  raw: readonly string[];
  problem: string | null;
}

export interface CsvTable {
  /** The head as it stands in the file. */
  head: readonly string[];
  rows: readonly CsvRow[];
}

const refuse = (words: string) => new AppError('validation_failed', words);

/** All of an upload, which is bounded before it gets here. */
export async function bytesOf(content: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuseUnreadable(bytes: Buffer): void {
  if (bytes.length === 0) throw refuse('The file is empty.');
  if (bytes.includes(0)) throw refuse('This is no text: a CSV file holds no zero bytes.');
  if (!isUtf8(bytes)) throw refuse('The file is not in UTF-8. Save it as CSV UTF-8 and try again.');
}

/** A column by its name, however it is written. */
const columnName = (cell: string) =>
  cell
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

function columnsOf(head: readonly string[], required: readonly string[]): string[] {
  const names = head.map(columnName);
  if (names.length > columnsMost) throw refuse(`A file has at most ${columnsMost} columns.`);
  for (const name of required) {
    const times = names.filter(one => one === name).length;
    if (times === 0) throw refuse(`The file has no column ${name}.`);
    if (times > 1) throw refuse(`The column ${name} stands in the file ${times} times.`);
  }
  return names;
}

function rowOf(columns: readonly string[], raw: readonly string[], row: number, line: number): CsvRow {
  const tooMany = raw.slice(columns.length).some(cell => cell !== '');
  const tooLong = raw.some(
    cell => cell.length * 3 > cellBytesMost && Buffer.byteLength(cell) > cellBytesMost,
  );
  const cells: Record<string, string> = {};
  columns.forEach((name, i) => {
    // Of a column that stands twice, the first counts; both are optional.
    cells[name] ??= unguarded(raw[i] ?? '');
  });
  let problem: string | null = null;
  if (tooLong) problem = 'A cell holds more than 64 kB.';
  else if (tooMany) problem = 'The row has more cells than the head has columns.';
  return { row, line, cells, raw, problem };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a CSV file, read piece by piece so that nobody else waits for a long one. Order and letter case of the
 * columns, a byte-order mark and the kind of line ends do not matter. A file that cannot be read as a whole is refused.
 */
export async function readCsv(bytes: Buffer, required: readonly string[]): Promise<CsvTable> {
  refuseUnreadable(bytes);
  const parser = Readable.from(piecesOf(bytes)).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  let head: string[] | null = null;
  let columns: string[] = [];
  let lines = 0;
  const rows: CsvRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = lines + 1;
      lines = info.lines;
      if (head === null) {
        head = record;
        columns = columnsOf(head, required);
        continue;
      }
      if (rows.length === rowsMost)
        throw refuse(`A file has at most ${rowsMost.toLocaleString('en-IN')} rows.`);
      rows.push(rowOf(columns, record, rows.length + 1, line));
    }
  } catch (error) {
    throw error instanceof AppError
      ? error
      : refuse(`The file is not in the form of a CSV: ${reasonOf(error)}`);
  }
  if (head === null) throw refuse('The file is empty.');
  return { head, rows };
}

/** The parser's own words, which name the line. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.split(/[,;] (?=value|got)/)[0]?.slice(0, 200) : 'unknown';

const pieceBytes = 64 * 1024;

function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
