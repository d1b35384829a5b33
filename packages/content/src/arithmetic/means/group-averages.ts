import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Groups {
  /** Sizes and averages of two groups. */
  n: number;
  m: number;
  a: number;
  b: number;
  all: string;
  one: string;
  two: string;
  what: string;
  /** What the average of the first group may lose. */
  gain: number;
  frame: number;
}

const stories = [
  { all: 'a college', one: 'boys', two: 'girls', what: 'marks' },
  { all: 'a firm', one: 'engineers', two: 'clerks', what: 'days of leave' },
  { all: 'a club', one: 'bowlers', two: 'batters', what: 'matches' },
  { all: 'a village', one: 'farmers', two: 'weavers', what: 'bags of seed' },
  { all: 'a fleet', one: 'vans', two: 'lorries', what: 'litres of diesel' },
  { all: 'an anthology', one: 'ballads', two: 'odes', what: 'lines' },
] as const;

const together = ({ n, m, a, b }: Groups) => q(n * a + m * b, n + m);
/** The positive difference of two averages, as it is written. */
const apart = (x: number | Fraction, y: number | Fraction) =>
  (x.valueOf() > y.valueOf() ? [x, y] : [y, x]).map(n => numberTex(n)).join(' - ');
/** The sum of the terms of the ratio of the sizes, in lowest terms. */
const termsOf = ({ n, m }: Groups) => {
  const ratio = q(n, m);
  return q(ratio.n + ratio.d);
};
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const between = (value: Fraction, { a, b }: Groups) =>
  value.valueOf() > Math.min(a, b) && value.valueOf() < Math.max(a, b) && value.d <= 20n;

/** On the side of the middle on which the larger group pulls the average: the other side falls at a glance. */
const onTheLargerSide = (value: Fraction, p: Groups) =>
  between(value, p) &&
  Math.sign(value.valueOf() - (p.a + p.b) / 2) * Math.sign((p.a - p.b) * (p.n - p.m)) >= 0;

const combined = form({
  form: 'average-of-all',
  revision: 5,
  likely: true,
  band: 'Easy',
  seconds: 40,
  suits: p => together(p).mul(2).d === 1n,
  stem: ({ n, m, a, b, all, one, two, what, frame }: Groups) =>
    frame === 0
      ? `In ${all} the ${n} ${one} have ${a} ${what} on average and the ${m} ${two} have ${b}. What is the average of all of them?`
      : `In ${all} there are ${n} ${one}, with an average of ${a} ${what}, and ${m} ${two}, with an average of ${b} ${what}. What is the average of all ${n + m} of them?`,
  path: path<Groups>()
    .quiet('first', ({ n }) => q(n))
    .quiet('second', ({ m }) => q(m))
    .step(
      'total',
      ({ a, b }, { first, second }) => first.mul(a).add(second.mul(b)),
      'Size times average gives the total of a group: add both.',
      ({ a, b }, { first, second, total }) =>
        `${numberTex(first)} \\times ${a} + ${numberTex(second)} \\times ${b} = ${numberTex(total)}`,
    )
    .step(
      'mean',
      (_p, { total, first, second }) => total.div(first.add(second)),
      'Divide by the number of all.',
      (_p, { total, first, second, mean }) =>
        `\\frac{${numberTex(total)}}{${numberTex(first.add(second))}} = ${numberTex(mean)}`,
    ),
  slips: [
    {
      misconception: 'averages_averages',
      at: 'mean',
      wrongly: ({ a, b }) => q(a + b, 2),
      words: ({ n, m }) =>
        `The middle of the two averages would need groups of one size; here there are ${n} and ${m}.`,
    },
    {
      misconception: 'weights_swapped',
      at: 'mean',
      wrongly: ({ n, m, a, b }) => q(m * a + n * b, n + m),
      words: ({ n, m, a, b }, { mean }) =>
        `The sizes were used for the wrong groups. Here $\\frac{${numberTex(m)} \\times ${numberTex(a)} + ${numberTex(n)} \\times ${numberTex(b)}}{${numberTex(n)} + ${numberTex(m)}} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'nearer_to_larger',
      at: 'mean',
      wrongly: p =>
        together(p)
          .add(p.n > p.m ? p.a : p.b)
          .div(2),
      words: ({ n, m, a, b }) =>
        `The average was moved further towards $${n > m ? a : b}$ than the sizes of ${n} and ${m} allow; the larger group pulls it only in proportion.`,
    },
    {
      misconception: 'nearer_to_smaller',
      at: 'mean',
      wrongly: p =>
        together(p)
          .add(p.n > p.m ? p.b : p.a)
          .div(2),
      words: p =>
        `The middle of $${numberTex(together(p))}$ and $${numberTex(p.n > p.m ? p.b : p.a)}$ gives the smaller group more weight than its size allows.`,
    },
    {
      misconception: 'one_third_rule',
      at: 'mean',
      wrongly: ({ n, m, a, b }) => (n > m ? q(2 * a + b, 3) : q(a + 2 * b, 3)),
      words: ({ n, m }) => `The larger group was counted twice; ${n} and ${m} are not as two to one.`,
    },
    {
      misconception: 'quarter_rule',
      at: 'mean',
      wrongly: ({ n, m, a, b }) => (n > m ? q(3 * a + b, 4) : q(a + 3 * b, 4)),
      words: ({ n, m }) => `The larger group was counted three times; the sizes ${n} and ${m} say otherwise.`,
    },
  ],
  show: value => plain(value),
  plausible: onTheLargerSide,
  snapRead: () => 'Two groups of different sizes with their averages; the average of all is asked.',
  approach: () => 'Add the totals and divide by all members; sizes are the weights.',
  faster: ({ n, m, a, b }) => `$${a} + \\frac{${m}}{${n + m}} \\times (${b} - ${a})$.`,
  check: ({ n, m, a, b }, { mean }) =>
    `Distances $${numberTex(mean.sub(a).abs())}$ and $${numberTex(mean.sub(b).abs())}$, times ${n} and ${m}, balance: both are $${numberTex(mean.sub(a).abs().mul(n))}$.`,
  principle: 'The average of all is pulled towards the larger group, in proportion to the sizes.',
  verify: ({ n, m, a, b }) => {
    let sum = 0;
    for (let i = 0; i < n + m; i += 1) sum += i < n ? a : b;
    return q(sum, n + m);
  },
});

const sizeOfOne = form({
  form: 'size-of-a-group',
  band: 'Easy',
  revision: 4,
  apart: true,
  seconds: 50,
  entry: true,
  suits: p => together(p).mul(2).d === 1n,
  stem: (p: Groups) =>
    p.frame === 0
      ? `The ${p.n + p.m} ${p.one} and ${p.two} of ${p.all} have ${numberTex(together(p))} ${p.what} on average, the ${p.one} ${p.a} and the ${p.two} ${p.b}. How many ${p.one} are there?`
      : `A group of ${p.n + p.m} consists of ${p.one}, who average ${p.a} ${p.what}, and ${p.two}, who average ${p.b}. If the average of the whole group is ${numberTex(together(p))}, find the number of ${p.one}.`,
  path: path<Groups>()
    .step(
      'lift',
      p => together(p).sub(p.b).abs(),
      'Find how far the common average is from that of the other group.',
      (p, { lift }) => `${apart(together(p), p.b)} = ${numberTex(lift)}`,
    )
    .step(
      'span',
      ({ a, b }) => q(Math.abs(a - b)),
      'Find the distance of the two averages.',
      ({ a, b }, { span }) => `${apart(a, b)} = ${numberTex(span)}`,
    )
    .step(
      'size',
      ({ n, m }, { lift, span }) =>
        q(n + m)
          .mul(lift)
          .div(span),
      'The group that causes the lift has that part of all members.',
      ({ n, m }, { lift, span, size }) =>
        `${n + m} \\times \\frac{${numberTex(lift)}}{${numberTex(span)}} = ${numberTex(size)}`,
    ),
  slips: [
    {
      misconception: 'reports_other_group',
      at: 'lift',
      wrongly: p => together(p).sub(p.a).abs(),
      words: ({ two }, { size }) => `${plain(size)} is the number of ${two}: the distances were exchanged.`,
    },
    {
      misconception: 'half_of_all',
      at: 'size',
      wrongly: ({ n, m }) => ((n + m) % 2 === 0 ? q(n + m, 2) : null),
      words: ({ n, m }) => `Half of ${n + m} would put the common average in the middle.`,
    },
    {
      misconception: 'reports_difference',
      at: 'size',
      wrongly: ({ n, m }) => q(Math.abs(n - m)),
      words: (_p, { size }) => `${plain(size)} is by how many one group is larger.`,
    },
    {
      misconception: 'part_of_the_other',
      at: 'span',
      wrongly: (_p, { span, lift }) => span.sub(lift),
      words: () => 'The two distances were compared with each other instead of with the whole distance.',
    },
    {
      misconception: 'adds_distances',
      at: 'span',
      wrongly: (_p, { span, lift }) => span.add(lift),
      words: (_p, { span }) => `$${numberTex(span)}$ counts one of the distances twice.`,
    },
    {
      misconception: 'one_part',
      at: 'lift',
      wrongly: (_p, { lift }) => lift.div(2),
      words: () => 'Only half of the distance was used.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { n, m }) => whole(value) && value.lt(n + m),
  snapRead: () => 'Both group averages, the common one and the number of all are given; one size is asked.',
  approach: () => 'The distances from the common average are inversely as the sizes: take the part of all.',
  faster: p =>
    `Sizes are $${numberTex(together(p).sub(p.b).abs())} : ${numberTex(together(p).sub(p.a).abs())}$ out of ${p.n + p.m}.`,
  check: (p, { size }) =>
    `$${numberTex(size)} \\times ${p.a} + ${numberTex(q(p.n + p.m).sub(size))} \\times ${p.b} = ${numberTex(together(p).mul(p.n + p.m))} = ${p.n + p.m} \\times ${numberTex(together(p))}$.`,
  principle: 'Alligation: sizes are inversely as the distances of their averages from the common one.',
  verify: p => {
    for (let x = 1; x < p.n + p.m; x += 1)
      if (Math.abs(x * p.a + (p.n + p.m - x) * p.b - (p.n * p.a + p.m * p.b)) < 1e-9) return q(x);
    throw new Error('no size fits');
  },
});

const otherAverage = form({
  form: 'average-of-the-other',
  revision: 6,
  band: 'Easy',
  seconds: 45,
  suits: p => together(p).mul(2).d === 1n,
  stem: (p: Groups) =>
    p.frame === 0
      ? `The ${p.n + p.m} members of ${p.all} have ${numberTex(together(p))} ${p.what} on average. The ${p.n} ${p.one} among them have ${p.a} on average. What is the average of the other ${p.m}, the ${p.two}?`
      : `The ${p.n} ${p.one} of a group have ${p.a} ${p.what} on average. When ${p.m} ${p.two} are included, the average becomes ${numberTex(together(p))}. Find the average of the ${p.two}.`,
  path: path<Groups>()
    .step(
      'total',
      p => together(p).mul(p.n + p.m),
      'Find the total of all.',
      (p, { total }) => `${p.n + p.m} \\times ${numberTex(together(p))} = ${numberTex(total)}`,
    )
    .step(
      'known',
      ({ n, a }) => q(n * a),
      'Find the total of the group whose average is known.',
      ({ n, a }, { known }) => `${n} \\times ${a} = ${numberTex(known)}`,
    )
    .step(
      'mean',
      ({ m }, { total, known }) => total.sub(known).div(m),
      'Share the rest by the other group.',
      ({ m }, { total, known, mean }) =>
        `\\frac{${numberTex(total)} - ${numberTex(known)}}{${m}} = ${numberTex(mean)}`,
    ),
  slips: [
    {
      misconception: 'averages_averages',
      at: 'mean',
      wrongly: p => together(p).mul(2).sub(p.a),
      words: p =>
        `${numberTex(together(p))} is not the middle of the two averages, as the groups differ in size.`,
    },
    {
      misconception: 'wrong_size_for_rest',
      at: 'mean',
      wrongly: ({ n }, { total, known }) => total.sub(known).div(n),
      words: ({ n }) => `The rest was divided by ${n}, the size of the other group.`,
    },
    {
      misconception: 'shift_weights_swapped',
      at: 'mean',
      wrongly: p => together(p).add(together(p).sub(p.a).mul(p.m).div(p.n)),
      words: p =>
        `$\\frac{${p.m}}{${p.n}}$ of $${apart(together(p), p.a)}$ was taken for the distance on the other side; distances are inversely as the sizes.`,
    },
    {
      misconception: 'sizes_swapped',
      at: 'known',
      wrongly: ({ m, a }) => q(m * a),
      words: ({ m }) => `The known average was multiplied by ${m}, the wrong size.`,
    },
    {
      misconception: 'divides_by_all',
      at: 'mean',
      wrongly: ({ n, m }, { total, known }) =>
        total
          .sub(known)
          .div(n + m)
          .mul(2),
      words: ({ n, m }, { total, known, mean }) =>
        `The rest was shared by half of all members, not by the group it belongs to. Here $\\frac{${numberTex(total)} - ${numberTex(known)}}{${numberTex(n)} + ${numberTex(m)}} \\times 2 = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'distance_counted_twice',
      at: 'mean',
      wrongly: p =>
        together(p)
          .mul(3)
          .sub(p.a * 2),
      words: p =>
        `Twice the distance $${apart(together(p), p.a)}$ was gone on from ${numberTex(together(p))}; the sizes ${p.n} and ${p.m} decide how far.`,
    },
    {
      misconception: 'part_of_all_for_ratio_of_sizes',
      at: 'mean',
      wrongly: p =>
        together(p).add(
          together(p)
            .sub(p.a)
            .mul(p.n + p.m)
            .div(p.m),
        ),
      words: p =>
        `$\\frac{${p.n + p.m}}{${p.m}}$ of the distance $${apart(together(p), p.a)}$ was gone on from ${numberTex(together(p))}; that is the distance of the two groups from each other.`,
    },
    {
      misconception: 'reflects_in_average',
      at: 'mean',
      wrongly: p => together(p).sub(together(p).sub(p.a).mul(p.n).div(p.m)),
      words: p => `The other group was put on the same side of ${numberTex(together(p))} as the first.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { a, b }) =>
    value.valueOf() > 0 && value.d <= 12n && Math.abs(value.valueOf() - b) < 3 * Math.abs(a - b),
  // The common average lies between the two.
  onSight: (value, p) => Math.sign(value.valueOf() - together(p).valueOf()) === Math.sign(p.b - p.a),
  snapRead: () => 'Sizes, one average and the common average are known; the other average is asked.',
  approach: () => 'Totals can be subtracted, averages cannot.',
  faster: p =>
    `$${numberTex(together(p))} + \\frac{${p.n}}{${p.m}} \\times ${numberTex(together(p).sub(p.a))}$.`
      .replace('\\times -', '\\times (-')
      .replace(/(\(-[\d.]+)\$/, '$1)$'),
  check: (p, { mean }) =>
    `$${p.n} \\times ${numberTex(together(p).sub(p.a).abs())} = ${p.m} \\times ${numberTex(mean.sub(together(p)).abs())}$: the deviations balance.`,
  principle: 'Deviations from a common average balance, each weighted by its group.',
  verify: p => {
    for (let half = 0; half < 4000; half += 1)
      if (Math.abs(p.n * p.a + (p.m * half) / 2 - together(p).valueOf() * (p.n + p.m)) < 1e-9)
        return q(half, 2);
    throw new Error('no average fits');
  },
});

const fromDifference = form({
  form: 'size-from-difference',
  band: 'Medium',
  revision: 6,
  apart: true,
  seconds: 60,
  entry: true,
  suits: p => p.n > p.m && together(p).mul(2).d === 1n,
  stem: (p: Groups) =>
    p.frame === 0
      ? `There are ${p.n - p.m} more ${p.one} than ${p.two} in ${p.all}. The ${p.one} have ${p.a} ${p.what} on average, the ${p.two} ${p.b}, and all together ${numberTex(together(p))}. How many are there altogether?`
      : `In ${p.all} the average is ${p.a} ${p.what} for the ${p.one}, ${p.b} for the ${p.two} and ${numberTex(together(p))} for both together. If the ${p.one} outnumber the ${p.two} by ${p.n - p.m}, what is the total number of ${p.one} and ${p.two}?`,
  path: path<Groups>()
    .step(
      'first',
      p => together(p).sub(p.b).abs(),
      'Sizes are inversely as the distances from the common average. Parts of the first group:',
      (p, { first }) => `${apart(together(p), p.b)} = ${numberTex(first)}`,
    )
    .step(
      'second',
      p => together(p).sub(p.a).abs(),
      'Parts of the second group:',
      (p, { second }) => `${apart(together(p), p.a)} = ${numberTex(second)}`,
    )
    .quiet('gap', (_p, { first, second }) => first.sub(second))
    .step(
      'unit',
      ({ n, m }, { gap }) => q(n - m).div(gap),
      'The difference of the parts is the given difference: find one part.',
      ({ n, m }, { gap, unit }) => `${n - m} \\div ${numberTex(gap)} = ${fractionTex(unit)}`,
    )
    .quiet('parts', (_p, { first, second }) => first.add(second))
    .step(
      'all',
      (_p, { unit, parts }) => unit.mul(parts),
      'Take all the parts.',
      (_p, { unit, parts, all }) => `${fractionTex(unit)} \\times ${numberTex(parts)} = ${numberTex(all)}`,
    ),
  slips: [
    {
      misconception: 'reports_first_group',
      at: 'parts',
      wrongly: (_p, { first }) => first,
      words: ({ one }, { all }) => `${plain(all)} is the number of ${one} only.`,
    },
    {
      misconception: 'reports_second_group',
      at: 'parts',
      wrongly: (_p, { second }) => second,
      words: ({ two }, { all }) => `${plain(all)} is the number of ${two} only.`,
    },
    {
      misconception: 'difference_as_total',
      at: 'gap',
      wrongly: (_p, { first }) => first,
      words: ({ n, m }) => `${n - m} was treated as the size of the first group.`,
    },
    {
      misconception: 'difference_as_second',
      at: 'gap',
      wrongly: (_p, { second }) => second,
      words: ({ n, m }) => `${n - m} was treated as the size of the second group.`,
    },
    {
      misconception: 'difference_as_one_part',
      at: 'all',
      wrongly: p => termsOf(p).mul(p.n - p.m),
      words: (p, { all }) =>
        `$${p.n - p.m} \\times ${numberTex(termsOf(p))} = ${numberTex(all)}$ takes the difference of ${p.n - p.m} for a single part of the ratio.`,
    },
    {
      misconception: 'difference_halved',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.div(2),
      words: ({ n, m }) =>
        `Half of the difference, $${n - m} \\div 2 = ${numberTex(q(n - m, 2))}$, was put for the difference of the parts.`,
    },
    {
      misconception: 'difference_doubled',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.mul(2),
      words: ({ n, m }) =>
        `Twice the difference, $2 \\times ${n - m} = ${2 * (n - m)}$, was put for the difference of the parts.`,
    },
    {
      misconception: 'counts_larger_group_twice',
      at: 'parts',
      wrongly: (_p, { first, second }) => first.mul(2).add(second),
      words: ({ one }, { all }) => `${plain(all)} counts the ${one} twice.`,
    },
    {
      misconception: 'counts_smaller_group_twice',
      at: 'parts',
      wrongly: (_p, { first, second }) => second.mul(2).add(first),
      words: ({ two }, { all }) => `${plain(all)} counts the ${two} twice.`,
    },
    {
      misconception: 'ratio_of_averages',
      at: 'all',
      wrongly: ({ n, m, a, b }) => q((n - m) * (a + b), Math.abs(a - b)),
      words: ({ a, b }, { all }) =>
        `${plain(all)} takes the sizes in the ratio of the averages, ${a} to ${b}; they are as the distances from the common average.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  // Both sizes are whole, so the total is a multiple of the sum of the ratio's terms.
  onSight: (value, p) => value.div(termsOf(p)).d === 1n,
  snapRead: () =>
    'Three averages give the ratio of the sizes, a difference gives their scale; the total is asked.',
  approach: () => 'Alligation for the ratio, then the difference of the parts for one part.',
  faster: ({ n, m }, { first, second }) =>
    `Ratio $${numberTex(first)} : ${numberTex(second)}$: $${numberTex(first.add(second))}$ parts in all, $${numberTex(first.sub(second))}$ of them make $${n - m}$.`,
  check: (p, { all }) =>
    `${plain(all)} splits into ${p.n} and ${p.m}: $${p.n} \\times ${p.a} + ${p.m} \\times ${p.b} = ${p.n * p.a + p.m * p.b} = ${numberTex(all)} \\times ${numberTex(together(p))}$.`,
  principle: 'Averages give a ratio of sizes; one more fact about numbers gives the scale.',
  verify: p => {
    for (let m = 1; m < 2000; m += 1)
      if (Math.abs((m + p.n - p.m) * p.a + m * p.b - together(p).valueOf() * (2 * m + p.n - p.m)) < 1e-9)
        return q(2 * m + p.n - p.m);
    throw new Error('no sizes fit');
  },
});

/** What the second group has to gain where the first one loses, if the average of all stays. */
const balance = (p: Groups) => q(p.gain * p.n, p.m);

const balancing = form({
  form: 'gain-that-balances-a-loss',
  revision: 3,
  band: 'Medium',
  seconds: 75,
  suits: p =>
    p.n !== p.m &&
    together(p).mul(2).d === 1n &&
    balance(p).mul(2).d === 1n &&
    p.gain < Math.min(p.a, p.b) / 2,
  stem: (p: Groups) =>
    p.frame === 0
      ? `In ${p.all} the ${p.one} have ${p.a} ${p.what} on average and the ${p.two} ${p.b}; the average of all is ${numberTex(together(p))}. If the average of the ${p.one} fell by ${p.gain}, by how much would the average of the ${p.two} have to rise for the average of all to stay the same?`
      : `The ${p.one} of ${p.all} average ${p.a} ${p.what} and the ${p.two} ${p.b}, which makes an overall average of ${numberTex(together(p))}. Suppose that the average of the ${p.one} drops by ${p.gain}. By how much must that of the ${p.two} go up so that the overall average does not change?`,
  path: path<Groups>()
    .step(
      'first',
      p => together(p).sub(p.b).abs(),
      'By alligation the size of the first group is as the distance of the common average from the other one.',
      (p, { first }) => `${apart(together(p), p.b)} = ${numberTex(first)}`,
    )
    .step(
      'second',
      p => together(p).sub(p.a).abs(),
      'The size of the second group is as the distance on the other side.',
      (p, { second }) => `${apart(together(p), p.a)} = ${numberTex(second)}`,
    )
    .step(
      'gain',
      ({ gain }, { first, second }) => first.mul(gain).div(second),
      'The total must not change: what the first group loses, size times fall, the second one gains. Only the ratio of the sizes is needed.',
      ({ gain }, { first, second, gain: found }) =>
        `${gain} \\times \\frac{${numberTex(first)}}{${numberTex(second)}} = ${numberTex(found)}`,
    ),
  slips: [
    {
      misconception: 'parts_swapped',
      at: 'gain',
      wrongly: ({ gain }, { first, second }) => second.mul(gain).div(first),
      words: ({ gain }, { first, second }) =>
        `$${gain} \\times \\frac{${numberTex(second)}}{${numberTex(first)}}$ has the two sizes exchanged: the larger group lies nearer to the common average.`,
    },
    {
      misconception: 'whole_gain',
      at: 'gain',
      wrongly: ({ gain }) => q(gain),
      words: ({ gain }) =>
        `A rise of ${gain} makes up for a fall of ${gain} only if both groups are equally large.`,
    },
    {
      misconception: 'change_of_all_reported',
      at: 'gain',
      wrongly: ({ gain }, { first, second }) => first.mul(gain).div(first.add(second)),
      words: (_p, { gain: found }) =>
        `By $${numberTex(found)}$ the average of all would fall; the rise is wanted of one group, not of all.`,
    },
    {
      misconception: 'part_of_the_other',
      at: 'gain',
      wrongly: ({ gain }, { first, second }) => first.add(second).mul(gain).div(second),
      words: ({ gain, two }, { first, second }) =>
        `$${gain} \\times \\frac{${numberTex(first.add(second))}}{${numberTex(second)}}$ lets everybody lose ${gain}, the ${two} as well.`,
    },
    {
      misconception: 'ratio_of_averages',
      at: 'gain',
      wrongly: ({ a, b, gain }) => q(gain * a, b),
      words: ({ a, b, gain }) =>
        `$${gain} \\times \\frac{${a}}{${b}}$ uses the averages as if they were sizes.`,
    },
    {
      misconception: 'ratio_of_averages_swapped',
      at: 'gain',
      wrongly: ({ a, b, gain }) => q(gain * b, a),
      words: ({ a, b, gain }) =>
        `$${gain} \\times \\frac{${b}}{${a}}$ keeps the product of the averages, which has nothing to do with the total.`,
    },
    {
      misconception: 'distances_added_not_multiplied',
      at: 'gain',
      wrongly: ({ gain }, { first, second }) => first.sub(second).add(gain),
      words: ({ gain }, { first, second, gain: found }) =>
        `$${gain} + ${numberTex(first)} - ${numberTex(second)} = ${numberTex(found)}$ adds the difference of the distances; sizes act as factors.`,
    },
    {
      misconception: 'change_of_all_from_the_other_side',
      at: 'gain',
      wrongly: ({ gain }, { first, second }) => second.mul(gain).div(first.add(second)),
      words: ({ gain, two }, { first, second }) =>
        `$${gain} \\times \\frac{${numberTex(second)}}{${numberTex(first.add(second))}}$ is the change of all if the ${two} moved by ${gain}.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 60 && value.d <= 20n,
  // The larger group lies nearer to the average of all; the smaller one changes by more.
  onSight: (value, p) => Math.sign(value.valueOf() - p.gain) === Math.sign(p.n - p.m),
  snapRead: () =>
    'Three averages and no sizes; one group loses, the other is to make up for it. The ratio of the sizes is behind both.',
  approach: () =>
    'The averages give the ratio of the sizes. With it the loss of one total turns into the gain of the other.',
  faster: p =>
    `Sizes are as $${numberTex(together(p).sub(p.b).abs())} : ${numberTex(together(p).sub(p.a).abs())}$, changes the other way round.`,
  check: (p, { gain: found }) =>
    `With ${p.n} and ${p.m} members, for example, one total falls by $${p.n} \\times ${p.gain} = ${p.n * p.gain}$, and the other rises by $${p.m} \\times ${numberTex(found)} = ${numberTex(found.mul(p.m))}$.`,
  principle: 'Changes of two groups cancel in the common average when they are inversely as the sizes.',
  verify: p => {
    // In quarters: the first rise for which the total is as before.
    for (let quarter = 1; quarter < 400; quarter += 1)
      if (4 * p.n * (p.a - p.gain) + p.m * (4 * p.b + quarter) === 4 * (p.n * p.a + p.m * p.b))
        return q(quarter, 4);
    throw new Error('no rise fits');
  },
});

/** AR.AVG.2 Easy and Medium: two groups and their common average. */
const twoGroups = situation<Groups>({
  type: 'AR.AVG.2',
  situation: 'two-groups-together',
  tries: 30,
  draw: draw => {
    const p = {
      ...draw.pick(stories),
      n: draw.int(8, 72),
      m: draw.int(8, 72),
      a: draw.int(24, 90),
      b: draw.int(24, 90),
      gain: draw.int(2, 12),
      frame: draw.int(0, 1),
    };
    const far = Math.abs(p.a - p.b);
    return p.n !== p.m && far >= 4 && far <= 40 && ![p.n, p.m].includes(p.a) ? p : null;
  },
  forms: [combined, sizeOfOne, otherAverage, fromDifference, balancing],
});

interface Three {
  /** Sizes of three sections and the averages of pairs: first with second, second with third, first with third. */
  x: number;
  y: number;
  z: number;
  xy: number;
  yz: number;
  xz: number;
  frame: number;
}

const sums = ({ x, y, z, xy, yz, xz }: Three) => [(x + y) * xy, (y + z) * yz, (x + z) * xz] as const;

const fromPairs = form({
  form: 'average-from-pairs',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  stem: ({ x, y, z, xy, yz, xz, frame }: Three) =>
    frame === 0
      ? `Sections A, B and C of a school have ${x}, ${y} and ${z} pupils. The average mark is ${xy} for A and B together, ${yz} for B and C together and ${xz} for A and C together. What is the average mark of all three sections?`
      : `Three boats A, B and C carry ${x}, ${y} and ${z} crates. Counted together, the crates of A and B weigh ${xy} kg on average, those of B and C ${yz} kg, those of A and C ${xz} kg. What is the average weight of all the crates in kg?`,
  path: path<Three>()
    .step(
      'pairs',
      p => q(sums(p).reduce((sum, part) => sum + part, 0)),
      'Add the totals of the three pairs.',
      p =>
        `${p.x + p.y} \\times ${p.xy} + ${p.y + p.z} \\times ${p.yz} + ${p.x + p.z} \\times ${p.xz} = ${numberTex(q(sums(p).reduce((sum, part) => sum + part, 0)))}`,
    )
    .quiet('times', () => q(2))
    .step(
      'total',
      (_p, { pairs, times }) => pairs.div(times),
      'Each group is in two pairs: halve.',
      (_p, { pairs, times, total }) => `${numberTex(pairs)} \\div ${numberTex(times)} = ${numberTex(total)}`,
    )
    .step(
      'mean',
      ({ x, y, z }, { total }) => total.div(x + y + z),
      'Divide by the number of all.',
      ({ x, y, z }, { total, mean }) => `\\frac{${numberTex(total)}}{${x + y + z}} = ${numberTex(mean)}`,
    ),
  slips: [
    {
      misconception: 'averages_averages',
      at: 'mean',
      wrongly: ({ xy, yz, xz }) => q(xy + yz + xz, 3),
      words: ({ xy, yz, xz }, { mean }) =>
        `The plain mean of the three averages was taken, though the pairs differ in size. Here $\\frac{${numberTex(xy)} + ${numberTex(yz)} + ${numberTex(xz)}}{3} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'divides_by_three',
      at: 'times',
      wrongly: () => q(3),
      words: () => 'The totals of the pairs were divided by 3; every group occurs in two pairs.',
    },
    {
      misconception: 'weights_of_single_groups',
      at: 'mean',
      wrongly: ({ x, y, z, xy, yz, xz }) => q(x * xy + y * yz + z * xz, x + y + z),
      words: ({ x, y, z, xy, yz, xz }, { mean }) =>
        `The pair averages were weighted by single groups. Here $\\frac{${numberTex(x)} \\times ${numberTex(xy)} + ${numberTex(y)} \\times ${numberTex(yz)} + ${numberTex(z)} \\times ${numberTex(xz)}}{${numberTex(x)} + ${numberTex(y)} + ${numberTex(z)}} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'weights_of_left_out_group',
      at: 'mean',
      wrongly: ({ x, y, z, xy, yz, xz }) => q(z * xy + x * yz + y * xz, x + y + z),
      words: ({ x, y, z, xy, yz, xz }, { mean }) =>
        `Each pair average was weighted by the group that is not in the pair. Here $\\frac{${numberTex(z)} \\times ${numberTex(xy)} + ${numberTex(x)} \\times ${numberTex(yz)} + ${numberTex(y)} \\times ${numberTex(xz)}}{${numberTex(x)} + ${numberTex(y)} + ${numberTex(z)}} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'two_pairs_only',
      at: 'mean',
      wrongly: p => q(sums(p)[0] + sums(p)[1], p.x + 2 * p.y + p.z),
      words: ({ xy, yz }) =>
        `Only the pairs with the averages ${xy} and ${yz} were put together, so the group that is in both counts twice.`,
    },
    {
      misconception: 'two_other_pairs',
      at: 'mean',
      wrongly: p => q(sums(p)[1] + sums(p)[2], p.x + p.y + 2 * p.z),
      words: ({ yz, xz }) =>
        `The totals behind ${yz} and ${xz} alone were added, so the group that is in both pairs counts twice.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { xy, yz, xz }) =>
    value.gt(Math.min(xy, yz, xz) * 0.6) && value.lt(Math.max(xy, yz, xz) * 1.3) && value.d <= 60n,
  // The average of all lies among the averages of the pairs.
  onSight: (value, { xy, yz, xz }) => value.gt(Math.min(xy, yz, xz)) && value.lt(Math.max(xy, yz, xz)),
  snapRead: () =>
    'Sizes of three groups and the averages of all pairs; the average of all three is asked. No single average is needed.',
  approach: () => 'Totals of the pairs add up to twice the total of all.',
  faster: p =>
    `Weigh the pair averages by ${p.x + p.y}, ${p.y + p.z} and ${p.x + p.z}, out of ${2 * (p.x + p.y + p.z)}.`,
  check: (p, { total, mean }) =>
    `The groups' totals are then $${numberTex(total.sub(sums(p)[1]))}$, $${numberTex(total.sub(sums(p)[2]))}$ and $${numberTex(total.sub(sums(p)[0]))}$, together $${numberTex(total)} = ${p.x + p.y + p.z} \\times ${numberTex(mean)}$.`,
  principle: 'Adding all pairs counts everything twice.',
  verify: p => {
    const [ab, bc, ac] = sums(p);
    const a = (ab + ac - bc) / 2;
    return q(2 * a + 2 * (ab - a) + 2 * (ac - a), 2 * (p.x + p.y + p.z));
  },
});

const pairs = situation<Three>({
  type: 'AR.AVG.2',
  situation: 'three-pairs',
  tries: 40,
  draw: draw => {
    const [x, y, z] = [draw.step(10, 60, 2), draw.step(10, 60, 2), draw.step(10, 60, 2)];
    const [xy, yz, xz] = [draw.int(40, 80), draw.int(40, 80), draw.int(40, 80)];
    const p = { x, y, z, xy, yz, xz, frame: draw.int(0, 1) };
    const [ab, bc, ac] = sums(p);
    const totals = [ab + ac - bc, ab + bc - ac, ac + bc - ab];
    const means = [totals[0] ?? 0, totals[1] ?? 0, totals[2] ?? 0].map(
      (total, i) => total / 2 / ([x, y, z][i] ?? 1),
    );
    const clean =
      means.every(mean => mean > 25 && mean < 95) &&
      new Set([x, y, z]).size === 3 &&
      new Set([xy, yz, xz]).size === 3;
    return clean && totals.every(total => total % 2 === 0) && q(ab + bc + ac, 2 * (x + y + z)).mul(2).d === 1n
      ? p
      : null;
  },
  forms: [fromPairs],
});

/** AR.AVG.2: averages of groups and of their unions. */
export const groupAverages: readonly AnyTemplate[] = [...twoGroups, ...pairs];
