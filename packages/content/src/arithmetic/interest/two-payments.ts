import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Loan {
  who: string;
  thing: string;
  /** Growth in a year as a fraction: 11/10 for 10 %. */
  rate: number;
  /** What is owed today. */
  loan: Fraction;
  /** Paid after one year and after two. */
  first: Fraction;
  second: Fraction;
  frame: number;
}

const things = [
  'a sewing machine',
  'a used scooter',
  'a milking machine',
  'a refrigerator',
  'a laptop',
  'a water pump',
  'an oven for a bakery',
] as const;
const growth = ({ rate }: { rate: number }) => q(100 + rate, 100);
const wholeMoney = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** What is left after the two payments: grow, pay, grow, pay. */
const left = (p: Loan, loan = p.loan, first = p.first, second = p.second) =>
  loan.mul(growth(p)).sub(first).mul(growth(p)).sub(second);
const solve = (leftAt: (x: Fraction) => Fraction) => {
  // The rest is linear in the unknown: two values give it.
  const [a, b] = [leftAt(q(0)), leftAt(q(1000))];
  return a.mul(1000).div(a.sub(b));
};

const secondPayment = form({
  form: 'second-payment',
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: ({ who, thing, rate, loan, first, frame }: Loan) =>
    frame === 0
      ? `${who} borrows ${rupees(loan)} for ${thing} at ${percent(rate)} a year, compounded yearly, and pays back ${rupees(first)} after one year. How much must be paid after the second year to clear the debt?`
      : `A debt of ${rupees(loan)} grows by ${percent(rate)} every year. At the end of the first year ${rupees(first)} is repaid. What payment at the end of the second year settles the rest?`,
  path: path<Loan>()
    .step(
      'grown',
      p => p.loan.mul(growth(p)),
      'Let the debt grow for a year.',
      (p, { grown }) => `${numberTex(p.loan)} \\times ${numberTex(growth(p))} = ${numberTex(grown)}`,
    )
    .step(
      'rest',
      ({ first }, { grown }) => grown.sub(first),
      'Take off the payment.',
      ({ first }, { grown, rest }) => `${numberTex(grown)} - ${numberTex(first)} = ${numberTex(rest)}`,
    )
    .step(
      'second',
      (p, { rest }) => rest.mul(growth(p)),
      'Let the rest grow for the second year.',
      (p, { rest, second }) => `${numberTex(rest)} \\times ${numberTex(growth(p))} = ${numberTex(second)}`,
    ),
  slips: [
    {
      misconception: 'stops_one_step_early',
      gives: 'rest',
      words: (_p, { rest }) => `${rupees(rest)} is owed after the first payment; it grows for another year.`,
    },
    {
      misconception: 'payment_before_interest',
      at: 'rest',
      wrongly: p => p.loan.sub(p.first).mul(growth(p)),
      words: ({ first }) =>
        `${rupees(first)} was taken off before the first year's interest; it was paid after it.`,
    },
    {
      misconception: 'payments_added_without_interest',
      at: 'second',
      wrongly: ({ loan, first }) => loan.sub(first),
      words: (_p, { second }) => `${rupees(second)} leaves out all interest.`,
    },
    {
      misconception: 'payment_does_not_reduce_interest',
      at: 'second',
      wrongly: p => p.loan.mul(growth(p)).mul(growth(p)).sub(p.first),
      words: ({ first }) =>
        `${rupees(first)} was taken off at the end, as if it had not reduced the debt for a year.`,
    },
    {
      misconception: 'simple_interest_on_all',
      at: 'second',
      wrongly: ({ loan, rate, first }) =>
        loan
          .mul(100 + 2 * rate)
          .div(100)
          .sub(first),
      words: ({ loan, rate, first }, { second }) =>
        `Two years of simple interest on the whole loan were charged; the second year starts from a smaller debt that includes interest. Here $\\frac{${numberTex(loan)} \\times (100 + 2 \\times ${numberTex(rate)})}{100} - ${numberTex(first)} = ${numberTex(second)}$.`,
    },
    {
      misconception: 'interest_only_once',
      at: 'grown',
      wrongly: ({ loan }) => loan,
      words: () => 'The first year was left without interest.',
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () => 'A debt, a yearly rate and a part payment after one year; the closing payment is wanted.',
  approach: () => 'Go along the time line: grow, pay, grow, pay. What has been paid earns no more interest.',
  check: (p, { second }) =>
    `Back from the end: ${rupees(second)} was worth ${rupees(second.div(growth(p)))} a year earlier; with ${rupees(p.first)} that is ${rupees(second.div(growth(p)).add(p.first))}, the grown debt.`,
  principle: 'With part payments follow the debt year by year: first interest, then payment.',
  verify: p => solve(x => left(p, p.loan, p.first, x)),
});

const cashPrice = form({
  form: 'present-value',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 60,
  stem: ({ who, thing, rate, first, second, frame }: Loan) =>
    frame === 0
      ? `${who} buys ${thing} and pays nothing today, but ${rupees(first)} after one year and ${rupees(second)} after two. Interest is ${percent(rate)} a year, compounded yearly. What is the cash price?`
      : `A loan at ${percent(rate)} per annum compound interest is paid off by ${rupees(first)} at the end of the first year and ${rupees(second)} at the end of the second. What was the amount of the loan?`,
  path: path<Loan>()
    .step(
      'before',
      p => p.second.div(growth(p)),
      'Take the last payment back by one year: divide by the growth.',
      (p, { before }) => `${numberTex(p.second)} \\div ${numberTex(growth(p))} = ${numberTex(before)}`,
    )
    .step(
      'owed',
      ({ first }, { before }) => before.add(first),
      'Together with the first payment this is what was owed after one year.',
      ({ first }, { before, owed }) => `${numberTex(before)} + ${numberTex(first)} = ${numberTex(owed)}`,
    )
    .step(
      'price',
      (p, { owed }) => owed.div(growth(p)),
      'Take it back by another year.',
      (p, { owed, price }) => `${numberTex(owed)} \\div ${numberTex(growth(p))} = ${numberTex(price)}`,
    ),
  slips: [
    {
      misconception: 'payments_added_without_interest',
      at: 'price',
      wrongly: ({ first, second }) => first.add(second),
      words: (_p, { price }) => `${rupees(price)} adds the payments as if they were made today.`,
    },
    {
      misconception: 'last_payment_back_one_year_only',
      at: 'before',
      wrongly: ({ second }) => second,
      words: ({ second }) => `${rupees(second)} was taken back by one year only; it is paid after two.`,
    },
    {
      misconception: 'stops_one_step_early',
      gives: 'owed',
      words: (_p, { owed }) => `${rupees(owed)} is owed after one year; the price is a year earlier.`,
    },
    {
      misconception: 'subtracts_per_cent',
      at: 'price',
      wrongly: (p, { owed }) => owed.mul(100 - p.rate).div(100),
      words: ({ rate }) => `Taking ${percent(rate)} off is not the same as dividing by the growth.`,
    },
    {
      misconception: 'both_back_two_years',
      at: 'price',
      wrongly: p => p.first.add(p.second).div(growth(p)).div(growth(p)),
      words: ({ first }) => `${rupees(first)} was taken back by two years; it is paid after one.`,
    },
    {
      misconception: 'simple_interest_discount',
      at: 'price',
      wrongly: p =>
        p.first
          .mul(100)
          .div(100 + p.rate)
          .add(p.second.mul(100).div(100 + 2 * p.rate)),
      words: () => 'The second payment was discounted with simple interest for two years.',
    },
    {
      misconception: 'both_back_one_year',
      at: 'price',
      wrongly: p => p.first.add(p.second).div(growth(p)),
      words: (_p, { price }) => `${rupees(price)} takes both payments back by one year.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () => 'Two later payments and the rate; their value today is wanted.',
  approach: () =>
    'Money to be paid later is worth less today: each payment is divided by the growth once for every year. Begin with the last one.',
  check: (p, { price }) =>
    `${rupees(price)} grows to ${rupees(price.mul(growth(p)))}; less ${rupees(p.first)} it grows to ${rupees(p.second)}.`,
  principle: 'A payment n years ahead is worth today its amount divided n times by the yearly growth.',
  verify: p => solve(x => left(p, x)),
});

const firstPayment = form({
  form: 'first-payment',
  band: 'Easy',
  entry: true,
  seconds: 60,
  stem: ({ who, thing, rate, loan, second, frame }: Loan) =>
    frame === 0
      ? `${who} took a loan of ${rupees(loan)} for ${thing} at ${percent(rate)} a year, compounded yearly. It was cleared by one payment after a year and one of ${rupees(second)} after two years. How large was the first payment?`
      : `To settle ${rupees(loan)}, owed at ${percent(rate)} per annum compound interest, one amount is paid after one year and ${rupees(second)} after the second year. Find the amount paid after one year.`,
  path: path<Loan>()
    .step(
      'grown',
      p => p.loan.mul(growth(p)),
      'Let the debt grow for a year.',
      (p, { grown }) => `${numberTex(p.loan)} \\times ${numberTex(growth(p))} = ${numberTex(grown)}`,
    )
    .step(
      'rest',
      p => p.second.div(growth(p)),
      'The last payment was preceded, a year earlier, by a rest that grew into it: go back.',
      (p, { rest }) => `${numberTex(p.second)} \\div ${numberTex(growth(p))} = ${numberTex(rest)}`,
    )
    .step(
      'first',
      (_p, { grown, rest }) => grown.sub(rest),
      'The payment made the difference.',
      (_p, { grown, rest, first }) => `${numberTex(grown)} - ${numberTex(rest)} = ${numberTex(first)}`,
    ),
  slips: [
    {
      misconception: 'last_payment_not_taken_back',
      at: 'rest',
      wrongly: ({ second }) => second,
      words: ({ second }) =>
        `${rupees(second)} was subtracted as it is; a year earlier the rest was smaller.`,
    },
    {
      misconception: 'debt_after_two_years',
      at: 'first',
      wrongly: p => p.loan.mul(growth(p)).mul(growth(p)).sub(p.second),
      words: () =>
        'The loan was let grow for two years before anything was paid; the first payment comes after one.',
    },
    {
      misconception: 'payments_added_without_interest',
      at: 'first',
      wrongly: ({ loan, second }) => loan.sub(second),
      words: (_p, { first }) => `${rupees(first)} leaves out all interest.`,
    },
    {
      misconception: 'subtracts_per_cent',
      at: 'rest',
      wrongly: p => p.second.mul(100 - p.rate).div(100),
      words: ({ rate }) =>
        `${percent(rate)} was taken off the last payment; going back a year means dividing by the growth.`,
    },
    {
      misconception: 'reports_other_quantity',
      gives: 'rest',
      words: (_p, { rest }) => `${rupees(rest)} was still owed after the first payment.`,
    },
    {
      misconception: 'interest_only_once',
      at: 'grown',
      wrongly: ({ loan }) => loan,
      words: () => 'The first year was left without interest.',
    },
    {
      misconception: 'rest_grown_instead_of_taken_back',
      at: 'rest',
      wrongly: p => p.second.mul(growth(p)),
      words: () => 'The last payment was let grow instead of being taken back a year.',
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () => 'A loan with two payments, of which the last is known; the first is wanted.',
  approach: () =>
    'Work from both ends to the day of the first payment: the debt forward by one year, the last payment back by one year.',
  check: (p, { first }) =>
    `After paying ${rupees(first)} there remain ${rupees(p.loan.mul(growth(p)).sub(first))}, which grow to ${rupees(p.second)}.`,
  principle: 'Bring everything to one date: debts forward, later payments back.',
  verify: p => solve(x => left(p, p.loan, x)),
});

/** What is still owed just after the first payment. */
const rest = (p: Loan) => p.second.div(growth(p));

const loanFromRest = form({
  form: 'loan-from-rest',
  band: 'Medium',
  entry: true,
  seconds: 80,
  suits: ({ first, second }: Loan) => first.equals(second),
  stem: (p: Loan) =>
    p.frame === 0
      ? `${p.who} buys ${p.thing}, to be paid for in two equal yearly instalments, the first after one year. Interest is ${percent(p.rate)} a year, compounded yearly. Just after the first instalment ${rupees(rest(p))} is still owed. What is the cash price?`
      : `A loan at ${percent(p.rate)} per annum compound interest is repaid by two equal payments, one at the end of each year. If the debt just after the first payment is ${rupees(rest(p))}, what was the loan?`,
  path: path<Loan>()
    .step(
      'payment',
      p => rest(p).mul(growth(p)),
      'The last payment clears what is owed then: the rest with interest for a year. The first payment was as large.',
      (p, { payment }) => `${numberTex(rest(p))} \\times ${numberTex(growth(p))} = ${numberTex(payment)}`,
    )
    .step(
      'due',
      (p, { payment }) => rest(p).add(payment),
      'Just before the first payment both were owed: what was paid and what was left.',
      (p, { payment, due }) => `${numberTex(rest(p))} + ${numberTex(payment)} = ${numberTex(due)}`,
    )
    .step(
      'loan',
      (p, { due }) => due.div(growth(p)),
      'That was the loan with interest for one year: divide by the growth.',
      (p, { due, loan }) => `${numberTex(due)} \\div ${numberTex(growth(p))} = ${numberTex(loan)}`,
    ),
  slips: [
    {
      misconception: 'interest_on_rest_forgotten',
      at: 'payment',
      wrongly: p => rest(p),
      words: p =>
        `${rupees(rest(p))} was taken for the payment; by the end of the second year interest has been added to it.`,
    },
    {
      misconception: 'reports_debt_with_interest',
      gives: 'due',
      words: (_p, { due }) =>
        `${rupees(due)} was owed just before the first payment, with the interest of the first year.`,
    },
    {
      misconception: 'interest_taken_off_amount',
      at: 'loan',
      wrongly: (p, { due }) => due.mul(100 - p.rate).div(100),
      words: (p, { due }) =>
        `${percent(p.rate)} of ${rupees(due)} was taken off; the interest was ${percent(p.rate)} of the loan, which is smaller.`,
    },
    {
      misconception: 'rest_discounted',
      at: 'payment',
      wrongly: p => rest(p).div(growth(p)),
      words: (_p, { payment }) =>
        `The rest was taken back by a year to ${rupees(payment)}; to become the last payment it has to grow.`,
    },
    {
      misconception: 'loan_is_twice_the_rest',
      at: 'loan',
      wrongly: p => rest(p).mul(2),
      words: (p, { loan }) =>
        `$2 \\times ${numberTex(rest(p))} = ${numberTex(loan)}$ takes half of the loan as cleared by the first payment, but a part of that was interest.`,
    },
    {
      misconception: 'sum_of_payments',
      at: 'loan',
      wrongly: (_p, { payment }) => payment.mul(2),
      words: (_p, { payment, loan }) =>
        `$2 \\times ${numberTex(payment)} = ${numberTex(loan)}$ is all that is paid, with the interest of both years.`,
    },
    {
      misconception: 'discounted_twice',
      at: 'loan',
      wrongly: (p, { due }) => due.div(growth(p)).div(growth(p)),
      words: (p, { due }) =>
        `$${numberTex(due)} \\div ${numberTex(growth(p))}^2$ takes the debt back by two years, but only one lies before the first payment.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () =>
    'Two equal payments, a rate and what is owed between them; the loan at the beginning is wanted.',
  approach: () =>
    'What is owed after the first payment settles the second one, and so the first, which is equal. Then go back by one year.',
  faster: (p, { loan }) => {
    const [n, d] = [Number(growth(p).n), Number(growth(p).d)];
    return `With growth $\\frac{${n}}{${d}}$ the loan is the rest times $1 + \\frac{${d}}{${n}}$: $${numberTex(rest(p))} \\times \\frac{${n + d}}{${n}} = ${numberTex(loan)}$.`;
  },
  check: (p, { loan, payment }) =>
    `${rupees(loan)} grows to ${rupees(loan.mul(growth(p)))}, less ${rupees(payment)} is ${rupees(rest(p))}, and this grows to ${rupees(payment)}.`,
  principle: 'With two payments, what is owed between them is the last payment without its interest.',
  verify: p => {
    // Try loans in whole rupees: the equal payment that clears each, and what it leaves after a year.
    const [g, wanted] = [growth(p).valueOf(), rest(p).valueOf()];
    for (let loan = Math.ceil(wanted); loan < 2 * wanted; loan += 1)
      if (Math.abs(loan * g - (loan * g * g) / (1 + g) - wanted) < 1e-6) return q(loan);
    throw new Error('no loan fits');
  },
});

const interestPaid = form({
  form: 'interest-in-two-instalments',
  revision: 3,
  band: 'Medium',
  entry: true,
  seconds: 70,
  suits: ({ first, second }: Loan) => first.equals(second),
  stem: ({ who, thing, rate, first, frame }: Loan) =>
    frame === 0
      ? `${who} buys ${thing} and pays for it in two instalments of ${rupees(first)} each, after one year and after two years. The seller charges ${percent(rate)} a year, compounded yearly. How much interest does ${who} pay in all?`
      : `Two payments of ${rupees(first)}, at the end of the first and of the second year, clear a loan at ${percent(rate)} per annum compound interest. By how much does their sum exceed the loan?`,
  path: path<Loan>()
    .step(
      'one',
      p => p.first.div(growth(p)),
      'Take the first payment back to today.',
      (p, { one }) => `${numberTex(p.first)} \\div ${numberTex(growth(p))} = ${numberTex(one)}`,
    )
    .step(
      'two',
      (p, { one }) => one.div(growth(p)),
      'The second is a year later: divide once more.',
      (p, { one, two }) => `${numberTex(one)} \\div ${numberTex(growth(p))} = ${numberTex(two)}`,
    )
    .step(
      'interest',
      ({ first }, { one, two }) => first.mul(2).sub(one).sub(two),
      'Both together are the loan; what is paid beyond it is interest.',
      ({ first }, { one, two, interest }) =>
        `2 \\times ${numberTex(first)} - (${numberTex(one)} + ${numberTex(two)}) = ${numberTex(interest)}`,
    ),
  slips: [
    {
      misconception: 'rate_on_payments',
      at: 'interest',
      wrongly: ({ first, rate }) => first.mul(2 * rate).div(100),
      words: ({ rate }) => `${percent(rate)} of the payments was taken; interest is charged on the debt.`,
    },
    {
      misconception: 'second_back_one_year_only',
      at: 'two',
      wrongly: (_p, { one }) => one,
      words: () => 'The second payment was taken back by one year only.',
    },
    {
      misconception: 'first_back_two_years',
      at: 'one',
      wrongly: p => p.first.div(growth(p)).div(growth(p)),
      words: () => 'The first payment was taken back by two years, the second by three.',
    },
    {
      misconception: 'subtracts_per_cent',
      at: 'two',
      wrongly: (p, { one }) => one.mul(100 - p.rate).div(100),
      words: ({ rate }) =>
        `For the second year ${percent(rate)} was taken off; going back means dividing by the growth.`,
    },
    {
      misconception: 'one_years_interest',
      at: 'interest',
      wrongly: (p, { one, two }) => one.add(two).mul(p.rate).div(100),
      words: () => 'That is the interest of the first year alone.',
    },
    {
      misconception: 'two_years_on_whole_loan',
      at: 'interest',
      wrongly: (p, { one, two }) =>
        one
          .add(two)
          .mul(2 * p.rate)
          .div(100),
      words: (p, { one, two, interest }) =>
        `Two years of interest on the whole loan were charged; after a year a part of it is paid back. Here $\\frac{(${numberTex(one)} + ${numberTex(two)}) \\times 2 \\times ${numberTex(p.rate)}}{100} = ${numberTex(interest)}$.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () =>
    'Two equal instalments and the rate; the interest in them is wanted, so the loan has to come first.',
  approach: () =>
    'Find what the payments are worth today: that is the loan. The rest of what is paid is interest.',
  faster: (p, { interest }) => {
    const g = growth(p);
    return `With growth $\\frac{${g.n}}{${g.d}}$, $${g.n}^2$ paid twice clears $${g.d} \\times ${g.n + g.d}$: of each $${2n * g.n * g.n}$ paid $${2n * g.n * g.n - g.d * (g.n + g.d)}$ is interest, here $${numberTex(interest)}$.`;
  },
  check: (p, { one, two, interest }) =>
    `First year: ${percent(p.rate)} of ${rupees(one.add(two))} is ${rupees(one.add(two).mul(p.rate).div(100))}; the rest, ${rupees(interest.sub(one.add(two).mul(p.rate).div(100)))}, is ${percent(p.rate)} of what was owed then.`,
  principle: 'Interest is what is paid beyond the present value of the payments.',
  verify: p => p.first.mul(2).sub(solve(x => left(p, x))),
});

const downPayment = form({
  form: 'down-payment-and-two-instalments',
  band: 'Medium',
  revision: 4,
  apart: true,
  entry: true,
  seconds: 70,
  suits: ({ first, second }: Loan) => first.equals(second),
  stem: (p: Loan) =>
    p.frame === 0
      ? `The cash price of ${p.thing} is ${rupees(price(p))}. ${p.who} pays a part at once and then ${rupees(p.first)} after one year and again after two years. The seller charges ${percent(p.rate)} a year on what is owed, compounded yearly. How much is paid at once?`
      : `The price of ${p.thing} is ${rupees(price(p))} in cash, or a down payment and two yearly instalments of ${rupees(p.first)} each, the first a year after the purchase. If money is worth ${percent(p.rate)} per annum, compounded yearly, find the down payment.`,
  path: path<Loan>()
    .step(
      'one',
      p => p.first.div(growth(p)),
      'Take the first instalment back to today.',
      (p, { one }) => `${numberTex(p.first)} \\div ${numberTex(growth(p))} = ${numberTex(one)}`,
    )
    .step(
      'two',
      (p, { one }) => one.div(growth(p)),
      'The second one lies a year further: divide once more.',
      (p, { one, two }) => `${numberTex(one)} \\div ${numberTex(growth(p))} = ${numberTex(two)}`,
    )
    .step(
      'down',
      (p, { one, two }) => price(p).sub(one).sub(two),
      'What is not covered by these must be paid at once.',
      (p, { one, two, down }) =>
        `${numberTex(price(p))} - (${numberTex(one)} + ${numberTex(two)}) = ${numberTex(down)}`,
    ),
  slips: [
    {
      misconception: 'payments_added_without_interest',
      at: 'down',
      wrongly: p => price(p).sub(p.first.mul(2)),
      words: (_p, { down }) => `${rupees(down)} counts the instalments in full; today they are worth less.`,
    },
    {
      misconception: 'second_back_one_year_only',
      at: 'two',
      wrongly: (_p, { one }) => one,
      words: () => 'The second instalment was taken back by one year only.',
    },
    {
      misconception: 'first_back_two_years',
      at: 'one',
      wrongly: p => p.first.div(growth(p)).div(growth(p)),
      words: () => 'The instalments were taken back by two and three years.',
    },
    {
      misconception: 'second_instalment_forgotten',
      at: 'two',
      wrongly: () => q(0),
      words: (_p, { one }) =>
        `Only the first instalment, worth ${rupees(one)} today, was taken off the price; there are two.`,
    },
    {
      misconception: 'financed_part_reported',
      at: 'down',
      // Seldom: the answer and this one make the price, which the stem tells.
      wrongly: (p, { one, two }) => (price(p).n % 7n === 0n ? one.add(two) : null),
      words: (_p, { down }) => `${rupees(down)} is the part of the price that the instalments cover.`,
    },
    {
      misconception: 'second_not_taken_back',
      at: 'two',
      wrongly: ({ second }) => second,
      words: () => 'The second instalment was not taken back at all.',
    },
    {
      misconception: 'first_instalment_paid_today',
      at: 'one',
      wrongly: ({ first }) => first,
      words: () => 'The first instalment was treated as paid today, and the second as due in a year.',
    },
    {
      misconception: 'price_grows',
      at: 'down',
      wrongly: (p, { one, two }) => price(p).mul(growth(p)).sub(one).sub(two),
      words: ({ rate }) =>
        `The price was raised by ${percent(rate)} before the instalments at today's value were taken off.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () => 'A cash price, two equal instalments and the rate; the part to be paid at once is wanted.',
  approach: () =>
    'All on the day of purchase: the instalments are worth less than their amounts. The price minus their value is the down payment.',
  check: (p, { down }) =>
    `Owed after the down payment: ${rupees(price(p).sub(down))}; with interest ${rupees(price(p).sub(down).mul(growth(p)))}, less an instalment ${rupees(price(p).sub(down).mul(growth(p)).sub(p.first))}, with interest ${rupees(p.second)}.`,
  principle: 'A price equals the down payment plus the present value of the instalments.',
  verify: p => price(p).sub(solve(x => left(p, x))),
});

/** A cash price above the loan, in hundreds, fixed by the loan so that it stays with the item. */
function price({ loan, first }: Loan): Fraction {
  const above = loan.mul(5).div(4).add(first.div(10));
  return q(100 * Math.ceil(above.valueOf() / 100));
}

const drawn = (equal: boolean) => (draw: Draw) => {
  const rate = draw.pick([4, 5, 10, 10, 20, 20, 25]);
  const g = growth({ rate });
  const unit = Number(g.n * g.n);
  const second = q(unit * draw.int(Math.ceil(1500 / unit), Math.floor(40000 / unit)));
  const first = equal
    ? second
    : q(Number(g.n) * draw.int(Math.ceil(1500 / Number(g.n)), Math.floor(40000 / Number(g.n))));
  const loan = first.div(g).add(second.div(g).div(g));
  return loan.d === 1n && (equal || !first.equals(second))
    ? {
        who: draw.pick(peopleInArithmetic),
        thing: draw.pick(things),
        rate,
        loan,
        first,
        second,
        frame: draw.int(0, 1),
      }
    : null;
};

/** AR.INT.4 Easy and Medium: a debt with two payments. */
export const twoPayments: readonly AnyTemplate[] = [
  ...situation<Loan>({
    type: 'AR.INT.4',
    situation: 'two-payments',
    tries: 20,
    draw: drawn(false),
    forms: [secondPayment, cashPrice, firstPayment],
  }),
  ...situation<Loan>({
    type: 'AR.INT.4',
    situation: 'equal-payments',
    tries: 20,
    draw: drawn(true),
    forms: [loanFromRest, interestPaid, downPayment],
  }),
];
