import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { triples } from '../right-triangles/triples.ts';

interface Moved {
  /** Half of a diagonal of the square, the start of its centre, and how far it goes in both directions. */
  r: number;
  x: number;
  y: number;
  a: number;
  b: number;
  frame: number;
}

const areaSwept = form<Moved>(
  'area-swept-by-a-moving-square',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.MOD.6', 'GM.QAD.3'],
    verify: ({ r, a, b }) => {
      // Upright slices: the ends of each are found where the centre passes it, or at an end of the way.
      let area = 0;
      const n = 20_000;
      const wide = a + 2 * r;
      for (let i = 0; i < n; i += 1) {
        const x = ((i + 0.5) * wide) / n - r;
        const times = [0, 1, x / a, (x - r) / a, (x + r) / a].filter(
          t => t >= 0 && t <= 1 && Math.abs(x - a * t) <= r + 1e-9,
        );
        const tops = times.map(t => b * t + r - Math.abs(x - a * t));
        const bottoms = times.map(t => b * t - r + Math.abs(x - a * t));
        area += ((Math.max(...tops) - Math.min(...bottoms)) * wide) / n;
      }
      return q(Math.round(area));
    },
  },
  ({ r, x, y, a, b, frame }, { step, find }) => {
    const [p, s] = [Math.abs(a), Math.abs(b)];
    const [far, near] = [Math.max(p, s), Math.min(p, s)];
    const isWide = p > s;
    const square = step(calc`2 * ${r}^2`, {
      name: 'the area of the square',
      works: (_v, working) => tex`\frac{1}{2} \times ${2 * r} \times ${2 * r} = ${working}`,
    })`
      The region is a square that stands on its tip. Its diagonals are parallel to the axes and $${2 * r}$ long.`;
    const move = step(far, {
      name: 'the longer of the two moves along the axes',
      works: value => tex`${isWide ? `${p} > ${s}` : `${s} > ${p}`}: \qquad ${value}`,
      because: isWide
        ? text`The sides of the square have the slopes 1 and $-1$, and the path is less steep. So the highest and the
          lowest tip run along the border of the region, and the left and right halves of the square close it at both
          ends.`
        : text`The sides of the square have the slopes 1 and $-1$, and the path is steeper. So the left and the right
          tip run along the border of the region, and the upper and lower halves of the square close it at both ends.`,
    })`
      The centre moves $${p}$ parallel to the $x$-axis and $${s}$ parallel to the $y$-axis. As the first of these is
      the ${isWide ? 'larger' : 'smaller'} one, the ${isWide ? 'upper and lower' : 'left and right'} tip of the square
      draw the border.`;
    const between = step(calc`2 * ${r} * ${move}`, {
      name: 'the area between the paths of the two tips',
      works: (_v, working) => tex`${working}`,
    })`
      Between the paths of these two tips lies a parallelogram: one side is a diagonal of the square, ${
        isWide ? 'upright' : 'level'
      } and $${2 * r}$ long, and the distance of the two such sides is the move in the other
      direction.`;
    const area = step(calc`${square} + ${between}`, { name: 'the area that is covered' })`
      At the two ends half of the square is left, together one whole square. Add it.`;
    const way = find(calc`sqrt(${p}^2 + ${s}^2)`);
    return {
      answer: area,
      stem: wording(
        frame,
        text`The square region $|x - s| + |y - t| \le ${r}$ has its centre at $(s, t)$. The centre moves along the
          straight segment from $(${x}, ${y})$ to $(${x + a}, ${y + b})$, and the square moves with it without turning.
          What is the area of the region that is covered at some time?`,
        text`A wet square tile is pushed over a floor, always with its diagonals, each $${2 * r}$ dm long, parallel to
          the walls. Its centre goes straight from one place to another, which lies $${p}$ dm farther east and $${s}$
          dm farther north. Find the area of the floor that gets wet, in square dm.`,
        text`Consider all points $(x, y)$ for which a point $(s, t)$ of the segment from $(${x}, ${y})$ to $(${x + a},
          ${y + b})$ exists with $|x - s| + |y - t| \le ${r}$. How large is the area of the region that these points
          fill?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(2 * r * r),
      slips: [
        slip('took_a_slant_for_the_height', move, calc`1 * ${way}`)`
          You multiplied the diagonal by the length of the path, ${here}. The diagonal is not perpendicular to the
          path, so the product is too large.`,
        slip('gave_the_other_extreme', move, near)`
          You used the smaller of the two moves. Then the other two tips would have to draw the border, but they stay
          inside the region.`,
        slip('added_lengths_for_squares', move, calc`${p} + ${s}`)`
          You added the two moves. Along the path the square moves in both directions at once, and the larger move
          alone counts.`,
        slip('mixed_up_a_length_and_its_half', between, calc`${r} * ${move}`)`
          You used half of the diagonal for the parallelogram. It reaches from tip to tip, which is $${2 * r}$.`,
        slip('left_out_a_term', area, calc`1 * ${between}`)`
          ${between} is only the parallelogram between the two tips. At both ends half of the square is covered
          besides.`,
        slip('counted_twice', area, calc`2 * ${square} + ${between}`)`
          ${here} adds the whole square at both ends. Half of each already lies in the parallelogram.`,
        slip('did_not_halve', square, calc`4 * ${r}^2`)`
          For the square you used the product of its diagonals. Its area is half of that.`,
        slip('halved_needlessly', square, calc`${r}^2`)`
          You used $${r}$ as the side of the square. It is half of the diagonal, so the area is twice the square of
          it.`,
      ],
      snapRead: text`A square on its tip moves along a segment: the covered region is the square and a strip between
        two tips.`,
      approach: text`See which two tips draw the border: the path is less steep or steeper than the sides. The part
        between them is a parallelogram with the diagonal as one side; the two ends make up one square.`,
      check: text`If the centre moved only $${far}$ along one axis, the square and a rectangle of $${2 * r} \times
        ${far}$ would be covered, $${2 * r * r} + ${2 * r * far}$. Going sideways as well shifts the strips of this
        region but does not change their lengths, so the area is ${area}.`,
      principle: text`A figure that moves along a segment covers its own area and a parallelogram: the width of the
        figure across the path times the path.`,
    };
  },
);

const paths = triples.filter(([, , c]) => c <= 45);

/** GM.COO.6 Hard: a region of moduli that moves. */
export const movingSquares: readonly AnyTemplate[] = situation<Moved>({
  type: 'GM.COO.6',
  situation: 'moving-square',
  tries: 20,
  draw: draw => {
    const [m, n] = draw.pick(paths);
    const [a, b] = draw.chance(0.5) ? [m, n] : [n, m];
    const r = draw.int(2, 9);
    return { r, x: draw.int(-6, 6), y: draw.int(-6, 6), a, b, frame: draw.int(0, 2) };
  },
  forms: [areaSwept],
});
