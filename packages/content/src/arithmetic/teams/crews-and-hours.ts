import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A team that did a piece of work, and another that is to do another piece. */
interface Crews {
  men: number;
  days: number;
  hours: number;
  work: number;
  newMen: number;
  newDays: number;
  newHours: number;
  newWork: number;
  frame: number;
}

const crewWords = [
  { men: 'workers', unit: 'metres', what: 'road' },
  { men: 'machines', unit: 'shirts', what: 'order' },
  { men: 'tailors', unit: 'uniforms', what: 'order' },
] as const;
const toldOf = ({ frame }: Crews) => crewWords[frame] ?? crewWords[0];

const daysNeeded = form<Crews>(
  'days-of-another-team',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: ({ men, days, hours, work, newMen, newHours, newWork }) => {
      for (let d = 1; d < 2000; d += 1)
        if (d * newMen * newHours * work === men * days * hours * newWork) return d;
      throw new Error('no whole number of days fits');
    },
  },
  (p, { step, find }) => {
    const { men, days, hours, work, newMen, newHours, newWork, frame } = p;
    const { men: who, unit } = toldOf(p);
    const total = step(calc`${men} * ${days} * ${hours}`, {
      name: text`the hours of one of the ${who} for ${work} ${unit}`,
      because: text`All the ${who} do the same in an hour. So it does not matter who works when: one of them alone
        would need the hours of all of them together, ${men} times as many as the team is at work.`,
    })`
      Turn the first work into hours of one of the ${who}: ${men} ${who} worked for ${days} days of ${hours} hours
      each, so multiply the three numbers. That is how long one of them alone would need for the ${work} ${unit}.`;
    const needed = step(calc`${total} * ${newWork} / ${work}`, {
      name: text`the hours of one of the ${who} for ${newWork} ${unit}`,
      because: text`Twice as many ${unit} take twice as many hours, so the hours are multiplied by ${newWork} and
        divided by ${work}. Not the other way round, because more ${unit} must give more hours.`,
    })`
      Now go over to the new work. The hours are proportional to the ${unit}, so multiply them by
      $\frac{${newWork}}{${work}}$ to find the hours for ${newWork} ${unit}.`;
    const perDay = find(calc`${newMen} * ${newHours}`);
    const answer = step(calc`${needed} ÷ ${perDay}`, {
      works: value => tex`${needed} \div (${newMen} \times ${newHours}) = ${value}`,
      because: text`In a day of ${newHours} hours each of the ${newMen} ${who} puts in ${newHours} hours, so the hours
        of all are counted off by ${newMen} times ${newHours} a day.`,
    })`
      In one day ${newMen} ${who} work $${newMen} \times ${newHours}$ hours in all. Divide the hours needed by this to
      find the days.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`${men} workers, working ${hours} hours a day, lay ${work} metres of a road in ${days} days. In how
            many days will ${newMen} workers, working ${newHours} hours a day, lay ${newWork} metres?`
          : frame === 1
            ? text`In ${days} days ${men} machines that run ${hours} hours a day make ${work} shirts. How long do
              ${newMen} such machines take for ${newWork} shirts if they run ${newHours} hours a day?`
            : text`An order of ${work} uniforms was stitched by ${men} tailors in ${days} days of ${hours} hours each.
              Find the number of days that ${newMen} tailors need for ${newWork} uniforms, working ${newHours} hours a
              day.`,
      show: value => withUnit(value, 'days'),
      plausible: value => isCount(value.mul(12)) && value.lt(300),
      slips: [
        slip(
          'took_inverse_for_direct',
          answer,
          calc`${days} * ${newMen} / ${men} * ${hours} / ${newHours} * ${newWork} / ${work}`,
        )`
          You multiplied the days by $\frac{${newMen}}{${men}}$, as if more ${who} needed more days. More ${who} finish
          the same work in fewer days, so this fraction has to be inverted.`,
        slip(
          'took_inverse_for_direct',
          answer,
          calc`${days} * ${men} / ${newMen} * ${newHours} / ${hours} * ${newWork} / ${work}`,
        )`
          You multiplied the days by $\frac{${newHours}}{${hours}}$, as if longer hours needed more days. Longer hours
          do more in each day, so fewer days are needed.`,
        slip('ignored_a_condition', answer, calc`${days} * ${men} / ${newMen} * ${newWork} / ${work}`)`
          ${here} leaves out the change from ${hours} to ${newHours} hours a day. A day of another length holds another
          amount of work.`,
        slip('ignored_a_condition', needed, calc`${total}`)`
          $${needed}$ hours are what the first work of ${work} ${unit} takes. The new work is ${newWork} ${unit}, so
          the hours have to be changed in the same proportion.`,
        slip('inverted_the_ratio', needed, calc`${total} * ${work} / ${newWork}`)`
          You multiplied the hours by $\frac{${work}}{${newWork}}$, so that more work would take fewer hours. More
          ${unit} take more hours: the fraction has to be inverted.`,
        slip('left_out_a_factor', perDay, calc`${men} * ${newHours}`)`
          You counted ${men} ${who} for the new work. That is the first group; now there are ${newMen} ${who}, so a day
          holds $${newMen} \times ${newHours}$ hours.`,
      ],
      snapRead: text`Numbers of ${who}, days, hours and work change together: turn the known work into hours of one of
        the ${who}.`,
      approach: text`Hours of one of the ${who} are a measure that fits both groups. Find them for the first work,
        change them in proportion to the new work, and divide by what the new group works in a day.`,
      faster: text`Start from ${days} and ask of each change whether it makes the time longer: $${days} \times
        \frac{${men}}{${newMen}} \times \frac{${hours}}{${newHours}} \times \frac{${newWork}}{${work}}$.`,
      check: text`In the new work $${newMen} \times ${answer} \times ${newHours} = ${answer.mul(newMen * newHours)}$
        hours give ${newWork} ${unit}; in the first, $${total}$ hours gave ${work}. Both are
        $${q(men * days * hours, work)}$ hours for each.`,
      principle: text`When all work at the same rate, number × days × hours is proportional to the work: change one
        side and the other changes alike.`,
    };
  },
);

const teamNeeded = form<Crews>(
  'size-of-another-team',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: ({ men, days, hours, work, newDays, newHours, newWork }) => {
      for (let m = 1; m < 2000; m += 1)
        if (m * newDays * newHours * work === men * days * hours * newWork) return m;
      throw new Error('no whole team fits');
    },
  },
  (p, { step, find }) => {
    const { men, days, hours, work, newDays, newHours, newWork, frame } = p;
    const { men: who, unit } = toldOf(p);
    const each = step(calc`${work} ÷ (${men} * ${days} * ${hours})`, {
      name: text`the ${unit} of one of the ${who} in one hour`,
      works: value => tex`\frac{${work}}{${men} \times ${days} \times ${hours}} = ${value}`,
      because: text`The ${work} ${unit} are shared by ${men} ${who}, and each of them by ${days} days of ${hours}
        hours. What one does in one hour is the same in the new work, so it is the number to carry over.`,
    })`
      Find the rate of one of the ${who}: the ${work} ${unit} were done by ${men} ${who} in ${days} days of ${hours}
      hours, so divide by all three numbers. The result is the ${unit} that one of them does in one hour.`;
    const time = find(calc`${newDays} * ${newHours}`);
    const one = step(calc`${each} * ${time}`, {
      name: text`the ${unit} that one of the ${who} does in the new time`,
      works: value => tex`${each} \times ${newDays} \times ${newHours} = ${value}`,
      because: text`The rate of one does not change from the first work to the second. Only the time does: now it is
        ${newDays} days of ${newHours} hours, and not ${days} days of ${hours}.`,
    })`
      The new time is ${newDays} days of ${newHours} hours. Multiply the rate by the hours in it to find
      how many ${unit} one of the ${who} does in this time.`;
    const team = step(calc`${newWork} ÷ ${one}`, {
      because: text`Each of the ${who} does the same number of ${unit} in the new time. Together they have to make
        ${newWork}, so divide by what one of them does.`,
    })`
      Divide the ${newWork} ${unit} that are needed by what one of them does in this time. The result is the number of
      ${who}.`;
    return {
      answer: team,
      stem:
        frame === 0
          ? text`${men} workers can lay ${work} metres of a road in ${days} days if they work ${hours} hours a day.
            How many workers are needed to lay ${newWork} metres in ${newDays} days of ${newHours} hours each?`
          : frame === 1
            ? text`A factory makes ${work} shirts in ${days} days with ${men} machines that run ${hours} hours a day.
              It gets an order of ${newWork} shirts, to be ready in ${newDays} days, and can run each machine
              ${newHours} hours a day. How many machines must it use?`
            : text`It takes ${men} tailors ${days} days to stitch ${work} uniforms, at ${hours} hours a day. If
              ${newWork} uniforms are wanted in ${newDays} days and the tailors work ${newHours} hours a day, find the
              number of tailors required.`,
      show: value => withUnit(value, who),
      plausible: value => isCount(value) && value.lt(400),
      slips: [
        slip(
          'took_inverse_for_direct',
          team,
          calc`${men} * ${newDays} / ${days} * ${hours} / ${newHours} * ${newWork} / ${work}`,
        )`
          You multiplied the number of ${who} by $\frac{${newDays}}{${days}}$, as if fewer days needed fewer ${who}.
          Less time for the work needs more of them.`,
        slip(
          'took_inverse_for_direct',
          team,
          calc`${men} * ${days} / ${newDays} * ${newHours} / ${hours} * ${newWork} / ${work}`,
        )`
          You multiplied the number of ${who} by $\frac{${newHours}}{${hours}}$, as if longer hours needed more ${who}.
          In longer hours each of them does more, so fewer are needed.`,
        slip('ignored_a_condition', time, calc`${newDays} * ${hours}`)`
          ${here} hours keeps the ${hours} hours a day of the first work. In the new work a day has ${newHours}
          hours.`,
        slip('ignored_a_condition', team, calc`${work} ÷ ${one}`)`
          ${here} is the number of ${who} for ${work} ${unit} in the new time. The new work is ${newWork} ${unit}.`,
        slip('used_a_wrong_given_number', time, calc`${days} * ${newHours}`)`
          ${here} hours keeps the ${days} days of the first work. The new work takes ${newDays} days.`,
        slip(
          'inverted_the_ratio',
          team,
          calc`${men} * ${days} / ${newDays} * ${hours} / ${newHours} * ${work} / ${newWork}`,
        )`
          You multiplied the number of ${who} by $\frac{${work}}{${newWork}}$, as if more ${unit} needed fewer ${who}.
          More ${unit} in a given time need more of them.`,
      ],
      snapRead: text`A number of ${who} with days, hours and work is given, another number is asked: find what one of
        them does in one hour.`,
      approach: text`The rate of one of the ${who} is the same in both works. Find it, multiply by the hours of the new
        time, and divide the new work by the result.`,
      faster: text`Start from ${men} and ask of each change whether it needs more of the ${who}: $${men} \times
        \frac{${days}}{${newDays}} \times \frac{${hours}}{${newHours}} \times \frac{${newWork}}{${work}}$.`,
      check: text`In the new work $${team} \times ${newDays} \times ${newHours} = ${team.mul(newDays * newHours)}$
        hours give ${newWork} ${unit}; in the first, ${men * days * hours} hours gave ${work}. Both are
        $${q(men * days * hours, work)}$ hours for each.`,
      principle: text`When all work at the same rate, find the work of one in one hour; every other
        case follows by multiplying and dividing.`,
    };
  },
);

/** AR.TNW.6 Easy: workers, days, hours and work of two teams. */
export const crewsAndHours: readonly AnyTemplate[] = situation<Crews>({
  type: 'AR.TNW.6',
  situation: 'two-teams',
  tries: 300,
  draw: draw => {
    const frame = draw.int(0, 2);
    const [men, newMen] = [draw.int(6, 40), draw.int(6, 40)];
    const [days, newDays] = [draw.int(4, 30), draw.int(4, 30)];
    const [hours, newHours] = [draw.int(6, 10), draw.int(6, 10)];
    const each = draw.pick(
      frame === 0 ? [q(1, 4), q(1, 5), q(1, 3), q(1, 2)] : [q(1), q(1, 2), q(2), q(1, 3)],
    );
    const work = each.mul(men * days * hours);
    const newWork = each.mul(newMen * newDays * newHours);
    const round = (n: typeof work) => isCount(n.div(10)) && n.gte(120) && n.lte(6000);
    if (men === newMen || days === newDays || hours === newHours || work.equals(newWork)) return null;
    return round(work) && round(newWork)
      ? { men, days, hours, work: Number(work), newMen, newDays, newHours, newWork: Number(newWork), frame }
      : null;
  },
  forms: [daysNeeded, teamNeeded],
});
