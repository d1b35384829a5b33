import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd, lcm } from '../primes.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

interface Tied {
  a: number;
  b: number;
  /** What the two quotients form: their sum or their difference … */
  by: 'sum' | 'difference';
  /** … is so many times the square of the common remainder. */
  times: number;
  frame: number;
}

const square = ({ times }: Tied) => ['the square', 'twice the square', 'three times the square'][times - 1];
const squareTex = ({ times }: Tied) => `${times === 1 ? '' : times}r^2`;
const sign = ({ by }: Tied) => (by === 'sum' ? '+' : '-');
/** What the quotients form when the number is one LCM, remainder aside. */
const weight = ({ a, b, by }: Tied, all: number) => all / a + (by === 'sum' ? 1 : -1) * (all / b);
/** Remainders below `bound` for which the quotients come out whole. */
const remainders = ({ times }: Tied, w: number, bound: number) =>
  upTo(bound - 1).filter(r => (times * r * r) % w === 0);

const tied = form({
  form: 'numbers-with-quotients-tied-to-the-remainder',
  band: 'Hard',
  entry: true,
  seconds: 120,
  also: ['NS.REM.1', 'AL.DIO.5'],
  stem: (p: Tied) =>
    p.frame === 0
      ? `When a positive integer $n$ is divided by $${p.a}$ and by $${p.b}$, the remainder is the same, and the two quotients ${p.by === 'sum' ? 'add up to' : 'differ by'} ${square(p)} of this remainder. Find the sum of all possible values of $n$.`
      : p.frame === 1
        ? `Dividing the positive integer $n$ by $${p.a}$ gives the quotient $x$ and the remainder $r$; dividing it by $${p.b}$ gives the quotient $y$ and again the remainder $r$. If $x ${sign(p)} y = ${squareTex(p)}$, what do all possible values of $n$ add up to?`
        : `A wholesaler fills $x$ sacks of $${p.a}$ coconuts, and $r$ coconuts, too few for another sack, are left over. With sacks of $${p.b}$ she fills $y$ sacks, and again $r$ are left over. What is the sum of all possible numbers of coconuts if $x ${sign(p)} y = ${squareTex(p)}$ and $r > 0$?`,
  path: path<Tied>()
    .step(
      'lcm',
      ({ a, b }) => q(lcm(a, b)),
      'With the remainder $r$ taken off, both divisors divide $n$: it lies $r$ above a multiple of their LCM.',
      ({ a, b }, { lcm: all }) =>
        `\\operatorname{lcm}(${a}, ${b}) = ${all}, \\quad n = ${all}t + r: \\quad x = ${all.div(a)}t, \\; y = ${all.div(b)}t`,
    )
    .step(
      'weight',
      (p, { lcm: all }) => q(weight(p, all.valueOf())),
      'Put both quotients into the condition.',
      (p, { weight: w }) => `x ${sign(p)} y = ${w.equals(1) ? '' : w}t = ${squareTex(p)}`,
    )
    .quiet('bound', ({ a }) => q(a))
    .step(
      'rs',
      (p, { weight: w, bound }) => remainders(p, w.valueOf(), bound.valueOf()).map(r => q(r)),
      (_p, { weight: w, bound }) =>
        `$t$ is whole, so $${w}$ divides the right side; and $r$ is a remainder for both divisors, so it is less than $${bound}$.`,
      (_p, { rs }) => `r \\in \\{${rs.join(', ')}\\}`,
    )
    .step(
      'ts',
      ({ times }, { weight: w, rs }) => rs.map(r => r.mul(r).mul(times).div(w)),
      'Each of these remainders gives one $t$.',
      (_p, { rs, ts }) => rs.map((r, i) => `r = ${r}: t = ${ts[i]}`).join(', \\quad '),
    )
    .step(
      'ns',
      (_p, { lcm: all, rs, ts }) => rs.map((r, i) => all.mul(ts[i] ?? 0).add(r)),
      'And so one number.',
      (_p, { lcm: all, rs, ts, ns }) =>
        rs.map((r, i) => `${all} \\times ${ts[i]} + ${r} = ${ns[i]}`).join(', \\quad '),
    )
    .step(
      'answer',
      (_p, { ns }) => sumOf(ns),
      'Add them.',
      (_p, { ns, answer }) => `${ns.join(' + ')} = ${answer}`,
    ),
  slips: [
    {
      misconception: 'remainder_itself_must_be_a_multiple',
      at: 'rs',
      wrongly: (_p, { weight: w, rs }) => {
        const multiples = rs.filter(r => r.valueOf() % w.valueOf() === 0);
        return multiples.length === rs.length || multiples.length === 0 ? null : multiples;
      },
      words: (_p, { weight: w }) =>
        `$r$ was made a multiple of $${w}$; it is enough that $${w}$ divides the right side, where $r$ is squared.`,
    },
    {
      misconception: 'bounded_by_larger_divisor',
      at: 'bound',
      wrongly: ({ b }) => q(b),
      words: ({ a, b }, { rs }) =>
        `Remainders below $${b}$ were allowed, up to $${rs.at(-1)}$; on division by $${a}$ none of them reaches $${a}$.`,
    },
    {
      misconception: 'first_solution_only',
      at: 'ns',
      wrongly: (_p, { ns }) => (ns.length > 1 ? ns.slice(0, 1) : null),
      words: (_p, { rs, ns }) =>
        `$${ns[0]}$, with $r = ${rs[0]}$, is the smallest such number, not the only one.`,
    },
    {
      misconception: 'last_solution_only',
      at: 'ns',
      wrongly: (_p, { ns }) => (ns.length > 1 ? ns.slice(-1) : null),
      words: (_p, { ns }) => `$${ns[0]}$ is the largest such number; the smaller ones have to be added.`,
    },
    {
      misconception: 'remainder_left_out',
      at: 'ns',
      wrongly: (_p, { lcm: all, ts }) => ts.map(t => all.mul(t)),
      words: (_p, { lcm: all, ns }) =>
        `The multiples ${ns.map(n => `$${n}$`).join(', ')} of $${all}$ were added without their remainders.`,
    },
    {
      misconception: 'square_taken_for_the_multiplier',
      at: 'ts',
      wrongly: ({ times }, { rs }) => rs.map(r => r.mul(r).mul(times)),
      words: (_p, { weight: w, ts }) =>
        `$t = ${ts.join(', ')}$ was used; these are the values of $${w}t$, still to be divided by $${w}$.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'ns',
      wrongly: ({ a, b }, { rs, ts }) =>
        rs.map((r, i) =>
          q(a * b)
            .mul(ts[i] ?? 0)
            .add(r),
        ),
      words: ({ a, b }, { lcm: all }) =>
        `The numbers were formed with $${a} \\times ${b} = ${a * b}$ in place of the LCM $${all}$.`,
    },
    {
      misconception: 'sum_and_difference_mixed',
      at: 'weight',
      wrongly: (p, { lcm: all }) =>
        q(weight({ ...p, by: p.by === 'sum' ? 'difference' : 'sum' }, all.valueOf())),
      words: (p, { weight: w }) =>
        `The ${p.by === 'sum' ? 'difference' : 'sum'} of the quotients, $${w}t$, was used where their ${p.by} is given.`,
    },
    {
      misconception: 'factor_of_the_square_dropped',
      at: 'ts',
      wrongly: ({ times }, { ts }) => (times > 1 ? ts.map(t => t.div(times)) : null),
      words: ({ times }) => `The factor $${times}$ before the square was dropped when $t$ was found.`,
    },
    {
      misconception: 'largest_remainder_missed',
      at: 'rs',
      wrongly: (_p, { rs }) => (rs.length > 2 ? rs.slice(0, -1) : null),
      words: (_p, { rs }) => `The search stopped at $r = ${rs.at(-1)}$; one more remainder fits.`,
    },
    {
      misconception: 'smallest_remainder_missed',
      at: 'rs',
      wrongly: (_p, { rs }) => (rs.length > 2 ? rs.slice(1) : null),
      words: (_p, { rs }) => `The list began at $r = ${rs[0]}$; a smaller remainder fits as well.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ a, b }) =>
    `Equal remainders by $${a}$ and $${b}$, and a relation between the quotients and that remainder; all numbers are wanted.`,
  approach: () =>
    'Equal remainders put the number a remainder above a multiple of the LCM, and both quotients become multiples of one unknown. The relation is then an equation in whole numbers, with the bound that every remainder has.',
  faster: (p, { lcm: all, weight: w, rs }) =>
    `$n = ${all} \\times \\frac{${squareTex(p)}}{${w}} + r$ with $r < ${p.a}$: only $r = ${rs.join(', ')}$ ${rs.length > 1 ? 'make' : 'makes'} it whole.`,
  check: ({ a, b }, { ns }) => {
    const n = ns.at(-1)?.valueOf() ?? 0;
    return `The largest is $${n} = ${a} \\times ${Math.floor(n / a)} + ${n % a} = ${b} \\times ${Math.floor(n / b)} + ${n % b}$.`;
  },
  principle:
    'Equal remainders tie both quotients to one unknown; a relation between them is then an equation in whole numbers with a bound.',
  verify: ({ a, b, by, times }) => {
    let sum = 0;
    for (let n = 1; n <= lcm(a, b) * times * a * a; n += 1) {
      const [x, y, r] = [Math.floor(n / a), Math.floor(n / b), n % a];
      if (n % b === r && (by === 'sum' ? x + y : x - y) === times * r * r) sum += n;
    }
    return q(sum);
  },
});

/** NS.HCF.2 Hard: a common remainder that is tied to the two quotients. */
export const quotientsAndARemainder: readonly AnyTemplate[] = situation<Tied>({
  type: 'NS.HCF.2',
  situation: 'equal-remainders-and-quotients',
  tries: 60,
  draw: draw => {
    const [a = 1, b = 1] = draw
      .some([8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40], 2)
      .sort((m, n) => m - n);
    const all = lcm(a, b);
    const p: Tied = {
      a,
      b,
      by: draw.pick(['sum', 'sum', 'difference']),
      times: draw.pick([1, 1, 2, 3]),
      frame: draw.int(0, 2),
    };
    if (all === b || gcd(a, b) === 1 || all > 180) return null;
    const w = weight(p, all);
    const rs = remainders(p, w, a);
    const total = rs.reduce((sum, r) => sum + (all * p.times * r * r) / w + r, 0);
    return w > 2 && rs.length >= 2 && rs.length <= 4 && total < 6000 ? p : null;
  },
  forms: [tied],
});
