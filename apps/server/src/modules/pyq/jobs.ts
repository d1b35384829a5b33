import { elapsedMs } from '../../platform/clock.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { endLongJob } from '../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { grouped, plural } from '../../platform/sentences.ts';
import { Breaker } from '../../platform/tutor/breaker.ts';
import { userById } from '../auth/index.ts';
import { putExamWeights, putFrequencies } from '../content/index.ts';
import { examWeightsOf, frequenciesOf } from './frequency.ts';
import { enrichJob, ofDrafts, ofPapers, proposeFor, sorterFor } from './proposing.ts';
import { askedByType } from './store.ts';

export const frequencyJob = 'pyq.recalculate_frequency';

/** Maxima of one run; the next run continues. A language model is slow. */
const atOnce = { questions: 500, withModel: 40 };
/** No batch begins later than this. */
const runSeconds = 25;

interface Enrich {
  userId: string;
  /** Previous-year questions left at most. */
  left: number;
  done: number;
  /** Imported drafts examined. */
  drafts?: number;
  /** Questions the language model answered, and did not. */
  said?: number;
  unsaid?: number;
}

interface Result {
  queue: string;
  userId: string;
  heading: string;
  words: string;
}

/** Records a job's result at the desk and mails it to the admin who started it. */
async function tellResult({ db, mailer }: Platform, { queue, userId, heading, words }: Result, now: Date) {
  const { email } = await userById(db, userId);
  await db.transaction(async tx => {
    await endLongJob(tx, queue, words, now);
    await mailer.send(tx, { to: email, subject: heading, kind: 'admin job', heading, paragraphs: [words] });
  });
}

/** Mails the admin who started a job that it failed for good. */
const tellFailure =
  ({ db, mailer }: Platform, heading: string) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    const { email } = await userById(db, userId);
    const words =
      'The job failed at its last try. What it did until then stays. You can start it again in the console under More, Jobs.';
    await mailer.send(db, { to: email, subject: heading, kind: 'admin job', heading, paragraphs: [words] });
  };

/** Totals of the job: questions and drafts examined, model answers given and missing. */
export interface Enriched {
  done: number;
  drafts: number;
  said: number;
  unsaid: number;
}

/** The totals in words. */
export function toldOf({ done, drafts, said, unsaid }: Enriched): string {
  const looked = [
    plural(done, 'previous-year question'),
    ...(drafts > 0 ? [`${plural(drafts, 'imported draft')} that lacked something`] : []),
  ].join(' and ');
  const words = [`We looked at ${looked}.`];
  if (done + drafts > 0) words.push('You can accept the proposals in the console.');
  if (said > 0)
    words.push(
      `The language model proposed types for ${grouped(said)} of them, each compared with the classifier's.`,
    );
  if (unsaid > 0)
    words.push(
      said > 0
        ? `It gave no answer for the other ${grouped(unsaid)}; they keep the classifier's proposal.`
        : "The language model gave no answer; all proposals are the classifier's.",
    );
  return words.join(' ');
}

/** Proposes types in batches; a retry continues, because questions with a proposal are skipped. */
export function enrich(platform: Platform): JobDefinition {
  const breaker = new Breaker(elapsedMs);
  return job<Enrich>({
    seconds: runSeconds,
    gaveUp: tellFailure(platform, 'We could not propose types'),
    handle: async ({ userId, left, done, drafts = 0, said = 0, unsaid = 0 }, { now, signal }) => {
      const sorter = await sorterFor(platform, breaker);
      const isLate = () => signal.aborted;
      const most = sorter.hasModel ? atOnce.withModel : atOnce.questions;
      const before = done + drafts;
      const run = await proposeFor(platform, ofPapers, sorter, {
        most: Math.min(left, most),
        isLate,
        before,
      });
      const rest = { most: most - run.seen, isLate, before: before + run.seen };
      const onDrafts = await proposeFor(platform, ofDrafts, sorter, rest);
      const sofar: Enriched = {
        done: done + run.seen,
        drafts: drafts + onDrafts.seen,
        said: said + run.said + onDrafts.said,
        unsaid: unsaid + run.unsaid + onDrafts.unsaid,
      };
      const stillLeft = run.isOver ? 0 : left - run.seen;
      if (stillLeft > 0 || !onDrafts.isOver) {
        const data: Enrich = { userId, left: stillLeft, ...sofar };
        await platform.jobs.enqueue(platform.db, enrichJob, data, { key: 'enrich' });
        return;
      }
      const words = toldOf(sofar);
      await tellResult(platform, { queue: enrichJob, userId, heading: 'We have proposed types', words }, now);
    },
  });
}

export const recalculate = (platform: Platform): JobDefinition =>
  job<{ userId: string }>({
    gaveUp: tellFailure(platform, 'We could not work out the frequencies'),
    handle: async ({ userId }, { now }) => {
      const { db } = platform;
      const known = await askedByType(db);
      const rows = frequenciesOf(known, now.getUTCFullYear());
      const weights = examWeightsOf(known, now.getUTCFullYear());
      await db.transaction(async tx => {
        await putFrequencies(
          tx,
          rows.map(row => ({ ...row, computed_at: now })),
        );
        await putExamWeights(
          tx,
          weights.map(row => ({ ...row, computed_at: now })),
        );
      });
      const asked = rows.reduce((sum, row) => sum + row.asked, 0);
      const words = `We counted ${plural(asked, 'previous-year question')}. They tell how often the exam asks each of ${rows.length} types, and how many questions of a paper each of ${weights.length} subcategories has. New sessions use this from now on.`;
      const heading = 'We have worked out the frequencies';
      await tellResult(platform, { queue: frequencyJob, userId, heading, words }, now);
    },
  });
