import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoRates {
  /** Yearly rates in per cent, the lower one first. */
  low: number;
  high: number;
  /** The loan is at most this, in rupees. */
  limit: number;
  frame: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;
/** Growth as a fraction in lowest terms. */
const parts = (rate: number): readonly [number, number] => {
  const growth = q(100 + rate, 100);
  return [Number(growth.n), Number(growth.d)];
};
/** The least loan in whole rupees with two equal instalments in whole rupees, and that instalment. */
const stepOf = (rate: number) => {
  const [n, d] = parts(rate);
  return { loan: d * (n + d), each: n * n };
};
const paymentTex = (rate: number) => {
  const [n, d] = parts(rate);
  const back = `\\frac{${d}}{${n}}`;
  return `L = ${back}x + \\left(${back}\\right)^2 x = \\frac{${stepOf(rate).loan}}{${stepOf(rate).each}}x`;
};
/** By how much both instalments together exceed the loan. */
const interestOf = (rate: number, loan: Fraction) =>
  loan
    .mul(2 * stepOf(rate).each)
    .div(stepOf(rate).loan)
    .sub(loan);

const saved = form<TwoRates>(
  'interest-saved-on-the-greatest-loan',
  {
    band: 'Hard',
    seconds: 145,
    revision: 3,
    also: ['NS.HCF.1', 'AL.INQ.7'],
    verify: ({ low, high, limit }) => {
      // x(g + 1) = L g², in whole numbers: 100·x·(200 + rate) = L·(100 + rate)².
      const payment = (rate: number, loan: number) => (loan * (100 + rate) ** 2) / (100 * (200 + rate));
      for (let loan = limit; loan > 0; loan -= 1)
        if (
          (loan * (100 + low) ** 2) % (100 * (200 + low)) === 0 &&
          (loan * (100 + high) ** 2) % (100 * (200 + high)) === 0
        )
          return 2 * (payment(high, loan) - payment(low, loan));
      throw new Error('no loan fits');
    },
  },
  ({ low, high, limit, frame }, { step, find }) => {
    const [noun, each] = [
      ['loan', 'instalment'],
      ['debt', 'payment'],
      ['loan', 'instalment'],
    ][frame] ?? ['loan', 'instalment'];
    const first = step(stepOf(low).loan, {
      name: text`the number that divides the ${noun} at ${low}%`,
      works: value => tex`${paymentTex(low)} \Rightarrow ${value} \mid L`,
      because: text`Money paid after one year is worth less today by one year's interest, and after two years by
          two. If $L = \frac{210}{121}x$, for example, $x$ has to take away the whole denominator, so $L$ is a
          multiple of 210.`,
    })`
      Let the ${noun} be $L$ rupees and the ${each} at ${low}% be $x$ rupees. Divide the first by the growth factor
      once and the second twice: they add up to $L$. The fraction is in lowest terms and $x$ is whole, so $L$ is a
      multiple of its numerator.`;
    const second = step(stepOf(high).loan, {
      name: text`the number that divides the ${noun} at ${high}%`,
      works: value => tex`${paymentTex(high).replaceAll('x', 'y')} \Rightarrow ${value} \mid L`,
      because: text`The same ${noun} has to allow whole rupees at the other rate too. There the fraction is
          another one, so it gives a second condition.`,
    })`
      Let the ${each} at ${high}% be $y$ rupees, and do the same.`;
    const common = step(calc`lcm(${first}, ${second})`, {
      name: text`the step in which the ${noun} can grow`,
      because: text`A common multiple is enough: the LCM is the least one. The product of the two numbers would
          leave out some possible amounts when they share a factor.`,
    })`
      The ${noun} is a multiple of both numbers, so it is a multiple of their LCM.`;
    const loan = step(calc`floor(${limit} / ${common}) * ${common}`, {
      name: text`the greatest possible ${noun}`,
      works: value => tex`L = ${value.div(common)} \times ${common} = ${value}`,
      because: text`Every multiple of the LCM makes both payments whole, so only the limit decides. The next
          multiple would pass it.`,
    })`
      Divide ${limit} by the LCM and round down: this tells how many whole steps fit. Multiply back to find the
      greatest ${noun}.`;
    const x = find(calc`${loan} * ${stepOf(low).each} / ${stepOf(low).loan}`);
    const y = find(calc`${loan} * ${stepOf(high).each} / ${stepOf(high).loan}`);
    const difference = step(calc`2 * (${y} - ${x})`, {
      works: (_value, working) => tex`x = ${x}, \; y = ${y}: \quad ${working}`,
      because: text`What is saved is the difference of all that is paid. The ${noun} itself is paid back at both
          rates, so it cancels.`,
    })`
      Find $x$ and $y$ from the two fractions. Two payments are made at each rate, so the totals differ by twice the
      difference of $x$ and $y$.`;
    return {
      answer: difference,
      stem:
        frame === 0
          ? text`A loan is to be cleared by two equal instalments, after one and after two years. At ${low}% a year,
            compounded yearly, the instalment is a whole number of rupees, and so it is at ${high}%. The loan is a whole
            number of rupees too, the largest possible one up to ₹${limit}. How much less is paid in all at the lower
            rate?`
          : frame === 1
            ? text`Two lenders charge ${low}% and ${high}% per annum, compounded yearly, and each lets a debt be settled
              by two equal yearly payments, the first after one year. For a debt of $D$ rupees the payment comes to
              whole rupees with both. If $D$ is the greatest such integer not above $${limit}$, by how many rupees do
              the total payments differ?`
            : text`A lender has cut the rate from ${high}% to ${low}% a year, compounded yearly. A borrower repays a
              loan in two equal annual instalments, the first a year after borrowing. Loan and instalment are whole
              numbers of rupees; at the old rate, too, the instalment would be a whole number of rupees. The loan is the
              greatest such amount not exceeding ₹${limit}. How much less is paid in all because of the lower rate?`,
      show: rupees,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('took_a_part_for_the_whole', difference, calc`${y} - ${x}`)`
          You found $${y} - ${x} = ${difference}$, the difference for one ${each}. There are two of them at each rate,
          so the whole difference is twice as large.`,
        slip(
          'took_the_product_for_the_lcm',
          common,
          () =>
            first.mul(second).lte(limit) &&
            gcd(Number(first), Number(second)) > 1 &&
            calc`${first} * ${second}`,
        )`
          You went in steps of $${first} \times ${second}$, which end at ₹${loan}. The LCM is smaller, so a greater
          ${noun}
          is possible.`,
        slip('counted_one_too_few', loan, loan.gt(common) && calc`${loan} - ${common}`)`
          ₹${loan} is not the greatest possible ${noun}: one step more, ₹${loan.add(common)}, is still within
          ₹${limit}.`,
        slip('took_a_neighbouring_multiple', loan, calc`${loan} + ${common}`)`
          You worked with ₹${loan}. That is above the limit of ₹${limit}, so you have to take the multiple before it.`,
        slip('ignored_what_was_paid_back', difference, calc`${loan} * 2 * (${high} - ${low}) / 100`)`
          $2 \times ${high - low}\%$ of ₹${loan} is ₹${difference}; but in the second year only a
          part of it is still owed.`,
        slip('gave_the_other_extreme', loan, common)`
          You used ₹${loan}, the least possible ${noun}. The question asks about the greatest one up to ₹${limit}.`,
        slip(
          'ignored_what_was_paid_back',
          difference,
          calc`${loan} * ((100 + ${high})^2 - (100 + ${low})^2) / 10000`,
        )`
          You let ₹${loan} grow for two years at both rates. That is right if nothing is paid before the end, but one
          ${each} is paid after a year.`,
        slip('answered_another_quantity', difference, () => interestOf(low, loan))`
          You found ₹${difference}, all the interest at ${low}%. The question asks how much more the higher rate
          takes.`,
      ],
      snapRead: text`One ${noun} at two rates, whole rupees for it and for both yearly payments, and a limit: find
      the greatest one,
        then the difference of what is paid.`,
      approach: text`Write the ${noun} as a fraction of the yearly payment at each rate. Whole rupees make it a
      multiple of both
        numerators, so of their LCM; the limit gives the greatest one.`,
      faster: () => {
        const one = common.mul(stepOf(low).each).div(stepOf(low).loan);
        const two = common.mul(stepOf(high).each).div(stepOf(high).loan);
        return text`₹${common} needs yearly payments of ₹${one} or ₹${two}, so the totals differ by
        ₹${two.sub(one).mul(2)}.
          Take that $${loan.div(common)}$ times.`;
      },
      check: () => {
        const rest = (rate: number, each: Fraction) =>
          loan
            .mul(100 + rate)
            .div(100)
            .sub(each);
        return text`₹${loan} leaves ₹${rest(low, x)} after the first payment at ${low}%, which grows to ₹${rest(
          low,
          x,
        )
          .mul(100 + low)
          .div(100)}; at ${high}% it leaves ₹${rest(high, y)}, which grows to ₹${rest(high, y)
          .mul(100 + high)
          .div(100)}.`;
      },
      principle: text`A fraction in lowest terms between two whole amounts makes the first a multiple of its
      numerator; two such
        fractions make it a multiple of the LCM.`,
    };
  },
);

/** AR.INT.4 Hard: a loan with whole instalments at two rates, and what the lower one saves. */
export const loansAtTwoRates: readonly AnyTemplate[] = situation<TwoRates>({
  type: 'AR.INT.4',
  situation: 'two-rates',
  tries: 60,
  draw: draw => {
    const [low = 0, high = 0] = draw.some([5, 10, 20, 25, 30, 40], 2).sort((m, n) => m - n);
    const p = { low, high, limit: draw.step(2000, 60000, 500), frame: draw.int(0, 2) };
    const common = lcm(stepOf(low).loan, stepOf(high).loan);
    const last = Math.floor(p.limit / common);
    const joined = common > stepOf(low).loan && common > stepOf(high).loan;
    return joined && last >= 2 && last <= 12 && p.limit % common !== 0 ? p : null;
  },
  forms: [saved],
});
