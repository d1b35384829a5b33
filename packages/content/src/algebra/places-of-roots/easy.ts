import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Between {
  /** ax² − bx + k, with m between its zeros. */
  a: number;
  b: number;
  m: number;
  frame: number;
}

const inBrackets = (n: number) => (n < 0 ? tex`(${n})` : tex`${n}`);

const bound = form<Between>(
  'bound-for-a-number-between-the-roots',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b, m }) => {
      // The largest k with m between the roots, in steps of 1/4: below it m is inside, from it on outside.
      for (let quarters = 2000; quarters > -4000; quarters -= 1) {
        const k = quarters / 4;
        const d = b * b - 4 * a * k;
        if (d < 0) continue;
        const [low, high] = [(b - Math.sqrt(d)) / (2 * a), (b + Math.sqrt(d)) / (2 * a)];
        if (low < m - 1e-9 && m < high - 1e-9) return q(quarters + 1, 4);
      }
      throw new Error('m never lies inside');
    },
  },
  ({ a, b, m, frame }, { step, find, write }) => {
    const square = find(calc`${a} * ${m}^2`, { name: text`the first term of $f(${m})$` });
    const middle = find(calc`${b} * ${m}`, { name: text`the middle term of $f(${m})$` });
    const known = step(calc`${square} - ${middle}`, {
      name: text`$f(${m})$ without $k$`,
      works: value =>
        tex`f(${m}) = ${a > 1 && tex`${a} \times `}${inBrackets(m)}^2 - ${b} \times ${inBrackets(m)} + k = k
          ${addedTex(value)}`,
      because: text`The coefficient of $x^2$ is positive, so $f(x)$ is positive outside the roots and negative exactly
        between them.`,
    })`
      The parabola opens upwards. It lies below the axis exactly between its roots, so $${m}$ lies between them if and
      only if $f(${m}) < 0$. Find $f(${m})$.`;
    const limit = step(calc`-1 * ${known}`, {
      name: 'the bound of $k$',
      works: value => tex`k ${addedTex(known)} < 0 \quad \Rightarrow \quad k < ${value}`,
      because: text`$k$ lifts or lowers the whole parabola. It has to be low enough for the point at $x = ${m}$ to lie
        below the axis.`,
    })`
      Solve $f(${m}) < 0$ for $k$: bring the number to the other side, with its sign changed.`;
    write(tex`f(${m}) < 0 \quad \Rightarrow \quad f \text{ has two real roots}`, {
      because: text`Far to the left and far to the right an upward parabola is above the axis. If it is below at
        $${m}$, it has to cross the axis on both sides of $${m}$.`,
    })`
      The discriminant needs no condition of its own: a parabola that opens upwards and is below the axis at $${m}$
      crosses it twice.`;
    const equation = polynomialTex([a, -b, 0]);
    return {
      answer: limit,
      stem: wording(
        frame,
        text`Let $f(x) = ${equation} + k$, where $k$ is a real number. For which values of $k$ does the equation $f(x) =
          0$ have one root less than ${m} and one root greater than ${m}?`,
        text`The equation $f(x) = 0$ with $f(x) = ${equation} + k$ has two real roots, and ${m} lies strictly between
          them. Which condition on the real number $k$ says exactly this?`,
        text`On the number line ${m} is to lie between the two zeros of $f(x) = ${equation} + k$. Which real numbers
          $k$ can be chosen?`,
      ),
      show: value => `$k < ${fractionTex(value)}$`,
      plausible: value => value.abs().lt(400),
      slips: [
        slip('ignored_a_condition', limit, () => q(b * b, 4 * a))`
          You used only the discriminant, $${b}^2 - 4 \times ${a}k > 0$. It gives two real roots, but says nothing
          about where they lie.`,
        slip('wrong_sign', limit, () => known.add(0))`
          You brought the number of $f(${m}) < 0$ to the other side with the same sign and got $k < ${known}$. On the
          other side its sign is the opposite one.`,
        slip('wrong_sign', middle, calc`-1 * ${b} * ${m}`)`
          You added the middle term of $f(${m})$. In $f(x)$ it is subtracted, so $k < ${limit}$ is the condition for
          $${-m}$ and not for $${m}$.`,
        slip('left_out_a_term', square, 0)`
          You left the square term out of $f(${m})$ and used only ${calc`${b} * ${m}`}. All terms of $f(x)$ count at
          $x = ${m}$.`,
        slip('ignored_the_leading_coefficient', square, a > 1 && calc`${m}^2`)`
          You left out the coefficient $${a}$ of $x^2$ in $f(${m})$ and used ${calc`${m}^2`} for the square term.`,
        slip('left_out_a_term', middle, 0)`
          You left the term with $x$ out of $f(${m})$, which gives $k < ${limit}$. All terms of $f(x)$ count at
          $x = ${m}$.`,
        slip('took_the_mean_for_the_middle', limit, () => q(b, 2 * a))`
          $${q(b, 2 * a)}$ is the place halfway between the roots. It is a value of $x$ and says nothing about $k$.`,
        slip('mixed_up_sum_and_product', limit, () => q(a * m * m))`
          You compared the product of the roots with $${m}^2$. One root may be far away, so the product can be larger
          or smaller than that.`,
      ],
      snapRead: text`A number has to lie between the two roots: ask for the sign of $f$ at this number.`,
      approach: text`Between the roots a parabola that opens upwards is below the axis. So $f(${m}) < 0$ is the only
        condition.`,
      check: () => text`At the limit, for this $k$ itself, $f(${m}) = ${square} ${addedTex(middle.neg())}
        ${addedTex(limit)} = 0$: there $${m}$ is a root. For a smaller $k$ the graph lies lower, as it has to.`,
      principle: text`A number lies between the roots of $f$ exactly when $f$ has there the sign opposite to its
        leading coefficient.`,
    };
  },
);

interface Distances {
  /** x² − kx + c; the distances of m from its roots have the product d. */
  m: number;
  c: number;
  d: number;
  frame: number;
}

const product = form<Distances>(
  'coefficient-from-distances-on-both-sides',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ m, c, d }) => {
      for (let k = -400; k <= 400; k += 1) {
        const root = Math.sqrt(k * k - 4 * c);
        const [low, high] = [(k - root) / 2, (k + root) / 2];
        if (low < m && m < high && Math.abs((m - low) * (high - m) - d) < 1e-7) return k;
      }
      throw new Error('no coefficient fits');
    },
  },
  ({ m, c, d, frame }, { step }) => {
    const value = step(calc`-1 * ${d}`, {
      name: text`$f(${m})$`,
      works: v => tex`f(${m}) = (${m} - \alpha)(${m} - \beta) = ${v}`,
      because: text`One root is less than $${m}$ and the other greater, so one factor is positive and the other
        negative. Their product is the product of the distances with a minus sign.`,
    })`
      Let $\alpha$ and $\beta$ be the roots, so $f(x) = (x - \alpha)(x - \beta)$. At $x = ${m}$ the two factors are
      the distances, but with different signs. Find $f(${m})$.`;
    const sum = step(calc`${m}^2 + ${c} - (${value})`, {
      name: text`$${m}k$`,
      works: (_v, working) =>
        tex`${m}^2 - ${m}k + ${c} = ${value} \quad \Rightarrow \quad ${m}k = ${working}`,
      because: text`$f(${m})$ can be found in two ways: from the distances, and by putting $${m}$ into the formula,
        which contains $k$. Both are the same number.`,
    })`
      Put $${m}$ into the given $f(x)$, set it equal to this value, and bring the term with $k$ to one side.`;
    const k = step(calc`${sum} / ${m}`, { name: 'k', works: (_v, working) => tex`k = ${working}` })`
      This is $${m}$ times $k$, so divide it by $${m}$ to get $k$.`;
    return {
      answer: k,
      stem: wording(
        frame,
        text`The roots of $f(x) = x^2 - kx + ${c} = 0$ lie on different sides of ${m} on the number line. Their
          distances from ${m} have the product ${d}. What is the value of $k$?`,
        text`One root of $f(x) = 0$, where $f(x) = x^2 - kx + ${c}$, is less than ${m} by $p$, and the other is greater
          than ${m} by $q$. If $pq = ${d}$, what is $k$?`,
        text`The point ${m} of the number line divides the segment between the two zeros of $f(x) = x^2 - kx + ${c}$
          into two parts. The product of the lengths of these parts is ${d}. Find $k$.`,
      ),
      show: plain,
      plausible: v => v.gt(0) && v.d <= 2n,
      slips: [
        slip('wrong_sign', value, calc`${d} * 1`)`
          You used $f(${m}) = ${d}$. A positive value would mean that both roots lie on the same side of $${m}$, but
          they lie on different sides.`,
        slip('left_out_a_term', k, calc`(${c} + ${d}) / ${m}`)`
          ${here} leaves out $${m}^2$, which is the first term of $f(${m})$ and belongs to it.`,
        slip('did_not_divide', k, calc`${sum} - ${m}`)`
          ${here} subtracts $${m}$ at the end. In $f(${m})$ the number $k$ is multiplied by $${m}$, so it has to be
          divided.`,
        slip('left_out_a_term', k, calc`(${m}^2 + ${d}) / ${m}`)`
          ${here} leaves out the constant term $${c}$, which belongs to $f(${m})$ as well.`,
        slip('took_the_whole_for_a_part', value, calc`-1 * ${c}`)`
          You used $${c}$, the product of the roots, as the product of the distances. The distances are counted from
          $${m}$, not from $0$.`,
        slip('did_not_double', sum, calc`2 * ${m} + ${c} + ${d}`)`
          For $${m}^2$ you used ${calc`2 * ${m}`}. A square is the number times itself, not twice the number.`,
        slip('used_a_term_twice', k, calc`(2 * ${m}^2 + ${c} + ${d}) / ${m}`)`
          ${here} counts the square of $${m}$ twice. In $f(${m})$ it occurs once.`,
        stop('stopped_a_step_early', sum)`
          $${sum}$ is $${m}$ times $k$. It still has to be divided by $${m}$.`,
      ],
      snapRead: text`The roots lie on different sides of a number, and the product of the distances is given: it is
        the value of $f$ there, with a minus sign.`,
      approach: text`The value $f(${m})$ is the product of the differences of $${m}$ and the roots. Between the roots
        it is negative, so it is known, and $k$ follows.`,
      check:
        () => text`With this $k$, $f(${m}) = ${m * m} - ${k.mul(m)} + ${c} = ${value}$. It is negative, so $${m}$ lies
        between the roots, and the distances have the product $${d}$.`,
      principle: text`If $x^2$ has the coefficient $1$, the value of $f$ at a number is the product of its differences
        from the two roots.`,
    };
  },
);

/** AL.QUA.9 Easy: the sign of f at a number between the roots, and its size. */
export const numberBetweenRoots: readonly AnyTemplate[] = [
  ...situation<Between>({
    type: 'AL.QUA.9',
    situation: 'number-between-roots',
    tries: 60,
    draw: draw => {
      const p = { a: draw.int(1, 3), b: draw.int(5, 30), m: draw.int(-6, 9), frame: draw.int(0, 2) };
      const limit = p.b * p.m - p.a * p.m * p.m;
      const fits = p.m !== 0 && Math.abs(p.m) > 1 && Math.abs(limit) > 5 && p.b !== 2 * p.a * p.m;
      return fits && p.b % p.a === 0 && (p.b % (2 * p.a) === 0 || p.a === 1) ? p : null;
    },
    forms: [bound],
  }),
  ...situation<Distances>({
    type: 'AL.QUA.9',
    situation: 'distances-on-both-sides',
    tries: 100,
    draw: draw => {
      const p = { m: draw.int(2, 8), c: draw.int(4, 60), d: draw.int(3, 40), frame: draw.int(0, 2) };
      const k = q(p.m * p.m + p.c + p.d, p.m);
      return k.d === 1n && p.c !== p.d && p.c !== p.m && p.d !== p.m && k.gt(p.m) ? p : null;
    },
    forms: [product],
  }),
];
