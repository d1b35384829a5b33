import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Lines {
  /** The first equation is ax + by = c; the second is a multiple of its left side, in part. */
  a: number;
  b: number;
  c: number;
  m: number;
  other: number;
  /** What stands beside k in its bracket. */
  shift: number;
  /** A system in which k stands twice: k² = a·b. */
  root: number;
  left: number;
  e: number;
  negative: boolean;
  frame: number;
}

const parallel = form<Lines>(
  'parallel-lines',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ a, b, m, c, other, shift }) =>
      a !== b &&
      other !== m * c &&
      a > 1 &&
      m !== a &&
      m !== b &&
      shift !== 0 &&
      m * a !== shift &&
      ![b, m * b, m * b - b, a + m * b - b, (m * b * b) / a, (other * a) / c].includes(m * a - shift),
    verify: ({ a, b, m, shift }) => {
      for (let k = -300; k <= 300; k += 1) if ((k + shift) * b - m * b * a === 0) return k;
      throw new Error('no k');
    },
  },
  ({ a, b, c, m, other, shift, frame }, { step }) => {
    const first = `(k ${addedTex(shift)})x`;
    const ratio = step(calc`${m * b} / ${b}`, {
      name: 'the ratio of the coefficients of y',
      works: (_v, w) => tex`${w}`,
    })`
      Without a solution the two lines are parallel: the coefficients of $x$ are in the same ratio as those of $y$.
      Find this ratio from the
      second equation to the first.`;
    const k = step(calc`${ratio} * ${a}`, {
      name: 'the coefficient of x',
      works: (_v, w) => tex`k ${addedTex(shift)} = ${w}`,
    })`
      Multiply the coefficient of $x$ in the first equation by it. The constants are not in this ratio, so the lines
      are not the same.`;
    const wanted = step(calc`${k} - ${shift}`, { works: (_v, w) => tex`k = ${w}` })`
      That is the coefficient of $x$. Find $k$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The equations $${a}x + ${b}y = ${c}$ and $${first} + ${m * b}y = ${other}$ have no common solution.
            Find the constant $k$ in the
            second equation.`
          : frame === 1
            ? text`No pair $(x, y)$ satisfies both $${a}x + ${b}y = ${c}$ and $${first} + ${m * b}y = ${other}$.
              Which number is $k$?`
            : text`For one value of the constant $k$ the system $${a}x + ${b}y = ${c}$, $${first} + ${m * b}y =
              ${other}$ has no solution. Which value is
            it?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', k, calc`-(${ratio}) * ${a}`)`
          A coefficient of $${k}$ turns the sign round. The two sums in $x$ and $y$ have to be in one ratio.`,
        slip('used_a_wrong_given_number', k, calc`${other} / ${c} * ${a}`)`
          ${here} uses the ratio of the constants. It is the coefficients of $x$ and $y$ that must be in one ratio.`,
        slip('inverted_the_ratio', k, calc`${a} / ${ratio}`)`
          ${here} divides by the ratio. The second equation has the larger coefficients.`,
        slip('mixed_up_the_coordinates', k, calc`${m * b * b} / ${a}`)`
          ${here} makes the lines perpendicular in size of their slopes and not parallel.`,
        slip('added_for_multiplied', k, calc`${a} + ${m * b - b}`)`
          ${here} raises both coefficients by the same number. Their ratio is then not the same.`,
        slip('stopped_a_step_early', wanted, k)`
          $${wanted}$ is the coefficient of $x$, from which $k$ has still to be found.`,
        slip('left_out_a_factor', k, a)`
          A coefficient of $${a}$ makes those of $x$ equal. Those of $y$ are not.`,
        slip('wrong_sign', wanted, calc`${k} + ${shift}`)`
          ${here} takes the number in the bracket to the other side with the wrong sign.`,
        slip('swapped_the_two', k, calc`${ratio} * ${b}`)`
          ${here} multiplies the coefficient of $y$ by the ratio.`,
      ],
      snapRead: text`No solution: the left sides are multiples of each other, the right sides are not in the same
        ratio.`,
      approach: text`Compare the coefficients of $y$ to get the ratio, and use it for those of $x$.`,
      check: text`$${m}$ times the first equation is $${m * a}x + ${m * b}y = ${m * c}$, and the second one gives
        $${other}$ on the right: both
        cannot be true.`,
      principle: text`Two linear equations have no solution when the coefficients are in one ratio and the constants
        in another.`,
    };
  },
);

const same = form<Lines>(
  'one-and-the-same-line',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b, c, m }) =>
      m > 1 && a !== b && c % m !== 0 && ![m * c - c, m * a, m * b].includes(m * (a + b) - 1),
    verify: ({ a, b, c, m }) => {
      // p and r by cross products.
      const [x, y] = [c / a, c / b];
      return nearFraction((m * c) / x + 1 + ((m * c) / y - 2));
    },
  },
  ({ a, b, c, m, frame }, { step }) => {
    const ratio = step(calc`${m * c} / ${c}`, {
      name: 'the ratio of the constants',
      works: (_v, w) => tex`${w}`,
    })`
      With infinitely many solutions both equations are the same up to a factor. The constants are both known, so
      find the factor from
      them.`;
    const p = step(calc`${ratio} * ${a}`, { name: 'p', works: (_v, w) => tex`p - 1 = ${w}` })`
      The coefficients of $x$ have the same ratio.`;
    const r = step(calc`${ratio} * ${b}`, { name: 'r', works: (_v, w) => tex`r + 2 = ${w}` })`
      So do those of $y$.`;
    const wanted = step(calc`(${p} + 1) + (${r} - 2)`, { works: (_v, w) => tex`p + r = ${w}` })`
      Find $p$ and $r$ and add them.`;
    return {
      answer: wanted,
      stem:
        frame % 2 === 0
          ? text`The system $${a}x + ${b}y = ${c}$, $(p - 1)x + (r + 2)y = ${m * c}$ has infinitely many solutions.
            What is $p + r$?`
          : text`Every solution of $${a}x + ${b}y = ${c}$ is also a solution of $(p - 1)x + (r + 2)y = ${m * c}$.
            Find the sum of the constants
            $p$ and $r$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('stopped_a_step_early', wanted, calc`${p} + ${r}`)`
          ${here} adds the coefficients $p - 1$ and $r + 2$, not $p$ and $r$.`,
        slip('wrong_sign', wanted, calc`(${p} - 1) + (${r} + 2)`)`
          ${here} has the signs of $1$ and $2$ the wrong way round.`,
        slip('left_out_a_factor', ratio, 1)`
          The coefficients were made equal to $${a}$ and $${b}$. The constants $${c}$ and $${m * c}$ are not equal,
          so a factor is needed.`,
        slip('left_out_a_factor', p, a)`
          $p - 1$ was set equal to $${a}$, without the factor $${m}$.`,
        slip('left_out_a_factor', r, b)`
          $r + 2$ was set equal to $${b}$, without the factor $${m}$.`,
        slip('wrong_sign', wanted, calc`(${p} + 1) + (${r} + 2)`)`
          ${here} adds $2$ to the second coefficient. $r$ is $2$ less than it.`,
        slip('answered_another_quantity', wanted, calc`(${p} + 1) - (${r} - 2)`)`
          ${here} is $p - r$.`,
        slip('added_for_multiplied', ratio, () => m * c - c !== m && m * c - c < 40 && m * c - c)`
          The difference of the constants, $${ratio}$, was used as the factor. It is their quotient.`,
        slip('used_a_factor_twice', p, calc`${ratio}^2 * ${a}`)`
          $p - 1$ got the factor $${m}$ twice.`,
      ],
      snapRead: text`Infinitely many solutions: one equation is a multiple of the other, on both sides.`,
      approach: text`The constants give the factor; it holds for the two coefficients as well.`,
      check: text`$${m}$ times $${a}x + ${b}y = ${c}$ is $${m * a}x + ${m * b}y = ${m * c}$.`,
      principle: text`Two linear equations have infinitely many solutions when all three ratios, of both
        coefficients and of the constants, agree.`,
    };
  },
);

/** The constant of the second equation: it makes k = ±root a case of infinitely many solutions. */
const constantOf = ({ root, left, e, negative }: Lines) =>
  q(left)
    .mul(negative ? e - root : e + root)
    .div(negative ? -root : root);

const oneOfTwo = form<Lines>(
  'one-of-two-values-of-k',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    suits: p => {
      const t = constantOf(p);
      const key = p.negative ? p.root : -p.root;
      if (t.add(key * (key + p.e)).equals(p.root * p.root)) return false;
      return (
        (p.root * p.root) % p.left === 0 &&
        t.d === 1n &&
        !t.equals(0) &&
        p.left !== p.root &&
        p.left !== p.root * p.root &&
        p.e !== 0 &&
        Math.abs(p.e) !== p.root
      );
    },
    verify: p => {
      const { root, left, e } = p;
      const t = constantOf(p).valueOf();
      for (let k = -60; k <= 60; k += 1)
        if (k * k === root * root && Math.abs(k * t - left * (k + e)) > 1e-9) return k * (k + e) + t;
      throw new Error('no k');
    },
  },
  (p, { step, write }) => {
    const { root, left, e, frame } = p;
    const a = (root * root) / left;
    const t = constantOf(p);
    const right = e > 0 ? `k + ${e}` : `k - ${-e}`;
    write(
      tex`\frac{k}{${left}} = \frac{${a}}{k} \quad \Rightarrow \quad k^2 = ${root * root} \quad \Rightarrow \quad k
        = \pm ${root}`,
    )`
      Without a solution the coefficients must be in one ratio. Set the two ratios equal.`;
    const key = p.negative ? root : -root;
    const k = step(key, {
      name: 'the value of k without a solution',
      works:
        value => tex`k = ${-key}: \ \frac{${-key}}{${left}} = \frac{${-key + e}}{${t}}, \qquad k = ${value}:
          \ \frac{${value}}{${left}} \ne
        \frac{${value.add(e)}}{${t}}`,
      because: text`Equal ratios of the coefficients leave two cases: parallel lines, or one and the same line.`,
    })`
      Test the constants for both values. Where they are in the same ratio as the coefficients, there are infinitely
      many solutions. The other
      value is the one that is sought.`;
    const wanted = step(calc`${k} * (${k} + ${e}) + ${t}`)`
      Put this $k$ into the product that is asked.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The lines $kx + ${a}y = ${right}$ and $${left}x + ky = ${t}$ are parallel and do not coincide. Find
            the value of $k(${right}) ${t.s > 0n ? '+' : '-'} ${t.abs()}$.`
          : frame === 1
            ? text`The system $kx + ${a}y = ${right}$, $${left}x + ky = ${t}$ has no solution. What is the value of
            $k(${right}) ${t.s > 0n ? '+' : '-'} ${t.abs()}$?`
            : text`For exactly one real number $k$ the equations $kx + ${a}y = ${right}$ and $${left}x + ky = ${t}$
            contradict each other. Find $k(${right})
            ${t.s > 0n ? '+' : '-'} ${t.abs()}$ for this $k$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('kept_a_case_that_is_ruled_out', k, -key)`
          $k = ${-key}$ was used. For it the two equations are multiples of each other, and there are infinitely
          many solutions.`,
        stop('stopped_a_step_early', k)`
          $${k}$ is the value of $k$ itself, which has still to be put in.`,
        slip('forgot_the_root', k, root * root)`
          $k = ${root * root}$ was used. That is the square of $k$.`,
        slip('wrong_sign', wanted, calc`${k} * (${k} - ${e}) + ${t}`)`
          ${here} has the constant in the bracket with the wrong sign.`,
        slip('used_a_wrong_given_number', k, left)`
          $k = ${left}$ makes the coefficients of $x$ equal. It is their ratios that matter.`,
        slip('used_a_wrong_given_number', k, a)`
          $k = ${a}$ makes the coefficients of $y$ equal. It is their ratios that matter.`,
        slip('kept_a_case_that_is_ruled_out', wanted, () => q(root * (root + e) - root * (e - root)).add(t))`
          $${wanted}$ adds what both square roots of $${root * root}$ give. For one of them there are infinitely
          many solutions.`,
      ],
      snapRead: text`$k$ stands twice among the coefficients: two values are possible, and the constants decide.`,
      approach: text`Equal ratios of the coefficients give two values of $k$. One makes the equations the same, the
        other makes them contradict each
        other.`,
      check: text`For $k = ${key}$ the left sides are in the ratio $${key} : ${left}$, and $${key + e} : ${t}$ is
        another ratio.`,
      principle: text`Equal ratios of the coefficients leave two cases, none or infinitely many solutions: always
        compare the constants.`,
    };
  },
);

interface Homogeneous {
  /** The system is (u − k)x + by = 0, cx + (v − k)y = 0. */
  u: number;
  v: number;
  b: number;
  c: number;
  frame: number;
}

const notOnlyZero = form<Homogeneous>(
  'more-than-the-zero-solution',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ u, v, b, c }) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let k = -200; k <= 200; k += 1) if ((u - k) * (v - k) === b * c) best = Math.max(best, k);
      return q(best);
    },
  },
  ({ u, v, b, c, frame }, { step, write, find }) => {
    const y = b === 1 ? 'y' : `${b}y`;
    const x = c === 1 ? 'x' : `${c}x`;
    write(tex`(${u} - k)(${v} - k) = ${b} \times ${c}`, {
      because: text`Both lines pass through the origin, so a second common point makes them one and the same line.`,
    })`
      The lines meet at $(0, 0)$ in any case. For another common point they have to be the same line: the
      coefficients are in one ratio.
      Multiply crosswise.`;
    const sum = find(u + v, { name: 'the sum of the values of k' });
    const product = step(calc`${u} * ${v} - ${b} * ${c}`, {
      name: 'the product of the values of k',
      works: value => tex`k^2 - ${sum}k + ${value} = 0`,
    })`
      Multiply out and gather.`;
    const gap = step(
      () => {
        const square = sum.mul(sum).sub(product.mul(4)).abs();
        return q(Math.round(Math.sqrt(square.valueOf()) * 1e6), 1e6);
      },
      {
        name: 'the difference of the values of k',
        works: value => tex`\sqrt{${sum}^2 - 4 \times ${product}} = ${value}`,
      },
    )`
      Find the root of the discriminant.`;
    const k = step(calc`(${sum} + ${gap}) / 2`, { works: (_v, w) => tex`k = ${w}` })`
      The greater of the two values is asked.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`For two values of $k$ the system $(${u} - k)x + ${y} = 0$, $${x} + (${v} - k)y = 0$ has solutions
            other than $x = y = 0$. What is the
            greater of these two values?`
          : frame === 1
            ? text`The system $(${u} - k)x + ${y} = 0$, $${x} + (${v} - k)y = 0$ is solved by $x = y = 0$, and for
              two values of $k$ by other numbers as
              well. Find the larger one of these values of $k$.`
            : text`Find the largest real number $k$ for which some pair $(x, y) \ne (0, 0)$ satisfies both $(${u} -
              k)x + ${y} = 0$ and $${x} + (${v} - k)y =
            0$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', k, calc`(${sum} - ${gap}) / 2`)`
          ${here} is the smaller of the two values.`,
        slip('wrong_sign', product, calc`${u} * ${v} + ${b} * ${c}`)`
          $${b * c}$ was added to the product of $${u}$ and $${v}$ instead of subtracted.`,
        slip('left_out_a_term', k, Math.max(u, v))`
          $${Math.max(u, v)}$ makes one bracket zero. Then the product of the brackets is $0$ and not $${b * c}$.`,
        slip('answered_another_quantity', k, sum)`
          $${sum}$ is the sum of both values.`,
        slip('answered_another_quantity', k, product)`
          $${product}$ is the product of both values.`,
        slip('did_not_halve', k, calc`${sum} + ${gap}`)`
          ${here} is not halved, as the quadratic formula wants.`,
        slip('mixed_up_sum_and_product', k, calc`${Math.max(u, v)} + ${Math.max(b, c)}`)`
          ${here} sets one bracket equal to $${Math.max(b, c)}$ in size and does not look at the other one.`,
        slip('wrong_sign', k, calc`(-${sum} + ${gap}) / 2`)`
          ${here} has the sum of the values with the wrong sign.`,
      ],
      snapRead: text`Both equations are true for zeros; another solution needs one and the same line.`,
      approach: text`With $0$ on both right sides there is either only $(0, 0)$ or a whole line of solutions. The
        second case means that the
        coefficients are in one ratio.`,
      check: () =>
        text`$(${u} - ${k})(${v} - ${k}) = ${calc`${q(u).sub(k)} * ${q(v).sub(k)}`.value}$, and ${calc`${b} * ${c}`}.`,
      principle: text`Two lines through the origin have another common point only if they coincide.`,
    };
  },
);

/** AL.LIN.3 Easy and Medium: coefficients and constants compared. */
const compared = situation<Lines>({
  type: 'AL.LIN.3',
  situation: 'coefficients-compared',
  tries: 500,
  draw: draw => ({
    a: draw.int(2, 9),
    b: draw.int(2, 9),
    c: draw.int(3, 25),
    m: draw.int(2, 6),
    other: draw.int(5, 60),
    shift: draw.int(-9, 9),
    root: draw.pick([4, 6, 8, 10, 12, 14, 15, 18]),
    left: draw.pick([2, 3, 4, 5, 6, 8, 9, 12, 16, 18, 24, 27, 32]),
    e: draw.int(-12, 12),
    negative: draw.chance(0.5),
    frame: draw.int(0, 2),
  }),
  forms: [parallel, same, oneOfTwo],
});

/** AL.LIN.3 Medium: a system with zeros on the right. */
const homogeneous = situation<Homogeneous>({
  type: 'AL.LIN.3',
  situation: 'zeros-on-the-right',
  tries: 500,
  draw: draw => {
    const p = {
      u: draw.int(1, 12),
      v: draw.int(1, 12),
      b: draw.int(1, 9),
      c: draw.int(1, 9),
      frame: draw.int(0, 2),
    };
    const root = Math.sqrt((p.u - p.v) ** 2 + 4 * p.b * p.c);
    return p.u !== p.v &&
      p.b !== p.c &&
      Number.isInteger(root) &&
      p.u * p.v !== p.b * p.c &&
      (p.u + p.v + root) / 2 !== p.b * p.c
      ? p
      : null;
  },
  forms: [notOnlyZero],
});

export const coefficientsCompared: readonly AnyTemplate[] = [...compared, ...homogeneous];
