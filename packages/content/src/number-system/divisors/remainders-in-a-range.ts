import { path } from '../../path.ts';
import { counted, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lcm } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

interface Ranged {
  a: number;
  b: number;
  c: number;
  /** Shortfall to a multiple of a, b and c. */
  short: number;
  /** The numbers have so many digits. */
  digits: number;
  frame: number;
}

const limitOf = ({ digits }: Ranged) => 10 ** digits - 1;
const leastOf = ({ digits }: Ranged) => 10 ** (digits - 1);
const word = ({ digits }: Ranged) => (digits === 3 ? 'three-digit' : 'four-digit');

const bothEnds = form({
  form: 'sum-of-smallest-and-largest',
  band: 'Medium',
  entry: true,
  seconds: 85,
  stem: (p: Ranged) =>
    p.frame === 0
      ? `Find the sum of the smallest and the largest ${word(p)} numbers that leave remainders of $${p.a - p.short}$, $${p.b - p.short}$ and $${p.c - p.short}$ when divided by $${p.a}$, $${p.b}$ and $${p.c}$ respectively.`
      : p.frame === 1
        ? `A library has a ${word(p)} number of books. If $${p.a}$ books are put on each shelf, the last shelf gets only $${p.a - p.short}$; with $${p.b}$ on each shelf it gets $${p.b - p.short}$, and with $${p.c}$ it gets $${p.c - p.short}$. What is the sum of the minimum and the maximum possible number of books?`
        : `For a ${word(p)} number $n$, each of $${p.a}$, $${p.b}$ and $${p.c}$ divides $n + ${p.short}$. What do the least and the greatest possible value of $n$ add up to?`,
  path: path<Ranged>()
    .step(
      'lcm',
      ({ a, b, c }) => q(lcm(a, b, c)),
      ({ short }) =>
        `Every time $${short}$ is missing to a full multiple, so the number is $${short}$ below a multiple of the LCM.`,
      ({ a, b, c }, { lcm: all }) => `\\operatorname{lcm}(${a}, ${b}, ${c}) = ${all}`,
    )
    .step(
      'first',
      (p, { lcm: all }) => all.mul(Math.ceil((leastOf(p) + p.short) / all.valueOf())),
      p => `Find the first multiple that leaves at least $${leastOf(p)}$ when the shortfall is taken off.`,
      (p, { lcm: all, first }) =>
        `${all} \\times ${first.div(all)} = ${first} \\ge ${leastOf(p)} + ${p.short}`,
    )
    .step(
      'last',
      (p, { lcm: all }) => all.mul(Math.floor((limitOf(p) + p.short) / all.valueOf())),
      p => `And the last one: it may exceed $${limitOf(p)}$ by the shortfall.`,
      (p, { lcm: all, last }) => `${all} \\times ${last.div(all)} = ${last} \\le ${limitOf(p)} + ${p.short}`,
    )
    .step(
      'sum',
      ({ short }, { first, last }) => first.add(last).sub(2 * short),
      'Take the shortfall off both and add.',
      ({ short }, { first, last, sum }) => `(${first} - ${short}) + (${last} - ${short}) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'deficit_added',
      at: 'sum',
      wrongly: ({ short }, { first, last }) => first.add(last).add(2 * short),
      words: ({ short }, { first, last }) =>
        `$${first} + ${short}$ and $${last} + ${short}$ lie above the multiples and leave a remainder of $${short}$ every time.`,
    },
    {
      misconception: 'one_divisor_forgotten',
      at: 'lcm',
      wrongly: ({ a, b }) => q(lcm(a, b)),
      words: ({ a, b, c }, { lcm: all }) =>
        `The LCM of $${a}$ and $${b}$, $${all}$, was used; the remainder for $${c}$ then comes out wrongly.`,
    },
    {
      misconception: 'takes_previous_multiple',
      at: 'last',
      wrongly: (_p, { last, lcm: all }) => last.sub(all),
      words: (p, { last, lcm: all }) =>
        `From $${last}$ one more step of $${all}$ is possible before $${limitOf(p)}$ is passed.`,
    },
    {
      misconception: 'takes_next_multiple',
      at: 'first',
      wrongly: (_p, { first, lcm: all }) => first.add(all),
      words: (p, { first, lcm: all }) =>
        `$${first}$ is not the first multiple of $${all}$ to use: the one before it already leads to a ${word(p)} number.`,
    },
    {
      misconception: 'multiple_below_the_range',
      at: 'first',
      wrongly: (_p, { first, lcm: all }) => (first.gt(all) ? first.sub(all) : null),
      words: (p, { first }) =>
        `$${first} - ${p.short}$ was taken for the smallest number, but it lies below $${leastOf(p)}$.`,
    },
    {
      misconception: 'takes_multiple_above_limit',
      at: 'last',
      wrongly: (_p, { last, lcm: all }) => last.add(all),
      words: (p, { last }) =>
        `$${last} - ${p.short}$ was taken for the largest number, but it lies above $${limitOf(p)}$.`,
    },
    {
      misconception: 'remainder_forgotten',
      at: 'sum',
      wrongly: (_p, { first, last }) => first.add(last),
      words: (_p, { first, last }) =>
        `$${first}$ and $${last}$ are the multiples themselves and leave no remainder at all.`,
    },
    {
      misconception: 'shortfall_taken_off_once',
      at: 'sum',
      wrongly: ({ short }, { first, last }) => first.add(last).sub(short),
      words: ({ short }, { first, last }) =>
        `From $${first} + ${last}$ the shortfall $${short}$ was taken off once; both numbers fall short.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'lcm',
      wrongly: (p, { lcm: all }) => {
        const two = p.a * p.b;
        return two * 3 < limitOf(p) && all.valueOf() !== two ? q(two) : null;
      },
      words: ({ a, b }) =>
        `$${a} \\times ${b} = ${a * b}$ was used in place of the LCM of all three, so numbers are passed over.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => isCount(value) && value.gt(leastOf(p)),
  snapRead: p =>
    `Three remainders that are each $${p.short}$ less than the divisor; the ${word(p)} numbers at both ends are wanted.`,
  approach: () =>
    'The equal shortfall turns three conditions into one: a multiple of the LCM minus the shortfall. Then find the first and the last of these numbers in the range; the shortfall matters at both ends.',
  faster: (p, { lcm: all, first, last }) =>
    `$${all}k - ${p.short}$ with $k$ from $${first.div(all)}$ to $${last.div(all)}$: $${all} \\times ${first.add(last).div(all)} - ${2 * p.short}$.`,
  check: ({ a, b, c, short }, { first, last }) => {
    const left = (n: number) => [a, b, c].map(d => n % d).join(', ');
    const [m, n] = [first.valueOf() - short, last.valueOf() - short];
    return `By $${a}$, $${b}$ and $${c}$, the number $${m}$ leaves $${left(m)}$, and $${n}$ leaves $${left(n)}$.`;
  },
  principle: 'An equal shortfall for all divisors means: the shortfall below a multiple of their LCM.',
  verify: p => {
    const found = upTo(limitOf(p)).filter(
      n => n >= leastOf(p) && [p.a, p.b, p.c].every(d => n % d === d - p.short),
    );
    return q((found[0] ?? 0) + (found.at(-1) ?? 0));
  },
});

interface Divisible {
  a: number;
  b: number;
  r: number;
  /** The number is a multiple of this. */
  d: number;
  frame: number;
}

const alsoDivisible = form({
  form: 'sum-of-the-two-least',
  revision: 5,
  band: 'Medium',
  entry: true,
  seconds: 75,
  also: ['NS.REM.5'],
  stem: ({ a, b, r, d, frame }: Divisible) =>
    frame === 0
      ? `Find the sum of the two smallest positive multiples of $${d}$ that leave a remainder of $${r}$ when divided by $${a}$ and also when divided by $${b}$.`
      : frame === 1
        ? `Eggs are packed without any left over in trays of $${d}$. Packed in trays of $${a}$, or in trays of $${b}$, they would leave ${counted(r, 'egg')} over. What is the sum of the two least possible numbers of eggs?`
        : `A positive integer $n$ is divisible by $${d}$, while $n - ${r}$ is divisible by both $${a}$ and $${b}$. Find the sum of the two least values of $n$${r % d === 0 ? ` greater than $${r}$` : ''}.`,
  path: path<Divisible>()
    .step(
      'lcm',
      ({ a, b }) => q(lcm(a, b)),
      'The equal remainders make the number the remainder above a multiple of the LCM.',
      ({ a, b, r }, { lcm: all }) => `\\operatorname{lcm}(${a}, ${b}) = ${all}, \\quad n = ${all}k + ${r}`,
    )
    .step(
      'k',
      ({ r, d }, { lcm: all }) => {
        for (let k = 1; k <= d; k += 1) if ((all.valueOf() * k + r) % d === 0) return q(k);
        return q(d);
      },
      ({ d }) => `Reduce the multiple by $${d}$ and try $k = 1, 2, 3, \\dots$ until $${d}$ divides.`,
      ({ r, d }, { lcm: all, k }) =>
        `${all}k + ${r} \\equiv ${all.valueOf() % d}k + ${r % d} \\pmod{${d}}, \\quad k = ${k}`,
    )
    .step(
      'n',
      ({ r }, { lcm: all, k }) => all.mul(k).add(r),
      'Insert it.',
      ({ r }, { lcm: all, k, n }) => `${all} \\times ${k} + ${r} = ${n}`,
    )
    .step(
      'next',
      ({ d }, { lcm: all, n }) => n.add(all.mul(d)),
      ({ d }) => `All three conditions repeat after the LCM times $${d}$: find the second number.`,
      ({ d }, { lcm: all, n, next }) => `${n} + ${all} \\times ${d} = ${next}`,
    )
    .step(
      'sum',
      (_p, { n, next }) => n.add(next),
      'Add the two numbers.',
      (_p, { n, next, sum }) => `${n} + ${next} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'remainder_subtracted',
      at: 'n',
      wrongly: ({ r, d }, { lcm: all }) => {
        for (let k = 1; k <= d; k += 1) if ((all.valueOf() * k - r) % d === 0) return all.mul(k).sub(r);
        return null;
      },
      words: ({ r }, { n }) =>
        `$${n}$ lies $${r}$ below a multiple of the LCM; a remainder of $${r}$ puts it above.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'lcm',
      wrongly: ({ a, b }) => q(a * b),
      words: ({ a, b }) =>
        `With $${a} \\times ${b} = ${a * b}$ in place of the LCM smaller numbers are passed over.`,
    },
    {
      misconception: 'second_condition_ignored',
      at: 'k',
      wrongly: () => q(1),
      words: ({ d }, { n }) => `$${n}$ has the right remainders, but it is not a multiple of $${d}$.`,
    },
    {
      misconception: 'all_divisors_in_lcm',
      at: 'n',
      wrongly: ({ r, d }, { lcm: all }) => q(lcm(all.valueOf(), d) + r),
      words: ({ r, d }, { n }) =>
        `$${n}$ leaves a remainder of $${r}$ for $${d}$ too; it should leave none there.`,
    },
    {
      misconception: 'repeats_after_the_lcm',
      at: 'next',
      wrongly: (_p, { lcm: all, n }) => n.add(all),
      words: ({ d }, { next }) =>
        `$${next}$ has the right remainders again, but it is no multiple of $${d}$.`,
    },
    {
      misconception: 'second_number_alone',
      gives: 'next',
      words: (_p, { n, next }) => `$${next}$ is the second number alone; $${n}$ has to be added.`,
    },
    {
      misconception: 'remainder_left_out',
      at: 'n',
      wrongly: (_p, { lcm: all, k }) => all.mul(k),
      words: ({ r }, { n }) => `$${n}$ is the multiple of the LCM; the remainder of $${r}$ was not added.`,
    },
    {
      misconception: 'one_divisor_forgotten',
      at: 'lcm',
      wrongly: ({ b }) => q(b),
      words: ({ a, b }, { n }) =>
        `$${n}$ fits $${b}$ only; the remainder on division by $${a}$ was not looked at.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { b }) => isCount(value) && value.gt(2 * b),
  snapRead: ({ r, d }) =>
    `The same remainder of $${r}$ for two divisors, none for $${d}$; the sum of the two smallest numbers is wanted.`,
  approach: ({ d }) =>
    `Combine the two equal remainders through the LCM into one form with a free multiplier; the third condition then chooses the multiplier, working with remainders by $${d}$ only.`,
  faster: ({ r, d }, { lcm: all, k }) =>
    `By $${d}$, $${all}$ leaves $${all.valueOf() % d}$. So $${all.valueOf() % d}k$ must be $${d - (r % d)}$ above a multiple of $${d}$: $k = ${k}$.`,
  check: ({ a, b, d }, { n }) =>
    `$${n} = ${d} \\times ${n.div(d)}$, and it leaves $${n.valueOf() % a}$ by $${a}$ and $${n.valueOf() % b}$ by $${b}$.`,
  principle: 'Combine equal remainders by the LCM first, then let the odd condition choose the multiple.',
  verify: ({ a, b, r, d }) => {
    const found: number[] = [];
    for (let n = d; found.length < 2; n += d) if (n > r && n % a === r && n % b === r) found.push(n);
    return q((found[0] ?? 0) + (found[1] ?? 0));
  },
});

const ranged = situation<Ranged>({
  type: 'NS.HCF.2',
  situation: 'short-by-the-same-in-a-range',
  tries: 20,
  draw: draw => {
    const [a = 1, b = 1, c = 1] = draw
      .some([8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30], 3)
      .sort((m, n) => m - n);
    const p = { a, b, c, short: draw.int(2, 6), digits: draw.int(3, 4), frame: draw.int(0, 2) };
    const all = lcm(a, b, c);
    const idle = [lcm(b, c), lcm(a, c), lcm(a, b)].includes(all);
    return all >= 60 && all <= limitOf(p) / 3 && !idle && a > p.short + 1 && all < a * b * c ? p : null;
  },
  forms: [bothEnds],
});

const multiple = situation<Divisible>({
  type: 'NS.HCF.2',
  situation: 'equal-remainders-and-a-multiple',
  tries: 20,
  draw: draw => {
    const [a = 1, b = 1] = draw.some([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24], 2).sort((m, n) => m - n);
    const p = { a, b, r: draw.int(1, 5), d: draw.pick([7, 11, 13, 17]), frame: draw.int(0, 2) };
    const all = lcm(a, b);
    if (all % p.d === 0 || all === b || all > 150 || a * b === all || p.r >= a) return null;
    const first = Array.from({ length: p.d }, (_, k) => k + 1).find(k => (all * k + p.r) % p.d === 0) ?? 0;
    return first >= 3 && first < p.d ? p : null;
  },
  forms: [alsoDivisible],
});

/** NS.HCF.2 Medium: remainders that become one condition, and a second condition beside it. */
export const remaindersInARange: readonly AnyTemplate[] = [...ranged, ...multiple];
