import { lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoRises {
  who: string;
  good: string;
  unit: string;
  one: string;
  price: number;
  rise: number;
  sum: number;
  frame: number;
}

const stories = [
  { who: 'a canteen', good: 'wheat flour', unit: 'kg', one: 'kg' },
  { who: 'Yusuf', good: 'diesel', unit: 'litres', one: 'litre' },
  { who: 'a temple kitchen', good: 'jaggery', unit: 'kg', one: 'kg' },
  { who: 'Sourav', good: 'kerosene', unit: 'litres', one: 'litre' },
  { who: 'Rukmini', good: 'cotton yarn', unit: 'reels', one: 'reel' },
  { who: 'a poultry farm', good: 'maize', unit: 'kg', one: 'kg' },
] as const;

const lost = (sum: number, from: number, to: number) => sum / from - sum / to;

const budget = form<TwoRises>(
  'sum-from-two-shortfalls',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.LIN.1'],
    verify: ({ price, rise, sum }) => {
      const first = lost(sum, price, price + rise);
      const second = lost(sum, price + rise, price + 2 * rise);
      for (let p = 1; p <= 1000; p += 1) {
        const s = (first * p * (p + rise)) / rise;
        if (Math.abs(lost(s, p + rise, p + 2 * rise) - second) < 1e-9) return Math.round(s);
      }
      throw new Error('no price fits');
    },
  },
  ({ who, good, unit, one, price, rise, sum, frame }, { step, find, write }) => {
    const first = q(sum)
      .div(price)
      .sub(q(sum).div(price + rise));
    const second = q(sum)
      .div(price + rise)
      .sub(q(sum).div(price + 2 * rise));
    write(
      tex`\frac{S}{p} - \frac{S}{p + ${rise}} = ${first} \Rightarrow ${rise}S = ${first}p(p + ${rise}), \quad ${rise}S =
        ${second}(p + ${rise})(p + ${calc`2 * ${rise}`.value})`,
      {
        because: text`The quantity is the sum divided by the price, so each shortfall is a difference of two
          fractions. The same rise takes away less when the price is already high.`,
      },
    )`
      Let $S$ be the sum and $p$ the first price, in rupees. Write both shortfalls as differences of $S$ over the
      price, and multiply by the denominators.`;
    const twice = find(calc`2 * ${rise}`);
    const start = step(calc`${twice} * ${second} / (${first} - ${second})`, {
      name: 'the price before the rises',
      works: (_value, working) => tex`${first}p = ${second}(p + ${twice}) \Rightarrow p = ${working}`,
      because: text`The two equations contain the same product on the left and a common factor on the right. Set
          equal, they lose both, and only $p$ is left.`,
    })`
      Both right sides are equal, and $p + ${rise}$ cancels. A linear equation for the price remains.`;
    const whole = step(calc`${first} * ${start} * (${start} + ${rise}) / ${rise}`, {
      name: text`the sum`,
      because: text`Each of the two equations has the sum on one side. The first one is enough, because the price
          is known now.`,
    })`
      Substitute the price into the first equation to find the sum.`;
    return {
      answer: whole,
      stem:
        frame === 0
          ? text`${who} spends the same sum on ${good} every month. When the price per ${one} rose by ₹${rise}, this sum
            bought $${first}$ ${unit} less; after another rise of ₹${rise} it bought $${second}$ ${unit} less again.
            What is the sum?`
          : text`In March ${good} cost ₹${rise} more per ${one} than in February, and in April ₹${rise} more than in
            March. For a fixed monthly sum ${who} got $${first}$ ${unit} less in March than in February, and
            $${second}$ ${unit} less in April than in March. How much money was spent each month?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_change', twice, rise)`
            You used a price in the second equation that is ₹${rise} above the first one. It has risen twice by then.`,
        slip('used_a_wrong_given_number', whole, calc`${second} * ${start} * (${start} + ${rise}) / ${rise}`)`
            You used the second difference of quantity, $${second}$ ${unit}, with the first two prices: ${here}. It
            belongs to the second rise.`,
        slip(
          'used_a_wrong_given_number',
          whole,
          calc`${first} * (${start} + ${rise}) * (${start} + 2 * ${rise}) / ${rise}`,
        )`
            You used the first difference of quantity, $${first}$ ${unit}, with the last two prices: ${here}. It
            belongs to the first rise.`,
        slip('left_out_a_term', whole, calc`${first} * ${start} * ${start} / ${rise}`)`
            You used the first price twice: ${here}. One of the two denominators is the price after the rise of
            ₹${rise}.`,
        slip(
          'changed_one_side_only',
          whole,
          calc`${first} * (${start} + ${rise}) * (${start} + ${rise}) / ${rise}`,
        )`
            You used the second price twice: ${here}. One of the two denominators is the price before the rise.`,
        slip('doubled_needlessly', whole, calc`${first} * ${start} * (${start} + 2 * ${rise}) / ${rise}`)`
            You used the first and the last price: ${here}. The $${first}$ ${unit} are what the first rise alone took
            away.`,
        slip(
          'left_out_a_change',
          whole,
          calc`(${first} + ${second}) * ${start} * (${start} + ${rise}) / ${rise}`,
        )`
            You added the two differences of quantity: ${here}. Together they belong to a rise of twice ₹${rise}.`,
        slip('assumed_a_proportion', start, calc`${rise} * ${second} / (${first} - ${second}) + ${rise}`)`
            You found a first price of ₹${start}. It leads to other differences of quantity, because equal rises of
            the price do not take away equal quantities.`,
      ],
      snapRead: text`The same sum is spent at three prices, and two differences of quantity are known. The sum is
        asked, so the first price is needed too.`,
      approach: text`Each difference of quantity is the sum times the rise, divided by a product of two neighbouring
        prices. If the two equations are divided, the sum and the middle price cancel.`,
      faster: text`The two differences are in the inverse ratio of the outer prices: $(p + ${twice}) : p = ${first} :
        ${second}$. So $${twice}$ is $${first.sub(second)}$ parts and $p$ is $${second}$ parts.`,
      check: text`₹${whole} gives $${q(sum).div(price)}$, $${q(sum).div(price + rise)}$ and
        $${q(sum).div(price + 2 * rise)}$ ${unit} at ₹${start}, ₹${start.add(rise)} and ₹${start.add(2 * rise)}.`,
      principle: text`When two equations contain the same product, divide one by the other, and the common factors
        cancel.`,
    };
  },
);

/** AR.PCT.7 Hard: a fixed sum at three equally spaced prices. */
export const twoEqualPriceRises: readonly AnyTemplate[] = situation<TwoRises>({
  type: 'AR.PCT.7',
  situation: 'equal-rises',
  tries: 80,
  draw: draw => {
    const rise = draw.pick([2, 3, 4, 5, 6, 8, 10, 12]);
    const price = rise * draw.int(2, 12);
    const sum = lcm(price, price + rise, price + 2 * rise) * draw.int(1, 12);
    const fits = price >= 12 && price <= 130 && sum >= 500 && sum <= 20000 && sum / price <= 400;
    return fits && lost(sum, price + rise, price + 2 * rise) > 2.5
      ? { rise, price, sum, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [budget],
});
