import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lcm } from '../primes.ts';
import { isCount } from '../whole.ts';

interface Ranged {
  a: number;
  b: number;
  c: number;
  /** Shortfall to a multiple of a, b and c. */
  short: number;
  /** The largest number with so many digits. */
  digits: number;
  frame: number;
}

const limitOf = ({ digits }: Ranged) => 10 ** digits - 1;
const word = ({ digits }: Ranged) => (digits === 3 ? 'three-digit' : 'four-digit');
const last = (most: number, fits: (n: number) => boolean) => {
  for (let n = most; n > 0; n -= 1) if (fits(n)) return q(n);
  throw new Error('nothing fits');
};

const largest = form({
  form: 'largest-with-shortfall',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: (p: Ranged) =>
    p.frame === 0
      ? `What is the largest ${word(p)} number that leaves remainders of $${p.a - p.short}$, $${p.b - p.short}$ and $${p.c - p.short}$ when divided by $${p.a}$, $${p.b}$ and $${p.c}$ respectively?`
      : p.frame === 1
        ? `A library has a ${word(p)} number of books. If $${p.a}$ books are put on each shelf, the last shelf gets only $${p.a - p.short}$; with $${p.b}$ on each shelf it gets $${p.b - p.short}$, and with $${p.c}$ it gets $${p.c - p.short}$. What is the maximum possible number of books?`
        : `Let $n < ${10 ** p.digits}$ be a positive integer such that $${p.a}$, $${p.b}$ and $${p.c}$ all divide $n + ${p.short}$. Find the maximum value of $n$.`,
  path: path<Ranged>()
    .step(
      'lcm',
      ({ a, b, c }) => q(lcm(a, b, c)),
      ({ short }) =>
        `Every time $${short}$ is missing to a full multiple, so the number is $${short}$ below a multiple of the LCM.`,
      ({ a, b, c }, { lcm: all }) => `\\operatorname{lcm}(${a}, ${b}, ${c}) = ${all}`,
    )
    .quiet('top', p => q(limitOf(p) + p.short))
    .step(
      'multiple',
      (_p, { lcm: all, top }) => all.mul(Math.floor(top.div(all).valueOf())),
      p => `The multiple may exceed $${limitOf(p)}$ by that shortfall. Find the largest one.`,
      (_p, { lcm: all, top, multiple }) => `${all} \\times ${multiple.div(all)} = ${multiple} \\le ${top}`,
    )
    .step(
      'largest',
      ({ short }, { multiple }) => multiple.sub(short),
      'Take the shortfall off.',
      ({ short }, { multiple, largest: n }) => `${multiple} - ${short} = ${n}`,
    ),
  slips: [
    {
      misconception: 'deficit_added',
      at: 'largest',
      wrongly: ({ short }, { multiple, lcm: all }) =>
        multiple.add(short).gt(multiple.add(all)) ? null : multiple.add(short),
      words: ({ short }, { multiple }) =>
        `$${multiple} + ${short}$ lies above the multiple and leaves a remainder of $${short}$ every time.`,
    },
    {
      misconception: 'remainder_forgotten',
      gives: 'multiple',
      words: (_p, { multiple }) => `$${multiple}$ is the multiple itself and leaves no remainder at all.`,
    },
    {
      misconception: 'one_divisor_forgotten',
      at: 'lcm',
      wrongly: ({ a, b }) => q(lcm(a, b)),
      words: ({ a, b, c }) =>
        `The LCM of $${a}$ and $${b}$ was used; the remainder for $${c}$ then comes out wrongly.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'lcm',
      wrongly: ({ a, b, c }) => (a * b * c < 9999 ? q(a * b * c) : null),
      words: ({ a, b, c }) =>
        `$${a} \\times ${b} \\times ${c}$ was used instead of the LCM; larger numbers below the limit are missed.`,
    },
    {
      misconception: 'takes_previous_multiple',
      at: 'multiple',
      wrongly: (_p, { multiple, lcm: all }) => multiple.sub(all),
      words: (p, { multiple, lcm: all }) =>
        `From $${multiple}$ one more step of $${all}$ is possible before $${limitOf(p)}$ is passed.`,
    },
    {
      misconception: 'takes_multiple_above_limit',
      at: 'multiple',
      wrongly: (p, { multiple, lcm: all }) =>
        multiple
          .add(all)
          .sub(p.short)
          .lte(limitOf(p) + 200)
          ? multiple.add(all)
          : null,
      words: (p, { largest: n }) => `$${n}$ has the right remainders but lies above $${limitOf(p)}$.`,
    },
    {
      misconception: 'largest_remainder_added',
      at: 'largest',
      wrongly: ({ c, short }, { multiple }) => multiple.add(c - short),
      words: ({ c, short }, { multiple }) =>
        `$${c - short}$ was added to $${multiple}$: right for $${c}$, but not for the other divisors.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => isCount(value) && value.lte(limitOf(p)) && value.gt(10 ** (p.digits - 1)),
  snapRead: p =>
    `Three remainders that are each $${p.short}$ less than the divisor, and a largest ${word(p)} number.`,
  approach: () =>
    'The equal shortfall turns three conditions into one: a multiple of the LCM minus the shortfall. Then look for the last one below the limit, and mind that the multiple itself may lie above it.',
  faster: (p, { lcm: all }) =>
    `$${limitOf(p)} + ${p.short} = ${limitOf(p) + p.short}$ leaves $${(limitOf(p) + p.short) % all.valueOf()}$ on division by $${all}$: go back by that from $${limitOf(p)}$.`,
  check: ({ a, b, c }, { largest: n }) =>
    `$${n} \\div ${a}$, $\\div ${b}$, $\\div ${c}$ leave ${[a, b, c].map(d => n.valueOf() % d).join(', ')}.`,
  principle: 'An equal shortfall for all divisors means: the shortfall below a multiple of their LCM.',
  verify: p => last(limitOf(p), n => [p.a, p.b, p.c].every(d => n % d === d - p.short)),
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
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 75,
  also: ['NS.REM.5'],
  stem: ({ a, b, r, d, frame }: Divisible) =>
    frame === 0
      ? `Find the sum of the two smallest positive multiples of $${d}$ that leave a remainder of $${r}$ when divided by $${a}$ and also when divided by $${b}$.`
      : frame === 1
        ? `Eggs are packed without any left over in trays of $${d}$. In trays of $${a}$ or in trays of $${b}$ there would be $${r}$ eggs left each time. What is the sum of the two least possible numbers of eggs?`
        : `A positive integer $n$ is divisible by $${d}$, while $n - ${r}$ is divisible by both $${a}$ and $${b}$. Find the sum of the two least values of $n$ greater than $${r}$.`,
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
  situation: 'largest-below-a-power-of-ten',
  tries: 20,
  draw: draw => {
    const [a = 1, b = 1, c = 1] = draw
      .some([8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30], 3)
      .sort((m, n) => m - n);
    const p = { a, b, c, short: draw.int(2, 6), digits: draw.int(3, 4), frame: draw.int(0, 2) };
    const all = lcm(a, b, c);
    return all >= 60 && all <= limitOf(p) / 3 && lcm(a, b) < all && a > p.short + 1 && all < a * b * c
      ? p
      : null;
  },
  forms: [largest],
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
