import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial, type Factorisation, factorisedTex, productOver } from '../primes.ts';
import { isCount } from '../whole.ts';

interface Whole {
  /** A factorial, or 0 where the number is given by its primes. */
  n: number;
  primes: Factorisation;
  frame: number;
}

const nameOf = ({ n, primes }: Whole) => (n > 0 ? `${n}!` : factorisedTex(primes));
/** Factors whose exponents are all multiples of k. */
const powers = ({ primes }: Whole, k: number) => q(productOver(primes, e => Math.floor(e / k) + 1));
const workings = ({ primes }: Whole, k: number) =>
  primes.map(([, e]) => Math.floor(e / k) + 1).join(' \\times ');

const squareOrCube = form({
  form: 'quotients-that-are-square-or-cube',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['NS.FAC.3', 'MM.SET.1'],
  entry: true,
  seconds: 120,
  stem: (p: Whole) =>
    p.frame === 0
      ? `For how many positive factors $m$ of $${nameOf(p)}$ is $${nameOf(p)} \\div m$ a perfect square or a perfect cube?`
      : p.frame === 1
        ? `The number $N = ${nameOf(p)}$ is divided by one of its positive factors. In how many cases is the quotient a perfect square, a perfect cube, or both?`
        : `Let $N = ${nameOf(p)}$. How many positive integers $m$ are there such that $N = mx$, where the integer $x$ is the square or the cube of an integer?`,
  path: path<Whole>()
    .step(
      'squares',
      p => powers(p, 2),
      ({ n }) =>
        `Each factor $m$ belongs to one quotient, which is a factor too: count the quotients. ${n > 0 ? 'Find the exponents of the primes by repeated division. ' : ''}A square has even exponents only.`,
      (p, { squares }) =>
        `${p.n > 0 ? `${p.n}! = ${factorisedTex(p.primes)}: \\quad ` : ''}${workings(p, 2)} = ${squares}`,
    )
    .step(
      'cubes',
      p => powers(p, 3),
      'A cube has multiples of 3 as exponents.',
      (p, { cubes }) => `${workings(p, 3)} = ${cubes}`,
    )
    .step(
      'both',
      p => powers(p, 6),
      'Sixth powers are both and have been counted twice.',
      (p, { both }) => `${workings(p, 6)} = ${both}`,
    )
    .step(
      'count',
      (_p, { squares, cubes, both }) => squares.add(cubes).sub(both),
      'Count every quotient once.',
      (_p, { squares, cubes, both, count }) => `${squares} + ${cubes} - ${both} = ${count}`,
    ),
  slips: [
    {
      misconception: 'overlap_counted_twice',
      at: 'count',
      wrongly: (_p, { squares, cubes }) => squares.add(cubes),
      words: (_p, { squares, cubes }) =>
        `$${squares} + ${cubes}$ counts the quotients that are square and cube at once, such as 1, twice.`,
    },
    {
      misconception: 'exactly_one_of_both',
      at: 'count',
      wrongly: (_p, { squares, cubes, both }) => squares.add(cubes).sub(both.mul(2)),
      words: (_p, { both }) =>
        `The $${both}$ sixth powers were taken off twice; they belong in the count once.`,
    },
    {
      misconception: 'only_one_as_overlap',
      at: 'both',
      wrongly: (_p, { both }) => (both.valueOf() > 1 ? q(1) : null),
      words: (_p, { both }) =>
        `Only the quotient $${both}$ was taken as square and cube at once; 64 is both too.`,
    },
    {
      misconception: 'exponent_zero_forgotten',
      at: 'squares',
      wrongly: ({ primes }) => {
        const count = productOver(primes, e => Math.max(1, Math.floor(e / 2)));
        return q(count);
      },
      words: (_p, { squares }) =>
        `$${squares}$ squares come from leaving out the exponent 0; a prime may be missing from the quotient.`,
    },
    {
      misconception: 'one_not_counted',
      at: 'count',
      wrongly: (_p, { squares, cubes, both }) => squares.add(cubes).sub(both).sub(1),
      words: () => 'The quotient 1 was left out; it is a square and a cube.',
    },
    {
      misconception: 'squares_only',
      gives: 'squares',
      words: (_p, { squares }) => `$${squares}$ quotients are squares; cubes are wanted as well.`,
    },
    {
      misconception: 'exponents_added_for_both',
      at: 'both',
      wrongly: p => powers(p, 5),
      words: (_p, { both }) =>
        `$${both}$ counts fifth powers; square and cube at once means multiples of 2 and of 3, so of 6.`,
    },
    {
      misconception: 'quotients_that_are_both',
      gives: 'both',
      words: (_p, { both }) => `$${both}$ quotients are a square and a cube at the same time.`,
    },
    {
      misconception: 'conditions_multiplied',
      at: 'count',
      wrongly: (_p, { squares, cubes }) => squares.mul(cubes),
      words: (_p, { squares, cubes }) =>
        `$${squares} \\times ${cubes}$ pairs a square with a cube; one quotient only has to be one of the two.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Factors whose quotient is a square or a cube: exponents of primes, and two sets that overlap.',
  approach: () =>
    'Factors and quotients go in pairs, so count the factors that are squares or cubes. Exponents decide each, and what is both, the sixth powers, must not be counted twice.',
  faster: (p, { squares, cubes, both }) =>
    `Square factors $${squares}$, cube factors $${cubes}$, sixth powers $${both}$: one product of choices each for ${p.primes.length} primes.`,
  check: ({ primes }) => {
    const square = primes.map(([r, e]) => [r, e - (e % 2)] as const).filter(([, e]) => e > 0);
    const cube = primes.map(([r, e]) => [r, e - (e % 3)] as const).filter(([, e]) => e > 0);
    return `The largest square among the quotients is $${factorisedTex(square)}$, the largest cube $${factorisedTex(cube)}$.`;
  },
  principle:
    'A factor and its quotient determine each other; for "a square or a cube" add both counts and take the sixth powers off once.',
  verify: ({ primes }) => {
    // Every factor by its exponents.
    let count = 0;
    const walk = (i: number, exponents: number[]) => {
      const prime = primes[i];
      if (!prime) {
        if (exponents.every(e => e % 2 === 0) || exponents.every(e => e % 3 === 0)) count += 1;
        return;
      }
      for (let e = 0; e <= prime[1]; e += 1) walk(i + 1, [...exponents, prime[1] - e]);
    };
    walk(0, []);
    return q(count);
  },
});

/** NS.FAC.5 Hard: factors that leave a square or a cube. */
export const squareOrCubeQuotients: readonly AnyTemplate[] = situation<Whole>({
  type: 'NS.FAC.5',
  situation: 'square-or-cube-left',
  tries: 20,
  draw: draw => {
    const frame = draw.int(0, 2);
    if (draw.chance(0.4)) {
      const n = draw.int(8, 16);
      const primes = [2, 3, 5, 7, 11, 13]
        .filter(r => r <= n)
        .map(r => [r, exponentInFactorial(r, n)] as const);
      return { n, primes, frame };
    }
    const bases = draw.some([2, 3, 5, 7, 11], 3).sort((x, y) => x - y);
    const primes = bases.map(r => [r, draw.int(r < 6 ? 3 : 1, r < 4 ? 12 : r < 6 ? 8 : 4)] as const);
    return primes.some(([, e]) => e >= 6) ? { n: 0, primes, frame } : null;
  },
  forms: [squareOrCube],
});
