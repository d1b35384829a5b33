import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shadow {
  lamp: number;
  person: number;
  /** From the foot of the lamp to the person, m. */
  away: number;
  way: boolean;
}

const shadowLength = form<Shadow>(
  'shadow-of-a-lamp',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ lamp, person, away }) => {
      // The line through (0, lamp) and (away, person) meets the ground.
      const slope = q(person - lamp, away);
      return q(lamp).div(slope.neg()).sub(away).div(10);
    },
  },
  ({ lamp, person, away, way }, { step, find }) => {
    const [source, object] = way ? ['lamp', 'girl'] : ['mast', 'post'];
    const rest = find(calc`(${lamp} - ${person}) / 10`);
    const ratio = step(calc`${person} / 10 / ${rest}`, {
      name: 'the ratio of the two upright sides',
      works: value => tex`\frac{${q(person, 10)}}{${q(lamp, 10)} - ${q(person, 10)}} = ${frac(value)}`,
      because: text`Both triangles have a right angle, and the one line of light makes the same angle with every
        horizontal line, so all angles agree. The upper triangle begins at the height of the top of the ${object},
        so its upright side is only the difference of the heights.`,
    })`
      The straight line past the top of the ${object} makes a triangle with the ${object} and its shadow, and a
      similar one above the horizontal line through that top. Compare their upright sides.`;
    const shadow = step(calc`${frac(ratio)} * ${q(away, 10)}`, {
      name: 'the length of the shadow',
      because: text`In similar triangles all sides have one ratio. The horizontal side of the lower triangle is the
        shadow, and that of the upper one is the distance from the ${source} to the ${object}.`,
    })`
      The horizontal sides, the shadow and the given distance, have the same ratio, so multiply ${q(away, 10)} m by
      it.`;
    return {
      answer: shadow,
      stem: way
        ? text`A street lamp hangs $${q(lamp, 10)}$ m above level ground. A girl $${q(person, 10)}$ m tall stands
          $${q(away, 10)}$ m from the point below the lamp. How long is her shadow?`
        : text`A post $${q(person, 10)}$ m high is set up at a distance of $${q(away, 10)}$ m from the foot of a
          floodlight mast, whose only light is at a height of $${q(lamp, 10)}$ m. What is the length of its shadow
          on the level ground?`,
      show: value => withUnit(value, 'm'),
      plausible: value => value.valueOf() > 0 && value.d <= 20n,
      slips: [
        slip('took_a_part_for_the_whole', rest, calc`${lamp} / 10`)`
          $${q(person, 10)} : ${q(lamp, 10)}$ compares the shadow with the whole way from the ${source} to the tip
          of the shadow. The given distance ends at the ${object}, so it belongs to the difference of the heights.`,
        slip('answered_another_quantity', shadow, calc`(${ratio} + 1) * ${away} / 10`)`
          $${shadow}$ m is the whole way from below the ${source} to the tip of the shadow. The shadow begins at the
          ${object}, so the given distance is not part of it.`,
        slip('inverted_the_ratio', shadow, calc`${away} / 10 / ${ratio}`)`
          You used the ratio the other way round: $\frac{\frac{${away}}{10}}{${ratio}} = ${shadow}$. The shorter the
          object, the shorter its shadow, so the height of the ${object} stands in the numerator.`,
        slip('took_the_figure_for_special', shadow, calc`${person} / 10`)`
          You gave the shadow the height of the ${object}. That is right only where the straight line past its top
          makes $45^\circ$ with the ground, and no angle is given.`,
        slip('added_for_subtracted', rest, calc`(${lamp} + ${person}) / 10`)`
          You added the two heights to $${rest}$ m. The upper triangle reaches from the top of the ${object} to the
          height of the ${source}, so its side is their difference.`,
        slip('counted_twice', rest, lamp > 2 * person && calc`(${lamp} - 2 * ${person}) / 10`)`
          You subtracted the height of the ${object} twice, which leaves $${rest}$ m. The upper triangle begins at
          the top of the ${object}, so this height is taken away once.`,
      ],
      snapRead: text`A ${source}, a ${object} and its shadow are given: the straight line past the top makes two
        similar right triangles.`,
      approach: text`Compare the triangle of the ${object} and its shadow with the one above it. The given distance
        is the horizontal side of the upper triangle, so both sides of that one are known.`,
      faster: () => {
        const r = q(person, lamp - person);
        return text`Heights $${r.n} : ${r.d}$, so the shadow is $${frac(r)}$ of $${q(away, 10)}$ m.`;
      },
      check: () =>
        text`$${q(person, 10)} : ${shadow}$ equals $${q(lamp, 10)} : ${shadow.add(q(away, 10))}$: the whole triangle
        is similar as well.`,
      principle: text`When one slanting line makes several similar triangles, compare sides of the same two
        triangles, parts with parts or wholes with wholes.`,
    };
  },
);

interface Scaled {
  /** Ratio of the sides and a common unit of area. */
  s: number;
  t: number;
  unit: number;
  perimeter: number;
  way: boolean;
}

/** Of all triangles with this perimeter the equilateral one has the largest area; any smaller area has a triangle. */
const largestArea = (perimeter: number) => perimeter ** 2 / (12 * Math.sqrt(3));

const areaFromPerimeters = form<Scaled>(
  'area-from-perimeters',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: ({ t, unit }) => t * t * unit,
  },
  ({ t, s, perimeter, unit, way }, { step }) => {
    const sides = step(frac(calc`${t * perimeter} / ${s * perimeter}`), {
      name: 'the ratio of the lengths',
      because: text`Triangles with the same angles are similar, so every side of one is the same multiple of its
        partner in the other. Then the sums of the sides, the perimeters, are in this ratio too.`,
    })`
      ${way ? 'The two triangles have the same angles' : 'The two plots have the same shape'}, so all lengths have
      one ratio. Divide the second perimeter by the first to find it.`;
    const areas = step(frac(calc`(${frac(sides)})^2`), {
      name: 'the ratio of the areas',
      because: text`An area is half of base times height. Both become longer in the ratio of the lengths, so the
        ratio counts twice: with sides twice as long the area is four times as large.`,
    })`
      Base and height both have the ratio of the lengths, so the areas have its square.`;
    const area = step(calc`${frac(areas)} * ${s * s * unit}`, {
      name: text`the area of the second ${way ? 'triangle' : 'plot'}`,
    })`
      Multiply the known area of the first ${way ? 'triangle' : 'plot'} by the ratio of the areas to get that of the
      second one.`;
    return {
      answer: area,
      stem: way
        ? text`Two triangles have the same angles. Their perimeters are $${s * perimeter}$ cm and $${t * perimeter}$
          cm, and the first has an area of $${s * s * unit}$ square cm. What is the area of the second?`
        : text`A plan shows a triangular plot whose boundary is $${s * perimeter}$ m long and whose area is
          $${String(s * s * unit)}$ square m. A second plot of the same shape has a boundary of $${t * perimeter}$
          m. Find the area of the second plot.`,
      show: value => withUnit(value, way ? 'square cm' : 'square m'),
      plausible: value => value.valueOf() > 0 && value.d <= 6n,
      // An area changes by more than the perimeter does, in the same direction.
      onSight: value => Math.sign(value.valueOf() - s * t * unit) === Math.sign(t - s),
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', areas, sides)`
          You multiplied the area by $${frac(sides)}$, the ratio of the perimeters. Base and height both change in
          this ratio, so the area changes by its square.`,
        slip('inverted_the_ratio', sides, calc`${s} / ${t}`)`
          You used $${frac(sides)}$, the ratio of the first perimeter to the second. The area of the second is
          asked, so its perimeter stands in the numerator.`,
        slip('mixed_up_ratios_of_lengths_and_areas', areas, calc`${sides} * ${sides} * ${sides}`)`
          You used the third power of the ratio of the perimeters. That is for volumes, with three directions; an
          area has only base and height.`,
        slip('doubled_needlessly', areas, sides.valueOf() > 0.5 && calc`${sides} * 2 - 1`)`
          You counted the ${t > s ? 'growth' : 'loss'} of the perimeter twice, as the ratio $2 \times ${frac(sides)}
          - 1 = ${frac(areas)}$. Base and height change one after the other, so their ratios multiply.`,
        slip('mixed_up_ratios_of_lengths_and_areas', areas, calc`${sides} * ${sides} * ${sides} * ${sides}`)`
          $${frac(areas)}$ squares the ratio $${frac(sides)}$ twice over. Base and height bring it in twice, not
          four times.`,
        slip(
          'mixed_up_length_area_and_volume',
          area,
          calc`${s} * ${s} * ${unit} + (${t} - ${s}) * ${perimeter}`,
        )`
          You added the difference of the perimeters to the area: $${s} \times ${s} \times ${unit} + (${t} - ${s})
          \times ${perimeter} = ${area}$. A length cannot be added to an area; areas change by a factor.`,
        slip('forgot_to_square', areas, calc`${sides} * 2`)`
          You doubled the ratio to $${frac(areas)}$. Squaring means multiplying it by itself: for a ratio of 3 the
          areas have 9, not 6.`,
        slip('mixed_up_ratios_of_lengths_and_areas', area, calc`${s} * ${s} * ${s} * ${unit} / ${t}`)`
          You divided the area by the ratio of the perimeters: $\frac{${s} \times ${s} \times ${s} \times
          ${unit}}{${t}} = ${area}$. A larger perimeter means a larger area, and by the square of the ratio.`,
      ],
      snapRead: text`Two similar triangles with both perimeters and one area: the ratio of the perimeters is that of
        the lengths, and its square is that of the areas.`,
      approach: text`The perimeters give the ratio of all lengths of the two similar triangles. Area has two
        directions, so square the ratio, and multiply the known area by it.`,
      faster: text`Per unit of length squared the area is $${unit}$: $${t}^2 \times ${unit}$ after cancelling
        $${s}^2$.`,
      check: text`$${area} : ${s * s * unit} = ${t * t} : ${s * s}$, the squares of $${t}$ and $${s}$.`,
      principle: text`In similar figures, if all lengths are multiplied by k, all areas are multiplied by the square
        of k.`,
    };
  },
);

/** GM.TRI.3 Easy: one ray over two triangles, and areas of similar triangles. */
export const alikeTriangles: readonly AnyTemplate[] = [
  ...situation<Shadow>({
    type: 'GM.TRI.3',
    situation: 'light-and-shadow',
    draw: draw => {
      const lamp = draw.step(30, 120, 5);
      const way = draw.chance(0.5);
      // The girl of the one story is as tall as girls are.
      const person = way ? draw.step(12, 18, 1) : draw.step(10, 36, 1);
      const away = draw.step(12, 120, 3);
      if (lamp <= person + 12) return null;
      const shadow = q(person * away, (lamp - person) * 10);
      return shadow.d <= 2n && !shadow.mul(10).equals(person) ? { lamp, person, away, way } : null;
    },
    tries: 60,
    forms: [shadowLength],
  }),
  ...situation<Scaled>({
    type: 'GM.TRI.3',
    situation: 'scaled-triangle',
    draw: draw => {
      const [s, t] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
      const perimeter = draw.int(9, 27);
      const unit = draw.int(2, 30);
      const most = largestArea(perimeter);
      return q(s).gcd(t).equals(1) && unit < 0.95 * most && unit > 0.3 * most
        ? { s, t, unit, perimeter, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [areaFromPerimeters],
  }),
];
