import type Fraction from 'fraction.js';
import { type Path, path } from '../../path.ts';
import { fractionTex, wording } from '../../show.ts';
import { form, formOfCases, route, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { nearFraction, q, type Value } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;

/** A term outside·√inside; inside 1 for a whole number. Not reduced: it is written as it stands. */
interface Surd {
  outside: number;
  inside: number;
}

const termTex = ({ outside, inside }: Surd) =>
  inside === 1 ? String(outside) : `${outside === 1 ? '' : outside}\\sqrt{${inside}}`;
const squareOf = ({ outside, inside }: Surd) => outside * outside * inside;
const sizeOf = ({ outside, inside }: Surd) => outside * Math.sqrt(inside);
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const squareFree = (n: number) => [4, 9, 25].every(square => n % square !== 0);

interface Pair {
  u: Surd;
  v: Surd;
  kind: 'pair' | 'named';
  turn: number;
}

const sumTex = ({ u, v }: Pair) => `${termTex(u)} + ${termTex(v)}`;
const differenceTex = ({ u, v }: Pair) => `${termTex(u)} - ${termTex(v)}`;

function pairKey({ u, v }: Pair): Fraction {
  const [s, t] = [squareOf(u), squareOf(v)];
  return q(2 * (s + t), s - t);
}

const pairTex = (p: Pair) =>
  `\\frac{${sumTex(p)}}{${differenceTex(p)}} + \\frac{${differenceTex(p)}}{${sumTex(p)}}`;

/** The square of a term with its outside number, or without any number outside its inside number, squared wrongly. */
const wrongSquare = ({ outside, inside }: Surd) =>
  inside === 1 ? outside * outside : outside === 1 ? inside * inside : outside * inside;

/** A square taken wrongly, and what the right one is. */
const wrongSquares = {
  misconception: 'squares_root_wrongly',
  at: 'squares',
  wrongly: ({ u, v }: Pair) => {
    const [x, y] = [wrongSquare(u), wrongSquare(v)];
    return [x, x === y ? y + 2 * x + 1 : y];
  },
  words: ({ u, v }: Pair) => {
    const rooted = u.inside === 1 ? v : u;
    return `That takes $${wrongSquare(rooted)}$ for the square of $${termTex(rooted)}$; it is ${squareOf(rooted)}${rooted.outside === 1 ? ', since squaring undoes the root' : ', since the number outside is squared too'}.`;
  },
} as const;

const conjugatePairPath = path<Pair>()
  .quiet('squares', ({ u, v }) => [squareOf(u), squareOf(v)])
  .step(
    'bottom',
    (_p, { squares: [s = 0, t = 0] }) => q(s - t),
    'Multiply the two denominators: sum times difference.',
    (p, { squares: [s, t], bottom }) => `(${sumTex(p)})(${differenceTex(p)}) = ${s} - ${t} = ${bottom}`,
  )
  .step(
    'top',
    (_p, { squares: [s = 0, t = 0] }) => q(2 * (s + t)),
    'Add the numerators over this common denominator; the terms with roots cancel.',
    (p, { squares: [s, t], top }) => `(${sumTex(p)})^2 + (${differenceTex(p)})^2 = 2(${s} + ${t}) = ${top}`,
  )
  .step(
    'key',
    (_p, { bottom, top }) => top.div(bottom),
    'Divide.',
    (_p, { bottom, top, key }) =>
      bottom.equals(1) ? `${top}` : `\\frac{${top}}{${bottom}} = ${fractionTex(key)}`,
  );

const noDenominator = {
  misconception: 'drops_denominator',
  gives: 'top',
  words: (_p: Pair, { bottom, top }: { bottom: Fraction; top: Fraction }) =>
    `The common denominator, ${bottom}, was left out: $${top}$ is the sum of the new numerators alone.`,
} as const;

const pairRoute = route({
  path: conjugatePairPath,
  slips: [
    {
      misconception: 'squares_counted_once',
      at: 'top',
      wrongly: (_p, { squares: [s = 0, t = 0] }) => q(s + t),
      words: (_p, { squares: [s, t] }) =>
        `Only one numerator was given its squares, ${s} and ${t}; multiplied out, both hold them.`,
    },
    wrongSquares,
    {
      misconception: 'sum_of_squares_as_square_of_sum',
      at: 'top',
      wrongly: (_p, { squares: [s = 0] }) => q(4 * s),
      words: ({ u }) =>
        `The sum of the squares of the numerators was replaced by the square of their sum, $${termTex({ outside: 2 * u.outside, inside: u.inside })}$; squares are added one by one.`,
    },
    {
      misconception: 'drops_second_squares',
      at: 'top',
      wrongly: (_p, { squares: [s = 0] }) => q(2 * s),
      words: ({ u, v }, { top }) =>
        `$${top}$ on top holds only the squares of $${termTex(u)}$; those of $${termTex(v)}$ are added too, also where its sign is minus.`,
    },
    noDenominator,
    {
      misconception: 'cross_terms_with_one_sign',
      at: 'top',
      wrongly: (_p, { squares: [s = 0, t = 0] }) => q(4 * (s + t)),
      words: (_p, { squares: [s, t], top }) =>
        `$4 \\times (${s} + ${t}) = ${top}$ takes the sum of the two squares as four times the squares of the terms; it is twice them.`,
    },
  ],
});

const conjugatePairAsked = form({
  form: 'pair',
  band: 'Easy',
  revision: 5,
  stem: (p: Pair) =>
    p.kind === 'named'
      ? wording(
          p.u.outside + p.v.inside,
          `If $x = \\frac{${sumTex(p)}}{${differenceTex(p)}}$, what is the value of $x + \\frac{1}{x}$?`,
          `Let $x = \\frac{${sumTex(p)}}{${differenceTex(p)}}$. What is the sum of $x$ and its reciprocal?`,
        )
      : wording(
          p.u.outside + p.v.inside,
          `What is the value of $${pairTex(p)}$?`,
          `The number $${pairTex(p)}$ is rational. Find it.`,
        ),
  ...pairRoute,
  order: (slips, p) => turned(slips, p.turn),
  show: shown,
  plausible: value => value.compare(2) > 0,
  snapRead: p => {
    const { kind } = p;
    return `${kind === 'named' ? 'A quotient of surds is given, and the sum of it and its reciprocal is asked' : 'The sum of two fractions with surds below is asked'}. The denominators${kind === 'named' ? ' of the two' : ''} are a sum and the difference of the same terms: conjugates.`;
  },
  approach: () =>
    `Put both fractions over the product of the denominators. A sum times its difference is a difference of squares, so no root is left below; on top the terms with roots cancel. Rationalising each fraction by itself leads to the same, with twice the work.`,
  check: p => pairCheck(p),
  principle:
    'Conjugate denominators multiply to a difference of squares: add such fractions over that product and the roots disappear.',
  verify: ({ u, v }) => {
    const [sum, difference] = [sizeOf(u) + sizeOf(v), sizeOf(u) - sizeOf(v)];
    return nearFraction(sum / difference + difference / sum, 7);
  },
});

/** AL.IND.4 Easy: two denominators that are conjugates; over the common denominator every root is gone. */
const conjugatePair: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.IND.4',
  situation: 'conjugate',
  draw: draw => {
    const kind = draw.pick(['pair', 'named'] as const);
    const root = () => ({ outside: draw.pick([1, 1, 2, 3]), inside: draw.pick([2, 3, 5, 6, 7, 10, 11]) });
    const number = () => ({ outside: draw.int(2, 9), inside: 1 });
    const [u, v] = [draw.chance(0.4) ? number() : root(), root()];
    const p = { u, v, kind, turn: draw.int(0, 5) };
    if (u.inside === v.inside || squareOf(u) <= squareOf(v) || squareOf(u) > 100) return null;
    const key = pairKey(p);
    return key.d <= 7n && key.n <= 40n ? p : null;
  },
  forms: [conjugatePairAsked],
});

/** Both fractions in decimals. */
function pairCheck({ u, v }: Pair): string {
  const [sum, difference] = [sizeOf(u) + sizeOf(v), sizeOf(u) - sizeOf(v)];
  const [first, second] = [sum / difference, difference / sum];
  return `In decimals the two fractions are about ${first.toFixed(4)} and ${second.toFixed(4)}, together about ${(first + second).toFixed(3)}.`;
}

const rootTex = (n: number) => `\\sqrt{${n}}`;

interface NearWhole {
  /** The number is (p + √m)^n, or (√a + √b)^(2n) with p = a + b and m = 4ab. */
  p: number;
  m: number;
  n: number;
  roots: readonly [number, number] | null;
  turn: number;
}

/** Sums of equal powers of p + √m and p - √m, from the power 0 on. */
function conjugateSums({ p, m, n }: NearWhole): number[] {
  const sums = [2, 2 * p];
  for (let i = 2; i <= n; i += 1) sums.push(2 * p * (sums[i - 1] ?? 0) - (p * p - m) * (sums[i - 2] ?? 0));
  return sums.slice(0, n + 1);
}

const sumOfPowers = (drawn: NearWhole) => conjugateSums(drawn).at(-1) ?? 0;
/** Whether the power of the conjugate is negative, so that the number lies above the whole sum. */
const conjugateBelowZero = ({ p, m, n }: NearWhole) => p * p < m && n % 2 === 1;
const nearWholeTex = ({ p, m, n, roots }: NearWhole) =>
  roots
    ? `\\left(${rootTex(roots[0])} + ${rootTex(roots[1])}\\right)^{${2 * n}}`
    : `\\left(${p} + ${rootTex(m)}\\right)^{${n}}`;

/** The whole sum with every binomial coefficient between the ends left out. */
const sumWithoutCoefficients = ({ p, m, n }: NearWhole) => {
  let sum = 0;
  for (let i = 0; i <= n; i += 2) sum += p ** (n - i) * m ** (i / 2);
  return 2 * sum;
};

/** The number and its conjugate, once a single root is left. */
const conjugatesTex = ({ p, m, roots }: NearWhole) =>
  roots
    ? ([`${p} + 2${rootTex(m / 4)}`, `${p} - 2${rootTex(m / 4)}`] as const)
    : ([`${p} + ${rootTex(m)}`, `${p} - ${rootTex(m)}`] as const);

/** The smaller of the two terms less the other, as the sentences name it. */
const conjugateBase = ({ p, m, roots }: NearWhole) =>
  roots ? `$${rootTex(roots[0])} - ${rootTex(roots[1])}$` : `$${p} - ${rootTex(m)}$`;

/** The number with its roots rounded before raising, and the rounded parts. */
function roundedFirst({ p, m, n, roots }: NearWhole, digits: number) {
  const parts = (roots ?? [p * p, m]).map(n2 => Number(Math.sqrt(n2).toFixed(digits)));
  const base = parts.reduce((total, part) => total + part, 0);
  return {
    number: q(Math.floor(base ** (roots ? 2 * n : n))),
    shown: parts.filter((_, i) => roots || i === 1).join(' and '),
  };
}

/** The path from the number with a single root on, after `begun`. */
const nearWholeAfter = (begun: Path<NearWhole, Record<never, never>, Value>) =>
  begun
    .step(
      'pair',
      ({ p, m }) => [q(2 * p), q(p * p - m)],
      'Take the number with its conjugate: find their sum and their product.',
      (drawn, { pair: [sum, product] }) => {
        const [x, y] = conjugatesTex(drawn);
        return `(${x}) + (${y}) = ${sum}, \\quad (${x})(${y}) = ${product}`;
      },
    )
    .step(
      'sum',
      drawn => q(sumOfPowers(drawn)),
      'Sums of equal powers follow from these two: the next is the sum times the last, less the product times the one before. Begin with 2 for the power 0.',
      drawn => {
        const { p, m } = drawn;
        const sums = conjugateSums(drawn);
        const product = p * p - m;
        const chain = sums
          .map((s, i) =>
            i < 2
              ? ''
              : `s_${i} = ${2 * p} \\times ${sums[i - 1]} ${product < 0 ? '+' : '-'} ${Math.abs(product) === 1 ? '' : `${Math.abs(product)} \\times `}${sums[i - 2]} = ${s}`,
          )
          .filter(text => text !== '');
        return `s_0 = 2, \\; s_1 = ${2 * p}, \\; ${chain.join(', \\; ')}`;
      },
    )
    .step(
      'bounds',
      drawn => (conjugateBelowZero(drawn) ? [q(-1), q(0)] : [q(0), q(1)]),
      'See where the power of the conjugate lies.',
      drawn => {
        const { p, m, n } = drawn;
        const below = conjugateBelowZero(drawn);
        const [, y] = conjugatesTex(drawn);
        return `${y} \\approx ${(p - Math.sqrt(m)).toFixed(3)} \\;\\Rightarrow\\; ${below ? '-1 < ' : '0 < '}(${y})^${n} < ${below ? '0' : '1'}`;
      },
    )
    .step(
      'floor',
      (_drawn, { sum, bounds: [, most = q(0)] }) => sum.sub(most),
      'Take it off the whole sum and read off the integer below.',
      (drawn, { floor }) => {
        const [x] = conjugatesTex(drawn);
        return `${floor} < (${x})^${drawn.n} < ${floor.add(1)} \\;\\Rightarrow\\; ${floor}`;
      },
    );

const nearWholeSlips = [
  {
    misconception: 'conjugate_on_wrong_side',
    at: 'floor',
    wrongly: (drawn: NearWhole, { sum }: { sum: Fraction }) => (conjugateBelowZero(drawn) ? sum.sub(1) : sum),
    words: (drawn: NearWhole, { sum }: { sum: Fraction }) =>
      conjugateBelowZero(drawn)
        ? `$${sum} - 1$ takes 1 off the whole sum; ${conjugateBase(drawn)} is negative and so is its odd power, so the number lies above that sum.`
        : `This takes the whole sum of the two powers, $${sum}$; the power of ${conjugateBase(drawn)} is a small positive part of it, so the number lies just below.`,
  },
  {
    misconception: 'drops_binomial_coefficient',
    at: 'sum',
    wrongly: (drawn: NearWhole) => q(sumWithoutCoefficients(drawn)),
    words: (_drawn: NearWhole, { sum }: { sum: Fraction }) =>
      `Every term of the expansion taken once makes a whole sum of $${sum}$; the middle terms have binomial coefficients.`,
  },
  {
    misconception: 'rounds_before_raising',
    at: 'floor',
    wrongly: (drawn: NearWhole) => roundedFirst(drawn, 0).number,
    words: (drawn: NearWhole) =>
      `The roots were rounded to whole numbers (${roundedFirst(drawn, 0).shown}) before raising to the power; the error grows with the power.`,
  },
  {
    misconception: 'rounds_before_raising',
    at: 'floor',
    wrongly: (drawn: NearWhole) => roundedFirst(drawn, 1).number,
    words: (drawn: NearWhole) =>
      `With the roots to one decimal (${roundedFirst(drawn, 1).shown}) the power is still too inexact: the error grows with it.`,
  },
  {
    misconception: 'half_of_whole_sum',
    at: 'floor',
    wrongly: (_drawn: NearWhole, { sum }: { sum: Fraction }) => sum.div(2),
    words: (_drawn: NearWhole, { sum }: { sum: Fraction }) =>
      `Half of $${sum}$ is what the terms without a root make; the terms with a root are about as large.`,
  },
  {
    misconception: 'takes_integer_above',
    at: 'floor',
    wrongly: (_drawn: NearWhole, { sum }: { sum: Fraction }) => sum.add(1),
    words: (drawn: NearWhole, { sum }: { sum: Fraction }) =>
      conjugateBelowZero(drawn)
        ? `$${sum} + 1$ is the next integer above the number; the greatest integer that is not above it is asked.`
        : `$${sum} + 1$ takes the small power of the conjugate as added to the whole sum and then rounded up; it has to come off.`,
  },
  {
    misconception: 'takes_off_too_much',
    at: 'floor',
    wrongly: (_drawn: NearWhole, { sum }: { sum: Fraction }) => sum.sub(2),
    words: (drawn: NearWhole, { sum }: { sum: Fraction }) =>
      conjugateBelowZero(drawn)
        ? `$${sum} - 2$ takes 2 off the whole sum; the power of ${conjugateBase(drawn)} is negative, so nothing has to come off.`
        : `$${sum} - 2$ takes 2 off the whole sum; the power of ${conjugateBase(drawn)} is less than 1, so only 1 has to come off.`,
  },
  {
    misconception: 'powers_added_term_by_term',
    at: 'sum',
    wrongly: ({ p, m, n }: NearWhole) => (n % 2 === 0 ? q(2 * (p ** n + m ** (n / 2))) : null),
    words: (_drawn: NearWhole, { sum }: { sum: Fraction }) =>
      `Each term raised by itself makes a whole sum of $${sum}$; the power of a sum has mixed terms as well.`,
  },
] as const;

const plainNumber = route({ path: nearWholeAfter(path<NearWhole>()), slips: nearWholeSlips });

const squaredNumber = route({
  path: nearWholeAfter(
    path<NearWhole>().step(
      'square',
      ({ p }) => q(p),
      'Square first, so that a single root is left.',
      drawn =>
        `\\left(${rootTex(drawn.roots?.[0] ?? 0)} + ${rootTex(drawn.roots?.[1] ?? 0)}\\right)^2 = ${conjugatesTex(drawn)[0]}`,
    ),
  ),
  slips: nearWholeSlips,
});

const nearWholeAsked = formOfCases<NearWhole, Fraction>({
  form: 'whole-number',
  band: 'Medium',
  revision: 2,
  seconds: 70,
  stem: drawn => `What is the greatest integer that does not exceed $${nearWholeTex(drawn)}$?`,
  routeOf: ({ roots }) => (roots ? squaredNumber : plainNumber),
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  // The root to one decimal gives the power within a few per cent.
  onSight: (value, drawn) => Math.abs(value.valueOf() / sumOfPowers(drawn) - 1) < 0.04,
  snapRead: () =>
    'A power of a sum with roots, and the greatest integer in it is asked; the number itself is irrational. The cue is that the matching difference is less than 1 in size.',
  approach: drawn => {
    const { roots } = drawn;
    return `Put the same power of the conjugate beside it. In the sum of both, every root cancels, so it is a whole number, and the power of the conjugate is small. So the number is that whole number less a small part, and only the sign of this part has to be watched.${roots ? ' Squaring first leaves one root and a smaller power.' : ''}`;
  },
  check: drawn => {
    const { p, m, n, roots } = drawn;
    return `In decimals the base${roots ? ', squared,' : ''} is about ${(p + Math.sqrt(m)).toFixed(4)}, and its power ${n} is about ${((p + Math.sqrt(m)) ** n).toFixed(2)}.`;
  },
  principle:
    'A power of a surd sum and the same power of its conjugate add up to a whole number; where the conjugate is smaller than 1 in size, the integer part follows, with care for its sign.',
  verify: ({ p, m, n, roots }) => {
    // Multiply out exactly: the number is whole + times·√under all the way.
    const [first, second, under] = roots ? [roots[0] + roots[1], 2, roots[0] * roots[1]] : [p, 1, m];
    let [wholePart, times] = [1, 0];
    for (let i = 0; i < n; i += 1)
      [wholePart, times] = [wholePart * first + times * second * under, wholePart * second + times * first];
    let root = 0;
    while ((root + 1) ** 2 <= times * times * under) root += 1;
    return q(wholePart + root);
  },
});

/** AL.IND.4 Medium: the number and its conjugate add up to a whole number, and the conjugate is the small missing part. */
const nearWhole: readonly AnyTemplate[] = situation<NearWhole>({
  type: 'AL.IND.4',
  situation: 'near',
  draw: draw => {
    const turn = draw.int(0, 5);
    if (draw.chance(0.45)) {
      const b = draw.int(2, 8);
      const a = b + draw.int(1, 3);
      const drawn: NearWhole = { p: a + b, m: 4 * a * b, n: draw.pick([2, 2, 3]), roots: [a, b], turn };
      const small = Math.sqrt(a) - Math.sqrt(b) < 1 && !isSquare(a) && !isSquare(b) && !isSquare(a * b);
      return small && squareFree(a) && squareFree(b) && sumOfPowers(drawn) <= 3000 ? drawn : null;
    }
    const p = draw.int(1, 5);
    const m = draw.int((p - 1) ** 2 + 1, (p + 1) ** 2 - 1);
    const drawn: NearWhole = { p, m, n: draw.pick([3, 3, 4, 5]), roots: null, turn };
    const sum = sumOfPowers(drawn);
    return isSquare(m) || !squareFree(m) || sum < 50 || sum > 1500 ? null : drawn;
  },
  forms: [nearWholeAsked],
});

export const conjugateSurds: readonly AnyTemplate[] = [...conjugatePair, ...nearWhole];
