import { gcd } from '../../numbers.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { onAxes } from '../on-axes.ts';
import { pointTex } from '../points-in-the-plane/points.ts';
import { lineTex } from './equations.ts';

interface Right {
  /** The direction of the given line: across and up. */
  across: number;
  up: number;
  /** A point of it, and the point from which the perpendicular goes. */
  a: { x: number; y: number };
  p: { x: number; y: number };
  frame: number;
}

/** The line through a point in a direction, by coefficients without a common factor, that of x above 0. */
function equationOf(across: number, up: number, a: { x: number; y: number }): [number, number, number] {
  const by = gcd(across, up) * Math.sign(up);
  return [up / by, -across / by, (up * a.x - across * a.y) / by];
}

const perpendicular = form<Right>(
  'perpendicular-meets-the-y-axis',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ across, up, p }) => {
      // The point (0, y) whose direction to P has scalar product 0 with the line.
      for (let y = -200; y <= 200; y += 1) if (across * p.x + up * (p.y - y) === 0) return y;
      throw new Error('no whole place');
    },
  },
  ({ across, up, a, p, frame }, { step, find }) => {
    const b = { x: a.x + across, y: a.y + up };
    const [A, B, P] = frame === 2 ? ['G', 'H', 'S'] : ['A', 'B', 'P'];
    const slope = step(frac(calc`${up} / ${across}`), {
      name: 'the slope of the given line',
      because: text`A perpendicular is described by how it is turned against the given line, so the slope of that line
        is needed first.`,
      works: (value, _w) =>
        frame === 1
          ? tex`m = -\frac{${up * Math.sign(across)}}{${-Math.abs(across)}} = ${frac(value)}`
          : tex`m = \frac{${b.y} - ${a.y}}{${b.x} - ${a.x}} = ${frac(value)}`,
    })`
      ${
        frame === 1
          ? text`Solve the equation for $y$: the factor of $x$ is the slope of the line.`
          : text`The slope of the line through $${A}$ and $${B}$ is the difference of the $y$-coordinates over that of
            the $x$-coordinates.`
      }`;
    const turned = step(frac(calc`-1 ÷ ${frac(slope)}`), {
      name: 'the slope of the perpendicular',
      because: text`A quarter turn makes steps up out of steps across and changes the sign of one of them.`,
    })`
      The slopes of two lines at right angles have the product $-1$, so take the reciprocal and change the sign.`;
    const run = find(0 - p.x);
    const place = step(calc`${p.y} + ${frac(turned)} * ${run}`, {
      because: text`The slope is the change of $y$ for each unit of change of $x$. On the $y$-axis the $x$-coordinate is
        $0$, so the change of $x$ from $${P}$ is known.`,
    })`
      From $${P}$ to the $y$-axis the $x$-coordinate changes by $0 - ${p.x < 0 ? text`(${p.x})` : p.x}$. Add slope times
      this change to the $y$-coordinate of $${P}$.`;
    return {
      answer: place,
      stem: wording(
        frame,
        text`$A$ is the point $${pointTex(a)}$ and $B$ the point $${pointTex(b)}$. The line through $P${pointTex(p)}$
          that is perpendicular to $AB$ meets the $y$-axis in $(0, t)$. What is the value of $t$?`,
        text`A line through the point $P${pointTex(p)}$ meets the line $${lineTex(...equationOf(across, up, a))}$ at
          right angles. At which $y$-coordinate does it cross the $y$-axis?`,
        text`On a map with a square grid a road runs straight through the gates $G${pointTex(a)}$ and $H${pointTex(b)}$.
          From the spring $S${pointTex(p)}$ a canal is dug along a straight line at right angles to the direction of the
          road. What is the $y$-coordinate of its point on the $y$-axis?`,
        text`Two sides of a rectangle have the direction of the line through $A${pointTex(a)}$ and $B${pointTex(b)}$.
          One of the two other sides lies on a line through $P${pointTex(p)}$. Find the $y$-intercept of this line.`,
      ),
      show: plain,
      plausible: value => value.d <= 2n,
      slips: [
        slip('wrong_sign', turned, frac(calc`1 / ${slope}`))`
          A slope of $${frac(turned)}$ is the reciprocal of $${frac(slope)}$ without the change of sign; the two lines
          would not meet at right angles.`,
        slip('inverted_the_slope', turned, frac(calc`-1 * ${slope}`))`
          $${frac(turned)}$ only changes the sign of $${frac(slope)}$. The product of the two slopes would be
          $${frac(slope.mul(slope).neg())}$ and not $-1$.`,
        slip('ignored_a_condition', turned, slope)`
          With the slope $${frac(slope)}$ the line through $${P}$ is parallel to the given one, not perpendicular.`,
        slip('wrong_sign', run, p.x)`
          The way from $${P}$ to the $y$-axis changes $x$ by $${-p.x}$; here $${p.x}$ was used, which leads away from
          it.`,
        slip('mixed_up_the_coordinates', place, () =>
          turned.n === 0n ? false : calc`${p.x} - ${p.y} / ${turned}`,
        )`
          $${place}$ is where the perpendicular meets the $x$-axis. The $y$-axis is asked for.`,
        stop('stopped_a_step_early', find(calc`${turned} * ${run}`))`
          Slope times change gives how much the line rises from $${P}$ to the $y$-axis; the $y$-coordinate of $${P}$ has
          to be added.`,
      ],
      snapRead: text`A direction and a point: the perpendicular through the point, and where it crosses the $y$-axis.`,
      approach: text`Find the slope of the given line, turn it into the slope of the perpendicular, and go from the
        point to the axis with it.`,
      check: () =>
        text`From $${P}$ to $(0, ${place})$ the steps are $${-p.x}$ and $${place.sub(p.y)}$; with the steps $${across}$
          and $${up}$ of the given line, $${-p.x} \times ${across} + ${place.sub(p.y)} \times ${up} = ${place
            .sub(p.y)
            .mul(up)
            .sub(p.x * across)}$.`,
      principle: text`Perpendicular lines have slopes with the product −1: reciprocal and other sign.`,
    };
  },
);

interface Equal {
  a: { x: number; y: number };
  c: { x: number; y: number };
  frame: number;
}

const equallyFar = form<Equal>(
  'on-an-axis-equally-far',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    also: ['GM.COO.1'],
    verify: ({ a, c }) => {
      for (let twice = -800; twice <= 800; twice += 1) {
        const x = twice / 2;
        if ((x - a.x) ** 2 + a.y ** 2 === (x - c.x) ** 2 + c.y ** 2) return q(twice, 2);
      }
      throw new Error('no place');
    },
  },
  ({ a, c, frame }, { step }) => {
    const [dx, dy] = [c.x - a.x, c.y - a.y];
    const [A, C] = frame === 2 ? ['U', 'V'] : ['A', 'C'];
    const middle = step(calc`(${a.x} + ${c.x}) / 2`, {
      name: 'the $x$-coordinate of the mid-point',
      because: text`All points that are equally far from two points lie on the perpendicular bisector of their
        segment.`,
      works: (
        value,
        _w,
      ) => tex`M = \left(\frac{${a.x} + ${c.x}}{2}, \frac{${a.y} + ${c.y}}{2}\right) = (${value},
        ${q(a.y + c.y, 2)})`,
    })`
      ${wording(
        frame,
        text`All sides of a rhombus are equal, so $BA = BC$. So $B$`,
        text`The third vertex is equally far from $A$ and $C$, as the triangle is isosceles. So it`,
        text`The pump is equally far from $U$ and $V$. So it`,
        text`$A$ and $C$ lie on the circle, so the centre is equally far from both. So it`,
      )} lies on the perpendicular bisector of $${A}${C}$, which passes through the mid-point $M$ of $${A}${C}$.`;
    const height = q(a.y + c.y, 2);
    const slope = step(frac(calc`${dy} / ${dx}`), {
      name: `the slope of ${A}${C}`,
      because: text`The bisector meets $${A}${C}$ at a right angle, so its direction follows from the direction of
        $${A}${C}$.`,
      works: (value, _w) => tex`\frac{${c.y} - ${a.y}}{${c.x} - ${a.x}} = ${frac(value)}`,
    })`
      The bisector is perpendicular to $${A}${C}$, so find the slope of $${A}${C}$ first.`;
    const turned = step(frac(calc`-1 ÷ ${frac(slope)}`), {
      name: 'the slope of the bisector',
      because: text`A quarter turn makes the steps up into steps across and changes one sign: a slope of $2$ becomes
        $-\frac{1}{2}$.`,
    })`
      Slopes of perpendicular lines have the product $-1$. So take the reciprocal and change the sign.`;
    const place = step(calc`${middle} - ${height} ÷ ${frac(turned)}`, {
      because: text`A point of the $x$-axis has $y = 0$. The slope is the change of $y$ over the change of $x$, so the
        change of $x$ is the change of $y$ divided by the slope.`,
      works: (_v, working) => tex`x = ${working}`,
    })`
      From $M$ down to the $x$-axis $y$ changes by $-${height}$. Divide this by the slope to get the change of $x$.`;
    return {
      answer: place,
      stem: wording(
        frame,
        text`$A${pointTex(a)}$ and $C${pointTex(c)}$ are opposite vertices of rhombus $ABCD$. The vertex $B$ lies on the
          $x$-axis. What is the $x$-coordinate of $B$?`,
        text`In an isosceles triangle the base is the segment from $A${pointTex(a)}$ to $C${pointTex(c)}$, and the third
          vertex is a point of the $x$-axis. Find the $x$-coordinate of this vertex.`,
        text`A straight canal runs along the $x$-axis of a map, and two villages lie at $U${pointTex(a)}$ and
          $V${pointTex(c)}$. A pump on the canal is to be equally far from both. At which $x$-coordinate must it
          stand?`,
        text`A circle through $A${pointTex(a)}$ and $C${pointTex(c)}$ has its centre on the line $y = 0$. What is the
          $x$-coordinate of the centre?`,
      ),
      show: plain,
      plausible: value => value.d <= 2n,
      slips: [
        slip('ignored_a_condition', turned, slope)`
          With the slope $${frac(slope)}$ from the mid-point you stay on the line through the two given points. It is
          the perpendicular that has equal distances.`,
        slip('wrong_sign', turned, frac(calc`1 / ${slope}`))`
          $${frac(turned)}$ is the reciprocal of the slope without the change of sign, so the line is not
          perpendicular.`,
        slip('inverted_the_slope', turned, frac(calc`-1 * ${slope}`))`
          $${frac(turned)}$ changes only the sign of the slope. For a right angle the reciprocal is needed as well.`,
        stop('stopped_a_step_early', middle)`
          $${middle}$ is the $x$-coordinate of the mid-point of the segment. That point is not on the $x$-axis.`,
        slip('used_a_wrong_given_number', place, () => calc`${a.x} - ${a.y} / ${q(-dx, dy)}`)`
          $${place}$ is where the perpendicular through the first given point meets the axis; it has to pass through the
          mid-point.`,
        slip('mixed_up_the_coordinates', place, () => calc`${height} - ${middle} * ${q(-dx, dy)}`)`
          $${place}$ is the place on the vertical axis that is equally far from both points.`,
        slip('used_a_wrong_given_number', place, () => calc`${c.x} - ${c.y} / ${q(-dx, dy)}`)`
          $${place}$ belongs to the perpendicular through the second given point, not through the mid-point.`,
      ],
      snapRead: text`A point of the $x$-axis that is equally far from ${frame === 0 && 'the vertices '}$${A}$ and
        $${C}$${frame === 0 && ', as all sides of a rhombus are equal'}.`,
      approach: text`Equal distances mean the perpendicular bisector: mid-point and turned slope, then its place on the
        axis.`,
      faster: () =>
        text`Write the equal distances with $(x, 0)$: $(x - ${a.x})^2 + ${a.y}^2 = (x - ${c.x})^2 + ${c.y}^2$. The
          squares of $x$ cancel: $${2 * dx}x = ${c.x * c.x + c.y * c.y - a.x * a.x - a.y * a.y}$.`,
      check: () => {
        const squares = [a, c].map(
          point =>
            place
              .sub(point.x)
              .pow(2)
              ?.add(point.y * point.y) ?? q(0),
        );
        return text`The squared distances are $${place.sub(a.x).abs()}^2 + ${a.y}^2 = ${squares[0]}$ and
          $${place.sub(c.x).abs()}^2 + ${c.y}^2 = ${squares[1]}$.`;
      },
      principle: text`A point equally far from two points lies on the perpendicular bisector of their segment.`,
      figure:
        frame === 0
          ? () => {
              const x = (c.x * c.x + c.y * c.y - a.x * a.x - a.y * a.y) / (2 * dx);
              const D = { x: a.x + c.x - x, y: a.y + c.y };
              return onAxes({
                alt: `Rhombus ABCD with A at (${a.x}, ${a.y}) and C at (${c.x}, ${c.y}); B lies on the x-axis.`,
                points: { A: a, C: c, B: { x, y: 0 }, D },
                lines: ['AB', 'BC', 'CD', 'DA'],
                broken: ['AC'],
                notToScale: true,
                longest: 260,
              });
            }
          : undefined,
    };
  },
);

/** GM.COO.2 Easy and Medium: perpendicular lines, and points equally far from two. */
export const atRightAngles: readonly AnyTemplate[] = [
  ...situation<Right>({
    type: 'GM.COO.2',
    situation: 'line-at-right-angles',
    tries: 60,
    draw: draw => {
      const [across, up] = [draw.int(1, 5) * (draw.chance(0.5) ? 1 : -1), draw.int(1, 5)];
      if (gcd(across, up) !== 1 || Math.abs(across) === up) return null;
      const x = Math.abs(across) * up * draw.pick([-2, -1, 1, 2]);
      const p = { x, y: draw.int(-9, 9) };
      const a = { x: draw.int(-6, 6), y: draw.int(-6, 6) };
      const by = draw.int(1, 2);
      const distinct = new Set([0, p.y]).size === 2 && Math.abs(x) <= 24;
      return distinct && (p.x - a.x) * up !== (p.y - a.y) * across
        ? { across: across * by, up: up * by, a, p, frame: draw.int(0, 3) }
        : null;
    },
    forms: [perpendicular],
  }),
  ...situation<Equal>({
    type: 'GM.COO.2',
    situation: 'equal-distances',
    tries: 100,
    draw: draw => {
      const a = { x: draw.int(-8, 6), y: draw.int(1, 10) };
      const c = { x: draw.int(-4, 14), y: draw.int(1, 12) };
      const [dx, dy] = [c.x - a.x, c.y - a.y];
      if (dx <= 1 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return null;
      const x = q(a.x + c.x, 2).add(q((a.y + c.y) * dy, 2 * dx));
      const other = q(a.x + c.x, 2).sub(q((a.y + c.y) * dx, 2 * dy));
      // Between the two points the place would be seen in a sketch.
      const isOutside = x.lt(Math.min(a.x, c.x)) || x.gt(Math.max(a.x, c.x));
      return isOutside && x.d === 1n && other.d <= 2n && Math.abs(x.valueOf()) <= 40 && !x.equals(0)
        ? { a, c, frame: draw.pick([0, 1, 2, 2, 3, 3]) }
        : null;
    },
    forms: [equallyFar],
  }),
];
