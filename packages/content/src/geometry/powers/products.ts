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
    revision: 2,
    verify: ({ a, b, c, asked }) => {
      for (let x = 1; x < 400; x += 1) if (a / c === x / b) return asked === 'part' ? x : x + c;
      throw new Error('no part fits');
    },
  },
  ({ a, b, c, asked, way }, { step }) => {
    const product = step(calc`${a} * ${b}`, {
      name: 'the product of the parts of a chord',
      because: text`Angles PAC and PDB stand over the same arc CB and are equal, and so are the angles at P. In the
        similar triangles $PA : PD = PC : PB$, and multiplying crosswise gives the two products.`,
      works: (_v, w) => tex`PA \times PB = PC \times PD = ${w}`,
    })`
      The chords cross inside the circle, so triangles PAC and PDB are similar, and the products of the two parts of
      each chord are equal. Find the product for AB, whose parts are known.`;
    const part = step(calc`${product} / ${c}`, {
      name: 'PD',
      because: text`Both products are the same number, and of the second one a factor is known. Not the sums of the
        parts are equal: two chords through P can have different lengths.`,
      works: (_v, w) => tex`${c} \times PD = ${a * b}, \quad PD = ${w}`,
    })`
      For CD the same product is PC times PD. Divide it by PC to find PD.`;
    const answer =
      asked === 'part'
        ? part
        : step(calc`${c} + ${part}`, {
            because: text`P lies between C and D, so the chord is made of the parts PC and PD.`,
            works: (_v, w) => tex`CD = ${w}`,
          })`
          The whole chord CD is asked for, so add its two parts.`;
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
          You found PD as ${here}, with equal sums of the parts. In the similar triangles at P the products of the parts
          are equal.`,
        slip('matched_the_wrong_sides', part, calc`${a} * ${c} / ${b}`)`
          You found PD as ${here}, which multiplies parts of different chords. PA and PB belong to one chord, so they
          are multiplied together.`,
        slip('matched_the_wrong_sides', part, calc`${b} * ${c} / ${a}`)`
          For PD you multiplied PB by PC: ${here}. Those are parts of different chords; the two parts of one chord are
          multiplied together.`,
        asked === 'part'
          ? slip('took_the_whole_for_a_part', answer, part.add(c))`
            ${answer} is the whole chord CD. The question asks for PD, which is only one of its parts.`
          : stop('took_a_part_for_the_whole', part)`
            $${part}$ is only the part PD. The chord CD also has the part PC.`,
        slip('took_the_whole_for_a_part', product, calc`${a} * (${a} + ${b})`)`
          You multiplied PA by the whole chord AB, ${here}. From a point inside the circle the two parts PA and PB are
          multiplied.`,
        slip('mixed_up_sum_and_product', answer, calc`${a} + ${b}`)`
          ${here} is the length of AB. The two chords need not be equally long: the products of their parts are equal,
          not the sums.`,
      ],
      snapRead: text`Two chords cross inside a circle and three of the four parts are known: the products of the parts
        are equal.`,
      approach: text`The triangles at P are similar because of equal angles over the same arcs. So PA times PB equals PC
        times PD, and the one unknown part follows by division.`,
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
    revision: 2,
    verify: ({ pa, ab, pc }) => {
      for (let x = 1; x < 400; x += 1) if (pc * (pc + x) === pa * (pa + ab)) return x;
      throw new Error('no chord fits');
    },
  },
  ({ pa, ab, pc, way }, { step }) => {
    const whole = step(calc`${pa} + ${ab}`, {
      name: 'the distance PB',
      because: text`For a point outside the circle both distances on a line are measured from that point. The chord AB
        alone does not begin at P.`,
      works: (_v, w) => tex`PB = PA + AB = ${w}`,
    })`
      The rule for two secants needs the distances from P to the near and to the far point. Add PA and AB to find PB.`;
    const product = step(calc`${pa} * ${whole}`, {
      name: 'the product of the distances from P',
      because: text`Triangles PAD and PCB share the angle at P and have equal angles at D and B, over the arc AC. They
        are similar: $PA : PC = PD : PB$.`,
      works: (_v, w) => tex`PA \times PB = PC \times PD = ${w}`,
    })`
      The product of the two distances from P is the same on both lines. Find it on the first line.`;
    const far = step(calc`${product} / ${pc}`, {
      name: 'the distance PD',
      works: (_v, w) => tex`${pc} \times PD = ${pa * (pa + ab)}, \quad PD = ${w}`,
    })`
      On the second line the same product is PC times PD. Divide it by PC to find PD.`;
    const chord = step(calc`${far} - ${pc}`, {
      because: text`The way from P to D first goes to C outside the circle. Only what lies beyond C is inside it.`,
      works: (_v, w) => tex`CD = PD - PC = ${w}`,
    })`
      The chord CD is the part of PD inside the circle. Subtract PC.`;
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
          ${here} uses the product of PA and AB. The second factor is the whole distance from P to B, and on the other
          line the distance from P to D.`,
        stop('took_the_whole_for_a_part', far)`
          $${far}$ is the distance PD. It includes PC, which lies outside the circle and is no part of the chord.`,
        slip('mixed_up_sum_and_product', far, calc`${pa} + ${whole} - ${pc}`)`
          You found PD as ${here}, from equal sums of the distances. From a point outside a circle the products of the
          distances are equal.`,
        slip('took_a_part_for_the_whole', whole, ab)`
          You used the chord AB, $${whole}$, as the distance PB. B is farther from P, because PA comes before the
          chord.`,
        slip('matched_the_wrong_sides', chord, calc`${pc} * ${ab} / ${pa}`)`
          ${here} makes the chord and the outer part have the same ratio on both lines. The products of the distances
          from P are equal, not these ratios.`,
        slip('inverted_the_ratio', far, calc`${pc} * ${whole} / ${pa}`)`
          You found PD as ${here}, with the ratio the wrong way round. The nearer C is to P, the farther is D, as their
          product is fixed.`,
        slip('added_for_subtracted', chord, calc`${far} + ${pc}`)`
          ${here} adds PC to PD. C lies between P and D, so the chord CD is the difference.`,
      ],
      snapRead: text`Two secants from a point outside the circle: the product of the two distances from P is the same on
        both.`,
      approach: text`Measure both distances on each line from P. So turn AB into PB first, use the equal products to
        find PD, and subtract PC at the end.`,
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
