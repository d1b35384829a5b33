import { type FreeWeek, figures } from '@twelvefold/contract';
import { DateTime } from 'luxon';
import type { Entitlement } from '../../billing/index.ts';

/** The instant the calendar day of `now` began in Asia/Kolkata. */
export function dayStart(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).startOf('day').toJSDate();
}

/** The instant the calendar week of `now` began: Monday 00:00 in Asia/Kolkata. */
export function weekStart(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).startOf('week').toJSDate();
}

/** The instant the next calendar week begins. */
const weekEnd = (now: Date): Date =>
  DateTime.fromJSDate(weekStart(now), { zone: 'Asia/Kolkata' }).plus({ weeks: 1 }).toJSDate();

/** What has been used of the free allowance. */
export interface Usage {
  /** Sessions started, ever. */
  started: number;
  /** Sessions started this week beyond the initial ones. */
  startedThisWeekBeyondTrial: number;
}

/** Sessions that may still be started now; null without a limit. The one function that decides the limit. */
export function sessionsLeft(entitlement: Entitlement, usage: Usage): number | null {
  if (entitlement !== 'free') return null;
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  if (usage.started < sessions) return sessions - usage.started;
  return Math.max(0, sessionsPerWeek - usage.startedThisWeekBeyondTrial);
}

/** The week of `now` for a student without a subscription; null without a limit. */
export function freeWeekOf(entitlement: Entitlement, usage: Usage, now: Date): FreeWeek | null {
  if (entitlement !== 'free') return null;
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  const first = Math.max(0, sessions - usage.started);
  const weekly = Math.max(0, sessionsPerWeek - usage.startedThisWeekBeyondTrial);
  return { holds: sessionsPerWeek, left: first + weekly, until: weekEnd(now).toISOString() };
}

/**
 * The calendar days (as '2026-03-02') that began with nothing left to start, from the starts of all sessions on the free
 * allowance, oldest first: what is left of a week once its sessions are used up.
 */
export function usedUpDays(starts: readonly Date[]): Set<string> {
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  const weeks = Map.groupBy(starts.slice(sessions), start => weekStart(start).getTime());
  const days = new Set<string>();
  for (const week of weeks.values()) {
    const last = week[sessionsPerWeek - 1];
    if (!last) continue;
    const used = DateTime.fromJSDate(last, { zone: 'Asia/Kolkata' });
    for (let day = used.weekday + 1; day <= 7; day += 1)
      days.add(used.plus({ days: day - used.weekday }).toFormat('yyyy-MM-dd'));
  }
  return days;
}

/** The allowance in a student's words. */
export function allowanceText(entitlement: Entitlement): string {
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  return entitlement !== 'free'
    ? 'Unlimited sessions'
    : `${sessions} sessions to start with, then ${sessionsPerWeek} a week`;
}
