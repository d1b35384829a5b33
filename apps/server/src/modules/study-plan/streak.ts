import { figures } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { doneByDay, usedUpDaysOf } from '../practice/index.ts';
import { dayAfter, dayOf, weekOf, zone } from './calendar.ts';

const { restDaysAWeek, earnsRestDays, restDaysKept } = figures.plan;

export interface Streak {
  /** Days practised in a row up to today. */
  streak: number;
  /** Rest days that were earned and not used. */
  rest_days: number;
}

/** A streak of so many days that began with it: what its days have earned is kept. */
const begun = (days: number): Streak => ({
  streak: days,
  rest_days: Math.min(restDaysKept, Math.floor(days / earnsRestDays)),
});

const practisedOnce = ({ streak, rest_days }: Streak): Streak => ({
  streak: streak + 1,
  rest_days: Math.min(restDaysKept, rest_days + ((streak + 1) % earnsRestDays === 0 ? 1 : 0)),
});

/**
 * Goes through the days from `first` to today. A day without practice costs nothing where it is `excused`, where it is
 * the first of its calendar week, or where a rest day that was earned is left; else the days since the last rest are
 * what the streak is. Today not practised yet costs nothing either.
 */
export function streakOf(
  practised: ReadonlySet<string>,
  excused: ReadonlySet<string>,
  first: string,
  today: string,
): Streak {
  let own = begun(0);
  let sinceRest = 0;
  let rested = { week: '', days: 0 };
  for (let day = first; day <= today; day = dayAfter(day, 1)) {
    if (practised.has(day)) {
      own = practisedOnce(own);
      sinceRest += 1;
    } else if (day !== today && !excused.has(day)) {
      const week = weekOf(day);
      rested = { week, days: rested.week === week ? rested.days + 1 : 1 };
      if (rested.days > restDaysAWeek) {
        if (own.rest_days > 0) own = { ...own, rest_days: own.rest_days - 1 };
        else {
          own = begun(sinceRest);
          rested.days = restDaysAWeek;
        }
      }
      sinceRest = 0;
    }
  }
  return own;
}

/** Streaks are looked for this far back. */
const daysLookedBack = 400;

/** Answers and skips by day, and the streak they make: one definition for the study plan and the dashboard. */
export async function daysAndStreak(
  db: Db,
  userId: string,
  now: Date,
): Promise<Streak & { days: ReadonlyMap<string, number> }> {
  const [days, usedUp] = await Promise.all([
    doneByDay(db, userId, { since: daysAfter(now, -daysLookedBack), zone }),
    usedUpDaysOf(db, userId),
  ]);
  const first = [...days.keys()].sort()[0] ?? dayOf(now);
  return { days, ...streakOf(new Set(days.keys()), usedUp, first, dayOf(now)) };
}
