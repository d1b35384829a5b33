import type { FreeWeekForPlans, PlanUnit, SecondLook, StudyPlan, Track } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { counted, date, weekday } from '../../shared/words/format.ts';

const { tracks: figuresOf, shorterByMinutes, longerByMinutes } = figures.plan;

/** Order of the cards. */
export const trackOrder: readonly Track[] = ['beginner', 'intermediate', 'good'];

/** The API calls the Advanced track `good`. */
export const trackNames: Record<Track, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  good: 'Advanced',
};

export const trackLines: Record<Track, readonly [string, string, string]> = {
  beginner: ['Foundation building', 'Concept clarity', 'Gradual difficulty'],
  intermediate: ['Balanced preparation', 'Speed and accuracy', 'Mixed difficulty'],
  good: ['Intensive practice', 'High difficulty', 'Time optimisation'],
};

/** 'Foundation building, concept clarity, gradual difficulty'. */
export function linesInOne(track: Track): string {
  const [first, ...rest] = trackLines[track];
  return [first, ...rest.map(line => line.toLowerCase())].join(', ');
}

/** '45-60 minutes per session'. */
export function minutesWords(track: Track): string {
  const { minutes } = figuresOf[track];
  return `${minutes - shorterByMinutes}-${minutes + longerByMinutes} minutes per session`;
}

/** '50% Easy, 40% Medium, 10% Hard'. */
export function mixWords(track: Track): string {
  const [easy, medium, hard] = figuresOf[track].mix;
  return `${easy}% Easy, ${medium}% Medium, ${hard}% Hard`;
}

/** 'ADVANCED'. */
export const trackLabel = (track: Track): string => trackNames[track].toUpperCase();
export const statusLabel = (status: StudyPlan['status']): string => status.toUpperCase();

const noonOf = (day: string) => `${day}T12:00:00+05:30`;

/** A calendar day in India: 2 Mar 2026. */
export const dayWords = (day: string): string => date(noonOf(day));
/** Monday, 2 Mar 2026. */
export const longDay = (day: string): string => `${weekday(noonOf(day))}, ${dayWords(day)}`;

/** What a finished unit with too few right answers still needs. */
export const secondLookWords = ({
  subcategory,
  right_count,
  done_count,
  questions,
  due_on,
}: SecondLook): string =>
  due_on === null
    ? `You had ${right_count} of ${done_count} right. Answer ${questions} more questions on ${subcategory} on a later day, in any session, and this unit is done.`
    : `You had ${right_count} of ${done_count} right. ${questions} more questions come on ${weekday(noonOf(due_on))}. Then this unit is done.`;

/** Result of the unit that a second look repeats. */
export const looksBackWords = ({
  right_count,
  done_count,
  day,
}: NonNullable<PlanUnit['looks_back']>): string =>
  `On ${weekday(noonOf(day))} you had ${right_count} of ${done_count} right.`;

/** When a second look is due, for the list beside the week. */
export const waitingWords = ({ due_on }: SecondLook): string =>
  due_on === null ? 'in any session' : `on ${weekday(noonOf(due_on))}`;

const until = (week: FreeWeekForPlans): string => `until ${weekday(week.until)}, ${date(week.until)}`;

/** Sessions left when some are of the first five: those, in the dashboard's words, then the week's. */
const firstAndWeekly = (week: FreeWeekForPlans): string =>
  `You have ${week.left} free sessions ${until(week)}: ${week.left - week.holds} of your first ${figures.freeTrial.sessions} and the ${week.holds} of this week.`;

/** Before a plan is made: the sessions it takes, and those of a free week. */
export function freeWeekBefore(week: FreeWeekForPlans, track: Track): string {
  const takes = `A full week of this plan takes ${week.needs[track]} sessions.`;
  const has =
    week.left > week.holds
      ? firstAndWeekly(week)
      : week.left === 0
        ? `You have no free session left ${until(week)}.`
        : `You have ${week.left} of ${week.holds} free sessions left ${until(week)}.`;
  return `${takes} ${has} Practice and study both count. Without a subscription, we plan only as much as the free sessions hold.`;
}

/** Free sessions left this week, beside a running plan. */
export const freeWeekNow = (week: FreeWeekForPlans): string =>
  week.left === 0
    ? `No free session is left ${until(week)}.`
    : week.left > week.holds
      ? `${firstAndWeekly(week)} We plan only as much as they hold.`
      : `${counted(week.left, 'free session is', 'free sessions are')} left ${until(week)}. We plan only as much as ${week.left === 1 ? 'it holds' : 'they hold'}.`;

/** Minutes that a unit still takes, sent when it starts. */
export const minutesLeft = (target: number, completed: number): number =>
  Math.max(
    figures.plan.sessionMinutes.least,
    Math.ceil((target - completed) * figures.plan.minutesPerQuestion),
  );
