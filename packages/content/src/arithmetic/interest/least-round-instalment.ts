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
    const exact = step(exactOf(p), {
      works: value => {
        const g = growth(p);
        const sum = g.mul(g).add(g).add(1);
        return tex`\frac{${loan} \times ${g.toString()}^3}{${g.toString()}^2 + ${g.toString()} + 1} =
        \frac{${inRupees(g.mul(g).mul(g).mul(loan))}}{${sum.toString()}} \approx ${inRupees(value.round())}`;
      },
      because: text`If the first two payments were less than this, the third would have to bring what they lack
          and would be larger than they are. At the end a payment made earlier is worth more, because it saves
          interest.`,
    })`
      Find the payment that would be right if all three were equal. With a growth factor of ${growth(p).toString()} a
      year its three payments are worth as much at the end as the ₹${loan} have grown to.`;
    const first = step(calc`ceil(${exact} / ${unit}) * ${unit}`, {
      name: text`each of the first two payments`,
      works: value => tex`x = ${inRupees(value)}`,
      because: text`Rounding down would make the first two payments too small. Rounding up makes them a little too
          large, and the last payment becomes smaller by what this saves.`,
    })`
      The first two payments must not be less than that, because then the third would have to be larger. Let them be
      $x$ rupees, the next multiple of ₹${unit}: round up.`;
    const second = step(calc`${growth(p)} * ${loan} - ${first}`, {
      name: text`what is owed after the first payment`,
      works: value => tex`${loan} \times ${growth(p).toString()} - ${inRupees(first)} = ${inRupees(value)}`,
      because: text`The payment is made at the end of the year, so the whole loan earns interest first. Only then
          does the payment reduce it.`,
    })`
      What is owed after one year is the ₹${loan} with interest. Take off the first payment.`;
    const third = step(calc`${growth(p)} * ${second} - ${first}`, {
      name: text`what is owed after the second payment`,
      works: value =>
        tex`${inRupees(second)} \times ${growth(p).toString()} - ${inRupees(first)} = ${inRupees(value)}`,
      because: text`In the second year interest runs only on what was still owed after the first payment, not on
          the whole loan again.`,
    })`
      Add the second year's interest to this amount, and take off the second payment.`;
    const last = step(calc`${growth(p)} * ${third}`, {
      works: value => tex`${inRupees(third)} \times ${growth(p).toString()} = ${inRupees(value)}`,
      because: text`After the third payment nothing may be owed. It comes a year after the second, so that year's
          interest belongs to it.`,
    })`
      The amount left earns interest for one more year, and the third payment is all of it.`;
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
          Two payments of ₹${first} leave a third payment of ₹${last}, which is larger than they are. That is not
          allowed.`,
        slip('forgot_interest', last, third)`
          ₹${last} is owed just after the second payment. The third payment comes a year later and has that year's
          interest
          in it.`,
        stop('answered_another_quantity', first)`
          You gave ₹${first}, the first and the second payment. The question asks for the third, which clears what is
          still owed.`,
        slip('took_a_neighbouring_multiple', first, calc`${first} + ${unit}`)`
          ₹${first} is not the smallest multiple of ₹${unit} that is enough: ₹${first.sub(unit)} is enough too.`,
        slip('forgot_interest', second, () => calc`${growth(p)} * (${loan} - ${first})`)`
          You subtracted the first payment before the first year's interest. It is made after one year, so the whole
          ₹${loan}
          earns interest first.`,
        slip('ignored_what_was_paid_back', third, calc`${second} + ${loan} * ${rate} / 100 - ${first}`)`
          In the second year you charged interest on ₹${loan} again. Only ₹${second} was still owed.`,
        slip('answered_another_quantity', last, () => calc`${first} - ${growth(p)} * ${third}`)`
          ₹${last} is the difference between the last payment and the other two; the last payment itself is asked.`,
      ],
      snapRead: text`Two equal payments are the smallest possible multiple of ₹${unit}, and the last is not larger.
      The smallest
        multiple decides the last payment.`,
      approach: text`If three payments were equal, each would be the least that the first two can be. Round it up to a
        multiple, then follow what is owed to the end.`,
      check: () => {
        const g = growth(p);
        return text`At the end of the third year the payments are worth ₹${first.mul(g).mul(g)}, ₹${first.mul(g)} and
          ₹${last}, together ₹${g.mul(g).mul(g).mul(loan)}, as much as the ₹${loan} have grown to.`;
      },
      principle: text`Equal payments are a lower bound for rounded ones: round up, and the last payment takes up the
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
