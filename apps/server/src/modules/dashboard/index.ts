import { dashboard as endpoints, type Stake } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { cellsOf, type Preparer } from '../learning/index.ts';
import { completedSessions, learnedOf } from '../practice/index.ts';
import { forecastsInMemory } from './forecasts.ts';
import { insightsOf } from './insights.ts';
import { progressOf, stakesOf } from './progress.ts';
import { progressStatement } from './progress-statement.ts';
import { maybeInsights, removeInsights } from './store.ts';
import { categorized } from './taxonomy.ts';
import { type Standing, standingOf, todayOf } from './today.ts';
import { type Week, weekOf } from './week.ts';

export type { Week } from './week.ts';

export interface DashboardModule extends Module {
  /** The student's practice so far; writes nothing. */
  standing(userId: string, now: Date): Promise<Standing>;
  /** Subcategories with the most marks at stake. */
  stakes(userId: string, now: Date): Promise<Stake[]>;
  /** The current week; null without a completed session. */
  week(userId: string, now: Date): Promise<Week | null>;
}

/** Dashboard: figures, marks at stake, forecast score, insights. */
export function dashboardModule(platform: Platform, { preparer }: { preparer: Preparer }): DashboardModule {
  const { db } = platform;
  const dashboard = {
    db,
    bank: preparer.bank,
    preparer,
    readProgress: progressStatement(platform),
    forecastOf: forecastsInMemory(db),
  };
  return {
    name: 'dashboard',
    standing: (userId, now) => standingOf(dashboard, userId, now),
    stakes: async (userId, now) =>
      stakesOf((await learnedOf(db, userId, now)).state, await preparer.bank.current(db), now),
    week: (userId, now) => weekOf(dashboard, userId, now),
    routes: routesFor(endpoints, {
      'GET /dashboard/today': (_, { user, now }) => todayOf(dashboard, user, now),
      'GET /dashboard/simple-taxonomy': (_, { user }) => completedSessions(db, user.id),
      'GET /dashboard/categorized-taxonomy': async (_, { user, now }) =>
        categorized(
          cellsOf((await learnedOf(db, user.id, now)).totals),
          new Set((await preparer.bank.current(db)).types.keys()),
        ),
      'GET /dashboard/adaptive-insights': ({ query }, { user, now }) =>
        insightsOf(dashboard, user.id, query.refresh === 'true', now),
      'GET /dashboard/progress': (_, { user, now }) => progressOf(dashboard, user.id, now),
    }),
    personalData: {
      exportOf: async (from, { id }) => {
        const insights = await maybeInsights(from, id);
        if (!insights) return { adaptive_insights: null };
        const { all_time_markdown, recent_markdown, written_at } = insights;
        return { adaptive_insights: { all_time_markdown, recent_markdown, written_at } };
      },
      erase: (tx, { id }) => removeInsights(tx, id),
    },
    jobs: {},
  };
}
