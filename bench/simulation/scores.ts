import {
  forecastScore,
  type ScoreRequest,
  seededRandom,
  trueMarks,
} from '../../packages/engine/src/index.ts';
import type { Outcome } from './course.ts';
import { plannedSessions } from './planned.ts';
import type { Student } from './student.ts';
import { bankOf, DAY, START } from './world.ts';

/** After how many answers the shown band of expected marks is compared with the truth. */
export const scoreAnswers = [60, 120, 240];

const PAPERS = 200;

type Shown = Pick<ScoreRequest, 'state' | 'bank' | 'now'>;

/** The shown band after so many answers, and the true expected marks; null at all other times. */
function judged(shown: Shown, chanceOf: (code: string, band: number) => number) {
  if (!scoreAnswers.includes(shown.state.answers)) return null;
  const request = () => ({ ...shown, pace: 1, papers: PAPERS, random: seededRandom(1) });
  const forecast = forecastScore(request());
  if (forecast === null) return null;
  const marks = Math.round(trueMarks(request(), chanceOf));
  const { low, high } = forecast.score;
  return { answers: shown.state.answers, held: marks >= low && marks <= high, high };
}

export function noteScore(scores: Outcome['scores'], shown: Shown, student: Student): void {
  const one = judged(shown, (code, band) => student.bandChanceOf(code, band, shown.now));
  if (one) scores.push({ answers: one.answers, held: one.held });
}

/** Students who guess everything: answers, share of bands that hold the truth, and their upper end on average. */
export function guessers(students = 40): (readonly [number, number, number])[] {
  const shown = Array.from({ length: students }, (_, i) => guesser(i + 1)).flat();
  return scoreAnswers.map(answers => {
    const own = shown.filter(one => one.answers === answers);
    const mean = (of: (one: (typeof own)[number]) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / Math.max(1, own.length);
    return [answers, mean(({ held }) => Number(held)), mean(({ high }) => high)] as const;
  });
}

function guesser(seed: number) {
  const bank = bankOf(24);
  const random = seededRandom(seed);
  const starts = Array.from({ length: 20 }, (_, i) => START + 2 * i * DAY);
  const course = { bank, starts, random, answer: () => random() < 0.25 };
  return [...plannedSessions(course)].flatMap(
    ({ state }, i) => judged({ state, bank, now: (starts[i] ?? START) + DAY / 24 }, () => 0.25) ?? [],
  );
}
