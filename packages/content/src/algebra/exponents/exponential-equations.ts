import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
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

const oneBaseAsked = form({
  form: 'base',
  band: 'Easy',
  revision: 2,
  stem: ({ prime, s, t, u, v }) => {
    const [left, right] = [`${prime ** s}^{${bracket(u)}}`, `${prime ** t}^{${bracket(v)}}`];
    return wording(
      u + v + s,
      `If $${left} = ${right}$, what is the value of $x$?`,
      `Find the real number $x$ for which the powers $${left}$ and $${right}$ are equal.`,
    );
  },
  path: path<OneBase>()
    .step(
      'powers',
      ({ s, t }) => [s, t],
      ({ prime }) => `Write both sides with base ${prime}.`,
      ({ prime, s, t, u, v }) => {
        const exponent = (by: number, constant: number) =>
          by === 1 ? bracket(constant) : `${by}(${bracket(constant)})`;
        return `${prime}^{${exponent(s, u)}} = ${prime}^{${exponent(t, v)}}`;
      },
    )
    .step(
      'constants',
      ({ u, v }, { powers: [s = 1, t = 1] }) => [s * u, t * v],
      'Compare the exponents and multiply out.',
      ({ s, t, u, v }) => `${polynomialTex([s, s * u])} = ${polynomialTex([t, t * v])}`,
    )
    .step(
      'x',
      (_p, { powers: [s = 1, t = 1], constants: [left = 0, right = 0] }) => q(left - right, t - s),
      'Solve for $x$.',
      ({ s, t, u, v }, { x }) =>
        `(${Math.max(s, t)} - ${Math.min(s, t)})x = ${t > s ? difference(s * u, t * v) : difference(t * v, s * u)} \\;\\Rightarrow\\; x = ${fractionTex(x)}`,
    ),
  slips: [
    {
      misconception: 'multiplies_only_first_term',
      at: 'constants',
      wrongly: ({ u, v }) => [u, v],
      words: ({ s, t, u, v }) =>
        `$${polynomialTex([s, u])} = ${polynomialTex([t, v])}$ multiplies only $x$ by the power of the base; the whole exponent is multiplied, its constant too.`,
    },
    {
      misconception: 'multiplies_only_first_term',
      at: 'constants',
      wrongly: ({ s, t, u, v }) => (t > 1 ? [s * u, v] : [u, t * v]),
      words: ({ s, t }) =>
        `Only $x$ was multiplied by ${t > 1 ? t : s}; the constant of that exponent has to be multiplied too.`,
    },
    {
      misconception: 'swaps_exponents_of_bases',
      at: 'powers',
      wrongly: ({ s, t }) => [t, s],
      words: ({ prime, s, t }) =>
        `The exponents of the bases are the wrong way round here: ${prime ** s} is ${prime} to the power ${s}, ${prime ** t} is ${prime} to the power ${t}.`,
    },
    {
      misconception: 'sign_slip',
      at: 'x',
      wrongly: (_p, { powers: [s = 1, t = 1], constants: [left = 0, right = 0] }) => q(left + right, t - s),
      words: ({ t, v }) => `The constant $${t * v}$ went to the other side without turning its sign.`,
    },
    {
      misconception: 'sign_slip',
      at: 'x',
      wrongly: (_p, { x }) => x.neg(),
      words: ({ s, t, u, v }, { x }) =>
        `$${fractionTex(x)}$ comes from the difference of $${s * u}$ and $${t * v}$ the wrong way round, so the sign of $x$ is turned.`,
    },
  ],
  order: (slips, p) => turned(slips, p.turn),
  show: shown,
  plausible: whole,
  snapRead: ({ prime }) =>
    `Two powers with different bases are equal, and $x$ stands in both exponents. Both bases are powers of one small number, ${prime}: that is the cue.`,
  approach: ({ prime }) =>
    `Write both sides as powers of ${prime}. Equal powers of one base have equal exponents, so a linear equation is left. Multiply the whole exponent, not only $x$.`,
  check: ({ prime, s, u }, { x }) =>
    `With this $x$ both sides are ${prime} to the power ${x.add(u).mul(s).valueOf()}.`,
  principle:
    'Bring both sides to one base; then compare the exponents, multiplying each whole exponent by the power of its base.',
  verify: ({ prime, s, t, u, v }) => {
    // Compare both powers, exactly, for every whole x of the range.
    const size = (base: number, exponent: number) =>
      exponent >= 0 ? q(BigInt(base) ** BigInt(exponent)) : q(1).div(q(BigInt(base) ** BigInt(-exponent)));
    for (let x = -6; x <= 20; x += 1)
      if (size(prime ** s, x + u).equals(size(prime ** t, x + v))) return q(x);
    throw new Error('no x fits');
  },
});

/** AL.IND.2 Easy: two powers of one prime; the whole exponent is multiplied. */
const oneBase: readonly AnyTemplate[] = situation<OneBase>({
  type: 'AL.IND.2',
  situation: 'one',
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
  forms: [oneBaseAsked],
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

/** The power that is substituted. */
const substituteTex = ({ a, b }: Homogeneous) => `$\\left(\\frac{${a}}{${b}}\\right)^x$`;

const threeBasesAsked = form({
  form: 'bases',
  band: 'Medium',
  revision: 2,
  seconds: 70,
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
  path: path<Homogeneous>()
    .step(
      'equation',
      p => coefficients(p).map(c => q(c)),
      'Divide by the last power; the quotients are the square and the first power of one ratio.',
      p => {
        const { a, b } = p;
        const [first, middle, last] = coefficients(p);
        const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
        return `t = ${ratio}^x: \\quad ${polynomialTex([first, middle, last], 't')} = 0`;
      },
    )
    .step(
      'values',
      ({ a, b, i, j }) => [ratioPower(a, b, i), ratioPower(a, b, j)],
      'Solve the quadratic.',
      p => {
        const { a, b, i, j } = p;
        const low = ratioPower(a, b, i);
        const high = ratioPower(a, b, j);
        return `t = ${fractionTex(low)} \\text{ or } t = ${fractionTex(high)}`;
      },
    )
    .step(
      'solutions',
      ({ i, j }) => [q(i), q(j)],
      'Write both values as powers of the ratio; a ratio upside down has a negative exponent.',
      p => {
        const { a, b, i, j } = p;
        const low = ratioPower(a, b, i);
        const high = ratioPower(a, b, j);
        const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
        return `${fractionTex(low)} = ${ratio}^{${i}}, \\quad ${fractionTex(high)} = ${ratio}^{${j}} \\;\\Rightarrow\\; x = ${i} \\text{ or } x = ${j}`;
      },
    )
    .step(
      'key',
      ({ ask }, { solutions: [x = q(0), y = q(0)] }) => (ask === 'sum' ? x.add(y) : x.mul(y)),
      p => {
        const { ask } = p;
        return `Find the ${ask} that is asked.`;
      },
      (p, { key }) => {
        const { i, j, ask } = p;
        return ask === 'sum'
          ? `${i} ${addedTex(j) || '+ 0'} = ${key}`
          : `${i < 0 ? `(${i})` : i} \\times ${j < 0 ? `(${j})` : j} = ${key}`;
      },
    ),
  slips: [
    {
      misconception: 'reports_substitute',
      at: 'solutions',
      wrongly: (_p, { values }) => values,
      words: (p, { values: [low = q(0), high = q(0)] }) =>
        `The ${p.ask} of $${fractionTex(low)}$ and $${fractionTex(high)}$, the two values of ${substituteTex(p)}, was given; the values of $x$ are their exponents.`,
    },
    {
      misconception: 'inverts_ratio',
      at: 'solutions',
      wrongly: ({ ask }, { solutions: [x = q(0), y = q(0)] }) => [x.neg(), ask === 'sum' ? y.neg() : y],
      words: ({ ask }, { solutions: [x, y] }) =>
        ask === 'sum'
          ? `Going back to $x$, the ratio of the bases was upside down, so both signs are turned: $${x}$ and $${y}$.`
          : `One of the ratios was upside down on the way back to $x$, so one sign is turned: $${x}$ and $${y}$.`,
    },
    {
      misconception: 'other_of_sum_and_product',
      at: 'key',
      wrongly: ({ ask }, { solutions: [x = q(0), y = q(0)] }) => (ask === 'sum' ? x.mul(y) : x.add(y)),
      words: ({ ask }, { key }) =>
        `$${key}$ is the ${ask === 'sum' ? 'product' : 'sum'} of the two solutions; the ${ask} is asked.`,
    },
    {
      misconception: 'loses_one_solution',
      at: 'key',
      wrongly: ({ j }) => q(j),
      words: p => `That takes only $x = ${p.j}$ and lost the other value of ${substituteTex(p)}.`,
    },
    {
      misconception: 'loses_one_solution',
      at: 'key',
      wrongly: ({ i }) => q(i),
      words: p => `$x = ${p.i}$ is one solution; the other value of ${substituteTex(p)} gives a second.`,
    },
    {
      misconception: 'drops_sign_of_exponent',
      at: 'solutions',
      wrongly: ({ i, j, ask }) => {
        if (ask === 'sum') return [q(Math.abs(i)), q(Math.abs(j))];
        if (Math.abs(i) === 2) return [q(2 * i), q(j)];
        return Math.abs(j) === 2 ? [q(i), q(2 * j)] : null;
      },
      words: ({ ask }, { solutions: [x, y] }) =>
        ask === 'sum'
          ? `With $${x}$ and $${y}$ every exponent was made positive; a ratio turned upside down has a negative exponent.`
          : `With $${x}$ and $${y}$ one exponent is twice too large: a square was read as a fourth power.`,
    },
  ],
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: shown,
  plausible: () => true,
  snapRead: p => {
    const { a, b } = p;
    return `Powers of ${a * a}, ${a * b} and ${b * b} with the same exponent stand in one equation. They are the square, the product and the square of powers of ${a} and ${b}: that is the cue.`;
  },
  approach: p => {
    const { a, b } = p;
    const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
    return `No base is a power of another, so bring in their ratio: divide by $${b * b}^x$, which is never zero. A quadratic in $${ratio}^x$ is left. Read its values as powers of the ratio and answer for the exponents.`;
  },
  check: p => {
    const { a, b, i, j } = p;
    const [first, middle, last] = coefficients(p);
    const near = Math.abs(i) < Math.abs(j) ? i : j;
    return `At $x = ${near}$ the terms are $${fractionTex(
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
    )}$, which add up to 0.`;
  },
  principle:
    'When the bases are a squared, ab and b squared, divide by one of the squares: only powers of the ratio a/b are left.',
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

/** AL.IND.2 Medium: three bases, none a power of another; dividing by one term leaves a quadratic in a ratio. */
const threeBases: readonly AnyTemplate[] = situation<Homogeneous>({
  type: 'AL.IND.2',
  situation: 'three',
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
  forms: [threeBasesAsked],
});

export const indicesAndSurds: readonly AnyTemplate[] = [...oneBase, ...hiddenQuadratic, ...threeBases];
