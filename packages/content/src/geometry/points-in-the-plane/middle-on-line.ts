import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { calc, form, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { distance, rationalNear } from '../measured-lengths.ts';
import { bracketed, pointTex } from './points.ts';

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

/** The vertex B on the x-axis, by its x-coordinate, and the x-coordinate of D across from it. */
const onAxis = ({ a, c, p, r }: Bisected) => q(a.x + c.x, 2).add(q(r * (a.y + c.y), 2 * p));
const fourth = (b: Bisected) => q(b.a.x + b.c.x).sub(onAxis(b));

const lineRoute = ({ a, c, p, r }: Bisected, { step }: Path) => {
  const middle = step([q(a.x + c.x, 2), q(a.y + c.y, 2)], {
    name: 'the middle of the diagonals',
    works: ([x = q(0), y = q(0)]) =>
      tex`\left(\frac{${a.x} + ${bracketed(c.x)}}{2}, \frac{${a.y} + ${bracketed(c.y)}}{2}\right) = (${x}, ${y})`,
    because: text`A diagonal cuts a parallelogram into two congruent triangles, and the other diagonal passes
      through its mid-point. So both diagonals have the same middle, which lies on BD as well.`,
  })`
    The diagonals of a parallelogram halve each other, so the middle of AC is a point of BD. Find it as the mean of
    A and C, coordinate by coordinate.`;
  const [x = q(0), y = q(0)] = middle;
  const onLine = step(calc`${x} * ${p} + ${y} * ${r}`, {
    name: 'the constant in the equation of BD',
    works: value =>
      tex`${lineTex(p, r)} = ${p} \times ${bracketed(x.valueOf())} ${r < 0 ? '-' : '+'} ${Math.abs(r)} \times
        ${bracketed(y.valueOf())} = ${value}`,
    because: text`Parallel lines have the same coefficients of $x$ and $y$ and differ only in the constant. A point
      that lies on the line gives this constant when it is substituted.`,
  })`
    BD passes through this middle and is parallel to the given line. So substitute the middle in the expression of
    that line to get the constant of BD.`;
  const corner = step(calc`${onLine} / ${p}`, {
    name: 'the x-coordinate of B',
    works: value => tex`${p !== 1 && p}x = ${onLine} \Rightarrow x = ${value}`,
    because: text`lies on BD and on the $x$-axis, where $y = 0$. Substitute $y = 0$ in the equation of BD and solve
      for $x$.`,
  })`
    B lies on the $x$-axis, where $y = 0$.`;
  const far = step(calc`${x} * 2 - ${corner}`, {
    name: 'the x-coordinate of D',
    works: value => tex`2 \times ${bracketed(x.valueOf())} - ${bracketed(corner.valueOf())} = ${value}`,
    because: text`The middle is the mean of B and D: half of the sum of their coordinates. So the sum is twice the
      middle, and D is what B leaves of it.`,
  })`
    The middle of the diagonals is also halfway from B to D. So the $x$-coordinate of D is twice that of the middle
    minus that of B.`;
  return {
    answer: far,
    slips: [
      stop('answered_another_quantity', corner)`
        $${corner}$ is the $x$-coordinate of B. D lies as far beyond the middle of the diagonals as B lies before
        it.`,
      slip('did_not_halve', middle, [a.x + c.x, a.y + c.y])`
        This uses $(${x}, ${y})$, the sum of the two given corners, for the middle of the diagonal; it has to be
        halved.`,
      slip('used_a_wrong_given_number', onLine, calc`${p} * ${a.x} + ${r} * ${a.y}`)`
        Here BD goes through $${pointTex(a)}$; A is no point of that diagonal.`,
      slip('did_not_double', far, calc`${x} - ${corner}`)`
        $${x} - ${bracketed(corner.valueOf())} = ${far}$ is the way from B to the middle, not the place of D.`,
      slip('wrong_sign', onLine, calc`${x} * ${p} - ${y} * ${r}`)`
        You used $${-r}y$ for the term with $y$. A parallel to the given line has the same coefficients, so the sign
        stays.`,
      slip('used_a_wrong_given_number', onLine, calc`${p} * ${c.x} + ${r} * ${c.y}`)`
        Here BD goes through $${pointTex(c)}$; C is no point of that diagonal.`,
      slip('used_a_wrong_given_number', far, calc`2 * ${a.x} - ${corner}`)`
        You used $${pointTex(a)}$ as the middle of BD. A is a vertex; the middle of BD is the middle of AC.`,
    ],
  };
};

const squareSum = (point: Point) => point.x ** 2 + point.y ** 2;
/** The coordinate along the axis, and the one across it. */
const axes = ({ axis }: Bisected) => (axis === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const));

/** Where the line through the two points meets the axis; null where it does not. */
function cutOf(b: Bisected): Fraction | null {
  const [along, across] = axes(b);
  const { a, c } = b;
  return a[across] === c[across]
    ? null
    : q(a[along]).sub(q(a[across] * (c[along] - a[along]), c[across] - a[across]));
}

const farRoute = (p: Bisected, { step, find, write }: Path) => {
  const { c, a } = p;
  const [along, across] = axes(p);
  const gap = find(calc`${c[along]} - ${a[along]}`);
  const side = (point: Point) => `(${along} - ${bracketed(point[along])})^2 + ${bracketed(point[across])}^2`;
  write(tex`${side(a)} = ${side(c)}`, {
    because: text`Distances are positive, so they are equal exactly if their squares are equal. The squares need no
      roots, and a point of the axis has only one unknown coordinate.`,
  })`
    Let the point have the coordinate $${along}$ on the axis; its other coordinate is $0$. It is equally far from
    both points, so set the squares of its two distances equal.`;
  const rest = step(calc`${squareSum(c)} - ${squareSum(a)}`, {
    name: 'the constant side of the equation',
    works: value => tex`${gap.mul(2)}${along} = ${squareSum(c)} - ${squareSum(a)} = ${value}`,
    because: text`Both sides contain the square of the unknown once, so it cancels. What is left has the unknown
      only to the first power.`,
  })`
    Expand both sides: $${along}^2$ occurs on both and cancels, so a linear equation is left. Collect the terms with
    $${along}$ on one side.`;
  const key = step(calc`${rest} / (${gap} * 2)`, {
    name: text`the ${axes(p)[0]}-coordinate of the point`,
    works: value => tex`${axes(p)[0]} = ${value}`,
  })`
    Divide by the coefficient to get the coordinate of the point on the axis.`;
  return {
    answer: key,
    slips: [
      slip('took_the_figure_for_special', key, calc`(${a[axes(p)[0]]} + ${c[axes(p)[0]]}) / 2`)`
        $${key}$ moves the mid-point of the segment to the axis; equally far points lie on the perpendicular through
        it.`,
      slip('did_not_halve', key, calc`${rest} / ${gap}`)`
        Dividing $${rest}$ by $${gap}$ counts the mixed terms once; each square brings them twice.`,
      slip('used_a_wrong_given_number', key, cutOf(p))`
        At $${key}$ the line through the two given points meets the axis; that point is not equally far from both.`,
      slip('left_out_a_term', rest, () => {
        const [, across] = axes(p);
        return c[across] ** 2 - a[across] ** 2;
      })`
        You squared only the ${axes(p)[1] === 'y' ? 'second' : 'first'} coordinates of the two points, which leaves
        $${rest}$. The other coordinates are squared too.`,
      slip('added_for_subtracted', rest, calc`${squareSum(a)} + ${squareSum(c)}`)`
        $${squareSum(c)} + ${squareSum(a)}$ adds the squares of both points; they stand on different sides, so they
        are subtracted.`,
      slip('wrong_sign', rest, calc`-${rest}`)`
        $${rest}$ has the wrong sign: you subtracted the squares in one order and the coordinates in the other.`,
    ],
  };
};

/** The texts of both cases. */
function textsOf(b: Bisected) {
  const { kind, a, c, p, r, axis } = b;
  if (kind === 'line-through-middle') {
    const [near, far] = [onAxis(b), fourth(b)];
    const height = q(a.y + c.y);
    return {
      snapRead:
        'Two opposite vertices of a parallelogram, the direction of the other diagonal and the axis on which one of its ends lies.',
      approach:
        'The diagonals of a parallelogram halve each other. So the other one goes through the middle of the known one in the given direction; one end is on the axis, the other as far beyond the middle.',
      check: `B is $(${numberTex(near)}, 0)$ and D is $(${numberTex(far)}, ${numberTex(height)})$: the sums of opposite vertices agree, $${numberTex(near)} + ${bracketed(far.valueOf())} = ${a.x} + ${bracketed(c.x)}$, and $${lineTex(p, r)}$ has the value $${numberTex(near.mul(p))}$ at both.`,
      principle:
        'The middle of one diagonal of a parallelogram is the middle of the other: a direction and one more condition then give the missing vertices.',
    };
  }
  const key = equallyFar(b);
  const [along, beside] = axes(b);
  const squareOfDistance = (point: Point) => {
    const way = key.sub(point[along]);
    return way.mul(way).add(point[beside] ** 2);
  };
  return {
    snapRead: `Two points, and a point of the $${axis}$-axis that is equally far from both; its $${axis}$-coordinate is asked.`,
    approach: `A point of the $${axis}$-axis has only one unknown coordinate. Set the squares of the two distances equal: the square of the unknown cancels and a linear equation is left, without any root. Cutting the perpendicular bisector with the axis works too, but takes longer.`,
    check: `The square of the distance is $${numberTex(squareOfDistance(a))}$ to the first point and $${numberTex(squareOfDistance(c))}$ to the second.`,
    principle:
      'Equal distances: set their squares equal; the square of the unknown cancels and the equation is linear.',
  };
}

const middleOnLineAsked = form<Bisected>(
  'vertex-or-equal-distance',
  {
    band: 'Medium',
    seconds: 80,
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
      // B is tried along the axis; D follows by equal sides, and BD has to keep the direction.
      for (let x = -400; x <= 400; x += 0.5) {
        const d = { x: a.x + c.x - x, y: a.y + c.y };
        if (p * x === p * d.x + r * d.y) return q(2 * d.x, 2);
      }
      return 9999;
    },
  },
  (given, path) => {
    const { a, c, kind, scene, p, r, axis } = given;
    return {
      ...(kind === 'equally-far' ? farRoute(given, path) : lineRoute(given, path)),
      stem: () => {
        const [A, C] = [pointTex(a), pointTex(c)];
        if (kind === 'line-through-middle')
          return scene === 'story'
            ? text`A field has the shape of a parallelogram ABCD. On a surveyor's grid its corners A and C lie at
              $${A}$ and $${C}$, its corner B lies on the $x$-axis, and the path BD is parallel to the line
              $${lineTex(p, r)} = 0$. What is the $x$-coordinate of D?`
            : text`The points $A${A}$ and $C${C}$ are opposite vertices of a parallelogram ABCD. Vertex B lies on
              the $x$-axis, and the diagonal BD is parallel to the line $${lineTex(p, r)} = 0$. Find the
              $x$-coordinate of D.`;
        return scene === 'story'
          ? text`On a plan a straight canal runs along the $x$-axis, and two villages lie at $${A}$ and $${C}$, on
            the same side of it. A pump is to be built at the canal, equally far from both villages. What is the
            $x$-coordinate of the pump?`
          : text`A point of the $${axis}$-axis is equally far from $${A}$ and $${C}$. What is its
            $${axis}$-coordinate?`;
      },
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.d <= 2n && value.abs().valueOf() < 150,
      snapRead: text`${textsOf(given).snapRead}`,
      approach: text`${textsOf(given).approach}`,
      check: text`${textsOf(given).check}`,
      principle: text`${textsOf(given).principle}`,
    };
  },
);

/** GM.COO.1 Medium: a vertex across the middle of a diagonal; or equal distances on an axis. */
export const middleOnLine: readonly AnyTemplate[] = situation<Bisected>({
  type: 'GM.COO.1',
  situation: 'middle',
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
      const key = fourth(b);
      const turned = p * (a.x - c.x) + r * (a.y - c.y) !== 0;
      const clear =
        a.y + c.y !== 0 &&
        a.x + c.x !== 0 &&
        q(p, r).d === BigInt(Math.abs(r)) &&
        !key.equals(onAxis(b)) &&
        ![a.x, c.x].includes(key.valueOf());
      return key.d === 1n && key.abs().valueOf() <= 40 && turned && clear && !key.equals(0) ? b : null;
    }
    if (b.scene === 'story' && (a.y <= 0 || c.y <= 0)) return null;
    const key = equallyFar({ ...b, axis: b.scene === 'story' ? 'x' : axis });
    return key.d <= 2n && key.abs().valueOf() <= 16 && !key.equals(0)
      ? { ...b, axis: b.scene === 'story' ? 'x' : axis }
      : null;
  },
  forms: [middleOnLineAsked],
});
