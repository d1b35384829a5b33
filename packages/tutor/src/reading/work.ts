import { type Equality, lettersOf } from '../maths/equalities.ts';
import { near } from '../maths/evaluate.ts';
import { followsFrom, rulesOut } from '../maths/following.ts';
import { mathsOf } from '../maths/tex.ts';
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
  isOfNought,
  isOtherwise,
  namesTime,
  type OwnLine,
  ownLine,
  satisfies,
} from './equations.ts';
import {
  type Arithmetic,
  arithmeticOf,
  type Link,
  lettersIn,
  linksOf,
  linkTex,
  oneValue,
  readLink,
  valuesOf,
} from './judging.ts';
import { type Assignment, assigned, quantityNamed } from './placing.ts';
import { calculates, type Side, statementsIn } from './statements.ts';
import type { Token } from './token.ts';

/** What is to be said of one line. */
export type Verdict =
  | { is: 'holds'; loose: 'whole' | 'on' | null }
  /** An equation that holds whatever its letters are. */
  | { is: 'identity' }
  /** It follows from the student's own lines before it, or from those of the question. */
  | { is: 'follows'; also?: number; root?: true }
  /** It holds for the quantities of the question. */
  | { is: 'fits'; assignment: Assignment; alone: boolean }
  | { is: 'fails'; left: number; sure: boolean }
  /** It holds with a lone number of it in hours, and is written in minutes. */
  | { is: 'minutes'; minutes: number }
  /** A value or equation that the line before it rules out, or several lines together. */
  | { is: 'contradicts' }
  /** A side of a line of the solution, beside another value. */
  | { is: 'differs'; step: number }
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

function judgedLetters(
  link: Link,
  question: Question,
  open: boolean,
  all: readonly OwnLine[],
  bound: Assignment,
  stem: readonly Equality[],
): Verdict {
  const typed = linkTex(link);
  // A line that nothing placed is not proved by being written again.
  const own = all.filter(one => linkTex(one.link) !== typed || assigned(question, one.link, open, {}));
  if (isEquation(link)) {
    const line = equalityOf(link);
    const example = counterexample(line);
    if (!example || ownLine(link).readings.some(one => !counterexample(one))) return { is: 'identity' };
    if (isOfNought(line) && Number.isFinite(example.left)) return { is: 'no_identity', ...example };
    const isValue = line.left.letters.size === 1 && line.right.letters.size === 0 && !calculates(link.left);
    if (!(isValue && link.statement.joined === 'case') && followsFrom(line, isValue && open ? [] : stem, own))
      return { is: 'follows' };
    if (own.some(one => hasSolutionOf(line, one))) return { is: 'follows' };
    const before = own.at(-1);
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
      return { is: 'contradicts' };
    // Several lines together may rule out one of their letters.
    const letters = lettersOf(line);
    const isAmong =
      (letters.length > 1 || (!isValue && link.statement.joined === 'so')) &&
      letters.every(one => own.some(other => lettersOf(other).includes(one)));
    // Of lines that were only tried nothing follows.
    const held = () =>
      own.filter(
        one => lettersOf(one).length >= Math.min(2, letters.length) && assigned(question, one.link, open, {}),
      );
    if (isWhole && isAmong && rulesOut(own, line) && rulesOut(held(), line)) return { is: 'contradicts' };
    const side = sideWith(link, question, open);
    if (side) return side;
    if (isWhole && claimsIdentity(line, link) && Number.isFinite(example.left)) {
      // Of one letter it would hold for nought, and of numbers of the question only for one too large to tell.
      const fit = lettersOf(line).length > 1 ? assigned(question, link, open, bound) : null;
      return fit ? { is: 'fits', ...fit } : { is: 'no_identity', ...example };
    }
    // `x = 8` by itself is a claim, and no line of work; `log_x a = 1/24` says something of the question.
    const isClaim = isValue && (open || !calculates(link.right)) && !line.left.text.startsWith('\\log');
    if (isClaim) return { is: 'unplaced' };
  }
  if (!open && holdsInSolution(link, question)) return { is: 'fits', assignment: {}, alone: false };
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

/** An expression in letters that a line of the solution has as a side, with its value there; null where none has. */
function sideWith(link: Link, { steps }: Question, open: boolean): Verdict | null {
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
        return near(told, value) ? { is: 'fits', assignment: {}, alone: false } : { is: 'differs', step };
    }
  return null;
}

/** Whether a line holds for the values that the letters have in the solution. */
function holdsInSolution(link: Link, { steps }: Question): boolean {
  const values: Record<string, number> = {};
  for (const { left, right, statement } of equationsIn(steps.map(({ works }) => `$${works}$`))) {
    const [only, ...more] = left.maths;
    const value = oneValue(right, statement.senses, values);
    if (only?.is === 'letter' && more.length === 0 && value !== null) values[only.name] = value;
  }
  const letters = lettersIn(link.left, link.right);
  return (
    letters.length > 1 &&
    letters.every(letter => letter in values) &&
    link.statement.senses.some(sense => readLink(link, sense)(values) === true)
  );
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

/**
 * A link with its numerators in brackets: `3x + 20 / 4x` as `(3x + 20) / 4x`, and with both where both are sums,
 * `T - 7 / V + 7`; null where none is a sum without them.
 */
function withBrackets(link: Link): Link | null {
  const sign = (name: '(' | ')'): Token => ({ is: 'sign', sign: name });
  const told = (side: Side): Side => {
    const at = side.maths.findIndex(token => token.is === 'sign' && token.sign === '/');
    const before = side.maths.slice(0, at);
    const adds = (token: Token | undefined) => token?.is === 'sign' && /^[-+]$/.test(token.sign);
    const isSum = before.some((token, i) => i > 0 && adds(token));
    const isPlain = (tokens: readonly Token[]) =>
      tokens.every(token => token.is !== 'sign' || !/^[()|/]$/.test(token.sign));
    const below = side.maths.slice(at + 1);
    const parts =
      below.length === 3 && isPlain(below) && adds(below[1]) ? [sign('('), ...below, sign(')')] : below;
    return at > 0 && isSum && isPlain(before)
      ? { ...side, maths: [sign('('), ...before, sign(')'), ...side.maths.slice(at, at + 1), ...parts] }
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
  const found = before
    .filter(({ left, right }) => lettersIn(left, right).includes(letter) && [left, right].some(calculates))
    .map(line => {
      const put = (side: Side) => oneValue(side, line.statement.senses, { [letter]: value });
      return { line, left: put(line.left), right: put(line.right) };
    });
  return found.findLast(({ left, right }) => left !== null && right !== null) ?? found.at(-1) ?? null;
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
  const asMeant = (link: Link) => {
    const other = withBrackets(link);
    return other && assigned(question, other, open, {}) && !assigned(question, link, open, {}) ? other : link;
  };
  const own: OwnLine[] = [];
  const held: OwnLine[] = [];
  // Of lines that cannot hold nothing follows.
  for (const link of equationsIn(wrote).map(asMeant)) {
    const line = ownLine(link);
    if (sideWith(link, question, open)?.is === 'differs' || rulesOut(held, line)) continue;
    own.push(line);
    if (!givesValue(link) && assigned(question, link, open, {})) held.push(line);
  }
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
      const [sense] = statement.senses;
      const isList = sense && valuesOf(link.right, sense)?.kind === 'list' && lettersIn(link.left).length > 0;
      if (namesTime(link) || isList) continue;
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
