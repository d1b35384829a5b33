import { maybeLessonNameOf } from '@twelvefold/content';
import type { Review, ReviewedQuestion, ServedQuestion, SimilarQuestion } from '@twelvefold/contract';
import { type ItemRow, tagsOf } from '../content/index.ts';
import { reasonWords } from '../learning/index.ts';
import type { AnswerRow } from './answers/answer-store.ts';
import type { Placed as PlacedItem, SessionRow } from './store.ts';

interface Placed extends Pick<PlacedItem, 'position' | 'reason'> {
  /** The reason's sentence in the context of the session; by default the reason's own sentence. */
  says?: string | undefined;
  hasExample?: boolean | undefined;
}
type Given = Pick<AnswerRow, 'outcome' | 'chosen' | 'elapsed_ms'>;

/** Address of a figure; it contains only the item's id. */
const figureUrl = (itemId: string) => `/api/media/figures/${itemId}`;

export const optionText = (item: ItemRow, letter: string | null) =>
  item.options.find(o => o.letter === letter)?.text ?? '';

/** Tags of a question on the wire. */
export function metadataOf(item: ItemRow) {
  const { subcategory, type } = tagsOf(item.type);
  return { subcategory: subcategory.name, difficulty_band: item.band, type_of_question: type.name };
}

/** An open question for the student: fields are listed explicitly and none reveals the key. */
export function served(item: ItemRow, placed: Placed, kind: SessionRow['kind']): ServedQuestion {
  const { category, subcategory } = tagsOf(item.type);
  const lesson = maybeLessonNameOf(subcategory.code);
  return {
    id: item.id,
    position: placed.position,
    stem: item.stem,
    option_a: optionText(item, 'A'),
    option_b: optionText(item, 'B'),
    option_c: optionText(item, 'C'),
    option_d: optionText(item, 'D'),
    ...metadataOf(item),
    session_type: kind,
    has_image: item.figure !== null,
    ...(item.figure && { image_url: figureUrl(item.id), image_alt_text: item.figure.alt }),
    _display_meta: {
      category: category.name,
      target_seconds: item.target_seconds,
      reason: placed.says ?? reasonWords(placed.reason, item.type),
      ...(lesson !== null && { lesson }),
    },
    ...(placed.hasExample && { has_example: true as const }),
    answer: null,
    outcome: null,
  };
}

/** A question outside of a session, with the words why it is shown. */
export function servedOutside(item: ItemRow, reason: string): SimilarQuestion['question'] {
  const { position, session_type, answer, outcome, ...question } = served(
    item,
    { position: 1, reason: 'due' },
    'study',
  );
  return { ...question, _display_meta: { ...question._display_meta, reason } };
}

/** The review of a question whose position is final. */
export function reviewOf(item: ItemRow, answer: Given): Review {
  const chosen = item.options.find(o => o.letter === answer.chosen) ?? null;
  const { steps: _steps, ...solution_feedback } = item.solution;
  return {
    is_correct: answer.outcome === 'correct',
    correct_answer: optionText(item, item.key),
    correct_letter: item.key,
    chosen_letter: answer.chosen,
    chosen_answer: chosen?.text ?? null,
    explanation: chosen?.slip?.words ?? item.solution.solution_approach,
    solution_feedback,
    slip: chosen?.slip?.words ?? null,
    slips: item.options.flatMap(({ letter, slip }) => (slip ? [{ letter, words: slip.words }] : [])),
    elapsed_ms: answer.elapsed_ms,
  };
}

export function reviewed(
  item: ItemRow,
  placed: Placed,
  kind: SessionRow['kind'],
  answer: Given,
): ReviewedQuestion {
  return {
    ...served(item, placed, kind),
    answer: optionText(item, item.key),
    outcome: answer.outcome,
    review: reviewOf(item, answer),
  };
}
