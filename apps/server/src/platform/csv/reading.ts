import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Parser, parse } from 'csv-parse';
import { AppError } from '../problems.ts';
import { byteOrderMark, refuseUnreadable } from './text-files.ts';
import { unguarded } from './writing.ts';

/** Bytes the parser is given at a time. */
const pieceBytes = 64 * 1024;

/** Maxima of a file: data rows, columns, bytes of a cell. */
const rowsMost = 20_000;
const columnsMost = 64;
const cellBytesMost = 64 * 1024;

/** A data row: its cells by column, or the reason why it cannot be read. */
export interface CsvRow {
  /** 1 for the first row below the head. */
  row: number;
  /** Line of the file on which the row begins. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Cells in the order of the file, for a report. */
  raw: readonly string[];
  problem: string | null;
}

export interface CsvTable {
  /** The head, in the order of the file. */
  head: readonly string[];
  rows: readonly CsvRow[];
}

const refuse = (words: string) => new AppError('validation_failed', words);

/** Reads a whole upload, whose size the platform has bounded. */
export async function bytesOf(content: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The normalized name of a column: case, spaces, dashes and invisible characters do not matter. */
const columnName = (cell: string) =>
  cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const inWords = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The refusal of a head that lacks columns; names the separator when it is not a comma. */
function lacking(head: readonly string[], missing: readonly string[]): AppError {
  const other = (
    [
      [';', 'semicolons'],
      ['\t', 'tabs'],
      ['|', 'vertical bars'],
    ] as const
  ).find(([sign]) => head.length <= 2 && head.some(cell => cell.includes(sign)));
  if (other)
    return refuse(
      `The columns are separated by ${other[1]}. Save the file as CSV with commas between the columns.`,
    );
  const shown = inWords(
    head
      .map(cell => cell.trim().slice(0, 40))
      .filter(cell => cell !== '')
      .slice(0, 12),
  );
  return refuse(
    `The file has no column ${inWords(missing)}.${shown === '' ? '' : ` The first row names: ${shown}.`}`,
  );
}

function columnsOf(head: readonly string[], required: readonly string[]): string[] {
  const names = head.map(columnName);
  if (names.length > columnsMost) throw refuse(`A file has at most ${columnsMost} columns.`);
  const times = (name: string) => names.filter(one => one === name).length;
  const missing = required.filter(name => times(name) === 0);
  if (missing.length > 0) throw lacking(head, missing);
  for (const name of required)
    if (times(name) > 1) throw refuse(`The file has the column ${name} ${times(name)} times.`);
  return names;
}

/** `sep=,`: the line that tells Excel the separator. */
const isSeparatorLine = ([first, second, ...more]: readonly string[]) =>
  first?.trim().toLowerCase() === 'sep=' && second === '' && more.length === 0;

/** A cell with a line end and a comma after it: probably swallowed rows. */
const looksLikeRows = (cell: string) => /[\r\n][^\r\n]*,/.test(cell);

/**
 * Whether a cell begins with a quote that is never closed and so ends at a quote of a later row: the parser keeps such
 * a quote as text. A quote that belongs to the text is doubled in the file.
 */
function hasOpenQuote(cell: string, source: string): boolean {
  const at = cell.startsWith('"') && looksLikeRows(cell) ? source.indexOf(cell) : -1;
  return at >= 0 && source[at - 1] !== '"';
}

function problemOf(columns: readonly string[], raw: readonly string[]): string | null {
  const tooLong = raw.findIndex(
    cell => cell.length * 3 > cellBytesMost && Buffer.byteLength(cell) > cellBytesMost,
  );
  const open = raw.findIndex(looksLikeRows);
  if (raw.length !== columns.length && open >= 0)
    return `The text in the column ${columns[open] ?? open + 1} goes on over the next rows: is the quote at its end missing?`;
  if (tooLong >= 0) return `The cell in the column ${columns[tooLong] ?? tooLong + 1} holds more than 64 kB.`;
  if (raw.slice(columns.length).some(cell => cell !== ''))
    return 'The row has more cells than the head has columns. A text with a comma in it has to stand in double quotes.';
  return null;
}

function rowOf(columns: readonly string[], raw: readonly string[], row: number, line: number): CsvRow {
  const cells: Record<string, string> = {};
  columns.forEach((name, i) => {
    // When an optional column occurs twice, the first counts.
    cells[name] ??= unguarded(raw[i] ?? '');
  });
  return { row, line, cells, raw, problem: problemOf(columns, raw) };
}

/** Position of the reader: a byte of the file and the number of lines before it. */
interface Place {
  byte: number;
  lines: number;
}

/** Counts of the parser at a record, from where the parser began. */
interface Told {
  lines: number;
  empty_lines: number;
  bytes: number;
}

/** The parser read later rows as part of a record whose quote is never closed. */
class OpenQuote extends Error {}

const dialect = {
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  skip_empty_lines: true,
};

interface Taken {
  record: string[];
  line: number;
}

const written = (parser: Parser, piece: Buffer) =>
  new Promise<void>((done, fail) => {
    parser.write(piece, error => (error ? fail(error) : done()));
  });
const ended = (parser: Parser) =>
  new Promise<void>((done, fail) => {
    parser.once('finish', done).once('error', fail).end();
  });

/** Records from a position on. Returns the position of a quote that is never closed, or null at the end of the file. */
async function* recordsFrom(bytes: Buffer, from: Place): AsyncGenerator<Taken[], Place | null> {
  let last: Told = { lines: 0, empty_lines: 0, bytes: 0 };
  const taken: Taken[] = [];
  // Collected per record: an error in the stream would lose the records before it.
  const on_record = (record: string[], now: Told) => {
    if (record.some(cell => cell.startsWith('"'))) {
      const source = bytes.toString('utf8', from.byte + last.bytes, from.byte + now.bytes);
      if (record.some(cell => hasOpenQuote(cell, source))) throw new OpenQuote();
    }
    taken.push({ record, line: from.lines + last.lines + (now.empty_lines - last.empty_lines) + 1 });
    last = { lines: now.lines, empty_lines: now.empty_lines, bytes: now.bytes };
    return null;
  };
  // `write` and `end` reject with the error; without a listener it would end the process.
  const parser = parse({ ...dialect, on_record }).on('error', () => {});
  parser.resume();
  try {
    for (let at = from.byte; at < bytes.length; at += pieceBytes) {
      await written(parser, bytes.subarray(at, at + pieceBytes));
      yield taken.splice(0);
      // Lets other requests run.
      await setImmediate();
    }
    await ended(parser);
    yield taken.splice(0);
    return null;
  } catch (error) {
    const open = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
    if (!open && !(error instanceof OpenQuote)) throw error;
    yield taken.splice(0);
    // Skips empty lines before the record.
    const byte = from.byte + last.bytes;
    const [blank = ''] = /^[\r\n]*/.exec(bytes.toString('latin1', byte, byte + 4096)) ?? [];
    const blankLines = blank.match(/\r\n|\r|\n/g)?.length ?? 0;
    return { byte: byte + blank.length, lines: from.lines + last.lines + blankLines };
  }
}

/** Up to 20 unclosed quotes are reported as rows; with more the file is not CSV. */
const openQuotesMost = 20;

/** The line at a position, split at its commas, and the position after it. */
function openLine(bytes: Buffer, { byte, lines }: Place): { cells: string[]; next: Place } {
  const ends = [bytes.indexOf('\n', byte), bytes.indexOf('\r', byte)].filter(at => at >= 0);
  const end = ends.length === 0 ? bytes.length : Math.min(...ends);
  const after = bytes.toString('latin1', end, end + 2) === '\r\n' ? end + 2 : end + 1;
  return { cells: bytes.toString('utf8', byte, end).split(','), next: { byte: after, lines: lines + 1 } };
}

/**
 * The rows of a CSV file, in pieces, so that other requests run in between and memory stays small. Order and letter
 * case of the columns, a byte-order mark and the kind of line ends do not matter. An unclosed quote costs the line it
 * is on. Throws `validation_failed` for a file that cannot be read.
 */
export async function* csvPieces(bytes: Buffer, required: readonly string[]): AsyncGenerator<CsvTable> {
  refuseUnreadable(bytes);
  let head: string[] | null = null;
  let columns: string[] = [];
  let number = 0;
  const rowFrom = ({ record, line }: Taken): CsvRow => {
    if (number === rowsMost) throw refuse(`A file has at most ${rowsMost.toLocaleString('en-IN')} rows.`);
    number += 1;
    return rowOf(columns, record, number, line);
  };
  const rowsIn = (taken: readonly Taken[]): CsvRow[] =>
    taken.flatMap(one => {
      if (head !== null) return [rowFrom(one)];
      if (isSeparatorLine(one.record)) return [];
      head = one.record;
      columns = columnsOf(head, required);
      return [];
    });
  let from: Place = { byte: bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0, lines: 0 };
  for (let open = 0; ; open += 1) {
    const records = recordsFrom(bytes, from);
    let step = await records.next();
    for (; !step.done; step = await records.next()) {
      const rows = rowsIn(step.value);
      if (head !== null) yield { head, rows };
    }
    if (step.value === null) break;
    const line = step.value.lines + 1;
    if (head === null || open === openQuotesMost)
      throw refuse(
        `The file is not in the form of a CSV: on line ${line} a quote is opened and never closed.`,
      );
    const { cells, next } = openLine(bytes, step.value);
    const problem = 'A quote is opened in this row and never closed.';
    yield { head, rows: [{ ...rowFrom({ record: cells, line }), problem }] };
    from = next;
  }
  if (head === null) throw refuse('The file is empty.');
}

export async function readCsv(bytes: Buffer, required: readonly string[]): Promise<CsvTable> {
  let head: readonly string[] = [];
  const rows: CsvRow[] = [];
  for await (const piece of csvPieces(bytes, required)) {
    head = piece.head;
    rows.push(...piece.rows);
  }
  return { head, rows };
}
