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
    const unit = step(calc`${base} * ${height} / (${along} * ${height} + ${up} * ${base})`, {
      name: text`the length $x$ of one part`,
      works: value =>
        tex`\frac{${along !== 1 && along}x}{${base}} = \frac{${height} - ${up !== 1 && up}x}{${height}}
          \;\Rightarrow\; x = ${value}`,
      because: text`The upper side of the rectangle is parallel to the base, so it makes the same angles with the
        two slanting sides. The triangle above it is what is left of the height when the rectangle's height is taken
        away.`,
    })`
      Let the sides of the rectangle be $${along !== 1 && along}x$ along the base and $${up !== 1 && up}x$ upwards.
      The triangle above the rectangle is similar to the whole one, because its base is parallel to the whole base.
      So its width over the base equals its height over the whole height.`;
    const sides = step([unit.mul(along), unit.mul(up)], {
      name: 'the two sides of the rectangle',
      works: value => tex`${value.map(s => numberTex(s)).join(',\\quad ')}`,
      because: text`The number $x$ is one part of the ratio, not a side. The ratio $${along} : ${up}$ says how many
        such parts each side has.`,
    })`
      Each side is a multiple of $x$: multiply it by $${along}$ for the side on the base and by $${up}$ for the
      other one.`;
    const area = step((sides[0] ?? q(1)).mul(sides[1] ?? q(1)), {
      name: 'the area of the rectangle',
      works: value => tex`${sides.map(s => numberTex(s)).join(' \\times ')} = ${value}`,
    })`
      The area of a rectangle is the product of its two sides.`;
    return {
      answer: area,
      stem: way
        ? text`In a triangle with a base of $${base}$ cm and a height of $${height}$ cm on it, a rectangle has one
          side on the base and its other two corners on the other two sides. The ratio of the side on the base to
          the other side of the rectangle is $${along} : ${up}$. What is its area?`
        : text`A sail is a triangle, $${base}$ cm wide at the foot and $${height}$ cm high above it. From it a
          rectangular piece is cut with one edge along the foot and two corners on the slanting edges; width and
          height of the piece are in the ratio $${along} : ${up}$. Find the area of the piece in square cm.`,
      show: value => withUnit(value, 'square cm'),
      plausible: value => value.valueOf() > 0 && value.valueOf() < (base * height) / 2 && value.d <= 4n,
      slips: [
        slip('took_the_figure_for_special', unit, calc`${base} * ${height} / (${base} + ${height})`)`
          You started with $\frac{${base} \times ${height}}{${base + height}}$, the side of the square that fits
          into the triangle. This rectangle has sides in the ratio $${along} : ${up}$, so another length fits.`,
        slip('swapped_the_two', unit, calc`${base} * ${height} / (${up} * ${height} + ${along} * ${base})`)`
          You exchanged the two sides of the rectangle. The side on the base has $${along}$ parts, and the upright
          side has $${up}$ parts.`,
        slip('used_a_wrong_given_number', area, calc`${base} * ${height} / 4`)`
          You gave the rectangle half of the triangle, $\frac{${base} \times ${height}}{4} = ${area}$. That is the
          largest rectangle possible, and it needs a special ratio of the sides.`,
        slip('stopped_a_step_early', area, calc`${unit} * ${unit}`)`
          You squared $${unit}$, which is only one part of the ratio. The sides have $${along}$ and $${up}$ such
          parts, and the area is their product.`,
        slip('added_for_subtracted', unit, q(base * height, Math.abs(along * height - up * base) || 1))`
          In your equation the height of the rectangle was added to the whole height. It is taken away, because the
          small triangle stands above the rectangle.`,
        slip('gave_the_complement', area, q(base * height, 2).sub((sides[0] ?? q(1)).mul(sides[1] ?? q(1))))`
          Here the rectangle was taken away from the triangle. What is left are the three small triangles around it;
          the question asks for the rectangle.`,
        slip('gave_the_complement', area, (sides[0] ?? q(1)).mul(q(height).sub(sides[1] ?? q(1))).div(2))`
          You found the small triangle above the rectangle. The question asks for the rectangle itself, which lies
          below it.`,
      ],
      snapRead: text`A rectangle stands in a triangle with one side on the base, so the triangle above it is similar
        to the whole: compare width and height.`,
      approach: text`In the similar triangles the width of the rectangle is to the base as the height left above it
        is to the whole height. The given ratio leaves one unknown in this equation.`,
      faster: text`As shares: $\frac{${along}x}{${base}} + \frac{${up}x}{${height}} = 1$ gives $x$ at once, and the
        area is $${along * up}x^2$.`,
      check: () =>
        text`Above the rectangle the triangle is $${q(height).sub(sides[1] ?? q(1))}$ cm high and
        $${sides[0] ?? q(1)}$ cm wide, and $${frac(
          q(height)
            .sub(sides[1] ?? q(1))
            .div(sides[0] ?? q(1)),
        )} = ${frac(q(height, base))}$.`,
      principle: text`A line parallel to the base of a triangle cuts off a similar triangle at the top: its widths
        are in the ratio of the heights.`,
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
    const scale = step(calc`${side} / ${match}`, {
      name: 'the ratio of a side of ABC to its partner in ADE',
      works: value => tex`\frac{AC}{AD} = \frac{${ae} + ${ac - ae}}{${ad}} = ${frac(value)}`,
      because: text`A side corresponds to the side opposite the same angle. ${
        way
          ? text`AD is opposite the angle at E and AC opposite the angle at B; as the angles at D and at C
          are equal, so are these two`
          : text`AD
          is opposite the angle at E, and AC is opposite the equal angle at B`
      }.`,
    })`
      Triangles ADE and ACB have the angle at A in common and one more pair of equal angles, so they are similar.
      The equal angles make AD correspond to AC, not to AB: divide AC by AD.`;
    const square = find(calc`${scale} * ${scale}`);
    const large = step(calc`${square} * ${small}`, {
      name: 'the area of triangle ABC',
      works: value => tex`\left(${frac(scale)}\right)^2 \times ${small} = ${value}`,
      because: text`Base and height of ABC are both this multiple of base and height in ADE. So the area, half of
        their product, has the ratio twice as a factor.`,
    })`
      The areas of similar triangles are in the ratio of the squares of their sides. Multiply the area of ADE by the
      square of the ratio to find the area of ABC.`;
    const rest = step(calc`${large} - ${small}`, { name: 'the area of quadrilateral BCED' })`
      DE divides triangle ABC into triangle ADE and quadrilateral BCED, so take the area of ADE away from that of
      ABC.`;
    return {
      answer: rest,
      stem: way
        ? text`D lies on side AB and E on side AC of triangle ABC such that $\angle ADE = \angle ACB$. If $AD =
          ${ad}$ cm, $AE = ${ae}$ cm, $EC = ${ac - ae}$ cm and the area of triangle ADE is $${small}$ square cm,
          what is the area of quadrilateral BCED?`
        : text`In triangle ABC a line through a point D on AB meets AC at E, and angle AED is equal to angle ABC.
          Given $AD = ${ad}$ cm, $AE = ${ae}$ cm and $CE = ${ac - ae}$ cm, and that the area of triangle ADE is
          $${small}$ square cm, find the area of quadrilateral BCED.`,
      show: value => withUnit(value, 'square cm'),
      plausible: value => value.valueOf() > 0 && value.d <= 9n,
      slips: [
        slip('took_the_figure_for_special', match, ae)`
          $\frac{${ac}}{${ae}}$ compares AC with AE, as if DE were parallel to BC. The equal angles lie crosswise,
          so AC corresponds to AD.`,
        stop('stopped_a_step_early', large)`
          $${large}$ square cm is the area of the whole triangle ABC. The quadrilateral BCED is what is left when
          triangle ADE is cut off.`,
        slip('mixed_up_ratios_of_lengths_and_areas', square, scale)`
          You multiplied the area by $${frac(scale)}$, the ratio of the sides. Base and height both change in this
          ratio, so the areas are in the ratio of its square.`,
        slip('took_a_part_for_the_whole', side, ac - ae > 0 && calc`${ac} - ${ae}`)`
          You compared the part EC, $${ac - ae}$ cm, with AD. EC is no side of triangle ABC; its side AC consists of
          AE and EC.`,
        slip('added_for_subtracted', rest, calc`${large} + ${small}`)`
          You added triangle ADE to ABC: $${large} + ${small} = ${rest}$. Triangle ADE is a part of ABC, and it has
          to be cut off.`,
        slip(
          'mixed_up_ratios_of_lengths_and_areas',
          rest,
          calc`(${ac} - ${ae}) * (${ac} - ${ae}) * ${small} / (${ae} * ${ae})`,
        )`
          $${rest}$ squares the ratio $${ac - ae} : ${ae}$ of the two parts of AC. Squares of lengths compare
          similar figures, and the quadrilateral is not similar to ADE.`,
      ],
      snapRead: text`A line cuts a triangle without being parallel to the third side, but one pair of angles is
        equal: the small triangle is similar to the whole, as its mirror image.`,
      approach: text`Name the two triangles in the order of their equal angles, ADE and ACB, so that the right sides
        are compared. Square their ratio for the areas, and take the small triangle away.`,
      faster: () =>
        text`The rest is $\frac{${ac}^2 - ${ad}^2}{${ad}^2}$ of ADE: $${q(ac * ac - ad * ad, ad * ad)} \times
        ${small}$.`,
      check: () => {
        const ab = q(ae * ac, ad);
        return text`With $AB = ${ae} \times ${ac} \div ${ad} = ${ab}$ the areas are as $AB \times AC$ to $AD \times
          AE$: $${ab.mul(ac)} : ${ad * ae}$, and $${ab.mul(ac)} \times ${small} \div ${ad * ae} = ${large}$.`;
      },
      principle: text`In similar triangles the sides opposite equal angles correspond, and the areas are in the
        ratio of the squares of those sides.`,
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
