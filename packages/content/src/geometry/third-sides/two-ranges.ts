import { upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { bySides } from '../triangle.ts';

const isTriangle = (a: number, b: number, c: number) => a + b > c && b + c > a && c + a > b;
const isWhole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;

interface Four {
  /** AB, BC, CD, DA. */
  sides: readonly [number, number, number, number];
  way: number;
}

const lowest = ({ sides: [ab, bc, cd, da] }: Four) => Math.max(Math.abs(ab - bc), Math.abs(cd - da));
const highest = ({ sides: [ab, bc, cd, da] }: Four) => Math.min(ab + bc, cd + da);

const diagonalOfFour = form<Four>(
  'whole-diagonals',
  {
    band: 'Medium',
    seconds: 90,
    entry: true,
    also: ['GM.QAD.3'],
    verify: ({ sides: [ab, bc, cd, da] }) => {
      const fits = upTo(200).filter(x => isTriangle(ab, bc, x) && isTriangle(cd, da, x));
      return Math.min(...fits) + Math.max(...fits);
    },
  },
  (p, { step }) => {
    const {
      sides: [ab, bc, cd, da],
      way,
    } = p;
    const low = step(
      calc`max(${Math.abs(ab - bc)}, ${Math.abs(cd - da)})`,
      value =>
        tex`AC > ${Math.abs(ab - bc)}, \quad AC > ${Math.abs(cd - da)} \quad \Rightarrow \quad AC > ${value}`,
    )`
      AC is a side of triangle ABC and of triangle ACD. In each of them it exceeds the difference of the other two
      sides:
      the stricter bound counts.`;
    const high = step(
      calc`min(${ab + bc}, ${cd + da})`,
      value => tex`AC < ${ab + bc}, \quad AC < ${cd + da} \quad \Rightarrow \quad AC < ${value}`,
    )`
      In each triangle AC is shorter than the other two sides together: again the stricter bound counts.`;
    const least = step(calc`${low} + 1`)`
      The least whole number above the lower bound is the next one.`;
    const most = step(calc`${high} - 1`)`
      The greatest whole number below the upper bound is the one before.`;
    const both = step(calc`${least} + ${most}`)`
      Add the two.`;
    return {
      answer: both,
      stem:
        way === 0
          ? text`In quadrilateral ABCD, $AB = ${ab}$, $BC = ${bc}$, $CD = ${cd}$ and $DA = ${da}$. The length of the
            diagonal AC is a whole number. What is the sum of the greatest and the least value that it can have?`
          : way === 1
            ? text`Four rods of $${ab}$ cm, $${bc}$ cm, $${cd}$ cm and $${da}$ cm are joined in this order to a frame
              ABCD that can still be moved at its corners. A brace from A, where the first rod begins, to C, where the
              second one ends, is a whole number of centimetres long. Find the sum of its shortest and its longest
              possible length, in cm.`
            : text`A plot ABCD has sides $AB = ${ab}$ m, $BC = ${bc}$ m, $CD = ${cd}$ m and $DA = ${da}$ m. It is
              divided by a wall AC of $n$ metres, where $n$ is an integer. If $n$ is at least $p$ and at most $q$, and
              no narrower limits hold, what is $p + q$?`,
      show: plain,
      plausible: isWhole,
      slips: [
        slip('ignored_a_condition', low, Math.min(Math.abs(ab - bc), Math.abs(cd - da)))`
          The lower bound $${low}$ comes from one of the triangles ABC and ACD; the other one asks for more.`,
        slip('ignored_a_condition', high, Math.max(ab + bc, cd + da))`
          The upper bound $${high}$ comes from one of the triangles ABC and ACD; the other one allows less.`,
        slip('let_in_an_end_point', least, low)`
          A diagonal of $${least}$ was allowed. One of the triangles would then be flat.`,
        slip('let_in_an_end_point', most, high)`
          A diagonal of $${most}$ was allowed. One of the triangles would then be flat.`,
        slip('ignored_a_bound', least, 1)`
          The diagonal was allowed to be as short as $${least}$; in each triangle it exceeds the difference of the other
          sides.`,
        slip('subtracted_for_added', both, calc`${most} - ${least}`)`
          ${here} is the difference of the two lengths; their sum is asked.`,
        stop('stopped_a_step_early', most)`
          $${most}$ is only the greatest length.`,
        slip('used_a_wrong_given_number', high, Math.min(ab + da, bc + cd))`
          The bound $${high}$ comes from the triangles on the other diagonal, BD.`,
      ],
      snapRead: text`A diagonal belongs to two triangles, so two pairs of bounds hold at once.`,
      approach: text`Write the triangle inequality for AC in triangle ABC and in triangle ACD, and keep the stricter
        bound on either side.`,
      check: text`With $AC = ${least}$ and with $AC = ${most}$ both triangles exist; one less or one more makes one
        of them flat.`,
      principle: text`A segment that is a side of two triangles obeys both inequalities: the larger lower bound and the
        smaller upper bound.`,
      figure: () => {
        const ac = 0.45 * lowest(p) + 0.55 * highest(p);
        const upper = bySides(ac, bc, ab);
        const lower = bySides(ac, cd, da);
        return drawn({
          alt: `Quadrilateral ABCD with AB = ${ab}, BC = ${bc}, CD = ${cd} and DA = ${da}, and its diagonal AC.`,
          points: { A: upper.B, B: upper.A, C: upper.C, D: { x: lower.A.x, y: -lower.A.y } },
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['AC'],
          beside: { AB: String(ab), BC: String(bc), CD: String(cd), DA: String(da) },
          notToScale: true,
        });
      },
    };
  },
);

interface Total {
  perimeter: number;
  way: number;
}

const longestSide = form<Total>(
  'extremes-of-the-longest-side',
  {
    band: 'Medium',
    seconds: 85,
    entry: true,
    verify: ({ perimeter: n }) => {
      const longest: number[] = [];
      for (let a = 1; a < n; a += 1)
        for (let b = a + 1; b < n - a - b; b += 1) if (isTriangle(a, b, n - a - b)) longest.push(n - a - b);
      return Math.max(...longest) + Math.min(...longest);
    },
  },
  ({ perimeter, way }, { step }) => {
    const most = step(
      calc`ceil(${perimeter} / 2) - 1`,
      value => tex`c < \frac{${perimeter}}{2} \quad \Rightarrow \quad c \le ${value}`,
    )`
      Let $a < b < c$ be the sides. The longest side is shorter than the other two together, so it is less than half of
      the perimeter.`;
    const least = step(
      calc`ceil(${perimeter} / 3) + 1`,
      value => tex`(c - 2) + (c - 1) + c \ge ${perimeter} \quad \Rightarrow \quad c \ge ${value}`,
    )`
      The sides are different whole numbers, so $b$ is at most $c - 1$ and $a$ is at most $c - 2$. Their sum has to
      reach
      $${perimeter}$.`;
    const both = step(calc`${most} + ${least}`)`
      Add the greatest and the least value of the longest side.`;
    return {
      answer: both,
      stem:
        way === 0
          ? text`The sides of a scalene triangle are whole numbers of centimetres, and its perimeter is $${perimeter}$
            cm. What is the sum of the greatest and the least length, in cm, that its longest side can have?`
          : way === 1
            ? text`A wire of $${perimeter}$ cm is bent into a triangle whose three sides are different whole numbers of
              centimetres. Let the longest side be as short as possible in one such triangle and as long as possible in
              another. How long, in cm, are these two sides together?`
            : text`$a < b < c$ are the sides of a triangle, all of them integers with $a + b + c = ${perimeter}$. If $c$
              takes values from $m$ to $M$, what is $m + M$?`,
      show: plain,
      plausible: isWhole,
      slips: [
        slip(
          'let_in_an_end_point',
          most,
          perimeter % 2 === 0 ? calc`${perimeter} / 2` : calc`ceil(${perimeter} / 2)`,
        )`
          The longest side was allowed to be $${most}$, which is not less than half of the perimeter.`,
        slip('let_in_equal_values', least, calc`ceil(${perimeter} / 3)`)`
          The longest side was allowed to be as short as $${least}$. Then two sides at least are equal.`,
        slip('ignored_the_triangle_inequality', most, perimeter - 3)`
          The longest side was allowed up to $${most}$, which leaves $1$ and $2$ for the others. They cannot reach
          across.`,
        slip('ignored_the_triangle_inequality', most, perimeter - 2)`
          The longest side was allowed up to $${most}$, which leaves $1$ and $1$ for the others. They are equal, and too
          short.`,
        slip('ignored_a_bound', least, 3)`
          The longest side was allowed to be as short as $${least}$. As the longest it exceeds a third of the
          perimeter.`,
        slip('subtracted_for_added', both, calc`${most} - ${least}`)`
          ${here} is the difference of the two values; their sum is asked.`,
        slip('rounded_the_wrong_way', least, calc`ceil(${perimeter} / 3) + 2`)`
          The least longest side was taken to be $${least}$, more than the different sides need.`,
        slip('counted_one_too_few', most, calc`ceil(${perimeter} / 2) - 2`)`
          The longest side was kept down to $${most}$. One more is still less than half of the perimeter.`,
        slip('rounded_the_wrong_way', least, calc`floor(${perimeter} / 3) - 1`)`
          A third of the perimeter was rounded down, and $1$ was subtracted, to $${least}$. The longest side is above a
          third.`,
      ],
      snapRead: text`A fixed perimeter with different whole sides: the longest side is bounded from both ends.`,
      approach: text`The triangle inequality keeps the longest side below half of the perimeter, and being the longest
        of
        three different numbers keeps it above a third.`,
      check: () => {
        const [c, d] = [Number(most), Number(least)];
        const b = Math.floor((perimeter - c) / 2) + 1;
        return text`The ends occur: $${perimeter - c - b} + ${b} + ${c} = ${perimeter}$, and $${perimeter - 2 * d + 1} +
          ${d - 1} + ${d} = ${perimeter}$.`;
      },
      principle: text`The longest side of a triangle lies between a third and a half of its perimeter.`,
    };
  },
);

/** GM.TRI.2 Medium: a diagonal with two pairs of bounds, and the longest side of a perimeter. */
export const twoRanges: readonly AnyTemplate[] = [
  ...situation<Four>({
    type: 'GM.TRI.2',
    situation: 'quadrilateral',
    tries: 40,
    draw: draw => {
      const p: Four = {
        sides: [draw.int(5, 24), draw.int(5, 24), draw.int(5, 24), draw.int(5, 24)],
        way: draw.int(0, 2),
      };
      const [ab, bc, cd, da] = p.sides;
      const shown = [ab + bc, cd + da, ab + da, bc + cd, highest(p) - 1];
      const own = new Set(p.sides).size === 4;
      const both = Math.abs(ab - bc) !== Math.abs(cd - da) && ab + bc !== cd + da;
      return own &&
        both &&
        lowest(p) > 1 &&
        highest(p) - lowest(p) > 5 &&
        !shown.includes(lowest(p) + highest(p))
        ? p
        : null;
    },
    forms: [diagonalOfFour],
  }),
  ...situation<Total>({
    type: 'GM.TRI.2',
    situation: 'whole-sides',
    tries: 20,
    draw: draw => ({ perimeter: draw.int(32, 95), way: draw.int(0, 2) }),
    forms: [longestSide],
  }),
];
