import { type Equality, lettersOf, linearForm, tries } from '../maths/equalities.ts';
import { type Expression, near } from '../maths/evaluate.ts';
import { followsFrom, solutionsOf } from '../maths/following.ts';
import type { Question } from '../question.ts';
import { isSign, type Link, lettersIn, linksOf, oneValue, valuesOf } from './links.ts';
import { calculates, isNumber, type Side, type Statement, statementsIn, texOf } from './statements.ts';

const expressionOf = (side: Side, { senses }: Statement): Expression => ({
  text: texOf(side),
  letters: new Set(lettersIn(side)),
  at: letters => oneValue(side, senses, letters),
});

export const equalityOf = ({ left, right, statement }: Link): Equality => {
  const [a, b] = [expressionOf(left, statement), expressionOf(right, statement)];
  const [sense] = statement.senses;
  const parts = (side: Side, letters: Readonly<Record<string, number>>) => {
    const found = sense && valuesOf(side, sense, letters);
    return found?.kind === 'ratio' && found.values.length === 2 ? found.values : null;
  };
  if (!parts(left, at([...a.letters], 0)) || !parts(right, at([...b.letters], 0)))
    return { left: a, right: b };
  // A ratio multiplied crosswise is linear: 9d = 5m of d : m = 5 : 9.
  const letters = new Set([...a.letters, ...b.letters]);
  const cross =
    (one: Side, other: Side): Expression['at'] =>
    values => {
      const [top = Number.NaN] = parts(one, values) ?? [];
      const [, below = Number.NaN] = parts(other, values) ?? [];
      return Number.isFinite(top * below) ? top * below : null;
    };
  return {
    left: { text: a.text, letters, at: cross(left, right) },
    right: { text: b.text, letters, at: cross(right, left) },
  };
};

/** An equation of the student's own, with all that its signs may mean: `h/21√3` divides by `21√3` or by 21. */
export interface OwnLine extends Equality {
  link: Link;
  readings: readonly Equality[];
}
export const ownLine = (link: Link): OwnLine => ({
  link,
  ...equalityOf(link),
  readings: link.statement.senses.map(sense =>
    equalityOf({ ...link, statement: { ...link.statement, senses: [sense] } }),
  ),
});

/** `N = 6 mod 10` says what a number leaves, and not what it is. */
export const isCongruence = ({ right }: Link) => right.maths.some(token => isSign(token, 'mod'));

/** `a : b : c`, lists and congruences are no equations with two sides. */
export const isEquation = ({ left, right, relation, statement }: Link) =>
  relation === '=' &&
  !isCongruence({ left, right, relation, statement }) &&
  [left, right].every(side => {
    const [sense] = statement.senses;
    // A root may have no value for a small number.
    const parts = [2, 1000]
      .map(
        value =>
          sense && valuesOf(side, sense, Object.fromEntries(statement.letters.map(one => [one, value]))),
      )
      .find(Boolean);
    return parts && (parts.values.length === 1 || (parts.kind === 'ratio' && parts.values.length === 2));
  });

const at = (letters: readonly string[], from: number) =>
  Object.fromEntries(letters.map((letter, i) => [letter, tries[(from + i) % tries.length] ?? 2]));

/** Values for which two sides differ; null where they are the same for all tried. */
export function counterexample(line: Equality) {
  const letters = lettersOf(line);
  for (let i = 0; i < tries.length; i += 1) {
    const near_ = at(letters, i);
    // Roots and logarithms may have values for larger numbers only.
    const far = Object.fromEntries(
      Object.entries(near_).map(([letter, value]) => [letter, 97 + 41 * Math.abs(value)]),
    );
    const hasNone = line.left.at(near_) === null || line.right.at(near_) === null;
    const values = hasNone ? far : near_;
    const [left, right] = [line.left.at(values), line.right.at(values)];
    if (left === null || right === null) return { letters: values, left: Number.NaN, right: Number.NaN };
    if (!near(left, right)) return { letters: values, left, right };
  }
  return null;
}

/** Whether a linear line with one letter on both sides holds for nought alone: `11y + 9y = 21y`. */
export function isOfNought(line: Equality): boolean {
  const [letter = '', ...more] = lettersOf(line);
  const [slope = 0, constant = 1] = linearForm(line, [letter]) ?? [];
  const isOnBoth = line.left.letters.has(letter) && line.right.letters.has(letter);
  return more.length === 0 && isOnBoth && !near(slope, 0) && near(constant, 0);
}

/** Whether a line multiplies brackets out: both sides of one degree in the same letters, the left one with a bracket. */
export function claimsIdentity({ left, right }: Equality, link: Link): boolean {
  const letters = [...left.letters];
  const hasBracket = link.left.maths.some(token => token.is === 'sign' && token.sign === '(');
  // Of one letter: both sides agree at nought, so as an equation it would say nothing else.
  const [only = '', ...more] = letters;
  if (more.length === 0 && right.letters.has(only) && hasBracket) {
    const [a, b] = [left.at({ [only]: 0 }), right.at({ [only]: 0 })];
    if (a !== null && b !== null) return a !== 0 && near(a, b);
    // With the letter below a line they agree far out: (x + 1/x)^2 and x^2 + 1/x^2.
    const [far, other] = [left.at({ [only]: 1e4 }), right.at({ [only]: 1e4 })];
    return far !== null && other !== null && far > 1e4 && Math.abs(other / far - 1) < 1e-6;
  }
  if (
    letters.length < 2 ||
    letters.length !== right.letters.size ||
    !letters.every(one => right.letters.has(one))
  )
    return false;
  const degree = (side: Expression) => {
    const values = at(letters, 0);
    const twice = Object.fromEntries(Object.entries(values).map(([letter, x]) => [letter, 2 * x]));
    const [a, b] = [side.at(values), side.at(twice)];
    return a && b ? Math.log2(Math.abs(b / a)) : Number.NaN;
  };
  const [a, b] = [degree(left), degree(right)];
  return hasBracket && a > 1 && near(a, Math.round(a)) && near(a, b);
}

/** The one solution of a linear equation in one letter; null where it is not linear or has none. */
export function solutionOf(line: Equality): number | null {
  const [letter = ''] = lettersOf(line);
  const form = linearForm(line, [letter]);
  const [slope, constant] = form ?? [];
  return slope === undefined || constant === undefined || near(slope, 0) ? null : -constant / slope;
}

/** Whether a value of a letter is a solution of the equation before it. */
export function satisfies(before: Equality, { left, right }: Equality): boolean {
  const value = right.at({});
  if (value === null || lettersOf(before).join() !== left.text || before.left.text === left.text)
    return false;
  const [a, b] = [before.left.at({ [left.text]: value }), before.right.at({ [left.text]: value })];
  return a !== null && b !== null && near(a, b);
}

/** Whether the one solution of an equation of one letter solves an earlier one of the same letter. */
export function hasSolutionOf(line: Equality, before: Equality): boolean {
  const [letter = '', ...more] = lettersOf(line);
  if (more.length > 0 || lettersOf(before).join() !== letter || line.left.text === letter) return false;
  const value = solutionOf(line);
  const [a, b] = [before.left.at({ [letter]: value ?? 0 }), before.right.at({ [letter]: value ?? 0 })];
  return value !== null && a !== null && b !== null && near(a, b);
}

/**
 * Whether two linear equations in the same letters cannot both be lines of one working: one is the other with another
 * constant, or both have none and only zeros satisfy both. Any other pair may stand in one.
 */
function excludeEachOther(one: Equality, other: Equality): boolean {
  const letters = lettersOf(one);
  const [a, b] = [linearForm(one, letters), linearForm(other, letters)];
  if (!a || !b) return false;
  const areAlike = (some: number) =>
    a
      .slice(0, some)
      .every((x, i) => b.slice(0, some).every((y, k) => near(x * y, (a[k] ?? 0) * (b[i] ?? 0))));
  const haveNoConstant = [a, b].every(form => near(form.at(-1) ?? 0, 0));
  return !areAlike(a.length) && (areAlike(letters.length) || haveNoConstant);
}

/** Whether an equation of one letter, said to follow from one before, has another solution than that one. */
export function contradicts(before: Equality, line: Equality, follows: boolean): boolean {
  const [letter, ...more] = lettersOf(line);
  if (letter === undefined || [...lettersOf(before)].sort().join() !== [...lettersOf(line)].sort().join())
    return false;
  if (more.length > 0) return follows && excludeEachOther(before, line);
  const isValue = line.left.text === letter && line.right.letters.size === 0;
  // Two values of one letter are two cases.
  if (before.left.text === letter && before.right.letters.size === 0) return false;
  const [own, other] = [solutionOf(line), solutionOf(before)];
  if (own === null) return false;
  if (isValue || follows) {
    const [a, b] = [before.left.at({ [letter]: own }), before.right.at({ [letter]: own })];
    return other === null ? isValue && a !== null && b !== null && !near(a, b) : !near(own, other);
  }
  return false;
}

/** Whether a link gives what is done in a time: 'Asha 1 day = 1/24', '8 days work = 8a + 36k'; it is no equation. */
export const namesTime = ({ left, right, statement }: Link): boolean =>
  statement.hasUnits &&
  isNumber(left) &&
  left.words.length + right.words.length > 0 &&
  (lettersIn(right).length > 0 || oneValue(left, statement.senses) === 1);

/** Equations of texts, with letters. */
export const equationsIn = (texts: readonly string[]): Link[] =>
  texts
    .flatMap(text => statementsIn(text).flatMap(linksOf))
    .filter(link => link.statement.letters.length > 0 && isEquation(link) && !namesTime(link));

/**
 * Whether an equation in letters of the solution does not follow from the solution's own equations in them: it might hold for
 * other quantities than those that the letters stand for.
 */
export function isOtherwise(line: Equality, { steps }: Question): boolean {
  const letters = lettersOf(line);
  if (letters.length < 2) return false;
  const own = equationsIn(steps.map(({ works }) => `$${works}$`)).map(equalityOf);
  const spoken = own.filter(one => lettersOf(one).some(letter => letters.includes(letter)));
  const known = new Set(spoken.flatMap(lettersOf));
  return letters.every(letter => known.has(letter)) && !followsFrom(line, [], spoken);
}

/**
 * Whether the logarithm of one letter to another has the value that a link gives it, by equations in the two: 9/8 after
 * `a^9 = b^8`; null where these leave it open.
 */
export function isLogOf({ left, right, statement }: Link, known: readonly Equality[]): boolean | null {
  const [only, ...more] = left.maths;
  const [, base = '', of = ''] =
    /^\\log_\{([a-z])\} ([a-z])$/.exec(only?.is === 'letter' && more.length === 0 ? only.name : '') ?? [];
  const value = oneValue(right, statement.senses);
  if (base === '' || value === null) return null;
  for (const line of known.filter(one => [...lettersOf(one)].sort().join() === [base, of].sort().join())) {
    const found = solutionsOf(line).flatMap(({ [base]: a = 0, [of]: b = 0 }) =>
      a > 0 && b > 0 && !near(a, 1) ? [Math.log(b) / Math.log(a)] : [],
    );
    const [first = Number.NaN] = found;
    if (found.length > 2 && found.every(one => Math.abs(one - first) < 1e-6))
      return Math.abs(value - first) < 1e-6;
  }
  return null;
}

/** Whether a link gives one letter a value: `x = 8`. */
export const givesValue = ({ left, right, relation }: Link): boolean =>
  relation === '=' && left.maths.length === 1 && left.maths[0]?.is === 'letter' && isNumber(right);

/**
 * Whether a letter is what is asked, by the equations that a student wrote, whatever value they give it: then its value is
 * the answer, right or wrong. Not where the value solves a line of theirs that the answer does not solve.
 */
export function isAskedLetter(given: Link, { path }: Question, wrote: readonly string[]): boolean {
  const [letter = ''] = lettersIn(given.left);
  const [value, ...more] = path?.quantities[path.asked]?.value ?? [];
  const [link] = equationsIn([`${letter} = ${value}`]);
  if (value === undefined || more.length > 0 || !link) return false;
  const line = equalityOf(link);
  const own = equationsIn(wrote)
    .filter(one => !givesValue(one))
    .map(equalityOf);
  // One letter for two things, one after the other: this value solves another line than what is asked.
  if (own.some(one => satisfies(one, equalityOf(given)) && !satisfies(one, line))) return false;
  return own.some(one => satisfies(one, line)) || followsFrom(line, [], own);
}

/** The last step that has an equation of the student's as a line, from 0; -1 where none has. */
export function stepOfEquation({ steps }: Question, link: Link): number {
  const line = equalityOf(link);
  return steps.findLastIndex(({ works }) =>
    equationsIn([`$${works}$`])
      .map(equalityOf)
      .some(
        one => lettersOf(one).sort().join() === lettersOf(line).sort().join() && followsFrom(line, [], [one]),
      ),
  );
}

/** Whether two expressions are one, whatever the letter of the student's is called where they have only one. */
function areAlike(mine: Expression, side: Expression): boolean {
  const [[own = '', ...more], [other = '', ...others]] = [[...mine.letters], [...side.letters]];
  const renamed: Expression =
    more.length + others.length === 0
      ? { ...side, letters: mine.letters, at: values => side.at({ [other]: values[own] ?? Number.NaN }) }
      : side;
  return (
    [...renamed.letters].sort().join() === [...mine.letters].sort().join() &&
    !counterexample({ left: mine, right: renamed })
  );
}

/** The step of which a student's expression in letters is a side, of those that may be told; null where there is none. */
export function sideIn(message: string, works: readonly string[]): { tex: string; step: number } | null {
  const own = statementsIn(message).flatMap(statement =>
    statement.sides
      .filter(side => calculates(side) && lettersIn(side).length > 0)
      .map(side => expressionOf(side, statement)),
  );
  for (const [step, tex] of works.entries())
    for (const statement of statementsIn(`$${tex}$`))
      for (const side of statement.sides.map(one => expressionOf(one, statement)))
        for (const mine of own)
          if (side.letters.size > 0 && areAlike(mine, side)) return { tex: mine.text, step };
  return null;
}
