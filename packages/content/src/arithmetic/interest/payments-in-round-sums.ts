import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, rupees } from '../../show.ts';
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
const texOf = (value: Fraction) => numberTex(value);

const ways = form<Round>(
  'ways-with-the-second-payment-larger',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.DIO.1', 'AL.INQ.1'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let x = p.unit; x * 100 < p.loan * (100 + p.rate); x += p.unit) {
        const rest = q(p.loan).mul(growth(p)).sub(x);
        const y = rest.mul(growth(p));
        if (y.div(p.unit).d === 1n && y.valueOf() > x) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { loan, unit, frame, rate, who } = p;
    const debt = step(calc`${growth(p)} * ${loan}`, {
      name: text`what is owed after one year`,
      works: value => tex`${texOf(q(loan))} \times ${texOf(growth(p))} = ${texOf(value)}`,
      because: text`The first payment comes at the end of the first year. By then the whole loan has earned a
          year's interest, so it is paid off a larger sum.`,
    })`
      Find the amount owed after one year, before the first payment.`;
    const period = step(calc`${growth(p).d} * ${unit}`, {
      name: text`the step of what is left`,
      works: value =>
        tex`y = \frac{${growth(p).n}}{${growth(p).d}}z \;\Rightarrow\; z \text{ is a multiple of } ${growth(p).d}
          \times ${unit} = ${texOf(value)}`,
      because: text`At 10%, for example, ₹$z$ left grow to $\frac{11}{10}z$. This is a round sum only if the 10 of
          the denominator is taken away by $z$, so $z$ moves in larger steps than the payments.`,
    })`
      Let $z$ rupees be left after the first payment. The second payment is $z$ with a year's interest, and it has to
      be
      a multiple of ₹${unit}. So $z$ is a multiple of ${growth(p).d} times ₹${unit}.`;
    const border = step(calc`${debt} / (${growth(p)} + 1)`, {
      name: text`the amount above which the second payment is larger`,
      works: value =>
        tex`${texOf(growth(p))}z > ${texOf(debt)} - z \;\Rightarrow\; z >
          \frac{${texOf(debt)}}{${texOf(growth(p).add(1))}} ${value.d === 1n ? '=' : tex`\approx`}
          ${texOf(value.d === 1n ? value : value.round())}`,
      because: text`The two payments depend on the same $z$: the less is paid first, the more is left for the
          second. Where both are equal is the border.`,
    })`
      The first payment is what was owed minus $z$. Find for which $z$ the second payment is larger.`;
    const ways = step(between(border, debt, period), {
      works: value =>
        tex`z = ${texOf(period)}k: \quad ${texOf(border.div(period).floor().add(1))} \le k \le
          ${texOf(debt.div(period).ceil().sub(1))}, \quad ${value} \text{ values}`,
      because: text`Each $z$ gives exactly one way, because it decides both payments. A $z$ as large as what was
          owed would mean that nothing is paid the first time.`,
    })`
      The first payment is positive, so $z$ is less than what was owed, ₹${debt}. Count the multiples of ₹${period}
      between the two bounds.`;
    return {
      answer: ways,
      stem:
        frame === 0
          ? text`A loan of ₹${loan} at ${rate}% a year, compounded yearly, is to be cleared by two payments, one at the
            end of each year. Each payment must be a whole multiple of ₹${unit}, and the second one must be the larger.
            In how many ways can the loan be cleared?`
          : frame === 1
            ? text`${who} owes ₹${loan} and pays ${rate}% compound interest per annum. At the end of the first year $x$
              rupees are paid back and at the end of the second year $y$ rupees, which settles the debt. If $x < y$ and
              both are positive multiples of $${texOf(q(unit))}$, how many pairs $(x, y)$ are possible?`
            : text`A bank lends ₹${loan} for two years at ${rate}% interest, compounded annually, and takes repayments
              only in multiples of ₹${unit}. The borrower repays a part after one year and the rest, with interest,
              after two. For how many values of the first payment is the second one such a multiple too, and larger than
              the first?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('forgot_interest', border, calc`${debt} / 2`)`
          You wanted more than half to be left, $${texOf(debt)} \div 2 = ${texOf(border)}$. The second payment can
          come
          from less, because it has a year's interest in it.`,
        slip('ignored_a_condition', border, 0)`
          You counted all $${ways}$ ways to pay in two parts. Only those count in which the second payment is the
          larger one.`,
        slip(
          'swapped_the_two',
          ways,
          () => calc`${between(q(0), debt, period)} - ${between(border, debt, period)}`,
        )`
          You counted $${ways}$ ways in which the first payment is the larger one. The question wants the second to be
          larger.`,
        slip('forgot_interest', debt, loan)`
          The first payment was taken off ₹${debt} without the first year's interest; by then ₹${growth(p).mul(loan)} is
          owed.`,
        slip('did_not_use_whole_numbers', period, unit)`
          You let every multiple of ₹${period} be left after the first payment. With a year's interest many of these
          give a
          second payment that is no such multiple.`,
        slip('ignored_what_was_paid_back', debt, calc`${growth(p)} * ${growth(p)} * ${loan}`)`
          ₹${debt} is what is owed after two years without a payment. The first payment comes after one year.`,
        slip('let_in_an_end_point', ways, calc`${ways} + 1`)`
          $${ways}$ includes ₹${border.div(period).floor().mul(period)} left after the first payment. The second
          payment
          is then not the larger one.`,
        slip('counted_gaps_for_numbers', ways, calc`${ways} - 1`)`
          $${texOf(debt.div(period).ceil().sub(1))} - ${texOf(border.div(period).floor().add(1))}$ leaves out one of
          the
          two ends: both of them are allowed.`,
      ],
      snapRead: text`Two payments clear what is owed; both are multiples of ₹${unit} and the second is larger. Pairs
      of whole
        numbers tied by interest are counted.`,
      approach: text`What is left after the first payment decides both payments. Interest on it must give a round sum
        again, so it moves in steps; the two conditions on the payments bound it.`,
      check: () => {
        const z = border.div(period).floor().mul(period);
        const pays = (rest: Fraction) => `${rupees(debt.sub(rest))} and ${rupees(rest.mul(growth(p)))}`;
        return text`If ₹${z} is left, the payments are ${pays(z)}, and the second is not larger. If ₹${z.add(period)}
        is left,
          they are ${pays(z.add(period))}, and the second is larger.`;
      },
      principle: text`When all payments are multiples of one amount, what is left between them moves in equal steps,
      which the
        interest decides.`,
    };
  },
);

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
