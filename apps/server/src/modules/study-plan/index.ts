import { type StudyPlan, studyPlans } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PlanningBank } from '../content/index.ts';
import { studyPlanData } from './personal-data.ts';
import { createPlan, type NewPlan, plansOf, todayOf } from './service.ts';

export { focusOfUnit } from './service.ts';

export interface StudyPlanModule extends Module {
  /** Makes a plan as of `now`: the demo's comes from here. */
  createPlan(userId: string, given: NewPlan, now: Date): Promise<StudyPlan>;
}

/** Ninety days of study, laid out a day at a time. */
export function studyPlanModule({ db }: Platform, { bank }: { bank: PlanningBank }): StudyPlanModule {
  const plans = { db, bank };
  return {
    name: 'study-plan',
    createPlan: (userId, given, now) => createPlan(plans, userId, given, now),
    routes: routesFor(studyPlans, {
      'GET /study-plan': async (_, { user, now }) => ({ study_plans: await plansOf(db, user.id, now) }),
      'GET /study-plan/today': (_, { user, now }) => todayOf(plans, user.id, now),
      'POST /study-plan': ({ body }, { user, now }) => createPlan(plans, user.id, body, now),
    }),
    personalData: studyPlanData,
    jobs: {},
  };
}
