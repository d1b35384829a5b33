import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, type Value } from '../../value.ts';
import { rootNear, rootOf, rootTex, sizeOf } from '../exact-lengths.ts';

type Angle = 30 | 45 | 60;
interface Places {
  /** Elevations at A, B and C, which lie on a line at equal steps. */
  angles: readonly [Angle, Angle, Angle];
  step: number;
  thing: string;
  way: boolean;
}

/** Squares of the cotangents. */
const squares: Record<Angle, Fraction> = { 30: q(3), 45: q(1), 60: q(1, 3) };
const metres = (value: Value) => `$${rootTex(value)}$ m`;
const list = (values: readonly Fraction[]) => values.map(v => fractionTex(v)).join(', \\; ');
const combine = ([a, b, c]: readonly Fraction[], twice: number) =>
  (a as Fraction).add(c as Fraction).sub((b as Fraction).mul(twice));
const positive = (value: Fraction) => (value.s > 0n ? value : null);

const heightOverRoad = form({
  form: 'height-from-three-elevations',
  revision: 2,
  band: 'Hard',
  also: ['GM.TRI.6'],
  seconds: 100,
  stem: ({ angles: [a, b, c], step, thing, way }: Places) =>
    way
      ? `A ${thing} stands beside a straight level road, not on it. From three points $A$, $B$ and $C$ on the road, in this order, with $AB = BC = ${step}$ m, the angles of elevation of its top are $${a}^\\circ$, $${b}^\\circ$ and $${c}^\\circ$. What is its height?`
      : `Meena drives along a straight level road past a ${thing} in a field. Stopping every $${step}$ metres, she measures the elevation of its top from road level: $${a}^\\circ$ at the first stop, $${b}^\\circ$ at the second and $${c}^\\circ$ at the third. How high is the ${thing}, which is not on the line of the road?`,
  path: path<Places>()
    .step(
      'cotangents',
      ({ angles }) => angles.map(angle => squares[angle]),
      'Let $h$ be the height and $F$ the foot. Each place is $h \\cot$ of its elevation from $F$: find the squares of the cotangents.',
      (_p, { cotangents }) => `\\cot^2: \\quad ${list(cotangents)}`,
    )
    .step(
      'combined',
      (_p, { cotangents }) => combine(cotangents, 2),
      'On the ground, $FB$ is the median of triangle $FAC$. By Apollonius $FA^2 + FC^2 = 2FB^2 + 2AB^2$; collect the terms with $h^2$.',
      (_p, { cotangents: [a, b, c], combined }) =>
        `h^2\\left(${fractionTex(a as Fraction)} + ${fractionTex(c as Fraction)} - 2 \\times ${fractionTex(b as Fraction)}\\right) = ${fractionTex(combined)}\\,h^2 = 2AB^2`,
    )
    .step(
      'square',
      ({ step }, { combined }) => q(2 * step * step).div(combined),
      'Solve for the square of the height.',
      ({ step }, { combined, square }) =>
        `h^2 = 2 \\times ${step}^2 \\div ${fractionTex(combined)} = ${numberTex(square)}`,
    )
    .step(
      'height',
      (_p, { square }) => rootOf(square),
      'Take the root.',
      (_p, { height }) => `h = ${rootTex(height)}`,
    ),
  slips: [
    {
      misconception: 'tangents_for_cotangents',
      at: 'cotangents',
      wrongly: ({ angles }) => {
        const tangents = angles.map(angle => q(1).div(squares[angle]));
        return positive(combine(tangents, 2)) && tangents;
      },
      words: () =>
        'The distances were taken as $h \\tan$ of the elevations; the distance is the adjacent side, $h \\cot$.',
    },
    {
      misconception: 'median_counted_once',
      at: 'combined',
      wrongly: (_p, { cotangents }) => positive(combine(cotangents, 1)),
      words: () => 'In the theorem of Apollonius the square of the median $FB$ counts twice.',
    },
    {
      misconception: 'half_side_counted_once',
      at: 'square',
      wrongly: ({ step }, { combined }) => q(step * step).div(combined),
      words: ({ step }) =>
        `$${step}^2$ was used once; in the theorem of Apollonius the square of half the side counts twice.`,
    },
    {
      misconception: 'whole_side_for_half',
      at: 'square',
      wrongly: ({ step }, { combined }) => q(8 * step * step).div(combined),
      words: ({ step }) => `The whole side, $${2 * step}$ m, stands where half of it belongs.`,
    },
    {
      misconception: 'whole_side_squared_once',
      at: 'square',
      wrongly: ({ step }, { combined }) => q(4 * step * step).div(combined),
      words: ({ step }) =>
        `The square of $AC = ${2 * step}$ m was used; the theorem needs twice the square of half of it.`,
    },
    {
      misconception: 'sign_of_median',
      at: 'combined',
      wrongly: (_p, { cotangents }) => combine(cotangents, -2),
      words: () =>
        'The square of the median was added to those of the sides; brought to this side it is subtracted.',
    },
    {
      misconception: 'median_left_out',
      at: 'combined',
      wrongly: (_p, { cotangents }) => combine(cotangents, 0),
      words: () => 'The distance $FB$ of the middle place was left out, as if the foot were at $B$.',
    },
    {
      misconception: 'distance_of_middle_place',
      at: 'height',
      wrongly: (_p, { cotangents, square }) =>
        (cotangents[1] as Fraction).equals(1) ? null : rootOf(square.mul(cotangents[1] as Fraction)),
      words: (_p, { height }) => `$${rootTex(height)}$ m is how far the middle place is from the foot.`,
    },
    {
      misconception: 'distance_of_first_place',
      at: 'height',
      wrongly: (_p, { cotangents, square }) =>
        (cotangents[0] as Fraction).equals(1) ? null : rootOf(square.mul(cotangents[0] as Fraction)),
      words: (_p, { height }) => `$${rootTex(height)}$ m is how far the first place is from the foot.`,
    },
    {
      misconception: 'distance_of_last_place',
      at: 'height',
      wrongly: (_p, { cotangents, square }) =>
        (cotangents[2] as Fraction).equals(1) ? null : rootOf(square.mul(cotangents[2] as Fraction)),
      words: (_p, { height }) => `$${rootTex(height)}$ m is how far the last place is from the foot.`,
    },
  ],
  show: metres,
  size: sizeOf,
  snapRead: () =>
    'Three elevations of one top from places at equal steps on a road that misses the foot: a figure in space, with a triangle on the ground.',
  approach: () =>
    'The elevations turn into distances from the foot, all multiples of the height. On the ground these are two sides and the median of a triangle, so the theorem of Apollonius gives the height.',
  faster: ({ step, angles }) => {
    const [a, b, c] = angles.map(angle => fractionTex(squares[angle]));
    return `Apollonius with $h \\cot$: $(${a} + ${c} - 2 \\times ${b})h^2 = 2 \\times ${step}^2$.`;
  },
  check: ({ step }, { cotangents, square }) => {
    const [a, b, c] = cotangents.map(v => square.mul(v));
    return `The squares of the distances are $${numberTex(a as Fraction)}$, $${numberTex(b as Fraction)}$ and $${numberTex(c as Fraction)}$: first and last make $${numberTex((a as Fraction).add(c as Fraction))}$, and so do $2 \\times ${numberTex(b as Fraction)} + 2 \\times ${step}^2$.`;
  },
  principle:
    'Elevations from places on a line give distances on the ground; three places at equal steps make a triangle with its median.',
  verify: ({ angles, step }) => {
    // The foot in coordinates from the outer places; the height by bisection until the middle one fits.
    const away = angles.map(angle => 1 / Math.tan((angle * Math.PI) / 180));
    const misses = (h: number) => {
      const [a, b, c] = away.map(cot => (h * cot) ** 2) as [number, number, number];
      const x = (a - c) / (4 * step);
      return x * x + (a - (x + step) ** 2) - b;
    };
    let [low, high] = [0, 1000 * step];
    for (let i = 0; i < 200; i += 1) {
      const h = (low + high) / 2;
      if (misses(h) < 0) low = h;
      else high = h;
    }
    return rootNear(low);
  },
});

/** GM.TRG.2 Hard: elevations in space, joined by a median on the ground. */
export const threePlaces: readonly AnyTemplate[] = situation<Places>({
  type: 'GM.TRG.2',
  situation: 'three-places-on-a-road',
  tries: 20,
  draw: draw => ({
    angles: draw.pick([
      [30, 45, 60],
      [60, 45, 30],
      [30, 60, 45],
      [45, 60, 30],
      [30, 45, 30],
      [30, 60, 30],
      [45, 60, 45],
    ] as const),
    step: draw.int(10, 90),
    thing: draw.pick(['mobile tower', 'chimney', 'water tower', 'windmill']),
    way: draw.chance(0.5),
  }),
  forms: [heightOverRoad],
});
