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

type Letters = Readonly<Record<string, number>>;
type Evaluate = (letters: Letters) => number;

/** A side of a statement: one value, or several as a ratio or a list. */
export interface Parsed {
  kind: 'one' | 'ratio' | 'list';
  parts: readonly Evaluate[];
}

type SignToken = Extract<Token, { is: 'sign' }>;

/** No question has numbers like these, and a tower of powers would take for ever. */
const mostPower = 100;
const mostFactorial = 60;

const factorial = (n: number): number => {
  if (!Number.isInteger(n) || n < 0 || n > mostFactorial) return Number.NaN;
  let product = 1;
  for (let i = 2; i <= n; i += 1) product *= i;
  return product;
};
/** Of any `n`, so that `n(n - 1)/2` is seen to be the same as `C(n, 2)`. */
const permutations = (n: number, r: number) => {
  if (!Number.isInteger(r) || r < 0 || r > mostFactorial) return Number.NaN;
  let product = 1;
  for (let i = 0; i < r; i += 1) product *= n - i;
  return product;
};
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const whole = (values: readonly number[]) => values.length > 0 && values.every(Number.isSafeInteger);

function applied(name: string, values: readonly number[], sense: Sense): number {
  const [x = Number.NaN] = values;
  const angle = sense.angle === 'degrees' ? (x * Math.PI) / 180 : x;
  if (name.startsWith('log')) return Math.log(x) / Math.log(Number(name.slice(3)) || sense.log);
  switch (name) {
    case 'sqrt':
      return Math.sqrt(x);
    case 'cbrt':
      return Math.cbrt(x);
    case 'ln':
      return Math.log(x);
    case 'sin':
      return Math.sin(angle);
    case 'cos':
      return Math.cos(angle);
    case 'tan':
      return Math.tan(angle);
    case 'cot':
      return 1 / Math.tan(angle);
    case 'sec':
      return 1 / Math.cos(angle);
    case 'cosec':
      return 1 / Math.sin(angle);
    case 'abs':
      return Math.abs(x);
    case 'floor':
      return Math.floor(x);
    case 'ceil':
      return Math.ceil(x);
    case 'max':
      return Math.max(...values);
    case 'min':
      return Math.min(...values);
    case 'hcf':
      return whole(values) ? values.reduce(gcd) : Number.NaN;
    case 'lcm':
      return whole(values) ? values.reduce((a, b) => Math.abs(a * b) / gcd(a, b)) : Number.NaN;
    case 'combinations':
    case 'permutations': {
      const [, r = Number.NaN] = values;
      return permutations(x, r) / (name === 'combinations' ? factorial(r) : 1);
    }
    default:
      return Number.NaN;
  }
}

class Unreadable extends Error {}

/** Reads tokens of one side in one sense; throws `Unreadable` where they are no expression. */
class Reader {
  private at = 0;
  /** Whether a bar that comes now closes one. */
  private inAbs = false;
  private readonly tokens: readonly Token[];
  private readonly sense: Sense;

  constructor(tokens: readonly Token[], sense: Sense) {
    this.tokens = tokens;
    this.sense = sense;
  }

  side(): Parsed {
    const first = this.sum();
    const parts = [first];
    let kind: Parsed['kind'] = 'one';
    for (const [sign, named] of [
      [':', 'ratio'],
      [',', 'list'],
    ] as const) {
      if (kind !== 'one') break;
      while (this.take(sign)) {
        kind = named;
        parts.push(this.sum());
      }
    }
    if (this.at < this.tokens.length) throw new Unreadable();
    return { kind, parts };
  }

  private sign(): SignToken['sign'] | null {
    const token = this.tokens[this.at];
    return token?.is === 'sign' ? token.sign : null;
  }

  private take(sign: SignToken['sign']): boolean {
    if (this.sign() !== sign) return false;
    this.at += 1;
    return true;
  }

  private sum(): Evaluate {
    let a = this.product();
    for (;;) {
      const isEither = this.take('±');
      const plus = isEither ? this.sense.either === '+' : this.take('+');
      if (!isEither && !plus && !this.take('-')) return a;
      const from = this.at;
      const b = this.product();
      const left = a;
      const isPerCent = this.sense.percent === 'change' && this.isPlainPerCent(from);
      const by = (letters: Letters) => (isPerCent ? left(letters) * b(letters) : b(letters));
      a = letters => (plus ? left(letters) + by(letters) : left(letters) - by(letters));
    }
  }

  /** Whether a number of per cent alone was read from there. */
  private isPlainPerCent(from: number): boolean {
    const [number, sign] = this.tokens.slice(from, this.at);
    return this.at - from === 2 && number?.is !== 'sign' && sign?.is === 'sign' && sign.sign === '%';
  }

  private product(): Evaluate {
    let a = this.run();
    for (;;) {
      const left = a;
      if (this.take('*') || this.take('x')) {
        const b = this.run();
        a = letters => left(letters) * b(letters);
      } else if (this.sign() === 'of' && this.at + 1 < this.tokens.length) {
        this.at += 1;
        const b = this.product();
        return letters => left(letters) * b(letters);
      } else if (this.take('/')) {
        const b = this.run();
        const { division } = this.sense;
        const kept = division === 'whole' ? Math.floor : division === 'up' ? Math.ceil : Number;
        a = letters => kept(left(letters) / b(letters));
      } else if (this.take('mod')) {
        const b = this.run();
        a = letters => ((left(letters) % b(letters)) + b(letters)) % b(letters);
      } else if (this.sense.slash === 'left' && this.begins()) {
        const b = this.power();
        a = letters => left(letters) * b(letters);
      } else return a;
    }
  }

  /** What is written side by side, where that binds tighter than a slash; one factor otherwise. */
  private run(): Evaluate {
    let a = this.power();
    while (this.sense.slash === 'tight' && this.begins()) {
      const left = a;
      const b = this.power();
      a = letters => left(letters) * b(letters);
    }
    return a;
  }

  /** Whether a factor follows without a sign: a letter, a bracket, a function; no number. */
  private begins(): boolean {
    const token = this.tokens[this.at];
    const before = this.tokens[this.at - 1];
    if (token?.is === 'number') return before?.is === 'sign' && before.sign === ')';
    const opens = this.sign() === '(' || (this.sign() === '|' && !this.inAbs);
    return token?.is === 'letter' || token?.is === 'function' || opens;
  }

  private power(): Evaluate {
    if (this.take('-')) {
      const a = this.power();
      return letters => -a(letters);
    }
    if (this.take('±') && this.sense.either === '-') {
      const a = this.power();
      return letters => -a(letters);
    }
    if (this.take('+')) return this.power();
    const base = this.marked();
    if (!this.take('^')) return base;
    const exponent = this.power();
    return letters => {
      const e = exponent(letters);
      return Math.abs(e) > mostPower ? Number.NaN : base(letters) ** e;
    };
  }

  private marked(): Evaluate {
    let a = this.atom();
    for (;;) {
      const of = a;
      if (this.take('!') || (this.sense.bang === 'factorial' && this.take('!?')))
        a = letters => factorial(of(letters));
      else if (this.take('!?')) a = of;
      else if (this.take('%')) a = this.sense.percent === 'number' ? of : letters => of(letters) / 100;
      else if (!this.take('°')) return a;
    }
  }

  private atom(): Evaluate {
    const token = this.tokens[this.at];
    if (!token) throw new Unreadable();
    this.at += 1;
    if (token.is === 'number') return this.number(token);
    if (token.is === 'letter')
      return token.name === 'π' ? () => Math.PI : letters => letters[token.name] ?? Number.NaN;
    if (token.is === 'function') return this.call(token.name);
    if (token.is === 'sign' && (token.sign === '(' || token.sign === '|')) {
      const outer = this.inAbs;
      this.inAbs = token.sign === '|';
      const inner = this.inBrackets(token.sign === '(' ? ')' : '|');
      this.inAbs = outer;
      const [only, other] = inner.parts;
      if (!only || inner.parts.length > 2 || inner.kind === 'list') throw new Unreadable();
      if (token.sign === '|') return letters => Math.abs(only(letters));
      return other ? letters => only(letters) / other(letters) : only;
    }
    throw new Unreadable();
  }

  private inBrackets(close: ')' | '|'): Parsed {
    const parts = [this.sum()];
    let kind: Parsed['kind'] = 'one';
    while (this.sign() === ',' || this.sign() === ':') {
      kind = this.sign() === ',' ? 'list' : 'ratio';
      this.at += 1;
      parts.push(this.sum());
    }
    if (!this.take(close)) throw new Unreadable();
    return { kind, parts };
  }

  private number({ value, text }: Extract<Token, { is: 'number' }>): Evaluate {
    const [, a, b] = /^(\d+)\.(\d+)$/.exec(text) ?? [];
    if (this.sense.dot === 'product' && a && b) return () => Number(a) * Number(b);
    const [next, slash, below] = this.tokens.slice(this.at, this.at + 3);
    if (next?.is === 'number' && slash?.is === 'sign' && slash.sign === '/' && below?.is === 'number') {
      this.at += 3;
      const part = next.value / below.value;
      return () => (this.sense.mixed === 'sum' ? value + part : value * part);
    }
    if (next?.is === 'sign' && (next.sign === 'C' || next.sign === 'P')) {
      this.at += 1;
      const of = this.atom();
      const isChosen = next.sign === 'C';
      return letters => {
        const r = of(letters);
        return isChosen ? permutations(value, r) / factorial(r) : permutations(value, r);
      };
    }
    return () => value;
  }

  private call(name: string): Evaluate {
    const { sense } = this;
    const base = name === 'logto' ? this.atom() : null;
    const apply =
      (of: readonly Evaluate[]): Evaluate =>
      letters =>
        applied(
          base ? `log${base(letters)}` : name,
          of.map(part => part(letters)),
          sense,
        );
    this.take('of');
    if (this.take('(')) {
      const { parts } = this.inBrackets(')');
      const [of, ...more] = parts;
      if (!of || more.length > 0 || sense.root === 'near' || !name.startsWith('log') || !this.take('^'))
        return apply(parts);
      const exponent = this.power();
      return apply([letters => of(letters) ** exponent(letters)]);
    }
    if (/^(?:hcf|lcm|max|min)$/.test(name)) {
      const list = [this.power()];
      while (this.take(',')) list.push(this.power());
      return apply(list);
    }
    return apply([sense.root === 'far' ? this.run() : this.power()]);
  }
}

/** A side in one sense; null where it is none. */
export function parsed(tokens: readonly Token[], sense: Sense): Parsed | null {
  try {
    return new Reader(tokens, sense).side();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return null;
    throw error;
  }
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
