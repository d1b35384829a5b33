import { upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Edges {
  /** The edges are m, m + 1, …, n. */
  m: number;
  n: number;
  frame: number;
}

const volumes = form<Edges>(
  'cubes-between',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ m, n }) => {
      let sum = 0;
      for (let k = m; k <= n; k += 1) sum += k ** 3;
      return sum;
    },
  },
  ({ m, n, frame }, { step, find }) => {
    const last = find(n, { name: 'the last number' });
    const upper = step(calc`(${last} * ${last.add(1)} / 2)^2`, {
      name: text`the sum of all cubes up to the last one`,
      works: (_v, w) => tex`1^3 + 2^3 + \dots + ${last}^3 = ${w}`,
      because: text`The formula begins at $1$, so the cubes below $${m}^3$ are added at first as well.`,
    })`
      The sum of the first $n$ cubes is $\left(\frac{n(n + 1)}{2}\right)^2$. Use it up to the last cube.`;
    const skipped = find(m - 1, { name: 'the number of cubes that do not belong to the sum' });
    const lower = step(calc`(${skipped} * ${skipped.add(1)} / 2)^2`, {
      name: 'the sum of the cubes before the first one',
      works: (_v, w) => tex`1^3 + \dots + ${skipped}^3 = ${w}`,
    })`
      The first $${m - 1}$ cubes do not belong to the sum. Find theirs by the same formula.`;
    const total = step(calc`${upper} - ${lower}`)`
      Subtract.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`What is the value of $${m}^3 + ${m + 1}^3 + ${m + 2}^3 + \dots + ${n}^3$?`,
        text`A toy maker in Channapatna has one wooden cube of each size with edges of $${m}, ${m + 1}, ${m + 2}, \dots,
          ${n}$ cm. What is the total volume of the cubes, in cubic centimetres?`,
        text`Water tanks in the form of cubes have edges of $${m}$ feet, $${m + 1}$ feet and so on up to $${n}$ feet.
          How
          many cubic feet of water do all the tanks hold together, one of each size?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('left_out_an_end_point', skipped, m)`
          The first $${m}$ cubes were taken off, but $${m}^3$ belongs to the sum.`,
        slip('took_the_whole_for_a_part', lower, 0)`
          All cubes from $1^3$ on were added. The sum begins with $${m}^3$.`,
        slip(
          'took_a_power_term_by_term',
          total,
          calc`(${last} * ${last.add(1)} / 2 - ${skipped} * ${skipped.add(1)} / 2)^2`,
        )`
          The numbers from $${m}$ to $${n}$ were added and their sum was squared. The squares of the two sums have to be
          subtracted.`,
        slip('let_in_an_end_point', skipped, m - 2)`
          Only the first $${m - 2}$ cubes were taken off, so $${m - 1}^3$ is still there.`,
        slip('counted_one_too_many', last, n + 1)`
          The cubes were added up to $${n + 1}^3$.`,
        slip('left_out_an_end_point', last, n - 1)`
          The cubes were added up to $${n - 1}^3$ only.`,
        slip('added_for_subtracted', total, calc`${upper} + ${lower}`)`
          The cubes below $${m}^3$ were added once more, not taken off.`,
      ],
      snapRead: text`Cubes of numbers in a row, from $${m}$ to $${n}$: a difference of two sums that begin at $1$.`,
      approach: text`The formula for cubes begins at $1$. Add up to the last cube and take off those before the first.`,
      faster: text`With the sums of the numbers, $${(n * (n + 1)) / 2}$ and $${((m - 1) * m) / 2}$, the difference of
        squares is $${(n * (n + 1)) / 2 - ((m - 1) * m) / 2} \times ${(n * (n + 1)) / 2 + ((m - 1) * m) / 2}$.`,
      check: text`Add the cubes themselves: $${upTo(n)
        .filter(k => k >= m)
        .map(k => k ** 3)
        .join(' + ')} = ${total}$.`,
      principle: text`A sum over a part of a row is the sum up to its end minus the sum up to the place before its
        beginning.`,
    };
  },
);

interface Painted {
  /** The cubes have the edges d, 2d, …, nd. */
  d: number;
  n: number;
  frame: number;
}

const painted = form<Painted>(
  'faces-from-the-volume',
  {
    band: 'Medium',
    seconds: 100,
    verify: ({ d, n }) => {
      let [target, volume, faces] = [0, 0, 0];
      for (let k = 1; k <= n; k += 1) target += (k * d) ** 3;
      for (let k = 1; volume < target; k += 1) {
        volume += (k * d) ** 3;
        faces += 6 * (k * d) ** 2;
      }
      return faces;
    },
  },
  ({ d, n, frame }, { step, find }) => {
    const volume = d ** 3 * ((n * (n + 1)) / 2) ** 2;
    const cubes = step(calc`${volume} / ${d}^3`, {
      name: text`the sum of the cubes of $1, 2, 3$ and so on`,
      works: (_v, w) => tex`1^3 + 2^3 + \dots + n^3 = ${w}`,
    })`
      Let there be $n$ cubes. Each volume is $${d}^3$ times the cube of its number; take out this factor.`;
    const root = step(() => q(Math.round(Math.sqrt(Number(cubes.valueOf()))), 1), {
      name: 'the sum of the numbers of the cubes',
      works: value => tex`\frac{n(n + 1)}{2} = \sqrt{${cubes}} = ${value}`,
    })`
      The sum of the first $n$ cubes is the square of $\frac{n(n + 1)}{2}$. Take the root.`;
    const count = step(() => q(Math.round((Math.sqrt(8 * Number(root.valueOf()) + 1) - 1) / 2)), {
      name: 'the number of cubes',
      works: value => tex`n(n + 1) = ${root.mul(2)} \quad \Rightarrow \quad n = ${value}`,
    })`
      Find $n$: twice the root is a product of two numbers in a row.`;
    const squares = step(calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 6`, {
      name: 'the sum of the squares of the numbers',
      works: (_v, w) => tex`1^2 + 2^2 + \dots + ${count}^2 = ${w}`,
    })`
      A face of the cube with the number $k$ has the area $${d}^2k^2$. Add the first squares.`;
    const faces = find(6, { name: 'the faces of a cube' });
    const factor = find(d * d, { name: 'the common factor of the areas' });
    const total = step(calc`${faces} * ${factor} * ${squares}`)`
      Every cube has $6$ faces, and each area has the factor $${d}^2$. Multiply.`;
    const edges = tex`${d}, ${2 * d}, ${3 * d}, \dots`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`A sculptor has one cube of each size with edges of $${edges}$ cm. The total volume of the cubes is
          $${volume}$
          cubic centimetres. All faces of all cubes are to be painted. How many square centimetres are that?`,
        text`Solid cubes have edges of $${edges}$ cm up to some greatest edge, one of each. Together they have a
          volume of
          $${volume}$ cubic centimetres. What is the total area of all their faces, in square centimetres?`,
        text`Clay for $${volume}$ cubic centimetres is used up exactly for a row of cubes with edges of $${edges}$ cm,
          each
          edge $${d}$ cm longer than the one before. Find the sum of the surface areas of these cubes in square
          centimetres.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_one_piece_of_several', faces, 1)`
          One face of each cube was counted. A cube has $6$ equal faces.`,
        slip('left_out_a_length', faces, 5)`
          Only $5$ faces of each cube were counted, without the one below. All $6$ faces are asked for.`,
        slip('counted_one_too_few', count, () => count.sub(1))`
          $${count}$ cubes were taken. Their total volume would be less than $${volume}$.`,
        slip('counted_one_too_many', count, () => count.add(1))`
          $${count}$ cubes were taken. Their total volume would be more than $${volume}$.`,
        slip('forgot_to_square', factor, d)`
          The areas were multiplied by $${d}$ only. An edge $${d}$ times as long makes a face $${d}^2$ times as large.`,
        slip(
          'divided_by_the_wrong_number',
          squares,
          calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 3`,
        )`
          In the sum of the squares of $1, 2, 3, \dots$ the product of the three factors was divided by $3$, not by
          $6$.`,
        slip('mixed_up_length_area_and_volume', factor, d ** 3)`
          The faces were multiplied by $${d}^3$, which belongs to the volumes. An edge $${d}$ times as long makes a face
          $${d}^2$ times as large.`,
        slip('forgot_to_square', squares, calc`2 * ${root}`)`
          The numbers $1, 2, 3, \dots$ were added, not their squares.`,
        slip('did_not_double', squares, calc`${count} * ${count.add(1)} * ${count.add(1)} / 6`)`
          In the formula for the squares $n + 1$ was taken twice, where $n$ is the number of cubes. The last factor is
          $2n + 1$.`,
      ],
      snapRead: text`The total volume of cubes in a row is known, so their number is; then squares are added.`,
      approach: text`The sum of the first cubes is the square of the sum of the numbers. Its root gives the number of
        cubes,
        and the formula for squares then gives the faces.`,
      check: text`With $${n}$ cubes the volume is $${d}^3 \times \left(\frac{${n} \times ${n + 1}}{2}\right)^2 =
        ${volume}$, as
        given; the last cube alone has faces of $6 \times ${n * d}^2 = ${6 * (n * d) ** 2}$.`,
      principle: text`The sum of the first cubes is the square of the sum of the first numbers, so it tells how many
        there
        are.`,
    };
  },
);

/** AL.SEQ.6: cubes in a row (Easy), faces of cubes whose volume is known (Medium). */
export const cubesAndFaces: readonly AnyTemplate[] = [
  ...situation<Edges>({
    type: 'AL.SEQ.6',
    situation: 'cubes-in-a-row',
    draw: draw => {
      const [m, n] = [draw.int(4, 9), draw.int(9, 18)];
      return n - m > 4 ? { m, n, frame: draw.int(0, 2) } : null;
    },
    forms: [volumes],
  }),
  ...situation<Painted>({
    type: 'AL.SEQ.6',
    situation: 'painted-cubes',
    draw: draw => ({ d: draw.int(2, 6), n: draw.int(6, 18), frame: draw.int(0, 2) }),
    forms: [painted],
  }),
];
