import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Triangle {
  sides: readonly [number, number, number];
  area: number;
  frame: number;
}

const distances = form<Triangle>(
  'distances-from-the-sides',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['GM.TRI.1'],
    verify: ({ sides: [a, b, c], area }) => {
      // The parts of the area that the point cuts off, in steps of a hundred and twentieth.
      let best = 0;
      for (let i = 1; i < 120; i += 1)
        for (let j = 1; i + j < 120; j += 1) best = Math.max(best, i * j * (120 - i - j));
      return q(best)
        .mul(8 * area ** 3)
        .div(120 ** 3)
        .div(a * b * c);
    },
  },
  ({ sides, area, frame }, { step, find, write }) => {
    const [a, b, c] = sides;
    const semi = q(a + b + c, 2);
    const whole = step(area, {
      because: text`The area does not depend on the point, so it is the fixed quantity that ties the three distances
        together.`,
      name: 'the area of the triangle',
      works: value => tex`s = ${frac(semi)}, \qquad \sqrt{${frac(semi)} \times ${frac(semi.sub(a))} \times
        ${frac(semi.sub(b))} \times ${frac(semi.sub(c))}} = ${value}`,
    })`
      The sides are known, so find the area of the triangle with Heron's formula, where $s$ is half of the perimeter.`;
    const twice = step(calc`2 * ${whole}`, {
      name: 'twice the area',
      works: (
        _v,
        w,
      ) => tex`\frac{${a}x}{2} + \frac{${b}y}{2} + \frac{${c}z}{2} = ${whole} \quad \Rightarrow \quad
        ${a}x + ${b}y + ${c}z = ${w}`,
      because: text`The lines from the point to the vertices divide the triangle into three, each with a side and the
        distance from it as height.`,
    })`
      Let $x$, $y$ and $z$ be the distances from the sides of $${a}$, $${b}$ and $${c}$. The three triangles between
      the point and the sides make up the whole triangle. Multiply by $2$.`;
    const term = step(frac(calc`${twice} / 3`), {
      because: text`Of three numbers with the sum $6$, $2 \times 2 \times 2 = 8$ is more than
        $1 \times 2 \times 3 = 6$. Not equal distances: the sum that is fixed has the sides as factors.`,
      name: 'each of the three terms',
      works: (_v, w) => tex`${a}x = ${b}y = ${c}z = ${w}`,
    })`
      The three terms $${a}x$, $${b}y$ and $${c}z$ have a fixed sum, so their product is greatest when they are equal.
      Their product is a constant times $xyz$, so $xyz$ is then greatest too. Divide the sum by $3$.`;
    const sidesProduct = find(a * b * c, { name: 'the product of the sides' });
    write(
      tex`x = \frac{${frac(term)}}{${a}}, \qquad y = \frac{${frac(term)}}{${b}}, \qquad z =
      \frac{${frac(term)}}{${c}}`,
      {
        because: text`The longest side gets the shortest distance, because its triangle has the same area as the two
          others.`,
      },
    )`
      Each term is a side times its distance. Divide by the sides to find the three distances.`;
    const answer = step(frac(calc`${frac(term)}^3 / ${sidesProduct}`), { works: (_v, w) => tex`xyz = ${w}` })`
      The greatest value of the product is $xyz$ at this point. Multiply the three distances.`;
    const long = Math.max(a, b, c);
    return {
      answer,
      stem: wording(
        frame,
        text`A triangle has sides of $${a}$ cm, $${b}$ cm and $${c}$ cm. A point inside it has the distances $x$, $y$
          and $z$ cm from the three sides. What is the greatest possible value of the product $xyz$?`,
        text`From a point inside a triangle with sides $${a}$, $${b}$ and $${c}$ the perpendiculars to the sides are
          drawn. The point is chosen so that the product of the lengths of the three perpendiculars is as large as
          possible. Find this product.`,
        text`A lamp stands in a triangular garden with sides of $${a}$ m, $${b}$ m and $${c}$ m. The product of its
          distances from the three sides, in metres, has to be as large as possible. What is the maximum of this
          product?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 3000n,
      slips: [
        slip('assumed_equal_parts', answer, frac(calc`(${twice} / (${a} + ${b} + ${c}))^3`))`
          The three distances were taken to be equal, $${frac(q(2 * area, a + b + c))}$ each. What has to be equal is
          each distance times its side.`,
        slip('did_not_double', twice, whole)`
          The sum of the three terms was taken as the area itself, $${area}$. Each small triangle is half of a side
          times a distance.`,
        slip('left_out_a_factor', answer, frac(calc`${twice}^3 / (9 * ${sidesProduct})`))`
          You divided by $3$ only twice. Each of the three distances is a third of its height, so $3$ is a factor of
          the denominator three times.`,
        slip('sought_the_extreme_elsewhere', answer, frac(calc`(${twice} / 2)^3 / ${sidesProduct}`))`
          Each distance was taken as half of the height on its side. No point has all three: the terms would add up to
          more than twice the area.`,
        slip('used_a_wrong_given_number', sidesProduct, long ** 3)`
          You used the longest side, $${long}$, for all three distances. Each distance belongs to its own side.`,
        slip('left_out_a_factor', answer, frac(calc`${twice}^3 / (3 * ${sidesProduct})`))`
          You divided by $3$ only once. Each of the three distances is a third of its height, so $3$ is a factor of the
          denominator three times.`,
      ],
      snapRead: text`Distances from the sides of a triangle: with the sides as factors they add up to twice the area.`,
      approach: text`The areas between the point and the sides give a sum that does not change. So make the three
        areas equal; that fixes each distance.`,
      faster: text`Equal areas mean the centroid: each distance is a third of a height. So the product is
        $\frac{1}{27}$ of the product of the heights $\frac{${2 * area}}{${a}}$, $\frac{${2 * area}}{${b}}$ and
        $\frac{${2 * area}}{${c}}$.`,
      check: text`The point with equal distances, the incentre, gives only
        $\left(${frac(q(2 * area, a + b + c))}\right)^3 = ${frac(q(2 * area, a + b + c).pow(3) ?? q(0))}$, about
        $${String(Math.round(((2 * area) / (a + b + c)) ** 3 * 1000) / 1000)}$; $${frac(answer)}$ is about
        $${String(Math.round(Number(answer.valueOf()) * 1000) / 1000)}$.`,
      principle: text`If numbers have a fixed weighted sum, their product is greatest when the weighted terms are
        equal.`,
    };
  },
);

interface Four {
  /** Four whole numbers, each at least `least`, with this sum. */
  sum: number;
  least: number;
  frame: number;
}

const chain = form<Four>(
  'chain-of-three-products',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.3'],
    verify: ({ sum, least }) => {
      let best = 0;
      for (let a = least; a <= sum; a += 1)
        for (let b = least; a + b <= sum; b += 1)
          for (let c = least; a + b + c <= sum - least; c += 1) {
            const d = sum - a - b - c;
            best = Math.max(best, a * b + b * c + c * d);
          }
      return best;
    },
  },
  ({ sum, least, frame }, { step, find, write }) => {
    write(tex`ab + bc + cd = (a + c)(b + d) - ad`, {
      because: text`$a + c$ and $b + d$ have a fixed sum, and only the product $ad$ is too much.`,
    })`
      In $ab + bc + cd$ each number is multiplied by its neighbour. Add $ad$ and take it off again: the four products
      $ab$, $bc$, $cd$ and $ad$ are the product of $a + c$ and $b + d$.`;
    const small = step(calc`floor(${sum} / 2)`, {
      because: text`Of two numbers with a fixed sum the closer ones have the larger product: $5 \times 5 = 25$,
        $4 \times 6 = 24$. An odd sum leaves a difference of $1$.`,
      name: 'the smaller bracket',
      works: value => tex`(a + c) + (b + d) = ${sum} = ${q(sum).sub(value)} + ${value}`,
    })`
      The two brackets have the fixed sum $${sum}$, so their product is greatest when they are as equal as integers can
      be. Find the smaller one.`;
    const total = find(sum);
    const brackets = step(calc`${small} * (${total} - ${small})`, {
      name: 'the greatest product of the brackets',
    })`
      Multiply the two brackets.`;
    const end = find(least);
    const taken = step(
      calc`${end} *
      ${end}`,
      {
        because: text`$a$ and $d$ stand in different brackets, each beside a number that is free. So the brackets keep
          their values while $a$ and $d$ become as small as the bound allows.`,
        name: 'the least product of the outer numbers',
        works: (_v, w) => tex`ad \ge ${w}`,
      },
    )`
      The product $ad$ is taken off, so it should be as small as possible: let $a$ and $d$ both be as small as allowed.
      This does not disturb the brackets, as $c$ and $b$ can take up the rest.`;
    const answer = step(calc`${brackets} - ${taken}`, {
      because: text`Two bounds may only be combined if the same numbers reach both. Here $a$ and $d$ at the bound leave
        $b$ and $c$ to make the brackets as equal as possible.`,
    })`
      The greatest product of the brackets and the least $ad$ are reached together. Subtract.`;
    return {
      answer,
      stem: wording(
        frame,
        text`The integers $a$, $b$, $c$ and $d$ are all at least $${least}$, and $a + b + c + d = ${sum}$. What is the
          greatest possible value of $ab + bc + cd$?`,
        text`Four halls in a row have $a$, $b$, $c$ and $d$ lamps, $${sum}$ in all and at least $${least}$ in each. A
          wire joins every lamp to each lamp of a hall next to its own. What is the maximum number $ab + bc + cd$ of
          wires?`,
        text`For integers $a, b, c, d \ge ${least}$ with the sum $${sum}$, find the maximum of $ab + bc + cd$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('left_out_a_term', taken, 0)`
          ${brackets} is the greatest value of $(a + c)(b + d)$. This product also holds $ad$, which is not part of the
          sum, so it has to be taken off.`,
        slip('assumed_equal_parts', answer, () => q(3 * sum * sum, 16).floor())`
          You made all four numbers nearly equal, about $${frac(q(sum, 4))}$ each. The inner numbers are in two
          products each, so they should be large.`,
        slip('forgot_to_square', taken, least > 1 && calc`2 * ${end}`)`
          $${2 * least}$ was taken off, the sum of the smallest values of $a$ and $d$. It is their product that is too
          much.`,
        slip('sought_the_extreme_elsewhere', answer, () =>
          q(Math.floor((sum - 2 * least) / 2) * Math.ceil((sum - 2 * least) / 2)),
        )`
          $${answer}$ is the largest $bc$ alone. The products $ab$ and $cd$ belong to the sum as well.`,
        slip('added_for_subtracted', answer, calc`${brackets} + ${taken}`)`
          You added $ad$ to the product of the brackets. The brackets hold it although the sum does not, so it has to
          be taken off.`,
        slip('used_a_factor_twice', taken, calc`2 * ${end} * ${end}`)`
          Taking $ad$ off twice removes $2 \times ${end} \times ${end}$, once too often. The product of the brackets
          holds $ad$ once.`,
        slip('ignored_a_bound', end, least > 1 && 1)`
          You let $a$ and $d$ be $1$. Every number is at least $${least}$, so their product cannot be that small.`,
        slip('rounded_the_wrong_way', small, () => small.sub(1))`
          You used the brackets $${small}$ and $${q(sum).sub(small)}$. They can be more equal, and then their product
          is larger.`,
      ],
      snapRead: text`Products of neighbours in a row with a fixed sum: with one product added they factorise.`,
      approach: text`Complete the sum to a product of two brackets with a fixed sum. What is taken off again is the
        product of the outer numbers, which is made as small as possible.`,
      check: () => {
        const [half, rest] = [Math.floor(sum / 2), Math.ceil(sum / 2)];
        const [b, c] = [half - least, rest - least];
        return text`With $a = d = ${least}$, $b = ${b}$ and $c = ${c}$ the sum of the four is $${sum}$, and $${least}
          \times ${b} + ${b} \times ${c} + ${c} \times ${least} = ${least * b + b * c + c * least}$.`;
      },
      principle: text`Try to complete a sum of products to a product of sums; then bound the product and the part that
        was added.`,
    };
  },
);

const triangles: readonly (readonly [number, number, number, number])[] = [
  [3, 4, 5, 6],
  [5, 5, 6, 12],
  [5, 5, 8, 12],
  [6, 8, 10, 24],
  [5, 12, 13, 30],
  [9, 12, 15, 54],
  [10, 10, 12, 48],
  [13, 14, 15, 84],
  [8, 15, 17, 60],
  [10, 13, 13, 60],
  [9, 10, 17, 36],
  [7, 15, 20, 42],
  [10, 17, 21, 84],
  [13, 20, 21, 126],
  [11, 13, 20, 66],
  [12, 16, 20, 96],
  [12, 17, 25, 90],
  [16, 17, 17, 120],
  [13, 13, 24, 60],
  [15, 15, 24, 108],
  [15, 15, 18, 108],
  [7, 24, 25, 84],
  [20, 21, 29, 210],
  [15, 20, 25, 150],
  [10, 24, 26, 120],
  [26, 28, 30, 336],
  [18, 24, 30, 216],
  [20, 26, 26, 240],
];

/** AL.INQ.5 Hard: distances in a triangle, a chain of products. */
export const factorisedSums: readonly AnyTemplate[] = [
  ...situation<Triangle>({
    type: 'AL.INQ.5',
    situation: 'point-in-a-triangle',
    draw: draw => {
      const [a, b, c, area] = draw.pick(triangles);
      const sides = draw.shuffled([a, b, c]) as unknown as readonly [number, number, number];
      return { sides, area, frame: draw.int(0, 2) };
    },
    forms: [distances],
  }),
  ...situation<Four>({
    type: 'AL.INQ.5',
    situation: 'four-in-a-row',
    tries: 10,
    draw: draw => {
      const p = { sum: draw.int(17, 60), least: draw.int(1, 5), frame: draw.int(0, 2) };
      return p.sum > 6 * p.least + 3 ? p : null;
    },
    forms: [chain],
  }),
];
