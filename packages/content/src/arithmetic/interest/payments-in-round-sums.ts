import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Round {
  /** In rupees, as is the unit of the payments. */
  loan: number;
  unit: number;
  /** Per cent a year. */
  rate: number;
  who: string;
  frame: number;
}

const growth = ({ rate }: Round) => q(100 + rate, 100);
/** Multiples of `step` above one bound and below another. */
const between = (low: Fraction, high: Fraction, step: Fraction) =>
  high.div(step).ceil().sub(1).sub(low.div(step).floor());
const tex = (value: Fraction) => numberTex(value);

const ways = form({
  form: 'ways-with-the-second-payment-larger',
  band: 'Hard',
  entry: true,
  apart: true,
  seconds: 130,
  also: ['AL.DIO.1', 'AL.INQ.1'],
  stem: (p: Round) =>
    p.frame === 0
      ? `A loan of ${rupees(p.loan)} at ${percent(p.rate)} a year, compounded yearly, is to be cleared by two payments, one at the end of each year. Each payment must be a whole multiple of ${rupees(p.unit)}, and the second one must be the larger. In how many ways can the loan be cleared?`
      : p.frame === 1
        ? `${p.who} owes ${rupees(p.loan)} and pays ${percent(p.rate)} compound interest per annum. At the end of the first year $x$ rupees are paid back and at the end of the second year $y$ rupees, which settles the debt. If $x < y$ and both are positive multiples of $${tex(q(p.unit))}$, how many pairs $(x, y)$ are possible?`
        : `A bank lends ${rupees(p.loan)} for two years at ${percent(p.rate)} interest, compounded annually, and takes repayments only in multiples of ${rupees(p.unit)}. The borrower repays a part after one year and the rest, with interest, after two. For how many values of the first payment is the second one such a multiple too, and larger than the first?`,
  path: path<Round>()
    .step(
      'debt',
      p => growth(p).mul(p.loan),
      'Find what is owed after one year, before anything is paid.',
      (p, { debt }) => `${tex(q(p.loan))} \\times ${tex(growth(p))} = ${tex(debt)}`,
    )
    .step(
      'step',
      p => q(growth(p).d).mul(p.unit),
      p =>
        `Let $z$ be left after the first payment. The second payment is $z$ with a year's interest: for a multiple of ${rupees(p.unit)} the rest $z$ has to contain the denominator of the growth factor.`,
      (p, { step }) =>
        `y = \\frac{${growth(p).n}}{${growth(p).d}}z \\;\\Rightarrow\\; z \\text{ is a multiple of } ${growth(p).d} \\times ${p.unit} = ${tex(step)}`,
    )
    .step(
      'border',
      (p, { debt }) => debt.div(growth(p).add(1)),
      'The first payment is the debt less $z$. Ask when the second one is larger.',
      (p, { debt, border }) =>
        `${tex(growth(p))}z > ${tex(debt)} - z \\;\\Rightarrow\\; z > \\frac{${tex(debt)}}{${tex(growth(p).add(1))}} ${border.d === 1n ? '=' : '\\approx'} ${tex(border.d === 1n ? border : border.round())}`,
    )
    .step(
      'ways',
      (_p, { debt, step, border }) => between(border, debt, step),
      'The first payment is positive, so $z$ stays below the debt. Count the multiples between the two bounds.',
      (_p, { debt, step, border, ways: n }) =>
        `z = ${tex(step)}k: \\quad ${tex(border.div(step).floor().add(1))} \\le k \\le ${tex(debt.div(step).ceil().sub(1))}, \\quad ${n} \\text{ values}`,
    ),
  slips: [
    {
      misconception: 'interest_of_second_year_forgotten_in_the_comparison',
      at: 'border',
      wrongly: (_p, { debt }) => debt.div(2),
      words: (_p, { debt, border }) =>
        `The rest was required to exceed half of the debt, $${tex(debt)} \\div 2 = ${tex(border)}$; the second payment also carries a year's interest.`,
    },
    {
      misconception: 'sizes_not_compared',
      at: 'border',
      wrongly: () => q(0),
      words: (_p, { ways: n }) =>
        `$${n}$ counts every way to pay in two parts; the second payment has to be the larger.`,
    },
    {
      misconception: 'other_case_counted',
      at: 'ways',
      wrongly: (_p, { debt, step, border }) => between(q(0), debt, step).sub(between(border, debt, step)),
      words: (_p, { ways: n }) => `In these $${n}$ ways the first payment is the larger one.`,
    },
    {
      misconception: 'interest_of_first_year_forgotten',
      at: 'debt',
      wrongly: ({ loan }) => q(loan),
      words: (p, { debt }) =>
        `The first payment was taken off ${rupees(debt)} without the first year's interest; by then ${rupees(growth(p).mul(p.loan))} is owed.`,
    },
    {
      misconception: 'multiples_of_the_unit_only',
      at: 'step',
      wrongly: ({ unit }) => q(unit),
      words: (_p, { step }) =>
        `Every rest that is a multiple of ${rupees(step)} was allowed; with interest many of these lead to a second payment that is not.`,
    },
    {
      misconception: 'grown_for_both_years',
      at: 'debt',
      wrongly: p => growth(p).mul(growth(p)).mul(p.loan),
      words: (_p, { debt }) =>
        `The loan was let grow for both years, to ${rupees(debt)}, before the first payment; that one comes after one year.`,
    },
    {
      misconception: 'debt_paid_at_once_counted',
      at: 'ways',
      wrongly: (_p, { ways: n }) => n.add(1),
      words: (_p, { step, border, ways: n }) =>
        `$${n}$ includes $z = ${tex(border.div(step).floor().mul(step))}$, where the second payment is still not the larger one.`,
    },
    {
      misconception: 'counts_differences',
      at: 'ways',
      wrongly: (_p, { ways: n }) => n.sub(1),
      words: (_p, { debt, step, border }) =>
        `$${tex(debt.div(step).ceil().sub(1))} - ${tex(border.div(step).floor().add(1))}$ leaves out one of the two ends.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'One debt, two payments in round sums, the later one larger: pairs of whole numbers tied by interest are counted.',
  approach: () =>
    'What is left after the first payment decides both payments. Interest on it must give a round sum again, so it moves in steps; the two conditions on the payments bound it.',
  faster: (p, { debt, step }) =>
    `With $z = ${tex(step)}k$ left, the payments are $${tex(debt)} - ${tex(step)}k$ and $${tex(growth(p).mul(step))}k$: so $${tex(step.mul(growth(p).add(1)))}k > ${tex(debt)} > ${tex(step)}k$.`,
  check: (p, { debt, step, border }) => {
    const z = border.div(step).floor().mul(step);
    const pays = (rest: Fraction) => `${rupees(debt.sub(rest))} and ${rupees(rest.mul(growth(p)))}`;
    return `The rest ${rupees(z)} gives payments of ${pays(z)}, the next one, ${rupees(z.add(step))}, gives ${pays(z.add(step))}: only now is the second larger.`;
  },
  principle:
    'When payments have to be round, what is left between them moves in steps that the growth factor dictates.',
  verify: p => {
    let count = 0;
    for (let x = p.unit; x * 100 < p.loan * (100 + p.rate); x += p.unit) {
      const rest = q(p.loan).mul(growth(p)).sub(x);
      const y = rest.mul(growth(p));
      if (y.div(p.unit).d === 1n && y.valueOf() > x) count += 1;
    }
    return q(count);
  },
});

/** AR.INT.4 Hard: how many ways to clear a loan by two payments in round sums. */
export const paymentsInRoundSums: readonly AnyTemplate[] = situation<Round>({
  type: 'AR.INT.4',
  situation: 'round-payments',
  tries: 60,
  draw: draw => {
    const unit = draw.pick([100, 200, 500, 1000]);
    const p = {
      loan: unit * draw.int(40, 400),
      unit,
      rate: draw.pick([10, 20, 20, 25, 5, 15, 30]),
      who: draw.pick(peopleInArithmetic),
      frame: draw.int(0, 2),
    };
    const debt = growth(p).mul(p.loan);
    const step = q(growth(p).d).mul(unit);
    const border = debt.div(growth(p).add(1));
    const count = between(border, debt, step).valueOf();
    const round = debt.div(unit).d === 1n && border.div(step).d !== 1n && border.valueOf() > step.valueOf();
    return round && count >= 5 && count <= 30 ? p : null;
  },
  forms: [ways],
});
