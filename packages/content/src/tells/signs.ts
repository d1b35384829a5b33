/**
 * Signs by which an option can be told from those beside it without solving anything. A reader who knows the habits of
 * wrong options reads them (`guesses.ts`), and options are dealt so that the key bears each as often as another (`prices.ts`).
 */

/** An option as it is seen, with what can be said of it alone. */
export interface Look {
  size: number | null;
  /** Which of the `marks` it has. */
  marks: readonly boolean[];
  /** Which of the `stemSigns` it has. */
  ofStem: readonly boolean[];
  /** Its numbers, roots and letters: `12 : 7` has two. */
  parts: readonly string[];
  length: number;
  /** Noughts at its end. */
  zeros: number;
  lastDigit: string;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
const isWhole = (a: number) => near(a, Math.round(a));

/** The different numbers of a stem from 2 on; 1 and 0 say nothing. */
export const numbersOf = (stem: string): number[] =>
  [...new Set(stem.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [])]
    .map(Number)
    .filter(n => n >= 2);

type Stem = readonly number[];

/** How an option `a` stands to another one, `b`. */
const pairSigns: Record<string, (a: number, b: number, stem: Stem) => boolean> = {
  'half of another': (a, b) => near(2 * a, b),
  'double of another': (a, b) => near(2 * b, a),
  'third of another': (a, b) => near(3 * a, b),
  'three times another': (a, b) => near(3 * b, a),
  'two thirds of another': (a, b) => near(3 * a, 2 * b),
  'half as much again': (a, b) => near(2 * a, 3 * b),
  'root of another': (a, b) => a !== b && near(a * a, b),
  'square of another': (a, b) => a !== b && near(b * b, a),
  'one below another': (a, b) => near(a + 1, b),
  'one above another': (a, b) => near(b + 1, a),
  'two below another': (a, b) => near(a + 2, b),
  'two above another': (a, b) => near(b + 2, a),
  'opposite of another': (a, b) => near(a, -b),
  'reciprocal of another': (a, b) => near(a * b, 1),
  'below another by a number of the stem': (a, b, stem) => stem.some(n => n > 2 && near(a + n, b)),
  'above another by a number of the stem': (a, b, stem) => stem.some(n => n > 2 && near(b + n, a)),
  'with another a number of the stem': (a, b, stem) => stem.some(n => near(a + b, n)),
  'another over a number of the stem': (a, b, stem) => stem.some(n => n > 2 && near(a * n, b)),
  'another times a number of the stem': (a, b, stem) => stem.some(n => n > 2 && near(b * n, a)),
  'rises to another by a per cent of the stem': (a, b, stem) =>
    stem.some(n => n < 100 && near(a * (100 + n), 100 * b)),
  'is what another falls to': (a, b, stem) => stem.some(n => n < 100 && near(100 * a, b * (100 - n))),
  'is what another rises to': (a, b, stem) => stem.some(n => n < 100 && near(100 * a, b * (100 + n))),
  'falls to another by a per cent of the stem': (a, b, stem) =>
    stem.some(n => n < 100 && near(100 * b, a * (100 - n))),
};

/** How an option stands to two others. */
const twoSigns: Record<string, (a: number, b: number, c: number) => boolean> = {
  'sum of two others': (a, b, c) => near(b + c, a),
  'difference of two others': (a, b, c) => near(a + b, c) || near(a + c, b),
  'mean of two others': (a, b, c) => near(b + c, 2 * a),
  'end of three equally apart': (a, b, c) => near(a + b, 2 * c) || near(a + c, 2 * b),
  'product of two others': (a, b, c) => near(b * c, a),
  'quotient of two others': (a, b, c) => near(a * b, c) || near(a * c, b),
  'middle of three in a ratio': (a, b, c) => near(b * c, a * a),
};

const made = (a: number, stem: Stem, of: (m: number, n: number) => number) =>
  stem.some((m, i) => stem.some((n, j) => i !== j && near(of(m, n), a)));

/** How an option stands to the stem. */
const stemSigns: Record<string, (a: number, stem: Stem) => boolean> = {
  'in the stem': (a, stem) => stem.some(n => near(n, a)),
  'sum of the stem': (a, stem) => made(a, stem, (m, n) => m + n),
  'difference of the stem': (a, stem) => made(a, stem, (m, n) => m - n),
  'product of the stem': (a, stem) => made(a, stem, (m, n) => m * n),
  'quotient of the stem': (a, stem) => made(a, stem, (m, n) => m / n),
  'per cent of the stem': (a, stem) => made(a, stem, (m, n) => (m * n) / 100),
  'multiple of the stem': (a, stem) => a !== 0 && stem.some(n => n > 2 && isWhole(a / n)),
  'divides the stem': (a, stem) => a > 1 && stem.some(n => isWhole(n / a)),
  'above the stem': (a, stem) => stem.every(n => a > n),
  'below the stem': (a, stem) => stem.every(n => a < n),
};

/** What some options have and others not: whoever is alone with it, or alone without, shows. */
const marks: Record<string, (text: string, size: number | null) => boolean> = {
  fraction: text => text.includes('frac'),
  decimal: text => /\d\.\d/.test(text),
  root: text => text.includes('sqrt'),
  pi: text => text.includes('\\pi'),
  whole: (_, a) => a !== null && isWhole(a),
  odd: (_, a) => a !== null && Math.abs(a % 2) === 1,
  'multiple of 3': (_, a) => a !== null && isWhole(a / 3),
  'multiple of 5': (_, a) => a !== null && isWhole(a / 5),
  square: (_, a) => a !== null && a >= 0 && isWhole(Math.sqrt(a)),
  negative: (_, a) => a !== null && a < 0,
};

const pairs = Object.values(pairSigns);
const twos = Object.values(twoSigns);
const markNames = Object.keys(marks);
const textNames = [
  'first part shared',
  'last part shared',
  'last digit shared',
  'longest',
  'shortest',
  'rounder',
  'less round',
];
const sizeNames = [
  'lowest',
  'second lowest',
  'second highest',
  'highest',
  'far above all',
  'far below all',
  'times apart from the nearest',
  'times apart from all',
  'gap to the nearest',
  'gap to all',
];

/** The names of the signs, in the order of their values. */
export const signNames: readonly string[] = [
  ...Object.keys(stemSigns),
  ...markNames.flatMap(name => [`alone ${name}`, `alone not ${name}`, `one of two ${name}`]),
  ...textNames,
  ...Object.keys(pairSigns),
  ...Object.keys(twoSigns),
  ...sizeNames,
];
const atMarks = Object.keys(stemSigns).length;
const atTexts = atMarks + 3 * markNames.length;
const atPairs = atTexts + textNames.length;
const atTwos = atPairs + pairs.length;
const atSizes = atTwos + twos.length;

/** What is seen of an option alone, beside the numbers of its stem. */
export function lookAt(text: string, size: number | null, stem: Stem): Look {
  return {
    size,
    marks: Object.values(marks).map(has => has(text, size)),
    ofStem: Object.values(stemSigns).map(holds => size !== null && holds(size, stem)),
    parts: text.match(/\\sqrt\{\d+\}|\\pi|[\d.]+/g) ?? [],
    length: text.replace(/\\[a-z]+|[{}$\s]/g, '').length,
    zeros: /(0*)\D*$/.exec(text)?.[1]?.length ?? 0,
    lastDigit: /(\d)\D*$/.exec(text)?.[1] ?? '',
  };
}

type Four<T> = readonly [T, T, T, T];
/** The three other places of each place. */
const othersOf: Four<readonly [number, number, number]> = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
];

function markTexts(into: Float64Array, own: Look, others: readonly Look[]): void {
  own.marks.forEach((has, m) => {
    const also = others.filter(other => other.marks[m]).length;
    if (has ? also === 0 : also === 3) into[atMarks + 3 * m + (has ? 0 : 1)] = 1;
    if (has && also === 1) into[atMarks + 3 * m + 2] = 1;
  });
  const shared = (place: number) =>
    own.parts.length > 1 ? others.filter(other => other.parts.at(place) === own.parts.at(place)).length : 0;
  [
    shared(0),
    shared(-1),
    others.filter(other => other.lastDigit === own.lastDigit).length,
    others.every(other => other.length < own.length),
    others.every(other => other.length > own.length),
    others.every(other => other.zeros < own.zeros),
    others.every(other => other.zeros > own.zeros),
  ].forEach((found, i) => {
    into[atTexts + i] = Number(found);
  });
}

/** More times apart than this is told by a glance anyway. */
const mostTimes = Math.exp(2);
const timesApart = (a: number, b: number) =>
  Math.min(Math.log(mostTimes), Math.abs(Math.log((Math.abs(a) + 1e-9) / (Math.abs(b) + 1e-9))));

function markSizes(into: Float64Array, a: number, others: readonly number[]): void {
  const below = others.filter(b => b < a).length;
  const spread = Math.max(a, ...others) - Math.min(a, ...others) || 1;
  const times = others.map(b => timesApart(a, b));
  const gaps = others.map(b => Math.abs(a - b) / spread);
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  into[atSizes + below] = 1;
  into[atSizes + 4] = Number(others.every(b => a > 3 * Math.abs(b)));
  into[atSizes + 5] = Number(a > 0 && others.every(b => 3 * a < b));
  into[atSizes + 6] = Math.min(...times);
  into[atSizes + 7] = mean(times);
  into[atSizes + 8] = Math.min(...gaps);
  into[atSizes + 9] = mean(gaps);
}

/** The signs of each of four options, in the order of `signNames`. */
export function signsOf(four: readonly Look[], stem: Stem): Float64Array[] {
  const sizes = four.flatMap(({ size }) => (size === null ? [] : [size]));
  return four.map((own, i) => {
    const into = new Float64Array(signNames.length);
    const [j, k, l] = othersOf[i as 0];
    markTexts(into, own, [four[j], four[k], four[l]] as Look[]);
    if (sizes.length < four.length) return into;
    const [a, b, c, d] = [i, j, k, l].map(at => sizes[at]) as [number, number, number, number];
    own.ofStem.forEach((holds, at) => {
      into[at] = Number(holds);
    });
    pairs.forEach((holds, at) => {
      into[atPairs + at] = Number(holds(a, b, stem)) + Number(holds(a, c, stem)) + Number(holds(a, d, stem));
    });
    twos.forEach((holds, at) => {
      into[atTwos + at] = Number(holds(a, b, c)) + Number(holds(a, b, d)) + Number(holds(a, c, d));
    });
    markSizes(into, a, [b, c, d]);
    return into;
  });
}
