import { gcd } from '../../numbers.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { linearTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../measured-lengths.ts';
import { lineTex } from './equations.ts';

interface Family {
  /** The lines a·x + b·y = c and d·x + e·y = f meet in the fixed point. */
  a: number;
  b: number;
  d: number;
  e: number;
  p: { x: number; y: number };
  frame: number;
}

const farthest = form<Family>(
  'farthest-line-meets-the-x-axis',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['GM.COO.4', 'AL.LIN.1'],
    entry: true,
    verify: ({ a, b, d, e, p }) => {
      const [c, f] = [a * p.x + b * p.y, d * p.x + e * p.y];
      // Distances of the lines from the origin, by their angle: the best of many, then refined.
      const distance = (angle: number) => {
        const [s, t] = [Math.cos(angle), Math.sin(angle)];
        return Math.abs(s * c + t * f) / Math.hypot(s * a + t * d, s * b + t * e);
      };
      let best = 0;
      for (let i = 0; i < 2000; i += 1) {
        const angle = (i * Math.PI) / 2000;
        if (distance(angle) > distance(best)) best = angle;
      }
      let [low, high] = [best - 0.002, best + 0.002];
      for (let i = 0; i < 100; i += 1) {
        const [m, n] = [low + (high - low) / 3, high - (high - low) / 3];
        if (distance(m) < distance(n)) low = m;
        else high = n;
      }
      const [s, t] = [Math.cos(low), Math.sin(low)];
      return rationalNear(Math.round(((s * c + t * f) / (s * a + t * d)) * 1e4) / 1e4);
    },
  },
  ({ a, b, d, e, p, frame }, { step, find }) => {
    const [c, f] = [a * p.x + b * p.y, d * p.x + e * p.y];
    const bracket = (m: number, n: number) => `(${linearTex(n, m, 'k')})`;
    const right = linearTex(f, c, 'k');
    const join = `${bracket(a, d)}x + ${bracket(b, e)}y = ${right}`;
    const fixed = step([q(p.x), q(p.y)], {
      name: 'the fixed point',
      because: text`A line of the family has to pass through this point whatever $k$ is, so the terms with $k$ and those
        without it hold separately.`,
      works: () =>
        tex`${lineTex(a, b, c)} \text{ and } ${lineTex(d, e, f)} \;\Rightarrow\; P = (${p.x}, ${p.y})`,
    })`
      Collect the terms without $k$ and those with $k$. A point that satisfies both equations lies on every line of the
      family: solve them together and call it $P$.`;
    const [px = q(0), py = q(0)] = fixed;
    const slope = step(frac(calc`${py} / ${px}`), {
      name: 'the slope of OP',
      because: text`The foot of the perpendicular from $O$ on a line through $P$ is never farther from $O$ than $P$
        itself.`,
      works: (value, _w) => tex`\frac{${py}}{${px}} = ${frac(value)}`,
    })`
      No line through $P$ is farther from the origin $O$ than $P$ is, and this distance is reached only by the line that
      is perpendicular to $OP$. So find the slope of $OP$.`;
    const turned = step(frac(calc`-1 ÷ ${frac(slope)}`), {
      name: 'the slope of the farthest line',
      because: text`The farthest line meets $OP$ at a right angle. A quarter turn makes the steps up into steps across
        and changes one sign.`,
    })`
      Slopes of perpendicular lines have the product $-1$. So the slope of the farthest line is the reciprocal of the
      slope of $OP$ with the other sign.`;
    const place = step(calc`${px} - ${py} ÷ ${frac(turned)}`, {
      because: text`A point of the $x$-axis has $y = 0$. The slope is the change of $y$ over the change of $x$, so
        divide the change of $y$ by the slope.`,
      works: (_v, working) => tex`x = ${working}`,
    })`
      From $P$ to the $x$-axis $y$ changes by $${py.neg()}$. Divide by the slope to get the change of $x$.`;
    return {
      answer: place,
      stem: wording(
        frame,
        text`For every real number $k$, $${join}$ is the equation of a straight line. One of these lines has a greater
          distance from the origin than all others. Find its $x$-intercept.`,
        text`Consider the lines $${join}$, where $k$ takes all real values. Let $g$ be the one whose distance from the
          origin is the maximum. What is the $x$-intercept of $g$?`,
        text`In a drawing program the equation $${join}$ shows a straight line, and turning a knob changes $k$. Ravi
          turns it until the line is as far from the origin as possible. Find the $x$-coordinate of the point in which
          this line crosses the $x$-axis.`,
        text`On a plan an old tree stands at the origin, and a straight path shall follow a line $${join}$. The number
          $k$ is chosen so that the path keeps the greatest possible distance from the tree. Through which point $(x,
          0)$ does the path lead? Give $x$.`,
      ),
      show: plain,
      plausible: value => value.d <= 2n,
      slips: [
        slip('wrong_sign', turned, frac(calc`1 / ${slope}`))`
          The slope $${frac(turned)}$ is the reciprocal of that of the line from the origin to the common point
          $(${px}, ${py})$, without the other sign.`,
        slip('inverted_the_slope', turned, frac(calc`-1 * ${slope}`))`
          $${frac(turned)}$ changes only the sign of the slope of the line from the origin to the common point $(${px},
          ${py})$; that is no right angle.`,
        slip('mixed_up_the_coordinates', place, () => calc`${py} - ${px} * ${q(-p.x, p.y)}`)`
          $${place}$ is the place where the line meets the $y$-axis. The question asks for the $x$-axis.`,
        slip('sought_the_extreme_elsewhere', place, px)`
          $${place}$ belongs to the vertical line through the common point $(${p.x}, ${p.y})$. A line through it that
          leans the other way is farther from the origin.`,
        slip('swapped_the_two', fixed, [q(p.y), q(p.x)])`
          The common point of all lines was taken as $(${px}, ${py})$, with its coordinates exchanged.`,
        slip('answered_another_quantity', place, calc`${p.x} * ${p.x} + ${p.y} * ${p.y}`)`
          $${Math.abs(p.x)}^2 + ${Math.abs(p.y)}^2$ is the square of the greatest distance; the place on the $x$-axis is
          asked.`,
        slip('wrong_sign', fixed, [q(-p.x), q(p.y)])`
          $(${px}, ${py})$ as the common point does not satisfy the equation: $x$ has the wrong sign.`,
        stop('left_out_a_term', find(calc`-1 * ${py} / ${turned}`))`
          Only the change of $x$ from the common point $(${p.x}, ${p.y})$ to the axis was counted.`,
      ],
      snapRead: text`A family of lines with one number $k$: all pass through one point, and the one farthest from the
        origin is sought.`,
      approach: text`The family has a common point $P$. Among the lines through $P$ the one perpendicular to $OP$ is
        farthest from $O$; find where it meets the axis.`,
      faster: text`The line through $P(${p.x}, ${p.y})$ perpendicular to $OP$ is
        $${lineTex(p.x, p.y, p.x * p.x + p.y * p.y)}$; put $y = 0$.`,
      check: () =>
        text`From $P$ to $(${place}, 0)$ the steps are $${place.sub(p.x)}$ and $${-p.y}$:
          $${place.sub(p.x)} \times ${p.x} + ${-p.y} \times ${p.y} = ${place
            .sub(p.x)
            .mul(p.x)
            .sub(p.y * p.y)}$, so the angle at
          $P$ is right.`,
      principle: text`An equation with one parameter in the first power describes lines through a fixed point: set the
        terms with and without it to zero.`,
    };
  },
);

/** GM.COO.2 Hard: the line of a family that is farthest from the origin. */
export const farthestOfAFamily: readonly AnyTemplate[] = situation<Family>({
  type: 'GM.COO.2',
  situation: 'family-of-lines',
  tries: 100,
  draw: draw => {
    const sign = () => (draw.chance(0.5) ? 1 : -1);
    const p = { x: draw.int(1, 9) * sign(), y: draw.int(1, 9) * sign() };
    if (Math.abs(p.x) === Math.abs(p.y) || (p.y * p.y) % p.x !== 0) return null;
    const [a, b, d, e] = [draw.int(1, 4), draw.int(1, 4), draw.int(-3, 3), draw.int(-3, 3)];
    const [c, f] = [a * p.x + b * p.y, d * p.x + e * p.y];
    const parallel = a * e === b * d;
    // The line of the terms with k alone is the one that no k gives; it must not be the farthest.
    const missed = d * p.y === e * p.x;
    const proper = d !== 0 && e !== 0 && c !== 0 && f !== 0 && gcd(a, b) === 1 && gcd(d, e) === 1;
    return !parallel && !missed && proper && Math.abs(c) <= 30 && Math.abs(f) <= 30
      ? { a, b, d, e, p, frame: draw.int(0, 3) }
      : null;
  },
  forms: [farthest],
});
