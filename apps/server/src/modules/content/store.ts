import type { Db, Tx } from '../../platform/db/db.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, ne, or, sql } from '../../platform/db/query.ts';
import { alias } from '../../platform/db/table.ts';
import { notFound } from '../../platform/problems.ts';
import { withKey, withSolutionsOfToday } from './corrected.ts';
import { bankVersion, items, keyCorrections, pictures, type StoredFigure } from './schema.ts';

export type ItemRow = typeof items.$inferSelect;
export type PictureRow = typeof pictures.$inferSelect;

/** What planning needs of an item: no text, no key. */
export type ItemFacets = Pick<
  ItemRow,
  'id' | 'type' | 'also' | 'band' | 'form' | 'double' | 'difficulty' | 'learnt' | 'target_seconds'
>;

/** Rows in one statement stay well under the 65,535 parameters PostgreSQL allows. */
const rowsAtOnce = 200;

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let i = 0; i < all.length; i += rowsAtOnce) yield all.slice(i, i + rowsAtOnce);
}

/** What a release says of a generated item; whether it is live, and since when it is known, stay as they are. */
const fromRelease = [
  'edition',
  'form',
  'also',
  'band',
  'difficulty',
  'options',
  'solution',
  'figure',
  'target_seconds',
] as const;

/** Adds items, and brings those that are there already up to what the release says of them. */
export async function putGenerated(tx: Tx, rows: readonly ItemRow[]): Promise<void> {
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  const set = Object.fromEntries(
    [...fromRelease, 'fingerprint', 'masked_fingerprint', 'double'].map(name => [name, excluded(name)]),
  );
  for (const some of batches(rows))
    await tx.insert(items).values(some).onConflictDoUpdate({ target: items.id, set });
}

export async function addItems(tx: Tx, rows: readonly ItemRow[]): Promise<void> {
  for (const some of batches(rows)) await tx.insert(items).values(some);
}

export async function addItem(tx: Tx, row: ItemRow): Promise<void> {
  await tx.insert(items).values(row);
}

export async function changeItem(tx: Tx, id: string, change: Partial<ItemRow>): Promise<void> {
  await tx.update(items).set(change).where(eq(items.id, id));
}

/** The item of this id, held until the transaction ends. */
export async function lockedItem(tx: Tx, id: string): Promise<ItemRow> {
  const [row] = await tx.select().from(items).where(eq(items.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Items a release no longer makes leave service, and those it makes again return; answers given to them stay. */
export async function retireByRelease(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids))
    await tx
      .update(items)
      .set({ status: 'retired', retired_by: 'release' })
      .where(and(inArray(items.id, some), eq(items.status, 'live')));
}

export async function republish(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids))
    await tx
      .update(items)
      .set({ status: 'live', retired_by: null })
      .where(and(inArray(items.id, some), eq(items.retired_by, 'release')));
}

/** The live item of a family, if there is one. */
export async function liveOfFamily(db: Db, family: string): Promise<string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.family, family), eq(items.status, 'live')));
  return rows.map(({ id }) => id);
}

export type GeneratedRow = Pick<ItemRow, 'id' | 'edition' | 'status' | 'retired_by'>;

/** All items that were ever generated. */
export async function generatedItems(db: Db): Promise<GeneratedRow[]> {
  return db
    .select({ id: items.id, edition: items.edition, status: items.status, retired_by: items.retired_by })
    .from(items)
    .where(isNotNull(items.origin));
}

/** Names all that was generated and is live, with the editions: one short text instead of thousands of rows. */
export async function liveGeneratedDigest(db: Db): Promise<string | null> {
  const [row] = await db
    .select({
      digest: sql<
        string | null
      >`md5(string_agg(${items.id}::text || ${items.edition}, '' order by ${items.id}))`,
    })
    .from(items)
    .where(and(isNotNull(items.origin), eq(items.status, 'live')));
  return row?.digest ?? null;
}

/** The difficulty a question has now; in thousandths of a logit, so that it reads back as it was stored with an answer. */
const learntDifficulty = ({ difficulty, learnt }: Pick<ItemRow, 'difficulty' | 'learnt'>): number =>
  learnt === 0 ? difficulty : Math.round(1000 * (difficulty + learnt)) / 1000;

export async function liveFacets(db: Db): Promise<(ItemFacets & { explained: boolean })[]> {
  const rows = await db
    .select({
      id: items.id,
      type: items.type,
      also: items.also,
      band: items.band,
      form: items.form,
      double: items.double,
      difficulty: items.difficulty,
      learnt: items.learnt,
      target_seconds: items.target_seconds,
      explained: sql<boolean>`${items.origin} is not null and ${items.figure} is null`,
    })
    .from(items)
    .where(eq(items.status, 'live'))
    .orderBy(items.id);
  return rows.map(row => ({ ...row, difficulty: learntDifficulty(row) }));
}

/** How many items are live. */
export const countLive = (db: Db): Promise<number> => db.$count(items, eq(items.status, 'live'));

/** What live questions ask, with what is known of them. */
export async function liveStems(
  db: Db,
): Promise<Pick<ItemRow, 'id' | 'stem' | 'type' | 'band' | 'origin'>[]> {
  return db
    .select({ id: items.id, stem: items.stem, type: items.type, band: items.band, origin: items.origin })
    .from(items)
    .where(eq(items.status, 'live'))
    .orderBy(asc(items.id));
}

/** Items that are not live, to the live item of their family. */
export async function successorsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const live = alias(items, 'live');
  const rows = await db
    .select({ before: items.id, now: live.id })
    .from(items)
    .innerJoin(live, and(eq(live.family, items.family), eq(live.status, 'live')))
    .where(and(ne(items.status, 'live'), ne(items.id, live.id)));
  return new Map(rows.map(({ before, now }) => [before, now]));
}

/** Within a query: the number of the newest correction of a key, 0 before the first. */
export const newestCorrection = sql<number>`(select coalesce(max(${keyCorrections.number}), 0) from ${keyCorrections})`;

/** The items whose keys were corrected after the correction of a number. */
export async function correctedAfter(db: Db, number: number): Promise<string[]> {
  const rows = await db
    .select({ id: keyCorrections.item_id })
    .from(keyCorrections)
    .where(gt(keyCorrections.number, number));
  return rows.map(({ id }) => id);
}

/** The latest word on an item's key. */
export async function putKeyCorrection(
  tx: Tx,
  row: Omit<typeof keyCorrections.$inferInsert, 'number'>,
): Promise<void> {
  // One after another, so that whoever has seen a number has seen all below it.
  await tx.execute(sql`lock table ${keyCorrections} in share row exclusive mode`);
  const changed = { ...row, number: sql<number>`1 + ${newestCorrection}` };
  await tx
    .insert(keyCorrections)
    .values(changed)
    .onConflictDoUpdate({ target: keyCorrections.item_id, set: changed });
}

/** Raised with every change of items or key corrections; 0 before the first. */
export async function bankVersionOf(db: Db): Promise<number> {
  const [row] = await db.select({ version: bankVersion.version }).from(bankVersion);
  return row?.version ?? 0;
}

/** The items of these ids, in no particular order, with the keys, solutions and difficulties that hold today. */
export async function itemsOf(db: Db, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ item: items, corrected: keyCorrections.key })
    .from(items)
    .leftJoin(keyCorrections, eq(keyCorrections.item_id, items.id))
    .where(inArray(items.id, [...ids]));
  const now = (item: ItemRow): ItemRow => ({ ...item, difficulty: learntDifficulty(item) });
  const corrected = rows.flatMap(row => (row.corrected ? [withKey(row.item, row.corrected)] : []));
  const others = rows.flatMap(row => (row.corrected ? [] : [row.item]));
  return [...others, ...(await withSolutionsOfToday(db, corrected))].map(now);
}

/** Whether all of these items may be served still: live ones, and twins made for the student. */
export async function allServable(db: Db, ids: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ servable: count() })
    .from(items)
    .where(and(inArray(items.id, [...ids]), inArray(items.status, ['live', 'twin'])));
  return row?.servable === new Set(ids).size;
}

/** Items that are not retired and whose stem has one of these fingerprints. */
export async function itemsLike(
  db: Db,
  { fingerprint, masked_fingerprint }: Pick<ItemRow, 'fingerprint' | 'masked_fingerprint'>,
): Promise<Pick<ItemRow, 'id' | 'fingerprint'>[]> {
  return db
    .select({ id: items.id, fingerprint: items.fingerprint })
    .from(items)
    .where(
      and(
        ne(items.status, 'retired'),
        or(eq(items.fingerprint, fingerprint), eq(items.masked_fingerprint, masked_fingerprint)),
      ),
    );
}

/** What is drawn beside an item, if it is known and anything is. */
export async function maybeFigureOf(db: Db, id: string): Promise<StoredFigure | null> {
  const [row] = await db.select({ figure: items.figure }).from(items).where(eq(items.id, id));
  return row?.figure ?? null;
}

/** The figure of an item as a file, or null when there is none. */
export async function maybeFigure(
  db: Db,
  id: string,
): Promise<{ type: string; body: string | Buffer } | null> {
  const [row] = await db
    .select({ figure: items.figure, bytes: pictures.bytes, type: pictures.media_type })
    .from(items)
    .leftJoin(pictures, sql`${pictures.id} = (${items.figure} ->> 'picture')::uuid`)
    .where(eq(items.id, id))
    .limit(1);
  const figure: StoredFigure | null = row?.figure ?? null;
  if (row?.bytes && row.type) return { type: row.type, body: row.bytes };
  return figure && 'svg' in figure ? { type: 'image/svg+xml', body: figure.svg } : null;
}

/** Keeps a picture; one of the same bytes is kept once. Returns its id. */
export async function addPicture(tx: Tx, row: PictureRow): Promise<string> {
  await tx.insert(pictures).values(row).onConflictDoNothing({ target: pictures.sha256 });
  const [kept] = await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.sha256, row.sha256));
  return kept?.id ?? row.id;
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
