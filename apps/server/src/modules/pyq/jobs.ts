import { figures } from '@twelvefold/contract';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
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

async function mailResult(platform: Platform, userId: string, heading: string, words: string) {
  const { email } = await userById(platform.db, userId);
  await platform.mailer.send(platform.db, {
    to: email,
    subject: heading,
    kind: 'admin job',
    heading,
    paragraphs: [words],
  });
}

/** Proposes types in batches; taken up again after a failure where it ended, since what has a proposal is not seen again. */
export const enrich = (platform: Platform): JobDefinition =>
  job<Enrich>({
    handle: async ({ userId, left, done }) => {
      const { db, jobs } = platform;
      const proposer = await bankProposer(db);
      const most = Math.min(left, questionsAtOnce);
      let seen = 0;
      while (seen < most) {
        const batch = await unseenQuestions(db, Math.min(figures.admin.enrichmentBatch, most - seen));
        if (batch.length === 0) break;
        await db.transaction(tx =>
          putProposals(
            tx,
            batch.map(({ id, stem }) => ({ id, ...proposer.propose(stem) })),
          ),
        );
        seen += batch.length;
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
      await mailResult(
        platform,
        userId,
        'Types are proposed',
        `${plural(done + seen, 'previous-year question')} were looked at. The proposals wait in the console to be accepted.`,
      );
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
      await mailResult(
        platform,
        userId,
        'Frequencies are worked out',
        `How often each of ${rows.length} types is asked was worked out from ${plural(asked, 'previous-year question')}, and how many questions of a paper each of ${weights.length} subcategories has. Packs are planned by that from now on.`,
      );
    },
  });
