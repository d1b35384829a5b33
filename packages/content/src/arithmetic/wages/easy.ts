import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Helper {
  a: number;
  b: number;
  days: number;
  pay: number;
  one: string;
  two: string;
  three: string;
  what: string;
  frame: number;
}

const trios = [
  { one: 'Karthik', two: 'Sneha', three: 'Jagdish', what: 'paint a school' },
  { one: 'Nandini', two: 'Farhan', three: 'Tenzin', what: 'digitise an archive' },
  { one: 'Joseph', two: 'Bhavna', three: 'Ibrahim', what: 'repair a temple wall' },
  { one: 'Pallavi', two: 'Lalrin', three: 'Gurpreet', what: 'decorate a wedding hall' },
] as const;

const third = form<Helper>(
  'pay-of-the-third-worker',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b, days, pay }) => {
      let rest = q(1);
      for (let day = 0; day < days; day += 1) rest = rest.sub(q(1, a)).sub(q(1, b));
      return rest.mul(pay);
    },
  },
  ({ a, b, days, pay, one, two, three, what, frame }, { step, find }) => {
    const time = find(days);
    const first = step(calc`${time} / ${a}`, {
      name: text`the part of the work that ${one} does`,
      because: text`${one} alone needs ${a} days, so one day of ${one} is one part out of ${a} equal parts of the work,
        and ${days} days are ${days} such parts.`,
    })`
      The pay is divided by the work done, so find the part that each has done. ${one} would need $${a}$ days for the
      whole and does $\frac{1}{${a}}$ of the work in a day; multiply by the $${days}$ days.`;
    const second = step(calc`${time} / ${b}`, {
      name: text`the part of the work that ${two} does`,
      because: text`${two} was there for the same ${days} days, but needs ${b} days for the whole work, so a day of
        ${two} is one part out of ${b}.`,
    })`
      ${two} does $\frac{1}{${b}}$ of the work in a day. Find in the same way the part that ${two} does in $${days}$
      days.`;
    const rest = step(calc`1 - ${first} - ${second}`, {
      name: text`the part of the work that ${three} does`,
      because: text`The three parts make the whole work, which is 1. How fast ${three} works is not given, but what the
        other two leave over is known.`,
    })`
      The whole work is $1$, and only three persons have worked on it. Take away the parts of ${one} and ${two}: the
      rest was done by ${three}.`;
    const wanted = step(calc`${pay} * ${rest}`, {
      because: text`The money is divided according to the work. Not into three equal shares, because they worked for
        equally long but did not do equally much.`,
    })`
      ${three} gets the same part of the money as of the work. Multiply ₹${pay} by this part.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} alone can ${what} in $${a}$ days and ${two} alone in $${b}$ days. They undertake to do it for
            ₹${pay}. With the help of ${three}, who works along from the beginning, they finish in $${days}$ days. How
            much should ${three} be paid if the money is divided according to the work done?`
          : text`${one}, ${two} and ${three} together ${what} in $${days}$ days and get ₹${pay} for it. Working alone,
            ${one} would have needed $${a}$ days and ${two} $${b}$ days. Each is paid for the part of the work that is
            done by that person. Find the share of ${three}.`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0) && value.lt(pay),
      slips: [
        slip('assumed_equal_parts', wanted, calc`${pay} / 3`)`
          ${here} gives everybody one third of the pay. All three worked for equally long, but at different rates, and
          the money follows the work done.`,
        slip('gave_the_complement', wanted, calc`${pay} * (${first} + ${second})`)`
          ${here} is the pay of ${one} and ${two} together. The question asks for ${three}, who gets what is left of
          ₹${pay}.`,
        slip('paid_by_time_not_work', wanted, calc`${pay} * ${days} / (${a} + ${b} + ${days})`)`
          ${here} divides the money in the ratio of the times, $${a} : ${b} : ${days}$. Who needs fewer days does more
          of the work and has to get more, not less.`,
        slip('answered_another_quantity', wanted, calc`${pay} * ${first}`)`
          ${here} is the pay of ${one}, whose part of the work is $${days}$ days out of $${a}$. The share of ${three}
          is asked.`,
        slip('answered_another_quantity', wanted, calc`${pay} * ${second}`)`
          ${here} is the pay of ${two}, whose part of the work is $${days}$ days out of $${b}$. The share of ${three}
          is asked.`,
        slip('left_out_a_term', rest, calc`1 - ${first}`)`
          Only the part of ${one} was taken off, $${rest}$ of the work being left. ${two} has also worked for $${days}$
          days, and that part does not belong to ${three}.`,
        slip('left_out_a_factor', wanted, calc`${pay} * (1 / ${days} - 1 / ${a} - 1 / ${b})`)`
          ${here} is the pay of ${three} for one day of work. All three worked for $${days}$ days, so this is still to
          be multiplied by $${days}$.`,
      ],
      snapRead: text`Two times alone and the time of three together are given: the share of the third is the part of
        the work that the other two leave over.`,
      approach: text`The pay follows the work. Find what ${one} and ${two} did in $${days}$ days; the rest of the work,
        and so of the pay, belongs to ${three}.`,
      check: text`${one} gets ₹${calc`${pay} * ${first}`.value} and ${two} ₹${calc`${pay} * ${second}`.value}; with
        ₹${wanted} for ${three} that makes ₹${calc`${pay} * ${first} + ${pay} * ${second} + ${wanted}`.value}, all the
        money.`,
      principle: text`When pay follows the work, each gets the part of the pay that is the part of the work: rate times
        days.`,
    };
  },
);

interface Efficient {
  more: number;
  x: number;
  y: number;
  pay: number;
  one: string;
  two: string;
  frame: number;
}

const pairs = [
  { one: 'Murugan', two: 'Thomas' },
  { one: 'Harleen', two: 'Yusuf' },
  { one: 'Ayesha', two: 'Rukmini' },
  { one: 'Dorjee', two: 'Xavier' },
] as const;

const efficient = form<Efficient>(
  'pay-by-rate-and-days',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ more, x, y, pay }) => {
      const [one, two] = [(100 + more) * x, 100 * y];
      return q(pay * one).div(one + two);
    },
  },
  ({ more, x, y, pay, one, two, frame }, { step, find }) => {
    const rate = find(calc`100% + ${more}%`, {
      name: text`the rate of ${one} in per cent of that of ${two}`,
    });
    const first = step(calc`${x} * ${rate}%`, {
      name: text`the work of ${one} in days of ${two}`,
      because: text`A day of ${one} is worth ${rate}% of a day of ${two}. Not ${x} against ${y} days, because days of
        unequal worth cannot be compared until they are written in one measure.`,
    })`
      Measure all the work in days of ${two}. In each day ${one} does ${more}% more, that is ${rate}% of what ${two}
      does, so write the $${x}$ days of ${one} as days of ${two}.`;
    const all = step(calc`${first} + ${y}`, {
      name: text`all the work in days of ${two}`,
      because: text`Both numbers are now in days of ${two}, so they can be added. ${two} needs no change: a day of
        ${two} is the measure itself.`,
    })`
      Add the $${y}$ days of ${two} to find the whole work in the same measure.`;
    const wanted = step(calc`${pay} * ${first} / ${all}`, {
      because: text`The money is divided by the work done, so ${one} gets the same fraction of ₹${pay} as of the
        work.`,
    })`
      The fraction of the work that ${one} has done is the work of ${one} divided by all the work. Take the same
      fraction of ₹${pay}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} does ${more}% more work in a day than ${two}. A piece of work is finished when ${one} has
            worked on it for $${x}$ days and ${two} for $${y}$ days. They are paid ₹${pay} in all, in proportion to
            the work done. What does ${one} get?`
          : text`For a piece of work ₹${pay} is paid. ${one}, whose rate of work is ${more}% above that of ${two},
            came on $${x}$ days, and ${two} came on $${y}$ days. If the pay is divided fairly by the work done, find
            the share of ${one}.`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0) && value.lt(pay),
      slips: [
        slip('paid_by_time_not_work', first, calc`${x}`)`
          You compared only the days, $${x}$ and $${y}$. In each of these days ${one} does ${more}% more than ${two},
          so a day of ${one} has to be paid higher.`,
        slip('ignored_the_weights', wanted, calc`${pay} * (100 + ${more}) / (200 + ${more})`)`
          ${here} compares only the rates, as if both had worked for equally long. ${one} came on $${x}$ days and
          ${two} on $${y}$.`,
        slip('took_the_change_the_wrong_way', rate, calc`100% - ${more}%`)`
          ${one} was given ${rate}% of the rate of ${two}, that is ${more}% less. ${one} does ${more}% more in a day,
          so the per cents have to be added to $100\%$.`,
        slip('gave_the_complement', wanted, calc`${pay} * ${y} / ${all}`)`
          ${here} is the share of ${two}, who did the work of $${y}$ days. The share of ${one} is asked.`,
        slip('assumed_equal_parts', wanted, calc`${pay} / 2`)`
          ${here} is one half of the pay. The two differ in their rates and in their days, and the work of ${one} is
          not equal to that of ${two}.`,
        slip('took_inverse_for_direct', wanted, calc`${pay} * ${y} / (${x} + ${y})`)`
          ${here} gives more to the one who came on fewer days, and leaves out the rates. More days at work must bring
          more pay.`,
        slip('wrong_base', wanted, calc`${pay} * ${x} / (${x} + ${y}) * (100% + ${more}%)`)`
          ${here} first divides by days and then adds ${more}% to one share. If the other share stays as it is, both
          together are more than ₹${pay}.`,
      ],
      snapRead: text`Different rates and different numbers of days: the pay is in the ratio of rate times days.`,
      approach: text`Days of ${one} and of ${two} are not worth the same. Write the work of ${one} in days of ${two};
        then both can be added, and the pay is divided in the ratio of the work.`,
      check: text`${two} gets ₹${calc`${pay} - ${wanted}`.value}, that is ₹${calc`(${pay} - ${wanted}) / ${y}`.value} a
        day, and ${one} ₹${calc`${wanted} / ${x}`.value} a day, which is ${rate}% of it.`,
      principle: text`When persons work at different rates for different times, their shares of the pay are in the
        ratio of rate times time.`,
    };
  },
);

const helped = [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30].flatMap(a =>
  [10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 36].flatMap(b =>
    [3, 4, 5, 6, 7, 8].flatMap(days => {
      const rest = 1 - days / a - days / b;
      return a < b && rest > 0.08 && rest < 0.5 && Math.abs(rest - 1 / 3) > 0.01 ? [{ a, b, days }] : [];
    }),
  ),
);

/** AR.TNW.8 Easy: the pay of a third worker, and pay by rate and days. */
export const payByWork: readonly AnyTemplate[] = [
  ...situation<Helper>({
    type: 'AR.TNW.8',
    situation: 'a-third-worker',
    tries: 10,
    draw: draw => {
      const p = draw.pick(helped);
      return {
        ...p,
        pay: (p.a * p.b * draw.int(1, 6) * 20) / (p.a * p.b > 400 ? 4 : 1),
        ...draw.pick(trios),
        frame: draw.int(0, 1),
      };
    },
    forms: [third],
  }),
  ...situation<Efficient>({
    type: 'AR.TNW.8',
    situation: 'rate-and-days',
    tries: 10,
    draw: draw => {
      const more = draw.pick([20, 25, 40, 50, 60, 75]);
      const [x, y] = [draw.int(4, 18), draw.int(5, 20)];
      const parts = ((100 + more) * x) / 5 + 20 * y;
      return x === y || parts % 2 > 0 || parts > 900
        ? null
        : { more, x, y, pay: parts * draw.step(10, 60, 5), ...draw.pick(pairs), frame: draw.int(0, 1) };
    },
    forms: [efficient],
  }),
];
