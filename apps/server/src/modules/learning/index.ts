import { learning as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PlanningBank } from '../content/index.ts';
import { createExposure } from './exposure.ts';
import { maybeGoal, noGoal, percentileMarks } from './goal.ts';
import { planPack, rebuildBeliefs, rebuildBeliefsJob } from './jobs.ts';
import { learningData } from './personal-data.ts';
import type { Planner } from './planning.ts';
import { type Preparer, planPackJob } from './prepare.ts';
import type { PracticeRecord } from './record.ts';
import { askFor, setGoal, withdraw } from './wishes.ts';

export { createExposure } from './exposure.ts';
export { goalsOf, maybeGoal, noGoal } from './goal.ts';
export {
  counted,
  decoded,
  isCurrent,
  learnedOf,
  newLearnerRow,
  rebuildLearner,
  refreshLearner,
} from './learner.ts';
export { cleanDaysToRetire, type Mistake } from './mistakes.ts';
export {
  maybePack,
  notePackServed,
} from './pack-store.ts';
export { examplesSince, mistakeItems, planAgain, type StudyFocus, studyItems } from './planning.ts';
export {
  isOfToday,
  type Preparer,
  packOrPlan,
  planNext,
  planPackJob,
  preparationOf,
  renewPack,
} from './prepare.ts';
export { kindOf, reasonsInOrder, reasonWords } from './reasons.ts';
export { type PracticeRecord, rushedShare, slowShare, type Told } from './record.ts';
export { givenOrPacked, type Loop, mistakeLoop } from './returning.ts';
export { type PackedItem, twins } from './schema.ts';
export {
  type LearnerRow,
  lockStudent,
  maybeLearner,
  type StoredLearner,
  saveLearner,
  studentsOfLate,
  studentsWithAnswers,
} from './store.ts';
export { type CellTotal, cellsOf } from './totals.ts';
export { addTwin, closeTry, rootOf, type TwinRow, twinsOf } from './twin-store.ts';

interface Earlier {
  bank: PlanningBank;
  adaptiveFor: Planner['adaptiveFor'];
  /** Reads of sessions and answers, from the module that stores them. */
  record: PracticeRecord;
}

export interface LearningModule extends Module {
  preparer: Preparer;
}

/** Conclusions from answers: beliefs, the next pack, due mistakes; and the student's wish and goal. */
export function learningModule(
  { db, jobs, log, clock }: Platform,
  { bank, adaptiveFor, record }: Earlier,
): LearningModule {
  const exposure = createExposure(record.servedLately);
  const preparer: Preparer = { db, jobs, log, bank, adaptiveFor, record, exposure };
  return {
    name: 'learning',
    preparer,
    personalData: learningData(record, clock),
    routes: routesFor(endpoints, {
      'GET /goal': async (_, { user }) => ({
        ...((await maybeGoal(db, user.id)) ?? noGoal),
        percentile_marks: percentileMarks,
      }),
      'POST /goal': ({ body }, { user, now }) => setGoal(preparer, user.id, body, now),
      'POST /practice/wish': ({ body }, { user, now }) =>
        askFor(preparer, user.id, body.subcategory_code, now),
      'DELETE /practice/wish/:subcategory_code': ({ params }, { user, now }) =>
        withdraw(preparer, user.id, params.subcategory_code, now),
    }),
    jobs: { [planPackJob]: planPack(preparer), [rebuildBeliefsJob]: rebuildBeliefs(preparer) },
  };
}
