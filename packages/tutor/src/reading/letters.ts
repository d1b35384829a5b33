import { type Equality, lettersOf } from '../maths/equalities.ts';
import { near, roundsTo } from '../maths/evaluate.ts';
import { followsFrom, hasSameRoots, rulesOut, sizeInCase } from '../maths/following.ts';
import type { Question } from '../question.ts';
import { judgedCalls } from './calls.ts';
import {
  claimsIdentity,
  contradicts,
  counterexample,
  equalityOf,
  hasSolutionOf,
  isEquation,
  isLogOf,
  isOfNought,
  isOtherwise,
  type OwnLine,
  ownLine,
  satisfies,
  solutionOf,
} from './equations.ts';
import {
  barredBy,
  holdsInSolution,
  isBound,
  isBoundOf,
  isBoundOfKind,
  isInequalityOf,
  isSameBound,
  isWorkedOut,
  sideWith,
} from './in-solution.ts';
import { type Link, lettersIn, linkTex, oneValue } from './links.ts';
import { type Assignment, assigned } from './placing.ts';
import { inHours } from './rewritten.ts';
import { isSetUpOf } from './solved.ts';
import { calculates, type Side, texOf } from './statements.ts';
import { type Supposed, valueGiven, withSupposed } from './supposed.ts';
import { toldOf } from './told.ts';
import type { Verdict } from './verdict.ts';

/** What a line is judged by, besides its own numbers. */
export interface Ground {
  question: Question;
  open: boolean;
  /** The student's own equations, and the same with the values that they suppose. */
  own: readonly OwnLine[];
  supposed: Supposed;
  /** What the letters may stand for, by the lines before it in the message. */
  states: readonly Assignment[];
  /** What the student's words say that the letters are. */
  spoken: readonly Assignment[];
  stem: readonly Equality[];
  /** The student's own inequalities. */
  bounds: readonly Link[];
  /** The student's equations of earlier messages that hold for the quantities of the question. */
  held: readonly Link[];
  /** The letters that the student's words bind. */
  declared: readonly string[];
  /** What the student calls letters: 'roots' of p and q. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

/** Whether an equation of one letter is solved by a value as it is rounded: `75 - y = 25.7`. */
function isRounded(line: Equality, own: readonly OwnLine[], { right }: Link): boolean {
  const [letter = '', ...more] = lettersOf(line);
  const decimals = /\.(\d+)$/.exec(texOf(right))?.[1]?.length;
  if (more.length > 0 || decimals === undefined) return false;
  return own.some(one => {
    const value = lettersOf(one).join() === letter ? solutionOf(one) : null;
    const exact = value === null ? null : line.left.at({ [letter]: value });
    return exact !== null && roundsTo(line.right.at({}) ?? Number.NaN, exact, decimals);
  });
}

/** Whether an equation in several letters is a square root of one before: `y - x = 23` after `(y - x)^2 = 529`. */
function isRootOf(line: Equality, own: readonly OwnLine[]): boolean {
  const squared = ({ text, letters, at }: Equality['left']) => ({
    text,
    letters,
    at: (values: Supposed) => {
      const value = at(values);
      return value === null ? null : value ** 2;
    },
  });
  const square = { left: squared(line.left), right: squared(line.right) };
  return (
    line.right.letters.size === 0 &&
    lettersOf(line).length > 1 &&
    // Of `8r - 4d = 32` the square of its negative follows as well.
    own.some(one => followsFrom(square, [], [one]) && followsFrom(one, [], [line]))
  );
}

/** A line of which all letters have a supposed value: it holds for them, or does not; null of any other. */
function judgedWith({ supposed, question, open }: Ground, link: Link): Verdict | null {
  const letters = lettersIn(link.left, link.right);
  if (valueGiven(link) || link.relation !== '=' || !letters.every(letter => letter in supposed)) return null;
  const { readings } = ownLine(link);
  const sides = readings.map(({ left, right }) => [left.at(supposed), right.at(supposed)] as const);
  if (sides.some(([a, b]) => a !== null && b !== null && near(a, b))) return { is: 'follows' };
  // 'x = 1.2x' gives the letter another meaning; what fits the question is no matter of the values.
  const isRedefined = [link.left, link.right].some(
    ({ maths: [only, ...more] }) => only?.is === 'letter' && more.length === 0,
  );
  const [[left, right] = [null, null]] = sides;
  const isPlain = link.left.label.length + link.right.label.length === 0 && link.statement.joined !== 'case';
  return left === null || right === null || isRedefined || !isPlain || assigned(question, link, open)
    ? null
    : { is: 'fails', left, sure: true };
}

/** `1.2x`: a number beside a letter. */
const isMultiple = ({ maths }: Side) =>
  maths.some((token, i) => token.is === 'number' && maths[i + 1]?.is === 'letter');

/** Whether a side is its letter alone, as `1x` and `x + 0` are. */
const isAlone = ({ letters: [letter = ''], at }: { letters: string[]; at: Equality['left']['at'] }) =>
  [3, 7.5].every(value => near(at({ [letter]: value }) ?? 0, value));

/** Whether two equations of one letter have another solution each. */
const areApart = (one: OwnLine, link: Link): boolean => {
  const line = equalityOf(link);
  const [letter = '', ...more] = lettersOf(line);
  const isSame = more.length === 0 && lettersOf(one).join() === letter;
  return isSame && !valueGiven(link) && contradicts(one, line, true);
};

/** Whether a line was read whole: no words part its numbers. */
const wasRead = ({ link: { statement } }: OwnLine) =>
  statement.sides.every(({ maths }) => maths.every(({ is }) => is !== 'gap' && is !== 'dots'));

/** What is to be said of a line with letters; of a root that the question bars, that. */
export function judgedLetters(link: Link, ground: Ground): Verdict {
  const verdict = judged(link, ground);
  const [letter, value] = valueGiven(link) ?? [];
  if (
    verdict.is !== 'follows' ||
    letter === undefined ||
    value === undefined ||
    ground.declared.includes(letter)
  )
    return verdict;
  const by = ground.own.some(one => lettersOf(one).join() === letter && !valueGiven(one.link))
    ? barredBy(ground.question, letter, value, true)
    : null;
  return by ? { is: 'barred', by } : verdict;
}

function judged(link: Link, ground: Ground): Verdict {
  const { question, open, states, spoken, stem, supposed, bounds, held, declared } = ground;
  const typed = linkTex(link);
  // A line that nothing placed is not proved by being written again.
  const plain = ground.own.filter(
    one => wasRead(one) && (linkTex(one.link) !== typed || assigned(question, one.link, open)),
  );
  const own = [...plain, ...withSupposed(plain, supposed)];
  const tried = judgedCalls(question, open, link) ?? judgedWith(ground, link);
  if (tried) return tried;
  if (isEquation(link)) {
    const line = equalityOf(link);
    const example = counterexample(line);
    if (!example || ownLine(link).readings.some(one => !counterexample(one))) return { is: 'identity' };
    if (isOfNought(line) && Number.isFinite(example.left)) return { is: 'no_identity', ...example };
    const isValue =
      line.left.letters.size === 1 &&
      line.right.letters.size === 0 &&
      ((!calculates(link.left) && !isMultiple(link.left)) ||
        isAlone({ letters: [...line.left.letters], at: line.left.at }));
    const size = [...stem, ...own].map(one => sizeInCase(line, one)).find(Boolean);
    if (size) return { is: 'follows', size };
    // A letter of which the question gives the value has that one alone.
    const isGiven = stem.some(one => one.left.text === line.left.text && one.right.letters.size === 0);
    const told = isValue && open && !isGiven ? [] : stem;
    if (!(isValue && link.statement.joined === 'case') && followsFrom(line, told, own))
      return { is: 'follows' };
    if (own.some(one => hasSolutionOf(line, one)) || isRootOf(line, own)) return { is: 'follows' };
    if (isRounded(line, own, link)) return { is: 'follows' };
    if (!isValue && own.some(one => hasSameRoots(line, one))) return { is: 'follows' };
    const log = isLogOf(link, open ? own : [...stem, ...own]);
    if (log !== null) return log ? { is: 'follows' } : { is: 'contradicts', from: null };
    const before = plain.at(-1);
    const solved = isValue
      ? own.find(({ readings }) => readings.some(one => satisfies(one, line)))
      : undefined;
    if (solved) return { is: 'follows', ...alsoSolves(question, solved, line, own) };
    if (isValue && !open && stem.some(one => satisfies(one, line))) return { is: 'follows', root: true };
    const isWhole =
      link.left.words.length + link.right.words.length === 0 && link.statement.joined !== 'case';
    if (
      before &&
      isWhole &&
      before.readings.every(one => contradicts(one, line, link.statement.joined === 'so'))
    )
      return { is: 'contradicts', from: before.link };
    // Several lines together may rule out one of their letters.
    const letters = lettersOf(line);
    const isAmong =
      (letters.length > 1 || (!isValue && link.statement.joined === 'so')) &&
      letters.every(one => own.some(other => lettersOf(other).includes(one)));
    // Of lines that were only tried nothing follows.
    const placed = () =>
      own.filter(
        one =>
          lettersOf(one).length >= Math.min(2, letters.length) &&
          (held.includes(one.link) || assigned(question, one.link, open, states, held)),
      );
    if (isWhole && isAmong && rulesOut(own, line) && rulesOut(placed(), line)) {
      const isAlike = (one: OwnLine) => [...lettersOf(one)].sort().join() === [...letters].sort().join();
      return { is: 'contradicts', from: plain.findLast(isAlike)?.link ?? null };
    }
    const side = sideWith(link, question, open);
    if (side) return side;
    if (isWhole && claimsIdentity(line, link) && Number.isFinite(example.left)) {
      // Of one letter it would hold for nought, and of numbers of the question only for one too large to tell.
      const fit = lettersOf(line).length > 1 ? assigned(question, link, open, states, held) : null;
      return fit ? { is: 'fits', ...fit } : { is: 'no_identity', ...example };
    }
    if (!open && holdsInSolution(link, question))
      return { is: 'fits', assignment: {}, alone: false, all: [] };
    if (isValue && isWorkedOut(question, link)) return { is: 'fits', assignment: {}, alone: false, all: [] };
    // `x = 8` by itself is a claim, and no line of work; `log_x a = 1/24` says something of the question.
    const isClaim = isValue && (open || !calculates(link.right)) && !line.left.text.startsWith('\\log');
    if (isClaim) return { is: 'unplaced' };
  }
  // A bound of one letter would hold for many quantities: only one that the solution has is confirmed.
  if (isBound(link))
    return isBoundOf(question, link, open) ||
      bounds.some(one => isSameBound(one, link)) ||
      isBoundOfKind(question, link, open, ground)
      ? { is: 'follows' }
      : { is: 'unplaced' };
  // An inequality holds for many values: that the one of the solution is among them shows no need for it.
  const free =
    /[<>]|!=/.test(link.relation) &&
    !lettersIn(link.left, link.right).every(letter => declared.includes(letter));
  if (free && (open || isInequalityOf(question, link)))
    return isInequalityOf(question, link) || bounds.some(one => isSameBound(link, one))
      ? { is: 'follows' }
      : { is: 'unplaced' };
  if (isEquation(link) && isOtherwise(equalityOf(link), question)) return { is: 'unplaced' };
  // Words that were taken for another quantity than they mean bind nothing.
  const fit =
    assigned(question, link, open, states, held) ??
    (states === spoken ? assigned(question, link, open, [{}], held) : null);
  if (fit) return { is: 'fits', ...fit, free };
  const minutes = /\bmin(?:ute)?s?\b/i.test(question.stem) && inHours(link);
  if (minutes && assigned(question, minutes.link, open, states))
    return { is: 'minutes', minutes: minutes.of };
  if (isEquation(link) && isSetUpOf(question, link))
    return { is: 'fits', assignment: {}, alone: false, all: [] };
  if (isSumNamed(link, question, open)) return { is: 'fits', assignment: {}, alone: false, all: [] };
  const apart = isEquation(link) ? plain.findLast(one => areApart(one, link)) : undefined;
  return { is: 'unplaced', ...(apart ? { apart: apart.link } : {}) };
}

/** `A + C = 180` where the path has the sum of the angles A and C. */
function isSumNamed({ left, right, statement }: Link, { path }: Question, open: boolean): boolean {
  const letters = lettersIn(left).map(letter => letter.toUpperCase());
  const isSum = left.maths.every(
    token => token.is === 'letter' || (token.is === 'sign' && token.sign === '+'),
  );
  const value = oneValue(right, statement.senses);
  if (!path || !isSum || letters.length < 2 || value === null) return false;
  return toldOf(path, open).some(at => {
    const { name, value: [own = Number.NaN] = [] } = path.quantities[at] ?? {};
    const points = name?.match(/\b[A-Z]{1,3}\b/g) ?? [];
    return (
      /\bsum\b/.test(name ?? '') && points.sort().join() === [...letters].sort().join() && near(own, value)
    );
  });
}

/** The other solution of the same size that a line of the student's has: after `x^2 = 16`, -4 beside 4. */
function alsoSolves(
  { topic, stem }: Question,
  { readings }: OwnLine,
  line: Equality,
  own: readonly OwnLine[],
): { also?: number } {
  const value = line.right.at({});
  if (!value || !topic.code.startsWith('AL') || /\bpositive\b|> 0/.test(stem)) return {};
  const other = readings.some(one => {
    const [a, b] = [one.left, one.right].map(side => side.at({ [line.left.text]: -value }));
    return typeof a === 'number' && typeof b === 'number' && near(a, b);
  });
  const isSaid = own.some(one => one.left.text === line.left.text && one.right.at({}) === -value);
  return other && !isSaid ? { also: -value } : {};
}
