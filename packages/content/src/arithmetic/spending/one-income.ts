import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Income {
  who: string;
  income: string;
  /** What is spent, in per cent of the income, and the rises of income and spending. */
  spent: number;
  rise: number;
  dearer: number;
  /** Rent in per cent of the income, food in per cent of the rest, and what is left, in rupees. */
  rent: number;
  food: number;
  left: number;
  frame: number;
}

const stories = [
  { who: 'Arunima', income: 'salary' },
  { who: 'a potter in Khurja', income: 'income' },
  { who: 'Thomas', income: 'salary' },
  { who: 'a young nurse', income: 'salary' },
  { who: 'Murugan', income: 'monthly income' },
  { who: 'a bus driver', income: 'salary' },
  { who: 'Harleen', income: 'monthly income' },
] as const;

const riseOfSavings = form<Income>(
  'rise-of-savings',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ spent, rise, dearer }) =>
      100 * rise > spent * dearer &&
      rise !== dearer &&
      (100 * (100 * rise - spent * dearer)) % (100 - spent) === 0,
    verify: ({ spent, rise, dearer }) => {
      const [before, after] = [100 - spent, 100 * (1 + rise / 100) - spent * (1 + dearer / 100)];
      return nearFraction((100 * after) / before - 100, 60);
    },
  },
  ({ who, income, spent, rise, dearer, frame }, { step, find }) => {
    const expenses = find(spent, { name: 'the spending, where the income is 100' });
    const saved = step(calc`100 - ${expenses}`, { name: 'the savings, where the income is 100' })`
      Take the ${income} as $100$, of which $${spent}$ is spent. The rest is saved.`;
    const earned = find(calc`100 + ${rise}`, { name: 'the new income' });
    const paid = step(calc`${expenses} * (100% + ${dearer}%)`, { name: 'the new spending' })`
      The spending rises by ${dearer}% of its own amount.`;
    const now = step(calc`${earned} - ${paid}`, { name: 'the new savings' })`
      The ${income} has risen to $100 + ${rise}$. Find what is saved now.`;
    const base = find(saved);
    const growth = step(calc`(${now} - ${saved}) / ${base} * 100%`, {
      because: text`A rise of the savings is a per cent of the savings before it.`,
    })`
      Write the increase of the savings as a per cent of the savings before.`;
    return {
      answer: growth,
      stem:
        frame === 0
          ? text`${who} spends ${spent}% of the ${income} and saves the rest. If the ${income} rises by ${rise}% and the
            spending by ${dearer}%, by what per cent do the savings rise?`
          : text`Of the ${income} of ${who}, ${spent}% is spent. What is the percentage increase in the savings when
            there is an increase of ${rise}% in the ${income} and of ${dearer}% in the expenses?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(400) && value.d <= 60n,
      slips: [
        slip('wrong_base', base, 100)`
          $${now} - ${saved}$ was compared with the whole ${income}. It is an increase of the savings, $${saved}$.`,
        slip('subtracted_for_added', growth, rise > dearer && calc`${rise} - ${dearer}`)`
          ${here} subtracts per cents of two different amounts, the ${income} and the spending.`,
        slip('ignored_the_weights', growth, calc`(${rise} + ${dearer}) / 2`)`
          ${here} is the average of the two rises. The savings are a difference, with a base of their own.`,
        slip('added_the_percentages', paid, calc`${expenses} + ${dearer}`)`
          ${here} adds ${dearer}% of the ${income} to the spending. It rose by ${dearer}% of $${expenses}$.`,
        slip('gave_the_complement', expenses, spent !== 50 && calc`100 - ${spent}`)`
          $${expenses}$ was taken for the spending. That is the part that is saved.`,
        slip('wrong_base', base, expenses)`
          $${now} - ${saved}$ was compared with the spending, $${base}$. The savings before are the base.`,
        slip('left_out_a_change', earned, 100)`
          The ${income} was left at $100$. It rises by ${rise}%.`,
        slip('left_out_a_change', paid, expenses)`
          The spending was left at $${expenses}$. It rises, too, by ${dearer}%.`,
        slip('answered_another_quantity', growth, calc`${now} / ${earned} * 100%`)`
          ${here} is the part of the new ${income} that is saved. The rise of the savings is asked.`,
        slip('wrong_base', base, now)`
          $${now} - ${saved}$ was compared with the new savings. A rise is measured on the old ones.`,
      ],
      snapRead: text`The two rises are per cents of two different amounts, and the rise of their
        difference is asked.`,
      approach: text`Take the ${income} as $100$. Then spending and savings are numbers before and after, and the rise
        of the savings can be read off.`,
      check: text`Savings of $${saved}$ that rise by ${growth}% become $${now}$; with the spending of $${paid}$ that is
        $${earned}$.`,
      principle: text`Savings are what is left after spending: turn both per cents into amounts before subtracting.`,
    };
  },
);

const fromTheRest = form<Income>(
  'income-from-what-is-left',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ rent, food, left }) => {
      const whole = (left * 10000) / ((100 - rent) * (100 - food));
      return Number.isInteger(whole) && whole >= 12000 && whole <= 120000 && whole % 200 === 0;
    },
    verify: ({ rent, food, left }) => {
      for (let income = 200; income <= 120000; income += 200)
        if (
          Math.abs(income - (income * rent) / 100 - ((income - (income * rent) / 100) * food) / 100 - left) <
          1e-6
        )
          return income;
      throw new Error('no income fits');
    },
  },
  ({ who, income, rent, food, left, frame }, { step, find }) => {
    const eaten = find(calc`100% - ${food}%`, { name: 'what food leaves of the rest, in per cent' });
    const rest = step(calc`${left} ÷ ${eaten}%`, { name: 'what is left after the rent' })`
      Go backwards. After the rent, food took ${food}% of the rest, so ₹${left} is the remaining part of that rest.`;
    const paid = find(calc`100% - ${rent}%`, { name: 'what the rent leaves of the income, in per cent' });
    const whole = step(calc`${rest} ÷ ${paid}%`)`
      This rest is what the rent of ${rent}% leaves of the ${income}.`;
    return {
      answer: whole,
      stem:
        frame === 0
          ? text`${who} pays ${rent}% of the ${income} as rent and spends ${food}% of the remainder on food. That leaves
            ₹${left}. How much is the ${income}?`
          : text`After ${rent}% of the ${income} has gone on rent and ${food}% of the rest on food, ₹${left} is left to
            ${who}. Find the ${income}.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(left),
      slips: [
        slip(
          'added_the_percentages',
          whole,
          rent + food < 95 && calc`${left} ÷ (100% - ${rent}% - ${food}%)`,
        )`
          ${here} takes ${rent + food}% off the ${income}. The ${food}% for food are a part of the remainder only.`,
        stop('stopped_a_step_early', rest)`
          ₹${rest} is what was left after the rent. The rent comes back on top of it.`,
        slip('left_out_a_change', rest, left)`
          ₹${left} was taken for all that is left after the rent. Food has been paid from that, too.`,
        slip('undid_with_the_same_per_cent', whole, calc`${rest} * (100% + ${rent}%)`)`
          ${here} adds ${rent}% of the rest. The rent is ${rent}% of the ${income}, which is larger.`,
        slip('undid_with_the_same_per_cent', rest, calc`${left} * (100% + ${food}%)`)`
          ${here} adds ${food}% of what is left. Food took ${food}% of a larger sum.`,
        slip('gave_the_complement', eaten, food < 50 && food)`
          ₹${left} was taken for the money spent on food. It is what food leaves.`,
        slip('gave_the_complement', paid, rent < 50 && rent)`
          The rest after the rent was divided by ${rent}%, the part that the rent takes away.`,
        slip('used_a_factor_twice', paid, food < rent && calc`100% - ${rent}% - ${rent}%`)`
          ${rent}% was taken off twice. The rent is paid once, and food out of the remainder.`,
      ],
      snapRead: text`Two parts are taken one after the other, the second from the remainder; what is left is known.`,
      approach: text`Each part that is paid leaves a part of what was there. Undo the last one first, by dividing.`,
      faster: text`$${100 - rent}\% \times ${100 - food}\%$ of the ${income} is left: divide ₹${left} by that product.`,
      check: text`Of ₹${whole} the rent takes ₹${whole.mul(rent).div(100)}; of the other ₹${rest} food takes
        ₹${rest.mul(food).div(100)}, and ₹${left} remains.`,
      principle: text`A per cent of the remainder is undone by dividing by what it leaves, the last step first.`,
    };
  },
);

/** AR.PCT.8 Easy: one income, what is spent of it and what is left. */
export const oneIncome: readonly AnyTemplate[] = situation<Income>({
  type: 'AR.PCT.8',
  situation: 'one-income',
  tries: 60,
  draw: draw => ({
    spent: draw.pick([40, 50, 60, 64, 65, 70, 75, 76, 80, 84, 85, 88]),
    rise: draw.pick([8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 30, 35]),
    dearer: draw.pick([4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 25]),
    rent: draw.pick([15, 20, 25, 28, 30, 32, 35, 40]),
    food: draw.pick([12, 15, 16, 20, 24, 25, 30, 36, 40, 44]),
    left: draw.step(6000, 54000, 60),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [riseOfSavings, fromTheRest],
});
