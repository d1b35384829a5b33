import type Fraction from 'fraction.js';
import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Ahead {
  /** n equal things among three receivers, each of whom gets `least` or more. */
  n: number;
  least: number;
  things: string;
  who: string;
  frame: number;
}

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const leftOf = ({ n, least }: Ahead) => n - 3 * least;
/** Shares x, x and a smaller one with the sum `left`: the values of x. */
const sharedLeads = (left: number) =>
  Array.from({ length: left + 1 }, (_, x) => x).filter(x => left - 2 * x >= 0 && left - 2 * x < x);

const ahead = form({
  form: 'first-gets-more-than-each-other',
  revision: 3,
  band: 'Hard',
  entry: true,
  apart: true,
  seconds: 120,
  also: ['MM.DST.1', 'AL.INQ.3'],
  stem: ({ n, least, things, who, frame }: Ahead) =>
    frame === 0
      ? `In how many ways can ${n} identical ${things} be shared among three ${who} so that each gets at least ${least} and the first gets more than each of the other two?`
      : frame === 1
        ? `Find the number of solutions of $a + b + c = ${n}$ in integers, each at least $${least}$, with $a > b$ and $a > c$.`
        : `Three ${who} A, B and C divide ${n} identical ${things} so that each of them gets at least ${least}. In how many ways can this be done, if A gets more than B and more than C?`,
  path: path<Ahead>()
    .step(
      'left',
      p => q(leftOf(p)),
      'Hand out the least shares; who has most is decided by the rest.',
      ({ n, least }, { left }) => `${n} - 3 \\times ${least} = ${left}`,
    )
    .step(
      'all',
      (_p, { left }) => q(choices(Number(left) + 2, 2)),
      'Count all ways to share the rest, with two bars.',
      (_p, { left, all }) => `\\binom{${left.add(2)}}{2} = ${all}`,
    )
    .step(
      'two',
      (_p, { left }) => q(3 * sharedLeads(Number(left)).length),
      'Count the divisions in which exactly two share the lead: both get $x$ of the rest and the third gets less. The third can be any of the three.',
      (_p, { left, two }) => {
        const list = sharedLeads(Number(left));
        return `${left} - 2x < x \\le \\tfrac{${left}}{2}: \\quad x = ${list.join(', ')}, \\quad 3 \\times ${list.length} = ${two}`;
      },
    )
    .step(
      'three',
      (_p, { left }) => q(Number(left) % 3 === 0 ? 1 : 0),
      'All three can be equal only if 3 divides the rest.',
      (_p, { left, three }) =>
        three.equals(1) ? `3 \\times ${left.div(3)} = ${left}: \\quad 1` : `3 \\nmid ${left}: \\quad 0`,
    )
    .step(
      'count',
      (_p, { all, two, three }) => all.sub(two).sub(three).div(3),
      'In all other divisions one alone is ahead, and by symmetry each of the three equally often.',
      (_p, { all, two, three, count }) => `\\frac{${all} - ${two} - ${three}}{3} = ${count}`,
    ),
  slips: [
    {
      misconception: 'ties_for_the_lead_forgotten',
      at: 'count',
      wrongly: (_p, { all }) => (Number(all) % 3 === 0 ? all.div(3) : null),
      words: (_p, { all, count }) =>
        `A third of all $${all}$ divisions, $${count}$, leaves no room for those in which two or three share the lead.`,
    },
    {
      misconception: 'first_not_behind',
      at: 'count',
      wrongly: (_p, { two, three, count }) => count.add(two.div(3).mul(2)).add(three),
      words: (_p, { count }) =>
        `$${count}$ lets the first share the lead with another; the first is to have more than each.`,
    },
    {
      misconception: 'third_of_the_pair_fixed',
      at: 'two',
      wrongly: (_p, { two }) => two.div(3),
      words: (_p, { two }) =>
        `Only $${two}$ divisions with two in the lead were taken off; any of the three can be the one behind.`,
    },
    {
      misconception: 'ahead_of_one_only',
      at: 'count',
      wrongly: (_p, { left, all }) => {
        const ties = Math.floor(Number(left) / 2) + 1;
        return all.sub(ties).div(2);
      },
      words: (_p, { count }) =>
        `$${count}$ counts divisions in which the first has more than the second; the third may still have most.`,
    },
    {
      misconception: 'all_equal_pairs_taken_off',
      at: 'two',
      wrongly: (_p, { left, three }) => q(3 * (Math.floor(Number(left) / 2) + 1)).sub(three.mul(3)),
      words: (_p, { two }) =>
        `$${two}$ divisions with two equal shares were taken off, also those in which the third has more than these two.`,
    },
    {
      misconception: 'least_shares_ignored',
      at: 'left',
      wrongly: ({ n }) => q(n),
      words: ({ n }) => `All ${n} were shared freely; the least shares have to be handed out first.`,
    },
    {
      misconception: 'rest_without_zero',
      at: 'left',
      wrongly: (_p, { left }) => (left.valueOf() > 5 ? left.sub(3) : null),
      words: ({ least }, { left }) =>
        `Everybody was given ${least + 1} first, so that only $${left}$ were left to share; a share may be exactly ${least}.`,
    },
    {
      misconception: 'order_of_the_others_ignored',
      at: 'count',
      wrongly: (_p, { left, count }) => {
        const equal = Array.from({ length: Number(left) + 1 }, (_, b) => b).filter(
          b => Number(left) - 2 * b > b,
        ).length;
        return count.add(equal).div(2);
      },
      words: (_p, { count }) =>
        `$${count}$ does not tell the second from the third; exchanging their shares gives another division.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Equal things, least shares, and the first ahead of both others: symmetry helps, but ties for the lead are in the way.',
  approach: () =>
    'Whoever is alone in the lead can be any of the three, equally often. So count all divisions, take off those with a shared lead (by two or by three), and divide by three.',
  faster: (_p, { left, count }) => {
    const n = Number(left);
    const least = Math.ceil((n + 2) / 3);
    return `By the first share $a$ of the rest $${n}$: the others make $${n} - a$ with both below $a$. From $a = ${least}$ up to $${n}$ these are ${Array.from(
      { length: Math.min(3, n - least + 1) },
      (_, i) => {
        const a = least + i;
        return Math.max(0, Math.min(a - 1, n - a) - Math.max(0, n - a - (a - 1)) + 1);
      },
    ).join(', ')}, … ways, in all $${count}$.`;
  },
  check: (_p, { all, two, three, count }) =>
    `$3 \\times ${count}$ with one alone in the lead, $${two}$ with two and $${three}$ with three make $${all}$.`,
  principle:
    'Alike places lead equally often: take off the divisions with a shared lead, then divide by the number of places.',
  verify: ({ n, least }) => {
    let found = 0;
    for (let a = least; a <= n; a += 1)
      for (let b = least; a + b <= n - least; b += 1) if (a > b && a > n - a - b) found += 1;
    return q(found);
  },
});

/** MM.DST.2 Hard: equal things, and one who gets more than each of the others. */
export const firstAheadOfAll: readonly AnyTemplate[] = situation<Ahead>({
  type: 'MM.DST.2',
  situation: 'first-ahead-of-all',
  tries: 20,
  draw: draw => {
    const least = draw.int(1, 4);
    const [things, who] = draw.pick([
      ['laddus', 'children'],
      ['coins', 'pilgrims'],
      ['seed bags', 'farmers'],
      ['free tickets', 'schools'],
      ['notebooks', 'classes'],
    ] as const);
    return { n: 3 * least + draw.int(7, 21), least, things, who, frame: draw.int(0, 2) };
  },
  forms: [ahead],
});
