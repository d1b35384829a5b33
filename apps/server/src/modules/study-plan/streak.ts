import { figures } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { dayOf, zone } from '../../platform/india.ts';
import { doneByDay, usedUpDaysOf } from '../practice/index.ts';
import { dayAfter, weekOf } from './calendar.ts';

const { restDaysAWeek, earnsRestDays, restDaysKept } = figures.plan;

export interface Streak {
  /** Consecutive days up to today. */
  streak: number;
  /** Earned, unused rest days. */
  rest_days: number;
}

/** A new streak of this many days, with the rest days they earned. */
const begun = (days: number): Streak => ({
  streak: days,
  rest_days: Math.min(restDaysKept, Math.floor(days / earnsRestDays)),
});

const practisedOnce = ({ streak, rest_days }: Streak): Streak => ({
  streak: streak + 1,
  rest_days: Math.min(restDaysKept, rest_days + ((streak + 1) % earnsRestDays === 0 ? 1 : 0)),
});

/**
 * The streak from `first` to today. A missed day is free when `excused`, when it is the first of its week, or by a rest
 * day; otherwise the streak restarts with the days since the last miss. Today may still be practised.
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

/** Days of history for streaks. */
const daysLookedBack = 400;

/** Work by day, and the streak; the only definition, for plan and dashboard. */
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
