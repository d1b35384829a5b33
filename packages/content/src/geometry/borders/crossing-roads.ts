import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';

interface Crossing {
  l: number;
  b: number;
  w: number;
  frame: number;
}

const fences = form<Crossing>(
  'fence-of-four-pieces',
  {
    band: 'Medium',
    seconds: 95,
    also: ['AL.QUA.1'],
    verify: ({ l, b, w: known }) => {
      // Widths in steps of half a metre; the roads somewhere off the middle, four fences one after the other.
      const left = (l - known) * (b - known);
      for (let w = 0.5; w < b; w += 0.5) {
        if ((l - w) * (b - w) !== left) continue;
        const [x, y] = [(l - w) / 4, (b - w) / 4];
        const pieces = [x, l - w - x].flatMap(u => [y, b - w - y].map(v => 2 * (u + v)));
        return pieces.reduce((sum, piece) => sum + piece, 0);
      }
      throw new Error('no width fits');
    },
  },
  ({ l, b, w: known, frame }, { step, find }) => {
    const [place, road, roads, line] = wording(
      frame,
      ['park', 'path', 'paths', 'fence'],
      ['field', 'canal', 'canals', 'boundary'],
      ['ground', 'road', 'roads', 'wall'],
      ['plot', 'lane', 'lanes', 'hedge'],
    );
    const left = (l - known) * (b - known);
    const covered = l * b - left;
    const width = step(known, {
      name: `the width of a ${road}`,
      because: text`Moved to the edges of the ${place}, the two ${roads} leave one rectangle, which has lost $w$ of its
        length and $w$ of its breadth.`,
      works:
        value => tex`(${l} - w)(${b} - w) = ${l * b} - ${covered} \;\Rightarrow\; w^2 - ${l + b}w + ${covered} = 0
        \;\Rightarrow\; w = ${value}`,
    })`
      Let the width be $w$. Pushed together, the four pieces form a rectangle that is shorter by $w$ on both sides. Its
      area is the rest of the ${place}. The roots of this equation have the sum $${l + b}$, and only the smaller one is
      below $${b}$.`;
    const sides = step(calc`(${l} - ${width}) + (${b} - ${width})`, {
      name: 'length and breadth of the four pieces pushed together',
    })`
      Add the length and the breadth that remain without the ${roads}.`;
    const count = find(4);
    const fence = step(calc`${count} * ${sides}`, {
      because: text`Each ${road} has two sides, and the ${place} has two sides of each direction: the remaining length
        counts four times, and so does the remaining breadth.`,
    })`
      A ${line} runs along the remaining length four times: at two edges of the ${place} and on both sides of a
      ${road}. The same holds for the breadth. So take four times this sum.`;
    return {
      answer: fence,
      stem: wording(
        frame,
        text`A rectangular park in Lucknow is $${l}$ m long and $${b}$ m broad. Two paths of the same width cross inside
          it, one parallel to the length and one parallel to the breadth, each from side to side. Together they cover
          $${covered}$ square m. Each of the four pieces of lawn gets a fence all around. How many metres of fence are
          needed?`,
        text`Two canals of equal width run straight through a rectangular field of $${l}$ m by $${b}$ m, one along its
          length and the other along its breadth. They cross and take up $${covered}$ square m of the field. What is
          the sum of the perimeters of the four pieces of land that are left, in metres?`,
        text`A rectangular ground, $${l}$ m by $${b}$ m, is divided into four rectangular plots by two roads of one
          width that cross at right angles and run parallel to its sides. The roads occupy $${covered}$ square m. Every
          plot is enclosed by a wall of its own. Find the total length of the four walls in metres.`,
        text`From a rectangular plot with sides of $${l}$ m and $${b}$ m, two straight lanes that cross take away
          $${covered}$ square m. Both lanes are equally wide, reach from one side of the plot to the other and are
          parallel to its sides. A hedge is planted around each of the four gardens between them. How long are the four
          hedges together, in metres?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('used_a_factor_twice', sides, calc`(${l} - 2 * ${width}) + (${b} - 2 * ${width})`)`
          ${here}, with a total of $4 \times ${sides} = ${fence}$ m, takes the width off each side twice, as for a
          border.
          Only one ${road} crosses each side.`,
        slip('left_out_a_term', sides, calc`${l} + ${b}`)`
          $4 \times (${l} + ${b}) = ${fence}$ has a ${line} across the ends of the ${roads} too; their width has to be
          taken off.`,
        slip('took_a_part_for_the_whole', count, 2)`
          ${calc`${count} * ${sides}`} is the perimeter of the pieces pushed together; the edges along the ${roads} are
          missing.`,
        slip('left_out_a_factor', sides, calc`${l} + ${b} - ${width}`)`
          ${here} takes the width off once and leads to $4 \times ${sides} = ${fence}$ m. One ${road} shortens the
          length, the other one the breadth.`,
        slip('took_one_piece_of_several', count, 3)`
          ${calc`${count} * ${sides}`} has a ${line} along one side of each ${road} only; there is one on both sides.`,
        slip('did_not_halve', count, 8)`
          ${calc`${count} * ${sides}`} gives each of the four pieces the full remaining length and breadth, which two
          pieces share.`,
      ],
      snapRead: text`Two crossing ${roads} of one unknown width and their area: push the four pieces together.`,
      approach: text`The four pieces pushed together form one rectangle, from whose area the width follows. Then count
        how often its length and breadth occur in the four perimeters.`,
      check: text`Two ${roads} of $${width}$ m share one square: $${width} \times ${l} + ${width} \times ${b} -
        ${width}^2 = ${calc`${width} * ${l} + ${width} * ${b} - ${width}^2`.value}$ square m, as given.`,
      principle: text`Crossing strips may be pushed to the edges: what is left is one rectangle, and the crossing is not
        counted twice.`,
      figure: () => {
        const high = Math.min(0.85, Math.max(0.55, b / l));
        const [x, y, t] = [0.4, high * 0.4, 0.09];
        const [u, v] = [x + t, y + t];
        return drawn({
          alt: `A rectangle of ${l} m by ${b} m with two shaded ${roads} of one width, parallel to its sides. They
            cross and leave four rectangles.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: 1, y: 0 },
            C: { x: 1, y: high },
            D: { x: 0, y: high },
            E: { x, y: 0 },
            F: { x: u, y: 0 },
            G: { x: u, y: high },
            H: { x, y: high },
            I: { x: 0, y },
            J: { x: 1, y },
            K: { x: 1, y: v },
            L: { x: 0, y: v },
            M: { x, y },
            N: { x: u, y },
            P: { x: u, y: v },
            Q: { x, y: v },
          },
          hidden: 'ABCDEFGHIJKLMNPQ',
          lines: ['AB', 'BC', 'CD', 'DA', 'EM', 'QH', 'FN', 'PG', 'IM', 'NJ', 'LQ', 'PK'],
          shaded: ['EFNJKPGHQLIM'],
          beside: { CD: `${l}`, BC: `${b}` },
          notToScale: true,
          longest: 250,
        });
      },
    };
  },
);

/** GM.ARE.1 Medium: two crossing roads of one width. */
export const crossingRoads: readonly AnyTemplate[] = situation<Crossing>({
  type: 'GM.ARE.1',
  situation: 'two-crossing-roads',
  tries: 10,
  draw: draw => {
    const [b, w] = [draw.step(20, 60, 2), draw.int(2, 6)];
    const l = b + draw.step(4, 40, 2);
    return b > 5 * w ? { l, b, w, frame: draw.int(0, 3) } : null;
  },
  forms: [fences],
});
