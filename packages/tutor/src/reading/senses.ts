import type { Token } from './token.ts';

/** How signs that mean several things are taken. */
export interface Sense {
  /** 20 % as a hundredth, of what stands before it (500 - 20 %), or as a number of per cents. */
  percent: 'hundredth' | 'change' | 'number';
  /** `1/2x`: half of x, or one over 2x. */
  slash: 'left' | 'tight';
  /** `2 1/2`. */
  mixed: 'sum' | 'product';
  /** `24!` at the end of a sentence. */
  bang: 'factorial' | 'mark';
  /** `√3x`, and `log(a)^n` as the logarithm of the power. */
  root: 'near' | 'far';
  log: number;
  angle: 'degrees' | 'radians';
  /** `3.4` as three times four. */
  dot: 'decimal' | 'product';
  /** What `±` is. */
  either: '+' | '-';
  /** Whether a quotient is cut or rounded up to a whole number. */
  division?: 'whole' | 'up';
}

const has = (tokens: readonly Token[], is: (token: Token, i: number) => boolean) => tokens.some(is);

const isSign = (token: Token | undefined, ...signs: readonly string[]) =>
  token?.is === 'sign' && signs.includes(token.sign);

/** More senses than these are not told apart. */
const mostSenses = 96;

/** All senses that the tokens of a statement leave open, the usual one first. */
export function sensesOf(tokens: readonly Token[]): Sense[] {
  let senses: Sense[] = [
    {
      percent: 'hundredth',
      slash: 'left',
      mixed: 'sum',
      bang: 'factorial',
      root: 'near',
      log: 10,
      angle: 'degrees',
      dot: 'decimal',
      either: '+',
    },
  ];
  const also = <K extends keyof Sense>(open: boolean, key: K, others: readonly Sense[K][]) => {
    if (open && senses.length * (others.length + 1) <= mostSenses)
      senses = [...senses, ...others.flatMap(other => senses.map(sense => ({ ...sense, [key]: other })))];
  };
  const functions = tokens.flatMap(token => (token.is === 'function' ? [token.name] : []));
  also(
    has(tokens, token => isSign(token, '%')),
    'percent',
    ['change', 'number'],
  );
  also(functions.includes('log'), 'log', [2, Math.E]);
  also(
    has(tokens, token => isSign(token, '/')),
    'slash',
    ['tight'],
  );
  also(
    functions.some(name => /^(?:sin|cos|tan|cot|sec|cosec)$/.test(name)),
    'angle',
    ['radians'],
  );
  also(
    has(tokens, token => isSign(token, '!?')),
    'bang',
    ['mark'],
  );
  also(
    has(tokens, token => isSign(token, '±')),
    'either',
    ['-'],
  );
  also(functions.length > 0, 'root', ['far']);
  also(
    has(tokens, (token, i) => token.is === 'number' && tokens[i + 1]?.is === 'number'),
    'mixed',
    ['product'],
  );
  also(
    has(tokens, token => token.is === 'number' && /^\d{1,2}\.\d{1,2}$/.test(token.text)),
    'dot',
    ['product'],
  );
  return senses;
}
