import { lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Start {
  /** Whole rounds before the last day, and the part of a day by which the other order takes longer. */
  full: number;
  top: number;
  bottom: number;
  one: string;
  two: string;
  frame: number;
}

const couples = [
  { one: 'Arunima', two: 'Ibrahim' },
  { one: 'Sneha', two: 'Dorjee' },
  { one: 'Karthik', two: 'Ayesha' },
  { one: 'Gurpreet', two: 'Lalrin' },
] as const;

const words = (top: number, bottom: number) =>
  bottom === 2 ? 'half a day' : `$\\frac{${top}}{${bottom}}$ of a day`;

const alone = form<Start>(
  'alone-from-who-begins',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AR.TNW.4'],
    verify: ({ full, top, bottom }) => {
      // The rates are found by trying how much the second does for a unit of the first.
      for (let n = 1; n < 60; n += 1)
        for (let m = 1; m < n; m += 1) {
          const work = q(full * (n + m) + n);
          const left = work.sub(full * (n + m)).sub(m);
          if (left.equals(q(n * top, bottom))) return work.div(n);
        }
      throw new Error('no rates fit');
    },
  },
  ({ full, top, bottom, one, two, frame }, { step, find }) => {
    const days = 2 * full + 1;
    const more = find(q(top, bottom), { name: 'the part of a day that is needed in addition' });
    const slower = step(calc`1 - ${more}`, {
      name: text`the work of ${two} in a day, where that of ${one} is 1`,
      works: value => tex`a = b + ${frac(more)}a \Rightarrow b = ${frac(value)}a`,
      because: text`Up to the last of the $${days}$ days both orders have done the same rounds, so the same work
          is left. In the second order ${two} does a full day of it, and ${one} has to add the part of a day that the
          order takes longer.`,
    })`
      Let ${one} do the part $a$ of the work in a day and ${two} the part $b$. After $${full}$ rounds of two days the
      same is
      left in both orders. In the one, ${one} does it in a day; in the other, ${two} works a day and ${one} a part of
      one.`;
    const rounds = find(full);
    const round = step(calc`${rounds} * (1 + ${slower})`, {
      name: text`the rounds, in days of ${one}`,
      works: value => tex`${rounds}(a + b) = ${rounds} \times ${frac(slower.add(1))}\,a = ${frac(value)}\,a`,
      because: text`A day of ${two} is worth only a part of a day of ${one}, because ${two} is slower. So a round
          is less than two days of ${one}.`,
    })`
      In each of the $${full}$ rounds ${one} works a day and ${two} works a day. Write the work of all these rounds in
      days of ${one}.`;
    const wanted = step(calc`${round} + 1`, {
      works: value => tex`${frac(round)} + 1 = ${value}`,
      because: text`All the work is now written in days of ${one}. Alone, ${one} does one such day of work in a
          day, so their number is the time.`,
    })`
      On the last day ${one} works once more and finishes. Add this day to find how many days ${one} would need for
      the whole work.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} do a piece of work on alternate days. If ${one} begins, it is finished in exactly
            $${days}$ days. If ${two} begins, it takes ${words(top, bottom)} longer. How many days would ${one} need
            alone?`
          : text`A hall is being painted by two painters who come in turn, a day each. With ${one} on the first day the
            hall
            is done at the end of day $${days}$. With ${two} on the first day, another ${words(top, bottom)} is needed
            on
            the day after. In what time could ${one} paint the hall alone?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('let_the_wrong_one_work', wanted, calc`(${round} + 1) / ${slower}`)`
          You found the time that ${two} would need alone: ${here}. The question asks for ${one}, who is faster.`,
        slip('averaged_the_speeds', wanted, calc`(2 * ${rounds} + 1) / 2`)`
          You used half of the time: ${here}. That is right only if both work at the same rate, but then both orders
          would take equally long.`,
        slip('inverted_the_ratio', slower, calc`1 + ${more}`)`
          ${two} was given $${frac(slower)}$ of the work of ${one} in a day. The order with ${two} first takes longer,
            so
          ${two} is slower.`,
        slip('left_out_a_term', wanted, calc`${round}`)`
          You stopped at $${wanted}$, the work of the whole rounds in days of ${one}. The last day, on which ${one}
          works too, is missing.`,
        slip('used_a_wrong_given_number', slower, calc`${more}`)`
          You used $${frac(slower)}$ as what ${two} does where ${one} does $1$. That is the part of a day that ${one}
          has to add at the end.`,
        slip('took_the_whole_for_a_part', rounds, calc`${rounds} + 1`)`
          You counted $${rounds}$ rounds of two days. In $${days}$ days there are fewer, because the last day belongs
          to no whole round.`,
        slip('doubled_needlessly', wanted, calc`2 * ${rounds} + 1 + ${more}`)`
          You found the time of the other order: ${here}. The question asks for one person alone.`,
      ],
      snapRead: text`The same work is done in two orders, and one order takes a little longer. Compare what is left
        after the same number of rounds.`,
      approach: text`After equal rounds the same work is left in both orders. It is one day of ${one}, and also one
        day of ${two} and a part of a day of ${one}. This gives the ratio of their rates, and then the whole work in
        days of ${one}.`,
      check: text`In days of ${one}: $${frac(wanted)} - ${rounds} \times ${frac(slower.add(1))} =
        ${calc`${wanted} - ${rounds} * (1 + ${slower})`.value}$ is left for the last day, which is $${frac(slower)}$ by
          ${two}
        and $${frac(more)}$ by ${one}.`,
      principle: text`When two orders of working in turn differ only at the end, set equal what each of them does at
        the end.`,
    };
  },
);

interface Paid {
  a: number;
  b: number;
  one: string;
  two: string;
  what: string;
  pay: number;
  frame: number;
}

const jobs = [
  { one: 'Joseph', two: 'Pallavi', what: 'translate a book' },
  { one: 'Jagdish', two: 'Murugan', what: 'polish the doors of a school' },
  { one: 'Rukmini', two: 'Harleen', what: 'embroider a saree' },
  { one: 'Yusuf', two: 'Bhavna', what: 'paint a mural' },
] as const;

const cut = ({ a, b }: { a: number; b: number }) => {
  const all = lcm(a, b);
  const [u, v] = [all / a, all / b];
  const full = Math.floor(all / (u + v));
  const left = all - full * (u + v);
  return { all, u, v, full, left, isFirst: left <= u };
};

const share = form<Paid>(
  'pay-of-the-one-who-begins',
  {
    band: 'Medium',
    revision: 2,
    seconds: 90,
    also: ['AR.TNW.8'],
    verify: p => {
      const { all, u, v } = cut(p);
      let [left, day, mine] = [all, 0, 0];
      while (left > 0) {
        const done = Math.min(left, day % 2 === 0 ? u : v);
        if (day % 2 === 0) mine += done;
        left -= done;
        day += 1;
      }
      return q(p.pay * mine, all);
    },
  },
  (p, { step, find, whole }) => {
    const { a, b, one, two, what, pay, frame } = p;
    const { full, isFirst } = cut(p);
    const all = step(calc`lcm(${a}, ${b})`, {
      name: 'the work in parts',
      because: text`Each of the two does a whole number of parts in a day, because the LCM is divisible by both
          times. The shares of the pay do not depend on this choice.`,
    })`
      Let the work have as many parts as the LCM of $${a}$ and $${b}$.`;
    const first = find(calc`${all} / ${a}`);
    const second = find(calc`${all} / ${b}`);
    const rounds = find(full);
    const rest = step(calc`${all} - ${rounds} * (${first} + ${second})`, {
      name: 'the parts left after the whole rounds',
      because: text`A round of two days always does the same work, so the whole rounds can be taken together. Only
          after them does it matter whose turn it is.`,
    })`
      ${one} does $${first}$ parts in a day and ${two} does $${second}$. After $${rounds}$ rounds of two days find what
        is
      left.`;
    const last = find(isFirst ? rest.add(0) : first.add(0));
    const mine = step(calc`${rounds} * ${first} + ${last}`, {
      name: text`the parts done by ${one}`,
      because: text`They are paid by the work done, so the parts of each are counted, not the days. After whole
          rounds it is again the turn of ${one}, so ${one} comes first to what is left.`,
    })`
      ${isFirst ? `${one} does all of the rest` : `Of the rest ${one} does a whole day`}: add up the parts of ${one}.`;
    const wanted = step(calc`${pay} * ${mine} / ${all}`, {
      name: text`the pay of ${one}`,
      because: text`Equal parts of the work bring equal money. Who does more in a day earns more in a day, so
          equal days do not mean equal pay.`,
    })`
      ${one} has done $${mine}$ of the $${all}$ parts. Multiply ₹${pay} by this fraction.`;
    whole(wanted);
    const days = isFirst
      ? q(2 * full).add(rest.div(first))
      : q(2 * full + 1).add(rest.sub(first).div(second));
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} could ${what} alone in $${a}$ days, ${two} in $${b}$ days. They work on alternate days,
            beginning with
            ${one}, until the work is done. For all of it they get ₹${pay}, which they divide according to the work that
            each has done. How much does ${one} get?`
          : text`A pay of ₹${pay} is promised to ${one} and ${two} if they ${what}. They come in turn for a day each;
            ${one}
            comes on the first day. Alone, ${one} would take $${a}$ days and ${two} $${b}$ days. If the pay is shared in
            proportion to the work done, what is the share of ${one}?`,
      show: rupees,
      plausible: value => value.d === 1n && value.lt(pay),
      slips: [
        slip(
          'paid_by_time_not_work',
          wanted,
          () => calc`${pay} * ${isFirst ? q(full).add(rest.div(first)) : q(full + 1)} / ${days}`,
        )`
          You paid by the days on which each of them worked: ${here}. They do different amounts of work in a day, and
          the pay follows the work.`,
        slip('paid_by_time_not_work', wanted, calc`${pay} * ${b} / (${a} + ${b})`)`
          You divided the pay by the rates alone: ${here}. That is right if both work equally long, but the last day
          is not shared.`,
        slip('paid_by_time_not_work', wanted, calc`${pay} * ${a} / (${a} + ${b})`)`
          You divided the pay in the ratio of the two times: ${here}. Who needs more time does less in a day and earns
          less.`,
        slip('assumed_equal_parts', wanted, calc`${pay} / 2`)`
          You gave each of them one half: ${here}. They work at different rates, so they have not done equal work.`,
        slip('let_the_wrong_one_work', last, isFirst ? 0 : calc`${rest}`)`
          You gave ${isFirst ? `the rest to ${two}` : `all of the rest to ${one}`}, so that ${one} has done $${mine}$
          parts. After the whole rounds it is the turn of ${one}, for one day at most.`,
        slip('gave_the_complement', wanted, calc`${pay} - ${pay} * ${mine} / ${all}`)`
          You found the share of ${two}: ${here}. The question asks for the share of ${one}.`,
        slip('rounded_the_wrong_way', last, isFirst ? calc`${first}` : 0)`
          You counted $${mine}$ parts for ${one}, with
          ${isFirst ? 'a whole last day' : 'no work after the whole rounds'}. Count only what was left and what ${one}
          can do in a day.`,
      ],
      snapRead: text`Two work in turn and are paid by the work done. So count how many parts of the work each of them
        does.`,
      approach: text`Count the whole rounds, see who does what is left after them, and compare the parts of ${one}
        with the whole work.`,
      check: text`${two} does $${calc`${all} - ${mine}`.value}$ parts and gets ₹${
        calc`${pay} * (${all} - ${mine}) /
        ${all}`.value
      };
        with ₹${wanted} that makes ₹${pay}.`,
      principle: text`Pay follows the work done: count the work of each, not the days.`,
    };
  },
);

const times = [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30];
const paidPairs = times.flatMap(a =>
  times.flatMap(b => {
    const { all, left, u } = cut({ a, b });
    return a !== b && all <= 120 && left > 0 && left !== u && Math.max(a, b) < 2.6 * Math.min(a, b)
      ? [{ a, b, all }]
      : [];
  }),
);

/** AR.TNW.3 Medium: who begins, and pay for work in turns. */
export const orderAndPay: readonly AnyTemplate[] = [
  ...situation<Start>({
    type: 'AR.TNW.3',
    situation: 'who-begins',
    tries: 10,
    draw: draw => {
      const [top, bottom] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [1, 5],
        [3, 5],
      ] as const);
      return { full: draw.int(3, 14), top, bottom, ...draw.pick(couples), frame: draw.int(0, 1) };
    },
    forms: [alone],
  }),
  ...situation<Paid>({
    type: 'AR.TNW.3',
    situation: 'paid-in-turn',
    tries: 10,
    draw: draw => {
      const { a, b, all } = draw.pick(paidPairs);
      return { a, b, pay: all * draw.step(20, 400, 10), ...draw.pick(jobs), frame: draw.int(0, 1) };
    },
    forms: [share],
  }),
];
