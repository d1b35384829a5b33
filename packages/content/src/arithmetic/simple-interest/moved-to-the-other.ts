import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two deposits at one rate of simple interest; part of the first goes over to the second. */
interface Moved {
  one: string;
  two: string;
  /** Deposits and the sum that is moved, in thousands of rupees. */
  first: number;
  second: number;
  moved: number;
  rate: number;
  years: number;
  frame: number;
}

const people = [
  { one: 'Rukmini', two: 'Thomas' },
  { one: 'Sourav', two: 'Gurpreet' },
  { one: 'Lakshmi', two: 'Farhan' },
  { one: 'Jagdish', two: 'Sneha' },
] as const;

const monthsOf = ({ first, second, moved, years }: Pick<Moved, 'first' | 'second' | 'moved' | 'years'>) =>
  q(12 * years * (2 * moved - (first - second)), 2 * moved);

const whenMoved = form<Moved>(
  'months-until-a-part-was-moved',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.RAT.7'],
    verify: ({ first, second, moved, years }) => {
      for (let month = 1; month < 12 * years; month += 1) {
        const rest = 12 * years - month;
        const [one, two] = [first * month + (first - moved) * rest, second * month + (second + moved) * rest];
        if (one === two) return month;
      }
      throw new Error('no month fits');
    },
  },
  ({ one, two, first, second, moved, rate, years, frame }, { step, find }) => {
    const each = q((first + second) * 10 * rate * years, 2);
    const all = step(calc`2 * ${each} ÷ (${rate}% * ${years})`, {
      name: 'the two deposits together',
      because: text`What leaves one deposit comes into the other, so their sum never changes. It has the interest of
        both, for the whole time.`,
    })`
      Together the two deposits are the same all the time, and together they bring twice ₹${each}. Find their sum from
      the rate and the $${years}$ years.`;
    const other = step(calc`${all} - ${first * 1000}`, {
      name: text`the deposit of ${two} at first`,
      because: text`Before
        anything was moved, the sum consisted of the two deposits of the beginning.`,
    })`
      Subtract the ₹${first * 1000} of ${one} to find what ${two} had at first.`;
    const lead = step(calc`${first * 1000} - ${other}`, {
      name: text`the lead of ${one} before`,
      because: text`Equal interest means that the lead of ${one} before and that of ${two} after balance each other. So
        only the differences of the deposits matter.`,
    })`
      Compare the deposits. At first that of ${one} is larger: find by how much.`;
    const after = step(calc`2 * ${moved * 1000} - ${lead}`, {
      name: text`the lead of ${two} after`,
      because: text`One deposit falls by ₹${moved * 1000} and the other rises by it, so their difference changes by
        twice that.`,
    })`
      The ₹${moved * 1000} change the difference by twice as much. Find by how much ${two} leads afterwards.`;
    const months = find(calc`12 * ${years}`, { name: 'the whole time in months' });
    const wanted = step(calc`${months} * ${after} / (${lead} + ${after})`, {
      works: (_v, working) =>
        tex`m \times ${lead} = (${months} - m) \times ${after} \Rightarrow m = ${working}`,
      because: text`The smaller lead has to last longer, so the times are inversely as the leads.`,
    })`
      A lead times the months for which it lasts has to be the same on both sides. Divide the $${months}$ months
      inversely as the two leads.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one} and ${two} had deposits with a bank at ${rate}% a year simple interest, that of ${one} being
          ₹${first * 1000}. After some months ${one} moved ₹${moved * 1000} from this deposit to that of ${two}. When
          $${years}$ years had passed since the beginning, each of the two had earned ₹${each} of interest. After how
          many months had the money been moved?`,
        text`At a cooperative, which pays ${rate}% simple interest a year, ${one} deposited ₹${first * 1000} and ${two}
          deposited another sum on the same day. On a later day ₹${moved * 1000} were taken from the deposit of ${one}
          and added to that of ${two}. At the end of $${years}$ years the interest was ₹${each} for ${one} and just as
          much for ${two}. Find the number of months between the first and the later day.`,
      ),
      show: value => withUnit(value, 'months'),
      plausible: value => value.gt(0) && value.lt(12 * years) && value.d === 1n,
      slips: [
        slip('changed_one_side_only', after, calc`${moved * 1000} - ${lead}`)`
          You let ${two} lead by only ₹${after}, as if ${one} had kept the ₹${moved * 1000}. One deposit falls and the
          other rises.`,
        slip('took_inverse_for_direct', wanted, calc`${months} * ${lead} / (${lead} + ${after})`)`
          ${here} divides the months directly as the leads. The larger lead must last for the shorter time.`,
        slip('assumed_equal_parts', wanted, calc`${months} / 2`)`
          ${here} moves the money after half of the time. That would be right only with two equal leads.`,
        slip('gave_the_complement', wanted, calc`${months} - ${months} * ${after} / (${lead} + ${after})`)`
          ${here} is the time from the moving to the end. The question asks for the time before it.`,
        slip('did_not_double', all, calc`${each} ÷ (${rate}% * ${years})`)`
          You found ₹${all} from the interest of one of the two. The sum of both deposits brings both interests.`,
        slip('left_out_a_factor', months, 12)`
          You divided $12$ months between the two amounts. The interest is that of $${years}$ years, so there are
          more months to divide.`,
        slip('used_a_wrong_given_number', after, calc`2 * ${moved * 1000}`)`
          You gave ${two} a lead of twice ₹${moved * 1000}. A part of this change only makes up for the lead that ${one}
          had.`,
      ],
      snapRead: text`What leaves one deposit enters the other: the sum is constant, and equal interest balances the two
        leads.`,
      approach: text`The constant sum follows from both interests and gives the second deposit. Then follow the
        difference of the two deposits before and after: the leads times their months are equal.`,
      check: text`${one} had ₹${first * 1000} for $${wanted}$ months and ₹${(first - moved) * 1000} for
        $${q(12 * years).sub(wanted)}$, on average
        ₹${wanted
          .mul(first)
          .add(
            q(12 * years)
              .sub(wanted)
              .mul(first - moved),
          )
          .mul(1000)
          .div(12 * years)}, half of
        ₹${all}.`,
      principle: text`When something passes from one side to the other, follow the constant sum and the changing
        difference.`,
    };
  },
);

/** AR.INT.1 Hard: when a part was moved from one deposit to another. */
export const movedToTheOther: readonly AnyTemplate[] = situation<Moved>({
  type: 'AR.INT.1',
  situation: 'moved-to-the-other',
  tries: 300,
  draw: draw => {
    const p = {
      ...draw.pick(people),
      first: draw.step(30, 120, 2),
      second: draw.step(10, 90, 2),
      moved: draw.step(8, 60, 2),
      rate: draw.pick([4, 5, 6, 7, 7.5, 8, 9, 10]),
      years: draw.pick([2, 2.5, 3, 4, 5]),
      frame: draw.int(0, 1),
    };
    const [lead, months] = [p.first - p.second, monthsOf(p)];
    const fits =
      lead >= 6 &&
      2 * p.moved > lead &&
      p.moved !== lead &&
      p.moved <= p.first / 1.5 &&
      months.d === 1n &&
      !months.equals(6 * p.years) &&
      Number.isInteger(((p.first + p.second) * 10 * p.rate * p.years) / 2);
    return fits ? p : null;
  },
  forms: [whenMoved],
});
