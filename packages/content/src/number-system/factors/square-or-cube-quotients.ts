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
  /** The factor has to be a multiple of this product of different primes. */
  of: number;
  frame: number;
}

const nameOf = ({ n, primes }: Whole) => (n > 0 ? `${n}!` : factorisedTex(primes));
/** What a quotient may hold at most, if the factor keeps what it is a multiple of. */
const roomOf = ({ primes, of }: Whole): Factorisation =>
  primes.map(([r, e]) => [r, of % r === 0 ? e - 1 : e]);
/** Quotients whose exponents are all multiples of k. */
const powers = (p: Whole, k: number) => q(productOver(roomOf(p), e => Math.floor(e / k) + 1));
const workings = (p: Whole, k: number) =>
  roomOf(p)
    .map(([, e]) => Math.floor(e / k) + 1)
    .join(' \\times ');

const squareOrCube = form({
  form: 'quotients-that-are-square-or-cube',
  revision: 6,
  likely: true,
  band: 'Hard',
  also: ['NS.FAC.3', 'MM.SET.1'],
  entry: true,
  seconds: 100,
  stem: (p: Whole) =>
    p.frame === 0
      ? `Let $N = ${nameOf(p)}$. How many positive factors $m$ of $N$ are multiples of $${p.of}$ such that $\\frac{N}{m}$ is a perfect square or a perfect cube (or both)?`
      : p.frame === 1
        ? `The number $N = ${nameOf(p)}$ is divided by a positive factor of $N$ that is a multiple of $${p.of}$. For how many such factors is the quotient a perfect square, a perfect cube, or both?`
        : `Let $N = ${nameOf(p)}$. How many positive multiples $m$ of $${p.of}$ are there such that $N = mx$, where the integer $x$ is the square or the cube of an integer?`,
  path: path<Whole>()
    .step(
      'squares',
      p => powers(p, 2),
      ({ n, of }) =>
        `Each factor $m$ belongs to one quotient: count the quotients. ${n > 0 ? 'Find the exponents of the primes by repeated division. ' : ''}As $m$ keeps the factor $${of}$, the quotient divides what is left without it. A square has even exponents only.`,
      (p, { squares }) =>
        `${p.n > 0 ? `${p.n}! = ${factorisedTex(p.primes)}, \\quad ` : ''}x \\mid ${factorisedTex(roomOf(p).filter(([, e]) => e > 0))}: \\quad ${workings(p, 2)} = ${squares}`,
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
      misconception: 'condition_on_the_factor_ignored',
      at: 'count',
      wrongly: p => {
        const all = { ...p, of: 1 };
        return powers(all, 2).add(powers(all, 3)).sub(powers(all, 6));
      },
      words: ({ of }) => `All factors were let in; $m$ has to be a multiple of $${of}$.`,
    },
    {
      misconception: 'condition_on_the_quotient',
      at: 'count',
      wrongly: p => {
        const kept = (k: number) =>
          productOver(p.primes, (e, r) => Math.floor(e / k) + (p.of % r === 0 ? 0 : 1));
        return q(kept(2) + kept(3) - kept(6));
      },
      words: ({ of }) => `The quotient was asked to be a multiple of $${of}$ instead of the factor $m$.`,
    },
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
        both.equals(1)
          ? 'The quotient $1$, square and cube at once, was taken off twice; it belongs in the count once.'
          : `The $${both}$ sixth powers were taken off twice; they belong in the count once.`,
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
      wrongly: p => {
        const count = productOver(roomOf(p), e => Math.max(1, Math.floor(e / 2)));
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
    'Factors of a certain kind whose quotient is a square or a cube: exponents of primes, and two sets that overlap.',
  approach: () =>
    'Factors and quotients go in pairs, so count the quotients; what the factor has to hold is taken out first. Exponents decide each, and what is both, the sixth powers, must not be counted twice.',
  check: p => {
    const primes = roomOf(p);
    const square = primes.map(([r, e]) => [r, e - (e % 2)] as const).filter(([, e]) => e > 0);
    const cube = primes.map(([r, e]) => [r, e - (e % 3)] as const).filter(([, e]) => e > 0);
    return `The largest square among the quotients is $${factorisedTex(square)}$, the largest cube $${factorisedTex(cube)}$.`;
  },
  principle:
    'A factor and its quotient determine each other; for "a square or a cube" add both counts and take the sixth powers off once.',
  verify: ({ primes, of }) => {
    // Every factor by its exponents.
    let count = 0;
    const walk = (i: number, exponents: number[]) => {
      const prime = primes[i];
      if (!prime) {
        if (exponents.every(e => e % 2 === 0) || exponents.every(e => e % 3 === 0)) count += 1;
        return;
      }
      for (let e = of % prime[0] === 0 ? 1 : 0; e <= prime[1]; e += 1)
        walk(i + 1, [...exponents, prime[1] - e]);
    };
    walk(0, []);
    return q(count);
  },
});

/** The draw with its multiple, where the number holds that and the condition changes both counts. */
function withMultiple(p: Whole, of: number): Whole | null {
  const held = [2, 3, 5].every(r => of % r > 0 || p.primes.some(([prime, e]) => prime === r && e >= 3));
  const kept = { ...p, of };
  return held && !powers(kept, 2).equals(powers(p, 2)) && !powers(kept, 3).equals(powers(p, 3)) ? kept : null;
}

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
      return withMultiple({ n, primes, of: 1, frame }, draw.pick([2, 3, 5, 6, 10]));
    }
    const bases = draw.some([2, 3, 5, 7, 11], 3).sort((x, y) => x - y);
    const primes = bases.map(r => [r, draw.int(r < 6 ? 3 : 1, r < 4 ? 12 : r < 6 ? 8 : 4)] as const);
    return primes.some(([, e]) => e >= 6)
      ? withMultiple({ n: 0, primes, of: 1, frame }, draw.pick([2, 3, 5, 6, 10]))
      : null;
  },
  forms: [squareOrCube],
});
