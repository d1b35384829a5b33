import { learning as endpoints } from '@twelvefold/contract';
import type { LearnerState } from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PlanningBank } from '../content/index.ts';
import { createExposure } from './exposure.ts';
import { planPack } from './jobs.ts';
import { stateOf } from './learner.ts';
import { learningData } from './personal-data.ts';
import type { Planner } from './planning.ts';
import type { PracticeRecord } from './record.ts';
import { planPackJob } from './request.ts';
import { maybeLearner } from './store.ts';
import { askFor, withdraw } from './wishes.ts';

export { createExposure } from './exposure.ts';
export { countAnswer, newLearnerText, rebuildLearner } from './learner.ts';
export {
  maybePack,
  maybePreparation,
  maybeWish,
  notePackServed,
  removePack,
  removeWish,
} from './pack-store.ts';
export { type Planner, packOrPlan, planAgain, type StudyFocus, studyItems } from './planning.ts';
export { type PracticeRecord, slowShare } from './record.ts';
export { planPackJob, requestPack } from './request.ts';
export { lockStudent, maybeLearner, saveLearner, studentsWithAnswers } from './store.ts';

/** What the engine believes of a student. */
export async function learnerState(db: Db, userId: string): Promise<LearnerState> {
  return stateOf(await maybeLearner(db, userId));
}

interface Earlier {
  bank: PlanningBank;
  adaptiveFor: Planner['adaptiveFor'];
  /** Of the module that keeps sessions and answers. */
  record: PracticeRecord;
}

export interface LearningModule extends Module {
  planner: Planner;
}

/** What is concluded from answers: beliefs, the next pack, reviews that are due; and what a student wishes for. */
export function learningModule({ db }: Platform, { bank, adaptiveFor, record }: Earlier): LearningModule {
  const planner: Planner = { db, bank, adaptiveFor, record, exposure: createExposure(record.servedLately) };
  return {
    name: 'learning',
    planner,
    personalData: learningData,
    routes: routesFor(endpoints, {
      'POST /practice/wish': ({ body }, { user, now }) =>
        askFor(planner, user.id, body.subcategory_code, now),
      'DELETE /practice/wish/:subcategory_code': ({ params }, { user, now }) =>
        withdraw(planner, user.id, params.subcategory_code, now),
    }),
    jobs: { [planPackJob]: planPack(planner) },
  };
}
