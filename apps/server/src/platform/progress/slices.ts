import type { Tx, Upkeep } from '../db/db.ts';
import { isTimedOut } from '../db/outage.ts';
import { eq, sql } from '../db/query.ts';
import { progress } from './schema.ts';

/** A computation over everybody's rows, which counts on from where it ended. */
export interface Course {
  /** The row of `progress` that keeps how far it is. Without that row it begins anew. */
  name: string;
  /** The first slice of a run and the largest, in what `next` counts. */
  size: { first: number; most: number };
  /** The end of the slice of this size that begins at `from` (null at the beginning); null where nothing is left now. */
  next(tx: Tx, from: string | null, size: number): Promise<string | null>;
  /** Does one slice, in the transaction that keeps its end. */
  work(tx: Tx, from: string | null, upto: string): Promise<void>;
}

/** A slice that took less than this is followed by one of twice its size, in milliseconds. */
const quickMs = 250;
/** A slice that took more than this is followed by one of half its size. */
const slowMs = 1000;

interface Needs {
  db: Upkeep;
  signal: AbortSignal;
  now: Date;
  /** Milliseconds of a clock that no one moves. */
  elapsed: () => number;
}

/**
 * Goes on with a course until nothing is left or `signal` ends, each slice in a transaction of its own. A slice whose
 * statement ran into its time limit is done again in halves. Returns whether nothing is left. Throws when even the
 * smallest slice takes too long, and whatever else `work` throws; slices before stay done.
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

/** False where nothing is left. The row of the course keeps others away until the transaction ends. */
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
