import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Crossed {
  n: number;
  /** Whether the difference between the most and the least crossed is given. */
  spread: boolean;
  frame: number;
}

const most = (n: number) => Math.floor((n - 2) ** 2 / 4);
const told = (n: number, spread: boolean) => (spread ? most(n) - (n - 3) : most(n));

const diagonals = form<Crossed>(
  'diagonals-from-the-most-crossed',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.5'],
    verify: ({ n, spread }) => {
      for (let sides = 4; sides < 60; sides += 1) {
        const counts: number[] = [];
        for (let to = 2; to <= sides - 2; to += 1) {
          let count = 0;
          for (let a = 1; a < to; a += 1) for (let b = to + 1; b < sides; b += 1) count += 1;
          counts.push(count);
        }
        if (Math.max(...counts) - (spread ? Math.min(...counts) : 0) === told(n, spread))
          return (sides * (sides - 3)) / 2;
      }
      throw new Error('no polygon fits');
    },
  },
  ({ n, spread, frame }, { step, write, find }) => {
    const given = told(n, spread);
    const [low, high] = [Math.floor((n - 2) / 2), Math.ceil((n - 2) / 2)];
    write(tex`k + l = n - 2, \qquad \text{crossings: } kl`, {
      because: text`A diagonal crosses the first one exactly if its ends lie on different sides of it.`,
    })`
      Let the polygon have $n$ vertices. A diagonal leaves $k$ of them on one side and $l$ on the other, without its
      own ends. Each of the $k$ joins each of the $l$, so it is crossed $kl$ times.`;
    const rest = step(() => q(n - 2), {
      name: text`the number of the other vertices`,
      works: value =>
        spread
          ? tex`${low} \times ${high} - 1 \times ${n - 3} = ${given} \quad \Rightarrow \quad n - 2 = ${value}`
          : tex`${low} \times ${high} = ${given} \quad \Rightarrow \quad n - 2 = ${low} + ${high} = ${value}`,
      because: text`Two numbers with a fixed sum have their greatest product where they are equal, or
        neighbours${spread ? text`, and their least where one of them is $1$` : text``}.`,
    })`
      ${
        spread
          ? text`The product is greatest where $k$ and $l$ are as equal as possible and least where one of them
        is $1$. Their difference is ${given}.`
          : text`As no diagonal is crossed more often, $k$ and $l$ are as equal
          as possible here. Other factors of ${given} do not count.`
      }`;
    const two = find(2);
    const sides = step(calc`${rest} + ${two}`, {
      name: text`the number of vertices`,
      works: (_v, w) => tex`n = ${w}`,
    })`
      The $k$ and $l$ vertices are those without the two ends of the diagonal, so add these two to get all vertices.`;
    const three = find(3);
    const half = find(2);
    const count = step(frac(calc`${sides}(${sides} - ${three}) / ${half}`), {
      name: 'the number of all diagonals',
      works: (_v, w) => tex`\frac{n(n - 3)}{2} = ${w}`,
      because: text`A vertex has no diagonal to itself and to its two neighbours. Counting at all vertices finds
        each diagonal from both of its ends, so the product is halved.`,
    })`
      Each vertex is joined to $n - 3$ others by diagonals, and each diagonal has two ends, so halve the product.`;
    const unequal = factorsOf(given).find(([k, l]) => l - k > 1 && k > 1);
    return {
      answer: count,
      stem: spread
        ? wording(
            frame,
            text`In a convex polygon count for each diagonal the other diagonals that cross it inside. The greatest
              of these numbers is ${given} more than the least. How many diagonals does the polygon have?`,
            text`Every diagonal of a convex polygon is crossed inside it by some of the others. The one that is
              crossed most often has ${given} crossings more than the one that is crossed least often. Find the
              number of all diagonals.`,
          )
        : wording(
            frame,
            text`One diagonal of a convex polygon is crossed inside it by exactly ${given} other diagonals, and no
              diagonal is crossed by more. How many diagonals does the polygon have?`,
            text`In a convex polygon count for each diagonal the other diagonals that cross it inside. The greatest
              of these numbers is ${given}. Find the number of all diagonals of the polygon.`,
          ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(4),
      slips: [
        slip('left_out_a_term', two, 0)`
          The two ends of the diagonal itself were not counted, so the polygon was taken to have $${n - 2}$
          vertices.`,
        slip('left_out_a_term', two, 1)`
          Only one end of the diagonal was added to the $${n - 2}$ vertices on its two sides. It has two.`,
        slip('did_not_halve', half, 1)`
          $${count}$ counts each diagonal twice, once from each end, so it has to be halved.`,
        slip('used_a_wrong_given_number', three, 1)`
          $${count}$ counts all segments between two vertices. The sides are among them and are no diagonals.`,
        slip('ignored_a_condition', rest, !spread && unequal ? unequal[0] + unequal[1] : false)`
          ${unequal && text`$${given} = ${unequal[0]} \times ${unequal[1]}$ was used.`} In a polygon with so many
          vertices another diagonal would be crossed more often.`,
        slip('used_a_wrong_given_number', three, 2)`
          Each vertex was joined to all but $2$ of the vertices. The vertex itself and both of its neighbours do not
          count.`,
        slip('stopped_a_step_early', count, () => sides)`
          $${count}$ is the number of vertices. The question asks for the number of diagonals that they have.`,
      ],
      snapRead: text`The crossings of one diagonal are a product of two numbers with a fixed sum; the greatest
        product is known.`,
      approach: text`Count the crossings of a diagonal by the vertices on its two sides. The extreme product shows
        how many vertices there are, and these give the number of diagonals.`,
      check: text`With $${n}$ vertices a diagonal can leave $${low}$ and $${high}$ on its sides,
        ${calc`${low} * ${high}`}
        crossings${spread && text`, and at least $1$ and $${n - 3}$, $${n - 3}$ crossings`}. The next polygon would
        have ${spread ? text`the difference $${told(n + 1, spread)}$` : text`$${told(n + 1, spread)}$`}.`,
      principle: text`A diagonal of a convex polygon is crossed as often as the product of the numbers of vertices
        on its two sides.`,
    };
  },
);

const factorsOf = (product: number) =>
  Array.from({ length: Math.floor(Math.sqrt(product)) }, (_, i) => i + 1)
    .filter(k => product % k === 0)
    .map(k => [k, product / k] as const);

/** GM.QAD.2 Hard: the diagonal that is crossed most often. */
export const mostCrossed: readonly AnyTemplate[] = situation<Crossed>({
  type: 'GM.QAD.2',
  situation: 'most-crossed',
  draw: draw => ({ n: draw.int(7, 22), spread: draw.chance(0.5), frame: draw.int(0, 1) }),
  forms: [diagonals],
});
