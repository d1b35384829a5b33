import { choices, factorial } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { apart, rowsWith, rowsWithSet } from './blocks.ts';

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
    const separate = step(
      () => choices(Number(gaps), k),
      v => tex`\binom{${gaps}}{${k}} = ${v}`,
    )`
      Both counts have the orders of the $${k}$ ${a} and the orders of the $${n - k}$ ${b} as factors, so compare only
      the
      places of the ${a}. No two side by side: the $${n - k}$ ${b} leave ${gaps} gaps with those at the ends, and $${k}$
      of the gaps are used.`;
    const used = find(k - 1);
    const places = step(
      () => choices(Number(gaps), Number(used)),
      v => tex`\binom{${gaps}}{${used}} = ${v}`,
    )`
      Exactly two side by side: the two share a gap, and each of the other ${k - 2} has one of its own. So $${k - 1}$
      gaps
      are used.`;
    const holders = find(k - 1);
    const pairs = step(calc`${places} * ${holders}`)`
      Any of these gaps can be the one with two ${a}.`;
    const ratio = step(frac(calc`${pairs} / ${separate}`))`
      Divide the two.`;
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
          $${frac(ratio)}$ is the ratio the other way round.`,
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

interface Couples {
  /** Couples, and single people. */
  c: number;
  s: number;
  where: string;
  way: number;
}

/** Rows in which exactly `t` of the couples sit together, by inclusion and exclusion over the blocks. */
const exactly = (c: number, s: number, t: number) => {
  let sum = 0;
  for (let j = t; j <= c; j += 1)
    sum += (-1) ** (j - t) * choices(j, t) * choices(c, j) * 2 ** j * factorial(2 * c + s - j);
  return sum;
};

const couplesApart = form<Couples>(
  'two-couples-apart',
  {
    band: 'Hard',
    seconds: 140,
    entry: true,
    verify: ({ c, s }) => {
      // The places of the first two couples are tried; the others fill the rest.
      if (c !== 2) throw new Error('two couples');
      return rowsWith(
        2 * c + s,
        4,
        ([a = 0, b = 0, d = 0, e = 0]) => Math.abs(a - b) !== 1 && Math.abs(d - e) !== 1,
      );
    },
  },
  ({ c, s, where, way }, { step, find }) => {
    const n = 2 * c + s;
    const all = step(calc`${n}!`)`
      Count all rows of the $${n}$ ${way === 2 ? 'photographs' : 'people'}.`;
    const one = step(calc`2 * ${n - 1}!`)`
      One given pair side by side: the two are a block in two orders, and there are $${n - 1}$ units.`;
    const two = step(calc`2^2 * ${n - 2}!`)`
      Both pairs side by side: two blocks, each in two orders, and $${n - 2}$ units.`;
    const singles = find(calc`2 * ${one}`);
    const count = step(calc`${all} - ${singles} + ${two}`)`
      Take off the rows with the first pair together and those with the second. The rows with both were taken off
      twice, so add them once.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`Two married couples and $${s}$ single guests sit down in a row of $${n}$ chairs ${where}. Both
            couples have quarrelled: neither wife wants to sit next to her own husband.
            In how many ways can the $${n}$ people be seated?`
          : way === 1
            ? text`A row of $${n}$ seats ${where} is to be filled by the brothers Arjun and Bhim, the sisters Chitra
              and Devi, and $${s}$ other people. The two brothers must not be neighbours,
              and the two sisters must not be neighbours. How many seatings are there?`
            : text`Among $${n}$ different photographs ${where}, in one line, are two of a temple and two of a fort;
              the other $${s}$ show people. The two of the temple are not to hang side
              by side, nor the two of the fort. Find the number of possible orders.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_the_overlap_off_twice', two, 0)`
          The ${2 ** 2 * factorial(n - 2)} rows with both pairs together were taken off twice and not added back.`,
        slip('ignored_order', one, calc`${n - 1}!`)`
          A pair side by side was counted in one order only, as ${here}.`,
        slip('ignored_order', two, calc`2 * ${n - 2}!`)`
          Two blocks have two orders each, four together; ${here} counts two.`,
        slip('gave_the_complement', count, calc`${all} - ${two}`)`
          ${here} only excludes the rows in which both pairs are together.`,
        slip('left_out_a_case', singles, one)`
          Only $${singles}$ rows were taken off, for one of the two pairs.`,
        slip('wrong_sign', count, calc`${singles} - ${two}`)`
          ${here} is the number of rows in which at least one pair is together.`,
        slip('left_out_a_factor', two, calc`2^2 * ${n - 1}!`)`
          With two blocks there are $${n - 2}$ units; ${here} was counted with one unit more.`,
      ],
      snapRead: text`Two pairs that must not be neighbours: the two conditions overlap.`,
      approach: text`It is easier to count neighbours than to count those apart. Subtract the rows with one pair
        together and add back those with both.`,
      check: text`By the number of pairs together: $${exactly(2, s, 0)}$ rows with none, $${exactly(2, s, 1)}$ with
        one and $${exactly(2, s, 2)}$ with two make $${factorial(n)}$ in
        all.`,
      principle: text`Two overlapping conditions: subtract both counts and add the overlap back once.`,
    };
  },
);

const stories = [
  { a: 'novels', b: 'atlases', where: 'on a shelf' },
  { a: 'girls', b: 'boys', where: 'for a photograph' },
  { a: 'trucks', b: 'buses', where: 'at a kerb' },
  { a: 'red flags', b: 'green flags', where: 'along a wall' },
] as const;

/** MM.PNC.2 Hard: one pair against all separated, and two pairs that overlap. */
export const linkedNeighbours: readonly AnyTemplate[] = [
  ...situation<Chosen>({
    type: 'MM.PNC.2',
    situation: 'separated-or-in-a-block',
    tries: 20,
    draw: draw => ({ n: draw.int(7, 13), k: draw.int(3, 6), ...draw.pick(stories), way: draw.int(0, 2) }),
    forms: [ratioOfChances],
  }),
  ...situation<Couples>({
    type: 'MM.PNC.2',
    situation: 'two-pairs',
    tries: 20,
    draw: draw => ({
      c: 2,
      s: draw.int(1, 8),
      where: draw.pick(['in a hall', 'on a veranda', 'in a gallery', 'at a school']),
      way: draw.int(0, 2),
    }),
    forms: [couplesApart],
  }),
];
