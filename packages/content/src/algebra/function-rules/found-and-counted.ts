import { path } from '../../path.ts';
import { addedTex, fractionTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const size = (n: number) => (n === 1 ? '' : String(n));

interface Branches {
  /** f(x) = px + r/x from af(x) + bf(1/x); k runs from −low to high. */
  a: number;
  b: number;
  p: number;
  r: number;
  low: number;
  high: number;
  way: boolean;
}

const sides = ({ a, b, p, r }: Branches): [number, number] => [a * p + b * r, a * r + b * p];
const given = (s: Branches) => {
  const [one, other] = sides(s);
  return `${size(s.a)}f(x) + ${size(s.b)}f\\left(\\frac{1}{x}\\right) = ${one}x + \\frac{${other}}{x}`;
};
/** The least positive whole k with k² at least a number. */
const rootAbove = (square: number) => {
  let k = 0;
  while (k * k < square) k += 1;
  return k;
};

const valuesTaken = form({
  form: 'whole-values-taken',
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.INQ.6'],
  seconds: 115,
  entry: true,
  likely: true,
  stem: (s: Branches) =>
    s.way
      ? `For all real $x \\ne 0$ a function satisfies $${given(s)}$. For how many integers $k$ with $-${s.low} \\le k \\le ${s.high}$ does the equation $f(x) = k$ have a real solution?`
      : `Let $${given(s)}$ for every non-zero real number $x$. How many integers from $-${s.low}$ to $${s.high}$, both included, are values of $f$?`,
  path: path<Branches>()
    .step(
      'p',
      ({ p }) => q(p),
      'Replace $x$ by its reciprocal and eliminate the value there; compare the coefficients of $x$.',
      s => {
        const [one, other] = sides(s);
        return `\\frac{${s.a} \\times ${one} - ${s.b} \\times ${other}}{${s.a}^2 - ${s.b}^2} = ${s.p}`;
      },
    )
    .step(
      'r',
      ({ r }) => q(r),
      'Do the same for the reciprocal term.',
      s => {
        const [one, other] = sides(s);
        return `\\frac{${s.a} \\times ${other} - ${s.b} \\times ${one}}{${s.a}^2 - ${s.b}^2} = ${s.r}, \\quad f(x) = ${size(s.p)}x + \\frac{${s.r}}{x}`;
      },
    )
    .quiet('square', (_s, { p, r }) => p.mul(r).mul(4))
    .step(
      'least',
      (_s, { square }) => q(rootAbove(square.valueOf())),
      '$f(x) = k$ is a quadratic in $x$ without the root zero. It has a real solution when its discriminant is not negative; find the least positive $k$.',
      ({ p, r }, { square, least }) =>
        `${size(p)}x^2 - kx + ${r} = 0: \\quad k^2 \\ge ${square}, \\quad |k| \\ge ${least}`,
    )
    .quiet('positive', ({ high }, { least }) => q(high).sub(least).add(1))
    .quiet('negative', ({ low }, { least }) => q(Math.max(0, low + 1 - least.valueOf())))
    .step(
      'count',
      (_s, { positive, negative }) => positive.add(negative),
      'Negative $x$ give negative values in the same way. Count both ends of the range.',
      ({ low, high }, { least, positive, negative, count }) =>
        `${least} \\text{ to } ${high}: ${positive}, \\quad -${low} \\text{ to } -${least}: ${negative}, \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'negative_values_forgotten',
      at: 'negative',
      wrongly: () => q(0),
      words: (_s, { positive }) =>
        `Only the $${positive}$ positive values were counted; for negative $x$ both terms are negative.`,
    },
    {
      misconception: 'gap_counted_instead',
      at: 'count',
      wrongly: ({ low, high }, { positive, negative }) =>
        q(low + high + 1)
          .sub(positive)
          .sub(negative),
      words: (_s, { least }) =>
        `Here the integers with $|k| < ${least}$ were counted, for which there is no solution.`,
    },
    {
      misconception: 'root_of_product_not_doubled',
      at: 'square',
      wrongly: (_s, { p, r }) => p.mul(r),
      words: (_s, { p, r }) =>
        `The bound used is $\\sqrt{${p} \\times ${r}}$; the least positive value is twice that.`,
    },
    {
      misconception: 'equality_excluded',
      at: 'least',
      wrongly: (_s, { least, square }) => (least.mul(least).equals(square) ? least.add(1) : null),
      words: (_s, { least }) => `$|k| = ${least.sub(1)}$ is taken too, where the quadratic has equal roots.`,
    },
    {
      misconception: 'rounds_the_root_down',
      at: 'least',
      wrongly: (_s, { least, square }) => (least.mul(least).equals(square) ? null : least.sub(1)),
      words: (_s, { least, square }) =>
        `$${least}^2 = ${least.mul(least)}$ is still below $${square}$, so $${least}$ is no value.`,
    },
    {
      misconception: 'value_at_one',
      at: 'least',
      wrongly: (_s, { p, r }) => (p.equals(r) ? null : p.add(r)),
      words: (_s, { least }) =>
        `$f(1) = ${least}$ was taken for the least positive value; the terms are not equal at $x = 1$.`,
    },
    {
      misconception: 'range_taken_as_symmetric',
      at: 'negative',
      wrongly: (_s, { positive, negative }) => (positive.equals(negative) ? null : positive),
      words: ({ low, high }) =>
        `The positive count was doubled, but the range goes to $-${low}$ and to $${high}$.`,
    },
    {
      misconception: 'coefficients_from_one_equation',
      at: 'square',
      wrongly: s => {
        const [one, other] = sides(s);
        return q(4 * one * other, (s.a + s.b) ** 2);
      },
      words: ({ a, b }) =>
        `The coefficients were divided by $${a} + ${b}$ one by one, as if $f(x)$ and $f(\\frac{1}{x})$ were equal.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { low, high }) =>
    value.d === 1n && value.valueOf() > 0 && value.valueOf() < low + high + 1,
  snapRead: () =>
    'A function is tied to its value at the reciprocal; the integers among its values are counted in a range.',
  approach: () =>
    'Two equations give the function, a multiple of $x$ and one of its reciprocal. A value is taken when a quadratic has real roots; this leaves a gap around zero.',
  faster: (s, { square, least }) => {
    const [one, other] = sides(s);
    return `Sum and difference of the coefficients are $\\frac{${one + other}}{${s.a + s.b}}$ and $\\frac{${one - other}}{${s.a - s.b}}$, so $f(x) = ${size(s.p)}x + \\frac{${s.r}}{x}$ and $|f| \\ge \\sqrt{${square}}$: from $${least}$ on.`.replaceAll(
      /\\frac\{(-?\d+)\}\{(-\d+)\}/g,
      (_all, top: string, bottom: string) => `\\frac{${-Number(top)}}{${-Number(bottom)}}`,
    );
  },
  check: (s, { square, least }) =>
    `With this $f$ the left side has $${s.a} \\times ${s.p} + ${s.b} \\times ${s.r} = ${sides(s)[0]}$ as coefficient of $x$; $${least}^2 = ${least.mul(least)} \\ge ${square}$, but $${least.sub(1)}^2 = ${least.sub(1).mul(least.sub(1))}$ is less.`,
  principle:
    'A sum of a multiple of x and a multiple of its reciprocal has two branches: no value lies between them.',
  verify: ({ a, b, p, r, low, high }) => {
    const [one, other] = [a * p + b * r, a * r + b * p];
    const f = (x: number) => {
      // af(x) + bf(1/x) = u and bf(x) + af(1/x) = v
      const u = one * x + other / x;
      const v = one / x + other * x;
      return (a * u - b * v) / (a * a - b * b);
    };
    // The extreme value of each branch by search.
    let least = Number.POSITIVE_INFINITY;
    for (let i = 1; i <= 8000; i += 1) least = Math.min(least, f(i / 1000), f(1000 / i));
    let count = 0;
    for (let k = -low; k <= high; k += 1) if (Math.abs(k) >= least - 1e-4) count += 1;
    return q(count);
  },
});

interface Line {
  /** f(x) = px² + (h/2)x from af(x) + bf(−x); the line y = kx − c. */
  a: number;
  b: number;
  p: number;
  h: number;
  c: number;
  way: boolean;
}

const parts = ({ a, b, p, h }: Line): [number, number] => [(a + b) * p, ((a - b) * h) / 2];
const linear = (h: number) => (h === 0 ? '' : addedTex(q(h, 2)).replace(/([+-]) 1$/, '$1 '));
const quadratic = ({ p, h }: Line) => `${size(p)}x^2 ${linear(h)}x`;
const tie = (s: Line) => {
  const [even, odd] = parts(s);
  return `${size(s.a)}f(x) + ${size(s.b)}f(-x) = ${polynomialTex([even, odd, 0])}`;
};

const missed = form({
  form: 'lines-that-miss-the-graph',
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.INQ.3'],
  seconds: 105,
  entry: true,
  likely: true,
  stem: (s: Line) =>
    s.way
      ? `A function satisfies $${tie(s)}$ for all real $x$. For how many positive integers $k$ does the equation $f(x) = kx - ${s.c}$ have no real solution?`
      : `For every real $x$, $${tie(s)}$. How many lines $y = kx - ${s.c}$, where $k$ is a positive integer, have no point in common with the graph of $y = f(x)$?`,
  path: path<Line>()
    .step(
      'even',
      ({ p }) => q(p),
      'Replace $x$ by $-x$ and add the equations: the even part is found.',
      s =>
        `(${s.a} + ${s.b})(f(x) + f(-x)) = ${2 * parts(s)[0]}x^2, \\quad \\text{even part } ${size(s.p)}x^2`,
    )
    .step(
      'odd',
      ({ h }) => q(h, 2),
      'Subtract them: the odd part is found, and with it the function.',
      s =>
        `(${s.a} - ${s.b})(f(x) - f(-x)) = ${polynomialTex([2 * parts(s)[1], 0])}, \\quad f(x) = ${quadratic(s)}`,
    )
    .quiet('product', ({ c }, { even }) => even.mul(4 * c))
    .step(
      'most',
      (_s, { odd, product }) => q(Math.ceil(odd.valueOf() + Math.sqrt(product.valueOf()) - 1e-9) - 1),
      'There is no solution when the discriminant is negative; find the greatest integer $k$.',
      ({ p, c }, { odd, product, most }) =>
        `${size(p)}x^2 + (${fractionTex(odd)} - k)x + ${c} = 0: \\quad (k ${addedTex(odd.neg())})^2 < ${product}, \\quad k \\le ${most}`,
    )
    .step(
      'least',
      (_s, { odd, product }) =>
        q(Math.max(1, Math.floor(odd.valueOf() - Math.sqrt(product.valueOf()) + 1e-9) + 1)),
      'And the least one that is positive.',
      (_s, { odd, product, least }) => {
        const low = Math.floor(odd.valueOf() - Math.sqrt(product.valueOf()) + 1e-9) + 1;
        return low < 1 ? `k \\ge ${low}, \\ k > 0: \\quad k \\ge ${least}` : `k \\ge ${least}`;
      },
    )
    .step(
      'count',
      (_s, { most, least }) => most.sub(least).add(1),
      'Count the integers between, both ends included.',
      (_s, { most, least, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'positivity_forgotten',
      at: 'least',
      wrongly: (_s, { odd, product, least }) => {
        const low = Math.floor(odd.valueOf() - Math.sqrt(product.valueOf()) + 1e-9) + 1;
        return low < least.valueOf() ? q(low) : null;
      },
      words: (_s, { least }) =>
        `All integers from $${least}$ on were counted; zero and negative ones are not allowed here.`,
    },
    {
      misconception: 'linear_term_forgotten',
      at: 'odd',
      wrongly: (_s, { odd }) => (odd.equals(0) ? null : q(0)),
      words: (_s, { product }) =>
        `The condition was taken as $k^2 < ${product}$; the linear term of $f$ belongs in the bracket too.`,
    },
    {
      misconception: 'even_part_divided_by_difference',
      at: 'even',
      wrongly: s => (parts(s)[0] / (s.a - s.b) > 0 ? q(parts(s)[0], s.a - s.b) : null),
      words: ({ a, b }) => `The even part was divided by $${a} - ${b}$; for it the coefficients add.`,
    },
    {
      misconception: 'odd_part_divided_by_sum',
      at: 'odd',
      wrongly: s => q(parts(s)[1], s.a + s.b),
      words: ({ a, b }) => `The odd part was divided by $${a} + ${b}$; for it the coefficients subtract.`,
    },
    {
      misconception: 'four_of_discriminant_lost',
      at: 'product',
      wrongly: ({ c }, { even }) => even.mul(c),
      words: (_s, { product }) =>
        `With $${product}$ on the right the factor $4$ of the discriminant is missing.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_s, { most, least }) => most.sub(least),
      words: (_s, { most, least }) => `$${most} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'tangents_counted',
      at: 'most',
      wrongly: (_s, { most }) => most.add(1),
      words: (_s, { most }) =>
        `At $k = ${most}$ the discriminant is not negative any more, so there is a solution.`,
    },
    {
      misconception: 'sign_of_linear_term',
      at: 'odd',
      wrongly: (_s, { odd }) => (odd.equals(0) ? null : odd.neg()),
      words: (_s, { odd }) => `The linear term was taken as $${fractionTex(odd)}x$, with the wrong sign.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A function is tied to its value at the opposite number; lines that miss its graph are counted.',
  approach: () =>
    'Even and odd parts come separately, by adding and subtracting. Then a negative discriminant bounds the slope on both sides, and only positive integers count.',
  faster: (s, { product, odd }) =>
    `$x^2$ is even and $x$ odd: divide by $${s.a} + ${s.b}$ and $${s.a} - ${s.b}$ to get $f(x) = ${quadratic(s)}$; then $|k ${addedTex(odd.neg())}| < \\sqrt{${product}}$.`,
  check: ({ p, c }, { odd, most }) => {
    const d = (k: number) => (k - odd.valueOf()) ** 2 - 4 * p * c;
    return `The discriminant at $k = ${most}$ is $${d(most.valueOf())}$, at $k = ${most.add(1)}$ it is $${d(most.valueOf() + 1)}$.`;
  },
  principle:
    'Find the function first; that a line misses its graph is a negative discriminant, which bounds the slope on both sides.',
  verify: s => {
    const [even, odd] = parts(s);
    // af(x) + bf(−x) = u(x), so f(x) = (a·u(x) − b·u(−x))/(a² − b²).
    const u = (x: number) => even * x * x + odd * x;
    const f = (x: number) => (s.a * u(x) - s.b * u(-x)) / (s.a * s.a - s.b * s.b);
    let count = 0;
    for (let k = 1; k <= 120; k += 1) {
      // f(x) − kx + c is a quadratic with values at −1, 0, 1: its least value.
      const g = (x: number) => f(x) - k * x + s.c;
      const lead = (g(1) + g(-1)) / 2 - g(0);
      const middle = (g(1) - g(-1)) / 2;
      if (g(-middle / (2 * lead)) > 1e-9) count += 1;
    }
    return q(count);
  },
});

/** AL.FUN.2 Hard: the function is found, and then its values or the lines beside its graph are counted. */
export const foundAndCounted: readonly AnyTemplate[] = [
  ...situation<Branches>({
    type: 'AL.FUN.2',
    situation: 'two-branches',
    draw: draw => {
      const [a, b] = draw.some([1, 2, 3, 4, 5, 6], 2) as [number, number];
      const p = draw.int(1, 8);
      const r = draw.int(1, 15);
      const least = rootAbove(4 * p * r);
      if (p === r || least < 5 || least > 22) return null;
      return {
        a,
        b,
        p,
        r,
        low: least + draw.int(1, 14),
        high: least + draw.int(1, 14),
        way: draw.chance(0.5),
      };
    },
    forms: [valuesTaken],
  }),
  ...situation<Line>({
    type: 'AL.FUN.2',
    situation: 'line-and-graph',
    draw: draw => {
      const a = draw.int(3, 7);
      const b = draw.int(1, a - 1);
      const [p, h, c] = [draw.int(1, 6), draw.int(-8, 16), draw.int(2, 16)];
      const even = Number.isInteger(((a - b) * h) / 2);
      const reach = h / 2 + Math.sqrt(4 * p * c);
      return even && h !== 0 && reach > 3.5 && p * c > 5 ? { a, b, p, h, c, way: draw.chance(0.5) } : null;
    },
    forms: [missed],
  }),
];
