import { figures } from '@twelvefold/contract';
import { dayOf } from '../../platform/india.ts';
import { startedOfFreeWeek } from '../practice/index.ts';
import { dayAfter } from '../study-plan/index.ts';
import type { Letters, Reader } from './needs.ts';
import { type Draft, dailyReminder } from './words.ts';

const { unansweredMost, unansweredEveryDays } = figures.letters;

/** Days of reminders since the last day of practice, newest first. */
function unanswered({ lately, reminded }: Reader): string[] {
  const practised = lately?.answeredAt ? dayOf(lately.answeredAt) : '';
  return reminded.filter(day => day > practised);
}

/** Whether the student cannot start a session; queried only when a free student could not. */
async function isUsedUp({ db }: Letters, { user, lately }: Reader, now: Date): Promise<boolean> {
  if (!lately || lately.leftIfFree > 0) return false;
  return (await startedOfFreeWeek(db, user, now))?.left === 0;
}

/**
 * One line about the open session, else about the next twelve with the topic of most marks to win. Not the pack's
 * topics: it is planned when looked at, and most reminded students do not look.
 */
async function whatWaits({ dashboard }: Letters, { user, lately }: Reader, now: Date): Promise<string> {
  const { questions } = figures.session;
  if (!lately) return `Your first ${questions} questions wait.`;
  if (lately.open)
    return `Question ${lately.open.final_count + 1} of ${lately.open.total} waits in your open session.`;
  const [most] = await dashboard.stakes(user.id, now);
  return most
    ? `Your next ${questions} questions wait: you have most marks to win in ${most.subcategory_name}.`
    : `Your next ${questions} questions wait.`;
}

/** Today's reminder, or null. */
export async function dailyFor(letters: Letters, reader: Reader, now: Date): Promise<Draft | null> {
  const { completedAt } = reader.lately ?? {};
  if (completedAt && dayOf(completedAt) === dayOf(now)) return null;
  if (await isUsedUp(letters, reader, now)) return null;
  const before = unanswered(reader);
  const [last = ''] = before;
  const isRare = before.length >= unansweredMost;
  if (isRare && dayOf(now) < dayAfter(last, unansweredEveryDays)) return null;
  return dailyReminder(await whatWaits(letters, reader, now), isRare);
}
