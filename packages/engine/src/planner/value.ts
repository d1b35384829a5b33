import { type Ability, chanceOf } from '../chance.ts';
import { lessWithPractice } from '../forgetting.ts';
import { BANDS, type BandDifficulty } from '../item.ts';
import type { LearnerState } from '../learner.ts';
import type { Abilities } from './ability.ts';
import type { BankSubcategory } from './bank.ts';
import * as policy from './policy.ts';
import type { PlanRequest } from './request.ts';
import { expectedTeaching } from './teaching.ts';

/** Why a subcategory deserves practice, in figures. */
export interface Worth {
  /** Chance of a right answer on the exam's mix of bands. */
  readonly exam: number;
  /** How far that is from the mastery aimed at, at least LEAST_NEED. */
  readonly need: number;
  /** How far it counts as hardly ever right, 0 to 1. */
  readonly hardlyRight: number;
  /** What a practice adds to the score, for each question the exam asks of it: a figure to compare by, without a unit. */
  readonly gain: number;
}

/** What a worth depends on. */
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
    const least = policy.HARDLY_RIGHT_WORTH * average * worth.hardlyRight;
    if (worth.gain < least) worths.set(code, { ...worth, gain: least });
  }
  return worths;
}

function worthOf(subcategory: BankSubcategory, request: Judged, abilities: Abilities): Worth {
  const { state, targetPercentile, aim = policy.TARGET_SUCCESS } = request;
  const { bandDifficulty } = request.bank;
  const near = nearness(request);
  const ability = abilities.ofSubcategory(subcategory);
  const examAt = (of: Ability) =>
    BANDS.reduce(
      (sum, band, i) => sum + (policy.EXAM_MIX[i] ?? 0) * chanceOf(of, bandDifficulty[band]).probability,
      0,
    );
  const exam = examAt(ability);
  const ahead = examAt({ ...ability, mean: ability.mean + policy.LOOK_AHEAD });
  const slope = (ahead - exam) / policy.LOOK_AHEAD;
  const teaching = bestTeaching(ability, bandDifficulty, aim);
  const need = Math.max(policy.LEAST_NEED, masteryFor(targetPercentile) - exam);
  const early = (need / policy.AVERAGE_NEED) ** (policy.EARLY_SHARPNESS * youngOf(state.answers));
  const untried = state.beliefs[subcategory.code] === undefined;
  const waiting = untried ? Math.max(1, state.answers / policy.UNTRIED_FROM) ** policy.UNTRIED_GROWTH : 1;
  const { from, whole } = policy.HARDLY_RIGHT;
  return {
    exam,
    need,
    hardlyRight: near * Math.min(1, Math.max(0, (from - exam) / (from - whole))),
    gain: (slope ** policy.SLOPE_SHARPNESS * teaching * early) ** near * waiting,
  };
}

/** What a question of the best band for this ability is expected to teach, as a share of the usual step in (0, 1]. */
export const bestTeaching = (ability: Ability, bandDifficulty: BandDifficulty, aim: number): number =>
  Math.max(...BANDS.map(band => expectedTeaching(chanceOf(ability, bandDifficulty[band]), aim)));

/** What the next practice of a subcategory is worth, after so many that are planned already. */
export type NextWorth = (subcategory: BankSubcategory, planned: number) => number;

/** By exam weight, what a practice adds, and how often it was practised; `random`, a little up to chance, so that equal students differ. */
export function nextWorthOf(
  state: LearnerState,
  worths: ReadonlyMap<string, Worth>,
  random: () => number = () => 0.5,
): NextWorth {
  const gains = new Map(
    [...worths].map(([code, { gain }]) => [code, gain * (1 + policy.JITTER * (random() - 0.5))]),
  );
  return ({ code, weight }, planned) =>
    weight *
    (gains.get(code) ?? 0) *
    lessWithPractice((state.beliefs[code]?.n ?? 0) + planned) ** policy.PRACTICE_SHARPNESS;
}

/**
 * The worthiest questions, one after the other, as subcategories. `counts` are the questions planned of each, which they
 * are added to; `most` is how many a subcategory may have.
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

/** The mastery that a target percentile asks for: what is beyond it needs only upkeep. */
function masteryFor(percentile: number | undefined): number {
  if (percentile === undefined) return policy.TARGET_MASTERY;
  const { least, most } = policy.MASTERY_RANGE;
  const share = (percentile - policy.EASIEST_PERCENTILE) / (100 - policy.EASIEST_PERCENTILE);
  return least + (most - least) * Math.min(1, Math.max(0, share));
}

/** 1 up to the end of the diagnostic, then falling with the fourth power of the attempts. */
export function youngOf(attempts: number): number {
  return Math.min(1, policy.SHARPENED_ATTEMPTS / Math.max(1, attempts)) ** 4;
}

/** 1 while the exam is far; in the last sessions before it the lean falls to none, since all that is known has to be kept. */
export function nearness({
  daysToExam,
  daysAWeek = policy.USUAL_DAYS_A_WEEK,
}: Pick<PlanRequest, 'daysToExam' | 'daysAWeek'>): number {
  if (daysToExam === undefined || daysToExam >= policy.RETENTION_DAYS) return 1;
  const sessions = (daysToExam * daysAWeek) / 7;
  return Math.min(1, sessions / policy.RETENTION_SESSIONS);
}
