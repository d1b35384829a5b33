import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Three {
  first: string;
  second: string;
  third: string;
  has: string;
  things: string;
  /** The first has so many per cent more than the third, the second so many per cent less. */
  more: number;
  less: number;
  unit: number;
  frame: number;
}

const stories = [
  { first: 'Pune', second: 'Nashik', third: 'Nagpur', has: 'has', things: 'branches of a bank' },
  { first: 'Lakshmi', second: 'Joseph', third: 'Tenzin', has: 'sold', things: 'tickets' },
  { first: 'Monday', second: 'Tuesday', third: 'Sunday', has: 'brought', things: 'visitors to a fort' },
  {
    first: 'the hill school',
    second: 'the river school',
    third: 'the town school',
    has: 'has',
    things: 'pupils',
  },
  { first: 'Yusuf', second: 'Nandini', third: 'Karthik', has: 'scored', things: 'points in a quiz' },
  { first: 'the red van', second: 'the blue van', third: 'the white van', has: 'carried', things: 'parcels' },
] as const;

const against = form<Three>(
  'first-against-second',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ more, less }) => q(100 * (more + less), 100 - less).d <= 3n && more !== less,
    verify: ({ more, less }) => {
      const third = 10000;
      const [first, second] = [third + (third * more) / 100, third - (third * less) / 100];
      return q(first, second).mul(100).sub(100);
    },
  },
  ({ first, second, third, has, things, more, less, frame }, { step, find }) => {
    const one = find(calc`100 + ${more}`, { name: `the number of ${first}, where that of ${third} is 100` });
    const other = find(calc`100 - ${less}`, { name: `the number of ${second}` });
    const gap = step(calc`${one} - ${other}`, {
      name: 'the difference of the two',
      because: text`Both comparisons have the same base, so both numbers can be written with it.`,
    })`
        Let the number of ${third} be $100$. Then that of ${first} is $100 + ${more}$ and that of ${second} is $100 -
        ${less}$. Find their difference.`;
    const base = find(other);
    const part = step(calc`${gap} / ${base} * 100%`, {
      because: text`'More than' makes what follows it the base, here the number of ${second}. The two per cents
          cannot simply be added, because they were counted on ${third}.`,
    })`
      The comparison is with ${second}, so write the difference as a per cent of that number.`;
    return {
      answer: part,
      stem:
        frame === 0
          ? text`${first} ${has} ${more}% more ${things} than ${third}, and ${second} ${has} ${less}% less than
            ${third}. By what per cent is the number of ${first} more than that of ${second}?`
          : text`Compared with ${third}, ${second} ${has} ${less}% fewer ${things} and ${first} ${more}% more. By
            what per cent is the number of ${first} more than that of ${second}?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(400) && value.d <= 30n,
      slips: [
        slip('added_the_percentages', base, 100)`
            You added the two per cents, $${more} + ${less}$. That is the difference as a per cent of the number of
            ${third}, but the comparison is with ${second}.`,
        slip('read_a_comparison_backwards', base, one)`
            You divided $${gap}$ by $${base}$, the number of ${first}. That says by what per cent ${second} has less;
            the question compares the other way, with ${second}.`,
        slip('wrong_sign', other, calc`100 + ${less}`)`
            You gave ${second} $${other}$, as if the number were ${less}% more than that of ${third}. It is less.`,
        slip('wrong_base', part, calc`(100 + ${more}) * (100 + ${less}) / 100 - 100`)`
            You undid the fall of ${less}% by a rise of ${less}%: ${here}. The base is $100 - ${less}$, the number of
            ${second}.`,
        slip('answered_another_quantity', part, calc`${one} / ${other} * 100%`)`
            ${here} is the whole number of ${first} as a per cent of that of ${second}. The question asks only by how
            much it is more.`,
        slip('read_a_comparison_backwards', one, calc`100 * 100 / (100 - ${more})`)`
            You made the number of ${third} ${more}% less than that of ${first}: ${here}. The ${more}% are counted on
            the number of ${third}.`,
        slip('wrong_base', base, more < 70 && calc`100 - ${more}`)`
            You compared the difference of $${gap}$ with $${base}$. That is the number of nobody, because ${first}
            ${has} more than $100$.`,
        slip('wrong_sign', part, more > less && calc`${more} - ${less}`)`
            You subtracted the two per cents: ${here}. One number is above $100$ and the other below it, so their
            distances are added.`,
        slip('wrong_base', part, calc`(${more} + ${less}) / (200 + ${more} - ${less}) * 100%`)`
            You compared the difference with both numbers together: ${here}. The base is the number of ${second}
            alone.`,
      ],
      snapRead: text`Two numbers are each compared with ${third}. The question compares them with each other, so its
        base is ${second}.`,
      approach: text`Let the number of ${third} be $100$. Then both other numbers are known, and their difference can be
        written as a per cent of the number of ${second}.`,
      faster: text`The ratio of the two numbers is $${100 + more} : ${100 - less}$. Divide, and see by how much the
        quotient is more than $1$.`,
      check: text`${part}% of $${other}$ is $${gap}$, and with it $${other}$ becomes $${one}$.`,
      principle: text`The base of a comparison is what stands after 'than'; give it a value
        first and find the rest from it.`,
    };
  },
);

const middle = form<Three>(
  'number-from-a-difference',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    suits: ({ more, less, unit }) =>
      (more * less) % 10 === 0 &&
      more !== less &&
      Math.abs(100 * (more - less) - more * less) >= 200 &&
      unit <= 40,
    verify: ({ more, less, unit }) => {
      const [third, second] = [unit * 100, (unit * 100 * (100 - less)) / 100];
      const gap = Math.abs((second * (100 + more)) / 100 - third);
      for (let n = 1; n <= 20000; n += 1) {
        const last = (n * 100) / (100 - less);
        if (Math.abs(Math.abs((n * (100 + more)) / 100 - last) - gap) < 1e-6) return n;
      }
      throw new Error('no number fits');
    },
  },
  ({ first, second, third, has, things, more, less, unit, frame }, { step, find, whole }) => {
    const low = step(calc`100 - ${less}`, {
      name: `the number of ${second}, where that of ${third} is 100`,
      because: text`${less}% less than ${third} is counted on ${third}, so its number is the base. The true number
          is not known yet, so count in parts.`,
    })`
      Let the number of ${third} be $100$ parts, because the other comparison begins there. The number of ${second} is
      ${less}% less: subtract.`;
    const high = step(calc`${low} * (100% + ${more}%)`, {
      name: `the number of ${first} in the same parts`,
      because: text`The second comparison is with ${second}, so its base is no longer 100. Per cents of two
          different bases cannot simply be added and subtracted.`,
    })`
      ${first} has ${more}% more than that, so the base is $${low}$ now.`;
    const isMore = 100 * (more - less) > more * less;
    const gap = step(isMore ? calc`${high} - 100` : calc`100 - ${high}`, {
      name: 'the difference in parts',
      because: text`The stem tells the difference between ${first} and ${third} as a number. So this difference is
          needed in parts as well.`,
    })`
      Find the difference between ${first} and ${third} in these parts.`;
    const known = q(unit)
      .mul(100 * (more - less) - more * less)
      .div(100)
      .abs();
    const part = step(calc`${known} / ${gap}`, {
      name: 'one part',
      because: text`The same difference is known in parts and as a number. All parts are equally large, so one
          part is the number divided by the parts.`,
    })`
      The difference in parts is the $${known}$ of the question. Divide to find one part.`;
    const number = step(calc`${part} * ${low}`, {
      name: text`the number of ${second}`,
      because: text`One part belongs to all three numbers. The question asks for ${second}, not for ${third} with
          its 100 parts.`,
    })`
        Multiply one part by the $${low}$ parts of ${second}.`;
    const total = find(calc`${part} * 100`);
    whole(known, number, total);
    return {
      answer: number,
      stem:
        frame === 0
          ? text`${second} ${has} ${less}% fewer ${things} than ${third}, and ${first} ${has} ${more}% more than
            ${second}. The numbers of ${first} and ${third} differ by $${known}$. What is the number of ${second}?`
          : text`The number of ${things} that ${first} ${has} is ${more}% more than that of ${second}, which is
            ${less}% less than that of ${third}. Compared with ${isMore ? third : first}, ${isMore ? first : third}
            ${has} $${known}$ more. Find the number of ${second}.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(known),
      slips: [
        slip('added_the_percentages', high, calc`100 - ${less} + ${more}`)`
            You added ${more}% of $100$: ${here}. The ${more}% are counted on the number of ${second}, which is
            $${low}$.`,
        slip('answered_another_quantity', number, total)`
            $${number}$ is the number of ${third}. The question asks for that of ${second}.`,
        slip('answered_another_quantity', number, calc`${part} * ${high}`)`
          You found the number of ${first}: ${here}. The question asks for the number of ${second}, which has fewer
          parts.`,
        slip('undid_with_the_same_per_cent', low, calc`100 / (100% + ${less}%)`)`
            You divided by $100\% + ${less}\%$ for a fall of ${less}%. Such a fall leaves $100\% - ${less}\%$, so
            multiply by that.`,
        slip('left_out_a_change', high, calc`100 + ${more}`)`
            You counted the ${more}% on the number of ${third}: ${here}. They are counted on that of ${second}.`,
        slip('wrong_base', gap, calc`${high} - ${low}`)`
            You used the difference between ${first} and ${second}, $${gap}$ parts. The known difference is between
            ${first} and ${third}.`,
        slip('wrong_base', gap, calc`100 - ${low}`)`
            You used the difference between ${second} and ${third}, $${gap}$ parts. The known difference is between
            ${first} and ${third}.`,
        slip('wrong_sign', low, calc`100 + ${less}`)`
            You gave ${second} $${low}$ parts, more than ${third}. The number is ${less}% less.`,
      ],
      snapRead: text`Two comparisons follow one from the other, each with a base of its own. One difference is known as
        a number.`,
      approach: text`Write all three in parts, with $100$ parts for the one that stands last. The known difference gives
        one part.`,
      check: text`$${number}$ is ${less}% less than $${total}$, and ${more}% more than $${number}$ is
        $${calc`${number} * (100% + ${more}%)`.value}$, which differs from $${total}$ by $${known}$.`,
      principle: text`In a chain of comparisons begin with the last base and multiply, because each per cent has its own
        base.`,
    };
  },
);

/** AR.PCT.3 Easy: two numbers compared with a third. */
export const twoAgainstAThird: readonly AnyTemplate[] = situation<Three>({
  type: 'AR.PCT.3',
  situation: 'two-against-a-third',
  tries: 60,
  draw: draw => ({
    more: draw.step(5, 80, 5),
    less: draw.pick([4, 5, 10, 15, 16, 20, 25, 28, 30, 35, 36, 40, 45, 50, 60]),
    unit: draw.int(2, 40),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [against, middle],
});
