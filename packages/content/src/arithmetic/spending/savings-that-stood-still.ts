import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Standstill {
  who: string;
  income: string;
  spending: string;
  savings: Fraction;
  /** Yearly rises of income and spending, in per cent. */
  rise: number;
  dearer: number;
  frame: number;
}

const stories = [
  { who: 'Lakshmi', income: 'salary', spending: 'spending' },
  { who: 'a clinic in Ranchi', income: 'income', spending: 'costs' },
  { who: 'Xavier', income: 'salary', spending: 'expenses' },
  { who: 'a theatre group', income: 'income', spending: 'costs' },
  { who: 'a houseboat owner', income: 'income', spending: 'expenses' },
  { who: 'Tenzin', income: 'pension', spending: 'spending' },
] as const;

const third = form<Standstill>(
  'third-year-after-two-alike',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.1'],
    verify: ({ savings, rise, dearer }) => {
      // The spending of the first year for which two years are alike, by halving an interval.
      const [up, more] = [1 + rise / 100, 1 + dearer / 100];
      const s = savings.valueOf();
      let [from, to] = [0, 200 * s];
      for (let i = 0; i < 120; i += 1) {
        const spent = (from + to) / 2;
        if ((spent + s) * up - spent * more > s) from = spent;
        else to = spent;
      }
      return nearFraction(((from + s) * up * up - from * more * more) * 100, 1).div(100);
    },
  },
  ({ who, income, spending, savings, rise, dearer, frame }, { step, write }) => {
    write(tex`${rise}\% \text{ of } I = ${dearer}\% \text{ of } E, \quad I - E = ${savings}`, {
      because: text`Savings are the difference of ${income} and ${spending}: when it stays, both have risen by the same
        sum.`,
    })`
      Let $I$ be the ${income} and $E$ the ${spending} of the first year. The difference stays the same in the second
      year, so both rise by the same sum of rupees.`;
    const first = step(calc`${savings} * ${rise} / (${dearer} - ${rise})`, {
      name: `the ${spending} of the first year`,
      works: (_value, working) => tex`${rise}(E + ${savings}) = ${dearer}E \Rightarrow E = ${working}`,
    })`
      Put $I = E + ${savings}$ into the first equation and solve it.`;
    const extra = step(calc`${first} * ${dearer}%`, { name: 'the common rise of the first year' })`
      Find this common rise.`;
    const earned = step(calc`${extra} * (100% + ${rise}%)`, {
      name: `the rise of the ${income} after the second year`,
    })`
      In the next year the ${income} rises by ${rise}% again, now of an amount that has grown by ${rise}%, so its rise
      grows by ${rise}%.`;
    const paid = step(calc`${extra} * (100% + ${dearer}%)`, {
      name: `the rise of the ${spending} after the second year`,
    })`
      In the same way the rise of the ${spending} grows by ${dearer}%.`;
    const now = step(calc`${savings} + ${earned} - ${paid}`)`
      The savings change by the difference of these two rises.`;
    return {
      answer: now,
      stem:
        frame === 0
          ? text`Every year the ${income} of ${who} rises by ${rise}% and the ${spending} by ${dearer}%. The savings
            were ₹${savings} in the first year and exactly the same in the second. How much will be saved in the third
            year?`
          : text`${who} had the same savings in two successive years, ₹${savings} each time, though the ${income} had
            grown by ${rise}% and the ${spending} by ${dearer}%. Both grow by the same per cents once more. Find the
            savings of the third year.`,
      show: rupees,
      plausible: value =>
        value.mul(10).d === 1n && value.gt(0) && value.lt(savings.mul(2)) && !value.equals(savings),
      slips: [
        slip('subtracted_for_added', now, calc`${savings} * (100% + ${rise}% - ${dearer}%)`)`
          ${here} takes $${dearer}\% - ${rise}\%$ off the savings. These per cents belong to two larger amounts.`,
        slip('wrong_sign', now, calc`${savings} + ${paid} - ${earned}`)`
          The change was given the wrong sign. The growth of the ${spending} is the faster one, so the savings fall.`,
        slip('changed_one_side_only', earned, extra)`
          The ${income} was raised by ₹${extra} again, but ${rise}% of the higher ${income} is more than that.`,
        slip('changed_one_side_only', paid, extra)`
          A rise by ₹${extra} was taken again for the ${spending}, but ${dearer}% of the higher sum is more than that.`,
        slip('swapped_the_two', first, calc`${savings} * ${dearer} / (${dearer} - ${rise})`)`
          ₹${first} is the ${income} of the first year. It was used as the ${spending}.`,
        slip('wrong_base', now, calc`${savings} * (100% + ${rise}%) ÷ (100% + ${dearer}%)`)`
          ${here} changes the savings like a quotient. They are the difference of ${income} and ${spending}.`,
        slip('took_a_change_twice', now, calc`${savings} + 2(${earned} - ${paid})`)`
          The loss was counted for two years. Nothing was lost from the first year to the second.`,
        slip('added_for_multiplied', now, calc`${savings} * (100% + ${dearer}% - ${rise}%)`)`
          ${here} adds the difference of the two per cents. The faster growth is that of the ${spending}, so the
          savings fall.`,
      ],
      snapRead: text`Different per cents, and yet the difference stays: both sides rise by the same sum of rupees in the
        first year, and no longer in the next.`,
      approach: text`Equal rises in rupees give the ${spending} of the first year. In the second year each rise grows by
        its own per cent, and the savings change by the difference.`,
      faster: text`The common rise is $\frac{${rise} \times ${dearer}}{100(${dearer} - ${rise})}$ of the savings, and in
        the next year the two rises differ by $(${dearer} - ${rise})\%$ of it: the savings fall by $${rise}\% \times
        ${dearer}\%$.`,
      check: text`First year ₹${savings.add(first)} and ₹${first}, second year ₹${savings.add(first).add(extra)} and
        ₹${first.add(extra)}, third year ₹${savings.add(first).add(extra).add(earned)} and
        ₹${first.add(extra).add(paid)}: the difference is ₹${now}.`,
      principle: text`When a difference stays, both amounts have changed by the same sum; equal per cents in the next
        period act on changed amounts.`,
    };
  },
);

/** AR.PCT.8 Hard: savings that stay for a year and then fall. */
export const savingsThatStoodStill: readonly AnyTemplate[] = situation<Standstill>({
  type: 'AR.PCT.8',
  situation: 'standstill',
  tries: 40,
  draw: draw => {
    const [rise, dearer] = [
      draw.pick([5, 8, 10, 12, 15, 16, 20, 24, 25, 30]),
      draw.pick([6, 8, 10, 12, 15, 18, 20, 24, 25, 30, 35, 40]),
    ];
    const savings = q(draw.step(6000, 60000, 500));
    if (rise >= dearer || rise * 4 < dearer) return null;
    const first = savings.mul(rise).div(dearer - rise);
    const fits = first.d === 1n && first.mul(dearer).div(100).d === 1n && first.lte(400000);
    const points = q(rise * dearer, 100);
    return fits && savings.mul(points).div(100).d === 1n && !points.equals(dearer - rise)
      ? { savings, rise, dearer, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [third],
});
