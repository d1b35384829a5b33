import { factorial } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { beside, roundWith } from './tables.ts';

interface Party {
  n: number;
  names: readonly [string, string, string];
  where: string;
  way: number;
}

const chanceOfSeparation = form<Party>(
  'chance-that-three-are-separated',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.PRB.1'],
    suits: ({ n }) => n >= 7,
    verify: ({ n }) =>
      q(
        roundWith(n, 3, ([a = 0, b = 0, c = 0]) => !beside(n, a, b) && !beside(n, b, c) && !beside(n, a, c)),
        factorial(n - 1),
      ),
  },
  ({ n, names: [a, b, c], where, way }, { step, find }) => {
    const all = step(calc`(${n} - 1) * (${n} - 2)`)`
      Fix ${a}; only the seats of ${b} and ${c} matter, and every pair of seats is equally likely. ${b} has
      $${n - 1}$ seats and ${c} then one fewer.`;
    const near = find(2, { name: 'seats of one kind two away' });
    const second = find(calc`${n} - 3`, { name: 'seats of one that are not beside the fixed person' });
    const fits = step(calc`${near} * (${n} - 5) + (${second} - ${near}) * (${n} - 6)`)`
      ${b} must not sit beside ${a}: $${n - 3}$ seats are left. On two of these, two away from ${a}, ${b} and ${a}
      have one neighbouring seat in common, and $${n - 5}$ seats are left for ${c}. On the other
      ${calc`${second} - ${near}`} seats, $${n - 6}$ are left.`;
    const part = step(frac(calc`${fits} / ${all}`))`
      Divide.`;
    return {
      answer: part,
      stem:
        way === 0
          ? text`$${n}$ people, among them ${a}, ${b} and ${c}, take their seats at a round table ${where} at random.
            What is the probability that no two of these three sit next to each other?`
          : way === 1
            ? text`Lots decide where $${n}$ guests sit around a round table ${where}. Three of the guests, ${a}, ${b}
              and ${c}, hope to be pairwise separated by others. How likely is that?`
            : text`In a random circle of $${n}$ people ${where}, find the chance that ${a}, ${b} and ${c} all have
              neighbours outside this group of three on both sides.`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('left_out_a_case', fits, calc`(${n} - 3) * (${n} - 6)`)`
          For every seat of ${b} four neighbouring seats were kept from ${c}, $${n - 3} \times ${n - 6}$ in all. If
          ${b} sits two away from ${a}, they share one of them.`,
        slip('took_the_overlap_off_twice', fits, calc`(${n} - 3) * (${n} - 5)`)`
          For every seat of ${b} only three neighbouring seats were kept from ${c}, ${here}.`,
        slip('ignored_a_condition', fits, calc`(${n} - 3) * (${n} - 4)`)`
          ${b} and ${c} were only kept away from ${a}, not from each other, ${here}.`,
        slip('mixed_up_exactly_and_at_least', part, frac(calc`1 - 6 / (${n - 1} * ${n - 2})`))`
          ${frac(part)} only excludes that the three sit in one block.`,
        slip('gave_the_complement', part, frac(calc`(${all} - ${fits}) / ${all}`))`
          ${frac(part)} is the chance that some two of them sit together.`,
        slip(
          'took_a_circle_for_a_row',
          part,
          frac(calc`(${n - 2} * ${n - 3} * ${n - 4}) / (${n} * ${n - 1} * ${n - 2})`),
        )`
          ${frac(part)} is the chance in a straight row, where the ends are no neighbours.`,
        slip('ignored_a_condition', part, frac(calc`(${n} - 3) / (${n} - 1)`))`
          ${frac(part)} is the chance that ${a} and ${b} are separated, whatever ${c} does.`,
      ],
      snapRead: text`Three people separated in a circle: fix one, and look at the seats of the other two.`,
      approach: text`The others do not matter. Fix ${a} and count pairs of seats; the number left for ${c} depends on
        how near ${b} sits, so there are two cases.`,
      check: text`By gaps: the $${n - 3}$ others leave $${n - 3}$ gaps in the circle, and the three take different
        ones: $\frac{${n - 4} \times ${n - 5}}{${n - 1} \times ${n - 2}}$ is the same as
        ${frac(q((n - 4) * (n - 5), (n - 1) * (n - 2)))}.`,
      faster: text`Seat the other $${n - 3}$ first: of their $${n - 3}$ gaps three different ones, $\frac{(${n} -
        4)(${n} - 5)}{(${n} - 1)(${n} - 2)}$.`,
      principle: text`For chances of seats fix one person and count only the seats of those who matter.`,
    };
  },
);

interface Sized {
  /** Seatings of n people are so many times those with two named ones together, and so on. */
  n: number;
  k: number;
  ones: string;
  others: string;
  where: string;
  way: number;
}

const sizeOfTable = form<Sized>(
  'size-of-a-table-from-a-ratio',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1'],
    entry: true,
    verify: ({ n, k }) => {
      const wanted = (m: number) => {
        // All seatings against those with the k in one block.
        let value = 1;
        for (let i = m - k + 1; i <= m - 1; i += 1) value *= i;
        return value / factorial(k);
      };
      for (let m = k + 1; m < 60; m += 1) if (Math.abs(wanted(m) - wanted(n)) < 1e-9) return m - k;
      throw new Error('no size fits');
    },
  },
  ({ n, k, ones, others, where, way }, { step, find }) => {
    let top = 1;
    for (let i = n - k + 1; i <= n - 1; i += 1) top *= i;
    const ratio = q(top, factorial(k));
    const factors = k - 1;
    const consecutive = k === 3 ? tex`(n - 1)(n - 2)` : tex`(n - 1)(n - 2)(n - 3)`;
    const product = step(calc`${frac(ratio)} * ${k}!`, (_v, w) => tex`${consecutive} = ${w}`)`
      Let $n$ be the number of people. There are $(n - 1)!$ seatings, and with the $${k}$ ${ones} in a block $(n -
      ${k})! \times ${k}!$. In the ratio the factorials cancel down to a product of ${factors} consecutive
      numbers, divided by $${k}!$.`;
    const largest = step(
      n - 1,
      v =>
        tex`${product} = ${Array.from({ length: factors }, (_, i) => `${Number(v) - i}`).join(' \\times ')} \quad
          \Rightarrow \quad n - 1 = ${v}`,
    )`
      Find consecutive whole numbers with this product: their mean is near its
      ${factors === 2 ? 'square root' : 'cube root'}.`;
    const all = find(calc`${largest} + 1`, { name: 'the number of people' });
    const rest = step(calc`${all} - ${k}`)`
      The largest of them is $n - 1$. Take the ${ones} off the number of people.`;
    return {
      answer: rest,
      stem:
        way === 0
          ? text`$${k}$ ${ones} and some ${others} sit at a round table ${where}. The number of all circular seatings
            is $${frac(ratio)}$ times the number of those in which the ${ones} sit side by side. How many
            ${others} are there?`
          : way === 1
            ? text`Around a table ${where}, a number of ${others} and $${k}$ ${ones} are seated at random. The
              probability that all the ${ones} form one block is $${frac(q(1).div(ratio))}$. Find the number of
              ${others}.`
            : text`In a circle ${where} there are $${k}$ ${ones}; the others are ${others}. If seatings with all
              $${k}$ ${ones} together make up the part $${frac(q(1).div(ratio))}$ of all seatings, how many of the
              people are ${others}?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('answered_another_quantity', rest, all)`
          ${rest} is the number of all people, with the ${ones}.`,
        slip('miscounted_the_steps', all, largest)`
          The largest factor ${all} was used for the number of people. It is $n - 1$, where $n$ is that number.`,
        slip('took_a_circle_for_a_row', all, calc`${largest} + 2`)`
          ${all} was used for the number of people, one more than the circle has.`,
        slip('stopped_a_step_early', rest, calc`${largest} - ${k} - 1`)`
          ${here} takes one off twice, for the circle and for the block.`,
        slip('took_a_part_for_the_whole', rest, calc`${all} - ${k} + 1`)`
          ${here} counts the block as one of the ${others}.`,
        slip('added_for_subtracted', rest, calc`${all} + ${k}`)`
          ${here} adds the ${ones} to the number of people, who include them already.`,
        slip('stopped_a_step_early', rest, largest)`
          ${rest} is the largest of the consecutive numbers.`,
        slip('halved_needlessly', rest, calc`${all} - 2 * ${k}`)`
          ${here} takes the ${ones} off twice.`,
      ],
      snapRead: text`A ratio of circular seatings with and without a block: factorials cancel to consecutive
        numbers.`,
      approach: text`Write both numbers of seatings with the unknown size of the circle. The ratio is a product of
        consecutive numbers over $${k}!$, and such a product shows its factors.`,
      check: text`With $${n}$ people: $\frac{${n - 1}!}{${n - k}! \times ${k}!} = ${frac(ratio)}$.`,
      principle: text`In ratios of factorials only a few consecutive factors remain; find them by the root of their
        product.`,
    };
  },
);

const parties = [
  { names: ['Asha', 'Bilal', 'Charu'], where: 'in a canteen' },
  { names: ['Kabir', 'Lata', 'Manoj'], where: 'at a meeting' },
  { names: ['Pooja', 'Qasim', 'Reena'], where: 'in a restaurant' },
] as const;

const groups = [
  { ones: 'teachers', others: 'pupils', where: 'at a school' },
  { ones: 'doctors', others: 'nurses', where: 'in a hospital' },
  { ones: 'poets', others: 'painters', where: 'at a festival' },
] as const;

/** MM.PNC.5 Hard: chances at a round table, and its size from a ratio. */
export const linkedTables: readonly AnyTemplate[] = [
  ...situation<Party>({
    type: 'MM.PNC.5',
    situation: 'three-at-a-table',
    tries: 10,
    draw: draw => ({ n: draw.int(6, 20), ...draw.pick(parties), way: draw.int(0, 2) }),
    forms: [chanceOfSeparation],
  }),
  ...situation<Sized>({
    type: 'MM.PNC.5',
    situation: 'table-of-unknown-size',
    tries: 10,
    draw: draw => {
      const k = draw.int(3, 4);
      return { k, n: draw.int(k + 4, 24), ...draw.pick(groups), way: draw.int(0, 2) };
    },
    forms: [sizeOfTable],
  }),
];
