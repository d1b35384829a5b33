import type Fraction from 'fraction.js';
import { fractionTex, rupees } from '../show.ts';
import { type AnyTemplate, type Slip, type Step, template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { nearFraction, q } from '../value.ts';

const sizeTex = (n: number) => (n === 1 ? '' : String(n));
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

/** The least value of a function with one low point between two numbers, by narrowing the range in thirds. */
function lowest(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 120; i += 1) {
    const third = (high - low) / 3;
    if (f(low + third) < f(high - third)) high -= third;
    else low += third;
  }
  return f((low + high) / 2);
}

interface SumWithReciprocal {
  stem: string;
  unit: string;
  key: number;
  slips: Slip<Fraction>[];
  steps: Step[];
  check: string;
  f(x: number): number;
  turn: number;
}

function plainSum(a: number, b: number): Omit<SumWithReciprocal, 'turn'> {
  const root = Math.sqrt(a * b);
  const at = q(b, a);
  const x = q(root, a);
  return {
    stem: `For a positive number $x$, what is the least value of $${sizeTex(a)}x + \\frac{${b}}{x}$?`,
    unit: '',
    key: 2 * root,
    slips: [
      {
        misconception: 'drops_factor_two',
        value: q(root),
        words: 'You took the square root of the product of the two parts; the sum is at least twice that.',
      },
      {
        misconception: 'puts_one_for_x',
        value: q(a + b),
        words: 'You took $x = 1$, but the least value comes where the two parts are equal.',
      },
      {
        misconception: 'reports_x_instead_of_value',
        value: x,
        words: 'You took the $x$ at which the sum is least; the value of the sum is asked.',
      },
      {
        misconception: 'root_not_taken',
        value: q(a * b),
        words: 'You took the product of the two parts; the sum is at least twice its square root.',
      },
      {
        misconception: 'puts_root_of_constant_for_x',
        value: Number.isInteger(Math.sqrt(b)) ? q((a + 1) * Math.sqrt(b)) : q(-1),
        words: `You took the square root of ${b} for $x$; the two parts are not equal there.`,
      },
    ],
    steps: [
      {
        says: 'The product of the two parts does not depend on $x$.',
        works: `${sizeTex(a)}x \\times \\frac{${b}}{x} = ${a * b}`,
        value: q(a * b),
      },
      {
        says: 'A sum of two positive numbers is at least twice the square root of their product, with equality when they are equal.',
        works: `${sizeTex(a)}x + \\frac{${b}}{x} \\ge 2\\sqrt{${a * b}} = ${2 * root}`,
        value: q(2 * root),
      },
    ],
    check: `Equality needs $x^2 = ${fractionTex(at)}$, so $x = ${fractionTex(x)}$; both parts are then ${root}, and their sum is ${2 * root}.`,
    f: t => a * t + b / t,
  };
}

const yards = [
  { who: 'A farmer', what: 'a rectangular vegetable plot', wall: 'a long straight canal', free: 'the canal' },
  { who: 'A school', what: 'a rectangular play area', wall: 'its long boundary wall', free: 'the wall' },
  { who: 'A dairy', what: 'a rectangular cattle yard', wall: 'a long shed', free: 'the shed' },
] as const;

function besideWall(k: number, yard: (typeof yards)[number]): Omit<SumWithReciprocal, 'turn'> {
  const area = 2 * k * k;
  return {
    stem: `${yard.who} fences off ${yard.what} of ${area} square metres beside ${yard.wall}, so that only three sides need a fence. What is the least length of fence needed?`,
    unit: ' m',
    key: 4 * k,
    slips: [
      {
        misconception: 'counts_free_side',
        value: q(6 * k),
        words: `You took a fence on all four sides; the side along ${yard.free} needs none.`,
      },
      {
        misconception: 'drops_factor_two',
        value: q(2 * k),
        words: 'You took the square root of the product of the two parts; their sum is at least twice that.',
      },
      {
        misconception: 'counts_one_side_once',
        value: q(3 * k),
        words: 'You took one long side and one short side; the two short sides both need a fence.',
      },
      {
        misconception: 'extends_equal_split',
        value: q(5 * k),
        words: 'You took the sides in the best shape but added the long side twice and the short side once.',
      },
    ],
    steps: [
      {
        says: 'Let the two equal fenced sides be $x$ metres each and the third $y$ metres. Write what is fixed and what is to be least.',
        works: `xy = ${area}, \\qquad 2x + y \\to \\text{least}`,
        value: q(area),
      },
      {
        says: 'The two parts $2x$ and $y$ have a fixed product, so their sum is at least twice its square root.',
        works: `2x + y \\ge 2\\sqrt{2xy} = 2\\sqrt{${2 * area}} = ${4 * k}`,
        value: q(4 * k),
      },
    ],
    check: `Equality needs $2x = y$: sides of ${k} m, ${k} m and ${2 * k} m give an area of ${area} square metres with ${4 * k} m of fence.`,
    f: t => 2 * t + area / t,
  };
}

const squareProducts: readonly (readonly [number, number])[] = [
  [1, 16],
  [1, 25],
  [1, 36],
  [1, 49],
  [1, 64],
  [2, 18],
  [2, 32],
  [2, 50],
  [3, 12],
  [3, 27],
  [3, 48],
  [4, 9],
  [4, 25],
  [4, 49],
  [5, 20],
  [5, 45],
  [6, 24],
  [8, 18],
  [9, 16],
  [9, 25],
  [9, 4],
  [16, 9],
  [25, 4],
  [12, 27],
];

/** AL.INQ.4 Easy: two positive parts with a fixed product; in the story the parts are not the sides. */
const sumWithReciprocal = template<SumWithReciprocal, Fraction>({
  type: 'AL.INQ.4',
  band: 'Easy',
  variant: 'fixed-product',
  revision: 1,
  draw: draw => {
    const turn = draw.int(0, 4);
    if (draw.chance(0.6)) return { ...plainSum(...draw.pick(squareProducts)), turn };
    return { ...besideWall(draw.int(4, 15), draw.pick(yards)), turn };
  },
  stem: ({ stem }) => stem,
  answer: ({ key }) => q(key),
  slips: ({ slips, turn }) => turned(slips, turn),
  show: (value, { unit }) => `$${fractionTex(value)}$${unit}`,
  plausible: whole,
  solution: ({ steps, check, unit }) => ({
    snapRead: `${unit === '' ? 'A multiple of a positive number and a multiple of its reciprocal are added' : 'A fixed area is to be enclosed on three sides with the least fence'}; the least value is asked. Two positive parts with a fixed product are the cue.`,
    approach:
      'Use that the arithmetic mean is at least the geometric mean: with a fixed product the sum is least when the two parts are equal. It needs no calculus and gives the value directly.',
    steps,
    check,
    principle:
      'Two positive parts with a fixed product have the least sum when they are equal, and that sum is twice the square root of the product.',
  }),
  verify: ({ f }) => nearFraction(lowest(f, 0.01, 200)),
});

interface Fence {
  place: (typeof places)[number];
  unit: number;
  m: number;
  n: number;
  side: number;
  turn: number;
}

const places = [
  { plot: 'A rectangular garden', one: 'the two sides parallel to the road', two: 'the other two sides' },
  { plot: 'A rectangular parking area', one: 'the front and the back', two: 'the left and right sides' },
  { plot: 'A rectangular nursery', one: 'the north and south sides', two: 'the east and west sides' },
  { plot: 'A rectangular orchard', one: 'the two sides parallel to the stream', two: 'the other two sides' },
] as const;

const prices = ({ unit, m, n }: Fence) => ({ p: unit * m * m, r: unit * n * n });

/** AL.INQ.4 Medium: two prices, so the cheapest rectangle is no square; equal are the costs, not the sides. */
const twoPrices = template<Fence, Fraction>({
  type: 'AL.INQ.4',
  band: 'Medium',
  variant: 'two-prices',
  revision: 1,
  draw: draw => {
    const [m, n] = draw.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
      [3, 4],
      [4, 3],
    ] as const);
    const side = m * n * draw.int(2, 10);
    const unit = draw.pick([10, 15, 20, 25, 30, 40, 50]);
    return side <= 60 && unit * Math.max(m, n) ** 2 <= 400
      ? { place: draw.pick(places), unit, m, n, side, turn: draw.int(0, 4) }
      : null;
  },
  stem: f => {
    const { p, r } = prices(f);
    return `${f.place.plot} of ${f.side ** 2} square metres is to be fenced all round. The fence costs ${rupees(p)} a metre along ${f.place.one} and ${rupees(r)} a metre along ${f.place.two}. What is the least possible cost of the fence?`;
  },
  answer: ({ unit, m, n, side }) => q(4 * unit * m * n * side),
  slips: f => {
    const { unit, m, n, side, turn } = f;
    const { p, r } = prices(f);
    return turnedAfterFirst(
      [
        {
          misconception: 'assumes_square',
          value: q(2 * (p + r) * side),
          words: `You took a square of side ${side} m; with two prices the cheapest rectangle is longer on its cheaper sides.`,
        },
        {
          misconception: 'counts_each_side_once',
          value: q(2 * unit * m * n * side),
          words: 'You took one side of each kind; the rectangle has two of each.',
        },
        {
          misconception: 'swaps_sides',
          value: q(2 * side).mul(q(p * m, n).add(q(r * n, m))),
          words: 'You took the right two lengths but put the longer one at the dearer price.',
        },
        {
          misconception: 'one_price_for_all',
          value: q(4 * Math.min(p, r) * side),
          words: `You took the cheaper price of ${rupees(Math.min(p, r))} for the whole fence.`,
        },
        {
          misconception: 'one_price_for_all',
          value: q(4 * Math.max(p, r) * side),
          words: `You took the dearer price of ${rupees(Math.max(p, r))} for the whole fence.`,
        },
      ],
      turn,
    );
  },
  show: value => rupees(value),
  plausible: whole,
  solution: f => {
    const { unit, m, n, side } = f;
    const { p, r } = prices(f);
    const product = 4 * p * r * side * side;
    const x = (side * n) / m;
    const y = (side * m) / n;
    return {
      snapRead:
        'The area of a rectangle is fixed and its sides are fenced at two different prices; the least cost is asked. A fixed product of the sides and a sum of costs are the cue.',
      approach:
        'Write the cost as a sum of two parts, one for each pair of sides. Their product is fixed by the area, so the sum is least when the two parts are equal. The sides themselves need not be found.',
      steps: [
        {
          says: 'Let the sides be $x$ and $y$ metres. Write the cost and what is fixed.',
          works: `C = ${2 * p}x + ${2 * r}y, \\qquad xy = ${side ** 2}`,
          value: q(side ** 2),
        },
        {
          says: 'The product of the two parts of the cost is fixed.',
          works: `${2 * p}x \\times ${2 * r}y = ${2 * p} \\times ${2 * r} \\times ${side ** 2} = ${2 * unit * m * n * side}^2`,
          value: q(product),
        },
        {
          says: 'The sum is at least twice the square root of the product.',
          works: `C \\ge 2 \\times ${2 * unit * m * n * side} = ${4 * unit * m * n * side}`,
          value: q(4 * unit * m * n * side),
        },
      ],
      check: `Sides of ${x} m and ${y} m have the area ${side ** 2} and cost ${rupees(2 * p * x)} and ${rupees(2 * r * y)}, which are equal and add up to ${rupees(4 * unit * m * n * side)}.`,
      principle:
        'With a fixed product, what must be equal at the least sum are the weighted parts of the sum, not the quantities themselves.',
    };
  },
  verify: f => {
    const { p, r } = prices(f);
    return nearFraction(lowest(x => 2 * p * x + (2 * r * f.side ** 2) / x, 0.5, 4000));
  },
});

interface Harmonic {
  a: number;
  b: number;
  p: number;
  r: number;
  turn: number;
}

const keyOf = ({ a, b, p, r }: Harmonic) => a * p + b * r + 2 * Math.sqrt(a * p * b * r);

/** AL.INQ.4 Hard: two separate AM-GM steps need different equality cases; multiplying the two sums keeps one. */
const reciprocalConstraint = template<Harmonic, Fraction>({
  type: 'AL.INQ.4',
  band: 'Hard',
  variant: 'reciprocal-constraint',
  revision: 1,
  draw: draw => {
    const p = {
      a: draw.int(1, 9),
      b: draw.int(1, 9),
      p: draw.int(1, 6),
      r: draw.int(1, 6),
      turn: draw.int(0, 4),
    };
    const left = p.a * p.p;
    const right = p.b * p.r;
    return left !== right &&
      (p.p === 1 || p.r % p.p !== 0) &&
      (p.r === 1 || p.p % p.r !== 0) &&
      !(p.p % 2 === 0 && p.r % 2 === 0) &&
      Number.isInteger(Math.sqrt(left * right))
      ? p
      : null;
  },
  stem: ({ a, b, p, r }) =>
    `For positive numbers $x$ and $y$ with $\\frac{${a}}{x} + \\frac{${b}}{y} = 1$, what is the least value of $${sizeTex(p)}x + ${sizeTex(r)}y$?`,
  answer: p => q(keyOf(p)),
  slips: ({ a, b, p, r, turn }) => {
    const cross = Math.sqrt(a * p * b * r);
    return turnedAfterFirst(
      [
        {
          misconception: 'combines_unlike_equality_cases',
          value: q(4 * cross),
          words:
            'You took AM-GM twice, once for each sum; the two equality cases do not agree, so this value is never reached.',
        },
        {
          misconception: 'halves_the_constraint',
          value: q(2 * (a * p + b * r)),
          words: 'You took the two fractions as one half each; the sum can be made smaller.',
        },
        {
          misconception: 'assumes_equal_unknowns',
          value: q((a + b) * (p + r)),
          words: 'You took $x = y$; nothing in the condition makes them equal at the least value.',
        },
        {
          misconception: 'drops_cross_terms',
          value: q(a * p + b * r),
          words:
            'You took only the constant terms of the product; the two cross terms are positive and add to them.',
        },
        {
          misconception: 'drops_factor_two',
          value: q(a * p + b * r + cross),
          words:
            'You took the cross terms as once the square root of their product; their sum is at least twice that.',
        },
      ],
      turn,
    );
  },
  show: value => `$${fractionTex(value)}$`,
  plausible: whole,
  solution: h => {
    const { a, b, p, r } = h;
    const cross = Math.sqrt(a * p * b * r);
    const key = keyOf(h);
    const x = q(a).add(q(cross, p));
    const y = q(b).add(q(cross, r));
    const sum = `${sizeTex(p)}x + ${sizeTex(r)}y`;
    return {
      snapRead:
        'Two reciprocals add up to 1, and the least value of a weighted sum of the numbers themselves is asked. The condition equals 1, so it may be multiplied in.',
      approach:
        'Multiply the wanted sum by the condition. Constants and two cross terms with a fixed product come out, so a single AM-GM step is enough and its equality case can be reached. Two separate AM-GM steps would need equality in both, which is impossible here.',
      steps: [
        {
          says: 'Multiply the sum by the left side of the condition, which is 1, and expand.',
          works: `(${sum})\\left(\\frac{${a}}{x} + \\frac{${b}}{y}\\right) = ${a * p} + ${b * r} + \\frac{${p * b}x}{y} + \\frac{${r * a}y}{x}`,
          value: q(a * p + b * r),
        },
        {
          says: 'The two cross terms have a fixed product; bound their sum.',
          works: `\\frac{${p * b}x}{y} + \\frac{${r * a}y}{x} \\ge 2\\sqrt{${p * b} \\times ${r * a}} = ${2 * cross}`,
          value: q(2 * cross),
        },
        {
          says: 'Add the constants.',
          works: `${sum} \\ge ${a * p + b * r} + ${2 * cross} = ${key}`,
          value: q(key),
        },
        {
          says: 'See that the bound is reached: equal cross terms fix the ratio of $x$ to $y$, and the condition then fixes both.',
          works: `x = ${fractionTex(x)}, \\; y = ${fractionTex(y)} \\;\\Rightarrow\\; ${sum} = ${key}`,
          value: q(key),
        },
      ],
      check: `With $x = ${fractionTex(x)}$ and $y = ${fractionTex(y)}$ the two fractions are $${fractionTex(q(a).div(x))}$ and $${fractionTex(q(b).div(y))}$, which add up to 1.`,
      principle:
        'When a sum equals 1, multiply by it instead of bounding each sum alone: bounds may be combined only if they are reached at the same place.',
    };
  },
  verify: ({ a, b, p, r }) => nearFraction(lowest(x => p * x + (r * b * x) / (x - a), a + 1e-3, a + 400)),
});

export const leastValues: readonly AnyTemplate[] = [sumWithReciprocal, twoPrices, reciprocalConstraint];
