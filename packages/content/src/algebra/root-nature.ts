import type Fraction from 'fraction.js';
import { addedTex, fractionTex, polynomialTex } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const sizeTex = (n: number) => (n === 1 ? '' : String(n));

/** How many whole k from -400 to 400 pass a test. */
function countWhole(test: (k: number) => boolean): number {
  let count = 0;
  for (let k = -400; k <= 400; k += 1) if (test(k)) count += 1;
  return count;
}

interface EqualRoots {
  a: number;
  c: number;
  m: number;
  turn: number;
}

/** AL.QUA.3 Easy: equal roots make the middle coefficient twice the product of two square roots, with either sign. */
const equalRoots = template<EqualRoots, Fraction>({
  type: 'AL.QUA.3',
  band: 'Easy',
  variant: 'equal-roots',
  revision: 1,
  draw: draw => {
    const m = draw.pick([-5, -4, -3, -2, 1, 2, 3, 4, 5, 6, 7]);
    const a = draw.int(1, 4);
    const c = draw.int(2, 7);
    return a === c ? null : { a, c, m, turn: draw.int(0, 4) };
  },
  stem: ({ a, c, m }) =>
    `What is the greatest value of $k$ for which the equation $${sizeTex(a * a)}x^2 + (k ${addedTex(-m)})x + ${c * c} = 0$ has equal roots?`,
  answer: ({ a, c, m }) => q(m + 2 * a * c),
  slips: ({ a, c, m, turn }) =>
    turned(
      [
        {
          misconception: 'takes_the_other_sign',
          value: q(m - 2 * a * c),
          words: `You took the negative root, $k ${addedTex(-m)} = -${2 * a * c}$; that gives the least value of $k$.`,
        },
        {
          misconception: 'drops_four_in_discriminant',
          value: q(m + a * c),
          words:
            'You took the square of the middle coefficient as the product of the outer two; it is four times that.',
        },
        {
          misconception: 'moves_constant_with_wrong_sign',
          value: q(2 * a * c - m),
          words: `You took ${Math.abs(m)} to the other side without turning its sign.`,
        },
        {
          misconception: 'root_not_taken',
          value: q(m + 4 * a * a * c * c),
          words: `You took the middle coefficient as ${4 * a * a * c * c}; that is its square.`,
        },
        {
          misconception: 'stops_one_step_early',
          value: q(2 * a * c),
          words: `You took the value of the middle coefficient, $k ${addedTex(-m)}$, for the value of $k$.`,
        },
      ],
      turn,
    ),
  show: shown,
  plausible: () => true,
  solution: ({ a, c, m }) => ({
    snapRead:
      'A quadratic equation with a parameter in the middle coefficient; it must have equal roots. That wording names the condition: the discriminant is zero.',
    approach:
      'Set the discriminant to zero. Both outer coefficients are squares, so the square root can be taken at once instead of expanding; keep both signs and choose the one that makes $k$ greatest.',
    steps: [
      {
        says: 'Set the discriminant to zero and keep the bracket as it is.',
        works: `(k ${addedTex(-m)})^2 = 4 \\times ${a * a} \\times ${c * c} = ${4 * a * a * c * c}`,
        value: q(4 * a * a * c * c),
      },
      {
        says: 'Take the square root with both signs.',
        works: `k ${addedTex(-m)} = \\pm ${2 * a * c}`,
        value: [q(2 * a * c), q(-2 * a * c)],
      },
      {
        says: 'The positive sign gives the greatest value.',
        works: `k = ${2 * a * c} ${addedTex(m)} = ${m + 2 * a * c}`,
        value: q(m + 2 * a * c),
      },
    ],
    check: `With this value the equation is $${polynomialTex([a * a, 2 * a * c, c * c])} = 0$, that is $(${polynomialTex([a, c])})^2 = 0$, which has equal roots.`,
    principle:
      'Equal roots mean that the discriminant is zero; the square root taken on the way has two signs, so there are two values of the parameter.',
  }),
  verify: ({ a, c, m }) => {
    // Walk down the whole values and look for one whose turning point lies on the axis.
    for (let k = 200; k >= -200; k -= 1) {
      const turning = q(m - k, 2 * a * a);
      const height = turning
        .mul(turning)
        .mul(a * a)
        .add(turning.mul(k - m))
        .add(c * c);
      if (height.equals(0)) return q(k);
    }
    throw new Error('no value gives equal roots');
  },
});

interface NoRoots {
  low: number;
  high: number;
  shift: number;
  turn: number;
}

/** The constant term of the equation is slope·k + rest, so that a quarter of the discriminant is (k - low)(k - high). */
const constantTerm = ({ low, high, shift }: NoRoots) => ({
  slope: 2 * shift + low + high,
  rest: shift * shift - low * high,
});

/** AL.QUA.3 Medium: "no real roots" turns into a strict quadratic inequality for the parameter, and its integers are counted. */
const noRealRoots = template<NoRoots, Fraction>({
  type: 'AL.QUA.3',
  band: 'Medium',
  variant: 'no-real-roots',
  revision: 1,
  draw: draw => {
    const low = draw.int(-7, 3);
    const high = low + draw.int(4, 12);
    const p = { low, high, shift: draw.int(-3, 3), turn: draw.int(0, 4) };
    const { slope, rest } = constantTerm(p);
    return Math.abs(slope) < 2 || rest === 0 || low === 0 || high === 0 ? null : p;
  },
  stem: p => {
    const { slope, rest } = constantTerm(p);
    const bracket = p.shift === 0 ? 'k' : `(k ${addedTex(p.shift)})`;
    return `For how many integers $k$ does the equation $x^2 - 2${bracket}x + (${polynomialTex([slope, rest], 'k')}) = 0$ have no real roots?`;
  },
  answer: ({ low, high }) => q(high - low - 1),
  slips: p => {
    const { low, high, shift, turn } = p;
    const { slope, rest } = constantTerm(p);
    return turnedAfterFirst(
      [
        {
          misconception: 'counts_equality',
          value: q(high - low + 1),
          words: `You took $k = ${low}$ and $k = ${high}$ as well; there the roots are equal, but real.`,
        },
        {
          misconception: 'off_by_one',
          value: q(high - low),
          words: `You took ${high} less ${low < 0 ? `(${low})` : low} as the count; strictly between two integers there is one integer fewer.`,
        },
        {
          misconception: 'forgets_non_positive_values',
          value: low < 0 ? q(Math.max(high - 1, 0)) : q(-1),
          words:
            'You took only the positive values of $k$; zero and the negative integers in the interval count too.',
        },
        {
          misconception: 'drops_four_in_discriminant',
          value: q(countWhole(k => 4 * (k + shift) ** 2 < slope * k + rest)),
          words: 'You took the discriminant without the factor 4 on the constant term.',
        },
        {
          misconception: 'halves_middle_coefficient',
          value: q(countWhole(k => (k + shift) ** 2 < 4 * (slope * k + rest))),
          words: 'You took the middle coefficient without its factor 2 in the discriminant.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: value => value.valueOf() > 0,
  solution: p => {
    const { low, high, shift } = p;
    const { slope, rest } = constantTerm(p);
    const bracket = shift === 0 ? 'k^2' : `(k ${addedTex(shift)})^2`;
    const factor = (root: number) => `(k ${addedTex(-root)})`;
    return {
      snapRead:
        'The coefficients hold a parameter, the equation must have no real roots, and the integers that do this are counted. The cue is the negative discriminant.',
      approach:
        'Write that the discriminant is negative. The middle coefficient has a factor 2, so a quarter of the discriminant is shorter. This is a quadratic inequality in $k$; factorise, take the part between the zeros and count, leaving both ends out.',
      steps: [
        {
          says: 'Write a quarter of the discriminant and demand that it is negative.',
          works: `${bracket} - (${polynomialTex([slope, rest], 'k')}) < 0 \\;\\Rightarrow\\; ${polynomialTex([1, -(low + high), low * high], 'k')} < 0`,
          value: [q(-(low + high)), q(low * high)],
        },
        {
          says: 'Factorise; the product is negative between its zeros.',
          works: `${factor(low)}${factor(high)} < 0 \\;\\Rightarrow\\; ${low} < k < ${high}`,
          value: [q(low), q(high)],
        },
        {
          says: 'Count the integers strictly between the two ends.',
          works: `${high} - ${low < 0 ? `(${low})` : low} - 1 = ${high - low - 1}`,
          value: q(high - low - 1),
        },
      ],
      check: `At $k = ${low}$ and at $k = ${high}$ the discriminant is zero, so the roots are real there; at $k = ${low + 1}$ a quarter of it is $${-(high - low - 1)}$, which is negative.`,
      principle:
        'No real roots means a negative discriminant, strictly: where it is zero the roots are equal and real, so the ends do not count.',
    };
  },
  verify: p => {
    // The lowest point of each parabola: without real roots it lies above the axis.
    const { slope, rest } = constantTerm(p);
    let count = 0;
    for (let k = -60; k <= 60; k += 1) {
      const turning = k + p.shift;
      if (turning * turning - 2 * turning * turning + slope * k + rest > 0) count += 1;
    }
    return q(count);
  },
});

interface TwoRoots {
  /** Value of k at which the leading coefficient vanishes. */
  vanishing: number;
  other: number;
  half: number;
  ends: readonly [number, number];
  turn: number;
}

/** Legs and hypotenuse: the second leg is even, so that the ends of the interval are whole. */
const triangles: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
  [15, 8, 17],
  [12, 16, 20],
  [16, 12, 20],
];

/** AL.QUA.3 Hard: the discriminant allows a value of k that makes the equation linear, and that value is easy to count. */
const twoDifferentRoots = template<TwoRoots, Fraction>({
  type: 'AL.QUA.3',
  band: 'Hard',
  variant: 'leading-coefficient-vanishes',
  revision: 1,
  draw: draw => {
    const [leg, even, hypotenuse] = draw.pick(triangles);
    const vanishing = draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]);
    const other = vanishing + draw.pick([-1, 1]) * leg;
    if (other === 0) return null;
    const sum = vanishing + other;
    return {
      vanishing,
      other,
      half: draw.pick([-1, 1]) * (even / 2),
      ends: [(sum - hypotenuse) / 2, (sum + hypotenuse) / 2],
      turn: draw.int(0, 6),
    };
  },
  stem: ({ vanishing, other, half }) =>
    `For how many integers $k$ does the equation $(k ${addedTex(-vanishing)})x^2 ${addedTex(2 * half)}x + (k ${addedTex(-other)}) = 0$ have two different real roots?`,
  answer: ({ ends }) => q(ends[1] - ends[0] - 2),
  slips: ({ vanishing, other, half, ends, turn }) => {
    const [low, high] = ends;
    const product = (k: number) => (k - vanishing) * (k - other);
    return turnedAfterFirst(
      [
        {
          misconception: 'allows_vanishing_leading_coefficient',
          value: q(high - low - 1),
          words: `You took $k = ${vanishing}$ as well; there the $x^2$ term vanishes and the linear equation has one root only.`,
        },
        {
          misconception: 'counts_equality',
          value: q(high - low),
          words: `You took the ends $k = ${low}$ and $k = ${high}$ as well; there the two roots are equal.`,
        },
        {
          misconception: 'drops_both_conditions',
          value: q(high - low + 1),
          words: `You took every integer from ${low} to ${high}; the ends give equal roots, and $k = ${vanishing}$ gives a linear equation.`,
        },
        {
          misconception: 'excludes_zero_root',
          value: q(high - low - 3),
          words: `You took $k = ${other}$ out as well; there one root is zero, but the two roots are still different.`,
        },
        {
          misconception: 'forgets_non_positive_values',
          value: low < 0 ? q(countWhole(k => k > 0 && k < high && k !== vanishing)) : q(-1),
          words:
            'You took only the positive values of $k$; zero and the negative integers in the interval count too.',
        },
        {
          misconception: 'drops_four_in_discriminant',
          value: q(countWhole(k => k !== vanishing && 4 * half * half > product(k))),
          words: 'You took the discriminant without the factor 4 on the product of the outer coefficients.',
        },
        {
          misconception: 'halves_middle_coefficient',
          value: q(countWhole(k => k !== vanishing && half * half > 4 * product(k))),
          words: 'You took half the middle coefficient but kept the factor 4 of the full discriminant.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: value => value.valueOf() > 0,
  solution: ({ vanishing, other, half, ends }) => {
    const [low, high] = ends;
    const sum = vanishing + other;
    const factor = (root: number) => (root === 0 ? 'k' : `(k ${addedTex(-root)})`);
    return {
      snapRead:
        'The parameter stands in the leading coefficient as well, and two different real roots are demanded. Two conditions are hidden in that: it must be a quadratic, and its discriminant must be positive.',
      approach:
        'First write down when the equation is no quadratic at all. Then demand a positive discriminant (a quarter of it is shorter), solve the quadratic inequality in $k$, and take the forbidden value out of the integers found.',
      steps: [
        {
          says: 'For two roots the equation must be quadratic, so the leading coefficient may not vanish.',
          works: `k \\ne ${vanishing}`,
          value: q(vanishing),
        },
        {
          says: 'Demand that a quarter of the discriminant is positive.',
          works: `${half * half} - (k ${addedTex(-vanishing)})(k ${addedTex(-other)}) > 0 \\;\\Rightarrow\\; ${polynomialTex([1, -sum, vanishing * other - half * half], 'k')} < 0`,
          value: [q(-sum), q(vanishing * other - half * half)],
        },
        {
          says: 'Factorise and take the values between the zeros, without the ends.',
          works: `${factor(low)}${factor(high)} < 0 \\;\\Rightarrow\\; ${low} < k < ${high}`,
          value: [q(low), q(high)],
        },
        {
          says: 'Count the integers strictly between the ends.',
          works: `${high} - ${low < 0 ? `(${low})` : low} - 1 = ${high - low - 1}`,
          value: q(high - low - 1),
        },
        {
          says: 'The forbidden value lies in this interval; take it out.',
          works: `${high - low - 1} - 1 = ${high - low - 2}`,
          value: q(high - low - 2),
        },
      ],
      check: `At $k = ${vanishing}$ the equation is $${polynomialTex([2 * half, vanishing - other])} = 0$, with a single root; at the ends $k = ${low}$ and $k = ${high}$ the discriminant is zero.`,
      principle:
        'When a parameter stands in the leading coefficient, treat the value that makes it zero separately: the discriminant says nothing about a linear equation.',
    };
  },
  verify: ({ vanishing, other, half }) => {
    // Two different roots exist when the turning point lies on the far side of the axis from where the curve opens.
    let count = 0;
    for (let k = -60; k <= 60; k += 1) {
      const lead = k - vanishing;
      if (lead === 0) continue;
      const turning = q(-half, lead);
      const height = turning
        .mul(turning)
        .mul(lead)
        .add(turning.mul(2 * half))
        .add(k - other);
      if (height.mul(lead).s < 0n) count += 1;
    }
    return q(count);
  },
});

export const rootNature: readonly AnyTemplate[] = [equalRoots, noRealRoots, twoDifferentRoots];
