import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { onWay } from '../triangle.ts';

interface View {
  /** Tenths of metres: the lower edge, the height of the thing and of the eye. */
  low: number;
  tall: number;
  eye: number;
  way: number;
}

const bestPlace = form<View>(
  'place-of-the-widest-view',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRG.2'],
    verify: ({ low, tall, eye }) => {
      // The angle is measured from every place in small steps.
      const [a, b] = [(low - eye) / 10, (low + tall - eye) / 10];
      let [best, widest] = [0, 0];
      for (let x = 0.01; x < 60; x += 0.01) {
        const angle = Math.atan(b / x) - Math.atan(a / x);
        if (angle > widest) [best, widest] = [x, angle];
      }
      return q(Math.round(best * 10), 10);
    },
  },
  ({ low, tall, eye, way }, { step }) => {
    const [lens, thing] = (
      [
        ['eyes', 'picture'],
        ['eyes', 'statue'],
        ['camera', 'flag'],
      ] as const
    )[way] ?? ['eyes', 'picture'];
    const below = step(calc`${q(low, 10)} - ${q(eye, 10)}`, {
      name: text`the height of A above the level of the ${lens}`,
      works: (_v, w) => tex`PA = ${w}`,
    })`
      Let the level of the ${lens} meet the vertical line of the ${thing} at P, and let A and B be the lower and the
      upper
      end of the ${thing}. Heights are counted from P.`;
    const above = step(calc`${below} + ${q(tall, 10)}`, (_v, w) => tex`PB = ${w}`)`
      B is higher than A by the height of the ${thing} itself.`;
    const power = step(calc`${below} * ${above}`, (_v, w) => tex`PT^2 = PA \times PB = ${w}`)`
      Draw the circle through A and B that touches the level of the ${lens}, at T. From all other points of that
      level AB is seen at a smaller
      angle, because they lie outside the circle. So T is the best place, and PT is a tangent.`;
    const place = step(calc`sqrt(${power})`, (_v, w) => tex`PT = ${w}`)`
      Take the root.`;
    return {
      answer: place,
      stem:
        way === 0
          ? text`A picture of height $${q(tall, 10)}$ m hangs on a wall, its lower edge $${q(low, 10)}$ m above the
            floor. A visitor's eyes are $${q(eye, 10)}$ m
            above the floor. At what distance from the wall, in metres, does the visitor see the picture at the
            greatest angle from its lower to
            its upper edge?`
          : way === 1
            ? text`A statue $${q(tall, 10)}$ m high stands on a pillar of $${q(low, 10)}$ m. Farida, whose eyes are
              $${q(eye, 10)}$ m above the level ground, wants
              the angle between her lines of sight to the foot and to the top of the statue to be as large as
              possible. How far from the
              axis of the pillar must she stand, in metres?`
            : text`On a vertical mast a flag reaches from $${q(low, 10)}$ m to $${q(low + tall, 10)}$ m above the
              ground. A camera at a height of $${q(eye, 10)}$ m is moved
              on level ground until the flag fills the largest possible angle in its view. What is then its
              horizontal distance from the mast, in
              metres?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(20).d === 1n,
      slips: [
        slip('took_the_mean_for_the_middle', place, calc`(${below} + ${above}) / 2`)`
          ${here} m is the height of the middle above the level of the ${lens}. The distance is the geometric mean of
          the two heights, which is less.`,
        slip(
          'took_a_part_for_the_whole',
          power,
          () => isSquare((low - eye) * tall) && calc`${below} * ${q(tall, 10)}`,
        )`
          The lower height was multiplied with the height of the ${thing} alone, ${here}. Both heights count from the
          level of the ${lens}.`,
        slip('left_out_a_length', below, isSquare(low * (low + tall)) && q(low, 10))`
          The heights were counted from the ground, ${below} m and more, not from the level of the ${lens}.`,
        slip('sought_the_extreme_elsewhere', place, above)`
          ${place} m makes the upper line of sight rise at $45^\circ$, which is not the best place.`,
        slip('sought_the_extreme_elsewhere', place, below)`
          ${place} m makes the lower line of sight rise at $45^\circ$, which is not the best place.`,
        slip('sought_the_extreme_elsewhere', place, q(tall, 10))`
          ${place} m is the height of the ${thing} itself.`,
        slip('mixed_up_a_length_and_its_half', place, calc`(${above} - ${below}) / 2`)`
          ${here} m is half of the height of the ${thing}.`,
        slip('added_for_multiplied', place, calc`${below} + ${above}`)`
          ${here} m adds the two heights; the square of the distance is their product.`,
      ],
      snapRead: text`The widest angle over a segment from points of a line: the circle through its ends that touches
        the line.`,
      approach: text`Angles over AB are equal on a circle through A and B, and smaller outside. The best place is
        where such a circle just touches
        the level of the ${lens}.`,
      check: () => {
        const [a, b] = [(low - eye) / 10, (low + tall - eye) / 10];
        const angle = (x: number) => ((Math.atan(b / x) - Math.atan(a / x)) * 180) / Math.PI;
        const best = Math.sqrt(a * b);
        return text`At ${place} m the angle is about $${Math.round(angle(best) * 10) / 10}^\circ$. It is less at half of
          this distance and at twice this distance: about
          $${Math.round(angle(best / 2) * 10) / 10}^\circ$ in both places.`;
      },
      principle: text`The greatest angle over a segment, seen from a line, belongs to the point where a circle
        through its ends touches the line.`,
    };
  },
);

interface Common {
  pa: number;
  ab: number;
  r: number;
  away: number;
  way: number;
}

const overTheCommonChord = form<Common>(
  'point-on-the-common-chord',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.CIR.3', 'GM.CIR.6'],
    verify: ({ pa, ab, r }) => {
      const power = pa * (pa + ab);
      for (let x = r; x < 200; x += 0.5) if ((x - r) * (x + r) === power) return x;
      throw new Error('no distance fits');
    },
  },
  ({ pa, ab, r, away, way }, { step }) => {
    const whole = step(calc`${pa} + ${ab}`, (_v, w) => tex`PB = ${w}`)`
      Distances are counted from P.`;
    const power = step(calc`${pa} * ${whole}`, (_v, w) => tex`PA \times PB = PX \times PY = ${w}`)`
      In the first circle the products along the lines PAB and PXY are equal.`;
    const square = step(calc`${power} + ${r}^2`, (_v, w) => tex`PO^2 = PT^2 + OT^2 = ${w}`)`
      X and Y lie on the second circle, too, so $PX \times PY$ is the square of the tangent PT from P to it. With its
      radius OT this tangent
      forms a right angle.`;
    const distance = step(
      () => calc`sqrt(${square})`.value,
      v => tex`PO = \sqrt{${square}} = ${v}`,
    )`
      Take the root.`;
    return {
      answer: distance,
      stem:
        way === 0
          ? text`Two circles intersect at X and Y, and P is a point on the line XY outside both. A line through P
            meets the first circle at A and then at
            B, with $PA = ${pa}$ and $AB = ${ab}$. The second circle has the centre O and radius $${r}$. What is the
            distance PO?`
          : way === 1
            ? text`On a map two round forests overlap, and their edges cross at X and Y. A tower P stands on the
              straight road XY outside the forests. A
              line from P enters the first forest after $${pa}$ km and leaves it $${ab}$ km further on. The second
              forest has a radius of $${r}$
              km. How far is the tower from the centre O of the second forest, in km?`
            : text`P lies on the extension of the common chord XY of two circles. PAB is a secant of the first
              circle, $PA = ${pa}$ cm and $AB = ${ab}$ cm. Find,
              in cm, the distance of P from the centre O of the second circle, whose radius is $${r}$ cm.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_a_part_for_the_whole', whole, isSquare(pa * ab + r * r) && ab)`
          PA was multiplied with the chord ${whole}, not with the distance PB.`,
        slip('stopped_a_step_early', distance, isSquare(pa * (pa + ab)) && calc`sqrt(${power})`)`
          ${here} is the tangent from P, which ends on the circle, not at its centre.`,
        slip('added_lengths_for_squares', distance, isSquare(pa * (pa + ab)) && calc`sqrt(${power}) + ${r}`)`
          ${here} adds tangent and radius. They are legs of a right triangle.`,
        slip('added_lengths_for_squares', distance, calc`${pa} + ${ab} + ${r}`)`
          ${here} adds the secant and the radius, as if B and O lay on one line with P.`,
        slip('added_lengths_for_squares', distance, calc`${pa} + ${r}`)`
          ${here} adds PA and the radius, as if PA led straight to the centre.`,
        slip('took_the_figure_for_special', distance, calc`${pa} + ${ab} / 2`)`
          ${here} is the distance from P to the middle of the chord AB.`,
        stop('answered_another_quantity', whole)`
          $${whole}$ is the distance from P to B.`,
        slip('used_a_factor_twice', distance, calc`2 * ${r} + ${pa}`)`
          ${here} uses the diameter of the second circle.`,
        slip(
          'mistook_the_hypotenuse',
          square,
          power.valueOf() > r * r && isSquare(pa * (pa + ab) - r * r) && calc`${power} - ${r}^2`,
        )`
          The square of PO was found as ${here}. PO is the hypotenuse, so the squares are added.`,
        slip('took_the_mean_for_the_middle', distance, calc`(${pa} + ${whole}) / 2 + ${r} / 2`)`
          ${here} takes means of lengths from two circles.`,
      ],
      snapRead: text`A point on the line of the common chord has the same product for both circles.`,
      approach: text`The common chord belongs to both circles. So the product along it carries what is known of the
        first circle over to the second, as
        the square of a tangent.`,
      check: text`On the line PO the second circle is met at ${calc`${away} - ${r}`.value} and ${
        calc`${away} +
        ${r}`.value
      } from P, with the product
        ${calc`(${away} - ${r}) * (${away} + ${r})`.value}; and $${pa} \times ${pa + ab} = ${pa * (pa + ab)}$.`,
      principle: text`From every point of the line of a common chord, both circles have the same power: products and
        tangents agree.`,
      figure: () => {
        // First circle about M, second about O, with the common chord on the vertical through P.
        const power = pa * (pa + ab);
        const [px, py] = [power / (power ** 0.5 * 1.55), power ** 0.5 * 1.55];
        const middle = (px + py) / 2;
        const half = (py - px) / 2;
        const P = { x: 0, y: 0 };
        const O = { x: Math.sqrt(Math.max(1, away * away - middle * middle)), y: -middle };
        const R1 = Math.max(half * 1.15, ab * 0.56);
        const M = { x: -Math.sqrt(Math.max(0, R1 * R1 - half * half)), y: -middle };
        const r2 = Math.sqrt(O.x * O.x + half * half);
        // A secant of the first circle, with the right outer part.
        const near = onWay(P, { x: M.x * 1.0 - R1 * 0.35, y: M.y }, 1);
        const [ux, uy] = [near.x / Math.hypot(near.x, near.y), near.y / Math.hypot(near.x, near.y)];
        const along = M.x * ux + M.y * uy;
        const off2 = M.x * M.x + M.y * M.y - along * along;
        const reach = Math.sqrt(Math.max(0, R1 * R1 - off2));
        return drawn({
          alt: `Two circles that intersect at X and Y, and a point P on the line XY outside both. A line from P meets the first circle at A and B; PA = ${pa} and AB = ${ab}. O is the centre of the second circle, whose radius is ${r}.`,
          points: {
            P,
            X: { x: 0, y: -px },
            Y: { x: 0, y: -py },
            O,
            M,
            A: { x: ux * (along - reach), y: uy * (along - reach) },
            B: { x: ux * (along + reach), y: uy * (along + reach) },
          },
          hidden: 'M',
          lines: ['PY', 'PB'],
          broken: ['PO'],
          circles: [
            ['M', R1],
            ['O', r2],
          ],
          notToScale: true,
          longest: 280,
        });
      },
    };
  },
);

/** GM.CIR.4 Hard: a circle that has to be drawn, and one that carries a product over to another. */
export const hiddenCircles: readonly AnyTemplate[] = [
  ...situation<View>({
    type: 'GM.CIR.4',
    situation: 'widest-view',
    tries: 400,
    draw: draw => {
      const eye = draw.int(14, 18);
      const low = eye + draw.int(4, 80);
      const tall = draw.int(8, 120);
      return isSquare((low - eye) * (low + tall - eye)) ? { low, tall, eye, way: draw.int(0, 2) } : null;
    },
    forms: [bestPlace],
  }),
  ...situation<Common>({
    type: 'GM.CIR.4',
    situation: 'common-chord',
    tries: 400,
    draw: draw => {
      const [pa, ab, r] = [draw.int(3, 16), draw.int(4, 24), draw.int(4, 24)];
      const away = Math.sqrt(pa * (pa + ab) + r * r);
      return Number.isInteger(away) && ![pa + r, pa + ab].includes(away)
        ? { pa, ab, r, away, way: draw.int(0, 2) }
        : null;
    },
    forms: [overTheCommonChord],
  }),
];
