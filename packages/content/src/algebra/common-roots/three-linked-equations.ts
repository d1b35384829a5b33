import { divisors, gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Linked {
  /** The three roots: the constant terms are uv, vw and wu. */
  u: number;
  v: number;
  w: number;
  frame: number;
}

/** The sum of the two factors of a number that lie closest to each other. */
const closest = (n: number) => {
  const small = divisors(n).findLast(d => d * d <= n) ?? 1;
  return small + n / small;
};

const sumOfCoefficients = form<Linked>(
  'sum-of-three-linked-coefficients',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.1'],
    verify: ({ u, v, w }) => {
      // All positive roots x of the first equation, with y for its partner and z from the second.
      const found = new Set<number>();
      for (let x = 0.5; x <= u * v; x += 0.5) {
        const y = (u * v) / x;
        const z = (v * w) / y;
        if (Math.abs(z * x - w * u) < 1e-9) found.add(Math.round(2 * (x + y + z)));
      }
      if (found.size !== 1) throw new Error('not one sum');
      return q([...found][0] ?? 0);
    },
  },
  ({ u, v, w, frame }, { step, find, write }) => {
    const [one, two, three] = [u * v, v * w, w * u];
    write(tex`xy = ${one}, \qquad yz = ${two}, \qquad zx = ${three}`, {
      because: text`Any two equations share a root and no root belongs to all three. So the shared roots are three
        different numbers, and each equation has two of them.`,
    })`
      Let the first and the third equation share $x$, the first two share $y$, and the last two share $z$. These are
      different numbers, so they are all the roots there are, each in two equations. The constant terms are their
      products.`;
    const square = find(calc`${one} * ${two} * ${three}`, { name: 'the square of the product of all three' });
    const product = step(() => q(Math.round(Math.sqrt(square.valueOf()))), {
      name: 'the product of the three roots',
      works: value =>
        tex`(xyz)^2 = ${one} \times ${two} \times ${three} = ${square} \;\Rightarrow\; xyz = ${value}`,
      because: text`Each root is in two of the products. So the product of all three constant terms is a square, and
        the root of it is the product of the three numbers; they are positive like their sums $p$, $q$ and $r$.`,
    })`
      Multiply the three constant terms. Every root comes twice, so take the square root; the roots are positive,
      because $p$, $q$ and $r$ are.`;
    const sum = step(calc`${product} / ${two} + ${product} / ${three} + ${product} / ${one}`, {
      name: 'the sum of the three roots',
      works: (_v, working) => tex`x + y + z = ${working}`,
    })`
      Dividing by one of the products leaves the root that is not in it. Add the three roots.`;
    const total = step(calc`2 * ${sum}`, {
      name: 'the sum of the coefficients',
      works: (_v, working) => tex`p + q + r = (x + y) + (y + z) + (z + x) = ${working}`,
    })`
      The coefficients are the sums of two roots each. Together they hold every root twice.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`The equations $x^2 - px + ${one} = 0$, $x^2 - qx + ${two} = 0$ and $x^2 - rx + ${three} = 0$, with
          positive numbers $p$, $q$ and $r$, are such that any two of them have exactly one root in common, but no
          number is a root of all three. What is the value of $p + q + r$?`,
        text`On three cards stand $x^2 - px + ${one}$, $x^2 - qx + ${two}$ and $x^2 - rx + ${three}$, where $p, q, r >
          0$. Each card has two zeros. Whichever two cards are compared, one zero of the first is also a zero of the
          second; yet the three cards have no zero in common. Find $p + q + r$.`,
        text`Three parabolas $y = x^2 - px + ${one}$, $y = x^2 - qx + ${two}$ and $y = x^2 - rx + ${three}$ meet the
          $x$-axis in only three points in all, to the right of the origin. Each of these points lies on exactly two of
          the parabolas. How large is the sum of $p$, $q$ and $r$?`,
      ),
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('took_one_piece_of_several', total, calc`${product} / ${two} + ${product} / ${three}`)`
          ${here} is the coefficient of one equation alone. The question asks for the sum of all three.`,
        stop('answered_another_quantity', product)`
          This is the product of the three different roots. The coefficients are sums of two roots each.`,
        slip('mixed_up_hcf_and_lcm', sum, calc`${gcd(one, three)} + ${gcd(one, two)} + ${gcd(two, three)}`)`
          You used the HCF of two constant terms for the root that they share. The shared root need not be the greatest
          common factor: the three products must fit together.`,
        slip('added_for_multiplied', total, calc`(${one} + ${two} + ${three}) / 2`)`
          ${here} halves the sum of the constant terms. They are products of roots, not sums, so adding them does not
          give the coefficients.`,
        slip('wrong_sign', total, calc`2 * (${sum} - 2 * ${product} / ${two})`)`
          ${here} gives one of the roots a minus sign. All three products are positive, so the roots have equal signs.`,
        slip('ignored_a_condition', total, closest(one) + closest(two) + closest(three))`
          You split each constant term into its two closest factors and added them all. Then the equations do not have
          roots in common, two by two.`,
        slip('left_out_a_term', total, calc`${sum} + ${product} / ${two}`)`
          ${here} adds two of the three coefficients only. Each of the three different roots belongs to two
          equations.`,
      ],
      snapRead: text`Three equations, two at a time with one common root: three numbers in all, each in two equations.`,
      approach: text`The constant terms are the three products of two roots. Their product is the square of the product
        of all three, and this gives the roots one by one.`,
      check: text`The roots are $${u}$, $${v}$ and $${w}$, with the products $${u} \times ${v} = ${one}$, $${v} \times
        ${w} = ${two}$ and $${w} \times ${u} = ${three}$; the coefficients $${u + v}$, $${v + w}$ and $${w + u}$ add up
        to ${total}.`,
      principle: text`From the three products of two of three numbers, multiply all: it is the square of the product of
        the numbers.`,
    };
  },
);

/** AL.QUA.5 Hard: three equations of which each two share a root. */
export const threeLinkedEquations: readonly AnyTemplate[] = situation<Linked>({
  type: 'AL.QUA.5',
  situation: 'three-linked-equations',
  tries: 60,
  draw: draw => {
    const [u, v, w] = [draw.int(2, 14), draw.int(2, 14), draw.int(2, 14)];
    const hard = gcd(u * v, w * u) !== u || gcd(u * v, v * w) !== v;
    return u !== v && v !== w && w !== u && hard && u * v * w < 1200
      ? { u, v, w, frame: draw.int(0, 2) }
      : null;
  },
  forms: [sumOfCoefficients],
});
