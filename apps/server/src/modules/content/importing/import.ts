import { figures, type QuestionUpload, type RowNote } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import { type CsvRow, type CsvTable, readCsv } from '../../../platform/csv/reading.ts';
import { csvLine } from '../../../platform/csv/writing.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { AppError } from '../../../platform/problems.ts';
import { newItem } from '../editing.ts';
import { addItems, type ItemRow } from '../store.ts';
import { addImport, knownPrints, lockImports } from './import-store.ts';
import type { Refusal } from './options.ts';
import { storedImage } from './pictures.ts';
import { type ReadRow, readRow, requiredColumns } from './rows.ts';

/** What becomes of a row. */
type Fate =
  | { kind: 'refused'; row: CsvRow; refusal: Refusal }
  | { kind: 'duplicate'; row: CsvRow; refusal: Refusal }
  | { kind: 'stored'; row: CsvRow; item: ItemRow; read: ReadRow };

const duplicate: Refusal = {
  code: 'duplicate',
  column: 'stem',
  message: 'This question is in the bank already.',
};
const nearDuplicate: Refusal = {
  code: 'near_duplicate',
  column: 'stem',
  message: 'A question with the same words and other numbers is in the bank.',
};

/** Decides on every row: what is refused, what is there already, what is stored and how. */
async function fatesOf(db: Db, table: CsvTable, now: Date): Promise<Fate[]> {
  const read = table.rows.map(row => {
    const result = readRow(row);
    if (!result.ok) return { row, refusal: result.refusal };
    return { row, read: result.value, item: newItem(result.value.question, 'draft', now, row.row) };
  });
  const items = read.flatMap(({ item }) => item ?? []);
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
  return read.map(one => {
    if (!one.read) return { kind: 'refused', row: one.row, refusal: one.refusal };
    const { row, item } = one;
    if (known.has(item.fingerprint)) return { kind: 'duplicate', row, refusal: duplicate };
    const warnings = [...one.read.warnings, ...(alike.has(item.masked_fingerprint) ? [nearDuplicate] : [])];
    // Later rows of the file are held against this one too.
    known.add(item.fingerprint);
    alike.add(item.masked_fingerprint);
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

/** The refused rows as they came, each with its reason; the column is not known to an import and does no harm there. */
const refusedCsv = ({ head }: CsvTable, fates: readonly Fate[]): string =>
  csvLine([...head, 'error']) +
  fates
    .flatMap(fate => {
      if (fate.kind !== 'refused') return [];
      const { raw } = fate.row;
      const cells = head.map((_, i) => raw[i] ?? '');
      return [csvLine([...cells, `${fate.refusal.column}: ${fate.refusal.message}`])];
    })
    .join('');

/** The pictures that rows point at, fetched before anything is stored; a row whose picture cannot be had is refused. */
async function withPictures(platform: Platform, fates: Fate[], now: Date): Promise<Fate[]> {
  const found: Fate[] = [];
  for (const fate of fates) {
    if (fate.kind !== 'stored' || fate.read.imageUrl === '') {
      found.push(fate);
      continue;
    }
    try {
      const figure = await storedImage(
        platform,
        fate.read.imageUrl,
        fate.row.cells.image_alt_text ?? '',
        now,
      );
      found.push({ ...fate, item: { ...fate.item, figure } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const refusal = { code: 'image_refused', column: 'image_url', message: error.message };
      found.push({ kind: 'refused', row: fate.row, refusal });
    }
  }
  return found;
}

/** What an upload of this file would do; pictures are not fetched for it. */
export async function dryRun({ readOnlyDb }: Platform, bytes: Buffer, now: Date): Promise<QuestionUpload> {
  const table = await readCsv(bytes, requiredColumns);
  return reportOf(await fatesOf(readOnlyDb, table, now), null);
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
  const pictured = await withPictures(platform, await fatesOf(platform.db, table, now), now);
  const refused = new Map(pictured.flatMap(f => (f.kind === 'refused' ? [[f.row.row, f] as const] : [])));
  const figuresOf = new Map(
    pictured.flatMap(f => (f.kind === 'stored' ? [[f.row.row, f.item.figure] as const] : [])),
  );
  return platform.db.transaction(async tx => {
    await lockImports(tx);
    const decided = await fatesOf(tx, table, now);
    const fates = decided.map((fate): Fate => {
      if (fate.kind !== 'stored') return fate;
      const figure = figuresOf.get(fate.row.row) ?? null;
      return refused.get(fate.row.row) ?? { ...fate, item: { ...fate.item, figure } };
    });
    await addItems(
      tx,
      fates.flatMap(fate => (fate.kind === 'stored' ? [fate.item] : [])),
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
      refused_csv: report.failed_uploads > 0 ? refusedCsv(table, fates) : '',
    });
    return report;
  });
}
