import { near } from '../maths/evaluate.ts';
import { solutionsOf } from '../maths/following.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { equalityOf, givesValue } from './equations.ts';
import { type Link, lettersIn } from './links.ts';
import { toldOf } from './told.ts';

const inWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|twice|double)\b/i, 2],
  [/\b(?:third|thrice|triple|three)\b/i, 3],
  [/\b(?:quarter|fourth|four)\b/i, 4],
  [/\b(?:fifth|five)\b/i, 5],
];
const mostPower = 5;
const common = [1, 2, 100];

/** Numbers that a set-up may be made of: the question's, their squares, and the factors of changes with their powers. */
function fairOf({ stem, path }: Question, isWide: boolean): number[] {
  const given = numbersIn(stem);
  const told = path ? toldOf(path, true).flatMap(i => path.quantities[i]?.value ?? []) : [];
  const words = inWords.flatMap(([form, value]) => (form.test(stem) ? [value] : []));
  const factors = given
    .filter(value => value < 100)
    .flatMap(value => [value / 100, 1 + value / 100, 1 - value / 100])
    .flatMap(factor => Array.from({ length: mostPower }, (_, i) => factor ** (i + 1)));
  const pairs = isWide
    ? given.flatMap((a, i) => given.slice(i + 1).flatMap(b => [a + b, Math.abs(a - b), a * b]))
    : [];
  return [
    ...given,
    ...told,
    ...words,
    ...factors,
    ...given.map(value => value ** 2),
    ...common,
    60,
    ...pairs,
  ];
}

/** A number that hardly comes up by chance. */
const isTelling = (value: number) => value >= 10 || !Number.isInteger(value);

/**
 * Whether an equation in one letter, made of the question's own numbers, is solved by what is asked, or by a number that times or
 * over one of the question's is a quantity on the way: the days of a worker of whom the path has the share. An equation that only
 * moves a value from side to side, `x + 3 = 18`, proves nothing.
 */
export function isSetUpOf(question: Question, link: Link): boolean {
  const { path, stem } = question;
  const [letter = '', ...more] = lettersIn(link.left, link.right);
  const tokens = [...link.left.maths, ...link.right.maths];
  const numbers = tokens.flatMap(token => (token.is === 'number' ? [token.value] : []));
  if (!path || letter.length !== 1 || more.length > 0 || givesValue(link) || numbers.length < 2) return false;
  const given = numbersIn(stem).filter(value => !common.includes(value));
  const isWide = tokens.filter(({ is }) => is === 'letter').length > 1 && numbers.length > 2;
  const isScaled = tokens.some(
    (token, i) =>
      (token.is === 'letter' && tokens[i - 1]?.is === 'number') ||
      (token.is === 'sign' && /^[*/^]$/.test(token.sign)),
  );
  const isMoved = !isScaled && numbers.length < 3;
  const isFair = numbers.every(value => holds(fairOf(question, isWide), value));
  if (isMoved || !isFair || !numbers.some(value => !common.includes(value))) return false;
  const solutions = solutionsOf(equalityOf(link))
    .map(one => one[letter] ?? Number.NaN)
    .filter(Number.isFinite);
  const [goal = Number.NaN] = path.quantities[path.asked]?.value ?? [];
  const targets = toldOf(path, true)
    .flatMap(i => path.quantities[i]?.value ?? [])
    .filter(isTelling);
  return solutions.some(
    value =>
      near(value, goal) ||
      given.some(by =>
        [value * by, value / by, by / value].some(one => isTelling(one) && holds(targets, one)),
      ),
  );
}
