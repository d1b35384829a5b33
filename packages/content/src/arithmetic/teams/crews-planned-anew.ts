import { gcd, isCount } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A team that was smaller than planned for part of the time. */
interface Absent {
  /** The part of the time that is over, and the part of the work that is done, as fractions of small terms. */
  time: [number, number];
  done: [number, number];
  /** Workers who stayed away, and workers above the plan afterwards. */
  absent: number;
  added: number;
  hours: number;
  frame: number;
}

const plannedTeam = ({ time: [a, b], done: [c, d], absent }: Absent) =>
  q(absent).div(q(1).sub(q(c, d).div(q(a, b))));
const newHours = (p: Absent) => {
  const team = plannedTeam(p);
  const [work, days] = [q(1).sub(q(...p.done)), q(1).sub(q(...p.time))];
  return work.div(days).mul(team).div(team.add(p.added)).mul(p.hours);
};

const hoursADay = form<Absent>(
  'hours-a-day-from-now-on',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.LIN.1'],
    verify: p => {
      for (let team = p.absent + 1; team < 3000; team += 1) {
        const work = q(...p.time)
          .mul(team - p.absent)
          .div(team);
        if (!work.equals(q(...p.done))) continue;
        for (let minutes = 1; minutes < 1440; minutes += 1) {
          const rest = q(1)
            .sub(q(...p.time))
            .mul(team + p.added)
            .mul(minutes)
            .div(team * p.hours * 60);
          if (rest.equals(q(1).sub(q(...p.done)))) return q(minutes, 60);
        }
      }
      throw new Error('no team and hours fit');
    },
  },
  (p, { step, find }) => {
    const { time, done, absent, added, hours, frame } = p;
    const who = frame === 0 ? 'workers' : frame === 1 ? 'nurses' : 'clerks';
    const over = find(q(...time));
    const part = find(q(...done));
    const present = step(calc`${part} / ${over}`, {
      works: value => tex`${frac(part)} \div ${frac(over)} = ${frac(value)}`,
      name: text`the part of the planned ${who} who came`,
      because: text`In a given time the work done is proportional to the number of ${who}. If half of the work
          that was planned for this time is done, half of the ${who} were there.`,
    })`
      With all ${who}, $${frac(over)}$ of the time would have given $${frac(over)}$ of the work. Find what part of the
      planned ${who} was there.`;
    const team = step(calc`${absent} ÷ (1 - ${present})`, {
      works: value => tex`${absent} \div \left(1 - ${frac(present)}\right) = ${value}`,
      name: text`the ${who} planned`,
      because: text`All the planned ${who} are 1. If three quarters came, the quarter that is missing is ${absent}
          people, so all are 4 times as many.`,
    })`
      The other part of the planned ${who} are the ${absent} who stayed away. Divide ${absent} by this part to find
      how many were planned.`;
    const rate = step(calc`(1 - ${part}) / (1 - ${over})`, {
      works: value =>
        tex`\left(1 - ${frac(part)}\right) \div \left(1 - ${frac(over)}\right) = ${frac(value)}`,
      name: 'how many times the planned work has to be done in each day left',
      because: text`If as much of the work were left as of the time, the old pace would be enough. More work than
          time is left, so each day has to bring more than was planned.`,
    })`
      Compare the work left with the time left: find how many times the planned work has to be done each day.`;
    const strength = find(calc`(${team} + ${added}) / ${team}`);
    const day = step(calc`${hours} * ${rate} / ${strength}`, {
      works: value => tex`${hours} \times ${frac(rate)} \div \frac{${team} + ${added}}{${team}} = ${value}`,
      because: text`Work in a day is people times hours. So the number of times that the work grows is the number
          of times that the people grow, times that of the hours.`,
    })`
      More ${who} do a part of that, and longer days have to do the other part. Multiply the ${hours} hours by this
      number, and divide by how many times as many ${who} there are now.`;
    const [a, b] = time;
    const [c, d] = done;
    return {
      answer: day,
      stem:
        frame === 0
          ? text`A road was planned with a fixed number of workers for ${hours} hours a day. For the first
            $\frac{${a}}{${b}}$ of the time ${absent} of the workers stayed away, and only $\frac{${c}}{${d}}$ of the
            road was built. Then all of them came, with ${added} more. How many hours a day must they work to finish
            in time?`
          : frame === 1
            ? text`Nurses who work ${hours} hours a day were to vaccinate a district by a certain date. Because
              ${absent} of them were ill, only $\frac{${c}}{${d}}$ of the people had been vaccinated when
              $\frac{${a}}{${b}}$ of the time was over. Now all are well and ${added} further nurses join. How long
              must their working day be from now on to keep the date?`
            : text`A bank plans to scan its files with a team of clerks at ${hours} hours a day. In the first
              $\frac{${a}}{${b}}$ of the time the team is ${absent} clerks short and scans only $\frac{${c}}{${d}}$ of
              the files. After that the team is complete and gets ${added} extra clerks. Find the working hours per
              day with which it will finish on the planned day.`,
      show: value => withUnit(value, 'hours'),
      plausible: value => isCount(value.mul(12)) && value.gt(3) && value.lt(20),
      slips: [
        slip('ignored_a_condition', strength, 1)`
          You found ${day} hours, which is right without the ${added} additional ${who}. They do a part of the work,
          so the days need not be so long.`,
        slip('took_a_part_for_the_whole', rate, calc`1 - ${part}`)`
          You compared the work left, $${frac(rate)}$, with the whole time. Some of the time has passed, so only the
          time left can be used.`,
        slip('forgot_what_was_done', rate, calc`1 / (1 - ${over})`)`
          You put the whole work into the time left. But $${frac(part)}$ of the work is done already and need not be
          done again.`,
        slip('wrong_sign', strength, calc`(${team} - ${added}) / ${team}`)`
          You subtracted the ${added} ${who}. They come in addition, so there are more than planned.`,
        slip('used_a_wrong_given_number', strength, calc`(${team} - ${absent} + ${added}) / ${team}`)`
          You left out the ${absent} who had stayed away. Now all of them come, and the ${added} more as well.`,
        slip(
          'assumed_a_proportion',
          team,
          isCount(q(absent).div(q(1).sub(q(...done)))) && calc`${absent} ÷ (1 - ${part})`,
        )`
          You used $${frac(part)}$ as the part of the ${who} that came and got ${team}. It is the part of the work;
          the part of the time was only $${frac(over)}$.`,
        slip('swapped_the_two', rate, calc`${over} / ${part}`)`
          You compared the first part of the time with the first part of the work: $${frac(rate)}$. From now on what
          is left of both counts.`,
      ],
      snapRead: text`The work and the time so far show how many ${who} were planned. The work and the time left show
        how much must be done each day.`,
      approach: text`First find how many were planned from what the smaller number did. Then compare what is left of
        the work with what is left of the time, and share what is more between more ${who} and longer hours.`,
      faster: text`${team} ${who} were planned. Now they are to do $${frac(rate)}$ of the plan each day with
        $${frac(strength)}$ of the people: $${hours} \times ${frac(rate)} \div ${frac(strength)}$.`,
      check: text`In parts of the work: $${frac(over)} \times ${frac(present)} = ${frac(part)}$ first, then
        $${frac(q(1).sub(over))} \times ${frac(strength)} \times \frac{${day}}{${hours}} =
        ${frac(q(1).sub(over).mul(strength).mul(day).div(hours))}$, which is the rest.`,
      principle: text`Compare each phase with the plan: work is the part of the time, times the part of the people,
        times the part of the hours.`,
    };
  },
);

/** AR.TNW.6 Hard: a team that starts incomplete. */
export const crewsPlannedAnew: readonly AnyTemplate[] = [
  ...situation<Absent>({
    type: 'AR.TNW.6',
    situation: 'team-short-at-first',
    tries: 600,
    draw: draw => {
      const [b, d] = [draw.int(2, 6), draw.int(3, 12)];
      const p: Absent = {
        time: [draw.int(1, b - 1), b],
        done: [draw.int(1, d - 1), d],
        absent: draw.int(3, 36),
        added: draw.int(2, 30),
        hours: draw.int(6, 9),
        frame: draw.int(0, 2),
      };
      const { time, done } = p;
      if (gcd(...time) > 1 || gcd(...done) > 1 || q(...done).gte(q(...time).mul(q(19, 20)))) return null;
      const [team, hours] = [plannedTeam(p), newHours(p)];
      const fits = isCount(team) && team.lte(150) && team.gt(p.added * 2) && isCount(hours.mul(2));
      return fits &&
        hours.gt(5) &&
        hours.lt(13) &&
        !hours.equals(p.hours) &&
        q(...done)
          .mul(2)
          .gt(q(...time))
        ? p
        : null;
    },
    forms: [hoursADay],
  }),
];
