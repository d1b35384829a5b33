import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Notes {
  /** Notes of ₹10, ₹20 and ₹50 in all, and their value in tens. */
  n: number;
  tens: number;
  scene: 'purse' | 'stamps' | 'marks';
}

/** Numbers of the three kinds for a number of the dearest. */
const purse = ({ n, tens }: Notes, z: number) => {
  const y = tens - n - 4 * z;
  return { x: n - y - z, y, z };
};
const purses = (p: Notes, fits: (x: number, y: number, z: number) => boolean) =>
  Array.from({ length: p.n }, (_, i) => purse(p, i + 1)).filter(({ x, y, z }) => fits(x, y, z));
const ordered = (x: number, y: number, z: number) => x >= 1 && x <= y && y < z;

const orderedNotes = form({
  form: 'ways-with-ordered-numbers',
  revision: 2,
  band: 'Hard',
  also: ['AL.DIO.5', 'AL.INQ.7'],
  seconds: 105,
  entry: true,
  likely: true,
  stem: ({ n, tens, scene }: Notes) =>
    scene === 'purse'
      ? `A cash box holds $${n}$ notes of ₹10, ₹20 and ₹50, at least one of each, worth ${rupees(10 * tens)} in all. There are more notes of ₹50 than of ₹20, and at least as many of ₹20 as of ₹10. How many values can the number of ₹50 notes take?`
      : scene === 'stamps'
        ? `A collector pays ${rupees(10 * tens)} for $${n}$ stamps of ₹10, ₹20 and ₹50, with at least one of each. She buys at least as many ₹20 stamps as ₹10 stamps, and more ₹50 stamps than ₹20 stamps. In how many ways can she choose the numbers of the three kinds?`
        : `In a quiz, each of $${n}$ answers earned $1$, $2$ or $5$ marks, and the total was $${tens}$ marks. Each of the three was awarded at least once. At least as many answers earned $2$ marks as $1$ mark, and more answers earned $5$ marks than $2$ marks. In how many ways can the numbers of answers with $1$, $2$ and $5$ marks be chosen?`,
  path: path<Notes>()
    .step(
      'surplus',
      ({ n, tens }) => q(tens - n),
      'Let $x, y, z$ be the numbers of the three kinds, the cheapest first. In units of the cheapest, take the number of pieces away from the value: the first unknown drops out.',
      ({ n, tens }, { surplus }) =>
        `(x + 2y + 5z) - (x + y + z) = ${tens} - ${n}: \\quad y = ${surplus} - 4z, \\quad x = ${n} - y - z = 3z - ${surplus.sub(n)}`,
    )
    .step(
      'above',
      (_p, { surplus }) => surplus.div(5).floor().add(1),
      'Now every condition is one for $z$. The dearest kind is the most frequent:',
      (_p, { surplus, above }) => `z > ${surplus} - 4z \\Rightarrow z \\ge ${above}`,
    )
    .step(
      'below',
      ({ n }, { surplus }) => surplus.mul(2).sub(n).div(7).floor(),
      'The second kind is at least as frequent as the first:',
      ({ n }, { surplus, below }) =>
        `${surplus} - 4z \\ge 3z - ${surplus.sub(n)} \\Rightarrow z \\le ${below}`,
    )
    .step(
      'first',
      ({ n }, { surplus, above }) => {
        const positive = surplus.sub(n).div(3).floor().add(1);
        return positive.compare(above) > 0 ? positive : above;
      },
      'And there is at least one of the first kind; the sharper of the two lower bounds counts.',
      ({ n }, { surplus, above, first }) =>
        `3z > ${surplus.sub(n)} \\Rightarrow z \\ge ${surplus.sub(n).div(3).floor().add(1)}, \\quad \\text{with } z \\ge ${above}: \\ z \\ge ${first}`,
    )
    .step(
      'count',
      (_p, { below, first }) => below.sub(first).add(1),
      'Count the integers in this range; each gives one possibility.',
      (_p, { below, first, count }) => `${below} - ${first} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'positive_number_unchecked',
      at: 'first',
      wrongly: (_p, { above, first }) => (above.equals(first) ? null : above),
      words: (p, { first }) =>
        `$z = ${first}$ was let in; the number of the first kind, $${purse(p, first.valueOf()).x}$, is not positive there.`,
    },
    {
      misconception: 'dearest_not_compared',
      at: 'first',
      wrongly: ({ n }, { surplus, first }) => {
        const positive = surplus.sub(n).div(3).floor().add(1);
        return positive.equals(first) ? null : positive;
      },
      words: (p, { first }) =>
        `With $z = ${first}$ there are $${purse(p, first.valueOf()).y}$ of the second kind, not fewer than of the third.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { below, first }) => below.sub(first),
      words: (_p, { below, first, count }) =>
        `$${below} - ${first} = ${count}$ leaves one end out; both ends satisfy the conditions.`,
    },
    {
      misconception: 'first_comparison_ignored',
      at: 'below',
      wrongly: (_p, { surplus }) => surplus.sub(1).div(4).floor(),
      words: (p, { below }) =>
        `Up to $z = ${below}$ there are notes of the second kind, but then fewer than of the first: $${purse(p, below.valueOf()).y}$ against $${purse(p, below.valueOf()).x}$.`,
    },
    {
      misconception: 'equality_excluded',
      at: 'below',
      wrongly: ({ n }, { surplus }) =>
        Number(surplus.mul(2).sub(n)) % 7 === 0 ? surplus.mul(2).sub(n).div(7).sub(1) : null,
      words: (_p, { below }) =>
        `$z$ was kept to $${below}$, as if the first two numbers could not be equal; 'at least as many' allows it.`,
    },
    {
      misconception: 'equality_of_the_last_two_allowed',
      at: 'above',
      wrongly: (_p, { surplus }) => (Number(surplus) % 5 === 0 ? surplus.div(5) : null),
      words: (_p, { above }) =>
        `$z = ${above}$ makes the last two numbers equal; the third has to be larger.`,
    },
    {
      misconception: 'one_more_at_the_upper_end',
      at: 'below',
      wrongly: ({ n }, { surplus }) => surplus.mul(2).sub(n).div(7).floor().add(1),
      words: (p, { below }) =>
        `For $z = ${below}$ the first two numbers are $${purse(p, below.valueOf()).x}$ and $${purse(p, below.valueOf()).y}$: the order is reversed.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { below, first }) => below.sub(first).sub(1),
      words: (_p, { below, first, count }) =>
        `$${count}$ leaves out both $z = ${first}$ and $z = ${below}$, which are possible.`,
    },
    {
      misconception: 'more_than_both_others_together',
      at: 'first',
      wrongly: ({ n }) => q(Math.floor(n / 2) + 1),
      words: ({ n }, { first }) =>
        `$z \\ge ${first}$ makes the last number more than half of $${n}$; it has to exceed only the second.`,
    },
    {
      misconception: 'order_ignored',
      at: 'count',
      wrongly: p => q(purses(p, (x, y, z) => x >= 1 && y >= 1 && z >= 1).length),
      words: (_p, { count }) =>
        `All $${count}$ ways with every kind were counted, whatever the order of the numbers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Three unknown numbers, two equations, and comparisons of the numbers: one of them stays free within bounds.',
  approach: () =>
    'Express two of the numbers by the third. Every comparison then becomes an inequality for that one; count the integers between the sharpest bounds.',
  faster: ({ n, tens }, { first, below }) =>
    `One more of the dearest kind takes $4$ from the second and gives $3$ to the first: from $z = ${first}$, with $(${purse({ n, tens, scene: 'purse' }, first.valueOf()).x}, ${purse({ n, tens, scene: 'purse' }, first.valueOf()).y}, ${first})$, the order holds up to $z = ${below}$.`,
  check: (p, { first, below }) => {
    const at = (z: number) => `(${purse(p, z).x}, ${purse(p, z).y}, ${z})`;
    return `The ends are $${at(first.valueOf())}$ and $${at(below.valueOf())}$; beyond them $${at(first.valueOf() - 1)}$ and $${at(below.valueOf() + 1)}$ break a condition.`;
  },
  principle:
    'Two equations with three unknowns leave one free: turn every comparison into a bound for that one.',
  verify: ({ n, tens }) => {
    let count = 0;
    for (let x = 1; x <= n; x += 1)
      for (let y = x; x + y < n; y += 1)
        if (n - x - y > y && 5 * (n - x - y) + 2 * y + x === tens) count += 1;
    return q(count);
  },
});

/** AL.LIN.4 Hard: one unknown stays free, and comparisons bound it. */
export const notesInOrder: readonly AnyTemplate[] = situation<Notes>({
  type: 'AL.LIN.4',
  situation: 'numbers-in-order',
  tries: 80,
  draw: draw => {
    const wanted = draw.int(3, 11);
    const n = draw.int(40, 190);
    const tens = Math.round(n * (2 + draw.real() * 2.2));
    const p: Notes = { n, tens, scene: draw.pick(['purse', 'stamps', 'marks'] as const) };
    return purses(p, ordered).length === wanted ? p : null;
  },
  forms: [orderedNotes],
});
