import type { Belief } from './belief.ts';
import { COARSE, FINE, type Grid, roundedMean, roundedVariance } from './grid.ts';

/** The five additive terms of an ability, from the most general to the most particular. */
export type Term = 'level' | 'form' | 'category' | 'subcategory' | 'type';

export const TERMS: readonly Term[] = ['level', 'form', 'category', 'subcategory', 'type'];

interface TermPrior {
  /** Variance before any evidence, logit^2: how much students differ in this term. */
  readonly variance: number;
  /** Days in which half of an unpractised term's distance from its parent is forgotten. */
  readonly halfLifeDays: number;
  /** Gain of the first practice, in logits; later ones gain less (see learningStep). */
  readonly step: number;
  /** What its beliefs are rounded to. */
  readonly grid: Grid;
}

/**
 * Priors by theory, not fitted. Variances: students differ by about one logit in general ability (the
 * usual scale of item response models), subcategories of one student by nearly as much,
 * categories and single types of question by half. Half-lives: general ability holds for a year,
 * a particular method is half lost in six weeks without practice, form lasts a couple of days.
 * Steps: practice teaches mostly the particular, a little of the whole subcategory, hardly the rest.
 */
const PRIORS: Readonly<Record<Term, TermPrior>> = {
  level: { variance: 1, halfLifeDays: 365, step: 0.01, grid: FINE },
  form: { variance: 0.1, halfLifeDays: 2, step: 0, grid: FINE },
  category: { variance: 0.25, halfLifeDays: 240, step: 0.02, grid: FINE },
  subcategory: { variance: 0.8, halfLifeDays: 90, step: 0.06, grid: COARSE },
  type: { variance: 0.25, halfLifeDays: 45, step: 0.05, grid: COARSE },
};

const MS_PER_DAY = 86_400_000;
export const MS_PER_MINUTE = 60_000;

/** Attempts that double the half-life of a skill: what is practised often is forgotten slowly. */
const ATTEMPTS_TO_DOUBLE_HALF_LIFE = 8;

/** No skill's half-life grows beyond this multiple of its first: even experts fade. */
const LONGEST_HALF_LIFE_FACTOR = 4;

/** Attempts after which one more practice gains half as much as the first. */
const ATTEMPTS_TO_HALVE_STEP = 10;

/** The minute a moment lies in, in milliseconds since the epoch: forgetting knows no shorter time. */
export function minuteOf(at: number): number {
  return Math.floor(at / MS_PER_MINUTE) * MS_PER_MINUTE;
}

/** What the beliefs about a term are rounded to. */
export function gridOf(term: Term): Grid {
  return PRIORS[term].grid;
}

/** The belief about a term of which nothing was observed. */
export function priorBelief(term: Term, at: number): Belief {
  return { mean: 0, variance: PRIORS[term].variance, at: minuteOf(at), n: 0 };
}

/** How many times its first half-life a skill is kept for after n attempts. */
export function longerWithPractice(n: number): number {
  return Math.min(LONGEST_HALF_LIFE_FACTOR, 1 + n / ATTEMPTS_TO_DOUBLE_HALF_LIFE);
}

/** Share of a term's mean that is left after so many days without practice, in (0, 1]. */
function retention(term: Term, n: number, days: number): number {
  return 2 ** (-days / (PRIORS[term].halfLifeDays * longerWithPractice(n)));
}

/**
 * A belief carried forward to `now` without evidence: the mean decays towards the parent (0, since terms
 * add up), the variance grows back towards the prior:
 *
 *   r = 2^(-days / half-life),  mean' = r * mean,  variance' = r^2 * variance + (1 - r^2) * prior variance
 *
 * the prediction step of a Kalman filter for an Ornstein-Uhlenbeck process (G. Uhlenbeck & L. Ornstein
 * 1930), the continuous form of a first-order autoregression. Two steps over a and b days equal one over
 * a + b days, but for the rounding. A `now` before the belief's own time (a clock set back) changes nothing.
 */
export function drifted(term: Term, belief: Belief, now: number): Belief {
  const at = minuteOf(now);
  const days = (at - belief.at) / MS_PER_DAY;
  if (days <= 0) return belief;
  const { variance, grid } = PRIORS[term];
  const left = retention(term, belief.n, days);
  return {
    mean: roundedMean(grid, left * belief.mean),
    variance: roundedVariance(grid, left * left * belief.variance + (1 - left * left) * variance),
    at,
    n: belief.n,
  };
}

/** What one more practice adds after n attempts, as a share of what the first added: 1 / (1 + n / 10). */
export function lessWithPractice(n: number): number {
  return 1 / (1 + n / ATTEMPTS_TO_HALVE_STEP);
}

/** Gain in logits from one more practice after n attempts. */
export function learningStep(term: Term, n: number): number {
  return PRIORS[term].step * lessWithPractice(n);
}
