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

/** After how many answers the shown band of expected marks is compared with the truth. */
const scoreAnswers = [60, 120, 240];

const PAPERS = 200;
const SESSIONS = 20;
/** A student who guesses is right so often. */
const GUESSED = 0.25;

/** None of the students whose bands are looked at is among those that ways of planning are compared by, or learn from. */
const FIRST_SEED = 20_001;
const SEEDS_A_WORLD = 1_000;

/** A shown band of expected marks. */
export interface Band {
  /** Answers it rests on. */
  readonly answers: number;
  /** Whether it holds the true expected marks. */
  readonly held: boolean;
  /** Its upper end, in marks. */
  readonly high: number;
}

type Shown = Pick<ScoreRequest, 'state' | 'bank' | 'now'>;

/** The bands shown in a course of our own packs, an hour after the session that brings so many answers. */
function bandsOf(
  course: Parameters<typeof plannedSessions>[0],
  chanceOf: (code: string, band: number, typed: boolean, now: number) => number,
): Band[] {
  const { bank, starts } = course;
  const bands: Band[] = [];
  let i = 0;
  // One session after the other: what is true of a student changes with the next.
  for (const { state } of plannedSessions(course)) {
    const now = (starts[i++] ?? START) + DAY / 24;
    const band = judged({ state, bank, now }, (code, at, typed) => chanceOf(code, at, typed, now));
    if (band) bands.push(band);
  }
  return bands;
}

/** The shown band and the true expected marks; null where none is looked at. */
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
 * The bands of students of a world, who are none of another: a band is one look at one student, and what all worlds have in
 * common is the students they are compared by.
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

/** After how many answers, how many bands there were, the share that holds the truth, and their upper end on average. */
export function heldOf(bands: readonly Band[]): (readonly [number, number, number, number])[] {
  return scoreAnswers.map(answers => {
    const own = bands.filter(one => one.answers === answers);
    const mean = (of: (one: Band) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / Math.max(1, own.length);
    return [answers, own.length, mean(({ held }) => Number(held)), mean(({ high }) => high)] as const;
  });
}
