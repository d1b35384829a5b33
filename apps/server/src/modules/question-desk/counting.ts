import type { Db, Tx } from '../../platform/db/db.ts';
import { indianDate } from '../../platform/db/fragments.ts';
import { type SQL, sql } from '../../platform/db/query.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { items } from '../content/index.ts';
import { answers, judgedAnswers, overAnswers, sessionItems } from '../practice/index.ts';
import { calibration, itemStatistics } from './schema.ts';
import { timeStepRatio, timeSteps } from './statistics.ts';

const letters = ['A', 'B', 'C', 'D'] as const;
const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const countWhere = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** SQL: elementwise sum of two arrays. */
const added = (column: string, type: 'int' | 'float8') =>
  sql.raw(`(select array_agg(x + y order by i)::${type}[] from unnest(item_statistics.${column}, excluded.${column})
    with ordinality as t(x, y, i))`);

/** Adds the first answers of an interval to the sums. */
async function countAnswers(tx: Tx, from: string, until: string, now: Date): Promise<void> {
  const chosen = letters.map(letter => countWhere(sql`chosen = ${letter}`));
  const known = letters.map(letter => countWhere(sql`chosen = ${letter} and ability is not null`));
  const abilities = letters.map(
    letter => sql`coalesce(sum(ability) filter (where chosen = ${letter}), 0)::float8`,
  );
  const times = Array.from({ length: timeSteps }, (_, step) => countWhere(sql`step = ${step}::int`));
  await tx.execute(sql`
      with firsts as (
        select a.item_id, a.outcome, a.chosen, (a.logit + a.difficulty)::float8 as ability,
          case when a.chosen is not null then
            least(${timeSteps}::int - 1, floor(ln(greatest(a.elapsed_ms, 1000) / 1000.0) / ln(${timeStepRatio}::float8)))::int end as step
        from ${answers} a join ${items} i on i.id = a.item_id and i.status <> 'twin'
        where a.answered_at >= ${from}::timestamptz and a.answered_at < ${until}::timestamptz and a.is_first)
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
        counted_at = excluded.counted_at`);
}

/** Adds expected and observed right answers of an interval. */
const countCalibration = (tx: Tx, from: string, until: string) =>
  tx.execute(sql`
    insert into ${calibration} (week, band, tenth, answers, expected, correct)
    select date_trunc('week', ${indianDate(sql`a.answered_at`)})::date, a.band,
      least(9, floor(p.chance * 10))::int, count(*)::int, sum(p.chance)::float8,
      ${countWhere(sql`a.outcome = 'correct'`)}
    from ${judgedAnswers} a join ${sessionItems} s on s.user_id = a.user_id and s.session_id = a.session_id
      cross join lateral (select s.probabilities[a.position]::float8 as chance) p
    where a.answered_at >= ${from}::timestamptz and a.answered_at < ${until}::timestamptz
      and a.chosen is not null and p.chance is not null
    group by 1, 2, 3
    on conflict (week, band, tenth) do update set answers = calibration.answers + excluded.answers,
      expected = calibration.expected + excluded.expected, correct = calibration.correct + excluded.correct`);

/** Counts students who used the tutor, by question. */
const countDoubts = (db: Db) =>
  db.execute(sql`
    update ${itemStatistics} set doubts = d.n
    from (select item_id, count(*)::int as n from doubt_threads where used > 0 or hints > 0 group by item_id) d
    where d.item_id = item_statistics.item_id and item_statistics.doubts <> d.n`);

/** Nine of ten minutes; the next run continues. */
const runSeconds = 540;

/** Job that adds answers to the statistics of questions, from where the last run ended. */
export const countAnswersJob = 'question-desk.count_answers';

export const countAnswersOf = (whenCounted: (now: Date) => Promise<void>): JobDefinition =>
  job({
    on: 'upkeep',
    cron: '*/10 * * * *',
    seconds: runSeconds,
    handle: async (_data, { db, now, progress }) => {
      const counted = await progress(
        overAnswers({
          name: 'question statistics',
          now,
          since: null,
          empty: async tx => {
            await tx.delete(itemStatistics);
            await tx.delete(calibration);
          },
          count: async (tx, from, until) => {
            await countAnswers(tx, from, until, now);
            await countCalibration(tx, from, until);
          },
        }),
      );
      if (!counted) return;
      await countDoubts(db);
      await whenCounted(now);
    },
  });
