import type { Stake, Today, User } from '@twelvefold/contract';
import { SCORE_ANSWERS } from '@twelvefold/engine';
import { dayOf } from '../../platform/india.ts';
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
import { dayAfter, daysAndStreak, daysBetween, lookDueToday, weekdayOf } from '../study-plan/index.ts';
import { byCategory } from './evidence.ts';
import { nextQuestions, writtenInsights } from './insights.ts';
import { type Dashboard, stakesOf, wishedOf } from './progress.ts';
import { oneInsight } from './recent.ts';

const daysTo = (exam: string | null, today: string): number | null =>
  exam === null || exam < today ? null : daysBetween(today, exam);

/**
 * The first topic at stake that the prepared pack contains, else the first, and its number of questions in the pack.
 */
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

async function practised({ db, readProgress }: Dashboard, userId: string, now: Date) {
  const date = dayOf(now);
  const [{ sessions, learner, wish }, { days, streak, rest_days }, kept] = await Promise.all([
    readProgress(userId),
    daysAndStreak(db, userId, now),
    maybeGoal(db, userId),
  ]);
  const learned = learner && isCurrent(learner) ? decoded(learner) : await learnedOf(db, userId, now);
  const goal = kept ?? noGoal;
  const monday = dayAfter(date, 1 - weekdayOf(date));
  const standing = {
    date,
    done: days.get(date) ?? 0,
    streak,
    rest_days,
    days_this_week: [...days.keys()].filter(day => day >= monday).length,
    goal,
    days_to_exam: daysTo(goal.exam_date, date),
    answers: learned.state.answers,
    categories: categoriesOf(cellsOf(learned.totals)),
  };
  return { standing, learned, latest: sessions?.[0]?.id, wish };
}

export type Standing = Awaited<ReturnType<typeof practised>>['standing'];

/** A student's practice so far. Writes nothing: others may look at it. */
export const standingOf = async (dashboard: Dashboard, userId: string, now: Date): Promise<Standing> =>
  (await practised(dashboard, userId, now)).standing;

/** The opening of the dashboard. */
export async function todayOf(dashboard: Dashboard, user: User, now: Date): Promise<Today> {
  const userId = user.id;
  const { db, bank } = dashboard;
  // First, so that everything said about the next twelve is about today's pack.
  await renewPack(dashboard.preparer, userId, now);
  const [{ standing, learned, latest, wish }, items, open, second_look] = await Promise.all([
    practised(dashboard, userId, now),
    bank.current(db),
    maybeOpenSession(db, userId, 'study'),
    lookDueToday(db, user, now),
  ]);
  const insights = await writtenInsights(dashboard, userId, { latest, refresh: false, learned }, now);
  return {
    ...standing,
    answers_needed: SCORE_ANSWERS,
    insight: oneInsight(insights?.recent_markdown ?? null),
    ...(await stakeToday(dashboard, userId, stakesOf(learned.state, items, now))),
    wished: wishedOf(wish),
    second_look,
    open_study: open && {
      session_id: open.id,
      current_position: open.final_count + 1,
      total_questions: open.total,
    },
  };
}
