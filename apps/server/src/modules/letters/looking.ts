import { figures } from '@twelvefold/contract';
import { dayAfter, dayOf, startOf } from '../study-plan/index.ts';
import type { Choices } from './store.ts';

const hourMs = 3_600_000;
/** Of an id that is random: its last six hexadecimal digits. */
const share = (userId: string) => Number.parseInt(userId.slice(-6), 16) / 0x1000000;

type Hour = Pick<Choices, 'user_id' | 'hour'>;

/** A student's own moment of a day, the same every day: those of one hour are spread over the whole of it. */
export const momentOn = (day: string, { user_id, hour }: Hour): Date =>
  new Date(startOf(day).getTime() + Math.floor((hour + share(user_id)) * hourMs));

/** The student's next moment after an instant. */
export function momentAfter(now: Date, of: Hour): Date {
  const today = momentOn(dayOf(now), of);
  return today > now ? today : momentOn(dayAfter(dayOf(now), 1), of);
}

/** When what was to leave at a moment is stale: it says what waits that day. */
export const staleAfter = (moment: Date): Date =>
  new Date(moment.getTime() + figures.letters.lateHours * hourMs);
