import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Gift {
  /** What both have together, and how many times as much as the first the second has after the first gift. */
  total: number;
  m: number;
  people: readonly string[];
  way: boolean;
}

type Amounts = readonly Fraction[];

const factorsOf = (n: number): Amounts =>
  Array.from({ length: n }, (_, i) => i + 1)
    .filter(d => n % d === 0)
    .map(d => q(d));
/** The second one's amount after the first gift, as a number of the total's parts. */
const more = ({ total, m }: Gift) => (total / (m + 1)) * m;
const times = (m: number) => (m === 2 ? 'twice' : `$${m}$ times`);
const isEven = (value: Fraction) => value.mod(2).equals(0);
/** The multiples that belong to the amounts the second one is left with. */
const multiples = ({ total }: Gift, left: Amounts) => left.map(d => q(total).div(d).sub(1));

const possibleMultiples = form({
  form: 'number-of-possible-multiples',
  revision: 2,
  band: 'Hard',
  also: ['AR.RAT.1', 'NS.FAC.3'],
  seconds: 130,
  entry: true,
  likely: true,
  stem: ({ total, m, people: [one, two], way }: Gift) =>
    way
      ? `${one} and ${two} have ${rupees(total)} together, each a whole number of rupees. If ${one} gave ${two} a certain whole number of rupees, ${two} would have ${times(m)} as much as ${one}. If ${two} gave ${one} the same sum instead, ${one} would have $k$ times as much as ${two}, where $k$ is an integer greater than $1$. How many values can $k$ have?`
      : `Two boxes together hold $${total}$ marbles. If a certain number of marbles is moved from the first box to the second, the second holds ${times(m)} as many as the first. If the same number is moved from the second box to the first instead, the first holds $k$ times as many as the second, where $k$ is an integer greater than $1$. How many values can $k$ have?`,
  path: path<Gift>()
    .step(
      'after',
      p => q(more(p)),
      'Let the second side have $Q$, and let the gift be $x$. The total never changes, so after the first gift the second side has a known part of it.',
      ({ total, m }, { after }) => `Q + x = \\frac{${m}}{${m + 1}} \\times ${total} = ${after}`,
    )
    .step(
      'factors',
      ({ total }): Amounts => factorsOf(total).filter(d => d.mul(3).lte(total)),
      'After the other gift the total is $k + 1$ times what is left there: that is a factor of the total, and at most a third of it, since $k$ is at least 2.',
      ({ total }, { factors }) => `Q - x = \\frac{${total}}{k + 1}: \\quad ${factors.join(', ')}`,
    )
    .step(
      'left',
      (_p, { after, factors }): Amounts => factors.filter(d => isEven(after.sub(d))),
      'The difference of the two is twice the gift, which is whole: both are even or both odd.',
      (_p, { after, left }) => `2x = ${after} - (Q - x): \\quad Q - x = ${left.join(', ')}`,
    )
    .step(
      'count',
      (_p, { left }) => q(left.length),
      'Each of these gives one value of $k$.',
      (p, { left, count }) => `k = ${multiples(p, left).join(', ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'parity_of_the_gift_ignored',
      at: 'left',
      wrongly: (_p, { factors }) => factors,
      words: (_p, { factors, after }) =>
        `All $${factors.length}$ factors were kept; with $Q - x = ${factors.find(d => !isEven(after.sub(d))) ?? ''}$ and $Q + x = ${after}$ the gift is not whole.`,
    },
    {
      misconception: 'equal_amounts_let_in',
      at: 'factors',
      wrongly: ({ total }) => factorsOf(total).filter(d => d.mul(2).lte(total)),
      words: ({ total }) => `$Q - x = ${total / 2}$ was let in; then $k = 1$, which is not above 1.`,
    },
    {
      misconception: 'other_parity_kept',
      at: 'left',
      wrongly: (_p, { after, factors }) => factors.filter(d => !isEven(after.sub(d))),
      words: (_p, { after, left }) =>
        `$${left.join(', ')}$ were kept: taken from $${after}$ they leave an odd number for twice the gift.`,
    },
    {
      misconception: 'multiple_for_number_of_parts',
      at: 'left',
      wrongly: ({ total }, { after }) =>
        factorsOf(total).filter(d => d.mul(2).lte(total) && isEven(after.sub(d))),
      words: ({ total }) =>
        `$\\frac{${total}}{k}$ was used in place of $\\frac{${total}}{k + 1}$: there are $k$ parts on one side and one more on the other.`,
    },
    {
      misconception: 'all_factors_of_the_total',
      at: 'left',
      wrongly: ({ total }) => factorsOf(total),
      words: ({ total }, { left }) =>
        `$${total}$ has $${left.length}$ factors, but $k$ must be above 1 and the gift whole.`,
    },
    {
      misconception: 'smallest_part_left_out',
      at: 'left',
      wrongly: (_p, { left }) => left.slice(1),
      words: ({ total }, { left }) =>
        `The largest multiple is missing; only parts from $${left[0]}$ on were counted, but $\\frac{${total}}{k + 1}$ may be smaller.`,
    },
    {
      misconception: 'largest_part_left_out',
      at: 'left',
      wrongly: (_p, { left }) => left.slice(0, -1),
      words: (_p, { left }) =>
        `The smallest multiple is missing: parts were counted up to $${left.at(-1)}$ only, and one larger part fits.`,
    },
    {
      misconception: 'one_side_of_the_first_gift_used',
      at: 'left',
      wrongly: ({ total }, { after, factors }) => factors.filter(d => q(total).sub(after).mod(d).equals(0)),
      words: ({ total }, { after, left }) =>
        `$${left.join(', ')}$ divide $${total} - ${after}$ as well; nothing asks for that.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The same unknown gift in either direction; the total is known, and one of the two multiples is to be counted.',
  approach: () =>
    'Give each case as a part of the fixed total. The second one is a factor of it, and the difference of the two is twice a whole number.',
  faster: (p, { after, left }) =>
    `$Q + x = ${after}$, so $Q - x$ is an ${isEven(after) ? 'even' : 'odd'} factor of $${p.total}$ up to $${Math.floor(p.total / 3)}$: ${left.length} of them.`,
  check: ({ total }, { after, left }) => {
    const d = left.at(-1) ?? q(1);
    const gift = after.sub(d).div(2);
    const second = after.sub(gift);
    return `With $k = ${q(total).div(d).sub(1)}$ the amounts are $${q(total).sub(second)}$ and $${second}$ and the gift is $${gift}$: one way $${q(total).sub(second).sub(gift)}$ and $${after}$, the other way $${q(total).sub(d)}$ and $${d}$.`;
  },
  principle:
    'When things only change hands, write every case as a part of the total; a sum and a difference of two whole numbers have the same parity.',
  verify: ({ total, m }) => {
    const found = new Set<number>();
    for (let first = 0; first <= total; first += 1)
      for (let x = 1; x <= first && x < total - first; x += 1) {
        const second = total - first;
        if (second + x !== m * (first - x)) continue;
        const k = (first + x) / (second - x);
        if (Number.isInteger(k) && k > 1) found.add(k);
      }
    return q(found.size);
  },
});

/** Totals with many factors, and multiples that divide them into whole parts. */
const totals = Array.from({ length: 400 }, (_, i) => i + 41).filter(
  n => n % 2 === 0 && factorsOf(n).length >= 10,
);

/** AL.LIN.1 Hard: an unknown gift in either direction, and factors of the total that have the right parity. */
export const giftEitherWay: readonly AnyTemplate[] = situation<Gift>({
  type: 'AL.LIN.1',
  situation: 'gift-either-way',
  tries: 40,
  draw: draw => {
    const p: Gift = {
      total: draw.pick(totals),
      m: draw.int(2, 8),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
    if (p.total % (p.m + 1) > 0) return null;
    const factors = factorsOf(p.total).filter(d => d.mul(3).lte(p.total));
    const left = factors.filter(d => isEven(q(more(p)).sub(d)));
    return left.length >= 2 && left.length <= 12 && left.length < factors.length ? p : null;
  },
  forms: [possibleMultiples],
});
