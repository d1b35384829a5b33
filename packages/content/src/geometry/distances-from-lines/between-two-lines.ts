import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lineTex, sideTex } from '../lines-in-the-plane/equations.ts';
import { rationalNear } from '../measured-lengths.ts';
import { pointTex } from '../points-in-the-plane/points.ts';
import { normals } from './normals.ts';

interface Bisector {
  /** Two lines ax + by = c with roots n, and a point of one of the four angles. */
  first: { a: number; b: number; c: number; n: number };
  second: { a: number; b: number; c: number; n: number };
  p: { x: number; y: number };
  frame: number;
}

const signAt = ({ a, b, c }: Bisector['first'], p: { x: number; y: number }) =>
  Math.sign(a * p.x + b * p.y - c);
const zeroTex = ({ a, b, c }: Bisector['first']) => `${sideTex(a, b)} ${addedTex(-c)}`;

const equallyFarFromLines = form<Bisector>(
  'equally-far-from-two-lines',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['GM.TRI.6', 'AL.MOD.1'],
    verify: ({ first, second, p }) => {
      // Where the two lines meet; then turn about this point until both distances agree, inside P's angle.
      const det = first.a * second.b - second.a * first.b;
      const at = {
        x: (first.c * second.b - second.c * first.b) / det,
        y: (first.a * second.c - second.a * first.c) / det,
      };
      const signed = (l: Bisector['first'], angle: number) =>
        ((l.a * Math.cos(angle) + l.b * Math.sin(angle)) / l.n) * signAt(l, p);
      let best = 0;
      let least = 99;
      for (let i = 0; i < 3600; i += 1) {
        const angle = (i * Math.PI) / 1800;
        const [m, n] = [signed(first, angle), signed(second, angle)];
        if (m > 0 && n > 0 && Math.abs(m - n) < least) {
          least = Math.abs(m - n);
          best = angle;
        }
      }
      let [low, high] = [best - 0.002, best + 0.002];
      const over = (angle: number) => signed(first, angle) - signed(second, angle);
      const rising = over(high) > over(low);
      for (let i = 0; i < 80; i += 1) {
        const middle = (low + high) / 2;
        if (over(middle) < 0 === rising) low = middle;
        else high = middle;
      }
      return rationalNear(at.x - at.y / Math.tan(low));
    },
  },
  ({ first, second, p, frame }, { step, find, write }) => {
    const same = signAt(first, p) === signAt(second, p);
    const [one, two] = [first.a * p.x + first.b * p.y - first.c, second.a * p.x + second.b * p.y - second.c];
    write(tex`${zeroTex(first)} \text{ gives } ${one}, \quad ${zeroTex(second)} \text{ gives } ${two}`, {
      because: text`A left side is $0$ only on its line. Crossing the line changes its sign, and moving about without
        crossing does not. So all points of one of the four angles have the same two signs.`,
    })`
      Bring all terms of each equation to the left, and put the coordinates of P in. The signs tell on which side of
      both lines P lies, and they are the same everywhere in its angle.`;
    const sign = find(same ? 1 : -1);
    const [m, n] = [find(first.n), find(second.n)];
    const across = step(calc`${first.a} * ${n} - (${sign}) * (${second.a}) * ${m}`, {
      name: 'the factor of $x$',
      because: text`Two distances are equal when the two left sides over their roots are equal, up to the sign that P
        decides.`,
      works: (value, _w) =>
        tex`\frac{${zeroTex(first)}}{${m}} = ${same ? '' : '-'}\frac{${zeroTex(second)}}{${n}}, \; y = 0: \quad
          ${first.a} \times ${n} ${same ? '-' : '+'} ${second.a < 0 ? tex`(${second.a})` : second.a} \times ${m} =
          ${value}`,
    })`
      The distances from the lines are these left sides over the roots of the sums of squares, with a positive sign. In
      the angle of P the two left sides have ${same ? 'equal signs' : 'different signs'}, so the fractions are
      ${same ? 'equal' : 'opposite'}. Put $y = 0$, multiply by both roots and find the factor of $x$.`;
    const right = step(calc`${first.c} * ${n} - (${sign}) * (${second.c}) * ${m}`, {
      name: 'the right side',
      because: text`The constant of each equation is multiplied by the root of the other line, with the same sign
          between them as for $x$.`,
    })`
        Bring the numbers without $x$ to the right side and collect them in the same way.`;
    const place = step(frac(calc`${right} / ${across}`), {
      because: text`On the $x$-axis $y$ is $0$, so only $x$ was left in the equation of the bisector.`,
      works: (_v, working) => tex`x = ${working}`,
    })`
        Divide the right side by the factor of $x$ to find where the bisector meets the $x$-axis.`;
    const [l1, l2] = [lineTex(first.a, first.b, first.c), lineTex(second.a, second.b, second.c)];
    return {
      answer: place,
      stem: wording(
        frame,
        text`The lines $${l1}$ and $${l2}$ make four angles. A ray halves the angle that contains the point
          $P${pointTex(p)}$. At which $x$-coordinate does the line of this ray cross the $x$-axis?`,
        text`All points of the plane that are equally far from the lines $${l1}$ and $${l2}$ lie on two straight lines.
          One of these bisects the angle that contains the point $P${pointTex(p)}$. Find its $x$-intercept.`,
        text`On a plan two railway lines follow $${l1}$ and $${l2}$. The new road shall be equally far from both
          everywhere, and run through the sector of the plan in which the town $P${pointTex(p)}$ lies. At which
          $x$-coordinate does the line of the road meet the $x$-axis?`,
        text`A circle touches the lines $${l1}$ and $${l2}$ and lies in the same one of their four angles as the point
          $P${pointTex(p)}$. Its centre is on a certain straight line, whatever its radius. Where does that line meet
          the $x$-axis? Give $x$.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.d <= 120n && Math.abs(value.valueOf()) < 400,
      slips: [
        slip('opened_a_modulus_one_way', sign, same ? -1 : 1)`
          $${fractionTex(place)}$ belongs to the other line of equal distances, through the two angles that do not
          contain P. The signs at P are $${one > 0 ? '+' : '-'}$ and $${two > 0 ? '+' : '-'}$.`,
        slip(
          'left_out_a_factor',
          place,
          frac(calc`(${first.c} - (${sign}) * (${second.c})) / (${first.a} - (${sign}) * (${second.a}))`),
        )`
          The left sides were compared without dividing by the roots $${first.n}$ and $${second.n}$. Only then they are
          distances.`,
        slip('swapped_the_two', m, second.n)`
          The root $${second.n}$ was put below both left sides. The first line has the root $${first.n}$.`,
        slip('forgot_the_root', place, () => {
          const [s, t] = [first.n * first.n, second.n * second.n];
          const x = first.a * t - sign.valueOf() * second.a * s;
          return x !== 0 && q(first.c * t - sign.valueOf() * second.c * s, x);
        })`
          The left sides were divided by $${first.n * first.n}$ and $${second.n * second.n}$. These are sums of squares;
          their roots belong there.`,
        slip('inverted_the_ratio', place, () => {
          const x = first.a * first.n - sign.valueOf() * second.a * second.n;
          return x !== 0 && q(first.c * first.n - sign.valueOf() * second.c * second.n, x);
        })`
          Each left side was multiplied by its own root, $${first.n}$ or $${second.n}$. Dividing by the roots means
          multiplying by the other one.`,
        slip('mixed_up_the_coordinates', place, () => {
          const y = first.b * second.n - sign.valueOf() * second.b * first.n;
          return y !== 0 && q(first.c * second.n - sign.valueOf() * second.c * first.n, y);
        })`
          $${fractionTex(place)}$ is where the bisector crosses the vertical axis. There $x$ is $0$; the question asks
          for the point with $y = 0$.`,
        slip('wrong_sign', right, calc`${first.c} * ${n} + (${sign}) * (${second.c}) * ${m}`)`
          The numbers $${first.c}$ and $${second.c}$ were combined with the wrong sign, $x$ with the right one.`,
      ],
      snapRead: text`Equal distances from two lines, in the angle of a given point: of two possible lines one fits.`,
      approach: text`Write both distances; equal ones differ at most in sign. The given point decides the sign, and $y =
        0$ gives the place on the axis.`,
      check: () => {
        const [s, t] = [
          place.mul(first.a).sub(first.c).div(first.n),
          place.mul(second.a).sub(second.c).div(second.n),
        ];
        return text`At $(${fractionTex(place)}, 0)$ the left sides over the roots are $${fractionTex(s)}$ and
          $${fractionTex(t)}$: equal distances${same ? '' : ', with different signs as at P'}.`;
      },
      principle: text`Points equally far from two lines lie on two lines; a point inside the angle tells by its signs
        which one is meant.`,
    };
  },
);

/** GM.COO.4 Hard: the line of equal distances in the right angle. */
export const betweenTwoLines: readonly AnyTemplate[] = situation<Bisector>({
  type: 'GM.COO.4',
  situation: 'bisector-in-an-angle',
  tries: 150,
  draw: draw => {
    const [u, v] = draw.some(normals, 2) as [(typeof normals)[number], (typeof normals)[number]];
    const first = { a: u[0], b: u[1], n: u[2], c: draw.int(-15, 20) };
    const second = { a: v[0], b: v[1], n: v[2], c: draw.int(-20, 26) };
    const p = { x: draw.int(-7, 8), y: draw.int(-7, 8) };
    const [s, t] = [signAt(first, p), signAt(second, p)];
    if (s === 0 || t === 0 || first.n === second.n || first.c === 0 || second.c === 0) return null;
    const across = first.a * second.n - s * t * second.a * first.n;
    const right = first.c * second.n - s * t * second.c * first.n;
    if (across === 0) return null;
    const x = q(right, across);
    return x.d <= 3n && Math.abs(x.valueOf()) <= 30 && right !== 0
      ? { first, second, p, frame: draw.int(0, 3) }
      : null;
  },
  forms: [equallyFarFromLines],
});
