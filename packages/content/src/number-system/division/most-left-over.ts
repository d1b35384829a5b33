import { upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Left {
  /** All the things, and the most that one box can be made to hold. */
  all: number;
  most: number;
  frame: number;
}

const stories = [
  { things: 'eggs', box: 'tray', boxes: 'trays' },
  { things: 'diyas', box: 'box', boxes: 'boxes' },
  { things: 'saplings', box: 'row', boxes: 'rows' },
] as const;

const greatestRest = form<Left>(
  'greatest-number-left-over',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.INQ.1'],
    entry: true,
    verify: ({ all, most }) => Math.max(...upTo(most).map(size => all % size)),
  },
  ({ all, most, frame }, { step }) => {
    const { things, box, boxes } = stories[frame as 0 | 1 | 2];
    const full = step(calc`floor(${all} / ${most})`, {
      name: `the least number of full ${boxes}`,
      because: text`Even the largest size fills so many ${boxes}. Fewer can never be full, because then the things left
        over would fill another ${box}.`,
    })`
      With the largest size of $${most}$ the $${all}$ ${things} fill a certain number of ${boxes}. Divide and leave the
      remainder out: with any smaller size at least so many are full.`;
    const size = step(calc`floor(${all} / (${full} + 1)) + 1`, {
      name: `the best size of a ${box}`,
      because: text`With a fixed number of full ${boxes} the rest grows by that number whenever the size falls by 1. The
        size may only fall until one more ${box} would be full.`,
    })`
      Keep this number of full ${boxes} and make them as small as possible. One more ${box} must not be full, so the
      size is just above $${all}$ divided by one more ${box}.`;
    const wanted = step(calc`${all} - ${full} * ${size}`, {
      name: `the ${things} left over`,
    })`
      Subtract the ${things} in the full ${boxes} of this size from all $${all}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A poultry farm has $${all}$ eggs to pack. All its trays must be of one size, which may be chosen freely
            but has to be at most $${most}$ eggs. As many trays as possible are filled; the eggs that do not fill a tray
            are given to the workers. What is the greatest number of eggs that the workers can get?`
          : frame === 1
            ? text`Before Diwali a potter packs $${all}$ diyas. He wants equally many in every full box, and no box
              takes more than $${most}$. When no further box can be filled, his daughter may keep what remains, and it
              is she who fixes the number of diyas in a box. How many diyas can she keep at most?`
            : text`$${all}$ saplings are planted along a canal in rows of equal length, with as many complete rows as
              there are saplings for. The forest officer may choose any length of a row up to $${most}$ saplings. The
              ones that make no complete row go to a school. Find the largest number of saplings that can go to the
              school.`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(most) && value.d === 1n,
      slips: [
        slip('sought_the_extreme_elsewhere', size, () => most)`
          You used the largest size, $${most}$, where $${here}$ ${things} are in a full ${box}. The largest divisor
          does not leave the largest remainder.`,
        slip('ignored_a_condition', wanted, calc`${most} - 1`)`
          ${here} is the largest remainder that any number could leave with $${most}$. Here the number of ${things} is
          fixed at $${all}$, and it need not leave that.`,
        stop('answered_another_quantity', size)`
          $${wanted}$ is the number of ${things} in a full ${box} of the best size. The question asks for those that
          remain.`,
        slip('took_a_remainder_too_large', wanted, calc`${size} - 1`)`
          ${here} would be left if only one more were needed to fill another ${box}. Of $${all}$ ${things} not so many
          can remain.`,
        slip('took_a_remainder_too_large', size, calc`floor(${all} / (${full} + 1))`)`
          You chose $${size}$ ${things} for a ${box}. What would be left over then still fills another ${box}.`,
        slip('went_a_step_too_far', full, calc`floor(${all} / ${most}) + 1`)`
          You let $${full}$ ${boxes} be full. With fewer full ${boxes} the size can be larger, and so can the rest.`,
        slip('did_not_use_whole_numbers', size, calc`floor(${all} / (${full} + 1)) + 2`)`
          You chose $${size}$ ${things} for a ${box}. A ${box} with fewer still keeps the number of full ${boxes} as it
          is and leaves more over.`,
        slip('sought_the_extreme_elsewhere', size, () => most - 1)`
          You chose the size $${size}$, one below the largest. What is left over grows further when the ${boxes} are
          made smaller, until another one would be full.`,
      ],
      snapRead: text`The divisor may be chosen up to a limit, and the greatest possible remainder is asked. Few full
        ${boxes}, as small as possible, leave the most.`,
      approach: text`The remainder is smaller than the size, so large sizes, that is few full ${boxes}, are better. Take
        the least number of full ${boxes} and then the smallest size that does not fill one more.`,
      check: () => {
        const next = full.add(1);
        const other = Math.floor(all / Number(full.add(2))) + 1;
        return text`$${all} = ${full} \times ${size} + ${wanted}$, and the rest is less than $${size}$. With $${next}$
          full ${boxes} the size is at least $${other}$, and only $${all} - ${next} \times ${other} =
          ${next.mul(-other).add(all)}$ would be left.`;
      },
      principle: text`For a large remainder take the smallest quotient that is possible, and with it the smallest
        divisor that does not allow a larger quotient.`,
    };
  },
);

const cases = Array.from({ length: 560 }, (_, i) => i + 140).flatMap(all =>
  [24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 64, 72, 75, 80, 90, 96].flatMap(most => {
    const full = Math.floor(all / most);
    const size = Math.floor(all / (full + 1)) + 1;
    const best = Math.max(...upTo(most).map(n => all % n));
    const fits = full >= 2 && full <= 8 && size < most - 2 && all - full * size === best;
    return fits && best < most - 4 && best > all % most && best < size - 1 ? [{ all, most }] : [];
  }),
);

/** NS.REM.1 Hard: the greatest remainder when the divisor may be chosen up to a limit. */
export const mostLeftOver: readonly AnyTemplate[] = situation<Left>({
  type: 'NS.REM.1',
  situation: 'most-left-over',
  tries: 10,
  draw: draw => ({ ...draw.pick(cases), frame: draw.int(0, 2) }),
  forms: [greatestRest],
});
