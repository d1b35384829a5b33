import { type Model, type Split, trainingRows } from './baselines.ts';
import type { Responses } from './data.ts';
import { Logistic, Sparse } from './logistic.ts';
import { difficultiesFrom, itemsFor, replay } from './ours.ts';

/**
 * An upper bound for comparison: the engine's forecast plus a logistic regression on fast and slow residuals of
 * student and skill, counts, last results, gaps and repeats, their squares and products with the forecast, and the
 * learning rate of each skill. Its weights are fitted to training users of the data set, so it is not shipped.
 */

/** Decay of the moving averages at each answer, from fast to slow. */
const DECAYS = [0.6, 0.9, 0.98];

const logit = (p: number) => Math.log(Math.max(1e-4, p) / Math.max(1e-4, 1 - p));

/** The engine's chance of every row; each half of the training users has the difficulties of the other half. */
function coreOf(split: Split): Float64Array {
  const { data, trains } = split;
  const core = new Float64Array(data.rows);
  const parts = [
    (user: number) => trains[user] === true && user % 2 === 0,
    (user: number) => trains[user] === true && user % 2 === 1,
    (user: number) => trains[user] !== true,
  ];
  parts.forEach((wanted, part) => {
    const own = trains.map((trained, user) => trained && (part === 2 || user % 2 !== part));
    const itemAt = itemsFor(data, difficultiesFrom({ data, trains: own }));
    replay(data, itemAt, wanted, (row, { probability }) => {
      core[row] = probability;
    });
  });
  return core;
}

interface Memory {
  n: number;
  right: number;
  last: number;
  streak: number;
  at: number;
  readonly residuals: number[];
}

const remembered = (): Memory => ({
  n: 0,
  right: 0,
  last: 0,
  streak: 0,
  at: 0,
  residuals: DECAYS.map(() => 0),
});

/** Features of one memory (student or skill) for the next answer. */
const featuresOf = ({ n, right, last, streak, at, residuals }: Memory, now: number, timed: boolean) => [
  n > 0 ? last : 0,
  Math.log1p(n),
  Math.log1p(right),
  Math.log1p(n - right),
  (right + 1) / (n + 2) - 0.5,
  Math.tanh(streak / 3),
  n > 0 && timed ? Math.log1p(Math.max(600, now - at) / 3600) : 0,
  ...residuals,
];

function remember(memory: Memory, y: number, p: number, now: number): void {
  memory.n += 1;
  memory.right += y;
  memory.streak = y ? Math.max(1, memory.streak + 1) : Math.min(-1, memory.streak - 1);
  memory.last = y ? 1 : -1;
  memory.at = now;
  DECAYS.forEach((decay, i) => {
    memory.residuals[i] = decay * (memory.residuals[i] ?? 0) + (1 - decay) * (y - p);
  });
}

/** Rows of the regression: dense features first, then intercept and learning rate of each skill. */
function rowsOf(data: Responses, core: Float64Array): { rows: Sparse; size: number } {
  const rows = new Sparse();
  let dense = 0;
  let user = -1;
  let own = remembered();
  let ofSkill = new Map<number, Memory>();
  let ofItem = new Map<number, Memory>();
  const taken = (from: Map<number, Memory>, key: number) => {
    const known = from.get(key) ?? remembered();
    from.set(key, known);
    return known;
  };
  for (let row = 0; row < data.rows; row++) {
    if (data.user[row] !== user) {
      user = data.user[row] as number;
      own = remembered();
      ofSkill = new Map();
      ofItem = new Map();
    }
    const now = data.t[row] as number;
    const p = core[row] as number;
    const combo = data.combo[row] as number;
    const skill = taken(ofSkill, combo);
    const item = taken(ofItem, data.item[row] as number);
    const base = logit(p);
    const ofMemories = [own, skill, item].flatMap(memory => featuresOf(memory, now, data.timed));
    const features = [
      1,
      base,
      base * base,
      Math.tanh(base),
      ...ofMemories,
      ...ofMemories.map(value => value * base),
      ...ofMemories.map(value => value * value),
      skill.last * item.last,
      skill.last * own.last,
    ];
    dense = features.length;
    for (const [i, value] of features.entries()) rows.add(i, value);
    rows.add(dense + 2 * combo, 1);
    rows.add(dense + 2 * combo + 1, Math.log1p(skill.n));
    rows.end();
    const y = data.right[row] as number;
    for (const memory of [own, skill, item]) remember(memory, y, p, now);
  }
  return { rows, size: dense + 2 * data.skillsOf.length };
}

export const variant: Model = split => {
  const { rows, size } = rowsOf(split.data, coreOf(split));
  const head = new Logistic(rows, size).fit(trainingRows(split), split.data.right);
  return Float64Array.from({ length: split.data.rows }, (_, row) => head.predict(row));
};
