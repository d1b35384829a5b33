import { type Equality, lettersOf, linearForm } from './equalities.ts';
import { type Expression, near } from './evaluate.ts';

/** Smaller entries of a row whose largest is 1 are rounding. */
const rounding = 1e-7;

/** Rows left of a matrix when multiples of others are gone. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map(row => [...row]);
  let rank = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, i) => i >= rank && Math.abs(row[column] ?? 0) > rounding);
    const [pivot] = at < 0 ? [] : left.splice(at, 1);
    if (!pivot) continue;
    for (const row of left.slice(rank)) {
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - times * value;
    }
    left.splice(rank, 0, pivot);
    rank += 1;
  }
  return rank;
}

/** Whether a row is made of others; of rows that contradict one another, and so make even `1 = 0`, nothing follows. */
const follows = (
  row: readonly number[],
  from: readonly (readonly number[])[],
  one: readonly number[],
): boolean => rankOf([...from, row]) === rankOf(from) && rankOf([...from, one]) > rankOf(from);

/** Whether a linear equation is a combination of others. */
function isCombination(line: Equality, known: readonly Equality[]): boolean {
  const letters = [...new Set([line, ...known].flatMap(lettersOf))];
  const forms = known.map(one => linearForm(one, letters)).filter(form => form !== null);
  const form = linearForm(line, letters);
  return form !== null && forms.length > 0 && follows(form, forms, [...letters.map(() => 0), 1]);
}

/** Points at which equations are compared, beyond one for each of them. */
const morePoints = 3;

/** Whose multiples leave no pattern that an equation could share, such as one difference of two letters at all points. */
const steps = [Math.SQRT2, Math.sqrt(3), Math.sqrt(5), Math.sqrt(7), Math.sqrt(11), Math.sqrt(13)];

/** Values for letters, different at every point. */
const spread = (point: number, letter: number) =>
  0.7 + 2.6 * ((point * (steps[letter % steps.length] ?? 1)) % 1);

/** A letter that stands for an expression of other letters: `t = x + 1/x`. */
const defines = ({ left, right }: Equality): boolean =>
  left.letters.size === 1 &&
  left.letters.has(left.text) &&
  right.letters.size > 0 &&
  !right.letters.has(left.text);

/** Values of letters under which all definitions hold. */
function pointAt(letters: readonly string[], definitions: readonly Equality[], k: number) {
  const values: Record<string, number> = Object.fromEntries(letters.map((one, i) => [one, spread(k, i)]));
  for (const { left, right } of definitions) values[left.text] = right.at(values) ?? Number.NaN;
  return values;
}

/** How far the sides of an equation and of others are apart at many points, each at its own scale. */
function seenAt(line: Equality, known: readonly Equality[]) {
  const letters = [...new Set([line, ...known].flatMap(lettersOf))];
  const definitions = known.filter(defines);
  const points = Array.from({ length: known.length + morePoints }, (_, k) =>
    pointAt(letters, definitions, k + 1),
  );
  const gaps = ({ left, right }: Equality) => {
    const all = points.map(at => (left.at(at) ?? Number.NaN) - (right.at(at) ?? Number.NaN));
    const most = Math.max(...all.map(Math.abs));
    return most > rounding
      ? all.map(gap => gap / most)
      : all.map(() => (Number.isNaN(most) ? Number.NaN : 0));
  };
  const [own = [], ...others] = [line, ...known].map(gaps);
  return { own, rows: others.filter(row => row.every(Number.isFinite)), one: points.map(() => 1) };
}

/** Whether an equation differs from a combination of others by a constant alone: no values satisfy it and them. */
export function rulesOut(known: readonly Equality[], line: Equality): boolean {
  const { own, rows, one } = seenAt(line, known);
  const isClear = (of: readonly (readonly number[])[]) => rankOf([...of, one]) > rankOf(of);
  // Ratios that only zeros satisfy together.
  const letters = [...new Set([line, ...known].flatMap(lettersOf))];
  const forms = [line, ...known].flatMap(each => {
    const form = linearForm(each, letters);
    return form && near(form.at(-1) ?? 1, 0) ? [form] : [];
  });
  if (
    forms.length === known.length + 1 &&
    rankOf(forms) === letters.length &&
    rankOf(forms.slice(1)) < letters.length
  )
    return true;
  return own.every(Number.isFinite) && rows.length > 0 && isClear(rows) && !isClear([...rows, own]);
}

/** Whether an equation is others rearranged or combined; of any degree. */
function isRearranged(line: Equality, known: readonly Equality[]): boolean {
  const { own, rows, one } = seenAt(line, known);
  return own.every(Number.isFinite) && follows(own, rows, one);
}

/** A zero of a function near a start; null where none is found. */
function zeroOf(f: (x: number) => number, start: number): number | null {
  let [a, b] = [start, start * 1.1];
  for (let i = 0; i < 60; i += 1) {
    const [fa, fb] = [f(a), f(b)];
    if (Math.abs(fb) < 1e-10) return b;
    [a, b] = [b, b - (fb * (b - a)) / (fb - fa)];
    if (!Number.isFinite(b)) return null;
  }
  return null;
}

/** Sizes of values that questions have. */
const scales = [1, 10, 100];

/** Points at which an equation in several letters holds. */
export function solutionsOf(line: Equality): Record<string, number>[] {
  const letters = lettersOf(line);
  return Array.from({ length: 12 }, (_, k) => k + 1).flatMap(k => {
    const scale = scales[k % scales.length] ?? 1;
    const at = Object.fromEntries(letters.map((letter, i) => [letter, scale * spread(k, i)]));
    const [solved = ''] = letters.slice(k % letters.length);
    const gap = (x: number) => {
      const values = { ...at, [solved]: x };
      return (line.left.at(values) ?? Number.NaN) - (line.right.at(values) ?? Number.NaN);
    };
    const starts = [1, -1, 3].map(factor => factor * (at[solved] ?? 1));
    const zero = starts.map(start => zeroOf(gap, start)).find(one => one !== null) ?? null;
    return zero === null || Math.abs(zero) < rounding ? [] : [{ ...at, [solved]: zero }];
  });
}

/** Whether an equation in the letters of another holds wherever that one does: `uv = 64(u + v)` after `1/u + 1/v = 1/64`. */
function holdsWith(line: Equality, before: Equality): boolean {
  const letters = lettersOf(before);
  if (letters.length < 2 || defines(before) || !lettersOf(line).every(one => letters.includes(one)))
    return false;
  const gaps = solutionsOf(before).map(at => {
    const [a, b] = [line.left.at(at) ?? Number.NaN, line.right.at(at) ?? Number.NaN];
    return Math.abs(a - b) / Math.max(1, Math.abs(a), Math.abs(b));
  });
  return gaps.length >= morePoints && gaps.every(gap => gap < 100 * rounding);
}

/** Whether an equation is made of those of the question, or of the student's own before it, rearranged in any way. */
export const followsFrom = (line: Equality, stem: readonly Equality[], own: readonly Equality[]): boolean =>
  isCombination(line, [...stem, ...own]) ||
  (stem.length + own.length > 0 && isRearranged(line, [...stem, ...own])) ||
  own.some(one => holdsWith(line, one));

/** What a modulus equals, of which an equation is one of the two cases, `x = 3k - 5` of `|x - 3k| = 5`; null of any other. */
export function sizeInCase(line: Equality, of: Equality): Expression | null {
  const letters = lettersOf(line);
  const size = isModulus(of.left) ? of.right : isModulus(of.right) ? of.left : null;
  if (!size || letters.toSorted().join() !== lettersOf(of).sort().join()) return null;
  const points = solutionsOf(line);
  const isOnIt = points.every(at =>
    near(Math.abs(of.left.at(at) ?? Number.NaN), Math.abs(of.right.at(at) ?? Number.NaN)),
  );
  return points.length > 0 && isOnIt ? size : null;
}
const isModulus = ({ text }: Expression) => /^\|[^|]+\|$/.test(text);

/** Where zeros of an equation of one letter are looked for. */
const starts = [0.01, 0.3, 2, 7, 20, 60, 200, 900].flatMap(start => [start, -start]);

/** The zeros of an equation of one letter that are found, nought left out. */
function rootsOf({ left, right }: Equality): number[] {
  const [letter = ''] = [...left.letters, ...right.letters];
  const gap = (x: number) =>
    (left.at({ [letter]: x }) ?? Number.NaN) - (right.at({ [letter]: x }) ?? Number.NaN);
  return starts
    .flatMap(start => zeroOf(gap, start) ?? [])
    .filter((root, i, all) => Math.abs(root) > rounding && all.findIndex(one => near(one, root)) === i);
}

/** Whether two equations of one letter have the same zeros but nought: one multiplied out, `d^2 - 58d + 400 = 0`. */
export function hasSameRoots(line: Equality, before: Equality): boolean {
  const [letter, ...more] = lettersOf(line);
  if (letter === undefined || more.length > 0 || lettersOf(before).join() !== letter) return false;
  const solves = (all: readonly number[], { left, right }: Equality) =>
    all.every(root => {
      const [a, b] = [left.at({ [letter]: root }), right.at({ [letter]: root })];
      return a !== null && b !== null && near(a, b);
    });
  const found = rootsOf(before);
  return found.length > 0 && solves(found, line) && solves(rootsOf(line), before);
}
