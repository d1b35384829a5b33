import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Around {
  r: number;
  /** At least 4u chords of whole length are wanted. */
  u: number;
  frame: number;
}

const leastDistance = (square: number) => Math.ceil(Math.sqrt(square) - 1e-9);

const distances = form({
  form: 'distances-with-many-chords',
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.INQ.3'],
  stem: ({ r, u, frame }: Around) =>
    frame === 0
      ? `A point lies inside a circle of radius $${r}$, at a distance $d$ from the centre, where $d$ is a positive integer. For how many values of $d$ are there at least $${4 * u}$ chords of integer length through the point?`
      : frame === 1
        ? `On a round table of radius $${r}$ dm a mark is made at $d$ dm from the centre, $d$ being a positive integer. Through the mark at least $${4 * u}$ straight lines from edge to edge can be drawn whose lengths are whole numbers of dm. How many values can $d$ have, if the mark is not on the edge?`
        : `$O$ is the centre of a circle with radius $${r}$, and $P$ is an interior point with $OP = d$, a positive integer. If at least $${4 * u}$ chords through $P$ have integer lengths, how many values of $d$ are possible?`,
  path: path<Around>()
    .quiet('room', ({ u }) => q(2 * u))
    .step(
      'shortest',
      ({ r }, { room }) => q(2 * r).sub(room),
      'Every length strictly between the shortest chord and the diameter occurs twice, the extremes once. So that many chords need the half of that number of integers from the shortest chord up to just below the diameter.',
      ({ r, u }, { room, shortest }) =>
        `\\frac{${4 * u}}{2} = ${room}, \\quad s \\le ${2 * r} - ${room} = ${shortest}`,
    )
    .quiet('half', (_p, { shortest }) => shortest.div(2))
    .step(
      'square',
      ({ r }, { half }) => q(r * r).sub(half.mul(half)),
      'The shortest chord is perpendicular to the radius through the point: a bound for $d$ follows.',
      ({ r }, { half, square }) =>
        `d^2 = ${r}^2 - \\left(\\tfrac{s}{2}\\right)^2 \\ge ${r}^2 - ${half}^2 = ${square}`,
    )
    .step(
      'least',
      (_p, { square }) => q(leastDistance(Number(square))),
      'Find the smallest integer $d$.',
      (_p, { square, least }) =>
        `${least.sub(1)}^2 = ${least.sub(1).pow(2)} < ${square} \\le ${least}^2 = ${least.pow(2)}`,
    )
    .step(
      'count',
      ({ r }, { least }) => q(r).sub(least),
      'Count from there; the point lies inside, so $d$ is less than the radius.',
      ({ r }, { least, count }) => `d = ${least}, \\dots, ${r - 1}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'each_length_counted_once',
      at: 'room',
      wrongly: ({ u, r }) => (4 * u < 2 * r ? q(4 * u) : null),
      words: ({ u }, { room }) =>
        `$${room}$ lengths were required for $${4 * u}$ chords; by symmetry each length between the extremes gives two.`,
    },
    {
      misconception: 'radius_for_diameter',
      at: 'shortest',
      wrongly: ({ r, u }) => (r > 2 * u ? q(r - 2 * u) : null),
      words: ({ r }) => `The longest chord was taken as $${r}$; it is the diameter.`,
    },
    {
      misconception: 'half_chord_not_halved',
      at: 'half',
      wrongly: ({ r }, { shortest }) => (shortest.lt(r) ? shortest : null),
      words: (_p, { half }) =>
        `$${half}$, the whole chord, stands in the right triangle; half of it belongs there.`,
    },
    {
      misconception: 'rounds_down',
      at: 'least',
      wrongly: (_p, { least }) => least.sub(1),
      words: (_p, { least, square }) => `$d = ${least}$ was accepted, but its square is below $${square}$.`,
    },
    {
      misconception: 'point_on_circle_counted',
      at: 'count',
      wrongly: ({ r }, { least }) => q(r + 1).sub(least),
      words: ({ r }) => `$d = ${r}$ was counted too; the point lies inside the circle.`,
    },
    {
      misconception: 'smaller_distances_counted',
      at: 'count',
      wrongly: (_p, { least }) => least.sub(1),
      words: (_p, { count }) =>
        `$${count}$ counts the distances with fewer chords: near the centre all chords are almost as long as the diameter.`,
    },
    {
      misconception: 'first_distance_left_out',
      at: 'count',
      wrongly: ({ r }, { least }) => q(r - 1).sub(least),
      words: (_p, { least }) =>
        `From $${least}$ on was counted as a difference; $d = ${least}$ itself also works.`,
    },
    {
      misconception: 'quarter_of_chords',
      at: 'room',
      wrongly: ({ u }) => q(u),
      words: ({ u }) => `Only $${u}$ lengths were required, as if each occurred four times; it occurs twice.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { r }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < r,
  snapRead: () =>
    'Chords of whole length through a point, and a least number of them: the distance of the point is bounded.',
  approach: () =>
    'The number of whole chords depends on the shortest one, because lengths between the extremes occur in mirror pairs. Translate the number into a bound for the shortest chord, and that into one for the distance.',
  faster: ({ r, u }, { square }) =>
    `$${4 * u}$ chords mean $s \\le 2 \\times ${r - u}$, so $d^2 \\ge ${r}^2 - ${r - u}^2 = ${u} \\times ${2 * r - u} = ${square}$.`,
  check: ({ r }, { least }) => {
    const chord = (d: number) => 2 * Math.sqrt(r * r - d * d);
    return `For $d = ${least}$ the shortest chord is about $${chord(Number(least)).toFixed(2)}$, for $d = ${least.sub(1)}$ about $${chord(Number(least) - 1).toFixed(2)}$.`;
  },
  principle: 'Chords through a point come in mirror pairs, except the shortest and the diameter.',
  verify: ({ r, u }) => {
    let count = 0;
    for (let d = 1; d < r; d += 1) {
      let chords = 0;
      for (let c = 1; c <= 2 * r; c += 1) {
        const excess = c * c - 4 * (r * r - d * d);
        if (excess === 0 || c === 2 * r) chords += 1;
        else if (excess > 0) chords += 2;
      }
      if (chords >= 4 * u) count += 1;
    }
    return q(count);
  },
});

/** GM.CIR.1 Hard: where a point must lie for many chords of whole length. */
export const chordsOfWholeLength: readonly AnyTemplate[] = situation<Around>({
  type: 'GM.CIR.1',
  situation: 'chords-around-a-point',
  tries: 20,
  draw: draw => {
    const r = draw.int(12, 60);
    const u = draw.int(2, Math.floor(r / 2));
    const count = r - leastDistance(u * (2 * r - u));
    return count >= 2 && 4 * u < 2 * r + 40 ? { r, u, frame: draw.int(0, 2) } : null;
  },
  forms: [distances],
});
