import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;

interface Branches {
  /** |ax - b| = c with the whole solutions low and high. */
  a: number;
  low: number;
  high: number;
  frame: number;
}

const constants = ({ a, low, high }: Branches) => ({ b: (a * (low + high)) / 2, c: (a * (high - low)) / 2 });

const productOfTwo = form<Branches>(
  'product-of-the-two-solutions',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    verify: p => {
      const { b, c } = constants(p);
      const found: number[] = [];
      for (let x = -120; x <= 120; x += 1) if (Math.abs(p.a * x - b) === c) found.push(x);
      return q((found[0] ?? 0) * (found[1] ?? 0));
    },
  },
  (p, { step }) => {
    const { a, frame } = p;
    const { b, c } = constants(p);
    const inside = polynomialTex([a, -b]);
    const equation = tex`|${inside}| = ${c}`;
    const high = step(calc`(${c} + (${b})) / ${a}`, {
      because: text`The modulus is the distance from $0$. Two numbers have the distance $${c}$ from $0$, one on each
        side.`,
      name: 'the solution with the sign kept',
      works: value => tex`${inside} = ${c} \quad \Rightarrow \quad x = ${value}`,
    })`
      A number with the modulus $${c}$ is $${c}$ or $-${c}$. First let the expression between the bars be $${c}$, and
      solve for $x$.`;
    const low = step(calc`(-${c} + (${b})) / ${a}`, {
      name: 'the solution with the sign turned',
      works: value => tex`${inside} = -${c} \quad \Rightarrow \quad x = ${value}`,
      because: text`The bars turn both $${c}$ and $-${c}$ into $${c}$, so one equation with bars is two equations
        without.`,
    })`
      Now let the expression between the bars be $-${c}$, and solve again.`;
    const product = step(calc`${high} * (${low})`)`
      Both numbers satisfy the equation, and the question asks for their product. Multiply them.`;
    return {
      answer: product,
      stem:
        frame === 0
          ? text`What is the product of the two solutions of $${equation}$?`
          : frame === 1
            ? text`If $x_1$ and $x_2$ are the numbers for which $${equation}$, find $x_1x_2$.`
            : frame === 2
              ? text`The value of $${inside}$ lies at the distance $${c}$ from $0$ for two real numbers $x$. Multiply
                these two numbers; which result is obtained?`
              : text`Farah solves the equation $${equation}$ completely and multiplies all the real numbers found. How
                much is Farah's product?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('misread_a_modulus', low, calc`-${high}`)`
          $${low}$ was taken for the second solution, the opposite of the first one. The sign is turned between the
          bars, not at $x$.`,
        slip('opened_a_modulus_one_way', product, high)`
          $${high}$ is the solution of $${inside} = ${c}$ only. The expression between the bars may also be $-${c}$,
          which gives a second solution.`,
        slip('wrong_sign', high, calc`(${c} - (${b})) / ${a}`)`
          The constant $${-b}$ was moved to the other side without a change of sign, which gave $${high}$ for one of the
          solutions.`,
        slip('mixed_up_sum_and_product', product, calc`${high} + (${low})`)`
          ${here} is the sum of the two solutions. The question asks for their product.`,
        slip('did_not_divide', product, a > 1 && calc`(${b + c}) * (${b - c})`)`
          ${here} multiplies the two values of $${a}x$. To get $x$, each of them has to be divided by $${a}$ first.`,
        slip('subtracted_for_added', product, a !== 2 && calc`${high} - (${low})`)`
          ${here} is the distance between the two solutions. The question asks for their product.`,
        slip('wrong_sign', low, calc`(${c} - (${b})) / ${a}`)`
          In the equation with $-${c}$ you changed the sign of only one of the two numbers, and $${low}$ came out for
          its solution. The constant goes to the other side in both equations in the same way.`,
      ],
      snapRead: text`The modulus of an expression equals a positive number: two equations.`,
      approach: text`The expression between the bars is $${c}$ or $-${c}$. Solve both equations, and multiply the two
        solutions.`,
      faster: text`Square both sides: $(${inside})^2 = ${c * c}$ is a quadratic with the product of roots
        ${frac(calc`(${b}^2 - ${c}^2) / ${a}^2`)}.`,
      check: text`At $x = ${p.high}$ the expression is $${a * p.high - b}$, at $x = ${p.low}$ it is $${a * p.low - b}$;
        both have the modulus $${c}$.`,
      principle: text`A modulus equal to a positive number gives two equations: the expression equals the number or its
        opposite.`,
    };
  },
);

interface Ratio {
  /** |ax - k| = c; the larger solution is r times the smaller one, t/2. */
  a: number;
  r: number;
  t: number;
  frame: number;
}

const largerOfTwo = form<Ratio>(
  'larger-solution-from-a-ratio',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    also: ['AL.LIN.2'],
    verify: ({ a, r, t }) => {
      const c = (a * (r - 1) * t) / 4;
      for (let k = 1; k < 4000; k += 1) {
        const [low, high] = [(k / 4 - c) / a, (k / 4 + c) / a];
        if (low > 0 && Math.abs(high - r * low) < 1e-9) return nearFraction(high, 4);
      }
      throw new Error('no constant fits');
    },
  },
  ({ a, r, t, frame }, { step, write, find }) => {
    const small = q(t, 2);
    const c = small.mul(a * (r - 1)).div(2);
    const equation = tex`|${polynomialTex([a, 0])} - k| = ${c}`;
    write(tex`x_1 = \frac{k - ${c}}{${a}}, \qquad x_2 = \frac{k + ${c}}{${a}}`, {
      because: text`A number with the modulus $${c}$ is $${c}$ or $-${c}$, so there are two equations. The unknown $k$
        stays in both solutions in the same way, so it may cancel later.`,
    })`
      Take the number between the bars as $-${c}$ and as $${c}$. With $k$ still unknown, write both solutions.`;
    const times = find(r, { name: 'how many times the smaller solution the larger one is' });
    const gap = step(frac(calc`2 * ${c} / ${a}`), {
      name: 'the difference of the solutions',
      works: (_v, w) => tex`x_2 - x_1 = ${w}`,
      because: text`A larger $k$ moves both solutions to the right by the same amount. So their distance is the same for
        every $k$.`,
    })`
      Subtract the smaller solution from the larger one: the difference no longer holds $k$.`;
    const low = step(frac(calc`${frac(gap)} / (${times} - 1)`), {
      because: text`With the smaller solution as one part, the larger one is $${r}$ parts, so the difference is
        $${r - 1}$ parts. Not $${r}$ parts, because one part belongs to the smaller solution itself.`,
      name: 'the smaller solution',
      works: (
        _v,
        w,
      ) => tex`x_2 = ${r}x_1 \quad \Rightarrow \quad ${r - 1 === 1 ? '' : r - 1}x_1 = ${frac(gap)} \quad
        \Rightarrow \quad x_1 = ${w}`,
    })`
      The larger solution is $${r}$ times the smaller one, so their difference is $${r - 1}$ times the smaller one.`;
    const high = step(frac(calc`${r} * ${frac(low)}`), { works: (_v, w) => tex`x_2 = ${w}` })`
      The larger solution is $${r}$ times the smaller one. Multiply.`;
    return {
      answer: high,
      stem:
        frame === 0
          ? text`The equation $${equation}$ has two positive solutions, and one of them is $${r}$ times the other. What
            is the larger solution?`
          : frame === 1
            ? text`For a certain constant $k$ the two real numbers $x$ with $${equation}$ are positive and in the ratio
              $1 : ${r}$. Find the greater of the two.`
            : frame === 2
              ? text`Lalitha chooses $k$ so that both solutions of $${equation}$ are positive and the larger is $${r}$
                times the smaller. Which number is the larger solution?`
              : text`If $\alpha$ and $\beta = ${r}\alpha$ are positive and both satisfy $${equation}$, where $k$ is a
                constant, what is the value of $\beta$?`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 20n,
      slips: [
        slip('miscounted_the_steps', times, calc`${r} + 1`)`
          The gap between the solutions was divided by $${r}$, which made the smaller one $${frac(low)}$. If one number
          is $${r}$ times another, they differ by $${r - 1}$ times the smaller one.`,
        slip('did_not_double', gap, frac(calc`${c} / ${a}`))`
          The gap between the solutions was taken as $${frac(gap)}$. That is the distance of each from the middle.`,
        stop('answered_another_quantity', low)`
          $${frac(low)}$ is the smaller of the two solutions. The question asks for the larger one, which is $${r}$
          times as large.`,
        slip('did_not_divide', gap, calc`2 * ${c}`)`
          The gap was taken as $${gap}$ for $x$, but that is the gap for $${polynomialTex([a, 0])}$.`,
        slip('answered_another_quantity', high, frac(calc`(${r} + 1) * ${frac(low)}`))`
          $${frac(high)}$ is the sum of the two solutions. The question asks for the larger one alone.`,
        slip('answered_another_quantity', high, frac(calc`${a} * (${r} + 1) * ${frac(low)} / 2`))`
          $${frac(high)}$ is the constant $k$, which lies half-way between the two values of
          $${polynomialTex([a, 0])}$. The question asks for the larger $x$.`,
        slip('stopped_a_step_early', high, frac(gap))`
          $${frac(high)}$ is the difference of the two solutions, $2 \times ${c}$ divided by $${a}$. The larger one is
          more than that, because the smaller one is positive.`,
      ],
      snapRead: text`A modulus equation with an unknown constant, and a ratio of its two solutions: their gap does not
        depend on the constant.`,
      approach: text`The solutions lie equally far from the middle, so their difference is known. Difference and ratio
        give both numbers; the constant is not needed.`,
      check: text`With $k = ${frac(q(a * (r + 1) * t, 4))}$ the solutions are $${frac(small)}$ and
        $${frac(small.mul(r))}$: the expression between the bars is $-${c}$ at the first and $${c}$ at the second.`,
      principle: text`The two solutions of a modulus equation lie equally far from the point where the expression is
        zero; their distance is fixed by the right side.`,
    };
  },
);

interface Branch {
  /** |x - mk| = (k - from)(to - k) for real k. */
  m: number;
  from: number;
  to: number;
  frame: number;
}

/** Whether the vertex of the larger branch lies where the right side is not negative. */
const isInside = ({ m, from, to }: Branch) => m <= to - from;

const greatestOfAll = form<Branch>(
  'greatest-solution-over-all-constants',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.7', 'AL.INQ.1'],
    verify: ({ m, from, to }) => {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 40 * from; i <= 40 * to; i += 1) {
        const k = i / 40;
        most = Math.max(most, m * k + (k - from) * (to - k));
      }
      return nearFraction(most, 4);
    },
  },
  (p, { step }) => {
    const { m, from, to, frame } = p;
    const right = polynomialTex([-1, from + to, -from * to], 'k');
    const left = tex`|x - ${m === 1 ? '' : m}k|`;
    const equation = tex`${left} = ${right}`;
    const upper = polynomialTex([-1, from + to + m, -from * to], 'k');
    const last = step(to, {
      name: text`the greatest possible $k$`,
      works:
        value => tex`(k ${from < 0 ? '+' : '-'} ${Math.abs(from)})(${value} - k) \ge 0 \quad \Rightarrow \quad
        ${from}
        \le k \le ${value}`,
      because: text`Without this condition $k$ could be chosen so that the right side is negative and no $x$ exists.`,
    })`
      A modulus is not negative, so the right side must not be negative. Factorise it to find which $k$ are possible.`;
    const vertex = step(frac(calc`(${from + to} + ${m}) / 2`), {
      because: text`The modulus is the distance of $x$ from $${m === 1 ? '' : m}k$, so the larger $x$ lies that
        distance above it. Not the vertex of the right side alone, because $${m === 1 ? '' : m}k$ also grows with $k$.`,
      name: 'the vertex of the parabola',
      works: (_v, w) => tex`x = ${m === 1 ? '' : m}k + (${right}) = ${upper}, \qquad k = ${w}`,
    })`
      For a given $k$ the two solutions are $${m === 1 ? '' : m}k$ plus and minus the right side, so the larger one has
      the plus sign. It is a quadratic in $k$ that opens downwards; find the $k$ of its vertex.`;
    const place = step(() => (vertex.gt(last) ? last : vertex), {
      because: text`A downward parabola rises up to its vertex and falls after it. The vertex counts only if the
        equation can be solved for that $k$.`,
      name: text`the $k$ at which $x$ is greatest`,
      works: value => tex`k = ${frac(value)}`,
    })`
      ${
        isInside(p)
          ? text`The vertex lies among the possible values of $k$, so $x$ is greatest there.`
          : text`The vertex lies beyond the possible values of $k$. Up to it the quadratic rises, so $x$ is greatest at
            the
            last possible $k$.`
      }`;
    const most = step(() => place.mul(m).add(place.sub(from).mul(q(to).sub(place))), {
      name: text`the greatest value of $x$`,
      works:
        value => tex`x = -${place.d === 1n ? place : tex`\left(${frac(place)}\right)`}^2 + ${from + to + m}
          \times ${frac(place)} ${from * to === 0 ? '' : from * to > 0 ? tex`- ${from * to}` : tex`+ ${-from * to}`} =
            ${frac(value)}`,
    })`
      Put this $k$ into the quadratic for the larger solution to find the greatest $x$.`;
    const middle = q(from + to, 2);
    const height = q((to - from) ** 2, 4);
    return {
      answer: most,
      stem:
        frame === 0
          ? text`The real numbers $x$ and $k$ satisfy $${equation}$. What is the greatest possible value of $x$?`
          : frame === 1
            ? text`For different real constants $k$ the equation $${equation}$ has different solutions $x$. Which is the
              largest real number that is a solution for some $k$?`
            : frame === 2
              ? text`Nikhil may choose any real $k$ for which $${equation}$ can be solved, and wants a solution $x$ as
                large as possible. How large can $x$ become?`
              : text`Find the maximum of $x$ over all pairs $(x, k)$ of real numbers with $${equation}$.`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 5n,
      slips: [
        slip('ignored_the_domain', place, !isInside(p) && vertex)`
          $k = ${frac(place)}$ was used, where the quadratic for $x$ is greatest. The right side of the given equation
          is negative there.`,
        slip('sought_the_extreme_elsewhere', place, isInside(p) && to)`
          $k = ${to}$ was used, the largest $k$ for which the equation can be solved. $x$ is larger for some smaller
          $k$.`,
        slip('sought_the_extreme_elsewhere', place, middle)`
          $k = ${frac(middle)}$ makes the right side greatest, but $x$ also contains $${m === 1 ? '' : m}k$, which
          still grows there.`,
        slip('wrong_sign', most, () => {
          const k = q(from + to - m, 2);
          return k.sub(from).mul(q(to).sub(k)).sub(k.mul(m));
        })`
          The part $${m === 1 ? '' : m}k$ was subtracted from the right side and not added, which leads to
          $${frac(most)}$.`,
        slip('gave_the_place_for_the_value', most, frac(place))`
          $${frac(most)}$ is the value of $k$ at which $x$ is greatest. The question asks for this greatest $x$
          itself.`,
        slip('stopped_a_step_early', most, frac(height))`
          $${frac(most)}$ is the greatest value of the right side. That is only the distance of $x$ from
          $${m === 1 ? '' : m}k$, not $x$ itself.`,
        slip('took_bounds_that_exclude_each_other', most, frac(calc`${m} * ${to} + ${frac(height)}`))`
          ${here} adds the greatest values of $${m === 1 ? '' : m}k$ and of the right side. They belong to different
          $k$, so they cannot be reached together.`,
      ],
      snapRead: text`A modulus with a parameter on both sides, and the greatest $x$ of all: two branches, a condition,
        and a quadratic in the parameter.`,
      approach: text`Take the branch that gives the larger solution and treat it as a quadratic in $k$. Before using its
        vertex, ask for which $k$ the right side is not negative.`,
      check: () => {
        const k = isInside(p) ? q(from + to + m, 2) : q(to);
        const near = k.sub(q(1, 2));
        const value = (at: typeof k) => at.mul(m).add(at.sub(from).mul(q(to).sub(at)));
        return text`At $k = ${frac(near)}$ the larger solution is $${frac(value(near))}$, which is less than at $k =
          ${frac(k)}$. The right side at $k = ${to + 1}$ is $${(to + 1 - from) * -1}$, so no $k$ beyond $${to}$
          counts.`;
      },
      principle: text`A quadratic is greatest at its vertex only where the vertex is allowed; otherwise at the end of
        the allowed part next to it.`,
    };
  },
);

/** AL.MOD.1: one modulus equal to a number. */
export const twoBranches: readonly AnyTemplate[] = [
  ...situation<Branches>({
    type: 'AL.MOD.1',
    situation: 'modulus-equal-to-a-number',
    tries: 100,
    draw: draw => {
      const p = { a: draw.int(1, 4), low: draw.int(-9, 9), high: draw.int(2, 15), frame: draw.int(0, 3) };
      const isFit =
        p.low < p.high && p.low !== 0 && p.low + p.high !== 0 && (p.a * (p.low + p.high)) % 2 === 0;
      return isFit && p.a * p.high > 4 ? p : null;
    },
    forms: [productOfTwo],
  }),
  ...situation<Ratio>({
    type: 'AL.MOD.1',
    situation: 'modulus-with-a-constant',
    tries: 100,
    draw: draw => {
      const p = { a: draw.int(2, 6), r: draw.int(3, 8), t: draw.int(1, 12), frame: draw.int(0, 3) };
      return (p.a * (p.r - 1) * p.t) % 4 === 0 && p.r * p.t > 8 ? p : null;
    },
    forms: [largerOfTwo],
  }),
  ...situation<Branch>({
    type: 'AL.MOD.1',
    situation: 'modulus-with-a-moving-centre',
    tries: 100,
    draw: draw => {
      const from = draw.int(-4, 3);
      const p = { m: draw.int(1, 9), from, to: from + draw.int(3, 8), frame: draw.int(0, 3) };
      const [span, sum] = [p.to - from, from + p.to];
      const isFit = p.to > 1 && from !== 0 && sum !== 0 && p.m !== span && p.m !== -sum;
      return isFit && (p.m > span ? p.m < span + 6 : true) ? p : null;
    },
    forms: [greatestOfAll],
  }),
];
