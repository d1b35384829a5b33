import { type Equality, equalitiesIn, lettersOf, linearForm, tries } from './equalities.ts';
import { type Expression, near, roundsTo } from './evaluate.ts';

/** One equality of a student's working, and what is to be said of it; `solution` is what it makes of its one letter. */
interface Said {
  left: string;
  right: string;
  solution: number | null;
}

export type Line = Said &
  /** `loose` as students write: only the whole part of a quotient, a result that is calculated on with, one in a smaller unit. */
  (
    | { kind: 'right'; value: number | null; loose?: 'whole' | 'on' | 'unit' }
    /** `value` is what the left side comes to; null where sides with letters differ. */
    | { kind: 'wrong'; value: number | null; example: Example | null }
  );

/** Values of letters for which two sides differ. */
interface Example {
  letters: Readonly<Record<string, number>>;
  left: number;
  right: number;
}

const decimalsOf = (text: string) => /^-?\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

const valuesFor = (letters: readonly string[], from: number) =>
  Object.fromEntries(letters.map((letter, i) => [letter, tries[(from + i) % tries.length] ?? 2]));

/** Where two sides with letters differ; null where they are the same for all values tried. */
function counterexample({ left, right }: Equality): Example | null {
  const letters = [...new Set([...left.letters, ...right.letters])];
  for (let i = 0; i < tries.length; i += 1) {
    const values = valuesFor(letters, i);
    const [a, b] = [left.at(values), right.at(values)];
    if (a !== null && b !== null && !near(a, b)) return { letters: values, left: a, right: b };
  }
  return null;
}

/** The value a line gives one letter, `x = 5`; null where it says something else. */
function givenBy({ left, right }: Equality): { letter: string; value: number } | null {
  const [letter] = left.letters;
  const value = right.letters.size === 0 ? right.at({}) : null;
  return left.text === letter && value !== null ? { letter, value } : null;
}

const proportional = (a: readonly number[], b: readonly number[]) =>
  a.every((x, i) => b.every((y, k) => near(x * y, (a[k] ?? 0) * (b[i] ?? 0))));

/** Whether a linear equation in several letters says the same as the one before; null where they cannot be compared. */
function sameEquation(before: Equality, line: Equality): boolean | null {
  const letters = lettersOf(line);
  if (letters.length !== lettersOf(before).length || !letters.every(l => lettersOf(before).includes(l)))
    return null;
  const [a, b] = [linearForm(before, letters), linearForm(line, letters)];
  return a && b ? proportional(a, b) : null;
}

const isOneLetter = ({ left, right }: Equality) => new Set([...left.letters, ...right.letters]).size === 1;

/** The one solution of a linear equation in one letter; null where it is not linear or has none. */
export function solutionOf({ left, right }: Equality): number | null {
  const [letter = ''] = [...left.letters, ...right.letters];
  const gap = (x: number) => {
    const [a, b] = [left.at({ [letter]: x }), right.at({ [letter]: x })];
    return a === null || b === null ? null : a - b;
  };
  const [g0, g1, g2] = [gap(0), gap(1), gap(2)];
  if (g0 === null || g1 === null || g2 === null || !near(g2 - g1, g1 - g0) || near(g1, g0)) return null;
  return -g0 / (g1 - g0);
}

/** An equation of one letter after another: a value must fit the equation before, a linear one must have its solution. */
function followsFrom(before: Equality, line: Equality): boolean | null {
  if (lettersOf(before).join('') !== lettersOf(line).join('')) return null;
  const given = givenBy(line);
  // Two values of one letter are two cases.
  if (given && givenBy(before)) return null;
  if (given && lettersOf(before).join('') === given.letter) {
    const at = { [given.letter]: given.value };
    const [a, b] = [before.left.at(at), before.right.at(at)];
    return a === null || b === null ? null : near(a, b);
  }
  const [x, y] = [solutionOf(before), solutionOf(line)];
  return x === null || y === null ? null : near(x, y);
}

/** How many of a unit the next larger ones hold: `62.5/75 = 50 min` tells hours in minutes. */
const smallerUnits: readonly [RegExp, readonly number[]][] = [
  [/^min/, [60]],
  [/^s(?:ecs?|econds?)?$/, [60, 3600]],
  [/^(?:m|met(?:re|er)s?|gm?s?|grams?|ml)$/, [1000]],
  [/^(?:cm|pais[ae]|paise)$/, [100]],
];

const isInSmallerUnit = (a: number, b: number, unit: string | null): boolean =>
  unit !== null &&
  smallerUnits.some(([word, factors]) => word.test(unit) && factors.some(factor => near(a * factor, b)));

function judgeNumbers({ left, right, unit }: Equality): Line | null {
  const [a, b] = [left.at({}), right.at({})];
  if (a === null || b === null) return null;
  const same = roundsTo(b, a, decimalsOf(right.text));
  // Two plain numbers are no calculation: what stood between them was not read.
  if (!same && [left, right].every(({ text }) => /^-?[\d.]+$/.test(text))) return null;
  const said = { left: left.text, right: right.text, value: a, solution: null };
  if (same) return { kind: 'right', ...said };
  if (isInSmallerUnit(a, b, unit)) return { kind: 'right', ...said, value: b, loose: 'unit' };
  // `6 + 14 + 21 = 41 / 3` is written on: what stands first behind the sign is the result.
  const [, result] = /^(\d+(?:\.\d+)?)\s*[-+*/]/.exec(right.text) ?? [];
  if (result !== undefined && !near(b, Number(result)) && near(a, Number(result)))
    return { kind: 'right', ...said, right: result, value: b, loose: 'on' };
  const isWhole = b > 1 && Number.isInteger(b) && Math.floor(a) === b && /^\d+\s*\/\s*\d+$/.test(left.text);
  return isWhole
    ? { kind: 'right', ...said, value: b, loose: 'whole' }
    : { kind: 'wrong', ...said, example: null };
}

/** Judges one line by itself or by the equation before it; null where nothing can be said. */
export function judge(line: Equality, before: Equality | undefined): Line | null {
  const letters = new Set([...line.left.letters, ...line.right.letters]);
  if (letters.size === 0) return judgeNumbers(line);
  const solution = letters.size === 1 ? solutionOf(line) : null;
  const said = { left: line.left.text, right: line.right.text, value: null, solution };
  const example = counterexample(line);
  if (!example) return { kind: 'right', ...said };
  if (letters.size === 1) {
    const follows = before && isOneLetter(before) ? followsFrom(before, line) : null;
    if (follows === null) return null;
    return follows ? { kind: 'right', ...said } : { kind: 'wrong', ...said, example: null };
  }
  const same = before ? sameEquation(before, line) : null;
  if (same) return { kind: 'right', ...said };
  if (same === false && line.follows) return { kind: 'wrong', ...said, example: null };
  return claimsIdentity(line) ? { kind: 'wrong', ...said, example } : null;
}

/** Whether a line multiplies brackets out: both sides of one degree, one a power or product of a bracket. */
function claimsIdentity({ left, right }: Equality): boolean {
  const letters = [...left.letters];
  if (letters.length !== right.letters.size || !letters.every(letter => right.letters.has(letter)))
    return false;
  const degree = (side: Expression) => {
    const values = valuesFor(letters, 0);
    const twice = Object.fromEntries(Object.entries(values).map(([letter, x]) => [letter, 2 * x]));
    const [a, b] = [side.at(values), side.at(twice)];
    return a && b ? Math.log2(Math.abs(b / a)) : Number.NaN;
  };
  const [a, b] = [degree(left), degree(right)];
  return (
    a > 1 && near(a, Math.round(a)) && near(a, b) && /\)\s*(?:\^|\()|[\w)]\s*(?:\*\s*)?\(/.test(left.text)
  );
}

/** What can be said of each line of a student's working, in order. Lines that cannot be judged are left out. */
export function linesOf(message: string): Line[] {
  const equalities = equalitiesIn(message);
  return equalities.flatMap((line, i) => judge(line, equalities[i - 1]) ?? []);
}
