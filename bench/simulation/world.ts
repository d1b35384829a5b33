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

/** How a student learns from a question; `peaks` names the chance of success at which practice teaches most. */
export type Law = { kind: 'peak'; best: number } | { kind: 'threshold' } | { kind: 'drawn'; file: string };

export interface World {
  readonly name: string;
  readonly law: Law;
  /** Days after which 1/e of a first practice is left. */
  readonly forgettingDays: number;
  /** Questions of each type and band. */
  readonly perCell: number;
  /** Whether the students have five sessions of chance practice behind them. */
  readonly warm: boolean;
  /** Numbers of the planner are chosen on one half and reported on the other; unlike both are the worlds that are not of the family. */
  readonly half: 'tuning' | 'report' | 'unlike';
  /** How often a question whose answer is not known is right, where it is not one in four. */
  readonly guess?: number;
  /** How far students and their abilities lie apart, against the usual. */
  readonly spread?: number;
  /** Whether sessions come four on one day, and then none for a fortnight. */
  readonly bursts?: boolean;
  /** Whether every third question needs a type of another subcategory as well, and is as likely as the weaker of the two. */
  readonly linked?: boolean;
  /** Whether students take hints at two fifths of what is likelier wrong than right. */
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

/** Worlds that no number was chosen on and no figure is reported of but whether a promise breaks there. */
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

/** 24 worlds of the family in two halves, on the side of the report four with a law outside of it, and worlds unlike these. */
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

/** Types of question a subcategory has in the bank, and forms a type and band. */
const typesEach = 2;
const formsEach = 3;

/** The world of students whose skills are those of a file. */
export const drawnFrom = (file: string): World => ({
  name: `drawn from ${basename(file).replace(/\..*/, '')}`,
  law: { kind: 'drawn', file },
  ...ordinary,
});

/** A bank of two types a subcategory; forms differ by up to .3 logits, which the bank knows. */
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

/** Hours between sessions of one day, and days without any, of those who practise in bursts. */
const BURST = { sessions: 4, hours: 2, days: 14 } as const;

/** Starts a day or two apart and sometimes weeks, or in bursts; and the exam, three days after the last. */
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
