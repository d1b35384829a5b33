import type { Allowance } from '@twelvefold/contract';
import { deleteInBatches } from '../db/batches.ts';
import { type Db, rowsOf, type Tx } from '../db/db.ts';
import { eq, lt, type SQL, sql } from '../db/query.ts';
import { AppError } from '../problems.ts';
import { memoryCounters } from './memory.ts';
import { rateCounters } from './schema.ts';

/** A counted subject and its allowances. */
export interface Count {
  subject: string;
  allowances: readonly Allowance[];
  /** Counted in this process, not in the database: for calls that guard neither secrets nor money. */
  inMemory?: boolean;
}

export interface Limits {
  /** Adds one to each count, or throws 429 with the seconds to wait. A refused count stays unchanged. */
  take(counts: readonly Count[], now: Date): Promise<void>;
  /** Throws 429 when a count is used up; counts nothing. */
  check(count: Count, now: Date): Promise<void>;
  /** Number of counts of a subject in the last seconds. */
  taken(subject: string, seconds: number, now: Date): Promise<number>;
  /** Removes the newest count. */
  giveBack(subject: string): Promise<void>;
  /** Removes all counts of a subject. */
  forget(subject: string): Promise<void>;
  /** Removes the counts of a person: subjects that end with one of these names. */
  forgetNames(tx: Tx, names: readonly string[]): Promise<void>;
  counters(): Promise<{ subject: string; taken: number; started_at: string }[]>;
  /** Deletes expired counters: their subjects contain addresses. */
  clean(now: Date): Promise<void>;
  /** Factor on every allowance; 1 unless the sandbox changes it. */
  scale: number;
}

export function createLimits(db: Db): Limits {
  const memory = memoryCounters();
  const limits: Limits = {
    scale: 1,
    take: async (all, now) => {
      const inMemory = all.filter(count => count.inMemory);
      const stored = all.filter(count => !count.inMemory && count.allowances.length > 0);
      const waits = inMemory.map(count => memory.take(count.subject, count.allowances, limits.scale, now));
      refuseFor(Math.max(0, ...waits));
      if (stored.length > 0) refuseFor(await takeStored(db, stored, now, limits.scale));
    },
    check: async ({ subject, allowances }, now) => {
      const [row] = await rowsOf<{ wait: number }>(
        db.execute(sql`
          select ${waitOf(allowances, now, limits.scale)}::float as wait
          from ${rateCounters} as c where c.subject = ${subject}`),
      );
      refuseFor(row?.wait ?? 0);
    },
    taken: async (subject, seconds, now) => {
      const [row] = await rowsOf<{ n: number }>(
        db.execute(sql`
          select count(*)::int as n from ${rateCounters} as c, unnest(c.taken_at) as t
          where c.subject = ${subject} and t > ${at(now)} - make_interval(secs => ${seconds})`),
      );
      return row?.n ?? 0;
    },
    giveBack: async subject => {
      await db.execute(sql`
        update ${rateCounters} as c set taken_at = c.taken_at[:cardinality(c.taken_at) - 1]
        where c.subject = ${subject}`);
    },
    forget: async subject => {
      await db.delete(rateCounters).where(eq(rateCounters.subject, subject));
    },
    forgetNames: async (tx, names) => {
      for (const name of names)
        await tx
          .delete(rateCounters)
          .where(sql`right(${rateCounters.subject}, length(${name}) + 1) = ' ' || ${name}`);
    },
    counters: async () => {
      const rows = await db.select().from(rateCounters).orderBy(rateCounters.subject).limit(1000);
      const stored = rows.flatMap(({ subject, taken_at: [first, ...others] }) =>
        first ? [{ subject, taken: 1 + others.length, started_at: first.toISOString() }] : [],
      );
      return [...stored, ...memory.all()];
    },
    clean: async now => {
      await deleteInBatches(db, rateCounters, lt(rateCounters.expires_at, now));
    },
  };
  return limits;
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** SQL: seconds until all allowances have room for row `c`; 0 when they have. */
function waitOf(allowances: readonly Allowance[], now: Date, scale: number): SQL {
  const waits = allowances.map(({ most, seconds }) => {
    // Room begins when the oldest of the last `most` leaves the window; with fewer counts the index is null.
    const oldest = sql`c.taken_at[cardinality(c.taken_at) - ${Math.round(most * scale)}::int + 1]`;
    return sql`ceil(extract(epoch from ${oldest} - ${at(now)})::float8 + ${seconds}::float8)`;
  });
  return sql`greatest(0, ${sql.join(waits, sql`, `)})`;
}

/** Counts all subjects in one statement, each only when all its allowances have room. Returns the longest wait. */
async function takeStored(db: Db, counts: readonly Count[], now: Date, scale: number): Promise<number> {
  const taken = counts.map(({ subject, allowances }, index) => {
    const longest = Math.max(...allowances.map(allowance => allowance.seconds));
    const span = sql`make_interval(secs => ${longest})`;
    // Drops times in the future, left by a clock that was set back.
    const live = sql`array(select t from unnest(c.taken_at) as t
      where t > ${at(now)} - ${span} and t <= ${at(now)} + ${span} order by t)`;
    return sql`${sql.identifier(`taken_${index}`)} as (
      insert into ${rateCounters} as c (subject, taken_at, granted, expires_at)
      values (${subject}, array[${at(now)}], true, ${at(now)} + ${span})
      on conflict (subject) do update set (taken_at, granted, expires_at) = (
        select case when wait = 0 then c.taken_at || ${at(now)} else c.taken_at end, wait = 0, excluded.expires_at
        from (select c.taken_at, ${waitOf(allowances, now, scale)} as wait
          from (select ${live} as taken_at) as c) as c)
      returning granted, ${waitOf(allowances, now, scale)}::float as wait)`;
  });
  const waits = counts.map((_, index) => sql`select granted, wait from ${sql.identifier(`taken_${index}`)}`);
  const rows = await rowsOf<{ granted: boolean; wait: number }>(
    db.execute(sql`with ${sql.join(taken, sql`, `)} ${sql.join(waits, sql` union all `)}`),
  );
  return Math.max(0, ...rows.map(({ granted, wait }) => (granted ? 0 : Math.max(1, wait))));
}

function refuseFor(seconds: number): void {
  if (seconds <= 0) return;
  throw new AppError('too_many_requests', `Too many requests. Please try again in ${spoken(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** A wait in words: seconds below 2 minutes, minutes below 2 hours, then hours. */
function spoken(seconds: number): string {
  if (seconds < 120) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}
