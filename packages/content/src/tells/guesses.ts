import { seedOf } from '../draw.ts';
import { sightOf, signNames, type Three } from './signs.ts';

/** What is guessed at: stem and options of an item, with its key to learn from and to be judged by. */
export interface Asked {
  stem: string;
  type: string;
  band: string;
  form: string;
  options: readonly { text: string; size: number | null; slip: unknown }[];
}

/** A guess at an item by who looks at stem and options alone. */
export interface Guess<T> {
  item: T;
  /** How likely the key is thought to be the key, 0 to 1. */
  trust: number;
  /** Of the other options, how many are thought likelier, ties shared: 0 where the first choice is the key. */
  before: number;
  /** The signs that speak for the key most, strongest first. */
  tells: readonly string[];
}

const optionsOf = 4;
/** The three other places of each place. */
export const places: readonly Three<number>[] = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
];
/** Passes over the half that is learnt from, and how far each goes. */
const passes = 80;
const rate = 0.06;
/** Weights are drawn towards nought, so that a sign which few items have stays weak. */
const decay = 1e-3;
const tellsKept = 3;

/** Which half of the forms a form belongs to: it stays when a revision is raised. */
const halfOf = ({ type, band, form }: Asked) => (seedOf(`${type} ${band} ${form}`) >>> 7) % 2;

/** Items as rows of numbers. */
interface Table {
  /** Row after row, option after option, sign after sign, each less the mean of the four: options are compared, not items. */
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

/** How likely each option of a row is the key by these weights. */
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

/** The weights that make the keys of these rows likeliest: a multinomial logit, found by Adam over all rows at once. */
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

/** Guesses at the items of each of these halves of the forms, by what is learnt from the other half. */
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

/** How often the first choice is the key, and how often one of the first two is; ties count in part. */
export function hits(some: readonly Guess<unknown>[]): { first: number; two: number } {
  const share = (choices: number) =>
    some.reduce((sum, { before }) => sum + Math.min(1, Math.max(0, choices - before)), 0) / some.length;
  return { first: share(1), two: share(2) };
}
