import type Fraction from 'fraction.js';
import { gcd, isCount } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const stories = [
  {
    one: 'team P',
    two: 'team Q',
    at: 'in',
    member: 'player',
    members: 'players',
    unit: 'points',
    value: 'score',
  },
  {
    one: 'the first bed',
    two: 'the second bed',
    at: 'in',
    member: 'plant',
    members: 'plants',
    unit: 'cm',
    value: 'height',
  },
  {
    one: 'the upper shelf',
    two: 'the lower shelf',
    at: 'on',
    member: 'book',
    members: 'books',
    unit: 'pages',
    value: 'number of pages',
  },
] as const;

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

const scores = form<Moved>(
  'possible-scores-of-the-mover',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.DIO.1', 'AR.AVG.1'],
    entry: true,
    verify: ({ a, b, u, v, most }) => {
      const found = new Set<number>();
      for (let n = 2; n <= most; n += 1)
        for (let m = 1; m <= most; m += 1) {
          const x = n * a - (n - 1) * (a + u);
          if (m * b + x === (m + 1) * (b + v)) found.add(x);
        }
      return found.size;
    },
  },
  (p, { step, find }) => {
    const { a, b, u, v, most, frame } = p;
    const { one, two, at, member, members, unit, value: asked } = stories[frame] ?? stories[0];
    step(calc`${a} - ${b}`, {
      works: value => tex`${u}k + ${v}l = ${a} - ${b} = ${value}`,
      because: text`What the ${member} that moves lacks to the first average is what those that stay gain together by
        losing it.`,
      name: text`the difference of the averages`,
    })`
      Let $k$ ${members} stay ${at} ${one}, and let $l$ ${members} be ${at} ${two} after the move. The first average
      rises by $${u}$ for each that stays, so the ${member} that moves was $${u}k$ ${unit} below it. The second rises
      by $${v}$ for each of the $l$, so the ${member} is $${v}l$ ${unit} above it. Together these two distances are
      the difference of the averages.`;
    const bounds = find(boundsOf(p));
    const stay = step(staying(p, bounds), {
      name: text`the possible numbers of those who stay`,
      works: value =>
        tex`${bounds[0]} \le k \le ${bounds[1]}, \; ${bounds[2]} \le l \le ${bounds[3]}: \quad (k, l) =
          ${value.map(k => `(${k}, ${secondOf(p, k)})`).join(', ')}`,
      because: text`When $k$ changes by the other coefficient, the two terms change by the same amount in opposite
          directions, and the sum stays. The ${member} that moves is not among those who stay, but is among those at
          its new place.`,
    })`
      Of the ${members} ${at} ${one}, from $1$ to $${most - 1}$ can stay; ${at} ${two} there are from $2$ to
      $${most + 1}$ after the move. From one whole solution to the next, $k$ changes by $${v}$ and $l$ by $${u}$. List
      those within the limits.`;
    const count = step(stay.length, {
      name: text`the number of possible values`,
      works: value => tex`${a} - ${u}k = ${stay.map(k => q(a).sub(k.mul(u))).join(', ')}: \quad ${value}`,
      because: text`The ${asked} falls by $${u}$ for each one more that stays. So two different pairs never give
          the same ${asked}.`,
    })`
      Each pair gives another ${asked} of the ${member} that moves. Count them.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`At first, two teams have at most ${String(most)} players each. The players of team P have
            ${String(a)} points on average, those of team Q ${String(b)}. When one player goes from P to Q, the
            average of P rises by ${String(u)} and that of Q by ${String(v)}. How many values are possible for the
            points of this player?`
          : frame === 1
            ? text`Each of two beds has at most ${String(most)} plants at first. The average heights are ${String(a)}
              cm in the first bed and ${String(b)} cm in the second. Moving one plant from the first bed to the second
              raises these averages by ${String(u)} cm and ${String(v)} cm respectively. How many heights are possible
              for this plant?`
            : text`The books on the upper shelf have ${String(a)} pages on average, those on the lower shelf
              ${String(b)}; at first neither shelf holds more than ${String(most)} books. Then one book is moved from
              the upper shelf to the lower, and the averages rise by ${String(u)} and ${String(v)} pages respectively.
              How many different numbers of pages can this book have?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('let_in_an_end_point', bounds, [q(2), q(most), q(2), q(most + 1)])`
            You let from $2$ to $${most}$ ${members} share the rise ${at} ${one} and found ${count} value(s). The
            ${member} that leaves does not share it, so from $1$ to $${most - 1}$ do.`,
        slip('left_out_an_end_point', bounds, [q(1), q(most - 1), q(1), q(most)])`
          You found ${count} value(s) with $1$ to $${most}$ ${members} sharing the rise ${at} ${two}. The one that
          arrives shares it too.`,
        slip('ignored_a_bound', bounds, [q(1), q(400), q(2), q(400)])`
            You used no limit for the numbers and found ${count} case(s). In some of them there would be more than
            $${most}$ ${members} ${at} ${one} or ${at} ${two} at first.`,
        slip('ignored_a_bound', bounds, [q(1), q(most - 1), q(2), q(400)])`
            You limited only ${one} to $${most}$ ${members} and found ${count} case(s). The limit is for ${two} as
            well.`,
        slip('ignored_a_bound', bounds, [q(1), q(400), q(2), q(most + 1)])`
            You limited only ${two} to $${most}$ ${members} and found ${count} case(s). The limit is for ${one} as
            well.`,
        slip('swapped_the_two', stay, staying({ ...p, u: p.v, v: p.u }, bounds))`
            You exchanged the two rises and found ${count} value(s). The rise of $${u}$ belongs to ${one} and that of
            $${v}$ to ${two}.`,
        slip('put_the_bound_on_another_quantity', stay, () => {
          const few = stay.filter(k => k.add(secondOf(p, k)).lte(most));
          return few.length > 0 && few.length < stay.length ? few : null;
        })`
            You let ${one} and ${two} together have at most $${most}$ ${members}, which leaves ${count} value(s). The
            limit is for each of them alone.`,
        slip('left_out_an_end_point', count, calc`${count} - 2`)`
            You left out the least and the greatest possible ${asked}, which leaves $${count}$. The limits themselves
            are allowed.`,
        slip('let_in_an_end_point', count, calc`${count} + 1`)`
            You counted $${count}$ cases. One of them is just outside the limits, with too many or too few ${members}
            ${at} ${one} or ${at} ${two}.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
            You stopped at $${count}$, one case too early. The next case keeps to the limits as well.`,
      ],
      snapRead: text`One ${member} moves and both averages rise. The distance from each average is the rise times the
        number of ${members} that share it, and these numbers are whole and limited.`,
      approach: text`Write the distance of the ${member} from each average with the number of ${members} that share
        the rise. Together the two distances are the difference of the averages, so there is one equation in two whole
        numbers, each with limits.`,
      check: () => {
        const k = stay[0] ?? q(1);
        const [x, l] = [q(a).sub(k.mul(u)), secondOf(p, k)];
        return text`For $k = ${k}$ and $l = ${l}$ the ${asked} is $${x}$. The averages after the move are
          $\frac{${k.add(1)} \times ${a} - ${x}}{${k}} = ${a + u}$ and $\frac{${l.sub(1)} \times ${b} + ${x}}{${l}} =
          ${b + v}$.`;
      },
      principle: text`A member that joins or leaves a group is as far from its average as the change of the average
        times the number of members that share the change.`,
    };
  },
);

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
