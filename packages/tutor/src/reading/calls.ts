import type { Equality } from '../maths/equalities.ts';
import type { Question } from '../question.ts';
import { counterexample, ownLine } from './equations.ts';
import { functionAt, isCall } from './functions.ts';
import { type Link, lettersIn } from './links.ts';
import type { Verdict } from './verdict.ts';

/**
 * A line with functions whose rules or values the question gives: it holds with these in their places, or does not. Where a
 * function at an expression, `f(x - 1)`, is said to be another expression, it does not hold where the two differ.
 */
export function judgedCalls(question: Question, open: boolean, link: Link): Verdict | null {
  const letters = lettersIn(link.left, link.right);
  const calls = letters.filter(isCall).map(letter => [letter, functionAt(question, letter, open)] as const);
  if (calls.length === 0 || link.relation !== '=' || calls.some(([, found]) => found === null)) return null;
  const put = ({ text, letters: own, at }: Equality['left']): Equality['left'] => ({
    text,
    letters: new Set(
      [...own].flatMap(one => [...(calls.find(([name]) => name === one)?.[1]?.letters ?? [one])]),
    ),
    at: values =>
      at({
        ...values,
        ...Object.fromEntries(calls.map(([name, found]) => [name, found?.at(values) ?? Number.NaN])),
      }),
  });
  const readings = ownLine(link).readings.map(({ left, right }) => ({ left: put(left), right: put(right) }));
  const examples = readings.map(counterexample);
  if (examples.includes(null)) return { is: 'follows' };
  const [example] = examples;
  if (!example || !Number.isFinite(example.left) || !Number.isFinite(example.right)) return null;
  if (Object.keys(example.letters).length === 0) return { is: 'fails', left: example.left, sure: true };
  // 'f(x) = 5x' may be an equation to be solved.
  const isPutIn =
    link.left.maths.length === 1 &&
    /[-+*/^]/.test(letters[0] ?? '') &&
    lettersIn(link.right).length > 0 &&
    !lettersIn(link.right).some(isCall);
  return isPutIn ? { is: 'no_identity', ...example } : null;
}
