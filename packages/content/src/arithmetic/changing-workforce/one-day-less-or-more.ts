import { isCount, upTo } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface WhatIfs {
  /** So many join each morning; so many more at the start save the last day, so many fewer cost one more. */
  joins: number;
  more: number;
  fewer: number;
  who: string;
  one: string;
  work: string;
  frame: number;
}

const works = [
  { who: 'tailors', one: 'tailor', work: 'an order of school uniforms' },
  { who: 'weavers', one: 'weaver', work: 'an order of shawls' },
  { who: 'painters', one: 'painter', work: 'the walls of a stadium' },
  { who: 'masons', one: 'mason', work: 'the wall round an orchard' },
] as const;

/** The days that the work took. */
const daysOf = ({ joins, more, fewer }: Pick<WhatIfs, 'joins' | 'more' | 'fewer'>) =>
  q(more + fewer - joins, more - fewer);

/** The work of so many days in days of one worker. */
const workOf = (first: number, joins: number, days: number) =>
  upTo(days).reduce((sum, day) => sum + first + (day - 1) * joins, 0);

const firstTeam = form<WhatIfs>(
  'first-team-from-two-changes',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.1', 'AL.LIN.1'],
    verify: ({ joins, more, fewer }) => {
      for (let first = fewer + 1; first < 300; first += 1)
        for (let days = 2; days < 40; days += 1) {
          const all = workOf(first, joins, days);
          const isEarly = workOf(first + more, joins, days - 1) === all;
          if (isEarly && workOf(first - fewer, joins, days + 1) === all) return first;
        }
      throw new Error('no team fits');
    },
  },
  ({ joins, more, fewer, who, one, work, frame }, { step, write }) => {
    const person = personBy(joins, more, fewer);
    write(tex`${more}(n - 1) = a + ${joins}(n - 1)`, {
      because: text`The work is the same, so what is done additionally on the first days must be exactly what is saved
        on the last one. Only this difference is written, and no sum of all the teams is needed.`,
    })`
      Let $a$ ${who} begin and let the work take $n$ days, so that $a + ${joins}(n - 1)$ are there on the last day.
      With ${more} more at the start, ${more} more are there on each of only $n - 1$ days, and they do the work of
      the whole team of day $n$.`;
    write(tex`${fewer}n = a - ${fewer} + ${joins}n`, {
      because: text`On day $n + 1$ the team has grown $n$ times. It is smaller by ${fewer} too, because it began with
        ${fewer} fewer.`,
    })`
      With ${fewer} fewer at the start, ${fewer} are missing on each of the $n$ days. The team of day $n + 1$ makes up
      for them, and it has $a - ${fewer} + ${joins}n$ ${who}.`;
    const days = step(calc`(${more} + ${fewer} - ${joins}) / (${more} - ${fewer})`, {
      name: 'the number of days',
      works: value =>
        tex`a = (n - 1)(${more} - ${joins}) = (n + 1) \times ${fewer} - ${joins}n \Rightarrow
          ${more > fewer + 1 && tex`${more - fewer}n = ${more + fewer - joins} \Rightarrow `}n = ${value}`,
      because: text`Both equations hold for the same first team, so two expressions of $n$ alone are equal. So
        $n$ is the only unknown that is left.`,
    })`
      Solve both equations for $a$ and set the results equal to find $n$.`;
    const team = step(calc`(${days} - 1) * (${more} - ${joins})`, { name: 'the team of the first day' })`
      Put $n$ into the first equation, $a = (n - 1)(${more} - ${joins})$.`;
    return {
      answer: team,
      stem: wording(
        frame,
        text`Some ${who} begin ${work}, and on every later morning ${joins} more (joins|join) them; after a whole
          number of days the work is done. With ${more} more at the start it would have taken exactly one day less,
          and with ${fewer} fewer exactly one day more, with the same number joining every morning. All ${who} are
          equally fast. How large was the team of the first day?`,
        text`${person} has ${work} to do and adds ${joins} (${one}|${who}) to the team each morning from the second
          day on. The work ends with a day. ${person} finds that a first team larger by ${more} would have ended it
          one day earlier, and one smaller by ${fewer} a day later. Each ${one} does the same amount in a day. What
          was the size of the first team?`,
        text`In ${person}'s plan for ${work}, each morning after the first brings ${joins} additional
          (${one}|${who}). If ${more} more than planned come on the first day, the work will be finished a full day
          before its time; if ${fewer} fewer come on that day, it will need a full day more. The ${who} work equally
          fast. How large a team does the plan have on the first day?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.gt(fewer),
      slips: [
        slip('miscounted_the_steps', team, calc`${days} * (${more} - ${joins})`)`
          ${here} lets the ${more} additional ${who} work on all $${days}$ days. In that case the work takes a day
          less.`,
        slip('left_out_a_change', team, calc`(${days} - 1) * ${more}`)`
          ${here} is what the additional ${who} do before the last day. It is equal to the team of the last day, which
          has grown since the first.`,
        slip('miscounted_the_steps', team, calc`(${days} - 1) * ${more} - ${days} * ${joins}`)`
          ${here} lets the team grow $${days}$ times up to the last day. On day 1 nobody had joined yet.`,
        slip('answered_another_quantity', team, calc`(${days} - 1) * (${more} - ${joins}) + ${more}`)`
          ${here} is the first team that would have saved a day. The question asks for the one before this change.`,
        slip('answered_another_quantity', team, calc`(${days} - 1) * (${more} - ${joins}) - ${fewer}`)`
          ${here} is the first team that would have needed a day more. The question asks for the one before this
          change.`,
        slip('left_out_a_term', days, calc`(${more} - ${joins}) / (${more} - ${fewer})`)`
          You let the team of the additional day be as large as if nobody were missing. It has ${fewer} fewer as well,
          and so you found $${days}$ days.`,
        stop('answered_another_quantity', days)`
          $${days}$ is the number of days that the work takes. The question asks how many ${who} begin it.`,
        slip('left_out_a_change', team, calc`(${days} + 1) * ${fewer}`)`
          ${here} would be the first team if nobody joined later. The team of the additional day has grown since day
          1.`,
      ],
      snapRead: text`One work is done in three ways, and the teams grow alike: compare what is added with what is
        saved, instead of adding up all teams.`,
      approach: text`The additional ${who} have to do the work of the day that is saved; the day that is added has to
        replace what is missing. Each fact gives one equation for the first team and the number of days.`,
      check: () => {
        const n = Number(daysOf({ joins, more, fewer }).valueOf());
        const first = (n - 1) * (more - joins);
        const mean = (start: number, length: number) => q(2 * start + joins * (length - 1), 2);
        return text`In ${one}-days: with $${first}$ at the start ${calc`${n} * ${mean(first, n)}`}, with
        $${first + more}$ ${calc`${n - 1} * ${mean(first + more, n - 1)}`} and with $${first - fewer}$
          ${calc`${n + 1} * ${mean(first - fewer, n + 1)}`}, each time the days by the mean team.`;
      },
      principle: text`When one work is done in two ways, only the differences have to balance: what one way has more
        on some days it saves on others.`,
    };
  },
);

const changes = upTo(16).flatMap(more =>
  upTo(more - 1).flatMap(fewer =>
    [1, 2, 3].flatMap(joins => {
      const days = daysOf({ joins, more, fewer });
      const first = days.sub(1).mul(more - joins);
      const fits = days.d === 1n && days.gte(5) && days.lte(20) && fewer > joins && first.gt(fewer + 3);
      return fits && first.lte(120) ? [{ joins, more, fewer }] : [];
    }),
  ),
);

/** AR.TNW.9 Hard: a growing team, of which two changes at the start are told. */
export const oneDayLessOrMore: readonly AnyTemplate[] = situation<WhatIfs>({
  type: 'AR.TNW.9',
  situation: 'one-day-less-or-more',
  tries: 10,
  draw: draw => ({ ...draw.pick(changes), ...draw.pick(works), frame: draw.int(0, 2) }),
  forms: [firstTeam],
});
