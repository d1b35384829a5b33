import { rowsOf, type Tx } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import type { Course } from '../../../platform/progress/slices.ts';
import { answers } from '../schema.ts';

/** An answer is visible only after its transaction: by then its `answered_at` is at most 10 minutes old. */
const settledMs = 10 * 60_000;
const minuteMs = 60_000;

interface OverAnswers {
  name: string;
  now: Date;
  /** Older answers are left out; null includes all. */
  since: Date | null;
  /** Before the first slice: deletes earlier results. */
  empty(tx: Tx): Promise<void>;
  /** Adds the answers of an interval (ISO texts, end excluded), whose `is_first` is set. */
  count(tx: Tx, from: string, until: string): Promise<void>;
}

/** A course over all answers by time, up to ten minutes ago. */
export function overAnswers({ name, now, since, empty, count }: OverAnswers): Course {
  const begin = async (tx: Tx) => {
    // No answer is older than its account or (seeded history) its session; both minima use an index.
    const [first] = await rowsOf<{ ms: number | null }>(
      tx.execute(sql`
        select (extract(epoch from least((select min(created_at) from users),
          (select min(created_at) from practice_sessions))) * 1000)::float8 as ms`),
    );
    return first?.ms == null ? null : Math.max(first.ms, since?.getTime() ?? 0);
  };
  const startOf = async (tx: Tx, from: string | null) => (from === null ? begin(tx) : Date.parse(from));
  return {
    name,
    // Minutes; a run every ten minutes is one slice.
    size: { first: 10, most: 360 },
    next: async (tx, from, minutes) => {
      const start = await startOf(tx, from);
      if (start === null) return null;
      const until = Math.min(start + minutes * minuteMs, now.getTime() - settledMs);
      return until > start ? new Date(until).toISOString() : null;
    },
    work: async (tx, from, upto) => {
      if (from === null) await empty(tx);
      const start = new Date((await startOf(tx, from)) ?? 0).toISOString();
      await decideFirsts(tx, start, upto);
      await count(tx, start, upto);
    },
  };
}

/** Sets `is_first` of answers written by an earlier release. */
const decideFirsts = (tx: Tx, from: string, until: string) =>
  tx.execute(sql`
    update ${answers} a set is_first = not exists (
      select 1 from ${answers} e where e.user_id = a.user_id and e.item_id = a.item_id and e.sequence < a.sequence)
    where a.answered_at >= ${from}::timestamptz and a.answered_at < ${until}::timestamptz and a.is_first is null`);
