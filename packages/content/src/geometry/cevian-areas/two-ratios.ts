import { sumOf } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { onWay } from '../triangle.ts';
import { anyTriangle, positiveArea, scaledArea } from './shares.ts';

interface Inner {
  /** BD : DC and AE : ED. */
  m: number;
  n: number;
  u: number;
  v: number;
  area: number;
  asked: 'ABE' | 'BED' | 'CED';
  way: number;
}

const triangleAtTheCevian = form<Inner>(
  'triangle-at-a-point-of-the-cevian',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    suits: ({ m, n, u, v, area, asked }) =>
      (area * (asked === 'CED' ? n : m) * (asked === 'ABE' ? u : v)) % ((m + n) * (u + v)) === 0,
    verify: ({ m, n, u, v, area, asked }) => {
      const { A, B, C } = anyTriangle;
      const D = onWay(B, C, m / (m + n));
      const E = onWay(A, D, u / (u + v));
      return Math.round(
        scaledArea(area, ...(asked === 'ABE' ? [A, B, E] : asked === 'BED' ? [B, E, D] : [C, E, D])),
      );
    },
  },
  ({ m, n, u, v, area, asked, way }, { step, find }) => {
    const side = asked === 'CED' ? 'ACD' : 'ABD';
    const first = find(q(asked === 'CED' ? n : m, m + n), {
      name: `the part ${asked === 'CED' ? 'DC' : 'BD'} of BC`,
    });
    const second = find(q(asked === 'ABE' ? u : v, u + v), {
      name: `the part ${asked === 'ABE' ? 'AE' : 'ED'} of AD`,
    });
    const half = step(calc`${frac(first)} * ${area}`, {
      name: `triangle ${side}`,
      works: (_v, w) => tex`[${side}] = ${w}`,
    })`
      AD divides triangle ABC. Triangle ${side} stands on ${asked === 'CED' ? 'DC' : 'BD'}, with the same height as
      ABC.`;
    const answer = step(calc`${frac(second)} * ${half}`, (_v, w) => tex`[${asked}] = ${w}`)`
      ${asked === 'CED' ? 'CE' : 'BE'} divides triangle ${side}. With base ${asked === 'ABE' ? 'AE' : 'ED'} on AD,
      triangle ${asked}
      has the same height from ${asked === 'CED' ? 'C' : 'B'}.`;
    return {
      answer,
      stem:
        way === 0
          ? text`In triangle ABC, D is a point on BC with $BD : DC = ${m} : ${n}$, and E is a point on AD with $AE :
            ED = ${u} :
            ${v}$. If the area of triangle ABC is $${area}\text{ cm}^2$, what is the area of triangle ${asked}, in
            $\text{cm}^2$?`
          : way === 1
            ? text`A triangular plot ABC of $${area}$ square metres has a gate D on the side BC, which divides it from
              B to C in
              the ratio $${m} : ${n}$. A well E stands on the straight path AD, so that $AE : ED = ${u} : ${v}$. Ropes
              join E to B and to C. What is the area of triangle ${asked}, in square metres?`
            : text`The area of triangle ABC is $${area}$. D divides BC internally in the ratio $${m} : ${n}$, counted
              from B; E
              divides AD internally in the ratio $${u} : ${v}$, counted from A. Find the area of triangle ${asked}.`,
      show: plain,
      plausible: value => positiveArea(value) && value.lt(area),
      slips: [
        slip('inverted_the_ratio', first, q(asked === 'CED' ? m : n, m + n))`
          Triangle ${side} was given ${frac(first)} of the whole area. Its base is ${asked === 'CED' ? 'DC' : 'BD'},
          the other
          part of BC.`,
        slip('inverted_the_ratio', second, q(asked === 'ABE' ? v : u, u + v))`
          Triangle ${asked} was given ${frac(second)} of triangle ${side}. Its base on AD is
          ${asked === 'ABE' ? 'AE' : 'ED'}, the
          other part.`,
        stop('stopped_a_step_early', half)`
          $${half}$ is the whole of triangle ${side}.`,
        slip('left_out_a_factor', half, area)`
          The ratio on AD was applied to triangle ABC as a whole, ${half}.`,
        slip('mixed_up_ratios_of_lengths_and_areas', answer, calc`${frac(second)}^2 * ${half}`)`
          ${here} squares the ratio on AD. The two triangles have the same height, so their areas are as their bases.`,
        slip('took_a_part_for_the_whole', second, asked === 'ABE' ? u < v && q(u, v) : v < u && q(v, u))`
          ${asked === 'ABE' ? 'AE was compared with ED' : 'ED was compared with AE'}, ${frac(second)}, not with the
          whole of AD.`,
        slip('assumed_equal_parts', first, q(1, 2))`
          D was taken for the mid-point of BC: $${frac(second)} \times \frac{1}{2} \times ${area} = ${answer}$.`,
        slip('assumed_equal_parts', second, q(1, 2))`
          E was taken for the mid-point of AD: $\frac{1}{2} \times ${half} = ${answer}$.`,
      ],
      snapRead: text`A point on a cevian, two ratios: two divisions of areas, one after the other.`,
      approach: text`First divide triangle ABC by AD, then divide the part ${side} at E. Each time the height is
        common and
        the bases are as given.`,
      faster: text`$${frac(q(asked === 'CED' ? n : m, m + n)).tex} \times
        ${frac(q(asked === 'ABE' ? u : v, u + v)).tex}$ of
        $${area}$, in one line.`,
      check: text`The four triangles at E have areas ${calc`${area} * ${m * u} / ${(m + n) * (u + v)}`.value},
        ${calc`${area} * ${m * v} / ${(m + n) * (u + v)}`.value},
        ${calc`${area} * ${n * u} / ${(m + n) * (u + v)}`.value} and
        ${calc`${area} * ${n * v} / ${(m + n) * (u + v)}`.value}, which add up to ${area}.`,
      principle: text`A segment from a vertex divides the area as it divides the opposite side; apply this again
        within the
        part.`,
      figure: () => {
        const { A, B, C } = anyTriangle;
        const D = onWay(B, C, m / (m + n));
        return drawn({
          alt: `Triangle ABC with D on BC and E on AD; E is joined to B and C. BD to DC is ${m} to ${n}, AE to ED is
          ${u} to ${v}.`,
          points: { A, B, C, D, E: onWay(A, D, u / (u + v)) },
          lines: ['AB', 'AC', 'BC', 'AD', 'BE', 'CE'],
          shaded: [asked],
          notToScale: true,
        });
      },
    };
  },
);

interface Three {
  /** AF : FB, BD : DC, CE : EA. */
  ratios: readonly (readonly [number, number])[];
  area: number;
  way: number;
}

const cornersOf = ({ ratios }: Three) => {
  const [[a, b], [c, d], [e, f]] = ratios as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const { A, B, C } = anyTriangle;
  return { A, B, C, F: onWay(A, B, a / (a + b)), D: onWay(B, C, c / (c + d)), E: onWay(C, A, e / (e + f)) };
};

const triangleWithin = form<Three>(
  'triangle-of-three-points',
  {
    band: 'Medium',
    seconds: 110,
    entry: true,
    suits: p => {
      const { D, E, F } = cornersOf(p);
      const whole = scaledArea(p.area, D, E, F);
      const corners = p.ratios.flatMap(([x, y], i) =>
        (p.ratios[(i + 2) % 3] ?? []).flatMap(z =>
          [x, y].map(w => (w * z * p.area) / (x + y) / sumOf(p.ratios[(i + 2) % 3] ?? [])),
        ),
      );
      return (
        Math.abs(whole - Math.round(whole)) < 1e-9 && corners.every(corner => Math.abs(corner - whole) > 1e-6)
      );
    },
    verify: p => {
      const { D, E, F } = cornersOf(p);
      return Math.round(scaledArea(p.area, D, E, F));
    },
  },
  (p, { step, find }) => {
    const { area, way } = p;
    const [[a, b], [c, d], [e, f]] = p.ratios as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const atA = step(
      calc`${frac(q(a, a + b))} * ${frac(q(f, e + f))} * ${area}`,
      (_v, w) => tex`[AFE] = ${w}`,
    )`
      Triangles AFE and ABC have the angle A in common, so their areas are as the products of the sides from A.`;
    const atB = step(
      calc`${frac(q(b, a + b))} * ${frac(q(c, c + d))} * ${area}`,
      (_v, w) => tex`[BDF] = ${w}`,
    )`
      The same at the angle B.`;
    const atC = step(
      calc`${frac(q(d, c + d))} * ${frac(q(e, e + f))} * ${area}`,
      (_v, w) => tex`[CED] = ${w}`,
    )`
      The same at the angle C.`;
    const corners = find(calc`${atA} + ${atB} + ${atC}`, { name: 'the three corners together' });
    const inside = step(
      calc`${area} - ${corners}`,
      value => tex`[DEF] = ${area} - (${atA} + ${atB} + ${atC}) = ${value}`,
    )`
      Triangle DEF is what the three corners leave.`;
    return {
      answer: inside,
      stem:
        way === 0
          ? text`On the sides of triangle ABC lie F on AB, D on BC and E on CA, with $AF : FB = ${a} : ${b}$, $BD : DC
            = ${c} :
            ${d}$ and $CE : EA = ${e} : ${f}$. The area of triangle ABC is $${area}$. What is the area of triangle DEF?`
          : way === 1
            ? text`A triangular lawn ABC has an area of $${area}$ square metres. Going round from A by B and C, posts
              F, D and E
              are set on its sides AB, BC and CA. They divide these sides, in the direction of the walk, as $${a} :
              ${b}$,
              $${c} : ${d}$ and $${e} : ${f}$. Find the area, in square metres, of the triangle that the three posts
              form.`
            : text`Triangle DEF is inscribed in triangle ABC, whose area is $${area}\text{ cm}^2$. The ratio of AF to
              FB is $${a} :
              ${b}$, that of BD to DC is $${c} : ${d}$, and that of CE to EA is $${e} : ${f}$. How many $\text{cm}^2$
              does
              triangle DEF have?`,
      show: plain,
      plausible: value => positiveArea(value) && value.lt(area),
      slips: [
        stop('gave_the_complement', corners)`
          $${corners}$ is the area of the three corners together.`,
        slip('inverted_the_ratio', atA, calc`${frac(q(b, a + b))} * ${frac(q(f, e + f))} * ${area}`)`
          The corner at A was found with FB in place of AF, as ${here}.`,
        slip('inverted_the_ratio', atC, calc`${frac(q(d, c + d))} * ${frac(q(f, e + f))} * ${area}`)`
          The corner at C was found with EA in place of CE, as ${here}.`,
        slip('left_out_a_case', atB, 0)`
          Only ${corners} was subtracted, for the corners at A and C. There is one at B as well.`,
        slip('left_out_a_case', atC, 0)`
          Only ${corners} was subtracted, for the corners at A and B. There is one at C as well.`,
        slip('took_the_figure_for_special', inside, calc`${area} / 4`)`
          ${here} is a quarter of the area, right for the mid-points only.`,
        slip('mixed_up_ratios_of_lengths_and_areas', atA, q(a * area, 2 * (a + b)))`
          The corner at A was taken as ${frac(atA)}, with half of the side CA, as if E were the mid-point of CA.`,
        slip('inverted_the_ratio', atB, calc`${frac(q(b, a + b))} * ${frac(q(d, c + d))} * ${area}`)`
          The corner at B was found with DC in place of BD, as ${here}.`,
      ],
      snapRead: text`A triangle inscribed in another one, with a ratio on each side: take off the three corners.`,
      approach: text`Triangle DEF shares no angle with ABC, but each of the three corners does. Find these and
        subtract.`,
      check: text`The corners are ${atA}, ${atB} and ${atC}; with ${inside} they add up to ${area}.`,
      principle: text`A triangle within a triangle is the whole less three corners, and each corner shares an angle
        with the
        whole.`,
      figure: () =>
        drawn({
          alt: `Triangle ABC with F on AB, D on BC and E on CA. AF to FB is ${a} to ${b}, BD to DC is ${c} to ${d}, CE
          to EA is ${e} to ${f}. Triangle DEF is shaded.`,
          points: cornersOf(p),
          lines: ['AB', 'BC', 'CA', 'DE', 'EF', 'FD'],
          shaded: ['DEF'],
          beside: {
            AF: String(a),
            FB: String(b),
            BD: String(c),
            DC: String(d),
            CE: String(e),
            EA: String(f),
          },
          notToScale: true,
        }),
    };
  },
);

const pairs = [
  [1, 2],
  [2, 1],
  [1, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

/** GM.TRI.5 Medium: two ratios one after the other, and three corners taken off. */
export const twoRatios: readonly AnyTemplate[] = [
  ...situation<Inner>({
    type: 'GM.TRI.5',
    situation: 'point-on-the-cevian',
    tries: 60,
    draw: draw => {
      const [[m, n], [u, v]] = [draw.pick(pairs), draw.pick([...pairs, [1, 4], [4, 1], [3, 4]] as const)];
      return m !== n && u !== v && m / n !== u / v && m / n !== v / u
        ? {
            m,
            n,
            u,
            v,
            area: draw.step(30, 300, 5),
            asked: draw.pick(['ABE', 'BED', 'CED'] as const),
            way: draw.int(0, 2),
          }
        : null;
    },
    forms: [triangleAtTheCevian],
  }),
  ...situation<Three>({
    type: 'GM.TRI.5',
    situation: 'triangle-within',
    tries: 60,
    draw: draw => {
      const ratios = draw.some(pairs, 3);
      return { ratios, area: draw.step(36, 360, 12), way: draw.int(0, 2) };
    },
    forms: [triangleWithin],
  }),
];
