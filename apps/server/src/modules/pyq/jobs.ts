import { setImmediate } from 'node:timers/promises';
import { placeOf } from '@twelvefold/content';
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
import { liveStems, putExamWeights, putFrequencies, typeDraft, untypedDrafts } from '../content/index.ts';
import { type Classified, type Classifier, classifierFor, sureConfidence } from './classifier/classifier.ts';
import { type Said, saidByModel } from './classifier/model.ts';
import { examWeightsOf, frequenciesOf } from './frequency.ts';
import { askedByType, type Proposal, putProposals, type QuestionRow, unseenQuestions } from './store.ts';

export const enrichJob = 'pyq.enrich';
export const frequencyJob = 'pyq.recalculate_frequency';

/** One run of the job; what is left is done by the next. A run has a minute, and a language model takes its time. */
const atOnce = { questions: 500, drafts: 1000, withModel: 40 };
const batch = figures.admin.enrichmentBatch;
/** Seconds, where the taxonomy says none. */
const usualSeconds = 100;

interface Enrich {
  userId: string;
  /** At most so many more previous-year questions. */
  left: number;
  done: number;
  /** Those among them of which the language model said nothing, where there is one. */
  unsaid?: number;
  /** Set once the previous-year questions are done: the draft that was looked at last, and how many got a type. */
  drafts?: { after: string | null; typed: number };
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
/** Half of the difficulties that are told from words are right: see bench/enrichment.ts. */
const bandConfidence = 0.5;

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
async function proposeFor({ db }: Platform, sorter: Sorter, most: number, before: number) {
  let seen = 0;
  let unsaid = 0;
  while (seen < most) {
    const questions = await unseenQuestions(db, Math.min(batch, most - seen));
    if (questions.length === 0) break;
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
    unsaid += sorted.unsaid;
    await db.transaction(async tx => {
      await putProposals(tx, proposals);
      await noteLongJob(tx, enrichJob, before + seen);
    });
    await setImmediate();
  }
  return { seen, unsaid };
}

/**
 * Gives imported drafts the type they lack where that is sure enough: a suggestion, since a draft is served only when an
 * administrator has published it. Returns the last one looked at, null after the last of all, and how many got a type.
 */
async function typeDrafts({ db }: Platform, sorter: Sorter, from: string | null, most: number) {
  let typed = 0;
  let after = from;
  for (let seen = 0; seen < most; ) {
    const drafts: Awaited<ReturnType<typeof untypedDrafts>> = await untypedDrafts(db, after, batch);
    const { found } = await sorter.sort(drafts.map(({ stem }) => stem));
    for (const [i, { id, band }] of drafts.entries()) {
      const { type, confidence } = found[i] ?? { type: '', confidence: 0 };
      if (confidence < sureConfidence) continue;
      const target_seconds = placeOf(type).subcategory.targetSeconds[bands.indexOf(band)] ?? usualSeconds;
      if (await db.transaction(tx => typeDraft(tx, id, { type, target_seconds }))) typed += 1;
    }
    seen += drafts.length;
    after = drafts.at(-1)?.id ?? null;
    if (after === null) break;
    await setImmediate();
  }
  return { after, typed };
}

/** What the job has come to, in words. */
export function toldOf(done: number, unsaid: number, typed: number, hasModel: boolean): string {
  const words = [`${plural(done, 'previous-year question')} ${done === 1 ? 'was' : 'were'} looked at.`];
  if (done > 0) words.push('The proposals wait in the console to be accepted.');
  if (hasModel && done > unsaid)
    words.push(
      `The language model proposed for ${grouped(done - unsaid)} of them, held against the classifier.`,
    );
  if (hasModel && unsaid > 0)
    words.push(
      done > unsaid
        ? `For the other ${grouped(unsaid)} it gave no answer; the classifier's own proposal stands.`
        : "The language model gave no answer; the classifier's own proposals stand.",
    );
  if (typed > 0)
    words.push(
      `${plural(typed, 'imported draft')} without a type got one, to be looked at before ${typed === 1 ? 'it is' : 'they are'} published.`,
    );
  return words.join(' ');
}

/** Proposes types in batches; taken up again after a failure where it ended, since what has a proposal is not seen again. */
export function enrich(platform: Platform): JobDefinition {
  const breaker = new Breaker(elapsedMs);
  return job<Enrich>({
    gaveUp: tellFailure(platform, 'Types could not be proposed'),
    handle: async ({ userId, left, done, unsaid = 0, drafts }, { now }) => {
      const sorter = await sorterFor(platform, breaker);
      const goOn = (data: Omit<Enrich, 'userId'>) =>
        platform.jobs.enqueue(platform.db, enrichJob, { userId, ...data }, { key: 'enrich' });
      const limit = sorter.hasModel ? atOnce.withModel : atOnce.questions;
      const run = await proposeFor(platform, sorter, Math.min(drafts ? 0 : left, limit), done);
      const sofar = { done: done + run.seen, unsaid: unsaid + run.unsaid };
      const isSpent = run.seen === limit;
      if (isSpent && left > run.seen) return void (await goOn({ left: left - run.seen, ...sofar }));
      // A run with a model has no time left for drafts then.
      if (isSpent && sorter.hasModel)
        return void (await goOn({ left: 0, ...sofar, drafts: { after: null, typed: 0 } }));
      const mostDrafts = sorter.hasModel ? atOnce.withModel - run.seen : atOnce.drafts;
      const { after, typed } = await typeDrafts(platform, sorter, drafts?.after ?? null, mostDrafts);
      const all = typed + (drafts?.typed ?? 0);
      if (after !== null) return void (await goOn({ left: 0, ...sofar, drafts: { after, typed: all } }));
      const words = toldOf(sofar.done, sofar.unsaid, all, sorter.hasModel);
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
