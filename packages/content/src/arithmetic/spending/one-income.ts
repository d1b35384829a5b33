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
    const saved = step(calc`100 - ${expenses}`, {
      name: 'the savings, where the income is 100',
      because: text`All rises are given as per cents, so the answer is the same for every ${income}. With 100 the
          spending and the savings are plain numbers.`,
    })`
      Let the ${income} be $100$, of which $${spent}$ is spent. Subtract to find what is saved.`;
    const earned = find(calc`100 + ${rise}`, { name: 'the new income' });
    const paid = step(calc`${expenses} * (100% + ${dearer}%)`, {
      name: 'the new spending',
      because: text`Not ${dearer} is added, because that would be ${dearer}% of the whole ${income}. The per cent
          belongs to the spending, which is only a part of it.`,
    })`
      The spending rises by ${dearer}% of its own amount. Multiply to find the new spending.`;
    const now = step(calc`${earned} - ${paid}`, {
      name: 'the new savings',
      because: text`Savings are what the spending leaves of the ${income}, after the rises as before them. The two
          per cents have different bases, so only the amounts may be subtracted.`,
    })`
      The ${income} has risen to $100 + ${rise}$. Subtract the new spending to find what is saved now.`;
    const base = find(saved);
    const growth = step(calc`(${now} - ${saved}) / ${base} * 100%`, {
      because: text`A rise is always measured on what was there before it. Savings that go from 20 to 30 rise by a
          half, 50%, although the increase is only 10% of the ${income}.`,
    })`
      Subtract the old savings from the new ones, and write this increase as a per cent of the old savings.`;
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
          You compared the increase $${now} - ${saved}$ with the whole ${income}. It is an increase of the savings, so
          it is a per cent of $${saved}$.`,
        slip('subtracted_for_added', growth, rise > dearer && calc`${rise} - ${dearer}`)`
          You subtracted the two rises: ${here}. They are per cents of two different amounts, the ${income} and the
          spending, so they cannot be subtracted.`,
        slip('ignored_the_weights', growth, calc`(${rise} + ${dearer}) / 2`)`
          You averaged the two rises: ${here}. The savings are a difference of ${income} and spending, so they can
          rise by much more or less than both.`,
        slip('added_the_percentages', paid, calc`${expenses} + ${dearer}`)`
          You added ${dearer}% of the ${income} to the spending: ${here}. It rose by ${dearer}% of $${expenses}$,
          which is less.`,
        slip('gave_the_complement', expenses, spent !== 50 && calc`100 - ${spent}`)`
          You used $${expenses}$ as the spending. That is the part of the ${income} that is saved, so the two have
          changed places.`,
        slip('wrong_base', base, expenses)`
          You compared the increase $${now} - ${saved}$ with the spending, $${base}$. A rise of the savings is
          measured on the savings before.`,
        slip('left_out_a_change', earned, 100)`
          You left the ${income} at $100$. It rises by ${rise}%, and the new spending has to be taken from the larger
          ${income}.`,
        slip('left_out_a_change', paid, expenses)`
          You left the spending at $${expenses}$. It rises too, by ${dearer}%, so less of the new ${income} is saved.`,
        slip('answered_another_quantity', growth, calc`${now} / ${earned} * 100%`)`
          You found the part of the new ${income} that is saved: ${here}. The question asks by what per cent the
          savings have risen.`,
        slip('wrong_base', base, now)`
          You compared the increase $${now} - ${saved}$ with the new savings. A rise is measured on what was there
          before it.`,
      ],
      snapRead: text`The ${income} and the spending rise by different per cents of different amounts. The rise of
        their difference, the savings, is asked.`,
      approach: text`Let the ${income} be $100$. Then spending and savings are plain numbers before and after the
        rises, and the increase of the savings can be compared with the old savings.`,
      check: text`Savings of $${saved}$ that rise by ${growth}% become $${now}$; with the spending of $${paid}$ that is
        $${earned}$.`,
      principle: text`Savings are what spending leaves of the ${income}, so turn all per cents into amounts before you
        subtract.`,
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
    const rest = step(calc`${left} ÷ ${eaten}%`, {
      name: 'what is left after the rent',
      because: text`The money for food was counted on what the rent had left, not on ₹${left}. If a quarter is
          spent, three quarters are left, so the left money is divided by three quarters.`,
    })`
      Go backwards. After the rent, food took ${food}% of what was left, so ₹${left} is the other part of it. Divide
      by this part to find what was left after the rent.`;
    const paid = find(calc`100% - ${rent}%`, { name: 'what the rent leaves of the income, in per cent' });
    const whole = step(calc`${rest} ÷ ${paid}%`, {
      name: text`the ${income}`,
      because: text`The rent was counted on the whole ${income}. Adding ${rent}% of a smaller amount would bring
          back too little.`,
    })`
      What was left after the rent is the ${income} without ${rent}%. Divide by this part to find the ${income}.`;
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
          You subtracted both per cents from the ${income}: ${here}. The ${food}% for food are a part of what the rent
          has left, so they are less than ${food}% of the ${income}.`,
        stop('stopped_a_step_early', rest)`
          You stopped at ₹${rest}, what was left after the rent. The rent was paid before that, so the ${income} is
          more.`,
        slip('left_out_a_change', rest, left)`
          You used ₹${left} as all that is left after the rent. Food has been paid from it too, so more was left.`,
        slip('undid_with_the_same_per_cent', whole, calc`${rest} * (100% + ${rent}%)`)`
          You added ${rent}% of what was left after the rent: ${here}. The rent is ${rent}% of the ${income}, which is
          larger, so divide.`,
        slip('undid_with_the_same_per_cent', rest, calc`${left} * (100% + ${food}%)`)`
          You added ${food}% of what is left in the end: ${here}. Food took ${food}% of a larger amount, so divide.`,
        slip('gave_the_complement', eaten, food < 50 && food)`
          You used ₹${left} as the money spent on food. It is what is left when food is paid, so it belongs to the
          other per cent.`,
        slip('gave_the_complement', paid, rent < 50 && rent)`
          You divided what was left after the rent by ${rent}%, the part that the rent takes. It is the part that
          stays, so it belongs to the other per cent.`,
        slip('used_a_factor_twice', paid, food < rent && calc`100% - ${rent}% - ${rent}%`)`
          You subtracted ${rent}% twice. The rent is paid once, and food costs ${food}% of what is left after it.`,
      ],
      snapRead: text`Two parts are paid one after the other, the second from what the first has left. What is left in
        the end is known.`,
      approach: text`Each payment leaves a known part of what was there before it. So undo the last payment first, by
        dividing, and then the first one.`,
      faster: text`$${100 - rent}\% \times ${100 - food}\%$ of the ${income} is left: divide ₹${left} by that product.`,
      check: text`Of ₹${whole} the rent takes ₹${whole.mul(rent).div(100)}; of the other ₹${rest} food takes
        ₹${rest.mul(food).div(100)}, and ₹${left} remains.`,
      principle: text`To undo per cents that are taken one after the other, begin with the last one and divide by the
        part that it leaves.`,
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
