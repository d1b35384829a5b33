import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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
const texOf = (p: Both, list: readonly { valueOf(): number }[]) => {
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

const pairsBelow = form<Both>(
  'pairs-below-a-bound',
  {
    band: 'Hard',
    seconds: 120,
    revision: 3,
    also: ['AL.DIO.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ a, b, most }) => {
      let pairs = 0;
      for (let y = 1; y < most; y += 1) {
        const square = (b * y ** 3) / a;
        const x = Math.round(Math.sqrt(square));
        if (Number.isInteger(square) && x * x === square && x + y <= most) pairs += 1;
      }
      return pairs;
    },
  },
  (p, { step }) => {
    const { a, b, most, frame } = p;
    const ys = step(
      primesOf(p).map(prime => q(leastAt(p, prime)[1])),
      {
        name: 'the exponents of the primes in the smallest y',
        because: text`Two equal numbers have the same exponent of every prime. Squaring $x$ doubles its exponents and
            cubing $y$ trebles its exponents, so each prime gives one equation of its own.`,
        works: value =>
          tex`${primesOf(p)
            .map(
              (prime, i) =>
                `${prime}: ${side(a, prime)} + 2\\alpha = ${side(b, prime)} + 3\\beta, \\; \\beta = ${value[i]}`,
            )
            .join(' \\qquad ')}`,
      },
    )`
        Compare the exponents of each prime on both sides. Let $\alpha$ be its exponent in $x$ and $\beta$ its exponent
        in $y$. Find the smallest $\beta$ for which $2\alpha$ comes out even and not negative.`;
    const xs = step(
      primesOf(p).map((prime, i) =>
        (ys[i] ?? q(0))
          .mul(3)
          .add(side(b, prime) - side(a, prime))
          .div(2),
      ),
      {
        name: 'the exponents of the primes in the smallest x',
        because: text`The equation gives $2\alpha$, the exponent in $x^2$; half of it is the exponent in $x$.`,
        works: value =>
          tex`${primesOf(p)
            .map((prime, i) => `${prime}: \\alpha = ${value[i]}`)
            .join(' \\qquad ')}`,
      },
    )`
        Put each $\beta$ into its equation and solve for $\alpha$, the exponent in $x$.`;
    const x = step(product(p, xs), {
      name: 'the smallest x',
      works: value => tex`x = ${texOf(p, xs)} = ${value}`,
    })`
        Multiply the powers of the primes with the exponents $\alpha$ to get the smallest $x$.`;
    const y = step(product(p, ys), {
      name: 'the smallest y',
      because: text`Every prime has its smallest possible exponent in both numbers, so no other pair has a smaller $x$
          or a smaller $y$.`,
      works: value => tex`y = ${texOf(p, ys)} = ${value}`,
    })`
        Multiply the powers of the primes with the exponents $\beta$ to get the smallest $y$.`;
    const count = step(counted(x.valueOf(), y.valueOf(), most), {
      because: text`Not $k$ times both numbers: then $x^2$ would grow $k^2$ times and $y^3$ would grow $k^3$ times,
            and the two sides would no longer be equal. With $k^3$ and $k^2$ both sides grow $k^6$ times.`,
      works: value =>
        tex`${x}k^3 + ${y}k^2 \le ${most}: \quad k = ${value} \text{ gives }
            ${x.mul(value.pow(3) ?? 1).add(y.mul(value.pow(2) ?? 1))}, \quad k \le ${value}`,
    })`
        Every other pair is the smallest $x$ times $k^3$ and the smallest $y$ times $k^2$, with a positive integer $k$.
        The sum of the two is bounded, so find the largest $k$.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many pairs of positive integers $(x, y)$ with $x + y \le ${most}$ satisfy $${a}x^2 =
            ${b}y^3$?`
          : frame === 1
            ? text`The total area of $${a}$ square sheets of side $x$ cm, in $\text{cm}^2$, and the total volume of
              $${b}$ cubes of edge $y$ cm, in $\text{cm}^3$, are the same number. Here $x$ and $y$ are integers whose
              sum does not exceed $${most}$. How many pairs $(x, y)$ are possible?`
            : text`$${a}$ times the square of a positive integer $x$ is equal to $${b}$ times the cube of a positive
              integer $y$, and $x + y$ is at most $${most}$. In how many ways can $x$ and $y$ be chosen?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('assumed_a_proportion', count, () => counted(x.valueOf(), y.valueOf(), most, [1, 1]))`
          You counted $${count}$ pairs by multiplying $${x}$ and $${y}$ by the same number. With $2x$ and $2y$ one side
          grows 4 times and the other 8 times.`,
        slip('let_in_an_end_point', count, calc`${count} + 1`)`
          You counted one pair too many: pair number $${count}$ has the sum
          $${x.mul(count.pow(3) ?? 1).add(y.mul(count.pow(2) ?? 1))}$, which is above $${most}$.`,
        slip('put_the_bound_on_another_quantity', count, () => counted(0, y.valueOf(), most))`
          For $${count}$ pairs $y$ alone is within $${most}$. The bound is for the sum $x + y$, and $x$ grows faster
          than $y$.`,
        slip('swapped_the_two', count, () => counted(x.valueOf(), y.valueOf(), most, [2, 3]))`
          For $${count}$ pairs you multiplied $${x}$ by squares and $${y}$ by cubes. The square of $x$ and the cube of
          $y$ grow alike when $x$ gets the cubes.`,
        slip('used_a_wrong_given_number', count, () => counted(x.valueOf(), y.valueOf(), most, [2, 2]))`
          For $${count}$ pairs you multiplied both $${x}$ and $${y}$ by squares. With $4x$ and $4y$ one side grows 16
          times and the other 64 times.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
          You counted $${count}$ pairs and left out the smallest pair itself, $${x}$ and $${y}$. It also satisfies the
          equation.`,
        slip('demanded_too_much', ys, () => ys.map(e => (e.equals(0) ? q(2) : e)))`
          You put every prime into $y = ${y}$. Where its exponents on the two sides differ by an even number, $y$ need
          not contain it: $x$ alone can make up the difference.`,
        slip(
          'ignored_a_condition',
          ys,
          primesOf(p).map(prime => q((side(a, prime) + side(b, prime)) % 2)),
        )`
          With $y = ${y}$ you looked only at even and odd exponents. Where one side has more of a prime, the other side
          has to reach it as well.`,
        slip('forgot_the_root', xs, () =>
          primesOf(p).map((prime, i) => (ys[i] ?? q(0)).mul(3).add(side(b, prime) - side(a, prime))),
        )`
          You used $${x}$ for $x$, but that is $x^2$: in $x$ itself every exponent is half as large.`,
      ],
      snapRead: text`$${a}$ times a square equals $${b}$ times a cube: find the smallest pair prime by prime, then all
        others from it.`,
      approach: text`Each prime gives one equation between its exponents on the two sides. The smallest solutions of all
        primes together make the smallest pair. Every other pair is this $x$ times $k^3$ and this $y$ times $k^2$.`,
      check: () => {
        const next = count.add(1);
        return text`$${a} \times ${x}^2 = ${x.mul(x).mul(a)} = ${b} \times ${y}^3$, and the next pair,
          $(${x.mul(next.pow(3) ?? 1)}, ${y.mul(next.pow(2) ?? 1)})$, has a sum above $${most}$.`;
      },
      principle: text`An equation between powers splits into one equation of exponents for each prime; from its smallest
        solution the others come by a common power.`,
    };
  },
);

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
