import { figures } from '@twelvefold/contract';
import { type Band, type Pack, planPack, seededRandom } from '@twelvefold/engine';
import { daysAfter } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { allServable, byFamily, type PlanningBank } from '../content/index.ts';
import type { Exposure } from './exposure.ts';
import { learnedOf } from './learner.ts';
import { maybePack, maybeWish, type PackRow, savePack } from './pack-store.ts';
import { storedReason } from './reasons.ts';
import type { PracticeRecord } from './record.ts';
import { dueReviews } from './reviews.ts';
import type { PackedItem } from './schema.ts';
import { lockStudent } from './store.ts';

/** Items seen longer ago than this may come again without a second thought; the engine looks at 30 days. */
const seenDays = 120;

/** The same student and session always draw the same sequence. */
function seedOf(userId: string, session: string): number {
  return (
    [...`${userId}#${session}`].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  );
}

const packed = (pack: Pack): PackedItem[] =>
  pack.items.map(({ item, probability, reason }) => ({
    item_id: item.id,
    reason: storedReason(reason),
    probability,
  }));

export interface Planner {
  db: Db;
  bank: PlanningBank;
  exposure: Exposure;
  record: PracticeRecord;
  /** Whether this student's packs follow the beliefs or the fixed blueprint. */
  adaptiveFor(db: Db, userId: string): Promise<boolean>;
}

/** What every plan is made from, as stored now. */
async function known(planner: Planner, tx: Tx, userId: string, now: Date) {
  const { state, carry } = await learnedOf(tx, planner.record, userId, now);
  const bank = await planner.bank.current(tx);
  const seen = await planner.record.seenSince(tx, userId, daysAfter(now, -seenDays));
  const served = await planner.exposure.current(tx, now);
  return {
    state,
    bank,
    now: now.getTime(),
    seen: byFamily(seen, bank, Math.max),
    exposure: byFamily(served, bank, (one, other) => one + other),
    carry,
    adaptive: await planner.adaptiveFor(tx, userId),
    due: dueReviews(await planner.record.attemptsAtMissed(tx, userId), now),
  };
}

/** Plans the next twelve from what is stored now; the caller holds the student's lock. */
async function planned(
  planner: Planner,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<Omit<PackRow, 'id' | 'served_at'>> {
  const sessionNumber = await planner.record.nextSessionNumber(tx, userId, 'blueprint');
  const wish = await maybeWish(tx, userId);
  const pack = planPack({
    ...(await known(planner, tx, userId, now)),
    random: seededRandom(seedOf(userId, `${sessionNumber}`)),
    sessionNumber,
    size: figures.session.questions,
    wished: wish === null ? [] : [wish],
  });
  return { user_id: userId, items: packed(pack), carry: pack.carry, planned_at: now };
}

/** What the session of a study unit draws from. */
export interface StudyFocus {
  /** Taxonomy code. */
  subcategory: string;
  band: Band;
}

/**
 * The questions of a study session: of one subcategory and band, or the mix the student needs most. Those of the
 * prepared pack are left to it while others are there. The caller holds the student's lock.
 */
export async function studyItems(
  planner: Planner,
  tx: Tx,
  userId: string,
  { size, focus }: { size: number; focus: StudyFocus | null },
  now: Date,
): Promise<PackedItem[]> {
  const request = await known(planner, tx, userId, now);
  for (const { item_id } of (await maybePack(tx, userId))?.items ?? [])
    request.seen.set(item_id, request.now);
  const number = await planner.record.nextSessionNumber(tx, userId, 'study');
  const sessionNumber = number + (await planner.record.nextSessionNumber(tx, userId, 'blueprint')) - 1;
  const random = seededRandom(seedOf(userId, `study ${number}`));
  return packed(planPack({ ...request, random, sessionNumber, size, ...(focus && { focus }) }));
}

/**
 * The prepared pack, planned now when there is none, or when a question of it was retired since. The caller holds the
 * student's lock.
 */
export async function packOrPlan(planner: Planner, tx: Tx, userId: string, now: Date) {
  const pack = await maybePack(tx, userId);
  const ids = pack?.items.map(({ item_id }) => item_id) ?? [];
  if (pack && (await allServable(tx, ids))) return pack;
  if (pack) planner.bank.lookAgain();
  return planned(planner, tx, userId, now);
}

/** Plans and stores the next pack unless one waits already. The caller holds the student's lock. */
export async function planUnlessReady(planner: Planner, tx: Tx, userId: string, now: Date): Promise<void> {
  if (await maybePack(tx, userId)) return;
  await savePack(tx, await planned(planner, tx, userId, now));
}

/** The same in a transaction of its own: running it twice is harmless. */
export async function preparePack(planner: Planner, userId: string, now: Date): Promise<void> {
  await planner.db.transaction(async tx => {
    await lockStudent(tx, userId);
    await planUnlessReady(planner, tx, userId, now);
  });
}

/** Plans a waiting pack again, since something it was planned from changed. The caller holds the student's lock. */
export async function planAgain(planner: Planner, tx: Tx, userId: string, now: Date): Promise<void> {
  if (await maybePack(tx, userId)) await savePack(tx, await planned(planner, tx, userId, now));
}
