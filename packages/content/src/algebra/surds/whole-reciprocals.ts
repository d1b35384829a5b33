import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Apart {
  /** The numbers under the roots differ by this. */
  a: number;
  way: boolean;
}

/** Factor pairs of a, the smaller first, that `fits` lets pass: the two factors of each pair in turn. */
function pairsOf(a: number, fits: (s: number, t: number) => boolean): readonly number[] {
  const pairs: number[] = [];
  for (let s = 1; s * s <= a; s += 1) if (a % s === 0 && fits(s, a / s)) pairs.push(s, a / s);
  return pairs;
}

const sameParity = (s: number, t: number) => (s + t) % 2 === 0;
/** The smaller factors, or the larger ones. */
const factors = (pairs: readonly Fraction[], place: 0 | 1) => pairs.filter((_, i) => i % 2 === place);
const listTex = (pairs: readonly Fraction[]) =>
  factors(pairs, 0)
    .map((s, i) => `${s} \\times ${pairs[2 * i + 1]}`)
    .join(', \\; ');
const totalOf = (pairs: readonly Fraction[], place: 0 | 1) =>
  factors(pairs, place).reduce((sum, factor) => sum.add(factor), q(0));

const sumOfWholeValues = form<Apart>(
  'sum-of-whole-values',
  {
    band: 'Hard',
    seconds: 100,
    revision: 5,
    also: ['NS.FAC.3'],
    verify: ({ a }) => {
      // Look for whole values over all n up to the largest that two squares so close allow.
      let sum = 0;
      for (let n = 1; 2 * Math.sqrt(n) + 1 <= a; n += 1) {
        const value = Math.sqrt(n + a) + Math.sqrt(n);
        if (Math.abs(value - Math.round(value)) < 1e-9) sum += Math.round(value);
      }
      return sum;
    },
  },
  ({ a, way }, { step }) => {
    const product = step(a, {
      name: text`the product of sum and difference`,
      because: text`$(\sqrt{a} - \sqrt{b})(\sqrt{a} + \sqrt{b}) = a - b$, and here the numbers under the roots differ
        by the numerator. So the fraction is really a sum of roots, and its question is one about factors.`,
      works: tex`\frac{${a}}{\sqrt{n + ${a}} - \sqrt{n}} = \sqrt{n + ${a}} + \sqrt{n} = t, \quad s t = ${a}`,
    })`
      Multiply above and below by the sum of the two roots: the denominator becomes $${a}$ and cancels, so the
      expression equals the sum of the roots. Let $t$ be this sum and $s$ the difference of the roots; then
      $st = ${a}$.`;
    const pairs = step(
      pairsOf(product.valueOf(), (s, t) => sameParity(s, t) && s < t),
      {
        name: text`the factor pairs`,
        because: text`The larger root is half of $t + s$, the smaller half of $t - s$. For whole roots both have to be
          even, so $s$ and $t$ are both even or both odd. Equal factors would make the smaller root $0$.`,
        works: value => tex`${listTex(value)}`,
      },
    )`
      If $t$ is an integer, $s$ is rational, so both roots are rational and hence integers. Then $s$ and $t$ are
      integers of the same parity; $s < t$ because $n$ is positive. List these factor pairs.`;
    const sum = step(totalOf(pairs, 1), {
      because: text`The smaller factor is the difference of the roots, which stood in the denominator. The expression
        itself is their sum.`,
      works: value => tex`${factors(pairs, 1).join(' + ')} = ${value}`,
    })`
      The expression equals $t$, which is the larger factor of each pair. Add these larger factors.`;
    return {
      answer: sum,
      stem: way
        ? text`For which positive integers $n$ is $$\frac{${String(a)}}{\sqrt{n + ${String(a)}} - \sqrt{n}}$$ an
          integer? Find the sum of all the integer values of the expression.`
        : text`A number is called smooth if it is an integer and equals $\frac{${a}}{\sqrt{n + ${a}} - \sqrt{n}}$ for
          some positive integer $n$. What is the sum of all smooth numbers?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'ignored_even_and_odd',
          pairs,
          pairsOf(a, (s, t) => s < t),
        )`
          You used all factor pairs of $${a}$, $${listTex(pairs.slice(0, 2))}$ too. The sum and the difference of two
          whole roots are both even or both odd.`,
        slip('answered_another_quantity', sum, () => totalOf(pairs, 0))`
          $${frac(sum)}$ adds the smaller factors, the differences of the roots. The expression equals the sum of the
          roots, which is the larger factor.`,
        slip('answered_another_quantity', sum, () => calc`${totalOf(pairs, 0)} + ${totalOf(pairs, 1)}`)`
          $${frac(sum)}$ adds both factors of each pair. The expression equals the sum of the roots, which is the
          larger factor alone.`,
        slip(
          'halved_needlessly',
          product,
          pairsOf(a / 4, (s, t) => sameParity(s, t) && s < t).length > 0 && calc`${a} / 4`,
        )`
          You halved both factors, which have the product $${frac(product)}$ then, and asked again that both be even or
          both odd. The halves need not be.`,
        slip('halved_needlessly', sum, () => calc`${totalOf(pairs, 1)} / 2`)`
          $${frac(sum)}$ adds half of each larger factor. The expression equals the whole factor, the sum of both
          roots.`,
        slip('forgot_one_or_the_number_itself', pairs, () => {
          const rest = pairsOf(a, (s, t) => sameParity(s, t) && s < t).slice(2);
          return rest.length > 0 ? rest : null;
        })`
          You left out the pair with the smallest factor, $2 \times ${a / 2}$. Its factors are both even, so it gives
          whole roots.`,
        slip('let_in_zero', pairs, pairsOf(a, sameParity))`
          You counted the pair of equal factors of $${a}$. It gives $n = 0$, which is not positive.`,
        slip('took_a_part_for_the_whole', sum, () => calc`(${totalOf(pairs, 0)} + ${totalOf(pairs, 1)}) / 2`)`
          $${frac(sum)}$ adds the values of the larger root alone. The expression is the sum of both roots.`,
        slip('ignored_even_and_odd', pairs, () => {
          const halves = pairsOf(a, (s, t) => s < t && (s % 2 === 1 || t % 2 === 1));
          return halves.length > 0 ? halves : null;
        })`
          You used pairs such as $${listTex(pairs.slice(0, 2))}$, with one odd factor. Then the roots are halves of odd
          numbers, not integers.`,
      ],
      snapRead: text`A fraction with a difference of roots has to be an integer. The cue is that the numerator is the
        difference of the numbers under the roots.`,
      approach: text`The conjugate turns the fraction into a sum of roots. Sum and difference of the roots multiply to
        the constant, so the question is about factor pairs, restricted by parity.`,
      faster: text`$t = 2d$, where $d > \sqrt{${a / 4}}$ divides $\frac{${a}}{4} = ${a / 4}$. Add these $d$ and
        double.`,
      check: () => {
        const [s = q(0), t = q(0)] = pairs.slice(-2);
        const [u, v] = [t.add(s).div(2), t.sub(s).div(2)];
        return text`The last pair gives the roots $${frac(u)}$ and $${frac(v)}$: $${frac(u)}^2 - ${frac(v)}^2 = ${a}$.
          The sum has ${pairs.length / 2} terms.`;
      },
      principle: text`A sum of two roots is an integer only where both roots are; sum and difference are then factors of
        equal parity.`,
    };
  },
);

/** AL.IND.4 Hard: a rationalised fraction that is whole, by factor pairs of equal parity. */
export const wholeReciprocals: readonly AnyTemplate[] = situation<Apart>({
  type: 'AL.IND.4',
  situation: 'roots-a-constant-apart',
  tries: 40,
  draw: draw => {
    const a = draw.step(48, 480, 4);
    const pairs = pairsOf(a, (s, t) => sameParity(s, t) && s < t).length / 2;
    return pairs >= 3 && pairs <= 7 ? { a, way: draw.chance(0.5) } : null;
  },
  forms: [sumOfWholeValues],
});
