import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo, isCount } from '../whole.ts';

interface Tied {
  d: number;
  /** The quotient is so many times the remainder. */
  times: number;
  from: number;
  to: number;
  frame: number;
}

const tie = ({ times }: Tied) => (times === 1 ? 'equal to' : times === 2 ? 'twice' : 'three times');
const holds = ({ d, times }: Tied, n: number) => n % d > 0 && Math.floor(n / d) === times * (n % d);

const tiedCount = form({
  form: 'quotient-tied-to-remainder',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  also: ['NS.NUM.5'],
  stem: (p: Tied) =>
    p.frame === 0
      ? `How many integers from $${p.from}$ to $${p.to}$ give, on division by $${p.d}$, a quotient that is ${tie(p)} the remainder?`
      : p.frame === 1
        ? `A clerk sorts between $${p.from}$ and $${p.to}$ letters, both numbers included, into bundles of $${p.d}$. The number of full bundles is ${tie(p)} the number of letters that remain. How many values can the number of letters take?`
        : `Let $n = ${p.d}k + r$ with $0 \\le r < ${p.d}$, where $k$ is ${tie(p)} $r$. For how many such $n$ is $${p.from} \\le n \\le ${p.to}$?`,
  path: path<Tied>()
    .step(
      'unit',
      ({ d, times }) => q(d * times + 1),
      'Write the number with the remainder $r$ only.',
      ({ d, times }, { unit }) => `n = ${d} \\times ${times === 1 ? '' : times}r + r = ${unit}r`,
    )
    .quiet('top', ({ d }) => q(d - 1))
    .step(
      'most',
      ({ to }, { unit, top }) => q(Math.min(Number(top), Math.floor(to / Number(unit)))),
      'Two bounds hold from above: the range, and that a remainder is smaller than the divisor.',
      ({ to, d }, { unit, most }) =>
        `r \\le ${d - 1}, \\quad ${unit}r \\le ${to} \\Rightarrow r \\le ${Math.floor(to / Number(unit))}: \\quad r \\le ${most}`,
    )
    .step(
      'least',
      ({ from }, { unit }) => q(Math.ceil(from / Number(unit))),
      'From below there is the range.',
      ({ from }, { unit, least }) => `${unit}r \\ge ${from} \\Rightarrow r \\ge ${least}`,
    )
    .step(
      'count',
      (_p, { most, least }) => most.sub(least).add(1),
      'Count the values of $r$.',
      (_p, { most, least, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'remainder_bound_ignored',
      at: 'most',
      wrongly: ({ to }, { unit }) => q(Math.floor(to / Number(unit))),
      words: ({ d }, { unit }) =>
        `All multiples of $${unit}$ in the range were counted; from $r = ${d}$ on $r$ is no remainder by $${d}$ any more.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: ({ from }) => `Numbers below $${from}$ were counted as well.`,
    },
    {
      misconception: 'one_end_not_counted',
      at: 'count',
      wrongly: (_p, { most, least }) => most.sub(least),
      words: (_p, { most, least }) =>
        `$${most} - ${least}$ leaves out one of the two ends; both values of $r$ work.`,
    },
    {
      misconception: 'remainder_may_equal_divisor',
      at: 'top',
      wrongly: ({ d }) => q(d),
      words: ({ d }) => `$r = ${d}$ was allowed; a remainder is at most $${d - 1}$.`,
    },
    {
      misconception: 'multiples_of_divisor',
      at: 'unit',
      wrongly: ({ d, times }) => q(d * times),
      words: (_p, { unit }) =>
        `Multiples of $${unit}$ were counted; the remainder itself has been forgotten, and adds one more $r$.`,
    },
    {
      misconception: 'relation_reversed',
      at: 'unit',
      wrongly: ({ d, times }) => (times > 1 ? q(d + times) : null),
      words: ({ d, times }, { unit }) =>
        `$${d}k + ${times}k = ${unit}k$ makes the remainder $${times}$ times the quotient, the wrong way round.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'most',
      wrongly: (_p, { top }) => top,
      words: ({ to }) => `All remainders were allowed; the larger ones lead beyond $${to}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `A quotient that is ${tie(p)} the remainder, one divisor and a range; the numbers are to be counted.`,
  approach: () =>
    'The condition leaves one free quantity, the remainder: the number is a fixed multiple of it. Count its values, with the bound every remainder has and those from the range.',
  faster: ({ from, to, d }, { unit, count }) =>
    `Multiples of $${unit}$ from $${from}$ to $${Math.min(to, Number(unit) * (d - 1))}$, since $r \\le ${d - 1}$: there are $${count}$.`,
  check: (p, { unit, most, least }) => {
    const n = Number(unit.mul(most));
    return `The largest is $${n} = ${p.d} \\times ${Math.floor(n / p.d)} + ${n % p.d}$, the smallest $${unit.mul(least)}$.`;
  },
  principle:
    'Put a relation between quotient and remainder into the division lemma; the remainder stays below the divisor.',
  verify: p => countUpTo(p.to, n => n >= p.from && holds(p, n)),
});

const tied = situation<Tied>({
  type: 'NS.REM.1',
  situation: 'quotient-and-remainder-tied',
  tries: 20,
  draw: draw => {
    const p = {
      d: draw.int(11, 38),
      times: draw.int(1, 3),
      from: draw.step(60, 300, 10),
      to: draw.step(400, 2000, 10),
      frame: draw.int(0, 2),
    };
    const unit = p.d * p.times + 1;
    const most = Math.min(p.d - 1, Math.floor(p.to / unit));
    const least = Math.ceil(p.from / unit);
    return least >= 2 && most - least >= 3 && unit * (p.d + 3) > p.to - 4 * unit ? p : null;
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
