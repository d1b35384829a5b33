import Fraction from 'fraction.js';

/** Formatting of values in stems, options and solutions. Texts are plain with `$…$` maths; `%` in maths is `\%`. */

/** Formatters by decimal places, cached: making one costs a hundred times as much as using it. */
const formats = Array.from(
  { length: 11 },
  (_, decimals) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals }),
);

/** A number with Indian grouping: 12,34,567.5. At most `decimals` places, 0 to 10. */
export const grouped = (value: number | Fraction, decimals = 2): string => {
  const number = Number(value.valueOf());
  // Fast path for small integers.
  if (Number.isInteger(number) && number > 0 && number < 1000) return String(number);
  return formats[decimals]?.format(number) ?? String(value);
};

/** ₹12,500, or ₹3,292.80 with paise; text, not maths. */
export const rupees = (value: number | Fraction): string =>
  `₹${grouped(value).replace(/\.\d$/, tenths => `${tenths}0`)}`;

/** Whether a fraction has at most two decimals. */
const endsInTwoDecimals = (value: Fraction): boolean => 100n % value.d === 0n;

/** LaTeX of a non-negative integer, grouped: 12{,}345. */
const wholeTex = (whole: bigint | number): string =>
  whole < 1000 ? String(whole) : (formats[0]?.format(whole) ?? String(whole)).replaceAll(',', '{,}');

/** LaTeX of a fraction: an integer, else a signed \frac. */
export function fractionTex(value: Fraction): string {
  const sign = value.s < 0n ? '-' : '';
  const top = wholeTex(value.n);
  return value.d === 1n ? `${sign}${top}` : `${sign}\\frac{${top}}{${wholeTex(value.d)}}`;
}

/** LaTeX of a mixed number: 16\tfrac{2}{3}. */
function mixedTex(value: Fraction): string {
  const whole = value.n / value.d;
  const rest = value.n % value.d;
  const sign = value.s < 0n ? '-' : '';
  const part = `\\tfrac{${wholeTex(rest)}}{${wholeTex(value.d)}}`;
  return whole === 0n ? `${sign}${part}` : `${sign}${wholeTex(whole)}${part}`;
}

/** LaTeX of a number: an integer or up to two decimals if exact, else a mixed number. */
export const numberTex = (value: number | Fraction): string => {
  const exact = value instanceof Fraction ? value : new Fraction(value);
  if (!endsInTwoDecimals(exact)) return mixedTex(exact);
  return grouped(exact).replaceAll(',', '{,}');
};

/** `$16\tfrac{2}{3}\%$` */
export const percent = (value: number | Fraction): string => `$${numberTex(value)}\\%$`;

/** `$3 : 4 : 2$` */
export const ratio = (terms: readonly (number | Fraction)[]): string =>
  `$${terms.map(t => numberTex(t)).join(' : ')}$`;

/** A number with its unit: `$7.2$ days`; the unit is text. */
export const withUnit = (value: number | Fraction, unit: string): string => `$${numberTex(value)}$ ${unit}`;

/** `$7.2$` */
export const plain = (value: number | Fraction): string => `$${numberTex(value)}$`;

/** LaTeX of coefficient·√radicand with square factors extracted: 3\sqrt{2}, \sqrt{5}, 4. */
export function surdTex(coefficient: number | Fraction, radicand: number): string {
  let inside = radicand;
  let outside = new Fraction(coefficient);
  for (let f = 2; f * f <= inside; f += 1) {
    while (inside % (f * f) === 0) {
      inside /= f * f;
      outside = outside.mul(f);
    }
  }
  if (inside === 1) return fractionTex(outside);
  const root = `\\sqrt{${wholeTex(inside)}}`;
  if (outside.d === 1n)
    return outside.equals(1) ? root : outside.equals(-1) ? `-${root}` : `${fractionTex(outside)}${root}`;
  const sign = outside.s < 0n ? '-' : '';
  return `${sign}\\frac{${outside.n === 1n ? '' : wholeTex(outside.n)}${root}}{${wholeTex(outside.d)}}`;
}

/** LaTeX of an added number: `+ 3`, `- \frac{1}{2}`; empty for 0. */
export function addedTex(value: number | Fraction): string {
  const exact = new Fraction(value);
  if (exact.equals(0)) return '';
  return `${exact.s < 0n ? '-' : '+'} ${fractionTex(exact.abs())}`;
}

/** LaTeX of a polynomial from its coefficients, highest power first: [2, -5, 0, 6] is 2x^{3} - 5x^{2} + 6. */
export function polynomialTex(coefficients: readonly (number | Fraction)[], letter = 'x'): string {
  let text = '';
  coefficients.forEach((coefficient, i) => {
    const exact = new Fraction(coefficient);
    if (exact.equals(0)) return;
    const power = coefficients.length - 1 - i;
    const size = power > 0 && exact.abs().equals(1) ? '' : fractionTex(exact.abs());
    const variable = power === 0 ? '' : power === 1 ? letter : `${letter}^{${power}}`;
    const negative = exact.s < 0n;
    const sign = text === '' ? (negative ? '-' : '') : negative ? ' - ' : ' + ';
    text += `${sign}${size}${variable}`;
  });
  return text === '' ? '0' : text;
}

/** One of several wordings, chosen by an integer of the parameters, so that an item always has the same one. */
export function wording<T>(by: number, ...texts: readonly [T, ...T[]]): T {
  const text = texts[Math.abs(by) % texts.length];
  // A fraction has no wording at its index; throwing finds the mistake.
  if (text === undefined) throw new Error(`No wording has the number ${by}: it has to be a whole one`);
  return text;
}

/** A count with its noun in singular or plural: `$1$ day`, `$12$ days`, `$7.2$ days`. */
export const counted = (value: number | Fraction, one: string, many = `${one}s`): string =>
  `$${numberTex(value)}$ ${new Fraction(value).equals(1) ? one : many}`;

/** A time of day from whole minutes after midnight: 6:05 am, 12:30 pm. */
export function clockTime(minutes: number | Fraction): string {
  const total = Number(minutes.valueOf());
  const hour = Math.floor(total / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(total % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** LaTeX of coefficient·letter + constant, without a leading minus if possible: 3k - 5, 56 - 11k. */
export const linearTex = (coefficient: number, constant: number, letter: string): string =>
  coefficient < 0 && constant > 0
    ? `${fractionTex(new Fraction(constant))} - ${polynomialTex([-coefficient, 0], letter)}`
    : polynomialTex([coefficient, constant], letter);

/** LaTeX with the commas of grouped numbers in braces, because a bare comma is set with a gap. */
const closedGroups = (tex: string): string =>
  tex.replace(/(?<![\d.,}])\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])/g, number => number.replaceAll(',', '{,}'));

/**
 * Simplified LaTeX: no coefficient, exponent, factor or denominator 1, no `- -2`, no `+ 0`, no repeated side as in
 * `8 = 8`, no brackets around a single number or letter as in `(4)^2`.
 */
export const tidyTex = (tex: string): string =>
  closedGroups(tex)
    .replace(/(?<![\d.,}])\d{4,}(?=\.\d)/g, number => wholeTex(Number(number)))
    .replace(/\\[dt]?frac\{((?:[^{}]|\{,\})+)\}\{1\}/g, '$1')
    .replace(/(?<![\w.,}^])1(?=[a-zV](?![a-zA-Z0-9]))/g, '')
    .replace(/(?<![\w.,}^\\])1(?=\(\d*[a-z] |\\left\()/g, '')
    .replace(/([-+]) -(\d+(?:\{,\}\d+|\.\d+)*)(?![\d^])/g, '$1 (-$2)')
    .replace(/(?<=[\da-z)}])\^\{1\}/g, '')
    .replace(/ [-+] 0(?= [-+=]|$|[,;)}]| \\(?:quad|\\))/g, '')
    .replace(/(^|= )0 \+ (?=\d[\d +]*=)/g, '$1')
    .replace(/(^|[=:;,] |quad )((?:\d|\{,\})+(?:\.\d+)?) \\times 1 = \2(?![\d.{])/g, '$1$2')
    .replace(
      /(^|[=<>] |[;,] |(?:quad|arrow) )((?:\{,\}|[^=<>,;])+?) = \2(?=$|[,;] | = | \\(?:q?quad|Rightarrow|text))/g,
      '$1$2',
    )
    .replace(/(^|[=<>;,] |quad |\{|\\(?:times|div|cdot|le|ge) )\((\d+(?:\.\d+)?|[a-z])\)(?=\^)/g, '$1$2')
    .replace(
      /(= |\\(?:times|div|cdot) |(?<=[\w}] )[-+] )\((\d+(?:\.\d+)?)\)(?=$|\^|[,;]| [-+=<>]| \\(?:times|div|q?quad))/g,
      '$1$2',
    )
    .replace(/(^|= |[-+] |\\le |quad )\(([a-z])\)(?=\()/g, '$1$2');

/** An ordinal number: 1st, 22nd, 113th. */
export const ordinal = (place: number) => {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
};

/** Plural nouns after a number 1. */
const singular =
  /^ (hour|day|month|year|minute|second|term|litre|kilogram|metre|unit|number|pair|value|way|part|item|article|case|multiple|divisor|factor|zero)s\b/;

/** A text with tidied formulas, and `$1$ days` in the singular. */
export const tidyText = (text: string): string =>
  text
    .split('$')
    .map((part, i, parts) =>
      i % 2 === 1 ? tidyTex(part) : parts[i - 1] === '1' && i > 1 ? part.replace(singular, ' $1') : part,
    )
    .join('$');

/** A text with closed groups in its formulas (see `closedGroups`), otherwise unchanged. */
export const withClosedGroups = (text: string): string =>
  text
    .split('$')
    .map((part, i) => (i % 2 === 1 ? closedGroups(part) : part))
    .join('$');
