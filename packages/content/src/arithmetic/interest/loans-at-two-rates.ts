import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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
  return `L = \\frac{${d}}{${n}}x + \\left(\\frac{${d}}{${n}}\\right)^2 x = \\frac{${stepOf(rate).loan}}{${stepOf(rate).each}}x`;
};
/** By how much both instalments together exceed the loan. */
const interestOf = (rate: number, loan: Fraction) =>
  loan
    .mul(2 * stepOf(rate).each)
    .div(stepOf(rate).loan)
    .sub(loan);

const saved = form({
  form: 'interest-saved-on-the-greatest-loan',
  revision: 3,
  band: 'Hard',
  seconds: 145,
  also: ['NS.HCF.1', 'AL.INQ.7'],
  entry: true,
  stem: ({ low, high, limit, frame }: TwoRates) =>
    frame === 0
      ? `A loan is to be cleared by two equal instalments, after one and after two years. At ${percent(low)} a year, compounded yearly, the instalment is a whole number of rupees, and so it is at ${percent(high)}. The loan is a whole number of rupees too, the largest possible one up to ${rupees(limit)}. How much less is paid in all at the lower rate?`
      : frame === 1
        ? `Two lenders charge ${percent(low)} and ${percent(high)} per annum, compounded yearly, and each lets a debt be settled by two equal yearly payments, the first after one year. For a debt of $D$ rupees the payment comes to whole rupees with both. If $D$ is the greatest such integer not above $${numberTex(limit)}$, by how many rupees do the total payments differ?`
        : `A lender has cut the rate from ${percent(high)} to ${percent(low)} a year, compounded yearly. A borrower repays a loan in two equal annual instalments, the first a year after borrowing. Loan and instalment are whole numbers of rupees; at the old rate, too, the instalment would be a whole number of rupees. The loan is the greatest such amount not exceeding ${rupees(limit)}. How much less is paid in all because of the lower rate?`,
  path: path<TwoRates>()
    .step(
      'first',
      ({ low }) => q(stepOf(low).loan),
      'Take both instalments $x$ at the lower rate back to today. The fraction is in lowest terms, so the loan is a multiple of its numerator.',
      ({ low }, { first }) => `${paymentTex(low)} \\Rightarrow ${first} \\mid L`,
    )
    .step(
      'second',
      ({ high }) => q(stepOf(high).loan),
      'Do the same at the higher rate.',
      ({ high }, { second }) => `${paymentTex(high).replaceAll('x', 'y')} \\Rightarrow ${second} \\mid L`,
    )
    .step(
      'common',
      (_p, { first, second }) => q(lcm(Number(first), Number(second))),
      'The loan is a multiple of both numbers, so of their LCM.',
      (_p, { first, second, common }) => `\\operatorname{lcm}(${first}, ${second}) = ${common}`,
    )
    .step(
      'loan',
      ({ limit }, { common }) => q(limit).div(common).floor().mul(common),
      'Take the last multiple up to the limit.',
      (_p, { common, loan }) => `L = ${numberTex(loan.div(common))} \\times ${common} = ${numberTex(loan)}`,
    )
    .quiet('low', ({ low }, { loan }) => loan.mul(stepOf(low).each).div(stepOf(low).loan))
    .quiet('high', ({ high }, { loan }) => loan.mul(stepOf(high).each).div(stepOf(high).loan))
    .step(
      'difference',
      (_p, { low, high }) => high.sub(low).mul(2),
      'Find both instalments from the fractions. Two of each are paid.',
      (_p, { low, high, difference }) =>
        `x = ${numberTex(low)}, \\; y = ${numberTex(high)}: \\quad 2 \\times (${numberTex(high)} - ${numberTex(low)}) = ${numberTex(difference)}`,
    ),
  slips: [
    {
      misconception: 'one_instalment_compared',
      at: 'difference',
      wrongly: (_p, { low, high }) => high.sub(low),
      words: (_p, { low, high }) =>
        `$${numberTex(high)} - ${numberTex(low)}$ compares one instalment with one; two are paid.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'common',
      wrongly: ({ limit }, { first, second }) =>
        first.mul(second).lte(limit) && gcd(Number(first), Number(second)) > 1 ? first.mul(second) : null,
      words: (_p, { first, second, loan }) =>
        `Multiples of $${first} \\times ${second}$ were taken, the last one ${rupees(loan)}; the LCM is smaller, and so are its steps.`,
    },
    {
      misconception: 'one_multiple_too_few',
      at: 'loan',
      wrongly: (_p, { loan, common }) => (loan.gt(common) ? loan.sub(common) : null),
      words: ({ limit }, { loan }) =>
        `A loan of ${rupees(loan)} was used, but one multiple more still keeps to ${rupees(limit)}.`,
    },
    {
      misconception: 'next_multiple_taken',
      at: 'loan',
      wrongly: (_p, { loan, common }) => loan.add(common),
      words: ({ limit }, { loan }) => `A loan of ${rupees(loan)} was used, which is above ${rupees(limit)}.`,
    },
    {
      misconception: 'simple_interest_on_all',
      at: 'difference',
      wrongly: ({ low, high }, { loan }) => loan.mul(2 * (high - low)).div(100),
      words: ({ low, high }, { loan, difference }) =>
        `$2 \\times ${high - low}\\%$ of ${rupees(loan)} is ${rupees(difference)}; after the first instalment only a part of the loan is owed.`,
    },
    {
      misconception: 'least_loan_used',
      at: 'loan',
      wrongly: (_p, { common }) => common,
      words: (_p, { loan }) =>
        `${rupees(loan)} is the least such loan; the greatest one up to the limit was asked.`,
    },
    {
      misconception: 'compound_interest_on_all',
      at: 'difference',
      wrongly: ({ low, high }, { loan }) => loan.mul((100 + high) ** 2 - (100 + low) ** 2).div(10000),
      words: (_p, { loan }) =>
        `${rupees(loan)} was let grow for two years at both rates, as if nothing were paid before the end.`,
    },
    {
      misconception: 'interest_at_the_lower_rate',
      at: 'difference',
      wrongly: ({ low }, { loan }) => interestOf(low, loan),
      words: ({ low }, { difference }) =>
        `${rupees(difference)} is all the interest at ${percent(low)}, not the difference of the two.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'One loan, two rates, whole rupees for the loan and for both instalments, and a limit: the greatest loan and what its payments differ by.',
  approach: () =>
    'Write the loan as a fraction of each instalment. Whole rupees make it a multiple of both numerators, so of their LCM; the limit picks the last one.',
  faster: ({ low, high }, { common, loan }) => {
    const one = common.mul(stepOf(low).each).div(stepOf(low).loan);
    const two = common.mul(stepOf(high).each).div(stepOf(high).loan);
    return `A loan of $${common}$ has instalments of $${numberTex(one)}$ and $${numberTex(two)}$, so the totals differ by $${numberTex(two.sub(one).mul(2))}$; take that $${numberTex(loan.div(common))}$ times.`;
  },
  check: ({ low, high }, { loan, low: x, high: y }) => {
    const rest = (rate: number, each: Fraction) =>
      loan
        .mul(100 + rate)
        .div(100)
        .sub(each);
    return `${rupees(loan)} leaves ${rupees(rest(low, x))} after the first payment at ${percent(low)}, which grows to ${rupees(
      rest(low, x)
        .mul(100 + low)
        .div(100),
    )}; at ${percent(high)} it leaves ${rupees(rest(high, y))}, which grows to ${rupees(
      rest(high, y)
        .mul(100 + high)
        .div(100),
    )}.`;
  },
  principle:
    'A fraction in lowest terms between two whole amounts makes both come in steps; two such fractions are met by the LCM.',
  verify: ({ low, high, limit }) => {
    // x(g + 1) = L g², in whole numbers: 100·x·(200 + rate) = L·(100 + rate)².
    const payment = (rate: number, loan: number) => (loan * (100 + rate) ** 2) / (100 * (200 + rate));
    for (let loan = limit; loan > 0; loan -= 1)
      if (
        (loan * (100 + low) ** 2) % (100 * (200 + low)) === 0 &&
        (loan * (100 + high) ** 2) % (100 * (200 + high)) === 0
      )
        return q(2 * (payment(high, loan) - payment(low, loan)));
    throw new Error('no loan fits');
  },
});

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
