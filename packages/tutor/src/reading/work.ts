import { type Equality, lettersOf } from '../maths/equalities.ts';
import { near, roundsTo } from '../maths/evaluate.ts';
import { followsFrom, rulesOut } from '../maths/following.ts';
import { mathsOf } from '../maths/tex.ts';
import { numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import {
  claimsIdentity,
  contradicts,
  counterexample,
  equalityOf,
  equationsIn,
  givesValue,
  hasSolutionOf,
  isEquation,
  isLogOf,
  isOfNought,
  isOtherwise,
  namesTime,
  type OwnLine,
  ownLine,
  satisfies,
  solutionOf,
} from './equations.ts';
import { functionValue } from './functions.ts';
import { holdsInSolution, isBound, isBoundOf, isInequalityOf, isSameBound, sideWith } from './in-solution.ts';
import {
  type Arithmetic,
  arithmeticOf,
  type Link,
  lettersIn,
  linksOf,
  linkTex,
  oneValue,
  valuesOf,
} from './judging.ts';
import { type Assignment, assigned, quantityNamed, toldOf } from './placing.ts';
import { inHours, withBrackets } from './rewritten.ts';
import { calculates, type Side, type Statement, statementsIn, texOf } from './statements.ts';
import { boundBy, declaredIn, type Supposed, valueGiven, withSupposed } from './supposed.ts';
import type { Tried, Verdict } from './verdict.ts';

export interface JudgedLine {
  link: Link;
  verdict: Verdict;
  /** What the line comes to, where it is a number. */
  value: number | null;
  /** Whether it holds with brackets around a numerator, which it was written without. */
  bracketed?: boolean;
}

/** What a line is judged by, besides its own numbers. */
interface Ground {
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

/** A line in which all letters are functions at numbers that the question gives: it holds for them, or does not. */
function judgedValues({ question, open }: Ground, link: Link): Verdict | null {
  const letters = lettersIn(link.left, link.right);
  const values = letters.map(letter => [letter, functionValue(question, letter, open)] as const);
  if (letters.length === 0 || link.relation !== '=' || values.some(([, value]) => value === null))
    return null;
  const all = Object.fromEntries(values.map(([letter, value]) => [letter, value ?? 0]));
  const sides = ownLine(link).readings.map(({ left, right }) => [left.at(all), right.at(all)] as const);
  if (sides.some(([a, b]) => a !== null && b !== null && near(a, b))) return { is: 'follows' };
  const [[left, right] = [null, null]] = sides;
  return left === null || right === null ? null : { is: 'fails', left, sure: true };
}

function judgedLetters(link: Link, ground: Ground): Verdict {
  const { question, open, states, spoken, stem, supposed, bounds, held, declared } = ground;
  const typed = linkTex(link);
  // A line that nothing placed is not proved by being written again.
  const plain = ground.own.filter(
    one => wasRead(one) && (linkTex(one.link) !== typed || assigned(question, one.link, open)),
  );
  const own = [...plain, ...withSupposed(plain, supposed)];
  const tried = judgedValues(ground, link) ?? judgedWith(ground, link);
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
    if (!(isValue && link.statement.joined === 'case') && followsFrom(line, isValue && open ? [] : stem, own))
      return { is: 'follows' };
    if (own.some(one => hasSolutionOf(line, one)) || isRootOf(line, own)) return { is: 'follows' };
    if (isRounded(line, own, link)) return { is: 'follows' };
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
    // `x = 8` by itself is a claim, and no line of work; `log_x a = 1/24` says something of the question.
    const isClaim = isValue && (open || !calculates(link.right)) && !line.left.text.startsWith('\\log');
    if (isClaim) return { is: 'unplaced' };
  }
  if (!open && holdsInSolution(link, question)) return { is: 'fits', assignment: {}, alone: false, all: [] };
  // A bound of one letter would hold for many quantities: only one that the solution has is confirmed.
  if (isBound(link))
    return isBoundOf(question, link, open) || bounds.some(one => isSameBound(one, link))
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

/** What the two sides of the student's last line with a letter come to for a value of it; null where nothing was tried. */
function triedIn(link: Link, before: readonly Link[], results: readonly number[]): Tried | null {
  const [letter = '', ...more] = lettersIn(link.left, link.right);
  const value = oneValue(link.right, link.statement.senses);
  if (link.relation !== '=' || more.length > 0 || link.left.maths.length > 1 || value === null) return null;
  const found = before
    .filter(({ left, right }) => lettersIn(left, right).includes(letter) && [left, right].some(calculates))
    .map(line => {
      const put = (side: Side) => oneValue(side, line.statement.senses, { [letter]: value });
      return { line, left: put(line.left), right: put(line.right) };
    });
  // The line that comes to a number of the message is the one that was calculated.
  const isMeant = ({ left, right }: Tried) =>
    left !== null && right !== null && results.some(one => near(one, left) || near(one, right));
  return (
    found.findLast(isMeant) ??
    found.findLast(({ left, right }) => left !== null && right !== null) ??
    found.at(-1) ??
    null
  );
}

/** How a line fits in which words stand for a quantity, and letters for others: `manager = 0.3x`; null where it does not. */
function fitInWords(link: Link, { question, open, states, held }: Ground) {
  const [words, other] = link.left.maths.length > 0 ? [link.right, link.left] : [link.left, link.right];
  // A letter by itself would hold for any quantity.
  if (lettersIn(other).length === 0 || other.maths.length === 1) return null;
  const at = quantityNamed(question, words.label, open);
  const value = at === null ? undefined : question.path?.quantities[at]?.value[0];
  if (value === undefined) return null;
  const spelt = (side: Side): Side =>
    side === words ? { ...side, maths: [{ is: 'number', value, text: String(value) }] } : side;
  const fit = assigned(
    question,
    { ...link, left: spelt(link.left), right: spelt(link.right) },
    open,
    states,
    held,
  );
  return fit && { fit, value };
}

/** The links of a statement; words beside an expression in letters are its name: 'hill 1.25x'. */
function namedLinks(statement: Statement): Link[] {
  const [side, ...more] = statement.sides;
  if (!side || more.length > 0 || side.words.length === 0 || !calculates(side)) return linksOf(statement);
  const bare = { ...side, words: [], label: [] };
  return [{ left: { ...side, maths: [] }, right: bare, relation: '=', statement }];
}

/** The student's equations before a message; a value that was only tried ended with its message. */
function ownBefore(wrote: readonly string[], question: Question, open: boolean, stem: readonly Equality[]) {
  const asMeant = (link: Link) => {
    const other = withBrackets(link);
    return other && assigned(question, other, open) && !assigned(question, link, open) ? other : link;
  };
  const own: OwnLine[] = [];
  const held: OwnLine[] = [];
  for (const link of equationsIn(wrote).map(asMeant)) {
    const line = ownLine(link);
    // Of lines that cannot hold nothing follows.
    if (sideWith(link, question, open)?.is === 'differs' || rulesOut(held, line)) continue;
    const isTried =
      valueGiven(link) && !own.some(one => satisfies(one, line)) && !followsFrom(line, stem, own);
    if (isTried) continue;
    own.push(line);
    if (!givesValue(link) && assigned(question, link, open)) held.push(line);
  }
  return own;
}

/** The lines that hold for the quantities of the question together: one that fits by itself alone is none of them. */
function heldTogether(
  question: Question,
  own: readonly OwnLine[],
  open: boolean,
  declared: Assignment,
): Link[] {
  const held: Link[] = [];
  for (const { link } of own)
    if (!givesValue(link) && assigned(question, link, open, [declared], held)) held.push(link);
  return held;
}

/** A line of numbers alone. */
function judgedNumbers(link: Link, found: Arithmetic): JudgedLine | null {
  const value = oneValue(link.right, link.statement.senses) ?? oneValue(link.left, link.statement.senses);
  const other = withBrackets(link);
  if (found.is === 'fails' && other && arithmeticOf(other).is === 'holds')
    return {
      link: other,
      verdict: { is: 'holds', loose: null },
      value: oneValue(other.right, link.statement.senses),
      bracketed: true,
    };
  // 'weight of 12 = weight of 3 + …' speaks of a quantity that belongs to each number, and adds none of them.
  const isOfEach = found.is === 'fails' && link.left.words.some(word => link.right.words.includes(word));
  return found.is === 'open' || isOfEach ? null : { link, verdict: found, value };
}

/** What can be said of each line of a message, in order, by itself, by those `wrote` before it, and by the question. */
export function judgedLines(
  message: string,
  question: Question,
  open: boolean,
  wrote: readonly string[] = [],
): JudgedLine[] {
  const lines: JudgedLine[] = [];
  const stem = equationsIn(mathsOf(question.stem).map(tex => `$${tex}$`)).map(equalityOf);
  const before = wrote.flatMap(statementsIn).flatMap(linksOf);
  const declared = boundBy(question, declaredIn(question, [...wrote, message], open));
  const spoken = [declared];
  const own = ownBefore(wrote, question, open, stem);
  let ground: Ground = {
    question,
    open,
    own,
    supposed: {},
    states: spoken,
    spoken,
    stem,
    bounds: before.filter(({ relation }) => /[<>]/.test(relation)),
    held: heldTogether(question, own, open, declared),
    declared: Object.keys(declared),
  };
  const add = (line: JudgedLine) => {
    const { verdict, link } = line;
    lines.push(line);
    if (verdict.is === 'fits' && verdict.all.length > 0) ground = { ...ground, states: verdict.all };
    const [letter, value] = valueGiven(link) ?? [];
    if (letter !== undefined && value !== undefined)
      ground = {
        ...ground,
        // A letter that is tried with another value has it from here on.
        own: ground.own.filter(one => valueGiven(one.link)?.[0] !== letter),
        supposed: { ...ground.supposed, [letter]: value },
      };
    if (lettersIn(link.left, link.right).length === 0) return;
    before.push(link);
    if (/[<>]/.test(link.relation)) ground = { ...ground, bounds: [...ground.bounds, link] };
    if (isEquation(link)) ground = { ...ground, own: [...ground.own, ownLine(link)] };
  };
  for (const statement of statementsIn(message))
    for (const link of namedLinks(statement)) {
      if (link.left.maths.length === 0 || link.right.maths.length === 0) {
        if (isBound(link) && isBoundOf(question, link, open))
          lines.push({ link, verdict: { is: 'follows' }, value: null });
        const found = fitInWords(link, ground);
        if (!found) continue;
        if (found.fit.all.length > 0) ground = { ...ground, states: found.fit.all };
        lines.push({ link, verdict: { is: 'fits', ...found.fit }, value: found.value });
        continue;
      }
      const arithmetic = arithmeticOf(link);
      const [sense] = statement.senses;
      const isList = sense && valuesOf(link.right, sense)?.kind === 'list' && lettersIn(link.left).length > 0;
      if (namesTime(link) || isList) continue;
      const numbers = judgedNumbers(link, arithmetic);
      if (numbers) lines.push(numbers);
      if (arithmetic.is !== 'open' || lettersIn(link.left, link.right).length === 0) continue;
      const value = oneValue(link.right, statement.senses) ?? oneValue(link.left, statement.senses);
      const verdict = judgedLetters(link, ground);
      const other = verdict.is === 'unplaced' ? withBrackets(link) : null;
      const wide = other && judgedLetters(other, ground);
      if (other && (wide?.is === 'fits' || wide?.is === 'follows'))
        add({ link: other, verdict: wide, value, bracketed: true });
      else {
        const tried = verdict.is === 'unplaced' ? triedIn(link, before, numbersIn(message)) : null;
        add({ link, verdict: tried ? { is: 'unplaced', tried } : verdict, value });
      }
    }
  return lines;
}
