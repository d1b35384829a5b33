import { type Ability, chanceOf } from './chance.ts';
import { BANDS, type BandDifficulty } from './item.ts';
import type { LearnerState } from './learner.ts';
import { type PercentileBand, percentileBand } from './percentile.ts';
import type { Bank, BankSubcategory } from './planner/bank.ts';
import { EXAM_MIX } from './planner/policy.ts';
import { shuffled } from './random.ts';
import { examAbility, total } from './stakes.ts';

/** Fewer answers than this say too little of a whole paper: no forecast. */
export const SCORE_ANSWERS = 60;

/** The paper: multiple choice, +3 right, -1 wrong, 0 left out. */
const QUESTIONS = 22;
const MINUTES = 40;
const RIGHT = 3;
const WRONG = -1;

/** Seconds to look at a question and decide whether to try it: a choice, no published figure. */
const LOOK_SECONDS = 15;

/** Believed range of a student's pace against the target times. */
const PACE = { least: 0.5, most: 2.5 } as const;

/** Papers simulated unless said: the ends of the band then vary by about a mark between seeds. */
const PAPERS = 500;

export interface ScoreRequest {
  readonly state: LearnerState;
  readonly bank: Bank;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Uniform in [0, 1); the same sequence gives the same forecast. */
  readonly random: () => number;
  /** Time taken against target, 1 = on target; from the student's own answers. */
  readonly pace: number;
  readonly papers?: number;
}

export interface ScoreForecast {
  /** Marks out of 66: the 10th, 50th and 90th of 100 simulated papers. */
  readonly score: { readonly low: number; readonly middle: number; readonly high: number };
  readonly percentile: PercentileBand;
  /** Questions tried in 40 minutes, on average. */
  readonly attempted: number;
  readonly papers: number;
  /** Attempts it rests on. */
  readonly answers: number;
}

/** A subcategory as the simulation needs it; arrays are by band. */
interface Topic {
  readonly code: string;
  readonly category: string;
  readonly weight: number;
  readonly parts: ReturnType<typeof examAbility>;
  /** Chance of a right answer as the student can judge it. */
  readonly expected: readonly number[];
  readonly seconds: readonly number[];
}

interface Question {
  readonly topic: Topic;
  readonly band: number;
  readonly gain: number;
  readonly seconds: number;
}

/**
 * The score a student would get now, by simulating papers: 22 questions dealt by the blueprint and the exam's mix
 * of bands; abilities drawn from the beliefs once a paper; 40 minutes at the student's own pace, best marks
 * a minute first, each question tried only where its expected gain is above zero. Null under 60 answers.
 */
export function forecastScore(request: ScoreRequest): ScoreForecast | null {
  const { state, random, papers = PAPERS } = request;
  if (state.answers < SCORE_ANSWERS) return null;
  const topics = topicsOf(request);
  if (topics.length === 0) return null;
  const level = topics[0]?.parts.level ?? { mean: 0, variance: 0 };
  const scores: number[] = [];
  let attempted = 0;
  for (let paper = 0; paper < papers; paper++) {
    const tried = chosen(dealt(topics, random));
    scores.push(marked(tried, level, request.bank.bandDifficulty, random));
    attempted += tried.length;
  }
  scores.sort((a, b) => a - b);
  const at = (share: number) => scores[Math.round(share * (papers - 1))] ?? 0;
  const score = { low: at(0.1), middle: at(0.5), high: at(0.9) };
  return {
    score,
    percentile: percentileBand(score.low, score.high),
    attempted: attempted / papers,
    papers,
    answers: state.answers,
  };
}

function topicsOf({ state, bank, now, pace }: ScoreRequest): Topic[] {
  const ownPace = Math.min(PACE.most, Math.max(PACE.least, pace));
  return [...bank.subcategories.values()]
    .filter(({ weight }) => weight > 0)
    .map(subcategory => {
      const parts = examAbility(state, subcategory, now);
      const ability = total(parts);
      return {
        code: subcategory.code,
        category: subcategory.category,
        weight: subcategory.weight,
        parts,
        expected: BANDS.map(band => chanceOf(ability, bank.bandDifficulty[band]).probability),
        seconds: BANDS.map((_, band) => ownPace * targetSeconds(subcategory, band)),
      };
    });
}

/** Mean target time of a subcategory's items of a band, in seconds; two minutes where it has none. */
function targetSeconds(subcategory: BankSubcategory, band: number): number {
  const items = subcategory.types.flatMap(type => type.cells[band] ?? []);
  if (items.length === 0) return 120;
  return items.reduce((sum, item) => sum + item.targetSeconds, 0) / items.length;
}

/** 22 questions: systematic sampling by weight from a chance start (W. Madow 1949), bands by the exam's mix. */
function dealt(topics: readonly Topic[], random: () => number): Question[] {
  const weight = topics.reduce((sum, topic) => sum + topic.weight, 0);
  const start = random();
  const questions: Question[] = [];
  let reached = 0;
  for (const topic of shuffled(topics, random)) {
    reached += (topic.weight / weight) * QUESTIONS;
    while (questions.length < QUESTIONS && questions.length + start < reached) {
      const band = bandBy(random());
      const gain = RIGHT * (topic.expected[band] ?? 0) + WRONG * (1 - (topic.expected[band] ?? 0));
      questions.push({ topic, band, gain, seconds: topic.seconds[band] ?? 120 });
    }
  }
  return questions;
}

function bandBy(drawn: number): number {
  if (drawn < EXAM_MIX[0]) return 0;
  return drawn < EXAM_MIX[0] + EXAM_MIX[1] ? 1 : 2;
}

/** What the student tries: everything is looked at, then the best marks a second first, while time lasts. */
function chosen(questions: readonly Question[]): Question[] {
  let left = MINUTES * 60 - QUESTIONS * LOOK_SECONDS;
  const tried: Question[] = [];
  for (const question of [...questions].sort((a, b) => b.gain / b.seconds - a.gain / a.seconds)) {
    if (question.gain <= 0 || question.seconds > left) continue;
    tried.push(question);
    left -= question.seconds;
  }
  return tried;
}

/** Marks of one paper: every part of an ability is drawn once a paper, a type's anew with each question. */
function marked(
  tried: readonly Question[],
  level: Ability,
  bandDifficulty: BandDifficulty,
  random: () => number,
): number {
  const own = gaussian(level, random);
  const drawn = new Map<string, number>();
  const once = (code: string, part: Ability): number => {
    const known = drawn.get(code);
    if (known !== undefined) return known;
    const value = gaussian(part, random);
    drawn.set(code, value);
    return value;
  };
  let marks = 0;
  for (const { topic, band } of tried) {
    const { category, subcategory, type } = topic.parts;
    const mean =
      own + once(topic.category, category) + once(topic.code, subcategory) + gaussian(type, random);
    const difficulty = bandDifficulty[BANDS[band] ?? 'Medium'];
    const right = random() < chanceOf({ mean, variance: 0 }, difficulty).probability;
    marks += right ? RIGHT : WRONG;
  }
  return marks;
}

/** A number of this mean and variance (G. Box & M. Muller 1958). */
function gaussian({ mean, variance }: Ability, random: () => number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return mean + Math.sqrt(variance) * radius * Math.cos(2 * Math.PI * random());
}
