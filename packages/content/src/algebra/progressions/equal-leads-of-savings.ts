import { isCount } from '../../numbers.ts';
import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Leads {
  /** What the first puts in every month, and by how much the second raises it each month, in rupees. */
  fixed: number;
  raise: number;
  /** The numbers of months after which the lead is the same; their sum is odd. */
  early: number;
  late: number;
  one: string;
  other: string;
  frame: number;
}

/** The month in which both put in the same. */
const levelOf = ({ early, late }: Leads) => (early + late + 1) / 2;
const greatestOf = (p: Leads) => (p.raise * levelOf(p) * (levelOf(p) - 1)) / 2;

const firstAmount = form<Leads>(
  'first-amount-from-equal-leads',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.AVG.4'],
    verify: p => {
      // Every first amount with every raise is tried, and the leads are added up month by month.
      const greatest = greatestOf(p);
      for (let first = 10; first < p.fixed; first += 10)
        for (let raise = 10; raise <= 600; raise += 10) {
          let [lead, most, atEarly] = [0, 0, 0];
          for (let month = 1; month <= p.late; month += 1) {
            lead += p.fixed - first - raise * (month - 1);
            most = Math.max(most, lead);
            if (month === p.early) atEarly = lead;
          }
          if (lead === atEarly && most === greatest) return first;
        }
      throw new Error('no amounts fit');
    },
  },
  (p, { step }) => {
    const { fixed, early, late, one, other, frame } = p;
    const [period, on] = frame === 1 ? (['day', 'on'] as const) : (['month', 'in'] as const);
    const greatest = q(greatestOf(p));
    const level = step(calc`(${early + 1} + ${late}) / 2`, {
      name: text`the ${period} ${on} which ${other} has the same amount as ${one}`,
      because: text`The lead is the same before and after these ${period}s, so both have the same total in them, and
        the same average. The average of evenly spaced numbers is the one in the middle.`,
    })`
      From ${period} $${early + 1}$ to ${period} $${late}$ the lead does not change in all. So in these ${period}s the
      amount of ${other} is ₹${fixed} on average, and it is exactly ₹${fixed} ${on} the ${period} in the middle.`;
    const raises = step(calc`${level} * (${level} - 1) / 2`, {
      name: text`how many raises make up the greatest lead`,
      works: (_, working) => tex`1 + 2 + \dots + (${level} - 1) = ${working}`,
      because: text`Before ${period} $${level}$ the amount of ${other} is smaller, so the lead of ${one} grows. After it
        the lead becomes smaller, so just here it is greatest.`,
    })`
      The ${period} before, the amount of ${other} is smaller by one raise, before that by two raises, and ${on} the
      first
      ${period} by $${level} - 1$ raises. The greatest lead is the sum of all these.`;
    const raise = step(calc`${greatest} / ${raises}`, { name: text`the raise in each ${period}` })`
      The greatest lead is ₹${greatest}. Divide to find one raise.`;
    const steps = step(calc`${level} - 1`, { name: text`the number of raises after the first ${period}` })`
      From the first ${period} to ${period} $${level}$ the amount of ${other} is raised once fewer than there are
      ${period}s.`;
    const first = step(calc`${fixed} - ${steps} * ${raise}`)`
      ${on === 'on' ? 'On' : 'In'} ${period} $${level}$ the amount is ₹${fixed}. Take these raises away to find the
      first amount.`;
    return {
      answer: first,
      stem: wording(
        frame,
        text`${one} puts ₹${fixed} into a savings box at the end of every month. ${other} begins in the same month with
          a smaller amount and raises it by the same number of rupees every month. After $${early}$ months and again
          after $${late}$ months the total of ${one} is ahead of that of ${other} by equal amounts; the greatest lead
          of ${one} is ₹${greatest}. How much did ${other} put in at the end of the first month?`,
        text`The tea stall of ${one} takes in ₹${fixed} every day. On the day on which ${one} opens, ${other} opens a
          stall too, which takes in less on the first day, but on each day a fixed amount more than on the day before.
          Counted from the beginning, the lead of ${one} is as large after $${early}$ days as after $${late}$ days,
          and at its greatest it is ₹${greatest}. What did the stall of ${other} take in on the first day?`,
        text`Two friends pay back equal loans without interest, with payments at the end of every month. ${one} always
          pays ₹${fixed}; ${other} pays less in the first month, and then every month the same amount more than in the
          month before. The totals paid differ by just as much after $${early}$ months as after $${late}$ months, with
          ${one} ahead both times. At most ${one} was ₹${greatest} ahead. Find the first payment of ${other}.`,
      ),
      show: rupees,
      plausible: value => isCount(value) && value.lt(fixed),
      slips: [
        slip('did_not_halve', raises, calc`${level} * (${level} - 1)`)`
          ${here} is twice the sum of the raises from 1 to $${level} - 1$. The terms of this sum average one half of
          $${level}$, so the product has to be halved.`,
        slip('counted_one_too_many', raises, calc`${level} * (${level} + 1) / 2`)`
          ${here} adds the raises from 1 to $${level}$. ${on === 'on' ? 'On' : 'In'} ${period} $${level}$ both amounts
          are equal, so the sum ends
          with one raise fewer.`,
        slip('miscounted_the_steps', steps, calc`${level}`)`
          With $${level}$ raises taken from ₹${fixed}, one is too many. From the first ${period} to ${period}
          $${level}$ the amount
          is raised once fewer, as the first ${period} has no raise.`,
        slip('miscounted_the_steps', level, calc`(${early + 1} + ${late}) / 2 + 1`)`
          You let the two amounts be equal ${on} ${period} $${level}$. The ${period}s in which the lead does not
          change in
          all are those from $${early + 1}$ to $${late}$, and another one is in their middle.`,
        slip('counted_one_too_few', raises, calc`(${level} - 1) * (${level} - 2) / 2`)`
          ${here} adds the raises from 1 to $${level} - 2$. ${on === 'on' ? 'On' : 'In'} the first ${period} the
          amount of ${other} is smaller by
          one raise more than that, and this is a part of the lead too.`,
        slip('sought_the_extreme_elsewhere', level, calc`${early} + 1`)`
          You let the lead be greatest after $${early}$ ${period}s already, with equal amounts ${on} ${period}
          $${level}$.
          Then it would be smaller after $${late}$ ${period}s, but it is the same.`,
        slip('sought_the_extreme_elsewhere', level, calc`${late}`)`
          You let both amounts be equal ${on} ${period} $${level}$. Up to that ${period} the lead would have grown all
          the
          time, and it could not be the same as after $${early}$ ${period}s.`,
        slip('went_a_step_too_far', first, calc`${fixed} - ${steps} * ${raise} + ${raise}`)`
          ${here} is the amount of ${other} ${on} the second ${period}. It already contains one raise, and the question
          asks for the first ${period}.`,
      ],
      snapRead: text`One amount stays the same and the other rises evenly. The lead is equal at two times, and the
        greatest lead is known.`,
      approach: text`Between two equal leads both have the same total, so the rising amount has its average in the
        middle of them. There the lead is greatest, and it is a sum of raises.`,
      faster: text`With amounts equal ${on} ${period} $${level}$, the greatest lead is one half of $${level}$ times the
        difference ${on} the first ${period}. So this difference is ₹${calc`2 * ${greatest} / ${level}`.value}.`,
      check:
        () => text`With ₹${first} at first and raises of ₹${raise}, the lead after $${early}$ ${period}s is
        $${calc`${early} * (${fixed} - ${first}) - ${raise} * ${early} * (${early} - 1) / 2`}$ and after $${late}$
        ${period}s $${calc`${late} * (${fixed} - ${first}) - ${raise} * ${late} * (${late} - 1) / 2`}$.`,
      principle: text`Equal leads at two times mean equal totals between them, and evenly spaced numbers have their
        average in the middle.`,
    };
  },
);

/** AL.SEQ.1 Hard: a fixed amount against a rising one, told by two equal leads and the greatest. */
export const equalLeadsOfSavings: readonly AnyTemplate[] = situation<Leads>({
  type: 'AL.SEQ.1',
  situation: 'equal-leads-of-savings',
  tries: 60,
  draw: draw => {
    const [one, other] = draw.some(peopleInAlgebra, 2) as [string, string];
    const early = draw.int(3, 9);
    const p = {
      fixed: draw.step(1000, 6000, 100),
      raise: draw.step(20, 300, 10),
      early,
      late: early + draw.step(3, 13, 2),
      one,
      other,
      frame: draw.int(0, 2),
    };
    const first = p.fixed - p.raise * (levelOf(p) - 1);
    return first >= 200 && first >= p.fixed / 6 && first <= p.fixed * 0.8 ? p : null;
  },
  forms: [firstAmount],
});
