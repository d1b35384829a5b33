import { path } from '../path.ts';
import { fractionTex, plain } from '../show.ts';
import { form, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { nearFraction, q } from '../value.ts';

interface Cevian {
  /** BD = p·s and DC = r·s; AB = p·k and AC = r·k. */
  p: number;
  r: number;
  s: number;
  k: number;
  /** Legs or medians that make a right triangle: u, v, w. */
  u: number;
  v: number;
  w: number;
  /** A side and a median. */
  side: number;
  median: number;
  way: boolean;
}

const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;
const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
const isTriangle = ({ p, r, s, k }: Cevian) => (p + r) * s > Math.abs(p - r) * k && (p + r) * k > (p + r) * s;

const otherSide = form({
  form: 'side-from-parts',
  band: 'Easy',
  seconds: 40,
  suits: c => isTriangle(c) && c.p !== c.r,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$. If $AB = ${p * k}$, $BD = ${p * s}$ and $DC = ${r * s}$, what is $AC$?`
      : `Point $D$ of side $BC$ lies equally far from the lines $AB$ and $AC$. With $BD = ${p * s}$, $DC = ${r * s}$ and $AB = ${p * k}$, find the length of $AC$.`,
  path: path<Cevian>()
    .step(
      'ratio',
      ({ p, r }) => q(r, p),
      'The bisector divides the opposite side in the ratio of the sides that enclose the angle.',
      ({ p, r, s }, { ratio }) =>
        `\\frac{AC}{AB} = \\frac{DC}{BD} = \\frac{${r * s}}{${p * s}} = ${fractionTex(ratio)}`,
    )
    .step(
      'side',
      ({ p, k }, { ratio }) => ratio.mul(p * k),
      'Multiply the known side by this ratio.',
      ({ p, k }, { ratio, side }) => `AC = ${fractionTex(ratio)} \\times ${p * k} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: ({ p, r }) => q(p, r),
      words: ({ p, r, s }) =>
        `The ratio $${p * s} : ${r * s}$ was used the other way round: $BD$ belongs to $AB$.`,
    },
    {
      misconception: 'ratio_to_the_whole_side',
      at: 'ratio',
      wrongly: ({ p, r }) => q(r, p + r),
      words: ({ p, r, s }) =>
        `$DC$ was compared with the whole of $BC = ${(p + r) * s}$ instead of with $BD$.`,
    },
    {
      misconception: 'difference_for_ratio',
      at: 'side',
      wrongly: ({ p, r, s, k }) => q(p * k + (r - p) * s),
      words: ({ p, r, s }) =>
        `The difference of the parts, $${Math.abs(r - p) * s}$, was carried over to the sides; it is the ratio that agrees.`,
    },
    {
      misconception: 'foot_as_mid_point',
      at: 'ratio',
      wrongly: () => q(1),
      words: () => 'Equal sides would need $D$ to be the mid-point of $BC$.',
    },
    {
      misconception: 'whole_over_part',
      at: 'ratio',
      wrongly: ({ p, r }) => q(p + r, p),
      words: ({ p, s }) => `The whole of $BC$ was compared with $BD = ${p * s}$.`,
    },
    {
      misconception: 'ratio_squared',
      at: 'ratio',
      wrongly: ({ p, r }) => q(r * r, p * p),
      words: () => 'The ratio was squared, as for areas of similar triangles.',
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0 && value.d <= 7n,
  snapRead: () => 'A bisector and the two parts of the opposite side, with one of the enclosing sides.',
  approach: () => 'The parts of the opposite side are in the ratio of the enclosing sides.',
  check: ({ p, r, s, k }) =>
    `$${p * k} : ${r * k} = ${p * s} : ${r * s}$, and $${p * k} + ${r * k} > ${(p + r) * s}$, so the triangle exists.`,
  principle: 'The bisector of an angle divides the opposite side in the ratio of the enclosing sides.',
  verify: ({ p, r, s, k }) => nearFraction((p * k * (r * s)) / (p * s), 20),
});

const parts = form({
  form: 'difference-of-parts',
  band: 'Easy',
  seconds: 45,
  suits: c => isTriangle(c) && c.p < c.r,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `A triangle has sides $AB = ${p * k}$, $AC = ${r * k}$ and $BC = ${(p + r) * s}$. The bisector of angle $A$ meets $BC$ at $D$. By how much is $DC$ longer than $BD$?`
      : `The sides of a triangular field next to a corner are $${p * k}$ m and $${r * k}$ m, the third side is $${(p + r) * s}$ m. A fence from this corner halves its angle. Find the difference, in metres, of the two parts of the third side.`,
  path: path<Cevian>()
    .step(
      'sum',
      ({ p, r, k }) => q((p + r) * k),
      'The parts are in the ratio of the enclosing sides. Add these to get the number of shares.',
      ({ p, r, k }, { sum }) => `${p * k} + ${r * k} = ${sum}`,
    )
    .quiet('gap', ({ p, r, k }) => q((r - p) * k))
    .quiet('third', ({ p, r, s }) => q((p + r) * s))
    .step(
      'difference',
      (_p, { sum, gap, third }) => third.mul(gap).div(sum),
      'The difference of the parts has the share that the difference of the sides has in their sum.',
      (_p, { sum, gap, third, difference }) =>
        `${third} \\times \\frac{${gap}}{${sum}} = ${fractionTex(difference)}`,
    ),
  slips: [
    {
      misconception: 'reports_one_part',
      at: 'gap',
      wrongly: ({ r, k }) => q(r * k),
      words: (_p, { difference }) => `$${fractionTex(difference)}$ is the longer part itself.`,
    },
    {
      misconception: 'reports_one_part',
      at: 'gap',
      wrongly: ({ p, k }) => q(p * k),
      words: (_p, { difference }) => `$${fractionTex(difference)}$ is the shorter part itself.`,
    },
    {
      misconception: 'difference_of_sides',
      at: 'difference',
      wrongly: (_p, { gap }) => gap,
      words: (_p, { gap }) => `$${gap}$ is the difference of the enclosing sides.`,
    },
    {
      misconception: 'distance_from_mid_point',
      at: 'difference',
      wrongly: (_p, { sum, gap, third }) => third.mul(gap).div(sum).div(2),
      words: () => 'That is the distance of $D$ from the mid-point, half of the difference.',
    },
    {
      misconception: 'difference_doubled',
      at: 'difference',
      wrongly: (_p, { sum, gap, third }) => third.mul(gap).div(sum).mul(2),
      words: () => 'The difference was doubled.',
    },
    {
      misconception: 'third_side_minus_gap',
      at: 'difference',
      wrongly: (_p, { gap, third }) => third.sub(gap),
      words: (_p, { gap, third }) => `$${third} - ${gap}$ mixes a difference of sides with the third side.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Three sides and a bisector; the parts of the third side differ.',
  approach: () => 'Share the third side in the ratio of the other two and take the difference.',
  check: ({ p, r, s }) => `The parts are $${p * s}$ and $${r * s}$, in the ratio $${p} : ${r}$.`,
  principle:
    'When a length is shared in a ratio, the difference of the parts has the share of the difference of the terms.',
  verify: ({ p, r, s, k }) => {
    const [b, c, a] = [r * k, p * k, (p + r) * s];
    return nearFraction((a * b) / (b + c) - (a * c) / (b + c), 20);
  },
});

const apollonius = form({
  form: 'third-side-from-median',
  band: 'Easy',
  seconds: 45,
  suits: ({ u, v, median }: Cevian) => {
    const third = Math.sqrt(2 * u * u + 2 * v * v - 4 * median * median);
    return (
      Number.isInteger(third) &&
      third > Math.abs(u - v) &&
      third < u + v &&
      u !== v &&
      ![u, v, median, 2 * median].includes(third)
    );
  },
  stem: ({ u, v, median, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${u}$, $AC = ${v}$ and the median $AD$ is $${median}$ long. What is $BC$?`
      : `Two neighbouring sides of a parallelogram are $${u}$ and $${v}$, and one diagonal is $${2 * median}$. How long is the other diagonal?`,
  path: path<Cevian>()
    .step(
      'squares',
      ({ u, v }) => q(2 * (u * u + v * v)),
      'The median, doubled, and the third side are the diagonals of a parallelogram, whose squares add up to twice the squares of the sides.',
      ({ u, v }, { squares }) => `2(${u}^2 + ${v}^2) = ${squares}`,
    )
    .quiet('known', ({ median }) => q(4 * median * median))
    .quiet('rest', (_p, { squares, known }) => squares.sub(known))
    .step(
      'side',
      (_p, { rest }) => q(Math.round(Math.sqrt(Math.max(0, rest.valueOf())) * 1e6), 1e6),
      'Take away the square of the known diagonal and take the root.',
      ({ median }, { squares, rest, side }) =>
        `\\sqrt{${squares} - ${2 * median}^2} = \\sqrt{${rest}} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'half_of_the_result',
      at: 'side',
      wrongly: (_p, { rest }) => q(Math.round(Math.sqrt(rest.valueOf())), 2),
      words: (_p, { side }) => `$${fractionTex(side)}$ is only half of the length asked for.`,
    },
    {
      misconception: 'result_doubled',
      at: 'side',
      wrongly: (_p, { rest }) => q(2 * Math.round(Math.sqrt(rest.valueOf()))),
      words: () => 'The length was doubled once too often.',
    },
    {
      misconception: 'sum_of_sides',
      at: 'side',
      wrongly: ({ u, v }) => q(u + v - 1),
      words: ({ u, v }) =>
        `One less than $${u} + ${v}$ is only the largest whole number that a third side could be.`,
    },
    {
      misconception: 'difference_of_sides',
      at: 'side',
      wrongly: ({ u, v }) => q(Math.abs(u - v) + 1),
      words: ({ u, v }) =>
        `One more than the difference of $${u}$ and $${v}$ is only the smallest whole number that a third side could be.`,
    },
    {
      misconception: 'median_as_half_of_the_sum',
      at: 'side',
      wrongly: ({ u, v, median }) => q(u + v - median),
      words: ({ median }) =>
        `Sides and median were combined linearly, as sum less $${median}$; their squares are connected.`,
    },
    {
      misconception: 'median_equals_half_side',
      at: 'side',
      wrongly: ({ median }) => q(2 * median),
      words: ({ median }) =>
        `$2 \\times ${median}$ would be right only if the angle between the two sides were a right angle.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { u, v }) =>
    value.valueOf() < u + v && value.valueOf() > Math.abs(u - v) && value.mul(2).d === 1n,
  snapRead: () => 'Two sides and the median between them; the third side is asked.',
  approach: () =>
    'Double the median: a parallelogram arises, whose diagonals are twice the median and the third side.',
  faster: ({ u, v, median }) => `$BC^2 = 2(${u * u} + ${v * v} - ${2 * median * median})$ at once.`,
  check: ({ u, v, median }, { side }) =>
    `$${u}^2 + ${v}^2 = ${u * u + v * v}$ and $2\\left(${median}^2 + \\left(\\frac{${side}}{2}\\right)^2\\right)$ is the same.`,
  principle: 'The squares of the diagonals of a parallelogram add up to the squares of its four sides.',
  verify: ({ u, v, median }) => {
    for (let n = 1; n < u + v; n += 1) {
      const cos = (u * u + v * v - n * n) / (2 * u * v);
      if (Math.abs(Math.sqrt(u * u + v * v + 2 * u * v * cos) / 2 - median) < 1e-9) return q(n);
    }
    throw new Error('no side fits');
  },
});

const footAndMiddle = form({
  form: 'from-foot-to-mid-point',
  band: 'Medium',
  seconds: 75,
  suits: c => isTriangle(c) && c.p < c.r && ((c.r - c.p) * c.s) % 2 === 0,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${p * k}$ and $AC = ${r * k}$. The bisector of angle $A$ meets $BC$ at $D$, and $M$ is the mid-point of $BC$. If $DM = ${((r - p) * s) / 2}$, what is $BC$?`
      : `From corner $A$ of a triangle with $AB = ${p * k}$ and $AC = ${r * k}$ the median and the angle bisector are drawn. They meet $BC$ at points that are $${((r - p) * s) / 2}$ apart. How long is $BC$?`,
  path: path<Cevian>()
    .quiet('distance', ({ p, r, s }) => q((r - p) * s, 2))
    .step(
      'shares',
      ({ p, r }) => [q(p), q(r)],
      'The bisector divides the side in the ratio of the enclosing sides; write the parts with a unit.',
      ({ p, r, k }) => `BD : DC = ${p * k} : ${r * k} = ${p} : ${r}`,
    )
    .quiet('apart', (_p, { shares: [x, y] }) =>
      q(y ?? 0)
        .sub(x ?? 0)
        .div(2),
    )
    .step(
      'unit',
      (_p, { distance, apart }) => distance.div(apart),
      'From the mid-point to the foot is half of the difference of the parts.',
      ({ p, r }, { distance, unit }) =>
        `\\frac{${r} - ${p}}{2} \\times t = ${fractionTex(distance)}, \\quad t = ${fractionTex(unit)}`,
    )
    .step(
      'side',
      ({ p, r }, { unit }) => unit.mul(p + r),
      'The whole side has all the shares.',
      ({ p, r }, { unit, side }) => `(${p} + ${r}) \\times ${fractionTex(unit)} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'difference_not_halved',
      at: 'apart',
      wrongly: ({ p, r }) => q(r - p),
      words: ({ p, r }) =>
        `The distance was taken as the whole difference of the parts, $${r} - ${p}$ shares; it is half of it.`,
    },
    {
      misconception: 'reports_one_part',
      at: 'side',
      wrongly: ({ r }, { unit }) => unit.mul(r),
      words: (_p, { side }) => `$${fractionTex(side)}$ is the longer part $DC$ alone.`,
    },
    {
      misconception: 'reports_one_part',
      at: 'side',
      wrongly: ({ p }, { unit }) => unit.mul(p),
      words: (_p, { side }) => `$${fractionTex(side)}$ is the shorter part $BD$ alone.`,
    },
    {
      misconception: 'difference_halved_twice',
      at: 'apart',
      wrongly: ({ p, r }) => q(r - p, 4),
      words: () => 'The difference of the parts was halved twice.',
    },
    {
      misconception: 'distance_as_one_share',
      at: 'apart',
      wrongly: () => q(1),
      words: (_p, { unit }) => `The distance $${fractionTex(unit)}$ was taken as one share of the side.`,
    },
    {
      misconception: 'half_side_reported',
      at: 'side',
      wrongly: ({ p, r }, { unit }) => unit.mul(p + r).div(2),
      words: (_p, { side }) => `$${fractionTex(side)}$ is half of $BC$, from the mid-point to a corner.`,
    },
    {
      misconception: 'part_added_to_the_side',
      at: 'side',
      wrongly: ({ p, r }, { unit, distance }) => unit.mul(p + r).add(distance),
      words: ({ p, r }) =>
        `The distance to the mid-point lies inside the $${p + r}$ shares and must not be added to them.`,
    },
  ],
  show: value => shown(value),
  plausible: (value, { p, r, k }) =>
    value.valueOf() > Math.abs(r - p) * k * 0.5 && value.valueOf() < 3 * (p + r) * k && value.d <= 2n,
  snapRead: () => 'A bisector and a median meet the same side; the distance of their feet is given.',
  approach: () =>
    'Give the parts of the side in shares. Their half-difference is the distance of the feet, which gives one share.',
  faster: ({ p, r, s }) =>
    `$BC = 2 \\times \\frac{${p} + ${r}}{${r} - ${p}} \\times ${fractionTex(q((r - p) * s, 2))}$.`,
  check: ({ p, r, s }) =>
    `$BD = ${p * s}$, $DC = ${r * s}$, and the mid-point is $${fractionTex(q((p + r) * s, 2))}$ from $B$.`,
  principle: 'Between the mid-point and any other point of a segment lies half the difference of its parts.',
  verify: ({ p, r, k, s }) => {
    const target = ((r - p) * s) / 2;
    for (let a = 1; a < 2000; a += 1)
      if (Math.abs(Math.abs(a / 2 - (a * p * k) / ((p + r) * k)) - target) < 1e-9) return q(a);
    throw new Error('no side fits');
  },
});

const inCentre = form({
  form: 'ratio-at-the-in-centre',
  band: 'Medium',
  seconds: 80,
  suits: c => isTriangle(c) && c.k !== c.s && c.p !== c.r && gcd(c.k, c.s) === 1,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `The bisectors of the angles of triangle $ABC$ meet at $I$, and the bisector through $A$ meets $BC$ at $D$. If $AB = ${p * k}$, $AC = ${r * k}$ and $BC = ${(p + r) * s}$, in what ratio does $I$ divide $AD$? Give $\\frac{AI}{ID}$.`
      : `In a triangle with $AB = ${p * k}$, $BC = ${(p + r) * s}$ and $CA = ${r * k}$, the bisectors of angles $A$ and $B$ cross at $I$. The first one ends at $D$ on $BC$. Find $AI \\div ID$.`,
  path: path<Cevian>()
    .quiet('third', ({ p, r, s }) => q((p + r) * s))
    .step(
      'part',
      ({ p, r }, { third }) => third.mul(p).div(p + r),
      'First the bisector from $A$: it divides $BC$ in the ratio of the enclosing sides.',
      ({ p, r, k }, { third, part }) =>
        `BD = ${third} \\times \\frac{${p * k}}{${p * k} + ${r * k}} = ${fractionTex(part)}`,
    )
    .step(
      'ratio',
      ({ p, k }, { part }) => q(p * k).div(part),
      'In triangle $ABD$ the bisector from $B$ divides $AD$ at $I$ in the ratio of $AB$ and $BD$.',
      ({ p, k }, { part, ratio }) =>
        `\\frac{AI}{ID} = \\frac{AB}{BD} = \\frac{${p * k}}{${fractionTex(part)}} = ${fractionTex(ratio)}`,
    ),
  slips: [
    {
      misconception: 'foot_as_mid_point',
      at: 'part',
      wrongly: (_p, { third }) => third.div(2),
      words: (_p, { third }) =>
        `$D$ was taken as the mid-point of $BC = ${third}$; it is the foot of a bisector.`,
    },
    {
      misconception: 'whole_side_for_part',
      at: 'part',
      wrongly: (_p, { third }) => third,
      words: (_p, { third }) =>
        `The whole of $BC = ${third}$ was used in triangle $ABD$; its side there is $BD$.`,
    },
    {
      misconception: 'parts_exchanged',
      at: 'part',
      wrongly: ({ p, r }, { third }) => third.mul(r).div(p + r),
      words: (_p, { part }) => `$${fractionTex(part)}$ is $DC$; next to $AB$ lies $BD$.`,
    },
    {
      misconception: 'centroid_ratio',
      at: 'ratio',
      wrongly: () => q(2),
      words: () => 'Two to one is the ratio at the centroid, where medians cross.',
    },
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: ({ p, k }, { part }) => part.div(p * k),
      words: () => 'The ratio is upside down: it gives $ID$ over $AI$.',
    },
    {
      misconception: 'other_side_used',
      at: 'ratio',
      wrongly: ({ r, k }, { part }) => q(r * k).div(part),
      words: ({ r, k }) => `$AC = ${r * k}$ was compared with $BD$; in triangle $ABD$ the side is $AB$.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0 && value.d <= 30n,
  snapRead: () =>
    'Two bisectors cross; the ratio on one of them is asked, so the bisector theorem is needed in two triangles.',
  approach: () => 'Find $BD$ in the whole triangle, then use the bisector from $B$ in triangle $ABD$.',
  faster: ({ p, r, s, k }) =>
    `$\\frac{AI}{ID} = \\frac{AB + AC}{BC} = \\frac{${(p + r) * k}}{${(p + r) * s}}$.`,
  check: ({ r, s, k }) =>
    `From the other side: $\\frac{AC}{DC} = \\frac{${r * k}}{${r * s}}$, the same ratio.`,
  principle:
    'The in-centre divides a bisector in the ratio of the sum of the enclosing sides to the opposite side.',
  verify: ({ p, r, s, k }) => {
    const [a, b, c] = [(p + r) * s, r * k, p * k];
    const x = (c * c + a * a - b * b) / (2 * a);
    const y = Math.sqrt(c * c - x * x);
    const [ix, iy] = [(a * x + c * a) / (a + b + c), (a * y) / (a + b + c)];
    const dx = (a * c) / (b + c);
    return nearFraction(Math.hypot(ix - x, iy - y) / Math.hypot(ix - dx, iy), 40);
  },
});

const possibleSides = form({
  form: 'whole-sides-with-a-median',
  revision: 2,
  band: 'Medium',
  seconds: 80,
  entry: true,
  also: ['GM.TRI.2'],
  suits: ({ side, median }: Cevian) => 2 * median !== side,
  stem: ({ side, median, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${side}$ and the median $AD$ is $${median}$ long. How many integers can the length of $AC$ be?`
      : `The side $AB$ of triangle $ABC$ is $${side}$ units long, and the line from $A$ to the mid-point of $BC$ is $${median}$ units long. For how many integer lengths of $AC$ is this possible?`,
  path: path<Cevian>()
    .quiet('double', ({ median }) => q(2 * median))
    .step(
      'least',
      ({ side }, { double }) => double.sub(side).abs().add(1),
      'Double the median beyond $D$ to $E$: then $CE = AB$, and triangle $ACE$ has the sides $AC$, $AB$ and twice the median. Use the triangle inequality.',
      ({ side }, { double, least }) => `AC > |${double} - ${side}| = ${least.sub(1)}`,
    )
    .step(
      'most',
      ({ side }, { double }) => double.add(side).sub(1),
      'And from above.',
      ({ side }, { double, most }) => `AC < ${double} + ${side} = ${most.add(1)}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the integers strictly between.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'median_not_doubled',
      at: 'double',
      wrongly: ({ median, side }) => (median === side ? null : q(median)),
      words: ({ side, median }) =>
        `The triangle inequality was used with $${side}$ and $${median}$ in triangle $ABD$, which does not contain $AC$.`,
    },
    {
      misconception: 'bounds_counted',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: () => 'The bounds themselves were counted; there the triangle is flat.',
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `From $${least}$ to $${most}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'upper_bound_only',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { most }) => `All lengths from $1$ to $${most}$ were counted, without the lower bound.`,
    },
    {
      misconception: 'one_bound_counted',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(2),
      words: () => 'One of the two bounds was counted, where the triangle is flat.',
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) => `$${least}$ and $${most}$ are possible and belong to the count.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A side and the median from its corner: the other side can vary between two bounds.',
  approach: () =>
    'Doubling the median brings both sides and it into one triangle, where the triangle inequality gives the bounds.',
  faster: ({ side, median }) =>
    `$|2 \\times ${median} - ${side}| < AC < 2 \\times ${median} + ${side}$; there are $2 \\times ${Math.min(side, 2 * median)} - 1$ integers between.`,
  check: ({ side }, { double, least, most }) => {
    const [short, long] = double.lt(side) ? [double, side] : [side, double];
    return `With $AC = ${least}$ the lengths $${least}, ${side}, ${double}$ make a triangle, with $AC = ${least.sub(1)}$ they do not ($${short} + ${least.sub(1)} = ${long}$); $AC = ${most.add(1)}$ is too long ($${side} + ${double} = ${most.add(1)}$).`;
  },
  principle: 'Double a median: the two sides and twice the median form a triangle.',
  verify: ({ side, median }) => {
    let count = 0;
    for (let b = 1; b < 400; b += 1) {
      const a2 = 2 * b * b + 2 * side * side - 4 * median * median;
      const a = a2 > 0 ? Math.sqrt(a2) : 0;
      if (a > Math.abs(b - side) + 1e-9 && a < b + side - 1e-9) count += 1;
    }
    return q(count);
  },
});

const wholeTriangles = form({
  form: 'whole-sided-triangles',
  band: 'Medium',
  also: ['GM.TRI.2', 'AL.INQ.3'],
  seconds: 105,
  entry: true,
  suits: ({ p, r, s }: Cevian) =>
    gcd(p, r) === 1 &&
    p !== r &&
    Math.ceil(((p + r) * s) / Math.abs(p - r)) - 1 - s >= 2 &&
    (p + r) * s < 26 * Math.abs(p - r),
  stem: ({ p, r, s, way }: Cevian) =>
    way
      ? `In triangle $ABC$ all sides are integers. The bisector of angle $A$ meets $BC$ at $D$ with $BD = ${p * s}$ and $DC = ${r * s}$. How many such triangles are there?`
      : `The bisector of one angle of a triangle divides the opposite side into parts of $${p * s}$ and $${r * s}$. If the other two sides are whole numbers, how many different triangles are possible?`,
  path: path<Cevian>()
    .step(
      'unit',
      ({ p, r }) => [q(p), q(r)],
      'The sides that enclose the angle are in the ratio of the parts. In lowest terms they are whole multiples of its terms.',
      ({ p, r, s }) =>
        `AB : AC = ${p * s} : ${r * s} = ${p} : ${r}, \\quad AB = ${p === 1 ? '' : p}k, \\ AC = ${r === 1 ? '' : r}k`,
    )
    .step(
      'least',
      ({ s }) => q(s + 1),
      'The sum of the two sides must exceed the third side.',
      ({ p, r, s }, { least }) => `${p + r}k > ${(p + r) * s}, \\quad k \\ge ${least}`,
    )
    .quiet('limit', ({ p, r, s }) => q((p + r) * s, Math.abs(p - r)))
    .step(
      'most',
      (_p, { limit }) => limit.ceil().sub(1),
      'Their difference must be less than the third side.',
      ({ p, r, s }, { most }) =>
        `${Math.abs(p - r) === 1 ? '' : Math.abs(p - r)}k < ${(p + r) * s}, \\quad k \\le ${most}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the values of $k$.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'sum_condition_only_flat',
      at: 'least',
      wrongly: ({ s }) => q(s),
      words: ({ s }) =>
        `With $k = ${s}$ the two sides are together as long as the third: the triangle is flat.`,
    },
    {
      misconception: 'one_restriction_unused',
      at: 'least',
      wrongly: () => q(1),
      words: () => 'The sum of the two sides was not compared with the third side.',
    },
    {
      misconception: 'difference_condition_flat',
      at: 'most',
      wrongly: (_p, { limit, most }) => (limit.d === 1n ? most.add(1) : null),
      words: (_p, { most }) =>
        `With $k = ${most}$ the difference equals the third side, and the triangle is flat.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `From $${least}$ to $${most}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) => `$k = ${least}$ and $k = ${most}$ both give triangles.`,
    },
    {
      misconception: 'rounds_up',
      at: 'most',
      wrongly: (_p, { limit, most }) => (limit.d === 1n ? null : most.add(1)),
      words: (_p, { most }) =>
        `With $k = ${most}$ the difference of the sides is already longer than the third side.`,
    },
    {
      misconception: 'both_ends_passed',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: (_p, { least, most }) => `$k = ${least.sub(1)}$ and $k = ${most.add(1)}$ give no triangle.`,
    },
    {
      misconception: 'part_for_third_side',
      at: 'limit',
      wrongly: ({ p, r, s }) => q(Math.max(p, r) * s, Math.abs(p - r)),
      words: ({ p, r, s }) =>
        `The difference of the sides was kept below the part $${Math.max(p, r) * s}$; it has to be below the whole side $${(p + r) * s}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A bisector fixes the ratio of two sides; whole lengths and the triangle inequality limit them.',
  approach: () =>
    'Write the two sides as multiples of the ratio in lowest terms. The triangle inequality bounds the multiplier from both sides.',
  faster: ({ p, r, s }) =>
    `$${s} < k < \\frac{${(p + r) * s}}{${Math.abs(p - r)}}$: count the integers between.`,
  check: ({ p, r, s }, { least, most }) =>
    `The triangles run from sides $${least.mul(p)}$, $${least.mul(r)}$ to $${most.mul(p)}$, $${most.mul(r)}$ with third side $${(p + r) * s}$.`,
  principle:
    'A ratio of whole lengths has a whole multiplier once it is in lowest terms; the triangle inequality bounds it.',
  verify: ({ p, r, s }) => {
    let count = 0;
    for (let c = 1; c < 800; c += 1)
      for (let b = 1; b < 800; b += 1)
        if (c * r === b * p && b + c > (p + r) * s && Math.abs(b - c) < (p + r) * s) count += 1;
    return q(count);
  },
});

const bisector = ({ p, r, s, k }: Pick<Cevian, 'p' | 'r' | 's' | 'k'>) => Math.sqrt(p * r * (k * k - s * s));

const perimeterFromBisector = form({
  form: 'perimeter-from-the-bisector',
  band: 'Medium',
  also: ['GM.CIR.4'],
  seconds: 110,
  suits: c => c.p !== c.r && isTriangle(c) && Number.isInteger(bisector(c)),
  stem: ({ way, ...c }: Cevian) => {
    const [ad, p, r] = [bisector(c), c.p * c.s, c.r * c.s];
    return way
      ? `The bisector $AD$ of angle $A$ of triangle $ABC$ is $${ad}$ long and divides $BC$ into $BD = ${p}$ and $DC = ${r}$. What is the perimeter of the triangle?`
      : `In a triangle the bisector of an angle, from the corner to the opposite side, has length $${ad}$ and cuts that side into $${p}$ and $${r}$. Find the sum of the three sides.`;
  },
  path: path<Cevian>()
    .quiet('square', c => q(bisector(c) ** 2))
    .quiet('product', ({ p, r, s }) => q(p * r * s * s))
    .step(
      'sides',
      (_p, { square, product }) => square.add(product),
      'The square of the bisector is the product of the enclosing sides without the product of the parts (from the circle through the corners).',
      (_p, { square, product, sides }) => `AB \\times AC = ${square} + ${product} = ${sides}`,
    )
    .step(
      'k',
      (_p, { sides, product }) => nearFraction(Math.sqrt(Math.max(0, sides.div(product).valueOf())), 60),
      'The sides are in the ratio of the parts: write them as multiples of these.',
      ({ p, r, s }, { sides, k }) => `${p * s}k \\times ${r * s}k = ${sides}, \\quad k = ${fractionTex(k)}`,
    )
    .quiet('two', ({ p, r, s }, { k }) => k.mul((p + r) * s))
    .step(
      'perimeter',
      ({ p, r, s }, { two }) => two.add((p + r) * s),
      'Add the three sides.',
      ({ p, r, s }, { two, perimeter }) => `${fractionTex(two)} + ${(p + r) * s} = ${fractionTex(perimeter)}`,
    ),
  slips: [
    {
      misconception: 'third_side_left_out',
      gives: 'two',
      words: ({ p, r, s }, { two }) =>
        `$${fractionTex(two)}$ is the sum of two sides; $BC = ${(p + r) * s}$ is missing.`,
    },
    {
      misconception: 'root_not_taken',
      at: 'k',
      wrongly: (_p, { sides, product }) => sides.div(product),
      words: (_p, { k }) => `$${fractionTex(k)}$ is the square of the multiplier; its root was not taken.`,
    },
    {
      misconception: 'product_of_parts_subtracted',
      at: 'sides',
      wrongly: (_p, { square, product }) =>
        Number.isInteger(Math.sqrt(square.div(product).sub(1).mul(3600).valueOf())) &&
        square.compare(product) > 0
          ? square.sub(product)
          : null,
      words: (_p, { product }) =>
        `The product of the parts, $${product}$, was subtracted; the product of the sides is larger than the square of the bisector.`,
    },
    {
      misconception: 'third_side_counted_twice',
      at: 'perimeter',
      wrongly: ({ p, r, s }, { two }) => two.add(2 * (p + r) * s),
      words: ({ p, r, s }) => `$BC = ${(p + r) * s}$ was added twice.`,
    },
    {
      misconception: 'bisector_added',
      at: 'perimeter',
      wrongly: (c, { two }) => two.add(bisector(c)),
      words: c => `The bisector, $${bisector(c)}$, was added instead of the third side.`,
    },
    {
      misconception: 'bisector_added_too',
      at: 'perimeter',
      wrongly: (c, { two }) => two.add((c.p + c.r) * c.s).add(bisector(c)),
      words: c => `The bisector, $${bisector(c)}$, was added to the three sides; it lies inside.`,
    },
    {
      misconception: 'one_side_left_out',
      at: 'two',
      wrongly: ({ p, r, k }) => q(Math.max(p, r) * k),
      words: ({ p, r, k }) => `The side $${Math.min(p, r) * k}$ was left out.`,
    },
    {
      misconception: 'one_side_left_out',
      at: 'two',
      wrongly: ({ p, r, k }) => q(Math.min(p, r) * k),
      words: ({ p, r, k }) => `The side $${Math.max(p, r) * k}$ was left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'The length of a bisector and the two parts: the ratio of the sides is known, their product follows.',
  approach: () =>
    'The bisector theorem gives the ratio of the sides, the length of the bisector their product. Both together give the sides.',
  faster: ({ p, r, s, ...c }) =>
    `With sides $${p * s}k$ and $${r * s}k$: $${p * r * s * s}(k^2 - 1) = ${bisector({ p, r, s, ...c })}^2$, so $k = ${fractionTex(q(c.k, s))}$ and the perimeter is $${(p + r) * s}(k + 1)$.`,
  check: ({ p, r, s, ...c }) =>
    `Sides $${p * c.k}$, $${r * c.k}$, $${(p + r) * s}$: $${p * c.k} \\times ${r * c.k} - ${p * s} \\times ${r * s} = ${bisector({ p, r, s, ...c }) ** 2}$, the square of $${bisector({ p, r, s, ...c })}$.`,
  principle:
    'The square of a bisector equals the product of the enclosing sides less the product of the parts.',
  verify: c => {
    const [x, y, a] = [c.p * c.s, c.r * c.s, (c.p + c.r) * c.s];
    for (let ab = 1; ab < 600; ab += 1) {
      const ac = (ab * c.r) / c.p;
      const cos = (ab * ab + a * a - ac * ac) / (2 * ab * a);
      if (Math.abs(ab * ab + x * x - 2 * ab * x * cos - bisector(c) ** 2) < 1e-6 && ac > 0)
        return nearFraction(ab + ac + x + y, 12);
    }
    throw new Error('no triangle fits');
  },
});

/** Triangles whose bisector is whole. */
const wholeBisectors = Array.from({ length: 12 }, (_, i) => i + 1).flatMap(p =>
  Array.from({ length: 12 }, (_, i) => i + 1).flatMap(r =>
    Array.from({ length: 12 }, (_, i) => i + 1).flatMap(s =>
      Array.from({ length: 24 }, (_, i) => i + 1)
        .filter(
          k =>
            p !== r &&
            gcd(p, r) === 1 &&
            gcd(s, k) === 1 &&
            k > s &&
            (p + r) * s <= 80 &&
            (p + r) * s > Math.abs(p - r) * k &&
            Number.isInteger(bisector({ p, r, s, k })),
        )
        .map(k => ({ p, r, s, k })),
    ),
  ),
);

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const;

/** GM.TRI.6, all bands: bisectors and medians. */
export const cevians: readonly AnyTemplate[] = situation<Cevian>({
  type: 'GM.TRI.6',
  situation: 'cevian',
  draw: draw => {
    const [p, r] = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number];
    const pythagoras = draw.chance(0.35);
    const t = draw.pick(triples);
    const times = draw.int(1, 6);
    const [u, v, w] = pythagoras
      ? [t[0] * times, t[1] * times, t[2] * times]
      : [draw.int(5, 24), draw.int(5, 24), 0];
    const medians = Array.from({ length: 24 }, (_, i) => i + 1).filter(m => {
      const a = Math.sqrt(2 * u * u + 2 * v * v - 4 * m * m);
      return Number.isInteger(a) && a > Math.abs(u - v) && a < u + v;
    });
    if (gcd(p, r) > 1 && draw.chance(0.5)) return null;
    const drawn = { p, r, s: draw.int(1, 5), k: draw.int(2, 9) };
    return {
      ...(draw.chance(0.3) ? draw.pick(wholeBisectors) : drawn),
      u,
      v,
      w,
      side: draw.int(5, 20),
      median: medians.length > 0 ? draw.pick(medians) : draw.int(4, 15),
      way: draw.chance(0.5),
    };
  },
  forms: [
    otherSide,
    parts,
    apollonius,
    footAndMiddle,
    inCentre,
    possibleSides,
    wholeTriangles,
    perimeterFromBisector,
  ],
});
