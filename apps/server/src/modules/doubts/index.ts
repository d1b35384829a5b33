import { doubts as endpoints, figures, type User } from '@twelvefold/contract';
import { intentOf } from '@twelvefold/tutor';
import { elapsedMs } from '../../platform/clock.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { Breaker } from '../../platform/tutor/breaker.ts';
import { tutorModel } from '../../platform/tutor/model.ts';
import type { PracticeModule } from '../practice/index.ts';
import { nextHint } from './hints.ts';
import { withModel } from './model/consulting.ts';
import { doubtsData } from './personal-data.ts';
import { ask, type Doubts, historyOf, type NewDoubt } from './service.ts';
import { takeModelReply, threadsOf } from './store.ts';
import { builtInTutor } from './tutoring.ts';
import { twinsOf } from './twins.ts';

export { type DoubtTotal, doubtsAbout, doubtTotals } from './totals.ts';

const { firstBlockSeconds, modelSeconds, modelRepliesADay } = figures.doubts;

export interface DoubtsModule extends Module {
  /** Asks the built-in tutor at a time, and waits for its reply. */
  ask(user: User, doubt: NewDoubt, at: Date): Promise<void>;
  hasAsked(user: User): Promise<boolean>;
}

/** The built-in tutor learns from its examples at its first doubt, for half a second: nobody's doubt has to wait for that. */
export const prepareTutor = (): void => void intentOf('hint');

/** Doubts about a question, answered by the tutor; and its hints. */
export function doubtsModule(
  { db, limits, log, config, sandboxTutor }: Platform,
  { practice }: { practice: Pick<PracticeModule, 'similar'> },
): DoubtsModule {
  const model = config.tutor ? tutorModel(config.tutor) : null;
  const builtIn = builtInTutor(twinsOf(practice));
  const tutor = withModel({
    called: prompt => sandboxTutor?.note(prompt),
    model: () => sandboxTutor?.model() ?? model,
    breaker: new Breaker(elapsedMs),
    budget: now => takeModelReply(db, now.toISOString().slice(0, 10), modelRepliesADay),
    builtIn,
    log,
    limitsMs: { first: 1000 * firstBlockSeconds, all: 1000 * modelSeconds },
  });
  const doubts: Doubts = { db, limits, log, tutor };
  return {
    name: 'doubts',
    async ask(user, doubt, at) {
      const asked = await ask({ ...doubts, tutor: builtIn }, user, doubt, at, new AbortController().signal);
      for await (const _ of asked);
    },
    hasAsked: async user => (await threadsOf(db, user.id)).length > 0,
    routes: routesFor(endpoints, {
      'POST /doubts/ask': ({ body }, { user, now, signal }) => ask(doubts, user, body, now, signal),
      'GET /doubts/:question_id/history': ({ params }, { user }) => historyOf(db, user, params.question_id),
      'POST /doubts/hint': ({ body }, { user }) => nextHint(db, user, body),
    }),
    personalData: doubtsData,
    jobs: {},
  };
}
