import { gcd, isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A sum of a part that varies directly and one that varies as the square. */
interface TwoParts {
  /** Per unit, and per square of a unit. */
  a: number;
  b: number;
  n: number;
  m: number;
  k: number;
  frame: number;
}

const valueAt = ({ a, b }: TwoParts, n: number) => a * n + b * n * n;

const thirdValue = form<TwoParts>(
  'sum-of-direct-and-square',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.LIN.1'],
    verify: p => {
      const { n, m, k } = p;
      // Lagrange's form through 0 and the two known points.
      const [u, v] = [valueAt(p, n), valueAt(p, m)];
      return q(u * k * (k - m), n * (n - m)).add(q(v * k * (k - n), m * (m - n)));
    },
  },
  (p, { step, find }) => {
    const { n, m, k, frame } = p;
    const [u, v] = [valueAt(p, n), valueAt(p, m)];
    const [small, large] = [find(calc`${u} / ${n}`), find(calc`${v} / ${m}`)];
    const square = step(calc`(${large} - ${small}) / (${m} - ${n})`, {
      works: value =>
        tex`a + ${n}b = \frac{${u}}{${n}} = ${small}, \quad a + ${m}b = \frac{${v}}{${m}} = ${large} \Rightarrow b =
          \frac{${large} - ${small}}{${m} - ${n}} = ${value}`,
      name: 'the constant b of the square',
      because: text`After division by the number itself, the direct part is the same constant in both cases, and
          the part with the square is only proportional to the number. A difference removes the constant.`,
    })`
      Let the two parts be $an$ and $bn^2$ for a number $n$. Divide each known value by its own number: what is left
      are two equations whose difference gives $b$.`;
    const direct = step(calc`${small} - ${n} * ${square}`, {
      name: text`the constant a of the direct part`,
      works: value => tex`a = ${small} - ${n} \times ${square} = ${value}`,
      because: text`Each of the two equations holds for the same $a$ and $b$. One of them is enough now; the other
          can serve as a check.`,
    })`
        The constant $b$ is known now. Put it into the first equation to find $a$.`;
    const power = find(2);
    const value = step(calc`${direct} * ${k} + ${square} * ${k}^${power}`, {
      because: text`The value is the sum of two parts that grow differently. Neither proportion alone gives it:
          only the part with $b$ is multiplied by the square.`,
    })`
        Both constants are known. Find the two parts for ${k}, and add them.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The cost of a rectangular signboard is the sum of two parts, one that varies as its width and one
            that varies as the square of its width. A board ${n} feet wide costs ₹${u} and one ${m} feet wide ₹${v}.
            What does a board ${k} feet wide cost?`
          : frame === 1
            ? text`The time that a clerk takes to sort answer books by roll number is the sum of two parts. One varies
              as the number of bundles, the other as the square of this number. ${n} bundles take ${u} minutes and
              ${m} bundles ${v} minutes. How many minutes do ${k} bundles take?`
            : text`The monthly expenses of a tuition centre are partly proportional to the number of its batches and
              partly to the square of this number. They are ₹${1000 * u} for ${n} batches and ₹${1000 * v} for ${m}.
              Find the expenses, in thousands of rupees, for ${k} batches.`,
      show: frame === 0 ? rupees : plain,
      plausible: found => isCount(found),
      slips: [
        slip('assumed_a_proportion', value, calc`${u} * ${k} / ${n}`)`
            You treated the whole value as proportional to the number: ${here}. A part of it grows with the square.`,
        slip('assumed_a_proportion', value, calc`${v} * ${k}^2 / ${m}^2`)`
            You treated the whole value as proportional to the square: ${here}. A part of it is only proportional to
            the number.`,
        slip('assumed_a_proportion', value, calc`${v} + (${v} - ${u}) * (${k} - ${m}) / (${m} - ${n})`)`
            You went on by equal steps: ${here}. The part with the square grows faster with each step.`,
        slip('forgot_to_square', power, 1)`
            You did not square $${k}$ in the second part. It varies as the square of the number.`,
        slip('swapped_the_two', value, calc`${square} * ${k} + ${direct} * ${k}^2`)`
            You exchanged the two constants: ${here}. The square belongs to the constant of the second part.`,
        slip('left_out_a_term', direct, 0)`
            You left out the part that is proportional to the number. $${value}$ is only the part with the square.`,
        slip('forgot_to_square', square, calc`(${v} - ${u}) / (${m}^2 - ${n}^2)`)`
            You found $${square}$ as if only the part with the square had changed from ${n} to ${m}. The other part
            changes as well.`,
      ],
      snapRead: text`The value is the sum of two parts, one proportional to the number and one to its square. Two values
        are known.`,
      approach: text`Write the sum with two constants. Divide each known value by its number, so that two linear
        equations are left, and subtract them.`,
      faster: text`Per unit the values are ${small} and ${large}; they rise by ${square} for each unit, so at ${k} the
        value per unit is $${direct.add(square.mul(k))}$.`,
      check: text`$${direct} \times ${n} + ${square} \times ${n}^2 = ${direct.mul(n).add(square.mul(n * n))}$ and
        $${direct} \times ${m} + ${square} \times ${m}^2 = ${direct.mul(m).add(square.mul(m * m))}$.`,
      principle: text`A sum of two such parts has two constants, so it needs two known values; dividing by the number
        makes the equations linear.`,
    };
  },
);

/** A jewel whose price varies as the square of its weight, broken into two pieces. */
interface Broken {
  /** The two pieces as x : y. */
  x: number;
  y: number;
  /** Rupees for each square of a part. */
  unit: number;
  frame: number;
}

const jewels = ['diamond', 'pearl', 'ruby'] as const;

const priceBefore = form<Broken>(
  'price-before-it-broke',
  {
    band: 'Medium',
    seconds: 75,
    verify: ({ x, y, unit }) => {
      const loss = unit * 2 * x * y;
      for (let price = loss + 1; price < loss * 40; price += 1)
        if (Math.abs(price - (price * (x * x + y * y)) / (x + y) ** 2 - loss) < 1e-7) return price;
      throw new Error('no price fits');
    },
  },
  (p, { step }) => {
    const { x, y, unit, frame } = p;
    const what = jewels[frame] ?? jewels[0];
    const loss = unit * 2 * x * y;
    const whole = step(calc`(${x} + ${y})^2`, {
      name: text`the price of the whole ${what} in parts`,
      because: text`The price varies as the square of the weight, so the weights must be added before they are
          squared. A ${what} of twice the weight costs four times as much.`,
    })`
        Let the pieces weigh $${x}$ and $${y}$ parts, so that the whole weighs $${x} + ${y}$. The price varies as the
        square of the weight, so the old price is the square of this sum in parts.`;
    const pieces = step(calc`${x}^2 + ${y}^2`, {
      name: 'the prices of the pieces in parts',
      because: text`Two small pieces are priced one by one. Their squares together are less than the square of the
          sum, and that is why breaking loses money.`,
    })`
      Each piece has its own price now. Square the weight of each piece, and add the two prices.`;
    const lost = step(calc`${whole} - ${pieces}`, {
      name: text`the loss in parts`,
      because: text`The loss is what the ${what} was worth more than the pieces are together. All three are
          counted in the same parts, so they may be subtracted.`,
    })`
      Subtract the prices of the pieces from the old price. The difference is the loss in the same parts.`;
    const price = step(calc`${loss} * ${whole} / ${lost}`, {
      name: text`the price before`,
      because: text`The loss is the only amount known in rupees, so it gives one part. The question asks for the
          whole, not for what is left.`,
    })`
        These parts are ₹${loss}. Divide to find one part, and multiply by the parts of the old price.`;
    const base = x + y;
    return {
      answer: price,
      stem:
        frame === 0
          ? text`The price of a diamond varies as the square of its weight. When a diamond broke into two pieces whose
            weights are in the ratio $${x} : ${y}$, the two pieces together were worth ₹${loss} less than the diamond
            had been. What was its price before?`
          : frame === 1
            ? text`A jeweller prices pearls in proportion to the square of their weight. One pearl is cut by mistake
              into two parts with weights in the ratio $${x} : ${y}$, which lowers the total value by ₹${loss}. Find
              the original value of the pearl.`
            : text`Rubies of one quality are sold at prices proportional to the squares of their weights. A ruby falls
              and breaks in the ratio $${x} : ${y}$ by weight, and its owner loses ₹${loss} in value. For how much
              could the unbroken ruby have been sold?`,
      show: rupees,
      plausible: value => isCount(value) && value.gt(loss),
      slips: [
        slip('stopped_a_step_early', price, calc`${loss} * ${pieces} / ${lost}`)`
            You stopped at ₹${price}, which the two pieces are worth. The question asks for the price before.`,
        slip('went_a_step_too_far', price, calc`${loss} * ${whole} / ${lost} + ${loss}`)`
            You added the loss to the old price: ${here}. The old price contains the loss already.`,
        slip('read_a_comparison_backwards', lost, calc`${y}^2 - ${x}^2`)`
            You used the difference between the two pieces, $${lost}$ parts. The loss is the difference between the
            whole and both pieces together.`,
        slip('took_the_whole_for_a_part', price, calc`${loss} * ${whole} / ${pieces}`)`
            You used ₹${loss} as the price of the pieces, $${pieces}$ parts. It is only the loss.`,
        slip('wrong_sign', lost, calc`${whole} + ${pieces}`)`
            You added the two numbers of parts: ${here}. The loss is their difference.`,
        slip('left_out_a_factor', lost, calc`${x} * ${y}`)`
            You used $${x} \times ${y}$ as the loss. When $${x} + ${y}$ is squared, this product appears twice.`,
        slip('used_a_wrong_given_number', lost, calc`${whole} - ${Math.max(x, y)}^2`)`
            You subtracted only the larger piece: ${here}. The smaller one still has a price.`,
        slip('used_a_wrong_given_number', lost, calc`${whole} - ${Math.min(x, y)}^2`)`
            You subtracted only the smaller piece: ${here}. The larger one still has a price.`,
      ],
      snapRead: text`The price varies as the square of the weight, and the loss by breaking is known. The price before
        is asked.`,
      approach: text`Let the pieces weigh ${x} and ${y} parts. Write the price before and the two prices after as
        squares of parts; the loss in rupees is then known in parts.`,
      faster: text`The loss is $2 \times ${x} \times ${y} = ${lost}$ of $${base}^2 = ${whole}$ parts, so the price was
        $${loss} \times \frac{${whole}}{${lost}}$.`,
      check: text`Of ₹${price} the pieces keep $\frac{${pieces}}{${whole}}$, that is ₹${price.mul(pieces).div(whole)},
        which is ₹${loss} less.`,
      principle: text`When a price varies as the square of the weight, breaking into two parts loses twice their
        product.`,
    };
  },
);

/** AR.RAT.6 Medium: a sum of two variations, and a price that varies as a square. */
export const variationOfTwoParts: readonly AnyTemplate[] = [
  ...situation<TwoParts>({
    type: 'AR.RAT.6',
    situation: 'direct-and-square',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const p =
        frame === 0
          ? {
              a: draw.step(50, 300, 10),
              b: draw.step(10, 80, 5),
              n: draw.int(2, 6),
              m: draw.int(4, 10),
              k: draw.int(3, 14),
              frame,
            }
          : frame === 1
            ? {
                a: draw.int(1, 4),
                b: draw.int(1, 2),
                n: draw.int(2, 5),
                m: draw.int(3, 8),
                k: draw.int(4, 10),
                frame,
              }
            : {
                a: draw.int(3, 14),
                b: draw.int(1, 5),
                n: draw.int(2, 6),
                m: draw.int(4, 9),
                k: draw.int(5, 14),
                frame,
              };
      return p.m > p.n && p.k > p.n && p.k !== p.m && p.a !== p.b ? p : null;
    },
    forms: [thirdValue],
  }),
  ...situation<Broken>({
    type: 'AR.RAT.6',
    situation: 'broken-jewel',
    tries: 30,
    draw: draw => {
      const [x, y] = [draw.int(1, 7), draw.int(2, 9)];
      const unit = draw.step(200, 4000, 50);
      const price = unit * (x + y) ** 2;
      return x < y && gcd(x, y) === 1 && x > 1 && price >= 30_000 && price <= 600_000
        ? { x, y, unit, frame: draw.int(0, 2) }
        : null;
    },
    forms: [priceBefore],
  }),
];
