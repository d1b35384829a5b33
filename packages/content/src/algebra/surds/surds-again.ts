import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Quotient {
  /** (m + √r) / (n - √r), with n² above r. */
  m: number;
  n: number;
  r: number;
}

const quotientTex = ({ m, n, r }: Quotient) => `\\frac{${m} + \\sqrt{${r}}}{${n} - \\sqrt{${r}}}`;

const rationalPlusSurd = form<Quotient>(
  'rational-and-surd-parts',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: ({ m, n, r }) => {
      // Undo the division: (p + q√r)(n - √r) = m + √r gives two linear equations in p and q.
      for (let d = 1; d <= n * n; d += 1)
        for (let b = 1; b <= 60 * d; b += 1) {
          // From the root's part, n·q - p = 1.
          const a = n * b - d;
          if (n * a - r * b === m * d) return q(a + b, d);
        }
      throw new Error('no parts found');
    },
  },
  (p, { step }) => {
    const { n, r, m } = p;
    const below = step(calc`${n}^2 - ${r}`)`
      Multiply above and below by the conjugate $${n} + \sqrt{${r}}$: the denominator becomes a difference of squares.`;
    const rational = step(calc`${m} * ${n} + ${r}`)`
      Multiply out the numerator: the rational part comes from the two whole numbers and from the two roots.`;
    const surdFound = step(
      calc`${m} + ${n}`,
      value => tex`(${m} + ${n})\sqrt{${r}} = ${frac(value)}\sqrt{${r}}`,
    )`
      The root comes with each of the two whole numbers.`;
    const sum = step(frac(calc`(${rational} + ${surdFound}) / ${below}`))`
      Divide both parts by the denominator and add the coefficients.`;
    return {
      answer: sum,
      stem: wording(
        m + n,
        text`The rational numbers $p$ and $q$ are such that $$${quotientTex(p)} = p + q\sqrt{${String(r)}}.$$ What is
          the value of $p + q$?`,
        text`When the denominator of $$${quotientTex(p)}$$ is rationalised, the number takes the form $a + b\sqrt{${r}}$
          with $a$ and $b$ rational. Find the sum of $a$ and $b$.`,
        text`If $$${quotientTex(p)} = m + n\sqrt{${String(r)}},$$ where $m$ and $n$ are rational numbers, what is $m +
          n$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      slips: [
        slip('wrong_sign', below, calc`${n} * ${n} + ${r}`)`
          $${n}^2 + ${r} = ${frac(below)}$ is no product of conjugates: a sum times a difference gives the difference of
          squares.`,
        slip(
          'did_not_divide',
          sum,
          n * n - r === 1 ? rational : calc`${rational} / (${n} * ${n} - ${r}) + ${surdFound}`,
        )`
          Only the rational part was divided by $${frac(below)}$; the surd part stands over it too.`,
        slip('used_a_factor_twice', rational, calc`${m} * ${n} + ${r} * ${r}`)`
          $\sqrt{${r}} \times \sqrt{${r}}$ was taken as $${r}^2$; it is $${r}$.`,
        slip('used_a_wrong_given_number', rational, calc`${m} * ${n} - ${r}`)`
          The product of the roots, $${r}$, was subtracted; in the numerator both roots come with a plus.`,
        slip('left_out_a_term', surdFound, n)`
          One cross term is missing: the root is multiplied by $${m}$ as well as by $${n}$.`,
        slip('mixed_up_sum_and_product', surdFound, calc`${m} * ${n}`)`
          The root's coefficients $${m}$ and $${n}$ were multiplied; the two cross terms add.`,
        slip('wrong_sign', sum, calc`(${rational} - ${surdFound}) / ${below}`)`
          That is the rational part minus the coefficient of the root; their sum was asked.`,
        slip('did_not_divide', sum, calc`${rational} + ${surdFound}`)`
          The denominator $${frac(below)}$ was forgotten after the multiplication.`,
      ],
      snapRead: text`A quotient with the same root above and below, to be written with a rational denominator. The cue
        is the difference below.`,
      approach: text`The conjugate of the denominator removes the root below. Then rational parts and coefficients of
        the root can be compared, because the root is irrational.`,
      check: () => {
        const root = Math.sqrt(r);
        return text`The quotient is about $${((m + root) / (n - root)).toFixed(3)}$, and so is $\frac{${frac(rational)}
          + ${frac(surdFound)}\sqrt{${r}}}{${frac(below)}}$.`;
      },
      principle: text`Rationalise with the conjugate, then compare rational parts with rational parts and surds with
        surds.`,
    };
  },
);

interface RootSum {
  /** √(x + a) + √(x - b) = k, whose difference is `apart`. */
  a: number;
  b: number;
  k: number;
  way: number;
}

const rootsTex = ({ a, b }: RootSum) => [`\\sqrt{x + ${a}}`, `\\sqrt{x - ${b}}`] as const;

const productOfRoots = form<RootSum>(
  'product-from-sum-of-roots',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    verify: ({ a, b, k }) => {
      // x by bisection: the sum of the roots grows with x.
      let [low, high] = [b, b + k * k];
      for (let i = 0; i < 200; i += 1) {
        const x = (low + high) / 2;
        if (Math.sqrt(x + a) + Math.sqrt(x - b) < k) low = x;
        else high = x;
      }
      return nearFraction(Math.sqrt((low + a) * (low - b)), 4);
    },
  },
  (p, { step }) => {
    const { a, b, k, way } = p;
    const squares = step(
      calc`${a} + ${b}`,
      value => tex`u^2 - v^2 = (x + ${a}) - (x - ${b}) = ${frac(value)}`,
    )`
      Call the roots $u$ and $v$. The unknown drops out of the difference of their squares.`;
    const apart = step(calc`${squares} / ${k}`, (_value, working) => tex`u - v = ${working}`)`
      Divide by the sum of the roots to get their difference.`;
    const larger = step(frac(calc`(${k} + ${apart}) / 2`), (_value, working) => tex`u = ${working}`)`
      Half of sum and difference together is the larger root.`;
    const smaller = step(frac(calc`${k} - ${frac(larger)}`), (_value, working) => tex`v = ${working}`)`
      The rest of the sum is the smaller root.`;
    const product = step(
      frac(calc`${frac(larger)} * ${frac(smaller)}`),
      (_value, working) => tex`uv = ${working}`,
    )`
      Multiply the two roots.`;
    return {
      answer: product,
      stem: () => {
        const [u, v] = rootsTex(p);
        return way === 0
          ? text`For a real number $x$, $${u} + ${v} = ${k}$. What is the value of $\sqrt{(x + ${a})(x - ${b})}$?`
          : text`For a real number $x$, the sum of $${u}$ and $${v}$ is $${k}$. Find the product of these two square
            roots.`;
      },
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < k * k,
      slips: [
        slip('wrong_sign', squares, a > b && calc`${a} - ${b}`)`
          $${a} - ${b}$ was taken for the difference of the squares; minus $-${b}$ is plus $${b}$.`,
        slip('assumed_equal_parts', apart, 0)`
          Half of $${k}$ was taken for each root; the two roots are different.`,
        slip('answered_another_quantity', smaller, apart)`
          $${frac(smaller)}$ is the difference of the roots, not the smaller of them.`,
        slip('mixed_up_sum_and_product', apart, squares.valueOf() > k && calc`${squares} - ${k}`)`
          $${k}$ was subtracted, which gave $${frac(apart)}$; a difference of squares is divided by the sum.`,
        slip('divided_by_the_wrong_number', product, calc`(${k} * ${k} - ${apart} * ${apart}) / 2`)`
          $${k}^2 - (${frac(apart)})^2$ is four times the product; it was halved only.`,
        slip('used_a_wrong_given_number', product, calc`${larger} * ${larger} + ${smaller} * ${smaller}`)`
          The squares of $${frac(larger)}$ and $${frac(smaller)}$ were added; the product of the two roots was asked.`,
        stop('answered_another_quantity', larger)`
          $${frac(larger)}$ is the larger root alone; the product was asked.`,
        stop('answered_another_quantity', smaller)`
          $${frac(smaller)}$ is the smaller root alone; the product was asked.`,
      ],
      snapRead: text`The sum of two roots is given, and the numbers under the roots differ by a constant. Their
      product is
        asked, not $x$.`,
      approach: text`Squaring the sum brings the product and $x$ at once, which are both unknown. The difference of
      the
        squares is a known number, so the difference of the roots follows, and then both roots.`,
      faster: text`$4uv = k^2 - \left(\frac{${a + b}}{k}\right)^2$ with $k = ${k}$.`,
      check: text`$x = (${frac(larger)})^2 - ${a}$ and $x = (${frac(smaller)})^2 + ${b}$ both give
        $${frac(larger.mul(larger).sub(a))}$.`,
      principle: text`Two roots with a known difference of squares: their sum gives their difference, and both give all
        the rest.`,
    };
  },
);

/** AL.IND.4 Easy and Medium: the parts after rationalising, and two roots by the difference of their squares. */
export const surdsAgain: readonly AnyTemplate[] = [
  ...situation<Quotient>({
    type: 'AL.IND.4',
    situation: 'root-above-and-below',
    tries: 30,
    draw: draw => {
      const p = {
        m: draw.int(2, 9),
        n: draw.int(2, 6),
        r: draw.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23]),
      };
      const below = p.n * p.n - p.r;
      return below >= 2 && below <= 8 && p.m !== p.n ? p : null;
    },
    forms: [rationalPlusSurd],
  }),
  ...situation<RootSum>({
    type: 'AL.IND.4',
    situation: 'two-roots',
    tries: 60,
    draw: draw => {
      const [k, apart, b] = [draw.int(6, 20), draw.int(1, 6), draw.int(1, 30)];
      const a = k * apart - b;
      const smaller = (k - apart) / 2;
      return a > 0 && a !== b && smaller >= 1.5 && smaller !== apart
        ? { a, b, k, way: draw.int(0, 1) }
        : null;
    },
    forms: [productOfRoots],
  }),
];
