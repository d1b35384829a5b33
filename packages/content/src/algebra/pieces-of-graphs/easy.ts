import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, linearTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { lowestOfLines, oneGraph } from './drawing.ts';

interface TwoLines {
  /** The smaller of ax + b and c − dx. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const twoLines = form<TwoLines>(
  'greatest-value-of-the-smaller-of-two-lines',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b, c, d }) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let i = -840 * 20; i <= 840 * 20; i += 1)
        best = Math.max(best, Math.min((a * i) / 840 + b, c - (d * i) / 840));
      return nearFraction(best, 12);
    },
  },
  ({ a, b, c, d, frame }, { step }) => {
    const [rising, falling] = [linearTex(a, b, 'x'), linearTex(-d, c, 'x')];
    const place = step(frac(calc`(${c} - ${b}) / (${a} + ${d})`), {
      name: text`the place where the lines meet`,
      works: (_v, working) => tex`${rising} = ${falling} \quad \Rightarrow \quad x = ${working}`,
      because: text`To the left of the crossing point $f$ follows the rising line, to the right the falling one. So
        every step away from this point makes $f$ smaller.`,
    })`
      The smaller of the two values rises with the first line and falls with the second. So it is greatest where both
      are equal: set the lines equal and solve for $x$.`;
    const value = step(() => place.mul(a).add(b), {
      because: text`The place is an $x$, but the question asks for a value of $f$. Both lines have the same height
        there, so either may be used.`,
      works: v =>
        tex`f\left(${frac(place)}\right) = ${a > 1 && tex`${a} \times `}${frac(place)} ${addedTex(b)} = ${frac(v)}`,
    })`
      Put this place into one of the lines: their common height is the greatest value of $f$.`;
    const x = q(c - b, a + d);
    const height = x.mul(a).add(b);
    const h = height.valueOf();
    const top = 1.55 * h;
    const xs = [Math.min(0, -b / a, (c - top) / d) - 0.6, Math.max(c / d, (top - b) / a) + 0.6] as const;
    return {
      answer: value,
      stem: wording(
        frame,
        text`For each real $x$ let $f(x)$ be the smaller of the two numbers $${rising}$ and $${falling}$. The figure
          shows the graph of $f$ and the two lines. What is the greatest value of $f$?`,
        text`The solid line in the figure is the graph of $f(x) = \min(${rising},\ ${falling})$. How high is its highest
          point above the $x$-axis?`,
        text`The function $f(x) = \min(${rising},\ ${falling})$ follows at each place the lower of two lines, as
          drawn. Find the maximum of $f$.`,
      ),
      figure: () =>
        lowestOfLines({
          alt: text`A rising line $y = ${rising}$ and a falling line $y = ${falling}$, both dashed. The graph of f is
            solid: it follows the rising line up to the point where they cross and the falling line from there on.`,
          lines: [
            { slope: a, start: b },
            { slope: -d, start: c },
          ],
          x: xs,
          y: [-0.2 * h, top],
        }),
      show: v => `$${fractionTex(v)}$`,
      plausible: v => v.gt(0),
      slips: [
        stop('gave_the_place_for_the_value', place)`
          $x = ${frac(place)}$ is the place of the highest point. The question asks for the value of $f$ there.`,
        slip('sought_the_extreme_elsewhere', value, b > 0 && b)`
          You found $f(0)$, where the rising line cuts the $y$-axis at $${b}$. The lines meet at another place, and $f$
          is higher there.`,
        slip('sought_the_extreme_elsewhere', value, c)`
          $${c}$ is the height of the falling line at $x = 0$. There the other line is lower, and $f$ follows that
          one.`,
        slip('wrong_sign', place, c + b > 0 && q(c + b, a + d))`
          A term was taken to the other side with a wrong sign: $x = \frac{${c} ${addedTex(b)}}{${a + d}}$. The
          lines do not meet there.`,
        slip('wrong_sign', place, a > d && q(c - b, a - d))`
          The terms with $x$ were subtracted, $${a} - ${d} = ${a - d}$, instead of being brought to one side.`,
        slip('wrong_sign', value, () => q(c).add(x.mul(d)))`
          You worked out $${c} + ${d > 1 ? tex`${d} \times ` : ''}${frac(x)}$. The second line falls, so this part has
          to be subtracted.`,
        slip('left_out_a_term', value, () => x.mul(a))`
          You left out the constant $${b}$ and worked out only $${a > 1 ? tex`${a} \times ` : ''}${frac(x)}$. The
          height of the line includes it.`,
      ],
      snapRead: text`The smaller of a rising and a falling line: its highest point is where they meet.`,
      approach: text`The smaller value follows the rising line up to the crossing point and the falling one after it.
        So set the two lines equal, and take their common height.`,
      check: () => text`The falling line gives $${c} - ${d > 1 ? tex`${d} \times ` : ''}${frac(x)} =
        ${frac(q(c).sub(x.mul(d)))}$ at the same place, so both lines have this height there.`,
      principle: text`The maximum of the smaller of a rising and a falling function is at their crossing point.`,
    };
  },
);

interface LineAndParabola {
  /** For x ≥ 0 the smaller of x² + p and c − dx, which meet at x = u and x = −v. */
  u: number;
  v: number;
  p: number;
  frame: number;
}

const partsOf = ({ u, v, p }: LineAndParabola) => ({ d: v - u, c: u * v + p });

const curved = form<LineAndParabola>(
  'greatest-value-of-line-or-parabola',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: given => {
      const { c, d } = partsOf(given);
      let best = 0;
      for (let i = 0; i <= 4000; i += 1)
        best = Math.max(best, Math.min((i / 100) ** 2 + given.p, c - (d * i) / 100));
      return nearFraction(best);
    },
  },
  (given, { step, write }) => {
    const { u, v, p, frame } = given;
    const { c, d } = partsOf(given);
    const [parabola, line] = [tex`x^2 ${addedTex(p)}`, linearTex(-d, c, 'x')];
    write(tex`${parabola} = ${line} \quad \Rightarrow \quad x^2 + ${d > 1 && d}x - ${u * v} = 0`, {
      because: text`To the left of the meeting point $f$ follows the parabola upwards, to the right it follows the line
        downwards. Not the highest point of the line at $x = 0$: there the parabola is lower, and $f$ takes the lower
        one.`,
    })`
      For $x \ge 0$ the parabola rises and the line falls. The smaller of the two is greatest where they meet, so set
      them equal and bring all terms to one side.`;
    const place = step(u, {
      because: text`The parabola and the whole line meet twice, but one of the points lies to the left of $x = 0$. It
        does not belong to the graph of $f$.`,
      name: text`the place where they meet`,
      works: value => tex`(x - ${u})(x + ${v}) = 0, \quad x \ge 0 \quad \Rightarrow \quad x = ${value}`,
    })`
      Factorise, and keep the root that is not negative, because $f$ is defined for $x \ge 0$ only.`;
    const value = step(() => place.mul(place).add(p), {
      because: text`The place is an $x$, but the question asks for a height. The line has the same height there, so
        either may be used.`,
      works: v => tex`${place}^2 ${addedTex(p)} = ${v}`,
    })`
      Put this place into the parabola: the height there is the greatest value of $f$.`;
    const height = u * u + p;
    return {
      answer: value,
      stem: wording(
        frame,
        text`For $x \ge 0$ let $f(x)$ be the smaller of the two numbers $${parabola}$ and $${line}$. The graph of $f$
          is drawn in the figure. What is the greatest value of $f$?`,
        text`The figure shows, for $x \ge 0$, the graph of $f(x) = \min(${parabola},\ ${line})$. How high is its
          highest point above the $x$-axis?`,
        text`A graph follows the parabola $y = ${parabola}$ from $x = 0$ as long as it lies below the line $y =
          ${line}$, and then the line, as drawn. Find the greatest height that it reaches.`,
      ),
      figure: () =>
        oneGraph(
          text`The graph of f for x from 0 on: it rises along the parabola, has one highest point at a corner, and then
            falls along a straight line to the x-axis.`,
          x => Math.min(x * x + p, c - d * x),
          [-0.6, c / d + 0.6],
          [-0.12 * height, 1.25 * height],
        ),
      show: plain,
      plausible: x => x.gt(0) && x.d === 1n,
      slips: [
        stop('gave_the_place_for_the_value', place)`
          $x = ${place}$ is the place where the two graphs meet. The question asks for the height there.`,
        slip('kept_a_false_root', place, -v)`
          The root $x = -${v}$ was used, with the height $${v}^2 ${addedTex(p)} = ${v * v + p}$. It is not in the
          range $x \ge 0$.`,
        slip('sought_the_extreme_elsewhere', value, c)`
          $${c}$ is the height of the line at $x = 0$. There the parabola is lower, and $f$ follows the lower one.`,
        slip('left_out_a_term', value, p !== 0 && calc`${u}^2`)`
          You left out the constant $${p}$ of the parabola and worked out only ${calc`${u}^2`}. The height of the
          parabola includes it.`,
        slip('wrong_sign', value, calc`${c} + ${d} * ${u}`)`
          You worked out $${c} + ${d} \times ${u}$ for the line. The line falls, so this part has to be subtracted.`,
        slip('mixed_up_sum_and_product', place, v)`
          The signs in the brackets were interchanged, so that $x = ${v}$ was put in: $${v}^2 ${addedTex(p)}$.`,
        slip('did_not_double', value, 2 * u + p)`
          You used $2 \times ${u} = ${2 * u}$ for $${u}^2$. A square is a number times itself.`,
        slip('left_out_a_factor', value, d > 1 && calc`${c} - ${u}`)`
          You left out the coefficient $${d}$ of the line and got ${calc`${c} - ${u}`}. Each step of $x$ lowers the
          line by $${d}$.`,
      ],
      snapRead: text`The smaller of a rising parabola and a falling line: look for the crossing point.`,
      approach: text`Set both equal, keep the root in the given range, and find the height.`,
      check: () =>
        text`At the same place the line has the height ${calc`${c} - ${d} * ${u}`}, as the parabola has.`,
      principle: text`Where a rising and a falling piece meet, the smaller of the two has its maximum.`,
    };
  },
);

/** AL.FUN.8 Easy: the highest point of the smaller of two. */
export const smallerOfTwo: readonly AnyTemplate[] = [
  ...situation<TwoLines>({
    type: 'AL.FUN.8',
    situation: 'smaller-of-two-lines',
    tries: 100,
    draw: draw => {
      const p = {
        a: draw.int(1, 5),
        b: draw.int(-6, 9),
        c: draw.int(8, 30),
        d: draw.int(1, 4),
        frame: draw.int(0, 2),
      };
      const x = q(p.c - p.b, p.a + p.d);
      const height = x.mul(p.a).add(p.b);
      const fits =
        p.b !== 0 && x.gt(1) && height.d <= 7n && height.gt(2) && height.lt(20) && !height.equals(x);
      return fits && height.valueOf() > Math.abs(p.b) ? p : null;
    },
    forms: [twoLines],
  }),
  ...situation<LineAndParabola>({
    type: 'AL.FUN.8',
    situation: 'line-or-parabola',
    tries: 100,
    draw: draw => {
      const u = draw.int(2, 9);
      const p = { u, v: u + draw.int(1, 7), p: draw.int(-3, 12), frame: draw.int(0, 2) };
      return p.p !== 0 && u * u + p.p > 5 && p.p < u * u ? p : null;
    },
    forms: [curved],
  }),
];
