import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, surdTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface AtPoint {
  /** Square-free part of the areas. */
  u: number;
  /** The known areas are `u` times the squares of these. */
  x: number;
  y: number;
  /** The whole triangle has at most this area. */
  most: number;
  way: boolean;
}

const areas = ({ u, x, y }: AtPoint) => [u * x * x, u * y * y] as const;

const thirdArea = form<AtPoint>(
  'values-of-the-third-area',
  {
    band: 'Hard',
    seconds: 110,
    revision: 2,
    also: ['NS.FAC.5', 'AL.INQ.3'],
    entry: true,
    verify: p => {
      const [a, b] = areas(p);
      let count = 0;
      for (let t = 1; t <= p.most; t += 1) {
        const whole = (Math.sqrt(a) + Math.sqrt(b) + Math.sqrt(t)) ** 2;
        if (Math.abs(whole - Math.round(whole)) < 1e-6 && Math.round(whole) <= p.most) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { x, y, u, most, way } = p;
    const known = step(calc`${x} + ${y}`, value => {
      const [a, b] = areas(p);
      return tex`\sqrt{${a}} + \sqrt{${b}} = ${surdTex(x, u)} + ${surdTex(y, u)} = ${surdTex(value, u)}`;
    })`
      All triangles are similar to the whole, and opposite sides of the parallelograms carry the small sides onto one
      side of it. So the roots of the areas add up to the root of the whole. Add the two known ones.`;
    const root = step(
      calc`floor(${Math.sqrt(most / u)})`,
      value => tex`${u}(${known} + k)^2 \le ${most} \Rightarrow ${known} + k \le ${value}`,
    )`
      The area of the whole is the square of the sum of the three roots. It is an integer only if the third root is a
      multiple of the same surd, $k\sqrt{${u}}$. Bound the whole triangle.`;
    const count = step(calc`${root} - ${known}`, value => tex`k \le ${root} - ${known} = ${value}`)`
      Every positive $k$ up to this bound gives one area of the third triangle, so count them.`;
    return {
      answer: count,
      stem: () => {
        const [a, b] = areas(p);
        return way
          ? text`Through a point $P$ inside triangle $ABC$, lines are drawn parallel to its three sides. Of the three
            small triangles that these lines form with the sides, each with a vertex at $P$, two have areas of $${a}$
            and $${b}$ square cm. The areas of the third one and of triangle $ABC$ are integers too, and that of $ABC$
            is at most $${String(most)}$. How many values can the area of the third small triangle take?`
          : text`Three straight paths cross at one spot of a triangular park, each parallel to one of its sides. They
            form three triangular lawns and three parallelograms. Two of these lawns measure $${a}$ and $${b}$ square
            metres; the third lawn and the whole park measure whole numbers of square metres too. If the park has at
            most $${String(most)}$ square metres, how many sizes of the third lawn are possible?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', count, () => {
          const [a, b] = areas(p);
          return Math.floor(Math.sqrt((most - a - b) / u));
        })`
          You bounded only the sum of the three small triangles by $${most}$, which allows $${count}$ values. The
          parallelograms belong to the whole triangle as well.`,
        slip('left_out_a_term', root, calc`floor(${Math.sqrt(most)})`)`
          The sum of the roots was bounded by $${root}$, as if the factor $${u}$ had been taken out of the roots but not
          of the whole.`,
        slip('left_out_a_term', known, calc`max(${x}, ${y})`)`
          Only one known root, $${known}$ times the surd, was taken off; both known triangles take their share of the
          side.`,
        slip('demanded_too_much', count, calc`${root} - ${known} - max(${x}, ${y})`)`
          You counted only areas of the third triangle above the two others; nothing says that it is the largest.`,
        slip('left_out_an_end_point', count, calc`${root} - ${known} - 1`)`
          The case with the sum $${root}$ was left out; it still keeps within the bound.`,
        slip('let_in_zero', count, calc`${root} - ${known} + 1`)`
          You counted a third area of $0$ as well; then there would be no third triangle.`,
        stop('left_out_a_term', root)`
          $${root}$ is the bound for all three roots together, of which the known ones take a share.`,
        slip('ignored_even_and_odd', count, calc`floor((${root} - ${known}) / 2)`)`
          Of the $${root.sub(known)}$ possible multiples of the surd you counted only the even ones. The whole is an
          integer
          for odd ones too.`,
      ],
      snapRead: text`Parallels to all sides through one point, two of the small areas, a bound for the whole, and
        integers: similarity and square roots.`,
      approach: text`In similar triangles sides stand as roots of areas, and here the three small sides add up to a
        whole side. Integer areas force all three roots to be multiples of one surd; then the bound leaves finitely many
        multiples.`,
      faster: () => {
        const root = Math.floor(Math.sqrt(most / u));
        return text`Whole $= ${u}n^2 \le ${most}$ with $n > ${known}$: count $n$ up to $${root}$.`;
      },
      check: () => {
        const whole = u * Number(root) ** 2;
        return text`The largest case has a third area of $${u * Number(count) ** 2}$ and a whole of $${whole}$; the next
          whole would be $${u * (Number(root) + 1) ** 2}$, above $${most}$.`;
      },
      principle: text`In similar figures the roots of the areas add up like lengths; a sum of surds has an integer
        square only if they are multiples of one surd.`,
    };
  },
);

/** GM.TRI.3 Hard: parallels through an inner point, with areas that are integers. */
export const wholeAreasAtAPoint: readonly AnyTemplate[] = situation<AtPoint>({
  type: 'GM.TRI.3',
  situation: 'parallels-through-a-point',
  tries: 20,
  draw: draw => {
    const [u, x, y] = [draw.pick([2, 3, 5, 6, 7]), draw.int(1, 6), draw.int(1, 6)];
    const most = 10 * draw.int(10, 300);
    const count = Math.floor(Math.sqrt(most / u)) - x - y;
    return x !== y && count >= 3 && count <= 14 && !Number.isInteger(Math.sqrt(most / u))
      ? { u, x, y, most, way: draw.chance(0.5) }
      : null;
  },
  forms: [thirdArea],
});
