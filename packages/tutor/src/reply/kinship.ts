import { near } from '../maths/evaluate.ts';
import { numbersIn, worthOf } from '../maths/values.ts';
import { keyOf, type Option, type Question } from '../question.ts';
import { stepWith } from './options.ts';

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, i) => near(value, b[i] ?? Number.NaN));

const isNegative = ({ text }: Option) => /^[^\w−–-]*[-−–]\W*\d/.test(text);

/**
 * How a wrong option stands to the key, the steps and the stem, where nobody wrote the slip behind it: a sentence that is
 * true of the numbers, or null.
 */
export function kinshipOf(question: Question, option: Option): string | null {
  const key = keyOf(question);
  const [worth, right] = [worthOf(option.text), worthOf(key.text)];
  const [value, goal] = [worth[0] ?? Number.NaN, right[0] ?? Number.NaN];
  if (worth.length > 1 && same(worth, right.toReversed()))
    return `It is the correct answer, ${key.text}, the other way round: look again at which part comes first.`;
  if (worth.length !== 1 || right.length !== 1) return null;
  if (near(value, goal) && option.text !== key.text)
    return `It differs from the correct answer, ${key.text}, only in its sign or form: look at the line that decides this.`;
  // All below compares sizes: of two signs it would be untrue.
  if (isNegative(option) !== isNegative(key)) return null;
  const step = isNegative(option) ? null : stepWith(question, value);
  if (step !== null && step < question.steps.length - 1)
    return `It is what step ${step + 1} finds, but the question asks for what comes after it.`;
  if (near(value, 2 * goal))
    return `It is exactly twice the correct answer, ${key.text}: look for the step that halves.`;
  if (near(2 * value, goal))
    return `It is exactly half of the correct answer, ${key.text}: look for the part that is missing.`;
  if (isNegative(option)) return null;
  if (near(value + goal, 100))
    return `It makes 100 with the correct answer, ${key.text}: it is the other part of the whole.`;
  if (near(Math.abs(value - goal), 1) && Number.isInteger(goal))
    return `It is one ${value > goal ? 'more' : 'less'} than the correct answer, ${key.text}: look at the ends of the count.`;
  return numbersIn(question.stem).some(one => near(one, value))
    ? 'It is a number in the question itself, and not yet what is asked.'
    : null;
}
