import { figures, type User } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import { doneByDay, maybeOpenSession, sessionTotals, startedOfFreeWeek } from '../practice/index.ts';
import { dayAfter, dayOf, zone } from '../study-plan/index.ts';
import type { Letters } from './needs.ts';
import { sentTo } from './store.ts';
import { type Draft, dailyReminder } from './words.ts';

const { unansweredMost, unansweredEveryDays } = figures.letters;

/** Whether a session of today is over already. */
async function isDone({ db }: Letters, userId: string, now: Date): Promise<boolean> {
  const [latest] = await sessionTotals(db, userId, 1);
  return latest !== undefined && dayOf(latest.completed_at) === dayOf(now);
}

/** The days of the reminders since the last day of practice, newest first. */
async function unanswered({ db }: Letters, userId: string, now: Date): Promise<string[]> {
  const since = daysAfter(now, -figures.policies.notesKeptDays);
  const practised = [...(await doneByDay(db, userId, { since, zone })).keys()].sort().at(-1) ?? '';
  const sent = await sentTo(db, userId);
  return sent.filter(({ kind, day }) => kind === 'daily' && day > practised).map(({ day }) => day);
}

/** What waits, in one line: the session under way, else the next twelve. */
async function whatWaits({ db, dashboard }: Letters, userId: string, now: Date): Promise<string> {
  const open =
    (await maybeOpenSession(db, userId, 'blueprint')) ?? (await maybeOpenSession(db, userId, 'study'));
  if (open) return `Question ${open.final_count + 1} of ${open.total} waits in your open session.`;
  const [first] = (await dashboard.nextTwelve(userId, now)).split(/(?<=\.) /);
  return first || `Your first ${figures.session.questions} questions wait.`;
}

/** The reminder of a day; null on days without one. */
export async function dailyFor(letters: Letters, user: User, now: Date): Promise<Draft | null> {
  const { db } = letters;
  if (await isDone(letters, user.id, now)) return null;
  if ((await startedOfFreeWeek(db, user, now))?.left === 0) return null;
  const before = await unanswered(letters, user.id, now);
  const [last = ''] = before;
  const isRare = before.length >= unansweredMost;
  if (isRare && dayOf(now) < dayAfter(last, unansweredEveryDays)) return null;
  return dailyReminder(await whatWaits(letters, user.id, now), isRare);
}
