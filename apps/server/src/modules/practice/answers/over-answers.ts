import { rowsOf, type Tx } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import type { Course } from '../../../platform/progress/slices.ts';
import { answers } from '../schema.ts';

/** An answer is stored with the time it came at, and seen when its transaction ends: by then it has. */
const settledMs = 10 * 60_000;
const minuteMs = 60_000;

interface OverAnswers {
  name: string;
  now: Date;
  /** Answers of before are left out; null leaves out none. */
  since: Date | null;
  /** Before the first slice: what is there is of nothing. */
  empty(tx: Tx): Promise<void>;
  /** Counts the answers from a time on and before another; `is_first` of each is known. Both as ISO text. */
  count(tx: Tx, from: string, until: string): Promise<void>;
}

/** A computation over all answers in the order they came, up to ten minutes ago. */
export function overAnswers({ name, now, since, empty, count }: OverAnswers): Course {
  const begin = async (tx: Tx) => {
    // No answer is older than its account or, where a history was made, its session; both are found by an index.
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
    // Minutes: a run every ten minutes is one slice.
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

/** Answers that an earlier release wrote do not say whether they are the first to their item. */
const decideFirsts = (tx: Tx, from: string, until: string) =>
  tx.execute(sql`
    update ${answers} a set is_first = not exists (
      select 1 from ${answers} e where e.user_id = a.user_id and e.item_id = a.item_id and e.sequence < a.sequence)
    where a.answered_at >= ${from}::timestamptz and a.answered_at < ${until}::timestamptz and a.is_first is null`);
