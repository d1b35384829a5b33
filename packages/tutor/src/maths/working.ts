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
];

const ends =
  /[,;\n?]|\.(?=\s|$)|\b(?:and|then|so|hence|thus|therefore|i|did|got|get|but|because|that|to|which|gives|correct|right|is|ok|okay|check|this|verify|can|you|u|sahi|hai|toh|phir|aur|maine|kiya|the|answer|should|be|different|my|calculation|mera|now|next|first|since|if|we|have|let|with|how|why)\b|:/gi;

/** What stands at the edge of an expression and belongs to the sentence around it. */
const stray = /^[^\d(a-z√-]+|[^\d)a-z%!]+$/gi;
const longWord = /[a-z]{2,}/gi;

function sidesIn(part: string): string[] {
  return part.split('=').map(side => {
    const words = side.replace(longWord, word => (/^(?:sqrt|log|abs)$/i.test(word) ? word : '@'));
    const kept =
      words
        .split('@')
        .filter(piece => /[\da-z]/i.test(piece))
        .at(-1) ?? '';
    return kept.replace(stray, '').trim();
  });
}

interface Equality {
  left: Expression;
  right: Expression;
}

/** The equalities of a message, in order; `a = b = c` is two. */
function equalitiesIn(message: string): Equality[] {
  let text = message.replace(/\${1,2}/g, ' ');
  for (const [words, sign] of spoken) text = text.replace(words, sign);
  text = plainMaths(text);
  return text.split(ends).flatMap(part => {
    if (!part?.includes('=')) return [];
    const sides = sidesIn(part).map(expressionOf);
    return sides.slice(1).flatMap((right, i) => {
      const left = sides[i];
      return left && right ? [{ left, right }] : [];
    });
  });
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
  const lettersOf = ({ left, right }: Equality) => [...new Set([...left.letters, ...right.letters])].join('');
  if (lettersOf(before) !== lettersOf(line)) return null;
  const given = givenBy(line);
  if (given && lettersOf(before) === given.letter) {
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
  // Several letters on both sides claim an identity; one side with numbers alone is what a question gives.
  const claims = line.left.letters.size > 0 && line.right.letters.size > 0;
  return claims && [...line.left.letters].every(letter => line.right.letters.has(letter))
    ? { kind: 'wrong', ...said, example }
    : null;
}

/** What can be said of each line of a student's working, in order. Lines that cannot be judged are left out. */
export function linesOf(message: string): Line[] {
  const equalities = equalitiesIn(message);
  return equalities.flatMap((line, i) => judge(line, equalities[i - 1]) ?? []);
}
