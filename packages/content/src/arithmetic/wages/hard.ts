import { isCount, lowestTerms } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Bills {
  /** Days of each alone, and the daily pay of each. */
  a: number;
  b: number;
  x: number;
  y: number;
  one: string;
  two: string;
  frame: number;
}

const pairs = [
  { one: 'Harleen', two: 'Jagdish' },
  { one: 'Joseph', two: 'Nandini' },
  { one: 'Farhan', two: 'Pallavi' },
  { one: 'Murugan', two: 'Sneha' },
] as const;

const together = form<Bills>(
  'days-together-from-three-bills',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AR.MIX.1', 'AR.TNW.1'],
    verify: ({ a, b, x, y }) => {
      // The longer time is tried; the bill of both is a mean of the other two by their rates.
      const [one, two, both, more] = [a * x, b * y, ((x + y) * a * b) / (a + b), a - b];
      for (let n = more + 1; n < 400; n += 1) {
        const m = n - more;
        if (Math.abs((one / n + two / m) * ((n * m) / (n + m)) - both) < 1e-6) return q(n * m, n + m);
      }
      throw new Error('no times fit');
    },
  },
  ({ a, b, x, y, one, two, frame }, { step, find }) => {
    const first = find(a * x, { name: text`the cost with ${one} alone` });
    const second = find(b * y, { name: text`the cost with ${two} alone` });
    const both = find(q((x + y) * a * b, a + b), { name: 'the cost with both together' });
    const more = find(a - b);
    const far = step(calc`abs(${first} - ${both})`, {
      name: text`what the cost together differs from that of ${one} alone`,
      because: text`Pay is by the day, so half of the work costs half of ₹${first} with ${one}. If ${one} does the part
        $p$ and ${two} the rest, the cost is $${first}p + ${second}(1 - p)$: a mean of the two costs alone.`,
    })`
      Together, each does a part of the work and is paid the same part of the cost alone. So the cost together lies
      between the two costs alone, and its distances from them show who does how much. Find the distance from
      ₹${first}.`;
    const near = step(calc`abs(${both} - ${second})`, {
      name: text`what the cost together differs from that of ${two} alone`,
      because: text`The more of the work ${two} does, the nearer the cost together comes to ₹${second}. If ${two} did
        everything, this distance would be $0$.`,
    })`
      Find its distance from ₹${second}, the cost with ${two} alone, as well.`;
    // The times alone are as long : short, in lowest terms.
    const terms = lowestTerms(a, b);
    const [long, short] = [find(terms[0]), find(terms[1])];
    const apart = terms[0].sub(terms[1]);
    const scale = step(calc`${more} / (${long} - ${short})`, {
      works: value =>
        tex`a : b = ${far} : ${near} = ${long} : ${short}, \quad ${more} \div ${apart} = ${value}`,
      name: 'one part of the ratio in days',
      because: text`Who does less in the same number of days needs more days alone. So the ratio of the times is that of
        the parts of the work turned round.`,
    })`
      The two distances make ₹${far.add(near)}, so ${one} does $\frac{${near}}{${far.add(near)}} =
      ${frac(short.div(long.add(short)))}$ of the work and ${two} $${frac(long.div(long.add(short)))}$. In the same days
      ${two} does $${long}$ parts and ${one} $${short}$, so the times $a$ and $b$ alone are in the ratio $${long} :
      ${short}$. ${apart.equals(1) ? text`The one part more is` : text`The $${apart}$ parts more are`} $${more}$ days:
      find one part.`;
    const wanted = step(calc`${long} * ${scale} * ${short} * ${scale} / ((${long} + ${short}) * ${scale})`, {
      works: value =>
        tex`\frac{ab}{a + b} = \frac{${long.mul(scale)} \times ${short.mul(scale)}}{${long.add(short).mul(scale)}} =
          ${value}`,
      because: text`What the two do in a day is added, because they work side by side. Not the mean of their times:
        together they need less time than either of them alone.`,
    })`
      So ${one} alone needs $${long} \times ${scale} = ${long.mul(scale)}$ days and ${two} $${short} \times ${scale} =
      ${short.mul(scale)}$. In a day they do $\frac{1}{a} + \frac{1}{b} = \frac{a + b}{ab}$ of the work together. Take
      the reciprocal for the time of both.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} are paid by the day, each at a fixed rate. If ${one} alone did a certain piece of
            work, it would
            cost ₹${first}; if ${two} alone did it, ₹${second}; if both did it together, ₹${both}. ${one} alone would
            need
            $${more}$ days more than ${two} alone. How many days would the two need together?`
          : text`For the repair of a bridge two contractors, ${one} and ${two}, charge a fixed amount for every day of
            work. With ${one}
            alone the repair costs ₹${first} and with ${two} alone ₹${second}, but ${one} needs $${more}$ days longer.
            If both are
            hired and work side by side until it is finished, the cost is ₹${both}. In how many days is the bridge
            repaired in
            this case?`,
      show: value => withUnit(value, 'days'),
      plausible: value => value.gt(0) && value.d <= 20n,
      slips: [
        slip('swapped_the_weights', scale, calc`${more} / (${long} + ${short})`)`
          You divided the $${more}$ days by the sum of the two parts, which makes one part $${frac(scale)}$ days. They
          are the difference of the two times, so divide by the difference of the parts.`,
        slip('took_times_for_rates', wanted, calc`(${long} + ${short}) * ${scale} / 2`)`
          ${here} is the mean of the two times alone. Side by side they need less time than either of them alone.`,
        slip('took_times_for_rates', wanted, calc`(${long} + ${short}) * ${scale} / 4`)`
          ${here} is half of the mean of the two times. That holds only if both work at the same rate.`,
        slip('answered_another_quantity', wanted, calc`${short} * ${scale}`)`
          ${here} is the time of ${two} alone. With ${one} at work as well, it takes less time.`,
        slip('assumed_equal_parts', wanted, calc`${short} * ${scale} / 2`)`
          ${here} is half of the time of ${two} alone, as if ${one} worked at the same rate.`,
        slip('answered_another_quantity', wanted, calc`${long} * ${scale}`)`
          ${here} is the time of ${one} alone. With ${two} at work as well, it takes less time.`,
        slip(
          'joined_ratios_unmatched',
          wanted,
          calc`${more} * ${Math.min(a * x, b * y)} / ${Math.abs(a * x - b * y)}`,
        )`
          ${here} takes the times in the ratio of the costs alone. The pay for a day differs, too.`,
        slip('used_a_wrong_given_number', wanted, calc`${more} * ${both} / (${first} + ${second})`)`
          ${here} takes the cost together as a part of the sum of the other two, times $${more}$ days.`,
      ],
      snapRead: text`There are three costs, and the cost together lies between the other two: its distances from them
        show how much of the work each of the two does.`,
      approach: text`The cost of working together is a weighted mean of the costs alone; the weights are the parts of
        the work,
        and these are inversely as the times alone. The difference of the times gives the size.`,
      check: text`With $${long.mul(scale)}$ and $${short.mul(scale)}$ days alone they cost
        ₹${first.div(long.mul(scale))} and
        ₹${second.div(short.mul(scale))} a day; for $${wanted}$ days together that makes
        ₹${first
          .div(long.mul(scale))
          .add(second.div(short.mul(scale)))
          .mul(wanted)}.`,
      principle: text`A cost of a common work is a mean of the costs alone, weighted by the work: alligation gives the
        weights.`,
    };
  },
);

interface Deadline {
  /** Days alone, daily pay, and the latest day. */
  a: number;
  b: number;
  x: number;
  y: number;
  last: number;
  one: string;
  two: string;
  frame: number;
}

const least = form<Deadline>(
  'least-cost-before-a-deadline',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.INQ.7'],
    verify: ({ a, b, x, y, last }) => {
      // Days of the first in small steps, the rest by the second.
      let best = Number.POSITIVE_INFINITY;
      for (let n = 0; n <= last * 60; n += 1) {
        const days = n / 60;
        const other = Math.max(0, (1 - days / a) * b);
        if (days + other <= last + 1e-9) best = Math.min(best, days * x + other * y);
      }
      return nearFraction(best, 12);
    },
  },
  ({ a, b, x, y, last, one, two, frame }, { step, find }) => {
    const alone = find(calc`${a} * ${x}`);
    const costly = find(calc`${b} * ${y}`);
    const over = step(calc`${last} - ${b}`, {
      name: text`the days that remain if ${two} does everything`,
      because: text`The whole work costs $${a} \times ${x} = ${alone}$ rupees with ${one} and $${b} \times ${y} =
        ${costly}$ with
        ${two}, so ${one} should do as much as the time allows.`,
    })`
      All the work by ${one} would cost less than by ${two}, but $${a}$ days are too many. So ${one} does as much as
      the $${last}$
      days allow. With ${two} alone there would be days to spare; find them.`;
    const slower = find(calc`${a} - ${b}`);
    const mine = step(calc`${over} * ${a} / ${slower}`, {
      name: text`the days of ${one}`,
      works: value =>
        tex`\frac{u}{${a}} + \frac{${last} - u}{${b}} = 1 \Rightarrow u = \frac{${over} \times ${a}}{${slower}} =
          ${value}`,
    })`
      Let ${one} work for $u$ days and ${two} for the other $${last} - u$. Multiply the equation for the work by
      $${a} \times ${b}$ and solve it.`;
    const other = step(calc`${last} - ${mine}`, { name: text`the days of ${two}` })`
      ${two} works on the other days.`;
    const wanted = step(calc`${mine} * ${x} + ${other} * ${y}`)`
      Add the pay of both.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A room is to be painted within $${last}$ days, and there is place in it for only one painter at a
            time. ${one} would
            take $${a}$ days and charges ₹${x} for each day; ${two} would take $${b}$ days and charges ₹${y} for each
            day. They
            may also be hired one after the other, for parts of a day too. What is the least cost of painting the room
            in time?`
          : text`A single machine has to be used for a task, so that only one operator can work on any day. ${one}, who
            is paid ₹${x} a
            day, would finish the task in $${a}$ days; ${two}, who is paid ₹${y} a day, in $${b}$ days. The task must
            be finished
            in at most $${last}$ days, and the work can be divided between the two in any way. Find the minimum amount
            to be paid.`,
      show: rupees,
      plausible: value => isCount(value),
      slips: [
        slip('ignored_a_bound', wanted, calc`${alone}`)`
          ₹${wanted} is the cost with ${one} alone, who needs $${a}$ days. Only $${last}$ are allowed.`,
        slip('sought_the_extreme_elsewhere', wanted, calc`${costly}`)`
          ₹${wanted} is the cost with ${two} alone. A part of the work can be done for less by ${one}.`,
        slip('assumed_equal_parts', mine, calc`${last} / 2`)`
          ${one} was given half of the days. Then more is done than is needed, or not enough.`,
        slip('assumed_equal_parts', wanted, calc`(${alone} + ${costly}) / 2`)`
          ${here} lets each of them do half of the work; that does not use the $${last}$ days in the best way.`,
        slip('swapped_the_two', wanted, calc`${mine} * ${y} + ${other} * ${x}`)`
          ${here} gives each of them the days of the other, so both products are wrong.`,
        slip('took_times_for_rates', mine, calc`${last} * ${b} / (${a} + ${b})`)`
          The $${last}$ days were divided in the ratio of the rates. Then the work is not finished exactly.`,
        slip('took_times_for_rates', mine, calc`${last} * ${a} / (${a} + ${b})`)`
          The $${last}$ days were divided in the ratio of the times. Then the work is not finished exactly.`,
        slip('ignored_a_condition', wanted, calc`${last} * ${x} + (1 - ${last} / ${a}) * ${b} * ${y}`)`
          ${here} lets ${one} work on all $${last}$ days and ${two} on some of the same days. Only one can work at a
            time.`,
      ],
      snapRead: text`The cheaper one is too slow alone: use as much of the cheaper work as the time allows.`,
      approach: text`Compare the cost of the whole work with each. The cheaper one does as much as possible, so all the
        days are
        used and the work is just finished: one equation.`,
      faster: text`Every day that ${one} takes over from ${two} saves money, until all $${last}$ days are full:
        $${mine}$ and $${other}$ days.`,
      check: text`$\frac{${mine}}{${a}} + \frac{${other}}{${b}} = ${mine.div(a).add(other.div(b))}$, in
        $${mine.add(other)}$ days. One
        day less of ${one} would need $${frac(q(b, a))}$ of a day more of ${two}, for ₹${q(b * y, a)} in place of
        ₹${x}.`,
      principle: text`For a least cost under a limit use the cheaper way until the limit stops you, then make it an
        equation.`,
    };
  },
);

const bills = [10, 12, 15, 18, 20, 21, 24, 28, 30, 36, 40].flatMap(a =>
  [6, 8, 10, 12, 14, 15, 16, 18, 20, 24].flatMap(b =>
    [300, 350, 400, 450, 500, 550, 600, 650, 700].flatMap(x =>
      [600, 700, 750, 800, 900, 1000, 1100, 1200].flatMap(y => {
        const [one, two] = [a * x, b * y];
        const both = ((x + y) * a * b) / (a + b);
        const fits =
          a > b + 1 &&
          a < 2.6 * b &&
          Number.isInteger(both) &&
          Math.abs(one - two) > 900 &&
          Math.abs(one - two) < 5000;
        return fits && (4 * a * b) % (a + b) === 0 ? [{ a, b, x, y }] : [];
      }),
    ),
  ),
);
const deadlines = [15, 16, 18, 20, 21, 24, 25, 27, 28, 30].flatMap(a =>
  [6, 8, 9, 10, 12, 14, 15, 16].flatMap(b =>
    [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20].flatMap(last =>
      [400, 450, 500, 600, 650, 700].flatMap(x =>
        [900, 1000, 1100, 1200, 1400, 1500, 1600].flatMap(y => {
          const mine = ((last - b) * a) / (a - b);
          const fits = b < last - 1 && last < a - 2 && a * x * 1.1 < b * y && b * y < 2.2 * a * x;
          return fits && Number.isInteger(mine) && mine * 2 !== last ? [{ a, b, x, y, last }] : [];
        }),
      ),
    ),
  ),
);

/** AR.TNW.8 Hard: three costs, and the least cost before a deadline. */
export const costsOfWork: readonly AnyTemplate[] = [
  ...situation<Bills>({
    type: 'AR.TNW.8',
    situation: 'three-costs',
    tries: 10,
    draw: draw => ({ ...draw.pick(bills), ...draw.pick(pairs), frame: draw.int(0, 1) }),
    forms: [together],
  }),
  ...situation<Deadline>({
    type: 'AR.TNW.8',
    situation: 'cost-and-deadline',
    tries: 10,
    draw: draw => ({ ...draw.pick(deadlines), ...draw.pick(pairs), frame: draw.int(0, 1) }),
    forms: [least],
  }),
];
