import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n;

interface Close {
  /** The numbers a, a + p and a + p + r. */
  a: number;
  p: number;
  r: number;
  frame: number;
}

const cubesLessProduct = form<Close>(
  'cubes-less-three-times-the-product',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, p, r }) => {
      const [x, y, z] = [BigInt(a), BigInt(a + p), BigInt(a + p + r)];
      return x ** 3n + y ** 3n + z ** 3n - 3n * x * y * z;
    },
  },
  ({ a, p, r, frame }, { step, find }) => {
    const [b, c] = [a + p, a + p + r];
    const asked = tex`${a}^3 + ${b}^3 + ${c}^3 - 3 \times ${a} \times ${b} \times ${c}`;
    const sum = step(calc`${a} + ${b} + ${c}`, {
      because: text`$x^3 + y^3 + z^3 - 3xyz = (x + y + z)(x^2 + y^2 + z^2 - xy - yz - zx)$. Factorised, no cube has to
        be worked out.`,
      name: 'the sum of the three numbers',
    })`
      The sum of three cubes less three times their product has the sum of the numbers as a factor. Find this sum.`;
    const far = find(p + r, { name: 'the largest difference' });
    const halves = find(2, { name: 'the divisor' });
    const other = step(frac(calc`(${p}^2 + ${r}^2 + ${far}^2) / ${halves}`), {
      name: 'the other factor',
      works: (_v, w) => tex`\frac{(${b} - ${a})^2 + (${c} - ${b})^2 + (${c} - ${a})^2}{2} = ${w}`,
      because: text`It is the sum of the squares less the products in pairs; twice that is the sum of the squares of the
        differences.`,
    })`
      The other factor is half the sum of the squares of the three differences, which are small here.`;
    const product = step(frac(calc`${sum} * ${frac(other)}`))`
      The expression is the product of these two factors. Multiply them.`;
    return {
      answer: product,
      stem:
        frame === 0
          ? text`What is the value of $${asked}$?`
          : frame === 1
            ? text`Let $x = ${a}$, $y = ${b}$ and $z = ${c}$. Find $x^3 + y^3 + z^3 - 3xyz$.`
            : frame === 2
              ? text`From the sum of the cubes of the three numbers $${a}$, $${b}$ and $${c}$, three times their
                product is subtracted. Which number is left?`
              : text`By how much does $${a}^3 + ${b}^3 + ${c}^3$ exceed $3 \times ${a} \times ${b} \times ${c}$?`,
      show: plain,
      plausible: value => value.gt(0) && whole(value),
      slips: [
        slip('did_not_halve', halves, 1)`
          The squares of the three differences add up to $${other}$, and this was multiplied by the sum $${sum}$. Only
          half of it is the second factor.`,
        slip('left_out_a_term', other, (p * p + r * r) % 2 === 0 && calc`(${p}^2 + ${r}^2) / 2`)`
          The difference of the largest and the smallest number was left out, which made the second factor $${other}$.`,
        slip('forgot_to_square', other, calc`(${p} + ${r} + ${p + r}) / 2`)`
          Half the sum of the differences, $${other}$, was taken for the second factor. The differences have to be
          squared.`,
        slip('wrong_sign', far, p !== r && Math.abs(p - r))`
          The third difference was taken as $${far}$, the difference of the other two. It is their sum, as the numbers
          stand in order.`,
        slip('stopped_a_step_early', product, frac(other))`
          $${frac(product)}$ is only the second factor. The first one is the sum $${sum}$ of the numbers, and both have
          to be multiplied.`,
        slip('added_for_multiplied', other, calc`(${p} + ${r} + ${p + r})^2 / 2`)`
          The differences were added before squaring, so the second factor became $${other}$. Each is squared by
          itself.`,
        slip('mixed_up_sum_and_product', other, (p * r * (p + r)) % 2 === 0 && calc`${p} * ${r} * ${p + r}`)`
          You multiplied the three differences with each other and got $${other}$ for the second factor. It is half the
          sum of their squares.`,
      ],
      snapRead: text`The cubes of three numbers that are close together, less three times their product: use the
        identity and work out no cube.`,
      approach: text`The expression factorises into the sum of the numbers and half the sum of the squares of their
        differences. Both are small.`,
      check: text`The cubes add up to $${a ** 3 + b ** 3 + c ** 3}$, and three times the product is $${3 * a * b * c}$:
        the difference is $${a ** 3 + b ** 3 + c ** 3 - 3 * a * b * c}$.`,
      principle: text`Sum of three cubes less three times the product is the sum of the numbers times half the sum of
        the squares of their differences.`,
    };
  },
);

interface Three {
  a: number;
  b: number;
  c: number;
  frame: number;
}

const cubesFromSums = form<Three>(
  'cubes-from-sum-squares-and-product',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ a, b, c }) => {
      // The sums of powers by the recurrence of the cubic with these roots.
      const [e1, e2, e3] = [a + b + c, a * b + b * c + c * a, a * b * c];
      const [p1, p2] = [e1, e1 * e1 - 2 * e2];
      return q(e1 * p2 - e2 * p1 + 3 * e3);
    },
  },
  ({ a, b, c, frame }, { step, find }) => {
    const [s, t, m] = [a + b + c, a * a + b * b + c * c, a * b * c];
    const [sumTex, squaresTex] = [tex`x + y + z = ${s}`, tex`x^2 + y^2 + z^2 = ${t}`];
    const pairs = step(frac(calc`((${s})^2 - ${t}) / 2`), {
      name: 'the sum of the products in pairs',
      works: (_v, w) => tex`xy + yz + zx = ${w}`,
      because: text`$(x + y + z)^2 = x^2 + y^2 + z^2 + 2(xy + yz + zx)$: $xy$ comes once from $x$ times $y$ and once
        from $y$ times $x$. The other factor of the sum of the cubes needs these products.`,
    })`
      Square the sum of the three numbers: it holds the three squares and twice each product of two. So subtract the
      sum of the squares and halve: this is the sum of the products in pairs.`;
    const factor = step(frac(calc`${t} - (${frac(pairs)})`), {
      because: text`$x^3 + y^3 + z^3 - 3xyz = (x + y + z)(x^2 + y^2 + z^2 - xy - yz - zx)$. So the numbers themselves
        are not needed, only sums of them.`,
      name: 'the second factor',
      works: (_v, w) => tex`x^2 + y^2 + z^2 - xy - yz - zx = ${w}`,
    })`
      The sum of the cubes less three times the product is the sum of the numbers times a second factor: the sum of the
      squares less the products in pairs. Find this factor.`;
    const times = find(3, { name: 'how often the product is added' });
    const answer = step(frac(calc`(${s}) * (${frac(factor)}) + ${times} * (${m})`), {
      because: text`The product of the two factors is the sum of the cubes with three times $xyz$ taken away. So this
        has to be put back.`,
      works: (_v, w) => tex`x^3 + y^3 + z^3 = ${w}`,
    })`
      Multiply this factor by the sum of the numbers. Then add three times the product $xyz$ to get the sum of the
      cubes.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`If $${sumTex}$, $${squaresTex}$ and $xyz = ${m}$, what is the value of $x^3 + y^3 + z^3$?`
          : frame === 1
            ? text`Three real numbers have the sum $${s}$ and the product $${m}$, and their squares add up to $${t}$.
              Find the sum of their cubes.`
            : frame === 2
              ? text`The numbers $x$, $y$, $z$ satisfy $${sumTex}$ and $${squaresTex}$, and the product of all three is
                $${m}$. To what do $x^3$, $y^3$ and $z^3$ add up?`
              : text`Of three numbers Meera knows only the sum, which is $${s}$, the sum of the squares, $${t}$, and
                the product, $${m}$. Which sum of their cubes follows from this?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('left_out_a_factor', times, 1)`
          You added the product $${m}$ once. In the identity it stands three times.`,
        slip('left_out_a_term', times, 0)`
          $${frac(answer)}$ is the product of the two factors. Three times the product of the numbers was not added
          again.`,
        slip('did_not_halve', pairs, frac(calc`(${s})^2 - ${t}`))`
          The products in pairs were given the sum $${frac(pairs)}$. The square of the sum contains each of them
          twice.`,
        slip('wrong_sign', factor, frac(calc`${t} + (${frac(pairs)})`))`
          The products in pairs were added to the squares, which made the second factor $${frac(factor)}$. They are
          subtracted.`,
        slip('took_a_power_term_by_term', answer, calc`(${s})^3`)`
          ${here} is the cube of the sum. It also holds mixed products, so it is not the sum of the cubes.`,
        slip('mixed_up_sum_and_product', answer, calc`(${s}) * ${t}`)`
          ${here} multiplies the sum by the sum of the squares. That product also contains mixed terms.`,
        slip('wrong_sign', times, -3)`
          You subtracted three times the product. The product of the two factors already has it taken away, so it has
          to be added.`,
      ],
      snapRead: text`Sum, sum of squares and product of three numbers are given, and the sum of cubes is asked: an
        identity, and no single number is needed.`,
      approach: text`The sum of the cubes less three times the product is the sum times the sum of squares less the
        products in pairs. First find these products from the square of the sum.`,
      check: text`The numbers $${a}$, $${b}$ and $${c}$ have the sum $${s}$, the product $${m}$ and the sum of squares
        $${t}$. Their cubes are $${a ** 3}$, $${b ** 3}$ and $${c ** 3}$.`,
      principle: text`Sums of powers of three numbers follow from their sum, the sum of their products in pairs and
        their product.`,
    };
  },
);

/** AL.POL.3: the identity of three cubes. */
export const sumsOfCubes: readonly AnyTemplate[] = [
  ...situation<Close>({
    type: 'AL.POL.3',
    situation: 'three-numbers-close-together',
    tries: 60,
    draw: draw => {
      const p = { a: draw.int(12, 60), p: draw.int(1, 6), r: draw.int(1, 6), frame: draw.int(0, 3) };
      return p.p + p.r > 2 && p.p !== p.r ? p : null;
    },
    forms: [cubesLessProduct],
  }),
  ...situation<Three>({
    type: 'AL.POL.3',
    situation: 'three-numbers-by-their-sums',
    tries: 100,
    draw: draw => {
      const [a, b, c] = draw.some([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8], 3) as [
        number,
        number,
        number,
      ];
      const s = a + b + c;
      return s > 1 && a * b + b * c + c * a !== 0 ? { a, b, c, frame: draw.int(0, 3) } : null;
    },
    forms: [cubesFromSums],
  }),
];
