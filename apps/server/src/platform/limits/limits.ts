import type { Allowance } from '@twelvefold/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { AppError } from '../problems.ts';
import { memoryCounters } from './memory.ts';
import { rateCounters } from './schema.ts';

/** Something that is counted, and how often it may happen. */
interface Count {
  subject: string;
  allowances: readonly Allowance[];
  /** Counted in this process instead of the database: for calls that guard no secret and no money. */
  inMemory?: boolean;
}

export interface Limits {
  /** Takes one of each count, or throws 429 with the seconds to wait. A refusal by a short window leaves longer ones alone. */
  take(counts: readonly Count[], now: Date): Promise<void>;
  /** Throws 429 when a count is used up, and takes nothing. */
  check(count: Count, now: Date): Promise<void>;
  /** Gives a subject its whole allowance back. */
  forget(subject: string): Promise<void>;
  /** Drops what is counted of a person: subjects that end with one of these names. */
  forgetNames(tx: Tx, names: readonly string[]): Promise<void>;
  counters(): Promise<{ subject: string; seconds: number; taken: number; started_at: string }[]>;
  /** Deletes counters whose window is over. */
  clean(now: Date): Promise<void>;
  /** Multiplies every allowance; 1 unless the sandbox changed it. */
  scale: number;
}

export function createLimits(db: Db): Limits {
  const memory = memoryCounters();
  const limits: Limits = {
    scale: 1,
    take: async (all, now) => {
      const waits = all
        .filter(count => count.inMemory)
        .map(({ subject, allowances }) => memory.take(subject, allowances, limits.scale, now));
      const wait = Math.max(0, ...waits);
      if (wait > 0) throw tooMany(wait);
      const counts = all.filter(count => !count.inMemory);
      const most = Math.max(0, ...counts.map(count => count.allowances.length));
      for (let rank = 0; rank < most; rank++) {
        const windows = counts.flatMap(({ subject, allowances }) => {
          const allowance = shortestFirst(allowances)[rank];
          return allowance ? [{ subject, ...allowance }] : [];
        });
        await takeWindows(db, windows, now, limits.scale);
      }
    },
    check: async ({ subject, allowances }, now) => {
      const rows = await db
        .select()
        .from(rateCounters)
        .where(
          and(
            eq(rateCounters.subject, subject),
            inArray(
              rateCounters.seconds,
              allowances.map(a => a.seconds),
            ),
          ),
        );
      for (const row of rows) {
        const allowance = allowances.find(a => a.seconds === row.seconds);
        const left = secondsLeft(row.startedAt, row.seconds, now);
        if (allowance && left > 0 && row.taken >= allowance.most * limits.scale) throw tooMany(left);
      }
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
      const stored = rows.map(row => ({
        subject: row.subject,
        seconds: row.seconds,
        taken: row.taken,
        started_at: row.startedAt.toISOString(),
      }));
      return [...stored, ...memory.all()];
    },
    clean: async now => {
      // Subjects name addresses: they are not kept longer than they count.
      const end = sql`${rateCounters.startedAt} + make_interval(secs => ${rateCounters.seconds})`;
      await db.delete(rateCounters).where(sql`${end} < ${now.toISOString()}::timestamptz`);
    },
  };
  return limits;
}

type Window = Allowance & { subject: string };

/** One statement for all windows: a window that is over begins anew, any other counts one more. */
async function takeWindows(db: Db, windows: Window[], now: Date, scale: number): Promise<void> {
  if (windows.length === 0) return;
  const length = sql`make_interval(secs => ${rateCounters.seconds})`;
  const over = sql`(${rateCounters.startedAt} <= excluded.started_at - ${length} or ${rateCounters.startedAt} > excluded.started_at + ${length})`;
  const rows = await db
    .insert(rateCounters)
    .values(windows.map(({ subject, seconds }) => ({ subject, seconds, startedAt: now, taken: 1 })))
    .onConflictDoUpdate({
      target: [rateCounters.subject, rateCounters.seconds],
      set: {
        taken: sql`case when ${over} then 1 else ${rateCounters.taken} + 1 end`,
        startedAt: sql`case when ${over} then excluded.started_at else ${rateCounters.startedAt} end`,
      },
    })
    .returning();
  const waits = rows.map(row => {
    const window = windows.find(w => w.subject === row.subject && w.seconds === row.seconds);
    return window && row.taken > window.most * scale ? secondsLeft(row.startedAt, row.seconds, now) : 0;
  });
  const wait = Math.max(...waits);
  if (wait > 0) throw tooMany(wait);
}

const shortestFirst = (allowances: readonly Allowance[]) =>
  [...allowances].sort((a, b) => a.seconds - b.seconds);

const secondsLeft = (startedAt: Date, seconds: number, now: Date) =>
  Math.ceil((startedAt.getTime() + seconds * 1000 - now.getTime()) / 1000);

function tooMany(seconds: number): AppError {
  const wait =
    seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too_many_requests', `Too many requests. Please try again in ${wait}.`, {
    retryAfter: seconds,
  });
}
