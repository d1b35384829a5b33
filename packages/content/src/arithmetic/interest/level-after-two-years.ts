import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Level {
  /** The compound rate in per cent a year, and the sum of each in rupees. */
  rate: number;
  sum: number;
  simple: string;
  compound: string;
  frame: number;
}

/** With simple interest at r = s + s²/200 both are level after two years; before, the compound interest is behind. */
const behindOf = ({ sum, rate }: Level) => q(sum * rate * rate, 20_000);
const aheadOf = (p: Level) => behindOf(p).mul(q(300 + 2 * p.rate, 100));

const sumOfEach = form<Level>(
  'sum-from-a-level-second-year',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2, // One stem had a deposit 'behind' another.
    also: ['AL.SEQ.2'],
    verify: p => {
      // Every compound rate is tried: the simple rate and the sum follow from two years, the third year decides.
      const [behind, ahead] = [Number(behindOf(p)), Number(aheadOf(p))];
      for (let rate = 0.5; rate <= 60; rate += 0.5) {
        const g = 1 + rate / 100;
        const simple = (g * g - 1) / 2;
        const sum = behind / (simple - (g - 1));
        if (Math.abs(sum * (g ** 3 - 1 - 3 * simple) - ahead) < 1e-6) return Math.round(sum);
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step, find, write }) => {
    const { simple, compound, frame } = p;
    const [behind, ahead] = [behindOf(p), aheadOf(p)];
    const noun = frame === 1 ? 'sum' : 'deposit';
    write(tex`J_1 = I - ${behind}, \qquad J_2 = I + ${behind}, \qquad J_3 = I + ${ahead}`, {
      because: text`Simple interest brings the same amount $I$ every year. So each change of the lead shows how far
        the compound interest of that year lies above or below $I$.`,
    })`
      Let the simple interest be $I$ rupees in each year, and the compound interest $J_1$, $J_2$ and $J_3$ rupees in
      the three years. In the second year it makes up for the ₹${behind} of the first, and in the third it gains the
      whole ₹${ahead}.`;
    const firstRise = step(calc`2 * ${behind}`, {
      name: 'the rise of the compound interest from the first year to the second',
      works: (_, working) => tex`J_2 - J_1 = ${working}`,
    })`
      Subtract to remove $I$: from the first year to the second the compound interest rises from ₹${behind} below $I$
      to ₹${behind} above it.`;
    const secondRise = step(calc`${ahead} - ${behind}`, {
      name: 'the rise from the second year to the third',
      works: (_, working) => tex`J_3 - J_2 = ${working}`,
    })`
      Find the rise from the second year to the third in the same way.`;
    const rate = step(calc`(${frac(calc`${secondRise} / ${firstRise}`)} - 1) * 100%`, {
      name: 'the rate of compound interest',
      works: (_, working) =>
        tex`\frac{${secondRise}}{${firstRise}} = 1 + \frac{s}{100} \Rightarrow s\% = ${working}`,
      because: text`The compound interest of a year is the interest of the year before, multiplied by the same number
        each time. Its rises are multiplied by this number too.`,
    })`
      Each year's compound interest is the same multiple of the one before, so the second rise is this multiple of the
      first one. Find the rate $s\%$ from it.`;
    const first = step(calc`${firstRise} / ${rate}%`, {
      name: 'the compound interest of the first year',
      works: (_, working) => tex`s\% \text{ of } J_1 = ${firstRise} \Rightarrow J_1 = ${working}`,
      because: text`In the second year the ${noun} earns $J_1$ again, and $J_1$ itself earns interest for the first
        time. This is all of the rise.`,
    })`
      The first rise is ${rate}% of $J_1$, because only the interest of the first year is new to earn interest.`;
    const sum = step(calc`${first} / ${rate}%`, {
      name: `the ${noun}`,
      works: (_, working) => tex`s\% \text{ of } P = J_1 \Rightarrow P = ${working}`,
    })`
      The interest of the first year is ${rate}% of the ${noun} $P$. Divide once more.`;
    const growth = find(() => rate.add(100).div(100));
    return {
      answer: sum,
      stem: wording(
        frame,
        text`${simple} and ${compound} deposit equal sums on the same day, ${simple} at simple interest and
          ${compound} at a lower rate, but compounded yearly. After one year the interest of ${compound} is ₹${behind}
          less than that of ${simple}. After two years both have earned equal interest, and after three years
          ${compound} has earned ₹${ahead} more. How much did each of the two deposit?`,
        text`For the same sum a cooperative bank offers two schemes. Scheme A pays simple interest, and scheme B pays
          interest at a lower rate, compounded yearly. In all, B brings ₹${behind} less interest than A after one
          year, exactly as much after two years, and ₹${ahead} more after three years. Find the sum.`,
        text`With one half of the savings ${simple} opens a deposit at simple interest, and with the other half a
          deposit at a lower rate, on which interest is compounded every year. The second deposit has
          earned ₹${behind} less than the first at the end of one year, as much at the end of two years, and ₹${ahead}
          more at the end of three. What sum was put into each deposit?`,
      ),
      show: rupees,
      plausible: value => isCount(value) && value.gt(ahead),
      slips: [
        slip('did_not_double', first, calc`${behind} / ${rate}%`)`
          ${here} uses ₹${behind} as the rise in the second year. The compound interest was ₹${behind} below the
          simple one and is then ₹${behind} above it, so it rose by twice as much.`,
        slip('wrong_base', sum, calc`(${first} + ${behind}) / ${rate}%`)`
          ${here} divides the simple interest of a year by the rate of the compound interest. Simple interest was
          paid at a higher rate, so the two numbers do not belong together.`,
        slip('used_the_rate_of_another_period', sum, () => calc`${first} * ${growth} / ${rate}%`)`
          ${here} treats the interest of the second year as ${rate}% of the ${noun}. In that year the interest of the
          first year earns interest too.`,
        slip('used_a_wrong_given_number', rate, calc`(${ahead} / ${behind} - 3) * 100%`)`
          ${here} comes from the rule for the excess of compound over simple interest after two and three years. That
          rule needs equal rates, and here the simple rate is higher.`,
        slip('went_a_step_too_far', sum, () => calc`${first} / ${rate}% * ${growth}^2`)`
          ${here} is what the ${noun} has grown to after two years, with the interest. The question asks for the ${noun}
          at the start.`,
        slip('took_the_whole_for_a_part', sum, calc`2 * ${first} / ${rate}%`)`
          ${here} adds the ${noun} at simple interest and the one at compound interest. They are equal, and the
          question asks for one of them.`,
        slip('went_a_step_too_far', sum, () => calc`${first} / ${rate}% * ${growth}`)`
          ${here} is the ${noun} together with the interest of the first year. The question asks for the
          ${noun} without any interest.`,
        stop('stopped_a_step_early', first)`
          ₹${first} is the compound interest of the first year. It is ${rate}% of the ${noun}, so it has to be divided
          by
          the rate once more.`,
      ],
      snapRead: text`The same sum at two unknown rates, one of them simple. The leads after one, two and three years
        are known, and simple interest is the same in every year.`,
      approach: text`Look at the interest of each year by itself. Measured from the simple interest, the three
        compound interests are known, and their rises show the rate.`,
      faster: text`The rises are ₹${firstRise} and ₹${secondRise}, so $s = ${rate}$. The first rise is the interest on
        the first year's interest, so $P = ${firstRise} \div ${rate}\% \div ${rate}\%$.`,
      check:
        () => text`At ${rate}% a year ₹${sum} earns ₹${first}, then ₹${calc`${first} * ${growth}`.value} and
        ₹${calc`${first} * ${growth}^2`.value}. Against ₹${calc`${first} + ${behind}`.value} of simple interest
        each year, this is ₹${behind} less after one year, equal after two, and ₹${ahead} more after three.`,
      principle: text`Yearly compound interests grow by the same factor, and so do their differences; subtracting
        removes what is the same every year.`,
    };
  },
);

/** AR.INT.3 Hard: equal sums at simple and at a lower compound interest, level after two years. */
export const levelAfterTwoYears: readonly AnyTemplate[] = situation<Level>({
  type: 'AR.INT.3',
  situation: 'level-after-two-years',
  tries: 60,
  draw: draw => {
    const [simple, compound] = draw.some(peopleInArithmetic, 2);
    const p = {
      rate: draw.pick([5, 10, 10, 20, 20, 15, 25, 8, 12, 30]),
      sum: draw.step(4000, 96_000, 500),
      simple: simple ?? '',
      compound: compound ?? '',
      frame: draw.int(0, 2),
    };
    const first = q(p.sum * p.rate, 100);
    const whole = [behindOf(p), aheadOf(p), first, first.mul(q(100 + p.rate, 100))].every(isCount);
    return whole && behindOf(p).gte(20) ? p : null;
  },
  forms: [sumOfEach],
});
