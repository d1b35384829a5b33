/**
 * Signs by which an option can be told from those beside it without solving anything. A reader who knows the habits of
 * wrong options reads them (`guesses.ts`), and options are dealt so that the key bears each as often as another (`prices.ts`).
 */

/** An option as it is seen, with what can be said of it alone. */
interface Look {
  size: number | null;
  /** Which of the `marks` it has. */
  marks: readonly boolean[];
  /** Which of the `stemSigns` it has, by their places. */
  ofStem: readonly number[];
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
const numbersOf = (stem: string): number[] =>
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
function lookAt(text: string, size: number | null, stem: Stem): Look {
  return {
    size,
    marks: Object.values(marks).map(has => has(text, size)),
    ofStem: Object.values(stemSigns).flatMap((holds, at) => (size !== null && holds(size, stem) ? [at] : [])),
    parts: text.match(/\\sqrt\{\d+\}|\\pi|[\d.]+/g) ?? [],
    length: text.replace(/\\[a-z]+|[{}$\s]/g, '').length,
    zeros: /(0*)\D*$/.exec(text)?.[1]?.length ?? 0,
    lastDigit: /(\d)\D*$/.exec(text)?.[1] ?? '',
  };
}

export type Three<T> = readonly [T, T, T];

/** Adds so much to a sign. */
type Add = (sign: number, much: number) => void;

function addTexts(add: Add, own: Look, others: readonly Look[]): void {
  own.marks.forEach((has, m) => {
    const also = others.filter(other => other.marks[m]).length;
    if (has ? also === 0 : also === 3) add(atMarks + 3 * m + (has ? 0 : 1), 1);
    if (has && also === 1) add(atMarks + 3 * m + 2, 1);
  });
  if (own.parts.length > 1)
    for (const other of others) {
      if (other.parts[0] === own.parts[0]) add(atTexts, 1);
      if (other.parts.at(-1) === own.parts.at(-1)) add(atTexts + 1, 1);
    }
  for (const other of others) if (other.lastDigit === own.lastDigit) add(atTexts + 2, 1);
  if (others.every(other => other.length < own.length)) add(atTexts + 3, 1);
  if (others.every(other => other.length > own.length)) add(atTexts + 4, 1);
  if (others.every(other => other.zeros < own.zeros)) add(atTexts + 5, 1);
  if (others.every(other => other.zeros > own.zeros)) add(atTexts + 6, 1);
}

/** More times apart than this is told by a glance anyway. */
const mostTimes = Math.exp(2);
const timesApart = (a: number, b: number) =>
  Math.min(Math.log(mostTimes), Math.abs(Math.log((Math.abs(a) + 1e-9) / (Math.abs(b) + 1e-9))));

function addSizes(add: Add, a: number, others: Three<number>): void {
  const [b, c, d] = others;
  const spread = Math.max(a, b, c, d) - Math.min(a, b, c, d) || 1;
  const times: Three<number> = [timesApart(a, b), timesApart(a, c), timesApart(a, d)];
  const gaps: Three<number> = [Math.abs(a - b), Math.abs(a - c), Math.abs(a - d)];
  add(atSizes + Number(b < a) + Number(c < a) + Number(d < a), 1);
  if (others.every(other => a > 3 * Math.abs(other))) add(atSizes + 4, 1);
  if (a > 0 && others.every(other => 3 * a < other)) add(atSizes + 5, 1);
  add(atSizes + 6, Math.min(...times));
  add(atSizes + 7, (times[0] + times[1] + times[2]) / 3);
  add(atSizes + 8, Math.min(...gaps) / spread);
  add(atSizes + 9, (gaps[0] + gaps[1] + gaps[2]) / spread / 3);
}

/** What is seen of some options together with their stem. */
export interface Sight {
  /** The signs of one of four options beside the three others, which are named by their places, in the order of `signNames`. */
  signs(own: number, others: Three<number>): Float64Array;
  /** How much more of each sign an option bears than the four do on average. */
  surplus(own: number, others: Three<number>): Float64Array;
}

/** What is seen of an option alone, and of two together, is found once. */
export function sightOf(options: readonly { text: string; size: number | null }[], stem: string): Sight {
  const numbers = numbersOf(stem);
  const looks = options.map(({ text, size }) => lookAt(text, size, numbers));
  const found = new Map<number, readonly number[]>();
  const sizeOf = (i: number) => looks[i]?.size ?? 0;
  const together = (i: number, j: number): readonly number[] => {
    const at = i * options.length + j;
    const known = found.get(at);
    if (known) return known;
    const [a, b] = [sizeOf(i), sizeOf(j)];
    const signs = pairs.flatMap((holds, sign) => (holds(a, b, numbers) ? [atPairs + sign] : []));
    found.set(at, signs);
    return signs;
  };
  const addAll = (add: Add, own: number, others: Three<number>) => {
    const look = looks[own] as Look;
    addTexts(
      add,
      look,
      others.map(i => looks[i] as Look),
    );
    if (look.size === null || others.some(i => looks[i]?.size === null)) return;
    const a = look.size;
    const three = others.map(sizeOf) as unknown as Three<number>;
    const [b, c, d] = three;
    for (const sign of look.ofStem) add(sign, 1);
    for (const i of others) for (const sign of together(own, i)) add(sign, 1);
    for (let i = 0; i < twos.length; i += 1) {
      const holds = twos[i] as (typeof twos)[number];
      const times = Number(holds(a, b, c)) + Number(holds(a, b, d)) + Number(holds(a, c, d));
      if (times > 0) add(atTwos + i, times);
    }
    addSizes(add, a, three);
  };
  const into = (signs: Float64Array, weight: number): Add => {
    return (sign, much) => {
      signs[sign] = (signs[sign] ?? 0) + weight * much;
    };
  };
  return {
    signs: (own, others) => {
      const signs = new Float64Array(signNames.length);
      addAll(into(signs, 1), own, others);
      return signs;
    },
    surplus: (own, [i, j, k]) => {
      const signs = new Float64Array(signNames.length);
      const less = into(signs, -1 / 4);
      addAll(into(signs, 3 / 4), own, [i, j, k]);
      addAll(less, i, [own, j, k]);
      addAll(less, j, [own, i, k]);
      addAll(less, k, [own, i, j]);
      return signs;
    },
  };
}
