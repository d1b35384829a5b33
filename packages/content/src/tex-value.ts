/** Matches a number with decimals. */
const numeral = /^\d+(\.\d+)?/;

/** Removes LaTeX that changes only the look of a formula. */
const bare = (tex: string): string =>
  tex
    .replace(/\{,\}/g, '')
    .replace(/\\left|\\right|\\[,;!]|\^\{?\\circ\}?/g, '')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\s+/g, ' ');

/** Binomial coefficient. */
const choose = (n: number, k: number) =>
  Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((x, y) => x * y, 1);

/**
 * Thrown within this file for a formula with anything but numbers; one object, because a new one would record its
 * stack.
 */
const noNumber = new Error('no number');

/** Recursive-descent evaluator of an expression: sums of products of powers. */
class Reader {
  private at = 0;
  private readonly tex: string;
  private readonly perCent: number;

  constructor(tex: string, perCent: number) {
    this.tex = bare(tex);
    this.perCent = perCent;
  }

  whole(): number {
    const value = this.sum();
    this.blanks();
    if (this.at < this.tex.length) throw noNumber;
    return value;
  }

  private blanks(): void {
    while (this.tex[this.at] === ' ') this.at += 1;
  }

  /** Consumes this character or command if it comes next. */
  private take(sign: string): boolean {
    this.blanks();
    const next = this.tex[this.at + sign.length] ?? '';
    if (!this.tex.startsWith(sign, this.at) || (/^\\[a-z]/.test(sign) && /[a-z]/i.test(next))) return false;
    this.at += sign.length;
    return true;
  }

  private closed(by: string): number {
    const value = this.sum();
    if (!this.take(by)) throw noNumber;
    return value;
  }

  private group(): number {
    if (this.take('{')) return this.closed('}');
    this.blanks();
    const digit = this.tex[this.at] ?? '';
    if (!/\d/.test(digit)) throw noNumber;
    this.at += 1;
    return Number(digit);
  }

  private atom(): number | null {
    this.blanks();
    const number = numeral.exec(this.tex.slice(this.at))?.[0];
    if (number !== undefined) {
      this.at += number.length;
      // An integer directly before a fraction below 1 is a mixed number.
      const before = this.at;
      if (this.take('\\frac')) {
        const part = this.group() / this.group();
        if (part < 1) return Number(number) + part;
        this.at = before;
      }
      return Number(number);
    }
    if (this.take('\\frac')) return this.group() / this.group();
    if (this.take('\\sqrt')) return Math.sqrt(this.group());
    if (this.take('\\binom')) return choose(this.group(), this.group());
    if (this.take('\\pi')) return Math.PI;
    if (this.take('(')) return this.closed(')');
    return this.take('{') ? this.closed('}') : null;
  }

  private power(): number | null {
    let value = this.atom();
    if (value === null) return null;
    for (;;) {
      if (this.take('!')) value = Array.from({ length: value }, (_, i) => i + 1).reduce((x, y) => x * y, 1);
      else if (this.take('^')) value **= this.group();
      else if (this.take('\\%')) value /= this.perCent;
      else return value;
    }
  }

  private factor(): number {
    const sign = this.take('-') ? -1 : 1;
    const value = this.power();
    if (value === null) throw noNumber;
    return sign * value;
  }

  private product(): number {
    let value = this.factor();
    for (;;) {
      if (this.take('\\times') || this.take('\\cdot')) value *= this.factor();
      else if (this.take('\\div')) value /= this.factor();
      else {
        const next = this.power();
        if (next === null) return value;
        value *= next;
      }
    }
  }

  private sum(): number {
    let value = this.product();
    for (;;) {
      if (this.take('+')) value += this.product();
      else if (this.take('-')) value -= this.product();
      else return value;
    }
  }
}

/** The value of a LaTeX expression, with % as 1 / `perCent`; null when it contains anything but numbers. */
export function worthOf(tex: string, perCent: number): number | null {
  try {
    const value = new Reader(tex, perCent).whole();
    return Number.isFinite(value) ? value : null;
  } catch (error) {
    if (error === noNumber) return null;
    throw error;
  }
}

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether two sides are equal (ratios up to a common factor); null when one contains anything but numbers. */
function areEqual(left: string, right: string, perCent: number): boolean | null {
  const [a, b] = [left, right].map(side => side.split(':').map(term => worthOf(term, perCent)));
  if (!a || !b || a.length !== b.length || [...a, ...b].includes(null)) return null;
  const factor = (a[0] ?? 0) / (b[0] ?? 1);
  return a.length === 1
    ? close(a[0] ?? 0, b[0] ?? 0)
    : a.every((term, i) => close(term ?? 0, factor * (b[i] ?? 0)));
}

/** Separators of statements in a formula. */
const betweenStatements =
  /\\Rightarrow|\\q?quad|\\text\{(?! of )[^{}]*\}|\\\\|&|,(?![\d}])|;|\\approx|\\ne(?![a-z])/;
/** Marks of statements that are not equalities of numbers: inequalities, congruences, dots. */
const noEquality = /\\(?:[lc]?dots|ge|le|pmod|bmod|equiv|mid)(?![a-z])|[<>]|^\s*\\pi\s*=/;

/** The false equalities of numbers in a formula, as written. */
export function falseEqualities(tex: string): string[] {
  return tex.split(betweenStatements).flatMap(statement => {
    if (!statement.includes('=') || noEquality.test(statement)) return [];
    const sides = statement.replace(/\\text\{ of \}/g, '\\times').split('=');
    // % is a hundredth, or ignored as in `\frac{3}{4} \times 100 = 75\%`.
    const holds = (i: number) =>
      [1, 100].some(perCent => areEqual(sides[i] ?? '', sides[i + 1] ?? '', perCent) !== false);
    return sides.slice(1).every((_, i) => holds(i)) ? [] : [statement.trim()];
  });
}
