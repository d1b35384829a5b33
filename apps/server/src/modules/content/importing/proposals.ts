import { PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import type { Db, Tx } from '../../../platform/db/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
} from '../../../platform/db/query.ts';
import { items } from '../schema.ts';
import type { ItemRow } from '../store.ts';
import { itemProposals, type Lack } from './schema.ts';
import { usualSeconds } from './target-seconds.ts';

const isDraft = eq(items.status, 'draft');
const unseen = and(isDraft, isNull(itemProposals.confidence));
const { type, band, answer } = itemProposals;
const proposed = and(isDraft, or(isNotNull(type), isNotNull(band), isNotNull(answer)));

const rowsAtOnce = 1000;

/** Stores what the files of drafts left out. */
export async function addLacking(
  tx: Tx,
  drafts: readonly { id: string; lacks: readonly Lack[] }[],
): Promise<void> {
  const rows = drafts
    .filter(({ lacks }) => lacks.length > 0)
    .map(({ id, lacks }) => ({
      item_id: id,
      lacks_type: lacks.includes('type'),
      lacks_band: lacks.includes('band'),
      lacks_answer: lacks.includes('answer'),
    }));
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await tx.insert(itemProposals).values(rows.slice(i, i + rowsAtOnce));
}

/** Called when an administrator has edited the draft. */
export async function forgetLacking(tx: Tx, id: string): Promise<void> {
  await tx.delete(itemProposals).where(eq(itemProposals.item_id, id));
}

const ofDraft = {
  id: items.id,
  stem: items.stem,
  options: items.options,
  type: items.type,
  band: items.band,
  key: items.key,
  lacks_type: itemProposals.lacks_type,
  lacks_band: itemProposals.lacks_band,
  lacks_answer: itemProposals.lacks_answer,
};

/** Drafts with missing fields and without a proposal yet. */
export const unseenDrafts = (db: Db, most: number) =>
  db
    .select(ofDraft)
    .from(itemProposals)
    .innerJoin(items, eq(itemProposals.item_id, items.id))
    .where(unseen)
    .orderBy(asc(itemProposals.item_id))
    .limit(most);

async function countOf(db: Db, which: typeof unseen): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(itemProposals)
    .innerJoin(items, eq(itemProposals.item_id, items.id))
    .where(which);
  return row?.n ?? 0;
}
export const countUnseenDrafts = (db: Db): Promise<number> => countOf(db, unseen);
export const countDraftProposals = (db: Db): Promise<number> => countOf(db, proposed);

type Proposed = Pick<typeof itemProposals.$inferSelect, 'type' | 'band' | 'answer'> & {
  id: string;
  confidence: number;
};

export async function putDraftProposals(tx: Tx, proposals: readonly Proposed[]): Promise<void> {
  for (const { id, ...proposal } of proposals)
    await tx
      .update(itemProposals)
      .set(proposal)
      .where(and(eq(itemProposals.item_id, id), isNull(itemProposals.confidence)));
}

/** Proposals for drafts, most confident first. */
export const draftProposals = (db: Db, most: number) =>
  db
    .select({ ...ofDraft, proposed: { type, band, answer }, confidence: itemProposals.confidence })
    .from(itemProposals)
    .innerJoin(items, eq(itemProposals.item_id, items.id))
    .where(proposed)
    .orderBy(desc(itemProposals.confidence), asc(items.id))
    .limit(most);

type Accepted = Pick<ItemRow, 'type' | 'band' | 'key' | 'target_seconds'> & {
  proposed: Pick<Proposed, 'type' | 'band' | 'answer'>;
};

/** The change of an accepted proposal; a target time given by the file stays. */
function changeBy({ proposed, ...row }: Accepted): Partial<ItemRow> {
  const [type, band] = [proposed.type ?? row.type, proposed.band ?? row.band];
  const isUsual = row.target_seconds === usualSeconds(row.type, row.band);
  return {
    type,
    band,
    key: proposed.answer ?? row.key,
    difficulty: PRIOR_BAND_DIFFICULTY[band],
    ...(isUsual && { target_seconds: usualSeconds(type, band) }),
  };
}

/** Accepts proposals of these drafts, or all with at least this confidence. They stay drafts. Returns their number. */
export async function acceptDraftProposals(
  tx: Tx,
  { ids, least }: { ids: readonly string[] | null; least: number },
): Promise<number> {
  const rows = await tx
    .select({
      id: items.id,
      type: items.type,
      band: items.band,
      key: items.key,
      target_seconds: items.target_seconds,
      proposed: { type, band, answer },
    })
    .from(items)
    .innerJoin(itemProposals, eq(itemProposals.item_id, items.id))
    .where(and(proposed, ids ? inArray(items.id, [...ids]) : gte(itemProposals.confidence, least)))
    .for('update', { of: items });
  const alike = Map.groupBy(rows, row => JSON.stringify(changeBy(row)));
  for (const some of alike.values()) {
    const [first] = some;
    const named = some.map(({ id }) => id);
    if (first) await tx.update(items).set(changeBy(first)).where(inArray(items.id, named));
    await tx.delete(itemProposals).where(inArray(itemProposals.item_id, named));
  }
  return rows.length;
}
