import { type Ability, type Chance, chanceOf } from '../chance.ts';
import * as constants from '../constants.ts';
import { diminishingReturn } from '../forgetting.ts';
import { BANDS, type BandDifficulty, GUESS_FLOOR, type Item } from '../item.ts';
import { taughtAt } from '../law.ts';
import type { LearnerState } from '../learner.ts';
import { type Abilities, abilitiesAt } from './ability.ts';
import type { BankCategory, BankSubcategory } from './bank.ts';
import { examChance } from './exam.ts';
import { boundedShares, shareOf } from './quota.ts';
import type { PlanRequest } from './request.ts';

/** How much a subcategory deserves practice. */
export interface Worth {
  /** Chance of a right answer on a question of the paper. */
  readonly exam: number;
  /** Target chance minus `exam`, at least LEAST_NEED. */
  readonly need: number;
  /** Degree of 'hardly ever right', 0 to 1 (see HARDLY_RIGHT). */
  readonly hardlyRight: number;
  /** Value of one practice per expected exam question; unitless, for comparison only. */
  readonly gain: number;
}

/** The inputs of a worth. */
export type Judged = Pick<
  PlanRequest,
  'state' | 'bank' | 'now' | 'aim' | 'daysToExam' | 'daysAWeek' | 'targetPercentile'
>;

/** The worth of every subcategory of the bank, by code. */
export function worthsOf(request: Judged, abilities: Abilities): Map<string, Worth> {
  const worths = new Map<string, Worth>();
  let gains = 0;
  let weights = 0;
  for (const subcategory of request.bank.subcategories.values()) {
    const worth = worthOf(subcategory, request, abilities);
    worths.set(subcategory.code, worth);
    gains += subcategory.weight * worth.gain;
    weights += subcategory.weight;
  }
  const average = gains / (weights || 1);
  for (const [code, worth] of worths) {
    const least = constants.HARDLY_RIGHT_LEAN.worth * average * worth.hardlyRight;
    if (worth.gain < least) worths.set(code, { ...worth, gain: least });
  }
  return worths;
}

function worthOf(subcategory: BankSubcategory, request: Judged, abilities: Abilities): Worth {
  const { state, targetPercentile, aim = constants.AIM } = request;
  const { bandDifficulty } = request.bank;
  const factor = leanFactor(request);
  const ability = abilities.ofSubcategory(subcategory);
  const exam = examChance(ability, bandDifficulty);
  // A secant over LOOK_AHEAD: the tangent is flat at low abilities, so the weakest subcategories would get no practice.
  const ahead = examChance({ ...ability, mean: ability.mean + constants.LOOK_AHEAD }, bandDifficulty);
  const slope = (ahead - exam) / constants.LOOK_AHEAD;
  const { from, whole } = constants.HARDLY_RIGHT;
  const need = Math.max(constants.LEAST_NEED, masteryFor(targetPercentile) - exam);
  const teaching = bestTeaching(ability, bandDifficulty, aim);
  return {
    exam,
    need,
    hardlyRight: factor * Math.min(1, Math.max(0, (from - exam) / (from - whole))),
    gain: (slope ** constants.SLOPE_SHARPNESS * teaching * need ** needExponent(state.answers)) ** factor,
  };
}

/** High after few answers: beliefs still lie close together then, and need must separate them. */
const needExponent = (answers: number): number =>
  constants.EARLY_NEED * Math.min(1, DIAGNOSED / Math.max(1, answers)) ** 2;

/** Answers of the diagnostic. */
const DIAGNOSED = 12 * constants.DIAGNOSTIC.sessions;

/** Three-point Gauss-Hermite quadrature of a standard normal (M. Abramowitz & I. Stegun 1964, 25.4.46). */
const NODES = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
] as const;

/**
 * Expected share of the maximum gain, in (0, 1], when practice teaches most at a chance of success of `best`.
 * Integrates over the uncertainty of the logit: of two questions with equal chances, the one with the smaller
 * variance teaches more.
 */
export function expectedTeaching({ logit, logitVariance }: Chance, best: number): number {
  const spread = Math.sqrt(logitVariance + constants.DIFFICULTY_SPREAD.form ** 2);
  let teaching = 0;
  for (const { at, weight } of NODES) {
    const knows = 1 / (1 + Math.exp(-logit - spread * at));
    teaching += weight * taughtAt(best, GUESS_FLOOR + (1 - GUESS_FLOOR) * knows);
  }
  return teaching;
}

/** Expected teaching of the band that teaches most at this ability. */
const bestTeaching = (ability: Ability, bandDifficulty: BandDifficulty, aim: number): number =>
  Math.max(...BANDS.map(band => expectedTeaching(chanceOf(ability, bandDifficulty[band]), aim)));

/** Worth of the next practice of a subcategory, after `planned` questions of it in the plan. */
export type NextWorth = (subcategory: BankSubcategory, planned: number) => number;

/** Exam weight x gain x the diminishing return of earlier practices. */
export const nextWorthOf =
  (state: LearnerState, worths: ReadonlyMap<string, Worth>): NextWorth =>
  ({ code, weight }, planned) =>
    weight * (worths.get(code)?.gain ?? 0) * diminishingReturn((state.beliefs[code]?.n ?? 0) + planned);

/**
 * Greedy choice of up to `size` questions, each as its subcategory. Adds them to `counts`, the questions planned of
 * each subcategory by code; `most` is the maximum of a subcategory.
 */
export function worthiestOf(
  subcategories: readonly BankSubcategory[],
  size: number,
  nextWorth: NextWorth,
  counts: Map<string, number>,
  most: (subcategory: BankSubcategory) => number,
): BankSubcategory[] {
  const chosen: BankSubcategory[] = [];
  const planned = ({ code }: BankSubcategory) => counts.get(code) ?? 0;
  while (chosen.length < size) {
    let best: BankSubcategory | null = null;
    let worth = 0;
    for (const subcategory of subcategories) {
      if (planned(subcategory) >= most(subcategory)) continue;
      const own = nextWorth(subcategory, planned(subcategory));
      if (own > worth) [best, worth] = [subcategory, own];
    }
    if (best === null) break;
    chosen.push(best);
    counts.set(best.code, planned(best) + 1);
  }
  return chosen;
}

/**
 * Share of each category in the pack: its share of the QUESTIONS_AHEAD worthiest questions, tilted by need and
 * clamped to CATEGORY_LEAN times its exam share. Computed anew for each session; nothing is paid back later.
 */
export function leaningShares(
  request: PlanRequest,
  worths: ReadonlyMap<string, Worth>,
  nextWorth: NextWorth,
): Map<string, number> {
  const { categories, subcategories } = request.bank;
  const factor = leanFactor(request);
  const endless = () => Number.POSITIVE_INFINITY;
  const all = [...subcategories.values()];
  const ahead = worthiestOf(all, constants.QUESTIONS_AHEAD, nextWorth, new Map(), endless);
  const { least, most } = constants.AHEAD_LEAN;
  return boundedShares(
    categories.map(category => {
      const base = shareOf(category, categories);
      const own = ahead.filter(({ category: code }) => code === category.code).length;
      const lean = Math.min(most, Math.max(least, own / (ahead.length * base || 1)));
      const need = meanOf(category, ({ code }) => worths.get(code)?.need ?? 0);
      const hardlyRight = meanOf(category, ({ code }) => worths.get(code)?.hardlyRight ?? 0);
      const tilt =
        lean *
        need ** (constants.NEED_SHARPNESS * factor) *
        constants.HARDLY_RIGHT_LEAN.category ** hardlyRight;
      return { code: category.code, base, tilt };
    }),
    constants.CATEGORY_LEAN,
  );
}

/** Mean of a figure over a category's subcategories, by exam weight; 1 when they have no weight. */
export function meanOf(
  { subcategories }: BankCategory,
  figure: (subcategory: BankSubcategory) => number,
): number {
  let sum = 0;
  let weights = 0;
  for (const subcategory of subcategories) {
    sum += subcategory.weight * figure(subcategory);
    weights += subcategory.weight;
  }
  return weights > 0 ? sum / weights : 1;
}

/**
 * Worth of asking one item now: the worth of the next practice of its subcategory, times the item's expected teaching
 * relative to that of the best band there. Unitless, for comparison only; 0 for a subcategory outside the bank.
 */
export function worthOfAsking(request: Judged): (item: Item) => number {
  const { state, bank, now, aim = constants.AIM } = request;
  const abilities = abilitiesAt(state, now);
  const nextWorth = nextWorthOf(state, worthsOf(request, abilities));
  const factor = leanFactor(request);
  return item => {
    const subcategory = bank.subcategories.get(item.subcategory);
    if (subcategory === undefined) return 0;
    const best = bestTeaching(abilities.ofSubcategory(subcategory), bank.bandDifficulty, aim);
    const own = expectedTeaching(abilities.chance(item), aim);
    return nextWorth(subcategory, 0) * (own / best) ** factor;
  };
}

/** Target chance for a target percentile of 70 to 100; the usual target without one. */
function masteryFor(percentile: number | undefined): number {
  if (percentile === undefined) return constants.TARGET_MASTERY.usual;
  const { least, most } = constants.TARGET_MASTERY;
  return least + (most - least) * Math.min(1, Math.max(0, (percentile - 70) / 30));
}

/**
 * Exponent on all leans: 1 while the exam is far, falling to 0 over the last sessions before it, when every subcategory
 * needs upkeep.
 */
function leanFactor({
  daysToExam,
  daysAWeek = constants.RETENTION.daysAWeek,
}: Pick<PlanRequest, 'daysToExam' | 'daysAWeek'>): number {
  if (daysToExam === undefined || daysToExam >= constants.RETENTION.days) return 1;
  return Math.min(1, (daysToExam * daysAWeek) / 7 / constants.RETENTION.sessions);
}
