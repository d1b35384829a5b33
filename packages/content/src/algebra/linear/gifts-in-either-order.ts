import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Gifts {
  one: string;
  other: string;
  /** The first gives 1/a of what she has, the other 1/b; in the other order they end `gap` apart. */
  a: number;
  b: number;
  gap: number;
  frame: number;
}

const pairs = [
  { one: 'Meenal', other: 'Rafiq' },
  { one: 'Ishita', other: 'Joseph' },
  { one: 'Parveen', other: 'Suraj' },
  { one: 'Kavya', other: 'Tashi' },
] as const;
const parts = new Map([
  [2, 'half'],
  [3, 'one-third'],
  [4, 'one-fourth'],
  [5, 'one-fifth'],
  [6, 'one-sixth'],
  [8, 'one-eighth'],
]);

const totalFromTwoOrders = form<Gifts>(
  'total-from-two-orders-of-gifts',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AR.RAT.7'],
    verify: ({ a, b, gap }) => {
      // What two starting amounts lead to is linear in both: solve the two equations by their determinant.
      const after = (x: number, y: number, firstGives: boolean): [number, number] => {
        const give = (from: number, to: number, k: number) => [from - from / k, to + from / k] as const;
        if (firstGives) {
          const [x1, y1] = give(x, y, a);
          const [y2, x2] = give(y1, x1, b);
          return [x2, y2];
        }
        const [y1, x1] = give(y, x, b);
        const [x2, y2] = give(x1, y1, a);
        return [x2, y2];
      };
      const gapOf = (x: number, y: number, order: boolean) => {
        const [x2, y2] = after(x, y, order);
        return y2 - x2;
      };
      const [p, r] = [gapOf(1, 0, true), gapOf(0, 1, true)];
      const [s, t] = [gapOf(1, 0, false), gapOf(0, 1, false)];
      const det = p * t - r * s;
      return q(Math.round((-gap * r) / det + (gap * p) / det));
    },
  },
  ({ one, other, a, b, gap, frame }, { step, find }) => {
    const [partA, partB] = [parts.get(a) ?? '', parts.get(b) ?? ''];
    const half = find(q(1, 2));
    const before = step(frac(calc`${frac(half)} * ${b} / (${b} - 1)`), {
      name: `${other}'s share of the total before giving`,
      because: text`The total never changes, so equal amounts are half of it each. ${other} gave $\frac{1}{${b}}$ away
        and kept $\frac{${b - 1}}{${b}}$. Going backwards means dividing by $\frac{${b - 1}}{${b}}$.`,
    })`
      Write every amount as a part of the total $T$, and go backwards in the first order. At the end ${other} has
      half of $T$. Find the part that ${other} had before giving.`;
    const kept = step(frac(calc`1 - ${frac(before)}`), {
      name: `${one}'s share of the total after giving`,
    })`
      At that time ${one}, who had given already, had the rest of $T$.`;
    const start = step(frac(calc`${frac(kept)} * ${a} / (${a} - 1)`), {
      name: `${one}'s share of the total at first`,
      because: text`This rest is what ${one} kept, $\frac{${a - 1}}{${a}}$ of the amount at first.`,
    })`
      Go one more step backwards, to the part that ${one} had at first.`;
    const first = step(frac(calc`${frac(start)} + (1 - ${frac(start)}) / ${b}`), {
      name: `${one}'s share of the total after ${other} has given in the second order`,
      because: text`Now ${other} gives first, from the amount that ${other} had at first, not from a larger one.`,
    })`
      Now take the second order forwards. ${other} has the rest of $T$ and gives $\frac{1}{${b}}$ of it to ${one}.
      Find the part that ${one} then has.`;
    const end = step(frac(calc`${frac(first)} * (${a} - 1) / ${a}`), {
      name: `${one}'s share of the total at the end of the second order`,
    })`
      Then ${one} gives $\frac{1}{${a}}$ of this to ${other}. Find what ${one} keeps.`;
    const apart = step(frac(calc`(1 - ${frac(end)}) - ${frac(end)}`), {
      name: 'the difference at the end, as a part of the total',
    })`
      ${other} has the rest of $T$. Find how far apart the two are at the end, as a part of $T$.`;
    const total = step(calc`${gap} ÷ ${frac(apart)}`, {
      name: 'the total',
      works: (_v, w) => tex`T = ${w}`,
    })`
      This part of $T$ is ₹${gap}. Divide to find $T$.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`${one} gave ${partA} of her money to ${other}, and then ${other} gave ${partB} of what he had by then to
          ${one}. After this both had equal amounts. If ${other} had first given ${partB} of his money to ${one}, and
          ${one} had then given ${partA} of what she had by then to ${other}, he would have ended with ₹${gap} more
          than she. How much did the two have together?`,
        text`Two friends, ${one} and ${other}, exchange gifts of money. If ${one} first gives ${partA} of all she has
          and ${other} then gives ${partB} of all he has at that time, they end with equal amounts. In the other order,
          ${other} first and then ${one}, with the same two parts, he ends with ₹${gap} more than she. Find the total of
          their money.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(gap),
      slips: [
        slip('stopped_a_step_early', apart, frac(calc`1 - ${frac(end)} - ${frac(half)}`))`
          You compared ${other}'s part with half of the total: ${here}. The ₹${gap} is the difference between ${one} and
          ${other}, and ${one} is as far below half as ${other} is above.`,
        slip(
          'took_a_share_of_the_start',
          kept,
          frac(calc`1 / 2 + 1 / ${b} - 1 / 2 * ${b} / (${b} - 1) / ${a}`),
        )`
          You gave ${one} the part ${here} of the total after giving. It has to be $1$ minus ${other}'s part at that
          time, because the total is $1$.`,
        slip('undid_with_the_same_per_cent', before, frac(calc`1 / 2 * (1 + 1 / ${b})`))`
          You undid ${other}'s giving by adding $\frac{1}{${b}}$ of the half: ${here}. The $\frac{1}{${b}}$ was taken
          of the larger amount that ${other} had before.`,
        slip('undid_with_the_same_per_cent', start, frac(calc`${frac(kept)} * (1 + 1 / ${a})`))`
          You undid ${one}'s giving by adding $\frac{1}{${a}}$ of what was left: ${here}. ${one} gave $\frac{1}{${a}}$
          of the amount at first.`,
        slip('assumed_equal_parts', start, !start.equals(half) && half)`
          You let both begin with half of the total. They have equal amounts only at the end of the first order.`,
        slip('changed_one_side_only', first, start)`
          You let ${one} give in the second order before anything had come from ${other}. ${other} gives first, and this
          raises what ${one} has.`,
        slip('swapped_the_two', end, frac(calc`${frac(first)} * (${b} - 1) / ${b}`))`
          You let ${one} give $\frac{1}{${b}}$ in the second order: ${here} stays. That is the part which ${other}
          gives; ${one} gives $\frac{1}{${a}}$.`,
        slip('used_a_wrong_given_number', first, frac(calc`${frac(start)} + 1 / ${b}`))`
          You let ${other} give $\frac{1}{${b}}$ of the whole total: ${here}. ${other} gives $\frac{1}{${b}}$ of the
          own part only.`,
        slip('answered_another_quantity', total, calc`${gap} ÷ ${frac(apart)} * ${frac(start)}`)`
          ${here} rupees are what ${one} had at first. The question asks for both together.`,
        slip('answered_another_quantity', total, calc`${gap} ÷ ${frac(apart)} * (1 - ${frac(start)})`)`
          ${here} rupees are what ${other} had at first. The question asks for both together.`,
      ],
      snapRead: text`Money only moves between two people, so the total stays, and the end of the first order is known:
        go backwards in parts of the total.`,
      approach: text`Everything can be written as a part of the total. The equal end of the first order gives,
        backwards, what each had at first; from there the second order is followed forwards, and its difference is
        known in rupees.`,
      faster: text`Changing the order makes ${one} end with $\frac{1}{${a} \times ${b}}$ of the total less, whatever
        both had: $\frac{1}{${a}}$ of the $\frac{1}{${b}}$ of everything changes sides. So ₹${gap} is twice this part,
        and the total is $${gap} \times ${a * b} \div 2$.`,
      check: () => {
        const t = q(gap * a * b, 2);
        const x = q(a * (b - 2), 2 * (a - 1) * (b - 1)).mul(t);
        const y = t.sub(x);
        const y1 = y.add(x.div(a));
        const [x3, y3] = [x.add(y.div(b)), y.sub(y.div(b))];
        return text`With ₹${x} and ₹${y} at first: in the first order ${other} has ₹${y1} and gives away
          ₹${y1.div(b)}, and both have ₹${t.div(2)}. In the second order ${one} has ₹${x3} and gives away
          ₹${x3.div(a)}, so they end with ₹${x3.sub(x3.div(a))} and ₹${y3.add(x3.div(a))}, ₹${gap} apart.`;
      },
      principle: text`When money only changes hands, write each amount as a part of the fixed total, and go backwards
        from the time at which the parts are known.`,
    };
  },
);

/** AL.LIN.1 Hard: two gifts in either order. */
export const giftsInEitherOrder: readonly AnyTemplate[] = situation<Gifts>({
  type: 'AL.LIN.1',
  situation: 'gifts-in-either-order',
  tries: 20,
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 6, 8], 2);
    const gap = draw.step(20, 300, 10);
    if (!a || !b || b === 2 || a === b - 1) return null;
    const total = q(gap * a * b, 2);
    const x = q(a * (b - 2), 2 * (a - 1) * (b - 1)).mul(total);
    const y = total.sub(x);
    const wholes = [
      total,
      x,
      y,
      x.div(a),
      y.div(b),
      y.add(x.div(a)).div(b),
      x.add(y.div(b)).div(a),
      total.div(2),
    ];
    return wholes.every(part => part.d === 1n) && x.lt(total)
      ? { ...draw.pick(pairs), a, b, gap, frame: draw.int(0, 1) }
      : null;
  },
  forms: [totalFromTwoOrders],
});
