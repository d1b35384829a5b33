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
    const below = step(calc`${n}^2 - ${r}`, {
      name: 'the new denominator',
      because: text`$(a - b)(a + b) = a^2 - b^2$, so the root in the denominator is squared and disappears. Multiplying
        by the same difference would leave a root.`,
    })`
      Multiply numerator and denominator by the conjugate $${n} + \sqrt{${r}}$. The denominator becomes a difference of
      squares without a root.`;
    const rational = step(calc`${m} * ${n} + ${r}`, {
      name: 'the rational part of the numerator',
      because: text`Two brackets with two terms each give four products. The two without a single root belong together,
        and $\sqrt{${r}} \times \sqrt{${r}}$ is $${r}$.`,
    })`
      Multiply out the numerator $(${m} + \sqrt{${r}})(${n} + \sqrt{${r}})$. Its rational part comes from the two whole
      numbers and from the two roots.`;
    const surdFound = step(calc`${m} + ${n}`, {
      name: 'the coefficient of the root in the numerator',
      because: text`These are the other two of the four products: $${m}$ times the root and $${n}$ times the root.`,
      works: value =>
        tex`${m}\sqrt{${r}} + ${n}\sqrt{${r}} = (${m} + ${n})\sqrt{${r}} = ${frac(value)}\sqrt{${r}}`,
    })`
      The root is multiplied by each of the two whole numbers. Add the two products to get its coefficient.`;
    const sum = step(frac(calc`(${rational} + ${surdFound}) / ${below}`), {
      because: text`The root is irrational, so the rational parts on both sides must be equal, and so must the
        coefficients of the root. Both are divided by the denominator.`,
    })`
      The denominator divides the rational part and the coefficient of the root. The question asks for the sum of both,
      so add them and divide.`;
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
          You used $${n}^2 + ${r} = ${frac(below)}$ as the denominator. A sum times a difference gives the difference of
          the squares.`,
        slip(
          'did_not_divide',
          sum,
          n * n - r === 1 ? rational : calc`${rational} / (${n} * ${n} - ${r}) + ${surdFound}`,
        )`
          You divided only the rational part by $${frac(below)}$. The denominator belongs to the part with the root
          too.`,
        slip('used_a_factor_twice', rational, calc`${m} * ${n} + ${r} * ${r}`)`
          You used $${r}^2$ for $\sqrt{${r}} \times \sqrt{${r}}$. A root times itself is the number under it, $${r}$.`,
        slip('used_a_wrong_given_number', rational, calc`${m} * ${n} - ${r}`)`
          You subtracted the product of the roots, $${r}$. In the numerator both roots come with a plus.`,
        slip('left_out_a_term', surdFound, n)`
          You used $${n}$ as the coefficient of the root. The root is multiplied by $${m}$ as well, so one product is
          missing.`,
        slip('mixed_up_sum_and_product', surdFound, calc`${m} * ${n}`)`
          You multiplied $${m}$ and $${n}$ for the coefficient of the root. Each of them is multiplied by the root, and
          the two products are added.`,
        slip('wrong_sign', sum, calc`(${rational} - ${surdFound}) / ${below}`)`
          That is the rational part minus the coefficient of the root. The question asks for their sum.`,
        slip('did_not_divide', sum, calc`${rational} + ${surdFound}`)`
          You forgot the denominator $${frac(below)}$ after multiplying. Both parts have still to be divided by it.`,
      ],
      snapRead: text`The same root is above and below, and the denominator is a difference: multiply by its conjugate.`,
      approach: text`The conjugate of the denominator removes the root below. Then rational parts and coefficients of
        the root can be compared, because the root is irrational.`,
      check: () => {
        const root = Math.sqrt(r);
        return text`The quotient is about $${((m + root) / (n - root)).toFixed(3)}$, and so is $\frac{${frac(rational)}
          + ${frac(surdFound)}\sqrt{${r}}}{${frac(below)}}$.`;
      },
      principle: text`To write a quotient with a root below as $p + q\sqrt{r}$, multiply by the conjugate; then compare
        rational parts and coefficients of the root.`,
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
    revision: 3,
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
    const squares = step(calc`${a} + ${b}`, {
      name: text`the difference of the squares of the two roots`,
      because: text`Both squares contain $x$ once. In their difference $x$ cancels, and a known number is left; in
        their sum it would not.`,
      works: value => tex`u^2 - v^2 = (x + ${a}) - (x - ${b}) = ${frac(value)}`,
    })`
      Let $u$ be the first root and $v$ the second. Subtract their squares: $x$ drops out.`;
    const apart = step(calc`${squares} / ${k}`, {
      name: 'the difference of the two roots',
      because: text`$u^2 - v^2 = (u - v)(u + v)$, and $u + v$ is given. So the other factor follows by dividing.`,
      works: (_value, working) => tex`(u - v)(u + v) = ${squares} \quad \Rightarrow \quad u - v = ${working}`,
    })`
      A difference of squares is the difference times the sum. Divide by the given sum to get the difference of the
      roots.`;
    const larger = step(frac(calc`(${k} + ${apart}) / 2`), {
      name: 'the larger root',
      because: text`In $(u + v) + (u - v)$ the smaller root cancels and the larger one is left twice.`,
      works: (_value, working) => tex`u = ${working}`,
    })`
      Add the sum and the difference of the roots and halve: that is the larger root $u$.`;
    const smaller = step(frac(calc`${k} - ${frac(larger)}`), {
      name: 'the smaller root',
      works: (_value, working) => tex`v = ${working}`,
    })`
      Subtract $u$ from the sum of the roots to get the smaller root $v$.`;
    const product = step(frac(calc`${frac(larger)} * ${frac(smaller)}`), {
      because: text`The root of a product is the product of the roots, so $x$ itself is not needed.`,
      works: (_value, working) => tex`uv = ${working}`,
    })`
      The question asks for the product of the two roots, so multiply them.`;
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
          You used $${a} - ${b}$ for the difference of the squares. The second square is $x - ${b}$, and subtracting
          $-${b}$ adds $${b}$.`,
        slip('assumed_equal_parts', apart, 0)`
          You used half of $${k}$ for each root. The numbers under the two roots are different, so the roots are too.`,
        slip('answered_another_quantity', smaller, apart)`
          You used $${frac(smaller)}$ as the smaller root. That is the difference of the two roots.`,
        slip('mixed_up_sum_and_product', apart, squares.valueOf() > k && calc`${squares} - ${k}`)`
          You subtracted $${k}$ and got $${frac(apart)}$ for the difference of the roots. A difference of squares is
          divided by the sum.`,
        slip('divided_by_the_wrong_number', product, calc`(${k} * ${k} - ${apart} * ${apart}) / 2`)`
          You halved $${k}^2 - (${frac(apart)})^2$. That is four times the product, so it has to be divided by $4$.`,
        slip('used_a_wrong_given_number', product, calc`${larger} * ${larger} + ${smaller} * ${smaller}`)`
          You added the squares of $${frac(larger)}$ and $${frac(smaller)}$. The question asks for the product of the
          two roots.`,
        stop('answered_another_quantity', larger)`
          $${frac(larger)}$ is the larger root alone. It has still to be multiplied by the smaller one.`,
        stop('answered_another_quantity', smaller)`
          $${frac(smaller)}$ is the smaller root alone. It has still to be multiplied by the larger one.`,
      ],
      snapRead: text`The sum of two roots is given, and the numbers under the roots differ by a constant: use the
        difference of the squares.`,
      approach: text`Squaring the sum would bring the product and $x$ at once, and both are unknown. The difference of
        the squares is a known number, so the difference of the roots follows, and then both roots.`,
      faster: text`$4uv = k^2 - \left(\frac{${a + b}}{k}\right)^2$ with $k = ${k}$.`,
      check: text`$x = (${frac(larger)})^2 - ${a}$ and $x = (${frac(smaller)})^2 + ${b}$ both give
        $${frac(larger.mul(larger).sub(a))}$.`,
      principle: text`When the squares of two roots differ by a known number, the sum of the roots gives their
        difference, and so both roots.`,
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
