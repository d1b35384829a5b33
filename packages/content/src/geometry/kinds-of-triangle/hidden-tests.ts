import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';
import { bySides, footOn } from '../triangle.ts';
import { kindOf } from './longest-sides.ts';

interface Bounded {
  a: number;
  b: number;
  c: number;
  way: number;
}

const areaOfAcute = form<Bounded>(
  'bounds-of-the-area',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRI.4', 'GM.ARE.6'],
    verify: ({ a, c }) => {
      // Areas of acute triangles at many third sides.
      let [low, high] = [Number.POSITIVE_INFINITY, 0];
      for (let x = c - a + 0.0005; x < c + a; x += 0.001) {
        if (kindOf(a, c, x) !== 'acute') continue;
        const s = (a + c + x) / 2;
        const area = Math.sqrt(s * (s - a) * (s - c) * (s - x));
        [low, high] = [Math.min(low, area), Math.max(high, area)];
      }
      return Math.round((high - low) * 2) / 2;
    },
  },
  ({ a, c, way }, { step }) => {
    const third = step(calc`sqrt(${c}^2 - ${a}^2)`, (_v, w) => tex`x > ${w}`)`
      Let $x$ be the third side, and $${a}$ and $${c}$ the given ones. The angle opposite to the side $${c}$ is acute
      only if $x$ is longer
      than for a right angle there.`;
    const least = step(calc`${a} * ${third} / 2`)`
      With a right angle between $${a}$ and $x$ the area would be half of their product. As $x$ grows from there, the
      height on the side
      $${c}$ grows, so all acute triangles have a larger area.`;
    const most = step(calc`${a} * ${c} / 2`)`
      At the other end the angle between $${a}$ and $${c}$ becomes a right angle. The height on $${c}$ is then $${a}$,
      as long as it can be, and
      this value is not reached either.`;
    const range = step(calc`${most} - ${least}`)`
      The areas fill the interval between these two values.`;
    return {
      answer: range,
      stem:
        way === 0
          ? text`Two sides of an acute-angled triangle are $${a}$ cm and $${c}$ cm long. The possible values of its
            area, in $\text{cm}^2$, are
            exactly the numbers $S$ with $m < S < M$. What is $M - m$?`
          : way === 1
            ? text`Two straight fences of $${a}$ m and $${c}$ m start from the same post, and a third one joins their
              other ends. The angles of
              the triangular pen are all acute, and the third fence may have any length that allows this. The area of
              the pen is then
              more than $m$ and less than $M$ square metres, with no narrower limits. Find $M - m$.`
            : text`Let $S$ be the area of an acute triangle in which one side is $${a}$ and another one is $${c}$. How
              long is the open interval
              of all values of $S$?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('left_out_a_case', least, 0)`
          The area was allowed to become as small as one likes. With a short third side the angle opposite to $${c}$
          is obtuse.`,
        slip('gave_the_other_extreme', range, least)`
          ${range} is the lower bound of the area itself.`,
        slip('did_not_halve', range, calc`${a} * ${c} - ${a} * ${third}`)`
          ${here} uses products of two sides. A right triangle has half of that as its area.`,
        slip('mistook_the_hypotenuse', most, calc`${third} * ${c} / 2`)`
          The greatest area was taken to be ${here}, with a right angle between $${c}$ and the third side. Then the
          side $${a}$ would be the
          longest.`,
        slip('sought_the_extreme_elsewhere', most, calc`${a}^2 + ${third}^2 / 2`)`
          The greatest area was sought as ${here}. It belongs to the right angle between the two given sides.`,
        slip('left_out_a_case', range, most)`
          ${range} is the upper bound alone; obtuse triangles were not excluded.`,
        slip('added_for_subtracted', range, calc`${most} + ${least}`)`
          ${here} adds the two bounds. The length of an interval is their difference.`,
        slip('mistook_the_hypotenuse', least, calc`${a} * (${c} - ${a}) / 2`)`
          The lower bound was found as ${here}, with the difference of the sides in place of the difference of their
          squares.`,
      ],
      snapRead: text`Acute with two sides fixed: the area moves between two right triangles.`,
      approach: text`An acute triangle stops being acute when one of its angles becomes right. Find the two right
        triangles with these sides;
        their areas are the bounds.`,
      faster: text`Half of $${a}$ times $(${c} - \sqrt{${c}^2 - ${a}^2})$.`,
      check: text`The two right triangles have the sides $${a}, ${third}, ${c}$ and $${a}, ${c},
        \sqrt{${a * a + c * c}}$, with areas
        ${least} and ${most}.`,
      principle: text`At the ends of a range of acute triangles stand right triangles: find those, and the bounds
        follow.`,
    };
  },
);

interface Folded {
  ab: number;
  ac: number;
  ad: number;
  bd: number;
  dc: number;
  asked: 'obtuse' | 'acute';
  way: number;
}

const sideFromCircumradius = form<Folded>(
  'third-side-from-the-circumradius',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.7'],
    entry: true,
    verify: ({ ab, ac, ad, asked }) => {
      const R = (ab * ac) / (2 * ad);
      for (let x = Math.abs(ab - ac) + 1; x < ab + ac; x += 1) {
        const s = (ab + ac + x) / 2;
        const area = Math.sqrt(s * (s - ab) * (s - ac) * (s - x));
        if (
          Math.abs((ab * ac * x) / (4 * area) - R) < 1e-7 &&
          (kindOf(ab, ac, x) === 'obtuse') === (asked === 'obtuse')
        )
          return x;
      }
      throw new Error('no side fits');
    },
  },
  ({ ab, ac, ad, asked, way }, { step }) => {
    const R = q(ab * ac, 2 * ad);
    const obtuse = asked === 'obtuse';
    const height = step(
      calc`${ab} * ${ac} / (2 * ${R})`,
      (_v, w) => tex`AD = \frac{AB \times AC}{2R} = ${w}`,
    )`
      The area is the product of the sides over four circumradii $R$, and half of BC times its altitude AD. BC
      cancels, so the altitude is
      known before BC is.`;
    const [far, near] = ab > ac ? ['B', 'C'] : ['C', 'B'];
    const long = step(calc`sqrt(${Math.max(ab, ac)}^2 - ${height}^2)`, (_v, w) => tex`${far}D = ${w}`)`
      Triangle A${far}D has a right angle at D. The theorem of Pythagoras gives ${far}D.`;
    const short = step(calc`sqrt(${Math.min(ab, ac)}^2 - ${height}^2)`, (_v, w) => tex`${near}D = ${w}`)`
      Triangle A${near}D has a right angle at D, too. It gives ${near}D.`;
    const base = step(
      obtuse ? calc`${long} - ${short}` : calc`${long} + ${short}`,
      (_v, w) => tex`BC = ${w}`,
    )`
      ${
        obtuse
          ? 'The triangle is obtuse, so the foot D lies outside BC, beyond the obtuse angle: subtract the distances.'
          : 'The triangle is acute, so the foot D lies between B and C: add the distances.'
      }`;
    return {
      answer: base,
      stem:
        way === 0
          ? text`Triangle ABC is ${obtuse ? 'obtuse-angled' : 'acute-angled'}, with $AB = ${ab}$ cm and $AC = ${ac}$
            cm. The radius of its circumcircle is $${R}$ cm. How
            long is BC, in cm?`
          : way === 1
            ? text`Three gates A, B and C lie on a round wall of radius $${R}$ m. In a straight line, A is $${ab}$ m
              from B and $${ac}$ m from C.
              The triangle of the three gates is ${obtuse ? 'obtuse-angled' : 'acute-angled'}. Find the straight
              distance from B to C in metres.`
            : text`The chords AB and AC of a circle with radius $${R}$ have the lengths $${ab}$ and $${ac}$. Triangle
              ABC has
              ${obtuse ? 'an obtuse angle' : 'only acute angles'}. What is the length of the chord BC?`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(ab + ac) && value.d <= 2n,
      slips: [
        slip('left_out_a_case', base, obtuse ? calc`${long} + ${short}` : calc`${long} - ${short}`)`
          ${here} puts the foot of the altitude ${obtuse ? 'between B and C' : 'outside BC'}. The triangle with that
          side is ${obtuse ? 'acute' : 'obtuse'}.`,
        slip('left_out_a_factor', base, height)`
          ${base} is the altitude AD, not the side BC.`,
        slip('took_a_part_for_the_whole', base, long)`
          ${base} is the distance from ${far} to the foot of the altitude from A, not the side BC.`,
        slip('took_a_part_for_the_whole', base, short)`
          ${base} is the distance from ${near} to the foot of the altitude from A, not the side BC.`,
        slip(
          'added_lengths_for_squares',
          base,
          calc`${Math.max(ab, ac)} - ${Math.min(ab, ac)} + ${obtuse ? 1 : ad}`,
        )`
          ${here} works with the sides themselves. Distances on the line BC come from squares.`,
        slip('took_the_figure_for_special', base, R.mul(2).d === 1n && R.mul(2))`
          ${base} is the diameter, which is the third side only if the angle at A is right.`,
        slip('mistook_the_hypotenuse', base, calc`(${ab} + ${ac}) / 2`)`
          ${here} is the mean of the two given sides.`,
        slip('did_not_double', base, obtuse ? calc`2 * (${long} - ${short})` : calc`2 * ${short}`)`
          ${here} doubles a distance on the line BC, as if the triangle were isosceles.`,
        slip('added_lengths_for_squares', base, calc`${ab} + ${ac} - ${height}`)`
          ${here} takes the altitude off the two sides, without squares.`,
      ],
      snapRead: text`Two sides and the circumradius: they give the altitude to the third side, and the kind of
        triangle chooses its foot.`,
      approach: text`Two areas with BC in both give the altitude AD. Then two right triangles give distances along BC,
        and whether these are
        added or subtracted depends on where D lies.`,
      check: () => {
        const [x, y, z] = [Number(base), Math.max(ab, ac), Math.min(ab, ac)];
        const [large, rest] = x > y ? [x, y] : [y, x];
        return text`The longest side squared is $${large ** 2}$, and the other two squares together are
          $${rest ** 2 + z ** 2}$: the triangle is
          ${obtuse ? 'obtuse' : 'acute'}, as it should be.`;
      },
      principle: text`Two sides and an altitude leave two triangles, an acute one with the foot inside and an obtuse
        one with it outside.`,
      figure: obtuse
        ? undefined
        : () => {
            const t = bySides(Math.sqrt(ab * ab - ad * ad) + Math.sqrt(ac * ac - ad * ad), ac, ab);
            return drawn({
              alt: `Acute triangle ABC with AB = ${ab}, AC = ${ac} and the altitude AD to BC. The circle through A, B
              and C has the radius ${Number(R)}.`,
              points: { ...t, D: footOn(t.A, t.B, t.C) },
              lines: ['AB', 'AC', 'BC'],
              broken: ['AD'],
              right: ['ADC'],
              beside: { AB: String(ab), AC: String(ac) },
              notToScale: true,
            });
          },
    };
  },
);

const folds = triples.flatMap(([a, b, c]) =>
  triples.flatMap(([d, e, f]) =>
    [
      { ad: a, one: b, ab: c },
      { ad: b, one: a, ab: c },
    ].flatMap(({ ad, one, ab }) =>
      [
        { other: d, two: e },
        { other: e, two: d },
      ].flatMap(({ other, two }) =>
        other === ad && two > one + 3 ? [{ ad, bd: one, dc: two, ab, ac: f }] : [],
      ),
    ),
  ),
);

/**
 * Sides AB, AC and their altitude, where both triangles, with the sum and with the difference, are of the kinds
 * said.
 */
const kept = folds.filter(
  ({ ab, ac, ad, bd, dc }) =>
    kindOf(ab, ac, bd + dc) === 'acute' &&
    kindOf(ab, ac, dc - bd) === 'obtuse' &&
    q(ab * ac, 2 * ad).mul(100).d === 1n &&
    ac < 70,
);

/** GM.TRI.8 Hard: an area that runs between two right triangles, and a kind that chooses between two triangles. */
export const hiddenTests: readonly AnyTemplate[] = [
  ...situation<Bounded>({
    type: 'GM.TRI.8',
    situation: 'area-of-an-acute-triangle',
    tries: 20,
    draw: draw => {
      const [x, y, c] = draw.pick(triples.filter(([, , c]) => c <= 65));
      const [a, b] = draw.chance(0.5) ? [x, y] : [y, x];
      return { a, b, c, way: draw.int(0, 2) };
    },
    forms: [areaOfAcute],
  }),
  ...situation<Folded>({
    type: 'GM.TRI.8',
    situation: 'two-chords-of-a-circle',
    tries: 20,
    draw: draw => {
      const fold = draw.pick(kept);
      const turned = draw.chance(0.5) ? { ab: fold.ac, ac: fold.ab } : {};
      return { ...fold, ...turned, asked: draw.pick(['obtuse', 'acute'] as const), way: draw.int(0, 2) };
    },
    forms: [sideFromCircumradius],
  }),
];
