import { choices, factorial } from '../../counting.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { apart, rowsWithSet } from './blocks.ts';

interface Chosen {
  /** People in a row, of whom some are chosen. */
  n: number;
  k: number;
  a: string;
  b: string;
  where: string;
  way: number;
}

/** One pair of neighbours among places in order, and no other. */
const onePair = (places: readonly number[]) =>
  places.filter((place, i) => places[i + 1] === place + 1).length === 1;

const ratioOfChances = form<Chosen>(
  'exactly-two-together-against-apart',
  {
    band: 'Hard',
    seconds: 135,
    also: ['MM.PRB.1'],
    suits: ({ n, k }) => n - k + 1 >= k && k >= 3,
    verify: ({ n, k }) => q(rowsWithSet(n, k, onePair), rowsWithSet(n, k, apart)),
  },
  ({ n, k, a, b, where, way }, { step, find }) => {
    const gaps = find(calc`${n} - ${k} + 1`, { name: 'the gaps' });
    const separate = step(() => choices(Number(gaps), k), {
      name: text`the choices of gaps with no two ${a} side by side`,
      because: text`Set the ${b} in a row first. Two ${a} are apart exactly when at least one of the ${b} stands
            between them, that is, when they are in different gaps.`,
      works: v => tex`\binom{${gaps}}{${k}} = ${v}`,
    })`
        Both counts have the orders of the $${k}$ ${a} and the orders of the $${n - k}$ ${b} as factors, so compare only
        the places of the ${a}. If no two are side by side, the $${n - k}$ ${b} leave ${gaps} gaps, with one at each
        end, and $${k}$ of the gaps are used.`;
    const used = find(k - 1);
    const places = step(() => choices(Number(gaps), Number(used)), {
      name: text`the choices of gaps with two ${a} in one of them`,
      because: text`Two ${a} are neighbours when they stand in the same gap. A third one in this gap, or a second
            gap with two, would make more neighbours than allowed.`,
      works: v => tex`\binom{${gaps}}{${used}} = ${v}`,
    })`
        If exactly two ${a} are side by side, these two share a gap, and each of the other ${k - 2} has a gap of its
        own. So $${k - 1}$ gaps are used: choose them.`;
    const holders = find(k - 1);
    const pairs = step(calc`${places} * ${holders}`, {
      because: text`The same $${k - 1}$ gaps give different patterns, by which of them holds two. Who the two are is
          settled by the orders of the ${a}, which were left out.`,
    })`
        Any of these $${k - 1}$ gaps can be the one with two ${a}. Multiply.`;
    const ratio = step(frac(calc`${pairs} / ${separate}`), {
      because: text`The orders of the ${a} and of the ${b}, and the number of all rows, are the same in both and
          cancel.`,
    })`
        Divide the number of patterns with exactly one pair by the number of patterns with none.`;
    return {
      answer: ratio,
      stem:
        way === 0
          ? text`$${k}$ ${a} and $${n - k}$ ${b}, all different, are set ${where} in a random row. Let $p$ be the
            probability that exactly two of the ${a} are next to each other, while no other two ${a} are neighbours, and
            $q$ the probability that no two ${a} are next to each other. What is $\frac{p}{q}$?`
          : way === 1
            ? text`In a line of $${n}$ places ${where}, $${k}$ different ${a} and $${n - k}$ different ${b} can stand
              in many orders. Find the ratio of the number of orders with exactly one pair of neighbouring ${a} to the
              number of orders with no two ${a} side by side.`
            : text`Consider all arrangements in a line ${where} of $${n - k}$ ${b} and $${k}$ ${a}, no two alike. Let
              $S$ be the number of those in which the ${a} make exactly one pair of neighbours, and $T$ the number of
              those
              in which every two ${a} are separated. Find $\frac{S}{T}$.`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.gt(0) && value.d <= 60n,
      slips: [
        slip('left_out_a_factor', holders, 1)`
          The gap that holds two ${a} was not chosen: $${pairs}$ counts only which gaps are used.`,
        slip('counted_twice', holders, 2 * (k - 1))`
          The order of the two neighbours was counted again, which makes $${pairs}$. All orders of the ${a} are left out
          in both counts.`,
        slip('counted_order', holders, (k * (k - 1)) / 2)`
          The two neighbours were chosen from the $${k}$ ${a}, $${pairs}$ in all. Which ${a} they are belongs to the
          orders, left out in both counts.`,
        slip('counted_gaps_for_numbers', gaps, n - k > k - 1 && n - k)`
          Only $${gaps}$ gaps were counted. There is one more, at the end of the row.`,
        slip('kept_a_case_that_is_ruled_out', pairs, calc`${n - 1} * C(${n - 2}, ${k - 2})`)`
          A pair in any of $${n - 1}$ places and the others in any of the remaining places, ${here}, lets more ${a} be
          neighbours.`,
        slip('gave_the_complement', pairs, calc`C(${n}, ${k}) - C(${n - k + 1}, ${k})`)`
          All choices of places with some neighbours were counted, ${here}, also those with three together or two
          pairs.`,
        slip('counted_one_too_few', used, k - 2)`
          Only the gaps of the ${k - 2} single ${a} were chosen. The two neighbours need a gap as well.`,
        slip('counted_one_too_many', gaps, n - k + 2)`
          $${gaps}$ gaps were counted. $${n - k}$ ${b} have one more than that number, with both ends.`,
        slip('inverted_the_ratio', ratio, frac(calc`${separate} / ${pairs}`))`
          $${frac(ratio)}$ is the ratio the other way round: the rows with all ${a} apart compared with those with one
          pair.`,
      ],
      snapRead: text`A ratio of two counts with the same orders inside: only the patterns of places count.`,
      approach: text`Cancel what both counts have in common. What remains is a choice of gaps, once with one in each gap
        and once with two in one of them.`,
      faster: text`$\binom{${n - k + 1}}{${k - 1}}$ to $\binom{${n - k + 1}}{${k}}$ is $${k}$ to $${n - 2 * k + 2}$;
        times
        $${k - 1}$.`,
      check: text`In full: $${choices(n - k + 1, k - 1) * (k - 1)} \times ${factorial(k)} \times ${factorial(n - k)}$
        rows against $${choices(n - k + 1, k)} \times ${factorial(k)} \times ${factorial(n - k)}$.`,
      principle: text`In a ratio of arrangements cancel the common orders and compare the patterns of places.`,
    };
  },
);

const stories = [
  { a: 'novels', b: 'atlases', where: 'on a shelf' },
  { a: 'girls', b: 'boys', where: 'for a photograph' },
  { a: 'trucks', b: 'buses', where: 'at a kerb' },
  { a: 'red flags', b: 'green flags', where: 'along a wall' },
] as const;

/** MM.PNC.2 Hard: one pair against all separated. */
export const linkedNeighbours: readonly AnyTemplate[] = [
  ...situation<Chosen>({
    type: 'MM.PNC.2',
    situation: 'separated-or-in-a-block',
    tries: 20,
    draw: draw => ({ n: draw.int(7, 13), k: draw.int(3, 6), ...draw.pick(stories), way: draw.int(0, 2) }),
    forms: [ratioOfChances],
  }),
];
