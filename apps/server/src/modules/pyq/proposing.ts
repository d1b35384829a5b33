import { setImmediate } from 'node:timers/promises';
import { figures } from '@twelvefold/contract';
import { provedOption, provedValue } from '@twelvefold/tutor';
import type { Db, Tx } from '../../platform/db/db.ts';
import { noteLongJob } from '../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Breaker } from '../../platform/tutor/breaker.ts';
import { tutorModel } from '../../platform/tutor/model.ts';
import { liveStems, putDraftProposals, unseenDrafts } from '../content/index.ts';
import { type Classified, type Classifier, classifierFor } from './classifier/classifier.ts';
import { type Said, saidByModel } from './classifier/model.ts';
import { putProposals, unseenQuestions } from './store.ts';

export const enrichJob = 'pyq.enrich';
const batch = figures.admin.enrichmentBatch;

/** A classifier trained on the current bank, for one run of the job. */
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

/** Half of the difficulties guessed from words are right (bench/enrichment.ts). */
const bandConfidence = 0.5;

/** Classifies questions: by the language model, rated by the classifier, or by the classifier alone. */
export interface Sorter extends Pick<Classifier, 'bandOf'> {
  hasModel: boolean;
  sort(stems: readonly string[]): Promise<{ found: Classified[]; unsaid: number }>;
}

export async function sorterFor(
  { db, config, sandboxTutor, log }: Platform,
  breaker: Breaker,
): Promise<Sorter> {
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

/** A question with missing fields (null). */
interface Looked {
  id: string;
  stem: string;
  type: string | null;
  band: Classified['band'] | null;
  hasAnswer: boolean;
  /** The right answer when the stem's equation proves it. */
  proved(): string | null;
}

interface Proposed {
  id: string;
  type: string | null;
  band: Classified['band'] | null;
  answer: string | null;
  confidence: number;
}

/** Proposal of the missing fields; a proved answer is certain. */
function proposalFor({ id, stem, ...has }: Looked, found: Classified | null, sorter: Sorter): Proposed {
  const answer = has.hasAnswer ? null : has.proved();
  const band = has.band === null ? (found?.band ?? sorter.bandOf(stem, has.type ?? '')) : null;
  const alone = answer !== null ? 1 : band !== null ? bandConfidence : 0;
  return { id, type: found?.type ?? null, band, answer, confidence: found?.confidence ?? alone };
}

/** Reads incomplete questions and stores proposals. */
interface Source {
  unseen(db: Db, most: number): Promise<Looked[]>;
  put(tx: Tx, proposals: readonly Proposed[]): Promise<void>;
}

export const ofPapers: Source = {
  unseen: async (db, most) =>
    (await unseenQuestions(db, most)).map(({ answer, ...row }) => ({
      ...row,
      hasAnswer: answer !== null,
      proved: () => provedValue(row.stem),
    })),
  put: (tx, proposals) =>
    putProposals(
      tx,
      proposals.map(({ id, type, band, answer, confidence }) => ({
        id,
        proposed_type: type,
        proposed_band: band,
        proposed_answer: answer,
        confidence,
      })),
    ),
};

const letters = ['A', 'B', 'C', 'D'] as const;
const letterOf = (answer: string | null) => letters.find(letter => letter === answer) ?? null;

export const ofDrafts: Source = {
  unseen: async (db, most) =>
    (await unseenDrafts(db, most)).map(row => ({
      id: row.id,
      stem: row.stem,
      type: row.lacks_type ? null : row.type,
      band: row.lacks_band ? null : row.band,
      hasAnswer: !row.lacks_answer,
      proved: () => {
        const texts = row.options.map(({ text }) => text);
        return letters[provedOption(row.stem, texts) ?? -1] ?? null;
      },
    })),
  put: (tx, proposals) =>
    putDraftProposals(
      tx,
      proposals.map(one => ({ ...one, answer: letterOf(one.answer) })),
    ),
};

/** Maximum of questions, time limit, and number examined before. */
interface Bounds {
  most: number;
  isLate(): boolean;
  before: number;
}

/** Proposes missing fields in batches. Returns counts of questions and of model answers. */
export async function proposeFor(
  { db }: Platform,
  { unseen, put }: Source,
  sorter: Sorter,
  { most, isLate, before }: Bounds,
) {
  let seen = 0;
  let said = 0;
  let unsaid = 0;
  let isOver = false;
  while (seen < most && !isLate()) {
    const questions = await unseen(db, Math.min(batch, most - seen));
    isOver = questions.length === 0;
    if (isOver) break;
    const untyped = questions.filter(({ type }) => type === null);
    const sorted = await sorter.sort(untyped.map(({ stem }) => stem));
    const foundOf = new Map(untyped.map(({ id }, i) => [id, sorted.found[i]]));
    const proposals = questions.map(one => proposalFor(one, foundOf.get(one.id) ?? null, sorter));
    seen += questions.length;
    said += sorter.hasModel ? untyped.length - sorted.unsaid : 0;
    unsaid += sorted.unsaid;
    await db.transaction(async tx => {
      await put(tx, proposals);
      await noteLongJob(tx, enrichJob, before + seen);
    });
    await setImmediate();
  }
  return { seen, said, unsaid, isOver };
}
