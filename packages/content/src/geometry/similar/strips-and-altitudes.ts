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
  /** The altitude to the hypotenuse, in centimetres. */
  h: number;
  /** The two in-radii differ by more than d, or by less than d. */
  d: number;
  more: boolean;
  /** Whether the smaller of the two in-radii is asked for. */
  smaller: boolean;
  way: boolean;
}

/** Whole in-radii of the parts, the smaller one first, for this altitude: (h - r)(h - s) is half of its square. */
function pairsOf(h: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let r = 1; r < h / 2; r += 1) {
    const s = h - (h * h) / 2 / (h - r);
    if (s > r && Number.isInteger(s)) pairs.push([r, s]);
  }
  return pairs;
}
const fits = ({ d, more }: Radii, [r, s]: readonly [number, number]) => (more ? s - r > d : s - r < d);
const chosenOf = (p: Radii) => pairsOf(p.h).find(pair => fits(p, pair)) as readonly [number, number];
const othersOf = (p: Radii) => pairsOf(p.h).filter(pair => !fits(p, pair));
const factorsTex = ({ h }: Radii) =>
  pairsOf(h)
    .map(([r, s]) => `${h - r} \\times ${h - s}`)
    .join(', ');

const wholeRadii = form({
  form: 'whole-in-radii-from-the-altitude',
  band: 'Hard',
  also: ['GM.TRI.7', 'GM.TRI.4', 'AL.DIO.2'],
  entry: true,
  likely: true,
  seconds: 150,
  stem: ({ h, d, more, smaller, way }: Radii) => {
    const apart = more ? 'more' : 'less';
    return way
      ? `In triangle ABC the angle at C is a right angle, and $AC ${smaller ? '<' : '>'} BC$. The altitude CD to AB is $${h}$ cm long. The in-radii of the triangles ACD and BCD are whole numbers of centimetres and differ by ${apart} than $${d}$ cm. What is the in-radius of ACD?`
      : `The altitude to the hypotenuse of a right triangle measures $${h}$ cm and divides it into two triangles. The circles inscribed in these have radii that are whole numbers of centimetres, with a difference of ${apart} than $${d}$ cm. Find the ${smaller ? 'smaller' : 'larger'} of the two radii.`;
  },
  path: path<Radii>()
    .step(
      'product',
      ({ h }) => q(h * h, 2),
      'Both parts are similar to the whole triangle, so the three in-radii are as legs and hypotenuse: $r^2 = r_1^2 + r_2^2$. In a right triangle the in-radius is half of legs less hypotenuse; added for the three triangles, all but the altitude cancels. Put $r$ from there into the first equation.',
      ({ h }, { product }) =>
        `r = ${h} - r_1 - r_2 \\Rightarrow (${h} - r_1)(${h} - r_2) = \\frac{${h}^2}{2} = ${numberTex(product)}`,
    )
    .step(
      'factor',
      p => q(p.h - chosenOf(p)[0]),
      p =>
        `Both factors lie between $${p.h / 2}$ and $${p.h}$. Write the product with two such factors in every way; their difference is that of the radii. Take the one where it is ${p.more ? 'more' : 'less'} than $${p.d}$.`,
      (p, { product, factor }) => `${factorsTex(p)}: \\quad ${factor} \\times ${product.div(factor)}`,
    )
    .quiet('whole', ({ h }, { product, factor }) => factor.add(product.div(factor)).sub(h))
    .quiet('both', ({ h }, { whole }) => q(h).sub(whole))
    .quiet('gap', (_p, { product, factor }) => factor.sub(product.div(factor)).abs())
    .step(
      'radius',
      ({ h, smaller }, { product, factor }) => q(h).sub(smaller ? factor : product.div(factor)),
      p => `Take the ${p.smaller ? 'larger' : 'smaller'} factor off the altitude.`,
      ({ h, smaller }, { product, factor, radius }) =>
        `${h} - ${smaller ? factor : product.div(factor)} = ${radius}`,
    ),
  slips: [
    {
      misconception: 'condition_on_the_difference_ignored',
      at: 'factor',
      wrongly: p => {
        const other = othersOf(p)[0];
        return other ? q(p.h - other[0]) : null;
      },
      words: ({ more, d }, { product, factor, gap }) =>
        `$${factor} \\times ${product.div(factor)}$ gives whole radii too, but they differ by $${gap}$ cm, not by ${more ? 'more' : 'less'} than $${d}$ cm.`,
    },
    {
      misconception: 'other_part',
      at: 'radius',
      wrongly: ({ h, smaller }, { product, factor }) => q(h).sub(smaller ? product.div(factor) : factor),
      words: ({ smaller }, { radius }) =>
        `$${radius}$ cm is the ${smaller ? 'larger' : 'smaller'} of the two radii; it belongs to the other part.`,
    },
    {
      misconception: 'stops_at_the_whole_radius',
      at: 'radius',
      wrongly: (_p, { whole }) => whole,
      words: (_p, { radius }) => `$${radius}$ cm is the in-radius of the whole triangle.`,
    },
    {
      misconception: 'condition_on_the_difference_ignored',
      at: 'factor',
      wrongly: p => {
        const other = othersOf(p)[1];
        return other ? q(p.h - other[0]) : null;
      },
      words: ({ more, d }, { product, factor, gap }) =>
        `The radii from $${factor} \\times ${product.div(factor)}$ differ by $${gap}$ cm; that is not ${more ? 'more' : 'less'} than $${d}$ cm.`,
    },
    {
      misconception: 'other_part_and_pair',
      at: 'radius',
      wrongly: (p, { product }) => {
        const other = othersOf(p)[0];
        return other ? (p.smaller ? q(p.h).sub(product.div(p.h - other[0])) : q(other[0])) : null;
      },
      words: ({ smaller }, { radius }) =>
        `$${radius}$ cm is the ${smaller ? 'larger' : 'smaller'} radius of a pair whose difference does not fit.`,
    },
    {
      misconception: 'difference_for_radius',
      at: 'radius',
      wrongly: (_p, { gap }) => gap,
      words: (_p, { radius }) => `$${radius}$ cm is the difference of the two radii.`,
    },
    {
      misconception: 'sum_for_radius',
      at: 'radius',
      wrongly: (_p, { both }) => both,
      words: (_p, { radius }) => `$${radius}$ cm is the sum of the two radii.`,
    },
  ],
  show: value => withUnit(value, 'cm'),
  plausible: (value, { h }) => value.valueOf() > 0 && value.d === 1n && value.valueOf() < h,
  onSight: (value, { h }) => value.valueOf() < h / 2,
  snapRead: () =>
    'The altitude splits a right triangle into two that are similar to it; their in-radii are whole numbers with a bound for the difference.',
  approach: () =>
    'Similarity carries Pythagoras over to the in-radii, and the altitude is the sum of the three. Together they make a product of two whole numbers, whose factors lie in a narrow range.',
  faster: (p, { whole }) => {
    const [r, s] = chosenOf(p);
    return `The three in-radii are the sides of a right triangle with perimeter $${p.h}$. Whole ones: ${pairsOf(
      p.h,
    )
      .map(([x, y]) => `$${x}, ${y}$`)
      .join(
        ' or ',
      )} with a hypotenuse that is a whole number too; only $${r}, ${s}, ${whole}$ fits the difference.`;
  },
  check: (p, { whole }) => {
    const [r, s] = chosenOf(p);
    return `$${r}^2 + ${s}^2 = ${r * r + s * s} = ${whole}^2$ and $${r} + ${s} + ${whole} = ${p.h}$; the difference is $${s - r}$.`;
  },
  principle:
    'Lengths that correspond in the three triangles of an altitude to the hypotenuse are as the legs and the hypotenuse; the three in-radii add up to the altitude.',
  verify: p => {
    // Every pair of whole radii: the triangle whose parts have their ratio, with this altitude, is measured.
    for (let r = 1; r < p.h; r += 1)
      for (let s = r + 1; s < p.h; s += 1) {
        const z = Math.hypot(r, s);
        const scale = (p.h * z) / (r * s);
        const [leg, foot] = [r * scale, (r * r * scale) / z];
        const inner = (p.h * foot) / (p.h + foot + leg);
        if (Math.abs(inner - r) < 1e-9 && fits(p, [r, s])) return q(p.smaller ? r : s);
      }
    throw new Error('no such radii');
  },
});

/** GM.TRI.3 Hard: strips coloured in turn, and whole in-radii of the parts of a right triangle. */
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
      const h = draw.pick([60, 84, 90, 120, 132, 144, 168, 180, 210, 240]);
      const gaps = pairsOf(h)
        .map(([r, s]) => s - r)
        .sort((x, y) => x - y);
      const more = draw.chance(0.5);
      const [below, above] = (more ? gaps.slice(-2) : gaps.slice(0, 2)) as [number, number];
      if (gaps.length < 2 || above - below < 3) return null;
      const d = draw.int(below + 1, above - 1);
      return { h, d, more, smaller: draw.chance(0.5), way: draw.chance(0.5) };
    },
    tries: 20,
    forms: [wholeRadii],
  }),
];
