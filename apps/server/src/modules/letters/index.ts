import { letters as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { DashboardModule } from '../dashboard/index.ts';
import { changeLetters, endLetters, lettersOf, noteRefused, refusedJob } from './service.ts';
import { maybeChoices, removeLetters, removeOld, sentTo } from './store.ts';
import { readToken } from './unsubscribing.ts';
import { lookAtDue } from './writing.ts';

export { changeLetters } from './service.ts';
export { noteSent as noteLetters } from './store.ts';

/** Long enough for the backlog of an hour's outage. */
const lookingSeconds = 600;

/** Mails that students subscribe to: at most one a day, at their hour. */
export function lettersModule(platform: Platform, earlier: { dashboard: DashboardModule }): Module {
  const { db } = platform;
  const letters = { ...platform, ...earlier };
  return {
    name: 'letters',
    routes: routesFor(endpoints, {
      'GET /letters': (_, { user, now }) => lettersOf(db, user.id, now),
      'PATCH /letters': ({ body }, { user, now }) => changeLetters(db, user, body, now),
      'POST /unsubscribe/:token': async ({ params }, { now }) => {
        const { kind, userId } = readToken(platform, params.token);
        await endLetters(db, userId, kind, now);
        return { ended: kind };
      },
    }),
    personalData: {
      exportOf: async (from, { id }) => {
        const choices = await maybeChoices(from, id);
        return {
          letters: choices && {
            daily: choices.daily,
            weekly: choices.weekly,
            notes: choices.notes,
            hour: choices.hour,
            chosen_at: choices.chosen_at,
          },
          letters_sent: (await sentTo(from, id)).map(({ user_id: _mine, ...letter }) => letter),
        };
      },
      erase: (tx, { id }) => removeLetters(tx, id),
    },
    jobs: {
      'letters.look': job({
        cron: '* * * * *',
        seconds: lookingSeconds,
        handle: (_data, context) => lookAtDue(letters, context),
      }),
      'letters.clean': job({ cron: '53 20 * * *', handle: (_data, { now }) => removeOld(db, now) }),
      [refusedJob]: job<{ userId: string }>({
        personal: true,
        handle: ({ userId }, { now }) => noteRefused(db, userId, now),
      }),
    },
  };
}
