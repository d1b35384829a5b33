import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** n like things for three, none of whom goes without. */
  n: number;
  frame: number;
}

const averageProduct = form<Shared>(
  'average-product-of-three-shares',
  {
    band: 'Hard',
    seconds: 150,
    also: ['MM.PNC.3', 'MM.PRB.6'],
    verify: ({ n }) => {
      let [ways, sum] = [0, 0];
      for (let x = 1; x < n; x += 1)
        for (let y = 1; x + y < n; y += 1) {
          ways += 1;
          sum += x * y * (n - x - y);
        }
      return q(sum, ways);
    },
  },
  ({ n, frame }, { step, write, find }) => {
    const [things, _boxes] = (
      [
        ['chairs', 'rooms'],
        ['flags', 'poles'],
        ['ones', 'numbers'],
      ] as const
    )[frame] ?? ['chairs', 'rooms'];
    write(tex`xyz = \text{ways to mark one of } x, \text{ one of } y \text{ and one of } z`, {
      because: text`With $2, 3$ and $4$ there are $2 \times 3 \times 4$ ways to mark one in each share. So adding
        products is the same as counting sharings in which one of each share is marked.`,
    })`
      Let the shares be $x$, $y$ and $z$. Read their product as a number of ways: mark one of the ${things} in each of
      the three shares.`;
    const places = step(calc`${n} + 2`, {
      name: 'the places of a row with two bars',
      because: text`In the row comes a mark, then a bar, a mark, a bar, a mark. Whichever five places are chosen, the
        order decides which of them are bars, and no share is empty.`,
    })`
      Write the $${n}$ ${things} in a row with two bars between the shares. A marked sharing is fixed by five places
      of this row: three marks and two bars in turn.`;
    const five = find(5);
    const total = step(calc`C(${places}, ${five})`, { name: 'the sum of all products' })`
      Choose five of the places. This is the sum of the products over all ways of sharing.`;
    const ways = step(calc`C(${n} - 1, 2)`, {
      name: 'the number of ways of sharing',
      because: text`A bar may stand in each of the $${n - 1}$ gaps between neighbours, but not two in one gap, because
        no share is empty.`,
    })`
      Count the ways of sharing: two of the gaps between the ${things} get a bar.`;
    const average = step(frac(calc`${total} / ${ways}`))`
      Divide the sum of the products by the number of ways.`;
    return {
      answer: average,
      stem: wording(
        frame,
        text`$${n}$ identical chairs are put into three different rooms, at least one into each. For every possible
          way the three numbers of chairs are multiplied. What is the average of these products over all the ways?`,
        text`A decorator puts $${n}$ identical flags on three different poles and leaves no pole empty. All ways of
          doing this are listed, each with the product of the numbers of flags on the three poles. Find the mean of
          the products in the list.`,
        text`All solutions of $x + y + z = ${n}$ in positive integers are written down, as ordered triples. What is
          the mean value of $xyz$ over these solutions?`,
      ),
      show: plain,
      plausible: value => value.d <= 2n && value.gt(1),
      slips: [
        slip('assumed_equal_parts', average, n % 3 === 0 && calc`${n / 3}^3`)`
          ${here} is the product of three equal shares, the greatest of all. The average is less.`,
        slip('let_in_zero', ways, calc`C(${n} + 2, 2)`)`
          You divided by $${ways}$, the number of ways with empty shares. At least one belongs to each share.`,
        slip('chose_from_a_wrong_pool', places, calc`${n} + 1`)`
          You counted $${places}$ places. With two bars the row has two more than the $${n}$.`,
        slip('counted_one_too_many', places, calc`${n} + 3`)`
          You counted $${places}$ places. Three shares need only two bars, so there are two places more than $${n}$.`,
        slip('forgot_the_least_shares', places, n)`
          The bars were left out, and five of $${n}$ chosen. Two of the five chosen places are those of the bars.`,
        slip('left_out_a_factor', average, calc`C(${n}, 3) / ${ways}`)`
          ${here} chooses three marks from all $${n}$ but forgets that bars between two marks can stand in different
          places.`,
        slip(
          'took_the_mean_for_the_middle',
          average,
          n % 2 === 1 && calc`(${n} - 2 + ${n} * ${n - 1} / 4) / 2`,
        )`
          ${here} is halfway between a small and a large product. The ways are not spread evenly between them.`,
        slip('counted_order', ways, calc`C(${n} - 1, 2) / 3`)`
          You divided by a third of the ways only. Different places for the same three numbers are different ways,
          above and below.`,
        slip('ignored_order', average, calc`${total} / ${ways} / 6`)`
          ${here} divides by $6$ for the orders of three shares. The three are different, and the orders are counted
          in both numbers.`,
        slip('chose_from_a_wrong_pool', ways, calc`C(${n}, 2)`)`
          For the number of ways you chose two of $${n}$. Between $${n}$ in a row there are only $${n - 1}$ gaps.`,
      ],
      snapRead: text`A sum of products over all ways of sharing: read the product itself as a number of ways.`,
      approach: text`Adding the products one by one would be long. A product of shares counts the ways to mark one in
        each share, and marked sharings can be counted at once.`,
      check: text`For $3$ in place of $${n}$ there is one way, $1, 1, 1$, and five of $5$ places are one choice as
        well. In general the mean is $\frac{n(n + 1)(n + 2)}{60}$: here $\frac{${n} \times ${n + 1} \times
        ${n + 2}}{60} = ${frac(q(n * (n + 1) * (n + 2), 60))}$.`,
      principle: text`A product of numbers of things counts choices of one thing from each: so a sum of products may
        be counted as one kind of choice.`,
    };
  },
);

/** MM.DST.2 Hard: the average product of the shares. */
export const averageProducts: readonly AnyTemplate[] = situation<Shared>({
  type: 'MM.DST.2',
  situation: 'products-of-shares',
  tries: 60,
  draw: draw => {
    const n = draw.int(6, 60);
    return q(n * (n + 1) * (n + 2), 60).d <= 2n && n < 50 ? { n, frame: draw.int(0, 2) } : null;
  },
  forms: [averageProduct],
});
