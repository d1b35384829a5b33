import { categories, type Misconception, misconceptions } from '@twelvefold/content';
import type { DoubtTotal } from '../doubts/index.ts';
import type { SessionTotal, SlipTotal, TopicTotal, TypePace } from '../practice/index.ts';

/** What insights are written from: counts of completed sessions, and nothing else. */
export interface Evidence {
  /** Newest first. */
  sessions: readonly SessionTotal[];
  topics: readonly TopicTotal[];
  slips: readonly SlipTotal[];
  paces: readonly TypePace[];
  /** Of the recent sessions. */
  doubts: readonly DoubtTotal[];
}

/** Answers counted together. */
export interface Count {
  attempts: number;
  correct: number;
  late: number;
  rushed: number;
  /** Difficulty scores added up: Easy 1, Medium 2, Hard 3. */
  difficulty: number;
}

export interface Named {
  code: string;
  name: string;
  /** Questions of a paper of 22. */
  weight: number;
  count: Count;
}

const none: Count = { attempts: 0, correct: 0, late: 0, rushed: 0, difficulty: 0 };
const scoreOf = { Easy: 1, Medium: 2, Hard: 3 } as const;

export function counted(totals: readonly TopicTotal[]): Count {
  return totals.reduce(
    (sum, { attempts, correct, late, rushed, band }) => ({
      attempts: sum.attempts + attempts,
      correct: sum.correct + correct,
      late: sum.late + late,
      rushed: sum.rushed + rushed,
      difficulty: sum.difficulty + attempts * scoreOf[band],
    }),
    none,
  );
}

/** Every subcategory of the syllabus, in its order, with what was counted of it. */
export const bySubcategory = (totals: readonly TopicTotal[]): Named[] =>
  categories.flatMap(category =>
    category.subcategories.map(({ code, name, weight }) => ({
      code,
      name,
      weight,
      count: counted(totals.filter(t => t.subcategory === code)),
    })),
  );

export const byCategory = (totals: readonly TopicTotal[]): Named[] =>
  categories.map(({ code, name, weight }) => ({
    code,
    name,
    weight,
    count: counted(totals.filter(t => t.subcategory.startsWith(`${code}.`))),
  }));

/** One slip with the topics it was made in, in the order of the syllabus, and how often in each. */
export interface RepeatedSlip {
  misconception: Misconception;
  count: number;
  topics: { name: string; count: number }[];
}

/** Nothing that a student could mind the next time: what went wrong differs from question to question. */
const saysLittle: Misconception = 'used_a_wrong_given_number';

/** Whether a stored name tells something. Answers from before there was a list have names that are not on it. */
const tellsSomething = (name: string): name is Misconception =>
  Object.hasOwn(misconceptions, name) && name !== saysLittle;

/** Slips made in two topics at least, the most frequent first. */
export function repeatedSlips(slips: readonly SlipTotal[]): RepeatedSlip[] {
  const names = [...new Set(slips.map(s => s.misconception))].sort();
  return names
    .filter(tellsSomething)
    .map(misconception => {
      const own = slips.filter(s => s.misconception === misconception);
      const sum = (some: readonly SlipTotal[]) => some.reduce((all, { count }) => all + count, 0);
      return {
        misconception,
        count: sum(own),
        topics: categories
          .flatMap(category => category.subcategories)
          .map(({ code, name }) => ({ name, count: sum(own.filter(s => s.subcategory === code)) }))
          .filter(({ count }) => count > 0),
      };
    })
    .filter(({ topics }) => topics.length > 1)
    .sort((a, b) => b.count - a.count);
}
