import Fraction from 'fraction.js';
import { fractionTex, numberTex } from '../show.ts';
import { type FunctionName, type Node, read } from './read.ts';
import { Surd } from './surd.ts';
import { applied, type Exact, factorial, negative, perCent, power, together, type Worth } from './worth.ts';

type Number = number | bigint | Fraction;
/** Operand of `calc` in `${…}`: a number, a computation, or a list inside functions such as `sum(…)`. */
export type Operand = Number | Calc<Fraction> | readonly (Number | Calc<Fraction>)[];
/** Operand of `surd` in `${…}`: also numbers with roots. */
export type SurdOperand = Single | readonly Single[];
type Single = Number | Surd | Calc<Fraction> | Calc<Surd>;

/** Operator precedence, which decides where brackets are needed. */
const level = { sum: 1, product: 2, term: 3, atom: 4 } as const;
interface Printed {
  tex: string;
  level: number;
}

const inBrackets = (tex: string) => (tex.includes('\\frac') ? `\\left(${tex}\\right)` : `(${tex})`);

/** A part with brackets below this precedence, and around a leading minus unless it is `first`. */
const at = (part: Printed, least: number, first = false): string =>
  part.level < least || (!first && part.tex.startsWith('-')) ? inBrackets(part.tex) : part.tex;

/** Sums and products with more terms are written with dots. */
const mostTerms = 12;

function joined(parts: readonly Printed[], sign: '+' | '\\times', none: string): Printed {
  const own = sign === '+' ? level.sum : level.product;
  const [only] = parts;
  if (parts.length < 2) return only ?? { tex: none, level: level.atom };
  const written = parts.map((part, i) => at(part, own, i === 0));
  const shown =
    written.length > mostTerms ? [...written.slice(0, 3), '\\dots', ...written.slice(-1)] : written;
  return { tex: shown.join(` ${sign} `), level: own };
}

function printedNumber(value: Exact, asFraction: boolean): Printed {
  if (value instanceof Surd) {
    const tex = value.tex;
    return {
      tex,
      level: value.terms > 1 ? level.sum : tex.startsWith('\\sqrt') ? level.atom : level.product,
    };
  }
  const tex = asFraction ? fractionTex(value) : numberTex(value);
  return { tex, level: tex.includes('frac') ? level.term : level.atom };
}

function printedBinary(is: '+' | '-' | '*' | '/' | '÷' | '^' | 'beside', a: Printed, b: Printed): Printed {
  switch (is) {
    // A term 0 is not printed: the numbers do not have this case.
    case '+':
      if (a.tex === '0' || b.tex === '0') return b.tex === '0' ? a : b;
      return { tex: `${at(a, level.sum, true)} + ${at(b, level.sum)}`, level: level.sum };
    case '-':
      if (b.tex === '0') return a;
      return { tex: `${at(a, level.sum, true)} - ${at(b, level.product)}`, level: level.sum };
    case '*':
      return { tex: `${at(a, level.product, true)} \\times ${at(b, level.product)}`, level: level.product };
    case '/':
      if (!/\\frac/.test(a.tex + b.tex)) return { tex: `\\frac{${a.tex}}{${b.tex}}`, level: level.term };
      return printedBinary('÷', a, b);
    case '÷':
      return { tex: `${at(a, level.product, true)} \\div ${at(b, level.term)}`, level: level.product };
    case 'beside': {
      const bracketed = b.level >= level.term && /^(\\left)?\(/.test(b.tex);
      return {
        tex: `${at(a, level.term, true)}${bracketed ? b.tex : inBrackets(b.tex)}`,
        level: level.product,
      };
    }
    case '^':
      return { tex: `${at(a, level.atom)}^{${b.tex}}`, level: level.term };
  }
}

function printedCall(name: FunctionName, of: readonly Printed[]): Printed {
  const [a = '', b = ''] = of.map(part => part.tex);
  const list = of.map(part => part.tex).join(', ');
  switch (name) {
    case 'sqrt':
      return { tex: `\\sqrt{${a}}`, level: level.atom };
    case 'floor':
      return { tex: `\\left\\lfloor ${a} \\right\\rfloor`, level: level.atom };
    case 'ceil':
      return { tex: `\\left\\lceil ${a} \\right\\rceil`, level: level.atom };
    case 'abs':
      return { tex: `\\left|${a}\\right|`, level: level.atom };
    case 'C':
      return { tex: `\\binom{${a}}{${b}}`, level: level.term };
    case 'P':
      return { tex: `{}^{${a}}P_{${b}}`, level: level.term };
    case 'sum':
      return joined(of, '+', '0');
    case 'product':
      return joined(of, '\\times', '1');
    case 'lcm':
      return { tex: `\\operatorname{lcm}(${list})`, level: level.term };
    case 'gcd':
    case 'min':
    case 'max':
      return { tex: `\\${name}(${list})`, level: level.term };
    default:
      return { tex: `\\${name} ${at(of[0] ?? { tex: '', level: 0 }, level.atom)}^\\circ`, level: level.term };
  }
}

const isHundred = (node: Node): boolean =>
  node.is === '%' && node.of.is === 'number' && node.of.digits === '100';

/** Cache of the literals in computations. */
const literals = new Map<string, Fraction>();
function literal(digits: string): Fraction {
  const known = literals.get(digits) ?? new Fraction(digits);
  literals.set(digits, known);
  return known;
}

const isList = (operand: SurdOperand): operand is readonly Single[] => Array.isArray(operand);

/** Style of a result: a unit, or a fraction instead of decimals. */
interface Style {
  unit?: string;
  asFraction?: boolean;
}

/**
 * A computation with its operands: its exact value, and its working as LaTeX. Both are evaluated lazily, so a
 * division by zero throws when they are read.
 */
export class Calc<V extends Exact = Fraction> {
  private readonly node: Node;
  private readonly operands: readonly SurdOperand[];
  private readonly roots: boolean;
  private readonly style: Style;
  private worth: Worth | null = null;

  constructor(node: Node, operands: readonly SurdOperand[], roots: boolean, style: Style = {}) {
    this.node = node;
    this.operands = operands;
    this.roots = roots;
    this.style = style;
  }

  /** The exact value; for a percentage the number of per cent. */
  get value(): V {
    return this.result().value as V;
  }

  /** The computation without its result. */
  get line(): string {
    return Calc.inside(this).tex;
  }

  /** The computation with its result: `4{,}500 \div 125\% = 3{,}600`; a single number has no result. */
  get tex(): string {
    const { value, perCent: inPerCent } = this.result();
    const number = `${printedNumber(value, this.style.asFraction ?? false).tex}${inPerCent ? '\\%' : ''}`;
    const result = `${number}${this.style.unit ? `\\text{ ${this.style.unit}}` : ''}`;
    const line = this.line;
    return line.replaceAll('\\tfrac', '\\frac') === number.replaceAll('\\tfrac', '\\frac')
      ? result
      : `${line} = ${result}`;
  }

  /** The same with a unit after its result. */
  in(unit: string): Calc<V> {
    return new Calc(this.node, this.operands, this.roots, { ...this.style, unit });
  }

  /** The same with its result as a fraction instead of decimals. */
  asFraction(): Calc<V> {
    return new Calc(this.node, this.operands, this.roots, { ...this.style, asFraction: true });
  }

  private result(): Worth {
    if (this.worth) return this.worth;
    const worth = this.worthOf(this.node);
    this.worth = this.roots ? { ...worth, value: Surd.of(worth.value) } : worth;
    return this.worth;
  }

  private worthOf(node: Node): Worth {
    switch (node.is) {
      case 'number':
        return { value: literal(node.digits), perCent: false };
      case 'operand':
        return this.worthOfOperand(node.at);
      case 'group':
        return this.worthOf(node.of);
      case 'minus':
        return negative(this.worthOf(node.of));
      case '!':
        return factorial(this.worthOf(node.of));
      case '%':
        return perCent(this.worthOf(node.of));
      case '^':
        return power(this.worthOf(node.a), this.worthOf(node.b));
      case 'call':
        return applied(
          node.name,
          this.listedIn(node.of, i => this.worthOf(i), worthOfSingle),
          this.roots,
        );
      case '+':
      case '-':
        return together(node.is, this.worthOf(node.a), this.worthOf(node.b), false);
      case '*':
      case 'beside':
        return together('*', this.worthOf(node.a), this.worthOf(node.b), isHundred(node.b));
      case '/':
      case '÷':
        return together('/', this.worthOf(node.a), this.worthOf(node.b), false);
    }
  }

  private worthOfOperand(place: number): Worth {
    const operand = this.operands[place] as SurdOperand;
    if (isList(operand))
      throw new Error('a list stands in sum(…), product(…), min(…), max(…), gcd(…) or lcm(…)');
    return worthOfSingle(operand);
  }

  /** The arguments of a function, with lists flattened. */
  private listedIn<T>(parts: readonly Node[], of: (part: Node) => T, ofSingle: (single: Single) => T): T[] {
    return parts.flatMap(part => {
      const operand = part.is === 'operand' ? this.operands[part.at] : undefined;
      return operand !== undefined && isList(operand) ? operand.map(ofSingle) : [of(part)];
    });
  }

  private print(node: Node): Printed {
    switch (node.is) {
      case 'number':
        return printedNumber(literal(node.digits), false);
      case 'operand':
        return printedSingle(this.operands[node.at] as Single);
      case 'group':
        return this.print(node.of);
      case 'minus':
        return { tex: `-${at(this.print(node.of), level.product)}`, level: level.product };
      case '!':
        return { tex: `${at(this.print(node.of), level.atom)}!`, level: level.term };
      case '%':
        return { tex: `${at(this.print(node.of), level.term, true)}\\%`, level: level.term };
      case 'call':
        return printedCall(
          node.name,
          this.listedIn(node.of, i => this.print(i), printedSingle),
        );
      default:
        return printedBinary(node.is, this.print(node.a), this.print(node.b));
    }
  }

  /** A computation as printed inside another one. */
  static inside(calc: Calc<Exact>): Printed {
    const { node, style } = calc;
    const single = node.is === 'operand' ? calc.operands[node.at] : undefined;
    return style.asFraction && single instanceof Fraction ? printedNumber(single, true) : calc.print(node);
  }

  static worth(calc: Calc<Exact>): Worth {
    return calc.result();
  }
}

const exactOf = (value: Number | Surd): Exact =>
  value instanceof Fraction || value instanceof Surd ? value : new Fraction(value);

const worthOfSingle = (single: Single): Worth =>
  single instanceof Calc ? Calc.worth(single) : { value: exactOf(single), perCent: false };

const printedSingle = (single: Single): Printed =>
  single instanceof Calc ? Calc.inside(single) : printedNumber(exactOf(single), false);

/** A computation: `calc\`${after} ÷ ${share}%\``. Throws when it cannot be parsed. */
export const calc = (strings: TemplateStringsArray, ...operands: readonly Operand[]): Calc<Fraction> =>
  new Calc(read(strings), operands, false);

/** A computation with roots and the trigonometric ratios of 30, 45 and 60 degrees. */
export const surd = (strings: TemplateStringsArray, ...operands: readonly SurdOperand[]): Calc<Surd> =>
  new Calc(read(strings), operands, true);

const alone: Node = { is: 'operand', at: 0 };

/** A number or the result of a computation, written as a fraction instead of decimals. */
export function frac(value: Number | Calc<Fraction>): Calc<Fraction> {
  return value instanceof Calc
    ? value.asFraction()
    : new Calc<Fraction>(alone, [exactOf(value) as Fraction], false).asFraction();
}

/** A single number as a computation. */
export const single = <V extends Exact>(value: V): Calc<V> =>
  new Calc<V>(alone, [value], value instanceof Surd);
