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
    apart: true,
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

interface Row {
  /** Minutes of all together, from start to start; how many times the last one's time the first one worked. */
  together: number;
  gap: number;
  r: number;
  n: number;
  who: string;
  field: string;
  done: string;
  frame: number;
}

const rows = [
  { who: 'reapers', field: 'a field of wheat near Karnal', done: 'cut' },
  { who: 'pumps', field: 'a flooded quarry near Jhansi', done: 'emptied' },
  { who: 'machines', field: 'an order of envelopes in Sivakasi', done: 'printed' },
  { who: 'volunteers', field: 'a beach at Puri', done: 'cleaned' },
] as const;

/** Hours in words: whole or half ones. */
const hours = (minutes: number) => text`${q(minutes, 60)} hours`;
const times: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' };

const inARow = form<Row>(
  'number-that-began-one-after-another',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.1', 'AL.LIN.1'],
    entry: true,
    verify: ({ together, gap, r }) => {
      for (let n = 2; n < 200; n += 1) {
        const last = ((n - 1) * gap) / (r - 1);
        let work = 0;
        for (let i = 0; i < n; i += 1) work += last + i * gap;
        if (Math.abs(work - n * together) < 1e-6) return n;
      }
      throw new Error('no number fits');
    },
  },
  ({ together, gap, r, n, who, field, done, frame }, { step, whole }) => {
    const both = step(calc`2 * ${together}`, {
      name: 'the times of the first and the last added, in minutes',
      because: text`The times form an arithmetic progression, and its mean is that of the first and the last.`,
    })`
      Neither the number of ${who} nor the work is known. The times at work fall by equal steps, so their mean is half
      the sum of the first and the last. With the same work this mean is the time of all together. Find that sum in
      minutes.`;
    const last = step(calc`${both} / (${r} + 1)`, { name: 'the time of the last one, in minutes' })`
      The first worked $${r}$ times as long as the last, so the sum has $${r} + 1$ equal parts. Find one of them, the
      time of the last.`;
    const between = step(calc`(${r} - 1) * ${last}`, {
      name: 'the time from the first start to the last, in minutes',
    })`
      The first began earlier than the last by the difference of their times. Find it.`;
    const gaps = step(calc`${between} / ${gap}`, { name: 'the number of gaps between the starts' })`
      From each start to the next there are $${gap}$ minutes. Find the number of these gaps.`;
    const count = step(calc`${gaps} + 1`)`
      With every gap one more joins the first: add the first one.`;
    whole(count);
    return {
      answer: count,
      stem: wording(
        frame,
        text`If some equally fast ${who} had all begun together, ${field} would have been ${done} in
          ${hours(together)}. Instead they began one after another, each ${gap} minutes after the one before, and all
          worked until the end. The first of them worked ${times[r] ?? ''} as long as the last. How many ${who} were
          there?`,
        text`In ${hours(together)} all ${who} together would have had ${field} ${done}, since all are equally fast. But
          they started singly, with ${gap} minutes from each start to the next, and then worked to the end without a
          break. At the end, the first had been at work ${times[r] ?? ''} as long as the last. Find the number of
          ${who}.`,
        text`A number of ${who}, all with the same rate, were set to work one by one at intervals of ${gap} minutes, and
          none stopped before ${field} had been ${done}. By then the time of the first was ${times[r] ?? ''} that of
          the last. Had all started at once, ${hours(together)} would have been enough. What was their number?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1) && value.lt(90),
      slips: [
        stop('counted_gaps_for_numbers', gaps)`
          $${gaps}$ is the number of gaps between the starts. The first of the ${who} began before the first gap.`,
        slip('did_not_double', both, together)`
          The times of the first and the last were taken to add up to ${hours(together)}. That is their mean.`,
        slip('took_the_mean_for_the_middle', between, calc`${together} * (${r} - 1) / ${r}`)`
          The first was said to work for ${hours(together)}, and the last for $${together} \div ${r}$ minutes. With
          late starts the first has to work longer than all together would.`,
        slip('used_a_wrong_given_number', last, together)`
          ${hours(together)} were given to the last one, and $${r}$ times as much to the first. Then the mean would be
          longer than the time of all together.`,
        slip('took_the_whole_for_a_part', between, calc`${r} * ${last}`)`
          $${r} \times ${last}$ minutes, the whole time of the first, were divided by $${gap}$. The last one began
          before the end.`,
        slip('divided_by_the_wrong_number', last, calc`${both} / ${r}`)`
          The sum of the two times was divided into $${r}$ parts. The first has $${r}$ of them and the last one more.`,
        slip('used_a_wrong_given_number', between, () => last.mul(1))`
          The time of the last was taken for the time between the first start and the last:
          $${last} \div ${gap}$ gaps were counted.`,
        slip('counted_one_too_many', count, calc`${gaps} + 2`)`
          Two were added to the number of gaps, ${here}, one for each end. A row has only one more start than gaps.`,
      ],
      snapRead: text`Equal steps between the starts, and the work equals that of all together: think of the mean.`,
      approach: text`The mean time at work equals the time of all together. With the ratio of the first to the last it
        gives both times, their difference gives the gaps.`,
      check:
        () => text`The times are $${q(2 * r * together, r + 1)}$ and $${q(2 * together, r + 1)}$ minutes, with the
        mean $${together}$; from the one to the other $${q(2 * (r - 1) * together, r + 1)}$ minutes are
        $${n - 1}$ steps of $${gap}$.`,
      principle: text`In an arithmetic progression the mean of all terms is that of the two ends, however many there
        are.`,
    };
  },
);

/** AR.TNW.9 Hard: shortfalls to be made up, and starts one after another. */
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
  ...situation<Row>({
    type: 'AR.TNW.9',
    situation: 'starts-one-after-another',
    tries: 400,
    draw: draw => {
      const r = draw.int(2, 5);
      const [n, gap] = [draw.int(5, 25), draw.pick([10, 12, 15, 18, 20, 24, 30, 36, 40, 45, 60])];
      const together = ((n - 1) * gap * (r + 1)) / (2 * (r - 1));
      const fits = together % 30 === 0 && together > 120 && together < 1500;
      return fits ? { together, gap, r, n, ...draw.pick(rows), frame: draw.int(0, 2) } : null;
    },
    forms: [inARow],
  }),
];
