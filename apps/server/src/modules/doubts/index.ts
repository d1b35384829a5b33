import { doubts as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PracticeModule } from '../practice/index.ts';
import { nextHint } from './hints.ts';
import { doubtsData } from './personal-data.ts';
import { ask, type Doubts, historyOf } from './service.ts';
import { builtInTutor } from './tutoring.ts';
import { twinsOf } from './twins.ts';

/** Doubts about a question, answered by the tutor; and its hints. */
export function doubtsModule(
  { db, limits, log }: Platform,
  { practice }: { practice: Pick<PracticeModule, 'similar'> },
): Module {
  const doubts: Doubts = { db, limits, log, tutor: builtInTutor(twinsOf(practice)) };
  return {
    name: 'doubts',
    routes: routesFor(endpoints, {
      'POST /doubts/ask': ({ body }, { user, now, signal }) => ask(doubts, user, body, now, signal),
      'GET /doubts/:question_id/history': ({ params }, { user }) => historyOf(db, user, params.question_id),
      'POST /doubts/hint': ({ body }, { user }) => nextHint(db, user, body),
    }),
    personalData: doubtsData,
    jobs: {},
  };
}
