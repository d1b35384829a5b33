import { maybeLessonNameOf } from '@twelvefold/content';
import { type Letter, type Question, questionOf, type Situation } from '@twelvefold/tutor';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { notFound } from '../../platform/problems.ts';
import { type ItemRow, itemsOf, pathOf, tagsOf } from '../content/index.ts';
import { type MessageRow, maybeServed, type ServedQuestion } from './store.ts';

/** A question in the tutor's form. */
export function tutoredQuestion({ stem, options, key, solution, type, target_seconds }: ItemRow): Question {
  const { subcategory, type: named } = tagsOf(type);
  return questionOf({
    stem,
    options: options.map(({ letter, text, slip }) => ({ letter, text, slip: slip?.words ?? null })),
    key,
    solution,
    topic: { code: type, subcategory: subcategory.name, type: named.name },
    exam: { perPaper: subcategory.weight, seconds: target_seconds },
    lesson: `/learn/${maybeLessonNameOf(subcategory.code) ?? ''}`,
  });
}

export interface Asked {
  item: ItemRow;
  question: Question;
  served: ServedQuestion;
}

/** A question served to the student in this session. Throws `not_found` for any other. */
export async function askedQuestion(
  db: Db,
  userId: string,
  { question_id, session_id }: { question_id: string; session_id: string },
): Promise<Asked> {
  const served = await maybeServed(db, userId, question_id, session_id);
  const [item] = served ? await itemsOf(db, [question_id]) : [];
  if (!served || !item) throw notFound();
  return { item, question: tutoredQuestion(item), served };
}

/** Loaded at the first doubt: a thousand texts, which most processes never need. */
const library = () => import('@twelvefold/content/common-doubts');

/** The question with its path and the common doubts of its topic. Without a path the tutor explains from its texts. */
export async function withPath({ item, question }: Asked, log: Log): Promise<Question> {
  const { commonDoubtsOf } = await library();
  const asked = { ...question, commonDoubts: commonDoubtsOf(item.type) };
  try {
    return { ...asked, path: await pathOf(item) };
  } catch (err) {
    log.error({ err, item: item.id }, 'a path was not made');
    return asked;
  }
}

/** The conversation so far: hints shown, and pieces of all replies. */
export function situationOf(
  { answer }: ServedQuestion,
  messages: readonly MessageRow[],
  hints: number,
): Situation {
  const shown = Array.from({ length: hints }, (_, i) => `hint:${i}`);
  return {
    answer: answer && { outcome: answer.outcome, chosen: answer.chosen as Letter | null },
    said: [...shown, ...messages.flatMap(({ said }) => said ?? [])],
    wrote: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
    step: messages.findLast(({ role, step }) => role === 'assistant' && step !== null)?.step ?? null,
  };
}
