import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  rate: number;
  /** All interest that is paid is less than this, in rupees. */
  limit: number;
  frame: number;
}

/** Growth as a fraction in lowest terms. */
const parts = ({ rate }: Whole): readonly [number, number] => {
  const growth = q(100 + rate, 100);
  return [Number(growth.n), Number(growth.d)];
};

const greatestLoan = form({
  form: 'greatest-loan-for-an-interest',
  revision: 2,
  band: 'Hard',
  seconds: 145,
  also: ['NS.FAC.5', 'AL.INQ.7'],
  entry: true,
  stem: ({ rate, limit, frame }: Whole) =>
    frame === 0
      ? `A loan at ${percent(rate)} a year, compounded yearly, is cleared by two equal instalments after one and after two years. Loan and instalment are whole numbers of rupees. Altogether the instalments exceed the loan by less than ${rupees(limit)}. What is the greatest possible loan?`
      : frame === 1
        ? `A moneylender takes ${percent(rate)} per annum, compounded yearly, and is repaid in two equal yearly payments, the first a year after the loan is given. Neither loan nor payment has paise. The total interest is less than ${rupees(limit)}. What is the largest possible loan?`
        : `Two equal annual payments in whole rupees, beginning a year from now, settle a debt of a whole number of rupees, on which ${percent(rate)} compound interest a year is charged. If the total interest paid is less than ${rupees(limit)}, find the maximum possible debt.`,
  path: path<Whole>()
    .step(
      'loan',
      p => {
        const [n, d] = parts(p);
        return q(d * (n + d));
      },
      'Take both instalments $x$ back to today and add them, with the growth as a fraction.',
      (p, { loan }) => {
        const [n, d] = parts(p);
        return `L = \\frac{${d}x}{${n}} + \\frac{${d * d}x}{${n * n}} = \\frac{${loan}}{${n * n}}x`;
      },
    )
    .quiet('paid', p => q(2 * parts(p)[0] ** 2))
    .step(
      'interest',
      (_p, { loan, paid }) => paid.sub(loan),
      'The fraction is in lowest terms, so loan and instalment are $k$ times its two terms. Find the interest for $k = 1$.',
      (p, { loan, paid, interest }) =>
        `L = ${loan}k, \\; x = ${parts(p)[0] ** 2}k: \\quad ${paid} - ${loan} = ${interest}`,
    )
    .step(
      'k',
      ({ limit }, { interest }) => q(limit).div(interest).ceil().sub(1),
      'The bound for the interest gives the largest $k$.',
      ({ limit }, { interest, k }) => `${interest}k < ${numberTex(limit)} \\Rightarrow k \\le ${k}`,
    )
    .step(
      'greatest',
      (_p, { loan, k }) => loan.mul(k),
      'Multiply for the loan.',
      (_p, { loan, k, greatest }) => `${loan} \\times ${k} = ${numberTex(greatest)}`,
    ),
  slips: [
    {
      misconception: 'simple_interest_on_all',
      at: 'interest',
      wrongly: ({ rate }, { loan }) => loan.mul(2 * rate).div(100),
      words: ({ rate }, { interest }) =>
        `An interest of $${numberTex(interest)}$ for each step is ${percent(2 * rate)} of the whole loan; after the first payment only a part of it is owed.`,
    },
    {
      misconception: 'next_multiple_taken',
      at: 'k',
      wrongly: (_p, { k }) => k.add(1),
      words: ({ limit }, { k, interest }) =>
        `With $k = ${k}$ the interest would be ${rupees(interest.mul(k))}, not less than ${rupees(limit)}.`,
    },
    {
      misconception: 'one_multiple_too_few',
      at: 'k',
      wrongly: (_p, { k }) => k.sub(1),
      words: (_p, { k }) => `$k = ${k}$ keeps to the bound, but one more still does.`,
    },
    {
      misconception: 'gives_the_payments',
      at: 'greatest',
      wrongly: (_p, { paid, k }) => paid.mul(k),
      words: (_p, { greatest }) => `${rupees(greatest)} is what is paid in both instalments together.`,
    },
    {
      misconception: 'whole_rupees_forgotten',
      at: 'greatest',
      wrongly: ({ limit }, { loan, interest }) => q(limit).mul(loan).div(interest).floor(),
      words: (_p, { greatest }) =>
        `${rupees(greatest)} keeps to the bound, but its instalment is no whole number.`,
    },
    {
      misconception: 'second_taken_back_one_year',
      at: 'loan',
      wrongly: p => {
        const [n, d] = parts(p);
        return 2 * n * n > 2 * d * n ? q(2 * d * n) : null;
      },
      words: () => 'Both instalments were taken back by one year only.',
    },
    {
      misconception: 'gives_one_instalment',
      at: 'greatest',
      wrongly: (_p, { paid, k }) => paid.mul(k).div(2),
      words: (_p, { greatest }) => `${rupees(greatest)} is the instalment, not the loan.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value: Fraction) => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two equal instalments, whole rupees for loan and instalment, and a bound for the interest: the greatest loan.',
  approach: () =>
    'Write the loan as a fraction of the instalment. Whole rupees make both multiples of its terms, so the interest comes in steps; the bound picks the last.',
  faster: (p, { loan, interest, k }) => {
    const [n, d] = parts(p);
    return `Growth $\\frac{${n}}{${d}}$: loan ${loan} is paid by twice ${n * n}, interest ${interest}. So $k = ${k}$.`.replace(
      /loan (\d+) is paid by twice (\d+), interest (\d+)/,
      'a loan of $$$1$$ is paid by twice $$$2$$, of which $$$3$$ is interest',
    );
  },
  check: (p, { greatest, k, interest }) => {
    const growth = q(100 + p.rate, 100);
    const x = k.mul(parts(p)[0] ** 2);
    const owed = greatest.mul(growth).sub(x);
    return `₹${grouped(greatest)} grows to ${rupees(greatest.mul(growth))}; less ${rupees(x)} it is ${rupees(owed)}, which grows to ${rupees(owed.mul(growth))}. The interest is ${rupees(interest.mul(k))}.`;
  },
  principle:
    'A fraction in lowest terms between two whole amounts makes both come in steps: find what one step brings.',
  verify: ({ rate, limit }) => {
    let best = 0;
    for (let loan = 1; loan <= 400_000; loan += 1) {
      // x(g + 1) = L g², in whole numbers: 100·x·(200 + rate) = L·(100 + rate)².
      const [top, bottom] = [loan * (100 + rate) ** 2, 100 * (200 + rate)];
      if (top % bottom === 0 && (2 * top) / bottom - loan < limit) best = loan;
    }
    return q(best);
  },
});

/** AR.INT.4 Hard: two equal instalments in whole rupees, with a bound for the interest. */
export const loansInWholeRupees: readonly AnyTemplate[] = situation<Whole>({
  type: 'AR.INT.4',
  situation: 'interest-below-a-bound',
  tries: 30,
  draw: draw => {
    const p = {
      rate: draw.pick([5, 10, 12, 15, 20, 25, 30, 40, 50]),
      limit: draw.step(200, 9000, 50),
      frame: draw.int(0, 2),
    };
    const [n, d] = parts(p);
    const steps = p.limit / (2 * n * n - d * (n + d));
    return steps > 2.1 && steps < 60 && steps % 1 !== 0 && steps * d * (n + d) < 90_000 ? p : null;
  },
  forms: [greatestLoan],
});
