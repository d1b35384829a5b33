import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Moved {
  /** Averages of the two groups, and by how much each rises when one member of the first joins the second. */
  a: number;
  b: number;
  u: number;
  v: number;
  /** Members that each group has at most. */
  most: number;
  frame: number;
}

const whole = (value: Fraction) => value.d === 1n;
/**
 * Numbers k of members who stay in the first group, of those from `least` to `longest`, for which the second group then
 * has from `fewest` to `largest` members: u·k + v·l is the gap between the averages.
 */
function staying({ a, b, u, v }: Moved, bounds: readonly Fraction[]): readonly Fraction[] {
  const [least = 0, longest = 0, fewest = 0, largest = 0] = bounds.map(Number);
  const list: Fraction[] = [];
  for (let k = least; k <= longest; k += 1) {
    const l = (a - b - u * k) / v;
    if (Number.isInteger(l) && l >= fewest && l <= largest) list.push(q(k));
  }
  return list;
}
const boundsOf = ({ most }: Moved): readonly Fraction[] => [q(1), q(most - 1), q(2), q(most + 1)];
const secondOf = ({ a, b, u, v }: Moved, k: Fraction) =>
  q(a - b)
    .sub(k.mul(u))
    .div(v);

const scores = form({
  form: 'possible-scores-of-the-mover',
  revision: 3,
  band: 'Hard',
  seconds: 130,
  also: ['AL.DIO.1', 'AR.AVG.1'],
  entry: true,
  stem: ({ a, b, u, v, most, frame }: Moved) =>
    frame === 0
      ? `At first, two teams have at most ${most} players each. The players of team P have ${a} points on average, those of team Q ${b}. When one player goes from P to Q, the average of P rises by ${u} and that of Q by ${v}. How many values are possible for the points of this player?`
      : frame === 1
        ? `Each of two beds has at most ${most} plants at first. The average heights are ${a} cm in the first bed and ${b} cm in the second. Moving one plant from the first bed to the second raises these averages by ${u} cm and ${v} cm respectively. How many heights are possible for this plant?`
        : `The books on the upper shelf have ${a} pages on average, those on the lower shelf ${b}; at first neither shelf holds more than ${most} books. Then one book is moved from the upper shelf to the lower, and the averages rise by ${u} and ${v} pages respectively. How many different numbers of pages can this book have?`,
  path: path<Moved>()
    .step(
      'apart',
      ({ a, b }) => q(a - b),
      'The one who moves lies below the first average and above the second: below by the rise times those who stay, above by the rise times the new number in the second group. With $k$ and $l$ for these numbers, the two distances make up the gap.',
      ({ a, b, u, v }, { apart }) => `${u === 1 ? '' : u}k + ${v === 1 ? '' : v}l = ${a} - ${b} = ${apart}`,
    )
    .quiet('bounds', p => boundsOf(p))
    .step(
      'staying',
      (p, { bounds }): readonly Fraction[] => staying(p, bounds),
      'At least one stays in the first group, and the second had at least one before. List the whole solutions within the limits.',
      (p, { bounds: [least, longest, fewest, largest], staying: ks }) =>
        `${least} \\le k \\le ${longest}, \\; ${fewest} \\le l \\le ${largest}: \\quad (k, l) = ${ks.map(k => `(${k}, ${secondOf(p, k)})`).join(', ')}`,
    )
    .step(
      'count',
      (_p, { staying: ks }) => q(ks.length),
      'Each pair puts the one who moves at another place below the first average. Count them.',
      ({ a, u }, { staying: ks, count }) =>
        `${a} - ${u === 1 ? '' : u}k = ${ks.map(k => q(a).sub(k.mul(u))).join(', ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'leaver_still_counted',
      at: 'bounds',
      wrongly: ({ most }) => [q(2), q(most), q(2), q(most + 1)],
      words: ({ most }, { count }) =>
        `$k$ was taken from $2$ to $${most}$, the old number in the first group, which gives ${count}; only those who stay share the rise.`,
    },
    {
      misconception: 'newcomer_not_counted',
      at: 'bounds',
      wrongly: ({ most }) => [q(1), q(most - 1), q(1), q(most)],
      words: ({ most }, { count }) =>
        `$l$ was taken from $1$ to $${most}$, the old number in the second group, which gives ${count}; the newcomer takes part in its new average.`,
    },
    {
      misconception: 'limits_ignored',
      at: 'bounds',
      wrongly: () => [q(1), q(400), q(2), q(400)],
      words: ({ most }, { count }) =>
        `All $${count}$ solutions with positive numbers were counted; in some a group has more than $${most}$ members.`,
    },
    {
      misconception: 'one_limit_ignored',
      at: 'bounds',
      wrongly: ({ most }) => [q(1), q(most - 1), q(2), q(400)],
      words: ({ most }, { count }) =>
        `Only the first group was kept to $${most}$ members, which leaves ${count} cases; the second has a limit too.`,
    },
    {
      misconception: 'other_limit_ignored',
      at: 'bounds',
      wrongly: ({ most }) => [q(1), q(400), q(2), q(most + 1)],
      words: ({ most }, { count }) =>
        `Only the second group was kept to $${most}$ members, which leaves ${count} cases; the first has a limit too.`,
    },
    {
      misconception: 'rises_swapped',
      at: 'staying',
      wrongly: (p, { bounds }) => staying({ ...p, u: p.v, v: p.u }, bounds),
      words: ({ u, v }, { apart, count }) =>
        `$${v === 1 ? '' : v}k + ${u === 1 ? '' : u}l = ${apart}$ has ${count} solutions within the limits; the rise of ${u} belongs to the $k$ of the first group.`,
    },
    {
      misconception: 'limit_for_both_together',
      at: 'staying',
      wrongly: (p, { staying: ks }) => {
        const few = ks.filter(k => k.add(secondOf(p, k)).lte(p.most));
        return few.length > 0 && few.length < ks.length ? few : null;
      },
      words: ({ most }, { count }) =>
        `Only ${count} pairs with $k + l \\le ${most}$ were kept; the limit of $${most}$ is for each of the two groups.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(2),
      words: (_p, { staying: ks, count }) =>
        `Only ${count} lie strictly between $k = ${ks[0]}$ and $k = ${ks.at(-1)}$; both ends keep to the limits.`,
    },
    {
      misconception: 'one_more_at_the_end',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: (p, { staying: ks, bounds, count }) => {
        const before = (ks[0] ?? q(0)).sub(p.v);
        const after = (ks.at(-1) ?? q(0)).add(p.v);
        const k = before.lt(bounds[0] ?? 1) ? after : before;
        return `$${count}$ includes $k = ${k}$ with $l = ${secondOf(p, k)}$, which is outside the limits.`;
      },
    },
    {
      misconception: 'one_end_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (p, { staying: ks, count }) =>
        `Only ${count} were counted; $k = ${ks.at(-1)}$ with $l = ${secondOf(p, ks.at(-1) ?? q(0))}$ keeps to the limits as well.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.gt(0),
  snapRead: () =>
    'One member moves and both averages rise by known amounts. The numbers of members are only bounded: whole-number solutions are counted.',
  approach: () =>
    'Each rise times the number that shares it is the distance of the mover from that average. The two distances make up the gap: one equation in two whole numbers, with bounds for both.',
  faster: ({ u, v }, { apart, staying: ks }) =>
    `Solutions of $${u === 1 ? '' : u}k + ${v === 1 ? '' : v}l = ${apart}$ lie $${v}$ apart in $k$: from $k = ${ks[0]}$ to $k = ${ks.at(-1)}$, so $\\frac{${ks.at(-1)} - ${ks[0]}}{${v}} + 1$.`,
  check: (p, { staying: ks }) => {
    const k = ks[0] ?? q(1);
    const [x, l] = [q(p.a).sub(k.mul(p.u)), secondOf(p, k)];
    return `For $k = ${k}$ the mover has $${x}$: $\\frac{${k.add(1)} \\times ${p.a} - ${x}}{${k}} = ${p.a + p.u}$ and $\\frac{${l.sub(1)} \\times ${p.b} + ${x}}{${l}} = ${p.b + p.v}$.`;
  },
  principle:
    'A member who moves is as far from an average as the change of that average times the number who share it.',
  verify: ({ a, b, u, v, most }) => {
    const found = new Set<number>();
    for (let n = 2; n <= most; n += 1)
      for (let m = 1; m <= most; m += 1) {
        const x = n * a - (n - 1) * (a + u);
        if (m * b + x === (m + 1) * (b + v)) found.add(x);
      }
    return q(found.size);
  },
});

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** AR.AVG.2 Hard: one member moves between groups of unknown size; whole numbers and limits leave few cases. */
export const oneWhoMoves: readonly AnyTemplate[] = situation<Moved>({
  type: 'AR.AVG.2',
  situation: 'one-moves',
  tries: 60,
  draw: draw => {
    const [u, v] = [draw.int(1, 5), draw.int(1, 5)];
    const b = draw.int(20, 70);
    const most = draw.int(12, 36);
    const a = b + draw.int(most, 3 * most);
    const p = { a, b, u, v, most, frame: draw.int(0, 2) };
    const n = staying(p, boundsOf(p)).length;
    const free = staying(p, [q(1), q(400), q(2), q(400)]).length;
    return u !== v && v > 1 && gcd(u, v) === 1 && a <= 170 && n >= 3 && n <= 14 && free > n ? p : null;
  },
  forms: [scores],
});
