import { setImmediate } from 'node:timers/promises';
import { figures } from '@twelvefold/contract';
import { provedValue } from '@twelvefold/tutor';
import { elapsedMs } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { endLongJob, noteLongJob } from '../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { grouped, plural } from '../../platform/sentences.ts';
import { Breaker } from '../../platform/tutor/breaker.ts';
import { tutorModel } from '../../platform/tutor/model.ts';
import { userById } from '../auth/index.ts';
import {
  liveStems,
  putDraftProposals,
  putExamWeights,
  putFrequencies,
  unseenDrafts,
} from '../content/index.ts';
import { type Classified, type Classifier, classifierFor } from './classifier/classifier.ts';
import { type Said, saidByModel } from './classifier/model.ts';
import { examWeightsOf, frequenciesOf } from './frequency.ts';
import { askedByType, type Proposal, putProposals, type QuestionRow, unseenQuestions } from './store.ts';

export const enrichJob = 'pyq.enrich';
export const frequencyJob = 'pyq.recalculate_frequency';

/** One run of the job; what is left is done by the next. A run has a minute, and a language model takes its time. */
const atOnce = { questions: 500, withModel: 40 };
/** A run begins no batch later than so, in milliseconds: a busy machine takes longer for each. */
const runMs = 25_000;
const batch = figures.admin.enrichmentBatch;

interface Enrich {
  userId: string;
  /** At most so many more previous-year questions. */
  left: number;
  done: number;
  /** Imported drafts that were looked at. */
  drafts?: number;
  /** What the language model was asked for, where there is one, and answered or did not. */
  said?: number;
  unsaid?: number;
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

/** Half of the difficulties that are told from words are right: see bench/enrichment.ts. */
const bandConfidence = 0.5;

/** How many questions a run looks at, and until when. */
interface Bounds {
  most: number;
  isLate(): boolean;
}

/** Sorts questions: by the language model with the classifier's check, where there is one, else by the classifier. */
interface Sorter extends Pick<Classifier, 'bandOf'> {
  hasModel: boolean;
  sort(stems: readonly string[]): Promise<{ found: Classified[]; unsaid: number }>;
}

async function sorterFor({ db, config, sandboxTutor, log }: Platform, breaker: Breaker): Promise<Sorter> {
  const classifier = await bankClassifier(db);
  const model = sandboxTutor?.model() ?? (config.tutor && tutorModel(config.tutor));
  const askModel = async (stems: readonly string[]): Promise<(Said | null)[]> => {
    if (!model || stems.length === 0 || !breaker.mayCall()) return stems.map(() => null);
    try {
      const said = await saidByModel(model, stems);
      breaker.succeeded();
      return said;
    } catch (error) {
      breaker.failed();
      log.warn({ err: error }, 'the language model was replaced by the classifier');
      return stems.map(() => null);
    }
  };
  return {
    hasModel: model !== null,
    bandOf: classifier.bandOf,
    sort: async stems => {
      const said = await askModel(stems);
      return {
        found: stems.map((stem, i) => classifier.classify(stem, said[i])),
        unsaid: model ? said.filter(one => one === null).length : 0,
      };
    },
  };
}

type Looked = Pick<QuestionRow, 'id' | 'stem' | 'type' | 'band' | 'answer'>;

/** What is proposed for a question whose type is known: what it lacks. An answer that is proved is certain. */
function restOf({ id, stem, type, band, answer }: Looked & { type: string }, sorter: Sorter): Proposal {
  const proposed_answer = answer === null ? provedValue(stem) : null;
  const proposed_band = band === null ? sorter.bandOf(stem, type) : null;
  const confidence = proposed_answer === null ? (proposed_band === null ? 0 : bandConfidence) : 1;
  return { id, proposed_type: null, proposed_band, proposed_answer, confidence };
}

function typeFor({ id, stem }: Looked, found: Classified): Proposal {
  const { type, band, confidence } = found;
  const proposed_answer = provedValue(stem);
  return { id, proposed_type: type, proposed_band: band, confidence, proposed_answer };
}

/** Proposes for so many questions what they lack: types, and answers that the stem itself proves. Returns how many there were. */
async function proposeFor({ db }: Platform, sorter: Sorter, { most, isLate }: Bounds, before: number) {
  let seen = 0;
  let said = 0;
  let unsaid = 0;
  let isOver = most === 0;
  while (seen < most && !isLate()) {
    const questions = await unseenQuestions(db, Math.min(batch, most - seen));
    isOver = questions.length === 0;
    if (isOver) break;
    const untyped = questions.filter(({ type }) => type === null);
    const sorted = await sorter.sort(untyped.map(({ stem }) => stem));
    const foundOf = new Map(untyped.map(({ id }, i) => [id, sorted.found[i]]));
    const proposals = questions.flatMap(question => {
      const { id, type } = question;
      const found = foundOf.get(id);
      return type !== null
        ? [restOf({ ...question, type }, sorter)]
        : found
          ? [typeFor(question, found)]
          : [];
    });
    seen += questions.length;
    said += sorter.hasModel ? untyped.length - sorted.unsaid : 0;
    unsaid += sorted.unsaid;
    await db.transaction(async tx => {
      await putProposals(tx, proposals);
      await noteLongJob(tx, enrichJob, before + seen);
    });
    await setImmediate();
  }
  return { seen, said, unsaid, isOver };
}

/** Proposes types for so many imported drafts that have none. Returns how many there were. */
async function proposeForDrafts({ db }: Platform, sorter: Sorter, { most, isLate }: Bounds, before: number) {
  let seen = 0;
  let unsaid = 0;
  let isOver = false;
  while (seen < most && !isLate()) {
    const drafts = await unseenDrafts(db, Math.min(batch, most - seen));
    isOver = drafts.length === 0;
    if (isOver) break;
    const sorted = await sorter.sort(drafts.map(({ stem }) => stem));
    seen += drafts.length;
    unsaid += sorted.unsaid;
    await db.transaction(async tx => {
      await putDraftProposals(
        tx,
        drafts.map(({ id }, i) => ({
          item_id: id,
          type: sorted.found[i]?.type ?? '',
          confidence: sorted.found[i]?.confidence ?? 0,
        })),
      );
      await noteLongJob(tx, enrichJob, before + seen);
    });
    await setImmediate();
  }
  return { seen, unsaid, isOver };
}

/** What the job has come to: questions and drafts it looked at, and what a language model said or did not say. */
export interface Enriched {
  done: number;
  drafts: number;
  said: number;
  unsaid: number;
}

/** The same in words. */
export function toldOf({ done, drafts, said, unsaid }: Enriched): string {
  const looked = [
    plural(done, 'previous-year question'),
    ...(drafts > 0 ? [`${plural(drafts, 'imported draft')} without a type`] : []),
  ].join(' and ');
  const words = [`${looked} ${done + drafts === 1 && drafts === 0 ? 'was' : 'were'} looked at.`];
  if (done + drafts > 0) words.push('The proposals wait in the console to be accepted.');
  if (said > 0)
    words.push(`The language model proposed for ${grouped(said)} of them, held against the classifier.`);
  if (unsaid > 0)
    words.push(
      said > 0
        ? `For the other ${grouped(unsaid)} it gave no answer; the classifier's own proposal stands.`
        : "The language model gave no answer; the classifier's own proposals stand.",
    );
  return words.join(' ');
}

/** Proposes types in batches; taken up again after a failure where it ended, since what has a proposal is not seen again. */
export function enrich(platform: Platform): JobDefinition {
  const breaker = new Breaker(elapsedMs);
  return job<Enrich>({
    gaveUp: tellFailure(platform, 'Types could not be proposed'),
    handle: async ({ userId, left, done, drafts = 0, said = 0, unsaid = 0 }, { now }) => {
      const sorter = await sorterFor(platform, breaker);
      const begun = elapsedMs();
      const isLate = () => elapsedMs() - begun > runMs;
      const most = sorter.hasModel ? atOnce.withModel : atOnce.questions;
      const run = await proposeFor(platform, sorter, { most: Math.min(left, most), isLate }, done + drafts);
      const rest = { most: most - run.seen, isLate };
      const ofDrafts = await proposeForDrafts(platform, sorter, rest, done + run.seen + drafts);
      const sofar: Enriched = {
        done: done + run.seen,
        drafts: drafts + ofDrafts.seen,
        said: said + run.said + (sorter.hasModel ? ofDrafts.seen - ofDrafts.unsaid : 0),
        unsaid: unsaid + run.unsaid + ofDrafts.unsaid,
      };
      const stillLeft = run.isOver ? 0 : left - run.seen;
      if (stillLeft > 0 || !ofDrafts.isOver) {
        const data: Enrich = { userId, left: stillLeft, ...sofar };
        await platform.jobs.enqueue(platform.db, enrichJob, data, { key: 'enrich' });
        return;
      }
      const words = toldOf(sofar);
      await tellResult(platform, { queue: enrichJob, userId, heading: 'Types are proposed', words }, now);
    },
  });
}

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
