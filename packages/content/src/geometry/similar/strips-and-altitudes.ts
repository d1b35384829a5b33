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
    revision: 4,
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
    const number = step(calc`${n * n * top} / ${n * top}`, {
      name: 'the number of strips',
      works: (_value, working) => tex`\frac{n^2a}{na} = ${working}`,
      because: text`Triangles with 1, 2, 3 equal parts of the height are similar, so their areas are as the squares
        1, 4, 9. Each strip is the difference of two neighbours: 1, 3, 5. ${way ? 'Blue' : 'Red'} has the larger
        strip of each pair, and each pair brings the difference 2.`,
    })`
      Let there be $n$ strips, the smallest one a triangle of area $a$. The similar triangles from the top have
      areas $a, 4a, 9a, \dots$, so the strips have $a, 3a, 5a, \dots$. Neighbouring strips differ by $2a$, so the
      two colours differ by $na$ in all. The whole triangle is $n^2a$: divide it by this difference.`;
    const pieces = find(calc`${number} * ${number}`);
    const smallest = step(calc`${n} * ${n} * ${top} / ${pieces}`, {
      name: 'the area of the smallest strip',
      works: value => tex`\frac{${n * n * top}}{${number}^2} = ${value}`,
      because: text`The whole triangle has $n$ times the height of the smallest one and is similar to it, so it has
        $n$ times $n$ its area. The strips are not equal, so dividing by $n$ would not give one of them.`,
    })`
      The whole triangle is $n^2$ times the smallest strip, so divide its area by $n^2$.`;
    const largest = step(calc`(2 * ${number} - 1) * ${smallest}`, {
      name: 'the area of the largest strip',
      because: text`The first odd number is $2 \times 1 - 1$, the second $2 \times 2 - 1$, and so on. So the last of
        $n$ strips has the odd number $2n - 1$.`,
    })`
      The strips are $1, 3, 5, \dots$ times the smallest one. The largest is the last of $n$ strips, so its odd
      number is $2n - 1$: multiply the smallest strip by it.`;
    return {
      answer: largest,
      stem: way
        ? text`Side AB of triangle ABC is divided into a number of equal parts, and lines parallel to BC are drawn
          through the points of division. The strips so formed are painted blue and white in turn, beginning with
          blue at BC. The blue area exceeds the white area by $${n * top}$ square cm, and the area of the triangle
          is $${n * n * top}$ square cm. What is the area of the strip along BC?`
        : text`A triangular flag of $${n * n * top}$ square cm is divided by lines parallel to its shortest
          edge into strips of equal height, the last of which is a small triangle. The strips are dyed red and
          yellow alternately, beginning with red at that edge. If red covers $${n * top}$ square cm more than
          yellow, what is the area of the largest strip?`,
      show: value => withUnit(value, 'square cm'),
      // The strip along the edge is larger than the excess of its colour.
      plausible: value => value.valueOf() > n * top && value.valueOf() < 0.75 * n * n * top && value.d <= 6n,
      slips: [
        slip('mixed_up_kinds_of_progression', pieces, calc`${number} * (${number} + 1) / 2`)`
          You let the strips be $1, 2, 3, \dots$ times the smallest one, $${pieces}$ in all. Areas grow as squares,
          so the strips are $1, 3, 5, \dots$ times the smallest.`,
        slip('counted_one_too_many', number, calc`${n} + 1`)`
          You counted $${number}$ strips, one too many. The whole over the difference of the colours gives the
          strips themselves, not the lines with both edges.`,
        slip('counted_one_too_few', number, n > 2 && calc`${n} - 1`)`
          You counted $${number}$, the number of lines inside the triangle. The strips are one more than the lines
          between them.`,
        slip('counted_one_too_many', largest, calc`(${number} * 2 + 1) * ${smallest}`)`
          $${largest}$ uses the odd number $${number.mul(2).add(1)}$. That is the next one: $${number}$ strips have
          the odd numbers from $1$ to twice their number minus $1$.`,
        slip('counted_one_too_few', largest, calc`(${number} * 2 - 3) * ${smallest}`)`
          $${largest}$ is the second largest strip: it belongs to the odd number $${number.mul(2).sub(3)}$, one
          place before the last one.`,
        slip('mixed_up_kinds_of_progression', largest, calc`${number} * 2 * ${smallest}`)`
          You gave the largest strip $2 \times ${number}$ times the smallest. The strips are odd multiples of the
          smallest, and the last odd number is one below that.`,
        slip('ignored_even_and_odd', pieces, calc`${number} * (${number} + 1)`)`
          You divided the triangle into $${number} \times ${number.add(1)}$ smallest parts. That is a sum of even
          numbers; the strips are odd multiples, and the first odd numbers add up to a square.`,
      ],
      snapRead: text`Equally spaced parallels cut a triangle into strips coloured in turn: their areas are as 1, 3,
        5 and so on, and the colours differ by as many smallest strips as there are strips.`,
      approach: text`The triangles from the top are similar with areas as squares, so the strips are as odd numbers.
        The difference of the colours then gives the number of strips, and the whole area the smallest one.`,
      faster: text`The largest piece is $2na - a$: twice the difference less its square over the whole, $2 \times
        ${n * top} - \frac{${n * top}^2}{${n * n * top}}$.`,
      check: () => {
        const pieces = Array.from({ length: n }, (_, i) => (2 * (n - i) - 1) * top);
        const blue = pieces.filter((_, i) => i % 2 === 0).reduce((x, y) => x + y, 0);
        return text`With $${n}$ pieces the colours have $${blue}$ and $${n * n * top - blue}$ square cm; they differ
          by $${n * top}$; the largest is the first of $${pieces.slice(0, 2)}, \dots$.`;
      },
      principle: text`Parallels to a side at equal distances cut a triangle into strips with areas as $1 : 3 : 5 :
        \dots$, because the similar triangles from the top grow as squares.`,
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
    const product = step(calc`${h}^2 / 2`, {
      name: 'the product of the two factors',
      works: (_value, working) => tex`r = ${h} - r_1 - r_2 \Rightarrow (${h} - r_1)(${h} - r_2) = ${working}`,
      because: text`The triangles have the legs and the hypotenuse of the whole triangle as hypotenuses, so their
        in-radii are as these, and Pythagoras holds for them. In the sum of the three in-radii each leg and each
        part of the hypotenuse cancels, and the altitude is left.`,
    })`
      Let $r$ be the in-radius of the whole triangle and $r_1$, $r_2$ those of its parts. The three triangles are
      similar, so $r^2 = r_1^2 + r_2^2$. In a right triangle the in-radius is half of (legs minus hypotenuse); added
      for all three, this gives $r + r_1 + r_2 = ${h}$. Substitute $r$ from here in the first equation.`;
    const factor = step(calc`${h} - ${chosenOf(p)[0]}`, {
      name: 'one of the two factors',
      works: value => tex`${factorsTex(p)}: \quad ${value} \times ${product.div(value)}`,
      because: text`The radii are whole numbers, so both factors are divisors of the product. A radius is positive
        and less than half of the altitude, because the circle has to fit beside it, so each factor lies in a narrow
        range.`,
    })`
      Both factors lie between $${h / 2}$ and $${h}$. Write the product with two such factors in every possible way;
      they differ by as much as the radii. Choose the pair whose difference is ${more ? 'more' : 'less'} than
      $${d}$.`;
    const whole = find(calc`${factor} + ${product} / ${factor} - ${h}`);
    const both = find(calc`${h} - ${whole}`);
    const gap = find(calc`abs(${factor} - ${product} / ${factor})`);
    const radius = step(calc`${h} - ${smaller ? factor : product.div(factor)}`, {
      name: text`the ${smaller ? 'smaller' : 'larger'} of the two radii`,
      because: text`Each factor is the altitude minus a radius. So the
        ${smaller ? 'larger factor belongs to the smaller' : 'smaller factor belongs to the larger'} radius.`,
    })`
      Each factor is the altitude minus a radius, so take the ${smaller ? 'larger' : 'smaller'} factor away from the
      altitude to get the ${smaller ? 'smaller' : 'larger'} radius.`;
    return {
      answer: radius,
      stem: () => {
        const apart = more ? 'more' : 'less';
        return way
          ? text`In triangle ABC the angle at C is a right angle, and $AC ${smaller ? '<' : '>'} BC$. The altitude
            CD to AB is $${h}$ cm long. The in-radii of the triangles ACD and BCD are whole numbers of centimetres
            and differ by ${apart} than $${d}$ cm. What is the in-radius of ACD?`
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
          $${factor} \times ${product.div(factor)}$ gives whole radii too. They differ by $${gap}$ cm, and the
          question wants a difference of ${more ? 'more' : 'less'} than $${d}$ cm.`,
        slip(
          'answered_another_quantity',
          radius,
          () => calc`${h} - ${smaller ? product.div(factor) : factor}`,
        )`
          $${radius}$ cm is the ${smaller ? 'larger' : 'smaller'} of the two radii. It belongs to the circle in the
          other part of the triangle.`,
        slip('stopped_a_step_early', radius, whole)`
          $${radius}$ cm is the in-radius of the whole triangle, which is larger than both. The question asks for
          the circle in one part.`,
        slip('ignored_a_condition', factor, () => {
          const other = othersOf(p)[1];
          return other ? h - other[0] : null;
        })`
          Your radii come from $${factor} \times ${product.div(factor)}$ and differ by $${gap}$ cm. The difference
          has to be ${more ? 'more' : 'less'} than $${d}$ cm.`,
        slip('ignored_a_condition', radius, () => {
          const other = othersOf(p)[0];
          return other ? (smaller ? q(h).sub(product.div(h - other[0])) : other[0]) : null;
        })`
          $${radius}$ cm is the ${smaller ? 'larger' : 'smaller'} radius of another pair. Its two radii are whole,
          but their difference is not ${more ? 'more' : 'less'} than $${d}$ cm.`,
        slip('answered_another_quantity', radius, gap)`
          $${radius}$ cm is the difference of the two radii, which only chooses the pair. The question asks for one
          radius.`,
        slip('answered_another_quantity', radius, both)`
          $${radius}$ cm is the sum of the two radii, the altitude without the in-radius of the whole. The question
          asks for one of them.`,
      ],
      snapRead: text`The altitude divides a right triangle into two that are similar to it, and their in-radii are
        whole: the three in-radii add up to the altitude and obey Pythagoras.`,
      approach: text`In the three similar triangles Pythagoras also holds for the in-radii, and their sum is the
        altitude. Together this gives a product of two whole numbers, whose factors lie in a narrow range.`,
      faster: () => {
        const [r, s] = chosenOf(p);
        return text`The three in-radii are the sides of a right triangle with perimeter $${h}$. Whole ones:
          ${pairsOf(h)
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
      principle: text`When the altitude to the hypotenuse divides a right triangle, corresponding lengths of the
        three triangles are as legs and hypotenuse, and the three in-radii add up to the altitude.`,
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
