import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwiceOrDouble {
  one: string;
  other: string;
  thing: string;
  /** The discount as a part. */
  part: Fraction;
  marked: Fraction;
  frame: number;
}

const stories = [
  { one: 'Sharma Stores', other: 'Gupta Stores', thing: 'washing machine' },
  { one: 'the first shop', other: 'the second shop', thing: 'bicycle' },
  { one: 'a shop in Salem', other: 'a shop in Erode', thing: 'silk saree' },
  { one: 'the store at the station', other: 'the store in the mall', thing: 'wrist watch' },
  { one: 'the old showroom', other: 'the new showroom', thing: 'steel cupboard' },
] as const;
const parts = [
  q(1, 20),
  q(1, 10),
  q(3, 20),
  q(1, 8),
  q(1, 5),
  q(1, 4),
  q(3, 10),
  q(1, 6),
  q(1, 3),
  q(3, 8),
  q(2, 5),
];

const label = form<TwiceOrDouble>(
  'marked-price-from-the-difference',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.QUA.8'],
    verify: ({ part, marked }) => {
      const [paid, gap] = [
        marked.mul(q(1).sub(part).pow(2) ?? 0).valueOf(),
        marked.mul(part).mul(part).valueOf(),
      ];
      // The discount at which the two bills differ by the gap, by halving an interval.
      let [from, to] = [0, 0.5];
      for (let i = 0; i < 90; i += 1) {
        const x = (from + to) / 2;
        if ((paid / (1 - x) ** 2) * x * x < gap) from = x;
        else to = x;
      }
      return Math.round(paid / (1 - from) ** 2);
    },
  },
  ({ one, other, thing, part, marked, frame }, { step, find, write }) => {
    const paid = marked.mul(q(1).sub(part)).mul(q(1).sub(part));
    const gap = marked.mul(part).mul(part);
    const ratio = paid.div(gap);
    write(tex`M(1 - x)^2 = ${paid}, \quad M(1 - x)^2 - M(1 - 2x) = Mx^2 = ${gap}`, {
      because: text`The second discount is taken on the reduced price, so it is smaller by the part $x$ of the first
        one.`,
    })`
      Let $M$ be the marked price and $x$ the discount as a part. Twice in a row it leaves $(1 - x)^2$, taken double it
      leaves $1 - 2x$. Write down what is paid in each case, and the difference.`;
    const x = step(part, {
      name: 'the discount as a part',
      works: value =>
        tex`\left(\frac{1 - x}{x}\right)^2 = \frac{${paid}}{${gap}} = \frac{${ratio.n}}{${ratio.d}} \Rightarrow
          \frac{1 - x}{x} = \frac{${q(1).sub(part).div(part).n}}{${q(1).sub(part).div(part).d}}, \quad
          x = \frac{${value.n}}{${value.d}}`,
    })`
        Divide the first equation by the second. The marked price cancels, and the square root gives $x$.`;
    const left = find(frac(calc`1 - ${x}`));
    const price = step(
      calc`${paid} ÷ (1 - ${x})^2`,
      value => tex`M = ${paid} \div \left(\frac{${left.n}}{${left.d}}\right)^2 = ${value}`,
    )`
        The first equation now contains only the marked price. Divide to find it.`;
    return {
      answer: price,
      stem:
        frame === 0
          ? text`On the same ${thing}, with the same marked price, ${one} gives a discount of $d\%$ and a further $d\%$
            on the reduced price, while ${other} gives a single discount of $2d\%$. A customer pays ₹${paid} at the
            former, which is ₹${gap} more than at the latter. What is the marked price?`
          : text`A ${thing} is marked alike in two places. At ${other} the discount is $2d\%$. At ${one} it is $d\%$,
            and $d\%$ again on what remains; the bill there is ₹${paid}, and that is higher by ₹${gap}. Find the marked
            price.`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(gap),
      slips: [
        slip('added_the_percentages', price, part.lt(q(1, 2)) && calc`${paid} ÷ (1 - 2 * ${x})`)`
            You went back from ₹${paid} by the double discount: ${here}. This sum has two discounts, one after the
            other.`,
        slip('left_out_a_change', price, calc`${paid} ÷ (1 - ${x})`)`
            You undid only one discount: ${here}. That is the price between the two discounts.`,
        slip('forgot_the_root', x, calc`${gap} / (${paid} + ${gap})`)`
            You found no root. The two sums, ₹${paid} and ₹${gap}, are in the ratio of the squares of what is left and
            of the discount.`,
        slip('used_a_wrong_given_number', price, calc`(${paid} - ${gap}) ÷ (1 - ${x})^2`)`
            You started from the lower sum: ${here}. It belongs to the single discount.`,
        slip('used_a_wrong_given_number', price, calc`(${paid} + ${gap}) ÷ (1 - ${x})^2`)`
            You added the difference to ₹${paid}: ${here}. The other sum is lower, and ₹${paid} has the two discounts.`,
        slip('wrong_sign', x, part.lt(q(1, 4)) && calc`${part} / (1 - 2 * ${part})`)`
            You changed a sign when you solved for the discount. With this discount the difference would not be
            ₹${gap}.`,
        slip('undid_with_the_same_per_cent', price, calc`${paid} * (1 + ${x})^2`)`
            You added the discount as a part of the smaller price, twice: ${here}. It was a part of the larger prices,
            so divide.`,
        slip('forgot_to_square', price, calc`${gap} ÷ ${x}`)`
            You used the difference as a single discount on the marked price: ${here}. It is the square of the
            discount times the marked price.`,
        slip('took_a_change_twice', price, calc`${paid} ÷ (1 - ${x})^2 ÷ (1 - ${x})`)`
            You undid three discounts: ${here}. There were two.`,
      ],
      snapRead: text`The same discount is given twice, one after the other, or double at once. What is paid differs by
        the square of the discount, counted on the marked price.`,
      approach: text`What is paid and the difference are both the marked price times a square. If one is divided by
        the other, the marked price cancels and a square is left.`,
      faster: text`₹${paid} and ₹${gap} are as $${left.n}^2 : ${part.mul(left.d).n}^2$, so what is left and the
        discount are as $${left.n} : ${part.mul(left.d).n}$. The marked price is
        $\left(\frac{${part.d}}{${part.n}}\right)^2$ times ₹${gap}.`,
      check: text`${part.mul(100)}% off ₹${price} leaves ₹${price.mul(left)}, and again ₹${paid}; ${part.mul(200)}% off
        leaves ₹${price.mul(q(1).sub(part.mul(2)))}, which is ₹${gap} less.`,
      principle: text`Two discounts, one after the other, are less than their sum by their product; for equal
        discounts that is a square.`,
    };
  },
);

/** AR.PLD.4 Hard: one discount twice in a row against twice the discount. */
export const twiceOrDouble: readonly AnyTemplate[] = situation<TwiceOrDouble>({
  type: 'AR.PLD.4',
  situation: 'twice-or-double',
  tries: 30,
  draw: draw => {
    const part = draw.pick(parts);
    const marked = q(Number(part.d) ** 2 * draw.int(2, 400));
    const gap = marked.mul(part).mul(part);
    return marked.gte(800) && marked.lte(20000) && gap.gte(9)
      ? { part, marked, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [label],
});
