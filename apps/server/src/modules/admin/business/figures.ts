import type { DayFigures } from '@twelvefold/contract';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { indianDate, indianMidnight } from '../../../platform/db/fragments.ts';
import { type SQL, sql } from '../../../platform/db/query.ts';
import { type JobDefinition, job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Course } from '../../../platform/progress/slices.ts';

/** Job that counts finished days. */
export const countDaysJob = 'admin.count_days';

const dayOf = (column: string) => indianDate(sql.raw(column));
const todayAt = (now: Date) => indianDate(sql`${now.toISOString()}::timestamptz`);

interface Days {
  from: SQL;
  /** The day after the last. */
  until: SQL;
}

/** Counts per day: sign-ups, students with a session, and students with their very first session. */
const countedDays = ({ from, until }: Days) => {
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${indianMidnight(from)} and ${sql.raw(column)} < ${indianMidnight(until)}`;
  // First sessions of each kind have number 1.
  return sql`
    select d.day, coalesce(s.n, 0) as sign_ups, coalesce(f.n, 0) as first_sessions, coalesce(a.n, 0) as active
    from (select ${from} + n as day from generate_series(0, ${until} - ${from} - 1) n) d
      left join (select ${dayOf('created_at')} as day, count(*)::int as n from users
        where ${within('created_at')} group by 1) s using (day)
      left join (select ${dayOf('p.created_at')} as day, count(distinct p.user_id)::int as n from practice_sessions p
        where p.number = 1 and ${within('p.created_at')} and not exists (
          select 1 from practice_sessions earlier
          where earlier.user_id = p.user_id and earlier.number = 1 and earlier.created_at < p.created_at)
        group by 1) f using (day)
      left join (select ${dayOf('created_at')} as day, count(distinct user_id)::int as n from practice_sessions
        where ${within('created_at')} group by 1) a using (day)`;
};

/** The first uncounted day; `otherwise` when none was counted. */
const uncounted = async (db: Db, otherwise: SQL): Promise<SQL> => {
  const [row] = await rowsOf<{ day: string | null }>(
    db.execute(sql`select (coalesce((select max(day) + 1 from day_figures), ${otherwise}))::text as day`),
  );
  return sql`${row?.day ?? null}::date`;
};

const firstDay = sql`(select ${dayOf('min(created_at)')} from users)`;

/** Counts days finished since the last run, each once. */
const overDays = (now: Date): Course => ({
  name: 'day figures',
  size: { first: 1, most: 30 },
  next: async (tx, from, days) => {
    const [row] = await rowsOf<{ until: string | null }>(
      tx.execute(sql`
        select until::text as until from (
          select begin, least(begin + ${days}::int, ${todayAt(now)}) as until
          from (select coalesce(${from}::date, ${firstDay}) as begin) first) slice
        where until > begin`),
    );
    return row?.until ?? null;
  },
  work: async (tx, from, upto) => {
    const days = { from: sql`coalesce(${from}::date, ${firstDay})`, until: sql`${upto}::date` };
    await tx.execute(sql`
      insert into day_figures (day, sign_ups, first_sessions, active)
      select day, sign_ups, first_sessions, active from (${countedDays(days)}) counted
      on conflict (day) do nothing`);
  },
});

export const countDays: JobDefinition = job({
  on: 'upkeep',
  cron: '12 19 * * *',
  handle: async (_data, { now, progress }) => {
    await progress(overDays(now));
  },
});

/** Figures by day, newest first: stored ones, and live counts of today and uncounted days. */
async function figuresByDay(db: Db, days: number, now: Date): Promise<DayFigures[]> {
  const today = todayAt(now);
  const first = sql`(${today} - ${days - 1}::int)`;
  const live = { from: sql`greatest(${await uncounted(db, first)}, ${first})`, until: sql`(${today} + 1)` };
  const since = indianMidnight(first);
  return rowsOf<DayFigures>(
    db.execute(sql`
      with people as (
        select day, sign_ups, first_sessions, active from day_figures where day between ${first} and ${today}
        union all ${countedDays(live)}),
      money as (
        select day, sum(amount_paise)::float8 as n from (
          select ${dayOf('paid_at')} as day, amount_paise from payments where paid_at >= ${since}
          union all
          select ${dayOf('settled_at')}, -amount_paise from refunds where status = 'accepted' and settled_at >= ${since}
          union all
          select ${dayOf('dispute_decided_at')}, -charged_back_paise from payments
            where charged_back_paise > 0 and dispute_decided_at >= ${since}
        ) moved group by 1)
      select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(p.sign_ups, 0) as sign_ups,
        coalesce(p.first_sessions, 0) as first_sessions, coalesce(p.active - p.first_sessions, 0) as returning,
        (select coalesce(sum(u.mails), 0)::int from undelivered_mails u where u.day = d.day) as undelivered_mails,
        coalesce(money.n, 0) as revenue
      from (select ${today} - back as day from generate_series(0, ${days - 1}::int) back) d
        left join people p using (day) left join money using (day)
      order by d.day desc`),
  );
}

export async function figuresNow({ reports, jobs }: Platform, days: number, now: Date) {
  const mails = (await jobs.statistics()).filter(({ queue }) => queue === 'mail' || queue === 'mail.urgent');
  const sum = (of: (queue: (typeof mails)[number]) => number) => mails.reduce((all, one) => all + of(one), 0);
  return {
    days: await figuresByDay(reports, days, now),
    mail: {
      waiting: sum(({ ready, deferred, active }) => ready + deferred + active),
      oldest_seconds: Math.round(Math.max(0, ...mails.map(({ oldestSeconds }) => oldestSeconds))),
      failed: sum(({ failed }) => failed),
    },
  };
}
