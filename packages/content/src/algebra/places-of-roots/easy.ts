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
    const middle = find(calc`${b} * ${m}`, { name: text`what $f(${m})$ takes off` });
    const known = step(calc`${square} - ${middle}`, {
      name: text`$f(${m})$ without $k$`,
      works: value =>
        tex`f(${m}) = ${a > 1 && tex`${a} \times `}${inBrackets(m)}^2 - ${b} \times ${m} + k = k ${addedTex(value)}`,
      because: text`The graph opens upwards, so $f(x)$ is negative exactly between the roots.`,
    })`
      The parabola opens upwards. It lies below the axis exactly between its roots, so $${m}$ lies between them if and
      only if $f(${m}) < 0$. Find $f(${m})$.`;
    const limit = step(calc`-1 * ${known}`, {
      works: value => tex`k ${addedTex(known)} < 0 \quad \Rightarrow \quad k < ${value}`,
    })`
      Solve for $k$.`;
    write(tex`f(${m}) < 0 \quad \Rightarrow \quad f \text{ has two real roots}`)`
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
          Only the discriminant was used: $${b}^2 - 4 \times ${a}k > 0$. It gives two real roots, but says nothing of
          where they lie.`,
        slip('wrong_sign', limit, () => known.add(0))`
          After $f(${m}) < 0$ the sign of the number was not changed when it was taken to the other side, which gave
          $k < ${known}$.`,
        slip('wrong_sign', middle, calc`-1 * ${b} * ${m}`)`
          The middle term of $f(${m})$ was added instead of subtracted, so $k < ${limit}$ is the condition for
          $${-m}$.`,
        slip('left_out_a_term', square, 0)`
          The square term of $f(${m})$ was left out: only ${calc`${b} * ${m}`} was used.`,
        slip('ignored_the_leading_coefficient', square, a > 1 && calc`${m}^2`)`
          The coefficient $${a}$ of $x^2$ was left out in $f(${m})$: ${calc`${m}^2`} was used for the square term.`,
        slip('left_out_a_term', middle, 0)`
          The term with $x$ was left out of $f(${m})$, which gives $k < ${limit}$.`,
        slip('took_the_mean_for_the_middle', limit, () => q(b, 2 * a))`
          $${q(b, 2 * a)}$ is the place halfway between the roots. It says nothing about $k$.`,
        slip('mixed_up_sum_and_product', limit, () => q(a * m * m))`
          The product of the roots was compared with $${m}^2$. One root may be far away, so the product can be larger or
          smaller than that.`,
      ],
      snapRead: text`A number is to lie between the roots: ask for the sign of $f$ there.`,
      approach: text`Between the roots a parabola that opens upwards is below the axis. So $f(${m}) < 0$ is the only
        condition.`,
      check: () => text`At the limit, for this $k$ itself, $f(${m}) = ${square} ${addedTex(middle.neg())}
        ${addedTex(limit)} = 0$: there $${m}$ is a root. For a smaller $k$ the graph lies lower.`,
      principle: text`A number lies between the roots exactly when $f$ has there the sign opposite to its leading
        coefficient.`,
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
        negative.`,
    })`
      Let $\alpha$ and $\beta$ be the roots, so $f(x) = (x - \alpha)(x - \beta)$. At $x = ${m}$ the two factors are the
      distances, but with different signs. Find $f(${m})$.`;
    const sum = step(calc`${m}^2 + ${c} - (${value})`, {
      name: text`$${m}k$`,
      works: (_v, working) =>
        tex`${m}^2 - ${m}k + ${c} = ${value} \quad \Rightarrow \quad ${m}k = ${working}`,
    })`
      Put $${m}$ into the given $f(x)$, set it equal to this value, and bring the term with $k$ to one side.`;
    const k = step(calc`${sum} / ${m}`)`
      Divide by $${m}$.`;
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
          $f(${m}) = ${d}$ was used. That would put both roots on the same side of $${m}$.`,
        slip('left_out_a_term', k, calc`(${c} + ${d}) / ${m}`)`
          ${here} leaves out $${m}^2$ in $f(${m})$.`,
        slip('did_not_divide', k, calc`${sum} - ${m}`)`
          ${here} subtracts $${m}$ at the end. But $k$ is multiplied by $${m}$.`,
        slip('left_out_a_term', k, calc`(${m}^2 + ${d}) / ${m}`)`
          ${here} leaves out the constant term $${c}$.`,
        slip('took_the_whole_for_a_part', value, calc`-1 * ${c}`)`
          The product $${c}$ of the roots was taken for the product of the distances from $${m}$.`,
        slip('did_not_double', sum, calc`2 * ${m} + ${c} + ${d}`)`
          $${m}^2$ was taken as ${calc`2 * ${m}`}.`,
        slip('used_a_term_twice', k, calc`(2 * ${m}^2 + ${c} + ${d}) / ${m}`)`
          ${here} takes the square of $${m}$ twice.`,
        stop('stopped_a_step_early', sum)`
          $${sum}$ is $${m}$ times $k$. It is still to be divided by $${m}$.`,
      ],
      snapRead: text`Two roots on different sides of a number, and the product of the distances: that is $f$ there.`,
      approach: text`The value $f(${m})$ is the product of the differences of $${m}$ and the roots. Between the roots
        it is negative.`,
      check:
        () => text`With this $k$, $f(${m}) = ${m * m} - ${k.mul(m)} + ${c} = ${value}$: negative, so $${m}$ lies
        between the roots, and the distances have the product $${d}$.`,
      principle: text`For leading coefficient $1$ the value of $f$ at a number is the product of its signed distances
        from the roots.`,
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
