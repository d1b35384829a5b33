import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { degrees, onCircle } from './measured-angles.ts';

interface Equal {
  /** Points on the circle. */
  n: number;
  /** Equal arcs on the smaller arc AB. */
  k: number;
  /** The angle, in halves of an equal arc. */
  t: number;
  way: boolean;
}

const sizeOf = ({ n, t }: Equal) => degrees(q(180 * t, n));
/** 1 + 2 + … + m. */
const triangular = (m: number) => (m * (m + 1)) / 2;

/** The sum 1 + 2 + … + m, written out where it is short. */
const upTo = (m: number) =>
  m < 4 ? Array.from({ length: m }, (_, i) => i + 1).join(' + ') : `1 + 2 + \\dots + ${m}`;

const steepChords = form({
  form: 'chords-that-cross-steeply',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['MM.PNC.3', 'AL.SEQ.1'],
  entry: true,
  seconds: 150,
  stem: (p: Equal) =>
    p.way
      ? `$${p.n}$ points divide a circle into equal arcs. $A$ and $B$ are two of them, and $${p.k - 1}$ of the others lie on the smaller arc $AB$. Of the chords that join two of the other points, how many cross $AB$ inside the circle so that the smaller angle at the crossing is at least ${sizeOf(p)}?`
      : `Around the rim of a circular frame stand $${p.n}$ pegs at equal distances. A thread is stretched between two of them, with $${p.k - 1}$ pegs on its shorter side. A second thread is to join two of the remaining pegs and to cross the first one; where they cross, no angle may be smaller than ${sizeOf(p)}. In how many ways can it be placed?`,
  path: path<Equal>()
    .step(
      'all',
      ({ n, k }) => q((k - 1) * (n - k - 1)),
      'A chord crosses the first one if its ends lie on different sides of it. Count these.',
      ({ n, k }, { all }) => `${k - 1} \\times ${n - k - 1} = ${numberTex(all)}`,
    )
    .step(
      'parts',
      ({ t }) => q(t),
      'The angle of two crossing chords is half the sum of the opposite arcs between them. Find how many of the equal arcs these must have together.',
      ({ n, t }, { parts }) =>
        `2 \\times ${numberTex(q(180 * t, n))}^\\circ \\div \\frac{360^\\circ}{${n}} = ${numberTex(parts)}`,
    )
    .step(
      'flat',
      (_p, { parts }) => q(triangular(Number(parts) - 2)),
      ({ t }) =>
        `Now the flat ones. Two opposite arcs with $s$ equal arcs together can be split in $s - 1$ ways; add these for every sum $s$ below $${t}$.`,
      (_p, { parts, flat }) => `${upTo(Number(parts) - 2)} = ${numberTex(flat)}`,
    )
    .step(
      'count',
      (_p, { all, flat }) => all.sub(flat.mul(2)),
      'The other pair of opposite arcs may be the small one just as well. Take both off.',
      (_p, { all, flat, count }) => `${numberTex(all)} - 2 \\times ${numberTex(flat)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'other_pair_of_arcs_forgotten',
      at: 'count',
      wrongly: (_p, { all, flat }) => all.sub(flat),
      words: (_p, { all, flat }) =>
        `$${numberTex(all)} - ${numberTex(flat)}$ takes off the chords that lean to one side; as many lean to the other.`,
    },
    {
      misconception: 'exact_angle_left_out',
      at: 'parts',
      wrongly: ({ t }) => q(t + 1),
      words: p => `Chords that cross at exactly ${sizeOf(p)} were taken off too; 'at least' lets them count.`,
    },
    {
      misconception: 'angle_taken_as_at_the_centre',
      at: 'parts',
      wrongly: ({ t }) => (t % 2 === 0 && t > 4 ? q(t / 2) : null),
      words: (_p, { parts }) =>
        `An arc of $${numberTex(parts)}$ parts has this angle at the centre; here the two arcs together need twice as much.`,
    },
    {
      misconception: 'arcs_counted_for_points',
      at: 'all',
      wrongly: ({ n, k }) => q(k * (n - k)),
      words: ({ n, k }) =>
        `$${k} \\times ${n - k}$ multiplies the numbers of arcs on both sides; each side has one point fewer than arcs.`,
    },
    {
      misconception: 'angle_condition_ignored',
      gives: 'all',
      words: (p, { all }) =>
        `$${numberTex(all)}$ chords cross the first one, but some at less than ${sizeOf(p)}.`,
    },
    {
      misconception: 'empty_arcs_allowed',
      at: 'flat',
      wrongly: ({ t }) => q(triangular(t)),
      words: (_p, { flat }) =>
        `$${numberTex(flat)}$ flat chords come from letting an arc be empty; chords that share an end with the first do not cross it.`,
    },
    {
      misconception: 'exact_angle_only',
      at: 'count',
      wrongly: ({ t }) => q(2 * (t - 1)),
      words: (p, { count }) =>
        `$${numberTex(count)}$ chords cross at exactly ${sizeOf(p)}; steeper ones are wanted as well.`,
    },
    {
      misconception: 'flat_chords_reported',
      at: 'count',
      wrongly: (_p, { flat }) => flat.mul(2),
      words: (_p, { count }) => `$${numberTex(count)}$ is the number of chords that cross too flatly.`,
    },
    {
      misconception: 'sums_started_one_late',
      at: 'parts',
      wrongly: ({ t }) => q(t - 1),
      words: ({ t }) =>
        `The sums were only taken up to $${t - 2}$ arcs; $${t - 1}$ arcs still give too small an angle.`,
    },
    {
      misconception: 'chords_on_one_side_counted',
      at: 'all',
      wrongly: ({ n }) => q(((n - 2) * (n - 3)) / 2),
      words: (_p, { all }) =>
        `$${numberTex(all)}$ chords join two of the other points, but those with both ends on one side do not cross the first.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Equally spaced points, one fixed chord, and a least angle at which other chords cross it: arcs first, then a count.',
  approach: () =>
    'Turn the angle into a number of equal arcs by the theorem of crossing chords. Too flat a crossing means that one pair of opposite arcs is small: count those chords as a sum of consecutive integers, for either pair.',
  faster: ({ n, k, t }) =>
    `$${k - 1} \\times ${n - k - 1}$ crossings less $2 \\times (${upTo(t - 2)}) = ${t - 2} \\times ${t - 1}$.`,
  check: ({ n, t }, { flat }) =>
    `Steepest of the flat chords: sums of $${t - 1}$ arcs give $${numberTex(q(180 * (t - 1), n))}^\\circ$. Mirroring the circle exchanges both kinds, so $${numberTex(flat)}$ stands twice.`,
  principle:
    'The angle between two crossing chords is half the sum of the arcs opposite to each other, so with equal arcs angles become whole numbers to count.',
  verify: ({ n, k, t }) => {
    const points = Array.from({ length: n }, (_, i) => onCircle((360 * i) / n));
    const way = (i: number, j: number) => {
      const [a, b] = [points[i] ?? { x: 0, y: 0 }, points[j] ?? { x: 0, y: 0 }];
      return { x: b.x - a.x, y: b.y - a.y };
    };
    const first = way(0, k);
    let count = 0;
    for (let i = 1; i < k; i += 1)
      for (let j = k + 1; j < n; j += 1) {
        const other = way(i, j);
        const [cross, dot] = [first.x * other.y - first.y * other.x, first.x * other.x + first.y * other.y];
        const angle = (Math.atan2(Math.abs(cross), Math.abs(dot)) * 180) / Math.PI;
        if (angle >= (180 * t) / n - 1e-7) count += 1;
      }
    return q(count);
  },
});

/** GM.CIR.2 Hard: chords of equally spaced points that cross a given one at a large angle. */
export const chordsThatCross: readonly AnyTemplate[] = situation<Equal>({
  type: 'GM.CIR.2',
  situation: 'chords-of-equal-arcs',
  tries: 40,
  draw: draw => {
    const n = draw.pick([12, 15, 18, 20, 24, 30, 36]);
    const [k, t] = [draw.int(4, Math.floor((n - 1) / 2)), draw.int(4, 12)];
    const fits = t <= k && 2 * t < n && (180 * t) % n === 0;
    return fits ? { n, k, t, way: draw.chance(0.5) } : null;
  },
  forms: [steepChords],
});
