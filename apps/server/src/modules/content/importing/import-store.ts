import { figures } from '@twelvefold/contract';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { and, asc, desc, eq, gt, inArray, sql } from '../../../platform/db/query.ts';
import { items } from '../schema.ts';
import type { ItemRow } from '../store.ts';
import { questionImports } from './schema.ts';

/** The same number in every process. */
const importLock = 712_067;

/** Serializes imports: of two with the same question the later one finds it. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

const printsAtOnce = 1000;

/**
 * The fingerprints that any version of a question has: withdrawn or corrected questions must not return with their
 * file.
 */
export async function knownPrints(
  db: Db,
  column: 'fingerprint' | 'masked_fingerprint',
  prints: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let i = 0; i < prints.length; i += printsAtOnce) {
    const some = prints.slice(i, i + printsAtOnce).join(',');
    const name = sql.identifier(column);
    const rows = await rowsOf<{ print: string }>(
      db.execute(sql`
        select distinct ${name} as print from ${items}
        where ${name} = any (string_to_array(${some}, ','))`),
    );
    for (const { print } of rows) found.add(print);
  }
  return found;
}

type ImportRow = typeof questionImports.$inferSelect;

export async function addImport(tx: Tx, row: ImportRow): Promise<void> {
  await tx.insert(questionImports).values(row);
}

export async function importsNow(db: Db): Promise<Omit<ImportRow, 'refused_csv' | 'admin_id'>[]> {
  return db
    .select({
      id: questionImports.id,
      filename: questionImports.filename,
      imported_at: questionImports.imported_at,
      total: questionImports.total,
      successful: questionImports.successful,
      drafts: questionImports.drafts,
      failed: questionImports.failed,
      duplicates: questionImports.duplicates,
    })
    .from(questionImports)
    .orderBy(desc(questionImports.imported_at), desc(questionImports.id))
    .limit(figures.admin.rowsMost);
}

export async function maybeRefused(db: Db, id: string): Promise<{ filename: string; csv: string } | null> {
  const [row] = await db
    .select({ filename: questionImports.filename, csv: questionImports.refused_csv })
    .from(questionImports)
    .where(eq(questionImports.id, id));
  return row ?? null;
}

/** A page of live questions and drafts by id, after one id. */
export async function exportPage(db: Db, after: string | null, most: number): Promise<ItemRow[]> {
  const shown = inArray(items.status, ['live', 'draft', 'in_review']);
  return db
    .select()
    .from(items)
    .where(after ? and(shown, gt(items.id, after)) : shown)
    .orderBy(asc(items.id))
    .limit(most);
}
