import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bounded {
  /** The base of the logarithms, and their sum is at most n. */
  a: number;
  n: number;
  /** The arguments are x − p and x − p + d. */
  p: number;
  d: number;
  frame: number;
}

/** The greatest whole t with t(t + d) up to a bound. */
const mostUpTo = (bound: number, d: number) => {
  let t = 0;
  while ((t + 1) * (t + 1 + d) <= bound) t += 1;
  return t;
};
const shifted = (by: number) => (by === 0 ? 'x' : `(x ${addedTex(-by)})`);

const sumAtMost = form({
  form: 'integers-with-a-bounded-sum-of-logs',
  band: 'Medium',
  seconds: 90,
  entry: true,
  also: ['AL.LOG.5', 'AL.INQ.3'],
  stem: ({ a, n, p, d, frame }: Bounded) => {
    const sum = `\\log_{${a}} ${shifted(p)} + \\log_{${a}} ${shifted(p - d)}`;
    return frame === 0
      ? `How many integers $x$ satisfy $${sum} \\le ${n}$?`
      : frame === 1
        ? `For certain integers $x$ the sum $${sum}$ exists and does not exceed $${n}$. How many such integers are there?`
        : `Let $f(x) = ${sum}$. For how many integers $x$ is $f(x)$ defined and not greater than $${n}$?`;
  },
  path: path<Bounded>()
    .step(
      'bound',
      ({ a, n }) => q(a ** n),
      'The base is greater than 1, so the product of the arguments is at most its power.',
      ({ a, n, p, d }, { bound }) => `${shifted(p)}${shifted(p - d)} \\le ${a}^{${n}} = ${bound}`,
    )
    .step(
      'most',
      ({ d }, { bound }) => q(mostUpTo(Number(bound), d)),
      ({ p }) =>
        `Both arguments must be positive; the smaller one, $t = x - ${p}$, decides. Find the largest whole $t$ for which the product keeps to the bound.`,
      ({ d }, { bound, most }) =>
        `t(t + ${d}) \\le ${bound}: \\quad ${most} \\times ${most.add(d)} = ${most.mul(most.add(d))}, \\quad ${most.add(1)} \\times ${most.add(d + 1)} = ${most.add(1).mul(most.add(d + 1))}`,
    )
    .step(
      'count',
      (_p, { most }) => most,
      'Every whole $t$ from 1 on is allowed. Count them.',
      ({ p }, { most, count }) => `x = ${p + 1}, \\dots, ${most.add(p)}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'larger_argument_decides',
      at: 'count',
      wrongly: ({ d }, { most }) => most.add(d),
      words: ({ p, d }, { count }) =>
        `$${count}$ begins at $x = ${p - d + 1}$, where only ${d === p ? '$x$' : `$x ${addedTex(d - p)}$`} is positive; up to $x = ${p}$ the other argument has no logarithm.`,
    },
    {
      misconception: 'zero_argument_allowed',
      at: 'count',
      wrongly: (_p, { most }) => most.add(1),
      words: ({ p }, { count }) => `$${count}$ counts $x = ${p}$, whose first argument is zero.`,
    },
    {
      misconception: 'domain_ignored',
      at: 'count',
      wrongly: ({ d }, { most }) => most.mul(2).add(d + 1),
      words: (_p, { count }) =>
        `All $${count}$ integers for which the product is small enough were counted, also those with two negative arguments.`,
    },
    {
      misconception: 'bound_halved_for_each',
      at: 'most',
      wrongly: ({ a, n, d }) => q(Math.max(0, Math.floor(Math.sqrt(a ** n)) - d)),
      words: ({ n }, { count }) =>
        `$${count}$ lets each logarithm be at most $${n / 2}$; a smaller one of the two leaves more room for the other.`,
    },
    {
      misconception: 'bound_left_out',
      at: 'count',
      wrongly: (_p, { most }) => most.sub(1),
      words: ({ p }, { most, count }) =>
        `$${count}$ leaves out $x = ${most.add(p)}$, with which the product is still not above the bound.`,
    },
    {
      misconception: 'arguments_added',
      at: 'most',
      wrongly: ({ a, n, d }) => q(Math.floor((a ** n - d) / 2)),
      words: ({ a, n }, { most }) =>
        `The arguments were added and the sum kept up to $${a ** n}$, which allows $t$ up to $${most}$; a sum of logarithms belongs to the product.`,
    },
    {
      misconception: 'base_times_exponent',
      at: 'bound',
      wrongly: ({ a, n }) => (a * n === a ** n ? null : q(a * n)),
      words: ({ a, n }, { bound }) =>
        `The product was compared with $${a} \\times ${n} = ${bound}$; the base has to be raised to the power $${n}$.`,
    },
    {
      misconception: 'each_logarithm_bounded',
      at: 'most',
      wrongly: ({ d }, { bound }) => q(Number(bound) - d),
      words: (_p, { bound, most }) =>
        `Here $t$ goes up to $${most}$, as if each argument alone had to be at most $${bound}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < 400,
  snapRead: () =>
    'A sum of two logarithms with an upper bound: a product of arguments, and a domain. Integers are to be counted.',
  approach: () =>
    'Combine the logarithms: the product of the arguments is bounded. Both have to be positive, which cuts off everything up to the larger zero.',
  faster: ({ a, n, d }, { most }) =>
    `$t(t + ${d}) \\le ${a ** n}$ for whole $t \\ge 1$: the middle $t + ${d / 2}$ is at most about $\\sqrt{${a ** n + (d * d) / 4}}$, so $t \\le ${most}$.`,
  check: ({ p, d, a, n }, { most }) =>
    `$x = ${most.add(p)}$ gives $${most} \\times ${most.add(d)} \\le ${a ** n}$, $x = ${most.add(p + 1)}$ gives $${most.add(1).mul(most.add(d + 1))}$, which is more; $x = ${p}$ has no first logarithm.`,
  principle:
    'With a base above 1 the order of logarithms is that of their arguments, as long as all of these are positive.',
  verify: ({ a, n, p, d }) => {
    let found = 0;
    for (let x = -500; x <= 2000; x += 1)
      if (x - p > 0 && x - p + d > 0 && Math.log(x - p) + Math.log(x - p + d) <= n * Math.log(a) + 1e-9)
        found += 1;
    return q(found);
  },
});

interface Doubled {
  a: number;
  p: number;
  /** With t = x − p the inequality is (t + u)(t − v) < 0. */
  u: number;
  v: number;
  frame: number;
}

const linear = ({ p, u, v }: Doubled) => `${v - u === 1 ? '' : v - u}x ${addedTex(u * v - (v - u) * p)}`;
/** The sum of x = p + t over whole t from `from` to `to`. */
const total = (p: number, from: number, to: number) => q(((to - from + 1) * (2 * p + from + to)) / 2);

const doubleLog = form({
  form: 'integers-below-a-doubled-log',
  revision: 2,
  band: 'Medium',
  seconds: 95,
  entry: true,
  also: ['AL.LOG.5', 'AL.SEQ.1'],
  stem: (p: Doubled) =>
    p.frame === 0
      ? `What is the sum of all integers $x$ with $2\\log_{${p.a}}(x - ${p.p}) < \\log_{${p.a}}(${linear(p)})$?`
      : p.frame === 1
        ? `Twice the logarithm of $x - ${p.p}$ is less than the logarithm of $${linear(p)}$, both to base $${p.a}$. Find the sum of all integers $x$ for which this is true.`
        : `The inequality $\\log_{${p.a}}(${linear(p)}) > 2\\log_{${p.a}}(x - ${p.p})$ is satisfied by several integers $x$. Find their sum.`,
  path: path<Doubled>()
    .step(
      'last',
      ({ v }) => q(v - 1),
      ({ p }) =>
        `Compare the square of the first argument with the second one. With $t = x - ${p}$ this is a quadratic inequality, which holds between its roots. Find the greatest whole $t$.`,
      p =>
        `t^2 < ${p.v - p.u === 1 ? '' : p.v - p.u}t + ${p.u * p.v}, \\quad (t + ${p.u})(t - ${p.v}) < 0, \\quad t \\le ${p.v - 1}`,
    )
    .quiet('start', () => q(1))
    .step(
      'sum',
      ({ p }, { last, start }) => total(p, Number(start), Number(last)),
      ({ p }) =>
        `The first argument has to be positive, so $t$ begins at 1; the second is then positive by itself. Add $x = ${p} + t$.`,
      ({ p }, { last, start, sum }) =>
        `${start.add(p)} + \\dots + ${last.add(p)} = ${last.sub(start).add(1)} \\times \\frac{${start.add(p)} + ${last.add(p)}}{2} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'domain_ignored',
      at: 'start',
      wrongly: ({ u }) => q(1 - u),
      words: ({ p, u }, { sum }) =>
        `$${sum}$ begins at $x = ${p + 1 - u}$, where $x - ${p}$ is not positive and has no logarithm.`,
    },
    {
      misconception: 'zero_argument_allowed',
      at: 'start',
      wrongly: () => q(0),
      words: ({ p }, { sum }) => `$${sum}$ includes $x = ${p}$; the logarithm of $0$ does not exist.`,
    },
    {
      misconception: 'equality_let_in',
      at: 'last',
      wrongly: ({ v }) => q(v),
      words: ({ p, v }, { sum }) => `$${sum}$ includes $x = ${p + v}$, where both sides are equal.`,
    },
    {
      misconception: 'substitute_added',
      at: 'sum',
      wrongly: (_p, { last, start }) => total(0, Number(start), Number(last)),
      words: ({ p }, { sum }) => `$${sum}$ adds the values of $x - ${p}$, not those of $x$.`,
    },
    {
      misconception: 'last_value_left_out',
      at: 'last',
      wrongly: ({ v }) => q(v - 2),
      words: ({ p, v }, { sum }) => `$${sum}$ leaves out $x = ${p + v - 1}$, which is still allowed.`,
    },
    {
      misconception: 'first_value_left_out',
      at: 'start',
      wrongly: () => q(2),
      words: ({ p }, { sum }) =>
        `$${sum}$ leaves out $x = ${p + 1}$; the logarithm of $1$ is $0$, which is allowed.`,
    },
    {
      misconception: 'two_roots_exchanged',
      at: 'last',
      wrongly: ({ u, v }) => (u > 2 && u !== v ? q(u - 1) : null),
      words: ({ u, v }, { sum }) =>
        `$${sum}$ ends before $t = ${u}$, as if the roots were $-${v}$ and $${u}$; their signs were exchanged.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A doubled logarithm below another one: a square, a quadratic inequality, and a domain. Integers are to be added.',
  approach: () =>
    'The base is above 1, so the arguments compare like their logarithms. The square makes a quadratic inequality; of its interval only the part with a positive first argument counts.',
  faster: ({ p, u, v }, { sum }) =>
    `With $t = x - ${p}$: $(t + ${u})(t - ${v}) < 0$ and $t > 0$, so $t = 1$ to $${v - 1}$; $${v - 1}$ integers with the mean $${p + v / 2}$ make $${sum}$.`,
  check: ({ p, u, v }) =>
    `$x = ${p + v - 1}$: $${(v - 1) ** 2} < ${(v - u) * (v - 1) + u * v}$; $x = ${p + v}$: $${v * v} = ${(v - u) * v + u * v}$, no longer less; $x = ${p}$ has no first logarithm.`,
  principle:
    'With a base above 1 the order of logarithms is that of their arguments, as long as all of these are positive.',
  verify: p => {
    let sum = 0;
    for (let x = -300; x <= 600; x += 1) {
      const [one, two] = [x - p.p, (p.v - p.u) * x + p.u * p.v - (p.v - p.u) * p.p];
      if (one > 0 && two > 0 && 2 * Math.log(one) < Math.log(two) - 1e-9) sum += x;
    }
    return q(sum);
  },
});

/** AL.LOG.3 Medium: integers that a bound and the domain allow. */
export const integersInTheDomain: readonly AnyTemplate[] = [
  ...situation<Bounded>({
    type: 'AL.LOG.3',
    situation: 'bounded-sum-of-logs',
    tries: 40,
    draw: draw => {
      const p = {
        a: draw.pick([2, 3, 5, 6, 7]),
        n: draw.int(2, 9),
        p: draw.int(2, 15),
        d: draw.int(2, 14),
        frame: draw.int(0, 2),
      };
      const bound = p.a ** p.n;
      const most = mostUpTo(bound, p.d);
      return bound <= 1300 && most >= 4 && most <= 30 && p.d !== p.p ? p : null;
    },
    forms: [sumAtMost],
  }),
  ...situation<Doubled>({
    type: 'AL.LOG.3',
    situation: 'doubled-log',
    tries: 40,
    draw: draw => {
      const u = draw.int(2, 9);
      const p = { a: draw.int(2, 9), p: draw.int(2, 14), u, v: u + draw.int(1, 9), frame: draw.int(0, 2) };
      return u * p.v !== (p.v - u) * p.p ? p : null;
    },
    forms: [doubleLog],
  }),
];
