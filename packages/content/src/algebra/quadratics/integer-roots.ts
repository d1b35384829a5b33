import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Roots of an equation whose coefficients are whole. */
interface Integers {
  /** (α − c)(β − c) = n, and k is at most `most` in size. */
  n: number;
  c: number;
  most: number;
  way: boolean;
}

const monic = ({ n, c }: Integers) => `$x^2 - kx + (${c === 1 ? '' : c}k ${addedTex(n - c * c)}) = 0$`;

/** Factors d ≤ n/d of a positive number. */
const smaller = (n: number) =>
  Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0 && d * d <= n);

/** The sums α + β that the factor pairs of n give, with factors of the sign `sign`. */
const sums = (n: number, c: number, sign: 1 | -1): readonly Fraction[] =>
  smaller(n).map(d => q(2 * c + sign * (d + n / d)));

const within = (list: readonly Fraction[], most: number) => list.filter(k => Math.abs(k.valueOf()) <= most);
const listed = (list: readonly Fraction[]) => (list.length > 0 ? list.map(k => `${k}`).join(', ') : '-');

const distinctRoots = form<Integers>(
  'distinct-integer-roots-in-a-range',
  {
    band: 'Hard',
    seconds: 110,
    revision: 2,
    also: ['AL.QUA.6', 'AL.DIO.2'],
    entry: true,
    verify: ({ n, c, most }) => {
      const found = new Set<number>();
      for (let x = -300; x <= 300; x += 1)
        for (let y = x + 1; y <= 300; y += 1)
          if (x * y === c * (x + y) + n - c * c && Math.abs(x + y) <= most) found.add(x + y);
      return found.size;
    },
  },
  (p, { step, find }) => {
    const { n, c, most, way } = p;
    const product = step(n, {
      name: 'the product of the two brackets',
      because: text`$k$ is not known, but the roots are integers. Without $k$ a product of two integers with a known
        value is left, and such a product has only a few pairs of factors.`,
      works: tex`\alpha\beta - ${c}(\alpha + \beta) = ${n - c * c}, \quad (\alpha - ${c})(\beta - ${c}) = ${n - c * c} +
        ${c * c} = ${n}`,
    })`
      Let $\alpha$ and $\beta$ be the roots. Their sum is $k$ and their product is
      $${c === 1 ? '' : c}k ${addedTex(n - c * c)}$. Subtract $${c === 1 ? '' : c}(\alpha + \beta)$ from the product,
      so that $k$ cancels, and add $${c * c}$ on both sides so that the left side factorises.`;
    const shift = find(c);
    const positive = step(within(sums(product.valueOf(), shift.valueOf(), 1), most), {
      because: text`Each root is $${c}$ more than its bracket, so the sum of the two roots is $${2 * c}$ more than the
        sum of the two brackets. The order of the factors does not matter, because it only exchanges the roots.`,
      works: value =>
        tex`${smaller(n)
          .map(d => `${d} \\times ${n / d}`)
          .join(', ')}: \quad k = d + \tfrac{${n}}{d} + ${2 * c} \le ${most}: \ ${listed(value)}`,
    })`
      Take the pairs of positive factors $d$ and $\frac{${n}}{d}$ for the brackets. Then $k = \alpha + \beta$ is the sum
      of the factors plus $2 \times ${c}$. Keep the values of $k$ that lie in the range.`;
    const negative = step(within(sums(product.valueOf(), shift.valueOf(), -1), most), {
      because: text`The roots may be any integers, so the brackets $\alpha - ${c}$ and $\beta - ${c}$ may be negative.
        Not positive factors only, because two negative numbers also have the product $${n}$.`,
      works: value => tex`k = ${2 * c} - d - \tfrac{${n}}{d} \ge -${most}: \ ${listed(value)}`,
    })`
      Both brackets may be negative too. The factors $-d$ and $-\frac{${n}}{d}$ make $k$ smaller, so now compare it with
      the lower end $-${most}$.`;
    const equal = find(() => {
      const root = Math.round(Math.sqrt(n));
      return root * root === n ? within([q(2 * c + 2 * root), q(2 * c - 2 * root)], most).length : 0;
    });
    const count = step(calc`${positive.length} + ${negative.length} - ${equal}`, {
      because: text`Two equal brackets mean $\alpha = \beta$: one root that counts twice. The question wants two
        different integers.`,
    })`
      Add the numbers of values in the two lists, and leave out each $k$ that comes from two equal factors: there the
      two roots are equal too.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ from $-${most}$ to $${most}$ does the equation ${monic(p)} have two distinct
          integer roots?`
        : text`Two different integers are the roots of ${monic(p)}. If $k$ lies between $-${most}$ and $${most}$, both
          included, how many values can it take?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('forgot_negative_numbers', negative, [])`
          You used positive factors of $${n}$ only. Two negative factors have the product $${n}$ as well, and their
          values of $k$ are missing.`,
        slip('let_in_equal_values', equal, !equal.equals(0) && 0)`
          You kept the factors $${Math.round(Math.sqrt(n))} \times ${Math.round(Math.sqrt(n))} = ${n}$. Equal factors
          give equal roots, and the question wants two distinct ones.`,
        slip('ignored_a_bound', count, calc`2 * ${smaller(n).length}`)`
          You counted all $${smaller(n).length}$ factor pairs of $${n}$ with both signs, $${count}$ in all. For some of
          them $k$ is more than $${most}$ or less than $-${most}$.`,
        slip('left_out_a_term', shift, 0)`
          Your $k$ is the sum of the two factors of $${n}$. Each root is $${c}$ more than its factor, so $k$ is
          $${2 * c}$ more than this sum.`,
        slip('wrong_sign', shift, calc`-${c}`)`
          You made each root $${c}$ smaller than its factor of $${n}$. The factor is the root minus $${c}$, so the root
          is $${c}$ larger.`,
        slip('left_out_a_term', product, n > c * c && calc`${n} - ${c} * ${c}`)`
          You counted factor pairs of $${product}$, the product of the roots minus $${c}$ times their sum. To factorise
          this, $${c}^2$ has to be added first.`,
        slip('counted_order', count, calc`2 * (${positive.length} + ${negative.length}) - ${equal} * 2`)`
          $${count}$ counts each pair of factors in both orders. Exchanging the factors exchanges the roots, and their
          sum $k$ stays the same.`,
        slip('ignored_a_bound', negative, sums(n, c, -1))`
          You kept all pairs of negative factors of $${n}$. Some of them make $k$ less than $-${most}$, the lower end of
          the range.`,
      ],
      snapRead: text`Sum and product of integer roots both depend on $k$: eliminating $k$ leaves an equation in
        integers, and $k$ is bounded.`,
      approach: text`Sum and product of the roots both hold $k$. Eliminate it: a product of two integer brackets is
        left. Its factor pairs of both signs give $k$; keep those in the range with distinct roots.`,
      faster: text`At $x = ${c}$ the left side is $${n}$ whatever $k$ is, so $(\alpha - ${c})(\beta - ${c}) = ${n}$ at
        once, and $k - ${2 * c} = \pm\left(d + \frac{${n}}{d}\right)$.`,
      check: () => {
        const k = (positive[0] ?? negative[0] ?? q(0)).valueOf();
        const root = Math.sqrt(k * k - 4 * (c * k + n - c * c));
        return text`All values are $${listed([...positive, ...negative])}$; for $k = ${k}$ the roots are
          $${(k - root) / 2}$ and $${(k + root) / 2}$.`;
      },
      principle: text`When the roots are integers, eliminate the parameter from sum and product, factorise, and take
        factor pairs of both signs; check the other conditions last.`,
    };
  },
);

/** AL.QUA.1 Hard: integer roots bind the parameter, which is bounded besides. */
export const integerRoots: readonly AnyTemplate[] = situation<Integers>({
  type: 'AL.QUA.1',
  situation: 'integer-roots-bind-k',
  tries: 20,
  draw: draw => {
    const n = draw.pick([
      24, 30, 36, 40, 42, 48, 54, 56, 60, 64, 66, 70, 72, 80, 84, 90, 96, 100, 108, 120, 144,
    ]);
    const c = draw.int(1, 9);
    const most = draw.int(16, 45);
    const kept = within([...sums(n, c, 1), ...sums(n, c, -1)], most).length;
    if (n === c * c || kept < 3 || kept === 2 * smaller(n).length) return null;
    if (within(sums(n, c, 1), most).length === 0) return null;
    return { n, c, most, way: draw.chance(0.5) };
  },
  forms: [distinctRoots],
});
