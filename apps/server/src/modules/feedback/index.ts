import { feedback } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { takeFeedback } from './service.ts';
import { eraseFeedbackOf, feedbackOf } from './store.ts';

/** Feedback of visitors and students. */
export const feedbackModule = (platform: Platform): Module => ({
  name: 'feedback',
  routes: routesFor(feedback, {
    'POST /feedback': ({ body }, { user, now }) => takeFeedback(platform, body, user, now),
  }),
  personalData: {
    exportOf: async (db, { id }) => ({
      feedback: (await feedbackOf(db, id)).map(({ text, email, created_at }) => ({
        text,
        email,
        sent_at: created_at,
      })),
    }),
    erase: eraseFeedbackOf,
  },
  jobs: {},
});
