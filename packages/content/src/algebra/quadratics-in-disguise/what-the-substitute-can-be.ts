import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
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
      Let $t = ${base}^x$. The equation has a real solution exactly when this quadratic has at least one positive root
      $t$.`;
    const low = step(frac(calc`-(${c}) / ${a}`), {
      because: text`Two numbers with a negative product have opposite signs, so one of them is positive, and its power
        equation can be solved. The roots are then real in any case.`,
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
      negative. Of the two parts that the discriminant leaves, only the one with positive $k$ fits.`;
    const wanted = step([low, high], {
      because: text`One positive root is enough for a solution. At an end it has to be tested whether a root is really
        positive, since $0$ is not a power.`,
      works: ([x, y]) => tex`k < ${frac(x)} \quad \text{or} \quad k \ge ${frac(y)}`,
    })`
      The first part and the second part together are all possible $k$. At $k = ${frac(low)}$ itself the roots are $0$
      and a negative number, so it does not belong; at $k = ${frac(high)}$ both roots are equal and positive, so it
      does.`;
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
          real and negative, and no power of $${base}$ is negative.`,
        slip('got_the_discriminant_wrong', high, a + m)`
          $${a + m}$ was found for the upper limit. The factor $4$ in the discriminant brings twice as much.`,
        slip('wrong_sign', low, frac(calc`${c} / ${a}`))`
          $${last}$ was set below $0$ with the wrong sign of the constant, for $k < ${frac(low)}$.`,
        slip('ignored_a_condition', high, 0)`
          You accepted all positive $k$. For small ones the discriminant is negative, so the roots are not real.`,
        slip('wrong_sign', high, 2 * m - 2 * a)`
          $${2 * m - 2 * a}$ was found for the upper limit, with a wrong sign in the quadratic formula.`,
        slip('did_not_divide', low, a > 1 && -c)`
          You used $-${c}$ for the first limit. The linear expression in $k$ has the coefficient $${a}$, so it still
          has to be divided.`,
        slip('let_in_zero', low, 0)`
          All negative $k$ were accepted. For $k$ between $${frac(q(-c, a))}$ and $0$ the product of the two roots for
          $${base}^x$ is positive and their sum negative.`,
        slip('got_the_discriminant_wrong', high, 4 * a + 4 * m)`
          $${4 * a + 4 * m}$ was found for the upper limit. In the quadratic formula the root is divided by $2$.`,
      ],
      snapRead: text`A power, its square and a parameter: the quadratic needs a positive root.`,
      approach: text`With $t$ for the power, look for the $k$ that give a positive $t$: roots of opposite signs, or two
        positive ones. Real roots alone are not enough.`,
      faster: text`Solve for $k$:
        $k = \frac{t^2 ${addedTex(c)}}{t ${addedTex(-a)}} = (t ${addedTex(-a)}) + \frac{${m * m}}{t
        ${addedTex(-a)}} + ${2 * a}$. For $t > ${a}$ it is at least $${2 * a + 2 * m}$, for $0 < t < ${a}$ it stays
        below its value at $t = 0$, $${frac(q(-c, a))}$.`,
      check: text`At $k = ${high}$ both roots are $${frac(high.div(2))}$, a positive number. At $k = 0$ the quadratic
        is $t^2 ${addedTex(c)}$, which has no root.`,
      principle: text`After a substitution the condition is on the new letter: a power must be positive, so real roots
        are not enough.`,
    };
  },
);

/** AL.QUA.8 Hard: the range of a parameter with a power as the unknown. */
export const whatTheSubstituteCanBe: readonly AnyTemplate[] = situation<Ranged>({
  type: 'AL.QUA.8',
  situation: 'power-with-a-parameter',
  tries: 200,
  draw: draw => {
    const p = { a: draw.int(1, 5), m: draw.int(2, 9), base: draw.pick([2, 3, 5]), frame: draw.int(0, 2) };
    return p.m > p.a ? p : null;
  },
  forms: [solvable],
});
