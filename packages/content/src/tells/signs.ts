/**
 * Signs: features that distinguish an option from the others without solving the question. A test-wise guesser uses
 * them (`guesses.ts`); options are chosen so that each sign is as frequent on the key as on another option
 * (`prices.ts`).
 */

/** Features of a single option. */
interface Look {
  size: number | null;
  /** 1 for each of the `marks` that it has. */
  marks: Uint8Array;
  /** Indices of its `stemSigns`. */
  ofStem: readonly number[];
  /** Its numbers, roots and letters: `12 : 7` has two. */
  parts: readonly string[];
  length: number;
  /** Trailing zeros. */
  zeros: number;
  lastDigit: string;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
const isWhole = (a: number) => near(a, Math.round(a));

/** The distinct numbers of a stem, without 0 and 1. */
export const numbersOf = (stem: string): number[] =>
  [...new Set(stem.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [])]
    .map(Number)
    .filter(n => n >= 2);

type Stem = readonly number[];

/** Relations of an option `a` to another one, `b`. */
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

/** Relations of an option to two others. */
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

/** Relations of an option to the numbers of the stem. */
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

/** Properties of an option; it stands out when it alone has, or lacks, one. */
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

const ofStem = Object.values(stemSigns);
const marked = Object.values(marks);
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

/** Names of the signs, in the order of their values. */
export const signNames: readonly string[] = [
  ...Object.keys(stemSigns),
  ...markNames.flatMap(name => [`alone ${name}`, `alone not ${name}`, `one of two ${name}`]),
  ...textNames,
  ...Object.keys(pairSigns),
  ...Object.keys(twoSigns),
  ...sizeNames,
];
const atMarks = ofStem.length;
const atTexts = atMarks + 3 * markNames.length;
const atPairs = atTexts + textNames.length;
const atTwos = atPairs + pairs.length;
const atSizes = atTwos + twos.length;

/** Features of an option and its relations to the stem. */
function lookAt(text: string, size: number | null, stem: Stem): Look {
  return {
    size,
    marks: Uint8Array.from(marked, has => Number(has(text, size))),
    ofStem: ofStem.flatMap((holds, at) => (size !== null && holds(size, stem) ? [at] : [])),
    parts: text.match(/\\sqrt\{(?:\d|\{,\})+\}|\\pi|[\d.]+/g) ?? [],
    length: text.replace(/\\[a-z]+|[{}$\s]/g, '').length,
    zeros: /(0*)\D*$/.exec(text)?.[1]?.length ?? 0,
    lastDigit: /(\d)\D*$/.exec(text)?.[1] ?? '',
  };
}

export type Three<T> = readonly [T, T, T];

/** Adds a value to a sign. */
type Add = (sign: number, much: number) => void;

function addTexts(add: Add, own: Look, x: Look, y: Look, z: Look): void {
  for (let m = 0; m < marked.length; m += 1) {
    const also = (x.marks[m] ?? 0) + (y.marks[m] ?? 0) + (z.marks[m] ?? 0);
    if (!own.marks[m]) {
      if (also === 3) add(atMarks + 3 * m + 1, 1);
    } else if (also === 0) add(atMarks + 3 * m, 1);
    else if (also === 1) add(atMarks + 3 * m + 2, 1);
  }
  for (const other of [x, y, z]) {
    if (own.parts.length > 1 && other.parts[0] === own.parts[0]) add(atTexts, 1);
    if (own.parts.length > 1 && other.parts.at(-1) === own.parts.at(-1)) add(atTexts + 1, 1);
    if (other.lastDigit === own.lastDigit) add(atTexts + 2, 1);
  }
  if (Math.max(x.length, y.length, z.length) < own.length) add(atTexts + 3, 1);
  if (Math.min(x.length, y.length, z.length) > own.length) add(atTexts + 4, 1);
  if (Math.max(x.zeros, y.zeros, z.zeros) < own.zeros) add(atTexts + 5, 1);
  if (Math.min(x.zeros, y.zeros, z.zeros) > own.zeros) add(atTexts + 6, 1);
}

/** Maximum ratio that is distinguished. */
const mostTimes = Math.exp(2);
const timesApart = (a: number, b: number) =>
  Math.min(Math.log(mostTimes), Math.abs(Math.log((Math.abs(a) + 1e-9) / (Math.abs(b) + 1e-9))));

function addSizes(add: Add, a: number, others: Three<number>, times: Three<number>): void {
  const [b, c, d] = others;
  const spread = Math.max(a, b, c, d) - Math.min(a, b, c, d) || 1;
  const gaps: Three<number> = [Math.abs(a - b), Math.abs(a - c), Math.abs(a - d)];
  add(atSizes + Number(b < a) + Number(c < a) + Number(d < a), 1);
  if (a > 3 * Math.abs(b) && a > 3 * Math.abs(c) && a > 3 * Math.abs(d)) add(atSizes + 4, 1);
  if (a > 0 && 3 * a < b && 3 * a < c && 3 * a < d) add(atSizes + 5, 1);
  add(atSizes + 6, Math.min(...times));
  add(atSizes + 7, (times[0] + times[1] + times[2]) / 3);
  add(atSizes + 8, Math.min(...gaps) / spread);
  add(atSizes + 9, (gaps[0] + gaps[1] + gaps[2]) / spread / 3);
}

/** The signs of some options with their stem. */
export interface Sight {
  /** Signs of option `own` beside three others (all by index), in the order of `signNames`. */
  signs(own: number, others: Three<number>): Float64Array;
  /** Signs of `own` minus the mean over the four options; written into `signs` or a new array. */
  surplus(own: number, others: Three<number>, signs?: Float64Array): Float64Array;
}

/** Caches a function of an index. */
function cached<T>(work: (at: number) => T): (at: number) => T {
  const known: T[] = [];
  return at => {
    const before = known[at];
    if (before !== undefined) return before;
    const now = work(at);
    known[at] = now;
    return now;
  };
}

/** The signs of options, with cached features of single options, pairs and triples. */
export function sightOf(options: readonly { text: string; size: number | null }[], stem: string): Sight {
  const numbers = numbersOf(stem);
  const looks = options.map(({ text, size }) => lookAt(text, size, numbers));
  const sizes = looks.map(({ size }) => size ?? 0);
  const many = options.length;
  const sizeOf = (i: number) => sizes[i] ?? 0;
  const together = cached(at => {
    const [a, b] = [sizeOf(Math.floor(at / many)), sizeOf(at % many)];
    return pairs.flatMap((holds, sign) => (holds(a, b, numbers) ? [atPairs + sign] : []));
  });
  const times = cached(at => timesApart(sizeOf(Math.floor(at / many)), sizeOf(at % many)));
  /** Signs of an option beside two others, as bits. */
  const besideTwo = cached(at => {
    const [a, b, c] = [Math.floor(at / many / many), Math.floor(at / many) % many, at % many].map(sizeOf);
    return twos.reduce((bits, holds, i) => bits | (Number(holds(a ?? 0, b ?? 0, c ?? 0)) << i), 0);
  });
  const bitsOf = (own: number, i: number, j: number) =>
    besideTwo((own * many + Math.min(i, j)) * many + Math.max(i, j));
  const addAll = (add: Add, own: number, i: number, j: number, k: number) => {
    const [look, x, y, z] = [looks[own], looks[i], looks[j], looks[k]] as [Look, Look, Look, Look];
    addTexts(add, look, x, y, z);
    if (look.size === null || x.size === null || y.size === null || z.size === null) return;
    for (const sign of look.ofStem) add(sign, 1);
    const row = own * many;
    for (const sign of together(row + i)) add(sign, 1);
    for (const sign of together(row + j)) add(sign, 1);
    for (const sign of together(row + k)) add(sign, 1);
    const [first, second, third] = [bitsOf(own, i, j), bitsOf(own, i, k), bitsOf(own, j, k)];
    for (let sign = 0, any = first | second | third; any >> sign > 0; sign += 1) {
      const much = ((first >> sign) & 1) + ((second >> sign) & 1) + ((third >> sign) & 1);
      if (much > 0) add(atTwos + sign, much);
    }
    addSizes(add, look.size, [x.size, y.size, z.size], [times(row + i), times(row + j), times(row + k)]);
  };
  const into = (signs: Float64Array, weight: number): Add => {
    return (sign, much) => {
      signs[sign] = (signs[sign] ?? 0) + weight * much;
    };
  };
  return {
    signs: (own, [i, j, k]) => {
      const signs = new Float64Array(signNames.length);
      addAll(into(signs, 1), own, i, j, k);
      return signs;
    },
    surplus: (own, [i, j, k], signs = new Float64Array(signNames.length)) => {
      signs.fill(0);
      const less = into(signs, -1 / 4);
      addAll(into(signs, 3 / 4), own, i, j, k);
      addAll(less, i, own, j, k);
      addAll(less, j, own, i, k);
      addAll(less, k, own, i, j);
      return signs;
    },
  };
}
