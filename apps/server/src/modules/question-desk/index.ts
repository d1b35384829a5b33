import { calibrationDesk, questionDesk, questionReports } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { adoptAim, type PlanningBank } from '../content/index.ts';
import { bankNow, bankQuestion, preview, publish, retire, typesNow } from './bank.ts';
import { calibrationNow } from './calibration.ts';
import { countAnswersJob, countAnswersOf } from './counting.ts';
import { coverage } from './coverage.ts';
import { edit, sendToReview } from './editing.ts';
import { calibrationMeasures } from './measures.ts';
import { answeredReports, putAway, removeReports, report, reportsOf, takeBack } from './reports.ts';
import { flagSuspects } from './suspects.ts';

/** The bank question by question: students' reports, statistics, edits. */
export function questionDeskModule(platform: Platform, { bank }: { bank: PlanningBank }): Module {
  /** Makes the next use of the bank check for the change. */
  const changing = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    bank.lookAgain();
    return done;
  };
  return {
    name: 'question-desk',
    routes: [
      ...routesFor(questionReports, {
        'GET /question-reports/answered': async (_, { user }) => ({
          reports: await answeredReports(platform.db, user.id),
        }),
        'POST /question-reports/seen': ({ body }, { user, now }) =>
          putAway(platform.db, user.id, body.question_ids, now),
        'POST /questions/:question_id/report': ({ params, body }, { user, now }) =>
          report(platform, bank, { userId: user.id, itemId: params.question_id, reason: body.reason }, now),
        'DELETE /questions/:question_id/report': ({ params }, { user }) =>
          takeBack(platform, user.id, params.question_id),
      }),
      ...routesFor(calibrationDesk, {
        'GET /admin/calibration': () => calibrationNow(platform),
        'POST /admin/aim': async ({ body }, { now }) => {
          await changing(platform.db.transaction(tx => adoptAim(tx, body.aim, now)));
          return { success: true as const };
        },
      }),
      ...routesFor(questionDesk, {
        'GET /admin/bank': ({ query }) => bankNow(platform, query),
        'GET /admin/bank/types': () => typesNow(),
        'GET /admin/bank/coverage': () => coverage(platform),
        'GET /admin/bank/:id/preview': ({ params }) => preview(platform, params.id),
        'POST /admin/bank/:id/edit': ({ params, body }, { user, now }) =>
          changing(edit(platform, { id: params.id, adminId: user.id, given: body }, now)),
        'POST /admin/bank/:id/review': ({ params }) => changing(sendToReview(platform, params.id)),
        'GET /admin/bank/:id': ({ params }) => bankQuestion(platform, params.id),
        'POST /admin/bank/:id/publish': ({ params, body }, { now }) =>
          changing(publish(platform, params.id, body, now)),
        'POST /admin/bank/:id/retire': ({ params }, { now }) => changing(retire(platform, params.id, now)),
      }),
    ],
    personalData: {
      exportOf: async (readable, { id }) => ({ question_reports: await reportsOf(readable, id) }),
      erase: (tx, { id }) => removeReports(tx, id),
    },
    measures: calibrationMeasures(platform),
    jobs: {
      [countAnswersJob]: countAnswersOf(now => flagSuspects(platform, bank, now)),
    },
  };
}
