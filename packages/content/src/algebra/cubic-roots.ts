import type Fraction from 'fraction.js';
import type { Draw } from '../draw.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../show.ts';
import type { AnyTemplate, Slip } from '../template.ts';
import { template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { nearFraction, q } from '../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;
/** A number as it stands inside a product: in brackets where it is negative. */
const inProduct = (value: number | Fraction) => {
  const tex = fractionTex(q(value as number));
  return tex.startsWith('-') ? `(${tex})` : tex;
};

/** Coefficients from the cube down. */
type Cubic = readonly [number, number, number, number];

const valueAt = ([a, b, c, d]: Cubic, x: number) => ((a * x + b) * x + c) * x + d;

/** The three real roots, by halving between the turning points; throws when there are not three. */
function realRoots(cubic: Cubic): [number, number, number] {
  const [a, b, c, d] = cubic;
  const inside = b * b - 3 * a * c;
  const reach = 2 + Math.max(Math.abs(b), Math.abs(c), Math.abs(d)) / Math.abs(a);
  const ends = [-reach, (-b - Math.sqrt(inside)) / (3 * a), (-b + Math.sqrt(inside)) / (3 * a), reach];
  const roots = [0, 1, 2].map(i => {
    let [low, high] = [ends[i] ?? Number.NaN, ends[i + 1] ?? Number.NaN];
    if (!(valueAt(cubic, low) * valueAt(cubic, high) < 0)) throw new Error('not three real roots');
    for (let halving = 0; halving < 80; halving += 1) {
      const middle = (low + high) / 2;
      if (valueAt(cubic, low) * valueAt(cubic, middle) <= 0) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  });
  return roots as [number, number, number];
}

/** Whether a cubic has three different real roots, by its discriminant. */
const hasThreeRoots = ([a, b, c, d]: Cubic) =>
  18 * a * b * c * d - 4 * b ** 3 * d + b * b * c * c - 4 * a * c ** 3 - 27 * a * a * d * d > 0;

/** Whether a cubic has a root that is a whole number or a half: it could then be factorised on sight. */
function hasShortRoot(cubic: Cubic): boolean {
  for (let i = -30; i <= 30; i += 1) if (valueAt(cubic, i / 2) === 0) return true;
  return false;
}

function drawCubic(draw: Draw, leads: readonly number[]): Cubic | null {
  const cubic: Cubic = [draw.pick(leads), draw.int(-8, 8), draw.int(-14, 14), draw.int(-9, 9)];
  const [a, b, c, d] = cubic;
  const divisible = a > 1 && [b, c, d].every(coefficient => coefficient % a === 0);
  return !divisible && b !== 0 && c !== 0 && d !== 0 && hasThreeRoots(cubic) && !hasShortRoot(cubic)
    ? cubic
    : null;
}

/** Sum of the roots, sum of their products in pairs, and their product. */
interface Sums {
  one: Fraction;
  pairs: Fraction;
  all: Fraction;
}

const sumsOf = ([a, b, c, d]: Cubic): Sums => ({ one: q(-b, a), pairs: q(c, a), all: q(-d, a) });

const rootNames = [
  ['\\alpha', '\\beta', '\\gamma'],
  ['p', 'q', 'r'],
  ['u', 'v', 'w'],
] as const;
type Names = (typeof rootNames)[number];

const named = ([x, y, z]: Names) => `$${x}$, $${y}$ and $${z}$`;
const sumsTex = ([x, y, z]: Names, { one, pairs, all }: Sums) =>
  `${x} + ${y} + ${z} = ${fractionTex(one)}, \\quad ${x}${y} + ${y}${z} + ${z}${x} = ${fractionTex(pairs)}, \\quad ${x}${y}${z} = ${fractionTex(all)}`;
const readOff = {
  says: 'Read the sum of the roots, the sum of their products in pairs and their product off the coefficients; the signs alternate.',
  cue: 'The equation cannot be factorised on sight, and the expression treats the three roots alike: it can be written with the sums read off the coefficients.',
};

interface Symmetric {
  cubic: Cubic;
  names: Names;
  ask: 'squares' | 'reciprocals' | 'pair-reciprocals';
  turn: number;
}

const symmetricTex = ({ names: [x, y, z], ask }: Symmetric) =>
  ({
    squares: `${x}^2 + ${y}^2 + ${z}^2`,
    reciprocals: `\\frac{1}{${x}} + \\frac{1}{${y}} + \\frac{1}{${z}}`,
    'pair-reciprocals': `\\frac{1}{${x}${y}} + \\frac{1}{${y}${z}} + \\frac{1}{${z}${x}}`,
  })[ask];

function symmetricKey({ cubic, ask }: Symmetric): Fraction {
  const { one, pairs, all } = sumsOf(cubic);
  if (ask === 'squares') return one.mul(one).sub(pairs.mul(2));
  return (ask === 'reciprocals' ? pairs : one).div(all);
}

function symmetricSlips(p: Symmetric): Slip<Fraction>[] {
  const { cubic, ask } = p;
  const { one, pairs, all } = sumsOf(cubic);
  const key = symmetricKey(p);
  if (ask === 'squares')
    return [
      {
        misconception: 'sign_slip',
        value: one.mul(one).add(pairs.mul(2)),
        words:
          'The products in pairs were added to the square of the sum; they are part of that square and have to come off, twice.',
      },
      {
        misconception: 'drops_middle_term',
        value: one.mul(one),
        words:
          'That answer takes the square of the sum of the roots; it also holds each product of two roots, twice.',
      },
      {
        misconception: 'middle_term_once',
        value: one.mul(one).sub(pairs),
        words: 'This takes the products in pairs off once; the square of the sum holds each of them twice.',
      },
      {
        misconception: 'product_for_products_in_pairs',
        value: one.mul(one).sub(all.mul(2)),
        words: 'That takes the product of all roots for the sum of their products in pairs.',
      },
      {
        misconception: 'leading_coefficient_ignored',
        value: q(cubic[1] ** 2 - 2 * cubic[2]),
        words: `Read with the coefficients as they stand, $${cubic[1]}^2 - 2 \\times ${cubic[2] < 0 ? `(${cubic[2]})` : cubic[2]}$; they have to be divided by ${cubic[0]} first.`,
      },
      {
        misconception: 'sum_not_squared',
        value: one.abs().sub(pairs.mul(2)),
        words: `$${fractionTex(one.abs())}$, the sum of the roots, stands here where its square is needed.`,
      },
    ];
  const isPairs = ask === 'pair-reciprocals';
  const [right, other] = isPairs ? [one, pairs] : [pairs, one];
  return [
    {
      misconception: 'sign_of_product',
      value: key.neg(),
      words: `That answer takes a sign wrong: ${isPairs ? 'the sum and the product of the roots both turn the sign of their coefficient' : 'the product of the roots turns the sign of its coefficient, the products in pairs do not'}.`,
    },
    {
      misconception: isPairs ? 'products_for_sum' : 'sum_for_products',
      value: other.div(all),
      words: isPairs
        ? 'This takes the sum of the products in pairs for the numerator; over the common denominator each fraction leaves a single root.'
        : 'That takes the sum of the roots for the numerator; over the common denominator each fraction leaves a product of two roots.',
    },
    {
      misconception: 'turns_fraction_over',
      value: key.inverse(),
      words: 'Upside down: the product of all roots is the common denominator, not the numerator.',
    },
    {
      misconception: 'reciprocal_of_sum',
      value: (isPairs ? pairs : one).inverse(),
      words: `One over $${fractionTex(isPairs ? pairs : one)}$ is the reciprocal of ${isPairs ? 'the sum of the products' : 'the sum'}, not the sum of the reciprocals.`,
    },
    {
      misconception: 'numerator_only',
      value: right,
      words: `$${fractionTex(right)}$ is only the numerator over the common denominator; the division by the product of the roots is missing.`,
    },
    {
      misconception: 'products_for_sum',
      value: other.div(all).neg(),
      words: `This takes the ${isPairs ? 'sum of the products in pairs' : 'sum of the roots'} on top, and a sign wrong too.`,
    },
  ];
}

/** AL.POL.4 Easy: a symmetric expression from the three sums of the roots; no root has to be found. */
const symmetricExpression = template<Symmetric, Fraction>({
  type: 'AL.POL.4',
  band: 'Easy',
  variant: 'symmetric-expression',
  revision: 2,
  draw: draw => {
    const cubic = drawCubic(draw, [1, 1, 1, 2]);
    if (!cubic) return null;
    const ask = draw.pick(['squares', 'reciprocals', 'pair-reciprocals'] as const);
    const p = { cubic, names: draw.pick(rootNames), ask, turn: draw.int(0, 5) };
    const key = symmetricKey(p);
    return key.d <= 5n && Math.abs(key.valueOf()) <= 60 ? p : null;
  },
  stem: p =>
    wording(
      p.turn,
      `${named(p.names)} are the roots of the equation $${polynomialTex(p.cubic)} = 0$. What is the value of $${symmetricTex(p)}$?`,
      `Find $${symmetricTex(p)}$, where ${named(p.names)} are the three roots of $${polynomialTex(p.cubic)} = 0$.`,
    ),
  answer: symmetricKey,
  slips: p => turned(symmetricSlips(p), p.turn),
  show: shown,
  plausible: (value, { ask }) => ask !== 'squares' || value.valueOf() > 0,
  solution: p => {
    const { cubic, names, ask } = p;
    const [x, y, z] = names;
    const sums = sumsOf(cubic);
    const { one, pairs, all } = sums;
    const key = symmetricKey(p);
    const squares = ask === 'squares';
    const top = ask === 'reciprocals' ? `${x}${y} + ${y}${z} + ${z}${x}` : `${x} + ${y} + ${z}`;
    return {
      snapRead: `A cubic equation is given, and an expression in its three roots is asked. ${readOff.cue}`,
      approach: squares
        ? 'Read the three sums off the coefficients. The square of the sum of the roots holds the three squares and twice each product of two roots; so take twice the products in pairs off it.'
        : `Read the three sums off the coefficients. Put the fractions over the product of all three roots: on top ${ask === 'reciprocals' ? 'the products in pairs' : 'the roots themselves'} appear, so the answer is one sum divided by another.`,
      steps: [
        { says: readOff.says, works: sumsTex(names, sums), value: [one, pairs, all] },
        squares
          ? {
              says: 'Take twice the products in pairs off the square of the sum.',
              works: `${inProduct(one)}^2 - 2 \\times ${inProduct(pairs)} = ${fractionTex(key)}`,
              value: key,
            }
          : {
              says: 'Put the fractions over the product of all roots and divide.',
              works: `\\frac{${top}}{${x}${y}${z}} = ${fractionTex(ask === 'reciprocals' ? pairs : one)} \\div ${inProduct(all)} = ${fractionTex(key)}`,
              value: key,
            },
      ],
      check: `In decimals the roots are about ${realRoots(cubic)
        .map(root => `$${root.toFixed(3)}$`)
        .join(', ')}; put into the expression they give about $${symmetricNumber(p).toFixed(2)}$.`,
      principle:
        'An expression that treats all roots alike can be written with their sum, the sum of their products in pairs and their product, which the coefficients give with alternating signs.',
    };
  },
  verify: p => nearFraction(symmetricNumber(p), 5),
});

/** The asked expression from the roots in floating point. */
function symmetricNumber({ cubic, ask }: Symmetric): number {
  const [x, y, z] = realRoots(cubic);
  if (ask === 'squares') return x * x + y * y + z * z;
  return ask === 'reciprocals' ? 1 / x + 1 / y + 1 / z : 1 / (x * y) + 1 / (y * z) + 1 / (z * x);
}

interface Related {
  kind: 'opposite' | 'progression' | 'sum-of-others' | 'product-known';
  /** The root that the relation singles out; the others have this sum and this product. */
  root: number;
  sum: number;
  product: number;
  /** Place of the unknown coefficient: 1 beside the square, 2 beside the first power, 3 the constant. */
  unknown: 1 | 2 | 3;
  turn: number;
}

/** Coefficients by multiplying (x - root) with the quadratic of the other two roots. */
const expanded = ({ root, sum, product }: Related): Cubic => [
  1,
  -(root + sum),
  product + root * sum,
  -root * product,
];

/** The unknown coefficient for which a number is a root of the equation; the coefficient's own value is not used. */
function coefficientFor(p: Related, x: Fraction): Fraction {
  const rest = expanded(p).reduce(
    (total, coefficient, i) => (i === p.unknown ? total : total.add(x.pow(3 - i)?.mul(coefficient) ?? q(0))),
    q(0),
  );
  const power = x.pow(3 - p.unknown) ?? q(1);
  return power.equals(0) ? q(0) : rest.neg().div(power);
}

/** The singled-out root as the relation and the known coefficients give it. */
function singledOut(p: Related): Fraction {
  const [, b, , d] = expanded(p);
  return {
    opposite: q(-b),
    progression: q(-b, 3),
    'sum-of-others': q(-b, 2),
    'product-known': q(-d, p.kind === 'product-known' ? p.product : 1),
  }[p.kind];
}

const parameterTex = (p: Related) => {
  const powers = ['x^{3}', 'x^{2}', 'x', ''];
  const terms = expanded(p).map((coefficient, i) => {
    const power = powers[i] ?? '';
    if (i === p.unknown) return `+ k${power}`;
    if (coefficient === 0) return '';
    return Math.abs(coefficient) === 1 && power !== ''
      ? `${coefficient < 0 ? '-' : '+'} ${power}`
      : `${addedTex(coefficient)}${power}`;
  });
  return terms
    .filter(term => term !== '')
    .join(' ')
    .replace(/^\+ /, '');
};

function relatedStem(p: Related): string {
  const equation = `$${parameterTex(p)} = 0$`;
  const ask = 'What is the value of $k$?';
  if (p.kind === 'opposite') return `Two of the roots of the equation ${equation} add up to zero. ${ask}`;
  if (p.kind === 'progression')
    return `The three roots of the equation ${equation} are in arithmetic progression. ${ask}`;
  if (p.kind === 'sum-of-others')
    return `One root of the equation ${equation} is the sum of the other two. ${ask}`;
  return `The product of two of the roots of the equation ${equation} is $${p.product}$. ${ask}`;
}

const relations = {
  opposite: {
    pins: 'The two roots that add up to zero drop out of the sum of the roots, so the third root is that sum.',
    share: 1,
    wrong:
      'That takes half of the sum of the roots for the third root; the other two add up to zero, so it is the whole sum.',
    wrongShare: 2,
  },
  progression: {
    pins: 'In an arithmetic progression of three the sum is three times the middle term, so the middle root is a third of the sum of the roots.',
    share: 3,
    wrong: 'The sum of all three roots was put in for the middle root; it is three times as large.',
    wrongShare: 1,
  },
  'sum-of-others': {
    pins: 'The root that is the sum of the other two counts, with them, twice: it is half of the sum of all roots.',
    share: 2,
    wrong: 'The root that is the sum of the other two is half of the sum of all roots, not the whole of it.',
    wrongShare: 1,
  },
  'product-known': {
    pins: 'The product of all roots over the product of the two is the third root.',
    share: 1,
    wrong:
      'That answer takes the product of all roots for the third root; the known product of two has to be divided out.',
    wrongShare: 1,
  },
} as const;

function relatedSlips(p: Related): Slip<Fraction>[] {
  const [, b, , d] = expanded(p);
  const root = singledOut(p);
  const key = coefficientFor(p, root);
  const relation = relations[p.kind];
  const byProduct = p.kind === 'product-known';
  const wrongRoot = byProduct ? q(-d) : q(-b, relation.wrongShare);
  const power = root.pow(3 - p.unknown) ?? q(1);
  const constant = p.unknown === 3 ? q(0) : q(d).div(power);
  return [
    {
      misconception: byProduct ? 'sign_of_product' : 'sign_of_sum',
      value: coefficientFor(p, root.neg()),
      words: `This takes $x = ${fractionTex(root.neg())}$ for the root; the ${byProduct ? 'product' : 'sum'} of the roots is the coefficient with its sign turned.`,
    },
    {
      misconception: byProduct ? 'product_of_all_for_root' : 'wrong_share_of_sum',
      value: coefficientFor(p, wrongRoot),
      words: relation.wrong,
    },
    {
      misconception: 'sign_slip',
      value: key.neg(),
      words: 'You changed the sign of $k$ when moving the other terms to the other side.',
    },
    {
      misconception: 'sign_of_constant',
      value: key.add(constant.mul(2)),
      words: `In solving for $k$ the constant ${d < 0 ? `$${d}$` : d} kept the wrong sign.`,
    },
    {
      misconception: 'drops_constant',
      value: key.add(constant),
      words: `Only the terms with $x$ were used; the constant ${d < 0 ? `$${d}$` : d} belongs to the equation too.`,
    },
    {
      misconception: 'stops_one_step_early',
      value: key.mul(power),
      words: `That answer takes the value of the whole term with $k$; it still has to be divided by $${fractionTex(power)}$.`,
    },
    {
      misconception: 'reports_root',
      value: root,
      words: 'This takes the root that was found for the value of $k$.',
    },
    {
      misconception: 'sign_of_cube',
      value: key.add(root.pow(3)?.mul(2).div(power) ?? q(0)),
      words: 'That takes the cube of the root with the wrong sign when you put it in.',
    },
  ];
}

function drawOthers(draw: Draw, kind: Related['kind']): [number, number, number] {
  const root = draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
  if (kind === 'opposite') return [root, 0, -draw.int(2, 15)];
  if (kind === 'progression') return [root, 2 * root, root * root - draw.int(2, 15)];
  if (kind === 'sum-of-others') return [root, root, draw.int(-9, 5)];
  return [root, draw.int(-6, 6), draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])];
}

/** AL.POL.4 Medium: the relation between the roots and one of their sums pin down a root; putting it in gives the coefficient. */
const relatedRoots = template<Related, Fraction>({
  type: 'AL.POL.4',
  band: 'Medium',
  seconds: 75,
  variant: 'related-roots',
  revision: 1,
  draw: draw => {
    const kind = draw.pick(['opposite', 'progression', 'sum-of-others', 'product-known'] as const);
    const [root, sum, product] = drawOthers(draw, kind);
    const unknown = draw.pick(kind === 'product-known' ? ([1, 2] as const) : ([2, 3] as const));
    const p: Related = { kind, root, sum, product, unknown, turn: draw.int(0, 6) };
    const coefficients = expanded(p);
    const differs = root * root - sum * root + product !== 0;
    const fits =
      differs &&
      sum * sum - 4 * product > 0 &&
      coefficients.every((c, i) => c !== 0 && Math.abs(c) <= (i === 3 ? 75 : 40));
    return fits ? p : null;
  },
  stem: relatedStem,
  answer: p => coefficientFor(p, singledOut(p)),
  slips: p => turnedAfterFirst(relatedSlips(p), p.turn),
  show: shown,
  plausible: value => whole(value) && !value.equals(0),
  solution: p => {
    const [, b, , d] = expanded(p);
    const root = singledOut(p);
    const key = coefficientFor(p, root);
    const byProduct = p.kind === 'product-known';
    const relation = relations[p.kind];
    const total = byProduct ? -d : -b;
    const divisor = byProduct ? p.product : relation.share;
    const substituted = expanded(p)
      .map((coefficient, i) => {
        const power = 3 - i;
        const x = power === 0 ? '' : power === 1 ? inProduct(root) : `${inProduct(root)}^${power}`;
        if (i === p.unknown) return `+ k${x === '' ? '' : ` \\times ${x}`}`;
        if (i === 0) return x;
        return `${coefficient < 0 ? '-' : '+'} ${x === '' ? Math.abs(coefficient) : `${Math.abs(coefficient)} \\times ${x}`}`;
      })
      .join(' ');
    return {
      snapRead: `A cubic equation with one unknown coefficient, and a relation between its roots; the coefficient is asked. The ${byProduct ? 'product' : 'sum'} of the roots does not contain $k$: that is where to begin.`,
      approach: `Put the relation into the ${byProduct ? 'product' : 'sum'} of the roots, which a known coefficient gives with its sign turned. That pins down one root without solving the equation; put it into the equation and solve for $k$.`,
      steps: [
        {
          says: `Read the ${byProduct ? 'product' : 'sum'} of the roots off its coefficient, with the sign turned.`,
          works: byProduct ? `x_1 x_2 x_3 = ${total}` : `x_1 + x_2 + x_3 = ${total}`,
          value: q(total),
        },
        {
          says: relation.pins,
          works:
            divisor === 1
              ? `x = ${total}`
              : `x = ${total} \\div ${inProduct(divisor)} = ${fractionTex(root)}`,
          value: root,
        },
        {
          says: 'This root satisfies the equation; put it in and solve for $k$.',
          works: `${substituted} = 0 \\;\\Rightarrow\\; k = ${fractionTex(key)}`,
          value: key,
        },
      ],
      check: `With this $k$ the equation is $(${polynomialTex([1, -p.root])})(${polynomialTex([1, -p.sum, p.product])}) = 0$; the roots of the second bracket have the sum $${p.sum}$ and the product $${p.product}$, as the relation demands.`,
      principle:
        'A relation between roots together with their sum or product often fixes one root; a known root put into the equation gives the missing coefficient.',
    };
  },
  verify: p => q(expanded(p)[p.unknown]),
});

interface PairSums {
  cubic: Cubic;
  names: Names;
  /** Each factor is the sum of all roots plus this many times one of them. */
  times: -2 | -1 | 1;
  turn: number;
}

function pairSumsTex({ names: [x, y, z], times }: PairSums): string {
  if (times === -1) return `(${x} + ${y})(${y} + ${z})(${z} + ${x})`;
  if (times === -2) return `(${x} + ${y} - ${z})(${y} + ${z} - ${x})(${z} + ${x} - ${y})`;
  return `(2${x} + ${y} + ${z})(${x} + 2${y} + ${z})(${x} + ${y} + 2${z})`;
}

/** The product of (sum + times·root) over the roots, multiplied out. */
const pairSumsFrom = ({ one, pairs, all }: Sums, times: number): Fraction =>
  q(1 + times)
    .mul(one.mul(one).mul(one))
    .add(one.mul(pairs).mul(times * times))
    .add(all.mul(times ** 3));

/** AL.POL.4 Medium: each factor is the sum of the roots and a multiple of one root, so the product is a value of the cubic itself. */
const productOfPairSums = template<PairSums, Fraction>({
  type: 'AL.POL.4',
  band: 'Medium',
  seconds: 70,
  variant: 'product-of-pair-sums',
  revision: 1,
  draw: draw => {
    const cubic = drawCubic(draw, [1, 1, 2, 3]);
    if (!cubic) return null;
    const times = draw.pick([-2, -1, -1, 1] as const);
    const p = { cubic, names: draw.pick(rootNames), times, turn: draw.int(0, 5) };
    const { one } = sumsOf(cubic);
    const key = pairSumsFrom(sumsOf(cubic), times);
    const fits = whole(one) && one.abs().compare(5) <= 0 && key.d <= 3n && !key.equals(0);
    return fits && key.abs().compare(150) <= 0 ? p : null;
  },
  stem: p =>
    `${named(p.names)} are the roots of the equation $${polynomialTex(p.cubic)} = 0$. What is the value of $${pairSumsTex(p)}$?`,
  answer: p => pairSumsFrom(sumsOf(p.cubic), p.times),
  slips: p => {
    const { cubic, times, turn } = p;
    const sums = sumsOf(cubic);
    const { one, all } = sums;
    const [a, b, c, d] = cubic;
    const key = pairSumsFrom(sums, times);
    return turned(
      [
        {
          misconception: 'sign_of_sum',
          value: pairSumsFrom({ ...sums, one: one.neg() }, times),
          words: `With $${fractionTex(one.neg())}$ for the sum of the roots the brackets give $${fractionTex(pairSumsFrom({ ...sums, one: one.neg() }, times))}$; the sum is the coefficient with its sign turned.`,
        },
        {
          misconception: 'sign_of_product',
          value: pairSumsFrom({ ...sums, all: all.neg() }, times),
          words: `The product of the roots is $${fractionTex(all)}$; with $${fractionTex(all.neg())}$ in its place the brackets give $${fractionTex(pairSumsFrom({ ...sums, all: all.neg() }, times))}$.`,
        },
        {
          misconception: 'leading_coefficient_ignored',
          value: key.mul(a),
          words: `That answer takes the value of the cubic as it stands; its factors are $${a}$ and the three brackets, so it has to be divided by ${a}.`,
        },
        {
          misconception: 'coefficients_not_divided',
          value: pairSumsFrom({ one: q(-b), pairs: q(c), all: q(-d) }, times),
          words: `This takes the coefficients for the sums of the roots as they stand; they have to be divided by ${a}.`,
        },
        {
          misconception: 'drops_product_of_roots',
          value: pairSumsFrom({ ...sums, all: q(0) }, times),
          words: `Multiplied out without the term that holds all three roots, $${fractionTex(all)}$, the brackets seem to give $${fractionTex(pairSumsFrom({ ...sums, all: q(0) }, times))}$.`,
        },
        {
          misconception: 'cube_of_sum',
          value: one.mul(one).mul(one),
          words: `$${fractionTex(one)}$ cubed would be three factors equal to the sum of all roots; each factor differs from that sum.`,
        },
        {
          misconception: 'wrong_multiple_of_root',
          value: pairSumsFrom(sums, times === -1 ? -2 : -1),
          words:
            times === -1
              ? 'Each factor was read as the sum of all roots less twice a root; a root is missing in it only once.'
              : `That answer takes each factor as the sum of all roots less a root; the root is ${times === 1 ? 'there twice' : 'subtracted as well'}.`,
        },
      ],
      turn,
    ).concat({
      misconception: 'sign_slip',
      value: key.neg(),
      words: 'This takes the product with the wrong sign: three factors turn their signs together.',
    });
  },
  show: shown,
  plausible: value => !value.equals(0),
  solution: p => {
    const { cubic, names, times } = p;
    const [x, y, z] = names;
    const [a] = cubic;
    const { one } = sumsOf(cubic);
    const key = pairSumsFrom(sumsOf(cubic), times);
    // Each factor is -times·(point - root).
    const point = one.div(-times);
    const value = cubic.reduce((total, coefficient) => total.mul(point).add(coefficient), q(0));
    const scale = -(times ** 3);
    const s = fractionTex(one);
    const factor = (root: string) =>
      `(${s} ${times < 0 ? '-' : '+'} ${Math.abs(times) === 1 ? '' : Math.abs(times)}${root})`;
    const quotientOf = a === 1 ? fractionTex(value) : `${fractionTex(value)} \\div ${a}`;
    const scaleTex = scale === 1 ? '' : scale === -1 ? '-' : `${scale} \\times `;
    const product = `\\left(${fractionTex(point)} - ${x}\\right)\\left(${fractionTex(point)} - ${y}\\right)\\left(${fractionTex(point)} - ${z}\\right)`;
    return {
      snapRead: `A cubic equation that cannot be factorised on sight, and a product of three sums of its roots is asked. Each factor is almost the sum of all three roots: that is the cue.`,
      approach: `Replace each factor by the sum of all roots minus one root, or a multiple of it. Then the product has the form of the cubic written with its roots, so it is a value of the cubic, up to the leading coefficient. Multiplying out and using the three sums of the roots is the longer way.`,
      steps: [
        {
          says: 'Read the sum of the roots off the coefficients, with the sign turned.',
          works: `${x} + ${y} + ${z} = ${s}`,
          value: one,
        },
        {
          says: 'Write each factor with this sum and a single root.',
          works: `${pairSumsTex(p)} = ${times === -1 ? '' : `${factor(z)}${factor(x)}${factor(y)} = `}${scaleTex}${product}`,
          value: point,
        },
        {
          says: `The cubic $f(x)$ is its leading coefficient times the product of $x$ less each root: find its value at $x = ${fractionTex(point)}$.`,
          works: `f\\left(${fractionTex(point)}\\right) = ${fractionTex(value)}`,
          value,
        },
        ...(a === 1 && scale === 1
          ? []
          : [
              {
                says:
                  scale === 1
                    ? 'Divide by the leading coefficient.'
                    : `${a === 1 ? 'The leading coefficient is 1; put' : 'Divide by the leading coefficient and put'} in the factor taken out.`,
                works: `${scaleTex}${scale === 1 ? quotientOf : `\\left(${quotientOf}\\right)`} = ${fractionTex(key)}`,
                value: key,
              },
            ]),
      ],
      check: `In decimals the roots are about ${realRoots(cubic)
        .map(root => `$${root.toFixed(3)}$`)
        .join(', ')}; put into the product they give about $${pairSumsNumber(p).toFixed(2)}$.`,
      principle:
        'When each factor is the sum of all roots with a multiple of one root, the product is a value of the polynomial over its leading coefficient.',
    };
  },
  verify: p => nearFraction(pairSumsNumber(p), 3),
});

/** The asked product from the roots in floating point. */
function pairSumsNumber({ cubic, times }: PairSums): number {
  const [x, y, z] = realRoots(cubic);
  if (times === -1) return (x + y) * (y + z) * (z + x);
  if (times === -2) return (x + y - z) * (y + z - x) * (z + x - y);
  return (2 * x + y + z) * (x + 2 * y + z) * (x + y + 2 * z);
}

export const cubicRoots: readonly AnyTemplate[] = [symmetricExpression, relatedRoots, productOfPairSums];
