import { path } from '../../path.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shadow {
  lamp: number;
  person: number;
  /** From the foot of the lamp to the person, m. */
  away: number;
  way: boolean;
}

const shadowLength = form({
  form: 'shadow-of-a-lamp',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  stem: ({ lamp, person, away, way }: Shadow) =>
    way
      ? `A street lamp hangs $${numberTex(q(lamp, 10))}$ m above level ground. A girl $${numberTex(q(person, 10))}$ m tall stands $${numberTex(q(away, 10))}$ m from the point below the lamp. How long is her shadow?`
      : `A post $${numberTex(q(person, 10))}$ m high is set up at a distance of $${numberTex(q(away, 10))}$ m from the foot of a floodlight mast, whose only light is at a height of $${numberTex(q(lamp, 10))}$ m. What is the length of its shadow on the level ground?`,
  path: path<Shadow>()
    .quiet('rest', ({ lamp, person }) => q(lamp - person, 10))
    .step(
      'ratio',
      ({ person }, { rest }) => q(person, 10).div(rest),
      'The ray past the top makes a small triangle (object and shadow) and, above a horizontal line through the top, a triangle alike. Compare the upright sides of these two.',
      ({ lamp, person }, { ratio }) =>
        `\\frac{${numberTex(q(person, 10))}}{${numberTex(q(lamp, 10))} - ${numberTex(q(person, 10))}} = ${fractionTex(ratio)}`,
    )
    .step(
      'shadow',
      ({ away }, { ratio }) => ratio.mul(away).div(10),
      'The horizontal sides are in the same ratio: scale the distance.',
      ({ away }, { ratio, shadow }) =>
        `${fractionTex(ratio)} \\times ${numberTex(q(away, 10))} = ${numberTex(shadow)}`,
    ),
  slips: [
    {
      misconception: 'part_for_whole_in_similarity',
      at: 'rest',
      wrongly: ({ lamp }) => q(lamp, 10),
      words: ({ person, lamp }) =>
        `$${numberTex(q(person, 10))} : ${numberTex(q(lamp, 10))}$ is the ratio of the shadow to the whole distance from the foot of the light, not to the distance given.`,
    },
    {
      misconception: 'gives_the_whole_distance',
      at: 'shadow',
      wrongly: ({ away }, { ratio }) => ratio.add(1).mul(away).div(10),
      words: (_p, { shadow }) =>
        `$${numberTex(shadow)}$ m reaches from the foot of the light to the tip of the shadow.`,
    },
    {
      misconception: 'ratio_reversed',
      at: 'shadow',
      wrongly: ({ away }, { ratio }) => q(away, 10).div(ratio),
      words: ({ away }, { ratio, shadow }) =>
        `The ratio was used the wrong way round: the lower the object, the shorter its shadow. Here $\\frac{\\frac{${numberTex(away)}}{10}}{${numberTex(ratio)}} = ${numberTex(shadow)}$.`,
    },
    {
      misconception: 'shadow_equals_height',
      at: 'shadow',
      wrongly: ({ person }) => q(person, 10),
      words: () => 'A shadow is as long as the object only for rays at $45^\\circ$, which nothing says.',
    },
    {
      misconception: 'heights_added',
      at: 'rest',
      wrongly: ({ lamp, person }) => q(lamp + person, 10),
      words: (_p, { rest }) =>
        `The two heights were added to $${numberTex(rest)}$ m; the upper triangle has their difference.`,
    },
    {
      misconception: 'height_taken_off_twice',
      at: 'rest',
      wrongly: ({ lamp, person }) => (lamp > 2 * person ? q(lamp - 2 * person, 10) : null),
      words: (_p, { rest }) =>
        `The height of the object was taken off twice, which leaves $${numberTex(rest)}$ m.`,
    },
  ],
  show: value => withUnit(value, 'm'),
  plausible: value => value.valueOf() > 0 && value.d <= 20n,
  snapRead: () => 'A light, an object and its shadow: one ray makes two triangles alike.',
  approach: () =>
    'Use the triangle of object and shadow and the one above it; the distance given belongs to the second.',
  faster: ({ lamp, person, away }) => {
    const r = q(person, lamp - person);
    return `Heights $${r.n} : ${r.d}$, so the shadow is $${fractionTex(r)}$ of $${numberTex(q(away, 10))}$ m.`;
  },
  check: ({ lamp, person, away }, { shadow }) =>
    `$${numberTex(q(person, 10))} : ${numberTex(shadow)}$ equals $${numberTex(q(lamp, 10))} : ${numberTex(shadow.add(q(away, 10)))}$, the slope of the ray.`,
  principle:
    'In a figure with one ray, compare triangles whose sides are all named: parts with parts or wholes with wholes.',
  verify: ({ lamp, person, away }) => {
    // The line through (0, lamp) and (away, person) meets the ground.
    const slope = q(person - lamp, away);
    return q(lamp).div(slope.neg()).sub(away).div(10);
  },
});

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

const areaFromPerimeters = form({
  form: 'area-from-perimeters',
  revision: 3,
  band: 'Easy',
  seconds: 45,
  stem: ({ s, t, unit, perimeter, way }: Scaled) =>
    way
      ? `Two triangles have the same angles. Their perimeters are $${s * perimeter}$ cm and $${t * perimeter}$ cm, and the first has an area of $${s * s * unit}$ square cm. What is the area of the second?`
      : `A plan shows a triangular plot whose boundary is $${s * perimeter}$ m long and whose area is $${s * s * unit}$ square m. A second plot of the same shape has a boundary of $${t * perimeter}$ m. Find the area of the second plot.`,
  path: path<Scaled>()
    .step(
      'sides',
      ({ s, t }) => q(t, s),
      'Equal angles make the triangles similar; find the ratio of lengths.',
      ({ s, t, perimeter }, { sides }) =>
        `\\frac{${t * perimeter}}{${s * perimeter}} = ${fractionTex(sides)}`,
    )
    .step(
      'areas',
      (_p, { sides }) => sides.mul(sides),
      'Areas go with the square of it.',
      (_p, { sides, areas }) => `\\left(${fractionTex(sides)}\\right)^2 = ${fractionTex(areas)}`,
    )
    .step(
      'area',
      ({ s, unit }, { areas }) => areas.mul(s * s * unit),
      'Scale the known area.',
      ({ s, unit }, { areas, area }) => `${fractionTex(areas)} \\times ${s * s * unit} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'linear_ratio_for_areas',
      at: 'areas',
      wrongly: (_p, { sides }) => sides,
      words: (_p, { sides }) =>
        `$${fractionTex(sides)}$ is the ratio of the perimeters; areas go with its square.`,
    },
    {
      misconception: 'ratio_reversed',
      at: 'sides',
      wrongly: ({ s, t }) => q(s, t),
      words: () => 'The ratio of the lengths was turned the wrong way round.',
    },
    {
      misconception: 'cube_for_square',
      at: 'areas',
      wrongly: (_p, { sides }) => sides.mul(sides).mul(sides),
      words: () => 'The third power belongs to volumes; areas go with the second.',
    },
    {
      misconception: 'change_doubled',
      at: 'areas',
      wrongly: (_p, { sides }) => (sides.valueOf() > 0.5 ? sides.mul(2).sub(1) : null),
      words: ({ s, t }, { sides, areas }) =>
        `Twice the ${t > s ? 'growth' : 'loss'} of the perimeter was taken, which makes a ratio of $2 \\times ${fractionTex(sides)} - 1 = ${fractionTex(areas)}$; a ratio of areas is a product, not a sum.`,
    },
    {
      misconception: 'squares_twice',
      at: 'areas',
      wrongly: (_p, { sides }) => sides.mul(sides).mul(sides).mul(sides),
      words: (_p, { sides, areas }) =>
        `$${fractionTex(areas)}$ squares the ratio $${fractionTex(sides)}$ twice; areas need it only once.`,
    },
    {
      misconception: 'difference_added',
      at: 'area',
      wrongly: ({ s, t, unit, perimeter }) => q(s * s * unit + (t - s) * perimeter),
      words: ({ s, t, unit, perimeter }, { area }) =>
        `The difference of the perimeters was added to the area. Here $${numberTex(s)} \\times ${numberTex(s)} \\times ${numberTex(unit)} + (${numberTex(t)} - ${numberTex(s)}) \\times ${numberTex(perimeter)} = ${numberTex(area)}$.`,
    },
    {
      misconception: 'doubles_for_square',
      at: 'areas',
      wrongly: (_p, { sides }) => sides.mul(2),
      words: (_p, { sides }) => `$${fractionTex(sides)}$ was doubled; it has to be multiplied by itself.`,
    },
    {
      misconception: 'linear_ratio_reversed',
      at: 'area',
      wrongly: ({ s, t, unit }) => q(s * s * s * unit, t),
      words: ({ s, t, unit }, { area }) =>
        `The area was divided by the ratio of the perimeters, and not multiplied by its square. Here $\\frac{${numberTex(s)} \\times ${numberTex(s)} \\times ${numberTex(s)} \\times ${numberTex(unit)}}{${numberTex(t)}} = ${numberTex(area)}$.`,
    },
  ],
  show: (value, { way }) => withUnit(value, way ? 'square cm' : 'square m'),
  plausible: value => value.valueOf() > 0 && value.d <= 6n,
  // An area changes by more than the perimeter does, in the same direction.
  onSight: (value, { s, t, unit }) => Math.sign(value.valueOf() - s * t * unit) === Math.sign(t - s),
  snapRead: () =>
    'Two similar triangles with their perimeters and one area: lengths and areas scale differently.',
  approach: () => 'Perimeters give the ratio of lengths; its square is the ratio of the areas.',
  faster: ({ s, t, unit }) =>
    `Per unit of length squared the area is $${unit}$: $${t}^2 \\times ${unit}$ after cancelling $${s}^2$.`,
  check: ({ s, t, unit }, { area }) =>
    `$${numberTex(area)} : ${s * s * unit} = ${t * t} : ${s * s}$, the squares of $${t}$ and $${s}$.`,
  principle: 'Similar figures: lengths as k, areas as k squared.',
  verify: ({ t, unit }) => q(t * t * unit),
});

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
