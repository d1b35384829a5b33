import { lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Turns {
  /** Days that each needs alone. */
  a: number;
  b: number;
  one: string;
  two: string;
  what: string;
  frame: number;
}

const stories = [
  { one: 'Dorjee', two: 'Sneha', what: 'paint a fence' },
  { one: 'Jagdish', two: 'Farhan', what: 'dig a well' },
  { one: 'Lakshmi', two: 'Yusuf', what: 'type a report' },
  { one: 'Harleen', two: 'Thomas', what: 'weave a carpet' },
  { one: 'Rukmini', two: 'Sourav', what: 'tile a floor' },
] as const;

/** Whole two-day rounds, and the work left after them in parts of which each does L/a or L/b a day. */
const rounds = ({ a, b }: { a: number; b: number }) => {
  const all = lcm(a, b);
  const [first, second] = [all / a, all / b];
  const full = Math.floor(all / (first + second));
  return { all, first, second, full, left: all - full * (first + second) };
};

const alternate = form<Turns>(
  'two-on-alternate-days',
  {
    band: 'Easy',
    seconds: 55,
    verify: p => {
      const { all, first, second } = rounds(p);
      let [left, day] = [q(all), 0];
      for (; ; day += 1) {
        const rate = day % 2 === 0 ? first : second;
        if (left.lte(rate)) return left.div(rate).add(day);
        left = left.sub(rate);
      }
    },
  },
  (p, { step, find }) => {
    const { a, b, one, two, what, frame } = p;
    const { full, left, first: rate } = rounds(p);
    const all = step(calc`lcm(${a}, ${b})`, {
      name: 'the work in parts',
      because: text`Any number of parts may be chosen. With the LCM both do a whole number of parts in a day, so no
        fractions come up.`,
    })`
      Let the work have as many equal parts as the LCM of $${a}$ and $${b}$, so that each of the two does a whole
      number of parts in a day.`;
    const first = find(calc`${all} / ${a}`, { name: text`the parts that ${one} does in a day` });
    const second = find(calc`${all} / ${b}`, { name: text`the parts that ${two} does in a day` });
    const pair = step(calc`${first} + ${second}`, {
      name: 'the parts of two days',
      because: text`Two days in a row are a round that repeats: one day of ${one} and one of ${two}. On a single day
        only one of them works, so the two are not added for one day.`,
    })`
      ${one} does $${all} \div ${a} = ${first}$ parts in a day and ${two} does $${all} \div ${b} = ${second}$. Add them
      for a round of two days.`;
    const done = find(full, { name: 'the number of whole rounds' });
    const rest = step(calc`${all} - ${done} * ${pair}`, {
      name: 'the parts that are left',
      because: text`After whole rounds it is again the turn of ${one}, so the last days can be looked at one by one.
        Dividing all the parts by the parts of a round would treat the last day like a mean of both.`,
    })`
      $${done}$ whole rounds fit into the work, which is $${calc`2 * ${done}`.value}$ days. Subtract their parts to
      find what is left.`;
    const isFirst = left <= rate;
    const end = isFirst
      ? step(calc`2 * ${done} + ${rest} / ${first}`, {
          because: text`${one} comes next and does at least as many parts in a day as are left. So a part of this day
            is enough, and ${two} does not come again.`,
        })`
        It is the turn of ${one}, who does at least that much in a day. Divide what is left by the parts of ${one} in a
        day and add it to the days of the rounds.`
      : step(calc`2 * ${done} + 1 + (${rest} - ${first}) / ${second}`, {
          because: text`${one} comes next, but a whole day of ${one} is not enough for what is left. So the work is
            finished on the following day, by ${two}.`,
        })`
        ${one} works one more whole day. What is still left after that is done by ${two}: divide it by the parts of
        ${two} in a day and add both to the days of the rounds.`;
    return {
      answer: end,
      stem:
        frame === 0
          ? text`${one} can ${what} in $${a}$ days and ${two} can do it in $${b}$ days. They work on alternate days,
            one at a time, and ${one} works on the first day. After how many days is the work finished?`
          : frame === 1
            ? text`Working alone, ${one} needs $${a}$ days to ${what}, while ${two} needs $${b}$ days. Only one of
              them can come on any day, so they take turns, beginning with ${one}. How long does the work take in all?`
            : text`To ${what}, ${one} and ${two} work in turn for a day each. ${one} begins. Alone, they would finish in
              $${a}$ and in $${b}$ days respectively. Find the time that they need.`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('averaged_the_speeds', end, calc`2 * ${all} / ${pair}`)`
          ${here} uses the mean rate of the two up to the end. The last part is done by one of them, at that one's own
          rate.`,
        slip('took_a_mover_for_standing', end, calc`${all} / ${pair}`)`
          ${here} lets both work on every day. They come in turn, one on each day.`,
        slip('rounded_the_wrong_way', end, isFirst ? calc`2 * ${done} + 1` : calc`2 * ${done} + 2`)`
          ${here} counts the last day as a whole one. Only a part of it is needed for what is left.`,
        slip(
          'let_the_wrong_one_work',
          end,
          isFirst
            ? calc`2 * ${done} + ${rest} / ${second}`
            : calc`2 * ${done} + 1 + (${rest} - ${first}) / ${first}`,
        )`
          ${here} lets the wrong one of the two finish the work. After the whole rounds it is the turn of ${one}.`,
        slip('forgot_what_was_done', end, calc`2 * ${done}`)`
          ${here} is the time of the whole rounds. After them some of the work is left and takes more time.`,
        slip('took_times_for_rates', end, calc`(${a} + ${b}) / 2`)`
          ${here} is the mean of the two times. In equal times the rates of the two can be averaged, but the times for
          the work cannot.`,
        slip(
          'added_the_parts_of_different_wholes',
          end,
          isFirst ? calc`2 * ${done} + ${rest} / ${pair}` : calc`2 * ${done} + ${rest} / ${pair} * 2`,
        )`
          ${here} gives the last part to both together. Only one of them works on a day.`,
      ],
      snapRead: text`Two work in turn for a day each: count whole rounds of two days, then look who finishes.`,
      approach: text`Find the parts of the work done in a round of two days. Take off the whole rounds, and let the
        rest be done in the right order.`,
      check: text`In ${end} days ${one} does $${
        isFirst
          ? calc`${done} * ${first} + ${rest}`.value
          : calc`(${done} + 1)
        * ${first}`.value
      }$
        parts and ${two} $${
          isFirst
            ? calc`${done} * ${second}`.value
            : calc`${done} * ${second} + ${rest} -
        ${first}`.value
        }$,
        together $${all}$.`,
      principle: text`When people work in turn, count whole rounds first, and finish the rest day by day in the right
        order.`,
    };
  },
);

interface Helped {
  a: number;
  b: number;
  c: number;
  one: string;
  two: string;
  three: string;
  what: string;
  frame: number;
}

const helpers = [
  { one: 'Murugan', two: 'Ishaan', three: 'Karthik', what: 'repair a road' },
  { one: 'Bhavna', two: 'Ayesha', three: 'Nandini', what: 'stitch the costumes of a play' },
  { one: 'Tenzin', two: 'Lalrin', three: 'Joseph', what: 'build a wall' },
  { one: 'Pallavi', two: 'Xavier', three: 'Gurpreet', what: 'correct all the papers' },
] as const;

const third = form<Helped>(
  'help-on-every-third-day',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ a, b, c }) => {
      let [left, day] = [q(1), 1];
      for (; ; day += 1) {
        const rate = day % 3 === 0 ? q(1, a).add(q(1, b)).add(q(1, c)) : q(1, a);
        if (left.lte(rate)) return left.div(rate).add(day - 1);
        left = left.sub(rate);
      }
    },
  },
  ({ a, b, c, one, two, three, what, frame }, { step, find }) => {
    const units = lcm(a, b, c);
    const [u, v, w] = [units / a, units / b, units / c];
    const full = Math.floor(units / (3 * u + v + w));
    const all = step(calc`lcm(${a}, ${b}, ${c})`, {
      name: 'the work in parts',
      because: text`Any number of parts may be chosen. With the LCM each of the three does a whole number of parts in a
        day.`,
    })`
      Let the work have as many equal parts as the LCM of $${a}$, $${b}$ and $${c}$, so that each of the three does a
      whole number of parts in a day.`;
    const own = find(calc`${all} / ${a}`);
    const help = find(calc`${all} / ${b} + ${all} / ${c}`);
    const round = step(calc`3 * ${own} + ${help}`, {
      name: 'the parts of three days',
      because: text`Every three days there are three days of ${one} and one day of each of the others. ${one} works on
        the third day too, with the help and not in place of it.`,
    })`
      Three days are a round that repeats. In it ${one} works three times, at $${own}$ parts a day, and each of the
      others once: they do $\frac{${all}}{${b}} + \frac{${all}}{${c}} = ${help}$ parts in their day. Add these.`;
    const times = find(full);
    const rest = step(calc`${all} - ${times} * ${round}`, {
      name: 'the parts that are left',
      because: text`After whole rounds the next two days belong to ${one} alone, so what is left can be counted without
        the others.`,
    })`
      $${times}$ such rounds of three days fit into the work. Subtract their parts to find what is left.`;
    const wanted = step(calc`3 * ${times} + ${rest} / ${own}`, {
      because: text`What is left is done before the third day of the round, so nobody helps any more, and it is divided
        by the parts of ${one} alone.`,
    })`
      ${one} does the rest alone, before the others come again. Divide it by the parts of ${one} in a day, and add this
      time to the days of the rounds.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one}, ${two} and ${three} can ${what} in $${a}$, $${b}$ and $${c}$ days respectively, each working
            alone. ${one} works every day and is helped by both of the others on every third day. In how many days is
            the work done?`
          : text`${one} has to ${what}, which would take $${a}$ days alone. On the 3rd day, the 6th day, and so on,
            ${two} and ${three} come and work along; alone, ${two} would need $${b}$ days and ${three} $${c}$ days.
            How long does ${one} work until everything is done?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('worked_for_a_wrong_time', round, calc`3 * (${own} + ${help})`)`
          You gave a round of three days $${round}$ parts, with help on each of its days. The others come only on the
          third day.`,
        slip('averaged_the_speeds', wanted, calc`3 * ${all} / ${round}`)`
          ${here} uses the mean rate of a round up to the end. In the last round the work is finished before the others
          come.`,
        slip('miscounted_the_steps', round, calc`2 * ${own} + ${help}`)`
          You counted $${round}$ parts in a round of three days. ${one} works on the third day, too.`,
        slip('forgot_what_was_done', wanted, calc`3 * ${times}`)`
          ${here} is the time of the whole rounds. After them some of the work is left and takes more time.`,
        slip('left_out_a_term', help, calc`${all} / ${b}`)`
          You counted only ${two} as help, with $${help}$ parts. ${three} comes on the same days, too.`,
        slip('left_out_a_term', help, calc`${all} / ${c}`)`
          You counted only ${three} as help, with $${help}$ parts. ${two} comes on the same days, too.`,
        slip('ignored_a_condition', wanted, calc`${all} / (${own} + ${help})`)`
          ${here} lets all three work every day. The two others come on every third day only.`,
      ],
      snapRead: text`One works every day and the others on every third day: a round of three days repeats.`,
      approach: text`The rates change from day to day, but a round of three days is always the same. Find what is done
        in it, take off the whole rounds, and let ${one} do the rest.`,
      check: text`${one} does $${calc`(3 * ${times} + ${rest} / ${own}) * ${own}`.value}$ parts and the others
        $${calc`${times} * ${help}`.value}$, together $${all}$, the whole work.`,
      principle: text`If help comes at regular times, use the time from one help to the next as the unit.`,
    };
  },
);

const days = [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30, 32, 36, 40, 42, 45, 48];
const pairs = days.flatMap(a =>
  days.flatMap(b => {
    const { all, left, first, second } = rounds({ a, b });
    const isNeat = left <= first ? (12 * left) % first === 0 : (12 * (left - first)) % second === 0;
    return a !== b &&
      all <= 180 &&
      left > 0 &&
      left !== first &&
      isNeat &&
      Math.max(a, b) < 3 * Math.min(a, b)
      ? [{ a, b }]
      : [];
  }),
);
const triples = days.flatMap(a =>
  days.flatMap(b =>
    days.flatMap(c => {
      const all = lcm(a, b, c);
      const [own, round] = [all / a, (3 * all) / a + all / b + all / c];
      const left = all % round;
      const fits =
        b < c && a !== b && a !== c && all <= 240 && left > 0 && left <= 2 * own && all > 2 * round;
      const wanted = 3 * Math.floor(all / round) + left / own;
      const shown = [
        all / b + all / c,
        round,
        round - 2 * own,
        round + own,
        round - own,
        3 * (round - 2 * own),
        all / b,
        all / c,
      ];
      return fits && (4 * left) % own === 0 && !shown.includes(wanted) ? [{ a, b, c }] : [];
    }),
  ),
);

/** AR.TNW.3 Easy: two on alternate days, and help on every third day. */
export const twoInTurn: readonly AnyTemplate[] = [
  ...situation<Turns>({
    type: 'AR.TNW.3',
    situation: 'alternate-days',
    tries: 10,
    draw: draw => ({ ...draw.pick(pairs), ...draw.pick(stories), frame: draw.int(0, 2) }),
    forms: [alternate],
  }),
  ...situation<Helped>({
    type: 'AR.TNW.3',
    situation: 'every-third-day',
    tries: 10,
    draw: draw => ({ ...draw.pick(triples), ...draw.pick(helpers), frame: draw.int(0, 1) }),
    forms: [third],
  }),
];
