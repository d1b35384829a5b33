import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const count = (most: number, fits: (n: number) => boolean) => q(upTo(most).filter(fits).length);
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
const rates = (p: KnownGap, unit = p.unit) => upTo(p.most).filter(r => sumAt(p, r) % unit === 0);

const possibleSums = form({
  form: 'number-of-possible-sums',
  revision: 2,
  likely: true,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.FAC.3'],
  stem: ({ gap, most, unit, frame }: KnownGap) =>
    frame === 0
      ? `On a sum that is a multiple of ${rupees(unit)}, the compound interest for 2 years exceeds the simple interest by ${rupees(gap)}. The rate is a whole number of per cent a year, not above ${percent(most)}, and compounding is yearly. How many sums are possible?`
      : frame === 1
        ? `A bank's yearly rates are whole numbers of per cent, at most $${most}$. It accepts deposits in multiples of ${rupees(unit)} only. Over two years yearly compounding brings a depositor ${rupees(gap)} more than simple interest. How many different deposits fit this?`
        : `A deposit, which is a multiple of ${rupees(unit)}, gains ${rupees(gap)} when interest for two years is compounded yearly instead of being simple. If the rate per annum is an integer from $1$ to $${most}$, how many values can the deposit have?`,
  path: path<KnownGap>()
    .step(
      'product',
      ({ gap }) => q(10000 * gap),
      'Over two years the difference is one year of interest on the interest of the first year. Write this as a product of whole numbers.',
      ({ gap }, { product }) =>
        `P \\times \\frac{r^2}{100^2} = ${gap} \\Rightarrow P r^2 = ${numberTex(product)}`,
    )
    .quiet('unit', ({ unit }) => q(unit))
    .step(
      'bound',
      (_p, { product, unit }) => product.div(unit),
      'The sum is a multiple of the given amount, so the square of the rate divides what is left.',
      (_p, { product, unit, bound }) =>
        `r^2 \\mid \\frac{${numberTex(product)}}{${numberTex(unit)}} = ${numberTex(bound)}`,
    )
    .step(
      'count',
      ({ most }, { bound }) => count(most, r => Number(bound) % (r * r) === 0),
      'Go through the squares that divide it, up to the largest rate. Each rate gives another sum.',
      ({ most }, { bound, count: n }) =>
        `r = ${upTo(most)
          .filter(r => Number(bound) % (r * r) === 0)
          .join(', ')}: \\quad ${n}`,
    ),
  slips: [
    {
      misconception: 'sum_need_not_be_a_multiple',
      at: 'unit',
      wrongly: () => q(1),
      words: ({ unit }) =>
        `Any whole number of rupees was allowed; the sum has to be a multiple of ${rupees(unit)}.`,
    },
    {
      misconception: 'largest_rate_ignored',
      at: 'count',
      wrongly: (_p, { bound }) => count(200, r => Number(bound) % (r * r) === 0),
      words: ({ most }) => `Rates above ${percent(most)} were counted as well.`,
    },
    {
      misconception: 'rate_instead_of_its_square',
      at: 'count',
      wrongly: ({ most }, { bound }) => count(most, r => Number(bound) % r === 0),
      words: (_p, { bound }) =>
        `Rates that divide $${numberTex(bound)}$ were counted; their squares have to divide it.`,
    },
    {
      misconception: 'rate_of_one_left_out',
      at: 'count',
      wrongly: (_p, { count: n }) => n.sub(1),
      words: () => 'The rate of 1 % was passed over; the sum is then large, but possible.',
    },
    {
      misconception: 'hundred_squared_lost',
      at: 'product',
      wrongly: ({ gap }) => q(100 * gap),
      words: () => 'Per cent was used once; taken twice it divides by 100 twice.',
    },
    {
      misconception: 'prime_rates_only',
      at: 'count',
      wrongly: ({ most }, { bound }) => count(most, r => Number(bound) % (r * r) === 0 && r < 10),
      words: () => 'The search stopped at rates of one digit.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ gap }) =>
    `The two-year difference is ${rupees(gap)}; neither sum nor rate is known, but both are whole. The sums are to be counted.`,
  approach: () =>
    'Interest on interest makes sum times square of the rate a known number. Whole rates whose square divides it are few; the step of the sum and the largest rate cut the list.',
  faster: (p, { count: n }) =>
    `Write $P = ${p.unit}k$: $k r^2 = ${numberTex(q((10000 * p.gap) / p.unit))}$. Squares that divide it come from $r = ${rates(p).join(', ')}$: $${n}$.`,
  check: p => {
    const r = rates(p).at(-1) ?? 1;
    return `At ${percent(r)} the sum is ${rupees(sumAt(p, r))}: one year brings ${rupees((sumAt(p, r) * r) / 100)}, and ${percent(r)} of that is ${rupees(p.gap)}.`;
  },
  principle: 'When an interest formula becomes a product of whole numbers, count divisors.',
  verify: ({ gap, most, unit }) => {
    const sums = new Set<number>();
    for (let r = 1; r <= most; r += 1)
      for (let sum = unit; sum * r * r <= 10000 * gap; sum += unit)
        if (sum * r * r === 10000 * gap) sums.add(sum);
    return q(sums.size);
  },
});

const known = situation<KnownGap>({
  type: 'AR.INT.3',
  situation: 'gap-known-rate-whole',
  tries: 40,
  draw: draw => {
    const p = {
      gap: draw.pick([
        36, 48, 54, 60, 72, 75, 80, 81, 90, 96, 98, 100, 108, 120, 126, 128, 135, 144, 147, 150, 162, 168,
        180, 192, 196, 200, 216, 225, 240, 288,
      ]),
      most: draw.pick([12, 15, 16, 18, 20, 25, 30]),
      unit: draw.pick([50, 100, 200, 500, 1000]),
      frame: draw.int(0, 2),
    };
    const n = rates(p).length;
    return n >= 3 && rates(p, 1).length > n ? p : null;
  },
  forms: [possibleSums],
});

interface Equal {
  /** Yearly rates in per cent: the first part at simple, the second at compound interest, for two years. */
  r: number;
  s: number;
  limit: number;
  frame: number;
}

const weights = ({ r, s }: Equal) => {
  const [a, b] = [200 * r, 200 * s + s * s];
  const common = gcd(a, b);
  return [b / common, a / common] as const;
};

const largestTotal = form({
  form: 'greatest-total-of-two-parts',
  band: 'Hard',
  revision: 2,
  entry: true,
  seconds: 110,
  also: ['AR.RAT.2', 'AR.INT.6'],
  stem: ({ r, s, limit, frame }: Equal) =>
    frame === 0
      ? `A man divides less than ${rupees(limit)} into two parts, both whole numbers of rupees. He lends one for 2 years at ${percent(r)} simple interest, the other for 2 years at ${percent(s)} compounded yearly, and both bring the same interest. What is the largest amount he can have divided?`
      : frame === 1
        ? `Two sisters invest whole numbers of rupees for 2 years: Asha at ${percent(r)} per annum simple interest, Usha at ${percent(s)} per annum compounded yearly. They earn equal interest, and together they invested less than ${rupees(limit)}. Find the greatest possible total of both investments.`
        : `$x$ rupees at ${percent(r)} simple interest and $y$ rupees at ${percent(s)} compound interest (yearly) earn the same interest in 2 years, where $x$ and $y$ are positive integers. What is the maximum of $x + y$ below $${numberTex(limit)}$?`,
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
    .step(
      'total',
      ({ limit }, { unit }) => unit.mul(Math.ceil(limit / Number(unit)) - 1),
      'Take the last multiple below the limit.',
      (_p, { unit, total }) => `${numberTex(unit)} \\times ${total.div(unit)} = ${numberTex(total)}`,
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
      misconception: 'one_multiple_short',
      at: 'total',
      wrongly: (_p, { unit, total }) => total.sub(unit),
      words: (_p, { unit, total }) =>
        `${rupees(total)} fits, but another ${rupees(unit)} is possible below the limit.`,
    },
    {
      misconception: 'smallest_total',
      gives: 'unit',
      words: (_p, { unit }) => `${rupees(unit)} is the smallest total in this ratio; the greatest was asked.`,
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
      wrongly: (_p, { first, second, unit, total }) => total.div(unit).mul(q(second.div(first).n)),
      words: (_p, { total }) => `${rupees(total)} is the first part; the total of both was asked.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { limit }) => value.d === 1n && value.valueOf() > 20 && value.valueOf() < limit,
  snapRead: () =>
    'Two schemes, equal interest, whole rupees and an upper limit for the total: a ratio with an integer step.',
  approach: () =>
    'Equal interest fixes the ratio of the parts, inverse to the per cents. In lowest terms it fixes the step of the total; the limit picks the multiple.',
  faster: ({ limit }, { unit, total }) =>
    `Per cents to ratio in lowest terms: total a multiple of $${numberTex(unit)}$. $${numberTex(limit)} - 1$ leaves $${(limit - 1) % Number(unit)}$, so $${numberTex(total)}$.`,
  check: (p, { unit, total }) => {
    const k = Number(total.div(unit));
    const [a, b] = weights(p);
    return `Parts ${rupees(a * k)} and ${rupees(b * k)}: ${rupees(q(a * k * 2 * p.r, 100))} simple, ${rupees(q(b * k).mul(q(200 * p.s + p.s * p.s, 10000)))} compound interest.`;
  },
  principle:
    'Equal yields put the amounts in the inverse ratio of the per cents; whole rupees make the total a multiple of the ratio’s sum.',
  verify: p => {
    for (let total = p.limit - 1; total > 1; total -= 1) {
      const y = (total * 200 * p.r) / (200 * p.r + 200 * p.s + p.s * p.s);
      if (Number.isInteger(Math.round(y * 1e6) / 1e6) && y > 0) return q(total);
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
      limit: draw.pick([1000, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10000]),
      frame: draw.int(0, 2),
    };
    const [a, b] = weights(p);
    return a + b >= 20 && a + b < p.limit / 3 && p.r !== p.s && p.limit % (a + b) !== 0 ? p : null;
  },
  forms: [largestTotal],
});

interface KnownSum {
  sum: number;
  above: number;
  most: number;
  frame: number;
}

const wholeGap = ({ sum }: KnownSum, r: number) => (sum * r * r) % 10000 === 0;
const gapAt = ({ sum }: KnownSum, r: number) => (sum * r * r) / 10000;

const possibleRates = form({
  form: 'number-of-possible-rates',
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.INQ.3', 'NS.NUM.5'],
  stem: ({ sum, above, most, frame }: KnownSum) =>
    frame === 0
      ? `The yearly rate on a deposit of ${rupees(sum)} is a whole number of per cent, at most $${most}$. Over 2 years compound interest, compounded yearly, exceeds simple interest by a whole number of rupees, and by more than ${rupees(above)}. How many rates are possible?`
      : frame === 1
        ? `For how many integers $r \\le ${most}$ does ${rupees(sum)}, lent for 2 years at $r\\%$ per annum, bring over ${rupees(above)} more when the interest is compounded yearly than when it is simple, the difference being an exact number of rupees?`
        : `Interest for two years on ${rupees(sum)} is worked out twice, simple and compounded every year, at the same integral rate of not more than ${percent(most)}. The results differ by more than ${rupees(above)} and by no fraction of a rupee. Find the number of rates for which this is so.`,
  path: path<KnownSum>()
    .step(
      'step',
      p => q(upTo(100).find(r => wholeGap(p, r)) ?? 100),
      'The difference is the interest of one year on the interest of the first year. For it to be whole, the rate has to be a multiple of a certain number.',
      ({ sum }, { step }) =>
        `\\frac{${sum}\\, r^2}{10000} = ${q(sum, 10000).equals(1) ? '' : `\\frac{${q(sum, 10000).n}}{${q(sum, 10000).d}}`} r^2 \\Rightarrow ${step} \\mid r`,
    )
    .step(
      'low',
      p => q(upTo(100).filter(r => gapAt(p, r) <= p.above).length),
      'The bound holds for rates above a certain one. Find the last that is too small.',
      (p, { low }) =>
        `r = ${low}: ${numberTex(q(p.sum * Number(low) ** 2, 10000))}, \\quad r = ${low.add(1)}: ${numberTex(q(p.sum * (Number(low) + 1) ** 2, 10000))}`,
    )
    .step(
      'count',
      ({ most }, { step, low }) =>
        q(Math.floor(most / Number(step)) - Math.floor(Number(low) / Number(step))),
      'Count the multiples between.',
      ({ most }, { step, low, count: n }) =>
        `\\left\\lfloor \\frac{${most}}{${step}} \\right\\rfloor - \\left\\lfloor \\frac{${low}}{${step}} \\right\\rfloor = ${n}`,
    ),
  slips: [
    {
      misconception: 'whole_rupees_ignored',
      at: 'step',
      wrongly: () => q(1),
      words: () => 'All whole rates above the bound were counted; most of them give a fraction of a rupee.',
    },
    {
      misconception: 'bound_ignored',
      at: 'low',
      wrongly: () => q(0),
      words: ({ above }) => `Rates with a difference of ${rupees(above)} or less were counted too.`,
    },
    {
      misconception: 'rate_instead_of_its_square',
      at: 'step',
      wrongly: ({ sum }) => (q(10000 / gcd(10000, sum)).gt(60) ? null : q(10000 / gcd(10000, sum))),
      words: (_p, { step }) =>
        `The rate itself was made a multiple of $${step}$; its square has to cancel the denominator, and less is enough for that.`,
    },
    {
      misconception: 'largest_rate_left_out',
      at: 'count',
      wrongly: (_p, { count: n }) => n.sub(1),
      words: ({ most }) =>
        `One rate too few: the last multiple up to $${most}$, or the first above the bound, fits as well.`,
    },
    {
      misconception: 'bound_on_simple_interest',
      at: 'low',
      wrongly: p => q(upTo(100).filter(r => (2 * p.sum * r) / 100 <= p.above).length),
      words: ({ above }) =>
        `The simple interest was compared with ${rupees(above)}; the bound is for the difference.`,
    },
    {
      misconception: 'doubles_the_square',
      at: 'low',
      wrongly: p => q(upTo(100).filter(r => 2 * gapAt(p, r) <= p.above).length),
      words: () =>
        'Interest on interest was counted for both years, so that the bound was reached too early.',
    },
    {
      misconception: 'half_of_the_square',
      at: 'low',
      wrongly: p => q(Math.min(p.most, upTo(100).filter(r => gapAt(p, r) / 2 <= p.above).length)),
      words: () => 'Half of the interest on interest was compared with the bound.',
    },
    {
      misconception: 'step_halved',
      at: 'step',
      wrongly: (_p, { step }) => (Number(step) % 2 === 0 ? step.div(2) : null),
      words: (_p, { step }) =>
        `Multiples of $${step}$ were counted; the square of such a rate does not always cancel the whole denominator.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ sum }) =>
    `${rupees(sum)} for two years, a whole rate, a whole difference above a bound: rates are to be counted.`,
  approach: () =>
    'The two-year difference is a fraction of the square of the rate. Cancelling that fraction shows of what the rate is a multiple; the bound gives the smallest rate.',
  faster: (p, { step }) =>
    `With $r = ${step}k$ the difference is $${numberTex(q(p.sum * Number(step) ** 2, 10000))}k^2 > ${p.above}$, and $k \\le ${Math.floor(p.most / Number(step))}$.`,
  check: p => {
    const list = upTo(p.most).filter(r => wholeGap(p, r) && gapAt(p, r) > p.above);
    return `The rates are ${list.join(', ')}; at ${percent(list[0] ?? 1)} the difference is ${rupees(gapAt(p, list[0] ?? 1))}.`;
  },
  principle:
    'A fraction of a square is whole only for multiples of a number: cancel the denominator by a square.',
  verify: p => {
    const list = upTo(p.most).filter(r => {
      const once = q(p.sum * r, 100);
      const gap = once.mul(r).div(100);
      return gap.d === 1n && gap.gt(p.above);
    });
    return q(list.length);
  },
});

const knownSum = situation<KnownSum>({
  type: 'AR.INT.3',
  situation: 'sum-known-rate-whole',
  tries: 40,
  draw: draw => {
    const p = {
      sum: 100 * draw.int(12, 400),
      above: draw.step(10, 200, 5),
      most: draw.pick([20, 24, 25, 30, 36, 40]),
      frame: draw.int(0, 2),
    };
    const list = upTo(p.most).filter(r => wholeGap(p, r) && gapAt(p, r) > p.above);
    const step = upTo(100).find(r => wholeGap(p, r)) ?? 100;
    return list.length >= 3 && step > 1 && step < 7 && gapAt(p, step) < p.above ? p : null;
  },
  forms: [possibleRates],
});

/** AR.INT.3 Hard: the two-year difference with whole rupees and whole rates. */
export const wholeRupeesOfInterest: readonly AnyTemplate[] = [...known, ...equal, ...knownSum];
