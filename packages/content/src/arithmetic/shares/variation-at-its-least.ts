import { gcd, isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A total that grows with the square of a number and has a fixed part: the average is alike for two numbers. */
interface PerHead {
  /** Two numbers with equal averages are the unit times two squares. */
  unit: number;
  low: number;
  high: number;
  square: number;
  each: number;
  frame: number;
}

const things = ['toy', 'batch', 'chair'] as const;

const leastPerHead = form<PerHead>(
  'least-from-two-equal-averages',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.INQ.4'],
    verify: ({ unit, low, high, square, each }) => {
      const [a, b] = [unit * low * low, unit * high * high];
      const fixed = square * a * b;
      let least = Number.POSITIVE_INFINITY;
      for (let n = 1; n < 3000; n += 1) least = Math.min(least, fixed / n + each + square * n);
      return Math.round(least);
    },
  },
  (p, { step, find, write }) => {
    const { unit, low, high, square, each, frame } = p;
    const [a, b] = [unit * low * low, unit * high * high];
    const fixed = square * a * b;
    const average = each + square * (a + b);
    const thing = things[frame] ?? 'toy';
    const things_ = frame === 1 ? 'batches' : `${thing}s`;
    write(tex`\frac{${fixed}}{${a}} + c + ${a}k = \frac{${fixed}}{${b}} + c + ${b}k`, {
      because: text`The average is the same for both numbers, and $c$ is in both, so it cancels.`,
    })`
      Let one ${thing} cost $c$ rupees directly, and let $k$ be the constant of the square. Divide the total for $n$
      ${things_} by $n$: the average is $\frac{${fixed}}{n} + c + kn$. Write that it is equal for ${a} and ${b}.`;
    const k = step(calc`${fixed} / (${a} * ${b})`, {
      name: 'the constant k',
      works: (_, working) =>
        tex`${fixed} \times \frac{${b - a}}{${a} \times ${b}} = ${b - a}k \Rightarrow k = ${working}`,
      because: text`$\frac{1}{${a}} - \frac{1}{${b}}$ is $\frac{${b} - ${a}}{${a} \times ${b}}$, so the factor
          $${b} - ${a}$ is on both sides. What is left gives the constant without the direct cost.`,
    })`
      Bring both fractions to one side and divide by $${b} - ${a}$.`;
    const root = step(calc`sqrt(${fixed} * ${k})`, {
      name: 'each of the two changing parts where they are equal',
      works: value => tex`\frac{${fixed}}{n} + ${k}n \ge 2\sqrt{${fixed} \times ${k}} = 2 \times ${value}`,
      because: text`Two positive numbers with a fixed product have the least sum when they are equal.`,
    })`
      In the average, the part that falls and the part that grows have the fixed product $${fixed}k$. So their sum is
      least where they are equal.`;
    const at = find(calc`${fixed} / ${a} + ${k} * ${a}`);
    const fall = step(calc`${at} - 2 * ${root}`, {
      name: 'how far the average can fall',
      works: (_, working) => tex`\frac{${fixed}}{${a}} + ${k} \times ${a} = ${at}, \qquad ${working}`,
      because: text`The direct cost is the same for every number, so only the two changing parts can make the
          average smaller. At ${a} they are not equal yet.`,
    })`
      For ${a} ${things_} these two parts make $${at}$ together. Compare: so much less is possible.`;
    const wanted = step(calc`${average} - ${fall}`, {
      name: text`the least average`,
      because: text`The average is the direct cost and the two changing parts. When these fall by some rupees, the
          average falls by the same.`,
    })`
      The direct cost $c$ does not change, so the average itself falls by this amount from ₹${average}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The daily cost of making toys has a fixed part of ₹${fixed}, a part proportional to the number of toys,
            and a part that varies as the square of this number. The average cost of a toy is ₹${average} on a day with
            ${a} toys, and it is the same on a day with ${b}. What is the lowest possible average cost of a toy?`
          : frame === 1
            ? text`A bakery spends ₹${fixed} in a day whatever it bakes, a fixed amount for each batch of bread, and for
              overtime an amount proportional to the square of the number of batches. Whether it bakes ${a} batches or
              ${b}, a batch costs ₹${average} on average. Find the minimum cost per batch that the bakery can reach.`
            : text`To make chairs a workshop pays a rent of ₹${fixed} a week, the same sum for the wood of each chair,
              and wages that vary as the square of the number of chairs made in the week. In weeks with ${a} and with
              ${b} chairs the average cost of a chair was ₹${average}. What is the smallest average cost of a chair, if
              the number is chosen well?`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.lt(average) && value.gt(0),
      slips: [
        slip(
          'sought_the_extreme_elsewhere',
          fall,
          () => calc`${at} - ${fixed} * 2 / (${a + b}) - ${k} * ${a + b} / 2`,
        )`
          You looked for the least average at $\frac{${a} + ${b}}{2}$, half-way between the two numbers, where it is
          only $${fall}$ lower. The two changing parts are not equal there.`,
        slip('left_out_a_factor', fall, calc`${at} - ${root}`)`
          Only one of the two changing parts was counted at the minimum: ${here}. There are two, of ₹${root} each.`,
        slip('stopped_a_step_early', wanted, calc`2 * ${root}`)`
          ${here} leaves out what each ${thing} costs directly.`,
        slip('left_out_a_term', wanted, () => calc`${average} - ${at}`)`
          ${here} is only what each ${thing} costs directly, without the two other parts.`,
        slip('did_not_double', at, calc`${fixed} / ${a}`)`
          The part that grows was left out for ${a} ${things_}: ${here} was compared with the least sum of both parts.`,
        slip('did_not_double', fall, calc`${at} / 2 - ${root}`)`
          You compared the mean of the two changing parts, ₹${at.div(2)}, with ₹${root}: ${here}. That is how far one of
          the two falls, but the average contains both.`,
        slip('averaged_the_averages', wanted, calc`${average} - ${k} * ${b - a} / 2`)`
          You went from ${b} half-way to ${a} and subtracted only what the growing part loses: ${here}. The falling
          part becomes larger at the same time, so the average falls by less.`,
      ],
      snapRead: text`The average is the same at two numbers, so its least value lies between them; one part falls and
        one grows.`,
      approach: text`Equal averages give the constant of the square at once, as the direct cost cancels. The least sum
        of the two changing parts then says how far the average can fall.`,
      faster: text`Equal averages at ${a} and ${b} mean that the two changing parts exchange their values,
        $${k.mul(b)}$ and $${k.mul(a)}$. At their least they are equal, with the same product: $${root}$ each. The
        fall is $${k.mul(b)} + ${k.mul(a)} - 2 \times ${root}$.`,
      check: text`With $n = ${unit * low * high}$ the parts are $\frac{${fixed}}{${unit * low * high}} =
        ${square * unit * low * high}$ and $${k} \times ${unit * low * high} = ${square * unit * low * high}$; the
        direct cost is ₹${each}.`,
      principle: text`In an average, one part falls with the number and one grows; equal averages at two numbers give
        their product, and the least lies at its square root.`,
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
    situation: 'equal-averages',
    tries: 60,
    draw: draw => {
      const [low, high] = [draw.int(1, 4), draw.int(2, 6)];
      const p = {
        unit: draw.int(2, 20),
        low,
        high,
        square: draw.int(1, 9),
        each: draw.step(40, 400, 10),
        frame: draw.int(0, 2),
      };
      const [a, b] = [p.unit * low * low, p.unit * high * high];
      const isFair = high > low && gcd(low, high) === 1 && a >= 5 && b <= 120;
      const fall = p.square * p.unit * (high - low) ** 2;
      return isFair &&
        fall >= 10 &&
        p.square * p.unit * low * high >= 20 &&
        p.each + p.square * (a + b) > 4 * fall
        ? p
        : null;
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
