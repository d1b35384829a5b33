import { type Db, rowsOf } from '../../platform/db/db.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '../../platform/db/query.ts';
import { items } from '../content/index.ts';
import { judgedAnswers, practiceSessions } from '../practice/index.ts';
import { doubtMessages, doubtThreads } from './schema.ts';

/** A student's messages about a subcategory and a term, or no term (null). */
export interface DoubtTotal {
  subcategory: string;
  term: string | null;
  doubts: number;
}

/** Messages to the tutor since the first of these sessions began, most frequent first. */
export async function doubtTotals(
  db: Db,
  userId: string,
  sessionIds: readonly string[],
): Promise<DoubtTotal[]> {
  return rowsOf<DoubtTotal>(
    db.execute(sql`
      select split_part(${items.type}, '.', 1) || '.' || split_part(${items.type}, '.', 2) as subcategory,
        ${doubtMessages.term} as term, count(*)::int as doubts
      from ${doubtMessages} join ${items} on ${items.id} = ${doubtMessages.item_id}
      where ${doubtMessages.user_id} = ${userId}
        and ${doubtMessages.role} = 'user'
        and ${doubtMessages.created_at} >= (
          select min(${practiceSessions.created_at}) from ${practiceSessions}
          where ${practiceSessions.user_id} = ${userId}
            and ${practiceSessions.id} = any (string_to_array(${sessionIds.join(',')}, ',')::uuid[]))
      group by 1, 2 order by 3 desc, 1, 2`),
  );
}

/** Answered messages per question; questions without any are missing. */
export async function doubtsAbout(
  db: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ item: doubtThreads.item_id, used: doubtThreads.used })
    .from(doubtThreads)
    .where(and(eq(doubtThreads.user_id, userId), inArray(doubtThreads.item_id, [...itemIds])));
  return new Map(rows.map(({ item, used }) => [item, used]));
}

/** The last session in which the student answered each question; there the tutor can be asked. */
export async function sessionsAbout(
  db: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ item: judgedAnswers.item_id, session: judgedAnswers.session_id })
    .from(judgedAnswers)
    .where(
      and(
        eq(judgedAnswers.user_id, userId),
        inArray(judgedAnswers.item_id, [...itemIds]),
        isNotNull(judgedAnswers.session_id),
      ),
    )
    .orderBy(asc(judgedAnswers.sequence));
  return new Map(rows.flatMap(({ item, session }) => (session ? [[item, session] as const] : [])));
}
