import { calc, form, frac, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lineTex, sideTex } from '../lines-in-the-plane/equations.ts';
import { rationalNear } from '../measured-lengths.ts';
import { pointTex } from '../points-in-the-plane/points.ts';
import { normals } from './normals.ts';

interface Strip {
  /** ax + by = c and k(ax + by) = d; a² + b² = n². */
  a: number;
  b: number;
  n: number;
  k: number;
  c: number;
  d: number;
  frame: number;
}

const betweenParallels = form<Strip>(
  'between-parallel-lines',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, b, k, c, d }) => {
      // From a point of the first line to the second along the normal.
      const foot = { x: (a * c) / (a * a + b * b), y: (b * c) / (a * a + b * b) };
      const far = d / k / (a * a + b * b);
      return rationalNear(Math.hypot(foot.x - a * far, foot.y - b * far));
    },
  },
  ({ a, b, n, k, c, d, frame }, { step, find }) => {
    const scaled = step(frac(calc`${d} / ${k}`), {
      name: 'the right side of the second line after dividing',
      because: text`The numbers on the right can be compared only where the left sides are the same.`,
      works: (value, _w) =>
        tex`${lineTex(k * a, k * b, d)} \;\Rightarrow\; ${sideTex(a, b)} = ${frac(value)}`,
    })`
      Give both equations the same left side: divide the second one by $${k}$.`;
    const gap = step(frac(calc`abs(${c} - ${frac(scaled)})`), {
      name: 'the difference of the right sides',
      because: text`With the same left side, the right side tells how far a line is from the origin in one direction.
        Their difference grows with the distance between the lines, but it is not a length yet.`,
    })`
      Now both left sides are equal. Find the difference of the right sides.`;
    const root = find(n);
    const apart = step(frac(calc`${frac(gap)} ÷ ${root}`), {
      because: text`Going one unit at right angles to the lines changes the left side by the root of $${a * a} +
        ${b * b}$. So the distance is the difference divided by this root, not by the sum of the coefficients.`,
      works: (value, _w) =>
        tex`\frac{${frac(gap)}}{\sqrt{${Math.abs(a)}^2 + ${Math.abs(b)}^2}} = ${frac(gap)} \div ${root} =
          ${frac(value)}`,
    })`
      Divide by the root of the sum of the squares of the coefficients to get a distance.`;
    const [first, second] = [lineTex(a, b, c), lineTex(k * a, k * b, d)];
    return {
      answer: apart,
      stem: wording(
        frame,
        text`What is the distance between the parallel lines $${first}$ and $${second}$?`,
        text`A straight canal has its banks on the lines $${first}$ and $${second}$ of a map whose unit is $1$ km. How
          many kilometres wide is the canal?`,
        text`Two opposite sides of a square lie on the lines $${first}$ and $${second}$. Find the length of a side of
          this square.`,
        text`A circle touches both of the lines $${first}$ and $${second}$. How long is its diameter?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 400n,
      slips: [
        slip('ignored_common_factors', scaled, d)`
          $${c}$ and $${d}$ were compared as they stand. First both equations need the same left side.`,
        slip('forgot_the_root', root, n * n)`
          The divisor $${n * n}$ is the sum of the squares $${a * a}$ and $${b * b}$; its root was left out.`,
        slip('took_a_power_term_by_term', root, Math.abs(a) + Math.abs(b))`
          $${Math.abs(a)} + ${Math.abs(b)} = ${root}$ was used as divisor. It is the root of the sum of their squares.`,
        slip('subtracted_for_added', gap, frac(calc`abs(${c} + ${frac(scaled)})`))`
          The right sides were added to $${frac(gap)}$; their difference tells how far the lines are apart.`,
        slip('left_out_a_factor', root, k * n)`
          The divisor $${root}$ belongs to the equation with $${Math.abs(k * a)}$ and $${Math.abs(k * b)}$, but the
          difference $${frac(gap)}$ to the other one.`,
        slip('left_out_a_term', root, Math.max(Math.abs(a), Math.abs(b)))`
          Dividing by $${root}$ alone gives a distance along an axis, which is longer than the shortest one.`,
        slip('multiplied_for_divided', scaled, () => k * d < 200 && calc`${d} * ${k}`)`
          $${scaled}$ comes from multiplying the right side by $${k}$ while the left side was divided by it.`,
      ],
      snapRead: text`Two parallel lines whose equations have different factors; the distance between them.`,
      approach: text`Make the left sides equal, subtract the right sides and divide by the root of the sum of the
        squares of the coefficients.`,
      check: () => {
        const [x, y] = [q(a * c, n * n), q(b * c, n * n)];
        return text`$(${fractionTex(x)}, ${fractionTex(y)})$ lies on the first line; in the second equation it leaves
          ${calc`abs(${k * c} - ${d})`} over, and ${frac(calc`abs(${k * c} - ${d}) / ${k * n}`)}.`;
      },
      principle: text`Equations of parallel lines are compared with equal left sides; the root of the sum of squares
        makes a distance of the difference.`,
    };
  },
);

interface Apex {
  a: number;
  b: number;
  n: number;
  c: number;
  p: { x: number; y: number };
  frame: number;
}

const equilateral = form<Apex, Surd>(
  'equilateral-triangle-on-a-line',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    also: ['GM.TRI.9'],
    verify: ({ a, b, c, p }) => {
      // The foot of the perpendicular, then the two vertices on the line, then the area by coordinates.
      const t = (c - a * p.x - b * p.y) / (a * a + b * b);
      const foot = { x: p.x + a * t, y: p.y + b * t };
      const height = Math.hypot(a * t, b * t);
      const half = height / Math.sqrt(3);
      const [u, v] = [-b / Math.hypot(a, b), a / Math.hypot(a, b)];
      const [one, two] = [half, -half].map(s => ({ x: foot.x + u * s, y: foot.y + v * s })) as [
        typeof p,
        typeof p,
      ];
      const area = Math.abs((one.x - p.x) * (two.y - p.y) - (two.x - p.x) * (one.y - p.y)) / 2;
      return Surd.root(3).mul(rationalNear(area / Math.sqrt(3)));
    },
  },
  ({ a, b, n, c, p, frame }, { step, find }) => {
    const put = step(calc`abs((${a}) * (${p.x}) + (${b}) * (${p.y}) - (${c}))`, {
      name: 'what the equation leaves over at P',
      because: text`For a point of the line nothing would be left over. The farther P lies from the line, the more is
          left, and its sign only tells the side.`,
    })`
      The height of the triangle is the distance of P from the line. Put the coordinates of P into the left side of the
      equation and subtract the right side.`;
    const root = find(n);
    const height = step(calc`${put} / ${root}`, {
      name: 'the height of the triangle',
      because: text`One unit of way at right angles to the line changes the left side by the root of the sum of the
          squares, $${root}$. So dividing by it turns what is left over into a distance.`,
      works: (value, _w) =>
        tex`\frac{${put}}{\sqrt{${Math.abs(a)}^2 + ${Math.abs(b)}^2}} = \frac{${put}}{${root}} = ${value}`,
    })`
        Divide by the root of the sum of the squares of the coefficients to get the height.`;
    const side = step(surd`2 * ${height} / sqrt(3)`, {
      name: 'the side of the triangle',
      because: text`The height halves the triangle into two right triangles with the angles $30^\circ$, $60^\circ$ and
          $90^\circ$. By Pythagoras a side of $2$ has the height $\sqrt{4 - 1} = \sqrt{3}$.`,
    })`
        A height of an equilateral triangle is $\frac{\sqrt{3}}{2}$ of the side. So divide the height by this to find
        the side.`;
    const area = step(surd`${side} * ${height} / 2`)`
        The area of a triangle is half of the base times the height. Here the base is the side on the line.`;
    const line = lineTex(a, b, c);
    return {
      answer: area,
      stem: wording(
        frame,
        text`An equilateral triangle has one vertex at $P${pointTex(p)}$, and its side opposite to P lies on the line
          $${line}$. What is its area?`,
        text`On a map with kilometres on both axes the straight coast follows the line $${line}$. A lighthouse stands
          off the coast at the point $P${pointTex(p)}$. Its beam covers an equilateral triangle between P and the coast.
          Find the area of this triangle in square kilometres.`,
        text`Two vertices of an equilateral triangle are on the line $${line}$; the third one is $P${pointTex(p)}$. How
          large is the triangle, in square units?`,
        text`From the point $P${pointTex(p)}$ two segments of equal length are drawn to the line $${line}$. They make an
          angle of $60^\circ$ at P. What area do they enclose with the line?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0 && value.terms === 1,
      slips: [
        slip('took_a_slant_for_the_height', side, surd`${height} * 1`)`
          The distance from the line, $${side}$, was used as the side of the triangle. It is the height.`,
        slip('mixed_up_sine_cosine_and_tangent', side, surd`${height} * sqrt(3) / 2`)`
          $${side}$ as side is $\frac{\sqrt{3}}{2}$ of the height. The side is the longer of the two.`,
        slip('forgot_the_root', root, n * n)`
          The divisor $${n * n}$ for the distance is the sum of the squares; its root was left out.`,
        slip('did_not_halve', area, surd`${side} * ${height}`)`
          Side times height is twice the area of a triangle: here $${side} \times ${height}$.`,
        slip('mixed_up_a_length_and_its_half', side, surd`${height} / sqrt(3)`)`
          $${side}$ is half of the side: from the foot of the height to a vertex on the line.`,
        slip('mixed_up_sine_cosine_and_tangent', side, surd`2 * ${height} * sqrt(3)`)`
          $${side}$ as side multiplies the height by $\sqrt{3}$ for half of the side. The height is the longer leg, so
          divide.`,
        slip('took_the_wrong_angle', side, surd`2 * ${height}`)`
          A side of twice the height, $${side}$, belongs to an angle of $90^\circ$ at P. In this triangle it is
          $60^\circ$.`,
        slip('took_a_power_term_by_term', root, Math.abs(a) + Math.abs(b))`
          $${Math.abs(a)} + ${Math.abs(b)}$ was used as divisor for the distance; it is the root of the sum of
          squares.`,
        slip('wrong_sign', put, calc`abs((${a}) * (${p.x}) + (${b}) * (${p.y}) + (${c}))`)`
          The right side $${c}$ of the equation was added. It has to go to the left with the other sign.`,
      ],
      snapRead: text`A vertex and the line of the opposite side of an equilateral triangle: the distance is its
        height.`,
      approach: text`The distance of the point from the line is the height. In an equilateral triangle the height gives
        the side, and both give the area.`,
      faster: text`With height $h$ the area of an equilateral triangle is $\frac{h^2}{\sqrt{3}}$: here
        $\frac{${q(put.valueOf()).div(n)}^2}{\sqrt{3}}$.`,
      check: text`A side of about $${side.valueOf().toFixed(3)}$ has the height $\frac{\sqrt{3}}{2} \times ${side
        .valueOf()
        .toFixed(
          3,
        )} \approx ${((side.valueOf() * Math.sqrt(3)) / 2).toFixed(2)}$, and half the product is about
        $${area.valueOf().toFixed(2)}$.`,
      principle: text`The distance of a point from a line is the height of every triangle with this vertex and its base
        on the line.`,
    };
  },
);

/** GM.COO.4 Easy and Medium: parallel lines, and a height that is a distance. */
export const parallelAndEquilateral: readonly AnyTemplate[] = [
  ...situation<Strip>({
    type: 'GM.COO.4',
    situation: 'two-parallel-lines',
    tries: 60,
    draw: draw => {
      const [a, b, n] = draw.pick(normals);
      const k = draw.int(2, 4);
      const c = draw.int(-18, 24);
      const apart = draw.pick([1, 2, 3, 4, 5, 6]);
      const d = k * (c + apart * n * draw.pick([1, -1])) + draw.pick([0, 0, k === 2 ? 1 : 0]);
      return c !== 0 && d !== 0 && d !== c && Math.abs(d) <= 150
        ? { a, b, n, k, c, d, frame: draw.int(0, 3) }
        : null;
    },
    forms: [betweenParallels],
  }),
  ...situation<Apex>({
    type: 'GM.COO.4',
    situation: 'point-over-a-line',
    tries: 100,
    draw: draw => {
      const [a, b, n] = draw.pick(normals);
      const p = { x: draw.int(-8, 9), y: draw.int(-8, 9) };
      const height = draw.int(2, 9);
      const c = a * p.x + b * p.y + height * n * draw.pick([1, -1]);
      return c !== 0 && p.x !== 0 && p.y !== 0 && Math.abs(c) <= 150
        ? { a, b, n, c, p, frame: draw.int(0, 3) }
        : null;
    },
    forms: [equilateral],
  }),
];
