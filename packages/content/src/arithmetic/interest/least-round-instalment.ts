import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Loan {
  loan: number;
  /** Yearly rate, per cent. */
  rate: number;
  /** The first payments are a multiple of this. */
  unit: number;
  what: string;
  frame: number;
}

const goods = [
  'a loom',
  'a water pump',
  'a sewing unit',
  'a printing press',
  'an auto-rickshaw',
  'a cold store',
] as const;
const growth = ({ rate }: Loan) => q(100 + rate, 100);
const inRupees = (value: Fraction) => rupees(value).replaceAll(',', '{,}').replace('₹', '');
const exactOf = (p: Loan) => {
  const g = growth(p);
  return g.mul(g).mul(g).mul(p.loan).div(g.mul(g).add(g).add(1));
};

const lastPayment = form({
  form: 'last-payment-after-least-instalments',
  revision: 4,
  band: 'Hard',
  seconds: 105,
  also: ['AL.INQ.7', 'AL.SEQ.2'],
  stem: ({ loan, rate, unit, what, frame }: Loan) =>
    frame === 0
      ? `A loan of ${rupees(loan)} for ${what} at ${percent(rate)} per annum, compounded yearly, is cleared by three yearly payments, the first after one year. The first two are equal to the smallest multiple of ${rupees(unit)} for which the third is not larger than either of them. How large is the third payment?`
      : `A co-operative owes ${rupees(loan)} and pays ${percent(rate)} interest, compounded yearly. At the end of each of two years it pays the same amount, a whole multiple of ${rupees(unit)}, and a year later it settles the rest with a payment that does not exceed this amount. If the amount is the smallest that allows this, what is the last payment?`,
  path: path<Loan>()
    .step(
      'exact',
      p => exactOf(p),
      'With three equal payments their values today would add up to the loan. Find this payment.',
      (p, { exact }) => {
        const g = growth(p);
        const sum = g.mul(g).add(g).add(1);
        return `\\frac{${p.loan} \\times ${g.toString()}^3}{${g.toString()}^2 + ${g.toString()} + 1} = \\frac{${inRupees(g.mul(g).mul(g).mul(p.loan))}}{${sum.toString()}} \\approx ${inRupees(exact.round())}`;
      },
    )
    .step(
      'first',
      ({ unit }, { exact }) => exact.div(unit).ceil().mul(unit),
      'The first payments must not be less, or the third would be larger: go up to the next multiple.',
      (_p, { first }) => `x = ${inRupees(first)}`,
    )
    .step(
      'second',
      (p, { first }) => growth(p).mul(p.loan).sub(first),
      'Let the debt grow for a year and take off the payment.',
      (p, { first, second }) =>
        `${p.loan} \\times ${growth(p).toString()} - ${inRupees(first)} = ${inRupees(second)}`,
    )
    .step(
      'third',
      (p, { first, second }) => growth(p).mul(second).sub(first),
      'Do the same for the second year.',
      (p, { first, second, third }) =>
        `${inRupees(second)} \\times ${growth(p).toString()} - ${inRupees(first)} = ${inRupees(third)}`,
    )
    .step(
      'last',
      (p, { third }) => growth(p).mul(third),
      'What is left grows for one more year and is then paid.',
      (p, { third, last }) => `${inRupees(third)} \\times ${growth(p).toString()} = ${inRupees(last)}`,
    ),
  slips: [
    {
      misconception: 'rounds_the_wrong_way',
      at: 'first',
      wrongly: ({ unit }, { exact }) => exact.div(unit).floor().mul(unit),
      words: (_p, { first, last }) =>
        `With ${rupees(first)} twice the third payment of ${rupees(last)} is larger than the first two, which is not allowed.`,
    },
    {
      misconception: 'last_year_without_interest',
      at: 'last',
      wrongly: (_p, { third }) => third,
      words: (_p, { last }) =>
        `${rupees(last)} is the debt after the second payment; it grows for another year.`,
    },
    {
      misconception: 'gives_the_instalment',
      gives: 'first',
      words: (_p, { first }) => `${rupees(first)} is what is paid in the first two years.`,
    },
    {
      misconception: 'one_multiple_too_many',
      at: 'first',
      wrongly: ({ unit }, { first }) => first.add(unit),
      words: ({ unit }, { first }) =>
        `${rupees(first)} is not the smallest multiple of ${rupees(unit)} that is enough.`,
    },
    {
      misconception: 'paid_before_the_first_interest',
      at: 'second',
      wrongly: (p, { first }) => growth(p).mul(q(p.loan).sub(first)),
      words: () => 'The first payment was taken off before the first year of interest.',
    },
    {
      misconception: 'interest_on_the_first_loan',
      at: 'third',
      wrongly: ({ loan, rate }, { first, second }) => second.add(q(loan * rate, 100)).sub(first),
      words: ({ loan }) =>
        `In the second year interest was charged on ${rupees(loan)} again, not on the smaller debt.`,
    },
    {
      misconception: 'gives_the_difference',
      at: 'last',
      wrongly: (p, { first, third }) => first.sub(growth(p).mul(third)),
      words: (_p, { last }) => `${rupees(last)} is by how much the last payment falls short of the others.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && value.mul(100).d === 1n,
  snapRead: () =>
    'Two equal payments in round amounts and a smaller last one: the smallest round payment decides the last.',
  approach: () =>
    'The payment for three equal instalments is the lower bound of the round ones. Round up, then follow the debt to the end.',
  faster: (p, { exact, first }) => {
    const g = growth(p);
    return `Rounding up adds ${rupees(first.sub(exact.round()))} to each of two payments; the last falls by this times $${g.mul(g).add(g).toString()}$ from about ${rupees(exact.round())}.`;
  },
  check: (p, { first, last }) => {
    const g = growth(p);
    return `At the end of the third year the payments are worth ${rupees(first.mul(g).mul(g))}, ${rupees(first.mul(g))} and ${rupees(last)}, together ${rupees(g.mul(g).mul(g).mul(p.loan))}, as much as the loan has grown to.`;
  },
  principle:
    'Equal instalments are a lower bound for rounded ones: round up, and the last payment takes up the difference.',
  verify: ({ loan, rate, unit }) => {
    for (let x = unit; x < loan * 2; x += unit) {
      let debt = q(loan);
      for (let year = 1; year <= 2; year += 1) debt = debt.add(debt.mul(rate).div(100)).sub(x);
      const last = debt.add(debt.mul(rate).div(100));
      if (last.lte(x)) return last;
    }
    throw new Error('no payment clears the loan');
  },
});

/** AR.INT.4 Hard: the smallest round instalments, and the last payment. */
export const leastRoundInstalment: readonly AnyTemplate[] = situation<Loan>({
  type: 'AR.INT.4',
  situation: 'round-instalments',
  tries: 30,
  draw: draw => {
    const rate = draw.pick([10, 10, 20, 25]);
    const p = {
      loan: draw.step(10_000, 90_000, rate === 25 ? 1600 : 1000),
      rate,
      unit: draw.pick([200, 500, 1000]),
      what: draw.pick(goods),
      frame: draw.int(0, 1),
    };
    const exact = exactOf(p);
    const first = exact.div(p.unit).ceil().mul(p.unit);
    const g = growth(p);
    const last = g.mul(g.mul(g.mul(p.loan).sub(first)).sub(first));
    return exact.div(p.unit).d !== 1n && last.d === 1n && last.gt(first.div(2)) && last.lt(first) ? p : null;
  },
  forms: [lastPayment],
});
