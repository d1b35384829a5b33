import Fraction from 'fraction.js';

/** A number as a student typed it. */
export interface Typed {
  value: Fraction;
  /** Whether a per cent sign stood behind it. */
  perCent: boolean;
  /** Decimals that were written, by which a rounded number is known. */
  decimals: number;
}

/** `x =`, a sign, then `4,500`, `12.5`, `3/8` or `12 1/2`, then a unit that says nothing more. */
const written =
  /^(?:[a-z]\w*\s*=\s*)?(-?)\s*(\d+(?:\.\d+)?|\.\d+)(?:\s*\/\s*(\d+)|\s+(\d+)\s*\/\s*(\d+))?\s*(%|[a-z°²³/ .]*)$/;

/** Reads `₹4,500`, `12 1/2 %`, `-3/8`, `x = 7.5 days`; null where it is no number. */
export function readTyped(text: string): Typed | null {
  const plain = text
    .replace(/(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/₹|\brs\.?|\binr\b/g, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim();
  const found = written.exec(plain);
  if (!found) return null;
  const [, sign, number = '', under, top, bottom, unit] = found;
  if (Number(under) === 0 || Number(bottom) === 0) return null;
  const size = new Fraction(number)
    .div(under === undefined ? 1 : Number(under))
    .add(top === undefined ? 0 : new Fraction(Number(top), Number(bottom)));
  return {
    value: sign === '-' ? size.neg() : size,
    perCent: unit === '%',
    decimals: number.split('.')[1]?.length ?? 0,
  };
}

/** Numbers of at least so many decimals may be rounded or cut off: 33.33 for a third of a hundred. */
const decimalsOfRounded = 2;

/**
 * Whether what was typed is this value: exactly, or rounded where the value does not end. `perCent` tells that the value
 * is a number of per cent, so that 0.25 is right for 25, as is 25%.
 */
export function isTyped(typed: Typed, value: Fraction, perCent: boolean): boolean {
  const { decimals } = typed;
  if (typed.value.equals(value)) return true;
  if (typed.perCent && !perCent) return typed.value.div(100).equals(value);
  if (perCent && !typed.perCent && typed.value.mul(100).equals(value)) return true;
  const off = typed.value.sub(value).abs();
  return !endsAsDecimal(value.d) && decimals >= decimalsOfRounded && off.lt(new Fraction(1, 10 ** decimals));
}

/** Whether a fraction with this denominator ends as a decimal. */
function endsAsDecimal(denominator: bigint): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}
