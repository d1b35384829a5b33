import type { Equality } from '../maths/equalities.ts';
import { near } from '../maths/evaluate.ts';
import { followsFrom, rulesOut } from '../maths/following.ts';
import { mathsOf } from '../maths/tex.ts';
import { numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import {
  equalityOf,
  equationsIn,
  givesValue,
  isCongruence,
  isEquation,
  namesTime,
  type OwnLine,
  ownLine,
  satisfies,
} from './equations.ts';
import { givenIn } from './given.ts';
import { isBound, isBoundOf, sideWith } from './in-solution.ts';
import { type Arithmetic, arithmeticOf } from './judging.ts';
import { type Ground, judgedLetters } from './letters.ts';
import { type Link, lettersIn, linksOf, oneValue, valuesOf } from './links.ts';
import { quantityNamed } from './names.ts';
import { type Assignment, assigned } from './placing.ts';
import { withBrackets } from './rewritten.ts';
import { calculates, type Side, type Statement, statementsIn } from './statements.ts';
import { boundBy, declaredIn, meaningsIn, valueGiven } from './supposed.ts';
import { quantityWith } from './told.ts';
import type { Tried, Verdict } from './verdict.ts';

export interface JudgedLine {
  link: Link;
  verdict: Verdict;
  /** What the line comes to, where it is a number. */
  value: number | null;
  /** Whether it holds with brackets around a numerator, which it was written without. */
  bracketed?: boolean;
}

/** What the two sides of the student's last line with a letter come to for a value of it; null where nothing was tried. */
function triedIn(link: Link, before: readonly Link[], results: readonly number[]): Tried | null {
  const [letter = '', ...more] = lettersIn(link.left, link.right);
  const value = oneValue(link.right, link.statement.senses);
  const isLong = more.length > 0 || link.left.maths.length > 1;
  if (link.relation !== '=' || isLong || value === null || isCongruence(link)) return null;
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
  const asMeant = (link: Link) =>
    assigned(question, link, open)
      ? link
      : (withBrackets(link).find(other => assigned(question, other, open)) ?? link);
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
  const other =
    found.is === 'fails' ? withBrackets(link).find(one => arithmeticOf(one).is === 'holds') : undefined;
  if (other)
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
  // After the answer what the steps call their letters is told, too: 'Let $t = \\frac{d}{p}$ be …'.
  const told = [question.stem, ...(open ? [] : question.steps.map(({ says }) => says))];
  const stem = [
    ...equationsIn(told.flatMap(mathsOf).map(tex => `$${tex}$`)).map(equalityOf),
    ...givenIn(question, [...wrote, message]),
  ];
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
    kinds: meaningsIn([...wrote, message]),
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
      const wide = (verdict.is === 'unplaced' ? withBrackets(link) : [])
        .map(other => ({ link: other, verdict: judgedLetters(other, ground) }))
        .find(one => one.verdict.is === 'fits' || one.verdict.is === 'follows');
      if (wide) add({ ...wide, value, bracketed: true });
      else {
        const tried = verdict.is === 'unplaced' ? triedIn(link, before, numbersIn(message)) : null;
        add({ link, verdict: tried ? { is: 'unplaced', tried } : verdict, value });
      }
    }
  return lines;
}

/**
 * Whether lines that hold are a part of the way: one fits the quantities of the question or follows from its own lines, or
 * comes to a quantity of the path. That a calculation is right shows no need for it.
 */
export function isOnPath(question: Question, text: string, open: boolean): boolean {
  const lines = judgedLines(text, question, open);
  const [first] = lines.filter(({ link }) => lettersIn(link.left, link.right).length > 0);
  return (
    first?.verdict.is === 'follows' ||
    lines.some(
      ({ verdict, value }) =>
        (verdict.is === 'fits' && !verdict.free) ||
        (value !== null && quantityWith(question, value, open) !== null),
    )
  );
}
