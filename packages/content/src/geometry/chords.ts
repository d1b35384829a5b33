import type Fraction from 'fraction.js';
import { path } from '../path.ts';
import { fractionTex, plain } from '../show.ts';
import { form, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';

interface Chords {
  r: number;
  /** Half-chords and their distances from the centre; the first chord is the longer one. */
  h: number;
  d: number;
  g: number;
  e: number;
  /** Parts of two perpendicular chords and the diameter. */
  parts: readonly [number, number, number, number, number];
  /** Same side of the centre. */
  way: boolean;
}

const root = (n: number) => Math.round(Math.sqrt(Math.max(0, n)) * 1e6) / 1e6;
const positive = (value: { valueOf(): number; d: bigint }) => value.valueOf() > 0 && value.d <= 2n;
const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

/** A square, with brackets round a fraction only. */
const squared = (value: Fraction) =>
  value.d === 1n ? `${fractionTex(value)}^2` : `\\left(${fractionTex(value)}\\right)^2`;

const chordLength = form({
  form: 'length-from-distance',
  band: 'Easy',
  seconds: 35,
  stem: ({ r, d, way }: Chords) =>
    way
      ? `A chord of a circle of radius $${r}$ cm is $${d}$ cm away from the centre. How long is the chord, in cm?`
      : `A straight path crosses a round park of diameter $${2 * r}$ m and passes $${d}$ m from its centre. What is the length of the path inside the park, in metres?`,
  path: path<Chords>()
    .quiet('square', ({ r, d }) => q(r * r - d * d))
    .step(
      'half',
      (_p, { square }) => q(root(square.valueOf())),
      'The distance, half of the chord and a radius form a right triangle.',
      ({ r, d }, { half }) => `\\sqrt{${r}^2 - ${d}^2} = ${fractionTex(half)}`,
    )
    .step(
      'chord',
      (_p, { half }) => half.mul(2),
      'The chord is twice this half.',
      (_p, { half, chord }) => `2 \\times ${fractionTex(half)} = ${fractionTex(chord)}`,
    ),
  slips: [
    {
      misconception: 'half_chord_for_chord',
      gives: 'half',
      words: (_p, { half }) => `$${fractionTex(half)}$ is only half of the chord.`,
    },
    {
      misconception: 'difference_for_root',
      at: 'half',
      wrongly: ({ r, d }) => q(r - d),
      words: ({ r, d }) =>
        `$${r} - ${d}$ is the height of the arc; the half-chord needs the difference of the squares.`,
    },
    {
      misconception: 'sum_for_difference',
      at: 'half',
      wrongly: ({ r, d }) => q(r + d, 2),
      words: ({ r, d }) => `Radius and distance were added, $${r} + ${d}$.`,
    },
    {
      misconception: 'chord_doubled_again',
      at: 'chord',
      wrongly: (_p, { half }) => half.mul(4),
      words: () => 'The half-chord was doubled twice.',
    },
    {
      misconception: 'diameter_less_distance',
      at: 'chord',
      wrongly: ({ r, d }) => q(2 * r - d),
      words: ({ r, d }) => `$${2 * r} - ${d}$ takes the distance off the diameter.`,
    },
    {
      misconception: 'distance_doubled',
      at: 'chord',
      wrongly: ({ d }) => q(2 * d),
      words: ({ d }) => `$2 \\times ${d}$ doubles the distance from the centre instead of the half-chord.`,
    },
  ],
  show: value => shown(value),
  plausible: (value, { r }) => positive(value) && value.valueOf() < 2 * r,
  snapRead: () => 'A radius and the distance of a chord: a right triangle with half the chord.',
  approach: () => 'Find half of the chord by Pythagoras and double it.',
  check: ({ r, h, d }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${r}^2$.`,
  principle: 'Radius, half-chord and distance from the centre form a right triangle.',
  verify: ({ r, d }) => {
    for (let c = 1; c < 2 * r; c += 1) if (c * c === 4 * (r * r - d * d)) return q(c);
    throw new Error('no chord fits');
  },
});

const radius = form({
  form: 'radius-from-height-of-arc',
  band: 'Easy',
  seconds: 50,
  stem: ({ r, h, d, way }: Chords) =>
    way
      ? `A bridge is an arc of a circle. Its span is $${2 * h}$ m and its greatest height above the chord is $${r - d}$ m. What is the radius of the circle, in metres?`
      : `The mid-point of a chord of length $${2 * h}$ is $${r - d}$ away from the nearer arc. Find the radius of the circle.`,
  path: path<Chords>()
    .quiet('half', ({ h }) => q(h))
    .step(
      'other',
      ({ r, d }, { half }) => half.mul(half).div(r - d),
      'The diameter through the mid-point is cut into the height and a second part, whose product is the square of the half-chord.',
      ({ r, d }, { half, other }) => `${fractionTex(half)}^2 \\div ${r - d} = ${fractionTex(other)}`,
    )
    .quiet('whole', ({ r, d }, { other }) => other.add(r - d))
    .step(
      'radius',
      (_p, { whole }) => whole.div(2),
      'Both parts make the diameter; halve it.',
      ({ r, d }, { other, radius: value }) =>
        `\\frac{${fractionTex(other)} + ${r - d}}{2} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'diameter_for_radius',
      gives: 'whole',
      words: (_p, { whole }) => `$${fractionTex(whole)}$ is the diameter.`,
    },
    {
      misconception: 'height_not_added',
      at: 'whole',
      wrongly: (_p, { other }) => other,
      words: (_p, { other }) =>
        `$${fractionTex(other)}$ is only one part of the diameter; the height belongs to it.`,
    },
    {
      misconception: 'height_subtracted',
      at: 'whole',
      wrongly: ({ r, d }, { other }) => other.sub(r - d),
      words: () => 'The height was subtracted: half of that is the distance of the chord from the centre.',
    },
    {
      misconception: 'half_chord_with_height',
      at: 'radius',
      wrongly: ({ h, r, d }) => q(h + r - d),
      words: ({ h, r, d }) => `$${h} + ${r - d}$ adds half-chord and height.`,
    },
    {
      misconception: 'arc_taken_as_half_circle',
      at: 'radius',
      wrongly: ({ h }) => q(h),
      words: ({ h }) => `$${h}$ would be the radius if the arc were a half-circle.`,
    },
    {
      misconception: 'part_for_radius',
      gives: 'other',
      words: (_p, { other }) => `$${fractionTex(other)}$ is the longer part of the diameter.`,
    },
  ],
  show: value => shown(value),
  plausible: value => positive(value),
  snapRead: () => 'A chord and the height of its arc; the radius is asked.',
  approach: () =>
    'The height continues to a diameter; half-chord and the two parts of the diameter are connected.',
  check: ({ r, h, d }) =>
    `The chord is $${r} - ${r - d} = ${d}$ from the centre, and $${d}^2 + ${h}^2 = ${r}^2$.`,
  principle: 'The parts of a diameter have the square of the half-chord as product.',
  verify: ({ r, h, d }) => {
    for (let x = 1; x < 1000; x += 1) if ((x - (r - d)) ** 2 + h * h === x * x) return q(x);
    throw new Error('no radius fits');
  },
});

const secondChord = form({
  form: 'second-chord',
  band: 'Easy',
  seconds: 50,
  stem: ({ h, d, g, way }: Chords) =>
    way
      ? `In a circle a chord of length $${2 * h}$ is $${d}$ from the centre. How far from the centre is a chord of length $${2 * g}$?`
      : `Two chords of a circle are $${2 * h}$ cm and $${2 * g}$ cm long. The first is $${d}$ cm from the centre. What is the distance of the second from the centre, in cm?`,
  path: path<Chords>()
    .step(
      'square',
      ({ h, d }) => q(h * h + d * d),
      'The first chord gives the square of the radius.',
      ({ h, d }, { square }) => `${h}^2 + ${d}^2 = ${square}`,
    )
    .quiet('half', ({ g }) => q(g))
    .step(
      'distance',
      (_p, { square, half }) => q(root(square.sub(half.mul(half)).valueOf())),
      'Take away the square of half the second chord and take the root.',
      (_p, { square, half, distance }) =>
        `\\sqrt{${square} - ${fractionTex(half)}^2} = ${fractionTex(distance)}`,
    ),
  slips: [
    {
      misconception: 'distances_in_proportion',
      at: 'distance',
      wrongly: ({ h, d, g }) => q(Math.round((d * h) / g)),
      words: ({ h, g }) =>
        `The distance was scaled by $\\frac{${h}}{${g}}$ (rounded); distances and chords are not in inverse proportion.`,
    },
    {
      misconception: 'difference_carried_over',
      at: 'distance',
      wrongly: ({ h, d, g }) => q(d + (h - g)),
      words: ({ h, g, d }) => `The difference of the half-chords, $${h} - ${g}$, was added to $${d}$.`,
    },
    {
      misconception: 'difference_of_chords_carried_over',
      at: 'distance',
      wrongly: ({ h, d, g }) => q(d + 2 * (h - g)),
      words: ({ h, g, d }) => `The difference of the chords, $${2 * h} - ${2 * g}$, was added to $${d}$.`,
    },
    {
      misconception: 'radius_reported',
      at: 'distance',
      wrongly: ({ r }) => q(r),
      words: ({ r }) => `$${r}$ is the radius of the circle.`,
    },
    {
      misconception: 'half_chord_reported',
      at: 'distance',
      wrongly: ({ g }) => q(g),
      words: ({ g }) => `$${g}$ is half of the second chord.`,
    },
    {
      misconception: 'same_distance',
      at: 'distance',
      wrongly: ({ d, e }) => q(Math.round((d + e) / 2)),
      words: () =>
        'A distance between the two true ones was taken; a shorter chord lies farther from the centre by Pythagoras, not by halves.',
    },
  ],
  show: value => shown(value),
  plausible: value => positive(value),
  snapRead: () => 'Two chords of one circle: the radius connects them.',
  approach: () => 'The square of the radius from the first chord, the distance from the second.',
  faster: ({ h, d, g }) => `$${d}^2 + (${h} - ${g})(${h} + ${g})$ is the square of the distance.`,
  check: ({ g, e, r }) => `The second right triangle fits: $${g}^2 + ${e}^2 = ${r}^2$, the same radius.`,
  principle: 'All chords of a circle have the same sum of squares of half-chord and distance.',
  verify: ({ h, d, g }) => {
    for (let x = 0; x < 200; x += 1) if (x * x + g * g === h * h + d * d) return q(x);
    throw new Error('no distance fits');
  },
});

const twoPositions = form({
  form: 'two-possible-distances',
  band: 'Medium',
  seconds: 70,
  stem: ({ r, h, g, way }: Chords) =>
    way
      ? `Two parallel chords of a circle of radius $${r}$ have lengths $${2 * h}$ and $${2 * g}$. Their distance can have two values. What is the sum of these two values?`
      : `In a circle of radius $${r}$ cm there are parallel chords of $${2 * h}$ cm and $${2 * g}$ cm. How far apart are they, in cm, counting both possible cases together (their two distances added)?`,
  path: path<Chords>()
    .step(
      'near',
      ({ d }) => q(d),
      'Find the distance of each chord from the centre by Pythagoras.',
      ({ r, h, g, e }, { near }) =>
        `\\sqrt{${r}^2 - ${h}^2} = ${near}, \\quad \\sqrt{${r}^2 - ${g}^2} = ${e}`,
    )
    .quiet('far', ({ e }) => q(e))
    .quiet('opposite', (_p, { near, far }) => far.add(near))
    .quiet('same', (_p, { near, far }) => far.sub(near))
    .step(
      'sum',
      (_p, { opposite, same }) => opposite.add(same),
      'With the centre between them the distances add, otherwise they subtract. Add the two results.',
      (_p, { near, far, sum }) => `(${far} + ${near}) + (${far} - ${near}) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'opposite',
      words: (_p, { opposite }) =>
        `$${opposite}$ is the distance when the centre lies between the chords; the other case is missing.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'same',
      words: (_p, { same }) =>
        `$${same}$ is the distance when both lie on one side; the other case is missing.`,
    },
    {
      misconception: 'nearer_distance_doubled',
      at: 'sum',
      wrongly: (_p, { near }) => near.mul(2),
      words: (_p, { near }) => `$2 \\times ${near}$ is the difference of the two values, not their sum.`,
    },
    {
      misconception: 'whole_chords_used',
      at: 'near',
      wrongly: ({ h }) => q(h),
      words: ({ h }) => `The half-chord $${h}$ was taken for the distance of the longer chord.`,
    },
    {
      misconception: 'both_distances_doubled',
      at: 'sum',
      wrongly: (_p, { near, far }) => near.add(far).mul(2),
      words: () => 'In both cases the distances from the centre were added.',
    },
    {
      misconception: 'radii_added',
      at: 'sum',
      wrongly: ({ r }) => q(2 * r),
      words: ({ r }) => `$2 \\times ${r}$ is the diameter; the chords do not touch the circle at its ends.`,
    },
    {
      misconception: 'half_chords_for_distances',
      at: 'sum',
      wrongly: ({ h }) => q(2 * h),
      words: ({ h }) => `Half-chords were used for distances, which leads to $2 \\times ${h}$.`,
    },
    {
      misconception: 'smaller_half_chord_doubled',
      at: 'sum',
      wrongly: ({ g }) => q(2 * g),
      words: ({ g }) => `$2 \\times ${g}$ is the shorter chord itself.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Parallel chords on one or on both sides of the centre: two cases.',
  approach: () => 'Distances from the centre first; then both cases.',
  faster: ({ r, g }) => `In the sum the nearer chord cancels: twice $\\sqrt{${r}^2 - ${g}^2}$.`,
  check: ({ r, g, e }) =>
    `Half of the sum, $${e}$, belongs to the shorter chord: $${g}^2 + ${e}^2 = ${r}^2$.`,
  principle: 'Parallel chords: the distances from the centre add or subtract, by the side on which they lie.',
  verify: ({ r, h, g }) => {
    const [x, y] = [Math.sqrt(r * r - h * h), Math.sqrt(r * r - g * g)];
    return q(Math.round(x + y + Math.abs(y - x)));
  },
});

const fromGap = form({
  form: 'radius-from-two-chords',
  band: 'Medium',
  seconds: 80,
  stem: ({ h, d, g, e, way }: Chords) =>
    way
      ? `Two parallel chords of a circle, $${2 * h}$ and $${2 * g}$ long, lie on opposite sides of the centre, $${d + e}$ apart. What is the radius?`
      : `A round table is cut along two parallel lines on either side of its centre. The cuts are $${2 * h}$ cm and $${2 * g}$ cm long and $${d + e}$ cm apart. Find the radius of the table in cm.`,
  path: path<Chords>()
    .quiet('gap', ({ d, e }) => q(d + e))
    .quiet('squares', ({ h, g }) => q(h * h - g * g))
    .step(
      'near',
      (_p, { gap, squares }) => gap.sub(squares.div(gap)).div(2),
      'Let $x$ be the distance of the longer chord. Both chords give the square of the radius; equate.',
      ({ h, g, d, e }, { near }) =>
        `${h}^2 + x^2 = ${g}^2 + (${d + e} - x)^2, \\quad x = ${fractionTex(near)}`,
    )
    .step(
      'radius',
      ({ h }, { near }) =>
        q(
          root(
            near
              .mul(near)
              .add(h * h)
              .valueOf(),
          ),
        ),
      'Now the radius follows.',
      ({ h }, { near, radius: value }) => `\\sqrt{${h}^2 + ${fractionTex(near)}^2} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'diameter_for_radius',
      at: 'radius',
      wrongly: ({ r }) => q(2 * r),
      words: ({ r }) => `$${2 * r}$ is the diameter.`,
    },
    {
      misconception: 'sum_of_distances_and_half',
      at: 'radius',
      wrongly: ({ d, e }) => q(d + e),
      words: ({ d, e }) => `$${d + e}$ is the distance of the chords.`,
    },
    {
      misconception: 'distance_reported',
      at: 'radius',
      wrongly: ({ e }) => q(e),
      words: ({ e }) => `$${e}$ is the distance of the shorter chord from the centre.`,
    },
    {
      misconception: 'half_chord_and_distance_added',
      at: 'radius',
      wrongly: ({ h, d }) => q(h + d),
      words: ({ h, d }) => `$${h} + ${d}$ adds half-chord and distance instead of their squares.`,
    },
    {
      misconception: 'half_sum_of_chords',
      at: 'radius',
      wrongly: ({ h, g }) => q(h + g, 2),
      words: () => 'The mean of the half-chords was taken.',
    },
    {
      misconception: 'half_chord_for_radius',
      at: 'radius',
      wrongly: ({ h }) => q(h),
      words: ({ h }) => `$${h}$ is half of the longer chord, which is no diameter.`,
    },
    {
      misconception: 'shorter_half_chord_and_distance_added',
      at: 'radius',
      wrongly: ({ g, e }) => q(g + e),
      words: ({ g, e }) => `$${g} + ${e}$ adds half-chord and distance of the shorter chord.`,
    },
  ],
  show: value => shown(value),
  plausible: (value, { h }) => positive(value) && value.valueOf() > h / 3,
  snapRead: () =>
    'Two chords on either side of the centre and their distance: the centre has to be located first.',
  approach: () => 'One unknown distance, two expressions for the square of the radius.',
  faster: ({ h, g, d, e }) =>
    `The distances have the sum $${d + e}$ and, from $${h}^2 - ${g}^2$, the difference $\\frac{${h * h - g * g}}{${d + e}} = ${e - d}$.`,
  check: ({ r, h, g, d, e }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r * r}$.`,
  principle: 'Write the square of the radius with each chord and equate.',
  verify: ({ h, g, d, e }) => {
    for (let x = Math.max(h, g); x < 400; x += 1)
      if (Math.abs(Math.sqrt(x * x - h * h) + Math.sqrt(x * x - g * g) - (d + e)) < 1e-9) return q(x);
    throw new Error('no radius fits');
  },
});

const trapezium = form({
  form: 'area-between-chords',
  band: 'Medium',
  seconds: 80,
  also: ['GM.QAD.4'],
  stem: ({ r, h, g, way }: Chords) =>
    way
      ? `The ends of two parallel chords of lengths $${2 * h}$ and $${2 * g}$ in a circle of radius $${r}$ are joined to a trapezium that contains the centre. What is its area?`
      : `A trapezium with parallel sides $${2 * h}$ and $${2 * g}$ has its corners on a circle of radius $${r}$, and the centre lies outside it. Find its area.`,
  path: path<Chords>()
    .step(
      'near',
      ({ d }) => q(d),
      'Find how far each parallel side is from the centre.',
      ({ r, h, g, e }, { near }) =>
        `\\sqrt{${r}^2 - ${h}^2} = ${near}, \\quad \\sqrt{${r}^2 - ${g}^2} = ${e}`,
    )
    .quiet('far', ({ e }) => q(e))
    .step(
      'height',
      ({ way }, { near, far }) => (way ? far.add(near) : far.sub(near)),
      p =>
        p.way
          ? 'The centre lies between the sides, so the distances add to the height.'
          : 'Both sides lie on one side of the centre, so the distances subtract.',
      ({ way }, { near, far, height }) => `${far} ${way ? '+' : '-'} ${near} = ${height}`,
    )
    .quiet('middle', ({ h, g }) => q(h + g))
    .step(
      'area',
      (_p, { height, middle }) => height.mul(middle),
      'Mean of the parallel sides times height.',
      ({ h, g }, { height, area }) => `\\frac{${2 * h} + ${2 * g}}{2} \\times ${height} = ${area}`,
    ),
  slips: [
    {
      misconception: 'wrong_side_of_centre',
      at: 'height',
      wrongly: ({ way }, { near, far }) => (way ? far.sub(near) : far.add(near)),
      words: (_p, { height }) => `The height $${height}$ belongs to the other position of the centre.`,
    },
    {
      misconception: 'height_not_halved',
      at: 'middle',
      wrongly: ({ h, g }) => q(2 * (h + g)),
      words: () => 'The sum of the parallel sides was not halved.',
    },
    {
      misconception: 'half_sum_halved_again',
      at: 'middle',
      wrongly: ({ h, g }) => q(h + g, 2),
      words: () => 'The mean of the half-chords was taken instead of the mean of the chords.',
    },
    {
      misconception: 'one_distance_only',
      at: 'height',
      wrongly: (_p, { far }) => far,
      words: (_p, { height }) => `$${height}$ is the distance of one side from the centre, not the height.`,
    },
    {
      misconception: 'one_distance_only',
      at: 'height',
      wrongly: (_p, { near }) => near,
      words: (_p, { height }) =>
        `$${height}$ is the distance of the longer side from the centre, not the height.`,
    },
    {
      misconception: 'longer_side_times_height',
      at: 'middle',
      wrongly: ({ h }) => q(2 * h),
      words: ({ h }) => `The longer side $${2 * h}$ was multiplied by the height.`,
    },
    {
      misconception: 'shorter_side_times_height',
      at: 'middle',
      wrongly: ({ g }) => q(2 * g),
      words: ({ g }) => `The shorter side $${2 * g}$ was multiplied by the height.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'A trapezium in a circle: the height is not given, but the position of the centre is.',
  approach: () => 'Distances of the sides from the centre give the height, by sum or difference.',
  faster: ({ h, g, d, e, way }) =>
    `$(${h} + ${g})(${e} ${way ? '+' : '-'} ${d})$, with the distances $${e}$ and $${d}$ from right triangles.`,
  check: ({ r, h, d, g, e }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
  principle:
    'The height between parallel chords is the sum or the difference of their distances from the centre.',
  verify: ({ r, h, g, way }) => {
    const [x, y] = [Math.sqrt(r * r - h * h), Math.sqrt(r * r - g * g)];
    const points = [
      [-h, way ? -x : x],
      [h, way ? -x : x],
      [g, y],
      [-g, y],
    ];
    const area = points.reduce((s, [px = 0, py = 0], i) => {
      const [nx = 0, ny = 0] = points[(i + 1) % 4] ?? [];
      return s + px * ny - py * nx;
    }, 0);
    return q(Math.round(Math.abs(area) / 2));
  },
});

const perpendicular = form({
  form: 'perpendicular-chords',
  band: 'Medium',
  also: ['GM.CIR.4', 'GM.TRI.4'],
  seconds: 105,
  stem: ({ parts: [a, b, c], way }: Chords) =>
    way
      ? `Two perpendicular chords $AB$ and $CD$ of a circle meet at $P$, with $PA = ${a}$, $PB = ${b}$ and $PC = ${c}$. What is the diameter of the circle?`
      : `In a circle two chords cross at right angles. One is cut into $${a}$ and $${b}$; a part of the other is $${c}$. How long is the diameter?`,
  path: path<Chords>()
    .step(
      'last',
      ({ parts: [a, b, c] }) => q(a * b, c),
      'The products of the parts of both chords are equal; find the fourth part.',
      ({ parts: [a, b, c] }, { last }) => `PD = \\frac{${a} \\times ${b}}{${c}} = ${fractionTex(last)}`,
    )
    .quiet('half', ({ parts: [a, b] }) => q(a + b, 2))
    .step(
      'offset',
      ({ parts: [, , c] }, { last }) => last.sub(c).abs().div(2),
      'The perpendicular from the centre meets each chord at its mid-point. The distance of the centre from $AB$ is half the difference of the parts of $CD$.',
      ({ parts: [, , c] }, { last, offset }) =>
        `\\frac{${last.valueOf() > c ? `${fractionTex(last)} - ${c}` : `${c} - ${fractionTex(last)}`}}{2} = ${fractionTex(offset)}`,
    )
    .quiet('radius', (_p, { half, offset }) => q(root(half.mul(half).add(offset.mul(offset)).valueOf())))
    .step(
      'diameter',
      (_p, { radius: value }) => value.mul(2),
      'Radius from half of $AB$ and this distance; double it.',
      (_p, { half, offset, diameter }) =>
        `2\\sqrt{${squared(half)} + ${squared(offset)}} = ${fractionTex(diameter)}`,
    ),
  slips: [
    {
      misconception: 'longer_chord_as_diameter',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(Math.max(a + b, c + d)),
      words: ({ parts: [a, b, c, d] }) =>
        `The longer chord, $${Math.max(a + b, c + d)}$, was taken as a diameter; neither chord passes through the centre.`,
    },
    {
      misconception: 'shorter_chord_as_diameter',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(Math.min(a + b, c + d)),
      words: ({ parts: [a, b, c, d] }) =>
        `The shorter chord, $${Math.min(a + b, c + d)}$, was taken as a diameter; a diameter is longer than any chord.`,
    },
    {
      misconception: 'sums_for_products',
      at: 'last',
      wrongly: ({ parts: [a, b, c] }) =>
        a + b - c > 0 && Number.isInteger(root((a + b) ** 2 + (a + b - 2 * c) ** 2)) ? q(a + b - c) : null,
      words: () => 'The chords were taken as equally long; their parts have equal products, not equal sums.',
    },
    {
      misconception: 'sum_of_all_parts',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(a + b + c + d, 2),
      words: ({ parts: [a, b, c, d] }) =>
        `Half of $${a} + ${b} + ${c} + ${d}$ is the mean of the two chords, not the diameter.`,
    },
    {
      misconception: 'radius_for_diameter',
      gives: 'radius',
      words: (_p, { radius: value }) => `$${fractionTex(value)}$ is the radius.`,
    },
    {
      misconception: 'offset_added',
      at: 'radius',
      wrongly: (_p, { half, offset }) => half.add(offset),
      words: (_p, { half, offset }) =>
        `$${fractionTex(half)}$ and $${fractionTex(offset)}$ were added without squares.`,
    },
    {
      misconception: 'chords_added',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(a + b + c + d),
      words: ({ parts: [a, b, c, d] }) => `The chords of $${a + b}$ and $${c + d}$ were added.`,
    },
  ],
  show: value => shown(value),
  plausible: value => positive(value),
  snapRead: () =>
    'Two perpendicular chords with three known parts: products of parts, then a right triangle at the centre.',
  approach: () => 'Complete the parts, find how far the centre is from one chord, and use Pythagoras.',
  faster: ({ parts: [a, b, c, d] }) =>
    `For perpendicular chords the squares of the four parts add up to the square of the diameter: $${a}^2 + ${b}^2 + ${c}^2 + ${d}^2$.`,
  check: ({ parts: [a, b, c, d, e] }) =>
    `The squares of the parts add up: $${a * a} + ${b * b} + ${c * c} + ${d * d} = ${e * e} = ${e}^2$.`,
  principle:
    'The centre is level with the mid-points of both chords; parts of crossing chords have equal products.',
  verify: ({ parts: [a, b, c] }) => {
    // P at the origin: the circle passes through (−a, 0), (b, 0), (0, c).
    const x = (b - a) / 2;
    const y = (c * c - a * b) / (2 * c);
    return q(Math.round(2 * Math.hypot(x, c - y)));
  },
});

const divisorPairs = ({ h, r }: Chords) =>
  Array.from({ length: h }, (_, i) => i + 1)
    .filter(x => (h * h) % x === 0)
    .map(x => [x, (h * h) / x] as const)
    .filter(([x, y]) => x + y <= 2 * r);

const wholeParts = form({
  form: 'whole-parts-of-a-chord',
  band: 'Hard',
  also: ['GM.CIR.4', 'NS.FAC.1'],
  seconds: 110,
  entry: true,
  suits: c => divisorPairs(c).length >= 2 && c.h <= 40,
  stem: ({ r, d, way }: Chords) =>
    way
      ? `$P$ is a point at distance $${d}$ from the centre of a circle of radius $${r}$. A chord through $P$ is cut by $P$ into two parts of integer length. How many different lengths can the chord have?`
      : `A round lawn has radius $${r}$ m; a tap is $${d}$ m from its centre. Straight pipes across the lawn pass the tap, which divides each into two whole numbers of metres. How many different lengths of pipe are possible?`,
  path: path<Chords>()
    .step(
      'product',
      ({ r, d }) => q(r * r - d * d),
      'For all chords through the point the product of the parts is the same; take it from the diameter.',
      ({ r, d }, { product }) => `(${r} - ${d})(${r} + ${d}) = ${product}`,
    )
    .step(
      'pairs',
      (_p, { product }) =>
        q(
          Array.from({ length: Math.floor(Math.sqrt(product.valueOf())) }, (_, i) => i + 1).filter(
            x => product.valueOf() % x === 0,
          ).length,
        ),
      'List its factor pairs.',
      ({ h }, { pairs }) =>
        `${Array.from({ length: h }, (_, i) => i + 1)
          .filter(x => (h * h) % x === 0)
          .map(x => `${x} \\times ${(h * h) / x}`)
          .join(', \\ ')}: \\quad ${pairs}`,
    )
    .quiet('tooLong', (c, { pairs }) => pairs.sub(divisorPairs(c).length))
    .step(
      'count',
      (_p, { pairs, tooLong }) => pairs.sub(tooLong),
      'No chord is longer than the diameter: leave out pairs whose sum exceeds it.',
      ({ r }, { pairs, tooLong, count }) => `x + y \\le ${2 * r}: \\quad ${pairs} - ${tooLong} = ${count}`,
    ),
  slips: [
    {
      misconception: 'diameter_bound_ignored',
      at: 'tooLong',
      wrongly: () => q(0),
      words: ({ r }, { pairs }) =>
        `All $${pairs}$ factor pairs were kept; some make a chord longer than the diameter $${2 * r}$.`,
    },
    {
      misconception: 'parts_in_both_orders',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).mul(2).sub(1),
      words: () => 'Unequal parts were counted in both orders, though the length is the same.',
    },
    {
      misconception: 'equal_parts_left_out',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).sub(1),
      words: ({ h }) => `The chord with two parts of $${h}$ was left out.`,
    },
    {
      misconception: 'one_long_pair_kept',
      at: 'tooLong',
      wrongly: (_p, { tooLong }) => (tooLong.valueOf() > 1 ? tooLong.sub(1) : null),
      words: ({ r }) => `One pair with a sum above $${2 * r}$ was kept.`,
    },
    {
      misconception: 'counts_the_complement',
      gives: 'tooLong',
      words: (_p, { tooLong }) => `$${tooLong}$ is the number of pairs that are too long.`,
    },
    {
      misconception: 'diameter_left_out',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).sub(2),
      words: () => 'The diameter and the shortest chord were both left out.',
    },
    {
      misconception: 'chord_mirrored_counted',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).mul(2),
      words: () => 'Mirror images were counted as different lengths.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Whole parts of chords through a point: a fixed product, and a bound for the sum.',
  approach: () =>
    'The power of the point gives the product; factor pairs with a sum up to the diameter are possible.',
  faster: c =>
    `The parts lie between $${c.r - c.d}$ and $${c.r + c.d}$: divisors of $${c.h * c.h}$ from $${c.r - c.d}$ to $${c.h}$ are all that is needed.`,
  check: c =>
    `The chords are ${divisorPairs(c)
      .map(([x, y]) => `$${x} + ${y}$`)
      .join(', ')}; the longest of them is at most $${2 * c.r}$.`,
  principle:
    'Parts of chords through a point have a fixed product; their sum lies between the shortest chord and the diameter.',
  verify: ({ r, d }) => {
    let count = 0;
    for (let x = 1; x <= 2 * r; x += 1)
      for (let y = x; x + y <= 2 * r; y += 1) if (x * y === r * r - d * d) count += 1;
    return q(count);
  },
});

/** Half-chords and distances that are whole, by radius. */
const right = (r: number) =>
  Array.from({ length: r - 1 }, (_, i) => i + 1).flatMap(h =>
    Number.isInteger(Math.sqrt(r * r - h * h)) ? [{ h, d: Math.sqrt(r * r - h * h) }] : [],
  );
const radii = Array.from({ length: 86 }, (_, i) => i + 10).filter(r => right(r).length >= 2);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const crossings = upTo(60).flatMap(a =>
  upTo(60).flatMap(b =>
    upTo(48).flatMap((c): [number, number, number, number, number][] => {
      const d = (a * b) / c;
      const e = Math.sqrt(a * a + b * b + c * c + d * d);
      return a < b && c < d && a !== c && Number.isInteger(d) && d < 70 && Number.isInteger(e)
        ? [[a, b, c, d, e]]
        : [];
    }),
  ),
);

/** GM.CIR.1, all bands: chords and their distance from the centre. */
export const chords: readonly AnyTemplate[] = situation<Chords>({
  type: 'GM.CIR.1',
  situation: 'chords',
  draw: draw => {
    const r = draw.pick(radii);
    const [one, two] = draw.some(right(r), 2);
    if (!one || !two) return null;
    const [long, short] = one.h > two.h ? [one, two] : [two, one];
    return {
      r,
      h: long.h,
      d: long.d,
      g: short.h,
      e: short.d,
      parts: draw.pick(crossings),
      way: draw.chance(0.5),
    };
  },
  forms: [chordLength, radius, secondChord, twoPositions, fromGap, trapezium, perpendicular, wholeParts],
});
