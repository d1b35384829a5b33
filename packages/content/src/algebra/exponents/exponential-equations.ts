import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import { type AnyTemplate, type Slip, template } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;
const bracket = (constant: number) => polynomialTex([1, constant]);
const difference = (a: number, b: number) => `${a} - ${b < 0 ? `(${b})` : b}`;

interface OneBase {
  prime: number;
  /** The bases are prime^s and prime^t, the exponents x + u and x + v. */
  s: number;
  t: number;
  u: number;
  v: number;
  turn: number;
}

/** AL.IND.2 Easy: two powers of one prime; the whole exponent is multiplied. */
const oneBase = template<OneBase, Fraction>({
  type: 'AL.IND.2',
  band: 'Easy',
  variant: 'one-base',
  revision: 2,
  draw: draw => {
    const prime = draw.pick([2, 2, 3, 5]);
    const [s = 1, t = 2] = draw.some(
      prime === 2 ? [1, 2, 3, 4, 5] : prime === 3 ? [1, 2, 3, 4] : [1, 2, 3],
      2,
    );
    const p = { prime, s, t, u: draw.int(-5, 7), v: draw.int(-5, 7), turn: draw.int(0, 3) };
    const x = q(s * p.u - t * p.v, t - s);
    return p.u !== 0 &&
      p.v !== 0 &&
      p.u !== p.v &&
      whole(x) &&
      x.valueOf() >= -6 &&
      x.valueOf() <= 20 &&
      !x.equals(0)
      ? p
      : null;
  },
  stem: ({ prime, s, t, u, v }) => {
    const [left, right] = [`${prime ** s}^{${bracket(u)}}`, `${prime ** t}^{${bracket(v)}}`];
    return wording(
      u + v + s,
      `If $${left} = ${right}$, what is the value of $x$?`,
      `Find the real number $x$ for which the powers $${left}$ and $${right}$ are equal.`,
    );
  },
  answer: ({ s, t, u, v }) => q(s * u - t * v, t - s),
  slips: ({ prime, s, t, u, v, turn }) =>
    turned(
      [
        {
          misconception: 'multiplies_only_first_term',
          value: q(u - v, t - s),
          words: `That takes only $x$ times the power of the base; the whole exponent is multiplied, its constant too.`,
        },
        {
          misconception: 'multiplies_only_first_term',
          value: t > 1 ? q(s * u - v, t - s) : q(u - t * v, t - s),
          words: `Only $x$ was multiplied by ${t > 1 ? t : s}; the constant of that exponent has to be multiplied too.`,
        },
        {
          misconception: 'swaps_exponents_of_bases',
          value: q(t * u - s * v, s - t),
          words: `The exponents of the bases are the wrong way round here: ${prime ** s} is ${prime} to the power ${s}, ${prime ** t} is ${prime} to the power ${t}.`,
        },
        {
          misconception: 'sign_slip',
          value: q(s * u + t * v, t - s),
          words: 'That answer takes the constant to the other side without turning its sign.',
        },
        {
          misconception: 'sign_slip',
          value: q(t * v - s * u, t - s),
          words:
            'This takes the difference of the constants the wrong way round, so the sign of $x$ is turned.',
        },
      ],
      turn,
    ),
  show: shown,
  plausible: whole,
  solution: ({ prime, s, t, u, v }) => {
    const x = q(s * u - t * v, t - s);
    const exponent = (by: number, constant: number) =>
      by === 1 ? bracket(constant) : `${by}(${bracket(constant)})`;
    return {
      snapRead: `Two powers with different bases are equal, and $x$ stands in both exponents. Both bases are powers of one small number, ${prime}: that is the cue.`,
      approach: `Write both sides as powers of ${prime}. Equal powers of one base have equal exponents, so a linear equation is left. Multiply the whole exponent, not only $x$.`,
      steps: [
        {
          says: `Write both sides with base ${prime}.`,
          works: `${prime}^{${exponent(s, u)}} = ${prime}^{${exponent(t, v)}}`,
          value: [q(s), q(t)],
        },
        {
          says: 'Compare the exponents and multiply out.',
          works: `${polynomialTex([s, s * u])} = ${polynomialTex([t, t * v])}`,
          value: [q(s * u), q(t * v)],
        },
        {
          says: 'Solve for $x$.',
          works: `(${Math.max(s, t)} - ${Math.min(s, t)})x = ${t > s ? difference(s * u, t * v) : difference(t * v, s * u)} \\;\\Rightarrow\\; x = ${fractionTex(x)}`,
          value: x,
        },
      ],
      check: `With this $x$ both sides are ${prime} to the power ${x.add(u).mul(s).valueOf()}.`,
      principle:
        'Bring both sides to one base; then compare the exponents, multiplying each whole exponent by the power of its base.',
    };
  },
  verify: ({ prime, s, t, u, v }) => {
    // Compare both powers, exactly, for every whole x of the range.
    const size = (base: number, exponent: number) =>
      exponent >= 0 ? q(BigInt(base) ** BigInt(exponent)) : q(1).div(q(BigInt(base) ** BigInt(-exponent)));
    for (let x = -6; x <= 20; x += 1)
      if (size(prime ** s, x + u).equals(size(prime ** t, x + v))) return q(x);
    throw new Error('no x fits');
  },
});

interface Hidden {
  base: number;
  /** The two solutions, the smaller first. */
  i: number;
  j: number;
  frame: number;
}

const middleOf = ({ base, i, j }: Hidden) => base ** i + base ** j;

const sumOfExponents = form({
  form: 'sum-of-two-exponents',
  band: 'Easy',
  seconds: 55,
  also: ['AL.QUA.1'],
  stem: (p: Hidden) => {
    const { base, i, j } = p;
    const equation = `${base * base}^x - ${middleOf(p)} \\cdot ${base}^x + ${base ** (i + j)} = 0`;
    return wording(
      p.frame,
      `What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
      `The equation $${equation}$ has two real solutions. Find their sum.`,
      `The curves $y = ${base * base}^x + ${base ** (i + j)}$ and $y = ${middleOf(p)} \\cdot ${base}^x$ meet at two points. What do the $x$-coordinates of these points add up to?`,
    );
  },
  path: path<Hidden>()
    .step(
      'product',
      ({ base, i, j }) => q(base ** (i + j)),
      'The first power is the square of the second. Take the second as the unknown of a quadratic: the product of its two values is the constant term.',
      (p, { product }) =>
        `t = ${p.base}^x: \\quad ${polynomialTex([1, -middleOf(p), p.base ** (p.i + p.j)], 't')} = 0, \\quad t_1 t_2 = ${product}`,
    )
    .quiet('root', ({ base }) => q(base))
    .step(
      'sum',
      (_p, { product, root }) => q(Math.round(Math.log(Number(product)) / Math.log(Number(root)))),
      'In a product of powers the exponents add up, so write it as a power of the base.',
      ({ base }, { product, sum }) =>
        `${base}^{x_1} \\cdot ${base}^{x_2} = ${base}^{x_1 + x_2} = ${product}, \\quad x_1 + x_2 = ${sum}`,
    ),
  slips: [
    {
      misconception: 'reports_product_of_roots',
      at: 'sum',
      wrongly: ({ i, j }) => q(i * j),
      words: ({ i, j }) => `$${i} \\times ${j}$ is the product of the two solutions; their sum is asked.`,
    },
    {
      misconception: 'loses_one_solution',
      at: 'sum',
      wrongly: ({ j }) => q(j),
      words: ({ base, j }) =>
        `$x = ${j}$ belongs to the larger value of $${base}^x$, which is $${base ** j}$; the other value gives a solution as well.`,
    },
    {
      misconception: 'substitutes_larger_power',
      at: 'sum',
      wrongly: (_p, { sum }) => sum.div(2),
      words: ({ base }, { product }) =>
        `$${product}$ was written as a power of $${base * base}$; the substitute is a power of $${base}$.`,
    },
    {
      misconception: 'reports_substitute',
      at: 'sum',
      wrongly: p => q(middleOf(p)),
      words: p =>
        `$${middleOf(p)}$ is the sum of the two values of $${p.base}^x$; the values of $x$ are their exponents.`,
    },
    {
      misconception: 'takes_base_for_power',
      at: 'sum',
      wrongly: ({ base }, { sum }) => sum.mul(base),
      words: ({ base }, { product }) =>
        `On the way back from $${product}$ the powers of $${base}$ were counted as multiples of $${base}$.`,
    },
    {
      misconception: 'loses_one_solution',
      at: 'sum',
      wrongly: ({ i }) => q(i),
      words: ({ base, i }) =>
        `$x = ${i}$ belongs to the smaller value of $${base}^x$, which is $${base ** i}$; the other value gives a solution as well.`,
    },
    {
      misconception: 'square_counted_twice',
      at: 'sum',
      wrongly: (_p, { sum }) => sum.mul(2),
      words: ({ base }, { product }) =>
        `The exponents were doubled because of $${base * base}^x$; $${product}$ is the product of the values of $${base}^x$ itself.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0,
  snapRead: ({ base }) =>
    `Powers of $${base * base}$ and of $${base}$ stand in one equation, and a sum of solutions is asked: a quadratic in disguise.`,
  approach: () =>
    'The product of the two values of the smaller power is the constant term. Exponents add in a product, so the solutions themselves are not needed.',
  check: ({ base, i, j }) =>
    `The solutions are $${i}$ and $${j}$: $${base ** i} + ${base ** j} = ${base ** i + base ** j}$ and $${base ** i} \\times ${base ** j} = ${base ** (i + j)}$ are the coefficients.`,
  principle:
    'When one power is the square of another, the product of the values of the smaller one holds the sum of the exponents.',
  verify: p => {
    // Every quarter between -5 and 15, in the size of the terms.
    let found = q(0);
    for (let k = -20; k <= 60; k += 1) {
      const x = k / 4;
      const terms = [p.base ** (2 * x), -middleOf(p) * p.base ** x, p.base ** (p.i + p.j)];
      const sum = terms.reduce((total, term) => total + term, 0);
      if (Math.abs(sum) < 1e-9 * Math.max(...terms.map(Math.abs))) found = found.add(q(k, 4));
    }
    return found;
  },
});

/** AL.IND.2 Easy: a quadratic hidden in powers. */
const hiddenQuadratic = situation<Hidden>({
  type: 'AL.IND.2',
  situation: 'hidden-sum',
  draw: draw => {
    const base = draw.pick([2, 2, 2, 3, 3, 5, 7]);
    const i = draw.int(1, base === 2 ? 5 : base === 3 ? 3 : base === 5 ? 2 : 1);
    const j = i + draw.int(1, base === 2 ? 4 : base === 3 ? 2 : 1);
    return base ** (i + j) > 20_000 ? null : { base, i, j, frame: draw.int(0, 2) };
  },
  tries: 10,
  forms: [sumOfExponents],
});

interface Homogeneous {
  a: number;
  b: number;
  i: number;
  j: number;
  ask: 'sum' | 'product';
  turn: number;
}

const ratioPower = (a: number, b: number, n: number) => q(a, b).pow(n) as Fraction;

/** Whole coefficients of a^2x, (ab)^x and b^2x, without a common factor, so that (a/b)^x has the two given values. */
function coefficients({ a, b, i, j }: Homogeneous): [number, number, number] {
  const first = ratioPower(a, b, i);
  const second = ratioPower(a, b, j);
  const list = [q(1), first.add(second).neg(), first.mul(second)];
  const scale = list.reduce((common, term) => common.lcm(q(1, 1).mul(term.d)), q(1));
  const whole = list.map(term => term.mul(scale));
  const shared = whole.reduce((common, term) => common.gcd(term));
  return whole.map(term => Number(term.div(shared).valueOf())) as [number, number, number];
}

/** AL.IND.2 Medium: three bases, none a power of another; dividing by one term leaves a quadratic in a ratio. */
const threeBases = template<Homogeneous, Fraction>({
  type: 'AL.IND.2',
  band: 'Medium',
  seconds: 70,
  variant: 'three-bases',
  revision: 2,
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 3],
      [3, 2],
      [2, 5],
      [3, 5],
      [3, 4],
      [4, 5],
      [5, 2],
      [4, 3],
    ] as const);
    const [i, j] = draw.pick([
      [-1, 1],
      [1, 2],
      [-1, 2],
      [0, 1],
      [0, 2],
      [-2, 1],
      [1, 3],
      [-1, 0],
      [-2, -1],
    ] as const);
    const ask = draw.pick(['sum', 'product'] as const);
    const p = { a, b, i, j, ask, turn: draw.int(0, 4) };
    if (ask === 'sum' ? i + j === 0 : i * j === 0) return null;
    return coefficients(p).every(c => Math.abs(c) <= 75) ? p : null;
  },
  stem: p => {
    const { a, b, ask } = p;
    const [first, middle, last] = coefficients(p);
    const term = (c: number, base: number) => `${c === 1 ? '' : `${c} \\cdot `}${base}^x`;
    const equation = `${term(first, a * a)} - ${term(-middle, a * b)} + ${term(last, b * b)} = 0`;
    return wording(
      p.i + p.j + p.turn,
      `What is the ${ask} of all real numbers $x$ that satisfy $${equation}$?`,
      `The equation $${equation}$ has two real solutions. Find their ${ask}.`,
    );
  },
  answer: ({ i, j, ask }) => q(ask === 'sum' ? i + j : i * j),
  slips: ({ a, b, i, j, ask, turn }) => {
    const first = ratioPower(a, b, i);
    const second = ratioPower(a, b, j);
    const ratio = `$\\left(\\frac{${a}}{${b}}\\right)^x$`;
    const slips: Slip<Fraction>[] = [
      {
        misconception: 'reports_substitute',
        value: ask === 'sum' ? first.add(second) : first.mul(second),
        words: `The ${ask} of the two values of ${ratio} was given; the values of $x$ are their exponents.`,
      },
      {
        misconception: 'inverts_ratio',
        value: q(ask === 'sum' ? -(i + j) : -(i * j)),
        words:
          ask === 'sum'
            ? 'Going back to $x$, the ratio of the bases was upside down, so both signs are turned.'
            : 'That answer takes one of the ratios upside down when you went back to $x$, so one sign is turned.',
      },
      {
        misconception: ask === 'sum' ? 'reports_product_of_roots' : 'reports_sum_of_roots',
        value: q(ask === 'sum' ? i * j : i + j),
        words: `This takes the ${ask === 'sum' ? 'product' : 'sum'} of the two solutions; the ${ask} is asked.`,
      },
      {
        misconception: 'loses_one_solution',
        value: q(j),
        words: `That takes only $x = ${j}$ and lost the other value of ${ratio}.`,
      },
      {
        misconception: 'loses_one_solution',
        value: q(i),
        words: `$x = ${i}$ is one solution; the other value of ${ratio} gives a second.`,
      },
      {
        misconception: 'drops_sign_of_exponent',
        value: q(
          ask === 'sum'
            ? Math.abs(i) + Math.abs(j)
            : Math.max(Math.abs(i), Math.abs(j)) === 2
              ? 2 * i * j
              : i * j,
        ),
        words:
          ask === 'sum'
            ? 'Every exponent was made positive; a ratio turned upside down has a negative exponent.'
            : 'That answer takes one exponent twice too large: a square was read as a fourth power.',
      },
    ];
    return turnedAfterFirst(slips, turn);
  },
  show: shown,
  plausible: () => true,
  solution: p => {
    const { a, b, i, j, ask } = p;
    const [first, middle, last] = coefficients(p);
    const low = ratioPower(a, b, i);
    const high = ratioPower(a, b, j);
    const key = ask === 'sum' ? i + j : i * j;
    const near = Math.abs(i) < Math.abs(j) ? i : j;
    const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
    return {
      snapRead: `Powers of ${a * a}, ${a * b} and ${b * b} with the same exponent stand in one equation. They are the square, the product and the square of powers of ${a} and ${b}: that is the cue.`,
      approach: `No base is a power of another, so bring in their ratio: divide by $${b * b}^x$, which is never zero. A quadratic in $${ratio}^x$ is left. Read its values as powers of the ratio and answer for the exponents.`,
      steps: [
        {
          says: 'Divide by the last power; the quotients are the square and the first power of one ratio.',
          works: `t = ${ratio}^x: \\quad ${polynomialTex([first, middle, last], 't')} = 0`,
          value: [q(first), q(middle), q(last)],
        },
        {
          says: 'Solve the quadratic.',
          works: `t = ${fractionTex(low)} \\text{ or } t = ${fractionTex(high)}`,
          value: [low, high],
        },
        {
          says: 'Write both values as powers of the ratio; a ratio upside down has a negative exponent.',
          works: `${fractionTex(low)} = ${ratio}^{${i}}, \\quad ${fractionTex(high)} = ${ratio}^{${j}} \\;\\Rightarrow\\; x = ${i} \\text{ or } x = ${j}`,
          value: [q(i), q(j)],
        },
        {
          says: `Find the ${ask} that is asked.`,
          works:
            ask === 'sum'
              ? `${i} ${addedTex(j) || '+ 0'} = ${key}`
              : `${i < 0 ? `(${i})` : i} \\times ${j < 0 ? `(${j})` : j} = ${key}`,
          value: q(key),
        },
      ],
      check: `At $x = ${near}$ the terms are $${fractionTex(
        q(a * a)
          .pow(j)
          ?.mul(first) ?? q(0),
      )}$, $${fractionTex(
        q(a * b)
          .pow(j)
          ?.mul(middle) ?? q(0),
      )}$ and $${fractionTex(
        q(b * b)
          .pow(j)
          ?.mul(last) ?? q(0),
      )}$, which add up to 0.`,
      principle:
        'When the bases are a squared, ab and b squared, divide by one of the squares: only powers of the ratio a/b are left.',
    };
  },
  verify: p => {
    // Every quarter between -8 and 8.
    const { a, b, ask } = p;
    const [first, middle, last] = coefficients(p);
    const found: Fraction[] = [];
    for (let k = -32; k <= 32; k += 1) {
      const x = k / 4;
      const terms = [first * (a * a) ** x, middle * (a * b) ** x, last * (b * b) ** x];
      const sum = terms.reduce((total, term) => total + term, 0);
      if (Math.abs(sum) < 1e-9 * Math.max(...terms.map(Math.abs))) found.push(q(k, 4));
    }
    return found.reduce(
      (total, x) => (ask === 'sum' ? total.add(x) : total.mul(x)),
      q(ask === 'sum' ? 0 : 1),
    );
  },
});

export const indicesAndSurds: readonly AnyTemplate[] = [oneBase, ...hiddenQuadratic, threeBases];
