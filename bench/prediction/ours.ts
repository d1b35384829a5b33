import { type Item, newLearner, observe } from '../../packages/engine/src/index.ts';
import { type Model, type Split, trainingRows } from './baselines.ts';
import type { Responses } from './data.ts';

/**
 * The engine with its shipped constants; only the difficulties of skills and items are estimated, from training users.
 * Items are typed (as in these data sets), of one category, with one subcategory and type for each skill.
 */

const MS = 1_000;
/** Seconds between answers of untimed data, as in a session. */
const APART = 60;

interface Difficulties {
  /** By combination of skills, and the addition of each item to its combination, in logits. */
  readonly combos: Float64Array;
  readonly items: Float64Array;
}

/** The engine's item for each row. */
export function itemsFor({ skillsOf, combo, item }: Responses, { combos, items }: Difficulties) {
  const places = skillsOf.map(skills => {
    const [first = 0, ...rest] = skills;
    const also = rest.map(skill => `X.${skill}.1`);
    return {
      category: 'X',
      subcategory: `X.${first}`,
      type: `X.${first}.1`,
      band: 'Medium' as const,
      targetSeconds: 60,
      typed: true,
      ...(also.length > 0 && { also }),
    };
  });
  return (row: number): Item => {
    const c = combo[row] as number;
    const i = item[row] as number;
    return {
      id: String(i),
      difficulty: (combos[c] ?? 0) + (items[i] ?? 0),
      ...(places[c] as (typeof places)[number]),
    };
  };
}

/** Runs the answers of the wanted users through the engine and reports the forecast of each row. */
export function replay(
  data: Responses,
  itemAt: (row: number) => Item,
  wanted: (user: number) => boolean,
  report: (row: number, forecast: { probability: number; slope: number; logit: number }) => void,
): void {
  let state = newLearner();
  let current = -1;
  for (let row = 0; row < data.rows; row++) {
    const user = data.user[row] as number;
    if (!wanted(user)) continue;
    if (user !== current) {
      current = user;
      state = newLearner();
    }
    const now = MS * (data.t[row] as number) * (data.timed ? 1 : APART);
    const outcome = data.right[row] ? 'right' : 'wrong';
    const { state: after, evidence } = observe(state, { item: itemAt(row), outcome }, now);
    report(row, evidence);
    state = after;
  }
}

const PASSES = 6;

/**
 * Difficulties of combinations and items by Fisher scoring on the forecasts of training users, items shrunk towards
 * their combination and combinations towards the mean, by their estimated variances.
 */
export function difficultiesFrom(split: Split): Difficulties {
  const { data, trains } = split;
  const rows = trainingRows(split);
  const share = rows.reduce((sum, row) => sum + (data.right[row] ?? 0), 0) / rows.length;
  const combos = new Float64Array(data.skillsOf.length).fill(-Math.log(share / (1 - share)));
  const items = new Float64Array(data.items);
  const comboOf = new Int32Array(data.items).fill(-1);
  for (const row of rows) comboOf[data.item[row] as number] = data.combo[row] as number;
  let [comboSpread, itemSpread] = [1, 0.7];
  for (let pass = 0; pass < PASSES; pass++) {
    const information = new Float64Array(data.items);
    const pull = new Float64Array(data.items);
    replay(
      data,
      itemsFor(data, { combos, items }),
      user => trains[user] === true,
      (row, f) => {
        const i = data.item[row] as number;
        const spread = Math.max(1e-6, f.probability * (1 - f.probability));
        information[i] = (information[i] ?? 0) + (f.slope * f.slope) / spread;
        pull[i] = (pull[i] ?? 0) - (f.slope * ((data.right[row] ?? 0) - f.probability)) / spread;
      },
    );
    // Combinations and items in turn; the estimate of an item is its present difficulty plus pull / information.
    const mean = combos.reduce((sum, c) => sum + c, 0) / combos.length;
    const wanted = items.map(
      (own, i) =>
        (combos[comboOf[i] as number] ?? 0) + own + (pull[i] ?? 0) / Math.max(1e-9, information[i] ?? 0),
    );
    for (let round = 0; round < 10; round++) {
      const sums = new Float64Array(combos.length);
      const weights = new Float64Array(combos.length);
      for (let i = 0; i < items.length; i++) {
        const c = comboOf[i] as number;
        if (c < 0) continue;
        // Weight of an item for its combination: the inverse of its error variance plus the variance between items.
        const weight = 1 / (1 / Math.max(1e-9, information[i] ?? 0) + itemSpread ** 2);
        sums[c] = (sums[c] ?? 0) + weight * (wanted[i] ?? 0);
        weights[c] = (weights[c] ?? 0) + weight;
      }
      for (let c = 0; c < combos.length; c++)
        combos[c] = ((sums[c] ?? 0) + mean / comboSpread ** 2) / ((weights[c] ?? 0) + 1 / comboSpread ** 2);
    }
    let [apart, many] = [0, 0];
    for (let i = 0; i < items.length; i++) {
      const c = comboOf[i] as number;
      if (c < 0) continue;
      const known = information[i] ?? 0;
      const precision = known + 1 / itemSpread ** 2;
      items[i] = (known * ((wanted[i] ?? 0) - (combos[c] ?? 0))) / precision;
      apart += (items[i] ?? 0) ** 2 + 1 / precision;
      many += 1;
    }
    itemSpread = Math.sqrt(apart / Math.max(1, many));
    comboSpread = Math.sqrt(combos.reduce((sum, c) => sum + (c - mean) ** 2, 0) / combos.length);
  }
  return { combos, items };
}

/** A combination without training users has the mean difficulty. */
export const asShipped: Model = split => {
  const predicted = new Float64Array(split.data.rows);
  const itemAt = itemsFor(split.data, difficultiesFrom(split));
  replay(
    split.data,
    itemAt,
    user => !split.trains[user],
    (row, { probability }) => {
      predicted[row] = probability;
    },
  );
  return predicted;
};
