import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, linearTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { lowestOfLines } from './drawing.ts';

interface ThreeLines {
  /** The smallest of ax + b, ex + g (0 < e < a) and c − dx. */
  a: number;
  b: number;
  e: number;
  g: number;
  c: number;
  d: number;
  frame: number;
}

const crossing = (slope: number, start: number, { c, d }: ThreeLines) => q(c - start, slope + d);
const heightAt = (slope: number, start: number, p: ThreeLines) =>
  crossing(slope, start, p).mul(slope).add(start);

const threeLines = form<ThreeLines>(
  'greatest-value-of-the-smallest-of-three-lines',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    verify: ({ a, b, e, g, c, d }) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let i = -840 * 20; i <= 840 * 20; i += 1) {
        const x = i / 840;
        best = Math.max(best, Math.min(a * x + b, e * x + g, c - d * x));
      }
      return nearFraction(best, 12);
    },
  },
  (p, { step }) => {
    const { a, b, e, g, c, d, frame } = p;
    const [one, two, three] = [linearTex(a, b, 'x'), linearTex(e, g, 'x'), linearTex(-d, c, 'x')];
    const first = step(() => heightAt(a, b, p), {
      name: text`the height where the first and the third line meet`,
      works: v =>
        tex`${one} = ${three} \quad \Rightarrow \quad x = ${frac(crossing(a, b, p))}, \quad y = ${frac(v)}`,
      because: text`$f$ rises as long as it follows a rising line, and falls on the third. So it is highest at a
        crossing with the third line.`,
    })`
      Two of the lines rise and one falls. The smallest value is greatest where the falling line meets a rising one.
      Find the crossing with the first line.`;
    const second = step(() => heightAt(e, g, p), {
      name: text`the height where the second and the third line meet`,
      works: v =>
        tex`${two} = ${three} \quad \Rightarrow \quad x = ${frac(crossing(e, g, p))}, \quad y = ${frac(v)}`,
    })`
      Find the crossing with the second line.`;
    const value = step(() => (first.lt(second) ? first : second).add(0), {
      works: v => tex`\min\left(${frac(first)},\ ${frac(second)}\right) = ${frac(v)}`,
      because: text`At the higher crossing point the other rising line has a smaller height, and $f$ takes this smaller
        one. So the higher point does not lie on the graph of $f$.`,
    })`
      On the falling line, moving left means moving up. The graph of $f$ leaves it at the lower of the two crossing
      points, because from there on a rising line is below it.`;
    const [h1, h2] = [heightAt(a, b, p), heightAt(e, g, p)];
    const low = h1.lt(h2) ? h1 : h2;
    const meet = q(g - b, a - e);
    const lower = h1.lt(h2) ? crossing(a, b, p) : crossing(e, g, p);
    const h = low.valueOf();
    const top = 1.6 * h;
    const xs = [
      Math.min(0, (-0.25 * h - b) / a, (c - top) / d) - 0.6,
      Math.max((c + 0.25 * h) / d, (top - b) / a) + 0.8,
    ] as const;
    return {
      answer: value,
      stem: wording(
        frame,
        text`For each real $x$ let $f(x)$ be the smallest of the three numbers $${one}$, $${two}$ and $${three}$. The
          figure shows the three lines and, solid, the graph of $f$. What is the greatest value of $f$?`,
        text`The figure shows three lines; the solid graph is that of $f(x) = \min(${one},\ ${two},\ ${three})$. Find
          the maximum of $f$.`,
        text`At each place the graph of $f$ follows the lowest of the lines $y = ${one}$, $y = ${two}$ and $y =
          ${three}$, as drawn. How high is the highest point of the graph above the $x$-axis?`,
      ),
      figure: () =>
        lowestOfLines({
          alt: text`Two rising lines $y = ${one}$ and $y = ${two}$ and a falling line $y = ${three}$, all dashed. The
            graph of f is solid and follows the lowest of them: first the steeper rising line, in the end the falling
            line.`,
          lines: [
            { slope: a, start: b },
            { slope: e, start: g },
            { slope: -d, start: c },
          ],
          x: xs,
          y: [-0.25 * h, top],
        }),
      show: v => `$${fractionTex(v)}$`,
      plausible: v => v.gt(0),
      slips: [
        slip('gave_the_other_extreme', value, () => (h1.lt(h2) ? h2 : h1).add(0))`
          $${frac(h1.lt(h2) ? h2 : h1)}$ is the height of the other crossing with the falling line. There the other
          rising line is lower.`,
        slip('sought_the_extreme_elsewhere', value, () => meet.mul(a).add(b))`
          The two rising lines were set equal: they meet at $x = ${frac(meet)}$, at the height
          $${frac(meet.mul(a).add(b))}$. $f$ changes there from one rising line to the other and is not highest.`,
        slip('gave_the_place_for_the_value', value, () => lower.add(0))`
          $${frac(lower)}$ is the place $x$ of the highest point, not its height.`,
        slip('sought_the_extreme_elsewhere', value, c)`
          $${c}$ is the height of the falling line at $x = 0$, where it is not the lowest one.`,
        slip('took_the_mean_for_the_middle', value, () => h1.add(h2).div(2))`
          The mean of the two heights $${frac(h1)}$ and $${frac(h2)}$ was taken. Only one of the points lies on the
          graph of $f$.`,
        slip('sought_the_extreme_elsewhere', value, () => {
          const top = Math.min(b, g);
          return top > 0 && top;
        })`
          $${Math.min(b, g)}$ is $f(0)$, the smaller height of the rising lines at $x = 0$. The graph still rises there,
          so it is not highest at this place.`,
        slip('wrong_sign', value, () => q(c).add(lower.mul(d)))`
          $${c} ${addedTex(lower.mul(d))}$ was calculated for the height, with a wrong sign for the falling line.`,
        slip('added_for_subtracted', value, () => {
          const wrong = q(c - b, a + e + d)
            .mul(a)
            .add(b);
          return wrong.gt(0) && wrong;
        })`
          The slopes of all three lines were added: $x = \frac{${c} ${addedTex(-b)}}{${a + e + d}}$. Only two lines
          meet at a point.`,
      ],
      snapRead: text`The smallest of two rising lines and a falling one: which crossing point counts?`,
      approach: text`Find where the falling line meets each of the rising lines. The graph of $f$ leaves the falling
        line at the lower of these points.`,
      check:
        () => text`At $x = ${frac(lower)}$ the three lines have the heights $${frac(lower.mul(a).add(b))}$,
          $${frac(lower.mul(e).add(g))}$ and $${frac(q(c).sub(lower.mul(d)))}$: two agree, and the third is higher.`,
      principle: text`A crossing point lies on the graph of the minimum only if no other line is lower there.`,
    };
  },
);

interface Larger {
  /** The larger of x² − bx + c and n − mx, which meet at x1 < x2 around the vertex. */
  x1: number;
  x2: number;
  m: number;
  n: number;
  frame: number;
}

const parabolaOf = ({ x1, x2, m, n }: Larger) => ({ b: x1 + x2 + m, c: n + x1 * x2 });

const larger = form<Larger>(
  'least-value-of-the-larger-of-parabola-and-line',
  {
    band: 'Medium',
    seconds: 95,
    entry: true,
    verify: p => {
      const { b, c } = parabolaOf(p);
      let best = Number.POSITIVE_INFINITY;
      for (let i = -3000; i <= 3000; i += 1) {
        const x = i / 100;
        best = Math.min(best, Math.max(x * x - b * x + c, p.n - p.m * x));
      }
      return nearFraction(best);
    },
  },
  (p, { step, write }) => {
    const { x1, x2, m, n, frame } = p;
    const { b, c } = parabolaOf(p);
    const [parabola, line] = [polynomialTex([1, -b, c]), linearTex(-m, n, 'x')];
    const vertex = q(c).sub(q(b * b, 4));
    write(
      tex`x = ${frac(q(b, 2))}: \qquad y = ${frac(vertex)} \text{ on the parabola}, \qquad y =
        ${frac(q(n).sub(q(m * b, 2)))} \text{ on the line}`,
      {
        because: text`The vertex would be the lowest point only if the line were not above it.`,
      },
    )`
      Look at the vertex of the parabola first, halfway between two places of equal height. There the line is higher,
      so $f$ follows the line and goes on falling to the right.`;
    const place = step(x2, {
      name: text`the place where $f$ changes from the line to the parabola`,
      works: value =>
        tex`${parabola} = ${line} \quad \Rightarrow \quad (x ${addedTex(-x1)})(x ${addedTex(-x2)}) = 0 \quad
          \Rightarrow \quad x = ${value}`,
      because: text`Left of the vertex both pieces fall, so nothing turns there. Right of it the parabola rises.`,
    })`
      Find the crossing points. Between them the line is above. $f$ falls up to the crossing point to the right of the
      vertex and rises from there on.`;
    const value = step(calc`${n} - ${m} * (${place})`, {
      because: text`Both graphs have the same height at the crossing point. The line is easier to work out.`,
    })`
      Put this place into the line: the height there is the least value of $f$.`;
    return {
      answer: value,
      stem: wording(
        frame,
        text`For each real $x$ let $f(x)$ be the larger of the two numbers $${parabola}$ and $${line}$. What is the
          least value of $f$?`,
        text`Let $f(x) = \max(${parabola},\ ${line})$ for all real $x$. Find the minimum of $f$.`,
        text`At each place the graph of $f$ follows the higher one of the parabola $y = ${parabola}$ and the line $y =
          ${line}$. What is the height of its lowest point?`,
      ),
      show: plain,
      plausible: v => v.d <= 4n && v.abs().lt(150),
      slips: [
        slip('sought_the_extreme_elsewhere', value, () => vertex.add(0))`
          $${frac(vertex)}$ is the height of the vertex of the parabola. There the line is higher, and $f$ follows the
          line.`,
        slip('sought_the_extreme_elsewhere', place, x1)`
          The other crossing point, $x = ${x1}$, was used. On both sides of it $f$ is falling.`,
        slip('gave_the_place_for_the_value', value, x2)`
          $${x2}$ is the $x$ at which $f$ is least. The question asks for the value of $f$ there.`,
        slip('sought_the_extreme_elsewhere', value, () => q(n).sub(q(m * b, 2)))`
          The height of the line at the vertex, $x = ${frac(q(b, 2))}$, was taken. To the right of it the line is still
          falling.`,
        slip('wrong_sign', value, calc`${n} + ${m} * (${x2})`)`
          ${here} lets the line rise. It falls, so this part has to be subtracted.`,
        slip('wrong_sign', place, -x1)`
          A sign was lost in factorising, so that $x = ${-x1}$ was put into the line.`,
        slip('sought_the_extreme_elsewhere', value, c)`
          $${c}$ is the height of the parabola at $x = 0$. It is not the least value, because $f$ falls further to the
          right.`,
      ],
      snapRead: text`The larger of a parabola and a falling line: the vertex may be hidden below the line.`,
      approach: text`See which piece is higher at the vertex. Then find the crossing point at which $f$ turns from
        falling to rising.`,
      check: () => text`The parabola has at $x = ${x2}$ the height
          $${x2 * x2} ${addedTex(-b * x2)} ${addedTex(c)} = ${x2 * x2 - b * x2 + c}$, the same as the line. At
          $x = ${x2 - 1}$ the line is higher by $${m}$.`,
      principle: text`For the larger of two functions test the vertex of each piece: it counts only where its piece is
        on top.`,
    };
  },
);

/** AL.FUN.8 Medium: which crossing point counts. */
export const crossings: readonly AnyTemplate[] = [
  ...situation<ThreeLines>({
    type: 'AL.FUN.8',
    situation: 'smallest-of-three-lines',
    tries: 300,
    draw: draw => {
      const p = {
        a: draw.int(2, 5),
        b: draw.int(-6, 8),
        e: draw.int(1, 3),
        g: draw.int(1, 12),
        c: draw.int(10, 32),
        d: draw.int(1, 4),
        frame: draw.int(0, 2),
      };
      if (p.e >= p.a || p.b >= p.g || p.b === 0) return null;
      const [h1, h2] = [heightAt(p.a, p.b, p), heightAt(p.e, p.g, p)];
      const low = h1.lt(h2) ? h1 : h2;
      const apart = h1.sub(h2).abs().valueOf();
      const fits = low.d <= 7n && low.gt(3) && low.lt(20) && apart > 0.7 && apart < 7 && h1.gt(0) && h2.gt(0);
      return fits && crossing(p.a, p.b, p).gt(1) && (h1.d === low.d || h2.d === 1n) ? p : null;
    },
    forms: [threeLines],
  }),
  ...situation<Larger>({
    type: 'AL.FUN.8',
    situation: 'larger-of-parabola-and-line',
    tries: 100,
    draw: draw => {
      const x1 = draw.int(-5, 4);
      const x2 = x1 + draw.int(3, 9);
      const p = { x1, x2, m: draw.int(1, 5), n: draw.int(4, 30), frame: draw.int(0, 2) };
      const { b, c } = parabolaOf(p);
      const fits = p.m < x2 - x1 - 1 && x1 !== 0 && x2 > 1 && b !== 0 && c !== 0 && Math.abs(b) > 1;
      return fits && p.n - p.m * x2 !== x2 && Math.abs(p.n - p.m * x2) > 1 ? p : null;
    },
    forms: [larger],
  }),
];
