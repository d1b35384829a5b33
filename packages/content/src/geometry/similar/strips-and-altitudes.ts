import { path } from '../../path.ts';
import { numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Strips {
  n: number;
  /** Area of the small triangle at the top. */
  top: number;
  way: boolean;
}

const alternateStrips = form({
  form: 'largest-of-alternate-strips',
  revision: 3,
  band: 'Hard',
  also: ['AL.SEQ.1'],
  seconds: 110,
  stem: ({ n, top, way }: Strips) =>
    way
      ? `Side AB of triangle ABC is divided into a number of equal parts, and lines parallel to BC are drawn through the points of division. The strips so formed are painted blue and white in turn, beginning with blue at BC. The blue area exceeds the white area by $${n * top}$ square cm, and the area of the triangle is $${n * n * top}$ square cm. What is the area of the strip along BC?`
      : `A triangular flag of $${n * n * top}$ square cm is divided by lines parallel to its shortest edge into strips of equal height, the last of which is a small triangle. The strips are dyed red and yellow alternately, beginning with red at that edge. If red covers $${n * top}$ square cm more than yellow, what is the area of the largest strip?`,
  path: path<Strips>()
    .step(
      'number',
      ({ n, top }) => q(n * n * top, n * top),
      'With $n$ pieces and the smallest of area $a$, the similar triangles have areas $a, 4a, 9a, \\dots$, so the pieces are $a, 3a, 5a, \\dots$. Neighbours differ by $2a$: taken in pairs, the difference of the colours is $na$. Compare it with the whole, $n^2a$.',
      ({ n, top }, { number }) =>
        `\\frac{n^2a}{na} = \\frac{${n * n * top}}{${n * top}} = ${numberTex(number)}`,
    )
    .quiet('pieces', (_p, { number }) => number.mul(number))
    .step(
      'smallest',
      ({ n, top }, { pieces }) => q(n * n * top).div(pieces),
      'The whole triangle is the square of this number times the smallest piece; divide.',
      ({ n, top }, { number, smallest }) =>
        `\\frac{${n * n * top}}{${numberTex(number)}^2} = ${numberTex(smallest)}`,
    )
    .step(
      'largest',
      (_p, { number, smallest }) => number.mul(2).sub(1).mul(smallest),
      'The pieces go with the odd numbers; the last one belongs to the last odd number.',
      (_p, { number, smallest, largest }) =>
        `(2 \\times ${numberTex(number)} - 1) \\times ${numberTex(smallest)} = ${numberTex(largest)}`,
    ),
  slips: [
    {
      misconception: 'pieces_counted_as_progression_of_natural_numbers',
      at: 'pieces',
      wrongly: (_p, { number }) => number.mul(number.add(1)).div(2),
      words: () => 'The pieces were taken as $a, 2a, 3a, \\dots$; they grow by odd numbers.',
    },
    {
      misconception: 'one_piece_too_many',
      at: 'number',
      wrongly: ({ n }) => q(n + 1),
      words: (_p, { number }) =>
        `$${numberTex(number)}$ pieces are one too many: lines and pieces were mixed up.`,
    },
    {
      misconception: 'one_piece_too_few',
      at: 'number',
      wrongly: ({ n }) => (n > 2 ? q(n - 1) : null),
      words: (_p, { number }) => `There are $${numberTex(number)}$ lines, but one more piece than lines.`,
    },
    {
      misconception: 'next_odd_number',
      at: 'largest',
      wrongly: (_p, { number, smallest }) => number.mul(2).add(1).mul(smallest),
      words: (_p, { number, largest }) =>
        `$${numberTex(largest)}$ uses the odd number $${numberTex(number.mul(2).add(1))}$, which belongs to one piece more.`,
    },
    {
      misconception: 'odd_number_of_one_piece_fewer',
      at: 'largest',
      wrongly: (_p, { number, smallest }) => number.mul(2).sub(3).mul(smallest),
      words: (_p, { number, largest }) =>
        `$${numberTex(largest)}$ is the second largest piece: it belongs to the odd number $${numberTex(number.mul(2).sub(3))}$.`,
    },
    {
      misconception: 'twice_the_number',
      at: 'largest',
      wrongly: (_p, { number, smallest }) => number.mul(2).mul(smallest),
      words: (_p, { number }) =>
        `The largest piece was taken as $2 \\times ${numberTex(number)}$ of the smallest; the odd number before that counts.`,
    },
    {
      misconception: 'even_numbers_for_odd',
      at: 'pieces',
      wrongly: (_p, { number }) => number.mul(number.add(1)),
      words: (_p, { number }) =>
        `The whole was taken as $${numberTex(number)} \\times ${numberTex(number.add(1))}$ smallest pieces, which is a sum of even numbers; the first odd numbers add up to a square.`,
    },
  ],
  show: value => withUnit(value, 'square cm'),
  // The strip along the edge is larger than the excess of its colour.
  plausible: (value, { n, top }) =>
    value.valueOf() > n * top && value.valueOf() < 0.75 * n * n * top && value.d <= 6n,
  snapRead: () =>
    'Equally spaced parallels in a triangle, coloured in turn: areas of strips in a progression, their number unknown.',
  approach: () =>
    'Similar triangles have areas as squares, so strips are as odd numbers. The difference of the colours is the number of strips times the smallest.',
  faster: ({ n, top }) =>
    `The largest piece is $2na - a$: twice the difference less its square over the whole, $2 \\times ${n * top} - \\frac{${n * top}^2}{${n * n * top}}$.`,
  check: ({ n, top }) => {
    const pieces = Array.from({ length: n }, (_, i) => (2 * (n - i) - 1) * top);
    const blue = pieces.filter((_, i) => i % 2 === 0).reduce((x, y) => x + y, 0);
    return `With $${n}$ pieces the colours have $${blue}$ and $${n * n * top - blue}$ square cm; they differ by $${n * top}$; the largest is the first of $${pieces.slice(0, 2).join(', ')}, \\dots$.`;
  },
  principle:
    'Equally spaced parallels cut a triangle into areas as $1 : 3 : 5 : \\dots$, because similar triangles grow as squares.',
  verify: ({ n, top }) => {
    const [whole, more] = [n * n * top, n * top];
    for (let pieces = 2; pieces < 100; pieces += 1) {
      const strip = (i: number) => q(whole * (i * i - (i - 1) * (i - 1)), pieces * pieces);
      let difference = q(0);
      for (let i = pieces; i >= 1; i -= 1)
        difference = (pieces - i) % 2 === 0 ? difference.add(strip(i)) : difference.sub(strip(i));
      if (difference.equals(more)) return strip(pieces);
    }
    throw new Error('no number of strips');
  },
});

interface Radii {
  /** A right triangle x, y, z and the scale: in-radii of the parts are k·x and k·y. */
  x: number;
  y: number;
  z: number;
  k: number;
  way: boolean;
}

const altitudeFromRadii = form({
  form: 'altitude-from-two-in-radii',
  band: 'Hard',
  also: ['GM.TRI.7', 'GM.TRI.4'],
  entry: true,
  seconds: 100,
  stem: ({ x, y, k, way }: Radii) =>
    way
      ? `In triangle ABC the angle at C is a right angle, and CD is the altitude to AB. The circles inscribed in the triangles ACD and BCD have radii of $${k * x}$ cm and $${k * y}$ cm. What is the length of CD?`
      : `The altitude to the hypotenuse divides a right triangle into two triangles whose in-radii are $${k * x}$ cm and $${k * y}$ cm. Find the altitude.`,
  path: path<Radii>()
    .step(
      'radius',
      ({ z, k }) => q(k * z),
      'Both parts are similar to the whole triangle, with the legs in the place of the hypotenuse. So the three in-radii are as the two legs and the hypotenuse: find that of the whole.',
      ({ x, y, k }, { radius }) => `\\sqrt{${k * x}^2 + ${k * y}^2} = ${numberTex(radius)}`,
    )
    .quiet('first', ({ x, y, k }) => q(k * (x + y)))
    .step(
      'altitude',
      (_p, { radius, first }) => radius.add(first),
      'In a right triangle the in-radius is half of legs less hypotenuse. Written for the three triangles and added, everything but the altitude cancels: it is the sum of the three in-radii.',
      ({ x, y, k }, { radius, altitude }) =>
        `h = r + r_1 + r_2 = ${numberTex(radius)} + ${k * x} + ${k * y} = ${numberTex(altitude)}`,
    ),
  slips: [
    {
      misconception: 'diameters_added',
      at: 'altitude',
      wrongly: ({ x, y, k }) => q(2 * k * (x + y)),
      words: ({ x, y, k }, { altitude }) =>
        `The two diameters were added, but the circles do not stand above one another. Here $2 \\times ${numberTex(k)} \\times (${numberTex(x)} + ${numberTex(y)}) = ${numberTex(altitude)}$.`,
    },
    {
      misconception: 'radius_by_addition',
      at: 'radius',
      wrongly: ({ x, y, k }) => q(k * (x + y)),
      words: () => 'In-radii do not add: they are as the sides of the triangle, so their squares do.',
    },
    {
      misconception: 'stops_at_the_whole_radius',
      gives: 'radius',
      words: (_p, { radius }) => `$${numberTex(radius)}$ cm is the in-radius of the whole triangle.`,
    },
    {
      misconception: 'twice_the_whole_radius',
      at: 'altitude',
      wrongly: (_p, { radius }) => radius.mul(2),
      words: (_p, { radius, altitude }) =>
        `The altitude is not the diameter of the inscribed circle; that circle does not reach up to C. Here $${numberTex(radius)} \\times 2 = ${numberTex(altitude)}$.`,
    },
    {
      misconception: 'one_radius_left_out',
      at: 'altitude',
      wrongly: ({ x, y, k }, { radius }) => radius.add(k * Math.max(x, y)),
      words: ({ x, y, k }) => `The smaller in-radius of $${k * Math.min(x, y)}$ cm is missing from the sum.`,
    },
    {
      misconception: 'altitude_from_radii_as_legs',
      at: 'altitude',
      wrongly: ({ x, y, z, k }) => q(k * x * y, z),
      words: () =>
        'The in-radii were treated as the legs themselves; they are only in the ratio of the legs.',
    },
    {
      misconception: 'whole_radius_counted_twice',
      at: 'altitude',
      wrongly: (_p, { radius, first }) => radius.mul(2).add(first),
      words: (_p, { radius, first, altitude }) =>
        `The in-radius of the whole triangle was added twice. Here $${numberTex(radius)} \\times 2 + ${numberTex(first)} = ${numberTex(altitude)}$.`,
    },
    {
      misconception: 'parts_counted_twice',
      at: 'altitude',
      wrongly: (_p, { radius, first }) => radius.add(first.mul(2)),
      words: (_p, { radius, first, altitude }) =>
        `For the two parts their diameters were added instead of their radii. Here $${numberTex(radius)} + ${numberTex(first)} \\times 2 = ${numberTex(altitude)}$.`,
    },
    {
      misconception: 'all_diameters_added',
      at: 'altitude',
      wrongly: (_p, { radius, first }) => radius.add(first).mul(2),
      words: () => 'All three diameters were added; the altitude is the sum of the radii.',
    },
  ],
  show: value => withUnit(value, 'cm'),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'The altitude splits a right triangle into two that are similar to it; only their in-radii are known.',
  approach: () =>
    'Similarity carries Pythagoras over to the in-radii. Then the in-radius of a right triangle, from legs and hypotenuse, ties the three to the altitude.',
  faster: ({ x, y, z, k }) =>
    `The triangle is like $${x}, ${y}, ${z}$: in-radii $${k * x}, ${k * y}, ${k * z}$, and their sum is the altitude.`,
  check: ({ x, y, z, k }, { altitude }) => {
    const scale = q(2 * k * z, x + y - z);
    return `The legs are $${numberTex(scale.mul(x))}$ and $${numberTex(scale.mul(y))}$, the hypotenuse $${numberTex(scale.mul(z))}$, and $${numberTex(scale.mul(x))} \\times ${numberTex(scale.mul(y))} \\div ${numberTex(scale.mul(z))} = ${numberTex(altitude)}$.`;
  },
  principle:
    'Lengths that correspond in the three triangles of an altitude to the hypotenuse are as the legs and the hypotenuse.',
  verify: ({ x, y, z, k }) => {
    // In-radius of the part on leg x·s is (area)/(half of the perimeter); scale until it fits.
    const unit = (((x * x) / z) * ((x * y) / z)) / ((x * x) / z + (x * y) / z + x);
    const s = (k * x) / unit;
    return q(Math.round((s * x * y * 1e6) / z)).div(1e6);
  },
});

/** GM.TRI.3 Hard: strips coloured in turn, and in-radii of the parts of a right triangle. */
export const stripsAndAltitudes: readonly AnyTemplate[] = [
  ...situation<Strips>({
    type: 'GM.TRI.3',
    situation: 'strips-in-turn',
    draw: draw => ({ n: draw.int(4, 16), top: draw.int(2, 18), way: draw.chance(0.5) }),
    tries: 20,
    forms: [alternateStrips],
  }),
  ...situation<Radii>({
    type: 'GM.TRI.3',
    situation: 'in-radii-of-the-parts',
    draw: draw => {
      const [x, y, z] = draw.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
        [4, 3, 5],
        [12, 5, 13],
        [9, 40, 41],
        [12, 35, 37],
      ] as const);
      return { x, y, z, k: draw.int(1, Math.max(2, Math.floor(45 / z))), way: draw.chance(0.5) };
    },
    tries: 20,
    forms: [altitudeFromRadii],
  }),
];
