import { figures } from '@twelvefold/contract';
import { dayAfter, weekOf } from './calendar.ts';

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
