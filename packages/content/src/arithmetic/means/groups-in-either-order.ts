import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Joining {
  /** How many were there, and how many join first and second. */
  start: number;
  first: number;
  second: number;
  /** Rises of the average in tenths: when the first come, when the second come to them, when the second come alone. */
  one: number;
  more: number;
  other: number;
  who: string;
  story: number;
}

const stories = [
  {
    all: 'tourists',
    one: 'tourist',
    unit: (value: string) => (value === '1' ? '1 year' : `${value} years`),
    what: 'age',
  },
  { all: 'workers', one: 'worker', unit: (value: string) => `₹${value}`, what: 'daily wage' },
  {
    all: 'students',
    one: 'student',
    unit: (value: string) => (value === '1' ? '1 mark' : `${value} marks`),
    what: 'score',
  },
] as const;

const numberAtFirst = form<Joining>(
  'number-from-two-orders-of-joining',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.LIN.1'],
    entry: true,
    verify: p => {
      // Every number is tried: the surplus of each group follows from the average after it came alone.
      const [one, more, other] = [p.one / 10, p.more / 10, p.other / 10];
      for (let start = 1; start <= 2000; start += 1) {
        const surplus = one * (start + p.first) + other * (start + p.second);
        if (Math.abs(surplus / (start + p.first + p.second) - one - more) < 1e-9) return start;
      }
      throw new Error('no number fits');
    },
  },
  (p, { step, find, write }) => {
    const { first, second, who, story } = p;
    const { all, unit, what } = stories[story] ?? stories[0];
    const [one, more, other] = [q(p.one, 10), q(p.more, 10), q(p.other, 10)];
    const said = (value: { valueOf(): number }) => unit(String(value.valueOf()));
    const both = step(calc`${one} + ${more}`, { name: `the rise of the average ${what} by both groups` })`
      Find by how much the average ${what} rises in all when both groups have joined. It is the same in whichever
      order they join.`;
    write(tex`${one}(n + ${first}) + ${other}(n + ${second}) = ${both}(n + ${first + second})`, {
      because: text`A group brings the same surplus over the first average, in whichever order it joins. The
        average rises by this surplus, divided among all who are then there.`,
    })`
      Let there be $n$ ${all} at first, and measure everything from their average ${what}. When the $${first}$ join,
      their surplus raises the average of $n + ${first}$ by ${said(one)}. The surplus of the $${second}$ would raise
      that of $n + ${second}$ by ${said(other)}. Both together raise that of $n + ${first + second}$ by
      ${said(both)}.`;
    const factor = step(calc`${one} + ${other} - ${both}`, {
      name: 'how often $n$ is left on one side',
      because: text`The unknown averages of the three groups have dropped out, so only $n$ is left in the equation.`,
    })`
      Bring the terms with $n$ to the left side and find their factor.`;
    const rest = step(calc`${both} * ${first + second} - ${one} * ${first} - ${other} * ${second}`, {
      name: 'the number on the other side',
    })`
      Bring the numbers to the right side.`;
    const start = step(calc`${rest} / ${factor}`, { works: (_, working) => tex`n = ${working}` })`
      Divide by the factor of $n$.`;
    const joined = find(first + second);
    return {
      answer: start,
      stem:
        story === 0
          ? text`At the first stop $${first}$ tourists got into a bus, and the average age of all tourists in it rose
            by ${said(one)}. At the second stop $${second}$ more got in, and it rose by another ${said(more)}. If these
            $${second}$ had been the first to come and the $${first}$ had not come at all, it would have risen by
            ${said(other)}. How many tourists were in the bus before the first stop?`
          : story === 1
            ? text`${who} took on $${first}$ carpenters, and the average daily wage in the workshop rose by
              ${said(one)}. Later $${second}$ welders joined too, which raised the average daily wage by
              ${said(more)} more. With the $${second}$ welders alone, and without the carpenters, it would have been
              ${said(other)} higher than at first. Nobody left, and no wage was changed. How many workers did the
              workshop have before?`
            : text`The average score of the students in the class of ${who} goes up by ${said(one)} when $${first}$
              students of a second batch are admitted. When $${second}$ students of a third batch are admitted as
              well, it goes up by ${said(more)} again. Had only the $${second}$ from the third batch been admitted, it
              would have gone up by ${said(other)}. How many students were in the class at first?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_term', factor, calc`${one} + ${other}`)`
          ${here} counts the ${all} of the start with the two separate rises only. They share in the rise of
          ${said(both)} by both groups too, so that has to be subtracted.`,
        slip('used_a_wrong_given_number', factor, calc`${one} + ${other} - ${more}`)`
          ${here} subtracts only the second rise. Measured from the average at first, both groups together raise it
          by ${said(both)}.`,
        slip(
          'swapped_the_two',
          rest,
          calc`${both} * ${first + second} - ${one} * ${second} - ${other} * ${first}`,
        )`
          ${here} pairs each rise with the other group. The rise of ${said(one)} is that of the $${first}$, and
          ${said(other)} belongs to the $${second}$.`,
        slip('left_out_a_term', rest, calc`${both} * ${first + second} - ${other} * ${second}`)`
          ${here} divides the surplus of the $${first}$ among the ${all} of the start alone. Those $${first}$ who
          join are counted in the new average too.`,
        slip('left_out_a_term', rest, calc`${both} * ${first + second} - ${one} * ${first}`)`
          ${here} divides the surplus of the $${second}$ among the ${all} of the start alone. The new average is
          taken over those $${second}$ as well.`,
        slip('went_a_step_too_far', start, calc`${rest} / ${factor} + ${joined}`)`
          ${here} is the number of ${all} after both groups have joined. The question asks for the number before.`,
        slip('went_a_step_too_far', start, calc`${rest} / ${factor} + ${first}`)`
          ${here} counts the $${first}$ who joined as well. The question asks for those who were there before them.`,
        stop('did_not_divide', rest)`
          $${rest}$ is $${factor}$ times the number of ${all} at first. It has to be divided by this number to find
          how many they were.`,
      ],
      snapRead: text`Two groups join one after the other, and the rise of the average is also known for the second
        group alone. No average is given, only rises.`,
      approach: text`Measure everything from the first average. The surplus that a group brings does not depend on the
        order, so the two surpluses together make up the surplus of both.`,
      check: () => text`With $${start}$ at first the surpluses are
        $${calc`${one} * (${start} + ${first})`}$ and $${calc`${other} * (${start} + ${second})`}$. Both together,
        divided by $${calc`${start} + ${joined}`.value}$, raise the average by ${said(both)}.`,
      principle: text`A group brings the same surplus over a fixed average in whichever order it joins: surpluses can
      be added,
        rises of the average cannot.`,
    };
  },
);

/** AR.AVG.2 Hard: two groups join, and the rise of the average is known for the second alone as well. */
export const groupsInEitherOrder: readonly AnyTemplate[] = situation<Joining>({
  type: 'AR.AVG.2',
  situation: 'groups-in-either-order',
  tries: 200,
  draw: draw => {
    const story = draw.int(0, 2);
    // Wages rise by whole rupees, ages and scores by half a year or mark at least.
    const unit = story === 1 ? 10 : 5;
    const most = story === 1 ? 300 : 40;
    const [one, more, other] = [
      draw.step(unit, most, unit),
      draw.step(unit, most, unit),
      draw.step(unit, most, unit),
    ];
    const [first, second] = [draw.int(4, 24), draw.int(4, 24)];
    const all = one + more;
    const factor = one + other - all;
    const start = ((all - one) * first + (all - other) * second) / factor;
    const isFair =
      factor > 0 &&
      factor !== 10 &&
      other < all &&
      other !== one &&
      first !== second &&
      Number.isInteger(start) &&
      start >= 10 &&
      start <= 90 &&
      start !== first + second;
    const below = ((all - one) * first + (all - other) * second) / (one + other);
    // How far the newcomers are above the first average, each of them.
    const above = Math.max((one * (start + first)) / first, (other * (start + second)) / second) / 10;
    return isFair && Number.isInteger(below) && above <= (story === 1 ? 400 : 32)
      ? { start, first, second, one, more, other, who: draw.pick(peopleInArithmetic), story }
      : null;
  },
  forms: [numberAtFirst],
});
