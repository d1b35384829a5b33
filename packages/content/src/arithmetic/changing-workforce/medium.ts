import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Planned {
  /** The planned team and days; the team of the first day and how many more come each day; the days needed. */
  team: number;
  days: number;
  a: number;
  k: number;
  n: number;
  who: string;
  one: string;
  work: string;
  frame: number;
}

const plans = [
  { who: 'labourers', one: 'labourer', work: 'repairing a village road in Bastar' },
  { who: 'potters', one: 'potter', work: 'making the lamps for a festival in Ayodhya' },
  { who: 'gardeners', one: 'gardener', work: 'planting the trees of a park in Raipur' },
  { who: 'typists', one: 'typist', work: 'copying old land records in Patna' },
  { who: 'welders', one: 'welder', work: 'welding the gates of a dam in Odisha' },
] as const;

const lastTeam = form<Planned>(
  'team-of-the-last-day',
  {
    band: 'Medium',
    seconds: 100,
    entry: true,
    verify: ({ team, days, a, k }) => {
      let [left, today] = [team * days, a];
      while (left > today) {
        left -= today;
        today += k;
      }
      return today;
    },
  },
  ({ team, days, a, k, n, who, one, work, frame }, { step }) => {
    const total = step(calc`${team} * ${days}`, {
      name: text`the work in ${one}-days`,
      because: text`The same work needs the same number of ${one}-days, however they are spread over the days. So
          the plan tells what the real teams had to bring.`,
    })`
      The plan gives the size of the work: the planned team times the planned days, in ${one}-days.`;
    const time = step(
      () => {
        const d = Math.sqrt((2 * a - k) ** 2 + 8 * k * total.valueOf());
        return Math.round((d - 2 * a + k) / (2 * k));
      },
      {
        name: 'the number of days that were needed',
        works: value =>
          tex`\frac{n\left(2 \times ${a} + (n - 1) \times ${k}\right)}{2} = ${total} \quad \Rightarrow \quad
            ${polynomialTex([k, 2 * a - k, total.mul(-2)], 'n')} = 0 \quad \Rightarrow \quad n = ${value}`,
        because: text`The teams are evenly spaced, so their sum is the mean of the first and the last, times the
          number of days. Other roots than the positive one are no number of days.`,
      },
    )`
      Let the work take $n$ days. Write the sum of the daily teams, $${a}$ on the first day and $${k}$ more each day,
      and set it equal to the work. The quadratic equation for $n$ has one positive root.`;
    const last = step(calc`${a} + (${time} - 1) * ${k}`, {
      name: text`the team of the last day`,
      because: text`From day 1 to day $n$ there are only $n - 1$ mornings on which ${k} more came. On day 1 nobody
          had joined yet.`,
    })`
      The team grew on every day after the first. Add $n - 1$ times $${k}$ to the first team to find the last one.`;
    return {
      answer: last,
      stem: wording(
        frame,
        text`For ${work}, a plan had a team of ${team} ${who} on each of ${days} days. In fact only ${a} came on the
          first day, but from then on ${k} more came each day than on the day before, until the work was finished
          exactly at the end of a day. All ${who} work equally fast. How many were at work on the last day?`,
        text`A team of ${team} ${who} would have finished ${work} in exactly ${days} days. The work was begun with ${a}
          ${who} instead, and every following morning ${k} more of the same skill joined them. When an evening came at
          which everything was just done, no more were called. Find the size of the team on this last day.`,
        text`Each day one ${one} does an equal part of ${work}; a team of ${team} would need ${days} days. The number
          really at work was ${a} on the first day and rose by ${k} on every later day. The work ended together with a
          day. What was the number of ${who} on that day?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(a),
      slips: [
        slip('miscounted_the_steps', last, calc`${a} + ${time} * ${k}`)`
          You let the team grow on the first morning as well: ${here}. On day $1$ there were just $${a}$.`,
        slip('left_out_a_term', last, calc`(${time} - 1) * ${k}`)`
          You found the number of those who joined: ${here}. The first $${a}$ worked on the last day too.`,
        slip('took_the_mean_for_the_middle', last, calc`${total} / ${time}`)`
          You found the mean team over all days: ${here}. The team grew every day, so the last one is larger than the
          mean.`,
        slip('did_not_halve', last, calc`2 * ${total} / ${time}`)`
          You found twice the mean team: ${here}. That is the first and the last team together.`,
        stop('answered_another_quantity', time)`
          $${time}$ is the number of days: $${team} \times ${days}$ ${one}-days are done by then. The question asks
          for the team of the last one.`,
        slip('assumed_a_proportion', last, calc`2 * ${team} - ${a}`)`
          You made $${team}$ the mean of the first and the last team: ${here}. That holds only if the work took
          $${days}$ days as planned.`,
        slip('used_a_wrong_given_number', time, days)`
          The team of day $${days}$ was found, ${calc`${a} + (${days} - 1) * ${k}`}. With these teams the work takes
          another number of days.`,
        slip('miscounted_the_steps', last, calc`${a} + (${time} - 2) * ${k}`)`
          You found the team of the last day but one: ${here}. It grew once more after that.`,
      ],
      snapRead: text`A plan gives the work. The team that really came grew by the same number every day.`,
      approach: text`Find the work in ${one}-days, then how many days the growing team needs, then its last size.`,
      check:
        () => text`The teams run from $${a}$ to $${last}$, with the mean ${calc`(${a} + ${last}) / 2`}, on
        $${n}$ days: together ${calc`${n} * (${a} + ${last}) / 2`} ${one}-days, as ${calc`${team} * ${days}`}.`,
      principle: text`When the same work is done by a growing team, the sum of its daily teams equals the planned team
        times the planned days.`,
    };
  },
);

interface Share {
  /** The first day's team, which also joins anew on every later day; all days, and the last ones asked for. */
  a: number;
  n: number;
  m: number;
  who: string;
  work: string;
  done: string;
  frame: number;
}

const jobs = [
  { who: 'masons', work: 'a temple wall in Madurai', done: 'built' },
  { who: 'painters', work: 'a railway bridge near Pamban', done: 'painted' },
  { who: 'diggers', work: 'a drain in Guwahati', done: 'dug' },
  { who: 'tilers', work: 'the floor of a hall in Surat', done: 'tiled' },
  { who: 'clerks', work: 'the voters’ list of Shimla', done: 'checked' },
] as const;

const lastPart = form<Share>(
  'part-done-on-the-last-days',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: ({ a, n, m }) => {
      let [all, late] = [0, 0];
      for (let day = 1; day <= n; day += 1) {
        all += a * day;
        if (day > n - m) late += a * day;
      }
      return q(late, all);
    },
  },
  ({ a, n, m, who, work, done, frame }, { step, find }) => {
    const early = find(calc`${n} - ${m}`, { name: 'the days before the last ones' });
    const before = step(calc`${early} * (${early} + 1) / 2`, {
      name: text`the work of the first $${n - m}$ days, in days of the first team`,
      because: text`On day $d$ the team is $d$ times as large as on day $1$, so it does $d$ times as much. Write the
          numbers $1$ to $${n - m}$ twice, forwards and backwards: that makes $${n - m}$ pairs with the sum
          $${n - m + 1}$, so one row is half of the product.`,
    })`
      Let the work of $${a}$ ${who} in a day be $1$. Then day $1$ brings $1$, day $2$ brings $2$, and so on. Add up
      days $1$ to $${n - m}$; the other $${m}$ days come after them.`;
    const all = step(calc`${n} * (${n} + 1) / 2`, {
      name: text`the work of all $${n}$ days`,
      because: text`A part is compared with the whole work, and the whole work is that of all days.`,
    })`
      Add up the work of all $${n}$ days in the same way.`;
    const part = step(frac(calc`(${all} - ${before}) / ${all}`), {
      name: text`the part done on the last days`,
      because: text`The last days count more than the first ones, because more ${who} were there. So the numbers
          of days do not show the part.`,
    })`
      What was not done on the earlier days was done on the last $${m}$. Subtract, and divide by the whole work.`;
    return {
      answer: part,
      stem: wording(
        frame,
        text`On the first day a team of ${a} ${who} worked on ${work}. On every later day another ${a} joined it, so
          that all was ${done} at the end of day ${n}. Every one of the ${who} does the same amount in a day. What part
          of the whole work was done on the last ${m} days?`,
        text`The team of ${who} employed on ${work} had ${a} members on day 1, ${2 * a} on day 2, ${3 * a} on day 3,
          and it grew in this way up to day ${n}, when everything had been ${done}. If all of them work equally fast,
          which fraction of the work belongs to the last ${m} of the ${n} days?`,
        text`${personBy(a, n)} has ${work} ${done} in ${n} days, begins with a team of ${a} ${who} and adds ${a} every
          morning after the first. An inspector who comes at the end of day ${n - m} wants to know the fraction of the
          work that is still to be done. All ${who} work at the same rate. What is it?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.lt(1) && value.d < 400n,
      slips: [
        slip('assumed_a_proportion', part, calc`${m} / ${n}`)`
          You compared the numbers of days: ${here}. More ${who} work on a late day than on an early one.`,
        slip('gave_the_complement', part, calc`${before} / ${all}`)`
          You found the part done on the first $${n - m}$ days: ${here}. The question asks for the work of the
          $${m}$ days after them.`,
        slip('took_a_power_for_a_product', part, calc`1 - ${early}^2 / ${n}^2`)`
          ${here} lets the work grow as the square of the days. The sum of the first $${n}$ numbers is $\frac{${n}
          \times ${n + 1}}{2}$, not half of a square.`,
        slip('measured_from_the_wrong_end', part, calc`${m} * (${m} + 1) / (${n} * (${n} + 1))`)`
          You found the part of the first $${m}$ days: ${here}. Few had come by then, so the last $${m}$ days bring
          more.`,
        slip('miscounted_the_steps', before, calc`(${early} - 1) * ${early} / 2`)`
          The earlier days were counted only up to day $${n - m - 1}$, with the sum ${here}. Then $${m + 1}$ days are
          left and not $${m}$.`,
        slip('miscounted_the_steps', before, calc`(${early} + 1) * (${early} + 2) / 2`)`
          ${here} is the sum up to day $${n - m + 1}$, which is already one of the last $${m}$ days.`,
        slip('took_one_piece_of_several', part, calc`${m} * (${early} + 1) / ${all}`)`
          You used the team of day $${n - m + 1}$ on all of the last $${m}$ days: ${here}. It grew on each of them.`,
        slip('took_the_whole_for_a_part', part, calc`${m} * ${n} / ${all}`)`
          You used the team of day $${n}$ on all of the last $${m}$ days: ${here}. On the earlier ones it was smaller.`,
      ],
      snapRead: text`The team of a day is in proportion to the number of the day, so the work is a sum $1 + 2 + 3 +
        \dots$ of these numbers.`,
      approach: text`Count the work in units of the first day: the sum up to a day is half the product of two
        neighbours. Compare the sum of the earlier days with that of all.`,
      check: () => text`The last $${m}$ days have the numbers from $${n - m + 1}$ to $${n}$, with the mean
        ${calc`(${n - m + 1} + ${n}) / 2`}: they bring ${calc`${m} * (${n - m + 1} + ${n}) / 2`} of $${all}$ units.`,
      principle: text`When equal groups join one after another, the days count as $1, 2, 3, \dots$: compare sums, not
        numbers of days.`,
    };
  },
);

/** AR.TNW.9 Medium: a growing team in place of a planned one, the share of the last days. */
export const growingTeams: readonly AnyTemplate[] = [
  ...situation<Planned>({
    type: 'AR.TNW.9',
    situation: 'growing-instead-of-planned',
    tries: 200,
    draw: draw => {
      const [a, k, n] = [draw.int(3, 14), draw.int(1, 5), draw.int(7, 18)];
      const total = (n * (2 * a + (n - 1) * k)) / 2;
      const last = a + (n - 1) * k;
      const teams = Array.from({ length: 60 }, (_, i) => i + 6).filter(t => total % t === 0);
      const fitting = teams.filter(t => {
        const days = total / t;
        return t > a + 2 && t < last && days > 5 && days < 30 && Math.abs(days - n) > 1;
      });
      if (fitting.length === 0) return null;
      const team = draw.pick(fitting);
      return { team, days: total / team, a, k, n, ...draw.pick(plans), frame: draw.int(0, 2) };
    },
    forms: [lastTeam],
  }),
  ...situation<Share>({
    type: 'AR.TNW.9',
    situation: 'equal-groups-join',
    tries: 60,
    draw: draw => {
      const n = draw.int(8, 24);
      const p = { a: draw.int(3, 9), n, m: draw.int(3, n - 4), ...draw.pick(jobs), frame: draw.int(0, 2) };
      const early = n - p.m;
      const part = q(n * (n + 1) - early * (early + 1), n * (n + 1));
      return part.d <= 40n && part.d > 3n ? p : null;
    },
    forms: [lastPart],
  }),
];
