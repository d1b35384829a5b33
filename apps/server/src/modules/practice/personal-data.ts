import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, desc, eq, getViewSelectedFields, lt, sql } from '../../platform/db/query.ts';
import type { PersonalData } from '../../platform/platform.ts';
import { type ItemRow, itemsOf, tagsOf } from '../content/index.ts';
import { lockStudent, reasonWords } from '../learning/index.ts';
import type { AnswerRow } from './answers/answer-store.ts';
import { examplesOf } from './examples/example-store.ts';
import { metadataOf, optionText, reviewOf } from './questions.ts';
import {
  answers,
  departedAnswers,
  judgedAnswers,
  practiceSessions,
  sessionItems,
  sessionProgress,
} from './schema.ts';

interface Given {
  answer: AnswerRow;
  /** Nulls outside of sessions. */
  asked: { reason: string | null; probability: number | null };
}

/** An answer with all fields that the dashboard's figures use. */
function answerOf({ answer, asked }: Given, item: ItemRow) {
  const review = reviewOf(item, answer);
  const { category, subcategory } = tagsOf(answer.type);
  return {
    session_id: answer.session_id,
    position: answer.position,
    sequence: answer.sequence,
    question_id: answer.item_id,
    category: category.name,
    subcategory_code: subcategory.code,
    type_code: answer.type,
    further_type_codes: answer.also ?? [],
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
    help: answer.help,
    worked_example: answer.example,
    target_seconds: answer.target_seconds,
    reason: asked.reason && reasonWords(asked.reason, answer.type),
    expected_chance: asked.probability,
    answered_at: answer.answered_at,
  };
}

/** An answered or skipped question; open ones are not exported. */
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

/** Page size of the export. */
const rowsAtOnce = 200;

/** A page of answers before a sequence, with the reasons of their questions, newest first. */
const answersWithReasons = (db: Db, userId: string, before: number): Promise<Given[]> =>
  db
    .select({
      answer: getViewSelectedFields(judgedAnswers),
      asked: {
        reason: sql<string | null>`${sessionItems.reasons}[${judgedAnswers.position}]`,
        probability: sql<number | null>`${sessionItems.probabilities}[${judgedAnswers.position}]`,
      },
    })
    .from(judgedAnswers)
    .leftJoin(
      sessionItems,
      and(
        eq(sessionItems.user_id, judgedAnswers.user_id),
        eq(sessionItems.session_id, judgedAnswers.session_id),
      ),
    )
    .where(and(eq(judgedAnswers.user_id, userId), lt(judgedAnswers.sequence, before)))
    .orderBy(desc(judgedAnswers.sequence))
    .limit(rowsAtOnce);

async function* allAnswers(db: Db, userId: string) {
  for (let before = 2 ** 31 - 1; ; ) {
    const given = await answersWithReasons(db, userId, before);
    const items = await itemsOf(db, [...new Set(given.map(({ answer }) => answer.item_id))]);
    const byId = new Map(items.map(item => [item.id, item]));
    for (const one of given) {
      const item = byId.get(one.answer.item_id);
      if (item) yield answerOf(one, item);
      before = one.answer.sequence;
    }
    if (given.length < rowsAtOnce) return;
  }
}

async function* allQuestions(db: Db, userId: string) {
  const asked = await db
    .selectDistinct({ id: judgedAnswers.item_id })
    .from(judgedAnswers)
    .where(eq(judgedAnswers.user_id, userId));
  for (let i = 0; i < asked.length; i += rowsAtOnce) {
    const ids = asked.slice(i, i + rowsAtOnce).map(({ id }) => id);
    for (const item of await itemsOf(db, ids)) yield questionOf(item);
  }
}

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

/**
 * Adds the student's answers to the anonymous sums per item; ordered by item, so that concurrent erasures cannot
 * deadlock.
 */
const keepSums = (tx: Tx, userId: string) =>
  tx.execute(sql`
    insert into ${departedAnswers} (item_id, outcome, answers)
    select ${judgedAnswers.item_id}, ${judgedAnswers.outcome}, count(*)::int from ${judgedAnswers}
    where ${judgedAnswers.user_id} = ${userId} group by 1, 2 order by 1, 2
    on conflict (item_id, outcome) do update set answers = departed_answers.answers + excluded.answers`);

/** Answers of all students, deleted accounts included, by item and outcome. */
export const answersPerItem = (db: Db) =>
  rowsOf<{ item_id: string; outcome: string; answers: number }>(
    db.execute(sql`
      select item_id::text as item_id, outcome, sum(n)::int as answers from (
        select item_id, outcome, count(*) as n from ${judgedAnswers} group by 1, 2
        union all
        select item_id, outcome, answers from ${departedAnswers}) as parts
      group by 1, 2 order by 1, 2`),
  );

export const practiceData: PersonalData = {
  exportOf: async (db, { id }) => {
    const sessions = await db
      .select(sessionFields)
      .from(practiceSessions)
      .where(eq(practiceSessions.user_id, id))
      .orderBy(desc(practiceSessions.id));
    const examples = await examplesOf(db, id);
    return {
      sessions,
      answers: allAnswers(db, id),
      questions: allQuestions(db, id),
      worked_examples: examples.map(
        ({ user_id: _mine, seed: _seed, next_line: _next, missed: _missed, type, ...example }) => ({
          ...example,
          type_code: type,
        }),
      ),
    };
  },
  erase: async (tx, { id }) => {
    // Waits for an answer in progress; later calls find no session.
    await lockStudent(tx, id);
    await keepSums(tx, id);
    // Deleting sessions cascades to their items; answers go first, in one statement.
    for (const table of [answers, practiceSessions, sessionProgress])
      await tx.delete(table).where(eq(table.user_id, id));
  },
};
