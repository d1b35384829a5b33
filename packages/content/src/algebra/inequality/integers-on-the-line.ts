import { path } from '../../path.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Line {
  a: number;
  b: number;
  low: number;
  high: number;
  /** Zeros of a quadratic, and of a second one. */
  u: number;
  v: number;
  c: number;
  d: number;
  way: boolean;
}

/** The factor with its zero at n. */
const bracket = (n: number) => (n === 0 ? 'x' : `(x ${addedTex(-n)})`);

const count = (test: (x: number) => boolean) => Array.from({ length: 801 }, (_, i) => i - 400).filter(test);

const double = form({
  form: 'double-inequality',
  revision: 2,
  band: 'Easy',
  seconds: 40,
  entry: true,
  stem: ({ a, b, low, high, way }: Line) =>
    way
      ? `How many integers $x$ satisfy $${low} < ${a}x ${addedTex(b)} \\le ${high}$?`
      : `A taxi charges a fixed ₹${Math.abs(b)} and ₹${a} for every full kilometre. For how many whole numbers of kilometres is the fare more than ₹${low + 2 * Math.abs(b)} but not more than ₹${high + 2 * Math.abs(b)}?`,
  suits: ({ b, way, low }) => way || (b < 0 && low + Math.abs(b) > 0),
  path: path<Line>()
    .quiet('from', ({ a, b, low }) => q(low - b, a))
    .step(
      'first',
      (_p, { from }) => from.floor().add(1),
      'Solve the left part; the bound itself does not count.',
      ({ a }, { from, first }) => `${a}x > ${from.mul(a)}, \\quad x \\ge ${first}`,
    )
    .quiet('to', ({ a, b, high }) => q(high - b, a))
    .step(
      'last',
      (_p, { to }) => to.floor(),
      'Solve the right part; here the bound counts.',
      ({ a }, { to, last }) => `${a}x \\le ${to.mul(a)}, \\quad x \\le ${last}`,
    )
    .step(
      'count',
      (_p, { first, last }) => last.sub(first).add(1),
      'Count the integers from the first to the last.',
      (_p, { first, last, count: n }) => `${last} - ${first.s < 0n ? `(${first})` : first} + 1 = ${n}`,
    ),
  slips: [
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { first, last }) => last.sub(first),
      words: (_p, { first, last }) =>
        `From $${first}$ to $${last}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'strict_bound_included',
      at: 'first',
      wrongly: (_p, { first }) => first.sub(1),
      words: (_p, { first }) => `$x = ${first}$ does not satisfy the left part.`,
    },
    {
      misconception: 'bound_left_out',
      at: 'count',
      wrongly: (_p, { first, last }) => last.sub(first).sub(1),
      words: (_p, { first, last }) =>
        `$${first}$ and $${last}$ both satisfy the inequalities and were left out.`,
    },
    {
      misconception: 'one_beyond_each_end',
      at: 'count',
      wrongly: (_p, { first, last }) => last.sub(first).add(3),
      words: (_p, { first, last }) =>
        `$${first.sub(1)}$ and $${last.add(1)}$ were counted, which lie outside.`,
    },
    {
      misconception: 'constant_not_moved',
      at: 'from',
      wrongly: ({ a, low }) => q(low, a),
      words: ({ b, low }) =>
        `On the left the constant $${b}$ was not moved: $${low}$ was divided as it stands.`,
    },
    {
      misconception: 'constant_not_moved',
      at: 'to',
      wrongly: ({ a, high }) => q(high, a),
      words: ({ b, high }) =>
        `On the right the constant $${b}$ was not moved: $${high}$ was divided as it stands.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A linear expression between two bounds, one of them strict, and whole numbers are counted.',
  approach: () => 'Solve the two parts by themselves, round towards the inside, and count.',
  check: ({ a, b, way }, { first, last }) =>
    way
      ? `At the ends the expression is $${first.mul(a).add(b)}$ and $${last.mul(a).add(b)}$, both within the bounds.`
      : `The first and last numbers of kilometres are $${first}$ and $${last}$.`,
  principle:
    'Counting integers: find the first and the last that satisfy the condition; the count is their difference plus one.',
  verify: ({ a, b, low, high }) => q(count(x => a * x + b > low && a * x + b <= high).length),
});

const quadratic = form({
  form: 'between-two-roots',
  band: 'Easy',
  seconds: 45,
  entry: true,
  stem: ({ u, v, c, way }: Line) =>
    way
      ? `For how many integers $x$ is $${polynomialTex([1, -(u + v), u * v - c])}$ less than $${-c}$?`
      : `How many integers satisfy $x^2 ${u + v === 0 ? '' : `${addedTex(-(u + v))}x`} ${addedTex(u * v)} < 0$?`,
  suits: ({ u, v }) => Math.abs(u + v) > 1,
  path: path<Line>()
    .step(
      'roots',
      ({ u, v }) => [q(u), q(v)],
      'Bring everything to one side and factorise.',
      ({ u, v }) => `${polynomialTex([1, -(u + v), u * v])} = ${bracket(u)}${bracket(v)} < 0`,
    )
    .quiet('length', (_p, { roots }) => q(roots[1] ?? 0).sub(roots[0] ?? 0))
    .quiet('ends', () => q(-1))
    .step(
      'count',
      (_p, { length, ends }) => length.add(ends),
      'The product is negative strictly between its zeros; count the integers there.',
      ({ u, v }, { count: n }) => `${u} < x < ${v}: \\quad ${v} - ${u < 0 ? `(${u})` : u} - 1 = ${n}`,
    ),
  slips: [
    {
      misconception: 'zeros_included',
      at: 'ends',
      wrongly: () => q(1),
      words: ({ u, v }) => `At $x = ${u}$ and $x = ${v}$ the product is zero, not negative.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'ends',
      wrongly: () => q(0),
      words: ({ u, v }) => `The distance of $${u}$ and $${v}$ counts one of the two zeros.`,
    },
    {
      misconception: 'one_too_few',
      at: 'ends',
      wrongly: () => q(-2),
      words: ({ u, v }) => `From $${u + 1}$ to $${v - 1}$ there is one integer more.`,
    },
    {
      misconception: 'adds_the_zeros',
      at: 'length',
      wrongly: ({ u, v }) => (u < 0 ? q(Math.abs(u + v)) : q(u + v)),
      words: ({ u, v }) =>
        `The zeros $${u}$ and $${v}$ were combined with a wrong sign: their distance is $${v - u}$.`,
    },
    {
      misconception: 'one_beyond_each_end',
      at: 'ends',
      wrongly: () => q(3),
      words: ({ u, v }) => `Even integers outside the zeros $${u}$ and $${v}$ were counted.`,
    },
    {
      misconception: 'positive_integers_only',
      at: 'roots',
      wrongly: ({ u, v }) => (u < 0 && v > 2 ? [q(0), q(v)] : null),
      words: ({ v }) => `Only $1$ to $${v - 1}$ are counted; zero and negative integers fit too.`,
    },
    {
      misconception: 'two_lost',
      at: 'ends',
      wrongly: () => q(-3),
      words: ({ u, v }) => `$${u + 1}$ and $${v - 1}$ satisfy the inequality and belong to the count.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A quadratic inequality with whole zeros; integers are counted.',
  approach: () => 'Factorise and use the sign: between the zeros the product is negative.',
  check: ({ u, v }) =>
    `At $x = ${u + 1}$ the product is $1 \\times (${u + 1 - v})$, at $x = ${v - 1}$ it is $${v - 1 - u} \\times (-1)$: both negative.`,
  principle: 'A quadratic with positive leading coefficient is negative strictly between its zeros.',
  verify: ({ u, v }) => q(count(x => x * x - (u + v) * x + u * v < 0).length),
});

const both = form({
  form: 'sides-with-unknown',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  entry: true,
  stem: ({ a, b, c, d, way }: Line) => {
    const [left, right] = [`${a + c}x ${addedTex(b)}`, `${c}x ${addedTex(d)}`];
    return way
      ? `How many positive integers $x$ satisfy $${left} < ${right}$?`
      : `What is the greatest integer $x$ for which $${left}$ is less than $${right}$?`;
  },
  suits: ({ a, b, c, d }) => c > 1 && d - b > 3 * a,
  path: path<Line>()
    .step(
      'right',
      ({ b, d }) => q(d - b),
      'Bring the unknown to one side and the constants to the other.',
      ({ a }, { right }) => `${a}x < ${right}`,
    )
    .quiet('factor', ({ a }) => q(a))
    .quiet('bound', (_p, { right, factor }) => right.div(factor))
    .step(
      'x',
      (_p, { bound }) => bound.ceil().sub(1),
      'Divide, and take the greatest integer strictly below.',
      ({ a }, { right, x }) => `x < \\frac{${right}}{${a}}, \\quad x \\le ${x}`,
    ),
  slips: [
    {
      misconception: 'equality_allowed',
      at: 'x',
      wrongly: (_p, { bound, x }) => (bound.d === 1n ? bound : x.add(1)),
      words: (_p, { x }) => `For $x = ${x}$ the left side is not less than the right side.`,
    },
    {
      misconception: 'constants_added',
      at: 'right',
      wrongly: ({ b, d }) => q(d + b),
      words: ({ b, d }) =>
        `Moving $${b}$ to the other side changes its sign: $${d}$ and $${b}$ are not added.`,
    },
    {
      misconception: 'coefficients_added',
      at: 'factor',
      wrongly: ({ a, c }) => q(a + 2 * c),
      words: ({ a, c }) =>
        `Moving $${c}x$ to the other side takes it away from $${a + c}x$; here it was added.`,
    },
    {
      misconception: 'one_too_few',
      at: 'x',
      wrongly: (_p, { x }) => x.sub(1),
      words: (_p, { x }) => `$x = ${x.add(1)}$ still satisfies the inequality.`,
    },
    {
      misconception: 'unknown_left_on_one_side',
      at: 'factor',
      wrongly: ({ a, c }) => q(a + c),
      words: ({ c }) => `The $${c}x$ on the right side was left out.`,
    },
    {
      misconception: 'right_constant_only',
      at: 'right',
      wrongly: ({ d }) => q(d),
      words: ({ b, d }) => `Only $${d}$ was divided; the constant $${b}$ on the left counts too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A linear inequality with the unknown on both sides, for whole numbers.',
  approach: () =>
    'Collect the unknown on one side, divide by its positive coefficient, and round down below the strict bound.',
  check: ({ a, b, c, d }, { x }) => {
    const n = x.valueOf();
    return `For $x = ${n}$: $${(a + c) * n + b} < ${c * n + d}$; for $x = ${n + 1}$: $${(a + c) * (n + 1) + b}$ is not less than $${c * (n + 1) + d}$.`;
  },
  principle: 'In a strict inequality a bound that is itself whole does not count.',
  verify: ({ a, b, c, d }) => q(count(x => x > 0 && (a + c) * x + b < c * x + d).length),
});

/** AL.INQ.3 Easy: one interval. */
export const integersOnTheLine: readonly AnyTemplate[] = situation<Line>({
  type: 'AL.INQ.3',
  situation: 'one-interval',
  draw: draw => {
    const u = draw.int(-12, 4);
    const a = draw.int(2, 7);
    const b = draw.pick([-19, -17, -14, -13, -11, -9, -8, -7, -5, 5, 7, 8, 9, 11, 13]);
    const low = draw.int(-25, 40);
    const c = draw.int(1, 9);
    return u === 0
      ? null
      : {
          a,
          b,
          low,
          high: low + draw.int(5 * a, 16 * a),
          u,
          v: u + draw.int(5, 16),
          c,
          d: draw.int(20, 90),
          way: draw.chance(0.5),
        };
  },
  forms: [double, quadratic, both],
});

interface Signs {
  /** The double zero and the two simple ones. */
  m: number;
  u: number;
  v: number;
  /** A second condition excludes p to r. */
  p: number;
  r: number;
  /** (x − a) ≥ k(b − x). */
  a: number;
  b: number;
  k: number;
  way: boolean;
}

const isolated = form({
  form: 'isolated-zero',
  band: 'Medium',
  seconds: 65,
  entry: true,
  stem: ({ m, u, v, way }: Signs) =>
    way
      ? `How many integers $x$ satisfy $(x ${addedTex(-m)})^2${bracket(u)}${bracket(v)} \\le 0$?`
      : `For how many integers $x$ is the product $(x ${addedTex(-u)})(x ${addedTex(-m)})^2(x ${addedTex(-v)})$ not positive?`,
  path: path<Signs>()
    .quiet('ends', () => q(1))
    .step(
      'between',
      ({ u, v }, { ends }) => q(v - u).add(ends),
      'The square is never negative, so the sign comes from the other two factors. Count the integers between their zeros, these included.',
      ({ u, v }, { between }) => `${u} \\le x \\le ${v}: \\quad ${between} \\text{ integers}`,
    )
    .quiet('extra', () => q(1))
    .step(
      'count',
      (_p, { between, extra }) => between.add(extra),
      'The zero of the square lies outside and makes the product zero; it counts as well.',
      ({ m }, { between, count: n }) => `x = ${m}: \\quad ${between} + 1 = ${n}`,
    ),
  slips: [
    {
      misconception: 'isolated_zero_dropped',
      at: 'extra',
      wrongly: () => q(0),
      words: ({ m }) => `$x = ${m}$ is missing: there the product is zero.`,
    },
    {
      misconception: 'square_changes_sign',
      at: 'between',
      wrongly: ({ m, u, v }) => (m > v ? q(m - u) : q(v - m)),
      words: ({ m }) => `At $x = ${m}$ the sign was changed, but a square does not change sign at its zero.`,
    },
    {
      misconception: 'zeros_left_out',
      at: 'ends',
      wrongly: () => q(-1),
      words: ({ u, v }) => `At $x = ${u}$ and $x = ${v}$ the product is zero, which is allowed.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'ends',
      wrongly: () => q(0),
      words: ({ u, v }) => `From $${u}$ to $${v}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'double_zero_counted_twice',
      at: 'extra',
      wrongly: () => q(2),
      words: ({ m }) => `$x = ${m}$ is one integer, though it is a zero twice.`,
    },
    {
      misconception: 'neighbours_of_zero_counted',
      at: 'extra',
      wrongly: () => q(3),
      words: ({ m }) => `Next to $x = ${m}$ the product is positive; only this one integer counts.`,
    },
    {
      misconception: 'only_zeros_of_product',
      at: 'between',
      wrongly: ({ u, v }) => q(v - u - 2),
      words: ({ u, v }) =>
        `Strictly between $${u}$ and $${v}$ there are more integers than that, and the ends count too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A product with a squared factor that must not be positive: the zero of the square needs a look of its own.',
  approach: () => 'Leave the square out for the sign, and then ask where it makes the product zero.',
  faster: ({ m, u, v }) =>
    `From $${u}$ to $${v}$ there are $${v - u + 1}$ integers, and $${m}$ alone outside.`,
  check: ({ m, u, v }) =>
    `At $x = ${m}$ the product is $0$; at $x = ${m + 1 === u || m + 1 === v ? m - 1 : m + 1}$ all is positive; between $${u}$ and $${v}$ one factor is negative.`,
  principle: 'A squared factor never changes the sign, but its zero can be a solution of its own.',
  verify: ({ m, u, v }) => q(count(x => (x - m) ** 2 * (x - u) * (x - v) <= 0).length),
});

const conditions = form({
  form: 'one-inside-one-outside',
  band: 'Medium',
  seconds: 70,
  entry: true,
  suits: ({ u, v, p, r }: Signs) => u + 1 < p && r + 1 < v && p !== -r && u !== -v,
  stem: ({ u, v, p, r, way }: Signs) =>
    way
      ? `How many integers satisfy both $${polynomialTex([1, -(u + v), u * v])} \\le 0$ and $${polynomialTex([1, -(p + r), p * r])} > 0$?`
      : `Let $f(x) = ${polynomialTex([1, -(u + v), u * v])}$ and $g(x) = ${polynomialTex([1, -(p + r), p * r])}$. For how many integers $x$ is $f(x) \\le 0 < g(x)$?`,
  path: path<Signs>()
    .quiet('ends', () => q(1))
    .step(
      'inside',
      ({ u, v }, { ends }) => q(v - u).add(ends),
      'Factorise the first quadratic; count the integers between its zeros, these included.',
      ({ u, v }, { inside }) =>
        `${bracket(u)}${bracket(v)} \\le 0: \\quad ${u} \\le x \\le ${v}, \\ ${inside} \\text{ integers}`,
    )
    .quiet('border', () => q(1))
    .step(
      'lost',
      ({ p, r }, { border }) => q(r - p).add(border),
      'The second quadratic is positive outside its zeros; count the integers it excludes, its zeros among them.',
      ({ p, r }, { lost }) =>
        `${bracket(p)}${bracket(r)} \\le 0: \\quad ${p} \\le x \\le ${r}, \\ ${lost} \\text{ integers}`,
    )
    .step(
      'count',
      (_p, { inside, lost }) => inside.sub(lost),
      'All excluded integers lie inside, so subtract.',
      (_p, { inside, lost, count: n }) => `${inside} - ${lost} = ${n}`,
    ),
  slips: [
    {
      misconception: 'zeros_of_strict_condition_kept',
      at: 'border',
      wrongly: () => q(-1),
      words: ({ p, r }) => `At $x = ${p}$ and $x = ${r}$ the second quadratic is zero, not positive.`,
    },
    {
      misconception: 'zeros_left_out',
      at: 'ends',
      wrongly: () => q(-1),
      words: ({ u, v }) =>
        `$x = ${u}$ and $x = ${v}$ satisfy the first condition with equality and belong to the count.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'ends',
      wrongly: () => q(0),
      words: ({ u, v }) => `From $${u}$ to $${v}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'border',
      wrongly: () => q(0),
      words: ({ p, r }) =>
        `From $${p}$ to $${r}$ there is one integer more than the difference; all of them are excluded.`,
    },
    {
      misconception: 'counts_the_complement',
      gives: 'lost',
      words: (_p, { lost }) => `$${lost}$ is the number of integers that the second condition excludes.`,
    },
    {
      misconception: 'second_condition_ignored',
      gives: 'inside',
      words: (_p, { inside }) => `$${inside}$ is the number for the first condition alone.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two quadratic conditions on the same integer: inside one pair of zeros and outside another.',
  approach: () =>
    'Count what the first condition allows and take away what the second forbids; mind which zeros count.',
  faster: ({ u, v, p, r }) =>
    `The solutions are $${u}$ to $${p - 1}$ and $${r + 1}$ to $${v}$: $${p - u} + ${v - r}$.`,
  check: ({ u, v, p, r }) =>
    `From $${u}$ to $${p - 1}$ there are $${p - u}$ integers, from $${r + 1}$ to $${v}$ there are $${v - r}$.`,
  principle:
    'With an inner and an outer condition, count both intervals and subtract; equality counts in one and not in the other.',
  verify: s => q(count(x => (x - s.u) * (x - s.v) <= 0 && (x - s.p) * (x - s.r) > 0).length),
});

/** Where the quotient reaches k below b, and −k above b. */
const firstOf = ({ a, b, k }: Signs) => q(Math.ceil((a + k * b) / (k + 1)));
const lastOf = ({ a, b, k }: Signs) => q(Math.floor((k * b - a) / (k - 1)));

const quotient = form({
  form: 'size-of-a-quotient-at-least',
  revision: 2,
  band: 'Medium',
  seconds: 80,
  entry: true,
  also: ['AL.INQ.2', 'AL.MOD.4'],
  stem: ({ a, b, k, way }: Signs) =>
    way
      ? `How many integers $x$ satisfy $\\left|\\frac{x ${addedTex(-a)}}{${b} - x}\\right| \\ge ${k}$?`
      : `For how many integers $x$ other than $${b}$ is $|x ${addedTex(-a)}|$ at least $${k}$ times $|${b} - x|$?`,
  // The stem does not print the answer.
  suits: p => {
    const answer = lastOf(p).sub(firstOf(p));
    return answer.lte(60) && !answer.equals(p.a) && !answer.equals(p.b);
  },
  path: path<Signs>()
    .step(
      'first',
      p => firstOf(p),
      ({ b, k }) =>
        `Up to $x = ${b}$ the denominator is positive: the quotient itself must be at least $${k}$. Multiply and find the first integer.`,
      ({ a, b, k }, { first }) =>
        `x ${addedTex(-a)} \\ge ${k}(${b} - x), \\quad x \\ge \\frac{${a + k * b}}{${k + 1}}, \\quad x = ${first}`,
    )
    .step(
      'last',
      p => lastOf(p),
      ({ b }) => `Beyond $x = ${b}$ the quotient is negative and its size is that with $x - ${b}$ below.`,
      ({ a, b, k }, { last }) =>
        `x ${addedTex(-a)} \\ge ${k}(x - ${b}), \\quad ${k - 1 === 1 ? '' : k - 1}x \\le ${k * b - a}, \\quad x = ${last}`,
    )
    .quiet('barred', () => q(1))
    .step(
      'count',
      (_p, { first, last, barred }) => last.sub(first).add(1).sub(barred),
      'Count from the first to the last; the zero of the denominator does not count.',
      (_p, { first, last, count }) => `${last} - ${first} + 1 - 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'positive_quotient_only',
      at: 'last',
      wrongly: ({ b }) => q(b),
      words: ({ b, k }) =>
        `Only $x < ${b}$ was looked at; beyond it the quotient can be $-${k}$ or less, and its size is large enough.`,
    },
    {
      misconception: 'zero_of_denominator_included',
      at: 'barred',
      wrongly: () => q(0),
      words: ({ b }) => `$x = ${b}$ makes the denominator zero and cannot count.`,
    },
    {
      misconception: 'ends_lost',
      at: 'barred',
      wrongly: () => q(2),
      words: (_p, { first, last }) =>
        `$${last} - ${first}$ leaves one end out, and the zero of the denominator goes off as well.`,
    },
    {
      misconception: 'one_side_doubled',
      at: 'last',
      wrongly: ({ b }, { first }) => q(2 * b).sub(first),
      words: ({ b }, { first }) =>
        `Beyond $${b}$ as many integers were taken as before it, from $${first}$; the two sides are not alike.`,
    },
    {
      misconception: 'rounds_towards_more',
      at: 'first',
      wrongly: (_p, { first }) => first.sub(1),
      words: ({ k }, { first }) => `At $x = ${first}$ the quotient is still below $${k}$.`,
    },
    {
      misconception: 'starts_at_zero_of_numerator',
      at: 'first',
      wrongly: ({ a }) => q(a),
      words: ({ a, k }) => `From $x = ${a}$ on the quotient is not negative, but it has to reach $${k}$.`,
    },
    {
      misconception: 'negative_quotient_only',
      at: 'first',
      wrongly: ({ b }) => q(b),
      words: ({ b }) => `Only $x > ${b}$ was looked at; below it the quotient is positive and large as well.`,
    },
    {
      misconception: 'last_number_too_far',
      at: 'last',
      wrongly: (_p, { last }) => last.add(1),
      words: ({ k }, { last }) => `At $x = ${last}$ the size of the quotient is below $${k}$ already.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'The size of a quotient is at least a number: the unknown lies near the zero of the denominator, on either side.',
  approach: () =>
    'Take the two sides of the zero of the denominator one after the other; on each its sign is known and one may multiply.',
  faster: ({ a, b, k }, { first, last }) =>
    `$x$ is $${k}$ times as near to $${b}$ as to $${a}$ at $\\frac{${a + k * b}}{${k + 1}}$ and at $${k - 1 === 1 ? k * b - a : `\\frac{${k * b - a}}{${k - 1}}`}$: from $${first}$ to $${last}$ without $${b}$.`,
  check: ({ a, b, k }, { first, last }) =>
    `At $x = ${first}$: $${first.sub(a)} \\ge ${k} \\times ${q(b).sub(first)}$; at $x = ${last}$: $${last.sub(a)} \\ge ${k} \\times ${last.sub(b)}$. One further on either side it fails.`,
  principle: 'Never multiply an inequality by an expression of unknown sign: split the cases at its zero.',
  verify: ({ a, b, k }) => q(count(x => x !== b && Math.abs((x - a) / (b - x)) >= k).length),
});

/** AL.INQ.3 Medium: signs of products and quotients. */
export const signsOfProducts: readonly AnyTemplate[] = situation<Signs>({
  type: 'AL.INQ.3',
  situation: 'signs',
  draw: draw => {
    const u = draw.int(-9, 5);
    const v = u + draw.int(4, 15);
    const m = draw.chance(0.5) ? v + draw.int(2, 5) : u - draw.int(2, 5);
    const p = u + draw.int(1, 5);
    const a = draw.int(2, 15);
    return m === 0 || u === 0 || v === 0 || u * v === 0
      ? null
      : {
          m,
          u,
          v,
          p,
          r: p + draw.int(1, 6),
          a,
          b: a + draw.int(8, 30),
          k: draw.int(2, 4),
          way: draw.chance(0.5),
        };
  },
  forms: [isolated, conditions, quotient],
});
