import { type Ability, chanceOf, oneOf } from './chance.ts';
import {
  DRAWN_SPREAD,
  EXAM_MIX,
  GUESSERS,
  LOOK_SECONDS,
  MARKS,
  PACE,
  PAPER,
  SCORE_ANSWERS,
} from './constants.ts';
import { BANDS, type BandDifficulty, GUESS_FLOOR } from './item.ts';
import type { LearnerState } from './learner.ts';
import { type PercentileBand, percentileBand } from './percentile.ts';
import type { Bank, ExamSubcategory } from './planner/bank.ts';
import { examAbility, TYPED_SHARE, total } from './planner/exam.ts';
import { shuffled } from './random.ts';

export { SCORE_ANSWERS };

/** Kinds of question in a paper: each band with options, then each band typed (no guess floor, no negative marks). */
const KINDS = [false, true].flatMap(typed => BANDS.map((band, i) => ({ band, typed, bandIndex: i })));
const floorOf = (kind: number) => (KINDS[kind]?.typed ? 0 : GUESS_FLOOR);
const marksFor = (kind: number, right: number) =>
  MARKS.right * right + (KINDS[kind]?.typed ? 0 : MARKS.wrong * (1 - right));

/** Default number of drawn papers and abilities: the ends of the band then vary by about half a mark between seeds. */
const PAPERS = 500;

/** Share of the drawn expected marks below the band, and above it. */
const TAIL = 0.05;

/** Midpoints of the numerical integral in `guessingChance`. */
const SHARES = 64;

/**
 * Standard deviation of drawn abilities against that of the beliefs, below 1: the beliefs treat the errors of level,
 * category and subcategory as independent, although they partly cancel, more so with more answers.
 */
const spreadAfter = (answers: number): number =>
  DRAWN_SPREAD.first * (SCORE_ANSWERS / answers) ** DRAWN_SPREAD.falling;

export interface ScoreRequest {
  readonly state: LearnerState;
  readonly bank: Bank;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Uniform in [0, 1); the same sequence gives the same forecast. */
  readonly random: () => number;
  /** Time taken divided by target time, from the student's own answers; 1 is on target. */
  readonly pace: number;
  readonly papers?: number;
}

export interface ScoreForecast {
  /**
   * Expected marks out of 66, in whole marks: the median, and a band that holds the true expected marks of nine
   * students in ten. The marks of a single paper vary more.
   */
  readonly score: { readonly low: number; readonly middle: number; readonly high: number };
  readonly percentile: PercentileBand;
  /** Questions tried in 40 minutes, on average. */
  readonly attempted: number;
  readonly papers: number;
  /** Attempts so far. */
  readonly answers: number;
}

/** A subcategory as the simulation needs it; arrays are by kind of question. */
interface Topic {
  readonly code: string;
  readonly category: string;
  readonly weight: number;
  readonly parts: ReturnType<typeof examAbility>;
  /** Chance of a right answer by the mean beliefs; the simulated student chooses questions by it. */
  readonly expected: readonly number[];
  readonly seconds: readonly number[];
  /** Questions tried, by kind, over all papers. */
  readonly tried: number[];
}

interface Question {
  readonly topic: Topic;
  readonly kind: number;
  readonly gain: number;
  readonly seconds: number;
}

/**
 * The marks a student can expect now. Random papers of 22 questions by the blueprint and the exam's mix of bands give
 * how often each kind is tried in 40 minutes at the student's pace, best marks a minute first (even a blind guess
 * costs nothing on average). Abilities drawn from the beliefs then give the expected marks. Null under 60 attempts or
 * without a subcategory in the exam.
 */
export function forecastScore(request: ScoreRequest): ScoreForecast | null {
  const { state, random, bank, papers = PAPERS } = request;
  if (state.answers < SCORE_ANSWERS) return null;
  const topics = triedIn(request, papers);
  if (topics.length === 0) return null;
  const level = topics[0]?.parts.level ?? { mean: 0, variance: 0 };
  const guessing = guessingChance(state);
  const guessed = expectedMarks(topics, papers, (_, kind) => floorOf(kind));
  const spread = spreadAfter(state.answers);
  const draw = ({ mean, variance }: Ability) => mean + spread * Math.sqrt(variance) * gaussian(random);
  const expected = Array.from({ length: papers }, () => {
    const chances = drawnChances(topics, level, bank.bandDifficulty, draw);
    const marks = expectedMarks(topics, papers, (topic, kind) => chances.get(topic)?.[kind] ?? 0);
    return random() < guessing ? guessed : marks;
  }).sort((a, b) => a - b);
  const at = (share: number) => expected[Math.round(share * (papers - 1))] ?? 0;
  const [low, high] = [at(TAIL), at(1 - TAIL)];
  return {
    score: { low: Math.round(low), middle: Math.round(at(0.5)), high: Math.round(high) },
    percentile: percentileBand(low, high),
    attempted: topics.reduce((sum, { tried }) => sum + tried.reduce((a, b) => a + b, 0), 0) / papers,
    papers,
    answers: state.answers,
  };
}

/**
 * Expected marks of a simulated student with known chances (by subcategory code, band index with Easy 0, and whether
 * the answer is typed) who tries the same questions as in {@link forecastScore}. Tests and benches compare the two.
 */
export function trueMarks(
  request: ScoreRequest,
  chanceAt: (code: string, band: number, typed: boolean) => number,
): number {
  const { papers = PAPERS } = request;
  return expectedMarks(triedIn(request, papers), papers, ({ code }, kind) =>
    chanceAt(code, KINDS[kind]?.bandIndex ?? 1, KINDS[kind]?.typed ?? false),
  );
}

/**
 * Posterior chance that the student guesses everything, from the share of right answers alone: success 1/4 against a
 * uniform prior on [1/4, 1] (Bayes factor; R. Kass & A. Raftery 1995). The beliefs cannot show it: their model has no
 * student who always guesses.
 */
function guessingChance({ tallies }: LearnerState): number {
  let right = 0;
  let wrong = 0;
  for (const tally of Object.values(tallies)) {
    right += tally.right;
    wrong += tally.wrong;
  }
  const likelihood = (share: number) => right * Math.log(share) + wrong * Math.log(1 - share);
  const guessed = likelihood(GUESS_FLOOR);
  let others = 0;
  for (let i = 0; i < SHARES; i++) {
    const share = GUESS_FLOOR + ((1 - GUESS_FLOOR) * (i + 0.5)) / SHARES;
    others += Math.exp(likelihood(share) - guessed) / SHARES;
  }
  return GUESSERS / (GUESSERS + (1 - GUESSERS) * others);
}

/** The subcategories, with the number of questions tried of each in `papers` papers. */
function triedIn(request: ScoreRequest, papers: number): Topic[] {
  const topics = topicsOf(request);
  if (topics.length === 0) return topics;
  for (let paper = 0; paper < papers; paper++)
    for (const { topic, kind } of chosen(dealt(topics, request.random)))
      topic.tried[kind] = (topic.tried[kind] ?? 0) + 1;
  return topics;
}

function expectedMarks(
  topics: readonly Topic[],
  papers: number,
  chanceAt: (topic: Topic, kind: number) => number,
): number {
  let marks = 0;
  for (const topic of topics)
    topic.tried.forEach((count, kind) => {
      if (count > 0) marks += (count / papers) * marksFor(kind, chanceAt(topic, kind));
    });
  return marks;
}

function topicsOf({ state, bank, now, pace }: ScoreRequest): Topic[] {
  const ownPace = Math.min(PACE.most, Math.max(PACE.least, pace));
  return bank.exam.map(subcategory => {
    const parts = examAbility(state, subcategory, now);
    const seconds = BANDS.map((_, band) => ownPace * targetSeconds(bank, subcategory, band));
    return {
      code: subcategory.code,
      category: subcategory.category,
      weight: subcategory.weight,
      parts,
      expected: chancesOf(total(parts), bank.bandDifficulty),
      seconds: KINDS.map(({ bandIndex }) => seconds[bandIndex] ?? 120),
      tried: KINDS.map(() => 0),
    };
  });
}

/** Mean target time of a subcategory's items of a band, in seconds; two minutes where it has none. */
function targetSeconds(bank: Bank, { code }: ExamSubcategory, band: number): number {
  const items = bank.subcategories.get(code)?.types.flatMap(type => type.cells[band] ?? []) ?? [];
  if (items.length === 0) return 120;
  return items.reduce((sum, item) => sum + item.targetSeconds, 0) / items.length;
}

/**
 * One paper of 22 questions: systematic sampling by weight from a random start (W. Madow 1949), bands by the exam's
 * mix.
 */
function dealt(topics: readonly Topic[], random: () => number): Question[] {
  const weight = topics.reduce((sum, topic) => sum + topic.weight, 0);
  const start = random();
  const questions: Question[] = [];
  let reached = 0;
  for (const topic of shuffled(topics, random)) {
    reached += (topic.weight / weight) * PAPER.questions;
    while (questions.length < PAPER.questions && questions.length + start < reached) {
      const kind = bandBy(random()) + (random() < TYPED_SHARE ? BANDS.length : 0);
      const gain = marksFor(kind, topic.expected[kind] ?? 0);
      questions.push({ topic, kind, gain, seconds: topic.seconds[kind] ?? 120 });
    }
  }
  return questions;
}

function bandBy(drawn: number): number {
  if (drawn < EXAM_MIX[0]) return 0;
  return drawn < EXAM_MIX[0] + EXAM_MIX[1] ? 1 : 2;
}

/** The questions tried: all are read first, then those with the best marks a second are tried while time lasts. */
function chosen(questions: readonly Question[]): Question[] {
  let left = PAPER.minutes * 60 - PAPER.questions * LOOK_SECONDS;
  const tried: Question[] = [];
  for (const question of [...questions].sort((a, b) => b.gain / b.seconds - a.gain / a.seconds)) {
    if (question.seconds > left) continue;
    tried.push(question);
    left -= question.seconds;
  }
  return tried;
}

/** Chances by kind from one draw of the level, of each category, and of each subcategory with its types. */
function drawnChances(
  topics: readonly Topic[],
  level: Ability,
  bandDifficulty: BandDifficulty,
  draw: (ability: Ability) => number,
): Map<Topic, number[]> {
  const own = draw(level);
  const categories = new Map<string, number>();
  const chances = new Map<Topic, number[]>();
  for (const topic of topics) {
    const { category, subcategory, types } = topic.parts;
    const shared = categories.get(topic.category) ?? draw(category);
    categories.set(topic.category, shared);
    const mean = own + shared + draw(subcategory) + draw(oneOf(types));
    chances.set(topic, chancesOf({ mean, variance: 0 }, bandDifficulty));
  }
  return chances;
}

const chancesOf = (ability: Ability, bandDifficulty: BandDifficulty): number[] =>
  KINDS.map(({ band }, kind) => chanceOf(ability, bandDifficulty[band], floorOf(kind)).probability);

/** A standard normal number (G. Box & M. Muller 1958). */
function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
