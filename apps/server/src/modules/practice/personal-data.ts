import { placeOf } from '@twelvefold/content';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { PersonalData } from '../../platform/platform.ts';
import { type ItemRow, itemsOf } from '../content/index.ts';
import { lockStudent } from '../learning/index.ts';
import type { AnswerRow } from './answer-store.ts';
import { metadataOf, optionText, reviewOf } from './questions.ts';
import { answers, practiceSessions, sessionItems, sessionProgress } from './schema.ts';
import type { SessionItemRow } from './store.ts';

interface Given {
  answer: AnswerRow;
  asked: Pick<SessionItemRow, 'reason' | 'probability'>;
}

/** An answer with all that the figures of the dashboard are counted from. */
function answerOf({ answer, asked }: Given, item: ItemRow) {
  const review = reviewOf(item, answer);
  const { category, subcategory } = placeOf(answer.type);
  return {
    session_id: answer.session_id,
    position: answer.position,
    sequence: answer.sequence,
    question_id: answer.item_id,
    category: category.name,
    subcategory_code: subcategory.code,
    type_code: answer.type,
    ...metadataOf(item),
    difficulty_band: answer.band,
    difficulty: answer.difficulty,
    outcome: answer.outcome,
    your_answer: review.chosen_answer,
    your_letter: review.chosen_letter,
    correct_answer: review.correct_answer,
    slip: review.slip,
    slip_name: answer.misconception,
    elapsed_ms: answer.elapsed_ms,
    target_seconds: answer.target_seconds,
    reason: asked.reason,
    expected_chance: asked.probability,
    answered_at: answer.answered_at,
  };
}

/** A question that was answered or skipped; an open one is not handed out. */
const questionOf = (item: ItemRow) => ({
  question_id: item.id,
  stem: item.stem,
  options: Object.fromEntries(item.options.map(({ letter, text }) => [letter, text])),
  correct_answer: optionText(item, item.key),
  solution: {
    snap_read: item.solution.snap_read,
    solution_approach: item.solution.solution_approach,
    detailed_solution: item.solution.detailed_solution,
    principle_to_remember: item.solution.principle_to_remember,
  },
});

/** Every answer with why its question was asked, newest first. */
const answersWithReasons = (db: Db, userId: string): Promise<Given[]> =>
  db
    .select({
      answer: answers,
      asked: { reason: sessionItems.reason, probability: sessionItems.probability },
    })
    .from(answers)
    .innerJoin(
      sessionItems,
      and(
        eq(sessionItems.user_id, answers.user_id),
        eq(sessionItems.session_id, answers.session_id),
        eq(sessionItems.position, answers.position),
      ),
    )
    .where(eq(answers.user_id, userId))
    .orderBy(desc(answers.sequence));

const sessionFields = {
  session_id: practiceSessions.id,
  session_number: practiceSessions.number,
  session_type: practiceSessions.kind,
  unit_id: practiceSessions.unit_id,
  status: practiceSessions.status,
  total_questions: practiceSessions.total,
  started_at: practiceSessions.created_at,
  completed_at: practiceSessions.completed_at,
};

/** Sessions, answers, and the questions they were given to. */
export const practiceData: PersonalData = {
  exportOf: async (db, { id }) => {
    const sessions = await db
      .select(sessionFields)
      .from(practiceSessions)
      .where(eq(practiceSessions.user_id, id))
      .orderBy(desc(practiceSessions.id));
    const given = await answersWithReasons(db, id);
    const items = await itemsOf(db, [...new Set(given.map(({ answer }) => answer.item_id))]);
    const byId = new Map(items.map(item => [item.id, item]));
    return {
      sessions,
      answers: given.flatMap(one => {
        const item = byId.get(one.answer.item_id);
        return item ? [answerOf(one, item)] : [];
      }),
      questions: items.map(questionOf),
    };
  },
  erase: async (tx, { id }) => {
    // Whoever is in the middle of an answer finishes first; whoever comes later finds nothing to answer.
    await lockStudent(tx, id);
    // With the sessions go their questions; the answers go first, in one statement for all.
    for (const table of [answers, practiceSessions, sessionProgress])
      await tx.delete(table).where(eq(table.user_id, id));
  },
};
