import { placeOf } from '@twelvefold/content';
import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/platform.ts';
import { type ItemRow, itemsOf } from '../content/index.ts';
import { stateOf } from './learner.ts';
import { maybeWish } from './pack-store.ts';
import { metadataOf, optionText, reviewOf } from './questions.ts';
import {
  answers,
  learners,
  packs,
  pageNotes,
  practiceSessions,
  preparations,
  sessionProgress,
  wishes,
} from './schema.ts';
import { type AnswerRow, lockStudent, maybeLearner } from './store.ts';

/** An answer with all that the figures of the dashboard are counted from. */
function answerOf(answer: AnswerRow, item: ItemRow) {
  const review = reviewOf(item, answer);
  return {
    session_id: answer.session_id,
    position: answer.position,
    question_id: answer.item_id,
    category: placeOf(item.type).category.name,
    ...metadataOf(item),
    outcome: answer.outcome,
    your_answer: review.chosen_answer,
    correct_answer: review.correct_answer,
    slip: review.slip,
    elapsed_ms: answer.elapsed_ms,
    target_seconds: answer.target_seconds,
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

const sessionFields = {
  session_id: practiceSessions.id,
  session_number: practiceSessions.number,
  session_type: practiceSessions.kind,
  status: practiceSessions.status,
  total_questions: practiceSessions.total,
  started_at: practiceSessions.created_at,
  completed_at: practiceSessions.completed_at,
};

const noteFields = { kind: pageNotes.kind, note: pageNotes.note, at: pageNotes.created_at };

/** Sessions, answers, the questions they were given to, and what was concluded from them. */
export const practiceData: PersonalData = {
  exportOf: async (db, { id }) => {
    const sessions = await db
      .select(sessionFields)
      .from(practiceSessions)
      .where(eq(practiceSessions.user_id, id))
      .orderBy(desc(practiceSessions.id));
    const given = await db
      .select()
      .from(answers)
      .where(eq(answers.user_id, id))
      .orderBy(desc(answers.sequence));
    const items = await itemsOf(db, [...new Set(given.map(answer => answer.item_id))]);
    const byId = new Map(items.map(item => [item.id, item]));
    const notes = await db.select(noteFields).from(pageNotes).where(eq(pageNotes.user_id, id));
    return {
      sessions,
      answers: given.flatMap(answer => {
        const item = byId.get(answer.item_id);
        return item ? [answerOf(answer, item)] : [];
      }),
      questions: items.map(questionOf),
      learner_model: stateOf(await maybeLearner(db, id)),
      wished_subcategory: await maybeWish(db, id),
      page_notes: notes,
    };
  },
  erase: async (tx, { id }) => {
    // Whoever is in the middle of an answer finishes first; whoever comes later finds nothing to answer.
    await lockStudent(tx, id);
    // With the sessions go their questions and answers.
    for (const table of [practiceSessions, sessionProgress, packs, learners, wishes, preparations, pageNotes])
      await tx.delete(table).where(eq(table.user_id, id));
  },
};
