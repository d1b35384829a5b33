import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Share = readonly [number, number];

interface Lines {
  /** The parallel sides, the shorter one first. */
  a: number;
  b: number;
  /** Least and greatest share of the part beside the shorter side. */
  low: Share;
  high: Share;
  way: boolean;
}

const texOf = ([m, n]: Share) => `\\frac{${m}}{${n}}`;
const rootUp = (n: number) => q(Math.ceil(Math.sqrt(n) - 1e-9));
const rootDown = (n: number) => q(Math.floor(Math.sqrt(n) + 1e-9));
const at = ({ a, b }: Lines, [m, n]: Share) => a * a + ((b * b - a * a) * m) / n;

const linesBetween = form<Lines>(
  'whole-lines-between-two-shares',
  {
    band: 'Hard',
    seconds: 110,
    revision: 5,
    also: ['GM.TRI.3', 'AL.INQ.3'],
    entry: true,
    verify: ({ a, b, low, high }) => {
      // Mean of the parallel sides times the height, which grows with the length.
      let count = 0;
      for (let x = a + 1; x < b; x += 1) {
        const part = q((a + x) * (x - a), 2);
        const whole = q((a + b) * (b - a), 2);
        const share = part.div(whole);
        if (share.compare(q(low[0], low[1])) >= 0 && share.compare(q(high[0], high[1])) <= 0) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { b, a, low, high, way } = p;
    const [m, n] = low;
    const [top, under] = high;
    const span = step(calc`${b}^2 - ${a}^2`)`
      Produce the other two sides until they meet: the triangles on all parallels are similar, so areas go with the
      squares of these lines. In that unit the whole trapezium is:`;
    const least = step(
      rootUp(a * a + (Number(span) * m) / n),
      value =>
        tex`x^2 \ge ${a}^2 + ${texOf(low)} \times ${span} = ${span
          .mul(low[0])
          .div(low[1])
          .add(a * a)} \Rightarrow x \ge ${value}`,
    )`
      A line of length $x$ cuts off $x^2$ less the square of the shorter side. Bound this from below and round the root
      up.`;
    const greatest = step(
      rootDown(a * a + (Number(span) * top) / under),
      value =>
        tex`x^2 \le ${a}^2 + ${texOf(high)} \times ${span} = ${span
          .mul(high[0])
          .div(high[1])
          .add(a * a)} \Rightarrow x \le ${value}`,
    )`
      Bound it from above in the same way and round down.`;
    const count = step(calc`${greatest} - ${least} + 1`)`
      Count the integers from the first bound to the second, both included.`;
    return {
      answer: count,
      stem: way
        ? text`The parallel sides of a trapezium measure $${a}$ cm and $${b}$ cm. A line parallel to them, between the
          other two sides, is a whole number of centimetres long. The part between this line and the shorter parallel
          side has at least $${texOf(low)}$ and at most $${texOf(high)}$ of the area of the trapezium. How many lengths
          can the line have?`
        : text`A field is a trapezium with parallel sides of $${a}$ m and $${b}$ m. It is to be divided by a fence that
          is parallel to these and a whole number of metres long. The part next to the shorter parallel side is to get
          at least $${texOf(low)}$ and at most $${texOf(high)}$ of the area of the field. How many lengths can the fence
          have?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', count, () => {
          const place = ([m, n]: Share) => a + ((b - a) * m) / n;
          return Math.floor(place(high) + 1e-9) - Math.ceil(place(low) - 1e-9) + 1;
        })`
          $${count}$ lengths lie between $${texOf(low)}$ and $${texOf(high)}$ of the way from $${a}$ to $${b}$; areas
          follow the squares, not the lengths.`,
        slip('counted_gaps_for_numbers', count, calc`${greatest} - ${least}`)`
          $${greatest} - ${least}$ leaves one end out; both lengths are allowed.`,
        slip('measured_from_the_wrong_end', count, () => {
          const flip = ([m, n]: Share): Share => [n - m, n];
          return rootDown(at(p, flip(low)))
            .sub(rootUp(at(p, flip(high))))
            .add(1);
        })`
          The shares were given to the part beside the longer parallel side.`,
        slip('took_the_whole_for_a_part', count, () => {
          const least = Math.max(a + 1, Math.ceil(b * Math.sqrt(low[0] / low[1]) - 1e-9));
          return Math.floor(b * Math.sqrt(high[0] / high[1]) + 1e-9) - least + 1;
        })`
          The shares were taken of $${b}^2$, the whole triangle; the tip of $${a}^2$ is no part of the trapezium.`,
        slip('rounded_the_wrong_way', least, rootDown(at(p, low)))`
          $${least}$ was let in by rounding down; with it the part is smaller than $${texOf(low)}$.`,
        slip('ignored_a_bound', greatest, calc`${b} - 1`)`
          The condition 'at most $${texOf(high)}$' was not used.`,
        slip('ignored_a_bound', least, calc`${a} + 1`)`
          The condition 'at least $${texOf(low)}$' was not used.`,
        slip('left_out_a_term', greatest, () => rootDown((Number(span) * top) / under))`
          In the upper bound the square of $${a}$ was not added, so the line came out too short.`,
      ],
      snapRead: text`A parallel to the parallel sides with a whole length, and bounds for the share it cuts off: squares
        of lengths and a count.`,
      approach: text`Areas between parallels are differences of squares, because the triangles up to the common tip are
        similar. Bound the square of the line on both sides, then count whole lengths.`,
      faster: text`Whole $x$ with $${at(p, low)} \le x^2 \le ${at(p, high)}$.`,
      check: () => {
        const share = (x: number) => `${Math.round((1000 * (x * x - a * a)) / (b * b - a * a)) / 10}`;
        return text`The shortest line, $${least}$, cuts off about $${share(Number(least))}\%$, the longest,
          $${greatest}$, about $${share(Number(greatest))}\%$; one less or one more leaves the bounds.`;
      },
      principle: text`Between parallels across an angle, areas are as differences of the squares of the parallel
        lines.`,
    };
  },
);

const lows: readonly Share[] = [
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [3, 8],
];
const highs: readonly Share[] = [
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
];

/** GM.QAD.4 Hard: parallels of whole length that divide a trapezium within bounds. */
export const wholeLines: readonly AnyTemplate[] = situation<Lines>({
  type: 'GM.QAD.4',
  situation: 'parallels-across-a-trapezium',
  tries: 20,
  draw: draw => {
    const a = draw.int(4, 24);
    const p: Lines = {
      a,
      b: a + draw.int(18, 50),
      low: draw.pick(lows),
      high: draw.pick(highs),
      way: draw.chance(0.5),
    };
    const count = Number(rootDown(at(p, p.high))) - Number(rootUp(at(p, p.low))) + 1;
    return count >= 4 && count <= 24 ? p : null;
  },
  forms: [linesBetween],
});
