import { elapsedMs } from '../../platform/clock.ts';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { type SQL, sql } from '../../platform/db/query.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { items } from '../content/index.ts';
import { answers, judgedAnswers, sessionItems } from '../practice/index.ts';
import { calibration, itemStatistics, statisticsProgress } from './schema.ts';
import { timeStepRatio, timeSteps } from './statistics.ts';

const letters = ['A', 'B', 'C', 'D'] as const;
/** An answer is stored with the time it came at, and seen when its transaction ends: by then it has. */
const settledMs = 10 * 60_000;
/** A run has a minute. */
const runMs = 20_000;
const firstWindowMs = 3600_000;
const longestWindowMs = 28 * 24 * 3600_000;
/** The window grows while fewer answers than this are in it. */
const fewAnswers = 5000;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const countWhere = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** Two arrays of one length, added place by place. */
const added = (column: string, type: 'int' | 'float8') =>
  sql.raw(`(select array_agg(x + y order by i)::${type}[] from unnest(item_statistics.${column}, excluded.${column})
    with ordinality as t(x, y, i))`);

/** Adds what first answers in a stretch of time add up to. Returns how many there were. */
async function countAnswers(tx: Tx, from: Date, until: Date, now: Date): Promise<number> {
  const chosen = letters.map(letter => countWhere(sql`chosen = ${letter}`));
  const known = letters.map(letter => countWhere(sql`chosen = ${letter} and ability is not null`));
  const abilities = letters.map(
    letter => sql`coalesce(sum(ability) filter (where chosen = ${letter}), 0)::float8`,
  );
  const times = Array.from({ length: timeSteps }, (_, step) => countWhere(sql`step = ${step}::int`));
  const rows = await rowsOf<{ n: number }>(
    tx.execute(sql`
      with firsts as (
        select a.item_id, a.outcome, a.chosen, (a.logit + a.difficulty)::float8 as ability,
          case when a.chosen is not null then
            least(${timeSteps}::int - 1, floor(ln(greatest(a.elapsed_ms, 1000) / 1000.0) / ln(${timeStepRatio}::float8)))::int end as step
        from ${answers} a join ${items} i on i.id = a.item_id and i.status <> 'twin'
        where a.answered_at >= ${from.toISOString()}::timestamptz and a.answered_at < ${until.toISOString()}::timestamptz
          and not exists (select 1 from ${answers} e
            where e.user_id = a.user_id and e.item_id = a.item_id and e.sequence < a.sequence))
      insert into ${itemStatistics}
        (item_id, chosen, known, abilities, squares, skipped, pictures_failed, times, counted_at)
      select item_id, array[${list(chosen)}], array[${list(known)}], array[${list(abilities)}],
        coalesce(sum(ability * ability) filter (where chosen is not null), 0)::float8,
        ${countWhere(sql`outcome = 'skipped'`)}, ${countWhere(sql`outcome = 'image_failed'`)}, array[${list(times)}],
        ${now.toISOString()}::timestamptz
      from firsts group by item_id
      on conflict (item_id) do update set
        chosen = ${added('chosen', 'int')}, known = ${added('known', 'int')},
        abilities = ${added('abilities', 'float8')}, times = ${added('times', 'int')},
        squares = item_statistics.squares + excluded.squares,
        skipped = item_statistics.skipped + excluded.skipped,
        pictures_failed = item_statistics.pictures_failed + excluded.pictures_failed,
        counted_at = excluded.counted_at
      returning 1 as n`),
  );
  return rows.length;
}

/** Adds how often the chances that were expected came true. */
const countCalibration = (tx: Tx, from: Date, until: Date) =>
  tx.execute(sql`
    insert into ${calibration} (week, band, tenth, answers, expected, correct)
    select date_trunc('week', a.answered_at at time zone 'Asia/Kolkata')::date, a.band,
      least(9, floor(p.chance * 10))::int, count(*)::int, sum(p.chance)::float8,
      ${countWhere(sql`a.outcome = 'correct'`)}
    from ${judgedAnswers} a join ${sessionItems} s on s.user_id = a.user_id and s.session_id = a.session_id
      cross join lateral (select s.probabilities[a.position]::float8 as chance) p
    where a.answered_at >= ${from.toISOString()}::timestamptz and a.answered_at < ${until.toISOString()}::timestamptz
      and a.chosen is not null and p.chance is not null
    group by 1, 2, 3
    on conflict (week, band, tenth) do update set answers = calibration.answers + excluded.answers,
      expected = calibration.expected + excluded.expected, correct = calibration.correct + excluded.correct`);

/** Students who had something of the tutor, by question. */
const countDoubts = (db: Db) =>
  db.execute(sql`
    update ${itemStatistics} set doubts = d.n
    from (select item_id, count(*)::int as n from doubt_threads where used > 0 or hints > 0 group by item_id) d
    where d.item_id = item_statistics.item_id and item_statistics.doubts <> d.n`);

/** Where counting has to go on; null while there is no answer. Whoever reads it in a transaction holds it. */
async function countedUntil(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select().from(statisticsProgress).for('update');
  if (row) return row.counted_until;
  const [first] = await rowsOf<{ at: string | null }>(
    tx.execute(
      sql`select to_char(min(answered_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${answers}`,
    ),
  );
  if (!first?.at) return null;
  await tx
    .insert(statisticsProgress)
    .values({ counted_until: new Date(first.at) })
    .onConflictDoNothing();
  return new Date(first.at);
}

/** One stretch of time; null when there is nothing left to count. */
async function countStretch(db: Db, windowMs: number, now: Date): Promise<{ items: number } | null> {
  return db.transaction(async tx => {
    const from = await countedUntil(tx);
    if (!from) return null;
    const until = new Date(Math.min(from.getTime() + windowMs, now.getTime() - settledMs));
    if (until <= from) return null;
    const items = await countAnswers(tx, from, until, now);
    await countCalibration(tx, from, until);
    await tx.update(statisticsProgress).set({ counted_until: until });
    return { items };
  });
}

/** The job that counts answers into the statistics of questions, where it ended the last time. */
export const countAnswersJob = 'question-desk.count_answers';

export const countAnswersOf = ({ db }: Platform, whenCounted: (now: Date) => Promise<void>): JobDefinition =>
  job({
    cron: '*/10 * * * *',
    handle: async (_data, { now }) => {
      const begun = elapsedMs();
      let windowMs = firstWindowMs;
      while (elapsedMs() - begun < runMs) {
        const stretch = await countStretch(db, windowMs, now);
        if (!stretch) break;
        windowMs =
          stretch.items < fewAnswers
            ? Math.min(2 * windowMs, longestWindowMs)
            : Math.max(firstWindowMs, windowMs / 2);
      }
      await countDoubts(db);
      await whenCounted(now);
    },
  });
