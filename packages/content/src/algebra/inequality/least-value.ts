import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Positive {
  /** Coefficients a and b with ab·k a square: ax + bk/x. */
  a: number;
  b: number;
  root: number;
  /** A fence of 2·half metres. */
  half: number;
  /** The shift of the third form. */
  c: number;
  way: boolean;
}

/** The least value on a fine grid, rounded to a whole number. */
const leastOn = (from: number, to: number, f: (x: number) => number) => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= 60000; i += 1) best = Math.min(best, f(from + ((to - from) * i) / 60000));
  return q(Math.round(best));
};
const size = (n: number) => (n === 1 ? '' : String(n));

const reciprocal = form<Positive>(
  'number-and-reciprocal',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    verify: ({ a, root }) => leastOn(0, 4 * root, x => a * x + (a * root * root) / x),
  },
  ({ a, root, way }, { step, find }) => {
    const product = step(
      calc`${a} * ${a} * ${root} * ${root}`,
      value => tex`${size(a)}x \times \frac{${a * root * root}}{x} = ${value}`,
    )`
      Both terms are positive and their product does not depend on $x$; find it.`;
    const theRoot = find(Math.round(Math.sqrt(product.valueOf())));
    const two = find(2);
    const least = step(calc`${theRoot} * ${two}`, value => tex`2\sqrt{${product}} = ${value}`)`
      A sum of two positive numbers with a fixed product is least when they are equal: twice the root of the product.`;
    return {
      answer: least,
      stem: way
        ? text`What is the minimum value of $${size(a)}x + \frac{${a * root * root}}{x}$ for positive real $x$?`
        : text`Storing $x$ tonnes of rice costs $${size(a)}x$ thousand rupees a year, and the loss due to shortage is
          $\frac{${a * root * root}}{x}$ thousand rupees a year. What is the minimum total of the two amounts, in
          thousand rupees?`,
      show: plain,
      plausible: value => value.d <= 2n && value.valueOf() > 0,
      slips: [
        slip('stopped_a_step_early', two, 1)`
          $${theRoot}$ is the value of each term at the minimum; their sum is asked for.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} + ${a} * ${root} * ${root}`)`
          At $x = 1$ the terms are $${a}$ and $${a * root * root}$; they are not equal there, so the sum is larger.`,
        slip('gave_the_place_for_the_value', least, root)`
          $x = ${root}$ is where the minimum is taken, not its value.`,
        slip('left_out_a_factor', product, calc`${root} * ${root}`)`
          The coefficient $${a}$ of both terms was left out of the product.`,
        slip('forgot_the_root', theRoot, calc`${a} * ${root} * ${root}`)`
          $${a * root * root}$ was doubled; the root of the product of both terms was needed.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} * 2 * ${root} + ${a} * ${root} / 2`)`
          That is the value at $x = ${2 * root}$, where the two terms are not equal.`,
        slip('doubled_needlessly', two, 4)`
          Four times $${theRoot}$ doubles once too often.`,
      ],
      snapRead: text`A multiple of $x$ and a multiple of its reciprocal, both positive: their product is fixed.`,
      approach: text`With a fixed product the sum of two positive terms is least when they are equal.`,
      check: text`At $x = ${root}$ both terms are $${a * root}$; at $x = ${root + 1}$ the sum is about
        $${(a * (root + 1) + (a * root * root) / (root + 1)).toFixed(2)}$, slightly more.`,
      principle: text`Two positive numbers with a fixed product have the least sum when they are equal.`,
    };
  },
);

const fence = form<Positive>(
  'fixed-perimeter',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ half }) => Math.max(...Array.from({ length: 4 * half }, (_, i) => (i / 2) * (4 * half - i))),
  },
  ({ half, way }, { step, find }) => {
    const each = find(calc`2 * ${half}`);
    const side = step(
      calc`${each} / 2`,
      value => tex`2x = y = \frac{${4 * half}}{2} = ${each}, \quad x = ${value}`,
    )`
      ${way ? '' : text`Let $x$ and $y$ be the two numbers, with $2x + y = ${4 * half}$. `}The factors $2x$ and $y$
      have a fixed
      sum, so their product is greatest when they are equal.`;
    const area = step(calc`${side} * ${each}`)`
      Multiply $x$ and $y$ to get the greatest product.`;
    return {
      answer: area,
      stem: way
        ? text`A rectangular garden lies along a straight wall, which needs no fence. With $${4 * half}$ m of fence for
          the other three sides, what is the largest possible area, in m²?`
        : text`Positive numbers $x$ and $y$ satisfy $2x + y = ${4 * half}$. Find the maximum value of $xy$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('assumed_equal_parts', area, calc`16 * ${half} * ${half} / 9`)`
          Three equal parts of $${4 * half}$ make a square; but one of the numbers counts double in the sum.`,
        slip('assumed_equal_parts', area, calc`${side} * ${side}`)`
          Both numbers were taken as $${side}$, which uses only three quarters of the sum.`,
        slip('left_out_a_factor', area, calc`${each} * ${each}`)`
          $${each} \times ${each}$ has the doubled number as a factor. The product of the two numbers is half of it.`,
        slip('used_a_wrong_given_number', each, calc`${each} * 3 / 2`)`
          $${each}$ for the single number is too much: half of the sum belongs to it.`,
        slip('assumed_equal_parts', each, calc`4 * ${half} / 3`)`
          A third of $${4 * half}$ was given to the single number; it gets half of the sum.`,
        slip('halved_needlessly', area, calc`${side} * ${each} / 2`)`
          $${side} \times ${each}$ was halved once more.`,
        slip('assumed_equal_parts', side, calc`${each} * 3 / 4`)`
          With $${side.toFraction()}$ for the number that counts double, too much of $${4 * half}$ is used up.`,
      ],
      snapRead: text`A fixed sum in which one number counts double, and the greatest product.`,
      approach: text`Take $2x$ as one factor: the two factors then have a fixed sum, and equal ones give the greatest
        product.`,
      faster: text`As a parabola: $x(${4 * half} - 2x)$ has its zeros at $0$ and $${2 * half}$, so its maximum is at $x
        = ${half}$.`,
      check: text`$x = ${half + 1}$ gives $${(half + 1) * (4 * half - 2 * half - 2)}$ and $x = ${half - 1}$ gives
        $${(half - 1) * (4 * half - 2 * half + 2)}$, both less.`,
      principle: text`With a fixed weighted sum, make the weighted parts equal, not the numbers themselves.`,
    };
  },
);

const fixedProduct = form<Positive>(
  'fixed-product-of-two',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ a, b }) => a !== b,
    verify: ({ a, b, root }) => leastOn(0, 6 * b * root, x => a * x + (b * a * b * root * root) / x),
  },
  ({ a, b, root, way }, { step, find }) => {
    const product = step(
      calc`${a * b} * ${a * b * root * root}`,
      (_value, working) => tex`${size(a)}x \times ${size(b)}y = ${working}`,
    )`
      The product of the two terms of the sum is fixed; find it.`;
    const theRoot = find(Math.round(Math.sqrt(product.valueOf())));
    const two = find(2);
    const least = step(calc`${theRoot} * ${two}`, value => tex`2\sqrt{${product}} = ${value}`)`
      The sum is least when both terms are equal: twice the root.`;
    return {
      answer: least,
      stem: way
        ? text`Positive real numbers $x$ and $y$ have the product $${String(a * b * root * root)}$. What is the least
          value of $${size(a)}x + ${size(b)}y$?`
        : text`A rectangular plot of $${String(a * b * root * root)}$ m² has length $x$ m and width $y$ m. Its boundary
          is built at a cost of $${size(a)}x + ${size(b)}y$ thousand rupees. What is the minimum cost, in thousand
          rupees?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('stopped_a_step_early', two, 1)`
          $${theRoot}$ is one of the two equal terms; their sum is asked for.`,
        slip(
          'assumed_equal_parts',
          least,
          Number.isInteger(Math.sqrt(a * b)) && calc`(${a} + ${b}) * ${root} * ${Math.sqrt(a * b)}`,
        )`
          The numbers $x$ and $y$ were made equal; the terms have to be equal.`,
        slip('mixed_up_sum_and_product', theRoot, calc`(${a} + ${b}) * ${root}`)`
          The coefficients enter by their product $${a} \times ${b}$, not by their sum.`,
        slip('left_out_a_factor', theRoot, a > 1 && calc`${a} * ${root}`)`
          The coefficient $${b}$ of $y$ was left out.`,
        slip('left_out_a_factor', theRoot, b > 1 && calc`${b} * ${root}`)`
          The coefficient $${a}$ of $x$ was left out.`,
        slip('doubled_needlessly', two, 4)`
          Four times $${theRoot}$ doubles once too often.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} * ${a} * ${root} + ${b} * ${b} * ${root}`)`
          With $x = ${a * root}$ and $y = ${b * root}$ the product is right, but the terms are not equal: the values are
          exchanged.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} * ${root} + ${b} * ${a} * ${b} * ${root}`)`
          $x = ${root}$, $y = ${a * b * root}$ have the right product, but the terms are not equal there.`,
      ],
      snapRead: text`A fixed product of two positive numbers and a weighted sum to be made least.`,
      approach: text`The weighted terms have a fixed product as well, so their sum is least when they are equal.`,
      check: text`Equal terms mean $x = ${b * root}$ and $y = ${a * root}$: their product is $${a * b * root * root}$
        and both terms are $${a * b * root}$.`,
      principle: text`For a weighted sum with a fixed product, the weighted terms are equal at the least value.`,
    };
  },
);

/** AL.INQ.4 Easy: equal terms at once. */
export const leastValue: readonly AnyTemplate[] = situation<Positive>({
  type: 'AL.INQ.4',
  situation: 'equal-terms',
  draw: draw => ({
    a: draw.int(1, 6),
    b: draw.int(1, 6),
    root: draw.int(2, 12),
    half: 3 * draw.int(2, 14),
    c: draw.int(1, 9),
    way: draw.chance(0.5),
  }),
  forms: [reciprocal, fence, fixedProduct],
});

interface Shifted {
  c: number;
  root: number;
  /** Squares of u and v: (x + u²)(x + v²)/x and u²/x + v²/y = 1. */
  u: number;
  v: number;
  n: number;
  way: boolean;
}

const shifted = form<Shifted>(
  'shifted-denominator',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    verify: ({ c, root, n }) =>
      leastOn(c, c + 5 * root, x => (n * x * x - n * c * x + n * root * root) / (x - c)),
  },
  ({ n, root, c, way }, { step, find }) => {
    const rest = step(
      calc`${n} * ${root} * ${root}`,
      value =>
        tex`\frac{${size(n)}x(x - ${c}) + ${value}}{x - ${c}} = ${size(n)}x + \frac{${value}}{x - ${c}}`,
    )`
      A quotient has no fixed product to use. Divide by the denominator first.`;
    const moved = step(
      calc`${n} * ${c}`,
      value => tex`${size(n)}(x - ${c}) + \frac{${rest}}{x - ${c}} + ${value}`,
    )`
      The two terms still have no fixed product: write $x$ by means of the denominator.`;
    const theRoot = find(calc`${n} * ${root}`);
    const pair = step(calc`${theRoot} * 2`, value => tex`2\sqrt{${n} \times ${rest}} = ${value}`)`
      The first two terms are positive with a fixed product; find their least sum.`;
    const least = step(calc`${pair} + ${moved}`)`
      Add what was split off.`;
    return {
      answer: least,
      stem: () => {
        const quotient = `\\frac{${polynomialTex([n, -n * c, n * root * root])}}{x - ${c}}`;
        return way
          ? text`For $x > ${c}$, what is the minimum value of $${quotient}$?`
          : text`At $x$ revolutions per second the running cost of a pump is $${quotient}$ rupees an hour, where $x$ may
            be any number above $${c}$. What is the least cost, in rupees an hour?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_term', moved, 0)`
          $${pair}$ is the least value of the first two terms; what was split off has to be added.`,
        slip('wrong_sign', moved, calc`-${n} * ${c}`)`
          $${n * c}$ was subtracted; writing $x$ as $(x - ${c}) + ${c}$ adds it.`,
        slip('left_out_a_factor', moved, n > 1 && c)`
          The shift $${c}$ has to be multiplied by the coefficient $${n}$.`,
        slip('stopped_a_step_early', pair, theRoot)`
          Each of the two equal terms is $${theRoot}$; their sum is twice that.`,
        slip('counted_twice', moved, calc`2 * ${n} * ${c}`)`
          The part $${n * c}$ was added twice.`,
        slip('sought_the_extreme_elsewhere', least, calc`${n} * (${c} + 1) + ${n} * ${root} * ${root}`)`
          At $x = ${c + 1}$ the terms are $${n * (c + 1)}$ and $${n * root * root}$, far from balanced; a larger $x$
          gives less.`,
        slip('doubled_needlessly', pair, calc`${theRoot} * 4`)`
          Four times $${theRoot}$ doubles once too often.`,
      ],
      snapRead: text`A quadratic over $x - ${c}$ has to be made least: it must become a sum before it can be bounded.`,
      approach: text`Divide, then split the linear term so that it holds the denominator. What remains is a constant and
        two positive terms with a fixed product.`,
      faster: () =>
        text`With $t = x - ${c}$ it is $${size(n)}t + \frac{${n * root * root}}{t} + ${n * c}$, least at $t = ${root}$:
          $2 \times ${n * root} + ${n * c}$.`,
      check: text`At $x = ${c + root}$ the value is $${n * (c + root)} + ${n * root}$; at $x = ${c + root + 1}$ it is
        about $${(n * (c + root + 1) + (n * root * root) / (root + 1)).toFixed(2)}$.`,
      principle: text`Before equal terms can be used, turn a quotient into a sum whose terms have a fixed product.`,
    };
  },
);

const reciprocalSum = form<Shifted>(
  'reciprocal-constraint',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    suits: ({ u, v }) => u !== v,
    verify: ({ u, v }) => leastOn(u * u, 6 * (u + v) * (u + v), x => x + (v * v * x) / (x - u * u)),
  },
  ({ u, v, way, n }, { step, find }) => {
    const constant = step(
      calc`${u} * ${u} + ${v} * ${v}`,
      value =>
        tex`(x + y)\left(\frac{${u * u}}{x} + \frac{${v * v}}{y}\right) = ${value} + \frac{${u * u}y}{x} +
          \frac{${v * v}x}{y}`,
    )`
      Multiply the sum by the fixed expression (divided by its value) and expand.`;
    const root = find(calc`${u} * ${v}`);
    const pair = step(calc`${root} * 2`, value => tex`2\sqrt{${u * u} \times ${v * v}} = ${value}`)`
      The two last terms have a fixed product; find their least sum.`;
    const least = step(calc`${constant} + ${pair}`)`
      Add.`;
    return {
      answer: least,
      stem: way
        ? text`Positive real numbers $x$ and $y$ satisfy $\frac{${u * u}}{x} + \frac{${v * v}}{y} = ${n}$. What is the
          minimum value of $${size(n)}x + ${size(n)}y$?`
        : text`A line through the point $(${u * u}, ${v * v})$ meets the positive axes at $(a, 0)$ and $(0, b)$, so that
          $\frac{${u * u}}{a} + \frac{${v * v}}{b} = 1$. What is the least possible value of $a + b$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('took_bounds_that_exclude_each_other', least, calc`4 * ${u} * ${v}`)`
          The sum of the fractions and the sum of the unknowns were bounded one after the other, giving $4 \times ${u}
          \times ${v}$; the two bounds are not reached together.`,
        slip('assumed_equal_parts', least, calc`2 * (${u} * ${u} + ${v} * ${v})`)`
          Equal unknowns satisfy the condition, but they do not give the least sum. Here $2 \times (${u} \times ${u} +
          ${v} \times ${v}) = ${least}$.`,
        stop('got_the_middle_term_wrong', constant)`
          $${constant}$ is only the constant of the expansion; the mixed terms are missing.`,
        slip('stopped_a_step_early', pair, root)`
          Each of the mixed terms is $${root}$ at the minimum; there are two.`,
        slip('forgot_the_root', pair, calc`2 * ${u} * ${u} * ${v} * ${v}`)`
          The root of $${u * u} \times ${v * v}$ was not taken.`,
        stop('left_out_a_term', pair)`
          $${pair}$ is the least sum of the mixed terms; the constant belongs to it.`,
        slip('doubled_needlessly', pair, calc`${root} * 4`)`
          The two mixed terms are $${root}$ each at the minimum; here they are counted twice.`,
      ],
      snapRead: text`Reciprocals with a fixed sum, and the least sum of the numbers themselves.`,
      approach: text`Multiply the two sums: the product has a constant and two mixed terms with a fixed product.`,
      faster: text`The least value is $(${u} + ${v})^2$, reached when $x : y = ${u} : ${v}$.`,
      check: () => {
        const t = way ? n : 1;
        return text`With the ratio $${u} : ${v}$ the numbers (times $${t}$) are $${u * (u + v)}$ and $${v * (u + v)}$;
          the fractions are then $\frac{${u}}{${u + v}}$ and $\frac{${v}}{${u + v}}$ of the whole.`;
      },
      principle: text`A sum of numbers times a sum of reciprocals is least when the mixed terms are equal.`,
    };
  },
);

/** AL.INQ.4 Medium: the sum has to be rewritten before the terms can be equal. */
export const rewritten: readonly AnyTemplate[] = situation<Shifted>({
  type: 'AL.INQ.4',
  situation: 'rewritten-sum',
  draw: draw => ({
    c: draw.int(2, 12),
    root: draw.int(2, 10),
    u: draw.int(1, 7),
    v: draw.int(2, 9),
    n: draw.int(1, 5),
    way: draw.chance(0.5),
  }),
  forms: [shifted, reciprocalSum],
});
