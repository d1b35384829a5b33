import type { Tx, Upkeep } from '../db/db.ts';
import { isTimedOut } from '../db/outage.ts';
import { eq, sql } from '../db/query.ts';
import { progress } from './schema.ts';

/** A resumable computation over all students' rows. */
export interface Course {
  /** Key in `progress`. Without its row the computation starts over. */
  name: string;
  /** First and largest slice size, in units of `next`. */
  size: { first: number; most: number };
  /** End of the slice of this size from `from` (null at the start); null when nothing is left. */
  next(tx: Tx, from: string | null, size: number): Promise<string | null>;
  /** Does one slice, in the transaction that stores its end. */
  work(tx: Tx, from: string | null, upto: string): Promise<void>;
}

/** Below this time (ms) the next slice is twice as large. */
const quickMs = 250;
/** Above this time the next slice is half as large. */
const slowMs = 1000;

interface Needs {
  db: Upkeep;
  signal: AbortSignal;
  now: Date;
  /** Monotonic clock in ms. */
  elapsed: () => number;
}

/**
 * Continues a course until nothing is left or `signal` aborts, one transaction per slice. A slice that times out is
 * retried at half its size. Returns whether nothing is left. Throws when a slice of size 1 times out, and other errors
 * of `work`; earlier slices stay done.
 */
export async function inSlices({ db, signal, now, elapsed }: Needs, course: Course): Promise<boolean> {
  const { first, most } = course.size;
  for (let size = first; !signal.aborted; ) {
    const begun = elapsed();
    try {
      if (!(await db.transaction(tx => slice(tx, course, size, now)))) return true;
    } catch (error) {
      if (!isTimedOut(error) || size === 1) throw error;
      size = half(size);
      continue;
    }
    const took = elapsed() - begun;
    if (took < quickMs) size = Math.min(2 * size, most);
    else if (took > slowMs) size = half(size);
  }
  return false;
}

const half = (size: number) => Math.max(1, Math.floor(size / 2));

/** Does one slice under the course's lock; false when nothing is left. */
async function slice(tx: Tx, course: Course, size: number, now: Date): Promise<boolean> {
  const { name } = course;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 13))`);
  const [row] = await tx.select().from(progress).where(eq(progress.name, name));
  const from = row?.upto ?? null;
  const upto = await course.next(tx, from, size);
  if (upto === null) {
    await tx.update(progress).set({ caught_up_at: now }).where(eq(progress.name, name));
    return false;
  }
  await course.work(tx, from, upto);
  await tx
    .insert(progress)
    .values({ name, upto, caught_up_at: now })
    .onConflictDoUpdate({ target: progress.name, set: { upto } });
  return true;
}
