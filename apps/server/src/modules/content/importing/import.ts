import { figures, type QuestionUpload, type RowNote } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import { type CsvRow, csvPieces } from '../../../platform/csv/reading.ts';
import { type RefusedRow, refusedCsv } from '../../../platform/csv/refused.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { newItem } from '../editing.ts';
import { type Fingerprints, fingerprintsOf } from '../fingerprint.ts';
import type { StoredFigure } from '../schema.ts';
import { addItems } from '../store.ts';
import { addImport, knownPrints, lockImports } from './import-store.ts';
import type { Refusal } from './options.ts';
import { addressRefusal, pictureOf, withPictures } from './pictures.ts';
import { addLacking } from './proposals.ts';
import { readRow, requiredColumns } from './rows.ts';

/** A row while its file is decided; without its texts, because a file has thousands of rows. */
interface Seen {
  at: Pick<CsvRow, 'row' | 'line'>;
  read: Result;
}
type Result =
  | { ok: false; refusal: Refusal }
  | { ok: true; prints: Fingerprints; warnings: Refusal[]; image: { url: string; alt: string } };

/** Decision about a row. */
type Fate = Pick<Seen, 'at'> &
  (
    | { kind: 'refused' | 'duplicate'; refusal: Refusal }
    | {
        kind: 'stored';
        warnings: Refusal[];
        image: { url: string; alt: string };
        figure: StoredFigure | null;
      }
  );

const duplicateOf = (row: number | undefined): Refusal => ({
  code: 'duplicate',
  column: 'stem',
  message:
    row === undefined
      ? 'This question is in the bank already.'
      : `Row ${row} of this file is the same question.`,
});
const nearDuplicateOf = (row: number | undefined): Refusal => ({
  code: 'near_duplicate',
  column: 'stem',
  message:
    row === undefined
      ? 'A question with the same words and other numbers is in the bank.'
      : `Row ${row} of this file has the same words and other numbers.`,
});

function resultOf(row: CsvRow): Result {
  const result = readRow(row);
  if (!result.ok) return result;
  const { question, warnings, imageUrl } = result.value;
  const image = { url: imageUrl, alt: row.cells.image_alt_text ?? '' };
  return { ok: true, prints: fingerprintsOf(question.stem), warnings, image };
}

/** All rows of a file. */
async function rowsSeen(bytes: Buffer): Promise<Seen[]> {
  const seen: Seen[] = [];
  for await (const { rows } of csvPieces(bytes, requiredColumns))
    for (const row of rows) seen.push({ at: { row: row.row, line: row.line }, read: resultOf(row) });
  return seen;
}

/** Decides each row: refused, duplicate, or stored (live or draft). */
async function fatesOf(db: Db, rows: readonly Seen[]): Promise<Fate[]> {
  const prints = rows.flatMap(({ read }) => (read.ok ? [read.prints] : []));
  const whole = prints.map(({ fingerprint }) => fingerprint);
  const masks = prints.map(({ masked_fingerprint }) => masked_fingerprint);
  const known = await knownPrints(db, 'fingerprint', whole);
  const alike = await knownPrints(db, 'masked_fingerprint', masks);
  // Compares with earlier rows of the file too.
  const before = new Map<string, number>();
  return rows.map(({ at, read }): Fate => {
    if (!read.ok) return { kind: 'refused', at, refusal: read.refusal };
    const { fingerprint, masked_fingerprint: masked } = read.prints;
    if (known.has(fingerprint) || before.has(fingerprint))
      return { kind: 'duplicate', at, refusal: duplicateOf(before.get(fingerprint)) };
    const isNear = alike.has(masked) || before.has(masked);
    const warnings = isNear ? [...read.warnings, nearDuplicateOf(before.get(masked))] : read.warnings;
    before.set(fingerprint, at.row);
    before.set(masked, at.row);
    return { kind: 'stored', at, warnings, image: read.image, figure: null };
  });
}

const noteOf = ({ row, line }: Seen['at'], refusal: Refusal): RowNote => ({ row, line, ...refusal });

function reportOf(fates: readonly Fate[], importId: string | null): QuestionUpload {
  const count = (kind: Fate['kind']) => fates.filter(fate => fate.kind === kind).length;
  const warned = fates.flatMap(fate => (fate.kind === 'stored' && fate.warnings.length > 0 ? [fate] : []));
  const most = figures.admin.rowNotesMost;
  return {
    total_processed: fates.length,
    successful_uploads: count('stored'),
    failed_uploads: count('refused'),
    duplicate_questions: count('duplicate'),
    drafts: warned.length,
    errors: fates.flatMap(f => (f.kind === 'stored' ? [] : [noteOf(f.at, f.refusal)])).slice(0, most),
    warnings: warned.flatMap(f => f.warnings.map(warning => noteOf(f.at, warning))).slice(0, most),
    import_id: importId,
  };
}

const imageRefused = (at: Seen['at'], message: string): Fate => ({
  kind: 'refused',
  at,
  refusal: { code: 'image_refused', column: 'image_url', message },
});

/** Fetches the picture of a row; a row whose picture fails is refused. */
async function withPicture(platform: Platform, fate: Fate, now: Date, late: AbortSignal): Promise<Fate> {
  if (fate.kind !== 'stored' || fate.image.url === '') return fate;
  const figure = await pictureOf(platform, fate.image, now, late);
  return typeof figure === 'string' ? imageRefused(fate.at, figure) : { ...fate, figure };
}

/** Refuses rows by the address of their picture. */
function withAddresses(platform: Platform, fates: readonly Fate[]): Fate[] {
  return fates.map(fate => {
    if (fate.kind !== 'stored' || fate.image.url === '') return fate;
    const refusal = addressRefusal(platform, fate.image.url);
    return refusal === null ? fate : imageRefused(fate.at, refusal);
  });
}

/** The report of an upload without storing anything; checks only the addresses of pictures. */
export async function dryRun(platform: Platform, bytes: Buffer): Promise<QuestionUpload> {
  const seen = await rowsSeen(bytes);
  return reportOf(withAddresses(platform, await fatesOf(platform.reports, seen)), null);
}

function itemOf(row: CsvRow, { warnings, figure }: Extract<Fate, { kind: 'stored' }>, now: Date) {
  const read = readRow(row);
  if (!read.ok) throw new Error(`Row ${row.row} was read otherwise before`);
  const item = newItem(read.value.question, warnings.length > 0 ? 'draft' : 'live', now, row.row);
  return { item: { ...item, figure }, lacks: read.value.lacks };
}

/** Reads the file again and stores its rows. Returns the refused rows as CSV. */
async function storeRows(tx: Tx, bytes: Buffer, fates: readonly Fate[], now: Date): Promise<string> {
  if (fates.every(({ kind }) => kind === 'duplicate')) return '';
  const refused: RefusedRow[] = [];
  let columns: readonly string[] = [];
  for await (const { head, rows } of csvPieces(bytes, requiredColumns)) {
    columns = head;
    const stored = rows.flatMap(row => {
      const fate = fates[row.row - 1];
      if (fate?.kind === 'refused') refused.push({ row, ...fate.refusal });
      return fate?.kind === 'stored' ? [itemOf(row, fate, now)] : [];
    });
    await addItems(
      tx,
      stored.map(({ item }) => item),
    );
    await addLacking(
      tx,
      stored.map(({ item, lacks }) => ({ id: item.id, lacks })),
    );
  }
  return refused.length > 0 ? refusedCsv({ head: columns }, refused) : '';
}

/**
 * Imports a file in one transaction: every acceptable row is stored. The same file again adds nothing (duplicates).
 * Call `bank.lookAgain` afterwards.
 */
export async function importQuestions(
  platform: Platform,
  { bytes, filename, adminId }: { bytes: Buffer; filename: string; adminId: string },
  now: Date,
): Promise<QuestionUpload> {
  const seen = await rowsSeen(bytes);
  const id = uuidv7({ msecs: now.getTime() });
  // Pictures are fetched before the transaction, so that no lock is held meanwhile.
  const pictured = await withPictures(await fatesOf(platform.db, seen), (fate, late) =>
    withPicture(platform, fate, now, late),
  );
  return platform.db.transaction(async tx => {
    await lockImports(tx);
    const fates = (await fatesOf(tx, seen)).map((fate, i): Fate => {
      const before = pictured[i];
      if (fate.kind !== 'stored' || !before) return fate;
      if (before.kind === 'refused') return before;
      return { ...fate, figure: before.kind === 'stored' ? before.figure : null };
    });
    const refused_csv = await storeRows(tx, bytes, fates, now);
    const report = reportOf(fates, id);
    await addImport(tx, {
      id,
      filename: filename.slice(0, 255),
      admin_id: adminId,
      imported_at: now,
      total: report.total_processed,
      successful: report.successful_uploads,
      drafts: report.drafts,
      failed: report.failed_uploads,
      duplicates: report.duplicate_questions,
      refused_csv,
    });
    return report;
  });
}
