import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, upTo } from '../whole.ts';

interface Sought {
  /** N = first^a × second^b; `count` of its factors are multiples of first^i × second^j. */
  first: number;
  second: number;
  i: number;
  j: number;
  count: number;
  way: 'least' | 'greatest';
  frame: number;
}

const pairsOf = ({ count }: Sought) =>
  upTo(count).flatMap(u => (count % u === 0 ? [[u, count / u] as const] : []));
const spread = ({ i, j }: Sought, [u, v]: readonly [number, number]) => j * u + i * v;
const bestOf = (p: Sought, of: (pair: readonly [number, number]) => number, way = p.way) => {
  const list = pairsOf(p).map(of);
  return way === 'least' ? Math.min(...list) : Math.max(...list);
};
const kOf = ({ first, second, i, j }: Sought) => first ** i * second ** j;
const equal = (p: Sought) =>
  pairsOf(p).reduce((a, b) => (Math.abs(b[0] - b[1]) < Math.abs(a[0] - a[1]) ? b : a));
const pairAt = (p: Sought) =>
  pairsOf(p).find(pair => spread(p, pair) === bestOf(p, x => spread(p, x))) ?? [1, 1];

const extreme = form({
  form: 'extreme-number-of-factors',
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.DIO.3', 'AL.INQ.5'],
  stem: (p: Sought) => {
    const { first, second, count, way, frame } = p;
    return frame === 0
      ? `Let $N = ${first}^a \\times ${second}^b$ with positive integers $a$ and $b$. Exactly $${count}$ of the factors of $N$ are multiples of $${kOf(p)}$. What is the ${way} number of factors that $N$ can have?`
      : frame === 1
        ? `The only prime factors of a number are $${first}$ and $${second}$. Exactly $${count}$ of its factors are divisible by $${kOf(p)}$. What is the ${way === 'least' ? 'minimum' : 'maximum'} number of factors it can have altogether?`
        : `Among the positive factors of a number $${first}^a \\times ${second}^b$, where $a, b \\ge 1$, there are $${count}$ multiples of $${kOf(p)}$. Find the ${way === 'least' ? 'minimum' : 'maximum'} possible value of $(a + 1)(b + 1)$.`;
  },
  path: path<Sought>()
    .step(
      'count',
      ({ count }) => q(count),
      p =>
        `Multiples of $${kOf(p)}$ have an exponent of $${p.first}$ from $${p.i}$ on and one of $${p.second}$ from $${p.j}$ on. Count them, with short names for the two numbers of choices.`,
      ({ i, j }, { count }) =>
        `u = a${i === 1 ? '' : ` - ${i - 1}`}, \\; v = b${j === 1 ? '' : ` - ${j - 1}`}: \\quad u v = ${count}`,
    )
    .step(
      'spread',
      p => q(bestOf(p, pair => spread(p, pair))),
      ({ way }) =>
        `Write the number of all factors in $u$ and $v$. Only one part of it depends on how the product is split: make it as ${way === 'least' ? 'small' : 'large'} as possible over all pairs of factors.`,
      (p, { spread: best }) => {
        const [u, v] = pairAt(p);
        const [cu, cv] = [p.j === 1 ? '' : p.j, p.i === 1 ? '' : p.i];
        return `(u + ${p.i})(v + ${p.j}) = ${p.count} + ${p.i * p.j} + (${cu}u + ${cv}v), \\quad u = ${u}, v = ${v}: \\; ${cu}u + ${cv}v = ${best}`;
      },
    )
    .quiet('fixed', ({ i, j }, { count }) => count.add(i * j))
    .step(
      'total',
      (_p, { spread: best, fixed }) => best.add(fixed),
      'Add the parts.',
      (_p, { spread: best, fixed, total }) => `${fixed} + ${best} = ${total}`,
    ),
  slips: [
    {
      misconception: 'weights_swapped',
      at: 'spread',
      wrongly: p => {
        const [u, v] = pairAt(p);
        return q(spread(p, [v, u]));
      },
      words: (p, { total }) => {
        const [u, v] = pairAt(p);
        return `With $u = ${v}$ and $v = ${u}$ the total is $${total}$; the other way round it is ${p.way === 'least' ? 'smaller' : 'larger'}, since the exponents in $${kOf(p)}$ differ.`;
      },
    },
    {
      misconception: 'equal_split_assumed',
      at: 'spread',
      wrongly: p => q(spread(p, equal(p))),
      words: p => {
        const [u, v] = equal(p);
        return `The most equal split $${u} \\times ${v}$ was used; here $u$ and $v$ do not count alike, so it is not the extreme one.`;
      },
    },
    {
      misconception: 'opposite_extreme',
      at: 'spread',
      wrongly: p => q(bestOf(p, pair => spread(p, pair), p.way === 'least' ? 'greatest' : 'least')),
      words: ({ way }, { total }) =>
        `$${total}$ is the ${way === 'least' ? 'greatest' : 'least'} number of factors; the other end was asked.`,
    },
    {
      misconception: 'end_of_range_left_out',
      at: 'total',
      wrongly: p => q(bestOf(p, ([u, v]) => (u + p.i + 1) * (v + p.j + 1))),
      words: p =>
        `From $${p.i}$ to $a$ there are $a - ${p.i} + 1$ exponents, not $a - ${p.i}$; that makes both exponents one too large.`,
    },
    {
      misconception: 'product_of_minima_forgotten',
      at: 'fixed',
      wrongly: (_p, { count }) => count,
      words: ({ i, j }) =>
        `The product $(u + ${i})(v + ${j})$ was opened without its last part $${i} \\times ${j}$.`,
    },
    {
      misconception: 'exponent_zero_left_out',
      at: 'total',
      wrongly: p => q(bestOf(p, ([u, v]) => (u + p.i - 1) * (v + p.j - 1))),
      words: () => 'Here $a \\times b$ was formed; the number of factors is $(a + 1)(b + 1)$.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { count }) => isCount(value) && value.valueOf() > count,
  snapRead: p =>
    `Two unknown exponents, one count of special factors, and the ${p.way} number of all factors is wanted: whole numbers with a fixed product.`,
  approach: () =>
    'The special factors give a product of two whole numbers. The number of all factors is another product, in which the two are shifted. Open it: only a weighted sum depends on the split, so the pairs of factors can be compared quickly.',
  faster: (p, { spread: best }) => {
    const [u, v] = pairAt(p);
    return p.way === 'least'
      ? `$${p.j}u + ${p.i}v$ with $uv = ${p.count}$ is least where $${p.j}u$ and $${p.i}v$ are nearest: $u = ${u}$, $v = ${v}$, sum $${best}$.`
      : `A sum with fixed product is greatest at an end, so compare $u = 1$ with $v = 1$: $u = ${u}$, $v = ${v}$ wins.`;
  },
  check: (p, { total }) => {
    const [u, v] = pairAt(p);
    return `$a = ${u + p.i - 1}$, $b = ${v + p.j - 1}$: $${u} \\times ${v} = ${p.count}$ multiples of $${kOf(p)}$ among $${u + p.i} \\times ${v + p.j} = ${total}$ factors.`;
  },
  principle:
    'Counts of factors are products of whole numbers: list the pairs of factors and compare what is asked over them.',
  verify: p => {
    const found: number[] = [];
    for (let a = 1; a <= p.count + 5; a += 1)
      for (let b = 1; b <= p.count + 5; b += 1) {
        let held = 0;
        for (let x = p.i; x <= a; x += 1) held += Math.max(0, b - p.j + 1);
        if (held === p.count) found.push((a + 1) * (b + 1));
      }
    return q(p.way === 'least' ? Math.min(...found) : Math.max(...found));
  },
});

const sought = situation<Sought>({
  type: 'NS.FAC.3',
  situation: 'exponents-sought',
  tries: 20,
  draw: draw => {
    const [first = 2, second = 3] = draw.some([2, 3, 5, 7], 2).sort((a, b) => a - b);
    const p: Sought = {
      first,
      second,
      i: draw.int(1, 4),
      j: draw.int(1, 3),
      count: draw.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 60, 64, 72]),
      way: draw.pick(['least', 'least', 'greatest']),
      frame: draw.int(0, 2),
    };
    return p.i !== p.j && kOf(p) < 500 ? p : null;
  },
  forms: [extreme],
});

/** NS.FAC.3 Hard: counts of factors are given, exponents are sought. */
export const unknownExponents: readonly AnyTemplate[] = sought;
