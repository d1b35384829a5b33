import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Between {
  /** All angles are multiples of this, at least `least` and at most `most`, each in degrees. */
  unit: number;
  least: number;
  most: number;
  frame: number;
}

/** The most different whole numbers from `low` on whose sum does not exceed the total. */
function mostOf(low: number, total: number): number {
  let [n, sum] = [0, 0];
  while (sum + low + n <= total) {
    sum += low + n;
    n += 1;
  }
  return n;
}

/** The fewest different whole numbers from `low` to `high` whose sum reaches the total. */
function fewestOf(low: number, high: number, total: number): number {
  let [n, sum] = [0, 0];
  while (sum < total && high - n >= low) {
    sum += high - n;
    n += 1;
  }
  return n;
}

const upwards = (low: number, n: number) => (n * (2 * low + n - 1)) / 2;
const downwards = (high: number, n: number) => (n * (2 * high - n + 1)) / 2;
const ends = ({ unit, least, most }: Between) => ({
  total: 360 / unit,
  low: (180 - most) / unit,
  high: (180 - least) / unit,
});

const numbersOfSides = form<Between>(
  'numbers-of-sides-with-distinct-angles',
  {
    band: 'Hard',
    seconds: 115,
    also: ['AL.SEQ.1', 'AR.AVG.7'],
    entry: true,
    verify: p => {
      // Sums that so many different angles can have, one angle after the other.
      const sums: Set<number>[] = [new Set([0])];
      for (let angle = p.least; angle <= p.most; angle += p.unit)
        for (let n = sums.length; n > 0; n -= 1)
          for (const sum of sums[n - 1] ?? []) {
            const reached = sums[n] ?? new Set();
            sums[n] = reached.add(sum + angle);
          }
      return sums.filter((reached, n) => n > 2 && reached.has(180 * (n - 2))).length;
    },
  },
  (p, { step, find }) => {
    const { unit, least, most, frame } = p;
    const total = step(calc`360 ÷ ${unit}`)`
      Go over to the exterior angles, which together make one full turn, and count in units of $${unit}^\circ$.`;
    const low = find(ends(p).low);
    const high = find(ends(p).high);
    const greatest = step(mostOf(low.valueOf(), total.valueOf()), value => {
      const [l, n] = [low.valueOf(), value.valueOf()];
      return tex`${l} + \dots + ${l + n - 1} = ${upwards(l, n)} \le ${total} < ${upwards(l, n + 1)}: \quad n \le ${n}`;
    })`
      In these units the exterior angles are different whole numbers from $${low}$ to $${high}$. The most angles come
      from the smallest numbers in a row.`;
    const fewest = step(fewestOf(low.valueOf(), high.valueOf(), total.valueOf()), value => {
      const [h, n] = [high.valueOf(), value.valueOf()];
      return tex`${h} + \dots + ${h - n + 2} = ${downwards(h, n - 1)} < ${total} \le ${downwards(h, n)}: \quad n \ge
        ${n}`;
    })`
      The fewest come from the largest numbers in a row, which must reach the full turn.`;
    const count = step(calc`${greatest} - ${fewest} + 1`)`
      Every number between is possible, since changing single angles by one unit reaches every sum between the least and
      the greatest. Count both ends.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The interior angles of a convex polygon are all different. In degrees, each of them is a multiple of
            $${unit}$ from $${least}$ to $${most}$. For how many numbers of sides is this possible?`
          : frame === 1
            ? text`A designer draws convex polygons with no two interior angles equal. She uses only angles that are
              whole multiples of $${unit}^{\circ}$, none smaller than $${least}^{\circ}$ and none larger than
              $${most}^{\circ}$. How many values can the number of vertices have?`
            : text`No two interior angles of a convex polygon with $n$ sides are equal; all of them lie between
              $${least}^{\circ}$ and $${most}^{\circ}$, both included, and are divisible by $${unit}^{\circ}$. How many
              values of $n$ are possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${greatest} - ${fewest}`)`
          $${greatest} - ${fewest} = ${count}$ leaves out one end; both numbers of sides are possible.`,
        slip('ignored_a_bound', fewest, fewest.valueOf() > 3 && 3)`
          Every number of sides from $3$ to $${greatest}$ was counted; with few sides the angles would have to go below
          $${least}^\circ$.`,
        slip('left_out_an_end_point', low, calc`${low} + 1`)`
          Leaving out the angle of $${most}^\circ$ itself gives $${greatest}$ sides at the most; it is allowed.`,
        slip('left_out_an_end_point', high, calc`${high} - 1`)`
          Without the angle of $${least}^\circ$ itself at least $${fewest}$ sides are needed; it is allowed.`,
        slip('left_out_an_end_point', count, calc`${greatest} - ${fewest} - 1`)`
          $${count}$ counts the numbers strictly between $${fewest}$ and $${greatest}$; both ends are possible too.`,
        slip('let_in_equal_values', greatest, calc`floor(${total} / ${low})`)`
          $${total} \div ${low}$ gives up to $${greatest}$ sides, but with equal angles; they have to differ.`,
        slip('let_in_equal_values', fewest, calc`ceil(${total} / ${high})`)`
          $${fewest}$ sides as the fewest takes the exterior angle of $${high}$ units again and again; each may occur
          once.`,
        slip('rounded_the_wrong_way', greatest, calc`${greatest} + 1`)`
          $${greatest}$ different exterior angles make $${upwards(low.valueOf(), greatest.valueOf())}$ units at least,
          more than $${total}$.`,
        slip('rounded_the_wrong_way', fewest, fewest.valueOf() > 3 && calc`${fewest} - 1`)`
          $${fewest}$ different exterior angles make $${downwards(high.valueOf(), fewest.valueOf())}$ units at most,
          less than $${total}$.`,
        slip('used_a_wrong_angle_sum', total, calc`floor(180 / ${unit})`)`
          The exterior angles of a convex polygon make $360^\circ$; the sum of $${total}$ units is only half of that.`,
        stop('answered_another_quantity', greatest)`
          $${greatest}$ is the greatest number of sides; the question is how many numbers are possible.`,
      ],
      snapRead: text`Different angles in steps between two bounds; how many numbers of sides fit? The fixed sum of the
        exterior angles decides.`,
      approach: text`The exterior angles have a fixed sum. Small ones in a row allow the most sides, large ones in a row
        the fewest; every number between is possible too.`,
      faster: text`Exterior angles from $${low}$ to $${high}$ units with the sum $${total}$: add $${low}, ${low.add(1)},
        \dots$ until $${total}$ is passed ($${greatest}$ fit) and $${high}, ${high.sub(1)}, \dots$ until it is reached
        ($${fewest}$ needed).`,
      check: () => {
        const [l, h, m, f] = [low, high, greatest, fewest].map(Number) as [number, number, number, number];
        return text`$${m}$ exterior angles make at least $${upwards(l, m)}$ units and $${m + 1}$ at least
          $${upwards(l, m + 1)}$; $${f}$ make at most $${downwards(h, f)}$ and $${f - 1}$ at most
          $${downwards(h, f - 1)}$, against $${total}$.`;
      },
      principle: text`Different numbers with a fixed sum: the smallest in a row bound their number from above, the
        largest in a row from below.`,
    };
  },
);

/** GM.QAD.1 Hard: numbers of sides of polygons whose angles differ and lie between bounds. */
export const numbersOfSidesBetween: readonly AnyTemplate[] = situation<Between>({
  type: 'GM.QAD.1',
  situation: 'angles-all-different',
  tries: 60,
  draw: draw => {
    const unit = draw.pick([3, 4, 5, 6, 8, 9, 10]);
    const low = draw.int(1, 6);
    const high = draw.int(low + 4, Math.min(30, Math.floor(110 / unit)));
    const p = { unit, least: 180 - unit * high, most: 180 - unit * low, frame: draw.int(0, 2) };
    const total = 360 / unit;
    const [most, fewest] = [mostOf(low, total), fewestOf(low, high, total)];
    const whole = high - low + 1;
    return p.least >= 60 &&
      fewest >= 4 &&
      most - fewest >= 2 &&
      most < whole &&
      downwards(high, fewest) >= total
      ? p
      : null;
  },
  forms: [numbersOfSides],
});
