import { placeOf } from '@twelvefold/content';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { and, asc, count, desc, eq, gte, inArray, isNull } from '../../../platform/db/query.ts';
import { items } from '../schema.ts';
import { itemProposals } from './schema.ts';

const untyped = and(eq(items.status, 'draft'), eq(items.type, ''));
const unseen = and(untyped, isNull(itemProposals.item_id));

/** Drafts that nobody said the type of and no type was proposed for yet. */
export const unseenDrafts = (db: Db, most: number) =>
  db
    .select({ id: items.id, stem: items.stem })
    .from(items)
    .leftJoin(itemProposals, eq(itemProposals.item_id, items.id))
    .where(unseen)
    .orderBy(asc(items.id))
    .limit(most);

export async function countUnseenDrafts(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(items)
    .leftJoin(itemProposals, eq(itemProposals.item_id, items.id))
    .where(unseen);
  return row?.n ?? 0;
}

export async function putDraftProposals(
  tx: Tx,
  proposals: readonly (typeof itemProposals.$inferInsert)[],
): Promise<void> {
  if (proposals.length > 0)
    await tx
      .insert(itemProposals)
      .values([...proposals])
      .onConflictDoNothing();
}

/** Types proposed for drafts that still have none, the surest first. */
export const draftProposals = (db: Db, most: number) =>
  db
    .select({
      id: items.id,
      stem: items.stem,
      band: items.band,
      type: itemProposals.type,
      confidence: itemProposals.confidence,
    })
    .from(items)
    .innerJoin(itemProposals, eq(itemProposals.item_id, items.id))
    .where(untyped)
    .orderBy(desc(itemProposals.confidence), asc(items.id))
    .limit(most);

export async function countDraftProposals(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(items)
    .innerJoin(itemProposals, eq(itemProposals.item_id, items.id))
    .where(untyped);
  return row?.n ?? 0;
}

const bands = ['Easy', 'Medium', 'Hard'] as const;

/**
 * Gives drafts the types that are proposed for them: those of these ids, or all that are sure enough. They stay drafts.
 * Returns how many got one.
 */
export async function acceptDraftProposals(
  tx: Tx,
  { ids, least }: { ids: readonly string[] | null; least: number },
): Promise<number> {
  const rows = await tx
    .select({ id: items.id, band: items.band, type: itemProposals.type })
    .from(items)
    .innerJoin(itemProposals, eq(itemProposals.item_id, items.id))
    .where(and(untyped, ids ? inArray(items.id, [...ids]) : gte(itemProposals.confidence, least)))
    .for('update', { of: items });
  const alike = Map.groupBy(rows, ({ type, band }) => `${type} ${band}`);
  for (const some of alike.values()) {
    const [{ type, band } = { type: '', band: 'Medium' as const }] = some;
    const target = placeOf(type).subcategory.targetSeconds[bands.indexOf(band)];
    await tx
      .update(items)
      .set({ type, ...(target && { target_seconds: target }) })
      .where(
        inArray(
          items.id,
          some.map(({ id }) => id),
        ),
      );
  }
  return rows.length;
}
