import type Fraction from 'fraction.js';
import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Cubed {
  sum: number;
  product: number;
  /** The new roots are α³ + uα² + vα + w. */
  u: number;
  v: number;
  w: number;
  frame: number;
}

const lowered = form<Cubed>(
  'product-of-lowered-powers',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.POL.1'],
    apart: true,
    verify: ({ sum, product, u, v, w }) => {
      const root = Math.sqrt(sum * sum - 4 * product);
      const at = (x: number) => x ** 3 + u * x * x + v * x + w;
      return nearFraction(at((sum - root) / 2) * at((sum + root) / 2));
    },
  },
  ({ sum, product, u, v, w, frame }, { step, find }) => {
    const given = polynomialTex([1, -sum, product]);
    const cubicIn = (letter: string) => polynomialTex([1, u, v, w], letter);
    const square = step([sum, -product], {
      name: 'the square of a root as a linear expression',
      works: ([a, b]) => tex`\alpha^2 = ${polynomialTex([a, b], '\\alpha ')}`,
      because: text`A root of the given equation makes every higher power of itself a linear expression.`,
    })`
      $\alpha$ satisfies the given equation. Solve that for $\alpha^2$.`;
    const cube = step(
      [calc`${square[0]}^2 + ${square[1]}`, calc`${square[0]} * ${square[1]}`],
      ([a, b]) =>
        tex`\alpha^3 = ${square[0]}\alpha^2 ${addedTex(square[1])}\alpha = ${polynomialTex([a, b], '\\alpha ')}`,
    )`
      Multiply by $\alpha$ and put in the expression for $\alpha^2$ once more.`;
    const factor = find(calc`${cube[0]} + ${u} * ${square[0]} + ${v}`, { name: 'the factor of the root' });
    const added = find(calc`${cube[1]} + ${u} * ${square[1]} + ${w}`, { name: 'the number added' });
    const linear = step(
      [factor, added],
      ([a, b]) => tex`${cubicIn('\\alpha ')} = ${polynomialTex([a, b], '\\alpha ')}`,
    )`
      Replace $\alpha^3$ and $\alpha^2$ in the new root, and gather.`;
    const wanted = step(
      calc`${linear[0]}^2 * ${product} + ${linear[0]} * ${linear[1]} * ${sum} + ${linear[1]}^2`,
    )`
      The same holds for $\beta$. Multiply the two linear expressions out and use $\alpha + \beta = ${sum}$ and
      $\alpha\beta = ${product}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The roots of $${given} = 0$ are $\alpha$ and $\beta$. A quadratic equation with leading coefficient $1$
            has the roots $${cubicIn('\\alpha ')}$ and $${cubicIn('\\beta ')}$. What is its constant term?`
          : text`Let $\alpha$ and $\beta$ be the roots of $${given} = 0$ and let $f(x) = ${cubicIn('x')}$. Find the
            product $f(\alpha) \times f(\beta)$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('left_out_a_term', wanted, calc`${linear[0]}^2 * ${product} + ${linear[1]}^2`)`
          ${here} leaves out the mixed terms with $\alpha + \beta$ when the two brackets are multiplied.`,
        slip('wrong_sign', square, [-sum, -product])`
          $\alpha^2$ was replaced by $${polynomialTex([-sum, -product], '\\alpha ')}$. The term in $\alpha$ changes its
          sign when it goes to the other side.`,
        slip('wrong_sign', square, [sum, product])`
          $\alpha^2$ was replaced by $${polynomialTex([sum, product], '\\alpha ')}$. The constant changes its sign when
          it goes to the other side.`,
        slip('left_out_a_term', cube, [q(sum * sum), q(-sum * product)])`
          $\alpha^3$ became $${polynomialTex([sum * sum, -sum * product], '\\alpha ')}$. The term
          $${addedTex(-product)}\alpha$
          was lost on the way.`,
        slip(
          'wrong_sign',
          wanted,
          calc`${linear[0]}^2 * ${product} - ${linear[0]} * ${linear[1]} * ${sum} + ${linear[1]}^2`,
        )`
          ${here} takes the sum of the roots with the sign that it has in the equation.`,
        slip(
          'forgot_to_square',
          wanted,
          calc`${linear[0]} * ${product} + ${linear[0]} * ${linear[1]} * ${sum} + ${linear[1]}^2`,
        )`
          ${here} multiplies $\alpha\beta$ by $${linear[0]}$ once. Each of the two brackets brings it.`,
        slip('mixed_up_sum_and_product', wanted, calc`${linear[0]} * ${sum} + 2 * ${linear[1]}`)`
          ${here} is the sum of the two new roots, not their product.`,
        slip('left_out_a_term', factor, calc`${cube[0]} + ${v}`)`
          The term with $\alpha^2$ gave nothing to the factor of $\alpha$, which then is $${factor}$.`,
      ],
      snapRead: text`A cubic in the roots of a quadratic: lower its degree by the equation itself.`,
      approach: text`The equation turns $\alpha^2$ and then $\alpha^3$ into linear expressions, so that each new
        root is a
        linear expression of the old one. The product of the two new roots then follows from the sum and the
        product of $\alpha$ and $\beta$.`,
      faster: text`Divide $${cubicIn('x')}$ by $${given}$: the remainder $${polynomialTex([linear[0], linear[1]])}$
        is what
        is left of it at a root.`,
      check: () =>
        text`$(${given})(${polynomialTex([1, u + sum])})$ and the remainder
        $${polynomialTex([linear[0], linear[1]])}$ together give $${cubicIn('x')}$.`,
      principle: text`A root of a quadratic turns every higher power of itself into a linear expression: lower the
        degree
        before you put numbers in.`,
    };
  },
);

interface Bounded {
  /** The equation is x² − kx + (ak + c) = 0, with a² + c = m². */
  a: number;
  m: number;
  /** The new roots are α² + t² and β² + t². */
  t: number;
  frame: number;
}

const constantOf = ({ a, m }: Bounded) => m * m - a * a;
const valueAt = (p: Bounded, k: Fraction): Fraction => {
  const first = k
    .mul(p.a)
    .add(constantOf(p))
    .sub(p.t * p.t);
  return first.mul(first).add(k.mul(k).mul(p.t * p.t));
};
/** Where the constant term would be least if every k were allowed. */
const vertexOf = (p: Bounded) => q(-p.a * (constantOf(p) - p.t * p.t), p.a * p.a + p.t * p.t);
const endsOf = ({ a, m }: Bounded): readonly [Fraction, Fraction] => [q(2 * a - 2 * m), q(2 * a + 2 * m)];
const nearerEnd = (p: Bounded): readonly [Fraction, Fraction] => {
  const [low, high] = endsOf(p);
  return valueAt(p, low).lt(valueAt(p, high)) ? [low, high] : [high, low];
};

const leastConstant = form<Bounded>(
  'least-constant-term',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.3', 'AL.QUA.7'],
    apart: true,
    verify: p => {
      let best = Number.POSITIVE_INFINITY;
      for (let k = -60; k <= 60; k += 0.125) {
        const product = p.a * k + constantOf(p);
        const discriminant = k * k - 4 * product;
        if (discriminant < 0) continue;
        const root = Math.sqrt(discriminant);
        const [x, y] = [(k - root) / 2, (k + root) / 2];
        best = Math.min(best, (x * x + p.t ** 2) * (y * y + p.t ** 2));
      }
      return nearFraction(best);
    },
  },
  (p, { step, find, write }) => {
    const { a, t, frame } = p;
    const c = constantOf(p);
    const linear = polynomialTex([a, c], 'k');
    const given = `x^2 - kx ${linear.startsWith('-') ? `- ${linear.slice(1)}` : `+ ${linear}`}`;
    const tt = t * t;
    const inner = polynomialTex([a, c - tt], 'k');
    write(
      tex`n = (\alpha^2 + ${tt})(\beta^2 + ${tt}) = (\alpha\beta)^2 + ${tt}(\alpha^2 + \beta^2) + ${tt * tt} =
        (\alpha\beta - ${tt})^2 + ${tt}(\alpha + \beta)^2`,
    )`
      $n$ is the product of the new roots. Multiply out, and replace $\alpha^2 + \beta^2$ by $(\alpha + \beta)^2 -
      2\alpha\beta$, so that only the sum and the product of the roots remain.`;
    write(tex`n = (${inner})^2 + ${tt}k^2`)`
      Put in $\alpha + \beta = k$ and $\alpha\beta = ${polynomialTex([a, c], 'k')}$.`;
    const low = find(calc`2 * ${a} - 2 * ${p.m}`, { name: 'the lower limit of k' });
    const high = find(calc`2 * ${a} + 2 * ${p.m}`, { name: 'the upper limit of k' });
    write(
      tex`k^2 - 4(${polynomialTex([a, c], 'k')}) \ge 0 \quad \Rightarrow \quad k \le ${low} \text{ or } k \ge ${high}`,
      {
        because: text`Without this condition a value of $k$ might be used for which there are no roots at all.`,
      },
    )`
      The roots are real, so the discriminant is not negative. That leaves only some values of $k$.`;
    const [near] = nearerEnd(p);
    const k = step(near, {
      name: 'the value of k that gives the least',
      works: value =>
        tex`k = ${frac(vertexOf(p))} \text{ is not allowed} \quad \Rightarrow \quad k = ${frac(value)}`,
    })`
      As a quadratic in $k$, $n$ would be least at its vertex. The vertex lies between the two limits, so $n$ is
      least at
      one of them, the one that is nearer to the vertex.`;
    const wanted = step(
      calc`(${a} * ${k} + ${c} - ${tt})^2 + ${tt} * ${k}^2`,
      (_value, working) => tex`n = ${working}`,
    )`
      Work out $n$ for this value of $k$.`;
    const [, far] = nearerEnd(p);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`For a real number $k$ the equation $${given} = 0$ has real roots $\alpha$ and $\beta$. The equation
            with
            the roots $\alpha^2 + ${tt}$ and $\beta^2 + ${tt}$ is $x^2 - mx + n = 0$. What is the least possible
            value of
            $n$?`
          : text`The roots $\alpha$ and $\beta$ of $${given} = 0$ are real, where $k$ is a real number. Let $n$ be the
            product of $\alpha^2 + ${tt}$ and $\beta^2 + ${tt}$. Find the minimum value of $n$.`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.d < 60n && value.gt(0),
      slips: [
        slip('ignored_real_roots', k, vertexOf(p))`
          $n$ was taken at the vertex $k = ${frac(vertexOf(p))}$. For that $k$ the discriminant is negative, and the
          equation has no real roots.`,
        slip('gave_the_other_extreme', k, far)`
          $k = ${far}$ is the other limit. There $n$ is larger, since the vertex is farther away.`,
        slip('left_out_a_term', wanted, calc`(${a} * ${k} + ${c})^2 + ${tt} * ${k}^2 + ${tt}^2`)`
          ${here} puts $k^2$ for $\alpha^2 + \beta^2$. The square of the sum also has the term $2\alpha\beta$.`,
        slip('wrong_sign', wanted, calc`(${a} * ${k} + ${c} + ${tt})^2 + ${tt} * ${k}^2`)`
          ${here} has the term with $\alpha\beta$ with the wrong sign: $2\alpha\beta$ was added to $(\alpha + \beta)^2$
          instead of subtracted.`,
        slip('left_out_a_factor', wanted, tt > 1 && calc`(${a} * ${k} + ${c} - ${tt})^2 + ${k}^2`)`
          ${here} leaves out the factor $${tt}$ of $(\alpha + \beta)^2$.`,
        slip('sought_the_extreme_elsewhere', k, () => q(a === 0 ? 1 : -c).div(a === 0 ? 1 : a))`
          $k = ${k}$ makes $\alpha\beta$ zero. The other square is not least there.`,
        slip('sought_the_extreme_elsewhere', k, 0)`
          $k = 0$ makes the sum of the roots zero. The first square is large there, and $k = 0$ may give no real
          roots.`,
        slip('got_the_discriminant_wrong', k, () => near.div(2))`
          $k = ${k}$ was taken for the limit, half of what the discriminant gives.`,
        slip('left_out_a_term', wanted, calc`(${a} * ${k} + ${c} - ${tt})^2`)`
          ${here} is only the first square. The sum of the roots is not zero there.`,
      ],
      snapRead: text`A product of new roots with a parameter, and the given roots are real: not every $k$ is allowed.`,
      approach: text`Write $n$ by sum and product of the roots as a quadratic in $k$. Then look at which $k$ the
        roots are
        real, because the vertex may be ruled out.`,
      check: () =>
        text`At the other limit, $k = ${far}$, $n$ is $${valueAt(p, far)}$, which is more. At $k = ${near}$ the
          discriminant is $0$, and both roots are $${frac(near.div(2))}$, so $n =
          \left(${frac(near.div(2).pow(2) ?? q(0))} +
          ${tt}\right)^2 = ${wanted}$.`,
      principle: text`A least value over a parameter is sought only among the values that the condition of real roots
        allows.`,
    };
  },
);

/** AL.QUA.2 Hard: cubic expressions of the roots. */
const loweredPowers = situation<Cubed>({
  type: 'AL.QUA.2',
  situation: 'lowered-powers',
  tries: 200,
  draw: draw => {
    const [sum, product] = [
      draw.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
      draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    ];
    const p = {
      sum,
      product,
      u: draw.int(-6, 4),
      v: draw.int(-6, 6),
      w: draw.int(-5, 8),
      frame: draw.int(0, 1),
    };
    const discriminant = sum * sum - 4 * product;
    const factor = sum * sum - product + p.u * sum + p.v;
    const added = -sum * product - p.u * product + p.w;
    if (discriminant <= 0 || isSquare(discriminant) || p.u === 0 || p.v === 0 || p.w === 0) return null;
    return Math.abs(factor) > 1 && Math.abs(factor) < 8 && added !== 0 && Math.abs(added) < 9 ? p : null;
  },
  forms: [lowered],
});

/** AL.QUA.2 Hard: the least constant term where the roots have to be real. */
const leastConstants = situation<Bounded>({
  type: 'AL.QUA.2',
  situation: 'real-roots-squared',
  tries: 200,
  draw: draw => {
    const p = {
      a: draw.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
      m: draw.int(2, 8),
      t: draw.int(1, 3),
      frame: draw.int(0, 1),
    };
    const [low, high] = endsOf(p);
    const vertex = vertexOf(p);
    const middle = low.add(high).div(2);
    return constantOf(p) !== 0 &&
      vertex.gt(low) &&
      vertex.lt(high) &&
      !vertex.equals(middle) &&
      !nearerEnd(p)[0].equals(0)
      ? p
      : null;
  },
  forms: [leastConstant],
});

export const powersOfRoots: readonly AnyTemplate[] = [...loweredPowers, ...leastConstants];
