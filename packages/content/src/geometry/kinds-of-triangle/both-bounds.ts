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
    const most = step(
      () => Math.ceil(Math.sqrt(Number(top))) - 1,
      value => tex`x^2 < ${long}^2 + ${short}^2 = ${top} \quad \Rightarrow \quad x \le ${value}`,
    )`
      If $x$ is the longest side, its square must be less than the squares of the other two together.`;
    const least = step(
      () => Math.floor(Math.sqrt(Number(bottom))) + 1,
      value => tex`x^2 > ${long}^2 - ${short}^2 = ${bottom} \quad \Rightarrow \quad x \ge ${value}`,
    )`
      If $${long}$ is the longest side, its square must be less than $x^2 + ${short}^2$. So $x$ must not be too short,
      either.`;
    const count = step(calc`${most} - ${least} + 1`)`
      Count the whole numbers from the least to the greatest, both included.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`Two sides of an acute-angled triangle are $${a}$ and $${b}$. How many integer values can the third
            side have?`
          : way === 1
            ? text`A triangular frame has edges of $${a}$ cm and $${b}$ cm. Its third edge measures a whole number of
              centimetres, and all
              three angles have to be less than $90^\circ$. For how many lengths of the third edge is this so?`
            : text`For how many positive integers $x$ is the triangle with sides $${a}$, $${b}$ and $x$ acute-angled?`,
      show: plain,
      plausible: value => isWhole(value) && value.lt(a + b),
      slips: [
        slip('left_out_a_case', bottom, (long - short) ** 2)`
          Below, only the difference of the sides was used as a bound. With a short third side the angle opposite to
          $${long}$ is
          obtuse.`,
        slip('left_out_a_case', top, (long + short) ** 2)`
          Above, only the sum of the sides was used as a bound. A long third side makes the angle opposite to it
          obtuse.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          ${here} counts the steps between the ends. There is one number more.`,
        slip('left_out_a_case', least, long)`
          The third side was taken to be the longest side always, from $${long}$ on.`,
        slip('mixed_up_kinds_of_triangle', count, calc`2 * ${short} - 1 - (${most} - ${least} + 1)`)`
          ${here} is the number of the triangles with these sides that are not acute.`,
        slip('left_out_a_case', most, long)`
          The third side was allowed to be at most $${long}$, as if that were always the longest side.`,
        slip('ignored_a_condition', count, calc`2 * ${short} - 1`)`
          ${here} is the number of all triangles with these two sides and an integer third side.`,
        slip('counted_one_too_many', count, calc`${most} - ${least} + 2`)`
          ${here} counts one number more than there is from the least to the greatest.`,
      ],
      snapRead: text`Acute: every angle has to be checked, so the third side is bounded from both ends by squares.`,
      approach: text`Either $x$ or $${long}$ is the longest side. Each case gives one bound for the square of $x$.`,
      check: text`$${most}^2 = ${calc`${most}^2`.value} < ${top}$ and $${least}^2 = ${calc`${least}^2`.value} >
        ${bottom}$, and one step beyond either end
        fails.`,
      principle: text`For an acute triangle the square of a side lies between the difference and the sum of the other
        two squares.`,
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
    const bound = step(
      above ? calc`sqrt(${a}^2 + ${b}^2)` : calc`sqrt(${long}^2 - ${short}^2)`,
      (_v, w) => tex`x = ${w}`,
    )`
      ${
        above
          ? 'The third side $x$ is opposite to the angle in question'
          : text`The side of $${long}$ is opposite to
        the angle in question`
      }. The angle is right when the square of that
      side equals the other two squares together.`;
    const end = step(above ? calc`${a} + ${b}` : calc`${long} - ${short}`)`
      ${
        above
          ? 'A longer third side opens the angle further, until the triangle is flat at the sum of the other sides.'
          : 'A shorter third side opens the angle further, until the triangle is flat at the difference of the other sides.'
      }`;
    const length = step(above ? calc`${end} - ${bound}` : calc`${bound} - ${end}`)`
      All real lengths between these two make the angle obtuse.`;
    return {
      answer: length,
      stem:
        way === 0
          ? text`Two sides of a triangle are $AB = ${short}$ cm and $BC = ${long}$ cm. The third side AC can have any
            real length $x$ for which
            angle ${above ? 'B' : 'A'} is obtuse: $p < x < q$. What is $q - p$?`
          : way === 1
            ? text`A folding triangle has arms AB of $${short}$ cm and BC of $${long}$ cm and an elastic band from A
              to C. The arms are moved
              so that angle ${above ? 'B' : 'A'} stays obtuse. By less than how many cm does the length of the band
              then vary, at most?`
            : text`In triangle ABC, $AB = ${short}$ and $BC = ${long}$, and the angle at ${above ? 'B' : 'A'} is
              greater than $90^\circ$. The possible
              lengths of AC, which need not be integers, form an open interval. How long is this interval?`,
      show: plain,
      plausible: value => isWhole(value) && value.lt(a + b),
      slips: [
        slip('mixed_up_kinds_of_triangle', end, long)`
          The interval was ended at $${long}$. The angle stays obtuse until the triangle is flat.`,
        slip(
          'mixed_up_kinds_of_triangle',
          length,
          above ? calc`${bound} - ${long - short}` : calc`${a} + ${b} - ${bound}`,
        )`
          ${here} is the range in which this angle is acute.`,
        slip('ignored_a_condition', length, calc`2 * ${short}`)`
          ${here} is the range of all triangles with these two sides, whatever their angles.`,
        slip('ignored_the_triangle_inequality', length, bound)`
          ${length} is the length for a right angle itself; the interval begins or ends there.`,
        slip(
          'added_lengths_for_squares',
          bound,
          above ? calc`${a} + ${b} - ${Math.floor(short / 2)}` : calc`${long} - ${Math.floor(short / 2)}`,
        )`
          The bound for a right angle was taken to be ${here}. It comes from the squares of the sides.`,
        slip('mistook_the_hypotenuse', length, above ? calc`${bound} - ${long}` : calc`${long} - ${bound}`)`
          ${here} compares the length for a right angle with the longer given side.`,
        slip(
          'counted_gaps_for_numbers',
          length,
          above ? calc`${end} - ${bound} - 1` : calc`${bound} - ${end} - 1`,
        )`
          ${here} is the number of whole lengths in the interval.`,
        stop('stopped_a_step_early', end)`
          $${end}$ is only one end of the interval.`,
      ],
      snapRead: text`One named angle is obtuse: the opposite side decides, from a right angle to the flat triangle.`,
      approach: text`Find the third side for a right angle at that vertex, then follow the angle as it opens until the
        triangle is flat.`,
      check: text`For AC at ${bound} the squares satisfy ${
        above
          ? tex`${a}^2 + ${b}^2 = ${bound}^2`
          : tex`${short}^2
        + ${bound}^2 = ${long}^2`
      }, and at ${end} the three
        points lie on one line.`,
      principle: text`A named angle grows with the side opposite to it: right angle and flat triangle are the two ends
        of the obtuse
        range.`,
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
