import { type FreeWeek, figures } from '@twelvefold/contract';
import { inIndia } from '../../../platform/india.ts';
import type { Entitlement } from '../../billing/index.ts';

/** Start of the day of `now` in Asia/Kolkata. */
export function dayStart(now: Date): Date {
  return inIndia(now).startOf('day').toJSDate();
}

/** Start of the week of `now`: Monday 00:00 in Asia/Kolkata. */
export function weekStart(now: Date): Date {
  return inIndia(now).startOf('week').toJSDate();
}

/** Start of the next week. */
const weekEnd = (now: Date): Date => inIndia(weekStart(now)).plus({ weeks: 1 }).toJSDate();

/** Use of the free allowance. */
export interface Usage {
  /** Sessions started in total. */
  started: number;
  /** Sessions started this week after the initial ones. */
  startedThisWeekBeyondTrial: number;
}

/** Sessions that may be started now; null without a limit. The only function that decides the limit. */
export function sessionsLeft(entitlement: Entitlement, usage: Usage): number | null {
  if (entitlement !== 'free') return null;
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  if (usage.started < sessions) return sessions - usage.started;
  return Math.max(0, sessionsPerWeek - usage.startedThisWeekBeyondTrial);
}

/** The current week on the free allowance; null without a limit. */
export function freeWeekOf(entitlement: Entitlement, usage: Usage, now: Date): FreeWeek | null {
  if (entitlement !== 'free') return null;
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  const first = Math.max(0, sessions - usage.started);
  const weekly = Math.max(0, sessionsPerWeek - usage.startedThisWeekBeyondTrial);
  return { holds: sessionsPerWeek, left: first + weekly, until: weekEnd(now).toISOString() };
}

/**
 * Calendar days ('2026-03-02') that began without an allowed session, from all starts on the free allowance, oldest
 * first: the rest of each week whose sessions were used up.
 */
export function usedUpDays(starts: readonly Date[]): Set<string> {
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  const weeks = Map.groupBy(starts.slice(sessions), start => weekStart(start).getTime());
  const days = new Set<string>();
  for (const week of weeks.values()) {
    const last = week[sessionsPerWeek - 1];
    if (!last) continue;
    const used = inIndia(last);
    for (let day = used.weekday + 1; day <= 7; day += 1)
      days.add(used.plus({ days: day - used.weekday }).toFormat('yyyy-MM-dd'));
  }
  return days;
}

/** The allowance in words for the student. */
export function allowanceText(entitlement: Entitlement): string {
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  return entitlement !== 'free'
    ? 'Unlimited sessions'
    : `${sessions} sessions to start with, then ${sessionsPerWeek} a week`;
}
