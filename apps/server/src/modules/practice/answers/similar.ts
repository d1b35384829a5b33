import { figures, type Letter, type Review, type SimilarQuestion, type User } from '@twelvefold/contract';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/problems.ts';
import { type ItemRow, itemsOf, storedTwin, twinOf } from '../../content/index.ts';
import {
  addTwin,
  closeTry,
  givenOrPacked,
  lockStudent,
  type TwinRow,
  twinsOf,
} from '../../learning/index.ts';
import { reviewOf, servedOutside } from '../questions.ts';
import { dayStart } from '../sessions/allowance.ts';
import type { Practice } from '../sessions/service.ts';
import { type AnswerRow, maybeAnswerTo } from './answer-store.ts';
import { countAnswer } from './counting.ts';
import { judged } from './grading.ts';

type Practising = Pick<Practice, 'db' | 'record' | 'counters'>;

const { triesAQuestion, triesADay } = figures.similar;

async function itemById(db: Db, id: string): Promise<ItemRow> {
  const [item] = await itemsOf(db, [id]);
  if (!item) throw notFound();
  return item;
}

/** Remaining tries for a question and for today. */
function leftOf(tries: readonly TwinRow[], root: string, now: Date) {
  const since = dayStart(now);
  return {
    left_for_question: Math.max(0, triesAQuestion - tries.filter(t => t.root_id === root).length),
    left_today: Math.max(0, triesADay - tries.filter(t => t.given_at >= since).length),
  };
}

function refuseBeyond({ left_for_question, left_today }: ReturnType<typeof leftOf>): void {
  if (left_for_question === 0)
    throw new AppError(
      'too_many_requests',
      `You have tried ${triesAQuestion} questions like this one. It comes back in a later session.`,
    );
  if (left_today === 0)
    throw new AppError('too_many_requests', `You have tried ${triesADay} similar questions today.`);
}

const view = (item: ItemRow, left: ReturnType<typeof leftOf>): SimilarQuestion => ({
  question: servedOutside(item, 'A question of the same kind as the one before.'),
  ...left,
});

/**
 * A question like one the student has answered or skipped: the same template with other numbers, never shown to them.
 * An open one is returned again. At most three per question (its twins count) and twenty a day.
 */
export async function similarQuestion(
  { db, record }: Practising,
  user: User,
  questionId: string,
  now: Date,
): Promise<SimilarQuestion> {
  return db.transaction(async tx => {
    await lockStudent(tx, user.id);
    if (!(await maybeAnswerTo(tx, user.id, questionId))) throw notFound();
    const given = await twinsOf(tx, user.id);
    const root = given.find(({ item_id }) => item_id === questionId)?.root_id ?? questionId;
    const tries = given.filter(({ purpose }) => purpose === 'try');
    const open = tries.find(t => t.root_id === root && t.sequence === null);
    if (open) return view(await itemById(tx, open.item_id), leftOf(tries, root, now));
    refuseBeyond(leftOf(tries, root, now));
    const shown = await givenOrPacked(tx, record, user.id, given);
    const twin = await twinOf(tx, await itemById(tx, root), shown.add(root), now);
    if (!twin)
      throw new AppError(
        'unavailable',
        'There is no other question of this kind yet. Please try another one.',
      );
    const row: TwinRow = {
      user_id: user.id,
      item_id: twin.id,
      root_id: root,
      purpose: 'try',
      given_at: now,
      sequence: null,
    };
    await addTwin(tx, row);
    return view(twin, leftOf([...tries, row], root, now));
  });
}

/** Records an answer outside of sessions, which is evidence like any other. */
async function countTry(
  tx: Tx,
  practice: Practising,
  given: Pick<AnswerRow, 'user_id' | 'outcome' | 'chosen' | 'misconception' | 'elapsed_ms'>,
  item: ItemRow,
  now: Date,
): Promise<AnswerRow> {
  const row = await countAnswer(tx, practice, { ...given, session_id: null, position: null }, item, now);
  await closeTry(tx, given.user_id, item.id, row.sequence);
  return row;
}

export interface Tried {
  /** Null gives up. */
  answer: string | null;
  letter?: Letter | undefined;
  elapsed_ms?: number | undefined;
}

const outcomeOf = (item: ItemRow, { answer, letter }: Tried) =>
  answer === null
    ? ({ outcome: 'skipped', chosen: null, misconception: null } as const)
    : judged(item, answer, letter);

/** Records the answer to a similar question, once: a repeat returns it. */
export async function answerSimilar(
  practice: Practising,
  user: User,
  questionId: string,
  given: Tried,
  now: Date,
): Promise<Review> {
  return practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const tried = (await twinsOf(tx, user.id)).find(t => t.item_id === questionId && t.purpose === 'try');
    if (!tried) throw notFound();
    const item = await itemById(tx, questionId);
    const before = tried.sequence === null ? null : await maybeAnswerTo(tx, user.id, questionId);
    if (before) return reviewOf(item, before);
    const answer = { user_id: user.id, ...outcomeOf(item, given), elapsed_ms: given.elapsed_ms ?? null };
    const row = await countTry(tx, practice, answer, item, now);
    return reviewOf(item, row);
  });
}

/** Judges an answer to a public question; stores nothing. */
export const judgeOpenly = (item: ItemRow, given: Tried): Review =>
  reviewOf(item, { ...outcomeOf(item, given), elapsed_ms: given.elapsed_ms ?? null });

/**
 * Answers a public question. The student's first answer is recorded as a try outside of sessions, within the daily
 * maximum; any other is judged only.
 */
export async function answerOpenly(
  practice: Practising,
  user: User,
  made: ItemRow,
  given: Tried,
  now: Date,
): Promise<{ review: Review; counted: boolean }> {
  const outcome = outcomeOf(made, given);
  return practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const before = await twinsOf(tx, user.id);
    const tries = before.filter(({ purpose }) => purpose === 'try');
    const isKnown = before.some(({ item_id }) => item_id === made.id);
    const isFull = leftOf(tries, made.id, now).left_today === 0;
    const item = isKnown || isFull ? null : await storedTwin(tx, made);
    if (!item) return { review: judgeOpenly(made, given), counted: false };
    await addTwin(tx, {
      user_id: user.id,
      item_id: item.id,
      root_id: item.id,
      purpose: 'try',
      given_at: now,
      sequence: null,
    });
    const answer = { user_id: user.id, ...outcome, elapsed_ms: given.elapsed_ms ?? null };
    const row = await countTry(tx, practice, answer, item, now);
    return { review: reviewOf(item, row), counted: true };
  });
}
