import { path } from '../../path.ts';
import { numberTex, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const growth = (rate: number) => q(100 + rate, 100);

interface Principal {
  rate: number;
  /** Principal repaid by the first instalment. */
  first: number;
  frame: number;
}

const repaid = ({ rate, first }: Principal, year: number) => {
  let part = q(first);
  for (let i = 1; i < year; i += 1) part = part.mul(growth(rate));
  return part;
};

const instalmentFromParts = form({
  form: 'instalment-from-repaid-principal',
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.SEQ.2'],
  stem: (p: Principal) =>
    p.frame === 0
      ? `A loan is repaid in three equal yearly instalments; each covers the year's interest first, the rest reduces the debt. The first instalment reduced it by ${rupees(p.first)}, the third by ${rupees(repaid(p, 3))}. How large is each instalment?`
      : p.frame === 1
        ? `Three equal annual instalments clear a debt on which compound interest is charged yearly. Of the first one ${rupees(p.first)}, and of the last one ${rupees(repaid(p, 3))}, went into principal and the rest into interest. Find the instalment.`
        : `A bank statement shows for a loan with three equal yearly payments: principal repaid in the first year ${rupees(p.first)}, in the third year ${rupees(repaid(p, 3))}. The rest of each payment was interest for the year, at a fixed rate. What was paid each year?`,
  path: path<Principal>()
    .step(
      'growth',
      ({ rate }) => growth(rate),
      'An instalment is fixed, and the interest falls by the rate on what was repaid: so the repaid parts grow by the rate from year to year. Two steps lead from the first to the third.',
      (p, { growth: g }) =>
        `\\frac{${numberTex(repaid(p, 3))}}{${numberTex(p.first)}} = ${numberTex(g.mul(g))} = ${numberTex(g)}^2`,
    )
    .step(
      'middle',
      ({ first }, { growth: g }) => q(first).mul(g),
      'Find the part repaid in the second year.',
      ({ first }, { growth: g, middle }) =>
        `${numberTex(first)} \\times ${numberTex(g)} = ${numberTex(middle)}`,
    )
    .step(
      'loan',
      (p, { middle }) => q(p.first).add(middle).add(repaid(p, 3)),
      'The three parts together are the loan.',
      (p, { middle, loan }) =>
        `${numberTex(p.first)} + ${numberTex(middle)} + ${numberTex(repaid(p, 3))} = ${numberTex(loan)}`,
    )
    .step(
      'interest',
      (_p, { growth: g, loan }) => loan.mul(g.sub(1)),
      "The first year's interest is charged on the whole loan.",
      (_p, { growth: g, loan, interest }) =>
        `${numberTex(loan)} \\times ${numberTex(g.sub(1))} = ${numberTex(interest)}`,
    )
    .step(
      'each',
      ({ first }, { interest }) => interest.add(first),
      'Interest and repaid part make the instalment.',
      ({ first }, { interest, each }) => `${numberTex(interest)} + ${numberTex(first)} = ${numberTex(each)}`,
    ),
  slips: [
    {
      misconception: 'interest_reported',
      gives: 'interest',
      words: (_p, { interest }) =>
        `${rupees(interest)} is the interest of the first year; the repaid part belongs to the instalment too.`,
    },
    {
      misconception: 'mean_for_middle_part',
      at: 'middle',
      wrongly: p => q(p.first).add(repaid(p, 3)).div(2),
      words: (_p, { middle }) =>
        `The second part was taken as the mean, ${rupees(middle)}; the parts grow by a factor, not by a fixed amount.`,
    },
    {
      misconception: 'growth_over_two_years_as_rate',
      at: 'growth',
      wrongly: (_p, { growth: g }) => g.mul(g),
      words: (_p, { growth: g }) => `$${numberTex(g)}$ is the growth over two years; it was used for one.`,
    },
    {
      misconception: 'half_of_growth',
      at: 'growth',
      wrongly: (_p, { growth: g }) => g.mul(g).add(1).div(2),
      words: (_p, { growth: g }) =>
        `The growth over two years was halved to $${numberTex(g)}$ a year; it has to be a square root.`,
    },
    {
      misconception: 'loan_shared_equally',
      at: 'each',
      wrongly: (_p, { loan }) => loan.div(3),
      words: (_p, { each }) => `${rupees(each)} is a third of the loan, without interest.`,
    },
    {
      misconception: 'interest_added_to_last_part',
      at: 'each',
      wrongly: (p, { interest }) => interest.add(repaid(p, 3)),
      words: () => 'The interest of the first year was added to the part repaid in the third.',
    },
    {
      misconception: 'third_part_forgotten',
      at: 'loan',
      wrongly: (p, { middle }) => q(p.first).add(middle),
      words: () => 'The loan was taken as the parts of the first two years only.',
    },
    {
      misconception: 'mean_of_repaid_parts',
      at: 'each',
      wrongly: (p, { interest }) => q(p.first).add(repaid(p, 3)).div(2).add(interest),
      words: () => 'A mean of the repaid parts was added to the interest of the first year.',
    },
  ],
  show: value => rupees(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Three equal instalments; what the first and the third repay of the debt is known. Neither rate nor loan is given.',
  approach: () =>
    'What an instalment repays saves interest the next year, so it returns in the next repayment: the repaid parts are in geometric progression with the growth as ratio. The rate comes from their ratio, the loan from their sum.',
  faster: (p, { growth: g }) =>
    `After the third payment nothing is owed, so the instalment is the third part grown once more: $${numberTex(repaid(p, 3))} \\times ${numberTex(g)}$.`,
  check: (p, { each, loan }) =>
    `${rupees(loan)} → ${rupees(loan.mul(growth(p.rate)).sub(each))} → ${rupees(loan.mul(growth(p.rate)).sub(each).mul(growth(p.rate)).sub(each))} after two years; this grows to ${rupees(each)}.`,
  principle:
    'With equal instalments the repaid parts of principal grow by the interest factor from payment to payment.',
  verify: p => {
    const x = repaid(p, 3).mul(growth(p.rate));
    let loan = q(0);
    for (let i = 0; i < 3; i += 1) loan = loan.add(x).div(growth(p.rate));
    if (!loan.mul(p.rate).div(100).add(p.first).equals(x)) throw new Error('the schedule does not close');
    return x;
  },
});

const principal = situation<Principal>({
  type: 'AR.INT.4',
  situation: 'repaid-parts',
  tries: 30,
  draw: draw => {
    const p = {
      rate: draw.pick([5, 8, 10, 12, 15, 20, 25]),
      first: draw.step(1000, 40000, 100),
      frame: draw.int(0, 2),
    };
    return repaid(p, 3).mul(growth(p.rate)).d === 1n && repaid(p, 2).d === 1n && repaid(p, 3).d === 1n
      ? p
      : null;
  },
  forms: [instalmentFromParts],
});

/** AR.INT.4 Hard: debts with a further condition. */
export const debtsWithConditions: readonly AnyTemplate[] = principal;
