import type Fraction from 'fraction.js';
import { addedTex, fractionTex, polynomialTex } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';
import { leastValues } from './least-values.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const atLeastOne = (value: Fraction) => value.valueOf() > 0;
const bracketed = (n: number) => (n < 0 ? `(${n})` : `${n}`);
const factor = (root: number) => (root === 0 ? 'x' : `(x ${addedTex(-root)})`);

/** Whole numbers from -100 to 100 that pass a test: the reference count of every template here. */
function countWhole(test: (x: number) => boolean): number {
  let count = 0;
  for (let x = -100; x <= 100; x += 1) if (test(x)) count += 1;
  return count;
}

interface Between {
  low: number;
  high: number;
  /** Whether the lower and the upper end belong to the solution. */
  closed: readonly [boolean, boolean];
  tex: string;
  works: string;
  quadratic: boolean;
  holds(x: number): boolean;
  turn: number;
}

const interval = ({ low, high, closed }: Between) =>
  `${low} ${closed[0] ? '\\le' : '<'} x ${closed[1] ? '\\le' : '<'} ${high}`;
const countBetween = ({ low, high, closed }: Between) =>
  high - low - 1 + (closed[0] ? 1 : 0) + (closed[1] ? 1 : 0);

/** AL.INQ.3 Easy: solve, then look at each end before counting. */
const integersBetween = template<Between, Fraction>({
  type: 'AL.INQ.3',
  band: 'Easy',
  variant: 'integers-between',
  revision: 1,
  draw: draw => {
    const low = draw.int(-8, 2);
    const high = low + draw.int(4, 12);
    const turn = draw.int(0, 3);
    const sign = (closed: boolean) => (closed ? '\\le' : '<');
    if (draw.chance(0.6)) {
      const both = draw.chance(0.5);
      if (low === 0 || high === 0 || low + high === 0) return null;
      return {
        low,
        high,
        closed: [both, both],
        tex: `${polynomialTex([1, -(low + high), low * high])} ${sign(both)} 0`,
        works: `${factor(low)}${factor(high)} ${sign(both)} 0`,
        quadratic: true,
        holds: x => {
          const value = x * x - (low + high) * x + low * high;
          return both ? value <= 0 : value < 0;
        },
        turn,
      };
    }
    const a = draw.int(2, 5);
    const b = draw.int(1, 9);
    const closed = draw.pick([
      [true, false],
      [false, true],
    ] as const);
    const least = b - a * high;
    const most = b - a * low;
    return {
      low,
      high,
      closed,
      tex: `${least} ${sign(closed[1])} ${b} - ${a}x ${sign(closed[0])} ${most}`,
      works: `${least - b} ${sign(closed[1])} -${a}x ${sign(closed[0])} ${most - b}`,
      quadratic: false,
      holds: x => {
        const value = b - a * x;
        return (closed[1] ? least <= value : least < value) && (closed[0] ? value <= most : value < most);
      },
      turn,
    };
  },
  stem: ({ tex }) => `How many integers $x$ satisfy $${tex}$?`,
  answer: p => q(countBetween(p)),
  slips: p => {
    const { low, high, closed, turn } = p;
    const inside = high - low - 1;
    const positive = countWhole(x => x > 0 && p.holds(x));
    return turned(
      [
        {
          misconception: closed[0] && closed[1] ? 'excludes_closed_end' : 'counts_equality',
          value: q(closed[0] && closed[1] ? inside : inside + 2),
          words:
            closed[0] && closed[1]
              ? `You took only the integers strictly between ${low} and ${high}; both ends satisfy the inequality too.`
              : `You took both ${low} and ${high} into the count; at least one of these ends does not satisfy the inequality.`,
        },
        {
          misconception: 'off_by_one',
          value: q(closed[0] === closed[1] ? inside + 1 : inside),
          words:
            closed[0] === closed[1]
              ? `You took ${high} less ${bracketed(low)} as the count; that counts exactly one of the two ends, and the ends are alike here.`
              : `You took neither end into the count; one of ${low} and ${high} satisfies the inequality.`,
        },
        {
          misconception: 'forgets_zero',
          value: low < 0 && high > 0 ? q(countBetween(p) - 1) : q(-1),
          words: 'You took the negative and the positive integers and left out zero.',
        },
        {
          misconception: 'forgets_non_positive_values',
          value: low < 0 ? q(positive) : q(-1),
          words: 'You took only the positive integers; zero and the negative ones count as well.',
        },
        {
          misconception: 'counts_one_end_too_many',
          value: closed[0] && closed[1] ? q(countBetween(p) + 1) : q(-1),
          words: `You took ${high} less ${bracketed(low)} plus 2: the 1 that counts both ends was added twice.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: atLeastOne,
  solution: p => ({
    snapRead: `${p.quadratic ? 'A quadratic inequality' : 'A double linear inequality'} is given and the integers that satisfy it are counted. The signs at the ends decide what counts.`,
    approach: p.quadratic
      ? 'Factorise; with a positive leading coefficient the product is negative between its zeros. Then look at the sign to see whether the zeros themselves belong, and count.'
      : 'Take the constant away in all three parts and divide by the negative coefficient, which turns both signs round. Then look at each end separately and count.',
    steps: [
      {
        says: p.quadratic ? 'Factorise the left side.' : 'Take the constant away in all three parts.',
        works: p.works,
        value: p.quadratic ? [q(p.low), q(p.high)] : 'shifted',
      },
      {
        says: p.quadratic
          ? 'The product is negative between its zeros.'
          : 'Divide by the negative coefficient and turn both signs round.',
        works: interval(p),
        value: [q(p.low), q(p.high)],
      },
      {
        says: 'Count the integers, each end by its own sign: the first and the last that belong, and all between.',
        works: `${p.closed[1] ? p.high : p.high - 1} - ${bracketed(p.closed[0] ? p.low : p.low + 1)} + 1 = ${countBetween(p)}`,
        value: q(countBetween(p)),
      },
    ],
    check: `Test the ends: $x = ${p.low}$ ${p.closed[0] ? 'satisfies' : 'does not satisfy'} $${p.tex}$ and $x = ${p.high}$ ${p.closed[1] ? 'does' : 'does not'}; the next integers outside fail.`,
    principle:
      'Count integers as last minus first plus one, after testing each end of the interval against the sign of the inequality.',
  }),
  verify: p => q(countWhole(x => p.holds(x))),
});

interface Doubled {
  double: number;
  low: number;
  high: number;
  /** With equality the double zero lies outside the interval; without, inside it. */
  equality: boolean;
  turn: number;
}

/** AL.INQ.3 Medium: the square factor never changes the sign, but its zero adds or removes one integer. */
const doubleZero = template<Doubled, Fraction>({
  type: 'AL.INQ.3',
  band: 'Medium',
  variant: 'double-zero',
  revision: 1,
  draw: draw => {
    const low = draw.int(-8, 2);
    const high = low + draw.int(5, 11);
    const equality = draw.chance(0.5);
    const double = equality
      ? draw.pick([low - draw.int(2, 4), high + draw.int(2, 4)])
      : draw.int(low + 1, high - 1);
    if (low === 0 || high === 0 || low + high === 0 || double === 0) return null;
    return { double, low, high, equality, turn: draw.int(0, 4) };
  },
  stem: ({ double, low, high, equality }) =>
    `For how many integers $x$ is $${factor(double)}^2(${polynomialTex([1, -(low + high), low * high])}) ${equality ? '\\le' : '<'} 0$?`,
  answer: ({ low, high, equality }) => q(equality ? high - low + 2 : high - low - 2),
  slips: ({ double, low, high, equality, turn }) => {
    const positive = Math.max(high, 0);
    return turnedAfterFirst(
      equality
        ? [
            {
              misconception: 'drops_square_factor',
              value: q(high - low + 1),
              words: `You took the squared factor away; at $x = ${double}$ it makes the product zero, which the sign allows.`,
            },
            {
              misconception: 'excludes_closed_end',
              value: q(high - low),
              words: `You took $x = ${double}$ and the integers strictly between ${low} and ${high}; the two ends make the product zero too.`,
            },
            {
              misconception: 'drops_all_zeros',
              value: q(high - low - 1),
              words:
                'You took only the integers where the product is negative; the places where it is zero count as well.',
            },
            {
              misconception: 'forgets_non_positive_values',
              value: low < 0 ? q(positive + (double > 0 ? 1 : 0)) : q(-1),
              words: 'You took only the positive integers; zero and the negative ones count as well.',
            },
            {
              misconception: 'counts_double_zero_twice',
              value: q(high - low + 3),
              words: `You took $x = ${double}$ twice because the factor is squared; it is one integer.`,
            },
          ]
        : [
            {
              misconception: 'drops_square_factor',
              value: q(high - low - 1),
              words: `You took the squared factor away; at $x = ${double}$ it makes the product zero, and zero is not below zero.`,
            },
            {
              misconception: 'counts_equality',
              value: q(high - low),
              words: `You took the ends ${low} and ${high} as well; there the product is zero, not negative.`,
            },
            {
              misconception: 'counts_all_zeros',
              value: q(high - low + 1),
              words: 'You took the three places where the product is zero as well; it must be negative.',
            },
            {
              misconception: 'forgets_non_positive_values',
              value: low < 0 ? q(Math.max(high - 1, 0) - (double > 0 ? 1 : 0)) : q(-1),
              words: 'You took only the positive integers; zero and the negative ones count as well.',
            },
            {
              misconception: 'counts_double_zero_twice',
              value: q(high - low - 3),
              words: `You took $x = ${double}$ out twice because the factor is squared; it is one integer.`,
            },
          ],
      turn,
    );
  },
  show: shown,
  plausible: atLeastOne,
  solution: ({ double, low, high, equality }) => {
    const plain = equality ? high - low + 1 : high - low - 1;
    const key = equality ? plain + 1 : plain - 1;
    return {
      snapRead: `A product of a squared factor and a quadratic is compared with zero ${equality ? '(zero allowed)' : '(zero not allowed)'}; the integers that satisfy it are counted. The square is the cue: it is never negative.`,
      approach:
        'Away from its own zero the squared factor is positive, so the sign is that of the quadratic. Solve that one, then treat the zero of the squared factor as a separate case. A full sign chart gives the same with more work.',
      steps: [
        {
          says: 'Leave the squared factor aside and solve the quadratic inequality.',
          works: `${factor(low)}${factor(high)} ${equality ? '\\le' : '<'} 0 \\;\\Rightarrow\\; ${low} ${equality ? '\\le' : '<'} x ${equality ? '\\le' : '<'} ${high}`,
          value: [q(low), q(high)],
        },
        {
          says: `Count its integers, ${equality ? 'with both ends' : 'without the ends'}.`,
          works: `${high} - ${bracketed(low)} ${equality ? '+' : '-'} 1 = ${plain}`,
          value: q(plain),
        },
        {
          says: equality
            ? `The zero of the squared factor, $x = ${double}$, lies outside and makes the product zero: add it.`
            : `The zero of the squared factor, $x = ${double}$, lies inside and makes the product zero: take it out.`,
          works: `${plain} ${equality ? '+' : '-'} 1 = ${key}`,
          value: q(key),
        },
      ],
      check: `At $x = ${double}$ the product is 0, which ${equality ? 'satisfies' : 'does not satisfy'} the inequality; at $x = ${low}$ and $x = ${high}$ it is 0 as well.`,
      principle:
        'A squared factor never changes the sign, but its zero is a case of its own: it counts when equality is allowed and drops out when it is not.',
    };
  },
  verify: ({ double, low, high, equality }) =>
    q(
      countWhole(x => {
        const value = (x - double) ** 2 * (x * x - (low + high) * x + low * high);
        return equality ? value <= 0 : value < 0;
      }),
    ),
});

interface Quotient {
  /** Root that numerator and denominator share, zero of the simplified quotient, and its pole. */
  shared: number;
  zero: number;
  pole: number;
  turn: number;
}

/** AL.INQ.3 Hard: compared with 1, a shared factor that cancels, a pole that does not count. */
const quotientAtMostOne = template<Quotient, Fraction>({
  type: 'AL.INQ.3',
  band: 'Hard',
  variant: 'quotient-at-most-one',
  revision: 1,
  draw: draw => {
    const zero = draw.int(-7, 7);
    const direction = draw.pick([-1, 1]);
    const shared = zero + direction * draw.int(2, 6);
    const pole = shared + direction * draw.int(2, 6);
    if ([zero, shared, pole].some(root => root === 0 || Math.abs(root) > 9)) return null;
    if (shared + pole === 0 || 2 * shared + zero + pole === 0) return null;
    return { shared, zero, pole, turn: draw.int(0, 5) };
  },
  stem: ({ shared, zero, pole }) =>
    `For how many integers $x$ is $\\dfrac{${polynomialTex([2, -(2 * shared + zero + pole), shared * (zero + pole)])}}{${polynomialTex([1, -(shared + pole), shared * pole])}} \\le 1$?`,
  answer: ({ zero, pole }) => q(Math.abs(pole - zero) - 1),
  slips: ({ shared, zero, pole, turn }) => {
    const span = Math.abs(pole - zero);
    const positive = countWhole(x => x > 0 && x !== shared && x !== pole && (x - zero) * (x - pole) <= 0);
    return turnedAfterFirst(
      [
        {
          misconception: 'keeps_cancelled_zero',
          value: q(span),
          words: `You took $x = ${shared}$ as well; there numerator and denominator are both zero, so the fraction has no value.`,
        },
        {
          misconception: 'cross_multiplies_inequality',
          value: q(Math.abs(shared - zero) + 1),
          words:
            'You took the denominator to the other side as if it were positive; where it is negative the sign turns.',
        },
        {
          misconception: 'counts_poles',
          value: q(span + 1),
          words: `You took $x = ${pole}$ and $x = ${shared}$ as well; the denominator is zero at both.`,
        },
        {
          misconception: 'excludes_closed_end',
          value: q(span - 2),
          words: `You took $x = ${zero}$ out; there the fraction is exactly 1, which is allowed.`,
        },
        {
          misconception: 'cross_multiplies_inequality',
          value: q(Math.abs(shared - zero)),
          words: `You took the denominator to the other side as if it were positive and then left $x = ${shared}$ out.`,
        },
        {
          misconception: 'forgets_non_positive_values',
          value: Math.min(zero, pole) < 0 ? q(positive) : q(-1),
          words: 'You took only the positive integers; zero and the negative ones count as well.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: atLeastOne,
  solution: ({ shared, zero, pole }) => {
    const low = Math.min(zero, pole);
    const high = Math.max(zero, pole);
    const range = zero < pole ? `${zero} \\le x < ${pole}` : `${pole} < x \\le ${zero}`;
    const span = high - low;
    return {
      snapRead:
        'A quotient of two quadratics is compared with 1, and the integers that satisfy it are counted. The unknown sign of the denominator is the cue: do not multiply by it.',
      approach:
        'Bring 1 to the left over the common denominator and factorise. Cancel what is shared, but note its zero as forbidden. Then make a sign chart of what is left, with the zero counted and the pole not.',
      steps: [
        {
          says: 'Subtract 1 and put everything over the denominator.',
          works: `\\frac{${polynomialTex([1, -(shared + zero), shared * zero])}}{${polynomialTex([1, -(shared + pole), shared * pole])}} \\le 0`,
          value: [q(-(shared + zero)), q(shared * zero)],
        },
        {
          says: 'Factorise both; cancel the shared factor and note where it is zero.',
          works: `\\frac{${factor(shared)}${factor(zero)}}{${factor(shared)}${factor(pole)}} \\le 0 \\;\\Rightarrow\\; \\frac{${polynomialTex([1, -zero])}}{${polynomialTex([1, -pole])}} \\le 0, \\quad x \\ne ${shared}`,
          value: q(shared),
        },
        {
          says: 'The quotient is not positive between its zero (counted) and its pole (not counted).',
          works: `${range} \\quad (${span} \\text{ integers})`,
          value: q(span),
        },
        {
          says: 'The forbidden value lies in this range; take it out.',
          works: `${span} - 1 = ${span - 1}`,
          value: q(span - 1),
        },
      ],
      check: `At $x = ${zero}$ numerator and denominator both come to $${(zero - shared) * (zero - pole)}$, so the fraction is 1; at $x = ${pole}$ and $x = ${shared}$ the denominator is 0.`,
      principle:
        'In a rational inequality bring everything to one side and factorise; every zero of the original denominator stays forbidden, even when its factor cancels.',
    };
  },
  verify: ({ shared, zero, pole }) =>
    q(
      countWhole(x => {
        const top = 2 * x * x - (2 * shared + zero + pole) * x + shared * (zero + pole);
        const bottom = x * x - (shared + pole) * x + shared * pole;
        return bottom !== 0 && top / bottom <= 1;
      }),
    ),
});

export const inequalities: readonly AnyTemplate[] = [
  integersBetween,
  doubleZero,
  quotientAtMostOne,
  ...leastValues,
];
