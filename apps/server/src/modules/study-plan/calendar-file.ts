import type { User } from '@twelvefold/contract';
import ical, { type ICalCalendar, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/db.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import { dayOf } from '../../platform/india.ts';
import { notFound } from '../../platform/problems.ts';
import { maybeGoal } from '../learning/index.ts';
import { plansOf } from './service.ts';

/** Refresh interval for calendar programs. */
const askAgainSeconds = 6 * 3600;

/** An all-day event: the library uses only the date of midnight UTC. */
const wholeDay = (day: string, now: Date) => ({
  start: new Date(`${day}T00:00:00Z`),
  allDay: true,
  // Practice does not mark the day as busy.
  transparency: ICalEventTransparency.TRANSPARENT,
  stamp: now,
});

/** The active plan and the exam day as a calendar; event ids are stable, so that a refresh replaces events. */
export async function calendarOf(
  db: Db,
  { productName, publicUrl }: Config,
  user: User,
  now: Date,
): Promise<ICalCalendar> {
  const [plan] = await plansOf(db, user.id, now);
  const exam = (await maybeGoal(db, user.id))?.exam_date ?? '';
  const calendar = ical({
    name: productName,
    prodId: { company: productName, product: 'Study plan' },
    ttl: askAgainSeconds,
  });
  if (plan?.status === 'active')
    calendar.createEvent({
      ...wholeDay(plan.starts_on, now),
      id: `plan-${plan.id}`,
      repeating: { freq: ICalEventRepeatingFreq.DAILY, count: plan.exam_day ?? plan.total_days },
      summary: `${productName}: ${plan.daily_minutes} minutes of practice`,
      description: `Today's study plan: ${publicUrl}/study-plan`,
    });
  if (exam >= dayOf(now))
    calendar.createEvent({ ...wholeDay(exam, now), id: `exam-${user.id}`, summary: 'CAT exam' });
  return calendar;
}

/** The calendar as a file. Throws `not_found` when it is empty. */
export async function calendarFile(db: Db, config: Config, user: User, now: Date): Promise<FileAnswer> {
  const calendar = await calendarOf(db, config, user, now);
  if (calendar.length() === 0) throw notFound('There is no study plan under way and no exam day ahead.');
  return new FileAnswer('study-plan.ics', calendar.toString());
}
