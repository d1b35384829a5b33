import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface TwoHabits {
  one: string;
  other: string;
  good: string;
  /** The price in the first month, and the second one as a multiple of it. */
  price: number;
  times: Fraction;
  kilos: number;
  sum: number;
  frame: number;
}

const stories = [
  { one: 'Ayesha', other: 'Ibrahim', good: 'onions' },
  { one: 'Karthik', other: 'Bhavna', good: 'tomatoes' },
  { one: 'Nandini', other: 'Thomas', good: 'green peas' },
  { one: 'Murugan', other: 'Harleen', good: 'potatoes' },
  { one: 'Lakshmi', other: 'Lalrin', good: 'ginger' },
  { one: 'Xavier', other: 'Arunima', good: 'apples' },
] as const;
const multiples = [
  q(3, 2),
  q(2),
  q(5, 3),
  q(5, 2),
  q(8, 5),
  q(7, 5),
  q(4, 3),
  q(9, 5),
  q(7, 4),
  q(9, 4),
  q(3),
  q(7, 3),
  q(5, 4),
  q(6, 5),
];
const quotient = ({ times }: TwoHabits) => times.add(1).mul(times.add(1)).div(times.mul(4));

const secondPrice = form<TwoHabits>(
  'second-price-from-two-averages',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.AVG.2', 'AL.QUA.8'],
    verify: p => {
      const wanted = quotient(p).valueOf();
      let [from, to] = [p.price, 4 * p.price];
      for (let i = 0; i < 80; i += 1) {
        const second = (from + to) / 2;
        const fixed = (p.price + second) / 2;
        const spent = 2 / (1 / p.price + 1 / second);
        if (fixed / spent < wanted) from = second;
        else to = second;
      }
      return nearFraction((from + to) / 2);
    },
  },
  (p, { step, find, write }) => {
    const { one, other, good, price, kilos, sum, frame } = p;
    const r = quotient(p);
    write(tex`\frac{1 + k}{2} \div \frac{2k}{1 + k} = \frac{(1 + k)^2}{4k} = \frac{${r.n}}{${r.d}}`, {
      because: text`Equal quantities give the plain mean of the two prices. Equal sums buy more at the lower price,
        which gives their harmonic mean.`,
    })`
        Let the first price be $1$ and the second $k$. With equal quantities ${one} pays $\frac{1 + k}{2}$ per kg on
        average. With one rupee in each month ${other} gets $1 + \frac{1}{k}$ kg for $2$ rupees, an average of
        $\frac{2k}{1 + k}$. Divide the first average by the second.`;
    const k = step(p.times, {
      name: 'the second price as a multiple of the first',
      works: value =>
        tex`${r.d}(1 + k)^2 = ${r.n * 4n}k \Rightarrow k = \frac{${value.n}}{${value.d}} \text{ or }
          \frac{${value.d}}{${value.n}}`,
    })`
      Solve the quadratic equation. Its roots are reciprocals of each other, and the price has risen, so $k$ is more
      than $1$.`;
    const first = find(price);
    const second = step(frac(calc`${first} * ${k}`))`
        The second price is $k$ times the first. Multiply.`;
    return {
      answer: second,
      stem:
        frame === 0
          ? text`${one} bought ${kilos} kg of ${good} in each of two months; ${other} bought ${good} for ₹${sum} in
            each of them. The price was ₹${price} per kg in the first month and higher in the second. Over both months
            their average prices per kg are in the ratio ${ratio([q(r.n), q(r.d)])}. What was the price per kg
            in the second month?`
          : text`The price of ${good} rose from ₹${price} per kg in April to a higher price in May. In both months
            ${one} bought the same quantity, ${kilos} kg, and ${other} spent the same sum, ₹${sum}. Altogether, a kg
            cost ${one} on average $\frac{${r.n}}{${r.d}}$ times as much as ${other}. Find the price per kg in May.`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(price),
      slips: [
        slip('took_a_part_for_the_whole', k, r)`
            You used $\frac{${r.n}}{${r.d}}$, the ratio of the two averages, as the ratio of the prices. The prices
            lie farther apart than their averages.`,
        slip('wrong_base', k, r.mul(2).sub(1))`
            You compared the average of ${one} with the first price of ₹${price}. The ratio compares it with the
            average of ${other}.`,
        slip('answered_another_quantity', second, calc`${first} * (1 + ${k}) / 2`)`
            You found the average price of ${one}: ${here}. The question asks for the price of the second month.`,
        slip('answered_another_quantity', second, calc`${first} * 2 * ${k} / (1 + ${k})`)`
            You found the average price of ${other}: ${here}. The question asks for the price of the second month.`,
        slip('took_a_change_twice', second, calc`${first} * (2 * ${k} - 1)`)`
            You added the rise to the first price twice: ${here}. The price rose once.`,
        slip('forgot_the_root', second, calc`${first} * ${k} * ${k}`)`
            You multiplied the first price twice by the same number: ${here}. The second price is $${frac(k)}$ times
            the first.`,
        slip('mixed_up_sum_and_product', second, calc`${first} * (${k} + 1)`)`
            You added the two prices: ${here}. The question asks for the second one alone.`,
      ],
      snapRead: text`One of the two has equal quantities in both months, and the other spends equal sums. The two
        prices are the same for both. This gives two kinds of average, and neither the quantity nor the sum matters.`,
      approach: text`Only the ratio of the two prices is needed. Write both averages with it. Their quotient is known,
        and a quadratic equation gives the ratio.`,
      check: text`Prices of ₹${price} and ₹${second} have an average of ₹${second.add(price).div(2)} for equal
        quantities and of ₹${second.mul(price).mul(2).div(second.add(price))} for equal sums. These are in the ratio
        ${ratio([q(r.n), q(r.d)])}.`,
      principle: text`For equal quantities the average price is the plain mean of the prices; for equal sums it is
        their harmonic mean, which is lower.`,
    };
  },
);

/** AR.PCT.7 Hard: one buys a fixed quantity, the other for a fixed sum. */
export const fixedQuantityOrFixedSum: readonly AnyTemplate[] = situation<TwoHabits>({
  type: 'AR.PCT.7',
  situation: 'two-habits',
  tries: 60,
  draw: draw => {
    const price = draw.int(15, 90);
    const times = draw.pick(multiples);
    const second = times.mul(price);
    const fits = second.d === 1n && second.mul(price).mul(2).div(second.add(price)).mul(10).d === 1n;
    return fits && second.lte(200)
      ? {
          price,
          times,
          kilos: draw.int(2, 9),
          sum: draw.step(150, 600, 50),
          frame: draw.int(0, 1),
          ...draw.pick(stories),
        }
      : null;
  },
  forms: [secondPrice],
});
