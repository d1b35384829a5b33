import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Ahead {
  /** n equal things among three receivers, each of whom gets `least` or more. */
  n: number;
  least: number;
  things: string;
  who: string;
  frame: number;
}

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** Shares x, x and a smaller one with the sum `left`: the values of x. */
const sharedLeads = (left: number) =>
  Array.from({ length: left + 1 }, (_, x) => x).filter(x => left - 2 * x >= 0 && left - 2 * x < x);

const ahead = form<Ahead>(
  'first-gets-more-than-each-other',
  {
    band: 'Hard',
    seconds: 120,
    revision: 3,
    also: ['MM.DST.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ n, least }) => {
      let found = 0;
      for (let a = least; a <= n; a += 1)
        for (let b = least; a + b <= n - least; b += 1) if (a > b && a > n - a - b) found += 1;
      return found;
    },
  },
  (p, { step }) => {
    const { n, least, frame, things, who } = p;
    const left = step(calc`${n} - 3 * ${least}`)`
      Hand out the least shares; who has most is decided by the rest.`;
    const all = step(calc`C(${left.add(2)}, 2)`)`
      Count all ways to share the rest, with two bars.`;
    const two = step(calc`3 * ${sharedLeads(Number(left)).length}`, value => {
      const list = sharedLeads(Number(left));
      return tex`${left} - 2x < x \le \tfrac{${left}}{2}: \quad x = ${list}, \quad 3 \times ${list.length} = ${value}`;
    })`
      Count the divisions in which exactly two share the lead: both get $x$ of the rest and the third gets less. The
      third can be any of the three.`;
    const three = step(Number(left) % 3 === 0 ? 1 : 0, value =>
      value.equals(1) ? tex`3 \times ${left.div(3)} = ${left}: \quad 1` : tex`3 \nmid ${left}: \quad 0`,
    )`
      All three can be equal only if 3 divides the rest.`;
    const count = step(calc`(${all} - ${two} - ${three}) / 3`)`
      In all other divisions one alone is ahead, and by symmetry each of the three equally often.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`In how many ways can ${String(n)} identical ${things} be shared among three ${who} so that each gets at
            least ${String(least)} and the first gets more than each of the other two?`
          : frame === 1
            ? text`Find the number of solutions of $a + b + c = ${n}$ in integers, each at least $${least}$, with $a >
              b$ and $a > c$.`
            : text`Three ${who} A, B and C divide ${String(n)} identical ${things} so that each of them gets at least
              ${String(least)}. In how many ways can this be done, if A gets more than B and more than C?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_equal_values', count, () => Number(all) % 3 === 0 && calc`${all} / 3`)`
          A third of all $${all}$ divisions, $${count}$, leaves no room for those in which two or three share the
          lead.`,
        slip('let_in_equal_values', count, calc`${count} + ${two} / 3 * 2 + ${three}`)`
          $${count}$ lets the first share the lead with another; the first is to have more than each.`,
        slip('left_out_a_case', two, calc`${two} / 3`)`
          Only $${two}$ divisions with two in the lead were taken off; any of the three can be the one behind.`,
        slip('ignored_a_condition', count, () => {
          const ties = Math.floor(Number(left) / 2) + 1;
          return all.sub(ties).div(2);
        })`
          $${count}$ counts divisions in which the first has more than the second; the third may still have most.`,
        slip('took_the_overlap_off_twice', two, calc`3 * (floor(${left} / 2) + 1) - ${three} * 3`)`
          $${two}$ divisions with two equal shares were taken off, also those in which the third has more than these
          two.`,
        slip('forgot_the_least_shares', left, n)`
          All ${n} were shared freely; the least shares have to be handed out first.`,
        slip('demanded_too_much', left, left.valueOf() > 5 && calc`${left} - 3`)`
          Everybody was given ${least + 1} first, so that only $${left}$ were left to share; a share may be exactly
          ${least}.`,
        slip('ignored_order', count, () => {
          const equal = Array.from({ length: Number(left) + 1 }, (_, b) => b).filter(
            b => Number(left) - 2 * b > b,
          ).length;
          return count.add(equal).div(2);
        })`
          $${count}$ does not tell the second from the third; exchanging their shares gives another division.`,
      ],
      snapRead: text`Equal things, least shares, and the first ahead of both others: symmetry helps, but ties for the
        lead are in the way.`,
      approach: text`Whoever is alone in the lead can be any of the three, equally often. So count all divisions, take
        off those with a shared lead (by two or by three), and divide by three.`,
      faster: () => {
        const n = Number(left);
        const least = Math.ceil((n + 2) / 3);
        return text`By the first share $a$ of the rest $${n}$: the others make $${n} - a$ with both below $a$. From $a =
          ${least}$ up to $${n}$ these are ${Array.from({ length: Math.min(3, n - least + 1) }, (_, i) => {
            const a = least + i;
            return Math.max(0, Math.min(a - 1, n - a) - Math.max(0, n - a - (a - 1)) + 1);
          }).join(', ')}, … ways, in all $${count}$.`;
      },
      check: text`$3 \times ${count}$ with one alone in the lead, $${two}$ with two and $${three}$ with three make
        $${all}$.`,
      principle: text`Alike places lead equally often: take off the divisions with a shared lead, then divide by the
        number of places.`,
    };
  },
);

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
