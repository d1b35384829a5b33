import {
  forecastScore,
  type Item,
  type ScoreRequest,
  seededRandom,
  trueMarks,
} from '../../packages/engine/src/index.ts';
import { studentOf } from './drawn.ts';
import { plannedSessions } from './planned.ts';
import { bankOf, calendarOf, DAY, START, type World, worlds } from './world.ts';

/** Numbers of answers after which the shown band of expected marks is compared with the truth. */
const scoreAnswers = [60, 120, 240];

const PAPERS = 200;
const SESSIONS = 20;
/** Share of right answers of a student who guesses. */
const GUESSED = 0.25;

/** Seeds apart from those of the students that arms are evaluated on or learn from. */
const FIRST_SEED = 20_001;
const SEEDS_A_WORLD = 1_000;

/** A shown band of expected marks. */
export interface Band {
  /** Attempts so far. */
  readonly answers: number;
  /** Whether it holds the true expected marks. */
  readonly held: boolean;
  /** Its upper end, in marks. */
  readonly high: number;
}

type Shown = Pick<ScoreRequest, 'state' | 'bank' | 'now'>;

/** The bands shown in a course of our packs, an hour after the session that reaches each number of answers. */
function bandsOf(
  course: Parameters<typeof plannedSessions>[0],
  chanceOf: (code: string, band: number, typed: boolean, now: number) => number,
): Band[] {
  const { bank, starts } = course;
  const bands: Band[] = [];
  let i = 0;
  // Session by session, because the next one changes the true abilities.
  for (const { state } of plannedSessions(course)) {
    const now = (starts[i++] ?? START) + DAY / 24;
    const band = judged({ state, bank, now }, (code, at, typed) => chanceOf(code, at, typed, now));
    if (band) bands.push(band);
  }
  return bands;
}

/** The shown band against the true expected marks; null at other numbers of answers. */
function judged(shown: Shown, chanceOf: (code: string, band: number, typed: boolean) => number): Band | null {
  const { answers } = shown.state;
  if (!scoreAnswers.includes(answers)) return null;
  const request = () => ({ ...shown, pace: 1, papers: PAPERS, random: seededRandom(1) });
  const forecast = forecastScore(request());
  if (forecast === null) return null;
  const marks = Math.round(trueMarks(request(), chanceOf));
  const { low, high } = forecast.score;
  return { answers, held: marks >= low && marks <= high, high };
}

/**
 * The bands of students of a world. No other world has the same students, so the bands are independent observations.
 */
export function bandsIn(world: World, students: number): Band[] {
  const bank = bankOf(world.perCell, world.linked);
  const first = FIRST_SEED + SEEDS_A_WORLD * worlds.findIndex(({ name }) => name === world.name);
  return Array.from({ length: students }, (_, i) => {
    const seed = first + i;
    const student = studentOf(world, seed);
    const course = {
      bank,
      starts: calendarOf(seed, SESSIONS, world.bursts).starts,
      random: seededRandom(seed),
      answer: (item: Item, at: number) => student.answer(item, at),
    };
    return bandsOf(course, (code, band, typed, now) =>
      student.bandChanceOf(code, band, now, typed ? 0 : undefined),
    );
  }).flat();
}

/** Students who guess everything. */
export function guessers(students = 40): Band[] {
  const bank = bankOf(24);
  const starts = Array.from({ length: SESSIONS }, (_, i) => START + 2 * i * DAY);
  return Array.from({ length: students }, (_, i) => {
    const random = seededRandom(i + 1);
    return bandsOf({ bank, starts, random, answer: () => random() < GUESSED }, (_code, _band, typed) =>
      typed ? 0 : GUESSED,
    );
  }).flat();
}

/** By number of answers: [answers, bands, share that holds the truth, mean upper end]. */
export function heldOf(bands: readonly Band[]): (readonly [number, number, number, number])[] {
  return scoreAnswers.map(answers => {
    const own = bands.filter(one => one.answers === answers);
    const mean = (of: (one: Band) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / Math.max(1, own.length);
    return [answers, own.length, mean(({ held }) => Number(held)), mean(({ high }) => high)] as const;
  });
}
