import type { Responses } from './data.ts';
import { Logistic, Sparse } from './logistic.ts';

/** Standard models of knowledge tracing. Each is fitted to the training users and gives a chance for every row. */

export interface Split {
  readonly data: Responses;
  /** Whether a user, by number, is in the training set. */
  readonly trains: readonly boolean[];
}

export type Model = (split: Split) => Float64Array;

/** Rows of training users. */
export const trainingRows = ({ data, trains }: Split): Uint32Array =>
  Uint32Array.from(data.user.keys()).filter(row => trains[data.user[row] as number]);

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));

/** Weight, in answers, of the overall mean in the mean of an item. */
const MEAN_WEIGHT = 5;

export const itemMean: Model = split => {
  const { data } = split;
  const sums = new Float64Array(data.items);
  const counts = new Float64Array(data.items);
  const skillSums = new Float64Array(data.skillsOf.length);
  const skillCounts = new Float64Array(data.skillsOf.length);
  let [all, right] = [0, 0];
  for (const row of trainingRows(split)) {
    const [i, c, y] = [data.item[row] as number, data.combo[row] as number, data.right[row] as number];
    sums[i] = (sums[i] ?? 0) + y;
    counts[i] = (counts[i] ?? 0) + 1;
    skillSums[c] = (skillSums[c] ?? 0) + y;
    skillCounts[c] = (skillCounts[c] ?? 0) + 1;
    all += 1;
    right += y;
  }
  return Float64Array.from(data.item, (i, row) => {
    const c = data.combo[row] as number;
    const ofSkill =
      ((skillSums[c] ?? 0) + (MEAN_WEIGHT * right) / all) / ((skillCounts[c] ?? 0) + MEAN_WEIGHT);
    return ((sums[i] ?? 0) + MEAN_WEIGHT * ofSkill) / ((counts[i] ?? 0) + MEAN_WEIGHT);
  });
};

/** Step size of a rating after n answers (R. Pelanek 2016). */
const stepAfter = (n: number, first: number, decay: number) => first / (1 + decay * n);

/** Elo ratings of user, user's skill and item; item ratings are fixed after training. */
export const elo: Model = split => {
  const { data, trains } = split;
  const item = new Float64Array(data.items);
  const itemCount = new Int32Array(data.items);
  const skill = new Float64Array(data.skillsOf.length);
  const skillCount = new Int32Array(data.skillsOf.length);
  let base = 0;
  for (const row of trainingRows(split)) base += data.right[row] ?? 0;
  base = logit(base / trainingRows(split).length);
  const predicted = new Float64Array(data.rows);
  for (const training of [true, false]) {
    let current = -1;
    let [level, answers] = [0, 0];
    let own = new Map<number, { rating: number; n: number }>();
    for (let row = 0; row < data.rows; row++) {
      const u = data.user[row] as number;
      if (trains[u] !== training) continue;
      if (u !== current) {
        current = u;
        [level, answers] = [0, 0];
        own = new Map();
      }
      const [i, c] = [data.item[row] as number, data.combo[row] as number];
      const mine = own.get(c) ?? { rating: 0, n: 0 };
      own.set(c, mine);
      const p = logistic(base + level + mine.rating - (item[i] ?? 0) - (skill[c] ?? 0));
      predicted[row] = p;
      const off = (data.right[row] ?? 0) - p;
      level += stepAfter(answers++, 0.6, 0.08) * off;
      mine.rating += stepAfter(mine.n++, 0.7, 0.1) * off;
      if (!training) continue;
      skill[c] = (skill[c] ?? 0) - stepAfter(skillCount[c] ?? 0, 0.5, 0.02) * off;
      skillCount[c] = (skillCount[c] ?? 0) + 1;
      item[i] = (item[i] ?? 0) - stepAfter(itemCount[i] ?? 0, 1, 0.15) * off;
      itemCount[i] = (itemCount[i] ?? 0) + 1;
    }
  }
  return predicted;
};

/** Features of a row of the regressions. */
interface Features {
  readonly items: boolean;
  /** Counts of all answers of the user. */
  readonly totals: boolean;
  /** Counts by skill in windows of these seconds; one infinite window for untimed data. */
  readonly windows: readonly number[];
}

const HOUR = 3600;
const ENDLESS = Number.POSITIVE_INFINITY;

/**
 * Regression on skills, items and logs of counts of right and wrong answers (R. Gervet et al. 2020; B. Choffin et al.
 * 2019).
 */
const regression =
  ({ items, totals, windows }: Features): Model =>
  split => {
    const { data } = split;
    const perSkill = 1 + 2 * windows.length;
    const skillsFrom = 3;
    const itemsFrom = skillsFrom + data.skills * perSkill;
    const rows = new Sparse();
    let current = -1;
    let [right, wrong] = [0, 0];
    let past = new Map<number, { t: number; right: number }[]>();
    for (let row = 0; row < data.rows; row++) {
      if (data.user[row] !== current) {
        current = data.user[row] as number;
        [right, wrong] = [0, 0];
        past = new Map();
      }
      const y = data.right[row] ?? 0;
      const now = data.t[row] ?? 0;
      rows.add(0, 1);
      if (totals) {
        rows.add(1, Math.log1p(right));
        rows.add(2, Math.log1p(wrong));
      }
      if (items) rows.add(itemsFrom + (data.item[row] as number), 1);
      for (const skill of data.skillsOf[data.combo[row] as number] ?? []) {
        const own = past.get(skill) ?? [];
        past.set(skill, own);
        const from = skillsFrom + skill * perSkill;
        rows.add(from, 1);
        const counts = windows.map(() => [0, 0] as [number, number]);
        for (const one of own)
          windows.forEach((window, w) => {
            const count = counts[w];
            if (count && now - one.t <= window) count[one.right ? 0 : 1] += 1;
          });
        counts.forEach(([good, bad], w) => {
          rows.add(from + 1 + 2 * w, Math.log1p(good));
          rows.add(from + 2 + 2 * w, Math.log1p(windows.length > 1 ? good + bad : bad));
        });
        own.push({ t: now, right: y });
      }
      rows.end();
      if (y) right++;
      else wrong++;
    }
    const model = new Logistic(rows, itemsFrom + data.items).fit(trainingRows(split), data.right);
    return Float64Array.from({ length: data.rows }, (_, row) => model.predict(row));
  };

export const pfa = regression({ items: false, totals: false, windows: [ENDLESS] });
export const bestLr = regression({ items: true, totals: true, windows: [ENDLESS] });
export const das3h = regression({
  items: true,
  totals: false,
  windows: [HOUR, 24 * HOUR, 7 * 24 * HOUR, 30 * 24 * HOUR, ENDLESS],
});

export interface Knowing {
  known: number;
  learns: number;
  guesses: number;
  slips: number;
}

const ROUNDS = 15;
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Parameters fitted to the skills of a file that enough users practised. */
export function knowledgeIn(data: Responses): Knowing[] {
  const { training } = sequencesOf({ data, trains: data.users.map(() => true) });
  return [...training.values()]
    .filter(all => all.length >= LEAST_USERS)
    .map(all => fittedTo(all, data.right, { ...usual }));
}

const LEAST_USERS = 30;
const usual: Knowing = { known: 0.5, learns: 0.1, guesses: 0.25, slips: 0.1 };

/** Rows of each user by combination of skills, and sequences of training users by combination. */
function sequencesOf({ data, trains }: Split) {
  const all = new Map<string, { combo: number; rows: number[] }>();
  const training = new Map<number, number[][]>();
  for (let row = 0; row < data.rows; row++) {
    const [u, combo] = [data.user[row] as number, data.combo[row] as number];
    const key = `${u} ${combo}`;
    const known = all.get(key);
    if (known) known.rows.push(row);
    else {
      const rows = [row];
      all.set(key, { combo, rows });
      if (trains[u]) training.set(combo, [...(training.get(combo) ?? []), rows]);
    }
  }
  return { all, training };
}

/**
 * Bayesian knowledge tracing: two states for each combination of skills, fitted by EM (A. Corbett & J. Anderson
 * 1995).
 */
export const bkt: Model = split => {
  const { data } = split;
  const { all, training } = sequencesOf(split);
  const fitted = new Map(
    [...training].map(([combo, own]) => [combo, fittedTo(own, data.right, { ...usual })]),
  );
  const predicted = new Float64Array(data.rows);
  for (const { combo, rows } of all.values()) {
    const { known, learns, guesses, slips } = fitted.get(combo) ?? usual;
    let knows = known;
    for (const row of rows) {
      const p = knows * (1 - slips) + (1 - knows) * guesses;
      predicted[row] = p;
      const after = data.right[row] ? (knows * (1 - slips)) / p : (knows * slips) / (1 - p);
      knows = after + (1 - after) * learns;
    }
  }
  return predicted;
};

/** ROUNDS of Baum-Welch over all sequences of a skill. */
function fittedTo(all: readonly number[][], right: Uint8Array, k: Knowing): Knowing {
  for (let round = 0; round < ROUNDS; round++) {
    let [first, starts, moved, stayed, rightKnown, known, rightNot, not] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const rows of all) {
      const n = rows.length;
      const forward = new Float64Array(n);
      const after = new Float64Array(n);
      let knows = k.known;
      for (let i = 0; i < n; i++) {
        forward[i] = knows;
        const y = right[rows[i] as number];
        const own = knows * (y ? 1 - k.slips : k.slips);
        const other = (1 - knows) * (y ? k.guesses : 1 - k.guesses);
        after[i] = own / (own + other);
        knows = (after[i] ?? 0) + (1 - (after[i] ?? 0)) * k.learns;
      }
      let smooth = after[n - 1] ?? 0;
      for (let i = n - 1; i >= 0; i--) {
        if (i < n - 1) {
          const a = after[i] ?? 0;
          const next = a + (1 - a) * k.learns;
          const learnt = ((1 - a) * k.learns * smooth) / next;
          moved += learnt;
          stayed += (((1 - a) * (1 - k.learns)) / Math.max(1e-9, 1 - next)) * (1 - smooth);
          smooth = (a / next) * smooth;
        }
        const y = right[rows[i] as number] ?? 0;
        known += smooth;
        not += 1 - smooth;
        rightKnown += smooth * y;
        rightNot += (1 - smooth) * y;
      }
      first += smooth;
      starts += 1;
    }
    k.known = between((first + 1) / (starts + 2), 0.01, 0.99);
    k.learns = between((moved + 1) / (moved + stayed + 10), 0.001, 0.6);
    k.slips = between(1 - (rightKnown + 9) / (known + 10), 0.005, 0.4);
    k.guesses = between((rightNot + 2.5) / (not + 10), 0.01, 0.6);
  }
  return k;
}
