import { categories, type Misconception, misconceptions } from '@twelvefold/content';
import type { DoubtTotal } from '../doubts/index.ts';
import type { SessionTotal, SlipTotal, TopicTotal, TypePace } from '../practice/index.ts';

/** Counts from answers, the only input of insights; slips, paces and sessions are of completed sessions. */
export interface Evidence {
  /** Newest first. */
  sessions: readonly SessionTotal[];
  topics: readonly TopicTotal[];
  slips: readonly SlipTotal[];
  paces: readonly TypePace[];
  /** In recent sessions. */
  doubts: readonly DoubtTotal[];
  /** Topics of the mistakes that ended in recent sessions, one for each mistake. */
  ended: readonly string[];
}

/** Summed answers. */
export interface Count {
  attempts: number;
  correct: number;
  late: number;
  rushed: number;
  /** Sum of difficulty scores: Easy 1, Medium 2, Hard 3. */
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

/** All subcategories in syllabus order with their counts. */
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

/** A slip with its topics in syllabus order. */
export interface RepeatedSlip {
  misconception: Misconception;
  count: number;
  topics: { name: string; count: number }[];
}

/** Not actionable: it differs from question to question. */
const saysLittle: Misconception = 'used_a_wrong_given_number';

/** Whether a stored name is actionable; answers older than the list have names that are not in it. */
const tellsSomething = (name: string): name is Misconception =>
  Object.hasOwn(misconceptions, name) && name !== saysLittle;

/** Slips made in at least two topics, most frequent first. */
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
