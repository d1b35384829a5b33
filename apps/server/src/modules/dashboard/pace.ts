import type { PaceHabit } from '@twelvefold/contract';
import { grouped } from '../../platform/sentences.ts';
import { tagsOf } from '../content/index.ts';
import type { TypePace } from '../practice/index.ts';
import { bold } from './words.ts';

/** Slow right answers, or rushed wrong ones, of a type before it is called a habit; and their share of those. */
const habitLeast = 3;
const habitShare = 0.5;
/** Habits told as data, and as sentences. */
const toldMost = 6;
const saidMost = 2;

const advice = {
  right_but_slow: 'Learn the short way in its solution, then do one more against the clock.',
  rushed_and_wrong: 'Read such a question to its last word before you work, or leave it.',
} as const;

function habit(type: string, kind: PaceHabit['habit'], count: number, of: number, median: number) {
  if (count < habitLeast || count < habitShare * of) return [];
  const tags = tagsOf(type);
  return [
    {
      type_code: type,
      type_name: tags.type.name,
      subcategory_name: tags.subcategory.name,
      habit: kind,
      count,
      of,
      median_percent: Math.round(100 * median),
      advice: advice[kind],
    },
  ];
}

/** Types that a student has mastered but not in time, and types answered before they were read: the most frequent first. */
export function habitsOf(paces: readonly TypePace[]): PaceHabit[] {
  return paces
    .flatMap(({ type, right, slow, wrong, rushed, median }) => [
      ...habit(type, 'right_but_slow', slow, right, median),
      ...habit(type, 'rushed_and_wrong', rushed, wrong, median),
    ])
    .sort((a, b) => b.count - a.count || (a.type_code < b.type_code ? -1 : 1))
    .slice(0, toldMost);
}

/** The same as sentences. */
export function habitWords(paces: readonly TypePace[]): string[] {
  return habitsOf(paces)
    .slice(0, saidMost)
    .map(one => {
      const counted = `${grouped(one.count)} of ${grouped(one.of)}`;
      return one.habit === 'right_but_slow'
        ? `Right but slow at ${bold(one.type_name)}: ${counted} right answers took well over the target time. ${one.advice}`
        : `Rushed and wrong at ${bold(one.type_name)}: ${counted} wrong answers came in less than 40% of the target time. ${one.advice}`;
    });
}
