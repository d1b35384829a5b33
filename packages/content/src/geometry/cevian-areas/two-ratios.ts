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
      because: text`Triangles ${side} and ABC have the vertex A and their bases on the line BC, so one height serves
        both. A base of half the length would give half the area.`,
    })`
      First find triangle ${side}, which holds triangle ${asked}. It stands on ${asked === 'CED' ? 'DC' : 'BD'} and
      has the same height from A as triangle ABC, so its area is the same part of ABC as its base is of BC.`;
    const answer = step(calc`${frac(second)} * ${half}`, {
      name: text`triangle ${asked}`,
      works: (_v, w) => tex`[${asked}] = ${w}`,
      because: text`Now the line AD carries the bases: AD is the base of triangle ${side} and
        ${asked === 'ABE' ? 'AE' : 'ED'} that of triangle ${asked}. The point ${asked === 'CED' ? 'C' : 'B'} is the
        vertex of both, so they have one height.`,
    })`
      ${asked === 'CED' ? 'CE' : 'BE'} divides triangle ${side} at the point E of AD. Triangle ${asked} has the base
      ${asked === 'ABE' ? 'AE' : 'ED'} on AD and the same height from ${asked === 'CED' ? 'C' : 'B'}, so take the
      part that ${asked === 'ABE' ? 'AE' : 'ED'} is of AD.`;
    return {
      answer,
      stem:
        way === 0
          ? text`In triangle ABC, D is a point on BC with $BD : DC = ${m} : ${n}$, and E is a point on AD with $AE :
            ED = ${u} : ${v}$. If the area of triangle ABC is $${area}\text{ cm}^2$, what is the area of triangle
            ${asked}, in $\text{cm}^2$?`
          : way === 1
            ? text`A triangular plot ABC of $${area}$ square metres has a gate D on the side BC, which divides it
              from B to C in the ratio $${m} : ${n}$. A well E stands on the straight path AD, so that $AE : ED =
              ${u} : ${v}$. Ropes join E to B and to C. What is the area of triangle ${asked}, in square metres?`
            : text`The area of triangle ABC is $${area}$. D divides BC internally in the ratio $${m} : ${n}$,
              counted from B; E divides AD internally in the ratio $${u} : ${v}$, counted from A. Find the area of
              triangle ${asked}.`,
      show: plain,
      plausible: value => positiveArea(value) && value.lt(area),
      slips: [
        slip('inverted_the_ratio', first, q(asked === 'CED' ? m : n, m + n))`
          You gave triangle ${side} ${frac(first)} of the whole area. Its base is ${asked === 'CED' ? 'DC' : 'BD'},
          and this is the share of the other piece of BC.`,
        slip('inverted_the_ratio', second, q(asked === 'ABE' ? v : u, u + v))`
          You gave triangle ${asked} ${frac(second)} of triangle ${side}. Its base on AD is
          ${asked === 'ABE' ? 'AE' : 'ED'}, and this is the share of the other piece of AD.`,
        stop('stopped_a_step_early', half)`
          $${half}$ is the area of the whole triangle ${side}. The point E on AD divides it once more, and triangle
          ${asked} is only a part of it.`,
        slip('left_out_a_factor', half, area)`
          You applied the ratio on AD to the whole triangle ABC, ${half}. AD is a side of triangle ${side}, so this
          ratio divides that triangle only.`,
        slip('mixed_up_ratios_of_lengths_and_areas', answer, calc`${frac(second)}^2 * ${half}`)`
          ${here} squares the ratio on AD. Squares belong to similar triangles; triangles ${asked} and ${side} have
          the same height, so their areas are as their bases on AD.`,
        slip('took_a_part_for_the_whole', second, asked === 'ABE' ? u < v && q(u, v) : v < u && q(v, u))`
          You compared ${asked === 'ABE' ? 'AE with ED' : 'ED with AE'} and took ${frac(second)}. The base of
          triangle ${side} is the whole of AD, so compare with AD.`,
        slip('assumed_equal_parts', first, q(1, 2))`
          $${frac(second)} \times \frac{1}{2} \times ${area} = ${answer}$ puts D in the middle of BC. The ratio $BD
          : DC$ says that the two pieces are different.`,
        slip('assumed_equal_parts', second, q(1, 2))`
          $\frac{1}{2} \times ${half} = ${answer}$ puts E in the middle of AD. The ratio $AE : ED$ says that the two
          pieces are different.`,
      ],
      snapRead: text`A point on a cevian and two ratios: divide the area of ABC twice, first by the ratio on BC,
        then by the ratio on AD.`,
      approach: text`First divide triangle ABC by AD, then divide its part ${side} at E. Both times the two
        triangles have a common height, so the area is divided in the ratio of the bases.`,
      faster: text`$${frac(q(asked === 'CED' ? n : m, m + n)).tex} \times
        ${frac(q(asked === 'ABE' ? u : v, u + v)).tex}$ of $${area}$, in one line.`,
      check: text`The four triangles at E have areas ${calc`${area} * ${m * u} / ${(m + n) * (u + v)}`.value},
        ${calc`${area} * ${m * v} / ${(m + n) * (u + v)}`.value},
        ${calc`${area} * ${n * u} / ${(m + n) * (u + v)}`.value} and
        ${calc`${area} * ${n * v} / ${(m + n) * (u + v)}`.value}, which add up to ${area}.`,
      principle: text`A segment from a vertex of a triangle divides the area in the ratio in which it divides the
        opposite side; the same rule can be applied again inside a part.`,
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
    const atA = step(calc`${frac(q(a, a + b))} * ${frac(q(f, e + f))} * ${area}`, {
      name: 'the corner AFE',
      works: (_v, w) => tex`[AFE] = ${w}`,
      because: text`Shorten AB to AF first: the height from C stays, so the area shrinks as AF is to AB. Then
        shorten AC to AE with the height from F kept. The two parts multiply.`,
    })`
      Triangles AFE and ABC have the angle A in common, so the area of AFE is the part that AF is of AB times the
      part that AE is of AC. AE has the second term of the ratio $CE : EA$.`;
    const atB = step(calc`${frac(q(b, a + b))} * ${frac(q(c, c + d))} * ${area}`, {
      name: 'the corner BDF',
      works: (_v, w) => tex`[BDF] = ${w}`,
      because: text`Each corner triangle has one angle of ABC and parts of the two sides that meet there. At B these
        parts are BF of BA and BD of BC.`,
    })`
      Triangle BDF has the angle B in common with ABC. Multiply the area by the part that BF is of BA and by the
      part that BD is of BC.`;
    const atC = step(calc`${frac(q(d, c + d))} * ${frac(q(e, e + f))} * ${area}`, {
      name: 'the corner CED',
      works: (_v, w) => tex`[CED] = ${w}`,
      because: text`At C the two sides that meet are CB and CA, so the parts are CD of CB and CE of CA. Each part is
        taken from C, not from the other end.`,
    })`
      Triangle CED has the angle C in common with ABC. Multiply the area by the part that CD is of CB and by the
      part that CE is of CA.`;
    const corners = find(calc`${atA} + ${atB} + ${atC}`, { name: 'the three corners together' });
    const inside = step(calc`${area} - ${corners}`, {
      name: 'triangle DEF',
      works: value => tex`[DEF] = ${area} - (${atA} + ${atB} + ${atC}) = ${value}`,
      because: text`The sides DE, EF and FD cut off one triangle at each vertex of ABC. These three corners do not
        overlap, and what is left between them is triangle DEF.`,
    })`
      Triangle DEF is what remains of ABC when the three corners are cut off, so take the sum of the corners away
      from the whole area.`;
    return {
      answer: inside,
      stem:
        way === 0
          ? text`On the sides of triangle ABC lie F on AB, D on BC and E on CA, with $AF : FB = ${a} : ${b}$, $BD :
            DC = ${c} : ${d}$ and $CE : EA = ${e} : ${f}$. The area of triangle ABC is $${area}$. What is the area
            of triangle DEF?`
          : way === 1
            ? text`A triangular lawn ABC has an area of $${area}$ square metres. Going round from A by B and C,
              posts F, D and E are set on its sides AB, BC and CA. They divide these sides, in the direction of the
              walk, as $${a} : ${b}$, $${c} : ${d}$ and $${e} : ${f}$. Find the area, in square metres, of the
              triangle that the three posts form.`
            : text`Triangle DEF is inscribed in triangle ABC, whose area is $${area}\text{ cm}^2$. The ratio of AF
              to FB is $${a} : ${b}$, that of BD to DC is $${c} : ${d}$, and that of CE to EA is $${e} : ${f}$. How
              many $\text{cm}^2$ does triangle DEF have?`,
      show: plain,
      plausible: value => positiveArea(value) && value.lt(area),
      slips: [
        stop('gave_the_complement', corners)`
          $${corners}$ is the area of the three corners AFE, BDF and CED together. Triangle DEF is what these
          corners leave of triangle ABC.`,
        slip('inverted_the_ratio', atA, calc`${frac(q(b, a + b))} * ${frac(q(f, e + f))} * ${area}`)`
          You found the corner at A with the part FB of AB: ${here}. The triangle at A has the side AF, so the other
          part of AB counts.`,
        slip('inverted_the_ratio', atC, calc`${frac(q(d, c + d))} * ${frac(q(f, e + f))} * ${area}`)`
          You found the corner at C with the part EA of CA: ${here}. The triangle at C has the side CE, so the other
          part of CA counts.`,
        slip('left_out_a_case', atB, 0)`
          You subtracted ${corners}, the corners at A and C only. Triangle BDF at B also lies outside DEF, so it has
          to be taken away as well.`,
        slip('left_out_a_case', atC, 0)`
          You subtracted ${corners}, the corners at A and B only. Triangle CED at C also lies outside DEF, so it has
          to be taken away as well.`,
        slip('took_the_figure_for_special', inside, calc`${area} / 4`)`
          ${here} takes a quarter of triangle ABC. That is the triangle of the three mid-points, but F, D and E do
          not all lie in the middle of their sides.`,
        slip('mixed_up_ratios_of_lengths_and_areas', atA, q(a * area, 2 * (a + b)))`
          In your working ${frac(atA)} is the corner at A, with half of the side CA. E is not the mid-point of CA;
          AE is the part that the given ratio says.`,
        slip('inverted_the_ratio', atB, calc`${frac(q(b, a + b))} * ${frac(q(d, c + d))} * ${area}`)`
          You found the corner at B with the part DC of BC: ${here}. The triangle at B has the side BD, so the other
          part of BC counts.`,
      ],
      snapRead: text`A triangle has its vertices on the three sides of another one, with a ratio on each side: take
        the three corner triangles away from the whole.`,
      approach: text`Triangle DEF has no angle in common with ABC, but each corner triangle has one. Find the three
        corners by the products of two parts, and take them away from the whole area.`,
      check: text`The corners are ${atA}, ${atB} and ${atC}; with ${inside} they add up to ${area}.`,
      principle: text`The triangle of three points on the sides of another triangle is the whole less three corners,
        and each corner shares an angle with the whole.`,
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
