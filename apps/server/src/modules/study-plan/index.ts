import { type StudyPlan, type StudyToday, studyPlans, type User } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PlanningBank } from '../content/index.ts';
import { calendarFile } from './calendar-file.ts';
import { freeWeekFor } from './free-week.ts';
import { studyPlanData } from './personal-data.ts';
import { recommendationOf } from './recommendation.ts';
import { createPlan, type NewPlan, plansOf, todayOf } from './service.ts';
import { maybeNewestPlan } from './store.ts';

export { dayAfter, daysBetween, startOf, weekdayOf } from './calendar.ts';
export { calendarOf } from './calendar-file.ts';
export { focusOfUnit, lookDueToday } from './service.ts';
export { daysAndStreak } from './streak.ts';

export interface StudyPlanModule extends Module {
  hasPlan(userId: string): Promise<boolean>;
  /** Creates a plan as of `now`; also used for the demo. */
  createPlan(user: User, given: NewPlan, now: Date): Promise<StudyPlan>;
  /** Today's units at `now`; planned at the first call of the day. */
  today(user: User, now: Date): Promise<StudyToday>;
}

/** Ninety-day study plans, laid out day by day. */
export function studyPlanModule({ db, config }: Platform, { bank }: { bank: PlanningBank }): StudyPlanModule {
  const plans = { db, bank };
  return {
    name: 'study-plan',
    hasPlan: async userId => (await maybeNewestPlan(db, userId)) !== null,
    createPlan: (user, given, now) => createPlan(plans, user, given, now),
    today: (user, now) => todayOf(plans, user, now),
    routes: routesFor(studyPlans, {
      'GET /study-plan': async (_, { user, now }) => ({
        study_plans: await plansOf(db, user.id, now),
        free_week: await freeWeekFor(db, user, now),
        recommended: await recommendationOf(db, user.id, now),
      }),
      'GET /study-plan/today': (_, { user, now }) => todayOf(plans, user, now),
      'GET /study-plan/calendar': (_, { user, now }) => calendarFile(db, config, user, now),
      'POST /study-plan': ({ body }, { user, now }) => createPlan(plans, user, body, now),
    }),
    personalData: studyPlanData,
    jobs: {},
  };
}
