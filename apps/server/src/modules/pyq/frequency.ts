import { categories } from '@twelvefold/content';

/** Past questions of a type in a year. */
export interface Asked {
  type: string;
  year: number;
  asked: number;
}

/**
 * Constants of `pyq_frequency_score`. A question's weight halves per half-life. The taxonomy's weights count as
 * `priorQuestions` current questions (one paper). Types below `seldom` of the mean share score 0.5, above `often` 1.5,
 * others 1.
 */
const frequencyConstants = {
  halfLifeYears: 3,
  priorQuestions: 22,
  seldom: 2 / 3,
  often: 4 / 3,
  scores: { seldom: 0.5, usual: 1, often: 1.5 },
} as const;

/**
 * For exam weights the taxonomy counts as three papers of 22 (one sitting, three slots): one odd paper must not turn
 * packs.
 */
const examPriorQuestions = 66;

export interface Frequency {
  type: string;
  asked: number;
  /** Share relative to the mean type. */
  ratio: number;
  score: number;
}

const { halfLifeYears, priorQuestions, seldom, often, scores } = frequencyConstants;

function scoreOf(ratio: number): number {
  if (ratio < seldom) return scores.seldom;
  return ratio > often ? scores.often : scores.usual;
}

/** Types with their taxonomy weight: their subcategory's, in equal parts. */
const priors = categories.flatMap(({ subcategories }) =>
  subcategories.flatMap(({ weight, types }) =>
    types.map(({ code }) => ({ type: code, weight: weight / types.length })),
  ),
);
const wholeWeight = priors.reduce((sum, { weight }) => sum + weight, 0);

/** Weight of a year. */
const recency = (year: number, thisYear: number): number =>
  0.5 ** (Math.max(0, thisYear - year) / halfLifeYears);

/** Frequency of each type as of a year, from all past questions with a known type. */
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
  /** Questions of a paper; they sum to the taxonomy's total. */
  weight: number;
}

/** Questions of a paper by subcategory as of a year, shrunk to the taxonomy. */
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
