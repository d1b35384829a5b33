import { gcd } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

/** AR.INT.3 Hard: equal interest of two parts in whole rupees. */
export const wholeRupeesOfInterest: readonly AnyTemplate[] = situation<Equal>({
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
