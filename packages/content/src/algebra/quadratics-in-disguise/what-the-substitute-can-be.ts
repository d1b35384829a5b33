import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Ranged {
  /** t² − kt + (ak + c) with c = m² − a². */
  a: number;
  m: number;
  base: number;
  frame: number;
}

const solvable = form<Ranged, readonly [Fraction, Fraction]>(
  'range-of-k-with-a-solution',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.3', 'AL.IND.2'],
    verify: ({ a, m, base }) => {
      // A value of k works if some power of the base satisfies the equation: k = (t² + c)/(t − a).
      const c = m * m - a * a;
      let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let x = -12; x <= 8; x += 0.0005) {
        // The first of these powers is as good as 0, which no power reaches.
        const t = x === -12 ? base ** -60 : base ** x;
        const k = (t * t + c) / (t - a);
        if (t < a) low = Math.max(low, k);
        if (t > a) high = Math.min(high, k);
      }
      return [nearFraction(low, 12), nearFraction(Math.round(high * 1000) / 1000)];
    },
  },
  ({ a, m, base, frame }, { step, write }) => {
    const c = m * m - a * a;
    const last = polynomialTex([a, c], 'k');
    const equation = `${base * base}^x - k \\times ${base}^x + ${last}`;
    write(tex`t^2 - kt + (${last}) = 0, \qquad t > 0`, {
      because: text`Every positive $t$ is a power of $${base}$, and no other number is.`,
    })`
      Put $t = ${base}^x$. The equation has a real solution exactly when this quadratic has at least one positive
      root $t$.`;
    const low = step(frac(calc`-(${c}) / ${a}`), {
      name: 'the limit below which the roots have opposite signs',
      works: value => tex`${last} < 0 \quad \Rightarrow \quad k < ${frac(value)}`,
    })`
      If the product of the roots is negative, exactly one root is positive. That gives the first part.`;
    const high = step(calc`2 * ${a} + 2 * ${m}`, {
      name: 'the limit from which both roots are positive',
      works: value =>
        tex`k^2 - 4(${last}) \ge 0 \quad \Rightarrow \quad k \le ${2 * a - 2 * m} \text{ or } k \ge ${value}`,
      because: text`Real roots alone are not enough; with a product that is not negative their sum decides.`,
    })`
      Otherwise the roots, if real, have the sign of their sum $k$, so $k$ must be positive and the discriminant not
      negative. Of
      the two parts that the discriminant leaves, only the one with positive $k$ fits.`;
    const wanted = step([low, high], ([x, y]) => tex`k < ${frac(x)} \quad \text{or} \quad k \ge ${frac(y)}`)`
      Put the two parts together. At $k = ${frac(low)}$ itself the roots are $0$ and a negative number.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`For which real numbers $k$ does the equation $${equation} = 0$ have at least one real solution $x$?`
          : frame === 1
            ? text`Find all real values of $k$ such that $${equation} = 0$ is true for some real number $x$.`
            : text`The equation $${equation} = 0$ is to be solved for real $x$. For exactly which real $k$ is there
              a solution?`,
      show: ([x, y]) => `$k < ${frac(x).tex}$ or $k \\ge ${frac(y).tex}$`,
      size: ([x, y]) => x.add(y).valueOf(),
      plausible: ([x, y]) => x.lt(y) && x.d < 20n && y.d < 20n,
      slips: [
        slip('ignored_the_domain', low, 2 * a - 2 * m)`
          Both parts that the discriminant leaves were accepted. For $k$ just below $${2 * a - 2 * m}$ the roots are
          real and negative,
          and no power of $${base}$ is negative.`,
        slip('got_the_discriminant_wrong', high, a + m)`
          $${a + m}$ was found for the upper limit. The factor $4$ in the discriminant brings twice as much.`,
        slip('wrong_sign', low, frac(calc`${c} / ${a}`))`
          $${last}$ was set below $0$ with the wrong sign of the constant, for $k < ${frac(low)}$.`,
        slip('ignored_a_condition', high, 0)`
          All positive $k$ were accepted. The roots have to be real as well.`,
        slip('wrong_sign', high, 2 * m - 2 * a)`
          $${2 * m - 2 * a}$ was found for the upper limit, with a wrong sign in the quadratic formula.`,
        slip('did_not_divide', low, a > 1 && -c)`
          $-${c}$ was taken for the first limit. The constant has still to be divided by $${a}$.`,
        slip('let_in_zero', low, 0)`
          All negative $k$ were accepted. For $k$ between $${frac(q(-c, a))}$ and $0$ the product of the two roots
          for $${base}^x$ is positive
          and their sum negative.`,
        slip('got_the_discriminant_wrong', high, 4 * a + 4 * m)`
          $${4 * a + 4 * m}$ was found for the upper limit. In the quadratic formula the root is divided by $2$.`,
      ],
      snapRead: text`A power, its square and a parameter: the quadratic needs a positive root.`,
      approach: text`With $t$ for the power, look for the $k$ that give a positive $t$: roots of opposite signs, or
        two positive ones.
        Real roots alone are not enough.`,
      faster: text`Solve for $k$: $k = \frac{t^2 ${addedTex(c)}}{t ${addedTex(-a)}} = (t ${addedTex(-a)}) +
        \frac{${m * m}}{t ${addedTex(-a)}} +
        ${2 * a}$. For $t > ${a}$ it is at least $${2 * a + 2 * m}$, for $0 < t < ${a}$ it stays below its value at
        $t = 0$, $${frac(q(-c, a))}$.`,
      check: text`At $k = ${high}$ both roots are $${frac(high.div(2))}$, a positive number. At $k = 0$ the
        quadratic is $t^2 ${addedTex(c)}$,
        which has no root.`,
      principle: text`After a substitution the condition is on the new letter: a power must be positive, so real
        roots are not
        enough.`,
    };
  },
);

interface Least {
  /** x² + s⁴/x² − a(x + s²/x) + c. */
  s: number;
  a: number;
  c: number;
  frame: number;
}

const leastOf = form<Least>(
  'least-value-with-a-reciprocal',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.INQ.6', 'AL.QUA.7'],
    apart: true,
    verify: ({ s, a, c }) => {
      let best = Number.POSITIVE_INFINITY;
      for (let i = 1; i <= 4000; i += 1)
        for (const x of [i / 100, -i / 100]) {
          const t = x + (s * s) / x;
          best = Math.min(best, x * x + s ** 4 / (x * x) - a * t + c);
        }
      return nearFraction(best);
    },
  },
  ({ s, a, c, frame }, { step, write, find }) => {
    const k = s * s;
    const sum = k === 1 ? 'x + \\frac{1}{x}' : `x + \\frac{${k}}{x}`;
    const inside = `${Math.abs(a)}\\left(${sum}\\right)`;
    const expression = `x^2 + \\frac{${k * k}}{x^2} ${a > 0 ? '-' : '+'} ${inside} ${addedTex(c)}`;
    const twice = find(2 * k, { name: 'twice the product of x and its partner' });
    write(tex`t = ${sum}: \qquad f = t^2 - ${twice} ${addedTex(-a)}t ${addedTex(c)}`)`
      Put $t$ for $${sum}$. Squared, it gives the two squares and twice the product, $${2 * k}$. So write the
      expression, called $f$,
      by $t$.`;
    const limit = find(2 * s, { name: 'the least size of t' });
    const t = step(a > 0 ? limit : limit.neg(), {
      name: 'the best value of t',
      works:
        value => tex`|t| \ge ${limit}, \quad \frac{${a}}{2} \text{ is between } ${limit.neg()} \text{ and } ${limit}
          \quad
        \Rightarrow \quad t = ${value}`,
      because: text`$x$ and $\frac{${k}}{x}$ have one sign and the product $${k}$, so their sum is at least
        $${2 * s}$ in size.`,
    })`
      The vertex of this quadratic in $t$ lies between $-${2 * s}$ and $${2 * s}$, where $t$ cannot be. So $f$ is
      least at the possible
      value that is nearest to the vertex.`;
    const value = step(calc`${t}^2 - ${twice} + ${-a} * ${t} + ${c}`, { works: (_v, w) => tex`f = ${w}` })`
      Work out the expression there.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`What is the least value of $${expression}$ over all real $x \ne 0$?`
          : frame === 1
            ? text`The real number $x$ is not $0$. Find the minimum of the expression $${expression}$.`
            : text`How small can $${expression}$ become, if $x$ may be any real number except $0$?`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.d < 9n,
      slips: [
        slip('ignored_the_domain', t, q(a, 2))`
          The quadratic in $${sum}$ was taken at its vertex, where $${sum}$ would be $${frac(q(a, 2))}$. For real
          $x$ it is never
          between $-${2 * s}$ and $${2 * s}$.`,
        slip('gave_the_other_extreme', t, a > 0 ? -2 * s : 2 * s)`
          $${sum} = ${a > 0 ? -2 * s : 2 * s}$ was used. It is possible, but the other sign gives less.`,
        slip('left_out_a_term', twice, 0)`
          The sum of the two squares was replaced by the square of $${sum}$. Twice the product, $${2 * k}$, has to
          come off.`,
        slip('wrong_sign', value, calc`${t}^2 + ${twice} + ${-a} * ${t} + ${c}`)`
          ${here} adds twice the product instead of subtracting it.`,
        slip('left_out_a_factor', twice, k)`
          The product $${k}$ was subtracted once from the square of $${sum}$. It stands twice in the square.`,
        slip('forgot_to_square', twice, s > 1 && 2 * s)`
          $${2 * s}$ was subtracted from the square of $${sum}$. Twice the product of $x$ and $\frac{${k}}{x}$ is
          more.`,
        slip('left_out_a_term', value, calc`${t}^2 - ${twice} + ${-a} * ${t}`)`
          ${here} leaves out the constant at the end.`,
        slip('gave_the_place_for_the_value', value, t)`
          $${t}$ is the value of $${sum}$ at the minimum.`,
      ],
      snapRead: text`A sum with a reciprocal and its squares: a quadratic in the sum, but the sum has a gap.`,
      approach: text`Substitute the sum. The vertex of the quadratic falls into the gap that the sum cannot enter,
        so the least value is
        at the edge of the gap.`,
      check: text`At $x = ${a > 0 ? s : -s}$ the two squares are $${k}$ and $${k}$, the sum is $${t}$, and
        ${calc`${k} + ${k} + ${-a} * ${t} + ${c}`}.`,
      principle: text`After a substitution look for the values that the new letter can take; an extreme outside of
        them does not
        count.`,
    };
  },
);

/** AL.QUA.8 Hard: the range of a parameter with a power as the unknown. */
const parameter = situation<Ranged>({
  type: 'AL.QUA.8',
  situation: 'power-with-a-parameter',
  tries: 200,
  draw: draw => {
    const p = { a: draw.int(1, 5), m: draw.int(2, 9), base: draw.pick([2, 3, 5]), frame: draw.int(0, 2) };
    return p.m > p.a ? p : null;
  },
  forms: [solvable],
});

/** AL.QUA.8 Hard: a least value where the substitute has a gap. */
const gap = situation<Least>({
  type: 'AL.QUA.8',
  situation: 'sum-with-a-gap',
  tries: 200,
  draw: draw => {
    const p = { s: draw.int(1, 4), a: draw.int(-14, 14), c: draw.int(-20, 20), frame: draw.int(0, 2) };
    const key = 2 * p.s * p.s - 2 * p.s * Math.abs(p.a) + p.c;
    const isShown = [p.s, 2 * p.s, p.s * p.s, 2 * p.s * p.s].includes(Math.abs(key));
    return !isShown && Math.abs(p.a) > 1 && Math.abs(p.a) < 4 * p.s && p.c !== 0 ? p : null;
  },
  forms: [leastOf],
});

export const whatTheSubstituteCanBe: readonly AnyTemplate[] = [...parameter, ...gap];
