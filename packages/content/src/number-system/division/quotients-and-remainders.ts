import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo, isCount } from '../whole.ts';

interface Tied {
  d: number;
  /** One of quotient and remainder is so many times the other. */
  times: number;
  from: number;
  to: number;
  frame: number;
}

const word = ({ times }: Tied) => (times === 2 ? 'twice' : 'three times');
const inRange = ({ from, to }: Tied, unit: number, most: number) =>
  Math.min(most, Math.floor(to / unit)) - Math.ceil(from / unit) + 1;
const holds = ({ d, times }: Tied, n: number) => {
  const [k, r] = [Math.floor(n / d), n % d];
  return k === times * r || r === times * k;
};

const tiedCount = form({
  form: 'one-a-multiple-of-the-other',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 90,
  also: ['NS.NUM.5'],
  apart: true,
  stem: (p: Tied) =>
    p.frame === 0
      ? `How many integers from $${p.from}$ to $${p.to}$ give, on division by $${p.d}$, a quotient and a remainder, one of which is ${word(p)} the other?`
      : p.frame === 1
        ? `A clerk sorts at least $${p.from}$ and at most $${p.to}$ letters into as many bundles of $${p.d}$ as possible. Either there are ${word(p)} as many bundles as single letters left over, or ${word(p)} as many single letters as bundles. How many values can the number of letters take?`
        : `Let $n = ${p.d}k + r$ with integers $k$ and $r$, where $0 \\le r < ${p.d}$, and let one of $k$ and $r$ be ${word(p)} the other. For how many such $n$ is $${p.from} \\le n \\le ${p.to}$?`,
  path: path<Tied>()
    .step(
      'unit',
      ({ d, times }) => q(d * times + 1),
      p => `First case: the quotient is ${word(p)} the remainder $r$. Write the number with $r$ only.`,
      ({ d, times }, { unit }) => `n = ${d} \\times ${times}r + r = ${unit}r`,
    )
    .quiet('top', ({ d }) => q(d - 1))
    .step(
      'large',
      (p, { unit, top }) => q(Math.max(0, inRange(p, unit.valueOf(), top.valueOf()))),
      'Count the values of $r$: the range bounds it on both sides, and a remainder is smaller than the divisor.',
      ({ from, to }, { unit, top, large }) =>
        `${from} \\le ${unit}r \\le ${to}, \\; r \\le ${top}: \\quad ${Math.ceil(from / unit.valueOf())} \\le r \\le ${Math.min(top.valueOf(), Math.floor(to / unit.valueOf()))}, \\quad ${large} \\text{ values}`,
    )
    .step(
      'other',
      ({ d, times }) => q(d + times),
      p => `Second case: the remainder is ${word(p)} the quotient $k$.`,
      ({ d, times }, { other }) => `n = ${d}k + ${times}k = ${other}k`,
    )
    .quiet('cap', ({ times }, { top }) => q(Math.floor(top.valueOf() / times)))
    .step(
      'small',
      (p, { other, cap }) => q(Math.max(0, inRange(p, other.valueOf(), cap.valueOf()))),
      ({ times }) => `Count the values of $k$; now $${times}k$ is the remainder and stays below the divisor.`,
      ({ from, to, times, d }, { other, cap, small }) =>
        `${from} \\le ${other}k \\le ${to}, \\; ${times}k \\le ${d - 1}: \\quad ${Math.ceil(from / other.valueOf())} \\le k \\le ${Math.min(cap.valueOf(), Math.floor(to / other.valueOf()))}, \\quad ${small} \\text{ values}`,
    )
    .step(
      'count',
      (_p, { large, small }) => large.add(small),
      'No positive number belongs to both cases: add.',
      (_p, { large, small, count }) => `${large} + ${small} = ${count}`,
    ),
  slips: [
    {
      misconception: 'remainder_bound_ignored',
      at: 'cap',
      wrongly: ({ to }) => q(to),
      words: ({ d, times }, { other }) =>
        `In the second case all multiples of $${other}$ in the range were counted; where $${times}k$ reaches $${d}$ it is no remainder any more.`,
    },
    {
      misconception: 'second_case_missed',
      gives: 'large',
      words: (p, { large }) =>
        `In $${large}$ numbers the quotient is the larger of the two; the remainder can be ${word(p)} the quotient as well.`,
    },
    {
      misconception: 'bound_missing_in_both_cases',
      at: 'top',
      wrongly: ({ to }) => q(to),
      words: ({ d }) =>
        `Only the range was used in both cases; in each of them the remainder has to be less than $${d}$.`,
    },
    {
      misconception: 'first_case_missed',
      gives: 'small',
      words: (p, { small }) =>
        `In $${small}$ numbers the remainder is the larger of the two; the quotient can be ${word(p)} the remainder as well.`,
    },
    {
      misconception: 'quotient_bounded_like_a_remainder',
      at: 'cap',
      wrongly: (_p, { top }) => top,
      words: ({ d, times }) =>
        `In the second case $k$ itself was kept below $${d}$; it is $${times}k$ that is the remainder.`,
    },
    {
      misconception: 'one_end_not_counted',
      at: 'count',
      wrongly: (_p, { large, small }) => large.add(small).sub(2),
      words: (_p, { large, small }) =>
        `$${large.sub(1)} + ${small.sub(1)}$ leaves out one of the two ends in each case.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'small',
      wrongly: ({ to }, { other, cap }) => q(Math.min(cap.valueOf(), Math.floor(to / other.valueOf()))),
      words: ({ from }, { other }) =>
        `In the second case multiples of $${other}$ below $${from}$ were counted as well.`,
    },
    {
      misconception: 'lower_bound_ignored_in_the_first_case',
      at: 'large',
      wrongly: ({ to }, { unit, top }) => q(Math.min(top.valueOf(), Math.floor(to / unit.valueOf()))),
      words: ({ from }, { unit }) =>
        `In the first case multiples of $${unit}$ below $${from}$ were counted as well.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `Of quotient and remainder one is ${word(p)} the other, and it is not said which; the numbers in a range are to be counted.`,
  approach: () =>
    'There are two cases, and in each the number is a fixed multiple of one free quantity. Count its values with the range; the remainder has to stay below the divisor, which cuts the second case off early.',
  faster: (p, { unit, other, cap, large, small }) =>
    `Multiples of $${unit}$ from $${p.from}$ to $${Math.min(p.to, unit.valueOf() * (p.d - 1))}$ and of $${other}$ up to $${other.mul(cap)}$: $${large} + ${small}$.`,
  check: (p, { other, cap }) => {
    const k = Math.min(cap.valueOf(), Math.floor(p.to / other.valueOf()));
    const n = other.valueOf() * k;
    return `The largest of the second case is $${n} = ${p.d} \\times ${Math.floor(n / p.d)} + ${n % p.d}$.`;
  },
  principle:
    'Where a relation does not say which of two quantities is the larger, there are two cases; the bound of a remainder acts differently in each.',
  verify: p => countUpTo(p.to, n => n >= p.from && holds(p, n)),
});

const tied = situation<Tied>({
  type: 'NS.REM.1',
  situation: 'quotient-and-remainder-in-a-ratio',
  tries: 40,
  draw: draw => {
    const p = {
      d: draw.int(14, 48),
      times: draw.pick([2, 2, 3]),
      from: draw.step(60, 300, 10),
      to: draw.step(400, 2000, 10),
      frame: draw.int(0, 2),
    };
    const [unit, other] = [p.d * p.times + 1, p.d + p.times];
    const cap = Math.floor((p.d - 1) / p.times);
    const [large, small] = [inRange(p, unit, p.d - 1), inRange(p, other, cap)];
    const bites = p.to >= other * (cap + 2);
    return large >= 3 && small >= 2 && large !== small && p.from > unit && bites ? p : null;
  },
  forms: [tiedCount],
});

interface Successive {
  a: number;
  b: number;
  r: number;
  s: number;
  frame: number;
}

const turnedAround = form({
  form: 'divisions-in-the-other-order',
  band: 'Medium',
  revision: 3,
  apart: true,
  entry: true,
  seconds: 70,
  stem: ({ a, b, r, s, frame }: Successive) =>
    frame === 0
      ? `When a number is divided by $${a}$, the remainder is $${r}$, and when the quotient is divided by $${b}$, the remainder is $${s}$. If the number is divided by $${b}$ and then the quotient by $${a}$, what is the sum of the two remainders?`
      : frame === 1
        ? `Buttons are packed in bags of $${a}$, and $${r}$ buttons are left over; the bags are packed in cartons of $${b}$ bags, and $${s}$ bags are left over. If the bags held $${b}$ buttons and the cartons $${a}$ bags instead, what would be the sum of the numbers of buttons and bags left over?`
        : `Let $n = ${a}k + ${r}$ and $k = ${b}m + ${s}$ with integers $k$ and $m$. Write $n = ${b}u + v$ and $u = ${a}w + x$ with the smallest possible $v, x \\ge 0$. Find $v + x$.`,
  path: path<Successive>()
    .step(
      'base',
      ({ a, r, s }) => q(a * s + r),
      'Insert one division into the other: only the part beside the multiple of the product matters.',
      ({ a, b, r, s }, { base }) => `n = ${a}(${b}m + ${s}) + ${r} = ${a * b}m + ${base}`,
    )
    .step(
      'first',
      ({ b }, { base }) => q(Number(base) % b),
      ({ b }) => `Divide that part by $${b}$.`,
      ({ b }, { base, first }) => `${base} = ${b} \\times ${Math.floor(Number(base) / b)} + ${first}`,
    )
    .step(
      'second',
      ({ a, b }, { base }) => q(Math.floor(Number(base) / b) % a),
      ({ a }) => `Divide the quotient by $${a}$.`,
      ({ a, b }, { base, second }) => {
        const u = Math.floor(Number(base) / b);
        return `${u} = ${a} \\times ${Math.floor(u / a)} + ${second}`;
      },
    )
    .step(
      'sum',
      (_p, { first, second }) => first.add(second),
      'Add the remainders.',
      (_p, { first, second, sum }) => `${first} + ${second} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'same_remainders_assumed',
      at: 'sum',
      wrongly: ({ r, s }) => q(r + s),
      words: ({ r, s }) => `$${r} + ${s}$ keeps the old remainders; with the divisors exchanged they change.`,
    },
    {
      misconception: 'remainders_combined_wrongly',
      at: 'base',
      wrongly: ({ b, r, s }) => q(b * r + s),
      words: ({ a, b, r, s }, { base }) =>
        `$${b} \\times ${r} + ${s} = ${base}$ was used; the second remainder is counted in groups of $${a}$: $${a} \\times ${s} + ${r}$.`,
    },
    {
      misconception: 'first_remainder_only',
      gives: 'first',
      words: (_p, { first }) => `$${first}$ is the first remainder; the second one was not added.`,
    },
    {
      misconception: 'second_remainder_only',
      gives: 'second',
      words: (_p, { second }) => `$${second}$ is the second remainder; the first one was not added.`,
    },
    {
      misconception: 'quotient_reported',
      at: 'second',
      wrongly: ({ b }, { base }) => q(Math.floor(Number(base) / b)),
      words: ({ a }, { second }) =>
        `The quotient $${second}$ was added as it is; only its remainder by $${a}$ is left over.`,
    },
    {
      misconception: 'product_forgotten',
      at: 'base',
      wrongly: ({ r, s }) => q(r + s),
      words: ({ r, s }) =>
        `The number was rebuilt as $${r} + ${s}$; the second remainder stands for whole groups.`,
    },
    {
      misconception: 'first_remainder_for_both',
      at: 'second',
      wrongly: ({ a }, { base }) => q(Number(base) % a),
      words: ({ a }) => `The number itself, not the quotient, was divided by $${a}$ the second time.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Two divisions one after the other, then the same with the divisors exchanged. The number itself is not known, and need not be.',
  approach: () =>
    'Rebuild the number from the two divisions: it is fixed up to multiples of the product of both divisors. Then divide in the other order.',
  faster: ({ a, r, s }, { base }) =>
    `Use the smallest such number, $${a} \\times ${s} + ${r} = ${base}$, and divide it in the other order.`,
  check: ({ a, b, r, s }, { base }) => {
    const n = Number(base) + a * b;
    return `$${n}$ also gives $${n % a} = ${r}$ and $${Math.floor(n / a) % b} = ${s}$ at first, and then $${n % b}$ and $${Math.floor(n / b) % a}$.`;
  },
  principle:
    'Successive divisions rebuild the number from the last quotient back; it is known up to multiples of the product of the divisors.',
  verify: ({ a, b, r, s }) => {
    for (let n = a * b; ; n += 1)
      if (n % a === r && Math.floor(n / a) % b === s) return q((n % b) + (Math.floor(n / b) % a));
  },
});

const successive = situation<Successive>({
  type: 'NS.REM.1',
  situation: 'successive-divisions',
  tries: 20,
  draw: draw => {
    const [a, b] = [draw.int(7, 29), draw.int(6, 27)];
    const p = { a, b, r: draw.int(2, a - 1), s: draw.int(2, b - 1), frame: draw.int(0, 2) };
    const base = a * p.s + p.r;
    return a !== b && base % b > 0 && Math.floor(base / b) % a > 0 && p.r !== p.s ? p : null;
  },
  forms: [turnedAround],
});

/** NS.REM.1 Medium: the lemma used twice, or with a relation between its parts. */
export const quotientsAndRemainders: readonly AnyTemplate[] = [...tied, ...successive];
