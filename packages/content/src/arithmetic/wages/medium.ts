import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Joining {
  a: number;
  b: number;
  before: number;
  after: number;
  pay: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const trios = [
  { one: 'Arunima', two: 'Dorjee', three: 'Karthik' },
  { one: 'Lakshmi', two: 'Sourav', three: 'Ayesha' },
  { one: 'Ishaan', two: 'Rukmini', three: 'Thomas' },
] as const;

const left = ({ a, b, before, after }: { a: number; b: number; before: number; after: number }) =>
  q(1).sub(q((before + after) * (a + b), a * b));

const joiner = form<Joining>(
  'daily-pay-of-one-who-joins-late',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AR.TNW.2'],
    verify: ({ a, b, before, after, pay }) => {
      // Work is counted day by day for the two, the rest is the third one's.
      let done = q(0);
      for (let day = 1; day <= before + after; day += 1) done = done.add(q(1, a)).add(q(1, b));
      return q(1).sub(done).mul(pay).div(after);
    },
  },
  ({ a, b, before, after, pay, one, two, three, frame }, { step, find }) => {
    const days = step(calc`${before} + ${after}`, {
      name: text`the days of ${one} and ${two}`,
      because: text`${one} and ${two} do not stop when ${three} comes: they work the first ${before} days alone and the
        other ${after} days beside ${three}.`,
    })`
      Begin with the two whose rates are known. ${one} and ${two} work from the beginning to the end, so add the days
      before and after ${three} joins them.`;
    const both = step(calc`${days} / ${a} + ${days} / ${b}`, {
      name: text`the part done by ${one} and ${two}`,
      works: value => tex`\frac{${days}}{${a}} + \frac{${days}}{${b}} = ${frac(value)}`,
      because: text`Who needs ${a} days alone does one part out of ${a} in a day, and who needs ${b} days one part out
        of ${b}. Times cannot be added, but parts of the work can.`,
    })`
      In a day ${one} does $\frac{1}{${a}}$ of the work and ${two} $\frac{1}{${b}}$. Multiply both by the
      $${before} + ${after}$ days and add, to find what part of the work these two do.`;
    const rest = step(calc`1 - ${both}`, {
      name: text`the part done by ${three}`,
      works: value => tex`1 - ${frac(both)} = ${frac(value)}`,
      because: text`The rate of ${three} is not given, but what the other two do is known, so the rest is known.`,
    })`
      The whole work is $1$. What ${one} and ${two} have not done was done by ${three}: take their part away from
      $1$.`;
    const share = step(calc`${pay} * ${rest}`, {
      name: text`the pay of ${three}`,
      works: value => tex`${pay} \times ${frac(rest)} = ${value}`,
      because: text`The pay follows the work done, not the days or the number of persons. A part of the work brings the
        same part of ₹${pay}.`,
    })`
      ${three} gets the same part of ₹${pay} as of the work. Multiply to find the pay of ${three}.`;
    const span = find(after);
    const wanted = step(calc`${share} / ${span}`, {
      because: text`${three} was not there from the beginning. The pay of ${three} was earned in the ${after} days
        after joining, so only these days are counted.`,
    })`
      ${three} earned this pay in the last $${after}$ days. Divide by them for the pay of one day.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two}, who could do a piece of work alone in $${a}$ and $${b}$ days respectively, begin
            it together. After $${before}$ days ${three} joins them, and $${after}$ days later the work is finished.
            The pay of ₹${pay} is divided by the work done. How much does ${three} earn for each day of work?`
          : text`A contract for ₹${pay} was taken by ${one} and ${two}. Alone, the one would need $${a}$ days for it
            and the other $${b}$ days. When both had worked for $${before}$ days, they called ${three}, and all three
            finished the work in another $${after}$ days. Everybody is paid by the work done. What is the daily pay of
            ${three}?`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0),
      slips: [
        slip('worked_for_a_wrong_time', days, calc`${before}`)`
          ${one} and ${two} were counted for $${days}$ days only. They went on working when ${three} had come, so a
          part of their work was given to ${three}.`,
        slip('stopped_a_step_early', wanted, share)`
          ₹${wanted} is the pay of ${three} for all $${after}$ days. The question asks for one day, so it is still to
          be divided by $${after}$.`,
        slip('worked_for_a_wrong_time', span, calc`${before} + ${after}`)`
          You divided the pay of ${three} by $${span}$ days, all the days of the work. ${three} came late and worked on
          only $${after}$ of them.`,
        slip('paid_by_time_not_work', share, calc`${pay} * ${after} / (2 * ${days} + ${after})`)`
          The pay was divided by the days that the three were there, which gives ${three} ₹${share}. They work at
          different rates, and the pay follows the work done.`,
        slip('assumed_equal_parts', share, calc`${pay} / 3`)`
          ${three} was given one third of the pay, ₹${share}. The pay follows the work, and the three have not done
          equal parts of it.`,
        slip('left_out_a_term', both, calc`${days} / ${a}`)`
          Only the work of ${one}, $${frac(both)}$, was taken off. ${two} has worked for just as long, and that part of
          the pay does not go to ${three}.`,
        slip('left_out_a_term', both, calc`${days} / ${b}`)`
          Only the work of ${two}, $${frac(both)}$, was taken off. ${one} has worked for just as long, and that part of
          the pay does not go to ${three}.`,
      ],
      snapRead: text`Two rates are known and a third person joins late: what the two have not done is the work of the
        third.`,
      approach: text`The rate of ${three} is unknown, but the work of the others is not. Count ${one} and ${two} for
        all the days, give the rest of the work and of the pay to ${three}, and divide by the days of ${three}.`,
      check: text`${one} earns ₹${q(pay, a)} a day and ${two} ₹${q(pay, b)}; in $${days}$ days that is
        ₹${days.mul(pay).div(a).add(days.mul(pay).div(b))}. With $${after} \times ${wanted} = ${wanted.mul(after)}$
        for ${three} it makes ₹${days.mul(pay).div(a).add(days.mul(pay).div(b)).add(wanted.mul(after))}, the whole
        pay.`,
      principle: text`When pay follows the work done, who alone would need so many days earns the whole pay in so many
        days, whoever else works along.`,
    };
  },
);

interface Gang {
  /** Rates of a man, a woman and a boy, and the two groups with their days. */
  m: number;
  w: number;
  c: number;
  x: number;
  y: number;
  z: number;
  u: number;
  v: number;
  days: number;
  unit: number;
  frame: number;
}

const nextBill = form<Gang>(
  'pay-of-another-group',
  {
    band: 'Medium',
    seconds: 95,
    revision: 3,
    also: ['AR.RAT.2'],
    entry: true,
    verify: ({ m, w, c, x, y, z, u, v, days, unit }) => {
      const perDay = unit * (m * x + w * y + c * z);
      for (let part = 1; part <= perDay; part += 1)
        if (part * (m * x + w * y + c * z) === perDay)
          for (let women = 0; women < 99; women += 1)
            if (days * part * (m * u + w * women) === days * unit * (m * u + w * v)) return women;
      throw new Error('no wage fits');
    },
  },
  ({ m, w, c, x, y, z, u, v, days, unit, frame }, { step, find }) => {
    const bill = find(unit * (m * x + w * y + c * z));
    const parts = step(calc`${x} * ${m} + ${y} * ${w} + ${z} * ${c}`, {
      name: 'the first group in parts',
      because: text`The ratio is that of the pay of one person; it has to be multiplied by the numbers of persons. A
        group of ${x} men gets ${x} times the parts of one man.`,
    })`
      Let one part be a sum of money such that a man gets $${m}$ parts a day, a woman $${w}$ and a boy $${c}$. Multiply
      each by the number of persons and add, to find how many parts the first group gets in a day.`;
    const part = step(calc`${bill} / ${parts}`, {
      name: 'one part',
      because: text`The ratio gives the pay in parts and the first group gives the pay in rupees. Both speak of the
        same day, so dividing one by the other shows what a part is worth.`,
    })`
      The first group was paid ₹${bill} for this day. Divide it by the number of parts to find the rupees of one
      part.`;
    const money = find(days * unit * (m * u + w * v));
    const time = find(days);
    const men = find(u);
    const share = find(m);
    const daily = step(calc`${money} / (${part} * ${time})`, {
      name: 'the second group in parts',
      because: text`₹${money} has to last for ${days} days, and a part is the pay for one day only. So it is divided by
        the days as well as by the rupees of a part.`,
    })`
      Now turn the other money into parts. ₹${money} is for ${days} days, so divide it by the days and by the rupees of
      a part: the result is the number of parts that can be paid each day.`;
    const rest = step(calc`${daily} - ${men} * ${share}`, {
      name: 'the parts that are left for women',
      because: text`The men are paid from the same money, so their parts come off before the women are counted.`,
    })`
      The ${u} men get $${u} \times ${m}$ of these parts. Take them away: the rest can be paid to women.`;
    const each = find(w);
    const wanted = step(calc`${rest} / ${each}`, {
      because: text`Each woman takes ${w} of the parts that are left, so there are as many women as ${w} goes into this
        rest.`,
    })`
      A woman gets $${w}$ parts a day. Divide the parts that are left by $${w}$ to find the number of women.`;
    const who = personBy(m, w, c);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The daily pay of a man, a woman and a boy at a brick works is in the ratio $${m} : ${w} : ${c}$. For
            one day of $${x}$ men, $${y}$ women and $${z}$ boys ${who} pays ₹${bill}. For the next ${days} days
            ${who} has ₹${money} and employs $${u}$ men. How many women can be employed with the rest of the money?`
          : frame === 1
            ? text`A man, a woman and a boy get daily wages in the ratio $${m} : ${w} : ${c}$ from ${who}, who spent
              ₹${bill} on a day with $${x}$ men, $${y}$ women and $${z}$ boys. How many women, besides $${u}$
              men, can ${who} pay for ${days} days with ₹${money}?`
            : text`On an estate men, women and boys are paid in the ratio $${m} : ${w} : ${c}$ for a day. Yesterday
            $${x}$ men, $${y}$ women and $${z}$ boys worked there for ₹${bill} in all. From tomorrow $${u}$ men and some
            women will work for ${days} days, and ₹${money} will be paid to them altogether. Find the number of women.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip(
          'ignored_the_weights',
          wanted,
          calc`floor(${money} * (${x} + ${y} + ${z}) / (${bill} * ${days}) - ${u})`,
        )`
          ${here}, without the fraction, pays everybody the same. The pay is in the ratio $${m} : ${w} : ${c}$, so
          persons have to be counted in parts, not by heads.`,
        slip('ignored_a_condition', rest, daily)`
          You gave all ${daily} parts to women. The ${u} men have to be paid from the same money, so their parts come
          off first.`,
        slip('swapped_the_two', wanted, calc`floor(${rest} / ${m})`)`
          ${here} divides the ${rest} parts that are left by ${m}, the parts of a man, and drops the fraction. The rest
          is paid to women, and a woman gets ${w} parts.`,
        slip('used_a_wrong_given_number', wanted, x > u && calc`floor((${daily} - ${x} * ${m}) / ${w})`)`
          ${here} takes off the ${x} men of the first group. Now only ${u} men work, so more is left for women.`,
        slip('left_out_a_case', wanted, calc`floor((${rest} - ${z} * ${c}) / ${w})`)`
          ${here} pays the ${z} boys of the first day as well. In the second group there are only men and women.`,
        slip('swapped_the_two', share, w)`
          The $${u}$ men were counted with ${w} parts each, which leaves $${rest}$ parts. That is the pay of a woman; a
          man gets ${m} parts.`,
        slip('took_a_part_for_the_whole', men, 1)`
          One man was taken off, which leaves $${rest}$ parts a day. There are $${u}$ men, and each of them has to be
          paid.`,
        slip('used_a_wrong_given_number', each, c)`
          The ${rest} parts that are left were divided by ${c}, the parts of a boy. They are paid to women, who get
          ${w} parts each.`,
        slip('counted_one_too_many', men, u + 1)`
          ${u + 1} men were taken off, which leaves $${rest}$ parts. Only ${u} men are paid from this money.`,
        slip('stopped_a_step_early', wanted, rest)`
          ${here} is the number of parts that are left a day. Each woman takes ${w} of them, so there are fewer women
          than parts.`,
        slip('answered_another_quantity', wanted, calc`${men} + ${rest} / ${each}`)`
          ${here} is the number of men and women together. Only the number of women is asked.`,
        slip('swapped_the_two', share, c)`
          The $${u}$ men were counted with ${c} parts each, the pay of a boy, which leaves $${rest}$ parts. A man gets
          ${m} parts.`,
      ],
      snapRead: text`The pay is in a ratio and one group is given with its total: find one part in rupees. A second
        total then has one number of persons unknown.`,
      approach: text`Persons who are paid differently can be counted together in parts of the ratio. The first group
        gives one part in rupees. Turn the other money into parts a day, take off the parts of the men, and the rest is
        for the women.`,
      check:
        () => text`A man gets ₹${part.mul(m)} and a woman ₹${part.mul(w)} a day. For $${u}$ men and $${wanted}$
        women in ${days} days that is
        $${calc`${days} * (${u} * ${part.mul(m)} + ${wanted} * ${part.mul(w)})`}$ rupees.`,
      principle: text`A ratio of the pay of single persons becomes a ratio of groups when each term is multiplied by
        its number of persons.`,
    };
  },
);

const joinings = [12, 15, 16, 18, 20, 21, 24, 25, 28, 30].flatMap(a =>
  [15, 18, 20, 24, 25, 30, 32, 36, 40].flatMap(b =>
    [2, 3, 4, 5].flatMap(before =>
      [2, 3, 4, 5, 6].flatMap(after => {
        const rest = left({ a, b, before, after }).valueOf();
        return a < b && before !== after && rest > 0.1 && rest < 0.5 ? [{ a, b, before, after }] : [];
      }),
    ),
  ),
);

/** AR.TNW.8 Medium: one who joins late, and the pay of another group. */
export const payOfGroups: readonly AnyTemplate[] = [
  ...situation<Joining>({
    type: 'AR.TNW.8',
    situation: 'joins-for-pay',
    tries: 10,
    draw: draw => {
      const p = draw.pick(joinings);
      const unit = Number(left(p).d) * p.after;
      const pay = unit * draw.int(2, 60) * 10;
      return pay < 5000 || pay > 60000 || pay % p.a > 0 || pay % p.b > 0
        ? null
        : { ...p, pay, ...draw.pick(trios), frame: draw.int(0, 1) };
    },
    forms: [joiner],
  }),
  ...situation<Gang>({
    type: 'AR.TNW.8',
    situation: 'pay-in-a-ratio',
    tries: 10,
    draw: draw => {
      const [m, w, c] = draw.pick([
        [6, 5, 3],
        [5, 4, 2],
        [7, 5, 4],
        [8, 5, 3],
        [4, 3, 2],
        [9, 7, 4],
        [5, 4, 3],
      ] as const);
      return {
        m,
        w,
        c,
        x: draw.int(4, 12),
        y: draw.int(5, 14),
        z: draw.int(3, 9),
        u: draw.int(3, 9),
        v: draw.int(4, 12),
        days: draw.int(3, 8),
        unit: draw.step(60, 140, 10),
        frame: draw.int(0, 2),
      };
    },
    forms: [nextBill],
  }),
];
