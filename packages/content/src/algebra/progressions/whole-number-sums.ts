import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  /** The sum of consecutive odd numbers. */
  total: number;
  /** Pages of a book, and the sheet that is torn out holds 2t − 1 and 2t. */
  pages: number;
  t: number;
  /** First term and the place of the last positive term. */
  a: number;
  k: number;
  way: boolean;
}

const left = ({ pages, t }: Whole) => (pages * (pages + 1)) / 2 - (4 * t - 1);

const torn = form({
  form: 'torn-sheet',
  revision: 2,
  band: 'Medium',
  also: ['AL.DIO.5'],
  seconds: 90,
  entry: true,
  // Only one number of pages may fit the sum that is left.
  suits: p => fits(left(p)).length === 1 && p.t > 4,
  stem: p =>
    p.way
      ? `The pages of a notebook are numbered $1, 2, 3, \\dots$ on both sides of each sheet, and the last page number is even. One sheet is torn out, and the remaining page numbers add up to $${left(p)}$. What is the larger number on the torn sheet?`
      : `Cards numbered from $1$ to an even number lie in a row. Two neighbouring cards, an odd number and the even number after it, are removed, and the others add up to $${left(p)}$. Find the even number removed.`,
  path: path<Whole>()
    .step(
      'pages',
      ({ pages }) => q(pages),
      'The full sum lies above the given one, by less than twice the number of pages. Find the even number of pages for which this holds.',
      (p, { pages }) =>
        `\\frac{n(n + 1)}{2} > ${left(p)}: \\quad n = ${pages}, \\ \\frac{${pages} \\times ${pages.add(1)}}{2} = ${pages.mul(pages.add(1)).div(2)}`,
    )
    .step(
      'missing',
      (p, { pages }) => pages.mul(pages.add(1)).div(2).sub(left(p)),
      'The difference is the sum of the two removed numbers.',
      (p, { pages, missing }) => `${pages.mul(pages.add(1)).div(2)} - ${left(p)} = ${missing}`,
    )
    .quiet('one', () => q(1))
    .step(
      'larger',
      (_p, { missing, one }) => missing.add(one).div(2),
      'Two neighbouring numbers with this sum lie half a unit on either side of its half.',
      (_p, { missing, larger }) => `\\frac{${missing} + 1}{2} = ${larger}`,
    ),
  slips: [
    {
      misconception: 'gives_the_smaller',
      at: 'one',
      wrongly: () => q(-1),
      words: (_p, { larger }) => `$${larger}$ is the smaller of the two removed numbers.`,
    },
    {
      misconception: 'range_too_short',
      at: 'pages',
      wrongly: ({ pages }) => q(pages + 1),
      words: (_p, { pages }) =>
        `With $${pages}$ numbers the last one would be odd; the given last number is even.`,
    },
    {
      misconception: 'missing_sum_not_halved',
      at: 'larger',
      wrongly: ({ pages }, { missing }) => (missing.valueOf() <= pages ? missing : null),
      words: (_p, { missing }) => `$${missing}$ is the sum of both removed numbers.`,
    },
    {
      misconception: 'next_even_number',
      at: 'one',
      wrongly: () => q(5),
      words: (_p, { missing, larger }) =>
        `$${larger}$ and the number before it add up to more than $${missing}$.`,
    },
    {
      misconception: 'previous_even_number',
      at: 'one',
      wrongly: () => q(-3),
      words: (_p, { missing, larger }) =>
        `$${larger}$ and the number before it add up to less than $${missing}$.`,
    },
    {
      misconception: 'two_even_numbers_on',
      at: 'one',
      wrongly: () => q(9),
      words: (_p, { missing, larger }) =>
        `$${larger} + ${larger.sub(1)} = ${larger.mul(2).sub(1)}$, but $${missing}$ is missing.`,
    },
    {
      misconception: 'two_even_numbers_back',
      at: 'one',
      wrongly: () => q(-7),
      words: (_p, { missing, larger }) =>
        `$${larger} + ${larger.sub(1)} = ${larger.mul(2).sub(1)}$, but $${missing}$ is missing.`,
    },
    {
      misconception: 'last_number_left_out',
      at: 'missing',
      wrongly: (p, { missing }) => (missing.valueOf() > p.pages ? missing.sub(p.pages) : null),
      words: (p, { missing }) =>
        `A missing sum of $${missing}$ arises when the full sum stops before its last number, $${p.pages}$.`,
    },
    {
      misconception: 'sum_formula_without_one',
      at: 'missing',
      wrongly: (p, { pages }) =>
        pages.mul(pages).div(2).sub(left(p)).valueOf() > 6
          ? pages
              .mul(pages)
              .div(2)
              .sub(left(p))
              .add(pages.mul(pages).div(2).sub(left(p)).n % 2n === 0n ? 1 : 0)
          : null,
      words: (_p, { pages }) =>
        `The full sum was taken as about half of $${pages}^2$; it is half of $${pages} \\times ${pages.add(1)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { pages }) => value.d === 1n && value.valueOf() > 1 && value.valueOf() <= pages,
  // The larger of the two is even.
  onSight: value => value.valueOf() % 2 === 0,
  snapRead: () =>
    'The sum of the first whole numbers without two neighbours: neither the number of terms nor the neighbours are given.',
  approach: () =>
    'The missing sum is small beside the whole, so the number of pages can be bounded. Then the missing sum gives the two neighbours.',
  faster: p =>
    `$\\sqrt{2 \\times ${left(p)}} \\approx ${Math.round(Math.sqrt(2 * left(p)))}$, so try the even numbers just above that: the full sum must exceed $${left(p)}$ by $3, 7, 11, \\dots$`,
  check: (p, { larger, pages }) =>
    `$1 + \\dots + ${pages} = ${pages.mul(pages.add(1)).div(2)}$, and without $${larger.sub(1)}$ and $${larger}$ there remain $${left(p)}$.`,
  principle:
    'When a few terms are missing from a sum, bound the number of terms first: the missing part is small.',
  verify: p => {
    const found = fits(left(p));
    if (found.length !== 1) throw new Error('more than one book fits');
    return q(found[0] ?? 0);
  },
});

/** Larger numbers of the torn sheet for all books whose other pages add up to a sum. */
const fits = (sum: number): number[] => {
  const found: number[] = [];
  for (let pages = 2; pages <= 200; pages += 2)
    for (let even = 2; even <= pages; even += 2)
      if ((pages * (pages + 1)) / 2 - (2 * even - 1) === sum) found.push(even);
  return found;
};

const differences = ({ a, k }: Pick<Whole, 'a' | 'k'>) =>
  Array.from({ length: a }, (_, i) => i + 1).filter(fall => a - (k - 1) * fall > 0 && a - k * fall < 0);

const best = form({
  form: 'place-of-the-greatest-sum',
  revision: 3,
  band: 'Medium',
  also: ['AL.INQ.3'],
  seconds: 65,
  suits: p => differences(p).length >= 3,
  stem: ({ a, k, way }: Whole) =>
    way
      ? `An arithmetic progression of integers begins with $${a}$. The sum of its first $n$ terms is greatest for $n = ${k}$ and for no other $n$. How many values can its common difference take?`
      : `Starting with $${a}$, integers are written in a row, each smaller than the one before by the same whole number. The sum of the first $n$ of them is greatest for $n = ${k}$ and for no other $n$. How many values can the difference of two neighbouring integers take?`,
  path: path<Whole>()
    .quiet('lower', ({ a, k }) => q(a, k))
    .step(
      'least',
      (_p, { lower }) => lower.floor().add(1),
      p => `The next term, number $${p.k + 1}$, must be negative: the fall $f$ has to be large enough.`,
      ({ a, k }, { least }) => `${a} - ${k}f < 0, \\quad f \\ge ${least}`,
    )
    .quiet('upper', ({ a, k }) => q(a, k - 1))
    .step(
      'most',
      (_p, { upper }) => upper.ceil().sub(1),
      p =>
        `Term number $${p.k}$ must still be positive, so that it raises the sum: the fall must not be too large.`,
      ({ a, k }, { most }) => `${a} - ${k - 1}f > 0, \\quad f \\le ${most}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the integers between these bounds.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) => `$${most} - ${least}$ leaves one end out; both bounds are possible.`,
    },
    {
      misconception: 'zero_term_allowed_next',
      at: 'least',
      wrongly: (_p, { least, lower }) => (lower.d === 1n ? least.sub(1) : null),
      words: ({ k }, { least }) =>
        `A fall of $${least}$ makes term number $${k + 1}$ zero, and then two sums are equally great.`,
    },
    {
      misconception: 'zero_term_allowed_last',
      at: 'most',
      wrongly: (_p, { most, upper }) => (upper.d === 1n ? most.add(1) : null),
      words: ({ k }, { most }) =>
        `A fall of $${most}$ makes term number $${k}$ zero, so that the sum before it is as great.`,
    },
    {
      misconception: 'steps_counted_as_terms',
      at: 'least',
      wrongly: ({ a, k }) => q(Math.floor(a / (k + 1)) + 1),
      words: ({ k }, { least }) =>
        `From the first term to term $${k + 1}$ there are $${k}$ falls, not $${k + 1}$; so $${least}$ is too small.`,
    },
    {
      misconception: 'steps_counted_as_terms',
      at: 'most',
      wrongly: ({ a, k }) => (k > 2 ? q(Math.ceil(a / (k - 2)) - 1) : null),
      words: ({ k }, { most }) =>
        `The bound $${most}$ belongs to term number $${k - 1}$, one place too early.`,
    },
    {
      misconception: 'places_shifted_by_one',
      at: 'count',
      wrongly: ({ a, k }) => q(differences({ a, k: k + 1 }).length),
      words: ({ k }, { count }) =>
        `$${count}$ falls make the sum greatest at place $${k + 1}$: from the first term to place $${k}$ there are only $${k - 1}$ falls.`,
    },
    {
      misconception: 'places_shifted_by_one',
      at: 'count',
      wrongly: ({ a, k }) => q(differences({ a, k: k - 1 }).length),
      words: ({ k }, { count }) => `$${count}$ falls make the sum greatest at place $${k - 1}$ already.`,
    },
    {
      misconception: 'only_one_condition',
      at: 'count',
      wrongly: (_p, { most }) => most,
      words: (_p, { most }) =>
        `All falls from $1$ to $${most}$ keep the term positive, but with a small fall the sum goes on growing after it.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) =>
        `The falls $${least}$ and $${most}$ satisfy both conditions and must be counted.`,
    },
    {
      misconception: 'ends_beyond_counted',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: (_p, { least, most }) =>
        `$${least.sub(1)}$ and $${most.add(1)}$ break one of the two conditions each.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The sum grows as long as the terms are positive: its greatest value fixes the sign of two neighbouring terms.',
  approach: () =>
    'The sum is greatest at one place only if that term is positive and the next one is negative. Each gives a strict bound for the fall.',
  faster: ({ a, k }) =>
    `$\\frac{${a}}{${k}} < f < \\frac{${a}}{${k - 1}}$: count the integers strictly between.`,
  check: ({ a, k }, { least, most }) =>
    `A fall of $${least}$ gives the terms $${a - (k - 1) * least.valueOf()}$ and $${a - k * least.valueOf()}$ at places $${k}$ and $${k + 1}$; a fall of $${most}$ gives $${a - (k - 1) * most.valueOf()}$ and $${a - k * most.valueOf()}$.`,
  principle: 'A sum of falling terms is greatest at the last positive one; a zero term makes two sums equal.',
  verify: ({ a, k }) => {
    let count = 0;
    for (let d = -a; d <= a; d += 1) {
      let sum = 0;
      const sums: number[] = [];
      for (let n = 1; n <= 3 * k + 20; n += 1) {
        sum += a + (n - 1) * d;
        sums.push(sum);
      }
      const top = Math.max(...sums);
      if (sums.indexOf(top) === k - 1 && sums.lastIndexOf(top) === k - 1) count += 1;
    }
    return q(count);
  },
});

/** AL.SEQ.1 Medium: sums of whole terms that must fit a bound, a parity or a sign. */
export const wholeNumberSums: readonly AnyTemplate[] = situation<Whole>({
  type: 'AL.SEQ.1',
  situation: 'whole-terms',
  draw: draw => {
    const pages = 2 * draw.int(14, 48);
    return {
      total: draw.pick([
        45, 63, 72, 75, 80, 81, 96, 99, 105, 112, 120, 135, 144, 165, 168, 180, 189, 192, 195, 216, 225, 240,
        288, 315, 336, 360, 384, 405,
      ]),
      pages,
      t: draw.int(3, pages / 2),
      a: draw.int(60, 420),
      k: draw.int(4, 9),
      way: draw.chance(0.5),
    };
  },
  forms: [torn, best],
});
