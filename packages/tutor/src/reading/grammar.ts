import { applied, factorial, permutations } from './operations.ts';
import type { Sense } from './senses.ts';
import type { Token } from './token.ts';

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
        a = letters => {
          const value = left(letters);
          // Of a larger number the last digits are lost.
          return Math.abs(value) > Number.MAX_SAFE_INTEGER
            ? Number.NaN
            : ((value % b(letters)) + b(letters)) % b(letters);
        };
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
