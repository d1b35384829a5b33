import {
  type Item,
  marksAtStake,
  newLearner,
  observe,
  predict,
  seededRandom,
} from '../../packages/engine/src/index.ts';
import { type Arm, type ArmName, arms, catOf, type Planned } from './arms.ts';
import { studentOf } from './drawn.ts';
import { type Answered, answered } from './mistakes.ts';
import type { Learnt } from './others.ts';
import type { Memory } from './pack.ts';
import { Rating } from './rating.ts';
import type { Simulated } from './student.ts';
import { BANDS, bankOf, blueprint, calendarOf, DAY, START, type World } from './world.ts';

const SESSIONS = 20;
const WARM_SESSIONS = 5;
const MINUTE = 60_000;
/** Minimum answers for an interval on the dashboard; and sessions between two checks of the intervals. */
const SHOWN_FROM = 5;
const SHOWN_EVERY = 5;
/** Share of questions with a chance below .5 for which students take hints, in worlds with hints. */
const HELPED = 0.4;

/** Figures of one student under one arm. */
export interface Outcome {
  /** Marks on exam day minus the marks without the course. */
  gain: number;
  /** True mean success of each pack, and whether a pack of one band could have it in .55-.85. */
  packs: { success: number; possible: boolean }[];
  /** By hundredths of the planned chance: [questions, right answers, sum of chances]. */
  forecasts: [number, number, number][];
  /** 90 % intervals of the dashboard after every fifth session: [intervals, intervals with the truth]. */
  intervals: [number, number];
  /** Heavy subcategories: [seen by the fourth session, including sessions before the course; all]. */
  seenEarly: [number, number];
  /** Sessions with more than four misses in a row. */
  badRuns: number;
  /** Single questions: [true chance within .45-.90; all]. */
  questions: [number, number];
  /**
   * Answers without help: [number; sums of log losses of a newcomer's chances, of an Elo rating, of ours, of the
   * truth].
   */
  losses: [number, number, number, number, number];
}

const banks = new Map<string, ReturnType<typeof bankOf>>();
function bankFor({ perCell, linked = false }: World) {
  const key = `${perCell} ${linked}`;
  const bank = banks.get(key) ?? bankOf(perCell, linked);
  banks.set(key, bank);
  return bank;
}

const heavy = new Set(blueprint.filter(({ weight }) => weight / 22 >= 0.03).map(({ code }) => code));

export function runCourse(
  world: World,
  seed: number,
  name: ArmName,
  learnt: ReadonlyMap<number, Learnt>,
): Outcome {
  const bank = bankFor(world);
  const student = studentOf(world, seed);
  const random = seededRandom(seed * 31 + 7);
  const memory: Memory = {
    carry: {},
    owed: new Map(),
    cats: new Map(),
    roots: new Map(),
    examples: new Map(),
    rating: new Rating(),
  };
  const answers: Answered[] = [];
  const seen = new Map<string, number>();
  let state = newLearner();
  const losses: Outcome['losses'] = [0, 0, 0, 0, 0];

  const met = new Set<string>();
  const asIs = (item: Item): Item => {
    const like = bank.items.get(memory.roots.get(item.id) ?? item.id);
    return like ? { ...item, difficulty: like.difficulty } : item;
  };

  const practise = (planned: readonly Planned[], start: number): boolean[] =>
    planned.map(({ item, pair = false }, i) => {
      const at = start + 2 * MINUTE * i;
      // With the difficulty of the world, not the believed one.
      const asked = asIs(item);
      const chance = student.chance(asked, at);
      const helped = world.helped === true && chance < 0.5 && random() < HELPED;
      const right = student.answer(asked, at, helped);
      if (pair) memory.examples.set(item.type, (memory.examples.get(item.type) ?? 0) + 1);
      const observed = {
        item,
        outcome: right ? 'right' : 'wrong',
        helped,
        ...(pair && { example: 1 }),
      } as const;
      const after = observe(state, observed, at);
      // Log losses of answers without help, each forecast from earlier answers.
      if (!helped) {
        const known = predict(newLearner(), item, at).probability;
        const forecasts = [known, memory.rating.chance(item), after.evidence.probability, chance];
        losses[0] += 1;
        forecasts.forEach((p, of) => {
          losses[of + 1] = (losses[of + 1] ?? 0) - Math.log(right ? p : 1 - p);
        });
      }
      memory.rating.learn(item, right);
      state = after.state;
      seen.set(item.id, at);
      met.add(item.subcategory);
      answers.push(answered(item, right, answers.length + 1, at));
      if (name === 'maximum information (jsCAT)')
        catOf(memory, item.subcategory).updateAbilityEstimate(
          { a: 1, b: item.difficulty, c: 0.25, d: 1 },
          right ? 1 : 0,
        );
      return right;
    });
  const plan = (arm: Arm, now: number, exam: number, sessionNumber: number) =>
    arm({ bank, state, now, exam, sessionNumber, seen, random, student, memory, learnt, answers });

  const { starts, exam } = calendarOf(seed, SESSIONS, world.bursts);
  if (world.warm)
    for (let i = 0; i < WARM_SESSIONS; i++) {
      const at = START - (WARM_SESSIONS - i) * 2 * DAY;
      practise(plan(arms.random, at, exam, i + 1), at);
    }
  const before = student.marks(exam);
  const result: Outcome = {
    gain: 0,
    packs: [],
    forecasts: Array.from({ length: 100 }, () => [0, 0, 0]),
    intervals: [0, 0],
    seenEarly: [0, heavy.size],
    badRuns: 0,
    questions: [0, 0],
    losses,
  };
  const countIntervals = (now: number) => {
    for (const { code, n, low, high } of marksAtStake(state, bank, now)) {
      if (n < SHOWN_FROM) continue;
      const types = bank.subcategories.get(code)?.types ?? [];
      const truth = student.examChance(
        types.map(type => type.code),
        now,
      );
      result.intervals[0] += 1;
      if (truth >= low && truth <= high) result.intervals[1] += 1;
    }
  };
  starts.forEach((start, i) => {
    const sessionNumber = i + 1 + (world.warm ? WARM_SESSIONS : 0);
    const planned = plan(arms[name], start, exam, sessionNumber);
    const chances = planned.map(({ item }) => student.chance(asIs(item), start));
    const right = practise(planned, start);
    note(result, planned, chances, right, student, start, sessionNumber);
    if ((i + 1) % SHOWN_EVERY === 0) countIntervals(start + DAY / 24);
    if (i === 3) result.seenEarly[0] = [...heavy].filter(code => met.has(code)).length;
  });
  result.gain = student.marks(exam) - before;
  return result;
}

function note(
  result: Outcome,
  planned: readonly Planned[],
  chances: readonly number[],
  right: readonly boolean[],
  student: Simulated,
  now: number,
  sessionNumber: number,
): void {
  const diagnostic = sessionNumber <= 2;
  const mean = chances.reduce((sum, p) => sum + p, 0) / Math.max(1, chances.length);
  const bands = BANDS.map((_, band) => student.bandChance(band, now));
  if (!diagnostic) result.packs.push({ success: mean, possible: bands.some(p => p >= 0.55 && p <= 0.85) });
  planned.forEach(({ probability }, i) => {
    const hit = right[i] ? 1 : 0;
    const slot =
      probability === null ? undefined : result.forecasts[Math.min(99, Math.floor(100 * probability))];
    if (slot && probability !== null) {
      slot[0] += 1;
      slot[1] += hit;
      slot[2] += probability;
    }
    if (diagnostic) return;
    const p = chances[i] ?? 0;
    result.questions[1] += 1;
    if (p >= 0.45 && p <= 0.9) result.questions[0] += 1;
  });
  let run = 0;
  let longest = 0;
  for (const hit of right) {
    run = hit ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  if (longest > 4) result.badRuns += 1;
}
