import { isSquare, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { kindOf } from './longest-sides.ts';

const isWhole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;

interface Two {
  a: number;
  b: number;
  way: number;
}

const numberOfAcute = form<Two>(
  'acute-triangles-with-two-sides',
  {
    band: 'Medium',
    seconds: 95,
    entry: true,
    suits: ({ a, b }) => {
      const [low, high] = [Math.abs(a * a - b * b), a * a + b * b].map(Math.sqrt) as [number, number];
      return a !== b && Math.ceil(high) - 1 !== 2 * Math.floor(low) + 1;
    },
    verify: ({ a, b }) => upTo(a + b).filter(x => kindOf(a, b, x) === 'acute').length,
  },
  ({ a, b, way }, { step, find }) => {
    const [short, long] = [Math.min(a, b), Math.max(a, b)];
    const top = find(long ** 2 + short ** 2);
    const bottom = find(long ** 2 - short ** 2);
    const most = step(() => Math.ceil(Math.sqrt(Number(top))) - 1, {
      name: 'the greatest third side',
      works: value => tex`x^2 < ${long}^2 + ${short}^2 = ${top} \quad \Rightarrow \quad x \le ${value}`,
      because: text`By Pythagoras equality means a right angle opposite $x$. If $x$ is longer with the other two
        sides fixed, the angle opens and becomes obtuse.`,
    })`
      Let $x$ be the third side. If $x$ is the longest, the angle opposite to it must be acute, so its square is
      less than the sum of the squares of the other two sides. This gives the greatest $x$.`;
    const least = step(() => Math.floor(Math.sqrt(Number(bottom))) + 1, {
      name: 'the least third side',
      works: value => tex`x^2 > ${long}^2 - ${short}^2 = ${bottom} \quad \Rightarrow \quad x \ge ${value}`,
      because: text`A short $x$ makes the angle opposite the side of $${long}$ large. By Pythagoras this angle is
        right when the square of $${long}$ equals the sum of the other two squares, and obtuse when $x$ is shorter.`,
    })`
      If $${long}$ is the longest side, the angle opposite to it must be acute, so $${long}^2$ is less than $x^2 +
      ${short}^2$. This gives the least $x$.`;
    const count = step(calc`${most} - ${least} + 1`, {
      name: 'the number of lengths',
      because: text`From 3 to 5 there are three whole numbers, though 5 − 3 is 2. When both ends count, 1 is added
        to the difference.`,
    })`
      Count the whole numbers from the least to the greatest $x$. Both ends are possible, so add $1$ to their
      difference.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`Two sides of an acute-angled triangle are $${a}$ and $${b}$. How many integer values can the third
            side have?`
          : way === 1
            ? text`A triangular frame has edges of $${a}$ cm and $${b}$ cm. Its third edge measures a whole number
              of centimetres, and all three angles have to be less than $90^\circ$. For how many lengths of the
              third edge is this so?`
            : text`For how many positive integers $x$ is the triangle with sides $${a}$, $${b}$ and $x$
              acute-angled?`,
      show: plain,
      plausible: value => isWhole(value) && value.lt(a + b),
      slips: [
        slip('left_out_a_case', bottom, (long - short) ** 2)`
          At the lower end you used only the difference of the sides. That makes a triangle, but with a short third
          side the angle opposite $${long}$ is obtuse.`,
        slip('left_out_a_case', top, (long + short) ** 2)`
          At the upper end you used only the sum of the sides. That makes a triangle, but a long third side makes
          the angle opposite to it obtuse.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          ${here} is the difference of the two ends. Both ends are possible lengths, so there is one number more
          than this.`,
        slip('left_out_a_case', least, long)`
          You counted only from $${long}$ on, as if the third side were always the longest. A shorter third side can
          make an acute triangle too.`,
        slip('mixed_up_kinds_of_triangle', count, calc`2 * ${short} - 1 - (${most} - ${least} + 1)`)`
          ${here} is the number of triangles with these two sides that are not acute. The question asks for the
          acute ones.`,
        slip('left_out_a_case', most, long)`
          You stopped at $${long}$, as if this had to be the longest side. The third side can be longer and its
          angle still acute.`,
        slip('ignored_a_condition', count, calc`2 * ${short} - 1`)`
          ${here} is the number of all triangles with these two sides and an integer third side. Some of them have a
          right or an obtuse angle.`,
        slip('counted_one_too_many', count, calc`${most} - ${least} + 2`)`
          ${here} counts one number too many. From the least to the greatest, both included, there is the difference
          plus $1$.`,
      ],
      snapRead: text`All angles must be acute and two sides are given: the third side is bounded from both ends by
        the squares of the sides.`,
      approach: text`The largest angle is opposite the longest side, which is $x$ or $${long}$. In each case its
        square must be less than the sum of the other two squares, which gives one bound for $x$.`,
      check: text`$${most}^2 = ${calc`${most}^2`.value} < ${top}$ and $${least}^2 = ${calc`${least}^2`.value} >
        ${bottom}$, and one step beyond either end fails.`,
      principle: text`In an acute triangle the square of each side lies between the difference and the sum of the
        squares of the other two sides.`,
    };
  },
);

const shareOfObtuse = form<Two>(
  'obtuse-range-of-the-third-side',
  {
    band: 'Medium',
    seconds: 95,
    suits: ({ a, b }) =>
      a !== b &&
      isSquare(Math.abs(a * a - b * b)) !== isSquare(a * a + b * b) &&
      Math.sqrt(Math.abs(a * a - b * b)) !== 2 * Math.abs(a - b),
    verify: ({ a, b }) => {
      // The stretch of lengths at which the triangle is obtuse on the side with a whole bound, measured in small steps.
      const above = isSquare(a * a + b * b);
      const step = 1 / 512;
      let count = 0;
      for (let x = Math.abs(a - b) + step / 2; x < a + b; x += step) {
        const isLongest = x > Math.max(a, b);
        if (kindOf(a, b, x) === 'obtuse' && isLongest === above) count += 1;
      }
      return Math.round(count * step);
    },
  },
  ({ a, b, way }, { step }) => {
    const [short, long] = [Math.min(a, b), Math.max(a, b)];
    const above = isSquare(a * a + b * b);
    const bound = step(above ? calc`sqrt(${a}^2 + ${b}^2)` : calc`sqrt(${long}^2 - ${short}^2)`, {
      name: 'the third side for a right angle',
      works: (_v, w) => tex`x = ${w}`,
      because: text`With two sides fixed, the angle grows as the side opposite to it grows. Between acute and obtuse
        it is a right angle, and there Pythagoras holds exactly.`,
    })`
      ${
        above
          ? 'The third side $x$ is opposite the named angle.'
          : text`The side of $${long}$ is opposite the
        named angle.`
      } This angle is a right angle when the square of the opposite side equals the sum of the other two squares.
      Find the third side for this case, one end of the interval.`;
    const end = step(above ? calc`${a} + ${b}` : calc`${long} - ${short}`, {
      name: 'the third side of the flat triangle',
      because: text`The angle can open from $90^\circ$ up to $180^\circ$. At $180^\circ$ the two sides at this angle
        lie on one line, and that is the last length that the third side comes near.`,
    })`
      ${
        above
          ? 'A longer third side opens the angle further, until the two given sides lie on one line: the third side is then their sum.'
          : 'A shorter third side opens the angle further, until it lies on one line with the side AB: it is then the difference of the given sides.'
      }`;
    const length = step(above ? calc`${end} - ${bound}` : calc`${bound} - ${end}`, {
      name: 'the length of the interval',
      because: text`Every length strictly between the two ends gives an obtuse angle, and no other length does. The
        question allows all real lengths, so the distance of the ends is the length of the interval, not a count.`,
    })`
      All real lengths between the right angle and the flat triangle make the angle obtuse, so the interval is as
      long as the distance of these two ends.`;
    return {
      answer: length,
      stem:
        way === 0
          ? text`Two sides of a triangle are $AB = ${short}$ cm and $BC = ${long}$ cm. The third side AC can have
            any real length $x$ for which angle ${above ? 'B' : 'A'} is obtuse: $p < x < q$. What is $q - p$?`
          : way === 1
            ? text`A folding triangle has arms AB of $${short}$ cm and BC of $${long}$ cm and an elastic band from A
              to C. The arms are moved so that angle ${above ? 'B' : 'A'} stays obtuse. By less than how many cm
              does the length of the band then vary, at most?`
            : text`In triangle ABC, $AB = ${short}$ and $BC = ${long}$, and the angle at ${above ? 'B' : 'A'} is
              greater than $90^\circ$. The possible lengths of AC, which need not be integers, form an open
              interval. How long is this interval?`,
      show: plain,
      plausible: value => isWhole(value) && value.lt(a + b),
      slips: [
        slip('mixed_up_kinds_of_triangle', end, long)`
          You ended the interval at $${long}$. Whether AC is longer or shorter than the side BC does not matter; the
          angle stays obtuse until the triangle is flat.`,
        slip(
          'mixed_up_kinds_of_triangle',
          length,
          above ? calc`${bound} - ${long - short}` : calc`${a} + ${b} - ${bound}`,
        )`
          ${here} is the range in which this angle is acute. The obtuse range lies on the other side of the right
          angle.`,
        slip('ignored_a_condition', length, calc`2 * ${short}`)`
          ${here} is the range of all triangles with these two sides. In a part of it the named angle is acute.`,
        slip('ignored_the_triangle_inequality', length, bound)`
          ${length} is the third side for a right angle. That is one end of the interval, not its length.`,
        slip(
          'added_lengths_for_squares',
          bound,
          above ? calc`${a} + ${b} - ${Math.floor(short / 2)}` : calc`${long} - ${Math.floor(short / 2)}`,
        )`
          For the right angle you took ${here}. By Pythagoras this bound comes from the squares of the sides, not
          from the sides themselves.`,
        slip('mistook_the_hypotenuse', length, above ? calc`${bound} - ${long}` : calc`${long} - ${bound}`)`
          ${here} measures from the right angle only to the longer given side. The interval ends at the flat
          triangle.`,
        slip(
          'counted_gaps_for_numbers',
          length,
          above ? calc`${end} - ${bound} - 1` : calc`${bound} - ${end} - 1`,
        )`
          ${here} is the number of whole lengths inside the interval. The length can be any real number, so the
          distance of the ends is asked.`,
        stop('stopped_a_step_early', end)`
          $${end}$ is only one end of the interval, the flat triangle. The other end is the right angle, and the
          question asks for the distance between them.`,
      ],
      snapRead: text`One named angle must be obtuse: the side opposite to it is compared by squares, and the range
        runs from the right angle to the flat triangle.`,
      approach: text`Find the third side for a right angle at the named vertex, then follow the angle as it opens
        until the triangle is flat. The distance of these two lengths is the answer.`,
      check: text`For AC at ${bound} the squares satisfy ${
        above
          ? tex`${a}^2 + ${b}^2 = ${bound}^2`
          : tex`${short}^2
        + ${bound}^2 = ${long}^2`
      }, and at ${end} the three points lie on one line.`,
      principle: text`With two sides fixed, an angle grows with the side opposite to it: the right angle and the
        flat triangle are the two ends of the obtuse range.`,
    };
  },
);

/** GM.TRI.8 Medium: both bounds by squares, and a range of lengths for one angle. */
export const bothBounds: readonly AnyTemplate[] = [
  ...situation<Two>({
    type: 'GM.TRI.8',
    situation: 'two-sides-acute',
    tries: 20,
    draw: draw => ({ a: draw.int(7, 34), b: draw.int(7, 34), way: draw.int(0, 2) }),
    forms: [numberOfAcute],
  }),
  ...situation<Two>({
    type: 'GM.TRI.8',
    situation: 'two-sides-one-obtuse-angle',
    tries: 200,
    draw: draw => ({ a: draw.int(5, 60), b: draw.int(5, 60), way: draw.int(0, 2) }),
    forms: [shareOfObtuse],
  }),
];
