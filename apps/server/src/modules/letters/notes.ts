import { figures, type User } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import { dateInIndia } from '../../platform/sentences.ts';
import { maybeGoal } from '../learning/index.ts';
import { sessionTotals } from '../practice/index.ts';
import { dayOf, daysBetween, startOf, weekdayOf } from '../study-plan/index.ts';
import type { Letters } from './needs.ts';
import { sentTo } from './store.ts';
import { type Draft, examNote, weeklyLetter, welcome } from './words.ts';

const { examNotes, welcomeDays } = figures.letters;
const sunday = 7;
/** Who has completed so many sessions is no beginner. */
const beginner = 20;

/** Days to the exam of the goal; null where none is ahead. */
async function daysToExam({ db }: Letters, userId: string, now: Date): Promise<number | null> {
  const exam = (await maybeGoal(db, userId))?.exam_date;
  return exam && exam >= dayOf(now) ? daysBetween(dayOf(now), exam) : null;
}

/** The note of some days before the exam; null on all others. */
export async function examFor(letters: Letters, { id }: User, now: Date): Promise<Draft | null> {
  const days = await daysToExam(letters, id, now);
  const goal = await maybeGoal(letters.db, id);
  if (days === null || !goal?.exam_date || !examNotes.some(own => own === days)) return null;
  const stakes = await letters.dashboard.stakes(id, now);
  return examNote(days, dateInIndia(startOf(goal.exam_date)), stakes, goal.days_a_week);
}

/** The welcome after the first session; null where that was days ago, or once it was sent. */
export async function welcomeFor(letters: Letters, { id }: User, now: Date): Promise<Draft | null> {
  const { db, dashboard } = letters;
  const sessions = await sessionTotals(db, id, beginner);
  const first = sessions.length < beginner ? sessions.at(-1) : undefined;
  if (!first || first.completed_at < daysAfter(now, -welcomeDays)) return null;
  if ((await sentTo(db, id)).some(({ kind }) => kind === 'welcome')) return null;
  return welcome(first, await dashboard.nextTwelve(id, now));
}

/** The letter of a Sunday; null on all other days, and in a week without a completed session. */
export async function weeklyFor(letters: Letters, { id }: User, now: Date): Promise<Draft | null> {
  if (weekdayOf(dayOf(now)) !== sunday) return null;
  const week = await letters.dashboard.week(id, now);
  if (!week) return null;
  const next = await letters.dashboard.nextTwelve(id, now);
  return weeklyLetter(week, next, await daysToExam(letters, id, now));
}
