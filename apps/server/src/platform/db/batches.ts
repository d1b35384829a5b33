import { type Db, rowsOf } from './db.ts';
import { type SQL, sql } from './query.ts';
import type { PgTable } from './table.ts';

/** About 10 ms per batch, far below the statement's time limit. */
const rowsAtOnce = 2000;
/** At most 1,000,000 rows per run; the next run takes the rest. */
const batchesAtMost = 500;

/**
 * Deletes the rows that meet a condition in batches of one statement each, so that no lock is held for long. Not for
 * use inside a transaction. Returns the number of rows deleted.
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  rows = rowsAtOnce,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < batchesAtMost; batch++) {
    const [gone] = await rowsOf<{ n: number }>(
      db.execute(sql`
        with gone as (
          delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${rows}))
          returning 1)
        select count(*)::int as n from gone`),
    );
    removed += gone?.n ?? 0;
    if ((gone?.n ?? 0) < rows) break;
  }
  return removed;
}
