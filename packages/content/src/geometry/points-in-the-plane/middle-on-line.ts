import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { addedTex, numberTex } from '../../show.ts';
import { type Slip, template } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../exact-lengths.ts';
import { distance } from '../measured-lengths.ts';
import { bracketed, minus, plus, pointTex, scaled } from './points.ts';

interface Bisected {
  kind: 'line-through-middle' | 'equally-far';
  a: Point;
  c: Point;
  /** Coefficients of the line; for equally far points the axis is the line. */
  p: number;
  r: number;
  axis: 'x' | 'y';
  scene: 'plain' | 'story';
}

/** On the axis: what makes a point of it equally far from both. */
const equallyFar = ({ a, c, axis }: Bisected): Fraction => {
  const squares = c.x ** 2 + c.y ** 2 - a.x ** 2 - a.y ** 2;
  return q(squares, 2 * (axis === 'x' ? c.x - a.x : c.y - a.y));
};

const lineTex = (p: number, r: number) =>
  `${p === 1 ? '' : p === -1 ? '-' : p}x ${r < 0 ? '-' : '+'} ${Math.abs(r) === 1 ? '' : Math.abs(r)}y`;

function slipsOfBisected(b: Bisected): Slip<Fraction>[] {
  const { kind, a, c, p, r, axis } = b;
  if (kind === 'line-through-middle') {
    const at = (point: Point) => q(p * point.x + r * point.y);
    const key = at(plus(a, c)).div(-2);
    return [
      {
        misconception: 'half_forgotten',
        value: key.mul(2),
        words:
          'This uses the sum of the two given corners for the middle of the diagonal; it has to be halved.',
      },
      {
        misconception: 'given_corner_on_line',
        value: at(a).neg(),
        words: 'This is the line through one of the given corners; it is the other two that lie on it.',
      },
      {
        misconception: 'given_corner_on_line',
        value: at(c).neg(),
        words: 'It is the line through one of the given corners; it is the other two that lie on it.',
      },
      {
        misconception: 'half_difference_for_middle',
        value: at(minus(a, c)).div(-2),
        words: 'That gives half of the difference of the corners; their middle is half of the sum.',
      },
      {
        misconception: 'coordinates_swapped',
        value: q(p * (a.y + c.y) + r * (a.x + c.x), -2),
        words: 'This gives the coordinates of the middle in the wrong places.',
      },
      {
        misconception: 'sign_dropped',
        value: key.neg(),
        words:
          'That is $k$ with the wrong sign: it stands on the same side of the equation as the other terms.',
      },
    ];
  }
  const key = equallyFar(b);
  const squares = (point: Point) => point.x ** 2 + point.y ** 2;
  const [along, across] = axis === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const gap = c[along] - a[along];
  const cut = a[across] === c[across] ? key : q(a[along]).sub(q(a[across] * gap, c[across] - a[across]));
  return [
    {
      misconception: 'midpoint_assumed',
      value: q(a[along] + c[along], 2),
      words:
        'This moves the mid-point of the segment to the axis; equally far points lie on the perpendicular through it.',
    },
    {
      misconception: 'half_forgotten',
      value: key.mul(2),
      words: 'This counts the mixed terms once; each square brings them twice.',
    },
    {
      misconception: 'line_of_points_taken',
      value: cut,
      words: 'That gives the point where the line through the two given points meets the axis.',
    },
    {
      misconception: 'across_terms_left_out',
      value: q(c[across] ** 2 - a[across] ** 2, 2 * gap),
      words: `Only the $${across}$-coordinates were squared; the $${along}$-coordinates are squared too.`,
    },
    {
      misconception: 'squares_added',
      value: q(squares(a) + squares(c), 2 * gap),
      words:
        'This gives the squares of both points together; they stand on different sides, so they are subtracted.',
    },
    {
      misconception: 'sign_dropped',
      value: key.neg(),
      words: 'This is the difference of the squares the other way round on one side only.',
    },
  ];
}

/** GM.COO.1 Medium: the middle of a diagonal lies on the line of the other one; or equal distances on an axis. */
export const middleOnLine = template<Bisected, Fraction>({
  type: 'GM.COO.1',
  band: 'Medium',
  seconds: 80,
  variant: 'middle-or-equal-distance',
  revision: 1,
  draw: draw => {
    const kind = draw.pick(['line-through-middle', 'equally-far'] as const);
    const at = () => ({ x: draw.int(-9, 12), y: draw.int(-9, 12) });
    const b: Bisected = {
      kind,
      a: at(),
      c: at(),
      p: draw.pick([1, 2, 3, 4]),
      r: draw.pick([-5, -4, -3, -2, 2, 3, 5, 7, 9]),
      axis: draw.pick(['x', 'y'] as const),
      scene: draw.pick(['plain', 'story'] as const),
    };
    const { a, c, p, r, axis } = b;
    if (Math.abs(a.x - c.x) < 2 || Math.abs(a.y - c.y) < 2) return null;
    if (kind === 'line-through-middle') {
      const key = q(p * (a.x + c.x) + r * (a.y + c.y), -2);
      const size = key.abs().valueOf();
      return key.d === 1n && size >= 2 && size <= 60 && p * (a.x - c.x) + r * (a.y - c.y) !== 0 ? b : null;
    }
    if (b.scene === 'story' && (a.y <= 0 || c.y <= 0)) return null;
    const key = equallyFar({ ...b, axis: b.scene === 'story' ? 'x' : axis });
    return key.d <= 2n && key.abs().valueOf() <= 16 && !key.equals(0)
      ? { ...b, axis: b.scene === 'story' ? 'x' : axis }
      : null;
  },
  stem: ({ kind, a, c, p, r, axis, scene }) => {
    const [A, C] = [pointTex(a), pointTex(c)];
    if (kind === 'line-through-middle')
      return scene === 'story'
        ? `A surveyor finds that two opposite corners of a parallelogram-shaped field lie at $${A}$ and $${C}$ of his grid, and that the other two corners both lie on the line $${lineTex(p, r)} + k = 0$. What is the value of $k$?`
        : `The points $${A}$ and $${C}$ are opposite vertices of a parallelogram. If its other two vertices lie on the line $${lineTex(p, r)} + k = 0$, what is $k$?`;
    return scene === 'story'
      ? `On a plan a straight canal runs along the $x$-axis, and two villages lie at $${A}$ and $${C}$, on the same side of it. A pump is to be built at the canal, equally far from both villages. What is the $x$-coordinate of the pump?`
      : `A point of the $${axis}$-axis is equally far from $${A}$ and $${C}$. What is its $${axis}$-coordinate?`;
  },
  answer: b =>
    b.kind === 'equally-far' ? equallyFar(b) : q(b.p * (b.a.x + b.c.x) + b.r * (b.a.y + b.c.y), -2),
  slips: slipsOfBisected,
  show: value => `$${numberTex(value)}$`,
  plausible: value => value.d <= 2n && value.abs().valueOf() < 150,
  solution: b => {
    const { kind, a, c, p, r, axis } = b;
    if (kind === 'line-through-middle') {
      const middle = scaled(plus(a, c), 0.5);
      const [mx, my] = [q(a.x + c.x, 2), q(a.y + c.y, 2)];
      const key = mx.mul(p).add(my.mul(r)).neg();
      return {
        snapRead:
          'Two opposite vertices of a parallelogram; a line holds the other two. One number in its equation is asked, and none of the other two vertices is known.',
        approach:
          'The other two vertices need not be known: the line through them is the other diagonal, and the diagonals of a parallelogram halve each other. So the middle of the known diagonal lies on the line.',
        steps: [
          {
            says: 'Find the middle of the known diagonal.',
            works: `\\left(\\frac{${a.x} + ${bracketed(c.x)}}{2}, \\frac{${a.y} + ${bracketed(c.y)}}{2}\\right) = (${numberTex(mx)}, ${numberTex(my)})`,
            value: [mx, my],
          },
          {
            says: 'Put it into the equation of the line.',
            works: `${p} \\times ${bracketed(middle.x)} ${r < 0 ? '-' : '+'} ${Math.abs(r)} \\times ${bracketed(middle.y)} + k = 0 \\;\\Rightarrow\\; ${numberTex(key.neg())} + k = 0`,
            value: key.neg(),
          },
          { says: 'Solve for the unknown number.', works: `k = ${numberTex(key)}`, value: key },
        ],
        check: `The line $${lineTex(p, r)} ${addedTex(key)} = 0$ has the given vertices on different sides, equally far: their values are $${numberTex(key.add(p * a.x + r * a.y))}$ and $${numberTex(key.add(p * c.x + r * c.y))}$.`,
        principle:
          'The middle of one diagonal of a parallelogram lies on the other one, so unknown corners are often not needed.',
      };
    }
    const key = equallyFar(b);
    const squares = (point: Point) => point.x ** 2 + point.y ** 2;
    const [along, across] = axis === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const gap = c[along] - a[along];
    const side = (point: Point) =>
      `(${along} - ${bracketed(point[along])})^2 + ${bracketed(point[across])}^2`;
    const squareOfDistance =
      key
        .sub(a[along])
        .pow(2)
        ?.add(a[across] ** 2) ?? q(0);
    return {
      snapRead: `Two points, and a point of the $${axis}$-axis that is equally far from both; its $${axis}$-coordinate is asked.`,
      approach: `A point of the $${axis}$-axis has only one unknown coordinate. Set the squares of the two distances equal: the square of the unknown cancels and a linear equation is left, without any root. Cutting the perpendicular bisector with the axis works too, but takes longer.`,
      steps: [
        {
          says: `Set the squares of the distances equal, with $${along}$ as the unknown.`,
          works: `${side(a)} = ${side(c)}`,
          value: `${along}`,
        },
        {
          says: 'Multiply out; the square of the unknown cancels. Gather the rest.',
          works: `${2 * gap}${along} = ${squares(c)} - ${squares(a)} = ${squares(c) - squares(a)}`,
          value: q(squares(c) - squares(a)),
        },
        { says: 'Divide.', works: `${along} = ${numberTex(key)}`, value: key },
      ],
      check: `The square of the distance is $${numberTex(squareOfDistance)}$ to the first point and $${numberTex(
        key
          .sub(c[along])
          .pow(2)
          ?.add(c[across] ** 2) ?? q(0),
      )}$ to the second.`,
      principle:
        'Equal distances: set their squares equal; the square of the unknown cancels and the equation is linear.',
    };
  },
  verify: b => {
    const { kind, a, c, p, r, axis } = b;
    if (kind === 'equally-far') {
      const at = (t: number) => (axis === 'x' ? { x: t, y: 0 } : { x: 0, y: t });
      const lead = (t: number) => distance(at(t), a) - distance(at(t), c);
      let [low, high] = [-4000, 4000];
      const rising = lead(high) > lead(low);
      for (let i = 0; i < 80; i += 1) {
        const middle = (low + high) / 2;
        if (lead(middle) < 0 === rising) low = middle;
        else high = middle;
      }
      return rationalNear(Math.round(low * 1e6) / 1e6);
    }
    // Takes a first free corner at half-grid places; the fourth follows by equal sides, and both must lie on one line.
    for (let x = -30; x <= 30; x += 0.5)
      for (let y = -30; y <= 30; y += 0.5) {
        const d = { x: a.x + c.x - x, y: a.y + c.y - y };
        if ((d.x !== x || d.y !== y) && p * x + r * y === p * d.x + r * d.y)
          return q(-2 * (p * x + r * y), 2);
      }
    return q(9999);
  },
});
