import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface KnownGap {
  /** Compound minus simple interest over two years, in rupees. */
  gap: number;
  /** The largest rate allowed, in per cent. */
  most: number;
  /** The sum is a multiple of this. */
  unit: number;
  frame: number;
}

const sumAt = ({ gap }: KnownGap, rate: number) => (10000 * gap) / (rate * rate);
/** The least rate whose hundredth part of the two-year gap is whole: all others that do this are its multiples. */
const stepOf = ({ gap }: KnownGap) => 100 / gcd(100, gap);
const fits = (bound: number, step: number) => (rate: number) =>
  bound % (rate * rate) === 0 && rate % step === 0;
const listed = (most: number, bound: Fraction, step: Fraction) =>
  upTo(most).filter(fits(Number(bound), Number(step)));
const total = (rates: readonly number[]) => q(rates.reduce((sum, rate) => sum + rate, 0));

const possibleRates = form({
  form: 'sum-of-possible-rates',
  revision: 3,
  likely: true,
  band: 'Hard',
  entry: true,
  seconds: 130,
  also: ['NS.FAC.3', 'NS.NUM.5'],
  stem: ({ gap, most, unit, frame }: KnownGap) =>
    frame === 0
      ? `On a principal that is a multiple of ${rupees(unit)}, the compound interest exceeds the simple interest by ${rupees(gap)} after 2 years; after 3 years the excess is again a whole number of rupees. The rate is a whole number of per cent a year, not above ${percent(most)}, and compounding is yearly. What is the sum of all possible rates, in per cent?`
      : frame === 1
        ? `A bank's yearly rates are whole numbers of per cent, at most $${most}$. It accepts deposits in multiples of ${rupees(unit)} only. On a certain deposit, compound interest (yearly) exceeds simple interest by ${rupees(gap)} in 2 years and by a whole number of rupees in 3 years. What is the sum of all possible rates, in per cent?`
        : `A deposit, which is a multiple of ${rupees(unit)}, gains ${rupees(gap)} when interest for two years is compounded yearly instead of being simple. For three years the gain would be a whole number of rupees as well. The rate per annum is $r\\%$, where $r$ is an integer from $1$ to $${most}$. Find the sum of all possible values of $r$.`,
  path: path<KnownGap>()
    .quiet('product', ({ gap }) => q(10000 * gap))
    .quiet('unit', ({ unit }) => q(unit))
    .step(
      'bound',
      (_p, { product, unit }) => product.div(unit),
      'Over two years the difference is one year of interest on the interest of the first year. The principal is a multiple of the given amount, so the square of the rate divides what is left.',
      ({ gap }, { product, unit, bound }) =>
        `P \\times \\frac{r^2}{100^2} = ${gap} \\Rightarrow P r^2 = ${numberTex(product)}, \\quad r^2 \\mid \\frac{${numberTex(product)}}{${numberTex(unit)}} = ${numberTex(bound)}`,
    )
    .step(
      'step',
      p => q(stepOf(p)),
      'After three years the difference is $3 + \\frac{r}{100}$ times as large: in the third year two interests and the difference earn interest. So a hundredth of the rate, times the difference, has to be whole.',
      ({ gap }, { step }) =>
        `\\frac{${gap}\\,r}{100} = ${
          gap === 100
            ? ''
            : `\\frac{${fractionTex(q(gap, 100)).replace(/^\\frac\{(\d+)\}\{(\d+)\}$/, '$1}{$2')}}`
        }r \\text{ is whole} \\Rightarrow ${step} \\mid r`,
    )
    .step(
      'sum',
      ({ most }, { bound, step }) => total(listed(most, bound, step)),
      'Go through the multiples up to the largest rate, keep those whose square divides, and add.',
      ({ most }, { bound, step, sum }) => `r = ${listed(most, bound, step).join(', ')}: \\quad ${sum}`,
    ),
  slips: [
    {
      misconception: 'third_year_ignored',
      at: 'step',
      wrongly: () => q(1),
      words: ({ most, gap }, { bound, step }) =>
        `$r = ${listed(most, bound, step).join(', ')}$ give ${rupees(gap)} in two years; after three years the difference is not whole for all of them.`,
    },
    {
      misconception: 'rate_instead_of_its_square',
      at: 'sum',
      wrongly: ({ most }, { bound, step }) =>
        total(upTo(most).filter(r => Number(bound) % r === 0 && r % Number(step) === 0)),
      words: (_p, { bound, step }) =>
        `All multiples of $${step}$ that divide $${numberTex(bound)}$ were added; their squares have to divide it.`,
    },
    {
      misconception: 'largest_rate_ignored',
      at: 'sum',
      wrongly: (_p, { bound, step }) => total(listed(100, bound, step)),
      words: ({ most }, { bound, step }) =>
        `$r = ${listed(100, bound, step).join(', ')}$ were added, though rates go up to ${percent(most)} only.`,
    },
    {
      misconception: 'largest_rate_missed',
      at: 'sum',
      wrongly: ({ most }, { bound, step }) => total(listed(most, bound, step).slice(0, -1)),
      words: ({ most }, { bound, step }) =>
        `The rate of ${percent(listed(most, bound, step).at(-1) ?? 0)} was missed; its square also divides $${numberTex(bound)}$.`,
    },
    {
      misconception: 'least_rate_missed',
      at: 'sum',
      wrongly: ({ most }, { bound, step }) => total(listed(most, bound, step).slice(1)),
      words: ({ most }, { bound, step }) =>
        `The rate of ${percent(listed(most, bound, step)[0] ?? 0)} was passed over; the principal is then large, but possible.`,
    },
    {
      misconception: 'multiple_of_the_unit_ignored',
      at: 'unit',
      wrongly: () => q(1),
      words: ({ unit, most }, { bound, step }) =>
        `With $r = ${listed(most, bound, step).join(', ')}$ the principal is a whole number of rupees, but not always a multiple of ${rupees(unit)}.`,
    },
    {
      misconception: 'tens_only',
      at: 'step',
      wrongly: (_p, { step }) => (step.lt(10) ? q(10) : null),
      words: ({ most }, { bound, step }) =>
        `Only tens were tried: $r = ${listed(most, bound, step).join(', ')}$. Smaller steps also leave whole rupees.`,
    },
    {
      misconception: 'every_multiple_of_the_step',
      at: 'sum',
      wrongly: ({ most }, { step }) => total(upTo(most).filter(r => r % Number(step) === 0)),
      words: ({ most }, { step }) =>
        `All multiples of $${step}$ up to $${most}$ were added; for some the principal is not a multiple as required.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ gap }) =>
    `The two-year difference is ${rupees(gap)}, the three-year one is only known to be whole; principal and rate are whole too. The rates are to be added.`,
  approach: () =>
    'Interest on interest makes principal times square of the rate a known number, so squares that divide it are wanted. The third year adds a second condition on the rate.',
  faster: (p, { bound, step }) =>
    `Of the multiples of $${step}$ up to $${p.most}$ those count whose square divides $${numberTex(bound)}$: $r = ${listed(p.most, bound, step).join(', ')}$.`,
  check: (p, { bound, step }) => {
    const r = listed(p.most, bound, step).at(-1) ?? 1;
    const third = q(p.gap)
      .mul(300 + r)
      .div(100);
    return `At ${percent(r)} the principal is ${rupees(sumAt(p, r))}: one year brings ${rupees((sumAt(p, r) * r) / 100)}, and ${percent(r)} of that is ${rupees(p.gap)}; after three years the difference is ${rupees(third)}.`;
  },
  principle: 'When an interest formula becomes a product of whole numbers, look for squares that divide it.',
  verify: ({ gap, most, unit }) => {
    let sum = 0;
    for (let r = 1; r <= most; r += 1)
      for (let principal = unit; principal * r * r <= 10000 * gap; principal += unit) {
        const over = (years: number) =>
          q(100 + r, 100)
            .pow(years)
            ?.sub(1)
            .sub(q(years * r, 100))
            .mul(principal);
        if (principal * r * r === 10000 * gap && over(3)?.d === 1n) sum += r;
      }
    return q(sum);
  },
});

const known = situation<KnownGap>({
  type: 'AR.INT.3',
  situation: 'gap-known-rate-whole',
  tries: 200,
  draw: draw => {
    const p = {
      gap: draw.step(20, 540, 5),
      most: draw.pick([20, 24, 25, 30, 36, 40]),
      unit: draw.pick([10, 20, 50, 100, 200]),
      frame: draw.int(0, 2),
    };
    const bound = q(10000 * p.gap).div(p.unit);
    const rates = listed(p.most, bound, q(stepOf(p)));
    const n = rates.length;
    // By far the most numbers lead to 5, 10 and 20.
    if (`${rates}` === '5,10,20' && draw.chance(0.985)) return null;
    const without = listed(p.most, bound, q(1)).length;
    return bound.d === 1n && stepOf(p) > 1 && n >= 3 && without >= n + 2 ? p : null;
  },
  forms: [possibleRates],
});

interface Equal {
  /** Yearly rates in per cent: the first part at simple, the second at compound interest, for two years. */
  r: number;
  s: number;
  limit: number;
  frame: number;
}

/** The parts in lowest terms, and by what their multiplier has to be divisible for a whole interest. */
const weights = ({ r, s }: Equal) => {
  const [a, b] = [200 * r, 200 * s + s * s];
  const common = gcd(a, b);
  const first = b / common;
  return [first, a / common, Number(q(first * 2 * r, 100).d)] as const;
};

const largestTotal = form({
  form: 'greatest-total-of-two-parts',
  band: 'Hard',
  revision: 6,
  entry: true,
  seconds: 125,
  also: ['AR.RAT.2', 'AR.INT.6', 'NS.HCF.2'],
  stem: ({ r, s, limit, frame }: Equal) =>
    frame === 0
      ? `A man divides less than ${rupees(limit)} into two parts, both whole numbers of rupees. He lends one for 2 years at ${percent(r)} simple interest, the other for 2 years at ${percent(s)} compounded yearly, and both bring the same interest, again a whole number of rupees. What is the largest amount he can have divided?`
      : frame === 1
        ? `Two sisters each invest a whole number of rupees for 2 years: Asha at ${percent(r)} per annum simple interest, Usha at ${percent(s)} per annum compounded yearly. They earn the same interest, a whole number of rupees, and together they invested less than ${rupees(limit)}. Find the greatest possible total of the two investments.`
        : `$x$ rupees at ${percent(r)} simple interest and $y$ rupees at ${percent(s)} compound interest (yearly) earn the same interest of $z$ rupees in 2 years, where $x$, $y$ and $z$ are positive integers. What is the greatest value of $x + y$ that is less than $${numberTex(limit)}$?`,
  path: path<Equal>()
    .step(
      'first',
      ({ r }) => q(2 * r),
      'Find the interest of each scheme as a per cent. The simple one has two equal years.',
      ({ r }, { first }) => `2 \\times ${r}\\% = ${first}\\%`,
    )
    .step(
      'second',
      ({ s }) => q(2 * s).add(q(s * s, 100)),
      'The compound one has interest on interest as well.',
      ({ s }, { second }) =>
        `2 \\times ${s}\\% + \\frac{${s} \\times ${s}}{100}\\% = ${numberTex(second)}\\%`,
    )
    .step(
      'unit',
      (_p, { first, second }) => {
        const ratio = second.div(first);
        return q(ratio.n + ratio.d);
      },
      'Equal interest: the parts are in the inverse ratio, reduced to whole numbers. Their sum is the step in which the total grows.',
      (_p, { first, second, unit }) =>
        `x : y = ${numberTex(second)} : ${first} = ${second.div(first).n} : ${second.div(first).d}, \\quad ${second.div(first).n} + ${second.div(first).d} = ${numberTex(unit)}`,
    )
    .quiet('share', (_p, { first, second }) => q(second.div(first).n))
    .step(
      'times',
      (_p, { first, share }) => q(share.mul(first).div(100).d),
      'The interest has to be whole as well. Find of what number the multiplier of the ratio is a multiple.',
      (_p, { first, share, times }) =>
        `x = ${share}k: \\quad \\frac{${first}}{100} \\times ${share}k = ${fractionTex(share.mul(first).div(100))}k \\;\\Rightarrow\\; ${times} \\mid k`,
    )
    .step(
      'total',
      ({ limit }, { unit, times }) => unit.mul(times).mul(Math.ceil(limit / Number(unit.mul(times))) - 1),
      'The total is a multiple of the product of the two. Take the last one below the limit.',
      (_p, { unit, times, total }) =>
        `${numberTex(unit)} \\times ${times} \\times ${total.div(unit.mul(times))} = ${numberTex(total)}`,
    ),
  slips: [
    {
      misconception: 'interest_on_interest_forgotten',
      at: 'second',
      wrongly: ({ s }) => q(2 * s),
      words: ({ s }) =>
        `Two years at ${percent(s)} were taken as ${percent(2 * s)}; compounding adds interest on interest.`,
    },
    {
      misconception: 'whole_interest_forgotten',
      at: 'times',
      wrongly: () => q(1),
      words: (_p, { first, share, total, unit }) =>
        `At ${rupees(total)} the parts are whole, but the interest, ${percent(first)} of $${share} \\times ${total.div(unit)}$, is not.`,
    },
    {
      misconception: 'one_multiple_short',
      at: 'total',
      wrongly: (_p, { unit, times, total }) => total.sub(unit.mul(times)),
      words: (_p, { unit, times, total }) =>
        `${rupees(total)} fits, but another ${rupees(unit.mul(times))} is possible below the limit.`,
    },
    {
      misconception: 'one_year_only',
      at: 'second',
      wrongly: ({ s }) => q(s).add(q(s * s, 100)),
      words: ({ s }, { second }) =>
        `The compound interest was taken as ${percent(second)}: one of its two years at ${percent(s)} is missing.`,
    },
    {
      misconception: 'rates_exchanged',
      at: 'first',
      wrongly: ({ s: other }) => q(2 * other),
      words: ({ s: other }) =>
        `The simple interest was worked out at ${percent(other)} too; each part has its own rate.`,
    },
    {
      misconception: 'doubles_the_square',
      at: 'second',
      wrongly: ({ s }) => q(2 * s).add(q(2 * s * s, 100)),
      words: () => 'Interest on interest was added for both years; it arises in the second only.',
    },
    {
      misconception: 'one_part_only',
      at: 'total',
      wrongly: (_p, { share, unit, total }) => total.div(unit).mul(share),
      words: (_p, { total }) => `${rupees(total)} is the first part; the total of both was asked.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { limit }) => value.d === 1n && value.valueOf() > 20 && value.valueOf() < limit,
  snapRead: () =>
    'Two schemes with equal interest, an upper limit, and amounts and interest in whole rupees: a ratio with two integer conditions.',
  approach: () =>
    'Equal interest fixes the ratio of the parts, inverse to the per cents. Its multiplier must make the interest whole too; the limit then picks the multiple.',
  faster: ({ limit }, { unit, times, total }) =>
    `The total is a multiple of $${numberTex(unit)} \\times ${times} = ${numberTex(unit.mul(times))}$; the last one below $${numberTex(limit)}$ is $${numberTex(total)}$.`,
  check: (p, { unit, total }) => {
    const k = Number(total.div(unit));
    const [a, b] = weights(p);
    return `Parts ${rupees(a * k)} and ${rupees(b * k)}: ${rupees(q(a * k * 2 * p.r, 100))} simple, ${rupees(q(b * k).mul(q(200 * p.s + p.s * p.s, 10000)))} compound interest.`;
  },
  principle:
    'Equal yields put the amounts in the inverse ratio of the per cents; whole amounts and whole interest each make the multiplier a multiple.',
  verify: p => {
    for (let total = p.limit - 1; total > 1; total -= 1) {
      const [x, interest] = [
        q(total * (200 * p.s + p.s * p.s), 200 * p.r + 200 * p.s + p.s * p.s),
        q(total * (200 * p.s + p.s * p.s), 200 * p.r + 200 * p.s + p.s * p.s)
          .mul(2 * p.r)
          .div(100),
      ];
      if (x.d === 1n && interest.d === 1n) return q(total);
    }
    throw new Error('no total');
  },
});

const equal = situation<Equal>({
  type: 'AR.INT.3',
  situation: 'equal-interest-of-two-parts',
  tries: 40,
  draw: draw => {
    const p = {
      r: draw.int(5, 24),
      s: draw.pick([5, 10, 15, 20, 25, 4, 8, 12, 16]),
      limit: draw.pick([5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 40000]),
      frame: draw.int(0, 2),
    };
    const [a, b, times] = weights(p);
    const step = (a + b) * times;
    return times > 1 &&
      a + b >= 10 &&
      a + b <= 130 &&
      step < p.limit / 3 &&
      p.r !== p.s &&
      p.limit % step !== 0
      ? p
      : null;
  },
  forms: [largestTotal],
});

/** AR.INT.3 Hard: the two-year difference with whole rupees, and equal interest of two parts. */
export const wholeRupeesOfInterest: readonly AnyTemplate[] = [...known, ...equal];
