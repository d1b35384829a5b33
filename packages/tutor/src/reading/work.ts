import { type Equality, lettersOf, linearForm, tries } from '../maths/equalities.ts';
import { type Expression, near } from '../maths/evaluate.ts';
import { followsFrom, rulesOut } from '../maths/following.ts';
import { mathsOf } from '../maths/tex.ts';
import type { Question } from '../question.ts';
import {
  type Arithmetic,
  arithmeticOf,
  type Link,
  lettersIn,
  linksOf,
  oneValue,
  valuesOf,
} from './judging.ts';
import { type Assignment, assigned, quantityNamed } from './placing.ts';
import { calculates, isNumber, type Side, type Statement, statementsIn, texOf } from './statements.ts';
import type { Token } from './tokens.ts';

/** What is to be said of one line. */
export type Verdict =
  | { is: 'holds'; loose: 'whole' | 'on' | null }
  /** An equation that holds whatever its letters are. */
  | { is: 'identity' }
  /** It follows from the student's own lines before it, or from those of the question. */
  | { is: 'follows' }
  /** It holds for the quantities of the question. */
  | { is: 'fits'; assignment: Assignment; alone: boolean }
  | { is: 'fails'; left: number; sure: boolean }
  /** It holds with a lone number of it in hours, and is written in minutes. */
  | { is: 'minutes'; minutes: number }
  /** A value or equation that the line before it rules out. */
  | { is: 'contradicts' }
  /** A rule of algebra that fails for these values. */
  | { is: 'no_identity'; letters: Readonly<Record<string, number>>; left: number; right: number }
  /** Read, and neither proved nor refuted; `tried` of a value put in for a letter of an earlier line. */
  | { is: 'unplaced'; tried?: Tried };

/** A line with a value put in for a letter of it; a side is null where another letter stays. */
export interface Tried {
  line: Link;
  left: number | null;
  right: number | null;
}

export interface JudgedLine {
  link: Link;
  verdict: Verdict;
  /** What the line comes to, where it is a number. */
  value: number | null;
  /** Whether it holds with brackets around a numerator, which it was written without. */
  bracketed?: boolean;
}

const expressionOf = (side: Side, { senses }: Statement): Expression => ({
  text: texOf(side),
  letters: new Set(lettersIn(side)),
  at: letters => oneValue(side, senses, letters),
});

const equalityOf = ({ left, right, statement }: Link): Equality => ({
  left: expressionOf(left, statement),
  right: expressionOf(right, statement),
});

/** An equation of the student's own, with all that its signs may mean: `h/21√3` divides by `21√3` or by 21. */
interface OwnLine extends Equality {
  link: Link;
  readings: readonly Equality[];
}
const ownLine = (link: Link): OwnLine => ({
  link,
  ...equalityOf(link),
  readings: link.statement.senses.map(sense =>
    equalityOf({ ...link, statement: { ...link.statement, senses: [sense] } }),
  ),
});

/** `a : b : c` and lists are no equations with two sides. */
const isEquation = ({ left, right, relation, statement }: Link) =>
  relation === '=' &&
  [left, right].every(side => {
    const [sense] = statement.senses;
    const parts = sense && valuesOf(side, sense, Object.fromEntries(statement.letters.map(one => [one, 2])));
    return parts && (parts.values.length === 1 || (parts.kind === 'ratio' && parts.values.length === 2));
  });

const at = (letters: readonly string[], from: number) =>
  Object.fromEntries(letters.map((letter, i) => [letter, tries[(from + i) % tries.length] ?? 2]));

/** Values for which two sides differ; null where they are the same for all tried. */
function counterexample(line: Equality) {
  const letters = lettersOf(line);
  for (let i = 0; i < tries.length; i += 1) {
    const values = at(letters, i);
    const [left, right] = [line.left.at(values), line.right.at(values)];
    if (left === null || right === null) return { letters: values, left: Number.NaN, right: Number.NaN };
    if (!near(left, right)) return { letters: values, left, right };
  }
  return null;
}

/** Whether a linear line with one letter on both sides holds for nought alone: `11y + 9y = 21y`. */
function isOfNought(line: Equality): boolean {
  const [letter = '', ...more] = lettersOf(line);
  const [slope = 0, constant = 1] = linearForm(line, [letter]) ?? [];
  const isOnBoth = line.left.letters.has(letter) && line.right.letters.has(letter);
  return more.length === 0 && isOnBoth && !near(slope, 0) && near(constant, 0);
}

/** Whether a line multiplies brackets out: both sides of one degree in the same letters, the left one with a bracket. */
function claimsIdentity({ left, right }: Equality, link: Link): boolean {
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
function solutionOf(line: Equality): number | null {
  const [letter = ''] = lettersOf(line);
  const form = linearForm(line, [letter]);
  const [slope, constant] = form ?? [];
  return slope === undefined || constant === undefined || near(slope, 0) ? null : -constant / slope;
}

/** Whether a value of a letter is a solution of the equation before it. */
function satisfies(before: Equality, { left, right }: Equality): boolean {
  const value = right.at({});
  if (value === null || lettersOf(before).join() !== left.text || before.left.text === left.text)
    return false;
  const [a, b] = [before.left.at({ [left.text]: value }), before.right.at({ [left.text]: value })];
  return a !== null && b !== null && near(a, b);
}

/** Whether the one solution of an equation of one letter solves an earlier one of the same letter. */
function hasSolutionOf(line: Equality, before: Equality): boolean {
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
function contradicts(before: Equality, line: Equality, follows: boolean): boolean {
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
const namesTime = ({ left, right, statement }: Link): boolean =>
  statement.hasUnits &&
  isNumber(left) &&
  left.words.length + right.words.length > 0 &&
  (lettersIn(right).length > 0 || oneValue(left, statement.senses) === 1);

/** Equations of texts, with letters. */
const equationsIn = (texts: readonly string[]): Link[] =>
  texts
    .flatMap(text => statementsIn(text).flatMap(linksOf))
    .filter(link => link.statement.letters.length > 0 && isEquation(link) && !namesTime(link));

/**
 * Whether an equation in letters of the solution does not follow from the solution's own equations in them: it might hold for
 * other quantities than those that the letters stand for.
 */
function isOtherwise(line: Equality, { steps }: Question): boolean {
  const letters = lettersOf(line);
  if (letters.length < 2) return false;
  const own = equationsIn(steps.map(({ works }) => `$${works}$`)).map(equalityOf);
  const spoken = own.filter(one => lettersOf(one).some(letter => letters.includes(letter)));
  const known = new Set(spoken.flatMap(lettersOf));
  return letters.every(letter => known.has(letter)) && !followsFrom(line, [], spoken);
}

function judgedLetters(
  link: Link,
  question: Question,
  open: boolean,
  own: readonly OwnLine[],
  bound: Assignment,
  stem: readonly Equality[],
): Verdict {
  if (isEquation(link)) {
    const line = equalityOf(link);
    const example = counterexample(line);
    if (!example) return { is: 'identity' };
    if (isOfNought(line) && Number.isFinite(example.left)) return { is: 'no_identity', ...example };
    const isValue = line.left.letters.size === 1 && line.right.letters.size === 0 && !calculates(link.left);
    if (!(isValue && link.statement.joined === 'case') && followsFrom(line, isValue && open ? [] : stem, own))
      return { is: 'follows' };
    if (own.some(one => hasSolutionOf(line, one))) return { is: 'follows' };
    const before = own.at(-1);
    if (isValue && before?.readings.some(one => satisfies(one, line))) return { is: 'follows' };
    const isWhole =
      link.left.words.length + link.right.words.length === 0 && link.statement.joined !== 'case';
    if (
      before &&
      isWhole &&
      before.readings.every(one => contradicts(one, line, link.statement.joined === 'so'))
    )
      return { is: 'contradicts' };
    // Several lines together may rule out one of their letters.
    const letters = lettersOf(line);
    const isAmong =
      letters.length > 1 && letters.every(one => own.some(other => lettersOf(other).includes(one)));
    // Of lines that were only tried nothing follows.
    const held = () => own.filter(one => lettersOf(one).length > 1 && assigned(question, one.link, open, {}));
    if (isWhole && isAmong && rulesOut(own, line) && rulesOut(held(), line)) return { is: 'contradicts' };
    if (isWhole && claimsIdentity(line, link) && Number.isFinite(example.left)) {
      // Of one letter it would hold for nought, and of numbers of the question only for one too large to tell.
      const fit = lettersOf(line).length > 1 ? assigned(question, link, open, bound) : null;
      return fit ? { is: 'fits', ...fit } : { is: 'no_identity', ...example };
    }
    // `x = 8` by itself is a claim, and no line of work; `log_x a = 1/24` says something of the question.
    const isClaim = isValue && (open || !calculates(link.right)) && !line.left.text.startsWith('\\log');
    if (isClaim) return { is: 'unplaced' };
  }
  // A bound of one letter would hold for many quantities: only one that the solution has is confirmed.
  if (isBound(link)) return isBoundOf(question, link, open) ? { is: 'follows' } : { is: 'unplaced' };
  if (isEquation(link) && isOtherwise(equalityOf(link), question)) return { is: 'unplaced' };
  const fit = assigned(question, link, open, bound);
  if (fit) return { is: 'fits', ...fit };
  const minutes = /\bmin(?:ute)?s?\b/i.test(question.stem) && inHours(link);
  return minutes && assigned(question, minutes.link, open, bound)
    ? { is: 'minutes', minutes: minutes.of }
    : { is: 'unplaced' };
}

/** A link with the lone number of a side divided by 60; null where it has none. */
function inHours(link: Link): { link: Link; of: number } | null {
  const side = [link.left, link.right].find(
    ({ maths: [one, ...more] }) => one?.is === 'number' && more.length === 0,
  );
  const [number] = side?.maths ?? [];
  if (!side || number?.is !== 'number') return null;
  const hours: Side = {
    ...side,
    maths: [number, { is: 'sign', sign: '/' }, { is: 'number', value: 60, text: '60' }],
  };
  const told = (one: Side) => (one === side ? hours : one);
  return { link: { ...link, left: told(link.left), right: told(link.right) }, of: number.value };
}

/** `x > 3`: a letter beside a number, with another relation than equality. */
const isBound = ({ left, right, relation }: Link) =>
  relation !== '=' &&
  [left, right].some(
    ({ maths: [only, ...more], words }) =>
      more.length === 0 && (only ? only.is === 'letter' : words.length === 1),
  ) &&
  [left, right].some(side => side.maths.length > 0 && lettersIn(side).length === 0);

/** Whether a step that may be told has a bound, also as part of a chain: `1 < x < 5/4`. */
function isBoundOf({ steps }: Question, link: Link, open: boolean): boolean {
  const told = (of: Link) => {
    const [letter = ''] = [...lettersIn(of.left, of.right), ...of.left.words, ...of.right.words];
    const [a, b] = [of.left, of.right].map(side => oneValue(side, of.statement.senses));
    const turned = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }[of.relation as '<'] ?? of.relation;
    return `${letter} ${a === null ? of.relation : turned} ${(a ?? b)?.toFixed(6)}`;
  };
  return (open ? steps.slice(0, -1) : steps).some(({ works }) =>
    statementsIn(`$${works}$`)
      .flatMap(linksOf)
      .some(one => isBound(one) && told(one) === told(link)),
  );
}

/** A link with its numerators in brackets: `3x + 20 / 4x` as `(3x + 20) / 4x`; null where none is a sum without them. */
function withBrackets(link: Link): Link | null {
  const sign = (name: '(' | ')'): Token => ({ is: 'sign', sign: name });
  const told = (side: Side): Side => {
    const at = side.maths.findIndex(token => token.is === 'sign' && token.sign === '/');
    const before = side.maths.slice(0, at);
    const isSum = before.some((token, i) => i > 0 && token.is === 'sign' && /^[-+]$/.test(token.sign));
    const isPlain = before.every(token => token.is !== 'sign' || !/^[()|]$/.test(token.sign));
    return at > 0 && isSum && isPlain
      ? { ...side, maths: [sign('('), ...before, sign(')'), ...side.maths.slice(at)] }
      : side;
  };
  const [left, right] = [told(link.left), told(link.right)];
  return left === link.left && right === link.right ? null : { ...link, left, right };
}

const judgedNumbers = (found: Exclude<Arithmetic, { is: 'open' }>): Verdict => found;

/** What the two sides of the student's last line with a letter come to for a value of it; null where nothing was tried. */
function triedIn(link: Link, before: readonly Link[]): Tried | null {
  const [letter = '', ...more] = lettersIn(link.left, link.right);
  const value = oneValue(link.right, link.statement.senses);
  if (link.relation !== '=' || more.length > 0 || link.left.maths.length > 1 || value === null) return null;
  const line = before.findLast(
    ({ left, right }) => lettersIn(left, right).includes(letter) && [left, right].some(calculates),
  );
  if (!line) return null;
  const [left = null, right = null] = [line.left, line.right].map(side =>
    oneValue(side, line.statement.senses, { [letter]: value }),
  );
  return { line, left, right };
}

/** How a line fits in which words stand for a quantity, and letters for others: `manager = 0.3x`; null where it does not. */
function fitInWords(link: Link, question: Question, open: boolean, bound: Assignment) {
  const [words, other] = link.left.maths.length > 0 ? [link.right, link.left] : [link.left, link.right];
  // A letter by itself would hold for any quantity.
  if (lettersIn(other).length === 0 || other.maths.length === 1) return null;
  const at = quantityNamed(question, words.label, open);
  const value = at === null ? undefined : question.path?.quantities[at]?.value[0];
  if (value === undefined) return null;
  const spelt = (side: Side): Side =>
    side === words ? { ...side, maths: [{ is: 'number', value, text: String(value) }] } : side;
  const fit = assigned(question, { ...link, left: spelt(link.left), right: spelt(link.right) }, open, bound);
  return fit && { fit, value };
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
  const own = equationsIn(wrote).map(ownLine);
  const before = wrote.flatMap(statementsIn).flatMap(linksOf);
  let bound: Assignment = {};
  for (const statement of statementsIn(message))
    for (const link of linksOf(statement)) {
      if (link.left.maths.length === 0 || link.right.maths.length === 0) {
        if (isBound(link) && isBoundOf(question, link, open))
          lines.push({ link, verdict: { is: 'follows' }, value: null });
        const found = fitInWords(link, question, open, bound);
        if (!found) continue;
        bound = { ...bound, ...found.fit.assignment };
        lines.push({ link, verdict: { is: 'fits', ...found.fit }, value: found.value });
        continue;
      }
      const other = withBrackets(link);
      const found = arithmeticOf(link);
      if (found.is === 'fails' && other && arithmeticOf(other).is === 'holds') {
        lines.push({
          link: other,
          verdict: { is: 'holds', loose: null },
          value: oneValue(other.right, statement.senses),
          bracketed: true,
        });
        continue;
      }
      const value = oneValue(link.right, statement.senses) ?? oneValue(link.left, statement.senses);
      if (namesTime(link)) continue;
      // 'weight of 12 = weight of 3 + …' speaks of a quantity that belongs to each number, and adds none of them.
      if (found.is === 'fails' && link.left.words.some(word => link.right.words.includes(word))) continue;
      if (found.is !== 'open') lines.push({ link, verdict: judgedNumbers(found), value });
      else if (lettersIn(link.left, link.right).length > 0) {
        const plain = judgedLetters(link, question, open, own, bound, stem);
        const wide =
          plain.is === 'unplaced' && other ? judgedLetters(other, question, open, own, bound, stem) : null;
        if (other && (wide?.is === 'fits' || wide?.is === 'follows')) {
          if (wide.is === 'fits') bound = { ...bound, ...wide.assignment };
          lines.push({ link: other, verdict: wide, value, bracketed: true });
          if (isEquation(other)) own.push(ownLine(other));
          continue;
        }
        const verdict = plain;
        if (verdict.is === 'fits') bound = { ...bound, ...verdict.assignment };
        const tried = verdict.is === 'unplaced' ? triedIn(link, before) : null;
        lines.push({ link, verdict: tried ? { is: 'unplaced', tried } : verdict, value });
        before.push(link);
        if (isEquation(link)) own.push(ownLine(link));
      }
    }
  return lines;
}

/** Whether a link gives one letter a value: `x = 8`. */
export const givesValue = ({ left, right, relation }: Link): boolean =>
  relation === '=' && left.maths.length === 1 && left.maths[0]?.is === 'letter' && isNumber(right);

/**
 * Whether a letter is what is asked, by the equations that a student wrote, whatever value they give it: then its value is
 * the answer, right or wrong.
 */
export function isAskedLetter(letter: string, { path }: Question, wrote: readonly string[]): boolean {
  const [value, ...more] = path?.quantities[path.asked]?.value ?? [];
  const [link] = equationsIn([`${letter} = ${value}`]);
  if (value === undefined || more.length > 0 || !link) return false;
  const line = equalityOf(link);
  const own = equationsIn(wrote)
    .filter(one => !givesValue(one))
    .map(equalityOf);
  return own.some(one => satisfies(one, line)) || followsFrom(line, [], own);
}

/** How many letters equations of a student's have, and how many of these do not follow from those before. */
export function equationsOf(wrote: readonly string[]): { count: number; letters: number } {
  const own: Equality[] = [];
  for (const line of equationsIn(wrote).map(equalityOf)) if (!followsFrom(line, [], own)) own.push(line);
  return { count: own.length, letters: new Set(own.flatMap(lettersOf)).size };
}

/** The step of which a student's expression in letters is a side, of those that may be told; null where there is none. */
export function sideIn(message: string, works: readonly string[]): { tex: string; step: number } | null {
  const own = statementsIn(message).flatMap(statement =>
    statement.sides
      .filter(side => calculates(side) && lettersIn(side).length > 0)
      .map(side => expressionOf(side, statement)),
  );
  for (const [step, tex] of works.entries())
    for (const { left, right, statement } of equationsIn([`$${tex}$`]))
      for (const side of [left, right].map(one => expressionOf(one, statement)))
        for (const mine of own)
          if (
            side.letters.size > 0 &&
            [...side.letters].sort().join() === [...mine.letters].sort().join() &&
            !counterexample({ left: mine, right: side })
          )
            return { tex: mine.text, step };
  return null;
}

/** A value that a message claims: `altos = 36`, `36 altos`, `x = 8`, or a number alone. */
export interface Claim {
  words: readonly string[];
  letter: string | null;
  value: number;
  /** Whether it is the result of a calculation in the message. */
  calculated: boolean;
  /** Whether it comes of the value of a letter before it. */
  put: boolean;
  /** All numbers of its statement. */
  numbers: readonly number[];
}

/** The values that a message claims, in order; a letter that was given one has it from there on: `x = 17, total = 50x`. */
export function claimsIn(message: string): Claim[] {
  const known: Record<string, number> = {};
  return statementsIn(message).flatMap(({ sides, senses, joined }): Claim[] => {
    if (joined === 'case') return [];
    const values = sides.map(side => (side.maths.length === 0 ? null : oneValue(side, senses, known)));
    const lone = sides.flatMap(({ maths }) => (maths.length === 1 ? maths : []));
    const letter = lone.find(token => token.is === 'letter');
    const number = lone.find(token => token.is === 'number');
    if (letter && number) known[letter.name] = number.value;
    const at = values.findLastIndex(one => one !== null);
    const value = values[at];
    if (at < 0 || value === null || value === undefined) return [];
    const words = sides.flatMap(side => side.label);
    return [
      {
        words,
        letter: letter?.name ?? null,
        value,
        calculated: sides.some(side => calculates(side) && !isNumber(side)),
        put: sides.some((side, i) => i === at && lettersIn(side).length > 0),
        numbers: sides.flatMap(({ maths }) =>
          maths.flatMap(token => (token.is === 'number' ? token.value : [])),
        ),
      },
    ];
  });
}

/** Whether a message holds lines of work: a calculation, or an equation. */
export const holdsWork = (message: string): boolean =>
  statementsIn(message).some(
    statement =>
      statement.sides.some(
        side => calculates(side) && !isNumber(side) && oneValue(side, statement.senses) !== null,
      ) || linksOf(statement).some(({ left, right }) => left.maths.length > 0 && right.maths.length > 0),
  );
