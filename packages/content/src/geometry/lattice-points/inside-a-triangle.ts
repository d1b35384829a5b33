import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { onAxes } from '../on-axes.ts';

interface Triangle {
  /** A is (a, 0), B is (c, d). */
  a: number;
  c: number;
  d: number;
  frame: number;
}

const inside = form<Triangle>(
  'integer-points-inside-a-triangle',
  {
    band: 'Medium',
    seconds: 100,
    also: ['GM.COO.3'],
    entry: true,
    verify: ({ a, c, d }) => {
      // Every point of the box: on which side of the three lines does it lie?
      let count = 0;
      for (let y = 1; y < d; y += 1)
        for (let x = Math.min(0, c); x <= Math.max(a, c); x += 1)
          if (x * d > c * y && (x - a) * d < (c - a) * y) count += 1;
      return count;
    },
  },
  ({ a, c, d, frame }, { step, find }) => {
    const [thing, unit] = wording(
      frame,
      ['point', 'points'],
      ['tree', 'trees'],
      ['dot', 'dots'],
      ['point', 'points'],
    );
    const size = step(calc`${a} * ${d} / 2`, {
      name: 'the area of the triangle',
      because: text`Counting the inner ${unit} column by column would be long. The area and the ${unit} on the boundary
        are easy to find, and together they tell how many lie inside.`,
      works: (_value, working) => tex`S = ${working}`,
    })`
      The side on the $x$-axis is the base of the triangle, and the $y$-coordinate of the third corner is its height.
      Find the area $S$.`;
    const left = find(gcd(c, d), { name: 'the steps on the left side' });
    const right = find(gcd(a - c, d), { name: 'the steps on the right side' });
    const border = step(calc`${a} + ${left} + ${right}`, {
      name: 'the number of integer points on the boundary',
      works: value =>
        tex`b = ${a} + \text{HCF}(${Math.abs(c)}, ${d}) + \text{HCF}(${Math.abs(a - c)}, ${d}) = ${value}`,
      because: text`Each side, counted with one of its ends, has as many such points as steps.`,
    })`
      Count the ${unit} $b$ on the boundary. A side has as many equal steps between integer points as the HCF of the
      differences of its coordinates, and going once around there are as many points as steps.`;
    const halves = find(calc`${border} / 2`);
    const count = step(calc`${size} - ${halves} + 1`, {
      works: value => tex`i = S - \frac{b}{2} + 1 = ${size} - ${halves} + 1 = ${value}`,
      because: text`Pick's rule: each ${thing} inside stands for one unit of area, one on the boundary for a half, and
        the three corners together for one unit less.`,
    })`
      By Pick's rule the area of a polygon with integer corners is $S = i + \frac{b}{2} - 1$, where $i$ is the number
      of integer points inside. Solve for $i$.`;
    return {
      answer: count,
      stem: wording(
        frame,
        text`Find the number of points with integer coordinates that lie inside the triangle with the vertices $(0,
          0)$, $(${a}, 0)$ and $(${c}, ${d})$. Points on its sides are not counted.`,
        text`In an orchard a tree stands at each point $(x, y)$ with integers $x$ and $y$. A rope is stretched around
          the triangle with corners at the trees $(0, 0)$, $(${a}, 0)$ and $(${c}, ${d})$. How many trees are inside,
          if those that the rope touches are left out?`,
        text`On paper with a dot at every point whose coordinates are integers, a triangle with the vertices $(0, 0)$,
          $(${a}, 0)$ and $(${c}, ${d})$ is drawn. Its interior is coloured. How many dots lie strictly within the
          coloured part?`,
        text`Three straight fences join the points $(0, 0)$, $(${a}, 0)$ and $(${c}, ${d})$ of a coordinate plane. A
          point with integer coordinates counts as enclosed if it lies inside and not on a fence. What is the number
          of enclosed points?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('counted_one_too_few', count, calc`${size} - ${halves}`)`
          ${here} leaves out the $+ 1$ of Pick's rule. Without it even a triangle with no ${unit} inside gets a wrong
          number.`,
        slip('did_not_halve', halves, calc`${border}`)`
          $${size} - ${border} + 1 = ${count}$ takes each of the $${border}$ ${unit} on the boundary off in full; it
          counts half.`,
        slip('ignored_common_factors', left, gcd(c, d) > 1 && (gcd(c, d) - 1) % 2 === 0 && 1)`
          The side to $(${c}, ${d})$ was counted with its ends only, but HCF$(${Math.abs(c)}, ${d})$ is more than $1$,
          so it has ${unit} in between.`,
        slip('ignored_common_factors', right, gcd(a - c, d) > 1 && (gcd(a - c, d) - 1) % 2 === 0 && 1)`
          The side from $(${a}, 0)$ to $(${c}, ${d})$ was counted with its ends only; HCF$(${Math.abs(a - c)}, ${d})$
          is more than $1$.`,
        slip('kept_a_case_that_is_ruled_out', count, calc`${size} + ${halves} + 1`)`
          ${here} counts the $${border}$ ${unit} on the sides as well. The question asks only for those strictly
          inside.`,
        slip('gave_the_complement', count, calc`${border}`)`
          $${border}$ is the number of ${unit} on the sides; those inside are asked.`,
        slip('mixed_up_length_area_and_volume', count, size.d === 1n && calc`${size}`)`
          $${size}$ is the area of the triangle; ${unit} on the boundary count only half in it.`,
        slip('wrong_sign', count, calc`${size} - ${halves} - 1`)`
          ${here} has the $1$ of Pick's rule with the wrong sign. When the rule is solved for the ${unit} inside, the
          $1$ is added.`,
        slip('did_not_halve', size, calc`${a} * ${d}`)`
          $${a} \times ${d} = ${size}$ is the area of a parallelogram; the triangle has half of it.`,
      ],
      snapRead: text`A triangle with integer corners, and the integer points inside: area and boundary give them.`,
      approach: text`Find the area, count the boundary with HCFs, and use Pick's rule $S = i + \frac{b}{2} - 1$.`,
      check: text`Put the result back: $${count} + \frac{${border}}{2} - 1 = ${size}$, the area of the triangle.`,
      principle: text`Pick's rule: the area of a polygon with integer corners is the number of points inside, and half
        of those on the boundary, less one.`,
      figure: () =>
        onAxes({
          alt: `Two axes with a shaded triangle whose corners are (0, 0), A(${a}, 0) and B(${c}, ${d}).`,
          points: { A: { x: a, y: 0 }, B: { x: c, y: d } },
          lines: ['OA', 'AB', 'OB'],
          shaded: ['OAB'],
          longest: 220,
        }),
    };
  },
);

/** GM.COO.7 Medium: integer points inside a triangle. */
export const insideATriangle: readonly AnyTemplate[] = situation<Triangle>({
  type: 'GM.COO.7',
  situation: 'triangle-with-integer-corners',
  tries: 40,
  draw: draw => {
    const [a, c, d] = [draw.int(6, 18), draw.int(1, 20), draw.int(6, 18)];
    const border = a + gcd(c, d) + gcd(a - c, d);
    const fits = a !== c && a !== d && c !== d && Math.max(gcd(c, d), gcd(a - c, d)) > 1;
    return fits && border % 2 === 0 && (a * d) % 2 === 0 ? { a, c, d, frame: draw.int(0, 3) } : null;
  },
  forms: [inside],
});
