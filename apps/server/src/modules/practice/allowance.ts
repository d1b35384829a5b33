import { figures } from '@twelvefold/contract';
import { DateTime } from 'luxon';
import type { Entitlement } from '../billing/index.ts';

/** The instant the calendar day of `now` began in Asia/Kolkata. */
export function dayStart(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).startOf('day').toJSDate();
}

/** The instant the calendar week of `now` began: Monday 00:00 in Asia/Kolkata. */
export function weekStart(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).startOf('week').toJSDate();
}

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

/** The allowance in a student's words. */
export function allowanceText(entitlement: Entitlement): string {
  const { sessions, sessionsPerWeek } = figures.freeTrial;
  return entitlement !== 'free'
    ? 'Unlimited sessions'
    : `${sessions} sessions to start with, then ${sessionsPerWeek} a week`;
}
