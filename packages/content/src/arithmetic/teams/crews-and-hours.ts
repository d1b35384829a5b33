import { isCount } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
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
      because: text`Every one of the ${who} does the same in an hour, so only the total of hours counts.`,
    })`
      Find how many hours one of the ${who} alone would need for the ${work} ${unit}.`;
    const needed = step(calc`${total} * ${newWork} / ${work}`)`
      The hours grow in proportion to the work: scale them from ${work} to ${newWork} ${unit}.`;
    const perDay = find(calc`${newMen} * ${newHours}`);
    const answer = step(
      calc`${needed} ÷ ${perDay}`,
      value => tex`${needed} \div (${newMen} \times ${newHours}) = ${value}`,
    )`
      Divide by the hours that ${newMen} ${who} work in one day.`;
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
          The days were multiplied by $\frac{${newMen}}{${men}}$. With more ${who} the work takes fewer days, not
          more.`,
        slip(
          'took_inverse_for_direct',
          answer,
          calc`${days} * ${men} / ${newMen} * ${newHours} / ${hours} * ${newWork} / ${work}`,
        )`
          The days were multiplied by $\frac{${newHours}}{${hours}}$. Longer hours mean fewer days, not more.`,
        slip('ignored_a_condition', answer, calc`${days} * ${men} / ${newMen} * ${newWork} / ${work}`)`
          The change from ${hours} to ${newHours} hours a day was left out.`,
        slip('ignored_a_condition', needed, calc`${total}`)`
          These are the hours for ${work} ${unit}; the new work is ${newWork} ${unit}.`,
        slip('inverted_the_ratio', needed, calc`${total} * ${work} / ${newWork}`)`
          You scaled the hours by $\frac{${work}}{${newWork}}$. More work takes more hours.`,
        slip('left_out_a_factor', perDay, calc`${men} * ${newHours}`)`
          Now there are ${newMen} ${who}, not ${men}.`,
      ],
      snapRead: text`Days, hours and work of two groups of ${who}: the work is proportional to the hours of all
        together.`,
      approach: text`Bring the first group to hours of one of the ${who}, scale them to the new work, and divide by
        what the new group works in a day.`,
      faster: text`Start from ${days} and ask of each change whether it makes the time longer: $${days} \times
        \frac{${men}}{${newMen}} \times \frac{${hours}}{${newHours}} \times \frac{${newWork}}{${work}}$.`,
      check: text`$${newMen} \times ${answer} \times ${newHours} = ${answer.mul(newMen * newHours)}$ hours for
        ${newWork} ${unit} and ${total} for ${work}: both are $${q(men * days * hours, work)}$ hours for each.`,
      principle: text`Work is proportional to the number at work times days times hours, so the product divided by the
        work stays the same.`,
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
    })`
      Find how many ${unit} one of the ${who} does in one hour.`;
    const time = find(calc`${newDays} * ${newHours}`);
    const one = step(
      calc`${each} * ${time}`,
      value => tex`${each} \times ${newDays} \times ${newHours} = ${value}`,
    )`
      Find what one of them does in the new time.`;
    const team = step(calc`${newWork} ÷ ${one}`)`
      Divide the new work by this.`;
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
          The ${who} were multiplied by $\frac{${newDays}}{${days}}$. Fewer days need more ${who}.`,
        slip(
          'took_inverse_for_direct',
          team,
          calc`${men} * ${days} / ${newDays} * ${newHours} / ${hours} * ${newWork} / ${work}`,
        )`
          The ${who} were multiplied by $\frac{${newHours}}{${hours}}$. Longer hours need fewer ${who}.`,
        slip('ignored_a_condition', time, calc`${newDays} * ${hours}`)`
          The new day has ${newHours} hours and not ${hours}.`,
        slip('ignored_a_condition', team, calc`${work} ÷ ${one}`)`
          With ${work} ${unit} the change of the work to ${newWork} was left out.`,
        slip('used_a_wrong_given_number', time, calc`${days} * ${newHours}`)`
          The new work has to be done in ${newDays} days, not in ${days}.`,
        slip(
          'inverted_the_ratio',
          team,
          calc`${men} * ${days} / ${newDays} * ${hours} / ${newHours} * ${work} / ${newWork}`,
        )`
          The ${who} were multiplied by $\frac{${work}}{${newWork}}$. More work needs more ${who}.`,
      ],
      snapRead: text`A number of ${who} with days, hours and work is given, another number is asked: find the rate of
        one.`,
      approach: text`Find what one of the ${who} does in one hour, then in the new time, and divide the new work by
        it.`,
      faster: text`Start from ${men} and ask of each change whether it needs more of the ${who}: $${men} \times
        \frac{${days}}{${newDays}} \times \frac{${hours}}{${newHours}} \times \frac{${newWork}}{${work}}$.`,
      check: text`$${team} \times ${newDays} \times ${newHours} = ${team.mul(newDays * newHours)}$ hours for
        ${newWork} ${unit} and ${men * days * hours} for ${work}: both are $${q(men * days * hours, work)}$ hours for
        each.`,
      principle: text`Find the work of one in one hour; from there every other case follows by multiplying.`,
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
