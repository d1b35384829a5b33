import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const factorTex = (n: number) => (n === 1 ? '' : String(n));

interface Strip {
  /** The strip low ≤ ax + by ≤ high in the first quadrant. */
  a: number;
  b: number;
  low: number;
  high: number;
  way: boolean;
}

const stripArea = form<Strip>(
  'between-parallel-lines-and-axes',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a, b, low, high }) => {
      // A trapezium between the lines: the mean of the parallel sides times the distance of the lines.
      const norm = Math.hypot(a, b);
      const side = (c: number) => Math.hypot(c / a, c / b);
      return nearFraction(((side(low) + side(high)) / 2) * ((high - low) / norm), 2 * a * b);
    },
  },
  ({ high, a, b, low, way }, { step, find }) => {
    const half = find(calc`1 / 2`);
    const outer = step(calc`${high} * ${high} / (${a} * ${b}) * ${half}`, {
      name: 'the large triangle',
      works: value => tex`\frac{1}{2} \times ${frac(q(high, a))} \times ${frac(q(high, b))} = ${frac(value)}`,
      because: text`A line meets the axes where one coordinate is 0. These intercepts lie on the axes, which are
        perpendicular, so they are the legs of a right triangle with the origin as its right angle.`,
    })`
      The farther line and the axes make a right triangle. Its legs are the intercepts, the constant divided by each
      coefficient.`;
    const inner = step(calc`${low} * ${low} / (${a} * ${b}) * ${half}`, {
      name: 'the small triangle',
      works: value => tex`\frac{1}{2} \times ${frac(q(low, a))} \times ${frac(q(low, b))} = ${frac(value)}`,
      because: text`The strip ends at the nearer line, and below it there is a triangle at the origin that does not
        belong to the region.`,
    })`
      The nearer line and the axes make a right triangle too, which does not belong to the region.`;
    const area = step(frac(calc`${frac(outer)} - ${frac(inner)}`), { name: 'the area of the region' })`
      The region lies between the two lines, so subtract the small triangle from the large one.`;
    return {
      answer: area,
      stem: () => {
        const line = `${factorTex(a)}x + ${factorTex(b)}y`;
        return way
          ? text`What is the area of the region in which $x \ge 0$, $y \ge 0$ and $${low} \le ${line} \le ${high}$?`
          : text`The coordinate axes and the two lines $${line} = ${low}$ and $${line} = ${high}$ enclose a
            quadrilateral. Find its area.`;
      },
      show: value => `$${fractionTex(value)}$`,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', area, calc`(${high} - ${low})^2 / (2 * ${a} * ${b})`)`
          The difference $${high} - ${low}$ was used as if it bounded one triangle; subtract the areas, not the
          constants.`,
        slip('did_not_halve', half, 1)`
          You used the product of the intercepts as the area. That is a rectangle with two sides on the axes; a
          triangle is half of it.`,
        stop('stopped_a_step_early', outer)`
          $${frac(outer)}$ is the whole triangle up to the farther line. The part below the nearer line does not
          belong to the region.`,
        stop('used_a_wrong_given_number', inner)`
          $${frac(inner)}$ is the triangle between the nearer line and the origin. The region lies beyond this line.`,
        slip('added_for_subtracted', area, calc`${outer} + ${inner}`)`
          The two triangles were added; the smaller one is not part of the region. Here $${outer} + ${inner} =
          ${area}$.`,
        slip('used_a_wrong_given_number', outer, calc`${high} * ${high} / (2 * min(${a}, ${b})^2)`)`
          You gave the large triangle two equal legs, $${frac(q(high, Math.min(a, b)))}$ each. The coefficients
          differ, so the intercepts differ as well.`,
        slip(
          'used_a_wrong_given_number',
          outer,
          high * high * a * b > low * low * Math.max(a, b) ** 2 &&
            calc`${high} * ${high} / (2 * max(${a}, ${b})^2)`,
        )`
          You gave the large triangle two equal legs, $${frac(q(high, Math.max(a, b)))}$ each. The coefficients
          differ, so the intercepts differ as well.`,
      ],
      snapRead: text`Two parallel lines and the axes; the area between them is asked.`,
      approach: text`Both lines cut right triangles from the first quadrant. Their intercepts are the legs; the
        difference is the strip.`,
      check: () =>
        text`The triangles are similar, with sides as $${low} : ${high}$, so the strip is $1 -
        \left(${frac(q(low, high))}\right)^2 = ${frac(area.div(outer))}$ of $${frac(outer)}$.`,
      principle: text`A region between parallel lines is a difference of similar figures.`,
    };
  },
);

interface Cut {
  /** a|x| + b|y| ≤ abt, so the rhombus reaches bt to the sides and at up and down. */
  a: number;
  b: number;
  t: number;
  /** The strip -down ≤ y ≤ up. */
  down: number;
  up: number;
  way: boolean;
}

const regionTex = ({ a, b, t }: Cut) => `${factorTex(a)}|x| + ${factorTex(b)}|y| \\le ${a * b * t}`;

const cutTips = form<Cut>(
  'rhombus-in-a-strip',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    verify: ({ a, b, t, down, up }) => {
      // Add horizontal slices; the width is linear on each side of the axis, so the middle slices are exact.
      let area = 0;
      for (let y = -down; y < up; y += 1) area += (2 * (a * b * t - b * Math.abs(y + 0.5))) / a;
      return nearFraction(area, a);
    },
  },
  (p, { step, find }) => {
    const { a, t, b, up, down, way } = p;
    const whole = step(calc`1 / 2 * ${2 * b * t} * ${2 * a * t}`, {
      name: 'the area of the whole rhombus',
      because: text`With $y = 0$ the boundary is at $x = \pm ${b * t}$, and with $x = 0$ at $y = \pm ${a * t}$. These
        four points are the vertices, so the diagonals lie on the axes.`,
    })`
      Without the two lines the region is a rhombus with its diagonals on the axes. Its area is half the product of the
      diagonals.`;
    const slope = find(calc`${b} / ${a}`);
    const top = step(calc`${a * t} - ${up}`, {
      name: 'the height of the upper triangle',
      because: text`The line $y = ${up}$ is measured from the $x$-axis, but the triangle lies between this line and the
        tip. So its height is what is left up to the tip.`,
    })`
      The line $y = ${up}$ cuts off a triangle at the top. Its tip is at $y = ${a * t}$; subtract to find its height.`;
    const bottom = step(calc`${a * t} - ${down}`, {
      name: 'the height of the lower triangle',
      because: text`The lower line is at another distance from the $x$-axis than the upper one, so the two triangles
        have different sizes.`,
    })`
      The line $y = -${down}$ cuts off a triangle below, whose tip is at $y = -${a * t}$. Find its height in the
      same way.`;
    const area = step(frac(calc`${whole} - ${frac(slope)}(${top}^2 + ${bottom}^2)`), {
      because: text`From the tip the rhombus becomes wider by $${b}$ to each side for every $${a}$ units of height. A
        triangle with height $h$ has half of its base times its height as area, $\frac{${b}}{${a}}h \times h$.`,
    })`
      In each triangle that is cut off, half of the base is $\frac{${b}}{${a}}$ of the height, as in the halves of the
      rhombus. Subtract the areas of both triangles from the rhombus.`;
    return {
      answer: area,
      stem: way
        ? text`Find the area of the part of the region $${regionTex(p)}$ that lies between the lines $y = -${down}$
          and $y = ${up}$.`
        : text`A point $(x, y)$ satisfies both $${regionTex(p)}$ and $-${down} \le y \le ${up}$. What is the area of
          the region formed by all such points?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 2 * a * b * t * t,
      slips: [
        slip('assumed_a_symmetry', bottom, top)`
          You cut off the same triangle at both tips. The region reaches $${up}$ up but $${down}$ down, so the two
          triangles differ.`,
        slip('assumed_a_symmetry', top, bottom)`
          For both tips you used the lower triangle. The region reaches $${down}$ down but $${up}$ up, so the upper
          triangle has another height.`,
        slip(
          'halved_needlessly',
          area,
          calc`${whole} - ${slope} * (${top} * ${top} + ${bottom} * ${bottom}) / 2`,
        )`
          Only half of each lost triangle was subtracted: its base lies on both sides of the $y$-axis. Here
          $${whole} - \frac{${slope} \times (${top} \times ${top} + ${bottom} \times ${bottom})}{2} = ${area}$.`,
        slip('measured_from_the_wrong_end', top, up)`
          $${up}$ is the distance of the line from the $x$-axis. The triangle that is cut off lies beyond this line,
          between it and the tip.`,
        slip('measured_from_the_wrong_end', bottom, down)`
          $${down}$ is the distance of the lower line from the $x$-axis. The triangle that is cut off lies below this
          line, between it and the tip.`,
        slip('inverted_the_slope', slope, a !== b && 1)`
          You used half of the base equal to the height, as for lines at $45^\circ$. Here the rhombus becomes wider by
          $${b}$ for every $${a}$ units of height.`,
        slip('inverted_the_slope', slope, a !== b && calc`${a} / ${b}`)`
          You used half of the base as $\frac{${a}}{${b}}$ of the height, which exchanges the two intercepts. The
          rhombus reaches $${b * t}$ to the side and $${a * t}$ up.`,
        slip('took_one_piece_of_several', area, calc`${whole} - ${slope} * ${top} * ${top}`)`
          You cut off only the upper triangle, of height $${top}$. The line $y = -${down}$ cuts off another one below.`,
      ],
      snapRead: text`A rhombus around the origin is cut by two horizontal lines: whole area minus the two tips.`,
      approach: text`Find the area of the whole rhombus and subtract the triangles at the two tips. They are similar to
        the halves of the rhombus, so their heights give their areas.`,
      faster: () =>
        text`Each half is $${whole.div(2)}$; its tips are $\left(${frac(q(a * t - up, a * t))}\right)^2$ and
        $\left(${frac(q(a * t - down, a * t))}\right)^2$ of it.`,
      check: () => {
        const width = (y: number) => q(2 * b * (a * t - y), a);
        return text`Two trapeziums from the widest place $${2 * b * t}$: $\frac{${2 * b * t} +
          ${frac(width(up))}}{2} \times ${up} + \frac{${2 * b * t} + ${frac(width(down))}}{2} \times ${down} =
          ${frac(area)}$.`;
      },
      principle: text`A region cut by parallel lines loses similar figures: find their heights, then use the
        squares.`,
    };
  },
);

/** GM.COO.6 Easy and Medium: a strip between the axes, and a rhombus without its tips. */
export const cutRhombuses: readonly AnyTemplate[] = [
  ...situation<Strip>({
    type: 'GM.COO.6',
    situation: 'strip-in-a-quadrant',
    tries: 20,
    draw: draw => {
      const [a, b, low] = [draw.int(1, 5), draw.int(2, 6), draw.int(3, 20)];
      const high = low + draw.int(2, 14);
      return a !== b && (high * high - low * low) % a === 0
        ? { a, b, low, high, way: draw.chance(0.5) }
        : null;
    },
    forms: [stripArea],
  }),
  ...situation<Cut>({
    type: 'GM.COO.6',
    situation: 'tips-cut-off',
    tries: 20,
    draw: draw => {
      const [a, b, t] = [draw.int(1, 4), draw.int(1, 4), draw.int(2, 6)];
      const [down, up] = [draw.int(1, 12), draw.int(1, 12)];
      const inside = down < a * t && up < a * t && down !== up && 2 * up !== a * t && 2 * down !== a * t;
      return inside && a !== b && down + up < 2 * a * t ? { a, b, t, down, up, way: draw.chance(0.5) } : null;
    },
    forms: [cutTips],
  }),
];
