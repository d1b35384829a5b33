import { gcd, isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Pairs {
  /** The three roots. */
  x: number;
  y: number;
  z: number;
  frame: number;
}

const sumOfCoefficients = form<Pairs>(
  'each-two-share-a-root',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1'],
    apart: true,
    entry: true,
    verify: ({ x, y, z }) => {
      const [p, r, s] = [x * y, y * z, z * x];
      for (let root = 1; root <= 400; root += 1) {
        const other = p / root;
        if (Math.abs((r / other) * root - s) < 1e-9) return nearFraction(2 * (root + other + r / other));
      }
      throw new Error('no roots fit');
    },
  },
  ({ x, y, z, frame }, { step, write, find }) => {
    const [p, r, s] = [x * y, y * z, z * x];
    write(tex`uv = ${p}, \quad vw = ${r}, \quad wu = ${s}`, {
      because: text`Three equations have six roots. Each root belongs to two of them, so there are only three
        different ones.`,
    })`
      Let $u, v, w$ be the three roots, each of which belongs to two of the equations. Then the equations have the
      roots $u,
      v$, the roots $v, w$ and the roots $w, u$. The constant terms are their products.`;
    const squared = step(calc`${p} * ${r} * ${s}`, {
      name: 'the square of the product of all three',
      works: (_v, working) => tex`(uvw)^2 = ${working}`,
    })`
      Multiply the three products. Every root stands in two of them, so this is the square of $uvw$.`;
    const all = step(
      () => q(Math.round(Math.sqrt(squared.valueOf()))),
      value => tex`uvw = \sqrt{${squared}} = ${value}`,
    )`
      The roots are positive, so take the positive square root.`;
    const [w, u, v] = [
      find(frac(calc`${all} / ${p}`)),
      find(frac(calc`${all} / ${r}`)),
      find(frac(calc`${all} / ${s}`)),
    ];
    const sum = step(calc`${u} + ${v} + ${w}`, {
      name: 'the sum of the three roots',
      works: value => tex`w = \frac{${all}}{${p}} = ${w}, \quad u = \frac{${all}}{${r}} = ${u}, \quad v =
          \frac{${all}}{${s}} = ${v},
        \qquad u + v + w = ${value}`,
    })`
      Divide by each of the three products: that leaves the third root each time. Add the roots.`;
    const wanted = step(calc`2 * ${sum}`, { works: (_v, working) => tex`a + b + c = ${working}` })`
      $a$, $b$ and $c$ are the sums $u + v$, $v + w$ and $w + u$, in which every root stands twice.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The equations $x^2 - ax + ${p} = 0$, $x^2 - bx + ${r} = 0$ and $x^2 - cx + ${s} = 0$ have positive
            roots. Any two
            of them have exactly one root in common, but no number is a root of all three. What is $a + b + c$?`
          : text`Each two of the equations $x^2 - ax + ${p} = 0$, $x^2 - bx + ${r} = 0$, $x^2 - cx + ${s} = 0$ share
            one root, and
            these three shared roots are different positive numbers. Find $a + b + c$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('did_not_double', wanted, sum)`
          $${wanted}$ is the sum of the three different roots. Each of them is counted in two of the numbers $a$,
          $b$, $c$.`,
        slip('forgot_the_root', wanted, calc`${p} + ${r} + ${s}`)`
          ${here} adds the constant terms, which are products of roots and not sums.`,
        slip('used_a_factor_twice', wanted, calc`3 * ${sum}`)`
          ${here} counts every root three times. No root belongs to all three equations.`,
        slip('answered_another_quantity', wanted, all)`
          $${wanted}$ is the product of the three roots.`,
        slip('took_the_overlap_off_twice', wanted, calc`2 * (${u} + ${v})`)`
          ${here} leaves out the root that the last two equations share.`,
        slip('took_the_overlap_off_twice', wanted, calc`2 * (${v} + ${w})`)`
          ${here} leaves out the root that the first and the last equation share.`,
        slip('took_the_overlap_off_twice', wanted, calc`2 * (${u} + ${w})`)`
          ${here} leaves out the root that the first two equations share.`,
        slip('let_in_equal_values', wanted, calc`1 + ${p} + 1 + ${r} + 1 + ${s}`)`
          ${here} gives every equation the root $1$. Then $1$ would be a root of all three.`,
        slip('did_not_double', wanted, calc`2 * ${sum} - ${u}`)`
          ${here} counts one of the three roots only once.`,
        slip('counted_twice', wanted, calc`2 * ${sum} + ${w}`)`
          ${here} counts one of the three roots three times.`,
      ],
      snapRead: text`Three equations that share their roots in pairs: three unknown roots, and their products are
        known.`,
      approach: text`Name the three roots. Their products two by two are the constant terms; multiplying all of them
        gives the
        product of the three, and then each root.`,
      faster: text`The constant terms $${p}$, $${r}$ and $${s}$ have common factors: look for $v$ in $${p}$ and
        $${r}$, for $w$ in
        $${r}$ and $${s}$, for $u$ in $${s}$ and $${p}$. Only one choice fits all three products.`,
      check: text`The roots $${u}$, $${v}$ and $${w}$ give the products $${p}$, $${r}$ and $${s}$, and the sums
        $${q(x + y)}$,
        $${q(y + z)}$ and $${q(z + x)}$.`,
      principle: text`If the products of three numbers in pairs are known, multiply all three products: that is the
        square of the
        product of the numbers.`,
    };
  },
);

interface Proportional {
  /** d is so many times a, e so many times b; the second equation has the middle coefficient n·e. */
  l: number;
  m: number;
  n: number;
  frame: number;
}

const lastQuotient = form<Proportional>(
  'coefficients-in-progression',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.3'],
    verify: ({ l, m, n }) => {
      // One progression a, b, c is as good as another: 4, 6, 9, with the common root -3/2.
      const [a, b, c, x] = [4, 6, 9, -1.5];
      return nearFraction(-(l * a * x * x + n * m * b * x) / c);
    },
  },
  ({ l, m, n, frame }, { step, write, find }) => {
    const middle = n === 1 ? 'ex' : `${n}ex`;
    const [three, five] = [`d = ${l}a`, `e = ${m}b`];
    write(tex`(2b)^2 - 4ac = 4(b^2 - ac) = 0 \quad \Rightarrow \quad x = -\frac{b}{a}`, {
      because: text`The middle number of a geometric progression has the square $ac$, and that is the discriminant.`,
    })`
      Since $a, b, c$ are in geometric progression, $b^2 = ac$. So the first equation has the discriminant $0$ and
      only one
      root.`;
    write(tex`d \times \frac{b^2}{a^2} - ${n === 1 ? '' : `${n}`}e \times \frac{b}{a} + f = 0`)`
      That one root must be the common root. Put it into the second equation.`;
    write(tex`\frac{d}{a} - ${n} \times \frac{e}{b} + \frac{f}{c} = 0`, {
      because: text`The quotients that are given, $d$ by $a$ and $e$ by $b$, have to appear.`,
    })`
      Replace $b^2$ by $ac$ and divide by $c$. In the middle term, $\frac{b}{ac}$ is $\frac{1}{b}$.`;
    const [first, second] = [find(l, { name: 'd by a' }), find(m, { name: 'e by b' })];
    const wanted = step(calc`${n} * ${second} - ${first}`, {
      works: (_v, working) => tex`\frac{f}{c} = ${working}`,
    })`
      Put in the two given quotients and solve for the third.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The positive numbers $a, b, c$ are in geometric progression, and the equations $ax^2 + 2bx + c = 0$
            and $dx^2 +
            ${middle} + f = 0$ have a common root. If $${three}$ and $${five}$, how many times $c$ is $f$?`
          : text`Let $a, b, c$ be three positive numbers in geometric progression, and let $${three}$ and $${five}$.
            A root of $ax^2
            + 2bx + c = 0$ is also a root of $dx^2 + ${middle} + f = 0$. What is the value of $\frac{f}{c}$?`,
      show: plain,
      plausible: value => value.d < 30n,
      slips: [
        slip('wrong_sign', wanted, calc`-(${n} * ${second}) - ${first}`)`
          ${here} takes the common root as positive. With positive $a$ and $b$ the root of the first equation is
          negative.`,
        slip('mixed_up_kinds_of_progression', wanted, frac(calc`${second}^2 / ${first}`))`
          ${here} continues $${l}, ${m}$ as a geometric progression. The three quotients need not form one.`,
        slip('left_out_a_factor', wanted, n > 1 && calc`${second} - ${first}`)`
          ${here} leaves out the factor $${n}$ of the middle term.`,
        slip('wrong_sign', wanted, calc`${n} * ${second} + ${first}`)`
          ${here} leaves the term with $d$ on its side without a change of sign.`,
        slip('swapped_the_two', wanted, calc`${n} * ${first} - ${second}`)`
          ${here} swaps the two given quotients.`,
        slip('mixed_up_kinds_of_progression', wanted, n !== 2 && calc`2 * ${second} - ${first}`)`
          ${here} makes the three quotients an arithmetic progression. That would be right for a middle term $2ex$.`,
        slip('multiplied_for_divided', wanted, calc`${n} * ${first} * ${second}`)`
          ${here} multiplies the quotients. They are linked by a sum.`,
        slip('assumed_a_proportion', wanted, () => frac(calc`(${first} + ${second}) / 2`))`
          ${here} takes the mean of the two given quotients.`,
        slip('demanded_too_much', wanted, first)`
          $${l}$ was taken over from $d = ${l}a$, as if the equations were the same up to a factor.`,
      ],
      snapRead: text`A geometric progression as coefficients: the first equation is a perfect square and has one
        root only.`,
      approach: text`With $b^2 = ac$ the discriminant of the first equation is $0$. Its only root must be the common
        one; put into
        the second equation it links the three quotients.`,
      faster: text`Choose simple numbers: $a = b = c = 1$ is a progression, too. The common root is $-1$, and $${l}
        - ${n * m} + f =
        0$.`,
      check: text`With $a = 1$, $b = 2$, $c = 4$ the common root is $-2$: $${l} \times 4 - ${n} \times ${2 * m}
        \times 2 + ${wanted}
        \times 4 = 0$.`,
      principle: text`$ax^2 + 2bx + c$ with $a, b, c$ in geometric progression is a perfect square up to a factor:
        its only root is
        $-\frac{b}{a}$.`,
    };
  },
);

/** AL.QUA.5 Hard: three equations that share roots in pairs. */
const inPairs = situation<Pairs>({
  type: 'AL.QUA.5',
  situation: 'roots-in-pairs',
  tries: 200,
  draw: draw => {
    const [x = 0, y = 0, z = 0] = draw.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15], 3);
    return isSquare(x * y * y * z * z * x) && gcd(x, y, z) === 1 ? { x, y, z, frame: draw.int(0, 1) } : null;
  },
  forms: [sumOfCoefficients],
});

/** AL.QUA.5 Hard: a common root of an equation whose coefficients are in progression. */
const inProgression = situation<Proportional>({
  type: 'AL.QUA.5',
  situation: 'coefficients-in-progression',
  tries: 200,
  draw: draw => {
    const p = { l: draw.int(2, 12), m: draw.int(2, 12), n: draw.int(1, 4), frame: draw.int(0, 1) };
    return p.l !== p.m && p.n * p.m !== p.l && p.n * p.m - p.l !== 1 ? p : null;
  },
  forms: [lastQuotient],
});

export const rootsInPairs: readonly AnyTemplate[] = [...inPairs, ...inProgression];
