import { calc, form, here, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { areaOf, rationalNear } from '../measured-lengths.ts';
import { around, regular } from './corners.ts';

interface Part {
  /** The corners of the part, and how many of the twelve half-triangles of the hexagon it holds. */
  corners: string;
  name: string;
  halves: number;
  why: string;
  area: number;
  frame: number;
}

/** Parts with their share in twelfths, and the reason. */
const parts = [
  {
    corners: 'ACE',
    name: 'triangle ACE',
    halves: 6,
    why: 'AC, CE and EA each cut off a triangle that is as large as the one between this side and the centre',
  },
  {
    corners: 'ABC',
    name: 'triangle ABC',
    halves: 2,
    why: 'with the centre, A, B and C are the corners of a rhombus of two of the triangles, and AC halves it',
  },
  {
    corners: 'ABD',
    name: 'triangle ABD',
    halves: 4,
    why: 'AD passes through the centre, so the trapezium ABCD is half of the hexagon, and triangle BCD, one sixth, is taken off',
  },
  {
    corners: 'ABDE',
    name: 'rectangle ABDE',
    halves: 8,
    why: 'the hexagon has besides it only the triangles BCD and EFA, one sixth each',
  },
  {
    corners: 'ABCE',
    name: 'quadrilateral ABCE',
    halves: 8,
    why: 'besides it the hexagon has only the triangles CDE and EFA, one sixth each',
  },
] as const;

const partOfHexagon = form<Part>(
  'part-of-a-regular-hexagon',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    verify: ({ corners, area }) => {
      const p = regular(6);
      const of = (names: string) => areaOf([...names].map(n => p[n] ?? { x: 0, y: 0 }));
      return rationalNear((area * of(corners)) / of('ABCDEF'));
    },
  },
  ({ corners, name, halves, why, area, frame }, { step }) => {
    const sixth = step(calc`${area} / 6`, {
      name: 'one of the six triangles at the centre',
      because: text`At the centre the six equal angles make $360^\circ$, so each is $60^\circ$. Together with two
        equal radii each triangle is equilateral, so all six are congruent.`,
    })`
      Lines from the centre to the vertices cut a regular hexagon into six congruent triangles. Find the area of one
      of them, because every part can be measured with it.`;
    const count = step(q(halves, 2), {
      name: 'how many of the six triangles the part is worth',
      because: text`The triangles are equilateral, as their angles at the centre are $60^\circ$ and two sides are
        equal.`,
      works: value => tex`[${corners}] = ${value} \times [OAB]`,
    })`
      Let $O$ be the centre. The ${name} is worth a whole number of triangles such as $OAB$: ${why}.`;
    const part = step(calc`${count} * ${sixth}`, { name: 'the area of the part' })`
      The part is as large as so many of these triangles, so multiply their number by the area of one.`;
    const asked = corners.length;
    return {
      answer: part,
      stem: wording(
        frame,
        text`ABCDEF is a regular hexagon with an area of $${area}$ square centimetres. What is the area of ${name}
          in square centimetres?`,
        text`In a regular hexagon ABCDEF the vertices ${[...corners].slice(0, -1).join(', ')} and
          ${corners.at(-1) ?? ''} are joined in this order. The area of the hexagon is $${area}$ square units. Find
          the area of ${name} in square units.`,
        text`A floor has the shape of a regular hexagon ABCDEF of $${area}$ square metres. A carpet is cut so that
          it covers exactly the ${name}. What is the area of the carpet, in square metres?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < area && value.d <= 2n,
      slips: [
        slip('took_the_figure_for_special', part, calc`${area} * ${asked} / 6`)`
          ${here} counts corners, $${asked}$ of $6$. Equal numbers of corners do not make equal areas.`,
        slip('gave_the_complement', part, calc`${area} - ${halves} * ${area} / 12`)`
          ${here} is the part of the hexagon outside ${name}. The question asks for the area inside.`,
        slip('took_the_figure_for_special', count, q(halves + 2, 2))`
          ${here} of the six triangles are too much for ${name}: its sides do not all run along lines to the
          centre.`,
        slip('halved_needlessly', part, calc`${area} * ${halves} / 24`)`
          ${here} is half of what is asked: the part is worth $${count}$ of the six triangles, and only half of that
          was used.`,
        slip('counted_one_too_few', count, halves > 2 && q(halves - 2, 2))`
          ${here} of the six triangles are too little for ${name}: it holds parts of more of them.`,
        slip('took_the_figure_for_special', part, calc`${area} / 4`)`
          ${here} treats the part as a quarter, as if two lines through the centre at right angles cut it out.`,
        stop('took_one_piece_of_several', sixth)`
          $${sixth}$ is the area of one of the six triangles at the centre. The part is worth another number of
          them.`,
      ],
      snapRead: text`A part of a regular hexagon with corners at vertices: compare it with the six triangles at the
        centre.`,
      approach: text`A regular hexagon consists of six equal triangles at its centre, and a triangle on two
        neighbouring sides is as large as one of them.`,
      check: text`The rest of the hexagon is $${area} - ${part} = ${q(area).sub(part)}$, worth
        ${calc`(${area} - ${part}) / (${area} / 6)`} of the six triangles.`,
      principle: text`Measure parts of a regular hexagon in sixths: the triangle of two neighbouring sides is one
        sixth, too.`,
      figure: () =>
        drawn({
          alt: `A regular hexagon ABCDEF in which ${name} is shaded.`,
          points: regular(6),
          lines: [...around('ABCDEF'), ...around(corners).filter(pair => !around('ABCDEF').includes(pair))],
          shaded: [corners],
          longest: 200,
        }),
    };
  },
);

interface Across {
  /** The distance between opposite sides, or the short diagonal. */
  d: number;
  frame: number;
}

const areaFromWidth = form<Across, Surd>(
  'hexagon-area-from-width',
  {
    band: 'Easy',
    seconds: 55,
    revision: 3,
    verify: ({ d }) => {
      const p = regular(6);
      const at = (n: string) => p[n] ?? { x: 0, y: 0 };
      const scale = d / Math.hypot(at('A').x - at('C').x, at('A').y - at('C').y);
      return Surd.root(3).mul(
        rationalNear((areaOf('ABCDEF'.split('').map(at)) * scale * scale) / Math.sqrt(3)),
      );
    },
  },
  ({ d, frame }, { step, find }) => {
    const half = find(surd`${d} / 2`);
    const side = step(surd`${half} / (sqrt(3) / 2)`, {
      name: 'the side of the hexagon',
      because: text`The side of the hexagon is also the side of the equilateral triangles at its centre.`,
    })`
      The centre and two neighbouring vertices make an equilateral triangle. Its height is half of the given length,
      and a height is $\frac{\sqrt{3}}{2}$ of the side, so divide by this to get the side.`;
    const triangle = step(surd`${side} * ${half} / 2`, {
      name: 'the area of one of the six triangles',
      because: text`The height was half of the given length, from the centre to a side. It is perpendicular to the
        side, so the two are base and height.`,
    })`
      The side and the height are known, so half of their product is the area of this triangle.`;
    const area = step(surd`6 * ${triangle}`, {
      name: 'the area of the hexagon',
      because: text`Lines from the centre to all six vertices cut the hexagon into six congruent equilateral
        triangles without a gap.`,
    })`
      Six such triangles make up the hexagon, so multiply by $6$.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`Opposite sides of a regular hexagon are $${d}$ cm apart. What is its area in square centimetres?`,
        text`The shorter diagonals of a regular hexagon are $${d}$ cm long. Find its area in square centimetres.`,
        text`The head of a screw is a regular hexagon. A spanner with an opening of $${d}$ mm just fits over two of
          its opposite sides. What is the area of the head, in square millimetres?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0 && value.terms === 1,
      slips: [
        slip('used_a_wrong_given_number', side, surd`${d} * 1`)`
          $${d}$ was used as the side, beside the height $${half}$. It is the distance between opposite sides,
          $\sqrt{3}$ times a side.`,
        slip('mixed_up_a_length_and_its_half', side, half)`
          A side of $${half}$ would make the longer diagonal $${d}$. The given length is not between opposite
          vertices.`,
        slip('mixed_up_sine_cosine_and_tangent', side, surd`${half} * sqrt(3) / 2`)`
          The side was found as $\frac{\sqrt{3}}{2}$ times $${half}$. The height is the smaller of the two, so
          divide.`,
        stop('took_one_piece_of_several', triangle)`
          $${triangle}$ is only one of the six triangles at the centre. The hexagon has all six.`,
        slip('did_not_halve', triangle, surd`${side} * ${half}`)`
          Each of the six triangles was taken as side times height, without the half.`,
        slip('took_one_piece_of_several', area, surd`3 * ${triangle}`)`
          $3 \times ${triangle}$ is half of the hexagon. Six triangles meet at the centre, not three.`,
        slip('took_the_figure_for_special', area, surd`${d} * ${d}`)`
          $${d}^2$ is the square with this width. The hexagon has corners cut off and also reaches beyond the square
          at two vertices.`,
      ],
      snapRead: text`The width of a regular hexagon between parallel sides is given, and its area is asked.`,
      approach: text`Six equilateral triangles; half of the width is the height of one of them. The height gives the
        side, and both give the area.`,
      faster: text`The area is $\frac{\sqrt{3}}{2}$ times the square of this width: $\frac{\sqrt{3}}{2} \times
        ${d}^2$.`,
      check: text`With a side of about $${side.valueOf().toFixed(2)}$ the hexagon has about $6 \times \frac{1}{2}
        \times ${side.valueOf().toFixed(2)} \times ${half} \approx ${area.valueOf().toFixed(0)}$.`,
      principle: text`In a regular hexagon the width between parallel sides is √3 times the side, between opposite
        vertices twice the side.`,
      figure: () => {
        const p = regular(6);
        return drawn({
          alt: `A regular hexagon; ${frame === 1 ? 'a shorter diagonal' : 'the distance between two opposite sides'} is
            ${d}.`,
          points: {
            ...p,
            M: { x: 0, y: p.A?.y ?? 0 },
            N: { x: 0, y: p.D?.y ?? 0 },
          },
          hidden: 'ABCDEFMN',
          lines: around('ABCDEF'),
          broken: [frame === 1 ? 'BF' : 'MN'],
          beside: { [frame === 1 ? 'BF' : 'MN']: String(d) },
          longest: 180,
        });
      },
    };
  },
);

/** GM.QAD.6 Easy: parts of a hexagon in sixths, and its area from the width. */
export const partsOfAHexagon: readonly AnyTemplate[] = [
  ...situation<Part>({
    type: 'GM.QAD.6',
    situation: 'hexagon-parts',
    tries: 20,
    draw: draw => ({ ...draw.pick(parts), area: draw.step(18, 174, 6), frame: draw.int(0, 2) }),
    forms: [partOfHexagon],
  }),
  ...situation<Across>({
    type: 'GM.QAD.6',
    situation: 'hexagon-width',
    tries: 20,
    draw: draw => ({ d: draw.int(4, 36), frame: draw.int(0, 2) }),
    forms: [areaFromWidth],
  }),
];
