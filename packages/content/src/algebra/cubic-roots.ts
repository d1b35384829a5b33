import type Fraction from 'fraction.js';
import type { Draw } from '../draw.ts';
import { calc, form, frac, type Path, situation, slip, stop, tex, text } from '../question/index.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
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

/** The step that reads the three sums of the roots off the coefficients. */
const threeSums = ({ cubic: [a, b, c, d], names }: Symmetric, { step, find }: Path) => {
  const lead = find(a, { name: 'the leading coefficient' });
  const one = find(calc`-${b} / ${lead}`, { name: 'the sum of the roots' });
  const pairs = find(calc`${c} / ${lead}`, { name: 'the sum of the products in pairs' });
  const all = step(calc`-${d} / ${lead}`, {
    name: 'the product of the roots',
    works: value => tex`${sumsTex(names, { one, pairs, all: value })}`,
    because: text`The roots cannot be found by factorising, but these three sums stand in the coefficients. Multiplied
      out, $(x - p)(x - q)(x - r)$ has the coefficients $-(p + q + r)$, $pq + qr + rp$ and $-pqr$.`,
  })`
    ${readOff.says}`;
  return { lead, one, pairs, all };
};

const squaresRoute = (p: Symmetric, path: Path) => {
  const [a, b, c] = p.cubic;
  const { lead, one, pairs, all } = threeSums(p, path);
  const key = path.step(calc`${one} * ${one} - ${pairs} * 2`, {
    name: 'the sum of the squares of the roots',
    works: value => tex`${inProduct(one)}^2 - 2 \times ${inProduct(pairs)} = ${frac(value)}`,
    because: text`$(p + q + r)^2$ contains the three squares and each product of two roots twice: $pq$ comes once from
      $p$ times $q$ and once from $q$ times $p$.`,
  })`
    The square of the sum contains the three squares and twice the products in pairs. So take twice the products in
    pairs away from it.`;
  return {
    answer: key,
    slips: [
      slip('wrong_sign', key, calc`${one} * ${one} + ${pairs} * 2`)`
        $${inProduct(one)}^2 + 2 \times ${inProduct(pairs)} = ${frac(key)}$ adds the products in pairs to the square of
        the sum; they are part of that square and have to come off, twice.`,
      slip('got_the_middle_term_wrong', key, calc`${one} * ${one}`)`
        $${inProduct(one)}^2 = ${frac(key)}$ is the square of the sum of the roots; it also holds each product of two
        roots, twice.`,
      slip('got_the_middle_term_wrong', key, calc`${one} * ${one} - ${pairs}`)`
        $${inProduct(one)}^2 - ${inProduct(pairs)} = ${frac(key)}$ takes the products in pairs off once; the square of
        the sum holds each of them twice.`,
      slip('used_a_wrong_given_number', pairs, all)`
        $${inProduct(one)}^2 - 2 \times ${inProduct(pairs)}$ takes the product of all roots for the sum of their
        products in pairs.`,
      slip('ignored_the_leading_coefficient', lead, 1)`
        Read with the coefficients as they stand, $${inProduct(b)}^2 - 2 \times ${inProduct(c)}$; they have to be
        divided by ${a} first.`,
      slip('forgot_to_square', key, calc`abs(${one}) - ${pairs} * 2`)`
        $${frac(one.abs())}$, the sum of the roots, stands here where its square is needed.`,
    ],
  };
};

const reciprocalsRoute = (p: Symmetric, path: Path) => {
  const { names, ask } = p;
  const [x, y, z] = names;
  const { one, pairs, all } = threeSums(p, path);
  const { step, find } = path;
  const top = find(ask === 'pair-reciprocals' ? one : pairs, { name: 'the numerator' });
  const key = step(calc`${top} / ${all}`, {
    name: 'the sum of the fractions',
    works: value =>
      tex`\frac{${
        ask === 'reciprocals'
          ? tex`${x}${y} + ${y}${z} + ${z}${x}`
          : tex`${x} + ${y} +
        ${z}`
      }}{${x}${y}${z}} = ${frac(top)} \div ${inProduct(all)} = ${frac(value)}`,
    because:
      ask === 'reciprocals'
        ? text`Brought to the product of all three roots, each fraction gets the two other roots in its numerator.`
        : text`Brought to the product of all three roots, each fraction gets the one missing root in its numerator.`,
  })`
    Bring the fractions to one denominator, the product of all roots. The numerator is then
    ${ask === 'reciprocals' ? 'the sum of the products in pairs' : 'the sum of the roots'}; divide.`;
  return {
    answer: key,
    slips: [
      slip('wrong_sign', all, calc`-${all}`)`
        $${frac(top)} \div ${inProduct(all)}$ has a sign wrong: ${
          ask === 'pair-reciprocals'
            ? text`the sum and the product of the roots both turn the sign of their
          coefficient`
            : text`the product of the roots turns the sign of its coefficient, the products in pairs do
            not`
        }.`,
      slip('used_a_wrong_given_number', top, ask === 'pair-reciprocals' ? pairs : one)`
        ${
          ask === 'pair-reciprocals'
            ? text`$${frac(top)}$, the sum of the products in pairs, stands on top here; over
          the common denominator each fraction leaves a single root.`
            : text`$${frac(top)}$, the sum of the roots,
            stands on top here; over the common denominator each fraction leaves a product of two roots.`
        }`,
      slip('inverted_the_ratio', key, calc`${all} / ${top}`)`
        $${frac(all)} \div ${inProduct(top)}$ is upside down: the product of all roots is the common denominator, not
        the numerator.`,
      slip('took_a_power_term_by_term', key, calc`1 / ${ask === 'pair-reciprocals' ? pairs : one}`)`
        One over $${frac(ask === 'pair-reciprocals' ? pairs : one)}$ is the reciprocal of
        ${ask === 'pair-reciprocals' ? 'the sum of the products' : 'the sum'}, not the sum of the reciprocals.`,
      stop('did_not_divide', top)`
        $${frac(top)}$ is only the numerator over the common denominator; the division by the product of the roots,
        $${frac(all)}$, is missing.`,
      slip('used_a_wrong_given_number', top, calc`-${ask === 'pair-reciprocals' ? pairs : one}`)`
        ${
          ask === 'pair-reciprocals'
            ? text`$${frac(top)}$ on top comes from the coefficient of $x$ with its sign
          turned; the sum of the roots comes from that of $x^2$.`
            : text`$${frac(top)}$ on top is read off the square
            term; the sum of the products in pairs comes from the coefficient of $x$.`
        }`,
    ],
  };
};

const symmetricExpressionAsked = form<Symmetric>(
  'expression',
  {
    band: 'Easy',
    revision: 2,
    verify: p => nearFraction(symmetricNumber(p), 5),
  },
  (p, path) => {
    const { turn, names, cubic, ask } = p;
    const route = ask === 'squares' ? squaresRoute(p, path) : reciprocalsRoute(p, path);
    return {
      answer: route.answer,
      stem: wording(
        turn,
        text`${named(names)} are the roots of the equation $${polynomialTex(cubic)} = 0$. What is the value of
          $${symmetricTex(p)}$?`,
        text`Find $${symmetricTex(p)}$, where ${named(names)} are the three roots of $${polynomialTex(cubic)} = 0$.`,
      ),
      show: shown,
      plausible: value => ask !== 'squares' || value.valueOf() > 0,
      slips: turned(route.slips, turn),
      snapRead: text`A cubic equation is given, and an expression in its three roots is asked. ${readOff.cue}`,
      approach: () => {
        const squares = ask === 'squares';
        return squares
          ? text`Read the three sums off the coefficients. The square of the sum of the roots holds the three squares
            and twice each product of two roots; so take twice the products in pairs off it.`
          : text`Read the three sums off the coefficients. Put the fractions over the product of all three roots: on top
            ${ask === 'reciprocals' ? 'the products in pairs' : 'the roots themselves'} appear, so the answer is one sum
            divided by another.`;
      },
      check: text`In decimals the roots are about ${realRoots(cubic)
        .map(root => `$${root.toFixed(3)}$`)
        .join(', ')}; put into the expression they give about $${symmetricNumber(p).toFixed(2)}$.`,
      principle: text`An expression that treats all roots alike can be written with their sum, the sum of their products
        in pairs and their product, which the coefficients give with alternating signs.`,
    };
  },
);

/** AL.POL.4 Easy: a symmetric expression from the three sums of the roots; no root has to be found. */
const symmetricExpression: readonly AnyTemplate[] = situation<Symmetric>({
  type: 'AL.POL.4',
  situation: 'symmetric',
  draw: draw => {
    const cubic = drawCubic(draw, [1, 1, 1, 2]);
    if (!cubic) return null;
    const ask = draw.pick(['squares', 'reciprocals', 'pair-reciprocals'] as const);
    const p = { cubic, names: draw.pick(rootNames), ask, turn: draw.int(0, 5) };
    const key = symmetricKey(p);
    return key.d <= 5n && Math.abs(key.valueOf()) <= 60 ? p : null;
  },
  forms: [symmetricExpressionAsked],
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
    pins: 'The two roots that add up to zero cancel in the sum of the roots, so the third root is that sum.',
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

function drawOthers(draw: Draw, kind: Related['kind']): [number, number, number] {
  const root = draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
  if (kind === 'opposite') return [root, 0, -draw.int(2, 15)];
  if (kind === 'progression') return [root, 2 * root, root * root - draw.int(2, 15)];
  if (kind === 'sum-of-others') return [root, root, draw.int(-9, 5)];
  return [root, draw.int(-6, 6), draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])];
}

/** The power of a root beside the unknown coefficient. */
const powerBeside = ({ unknown }: Related, root: Fraction) => root.pow(3 - unknown) ?? q(1);

/** The constant of the equation as it stands in a sentence. */
const constantTex = (p: Related) => `$${expanded(p)[3]}$`;

const relatedRootsAsked = form<Related>(
  'roots',
  {
    band: 'Medium',
    seconds: 75,
    verify: p => expanded(p)[p.unknown],
  },
  (p, { step }) => {
    const { kind, product, unknown, root, sum, turn } = p;
    const byProduct = kind === 'product-known';
    const total = step(calc`-${expanded(p)[kind === 'product-known' ? 3 : 1]}`, {
      name: `the ${byProduct ? 'product' : 'sum'} of the roots`,
      works: value =>
        kind === 'product-known' ? tex`x_1 x_2 x_3 = ${value}` : tex`x_1 + x_2 + x_3 = ${value}`,
      because: text`One coefficient is unknown, but the others still tell something about the roots. Multiplied out,
        $(x - p)(x - q)(x - r)$ has $-(p + q + r)$ before $x^2$ and the constant $-pqr$.`,
    })`
      The relation is about the ${byProduct ? 'product' : 'sum'} of roots. Read the ${byProduct ? 'product' : 'sum'}
      of all roots off its coefficient, with the sign changed.`;
    const relation = relations[kind];
    const theRoot = step(total.div(kind === 'product-known' ? product : relations[kind].share), {
      name: 'the root that is known',
      works: value => {
        const byProduct = kind === 'product-known';
        const relation = relations[kind];
        const divisor = byProduct ? product : relation.share;
        return divisor === 1
          ? tex`x = ${total}`
          : tex`x = ${total} \div ${inProduct(divisor)} = ${frac(value)}`;
      },
      because: text`The coefficient with $k$ is not needed for this. One root is enough, because every root makes the
        equation true.`,
    })`
      ${relation.pins}`;
    const key = step(coefficientFor(p, theRoot), value => {
      const substituted = expanded(p)
        .map((coefficient, i) => {
          const power = 3 - i;
          const x = power === 0 ? '' : power === 1 ? inProduct(theRoot) : `${inProduct(theRoot)}^${power}`;
          if (i === unknown) return `+ k${x === '' ? '' : ` \\times ${x}`}`;
          if (i === 0) return x;
          return `${coefficient < 0 ? '-' : '+'} ${
            x === '' ? Math.abs(coefficient) : `${Math.abs(coefficient)} \\times ${x}`
          }`;
        })
        .join(' ');
      return tex`${substituted} = 0 \;\Rightarrow\; k = ${frac(value)}`;
    })`
      This root makes the equation true. Put it in for $x$; then $k$ is the only unknown, and you can solve for it.`;
    return {
      answer: key,
      stem: text`${relatedStem(p)}`,
      show: shown,
      plausible: value => whole(value) && !value.equals(0),
      slips: turnedAfterFirst(
        [
          slip('wrong_sign', total, calc`-${total}`)`
            This takes $x = ${frac(theRoot)}$ for the root; the ${kind === 'product-known' ? 'product' : 'sum'} of the
            roots is the coefficient with its sign turned.`,
          slip('did_not_divide', theRoot, calc`${total} / ${relations[kind].wrongShare}`)`
            ${relations[kind].wrong}`,
          slip('wrong_sign', key, calc`-${key}`)`
            $k = ${frac(key)}$ has its sign changed, because the other terms went to the other side as they stand.`,
          slip('wrong_sign', key, () =>
            unknown === 3 ? key : calc`${key} + 2 * ${expanded(p)[3]} / ${powerBeside(p, theRoot)}`,
          )`
            In solving for $k$ the constant ${constantTex(p)} was moved to the other side with its sign unchanged; there
            it takes the opposite sign.`,
          slip('left_out_a_term', key, () =>
            unknown === 3 ? key : calc`${key} + ${expanded(p)[3]} / ${powerBeside(p, theRoot)}`,
          )`
            Only the terms with $x$ were used; the constant ${constantTex(p)} belongs to the equation too.`,
          slip('stopped_a_step_early', key, () => calc`${key} * ${powerBeside(p, theRoot)}`)`
            $${frac(key)}$ is the value of the whole term with $k$; it still has to be divided by
            $${frac(powerBeside(p, theRoot))}$.`,
          stop('answered_another_quantity', theRoot)`
            $${frac(theRoot)}$ is the root that was found; it is not the value of $k$.`,
          slip(
            'wrong_sign',
            key,
            () => calc`${key} + ${theRoot} * ${theRoot} * ${theRoot} * 2 / ${powerBeside(p, theRoot)}`,
          )`
            The cube of $${frac(theRoot)}$ is $${frac(theRoot.mul(theRoot).mul(theRoot))}$; it was put in with the wrong
            sign.`,
        ],
        turn,
      ),
      snapRead: () => {
        const byProduct = kind === 'product-known';
        return text`A cubic equation with one unknown coefficient, and a relation between its roots; the coefficient is
          asked. The ${byProduct ? 'product' : 'sum'} of the roots does not contain $k$: that is where to begin.`;
      },
      approach: () => {
        const byProduct = kind === 'product-known';
        return text`Put the relation into the ${byProduct ? 'product' : 'sum'} of the roots, which a known coefficient
          gives with its sign turned. That gives one root without solving the equation; put it into the equation and
          solve for $k$.`;
      },
      check: text`With this $k$ the equation is $(${polynomialTex([1, -root])})(${polynomialTex([1, -sum, product])}) =
        0$; the roots of the second bracket have the sum $${sum}$ and the product $${product}$, as the relation
        demands.`,
      principle: text`A relation between roots together with their sum or product often fixes one root; a known root put
        into the equation gives the missing coefficient.`,
    };
  },
);

/**
 * AL.POL.4 Medium: the relation between the roots and one of their sums pin down a root; putting it in gives the
 * coefficient.
 */
const relatedRoots: readonly AnyTemplate[] = situation<Related>({
  type: 'AL.POL.4',
  situation: 'related',
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
  forms: [relatedRootsAsked],
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

/** The value of the cubic at a number. */
const exactAt = (cubic: Cubic, x: Fraction) =>
  cubic.reduce((total, coefficient) => total.mul(x).add(coefficient), q(0));

/** The number before the factors once each begins with its root's own sign. */
const scaleOf = ({ times }: PairSums) => -(times ** 3);

function scaleTex(p: PairSums): string {
  const scale = scaleOf(p);
  return scale === 1 ? '' : scale === -1 ? '-' : `${scale} \\times `;
}

const valueTex = (point: Fraction, value: Fraction) =>
  `f\\left(${fractionTex(point)}\\right) = ${fractionTex(value)}`;

const pairSumsRoute = (p: PairSums, { step }: Path) => {
  const { cubic, names, times } = p;
  const [x, y, z] = names;
  const [a, b, c, d] = cubic;
  const single = step(sumsOf(cubic).one, {
    name: 'the sum of the roots',
    because: text`Every factor is nearly this sum: it holds all three roots, only one of them not once. And the sum is
      known although the roots are not, because it stands in the coefficients.`,
    works: value => tex`${x} + ${y} + ${z} = ${frac(value)}`,
  })`
    Read the sum of the roots off the coefficients: the coefficient of $x^2$ divided by that of $x^3$, with the sign
    changed.`;
  const point = step(calc`${single} / (-${times})`, {
    name: 'the number from which each root is subtracted',
    because: text`Then every factor has the same form, a fixed number minus one root, and the cubic itself is a product
      of such factors. The roots need not be found.`,
    works: value => {
      const factor = (root: string) =>
        `(${fractionTex(single)} ${times < 0 ? '-' : '+'} ${Math.abs(times) === 1 ? '' : Math.abs(times)}${root})`;
      const product = `\\left(${fractionTex(value)} - ${x}\\right)\\left(${fractionTex(value)} - ${y}\\right)\\left(${fractionTex(value)} - ${z}\\right)`;
      return tex`${pairSumsTex(p)} = ${
        times !== -1 &&
        tex`${factor(z)}${factor(x)}${factor(y)} =
      `
      }${scaleTex(p)}${product}`;
    },
  })`
    Write each factor as the sum of the roots with one root
    ${times === 1 ? 'added' : times === -1 ? 'subtracted' : 'subtracted twice'}${
      times !== -1 && ', and take a common number out of each factor'
    }. Then every factor is a fixed number minus one root.`;
  const atPoint = step(exactAt(cubic, point), {
    name: text`the value of the cubic at ${frac(point)}`,
    because: text`A cubic with the roots $p$, $q$, $r$ and the leading coefficient $a$ is $a(x - p)(x - q)(x - r)$. So
      putting a number in place of $x$ gives the product of its differences from the three roots, times $a$.`,
    works: value => tex`${valueTex(point, value)}`,
  })`
    Let $f(x)$ be the left side of the equation. It is its leading coefficient times the product of $x$ minus each root,
    so put in $x = ${frac(point)}$.`;
  const isLast = a === 1 && scaleOf(p) === 1;
  const pairProduct = isLast
    ? atPoint
    : step(calc`${atPoint} * ${scaleOf(p)} / ${a}`, value => {
        const quotient = a === 1 ? fractionTex(atPoint) : `${fractionTex(atPoint)} \\div ${a}`;
        return tex`${scaleTex(p)}${scaleOf(p) === 1 ? quotient : tex`\left(${quotient}\right)`} = ${frac(value)}`;
      })`
    ${
      scaleOf(p) === 1
        ? 'This value still holds the leading coefficient as a factor. Divide by it.'
        : text`${
            a === 1
              ? 'The leading coefficient is $1$, so this value is the product of the three differences. Multiply'
              : 'Divide this value by the leading coefficient to get the product of the three differences, and multiply'
          } by the number that was taken out of the factors.`
    }`;
  return {
    answer: pairProduct,
    slips: [
      slip('wrong_sign', pairProduct, () => {
        const sums = sumsOf(cubic);
        return pairSumsFrom({ ...sums, one: sums.one.neg() }, times);
      })`
        With $${frac(sumsOf(cubic).one.neg())}$ for the sum of the roots the brackets give $${frac(pairProduct)}$; the
        sum is the coefficient with its sign turned.`,
      slip('wrong_sign', pairProduct, () => {
        const sums = sumsOf(cubic);
        return pairSumsFrom({ ...sums, all: sums.all.neg() }, times);
      })`
        The product of the roots is $${frac(sumsOf(cubic).all)}$; with $${frac(sumsOf(cubic).all.neg())}$ in its place
        the brackets give $${frac(pairProduct)}$.`,
      slip(
        'ignored_the_leading_coefficient',
        pairProduct,
        calc`${pairSumsFrom(sumsOf(cubic), times)} * ${cubic[0]}`,
      )`
        $${frac(pairProduct)}$ comes from the value of the cubic as it stands; its factors are $${a}$ and the three
        brackets, so it has to be divided by ${a}.`,
      slip(
        'ignored_the_leading_coefficient',
        pairProduct,
        pairSumsFrom({ one: q(-b), pairs: q(c), all: q(-d) }, times),
      )`
        This takes the coefficients for the sums of the roots as they stand; they have to be divided by ${a}.`,
      slip('left_out_a_term', pairProduct, pairSumsFrom({ ...sumsOf(cubic), all: q(0) }, times))`
        Multiplied out without the term that holds all three roots, $${frac(sumsOf(cubic).all)}$, the brackets seem to
        give $${frac(pairProduct)}$.`,
      slip('took_a_power_term_by_term', pairProduct, () => {
        const { one } = sumsOf(cubic);
        return one.mul(one).mul(one);
      })`
        $${frac(sumsOf(cubic).one)}$ cubed would be three factors equal to the sum of all roots; each factor differs
        from that sum.`,
      slip('used_a_wrong_given_number', pairProduct, pairSumsFrom(sumsOf(cubic), times === -1 ? -2 : -1))`
        ${
          times === -1
            ? text`The brackets give $${frac(pairProduct)}$ when each is read as the sum of all roots less
          twice a root; a root is missing in it only once.`
            : text`The brackets give $${frac(pairProduct)}$ when each
            is read as the sum of all roots less a root; the root is
            ${times === 1 ? 'there twice' : 'subtracted as well'}.`
        }`,
      slip('wrong_sign', pairProduct, calc`-${pairSumsFrom(sumsOf(cubic), times)}`)`
        $${frac(pairProduct)}$ is the product with the wrong sign: three factors turn their signs together.`,
    ],
  };
};

const productOfPairSumsAsked = form<PairSums>(
  'of-pair-sums',
  {
    band: 'Medium',
    seconds: 70,
    verify: p => nearFraction(pairSumsNumber(p), 3),
  },
  (p, path) => {
    const { names, cubic, turn } = p;
    const route = pairSumsRoute(p, path);
    return {
      answer: route.answer,
      stem: text`${named(names)} are the roots of the equation $${polynomialTex(cubic)} = 0$. What is the value of
        $${pairSumsTex(p)}$?`,
      show: shown,
      plausible: value => !value.equals(0),
      slips: [...turned(route.slips.slice(0, -1), turn), ...route.slips.slice(-1)],
      snapRead: text`A cubic equation that cannot be factorised on sight, and a product of three sums of its roots is
        asked. Each factor is almost the sum of all three roots: that is the cue.`,
      approach: text`Replace each factor by the sum of all roots minus one root, or a multiple of it. Then the product
        has the form of the cubic written with its roots, so it is a value of the cubic, up to the leading coefficient.
        Multiplying out and using the three sums of the roots is the longer way.`,
      check: text`In decimals the roots are about ${realRoots(cubic)
        .map(root => `$${root.toFixed(3)}$`)
        .join(', ')}; put into the product they give about $${pairSumsNumber(p).toFixed(2)}$.`,
      principle: text`When each factor is the sum of all roots with a multiple of one root, the product is a value of
        the polynomial over its leading coefficient.`,
    };
  },
);

/**
 * AL.POL.4 Medium: each factor is the sum of the roots and a multiple of one root, so the product is a value of
 * the cubic itself.
 */
const productOfPairSums: readonly AnyTemplate[] = situation<PairSums>({
  type: 'AL.POL.4',
  situation: 'product',
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
  forms: [productOfPairSumsAsked],
});

/** The asked product from the roots in floating point. */
function pairSumsNumber({ cubic, times }: PairSums): number {
  const [x, y, z] = realRoots(cubic);
  if (times === -1) return (x + y) * (y + z) * (z + x);
  if (times === -2) return (x + y - z) * (y + z - x) * (z + x - y);
  return (2 * x + y + z) * (x + 2 * y + z) * (x + y + 2 * z);
}

export const cubicRoots: readonly AnyTemplate[] = [
  ...symmetricExpression,
  ...relatedRoots,
  ...productOfPairSums,
];
