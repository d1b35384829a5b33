import type Fraction from 'fraction.js';
import { form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { linearTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Three {
  /** x + y + z = s and ax + by + cz = t, none negative; p, q and r are the coefficients of what is asked. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
  p: number;
  k: number;
  r: number;
  frame: number;
}

/** The least and the greatest z: x and y as linear expressions in z must not be negative. */
function rangeOf({ x, y, z, a, b, c }: Three) {
  const [s, t] = [x + y + z, a * x + b * y + c * z];
  // From the two equations: x = (bs − t + (c − b)z)/(b − a), y = (t − as − (c − a)z)/(b − a).
  const forX = q(t - b * s, c - b);
  const forY = q(t - a * s, c - a);
  return { s, t, low: forX.gt(0) ? forX : q(0), high: forY };
}

const blend = form<Three>(
  'greatest-with-three-unknowns',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.LIN.3'],
    verify: given => {
      const { s, t } = rangeOf(given);
      const { a, b, c, p, k, r } = given;
      let best: Fraction | null = null;
      for (let i = 0; i <= 12 * s; i += 1) {
        const z = q(i, 12);
        const y = q(t)
          .sub(q(s).sub(z).mul(a))
          .sub(z.mul(c))
          .div(b - a);
        const x = q(s).sub(y).sub(z);
        if (x.lt(0) || y.lt(0)) continue;
        const value = x.mul(p).add(y.mul(k)).add(z.mul(r));
        if (!best || value.gt(best)) best = value;
      }
      return best ?? 0;
    },
  },
  (given, { step, find, write }) => {
    const { a, b, c, p, k, r, frame } = given;
    const { s, t, low, high } = rangeOf(given);
    write(
      tex`y = \frac{${t - a * s} - ${c - a === 1 ? '' : c - a}z}{${b - a}}, \qquad x =
        \frac{${linearTex(c - b, b * s - t, 'z')}}{${b - a}}`,
      { because: text`Two equations leave one of three unknowns free, and everything becomes linear in it.` },
    )`
      Express $x$ and $y$ with $z$. Subtract $${a}$ times the first equation from the second: $x$ drops out, which
      gives $y$. Then $x$ is what is left of $${s}$.`;
    const change = step(
      q(r)
        .sub(q(k * (c - a), b - a))
        .add(q(p * (c - b), b - a)),
      {
        because: text`With $x$ and $y$ put in, the expression is linear in $z$. Its coefficient tells whether a larger
          $z$ is better or worse.`,
        name: text`how the expression changes with $z$`,
        works:
          value => tex`${p} \times ${frac(q(c - b, b - a))} - ${k} \times ${frac(q(c - a, b - a))} + ${r} =
        ${frac(value)}`,
      },
    )`
      If $z$ grows by $1$, then $y$ falls and $x$ rises by fixed amounts. Multiply each of these changes by its
      coefficient and add: by so much the expression changes.`;
    const most = step(high, {
      because: text`At this bound $y$ is $0$: all of it has been exchanged. A larger $z$ would need a negative $y$.`,
      name: text`the greatest $z$`,
      works: value => tex`y \ge 0 \quad \Rightarrow \quad z \le
      ${frac(value)}`,
    })`
      $y$ must not be negative, and it falls as $z$ grows. This bounds $z$ from above.`;
    const least = step(low, {
      because: text`Two conditions bound $z$ from below, so the stricter one counts. Not $z = 0$ at once: $x$ could be
        negative there.`,
      name: text`the least $z$`,
      works: value => tex`x \ge 0, \; z \ge 0 \quad \Rightarrow
      \quad z \ge ${frac(value)}`,
    })`
      $x$ and $z$ must not be negative, and $x$ rises with $z$. This bounds $z$ from below.`;
    const up = change.gt(0);
    const z = find(() => (up ? most : least), { name: text`the best $z$` });
    const base = find(q(p * (b * s - t), b - a).add(q(k * (t - a * s), b - a)), {
      name: text`the expression for $z = 0$`,
    });
    const best = step(() => base.add(change.mul(z)), {
      because: text`A linear expression only rises or only falls, so it is greatest at an end of the range of $z$. In
        the middle it is never best.`,
      works:
        value => tex`z = ${frac(z)}: \quad ${frac(base)} ${change.s < 0n ? '-' : '+'} ${frac(change.abs())}
        \times ${frac(z)} = ${frac(value)}`,
    })`
      The expression ${up ? 'grows' : 'falls'} with $z$, so take the ${up ? 'greatest' : 'least'} $z$. For $z = 0$ it
      would be $${frac(base)}$; add the change.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`Real numbers $x, y, z \ge 0$ satisfy $x + y + z = ${s}$ and $${a === 1 ? '' : a}x + ${b}y + ${c}z =
          ${t}$. What is the greatest possible value of $${p === 1 ? '' : p}x + ${k === 1 ? '' : k}y +
          ${r === 1 ? '' : r}z$?`,
        text`From three kinds of cement that cost ₹${a}, ₹${b} and ₹${c} a kg, $x$, $y$ and $z$ kg are mixed to make
          $${s}$ kg for ₹${t} in all. Their strengths count $${p}$, $${k}$ and $${r}$ points a kg. Find the maximum of
          $${p === 1 ? '' : p}x + ${k === 1 ? '' : k}y + ${r === 1 ? '' : r}z$, where none of the three is negative.`,
        text`None of the real numbers $x$, $y$ and $z$ is negative. Their sum is $${s}$, and $${a === 1 ? '' : a}x +
          ${b}y + ${c}z = ${t}$. What is the maximum of $${p === 1 ? '' : p}x + ${k === 1 ? '' : k}y +
          ${r === 1 ? '' : r}z$?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d < 5n,
      slips: [
        slip('gave_the_other_extreme', z, () => (up ? least : most))`
          You used the other end of the range, $z = ${frac(z)}$. The expression ${up ? 'grows' : 'falls'} with $z$, so
          this end gives its least value.`,
        slip('ignored_a_bound', z, () => (up ? q(t, c) : q(0)))`
          $z$ was taken as $${up ? frac(q(t, c)) : 0}$, as if the second equation alone bounded it. One of the other
          numbers becomes negative then.`,
        slip('ignored_a_condition', best, Math.max(p, k, r) * s)`
          All of $${s}$ was put on the number with the largest coefficient. The second equation does not allow that.`,
        stop('sought_the_extreme_elsewhere', base)`
          $${frac(base)}$ is the value for $z = 0$. There one of the other two numbers would be negative.`,
        slip('sought_the_extreme_elsewhere', z, () => most.add(least).div(2))`
          The middle of the possible $z$, $${frac(z)}$, was taken. A linear expression is greatest at an end.`,
        slip('wrong_sign', change, () => change.neg())`
          You used $${frac(change)}$ for the change of the expression when $z$ grows by $1$. It has the opposite sign.`,
      ],
      snapRead: text`Three numbers that are not negative, two equations: one is free, and a linear expression of it is
        asked.`,
      approach: text`Express everything by one unknown. The conditions 'not negative' give its range, and a linear
        expression is greatest at an end of it.`,
      check: () => {
        const y = q(t - a * s)
          .sub(z.mul(c - a))
          .div(b - a);
        const x = q(s).sub(y).sub(z);
        return text`With $x = ${frac(x)}$, $y = ${frac(y)}$ and $z = ${frac(z)}$ the sum is $${s}$ and $${a} \times
          ${frac(x)} + ${b} \times ${frac(y)} + ${c} \times ${frac(z)} = ${t}$; the expression is
          $${frac(x.mul(p).add(y.mul(k)).add(z.mul(r)))}$.`;
      },
      principle: text`With one unknown left free, a linear expression is greatest at an end of its range, where
        another unknown becomes zero.`,
    };
  },
);

/** AL.INQ.7 Hard: three unknowns with two equations. */
export const whatStaysBest: readonly AnyTemplate[] = [
  ...situation<Three>({
    type: 'AL.INQ.7',
    situation: 'three-and-two-equations',
    tries: 400,
    draw: draw => {
      const p = {
        x: draw.int(2, 12),
        y: draw.int(2, 12),
        z: draw.int(2, 12),
        a: draw.int(1, 4),
        b: draw.int(3, 6),
        c: draw.int(5, 9),
        p: draw.int(2, 9),
        k: draw.int(2, 9),
        r: draw.int(2, 9),
        frame: draw.int(0, 2),
      };
      if (!(p.a < p.b && p.b < p.c && new Set([p.p, p.k, p.r]).size === 3)) return null;
      const { low, high } = rangeOf(p);
      const change = q(p.r)
        .sub(q(p.k * (p.c - p.a), p.b - p.a))
        .add(q(p.p * (p.c - p.b), p.b - p.a));
      const fits =
        high.sub(low).gt(2) && low.gt(0) && high.d === 1n && low.d < 3n && change.d < 3n && !change.equals(0);
      return fits ? p : null;
    },
    forms: [blend],
  }),
];
