import Fraction from 'fraction.js';

/** A typed number. */
export interface Typed {
  value: Fraction;
  /** Whether a per cent sign follows. */
  perCent: boolean;
  /** Number of typed decimals, to recognise a rounded number. */
  decimals: number;
}

/** `x =`, a sign, then `4,500`, `12.5`, `3/8` or `12 1/2`, then an ignored unit. */
const written =
  /^(?:[a-z]\w*\s*=\s*)?(-?)\s*(\d+(?:\.\d+)?|\.\d+)(?:\s*\/\s*(\d+)|\s+(\d+)\s*\/\s*(\d+))?\s*(%|[a-z°²³/ .]*)$/;

/** Parses `₹4,500`, `12 1/2 %`, `-3/8`, `x = 7.5 days`; null for other texts. */
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

/** Minimum decimals of a rounded or truncated number: 33.33 for 100/3. */
const decimalsOfRounded = 2;

/**
 * Whether a typed number is this value: exactly, or rounded when its decimals do not end. `perCent`: the value is a
 * number of per cent, so that 0.25 and 25% are right for 25.
 */
export function isTyped(typed: Typed, value: Fraction, perCent: boolean): boolean {
  const { decimals } = typed;
  if (typed.value.equals(value)) return true;
  if (typed.perCent && !perCent) return typed.value.div(100).equals(value);
  if (perCent && !typed.perCent && typed.value.mul(100).equals(value)) return true;
  const off = typed.value.sub(value).abs();
  return !endsAsDecimal(value.d) && decimals >= decimalsOfRounded && off.lt(new Fraction(1, 10 ** decimals));
}

/** Whether a fraction with this denominator has finitely many decimals. */
function endsAsDecimal(denominator: bigint): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}
