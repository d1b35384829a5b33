import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { onAxes } from '../on-axes.ts';

interface Ends {
  x: number;
  y: number;
  /** Steps from A to B, and one step; v may be negative. */
  g: number;
  u: number;
  v: number;
  frame: number;
}

const pointsBetween = form<Ends>(
  'integer-points-on-a-segment',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ x, g, u, v }) => {
      // Every integer x from A to B: is the height of the line there an integer?
      let count = 0;
      for (let at = x; at <= x + g * u; at += 1) if (((at - x) * g * v) % (g * u) === 0) count += 1;
      return count;
    },
  },
  ({ x, y, g, u, v, frame }, { step, find }) => {
    const [bx, by] = [x + g * u, y + g * v];
    const thing = wording(frame, 'point', 'crossing', 'point', 'lamp');
    const across = find(calc`${bx} - ${x}`, { name: 'the difference of the x-coordinates' });
    const up = find(Math.abs(g * v), { name: 'the difference of the y-coordinates' });
    const steps = step(g, {
      name: 'the number of equal steps',
      works: value => tex`\text{HCF}(${across}, ${up}) = ${value}`,
      because: text`A step has to change both coordinates by whole numbers, so it divides both differences.`,
    })`
      From A to B the coordinates change by $${across}$ and $${up}$. If the segment is divided into equal steps from
      one point with integer coordinates to the next, their number divides both differences. The smallest steps belong
      to the HCF.`;
    const count = step(calc`${steps} + 1`)`
      A row with this many steps has one point more than steps, because both ends belong to it.`;
    return {
      answer: count,
      stem: wording(
        frame,
        text`A is the point $(${x}, ${y})$ and B the point $(${bx}, ${by})$. Including A and B, how many points of the
          segment AB have integer coordinates?`,
        text`The streets of a planned town are the lines $x = 0, 1, 2, \dots$ and $y = 0, 1, 2, \dots$ on a map,
          extended in both directions. A pipe is laid in a straight line from the crossing $(${x}, ${y})$ to the
          crossing $(${bx}, ${by})$. Through how many crossings does it run, with both ends counted?`,
        text`On squared paper a straight line is drawn from $(${x}, ${y})$ to $(${bx}, ${by})$. Each point on it whose
          coordinates are both integers is marked with a dot, the two ends too. Find the number of dots.`,
        text`Lamps stand at all points with integer coordinates of a large square. Someone walks straight from the
          lamp at $(${x}, ${y})$ to that at $(${bx}, ${by})$. How many lamps lie exactly on the way, the first and the
          last included?`,
      ),
      show: plain,
      plausible: value => value.gt(1) && value.d === 1n,
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${steps}`)`
          The steps were counted: from A to B there are $${steps}$ equal steps, but each end is a ${thing} too.`,
        slip('left_out_an_end_point', count, calc`${steps} - 1`)`
          ${here} leaves out both ends. They have integer coordinates and are to be counted too.`,
        slip('ignored_common_factors', steps, calc`${across}`)`
          $${across} + 1 = ${count}$ counts every integer $x$ from A to B; at most of them $y$ is no integer.`,
        slip('ignored_common_factors', steps, calc`${up}`)`
          $${up} + 1 = ${count}$ counts every integer $y$ from A to B; at most of them $x$ is no integer.`,
        slip(
          'ignored_common_factors',
          steps,
          [2, 3, 5].some(p => g % p === 0 && g > p) && g / ([2, 3, 5].find(p => g % p === 0 && g > p) ?? 1),
        )`
          $${steps}$ divides both differences, but it is not their HCF, so some points in between were passed over.`,
        slip('counted_one_too_many', count, calc`${steps} + 2`)`
          ${here} adds one for each end; the $${steps}$ steps have the first end counted already.`,
        slip(
          'subtracted_for_added',
          steps,
          Math.abs(Math.abs(u) - Math.abs(v)) > 1 && calc`abs(${across} - ${up})`,
        )`
          $${steps}$ is the difference of the two changes, not their highest common factor.`,
        stop('answered_another_quantity', up)`
          $${up}$ is the change of $y$ from A to B. The number of ${thing}s depends on the change of $x$ as well.`,
      ],
      snapRead: text`A segment between two points with integer coordinates: the HCF of the differences counts the
      steps.`,
      approach: text`Find how much $x$ and $y$ change, take the HCF of both for the number of equal steps, and add
      one.`,
      check: text`One step changes $x$ by $${u}$ and $y$ by $${v}$, which have no common factor. After $${g}$ such
        steps $x$ is ${calc`${x} + ${g} * ${u}`} and $y$ is ${calc`${y} + ${g} * ${v}`}, as B needs.`,
      principle: text`Between two points with integer coordinates there are as many equal steps as the HCF of the
        differences of their coordinates.`,
      figure: () =>
        onAxes({
          alt: `Two axes with the segment from A(${x}, ${y}) to B(${bx}, ${by}).`,
          points: { A: { x, y }, B: { x: bx, y: by } },
          lines: ['AB'],
          longest: 220,
        }),
    };
  },
);

const steps = Array.from({ length: 9 }, (_, i) => i + 2).flatMap(u =>
  Array.from({ length: 9 }, (_, i) => i + 2).flatMap(v => (u !== v && gcd(u, v) === 1 ? [{ u, v }] : [])),
);

/** GM.COO.7 Easy: integer points on a segment. */
export const onASegment: readonly AnyTemplate[] = situation<Ends>({
  type: 'GM.COO.7',
  situation: 'integer-points-between-two-points',
  tries: 20,
  draw: draw => {
    const { u, v } = draw.pick(steps);
    const g = draw.int(4, 18);
    const turned = draw.pick([v, -v]);
    const [x, y] = [draw.int(-9, 9), draw.int(-9, 9) - (turned < 0 ? Math.round((g * turned) / 2) : 0)];
    return g * Math.max(u, v) <= 90 && x !== 0 && y !== 0
      ? { x, y, g, u, v: turned, frame: draw.int(0, 3) }
      : null;
  },
  forms: [pointsBetween],
});
