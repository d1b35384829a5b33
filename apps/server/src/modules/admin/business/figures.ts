import type { DayFigures } from '@twelvefold/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The day in India that a time falls on. */
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Asia/Kolkata')::date`);

function figuresByDay(db: Db, days: number, now: Date): Promise<DayFigures[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`;
  const since = sql`((${today} - ${days - 1}::int)::timestamp at time zone 'Asia/Kolkata')`;
  // Each part is counted in one pass over its table; the first session of each kind is number 1.
  return rowsOf<DayFigures>(
    db.execute(sql`
      with active as (
        select ${dayOf('created_at')} as day, count(distinct user_id)::int as n from practice_sessions
        where created_at >= ${since} group by 1),
      begun as (select min(created_at) as first_at from practice_sessions where number = 1 group by user_id),
      firsts as (select ${dayOf('first_at')} as day, count(*)::int as n from begun where first_at >= ${since} group by 1),
      sign_ups as (
        select ${dayOf('created_at')} as day, count(*)::int as n from users where created_at >= ${since} group by 1),
      money as (
        select day, sum(amount_paise)::int as n from (
          select ${dayOf('paid_at')} as day, amount_paise from payments where paid_at >= ${since}
          union all
          select ${dayOf('settled_at')}, -amount_paise from refunds where status = 'accepted' and settled_at >= ${since}
          union all
          select ${dayOf('dispute_decided_at')}, -charged_back_paise from payments
            where charged_back_paise > 0 and dispute_decided_at >= ${since}
        ) moved group by 1)
      select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sign_ups.n, 0) as sign_ups,
        coalesce(firsts.n, 0) as first_sessions, coalesce(active.n, 0) - coalesce(firsts.n, 0) as returning,
        (select coalesce(sum(u.mails), 0)::int from undelivered_mails u where u.day = d.day) as undelivered_mails,
        coalesce(money.n, 0) as revenue
      from (select ${today} - back as day from generate_series(0, ${days - 1}::int) back) d
        left join active using (day) left join firsts using (day) left join sign_ups using (day)
        left join money using (day)
      order by d.day desc`),
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
