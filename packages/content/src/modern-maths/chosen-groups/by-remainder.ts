import { choices } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, type Group, whole } from './group.ts';

const kinds = (n: number): [number, number, number] => [
  Math.floor(n / 3),
  Math.floor((n + 2) / 3),
  Math.floor((n + 1) / 3),
];

export const byRemainder = form<Group>(
  'sum-a-multiple-of-three',
  {
    band: 'Medium',
    seconds: 65,
    // Options nearer to the key, which a third of all choices does not tell apart.
    revision: 4,
    also: ['NS.REM.1'],
    entry: true,
    verify: ({ n }) => {
      let count = 0;
      for (let x = 1; x <= n; x += 1)
        for (let y = x + 1; y <= n; y += 1)
          for (let z = y + 1; z <= n; z += 1) if ((x + y + z) % 3 === 0) count += 1;
      return count;
    },
  },
  ({ n, way }, { step }) => {
    const list = step(
      kinds(n).map(k => q(k)),
      {
        name: 'how many numbers have each remainder',
        works: tex`\text{remainders } 0, 1, 2: \quad ${kinds(n).join(', \\ ')}`,
        because: text`A number is a multiple of $3$ plus its remainder. In a sum the multiples of $3$ change nothing,
          so the sum is a multiple of $3$ exactly if the remainders add up to one.`,
      },
    )`
      Whether a sum is a multiple of $3$ depends only on the remainders of its numbers. So count how many numbers
      leave the remainders $0$, $1$ and $2$ when divided by $3$.`;
    const same = step(
      list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 3)), q(0)),
      {
        name: 'the number of choices with three equal remainders',
        works: value =>
          tex`${kinds(n)
            .map(k => c(k, 3))
            .join(' + ')} = ${value}`,
        because: text`Three equal remainders add up to $0$, $3$ or $6$, all multiples of $3$. The three numbers then
          come from one and the same kind, in any order.`,
      },
    )`
      If all three remainders are equal, their sum is a multiple of $3$. Choose three numbers of one kind, for each of
      the three kinds.`;
    const mixed = step(
      list.reduce((s, k) => s.mul(Number(k.valueOf())), q(1)),
      {
        name: 'the number of choices with three different remainders',
        works: value => tex`${kinds(n).join(' \\times ')} = ${value}`,
        because: text`$0 + 1 + 2 = 3$. With exactly two equal remainders the sum is never a multiple of $3$, for
          example $0 + 0 + 1$ or $1 + 1 + 2$.`,
      },
    )`
      If all three remainders are different, their sum is $0 + 1 + 2$, a multiple of $3$ too. Choose one number of
      each kind.`;
    const ways = step(calc`${same} + ${mixed}`, { name: 'the number of choices' })`
      Other combinations of remainders do not give a multiple of $3$. So add these two cases.`;
    return {
      answer: ways,
      stem: way
        ? text`In how many ways can three distinct numbers be chosen from $1, 2, 3, \dots, ${n}$ so that their sum is a
          multiple of $3$?`
        : text`Three cards are drawn together from cards numbered $1$ to $${n}$. For how many of the possible draws is
          the total divisible by $3$?`,
      show: plain,
      plausible: whole,
      // About a third of all choices.
      onSight: value => Math.abs(value.valueOf() / choices(n, 3) - 1 / 3) < 0.08,
      slips: [
        stop('left_out_a_case', same)`
          $${same}$ counts only choices with three equal remainders. The remainders $0$, $1$ and $2$ together also
          give a multiple of $3$.`,
        slip('used_a_wrong_given_number', ways, () => {
          const [x, y, z] = kinds(n);
          return choices(x, 2) * y + choices(y, 2) * z + choices(z, 2) * x;
        })`
          $${ways}$ is the number of choices whose sum leaves a remainder of $1$: two numbers of one kind and one of the
          next kind. The question asks for a remainder of $0$.`,
        slip('assumed_equal_parts', ways, calc`floor(C(${n}, 3) / 3)`)`
          A third of all $${choices(n, 3)}$ choices would be right only if the sums were spread evenly over the three
          remainders, which they are not.`,
        slip('left_out_a_case', ways, calc`${mixed} + C(floor(${n} / 3), 3)`)`
          $${ways}$ counts equal remainders only among the $${Math.floor(n / 3)}$ multiples of $3$. Three numbers with
          remainder $1$, or three with remainder $2$, are possible too.`,
        slip('counted_one_too_many', list, () => {
          const [x, y, z] = kinds(n);
          return n % 3 === 2 ? [x + 1, y, z - 1] : [x + 1, y - 1, z];
        })`
          You sorted the numbers as $${list.join(' + ')} = ${n}$. The first of these is too many: only
          $${kinds(n)[0]}$ numbers are multiples of $3$.`,
        slip('used_a_wrong_given_number', same, () =>
          list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 2)), q(0)),
        )`
          $${list.map(k => c(Number(k.valueOf()), 2)).join(' + ')} = ${same}$ counts pairs of numbers with equal
          remainders, and with the other case that is $${ways}$. Three numbers are chosen.`,
        slip(
          'assumed_equal_parts',
          list,
          n % 3 !== 0 && [Math.floor(n / 3), Math.floor(n / 3), Math.floor(n / 3)],
        )`
          You used each remainder $${Math.floor(n / 3)}$ times. $${n}$ is not a multiple of $3$, so the remainders do
          not occur equally often.`,
        slip(
          'rounded_the_wrong_way',
          list,
          n % 3 !== 0 && [Math.ceil(n / 3), Math.ceil(n / 3), Math.ceil(n / 3)],
        )`
          You counted each remainder $${Math.ceil(n / 3)}$ times. Together that makes more than $${n}$ numbers.`,
        slip('counted_order', mixed, () => list.reduce((s, k) => s.mul(Number(k.valueOf())), q(2)))`
          You counted $${mixed}$ choices with different remainders, each of them twice. Which number is taken first
          does not matter.`,
        slip('let_in_zero', list, () => {
          const [x, y, z] = kinds(n);
          return [x + 1, y, z];
        })`
          You counted zero among the multiples of $3$ up to $${n}$. The numbers begin with $1$.`,
      ],
      snapRead: text`A sum has to be a multiple of $3$, and numbers are chosen without order: sort them by
        remainder.`,
      approach: text`Three remainders add up to a multiple of $3$ exactly when they are all equal or all different.
        Count the numbers of each remainder and both cases.`,
      faster: () => {
        const [x, y, z] = kinds(n);
        return text`With $${x}$, $${y}$ and $${z}$ numbers by remainder: $${choices(x, 3)} + ${choices(y, 3)} +
          ${choices(z, 3)} + ${x * y * z}$.`;
      },
      check: () => {
        const [x, y, z] = kinds(n);
        const [one, two] = [
          choices(x, 2) * y + choices(y, 2) * z + choices(z, 2) * x,
          choices(x, 2) * z + choices(z, 2) * y + choices(y, 2) * x,
        ];
        return text`Sums with remainder $1$ and $2$, two numbers of one kind and one of the next, number $${one}$ and
          $${two}$: $${one} + ${two} + ${ways} = \binom{${n}}{3}$.`;
      },
      principle: text`When a sum has to be divisible by a number, sort by remainder and list the combinations of
        remainders that fit.`,
    };
  },
);
