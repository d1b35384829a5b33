import { divisors, isCount, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** The numbers around a middle one, by equal steps. */
const around = (middle: number, count: number, by: number) =>
  upTo(count).map(i => middle + by * (i - (count + 1) / 2));
const sumOf = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0);
const words = ['', '', '', 'three', '', 'five', '', 'seven'] as const;

interface Row {
  /** So many numbers around a middle one, with steps of 1 or 2. */
  count: number;
  middle: number;
  by: 1 | 2;
  frame: number;
  who: string;
}

const kindOf = ({ by, middle }: Row) =>
  by === 1
    ? 'consecutive integers'
    : middle % 2 === 0
      ? 'consecutive even integers'
      : 'consecutive odd integers';

const productOfOuter = form<Row>(
  'product-of-least-and-greatest',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ count, middle, by }) => {
      const total = count * middle;
      for (let first = 1; first < total; first += 1) {
        const list = upTo(count).map(i => first + by * (i - 1));
        if (sumOf(list) === total) return first * (list.at(-1) as number);
      }
      return 0;
    },
  },
  (row, { step }) => {
    const { count, middle: hidden, by, frame, who } = row;
    const total = count * hidden;
    const kind = kindOf(row);
    const K = words[count] ?? String(count);
    const middle = step(calc`${total} ÷ ${count}`, {
      name: 'the middle number',
      because: text`The numbers before and after the middle differ from it by the same amounts, which cancel in the
        sum.`,
    })`
        The ${K} numbers are equally spaced, so the middle number is their mean. Divide the sum by $${count}$.`;
    const gap = step(calc`${by} * ${(count - 1) / 2}`, {
      name: 'the distance from the middle to either end',
      because: text`Of the $${count}$ numbers one is the middle number, and half of the others stand on each side.
          ${
            by === 2
              ? 'Between two neighbours lies one integer of the other kind, so a step is $2$.'
              : 'Each number is $1$ more than the number before it.'
          }`,
    })`
        From the middle number to either end there are $${(count - 1) / 2}$ steps. Each step is $${by}$ for ${kind}.`;
    const product = step(calc`(${middle} - ${gap}) * (${middle} + ${gap})`)`
        The least number is this far below the middle number and the greatest this far above. Multiply the two.`;
    return {
      answer: product,
      stem: wording(
        frame,
        text`The sum of ${K} ${kind} is $${total}$. What is the product of the least and the greatest of them?`,
        text`${who} adds ${K} ${kind} and gets $${total}$. Find the least of these numbers times the greatest.`,
        text`On ${K} lockers in a row stand ${kind}, in rising order, and their sum is $${total}$. The numbers on the
          first and the last locker have which product?`,
        text`If ${K} ${kind} add up to $${total}$, the smallest one multiplied by the largest one gives`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('miscounted_the_steps', gap, by === 2 && (count - 1) / 2)`
          From the middle to the end you went $${gap}$. For ${kind} each step is $2$, so it is farther.`,
        slip('miscounted_the_steps', gap, by === 1 && count - 1)`
          You went $${gap}$ to either end, as if each step were $2$. For ${kind} it is $1$.`,
        slip('counted_gaps_for_numbers', gap, calc`${by} * ${(count + 1) / 2}`)`
          ${here} is one step too many: beside the middle there are $${(count - 1) / 2}$ numbers on each side.`,
        slip('forgot_to_square', product, calc`${middle} * ${middle}`)`
          ${here} is the square of the middle number. The product of two numbers around it is smaller.`,
        slip('gave_the_place_for_the_value', product, calc`${middle} * (${middle} + 2 * ${gap})`)`
          ${here} uses $${middle}$ as the least number. The sum divided by $${count}$ is the mean, which is the number
          in the middle.`,
        slip('answered_another_quantity', product, calc`(${middle} - ${by}) * (${middle} + ${by})`)`
          ${here} multiplies the two neighbours of the middle number. The least and the greatest number stand at the
          ends of the row, farther away.`,
        slip('gave_the_place_for_the_value', product, calc`(${middle} - 2 * ${gap}) * ${middle}`)`
          ${here} uses $${middle}$ as the greatest number. The sum divided by $${count}$ is the mean, which is the
          number in the middle.`,
      ],
      snapRead: text`Numbers at equal distances with a known sum: the mean is the middle one.`,
      approach: text`Divide the sum by how many numbers there are to get the middle one, and go from there to both
        ends.`,
      check: () => {
        const list = around(hidden, count, by);
        return text`$${list.join(' + ')} = ${total}$, and $${list[0] ?? 0} \times ${list.at(-1) ?? 0} =
          ${(list[0] ?? 0) * (list.at(-1) ?? 0)}$.`;
      },
      principle: text`For an odd number of equally spaced numbers the mean is the middle one; count the others from
        it.`,
    };
  },
);

const drawRow = (
  draw: { int(a: number, b: number): number; pick<T>(list: readonly T[]): T },
  least: number,
  most: number,
) => ({
  count: draw.pick([3, 5, 7]),
  middle: draw.int(least, most),
  by: draw.pick([1, 2, 2] as const),
  frame: draw.int(0, 3),
  who: draw.pick(peopleInArithmetic),
});

const rows = situation<Row>({
  type: 'NS.NUM.4',
  situation: 'sum-of-consecutive-numbers',
  tries: 20,
  draw: draw => {
    const row = drawRow(draw, 12, 60);
    return row.count === 3 ? null : row;
  },
  forms: [productOfOuter],
});

const squareSum = ({ count, middle, by }: Row) => sumOf(around(middle, count, by).map(x => x * x));

/** A quotient, where it is a square. */
function squareQuotient(total: number, count: number): number | false {
  const value = total / count;
  return Number.isInteger(Math.sqrt(value)) && value;
}

const bothSets = form<Row>(
  'both-values-of-the-greatest',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AL.QUA.1'],
    verify: row => {
      const { count, by, middle } = row;
      const parity = Math.abs(middle) % 2;
      const found: number[] = [];
      for (let m = -200; m <= 200; m += 1)
        if ((by === 1 || Math.abs(m) % 2 === parity) && squareSum({ ...row, middle: m }) === squareSum(row))
          found.push(m + (by * (count - 1)) / 2);
      return found.length === 2 ? (found[0] as number) * (found[1] as number) : 0;
    },
  },
  (row, { step, write }) => {
    const { count, middle: hidden, by, frame, who } = row;
    const total = squareSum(row);
    const kind = kindOf(row);
    const K = words[count] ?? String(count);
    const half = (count - 1) / 2;
    const extra = 2 * sumOf(upTo(half).map(i => (i * by) ** 2));
    write(
      tex`${around(0, count, by)
        .map(x => (x === 0 ? 'm^2' : `(m ${x < 0 ? '-' : '+'} ${Math.abs(x)})^2`))
        .join(' + ')} = ${count}m^2 + ${extra}`,
      {
        because: text`Around the middle number the terms with $m$ cancel in pairs; with the least number as unknown they
        would not.`,
      },
    )`
      Let $m$ be the middle number. In the sum of the squares the terms with $m$ alone cancel, each number before the
      middle against one behind it.`;
    const square = step(calc`(${total} - ${extra}) / ${count}`, {
      name: 'the square of the middle number',
      because: text`The sum of the squares is more than $${count}m^2$: the distances from the middle add their own
          squares, $${extra}$ in all. So subtract these before dividing.`,
      works: (_v, working) => tex`${count}m^2 + ${extra} = ${total}, \quad m^2 = ${working}`,
    })`
        This sum of squares is given as $${total}$. Set up the equation and solve it for $m^2$.`;
    const middle = step(calc`sqrt(${square})`, {
      name: 'the positive value of the middle number',
      because: text`$m^2$ is the same for $m$ and for $-m$, and nothing in the question says that the integers are
        positive.`,
      works: value => tex`m = ${value} \text{ or } m = ${value.neg()}`,
    })`
        Take the square root. Integers may be negative, so there are two rows: one around the positive root and one
        around the negative root.`;
    const end = step(calc`${by} * ${half}`, {
      name: 'the distance from the middle to the greatest number',
      because: text`Greater means farther to the right on the number line, also in the row of negative numbers. So the
          distance is added to the middle number in both rows.`,
    })`
        In both rows the greatest number lies $${half}$ ${half === 1 ? 'step' : 'steps'} of $${by}$ above the middle
        number.`;
    const product = step(calc`(${middle} + ${end}) * (-${middle} + ${end})`)`
        Add this distance to both middle numbers. The results are the two values of the greatest number; multiply
        them.`;
    return {
      answer: product,
      stem: wording(
        frame,
        text`The sum of the squares of ${K} ${kind} is $${total}$. The greatest of the ${K} has two possible values.
          What is the product of these two values?`,
        text`${who} squares ${K} ${kind}, adds the squares and gets $${total}$. There are two such rows of integers.
          Find the product of the greatest number of the one row and the greatest number of the other.`,
        text`For two different values of $n$ the squares of ${K} ${kind}, of which $n$ is the greatest, add up to
          $${total}$. What do these two values of $n$ give when they are multiplied?`,
        text`The squares of ${K} ${kind} have the sum $${total}$. This fixes the greatest of them only up to two
          possibilities. Their product is`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      onSight: value => value.lt(0),
      slips: [
        slip('wrong_sign', product, calc`(${middle} + ${end}) * (-${middle} - ${end})`)`
          ${here} takes the negative of the greatest number. In the other row that is the least number, not the
          greatest.`,
        slip('gave_the_other_extreme', product, calc`(${middle} - ${end}) * (-${middle} + ${end})`)`
          ${here} pairs the least number of the first row with the greatest of the other.`,
        slip('stopped_a_step_early', product, calc`${middle} * (-${middle})`)`
          ${here} is the product of the two middle numbers. The question asks for the greatest number of each row.`,
        slip('forgot_negative_numbers', product, calc`(${middle} + ${end}) * (${middle} - ${end})`)`
          ${here} multiplies the greatest and the least number of the positive row. A row of negative numbers was not
          looked for.`,
        slip('miscounted_the_steps', end, calc`${by} * ${half + 1}`)`
          You went ${here} from the middle to the greatest number. Of the $${count}$ numbers only $${half}$ stand above
          the middle one, so that is one step too far.`,
        slip('miscounted_the_steps', end, by === 2 && half)`
          You went $${end}$ from the middle to the greatest number. For ${kind} each step is $2$.`,
        slip('left_out_a_term', square, squareQuotient(total, count))`
          For the square of the middle number you divided $${total}$ by $${count}$ at once. The distances from the
          middle add $${extra}$.`,
      ],
      snapRead: text`Squares of numbers around a middle one: take the middle as the unknown, and remember its negative
        value.`,
      approach: text`With the middle number as the unknown the sum of the squares has no linear term. Its root has two
        signs, and from each the greatest number is found.`,
      check: text`$${hidden + by * half}$ and $${-hidden + by * half}$ are the greatest numbers of
        $${around(hidden, count, by).join(', ')}$ and of $${around(-hidden, count, by).join(', ')}$: the same squares,
          $${around(hidden, count, by)
            .map(x => `${x * x}`)
            .join(' + ')} = ${total}$.`,
      principle: text`Take the middle of consecutive integers as the unknown. An even equation for it has a negative
        solution too.`,
    };
  },
);

const squareRows = situation<Row>({
  type: 'NS.NUM.4',
  situation: 'squares-of-consecutive-numbers',
  tries: 20,
  draw: draw => {
    const row = drawRow(draw, 6, 30);
    return row.count === 7 || row.middle <= row.by * row.count ? null : row;
  },
  forms: [bothSets],
});

interface Longest {
  S: number;
  frame: number;
  who: string;
}

/** The pairs k·m = 2S with k < m, the greatest k first. */
const pairsOf = (S: number) =>
  divisors(2 * S)
    .filter(k => k * k < 2 * S)
    .reverse()
    .map(k => [k, (2 * S) / k] as const);
const differ = ([k, m]: readonly [number, number]) => (k + m) % 2 === 1;

const greatestOfLongest = form<Longest>(
  'greatest-of-the-longest-row',
  {
    band: 'Hard',
    seconds: 140,
    also: ['NS.FAC.1'],
    entry: true,
    verify: ({ S }) => {
      for (let k = S; k > 0; k -= 1)
        for (let a = 1; a <= S; a += 1) {
          const sum = (k * (2 * a + k - 1)) / 2;
          if (sum === S) return a + k - 1;
          if (sum > S) break;
        }
      return 0;
    },
  },
  ({ S, frame, who }, { step, write }) => {
    const pairs = pairsOf(S);
    const found = pairs.findIndex(differ);
    const [k0, m0] = pairs[found] as readonly [number, number];
    const later = pairs.slice(found + 1).find(pair => differ(pair) && pair[0] > 1);
    const things = wording(frame, 'integers', 'integers', 'rows', 'days', 'integers');
    write(tex`\frac{k(2a + k - 1)}{2} = ${S} \quad \Rightarrow \quad k(2a + k - 1) = ${2 * S}`, {
      because: text`One of $k$ and $k - 1$ is even, so the two factors cannot both be even or both be odd.`,
    })`
      Let $a$ be the least of the numbers and $k$ how many there are. Their sum is $k$ times the mean of the first and
      the last. The two factors differ by $2a - 1$, an odd number: one is even and the other odd, and $k$ is the
      smaller one.`;
    const k = step(k0, {
      name: text`the greatest possible number of ${things}`,
      because: text`The nearer the two factors are, the larger is the smaller one, so begin near the square root of
        $${2 * S}$.`,
      works: value =>
        tex`${pairs
          .slice(0, found + 1)
          .map(([x, y]) => `${x} \\times ${y}`)
          .join(', \\quad ')} \quad \Rightarrow \quad k = ${value}`,
    })`
      Write $${2 * S}$ as a product of two factors, beginning with those that are nearest to each other, until one
      factor is even and the other odd.`;
    const first = step(calc`(${2 * S} / ${k} - ${k} + 1) / 2`, {
      name: 'the least of the numbers',
      works: (_v, working) => tex`a = ${working}`,
    })`
      The larger factor is $2a + k - 1$. Solve for $a$.`;
    const last = step(calc`${first} + ${k} - 1`)`
      The greatest number is $k - 1$ more.`;
    return {
      answer: last,
      stem: wording(
        frame,
        text`$${S}$ is written as a sum of consecutive positive integers, and of as many as possible. What is the
          greatest of these integers?`,
        text`${who} finds several rows of consecutive positive integers with the sum $${S}$. What is the last integer
          of the longest of these rows?`,
        text`A hall has $${S}$ seats. Each row has exactly one seat more than the row in front of it, and under these
          conditions the hall has as many rows as possible. Find the number of seats in the last row.`,
        text`In a training plan the first day has at least one push-up, each day one more than the day before, and the
          total is $${S}$. If the plan has the greatest possible number of days, how many push-ups are done on the last
          day?`,
        text`Among all rows of consecutive positive integers that add up to $${S}$ take the one with the most integers.
          It ends with`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('sought_the_extreme_elsewhere', k, later ? later[0] : false)`
          A row of $${k}$ numbers is possible, but there is a longer one with the same sum.`,
        slip('stopped_a_step_early', last, first)`
          $${first}$ is the least of the numbers. The greatest is asked for.`,
        slip('counted_gaps_for_numbers', last, calc`${first} + ${k}`)`
          ${here} is one step too far: from the first of $${k}$ numbers to the last there are $${k.sub(1)}$ steps.`,
        slip('answered_another_quantity', last, k)`
          $${k}$ is how many numbers there are, not the greatest of them.`,
        slip('gave_the_place_for_the_value', last, calc`floor(${S} / ${k})`)`
          ${here} is the number in the middle, or just before it. The row goes on to the greatest.`,
        slip('did_not_halve', last, calc`${2 * S} / ${k}`)`
          ${here} is the sum of the first and the last number. One of them is asked for.`,
        slip('sought_the_extreme_elsewhere', k, S % 2 === 1 && k0 !== 2 && 2)`
          With $2$ numbers this is the shortest row. As many as possible were asked for.`,
        slip('sought_the_extreme_elsewhere', k, S % 3 === 0 && k0 !== 3 && later?.[0] !== 3 && 3)`
          These are $3$ numbers around a third of $${S}$. A longer row has the same sum.`,
      ],
      snapRead: text`A sum of consecutive numbers is half a product of two factors, one even and one odd.`,
      approach: text`Twice the sum is the number of terms times first plus last. These factors are of different parity,
        and the number of terms is the smaller; for a long row it has to be as large as possible.`,
      check: () => {
        const a = (m0 - k0 + 1) / 2;
        return text`From $${a}$ to $${a + k0 - 1}$ there are $${k0}$ numbers with the mean $\frac{${a} +
          ${a + k0 - 1}}{2}$, and $\frac{${k0} \times ${2 * a + k0 - 1}}{2} = ${S}$.`;
      },
      principle: text`Twice a sum of consecutive integers splits into two factors of different parity; each such pair
        gives one row.`,
    };
  },
);

const longest = situation<Longest>({
  type: 'NS.NUM.4',
  situation: 'longest-row-with-a-sum',
  tries: 60,
  draw: draw => {
    const S = draw.int(60, 520);
    const pairs = pairsOf(S);
    const good = pairs.filter(differ).filter(([k]) => k > 1);
    const [k = 0] = good[0] ?? [];
    // The nearest pair must not fit at once, and there must be shorter rows.
    const simple = pairs.findIndex(differ) === 0 || good.length < 2 || k < 6;
    return simple ? null : { S, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) };
  },
  forms: [greatestOfLongest],
});

/** NS.NUM.4: consecutive integers. */
export const consecutiveIntegers: readonly AnyTemplate[] = [...rows, ...squareRows, ...longest];
