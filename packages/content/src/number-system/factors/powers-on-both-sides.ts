import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentOf, type Factorisation, factorised, factorisedTex } from '../primes.ts';
import { isCount } from '../whole.ts';

interface Both {
  /** a·x² = b·y³ */
  a: number;
  b: number;
  /** x + y is at most this. */
  most: number;
  frame: number;
}

const primesOf = ({ a, b }: Both) =>
  [...new Set([...factorised(a), ...factorised(b)].map(([prime]) => prime))].sort((m, n) => m - n);
const side = (n: number, prime: number) => exponentOf(prime, factorised(n));
/** The least exponents of x and y for one prime. */
const leastAt = ({ a, b }: Both, prime: number, [i, j] = [2, 3] as readonly [number, number]) => {
  for (let y = 0; ; y += 1) {
    const rest = side(b, prime) + j * y - side(a, prime);
    if (rest >= 0 && rest % i === 0) return [rest / i, y] as const;
  }
};
const product = (p: Both, list: readonly { valueOf(): number }[]) =>
  q(primesOf(p).reduce((all, prime, i) => all * prime ** (list[i]?.valueOf() ?? 0), 1));
const tex = (p: Both, list: readonly { valueOf(): number }[]) => {
  const f: Factorisation = primesOf(p).flatMap((prime, i) =>
    list[i]?.valueOf() ? [[prime, list[i].valueOf()] as const] : [],
  );
  return factorisedTex(f);
};

const counted = (x: number, y: number, most: number, [i, j] = [3, 2] as readonly [number, number]) => {
  let k = 0;
  while (x * (k + 1) ** i + y * (k + 1) ** j <= most) k += 1;
  return k;
};

const pairsBelow = form({
  form: 'pairs-below-a-bound',
  revision: 2,
  band: 'Hard',
  entry: true,
  likely: true,
  seconds: 120,
  also: ['AL.DIO.1', 'AL.INQ.3'],
  stem: (p: Both) =>
    p.frame === 0
      ? `How many pairs of positive integers $(x, y)$ with $x + y \\le ${p.most}$ satisfy $${p.a}x^2 = ${p.b}y^3$?`
      : p.frame === 1
        ? `The total area of $${p.a}$ square sheets of side $x$ cm, in $\\text{cm}^2$, and the total volume of $${p.b}$ cubes of edge $y$ cm, in $\\text{cm}^3$, are the same number. Here $x$ and $y$ are integers whose sum does not exceed $${p.most}$. How many pairs $(x, y)$ are possible?`
        : `$${p.a}$ times the square of a positive integer $x$ is equal to $${p.b}$ times the cube of a positive integer $y$, and $x + y$ is at most $${p.most}$. In how many ways can $x$ and $y$ be chosen?`,
  path: path<Both>()
    .step(
      'ys',
      p => primesOf(p).map(prime => q(leastAt(p, prime)[1])),
      'Compare the exponents of each prime on both sides. For each prime find the smallest exponent of $y$ that leaves an even, non-negative rest for $x^2$.',
      (p, { ys }) =>
        primesOf(p)
          .map(
            (prime, i) =>
              `${prime}: ${side(p.a, prime)} + 2\\alpha = ${side(p.b, prime)} + 3\\beta, \\; \\beta = ${ys[i]}`,
          )
          .join(' \\qquad '),
    )
    .step(
      'xs',
      (p, { ys }) =>
        primesOf(p).map((prime, i) =>
          (ys[i] ?? q(0))
            .mul(3)
            .add(side(p.b, prime) - side(p.a, prime))
            .div(2),
        ),
      'The exponents of $x$ follow.',
      (p, { xs }) =>
        primesOf(p)
          .map((prime, i) => `${prime}: \\alpha = ${xs[i]}`)
          .join(' \\qquad '),
    )
    .step(
      'x',
      (p, { xs }) => product(p, xs),
      'Form $x$.',
      (p, { xs, x }) => `x = ${tex(p, xs)} = ${x}`,
    )
    .step(
      'y',
      (p, { ys }) => product(p, ys),
      'Form $y$.',
      (p, { ys, y }) => `y = ${tex(p, ys)} = ${y}`,
    )
    .step(
      'count',
      ({ most }, { x, y }) => q(counted(x.valueOf(), y.valueOf(), most)),
      'From this smallest pair all others follow: an integer $k$ brings $k^3$ to $x$ and $k^2$ to $y$, so that both sides get $k^6$. Find how far $k$ may go.',
      ({ most }, { x, y, count }) =>
        `${x}k^3 + ${y}k^2 \\le ${most}: \\quad k = ${count} \\text{ gives } ${x.mul(count.pow(3) ?? 1).add(y.mul(count.pow(2) ?? 1))}, \\quad k \\le ${count}`,
    ),
  slips: [
    {
      misconception: 'multiples_taken_linearly',
      at: 'count',
      wrongly: ({ most }, { x, y }) => q(counted(x.valueOf(), y.valueOf(), most, [1, 1])),
      words: (_p, { x, y, count }) =>
        `$${count}$ multiples of $${x}$ and $${y}$ were counted; with $2x$ and $2y$ one side grows 4 times and the other 8 times.`,
    },
    {
      misconception: 'one_place_too_many',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: ({ most }, { x, y, count }) =>
        `$k = ${count}$ gives $x + y = ${x.mul(count.pow(3) ?? 1).add(y.mul(count.pow(2) ?? 1))}$, above $${most}$.`,
    },
    {
      misconception: 'one_unknown_bounded',
      at: 'count',
      wrongly: ({ most }, { y }) => q(counted(0, y.valueOf(), most)),
      words: ({ most }, { y, count }) =>
        `$${count}$ keeps only $y = ${y}k^2$ within $${most}$; the bound is for $x + y$.`,
    },
    {
      misconception: 'exponents_swapped',
      at: 'count',
      wrongly: ({ most }, { x, y }) => q(counted(x.valueOf(), y.valueOf(), most, [2, 3])),
      words: (_p, { x, y, count }) =>
        `$${count}$ comes from $${x}k^2 + ${y}k^3$; the cube of $y$ and the square of $x$ grow alike when $x$ gets $k^3$ and $y$ gets $k^2$.`,
    },
    {
      misconception: 'square_for_both',
      at: 'count',
      wrongly: ({ most }, { x, y }) => q(counted(x.valueOf(), y.valueOf(), most, [2, 2])),
      words: (_p, { count }) =>
        `$${count}$ gives $k^2$ to both unknowns; $x$ needs $k^3$ so that both sides get $k^6$.`,
    },
    {
      misconception: 'end_not_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { x, y, count }) =>
        `$${count}$ leaves out the smallest pair $(${x}, ${y})$ itself, with $k = 1$.`,
    },
    {
      misconception: 'whole_step_for_each_prime',
      at: 'ys',
      wrongly: (_p, { ys }) => ys.map(e => (e.equals(0) ? q(2) : e)),
      words: (_p, { y }) =>
        `Every prime was given a place in $y = ${y}$; where the exponents already differ by an even number, $\\beta = 0$ is enough.`,
    },
    {
      misconception: 'square_completed_only',
      at: 'ys',
      wrongly: p => primesOf(p).map(prime => q((side(p.a, prime) + side(p.b, prime)) % 2)),
      words: (_p, { y }) =>
        `For $y = ${y}$ only the parity of the exponents was settled; where one side holds more of a prime, the other has to catch up with it as well.`,
    },
    {
      misconception: 'root_not_halved',
      at: 'xs',
      wrongly: (p, { ys }) =>
        primesOf(p).map((prime, i) => (ys[i] ?? q(0)).mul(3).add(side(p.b, prime) - side(p.a, prime))),
      words: (_p, { x }) => `$${x}$ is $x^2$; the exponents were not halved.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `A multiple of a square equals a multiple of a cube, in positive integers; pairs with a bounded sum are counted. The primes of $${p.a}$ and $${p.b}$ fix the smallest pair.`,
  approach: () =>
    'Each prime gives an equation between exponents, with even steps on one side and steps of 3 on the other. The smallest solutions for the primes are independent; together they make the smallest pair. All other pairs are that one times a cube and a square.',
  check: (p, { x, y, count }) => {
    const next = count.add(1);
    return `$${p.a} \\times ${x}^2 = ${numberTex(x.mul(x).mul(p.a))} = ${p.b} \\times ${y}^3$, and the next pair, $(${x.mul(next.pow(3) ?? 1)}, ${y.mul(next.pow(2) ?? 1)})$, has a sum above $${p.most}$.`;
  },
  principle:
    'An equation between powers splits into one equation of exponents for each prime; from its smallest solution the others come by a common power.',
  verify: ({ a, b, most }) => {
    let pairs = 0;
    for (let y = 1; y < most; y += 1) {
      const square = (b * y ** 3) / a;
      const x = Math.round(Math.sqrt(square));
      if (Number.isInteger(square) && x * x === square && x + y <= most) pairs += 1;
    }
    return q(pairs);
  },
});

/** NS.FAC.5 Hard: a square and a cube with factors: the smallest pair prime by prime, and all others under a bound. */
export const powersOnBothSides: readonly AnyTemplate[] = situation<Both>({
  type: 'NS.FAC.5',
  situation: 'square-against-cube',
  tries: 40,
  draw: draw => {
    const p = {
      a: draw.int(2, 60),
      b: draw.int(2, 60),
      most: draw.step(500, 9500, 500),
      frame: draw.int(0, 2),
    };
    const primes = primesOf(p);
    if (primes.length < 2 || primes.length > 3 || (primes.at(-1) ?? 9) > 7) return null;
    const x = product(
      p,
      primes.map(prime => q(leastAt(p, prime)[0])),
    );
    const y = product(
      p,
      primes.map(prime => q(leastAt(p, prime)[1])),
    );
    const count = counted(x.valueOf(), y.valueOf(), p.most);
    return x.gt(2) && y.gt(2) && x.lt(200) && y.lt(100) && count >= 3 && count <= 9 ? p : null;
  },
  forms: [pairsBelow],
});
