import {
  circle,
  curve,
  type Figure,
  figure,
  label,
  mark,
  outline,
  type Point,
  remark,
  segment,
} from '../../figure.ts';
import { form, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Sheet {
  /** Radius of the sheet, and radius and height of the cone that is known. */
  l: number;
  r: number;
  h: number;
  frame: number;
}

/** A disc cut along two radii; the sector of the known cone is shaded. */
function disc({ l, r, h }: Sheet): Figure {
  const [size, middle] = [105, { x: 150, y: 140 }];
  const at = (turn: number, far: number): Point => ({
    x: middle.x + far * Math.cos(turn),
    y: middle.y + far * Math.sin(turn),
  });
  // Equal turns on both sides of the upward direction; very small and large sectors are drawn nearer to a half.
  const half = Math.PI * Math.min(0.72, Math.max(0.28, r / l));
  const rim = Array.from({ length: 41 }, (_, i) => at(-Math.PI / 2 - half + (2 * half * i) / 40, size));
  const [from, to] = [at(-Math.PI / 2 - half, size), at(-Math.PI / 2 + half, size)];
  return figure(
    300,
    290,
    `A circle of radius ${l} cm, cut along two radii into two sectors. The shaded sector becomes a cone of height
    ${h} cm, the other sector a second cone.`,
    [
      outline([middle, ...rim], true),
      circle(middle, size),
      curve(rim),
      segment(middle, from),
      segment(middle, to),
      mark(middle),
      label(at(-Math.PI / 2, size * 0.6), `height ${h} cm`),
      label(at(Math.PI / 2, size * 0.6), 'second cone'),
      // The length of the radius stands beside it, in the wider sector.
      label(at(half - Math.PI / 2 + (half > Math.PI / 2 ? -0.4 : 0.4), size * 0.62), `${l} cm`),
      remark({ x: 150, y: 276 }, 'Not to scale'),
    ],
  );
}

const other = form<Sheet, Surd>(
  'height-of-the-second-cone',
  {
    band: 'Hard',
    seconds: 135,
    also: ['GM.ARE.2'],
    verify: ({ l, h }) => {
      // By the angles of the sectors, in turns.
      const first = Math.sqrt(1 - (h / l) ** 2);
      const radius = (1 - first) * l;
      return Surd.root(Math.round(l * l - radius * radius));
    },
  },
  (p, { step, find }) => {
    const { l, r: known, h, frame } = p;
    const radius = step(surd`sqrt(${l}^2 - ${h}^2)`, {
      name: 'the radius of the first cone',
      because: text`The cut edge of a sector runs from the tip of its cone to the rim of the base.`,
    })`
      The radius of $${l}$ cm becomes the slant height of both cones. Find the base radius of the first cone by
      Pythagoras.`;
    const rest = step(surd`${l} - ${radius}`, {
      name: 'the radius of the second cone',
      works: value => tex`2\pi \times ${radius} + 2\pi r = 2\pi \times ${l} \Rightarrow r = ${value}`,
      because: text`The two arcs together are the whole circumference.`,
    })`
      The arcs of the sectors become the circumferences of the bases. So the base radius $r$ of the second cone and
      that of the first add up to $${l}$ cm.`;
    const square = find(surd`${rest}^2`);
    const height = step(surd`sqrt(${l}^2 - ${square})`, {
      works: value => tex`\sqrt{${l}^2 - ${rest}^2} = ${value}`,
    })`
      Use Pythagoras again, in the second cone with the same slant height.`;
    return {
      answer: height,
      stem: wording(
        frame,
        text`A circular sheet of paper of radius $${l}$ cm is cut along two radii into two sectors. Each sector is
          rolled into a cone, edge to edge without overlap. One cone is $${h}$ cm high. What is the height of the
          other cone, in cm?`,
        text`For two party caps a disc of card with radius $${l}$ cm is cut into two sectors, and the straight edges of
          each sector are joined without overlap. The first cap, a cone, has a height of $${h}$ cm. How high, in cm, is
          the second cap?`,
        text`A tinsmith cuts a circular plate of radius $${l}$ cm along two of its radii and bends both pieces into
          conical funnels, with nothing left over and no overlap. One funnel is $${h}$ cm deep. Find the depth of the
          other in cm.`,
        text`Two straight cuts from the centre divide a circular cloth of radius $${l}$ cm into two pieces. On each
          piece the two cuts are sewn together, so that it hangs as a conical lampshade. The height of one lampshade is
          $${h}$ cm. How many cm is the height of the other?`,
      ),
      show: value => `$${value.tex}$`,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', square, surd`${l}^2 - ${radius}^2`)`
          The squares of the base radii were made to add up to that of $${l}$: $${l}^2 - ${known}^2 = ${square}$. The
          arcs add up, so the radii themselves do.`,
        slip('added_lengths_for_squares', height, surd`${l} - ${h}`)`
          $${l} - ${h} = ${height}$ cm makes the heights add up to the radius of the circle; only the base radii
          do so.`,
        stop('stopped_a_step_early', rest)`
          $${l} - ${radius} = ${rest}$ cm is the radius of the base of that cone, not its height.`,
        slip('used_a_wrong_given_number', radius, Surd.root(h * h))`
          The height of $${h}$ cm was taken for the base radius: $${l} - ${h} = ${rest}$ cm was left for the other
          radius.`,
        slip('assumed_equal_parts', rest, surd`${l} / 2`)`
          Both cones were given the base radius $${l} \div 2 = ${rest}$ cm, but the sectors are not equal.`,
        slip('mistook_the_hypotenuse', height, surd`sqrt(${l}^2 + ${square})`)`
          $\sqrt{${l}^2 + ${rest}^2} = ${height}$ cm takes the slant height for a leg of the right triangle.`,
        slip('mixed_up_a_length_and_its_half', rest, surd`(${l} - ${radius}) / 2`)`
          Half of the difference, $(${l} - ${radius}) \div 2 = ${rest}$ cm, was taken for the base radius, as if it were
          a diameter.`,
        slip('forgot_to_square', square, rest)`
          $\sqrt{${l}^2 - ${square}} = ${height}$ cm uses the base radius itself. Pythagoras needs the square of it,
          as of all lengths.`,
      ],
      snapRead: text`Two cones from one circle: they share the slant height, and their arcs make up the circle.`,
      approach: text`Find the base radius of the first cone. The base radii add up to the radius of the circle, which is
        the slant height of the second cone as well.`,
      faster: text`The square of the height is $${known}(2 \times ${l} - ${known}) = ${known * (2 * l - known)}$, by the
        difference of squares.`,
      check: text`The base radii are $${known}$ and $${l - known}$ cm and add up to $${l}$ cm; and
        $${l}^2 - ${l - known}^2 = ${l * l - (l - known) ** 2}$ is the square of the height.`,
      principle: text`When a sector becomes a cone, its radius is the slant height and its arc the circumference of the
        base.`,
      figure: () => disc(p),
    };
  },
);

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
] as const;
const sheets = triples.flatMap(([a, b, c]) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(k =>
    [
      { l: c * k, r: a * k, h: b * k },
      { l: c * k, r: b * k, h: a * k },
    ].filter(({ l, r }) => l >= 10 && l <= 60 && r * 5 > l && r * 6 < 5.4 * l),
  ),
);

/** GM.SOL.2 Hard: two cones rolled from the two sectors of one circle. */
export const conesFromOneCircle: readonly AnyTemplate[] = situation<Sheet>({
  type: 'GM.SOL.2',
  situation: 'cones-from-one-circle',
  tries: 10,
  draw: draw => ({ ...draw.pick(sheets), frame: draw.int(0, 3) }),
  forms: [other],
});
