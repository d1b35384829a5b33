import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const growth = (rate: number) => q(100 + rate, 100);

interface Repaid {
  /** Per cent a year. */
  rate: number;
  /** Principal repaid by the first instalment, in rupees. */
  first: number;
  /** Number of instalments. */
  years: number;
  frame: number;
}

/** What the instalments repay of the debt, one after the other. */
const parts = ({ first }: Repaid, factor: Fraction, years: number): Fraction[] =>
  Array.from({ length: years }, (_, i) => factor.pow(i)?.mul(first) ?? q(0));
const sum = (list: readonly Fraction[]) => list.reduce((all, x) => all.add(x), q(0));
const loanOf = (p: Repaid) => sum(parts(p, growth(p.rate), p.years));
const secondOf = (p: Repaid) => growth(p.rate).mul(p.first);
/** After how many parts their sum first reaches the loan. */
const partsNeeded = (p: Repaid, factor: Fraction) => {
  let n = 1;
  while (n < 12 && sum(parts(p, factor, n)).lt(loanOf(p))) n += 1;
  return n;
};

const totalInterest = form({
  form: 'interest-from-repaid-principal',
  revision: 3,
  band: 'Hard',
  entry: true,
  apart: true,
  seconds: 140,
  also: ['AL.SEQ.3', 'AL.SEQ.2'],
  stem: (p: Repaid) =>
    p.frame === 0
      ? `A loan of ${rupees(loanOf(p))} is repaid in equal yearly instalments; each covers the year's interest first, and the rest reduces the debt. The first instalment reduces it by ${rupees(p.first)}, the second by ${rupees(secondOf(p))}. How much interest is paid altogether until the debt is cleared?`
      : p.frame === 1
        ? `Equal annual instalments clear a debt of ${rupees(loanOf(p))} with interest compounded yearly. Of the first instalment ${rupees(p.first)} and of the second ${rupees(secondOf(p))} went towards the principal, and the rest was interest. How much interest is paid in all?`
        : `A loan of ${rupees(loanOf(p))} is cleared by equal payments at the end of each year. The first payment covered ${rupees(p.first)} of the principal and the second ${rupees(secondOf(p))}; the rest of each payment was interest at a fixed yearly rate. Find the total interest paid until the loan is cleared.`,
  path: path<Repaid>()
    .step(
      'growth',
      ({ rate }) => growth(rate),
      'An instalment is fixed, and the interest falls by the rate on what was repaid: so the repaid parts grow by the rate from year to year. Compare the first two.',
      (p, { growth: g }) => `\\frac{${numberTex(secondOf(p))}}{${numberTex(p.first)}} = ${numberTex(g)}`,
    )
    .step(
      'each',
      (p, { growth: g }) => loanOf(p).mul(g.sub(1)).add(p.first),
      "The first year's interest is charged on the whole loan; with the first repaid part it makes the instalment.",
      (p, { growth: g, each }) =>
        `${numberTex(loanOf(p))} \\times ${numberTex(g.sub(1))} + ${numberTex(p.first)} = ${numberTex(each)}`,
    )
    .step(
      'years',
      (p, { growth: g }) => q(partsNeeded(p, g)),
      'The repaid parts are in geometric progression and add up to the loan. Add terms until it is reached, and so find how many instalments there are.',
      (p, { growth: g, years }) =>
        `${parts(p, g, Number(years))
          .map(x => numberTex(x))
          .join(
            ' + ',
          )} = ${numberTex(sum(parts(p, g, Number(years))))}: \\quad ${years} \\text{ instalments}`,
    )
    .step(
      'interest',
      (p, { each, years }) => each.mul(years).sub(loanOf(p)),
      'What is paid beyond the loan is interest.',
      (p, { each, years, interest }) =>
        `${years} \\times ${numberTex(each)} - ${numberTex(loanOf(p))} = ${numberTex(interest)}`,
    ),
  slips: [
    {
      misconception: 'one_instalment_too_few',
      at: 'years',
      wrongly: (_p, { years }) => years.sub(1),
      words: (_p, { years }) =>
        `Only $${years}$ instalments were counted; with their repaid parts the loan is not cleared yet.`,
    },
    {
      misconception: 'one_instalment_too_many',
      at: 'years',
      wrongly: (_p, { years }) => years.add(1),
      words: (_p, { years }) => `$${years}$ instalments are one too many: the debt is cleared before.`,
    },
    {
      misconception: 'simple_interest_on_the_loan',
      at: 'interest',
      wrongly: (p, { growth: g, years }) => loanOf(p).mul(g.sub(1)).mul(years),
      words: (p, { years }) =>
        `${rupees(loanOf(p))} was taken to bear interest for all $${years}$ years; the debt falls with every instalment.`,
    },
    {
      misconception: 'first_interest_only',
      at: 'interest',
      wrongly: (p, { growth: g }) => loanOf(p).mul(g.sub(1)),
      words: (_p, { interest }) =>
        `${rupees(interest)} is the interest of the first year; the later years bring more, though less each time.`,
    },
    {
      misconception: 'parts_grow_by_a_fixed_amount',
      at: 'interest',
      wrongly: (p, { growth: g, each, years }) => {
        const n = Number(years);
        const step = secondOf(p).sub(p.first);
        const repaid = q(p.first)
          .mul(n)
          .add(step.mul((n * (n - 1)) / 2));
        return g.equals(1) ? null : each.mul(years).sub(repaid);
      },
      words: (p, { years }) =>
        `The repaid parts of the $${years}$ years were taken to grow by ${rupees(secondOf(p).sub(p.first))} each time; they grow by a factor.`,
    },
    {
      misconception: 'compound_interest_on_the_loan',
      at: 'interest',
      wrongly: (p, { growth: g, years }) => loanOf(p).mul(g.pow(Number(years))?.sub(1) ?? q(0)),
      words: (p, { years }) =>
        `The loan of ${rupees(loanOf(p))} was let grow untouched for $${years}$ years, as if nothing were repaid before the end.`,
    },
    {
      misconception: 'first_part_left_out',
      at: 'each',
      wrongly: (p, { growth: g }) => loanOf(p).mul(g.sub(1)).add(secondOf(p)),
      words: (p, { each }) =>
        `${rupees(each)} joins the first year's interest to the part repaid in the second year, ${rupees(secondOf(p))}.`,
    },
    {
      misconception: 'last_interest_left_out',
      at: 'interest',
      wrongly: (p, { growth: g, interest }) => {
        const last = parts(p, g, p.years).at(-1);
        return last ? interest.sub(last.mul(g.sub(1))) : null;
      },
      words: () =>
        'The interest in the last instalment was left out; until then the last part of the debt still bears interest.',
    },
    {
      misconception: 'instalment_reported',
      gives: 'each',
      words: (_p, { each }) => `${rupees(each)} is the instalment; the interest in all of them was asked.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Equal instalments; the loan and what the first two repay of it are known. Neither the rate nor the number of instalments is given.',
  approach: () =>
    'What an instalment repays saves interest the next year, so it returns in the next repayment: the repaid parts are in geometric progression with the growth as ratio. The rate gives the instalment, and the sum of the progression the number of instalments.',
  faster: (p, { growth: g, each, years }) =>
    `Parts grow by $${numberTex(g)}$; the last one, grown once more, is the instalment ${rupees(each)}: that is ${rupees(p.first)} times $${numberTex(g)}^${years}$, so $${years}$ payments.`,
  check: (p, { each }) => {
    const debts = [loanOf(p)];
    for (let i = 1; i <= p.years; i += 1) debts.push((debts.at(-1) ?? q(0)).mul(growth(p.rate)).sub(each));
    return `The debt after each payment of ${rupees(each)}: ${debts.map(x => rupees(x)).join(' → ')}.`;
  },
  principle:
    'With equal instalments the repaid parts of principal grow by the interest factor from payment to payment, and add up to the loan.',
  verify: p => {
    const each = loanOf(p).mul(p.rate).div(100).add(p.first);
    let [debt, paid] = [loanOf(p), q(0)];
    while (debt.valueOf() > 1e-9) {
      const interest = debt.mul(p.rate).div(100);
      paid = paid.add(interest);
      debt = debt.add(interest).sub(each);
    }
    if (!debt.equals(0)) throw new Error('the schedule does not close');
    return paid;
  },
});

/** AR.INT.4 Hard: what instalments repay grows like the interest. */
export const debtsWithConditions: readonly AnyTemplate[] = situation<Repaid>({
  type: 'AR.INT.4',
  situation: 'parts-of-principal',
  tries: 100,
  draw: draw => {
    const p = {
      rate: draw.pick([5, 10, 10, 20, 20, 25]),
      first: draw.step(2000, 50000, 200),
      years: draw.int(3, 4),
      frame: draw.int(0, 2),
    };
    const clean = [...parts(p, growth(p.rate), p.years), loanOf(p).mul(p.rate).div(100)];
    return clean.every(x => x.d === 1n) && loanOf(p).valueOf() < 300000 ? p : null;
  },
  forms: [totalInterest],
});
