import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Parallel {
  /** Four parallel chords at equal distances. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const root = (n: number) => (n > 0 && Number.isInteger(Math.sqrt(n)) ? Math.sqrt(n) : false);

const fourth = form<Parallel>(
  'fourth-of-four-parallel-chords',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.SEQ.8'],
    verify: ({ a, b, c }) => {
      // The distance e, the first chord's distance y from the centre and the radius from the three lengths.
      const e2 = (2 * b * b - a * a - c * c) / 8;
      const e = Math.sqrt(e2);
      const y = ((a * a - b * b) / 4 - e2) / (2 * e);
      const r2 = (a * a) / 4 + y * y;
      return nearFraction(Math.round(2e6 * Math.sqrt(r2 - (y + 3 * e) ** 2)) / 1e6);
    },
  },
  ({ a, b, c, d, frame }, { step, write }) => {
    write(tex`\left(\frac{L}{2}\right)^2 = r^2 - y^2 \quad \Rightarrow \quad L^2 = 4r^2 - 4y^2`, {
      because: text`The perpendicular from the centre meets a chord in its middle. So half of the chord, the
        distance $y$ and the radius form a right triangle, and Pythagoras holds.`,
    })`
      Let $r$ be the radius and $y$ the distance of a chord of length $L$ from the centre, counted as negative on
      one side of it. Pythagoras links the three, so the square of the length follows from the square of the
      distance.`;
    write(tex`4(y + e)^2 - 4y^2 = 8ey + 4e^2`, {
      because: text`From one chord to the next $y$ grows by the same $e$. In $8ey + 4e^2$ only $y$ changes, so this
        amount grows by the same number each time: it is an arithmetic progression.`,
    })`
      Let neighbouring chords be $e$ apart. From one chord to the next $L^2$ falls by the amount shown here, and
      that amount grows in equal steps. So neither $e$ nor $r$ has to be found: the squares of the lengths have
      differences in arithmetic progression.`;
    const first = step(calc`${b}^2 - ${a}^2`, {
      name: text`the first difference of the squares`,
      because: text`Not the lengths change in a regular way, only their squares do. So the squares of the known
        chords are compared.`,
    })`
      The squares of the lengths can be continued, so look at their differences. Subtract the square of the first
      length from that of the second.`;
    const second = step(calc`${c}^2 - ${b}^2`, {
      name: text`the second difference of the squares`,
      because: text`Two neighbouring differences show the step of the progression. With one difference alone it
        would not be known.`,
    })`
      Subtract the square of the second length from that of the third, to see how the differences change.`;
    const third = step(calc`2 * (${second}) - (${first})`, {
      name: text`the third difference of the squares`,
      because: text`In an arithmetic progression the next term is the last one and the step: second plus (second
        minus first), which is twice the second minus the first.`,
    })`
      The differences form an arithmetic progression, so the third one is twice the second minus the first.`;
    const length = step(() => nearFraction(Math.sqrt(Math.max(0, c * c + Number(third.valueOf()))), 1), {
      name: 'the length of the fourth chord',
      works: value => tex`L^2 = ${c}^2 ${third.lt(0) ? '-' : '+'} ${third.abs()} = ${value}^2`,
      because: text`The third difference leads from the square of the third length to the square of the fourth. A
        length is the root of its square.`,
    })`
      Add this difference to the square of the third length. The result is the square of the fourth length: take its
      root.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`Four parallel chords of a circle follow one another at equal distances. The first three are ${a} cm,
          ${b} cm and ${c} cm long, in this order. What is the length of the fourth?`,
        text`Across a round bed run four straight parallel rows of roses, each as far from the next as this from the
          one after it, and all from edge to edge. The first row is ${a} m long, the second ${b} m and the third
          ${c} m. Find the length of the fourth row.`,
        text`A circle is cut by four parallel lines with equal gaps between neighbours. The parts of the lines
          inside the circle measure ${a} cm, ${b} cm and ${c} cm for the first three lines. How long is the part of
          the fourth line inside the circle?`,
      ),
      show: value => withUnit(value, frame === 1 ? 'm' : 'cm'),
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('assumed_a_proportion', length, 2 * c - b > 0 && calc`2 * ${c} - ${b}`)`
          You repeated the last change of the length: ${here}. The lengths themselves do not change in equal steps,
          because they come from squares by Pythagoras.`,
        slip('added_lengths_for_squares', length, a - 3 * b + 3 * c > 0 && calc`${a} - 3 * ${b} + 3 * ${c}`)`
          You continued the differences of the lengths themselves: ${here}. Only the differences of their squares
          form an arithmetic progression.`,
        slip('assumed_a_symmetry', length, a)`
          You gave the fourth chord the length of the first, $${a}$. That needs the centre halfway between them, and
          then the second and the third would be equal too.`,
        slip('left_out_a_term', length, root(2 * c * c - b * b))`
          You used the last difference of the squares, $${c}^2 - ${b}^2$, once more. These differences are not
          constant; they change in equal steps.`,
        slip('wrong_sign', length, root(c * c + 2 * (b * b - a * a) - (c * c - b * b)))`
          You subtracted in the wrong order: the first difference was continued from the second, $${c * c - b * b}$,
          in the direction back to the first chord.`,
        slip('mixed_up_a_length_and_its_half', length, q(d, 2))`
          ${length} is half of the fourth chord, from its middle to the circle. The whole length is asked.`,
        slip('assumed_a_symmetry', length, b)`
          You gave the fourth chord the length of the second, $${b}$, as if the third were a diameter. Then the
          first difference of the squares would be three times the second one.`,
      ],
      snapRead: text`Parallel chords lie at equal distances and neither the radius nor the distance is known:
        compare the squares of the lengths, whose differences change in equal steps.`,
      approach: text`By Pythagoras the square of a chord falls as the square of its distance from the centre grows.
        Distances in equal steps have squares whose differences form an arithmetic progression, so continue these
        differences.`,
      check: text`The squares $${a * a}, ${b * b}, ${c * c}, ${d * d}$ have the differences $${b * b - a * a}$, $${
        c * c - b * b
      }$ and $${d * d - c * c}$, which change by $${c * c - 2 * b * b + a * a}$ each time.`,
      principle: text`Squares of numbers in equal steps have differences in equal steps; the same holds for the
        squares of lengths that come from such numbers by Pythagoras.`,
      figure: () => {
        const e = Math.sqrt((2 * b * b - a * a - c * c) / 8);
        const y = ((a * a - b * b) / 4 - e * e) / (2 * e);
        const r = Math.sqrt((a * a) / 4 + y * y);
        const rows = [a, b, c, d].map((l, i) => ({ half: l / 2, y: -(y + i * e) }));
        const points = Object.fromEntries(
          rows.flatMap(({ half, y: at }, i) => [
            ['ABCD'[i] ?? '', { x: -half, y: at }],
            ['EFGH'[i] ?? '', { x: half, y: at }],
          ]),
        );
        return drawn({
          alt: `A circle with four parallel chords at equal distances from one another, of the lengths ${a}, ${b}, ${c} and unknown.`,
          points: { O: { x: 0, y: 0 }, ...points },
          hidden: 'OABCDEFGH',
          lines: ['AE', 'BF', 'CG', 'DH'],
          circles: [['O', r]],
          beside: { AE: `${a}`, BF: `${b}`, CG: `${c}`, DH: '?' },
          notToScale: true,
          longest: 240,
        });
      },
    };
  },
);

const candidates: { a: number; b: number; c: number; d: number }[] = [];
for (let a = 6; a <= 44; a += 1)
  for (let b = a + 1; b <= 48; b += 1)
    for (let c = 6; c <= 48; c += 1) {
      const square = a * a - 3 * b * b + 3 * c * c;
      const d = root(square);
      const e2 = (2 * b * b - a * a - c * c) / 8;
      const isApart = e2 > 4 && Math.sqrt(e2) > b / 14;
      if (d && isApart && d > 3 && d !== a && c !== b && c !== d && d !== b) candidates.push({ a, b, c, d });
    }

/** GM.CIR.1 Hard: four parallel chords at equal distances. */
export const parallelChords: readonly AnyTemplate[] = situation<Parallel>({
  type: 'GM.CIR.1',
  situation: 'parallel-chords',
  draw: draw => ({ ...draw.pick(candidates), frame: draw.int(0, 2) }),
  forms: [fourth],
});
