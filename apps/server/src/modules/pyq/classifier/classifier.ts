import { setImmediate } from 'node:timers/promises';
import { categories } from '@twelvefold/content';
import MiniSearch from 'minisearch';
import { featuresOf } from './features.ts';
import { type Example, trained } from './regression.ts';
import { examples, principles } from './taxonomy-texts.data.ts';
import { wordings } from './wordings.data.ts';

type Band = 'Easy' | 'Medium' | 'Hard';

/** A question with a known type. Questions of one source (template) are versions of each other. */
export interface Known {
  stem: string;
  type: string;
  band: Band;
  source: string;
}

export interface Classified {
  type: string;
  subcategory: string;
  band: Band;
  /** Probability that the subcategory is right, [0, 1]. */
  confidence: number;
}

export interface Classifier {
  /** Classifies a stem; with `said`, keeps a model's answer and rates its confidence. */
  classify(stem: string, said?: Pick<Classified, 'type' | 'band'> | null): Classified;
  /** Difficulty of a question of a known type. */
  bandOf(stem: string, type: string): Band;
}

/** From this confidence on, 95 of 100 subcategories are right (bench/enrichment.ts). */
export const sureConfidence = 0.8;

/** Maximum of questions used per source: more add nothing. */
const ofSourceMost = 3;
/** Maximum of sources used per type: training on a bank of imported questions would take minutes. */
const ofTypeMost = 40;
/** Weight of a taxonomy example; all questions of a template together weigh 1. */
const exampleWeight = 2;
/** Words say little about difficulty: Medium unless this share of the votes says otherwise. */
const plain = 0.8;
/** Nearest questions of the subcategory that vote on type and band. */
const neighbours = 15;

/** Assumed accuracy of a language model, and the number of near subcategories among which its errors fall. */
const modelIsRight = 0.8;
const nearOnes = 4;

/** Probability that the model's answer is right, by Bayes from the classifier's probability. */
function borneOut(chance: number): number {
  const right = chance * modelIsRight;
  return right / (right + ((1 - chance) * (1 - modelIsRight)) / nearOnes);
}

const subcategoryOf = (type: string) => type.split('.').slice(0, 2).join('.');

const types = categories.flatMap(({ subcategories }) => subcategories.flatMap(one => one.types));

function examplesOf(bank: readonly Known[]): Example[] {
  const text = (words: string, label: string, weight: number, source: string): Example => ({
    features: featuresOf(words),
    label,
    weight,
    source,
  });
  const ofSource = Map.groupBy(bank, ({ source }) => source);
  return [
    ...[...ofSource].flatMap(([source, all]) => {
      const some = all.slice(0, ofSourceMost);
      return some.map(({ stem, type }) => text(stem, subcategoryOf(type), 1 / some.length, source));
    }),
    ...types.map(({ code, name }) =>
      text(`${name}. ${principles[code] ?? ''}`, subcategoryOf(code), 1, code),
    ),
    ...Object.entries(examples).flatMap(([code, all]) =>
      all.map(words => text(words, code, exampleWeight, words)),
    ),
    ...Object.entries(wordings).flatMap(([code, all]) => all.map(words => text(words, code, 1, words))),
  ];
}

interface Neighbour {
  id: number;
  words: string;
  type: string;
  band: Band;
}

const mostOf = <T>(votes: ReadonlyMap<T, number>) => [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];

/** Votes of the nearest questions and type descriptions (BM25) within a subcategory, on type and band. */
async function nearest(bank: readonly Known[]) {
  const index = new MiniSearch<Neighbour>({
    fields: ['words'],
    storeFields: ['type', 'band'],
    tokenize: featuresOf,
    processTerm: term => term,
  });
  const described = types.map(({ code, name }) => ({
    words: `${name}. ${principles[code] ?? ''}`,
    type: code,
    band: 'Medium' as const,
  }));
  const all = [...described, ...bank.map(({ stem, type, band }) => ({ words: stem, type, band }))];
  await index.addAllAsync(
    all.map((one, id) => ({ id, ...one })),
    { chunkSize: 50 },
  );
  return (stem: string, place: string): { type: string; band: Band } => {
    const votes = new Map<string, number>();
    const bands = new Map<string, Map<Band, number>>();
    const found = index.search(stem, { filter: ({ type }) => `${type}.`.startsWith(`${place}.`) });
    for (const { score, type, band } of found.slice(0, neighbours)) {
      votes.set(type, (votes.get(type) ?? 0) + score);
      const of = bands.get(type) ?? new Map<Band, number>();
      bands.set(type, of.set(band, (of.get(band) ?? 0) + score));
    }
    const type = mostOf(votes) ?? `${place}.1`;
    const of = bands.get(type) ?? new Map<Band, number>();
    const band = mostOf(of) ?? 'Medium';
    return { type, band: (of.get(band) ?? 0) >= plain * (votes.get(type) ?? 0) ? band : 'Medium' };
  };
}

/** The questions of the first sources of each type; an imported question is its own source. */
function bounded(bank: readonly Known[]): Known[] {
  const kept = new Map<string, Set<string>>();
  return bank.filter(({ type, source }) => {
    const sources = kept.get(type) ?? new Set();
    kept.set(type, sources);
    if (sources.size < ofTypeMost) sources.add(source);
    return sources.has(source);
  });
}

/**
 * Classifies stems. The subcategory comes from a regression over the bank, the taxonomy's texts and usual wordings of
 * exam papers; type and band from the nearest questions within it.
 */
export async function classifierFor(whole: readonly Known[]): Promise<Classifier> {
  const bank = bounded(whole);
  const model = await trained(examplesOf(bank));
  await setImmediate();
  const within = await nearest(bank);
  return {
    bandOf: (stem, type) => within(stem, type).band,
    classify: (stem, said = null) => {
      const chances = model.chances(featuresOf(stem));
      if (said) {
        const subcategory = subcategoryOf(said.type);
        const chance = chances[model.labels.indexOf(subcategory)] ?? 0;
        return { ...said, subcategory, confidence: borneOut(chance) };
      }
      const confidence = Math.max(...chances);
      const subcategory = model.labels[chances.indexOf(confidence)] ?? '';
      return { subcategory, confidence, ...within(stem, subcategory) };
    },
  };
}
