import { type Db, rowsOf } from './db.ts';
import { type SQL, sql } from './query.ts';
import type { PgTable } from './table.ts';

/** Some ten milliseconds of work; the statement's time limit is far. */
const rowsAtOnce = 2000;
/** A million rows in one run at most: what is left waits for the next. */
const batchesAtMost = 500;

/**
 * Deletes the rows of a table that meet a condition, however many there are: each batch is a statement of its own, so
 * that a backlog is caught up with and nobody waits for it. Not for use inside a transaction. Returns how many went.
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
