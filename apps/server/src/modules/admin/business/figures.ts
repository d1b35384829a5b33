import type { DayFigures } from '@twelvefold/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The day in India that a time falls on. */
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Asia/Kolkata')::date`);

function figuresByDay(db: Db, days: number, now: Date): Promise<DayFigures[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`;
  const since = sql`((${today} - ${days - 1}::int)::timestamp at time zone 'Asia/Kolkata')`;
  return rowsOf<DayFigures>(
    db.execute(sql`
      with sessions as (
        select s.user_id, ${dayOf('s.created_at')} as day, bool_or(e.user_id is null) as first
        from practice_sessions s left join lateral (
          select e.user_id from practice_sessions e where e.user_id = s.user_id
            and e.created_at < (${dayOf('s.created_at')})::timestamp at time zone 'Asia/Kolkata' limit 1) e on true
        where s.created_at >= ${since} group by 1, 2),
      money as (
        select ${dayOf('paid_at')} as day, amount_paise from payments where paid_at >= ${since}
        union all
        select ${dayOf('settled_at')}, -amount_paise from refunds where status = 'accepted' and settled_at >= ${since})
      select to_char(d.day, 'YYYY-MM-DD') as day,
        (select count(*)::int from users u where ${dayOf('u.created_at')} = d.day and u.created_at >= ${since}) as sign_ups,
        (select count(*)::int from sessions s where s.day = d.day and s.first) as first_sessions,
        (select count(*)::int from sessions s where s.day = d.day and not s.first) as returning,
        (select coalesce(sum(u.mails), 0)::int from undelivered_mails u where u.day = d.day) as undelivered_mails,
        (select coalesce(sum(amount_paise), 0)::int from money m where m.day = d.day) as revenue
      from (select ${today} - n as day from generate_series(0, ${days - 1}::int) n) d order by d.day desc`),
  );
}

export async function figuresNow({ readOnlyDb, jobs }: Platform, days: number, now: Date) {
  const mails = (await jobs.statistics()).filter(({ queue }) => queue === 'mail' || queue === 'mail.urgent');
  const sum = (of: (queue: (typeof mails)[number]) => number) => mails.reduce((all, one) => all + of(one), 0);
  return {
    days: await figuresByDay(readOnlyDb, days, now),
    mail: {
      waiting: sum(({ ready, deferred, active }) => ready + deferred + active),
      oldest_seconds: Math.round(Math.max(0, ...mails.map(({ oldestSeconds }) => oldestSeconds))),
      failed: sum(({ failed }) => failed),
    },
  };
}
