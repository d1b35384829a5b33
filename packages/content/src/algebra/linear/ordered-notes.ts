import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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

const orderedNotes = form<Notes>(
  'ways-with-ordered-numbers',
  {
    band: 'Hard',
    seconds: 105,
    revision: 2,
    also: ['AL.DIO.5', 'AL.INQ.7'],
    entry: true,
    likely: true,
    verify: ({ n, tens }) => {
      let count = 0;
      for (let x = 1; x <= n; x += 1)
        for (let y = x; x + y < n; y += 1)
          if (n - x - y > y && 5 * (n - x - y) + 2 * y + x === tens) count += 1;
      return count;
    },
  },
  (p, { step }) => {
    const { tens, n, scene } = p;
    const surplus = step(
      calc`${tens} - ${n}`,
      value =>
        tex`(x + 2y + 5z) - (x + y + z) = ${tens} - ${n}: \quad y = ${value} - 4z, \quad x = ${n} - y - z = 3z -
          ${value.sub(n)}`,
    )`
      Let $x, y, z$ be the numbers of the three kinds, the cheapest first. In units of the cheapest, take the number of
      pieces away from the value: the first unknown drops out.`;
    const above = step(
      calc`floor(${surplus} / 5) + 1`,
      value => tex`z > ${surplus} - 4z \Rightarrow z \ge ${value}`,
    )`
      Now every condition is one for $z$. The dearest kind is the most frequent:`;
    const below = step(
      calc`floor((${surplus} * 2 - ${n}) / 7)`,
      value => tex`${surplus} - 4z \ge 3z - ${surplus.sub(n)} \Rightarrow z \le ${value}`,
    )`
      The second kind is at least as frequent as the first:`;
    const first = step(
      () => {
        const positive = surplus.sub(n).div(3).floor().add(1);
        return positive.compare(above) > 0 ? positive : above;
      },
      value =>
        tex`3z > ${surplus.sub(n)} \Rightarrow z \ge ${surplus.sub(n).div(3).floor().add(1)}, \quad \text{with } z \ge
          ${above}: \ z \ge ${value}`,
    )`
      And there is at least one of the first kind; the sharper of the two lower bounds counts.`;
    const count = step(calc`${below} - ${first} + 1`)`
      Count the integers in this range; each gives one possibility.`;
    return {
      answer: count,
      stem:
        scene === 'purse'
          ? text`A cash box holds $${n}$ notes of ₹10, ₹20 and ₹50, at least one of each, worth ₹${10 * tens} in all.
            There are more notes of ₹50 than of ₹20, and at least as many of ₹20 as of ₹10. How many values can the
            number of ₹50 notes take?`
          : scene === 'stamps'
            ? text`A collector pays ₹${10 * tens} for $${n}$ stamps of ₹10, ₹20 and ₹50, with at least one of each. She
              buys at least as many ₹20 stamps as ₹10 stamps, and more ₹50 stamps than ₹20 stamps. In how many ways can
              she choose the numbers of the three kinds?`
            : text`In a quiz, each of $${n}$ answers earned $1$, $2$ or $5$ marks, and the total was $${tens}$ marks.
              Each of the three was awarded at least once. At least as many answers earned $2$ marks as $1$ mark, and
              more answers earned $5$ marks than $2$ marks. In how many ways can the numbers of answers with $1$, $2$
              and $5$ marks be chosen?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_zero', first, !above.equals(first) && above)`
          $z = ${first}$ was let in; the number of the first kind, $${purse(p, first.valueOf()).x}$, is not positive
          there.`,
        slip('ignored_a_condition', first, () => {
          const positive = surplus.sub(n).div(3).floor().add(1);
          return positive.equals(first) ? null : positive;
        })`
          With $z = ${first}$ there are $${purse(p, first.valueOf()).y}$ of the second kind, not fewer than of the
          third.`,
        slip('counted_gaps_for_numbers', count, calc`${below} - ${first}`)`
          $${below} - ${first} = ${count}$ leaves one end out; both ends satisfy the conditions.`,
        slip('ignored_a_condition', below, calc`floor((${surplus} - 1) / 4)`)`
          Up to $z = ${below}$ there are notes of the second kind, but then fewer than of the first:
          $${purse(p, below.valueOf()).y}$ against $${purse(p, below.valueOf()).x}$.`,
        slip(
          'left_out_equal_values',
          below,
          () => Number(surplus.mul(2).sub(n)) % 7 === 0 && calc`(${surplus} * 2 - ${n}) / 7 - 1`,
        )`
          $z$ was kept to $${below}$, as if the first two numbers could not be equal; 'at least as many' allows it.`,
        slip('let_in_equal_values', above, () => Number(surplus) % 5 === 0 && calc`${surplus} / 5`)`
          $z = ${above}$ makes the last two numbers equal; the third has to be larger.`,
        slip('let_in_an_end_point', below, calc`floor((${surplus} * 2 - ${n}) / 7) + 1`)`
          For $z = ${below}$ the first two numbers are $${purse(p, below.valueOf()).x}$ and
          $${purse(p, below.valueOf()).y}$: the order is reversed.`,
        slip('left_out_an_end_point', count, calc`${below} - ${first} - 1`)`
          $${count}$ leaves out both $z = ${first}$ and $z = ${below}$, which are possible.`,
        slip('used_a_wrong_given_number', first, calc`floor(${n} / 2) + 1`)`
          $z \ge ${first}$ makes the last number more than half of $${n}$; it has to exceed only the second.`,
        slip('ignored_a_condition', count, purses(p, (x, y, z) => x >= 1 && y >= 1 && z >= 1).length)`
          All $${count}$ ways with every kind were counted, whatever the order of the numbers.`,
      ],
      snapRead: text`Three unknown numbers, two equations, and comparisons of the numbers: one of them stays free within
        bounds.`,
      approach: text`Express two of the numbers by the third. Every comparison then becomes an inequality for that one;
        count the integers between the sharpest bounds.`,
      faster: () =>
        text`One more of the dearest kind takes $4$ from the second and gives $3$ to the first: from $z = ${first}$,
          with $(${purse({ n, tens, scene: 'purse' }, first.valueOf()).x},
          ${purse({ n, tens, scene: 'purse' }, first.valueOf()).y}, ${first})$, the order holds up to $z = ${below}$.`,
      check: () => {
        const at = (z: number) => `(${purse(p, z).x}, ${purse(p, z).y}, ${z})`;
        return text`The ends are $${at(first.valueOf())}$ and $${at(below.valueOf())}$; beyond them
          $${at(first.valueOf() - 1)}$ and $${at(below.valueOf() + 1)}$ break a condition.`;
      },
      principle: text`Two equations with three unknowns leave one free: turn every comparison into a bound for that
        one.`,
    };
  },
);

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
