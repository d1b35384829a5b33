import type { Stake, Today, User } from '@twelvefold/contract';
import { SCORE_ANSWERS } from '@twelvefold/engine';
import {
  type CellTotal,
  cellsOf,
  decoded,
  isCurrent,
  maybeGoal,
  noGoal,
  renewPack,
} from '../learning/index.ts';
import { learnedOf, maybeOpenSession } from '../practice/index.ts';
import { dayAfter, dayOf, daysAndStreak, daysBetween, lookDueToday, weekdayOf } from '../study-plan/index.ts';
import { byCategory } from './evidence.ts';
import { nextQuestions, writtenInsights } from './insights.ts';
import { type Dashboard, stakesOf, wishedOf } from './progress.ts';
import { oneInsight } from './recent.ts';

const daysTo = (exam: string | null, today: string): number | null =>
  exam === null || exam < today ? null : daysBetween(today, exam);

/** The first topic with marks at stake that the prepared pack holds, or else the first, with the pack's questions on it. */
async function stakeToday(dashboard: Dashboard, userId: string, stakes: readonly Stake[]) {
  const next = stakes.length > 0 ? await nextQuestions(dashboard, userId) : [];
  const on = ({ subcategory_name }: Stake) => next.filter(({ topic }) => topic === subcategory_name).length;
  const stake = stakes.find(one => on(one) > 0) ?? stakes[0] ?? null;
  return { stake, stake_questions: stake ? on(stake) : 0 };
}

const categoriesOf = (cells: readonly CellTotal[]): Today['categories'] =>
  byCategory(cells.map(cell => ({ ...cell, recent: false, late: 0, rushed: 0 }))).map(
    ({ name, count: { correct, attempts } }) => ({ name, correct, attempts }),
  );

/** What the dashboard opens with. */
export async function todayOf(dashboard: Dashboard, user: User, now: Date): Promise<Today> {
  const userId = user.id;
  const { db, bank, readProgress } = dashboard;
  const date = dayOf(now);
  // What is said of the next twelve is said of those that a session of today begins with.
  await renewPack(dashboard.preparer, userId, now);
  const [{ sessions, learner, wish }, items, { days, streak, rest_days }, kept, open, second_look] =
    await Promise.all([
      readProgress(userId),
      bank.current(db),
      daysAndStreak(db, userId, now),
      maybeGoal(db, userId),
      maybeOpenSession(db, userId, 'study'),
      lookDueToday(db, user, now),
    ]);
  const { state, totals } =
    learner && isCurrent(learner) ? decoded(learner) : await learnedOf(db, userId, now);
  const latest = sessions?.[0]?.id;
  const insights = await writtenInsights(dashboard, userId, { latest, refresh: false }, now);
  const goal = kept ?? noGoal;
  const monday = dayAfter(date, 1 - weekdayOf(date));
  return {
    date,
    done: days.get(date) ?? 0,
    streak,
    rest_days,
    days_this_week: [...days.keys()].filter(day => day >= monday).length,
    goal,
    days_to_exam: daysTo(goal.exam_date, date),
    answers: state.answers,
    answers_needed: SCORE_ANSWERS,
    categories: categoriesOf(cellsOf(totals)),
    insight: oneInsight(insights?.recent_markdown ?? null),
    ...(await stakeToday(dashboard, userId, stakesOf(state, items, now))),
    wished: wishedOf(wish),
    second_look,
    open_study: open && {
      session_id: open.id,
      current_position: open.final_count + 1,
      total_questions: open.total,
    },
  };
}
