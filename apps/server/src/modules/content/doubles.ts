import { doubleOf } from '@twelvefold/content';
import type { Db } from '../../platform/db/db.ts';
import { isNull, sql } from '../../platform/db/query.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprint.ts';
import { items } from './schema.ts';
import type { ItemRow } from './store.ts';

/** The fields that identify a question. */
type Asked = Pick<ItemRow, 'type' | 'form' | 'stem' | 'options' | 'key'>;

/** Fingerprints of a question and the digest it shares with its doubles. */
export function printsOf({ type, form, stem, options, key }: Asked): Fingerprints & { double: string } {
  const answer = options.find(({ letter }) => letter === key)?.text ?? '';
  return { ...fingerprintsOf(stem), double: doubleOf({ type, form, stem, answer }) };
}

/** SQL: the question an item asks, shared with its doubles. */
export const questionColumn = sql<string>`coalesce(${items.double}, ${items.id}::text)`;

/** Questions of items, by item id. */
export async function questionsOfItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, question: questionColumn })
    .from(items)
    .where(sql`${items.id} = any (string_to_array(${ids.join(',')}, ',')::uuid[])`);
  return new Map(rows.map(({ id, question }) => [id, question]));
}

const rowsAtOnce = 500;

/** Computes `double` of items stored before the column existed. Returns their number. */
export async function fillDoubles(db: Db): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await db.select().from(items).where(isNull(items.double)).limit(rowsAtOnce);
    if (rows.length === 0) return filled;
    const found = rows.map(row => ({ id: row.id, double: printsOf(row).double }));
    await db.execute(sql`
      update ${items} set double = found.double
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id uuid, double text)
      where ${items.id} = found.id`);
    filled += rows.length;
  }
}
