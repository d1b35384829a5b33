import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../src/platform/db/db.ts';

/** All tables of the product and of its jobs. */
async function tablesOf(db: Db): Promise<{ schema: string; name: string }[]> {
  return rowsOf(
    db.execute(sql`
      select n.nspname::text as schema, c.relname::text as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      order by 1, 2`),
  );
}

/** Number of rows by table that contain one of these texts in any column, ignoring case. */
export async function rowsNaming(db: Db, texts: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { schema, name } of await tablesOf(db)) {
    const holds = texts.map(text => sql`position(${text.toLowerCase()} in line) > 0`);
    // `offset 0` keeps the database from converting the row to text once for each search.
    const lines = sql`select lower(t::text) as line from ${sql.identifier(schema)}.${sql.identifier(name)} t offset 0`;
    const [row] = await rowsOf<{ n: number }>(
      db.execute(sql`select count(*)::int as n from (${lines}) as lines where ${sql.join(holds, sql` or `)}`),
    );
    if (row && row.n > 0) found[`${schema}.${name}`] = row.n;
  }
  return found;
}
