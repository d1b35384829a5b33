import { calc, form, frac, slip, tex, text } from '../../question/index.ts';
import { q } from '../../value.ts';
import { type Cevian, isTriangle, shown } from './cevian.ts';

export const footAndMiddle = form<Cevian>(
  'from-foot-to-mid-point',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    /** Sides that differ little, so that several lengths of the third side make a triangle. */
    suits: c => isTriangle(c) && c.p < c.r && ((c.r - c.p) * c.s) % 2 === 0 && c.p + c.r >= 4 * (c.r - c.p),
    verify: ({ p, r, k, s }) => {
      const target = ((r - p) * s) / 2;
      for (let a = 1; a < 2000; a += 1)
        if (Math.abs(Math.abs(a / 2 - (a * p * k) / ((p + r) * k)) - target) < 1e-9) return a;
      throw new Error('no side fits');
    },
  },
  ({ r, p, s, k, way }, { step, find }) => {
    const distance = find(calc`(${r} - ${p}) * ${s} / 2`);
    const shares = step([p, r], tex`BD : DC = ${p * k} : ${r * k} = ${p} : ${r}`)`
      Let the bisector meet $BC$ at $D$. It divides $BC$ in the ratio of the sides next to it, so the parts are
      $${p}$ and
      $${r}$ shares.`;
    const [x, y] = shares;
    const apart = find(
      q(y ?? 0)
        .sub(x ?? 0)
        .div(2),
    );
    const unit = step(
      calc`${distance} / ${apart}`,
      value => tex`\frac{${r} - ${p}}{2} \times t = ${frac(distance)}, \quad t = ${frac(value)}`,
    )`
      Let $t$ be one share. The mid-point is half of $BC$ away from $B$, so its distance from $D$ is half of the
      difference of
      the parts.`;
    const side = step(calc`(${p} + ${r}) * ${unit}`)`
      The whole side $BC$ has $${p} + ${r}$ shares.`;
    return {
      answer: side,
      stem: way
        ? text`In triangle $ABC$, $AB = ${p * k}$ and $AC = ${r * k}$. The bisector of angle $A$ meets $BC$ at $D$, and
          $M$ is the mid-point of $BC$. If $DM = ${((r - p) * s) / 2}$, what is $BC$?`
        : text`Two sides of triangle $ABC$ are $AB = ${p * k}$ and $AC = ${r * k}$. The median and the angle bisector
          from $A$ meet $BC$ at two points that are $${((r - p) * s) / 2}$ apart. How long is $BC$?`,
      show: shown,
      /** With the two sides it has to make a triangle. */
      plausible: value => value.gt((r - p) * k) && value.lt((p + r) * k) && value.d <= 2n,
      slips: [
        slip('did_not_halve', apart, calc`${r} - ${p}`)`
          The distance was taken as the whole difference of the parts, $${r} - ${p}$ shares; it is half of it.`,
        slip('answered_another_quantity', side, calc`${unit} * ${r}`)`
          $${frac(side)}$ is the longer part of $BC$ alone.`,
        slip('answered_another_quantity', side, calc`${unit} * ${p}`)`
          $${frac(side)}$ is the shorter part of $BC$ alone.`,
        slip('halved_needlessly', apart, calc`(${r} - ${p}) / 4`)`
          The difference of the parts was halved twice.`,
        slip('took_a_part_for_the_whole', apart, 1)`
          The distance $${frac(unit)}$ was taken as one share of the side.`,
        slip('answered_another_quantity', side, calc`${unit} * (${p} + ${r}) / 2`)`
          $${frac(side)}$ is half of $BC$, from the mid-point to a corner.`,
        slip('used_a_wrong_given_number', side, calc`${unit} * (${p} + ${r}) + ${distance}`)`
          The distance to the mid-point lies inside the $${p + r}$ shares and must not be added to them.`,
        slip('used_a_wrong_given_number', side, calc`${unit} * (${p} + ${r}) - ${distance}`)`
          $${frac(side)}$ takes the distance of the two points off the side, but it belongs to the $${p + r}$ shares.`,
        slip('took_the_figure_for_special', side, calc`${unit} * 2 * ${r}`)`
          $${frac(side)}$ is twice the longer part, as if the bisector met the side in its mid-point.`,
        slip('took_the_figure_for_special', side, calc`${unit} * 2 * ${p}`)`
          Doubling the shorter part gives $${frac(side)}$, but the other part is longer.`,
      ],
      snapRead: text`A bisector and a median meet the same side; the distance of their feet is given.`,
      approach: text`Give the parts of the side in shares. Their half-difference is the distance of the feet, which
        gives one share.`,
      faster: text`$BC = 2 \times \frac{${p} + ${r}}{${r} - ${p}} \times ${frac(q((r - p) * s, 2))}$.`,
      check: text`$BD = ${p * s}$, $DC = ${r * s}$, and the mid-point is $${frac(q((p + r) * s, 2))}$ from $B$.`,
      principle: text`Between the mid-point and any other point of a segment lies half the difference of its parts.`,
    };
  },
);
