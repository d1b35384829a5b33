import { path } from '../../path.ts';
import { counted, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { listTex } from './common-terms.ts';

interface Near {
  /** First terms and steps of the two lists; the steps have no common factor. */
  a: number;
  d: number;
  b: number;
  e: number;
  limit: number;
  /** Terms may differ by this much at most. */
  w: number;
  scene: 'numbers' | 'road' | 'clock';
}

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
/** Terms of the first list up to the limit. */
const terms = ({ a, d, limit }: Near) => Math.floor((limit - a) / d) + 1;
/** Whether a number is within `w` of a term of the second list, which goes on for ever. */
const isNear = ({ b, e }: Near, x: number, w: number) => {
  const over = (((x - b) % e) + e) % e;
  return over <= w || e - over <= w;
};
/** The last `count` terms of the first list up to the limit. */
const lastTerms = (p: Near, count: number) =>
  Array.from({ length: count }, (_, i) => p.a + p.d * (terms(p) - count + i));
const hits = (p: Near, list: readonly number[], w = p.w) => q(list.filter(x => isNear(p, x, w)).length);

const nearTerms = form({
  form: 'terms-near-the-other-list',
  revision: 2,
  band: 'Hard',
  also: ['AL.DIO.1', 'NS.REM.1'],
  seconds: 115,
  entry: true,
  likely: true,
  stem: (p: Near) =>
    p.scene === 'numbers'
      ? `How many numbers up to $${p.limit}$ in the list ${listTex(p.a, p.d)} differ by at most $${p.w}$ from some number in the list ${listTex(p.b, p.e)}?`
      : p.scene === 'road'
        ? `Trees stand at ${listTex(p.a, p.d)} metres along a long road, and lamps at ${listTex(p.b, p.e)} metres. How many of the trees in the first $${p.limit}$ metres (end included) have a lamp at most $${p.w}$ m away?`
        : `Buses leave a stop at minutes ${listTex(p.a, p.d)} of the day and trams at minutes ${listTex(p.b, p.e)}. Up to minute $${p.limit}$ (included), how many buses leave at most ${counted(p.w, 'minute')} before or after a tram?`,
  path: path<Near>()
    .step(
      'terms',
      p => q(terms(p)),
      'Count the terms of the first list up to the bound.',
      ({ a, d, limit }, { terms: n }) => `${a} + (n - 1) \\times ${d} \\le ${limit}: \\quad n = ${n}`,
    )
    .step(
      'each',
      ({ w }) => q(2 * w + 1),
      ({ d, e }) =>
        `The steps $${d}$ and $${e}$ have no common factor, so any $${e}$ terms in a row leave all the remainders $0$ to $${e - 1}$ on division by $${e}$, each once. Count the remainders that are close enough to that of the second list.`,
      ({ b, e, w }, { each }) =>
        `\\{${Array.from({ length: 2 * w + 1 }, (_, i) => (b - w + i + e) % e).join(', ')}\\}: \\quad ${each} \\text{ of } ${e}`,
    )
    .quiet('blocks', ({ e }, { terms: n }) => n.div(e).floor())
    .step(
      'rest',
      (p, { terms: n, blocks }) => hits(p, lastTerms(p, n.sub(blocks.mul(p.e)).valueOf())),
      ({ e }) =>
        `Take out whole blocks of $${e}$ terms, from the beginning, and look at the few terms that are left at the end.`,
      (p, { terms: n, blocks, rest }) =>
        `${n} = ${blocks} \\times ${p.e} + ${n.sub(blocks.mul(p.e))}: \\quad ${lastTerms(
          p,
          n.sub(blocks.mul(p.e)).valueOf(),
        ).join(', ')}, \\quad \\text{close: } ${rest}`,
    )
    .step(
      'count',
      (_p, { each, blocks, rest }) => each.mul(blocks).add(rest),
      'Add the terms of the blocks and those of the rest.',
      (_p, { each, blocks, rest, count }) => `${each} \\times ${blocks} + ${rest} = ${count}`,
    ),
  slips: [
    {
      misconception: 'equal_terms_left_out',
      at: 'count',
      wrongly: (p, { each, blocks, terms: n }) => {
        const end = lastTerms(p, n.sub(blocks.mul(p.e)).valueOf());
        return each
          .sub(1)
          .mul(blocks)
          .add(hits(p, end))
          .sub(hits(p, end, 0));
      },
      words: ({ w }, { count }) =>
        `$${count}$ leaves out the numbers that stand in both lists; they differ by zero, which is at most $${w}$.`,
    },
    {
      misconception: 'one_side_only',
      at: 'count',
      wrongly: p => q(lastTerms(p, terms(p)).filter(x => (((x - p.b) % p.e) + p.e) % p.e <= p.w).length),
      words: (_p, { count }) =>
        `$${count}$ counts only the terms equal to a number of the second list or above it; those just below it are close too.`,
    },
    {
      misconception: 'rest_ignored',
      at: 'rest',
      wrongly: (_p, { rest }) => (rest.equals(0) ? null : q(0)),
      words: ({ e }, { count }) =>
        `$${count}$ stops after the whole blocks of $${e}$ terms; some of the last terms fit as well.`,
    },
    {
      misconception: 'counts_in_the_other_list',
      at: 'count',
      wrongly: p => {
        let count = 0;
        for (let y = p.b; y <= p.limit; y += p.e) {
          const over = (((y - p.a) % p.d) + p.d) % p.d;
          if (over <= p.w || p.d - over <= p.w) count += 1;
        }
        return q(count);
      },
      words: ({ e }, { count }) =>
        `$${count}$ counts the terms of the list with steps of $${e}$ that are close to a term of the other list.`,
    },
    {
      misconception: 'strictly_less',
      at: 'count',
      wrongly: p => hits(p, lastTerms(p, terms(p)), p.w - 1),
      words: ({ w }, { count }) =>
        `$${count}$ allows differences below $${w}$ only; a difference of exactly $${w}$ is allowed too.`,
    },
    {
      misconception: 'rest_counted_whole',
      at: 'rest',
      wrongly: ({ e }, { terms: n, blocks }) => n.sub(blocks.mul(e)),
      words: (_p, { rest }) => `All $${rest}$ terms after the last whole block were taken as close.`,
    },
    {
      misconception: 'one_block_too_many',
      at: 'count',
      wrongly: (_p, { each, blocks }) => each.mul(blocks.add(1)),
      words: ({ e }, { each, count }) =>
        `$${count}$ rounds the number of blocks up; the last $${e}$ terms are not complete and hold fewer than $${each}$.`,
    },
    {
      misconception: 'one_difference_too_many',
      at: 'each',
      wrongly: ({ w }) => q(2 * w + 2),
      words: (_p, { each }) =>
        `With $${each}$ remainders one is too far away: count on both sides and the middle only once.`,
    },
    {
      misconception: 'both_sides_with_the_middle_twice',
      at: 'count',
      wrongly: p => hits(p, lastTerms(p, terms(p)), p.w + 1),
      words: ({ w }, { count }) => `$${count}$ lets differences of $${w + 1}$ in.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => value.valueOf() > 0 && value.valueOf() < terms(p),
  snapRead: () =>
    'Two lists with steps that share no factor; terms of the first that are equal to one of the second or close to one are counted.',
  approach: () =>
    'Closeness to the second list depends on the remainder by its step. With steps that share no factor the remainders of the first list run through all values in turn, so whole blocks can be counted at once.',
  faster: (p, { terms: n, each, blocks }) =>
    `$${each}$ of every $${p.e}$ terms are close; $${n}$ terms are $${blocks}$ blocks and the last $${n.sub(blocks.mul(p.e))}$, to be looked at one by one.`,
  check: (p, { count }) => {
    const far = lastTerms(p, terms(p)).filter(x => !isNear(p, x, p.w));
    return `The terms that are not close, $${far.slice(0, 3).join(', ')}, \\dots, ${far.at(-1)}$, are $${far.length}$ in number, and $${far.length} + ${count} = ${terms(p)}$.`;
  },
  principle:
    'When two steps share no factor, the terms of one list run through all remainders by the other step, each once in a block.',
  verify: p => {
    let count = 0;
    for (let x = p.a; x <= p.limit; x += p.d)
      for (let y = p.b; y <= p.limit + p.w; y += p.e)
        if (Math.abs(x - y) <= p.w) {
          count += 1;
          break;
        }
    return q(count);
  },
});

/** AL.SEQ.4 Hard: terms of one list that are close to a term of another. */
export const nearTheOtherList: readonly AnyTemplate[] = situation<Near>({
  type: 'AL.SEQ.4',
  situation: 'near-the-other-list',
  tries: 30,
  draw: draw => {
    const [d, e] = draw.some([5, 6, 7, 8, 9, 10, 11, 13, 14], 2) as [number, number];
    const w = e >= 11 ? draw.int(2, 3) : draw.int(1, 2);
    const b = draw.int(3, 12);
    const p: Near = {
      a: draw.int(3, 16),
      d,
      b,
      e,
      w,
      limit: draw.step(180, 600, 10),
      scene: draw.pick(['numbers', 'road', 'clock'] as const),
    };
    const left = terms(p) % e;
    const fits = gcd(d, e) === 1 && d % e !== 1 && d % e !== e - 1 && 2 * w + 1 <= e - 3 && p.a !== b;
    // No term may stand before the second list begins, and the limit is no term.
    return fits &&
      p.a >= b - w &&
      left >= 2 &&
      left <= 6 &&
      !hits(p, lastTerms(p, left)).equals(0) &&
      terms(p) > 2 * e &&
      (p.limit - p.a) % d > 0
      ? p
      : null;
  },
  forms: [nearTerms],
});
