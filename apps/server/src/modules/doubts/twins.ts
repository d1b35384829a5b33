import type { Review, SimilarQuestion, User } from '@twelvefold/contract';
import { triedIn } from '@twelvefold/tutor';
import type { Db } from '../../platform/db/db.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import { itemsOf } from '../content/index.ts';
import type { PracticeModule } from '../practice/index.ts';
import { tutoredQuestion } from './context.ts';
import type { Twins } from './tutoring.ts';

const written = ({ question: q }: SimilarQuestion) =>
  [
    q.stem,
    ...(q.has_image ? ['(It has a figure: you find it under *Try a similar one* on this question.)'] : []),
    `- **A** ${q.option_a}\n- **B** ${q.option_b}\n- **C** ${q.option_c}\n- **D** ${q.option_d}`,
  ].join('\n\n');

const verdict = ({
  is_correct,
  correct_letter,
  correct_answer,
  chosen_letter,
  chosen_answer,
  slip,
}: Review) => {
  const key = `option ${correct_letter}, ${correct_answer}`;
  if (is_correct) return `Right: ${key}. It counts for your next session.`;
  if (!chosen_letter) return `The correct answer is ${key}.`;
  return [
    `Not this time. ${chosen_answer} is option ${chosen_letter}.`,
    slip,
    `The correct answer is ${key}.`,
  ]
    .filter(part => part !== null)
    .join(' ');
};

/** Similar questions of the practice module, with its limits; their answers count as evidence. */
export function twinsOf(db: Db, { similar }: Pick<PracticeModule, 'similar'>): Twins {
  const question = async (id: string) => {
    const [item] = await itemsOf(db, [id]);
    if (!item) throw notFound();
    return tutoredQuestion(item);
  };
  return {
    question,
    give: async (user: User, itemId, now) => {
      try {
        const twin = await similar.give(user, itemId, now);
        return { id: twin.question.id, text: written(twin) };
      } catch (error) {
        // The refusals of practice are written for the student.
        if (error instanceof AppError) return { id: null, text: error.message };
        throw error;
      }
    },
    mark: async (user, twinId, message, now) => {
      const tried = triedIn(message, await question(twinId));
      if (tried?.kind !== 'option') return tried;
      const { letter } = tried;
      return {
        kind: 'marked',
        text: verdict(await similar.answer(user, twinId, { answer: letter, letter }, now)),
      };
    },
    giveUp: async (user, twinId, now) => {
      const { approach } = await question(twinId);
      return `${verdict(await similar.answer(user, twinId, { answer: null }, now))}\n\n${approach}`;
    },
  };
}
