import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chances {
  /** Balls of the known colour. */
  r: number;
  /** Two of that colour: less than 1/low. */
  low: number;
  /** Two different ones: at least s/t. */
  s: number;
  t: number;
  scene: 'bag' | 'sweets' | 'pairs' | 'seeds';
}

/** Whether two of the known colour are rare enough beside w others. */
const rare = ({ r, low }: Chances, w: number) => (r + w) * (r + w - 1) > low * r * (r - 1);
/** Whether two different ones are likely enough; `ways` is 2 for both orders. */
const mixed = ({ r, s, t }: Chances, w: number, ways = 2) => ways * r * w * t >= s * (r + w) * (r + w - 1);
const first = (p: Chances, fits: (w: number) => boolean) => {
  for (let w = 1; w < 60 * p.r; w += 1) if (fits(w)) return w;
  return 0;
};
const last = (p: Chances, fits: (w: number) => boolean) => {
  for (let w = 60 * p.r; w > 0; w -= 1) if (fits(w)) return w;
  return 0;
};

const bothChances = form({
  form: 'numbers-between-two-chances',
  revision: 2,
  band: 'Hard',
  also: ['AL.INQ.3', 'AL.QUA.6'],
  entry: true,
  likely: true,
  seconds: 115,
  stem: ({ r, low, s, t, scene }: Chances) =>
    scene === 'bag'
      ? `A bag holds $${r}$ red balls and some white ones. Two balls are drawn at random without replacement. The probability that both are red is less than $\\frac{1}{${low}}$, and the probability that their colours are different is at least $\\frac{${s}}{${t}}$. How many values can the number of white balls have?`
      : scene === 'sweets'
        ? `In a jar, $${r}$ sweets are mint and all the others are lemon. If two are taken at random together, the probability of one sweet of each kind is at least $\\frac{${s}}{${t}}$, and the probability of two mint sweets is less than $\\frac{1}{${low}}$. How many values can the number of lemon sweets take?`
        : scene === 'seeds'
          ? `Asha knows that $${r}$ bulbs in a box are tulips and the rest are lilies, but not how many lilies there are. She plants two bulbs without looking. One of each flower comes up with a probability of $\\frac{${s}}{${t}}$ or higher; for two tulips the probability is less than $\\frac{1}{${low}}$. For how many different numbers of lilies is this true?`
          : `Two members of a club are chosen by lot. The club has $${r}$ women, and it is known that the probability of choosing two women is smaller than $\\frac{1}{${low}}$, while a man and a woman are chosen with a probability of $\\frac{${s}}{${t}}$ or more. How many values can the number of men take?`,
  path: path<Chances>()
    .step(
      'least',
      p => q(first(p, w => rare(p, w))),
      'With $w$ of the other kind and $n$ in all, a probability is a ratio of products of neighbours. The first condition bounds $n$ from below: look near the root.',
      ({ r, low }, { least }) =>
        `n(n - 1) > ${low} \\times ${r} \\times ${r - 1} = ${low * r * (r - 1)} \\Rightarrow n \\ge ${least.add(r)}, \\quad w \\ge ${least}`,
    )
    .step(
      'most',
      p => q(last(p, w => mixed(p, w))),
      ({ r }) =>
        `Two different ones can be chosen in $${r}w$ ways. The second condition is a quadratic inequality for $w$; it holds between two values, of which the larger bounds $w$ from above.`,
      ({ r, s, t }, { most }) =>
        `\\frac{2 \\times ${r}w}{(w + ${r})(w + ${r - 1})} \\ge \\frac{${s}}{${t}} \\Rightarrow ${s === 1 ? '' : s}(w + ${r})(w + ${r - 1}) \\le ${2 * r * t}w \\Rightarrow w \\le ${most}`,
    )
    .step(
      'start',
      (p, { least }) => {
        const other = q(first(p, w => mixed(p, w)));
        return other.gt(least) ? other : least;
      },
      'Look whether the smaller of the two values is a sharper lower bound than the first condition.',
      (p, { least, start }) =>
        `w \\ge ${first(p, w => mixed(p, w))} \\text{ and } w \\ge ${least}: \\quad w \\ge ${start}`,
    )
    .step(
      'count',
      (_p, { start, most }) => most.sub(start).add(1),
      'Count the integers from the one bound to the other.',
      (_p, { start, most, count }) => `${most} - ${start} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_condition_only',
      at: 'start',
      wrongly: (p, { start }) => {
        const other = q(first(p, w => mixed(p, w)));
        return other.equals(start) ? null : other;
      },
      words: ({ low }, { start, most, count }) =>
        `From $${start}$ to $${most}$ there are $${count}$ numbers; for the small ones two of the known kind come with a probability of $\\frac{1}{${low}}$ or more.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { start, most }) => most.sub(start),
      words: (_p, { start, most, count }) =>
        `$${most} - ${start} = ${count}$ leaves one end out; both numbers satisfy the conditions.`,
    },
    {
      misconception: 'one_order_only',
      at: 'most',
      wrongly: (p, { start }) => {
        const to = last(p, w => mixed(p, w, 1));
        return to > start.valueOf() ? q(to) : null;
      },
      words: ({ r }, { most }) =>
        `$w \\le ${most}$ comes from $${r}w$ over $n(n - 1)$; the two can come in either order, so it is twice that.`,
    },
    {
      misconception: 'drawn_with_replacement',
      at: 'count',
      wrongly: ({ r, low, s, t, ...p }) => {
        const all = { r, low, s, t, ...p };
        const from = first(all, w => (r + w) ** 2 > low * r * r);
        const to = last(all, w => 2 * r * w * t >= s * (r + w) ** 2);
        return to >= from ? q(to - from + 1) : null;
      },
      words: (_p, { count }) =>
        `$${count}$ comes from $n^2$ in place of $n(n - 1)$: that would be drawing with replacement.`,
    },
    {
      misconception: 'orders_counted_twice',
      at: 'most',
      wrongly: p => q(last(p, w => mixed(p, w, 4))),
      words: ({ r }, { most }) =>
        `$w \\le ${most}$ sets $2 \\times ${r}w$ against $\\frac{n(n - 1)}{2}$ pairs; where order does not count below, it does not count above either.`,
    },
    {
      misconception: 'lower_bounds_ignored',
      at: 'start',
      wrongly: () => q(1),
      words: ({ low }, { most }) =>
        `All numbers up to $${most}$ were counted, but with few of the other kind two of the known one come with a probability of $\\frac{1}{${low}}$ or more.`,
    },
    {
      misconception: 'other_kind_bounded',
      at: 'count',
      wrongly: p => {
        const fits = (w: number) => w * (w - 1) * p.low < (p.r + w) * (p.r + w - 1) && mixed(p, w);
        return q(Array.from({ length: 60 * p.r }, (_, i) => i + 1).filter(fits).length);
      },
      words: (_p, { count }) =>
        `$${count}$ puts the first bound on two of the other kind; it is given for the known one.`,
    },
    {
      misconception: 'bound_itself_let_in',
      at: 'start',
      wrongly: (_p, { start }) => start.sub(1),
      words: (p, { start }) =>
        `$w = ${start}$ breaks the first condition: $n(n - 1) = ${(p.r + Number(start)) * (p.r + Number(start) - 1)}$ is not above $${p.low * p.r * (p.r - 1)}$.`,
    },
    {
      misconception: 'total_for_the_unknown_number',
      at: 'most',
      wrongly: ({ r }, { most }) => most.sub(r),
      words: ({ r }, { most }) =>
        `$${r}$ were taken off once more at the upper end, leaving $w \\le ${most}$.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { start, most }) => most.sub(start).sub(1),
      words: (_p, { start, most, count }) =>
        `$${count}$ leaves out both $${start}$ and $${most}$, which are possible.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two drawn without replacement, an unknown number, and two probabilities with bounds: integers that satisfy both.',
  approach: () =>
    'Write both probabilities with the unknown number. The first bounds the total from below, by a product of neighbours; the second is a quadratic inequality that holds between two numbers.',
  faster: ({ r, low, s, t }, { start, most }) =>
    `$n(n - 1) > ${low * r * (r - 1)}$ starts at $w = ${start}$; then test $${numberTex(q(2 * r * t, s))}w \\ge (w + ${r})(w + ${r - 1})$ upwards, where the right side wins in the end: it holds up to $${most}$.`,
  check: ({ r, s, t }, { most }) => {
    const side = (w: number) => `${2 * r * t * w}$ against $${s * (r + w) * (r + w - 1)}`;
    return `Second condition at $w = ${most}$: $${side(Number(most))}$; at $${most.add(1)}$: $${side(Number(most) + 1)}$, too much.`;
  },
  principle:
    'Bounds of probabilities without replacement become inequalities for products of neighbours: one bounds the number from below, a mixed draw from both sides.',
  verify: ({ r, low, s, t }) => {
    let count = 0;
    for (let w = 1; w <= 3000; w += 1) {
      const all = (r + w) * (r + w - 1);
      if (q(r * (r - 1), all).compare(q(1, low)) < 0 && q(2 * r * w, all).compare(q(s, t)) >= 0) count += 1;
    }
    return q(count);
  },
});

/** MM.PRB.3 Hard: an unknown number between the bounds of two probabilities. */
export const betweenTwoChances: readonly AnyTemplate[] = situation<Chances>({
  type: 'MM.PRB.3',
  situation: 'two-chances',
  tries: 60,
  draw: draw => {
    const [s, t] = draw.pick([
      [1, 3],
      [2, 5],
      [3, 8],
      [3, 7],
      [4, 9],
      [1, 4],
      [3, 10],
    ] as const);
    const p: Chances = {
      r: draw.int(4, 12),
      low: draw.int(2, 9),
      s,
      t,
      scene: draw.pick(['bag', 'sweets', 'pairs', 'seeds'] as const),
    };
    const [from, to] = [first(p, w => rare(p, w)), last(p, w => mixed(p, w))];
    return to - from >= 3 && from >= first(p, w => mixed(p, w)) && to - from <= 45 ? p : null;
  },
  forms: [bothChances],
});
