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
      because: text`The pay follows the work, and all three worked for the same $${days}$ days.`,
    })`
      ${one} does the $${a}$th part of the work in a day. Find the part done in $${days}$ days.`;
    const second = step(calc`${time} / ${b}`, { name: text`the part of the work that ${two} does` })`
      Find the part of ${two}.`;
    const rest = step(calc`1 - ${first} - ${second}`, {
      name: text`the part of the work that ${three} does`,
    })`
      ${three} has done the rest.`;
    const wanted = step(calc`${pay} * ${rest}`)`
      Take this part of the pay.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} alone can ${what} in $${a}$ days and ${two} alone in $${b}$ days. They undertake to do it for
            ₹${pay}.
            With the help of ${three}, who works along from the beginning, they finish in $${days}$ days. How much
            should
            ${three} be paid if the money is divided according to the work done?`
          : text`${one}, ${two} and ${three} together ${what} in $${days}$ days and get ₹${pay} for it. Working alone,
            ${one}
            would have needed $${a}$ days and ${two} $${b}$ days. Each is paid for the part of the work that is done by
            that
            person. Find the share of ${three}.`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0) && value.lt(pay),
      slips: [
        slip('assumed_equal_parts', wanted, calc`${pay} / 3`)`
          ${here} gives everybody one third. They work for equally long, but not at the same rate.`,
        slip('gave_the_complement', wanted, calc`${pay} * (${first} + ${second})`)`
          ${here} is the pay of ${one} and ${two} together.`,
        slip('paid_by_time_not_work', wanted, calc`${pay} * ${days} / (${a} + ${b} + ${days})`)`
          ${here} divides in the ratio of the times in days. Who needs fewer days does more.`,
        slip('answered_another_quantity', wanted, calc`${pay} * ${first}`)`
          ${here} is the pay of ${one}.`,
        slip('answered_another_quantity', wanted, calc`${pay} * ${second}`)`
          ${here} is the pay of ${two}.`,
        slip('left_out_a_term', rest, calc`1 - ${first}`)`
          Only the part of ${one} was taken off; ${two} has worked, too.`,
        slip('left_out_a_factor', wanted, calc`${pay} * (1 / ${days} - 1 / ${a} - 1 / ${b})`)`
          ${here} is the pay of ${three} for one day. There were $${days}$ days.`,
      ],
      snapRead: text`Two known times and the time of three together: the pay of the third is the part that is left.`,
      approach: text`Find what ${one} and ${two} did in $${days}$ days. The rest of the work, and of the pay, belongs
        to ${three}.`,
      check: text`${one} gets ₹${calc`${pay} * ${first}`.value} and ${two} ₹${calc`${pay} * ${second}`.value}; with
        ₹${wanted}
        that makes ₹${calc`${pay} * ${first} + ${pay} * ${second} + ${wanted}`.value}.`,
      principle: text`Pay goes by the part of the work that each has done: rate times days.`,
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
      because: text`One day of ${one} is worth more than one day of ${two}.`,
    })`
      ${one} does ${rate}% of what ${two} does in the same time. Write the work of ${one} in days of ${two}.`;
    const all = step(calc`${first} + ${y}`, { name: text`all the work in days of ${two}` })`
      Add the $${y}$ days of ${two}.`;
    const wanted = step(calc`${pay} * ${first} / ${all}`)`
      Take the fraction of ₹${pay} that belongs to ${one}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} does ${more}% more work in a day than ${two}. A piece of work is finished when ${one} has
            worked on it
            for $${x}$ days and ${two} for $${y}$ days. They are paid ₹${pay} in all, in proportion to the work done.
            What does
            ${one} get?`
          : text`For a piece of work ₹${pay} is paid. ${one}, whose rate of work is ${more}% above that of ${two}, came
            on
            $${x}$ days, and ${two} came on $${y}$ days. If the pay is divided fairly by the work done, find the share
            of ${one}.`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0) && value.lt(pay),
      slips: [
        slip('paid_by_time_not_work', first, calc`${x}`)`
          Only the days, $${x}$ and $${y}$, were compared. ${one} does more in a day.`,
        slip('ignored_the_weights', wanted, calc`${pay} * (100 + ${more}) / (200 + ${more})`)`
          ${here} compares the rates only. The two came on different numbers of days.`,
        slip('took_the_change_the_wrong_way', rate, calc`100% - ${more}%`)`
          ${one} was given ${rate}% of the rate of ${two}, as if the rate were lower.`,
        slip('gave_the_complement', wanted, calc`${pay} * ${y} / ${all}`)`
          ${here} is the share of ${two}.`,
        slip('assumed_equal_parts', wanted, calc`${pay} / 2`)`
          ${here} is one half of the pay.`,
        slip('took_inverse_for_direct', wanted, calc`${pay} * ${y} / (${x} + ${y})`)`
          ${here} divides inversely to the days.`,
        slip('wrong_base', wanted, calc`${pay} * ${x} / (${x} + ${y}) * (100% + ${more}%)`)`
          ${here} adds ${more}% to a share by days. Then the two shares do not make ₹${pay}.`,
      ],
      snapRead: text`Different rates and different numbers of days: pay goes by rate times days.`,
      approach: text`Write the work of ${one} in days of ${two}, so that both can be compared and added.`,
      check: text`${two} gets ₹${calc`${pay} - ${wanted}`.value}, that is ₹${calc`(${pay} - ${wanted}) / ${y}`.value} a
        day, and
        ${one} ₹${calc`${wanted} / ${x}`.value} a day, which is ${rate}% of it.`,
      principle: text`Work done is rate times time; shares of pay are in this ratio.`,
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
