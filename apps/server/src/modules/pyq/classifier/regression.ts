import { setImmediate } from 'node:timers/promises';

/** A text with its class. The weights of one source sum to one. */
export interface Example {
  features: readonly string[];
  label: string;
  weight: number;
  source: string;
}

/** Probabilities in the order of `labels`. */
export interface Model {
  labels: readonly string[];
  chances(features: readonly string[]): number[];
}

/** Passes, learning rate, and ridge penalty. */
const passes = 15;
const rate = 0.5;
const ridge = 0.0005;
/** Minimum of sources per feature: a feature of one source does not generalize. */
const sourcesLeast = 2;
const examplesAtOnce = 200;

type Entry = readonly [feature: number, value: number];

/** Features with enough sources, weighted by rarity (IDF). */
function vocabularyOf(examples: readonly Example[]) {
  const sources = new Map<string, Set<string>>();
  for (const { features, source } of examples)
    for (const feature of features) {
      const of = sources.get(feature) ?? new Set();
      sources.set(feature, of.add(source));
    }
  const all = new Set(examples.map(({ source }) => source)).size;
  const kept = [...sources].filter(([, of]) => of.size >= sourcesLeast);
  return new Map(kept.map(([feature, of], at) => [feature, { at, rarity: Math.log(all / of.size) }]));
}

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const parts = scores.map(score => Math.exp(score - most));
  const whole = parts.reduce((a, b) => a + b, 0);
  return parts.map(part => part / whole);
}

/** Pseudo-random numbers, the same in every training. */
function* shuffles(): Generator<number> {
  for (let state = 1; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/**
 * Multinomial logistic regression on unit vectors of IDF-weighted features, by AdaGrad (Duchi, Hazan and Singer, 2011).
 * Yields to other work while training; deterministic.
 */
export async function trained(examples: readonly Example[]): Promise<Model> {
  const vocabulary = vocabularyOf(examples);
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const n = labels.length;
  const weights = new Float64Array(vocabulary.size * n);
  const moved = new Float64Array(vocabulary.size * n).fill(1e-6);
  const entriesOf = (features: readonly string[]): Entry[] => {
    const known = features.flatMap(feature => vocabulary.get(feature) ?? []);
    const length = Math.hypot(...known.map(({ rarity }) => rarity)) || 1;
    return known.map(({ at, rarity }) => [at, rarity / length]);
  };
  const chancesOf = (entries: readonly Entry[]) => {
    const scores = new Float64Array(n);
    for (const [at, value] of entries)
      for (let k = 0; k < n; k += 1) scores[k] = (scores[k] ?? 0) + (weights[at * n + k] ?? 0) * value;
    return softmax(scores);
  };
  const learn = (entries: readonly Entry[], right: number, weight: number) => {
    chancesOf(entries).forEach((chance, k) => {
      const fault = (chance - (k === right ? 1 : 0)) * weight;
      if (Math.abs(fault) < 2e-3) return;
      for (const [at, value] of entries) {
        const i = at * n + k;
        const slope = fault * value + ridge * (weights[i] ?? 0);
        moved[i] = (moved[i] ?? 0) + slope * slope;
        weights[i] = (weights[i] ?? 0) - (rate * slope) / Math.sqrt(moved[i] ?? 1);
      }
    });
  };
  const random = shuffles();
  const order = examples.map(({ features, label, weight }) => ({
    entries: entriesOf(features),
    right: labels.indexOf(label),
    weight,
  }));
  for (let pass = 0; pass < passes; pass += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor((random.next().value ?? 0) * (i + 1));
      [order[i], order[j]] = [order[j] as (typeof order)[0], order[i] as (typeof order)[0]];
    }
    for (const [i, { entries, right, weight }] of order.entries()) {
      learn(entries, right, weight);
      if (i % examplesAtOnce === 0) await setImmediate();
    }
  }
  return { labels, chances: features => [...chancesOf(entriesOf(features))] };
}
