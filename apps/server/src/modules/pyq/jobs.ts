import { figures } from '@twelvefold/contract';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { endLongJob, noteLongJob } from '../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { plural } from '../../platform/sentences.ts';
import { userById } from '../auth/index.ts';
import { putExamWeights, putFrequencies } from '../content/index.ts';
import { bankProposer } from './enrichment.ts';
import { examWeightsOf, frequenciesOf } from './frequency.ts';
import { askedByType, putProposals, unseenQuestions } from './store.ts';

export const enrichJob = 'pyq.enrich';
export const frequencyJob = 'pyq.recalculate_frequency';

/** One run of the job; what is left is done by the next. A run has a minute. */
const questionsAtOnce = 500;

interface Enrich {
  userId: string;
  /** At most so many more. */
  left: number;
  done: number;
}

interface Result {
  queue: string;
  userId: string;
  heading: string;
  words: string;
}

/** Tells what came of a job: in the desk, and by mail to whoever started it. */
async function tellResult({ db, mailer }: Platform, { queue, userId, heading, words }: Result, now: Date) {
  const { email } = await userById(db, userId);
  await db.transaction(async tx => {
    await endLongJob(tx, queue, words, now);
    await mailer.send(tx, { to: email, subject: heading, kind: 'admin job', heading, paragraphs: [words] });
  });
}

/** Proposes types in batches; taken up again after a failure where it ended, since what has a proposal is not seen again. */
export const enrich = (platform: Platform): JobDefinition =>
  job<Enrich>({
    handle: async ({ userId, left, done }, { now }) => {
      const { db, jobs } = platform;
      const proposer = await bankProposer(db);
      const most = Math.min(left, questionsAtOnce);
      let seen = 0;
      while (seen < most) {
        const batch = await unseenQuestions(db, Math.min(figures.admin.enrichmentBatch, most - seen));
        if (batch.length === 0) break;
        const proposals = batch.map(({ id, stem }) => ({ id, ...proposer.propose(stem) }));
        seen += batch.length;
        const soFar = done + seen;
        await db.transaction(async tx => {
          await putProposals(tx, proposals);
          await noteLongJob(tx, enrichJob, soFar);
        });
      }
      if (seen === questionsAtOnce && left > seen) {
        await jobs.enqueue(
          db,
          enrichJob,
          { userId, left: left - seen, done: done + seen },
          { key: 'enrich' },
        );
        return;
      }
      const words = `${plural(done + seen, 'previous-year question')} were looked at. The proposals wait in the console to be accepted.`;
      await tellResult(platform, { queue: enrichJob, userId, heading: 'Types are proposed', words }, now);
    },
  });

export const recalculate = (platform: Platform): JobDefinition =>
  job<{ userId: string }>({
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
      const words = `How often each of ${rows.length} types is asked was worked out from ${plural(asked, 'previous-year question')}, and how many questions of a paper each of ${weights.length} subcategories has. Packs are planned by that from now on.`;
      const heading = 'Frequencies are worked out';
      await tellResult(platform, { queue: frequencyJob, userId, heading, words }, now);
    },
  });
