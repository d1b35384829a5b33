import type { Review, SimilarQuestion, User } from '@twelvefold/contract';
import { letterIn } from '@twelvefold/tutor';
import { AppError } from '../../platform/problems.ts';
import type { PracticeModule } from '../practice/index.ts';
import type { Twins } from './tutoring.ts';

const written = ({ question: q }: SimilarQuestion) =>
  [
    q.stem,
    ...(q.has_image ? ['(It has a figure: you find it under *Try a similar one* on this question.)'] : []),
    `- **A** ${q.option_a}\n- **B** ${q.option_b}\n- **C** ${q.option_c}\n- **D** ${q.option_d}`,
  ].join('\n\n');

const verdict = ({ is_correct, correct_letter, correct_answer, slip }: Review) =>
  is_correct
    ? `Right: option ${correct_letter}, ${correct_answer}. It counts for your next session.`
    : `Not this time. ${slip ?? ''} The key is option ${correct_letter}: ${correct_answer}.`.replace(
        /\s+/g,
        ' ',
      );

/** Similar questions come from practice, with its limits: they are tried outside of sessions and count as evidence. */
export function twinsOf({ similar }: Pick<PracticeModule, 'similar'>): Twins {
  return {
    give: async (user: User, itemId, now) => {
      try {
        const twin = await similar.give(user, itemId, now);
        return { id: twin.question.id, text: written(twin) };
      } catch (error) {
        // What practice refuses, it refuses in words for the student.
        if (error instanceof AppError) return { id: null, text: error.message };
        throw error;
      }
    },
    mark: async (user, twinId, message, now) => {
      const letter = letterIn(message);
      if (!letter) return null;
      return verdict(await similar.answer(user, twinId, { answer: letter, letter }, now));
    },
  };
}
