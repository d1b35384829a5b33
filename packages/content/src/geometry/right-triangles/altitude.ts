import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { footOn } from '../triangle.ts';
import { primitive, triples } from './triples.ts';

/** A right triangle with the right angle at A, and D the foot of the altitude on BC. */
export function withAltitude(ab: number, ac: number) {
  const [A, B, C] = [
    { x: 0, y: 0 },
    { x: 0, y: ab },
    { x: ac, y: 0 },
  ];
  return { A, B, C, D: footOn(A, B, C) };
}

interface Legs {
  a: number;
  b: number;
  c: number;
  way: number;
}

const altitudeFromLegs = form<Legs>(
  'altitude-from-legs',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ a, b, c }) => q(a * b, c).mul(5).d === 1n,
    verify: ({ a, b, c }) => {
      const { A, D } = withAltitude(a, b);
      return q(Math.round(Math.hypot(A.x - D.x, A.y - D.y) * c), c);
    },
  },
  ({ a, b, way }, { step }) => {
    const long = step(calc`sqrt(${a}^2 + ${b}^2)`, {
      name: 'the hypotenuse',
      works: (_v, w) => tex`BC = ${w}`,
      because: text`The angle at A is a right angle, so the hypotenuse is BC and Pythagoras holds: its square is the
        sum of the squares of the legs. The altitude ends on BC, so this length is needed.`,
    })`
      The angle at A is a right angle, so AB and AC are the legs. By the theorem of Pythagoras find the hypotenuse
      BC, on which the altitude stands.`;
    const twice = step(calc`${a} * ${b}`, {
      name: 'twice the area',
      works: (_v, w) => tex`AB \times AC = BC \times AD = ${w}`,
      because: text`A triangle is half of base times height, whichever side is the base. With AB as base the height
        is AC; with BC as base it is AD. The area is the same both times.`,
    })`
      Write twice the area in two ways: as the product of the legs, and as the hypotenuse BC times its altitude AD.
      First find the product of the legs.`;
    const height = step(calc`${twice} / ${long}`, {
      name: 'the altitude AD',
      works: (_v, w) => tex`AD = ${w}`,
    })`
      Both products are equal, so divide the product of the legs by the hypotenuse to get the altitude AD.`;
    return {
      answer: height,
      stem:
        way === 0
          ? text`In triangle ABC with a right angle at A, $AB = ${a}$ cm and $AC = ${b}$ cm. AD is perpendicular to
            BC. How long is AD, in cm?`
          : way === 1
            ? text`Two straight roads leave a crossing A at right angles to villages B and C, $${a}$ km and $${b}$
              km away. A canal runs straight from B to C. How far, in km, is the crossing from the nearest point D
              of the canal?`
            : text`The sides about the right angle A of a triangle ABC measure $${a}$ and $${b}$. Find the altitude
              AD to its hypotenuse.`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(a + b) && value.mul(10).d === 1n,
      onSight: value => value.lt(Math.max(a, b)),
      slips: [
        slip('mixed_up_special_lines', height, calc`${long} / 2`)`
          ${here} is half of the hypotenuse, the length of the median from A. The altitude is the shortest way from
          A to BC, so it is shorter than the median.`,
        slip('halved_needlessly', twice, calc`${a} * ${b} / 2`)`
          ${here} is the area itself. Hypotenuse times altitude is twice the area, because a triangle is half of
          base times height.`,
        slip('took_the_mean_for_the_middle', height, calc`(${a} + ${b}) / 2`)`
          ${here} is the mean of the legs. The altitude is the shortest way from A to BC, so it must be shorter than
          both legs.`,
        slip('answered_another_quantity', height, calc`(${a} + ${b} - ${long}) / 2`)`
          ${here} is the radius of the inscribed circle. The question asks for the distance of A from the
          hypotenuse.`,
        slip('added_lengths_for_squares', long, calc`${a} + ${b}`)`
          You added the legs for the hypotenuse: ${here}. By Pythagoras the squares are added, and the hypotenuse is
          shorter than the way along both legs.`,
        slip('answered_another_quantity', height, calc`${Math.min(a, b)}^2 / ${long}`)`
          ${here} is the part of the hypotenuse beside the shorter leg, from its end to D. The altitude AD itself is
          asked.`,
        slip('answered_another_quantity', height, calc`${Math.max(a, b)}^2 / ${long}`)`
          ${here} is the part of the hypotenuse beside the longer leg, from its end to D. The altitude AD itself is
          asked.`,
        slip('stopped_a_step_early', height, calc`${long} - ${Math.min(a, b)}`)`
          ${here} is the hypotenuse minus the shorter leg. No rule gives the altitude by subtracting sides.`,
      ],
      snapRead: text`Both legs are known and the distance of the right angle from the hypotenuse is asked: write
        twice the area in two ways.`,
      approach: text`Twice the area is the product of the legs, and also the hypotenuse times its altitude. Find the
        hypotenuse by Pythagoras and set the two products equal.`,
      check: text`$${long} \times ${height} = ${calc`${long} * ${height}`.value}$, and the legs give $${a} \times
        ${b} = ${calc`${a} * ${b}`.value}$.`,
      principle: text`In a right triangle the product of the legs equals the hypotenuse times its altitude, because
        both are twice the area.`,
      figure: () =>
        drawn({
          alt: `Triangle ABC with a right angle at A, AB = ${a} and AC = ${b}. D is the foot of the perpendicular from A to BC.`,
          points: withAltitude(a, b),
          lines: ['AB', 'AC', 'BC', 'AD'],
          right: ['BAC', 'ADC'],
          beside: { AB: String(a), AC: String(b) },
          notToScale: true,
        }),
    };
  },
);

interface Parts {
  /** Parts of the hypotenuse beside B and C. */
  p: number;
  r: number;
  leg: 'AB' | 'AC';
  way: number;
}

const legFromParts = form<Parts>(
  'leg-from-parts-of-the-hypotenuse',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ p, r, leg }) => {
      // The altitude that makes the angle at A a right one: AB² + AC² = BC².
      for (let h = 1; h < 2000; h += 1)
        if (p * p + h * h + r * r + h * h === (p + r) ** 2)
          return Math.round(Math.hypot(leg === 'AB' ? p : r, h));
      throw new Error('no altitude fits');
    },
  },
  ({ p, r, leg, way }, { step }) => {
    const near = leg === 'AB' ? p : r;
    const whole = step(calc`${p} + ${r}`, { name: 'the hypotenuse BC', works: (_v, w) => tex`BC = ${w}` })`
      D lies on BC, so the two parts BD and DC make up the hypotenuse.`;
    const square = step(calc`${near} * ${whole}`, {
      name: text`the square of ${leg}`,
      works: (_v, w) => tex`${leg}^2 = ${leg === 'AB' ? 'BD' : 'CD'} \times BC = ${w}`,
      because: text`Equal angles make the triangles similar. In the whole triangle ${leg} lies beside the angle at
        ${leg[1]} and BC is the hypotenuse; in the small one ${leg === 'AB' ? 'BD' : 'CD'} lies beside this angle
        and ${leg} is the hypotenuse.`,
    })`
      Triangle ABC and the small triangle on ${leg} have the angle at ${leg[1]} in common and a right angle each, so
      they are similar. Therefore ${leg} is to BC as ${leg === 'AB' ? 'BD' : 'CD'} is to ${leg}, and the square of
      ${leg} is the product of these two lengths.`;
    const side = step(calc`sqrt(${square})`, { name: text`${leg}`, works: (_v, w) => tex`${leg} = ${w}` })`
      The last line gives the square of ${leg}, so take the root.`;
    return {
      answer: side,
      stem:
        way === 0
          ? text`In triangle ABC the angle at A is a right angle, and D is the foot of the altitude from A. If $BD =
            ${p}$ and $DC = ${r}$, how long is ${leg}?`
          : way === 1
            ? text`The ridge A of a roof is a right angle between the slopes AB and AC. A post AD stands upright on
              the level beam BC and divides it into $BD = ${p}$ dm and $DC = ${r}$ dm. What is the length of the
              slope ${leg}, in dm?`
            : text`AD is perpendicular to the hypotenuse BC of a right triangle ABC. It cuts BC into the segments BD
              of length $${p}$ and DC of length $${r}$. Find ${leg}.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      onSight: value => value.lt(p + r),
      slips: [
        slip('matched_the_wrong_sides', square, calc`${p} * ${r}`)`
          ${here} is the square of the altitude AD, the product of the two parts. The square of the leg needs one
          part and the whole hypotenuse.`,
        slip('matched_the_wrong_sides', square, calc`${leg === 'AB' ? r : p} * ${whole}`)`
          ${here} belongs to the other leg. ${leg} lies beside the part ${leg === 'AB' ? 'BD' : 'CD'} of the
          hypotenuse, so this part stands in the product.`,
        slip('answered_another_quantity', side, whole)`
          $${side}$ is the whole hypotenuse BC. A leg is shorter than the hypotenuse.`,
        slip('took_the_mean_for_the_middle', side, calc`(${p} + ${r}) / 2`)`
          ${here} is half of the hypotenuse, the length of the median from A. AD is the altitude, and the leg is
          another length.`,
        slip('added_lengths_for_squares', side, () => calc`${near} + sqrt(${p * r})`)`
          ${here} adds a part of the hypotenuse to the altitude. They are the legs of a right triangle, so by
          Pythagoras their squares are added.`,
        slip('mistook_the_hypotenuse', side, calc`${whole} - ${near} / 2`)`
          ${here} subtracts half of the nearer part from the hypotenuse. No rule about right triangles does that;
          lengths come from similar triangles or from squares.`,
      ],
      snapRead: text`The altitude to the hypotenuse divides it into two known parts and a leg is asked: the square
        of a leg is the hypotenuse times the part beside it.`,
      approach: text`The altitude makes two triangles that are similar to the whole one. Compare, in the whole
        triangle and in the one on ${leg}, the leg beside the common angle with the hypotenuse.`,
      check: text`With the altitude $\sqrt{${p} \times ${r}} = ${Math.sqrt(p * r)}$: $${near}^2 +
        ${Math.sqrt(p * r)}^2 = ${side}^2$.`,
      principle: text`When the altitude to the hypotenuse is drawn, each leg is the geometric mean of the hypotenuse
        and the part of it beside that leg.`,
      figure: () => {
        const h = Math.sqrt(p * r);
        return drawn({
          alt: `Triangle ABC with a right angle at A above the side BC. AD is perpendicular to BC, with BD = ${p} and DC = ${r}.`,
          points: { A: { x: 0, y: h }, B: { x: -p, y: 0 }, C: { x: r, y: 0 }, D: { x: 0, y: 0 } },
          lines: ['AB', 'AC', 'BC', 'AD'],
          right: ['BAC', 'ADC'],
          beside: { BD: String(p), DC: String(r) },
          notToScale: true,
          longest: 300,
        });
      },
    };
  },
);

/** GM.TRI.4 Easy: the altitude to the hypotenuse by the area, and a leg by the part beside it. */
export const altitude: readonly AnyTemplate[] = [
  ...situation<Legs>({
    type: 'GM.TRI.4',
    situation: 'two-legs',
    tries: 30,
    draw: draw => {
      const [a, b, c] = draw.pick(triples);
      return draw.chance(0.5) ? { a, b, c, way: draw.int(0, 2) } : { a: b, b: a, c, way: draw.int(0, 2) };
    },
    forms: [altitudeFromLegs],
  }),
  ...situation<Parts>({
    type: 'GM.TRI.4',
    situation: 'parts-of-hypotenuse',
    tries: 30,
    draw: draw => {
      const [a, b] = draw.pick(primitive.filter(([, , c]) => c < 30));
      const times = draw.int(1, 9);
      const [p, r] = draw.chance(0.5) ? [a * a, b * b] : [b * b, a * a];
      return p * times < 500 && r * times < 500
        ? { p: p * times, r: r * times, leg: draw.pick(['AB', 'AC'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [legFromParts],
  }),
];
