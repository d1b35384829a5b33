/** Syntax tree of a computation; `at` is the index of a `${…}`. */
export type Node =
  | { is: 'number'; digits: string }
  | { is: 'operand'; at: number }
  | { is: 'minus' | '!' | '%' | 'group'; of: Node }
  | { is: '+' | '-' | '*' | '/' | '÷' | '^' | 'beside'; a: Node; b: Node }
  | { is: 'call'; name: FunctionName; of: readonly Node[] };

const functionNames = [
  'sqrt',
  'floor',
  'ceil',
  'abs',
  'gcd',
  'lcm',
  'min',
  'max',
  'C',
  'P',
  'sum',
  'product',
  'tan',
  'sin',
  'cos',
] as const;
export type FunctionName = (typeof functionNames)[number];

/** Placeholder of an operand in the parsed text. */
const operandSign = '\u0001';

/** Recursive-descent parser of a computation: sums of products of powers. */
class Reader {
  private at = 0;
  private operands = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Node {
    const node = this.sum();
    this.blanks();
    if (this.at < this.text.length) this.fail(`'${this.text[this.at]}' does not fit here`);
    return node;
  }

  /** Throws with the text and a mark under the position. */
  private fail(words: string): never {
    let count = 0;
    const numbered = (text: string) => text.replaceAll(operandSign, () => `{${++count}}`);
    const before = numbered(this.text.slice(0, this.at)).replace(/\s/g, ' ');
    const line = `${before}${numbered(this.text.slice(this.at)).replace(/\s/g, ' ')}`;
    throw new Error(`${words}\n  ${line}\n  ${' '.repeat(before.length)}^`);
  }

  private blanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private next(): string {
    this.blanks();
    return this.text[this.at] ?? '';
  }

  private take(sign: string): boolean {
    if (this.next() !== sign) return false;
    this.at += 1;
    return true;
  }

  private closed(): Node {
    const node = this.sum();
    if (!this.take(')')) this.fail("')' is missing");
    return node;
  }

  private sum(): Node {
    let a = this.product();
    for (;;) {
      const is = (['+', '-'] as const).find(sign => this.take(sign));
      if (!is) return a;
      a = { is, a, b: this.product() };
    }
  }

  private product(): Node {
    let a = this.signed();
    for (;;) {
      const is = (['*', '/', '÷'] as const).find(sign => this.take(sign));
      if (!is) return a;
      const b = this.signed();
      if (is !== '*' && b.is === 'beside') this.fail('put the product after a division into brackets');
      a = { is, a, b };
    }
  }

  private signed(): Node {
    return this.take('-') ? { is: 'minus', of: this.signed() } : this.beside();
  }

  /** Implicit multiplication by a bracket: 2(a + b). */
  private beside(): Node {
    let a = this.power();
    while (this.next() === '(') a = { is: 'beside', a, b: this.power() };
    return a;
  }

  private power(): Node {
    const base = this.marked();
    if (!this.take('^')) return base;
    return { is: '^', a: base, b: this.take('-') ? { is: 'minus', of: this.power() } : this.power() };
  }

  private marked(): Node {
    let node = this.atom();
    for (;;) {
      const is = (['!', '%'] as const).find(sign => this.take(sign));
      if (!is) return node;
      node = { is, of: node };
    }
  }

  private atom(): Node {
    const sign = this.next();
    if (this.take('(')) return { is: 'group', of: this.closed() };
    if (this.take(operandSign)) return { is: 'operand', at: this.operands++ };
    const rest = this.text.slice(this.at);
    const digits = /^\d+(\.\d+)?/.exec(rest)?.[0];
    if (digits !== undefined) {
      this.at += digits.length;
      return { is: 'number', digits };
    }
    const word = /^[a-zA-Z]+/.exec(rest)?.[0];
    if (word === undefined)
      this.fail(sign === '' ? 'something is missing at the end' : 'a number is missing');
    const name = functionNames.find(known => known === word);
    if (!name) this.fail(`'${word}' is no function; names stand in \${…}`);
    this.at += word.length;
    if (!this.take('(')) this.fail(`${name} needs its '('`);
    const of = [this.sum()];
    while (this.take(',')) of.push(this.sum());
    if (!this.take(')')) this.fail("')' is missing");
    return { is: 'call', name, of };
  }
}

const known = new WeakMap<readonly string[], Node>();

/** Parses the literal parts of a tagged template, cached. Throws when they cannot be parsed. */
export function read(strings: readonly string[]): Node {
  const seen = known.get(strings);
  if (seen) return seen;
  const node = new Reader(strings.join(operandSign)).whole();
  known.set(strings, node);
  return node;
}
