import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rates {
  /** Bounds of the compound rate, whole per cents. */
  from: number;
  to: number;
  /** Whether equal interest counts, too. */
  equal: boolean;
  frame: number;
}

/** For each surplus k of the simple rate, the last compound rate that does not do: s² must pass `times`·k. */
function lastThatFail({ from, to }: Rates, times: number, equal: boolean): Fraction[] {
  const list: Fraction[] = [];
  for (let k = 1; ; k += 1) {
    const root = Math.sqrt(times * k);
    const last = Math.max(from - 1, equal ? Math.ceil(root - 1e-9) - 1 : Math.floor(root + 1e-9));
    if (last >= to) return list;
    list.push(q(last));
  }
}

const sign = ({ equal }: Rates) => (equal ? '\\ge' : '>');

const pairsOfRates = form({
  form: 'pairs-with-the-lower-rate-ahead',
  revision: 4,
  band: 'Hard',
  entry: true,
  seconds: 120,
  also: ['AL.INQ.3', 'AL.DIO.5'],
  stem: ({ from, to, equal, frame }: Rates) => {
    const less = equal ? 'at least as much interest as' : 'more interest than';
    return frame === 0
      ? `A bank pays $r\\%$ a year simple interest, or $s\\%$ a year compounded yearly, where $r$ and $s$ are integers with $r > s$ and $${from} \\le s \\le ${to}$. For how many pairs $(r, s)$ does a two-year deposit at the compound rate earn ${less} one at the simple rate?`
      : frame === 1
        ? `Two lenders compare their two-year loans of equal size. Asha lends at $s\\%$ per annum, compounded yearly; Bela lends at $r\\%$ per annum simple interest. Here $r$ and $s$ are integers with $r > s$ and $${from} \\le s \\le ${to}$. For how many pairs $(r, s)$ does Asha nevertheless earn ${less} Bela?`
        : `The same sum is lent for 2 years at $s\\%$ a year, compounded yearly, and at $r\\%$ a year simple interest. Let $s$ be an integer from $${from}$ to $${to}$ and $r$ a larger integer. How many choices of the two rates let the compound loan earn ${less} the simple one?`;
  },
  path: path<Rates>()
    .step(
      'times',
      () => q(200),
      'Compare the interest on ₹100, with the simple rate written as $s + k$. What compounding adds must outweigh the surplus $k$ of both years.',
      (p, { times }) =>
        `2s + \\frac{s^2}{100} ${sign(p)} 2(s + k) \\;\\Rightarrow\\; s^2 ${sign(p)} ${times}k`,
    )
    .step(
      'lasts',
      (p, { times }): readonly Fraction[] => lastThatFail(p, Number(times), p.equal),
      ({ to }) =>
        `For each surplus $k = 1, 2, \\dots$ find the last compound rate that is too small or not allowed. Stop where $s = ${to}$ is too small.`,
      (p, { times, lasts }) =>
        lasts
          .map((last, i) => `k = ${i + 1}: s^2 ${sign(p)} ${times.mul(i + 1)}, \\; s \\ge ${last.add(1)}`)
          .join('; \\quad '),
    )
    .step(
      'count',
      ({ to }, { lasts }) => lasts.reduce((sum, last) => sum.add(to).sub(last), q(0)),
      'Count the rates that remain for every surplus, and add.',
      ({ to }, { lasts, count }) => `${lasts.map(last => q(to).sub(last)).join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_surplus_only',
      at: 'lasts',
      wrongly: (_p, { lasts }) => (lasts.length > 1 ? lasts.slice(0, 1) : null),
      words: ({ to }, { count }) =>
        `These are the $${count}$ pairs with $r = s + 1$; up to $s = ${to}$ a larger surplus of $r$ can be outweighed too.`,
    },
    {
      misconception: 'surplus_of_one_year',
      at: 'times',
      wrongly: () => q(100),
      words: () =>
        'The condition became $s^2 > 100k$: the simple loan has the better rate in both years, so its surplus is $2k$.',
    },
    {
      misconception: 'boundary_case',
      at: 'lasts',
      wrongly: (p, { times }) => lastThatFail(p, Number(times), !p.equal),
      words: ({ equal }) =>
        equal
          ? 'Rates with $s^2 = 200k$ were left out, though equal interest is allowed.'
          : 'Rates with $s^2 = 200k$ were counted, but there both loans earn the same.',
    },
    {
      misconception: 'last_row_left_out',
      at: 'lasts',
      wrongly: (_p, { lasts }) => (lasts.length > 2 ? lasts.slice(0, -1) : null),
      words: ({ to }, { lasts }) =>
        `The list stops at $k = ${lasts.length}$; for $s = ${to}$ one more surplus is outweighed.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: ({ to }, { lasts }) => lasts.reduce((sum, last) => sum.add(to).sub(last).sub(1), q(0)),
      words: (_p, { lasts }) =>
        `In each of the ${lasts.length} rows the difference of the two ends was taken, which is one short of the number of rates.`,
    },
    {
      misconception: 'failing_rate_counted',
      at: 'count',
      wrongly: ({ to }, { lasts }) => lasts.reduce((sum, last) => sum.add(to).sub(last).add(1), q(0)),
      words: (_p, { lasts }) =>
        `In each of the ${lasts.length} rows a rate that is too small was counted as well.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'lasts',
      wrongly: (p, { times }) =>
        p.from === 1 ? null : lastThatFail({ ...p, from: 1 }, Number(times), p.equal),
      words: ({ from }) => `Compound rates below $${from}\\%$ were counted, which are not on offer.`,
    },
    {
      misconception: 'half_of_the_square',
      at: 'times',
      wrongly: () => q(400),
      words: () =>
        'Only half of $\\frac{s^2}{100}$ was compared with $2k$; the interest on the interest is $\\frac{s^2}{100}$ in full.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A lower rate that is compounded against a higher simple one, both whole: an inequality with the square of one rate, to be counted.',
  approach: () =>
    'The surplus of the simple rate, not the rate itself, is the thing to fix: for each surplus compounding wins from a certain rate on. Count from there, surplus by surplus.',
  faster: (p, { times, lasts }) =>
    `$s$ has to pass $\\sqrt{${times}k}$ for $k = r - s$: the last that fail are $${lasts.join(', ')}$, and $${lasts.length} \\times ${p.to} - ${lasts.reduce((a, b) => a.add(b), q(0))}$ pairs remain.`,
  check: (p, { lasts }) => {
    const [k, s] = [lasts.length, p.to];
    const gain = (surplus: number) =>
      `$${2 * s} + ${q(s * s, 100)} = ${q(2 * s).add(q(s * s, 100))}$ against $2 \\times ${s + surplus} = ${2 * (s + surplus)}$`;
    return `At $s = ${s}$ on ₹100 a surplus of $${k}$ gives ${gain(k)}, one of $${k + 1}$ gives ${gain(k + 1)}.`;
  },
  principle:
    'Over two years compounding adds the square of the rate over a hundred; compare that with twice the difference of the rates.',
  verify: ({ from, to, equal }) => {
    let pairs = 0;
    for (let s = from; s <= to; s += 1)
      for (let r = s + 1; r <= 200; r += 1) {
        const compound = (100 + s) * (100 + s) - 10_000;
        const simple = 200 * r;
        if (compound > simple || (equal && compound === simple)) pairs += 1;
      }
    return q(pairs);
  },
});

/** AR.INT.3 Hard: whole rates at which the lower one, compounded, beats the higher simple one. */
export const lowerRateCompounded: readonly AnyTemplate[] = situation<Rates>({
  type: 'AR.INT.3',
  situation: 'lower-rate-compounded',
  tries: 20,
  draw: draw => {
    const p = {
      from: draw.pick([1, 5, 8, 10, 12, 15, 16, 18, 20]),
      to: draw.int(21, 37),
      equal: draw.chance(0.4),
      frame: draw.int(0, 2),
    };
    const rows = lastThatFail(p, 200, p.equal).length;
    return rows >= 2 && rows <= 6 && p.to - p.from >= 6 ? p : null;
  },
  forms: [pairsOfRates],
});
