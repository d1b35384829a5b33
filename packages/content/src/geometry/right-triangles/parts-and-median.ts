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
    })`
      AD is perpendicular to BC, so triangle ADM has a right angle at D.`;
    const base = step(calc`2 * ${median}`, { name: 'the hypotenuse', works: (_v, w) => tex`BC = ${w}` })`
      The mid-point M of the hypotenuse is equally far from A, B and C: MB and MC are as long as MA.`;
    const area = step(calc`${base} * ${ad} / 2`)`
      Half of base times altitude is the area.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`In triangle ABC the angle at A is $90^\circ$, AD is the altitude to BC and M is the mid-point of BC. If
            $AD = ${ad}$ cm and $DM = ${dm}$ cm, what is the area of the triangle, in $\text{cm}^2$?`
          : way === 1
            ? text`A triangular park has a right angle at its gate A. From the gate the shortest way to the opposite
              side BC is $${ad}$ m long. It ends $${dm}$ m from a lamp M that stands exactly in the middle of BC. Find
              the area of the park in square metres.`
            : text`The hypotenuse BC of a right triangle ABC has its mid-point at M. D, another point of BC, is the foot
              of the perpendicular from A, with $DM = ${dm}$ and $AD = ${ad}$. How large is the area of triangle ABC?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('left_out_a_factor', base, median)`
          $${base}$ was used for the hypotenuse, but it is only half of it.`,
        slip('did_not_halve', area, calc`${base} * ${ad}`)`
          ${here} is base times altitude, twice the area.`,
        slip('took_the_figure_for_special', base, calc`4 * ${dm}`)`
          The hypotenuse was taken to be ${here}, as if D were halfway between B and M.`,
        slip('added_lengths_for_squares', median, calc`${ad} + ${dm}`)`
          AM was taken to be ${here}. Triangle ADM has a right angle at D, so the squares of AD and DM add up.`,
        slip('took_a_slant_for_the_height', area, calc`${base} * ${median} / 2`)`
          ${here} takes the median AM for the height. The height is AD.`,
        slip('answered_another_quantity', area, calc`${dm} * ${ad} / 2`)`
          ${here} is the area of triangle ADM.`,
        slip('took_the_figure_for_special', base, calc`2 * (${ad} + ${dm})`)`
          The hypotenuse was taken to be ${here}, as if MB were as long as AD and DM together.`,
        slip('mistook_the_hypotenuse', base, calc`2 * ${ad}`)`
          The hypotenuse was taken to be ${here}, as if MA and AD were equal.`,
      ],
      snapRead: text`A right angle, the altitude to the hypotenuse, and the middle of the hypotenuse.`,
      approach: text`In a right triangle the median to the hypotenuse is half of it. So the small right triangle ADM
        leads
        to the hypotenuse, and the altitude is known.`,
      faster: text`The area is $AD \times AM = ${ad} \times ${am}$, because BC is twice AM.`,
      check: text`BD and DC are $${am - dm}$ and $${am + dm}$, and their product $${(am - dm) * (am + dm)}$ is
        $${ad}^2$, as in every right triangle.`,
      principle: text`The mid-point of the hypotenuse is equally far from all three vertices.`,
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
    })`
      Twice the area is the product of the legs, and hypotenuse times altitude as well.`;
    const plus = step(calc`sqrt(${c}^2 + 2 * ${product})`, {
      name: 'the sum of the legs',
      works: (_v, w) => tex`AB + AC = ${w}`,
    })`
      The squares of the legs add up to $${c}^2$. With twice their product this is the square of their sum.`;
    const minus =
      asked === 'sum'
        ? null
        : step(calc`sqrt(${c}^2 - 2 * ${product})`, (_v, w) => tex`AC - AB = ${w}`)`
      Without twice their product it is the square of their difference.`;
    const answer =
      minus === null
        ? plus
        : step(calc`(${plus} - ${minus}) / 2`, (_v, w) => tex`AB = ${w}`)`
          Half of what the sum exceeds the difference by is the shorter leg.`;
    return {
      answer,
      stem:
        way === 0
          ? text`The hypotenuse of a right triangle is $${c}$ cm long, and the altitude to it is $${h}$ cm. What is the
            ${asked === 'sum' ? 'sum of its two legs' : 'length of its shorter leg'}, in cm?`
          : way === 1
            ? text`A ramp is a right triangle that lies on its hypotenuse BC of $${c}$ dm. Its right angle A is $${h}$
              dm
              above the floor. ${
                asked === 'sum'
                  ? 'How long are its two slanting edges AB and AC together, in dm?'
                  : 'How long is the shorter one of its slanting edges AB and AC, in dm?'
              }`
            : text`A circle has the diameter $BC = ${c}$, and A is a point of the circle at a distance of $${h}$ from
              BC.
              ${asked === 'sum' ? 'Find $AB + AC$.' : 'If AB is shorter than AC, find AB.'}`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(10).d === 1n,
      slips: [
        slip('left_out_a_factor', plus, hasRoot(c * c + a * b) && calc`sqrt(${c}^2 + ${a * b})`)`
          ${here} adds the product of the legs once. The square of a sum has it twice.`,
        asked === 'sum'
          ? slip('answered_another_quantity', plus, calc`sqrt(${c}^2 - 2 * ${product})`)`
            ${here} is the difference of the legs.`
          : slip('answered_another_quantity', answer, calc`(${plus} + sqrt(${c}^2 - 2 * ${product})) / 2`)`
            ${here} is the longer leg.`,
        slip('added_lengths_for_squares', answer, asked === 'sum' ? calc`${c} + ${h}` : calc`${c} - ${h}`)`
          ${here} combines hypotenuse and altitude themselves; no such rule holds for the legs.`,
        slip('took_the_figure_for_special', answer, asked === 'sum' ? calc`${c} + ${c} / 2` : calc`${c} / 2`)`
          ${here} takes a leg for half of the hypotenuse, which holds in half of an equilateral triangle only.`,
        slip(
          'answered_another_quantity',
          answer,
          asked === 'sum' ? Math.max(a, b) : calc`sqrt(${c}^2 - 2 * ${product})`,
        )`
          $${answer}$ is ${asked === 'sum' ? 'the longer leg alone' : 'the difference of the two legs'}.`,
        slip(
          'added_lengths_for_squares',
          answer,
          asked === 'sum' ? calc`${c} + 2 * ${h}` : calc`${c} / 2 + ${h} / 2`,
        )`
          ${here} mixes the altitude itself into a sum of legs; their product has it, not their sum.`,
        slip('stopped_a_step_early', answer, asked === 'sum' ? calc`2 * ${c}` : calc`${plus} / 2`)`
          ${here} ${
            asked === 'sum'
              ? 'is twice the hypotenuse, more than the legs can be together'
              : 'is half of the sum of the legs, as if they were equal'
          }.`,
        slip('went_a_step_too_far', answer, asked === 'sum' ? calc`${plus} + ${c}` : h)`
          $${answer}$ is ${
            asked === 'sum'
              ? 'the perimeter, with the hypotenuse'
              : 'the altitude itself, which is shorter than both legs'
          }.`,
      ],
      snapRead: text`Hypotenuse and altitude of a right triangle: they give the product of the legs and the sum of their
        squares.`,
      approach: text`Neither leg is known, but their product (from the area) and the sum of their squares (from
        Pythagoras)
        are. These two make the square of the sum and of the difference.`,
      check: text`Legs of $${Math.min(a, b)}$ and $${Math.max(a, b)}$ have $${a}^2 + ${b}^2 = ${c}^2$ and the product
        $${a * b} = ${c} \times ${h}$.`,
      principle: text`From the product and the sum of squares of two lengths follow their sum and their difference.`,
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
