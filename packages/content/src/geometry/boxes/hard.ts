import { form, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { boxFigure } from './box.ts';

interface Ant {
  l: number;
  b: number;
  h: number;
  frame: number;
}

/** The squares of the three straight ways: over front and top, over two sides, and over side and top. */
const squares = ({ l, b, h }: Ant) => {
  const half = l / 2;
  return [half ** 2 + (h + b) ** 2, (b + half) ** 2 + h ** 2, b ** 2 + (h + half) ** 2] as const;
};

const shortest = form<Ant, Surd>(
  'shortest-way-over-two-faces',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRI.2'],
    verify: ({ l, b, h }) => {
      // The point where the common edge is crossed is moved in small steps, for each pair of faces.
      const ways = [
        (t: number) => Math.hypot(t, h) + Math.hypot(l / 2 - t, b),
        (t: number) => Math.hypot(b, t) + Math.hypot(l / 2, h - t),
        (t: number) => Math.hypot(t, h) + Math.hypot(b - t, l / 2),
      ];
      const most = [l / 2, h, b];
      let best = Number.POSITIVE_INFINITY;
      ways.forEach((way, i) => {
        for (let n = 0; n <= 4000; n += 1) best = Math.min(best, way(((most[i] ?? 0) * n) / 4000));
      });
      const square = Math.round(best * best);
      if (Math.abs(square - best * best) > 0.05) throw new Error('no whole square');
      return Surd.root(square);
    },
  },
  (p, { step, find }) => {
    const { l, b, h, frame } = p;
    const half = l / 2;
    const unit = frame === 3 ? 'm' : 'cm';
    const over = step(surd`sqrt(${half}^2 + (${h} + ${b})^2)`, {
      name: 'the way over the front and the top',
      because: text`In a plane the straight line is the shortest, so each pair of faces is laid flat.`,
    })`
      Unfold the front and the top into one rectangle. The straight way from P to Q is the hypotenuse of a right
      triangle with the legs $${half}$ and $${h} + ${b}$ ${unit}.`;
    const round = step(surd`sqrt((${b} + ${half})^2 + ${h}^2)`, {
      name: 'the way over the left side and the back',
      because: text`P is also a corner of the left side and Q also a point of the back. Laid flat, these two faces
          stand side by side, so their breadths add up and the height stays.`,
    })`
      Unfold the left side and the back. Now the legs are $${b} + ${half}$ and $${h}$ ${unit}.`;
    const across = step(surd`sqrt(${b}^2 + (${h} + ${half})^2)`, {
      name: 'the way over the left side and the top',
      because: text`The top can be folded down to the left side as well as to the front. Then the height and half of
          the length lie in one line, and the breadth across it.`,
    })`
      Unfold the left side and the top. The legs are $${b}$ and $${h} + ${half}$ ${unit}.`;
    const [one, two, three] = [find(surd`${over}`), find(surd`${round}`), find(surd`${across}`)];
    const all = [one, two, three];
    const least = step(
      () => all.reduce((x, y) => (y.valueOf() < x.valueOf() ? y : x)).add(0),
      value => tex`\min\left(${one},\ ${two},\ ${three}\right) = ${value}`,
    )`
      Each pair of faces gives a straight way. Compare the three and take the shortest.`;
    return {
      answer: least,
      stem: wording(
        frame,
        text`A closed box is $${l}$ cm long (left to right), $${b}$ cm broad (front to back) and $${h}$ cm high, and
          stands on a table. An ant sits at P, the lower left corner of the front, and walks over the outside of the
          box to Q, the middle of the upper back edge. What is the length of its shortest way, in cm?`,
        text`P is the lower left front corner of a wooden block that measures $${l}$ cm from left to right, $${b}$ cm
          from front to back and $${h}$ cm in height; Q is the midpoint of its upper edge at the back. A thread is
          stretched on the faces of the block from P to Q. How short, in cm, can the thread be?`,
        text`In an empty room of a doll's house the floor is $${l}$ cm wide and $${b}$ cm deep and the walls are
          $${h}$ cm high. A spider on the walls and the ceiling wants to go from P, where the floor meets the left end
          of the front wall, to Q, halfway along the upper edge of the back wall. Find the shortest length of its way
          in cm.`,
        text`A machine has the shape of a cuboid with a front of $${l}$ m by $${h}$ m and a depth of $${b}$ m. A cable
          runs on its surface, not under it, from the lower left corner P of the front to the middle Q of the upper
          edge of the back. How many metres of cable are needed at least?`,
      ),
      show: value => `$${value.tex}$`,
      slips: [
        slip('left_out_a_case', least, over.valueOf() > least.valueOf() + 1e-9 && over)`
          $${least}$ is the straight way over the front and the top. Another pair of faces gives a shorter one.`,
        slip('left_out_a_case', least, round.valueOf() > least.valueOf() + 1e-9 && round)`
          $${least}$ is the straight way over the left side and the back. Another pair of faces gives a shorter one.`,
        slip('left_out_a_case', least, across.valueOf() > least.valueOf() + 1e-9 && across)`
          $${least}$ is the straight way over the left side and the top. Another pair of faces gives a shorter one.`,
        slip('took_the_figure_for_special', least, surd`sqrt(${half}^2 + ${b}^2 + ${h}^2)`)`
          $${least}$ is the straight line through the inside, and the way has to stay on the faces.`,
        slip('mixed_up_a_length_and_its_half', least, surd`sqrt(${l}^2 + (${h} + ${b})^2)`)`
          $${least}$ leads over front and top to the far end of the edge; Q is its middle.`,
        slip('added_lengths_for_squares', least, surd`${h} + sqrt(${half}^2 + ${b}^2)`)`
          $${least}$ goes straight up first and then at an angle over the top. Unfolded, that is not a straight line.`,
        slip('added_lengths_for_squares', least, surd`${b} + sqrt(${half}^2 + ${h}^2)`)`
          $${least}$ goes straight to the back first and then at an angle over the back. Unfolded, that is not a
          straight line.`,
        slip('left_out_a_length', least, surd`sqrt(${b}^2 + ${h}^2)`)`
          $${least}$ is the diagonal of the left side alone. From its end Q is still $${half}$ ${unit} away.`,
        slip('left_out_a_length', least, surd`sqrt(${half}^2 + ${b}^2)`)`
          $${least}$ is the way on the top alone, from its front edge to Q.`,
        slip('mixed_up_a_length_and_its_half', least, surd`sqrt((${l} + ${b})^2 + ${h}^2)`)`
          $${least}$ leads over two sides to the far end of the edge; Q is its middle.`,
      ],
      snapRead: text`A shortest way on the faces of a cuboid: unfold pairs of faces and compare the straight lines.`,
      approach: text`Every way from P to Q crosses one edge between two faces. Lay each pair of faces flat; the three
        straight lines are hypotenuses, of which the shortest is asked.`,
      faster: text`All three squares contain $${half}^2 + ${b}^2 + ${h}^2$; they differ by twice the product of the
        two lengths that are added. So add the two shortest of $${half}$, $${b}$ and $${h}$.`,
      check: () => {
        const [x, y, z] = squares(p);
        return text`The squares of the three ways are $${x}$, $${y}$ and $${z}$; $${Math.min(x, y, z)}$ is the
        smallest.`;
      },
      principle: text`On faces that can be laid flat the shortest way is a straight line; there are several ways to
        lay them flat, so compare.`,
      figure: () =>
        boxFigure({
          size: [l, b, h],
          names: [`${l} ${unit}`, `${b} ${unit}`, `${h} ${unit}`],
          marks: { P: [0, 0, 0], Q: [0.5, 1, 1] },
          alt: `A cuboid, ${l} ${unit} from left to right, ${b} ${unit} from front to back and ${h} ${unit} high. P is
          the lower left corner of the front, Q the middle of the upper back edge.`,
        }),
    };
  },
);

/** GM.SOL.1 Hard: the shortest way on the faces of a box. */
export const waysOnFaces: readonly AnyTemplate[] = situation<Ant>({
  type: 'GM.SOL.1',
  situation: 'way-on-the-faces',
  tries: 40,
  draw: draw => {
    const frame = draw.int(0, 3);
    const p = { l: 2 * draw.int(2, 12), b: draw.int(2, 15), h: draw.int(2, 15), frame };
    const all = squares(p);
    const different = new Set(all).size === 3 && new Set([p.l / 2, p.b, p.h]).size === 3;
    return different && Math.max(p.l, p.b, p.h) < 4 * Math.min(p.l, p.b, p.h) ? p : null;
  },
  forms: [shortest],
});
