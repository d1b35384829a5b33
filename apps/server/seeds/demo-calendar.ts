import { seededRandom } from '@twelvefold/engine';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
/** Asia/Kolkata is this far ahead of UTC, all year round. */
const aheadMs = 5.5 * hourMs;

const seed = 12;

/** Practice: so many sessions, the first so many days ago, the newest yesterday; about three in two weeks. */
const practiceSessions = 28;
const practiceDays = 126;
/** They begin in the evening between these hours of the day. */
const evening = { from: 18, hours: 3.5 };

/**
 * Study sessions on each day of the plan up to yesterday: whole days, short ones, and one of rest in every seven, which
 * keeps the streak whatever day of the week it is.
 */
const studyDays = [3, 1, 3, 0, 1, 3, 1, 3, 1, 3, 0, 1, 3, 1];
/** Its units ask for a second look today. */
const tiredDaysAgo = 2;
const studyHours = [6.5, 13, 16.5];

/** A session of the demo student's past. */
export interface Step {
  /** Milliseconds since the epoch. */
  at: number;
  kind: 'practice' | 'study';
  /** Hardly anything goes right. */
  tired: boolean;
}

/** Midnight in Asia/Kolkata so many days ago, in milliseconds since the epoch. */
const midnight = (now: Date, daysAgo: number): number =>
  Math.floor((now.getTime() + aheadMs) / dayMs) * dayMs - aheadMs - daysAgo * dayMs;

function practice(now: Date): Step[] {
  const random = seededRandom(seed);
  return Array.from({ length: practiceSessions }, (_, i) => {
    const daysAgo = Math.round(practiceDays * (1 - i / (practiceSessions - 1)) + 1);
    const hour = evening.from + evening.hours * random();
    return { kind: 'practice', tired: false, at: midnight(now, daysAgo) + Math.floor(hour * hourMs) };
  });
}

const study = (now: Date): Step[] =>
  studyDays.flatMap((sessions, i) =>
    studyHours.slice(0, sessions).map(hour => ({
      kind: 'study' as const,
      tired: studyDays.length - i === tiredDaysAgo,
      at: midnight(now, studyDays.length - i) + hour * hourMs,
    })),
  );

/** Every session of the demo student up to yesterday, in the order they happened; the first study session begins the plan. */
export const demoCalendar = (now: Date): Step[] =>
  [...practice(now), ...study(now)].sort((a, b) => a.at - b.at);
