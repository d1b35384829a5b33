import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../measured-lengths.ts';
import { pointTex } from '../points-in-the-plane/points.ts';
import { circleTex } from './equations.ts';

interface General {
  /** The centre and the square of the radius. */
  h: number;
  k: number;
  square: number;
  frame: number;
}

const discArea = form<General>(
  'area-from-the-equation',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ h, k, square }) => {
      // The highest and lowest points of the curve above its middle, by solving for y.
      const [d, e, f] = [-2 * h, -2 * k, h * h + k * k - square];
      const root = Math.sqrt(e * e - 4 * (h * h + d * h + f));
      return rationalNear((root * root) / 4);
    },
  },
  ({ h, k, square, frame }, { step, find }) => {
    const [d, e, f] = [-2 * h, -2 * k, h * h + k * k - square];
    const [x, y] = [find(q(Math.abs(d), 2)), find(q(Math.abs(e), 2))];
    const squares = step(calc`${x}^2 + ${y}^2`, {
      name: 'the squares that complete both brackets',
      because: text`Half of the factor of $x$ stands in the bracket, and its square has to be added.`,
      works: (_v, working) =>
        tex`\left(x ${addedTex(d / 2)}\right)^2 + \left(y ${addedTex(e / 2)}\right)^2 = ${-f} + ${x}^2 + ${y}^2, \quad
          ${working}`,
    })`
      Complete both squares: half of the factor of $x$ and half of the factor of $y$ stand in the brackets, and their
      squares are added on both sides.`;
    const constant = find(f);
    const radius = step(calc`${squares} - ${constant}`, {
      name: 'the square of the radius',
      because: text`A circle with centre $(h, k)$ has the equation $(x - h)^2 + (y - k)^2 = r^2$. So once the left side
        is written with two squares, the right side is $r^2$, not $r$.`,
      works: (_v, working) => tex`r^2 = ${working}`,
    })`
      Bring the constant of the equation to the right. What stands there is the square of the radius.`;
    const area = step(radius, value => tex`\pi r^2 = ${value}\pi`)`
      The area is $\pi$ times this square, so no root is needed.`;
    const equation = circleTex(d, e, f);
    return {
      answer: area,
      stem: wording(
        frame,
        text`What is the area of the circle $${equation}$?`,
        text`On a map with a unit of $1$ km a lake is bounded by the curve $${equation}$. Find the area of the lake in
          square kilometres.`,
        text`The points $(x, y)$ with $${equation}$ form a closed curve. How many square units does it enclose?`,
        text`A sprinkler waters a round piece of lawn whose edge has the equation $${equation}$, with metres on both
          axes. How many square metres does it water?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('wrong_sign', radius, calc`${squares} + ${constant}`)`
          $${radius}$ comes from adding $${f}$. On the right side it stands with the other sign.`,
        slip('did_not_halve', squares, calc`${d}^2 + ${e}^2`)`
          The factors $${d}$ and $${e}$ were squared without being halved first: half of them stands in the brackets.`,
        slip('left_out_a_term', radius, squares)`
          $${radius}$ comes from the two squares alone. The number $${f}$ of the equation belongs to the square of the
          radius too.`,
        slip('left_out_a_term', y, 0)`
          Only the square of the bracket with $x$ was completed, by $${x}^2$; $y$ needs its own.`,
        slip('left_out_a_term', x, 0)`
          Only the square of the bracket with $y$ was completed, by $${y}^2$; $x$ needs its own.`,
        slip('used_a_wrong_given_number', radius, Math.abs(f))`
          $${Math.abs(f)}$ is the number in the equation. It is the square of the radius only when the brackets are
          complete.`,
        slip('halved_needlessly', squares, calc`(${d}^2 + ${e}^2) / 2`)`
          $\frac{${d * d} + ${e * e}}{2}$ halves the squares; each factor has to be halved before squaring.`,
      ],
      snapRead: text`The equation of a circle with mixed terms, and its area: the square of the radius is enough.`,
      approach: text`Complete the squares of $x$ and of $y$. What is left on the right is the square of the radius.`,
      check: text`At the centre $${pointTex({ x: h, y: k })}$ the left side of the equation is
        $${h * h} + ${k * k} ${addedTex(-2 * h * h)} ${addedTex(-2 * k * k)} ${addedTex(f)} =
        ${h * h + k * k - 2 * h * h - 2 * k * k + f}$, the negative square of the radius.`,
      principle: text`Half of the factors of x and y give the centre with the other sign; the squares of its coordinates
        minus the number give the square of the radius.`,
    };
  },
);

/** GM.COO.5 Easy: the area of a circle by its equation. */
export const areaFromTheEquation: readonly AnyTemplate[] = situation<General>({
  type: 'GM.COO.5',
  situation: 'circle-by-equation',
  tries: 60,
  draw: draw => {
    const [h, k] = [draw.int(-9, 9), draw.int(-9, 9)];
    const square = draw.int(6, 120);
    const f = h * h + k * k - square;
    return h !== 0 && k !== 0 && Math.abs(h) !== Math.abs(k) && f !== 0 && Math.abs(f) < 90
      ? { h, k, square, frame: draw.int(0, 3) }
      : null;
  },
  forms: [discArea],
});
