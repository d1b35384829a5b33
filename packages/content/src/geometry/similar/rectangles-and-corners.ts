import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Inscribed {
  base: number;
  height: number;
  /** The rectangle's side on the base to its other side. */
  along: number;
  up: number;
  way: boolean;
}

const rectangleInside = form<Inscribed>(
  'rectangle-inside-a-triangle',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    verify: ({ base, height, along, up }) => {
      // The right side runs from (base, 0) to (0, height) when the apex stands above the left corner.
      let [low, high] = [0, base];
      for (let i = 0; i < 80; i += 1) {
        const w = (low + high) / 2;
        if (height * (1 - w / base) > (w * up) / along) low = w;
        else high = w;
      }
      return q(Math.round(((low * low * up) / along) * 1e6)).div(1e6);
    },
  },
  ({ base, height, along, up, way }, { step }) => {
    const unit = step(
      calc`${base} * ${height} / (${along} * ${height} + ${up} * ${base})`,
      value =>
        tex`\frac{${along !== 1 && along}x}{${base}} = \frac{${height} - ${up !== 1 && up}x}{${height}}
          \;\Rightarrow\; x = ${value}`,
    )`
      Let the sides of the rectangle be $${along !== 1 && along}x$ along the base and $${up !== 1 && up}x$ upwards.
      The triangle
      above the rectangle is similar to the whole one, because its base is parallel: compare width and height.`;
    const sides = step(
      [unit.mul(along), unit.mul(up)],
      value => tex`${value.map(s => numberTex(s)).join(',\\quad ')}`,
    )`
      Multiply $x$ by the parts $${along}$ and $${up}$ to find both sides.`;
    const area = step(
      (sides[0] ?? q(1)).mul(sides[1] ?? q(1)),
      value => tex`${sides.map(s => numberTex(s)).join(' \\times ')} = ${value}`,
    )`
      The area is the product of the sides.`;
    return {
      answer: area,
      stem: way
        ? text`In a triangle with a base of $${base}$ cm and a height of $${height}$ cm on it, a rectangle has one side
          on the base and its other two corners on the other two sides. The ratio of the side on the base to the other
          side of the rectangle is $${along} : ${up}$. What is its area?`
        : text`A sail is a triangle, $${base}$ cm wide at the foot and $${height}$ cm high above it. From it a
          rectangular piece is cut with one edge along the foot and two corners on the slanting edges; width and height
          of the piece are in the ratio $${along} : ${up}$. Find the area of the piece in square cm.`,
      show: value => withUnit(value, 'square cm'),
      plausible: value => value.valueOf() > 0 && value.valueOf() < (base * height) / 2 && value.d <= 4n,
      slips: [
        slip('took_the_figure_for_special', unit, calc`${base} * ${height} / (${base} + ${height})`)`
          $\frac{${base} \times ${height}}{${base + height}}$ is the side of an inscribed square; then the ratio was put
          on top of it.`,
        slip('swapped_the_two', unit, calc`${base} * ${height} / (${up} * ${height} + ${along} * ${base})`)`
          The sides were exchanged: the one on the base has $${along}$ parts, the other $${up}$.`,
        slip('used_a_wrong_given_number', area, calc`${base} * ${height} / 4`)`
          Half of the triangle is the largest rectangle possible, for one special ratio only. Here $\frac{${base} \times
          ${height}}{4} = ${area}$.`,
        slip('stopped_a_step_early', area, calc`${unit} * ${unit}`)`
          You squared $${unit}$, which is one part of the ratio. The sides have $${along}$ and $${up}$ parts.`,
        slip('added_for_subtracted', unit, q(base * height, Math.abs(along * height - up * base) || 1))`
          The height of the rectangle was added to that of the triangle above it instead of taken off.`,
        slip('gave_the_complement', area, q(base * height, 2).sub((sides[0] ?? q(1)).mul(sides[1] ?? q(1))))`
          This is the part of the triangle outside the rectangle.`,
        slip('gave_the_complement', area, (sides[0] ?? q(1)).mul(q(height).sub(sides[1] ?? q(1))).div(2))`
          That is the small triangle above the rectangle.`,
      ],
      snapRead: text`A rectangle in a triangle with one side on the base: the triangle above it is similar to the
        whole.`,
      approach: text`Width over base equals the height left over the whole height. The given ratio leaves one unknown.`,
      faster: text`As shares: $\frac{${along}x}{${base}} + \frac{${up}x}{${height}} = 1$ gives $x$ at once, and the area
        is $${along * up}x^2$.`,
      check: () =>
        text`Above the rectangle the triangle is $${q(height).sub(sides[1] ?? q(1))}$ cm high and $${sides[0] ?? q(1)}$
          cm wide, and $${frac(
            q(height)
              .sub(sides[1] ?? q(1))
              .div(sides[0] ?? q(1)),
          )} = ${frac(q(height, base))}$.`,
      principle: text`A line parallel to the base cuts off a similar triangle: widths are as the heights above.`,
    };
  },
);

interface Turned {
  ad: number;
  ae: number;
  ac: number;
  /** Area of the triangle ADE. */
  small: number;
  way: boolean;
}

const areaBeyondTurned = form<Turned>(
  'area-beyond-a-line-that-is-not-parallel',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: ({ ad, ae, ac, small }) => {
      // Two triangles with the same angle at A are as the products of the sides beside it.
      const ab = q(ac).mul(ae).div(ad);
      return ab
        .mul(ac)
        .sub(ad * ae)
        .mul(small)
        .div(ad * ae);
    },
  },
  ({ ac, ad, ae, small, way }, { step, find }) => {
    const side = find(ac);
    const match = find(ad);
    const scale = step(
      calc`${side} / ${match}`,
      value => tex`\frac{AC}{AD} = \frac{${ae} + ${ac - ae}}{${ad}} = ${frac(value)}`,
    )`
      The triangles ADE and ACB share the angle at A and have another pair of equal angles. So AD belongs to AC, not to
      AB: find the scale from these two.`;
    const square = find(calc`${scale} * ${scale}`);
    const large = step(
      calc`${square} * ${small}`,
      value => tex`\left(${frac(scale)}\right)^2 \times ${small} = ${value}`,
    )`
      Areas of similar triangles are as the squares of sides. Find the area of ABC.`;
    const rest = step(calc`${large} - ${small}`)`
      Take the triangle ADE off.`;
    return {
      answer: rest,
      stem: way
        ? text`D lies on side AB and E on side AC of triangle ABC such that $\angle ADE = \angle ACB$. If $AD = ${ad}$
          cm, $AE = ${ae}$ cm, $EC = ${ac - ae}$ cm and the area of triangle ADE is $${small}$ square cm, what is the
          area of quadrilateral BCED?`
        : text`In triangle ABC a line through a point D on AB meets AC at E, and angle AED is equal to angle ABC. Given
          $AD = ${ad}$ cm, $AE = ${ae}$ cm and $CE = ${ac - ae}$ cm, and that the area of triangle ADE is $${small}$
          square cm, find the area of quadrilateral BCED.`,
      show: value => withUnit(value, 'square cm'),
      plausible: value => value.valueOf() > 0 && value.d <= 9n,
      slips: [
        slip('took_the_figure_for_special', match, ae)`
          $\frac{${ac}}{${ae}}$ compares AC with AE, as if DE were parallel to BC; the equal angles lie crosswise.`,
        stop('stopped_a_step_early', large)`
          $${large}$ square cm is the area of ABC; ADE has to be taken off.`,
        slip('mixed_up_ratios_of_lengths_and_areas', square, scale)`
          The area was multiplied by $${frac(scale)}$, the ratio of the sides; areas are as its square.`,
        slip('took_a_part_for_the_whole', side, ac - ae > 0 && calc`${ac} - ${ae}`)`
          The part EC of $${ac - ae}$ cm was used where the whole side AC belongs.`,
        slip('added_for_subtracted', rest, calc`${large} + ${small}`)`
          $${large} + ${small} = ${rest}$ adds ADE, which is a part of ABC.`,
        slip(
          'mixed_up_ratios_of_lengths_and_areas',
          rest,
          calc`(${ac} - ${ae}) * (${ac} - ${ae}) * ${small} / (${ae} * ${ae})`,
        )`
          $${rest}$ squares the ratio $${ac - ae} : ${ae}$ of two parts of AC; the quadrilateral is not similar to
          ADE.`,
      ],
      snapRead: text`A line across a triangle that is not parallel to the third side, one pair of equal angles and the
        small area.`,
      approach: text`Name the triangles in the order of equal angles, so that the right sides are compared; then square
        their ratio and take the small triangle off.`,
      faster: () =>
        text`The rest is $\frac{${ac}^2 - ${ad}^2}{${ad}^2}$ of ADE: $${q(ac * ac - ad * ad, ad * ad)} \times
          ${small}$.`,
      check: () => {
        const ab = q(ae * ac, ad);
        return text`With $AB = ${ae} \times ${ac} \div ${ad} = ${ab}$ the areas are as $AB \times AC$ to $AD \times AE$:
          $${ab.mul(ac)} : ${ad * ae}$, and $${ab.mul(ac)} \times ${small} \div ${ad * ae} = ${large}$.`;
      },
      principle: text`Equal angles say which sides correspond; areas of similar triangles are then as the squares of
        those sides.`,
    };
  },
);

/** GM.TRI.3 Medium: a rectangle in a triangle, and a line that is not parallel. */
export const rectanglesAndCorners: readonly AnyTemplate[] = [
  ...situation<Inscribed>({
    type: 'GM.TRI.3',
    situation: 'inscribed-rectangle',
    draw: draw => {
      const [along, up] = draw.pick([
        [2, 1],
        [1, 2],
        [3, 1],
        [3, 2],
        [1, 3],
        [2, 3],
        [4, 3],
        [4, 1],
        [5, 2],
      ] as const);
      const [base, height] = [draw.int(8, 60), draw.int(6, 60)];
      const unit = q(base * height, along * height + up * base);
      return unit.d === 1n && base !== height && along * height !== up * base && unit.valueOf() >= 2
        ? { base, height, along, up, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [rectangleInside],
  }),
  ...situation<Turned>({
    type: 'GM.TRI.3',
    situation: 'crosswise-angles',
    draw: draw => {
      const [ad, ae] = [draw.int(3, 15), draw.int(3, 15)];
      const ac = ae + draw.int(2, 20);
      const ab = q(ae * ac, ad);
      const small = draw.int(4, 60);
      const whole = q(ac * ac * small, ad * ad).d === 1n;
      const drawable = ab.valueOf() > ad + 1 && ab.valueOf() < ac + 20 && ab.valueOf() < 4 * ac;
      const clear = ad !== ae && ac > ad + 1 && ac < 4 * ad && !ab.equals(ac) && ac - ae !== ad;
      // The triangle on these sides is large enough for its area.
      const fits = 2 * small < ad * ae && 4 * small > ad * ae;
      return whole && drawable && clear && fits ? { ad, ae, ac, small, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [areaBeyondTurned],
  }),
];
