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
    const product = step(
      n,
      tex`\alpha\beta - ${c}(\alpha + \beta) = ${n - c * c}, \quad (\alpha - ${c})(\beta - ${c}) = ${n}`,
    )`
      Sum and product of the roots both hold $k$. Eliminate it and complete the product of two brackets.`;
    const shift = find(c);
    const positive = step(
      within(sums(product.valueOf(), shift.valueOf(), 1), most),
      value =>
        tex`${smaller(n)
          .map(d => `${d} \\times ${n / d}`)
          .join(', ')}: \quad k = d + \tfrac{${n}}{d} + ${2 * c} \le ${most}: \ ${listed(value)}`,
    )`
      Take the pairs of positive factors; $k$ is their sum and the two numbers of the brackets. Keep what lies in the
      range.`;
    const negative = step(
      within(sums(product.valueOf(), shift.valueOf(), -1), most),
      value => tex`k = ${2 * c} - d - \tfrac{${n}}{d} \ge -${most}: \ ${listed(value)}`,
    )`
      Do the same with two negative factors.`;
    const equal = find(() => {
      const root = Math.round(Math.sqrt(n));
      return root * root === n ? within([q(2 * c + 2 * root), q(2 * c - 2 * root)], most).length : 0;
    });
    const count = step(calc`${positive.length} + ${negative.length} - ${equal}`)`
      Count them, without those whose two factors are equal: there the roots are equal too.`;
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
          Two negative factors have the product $${n}$ as well; their values of $k$ are missing.`,
        slip('let_in_equal_values', equal, !equal.equals(0) && 0)`
          The factors $${Math.round(Math.sqrt(n))} \times ${Math.round(Math.sqrt(n))}$ give equal roots, which are not
          distinct.`,
        slip('ignored_a_bound', count, calc`2 * ${smaller(n).length}`)`
          All factor pairs of $${n}$ with both signs were counted; for some of them $k$ is larger than $${most}$ in
          size.`,
        slip('left_out_a_term', shift, 0)`
          The factors were added for $k$ as they are; the roots are $${c}$ larger than the factors, so $k$ is $${2 * c}$
          more.`,
        slip('wrong_sign', shift, calc`-${c}`)`
          Here the roots were taken $${c}$ smaller than the factors; from $\alpha - ${c}$ they are larger.`,
        slip('left_out_a_term', product, n > c * c && calc`${n} - ${c} * ${c}`)`
          Factor pairs of $${product}$ were counted; completing the brackets adds $${c}^2$ to it first.`,
        slip('counted_order', count, calc`2 * (${positive.length} + ${negative.length}) - ${equal} * 2`)`
          $${count}$ counts each pair in both orders, though $k$, the sum, is the same.`,
        slip('ignored_a_bound', negative, sums(n, c, -1))`
          The lower end of the range was not used: some of these $k$ lie below $-${most}$.`,
      ],
      snapRead: text`Sum and product of integer roots both depend on $k$: eliminating $k$ leaves an equation in
        integers, and $k$ is bounded.`,
      approach: text`Without $k$ sum and product give a product of two integer brackets. Its factor pairs of both signs
        give $k$; keep distinct roots and the range.`,
      faster: text`At $x = ${c}$ the left side is $${n}$ whatever $k$ is, so $(\alpha - ${c})(\beta - ${c}) = ${n}$ at
        once, and $k - ${2 * c} = \pm\left(d + \frac{${n}}{d}\right)$.`,
      check: () => {
        const k = (positive[0] ?? negative[0] ?? q(0)).valueOf();
        const root = Math.sqrt(k * k - 4 * (c * k + n - c * c));
        return text`All values are $${listed([...positive, ...negative])}$; for $k = ${k}$ the roots are
          $${(k - root) / 2}$ and $${(k + root) / 2}$.`;
      },
      principle: text`For integer roots, eliminate the parameter, complete the product, and take factor pairs of both
        signs; conditions come last.`,
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
