import type { DailyLoad } from './request.ts';

/** Questions of a unit: 25 minutes at the plan's pace. */
const QUESTIONS_A_UNIT = 10;
const MOST_UNITS_A_DAY = 4;

const evenUp = (questions: number): number => 2 * Math.ceil(questions / 2);

/** Study days in which a backlog is spread, and that a usual load assumes per week. */
const DAYS_A_WEEK = 6;

/**
 * Questions of the next day when `left` remain for `daysLeft` days. A backlog is spread over the next week of study
 * within the load's bounds. Students with fewer study days a week have longer days from the start.
 */
export function questionsOfDay(
  left: number,
  daysLeft: number,
  { usual, less, more, daysAWeek = DAYS_A_WEEK }: DailyLoad,
): number {
  if (left <= 0 || daysLeft <= 0) return 0;
  const week = Math.min(DAYS_A_WEEK, daysAWeek);
  const studyDays = Math.max(1, (daysLeft * week) / DAYS_A_WEEK);
  const behind = left - usual * studyDays;
  const wanted = usual + evenUp(behind / Math.min(week, studyDays));
  return Math.min(evenUp(left), Math.max(usual - less, Math.min(usual + more, wanted)));
}

/** Number of units of a usual day. */
export const unitsOfLoad = ({ usual }: DailyLoad): number => unitSizes(usual).length;

/** Even unit sizes of a day's questions, larger first. */
export function unitSizes(questions: number): number[] {
  const pairs = Math.ceil(questions / 2);
  const count = Math.min(pairs, MOST_UNITS_A_DAY, Math.max(1, Math.round(questions / QUESTIONS_A_UNIT)));
  return Array.from({ length: count }, (_, i) => 2 * Math.ceil((pairs - i) / count));
}
