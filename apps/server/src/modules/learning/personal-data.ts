import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { eq } from '../../platform/db/query.ts';
import type { PersonalData } from '../../platform/platform.ts';
import { itemsOf, tagsOf } from '../content/index.ts';
import { maybeGoal } from './goal.ts';
import { learnedOf } from './learner.ts';
import { maybePack, maybeWish } from './pack-store.ts';
import { kindOf, reasonWords } from './reasons.ts';
import type { PracticeRecord } from './record.ts';
import { goals, learners, packs, twins, wishes } from './schema.ts';
import { twinsOf } from './twin-store.ts';

/** The questions of the waiting pack, without their texts: they are still to be asked. */
async function preparedQuestions(db: Db, userId: string) {
  const packed = (await maybePack(db, userId))?.items ?? [];
  const items = await itemsOf(
    db,
    packed.map(({ item_id }) => item_id),
  );
  return packed.flatMap(({ item_id, reason }) => {
    const item = items.find(({ id }) => id === item_id);
    if (!item) return [];
    const { subcategory, type } = tagsOf(item.type);
    const tags = {
      subcategory: subcategory.name,
      difficulty_band: item.band,
      type_of_question: type.name,
    };
    const said = { reason: reasonWords(reason, item.type), reason_kind: kindOf(reason) };
    return [{ question_id: item_id, ...tags, ...said }];
  });
}

/** Beliefs, pack, goal, wish and twins of a student. */
export const learningData = (record: PracticeRecord, clock: Clock): PersonalData => ({
  exportOf: async (db, { id }) => ({
    prepared_questions: await preparedQuestions(db, id),
    learner_model: (await learnedOf(db, record, id, clock.now())).state,
    goal: await maybeGoal(db, id),
    wished_subcategory: await maybeWish(db, id),
    similar_questions: (await twinsOf(db, id)).map(({ user_id: _mine, sequence, ...twin }) => ({
      question_id: twin.item_id,
      like_question_id: twin.root_id,
      purpose: twin.purpose,
      given_at: twin.given_at,
      answer_sequence: sequence,
    })),
  }),
  erase: async (tx, { id }) => {
    for (const table of [packs, learners, wishes, twins, goals])
      await tx.delete(table).where(eq(table.user_id, id));
  },
});
