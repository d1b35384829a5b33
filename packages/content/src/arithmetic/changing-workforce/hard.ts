import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Behind {
  /** Planned days; how many fewer come each day; after how many days the delay is noticed. */
  days: number;
  k: number;
  m: number;
  who: string;
  one: string;
  work: string;
  frame: number;
}

const sites = [
  { who: 'painters', one: 'painter', work: 'painting a jetty in Alappuzha' },
  { who: 'masons', one: 'mason', work: 'building a school in Jhabua' },
  { who: 'fitters', one: 'fitter', work: 'laying pipes in Bikaner' },
  { who: 'joiners', one: 'joiner', work: 'making the benches of a court in Nagpur' },
  { who: 'pickers', one: 'picker', work: 'picking the cotton of a farm in Yavatmal' },
] as const;

const moreWorkers = form<Behind>(
  'more-workers-for-the-remaining-days',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AL.SEQ.1'],
    entry: true,
    verify: ({ days, k, m }) => {
      // Any team will do: it is tried with one of 1,000.
      let done = 0;
      for (let day = 0; day < m; day += 1) done += 1000 - day * k;
      return q(1000 * days - done, days - m).sub(1000 - (m - 1) * k);
    },
  },
  ({ days, k, m, who, one, work, frame }, { step, whole }) => {
    const missing = step(calc`(${m} - 1) * ${k}`, {
      name: text`how many fewer than planned work on day $${m}$`,
      because: text`The first day is as planned, so $${m} - 1$ times $${k}$ have stayed away.`,
    })`
      The size of the team is not known, so count only what is missing. Find by how many ${who} day $${m}$ falls short
      of the plan.`;
    const lost = step(calc`${m} * ${missing} / 2`, {
      name: text`the ${one}-days lost`,
    })`
      The shortfalls of the first $${m}$ days begin with $0$ and grow evenly. Add them: these ${one}-days are lost and
      have to be made up.`;
    const left = step(calc`${days} - ${m}`, { name: 'the remaining days' })`
      Find the number of days that remain.`;
    const extra = step(calc`${lost} / ${left}`, {
      name: text`the ${who} needed beyond the planned team`,
    })`
      Spread the loss evenly over them. So many ${who} are needed beyond the planned team.`;
    const more = step(calc`${missing} + ${extra}`)`
      Compared with day $${m}$, the planned team has to be restored first, and these come on top: add.`;
    whole(extra);
    return {
      answer: more,
      stem: wording(
        frame,
        text`A certain number of ${who}, the same every day, would finish ${work} in ${days} days. All came on the first
          day, but on each later day ${k} fewer came than on the day before. After ${m} days the delay is noticed, and a
          fixed larger team finishes the work exactly on time. By how many ${who} is this team larger than that of
          day ${m}?`,
        text`${work} is planned for ${days} days with a team that does not change. From day 2 on, ${k} more ${who} than
          on the day before stay away. At the end of day ${m} the contractor fixes one team for all remaining days so
          that the work still ends on day ${days}. How many ${who} more than on day ${m} does this team have, if all
          work equally fast?`,
        text`The contract for ${work} allows ${days} days, for which a fixed team is just enough. The team is complete
          on day 1; then it loses ${k} ${who} every night. In the evening of day ${m} new ${who}, as fast as the others,
          are hired to keep to the contract with one team on all days that remain. How many are hired?`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        stop('stopped_a_step_early', extra)`
          $${extra}$ ${who} make up the loss of $${lost} \div ${left}$ a day, but only if the planned team is there. On
          day $${m}$ it is not.`,
        stop('forgot_what_was_done', missing)`
          $(${m} - 1) \times ${k} = ${missing}$ restores the planned team. The work lost on the first $${m}$ days would
          still be missing.`,
        slip('did_not_halve', lost, calc`${m} * ${missing}`)`
          ${here} counts the shortfall of day $${m}$ on all $${m}$ days. On the earlier days fewer were missing.`,
        slip('miscounted_the_steps', missing, calc`${m} * ${k}`)`
          On day $${m}$ the team was taken to be short by ${here}. On day $1$ nobody was missing.`,
        slip('divided_by_the_wrong_number', left, days)`
          The $${lost}$ ${one}-days lost were spread over all $${days}$ days. Of these, $${m}$ have already gone.`,
        slip('divided_by_the_wrong_number', left, m)`
          The $${lost}$ ${one}-days lost were spread over $${m}$ days, the number that has gone. What counts is the
          number of days to come.`,
        slip('left_out_a_change', lost, calc`${m} * ${k}`)`
          ${here} takes $${k}$ as missing on each day. The shortfall grows from day to day.`,
        slip('subtracted_for_added', more, calc`abs(${missing} - ${extra})`)`
          ${here} subtracts. The team of day $${m}$ is below the plan and the new team above it, so the two
          differences add up.`,
        slip('left_out_a_change', lost, calc`${m} * ${k} * (${m} + 1) / 2`)`
          ${here} lets $${k}$ be missing on the first day already and so counts the sum up to $${m}$ times $${k}$.`,
      ],
      snapRead: text`The planned team is not given: only shortfalls and the extra ${who} matter.`,
      approach: text`Measure every day against the plan. The sum of the shortfalls up to day $${m}$ has to equal the sum
        of the extra ${who} on the remaining days.`,
      check:
        () => text`Take a plan of $${10 * k * m}$ ${who}: day $${m}$ has ${calc`${10 * k * m} - ${(m - 1) * k}`} and
        each later day ${calc`${10 * k * m - (m - 1) * k} + ${more}`}, which is ${calc`${extra}`} above the plan; over
        the later days this makes ${calc`${extra} * ${left}`}.`,
      principle: text`If a quantity is not given, measure from it: what falls short and what is extra must balance.`,
    };
  },
);

/** AR.TNW.9 Hard: a shortfall to be made up. */
export const unknownTeams: readonly AnyTemplate[] = [
  ...situation<Behind>({
    type: 'AR.TNW.9',
    situation: 'fewer-come-each-day',
    tries: 100,
    draw: draw => {
      const p = {
        days: draw.int(9, 30),
        k: draw.int(1, 6),
        m: draw.int(4, 13),
        ...draw.pick(sites),
        frame: draw.int(0, 2),
      };
      const left = p.days - p.m;
      const lost = (p.k * p.m * (p.m - 1)) / 2;
      const extra = lost / left;
      const fits = left > 2 && Number.isInteger(extra) && extra > 2 && left !== p.m;
      return fits && extra !== (p.m - 1) * p.k ? p : null;
    },
    forms: [moreWorkers],
  }),
];
