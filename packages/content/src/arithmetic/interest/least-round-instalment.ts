import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
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

const lastPayment = form<Loan>(
  'last-payment-after-least-instalments',
  {
    band: 'Hard',
    seconds: 105,
    revision: 4,
    also: ['AL.INQ.7', 'AL.SEQ.2'],
    verify: ({ loan, rate, unit }) => {
      for (let x = unit; x < loan * 2; x += unit) {
        let debt = q(loan);
        for (let year = 1; year <= 2; year += 1) debt = debt.add(debt.mul(rate).div(100)).sub(x);
        const last = debt.add(debt.mul(rate).div(100));
        if (last.lte(x)) return last;
      }
      throw new Error('no payment clears the loan');
    },
  },
  (p, { step }) => {
    const { loan, unit, rate, frame, what } = p;
    const exact = step(exactOf(p), value => {
      const g = growth(p);
      const sum = g.mul(g).add(g).add(1);
      return tex`\frac{${loan} \times ${g.toString()}^3}{${g.toString()}^2 + ${g.toString()} + 1} =
        \frac{${inRupees(g.mul(g).mul(g).mul(loan))}}{${sum.toString()}} \approx ${inRupees(value.round())}`;
    })`
      With three equal payments their values today would add up to the loan. Find this payment.`;
    const first = step(calc`ceil(${exact} / ${unit}) * ${unit}`, value => tex`x = ${inRupees(value)}`)`
      The first payments must not be less, or the third would be larger: go up to the next multiple.`;
    const second = step(
      calc`${growth(p)} * ${loan} - ${first}`,
      value => tex`${loan} \times ${growth(p).toString()} - ${inRupees(first)} = ${inRupees(value)}`,
    )`
      Let the debt grow for a year and take off the payment.`;
    const third = step(
      calc`${growth(p)} * ${second} - ${first}`,
      value =>
        tex`${inRupees(second)} \times ${growth(p).toString()} - ${inRupees(first)} = ${inRupees(value)}`,
    )`
      Do the same for the second year.`;
    const last = step(
      calc`${growth(p)} * ${third}`,
      value => tex`${inRupees(third)} \times ${growth(p).toString()} = ${inRupees(value)}`,
    )`
      What is left grows for one more year and is then paid.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`A loan of ₹${loan} for ${what} at ${rate}% per annum, compounded yearly, is cleared by three yearly
            payments, the first after one year. The first two are equal to the smallest multiple of ₹${unit} for which
            the third is not larger than either of them. How large is the third payment?`
          : text`A co-operative owes ₹${loan} and pays ${rate}% interest, compounded yearly. At the end of each of two
            years it pays the same amount, a whole multiple of ₹${unit}, and a year later it settles the rest with a
            payment that does not exceed this amount. If the amount is the smallest that allows this, what is the last
            payment?`,
      show: rupees,
      plausible: value => value.valueOf() > 0 && value.mul(100).d === 1n,
      slips: [
        slip('rounded_the_wrong_way', first, calc`floor(${exact} / ${unit}) * ${unit}`)`
          With ₹${first} twice the third payment of ₹${last} is larger than the first two, which is not allowed.`,
        slip('forgot_interest', last, third)`
          ₹${last} is the debt after the second payment; it grows for another year.`,
        stop('answered_another_quantity', first)`
          ₹${first} is what is paid in the first two years.`,
        slip('took_a_neighbouring_multiple', first, calc`${first} + ${unit}`)`
          ₹${first} is not the smallest multiple of ₹${unit} that is enough.`,
        slip('forgot_interest', second, () => calc`${growth(p)} * (${loan} - ${first})`)`
          The first payment was taken off before the first year of interest.`,
        slip('ignored_what_was_paid_back', third, calc`${second} + ${loan} * ${rate} / 100 - ${first}`)`
          In the second year interest was charged on ₹${loan} again, not on the smaller debt.`,
        slip('answered_another_quantity', last, () => calc`${first} - ${growth(p)} * ${third}`)`
          ₹${last} is by how much the last payment falls short of the others.`,
      ],
      snapRead: text`Two equal payments in round amounts and a smaller last one: the smallest round payment decides the
        last.`,
      approach: text`The payment for three equal instalments is the lower bound of the round ones. Round up, then follow
        the debt to the end.`,
      faster: () => {
        const g = growth(p);
        return text`Rounding up adds ₹${first.sub(exact.round())} to each of two payments; the last falls by this times
          $${g.mul(g).add(g).toString()}$ from about ₹${exact.round()}.`;
      },
      check: () => {
        const g = growth(p);
        return text`At the end of the third year the payments are worth ₹${first.mul(g).mul(g)}, ₹${first.mul(g)} and
          ₹${last}, together ₹${g.mul(g).mul(g).mul(loan)}, as much as the loan has grown to.`;
      },
      principle: text`Equal instalments are a lower bound for rounded ones: round up, and the last payment takes up the
        difference.`,
    };
  },
);

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
