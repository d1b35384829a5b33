import { placeOf } from '@twelvefold/content';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { PersonalData } from '../../platform/platform.ts';
import { itemsOf } from '../content/index.ts';
import { stateOf } from './learner.ts';
import { maybePack, maybeWish } from './pack-store.ts';
import { learners, packs, preparations, wishes } from './schema.ts';
import { maybeLearner } from './store.ts';

/** What the pack that waits is made of; the questions themselves are still to be asked. */
async function preparedQuestions(db: Db, userId: string) {
  const packed = (await maybePack(db, userId))?.items ?? [];
  const items = await itemsOf(
    db,
    packed.map(({ item_id }) => item_id),
  );
  return packed.flatMap(({ item_id, reason, reason_kind }) => {
    const item = items.find(({ id }) => id === item_id);
    if (!item) return [];
    const { subcategory, type } = placeOf(item.type);
    const tags = {
      subcategory: subcategory.name,
      difficulty_band: item.band,
      type_of_question: type.name,
    };
    return [{ question_id: item_id, ...tags, reason, reason_kind }];
  });
}

/** What was concluded from a student's answers, and what they wished for. */
export const learningData: PersonalData = {
  exportOf: async (db, { id }) => ({
    prepared_questions: await preparedQuestions(db, id),
    learner_model: stateOf(await maybeLearner(db, id)),
    wished_subcategory: await maybeWish(db, id),
  }),
  erase: async (tx, { id }) => {
    for (const table of [packs, learners, wishes, preparations])
      await tx.delete(table).where(eq(table.user_id, id));
  },
};
