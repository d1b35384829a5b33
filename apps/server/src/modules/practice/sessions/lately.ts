import { figures } from '@twelvefold/contract';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { type SQL, sql } from '../../../platform/db/query.ts';
import { answers, practiceSessions } from '../schema.ts';
import { usageFrom } from '../store.ts';
import { freeWeekOf, weekStart } from './allowance.ts';

/** A student's last activity and open session. */
export interface Lately {
  /** Completed sessions. */
  completed: number;
  completedAt: Date | null;
  /** Time of the last answer or skip. */
  answeredAt: Date | null;
  open: { final_count: number; total: number } | null;
  /** Free sessions left this week. */
  leftIfFree: number;
}

interface Row {
  id: string;
  completed: number;
  completed_at: number | null;
  answered_at: number | null;
  open: { final_count: number; total: number } | null;
  started: number;
  this_week: number;
}

/** Activity of many students by id; students without a session are missing. */
export async function latelyOf(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, Lately>> {
  const free = sql`s.allowance = 'free'`;
  const ms = (moment: SQL) => sql`(1000 * extract(epoch from ${moment}))::float8`;
  const rows = await rowsOf<Row>(
    db.execute(sql`
      select s.user_id::text as id, (count(*) filter (where s.status = 'completed'))::int as completed,
        ${ms(sql`max(s.completed_at)`)} as completed_at, ${ms(sql`last.answered_at`)} as answered_at,
        (count(*) filter (where ${free}))::int as started,
        (count(*) filter (where ${free} and s.created_at >= ${weekStart(now).toISOString()}::timestamptz))::int
          as this_week,
        (array_agg(json_build_object('final_count', s.final_count, 'total', s.total) order by s.kind)
          filter (where s.status = 'planned'))[1] as open
      from ${practiceSessions} s left join lateral (
        select a.answered_at from ${answers} a where a.user_id = s.user_id order by a.sequence desc limit 1) last on true
      where s.user_id in ${[...userIds]}
      group by s.user_id, last.answered_at`),
  );
  return new Map(rows.map(row => [row.id, latelyFrom(row, now)]));
}

function latelyFrom(row: Row, now: Date): Lately {
  const week = freeWeekOf('free', usageFrom(row, figures.freeTrial.sessions), now);
  return {
    completed: row.completed,
    completedAt: row.completed_at === null ? null : new Date(row.completed_at),
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at),
    open: row.open,
    leftIfFree: week?.left ?? 0,
  };
}
