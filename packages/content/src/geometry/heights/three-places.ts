import type Fraction from 'fraction.js';
import { calc, form, frac, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rootNear } from '../measured-lengths.ts';
import { type Angle, metres } from './lengths.ts';

interface Places {
  /** Elevations at A, B and C, which lie on a line at equal steps. */
  angles: readonly [Angle, Angle, Angle];
  step: number;
  thing: string;
  way: boolean;
}

/** Squares of the cotangents. */
const squares: Record<Angle, Fraction> = { 30: q(3), 45: q(1), 60: q(1, 3) };
type Three = readonly [Fraction, Fraction, Fraction];
const threeOf = (angles: readonly Angle[], of: (angle: Angle) => Fraction) =>
  angles.map(of) as unknown as Three;
const combine = ([a, b, c]: Three, twice: number) => a.add(c).sub(b.mul(twice));
const positive = (value: Fraction) => value.s > 0n && value;

const heightOverRoad = form<Places, Surd>(
  'height-from-three-elevations',
  {
    band: 'Hard',
    seconds: 100,
    revision: 2,
    also: ['GM.TRI.6'],
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
  },
  ({ angles, step: apart, thing, way }, { step }) => {
    const [first, second, third] = angles;
    const cotangents = step(
      threeOf(angles, angle => squares[angle]),
      {
        name: 'the squares of the cotangents of the three elevations',
        because: text`In the upright right triangle at each place the height is opposite to the elevation and the
          distance on the ground is adjacent. The tangent is height over distance, so the distance is $h \cot$ of the
          angle.`,
        works: ([a, b, c]) => tex`\cot^2: \quad ${frac(a)}, \; ${frac(b)}, \; ${frac(c)}`,
      },
    )`
      Let $h$ be the height, $F$ the foot of the ${thing} and $A$, $B$, $C$ the three places on the road. The distance
      of each place from $F$ is $h$ times the cotangent of its elevation. Find the squares of the cotangents.`;
    const [a, b, c] = cotangents;
    const combined = step(combine(cotangents, 2), {
      name: 'the factor of the square of the height',
      because: text`The places are equally spaced, so $B$ is the mid-point of $AC$ and $FB$ is a median of triangle
        $FAC$, which lies on the ground. The theorem of Apollonius joins a median with the sides.`,
      works: value =>
        tex`h^2\left(${frac(a)} + ${frac(c)} - 2 \times ${frac(b)}\right) = ${frac(value)}\,h^2 = 2AB^2`,
    })`
      On the ground, $FB$ is the median of triangle $FAC$. By Apollonius $FA^2 + FC^2 = 2FB^2 + 2AB^2$. Put the
      distances in and collect the terms with $h^2$.`;
    const square = step(calc`2 * ${apart}^2 / ${combined}`, {
      name: 'the square of the height',
      because: text`Only $h^2$ is unknown: $AB$ is the distance of $${apart}$ m between neighbouring places. In
        Apollonius the square of half of the side $AC$ counts twice.`,
      works: value => tex`h^2 = 2 \times ${apart}^2 \div ${frac(combined)} = ${value}`,
    })`
      Put $AB = ${apart}$ into the equation and divide by the factor of $h^2$ to get the square of the height.`;
    const height = step(Surd.root(square), value => tex`h = ${value}`)`
      Take the square root to find the height of the ${thing}.`;
    return {
      answer: height,
      stem: way
        ? text`A ${thing} stands beside a straight level road, not on it. From three points $A$, $B$ and $C$ on the
          road, in this order, with $AB = BC = ${apart}$ m, the angles of elevation of its top are $${first}^\circ$,
          $${second}^\circ$ and $${third}^\circ$. What is its height?`
        : text`Meena drives along a straight level road past a ${thing} in a field. Stopping every $${apart}$ metres,
          she measures the elevation of its top from road level: $${first}^\circ$ at the first stop, $${second}^\circ$
          at the second and $${third}^\circ$ at the third. How high is the ${thing}, which is not on the line of the
          road?`,
      show: metres,
      slips: [
        slip('mixed_up_sine_cosine_and_tangent', cotangents, () => {
          const tangents = threeOf(angles, angle => q(1).div(squares[angle]));
          return positive(combine(tangents, 2)) && tangents;
        })`
          You used the height times the tangent of each elevation as the distance. The distance is the adjacent side,
          so it is the height times the cotangent.`,
        slip('did_not_double', combined, positive(combine(cotangents, 1)))`
          You counted the square of the median, the distance of the middle place from the foot, once. In the theorem
          of Apollonius it counts twice.`,
        slip('did_not_double', square, calc`${apart}^2 / ${combined}`)`
          $${apart}^2$ was used once; in the theorem of Apollonius the square of half the side counts twice.`,
        slip('mixed_up_a_length_and_its_half', square, calc`2 * (2 * ${apart})^2 / ${combined}`)`
          You used the whole side, $${2 * apart}$ m from the first place to the last. In the theorem of Apollonius half
          of this side is squared.`,
        slip('mixed_up_a_length_and_its_half', square, calc`(2 * ${apart})^2 / ${combined}`)`
          You used the square of the whole $${2 * apart}$ m; the theorem needs twice the square of half of it.`,
        slip('wrong_sign', combined, combine(cotangents, -2))`
          The square of the median was added to those of the sides; brought to this side it is subtracted.`,
        slip('left_out_a_term', combined, combine(cotangents, 0))`
          You left out the distance of the middle place from the foot, as if the foot were at that place.`,
        slip('answered_another_quantity', height, !b.equals(1) && surd`sqrt(${b} * ${square})`)`
          ${height} m is how far the middle place is from the foot. The question asks for the height.`,
        slip('answered_another_quantity', height, !a.equals(1) && surd`sqrt(${a} * ${square})`)`
          ${height} m is how far the first place is from the foot. The question asks for the height.`,
        slip('answered_another_quantity', height, !c.equals(1) && surd`sqrt(${c} * ${square})`)`
          ${height} m is how far the last place is from the foot. The question asks for the height.`,
      ],
      snapRead: text`Three elevations of one top from places at equal steps on a road that misses the foot: a figure in
        space, with a triangle on the ground.`,
      approach: text`The elevations turn into distances from the foot, all multiples of the height. On the ground these
        are two sides and the median of a triangle, so the theorem of Apollonius gives the height.`,
      faster: text`Apollonius with $h \cot$: $(${frac(a)} + ${frac(c)} - 2 \times ${frac(b)})h^2 = 2 \times
        ${apart}^2$.`,
      check: text`The squares of the distances are $${square.mul(a)}$, $${square.mul(b)}$ and $${square.mul(c)}$: first
        and last make $${square.mul(a).add(square.mul(c))}$, and so do $2 \times ${square.mul(b)} + 2 \times
        ${apart}^2$.`,
      principle: text`Elevations from places on a line give distances on the ground; three places at equal steps make a
        triangle with its median.`,
    };
  },
);

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
