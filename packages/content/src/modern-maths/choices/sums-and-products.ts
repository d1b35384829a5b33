import { choices } from '../../counting.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Numbers {
  n: number;
  way: boolean;
}

type Three = readonly [number, number, number];

/** How many of these numbers leave 0, 1 and 2 on division by 3. */
const byRemainder = (numbers: readonly number[]): Three => [
  numbers.filter(x => x % 3 === 0).length,
  numbers.filter(x => x % 3 === 1).length,
  numbers.filter(x => x % 3 === 2).length,
];
const alike = (kinds: Three) => kinds.reduce((sum, kind) => sum + choices(kind, 3), 0);
const mixed = ([a, b, c]: Three) => a * b * c;
const all = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const odd = (n: number) => all(n).filter(x => x % 2 === 1);
const workings = (kinds: Three) =>
  `${kinds.map(kind => `\\binom{${kind}}{3}`).join(' + ')} + ${kinds.join(' \\times ')}`;

const evenProduct = form<Numbers>(
  'sum-by-three-and-product-even',
  {
    band: 'Hard',
    seconds: 150,
    revision: 3,
    also: ['NS.REM.1', 'NS.NUM.1'],
    entry: true,
    verify: ({ n }) => {
      let count = 0;
      for (let x = 1; x <= n; x += 1)
        for (let y = x + 1; y <= n; y += 1)
          for (let z = y + 1; z <= n; z += 1) if ((x + y + z) % 3 === 0 && (x * y * z) % 2 === 0) count += 1;
      return count;
    },
  },
  ({ n, way }, { step, find }) => {
    const same = find(alike(byRemainder(all(n))));
    const both = find(mixed(byRemainder(all(n))));
    const sums = step(calc`${same} + ${both}`, {
      name: 'the number of choices with a sum divisible by 3',
      because: text`The sum leaves the same remainder as the sum of the three remainders. Of these sums only $0 + 0 +
        0$, $1 + 1 + 1$, $2 + 2 + 2$ and $0 + 1 + 2$ are multiples of $3$.`,
      works: value => tex`${workings(byRemainder(all(n)))} = ${value}`,
    })`
      Sort the numbers by their remainders $0$, $1$, $2$ on division by $3$: the groups have $${byRemainder(all(n))}$
      numbers. The sum is a multiple of $3$ if the three remainders are all equal or all different. Count both.`;
    const oddAlike = find(alike(byRemainder(odd(n))));
    const oddMixed = find(mixed(byRemainder(odd(n))));
    const part = step(calc`${oddAlike} + ${oddMixed}`, {
      name: 'the number of these choices with three odd numbers',
      because: text`One even number makes a product even, so an odd product needs three odd numbers. That is one case,
        while an even product can come from one, two or three even numbers.`,
      works: value => tex`${workings(byRemainder(odd(n)))} = ${value}`,
    })`
      Now count those of these choices in which all three numbers are odd. Among the odd numbers the groups by remainder
      have $${byRemainder(odd(n))}$ numbers; count as before.`;
    const count = step(calc`${sums} - ${part}`, {
      because: text`${
        way ? 'The product is even' : 'At least one number is even'
      } exactly when the three numbers are not all odd. Both counts have the condition on the sum, so the difference has
      it too.`,
    })`
      Subtract the choices of three odd numbers from all choices with such a sum.`;
    return {
      answer: count,
      stem: way
        ? text`Three different numbers are chosen from $1, 2, 3, \dots, ${n}$. In how many ways can this be done so that
          their sum is divisible by $3$ and their product is even?`
        : text`Of $${n}$ cards numbered from $1$ to $${n}$ a child picks three, at least one of them with an even
          number. In how many ways can this be done if the sum of the three numbers has to be a multiple of $3$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        stop('ignored_a_condition', sums)`
          $${sums}$ selections have a sum divisible by 3; those of three odd numbers still have to go.`,
        slip('left_out_a_case', part, oddAlike)`
          Of the selections of odd numbers only the $${oddAlike}$ with equal remainders were taken off; odd numbers with
          three different remainders have such a sum too.`,
        slip('left_out_a_case', part, oddMixed)`
          Only the $${oddMixed}$ selections of odd numbers with three different remainders were taken off; three odd
          numbers with equal remainders have such a sum too.`,
        slip('left_out_a_case', count, calc`${both} - ${oddMixed}`)`
          $${count}$ counts only selections with the remainders 0, 1 and 2; three equal remainders also give a multiple
          of 3.`,
        slip('assumed_equal_parts', part, calc`floor(${sums} / 2)`)`
          Half of the $${sums}$ selections were taken as odd ones; those of three odd numbers make up far less than
          half.`,
        slip('demanded_too_much', count, () => {
          const kinds = byRemainder(all(n).filter(x => x % 2 === 0));
          return alike(kinds) + mixed(kinds);
        })`
          $${count}$ counts selections of three even numbers only; one even number is enough for an even product.`,
        slip('took_the_overlap_off_twice', part, calc`C(${odd(n).length}, 3)`)`
          All $\binom{${odd(n).length}}{3} = ${part}$ selections of odd numbers were taken off, also those whose sum is
          no multiple of 3.`,
        stop('gave_the_complement', part)`
          $${part}$ is the number of selections with such a sum and three odd numbers. These are the ones to leave
          out.`,
        slip('assumed_equal_parts', part, calc`floor(${sums} / 4)`)`
          A quarter of the $${sums}$ selections, $${part}$, were taken as odd ones; the share is nearer to an eighth.`,
      ],
      snapRead: text`A condition on the sum and one on the product: remainders by 3 for the first, the complement for
        the second.`,
      approach: text`A sum divisible by 3 depends on remainders only: all equal or all different. An even product is the
        complement of three odd numbers, to which the same count applies.`,
      faster: () =>
        text`Remainder classes of all: $${byRemainder(all(n))}$; of the odd ones: $${byRemainder(odd(n))}$. Counts
          $${sums}$ and $${part}$.`,
      check: () => {
        const total = choices(n, 3);
        return text`Of all $\binom{${n}}{3} = ${total}$ selections about a third, $${sums}$, have such a sum, and about
          seven eighths of those, $${count}$, contain an even number.`;
      },
      principle: text`Divisibility of a sum is a matter of remainder classes; for "at least one even" count the odd
        choices by the same classes and subtract.`,
    };
  },
);

/** MM.PNC.3 Hard: three numbers with a condition on their sum and one on their product. */
export const sumsAndProducts: readonly AnyTemplate[] = situation<Numbers>({
  type: 'MM.PNC.3',
  situation: 'numbers-by-remainder',
  tries: 20,
  draw: draw => ({ n: draw.int(17, 40), way: draw.chance(0.5) }),
  forms: [evenProduct],
});
