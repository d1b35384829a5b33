import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

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
    revision: 2,
    also: ['AL.QUA.3', 'AL.QUA.7'],
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
      {
        because: text`The constant term of a quadratic that begins with $x^2$ is the product of its roots. The roots
          themselves are not known, but their sum and product stand in the given equation.`,
      },
    )`
      $n$ is the product of the new roots. Multiply out, and replace $\alpha^2 + \beta^2$ by $(\alpha + \beta)^2 -
      2\alpha\beta$, so that only the sum and the product of the roots remain.`;
    write(tex`n = (${inner})^2 + ${tt}k^2`, {
      because: text`The sum is the coefficient of $x$ with its sign changed, and the product is the constant term. So
        $n$ is a quadratic in $k$.`,
    })`
      Put in the sum $\alpha + \beta = k$ and the product $\alpha\beta = ${polynomialTex([a, c], 'k')}$: now $n$
      depends on $k$ alone.`;
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
      because: text`A parabola that opens upwards rises on both sides of its vertex. Among the values that are allowed,
        the one nearest to the vertex is therefore the best; the vertex itself has no real roots.`,
      name: 'the value of k that gives the least',
      works: value =>
        tex`k = ${frac(vertexOf(p))} \text{ is not allowed} \quad \Rightarrow \quad k = ${frac(value)}`,
    })`
      As a quadratic in $k$, $n$ would be least at its vertex. The vertex lies between the two limits, so $n$ is least
      at one of them, the one that is nearer to the vertex.`;
    const wanted = step(
      calc`(${a} * ${k} + ${c} - ${tt})^2 + ${tt} * ${k}^2`,
      (_value, working) => tex`n = ${working}`,
    )`
      Put this $k$ into the expression for $n$: that is the least value.`;
    const [, far] = nearerEnd(p);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`For a real number $k$ the equation $${given} = 0$ has real roots $\alpha$ and $\beta$. The equation
            with the roots $\alpha^2 + ${tt}$ and $\beta^2 + ${tt}$ is $x^2 - mx + n = 0$. What is the least possible
            value of $n$?`
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
          ${here} leaves out the factor $${tt}$, by which $(\alpha + \beta)^2$ has to be multiplied.`,
        slip('sought_the_extreme_elsewhere', k, () => q(a === 0 ? 1 : -c).div(a === 0 ? 1 : a))`
          $k = ${k}$ makes the product $\alpha\beta$ zero. But the other square is not least there, and the sum
          counts.`,
        slip('sought_the_extreme_elsewhere', k, 0)`
          $k = 0$ makes the sum of the roots zero. The first square is large there, and $k = 0$ may give no real
          roots.`,
        slip('got_the_discriminant_wrong', k, () => near.div(2))`
          $k = ${k}$ was taken for the limit, half of what the discriminant gives.`,
        slip('left_out_a_term', wanted, calc`(${a} * ${k} + ${c} - ${tt})^2`)`
          ${here} is only the first square. The sum of the roots is not zero for this $k$, so the second square has to
          be added.`,
      ],
      snapRead: text`A product of new roots with a parameter, and the given roots are real: not every $k$ is allowed.`,
      approach: text`Write $n$ by sum and product of the roots as a quadratic in $k$. Then look at which $k$ the roots
        are real, because the vertex may be ruled out.`,
      check: () =>
        text`At the other limit, $k = ${far}$, $n$ is $${valueAt(p, far)}$, which is more. At $k = ${near}$ the
          discriminant is $0$, and both roots are $${frac(near.div(2))}$, so
          $n = \left(${frac(near.div(2).pow(2) ?? q(0))} + ${tt}\right)^2 = ${wanted}$.`,
      principle: text`A least value over a parameter is sought only among the values that the condition of real roots
        allows.`,
    };
  },
);

/** AL.QUA.2 Hard: the least constant term where the roots have to be real. */
export const leastConstants: readonly AnyTemplate[] = situation<Bounded>({
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
