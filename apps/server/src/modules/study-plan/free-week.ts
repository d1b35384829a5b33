import { type FreeWeekForPlans, figures, type User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { startedOfFreeWeek } from '../practice/index.ts';
import { weekdayOf } from './calendar.ts';
import { unitsOfLoad } from './days/day-load.ts';
import type { PlannedUnit } from './days/request.ts';
import { loadOf } from './planning.ts';

const daysAWeek = 7;

const sessionsAWeek = (minutes: number) => daysAWeek * unitsOfLoad(loadOf(minutes));

const { beginner, intermediate, good } = figures.plan.tracks;
const needs = {
  beginner: sessionsAWeek(beginner.minutes),
  intermediate: sessionsAWeek(intermediate.minutes),
  good: sessionsAWeek(good.minutes),
};

/** A free week and the sessions a plan needs; null without a limit. */
export async function freeWeekFor(db: Db, user: User, now: Date): Promise<FreeWeekForPlans | null> {
  const week = await startedOfFreeWeek(db, user, now);
  return week && { holds: week.holds, left: week.left, until: week.until, needs };
}

/**
 * Sessions of a free week for today: spread evenly from Monday, unused ones move on. A plan's first day has one if any
 * is left.
 */
export function sessionsOn(
  today: string,
  { left, started }: { left: number; started: number },
  isFirstDay: boolean,
): number {
  const soFar = Math.ceil((weekdayOf(today) * (left + started)) / daysAWeek);
  return Math.min(left, Math.max(isFirstDay ? 1 : 0, soFar - started));
}

/** Maximum of questions in one sitting. */
const questionsMost = figures.plan.fullMinutes / figures.plan.minutesPerQuestion;

/** A day's units reduced to a number of sessions: the first ones, lengthened up to the day's load and one sitting. */
export function fittedTo(
  units: readonly PlannedUnit[],
  sessions: number,
  dailyMinutes: number,
): readonly PlannedUnit[] {
  if (units.length <= sessions) return units;
  const all = units.reduce((sum, unit) => sum + unit.questions, 0);
  const most = Math.min(questionsMost, loadOf(dailyMinutes).usual);
  const each = Math.min(most, 2 * Math.ceil(all / sessions / 2));
  return units.slice(0, sessions).map(unit => ({ ...unit, questions: each }));
}

/** Sessions that today's units may use; null without a limit. */
export async function sessionsForToday(
  db: Db,
  user: User,
  { starts_on }: { starts_on: string },
  today: string,
  now: Date,
): Promise<number | null> {
  const week = await startedOfFreeWeek(db, user, now);
  return week && sessionsOn(today, week, starts_on === today);
}
