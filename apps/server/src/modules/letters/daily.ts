import { figures } from '@twelvefold/contract';
import { startedOfFreeWeek } from '../practice/index.ts';
import { dayAfter, dayOf } from '../study-plan/index.ts';
import type { Letters, Reader } from './needs.ts';
import { type Draft, dailyReminder } from './words.ts';

const { unansweredMost, unansweredEveryDays } = figures.letters;

/** The days of the reminders since the last day of practice, newest first. */
function unanswered({ lately, reminded }: Reader): string[] {
  const practised = lately?.answeredAt ? dayOf(lately.answeredAt) : '';
  return reminded.filter(day => day > practised);
}

/** Whether the allowance leaves nothing to start: asked of those alone who could not start without a plan. */
async function isUsedUp({ db }: Letters, { user, lately }: Reader, now: Date): Promise<boolean> {
  if (!lately || lately.leftIfFree > 0) return false;
  return (await startedOfFreeWeek(db, user, now))?.left === 0;
}

/**
 * What waits, in one line: the session under way, else the next twelve with the topic that has most to win. Not their
 * topics: they are chosen on the day they are looked at, and most who are reminded do not look.
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

/** The reminder of a day; null on days without one. */
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
