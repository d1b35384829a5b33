import type { DailyLoad } from './request.ts';

/** A unit is about this long: 25 minutes at the plan's pace, a length that is sat through. */
const QUESTIONS_A_UNIT = 10;
const MOST_UNITS_A_DAY = 4;

const evenUp = (questions: number): number => 2 * Math.ceil(questions / 2);

/** Study days over which a backlog is made up, and which a usual load reckons with: one day of rest a week leaves six. */
const DAYS_A_WEEK = 6;

/**
 * Questions for the next day when `left` of them remain for `daysLeft` days. What was missed is spread over
 * the next week of study, within the bounds of the load: nobody is asked for two days' work in one, and a
 * day of rest a week leaves next to nothing out. Who studies on fewer days a week has longer ones from the first on.
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

/** How many units a usual day has. */
export const unitsOfLoad = ({ usual }: DailyLoad): number => unitSizes(usual).length;

/** A day's questions in units of even size, the larger ones first. */
export function unitSizes(questions: number): number[] {
  const pairs = Math.ceil(questions / 2);
  const count = Math.min(pairs, MOST_UNITS_A_DAY, Math.max(1, Math.round(questions / QUESTIONS_A_UNIT)));
  return Array.from({ length: count }, (_, i) => 2 * Math.ceil((pairs - i) / count));
}
