import type Fraction from 'fraction.js';
import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const half = q(1, 2);

interface Reported {
  /** The count at first. */
  start: number;
  /** The two changes as reported, whole per cents; the second is a fall. */
  rise: number;
  fall: number;
  place: string;
  who: string;
  frame: number;
}

const stories = [
  { place: 'in a swimming club', who: 'members' },
  { place: 'in an evening college', who: 'students' },
  { place: 'in a bird sanctuary', who: 'cranes' },
  { place: 'in a housing society', who: 'residents' },
  { place: 'to a weekly newspaper', who: 'subscribers' },
  { place: 'in a chess league', who: 'players' },
] as const;

/** Whole numbers strictly between start × least and start × most, both in per cent. */
const inside = (start: Fraction | number, least: Fraction, most: Fraction) => {
  const low = q(start).mul(least).div(100);
  const high = q(start).mul(most).div(100);
  return [low.floor().add(1), high.ceil().sub(1)] as const;
};

const finalCounts = form<Reported>(
  'count-of-final-numbers',
  {
    band: 'Hard',
    seconds: 150,
    revision: 3,
    also: ['AL.INQ.3', 'AL.DIO.5'],
    entry: true,
    verify: ({ start, rise, fall }) => {
      const found = new Set<number>();
      for (let next = start; next <= 2 * start; next += 1) {
        if (Math.round((100 * (next - start)) / start) !== rise) continue;
        for (let last = 1; last < next; last += 1)
          if (Math.round((100 * (next - last)) / next) === fall) found.add(last);
      }
      return found.size;
    },
  },
  ({ start, rise, fall, place, who, frame }, { step, find }) => {
    const margin = find(half);
    const [grown, kept] = [q(100 + rise), q(100 - fall)];
    /** The end of an interval and the whole number inside it. */
    const end = (from: Fraction | number, rate: Fraction) => (value: Fraction) =>
      tex`${from} \times ${rate}\% = ${grouped(q(from).mul(rate).div(100), 4)} \Rightarrow ${value}`;
    const largest = step(inside(start, grown.sub(margin), grown.add(margin))[1], {
      name: `the largest number of ${who} after the rise`,
      works: end(start, grown.add(margin)),
      because: text`Every rise between ${q(2 * rise - 1, 2)}% and ${q(2 * rise + 1, 2)}% is reported as ${rise}%, not
        only the exact one. The
          number of ${who} is whole, so it stops at the last whole number inside the interval.`,
    })`
      A rise reported as ${rise}% lies between ${q(2 * rise - 1, 2)}% and ${q(2 * rise + 1, 2)}%. Take the upper end
      and round down for the largest number of ${who} after it.`;
    const smallest = step(inside(start, grown.sub(margin), grown.add(margin))[0], {
      name: `the smallest number of ${who} after the rise`,
      works: end(start, grown.sub(margin)),
      because: text`At the lower end the first whole number inside the interval counts. Rounding down there would
          give a rise that is reported with a smaller per cent.`,
    })`
      Take the lower end of the rise and round up for the smallest number of ${who} after it.`;
    const greatest = step(inside(largest, kept.sub(margin), kept.add(margin))[1], {
      name: `the greatest final number of ${who}`,
      works: end(largest, kept.add(margin)),
      because: text`Two changes make the number large: a large rise and a small fall. Both have to be at the end
          that keeps most ${who}.`,
    })`
      The final number is greatest when the largest number falls by the smallest per cent, ${q(2 * fall - 1, 2)}%.
      Round down.`;
    const least = step(inside(smallest, kept.sub(margin), kept.add(margin))[0], {
      name: `the least final number of ${who}`,
      works: end(smallest, kept.sub(margin)),
      because: text`Two changes make the number small: a small rise and a large fall. So begin with the smallest
          number after the rise and take the largest fall that is still reported as ${fall}%.`,
    })`
        The final number is least when the smallest number falls by the largest per cent, ${q(2 * fall + 1, 2)}%.
        Round up.`;
    /** The final numbers of one number after the rise. */
    const rangeFrom = (n: number) => {
      const [low, high] = inside(n, kept.sub(half), kept.add(half));
      return `from $${n}$ come $${low}$${high.gt(low) ? ` to $${high}$` : ''}`;
    };
    const [from, to] = inside(start, grown.sub(half), grown.add(half));
    const befores = upTo(Number(to) - Number(from) + 1).map(k => Number(from) + k - 1);
    const count = step(calc`${greatest} - ${least} + 1`, {
      because: text`${befores.map(rangeFrom).join('; ')}. Each of these ranges begins no later than directly after
          the one before, so no number between the ends is left out. Both ends count, so add $1$.`,
    })`
      Every whole number from the least to the greatest final number is possible. Count them.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`There were $${start}$ ${who} ${place}. A report, in which every percentage is rounded to the
            nearest whole number, says that their number rose by ${rise}% in one year and then fell by ${fall}% in the
            next. How many values are possible for the final number of ${who}?`
          : text`The number of ${who} ${place} was $${start}$ two years ago. It grew by ${rise}% in the first year
            and fell by ${fall}% in the second, where both percentages have been rounded to the nearest integer. How
            many different values can the present number of ${who} have?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', smallest, largest)`
          You went on from $${largest}$ ${who} after the rise only. A rise to a slightly smaller number is also reported
          as ${rise}%.`,
        slip('counted_gaps_for_numbers', count, calc`${greatest} - ${least}`)`
            You subtracted the least number from the greatest: ${here}. Both ends are possible, so there is one more.`,
        slip('rounded_the_wrong_way', greatest, calc`${greatest} + 1`)`
            You rounded up to $${greatest}$ ${who} at the end. Then the fall would be less than ${q(2 * fall - 1, 2)}%
            even from the largest number, so round down.`,
        slip('demanded_too_much', largest, calc`floor(${start} * (100 + ${rise}) / 100)`)`
            You used exactly ${rise}% for the rise, which gives at most $${largest}$ ${who} after it. It may have been
            nearly half a per cent more.`,
        slip('rounded_the_wrong_way', margin, 1)`
            You allowed a whole per cent on both sides of ${rise}% and of ${fall}%. Rounding to whole per cents
            changes a number by half a per cent at most.`,
        slip('left_out_a_case', largest, smallest)`
            You used only $${smallest}$ as the number of ${who} after the rise. A rise to a larger number is also
            reported as ${rise}%.`,
        slip('rounded_the_wrong_way', least, calc`${least} - 1`)`
            You rounded down to $${least}$ ${who} at the end. Then even the smallest number would have to fall by more
            than ${q(2 * fall + 1, 2)}%, which is not rounded to ${fall}%.`,
        slip('left_out_a_case', count, calc`${largest} - ${smallest} + 1`)`
            You stopped after the rise: ${here} counts the possible numbers of ${who} at that time. The fall is
            rounded as well, so more final numbers are possible.`,
      ],
      snapRead: text`Both per cents are rounded, and the numbers of ${who} are whole. So each per cent is an interval,
        and the possible final numbers are counted.`,
      approach: text`Turn each rounded per cent into an interval. The upper ends of both changes give the greatest
        final number of ${who}, and the lower ends give the least.`,
      check: () => {
        const change = (from: Fraction, to: Fraction) =>
          `$${grouped(to.sub(from).abs().mul(100).div(from), 2)}\\%$`;
        return text`From $${start}$ to $${largest}$ and on to $${greatest}$ the changes are about
          ${change(q(start), largest)} and ${change(largest, greatest)}; from $${start}$ to $${smallest}$ and on to
          $${least}$ about ${change(q(start), smallest)} and ${change(smallest, least)}. All are rounded as
          reported.`;
      },
      principle: text`A rounded per cent is an interval; follow both of its ends through each change, and count the
        whole numbers between them.`,
    };
  },
);

const onEdge = (of: number, perCent: number) =>
  (of * (2 * perCent + 1)) % 200 === 0 || (of * (2 * perCent - 1)) % 200 === 0;
/** AR.PCT.1 Hard: two per cents known after rounding. */
export const roundedChanges: readonly AnyTemplate[] = situation<Reported>({
  type: 'AR.PCT.1',
  situation: 'rounded-changes',
  tries: 40,
  draw: draw => {
    const p = {
      start: draw.step(120, 640, 10),
      rise: draw.int(6, 38),
      fall: draw.int(4, 30),
      ...draw.pick(stories),
      frame: draw.int(0, 1),
    };
    const [first, last] = inside(p.start, q(2 * p.rise + 199, 2), q(2 * p.rise + 201, 2));
    const afters: number[] = [];
    for (let n = Number(first); n <= Number(last); n += 1) afters.push(n);
    if (afters.length < 2 || afters.length > 6 || p.rise === p.fall) return null;
    if (onEdge(p.start, p.rise) || afters.some(n => onEdge(n, p.fall))) return null;
    const spans = afters.map(n => inside(n, q(199 - 2 * p.fall, 2), q(201 - 2 * p.fall, 2)));
    const joined = spans.every(
      ([low, high], i) => low.lte(high) && (i === 0 || low.lte((spans[i - 1]?.[1] ?? low).add(1))),
    );
    return joined ? p : null;
  },
  forms: [finalCounts],
});
