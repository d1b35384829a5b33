import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Strips {
  n: number;
  /** Area of the small triangle at the top. */
  top: number;
  way: boolean;
}

const alternateStrips = form<Strips>(
  'largest-of-alternate-strips',
  {
    band: 'Hard',
    seconds: 110,
    revision: 3,
    also: ['AL.SEQ.1'],
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
  },
  ({ n, top, way }, { step, find }) => {
    const number = step(
      calc`${n * n * top} / ${n * top}`,
      (_value, working) => tex`\frac{n^2a}{na} = ${working}`,
    )`
      Let there be $n$ pieces, the smallest of area $a$. The similar triangles have areas $a, 4a, 9a, \dots$, so the
      pieces
      are $a, 3a, 5a, \dots$. Neighbours differ by $2a$, so in pairs the difference of the colours is $na$. Compare
      it with
      the whole, $n^2a$.`;
    const pieces = find(calc`${number} * ${number}`);
    const smallest = step(
      calc`${n} * ${n} * ${top} / ${pieces}`,
      value => tex`\frac{${n * n * top}}{${number}^2} = ${value}`,
    )`
      The whole triangle is $n^2a$, so divide by $n^2$ to get the smallest piece.`;
    const largest = step(calc`(2 * ${number} - 1) * ${smallest}`)`
      The pieces are the odd multiples of the smallest one. The largest belongs to the odd number $2n - 1$.`;
    return {
      answer: largest,
      stem: way
        ? text`Side AB of triangle ABC is divided into a number of equal parts, and lines parallel to BC are drawn
          through the points of division. The strips so formed are painted blue and white in turn, beginning with blue
          at BC. The blue area exceeds the white area by $${n * top}$ square cm, and the area of the triangle is
          $${String(n * n * top)}$ square cm. What is the area of the strip along BC?`
        : text`A triangular flag of $${String(n * n * top)}$ square cm is divided by lines parallel to its shortest edge
          into strips of equal height, the last of which is a small triangle. The strips are dyed red and yellow
          alternately, beginning with red at that edge. If red covers $${n * top}$ square cm more than yellow, what is
          the area of the largest strip?`,
      show: value => withUnit(value, 'square cm'),
      // The strip along the edge is larger than the excess of its colour.
      plausible: value => value.valueOf() > n * top && value.valueOf() < 0.75 * n * n * top && value.d <= 6n,
      slips: [
        slip('mixed_up_kinds_of_progression', pieces, calc`${number} * (${number} + 1) / 2`)`
          You let the pieces be $1, 2, 3, \dots$ times the smallest one, $${pieces}$ in all. They are $1, 3, 5,
          \dots$ times
          the smallest.`,
        slip('counted_one_too_many', number, calc`${n} + 1`)`
          $${number}$ pieces are one too many: lines and pieces were mixed up.`,
        slip('counted_one_too_few', number, n > 2 && calc`${n} - 1`)`
          There are $${number}$ lines, but one more piece than lines.`,
        slip('counted_one_too_many', largest, calc`(${number} * 2 + 1) * ${smallest}`)`
          $${largest}$ uses the odd number $${number.mul(2).add(1)}$, which belongs to one piece more.`,
        slip('counted_one_too_few', largest, calc`(${number} * 2 - 3) * ${smallest}`)`
          $${largest}$ is the second largest piece: it belongs to the odd number $${number.mul(2).sub(3)}$.`,
        slip('mixed_up_kinds_of_progression', largest, calc`${number} * 2 * ${smallest}`)`
          The largest piece was taken as $2 \times ${number}$ of the smallest; the odd number before that counts.`,
        slip('ignored_even_and_odd', pieces, calc`${number} * (${number} + 1)`)`
          The whole was taken as $${number} \times ${number.add(1)}$ smallest pieces, which is a sum of even numbers;
          the first odd numbers add up to a square.`,
      ],
      snapRead: text`Equally spaced parallels in a triangle, coloured in turn: areas of strips in a progression, their
        number unknown.`,
      approach: text`Similar triangles have areas as squares, so strips are as odd numbers. The difference of the
        colours is the number of strips times the smallest.`,
      faster: text`The largest piece is $2na - a$: twice the difference less its square over the whole, $2 \times
        ${n * top} - \frac{${n * top}^2}{${n * n * top}}$.`,
      check: () => {
        const pieces = Array.from({ length: n }, (_, i) => (2 * (n - i) - 1) * top);
        const blue = pieces.filter((_, i) => i % 2 === 0).reduce((x, y) => x + y, 0);
        return text`With $${n}$ pieces the colours have $${blue}$ and $${n * n * top - blue}$ square cm; they differ by
          $${n * top}$; the largest is the first of $${pieces.slice(0, 2)}, \dots$.`;
      },
      principle: text`Equally spaced parallels cut a triangle into areas as $1 : 3 : 5 : \dots$, because similar
        triangles grow as squares.`,
    };
  },
);

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

const wholeRadii = form<Radii>(
  'whole-in-radii-from-the-altitude',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.7', 'GM.TRI.4', 'AL.DIO.2'],
    entry: true,
    verify: p => {
      // Every pair of whole radii: the triangle whose parts have their ratio, with this altitude, is measured.
      for (let r = 1; r < p.h; r += 1)
        for (let s = r + 1; s < p.h; s += 1) {
          const z = Math.hypot(r, s);
          const scale = (p.h * z) / (r * s);
          const [leg, foot] = [r * scale, (r * r * scale) / z];
          const inner = (p.h * foot) / (p.h + foot + leg);
          if (Math.abs(inner - r) < 1e-9 && fits(p, [r, s])) return p.smaller ? r : s;
        }
      throw new Error('no such radii');
    },
  },
  (p, { step, find }) => {
    const { h, more, d, smaller, way } = p;
    const product = step(
      calc`${h}^2 / 2`,
      (_value, working) => tex`r = ${h} - r_1 - r_2 \Rightarrow (${h} - r_1)(${h} - r_2) = ${working}`,
    )`
      Both parts are similar to the whole triangle, so the three in-radii are as legs and hypotenuse: $r^2 = r_1^2 +
      r_2^2$. In a right triangle the in-radius is half of legs less hypotenuse; added for the three triangles, all but
      the altitude cancels. Put $r$ from there into the first equation.`;
    const factor = step(
      calc`${h} - ${chosenOf(p)[0]}`,
      value => tex`${factorsTex(p)}: \quad ${value} \times ${product.div(value)}`,
    )`
      Both factors lie between $${h / 2}$ and $${h}$. Write the product with two such factors in every way; their
      difference is that of the radii. Take the one where it is ${more ? 'more' : 'less'} than $${d}$.`;
    const whole = find(calc`${factor} + ${product} / ${factor} - ${h}`);
    const both = find(calc`${h} - ${whole}`);
    const gap = find(calc`abs(${factor} - ${product} / ${factor})`);
    const radius = step(calc`${h} - ${smaller ? factor : product.div(factor)}`)`
      Take the ${smaller ? 'larger' : 'smaller'} factor off the altitude.`;
    return {
      answer: radius,
      stem: () => {
        const apart = more ? 'more' : 'less';
        return way
          ? text`In triangle ABC the angle at C is a right angle, and $AC ${smaller ? '<' : '>'} BC$. The altitude CD to
            AB is $${h}$ cm long. The in-radii of the triangles ACD and BCD are whole numbers of centimetres and differ
            by ${apart} than $${d}$ cm. What is the in-radius of ACD?`
          : text`The altitude to the hypotenuse of a right triangle measures $${h}$ cm and divides it into two
            triangles. The circles inscribed in these have radii that are whole numbers of centimetres, with a
            difference of ${apart} than $${d}$ cm. Find the ${smaller ? 'smaller' : 'larger'} of the two radii.`;
      },
      show: value => withUnit(value, 'cm'),
      plausible: value => value.valueOf() > 0 && value.d === 1n && value.valueOf() < h,
      onSight: value => value.valueOf() < h / 2,
      slips: [
        slip('ignored_a_condition', factor, () => {
          const other = othersOf(p)[0];
          return other ? h - other[0] : null;
        })`
          $${factor} \times ${product.div(factor)}$ gives whole radii too, but they differ by $${gap}$ cm, not by
          ${more ? 'more' : 'less'} than $${d}$ cm.`,
        slip(
          'answered_another_quantity',
          radius,
          () => calc`${h} - ${smaller ? product.div(factor) : factor}`,
        )`
          $${radius}$ cm is the ${smaller ? 'larger' : 'smaller'} of the two radii; it belongs to the other part.`,
        slip('stopped_a_step_early', radius, whole)`
          $${radius}$ cm is the in-radius of the whole triangle.`,
        slip('ignored_a_condition', factor, () => {
          const other = othersOf(p)[1];
          return other ? h - other[0] : null;
        })`
          The radii from $${factor} \times ${product.div(factor)}$ differ by $${gap}$ cm; that is not
          ${more ? 'more' : 'less'} than $${d}$ cm.`,
        slip('ignored_a_condition', radius, () => {
          const other = othersOf(p)[0];
          return other ? (smaller ? q(h).sub(product.div(h - other[0])) : other[0]) : null;
        })`
          $${radius}$ cm is the ${smaller ? 'larger' : 'smaller'} radius of a pair whose difference does not fit.`,
        slip('answered_another_quantity', radius, gap)`
          $${radius}$ cm is the difference of the two radii.`,
        slip('answered_another_quantity', radius, both)`
          $${radius}$ cm is the sum of the two radii.`,
      ],
      snapRead: text`The altitude splits a right triangle into two that are similar to it; their in-radii are whole
        numbers with a bound for the difference.`,
      approach: text`Similarity carries Pythagoras over to the in-radii, and the altitude is the sum of the three.
        Together they make a product of two whole numbers, whose factors lie in a narrow range.`,
      faster: () => {
        const [r, s] = chosenOf(p);
        return text`The three in-radii are the sides of a right triangle with perimeter $${h}$. Whole ones: ${pairsOf(
          h,
        )
          .map(([x, y]) => `$${x}, ${y}$`)
          .join(
            ' or ',
          )} with a hypotenuse that is a whole number too; only $${r}, ${s}, ${whole}$ fits the difference.`;
      },
      check: () => {
        const [r, s] = chosenOf(p);
        return text`$${r}^2 + ${s}^2 = ${r * r + s * s} = ${whole}^2$ and $${r} + ${s} + ${whole} = ${h}$; the
          difference is $${s - r}$.`;
      },
      principle: text`Lengths that correspond in the three triangles of an altitude to the hypotenuse are as the legs
        and the hypotenuse; the three in-radii add up to the altitude.`,
    };
  },
);

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
