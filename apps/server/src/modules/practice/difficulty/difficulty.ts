import {
  type DifficultyEvidence,
  evidenceOfLaws,
  type GivenAnswer,
  GUESS_FLOOR,
  learningLaws,
  learntAim,
  learntDifficulties,
} from '@twelvefold/engine';
import { daysAfter } from '../../../platform/clock.ts';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { type JobDefinition, job } from '../../../platform/jobs/jobs.ts';
import { beginLongJob, endLongJob } from '../../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { plural } from '../../../platform/sentences.ts';
import { cellCode, engineItem, formCode, type ItemRow, items, putDifficulties } from '../../content/index.ts';
import { answersAfter } from '../answers/answer-store.ts';
import { judgedAnswers } from '../schema.ts';

/** What all students' answers say of questions, learnt anew every night. */

export const learnDifficultiesJob = 'practice.learn_difficulties';

/** Answers of longer ago say little of a bank that is revised all the time. */
const daysRead = 400;

/**
 * Students whose courses are weighed for the aim: those of late, with enough answers that practice can show in them. Many
 * of them by their first twenty sessions, when there is most to learn, say more than a few by all.
 */
const courses = { most: 1_000, leastAnswers: 120, mostAnswers: 240 } as const;

/** Of a run of a minute, as long as the courses may take. */
const coursesMs = 25_000;

const guess = sql.raw(String(GUESS_FLOOR));

/** Students whose answers one statement adds up: a few hundred thousand rows, some seconds. */
const studentsAtOnce = 2_000;

/** Below every id. */
const noStudent = '00000000-0000-0000-0000-000000000000';

/** Of students in the order of their ids: more than `after`, up to and with `last`. */
interface Students {
  after: string;
  last: string;
}

/** The next students with beliefs, and so with answers; null where there are no more. */
async function studentsAfter(db: Db, after: string, most: number): Promise<Students | null> {
  const [row] = await rowsOf<{ last: string | null }>(
    db.execute(sql`
      select max(user_id::text) as last from (
        select user_id from learners where user_id > ${after}::uuid order by user_id limit ${most}::int) as few`),
  );
  return row?.last ? { after, last: row.last } : null;
}

/** The evidence of all students, read some students at a time. */
export async function evidence(db: Db, since: Date, atOnce = studentsAtOnce): Promise<DifficultyEvidence[]> {
  const all = new Map<string, DifficultyEvidence>();
  let students = await studentsAfter(db, noStudent, atOnce);
  while (students) {
    for (const one of await evidenceOf(db, since, students)) {
      const key = `${one.item} ${one.cell} ${one.form}`;
      const known = all.get(key) ?? { ...one, answers: 0, information: 0, pull: 0 };
      all.set(key, {
        ...known,
        answers: known.answers + one.answers,
        information: known.information + one.information,
        pull: known.pull + one.pull,
      });
    }
    students = await studentsAfter(db, students.last, atOnce);
  }
  return [...all.values()];
}

/**
 * The evidence of first attempts without help, by question. With the stored mean and variance of ability minus
 * difficulty this is `forecast` and `lessonOf` of the engine, added up where the answers are.
 */
async function evidenceOf(db: Db, since: Date, { after, last }: Students): Promise<DifficultyEvidence[]> {
  const rows = await rowsOf<
    Pick<ItemRow, 'family' | 'type' | 'band' | 'form'> &
      Pick<DifficultyEvidence, 'answers' | 'information' | 'pull'>
  >(
    db.execute(sql`
      with firsts as (
        select distinct on (a.user_id, i.family) i.family, i.type, i.band, i.form, i.difficulty as prior, a.outcome, a.help,
          a.difficulty, a.logit, 1 / sqrt(1 + pi() * a.logit_variance::float8 / 8) as shrink
        from ${judgedAnswers} a join ${items} i on i.id = a.item_id
        where a.user_id > ${after}::uuid and a.user_id <= ${last}::uuid
          and a.answered_at >= ${since.toISOString()}::timestamptz
        order by a.user_id, i.family, a.sequence),
      known as (
        select *, 1 / (1 + exp(-shrink * logit::float8)) as q from firsts
        where outcome in ('correct', 'incorrect') and help is null and logit is not null),
      told as (
        select *, ${guess} + (1 - ${guess}) * q as p, (1 - ${guess}) * shrink * q * (1 - q) as slope from known)
      select family::text as family, type, band, form, count(*)::int as answers,
        sum(slope * slope / (p * (1 - p)))::float8 as information,
        sum(slope * slope / (p * (1 - p)) * (difficulty::float8 - prior::float8)
          - slope * ((case outcome when 'correct' then 1 else 0 end) - p) / (p * (1 - p)))::float8 as pull
      from told group by family, type, band, form
      order by family, type, band, form`),
  );
  return rows.map(({ family, type, band, form, answers, information, pull }) => ({
    item: family,
    cell: cellCode(type, band),
    ...(form !== null && { form: formCode(type, band, form) }),
    answers,
    information,
    pull,
  }));
}

const outcomes = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' } as const;

/** A student's answers as the engine is given them. */
async function courseOf(db: Db, userId: string): Promise<GivenAnswer[]> {
  const answers = await answersAfter(db, userId, 0, courses.mostAnswers);
  return answers.flatMap(answer => {
    const item = engineItem({ ...answer, id: answer.item_id });
    if (item === null || answer.outcome === 'image_failed') return [];
    return {
      item,
      outcome: outcomes[answer.outcome],
      elapsedMs: answer.elapsed_ms,
      at: answer.answered_at.getTime(),
    };
  });
}

/** The aim that the courses of late say; null where there is none. */
async function aimOf(db: Db, since: Date, elapsed: () => number): Promise<number | null> {
  const students = await rowsOf<{ user_id: string }>(
    db.execute(sql`
      select user_id::text as user_id from ${judgedAnswers}
      where answered_at >= ${since.toISOString()}::timestamptz and outcome in ('correct', 'incorrect')
      group by user_id having count(*) >= ${courses.leastAnswers}::int
      order by max(answered_at) desc, user_id limit ${courses.most}::int`),
  );
  if (students.length === 0) return null;
  const sums = learningLaws.map(() => 0);
  const began = elapsed();
  for (const { user_id } of students) {
    if (elapsed() - began > coursesMs) break;
    evidenceOfLaws(await courseOf(db, user_id)).forEach((one, i) => {
      sums[i] = (sums[i] ?? 0) + one;
    });
  }
  return Math.round(1000 * learntAim(sums)) / 1000;
}

/** Learns difficulties and the aim from the answers so far. */
export function learnDifficulties(
  { db, log }: Platform,
  elapsed: () => number,
  changed: () => void,
): JobDefinition {
  return job({
    cron: '23 20 * * *',
    handle: async (_data, { now }) => {
      const since = daysAfter(now, -daysRead);
      await beginLongJob(db, { queue: learnDifficultiesJob, adminId: null, total: null }, now);
      const learnt = learntDifficulties(await evidence(db, since));
      if (learnt.answers === 0) return endLongJob(db, learnDifficultiesJob, 'No answers to learn from.', now);
      const aim = await aimOf(db, since, elapsed);
      const moved = await db.transaction(tx => putDifficulties(tx, learnt, aim, now));
      changed();
      const words = `Learnt from ${plural(learnt.answers, 'first answer')}.`;
      await endLongJob(db, learnDifficultiesJob, words, now);
      log.info(
        { answers: learnt.answers, drift: learnt.drift, aim, moved },
        'difficulties learnt from answers',
      );
    },
  });
}
