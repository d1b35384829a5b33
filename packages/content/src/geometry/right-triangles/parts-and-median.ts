import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { withAltitude } from './altitude.ts';
import { hasRoot, primitive, triples } from './triples.ts';

interface Halves {
  /** The legs and the hypotenuse of triangle AMD, AM being the median: DM, AD, AM. */
  dm: number;
  ad: number;
  am: number;
  way: number;
}

const fromMedianAndAltitude = form<Halves>(
  'area-from-median-and-altitude',
  {
    band: 'Medium',
    seconds: 85,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    also: ['GM.TRI.6'],
    verify: ({ dm, ad, am }) => {
      // B and C on both sides of M at the distance AM; the area by coordinates.
      const base = am - dm + (am + dm);
      if (Math.abs(Math.hypot(am - dm, ad) ** 2 + Math.hypot(am + dm, ad) ** 2 - base * base) > 1e-6)
        throw new Error('no right angle');
      return q(base * ad, 2);
    },
  },
  ({ dm, ad, am, way }, { step }) => {
    const median = step(calc`sqrt(${ad}^2 + ${dm}^2)`, {
      name: 'the median AM',
      works: (_v, w) => tex`AM = ${w}`,
      because: text`The altitude AD meets BC at a right angle, and M is another point of BC. So AD and DM are the
        legs of triangle ADM and AM is its hypotenuse.`,
    })`
      AD is perpendicular to BC and D and M lie on BC, so triangle ADM has a right angle at D. By Pythagoras find
      AM, because this median leads to the hypotenuse.`;
    const base = step(calc`2 * ${median}`, {
      name: 'the hypotenuse',
      works: (_v, w) => tex`BC = ${w}`,
      because: text`The angle at A is a right angle, so A lies on the circle with the diameter BC. M is the centre
        of this circle, and MA, MB and MC are radii.`,
    })`
      In a right triangle the mid-point M of the hypotenuse is equally far from A, B and C. So MB and MC are as long
      as MA, and BC is twice AM.`;
    const area = step(calc`${base} * ${ad} / 2`, {
      name: 'the area',
      because: text`BC as the base has the altitude AD as its height, and AD is given. The median AM is slanting, so
        it is no height.`,
    })`
      Take BC as the base of triangle ABC. Its height is AD, so the area is half of the product of BC and AD.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`In triangle ABC the angle at A is $90^\circ$, AD is the altitude to BC and M is the mid-point of
            BC. If $AD = ${ad}$ cm and $DM = ${dm}$ cm, what is the area of the triangle, in $\text{cm}^2$?`
          : way === 1
            ? text`A triangular park has a right angle at its gate A. From the gate the shortest way to the opposite
              side BC is $${ad}$ m long. It ends $${dm}$ m from a lamp M that stands exactly in the middle of BC.
              Find the area of the park in square metres.`
            : text`The hypotenuse BC of a right triangle ABC has its mid-point at M. D, another point of BC, is the
              foot of the perpendicular from A, with $DM = ${dm}$ and $AD = ${ad}$. What is the area of
              triangle ABC?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('left_out_a_factor', base, median)`
          You used $${base}$ as the hypotenuse. That is the median AM; M is the middle of BC, so the hypotenuse is
          twice as long.`,
        slip('did_not_halve', area, calc`${base} * ${ad}`)`
          ${here} is base times altitude, a whole rectangle. The triangle is half of it.`,
        slip('took_the_figure_for_special', base, calc`4 * ${dm}`)`
          For the hypotenuse you had ${here}, as if D were halfway between B and M. The foot of the altitude need
          not be there.`,
        slip('added_lengths_for_squares', median, calc`${ad} + ${dm}`)`
          For AM you had ${here}. AD and DM are perpendicular, so AM is the hypotenuse of triangle ADM and the
          squares add up.`,
        slip('took_a_slant_for_the_height', area, calc`${base} * ${median} / 2`)`
          ${here} uses the median AM as the height. A height is perpendicular to the base, and on BC that is AD.`,
        slip('answered_another_quantity', area, calc`${dm} * ${ad} / 2`)`
          ${here} is the area of the small triangle ADM. The question asks for the whole triangle ABC.`,
        slip('took_the_figure_for_special', base, calc`2 * (${ad} + ${dm})`)`
          For the hypotenuse you had ${here}, as if MB were as long as AD and DM together. MB is as long as MA, the
          hypotenuse of triangle ADM.`,
        slip('mistook_the_hypotenuse', base, calc`2 * ${ad}`)`
          For the hypotenuse you had ${here}, as if MA were as long as the altitude AD. The altitude is the shortest
          way, so MA is longer.`,
      ],
      snapRead: text`A right triangle has the altitude to the hypotenuse and the middle of the hypotenuse marked:
        the median to the hypotenuse is half of it.`,
      approach: text`In a right triangle the median to the hypotenuse is half of it. So the small right triangle ADM
        gives AM and with it BC, and the altitude is known.`,
      faster: text`The area is $AD \times AM = ${ad} \times ${am}$, because BC is twice AM.`,
      check: text`BD and DC are $${am - dm}$ and $${am + dm}$, and their product $${(am - dm) * (am + dm)}$ is
        $${ad}^2$, as in every right triangle.`,
      principle: text`In a right triangle the mid-point of the hypotenuse is equally far from all three vertices, so
        the median to it is half of the hypotenuse.`,
      figure: () =>
        drawn({
          alt: `Triangle ABC with a right angle at A above BC. AD = ${ad} is perpendicular to BC. M is the mid-point of BC, and DM = ${dm}.`,
          points: {
            A: { x: 0, y: ad },
            B: { x: dm - am, y: 0 },
            C: { x: dm + am, y: 0 },
            D: { x: 0, y: 0 },
            M: { x: dm, y: 0 },
          },
          lines: ['AB', 'AC', 'BC', 'AD'],
          broken: ['AM'],
          right: ['BAC', 'ADC'],
          beside: { AD: String(ad), DM: String(dm) },
          notToScale: true,
          longest: 300,
        }),
    };
  },
);

interface Hyp {
  a: number;
  b: number;
  c: number;
  t: number;
  asked: 'sum' | 'shorter';
  way: number;
}

const legsFromAltitude = form<Hyp>(
  'legs-from-hypotenuse-and-altitude',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.QUA.1'],
    verify: ({ c, a, b, asked }) => {
      // Legs are sought on the half-circle over the hypotenuse at the height of the altitude.
      const h = (a * b) / c;
      const low = c / 2 - Math.sqrt((c / 2) ** 2 - h * h);
      const [x, y] = [Math.hypot(low, h), Math.hypot(c - low, h)];
      return Math.round(asked === 'sum' ? x + y : x);
    },
  },
  ({ a, b, c, asked, way }, { step }) => {
    const h = q(a * b, c);
    const product = step(calc`${c} * ${h}`, {
      name: 'the product of the legs',
      works: (_v, w) => tex`AB \times AC = BC \times AD = ${w}`,
      because: text`The triangle is half of the rectangle of its legs. With the hypotenuse as base, its height is
        the altitude. Both products are twice the same area.`,
    })`
      Neither leg is known, but their product is: twice the area is the product of the legs AB and AC, and also the
      hypotenuse BC times its altitude AD.`;
    const plus = step(calc`sqrt(${c}^2 + 2 * ${product})`, {
      name: 'the sum of the legs',
      works: (_v, w) => tex`AB + AC = ${w}`,
      because: text`$(u + v)^2 = u^2 + v^2 + 2uv$. Pythagoras gives the two squares together, and the area gives the
        product, so the square of the sum is known without either leg.`,
    })`
      By Pythagoras the squares of the legs add up to $${c}^2$. Add twice their product to get the square of their
      sum, and take the root.`;
    const minus =
      asked === 'sum'
        ? null
        : step(calc`sqrt(${c}^2 - 2 * ${product})`, {
            works: (_v, w) => tex`AC - AB = ${w}`,
            because: text`$(u - v)^2 = u^2 + v^2 - 2uv$. The same two known numbers give the difference when twice
              the product is subtracted.`,
          })`
          Subtract twice the product from $${c}^2$ instead. This gives the square of the difference of the legs:
          take the root.`;
    const answer =
      minus === null
        ? plus
        : step(calc`(${plus} - ${minus}) / 2`, {
            name: 'the shorter leg',
            works: (_v, w) => tex`AB = ${w}`,
            because: text`The sum is the longer leg and the shorter leg; without the difference, both are as long as
              the shorter one. So what is left is twice the shorter leg.`,
          })`
          Take the difference away from the sum. Twice the shorter leg is left, so halve it.`;
    return {
      answer,
      stem:
        way === 0
          ? text`The hypotenuse of a right triangle is $${c}$ cm long, and the altitude to it is $${h}$ cm. What is
            the ${asked === 'sum' ? 'sum of its two legs' : 'length of its shorter leg'}, in cm?`
          : way === 1
            ? text`A ramp is a right triangle that lies on its hypotenuse BC of $${c}$ dm. Its right angle A is
              $${h}$ dm above the floor. ${
                asked === 'sum'
                  ? 'How long are its two slanting edges AB and AC together, in dm?'
                  : 'How long is the shorter one of its slanting edges AB and AC, in dm?'
              }`
            : text`A circle has the diameter $BC = ${c}$, and A is a point of the circle at a distance of $${h}$
              from BC. ${asked === 'sum' ? 'Find $AB + AC$.' : 'If AB is shorter than AC, find AB.'}`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(10).d === 1n,
      slips: [
        slip('left_out_a_factor', plus, hasRoot(c * c + a * b) && calc`sqrt(${c}^2 + ${a * b})`)`
          ${here} adds the product of the legs once. In the square of a sum the product stands twice.`,
        asked === 'sum'
          ? slip('answered_another_quantity', plus, calc`sqrt(${c}^2 - 2 * ${product})`)`
            ${here} is the difference of the legs, with twice the product subtracted. For the sum it is added.`
          : slip('answered_another_quantity', answer, calc`(${plus} + sqrt(${c}^2 - 2 * ${product})) / 2`)`
            ${here} is the longer leg: half of sum and difference together. The shorter leg is half of the sum
            without the difference.`,
        slip('added_lengths_for_squares', answer, asked === 'sum' ? calc`${c} + ${h}` : calc`${c} - ${h}`)`
          ${here} ${asked === 'sum' ? 'adds' : 'subtracts'} hypotenuse and altitude themselves. No rule says so; the
          legs are linked by their product and by their squares.`,
        slip('took_the_figure_for_special', answer, asked === 'sum' ? calc`${c} + ${c} / 2` : calc`${c} / 2`)`
          ${here} takes a leg for half of the hypotenuse. That holds only if one angle is $30^\circ$, and no angle
          is given.`,
        slip(
          'answered_another_quantity',
          answer,
          asked === 'sum' ? Math.max(a, b) : calc`sqrt(${c}^2 - 2 * ${product})`,
        )`
          $${answer}$ is
          ${
            asked === 'sum'
              ? 'the longer leg alone. The question asks for both legs together'
              : 'the difference of the two legs. The shorter leg itself is asked'
          }.`,
        slip(
          'added_lengths_for_squares',
          answer,
          asked === 'sum' ? calc`${c} + 2 * ${h}` : calc`${c} / 2 + ${h} / 2`,
        )`
          ${here} puts the altitude itself into a sum of lengths. The altitude gives the product of the legs, by the
          area.`,
        slip('stopped_a_step_early', answer, asked === 'sum' ? calc`2 * ${c}` : calc`${plus} / 2`)`
          ${here}
          ${
            asked === 'sum'
              ? 'is twice the hypotenuse. Each leg is shorter than the hypotenuse, so both together are less'
              : 'is half of the sum of the legs. The legs are different, so the shorter one is less'
          }.`,
        slip('went_a_step_too_far', answer, asked === 'sum' ? calc`${plus} + ${c}` : h)`
          $${answer}$ is
          ${
            asked === 'sum'
              ? 'the perimeter: the hypotenuse was added to the sum of the legs'
              : 'the altitude itself, which is shorter than each of the legs'
          }.`,
      ],
      snapRead: text`Hypotenuse and altitude of a right triangle are given: the area gives the product of the legs,
        and Pythagoras the sum of their squares.`,
      approach: text`Neither leg is known, but their product follows from the area and the sum of their squares from
        Pythagoras. Together these give the square of the sum and of the difference.`,
      check: text`Legs of $${Math.min(a, b)}$ and $${Math.max(a, b)}$ have $${a}^2 + ${b}^2 = ${c}^2$ and the
        product $${a * b} = ${c} \times ${h}$.`,
      principle: text`When the product and the sum of the squares of two lengths are known, their sum and their
        difference follow.`,
      figure: () =>
        drawn({
          alt: `Triangle ABC with a right angle at A. The hypotenuse BC is ${c}, and the altitude AD to it is ${Number(h)}.`,
          points: withAltitude(Math.min(a, b), Math.max(a, b)),
          lines: ['AB', 'AC', 'BC', 'AD'],
          right: ['BAC', 'ADC'],
          beside: { AD: String(Number(h)) },
          notToScale: true,
        }),
    };
  },
);

/** GM.TRI.4 Medium: altitude with median, and legs from hypotenuse and altitude. */
export const partsAndMedian: readonly AnyTemplate[] = [
  ...situation<Halves>({
    type: 'GM.TRI.4',
    situation: 'altitude-and-median',
    tries: 20,
    draw: draw => {
      const [a, b, c] = draw.pick(triples.filter(([, , c]) => c <= 80));
      const [dm, ad] = draw.chance(0.5) ? [a, b] : [b, a];
      return { dm, ad, am: c, way: draw.int(0, 2) };
    },
    forms: [fromMedianAndAltitude],
  }),
  ...situation<Hyp>({
    type: 'GM.TRI.4',
    situation: 'hypotenuse-and-altitude',
    tries: 60,
    draw: draw => {
      const [a, b, c] = draw.pick(primitive.filter(([, , c]) => c < 30));
      const t = draw.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 25]);
      const times = c * t <= 200 ? t : 5;
      const h = q(a * b * times, c);
      return h.mul(10).d === 1n
        ? {
            a: a * times,
            b: b * times,
            c: c * times,
            t,
            asked: draw.pick(['sum', 'shorter'] as const),
            way: draw.int(0, 2),
          }
        : null;
    },
    forms: [legsFromAltitude],
  }),
];
