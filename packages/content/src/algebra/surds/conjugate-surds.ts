import type Fraction from 'fraction.js';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate, Slip, Step } from '../../template.ts';
import { template } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { nearFraction, q } from '../../value.ts';

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
  kind: 'pair' | 'named' | 'units';
  turn: number;
}

const sumTex = ({ u, v }: Pair) => `${termTex(u)} + ${termTex(v)}`;
const differenceTex = ({ u, v }: Pair) => `${termTex(u)} - ${termTex(v)}`;

function pairKey({ u, v, kind }: Pair): Fraction {
  const [s, t] = [squareOf(u), squareOf(v)];
  return kind === 'units' ? q(2 * u.outside, s - t) : q(2 * (s + t), s - t);
}

const pairTex = (p: Pair) =>
  p.kind === 'units'
    ? `\\frac{1}{${differenceTex(p)}} + \\frac{1}{${sumTex(p)}}`
    : `\\frac{${sumTex(p)}}{${differenceTex(p)}} + \\frac{${differenceTex(p)}}{${sumTex(p)}}`;

/** The square of a term with its outside number, or without any number outside its inside number, squared wrongly. */
const wrongSquare = ({ outside, inside }: Surd) =>
  inside === 1 ? outside * outside : outside === 1 ? inside * inside : outside * inside;

function pairSlips(p: Pair): Slip<Fraction>[] {
  const { u, v, kind } = p;
  const [s, t] = [squareOf(u), squareOf(v)];
  const [x, y] = [wrongSquare(u), wrongSquare(v)];
  const rooted = u.inside === 1 ? v : u;
  const squared: Slip<Fraction> = {
    misconception: 'squares_root_wrongly',
    value: x === y ? q(-1) : kind === 'units' ? q(2 * u.outside, x - y) : q(2 * (x + y), x - y),
    words: `That takes $${wrongSquare(rooted)}$ for the square of $${termTex(rooted)}$; it is ${squareOf(rooted)}${rooted.outside === 1 ? ', since squaring undoes the root' : ', since the number outside is squared too'}.`,
  };
  if (kind === 'units')
    return [
      {
        misconception: 'keeps_sign_of_conjugate',
        value: q(2 * u.outside, s + t),
        words: `${s + t} is the sum of the squares; the product of the denominators, a sum times a difference, is the difference of the squares.`,
      },
      squared,
      {
        misconception: 'adds_tops_and_bottoms',
        value: q(1, u.outside),
        words:
          'Numerators and denominators were added one by one; fractions need a common denominator first.',
      },
      {
        misconception: 'adds_numerators_only',
        value: q(2, s - t),
        words:
          'That answer takes 2 for the numerator; over the common denominator the numerators are the other denominators.',
      },
      {
        misconception: 'stops_one_step_early',
        value: q(u.outside, s - t),
        words: `This takes the whole number ${u.outside} once; it comes from both fractions.`,
      },
      {
        misconception: 'drops_denominator',
        value: q(2 * u.outside),
        words: `The common denominator, ${s - t}, was left out: this is the sum of the new numerators alone.`,
      },
    ];
  return [
    {
      misconception: 'squares_counted_once',
      value: q(s + t, s - t),
      words: `Only one numerator was given its squares, ${s} and ${t}; multiplied out, both hold them.`,
    },
    squared,
    {
      misconception: 'sum_of_squares_as_square_of_sum',
      value: q(4 * s, s - t),
      words: `The sum of the squares of the numerators was replaced by the square of their sum, $${termTex({ outside: 2 * u.outside, inside: u.inside })}$; squares are added one by one.`,
    },
    {
      misconception: 'drops_second_squares',
      value: q(2 * s, s - t),
      words: `That answer takes only the squares of $${termTex(u)}$ on top; those of $${termTex(v)}$ are added too, also where its sign is minus.`,
    },
    {
      misconception: 'drops_denominator',
      value: q(2 * (s + t)),
      words: `The common denominator, ${s - t}, was left out: this is the sum of the new numerators alone.`,
    },
    {
      misconception: 'cross_terms_with_one_sign',
      value: q(4 * (s + t), s - t),
      words:
        'That takes the sum of the two squares as four times the squares of the terms; it is twice them.',
    },
  ];
}

/** AL.IND.4 Easy: two denominators that are conjugates; over the common denominator every root is gone. */
const conjugatePair = template<Pair, Fraction>({
  type: 'AL.IND.4',
  band: 'Easy',
  variant: 'conjugate-pair',
  revision: 3,
  draw: draw => {
    const kind = draw.pick(['pair', 'named', 'units'] as const);
    const root = () => ({ outside: draw.pick([1, 1, 2, 3]), inside: draw.pick([2, 3, 5, 6, 7, 10, 11]) });
    const number = () => ({ outside: draw.int(2, 9), inside: 1 });
    const [u, v] = kind === 'units' ? [number(), root()] : [draw.chance(0.4) ? number() : root(), root()];
    const p = { u, v, kind, turn: draw.int(0, 5) };
    if (u.inside === v.inside || squareOf(u) <= squareOf(v) || squareOf(u) > 100) return null;
    const key = pairKey(p);
    return key.d <= 7n && key.n <= 40n ? p : null;
  },
  stem: p =>
    p.kind === 'named'
      ? wording(
          p.u.outside + p.v.inside,
          `If $x = \\frac{${sumTex(p)}}{${differenceTex(p)}}$, what is the value of $x + \\frac{1}{x}$?`,
          `Let $x = \\frac{${sumTex(p)}}{${differenceTex(p)}}$. To which number do $x$ and its reciprocal add up?`,
        )
      : wording(
          p.u.outside + p.v.inside,
          `What is the value of $${pairTex(p)}$?`,
          `The number $${pairTex(p)}$ is rational. Find it.`,
        ),
  answer: pairKey,
  slips: p => turned(pairSlips(p), p.turn),
  show: shown,
  // A positive number and its reciprocal add up to more than 2.
  plausible: (value, { kind }) => value.compare(kind === 'units' ? 0 : 2) > 0,
  solution: p => {
    const { u, v, kind } = p;
    const [s, t] = [squareOf(u), squareOf(v)];
    const key = pairKey(p);
    const top = kind === 'units' ? 2 * u.outside : 2 * (s + t);
    const tops =
      kind === 'units'
        ? `(${sumTex(p)}) + (${differenceTex(p)}) = ${top}`
        : `(${sumTex(p)})^2 + (${differenceTex(p)})^2 = 2(${s} + ${t}) = ${top}`;
    return {
      snapRead: `${kind === 'named' ? 'A quotient of surds is given, and the sum of it and its reciprocal is asked' : 'The sum of two fractions with surds below is asked'}. The denominators${kind === 'named' ? ' of the two' : ''} are a sum and the difference of the same terms: conjugates.`,
      approach: `Put both fractions over the product of the denominators. A sum times its difference is a difference of squares, so no root is left below; on top the terms with roots cancel. Rationalising each fraction by itself leads to the same, with twice the work.`,
      steps: [
        {
          says: 'Multiply the two denominators: sum times difference.',
          works: `(${sumTex(p)})(${differenceTex(p)}) = ${s} - ${t} = ${s - t}`,
          value: q(s - t),
        },
        {
          says: 'Add the numerators over this common denominator; the terms with roots cancel.',
          works: tops,
          value: q(top),
        },
        {
          says: 'Divide.',
          works: s - t === 1 ? `${top}` : `\\frac{${top}}{${s - t}} = ${fractionTex(key)}`,
          value: key,
        },
      ],
      check: pairCheck(p),
      principle:
        'Conjugate denominators multiply to a difference of squares: add such fractions over that product and the roots disappear.',
    };
  },
  verify: ({ u, v, kind }) => {
    const [sum, difference] = [sizeOf(u) + sizeOf(v), sizeOf(u) - sizeOf(v)];
    return nearFraction(kind === 'units' ? 1 / difference + 1 / sum : sum / difference + difference / sum, 7);
  },
});

/** Both fractions in decimals. */
function pairCheck({ u, v, kind }: Pair): string {
  const [sum, difference] = [sizeOf(u) + sizeOf(v), sizeOf(u) - sizeOf(v)];
  const [first, second] = kind === 'units' ? [1 / difference, 1 / sum] : [sum / difference, difference / sum];
  return `In decimals the two fractions are about ${first.toFixed(4)} and ${second.toFixed(4)}, together about ${(first + second).toFixed(3)}.`;
}

interface Row {
  /** Roots of the first and of the last radicand, and the step between radicands. */
  first: number;
  last: number;
  step: number;
  ask: 'sum' | 'count';
  turn: number;
}

const rowSum = ({ first, last, step }: Row) => q(last - first, step);
const rowCount = ({ first, last, step }: Row) => (last * last - first * first) / step;
const rootTex = (n: number) => `\\sqrt{${n}}`;
const unitTex = (from: number, to: number) => `\\frac{1}{${rootTex(from)} + ${rootTex(to)}}`;

function rowSlips(p: Row): Slip<Fraction>[] {
  const { first, last, step } = p;
  const count = rowCount(p);
  if (p.ask === 'sum')
    return [
      {
        misconception: 'drops_difference_of_radicands',
        value: q(last - first),
        words: `$${last} - ${first}$ would be right if neighbouring numbers under the roots differed by 1; they differ by ${step}, and so each denominator becomes ${step}.`,
      },
      {
        misconception: 'keeps_sign_of_conjugate',
        value: q(last + first, step),
        words: `$${last} + ${first}$ adds the two roots that are left; the first one stays with a minus.`,
      },
      {
        misconception: 'keeps_last_root_only',
        value: q(last, step),
        words: 'That answer takes only the last root; the first one does not cancel either.',
      },
      {
        misconception: 'multiplies_instead_of_dividing',
        value: q((last - first) * step),
        words: `This takes ${step} as a factor; rationalising brings it into the denominator.`,
      },
      {
        misconception: 'doubles_denominator',
        value: q(last - first, 2 * step),
        words: `That takes ${2 * step} for the denominator; the difference of the squares of two neighbouring roots is ${step}.`,
      },
      {
        misconception: 'one_fraction_from_outer_roots',
        value: q(1, first + last),
        words: `One over $${first} + ${last}$ joins all denominators into one; sums of roots below do not join like that.`,
      },
      {
        misconception: 'turns_fraction_over',
        value: q(step, last - first),
        words: `${step} over $${last} - ${first}$ is upside down; rationalising puts the roots on top.`,
      },
      {
        misconception: 'roots_left_out',
        value: q(count),
        words: 'That answer takes the last and first numbers under the roots without their roots.',
      },
    ];
  const sum = rowSum(p);
  const reached = first + Number(sum);
  return [
    {
      misconception: 'drops_difference_of_radicands',
      value: q(reached * reached - first * first, step),
      words: `This takes 1 for the difference of neighbouring numbers under the roots, so the last root came out as ${reached}; each denominator becomes ${step}.`,
    },
    {
      misconception: 'off_by_one',
      value: q(count + 1),
      words: 'That takes the number of roots for the number of fractions; each fraction joins two roots.',
    },
    {
      misconception: 'off_by_one',
      value: q(count - 1),
      words: `$${count - 1}$ is one fraction too few: from $${first * first}$ to $${last * last}$ there are as many steps of ${step} as fractions.`,
    },
    {
      misconception: 'reports_last_radicand',
      value: q(last * last),
      words: `$${last * last}$ is the last number under a root, not the number of fractions.`,
    },
    {
      misconception: 'starts_from_zero',
      value: q(last * last, step),
      words: `That answer takes the numbers under the roots as starting from 0; they start from ${first * first}.`,
    },
    {
      misconception: 'drops_first_root',
      value: q((last - first) ** 2 - first * first, step),
      words: `This takes ${last - first} for the last root; it is what the last root exceeds the first by.`,
    },
    {
      misconception: 'reports_last_root',
      value: q(last),
      words:
        'That takes the last root for the number of fractions; it leads to the last number under a root first.',
    },
    {
      misconception: 'stops_one_step_early',
      value: q(last - first),
      words: `$${last} - ${first}$ is what the last root exceeds the first by, not the number of fractions.`,
    },
    {
      misconception: 'counts_in_steps_of_one',
      value: q(count * step),
      words: `From $${first * first}$ to $${last * last}$ every number was counted; the numbers under the roots go in steps of ${step}.`,
    },
  ];
}

/** AL.IND.4 Medium: rationalised, each fraction is a difference of neighbouring roots, and all but two roots cancel. */
const rowOfRoots = template<Row, Fraction>({
  type: 'AL.IND.4',
  band: 'Medium',
  seconds: 70,
  variant: 'row-of-roots',
  revision: 1,
  draw: draw => {
    const p: Row = {
      first: draw.int(1, 6),
      last: draw.int(5, 16),
      step: draw.int(2, 9),
      ask: draw.pick(['sum', 'count'] as const),
      turn: draw.int(0, 5),
    };
    const count = rowCount(p);
    const fits = Number.isInteger(count) && count >= 6 && count <= 80 && p.last - p.first >= 3;
    if (!fits || (p.ask === 'count' && !whole(rowSum(p)))) return null;
    return p;
  },
  stem: p => {
    const { first, last, step, ask } = p;
    const from = first * first;
    const end = last * last;
    const begun = `${unitTex(from, from + step)} + ${unitTex(from + step, from + 2 * step)}`;
    if (ask === 'sum')
      return `In the sum $$${begun} + \\cdots + ${unitTex(end - step, end)},$$ the numbers under the roots grow by ${step} from each to the next. What is the value of the sum?`;
    return `The fractions $$${unitTex(from, from + step)}, \\; ${unitTex(from + step, from + 2 * step)}, \\; ${unitTex(from + 2 * step, from + 3 * step)}, \\; \\ldots$$ go on in the same way. How many of them, from the first on, add up to ${fractionTex(rowSum(p))}?`;
  },
  answer: p => (p.ask === 'sum' ? rowSum(p) : q(rowCount(p))),
  slips: p => turned(rowSlips(p), p.turn),
  show: shown,
  plausible: (value, { ask }) => value.valueOf() > 0 && (ask === 'sum' || whole(value)),
  solution: p => {
    const { first, last, step, ask } = p;
    const from = first * first;
    const sum = rowSum(p);
    const rationalised: Step = {
      says: 'Rationalise the first fraction: multiply above and below by the difference of its roots.',
      works: `${unitTex(from, from + step)} = \\frac{${rootTex(from + step)} - ${rootTex(from)}}{${step}}`,
      value: q(1, step),
    };
    const steps: Step[] =
      ask === 'sum'
        ? [
            rationalised,
            {
              says: 'Do the same with all and add: every root between the first and the last comes once with plus and once with minus.',
              works: `\\frac{${rootTex(last * last)} - ${rootTex(from)}}{${step}}`,
              value: [q(last * last), q(from)],
            },
            {
              says: 'Take the two roots and divide.',
              works: `\\frac{${last} - ${first}}{${step}} = ${fractionTex(sum)}`,
              value: sum,
            },
          ]
        : [
            rationalised,
            {
              says: 'Add $n$ of them: all roots but the first and the last cancel. Set this equal to the given sum.',
              works: `\\frac{\\sqrt{${from} + ${step}n} - ${first}}{${step}} = ${fractionTex(sum)}`,
              value: sum,
            },
            {
              says: 'Find the last root, and square it.',
              works: `\\sqrt{${from} + ${step}n} = ${first} + ${step} \\times ${fractionTex(sum)} = ${last} \\;\\Rightarrow\\; ${from} + ${step}n = ${last * last}`,
              value: q(last * last),
            },
            {
              says: 'Solve for the number of fractions.',
              works: `n = \\frac{${last * last} - ${from}}{${step}} = ${rowCount(p)}`,
              value: q(rowCount(p)),
            },
          ];
    const [largest, smallest] = [Math.sqrt(from + step) - first, last - Math.sqrt(last * last - step)].map(
      difference => (difference / step).toFixed(3),
    );
    return {
      snapRead: `Fractions with sums of two roots below; the numbers under the roots go up in equal steps. ${ask === 'sum' ? 'Their sum' : 'How many reach a given sum'} is asked. The cue is that neighbouring fractions share a root.`,
      approach: `Multiply each fraction above and below by the difference of its roots: every denominator becomes the same number, the step, and the roots on top cancel in a row. Only the first and the last root are left, and both are whole.`,
      steps,
      check: `There are ${rowCount(p)} fractions, so their mean is about ${(sum.valueOf() / rowCount(p)).toFixed(3)}; it lies between the first, about ${largest}, and the last, about ${smallest}.`,
      principle:
        'A fraction with a sum of neighbouring roots below turns into a difference of roots; in a row of them all but the first and the last root cancel.',
    };
  },
  verify: ({ first, last, step, ask }) => {
    // Add fraction after fraction in floating point.
    let sum = 0;
    let count = 0;
    const target = (last - first) / step;
    for (let at = first * first; at < last * last; at += step) {
      sum += 1 / (Math.sqrt(at) + Math.sqrt(at + step));
      count += 1;
      if (ask === 'count' && Math.abs(sum - target) < 1e-9) return q(count);
    }
    return nearFraction(sum, step);
  },
});

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
const floorOf = (drawn: NearWhole) => sumOfPowers(drawn) - (conjugateBelowZero(drawn) ? 0 : 1);
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

function nearWholeSlips(drawn: NearWhole): Slip<Fraction>[] {
  const { p, m, n, roots } = drawn;
  const sum = sumOfPowers(drawn);
  const below = conjugateBelowZero(drawn);
  const off = below ? 0 : 1;
  const rooted = (size: number) => (roots ? Math.floor(size ** (2 * n)) : Math.floor(size ** n));
  const [a, b] = roots ?? [p * p, m];
  const parts = (digits: number) => [a, b].map(n2 => Number(Math.sqrt(n2).toFixed(digits)));
  const rounded = (digits: number) => rooted(parts(digits).reduce((total, part) => total + part, 0));
  const shownParts = (digits: number) =>
    parts(digits)
      .filter((_, i) => roots || i === 1)
      .join(' and ');
  const base = roots ? `$${rootTex(a)} - ${rootTex(b)}$` : `$${p} - ${rootTex(m)}$`;
  return [
    {
      misconception: below ? 'subtracts_one_regardless' : 'takes_whole_sum_as_number',
      value: q(below ? sum - 1 : sum),
      words: below
        ? `That answer takes 1 off the whole sum; ${base} is negative and so is its odd power, so the number lies above that sum.`
        : `This takes the whole sum of the two powers; the power of ${base} is a small positive part of it, so the number lies just below.`,
    },
    {
      misconception: 'drops_binomial_coefficient',
      value: q(sumWithoutCoefficients(drawn) - off),
      words: 'That takes every term of the expansion once; the middle terms have binomial coefficients.',
    },
    {
      misconception: 'rounds_before_raising',
      value: q(rounded(0)),
      words: `The roots were rounded to whole numbers (${shownParts(0)}) before raising to the power; the error grows with the power.`,
    },
    {
      misconception: 'rounds_before_raising',
      value: q(rounded(1)),
      words: `With the roots to one decimal (${shownParts(1)}) the power is still too inexact: the error grows with it.`,
    },
    {
      misconception: 'half_of_whole_sum',
      value: q(sum / 2),
      words: 'That answer takes the terms without a root only; the terms with a root are about as large.',
    },
    {
      misconception: 'takes_integer_above',
      value: q(sum + 1),
      words: below
        ? 'This takes the next integer above the number; the greatest integer that is not above it is asked.'
        : 'That takes the small power of the conjugate as added to the whole sum and then rounded up; it has to come off.',
    },
    {
      misconception: 'powers_added_term_by_term',
      value: n % 2 === 0 ? q(2 * (p ** n + m ** (n / 2)) - off) : q(-1),
      words: 'Each term was raised by itself; the power of a sum has mixed terms as well.',
    },
  ];
}

/** AL.IND.4 Medium: the number and its conjugate add up to a whole number, and the conjugate is the small missing part. */
const nearWhole = template<NearWhole, Fraction>({
  type: 'AL.IND.4',
  band: 'Medium',
  seconds: 70,
  variant: 'near-whole-number',
  revision: 1,
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
  stem: drawn => `What is the greatest integer that does not exceed $${nearWholeTex(drawn)}$?`,
  answer: drawn => q(floorOf(drawn)),
  slips: drawn => turnedAfterFirst(nearWholeSlips(drawn), drawn.turn),
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: drawn => {
    const { p, m, n, roots } = drawn;
    const sums = conjugateSums(drawn);
    const sum = sumOfPowers(drawn);
    const below = conjugateBelowZero(drawn);
    const product = p * p - m;
    const [x, y] = roots
      ? [`${p} + 2${rootTex(m / 4)}`, `${p} - 2${rootTex(m / 4)}`]
      : [`${p} + ${rootTex(m)}`, `${p} - ${rootTex(m)}`];
    const chain = sums
      .map((s, i) =>
        i < 2
          ? ''
          : `s_${i} = ${2 * p} \\times ${sums[i - 1]} ${product < 0 ? '+' : '-'} ${Math.abs(product) === 1 ? '' : `${Math.abs(product)} \\times `}${sums[i - 2]} = ${s}`,
      )
      .filter(text => text !== '');
    const small = p - Math.sqrt(m);
    return {
      snapRead:
        'A power of a sum with roots, and the greatest integer in it is asked; the number itself is irrational. The cue is that the matching difference is less than 1 in size.',
      approach: `Put the same power of the conjugate beside it. In the sum of both, every root cancels, so it is a whole number, and the power of the conjugate is small. So the number is that whole number less a small part, and only the sign of this part has to be watched.${roots ? ' Squaring first leaves one root and a smaller power.' : ''}`,
      steps: [
        ...(roots
          ? [
              {
                says: 'Square first, so that a single root is left.',
                works: `\\left(${rootTex(roots[0])} + ${rootTex(roots[1])}\\right)^2 = ${x}`,
                value: q(p),
              },
            ]
          : []),
        {
          says: 'Take the number with its conjugate: find their sum and their product.',
          works: `(${x}) + (${y}) = ${2 * p}, \\quad (${x})(${y}) = ${product}`,
          value: [q(2 * p), q(product)],
        },
        {
          says: 'Sums of equal powers follow from these two: the next is the sum times the last, less the product times the one before. Begin with 2 for the power 0.',
          works: `s_0 = 2, \\; s_1 = ${2 * p}, \\; ${chain.join(', \\; ')}`,
          value: q(sum),
        },
        {
          says: 'See where the power of the conjugate lies.',
          works: `${y} \\approx ${small.toFixed(3)} \\;\\Rightarrow\\; ${below ? '-1 < ' : '0 < '}(${y})^${n} < ${below ? '0' : '1'}`,
          value: [q(below ? -1 : 0), q(below ? 0 : 1)],
        },
        {
          says: 'Take it off the whole sum and read off the integer below.',
          works: below
            ? `${sum} < (${x})^${n} < ${sum + 1} \\;\\Rightarrow\\; ${sum}`
            : `${sum - 1} < (${x})^${n} < ${sum} \\;\\Rightarrow\\; ${sum - 1}`,
          value: q(floorOf(drawn)),
        },
      ],
      check: `In decimals the base${roots ? ', squared,' : ''} is about ${(p + Math.sqrt(m)).toFixed(4)}, and its power ${n} is about ${((p + Math.sqrt(m)) ** n).toFixed(2)}.`,
      principle:
        'A power of a surd sum and the same power of its conjugate add up to a whole number; where the conjugate is smaller than 1 in size, the integer part follows, with care for its sign.',
    };
  },
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

export const conjugateSurds: readonly AnyTemplate[] = [conjugatePair, rowOfRoots, nearWhole];
