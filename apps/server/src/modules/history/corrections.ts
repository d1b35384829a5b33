import type { CorrectedAnswer } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { isoTime } from '../../platform/db/fragments.ts';
import { eq, sql } from '../../platform/db/query.ts';
import { itemsOf, tagsOf } from '../content/index.ts';
import { answers, practiceSessions } from '../practice/index.ts';
import { dismissedCorrections } from './schema.ts';

/** Corrections are announced for 90 days. */
const toldDays = 90;
const mostTold = 20;

type Row = Omit<CorrectedAnswer, 'subcategory' | 'right_answer'> & { type: string };

/** Answers given before their question's key was corrected, latest correction first, until dismissed. */
export async function correctedAnswers(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ corrections: CorrectedAnswer[] }> {
  const rows = await rowsOf<Row>(
    db.execute(sql`
      select a.item_id::text as question_id, a.session_id::text as session_id, s.number as session_number,
        s.kind as session_type, a.position, a.type, a.chosen as your_letter, c.key as right_letter,
        a.outcome as before, case when a.chosen is null then a.outcome when a.chosen = c.key then 'correct'
          else 'incorrect' end as now,
        ${isoTime(sql`c.corrected_at`)} as corrected_at
      from key_corrections c
      join ${answers} a on a.user_id = ${userId} and a.item_id = c.item_id and a.answered_at < c.corrected_at
      left join ${practiceSessions} s on s.user_id = a.user_id and s.id = a.session_id
      left join ${dismissedCorrections} d on d.user_id = a.user_id and d.item_id = c.item_id
        and d.dismissed_at >= c.corrected_at
      where c.corrected_at > ${daysAfter(now, -toldDays).toISOString()}::timestamptz
        and a.outcome <> 'image_failed' and d.user_id is null
      order by c.corrected_at desc, a.sequence desc limit ${mostTold}`),
  );
  const items = await itemsOf(db, [...new Set(rows.map(({ question_id }) => question_id))]);
  return {
    corrections: rows.map(({ type, ...row }) => ({
      ...row,
      subcategory: tagsOf(type).subcategory.name,
      right_answer:
        items
          .find(({ id }) => id === row.question_id)
          ?.options.find(({ letter }) => letter === row.right_letter)?.text ?? row.right_letter,
    })),
  };
}

/** Dismisses corrections of questions that the student was given. */
export async function dismissCorrections(
  db: Db,
  userId: string,
  questionIds: readonly string[],
  now: Date,
): Promise<{ success: true }> {
  const ids = questionIds.join(',');
  await db.execute(sql`
    insert into ${dismissedCorrections} (user_id, item_id, dismissed_at)
    select distinct ${userId}::uuid, a.item_id, ${now.toISOString()}::timestamptz from ${answers} a
    where a.user_id = ${userId} and a.item_id = any (string_to_array(${ids}, ',')::uuid[])
    on conflict (user_id, item_id) do update set dismissed_at = excluded.dismissed_at`);
  return { success: true };
}

export async function dismissedOf(db: Db, userId: string) {
  const rows = await db.select().from(dismissedCorrections).where(eq(dismissedCorrections.user_id, userId));
  return rows.map(({ item_id, dismissed_at }) => ({ question_id: item_id, dismissed_at }));
}

export async function removeDismissed(db: Db, userId: string): Promise<void> {
  await db.delete(dismissedCorrections).where(eq(dismissedCorrections.user_id, userId));
}
