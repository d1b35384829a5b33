import type { DueMistake, Item } from '@twelvefold/engine';
import type { Db, Tx } from '../../platform/db/db.ts';
import { engineItem, type ItemRow, itemsOf, twinOf } from '../content/index.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';
import { maybePack } from './pack-store.ts';
import type { PracticeRecord, Told } from './record.ts';
import { addTwin, type TwinRow, twinsOf } from './twin-store.ts';

type Record = Pick<PracticeRecord, 'told' | 'seenSince'>;

/** A student's answers, mistakes and twins. */
export interface Loop {
  answers: readonly Told[];
  mistakes: Mistake[];
  given: readonly TwinRow[];
}

export async function mistakeLoop(db: Db, record: Record, userId: string): Promise<Loop> {
  const answers = await record.told(db, userId);
  const given = await twinsOf(db, userId);
  const roots = new Map(given.map(({ item_id, root_id }) => [item_id, root_id]));
  return { answers, given, mistakes: mistakesIn(answers, roots) };
}

/** Ids that no new twin may have: all questions given to the student, and those of the waiting pack. */
export async function givenOrPacked(
  db: Db,
  record: Pick<Record, 'seenSince'>,
  userId: string,
  given: readonly TwinRow[],
): Promise<Set<string>> {
  const served = await record.seenSince(db, userId, new Date(0));
  const packed = (await maybePack(db, userId))?.items ?? [];
  return new Set([...served.keys(), ...[...given, ...packed].map(({ item_id }) => item_id)]);
}

export interface Returning extends DueMistake {
  root: string;
  /** Whether it can have a worked example. */
  explained: boolean;
}

/** Gives twins of a student's mistakes; an unanswered one is given again. */
async function twinGiver(tx: Tx, record: Record, userId: string, { answers, given }: Loop, now: Date) {
  const answered = new Set(answers.map(({ item_id }) => item_id));
  const waiting = new Map(
    given
      .filter(({ item_id, purpose }) => purpose === 'review' && !answered.has(item_id))
      .map(({ root_id, item_id }) => [root_id, item_id]),
  );
  const shown = await givenOrPacked(tx, record, userId, given);
  return async (root: string): Promise<ItemRow | null> => {
    const [question] = await itemsOf(tx, [root]);
    if (!question) return null;
    const [held] = await itemsOf(tx, [waiting.get(root) ?? root]);
    if (held && held.id !== root && (held.status === 'twin' || held.status === 'live')) return held;
    const twin = await twinOf(tx, question, shown.add(root), now);
    if (!twin) return null;
    shown.add(twin.id);
    await addTwin(tx, {
      user_id: userId,
      item_id: twin.id,
      root_id: root,
      purpose: 'review',
      given_at: now,
      sequence: null,
    });
    return twin;
  };
}

/**
 * Twins of the first `most` of these mistakes that have one, each of another form. The caller holds the student's lock.
 */
export async function twinsFor(
  tx: Tx,
  record: Record,
  userId: string,
  { loop, mistakes, most }: { loop: Loop; mistakes: readonly Mistake[]; most: number },
  now: Date,
): Promise<Returning[]> {
  const twinFor = await twinGiver(tx, record, userId, loop, now);
  const forms = new Set<string>();
  const found: Returning[] = [];
  for (const { root, answer, cause } of mistakes) {
    if (found.length >= most) break;
    const row = await twinFor(root);
    const item: Item | null = row && engineItem(row);
    const form = item?.form ?? root;
    if (!item || forms.has(form)) continue;
    forms.add(form);
    found.push({
      root,
      item,
      missedAt: answer.answered_at.getTime(),
      cause,
      explained: row?.figure === null,
    });
  }
  return found;
}

/** Maximum of mistakes that return in one session. */
const mostReturning = 3;

/** Twins of the first due mistakes. The caller holds the student's lock. */
export const dueMistakes = (
  tx: Tx,
  record: Record,
  userId: string,
  { loop, mistakes }: { loop: Loop; mistakes: readonly Mistake[] },
  now: Date,
): Promise<Returning[]> => twinsFor(tx, record, userId, { loop, mistakes, most: mostReturning }, now);
