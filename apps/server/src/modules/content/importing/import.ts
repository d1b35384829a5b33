import { setImmediate } from 'node:timers/promises';
import { figures, type QuestionUpload, type RowNote } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import { type CsvRow, type CsvTable, readCsv } from '../../../platform/csv/reading.ts';
import { refusedCsv } from '../../../platform/csv/refused.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { newItem } from '../editing.ts';
import { addItems, type ItemRow } from '../store.ts';
import { addImport, knownPrints, lockImports } from './import-store.ts';
import type { Refusal } from './options.ts';
import { addressRefusal, pictureOf, withPictures } from './pictures.ts';
import { addLacking } from './proposals.ts';
import { type ReadRow, readRow, requiredColumns } from './rows.ts';

/** What becomes of a row. */
type Fate =
  | { kind: 'refused'; row: CsvRow; refusal: Refusal }
  | { kind: 'duplicate'; row: CsvRow; refusal: Refusal }
  | { kind: 'stored'; row: CsvRow; item: ItemRow; read: ReadRow };

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

/** After so many rows others have their turn. */
const rowsAtOnce = 100;

async function questionsOf(table: CsvTable, now: Date) {
  const read = [];
  for (const row of table.rows) {
    const result = readRow(row);
    read.push(
      result.ok
        ? { row, read: result.value, item: newItem(result.value.question, 'draft', now, row.row) }
        : { row, refusal: result.refusal },
    );
    if (row.row % rowsAtOnce === 0) await setImmediate();
  }
  return read;
}
type Questions = Awaited<ReturnType<typeof questionsOf>>;

/** Decides on every row: what is refused, what is there already, what is stored and how. */
async function fatesOf(db: Db, questions: Questions): Promise<Fate[]> {
  const items = questions.flatMap(({ item }) => item ?? []);
  const known = await knownPrints(
    db,
    'fingerprint',
    items.map(item => item.fingerprint),
  );
  const alike = await knownPrints(
    db,
    'masked_fingerprint',
    items.map(item => item.masked_fingerprint),
  );
  // Later rows of the file are held against earlier ones too.
  const before = new Map<string, number>();
  return questions.map(one => {
    if (!one.read) return { kind: 'refused', row: one.row, refusal: one.refusal };
    const { row, item } = one;
    const { fingerprint, masked_fingerprint: masked } = item;
    if (known.has(fingerprint) || before.has(fingerprint))
      return { kind: 'duplicate', row, refusal: duplicateOf(before.get(fingerprint)) };
    const isNear = alike.has(masked) || before.has(masked);
    const warnings = [...one.read.warnings, ...(isNear ? [nearDuplicateOf(before.get(masked))] : [])];
    before.set(fingerprint, row.row);
    before.set(masked, row.row);
    const status = warnings.length > 0 ? ('draft' as const) : ('live' as const);
    return { kind: 'stored', row, item: { ...item, status }, read: { ...one.read, warnings } };
  });
}

const noteOf = ({ row, line }: CsvRow, refusal: Refusal): RowNote => ({ row, line, ...refusal });

function reportOf(fates: readonly Fate[], importId: string | null): QuestionUpload {
  const count = (kind: Fate['kind']) => fates.filter(fate => fate.kind === kind).length;
  const stored = fates.flatMap(fate => (fate.kind === 'stored' ? [fate] : []));
  const most = figures.admin.rowNotesMost;
  return {
    total_processed: fates.length,
    successful_uploads: stored.length,
    failed_uploads: count('refused'),
    duplicate_questions: count('duplicate'),
    drafts: stored.filter(({ item }) => item.status === 'draft').length,
    errors: fates.flatMap(f => (f.kind === 'stored' ? [] : [noteOf(f.row, f.refusal)])).slice(0, most),
    warnings: stored.flatMap(f => f.read.warnings.map(warning => noteOf(f.row, warning))).slice(0, most),
    import_id: importId,
  };
}

const imageRefused = (message: string): Refusal => ({ code: 'image_refused', column: 'image_url', message });

/** With its picture; a row whose picture cannot be had is refused. */
async function withPicture(platform: Platform, fate: Fate, now: Date, late: AbortSignal): Promise<Fate> {
  if (fate.kind !== 'stored' || fate.read.imageUrl === '') return fate;
  const { row, item, read } = fate;
  const named = { url: read.imageUrl, alt: row.cells.image_alt_text ?? '' };
  const figure = await pictureOf(platform, named, now, late);
  return typeof figure === 'string'
    ? { kind: 'refused', row, refusal: imageRefused(figure) }
    : { ...fate, item: { ...item, figure } };
}

/** Rows whose picture would be refused for its address alone. */
function withAddresses(platform: Platform, fates: readonly Fate[]): Fate[] {
  return fates.map(fate => {
    if (fate.kind !== 'stored' || fate.read.imageUrl === '') return fate;
    const refusal = addressRefusal(platform, fate.read.imageUrl);
    return refusal === null ? fate : { kind: 'refused', row: fate.row, refusal: imageRefused(refusal) };
  });
}

/** What an upload of this file would do; of pictures only the addresses are looked at. */
export async function dryRun(platform: Platform, bytes: Buffer, now: Date): Promise<QuestionUpload> {
  const questions = await questionsOf(await readCsv(bytes, requiredColumns), now);
  return reportOf(withAddresses(platform, await fatesOf(platform.readOnlyDb, questions)), null);
}

/**
 * Imports a file: every row that can be stored is, at once and all together. The same file again brings nothing, since
 * its rows are duplicates then. Afterwards the bank has to be looked at again.
 */
export async function importQuestions(
  platform: Platform,
  { bytes, filename, adminId }: { bytes: Buffer; filename: string; adminId: string },
  now: Date,
): Promise<QuestionUpload> {
  const table = await readCsv(bytes, requiredColumns);
  const id = uuidv7({ msecs: now.getTime() });
  const questions = await questionsOf(table, now);
  // Before anything is stored, so that no lock is held while others are asked for pictures.
  const pictured = await withPictures(await fatesOf(platform.db, questions), (fate, late) =>
    withPicture(platform, fate, now, late),
  );
  const refused = new Map(pictured.flatMap(f => (f.kind === 'refused' ? [[f.row.row, f] as const] : [])));
  const figuresOf = new Map(
    pictured.flatMap(f => (f.kind === 'stored' ? [[f.row.row, f.item.figure] as const] : [])),
  );
  return platform.db.transaction(async tx => {
    await lockImports(tx);
    const decided = await fatesOf(tx, questions);
    const fates = decided.map((fate): Fate => {
      if (fate.kind !== 'stored') return fate;
      const figure = figuresOf.get(fate.row.row) ?? null;
      return refused.get(fate.row.row) ?? { ...fate, item: { ...fate.item, figure } };
    });
    await addItems(
      tx,
      fates.flatMap(fate => (fate.kind === 'stored' ? [fate.item] : [])),
    );
    await addLacking(
      tx,
      fates.flatMap(fate => (fate.kind === 'stored' ? [{ id: fate.item.id, lacks: fate.read.lacks }] : [])),
    );
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
      refused_csv:
        report.failed_uploads > 0
          ? refusedCsv(
              table,
              fates.flatMap(fate => (fate.kind === 'refused' ? [{ row: fate.row, ...fate.refusal }] : [])),
            )
          : '',
    });
    return report;
  });
}
