import { isCount } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial, type Factorisation, factorisedTex, productOver } from '../primes.ts';

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

const squareOrCube = form<Whole>(
  'quotients-that-are-square-or-cube',
  {
    band: 'Hard',
    seconds: 100,
    revision: 6,
    also: ['NS.FAC.3', 'MM.SET.1'],
    entry: true,
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
  },
  (p, { step }) => {
    const { n, of, primes, frame } = p;
    const room = roomOf(p);
    const squares = step(powers(p, 2), {
      name: 'the number of quotients that are squares',
      because: text`The condition is about the quotient, and each factor belongs to exactly one quotient.`,
      works: value => tex`${n > 0 && tex`${n}! = ${factorisedTex(primes)}, \quad `}x \text{ divides }
        ${factorisedTex(room.filter(([, e]) => e > 0))}: \quad ${workings(p, 2)} = ${value}`,
    })`
      ${frame === 1 && 'Call the factor $m$ and the quotient $x$. '}Each $m$ belongs to one quotient $x = N \div m$,
      so count the quotients. ${n > 0 && 'Find the exponents of the primes in the factorial. '}As $m$ keeps the factor
      $${of}$, $x$ divides $N \div ${of}$. In a square every exponent is even: count the even exponents for each
      prime, $0$ included, and multiply.`;
    const cubes = step(powers(p, 3), {
      name: 'the number of quotients that are cubes',
      because: text`A cube is a number multiplied by itself twice, so each prime comes three times as often as in that
          number. Up to exponent $7$, for example, $0$, $3$ and $6$ are possible.`,
      works: value => tex`${workings(p, 3)} = ${value}`,
    })`
        Count the cubes among the quotients in the same way. In a cube every exponent is a multiple of $3$, and $0$
        counts again.`;
    const both = step(powers(p, 6), {
      name: 'the number of quotients that are both',
      because: text`A number such as $1$ or $2^6 = 64 = 8^2 = 4^3$ is a square and a cube at once, so it stands in
          both counts.`,
      works: value => tex`${workings(p, 6)} = ${value}`,
    })`
        Count the quotients that are a square and a cube. Their exponents are even and multiples of $3$, so they are
        multiples of $6$.`;
    const count = step(calc`${squares} + ${cubes} - ${both}`, {
      because: text`One of the two counts of such a quotient is right and one is too much. So it is subtracted once,
          not twice.`,
    })`
        Add the squares and the cubes, and subtract once the quotients that are both, since the sum counts them twice.`;
    const highest = (k: number) => room.map(([r, e]) => [r, e - (e % k)] as const).filter(([, e]) => e > 0);
    const all = { ...p, of: 1 };
    const kept = (k: number) => productOver(primes, (e, r) => Math.floor(e / k) + (of % r === 0 ? 0 : 1));
    return {
      answer: count,
      stem:
        frame === 0
          ? text`Let $N = ${nameOf(p)}$. How many positive factors $m$ of $N$ are multiples of $${of}$ such that
            $\frac{N}{m}$ is a perfect square or a perfect cube (or both)?`
          : frame === 1
            ? text`The number $N = ${nameOf(p)}$ is divided by a positive factor of $N$ that is a multiple of $${of}$.
              For how many such factors is the quotient a perfect square, a perfect cube, or both?`
            : text`Let $N = ${nameOf(p)}$. How many positive multiples $m$ of $${of}$ are there such that $N = mx$,
              where the integer $x$ is the square or the cube of an integer?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', count, powers(all, 2).add(powers(all, 3)).sub(powers(all, 6)))`
          You counted all $${count}$ factors with such a quotient. Only factors that are multiples of $${of}$ are asked
          for, so the quotient has to divide $N \div ${of}$.`,
        slip('used_a_wrong_given_number', count, kept(2) + kept(3) - kept(6))`
          For $${count}$ you made the quotient a multiple of $${of}$. The question asks this of the factor that divides
          $N$, not of the quotient.`,
        slip('counted_twice', count, calc`${squares} + ${cubes}`)`
          You added the squares and the cubes. Quotients that are both, such as $1$, are then counted twice.`,
        slip('took_the_overlap_off_twice', count, calc`${squares} + ${cubes} - ${both} * 2`)`
          You subtracted the quotients that are both, such as $1$, two times. They belong in the count once.`,
        slip('left_out_a_case', both, both.gt(1) && 1)`
          You subtracted only the quotient $1$ as both a square and a cube. $2^6 = 64$, for example, is both too.`,
        slip(
          'forgot_exponent_zero',
          squares,
          productOver(room, e => Math.max(1, Math.floor(e / 2))),
        )`
          For the squares you left out the exponent $0$. A prime may be missing from the quotient.`,
        slip('forgot_one_or_the_number_itself', count, calc`${squares} + ${cubes} - ${both} - 1`)`
          You left out the quotient $1$. It comes from the factor $N$ itself, and $1$ is a square and a cube.`,
        stop('left_out_a_case', squares)`
          $${squares}$ is the number of quotients that are squares. Cubes are asked for as well.`,
        slip('misused_a_law_of_exponents', both, powers(p, 5))`
          You subtracted the quotients that are fifth powers. Square and cube at once means exponents that are
          multiples of $2$ and of $3$, so of $6$.`,
        stop('ignored_a_condition', both)`
          $${both}$ is the number of quotients that are a square and a cube at the same time. One of the two is enough,
          so far more quotients count.`,
        slip('mixed_up_sum_and_product', count, calc`${squares} * ${cubes}`)`
          You multiplied the number of squares by the number of cubes. One quotient only has to be one of the two.`,
      ],
      snapRead: text`The factor is a multiple of $${of}$ and the quotient a square or a cube: count the quotients by
        the exponents of their primes.`,
      approach: text`Factor and quotient determine each other, so count the quotients. Take $${of}$ out of $N$ first,
        as the factor keeps it. Then count squares and cubes by their exponents, and subtract once what is both.`,
      check: text`The largest square among the quotients is $${factorisedTex(highest(2))}$ and the largest cube is
        $${factorisedTex(highest(3))}$. Both divide $N \div ${of}$, and with one more square or cube of a prime they
        would not.`,
      principle: text`A factor and its quotient determine each other; for a square or a cube add both counts and
        subtract the sixth powers once.`,
    };
  },
);

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
