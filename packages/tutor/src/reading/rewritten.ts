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

/**
 * A link with its numerators in brackets: `3x + 20 / 4x` as `(3x + 20) / 4x`, and with both where both are sums,
 * `T - 7 / V + 7`; null where none is a sum without them.
 */
export function withBrackets(link: Link): Link | null {
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
