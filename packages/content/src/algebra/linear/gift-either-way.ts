import type Fraction from 'fraction.js';
import { divisors } from '../../numbers.ts';
import { peopleInAlgebra } from '../../people.ts';
import { form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Gift {
  /** What both have together, and how many times as much as the first the second has after the first gift. */
  total: number;
  m: number;
  people: readonly string[];
  way: boolean;
}

/** The factors of the total that are no more than its part `1 / parts`. */
const factorsUpTo = (total: number, parts: number) =>
  divisors(total)
    .filter(d => d * parts <= total)
    .map(d => q(d));
/** The second one's amount after the first gift, as a number of the total's parts. */
const more = ({ total, m }: Gift) => (total / (m + 1)) * m;
const times = (m: number) => (m === 2 ? 'twice' : `$${m}$ times`);
const isEven = (value: Fraction) => value.mod(2).equals(0);
/** The multiples that belong to the amounts the second one is left with. */
const multiples = ({ total }: Gift, left: readonly Fraction[]) => left.map(d => q(total).div(d).sub(1));

/** A factor that makes twice the gift odd, where there is one. */
const oddOne = (factors: readonly Fraction[], after: Fraction) =>
  factors.find(d => !isEven(after.sub(d))) ?? q(0);

const possibleMultiples = form<Gift>(
  'number-of-possible-multiples',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AR.RAT.1', 'NS.FAC.3'],
    entry: true,
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
  },
  (p, { step }) => {
    const { total, m, way } = p;
    const [first = '', second = ''] = way ? p.people : ['the first box', 'the second box'];
    const some = (amount: Fraction | number) => (way ? text`₹${amount}` : text`${amount} marble(s)`);
    const after = step(more(p), {
      name: text`what ${second} has after the first change`,
      because: text`If one side has ${times(m)} as much as the other, there are $${m + 1}$ equal parts in all. What one
        side gives, the other gets, so the total does not change.`,
      works: value => tex`Q + x = \frac{${m}}{${m + 1}} \times ${total} = ${value}`,
    })`
      Let ${way ? `$Q$ be the rupees that ${second} has` : 'the second box hold $Q$ marbles'} at first, and let
      ${way ? '$x$ rupees be given' : '$x$ marbles be moved'}. The total stays ${some(total)}, and ${second} then has
      $${m}$ of its $${m + 1}$ equal parts.`;
    const factors = step(factorsUpTo(total, 3), {
      name: text`what ${second} may keep in the other case`,
      because: text`$k$ times as much and once as much are $k + 1$ parts. Each part is
        ${way ? 'a whole number of rupees' : 'a whole number of marbles'}, so it divides the total.`,
      works: value => tex`Q - x = \frac{${total}}{k + 1}: \quad ${value}`,
    })`
      In the other case ${second} keeps one of $k + 1$ equal parts, which is a factor of the total. As $k$ is at least
      $2$, this factor is at most a third of the total.`;
    const left = step(
      factors.filter(d => isEven(after.sub(d))),
      {
        name: text`what ${second} can really keep`,
        because: text`The same $x$ is added to $Q$ in one case and subtracted in the other, so the two results are $2x$
          apart. Half of an odd difference would not be whole.`,
        works: value => tex`2x = ${after} - (Q - x): \quad Q - x = ${value}`,
      },
    )`
      Subtract the two results. The difference is $2x$, which is even because $x$ is whole, so keep only the
      ${isEven(after) ? 'even' : 'odd'} factors.`;
    const count = step(left.length, {
      because: text`The total is $k + 1$ parts, so the total divided by one part is $k + 1$, not $k$. Different factors
        give different values of $k$.`,
      works: value => tex`k = ${multiples(p, left)}: \quad ${value} \text{ values}`,
    })`
      Each of these factors gives one value of $k$: divide the total by it and subtract $1$. Count the values.`;
    return {
      answer: count,
      stem: way
        ? text`${first} and ${second} have ₹${total} together, each a whole number of rupees. If ${first} gave
          ${second} a certain whole number of rupees, ${second} would have ${times(m)} as much as ${first}. If
          ${second} gave ${first} the same sum instead, ${first} would have $k$ times as much as ${second}, where $k$
          is an integer greater than $1$. How many values can $k$ have?`
        : text`Two boxes together hold $${total}$ marbles. If a certain number of marbles is moved from the first box
          to the second, the second holds ${times(m)} as many as the first. If the same number is moved from the
          second box to the first instead, the first holds $k$ times as many as the second, where $k$ is an integer
          greater than $1$. How many values can $k$ have?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_use_whole_numbers', left, factors)`
          You did not ask whether the ${way ? 'sum given' : 'number moved'} is whole. If ${second} kept
          ${some(oddOne(factors, after))}, half of $${after} - ${oddOne(factors, after)}$ would have to be
          ${way ? 'given' : 'moved'}, which is not whole.`,
        slip('let_in_equal_values', factors, () => factorsUpTo(total, 2))`
          With ${some(total / 2)} left to ${second} in the second case, both would have the same and $k$ would be $1$;
          the question wants $k$ greater than $1$.`,
        slip('ignored_even_and_odd', left, () => factors.filter(d => !isEven(after.sub(d))))`
          Take the case in which ${second} keeps ${some(left[0] ?? 0)}: half of $${after} - ${left[0] ?? 0}$ would
          have to be ${way ? 'given' : 'moved'}, and that is not whole.`,
        slip('divided_by_the_wrong_number', left, () =>
          factorsUpTo(total, 2).filter(d => isEven(after.sub(d))),
        )`
          The total of $${total}$ was divided by $k$. When one side has $k$ times as much as the other, there are $k +
          1$ equal parts.`,
        slip('kept_a_case_that_is_ruled_out', left, () => factorsUpTo(total, 1))`
          $${total}$ has $${left.length}$ factors, but not all of them will do: $k$ must be greater than $1$, and
          ${way ? 'the sum given' : 'the number moved'} must be whole.`,
        slip('left_out_an_end_point', left, () => left.slice(1))`
          Your list of what ${second} may keep begins at ${some(left[0] ?? 0)}. A smaller amount fits as well and
          gives the largest $k$.`,
        slip('left_out_an_end_point', left, () => left.slice(0, -1))`
          Your list of what ${second} may keep ends at ${some(left.at(-1) ?? 0)}. One larger amount also makes $k$ an
          integer greater than $1$.`,
        slip('demanded_too_much', left, () => factors.filter(d => q(total).sub(after).mod(d).equals(0)))`
          The factors were made to divide $${total} - ${after}$ too, which ${first} has in the first case. The second
          case does not ask for that.`,
      ],
      snapRead: text`The same unknown ${way ? 'sum' : 'number'} goes one way or the other and the total never changes:
        write each case as a part of the total.`,
      approach: text`What ${second} has in the first case is a known part of the total; in the second case it is a
        factor of the total. The two differ by twice ${way ? 'the sum given' : 'the number moved'}, so the difference
        is even.`,
      faster: text`The two amounts of ${second}, $${after}$ and $\frac{${total}}{k + 1}$, must have the same parity.
        So count the ${isEven(after) ? 'even' : 'odd'} factors of $${total}$ up to $\frac{${total}}{3}$: $${left}$.`,
      check: () => {
        const gifts = left.map(d => after.sub(d).div(2));
        const gift = gifts.at(-1) ?? q(0);
        const [had, rest] = [after.sub(gift), q(total).sub(after).add(gift)];
        return text`The ${way ? 'sums given' : 'numbers moved'} are $${gifts}$, all whole. For the last of them
          ${first} has ${some(rest)} and ${second} ${some(had)} at first: one way leaves $${q(total).sub(after)}$ and
          $${after}$, the other $${rest.add(gift)}$ and $${had.sub(gift)}$.`;
      },
      principle: text`When things only change hands, write every case as a part of the fixed total; and remember that
        $a + b$ and $a - b$ are both even or both odd for whole numbers.`,
    };
  },
);

/** Totals with many factors, and multiples that divide them into whole parts. */
const totals = Array.from({ length: 400 }, (_, i) => i + 41).filter(
  n => n % 2 === 0 && divisors(n).length >= 10,
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
    const factors = factorsUpTo(p.total, 3);
    const left = factors.filter(d => isEven(q(more(p)).sub(d)));
    return left.length >= 2 && left.length <= 12 && left.length < factors.length ? p : null;
  },
  forms: [possibleMultiples],
});
