import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  total: number;
  /** At least so many numbers, none of them above `most`. */
  least: number;
  most: number;
  scene: 'numbers' | 'rooms' | 'tickets';
}

/** Number of terms and mean of all rows of consecutive odd positive numbers with this sum, single numbers included. */
const rowsOf = ({ total }: Pick<Row, 'total'>) =>
  Array.from({ length: Math.floor(Math.sqrt(total)) }, (_, i) => i + 1)
    .filter(n => total % n === 0 && (total / n - n) % 2 === 0)
    .map(n => [n, total / n] as const);
const kept = (p: Row) => rowsOf(p).filter(([n, mean]) => n >= p.least && mean + n - 1 <= p.most);
const firsts = (rows: readonly (readonly [number, number])[]) =>
  q(rows.reduce((sum, [n, mean]) => sum + mean - n + 1, 0));
const words = ['', 'one', 'two', 'three', 'four', 'five'];

const sumOfFirsts = form<Row>(
  'sum-of-possible-first-numbers',
  {
    band: 'Hard',
    seconds: 110,
    revision: 4,
    also: ['AL.DIO.3', 'NS.FAC.1'],
    verify: p => {
      let sum = 0;
      for (let first = 1; first <= p.most; first += 2) {
        let total = 0;
        for (let last = first; last <= p.most && total < p.total; last += 2) {
          total += last;
          if (total === p.total && (last - first) / 2 + 1 >= p.least) sum += first;
        }
      }
      return sum;
    },
  },
  (p, { step, find }) => {
    const { total, least, most, scene } = p;
    step(rowsOf(p).length, {
      name: 'the number of factor pairs that are possible',
      because: text`An even number of odd numbers has an even mean, like $4$ for $3$ and $5$, and an odd number of them
        has an odd mean. So the number of terms and the mean are both even or both odd.`,
      works: value =>
        tex`${total} = ${rowsOf(p)
          .map(([n, mean]) => `${n} \\times ${mean}`)
          .join(' = ')}: \quad ${value} \text{ pairs}`,
    })`
      Let there be $n$ consecutive odd numbers with mean $m$. Their sum is $nm$. Both factors are odd, or both are
      even, and the smallest number $m - n + 1$ is positive only for $n \le m$. List these factor pairs.`;
    step(kept(p).length, {
      name: 'the number of rows that are possible',
      because: text`From the mean to the largest number it is half of the way from the smallest to the largest. The $n$
        numbers go up $n - 1$ times by $2$, so the largest is $n - 1$ above the mean.`,
      works: value =>
        tex`${kept(p)
          .map(([n, mean]) => `${mean} + ${n} - 1 = ${mean + n - 1}`)
          .join(', \\ ')}: \quad ${value} \text{ row${!value.equals(1) && 's'}}`,
    })`
      The largest number is $m + n - 1$. Keep the pairs with at least ${words[least]} numbers whose largest one is not
      above $${most}$.`;
    const before = find(0);
    const sum = step(calc`${firsts(kept(p))} + ${before} * ${kept(p).length}`, {
      because: text`From the mean down to the smallest number it is as far as up to the largest, $n - 1$. With three
        numbers and the mean $9$, for example, they are $7, 9, 11$.`,
      works: value =>
        tex`${kept(p)
          .map(([n, mean]) => `(${mean} - ${n} + 1)`)
          .join(' + ')} = ${kept(p)
          .map(([n, mean]) => mean - n + 1)
          .join(' + ')} = ${value}`,
    })`
      The smallest number of each row is $m - n + 1$. The question asks for the sum of these smallest numbers, so add
      them.`;
    const [n, mean] = kept(p).at(-1) ?? [1, total];
    return {
      answer: sum,
      stem:
        scene === 'numbers'
          ? text`The sum of ${words[least]} or more consecutive odd positive integers is $${total}$, and none of
            them is above $${most}$. What is the sum of all possible values of the smallest of them?`
          : scene === 'rooms'
            ? text`On one side of a corridor the room numbers are consecutive odd numbers. A firm rents a row of at
              least ${words[least]} rooms, whose numbers add up to $${total}$. No room in the corridor has a
              number above $${most}$. What is the sum of all possible values of the lowest number in the row?`
            : text`Tickets of a raffle are numbered from $1$ to $${most}$. Vimal buys at least ${words[least]} tickets
              with consecutive odd numbers, which add up to $${total}$. Find the sum of all possible values of
              the smallest of these numbers.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'put_the_bound_on_another_quantity',
          sum,
          firsts(rowsOf(p).filter(([n, mean]) => n >= least && mean <= most)),
        )`
          $${sum}$ keeps every row whose mean is at most $${most}$. The bound is for the largest number, and that is
          above the mean.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          sum,
          firsts(rowsOf(p).filter(([n, mean]) => n > 1 && mean + n - 1 <= most)),
        )`
          $${sum}$ also adds a row of fewer than ${words[least]} numbers. The question asks for at least
          ${words[least]}.`,
        slip('ignored_a_bound', sum, firsts(rowsOf(p).filter(([n]) => n >= least)))`
          $${sum}$ also adds rows whose largest number is above $${most}$. These are not possible.`,
        slip('miscounted_the_steps', before, calc`-1`)`
          $${sum}$ goes one too far below the mean in each row. With $3$ numbers, for example, the smallest is $2$ below
          the mean, not $3$.`,
        slip(
          'miscounted_the_steps',
          sum,
          firsts(rowsOf(p).filter(([n, mean]) => n >= least && mean + 2 * (n - 1) <= most)),
        )`
          $${sum}$ finds the largest number as if the mean were the smallest. So some rows seem to go beyond $${most}$
          that do not.`,
        slip(
          'answered_another_quantity',
          sum,
          q(kept(p).reduce((total, [n, mean]) => total + mean + n - 1, 0)),
        )`
          $${sum}$ is the sum of the largest numbers of the rows. The question asks for the smallest ones.`,
        slip('answered_another_quantity', sum, q(kept(p).reduce((total, [, mean]) => total + mean, 0)))`
          $${sum}$ adds the means of the rows. The question asks for their smallest numbers, which are below the
          means.`,
        slip(
          'miscounted_the_steps',
          sum,
          q(kept(p).reduce((total, [n, mean]) => total + mean - (n - 1) / 2, 0)),
        )`
          $${sum}$ lets the numbers go up by $1$. Odd numbers go up by $2$, so the smallest is further below the mean.`,
        slip('left_out_an_end_point', sum, firsts(kept(p).slice(0, -1)))`
          $${sum}$ leaves out the row of $${n}$ numbers from $${mean - n + 1}$ to $${mean + n - 1}$. It satisfies all
          the conditions.`,
        slip('ignored_even_and_odd', sum, () => {
          const any = Array.from({ length: Math.floor(Math.sqrt(total)) }, (_, i) => i + 1)
            .filter(n => total % n === 0 && n >= least)
            .map(n => [n, total / n] as const)
            .filter(([n, mean]) => mean + n - 1 <= most);
          return firsts(any);
        })`
          $${sum}$ also uses factor pairs of $${total}$ with one even and one odd number. These make rows of even
          numbers.`,
      ],
      snapRead: text`Consecutive odd numbers have a known sum: the sum is their number times their mean, so list the
        factor pairs.`,
      approach: text`The sum is the number of terms times the mean, and for odd numbers both factors are even or both
        are odd. The bound is for the mean plus the number of terms. List the factor pairs, keep the possible ones, and
        go from the mean to the smallest number.`,
      faster: () =>
        text`Mean and number have the product $${total}$ and a sum of at most $${most + 1}$: go from the middle pair
          outwards, ${kept(p)
            .map(([n, mean]) => `$${n} \\times ${mean}$`)
            .reverse()
            .join(', ')}, and add the differences plus one.`,
      check: () =>
        text`The rows are ${kept(p)
          .map(([n, mean]) => `$${mean - n + 1}$ to $${mean + n - 1}$`)
          .join(
            ', ',
          )}; the first has $${kept(p)[0]?.[0]}$ numbers with mean $${kept(p)[0]?.[1]}$, and $${kept(p)[0]?.[0]} \times
          ${kept(p)[0]?.[1]} = ${total}$.`,
      principle: text`The sum of equally spaced numbers is their number times their mean, so a whole-number sum is a
        question of factor pairs.`,
    };
  },
);

/** AL.SEQ.1 Hard: rows of odd numbers with a given sum under a bound. */
export const oddNumbersInARow: readonly AnyTemplate[] = situation<Row>({
  type: 'AL.SEQ.1',
  situation: 'odd-numbers-in-a-row',
  tries: 60,
  draw: draw => {
    const p: Row = {
      // Even totals have factor pairs of both kinds, so the parity of both factors decides.
      total: draw.step(160, 1440, 8),
      least: draw.int(3, 4),
      most: draw.int(50, 220),
      scene: draw.pick(['numbers', 'rooms', 'tickets'] as const),
    };
    const rows = rowsOf(p).filter(([n]) => n >= p.least);
    const fit = kept(p).length;
    return fit >= 3 && fit <= 5 && rows.length > fit ? p : null;
  },
  forms: [sumOfFirsts],
});
