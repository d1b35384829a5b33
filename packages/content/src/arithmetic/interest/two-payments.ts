import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
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
    verify: p => solve(x => left(p, p.loan, p.first, x)),
  },
  (p, { step }) => {
    const { loan, first, rate, frame, who, thing } = p;
    const grown = step(calc`${loan} * ${growth(p)}`, {
      name: 'the debt just before the first payment',
      because: text`Nothing has been paid yet during the first year, so interest is charged on all of the debt.
          Growing by 10%, for example, means multiplying by 1.1.`,
    })`
      In the first year the debt grows by ${rate}%. Multiply it by ${growth(p)} to find what is owed at the end of
      that year.`;
    const rest = step(calc`${grown} - ${first}`, {
      name: 'the debt just after the first payment',
      because: text`The payment comes after the interest of the year has been added. It makes the debt smaller, so
          less interest is charged from then on.`,
    })`
      Then ₹${first} are paid. Subtract them to find what is still owed.`;
    const second = step(calc`${rest} * ${growth(p)}`, {
      name: 'the payment that clears the debt',
      because: text`At the end of the second year both the rest and its interest are owed. What was paid after the
          first year earns no interest any more.`,
    })`
      Only what is still owed grows in the second year. Multiply it by ${growth(p)} again: this is the payment that
      clears the debt.`;
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
          You stopped at ₹${rest}, the debt just after the first payment. It grows by ${rate}% in the second year.`,
        slip('forgot_interest', rest, calc`(${loan} - ${first}) * ${growth(p)}`)`
          You subtracted ₹${first} before the interest of the first year, so ₹${rest} was left. The payment came at the
          end of that year.`,
        slip('forgot_interest', second, calc`${loan} - ${first}`)`
          You subtracted the first payment from the debt without any interest and got ₹${second}. In both years
          ${rate}% is charged on what is owed.`,
        slip('ignored_what_was_paid_back', second, calc`${loan} * ${growth(p)} * ${growth(p)} - ${first}`)`
          You let the whole debt grow for two years and subtracted ₹${first} at the end. In the second year no interest
          is charged on what has been paid.`,
        slip('ignored_what_was_paid_back', second, calc`${loan} * (100 + 2 * ${rate}) / 100 - ${first}`)`
          You charged simple interest for two years on the whole debt: $\frac{${loan} \times (100 + 2 \times
          ${rate})}{100} - ${first} = ${second}$. The second year begins with another amount.`,
        slip('forgot_interest', grown, loan)`
          You charged no interest for the first year, so ₹${rest} was left after the payment. The whole debt had grown
          by ${rate}% before that.`,
      ],
      snapRead: text`A debt grows by ${rate}% every year, and a part of it is paid after one year. The payment that
        clears it after the second year is asked.`,
      approach: text`Follow the debt year by year: add the interest of the first year, subtract the payment, and add the
        interest of the second year on what is left.`,
      check: () =>
        text`Go back from the end: before the interest of the second year, ₹${second} was ₹${second.div(growth(p))}.
          With the first payment of ₹${first} that is ₹${second.div(growth(p)).add(first)}, the debt of ₹${loan} after
          one year.`,
      principle: text`When a part is paid in between, follow what is owed year by year: first the interest, then the
        payment.`,
    };
  },
);

const cashPrice = form<Loan>(
  'present-value',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    verify: p => solve(x => left(p, x)),
  },
  (p, { step }) => {
    const { second, first, rate, frame, who, thing } = p;
    const asked = frame === 0 ? 'cash price' : 'loan';
    const before = step(calc`${second} ÷ ${growth(p)}`, {
      name: 'the value of the second payment a year earlier',
      because: text`Money that is paid later includes interest. A year earlier the same debt was smaller, by the
          growth of one year.`,
    })`
      Interest makes an amount ${growth(p)} times as large in a year. Divide the second payment by ${growth(p)} to find
      what it was worth a year earlier.`;
    const owed = step(calc`${before} + ${first}`, {
      name: 'what was owed just before the first payment',
      because: text`Amounts can be added only when they belong to the same day. Both are amounts of the end of the
          first year now.`,
    })`
      At the end of the first year ₹${first} were paid as well. Add them to find what was owed then.`;
    const price = step(calc`${owed} ÷ ${growth(p)}`, {
      name: `the ${asked}`,
      because: text`One year has passed since the beginning, so one year's growth has to be undone. Subtracting
          ${rate}% would take too much, because the interest was ${rate}% of a smaller amount.`,
    })`
      This is the ${asked} with the interest of one year. Divide by ${growth(p)} to find the ${asked}.`;
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
          You added the two payments, ${here}. They are made later, so they include interest.`,
        slip('took_a_wrong_number_of_periods', before, second)`
          You divided ₹${second} by ${growth(p)} only once. It is paid after two years, so it includes the interest of
          two.`,
        stop('stopped_a_step_early', owed)`
          You stopped at ₹${owed}, what was owed after one year. The ${asked} is the amount a year earlier, without
          that year's interest.`,
        slip('undid_with_the_same_per_cent', price, calc`${owed} * (100 - ${rate}) / 100`)`
          You subtracted ${rate}% from ₹${owed}. The interest was ${rate}% of the smaller amount a year earlier, so
          divide by ${growth(p)}.`,
        slip(
          'took_a_wrong_number_of_periods',
          price,
          calc`(${first} + ${second}) / ${growth(p)} / ${growth(p)}`,
        )`
          You divided the sum of both payments by ${growth(p)} twice. ₹${first} is paid after one year, so it is divided
          once.`,
        slip(
          'left_out_interest_on_interest',
          price,
          calc`${first} * 100 / (100 + ${rate}) + ${second} * 100 / (100 + 2 * ${rate})`,
        )`
          You divided ₹${second} by $1 + 2 \times \frac{${rate}}{100}$, as for simple interest. Compound interest for
          two years means dividing by ${growth(p)} twice.`,
        slip('took_a_wrong_number_of_periods', price, calc`(${first} + ${second}) / ${growth(p)}`)`
          You divided the sum of both payments by ${growth(p)} once. ₹${second} is paid after two years, so it is
          divided twice.`,
      ],
      snapRead: text`Two payments after one and two years and the rate are given. The ${asked} is what they are worth at
        the beginning.`,
      approach: text`Go backwards from the last payment. Dividing by ${growth(p)} takes an amount back by one year,
        because interest had multiplied it by ${growth(p)}.`,
      check: () =>
        text`Go forwards: ₹${price} becomes ₹${price.mul(growth(p))} after one year. ₹${first} are paid, and the other
          ₹${price.mul(growth(p)).sub(first)} become ₹${second}, the second payment.`,
      principle: text`To take an amount back by one year, divide it by the growth of that year; do not subtract the per
        cent.`,
    };
  },
);

const firstPayment = form<Loan>(
  'first-payment',
  {
    band: 'Easy',
    seconds: 60,
    verify: p => solve(x => left(p, p.loan, x)),
  },
  (p, { step }) => {
    const { loan, second, rate, frame, who, thing } = p;
    const grown = step(calc`${loan} * ${growth(p)}`, {
      name: 'what is owed just before the first payment',
      because: text`Interest of the first year is charged on the whole amount, because nothing has been paid
          before its end.`,
    })`
      In the first year the ₹${loan} grow by ${rate}%. Multiply by ${growth(p)} to find what is owed before the first
      payment.`;
    const rest = step(calc`${second} ÷ ${growth(p)}`, {
      name: 'what is owed just after the first payment',
      because: text`The second payment clears everything, so it is what was left with the interest of one year.
          Dividing takes this interest away again.`,
    })`
      What is left after the first payment grows to the second one. Divide ₹${second} by ${growth(p)} to find it.`;
    const first = step(calc`${grown} - ${rest}`, {
      name: 'the first payment',
      because: text`Nothing else happened between these two amounts, because both belong to the same day. So the
          payment is all of the difference.`,
    })`
      The first payment brought what was owed down from the one amount to the other. Subtract.`;
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
          You subtracted ₹${second} as it is. It includes the interest of the second year, so less was owed after the
          first payment.`,
        slip('ignored_what_was_paid_back', first, calc`${loan} * ${growth(p)} * ${growth(p)} - ${second}`)`
          You let ₹${loan} grow for two years before anything was paid, and ₹${first} was left. The first payment comes
          after one year.`,
        slip('forgot_interest', first, calc`${loan} - ${second}`)`
          You subtracted ₹${second} from ₹${loan}, without any interest. The two amounts belong to different days, two
          years apart.`,
        slip('undid_with_the_same_per_cent', rest, calc`${second} * (100 - ${rate}) / 100`)`
          You subtracted ${rate}% from the second payment and got ₹${rest}. The interest was ${rate}% of a smaller
          amount, so divide by ${growth(p)}.`,
        stop('answered_another_quantity', rest)`
          ₹${rest} is what was still owed after the first payment. The payment itself is asked.`,
        slip('forgot_interest', grown, loan)`
          You charged no interest for the first year, but ₹${loan} had grown by ${rate}% before the first payment.`,
        slip('multiplied_for_divided', rest, calc`${second} * ${growth(p)}`)`
          You multiplied the second payment by ${growth(p)} and got ₹${rest}. To take it back by one year, divide.`,
      ],
      snapRead: text`An amount is cleared by two payments, and the second is known. The first payment, after one year,
        is asked.`,
      approach: text`Look at the day of the first payment. Find what was owed just before it from the beginning, and
        what was owed just after it from the end; the payment is the difference.`,
      check: () =>
        text`After the first payment ₹${loan.mul(growth(p)).sub(first)} are still owed. They grow by ${rate}% to
          ₹${second}, the second payment.`,
      principle: text`Bring all amounts to the same day: what was owed before goes forwards, what is paid later goes
        backwards.`,
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
    const [pay, asked] = frame === 0 ? ['instalment', 'cash price'] : ['payment', 'loan'];
    const payment = step(calc`${rest(p)} * ${growth(p)}`, {
      name: `one ${pay}`,
      because: text`The second ${pay} clears everything, so it is what was still owed with the interest of one
          year. The two ${pay}s are equal, so one is enough to know both.`,
    })`
      The ₹${rest(p)} that are still owed grow by ${rate}%, and the second ${pay} clears them. This also gives the first
      one, which is equal.`;
    const due = step(calc`${rest(p)} + ${payment}`, {
      name: `what was owed just before the first ${pay}`,
      because: text`The first ${pay} brought the debt down to ₹${rest(p)}. So before it the debt was larger by
          exactly this ${pay}.`,
    })`
      Just before the first ${pay} both were owed: the amount of the ${pay} and the ₹${rest(p)} that are left after it.
      Add them.`;
    const loan = step(calc`${due} ÷ ${growth(p)}`, {
      name: `the ${asked}`,
      because: text`From the beginning to the first ${pay} it is one year, so the growth of one year has to be
          undone.`,
    })`
      This is the ${asked} with the interest of one year. Divide by ${growth(p)} to find the ${asked}.`;
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
          You used ₹${rest(p)} as the second ${pay}. It is paid a year later, so interest of ${rate}% is added.`,
        stop('answered_another_quantity', due)`
          ₹${due} is what was owed just before the first ${pay}. It includes the interest of the first year.`,
        slip('wrong_base', loan, calc`${due} * (100 - ${rate}) / 100`)`
          You subtracted ${rate}% from ₹${due}. The interest was ${rate}% of the ${asked}, which is smaller, so divide
          by ${growth(p)}.`,
        slip('took_the_change_the_wrong_way', payment, calc`${rest(p)} / ${growth(p)}`)`
          You divided ₹${rest(p)} by ${growth(p)} and got ₹${payment} for each ${pay}. The second ${pay} comes a year
          later, so multiply.`,
        slip('assumed_equal_parts', loan, calc`${rest(p)} * 2`)`
          $2 \times ${rest(p)} = ${loan}$ lets the first ${pay} clear half of the ${asked}. A part of it was interest.`,
        slip('answered_another_quantity', loan, calc`${payment} * 2`)`
          $2 \times ${payment} = ${loan}$ is all that is paid. It includes the interest of both years.`,
        slip('took_a_wrong_number_of_periods', loan, () => calc`${due} / ${growth(p)} / ${growth(p)}`)`
          You calculated $${due} \div ${growth(p)}^2$, which goes back by two years. Only one year lies before the first
          ${pay}.`,
      ],
      snapRead: text`There are two equal ${pay}s, and what is owed between them is known. The ${asked} is asked.`,
      approach: text`Find the second ${pay} from what is owed before it. The first is equal, so what was owed before the
        first is known too; then go back by one year.`,
      faster: () => {
        const [n, d] = [Number(growth(p).n), Number(growth(p).d)];
        return text`Each year multiplies by $\frac{${n}}{${d}}$, so the ${asked} is $1 + \frac{${d}}{${n}}$ times what
          is owed between: $${rest(p)} \times \frac{${n + d}}{${n}} = ${loan}$.`;
      },
      check: () =>
        text`Go forwards: ₹${loan} becomes ₹${loan.mul(growth(p))} after one year. Less ₹${payment} that is ₹${rest(p)},
          which becomes ₹${payment} after another year.`,
      principle: text`What is owed just before the last payment is that payment without its interest, so start there and
        go backwards.`,
    };
  },
);

const interestPaid = form<Loan>(
  'interest-in-two-instalments',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    suits: ({ first, second }) => first.equals(second),
    verify: p => p.first.mul(2).sub(solve(x => left(p, x))),
  },
  (p, { step }) => {
    const { first, rate, frame, who, thing } = p;
    const pay = frame === 0 ? 'instalment' : 'payment';
    const one = step(calc`${first} ÷ ${growth(p)}`, {
      name: `what the first ${pay} is worth at the beginning`,
      because: text`The interest is what is paid less what was owed at the beginning, so that amount is needed
          first. What is paid after a year covers less of it than its own amount.`,
    })`
      Interest multiplies an amount by ${growth(p)} in a year. Divide the first ${pay} by ${growth(p)} to find what it
      is worth at the beginning.`;
    const two = step(calc`${one} ÷ ${growth(p)}`, {
      name: `what the second ${pay} is worth at the beginning`,
      because: text`Two years lie before the second ${pay}, and each of them multiplies by ${growth(p)}. So divide
          twice in all, once from the first result.`,
    })`
      The second ${pay} is equal but comes a year later. Divide by ${growth(p)} once more.`;
    const interest = step(calc`2 * ${first} - (${one} + ${two})`, {
      name: 'the interest',
      because: text`What was owed at the beginning is paid back in the two ${pay}s, and they bring more than that.
          The surplus is the interest.`,
    })`
      These two amounts together are what was owed at the beginning. Subtract them from the two ${pay}s.`;
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
          ₹${interest} is ${rate}% of the two ${pay}s. Interest is charged on what is owed, not on what is paid.`,
        slip('took_a_wrong_number_of_periods', two, one)`
          You divided the second ${pay} by ${growth(p)} only once and got ₹${two}. It comes after two years, so it
          includes the interest of both.`,
        slip('took_a_wrong_number_of_periods', one, calc`${first} / ${growth(p)} / ${growth(p)}`)`
          You divided the first ${pay} by ${growth(p)} twice, which gives ₹${one}. It comes after one year.`,
        slip('undid_with_the_same_per_cent', two, calc`${one} * (100 - ${rate}) / 100`)`
          For the second year you subtracted ${rate}% from ₹${one}. To go back by one year, divide by ${growth(p)}.`,
        slip('answered_another_quantity', interest, calc`(${one} + ${two}) * ${rate} / 100`)`
          You gave ₹${interest}, the interest of the first year alone. In the second year interest is charged on what
          is still owed.`,
        slip('ignored_what_was_paid_back', interest, calc`(${one} + ${two}) * 2 * ${rate} / 100`)`
          You charged the interest of two years on the whole amount: $\frac{(${one} + ${two}) \times 2 \times
          ${rate}}{100} = ${interest}$. After one year a part of it has been paid.`,
      ],
      snapRead: text`Two equal ${pay}s and the rate are given, and the interest in them is asked. For that, find first
        what was owed at the beginning.`,
      approach: text`Find what each ${pay} is worth at the beginning; their sum is what was owed. The rest of what is
        paid is interest.`,
      check: text`In the first year ${rate}% of ₹${one.add(two)} is ₹${one.add(two).mul(rate).div(100)}. The other
        ₹${interest.sub(one.add(two).mul(rate).div(100))} is ${rate}% of the ₹${one} owed in the second year.`,
      principle: text`The interest is what is paid in all less what all payments are worth at the beginning.`,
    };
  },
);

const downPayment = form<Loan>(
  'down-payment-and-two-instalments',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    suits: ({ first, second }) => first.equals(second),
    verify: p => price(p).sub(solve(x => left(p, x))),
  },
  (p, { step }) => {
    const { first, second, rate, frame, thing, who } = p;
    const pay = frame === 0 ? 'payment' : 'instalment';
    const one = step(calc`${first} ÷ ${growth(p)}`, {
      name: `what the first ${pay} is worth on the first day`,
      because: text`The price is an amount of the first day, so the ${pay}s have to be brought to that day too. An
          amount paid a year later is worth less then.`,
    })`
      An amount becomes ${growth(p)} times as large in a year. Divide the first ${pay} by ${growth(p)} to find what
      it is worth on the first day.`;
    const two = step(calc`${one} ÷ ${growth(p)}`, {
      name: `what the second ${pay} is worth on the first day`,
      because: text`The second ${pay} comes after two years, so it has to be divided by ${growth(p)} twice. One
          division has been done already in the first step.`,
    })`
      The second ${pay} is equal but comes a year later. Divide by ${growth(p)} once more.`;
    const down = step(calc`${price(p)} - (${one} + ${two})`, {
      name: 'what is paid on the first day',
      because: text`All three amounts are those of the first day now. Subtracting the two ${pay}s in full would be
          too much, because they include interest.`,
    })`
      The two ${pay}s cover these amounts of the price of ₹${price(p)}. Subtract both: the other part is paid on the
      first day.`;
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
          You subtracted the two ${pay}s in full: ${here}. They are paid later, so they include interest and cover
          less of the price.`,
        slip('took_a_wrong_number_of_periods', two, one)`
          You divided the second ${pay} by ${growth(p)} only once and got ₹${two}. It comes after two years, so it is
          divided twice.`,
        slip('took_a_wrong_number_of_periods', one, calc`${first} / ${growth(p)} / ${growth(p)}`)`
          The first ${pay} was taken back by two years, to ₹${one}, and the second by three. They come after one
          year and two.`,
        slip('left_out_a_term', two, 0)`
          You subtracted only the first ${pay}, worth ₹${one} on the first day. There are two, and both cover a part
          of the price.`,
        slip('answered_another_quantity', down, price(p).n % 7n === 0n && calc`${one} + ${two}`)`
          ₹${down} is the part of the price that the ${pay}s cover. The other part is asked.`,
        slip('forgot_interest', two, second)`
          You subtracted the second ${pay} in full, ₹${two}. It comes after two years and is worth less on the first
          day.`,
        slip('took_a_wrong_number_of_periods', one, first)`
          You counted the first ${pay} in full, ₹${one}, and took the second back by one year only. They come after
          one year and two.`,
        slip('took_the_change_the_wrong_way', down, () => calc`${price(p)} * ${growth(p)} - ${one} - ${two}`)`
          You added ${rate}% to the price before subtracting the ${pay}s. All amounts have to be those of the first
          day.`,
      ],
      snapRead: text`The cash price, two equal ${pay}s and the rate are given. What has to be paid on the first day
        is asked.`,
      approach: text`Bring both ${pay}s back to the first day, where they are worth less than ₹${first} each. The
        price less these two amounts is paid at once.`,
      check: () =>
        text`After the first day ₹${price(p).sub(down)} are owed. They become ₹${price(p).sub(down).mul(growth(p))},
          less ₹${first} that is ₹${price(p).sub(down).mul(growth(p)).sub(first)}, and this becomes ₹${second} after
          another year, the second ${pay}.`,
      principle: text`Compare amounts of money only on the same day: divide a later one by the growth once for each
        year.`,
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
