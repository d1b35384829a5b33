import { categories } from '@twelvefold/content';

/** Questions of a type that were asked in a year. */
export interface Asked {
  type: string;
  year: number;
  asked: number;
}

/**
 * The constants of `pyq_frequency_score`. A question counts half as much after each half-life. The taxonomy's weights
 * count as much as `priorQuestions` questions of this year: one paper. A type whose share is below `seldom` of the mean
 * type's scores 0.5, one above `often` 1.5, and those between 1.
 */
const frequencyConstants = {
  halfLifeYears: 3,
  priorQuestions: 22,
  seldom: 2 / 3,
  often: 4 / 3,
  scores: { seldom: 0.5, usual: 1, often: 1.5 },
} as const;

/**
 * Packs follow the exam's weights, and one odd paper must not turn them: here the taxonomy counts as much as three
 * papers of 22, one sitting of the exam with its three slots.
 */
const examPriorQuestions = 66;

export interface Frequency {
  type: string;
  asked: number;
  /** Its share as a multiple of the mean type's. */
  ratio: number;
  score: number;
}

const { halfLifeYears, priorQuestions, seldom, often, scores } = frequencyConstants;

function scoreOf(ratio: number): number {
  if (ratio < seldom) return scores.seldom;
  return ratio > often ? scores.often : scores.usual;
}

/** Every type of the taxonomy with the weight it has there: that of its subcategory, in equal parts. */
const priors = categories.flatMap(({ subcategories }) =>
  subcategories.flatMap(({ weight, types }) =>
    types.map(({ code }) => ({ type: code, weight: weight / types.length })),
  ),
);
const wholeWeight = priors.reduce((sum, { weight }) => sum + weight, 0);

/** Half as much after each half-life. */
const recency = (year: number, thisYear: number): number =>
  0.5 ** (Math.max(0, thisYear - year) / halfLifeYears);

/** How often each type is asked, from all previous-year questions whose type is known, as of a year. */
export function frequenciesOf(rows: readonly Asked[], thisYear: number): Frequency[] {
  const weighted = new Map<string, number>();
  const plain = new Map<string, number>();
  for (const { type, year, asked } of rows) {
    weighted.set(type, (weighted.get(type) ?? 0) + asked * recency(year, thisYear));
    plain.set(type, (plain.get(type) ?? 0) + asked);
  }
  const known = priors.reduce((sum, { type }) => sum + (weighted.get(type) ?? 0), 0);
  return priors.map(({ type, weight }) => {
    const share =
      ((weighted.get(type) ?? 0) + (priorQuestions * weight) / wholeWeight) / (known + priorQuestions);
    const ratio = share * priors.length;
    return { type, asked: plain.get(type) ?? 0, ratio, score: scoreOf(ratio) };
  });
}

export interface ExamWeight {
  subcategory: string;
  asked: number;
  /** Questions of a paper; over all subcategories as many as the taxonomy's. */
  weight: number;
}

/** How many questions of a paper each subcategory has, shrunk to the taxonomy, as of a year. */
export function examWeightsOf(rows: readonly Asked[], thisYear: number): ExamWeight[] {
  const subcategories = categories.flatMap(category => category.subcategories);
  const counted = subcategories.map(({ code, weight }) => {
    const mine = rows.filter(({ type }) => type.startsWith(`${code}.`));
    return {
      code,
      prior: weight,
      asked: mine.reduce((sum, { asked }) => sum + asked, 0),
      weighted: mine.reduce((sum, { asked, year }) => sum + asked * recency(year, thisYear), 0),
    };
  });
  const known = counted.reduce((sum, { weighted }) => sum + weighted, 0);
  return counted.map(({ code, prior, asked, weighted }) => ({
    subcategory: code,
    asked,
    weight: (wholeWeight * weighted + examPriorQuestions * prior) / (known + examPriorQuestions),
  }));
}
