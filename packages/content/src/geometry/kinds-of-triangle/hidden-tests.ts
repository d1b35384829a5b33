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
    // No option is more than the upper bound, which is soon found, or a small part of it.
    revision: 3,
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
    const third = step(calc`sqrt(${c}^2 - ${a}^2)`, {
      name: 'the third side at the lower end',
      works: (_v, w) => tex`x > ${w}`,
      because: text`By Pythagoras the angle opposite the side $${c}$ is a right angle when $x^2 + ${a}^2 = ${c}^2$.
        With a shorter $x$ this angle would be obtuse.`,
    })`
      Let $x$ be the third side, and $${a}$ and $${c}$ the given ones. The angle opposite the side $${c}$ is acute
      only if $x$ is longer than it would be for a right angle there. Find this length.`;
    const least = step(calc`${a} * ${third} / 2`, {
      name: 'the lower bound of the area',
      because: text`Fix the side $${c}$ and turn the side $${a}$ away from it. The height on $${c}$ grows until
        $${a}$ is upright, so the area grows with $x$. At the right angle itself the triangle is not acute, so the
        value is not reached.`,
    })`
      With a right angle between $${a}$ and $x$ the area is half of their product. As $x$ grows from there, the
      height on the side $${c}$ grows, so all acute triangles have a larger area.`;
    const most = step(calc`${a} * ${c} / 2`, {
      name: 'the upper bound of the area',
      because: text`With two fixed sides the area is largest when they are perpendicular: the height on one of them
        is then the whole other side. At that right angle the triangle is no longer acute.`,
    })`
      At the other end the angle between $${a}$ and $${c}$ becomes a right angle. The height on $${c}$ is then
      $${a}$, as long as it can be, so half of the product of $${a}$ and $${c}$ is the upper bound. This value is
      not reached either.`;
    const range = step(calc`${most} - ${least}`, { name: 'the length of the range' })`
      The area changes without gaps from the lower to the upper bound, so the range is as long as the difference of
      these two values.`;
    return {
      answer: range,
      stem:
        way === 0
          ? text`Two sides of an acute-angled triangle are $${a}$ cm and $${c}$ cm long. The possible values of its
            area, in $\text{cm}^2$, are exactly the numbers $S$ with $m < S < M$. What is $M - m$?`
          : way === 1
            ? text`Two straight fences of $${a}$ m and $${c}$ m start from the same post, and a third one joins
              their other ends. The angles of the triangular pen are all acute, and the third fence may have any
              length that allows this. The possible values of the area of the pen, in square metres, are exactly the
              numbers $S$ with $m < S < M$. Find $M - m$.`
            : text`An acute triangle has sides of $${a}$ and $${c}$, and its third side is not known. Its area $S$ can
              take all values with $m < S < M$ and no others. Calculate $M - m$.`,
      show: plain,
      plausible: value => value.mul(2).d === 1n && value.lte((a * c) / 2) && value.gte((a * c) / 16),
      slips: [
        slip('left_out_a_case', least, 0)`
          You let the area become as small as one likes. With a short third side the angle opposite the side $${c}$
          is obtuse, so small areas do not occur.`,
        slip('gave_the_other_extreme', range, least)`
          ${range} is the lower bound of the area. The question asks for the distance between both bounds.`,
        slip('did_not_halve', range, calc`${a} * ${c} - ${a} * ${third}`)`
          ${here} uses products of two sides. A right triangle is half of a rectangle, so each area is half of such
          a product.`,
        slip('mistook_the_hypotenuse', most, calc`${third} * ${c} / 2`)`
          For the greatest area you had ${here}, with a right angle between $${c}$ and the third side. In that
          triangle $${c}$ would be a leg and $${a}$ the longest side, which it is not.`,
        slip('mistook_the_hypotenuse', least, calc`${third} * ${c} / 2`)`
          For the lower bound you had ${here}, with the sides $${third}$ and $${c}$ as legs. At the lower end $${c}$ is
          the hypotenuse, and $${a}$ is the other leg.`,
        slip('mistook_the_hypotenuse', least, calc`${a} * (${c} - ${a}) / 2`)`
          For the lower bound you had ${here}, with the difference of the sides as third side. By Pythagoras the
          third side comes from the difference of their squares.`,
      ],
      snapRead: text`The triangle is acute and two sides are fixed, so the area lies between those of two right
        triangles with these sides.`,
      approach: text`An acute triangle stops being acute when one of its angles becomes a right angle. Find the two
        right triangles with these sides; their areas are the bounds.`,
      faster: text`Both right triangles have the side $${a}$ as a leg, so its half is a factor of the range:
        $\frac{${a}}{2}\left(${c} - \sqrt{${c}^2 - ${a}^2}\right)$.`,
      check: text`The two right triangles have the sides $${a}, ${third}, ${c}$ and $${a}, ${c},
        \sqrt{${a * a + c * c}}$, with areas ${least} and ${most}.`,
      principle: text`When a triangle with two fixed sides has to be acute, right triangles stand at both ends of
        its range: find these, and the bounds follow.`,
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
    revision: 2,
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
  ({ ab, ac, ad, bd, dc, asked, way }, { step }) => {
    const [smallest, middle, largest] = [ab, ac, bd + dc].sort((x, y) => x - y);
    const R = q(ab * ac, 2 * ad);
    const obtuse = asked === 'obtuse';
    const height = step(calc`${ab} * ${ac} / (2 * ${R})`, {
      name: 'the altitude AD',
      works: (_v, w) => tex`AD = \frac{AB \times AC}{2R} = ${w}`,
      because: text`The angle at B is an inscribed angle, so $\sin B = \frac{AC}{2R}$; and in the right triangle
        ABD, $\sin B = \frac{AD}{AB}$. Both together give $AD = \frac{AB \times AC}{2R}$.`,
    })`
      Let $R$ be the circumradius and AD the altitude to BC. The area is the product of the three sides over $4R$,
      and also half of BC times AD. BC cancels, so the altitude AD is known before BC is.`;
    const [far, near] = ab > ac ? ['B', 'C'] : ['C', 'B'];
    const long = step(calc`sqrt(${Math.max(ab, ac)}^2 - ${height}^2)`, {
      name: text`the distance ${far}D`,
      works: (_v, w) => tex`${far}D = ${w}`,
      because: text`AD is perpendicular to BC, so D is the vertex of a right angle and A${far} is the hypotenuse.
        The square of ${far}D is the difference of the squares.`,
    })`
      AD is perpendicular to BC, so triangle A${far}D has a right angle at D. By the theorem of Pythagoras find
      ${far}D.`;
    const short = step(calc`sqrt(${Math.min(ab, ac)}^2 - ${height}^2)`, {
      name: text`the distance ${near}D`,
      works: (_v, w) => tex`${near}D = ${w}`,
    })`
      Triangle A${near}D also has a right angle at D, with the hypotenuse A${near}. By Pythagoras find ${near}D in
      the same way.`;
    const base = step(obtuse ? calc`${long} - ${short}` : calc`${long} + ${short}`, {
      name: 'the side BC',
      works: (_v, w) => tex`${largest}^2 < ${middle}^2 + ${smallest}^2, \quad BC = ${w}`,
      because: text`${
        obtuse
          ? 'The foot inside BC alone does not make a triangle acute, because the angle at A could still be obtuse. So the squares are compared: an angle is obtuse where the square of the opposite side is more than the other two squares together.'
          : 'If D lay outside BC, the angle at the nearer end would be obtuse. In an acute triangle every altitude ends inside its side.'
      }`,
    })`
      ${
        obtuse
          ? text`If the foot D lay between B and C, BC would be the sum $${dc} + ${bd} = ${dc + bd}$. With this side the
          square of the longest side is less than the other two squares together, so the triangle is acute. The obtuse
          triangle has D outside BC: BC is the difference of the two distances.`
          : 'The triangle is acute, so the foot D lies between B and C: BC is the sum of the two distances.'
      }`;
    return {
      answer: base,
      stem:
        way === 0
          ? text`Triangle ABC is ${obtuse ? 'obtuse-angled' : 'acute-angled'}, with $AB = ${ab}$ cm and $AC = ${ac}$
            cm. The radius of its circumcircle is $${R}$ cm. How long is BC, in cm?`
          : way === 1
            ? text`Three gates A, B and C lie on a round wall of radius $${R}$ m. In a straight line, A is $${ab}$ m
              from B and $${ac}$ m from C. The triangle of the three gates is
              ${obtuse ? 'obtuse-angled' : 'acute-angled'}. Find the straight distance from B to C in metres.`
            : text`The chords AB and AC of a circle with radius $${R}$ have the lengths $${ab}$ and $${ac}$.
              Triangle ABC has ${obtuse ? 'an obtuse angle' : 'only acute angles'}. What is the length of the chord
              BC?`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(ab + ac) && value.d <= 2n,
      slips: [
        slip('left_out_a_case', base, obtuse ? calc`${long} + ${short}` : calc`${long} - ${short}`)`
          ${here} puts the foot of the altitude from A ${obtuse ? 'between B and C' : 'outside BC'}. The triangle
          with that side is ${obtuse ? 'acute' : 'obtuse'}, but the question wants the other one.`,
        slip('left_out_a_factor', base, height)`
          ${base} is the altitude from A, found on the way. The side BC is made of the two distances from its foot.`,
        slip('took_a_part_for_the_whole', base, long)`
          ${base} is the distance from ${far} to the foot of the altitude from A. The side BC also needs the
          distance from ${near} to this foot.`,
        slip('took_a_part_for_the_whole', base, short)`
          ${base} is the distance from ${near} to the foot of the altitude from A. The side BC also needs the
          distance from ${far} to this foot.`,

        slip('took_the_figure_for_special', base, R.mul(2).d === 1n && R.mul(2))`
          ${base} is the diameter of the circle. BC is a diameter only if the angle at A is a right angle, and it is
          not.`,
        slip('mistook_the_hypotenuse', base, calc`(${ab} + ${ac}) / 2`)`
          ${here} is the mean of the two given sides. The third side depends on the angle between them, which the
          circle fixes.`,
        slip('did_not_double', base, obtuse ? calc`2 * (${long} - ${short})` : calc`2 * ${short}`)`
          ${here} doubles a distance on the line BC, as if the foot of the altitude were in the middle. AB and AC
          are different, so it is not.`,
        slip('added_lengths_for_squares', base, calc`${ab} + ${ac} - ${height}`)`
          ${here} subtracts the altitude from the two sides, without squares. By Pythagoras the squares are
          subtracted, for each side separately.`,
      ],
      snapRead: text`Two sides and the circumradius give the altitude to the third side; two triangles fit, and only one
        of them is ${asked}.`,
      approach: text`Both expressions for the area contain BC, so they give the altitude AD. Then two right
        triangles give the distances along BC, and the squares of the sides show
        whether their sum or their difference makes the triangle ${asked}.`,
      check: () => {
        const [x, y, z] = [Number(base), Math.max(ab, ac), Math.min(ab, ac)];
        const [large, rest] = x > y ? [x, y] : [y, x];
        return text`The longest side squared is $${large ** 2}$, and the other two squares together are
          $${rest ** 2 + z ** 2}$: the triangle is ${obtuse ? 'obtuse' : 'acute'}, as it should be.`;
      },
      principle: text`Two sides and the altitude to the third leave two triangles, with its foot inside or outside the
        third side: compare squares to see which angles are acute.`,
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
