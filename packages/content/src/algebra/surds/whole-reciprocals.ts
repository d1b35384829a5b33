import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Apart {
  /** The numbers under the roots differ by this. */
  a: number;
  way: boolean;
}

type Pairs = readonly (readonly Fraction[])[];

/** Factor pairs of a, the smaller first, that `fits` lets pass. */
function pairsOf(a: number, fits: (s: number, t: number) => boolean): Pairs {
  const pairs: Fraction[][] = [];
  for (let s = 1; s * s <= a; s += 1) if (a % s === 0 && fits(s, a / s)) pairs.push([q(s), q(a / s)]);
  return pairs;
}

const sameParity = (s: number, t: number) => (s + t) % 2 === 0;
const listTex = (pairs: Pairs) =>
  pairs.map(([s, t]) => `${fractionTex(s as Fraction)} \\times ${fractionTex(t as Fraction)}`).join(', \\; ');
const totalOf = (pairs: Pairs, place: 0 | 1) =>
  pairs.reduce((sum, pair) => sum.add(pair[place] as Fraction), q(0));

const sumOfWholeValues = form({
  form: 'sum-of-whole-values',
  revision: 5,
  band: 'Hard',
  entry: true,
  also: ['NS.FAC.3'],
  seconds: 100,
  stem: ({ a, way }: Apart) =>
    way
      ? `For which positive integers $n$ is $$\\frac{${a}}{\\sqrt{n + ${a}} - \\sqrt{n}}$$ an integer? Find the sum of all the integer values of the expression.`
      : `A number is called smooth if it is an integer and equals $\\frac{${a}}{\\sqrt{n + ${a}} - \\sqrt{n}}$ for some positive integer $n$. What is the sum of all smooth numbers?`,
  path: path<Apart>()
    .step(
      'product',
      ({ a }) => q(a),
      'Rationalise: the expression is the sum $t$ of the two roots, and its product with their difference $s$ is the constant.',
      ({ a }) =>
        `\\frac{${a}}{\\sqrt{n + ${a}} - \\sqrt{n}} = \\sqrt{n + ${a}} + \\sqrt{n} = t, \\quad s t = ${a}`,
    )
    .step(
      'pairs',
      (_p, { product }) => pairsOf(product.valueOf(), (s, t) => sameParity(s, t) && s < t),
      'If $t$ is an integer, $s$ is rational, so both roots are rational and hence integers. Then $s$ and $t$ are integers of the same parity; $s < t$ because $n$ is positive. List these factor pairs.',
      (_p, { pairs }) => listTex(pairs),
    )
    .step(
      'sum',
      (_p, { pairs }) => totalOf(pairs, 1),
      'The values of the expression are the larger factors: add them.',
      (_p, { pairs, sum }) =>
        `${pairs.map(([, t]) => fractionTex(t as Fraction)).join(' + ')} = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'parity_ignored',
      at: 'pairs',
      wrongly: ({ a }) => pairsOf(a, (s, t) => s < t),
      words: ({ a }, { pairs }) =>
        `All factor pairs of $${a}$ were used, $${listTex(pairs.slice(0, 1))}$ too; $s$ and $t$ must be both even or both odd.`,
    },
    {
      misconception: 'smaller_factors_added',
      at: 'sum',
      wrongly: (_p, { pairs }) => totalOf(pairs, 0),
      words: (_p, { sum }) =>
        `$${fractionTex(sum)}$ adds the differences of the roots; the expression equals their sum.`,
    },
    {
      misconception: 'both_factors_added',
      at: 'sum',
      wrongly: (_p, { pairs }) => totalOf(pairs, 0).add(totalOf(pairs, 1)),
      words: (_p, { pairs }) =>
        `Both factors of each pair were added, $${fractionTex(totalOf(pairs, 0))} + ${fractionTex(totalOf(pairs, 1))}$; the expression is the larger one only.`,
    },
    {
      misconception: 'factor_two_lost',
      at: 'product',
      wrongly: ({ a }) => (pairsOf(a / 4, (s, t) => sameParity(s, t) && s < t).length > 0 ? q(a / 4) : null),
      words: (_p, { product }) =>
        `Both factors were halved to $${fractionTex(product)}$, and equal parity was demanded once more; halves need not have it.`,
    },
    {
      misconception: 'halves_added',
      at: 'sum',
      wrongly: (_p, { pairs }) => totalOf(pairs, 1).div(2),
      words: (_p, { pairs, sum }) =>
        `$${fractionTex(totalOf(pairs, 1))} \\div 2 = ${fractionTex(sum)}$ adds halves of the larger factors; the expression is the whole factor.`,
    },
    {
      misconception: 'trivial_pair_left_out',
      at: 'pairs',
      wrongly: ({ a }) => {
        const rest = pairsOf(a, (s, t) => sameParity(s, t) && s < t).slice(1);
        return rest.length > 0 ? rest : null;
      },
      words: ({ a }) => `The pair with the smallest factor, $2 \\times ${a / 2}$, was left out.`,
    },
    {
      misconception: 'zero_admitted',
      at: 'pairs',
      wrongly: ({ a }) => pairsOf(a, sameParity),
      words: ({ a }) =>
        `The pair of equal factors of $${a}$ was counted; it gives $n = 0$, which is not positive.`,
    },
    {
      misconception: 'reports_larger_roots',
      at: 'sum',
      wrongly: (_p, { pairs }) => totalOf(pairs, 0).add(totalOf(pairs, 1)).div(2),
      words: (_p, { sum }) =>
        `$${fractionTex(sum)}$ adds the values of the larger root $\\sqrt{n + a}$ alone; the expression holds both roots.`,
    },
    {
      misconception: 'odd_pairs_added',
      at: 'pairs',
      wrongly: ({ a }) => {
        const halves = pairsOf(a, (s, t) => s < t && (s % 2 === 1 || t % 2 === 1));
        return halves.length > 0 ? halves : null;
      },
      words: (_p, { pairs }) =>
        `Pairs like $${listTex(pairs.slice(0, 1))}$, with one odd factor, were used; then the roots would be halves of odd numbers, not integers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A fraction with a difference of roots has to be an integer. The cue is that the numerator is the difference of the numbers under the roots.',
  approach: () =>
    'The conjugate turns the fraction into a sum of roots. Sum and difference of the roots multiply to the constant, so the question is about factor pairs, restricted by parity.',
  faster: ({ a }) =>
    `$t = 2d$, where $d > \\sqrt{${a / 4}}$ divides $\\frac{${a}}{4} = ${a / 4}$. Add these $d$ and double.`,
  check: ({ a }, { pairs }) => {
    const [s, t] = (pairs.at(-1) ?? [q(0), q(0)]) as readonly [Fraction, Fraction];
    const [u, v] = [t.add(s).div(2), t.sub(s).div(2)];
    return `The last pair gives the roots $${fractionTex(u)}$ and $${fractionTex(v)}$: $${fractionTex(u)}^2 - ${fractionTex(v)}^2 = ${a}$. The sum has ${pairs.length} terms.`;
  },
  principle:
    'A sum of two roots is an integer only where both roots are; sum and difference are then factors of equal parity.',
  verify: ({ a }) => {
    // Look for whole values over all n up to the largest that two squares so close allow.
    let sum = 0;
    for (let n = 1; 2 * Math.sqrt(n) + 1 <= a; n += 1) {
      const value = Math.sqrt(n + a) + Math.sqrt(n);
      if (Math.abs(value - Math.round(value)) < 1e-9) sum += Math.round(value);
    }
    return q(sum);
  },
});

/** AL.IND.4 Hard: a rationalised fraction that is whole, by factor pairs of equal parity. */
export const wholeReciprocals: readonly AnyTemplate[] = situation<Apart>({
  type: 'AL.IND.4',
  situation: 'roots-a-constant-apart',
  tries: 40,
  draw: draw => {
    const a = draw.step(48, 480, 4);
    const pairs = pairsOf(a, (s, t) => sameParity(s, t) && s < t).length;
    return pairs >= 3 && pairs <= 7 ? { a, way: draw.chance(0.5) } : null;
  },
  forms: [sumOfWholeValues],
});
