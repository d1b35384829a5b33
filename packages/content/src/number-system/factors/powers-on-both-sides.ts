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

const leastSum = form({
  form: 'least-sum-of-both',
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.DIO.1'],
  stem: (p: Both) =>
    p.frame === 0
      ? `Positive integers $x$ and $y$ satisfy $${p.a}x^2 = ${p.b}y^3$. What is the least possible value of $x + y$?`
      : p.frame === 1
        ? `$${p.a}$ equal square sheets with a side of $x$ cm have together as many square centimetres as $${p.b}$ equal cubes with an edge of $y$ cm have cubic centimetres; $x$ and $y$ are integers. Find the smallest value of $x + y$.`
        : `$${p.a}$ times a perfect square is equal to $${p.b}$ times a perfect cube, and neither is $0$. If the square is $x^2$ and the cube is $y^3$ with positive integers $x$ and $y$, how small can $x + y$ be?`,
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
      'sum',
      (_p, { x, y }) => x.add(y),
      'Add both.',
      (_p, { x, y, sum }) => `${x} + ${y} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'stops_at_first_unknown',
      gives: 'x',
      words: (_p, { x }) => `$x = ${x}$ is right, but the sum was asked.`,
    },
    {
      misconception: 'reports_other_unknown',
      gives: 'y',
      words: (_p, { y }) => `$y = ${y}$ alone is not the sum.`,
    },
    {
      misconception: 'exponents_swapped',
      at: 'sum',
      wrongly: p => {
        const list = primesOf(p).map(prime => leastAt(p, prime, [3, 2]));
        return product(
          p,
          list.map(([x]) => q(x)),
        ).add(
          product(
            p,
            list.map(([, y]) => q(y)),
          ),
        );
      },
      words: p => `That solves $${p.a}x^3 = ${p.b}y^2$: the square and the cube changed places.`,
    },
    {
      misconception: 'whole_step_for_each_prime',
      at: 'ys',
      wrongly: (_p, { ys }) => ys.map(e => (e.equals(0) ? q(2) : e)),
      words: () =>
        'Every prime was given a place in $y$; where the exponents already differ by an even number, $\\beta = 0$ is enough.',
    },
    {
      misconception: 'square_completed_only',
      at: 'ys',
      wrongly: p => primesOf(p).map(prime => q((side(p.a, prime) + side(p.b, prime)) % 2)),
      words: () =>
        'Only the parity of the exponents was settled; where one side holds more of a prime, the other has to catch up with it as well.',
    },
    {
      misconception: 'coefficients_used_as_unknowns',
      at: 'y',
      wrongly: ({ a }) => q(a),
      words: ({ a }) =>
        `$y = ${a}$ makes the right side divisible by $${a}$, but a smaller $y$ does that with a square left over.`,
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
    `A multiple of a square equals a multiple of a cube, in positive integers; the least sum is wanted. Only the primes of $${p.a}$ and $${p.b}$ matter.`,
  approach: () =>
    'Each prime gives an equation between exponents, with even steps on one side and steps of 3 on the other. The smallest solutions for the primes are independent; together they make the smallest x and the smallest y at the same time.',
  faster: p => {
    const [prime = 2] = primesOf(p);
    const [x, y] = leastAt(p, prime);
    return `Try $\\beta = 0, 1, 2, 3$ for each prime: for $${prime}$ the first that fits $${side(p.a, prime)} + 2\\alpha = ${side(p.b, prime)} + 3\\beta$ is $\\beta = ${y}$, $\\alpha = ${x}$.`;
  },
  check: (p, { x, y }) =>
    `$${p.a} \\times ${x}^2 = ${numberTex(x.mul(x).mul(p.a))}$ and $${p.b} \\times ${y}^3 = ${numberTex(y.mul(y).mul(y).mul(p.b))}$.`,
  principle:
    'An equation between powers splits into one equation of exponents for each prime; take the smallest solution of each.',
  verify: ({ a, b }) => {
    for (let y = 1; ; y += 1) {
      const square = (b * y ** 3) / a;
      const x = Math.round(Math.sqrt(square));
      if (Number.isInteger(square) && x * x === square) return q(x + y);
    }
  },
});

/** NS.FAC.5 Hard: a square and a cube with factors, exponents prime by prime. */
export const powersOnBothSides: readonly AnyTemplate[] = situation<Both>({
  type: 'NS.FAC.5',
  situation: 'square-against-cube',
  tries: 40,
  draw: draw => {
    const p = { a: draw.int(2, 60), b: draw.int(2, 60), frame: draw.int(0, 2) };
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
    return x.gt(2) && y.gt(2) && x.lt(700) && y.lt(300) ? p : null;
  },
  forms: [leastSum],
});
