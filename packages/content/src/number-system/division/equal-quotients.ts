import { path } from '../../path.ts';
import { grouped, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex } from '../primes.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

interface Same {
  small: number;
  gap: number;
  frame: number;
}

const rows = ({ small, gap }: Same) => upTo(Math.floor((small - 1) / gap)).map(k => small - gap * k);

const sameQuotient = form({
  form: 'numbers-with-equal-quotients',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 100,
  also: ['AL.SEQ.1', 'AL.INQ.3'],
  stem: ({ small, gap, frame }: Same) =>
    frame === 0
      ? `For how many positive integers $n$ are the quotients of $n$ by $${small}$ and by $${small + gap}$ equal and at least $1$? (The remainders may differ.)`
      : frame === 1
        ? `A confectioner can pack his sweets in boxes of $${small}$ or in boxes of $${small + gap}$ and would fill the same number of boxes, at least one, either way; some sweets may be left over. How many values can the number of sweets take?`
        : `Visitors leave a fair in buses that start only when every seat is taken. With $${small}$ seats to a bus just as many buses start as with $${small + gap}$ seats, and at least one starts. How many values can the number of visitors take?`,
  path: path<Same>()
    .step(
      'most',
      ({ small, gap }) => q(Math.floor((small - 1) / gap)),
      ({ small, gap }) =>
        `Call the quotient $k$. By $${small + gap}$ it is $k$ from $${small + gap}k$ on, by $${small}$ up to $${small}k + ${small - 1}$. See how long the first does not exceed the second.`,
      ({ small, gap }, { most }) =>
        `${small + gap}k \\le ${small}k + ${small - 1} \\Rightarrow ${gap === 1 ? '' : gap}k \\le ${small - 1} \\Rightarrow k \\le ${most}`,
    )
    .step(
      'first',
      ({ small, gap }) => q(small - gap),
      'Count the numbers for one $k$, both ends included; the count falls evenly. Here is the one for $k = 1$.',
      ({ small, gap }, { first }) =>
        `(${small}k + ${small - 1}) - ${small + gap}k + 1 = ${small} - ${gap === 1 ? '' : gap}k, \\quad k = 1: ${first}`,
    )
    .step(
      'count',
      ({ gap }, { most, first }) =>
        first
          .mul(2)
          .sub(q(gap).mul(most.sub(1)))
          .mul(most)
          .div(2),
      'Add the arithmetic progression.',
      ({ gap }, { most, first, count }) => {
        const last = first.sub(q(gap).mul(most.sub(1)));
        return `${first} + ${first.sub(gap)} + \\dots + ${last} = \\frac{${most}}{2}(${first} + ${last}) = ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'ends_counted_badly',
      at: 'count',
      wrongly: (_p, { most, count }) => count.sub(most),
      words: () =>
        'For every quotient last minus first was counted; with both ends there is one number more each time.',
    },
    {
      misconception: 'quotient_zero_counted',
      at: 'count',
      wrongly: ({ small }, { count }) => count.add(small - 1),
      words: ({ small }) =>
        `The numbers below $${small}$ were counted too; their quotient is $0$ both times, which is excluded.`,
    },
    {
      misconception: 'last_quotient_dropped',
      at: 'most',
      wrongly: (_p, { most }) => most.sub(1),
      words: (_p, { most }) =>
        `The quotients were stopped at $${most}$; for the next one there are still numbers left.`,
    },
    {
      misconception: 'full_row_for_the_first',
      at: 'first',
      wrongly: ({ small }) => q(small),
      words: ({ small }, { first }) =>
        `The row for $k = 1$ was given $${first}$ numbers; it begins only at the larger divisor, $${small}$ is not yet in it, and every row was made too long like that.`,
    },
    {
      misconception: 'every_second_term',
      at: 'count',
      wrongly: ({ small, gap }, { most }) => q(small - gap).mul(most),
      words: ({ gap }, { first }) =>
        `$${first}$ numbers were counted for every quotient; with each further quotient there are $${gap}$ fewer.`,
    },
    {
      misconception: 'only_first_row',
      gives: 'first',
      words: (_p, { first }) =>
        `$${first}$ numbers have the quotient $1$ twice; larger quotients can be equal as well.`,
    },
    {
      misconception: 'half_of_the_row',
      at: 'most',
      wrongly: ({ small, gap }) => q(Math.floor((small - 1) / (2 * gap))),
      words: ({ small, gap }, { most }) =>
        `The quotients were stopped at $${most}$, where the difference of the rows passes half of $${small}$; it has to reach $${small - 1}$ itself, in steps of $${gap}$.`,
    },
    {
      misconception: 'rows_of_larger_divisor',
      at: 'first',
      wrongly: ({ small, gap }) => q(small + gap),
      words: ({ small, gap }) =>
        `Rows as long as $${small + gap}$ were used at the start; the quotient by $${small}$ changes earlier.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ small, gap }) =>
    `The same quotient by $${small}$ and by $${small + gap}$; all such numbers are to be counted.`,
  approach: () =>
    'The numbers with quotient k form a row for each divisor. Where the two rows overlap the quotients agree; the overlap shrinks by the difference of the divisors each time, so the counts form a falling progression that ends.',
  faster: p => {
    const list = rows(p);
    return `The overlap for quotient $k$ has $${p.small} - ${p.gap === 1 ? '' : p.gap}k$ numbers: add $${list[0]}, ${list[1]}, \\dots, ${list.at(-1)}$.`;
  },
  check: ({ small, gap }, { most }) => {
    const k = Number(most);
    const last = small * k + small - 1;
    return `The largest such number is $${last}$: $${Math.floor(last / small)}$ and $${Math.floor(last / (small + gap))}$. For $k = ${k + 1}$ the row by $${small + gap}$ begins at $${(small + gap) * (k + 1)}$, after $${small * (k + 1) + small - 1}$.`;
  },
  principle:
    'Numbers with a given quotient form a row as long as the divisor; compare the start of one row with the end of the other.',
  verify: ({ small, gap }) =>
    countUpTo(
      small * (small + gap),
      n => n >= small && Math.floor(n / small) === Math.floor(n / (small + gap)),
    ),
});

const same = situation<Same>({
  type: 'NS.REM.1',
  situation: 'equal-quotients',
  tries: 10,
  draw: draw => {
    const p = { gap: draw.int(2, 6), small: draw.int(11, 44), frame: draw.int(0, 2) };
    const most = rows(p).length;
    return most >= 3 && most <= 9 ? p : null;
  },
  forms: [sameQuotient],
});

interface Split {
  n: number;
  /** The quotient is so many times the remainder. */
  times: number;
  frame: number;
}

const tie = ({ times }: Split) => (times === 1 ? 'equal to' : times === 2 ? 'twice' : 'three times');
const factorsOf = (n: number) =>
  upTo(Math.floor(Math.sqrt(n)))
    .flatMap(r => (n % r ? [] : r * r === n ? [r] : [r, n / r]))
    .sort((a, b) => a - b);
const fits = ({ n, times }: Split, d: number) => n % d > 0 && Math.floor(n / d) === times * (n % d);
/** Remainders that make the divisor whole, whether or not it exceeds them. */
const candidates = ({ n, times }: Split) => factorsOf(n).filter(r => r < n && (n / r - 1) % times === 0);
const divisorAt = ({ n, times }: Split, r: number) => (n / r - 1) / times;

const divisorsOfTied = form({
  form: 'divisors-with-quotient-tied-to-remainder',
  revision: 4,
  band: 'Hard',
  apart: true,
  entry: true,
  seconds: 95,
  also: ['AL.DIO.2', 'NS.FAC.1'],
  stem: (p: Split) =>
    p.frame === 0
      ? `For how many positive integers $d$ does the division of $${grouped(p.n)}$ by $d$ give a quotient that is ${tie(p)} the remainder, which is not $0$?`
      : p.frame === 1
        ? `$${grouped(p.n)}$ stamps are mounted on pages of an album, $d$ to a page. The number of full pages is ${tie(p)} the number of stamps that are left for the last page, and some are left. How many values can $d$ have?`
        : `Let $${grouped(p.n)} = dk + r$ with positive integers $d$, $k$ and $r$, where $r < d$ and $k$ is ${tie(p)} $r$. Find the number of possible values of $d$.`,
  path: path<Split>()
    .step(
      'factors',
      ({ n }) => q(factorsOf(n).length),
      'Write everything with the divisor $d$ and the remainder $r$: the number becomes a product, so $r$ is one of its factors.',
      ({ n, times }, { factors }) =>
        `${n} = r(${times === 1 ? '' : times}d + 1), \\quad ${n} = ${factorisedTex(factorised(n))}: \\; ${factors} \\text{ factors}`,
    )
    .step(
      'whole',
      p => q(candidates(p).length),
      ({ times }) =>
        times === 1
          ? 'The other factor must exceed 1, so that $d$ is positive.'
          : `The other factor must leave $1$ on division by $${times}$ and exceed 1, so that $d$ is a positive integer.`,
      p => {
        const list = candidates(p);
        const shown =
          list.length > 9 ? `${list.slice(0, 4).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');
        return `r = ${shown} \\quad ${list.length} \\text{ value${list.length === 1 ? '' : 's'}}`;
      },
    )
    .step(
      'count',
      p => q(candidates(p).filter(r => divisorAt(p, r) > r).length),
      'Last, the remainder has to be smaller than the divisor. Keep the small values of $r$.',
      (p, { count }) =>
        `${candidates(p)
          .filter(r => divisorAt(p, r) > r)
          .map(r => `${r} < ${divisorAt(p, r)}`)
          .join(', \\;')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'size_of_remainder_ignored',
      gives: 'whole',
      words: (_p, { whole }) =>
        `$${whole}$ values make $d$ whole, but for some of them the remainder is not smaller than $d$.`,
    },
    {
      misconception: 'all_factors_counted',
      gives: 'factors',
      words: ({ n }, { factors }) =>
        `$${factors}$ is the number of all factors of $${n}$; the bound on the remainder was not used.`,
    },
    {
      misconception: 'half_of_all_factors',
      at: 'count',
      wrongly: ({ times }, { factors, whole }) =>
        times === 1 && Math.floor(Number(factors) / 2) !== Number(whole)
          ? q(Math.ceil(Number(factors) / 2))
          : null,
      words: () =>
        'Half of the factors were taken, those below the square root; the factor next to the root can still fail.',
    },
    {
      misconception: 'whole_divisor_not_checked',
      at: 'count',
      wrongly: p => (p.times > 1 ? q(factorsOf(p.n).filter(r => divisorAt(p, r) > r).length) : null),
      words: ({ times }) =>
        `Factors were kept for which $d$ is a fraction; the other factor must leave $1$ on division by $${times}$.`,
    },
    {
      misconception: 'remainder_one_left_out',
      at: 'count',
      wrongly: p => q(candidates(p).filter(r => r > 1 && divisorAt(p, r) > r).length),
      words: ({ n }) => `$r = 1$ was passed over; it gives a large divisor of $${n} - 1$, which is allowed.`,
    },
    {
      misconception: 'relation_reversed',
      at: 'count',
      wrongly: ({ n, times }) =>
        times > 1 ? q(upTo(n).filter(d => n % d > 0 && n % d === times * Math.floor(n / d)).length) : null,
      words: ({ times }) => `Here the remainder was made $${times}$ times the quotient.`,
    },
    {
      misconception: 'counts_large_remainders',
      at: 'count',
      wrongly: p => q(candidates(p).filter(r => divisorAt(p, r) <= r).length),
      words: () => 'These are the factors for which the remainder is too large; they have to be left out.',
    },
    {
      misconception: 'prime_remainders_only',
      at: 'count',
      wrongly: p =>
        q(
          candidates(p).filter(r => divisorAt(p, r) > r && factorised(p.n).some(([prime]) => prime === r))
            .length,
        ),
      words: () => 'Only prime factors were tried as remainders; products of them, and 1, do as well.',
    },
    {
      misconception: 'multiple_of_divisor_only',
      at: 'count',
      wrongly: ({ n, times }) => q(factorsOf(n - 1).filter(r => (n - 1) / r > times * r).length),
      words: ({ n }) => `Factors of $${n} - 1$ were searched, as if the remainder were $1$ in every case.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `A fixed number, an unknown divisor, and a quotient that is ${tie(p)} the remainder. The divisors are to be counted.`,
  approach: () =>
    'In the division lemma the remainder can be taken out as a factor. So it divides the number, and each factor gives one candidate; the rule that a remainder is smaller than its divisor sorts them.',
  faster: (p, { count }) => {
    const last =
      candidates(p)
        .filter(r => divisorAt(p, r) > r)
        .at(-1) ?? 1;
    return `$r(${p.times === 1 ? '' : p.times}d + 1) = ${p.n}$ with $d > r$ forces $${p.times === 1 ? '' : p.times}r^2 < ${p.n}$: only factors up to $${last}$ are left, $${count}$ of them good.`;
  },
  check: p => {
    const r =
      candidates(p)
        .filter(x => divisorAt(p, x) > x)
        .at(-1) ?? 1;
    const d = divisorAt(p, r);
    return `The smallest divisor is $${d}$: $${p.n} = ${d} \\times ${Math.floor(p.n / d)} + ${p.n % d}$.`;
  },
  principle:
    'A relation between quotient and remainder turns the division lemma into a product; factors and the bound on the remainder do the rest.',
  verify: p => countUpTo(p.n, d => fits(p, d)),
});

const split = situation<Split>({
  type: 'NS.REM.1',
  situation: 'one-number-many-divisors',
  tries: 30,
  draw: draw => {
    const p = { n: 6 * draw.int(20, 300), times: draw.int(1, 3), frame: draw.int(0, 2) };
    const count = candidates(p).filter(r => divisorAt(p, r) > r).length;
    return count >= 3 && count <= 12 && factorised(p.n).every(([prime]) => prime <= 13) ? p : null;
  },
  forms: [divisorsOfTied],
});

/** NS.REM.1 Hard: rows of equal quotients; one number and all divisors that fit a relation. */
export const equalQuotients: readonly AnyTemplate[] = [...same, ...split];
