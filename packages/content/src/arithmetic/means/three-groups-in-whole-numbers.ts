import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Groups {
  /** Averages of the three groups, rising, and of all. */
  low: number;
  middle: number;
  high: number;
  all: number;
  count: number;
  story: number;
}

/** Sizes of the second and third group with second·y + third·z = constant and the rest in the first. */
function sizes(second: number, third: number, constant: number, count: number, from = 1, rest = 1) {
  const list: (readonly [number, number])[] = [];
  for (let z = from; z <= count; z += 1) {
    const y = (constant - third * z) / second;
    if (Number.isInteger(y) && y >= from && y + z <= count - rest) list.push([y, z]);
  }
  return list;
}

const thirdGroup = form<Groups>(
  'sizes-of-the-third-group',
  {
    band: 'Hard',
    seconds: 110,
    revision: 2,
    also: ['AL.DIO.1', 'AL.DIO.5'],
    entry: true,
    verify: ({ low, middle, high, all, count }) => {
      const found = new Set<number>();
      for (let x = 1; x < count; x += 1)
        for (let y = 1; x + y < count; y += 1) {
          const z = count - x - y;
          if (x * low + y * middle + z * high === count * all) found.add(z);
        }
      return q(found.size);
    },
  },
  ({ low, middle, high, all, count, story }, { step, find }) => {
    const [first, second, third] =
      story === 0
        ? ['juniors', 'cadets', 'seniors']
        : ['candidates of the first city', 'candidates of the second city', 'candidates of the third city'];
    const [perSecond, perThird] = [middle - low, high - low];
    const common = gcd(perSecond, perThird);
    const constant = step(calc`(${all} - ${low}) * ${count}`, {
      name: 'what all together have above the lowest average',
      works: value => {
        const g = gcd(common, n(value));
        const reduced = tex` \Rightarrow ${perSecond / g}y + ${perThird / g}z = ${value.div(g)}`;
        return tex`${perSecond}y + ${perThird}z = ${count} \times (${all} - ${low}) = ${value}${g > 1 && reduced}`;
      },
      because: text`Measured from ${low}, the ${first} add nothing. So one equation with two unknowns is left.`,
    })`
      Let there be $y$ ${second} and $z$ ${third}. Measure all averages from the lowest one: a member of the second
      group has ${perSecond} more on average, one of the third ${perThird} more, and all together ${all - low} more.`;
    const from = find(1);
    const rest = find(1);
    const fitting = sizes(perSecond, perThird, n(constant), count, n(from), n(rest));
    const [y] = fitting.at(-1) ?? [0];
    const greatest = step(fitting.at(-1)?.[1] ?? 0, {
      name: text`the greatest number of ${third}`,
      works: value => tex`z = ${value}, \quad y = ${y}`,
      because: text`The third group brings more per member, so many of the third mean few of the second. The
          equation allows only whole numbers, so the largest possible $z$ has to be looked for from above.`,
    })`
      Both numbers are whole, and there is at least one of each. Find the greatest $z$ that leaves a positive whole
      $y$.`;
    const number = step(fitting.length, {
      works: value => tex`z = ${fitting.map(([, z]) => z)}: \quad ${value}`,
      because: text`Going from one solution to the next, $z$ changes by ${perSecond / common}, because only then $y$
        stays whole.`,
    })`
      The first group is not empty either, so $y + z$ is less than ${count}. Go down from the greatest $z$ in steps of
      ${perSecond / common} as long as this is so, and count.`;
    const [lastY, lastZ] = fitting.at(-1) ?? [0, 0];
    const x = count - lastY - lastZ;
    return {
      answer: number,
      stem:
        story === 0
          ? text`The $${count}$ players of a camp are divided into juniors, cadets and seniors, with at least one of
            each. Juniors weigh $${low}$ kg on average, cadets $${middle}$ kg and seniors $${high}$ kg; the average of
            all is $${all}$ kg. How many values are possible for the number of seniors?`
          : text`In a test taken by $${count}$ candidates those of the first city averaged $${low}$ marks, those of
            the second $${middle}$ and those of the third $${high}$. Nobody came from elsewhere, and the average of
            all was $${all}$. If each city sent at least one candidate, how many different numbers of candidates can
            have come from the third city?`,
      show: plain,
      plausible: value => whole(value) && value.valueOf() > 1,
      slips: [
        slip('ignored_a_bound', rest, calc`-9 * ${count}`)`
            You did not ask whether anybody is left for the first group. In some of your cases the second and the
            third group together have ${count} members or more.`,
        slip('let_in_zero', from, 0)`
          You also counted a case in which the second or the third group has 0 members, but there is at least one of
          each.`,
        slip('counted_gaps_for_numbers', number, calc`${number} - 1`)`
            You counted ${number}, the steps from the least number of ${third} to the greatest. There is one number
            more than there are steps.`,
        stop('answered_another_quantity', greatest)`
          ${greatest} is the greatest possible number of ${third}. The question asks how many numbers are possible.`,
        slip('let_in_zero', rest, 0)`
          You also counted a case in which the first group has 0 members, but there is at least one of each.`,
        slip('did_not_use_whole_numbers', number, () => {
          const least = sizes(perSecond, perThird, n(constant), count)[0]?.[1] ?? 0;
          return greatest.sub(least).add(1);
        })`
            You counted every whole number between the least and the greatest, ${number} of them. The number of
            ${second} has to be whole too, so only every ${ordinal(perSecond / common)} fits.`,
        slip('counted_one_too_many', number, calc`${number} + 1`)`
            You counted ${number} and so went one step beyond the last number that fits.`,
        slip('ignored_common_factors', number, calc`floor((${number} + 1) / 2)`)`
            You went down in steps that are twice too long and found ${number}. Cancel the common factor ${common} of
            ${perSecond} and ${perThird} first.`,
        slip('left_out_an_end_point', number, calc`${number} - 2`)`
            You left out the least and the greatest number of ${third} and counted ${number}. With both of them all 3
            groups have members.`,
      ],
      snapRead: text`The averages of three groups, the average of all and the number of all are known. That is one
        equation for two whole numbers, and the number of its solutions is asked.`,
      approach: text`Measure from the lowest average, so that the first group adds nothing. Then divisibility shows in
        what steps the other two numbers can change, and no group may be empty.`,
      check: text`With ${x}, ${lastY} and ${lastZ} members: $${x} \times ${low} + ${lastY} \times ${middle} + ${lastZ}
        \times ${high} = ${x * low + lastY * middle + lastZ * high} = ${count} \times ${all}$.`,
      principle: text`Three sizes with a known sum and a known average leave one equation with two unknowns; whole
        numbers and the condition that no group is empty limit its solutions.`,
    };
  },
);

/** AR.AVG.2 Hard: three groups whose sizes are whole. */
export const threeGroupsInWholeNumbers: readonly AnyTemplate[] = situation<Groups>({
  type: 'AR.AVG.2',
  situation: 'three-whole-groups',
  tries: 100,
  draw: draw => {
    const low = draw.int(32, 52);
    const middle = low + draw.int(4, 18);
    const high = middle + draw.int(4, 20);
    const p = {
      low,
      middle,
      high,
      all: draw.int(low + 3, high - 4),
      count: draw.step(30, 96, 2),
      story: draw.int(0, 1),
    };
    if (p.all === middle) return null;
    const [second, third, constant] = [middle - low, high - low, (p.all - low) * p.count];
    const found = sizes(second, third, constant, p.count);
    const step = second / gcd(second, third);
    return found.length >= 4 && found.length <= 14 && step > 1 && gcd(second, third) > 1 ? p : null;
  },
  forms: [thirdGroup],
});
