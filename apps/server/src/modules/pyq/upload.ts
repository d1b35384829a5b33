import { figures, type PyqUpload, type RowNote } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import { type CsvRow, readCsv } from '../../platform/csv/reading.ts';
import { refusedCsv } from '../../platform/csv/refused.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  bandOf,
  blank,
  fingerprintsOf,
  linkIn,
  pictureOf,
  shortened,
  typeOf,
  withPictures,
} from '../content/index.ts';
import { addFile, type QuestionRow } from './store.ts';

interface Given {
  bytes: Buffer;
  filename: string;
  adminId: string;
}
type Read = { ok: true; row: CsvRow; question: QuestionRow } | { ok: false; row: CsvRow; note: RowNote };

/** Maximum of characters of an answer. */
const answerMost = 200;

/** First year of the exam. */
const firstYear = 1976;

/** The only year in a text: 2019, 2019.0, 'CAT 2019 slot 2'; empty for none or several. */
function yearIn(text: string): string {
  const years = new Set([...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => year));
  const [year = ''] = years;
  return years.size === 1 ? year : '';
}

/** The year of a row, else of the file's name. */
function yearOf(cell: string, filename: string, now: Date): number | null {
  const year = Number(yearIn(blank(cell) ? filename : cell));
  return Number.isInteger(year) && year >= firstYear && year <= now.getUTCFullYear() + 1 ? year : null;
}

function yearProblem(cell: string, now: Date): string {
  const years = `A year from ${firstYear} to ${now.getUTCFullYear() + 1} is needed`;
  return blank(cell)
    ? `The year is missing. ${years}, here or in the name of the file.`
    : `"${shortened(cell)}" is no year of the exam. ${years}.`;
}

function readRow(row: CsvRow, fileId: string, filename: string, now: Date): Read {
  const { cells } = row;
  const refused = (code: string, column: string, message: string): Read => ({
    ok: false,
    row,
    note: { row: row.row, line: row.line, code, column, message },
  });
  if (row.problem) return refused('row_unreadable', '', row.problem);
  const stem = cells.stem ?? '';
  if (blank(stem)) return refused('stem_missing', 'stem', 'The stem is missing.');
  const year = yearOf(cells.year ?? '', filename, now);
  if (year === null) return refused('year_invalid', 'year', yearProblem(cells.year ?? '', now));
  const type = typeOf(cells)?.type.code ?? null;
  const question: QuestionRow = {
    id: uuidv7({ msecs: now.getTime(), seq: row.row }),
    file_id: fileId,
    stem,
    fingerprint: fingerprintsOf(stem).fingerprint,
    year,
    image_url: linkIn(cells.image_url),
    figure: null,
    type,
    band: bandOf(cells.difficulty ?? ''),
    answer: blank(cells.right_answer ?? '')
      ? null
      : (cells.right_answer?.trim().slice(0, answerMost) ?? null),
    proposed_type: null,
    proposed_band: null,
    proposed_answer: null,
    confidence: null,
  };
  return { ok: true, row, question };
}

/** Fetches the picture of a question; refuses the question when that fails. */
async function withPicture(platform: Platform, read: Read, now: Date, late: AbortSignal): Promise<Read> {
  if (!read.ok || read.question.image_url === '') return read;
  const figure = await pictureOf(platform, { url: read.question.image_url, alt: '' }, now, late);
  if (typeof figure !== 'string') return { ...read, question: { ...read.question, figure } };
  const { row, line } = read.row;
  const note = { row, line, column: 'image_url', code: 'image_refused', message: figure };
  return { ok: false, row: read.row, note };
}

/** Stores a file and its new questions. */
export async function uploadFile(platform: Platform, given: Given, now: Date): Promise<PyqUpload> {
  const { bytes, filename, adminId } = given;
  const table = await readCsv(bytes, ['stem']);
  const id = uuidv7({ msecs: now.getTime() });
  const read = await withPictures(
    table.rows.map(row => readRow(row, id, filename, now)),
    (one, late) => withPicture(platform, one, now, late),
  );
  const fit = read.flatMap(one => (one.ok ? [one] : []));
  const refused = read.flatMap(one => (one.ok ? [] : [{ ...one.note, row: one.row }]));
  const file = {
    id,
    filename: filename.slice(0, 255),
    admin_id: adminId,
    uploaded_at: now,
    content: bytes,
    size: bytes.length,
    refused_csv: refused.length > 0 ? refusedCsv(table, refused) : '',
  };
  const added = await platform.db.transaction(tx =>
    addFile(
      tx,
      file,
      fit.map(({ question }) => question),
    ),
  );
  const errors = read.flatMap((one): RowNote[] => {
    if (!one.ok) return [one.note];
    if (added.has(one.question.id)) return [];
    const { row, line } = one.row;
    const message = 'This question of this year was uploaded before.';
    return [{ row, line, column: 'stem', code: 'duplicate', message }];
  });
  return {
    processed: table.rows.length,
    success: added.size,
    refused: refused.length,
    errors: errors.slice(0, figures.admin.rowNotesMost),
    file_id: id,
  };
}
