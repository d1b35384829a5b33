import type { User } from '@twelvefold/contract';
import { changeLetters, noteLetters } from '../src/modules/letters/index.ts';
import { dayAfter, weekdayOf } from '../src/modules/study-plan/index.ts';
import { daysAfter } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/db.ts';
import { dayOf } from '../src/platform/india.ts';

/** The demo student has the weekly letter, and got last Sunday's. Running it again changes nothing. */
export async function seedDemoLetters(db: Db, student: User, now: Date): Promise<void> {
  const today = dayOf(now);
  const sunday = dayAfter(today, -weekdayOf(today));
  const sent = {
    user_id: student.id,
    day: sunday,
    kind: 'weekly' as const,
    sent_at: daysAfter(now, -weekdayOf(today)),
  };
  await db.transaction(async tx => {
    const first = await noteLetters(tx, [sent]);
    if (first.has(student.id)) await changeLetters(tx, student, { weekly: true }, now);
  });
}
