import { basename } from 'node:path';
import { categories } from '../../packages/content/src/taxonomy.ts';
import {
  type Band,
  type Bank,
  type Blueprint,
  buildBank,
  type Item,
  PRIOR_BAND_DIFFICULTY,
  seededRandom,
} from '../../packages/engine/src/index.ts';

/** The law of learning; `best` is the chance of success at which practice teaches most. */
export type Law = { kind: 'peak'; best: number } | { kind: 'threshold' } | { kind: 'drawn'; file: string };

export interface World {
  readonly name: string;
  readonly law: Law;
  /** Days after which 1/e of the fading part of a first gain is left. */
  readonly forgettingDays: number;
  /** Number of questions of each type and band. */
  readonly perCell: number;
  /** Whether the students have had five sessions of random practice. */
  readonly warm: boolean;
  /** Constants are tuned on `tuning` and reported on `report`; `unlike` worlds are of another family. */
  readonly half: 'tuning' | 'report' | 'unlike';
  /** Chance of a right guess; default 1/4. */
  readonly guess?: number;
  /** Factor on the standard deviation of students and of their abilities; default 1. */
  readonly spread?: number;
  /** Whether practice comes in bursts: four sessions on one day, then none for 14 days. */
  readonly bursts?: boolean;
  /** Whether every third question also needs a type of another subcategory, with the chance of the weaker one. */
  readonly linked?: boolean;
  /** Whether students take hints for 40 % of the questions with a chance below .5. */
  readonly helped?: boolean;
}

const laws: readonly [string, Law][] = [
  ['best at .50', { kind: 'peak', best: 0.5 }],
  ['best at .67', { kind: 'peak', best: 0.67 }],
  ['best at .75', { kind: 'peak', best: 0.75 }],
];

const settings = [5, 15].flatMap(forgettingDays =>
  [8, 24].flatMap(perCell => [false, true].map(warm => ({ forgettingDays, perCell, warm }))),
);

const nameOf = (law: string, { forgettingDays, perCell, warm }: (typeof settings)[number]) =>
  `${law}, ${forgettingDays} days, ${perCell === 8 ? 'small' : 'large'} bank, ${warm ? 'warm' : 'cold'}`;

const ordinary = { forgettingDays: 5, perCell: 24, warm: false, half: 'unlike' } as const;

/** Worlds on which nothing was tuned; only checked for broken promises. */
const unlike: readonly World[] = [
  { name: 'guesses one in three', law: { kind: 'peak', best: 0.67 }, ...ordinary, guess: 1 / 3 },
  { name: 'misled, one in six', law: { kind: 'peak', best: 0.67 }, ...ordinary, guess: 1 / 6 },
  { name: 'twice as far apart', law: { kind: 'peak', best: 0.75 }, ...ordinary, spread: 2 },
  { name: 'nearly alike', law: { kind: 'peak', best: 0.5 }, ...ordinary, spread: 0.4 },
  { name: 'four sessions a day', law: { kind: 'peak', best: 0.75 }, ...ordinary, bursts: true },
  { name: 'two skills a question', law: { kind: 'peak', best: 0.67 }, ...ordinary, linked: true },
  { name: 'hints', law: { kind: 'peak', best: 0.67 }, ...ordinary, helped: true },
  { name: 'jumps, forgotten in two days', law: { kind: 'threshold' }, ...ordinary, forgettingDays: 2 },
];

/**
 * 24 worlds of one family in two halves, four more in the report half with a law outside of it, and the unlike
 * worlds.
 */
export const worlds: readonly World[] = [
  ...laws.flatMap(([law, of], i) =>
    settings.map((setting, j): World => {
      const parity = i + (j & 1) + ((j >> 1) & 1) + ((j >> 2) & 1);
      return { name: nameOf(law, setting), law: of, ...setting, half: parity % 2 ? 'report' : 'tuning' };
    }),
  ),
  ...settings
    .filter(({ perCell }) => perCell === 24)
    .map((setting): World => {
      const law: Law = { kind: 'threshold' };
      return { name: nameOf('threshold', setting), law, ...setting, half: 'report' };
    }),
  ...unlike,
];

export const DAY = 86_400_000;
export const START = Date.UTC(2026, 0, 5, 6);
export const BANDS: readonly Band[] = ['Easy', 'Medium', 'Hard'];
export const EXAM_MIX = [0.25, 0.5, 0.25] as const;

export const blueprint: Blueprint = categories.flatMap(category =>
  category.subcategories.map(({ code, name, weight }) => ({
    code,
    name,
    weight,
    category: category.code,
    categoryName: category.name,
  })),
);

/** Types of a subcategory, and forms of a type and band. */
const typesEach = 2;
const formsEach = 3;

/** The world of students with skills fitted to a file. */
export const drawnFrom = (file: string): World => ({
  name: `drawn from ${basename(file).replace(/\..*/, '')}`,
  law: { kind: 'drawn', file },
  ...ordinary,
});

/** A bank with `types` types in a subcategory; forms differ by up to .3 logits, which the bank knows. */
export function bankOf(perCell: number, linked = false, types = typesEach): Bank {
  const random = seededRandom(perCell);
  const firsts = categories.flatMap(({ subcategories }) =>
    subcategories.flatMap(s => s.types[0]?.code ?? []),
  );
  const items: Item[] = [];
  for (const category of categories)
    for (const { types: all } of category.subcategories)
      for (const { code } of all.slice(0, types))
        for (const band of BANDS) {
          const shifts = Array.from({ length: formsEach }, () => 0.6 * (random() - 0.5));
          for (let i = 0; i < perCell; i++)
            items.push({
              id: `${code}-${band}-${i}`,
              category: category.code,
              subcategory: code.split('.', 2).join('.'),
              type: code,
              form: `${code}-${band}-${i % formsEach}`,
              band,
              difficulty: PRIOR_BAND_DIFFICULTY[band] + (shifts[i % formsEach] ?? 0),
              targetSeconds: 120,
              ...(linked && i % 3 === 0 && { also: [firsts[hash(`${code} ${i}`) % firsts.length] ?? code] }),
            });
        }
  return buildBank(items, blueprint);
}

/** 32-bit FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A standard normal number (G. Box & M. Muller 1958). */
export function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Bursts: sessions on one day, hours between them, days without sessions. */
const BURST = { sessions: 4, hours: 2, days: 14 } as const;

/** Start times, one or two days apart with some gaps of weeks, or in bursts; and the exam three days after the last. */
export function calendarOf(
  seed: number,
  sessions: number,
  bursts = false,
): { starts: number[]; exam: number } {
  const random = seededRandom(seed);
  const starts: number[] = [];
  let now = START;
  for (let i = 0; i < sessions; i++) {
    const u = random();
    const days = u < 0.5 ? 1 : u < 0.7 ? 2 : u < 0.85 ? 3 : u < 0.95 ? 6 : 12;
    const burst = i % BURST.sessions === 0 ? BURST.days : BURST.hours / 24;
    now += (bursts ? burst : days) * DAY;
    starts.push(now);
  }
  return { starts, exam: now + 3 * DAY };
}
