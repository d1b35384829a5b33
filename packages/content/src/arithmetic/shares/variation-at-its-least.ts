import { gcd, isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A total that grows with the square of a number and has a fixed part: the cost of each is least somewhere. */
interface PerHead {
  fixed: number;
  each: number;
  square: number;
  frame: number;
}

const best = ({ fixed, square }: PerHead) => Math.sqrt(fixed / square);

const leastPerHead = form<PerHead>(
  'least-average-cost',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.INQ.4'],
    verify: ({ fixed, each, square }) => {
      let least = q(fixed).add(each).add(square);
      for (let n = 2; n < 2000; n += 1) {
        const cost = q(fixed, n)
          .add(each)
          .add(square * n);
        if (cost.lt(least)) least = cost;
      }
      return least;
    },
  },
  (p, { step, find }) => {
    const { fixed, each, square, frame } = p;
    const n = best(p);
    const [a, b] = [frame === 1 ? 10 : 20, frame === 1 ? 20 : 40];
    const [u, v] = [fixed + each * a + square * a * a, fixed + each * b + square * b * b];
    const thing = frame === 0 ? 'toy' : frame === 1 ? 'batch' : 'chair';
    const rise = step(calc`${v} - ${u} - ${each} * (${b} - ${a})`, {
      works: value => tex`(${v} - ${u}) - ${each} \times (${b} - ${a}) = ${value}`,
      because: text`The fixed part is in both totals, and the direct part is known, so both can be taken off the
        difference.`,
    })`
      In the difference of the two totals the fixed part cancels. Take off the part that is proportional to the
      number: what is left comes from the square.`;
    const perSquare = step(calc`${rise} / (${b}^2 - ${a}^2)`, { name: 'the constant of the square' })`
        What is left is the constant times the difference of the two squares. Divide to find the constant.`;
    const rest = step(calc`${u} - ${each} * ${a} - ${perSquare} * ${a}^2`, { name: 'the fixed part' })`
        Subtract the two other parts from the first total. What is left is the fixed part.`;
    const root = step(calc`sqrt(${frac(calc`${rest} * ${perSquare}`.value)})`, {
      works: value =>
        tex`\frac{${rest}}{n} + ${perSquare}n \ge 2\sqrt{${rest} \times ${perSquare}} = 2 \times ${value}`,
      name: 'each of the two changing parts where they are equal',
      because: text`Two positive numbers with a fixed product have the least sum when they are equal.`,
    })`
      For $n$ pieces divide the total by $n$. The direct part gives a constant; the two other parts have a fixed
      product, so their sum is least when they are equal.`;
    const twice = find(calc`2 * ${root}`);
    const cost = step(calc`${each} + ${twice}`)`
        The two changing parts are twice this number together. Add the ₹${each} that each ${thing} costs anyway.`;
    return {
      answer: cost,
      stem:
        frame === 0
          ? text`The daily cost of making toys has a fixed part, a part of ₹${each} for each toy, and a part that
            varies as the square of the number of toys. It is ₹${u} for ${a} toys and ₹${v} for ${b} toys. What is the
            lowest possible average cost of a toy?`
          : frame === 1
            ? text`A bakery spends in a day a fixed amount, ₹${each} per batch of bread, and for overtime an amount
              proportional to the square of the number of batches. ${a} batches cost ₹${u} in all and ${b} batches
              ₹${v}. Find the minimum cost per batch that the bakery can reach.`
            : text`To make chairs a workshop pays a fixed rent, ₹${each} for the wood of each chair, and wages that
              vary as the square of the number of chairs made in a week. A week with ${a} chairs costs ₹${u} and one
              with ${b} chairs ₹${v}. If the number is chosen well, what is the smallest average cost of a chair?`,
      show: rupees,
      plausible: value => isCount(value) && value.gt(each),
      slips: [
        slip('left_out_a_term', cost, calc`${twice}`)`
            You left out the ₹${each} that each ${thing} costs anyway. ₹${cost} is only the rest of the average.`,
        slip('stopped_a_step_early', twice, calc`${root}`)`
            You counted only one of the two changing parts, ₹${root}. There are two of them, and at the minimum they
            are equal.`,
        slip('sought_the_extreme_elsewhere', cost, calc`${u} / ${a}`)`
            You used the average for ${a}: ${here}. Nothing says that ${a} is the best number.`,
        slip('sought_the_extreme_elsewhere', cost, calc`${v} / ${b}`)`
            You used the average for ${b}: ${here}. Nothing says that ${b} is the best number.`,
        slip('did_not_divide', twice, calc`${root} + ${perSquare}`)`
            You added only the constant of the part with the square, as if there were a single ${thing}: ${here}.`,
        slip('averaged_the_averages', cost, calc`(${u} / ${a} + ${v} / ${b}) / 2`)`
            You averaged the two known averages: ${here}. The least average lies at another number.`,
        slip('doubled_needlessly', cost, calc`${each} + 4 * ${root}`)`
            You counted ₹${root} four times: ${here}. Only two parts change with the number, and each of them is that
            large.`,
      ],
      snapRead: text`The total has three parts, and two totals are known. The least average is asked, so write the
        average for any number and make its two changing parts equal.`,
      approach: text`Find the two unknown constants from the two totals. In the average, one part falls with the
        number and one grows, and their product is fixed. So their sum is least when they are equal.`,
      check: () => {
        const at = (k: number) =>
          q(fixed, k)
            .add(each)
            .add(square * k);
        return text`At $${n}$ the average is $\frac{${rest}}{${n}} + ${each} + ${perSquare} \times ${n} = ${at(n)}$;
          at $${n - 1}$ it is about $${Number(
            at(n - 1)
              .valueOf()
              .toFixed(2),
          )}$ and at $${n + 1}$ about $${Number(
            at(n + 1)
              .valueOf()
              .toFixed(2),
          )}$.`;
      },
      principle: text`In an average, one part falls with the number and one grows; if their product is fixed, the sum
        is least when they are equal.`,
    };
  },
);

/** Two pieces of a jewel: the price of all is known, and by how much the pieces are worth less at most. */
interface Pieces {
  price: number;
  /** The loss as a part of the price, in per cent; what the smaller piece is worth follows. */
  s: number;
  t: number;
  frame: number;
}

const smallerPiece = form<Pieces>(
  'price-of-the-smaller-piece',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.QUA.1'],
    apart: true,
    verify: ({ price, s, t }) => {
      const loss = q(price * 2 * s * t, (s + t) ** 2);
      for (let part = 1; part <= 500; part += 1) {
        // The smaller piece weighs part/1000 and further steps that reach all fractions drawn.
        for (const whole of [1000, (s + t) * 20]) {
          const x = q(part, whole);
          if (
            x.lt(q(1, 2)) &&
            x
              .mul(q(1).sub(x))
              .mul(2 * price)
              .equals(loss)
          )
            return x.mul(x).mul(price);
        }
      }
      throw new Error('no piece fits');
    },
  },
  (p, { step, find }) => {
    const { price, s, t, frame } = p;
    const loss = q(price * 2 * s * t, (s + t) ** 2);
    const product = step(calc`${loss} / (2 * ${price})`, {
      works: value =>
        tex`1 - x^2 - (1 - x)^2 = 2x(1 - x) = \frac{${loss}}{${price}} \Rightarrow x(1 - x) = ${frac(value)}`,
      name: 'the product of the two parts of the weight',
    })`
      Let the smaller piece have the part $x$ of the weight, and so the part $x^2$ of the price. The other piece has
      $(1 - x)^2$. Write the loss as a part of the price.`;
    const gap = step(calc`sqrt(1 - 4 * ${product})`, {
      works: value =>
        tex`(1 - x - x)^2 = 1 - 4x(1 - x) \Rightarrow 1 - 2x = \sqrt{1 - 4 \times ${frac(product)}} = ${frac(value)}`,
      name: 'the difference of the two parts',
      because: text`The sum of the two parts is 1 and their product is known, so their difference follows.`,
    })`
      The two parts have the sum $1$ and a known product. Find their difference from the square of the sum.`;
    const part = step(
      calc`(1 - ${gap}) / 2`,
      value => tex`x = \frac{1}{2}\left(1 - ${frac(gap)}\right) = ${frac(value)}`,
    )`
        The sum of the two parts is $1$. Subtract their difference and halve to find the smaller part.`;
    const power = find(2);
    const value = step(
      calc`${price} * ${part}^${power}`,
      found => tex`${price} \times \left(${frac(part)}\right)^{${power}} = ${found}`,
    )`
        The price of the smaller piece is the square of this part of ₹${price}. Multiply.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The price of a diamond is proportional to the square of its weight. A diamond worth ₹${price} broke
            into two pieces of different weight, and ₹${loss} of its value was lost. What is the price of the smaller
            piece?`
          : frame === 1
            ? text`Pearls of a certain kind are priced by the square of their weight. A pearl for which ₹${price} had
              been paid was cut into two unequal parts, so that the parts together were worth ₹${loss} less. Find the
              value of the smaller part.`
            : text`A ruby of ₹${price} fell and broke into two unequal pieces. For rubies of this quality prices vary
              as the squares of the weights, and the accident reduced the total price by ₹${loss}. For what amount can
              the smaller piece be sold?`,
      show: rupees,
      plausible: found => isCount(found) && found.lt(price),
      onSight: found => found.lt(q(price).sub(loss).div(2)),
      slips: [
        slip('swapped_the_two', part, calc`(1 + ${gap}) / 2`)`
            ₹${value} is the price of the larger piece. The question asks for the smaller one.`,
        slip('forgot_to_square', power, 1)`
            You multiplied ₹${price} by the part of the weight itself. The price is proportional to the square of the
            weight.`,
        slip('assumed_equal_parts', value, calc`(${price} - ${loss}) / 2`)`
            You gave both pieces the same price: ${here}. They differ in weight, so they differ in price.`,
        slip('answered_another_quantity', value, calc`${price} * ${gap}`)`
            You found by how much the prices of the two pieces differ: ${here}. The question asks for the smaller
            price itself.`,
        slip('took_the_whole_for_a_part', value, calc`${loss} * ${part}^2`)`
            You calculated the part on the loss: ${here}. The piece has a part of the old price.`,
        slip('took_a_share_of_the_start', value, calc`(${price} - ${loss}) * ${part}^2`)`
            You calculated the part on what is left after the loss: ${here}. The square of the part belongs to the old
            price.`,
        slip('stopped_a_step_early', part, calc`${product}`)`
            You used $${frac(part)}$ as the smaller part of the weight. It is the product of the two parts.`,
        slip('forgot_the_root', gap, calc`1 - 4 * ${product}`)`
            You used $${frac(gap)}$ as the difference of the two parts of the weight. It is the square of this
            difference.`,
        slip('answered_another_quantity', value, calc`${price} - ${loss} - ${price} * ${part}^2`)`
            ₹${value} is what the larger piece is worth. The question asks for the smaller one.`,
        slip('did_not_halve', part, calc`1 - ${gap}`)`
            You did not halve. $${frac(part)}$ is twice the part of the smaller piece.`,
      ],
      snapRead: text`Prices vary as the squares of the weights. The price and the loss are known, so the sum and the
        product of the two parts of the weight are known.`,
      approach: text`Let the whole weight be 1. The loss gives the product of the two parts, and their sum is 1. So
        both parts can be found.`,
      faster: () => {
        const roots = q(price).sub(loss).mul(2).sub(price);
        return text`The pieces are worth ₹${q(price).sub(loss)} together. The square of the difference of the weights
          is $${frac(roots.div(price))}$ of ₹${price}, so the parts are as $${s} : ${t}$; take $\frac{${s}^2}{${
            s + t
          }^2}$.`;
      },
      check: () => {
        const other = q(1).sub(part);
        return text`The parts $${frac(part)}$ and $${frac(other)}$ give ₹${value} and ₹${other.mul(other).mul(price)},
          together ₹${q(price).sub(loss)}: the loss is ₹${loss}.`;
      },
      principle: text`When a sum and a product of two quantities are known, the square of their difference is the
        square of the sum less four times the product.`,
    };
  },
);

/** AR.RAT.6 Hard: the least average of a total of three parts, and a broken jewel whose pieces are unknown. */
export const variationAtItsLeast: readonly AnyTemplate[] = [
  ...situation<PerHead>({
    type: 'AR.RAT.6',
    situation: 'total-of-three-parts',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const square = draw.int(1, 9);
      const n = draw.int(frame === 1 ? 6 : 12, frame === 1 ? 36 : 70);
      const p = { fixed: square * n * n, each: draw.step(40, 400, 10), square, frame };
      return ![10, 20, 40].includes(n) && p.fixed >= 600 ? p : null;
    },
    forms: [leastPerHead],
  }),
  ...situation<Pieces>({
    type: 'AR.RAT.6',
    situation: 'two-unknown-pieces',
    tries: 60,
    draw: draw => {
      const [s, t] = [draw.int(1, 7), draw.int(2, 9)];
      const price = draw.int(1, 24) * 50 * (s + t) ** 2 * draw.pick([1, 2, 3]);
      return s < t && gcd(s, t) === 1 && s > 1 && price >= 20_000 && price <= 500_000
        ? { price, s, t, frame: draw.int(0, 2) }
        : null;
    },
    forms: [smallerPiece],
  }),
];
