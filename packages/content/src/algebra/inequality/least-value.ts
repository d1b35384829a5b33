import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const product = step(calc`${a} * ${a} * ${root} * ${root}`, {
      name: 'the product of the two terms',
      works: value => tex`${size(a)}x \times \frac{${a * root * root}}{x} = ${value}`,
      because: text`When $x$ grows, one term grows and the other falls, so the sum alone shows no minimum. In the
        product $x$ cancels, so the two terms are positive numbers with a fixed product.`,
    })`
      Both terms are positive. Multiply them: $x$ cancels, so their product is the same for every $x$.`;
    const theRoot = find(Math.round(Math.sqrt(product.valueOf())), { name: 'each term at the minimum' });
    const two = find(2);
    const least = step(calc`${theRoot} * ${two}`, {
      name: 'the minimum of the sum',
      works: value => tex`2\sqrt{${product}} = 2 \times ${theRoot} = ${value}`,
      because: text`Numbers with the product $36$: $4 + 9$ is $13$, $3 + 12$ is $15$, but $6 + 6$ is $12$. The nearer
        the two are to each other, the smaller is their sum.`,
    })`
      With a fixed product the sum of two positive numbers is least when they are equal. Each is then the root of the
      product, and the sum is twice this root.`;
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
          $${theRoot}$ is the value of each of the two terms at the minimum. The sum of the two terms was asked for.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} + ${a} * ${root} * ${root}`)`
          ${here} is the value at $x = 1$. The two terms are far from equal there, so a larger $x$ gives a smaller
          sum.`,
        slip('gave_the_place_for_the_value', least, root)`
          $x = ${root}$ is the place at which the sum is least. Its value there was asked for.`,
        slip('left_out_a_factor', product, calc`${root} * ${root}`)`
          You left the coefficient $${a}$ out of the product of the two terms. Both terms have it, so it is a factor
          twice.`,
        slip('forgot_the_root', theRoot, calc`${a} * ${root} * ${root}`)`
          You doubled $${a * root * root}$. Each of the equal terms is the square root of the product of both terms.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} * 2 * ${root} + ${a} * ${root} / 2`)`
          ${here} is the value at $x = ${2 * root}$. The two terms are not equal there, so it is not the least sum.`,
        slip('doubled_needlessly', two, 4)`
          You multiplied $${theRoot}$ by four. The sum has only two terms, and each of them is $${theRoot}$ at the
          minimum.`,
      ],
      snapRead: text`A multiple of $x$ and a multiple of $\frac{1}{x}$ are added: their product is fixed, so the sum
        is least when they are equal.`,
      approach: text`Find the fixed product of the two terms. Their sum is least when both are equal, so it is twice
        the root of the product.`,
      check: text`At $x = ${root}$ both terms are $${a * root}$. At $x = ${root + 1}$ the sum is about
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
    const each = find(calc`2 * ${half}`, { name: way ? 'the side along the wall' : 'the number $y$' });
    const side = step(calc`${each} / 2`, {
      name: way ? 'each of the two sides at right angles to the wall' : 'the number $x$',
      works: value => tex`2x = y = \frac{${4 * half}}{2} = ${each}, \quad x = ${value}`,
      because: text`Two numbers with the sum $10$ have the products $4 \times 6 = 24$ and $5 \times 5 = 25$: equal
        numbers give the greatest. Here $2x$ and $y$ have a fixed sum, not $x$ and $y$, so $2x$ and $y$ are made
        equal.`,
    })`
      ${way && 'Let $x$ metres be each side at right angles to the wall and $y$ metres the side along it. '}The
      condition is $2x + y = ${4 * half}$. The numbers $2x$ and $y$ have a fixed sum, so their product is greatest
      when they are equal.`;
    const area = step(calc`${side} * ${each}`, {
      name: way ? 'the largest area' : 'the greatest product',
      because: text`The product of $2x$ and $y$ is twice $xy$. So $xy$ is greatest at the same place.`,
    })`
      ${way && 'The area of the garden is $xy$. '}The product $xy$ is half of the product of $2x$ and $y$, so it is
      greatest for the same $x$ and $y$. Multiply them.`;
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
          You divided $${4 * half}$ into three equal parts. ${
            way
              ? 'That makes a square, but two sides stand at right angles to the wall and only one along it.'
              : text`That makes $x$ and $y$ equal, but $x$ counts twice in the sum.`
          }`,
        slip('assumed_equal_parts', area, calc`${side} * ${side}`)`
          ${here} uses $${side}$ for both ${way ? 'sides of the garden' : 'numbers'}. Then only three quarters of the
          $${4 * half}$ are used up.`,
        slip('left_out_a_factor', area, calc`${each} * ${each}`)`
          ${here} uses ${way ? 'both sides at right angles to the wall together' : text`$2x$ in place of $x$`}. The
          ${way ? 'area' : 'product'} has only one of them, so it is half as much.`,
        slip('used_a_wrong_given_number', each, calc`${each} * 3 / 2`)`
          You gave $${each}$ to the ${way ? 'side along the wall' : text`number $y$`}. Half of $${4 * half}$ belongs
          to it, because the other half is for the ${way ? 'two other sides' : text`$2x$`}.`,
        slip('assumed_equal_parts', each, calc`4 * ${half} / 3`)`
          You gave a third of $${4 * half}$ to the ${way ? 'side along the wall' : text`number $y$`}. It gets half, as
          much as ${way ? 'the two other sides together' : text`$2x$`}.`,
        slip('halved_needlessly', area, calc`${side} * ${each} / 2`)`
          ${here} halves the product of the two ${way ? 'sides' : 'numbers'}. ${
            way
              ? 'A rectangle is the whole product; only a triangle is half of it.'
              : text`The product $xy$ itself
            was asked for.`
          }`,
        slip('assumed_equal_parts', side, calc`${each} * 3 / 4`)`
          With $${side.toFraction()}$ for ${way ? 'each side at right angles to the wall' : text`$x$`} more than
          $${4 * half}$ ${way ? 'metres of fence are' : 'is'} used up, because it counts twice.`,
      ],
      snapRead: text`A sum is fixed in which one ${way ? 'side' : 'number'} counts twice, and the product is to be
        greatest: make the doubled one equal to the other.`,
      approach: way
        ? text`The two sides at right angles to the wall together and the side along it have a fixed sum. Equal parts
          give the greatest product, and the area is half of it.`
        : text`Take $2x$ as one factor: $2x$ and $y$ have a fixed sum, and equal factors give the greatest product.`,
      faster: text`As a parabola: $x(${4 * half} - 2x)$ has its zeros at $0$ and $${2 * half}$, so its maximum is at
        $x = ${half}$.`,
      check: text`$x = ${half + 1}$ gives $${(half + 1) * (4 * half - 2 * half - 2)}$ and $x = ${half - 1}$ gives
        $${(half - 1) * (4 * half - 2 * half + 2)}$, both less.`,
      principle: text`When a sum with coefficients is fixed, the greatest product comes from equal terms of the sum,
        not from equal numbers.`,
    };
  },
);

const fixedProduct = form<Positive>(
  'fixed-product-of-two',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ a, b }) => a !== b,
    verify: ({ a, b, root }) => leastOn(0, 6 * b * root, x => a * x + (b * a * b * root * root) / x),
  },
  ({ a, b, root, way }, { step, find }) => {
    const product = step(calc`${a * b} * ${a * b * root * root}`, {
      name: 'the product of the two terms',
      works: (_value, working) => tex`${size(a)}x \times ${size(b)}y = ${size(a * b)}xy = ${working}`,
      because: text`The terms of the sum are $${size(a)}x$ and $${size(b)}y$, not $x$ and $y$. Their product is
        $${a * b}$ times $xy$, and $xy$ is given.`,
    })`
      The sum has the two positive terms $${size(a)}x$ and $${size(b)}y$. Multiply them: $xy$ is given, so their
      product is fixed.`;
    const theRoot = find(Math.round(Math.sqrt(product.valueOf())), { name: 'each term at the minimum' });
    const two = find(2);
    const least = step(calc`${theRoot} * ${two}`, {
      name: way ? 'the least value of the sum' : 'the minimum cost',
      works: value => tex`2\sqrt{${product}} = 2 \times ${theRoot} = ${value}`,
      because: text`Of all pairs of positive numbers with the product $36$ the pair $6$ and $6$ has the least sum,
        $12$; $4 + 9$ is $13$ and $3 + 12$ is $15$.`,
    })`
      Two positive terms with a fixed product have the least sum when they are equal. Each is then the root of the
      product, so the sum is twice this root.`;
    return {
      answer: least,
      stem: way
        ? text`Positive real numbers $x$ and $y$ have the product $${a * b * root * root}$. What is the least
          value of $${size(a)}x + ${size(b)}y$?`
        : text`A rectangular plot of $${a * b * root * root}$ m² has length $x$ m and width $y$ m. Its boundary
          is built at a cost of $${size(a)}x + ${size(b)}y$ thousand rupees. What is the minimum cost, in thousand
          rupees?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('stopped_a_step_early', two, 1)`
          $${theRoot}$ is one of the two equal terms of the sum. The sum of both was asked for.`,
        slip(
          'assumed_equal_parts',
          least,
          Number.isInteger(Math.sqrt(a * b)) && calc`(${a} + ${b}) * ${root} * ${Math.sqrt(a * b)}`,
        )`
          ${here} makes $x$ and $y$ equal. The terms $${size(a)}x$ and $${size(b)}y$ have to be equal for the least
          sum.`,
        slip('mixed_up_sum_and_product', theRoot, calc`(${a} + ${b}) * ${root}`)`
          You combined the coefficients as $${a} + ${b}$. In the product of the two terms they are multiplied,
          $${a} \times ${b}$.`,
        slip('left_out_a_factor', theRoot, a > 1 && calc`${a} * ${root}`)`
          In the product of the two terms you left out the coefficient $${b}$ of $y$. The second term is
          $${size(b)}y$.`,
        slip('left_out_a_factor', theRoot, b > 1 && calc`${b} * ${root}`)`
          In the product of the two terms you left out the coefficient $${a}$ of $x$. The first term is
          $${size(a)}x$.`,
        slip('doubled_needlessly', two, 4)`
          You multiplied $${theRoot}$ by four. The sum has only two terms, and each of them is $${theRoot}$ at the
          minimum.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} * ${a} * ${root} + ${b} * ${b} * ${root}`)`
          You used $x = ${a * root}$ and $y = ${b * root}$. Their product is right, but the two terms are not equal:
          the values are exchanged.`,
        slip('sought_the_extreme_elsewhere', least, calc`${a} * ${root} + ${b} * ${a} * ${b} * ${root}`)`
          You used $x = ${root}$ and $y = ${a * b * root}$. Their product is right, but the two terms of the sum are
          not equal there.`,
      ],
      snapRead: text`The product of two positive numbers is fixed and a sum with coefficients is to be least: make its
        two terms equal.`,
      approach: text`The two terms of the sum have a fixed product as well, so their sum is least when they are
        equal.`,
      check: text`Equal terms mean $x = ${b * root}$ and $y = ${a * root}$: their product is $${a * b * root * root}$
        and both terms are $${a * b * root}$.`,
      principle: text`When a product is fixed, a sum with coefficients is least where its terms are equal, not where
        the numbers are.`,
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
    const rest = step(calc`${n} * ${root} * ${root}`, {
      name: 'the remainder of the division',
      works: value =>
        tex`\frac{${size(n)}x(x - ${c}) + ${value}}{x - ${c}} = ${size(n)}x + \frac{${value}}{x - ${c}}`,
      because: text`A minimum is easy to find for a sum of two terms whose product is fixed. A quotient is not such a
        sum, but a division turns it into one with a simple remainder.`,
    })`
      Divide by $x - ${c}$. The numerator contains $x$ times the denominator, and a remainder is left, so the quotient
      becomes a sum.`;
    const moved = step(calc`${n} * ${c}`, {
      name: 'the constant that is split off',
      works: value => tex`${size(n)}x = ${size(n)}(x - ${c}) + ${value}: \quad
        ${size(n)}(x - ${c}) + \frac{${rest}}{x - ${c}} + ${value}`,
      because: text`In $x$ times $\frac{1}{x - ${c}}$ nothing cancels, so this product changes with $x$. With $x -
        ${c}$ in both terms it cancels.`,
    })`
      The product of these two terms is not fixed yet. Write $x$ as $(x - ${c}) + ${c}$, so that the first term also
      has $x - ${c}$; a constant is split off.`;
    const theRoot = find(calc`${n} * ${root}`, { name: 'each of the two terms at the minimum' });
    const pair = step(calc`${theRoot} * 2`, {
      name: 'the least sum of the two terms',
      works: value => tex`2\sqrt{${n} \times ${rest}} = 2 \times ${theRoot} = ${value}`,
      because: text`For $x > ${c}$ both terms are positive. Two positive numbers with a fixed product have the least
        sum when they are equal: $6 + 6$ is less than $4 + 9$.`,
    })`
      The first two terms are positive and have a fixed product. Their sum is least when they are equal, and it is
      then twice the root of the product.`;
    const least = step(calc`${pair} + ${moved}`, {
      name: 'the minimum',
      because: text`The constant does not change with $x$. So the whole is least where the two terms have their least
        sum.`,
    })`
      Add the constant that was split off, because it belongs to the expression for every $x$.`;
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
          $${pair}$ is the least sum of the two terms with the bracket $x - ${c}$. The constant that was split off
          belongs to the expression too.`,
        slip('wrong_sign', moved, calc`-${n} * ${c}`)`
          You subtracted $${n * c}$. When $x$ is written as $(x - ${c}) + ${c}$, the $${c}$ has a plus sign, so the
          constant is added.`,
        slip('left_out_a_factor', moved, n > 1 && c)`
          You added only $${c}$. The first term is $${n}x$, so splitting off $${c}$ from $x$ gives $${n}$ times as
          much.`,
        slip('stopped_a_step_early', pair, theRoot)`
          You added only one of the two equal terms, $${theRoot}$. The sum has both of them.`,
        slip('counted_twice', moved, calc`2 * ${n} * ${c}`)`
          You added the constant $${n * c}$ twice. It is split off only once, from the term $${size(n)}x$.`,
        slip('sought_the_extreme_elsewhere', least, calc`${n} * (${c} + 1) + ${n} * ${root} * ${root}`)`
          ${here} is the value at $x = ${c + 1}$. The two terms with $x - ${c}$ are far from equal there, so a larger
          $x$ gives less.`,
        slip('doubled_needlessly', pair, calc`${theRoot} * 4`)`
          You multiplied $${theRoot}$ by four. There are two terms with $x - ${c}$, and each is $${theRoot}$ at the
          minimum.`,
      ],
      snapRead: text`A quadratic over $x - ${c}$ has to be least: turn it into a sum of two terms with a fixed product
        and a constant.`,
      approach: text`Divide, and write $x$ as $(x - ${c}) + ${c}$. A constant and two positive terms with a fixed
        product are then left, and these are equal at the minimum.`,
      faster: () =>
        text`With $t = x - ${c}$ it is $${size(n)}t + \frac{${n * root * root}}{t} + ${n * c}$, least at $t =
          ${root}$: $2 \times ${n * root} + ${n * c}$.`,
      check: text`At $x = ${c + root}$ the value is $${n * (c + root)} + ${n * root}$; at $x = ${c + root + 1}$ it is
        about $${(n * (c + root + 1) + (n * root * root) / (root + 1)).toFixed(2)}$, slightly more.`,
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
    const [x, y] = way ? ['x', 'y'] : ['a', 'b'];
    const constant = step(calc`${u} * ${u} + ${v} * ${v}`, {
      name: 'the constant of the expansion',
      works: value =>
        tex`(${x} + ${y})\left(\frac{${u * u}}{${x}} + \frac{${v * v}}{${y}}\right) = ${value} +
          \frac{${u * u}${y}}{${x}} + \frac{${v * v}${x}}{${y}}`,
      because: text`The sum ${way && n > 1 ? text`$${n}${x} + ${n}${y}$` : text`$${x} + ${y}$`} alone shows no fixed
        product. The second bracket is ${way ? text`$${n}$` : text`$1$`} by the condition, so the product of the
        brackets is just the expression that is asked, and it has terms that are easy to compare.`,
    })`
      Multiply $${x} + ${y}$ by the given sum of fractions, which has the fixed value $${way ? n : 1}$. So the product
      is the expression that is asked; expand it.`;
    const root = find(calc`${u} * ${v}`, { name: 'each mixed term at the minimum' });
    const pair = step(calc`${root} * 2`, {
      name: 'the least sum of the mixed terms',
      works: value => tex`2\sqrt{${u * u} \times ${v * v}} = 2 \times ${root} = ${value}`,
      because: text`In the product of the two mixed terms both letters cancel. Two positive numbers with a fixed
        product have the least sum when they are equal: $6 + 6$ is less than $4 + 9$.`,
    })`
      The two mixed terms are positive, and their product is fixed. Their sum is least when they are equal, and it is
      then twice the root of the product.`;
    const least = step(calc`${constant} + ${pair}`, {
      name: 'the least value',
      because: text`The constant is the same for all pairs of numbers, so only the mixed terms could be made
        smaller.`,
    })`
      Add the constant of the expansion to the least sum of the mixed terms.`;
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
          You bounded the sum of the fractions and the sum of the unknowns one after the other, which gives ${here}.
          The two bounds are not reached by the same pair of numbers.`,
        slip('assumed_equal_parts', least, calc`2 * (${u} * ${u} + ${v} * ${v})`)`
          Equal unknowns satisfy the condition, but they do not give the least sum. Here $2 \times (${u} \times ${u} +
          ${v} \times ${v}) = ${least}$.`,
        stop('got_the_middle_term_wrong', constant)`
          $${constant}$ is only the constant of the expansion. The two mixed terms are positive and have to be
          added.`,
        slip('stopped_a_step_early', pair, root)`
          You added only one mixed term, $${root}$. The expansion has two of them, and they are equal at the
          minimum.`,
        slip('forgot_the_root', pair, calc`2 * ${u} * ${u} * ${v} * ${v}`)`
          For the mixed terms you doubled $${u * u} \times ${v * v}$. Each of the two equal terms is the square root
          of their product.`,
        stop('left_out_a_term', pair)`
          $${pair}$ is the least sum of the mixed terms alone. The constant of the expansion has to be added.`,
        slip('doubled_needlessly', pair, calc`${root} * 4`)`
          You counted the mixed terms four times, ${here}. The expansion has two of them, each $${root}$ at the
          minimum.`,
      ],
      snapRead: text`A sum of fractions with the unknowns below the line is fixed, and the sum of the unknowns is to
        be least: multiply the two sums.`,
      approach: text`Multiply the two sums. The product has a constant and two mixed terms with a fixed product, which
        are equal at the minimum.`,
      faster: text`The least value is $(${u} + ${v})^2$, reached when $${x} : ${y} = ${u} : ${v}$.`,
      check: () => {
        const t = way ? n : 1;
        return text`With the ratio $${u} : ${v}$ the numbers (times $${t}$) are $${u * (u + v)}$ and $${v * (u + v)}$;
          the fractions are then $\frac{${u}}{${u + v}}$ and $\frac{${v}}{${u + v}}$ of the whole.`;
      },
      principle: text`A sum of numbers times a sum of their reciprocals is least when the mixed terms are equal.`,
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
