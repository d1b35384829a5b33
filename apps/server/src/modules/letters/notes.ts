import { figures, type Goal } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import { dayOf } from '../../platform/india.ts';
import { dateInIndia } from '../../platform/sentences.ts';
import { sessionTotals } from '../practice/index.ts';
import { daysBetween, startOf, weekdayOf } from '../study-plan/index.ts';
import type { Letters, Reader } from './needs.ts';
import { sentTo } from './store.ts';
import { type Draft, examNote, weeklyLetter, welcome } from './words.ts';

const { examNotes, welcomeDays } = figures.letters;
const sunday = 7;
/** From this number of completed sessions on there is no welcome. */
const beginner = 20;

/** Days to the goal's exam; null without one ahead. */
function daysToExam(goal: Goal | null, now: Date): number | null {
  const exam = goal?.exam_date;
  return exam && exam >= dayOf(now) ? daysBetween(dayOf(now), exam) : null;
}

/** The note on certain days before the exam, or null. */
export async function examFor(
  { dashboard }: Letters,
  { user, goal }: Reader,
  now: Date,
): Promise<Draft | null> {
  const days = daysToExam(goal, now);
  if (days === null || !goal?.exam_date || !examNotes.some(own => own === days)) return null;
  const stakes = await dashboard.stakes(user.id, now);
  return examNote(days, dateInIndia(startOf(goal.exam_date)), stakes, goal.days_a_week);
}

/** The welcome after a recent first session; null once sent. */
export async function welcomeFor(
  { db, dashboard }: Letters,
  { user: { id }, lately }: Reader,
  now: Date,
): Promise<Draft | null> {
  if (!lately || lately.completed >= beginner) return null;
  const first = (await sessionTotals(db, id, beginner)).at(-1);
  if (!first || first.completed_at < daysAfter(now, -welcomeDays)) return null;
  if ((await sentTo(db, id)).some(({ kind }) => kind === 'welcome')) return null;
  return welcome(first, await dashboard.stakes(id, now));
}

/** The Sunday letter; null on other days, and without a completed session this week. */
export async function weeklyFor(
  { dashboard }: Letters,
  { user: { id }, goal }: Reader,
  now: Date,
): Promise<Draft | null> {
  if (weekdayOf(dayOf(now)) !== sunday) return null;
  const week = await dashboard.week(id, now);
  return week && weeklyLetter(week, goal?.days_a_week ?? null, daysToExam(goal, now));
}
