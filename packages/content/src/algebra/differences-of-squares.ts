import type Fraction from 'fraction.js';
import { addedTex, fractionTex, polynomialTex } from '../show.ts';
import type { AnyTemplate, Slip } from '../template.ts';
import { template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const positiveWhole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);

/** The ways to write a number as a product of two positive factors, the smaller first, in ascending order. */
function factorPairs(n: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let small = 1; small * small <= n; small += 1) if (n % small === 0) pairs.push([small, n / small]);
  return pairs;
}

/** Pairs of different factors that are both odd or both even: each is one solution in positive integers. */
const usablePairs = (n: number) => factorPairs(n).filter(([p, r]) => p !== r && (r - p) % 2 === 0);
const factorCount = (n: number) => factorPairs(n).reduce((count, [p, r]) => count + (p === r ? 1 : 2), 0);
const pairsTex = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([p, r]) => `${p} \\cdot ${r}`).join(', \\; ');

interface OddDifference {
  n: number;
  ask: 'count' | 'least' | 'greatest';
  turn: number;
}

const oddKey = ({ n, ask }: OddDifference) => {
  const pairs = usablePairs(n);
  const [p, r] = chosenPair({ n, ask });
  return q(ask === 'count' ? pairs.length : (p + r) / 2);
};

/** The pair that gives the asked x: the closest factors give the least, those farthest apart the greatest. */
function chosenPair({ n, ask }: Pick<OddDifference, 'n' | 'ask'>): [number, number] {
  return usablePairs(n).at(ask === 'greatest' ? 0 : -1) ?? [0, 0];
}

function oddSlips({ n, ask }: OddDifference): Slip<Fraction>[] {
  const pairs = usablePairs(n);
  const [p, r] = chosenPair({ n, ask });
  const greatest = ask === 'greatest';
  const [second, other] = pairs.at(greatest ? 1 : -2) ?? [0, 0];
  const [last, end] = pairs.at(-1) ?? [0, 0];
  if (ask === 'count')
    return [
      {
        misconception: 'counts_factors_for_pairs',
        value: q(2 * pairs.length),
        words: `You took every factor of ${n} as a solution; two factors together make one, since $x + y$ is the larger.`,
      },
      {
        misconception: 'drops_trivial_pair',
        value: q(pairs.length - 1),
        words: `You took the pair 1 and ${n} as no solution; it gives positive integers like the others.`,
      },
      {
        misconception: 'off_by_one',
        value: q(pairs.length + 1),
        words: 'You took one pair of factors too many; list them with the smaller factor below the root.',
      },
      {
        misconception: 'negative_factors_counted',
        value: q(4 * pairs.length),
        words: 'You took negative integers in; only positive ones are asked.',
      },
      {
        misconception: 'factors_less_ends',
        value: q(2 * pairs.length - 2),
        words: `You took the factors of ${n} other than 1 and itself; count pairs of factors, and the outer pair too.`,
      },
    ];
  return [
    {
      misconception: 'sum_not_halved',
      value: q(p + r),
      words: 'You took the sum of the two factors for $x$; that sum is $2x$.',
    },
    {
      misconception: 'reports_other_unknown',
      value: q((r - p) / 2),
      words: 'You took half the difference of the factors; that is $y$.',
    },
    {
      misconception: 'reports_factor',
      value: q(r),
      words: 'You took the larger factor for $x$; it is $x + y$.',
    },
    greatest
      ? {
          misconception: 'pair_closest',
          value: q((last + end) / 2),
          words: `You took the closest factors, ${last} and ${end}, which give the least $x$; the factors farthest apart give the greatest.`,
        }
      : {
          misconception: 'pair_farthest_apart',
          value: q((n + 1) / 2),
          words: `You took the factors 1 and ${n}, which give the greatest $x$; the closest factors give the least.`,
        },
    {
      misconception: greatest ? 'drops_trivial_pair' : 'pair_not_closest',
      value: q((second + other) / 2),
      words: greatest
        ? `You took the factors ${second} and ${other}; 1 and ${n} are factors as well and give a greater $x$.`
        : `You took the factors ${second} and ${other}; ${p} and ${r} are closer together and give a smaller $x$.`,
    },
    {
      misconception: 'first_square_above',
      value: q(Math.ceil(Math.sqrt(n))),
      words: `You took the first integer whose square is above ${n}; what is left over must be a square too.`,
    },
  ];
}

/** AL.DIO.3 Easy: an odd number; every pair of factors is one solution, and the closest pair the smallest. */
const oddDifference = template<OddDifference, Fraction>({
  type: 'AL.DIO.3',
  band: 'Easy',
  variant: 'odd-difference',
  revision: 1,
  draw: draw => {
    const n = 2 * draw.int(10, 240) + 1;
    const ask = draw.pick(['count', 'least', 'greatest'] as const);
    const pairs = usablePairs(n);
    const fits = !isSquare(n) && pairs.length >= (ask === 'count' ? 3 : 2) && pairs.length <= 6;
    return fits ? { n, ask, turn: draw.int(0, 5) } : null;
  },
  stem: ({ n, ask }) =>
    ask === 'count'
      ? `In how many ways can ${n} be written as $x^2 - y^2$ with positive integers $x$ and $y$?`
      : `Positive integers $x$ and $y$ satisfy $x^2 - y^2 = ${n}$. What is the ${ask} possible value of $x$?`,
  answer: oddKey,
  slips: p => turned(oddSlips(p), p.turn),
  show: shown,
  plausible: (value, { n, ask }) => positiveWhole(value) && (ask === 'count' || value.valueOf() ** 2 > n),
  solution: p => {
    const { n, ask } = p;
    const pairs = usablePairs(n);
    const [small, large] = chosenPair(p);
    return {
      snapRead: `A difference of two squares equals a given odd number; ${ask === 'count' ? 'the number of solutions' : `the ${ask} $x$`} in positive integers is asked. A difference of squares is a product: that is the cue.`,
      approach: `Write the left side as $(x - y)(x + y)$, so that the two brackets are factors of ${n}. Half of their sum is $x$ and half of their difference is $y$; both are whole, since all factors of an odd number are odd. ${ask === 'count' ? 'So each pair of factors is one solution.' : ask === 'least' ? 'The sum is least where the factors are closest.' : 'The sum is greatest where the factors are farthest apart.'}`,
      steps: [
        {
          says: 'Factorise the left side and list the pairs of factors, the smaller one for $x - y$.',
          works: `(x - y)(x + y) = ${n}: \\quad ${pairsTex(pairs)}`,
          value: pairs.map(([a, b]) => [q(a), q(b)]),
        },
        ask === 'count'
          ? {
              says: 'Each pair gives one solution; count the pairs.',
              works: `${pairs.map(([a, b]) => `(${(a + b) / 2}, ${(b - a) / 2})`).join(', \\; ')}: \\quad ${pairs.length}`,
              value: q(pairs.length),
            }
          : {
              says: `Take the pair ${ask === 'least' ? 'closest together' : 'farthest apart'}; half of its sum is $x$.`,
              works: `x = \\frac{${small} + ${large}}{2} = ${(small + large) / 2}`,
              value: q((small + large) / 2),
            },
      ],
      check: `With the factors ${small} and ${large}, $x = ${(small + large) / 2}$ and $y = ${(large - small) / 2}$: the squares ${((small + large) / 2) ** 2} and ${((large - small) / 2) ** 2} differ by ${n}.`,
      principle:
        'A difference of two squares is a product of two factors: each pair of factors that are both odd or both even gives one solution in positive integers.',
    };
  },
  verify: ({ n, ask }) => {
    let count = 0;
    let greatest = 0;
    for (let x = 1; 2 * x <= n + 1; x += 1) {
      const rest = x * x - n;
      if (rest <= 0 || !isSquare(rest)) continue;
      if (ask === 'least') return q(x);
      count += 1;
      greatest = x;
    }
    return q(ask === 'count' ? count : greatest);
  },
});

interface EvenDifference {
  /** The difference is four times this. */
  quarter: number;
  signs: 'positive' | 'any';
  turn: number;
}

/** AL.DIO.3 Medium: an even number; a factor pair of mixed parity gives no integers, and signs multiply what is left. */
const evenDifference = template<EvenDifference, Fraction>({
  type: 'AL.DIO.3',
  band: 'Medium',
  variant: 'even-difference',
  revision: 1,
  draw: draw => {
    const quarter = draw.int(6, 150);
    const signs = draw.pick(['positive', 'any'] as const);
    const count = usablePairs(4 * quarter).length;
    const fits = !isSquare(quarter) && count >= 2 && count <= 7 && factorCount(4 * quarter) / 2 > count;
    return fits ? { quarter, signs, turn: draw.int(0, 5) } : null;
  },
  stem: ({ quarter, signs }) =>
    `How many pairs $(x, y)$ of ${signs === 'positive' ? 'positive integers' : 'integers, positive or negative,'} satisfy $x^2 - y^2 = ${4 * quarter}$?`,
  answer: ({ quarter, signs }) => q(usablePairs(4 * quarter).length * (signs === 'positive' ? 1 : 4)),
  slips: ({ quarter, signs, turn }) => {
    const n = 4 * quarter;
    const count = usablePairs(n).length;
    const all = factorCount(n) / 2;
    const times = signs === 'positive' ? 1 : 4;
    return turnedAfterFirst(
      [
        {
          misconception: 'odd_even_pairs_counted',
          value: q(times * all),
          words: `You took every pair of factors of ${n}; a pair of an odd and an even factor gives halves, not integers.`,
        },
        {
          misconception: 'counts_factors_for_pairs',
          value: q(times * 2 * count),
          words:
            'You took each pair of factors twice, in both orders, although the larger one belongs to $x + y$ while $y$ is positive.',
        },
        {
          misconception: signs === 'positive' ? 'negative_factors_counted' : 'negative_solutions_missed',
          value: q(signs === 'positive' ? 4 * count : count),
          words:
            signs === 'positive'
              ? 'You took negative integers in; only positive ones are asked.'
              : 'You took positive integers only; $x$ and $y$ may each be negative, which makes four pairs of each.',
        },
        {
          misconception: 'one_sign_only',
          value: q(signs === 'positive' ? all - count : 2 * count),
          words:
            signs === 'positive'
              ? 'You took the pairs of an odd and an even factor; just these give no integers.'
              : 'You took only one of the two numbers as possibly negative; both may be, one without the other.',
        },
        {
          misconception: 'drops_trivial_pair',
          value: q(times * (count - 1)),
          words: `You took the pair 2 and ${n / 2} as no solution; both factors are even, so it gives integers.`,
        },
        {
          misconception: 'counts_trivial_pair',
          value: q(times * (count + 1)),
          words: `You took the pair 1 and ${n} in; one is odd and the other even, so it gives halves.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: ({ quarter, signs }) => {
    const n = 4 * quarter;
    const pairs = usablePairs(n);
    const count = pairs.length;
    const step = {
      says: 'Each pair gives one solution in positive integers: count them.',
      works: `${pairs.map(([a, b]) => `(${(a + b) / 2}, ${(b - a) / 2})`).join(', \\; ')}: \\quad ${count}`,
      value: q(count),
    };
    return {
      snapRead: `A difference of squares equals an even number; the pairs of ${signs === 'positive' ? 'positive integers' : 'integers of any sign'} are counted. The cue is a product of two factors whose sum must be even.`,
      approach: `Write the left side as $(x - y)(x + y)$. The two brackets differ by $2y$, so both are odd or both even; their product is even, so both are even. Only such pairs of factors count.${signs === 'any' ? ' Neither $x$ nor $y$ can be zero here, so the signs make four solutions of each.' : ''} The faster route: take a 2 out of each and count pairs of factors of ${quarter}.`,
      steps: [
        {
          says: 'Both brackets are even: write each as twice a number.',
          works: `(x - y)(x + y) = ${n} \\;\\Rightarrow\\; \\frac{x - y}{2} \\cdot \\frac{x + y}{2} = ${quarter}`,
          value: q(quarter),
        },
        {
          says: `List the pairs of factors of ${quarter}, the smaller first.`,
          works: pairsTex(pairs.map(([a, b]) => [a / 2, b / 2] as const)),
          value: pairs.map(([a, b]) => [q(a, 2), q(b, 2)]),
        },
        step,
        ...(signs === 'any'
          ? [
              {
                says: 'Both numbers may take either sign: each solution makes four.',
                works: `4 \\times ${count} = ${4 * count}`,
                value: q(4 * count),
              },
            ]
          : []),
      ],
      check: pairs
        .slice(0, 2)
        .map(
          ([a, b]) =>
            `$${(a + b) / 2}^2 - ${(b - a) / 2}^2 = ${((a + b) / 2) ** 2} - ${((b - a) / 2) ** 2} = ${n}$.`,
        )
        .join(' '),
      principle:
        'In a difference of squares the two factors have the same parity: for an even number both must be even, and mixed pairs drop out.',
    };
  },
  verify: ({ quarter, signs }) => {
    const n = 4 * quarter;
    let count = 0;
    const most = quarter + 1;
    for (let x = signs === 'positive' ? 1 : -most; x <= most; x += 1) {
      const rest = x * x - n;
      if (rest > 0 && isSquare(rest)) count += signs === 'positive' ? 1 : 2;
    }
    return q(count);
  },
});

interface PerfectSquare {
  /** n² + 2·half·n + constant is to be a square. */
  half: number;
  constant: number;
  ask: 'sum' | 'greatest';
  turn: number;
}

/** What the constant exceeds the square of half the middle coefficient by. */
const excess = ({ half, constant }: PerfectSquare) => constant - half * half;
/** All whole n, of any sign, with n + half positive, in ascending order. */
const candidates = (p: PerfectSquare) =>
  usablePairs(excess(p))
    .map(([a, b]) => (b - a) / 2 - p.half)
    .sort((a, b) => a - b);
const positives = (p: PerfectSquare) => candidates(p).filter(n => n > 0);

function perfectSquareSlips(p: PerfectSquare): Slip<Fraction>[] {
  const { half, constant, ask } = p;
  const good = positives(p);
  const all = candidates(p);
  const greatest = good.at(-1) ?? 0;
  const root = (n: number) => Math.sqrt(n * n + 2 * half * n + constant);
  const fromConstant = usablePairs(constant).map(([a, b]) => (b - a) / 2);
  const middleTurned = good.map(n => n + 2 * half).filter(n => n > 0);
  if (ask === 'greatest')
    return [
      {
        misconception: 'stops_at_completed_square',
        value: q(greatest + half),
        words: `You took the value of $n ${addedTex(half)}$ for $n$.`,
      },
      {
        misconception: 'reports_root',
        value: q(root(greatest)),
        words: 'You took the number whose square the expression is; $n$ is asked.',
      },
      {
        misconception: 'pair_not_farthest',
        value: q(good.at(-2) ?? -1),
        words:
          'You took a pair of factors that is not the farthest apart; the greatest $n$ needs the largest difference.',
      },
      {
        misconception: 'sign_slip',
        value: q(greatest + 2 * half),
        words: `You took ${Math.abs(half)} to the other side without turning its sign.`,
      },
      {
        misconception: 'difference_not_halved',
        value: q(2 * (greatest + half) - half),
        words:
          'You took the difference of the two factors for the completed bracket; it is twice that bracket.',
      },
      {
        misconception: 'drops_linear_term',
        value: q(Math.max(-1, ...fromConstant)),
        words: 'You took the expression without its middle term; the square has to be completed first.',
      },
    ];
  return [
    {
      misconception: 'stops_at_completed_square',
      value: q(total(good.map(n => n + half))),
      words: `You took the values of $n ${addedTex(half)}$ for those of $n$.`,
    },
    {
      misconception: 'keeps_non_positive',
      value: q(total(all)),
      words: 'You took solutions in that are not positive; only positive integers are asked.',
    },
    {
      misconception: 'reports_greatest_only',
      value: q(greatest),
      words: 'You took the greatest $n$ only; the others have to be added.',
    },
    {
      misconception: 'reports_root',
      value: q(total(good.map(root))),
      words: 'You took the numbers whose squares the expression becomes; the sum of the $n$ is asked.',
    },
    {
      misconception: 'drops_trivial_pair',
      value: q(total(good) - greatest),
      words:
        'You took the pair of factors that are farthest apart as no solution; it gives the greatest $n$.',
    },
    {
      misconception: 'sign_slip',
      value: q(total(middleTurned)),
      words: `You took ${Math.abs(half)} to the other side without turning its sign.`,
    },
    {
      misconception: 'drops_linear_term',
      value: q(total(fromConstant)),
      words: 'You took the expression without its middle term; the square has to be completed first.',
    },
  ];
}

/** AL.DIO.3 Hard: the difference of squares is hidden; completing the square shows it, and some solutions are not positive. */
const hiddenDifference = template<PerfectSquare, Fraction>({
  type: 'AL.DIO.3',
  band: 'Hard',
  variant: 'when-a-perfect-square',
  revision: 1,
  draw: draw => {
    const half = draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]);
    const p: PerfectSquare = {
      half,
      constant: half * half + draw.int(15, 240),
      ask: draw.pick(['sum', 'sum', 'greatest'] as const),
      turn: draw.int(0, 6),
    };
    const good = positives(p);
    // With a negative middle term the mirrored solutions, n + half below zero, may be positive too: not here.
    const mirrored = candidates(p).some(n => -(n + half) - half > 0);
    const fits =
      good.length >= 2 && good.length <= 4 && !mirrored && !isSquare(excess(p)) && p.constant <= 260;
    return fits ? p : null;
  },
  stem: ({ half, constant, ask }) => {
    const expression = `$${polynomialTex([1, 2 * half, constant], 'n')}$`;
    return ask === 'sum'
      ? `What is the sum of all positive integers $n$ for which ${expression} is a perfect square?`
      : `What is the greatest positive integer $n$ for which ${expression} is a perfect square?`;
  },
  answer: p => q(p.ask === 'sum' ? total(positives(p)) : Math.max(...positives(p))),
  slips: p => turned(perfectSquareSlips(p), p.turn),
  show: shown,
  plausible: positiveWhole,
  solution: p => {
    const { half, ask } = p;
    const k = excess(p);
    const good = positives(p);
    const all = candidates(p);
    const pairs = usablePairs(k);
    const bracket = `n ${addedTex(half)}`;
    const key = ask === 'sum' ? total(good) : Math.max(...good);
    return {
      snapRead: `A quadratic in $n$ has to be a perfect square; ${ask === 'sum' ? 'the sum of all positive $n$' : 'the greatest positive $n$'} is asked. The cue is that the quadratic is itself a square but for a constant.`,
      approach: `Call the square $m^2$ and complete the square in $n$: then two squares differ by a constant, which is a product of two factors. Both must be odd or both even. Half of their difference is the completed bracket; take only the positive $n$. Trying numbers one by one has no end in sight.`,
      steps: [
        {
          says: 'Complete the square and bring it to the side of $m^2$.',
          works: `(${bracket})^2 + ${k} = m^2 \\;\\Rightarrow\\; m^2 - (${bracket})^2 = ${k}`,
          value: q(k),
        },
        {
          says: 'List the pairs of factors that are both odd or both even, the smaller first.',
          works: pairsTex(pairs),
          value: pairs.map(([a, b]) => [q(a), q(b)]),
        },
        {
          says: 'Half of the difference of a pair is the completed bracket; find $n$ from each.',
          works: `${bracket} = ${pairs.map(([a, b]) => (b - a) / 2).join(', \\; ')} \\;\\Rightarrow\\; n = ${[...all].reverse().join(', \\; ')}`,
          value: all.map(n => q(n)),
        },
        {
          says: ask === 'sum' ? 'Add the positive values.' : 'Take the greatest value.',
          works: ask === 'sum' ? `${[...good].reverse().join(' + ')} = ${key}` : `n = ${key}`,
          value: q(key),
        },
      ],
      check: good
        .map(n => {
          const value = n * n + 2 * half * n + p.constant;
          return `At $n = ${n}$ the expression is $${value} = ${Math.sqrt(value)}^2$.`;
        })
        .join(' '),
      principle:
        'When a quadratic must be a perfect square, complete the square: two squares with a constant difference leave only the factor pairs of that constant.',
    };
  },
  verify: p => {
    // Beyond half the constant two neighbouring squares are farther apart than the excess.
    const found: number[] = [];
    for (let n = 1; n <= 400; n += 1) if (isSquare(n * n + 2 * p.half * n + p.constant)) found.push(n);
    return q(p.ask === 'sum' ? total(found) : Math.max(...found));
  },
});

export const differencesOfSquares: readonly AnyTemplate[] = [oddDifference, evenDifference, hiddenDifference];
