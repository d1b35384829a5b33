import type { Db, Tx } from '../../platform/db/db.ts';
import { containing } from '../../platform/db/fragments.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, ne, or, sql } from '../../platform/db/query.ts';
import { alias } from '../../platform/db/table.ts';
import { notFound } from '../../platform/problems.ts';
import { withKey, withSolutionsOfToday } from './corrected.ts';
import { bankVersion, items, keyCorrections, pictures, type StoredFigure } from './schema.ts';

export type ItemRow = typeof items.$inferSelect;
export type PictureRow = typeof pictures.$inferSelect;

/** Fields of an item for planning: no text, no key. */
export type ItemFacets = Pick<
  ItemRow,
  'id' | 'type' | 'also' | 'band' | 'form' | 'double' | 'difficulty' | 'learnt' | 'target_seconds'
>;

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const rowsAtOnce = 200;

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let i = 0; i < all.length; i += rowsAtOnce) yield all.slice(i, i + rowsAtOnce);
}

/** Fields set by a release; status and creation time are kept. */
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

/** Adds generated items, and updates the release's fields of existing ones. */
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

/** The item, locked until the transaction ends. Throws `not_found`. */
export async function lockedItem(tx: Tx, id: string): Promise<ItemRow> {
  const [row] = await tx.select().from(items).where(eq(items.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Retires live items that a release dropped. */
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

/** The live item of a family, if any. */
export async function liveOfFamily(db: Db, family: string): Promise<string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.family, family), eq(items.status, 'live')));
  return rows.map(({ id }) => id);
}

export type GeneratedRow = Pick<ItemRow, 'id' | 'edition' | 'status' | 'retired_by'>;

/** All generated items. */
export async function generatedItems(db: Db): Promise<GeneratedRow[]> {
  return db
    .select({ id: items.id, edition: items.edition, status: items.status, retired_by: items.retired_by })
    .from(items)
    .where(isNotNull(items.origin));
}

/** Digest of all live generated items and their editions: one text instead of thousands of rows. */
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

/** Current difficulty, rounded to thousandths of a logit so that it equals the value stored with an answer. */
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

/** Number of live items. */
export const countLive = (db: Db): Promise<number> => db.$count(items, eq(items.status, 'live'));

/** Stems of live questions with type, band and origin. */
export async function liveStems(
  db: Db,
): Promise<Pick<ItemRow, 'id' | 'stem' | 'type' | 'band' | 'origin'>[]> {
  return db
    .select({ id: items.id, stem: items.stem, type: items.type, band: items.band, origin: items.origin })
    .from(items)
    .where(eq(items.status, 'live'))
    .orderBy(asc(items.id));
}

/** From items that are not live to the live item of their family. */
export async function successorsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const live = alias(items, 'live');
  const rows = await db
    .select({ before: items.id, now: live.id })
    .from(items)
    .innerJoin(live, and(eq(live.family, items.family), eq(live.status, 'live')))
    .where(and(ne(items.status, 'live'), ne(items.id, live.id)));
  return new Map(rows.map(({ before, now }) => [before, now]));
}

/** Subquery: number of the newest key correction; 0 before the first. */
export const newestCorrection = sql<number>`(select coalesce(max(${keyCorrections.number}), 0) from ${keyCorrections})`;

/** Items corrected after a correction's number. */
export async function correctedAfter(db: Db, number: number): Promise<string[]> {
  const rows = await db
    .select({ id: keyCorrections.item_id })
    .from(keyCorrections)
    .where(gt(keyCorrections.number, number));
  return rows.map(({ id }) => id);
}

/** Sets the corrected key of an item. */
export async function putKeyCorrection(
  tx: Tx,
  row: Omit<typeof keyCorrections.$inferInsert, 'number'>,
): Promise<void> {
  // Serialized: a reader who sees a number has seen all lower ones.
  await tx.execute(sql`lock table ${keyCorrections} in share row exclusive mode`);
  const changed = { ...row, number: sql<number>`1 + ${newestCorrection}` };
  await tx
    .insert(keyCorrections)
    .values(changed)
    .onConflictDoUpdate({ target: keyCorrections.item_id, set: changed });
}

/** Version of the bank, raised with every change of items or keys; 0 before the first. */
export async function bankVersionOf(db: Db): Promise<number> {
  const [row] = await db.select({ version: bankVersion.version }).from(bankVersion);
  return row?.version ?? 0;
}

/** Items by id, unordered, with today's keys, solutions and difficulties. */
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

/** Whether all of these items can still be served: live ones, and twins. */
export async function allServable(db: Db, ids: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ servable: count() })
    .from(items)
    .where(and(inArray(items.id, [...ids]), inArray(items.status, ['live', 'twin'])));
  return row?.servable === new Set(ids).size;
}

/** Items, not retired, with one of these fingerprints. */
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

/** The figure of an item, or null. */
export async function maybeFigureOf(db: Db, id: string): Promise<StoredFigure | null> {
  const [row] = await db.select({ figure: items.figure }).from(items).where(eq(items.id, id));
  return row?.figure ?? null;
}

/** The figure of an item as a file, or null. */
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

/** Stores a picture once per content. Returns its id. */
export async function addPicture(tx: Tx, row: PictureRow): Promise<string> {
  await tx.insert(pictures).values(row).onConflictDoNothing({ target: pictures.sha256 });
  const [kept] = await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.sha256, row.sha256));
  return kept?.id ?? row.id;
}

/** A search word, and the types whose names contain it. */
interface WordOrTypes {
  text: string;
  types: readonly string[];
}

/** The items that match every word in stem or type; letter case and dollar signs do not matter. */
export async function matchingItems(
  db: Db,
  ids: readonly string[],
  words: readonly WordOrTypes[],
): Promise<string[]> {
  // Lists as one text parameter, which both databases accept.
  const has = ({ text, types }: WordOrTypes) => sql`(
    replace(${items.stem}, '$', '') ilike ${containing(text)}
    or ${items.type} = any (string_to_array(${types.join(',')}, ',')))`;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(sql`${items.id} = any (string_to_array(${ids.join(',')}, ',')::uuid[])`, ...words.map(has)));
  return rows.map(row => row.id);
}
