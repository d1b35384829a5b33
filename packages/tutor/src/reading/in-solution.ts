import { near } from '../maths/evaluate.ts';
import { mathsOf } from '../maths/tex.ts';
import { holds, worthOf } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { contentOf, stemmed } from '../words/content.ts';
import { recalculated } from './calculations.ts';
import { counterexample, equalityOf, equationsIn } from './equations.ts';
import { inOneCase } from './functions.ts';
import { readLink } from './judging.ts';
import { type Link, lettersIn, linksOf, oneValue } from './links.ts';
import { type Side, statementsIn } from './statements.ts';
import { tokensOf } from './tokens.ts';
import type { Barred, Verdict } from './verdict.ts';

/** An expression in letters that a line of the solution has as a side, with its value there; null where none has. */
export function sideWith(link: Link, { steps }: Question, open: boolean): Verdict | null {
  const isSum = ({ maths }: Side) => maths.length > 1;
  const value = oneValue(link.right, link.statement.senses);
  if (!isSum(link.left) || lettersIn(link.left).length === 0 || value === null) return null;
  const mine = equalityOf(link).left;
  for (const [step, { works }] of (open ? steps.slice(0, -1) : steps).entries())
    for (const { left, statement } of equationsIn([`$${works}$`])) {
      const told = statement.sides.flatMap(side => oneValue(side, statement.senses) ?? []).at(-1);
      const side = equalityOf({ left, right: left, relation: '=', statement }).left;
      const isSame = side.letters.size > 0 && !counterexample({ left: side, right: mine });
      if (told !== undefined && isSame && isSum(left))
        return near(told, value)
          ? { is: 'fits', assignment: {}, alone: false, all: [] }
          : { is: 'differs', step };
    }
  return null;
}

/** Whether a line holds for the values that the letters have in the solution. */
export function holdsInSolution(link: Link, { steps }: Question): boolean {
  const values: Record<string, number> = {};
  for (const { left, right, statement } of equationsIn(steps.map(({ works }) => `$${works}$`))) {
    const [only, ...more] = left.maths;
    const value = oneValue(right, statement.senses, values);
    if (only?.is === 'letter' && more.length === 0 && value !== null) values[only.name] = value;
  }
  const letters = lettersIn(link.left, link.right);
  return (
    letters.length > 0 &&
    letters.every(letter => letter in values) &&
    link.statement.senses.some(sense => readLink(link, sense)(values) === true)
  );
}

/**
 * Whether a letter is given a value that no fraction of small numbers has, `16/(1 + √2)`, and that the shorter way or the
 * check works out: a whole number may be many things, a root is one.
 */
export function isWorkedOut({ faster, check, options }: Question, { left, right, statement }: Link): boolean {
  const value = oneValue(right, statement.senses);
  const isRoot = right.maths.some(token => token.is === 'function' && token.name === 'sqrt');
  if (value === null || !isRoot || left.maths.length > 1 || isFraction(value)) return false;
  const isOption = options.some(({ text }) => worthOf(text).some(one => near(one, value)));
  return (
    !isOption && mathsOf(`${faster ?? ''} ${check ?? ''}`).some(tex => holds(recalculated(`$${tex}$`), value))
  );
}
const isFraction = (value: number) =>
  Array.from({ length: 60 }, (_, i) => value * (i + 1)).some(one => near(one, Math.round(one)));

/** `x > 3`: a letter beside a number, with another relation than equality. */
export const isBound = ({ left, right, relation }: Link) =>
  relation !== '=' &&
  [left, right].some(
    ({ maths: [only, ...more], words }) =>
      more.length === 0 && (only ? only.is === 'letter' : words.length === 1),
  ) &&
  [left, right].some(side => side.maths.length > 0 && lettersIn(side).length === 0);

/** The letter that a bound is of, and the bound without it, `< 9`. */
function boundIn({ left, right, relation, statement }: Link) {
  const [letter = ''] = [...lettersIn(left, right), ...left.words, ...right.words];
  const [a, b] = [left, right].map(side => oneValue(side, statement.senses));
  const turned = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }[relation as '<'] ?? relation;
  return { letter, bound: `${a === null ? relation : turned} ${(a ?? b)?.toFixed(6)}` };
}

/** The bounds of the steps that may be told, also as parts of a chain: `1 < x < 5/4`. */
const boundsOf = ({ steps }: Question, open: boolean) =>
  (open ? steps.slice(0, -1) : steps).flatMap(({ works }) =>
    statementsIn(`$${works}$`).flatMap(linksOf).filter(isBound).map(boundIn),
  );

/** Whether a step that may be told has a bound. */
export function isBoundOf(question: Question, link: Link, open: boolean): boolean {
  const own = boundIn(link);
  return boundsOf(question, open).some(one => one.letter === own.letter && one.bound === own.bound);
}

/**
 * Whether a step has a bound for another letter of the same kind: `p < 9` of 'roots p and q' for the root α. `others` are the
 * student's own bounds: of two letters with one bound each needs one of the solution's.
 */
export function isBoundOfKind(
  question: Question,
  link: Link,
  open: boolean,
  { kinds, bounds: others }: Kinds,
): boolean {
  const own = boundIn(link);
  const kind = kinds[own.letter] ?? [];
  const isOfKind = (letter: string) =>
    question.steps.some(
      ({ says }) =>
        mathsOf(says).some(tex =>
          tokensOf(tex).some(token => token.is === 'letter' && token.name === letter),
        ) && kind.some(word => contentOf(says).includes(stemmed(word))),
    );
  const theirs = new Set(
    boundsOf(question, open).flatMap(one =>
      one.bound === own.bound && isOfKind(one.letter) ? [one.letter] : [],
    ),
  );
  const mine = new Set(
    [...others.map(boundIn), own].flatMap(one => (one.bound === own.bound ? [one.letter] : [])),
  );
  return mine.size <= theirs.size;
}

/** What a student calls letters, and their own bounds. */
interface Kinds {
  kinds: Readonly<Record<string, readonly string[]>>;
  bounds: readonly Link[];
}

/** Whether two inequalities of one letter hold for the same values, near the bound and away from it. */
export function isSameBound(one: Link, bound: Link): boolean {
  const [letter = '', ...more] = lettersIn(one.left, one.right);
  const at = [bound.left, bound.right]
    .map(side => oneValue(side, bound.statement.senses))
    .find(value => value !== null);
  const [sense] = bound.statement.senses;
  const [own] = one.statement.senses;
  if (!sense || !own || at === undefined || at === null || more.length > 0) return false;
  if (lettersIn(bound.left, bound.right).join() !== letter) return false;
  const [a, b] = [readLink(one, own), readLink(bound, sense)];
  return [-10, -1, -0.01, 0, 0.01, 1, 10].every(gap => {
    const values = { [letter]: at + gap };
    const [mine, theirs] = [a(values), b(values)];
    return mine !== null && mine === theirs;
  });
}

/** Values for letters, ends and what lies between them. */
const spread = Array.from({ length: 241 }, (_, i) => i / 2 - 60);

/** Whether two inequalities of the same letters hold for the same values. */
function isSameInequality(one: Link, other: Link): boolean {
  const letters = lettersIn(one.left, one.right);
  const [a, b] = [one, other].map(
    link => link.statement.senses[0] && readLink(link, link.statement.senses[0]),
  );
  if (
    !a ||
    !b ||
    letters.length === 0 ||
    letters.toSorted().join() !== lettersIn(other.left, other.right).toSorted().join()
  )
    return false;
  return spread.every((value, i) => {
    const values = Object.fromEntries(
      letters.map((letter, k) => [
        letter,
        k === 0 ? value : (spread[(i * (7 + 6 * k) + 31 * k) % spread.length] ?? 0),
      ]),
    );
    return a(values) === b(values);
  });
}

/** Whether an inequality is one of the question, or of a step before the last that is taken in every case. */
export function isInequalityOf({ stem, steps }: Question, link: Link): boolean {
  const told = steps.slice(0, -1).flatMap(({ says, works }) => (inOneCase.test(says) ? [] : [works]));
  return [...mathsOf(stem), ...told].some(tex =>
    statementsIn(`$${tex}$`)
      .flatMap(linksOf)
      .some(one => /[<>]|!=/.test(one.relation) && isSameInequality(link, one)),
  );
}

/**
 * What bars a value of a letter: a side of the question or of a step that has no value there, as the logarithm of 0, or an
 * inequality of a step that it makes false. Null where nothing does; of an open question the steps are not told.
 */
export function barredBy(
  { stem, steps }: Question,
  letter: string,
  value: number,
  open: boolean,
): Barred | null {
  const told = open ? [] : steps.flatMap(({ says, works }) => (inOneCase.test(says) ? [] : [works]));
  const links = [...mathsOf(stem), ...told].flatMap(tex => statementsIn(`$${tex}$`).flatMap(linksOf));
  const isOfLetter = (...sides: readonly Side[]) => lettersIn(...sides).join() === letter;
  for (const { left, right, statement } of links)
    for (const side of [left, right]) {
      const at = (own: number) => oneValue(side, statement.senses, { [letter]: own });
      // A side without a value anywhere was not read.
      if (isOfLetter(side) && at(value) === null && spread.some(own => at(own) !== null)) return { side };
    }
  // A root that came in by squaring: of one of several equations in the letter it may be the root of another.
  const equations = mathsOf(stem)
    .flatMap(tex => statementsIn(`$${tex}$`).flatMap(linksOf))
    .filter(link => link.relation === '=' && !isBound(link) && isOfLetter(link.left, link.right))
    .filter(
      ({ left, right }) =>
        ![left, right].some(
          side =>
            side.maths.length === 1 &&
            lettersIn(side).length === 1 &&
            lettersIn(side === left ? right : left).length === 0,
        ),
    );
  const isFalse = (link: Link) =>
    link.statement.senses.every(sense => readLink(link, sense)({ [letter]: value }) === false);
  const [equation] = equations;
  if (equation && equations.every(isFalse)) return { line: equation };
  if (open) return null;
  const line = links.find(link => {
    const [sense] = link.statement.senses;
    const isOpen = /[<>]/.test(link.relation) && !isBound(link) && isOfLetter(link.left, link.right);
    return isOpen && sense !== undefined && readLink(link, sense)({ [letter]: value }) === false;
  });
  return line ? { line } : null;
}
