import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { breakdownOf } from '../../maths/breakdown.ts';
import { near } from '../../maths/evaluate.ts';
import { mathsOf } from '../../maths/tex.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { isOptionWorth } from '../../reading/told.ts';
import type { JudgedLine } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import { described } from './described.ts';
import { figure, maths } from './pieces.ts';

/** Whether one operation with a number of the question or of its path makes the answer of a value. */
function leadsOn({ stem, path }: Question, value: number): boolean {
  const [answer = Number.NaN] = path?.quantities[path.asked]?.value ?? [];
  const before = path?.quantities.slice(0, path.asked).flatMap(one => one.value) ?? [];
  return [...numbersIn(stem), ...before].some(one =>
    [value + one, value - one, one - value, value * one, value / one, one / value].some(made =>
      near(made, answer),
    ),
  );
}

/** That a right calculation comes to a number which the solution has nowhere; null of an option's, and of one that it has. */
export function offPath(
  question: Question,
  lines: readonly JudgedLine[],
  message: string,
  open: boolean,
): Said | null {
  const { value = null } = lines.at(-1) ?? {};
  const isOwn =
    lines.length > 0 &&
    lines.every(({ verdict: { is }, link: { relation } }) => is === 'holds' && relation === '=');
  if (!isOwn || value === null || !question.path || isOptionWorth(question, value)) return null;
  const { stem, steps, faster, check, path } = question;
  const texts = [
    stem,
    faster ?? '',
    check ?? '',
    ...steps.flatMap(({ says, works }) => [says, `$${works}$`]),
  ];
  const parts = [...steps.map(({ works }) => works), ...mathsOf(faster ?? '')].flatMap(works =>
    works.split(/=|\\Rightarrow|\\q?quad|[;:,]\s/).flatMap(breakdownOf),
  );
  const known = [...texts, ...parts.map(maths)].flatMap(numbersIn);
  const all = [
    ...known,
    ...path.quantities.flatMap(({ value: [first = 0, second] }) =>
      [first, ...(second === undefined ? [] : [second, first / second, second / first])].map(Math.abs),
    ),
  ];
  const size = Math.abs(value);
  const alike = [size, 100 * size, size / 100, 1 - size, size - 1, 1 / size];
  if (alike.some(one => holds(all, one) || isOptionWorth(question, one))) return null;
  const slip = path.slips.find(
    ({ words }) => holds(numbersIn(words), value) && !givesAway(question, words, ladderOf(question)),
  );
  if (open && slip) return [slip.words, slip.words];
  const number = maths(figure(value));
  const what = described(question, message);
  // Of an open question it is not told whether a value leads to the answer.
  if (what && (open || leadsOn(question, value)))
    return [
      `${number} is ${what[0]}. What do you do with it next?`,
      `${number} to ${what[1]} hai. Ab iska kya karoge?`,
    ];
  if (what)
    return [
      `But ${number} is ${what[0]}, and this question does not need that.`,
      `Par ${number} to ${what[1]} hai, aur is question ko uski zaroorat nahi.`,
    ];
  return [
    `${number} does not come up in the steps that I know. What is it, in the words of the question?`,
    `Mere steps me ${number} nahi aata. Question ke words me ye kya hai?`,
  ];
}
