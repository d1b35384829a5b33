import { upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, wording } from '../../show.ts';
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
      because: text`The formula always begins at $1^3$. So the cubes below $${m}^3$ are in the result at first, and
        have to be taken away afterwards.`,
    })`
      The sum of the first $n$ cubes is $\left(\frac{n(n + 1)}{2}\right)^2$. Use this formula up to the last cube,
      $${n}^3$.`;
    const skipped = find(m - 1, { name: 'the number of cubes that do not belong to the sum' });
    const lower = step(calc`(${skipped} * ${skipped.add(1)} / 2)^2`, {
      name: 'the sum of the cubes before the first one',
      works: (_v, w) => tex`1^3 + \dots + ${skipped}^3 = ${w}`,
      because: text`The sum begins with $${m}^3$, so this cube stays and the last one to be taken away is
        $${m - 1}^3$.`,
    })`
      The cubes from $1^3$ to $${m - 1}^3$ do not belong to the sum. Find their sum by the same formula.`;
    const total = step(calc`${upper} - ${lower}`)`
      Subtract this from the first result: the cubes from $${m}^3$ to $${n}^3$ are left.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`What is the value of $${m}^3 + ${m + 1}^3 + ${m + 2}^3 + \dots + ${n}^3$?`,
        text`A toy maker in Channapatna has one wooden cube of each size with edges of $${m}, ${m + 1}, ${m + 2}, \dots,
          ${n}$ cm. What is the total volume of the cubes, in cubic centimetres?`,
        text`Water tanks in the form of cubes have edges of $${m}$ feet, $${m + 1}$ feet and so on up to $${n}$ feet.
          How many cubic feet of water do all the tanks hold together, one of each size?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('left_out_an_end_point', skipped, m)`
          You subtracted the first $${m}$ cubes. The last of them, $${m}^3$, belongs to the sum.`,
        slip('took_the_whole_for_a_part', lower, 0)`
          You added all cubes from $1^3$ on. The sum begins with $${m}^3$, so the $${m - 1}$ cubes before it have to be
          subtracted.`,
        slip(
          'took_a_power_term_by_term',
          total,
          calc`(${last} * ${last.add(1)} / 2 - ${skipped} * ${skipped.add(1)} / 2)^2`,
        )`
          You added the numbers from $${m}$ to $${n}$ and squared the result. Each of the two sums that begin at $1$
          has to be squared before subtracting.`,
        slip('let_in_an_end_point', skipped, m - 2)`
          You subtracted only the first $${m - 2}$ cubes. Then $${m - 1}^3$ is still in the result, and it does not
          belong to the sum.`,
        slip('counted_one_too_many', last, n + 1)`
          You added the cubes up to $${n + 1}^3$. The sum ends with $${n}^3$.`,
        slip('left_out_an_end_point', last, n - 1)`
          You added the cubes only up to $${n - 1}^3$. The sum ends with $${n}^3$, so this one is missing.`,
        slip('added_for_subtracted', total, calc`${upper} + ${lower}`)`
          You added the cubes below $${m}^3$ once more. They are in the first result already, so they have to be
          subtracted.`,
      ],
      snapRead: text`Cubes of numbers in a row from $${m}$ to $${n}$ are added: subtract two sums that begin at $1$.`,
      approach: text`The formula for cubes begins at $1$. So add all cubes up to the last one and subtract the cubes
        before the first.`,
      faster: text`With the sums of the numbers, $${(n * (n + 1)) / 2}$ and $${((m - 1) * m) / 2}$, the difference of
        squares is $${(n * (n + 1)) / 2 - ((m - 1) * m) / 2} \times ${(n * (n + 1)) / 2 + ((m - 1) * m) / 2}$.`,
      check: text`Add the cubes themselves: $${upTo(n)
        .filter(k => k >= m)
        .map(k => numberTex(k ** 3))
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
      because: text`The second edge is $2 \times ${d}$, and its volume is $2^3 \times ${d}^3$. So $${d}^3$ is a factor
        of every volume.`,
      works: (_v, w) => tex`1^3 + 2^3 + \dots + n^3 = ${w}`,
    })`
      Let there be $n$ cubes. The edge of cube number $k$ is $${d}k$, so its volume is $${d}^3k^3$. Divide the total
      volume by the common factor $${d}^3$.`;
    const root = step(() => q(Math.round(Math.sqrt(Number(cubes.valueOf()))), 1), {
      name: 'the sum of the numbers of the cubes',
      because: text`The sum of the first cubes is always a perfect square: $1 + 8 = 9$ and $1 + 8 + 27 = 36$, for
        example. Its root is the sum $1 + 2 + \dots + n$.`,
      works: value => tex`\frac{n(n + 1)}{2} = \sqrt{${cubes}} = ${value}`,
    })`
      The sum of the first $n$ cubes is the square of $\frac{n(n + 1)}{2}$. So find the root.`;
    const count = step(() => q(Math.round((Math.sqrt(8 * Number(root.valueOf()) + 1) - 1) / 2)), {
      name: 'the number of cubes',
      because: text`Two neighbouring numbers with a known product are just below and just above the root of this
        product.`,
      works: value => tex`n(n + 1) = ${root.mul(2)} \quad \Rightarrow \quad n = ${value}`,
    })`
      Double the root: this is the product of the neighbours $n$ and $n + 1$. Find $n$, the number of cubes.`;
    const squares = step(calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 6`, {
      name: 'the sum of the squares of the numbers',
      because: text`Areas grow with the square of the edge. So now the squares of the numbers are needed, by their own
        formula.`,
      works: (_v, w) => tex`1^2 + 2^2 + \dots + ${count}^2 = ${w}`,
    })`
      A face of cube number $k$ has the area $${d}^2k^2$. Add the squares of the numbers by the formula
      $\frac{n(n + 1)(2n + 1)}{6}$.`;
    const faces = find(6, { name: 'the faces of a cube' });
    const factor = find(d * d, { name: 'the common factor of the areas' });
    const total = step(calc`${faces} * ${factor} * ${squares}`, {
      because: text`An edge that is $${d}$ times as long makes a face $${d}^2$ times as large, not $${d}$ times.`,
    })`
      Every cube has $6$ faces, and each area has the factor $${d}^2$. Multiply by both.`;
    const edges = tex`${d}, ${2 * d}, ${3 * d}, \dots`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`A sculptor has one cube of each size with edges of $${edges}$ cm. The total volume of the cubes is
          $${volume}$ cubic centimetres. All faces of all cubes are to be painted. How many square centimetres are
          that?`,
        text`Solid cubes have edges of $${edges}$ cm up to some greatest edge, one of each. Together they have a
          volume of $${volume}$ cubic centimetres. What is the total area of all their faces, in square centimetres?`,
        text`Clay for $${volume}$ cubic centimetres is used up exactly for a row of cubes with edges of $${edges}$ cm,
          each edge $${d}$ cm longer than the one before. Find the sum of the surface areas of these cubes in square
          centimetres.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_one_piece_of_several', faces, 1)`
          You counted one face of each cube. A cube has $6$ equal faces, and all of them belong to the area.`,
        slip('left_out_a_length', faces, 5)`
          You counted $5$ faces of each cube, without the one below. The question asks for all $6$ faces.`,
        slip('counted_one_too_few', count, () => count.sub(1))`
          You used $${count}$ cubes. Their total volume is less than $${volume}$, so one cube is missing.`,
        slip('counted_one_too_many', count, () => count.add(1))`
          You used $${count}$ cubes. Their total volume is more than $${volume}$, so that is one cube too many.`,
        slip('forgot_to_square', factor, d)`
          You multiplied the areas by $${d}$ only. An edge $${d}$ times as long makes a face $${d}^2$ times as large.`,
        slip(
          'divided_by_the_wrong_number',
          squares,
          calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 3`,
        )`
          You divided the product of the three factors by $3$ in the sum of the squares of $1, 2, 3, \dots$ It has to be
          divided by $6$.`,
        slip('mixed_up_length_area_and_volume', factor, d ** 3)`
          You multiplied the faces by $${d}^3$, the factor of the volumes. An edge $${d}$ times as long makes a face
          $${d}^2$ times as large.`,
        slip('forgot_to_square', squares, calc`2 * ${root}`)`
          You added the numbers $1, 2, 3, \dots$ twice instead of their squares. Areas grow with the square of the
          edge.`,
        slip('did_not_double', squares, calc`${count} * ${count.add(1)} * ${count.add(1)} / 6`)`
          You used $n + 1$ twice in the formula for the squares, where $n$ is the number of cubes. The last factor is
          $2n + 1$.`,
      ],
      snapRead: text`The total volume of cubes in a row gives their number, and then the squares of the edges are
        added.`,
      approach: text`The sum of the first cubes is the square of the sum of the numbers, so its root gives the number of
        cubes. The formula for squares then gives the area of the faces.`,
      check: text`With $${n}$ cubes the volume is $${d}^3 \times \left(\frac{${n} \times ${n + 1}}{2}\right)^2 =
        ${volume}$, as given; the last cube alone has faces of $6 \times ${n * d}^2 = ${6 * (n * d) ** 2}$.`,
      principle: text`The sum of the first cubes is the square of the sum of the first numbers, so it shows how many
        there are.`,
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
