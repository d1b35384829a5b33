import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, stop, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
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

const secondPayment = form<Loan>(
  'second-payment',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: p => solve(x => left(p, p.loan, p.first, x)),
  },
  (p, { step }) => {
    const { loan, first, rate, frame, who, thing } = p;
    const grown = step(calc`${loan} * ${growth(p)}`)`
      Let the debt grow for a year.`;
    const rest = step(calc`${grown} - ${first}`)`
      Take off the payment.`;
    const second = step(calc`${rest} * ${growth(p)}`)`
      Let the rest grow for the second year.`;
    return {
      answer: second,
      stem:
        frame === 0
          ? text`${who} borrows ₹${loan} for ${thing} at ${rate}% a year, compounded yearly, and pays back ₹${first}
            after one year. How much must be paid after the second year to clear the debt?`
          : text`A debt of ₹${loan} grows by ${rate}% every year. At the end of the first year ₹${first} is repaid. What
            payment at the end of the second year settles the rest?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        stop('stopped_a_step_early', rest)`
          ₹${rest} is owed after the first payment; it grows for another year.`,
        slip('forgot_interest', rest, calc`(${loan} - ${first}) * ${growth(p)}`)`
          ₹${first} was taken off before the first year's interest; it was paid after it.`,
        slip('forgot_interest', second, calc`${loan} - ${first}`)`
          ₹${second} leaves out all interest.`,
        slip('ignored_what_was_paid_back', second, calc`${loan} * ${growth(p)} * ${growth(p)} - ${first}`)`
          ₹${first} was taken off at the end, as if it had not reduced the debt for a year.`,
        slip('ignored_what_was_paid_back', second, calc`${loan} * (100 + 2 * ${rate}) / 100 - ${first}`)`
          Two years of simple interest on the whole loan were charged; the second year starts from a smaller debt that
          includes interest. Here $\frac{${loan} \times (100 + 2 \times ${rate})}{100} - ${first} = ${second}$.`,
        slip('forgot_interest', grown, loan)`
          The first year was left without interest.`,
      ],
      snapRead: text`A debt, a yearly rate and a part payment after one year; the closing payment is wanted.`,
      approach: text`Go along the time line: grow, pay, grow, pay. What has been paid earns no more interest.`,
      check: () =>
        text`Back from the end: ₹${second} was worth ₹${second.div(growth(p))} a year earlier; with ₹${first} that is
          ₹${second.div(growth(p)).add(first)}, the grown debt.`,
      principle: text`With part payments follow the debt year by year: first interest, then payment.`,
    };
  },
);

const cashPrice = form<Loan>(
  'present-value',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    entry: true,
    verify: p => solve(x => left(p, x)),
  },
  (p, { step }) => {
    const { second, first, rate, frame, who, thing } = p;
    const before = step(calc`${second} ÷ ${growth(p)}`)`
      Take the last payment back by one year: divide by the growth.`;
    const owed = step(calc`${before} + ${first}`)`
      Together with the first payment this is what was owed after one year.`;
    const price = step(calc`${owed} ÷ ${growth(p)}`)`
      Take it back by another year.`;
    return {
      answer: price,
      stem:
        frame === 0
          ? text`${who} buys ${thing} and pays nothing today, but ₹${first} after one year and ₹${second} after two.
            Interest is ${rate}% a year, compounded yearly. What is the cash price?`
          : text`A loan at ${rate}% per annum compound interest is paid off by ₹${first} at the end of the first year
            and ₹${second} at the end of the second. What was the amount of the loan?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('forgot_interest', price, calc`${first} + ${second}`)`
          ₹${price} adds the payments as if they were made today.`,
        slip('took_a_wrong_number_of_periods', before, second)`
          ₹${second} was taken back by one year only; it is paid after two.`,
        stop('stopped_a_step_early', owed)`
          ₹${owed} is owed after one year; the price is a year earlier.`,
        slip('undid_with_the_same_per_cent', price, calc`${owed} * (100 - ${rate}) / 100`)`
          Taking ${rate}% off is not the same as dividing by the growth.`,
        slip(
          'took_a_wrong_number_of_periods',
          price,
          calc`(${first} + ${second}) / ${growth(p)} / ${growth(p)}`,
        )`
          ₹${first} was taken back by two years; it is paid after one.`,
        slip(
          'left_out_interest_on_interest',
          price,
          calc`${first} * 100 / (100 + ${rate}) + ${second} * 100 / (100 + 2 * ${rate})`,
        )`
          The second payment was discounted with simple interest for two years.`,
        slip('took_a_wrong_number_of_periods', price, calc`(${first} + ${second}) / ${growth(p)}`)`
          ₹${price} takes both payments back by one year.`,
      ],
      snapRead: text`Two later payments and the rate; their value today is wanted.`,
      approach: text`Money to be paid later is worth less today: each payment is divided by the growth once for every
        year. Begin with the last one.`,
      check: () => text`₹${price} grows to ₹${price.mul(growth(p))}; less ₹${first} it grows to ₹${second}.`,
      principle: text`A payment n years ahead is worth today its amount divided n times by the yearly growth.`,
    };
  },
);

const firstPayment = form<Loan>(
  'first-payment',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: p => solve(x => left(p, p.loan, x)),
  },
  (p, { step }) => {
    const { loan, second, rate, frame, who, thing } = p;
    const grown = step(calc`${loan} * ${growth(p)}`)`
      Let the debt grow for a year.`;
    const rest = step(calc`${second} ÷ ${growth(p)}`)`
      The last payment was preceded, a year earlier, by a rest that grew into it: go back.`;
    const first = step(calc`${grown} - ${rest}`)`
      The payment made the difference.`;
    return {
      answer: first,
      stem:
        frame === 0
          ? text`${who} took a loan of ₹${loan} for ${thing} at ${rate}% a year, compounded yearly. It was cleared by
            one payment after a year and one of ₹${second} after two years. How large was the first payment?`
          : text`To settle ₹${loan}, owed at ${rate}% per annum compound interest, one amount is paid after one year and
            ₹${second} after the second year. Find the amount paid after one year.`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('forgot_interest', rest, second)`
          ₹${second} was subtracted as it is; a year earlier the rest was smaller.`,
        slip('ignored_what_was_paid_back', first, calc`${loan} * ${growth(p)} * ${growth(p)} - ${second}`)`
          The loan was let grow for two years before anything was paid; the first payment comes after one.`,
        slip('forgot_interest', first, calc`${loan} - ${second}`)`
          ₹${first} leaves out all interest.`,
        slip('undid_with_the_same_per_cent', rest, calc`${second} * (100 - ${rate}) / 100`)`
          ${rate}% was taken off the last payment; going back a year means dividing by the growth.`,
        stop('answered_another_quantity', rest)`
          ₹${rest} was still owed after the first payment.`,
        slip('forgot_interest', grown, loan)`
          The first year was left without interest.`,
        slip('multiplied_for_divided', rest, calc`${second} * ${growth(p)}`)`
          The last payment was let grow instead of being taken back a year.`,
      ],
      snapRead: text`A loan with two payments, of which the last is known; the first is wanted.`,
      approach: text`Work from both ends to the day of the first payment: the debt forward by one year, the last payment
        back by one year.`,
      check: () =>
        text`After paying ₹${first} there remain ₹${loan.mul(growth(p)).sub(first)}, which grow to ₹${second}.`,
      principle: text`Bring everything to one date: debts forward, later payments back.`,
    };
  },
);

/** What is still owed just after the first payment. */
const rest = (p: Loan) => p.second.div(growth(p));

const loanFromRest = form<Loan>(
  'loan-from-rest',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    suits: ({ first, second }) => first.equals(second),
    verify: p => {
      // Try loans in whole rupees: the equal payment that clears each, and what it leaves after a year.
      const [g, wanted] = [growth(p).valueOf(), rest(p).valueOf()];
      for (let loan = Math.ceil(wanted); loan < 2 * wanted; loan += 1)
        if (Math.abs(loan * g - (loan * g * g) / (1 + g) - wanted) < 1e-6) return loan;
      throw new Error('no loan fits');
    },
  },
  (p, { step }) => {
    const { rate, frame, who, thing } = p;
    const payment = step(calc`${rest(p)} * ${growth(p)}`)`
      The last payment clears what is owed then: the rest with interest for a year. The first payment was as large.`;
    const due = step(calc`${rest(p)} + ${payment}`)`
      Just before the first payment both were owed: what was paid and what was left.`;
    const loan = step(calc`${due} ÷ ${growth(p)}`)`
      That was the loan with interest for one year: divide by the growth.`;
    return {
      answer: loan,
      stem:
        frame === 0
          ? text`${who} buys ${thing}, to be paid for in two equal yearly instalments, the first after one year.
            Interest is ${rate}% a year, compounded yearly. Just after the first instalment ₹${rest(p)} is still owed.
            What is the cash price?`
          : text`A loan at ${rate}% per annum compound interest is repaid by two equal payments, one at the end of each
            year. If the debt just after the first payment is ₹${rest(p)}, what was the loan?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('forgot_interest', payment, rest(p))`
          ₹${rest(p)} was taken for the payment; by the end of the second year interest has been added to it.`,
        stop('answered_another_quantity', due)`
          ₹${due} was owed just before the first payment, with the interest of the first year.`,
        slip('wrong_base', loan, calc`${due} * (100 - ${rate}) / 100`)`
          ${rate}% of ₹${due} was taken off; the interest was ${rate}% of the loan, which is smaller.`,
        slip('took_the_change_the_wrong_way', payment, calc`${rest(p)} / ${growth(p)}`)`
          The rest was taken back by a year to ₹${payment}; to become the last payment it has to grow.`,
        slip('assumed_equal_parts', loan, calc`${rest(p)} * 2`)`
          $2 \times ${rest(p)} = ${loan}$ takes half of the loan as cleared by the first payment, but a part of that was
          interest.`,
        slip('answered_another_quantity', loan, calc`${payment} * 2`)`
          $2 \times ${payment} = ${loan}$ is all that is paid, with the interest of both years.`,
        slip('took_a_wrong_number_of_periods', loan, () => calc`${due} / ${growth(p)} / ${growth(p)}`)`
          $${due} \div ${growth(p)}^2$ takes the debt back by two years, but only one lies before the first payment.`,
      ],
      snapRead: text`Two equal payments, a rate and what is owed between them; the loan at the beginning is wanted.`,
      approach: text`What is owed after the first payment settles the second one, and so the first, which is equal. Then
        go back by one year.`,
      faster: () => {
        const [n, d] = [Number(growth(p).n), Number(growth(p).d)];
        return text`With growth $\frac{${n}}{${d}}$ the loan is the rest times $1 + \frac{${d}}{${n}}$: $${rest(p)}
          \times \frac{${n + d}}{${n}} = ${loan}$.`;
      },
      check: () =>
        text`₹${loan} grows to ₹${loan.mul(growth(p))}, less ₹${payment} is ₹${rest(p)}, and this grows to
          ₹${payment}.`,
      principle: text`With two payments, what is owed between them is the last payment without its interest.`,
    };
  },
);

const interestPaid = form<Loan>(
  'interest-in-two-instalments',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    entry: true,
    suits: ({ first, second }) => first.equals(second),
    verify: p => p.first.mul(2).sub(solve(x => left(p, x))),
  },
  (p, { step }) => {
    const { first, rate, frame, who, thing } = p;
    const one = step(calc`${first} ÷ ${growth(p)}`)`
      Take the first payment back to today.`;
    const two = step(calc`${one} ÷ ${growth(p)}`)`
      The second is a year later: divide once more.`;
    const interest = step(calc`2 * ${first} - (${one} + ${two})`)`
      Both together are the loan; what is paid beyond it is interest.`;
    return {
      answer: interest,
      stem:
        frame === 0
          ? text`${who} buys ${thing} and pays for it in two instalments of ₹${first} each, after one year and after two
            years. The seller charges ${rate}% a year, compounded yearly. How much interest does ${who} pay in all?`
          : text`Two payments of ₹${first}, at the end of the first and of the second year, clear a loan at ${rate}% per
            annum compound interest. By how much does their sum exceed the loan?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('wrong_base', interest, calc`${first} * 2 * ${rate} / 100`)`
          ${rate}% of the payments was taken; interest is charged on the debt.`,
        slip('took_a_wrong_number_of_periods', two, one)`
          The second payment was taken back by one year only.`,
        slip('took_a_wrong_number_of_periods', one, calc`${first} / ${growth(p)} / ${growth(p)}`)`
          The first payment was taken back by two years, the second by three.`,
        slip('undid_with_the_same_per_cent', two, calc`${one} * (100 - ${rate}) / 100`)`
          For the second year ${rate}% was taken off; going back means dividing by the growth.`,
        slip('answered_another_quantity', interest, calc`(${one} + ${two}) * ${rate} / 100`)`
          That is the interest of the first year alone.`,
        slip('ignored_what_was_paid_back', interest, calc`(${one} + ${two}) * 2 * ${rate} / 100`)`
          Two years of interest on the whole loan were charged; after a year a part of it is paid back. Here
          $\frac{(${one} + ${two}) \times 2 \times ${rate}}{100} = ${interest}$.`,
      ],
      snapRead: text`Two equal instalments and the rate; the interest in them is wanted, so the loan has to come
        first.`,
      approach: text`Find what the payments are worth today: that is the loan. The rest of what is paid is interest.`,
      faster: () => {
        const g = growth(p);
        return text`With growth $\frac{${g.n}}{${g.d}}$, $${g.n}^2$ paid twice clears $${g.d} \times ${g.n + g.d}$: of
          each $${2n * g.n * g.n}$ paid $${2n * g.n * g.n - g.d * (g.n + g.d)}$ is interest, here $${interest}$.`;
      },
      check: text`First year: ${rate}% of ₹${one.add(two)} is ₹${one.add(two).mul(rate).div(100)}; the rest,
        ₹${interest.sub(one.add(two).mul(rate).div(100))}, is ${rate}% of what was owed then.`,
      principle: text`Interest is what is paid beyond the present value of the payments.`,
    };
  },
);

const downPayment = form<Loan>(
  'down-payment-and-two-instalments',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    entry: true,
    apart: true,
    suits: ({ first, second }) => first.equals(second),
    verify: p => price(p).sub(solve(x => left(p, x))),
  },
  (p, { step }) => {
    const { first, second, rate, frame, thing, who } = p;
    const one = step(calc`${first} ÷ ${growth(p)}`)`
      Take the first instalment back to today.`;
    const two = step(calc`${one} ÷ ${growth(p)}`)`
      The second one lies a year further: divide once more.`;
    const down = step(calc`${price(p)} - (${one} + ${two})`)`
      What is not covered by these must be paid at once.`;
    return {
      answer: down,
      stem:
        frame === 0
          ? text`The cash price of ${thing} is ₹${price(p)}. ${who} pays a part at once and then ₹${first} after one
            year and again after two years. The seller charges ${rate}% a year on what is owed, compounded yearly. How
            much is paid at once?`
          : text`The price of ${thing} is ₹${price(p)} in cash, or a down payment and two yearly instalments of
            ₹${first} each, the first a year after the purchase. If money is worth ${rate}% per annum, compounded
            yearly, find the down payment.`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('forgot_interest', down, calc`${price(p)} - ${first} * 2`)`
          ₹${down} counts the instalments in full; today they are worth less.`,
        slip('took_a_wrong_number_of_periods', two, one)`
          The second instalment was taken back by one year only.`,
        slip('took_a_wrong_number_of_periods', one, calc`${first} / ${growth(p)} / ${growth(p)}`)`
          The instalments were taken back by two and three years.`,
        slip('left_out_a_term', two, 0)`
          Only the first instalment, worth ₹${one} today, was taken off the price; there are two.`,
        slip('answered_another_quantity', down, price(p).n % 7n === 0n && calc`${one} + ${two}`)`
          ₹${down} is the part of the price that the instalments cover.`,
        slip('forgot_interest', two, second)`
          The second instalment was not taken back at all.`,
        slip('took_a_wrong_number_of_periods', one, first)`
          The first instalment was treated as paid today, and the second as due in a year.`,
        slip('took_the_change_the_wrong_way', down, () => calc`${price(p)} * ${growth(p)} - ${one} - ${two}`)`
          The price was raised by ${rate}% before the instalments at today's value were taken off.`,
      ],
      snapRead: text`A cash price, two equal instalments and the rate; the part to be paid at once is wanted.`,
      approach: text`All on the day of purchase: the instalments are worth less than their amounts. The price minus
        their value is the down payment.`,
      check: () =>
        text`Owed after the down payment: ₹${price(p).sub(down)}; with interest ₹${price(p).sub(down).mul(growth(p))},
          less an instalment ₹${price(p).sub(down).mul(growth(p)).sub(first)}, with interest ₹${second}.`,
      principle: text`A price equals the down payment plus the present value of the instalments.`,
    };
  },
);

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
