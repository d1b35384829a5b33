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
    const ratio = step(
      calc`${person} / 10 / ${rest}`,
      value => tex`\frac{${q(person, 10)}}{${q(lamp, 10)} - ${q(person, 10)}} = ${frac(value)}`,
    )`
      The straight line past the top of the ${object} makes a triangle with the ${object} and the shadow, and a
      similar one
      above the horizontal line through the top. Compare the upright sides of these two.`;
    const shadow = step(calc`${frac(ratio)} * ${q(away, 10)}`)`
      The horizontal sides are in the same ratio, so multiply the distance of ${q(away, 10)} m by it.`;
    return {
      answer: shadow,
      stem: way
        ? text`A street lamp hangs $${q(lamp, 10)}$ m above level ground. A girl $${q(person, 10)}$ m tall stands
          $${q(away, 10)}$ m from the point below the lamp. How long is her shadow?`
        : text`A post $${q(person, 10)}$ m high is set up at a distance of $${q(away, 10)}$ m from the foot of a
          floodlight mast, whose only light is at a height of $${q(lamp, 10)}$ m. What is the length of its shadow on
          the level ground?`,
      show: value => withUnit(value, 'm'),
      plausible: value => value.valueOf() > 0 && value.d <= 20n,
      slips: [
        slip('took_a_part_for_the_whole', rest, calc`${lamp} / 10`)`
          $${q(person, 10)} : ${q(lamp, 10)}$ is the ratio of the shadow to the whole distance from the foot of the
          ${source}, not to the distance given.`,
        slip('answered_another_quantity', shadow, calc`(${ratio} + 1) * ${away} / 10`)`
          $${shadow}$ m reaches from below the ${source} to the tip of the shadow; the shadow alone is asked.`,
        slip('inverted_the_ratio', shadow, calc`${away} / 10 / ${ratio}`)`
          The ratio was used the wrong way round: the lower the object, the shorter its shadow. Here
          $\frac{\frac{${away}}{10}}{${ratio}} = ${shadow}$.`,
        slip('took_the_figure_for_special', shadow, calc`${person} / 10`)`
          A shadow is as long as the object only where the line past the top makes $45^\circ$ with the ground, which
          is not
          given.`,
        slip('added_for_subtracted', rest, calc`(${lamp} + ${person}) / 10`)`
          The two heights were added to $${rest}$ m; the upper triangle has their difference.`,
        slip('counted_twice', rest, lamp > 2 * person && calc`(${lamp} - 2 * ${person}) / 10`)`
          The height of the object was taken off twice, which leaves $${rest}$ m.`,
      ],
      snapRead: text`A ${source}, a ${object} and its shadow are given: one straight line past the top makes two
      similar triangles.`,
      approach: text`Use the triangle of object and shadow and the one above it; the distance given belongs to the
        second.`,
      faster: () => {
        const r = q(person, lamp - person);
        return text`Heights $${r.n} : ${r.d}$, so the shadow is $${frac(r)}$ of $${q(away, 10)}$ m.`;
      },
      check: () =>
        text`$${q(person, 10)} : ${shadow}$ equals $${q(lamp, 10)} : ${shadow.add(q(away, 10))}$: the whole triangle
        is
          similar as well.`,
      principle: text`In a figure with one slanting line, compare triangles whose sides are all named: parts with
      parts or wholes
        with wholes.`,
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
    const sides = step(frac(calc`${t * perimeter} / ${s * perimeter}`))`
      Equal angles make the triangles similar; find the ratio of lengths.`;
    const areas = step(frac(calc`(${frac(sides)})^2`))`
      Areas go with the square of it.`;
    const area = step(calc`${frac(areas)} * ${s * s * unit}`)`
      Scale the known area.`;
    return {
      answer: area,
      stem: way
        ? text`Two triangles have the same angles. Their perimeters are $${s * perimeter}$ cm and $${t * perimeter}$ cm,
          and the first has an area of $${s * s * unit}$ square cm. What is the area of the second?`
        : text`A plan shows a triangular plot whose boundary is $${s * perimeter}$ m long and whose area is
          $${String(s * s * unit)}$ square m. A second plot of the same shape has a boundary of $${t * perimeter}$ m.
          Find the area of the second plot.`,
      show: value => withUnit(value, way ? 'square cm' : 'square m'),
      plausible: value => value.valueOf() > 0 && value.d <= 6n,
      // An area changes by more than the perimeter does, in the same direction.
      onSight: value => Math.sign(value.valueOf() - s * t * unit) === Math.sign(t - s),
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', areas, sides)`
          $${frac(sides)}$ is the ratio of the perimeters; areas go with its square.`,
        slip('inverted_the_ratio', sides, calc`${s} / ${t}`)`
          The ratio of the lengths was turned the wrong way round.`,
        slip('mixed_up_ratios_of_lengths_and_areas', areas, calc`${sides} * ${sides} * ${sides}`)`
          The third power belongs to volumes; areas go with the second.`,
        slip('doubled_needlessly', areas, sides.valueOf() > 0.5 && calc`${sides} * 2 - 1`)`
          Twice the ${t > s ? 'growth' : 'loss'} of the perimeter was taken, which makes a ratio of $2 \times
          ${frac(sides)} - 1 = ${frac(areas)}$; a ratio of areas is a product, not a sum.`,
        slip('mixed_up_ratios_of_lengths_and_areas', areas, calc`${sides} * ${sides} * ${sides} * ${sides}`)`
          $${frac(areas)}$ squares the ratio $${frac(sides)}$ twice; areas need it only once.`,
        slip(
          'mixed_up_length_area_and_volume',
          area,
          calc`${s} * ${s} * ${unit} + (${t} - ${s}) * ${perimeter}`,
        )`
          The difference of the perimeters was added to the area. Here $${s} \times ${s} \times ${unit} + (${t} - ${s})
          \times ${perimeter} = ${area}$.`,
        slip('forgot_to_square', areas, calc`${sides} * 2`)`
          $${frac(sides)}$ was doubled; it has to be multiplied by itself.`,
        slip('mixed_up_ratios_of_lengths_and_areas', area, calc`${s} * ${s} * ${s} * ${unit} / ${t}`)`
          The area was divided by the ratio of the perimeters, and not multiplied by its square. Here $\frac{${s} \times
          ${s} \times ${s} \times ${unit}}{${t}} = ${area}$.`,
      ],
      snapRead: text`Two similar triangles with their perimeters and one area: lengths and areas scale differently.`,
      approach: text`Perimeters give the ratio of lengths; its square is the ratio of the areas.`,
      faster: text`Per unit of length squared the area is $${unit}$: $${t}^2 \times ${unit}$ after cancelling
        $${s}^2$.`,
      check: text`$${area} : ${s * s * unit} = ${t * t} : ${s * s}$, the squares of $${t}$ and $${s}$.`,
      principle: text`Similar figures: lengths as k, areas as k squared.`,
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
