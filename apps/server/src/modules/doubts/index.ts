import { doubts as endpoints, type User } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PracticeModule } from '../practice/index.ts';
import { doubtsData } from './personal-data.ts';
import type { NewDoubt } from './service.ts';
import { threadsOf } from './store.ts';

export { type DoubtTotal, doubtsAbout, doubtTotals, sessionsAbout } from './totals.ts';

export interface DoubtsModule extends Module {
  /** Asks the built-in tutor at a time and waits for its reply. */
  ask(user: User, doubt: NewDoubt, at: Date): Promise<void>;
  hasAsked(user: User): Promise<boolean>;
}

/** Loaded at the first use: the tutor's mathematics and the model clients are a quarter of all code. */
const talking = () => import('./talking.ts');

/** Loads and trains the tutor ahead of the first doubt. */
export const prepareTutor = async (): Promise<void> => (await talking()).learnIntents();

/** Doubts about a question with the tutor's replies, and hints. */
export function doubtsModule(
  platform: Platform,
  { practice }: { practice: Pick<PracticeModule, 'similar'> },
): DoubtsModule {
  const { db } = platform;
  const once = async () => (await talking()).doubtsWith(platform, practice);
  let made: ReturnType<typeof once> | undefined;
  const doubts = () => {
    made ??= once();
    return made;
  };
  return {
    name: 'doubts',
    ask: async (user, doubt, at) => (await doubts()).askBuiltIn(user, doubt, at),
    hasAsked: async user => (await threadsOf(db, user.id)).length > 0,
    routes: routesFor(endpoints, {
      'POST /doubts/ask': async ({ body }, { user, now, signal }) =>
        (await talking()).ask(await doubts(), user, body, now, signal),
      'GET /doubts/:question_id/history': async ({ params }, { user }) =>
        (await talking()).historyOf(db, user, params.question_id),
      'POST /doubts/hint': async ({ body }, { user }) => (await talking()).nextHint(db, user, body),
    }),
    personalData: doubtsData,
    jobs: {},
  };
}
