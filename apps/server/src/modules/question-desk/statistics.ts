import type { ItemStatistics } from '@twelvefold/contract';
import type { itemStatistics } from './schema.ts';

export type Sums = typeof itemStatistics.$inferSelect;

/** Histogram steps, each a quarter longer: one second to 25 minutes. */
export const timeSteps = 34;
export const timeStepRatio = 1.25;

/** Minimum of answers for a correlation. */
const answersForDiscrimination = 20;
/** Minimum of answers for a suspect key. */
const answersForSuspicion = 50;
/** Minimum distance of both correlations from 0, in standard errors. */
const sureErrors = 2;

const letters = ['A', 'B', 'C', 'D'] as const;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

/** Median time in seconds, interpolated within its step. */
function medianSeconds(times: readonly number[]): number | null {
  const half = sumOf(times) / 2;
  if (half === 0) return null;
  let before = 0;
  for (const [step, n] of times.entries()) {
    if (before + n >= half) return timeStepRatio ** (step + (half - before) / n);
    before += n;
  }
  return null;
}

/** Point-biserial correlation of an option with ability among answers; null when undefined. */
function discriminationOf({ known, abilities, squares }: Sums, option: number): number | null {
  const n = sumOf(known);
  const chose = known[option] ?? 0;
  if (n < answersForDiscrimination || chose === 0 || chose === n) return null;
  const all = sumOf(abilities);
  const variance = squares / n - (all / n) ** 2;
  if (variance <= 1e-9) return null;
  const mean = (abilities[option] ?? 0) / chose;
  const meanOfOthers = (all - (abilities[option] ?? 0)) / (n - chose);
  const p = chose / n;
  return ((mean - meanOfOthers) / Math.sqrt(variance)) * Math.sqrt(p * (1 - p));
}

/** Whether, beyond chance, able students choose another option and weak ones the key. */
export function suspectKey(sums: Sums, key: string): boolean {
  const n = sumOf(sums.known);
  if (n < answersForSuspicion) return false;
  const sure = sureErrors / Math.sqrt(n);
  const of = (letter: string) => discriminationOf(sums, letters.indexOf(letter as 'A')) ?? 0;
  // A key that nobody chooses has no correlation and is suspect too.
  const keyFails = of(key) <= -sure || (sums.known[letters.indexOf(key as 'A')] ?? 0) === 0;
  return keyFails && letters.some(letter => letter !== key && of(letter) >= sure);
}

/** Statistics of a question by its key. */
export function statisticsOf(sums: Sums, key: string): ItemStatistics {
  const answered = sumOf(sums.chosen);
  const keyAt = letters.indexOf(key as 'A');
  return {
    answered,
    skipped: sums.skipped,
    pictures_failed: sums.pictures_failed,
    doubts: sums.doubts,
    right_share: share(sums.chosen[keyAt] ?? 0, answered),
    median_seconds: medianSeconds(sums.times),
    discrimination: discriminationOf(sums, keyAt),
    options: letters.map((letter, at) => ({
      letter,
      chosen: sums.chosen[at] ?? 0,
      share: share(sums.chosen[at] ?? 0, answered),
      discrimination: discriminationOf(sums, at),
    })),
    suspect_key: suspectKey(sums, key),
    counted_at: sums.counted_at.toISOString(),
  };
}
