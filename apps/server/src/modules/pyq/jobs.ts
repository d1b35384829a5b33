import { setImmediate } from 'node:timers/promises';
import { placeOf } from '@twelvefold/content';
import { figures } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { endLongJob, noteLongJob } from '../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { plural } from '../../platform/sentences.ts';
import { userById } from '../auth/index.ts';
import { liveStems, putExamWeights, putFrequencies, typeDraft, untypedDrafts } from '../content/index.ts';
import { type Classifier, classifierFor, sureConfidence } from './classifier/classifier.ts';
import { examWeightsOf, frequenciesOf } from './frequency.ts';
import { askedByType, putProposals, unseenQuestions } from './store.ts';

export const enrichJob = 'pyq.enrich';
export const frequencyJob = 'pyq.recalculate_frequency';

/** One run of the job; what is left is done by the next. A run has a minute. */
const questionsAtOnce = 500;
const draftsAtOnce = 1000;
const batch = figures.admin.enrichmentBatch;
/** Seconds, where the taxonomy says none. */
const usualSeconds = 100;

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

/** Mails whoever started a job that it failed at its last try. */
const tellFailure =
  ({ db, mailer }: Platform, heading: string) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    const { email } = await userById(db, userId);
    const words =
      'The job failed at its last try. What it had done until then stays. It can be done again in the console, below More, Jobs.';
    await mailer.send(db, { to: email, subject: heading, kind: 'admin job', heading, paragraphs: [words] });
  };

/** Learns from the bank as it is now; made anew for each run of the job. */
async function bankClassifier(db: Db): Promise<Classifier> {
  const live = await liveStems(db);
  return classifierFor(
    live.map(({ id, stem, type, band, origin }) => ({
      stem,
      type,
      band,
      source: origin?.split('#')[0] ?? id,
    })),
  );
}

const bands = ['Easy', 'Medium', 'Hard'] as const;

/**
 * Gives imported drafts the type they lack where that is sure enough: a suggestion, since a draft is served only when an
 * administrator has published it. Returns how many have one now.
 */
async function typeDrafts({ db }: Platform, { classify }: Classifier): Promise<number> {
  let typed = 0;
  for (let after: string | null = null, seen = 0; seen < draftsAtOnce; ) {
    const drafts: Awaited<ReturnType<typeof untypedDrafts>> = await untypedDrafts(db, after, batch);
    for (const { id, stem, band } of drafts) {
      const { type, confidence } = classify(stem);
      if (confidence < sureConfidence) continue;
      const target_seconds = placeOf(type).subcategory.targetSeconds[bands.indexOf(band)] ?? usualSeconds;
      if (await db.transaction(tx => typeDraft(tx, id, { type, target_seconds }))) typed += 1;
    }
    seen += drafts.length;
    after = drafts.at(-1)?.id ?? null;
    if (after === null) break;
    await setImmediate();
  }
  return typed;
}

/** Proposes types in batches; taken up again after a failure where it ended, since what has a proposal is not seen again. */
export const enrich = (platform: Platform): JobDefinition =>
  job<Enrich>({
    gaveUp: tellFailure(platform, 'Types could not be proposed'),
    handle: async ({ userId, left, done }, { now }) => {
      const { db, jobs } = platform;
      const classifier = await bankClassifier(db);
      const most = Math.min(left, questionsAtOnce);
      let seen = 0;
      while (seen < most) {
        const questions = await unseenQuestions(db, Math.min(batch, most - seen));
        if (questions.length === 0) break;
        const proposals = questions.map(({ id, stem }) => {
          const { type, band, confidence } = classifier.classify(stem);
          return { id, proposed_type: type, proposed_band: band, confidence };
        });
        seen += questions.length;
        const soFar = done + seen;
        await db.transaction(async tx => {
          await putProposals(tx, proposals);
          await noteLongJob(tx, enrichJob, soFar);
        });
        await setImmediate();
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
      const typed = await typeDrafts(platform, classifier);
      const looked = `${plural(done + seen, 'previous-year question')} were looked at. The proposals wait in the console to be accepted.`;
      const given = `${plural(typed, 'imported draft')} without a type got one, to be looked at before they are published.`;
      const words = typed > 0 ? `${looked} ${given}` : looked;
      await tellResult(platform, { queue: enrichJob, userId, heading: 'Types are proposed', words }, now);
    },
  });

export const recalculate = (platform: Platform): JobDefinition =>
  job<{ userId: string }>({
    gaveUp: tellFailure(platform, 'Frequencies could not be worked out'),
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
