import { gcd, isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Strips {
  /** xy + bx + ay = n, and px + qy is to be least. */
  a: number;
  b: number;
  n: number;
  p: number;
  r: number;
  frame: number;
}

const times = (k: number) => (k === 1 ? '' : String(k));

const leastWeighted = form<Strips>(
  'least-sum-under-a-product-of-brackets',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.POL.6'],
    verify: ({ a, b, n, p, r }) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 1; i < 40_000; i += 1) {
        const x = i / 200;
        const y = (n - b * x) / (x + a);
        if (y > 0) least = Math.min(least, p * x + r * y);
      }
      return q(Math.round(least));
    },
  },
  ({ a, b, n, p, r, frame }, { step, find, write }) => {
    const linear = `${times(p)}x + ${times(r)}y`;
    const area = step(calc`${n} + ${a} * ${b}`, {
      name: 'the product of the two brackets',
      works: (_v, working) =>
        tex`xy + ${times(b)}x + ${times(a)}y + ${a} \times ${b} = (x + ${a})(y + ${b}) = ${working}`,
      because: text`A sum of three terms has no product to compare with. With one constant added, the left side becomes
        a product of two positive factors.`,
    })`
      Complete the left side to a product of two brackets: add $${a} \times ${b}$ on both sides.`;
    write(tex`${linear} = ${times(p)}(x + ${a}) + ${times(r)}(y + ${b}) - ${p * a + r * b}`, {
      because: text`The brackets have a known product, $x$ and $y$ have not. So the sum to be made least is written
        with the brackets.`,
    })`
      Write the sum with the same brackets: each bracket brings in a constant, which is taken off again.`;
    const inside = find(calc`${p} * ${r} * ${area}`, { name: 'the product of the two weighted brackets' });
    const both = step(() => q(Math.round(2 * Math.sqrt(Math.max(0, inside.valueOf())))), {
      name: 'the least sum of the weighted brackets',
      works: value =>
        tex`${times(p)}(x + ${a}) + ${times(r)}(y + ${b}) \ge 2\sqrt{${p} \times ${r} \times ${area}} = ${value}`,
      because: text`The two terms have a known product. For positive terms the sum is at least twice the root of the
        product, with equality where the terms are equal.`,
    })`
      The two terms with brackets have a known product, so their sum is least when they are equal.`;
    const off = find(calc`${p} * ${a} + ${r} * ${b}`, { name: 'the constant that is taken off' });
    const least = step(calc`${both} - ${off}`, {
      name: 'the least value',
      works: (_v, working) => tex`${linear} \ge ${working}`,
    })`
      Take off the constant. Equal terms give positive $x$ and $y$, so this value is reached.`;
    const half = Math.round(Math.sqrt(p * r * (n + a * b)));
    const [x0, y0] = [q(half, p).sub(a), q(half, r).sub(b)];
    return {
      answer: least,
      stem: wording(
        frame,
        text`Two positive real numbers $x$ and $y$ satisfy $xy + ${times(b)}x + ${times(a)}y = ${n}$. What is the least
          possible value of $${linear}$?`,
        text`A rectangular floor measures $x$ m by $y$ m. Along one side of length $x$ a strip $${b}$ m wide is added,
          along one side of length $y$ a strip $${a}$ m wide; the small piece at the corner between the strips is left
          out. The floor and the two strips then cover $${n}$ square metres. How small can $${linear}$ be?`,
        text`The cost of a plan, $${linear}$ lakh rupees, depends on two positive real numbers $x$ and $y$, which can
          be chosen freely as long as $${times(a)}y + ${times(b)}x + xy = ${n}$. Find the minimum of the cost, in lakh
          rupees.`,
      ),
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('stopped_a_step_early', least, calc`0 + ${both}`)`
          ${both} is the least sum of the two terms with brackets. The constants that the brackets brought in have to
          be taken off.`,
        slip('left_out_a_term', area, isSquare(p * r * n) && calc`0 + ${n}`)`
          You kept $${n}$ as the product of the brackets. Completing the product adds the product of the two constants
          to it.`,
        slip('assumed_equal_parts', both, isSquare(n + a * b) && calc`(${p} + ${r}) * sqrt(${area})`)`
          You made the two brackets equal, which gave ${here}. The terms with their factors $${p}$ and $${r}$ have to
          be equal.`,
        slip('swapped_the_weights', off, calc`${p} * ${b} + ${r} * ${a}`)`
          For the constant you used ${here}. The factor of $x$ belongs to the constant that stands with $x$ in the
          bracket.`,
        slip('ignored_the_weights', off, calc`${a} + ${b}`)`
          The constant was found as ${here}. In the sum the constants are multiplied like $x$ and $y$.`,
        slip('did_not_double', both, half)`
          You used ${both} for the sum of the two terms. That is the value of one of them; two equal terms give twice
          as much.`,
        slip('left_out_a_factor', both, isSquare(n + a * b) && calc`2 * sqrt(${area})`)`
          You left the factors of $x$ and $y$ out of the root. The two terms have them, so their product has them too.`,
        slip('added_for_subtracted', least, calc`${both} + ${off}`)`
          ${here} adds the constant. The brackets are larger than $x$ and $y$, so it is taken off.`,
      ],
      snapRead: text`A sum with the product of two numbers and multiples of both: complete it to a product, then
        compare sum and product.`,
      approach: text`Complete the condition to a product of two brackets. Written with these brackets, the sum has two
        terms with a known product and a constant.`,
      check: text`At $x = ${x0.toFraction()}$ and $y = ${y0.toFraction()}$ the brackets are $${x0.add(a).toFraction()}$
        and $${y0.add(b).toFraction()}$, with the product $${n + a * b}$, and $${linear}$ is ${least}.`,
      principle: text`Complete $xy$ with multiples of $x$ and $y$ to a product of brackets; sums and products are then
        compared for the brackets, not for $x$ and $y$.`,
    };
  },
);

/** AL.INQ.4 Hard: a least weighted sum where a product of two brackets is given. */
export const twoStrips: readonly AnyTemplate[] = situation<Strips>({
  type: 'AL.INQ.4',
  situation: 'two-strips',
  tries: 150,
  draw: draw => {
    const [p, r] = [draw.int(1, 9), draw.int(1, 9)];
    const [a, b] = [draw.int(1, 7), draw.int(1, 7)];
    // The brackets where the least value is reached are in the inverse ratio of the factors.
    const g = gcd(p, r);
    const m = draw.int(1, 14);
    const [x, y] = [(r / g) * m, (p / g) * m];
    const n = x * y - a * b;
    return x > a && y > b && p !== r && g === 1 && a !== b && n > 8 && n < 400 && x - a + y - b > 2
      ? { a, b, n, p, r, frame: draw.int(0, 2) }
      : null;
  },
  forms: [leastWeighted],
});
