import type { Today } from '@twelvefold/contract';
import { SCORE_ANSWERS } from '@twelvefold/engine';
import { daysAfter } from '../../platform/clock.ts';
import { maybeGoal, maybeWish, noGoal } from '../learning/index.ts';
import { learnedOf, maybeOpenSession, usedUpDaysOf, workByDay } from '../practice/index.ts';
import { dayAfter, dayOf, daysBetween, streakOf, weekdayOf, zone } from '../study-plan/index.ts';
import { writtenInsights } from './insights.ts';
import { type Dashboard, stakesOf, wishedOf } from './progress.ts';
import { oneInsight } from './recent.ts';

/** Streaks are looked for this far back. */
const daysLookedBack = 400;

/** Answers and skips by calendar day. */
async function doneByDay({ db }: Dashboard, userId: string, now: Date): Promise<Map<string, number>> {
  const since = daysAfter(now, -daysLookedBack);
  const days = new Map<string, number>();
  for (const { day, done } of await workByDay(db, userId, { since, mark: since, until: null, zone }))
    days.set(day, (days.get(day) ?? 0) + done);
  return days;
}

const daysTo = (exam: string | null, today: string): number | null =>
  exam === null || exam < today ? null : daysBetween(today, exam);

/** What the dashboard opens with. */
export async function todayOf(dashboard: Dashboard, userId: string, now: Date): Promise<Today> {
  const { db, bank } = dashboard;
  const date = dayOf(now);
  const days = await doneByDay(dashboard, userId, now);
  const { state } = await learnedOf(db, userId, now);
  const [stake = null] = stakesOf(state, await bank.current(db), now);
  const goal = (await maybeGoal(db, userId)) ?? noGoal;
  const open = await maybeOpenSession(db, userId, 'study');
  const monday = dayAfter(date, 1 - weekdayOf(date));
  return {
    date,
    done: days.get(date) ?? 0,
    streak: streakOf(new Set(days.keys()), await usedUpDaysOf(db, userId), date),
    days_this_week: [...days.keys()].filter(day => day >= monday).length,
    goal,
    days_to_exam: daysTo(goal.exam_date, date),
    answers: state.answers,
    answers_needed: SCORE_ANSWERS,
    insight: oneInsight((await writtenInsights(dashboard, userId, false, now))?.recent_markdown ?? null),
    stake,
    wished: wishedOf(await maybeWish(db, userId)),
    open_study: open && {
      session_id: open.id,
      current_position: open.final_count + 1,
      total_questions: open.total,
    },
  };
}
