import { near, roundsTo } from '../maths/evaluate.ts';
import {
  evaluated,
  headOf,
  isColon,
  isSign,
  type Letters,
  type Link,
  lettersIn,
  none,
  oneValue,
  tailOf,
  type Values,
  valuesOf,
} from './links.ts';
import type { Sense } from './senses.ts';
import { calculates, read, type Side } from './statements.ts';
import type { Token } from './token.ts';

const decimalsOf = ({ maths: [only, ...more] }: Side): number | null => {
  if (only?.is !== 'number' || more.some(token => token.is === 'number')) return null;
  return /\.(\d+)$/.exec(only.text)?.[1]?.length ?? 0;
};

/** A side told in another unit: hours and minutes, metres and kilometres, km/h and m/s, per cents, dozens, lakhs. */
const factors = [60, 3600, 24, 7, 12, 100, 1000, 10, 10_000, 100_000, 10_000_000, 3.6, 1_000_000, 365, 30];

/** Whether a line calculates with rounded values of a table, `0.3010`: their errors add up and are multiplied. */
const isRounded = ({ left, right }: Link): boolean =>
  [...left.maths, ...right.maths].some(token => token.is === 'number' && /\.\d{4}/.test(token.text));

function equalNumbers(a: number, b: number, link: Link): boolean {
  if (near(a, b)) return true;
  for (const [one, other, side] of [
    [a, b, link.right],
    [b, a, link.left],
  ] as const) {
    const decimals = decimalsOf(side);
    if (decimals === null || decimals === 0) continue;
    if (roundsTo(other, one, decimals)) return true;
    if (near(Math.trunc(one * 10 ** decimals) / 10 ** decimals, other)) return true;
  }
  if (isRounded(link) && Math.abs(a - b) <= 1e-4 * Math.abs(a)) return true;
  return link.statement.hasUnits && factors.some(factor => near(a * factor, b) || near(b * factor, a));
}

function related(a: number, b: number, link: Link): boolean | null {
  switch (link.relation) {
    case '=':
      return equalNumbers(a, b, link);
    case '==':
      // Without what is divided by nothing can be said.
      return null;
    case '~':
      return Math.abs(a - b) <= 0.05 * Math.max(Math.abs(a), Math.abs(b));
    case '<':
      return a < b && !near(a, b);
    case '>':
      return a > b && !near(a, b);
    case '<=':
      return a < b || near(a, b);
    case '>=':
      return a > b || near(a, b);
    case '!=':
      return !near(a, b);
  }
}

/** `17 = 2 mod 5` and `17 ≡ 2 (mod 5)`: both leave the same remainder. Null where none is spoken of. */
function congruent({ left, right }: Link, sense: Sense, letters: Letters): boolean | null {
  const at = right.maths.findIndex(token => isSign(token, 'mod'));
  if (at < 0) return null;
  const strip = (tokens: readonly Token[]) =>
    tokens.filter(token => !isSign(token, '(') && !isSign(token, ')'));
  const parts = [left.maths, strip(right.maths.slice(0, at)), strip(right.maths.slice(at + 1))];
  const [a, b, m] = parts.map(
    maths => valuesOf({ maths, words: [], units: [], label: [] }, sense, letters)?.values[0],
  );
  if (a === undefined || b === undefined || !m) return null;
  return near((a - b) / m, Math.round((a - b) / m));
}

/** Whether a link holds in one sense; null where it cannot be read in it. */
const holdsIn = (link: Link, sense: Sense): boolean | null => readLink(link, sense)(none);

/** A link read once, to be tried with many values of its letters. */
export function readLink(link: Link, sense: Sense): (letters: Letters) => boolean | null {
  const [left, right] = [read(link.left, sense), read(link.right, sense)];
  const speaksOfMod = link.right.maths.some(token => isSign(token, 'mod'));
  return letters => {
    const same = speaksOfMod ? congruent(link, sense, letters) : null;
    if (same) return true;
    if (!left || !right) return same;
    return compared(link, evaluated(left, letters), evaluated(right, letters)) ?? same;
  };
}

function compared(link: Link, a: Values | null, b: Values | null): boolean | null {
  if (!a || !b) return null;
  const [x = Number.NaN, y = Number.NaN] = [a.values[0], b.values[0]];
  if (a.values.length === 1 && b.values.length === 1) return related(x, y, link);
  if (a.values.length === b.values.length) {
    const isRatio = a.kind === 'ratio' || b.kind === 'ratio';
    const proportional = a.values.every((one, i) => near(one * y, (b.values[i] ?? Number.NaN) * x));
    return isRatio
      ? proportional
      : a.values.every((one, i) => related(one, b.values[i] ?? Number.NaN, link) === true);
  }
  // A ratio of two beside one value is a quotient.
  const quotient = (one: Values) => {
    const [top = Number.NaN, bottom = Number.NaN] = one.values;
    return one.kind === 'ratio' && one.values.length === 2
      ? top / bottom
      : one.values.length === 1
        ? top
        : Number.NaN;
  };
  const [p, q] = [quotient(a), quotient(b)];
  return Number.isFinite(p) && Number.isFinite(q) ? related(p, q, link) : null;
}

/** `6 + 14 = 20 / 4 = 5`: a result that is written on with. What stands first behind the sign is the result. */
function goesOn(link: Link, senses: readonly Sense[]): boolean {
  const [first, second] = link.right.maths;
  if (first?.is !== 'number' || second?.is !== 'sign' || !/^[-+*/x^]$/.test(second.sign)) return false;
  const head: Side = { maths: [first], words: [], units: [], label: [] };
  return senses.some(sense => holdsIn({ ...link, right: head }, sense) === true);
}

/** A whole number of three digits or more, alone. */
const isLargeWhole = ({ maths: [only, ...more] }: Side) =>
  only?.is === 'number' && more.length === 0 && Number.isInteger(only.value) && only.value >= 100;

/** `17/5 = 3`, `73/10 + 73/100 = 7`: whole parts, as in a count of multiples; `17/5 = 4`: rounded up, as buses are. */
function isInWholes(link: Link, senses: readonly Sense[], division: 'whole' | 'up'): boolean {
  const [result] = link.right.maths.filter(({ is }) => is === 'number');
  const isCut = link.left.maths.some(token => token.is === 'function');
  const hasQuotient = link.relation === '=' && !isCut && link.left.maths.some(token => isSign(token, '/'));
  return (
    hasQuotient &&
    !calculates(link.right) &&
    result?.is === 'number' &&
    Number.isInteger(result.value) &&
    senses.some(sense => holdsIn(link, { ...sense, division }) === true)
  );
}

/** Units by what they measure, each in the smallest of its kind. */
const measures: readonly Readonly<Record<string, number>>[] = [
  Object.fromEntries(
    [
      ['s sec secs second seconds', 1],
      ['min mins minute minutes', 60],
      ['h hr hrs hour hours ghanta ghante ghanton', 3600],
      ['day days din', 86_400],
    ].flatMap(([names, size]) =>
      String(names)
        .split(' ')
        .map(name => [name, Number(size)]),
    ),
  ),
  {
    m: 1,
    metre: 1,
    metres: 1,
    meter: 1,
    meters: 1,
    km: 1000,
    kilometre: 1000,
    kilometres: 1000,
    cm: 0.01,
    mm: 0.001,
  },
  { 'm/s': 3.6, 'm/sec': 3.6, 'km/h': 1, 'km/hr': 1, kmph: 1, kmh: 1 },
  { g: 1, gm: 1, gram: 1, grams: 1, kg: 1000, kgs: 1000 },
];

/** Whether one amount is told in two units rightly, `2 hr = 120 min`; null where it is not. */
function converted({ left, right }: Link, senses: readonly Sense[]): boolean | null {
  const [a, b] = [oneValue(left, senses), oneValue(right, senses)];
  const [from, to] = [left.units[0] ?? '', right.units[0] ?? ''];
  const sizes = measures.find(of => from in of && to in of);
  if (!sizes || a === null || b === null || left.units.length + right.units.length !== 2) return null;
  return near(a * (sizes[from] ?? 0), b * (sizes[to] ?? 0));
}

/** Whether a side is a ratio of two, and the other one of its parts over their sum. */
function isShareOf(
  { maths: [a, colon, b, ...more] }: Side,
  { maths: [top, slash, bottom, ...others] }: Side,
) {
  if (more.length + others.length > 0 || !colon || !slash || !isColon(colon) || !isSign(slash, '/'))
    return false;
  const [x, y, p, q] = [a, b, top, bottom].map(token => (token?.is === 'number' ? token.value : Number.NaN));
  return q === (x ?? 0) + (y ?? 0) && (p === x || p === y);
}

/** What numbers alone say of a link. */
export type Arithmetic =
  | { is: 'holds'; loose: 'whole' | 'on' | null }
  /** False in every sense. `left` is what its left side comes to; `sure` where every word of it was read. */
  | { is: 'fails'; left: number; sure: boolean }
  /** It has letters, or could not be read. */
  | { is: 'open' };

export function arithmeticOf(link: Link): Arithmetic {
  const { left, right, statement } = link;
  if (lettersIn(left, right).length > 0 || left.maths.length === 0 || right.maths.length === 0)
    return { is: 'open' };
  // Two numbers of which none is calculated are a label and its value: what stood between them was not read.
  const isLabel = link.relation === '=' && !calculates(left) && !calculates(right) && !statement.hasUnits;
  if (isLabel && [...left.maths, ...right.maths].every(token => !isSign(token, ':'))) return { is: 'open' };
  // Of parts and shares of a size that is not told nothing can be said.
  if (left.words.some(word => /^(?:parts?|units?|shares?)$/.test(word))) return { is: 'open' };
  // '2 : 3 means milk 2/5': a part of the whole, and no quotient of the parts.
  if (isShareOf(left, right)) return { is: 'holds', loose: null };
  const inUnits = converted(link, statement.senses);
  if (inUnits === false && !calculates(left))
    return { is: 'fails', left: Number.NaN, sure: left.words.length + right.words.length === 0 };
  // '9 + 1 free means 10 %': a number of per cents beside words is no calculation of the other side.
  const isMixed =
    left.words.length + right.words.length > 0 &&
    left.maths.some(token => isSign(token, '%')) !== right.maths.some(token => isSign(token, '%'));
  const isSame = (sense: Sense) =>
    sense.percent !== 'number' &&
    roundsTo(
      oneValue(right, [sense]) ?? Number.NaN,
      oneValue(left, [sense]) ?? Number.NaN,
      decimalsOf(right) ?? 0,
    );
  const found = statement.senses.map(sense => holdsIn(link, sense));
  if (found.includes(true))
    return isMixed && !statement.senses.some(isSame) ? { is: 'open' } : { is: 'holds', loose: null };
  // A colon may stand behind a label, or before a remark: 'k = 1: 25 - 4 = 21', '18 * 36 = 648: 5 pairs'.
  const parted = { ...link, left: tailOf(left, isColon), right: headOf(right, isColon) };
  const isParted = [...left.maths, ...right.maths].some(isColon);
  if (isParted && statement.senses.some(sense => holdsIn(parted, sense) === true))
    return { is: 'holds', loose: null };
  if (goesOn(link, statement.senses)) return { is: 'holds', loose: 'on' };
  // '8% of 73416 = 5873': a large number without its decimals.
  const exact = oneValue(left, statement.senses);
  const whole = isLargeWhole(right) ? oneValue(right, statement.senses) : null;
  if (
    link.relation === '=' &&
    exact !== null &&
    whole !== null &&
    Math.abs(exact - whole) < 1 &&
    calculates(left)
  )
    return { is: 'holds', loose: 'whole' };
  if (isInWholes(link, statement.senses, 'whole')) return { is: 'holds', loose: 'whole' };
  if (found.every(one => one === null)) return { is: 'open' };
  if (link.relation === '=' && !calculates(left) && !calculates(right) && !left.maths.some(isColon))
    return { is: 'open' };
  // 'price of 1 pot = 100/75': the number belongs to its word.
  if (left.maths.length === 1 && left.words.length > 0) return { is: 'open' };
  // '8 days = 3 + 6 + 9': what belongs to a time.
  if (left.maths.length === 1 && left.units.length > 0 && right.units.length === 0 && calculates(right))
    return { is: 'open' };
  const value = oneValue(left, statement.senses);
  // Of a ratio of three no one value is told.
  if (value === null && !left.maths.some(isColon)) return { is: 'open' };
  return {
    is: 'fails',
    left: value ?? Number.NaN,
    sure:
      left.words.length + right.words.length === 0 &&
      statement.joined !== 'case' &&
      !isInWholes(link, statement.senses, 'up'),
  };
}
