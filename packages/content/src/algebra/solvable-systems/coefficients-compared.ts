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
      name: text`the ratio of the coefficients of $y$`,
      because: text`Parallel lines have the same slope, and the slope depends only on the ratio of the coefficients of
        $x$ and $y$. For example, $x + 2y = 5$ and $3x + 6y = 7$ never meet.`,
      works: (_v, w) => tex`${w}`,
    })`
      Without a common solution the two lines are parallel, so the coefficients of $x$ are in the same ratio as the
      coefficients of $y$. The ratio is known for $y$: find it from the second equation to the first.`;
    const k = step(calc`${ratio} * ${a}`, {
      name: text`the coefficient of $x$ in the second equation`,
      because: text`The left side of the second equation has to be a multiple of the left side of the first. The right
        sides are not in this ratio; otherwise the lines would be the same.`,
      works: (_v, w) => tex`k ${addedTex(shift)} = ${w}`,
    })`
      Multiply the coefficient of $x$ in the first equation by this ratio: that is the coefficient of $x$ in the second
      one.`;
    const wanted = step(calc`${k} - ${shift}`, { works: (_v, w) => tex`k = ${w}` })`
      The coefficient is $k ${addedTex(shift)}$ and not $k$ itself, so solve for $k$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The equations $${a}x + ${b}y = ${c}$ and $${first} + ${m * b}y = ${other}$ have no common solution.
            Find the constant $k$ in the second equation.`
          : frame === 1
            ? text`No pair $(x, y)$ satisfies both $${a}x + ${b}y = ${c}$ and $${first} + ${m * b}y = ${other}$.
              Which number is $k$?`
            : text`For one value of the constant $k$ the system $${a}x + ${b}y = ${c}$, $${first} + ${m * b}y =
              ${other}$ has no solution. Which value is it?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', k, calc`-(${ratio}) * ${a}`)`
          You made the coefficient of $x$ equal to $${k}$. Then one ratio is negative and the other positive, so the two
          lines cross.`,
        slip('used_a_wrong_given_number', k, calc`${other} / ${c} * ${a}`)`
          ${here} uses the ratio of the constants on the right. Lines are parallel when the coefficients of $x$ and $y$
          are in one ratio, whatever the constants are.`,
        slip('inverted_the_ratio', k, calc`${a} / ${ratio}`)`
          ${here} divides by the ratio. The second equation has the larger coefficient of $y$, so its coefficient of
          $x$ is larger as well.`,
        slip('mixed_up_the_coordinates', k, calc`${m * b * b} / ${a}`)`
          ${here} multiplies by the coefficients of $y$ and divides by the one of $x$. Parallel lines need the same
          ratio for both, so multiply $${a}$ by it.`,
        slip('added_for_multiplied', k, calc`${a} + ${m * b - b}`)`
          ${here} raises both coefficients by the same number. Their ratio is then another one, and the lines cross.`,
        slip('stopped_a_step_early', wanted, k)`
          $${wanted}$ is the coefficient of $x$ in the second equation, $k ${addedTex(shift)}$. From it $k$ has still
          to be found.`,
        slip('left_out_a_factor', k, a)`
          You made the coefficients of $x$ equal, both $${a}$. The coefficients of $y$ are not equal, so these lines
          cross.`,
        slip('wrong_sign', wanted, calc`${k} + ${shift}`)`
          ${here} takes the number in the bracket to the other side with the wrong sign: from $k ${addedTex(shift)} =
          ${k}$ follows $k = ${k} ${addedTex(-shift)}$.`,
        slip('swapped_the_two', k, calc`${ratio} * ${b}`)`
          ${here} multiplies the coefficient of $y$ by the ratio. The bracket is the coefficient of $x$.`,
      ],
      snapRead: text`There is no solution, so the left sides are in one ratio and the right sides are not: compare the
        coefficients.`,
      approach: text`Two lines without a common point are parallel. So compare the coefficients of $y$ to get the
        ratio, and use it for the coefficients of $x$.`,
      check: text`$${m}$ times the first equation is $${m * a}x + ${m * b}y = ${m * c}$, and the second one has the same
        left side and $${other}$ on the right: both cannot be true.`,
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
      because: text`Two different lines meet in one point at most. With infinitely many common points both equations
        belong to the same line, so the second one is the first one multiplied by a number.`,
      works: (_v, w) => tex`${w}`,
    })`
      With infinitely many common solutions both equations describe the same line, so the second one is a multiple of
      the first. Both constants are known: divide them to get the factor.`;
    const p = step(calc`${ratio} * ${a}`, {
      name: text`the coefficient of $x$ in the second equation`,
      because: text`An equation stays true only if every term is multiplied by the same factor, so the factor of the
        constants is also the factor of $x$.`,
      works: (_v, w) => tex`p - 1 = ${w}`,
    })`
      The coefficient of $x$ is multiplied by the same factor.`;
    const r = step(calc`${ratio} * ${b}`, {
      name: text`the coefficient of $y$ in the second equation`,
      works: (_v, w) => tex`r + 2 = ${w}`,
    })`
      The coefficient of $y$ is multiplied by the same factor too.`;
    const wanted = step(calc`(${p} + 1) + (${r} - 2)`, {
      because: text`The coefficients are $p - 1$ and $r + 2$. So $p$ is one more than its coefficient, and $r$ is two
        less than its own.`,
      works: (_v, w) => tex`p + r = ${w}`,
    })`
      Find $p$ and $r$ from these coefficients and add them.`;
    return {
      answer: wanted,
      stem:
        frame % 2 === 0
          ? text`The system $${a}x + ${b}y = ${c}$, $(p - 1)x + (r + 2)y = ${m * c}$ has infinitely many solutions.
            What is $p + r$?`
          : text`Every solution of $${a}x + ${b}y = ${c}$ is also a solution of $(p - 1)x + (r + 2)y = ${m * c}$.
            Find the sum of the constants $p$ and $r$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('stopped_a_step_early', wanted, calc`${p} + ${r}`)`
          ${here} adds the coefficients $p - 1$ and $r + 2$. The question asks for $p + r$, so the $1$ and the $2$ have
          still to be moved.`,
        slip('wrong_sign', wanted, calc`(${p} - 1) + (${r} + 2)`)`
          ${here} has both signs the wrong way round. From $p - 1 = ${p}$ follows $p = ${p} + 1$, and from $r + 2 =
          ${r}$ follows $r = ${r} - 2$.`,
        slip('left_out_a_factor', ratio, 1)`
          You made the coefficients equal to $${a}$ and $${b}$. The constants $${c}$ and $${m * c}$ are not equal, so
          the second equation is a multiple of the first.`,
        slip('left_out_a_factor', p, a)`
          You set $p - 1$ equal to $${a}$. The constant is $${m}$ times as large in the second equation, so this
          coefficient is too.`,
        slip('left_out_a_factor', r, b)`
          You set $r + 2$ equal to $${b}$. The constant is $${m}$ times as large in the second equation, so this
          coefficient is too.`,
        slip('wrong_sign', wanted, calc`(${p} + 1) + (${r} + 2)`)`
          ${here} adds $2$ to the coefficient $r + 2 = ${r}$. So $r$ is $2$ less than it, not more.`,
        slip('answered_another_quantity', wanted, calc`(${p} + 1) - (${r} - 2)`)`
          ${here} is $p - r$. The question asks for the sum of $p$ and $r$.`,
        slip('added_for_multiplied', ratio, () => m * c - c !== m && m * c - c < 40 && m * c - c)`
          You used the difference of the constants, $${m * c} - ${c} = ${ratio}$, as the factor. A multiple is found by
          dividing: the factor is their quotient.`,
        slip('used_a_factor_twice', p, calc`${ratio}^2 * ${a}`)`
          You multiplied $${a}$ by the factor $${m}$ twice for $p - 1$. Every coefficient gets the factor once.`,
      ],
      snapRead: text`There are infinitely many solutions, so one equation is a multiple of the other: find the factor
        from the constants.`,
      approach: text`Both equations describe one line. The constants give the factor, and the same factor gives the two
        coefficients with $p$ and $r$.`,
      check: text`$${m}$ times $${a}x + ${b}y = ${c}$ is $${m * a}x + ${m * b}y = ${m * c}$, with $p - 1 = ${m * a}$ and
        $r + 2 = ${m * b}$.`,
      principle: text`Two linear equations have infinitely many solutions when all three ratios, of both coefficients
        and of the constants, agree.`,
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
      {
        because: text`Lines with different slopes always meet, so a system without a solution needs equal slopes. This
          is necessary, but not yet enough.`,
      },
    )`
      Without a solution the two lines are parallel, so the coefficients of $x$ and of $y$ are in one ratio. Set the two
      ratios equal: that leaves two values of $k$.`;
    const key = p.negative ? root : -root;
    const k = step(key, {
      name: text`the value of $k$ without a solution`,
      works:
        value => tex`k = ${-key}: \ \frac{${-key}}{${left}} = \frac{${-key + e}}{${t}}, \qquad k = ${value}:
          \ \frac{${value}}{${left}} \ne
        \frac{${value.add(e)}}{${t}}`,
      because: text`Equal ratios of the coefficients leave two cases: parallel lines, or one and the same line. Only the
        constants tell which of the two it is.`,
    })`
      Test the constants for both values. Where they are in the same ratio as the coefficients, the lines are the same
      and there are infinitely many solutions. So the other value is the one without a solution.`;
    const wanted = step(calc`${k} * (${k} + ${e}) + ${t}`)`
      Substitute this $k$ into the expression that the question asks for.`;
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
              contradict each other. Find $k(${right}) ${t.s > 0n ? '+' : '-'} ${t.abs()}$ for this $k$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('kept_a_case_that_is_ruled_out', k, -key)`
          You used $k = ${-key}$. For this value the two equations are multiples of each other, so there are infinitely
          many solutions and not none.`,
        stop('stopped_a_step_early', k)`
          $${k}$ is the value of $k$ itself. The expression with $k$ has still to be calculated.`,
        slip('forgot_the_root', k, root * root)`
          You used $k = ${root * root}$. Equal ratios give $k \times k = ${root * root}$, so that is the square of
          $k$.`,
        slip('wrong_sign', wanted, calc`${k} * (${k} - ${e}) + ${t}`)`
          ${here} has the constant in the bracket with the wrong sign. The bracket is $k ${addedTex(e)}$.`,
        slip('used_a_wrong_given_number', k, left)`
          You used $k = ${left}$, which makes the coefficients of $x$ equal. Parallel lines need equal ratios, and the
          coefficients of $y$ are not equal then.`,
        slip('used_a_wrong_given_number', k, a)`
          You used $k = ${a}$, which makes the coefficients of $y$ equal. Parallel lines need equal ratios, and the
          coefficients of $x$ are not equal then.`,
        slip('kept_a_case_that_is_ruled_out', wanted, () => q(root * (root + e) - root * (e - root)).add(t))`
          $${wanted}$ adds the results of both square roots of $${root * root}$. For one of them there are infinitely
          many solutions, so it does not count.`,
      ],
      snapRead: text`$k$ comes twice among the coefficients: equal ratios leave two values, and the constants decide.`,
      approach: text`Equal ratios of the coefficients give two values of $k$. One makes the two lines the same, the
        other makes them parallel, so compare the constants.`,
      check: text`For $k = ${key}$ the left sides are in the ratio $${key} : ${left}$, and the right sides are
        $${key + e} : ${t}$, which is another ratio.`,
      principle: text`When the coefficients of two equations are in one ratio, there are none or infinitely many
        solutions: always compare the constants.`,
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
      because: text`Both lines pass through the origin. Two different lines meet only once, so a second common point
        makes them one and the same line.`,
    })`
      The lines meet at $(0, 0)$ for every $k$. For another common point they have to be the same line, so the
      coefficients are in one ratio: $(${u} - k) : ${b} = ${c} : (${v} - k)$. Multiply crosswise.`;
    const sum = find(u + v, { name: text`the sum of the values of $k$` });
    const product = step(calc`${u} * ${v} - ${b} * ${c}`, {
      name: text`the product of the values of $k$`,
      because: text`In a quadratic $k^2 - sk + p = 0$ the number $s$ is the sum of the two solutions and $p$ is their
        product.`,
      works: value =>
        tex`${u * v} - ${sum}k + k^2 = ${b * c} \quad \Rightarrow \quad k^2 - ${sum}k + ${value} = 0`,
    })`
      Multiply out and bring $${b} \times ${c}$ to the left, so that a quadratic equation in $k$ is left.`;
    const gap = step(
      () => {
        const square = sum.mul(sum).sub(product.mul(4)).abs();
        return q(Math.round(Math.sqrt(square.valueOf()) * 1e6), 1e6);
      },
      {
        name: text`the difference of the values of $k$`,
        because: text`The quadratic formula adds and subtracts this root, so the two solutions are this far apart, after
          halving both.`,
        works: value => tex`\sqrt{${sum}^2 - 4 \times ${product}} = ${value}`,
      },
    )`
      Find the root of the discriminant for the quadratic formula.`;
    const k = step(calc`(${sum} + ${gap}) / 2`, { works: (_v, w) => tex`k = ${w}` })`
      The quadratic formula gives two values of $k$. The greater one is wanted, so add the root.`;
    return {
      answer: k,
      stem:
        frame === 0
          ? text`For two values of $k$ the system $(${u} - k)x + ${y} = 0$, $${x} + (${v} - k)y = 0$ has solutions
            other than $x = y = 0$. What is the greater of these two values?`
          : frame === 1
            ? text`The system $(${u} - k)x + ${y} = 0$, $${x} + (${v} - k)y = 0$ is solved by $x = y = 0$, and for
              two values of $k$ by other numbers as well. Find the larger one of these values of $k$.`
            : text`Find the largest real number $k$ for which some pair $(x, y) \ne (0, 0)$ satisfies both $(${u} -
              k)x + ${y} = 0$ and $${x} + (${v} - k)y = 0$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', k, calc`(${sum} - ${gap}) / 2`)`
          ${here} is the smaller of the two values. The question asks for the greater one, so the root has to be
          added.`,
        slip('wrong_sign', product, calc`${u} * ${v} + ${b} * ${c}`)`
          You added $${b} \times ${c}$ to $${u} \times ${v}$. It is on the other side of the equation, so it has to be
          subtracted.`,
        slip('left_out_a_term', k, Math.max(u, v))`
          $k = ${Math.max(u, v)}$ makes one bracket zero. Then the product of the two brackets is $0$, but it has to be
          $${b} \times ${c} = ${b * c}$.`,
        slip('answered_another_quantity', k, sum)`
          $${sum}$ is the sum of the two values of $k$. The question asks for the greater one alone.`,
        slip('answered_another_quantity', k, product)`
          $${product}$ is the product of the two values of $k$. The question asks for the greater one alone.`,
        slip('did_not_halve', k, calc`${sum} + ${gap}`)`
          ${here} has not been halved. In the quadratic formula the sum of the two terms is divided by $2$.`,
        slip('mixed_up_sum_and_product', k, calc`${Math.max(u, v)} + ${Math.max(b, c)}`)`
          ${here} makes one bracket $${Math.max(b, c)}$ in size and forgets the other one. The product of both brackets
          has to be $${b} \times ${c}$.`,
        slip('wrong_sign', k, calc`(-${sum} + ${gap}) / 2`)`
          ${here} has the sum of the values with the wrong sign. In the equation the term with $k$ is negative, so the
          sum is positive.`,
      ],
      snapRead: text`Both equations are true for zeros, so another solution means that both lines are the same: set the
        ratios equal.`,
      approach: text`With $0$ on both right sides there is either only $(0, 0)$ or a whole line of solutions. The second
        case needs coefficients in one ratio, and that is a quadratic equation for $k$.`,
      check: () =>
        text`$(${u} - ${k})(${v} - ${k}) = ${calc`${q(u).sub(k)} * ${q(v).sub(k)}`.value}$, and ${calc`${b} * ${c}`}.`,
      principle: text`Two equations with zeros on the right have a solution besides zero only if their coefficients are
        in one ratio.`,
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
