/**
 * Marks out of 66 at each percentile of the section, for papers of 22 questions (2024 and early estimates of 2025): the
 * working value and its range from year to year. Estimates from past papers, never exact.
 */
export const MARKS_AT_PERCENTILE = [
  { percentile: 70, least: 6, working: 8, most: 11 },
  { percentile: 80, least: 9, working: 11, most: 14 },
  { percentile: 85, least: 12, working: 14, most: 17 },
  { percentile: 90, least: 15, working: 17, most: 21 },
  { percentile: 95, least: 20, working: 23, most: 27 },
  { percentile: 98, least: 25, working: 28, most: 32 },
  { percentile: 99, least: 28, working: 32, most: 36 },
  { percentile: 99.5, least: 32, working: 37, most: 41 },
  { percentile: 100, least: 51, working: 57, most: 63 },
] as const;

type Column = 'least' | 'working' | 'most';

/** The lowest percentile of the table; lower scores get null. */
export const LOWEST_PERCENTILE = MARKS_AT_PERCENTILE[0].percentile;

/** Ends of a percentile band; null for a percentile under 70. */
export interface PercentileBand {
  readonly low: number | null;
  readonly high: number | null;
}

/** The percentile of a score (marks of 66), linear between the rows of one column; null below the first row. */
export function percentileOf(score: number, column: Column): number | null {
  let before: (typeof MARKS_AT_PERCENTILE)[number] = MARKS_AT_PERCENTILE[0];
  if (score < before[column]) return null;
  for (const row of MARKS_AT_PERCENTILE) {
    if (score < row[column]) {
      const share = (score - before[column]) / (row[column] - before[column]);
      return before.percentile + share * (row.percentile - before.percentile);
    }
    before = row;
  }
  return before.percentile;
}

/** From the percentile of `low` in a year of high marks to that of `high` in a year of low marks. */
export function percentileBand(low: number, high: number): PercentileBand {
  return { low: percentileOf(low, 'most'), high: percentileOf(high, 'least') };
}
