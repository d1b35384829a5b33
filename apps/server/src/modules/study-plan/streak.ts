import { figures } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { doneByDay, usedUpDaysOf } from '../practice/index.ts';
import { dayAfter, dayOf, weekOf, zone } from './calendar.ts';

/**
 * Days practised in a row up to today. In each calendar week one day of rest is passed over, and so is every day that is
 * `excused`: it ends nothing and adds nothing. Today not practised yet costs nothing either.
 */
export function streakOf(
  practised: ReadonlySet<string>,
  excused: ReadonlySet<string>,
  today: string,
): number {
  const rested = new Map<string, number>();
  let streak = practised.has(today) ? 1 : 0;
  for (let day = dayAfter(today, -1); ; day = dayAfter(day, -1)) {
    if (practised.has(day)) {
      streak += 1;
      continue;
    }
    if (excused.has(day)) continue;
    const week = weekOf(day);
    const rests = (rested.get(week) ?? 0) + 1;
    if (rests > figures.plan.restDaysAWeek) return streak;
    rested.set(week, rests);
  }
}

/** Streaks are looked for this far back. */
const daysLookedBack = 400;

/** Answers and skips by day, and the streak they make: one definition for the study plan and the dashboard. */
export async function daysAndStreak(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ days: ReadonlyMap<string, number>; streak: number }> {
  const [days, usedUp] = await Promise.all([
    doneByDay(db, userId, { since: daysAfter(now, -daysLookedBack), zone }),
    usedUpDaysOf(db, userId),
  ]);
  return { days, streak: streakOf(new Set(days.keys()), usedUp, dayOf(now)) };
}
