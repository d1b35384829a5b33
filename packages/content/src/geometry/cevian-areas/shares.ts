import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { areaOf } from '../measured-lengths.ts';
import { bySides, onWay } from '../triangle.ts';

/** Any triangle will do: areas are compared, not lengths. */
export const anyTriangle = bySides(10, 8.2, 6.4);

/** The area of a polygon in a triangle of a given area, from the drawn one. */
export const scaledArea = (area: number, ...corners: { x: number; y: number }[]) => {
  const { A, B, C } = anyTriangle;
  return (areaOf(corners) / areaOf([A, B, C])) * area;
};

export const positiveArea = (value: { d: bigint; valueOf(): number }) =>
  value.valueOf() > 0 && value.d <= 10n;

interface Corner {
  /** AD : DB and AE : EC. */
  m: number;
  n: number;
  u: number;
  v: number;
  area: number;
  asked: 'corner' | 'rest';
  way: number;
}

const cornerTriangle = form<Corner>(
  'corner-triangle',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ m, n, u, v, area }) =>
      (area * m * u) % ((m + n) * (u + v)) === 0 && m * (u + v) !== (m + n) * (u + v) - m * u,
    verify: ({ m, n, u, v, area, asked }) => {
      const { A, B, C } = anyTriangle;
      const small = Math.round(scaledArea(area, A, onWay(A, B, m / (m + n)), onWay(A, C, u / (u + v))));
      return asked === 'corner' ? small : area - small;
    },
  },
  ({ m, n, u, v, area, asked, way }, { step, find }) => {
    const first = find(q(m, m + n), { name: 'the part AD of AB' });
    const second = find(q(u, u + v), { name: 'the part AE of AC' });
    const half = step(calc`${frac(first)} * ${area}`, {
      name: 'triangle ADC',
      works: (_v, w) => tex`[ADC] = ${w}`,
      because: text`The point D lies on AB, so both triangles have their base on the line AB and the vertex C. One
        height serves both: a base of half the length gives half the area.`,
    })`
      D lies on AB, so triangles ADC and ABC have the same height from C. Their areas are in the ratio of their
      bases AD and AB: take this part of the whole area.`;
    const corner = step(calc`${frac(second)} * ${half}`, {
      name: 'triangle ADE',
      works: (_v, w) => tex`[ADE] = ${w}`,
      because: text`E lies on AC, so triangles ADE and ADC both have the vertex D and their bases on the line AC. AE
        is compared with the whole AC, because AC is the base of ADC.`,
    })`
      E lies on AC, so triangles ADE and ADC have the same height from D. Their areas are in the ratio of AE and AC:
      take this part of triangle ADC.`;
    const answer =
      asked === 'corner'
        ? corner
        : step(calc`${area} - ${corner}`, {
            name: 'quadrilateral DBCE',
            because: text`The segment DE cuts triangle ABC into two pieces only: triangle ADE at A and the
              quadrilateral DBCE. Together they are the whole triangle.`,
          })`
          DE divides triangle ABC into triangle ADE and the quadrilateral DBCE, so take triangle ADE away from the
          whole area.`;
    const what = asked === 'corner' ? 'triangle ADE' : 'quadrilateral DBCE';
    return {
      answer,
      stem:
        way === 0
          ? text`In triangle ABC, D lies on AB with $AD : DB = ${m} : ${n}$, and E lies on AC with $AE : EC = ${u} :
            ${v}$. The area of triangle ABC is $${area}\text{ cm}^2$. What is the area of ${what}, in $\text{cm}^2$?`
          : way === 1
            ? text`A triangular field ABC of $${area}$ square metres is divided by a straight fence DE. The end D of
              the fence divides the side AB in the ratio $${m} : ${n}$, counted from A, and the end E divides the
              side AC in the ratio $${u} : ${v}$, counted from A. Find the area of the part
              ${asked === 'corner' ? 'ADE' : 'DBCE'} in square metres.`
            : text`Points D and E on the sides AB and AC of a triangle are such that AD is $${m}$ of $${m + n}$
              equal parts of AB, and AE is $${u}$ of $${u + v}$ equal parts of AC. If triangle ABC has an area of
              $${area}$, how large is ${what}?`,
      show: plain,
      plausible: value => positiveArea(value) && value.lt(area),
      slips: [
        slip('inverted_the_ratio', first, q(n, m + n))`
          You gave AD ${frac(first)} of AB. That is the part DB: the ratio counts from A, and AD is its first term.`,
        slip('inverted_the_ratio', second, q(v, u + v))`
          For AE you had ${frac(second)} of AC. That is the part EC: the ratio counts from A, and AE is its first
          term.`,
        slip('took_a_part_for_the_whole', first, m < n && q(m, n))`
          You compared AD with DB and took ${frac(first)}. Triangle ADC is a part of the whole triangle ABC, so AD
          has to be compared with the whole side AB.`,
        slip('took_a_part_for_the_whole', second, u < v && q(u, v))`
          You compared AE with EC and took ${frac(second)}. Triangle ADE is a part of triangle ADC, so AE has to be
          compared with the whole side AC.`,
        slip('stopped_a_step_early', corner, half)`
          ${half} is the area of triangle ADC, which reaches as far as C. Only its part up to E, triangle ADE, is
          cut off by DE.`,
        slip('mixed_up_ratios_of_lengths_and_areas', half, calc`${frac(first)} * ${frac(first)} * ${area}`)`
          ${here} squares the ratio on AB. The square belongs to similar triangles, where both sides are shortened
          in one ratio; here AC is divided in a ratio of its own.`,
        asked === 'corner'
          ? slip('gave_the_complement', corner, calc`${area} - ${frac(second)} * ${half}`)`
            ${here} is the area of the quadrilateral DBCE, which is left when triangle ADE is cut off. The question
            asks for the triangle itself.`
          : stop('gave_the_complement', corner)`
            ${corner} is triangle ADE, the piece that DE cuts off at A. The question asks for what is left of ABC.`,
        slip('added_for_multiplied', corner, calc`(${frac(first)} + ${frac(second)}) / 2 * ${area}`)`
          ${here} takes the mean of the two parts. The second shortening acts on the area left by the first, so the
          parts multiply: half of a half is a quarter.`,
      ],
      snapRead: text`Two points on the sides from A cut off a triangle with the angle A, so multiply the area by
        both parts of the sides, AD of AB and AE of AC.`,
      approach: text`Shorten the triangle in two steps, each with one height kept: first AB to AD, which gives
        triangle ADC, then AC to AE, which gives ADE. In each step the area shrinks as its base does.`,
      faster: text`Both ratios at once: $${frac(q(m, m + n)).tex} \times ${frac(q(u, u + v)).tex} \times ${area}$ is
        triangle ADE.`,
      check: text`$${(m + n) * (u + v)}$ equal parts make ${area}, and triangle ADE has $${m} \times ${u} =
        ${m * u}$ of them: ${calc`${area} * ${m * u} / ${(m + n) * (u + v)}`}.`,
      principle: text`Triangles with a common angle have areas in the ratio of the products of the sides that
        include it.`,
      figure: () => {
        const { A, B, C } = anyTriangle;
        const [D, E] = [onWay(A, B, m / (m + n)), onWay(A, C, u / (u + v))];
        return drawn({
          alt: `Triangle ABC with D on AB, AD to DB as ${m} to ${n}, and E on AC, AE to EC as ${u} to ${v}. D and E are joined.`,
          points: { A, B, C, D, E },
          lines: ['AB', 'AC', 'BC', 'DE'],
          shaded: asked === 'corner' ? ['ADE'] : ['DBCE'],
          beside: { AD: String(m), DB: String(n), AE: String(u), EC: String(v) },
          notToScale: true,
        });
      },
    };
  },
);

interface OnCevian {
  m: number;
  n: number;
  area: number;
  given: 'ABD' | 'ADC';
  asked: 'whole' | 'other';
  way: number;
}

const fromOnePart = form<OnCevian>(
  'from-one-part',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ m, n, area, given, asked }) => {
      const each = area / (given === 'ABD' ? m : n);
      return Math.round(each * (asked === 'whole' ? m + n : given === 'ABD' ? n : m));
    },
  },
  ({ m, n, area, given, asked, way }, { step, find }) => {
    const own = find(given === 'ABD' ? m : n, { name: `parts of BC on the side of triangle ${given}` });
    const each = step(calc`${area} / ${own}`, {
      name: 'the area over one part of BC',
      because: text`All triangles with the vertex A and a base on BC have one height, the distance of A from BC. So
        equal pieces of BC carry equal areas, like equal slices.`,
    })`
      Divide BC into equal parts as the ratio says. Triangle ${given} stands on ${own} of these parts, and triangles
      of the same height on equal bases have equal areas, so divide its area by the number of its parts.`;
    const parts = find(asked === 'whole' ? m + n : given === 'ABD' ? n : m);
    const answer = step(calc`${each} * ${parts}`, {
      name: 'the area asked for',
      because: text`The height from A is the same for every triangle with its base on BC. Each part of the base
        carries the area over one part, whether D lies inside this base or at its end.`,
    })`
      ${asked === 'whole' ? 'The whole triangle' : 'The other triangle'} stands on ${parts} such parts, so multiply
      the area over one part by their number.`;
    const other = given === 'ABD' ? 'ADC' : 'ABD';
    return {
      answer,
      stem:
        way === 0
          ? text`D is a point on the side BC of triangle ABC, and $BD : DC = ${m} : ${n}$. If triangle ${given} has
            an area of $${area}\text{ cm}^2$, what is the area of triangle ${asked === 'whole' ? 'ABC' : other}, in
            $\text{cm}^2$?`
          : way === 1
            ? text`From the corner A of a triangular garden ABC a straight path leads to D on the side BC. D is
              $${m * 6}$ m from B and $${n * 6}$ m from C. The part ${given} covers $${area}$ square metres. How
              many square metres does ${asked === 'whole' ? 'the whole garden' : `the part ${other}`} cover?`
            : text`In triangle ABC the segment AD meets BC at D with $BD = ${m * 2}$ and $DC = ${n * 2}$. The area
              of triangle ${given} is $${area}$. Find the area of triangle ${asked === 'whole' ? 'ABC' : other}.`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n && (asked === 'other' || value.gt(area)),
      slips: [
        slip('inverted_the_ratio', own, given === 'ABD' ? n : m)`
          You spread the area of triangle ${given} over ${own} parts of BC. Its base is
          ${given === 'ABD' ? 'BD' : 'DC'}, and these are the parts of the other piece.`,
        slip('mixed_up_ratios_of_lengths_and_areas', answer, calc`${area} * ${parts}^2 / ${own}^2`)`
          ${here} squares the ratio of the bases. Squares belong to similar triangles; these two have the same
          height from A, so their areas are as the bases themselves.`,
        slip('answered_another_quantity', parts, asked === 'whole' ? (given === 'ABD' ? n : m) : m + n)`
          ${answer} is the area of triangle ${asked === 'whole' ? other : 'ABC'}, which stands on another base. The
          base of the triangle that is asked for is
          ${asked === 'whole' ? 'the whole of BC' : 'the other part of BC'}.`,
        slip('assumed_equal_parts', answer, asked === 'whole' ? calc`2 * ${area}` : area)`
          ${answer} takes D for the mid-point of BC, with both triangles equal. D divides BC into two different
          lengths, so the areas differ as well.`,
        slip('took_a_part_for_the_whole', own, asked === 'other' && m + n)`
          You spread the area of triangle ${given} over all ${own} parts of BC. The triangle stands on its own piece
          of BC only, so one part carries more area.`,
        slip('left_out_a_term', parts, asked === 'whole' && calc`${m + n} + ${given === 'ABD' ? m : n}`)`
          You counted the parts of triangle ${given} twice and took ${parts} for the whole base. Each piece of BC,
          BD and DC, counts once.`,
        slip('inverted_the_ratio', answer, calc`${area} * ${parts} / ${m + n}`)`
          ${here} divides the area of triangle ${given} by the parts of the whole side BC. This area stands only on
          the piece of BC that belongs to triangle ${given}.`,
        slip('counted_one_too_many', parts, asked === 'whole' ? m + n + 1 : (given === 'ABD' ? n : m) + 1)`
          You counted ${here} parts for the base, one more than it has. The numbers of the ratio count the parts
          themselves, not the points between them.`,
      ],
      snapRead: text`One area is given and the ratio in which D divides BC: the two triangles have the same height
        from A, so areas are in the ratio of the bases.`,
      approach: text`ABD and ADC have the vertex A and their bases on the line BC, so they have the same height and
        areas in the ratio $BD : DC$. Find the area over one part of BC and count the parts.`,
      check: text`The areas of ABD and ADC are ${calc`${area} / ${given === 'ABD' ? m : n} * ${m}`.value} and
        ${calc`${area} / ${given === 'ABD' ? m : n} * ${n}`.value}, in the ratio $${m} : ${n}$.`,
      principle: text`Triangles of the same height have areas in the ratio of their bases.`,
      figure: () => {
        const { A, B, C } = anyTriangle;
        return drawn({
          alt: `Triangle ABC with D on BC. BD is to DC as ${m} to ${n}, and triangle ${given} has the area ${area}.`,
          points: { A, B, C, D: onWay(B, C, m / (m + n)) },
          lines: ['AB', 'AC', 'BC', 'AD'],
          shaded: [given],
          notToScale: true,
        });
      },
    };
  },
);

const parts = [1, 2, 3, 4, 5];

/** GM.TRI.5 Easy: areas over one base, and over two sides. */
export const shares: readonly AnyTemplate[] = [
  ...situation<Corner>({
    type: 'GM.TRI.5',
    situation: 'points-on-two-sides',
    tries: 60,
    draw: draw => {
      const [m, n, u, v] = [draw.pick(parts), draw.pick(parts), draw.pick(parts), draw.pick(parts)];
      const area = draw.step(24, 300, 6);
      return m !== n &&
        u !== v &&
        m * (u + v) !== u * (m + n) &&
        ![m, n].every(x => x % 2 === 0) &&
        ![u, v].every(x => x % 2 === 0)
        ? { m, n, u, v, area, asked: draw.pick(['corner', 'rest'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [cornerTriangle],
  }),
  ...situation<OnCevian>({
    type: 'GM.TRI.5',
    situation: 'point-on-the-base',
    tries: 60,
    draw: draw => {
      const [m, n] = draw.some([2, 3, 4, 5, 7], 2) as [number, number];
      const given = draw.pick(['ABD', 'ADC'] as const);
      const area = (given === 'ABD' ? m : n) * draw.int(4, 19);
      return m + n === 6 || (m % 2 === 0 && n % 2 === 0)
        ? null
        : { m, n, area, given, asked: draw.pick(['whole', 'other'] as const), way: draw.int(0, 2) };
    },
    forms: [fromOnePart],
  }),
];
