import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { circumcentreOf } from '../inscribed-radii/herons.ts';
import { from } from '../triangle.ts';

const lengthLike = (value: { d: bigint; valueOf(): number }) => value.valueOf() > 0 && value.d <= 2n;

interface Crossing {
  a: number;
  b: number;
  c: number;
  asked: 'part' | 'chord';
  way: number;
}

const crossingChords = form<Crossing>(
  'part-of-a-crossing-chord',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ a, b, c, asked }) => {
      for (let x = 1; x < 400; x += 1) if (a / c === x / b) return asked === 'part' ? x : x + c;
      throw new Error('no part fits');
    },
  },
  ({ a, b, c, asked, way }, { step }) => {
    const product = step(calc`${a} * ${b}`, (_v, w) => tex`PA \times PB = PC \times PD = ${w}`)`
      The chords cross inside the circle, so triangles PAC and PDB are similar, and the products of the two parts of
      each chord are
      equal.`;
    const part = step(calc`${product} / ${c}`, (_v, w) => tex`PD = ${w}`)`
      Divide by the known part of the second chord.`;
    const answer =
      asked === 'part'
        ? part
        : step(calc`${c} + ${part}`, (_v, w) => tex`CD = ${w}`)`
          The chord is both of its parts together.`;
    return {
      answer,
      stem:
        way === 0
          ? text`Two chords AB and CD of a circle cross at P. If $PA = ${a}$, $PB = ${b}$ and $PC = ${c}$, how long
            is ${asked === 'part' ? 'PD' : 'the chord CD'}?`
          : way === 1
            ? text`On a round lawn two straight paths AB and CD cross at a tree P. From the tree it is $${a}$ m to A,
              $${b}$ m to B and $${c}$ m to C, all
              on the edge of the lawn. Find the length of
              ${asked === 'part' ? 'the path from the tree to D' : 'the whole path CD'}, in metres.`
            : text`A point P inside a circle divides the chord AB into parts of $${a}$ cm and $${b}$ cm. Another
              chord CD passes through P, and PC
              measures $${c}$ cm. What is the length of ${asked === 'part' ? 'PD' : 'CD'}, in cm?`,
      show: plain,
      plausible: lengthLike,
      slips: [
        slip('mixed_up_sum_and_product', part, a + b > c && calc`${a} + ${b} - ${c}`)`
          PD was found as ${here}, with equal sums. It is the products of the parts that are equal.`,
        slip('matched_the_wrong_sides', part, calc`${a} * ${c} / ${b}`)`
          PD was found as ${here}. The parts of one chord belong on the same side of the equation.`,
        slip('matched_the_wrong_sides', part, calc`${b} * ${c} / ${a}`)`
          PD was found as ${here}. The parts of one chord belong on the same side of the equation.`,
        asked === 'part'
          ? slip('took_the_whole_for_a_part', answer, part.add(c))`
            ${answer} is the whole chord CD.`
          : stop('took_a_part_for_the_whole', part)`
            $${part}$ is only the part PD of the chord.`,
        slip('took_the_whole_for_a_part', product, calc`${a} * (${a} + ${b})`)`
          PA was multiplied with the whole chord AB, ${here}. That belongs to a point outside the circle.`,
        slip('assumed_equal_parts', part, c)`
          P was taken for the mid-point of CD.`,
        slip('mixed_up_sum_and_product', answer, calc`${a} + ${b}`)`
          ${here} makes the two chords equally long.`,
      ],
      snapRead: text`Two chords crossing inside a circle, three of four parts known.`,
      approach: text`Equal angles over the same arcs make the triangles at P similar; the products of the parts of
        both chords are equal.`,
      check: text`$${a} \times ${b} = ${a * b}$ and $${c} \times ${q(a * b, c)} = ${a * b}$.`,
      principle: text`Chords through one point inside a circle have equal products of their parts.`,
      figure: () => {
        const P = { x: 0, y: 0 };
        const [A, B, C, D] = [from(P, 160, a), from(P, 340, b), from(P, 75, c), from(P, 255, (a * b) / c)];
        const O = circumcentreOf(A, B, C);
        return drawn({
          alt: `Chords AB and CD of a circle cross at P; PA = ${a}, PB = ${b} and PC = ${c}.`,
          points: { A, B, C, D, P, O },
          hidden: 'O',
          lines: ['AB', 'CD'],
          circles: [['O', Math.hypot(A.x - O.x, A.y - O.y)]],
          beside: { PA: String(a), PB: String(b), PC: String(c) },
          notToScale: true,
          longest: 210,
        });
      },
    };
  },
);

interface Secants {
  pa: number;
  ab: number;
  pc: number;
  cd: number;
  way: number;
}

const twoSecants = form<Secants>(
  'chord-on-the-second-secant',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ pa, ab, pc }) => {
      for (let x = 1; x < 400; x += 1) if (pc * (pc + x) === pa * (pa + ab)) return x;
      throw new Error('no chord fits');
    },
  },
  ({ pa, ab, pc, way }, { step }) => {
    const whole = step(calc`${pa} + ${ab}`, (_v, w) => tex`PB = ${w}`)`
      Outside the circle both distances are counted from P. Find the one to B.`;
    const product = step(calc`${pa} * ${whole}`, (_v, w) => tex`PA \times PB = PC \times PD = ${w}`)`
      The products of the distances from P to the two points on each line are equal.`;
    const far = step(calc`${product} / ${pc}`, (_v, w) => tex`PD = ${w}`)`
      Divide by PC.`;
    const chord = step(calc`${far} - ${pc}`, (_v, w) => tex`CD = ${w}`)`
      The chord is the part of PD inside the circle.`;
    return {
      answer: chord,
      stem:
        way === 0
          ? text`From a point P outside a circle two lines are drawn. One meets the circle at A and then at B, the
            other at C and then at D. If
            $PA = ${pa}$, $AB = ${ab}$ and $PC = ${pc}$, what is the length of the chord CD?`
          : way === 1
            ? text`Two straight canals from a sluice P cross a round lake. The first enters the lake at A, $${pa}$ km
              from P, and leaves it $${ab}$ km
              further on. The second enters the lake $${pc}$ km from P. For how many km does the line of the second
              canal run through the
              lake?`
            : text`PAB and PCD are secants of a circle, with A and C nearer to P. Given $PA = ${pa}$ cm, $AB = ${ab}$
              cm and $PC = ${pc}$ cm, find CD in
              cm.`,
      show: plain,
      plausible: lengthLike,
      slips: [
        slip('took_a_part_for_the_whole', chord, calc`${pa} * ${ab} / ${pc}`)`
          ${here} multiplies PA and AB. The second factor is the whole distance PB, and the same holds on the other
          line.`,
        stop('took_the_whole_for_a_part', far)`
          $${far}$ is the distance PD, with the part outside the circle.`,
        slip('mixed_up_sum_and_product', far, calc`${pa} + ${whole} - ${pc}`)`
          PD was found as ${here}, with equal sums in place of equal products.`,
        slip('took_a_part_for_the_whole', whole, ab)`
          The chord AB was used for the distance PB, ${whole}.`,
        slip('matched_the_wrong_sides', chord, calc`${pc} * ${ab} / ${pa}`)`
          ${here} lets chord and outer part be in the same ratio on both lines.`,
        slip('inverted_the_ratio', far, calc`${pc} * ${whole} / ${pa}`)`
          PD was found as ${here}, with the ratio the wrong way round. The nearer C is to P, the farther is D.`,
        slip('assumed_a_symmetry', chord, ab)`
          ${chord} makes the two chords equal, which needs equal outer parts as well.`,
      ],
      snapRead: text`Two secants from one point outside: products of whole distances from that point.`,
      approach: text`Both distances on each line are measured from P, so AB has to become PB first, and PD becomes CD
        at the end.`,
      check: text`$${pa} \times ${pa + ab} = ${pa * (pa + ab)}$ and $${pc} \times ${(pa * (pa + ab)) / pc} =
        ${pa * (pa + ab)}$.`,
      principle: text`For a point outside the circle multiply distances from that point, to the near and to the far
        intersection.`,
      figure: () => {
        const P = { x: 0, y: 0 };
        const [pb, pd] = [pa + ab, (pa * (pa + ab)) / pc];
        const [A, B, C, D] = [from(P, 12, pa), from(P, 12, pb), from(P, -14, pc), from(P, -14, pd)];
        const O = circumcentreOf(A, B, C);
        return drawn({
          alt: `P lies outside a circle. A line from P meets the circle at A and B, another one at C and D. PA = ${pa}, AB = ${ab}, PC = ${pc}.`,
          points: { A, B, C, D, P, O },
          hidden: 'O',
          lines: ['PB', 'PD'],
          circles: [['O', Math.hypot(A.x - O.x, A.y - O.y)]],
          beside: { PA: String(pa), AB: String(ab), PC: String(pc) },
          notToScale: true,
          longest: 270,
        });
      },
    };
  },
);

/** GM.CIR.4 Easy: equal products from a point inside and outside. */
export const products: readonly AnyTemplate[] = [
  ...situation<Crossing>({
    type: 'GM.CIR.4',
    situation: 'crossing-chords',
    tries: 60,
    draw: draw => {
      const [a, b, c] = [draw.int(3, 18), draw.int(3, 18), draw.int(3, 18)];
      const d = (a * b) / c;
      return Number.isInteger(d) &&
        new Set([a, b, c, d]).size === 4 &&
        d < 30 &&
        ![a + b - c, (a * c) / b, (b * c) / a].includes(c + d)
        ? { a, b, c, asked: draw.pick(['part', 'chord'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [crossingChords],
  }),
  ...situation<Secants>({
    type: 'GM.CIR.4',
    situation: 'two-secants',
    tries: 80,
    draw: draw => {
      const [pa, ab, pc] = [draw.int(3, 16), draw.int(3, 24), draw.int(3, 16)];
      const pd = (pa * (pa + ab)) / pc;
      return Number.isInteger(pd) &&
        pd > pc + 2 &&
        pc !== pa &&
        pd !== pa + ab &&
        ![pa + ab, 2 * pa + ab - pc, (pc * (pa + ab)) / pa].includes(pd - pc) &&
        pd < 50
        ? { pa, ab, pc, cd: pd - pc, way: draw.int(0, 2) }
        : null;
    },
    forms: [twoSecants],
  }),
];
