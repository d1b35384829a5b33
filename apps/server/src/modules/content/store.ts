import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { items } from './schema.ts';

export type ItemRow = typeof items.$inferSelect;

/** What planning needs of an item: no text, no key. */
export type ItemFacets = Pick<ItemRow, 'id' | 'type' | 'band' | 'difficulty' | 'target_seconds'>;

/** Rows in one statement stay well under the 65,535 parameters PostgreSQL allows. */
const rowsAtOnce = 200;

/** Adds items that are not there yet; an item that exists keeps what it is. */
export async function addItems(db: Db, rows: readonly ItemRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await db
      .insert(items)
      .values(rows.slice(i, i + rowsAtOnce))
      .onConflictDoNothing({ target: items.id });
}

/** Takes items of the fixed bank that are no longer generated out of service; answers given to them stay. */
export async function retireItems(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(items)
      .set({ status: 'retired' })
      .where(inArray(items.id, [...ids]));
}

export async function generatedIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.origin} is not null and ${items.status} = 'published'`);
  return rows.map(r => r.id);
}

export async function publishedFacets(db: Db): Promise<ItemFacets[]> {
  return db
    .select({
      id: items.id,
      type: items.type,
      band: items.band,
      difficulty: items.difficulty,
      target_seconds: items.target_seconds,
    })
    .from(items)
    .where(eq(items.status, 'published'))
    .orderBy(items.id);
}

/** The items of these ids, in no particular order. */
export async function itemsOf(db: Db, ids: readonly string[]): Promise<ItemRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(items)
        .where(inArray(items.id, [...ids]));
}

/** The figure of an item, or null when there is none. */
export async function maybeFigure(db: Db, id: string): Promise<ItemRow['figure']> {
  const rows = await db.select({ figure: items.figure }).from(items).where(eq(items.id, id)).limit(1);
  return rows[0]?.figure ?? null;
}

/** A word to look for in stems, and the types of question that hold it by their name. */
interface WordOrTypes {
  text: string;
  types: readonly string[];
}

/**
 * Which of these items have every word, each in the stem or by the type of question; letter case and the dollar signs
 * around maths do not matter.
 */
export async function matchingItems(
  db: Db,
  ids: readonly string[],
  words: readonly WordOrTypes[],
): Promise<string[]> {
  // Lists travel as one text parameter: both homes of the database take that the same way.
  const has = ({ text, types }: WordOrTypes) => sql`(
    replace(${items.stem}, '$', '') ilike ${`%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`}
    or ${items.type} = any (string_to_array(${types.join(',')}, ',')))`;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(sql`${items.id} = any (string_to_array(${ids.join(',')}, ',')::uuid[])`, ...words.map(has)));
  return rows.map(row => row.id);
}
