import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cases {
  /** px + ry < n with positive integers, x not above y. */
  p: number;
  r: number;
  n: number;
  /** Exactly `hits` multiples of m strictly between a and k. */
  a: number;
  m: number;
  hits: number;
  /** (n² + bn + c)/(n + d): the rest of the division is rest. */
  b: number;
  d: number;
  rest: number;
  most: number;
  way: boolean;
}

const hitsBetween = (a: number, k: number, m: number) => {
  let count = 0;
  for (let x = Math.min(a, k) + 1; x < Math.max(a, k); x += 1) if (x % m === 0) count += 1;
  return count;
};

const movingEnd = form({
  form: 'parameter-as-an-end',
  band: 'Medium',
  also: ['NS.NUM.5', 'AL.QUA.9'],
  seconds: 105,
  entry: true,
  suits: ({ a, m }: Cases) => a % m !== 0,
  stem: ({ a, m, hits, way }: Cases) =>
    way
      ? `The inequality $(x - ${a})(x - k) < 0$, where $k$ is an integer, is satisfied by exactly $${hits}$ multiples of $${m}$. What is the sum of all possible values of $k$?`
      : `Strictly between the integers $${a}$ and $k$ there are exactly $${hits}$ multiples of $${m}$. Find the sum of all values that $k$ can take.`,
  path: path<Cases>()
    .quiet('next', ({ a, m }) => q(Math.ceil(a / m) * m))
    .step(
      'above',
      ({ m, hits }, { next }) =>
        next
          .add(m * (hits - 1))
          .mul(m)
          .add((m * (m + 1)) / 2),
      'First let $k$ be the larger end. It must pass the last of these multiples but not the next one.',
      ({ m, hits }, { next, above }) =>
        `${next.add(m * (hits - 1) + 1)} \\le k \\le ${next.add(m * hits)}: \\quad \\text{sum } ${above}`,
    )
    .quiet('below', ({ a, m, hits }) => {
      const before = Math.floor(a / m) * m;
      return q((before - m * (hits - 1)) * m - (m * (m + 1)) / 2);
    })
    .step(
      'lower',
      (_p, { below }) => below,
      'Then let $k$ be the smaller end and count the multiples downwards from the other one.',
      ({ a, m, hits }, { lower }) =>
        `${Math.floor(a / m) * m - m * hits} \\le k \\le ${Math.floor(a / m) * m - m * (hits - 1) - 1}: \\quad \\text{sum } ${lower}`,
    )
    .step(
      'sum',
      (_p, { above, lower }) => above.add(lower),
      'Add the two cases.',
      (_p, { above, lower, sum }) => `${above} ${lower.s < 0n ? `- ${lower.abs()}` : `+ ${lower}`} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'above',
      words: ({ a }) => `Only $k > ${a}$ was looked at; $k$ may also be the smaller end.`,
    },
    {
      misconception: 'end_multiple_not_allowed',
      at: 'above',
      wrongly: ({ m, hits }, { next, above }) => above.sub(next.add(m * hits)),
      words: ({ m, hits }, { next }) =>
        `$k = ${next.add(m * hits)}$ was left out; as an end it does not lie strictly between.`,
    },
    {
      misconception: 'last_multiple_as_end',
      at: 'above',
      wrongly: ({ m, hits }, { next, above }) => above.add(next.add(m * (hits - 1))),
      words: ({ m, hits }, { next }) =>
        `With $k = ${next.add(m * (hits - 1))}$ this multiple is the end itself, so one multiple is missing between.`,
    },
    {
      misconception: 'one_multiple_too_many',
      at: 'above',
      wrongly: ({ m }, { above }) => above.add(m * m),
      words: ({ hits }) => `Above, $k$ was moved on until $${hits + 1}$ multiples lie between.`,
    },
    {
      misconception: 'one_multiple_too_few',
      at: 'above',
      wrongly: ({ m }, { above }) => above.sub(m * m),
      words: ({ hits }) => `Above, $k$ was stopped where only $${hits - 1}$ multiples lie between.`,
    },
    {
      misconception: 'end_multiple_not_allowed',
      at: 'lower',
      wrongly: ({ a, m, hits }, { below }) => below.sub(Math.floor(a / m) * m - m * hits),
      words: ({ a, m, hits }) =>
        `$k = ${Math.floor(a / m) * m - m * hits}$ was left out below, though an end does not lie strictly between.`,
    },
    {
      misconception: 'symmetric_about_the_end',
      at: 'lower',
      wrongly: ({ a, m }, { above }) => q(2 * a * m).sub(above),
      words: ({ a }) =>
        `The values below were taken as mirror images about $${a}$; the multiples do not lie symmetrically about it.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'The solutions lie strictly between a known and an unknown integer, on either side; multiples among them are counted.',
  approach: () =>
    'Two cases, by which end is larger. In each, $k$ runs through one step of multiples, one end of it included.',
  faster: ({ a, m, hits }) =>
    `Each case has $${m}$ consecutive values, so the sum is $${m}$ times the two middle values: around $${Math.ceil(a / m) * m + m * (hits - 1)} + ${(m + 1) / 2}$ above and $${Math.floor(a / m) * m - m * (hits - 1)} - ${(m + 1) / 2}$ below.`,
  check: ({ a, m, hits }, { next }) =>
    `Between $${a}$ and $${next.add(m * hits)}$ lie the multiples $${Array.from({ length: hits }, (_, i) => next.add(m * i)).join(', ')}$; one more step of $k$ would add another.`,
  principle:
    'When an end of an interval is unknown, look at both directions, and decide at each border whether it counts.',
  verify: ({ a, m, hits }) => {
    let sum = 0;
    for (let k = -400; k <= 400; k += 1) if (k !== a && hitsBetween(a, k, m) === hits) sum += k;
    return q(sum);
  },
});

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);
const constant = ({ b, d, rest }: Cases) => rest - d * d + b * d;
const fractionTex = (s: Cases) =>
  `\\frac{n^2 ${addedTex(s.b)}n ${addedTex(constant(s))}}{n ${addedTex(s.d)}}`;
const whole = (s: Cases) => {
  const list: number[] = [];
  for (const t of divisors(s.rest).flatMap(t => [t, -t])) list.push(t - s.d);
  return list.sort((x, y) => x - y);
};
const valueAt = (s: Cases, n: number) => (n * n + s.b * n + constant(s)) / (n + s.d);

const fraction = form({
  form: 'whole-and-bounded',
  band: 'Hard',
  also: ['NS.FAC.1', 'AL.INQ.2'],
  seconds: 100,
  entry: true,
  suits: s =>
    constant(s) !== 0 &&
    s.b !== s.d &&
    Math.abs(s.b) > 1 &&
    whole(s).some(n => valueAt(s, n) > s.most) &&
    whole(s).some(n => n > 0 && valueAt(s, n) <= s.most),
  stem: s =>
    s.way
      ? `For how many integers $n$ is $${fractionTex(s)}$ an integer that is not greater than $${s.most}$?`
      : `The value of $${fractionTex(s)}$ is to be an integer of at most $${s.most}$. How many integers $n$ are possible?`,
  path: path<Cases>()
    .step(
      'rest',
      ({ rest }) => q(rest),
      'Divide: only the remainder decides whether the value is an integer.',
      s => `${fractionTex(s)} = n ${addedTex(s.b - s.d)} + \\frac{${s.rest}}{n ${addedTex(s.d)}}`,
    )
    .quiet('signs', () => q(2))
    .step(
      'all',
      (_s, { rest, signs }) => q(divisors(rest.valueOf()).length).mul(signs),
      'The denominator must be a divisor of the remainder, positive or negative; count these.',
      (s, { all }) =>
        `n ${addedTex(s.d)} \\in \\{${divisors(s.rest)
          .map(t => `\\pm ${t}`)
          .join(', ')}\\}: \\quad ${all} \\text{ values}`,
    )
    .quiet('large', s => q(whole(s).filter(n => valueAt(s, n) > s.most).length))
    .step(
      'count',
      (_s, { all, large }) => all.sub(large),
      'Leave out those whose value is too large.',
      (s, { all, large, count }) =>
        `${whole(s)
          .filter(n => valueAt(s, n) > s.most)
          .map(n => `n = ${n}: ${valueAt(s, n)}`)
          .join(', \\ ')}; \\quad ${all} - ${large} = ${count}`,
    ),
  slips: [
    {
      misconception: 'bound_ignored',
      at: 'large',
      wrongly: () => q(0),
      words: ({ most }, { all }) =>
        `All $${all}$ integers were kept; for some the value is greater than $${most}$.`,
    },
    {
      misconception: 'negative_divisors_missed',
      at: 'signs',
      wrongly: () => q(1),
      words: ({ rest }) => `The denominator may also be a negative divisor of $${rest}$.`,
    },
    {
      misconception: 'one_border_value_dropped',
      at: 'large',
      wrongly: (_s, { large }) => large.add(1),
      words: ({ most }) => `One value that is not greater than $${most}$ was left out as well.`,
    },
    {
      misconception: 'one_large_value_kept',
      at: 'large',
      wrongly: (_s, { large }) => (large.valueOf() > 1 ? large.sub(1) : null),
      words: ({ most }) => `One of the values greater than $${most}$ was kept.`,
    },
    {
      misconception: 'divisor_one_forgotten',
      at: 'all',
      wrongly: (_s, { all }) => all.sub(2),
      words: () => 'Denominators of $1$ and $-1$ were forgotten.',
    },
    {
      misconception: 'counts_the_complement',
      gives: 'large',
      words: ({ most }, { large }) =>
        `$${large}$ integers give a value greater than $${most}$; the others are asked for.`,
    },
    {
      misconception: 'constant_term_divided',
      at: 'rest',
      wrongly: s => (Math.abs(constant(s)) !== s.rest ? q(Math.abs(constant(s))) : null),
      words: s =>
        `The divisors of the constant $${constant(s)}$ were counted; the remainder of the division is $${s.rest}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A fraction in an integer $n$ must be whole and bounded: divisibility first, then size.',
  approach: () =>
    'Divide, so that $n$ stands only in a constant over the denominator. Its divisors, of both signs, give all candidates; the bound removes some.',
  faster: s =>
    `With $t = n ${addedTex(s.d)}$ the value is $t + \\frac{${s.rest}}{t} ${addedTex(s.b - 2 * s.d)}$, so all negative $t$ pass and only $t > 0$ has to be tried.`,
  check: (s, { count }) =>
    `The values are $${whole(s)
      .map(n => valueAt(s, n))
      .join(', ')}$, of which $${count}$ are at most $${s.most}$.`,
  principle:
    'To make a fraction whole, divide out: the denominator has to divide the remainder, with either sign.',
  verify: s => {
    let count = 0;
    for (let n = -300; n <= 300; n += 1)
      if (n !== -s.d && (n * n + s.b * n + constant(s)) % (n + s.d) === 0 && valueAt(s, n) <= s.most)
        count += 1;
    return q(count);
  },
});

/** AL.INQ.3 Medium and Hard: pairs by cases, an end that moves, or divisibility with a bound. */
export const integersInCases: readonly AnyTemplate[] = situation<Cases>({
  type: 'AL.INQ.3',
  situation: 'cases',
  draw: draw => {
    const [p, r] = draw.some([2, 3, 4, 5, 6, 7, 8], 2) as [number, number];
    return {
      p,
      r,
      n: draw.int(30, 75),
      a: draw.int(5, 60),
      m: draw.int(4, 9),
      hits: draw.int(2, 6),
      b: draw.int(-6, 9),
      d: draw.pick([-4, -3, -2, 2, 3, 4, 5]),
      rest: draw.pick([6, 8, 10, 12, 14, 15, 16, 18, 20, 24]),
      most: draw.int(4, 20),
      way: draw.chance(0.5),
    };
  },
  forms: [movingEnd, fraction],
});
