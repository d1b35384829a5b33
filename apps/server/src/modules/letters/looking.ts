import { figures } from '@twelvefold/contract';
import { dayOf } from '../../platform/india.ts';
import { dayAfter, startOf } from '../study-plan/index.ts';
import type { Choices } from './store.ts';

const hourMs = 3_600_000;
/** A share in [0, 1) from the last six hex digits of a random id. */
const share = (userId: string) => Number.parseInt(userId.slice(-6), 16) / 0x1000000;

type Hour = Pick<Choices, 'user_id' | 'hour'>;

/** The student's moment on a day: fixed, and spread over the chosen hour. */
export const momentOn = (day: string, { user_id, hour }: Hour): Date =>
  new Date(startOf(day).getTime() + Math.floor((hour + share(user_id)) * hourMs));

/** The student's next moment. */
export function momentAfter(now: Date, of: Hour): Date {
  const today = momentOn(dayOf(now), of);
  return today > now ? today : momentOn(dayAfter(dayOf(now), 1), of);
}

/** When a mail of a moment is stale: it speaks of that day. */
export const staleAfter = (moment: Date): Date =>
  new Date(moment.getTime() + figures.letters.lateHours * hourMs);
