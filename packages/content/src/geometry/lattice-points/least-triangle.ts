import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { onAxes } from '../on-axes.ts';

interface Through {
  p: number;
  r: number;
  frame: number;
}

const insideTheLeast = form<Through>(
  'integer-points-inside-the-least-triangle',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.COO.2', 'AL.QUA.3'],
    entry: true,
    verify: ({ p, r }) => {
      // The intercept on the x-axis grows in small steps; of the smallest triangle every inner point is tried.
      let [least, best] = [Number.POSITIVE_INFINITY, 0];
      for (let i = 1; i <= 4000; i += 1) {
        const a = p + (i * p) / 400;
        const size = (a * ((a * r) / (a - p))) / 2;
        if (size < least - 1e-9) [least, best] = [size, a];
      }
      const up = (best * r) / (best - p);
      let count = 0;
      for (let x = 1; x < best; x += 1)
        for (let y = 1; y < up; y += 1) if (x / best + y / up < 1 - 1e-9) count += 1;
      return count;
    },
  },
  ({ p, r, frame }, { step, find, write }) => {
    const [thing, line] = wording(
      frame,
      ['point', 'line'],
      ['point', 'line'],
      ['tree', 'fence'],
      ['point', 'cut'],
    );
    write(
      tex`\frac{${p}}{a} + \frac{${r}}{b} = 1, \quad \frac{${p}}{a} \times \frac{${r}}{b} \le \frac{1}{4}`,
      {
        because: text`The product of two positive numbers with the sum $1$ is at most $\frac{1}{4}$, and it is
        $\frac{1}{4}$ only if both are $\frac{1}{2}$.`,
      },
    )`
      Let the ${line} meet the axes at $(a, 0)$ and $(0, b)$. It goes through $(${p}, ${r})$, so two fractions have
      the sum $1$. Their product is greatest if both are a half, and then $ab$, twice the area, is least.`;
    const a = step(calc`2 * ${p}`, {
      name: 'the intercept on the x-axis',
      because: text`Both fractions are a half, so the intercepts are two times as large as the coordinates of the given
        ${thing}. The middle of $(${2 * p}, 0)$ and $(0, ${2 * r})$ is just this ${thing}.`,
      works: value =>
        tex`\frac{${p}}{a} = \frac{${r}}{b} = \frac{1}{2} \;\Rightarrow\; a = ${value}, \; b = ${2 * r}`,
    })`
      So the given point is the middle of the part between the axes: both intercepts are twice its coordinates.`;
    const size = step(calc`${a} * ${2 * r} / 2`, {
      name: 'the least area',
      because: text`The two axes meet at a right angle, so one intercept is the base of the triangle and the other its
        height.`,
    })`
      The triangle has a right angle at the origin: half of the product of the intercepts is its area.`;
    const slant = find(2 * gcd(p, r), { name: `the steps on the ${line}` });
    const border = step(calc`${2 * p} + ${2 * r} + ${slant}`, {
      name: 'the number of integer points on the boundary',
      because: text`On the axes neighbouring integer points are $1$ apart. On the slanting side both coordinates have to
        change by whole numbers, in equal steps, and the HCF is the largest number of such steps.`,
      works: value => tex`${2 * p} + ${2 * r} + \text{HCF}(${2 * p}, ${2 * r}) = ${value}`,
    })`
      Going once around the triangle, count the steps from one integer point to the next: on the third side their
      number is the HCF of the two intercepts.`;
    const halves = find(calc`${border} / 2`);
    const count = step(calc`${size} - ${halves} + 1`, {
      because: text`Pick's rule: area = inner points + half of the boundary points - 1.`,
    })`
      By Pick's rule the area is the number of points inside and half of those on the boundary, less one. Solve for the
      points inside.`;
    return {
      answer: count,
      stem: wording(
        frame,
        text`Through the point $(${p}, ${r})$ a straight line is drawn that meets both axes at points with positive
          coordinates. It is chosen so that the triangle it forms with the axes has the least possible area. How many
          points with integer coordinates lie inside this triangle, not on its sides?`,
        text`Of all straight lines through $(${p}, ${r})$ with a negative slope, consider the one that cuts off the
          smallest triangle from the first quadrant. What is the number of points with integer coordinates strictly
          inside that triangle?`,
        text`Trees stand at all points of a plain whose coordinates are integers. Two straight canals run along the
          positive axes. A straight fence from one canal to the other has to pass through the tree at $(${p}, ${r})$,
          and the enclosed triangle is to be as small as possible. How many trees stand inside, if those on the fence
          and at the canals are left out?`,
        text`The quadrant $x \ge 0, y \ge 0$ is cut along a straight line through the point $(${p}, ${r})$, in such a
          way that the triangle cut off has minimum area. Find the number of points in its interior for which both
          coordinates are integers.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_the_figure_for_special', count, calc`(${p} + ${r} - 1) * (${p} + ${r} - 2) / 2`)`
          ${here} belongs to the ${line} with equal intercepts of $${p + r}$; its triangle, of area
          $${((p + r) * (p + r)) / 2}$, is not the smallest.`,
        slip('ignored_common_factors', slant, gcd(p, r) > 1 && gcd(p, r) % 2 === 1 ? 2 : false)`
          On the third side only the middle and one end were counted; the HCF of $${2 * p}$ and $${2 * r}$ gives more
          points there.`,
        slip('left_out_a_case', slant, 0)`
          The points on the third side were left out: $${2 * p} + ${2 * r} = ${border}$ for the boundary. It passes
          through the given ${thing}.`,
        slip('counted_one_too_few', count, calc`${size} - ${halves}`)`
          ${here} leaves out the $+ 1$ of Pick's rule. Without it even a triangle with no point inside gets a wrong
          number.`,
        slip('did_not_halve', halves, calc`${border}`)`
          $${size} - ${border} + 1 = ${count}$ takes the $${border}$ points on the boundary off in full; each counts
          half.`,
        slip('kept_a_case_that_is_ruled_out', count, calc`${size} + ${halves} + 1`)`
          ${here} counts the $${border}$ points on the sides as well. Only the points inside are asked for.`,
        slip('assumed_a_symmetry', count, calc`(${2 * p} - 1) * (${2 * r} - 1) / 2`)`
          ${here} halves the inner points of a rectangle; those on its diagonal belong to neither half.`,
      ],
      snapRead: text`A line through a point that cuts off the least triangle, and the integer points in it.`,
      approach: text`First find the line: for the least area the point is the middle of the part between the axes.
        Then count with area and boundary.`,
      faster: text`In the rectangle of $${2 * p}$ by $${2 * r}$ there are $${2 * p - 1} \times ${2 * r - 1}$ inner
        points, and $${2 * gcd(p, r) - 1}$ of them lie on the diagonal. Half of the rest is inside.`,
      check: text`By halves of a rectangle: ${calc`((${2 * p} - 1) * (${2 * r} - 1) - (${2 * gcd(p, r)} - 1)) / 2`}.`,
      principle: text`Of all lines through a point of a quadrant, the one with this point in its middle cuts off the
        least triangle.`,
      figure: () =>
        onAxes({
          alt: `Two axes and a falling line through P(${p}, ${r}), which meets both of them; the triangle below it is
            shaded.`,
          points: { P: { x: p, y: r }, A: { x: p * 1.7, y: 0 }, B: { x: 0, y: (r * 1.7) / 0.7 } },
          lines: ['AB'],
          shaded: ['OAB'],
          hidden: 'AB',
          notToScale: true,
          longest: 220,
        }),
    };
  },
);

/** GM.COO.7 Hard: the least triangle through a point, and the integer points in it. */
export const leastTriangle: readonly AnyTemplate[] = situation<Through>({
  type: 'GM.COO.7',
  situation: 'least-triangle-through-a-point',
  tries: 10,
  draw: draw => {
    const [p, r] = [draw.int(2, 15), draw.int(2, 15)];
    return p !== r && p < 3 * r && r < 3 * p && p * r >= 12 ? { p, r, frame: draw.int(0, 3) } : null;
  },
  forms: [insideTheLeast],
});
