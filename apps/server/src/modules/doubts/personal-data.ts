import type { PersonalData } from '../../platform/platform.ts';
import { allMessagesOf, removeThreads, threadsOf } from './store.ts';

export const doubtsData: PersonalData = {
  exportOf: async (db, { id }) => {
    const messages = await allMessagesOf(db, id);
    return {
      doubts: (await threadsOf(db, id)).map(thread => ({
        question_id: thread.item_id,
        hints_used: thread.hints,
        messages: messages
          .filter(message => message.item_id === thread.item_id)
          .map(({ role, content, created_at }) => ({ role, content, at: created_at })),
      })),
    };
  },
  erase: (tx, { id }) => removeThreads(tx, id),
};
