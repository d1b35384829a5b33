import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Growing {
  /** The first day's team, how many join each day, the last day, and the team that stays the same. */
  a: number;
  k: number;
  n: number;
  m: number;
  who: string;
  one: string;
  work: string;
  done: string;
  frame: number;
}

const works = [
  { who: 'masons', one: 'mason', work: 'a boundary wall in Satara', done: 'built' },
  { who: 'painters', one: 'painter', work: 'a hostel in Mysuru', done: 'painted' },
  { who: 'weavers', one: 'weaver', work: 'a large carpet in Mirzapur', done: 'woven' },
  { who: 'tailors', one: 'tailor', work: 'the uniforms of a school in Kochi', done: 'stitched' },
  { who: 'diggers', one: 'digger', work: 'a farm pond near Latur', done: 'dug' },
] as const;

const constantTeam = form<Growing>(
  'days-of-a-constant-team',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ a, k, n, m }) => {
      let done = 0;
      for (let day = 0; day < n; day += 1) done += a + day * k;
      return q(done, m);
    },
  },
  ({ a, k, n, m, who, one, work, done, frame }, { step }) => {
    const last = step(calc`${a} + (${n} - 1) * ${k}`, {
      name: 'the team of the last day',
      because: text`Nobody joins on the first morning, so in $${n}$ days the team grows $${n} - 1$ times.`,
    })`
      Find how many ${who} work on the last day: the team grows by $${k}$ on every day after the first.`;
    const total = step(calc`${n} * (${a} + ${last}) / 2`, {
      name: text`the work in ${one}-days`,
      because: text`The daily numbers form an arithmetic progression, so their mean is that of the first and the last.`,
    })`
      Add the teams of all days: the number of days times the mean of the first and the last team. This is the whole
      work in ${one}-days, where one of them does $1$ in a day.`;
    const days = step(calc`${total} / ${m}`, {
      because: text`The same work has a fixed number of ${one}-days. A larger team brings more of them each day
          and needs fewer days.`,
    })`
      A team of $${m}$ does $${m}$ ${one}-days every day, so divide the work by $${m}$.`;
    return {
      answer: days,
      stem: wording(
        frame,
        text`On the first day ${a} ${who} came to work on ${work}. Every following morning ${k} more joined them, and
          nobody left. All ${who} work equally fast, and everything was ${done} by the end of day ${n}. In how many days
          would a team of ${m} ${who}, the same on every day, have done this work?`,
        text`By the end of day ${n}, ${work} had been ${done}. Only ${a} ${who} had worked on day 1, but on each later
          day there were ${k} more than on the day before. Each ${one} does the same amount in a day. How long would
          the whole work have taken a team of ${m} ${who} on all days?`,
        text`A firm had planned a team of ${m} ${who}, from first to last, for ${work}. Instead it sent ${a} on the
          first day and ${k} more on each day than on the one before, so that all was ${done} when day ${n} ended.
          All ${who} work at one rate. How many days would the planned team have needed?`,
      ),
      show: value => withUnit(value, 'days'),
      plausible: value => value.gt(1) && value.d <= 12n,
      slips: [
        slip('miscounted_the_steps', last, calc`${a} + ${n} * ${k}`)`
          ${here} was used as the team of the last day. Nobody joined on the first morning, so the team grew only
          $${n} - 1$ times.`,
        slip('worked_for_a_wrong_time', total, calc`${n} * ${last}`)`
          ${here} counts the full team of the last day on all $${n}$ days. Most of them came later.`,
        slip('left_out_a_change', total, calc`${n} * ${a}`)`
          ${here} counts only the ${who} of the first day; $${k}$ more came every day.`,
        slip('took_a_part_for_the_whole', total, calc`${n} * (${n} - 1) * ${k} / 2`)`
          ${here} adds up those who joined later and leaves out the first $${a}$, who worked on all $${n}$ days.`,
        slip('did_not_halve', total, calc`${n} * (${a} + ${last})`)`
          ${here} uses the sum of the first and the last team on every day. Their mean is half of it.`,
        slip('left_out_an_end_point', total, calc`(${n} - 1) * (${a} + ${last} - ${k}) / 2`)`
          ${here} adds the teams of $${n} - 1$ days only: the largest team, that of the last day, is left out.`,
        slip('used_a_term_twice', total, calc`${n} * (${a} + ${last}) / 2 + ${a} + ${n} * ${k}`)`
          ${here} adds the team of one day too many: the work ended with day $${n}$.`,
      ],
      snapRead: text`The team grows by the same number every day: count the work in ${one}-days.`,
      approach: text`Add the daily teams, which form an arithmetic progression. Then share the sum among $${m}$
        ${who}.`,
      faster: text`The mean team is $(${a} + ${a + (n - 1) * k}) \div 2 = ${q(2 * a + (n - 1) * k, 2)}$, so the time
        changes from $${n}$ days in the ratio $${q(2 * a + (n - 1) * k, 2)} : ${m}$.`,
      check:
        () => text`${m} ${who} do ${calc`${m} * ${days}`} ${one}-days in that time. The first $${a}$ ${who} gave
        ${calc`${n} * ${a}`} of them and those who joined ${calc`${k} * ${n} * (${n} - 1) / 2`}.`,
      principle: text`Where the team changes from day to day, add up its daily sizes: the sum is the work.`,
    };
  },
);

interface Shrinking {
  a: number;
  k: number;
  n: number;
  pay: number;
  who: string;
  one: string;
  work: string;
  end: string;
  frame: number;
}

const duties = [
  { who: 'porters', one: 'porter', work: 'unload a ship at Kandla', end: 'the ship is empty' },
  { who: 'labourers', one: 'labourer', work: 'clear a canal near Sirsa', end: 'the canal is clear' },
  { who: 'carpenters', one: 'carpenter', work: 'build a stage in Cuttack', end: 'the stage is ready' },
  {
    who: 'packers',
    one: 'packer',
    work: 'pack the apples of an orchard in Shopian',
    end: 'all apples are packed',
  },
  { who: 'electricians', one: 'electrician', work: 'light a fair in Pushkar', end: 'all lights are burning' },
] as const;

const wages = form<Shrinking>(
  'wages-of-a-shrinking-team',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3, // An article of a stem was wrong.
    entry: true,
    also: ['AR.TNW.8'],
    verify: ({ a, k, n, pay }) => {
      let sum = 0;
      for (let day = 0; day < n; day += 1) sum += pay * (a - day * k);
      return sum;
    },
  },
  ({ a, k, n, pay, who, one, work, end, frame }, { step }) => {
    const last = step(calc`${a} - (${n} - 1) * ${k}`, {
      name: 'the team of the last day',
      because: text`All $${a}$ work on the first day; the first ones leave only when it ends. So by the last day
          $${n} - 1$ groups have left, not $${n}$.`,
    })`
      Find how many ${who} are left on the last day. The team has lost $${k}$ after each of the earlier days.`;
    const total = step(calc`${n} * (${a} + ${last}) / 2`, {
      name: text`the ${one}-days to be paid`,
      because: text`From day to day the team falls by the same number, so the first and the last day together are
          as large as the second and the last but one. The mean is half of such a pair.`,
    })`
      Add the teams of all days. They form an arithmetic progression, so multiply the number of days by the mean of
      the first and the last team.`;
    const sum = step(calc`${pay} * ${total}`, {
      name: text`the whole pay`,
      because: text`Each of the ${who} is paid for the days on which he or she worked. That is why single days of
          single people are counted.`,
    })`
      Multiply the number of ${one}-days by the ₹${pay} for each.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`A team of ${a} ${who} begins to ${work}. At the end of every day ${k} of them are sent to another job and
          nobody takes their place; at the end of day ${n}, ${end}. Each ${one} gets ₹${pay} for every day of work,
          the first and the last day included. How much is paid to all of them together?`,
        text`To ${work}, ${personBy(a, pay)} starts with a team of ${a} ${who} and lets ${k} of them go each
          evening. When
          day ${n} is over, ${end}. The wage of each ${one} is ₹${pay} a day, and everyone is paid for each day at work.
          What do the wages of all ${n} days come to?`,
        text`The team that has to ${work} gets smaller: ${a} ${who} on day 1, then on each day ${k} fewer than on the
          day before. With the end of day ${n}, ${end}. Each ${one} earns ₹${pay} on each day of work. Find the total
          that ${personBy(a, pay)}, the contractor, pays for these ${n} days.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n,
      slips: [
        slip('miscounted_the_steps', last, calc`${a} - ${n} * ${k}`)`
          ${here} was used for the last day. On the first day all $${a}$ were there, so only $${n} - 1$
          groups had left before the last day.`,
        slip('left_out_a_change', total, calc`${n} * ${a}`)`
          You paid ${here} ${one}-days, as if nobody left. The team became smaller every day.`,
        slip('worked_for_a_wrong_time', total, calc`${n} * ${last}`)`
          ${here} pays only those who stay to the end. The others worked for some days as well.`,
        slip('left_out_an_end_point', total, calc`(${n} - 1) * (${a} + ${last} + ${k}) / 2`)`
          ${here} adds the first $${n} - 1$ days and leaves out the last one, on which some still work.`,
        slip('left_out_an_end_point', total, calc`(${n} - 1) * (${a} - ${k} + ${last}) / 2`)`
          ${here} begins with the second day; all $${a}$ ${who} worked on the first.`,
        slip('took_the_mean_for_the_middle', total, calc`${n} * ${a} / 2`)`
          ${here} takes half of $${a}$ as the mean team, as if nobody were left on the last day.`,
        slip('miscounted_the_steps', last, calc`${a} - (${n} - 2) * ${k}`)`
          You used the team of the last day but one: ${here}. Before the last day $${n} - 1$ groups had left.`,
        slip('left_out_a_change', total, calc`${n} * (${a} + ${a} - ${k}) / 2`)`
          ${here} takes the mean of the first two days for all $${n}$ days; the team goes on shrinking.`,
      ],
      snapRead: text`The team loses the same number every day, and every ${one}-day costs the same.`,
      approach: text`Add the daily teams as an arithmetic progression, and multiply by the pay for a day.`,
      check:
        () => text`With all $${a}$ ${who} on ${n} days there would be ${calc`${n} * ${a}`} ${one}-days; those who
        left miss ${calc`${k} * ${n} * (${n} - 1) / 2`} of them. The rest, each paid with ₹${pay}, make ₹${sum}.`,
      principle: text`Daily pay follows the sum of the daily teams; an arithmetic progression adds up by its mean.`,
    };
  },
);

/** AR.TNW.9 Easy: the work of a growing team, the wages of a shrinking one. */
export const daysAndWages: readonly AnyTemplate[] = [
  ...situation<Growing>({
    type: 'AR.TNW.9',
    situation: 'workers-join-daily',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.int(3, 12),
        k: draw.int(1, 4),
        n: draw.int(7, 16),
        m: draw.int(8, 40),
        ...draw.pick(works),
        frame: draw.int(0, 2),
      };
      const mean = q(2 * p.a + (p.n - 1) * p.k, 2);
      const days = mean.mul(p.n).div(p.m);
      const fits = days.d <= 2n && days.gt(5) && !days.equals(p.n) && p.m > p.a + 2 && p.a !== p.k;
      return fits && !mean.equals(p.m) ? p : null;
    },
    forms: [constantTeam],
  }),
  ...situation<Shrinking>({
    type: 'AR.TNW.9',
    situation: 'workers-leave-daily',
    tries: 60,
    draw: draw => {
      const [k, n] = [draw.int(1, 4), draw.int(6, 12)];
      const a = (n - 1) * k + draw.int(3, 14);
      return { a, k, n, pay: draw.step(450, 900, 50), ...draw.pick(duties), frame: draw.int(0, 2) };
    },
    forms: [wages],
  }),
];
