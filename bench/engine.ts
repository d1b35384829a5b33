/**
 * Speed and size of the engine: `node bench/engine.ts`. Prints the figures beside a baseline of the same run: a plan
 * by a full scan of the bank for each item. Seeded; times depend on the machine.
 */

import process from 'node:process';
import { simulatedStudent } from '../packages/engine/simulated/student.ts';
import { AIM } from '../packages/engine/src/constants.ts';
import {
  type Band,
  type Bank,
  type Blueprint,
  buildBank,
  decodeLearner,
  encodeLearner,
  type Item,
  type LearnerState,
  newLearner,
  observe,
  type PlanRequest,
  PRIOR_BAND_DIFFICULTY,
  planPack,
  predict,
  seededRandom,
} from '../packages/engine/src/index.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5);
const BANDS: readonly Band[] = ['Easy', 'Medium', 'Hard'];
const CATEGORIES: Readonly<Record<string, number>> = { AR: 9, AL: 10, GM: 7, NS: 6, MM: 4 };
const WARM_UP = 200;
const RUNS = 1000;

const blueprint: Blueprint = Object.entries(CATEGORIES).flatMap(([category, count]) =>
  Array.from({ length: count }, (_, i) => ({
    code: `${category}.${i}`,
    name: `${category} ${i}`,
    category,
    categoryName: category,
    weight: 0.2 + ((i * 7) % 10) / 10,
  })),
);

/** `size` items over 36 subcategories with `types` types each, difficulties spread around those of their bands. */
function bankOf(size: number, types: number): Bank {
  const random = seededRandom(size);
  const items = Array.from({ length: size }, (_, i): Item => {
    const { code, category } = blueprint[i % blueprint.length] ?? { code: '', category: '' };
    const band = BANDS[Math.floor(i / blueprint.length / types) % 3] ?? 'Medium';
    return {
      id: `item-${i}`,
      category,
      subcategory: code,
      type: `${code}.${1 + (Math.floor(i / blueprint.length) % types)}`,
      band,
      form: `${code} ${band} ${i % 3}`,
      difficulty: PRIOR_BAND_DIFFICULTY[band] + random() - 0.5,
      targetSeconds: 120,
    };
  });
  return buildBank(items, blueprint);
}

/** A student's state after 20 sessions, with the items seen. */
function practised(bank: Bank): { state: LearnerState; seen: Map<string, number>; now: number } {
  const student = simulatedStudent(1);
  const random = seededRandom(1);
  const seen = new Map<string, number>();
  let state = newLearner();
  let carry: Record<string, number> = {};
  let now = START;
  for (let sessionNumber = 1; sessionNumber <= 20; sessionNumber++) {
    const pack = planPack(request({ state, bank, now, seen, sessionNumber, carry, random }));
    carry = pack.carry;
    for (const { item } of pack.items) {
      state = observe(state, { item, ...student.answer(item, now) }, now).state;
      seen.set(item.id, now);
      now += 120_000;
    }
    now += DAY;
  }
  return { state, seen, now };
}

function request(of: Pick<PlanRequest, 'state' | 'bank' | 'now'> & Partial<PlanRequest>): PlanRequest {
  return {
    random: seededRandom(1),
    sessionNumber: 21,
    size: 12,
    seen: new Map(),
    exposure: new Map(),
    carry: {},
    adaptive: true,
    ...of,
  };
}

/** The baseline: for each of twelve positions, predicts every item of the bank and takes the best fit. */
function scanPlan(state: LearnerState, bank: Bank, now: number, seen: ReadonlyMap<string, number>): string[] {
  const chosen = new Set<string>();
  for (let place = 0; place < 12; place++) {
    let best = '';
    let least = Number.POSITIVE_INFINITY;
    for (const item of bank.items.values()) {
      if (seen.has(item.id) || chosen.has(item.id)) continue;
      const misfit = Math.abs(predict(state, item, now).probability - AIM);
      if (misfit < least) {
        least = misfit;
        best = item.id;
      }
    }
    chosen.add(best);
  }
  return [...chosen];
}

const SPREAD_STUDENTS = 300;
const SPREAD_SESSIONS = 4;

/** Servings of each item to many students who begin in one month; the counts are passed to the planner when `fed`. */
function servings(bank: Bank, fed: boolean): number[] {
  const exposure = new Map<string, number>();
  for (let i = 0; i < SPREAD_STUDENTS; i++) {
    const student = simulatedStudent(i);
    const random = seededRandom(i);
    const seen = new Map<string, number>();
    let state = newLearner();
    for (let sessionNumber = 1; sessionNumber <= SPREAD_SESSIONS; sessionNumber++) {
      const now = START + sessionNumber * DAY;
      const counts = fed ? exposure : new Map<string, number>();
      const pack = planPack(request({ state, bank, now, seen, sessionNumber, random, exposure: counts }));
      for (const { item } of pack.items) {
        state = observe(state, { item, ...student.answer(item, now) }, now).state;
        seen.set(item.id, now);
        exposure.set(item.id, (exposure.get(item.id) ?? 0) + 1);
      }
    }
  }
  return [...bank.items.keys()].map(id => exposure.get(id) ?? 0).sort((a, b) => b - a);
}

/** Share of all servings that goes to the most served tenth of the items, and the number of items never served. */
function spread(counts: readonly number[]): string {
  const sum = (some: readonly number[]) => some.reduce((total, n) => total + n, 0);
  const top = sum(counts.slice(0, Math.round(counts.length / 10))) / sum(counts);
  const never = counts.filter(n => n === 0).length / counts.length;
  return `${(100 * top).toFixed(1)} % / ${(100 * never).toFixed(1)} %`;
}

interface Timing {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds per call. */
function timed(call: (i: number) => void, runs = RUNS, warmUp = WARM_UP): Timing {
  for (let i = 0; i < warmUp; i++) call(i);
  const times = Array.from({ length: runs }, (_, i) => {
    const start = process.hrtime.bigint();
    call(i);
    return Number(process.hrtime.bigint() - start) / 1e6;
  }).sort((a, b) => a - b);
  return { median: times[Math.floor(runs / 2)] ?? 0, p95: times[Math.floor(runs * 0.95)] ?? 0 };
}

function print(what: string, value: string, goal = ''): void {
  process.stdout.write(`${what.padEnd(52)}${value.padStart(24)}  ${goal}\n`);
}

const milliseconds = ({ median, p95 }: Timing) => `${median.toFixed(3)} / ${p95.toFixed(3)} ms`;
const microseconds = ({ median, p95 }: Timing) =>
  `${(median * 1e3).toFixed(1)} / ${(p95 * 1e3).toFixed(1)} us`;

print('', 'median / p95', 'goal');
const exposure = new Map(Array.from({ length: 40_000 }, (_, i) => [`item-${i}`, (i * 31) % 97]));
for (const [size, types] of [
  [637, 2],
  [10_000, 7],
  [40_000, 7],
] as const) {
  const bank = bankOf(size, types);
  const { state, seen, now } = practised(bank);
  const due = [...bank.types.keys()].slice(0, 20).flatMap((type, i) => {
    const like = bank.types.get(type)?.cells[1]?.[0];
    return like ? [{ item: { ...like, id: `twin-${i}` }, missedAt: now, cause: 'wrong' as const }] : [];
  });
  const plan = timed(i => {
    planPack(request({ state, bank, now, seen, exposure, due, random: seededRandom(i) }));
  });
  print(`plan of 12 from ${size} items`, milliseconds(plan), size === 10_000 ? 'p95 <= 3 ms' : '');
  const items = [...bank.items.values()];
  const itemAt = (i: number) => items[(i * 7919) % items.length] as Item;
  const stored = decodeLearner(encodeLearner(state));
  const answer = timed(
    i => {
      const item = itemAt(i);
      predict(stored, item, now);
      observe(stored, { item, outcome: i % 3 === 0 ? 'wrong' : 'right' }, now);
    },
    20_000,
    5_000,
  );
  print(
    `  predict + observe, ${Object.keys(stored.beliefs).length} beliefs`,
    microseconds(answer),
    '<= 20 us',
  );
  if (size !== 10_000) continue;
  const first = timed(i => {
    planPack(
      request({ state: newLearner(), bank, now, exposure, sessionNumber: 1, random: seededRandom(i) }),
    );
  });
  print('  the same, a first session', milliseconds(first));
  const exhausted = new Map([...bank.items.keys()].map((id, i) => [id, now - (i % 20) * DAY]));
  const worst = timed(
    i => {
      planPack(request({ state, bank, now, seen: exhausted, exposure, random: seededRandom(i) }));
    },
    100,
    20,
  );
  print('  the same, every item seen in the last 20 days', milliseconds(worst));
  const scan = timed(() => scanPlan(state, bank, now, seen), 20, 3);
  print('  baseline: full scan per place, no rules', milliseconds(scan));
  print('  the plan is faster by', `${(scan.median / plan.median).toFixed(0)} times`);
}

const usual = bankOf(1_200, 4);
const students = `${SPREAD_STUDENTS} students, 1,200 items: most served tenth / never`;
print(students, spread(servings(usual, true)));
print('  the same without the counts of servings', spread(servings(usual, false)));

let everything = newLearner();
const types = [...bankOf(36 * 8, 8).items.values()].slice(0, 261);
for (let i = 0; i < types.length * 9; i++) {
  const item = types[(i * 100) % types.length] as Item;
  const outcome = i % 2 === 0 ? 'wrong' : 'right';
  everything = observe(everything, { item, outcome }, START + i * 3_600_000).state;
}
const text = encodeLearner(everything);
print('state: 36 subcategories, 261 types, as stored', `${text.length} bytes`, '<= 4000');
print('  the same as JSON', `${JSON.stringify(everything).length} bytes`);
print(
  '  to store and read it again',
  microseconds(timed(() => decodeLearner(encodeLearner(everything)), 2_000, 500)),
);
const answer = { item: types[0] as Item, outcome: 'right' } as const;
print(
  '  to count an answer into it as it is stored',
  microseconds(
    timed(
      () => encodeLearner(observe(decodeLearner(text), answer, everything.lastAt ?? START).state),
      2_000,
      500,
    ),
  ),
);
