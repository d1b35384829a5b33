import Fraction from 'fraction.js';
import { numberTex, rupees } from '../show.ts';
import { Calc } from './calc.ts';
import { Surd } from './surd.ts';

type Number = number | bigint | Fraction | Surd;

/** Placeholder in the sentence of a slip for the wrong line with its result. */
export const here: unique symbol = Symbol('here');

/** Value in `${…}` of a text: numbers, words, computations, other texts; false and null print nothing. */
export type Shown =
  | Number
  | string
  | Calc<Fraction>
  | Calc<Surd>
  | Text
  | Tex
  | readonly Number[]
  | typeof here
  | false
  | null
  | undefined;

const isNumber = (value: unknown): value is Number =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Fraction ||
  value instanceof Surd;

const texOf = (value: Number): string =>
  value instanceof Surd ? value.tex : numberTex(typeof value === 'bigint' ? new Fraction(value) : value);

/** Private-use characters around the index of a number, until its context is known. */
const [opens, closes] = ['\uE000', '\uE001'];
const marked = (place: number) => `${opens}${place}${closes}`;
const aNumber = `${opens}(\\d+)${closes}`;

const inMaths = new RegExp(`(\\^|_)?((?:[-+]|\\\\times|\\\\div|\\\\cdot) ?)?${aNumber}(\\\\?%)?`, 'g');
const inWords = new RegExp(
  `(₹)?${aNumber}(?:(%)|((?: [\\w'’-]+){0,3}? )(?:([\\w'’-]+)\\(s\\)|\\(([^()|]+)\\|([^()|]+)\\)))?`,
  'g',
);

/** Joins source lines into one line of text. */
const unbroken = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** The literal parts with the values between them, each shown by `show`. */
function filled(
  strings: readonly string[],
  values: readonly Shown[],
  show: (value: Shown) => string,
): string {
  const last = strings.length - 1;
  return strings
    .map((part, i) => {
      // Removes line breaks at the beginning and the end.
      const begun = i === 0 ? part.replace(/^\s*\n\s*/, '') : part;
      const line = unbroken(i === last ? begun.replace(/\s*\n\s*$/, '') : begun);
      return `${line}${i < last ? show(values[i]) : ''}`;
    })
    .join('');
}

/** Numbers in LaTeX: grouped, in braces as an exponent, in brackets when a minus follows an operator. */
const numbersInMaths = (tex: string, numbers: readonly Number[]): string =>
  tex.replace(inMaths, (_all, raised = '', sign = '', place: string, cent = '') => {
    const number = texOf(numbers[Number(place)] as Number);
    const shown =
      raised !== '' ? `{${number}}` : sign !== '' && number.startsWith('-') ? `(${number})` : number;
    return `${raised}${sign}${shown}${cent === '' ? '' : '\\%'}`;
  });

/** Numbers in words: money, percentages, counts, else as inline maths. */
const numbersInWords = (text: string, numbers: readonly Number[]): string =>
  text.replace(inWords, (_all, money, place: string, cent, between, plural, one, many) => {
    const number = numbers[Number(place)] as Number;
    const isOne = number instanceof Surd ? number.equals(1) : new Fraction(number).equals(1);
    const shown =
      money && !(number instanceof Surd)
        ? rupees(typeof number === 'bigint' ? new Fraction(number) : number)
        : `${money ?? ''}$${texOf(number)}${cent ? '\\%' : ''}$`;
    if (between === undefined) return shown;
    return `${shown}${between}${plural === undefined ? (isOne ? one : many) : `${plural}${isOne ? '' : 's'}`}`;
  });

/** LaTeX with values. */
export class Tex {
  private readonly strings: readonly string[];
  private readonly values: readonly Shown[];

  constructor(strings: readonly string[], values: readonly Shown[]) {
    this.strings = strings;
    this.values = values;
  }

  /** The LaTeX; `wrong` is what `${here}` shows. */
  render(wrong = ''): string {
    const numbers: Number[] = [];
    const show = (value: Shown): string => {
      if (isNumber(value)) return marked(numbers.push(value) - 1);
      if (Array.isArray(value)) return value.map(show).join(', ');
      if (value === false || value === null || value === undefined) return '';
      if (value === here) return wrong;
      if (value instanceof Calc) return value.tex;
      if (value instanceof Tex) return value.render(wrong);
      if (value instanceof Text) throw new Error('a text stands in tex: write tex for it');
      return String(value);
    };
    return numbersInMaths(filled(this.strings, this.values, show), numbers);
  }
}

/** One or more sentences with values. */
export class Text {
  private readonly strings: readonly string[];
  private readonly values: readonly Shown[];

  constructor(strings: readonly string[], values: readonly Shown[]) {
    this.strings = strings;
    this.values = values;
  }

  /** The text with a capital first letter; `wrong` is what `${here}` shows. */
  render(wrong = ''): string {
    const text = this.inner(wrong);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }

  /** Whether it contains `${here}`. */
  get pointsHere(): boolean {
    return this.values.some(value => value === here || (value instanceof Text && value.pointsHere));
  }

  private inner(wrong: string): string {
    const numbers: Number[] = [];
    const [calcOpens, calcCloses] = ['\uE002', '\uE003'];
    const maths = (tex: string) => `${calcOpens}${tex}${calcCloses}`;
    const show = (value: Shown): string => {
      if (isNumber(value)) return marked(numbers.push(value) - 1);
      if (Array.isArray(value)) return maths(value.map(entry => texOf(entry as Number)).join(', '));
      if (value === false || value === null || value === undefined) return '';
      if (value === here) return maths(wrong);
      if (value instanceof Calc) return maths(value.tex);
      if (value instanceof Tex) return maths(value.render(wrong));
      if (value instanceof Text) return value.inner(wrong);
      return String(value);
    };
    // Nested maths keeps its dollar signs in words and loses them inside a formula.
    return filled(this.strings, this.values, show)
      .split('$')
      .map((part, i) =>
        i % 2 === 1
          ? numbersInMaths(part, numbers).replaceAll(calcOpens, '').replaceAll(calcCloses, '')
          : numbersInWords(part, numbers).replaceAll(calcOpens, '$').replaceAll(calcCloses, '$'),
      )
      .join('$');
  }
}

/** A text: `text\`${what} rose by ${rise}% to ₹${after}.\``. */
export const text = (strings: TemplateStringsArray, ...values: readonly Shown[]): Text =>
  new Text(strings.raw, values);

/** LaTeX: `tex\`x = ${root}\``. */
export const tex = (strings: TemplateStringsArray, ...values: readonly Shown[]): Tex =>
  new Tex(strings.raw, values);
