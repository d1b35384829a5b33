import Fraction from 'fraction.js';
import { numberTex } from '../show.ts';
import type { FunctionName } from './read.ts';
import { Surd } from './surd.ts';

/** An exact number: a fraction, or one with roots. */
export type Exact = Fraction | Surd;

/** Value of a part of a computation: a number, or a number of per cent. */
export interface Worth {
  value: Exact;
  perCent: boolean;
}

const fractions = (a: Exact, b: Exact): [Fraction, Fraction] | null =>
  a instanceof Fraction && b instanceof Fraction ? [a, b] : null;

type Operation = 'add' | 'sub' | 'mul' | 'div';

function combined(a: Exact, b: Exact, by: Operation): Exact {
  const both = fractions(a, b);
  return both ? both[0][by](both[1]) : Surd.of(a)[by](Surd.of(b));
}

/** The plain number: 25 % is 1/4. */
const plainOf = ({ value, perCent }: Worth): Exact =>
  perCent ? combined(value, new Fraction(100), 'div') : value;

const plain = (value: Exact): Worth => ({ value, perCent: false });

/** Combines two parts. `hundred`: the second part is `100%`, which converts a number to per cent. */
export function together(sign: '+' | '-' | '*' | '/', a: Worth, b: Worth, hundred: boolean): Worth {
  if (sign === '+' || sign === '-') {
    if (a.perCent !== b.perCent) throw new Error('per cents are added to per cents only');
    return { value: combined(a.value, b.value, sign === '+' ? 'add' : 'sub'), perCent: a.perCent };
  }
  if (sign === '*')
    return hundred
      ? { value: combined(plainOf(a), new Fraction(100), 'mul'), perCent: true }
      : plain(combined(plainOf(a), plainOf(b), 'mul'));
  if (a.perCent && !b.perCent) return { value: combined(a.value, b.value, 'div'), perCent: true };
  return plain(combined(plainOf(a), plainOf(b), 'div'));
}

const rationalOf = (worth: Worth, what: string): Fraction => {
  const value = plainOf(worth);
  const rational = value instanceof Surd ? value.rational : value;
  if (!rational) throw new Error(`${what} of a number with roots`);
  return rational;
};

/** An integer of at most 1,000 in absolute value. Throws for other values. */
function wholeOf(worth: Worth, what: string): number {
  const value = rationalOf(worth, what);
  if (value.d !== 1n || value.abs().gt(1000)) throw new Error(`${what} has to be whole: ${numberTex(value)}`);
  return Number(value.valueOf());
}

export function power(base: Worth, exponent: Worth): Worth {
  const times = wholeOf(exponent, 'an exponent');
  const of = plainOf(base);
  return plain(of instanceof Surd ? of.pow(times) : (of.pow(times) as Fraction));
}

const counted = (worth: Worth, what: string): number => {
  const value = wholeOf(worth, what);
  if (value < 0) throw new Error(`${what} of ${value}`);
  return value;
};

/** n · (n − 1) · … with `count` factors. */
function falling(n: number, count: number): Fraction {
  let product = 1n;
  for (let i = 0; i < count; i += 1) product *= BigInt(n - i);
  return new Fraction(product);
}

export const factorial = (of: Worth): Worth => {
  const n = counted(of, 'a factorial');
  return plain(falling(n, n));
};

export const negative = ({ value, perCent }: Worth): Worth => ({ value: value.neg(), perCent });

/** Converts a number to per cent. Throws for a percentage. */
export function perCent(of: Worth): Worth {
  if (of.perCent) throw new Error('a per cent of a per cent');
  return { value: of.value, perCent: true };
}

function wholeRoot(n: bigint): bigint | null {
  let root = BigInt(Math.round(Math.sqrt(Number(n))));
  while (root * root > n) root -= 1n;
  while ((root + 1n) * (root + 1n) <= n) root += 1n;
  return root * root === n ? root : null;
}

function rootOf(of: Worth, roots: boolean): Exact {
  const square = rationalOf(of, 'a root');
  const [top, bottom] = square.s < 0n ? [null, null] : [wholeRoot(square.n), wholeRoot(square.d)];
  if (top !== null && bottom !== null) return new Fraction(top, bottom);
  if (!roots || square.s < 0n)
    throw new Error(`\\sqrt{${numberTex(square)}} is not rational: write surd for calc`);
  return Surd.root(square);
}

/** Squares of the sines of angles in degrees. */
const sineSquares: Readonly<Record<number, Fraction>> = {
  30: new Fraction(1, 4),
  45: new Fraction(1, 2),
  60: new Fraction(3, 4),
};

function ratioOfAngle(name: 'tan' | 'sin' | 'cos', of: Worth): Surd {
  const angle = wholeOf(of, 'an angle');
  const square = sineSquares[angle];
  if (!square) throw new Error(`${name} is known of 30, 45 and 60 only, not of ${angle}`);
  const other = new Fraction(1).sub(square);
  return Surd.root(name === 'sin' ? square : name === 'cos' ? other : square.div(other));
}

function furthest(of: readonly Worth[], sign: 1 | -1): Worth {
  const [first, ...others] = of;
  if (!first) throw new Error('the greatest or least of an empty list');
  if (of.some(worth => worth.perCent !== first.perCent))
    throw new Error('per cents are compared with per cents only');
  return others.reduce(
    (best, next) => (sign * (next.value.valueOf() - best.value.valueOf()) > 0 ? next : best),
    first,
  );
}

const inTurn = (of: readonly Worth[], by: (a: Fraction, b: Fraction) => Fraction): Worth =>
  plain(of.map(worth => rationalOf(worth, 'a common divisor or multiple')).reduce(by));

/** The value of a function; `roots` allows irrational roots and trigonometric ratios. */
export function applied(name: FunctionName, of: readonly Worth[], roots: boolean): Worth {
  const [a = plain(new Fraction(0)), b = plain(new Fraction(0))] = of;
  switch (name) {
    case 'sqrt':
      return plain(rootOf(a, roots));
    case 'floor':
    case 'ceil':
      return plain(rationalOf(a, name)[name]());
    case 'abs':
      return a.value.valueOf() < 0 ? negative(a) : a;
    case 'gcd':
      return inTurn(of, (x, y) => x.gcd(y));
    case 'lcm':
      return inTurn(of, (x, y) => x.lcm(y));
    case 'min':
      return furthest(of, -1);
    case 'max':
      return furthest(of, 1);
    case 'C':
    case 'P': {
      const [n, r] = [counted(a, 'a choice'), counted(b, 'a choice')];
      const ordered = falling(n, r);
      return plain(name === 'P' ? ordered : ordered.div(falling(r, r)));
    }
    case 'sum':
      return of.length === 0 ? plain(new Fraction(0)) : of.reduce((x, y) => together('+', x, y, false));
    case 'product':
      return of.reduce((x, y) => together('*', x, y, false), plain(new Fraction(1)));
    default:
      if (!roots) throw new Error(`${name} has roots: write surd for calc`);
      return plain(ratioOfAngle(name, a));
  }
}
