import { type Expression, expressionOf, near, roundsTo } from './evaluate.ts';
import { plainMaths } from './tex.ts';

/** One equality of a student's working, and what is to be said of it; `solution` is what it makes of its one letter. */
interface Said {
  left: string;
  right: string;
  solution: number | null;
}

export type Line = Said &
  (
    | { kind: 'right'; value: number | null }
    /** `value` is what the left side comes to; null where sides with letters differ. */
    | { kind: 'wrong'; value: number | null; example: Example | null }
  );

/** Values of letters for which two sides differ. */
interface Example {
  letters: Readonly<Record<string, number>>;
  left: number;
  right: number;
}

/** Words between equalities, and words that are signs. */
const spoken: readonly [RegExp, string][] = [
  [/(\d+(?:\.\d+)?)\s*%\s*of\s*/gi, '$1%*'],
  [/(\d+(?:\.\d+)?)\s*(?:per ?cent|percent)\s*of\s*/gi, '$1%*'],
  [/\bhalf of\s*/gi, '1/2*'],
  [/\bsquare root of\s*(\d+(?:\.\d+)?)/gi, 'sqrt($1)'],
  [/(\d+)\s*squared?\b/gi, '$1^2'],
  [/(\d+)\s*cubed?\b/gi, '$1^3'],
  [/(\d|\))\s*(?:x|X|×)\s*(?=\d|\()/g, '$1*'],
  [/\btimes\b|\binto\b/gi, '*'],
  [/\bdivided by\b/gi, '/'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\b(?:equals|is equal to|equal to)\b/gi, '='],
  [/=>|->|⇒|→/g, ';'],
  [/(?<![\d.])\.(?=\d)/g, '0.'],
];

const ends =
  /[,;\n?]|\.(?=\s|$)|\b(?:and|then|so|hence|thus|therefore|i|did|got|get|but|because|that|to|which|gives|correct|right|is|ok|okay|check|this|verify|can|you|u|sahi|hai|toh|phir|aur|maine|kiya|the|answer|should|be|different|my|calculation|mera|now|next|first|since|if|we|have|let|with|how|why)\b|:/gi;

const sign = /[+*/^]/;
const longWord = /[a-z]{2,}/gi;
/** Words that belong to an expression and are not read as words around it. */
const readable = /^(?:sqrt|root|log|abs|sin|cos|tan)$/i;
/** Words without which an expression means something else: a side that holds one is left alone. */
const mathsWord = /\b(?:base|lcm|hcf|gcd|mod|ln|cot|sec|cosec|power|rem|remainder|sum|log\s*\d+\s*\()\b/i;

/** What one side of an equality says: the expression at its beginning, the one at its end, and the word behind it. */
interface Side {
  first: string | null;
  last: string | null;
  unit: string | null;
}

/** An expression without what belongs to the sentence around it; null where it goes on from something before it. */
function bare(piece: string): string | null {
  const text = piece.trim();
  if (sign.test(text[0] ?? '')) return null;
  const kept = text.replace(/^[^\d(a-z√-]+|[^\d)a-z%!]+$/gi, '').trim();
  return /[\da-z]/i.test(kept) ? kept : null;
}

function sideOf(side: string): Side {
  if (mathsWord.test(side)) return { first: null, last: null, unit: null };
  const pieces = side.replace(longWord, word => (readable.test(word) ? word : '@')).split('@');
  const some = pieces.filter(piece => /[\da-z]/i.test(piece));
  const unit = /\d\s*([a-z]{2,})\s*$/i.exec(side)?.[1]?.toLowerCase() ?? null;
  return { first: bare(some[0] ?? ''), last: bare(some.at(-1) ?? ''), unit };
}

/** `16 r-b` between two equals signs ends one equation and begins another. */
const parted = /^\s*(-?\d+(?:\.\d+)?)\s+([a-z(][^=]*)$/i;

/** Letters written side by side as a product, where each of them also stands alone: `4rb` beside `r` and `b`. */
function withProducts(text: string): string {
  const alone = new Set(text.match(/(?<![a-z])[a-z](?![a-z])/gi));
  return text.replace(/(?<![a-z])[a-z]{2,3}(?![a-z])/gi, run =>
    [...run].every(letter => alone.has(letter)) ? ` ${[...run].join('*')}` : run,
  );
}

interface Equality {
  left: Expression;
  right: Expression;
  /** Whether it is said to follow from the equality before. */
  follows: boolean;
}

/** One equality; null where a side is no expression, or the sides have different units. */
function equalityOf(left: Side, right: Side, follows: boolean): Equality | null {
  if (left.unit !== null && right.unit !== null && left.unit !== right.unit) return null;
  const [a, b] = [left.last, right.first].map(text => (text === null ? null : expressionOf(text)));
  return a && b ? { left: a, right: b, follows } : null;
}

/** Words that join an equality to the one before as its consequence. */
const therefore = /\b(?:so|then|hence|thus|therefore|gives|toh|matlab|means)\b|;/i;

function equalitiesOfPart(part: string, follows: boolean): Equality[] {
  const chain = part.split('=').map((side, i, all) => {
    const [, end, begin] = (i > 0 && i < all.length - 1 && parted.exec(side)) || [];
    return { end: sideOf(end ?? side), begin: sideOf(begin ?? side) };
  });
  return chain.slice(1).flatMap(({ end }, i) => equalityOf(chain[i]?.begin ?? end, end, follows) ?? []);
}

/** The equalities of a message, in order; `a = b = c` is two. */
function equalitiesIn(message: string): Equality[] {
  let text = message.replace(/\${1,2}/g, ' ');
  for (const [words, meant] of spoken) text = text.replace(words, meant);
  text = withProducts(plainMaths(text));
  const found: Equality[] = [];
  let between = '';
  for (const [i, part] of text.split(new RegExp(`(${ends.source})`, 'gi')).entries()) {
    if (i % 2 === 0 && part.includes('=')) {
      found.push(...equalitiesOfPart(part, therefore.test(between)));
      between = '';
    } else between += part;
  }
  return found;
}

const decimalsOf = (text: string) => /^-?\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/** Values tried for letters: small, different, no roots of what students write. */
const tries = [2, 3, 5, 1.7, 0.6, -1.3];

const valuesFor = (letters: readonly string[], from: number) =>
  Object.fromEntries(letters.map((letter, i) => [letter, tries[(from + i) % tries.length] ?? 2]));

/** Where two sides with letters differ; null where they are the same for all values tried. */
function counterexample({ left, right }: Equality): Example | null {
  const letters = [...new Set([...left.letters, ...right.letters])];
  for (let i = 0; i < tries.length; i += 1) {
    const values = valuesFor(letters, i);
    const [a, b] = [left.at(values), right.at(values)];
    if (a !== null && b !== null && !near(a, b)) return { letters: values, left: a, right: b };
  }
  return null;
}

/** The value a line gives one letter, `x = 5`; null where it says something else. */
function givenBy({ left, right }: Equality): { letter: string; value: number } | null {
  const [letter] = left.letters;
  const value = right.letters.size === 0 ? right.at({}) : null;
  return left.text.length === 1 && letter !== undefined && value !== null ? { letter, value } : null;
}

const lettersOf = ({ left, right }: Equality): string[] => [...new Set([...left.letters, ...right.letters])];

/** Coefficients of an equation brought to one side, its constant last; null where it is not linear. */
function linearForm(line: Equality, letters: readonly string[]): number[] | null {
  const gap = (values: readonly number[]) => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, values[i] ?? 0]));
    const [a, b] = [line.left.at(at), line.right.at(at)];
    return a === null || b === null ? Number.NaN : a - b;
  };
  const constant = gap([]);
  const form = [
    ...letters.map((_, i) => gap(letters.map((_l, k) => (k === i ? 1 : 0))) - constant),
    constant,
  ];
  const probe = letters.map((_, i) => tries[i % tries.length] ?? 2);
  const fits = near(
    gap(probe),
    probe.reduce((sum, x, i) => sum + x * (form[i] ?? 0), constant),
  );
  return fits ? form : null;
}

const proportional = (a: readonly number[], b: readonly number[]) =>
  a.every((x, i) => b.every((y, k) => near(x * y, (a[k] ?? 0) * (b[i] ?? 0))));

/** Whether a linear equation in several letters says the same as the one before; null where they cannot be compared. */
function sameEquation(before: Equality, line: Equality): boolean | null {
  const letters = lettersOf(line);
  if (letters.length !== lettersOf(before).length || !letters.every(l => lettersOf(before).includes(l)))
    return null;
  const [a, b] = [linearForm(before, letters), linearForm(line, letters)];
  return a && b ? proportional(a, b) : null;
}

const isOneLetter = ({ left, right }: Equality) => new Set([...left.letters, ...right.letters]).size === 1;

/** The one solution of a linear equation in one letter; null where it is not linear or has none. */
function solutionOf({ left, right }: Equality): number | null {
  const [letter = ''] = [...left.letters, ...right.letters];
  const gap = (x: number) => {
    const [a, b] = [left.at({ [letter]: x }), right.at({ [letter]: x })];
    return a === null || b === null ? null : a - b;
  };
  const [g0, g1, g2] = [gap(0), gap(1), gap(2)];
  if (g0 === null || g1 === null || g2 === null || !near(g2 - g1, g1 - g0) || near(g1, g0)) return null;
  return -g0 / (g1 - g0);
}

/** An equation of one letter after another: a value must fit the equation before, a linear one must have its solution. */
function followsFrom(before: Equality, line: Equality): boolean | null {
  if (lettersOf(before).join('') !== lettersOf(line).join('')) return null;
  const given = givenBy(line);
  if (given && lettersOf(before).join('') === given.letter) {
    const at = { [given.letter]: given.value };
    const [a, b] = [before.left.at(at), before.right.at(at)];
    return a === null || b === null ? null : near(a, b);
  }
  const [x, y] = [solutionOf(before), solutionOf(line)];
  return x === null || y === null ? null : near(x, y);
}

function judgeNumbers({ left, right }: Equality): Line | null {
  const [a, b] = [left.at({}), right.at({})];
  if (a === null || b === null) return null;
  const same = roundsTo(b, a, decimalsOf(right.text));
  // Two plain numbers are no calculation: what stood between them was not read.
  if (!same && [left, right].every(({ text }) => /^-?[\d.]+$/.test(text))) return null;
  const said = { left: left.text, right: right.text, value: a, solution: null };
  return same ? { kind: 'right', ...said } : { kind: 'wrong', ...said, example: null };
}

/** Judges one line by itself or by the equation before it; null where nothing can be said. */
function judge(line: Equality, before: Equality | undefined): Line | null {
  const letters = new Set([...line.left.letters, ...line.right.letters]);
  if (letters.size === 0) return judgeNumbers(line);
  const solution = letters.size === 1 ? solutionOf(line) : null;
  const said = { left: line.left.text, right: line.right.text, value: null, solution };
  const example = counterexample(line);
  if (!example) return { kind: 'right', ...said };
  if (letters.size === 1) {
    const follows = before && isOneLetter(before) ? followsFrom(before, line) : null;
    if (follows === null) return null;
    return follows ? { kind: 'right', ...said } : { kind: 'wrong', ...said, example: null };
  }
  const same = before ? sameEquation(before, line) : null;
  if (same) return { kind: 'right', ...said };
  if (same === false && line.follows) return { kind: 'wrong', ...said, example: null };
  return claimsIdentity(line) ? { kind: 'wrong', ...said, example } : null;
}

/** Whether a line multiplies brackets out: both sides of one degree, one a power or product of a bracket. */
function claimsIdentity({ left, right }: Equality): boolean {
  const letters = [...left.letters];
  if (letters.length !== right.letters.size || !letters.every(letter => right.letters.has(letter)))
    return false;
  const degree = (side: Expression) => {
    const values = valuesFor(letters, 0);
    const twice = Object.fromEntries(Object.entries(values).map(([letter, x]) => [letter, 2 * x]));
    const [a, b] = [side.at(values), side.at(twice)];
    return a && b ? Math.log2(Math.abs(b / a)) : Number.NaN;
  };
  const [a, b] = [degree(left), degree(right)];
  return a > 1 && near(a, Math.round(a)) && near(a, b) && /\)\s*(?:\^|\()|[\w)]\s*\*?\s*\(/.test(left.text);
}

/** What can be said of each line of a student's working, in order. Lines that cannot be judged are left out. */
export function linesOf(message: string): Line[] {
  const equalities = equalitiesIn(message);
  return equalities.flatMap((line, i) => judge(line, equalities[i - 1]) ?? []);
}

/** An equation that a student sets up: nothing in the message itself proves or refutes it. */
export interface SetUp {
  left: string;
  right: string;
  /** Whether it follows from the equations it was held against. */
  follows: boolean;
  /** What it makes of its one letter, where it has one. */
  solution: number | null;
}

/** Rows left of a matrix when multiples of others are gone. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map(row => [...row]);
  let rank = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, i) => i >= rank && Math.abs(row[column] ?? 0) > 1e-9);
    const [pivot] = at < 0 ? [] : left.splice(at, 1);
    if (!pivot) continue;
    for (const row of left.slice(rank)) {
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - times * value;
    }
    left.splice(rank, 0, pivot);
    rank += 1;
  }
  return rank;
}

/** Whether a linear equation is a combination of others. */
function isCombination(line: Equality, known: readonly Equality[]): boolean {
  const letters = [...new Set([line, ...known].flatMap(lettersOf))];
  const forms = known.map(one => linearForm(one, letters)).filter(form => form !== null);
  const form = linearForm(line, letters);
  return form !== null && forms.length > 0 && rankOf([...forms, form]) === rankOf(forms);
}

/** The equations with letters in a message that could not be judged, held against those of the question's formulas. */
export function setUpsIn(message: string, formulas: readonly string[]): SetUp[] {
  const known = formulas.flatMap(equalitiesIn).filter(line => lettersOf(line).length > 0);
  const equalities = equalitiesIn(message);
  return equalities.flatMap((line, i) =>
    lettersOf(line).length === 0 || judge(line, equalities[i - 1])
      ? []
      : {
          left: line.left.text,
          right: line.right.text,
          follows: isCombination(line, known),
          solution: lettersOf(line).length === 1 ? solutionOf(line) : null,
        },
  );
}
