import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, rupees } from '../../show.ts';
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

const possibleRates = form<KnownGap>(
  'sum-of-possible-rates',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['NS.FAC.3', 'NS.NUM.5'],
    entry: true,
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
      return sum;
    },
  },
  (p, { step, find }) => {
    const { gap, unit, most, frame } = p;
    const noun = frame === 0 ? 'principal' : 'deposit';
    const product = find(calc`10000 * ${gap}`);
    const portion = find(unit);
    const bound = step(calc`${product} / ${portion}`, {
      name: text`the number that $r^2$ has to divide`,
      works: value =>
        tex`P \times \frac{r^2}{100^2} = ${gap} \Rightarrow P r^2 = ${product}, \quad r^2 \mid
          \frac{${product}}{${portion}} = ${value}`,
      because: text`Simple interest for two years misses only one thing: the interest on the first year's
          interest. So this difference holds the rate twice, and the ${noun} times a square is a fixed number.`,
    })`
      Let the ${noun} be $P$ rupees and the rate $r$ per cent. In two years compound interest is larger by one year's
      interest on the first year's interest. Because $P$ is a multiple of ₹${portion}, $r^2$ has to divide the
      quotient.`;
    const period = step(stepOf(p), {
      name: text`the number of which $r$ is a multiple`,
      works: value =>
        tex`\frac{${gap}\,r}{100} = ${
          gap !== 100 &&
          tex`\frac{${fractionTex(q(gap, 100)).replace(/^\\frac\{(\d+)\}\{(\d+)\}$/, '$1}{$2')}}`
        }r \text{ is whole} \Rightarrow ${value} \mid r`,
      because: text`In the third year three amounts have earned something more: two years' interest, which brings
          twice the old difference, and the difference itself, which brings its own interest. Only this last part can
          be a fraction of a rupee.`,
    })`
      After three years the difference is $3 + \frac{r}{100}$ times as large, because in the third year two interests
      and the difference of ₹${gap} earn interest. Three times ₹${gap} is whole, so $\frac{r}{100}$ of it has to be
      whole too.`;
    const sum = step(total(listed(most, bound, period)), {
      works: value => tex`r = ${listed(most, bound, period)}: \quad ${value}`,
      because: text`Both conditions have to hold at once. A rate that meets only the first one leaves a fraction
          of a rupee after three years.`,
    })`
      Go through the multiples of ${period} up to ${most}, keep those whose square divides ${bound}, and add them.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`On a principal that is a multiple of ₹${unit}, the compound interest exceeds the simple interest by
            ₹${gap} after 2 years; after 3 years the excess is again a whole number of rupees. The rate is a whole
            number of per cent a year, not above ${most}%, and compounding is yearly. What is the sum of all possible
            rates, in per cent?`
          : frame === 1
            ? text`A bank's yearly rates are whole numbers of per cent, at most $${most}$. It accepts deposits in
              multiples of ₹${unit} only. On a certain deposit, compound interest (yearly) exceeds simple interest by
              ₹${gap} in 2 years and by a whole number of rupees in 3 years. What is the sum of all possible rates, in
              per cent?`
            : text`A deposit, which is a multiple of ₹${unit}, gains ₹${gap} when interest for two years is compounded
              yearly instead of being simple. For three years the gain would be a whole number of rupees as well. The
              rate per annum is $r\%$, where $r$ is an integer from $1$ to $${most}$. Find the sum of all possible
              values of $r$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_a_wrong_number_of_periods', period, 1)`
          Rates of $${listed(most, bound, period)}$ per cent all give ₹${gap} in two years. For some of them the
          difference after three years is not a whole number of rupees.`,
        slip('forgot_to_square', sum, () =>
          total(upTo(most).filter(r => Number(bound) % r === 0 && r % Number(period) === 0)),
        )`
          You added all multiples of $${period}$ that divide $${bound}$. The rate comes in twice, so its square has to
          divide $${bound}$.`,
        slip('ignored_a_bound', sum, () => total(listed(100, bound, period)))`
          You added the rates $${listed(100, bound, period)}$, but a rate above ${most}% is not allowed.`,
        slip('left_out_an_end_point', sum, () => total(listed(most, bound, period).slice(0, -1)))`
          You left out the rate of ${listed(most, bound, period).at(-1) ?? 0}%. Its square divides $${bound}$, so it
          is
          possible too.`,
        slip('left_out_an_end_point', sum, () => total(listed(most, bound, period).slice(1)))`
          You left out the rate of ${listed(most, bound, period)[0] ?? 0}%. It makes the ${noun} large, but it is
          possible.`,
        slip('ignored_a_condition', portion, 1)`
          At rates of $${listed(most, bound, period)}$ per cent the ${noun} is a whole number of rupees, but not
          always a
          multiple of ₹${unit}.`,
        slip('demanded_too_much', period, period.lt(10) && 10)`
          You tried multiples of $10$ only, which leaves $${listed(most, bound, period)}$. Other rates also make the
          difference after three years whole.`,
        slip('ignored_a_condition', sum, () => total(upTo(most).filter(r => r % Number(period) === 0)))`
          You added all multiples of $${period}$ up to $${most}$. For some of them the ${noun} is not a multiple of
          ₹${unit}.`,
      ],
      snapRead: text`The difference after two years is ₹${gap}, and the one after three years is known only to be
      whole. The
        ${noun} and the rate are whole too, and the possible rates are to be added.`,
      approach: text`The difference after two years fixes the ${noun} times the square of the rate, so look for
      squares that
        divide a known number. The third year gives a second condition on the rate.`,
      check: () => {
        const r = listed(most, bound, period).at(-1) ?? 1;
        const third = q(gap)
          .mul(300 + r)
          .div(100);
        return text`At ${r}% the ${noun} is ₹${sumAt(p, r)}. One year's interest on it is
        ₹${(sumAt(p, r) * r) / 100}, and
          ${r}% of that is ₹${gap}. After three years the difference is ₹${third}, which is whole.`;
      },
      principle: text`When an interest formula becomes a product of whole numbers, look for squares that divide it.`,
    };
  },
);

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

const largestTotal = form<Equal>(
  'greatest-total-of-two-parts',
  {
    band: 'Hard',
    seconds: 125,
    revision: 6,
    also: ['AR.RAT.2', 'AR.INT.6', 'NS.HCF.2'],
    verify: p => {
      for (let total = p.limit - 1; total > 1; total -= 1) {
        const [x, interest] = [
          q(total * (200 * p.s + p.s * p.s), 200 * p.r + 200 * p.s + p.s * p.s),
          q(total * (200 * p.s + p.s * p.s), 200 * p.r + 200 * p.s + p.s * p.s)
            .mul(2 * p.r)
            .div(100),
        ];
        if (x.d === 1n && interest.d === 1n) return total;
      }
      throw new Error('no total');
    },
  },
  (p, { step, find }) => {
    const { r, s, limit, frame } = p;
    const first = step(calc`2 * ${r}`, {
      name: text`the simple interest of two years in per cent`,
      works: value => tex`2 \times ${r}\% = ${value}\%`,
      because: text`Simple interest is counted on the amount lent in both years, so nothing is added for interest
          on interest.`,
    })`
      ${frame === 2 ? '' : text`Let $x$ rupees be at simple and $y$ rupees at compound interest. `}Simple
      interest
      for two years is twice the yearly rate, because both years bring the same.`;
    const second = step(calc`2 * ${s} + ${s} * ${s} / 100`, {
      name: text`the compound interest of two years in per cent`,
      works: value => tex`2 \times ${s}\% + \frac{${s} \times ${s}}{100}\% = ${value}\%`,
      because: text`In the second year interest is paid on the first year's interest as well. At 10%, for example,
          this adds 1% of the amount: 21% and not 20%.`,
    })`
      Compound interest for two years is more than twice ${s}%, because the first year's interest earns ${s}% in the
      second year.`;
    const unit = step(
      () => {
        const ratio = second.div(first);
        return ratio.n + ratio.d;
      },
      {
        name: text`the sum of the terms in lowest terms`,
        works: value =>
          tex`x : y = ${second} : ${first} = ${second.div(first).n} : ${second.div(first).d}, \quad
          ${second.div(first).n} + ${second.div(first).d} = ${value}`,
        because: text`Equal interest from two amounts means that the one with the higher per cent is smaller. Both
          are whole numbers of rupees, so they are the same multiple of the two terms.`,
      },
    )`
      The interests are equal, so $x$ and $y$ are in the inverse ratio of the per cents. Write it in lowest terms: $x
      +
      y$ is a multiple of the sum of the terms.`;
    const share = find(second.div(first).n);
    const times = step(share.mul(first).div(100).d, {
      name: text`the number that divides k`,
      works: value =>
        tex`x = ${share}k: \quad \frac{${first}}{100} \times ${share}k = ${frac(share.mul(first).div(100))}k
          \;\Rightarrow\; ${value} \mid k`,
      because: text`A per cent of a whole number of rupees need not be whole. What is left of the denominator
          after cancelling has to be made up by $k$.`,
    })`
      The interest has to be a whole number of rupees as well. Let $k$ be the number by which the terms are
      multiplied,
      and find what has to divide $k$.`;
    const total = step(calc`${unit} * ${times} * (ceil(${limit} / (${unit} * ${times})) - 1)`, {
      works: value => tex`${unit} \times ${times} \times ${value.div(unit.mul(times))} = ${value}`,
      because: text`A larger $k$ means a larger total, so only the limit ends it. The total has to be less than
          the limit, so a multiple equal to it is not allowed.`,
    })`
      So the total is a multiple of $${unit} \times ${times}$. Take the largest multiple that is less than ${limit}.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`A man divides less than ₹${limit} into two parts, both whole numbers of rupees. He lends one for 2
            years at ${r}% simple interest, the other for 2 years at ${s}% compounded yearly, and both bring the same
            interest, again a whole number of rupees. What is the largest amount he can have divided?`
          : frame === 1
            ? text`Two sisters each invest a whole number of rupees for 2 years: Asha at ${r}% per annum simple
              interest, Usha at ${s}% per annum compounded yearly. They earn the same interest, a whole number of
              rupees, and together they invested less than ₹${limit}. Find the greatest possible total of the two
              investments.`
            : text`$x$ rupees at ${r}% simple interest and $y$ rupees at ${s}% compound interest (yearly) earn the same
              interest of $z$ rupees in 2 years, where $x$, $y$ and $z$ are positive integers. What is the greatest
              value of $x + y$ that is less than $${limit}$?`,
      show: rupees,
      plausible: value => value.d === 1n && value.valueOf() > 20 && value.valueOf() < limit,
      slips: [
        slip('left_out_interest_on_interest', second, 2 * s)`
          Compound interest for two years is not $2 \times ${s}\% = ${second}\%$, because in the second year the
          first year's interest earns interest too.`,
        slip('did_not_use_whole_numbers', times, 1)`
          A total of ₹${total} gives whole amounts, but the interest, ${first}% of $${share} \times
          ${total.div(unit)}$
          rupees, is not whole.`,
        slip('took_a_neighbouring_multiple', total, total.sub(unit.mul(times)))`
          A total of ₹${total} meets all conditions, but it is not the largest: with ₹${unit.mul(times)} more the
          total
          is still less than ₹${limit}.`,
        slip('took_a_wrong_number_of_periods', second, q(s).add(q(s * s, 100)))`
          Compound interest for two years was taken as ${second}%. That has ${s}% for one year only; the other year's
          ${s}%
          is missing.`,
        slip('swapped_the_two', first, calc`2 * ${s}`)`
          You worked out the simple interest at ${s}% too, as $2 \times ${s}\%$. The rate of simple interest is
          ${r}%.`,
        slip('doubled_needlessly', second, q(2 * s).add(q(2 * s * s, 100)))`
          Compound interest of ${second}% has interest on interest in both years. In the first year there is none.`,
        slip('took_a_part_for_the_whole', total, () => total.div(unit).mul(share))`
          You gave ₹${total}, the amount at simple interest alone. The question asks for both amounts together.`,
      ],
      snapRead: text`Two amounts earn equal interest; both amounts and the interest are whole, and the total is
      limited. That is
        a ratio with two conditions on whole numbers.`,
      approach: text`Equal interest puts the two amounts in the inverse ratio of the per cents. The total then grows
      in equal
        steps, in which the interest has to be whole too. Take the last step below the limit.`,
      check: () => {
        const k = Number(total.div(unit));
        const [a, b] = weights(p);
        return text`₹${a * k} earns $2 \times ${r}\%$ of itself, ₹${q(a * k * 2 * r, 100)}. ₹${b * k} earns
          ₹${q(b * k * s, 100)} in the first year and ₹${q(b * k).mul(q(100 * s + s * s, 10000))} in the second,
          together ₹${q(b * k).mul(q(200 * s + s * s, 10000))}, the same.`;
      },
      principle: text`Equal interest puts the amounts in the inverse ratio of the per cents; whole amounts and whole
      interest make
        the total grow in equal steps.`,
    };
  },
);

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
