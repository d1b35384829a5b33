import type { Link } from './links.ts';
import type { Side } from './statements.ts';
import type { Token } from './token.ts';

/** A link with the lone number of a side divided by 60; null where it has none. */
export function inHours(link: Link): { link: Link; of: number } | null {
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

const sign = (name: '(' | ')'): Token => ({ is: 'sign', sign: name });
const isOneOf = (token: Token | undefined, signs: string) =>
  token?.is === 'sign' && token.sign.length === 1 && signs.includes(token.sign);
const isPlain = (tokens: readonly Token[]) => tokens.every(token => !isOneOf(token, '()|/'));

/** A side with its numerator in brackets, and its denominator where both are sums. */
function withNumerator(side: Side): Side {
  const at = side.maths.findIndex(token => isOneOf(token, '/'));
  const before = side.maths.slice(0, at);
  const isSum = before.some((token, i) => i > 0 && isOneOf(token, '+-'));
  const below = side.maths.slice(at + 1);
  const parts =
    below.length === 3 && isPlain(below) && isOneOf(below[1], '+-')
      ? [sign('('), ...below, sign(')')]
      : below;
  return at > 0 && isSum && isPlain(before)
    ? { ...side, maths: [sign('('), ...before, sign(')'), ...side.maths.slice(at, at + 1), ...parts] }
    : side;
}

/** A side with its first sum in brackets, where a product of it follows: `x - 30 * 2/3`. */
function withFirstSum(side: Side): Side {
  const [first, adds, second, times, ...more] = side.maths;
  const isTerm = (token: Token | undefined) => token?.is === 'number' || token?.is === 'letter';
  return first &&
    adds &&
    second &&
    times &&
    isTerm(first) &&
    isOneOf(adds, '+-') &&
    isTerm(second) &&
    isOneOf(times, '*x/')
    ? { ...side, maths: [sign('('), first, adds, second, sign(')'), times, ...more] }
    : side;
}

/**
 * A link with the brackets that may be missing: `3x + 20 / 4x` as `(3x + 20) / 4x`, and with both where both are sums,
 * `T - 7 / V + 7`; `x - 30 * 2 = x` as `(x - 30) * 2 = x`. More than two letters fit too much to tell where brackets belong.
 */
export function withBrackets(link: Link): Link[] {
  const letters = new Set(
    [...link.left.maths, ...link.right.maths].flatMap(token => (token.is === 'letter' ? token.name : [])),
  );
  if (letters.size > 2) return [];
  // Of numbers alone `4 + 6 * 5 = 50` is a mistake in the order.
  const ways = letters.size > 0 ? [withNumerator, withFirstSum] : [withNumerator];
  return ways.flatMap(told => {
    const [left, right] = [told(link.left), told(link.right)];
    return left === link.left && right === link.right ? [] : [{ ...link, left, right }];
  });
}
