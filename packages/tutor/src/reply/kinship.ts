import { near } from '../maths/evaluate.ts';
import { numbersIn, worthOf } from '../maths/values.ts';
import { keyOf, type Option, type Question } from '../question.ts';
import { stepWith } from './options.ts';

const written = (value: number) => String(Number(value.toFixed(4)));

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, i) => near(value, b[i] ?? Number.NaN));

const isNegative = ({ text }: Option) => /^\W*[-−–]\s*\W*\d/.test(text);

/** The number of the question of which a value is the half or the double. */
function doubledOf(question: Question, value: number): string | null {
  const stem = numbersIn(question.stem).filter(one => one > 2);
  const half = stem.find(one => near(one, 2 * value));
  if (half !== undefined)
    return `It is half of the ${written(half)} of the question: halving alone does not lead to what is asked.`;
  const double = stem.find(one => near(2 * one, value));
  return double === undefined
    ? null
    : `It is twice the ${written(double)} of the question: doubling alone does not lead to what is asked.`;
}

/**
 * How a wrong option stands to the key, the steps and the stem, where nobody wrote the slip behind it: a sentence that is
 * true of the numbers, or null.
 */
export function kinshipOf(question: Question, option: Option): string | null {
  const key = keyOf(question);
  const [worth, right] = [worthOf(option.text), worthOf(key.text)];
  const [value, goal] = [worth[0] ?? Number.NaN, right[0] ?? Number.NaN];
  if (worth.length > 1 && same(worth, right.toReversed()))
    return `It is the key the other way round: the key is ${key.text}. Look again at which part is asked for first.`;
  if (worth.length !== 1 || right.length !== 1) return null;
  if (near(value, goal) && option.text !== key.text)
    return `It differs from the key, ${key.text}, in its sign or form only: look at the line where that is settled.`;
  // All below compares sizes: of two signs it would be untrue.
  if (isNegative(option) !== isNegative(key)) return null;
  const step = isNegative(option) ? null : stepWith(question, value);
  if (step !== null && step < question.steps.length - 1)
    return `It is what step ${step + 1} finds, and the question asks for what comes after it.`;
  if (near(value, 2 * goal))
    return `It is exactly twice the key, ${key.text}: look for a halving that was left out.`;
  if (near(2 * value, goal))
    return `It is exactly half of the key, ${key.text}: look for a part that was left out.`;
  if (isNegative(option)) return null;
  if (near(value + goal, 100))
    return `With the key, ${key.text}, it makes 100: it is the other part of the whole.`;
  if (near(Math.abs(value - goal), 1) && Number.isInteger(goal))
    return `It is one beside the key, ${key.text}: look at the ends of your count.`;
  if (numbersIn(question.stem).some(one => near(one, value)))
    return 'It is a number of the question itself, and not yet what is asked.';
  return doubledOf(question, value);
}
