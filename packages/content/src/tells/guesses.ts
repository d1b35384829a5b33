import { seedOf } from '../draw.ts';
import { sightOf, signNames, type Three } from './signs.ts';

/** An item for the guesser: stem and options, with the key for training and evaluation. */
export interface Asked {
  stem: string;
  type: string;
  band: string;
  form: string;
  options: readonly { text: string; size: number | null; slip: unknown }[];
}

/** Result of the guesser, who sees only stem and options. */
export interface Guess<T> {
  item: T;
  /** Estimated chance of the key, 0 to 1. */
  trust: number;
  /** Number of options ranked above the key, ties by half: 0 when the first choice is the key. */
  before: number;
  /** The signs with the largest contributions for the key, strongest first. */
  tells: readonly string[];
}

const optionsOf = 4;
/** Indices of the three other options, by option. */
export const places: readonly Three<number>[] = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
];
/** Training passes and learning rate. */
const passes = 80;
const rate = 0.06;
/** Weight decay, so that rare signs keep small weights. */
const decay = 1e-3;
const tellsKept = 3;

/** Half of the forms, 0 or 1, independent of the revision. */
const halfOf = ({ type, band, form }: Asked) => (seedOf(`${type} ${band} ${form}`) >>> 7) % 2;

/** Training data: one row for each item. */
interface Table {
  /** Signs by row, option and sign, each minus the mean of the four options. */
  signs: Float64Array;
  keys: readonly number[];
}

function tableOf(items: readonly Asked[]): Table {
  const signs = new Float64Array(items.length * optionsOf * signNames.length);
  items.forEach(({ stem, options }, row) => {
    const sight = sightOf(options, stem);
    places.forEach((others, option) => {
      signs.set(sight.surplus(option, others), (row * optionsOf + option) * signNames.length);
    });
  });
  return { signs, keys: items.map(({ options }) => options.findIndex(o => o.slip === null)) };
}

/** Chance of each option of a row to be the key (softmax). */
function chancesOf({ signs }: Table, row: number, weights: Float64Array): number[] {
  const scores = [0, 0, 0, 0];
  for (let option = 0; option < optionsOf; option += 1) {
    const at = (row * optionsOf + option) * signNames.length;
    let score = 0;
    for (let i = 0; i < signNames.length; i += 1) score += (signs[at + i] ?? 0) * (weights[i] ?? 0);
    scores[option] = score;
  }
  const parts = scores.map(score => Math.exp(score - Math.max(...scores)));
  const all = parts.reduce((sum, x) => sum + x, 0);
  return parts.map(part => part / all);
}

/** Weights of a multinomial logit fitted to the keys of these rows, by full-batch Adam. */
function learnt(table: Table, rows: readonly number[]): Float64Array {
  const { signs, keys } = table;
  const [weights, mean, square, slope] = [0, 0, 0, 0].map(() => new Float64Array(signNames.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let pass = 1; pass <= passes; pass += 1) {
    slope.fill(0);
    for (const row of rows) {
      const chances = chancesOf(table, row, weights);
      for (let option = 0; option < optionsOf; option += 1) {
        const missed = (Number(option === keys[row]) - (chances[option] ?? 0)) / rows.length;
        const at = (row * optionsOf + option) * signNames.length;
        for (let i = 0; i < signNames.length; i += 1)
          slope[i] = (slope[i] ?? 0) + missed * (signs[at + i] ?? 0);
      }
    }
    for (let i = 0; i < signNames.length; i += 1) {
      const g = (slope[i] ?? 0) - decay * (weights[i] ?? 0);
      const m = 0.9 * (mean[i] ?? 0) + 0.1 * g;
      const s = 0.99 * (square[i] ?? 0) + 0.01 * g * g;
      mean[i] = m;
      square[i] = s;
      weights[i] =
        (weights[i] ?? 0) + (rate * m) / (1 - 0.9 ** pass) / (Math.sqrt(s / (1 - 0.99 ** pass)) + 1e-8);
    }
  }
  return weights;
}

/** Guesses for the items of these halves of the forms, with weights learnt from the other half. */
export function guesses<T extends Asked>(
  items: readonly T[],
  halves: readonly number[] = [0, 1],
): Guess<T>[] {
  const table = tableOf(items);
  const { signs, keys } = table;
  const rowsOf = (half: number) => items.flatMap((item, row) => (halfOf(item) === half ? [row] : []));
  return halves.flatMap(half => {
    const weights = learnt(table, rowsOf(1 - half));
    return rowsOf(half).map(row => {
      const chances = chancesOf(table, row, weights);
      const key = keys[row] ?? 0;
      const trust = chances[key] ?? 0;
      const more = chances.filter(chance => chance > trust + 1e-12).length;
      const alike = chances.filter(chance => Math.abs(chance - trust) <= 1e-12).length - 1;
      const at = (row * optionsOf + key) * signNames.length;
      const tells = signNames
        .map((name, i) => ({ name, worth: (signs[at + i] ?? 0) * (weights[i] ?? 0) }))
        .filter(({ worth }) => worth > 0.1)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, tellsKept);
      return {
        item: items[row] as T,
        trust,
        before: more + alike / 2,
        tells: tells.map(({ name }) => name),
      };
    });
  });
}

/** Share of guesses with the key as first choice, and among the first two; ties count partly. */
export function hits(some: readonly Guess<unknown>[]): { first: number; two: number } {
  const share = (choices: number) =>
    some.reduce((sum, { before }) => sum + Math.min(1, Math.max(0, choices - before)), 0) / some.length;
  return { first: share(1), two: share(2) };
}
