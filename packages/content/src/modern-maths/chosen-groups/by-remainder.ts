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
    revision: 3,
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
      tex`${kinds(n).join(', \\ ')}`,
    )`
      Only remainders on division by $3$ matter. Count the numbers with remainder $0$, $1$ and $2$.`;
    const same = step(
      list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 3)), q(0)),
      value =>
        tex`${kinds(n)
          .map(k => c(k, 3))
          .join(' + ')} = ${value}`,
    )`
      The sum is a multiple if all three have the same remainder.`;
    const mixed = step(
      list.reduce((s, k) => s.mul(Number(k.valueOf())), q(1)),
      value => tex`${kinds(n).join(' \\times ')} = ${value}`,
    )`
      Or if all three remainders are different.`;
    const ways = step(calc`${same} + ${mixed}`)`
      Add the two cases.`;
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
          $${same}$ leaves out three numbers with remainders $0$, $1$ and $2$.`,
        slip('assumed_equal_parts', ways, calc`floor(C(${n}, 3) / 3)`)`
          A third of all $${choices(n, 3)}$ choices would be right only if the sums were spread evenly.`,
        slip('left_out_a_case', ways, calc`${mixed} + C(floor(${n} / 3), 3)`)`
          $${ways}$ counts equal remainders only among the $${Math.floor(n / 3)}$ multiples of $3$; remainders $1$ and
          $2$ can be equal as well.`,
        slip('counted_one_too_many', list, () => {
          const [x, y, z] = kinds(n);
          return n % 3 === 2 ? [x + 1, y, z - 1] : [x + 1, y - 1, z];
        })`
          $${list.join(' + ')} = ${n}$ numbers were sorted, but remainder $0$ occurs $${kinds(n)[0]}$ times only.`,
        slip('used_a_wrong_given_number', same, () =>
          list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 2)), q(0)),
        )`
          $${list.map(k => c(Number(k.valueOf()), 2)).join(' + ')} = ${same}$ counts pairs with equal remainders; three
          numbers are chosen.`,
        slip(
          'assumed_equal_parts',
          list,
          n % 3 !== 0 && [Math.floor(n / 3), Math.floor(n / 3), Math.floor(n / 3)],
        )`
          $${n}$ is no multiple of $3$, so the three remainders do not occur equally often.`,
        slip(
          'rounded_the_wrong_way',
          list,
          n % 3 !== 0 && [Math.ceil(n / 3), Math.ceil(n / 3), Math.ceil(n / 3)],
        )`
          Each remainder was counted $${Math.ceil(n / 3)}$ times, which makes more than $${n}$ numbers.`,
        slip('counted_order', mixed, () => list.reduce((s, k) => s.mul(Number(k.valueOf())), q(2)))`
          $${mixed}$ counts the choices with different remainders twice.`,
        slip('let_in_zero', list, () => {
          const [x, y, z] = kinds(n);
          return [x + 1, y, z];
        })`
          Among the multiples of $3$ up to $${n}$, zero was counted too.`,
      ],
      snapRead: text`A condition on a sum, and a choice without order: sort the numbers by remainder.`,
      approach: text`Three remainders give a multiple of three exactly when they are all equal or all different. Count
        each remainder and both cases.`,
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
      principle: text`For divisibility of a sum, sort by remainder and list the combinations of remainders.`,
    };
  },
);
