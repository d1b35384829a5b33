import { isSquare } from '../../numbers.ts';
import { calc, form, frac, Surd, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, polynomialTex, surdTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Powers {
  /** base^(2x) − k·base^x + r², with both solutions between 0 and s. */
  base: number;
  s: number;
  r: number;
  frame: number;
}

const powers = form<Powers>(
  'range-with-both-exponents-inside',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.8'],
    verify: ({ base, s, r }) => {
      // One solution x gives k; the bounds of k are met at an end of the interval or halfway between the solutions.
      const value = (x: number) => base ** x + r ** 2 / base ** x;
      const middle = Math.log(r) / Math.log(base);
      const ends = [0, s].filter(x => 2 * middle - x >= 0 - 1e-9);
      const top = Math.min(...ends.map(value));
      const low = value(middle);
      return q(Math.round((top - low) * base ** s * 1e3)).div(q(1000).mul(base ** s));
    },
  },
  ({ base, s, r, frame }, { step, write, find }) => {
    const [c, all] = [r * r, base ** s];
    write(
      tex`t = ${base}^x: \qquad f(t) = t^2 - kt + ${c} = 0, \qquad ${base}^0 = 1 < t < ${all} = ${base}^{${s}}`,
      {
        because: text`The power grows with $x$, so different $x$ between $0$ and $${s}$ give different $t$ between $1$
          and $${all}$.`,
      },
    )`
      Put $t = ${base}^x$. The solutions $x$ lie between $0$ and $${s}$ exactly when the roots of the quadratic in $t$
      lie between $1$ and $${all}$.`;
    const low = step(calc`2 * ${r}`, {
      because: text`A negative $k$ would make the sum of the roots negative, but powers are positive. With equal roots
        there would be only one $x$.`,
      name: text`the bound of $k$ from below`,
      works: value => tex`k^2 - 4 \times ${c} > 0, \quad k > 0 \quad \Rightarrow \quad k > ${value}`,
    })`
      Two distinct roots need a positive discriminant. As both roots are positive, so is their sum $k$.`;
    const one = step(calc`1 + ${c}`, {
      name: text`the bound from $f(1)$`,
      works: value => tex`f(1) = 1 - k + ${c} > 0 \quad \Rightarrow \quad k < ${value}`,
      because: text`A parabola that opens upwards is negative between its roots and positive outside them. If $f$ were
        negative at an end, one root would lie beyond this end.`,
    })`
      The parabola of $f$ opens upwards, so $f$ is positive outside its roots. If both roots lie between $1$ and
      $${all}$, then $f$ is positive at these two ends. Begin with $t = 1$.`;
    const two = step(frac(calc`${all} + ${c} / ${all}`), {
      because: text`The same holds at the upper end: if $f$ were negative there, one root would be larger than
        $${all}$, and its $x$ larger than $${s}$.`,
      name: text`the bound from $f(${all})$`,
      works: value =>
        tex`f(${all}) = ${all * all} - ${all}k + ${c} > 0 \quad \Rightarrow \quad k < ${frac(value)}`,
    })`
      At the other end, $t = ${all}$, the quadratic has to be positive as well. Solve this for $k$.`;
    const high = find(() => (one.lt(two) ? one : two).add(0), { name: text`the smaller bound from above` });
    const length = step(frac(calc`${frac(high)} - ${low}`), {
      because: text`With $f$ positive at both ends, the roots could still lie both below $1$ or both above $${all}$. The
        vertex is halfway between the roots, and it lies between $1$ and $${all}$, so this cannot happen.`,
    })`
      For $k$ above $${low}$ and below $${frac(two)}$ the vertex $t = \frac{k}{2}$ lies between $1$ and $${all}$ too. A
      parabola that is positive at both ends, with its vertex between them and below the axis, has both roots between
      them. Both bounds from above must hold, so the smaller one counts. Subtract the bound from below.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`The equation $${base}^{2x} - k \times ${base}^x + ${c} = 0$ has two distinct real solutions $x$, both
          greater than $0$ and less than ${s}. The possible values of $k$ form an interval. What is its length?`,
        text`For which real numbers $k$ does $${base}^{2x} + ${c} = k \times ${base}^x$ have two distinct solutions
          in the interval $0 < x < ${s}$? The answer is an interval of numbers $k$; find its length.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.d <= BigInt(all),
      slips: [
        slip('gave_the_other_extreme', high, () => (one.lt(two) ? two : one).add(0))`
          You kept the larger bound from above, $${frac(high)}$. Both bounds must hold: for $k$ between them the
          quadratic is negative at one end, so one of the solutions lies outside the interval.`,
        slip('got_the_discriminant_wrong', low, r)`
          The discriminant was solved as $k > ${r}$. From $k^2 > 4 \times ${c}$ it follows that $k$ is more than twice
          as large.`,
        slip('ignored_real_roots', low, 0)`
          Only the ends were used, so that $k$ runs from $0$ on. For small $k$ there are no real solutions.`,
        slip('mixed_up_the_argument', high, () => {
          const bound = q(s).add(q(c, s));
          return bound.gt(2 * r) && bound;
        })`
          $${s}$ was put in for the power itself instead of for $x$: $k < ${s} + \frac{${c}}{${s}}$. At $x = ${s}$ the
          power is $${base}^{${s}} = ${all}$.`,
        slip('left_out_a_case', length, () => (one.lt(two) ? two.sub(one) : one.sub(two)))`
          The difference of the bounds from the two ends was taken. Between them only one solution lies in the
          interval.`,
        slip('took_a_power_for_a_product', high, () => {
          const wrong = q(base * s).add(q(c, base * s));
          return base * s !== all && wrong.gt(2 * r) && wrong;
        })`
          You used $${base} \times ${s} = ${base * s}$ for $${base}^{${s}}$ at the upper end. The exponent counts equal
          factors $${base}$, so the power is $${all}$.`,
        slip('forgot_the_root', low, () => high.gt(c) && c)`
          You used $k > ${c}$ from the discriminant. From $k^2 > 4 \times ${c}$ the root has to be taken.`,
      ],
      snapRead: text`A quadratic in $${base}^x$ with both solutions in an interval: change the variable and the
        interval.`,
      approach: text`With $t = ${base}^x$ the question is when both roots of a quadratic lie between $1$ and $${all}$.
        Use the discriminant and the signs at both ends.`,
      faster: text`The roots $t$ have the product $${c}$, so they are $${r}u$ and $${r} \div u$. The smaller bound
        belongs to the end that is reached first: ${r * r < all ? text`$t = 1$` : text`$t = ${all}$`}.`,
      check: () =>
        text`For the upper bound $k = ${frac(high)}$ the roots are ${
          c < all ? text`$1$ and $${c}$` : text`$${all}$ and $${frac(q(c, all))}$`
        }, for the lower one both are $${r}$: an end is just reached, and the roots are just equal.`,
      principle: text`After a change of variable the interval has to be changed as well, and then the signs at its ends
        decide.`,
    };
  },
);

interface Interlaced {
  /** x² − ax + d with irrational roots, and x² − bx + k. */
  a: number;
  d: number;
  b: number;
  frame: number;
}

const interlaced = form<Interlaced, Surd>(
  'range-with-one-root-between-two-others',
  {
    band: 'Hard',
    seconds: 145,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.QUA.1'],
    verify: ({ a, d, b }) => {
      const root = Math.sqrt(a * a - 4 * d);
      const [low, high] = [(a - root) / 2, (a + root) / 2];
      const fits = (k: number) => {
        const e = b * b - 4 * k;
        if (e < 0) return false;
        const zeros = [(b - Math.sqrt(e)) / 2, (b + Math.sqrt(e)) / 2];
        return zeros.filter(x => x > low && x < high).length === 1;
      };
      const start = b * (a / 2) - (a / 2) ** 2 + (low - a / 2) * (high - a / 2);
      const end = (sign: number) => {
        let [near, far] = [start, start + sign * 5000];
        for (let i = 0; i < 90; i += 1) {
          const half = (near + far) / 2;
          if (fits(half)) near = half;
          else far = half;
        }
        return near;
      };
      return end(1) - end(-1);
    },
  },
  ({ a, d, b, frame }, { step, find, write }) => {
    const e = b - a;
    write(tex`f(\alpha)\,f(\beta) < 0`, {
      because: text`Between $\alpha$ and $\beta$ the sign of $f$ changes once if one root lies there, and not at all or
        twice otherwise.`,
    })`
      Let $\alpha$ and $\beta$ be the roots of $g(x) = 0$. Exactly one root of $f(x) = 0$ lies between them if $f$ has
      different signs there.`;
    const factor = find(Math.abs(e), { name: text`the factor of the roots` });
    write(
      tex`f(\alpha) = (${a}\alpha ${addedTex(-d)}) - ${b}\alpha + k = k ${addedTex(-d)} ${addedTex(-e)}\alpha, \qquad
      f(\beta)
        = k ${addedTex(-d)} ${addedTex(-e)}\beta`,
      {
        because: text`The roots are irrational, but $\alpha^2 = ${a}\alpha ${addedTex(-d)}$ removes the square.`,
      },
    )`
      Use $g(\alpha) = 0$: replace $\alpha^2$ by $${a}\alpha ${addedTex(-d)}$, and $\beta^2$ likewise.`;
    const apart = step(() => Surd.root(a * a - 4 * d), {
      name: text`the difference of $\alpha$ and $\beta$`,
      works: value => tex`|\alpha - \beta| = \sqrt{${a}^2 - 4 \times ${d}} = ${value}`,
    })`
      So $k$ lies between $${d} ${addedTex(e)}\alpha$ and $${d} ${addedTex(e)}\beta$. For the distance of these two
      numbers find the difference of the roots of $g$, the root of its discriminant.`;
    const length = step(() => apart.mul(factor), {
      works: value => tex`${factor} \times ${apart} = ${value}`,
    })`
      The two bounds for $k$ differ by $${Math.abs(e)}$ times as much.`;
    const disc = a * a - 4 * d;
    const key = Surd.root(disc).mul(Math.abs(e));
    return {
      answer: length,
      stem: wording(
        frame,
        text`Let $f(x) = x^2 - ${b}x + k$ and $g(x) = ${polynomialTex([1, -a, d])}$. The equation $f(x) = 0$ has two
          different real roots, and exactly one of them lies between the two roots of $g(x) = 0$. The values of $k$ for
          which this is so form an interval. What is its length?`,
        text`The zeros of $g(x) = ${polynomialTex([1, -a, d])}$ are irrational. Of the zeros of $f(x) = x^2 - ${b}x +
          k$, where $k$ is real, one is to lie between them and the other one is not. All such numbers $k$ fill an
          interval. Find its length.`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_factor', factor, 1)`
          $${surdTex(1, disc)}$ is the distance of the roots of $g(x) = 0$. It is a length for $x$, not for $k$.`,
        slip('did_not_halve', length, () => key.mul(2))`
          The two bounds for $k$ were taken to be twice as far apart, as if $\frac{${a} \pm ${surdTex(1, disc)}}{2}$ had
          no denominator.`,
        slip('halved_needlessly', length, () => key.div(2))`
          $${length}$ is only half of the interval, from its middle to one bound. The two bounds lie as far from the
          middle on both sides.`,
        slip('added_for_subtracted', factor, a + b)`
          The factor $${a} + ${b} = ${a + b}$ was used. When $x^2$ is replaced, the terms with $x$ are $${a}x$ and
          $-${b}x$.`,
        slip('got_the_discriminant_wrong', apart, a * a - d > 0 && Surd.root(a * a - d))`
          The discriminant of $g$ was taken as $${a}^2 ${addedTex(-d)} = ${a * a - d}$, without the factor $4$.`,
        slip('wrong_sign', apart, a * a + 4 * d > 0 && Surd.root(a * a + 4 * d))`
          The discriminant of $g$ was taken as $${a}^2 ${addedTex(4 * d)} = ${a * a + 4 * d}$, with a wrong sign.`,
        slip('used_a_wrong_given_number', factor, b)`
          The difference of the roots of $g$ was multiplied by $${b}$, the coefficient of $f$. The term $${a}x$ that
          comes from $x^2$ was left out.`,
      ],
      snapRead: text`One root of $f$ between two irrational roots of $g$: the signs of $f$ at these roots decide.`,
      approach: text`Do not solve $g(x) = 0$. Reduce $f$ at a root of $g$ to a linear expression, and require different
        signs.`,
      faster: text`Where $f(x) = g(x)$, $x = \frac{k ${addedTex(-d)}}{${e}}$. One root lies between the others exactly
        when this $x$ does, so the length for $k$ is $${Math.abs(e)}$ times $${surdTex(1, disc)}$.`,
      check:
        () => text`For $k = ${d} ${addedTex(e)}\alpha$ one root of $f(x) = 0$ is $\alpha$ itself, as $f(\alpha) = 0$.
          From there to $k = ${d} ${addedTex(e)}\beta$ the distance is $${length}$.`,
      principle: text`At a root of $g$ every polynomial can be reduced by $g$; then the sign is that of a linear
        expression.`,
    };
  },
);

/** AL.QUA.9 Hard: a changed variable with its interval, and roots that lie between other roots. */
export const changedVariables: readonly AnyTemplate[] = [
  ...situation<Powers>({
    type: 'AL.QUA.9',
    situation: 'exponents-inside-an-interval',
    tries: 100,
    draw: draw => {
      const [base, s] = draw.pick([
        [2, 2],
        [2, 3],
        [2, 4],
        [3, 2],
        [3, 3],
        [4, 2],
        [5, 2],
        [6, 2],
      ] as const);
      const p = { base, s, r: draw.int(2, base ** s - 1), frame: draw.int(0, 1) };
      const all = base ** s;
      const length = p.r * p.r < all ? q((p.r - 1) ** 2) : q((all - p.r) ** 2, all);
      return p.r * p.r !== all && length.gt(q(1, 2)) && length.lt(25) && p.r < 20 ? p : null;
    },
    forms: [powers],
  }),
  ...situation<Interlaced>({
    type: 'AL.QUA.9',
    situation: 'roots-between-roots',
    tries: 100,
    draw: draw => {
      const p = { a: draw.int(3, 12), d: draw.int(-12, 30), b: draw.int(3, 16), frame: draw.int(0, 1) };
      const disc = p.a * p.a - 4 * p.d;
      const fits = p.d !== 0 && disc > 4 && disc < 200 && !isSquare(disc) && Math.abs(p.a - p.b) > 1;
      return fits && p.a !== p.b && Math.abs(p.a - p.b) < 7 ? p : null;
    },
    forms: [interlaced],
  }),
];
