import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Standstill {
  who: string;
  income: string;
  spending: string;
  savings: number;
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
  { who: 'Thomas', income: 'income', spending: 'expenses' },
  { who: 'Tenzin', income: 'pension', spending: 'spending' },
] as const;

const firstIncome = form<Standstill>(
  'income-behind-three-savings',
  {
    band: 'Hard',
    seconds: 140,
    revision: 3,
    also: ['AL.LIN.1'],
    verify: ({ savings, rise, dearer }) => {
      const drop = (savings * rise * dearer) / 10000;
      // Every income in steps of ₹10: the spending then follows from the two equal savings.
      for (let income = savings + 10; income < 400 * savings; income += 10) {
        const growth = (income * rise) / 100 / (income - savings);
        const third = income * (1 + rise / 100) ** 2 - (income - savings) * (1 + growth) ** 2;
        if (Math.abs(third - savings + drop) < 1e-6) return income;
      }
      throw new Error('no income fits');
    },
  },
  ({ who, income, spending, savings, rise, dearer, frame }, { step, find, write, whole }) => {
    const drop = q(savings * rise * dearer, 10000);
    const last = q(savings).sub(drop);
    whole(drop);
    write(
      tex`A\left(1 + ${rise}\%\right) - B\left(1 + r\right) = A - B \Rightarrow ${rise}\% \times A = rB = k`,
      {
        because: text`Savings are ${income} less ${spending}. If both grow by the same sum of rupees, the difference
          does not change; equal per cents would not leave it equal.`,
      },
    )`
      Let the ${income} and the ${spending} of the first year be $A$ and $B$ rupees, let $r$ be the growth of the
      ${spending} in a year, and let $k$ be the sum by which each grew in the second year.`;
    const fall = step(calc`${savings} - ${last}`, {
      name: 'the fall of the savings in the third year',
      works: (_, working) => tex`k(1 + r) - k(1 + ${rise}\%) = k(r - ${rise}\%) = ${working}`,
      because: text`What grows by ${rise}% every year has rises that are ${rise}% larger every year, too. Both rises
          were $k$ rupees in the second year, and the one with the higher per cent is larger in the third.`,
    })`
      In the third year the ${income} rose by $k(1 + ${rise}\%)$ rupees, and the rise of the ${spending} was $k(1 + r)$
      rupees. The savings fell by the difference of these two rises.`;
    write(
      tex`A = \frac{k}{${rise}\%}, \; B = \frac{k}{r} \Rightarrow A - B = \frac{k}{${rise}\%} - \frac{k}{r} =
        \frac{k(r - ${rise}\%)}{${rise}\% \times r}`,
      {
        because: text`The savings of the first year are known. Written with $k$, they can be compared with the fall of
          the savings, which has $k$ as a factor too.`,
      },
    )`
      In the second year $k$ was ${rise}% of $A$ and the part $r$ of $B$. Find $A$ and $B$ from this, and subtract
      them to
      write the savings of the first year.`;
    const product = step(calc`${fall} / ${savings}`, {
      name: 'the product of the two growths',
      works: (_, working) =>
        tex`${savings} = \frac{${fall}}{${rise}\% \times r} \Rightarrow ${rise}\% \times r = ${working}`,
      because: text`$k$ is not known yet. But the numerator $k(r - ${rise}\%)$ is the fall of the savings, so neither
          $k$ nor $r - ${rise}\%$ has to be known.`,
    })`
      The numerator $k(r - ${rise}\%)$ is the fall of the savings, ₹${fall}, and $A - B$ is ₹${savings}. Put both in,
      and
      solve for the product in the denominator.`;
    const growth = step(calc`${product} ÷ ${rise}% * 100%`, {
      name: text`the yearly growth of the ${spending}`,
      works: value => tex`r = \frac{${product}}{${rise}\%} = ${value}\%`,
      because: text`The product has two factors, and one of them, ${rise}%, is given.`,
    })`
      Divide by ${rise}% to find $r$.`;
    const k = step(calc`${fall} ÷ (${growth}% - ${rise}%)`, {
      name: 'the equal rise in rupees',
      because: text`In the third year one rise was $k(1 + r)$ and the other $k(1 + ${rise}\%)$. They differ by $k$
          times the difference of the growths, and this is what the savings lost.`,
    })`
      The fall of the savings is $k$ times the difference of the two growths. Divide to find $k$.`;
    const first = step(calc`${k} ÷ ${rise}%`, {
      name: text`the ${income} of the first year`,
      because: text`In the second year the ${income} grew by $k$, and a growth is counted on the year before,
          which is the first.`,
    })`
      The sum $k$ is ${rise}% of the ${income} of the first year. Divide to find this ${income}.`;
    const spent = find(calc`${first} - ${savings}`);
    return {
      answer: first,
      stem:
        frame === 0
          ? text`Every year the ${income} of ${who} grows by ${rise}% and the ${spending} by another fixed percentage.
            The savings were ₹${savings} in the first year and again ₹${savings} in the second, but only ₹${last} in the
            third. If everything that is not spent is saved, what was the ${income} in the first year?`
          : text`${who} saved ₹${savings} in each of two successive years, although from the first year to the second
            the
            ${income} grew by ${rise}% and the ${spending} by a different percentage. In the third year, after the same
            two percentage growths once more, the savings fell to ₹${last}. Find the ${income} in the first year, if
            savings are ${income} less ${spending}.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(savings),
      slips: [
        slip('answered_another_quantity', first, calc`${first} - ${savings}`)`
          You found the ${spending} of the first year: ${here}. The question asks for the ${income}, which is more by
          the savings.`,
        slip('stopped_a_step_early', first, k)`
          You stopped at ₹${first}, the sum by which the ${income} grew in the second year. It is only ${rise}% of the
          ${income}.`,
        slip('took_the_change_the_wrong_way', first, calc`${k} ÷ ${rise}% + ${k}`)`
          You found the ${income} of the second year: ${here}. The question asks for the first year, before this rise.`,
        slip('wrong_base', growth, () => calc`${rise} + ${fall} / ${savings} * 100`)`
          ${here} adds the fall, as a per cent of the savings, to ${rise}%. But the fall is the difference of two rises
          in rupees. The ${income} would be ₹${first}.`,
        slip('wrong_base', k, calc`${fall} ÷ ${rise}%`)`
          ${here} makes the fall ${rise}% of the rise in rupees, and the ${income} ₹${first}. The fall is that rise
          times the difference of the two growths.`,
        slip('left_out_a_factor', k, calc`${fall} ÷ ${growth}%`)`
          ${here} divides the fall by the growth of the ${spending} alone. Divide by the difference of the two growths:
          yours leads to ₹${first}.`,
        slip('wrong_base', first, calc`${k} ÷ ${growth}%`)`
          ${here} makes this sum ${growth}% of the ${income}. The ${income} grew by ${rise}%.`,
      ],
      snapRead: text`Equal savings in two years mean equal rises in rupees. The fall of the savings in the third year
        comes from the growth of these rises.`,
      approach: text`Call the equal rise $k$. Then ${income}, ${spending} and the last fall can all be written with $k$
        and the two growths, and $k$ cancels.`,
      faster: text`The savings are $\frac{k}{${rise}\%} - \frac{k}{r}$ and the fall is $k(r - ${rise}\%)$; so
        the product of the two growths is $\frac{${drop}}{${savings}} = ${product}$. This gives $r = ${growth}\%$, then
        $k = ${drop} \div ${calc`${growth}% - ${rise}%`.value}\% = ${k}$ and $A = ${k} \div ${rise}\% = ${first}$.`,
      check:
        () => text`The years have ₹${first} less ₹${spent}, then ₹${first.add(k)} less ₹${spent.add(k)}, then
        ₹${first
          .mul(100 + rise)
          .mul(100 + rise)
          .div(10000)} less
        ₹${spent.add(k).mul(growth.add(100)).div(100)}: savings of ₹${last} in the third.`,
      principle: text`When a difference stays, both amounts have changed by the same sum: name this sum, and write
        everything else with it.`,
    };
  },
);

/** AR.PCT.8 Hard: savings that stay for a year and then fall. */
export const savingsThatStoodStill: readonly AnyTemplate[] = situation<Standstill>({
  type: 'AR.PCT.8',
  situation: 'three-savings',
  tries: 60,
  draw: draw => {
    const [rise, dearer] = [
      draw.pick([5, 8, 10, 12, 15, 16, 20, 24, 25]),
      draw.pick([6, 8, 10, 12, 15, 18, 20, 24, 25, 30]),
    ];
    const savings = draw.step(4000, 60000, 500);
    if (rise >= dearer || rise * 2.6 < dearer) return null;
    const income = q(savings * dearer, dearer - rise);
    const fits =
      income.mul(rise).div(100).d === 1n && income.mul(rise).div(10).d === 1n && income.lte(600000);
    const third = income.mul((100 + rise) ** 2).div(10000);
    return fits && income.div(10).d === 1n && third.d === 1n && (savings * rise * dearer) % 10000 === 0
      ? { savings, rise, dearer, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [firstIncome],
});
