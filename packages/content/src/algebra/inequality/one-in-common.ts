import { path } from '../../path.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Windows {
  /** The quadratic is at most 0 from `low` to `high`. */
  low: number;
  high: number;
  /** |px − k| ≤ reach: at most two neighbours x fit one k. */
  p: number;
  reach: number;
  asked: 'one' | 'some';
  way: boolean;
}

const quadratic = ({ low, high }: Windows) => polynomialTex([1, -(low + high), low * high]);

const oneCommonInteger = form({
  form: 'parameters-with-one-common-integer',
  band: 'Hard',
  also: ['AL.MOD.1', 'AL.QUA.7'],
  seconds: 135,
  entry: true,
  stem: (s: Windows) => {
    const many = s.asked === 'one' ? 'exactly one integer' : 'at least one integer';
    return s.way
      ? `For how many integers $k$ is there ${many} $x$ with $${quadratic(s)} \\le 0$ and $|${s.p}x - k| \\le ${s.reach}$?`
      : `Consider the inequalities $|k - ${s.p}x| \\le ${s.reach}$ and $${quadratic(s)} \\le 0$. How many integers $k$ have the property that ${many} $x$ satisfies both?`;
  },
  path: path<Windows>()
    .step(
      'xs',
      ({ low, high }) => q(high - low + 1),
      'Solve the quadratic inequality and count its integers.',
      ({ low, high }, { xs }) =>
        `(x ${addedTex(-low)})(x ${addedTex(-high)}) \\le 0, \\quad ${low} \\le x \\le ${high}: \\quad ${xs} \\text{ values of } x`,
    )
    .step(
      'width',
      ({ reach }) => q(2 * reach + 1),
      'Turn the modulus round: for a fixed $x$ it says which $k$ fit. Count them.',
      ({ p, reach }, { width }) =>
        `${p}x - ${reach} \\le k \\le ${p}x + ${reach}: \\quad ${width} \\text{ values of } k \\text{ for each } x`,
    )
    .quiet('pairs', (_s, { xs }) => xs.sub(1))
    .step(
      'double',
      ({ p }, { width, pairs }) => width.sub(p).mul(pairs),
      'From one $x$ to the next these lists move on by the coefficient, so neighbours overlap. Count the $k$ that belong to two of them.',
      ({ p }, { width, pairs, double }) =>
        `${width} - ${p} = ${width.sub(p)} \\text{ for each of } ${pairs} \\text{ pairs}: \\quad ${double}`,
    )
    .quiet('taken', ({ asked }) => q(asked === 'one' ? 2 : 1))
    .step(
      'count',
      (_s, { xs, width, double, taken }) => xs.mul(width).sub(double.mul(taken)),
      ({ asked }) =>
        asked === 'one'
          ? 'All lists together count the shared $k$ twice. They must not count at all.'
          : 'All lists together count the shared $k$ twice. They must count once.',
      (_s, { xs, width, double, taken, count }) =>
        `${xs} \\times ${width} - ${taken.equals(1) ? '' : `${taken} \\times `}${double} = ${count}`,
    ),
  slips: [
    {
      misconception: 'shared_counted_once',
      at: 'taken',
      wrongly: ({ asked }) => q(asked === 'one' ? 1 : 2),
      words: ({ asked }, { double }) =>
        asked === 'one'
          ? `The $${double}$ values of $k$ with two integers were taken off once; they are in the total twice and have to go.`
          : `The $${double}$ values of $k$ with two integers were taken off altogether; they have an integer, too.`,
    },
    {
      misconception: 'overlaps_ignored',
      at: 'double',
      wrongly: () => q(0),
      words: (_s, { xs, width, count }) =>
        `$${xs} \\times ${width} = ${count}$ counts some values of $k$ for two integers $x$.`,
    },
    {
      misconception: 'ends_excluded',
      at: 'xs',
      wrongly: (_s, { xs }) => xs.sub(2),
      words: ({ low, high }) => `$x = ${low}$ and $x = ${high}$ were left out, although equality is allowed.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'xs',
      wrongly: (_s, { xs }) => xs.sub(1),
      words: ({ low, high }, { xs }) =>
        `From $${low}$ to $${high}$ only $${xs}$ integers were counted, which is the difference; there is one more.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'width',
      wrongly: ({ p, reach }) => (2 * reach > p ? q(2 * reach) : null),
      words: ({ reach }, { width }) =>
        `Only $${width}$ values of $k$ were counted for each $x$; $-${reach}$, $${reach}$ and what lies between make one more.`,
    },
    {
      misconception: 'one_overlap_for_each',
      at: 'pairs',
      wrongly: (_s, { xs }) => xs,
      words: (_s, { pairs }) =>
        `$${pairs}$ overlaps were counted, one for each $x$; between neighbours there is one less.`,
    },
    {
      misconception: 'overlap_one_too_small',
      at: 'double',
      wrongly: ({ p }, { width, pairs }) => (width.gt(p + 1) ? width.sub(p + 1).mul(pairs) : null),
      words: ({ p, reach }) =>
        `The overlap was taken as $2 \\times ${reach} - ${p}$; counted with both ends it has one value more.`,
    },
    {
      misconception: 'gives_the_shared_ones',
      gives: 'double',
      words: (_s, { double }) => `$${double}$ values of $k$ have two integers $x$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A parameter inside a modulus, bounded integers, and a condition on how many of them fit: count parameters, not solutions.',
  approach: () =>
    'Exchange the roles: each integer $x$ allows a list of values of $k$. Neighbouring lists overlap, so count the overlaps apart.',
  faster: ({ p, asked }, { xs, width, double, count }) =>
    asked === 'one'
      ? `$${xs}$ lists of $${width}$, moved on by $${p}$: the first and the last keep $${p}$ of their own, each of the $${xs.sub(2)}$ others $${width.sub(width.sub(p).mul(2))}$, in all $${count}$.`
      : `$${xs}$ lists of $${width}$ in a row, moved on by $${p}$ without a gap: $${width} + ${xs.sub(1)} \\times ${p} = ${count}$; the shared ones, $${double}$, are in it once.`,
  check: ({ low, p, reach }, { width }) => {
    const [first, second] = [p * low - reach, p * (low + 1) - reach];
    return `$x = ${low}$ allows $k = ${first}$ to $${p * low + reach}$, $x = ${low + 1}$ allows $k = ${second}$ to $${p * (low + 1) + reach}$: they share $${width.sub(p)}$ values, from $${second}$ to $${p * low + reach}$.`;
  },
  principle:
    'To count parameters, ask which parameters each solution allows, and treat those that are allowed twice apart.',
  verify: ({ low, high, p, reach, asked }) => {
    let count = 0;
    for (let k = p * low - reach - 5; k <= p * high + reach + 5; k += 1) {
      let fits = 0;
      for (let x = low - 9; x <= high + 9; x += 1)
        if (x * x - (low + high) * x + low * high <= 0 && Math.abs(p * x - k) <= reach) fits += 1;
      if (asked === 'one' ? fits === 1 : fits > 0) count += 1;
    }
    return q(count);
  },
});

/** AL.INQ.3 Hard: for how many parameters two inequalities have one integer in common. */
export const oneInCommon: readonly AnyTemplate[] = situation<Windows>({
  type: 'AL.INQ.3',
  situation: 'one-in-common',
  tries: 20,
  draw: draw => {
    const low = draw.int(-7, 3);
    const p = draw.int(3, 9);
    const s: Windows = {
      low,
      high: low + draw.int(4, 11),
      p,
      reach: draw.int(2, 8),
      asked: draw.pick(['one', 'one', 'some'] as const),
      way: draw.chance(0.5),
    };
    const width = 2 * s.reach + 1;
    return width > p && width < 2 * p && s.low * s.high !== 0 && s.low + s.high !== 0 ? s : null;
  },
  forms: [oneCommonInteger],
});
