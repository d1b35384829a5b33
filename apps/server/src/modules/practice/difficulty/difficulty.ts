import {
  aimEvidence,
  type DifficultyEvidence,
  evidenceOfLaws,
  type GivenAnswer,
  GUESS_FLOOR,
  learningLaws,
  learntDifficulties,
} from '@twelvefold/engine';
import { daysAfter } from '../../../platform/clock.ts';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { type SQL, sql } from '../../../platform/db/query.ts';
import { type JobDefinition, job } from '../../../platform/jobs/jobs.ts';
import { beginLongJob, endLongJob } from '../../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Course } from '../../../platform/progress/slices.ts';
import { plural } from '../../../platform/sentences.ts';
import {
  cellCode,
  engineItem,
  formCode,
  type ItemRow,
  items,
  type LearntAim,
  putDifficulties,
} from '../../content/index.ts';
import { studentsOfLate } from '../../learning/index.ts';
import { answersAfter } from '../answers/answer-store.ts';
import { overAnswers } from '../answers/over-answers.ts';
import { answers, difficultySums } from '../schema.ts';

/** Nightly job: estimates the difficulty of questions from all students' answers. */

export const learnDifficultiesJob = 'practice.learn_difficulties';

/** Older answers are ignored: the bank is revised all the time. */
const daysRead = 400;

/**
 * Recent students whose answers estimate the aim: enough answers each for practice to show. Many students with their
 * first twenty sessions carry more information than a few with all.
 */
const courses = { most: 1_000, leastAnswers: 120, mostAnswers: 240 } as const;

const guess = sql.raw(String(GUESS_FLOOR));
const letters = ['A', 'B', 'C', 'D'] as const;
const monthOf = (time: SQL) => sql`date_trunc('month', ${time} at time zone 'UTC')::date`;
const sums = ['answers', 'information', 'located', 'expected'] as const;

/**
 * Adds the evidence of first answers without help to the sums per question: `forecast` and `lessonOf` of the engine,
 * computed in SQL from the stored mean and variance of ability minus difficulty. The sums depend on neither the key nor
 * the prior difficulty, which may be corrected later.
 */
async function countEvidence(tx: Tx, from: string, until: string): Promise<void> {
  const weights = letters.map(
    letter => sql`coalesce(sum(slope / (p * (1 - p))) filter (where chosen = ${letter}), 0)::float8`,
  );
  const added = sums.map(name => sql.raw(`${name} = difficulty_sums.${name} + excluded.${name}`));
  await tx.execute(sql`
    with known as (
      select a.item_id, ${monthOf(sql`a.answered_at`)} as month, a.chosen, a.difficulty::float8 as difficulty,
        a.logit::float8 as logit, 1 / sqrt(1 + pi() * a.logit_variance::float8 / 8) as shrink
      from ${answers} a
      where a.answered_at >= ${from}::timestamptz and a.answered_at < ${until}::timestamptz
        and a.is_first and a.help is null and a.chosen is not null and a.logit is not null),
    expected as (select *, 1 / (1 + exp(-shrink * logit)) as q from known),
    told as (
      select *, ${guess} + (1 - ${guess}) * q as p, (1 - ${guess}) * shrink * q * (1 - q) as slope from expected)
    insert into ${difficultySums} (month, item_id, answers, information, located, expected, weights)
    select month, item_id, count(*)::int, sum(slope * slope / (p * (1 - p)))::float8,
      sum(slope * slope / (p * (1 - p)) * difficulty)::float8, sum(slope / (1 - p))::float8,
      array[${sql.join(weights, sql`, `)}]
    from told group by month, item_id
    on conflict (month, item_id) do update set ${sql.join(added, sql`, `)},
      weights = (select array_agg(x + y order by i)
        from unnest(difficulty_sums.weights, excluded.weights) with ordinality as t(x, y, i))`);
}

const overEvidence = (now: Date): Course =>
  overAnswers({
    name: 'difficulty',
    now,
    since: daysAfter(now, -daysRead),
    empty: async tx => {
      await tx.delete(difficultySums);
    },
    count: countEvidence,
  });

/** Evidence per question since `since`, by today's keys. */
export async function evidence(db: Db, since: Date): Promise<DifficultyEvidence[]> {
  const rows = await rowsOf<
    Pick<ItemRow, 'family' | 'type' | 'band' | 'form'> &
      Pick<DifficultyEvidence, 'answers' | 'information' | 'pull'>
  >(
    db.execute(sql`
      select i.family::text as family, i.type, i.band, i.form, sum(s.answers)::int as answers,
        sum(s.information)::float8 as information,
        sum(s.located - s.information * i.difficulty::float8 + s.expected
          - s.weights[ascii(coalesce(c.key, i.key)) - ascii('A') + 1])::float8 as pull
      from ${difficultySums} s join ${items} i on i.id = s.item_id
        left join key_corrections c on c.item_id = s.item_id
      where s.month >= ${monthOf(sql`${since.toISOString()}::timestamptz`)}
      group by i.family, i.type, i.band, i.form
      order by i.family, i.type, i.band, i.form`),
  );
  return rows.map(({ family, type, band, form, answers: counted, information, pull }) => ({
    item: family,
    cell: cellCode(type, band),
    ...(form !== null && { form: formCode(type, band, form) }),
    answers: counted,
    information,
    pull,
  }));
}

const outcomes = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' } as const;

/** A student's answers in the engine's form. */
async function courseOf(db: Db, userId: string): Promise<GivenAnswer[]> {
  const given = await answersAfter(db, userId, 0, courses.mostAnswers);
  return given.flatMap(answer => {
    const item = engineItem({ ...answer, id: answer.item_id });
    if (item === null || answer.outcome === 'image_failed') return [];
    return {
      item,
      outcome: outcomes[answer.outcome],
      helped: answer.help !== null,
      at: answer.answered_at.getTime(),
    };
  });
}

/** The aim estimated from recent students; null without any. */
async function aimOf(db: Db, since: Date, signal: AbortSignal): Promise<LearntAim | null> {
  const students = await studentsOfLate(db, since, courses);
  if (students.length === 0) return null;
  const all = learningLaws.map(() => 0);
  let heard = 0;
  for (const student of students) {
    if (signal.aborted) break;
    heard += 1;
    evidenceOfLaws(await courseOf(db, student)).forEach((one, i) => {
      all[i] = (all[i] ?? 0) + one;
    });
  }
  const { aim, likely, tells } = aimEvidence(all);
  const thousandths = (value: number) => Math.round(1000 * value) / 1000;
  return {
    aim: thousandths(aim),
    evidence: {
      students: heard,
      tells,
      likely: likely.map(({ best, chance }) => ({ best, chance: thousandths(chance) })),
    },
  };
}

/** Adds the answers since the last run, then estimates difficulties and aim from all sums. */
export function learnDifficulties({ jobs, db: outer }: Platform, changed: () => void): JobDefinition {
  return job({
    on: 'upkeep',
    cron: '23 20 * * *',
    seconds: 600,
    handle: async (_data, { db, now, log, signal, progress }) => {
      const since = daysAfter(now, -daysRead);
      await beginLongJob(db, { queue: learnDifficultiesJob, adminId: null, total: null }, now);
      if (!(await progress(overEvidence(now)))) {
        await jobs.enqueue(outer, learnDifficultiesJob, {}, { key: 'goes on' });
        return;
      }
      await db
        .delete(difficultySums)
        .where(sql`month < ${monthOf(sql`${since.toISOString()}::timestamptz`)}`);
      const learnt = learntDifficulties(await evidence(db, since));
      if (learnt.answers === 0) return endLongJob(db, learnDifficultiesJob, 'No answers to learn from.', now);
      const aim = await aimOf(db, since, signal);
      const moved = await db.transaction(tx => putDifficulties(tx, learnt, aim, now));
      changed();
      const words = `Learnt from ${plural(learnt.answers, 'first answer')}.`;
      await endLongJob(db, learnDifficultiesJob, words, now);
      log.info(
        { answers: learnt.answers, drift: learnt.drift, aim: aim?.aim, moved },
        'difficulties learnt from answers',
      );
    },
  });
}
