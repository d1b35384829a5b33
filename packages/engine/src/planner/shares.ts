import type { Bank, BankCategory } from './bank.ts';
import * as policy from './policy.ts';
import { boundedShares } from './quota.ts';
import type { PlanRequest } from './request.ts';
import type { Worth } from './value.ts';

/**
 * What share of a pack each subcategory is to get, in every session anew: the exam's share, tilted by need. Categories
 * stay within CATEGORY_LEAN of their exam share and subcategories within SUBCATEGORY_LEAN of theirs in the category;
 * nothing is paid back later.
 */
export function leaningShares(request: PlanRequest, worths: ReadonlyMap<string, Worth>): Map<string, number> {
  const { bank } = request;
  const { between, inside } = tiltsOf(request, worths);
  const total = weightOf(bank);
  const categories = boundedShares(
    bank.categories.map(category => ({
      code: category.code,
      base: total > 0 ? category.weight / total : 1 / bank.categories.length,
      tilt: meanTilt(category, between),
    })),
    policy.CATEGORY_LEAN,
  );
  const shares = new Map<string, number>();
  for (const category of bank.categories) {
    const whole = categories.get(category.code) ?? 0;
    const own = category.subcategories.reduce((sum, { weight }) => sum + weight, 0);
    const within = boundedShares(
      category.subcategories.map(({ code, weight }) => ({
        code,
        base: own > 0 ? weight / own : 1 / category.subcategories.length,
        tilt: inside(code),
      })),
      policy.SUBCATEGORY_LEAN,
    );
    for (const [code, share] of within) shares.set(code, whole * share);
  }
  return shares;
}

type Tilt = (code: string) => number;

/** How far each subcategory leans from its exam share: between categories by need, inside them by the score's slope too. */
function tiltsOf(
  { state, daysToExam, daysAWeek }: PlanRequest,
  worths: ReadonlyMap<string, Worth>,
): { between: Tilt; inside: Tilt } {
  const near = nearness(daysToExam, daysAWeek);
  const average = averagePractice(worths);
  const tilt = (code: string, late: number, slopeSharpness: number) => {
    const worth = worths.get(code);
    if (worth === undefined) return 1;
    const leaning =
      (worth.need / policy.AVERAGE_NEED) ** (near * sharpnessOf(state.answers, late)) *
      (worth.slope / policy.USUAL_SLOPE) ** (near * slopeSharpness) *
      (worth.practice / average) ** policy.PRACTICE_SHARPNESS;
    // What was never tried gets more than its exam share, once the first lean is through.
    const left = worth.unknown && state.answers > policy.LEANING_FIRST;
    return left ? Math.max(policy.LEAST_TILT_UNTRIED, leaning) : leaning;
  };
  return {
    between: code => tilt(code, policy.LATE_SHARPNESS, 0),
    inside: code => tilt(code, policy.WITHIN_SHARPNESS, policy.SLOPE_SHARPNESS),
  };
}

/** Of the subcategories the exam asks. */
function averagePractice(worths: ReadonlyMap<string, Worth>): number {
  const asked = [...worths.values()].filter(({ practice }) => practice > 0);
  return asked.reduce((sum, { practice }) => sum + practice, 0) / Math.max(1, asked.length) || 1;
}

const weightOf = (bank: Bank) => bank.categories.reduce((sum, { weight }) => sum + weight, 0);

/** The tilt of a category: that of its subcategories, by exam weight. */
function meanTilt({ subcategories }: BankCategory, tilt: (code: string) => number): number {
  let sum = 0;
  let weights = 0;
  for (const { code, weight } of subcategories) {
    sum += weight * tilt(code);
    weights += weight;
  }
  return weights > 0 ? sum / weights : 1;
}

/** Exponent on need after so many attempts, falling with their square to `late`. */
function sharpnessOf(attempts: number, late: number): number {
  const young = Math.min(1, policy.SHARPENED_ATTEMPTS / Math.max(1, attempts));
  return Math.max(late, policy.EARLY_SHARPNESS * young * young);
}

/** 1 while the exam is far; in the last sessions before it the lean falls to none, since all that is known has to be kept. */
function nearness(daysToExam: number | undefined, daysAWeek: number = policy.USUAL_DAYS_A_WEEK): number {
  if (daysToExam === undefined || daysToExam >= policy.RETENTION_DAYS) return 1;
  const sessions = (daysToExam * daysAWeek) / 7;
  return Math.min(1, sessions / policy.RETENTION_SESSIONS);
}
