import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { c, type Group, whole } from './group.ts';

const kinds = (n: number): [number, number, number] => [
  Math.floor(n / 3),
  Math.floor((n + 2) / 3),
  Math.floor((n + 1) / 3),
];

export const byRemainder = form({
  form: 'sum-a-multiple-of-three',
  revision: 3,
  band: 'Medium',
  also: ['NS.REM.1'],
  seconds: 65,
  entry: true,
  stem: ({ n, way }: Group) =>
    way
      ? `In how many ways can three distinct numbers be chosen from $1, 2, 3, \\dots, ${n}$ so that their sum is a multiple of $3$?`
      : `Three cards are drawn together from cards numbered $1$ to $${n}$. For how many of the possible draws is the total divisible by $3$?`,
  path: path<Group>()
    .step(
      'kinds',
      ({ n }) => kinds(n).map(k => q(k)),
      'Only remainders on division by $3$ matter. Count the numbers with remainder $0$, $1$ and $2$.',
      ({ n }) => kinds(n).join(', \\ '),
    )
    .step(
      'same',
      (_p, { kinds: list }) => list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 3)), q(0)),
      'The sum is a multiple if all three have the same remainder.',
      ({ n }, { same }) =>
        `${kinds(n)
          .map(k => c(k, 3))
          .join(' + ')} = ${same}`,
    )
    .step(
      'mixed',
      (_p, { kinds: list }) => list.reduce((s, k) => s.mul(Number(k.valueOf())), q(1)),
      'Or if all three remainders are different.',
      ({ n }, { mixed }) => `${kinds(n).join(' \\times ')} = ${mixed}`,
    )
    .step(
      'ways',
      (_p, { same, mixed }) => same.add(mixed),
      'Add the two cases.',
      (_p, { same, mixed, ways }) => `${same} + ${mixed} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'same',
      words: (_p, { same }) => `$${same}$ leaves out three numbers with remainders $0$, $1$ and $2$.`,
    },
    {
      misconception: 'a_third_of_all',
      at: 'ways',
      wrongly: ({ n }) => q(Math.floor(choices(n, 3) / 3)),
      words: ({ n }) =>
        `A third of all $${choices(n, 3)}$ choices would be right only if the sums were spread evenly.`,
    },
    {
      misconception: 'multiples_only',
      at: 'ways',
      wrongly: ({ n }, { mixed }) => mixed.add(choices(Math.floor(n / 3), 3)),
      words: ({ n }, { ways }) =>
        `$${ways}$ counts equal remainders only among the $${Math.floor(n / 3)}$ multiples of $3$; remainders $1$ and $2$ can be equal as well.`,
    },
    {
      misconception: 'remainders_miscounted',
      at: 'kinds',
      wrongly: ({ n }) => {
        const [x, y, z] = kinds(n);
        return n % 3 === 2 ? [q(x + 1), q(y), q(z - 1)] : [q(x + 1), q(y - 1), q(z)];
      },
      words: ({ n }, { kinds: list }) =>
        `$${list.join(' + ')} = ${n}$ numbers were sorted, but remainder $0$ occurs $${kinds(n)[0]}$ times only.`,
    },
    {
      misconception: 'pairs_in_place_of_threes',
      at: 'same',
      wrongly: (_p, { kinds: list }) => list.reduce((s, k) => s.add(choices(Number(k.valueOf()), 2)), q(0)),
      words: (_p, { kinds: list, same }) =>
        `$${list.map(k => c(Number(k.valueOf()), 2)).join(' + ')} = ${same}$ counts pairs with equal remainders; three numbers are chosen.`,
    },
    {
      misconception: 'remainders_spread_evenly',
      at: 'kinds',
      wrongly: ({ n }) =>
        n % 3 === 0 ? null : [q(Math.floor(n / 3)), q(Math.floor(n / 3)), q(Math.floor(n / 3))],
      words: ({ n }) => `$${n}$ is no multiple of $3$, so the three remainders do not occur equally often.`,
    },
    {
      misconception: 'remainders_rounded_up',
      at: 'kinds',
      wrongly: ({ n }) =>
        n % 3 === 0 ? null : [q(Math.ceil(n / 3)), q(Math.ceil(n / 3)), q(Math.ceil(n / 3))],
      words: ({ n }) =>
        `Each remainder was counted $${Math.ceil(n / 3)}$ times, which makes more than $${n}$ numbers.`,
    },
    {
      misconception: 'order_counted',
      at: 'mixed',
      wrongly: (_p, { kinds: list }) => list.reduce((s, k) => s.mul(Number(k.valueOf())), q(2)),
      words: (_p, { mixed }) => `$${mixed}$ counts the choices with different remainders twice.`,
    },
    {
      misconception: 'zero_remainder_numbers_misjudged',
      at: 'kinds',
      wrongly: ({ n }) => {
        const [x, y, z] = kinds(n);
        return [q(x + 1), q(y), q(z)];
      },
      words: ({ n }) => `Among the multiples of $3$ up to $${n}$, zero was counted too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  // About a third of all choices.
  onSight: (value, { n }) => Math.abs(value.valueOf() / choices(n, 3) - 1 / 3) < 0.08,
  snapRead: () => 'A condition on a sum, and a choice without order: sort the numbers by remainder.',
  approach: () =>
    'Three remainders give a multiple of three exactly when they are all equal or all different. Count each remainder and both cases.',
  faster: ({ n }) => {
    const [x, y, z] = kinds(n);
    return `With $${x}$, $${y}$ and $${z}$ numbers by remainder: $${choices(x, 3)} + ${choices(y, 3)} + ${choices(z, 3)} + ${x * y * z}$.`;
  },
  check: ({ n }, { ways }) => {
    const [x, y, z] = kinds(n);
    const [one, two] = [
      choices(x, 2) * y + choices(y, 2) * z + choices(z, 2) * x,
      choices(x, 2) * z + choices(z, 2) * y + choices(y, 2) * x,
    ];
    return `Sums with remainder $1$ and $2$, two numbers of one kind and one of the next, number $${one}$ and $${two}$: $${one} + ${two} + ${ways} = \\binom{${n}}{3}$.`;
  },
  principle: 'For divisibility of a sum, sort by remainder and list the combinations of remainders.',
  verify: ({ n }) => {
    let count = 0;
    for (let x = 1; x <= n; x += 1)
      for (let y = x + 1; y <= n; y += 1)
        for (let z = y + 1; z <= n; z += 1) if ((x + y + z) % 3 === 0) count += 1;
    return q(count);
  },
});
