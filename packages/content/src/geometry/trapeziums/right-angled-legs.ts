import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Legs {
  /** The legs p and r, the difference of the parallel sides w, and the line halfway between the parallel sides. */
  p: number;
  r: number;
  w: number;
  mid: number;
  frame: number;
}

const areaFromLines = form<Legs>(
  'area-from-two-lines-of-midpoints',
  {
    band: 'Hard',
    seconds: 150,
    // No double or half of the key, and at most one product of two lengths of the stem.
    revision: 2,
    also: ['GM.TRI.4', 'GM.TRI.6'],
    verify: ({ p, w, mid }) => {
      const [long, short] = [mid + w / 2, mid - w / 2];
      // Corners by the angle at A; the legs make a right angle.
      const angle = Math.acos(p / w);
      const r = w * Math.sin(angle);
      const height = p * Math.sin(angle);
      const foot = Math.abs(long - p * Math.cos(angle) - short - r * Math.cos(Math.PI / 2 - angle));
      if (foot > 1e-9) throw new Error('the legs do not close the figure');
      return q(Math.round((((long + short) * height) / 2) * 100), 100);
    },
  },
  ({ p, r, w, mid, frame }, { step, write, find }) => {
    write(tex`NA' \parallel DA, \quad NB' \parallel CB, \quad \text{angle } A'NB' = 90^\circ`, {
      because: text`The angles of triangle A'NB' at A' and B' are those of the trapezium at A and B, because its sides
        are parallel to the legs. They add up to $90^\circ$, so $90^\circ$ is left at N.`,
    })`
      Draw parallels to both legs through N, the midpoint of CD. They meet AB at A' and B' and form a triangle with a
      right angle at N.`;
    const half = find(q(w, 2), { name: 'MN' });
    const base = step(calc`2 * ${half}`, {
      name: "A'B'",
      works: (_v, working) => tex`A'M = B'M = MN \quad \Rightarrow \quad A'B' = ${working}`,
      because: text`AA' is as long as DN and BB' as long as CN, half of CD each. So M, the midpoint of AB, is the
        midpoint of A'B' too. In a right triangle the midpoint of the hypotenuse is equally far from all three
        corners.`,
    })`
      M is the midpoint of the hypotenuse A'B'. So MN is half of A'B'.`;
    const other = step(calc`sqrt(${base}^2 - ${p}^2)`, {
      name: 'BC',
      because: text`A parallel between two parallel sides is as long as the leg itself. So NA' equals AD and NB'
          equals BC, and the right angle is between them.`,
      works: (_v, working) => tex`BC = ${working}`,
    })`
      The legs of this triangle are as long as AD and BC. Find BC by Pythagoras.`;
    const height = step(calc`${p} * ${other} / ${base}`, {
      name: 'the height',
      because: text`The base A'B' of the triangle lies on AB and N lies on CD. So the triangle is just as high as the
          trapezium.`,
      works: (_v, working) => tex`h = ${working}`,
    })`
      The height of the trapezium is the height of this triangle on its hypotenuse: the area is half of the product of
      the legs, and also half of hypotenuse times height.`;
    const area = step(calc`${mid} * ${height}`, {
      name: 'the area',
      because: text`The area of a trapezium is half of the sum of the parallel sides times the height, and half of their
        sum is their mean.`,
    })`
      The segment between the midpoints of the legs is the mean of the parallel sides. Multiply it by the height.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`In trapezium ABCD the longer parallel side is AB, and the angles at A and B add up to $90^\circ$. The
          segment between the midpoints of AD and BC measures $${mid}$ cm, and the segment MN between the midpoints M
          of AB and N of CD measures $${q(w, 2)}$ cm. If AD is $${p}$ cm long, what is the area of the trapezium in
          square centimetres?`,
        text`A trapezium ABCD has the parallel sides AB and CD, of which AB is longer, and AD $= ${p}$. Angle A and
          angle B together make a right angle. M is the midpoint of AB and N that of CD; MN $= ${q(w, 2)}$. The
          segment joining the midpoints of the two legs is $${mid}$ long. Find the area of ABCD.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('took_a_slant_for_the_height', height, mid % 2 === 0 && half)`
          You used MN as the height. It joins the midpoints but is not perpendicular to AB, because the legs are
          unequal.`,
        slip('took_a_slant_for_the_height', height, mid % 2 === 1 && p)`
          You used AD as the height. It would be perpendicular to AB only if the angle at A were right.`,
        slip('took_a_slant_for_the_height', height, other)`
          You used BC, which is $${other}$ long, as the height. It would be perpendicular to AB only if the angle at B
          were right.`,
        slip('took_a_power_term_by_term', other, calc`${base} - ${p}`)`
          You found BC as ${here}. In a right triangle the squares are subtracted, not the lengths.`,
        slip('took_a_part_for_the_whole', area, p < r && calc`(${mid} - ${half}) * ${height}`)`
          ${here} is the shorter parallel side times the height, a parallelogram. The triangle beside it belongs to the
          trapezium too.`,
        slip('took_a_part_for_the_whole', area, p > r && calc`(${mid} + ${half}) * ${height}`)`
          ${here} is the longer parallel side times the height. The trapezium becomes narrower towards CD, so the mean
          of the two sides counts.`,
        slip('assumed_equal_parts', other, p)`
          BC was taken as long as AD. The angles at A and B are different, so the legs are too.`,
        slip('did_not_divide', height, p * r < 1200 && calc`${p} * ${other} / 2`)`
          $${height}$ is the area of the right triangle, not its height on the hypotenuse.`,
        slip('took_a_part_for_the_whole', area, calc`1 / 2 * ${p} * ${other}`)`
          ${here} is the area of the right triangle alone. The rest of the trapezium is a parallelogram on each side
          of it.`,
      ],
      snapRead: text`A trapezium whose angles at the longer side add up to $90^\circ$: move the legs together to a
        right triangle.`,
      approach: text`Parallels to the legs through the midpoint of the shorter side make a right triangle. MN is its
        median to the hypotenuse, so everything about this triangle is known, also the height of the trapezium.`,
      check: () => {
        const h = q(p * r, w);
        return text`The parallel sides are $${mid} + ${q(w, 2)} = ${q(w, 2).add(mid)}$ and
          $${mid} - ${q(w, 2)} = ${q(mid).sub(q(w, 2))}$. Legs of $${p}$ and $${r}$ over their difference $${w}$ satisfy
          $${p}^2 + ${r}^2 = ${w}^2$, and the area is $${mid} \times ${h} = ${h.mul(mid)}$.`;
      },
      principle: text`In a trapezium move one leg parallel to itself until it meets the other: a triangle appears that
        holds the legs and the difference of the parallel sides.`,
      figure: () => {
        const [long, short] = [mid + w / 2, mid - w / 2];
        const [x, y] = [(p * p) / w, (p * r) / w];
        return drawn({
          alt: `A trapezium ABCD with AB parallel to CD and longer than CD. M is the midpoint of AB, N that of CD, and
            MN is drawn. The angles at A and B add up to 90 degrees; AD = ${p} and MN = ${w / 2}.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: long, y: 0 },
            C: { x: x + short, y },
            D: { x, y },
            M: { x: long / 2, y: 0 },
            N: { x: x + short / 2, y },
          },
          lines: ['AB', 'BC', 'CD', 'DA', 'MN'],
          beside: { AD: String(p) },
          notToScale: true,
        });
      },
    };
  },
);

const triangles = [
  [3, 4, 5],
  [6, 8, 10],
  [9, 12, 15],
  [12, 16, 20],
  [15, 20, 25],
  [18, 24, 30],
  [7, 24, 25],
] as const;

/** GM.QAD.4 Hard: legs at right angles to each other. */
export const rightAngledLegs: readonly AnyTemplate[] = situation<Legs>({
  type: 'GM.QAD.4',
  situation: 'legs-at-right-angles',
  draw: draw => {
    const [x, y, w] = draw.pick(triangles);
    const [p, r] = draw.chance(0.5) ? [x, y] : [y, x];
    const mid = Math.ceil(w / 2) + draw.int(3, 24);
    return { p, r, w, mid, frame: draw.int(0, 1) };
  },
  forms: [areaFromLines],
});
