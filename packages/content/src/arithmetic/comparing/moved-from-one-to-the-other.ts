import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shares {
  one: string;
  other: string;
  third: string;
  /** The first has so many per cent more than the second, and less after it has given away `moved`. */
  more: number;
  less: number;
  moved: number;
  /** The third has so many per cent less than the average of the two. */
  below: number;
  /** Rupees for a hundredth of the second amount. */
  unit: number;
  frame: number;
}

const stories = [
  { one: 'Arunima', other: 'Farhan', third: 'Dorjee' },
  { one: 'Sourav', other: 'Bhavna', third: 'Xavier' },
  { one: 'Gurpreet', other: 'Ayesha', third: 'Murugan' },
  { one: 'Nandini', other: 'Jagdish', third: 'Lalrin' },
  { one: 'the elder sister', other: 'the younger sister', third: 'their brother' },
  { one: 'Rukmini', other: 'Ishaan', third: 'Thomas' },
] as const;

const before = form<Shares>(
  'amount-before-the-transfer',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    suits: ({ more, less, moved }) =>
      (moved * (200 - less)) % (more + less) === 0 && firstOf(more, less, moved) > moved,
    verify: ({ more, less, moved }) => {
      for (let cents = 100; cents < 1e8; cents += 10) {
        const [first, second] = [(cents * (100 + more)) / 100 - 100 * moved, cents + 100 * moved];
        if (Math.abs(first - (second * (100 - less)) / 100) < 1e-6)
          return Math.round(cents * (100 + more)) / 10000;
      }
      throw new Error('no amount fits');
    },
  },
  ({ one, other, more, less, moved, frame }, { step, find, whole, write }) => {
    write(tex`${100 + more}x - ${moved} = (100\% - ${less}\%)(100x + ${moved})`, {
      because: text`The second comparison is made with the new amount of ${other}, which is its base. Both amounts have
        changed by ₹${moved}, one down and the other up.`,
    })`
      Let ${other} have $100x$ rupees at first, so that ${one} has $${100 + more}x$. When ₹${moved} have moved, ${one}
      has $${100 + more}x - ${moved}$ and ${other} $100x + ${moved}$, and the first is ${less}% less than the second.
      Write this as an equation.`;
    const left = find(calc`100 - ${less}`);
    const sums = find(calc`${moved} * (100 + ${left}) / 100`);
    const unit = step(calc`${sums} / (${100 + more} - ${left})`, {
      name: 'the hundredth part of the second amount',
      works: (_value, working) =>
        tex`${100 + more}x - ${moved} = ${left}x + ${left.mul(moved).div(100)} \Rightarrow
          (${100 + more} - ${left})x = ${moved} + ${left.mul(moved).div(100)} = ${sums} \Rightarrow x = ${working}`,
      because: text`On the right side the bracket holds two terms, and ${left}% is taken of both: of $100x$ it is
        $${left}x$, and of ₹${moved} a part as well.`,
    })`
      Multiply out the bracket. Then subtract $${left}x$ on both sides and add $${moved}$, so that only $x$ is on the
      left and only rupees are on the right. Divide to find $x$.`;
    const first = step(calc`${unit} * (100 + ${more})`, {
      because: text`$x$ is only the hundredth part of what ${other} had, and ${one} had ${more}% more, so
        $${100 + more}$ of these parts.`,
    })`
      Before the change ${one} had $100 + ${more}$ times $x$. Multiply.`;
    whole(first);
    return {
      answer: first,
      stem:
        frame === 0
          ? text`${one} has ${more}% more money than ${other}. If ${one} gives ₹${moved} to ${other}, ${one} will have
            ${less}% less than ${other}. How much money has ${one} now?`
          : text`${one} had ${more}% more money than ${other}. After ${one} gave ₹${moved} to ${other}, ${one} had
            ${less}% less than ${other}. How much money did ${one} have before?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(moved),
      slips: [
        slip('changed_one_side_only', sums, moved)`
            You moved ₹${moved} away from ${one} only. Afterwards ${other} has ₹${moved} more as well.`,
        slip('wrong_base', sums, calc`2 * ${moved}`)`
            You used $${100 - less}\%$ only of the old amount of ${other} and added the ₹${moved} in full. Afterwards
            ${one} has ${less}% less than the new amount, so $${100 - less}\%$ of the ₹${moved} count too.`,
        slip('wrong_base', unit, calc`2 * ${moved} / (${more} + ${less})`)`
            You counted both per cents on the first amount of ${other}: ${here}. The second comparison has the new
            amount as its base.`,
        slip('answered_another_quantity', first, calc`${unit} * 100`)`
            ${here} is what ${other} had. The question asks for the amount of ${one}.`,
        slip('went_a_step_too_far', first, calc`${unit} * (100 + ${more}) - ${moved}`)`
            You subtracted the ₹${moved} once more: ${here}. That is what ${one} has afterwards, but the amount before
            is asked.`,
        slip('wrong_sign', left, calc`100 + ${less}`)`
            You gave ${one} ${left}% of the new amount of ${other}. Afterwards it is ${less}% less, not more.`,
        slip('wrong_base', left, calc`100 - ${less} * 100 / (100 + ${less})`)`
            You turned ${less}% into a per cent of the amount of ${one}. It is already a per cent of the new amount of
            ${other}.`,
      ],
      snapRead: text`The same two amounts are compared before and after ₹${moved} are moved. Both amounts change, so
        both bases change.`,
      approach: text`Let the amount of ${other} be $100x$, and write both amounts before and after. The second
        comparison is an equation for $x$.`,
      check: text`₹${first} is ${more}% more than ₹${unit.mul(100)}. Afterwards there are ₹${first.sub(moved)}
        and ₹${unit.mul(100).add(moved)}, and the first is ${less}% less.`,
      principle: text`When something is moved from one to the other, both amounts change, so write both anew before you
        compare.`,
    };
  },
);

/** The amount of the first before the transfer. */
function firstOf(more: number, less: number, moved: number) {
  return (moved * (200 - less) * (100 + more)) / (100 * (more + less));
}

const average = form<Shares>(
  'third-below-the-average',
  {
    band: 'Medium',
    seconds: 90,
    suits: p => {
      const gap = gapOf(p);
      return (
        p.more !== p.below && gap.gte(20) && gap.mul(p.unit).d === 1n && gap.mul(p.unit).mod(10).equals(0)
      );
    },
    verify: p => {
      const gap = gapOf(p).mul(p.unit).valueOf();
      for (let second = 1; second <= 200000; second += 1) {
        const first = (second * (100 + p.more)) / 100;
        const third = ((first + second) / 2) * (1 - p.below / 100);
        if (Math.abs(first - third - gap) < 1e-6) return Math.round(third);
      }
      throw new Error('no amounts fit');
    },
  },
  (p, { step, find, whole }) => {
    const { one, other, third, more, below, unit, frame } = p;
    const known = gapOf(p).mul(unit);
    const high = find(calc`100 + ${more}`, { name: `the parts of ${one}, where ${other} has 100` });
    const mean = step(calc`(100 + ${high}) / 2`, {
      name: 'the average of the two in parts',
      because: text`All the comparisons go back to ${other}, so give ${other} 100 parts; then per cents of it are
        parts. The average is halfway between the two.`,
    })`
      Let ${other} have $100$ parts, so that ${one} has $100 + ${more}$. The average of these two is what ${third}
      is compared with; find it.`;
    const low = step(calc`${mean} * (100% - ${below}%)`, {
      name: `the parts of ${third}`,
      because: text`The comparison is with the average, so the average is its base. It is not the amount of ${other}
        and not that of ${one}.`,
    })`
      ${third} has ${below}% less than this average, so take $100\% - ${below}\%$ of it.`;
    const gap = step(calc`${high} - ${low}`, {
      name: `the parts by which ${one} has more`,
      because: text`The rupees that are given are the difference between ${one} and ${third}. In parts it is the
        difference of the same two.`,
    })`
      The known difference is between ${one} and ${third}. Find this difference in parts.`;
    const part = find(calc`${known} / ${gap}`, { name: 'the rupees for one part' });
    const amount = step(calc`${known} / ${gap} * ${low}`, {
      because: text`The same difference is known in parts and in rupees, so one part is the rupees divided by the
        parts. All amounts are parts times this.`,
    })`
      The difference in parts is ₹${known}. Divide to find one part, and multiply by the parts of ${third}.`;
    whole(amount, part.mul(mean));
    return {
      answer: amount,
      stem:
        frame === 0
          ? text`Of three partners ${one} has invested ${more}% more than ${other}, and ${third} ${below}% less than
            these two on average. The investment of ${one} is ₹${known} more than that of ${third}. How much has
            ${third} invested?`
          : text`The savings of ${third} are ${below}% below the average of the savings of ${one} and ${other}, and
            ${one} has saved ${more}% more than ${other}. If ${third} saved ₹${known} more, it would be as much as
            ${one}. Find the savings of ${third}.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && !value.equals(known),
      slips: [
        slip('wrong_base', mean, 100)`
            You subtracted ${below}% from $${mean}$ parts, the amount of ${other}. The base is the average of ${one}
            and ${other}.`,
        slip('wrong_base', mean, high)`
            You subtracted ${below}% from $${mean}$ parts, the amount of ${one}. The base is the average of ${one} and
            ${other}.`,
        slip('added_the_percentages', low, calc`${mean} - ${below}`)`
            You subtracted $${below}$ parts: ${here}. That is ${below}% of the amount of ${other}, but the average is
            the base.`,
        slip('wrong_base', gap, calc`${high} - ${mean}`)`
            You used ₹${known} as the difference from the average, $${gap}$ parts. It is the difference between ${one}
            and ${third}.`,
        slip('wrong_base', gap, calc`${high} - 100`)`
            You used ₹${known} as the difference between ${one} and ${other}, $${gap}$ parts. It is the difference
            between ${one} and ${third}.`,
        slip('answered_another_quantity', amount, calc`${known} / ${gap} * ${high}`)`
          You found what ${one} has: ${here}. The question asks for ${third}, who is ${below}% below the average.`,
        slip('answered_another_quantity', amount, calc`${known} / ${gap} * 100`)`
          You found what ${other} has: ${here}. The question asks for ${third}, who is ${below}% below the average.`,
        slip('stopped_a_step_early', amount, calc`${known} / ${gap} * ${mean}`)`
            You stopped at the average of ${one} and ${other}: ${here}. The amount of ${third} is ${below}% less.`,
      ],
      snapRead: text`One comparison is between two of them, the other is with their average, and one difference is known
        in rupees.`,
      approach: text`Let the amount of ${other} be $100$ parts, and find the average and the third amount in parts. The
        known difference gives one part.`,
      check: text`${one} has ₹${part.mul(high)} and ${other} ₹${part.mul(100)}, on average ₹${part.mul(mean)};
        ${below}% less is ₹${amount}, and ₹${known} more than that is what ${one} has.`,
      principle: text`'Less than the average' has the average as its base, so find the average before you use the per
        cent.`,
    };
  },
);

/** By how many parts the first exceeds the third, where the second has 100. */
function gapOf({ more, below }: Shares) {
  return q(100 + more).sub(q((200 + more) * (100 - below), 200));
}

/** AR.PCT.3 Medium: two amounts and a transfer between them, and a third below their average. */
export const movedFromOneToTheOther: readonly AnyTemplate[] = situation<Shares>({
  type: 'AR.PCT.3',
  situation: 'shares-compared',
  tries: 120,
  draw: draw => ({
    more: draw.pick([draw.step(5, 90, 5), draw.step(4, 88, 4)]),
    less: draw.step(4, 60, 2),
    moved: draw.step(60, 1800, 10),
    below: draw.int(4, 50),
    unit: draw.step(20, 400, 20),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [before, average],
});
