import { grouped } from '../../../platform/sentences.ts';
import { tagsOf } from '../../content/index.ts';
import type { TypePace } from '../record.ts';

/** Minimum count and share of slow right (or rushed wrong) answers of a type for a habit. */
const habitLeast = 3;
const habitShare = 0.5;
/** Maximum of habits told. */
const toldMost = 2;

const isHabit = (count: number, of: number) => count >= habitLeast && count >= habitShare * of;
const counted = (count: number, of: number) => `${grouped(count)} of ${grouped(of)}`;
const bold = (type: string) => `**${tagsOf(type).type.name}**`;

/** Sentences about slow types and rushed types, most frequent first. */
export function habitWords(paces: readonly TypePace[]): string[] {
  const habits = paces.flatMap(({ type, right, slow, wrong, rushed }) => [
    {
      type,
      count: slow,
      of: right,
      words: `Right but slow at ${bold(type)}: ${counted(slow, right)} right answers took well over the target time, in the exam the time of other questions. Learn the short way in the solution.`,
    },
    {
      type,
      count: rushed,
      of: wrong,
      words: `Rushed and wrong at ${bold(type)}: ${counted(rushed, wrong)} wrong answers came in less than 40% of the target time. Read such a question to its last word before you work, or leave it.`,
    },
  ]);
  return habits
    .filter(({ count, of }) => isHabit(count, of))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
    .slice(0, toldMost)
    .map(({ words }) => words);
}
