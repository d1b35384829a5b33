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
    revision: 2, // One stem spoke of narrower limits that do not hold.
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
    const low = step(calc`max(${Math.abs(ab - bc)}, ${Math.abs(cd - da)})`, {
      name: 'the lower bound of AC',
      works: value =>
        tex`AC > ${Math.abs(ab - bc)}, \quad AC > ${Math.abs(cd - da)} \quad \Rightarrow \quad AC > ${value}`,
      because: text`In a triangle the longest side is shorter than the other two together, so each side exceeds the
        difference of the others. Both triangles have to exist, so AC has to satisfy the stronger of the two
        conditions.`,
    })`
      AC is a side of triangle ABC and of triangle ACD. In each of them it exceeds the difference of the other two
      sides, and both conditions must hold, so the larger bound counts.`;
    const high = step(calc`min(${ab + bc}, ${cd + da})`, {
      name: 'the upper bound of AC',
      works: value => tex`AC < ${ab + bc}, \quad AC < ${cd + da} \quad \Rightarrow \quad AC < ${value}`,
      because: text`The way from A to C by B, and the way by D, are both longer than the straight line AC. So AC has
        to be shorter than the shorter of these two ways.`,
    })`
      In each triangle AC is shorter than the other two sides together. Both conditions must hold, so the smaller
      bound counts.`;
    const least = step(calc`${low} + 1`, {
      name: 'the least length of AC',
      because: text`At the bound itself one of the two triangles is flat, so the bound is not allowed.`,
    })`
      The diagonal is a whole number above the lower bound, so the least value is the next one.`;
    const most = step(calc`${high} - 1`, { name: 'the greatest length of AC' })`
      In the same way the greatest value is the whole number just below the upper bound.`;
    const both = step(calc`${least} + ${most}`, { name: 'the sum of both lengths' })`
      Add the least and the greatest length, because the question asks for their sum.`;
    return {
      answer: both,
      stem:
        way === 0
          ? text`In quadrilateral ABCD, $AB = ${ab}$, $BC = ${bc}$, $CD = ${cd}$ and $DA = ${da}$. The length of the
            diagonal AC is a whole number. What is the sum of the greatest and the least value that it can have?`
          : way === 1
            ? text`Four rods of $${ab}$ cm, $${bc}$ cm, $${cd}$ cm and $${da}$ cm are joined in this order to a
              frame ABCD that can still be moved at its corners. A brace from A, where the first rod begins, to C,
              where the second one ends, is a whole number of centimetres long. Find the sum of its shortest and its
              longest possible length, in cm.`
            : text`A plot ABCD has sides $AB = ${ab}$ m, $BC = ${bc}$ m, $CD = ${cd}$ m and $DA = ${da}$ m. It is
              divided by a wall AC of $n$ metres, where $n$ is an integer. If the least possible
              value of $n$ is $p$ and the greatest is $q$, what is $p + q$?`,
      show: plain,
      plausible: isWhole,
      slips: [
        slip('ignored_a_condition', low, Math.min(Math.abs(ab - bc), Math.abs(cd - da)))`
          Your lower bound $${low}$ comes from only one of the triangles ABC and ACD. The other triangle asks for a
          longer diagonal, and both have to exist.`,
        slip('ignored_a_condition', high, Math.max(ab + bc, cd + da))`
          Your upper bound $${high}$ comes from only one of the triangles ABC and ACD. In the other one the two
          sides do not reach that far.`,
        slip('let_in_an_end_point', least, low)`
          You allowed a diagonal of $${least}$. It equals the difference of two sides, so one of the triangles is
          flat.`,
        slip('let_in_an_end_point', most, high)`
          You allowed a diagonal of $${most}$. It equals the sum of two sides, so one of the triangles is flat.`,
        slip('ignored_a_bound', least, 1)`
          You allowed the diagonal to be as short as $${least}$. In each triangle it has to exceed the difference of
          the other two sides, or their ends do not meet.`,
        slip('subtracted_for_added', both, calc`${most} - ${least}`)`
          ${here} is the difference of the greatest and the least length. The question asks for their sum.`,
        stop('stopped_a_step_early', most)`
          $${most}$ is only the greatest length of the diagonal. The least length has to be added to it.`,
        slip('used_a_wrong_given_number', high, Math.min(ab + da, bc + cd))`
          Your bound $${high}$ comes from the triangles on the other diagonal, BD. The diagonal AC lies in triangles
          ABC and ACD.`,
      ],
      snapRead: text`A diagonal of a quadrilateral belongs to two triangles, so two lower and two upper bounds hold,
        and the stricter ones count.`,
      approach: text`AC lies in triangle ABC and in triangle ACD, and both have to exist. Write the triangle
        inequality for each, and keep the larger lower bound and the smaller upper bound.`,
      check: text`With $AC = ${least}$ and with $AC = ${most}$ both triangles exist; one less or one more makes one
        of them flat.`,
      principle: text`A segment that is a side of two triangles obeys both triangle inequalities: the larger lower
        bound and the smaller upper bound count.`,
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
    const most = step(calc`ceil(${perimeter} / 2) - 1`, {
      name: 'the greatest value of the longest side',
      works: value => tex`c < \frac{${perimeter}}{2} \quad \Rightarrow \quad c \le ${value}`,
      because: text`The three sides together are the perimeter. If the longest side were half of it, the other two
        would be the other half, just as long, and the triangle would be flat.`,
    })`
      Let $a < b < c$ be the sides. The longest side $c$ is shorter than the other two together, so it is less than
      half of the perimeter. Take the largest whole number below this.`;
    const least = step(calc`ceil(${perimeter} / 3) + 1`, {
      name: 'the least value of the longest side',
      works: value => tex`(c - 2) + (c - 1) + c \ge ${perimeter} \quad \Rightarrow \quad c \ge ${value}`,
      because: text`For a short longest side the other two have to be as long as possible. They are different whole
        numbers below $c$, so at best they are $c - 1$ and $c - 2$.`,
    })`
      The sides are different whole numbers, so $b$ is at most $c - 1$ and $a$ at most $c - 2$. Even these have to
      reach $${perimeter}$ together with $c$, which bounds $c$ from below.`;
    const both = step(calc`${most} + ${least}`, { name: 'the sum of both values' })`
      The question asks for both extremes together, so add the greatest and the least value of the longest side.`;
    return {
      answer: both,
      stem:
        way === 0
          ? text`The sides of a scalene triangle are whole numbers of centimetres, and its perimeter is
            $${perimeter}$ cm. What is the sum of the greatest and the least length, in cm, that its longest side
            can have?`
          : way === 1
            ? text`A wire of $${perimeter}$ cm is bent into a triangle whose three sides are different whole numbers
              of centimetres. Let the longest side be as short as possible in one such triangle and as long as
              possible in another. How long, in cm, are these two sides together?`
            : text`$a < b < c$ are the sides of a triangle, all of them integers with $a + b + c = ${perimeter}$. If
              $c$ takes values from $m$ to $M$, what is $m + M$?`,
      show: plain,
      plausible: isWhole,
      slips: [
        slip(
          'let_in_an_end_point',
          most,
          perimeter % 2 === 0 ? calc`${perimeter} / 2` : calc`ceil(${perimeter} / 2)`,
        )`
          You allowed a longest side of $${most}$, which is not less than half of the perimeter. The other two
          together are then no longer than it.`,
        slip('let_in_equal_values', least, calc`ceil(${perimeter} / 3)`)`
          You allowed the longest side to be as short as $${least}$. Then at least two sides are equal, but the
          three lengths are different.`,
        slip('ignored_the_triangle_inequality', most, perimeter - 3)`
          You allowed a longest side of $${most}$, which leaves $1$ and $2$ for the other two. Sides so short cannot
          reach across it.`,
        slip('ignored_the_triangle_inequality', most, perimeter - 2)`
          You allowed a longest side of $${most}$, which leaves $1$ and $1$ for the other two. They are equal, and
          too short to reach across it.`,
        slip('ignored_a_bound', least, 3)`
          You allowed the longest side to be as short as $${least}$. As the longest of three it has to be more than
          a third of the perimeter.`,
        slip('subtracted_for_added', both, calc`${most} - ${least}`)`
          ${here} is the difference of the greatest and the least value. The question asks for them together, so
          they are added.`,
        slip('rounded_the_wrong_way', least, calc`ceil(${perimeter} / 3) + 2`)`
          Your least longest side is $${least}$, one more than necessary. A smaller one still leaves room for two
          shorter, different sides.`,
        slip('counted_one_too_few', most, calc`ceil(${perimeter} / 2) - 2`)`
          You stopped at a longest side of $${most}$. One more is still less than half of the perimeter, so it is
          possible.`,
        slip('rounded_the_wrong_way', least, calc`floor(${perimeter} / 3) - 1`)`
          You rounded a third of the perimeter down and subtracted $1$, to $${least}$. The longest side is above a
          third of the perimeter, never below.`,
      ],
      snapRead: text`The perimeter is fixed and the sides are different whole numbers: the longest side is less than
        half and more than a third of the perimeter.`,
      approach: text`The triangle inequality keeps the longest side below half of the perimeter. Being the longest
        of three different whole numbers keeps it above a third. Take the whole numbers next to these bounds.`,
      check: () => {
        const [c, d] = [Number(most), Number(least)];
        const b = Math.floor((perimeter - c) / 2) + 1;
        return text`The ends occur: $${perimeter - c - b} + ${b} + ${c} = ${perimeter}$, and
          $${perimeter - 2 * d + 1} + ${d - 1} + ${d} = ${perimeter}$.`;
      },
      principle: text`The longest side of a triangle is less than half of its perimeter and at least a third of it.`,
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
