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
    const tilt = inside(category);
    const within = boundedShares(
      category.subcategories.map(({ code, weight }) => ({
        code,
        base: own > 0 ? weight / own : 1 / category.subcategories.length,
        tilt: tilt(code),
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
): { between: Tilt; inside: (category: BankCategory) => Tilt } {
  const near = nearness(daysToExam, daysAWeek);
  const average = averagePractice(worths);
  const leaning = (code: string, of: { need: number; slope: number; practice: number }) => {
    const worth = worths.get(code);
    if (worth === undefined) return 1;
    return (
      (worth.need / policy.AVERAGE_NEED) ** (near * of.need) *
      worth.slope ** (near * of.slope) *
      (worth.practice / average) ** of.practice
    );
  };
  // What was never tried gets more than its exam share, once the first lean is through.
  const atLeast = (code: string, tilt: number) =>
    worths.get(code)?.unknown && state.answers > policy.LEANING_FIRST
      ? Math.max(policy.LEAST_TILT_UNTRIED, tilt)
      : tilt;
  const sharpness = sharpnessOf(state.answers);
  const between = { need: sharpness(policy.LATE_SHARPNESS), slope: 0, practice: policy.PRACTICE_SHARPNESS };
  const inside = {
    need: sharpness(policy.WITHIN_SHARPNESS),
    slope: policy.SLOPE_SHARPNESS,
    practice: practiceSharpnessOf(state.answers),
  };
  return {
    between: code => atLeast(code, leaning(code, between)),
    inside: category => {
      const average = meanTilt(category, code => leaning(code, inside)) || 1;
      return code => atLeast(code, leaning(code, inside) / average);
    },
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

/** 1 up to the end of the diagnostic, then falling with the square of the attempts. */
function youngOf(attempts: number): number {
  return Math.min(1, policy.SHARPENED_ATTEMPTS / Math.max(1, attempts)) ** 2;
}

/** Exponent on need after so many attempts, falling to `late`. */
const sharpnessOf = (attempts: number) => (late: number) =>
  Math.max(late, policy.EARLY_SHARPNESS * youngOf(attempts));

/** Exponent on practice inside a category after so many attempts. */
function practiceSharpnessOf(attempts: number): number {
  const { PRACTICE_SHARPNESS: early, LATE_PRACTICE_SHARPNESS: late } = policy;
  return late - (late - early) * youngOf(attempts);
}

/** 1 while the exam is far; in the last sessions before it the lean falls to none, since all that is known has to be kept. */
function nearness(daysToExam: number | undefined, daysAWeek: number = policy.USUAL_DAYS_A_WEEK): number {
  if (daysToExam === undefined || daysToExam >= policy.RETENTION_DAYS) return 1;
  const sessions = (daysToExam * daysAWeek) / 7;
  return Math.min(1, sessions / policy.RETENTION_SESSIONS);
}
