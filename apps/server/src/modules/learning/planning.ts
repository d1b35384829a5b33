import { figures } from '@twelvefold/contract';
import {
  type Band,
  type Item,
  isPaired,
  mistakeReason,
  type Pack,
  planPack,
  predict,
  questionOf,
  seededRandom,
  worthOfAsking,
} from '@twelvefold/engine';
import { daysAfter } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { byFamily, byQuestion, type LiveBank, type PlanningBank } from '../content/index.ts';
import type { Exposure } from './exposure.ts';
import { maybeGoal, planFor } from './goal.ts';
import { learnedOf } from './learner.ts';
import { byRecall, type Mistake } from './mistakes.ts';
import { maybePack, maybeWish, type PackRow, savePack } from './pack-store.ts';
import { storedReason } from './reasons.ts';
import type { PracticeRecord } from './record.ts';
import { dueIn, formsAtRest } from './resting.ts';
import { dueMistakes, type Loop, mistakeLoop, type Returning, twinsFor } from './returning.ts';
import type { PackedItem } from './schema.ts';
import { lockStudent } from './store.ts';

/** Servings before this are ignored; the engine considers 30 days. */
const seenDays = 120;

/** Examples read longer ago do not count: a type that is still too hard has examples again. */
const exampleDays = 30;
export const examplesSince = (now: Date): Date => daysAfter(now, -exampleDays);

/** A seed that is the same for the same student and session. */
function seedOf(userId: string, session: string): number {
  return (
    [...`${userId}#${session}`].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  );
}

const packed = (pack: Pack): PackedItem[] =>
  pack.items.map(({ item, probability, reason, pair }) => ({
    item_id: item.id,
    reason: storedReason(reason),
    probability,
    pair,
  }));

export interface Planner {
  db: Db;
  bank: PlanningBank;
  exposure: Exposure;
  record: PracticeRecord;
  /** Whether the student's packs follow the beliefs or the fixed blueprint. */
  adaptiveFor(db: Db, userId: string): Promise<boolean>;
}

/** Item ids of the prepared pack. */
async function packedIds(tx: Tx, userId: string): Promise<ReadonlySet<string>> {
  return new Set((await maybePack(tx, userId))?.items.map(({ item_id }) => item_id));
}

/** Mistakes without a twin in the given pack. */
function mistakesBeyond({ mistakes, given }: Loop, packed: ReadonlySet<string>): Mistake[] {
  const waiting = new Set(given.filter(t => packed.has(t.item_id)).map(({ root_id }) => root_id));
  return mistakes.filter(({ root }) => !waiting.has(root));
}

/** When the student last met each question (`questionOf`). Unanswered twins and `packed` items count as met now. */
async function questionsSeen(
  { record, bank }: Planner,
  tx: Tx,
  userId: string,
  { loop, packed }: { loop: Loop; packed: ReadonlySet<string> },
  now: Date,
): Promise<Map<string, number>> {
  const seen = await record.seenSince(tx, userId, daysAfter(now, -seenDays));
  const answered = new Set(loop.answers.map(({ item_id }) => item_id));
  for (const { item_id, given_at } of loop.given) {
    const at = answered.has(item_id) ? given_at : now;
    seen.set(item_id, Math.max(at.getTime(), seen.get(item_id) ?? 0));
  }
  for (const id of packed) seen.set(id, now.getTime());
  return byQuestion(tx, seen, await bank.current(tx));
}

/** Recent examples of an item's type that the student read; null when the item can have none. */
async function examplesBefore(
  { record }: Pick<Planner, 'record'>,
  tx: Tx,
  userId: string,
  { bank, twins }: { bank: LiveBank; twins: readonly Returning[] },
  now: Date,
) {
  const read = await record.examplesRead(tx, userId, examplesSince(now));
  const ofTwins = new Set(twins.flatMap(({ item, explained }) => (explained ? [item.id] : [])));
  return ({ id, type }: Item) => (bank.explained.has(id) || ofTwins.has(id) ? (read.get(type) ?? 0) : null);
}

/** Inputs of every plan; `packed` items are reserved for the waiting pack. */
async function known(planner: Planner, tx: Tx, userId: string, packed: ReadonlySet<string>, now: Date) {
  const { state, carry } = await learnedOf(tx, planner.record, userId, now);
  const bank = await planner.bank.current(tx);
  const before = await mistakeLoop(tx, planner.record, userId);
  const loop = { ...before, mistakes: mistakesBeyond(before, packed) };
  const goal = await maybeGoal(tx, userId);
  const seen = await questionsSeen(planner, tx, userId, { loop, packed }, now);
  const served = await planner.exposure.current(tx, now);
  const judged = {
    state,
    bank,
    now: now.getTime(),
    ...(bank.aim !== null && { aim: bank.aim }),
    ...(goal && planFor(goal, now)),
  };
  const mistakes = dueIn(loop, bank, now, worthOfAsking(judged));
  const due = await dueMistakes(tx, planner.record, userId, { loop, mistakes }, now);
  const examplesRead = await examplesBefore(planner, tx, userId, { bank, twins: due }, now);
  // Keeps doubles of a returning question out of the pack.
  for (const { item } of due) seen.set(questionOf(item), now.getTime());
  return {
    ...judged,
    seen,
    exposure: byFamily(served, bank),
    carry,
    adaptive: await planner.adaptiveFor(tx, userId),
    due,
    examplesRead,
    resting: formsAtRest(loop, bank, now),
  };
}

/** Plans the next twelve questions. The caller holds the student's lock. */
export async function planned(
  planner: Planner,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<Omit<PackRow, 'id' | 'served_at'>> {
  const sessionNumber = await planner.record.nextSessionNumber(tx, userId, 'blueprint');
  const wish = await maybeWish(tx, userId);
  const pack = planPack({
    ...(await known(planner, tx, userId, new Set(), now)),
    random: seededRandom(seedOf(userId, `${sessionNumber}`)),
    sessionNumber,
    size: figures.session.questions,
    wished: wish === null ? [] : [wish],
  });
  return { user_id: userId, items: packed(pack), carry: pack.carry, planned_at: now };
}

/** Subcategory and band of a unit's study session. */
export interface StudyFocus {
  /** Taxonomy code. */
  subcategory: string;
  band: Band;
}

/**
 * Questions of a study session: of one subcategory and band, or by the student's greatest need. Items of the prepared
 * pack are avoided while others exist. The caller holds the student's lock.
 */
export async function studyItems(
  planner: Planner,
  tx: Tx,
  userId: string,
  { size, focus }: { size: number; focus: StudyFocus | null },
  now: Date,
): Promise<PackedItem[]> {
  const request = await known(planner, tx, userId, await packedIds(tx, userId), now);
  const number = await planner.record.nextSessionNumber(tx, userId, 'study');
  const sessionNumber = number + (await planner.record.nextSessionNumber(tx, userId, 'blueprint')) - 1;
  const random = seededRandom(seedOf(userId, `study ${number}`));
  return packed(planPack({ ...request, random, sessionNumber, size, ...(focus && { focus }) }));
}

/**
 * Twins of open mistakes for a study session, most forgotten first, without those in the prepared pack. The caller
 * holds the student's lock.
 */
export async function mistakeItems(
  planner: Planner,
  tx: Tx,
  userId: string,
  most: number,
  now: Date,
): Promise<PackedItem[]> {
  const { record } = planner;
  const loop = await mistakeLoop(tx, record, userId);
  const mistakes = byRecall(mistakesBeyond(loop, await packedIds(tx, userId)), now);
  const { state } = await learnedOf(tx, record, userId, now);
  const returning = await twinsFor(tx, record, userId, { loop, mistakes, most }, now);
  const bank = await planner.bank.current(tx);
  const examplesRead = await examplesBefore(planner, tx, userId, { bank, twins: returning }, now);
  const known = { state, bank, now: now.getTime(), examplesRead };
  return returning.map(mistake => ({
    item_id: mistake.item.id,
    reason: storedReason(mistakeReason(mistake, now.getTime())),
    probability: predict(state, mistake.item, now.getTime()).probability,
    pair: isPaired(known, mistake.item),
  }));
}

/** Plans and stores the next pack unless one waits. The caller holds the student's lock. */
export async function planUnlessReady(planner: Planner, tx: Tx, userId: string, now: Date): Promise<void> {
  if (await maybePack(tx, userId)) return;
  await savePack(tx, await planned(planner, tx, userId, now));
}

/** The same in its own transaction; idempotent. */
export async function preparePack(planner: Planner, userId: string, now: Date): Promise<void> {
  await planner.db.transaction(async tx => {
    await lockStudent(tx, userId);
    await planUnlessReady(planner, tx, userId, now);
  });
}

/** Plans a waiting pack again after its inputs changed. The caller holds the student's lock. */
export async function planAgain(planner: Planner, tx: Tx, userId: string, now: Date): Promise<void> {
  if (await maybePack(tx, userId)) await savePack(tx, await planned(planner, tx, userId, now));
}
