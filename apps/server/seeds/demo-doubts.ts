import type { User } from '@twelvefold/contract';
import { sql } from 'drizzle-orm';
import type { DoubtsModule } from '../src/modules/doubts/index.ts';
import { judgedAnswers } from '../src/modules/practice/index.ts';
import { secondsAfter } from '../src/platform/clock.ts';
import { type Db, rowsOf } from '../src/platform/db/db.ts';

/** What is asked about each question, from the latest miss on. */
const asked = [
  ['why is my option wrong?', 'where does the first number come from?'],
  ['why this step?', 'is there a shorter way?'],
  ['explain it slowly'],
];

/** The latest misses, the last one first. */
const latestMisses = (db: Db, { id }: User) =>
  rowsOf<{ session_id: string; question_id: string; at: number }>(
    db.execute(sql`
      select ${judgedAnswers.session_id}::text as session_id, ${judgedAnswers.item_id}::text as question_id,
        (extract(epoch from ${judgedAnswers.answered_at}) * 1000)::float8 as at
      from ${judgedAnswers}
      where ${judgedAnswers.user_id} = ${id} and ${judgedAnswers.outcome} = 'incorrect'
      order by ${judgedAnswers.sequence} desc limit ${asked.length}`),
  );

/** Talks with the tutor about the latest misses, a few minutes after each. Running it again changes nothing. */
export async function seedDemoDoubts(db: Db, doubts: DoubtsModule, student: User): Promise<void> {
  if (await doubts.hasAsked(student)) return;
  for (const [i, { at, ...place }] of (await latestMisses(db, student)).entries())
    for (const [j, message] of (asked[i] ?? []).entries())
      await doubts.ask(student, { ...place, message }, secondsAfter(new Date(at), 60 * (3 + j)));
}
