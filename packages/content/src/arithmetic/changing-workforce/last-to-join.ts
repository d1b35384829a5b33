import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Joined {
  /** The work takes part times m days; the last 1/part of the workers is looked at. */
  part: number;
  m: number;
  who: string;
  one: string;
  work: string;
  frame: number;
}

const works = [
  { who: 'diggers', one: 'digger', work: 'a step well' },
  { who: 'weavers', one: 'weaver', work: 'an order of durries' },
  { who: 'masons', one: 'mason', work: 'a check dam' },
  { who: 'potters', one: 'potter', work: 'an order of lamps' },
] as const;
const parts: Record<number, string> = { 2: 'half', 3: 'third', 4: 'quarter' };

const firstShare = form<Joined>(
  'share-of-the-first',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.1'],
    verify: ({ part, m }) => {
      const wanted = (m * (m + 1)) / (part * m * (part * m + 1));
      for (let days = part; days < 600; days += part) {
        let [all, late] = [0, 0];
        for (let day = 1; day <= days; day += 1) {
          all += day;
          if (day <= days / part) late += day;
        }
        if (Math.abs(late / all - wanted) < 1e-12) return q(days, all);
      }
      throw new Error('no number of days fits');
    },
  },
  ({ part, m, who, one, work, frame }, { step, write }) => {
    const share = q(m + 1, part * (part * m + 1));
    const name = parts[part] ?? '';
    const pay = frame === 1 ? 'money' : 'wages';
    write(
      tex`\frac{n(n + 1)}{2} \text{ in all}, \qquad \frac{1}{2} \cdot \frac{n}{${part}}\left(\frac{n}{${part}} +
      1\right) \text{ for the last ${name}}`,
      {
        because: text`The last ${one} works one day, the one before two days, and so on back to the first, who works on
        all days. So the last ${name} of them has the small numbers of days, beginning with 1.`,
      },
    )`
      Let the work take $n$ days; then there are $n$ ${who}. Counted from the last one back, they work $1, 2, \dots, n$
      days. Add up the days of all, and the days of the $\frac{n}{${part}}$ who came last.`;
    write(tex`\frac{n + ${part}}{${part * part}(n + 1)} = ${frac(share)}`, {
      because: text`All get the same for a day, so the shares of the money are the shares of the days, and the wage of a
        day cancels.`,
    })`
      Divide the second sum by the first. The factor $n$ cancels, and the quotient is the given share of the ${pay}.`;
    const n = step(
      calc`(${part} * ${share.d} - ${part * part} * ${share.n}) / (${part * part} * ${share.n} - ${share.d})`,
      {
        name: 'the number of days',
        works: (_, working) =>
          tex`${share.d}(n + ${part}) = ${part * part * Number(share.n)}(n + 1) \Rightarrow n = ${working}`,
        because: text`After cancelling, the equation is linear in $n$.`,
      },
    )`
      Cross-multiply and solve for $n$.`;
    const all = step(calc`${n} * (${n} + 1) / 2`, {
      name: text`the days of work of all ${who} together`,
      because: text`Each day of work is paid the same, so the whole pay is counted in days of work. The days of
          the single ${who} are $1, 2, 3, \ldots$ up to all days.`,
    })`
      Find how many days of work are paid in all.`;
    const wanted = step(calc`${n} / ${all}`, {
      works: value => tex`\frac{${n}}{${all}} = ${frac(value)}`,
      because: text`The first ${one} is there on every day, from the first to the last.`,
    })`
      The first ${one} has worked on all $${n}$ days. Divide by the days of all.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`One ${one} begins ${work}. On every following morning one more ${one} joins, all stay, and the work is
            finished on the evening of the day on which the last one joined. Everybody gets the same wage for each day
            of work. The ${name} of the ${who} that joined last gets $${frac(share)}$ of all the wages. What part of
            all the wages goes to the one who began?`
          : frame === 1
            ? text`For ${work} a village sends one ${one} on the first day and one ${one} more on each day after that;
              nobody leaves before the end, and on the last day, too, one has just come. The money is shared in
              proportion to the days of work. If $${frac(share)}$ of it is due to the last ${name} of the ${who} to
              come, what fraction of the money is due to the first?`
            : text`A team for ${work} grows by one every morning: on day 1 there is a single ${one}, on day 2 there are
              two ${who}, and so on until the last day. With a fixed wage per day, those ${who} who make up the last
              ${name} to join are paid $${frac(share)}$ of the sum that all are paid. Find the fraction of this sum
              that is paid to the ${one} of day 1.`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(q(1, 2)),
      slips: [
        slip('used_a_wrong_given_number', wanted, calc`1 / ${n}`)`
          $${frac(q(1).div(n))}$ would be the share if all $${n}$ ${who} had worked equally long. The first one has
          worked on more days than any other.`,
        slip('did_not_halve', all, calc`${n} * (${n} + 1)`)`
          The sum $1 + 2 + \dots + ${n}$ was not halved: $${n} \times ${calc`${n} + 1`.value} = ${all}$ days of work are
          twice as many as there are.`,
        slip('averaged_the_averages', all, calc`${n}^2 / 2`)`
          You let the $${n}$ ${who} work for half of the time on average, ${here} days in all. The average of $1$ and
          $${n}$ days is a little more than half of $${n}$.`,
        slip('halved_needlessly', all, calc`${n} * (${n} + 1) / 4`)`
          You halved the sum of the days twice: ${here}. Once is right, because $1$ and $${n}$, $2$ and
          $${calc`${n} - 1`.value}$ and so on make pairs.`,
        slip('counted_one_too_few', all, calc`${n} * (${n} - 1) / 2`)`
          You added only up to $${calc`${n} - 1`.value}$ days: ${here}. The first ${one} works on all $${n}$ days, and
          they count too.`,
        slip('stopped_a_step_early', wanted, calc`1 / ${all}`)`
          $${frac(q(1).div(all))}$ is the share of the ${one} who came last and worked on a single day. The first one
          worked on $${n}$ days.`,
        slip('took_a_power_for_a_product', all, calc`${n}^2`)`
          You let all $${n}$ ${who} work on all $${n}$ days: ${here} days of work. Most of them joined later.`,
        slip('assumed_equal_parts', wanted, calc`(1 - ${frac(share)}) / ${n}`)`
          You divided the money that is left without the last ${name} by $${n}$. The others do not get equal shares, and
          there are fewer of them.`,
        slip('took_a_part_for_the_whole', all, calc`${n} / ${part} * (${n} / ${part} + 1) / 2`)`
          ${here} are the days of work of the last ${name} alone. The share has to be taken of the days of all.`,
        slip('wrong_base', wanted, calc`${n} / (${all} - ${n})`)`
          Here the $${n}$ days of the first ${one} are divided by the days of all the others, and not by the days of
          all.`,
      ],
      snapRead: text`One more joins each day, and all are paid by days of work. A share of those who came last is
        given, the share of the first is asked, and the number of days is not known.`,
      approach: text`Counted from the last ${one} back, the days of work are 1, 2, 3 and so on. Write the given share as
        a quotient of two such sums; it gives the number of days, and with it the share of the first.`,
      faster:
        part === 2 &&
        text`The last half gets $\frac{1}{4} + \frac{1}{4(n + 1)}$ and the first ${one}
        $\frac{2}{n + 1}$, which is 8 times the second term: $8\left(${frac(share)} - \frac{1}{4}\right)$.`,
      check: text`With $${n}$ days the last $${n.div(part)}$ ${who} have
        $${calc`${n} / ${part} * (${n} / ${part} + 1) / 2`.value}$ of the $${all}$ days of work, and
        $${calc`${n} / ${part} * (${n} / ${part} + 1) / 2`.value} \div ${all} = ${frac(share)}$.`,
      principle: text`When one more joins each day, count the days of work from the last to join: they are the numbers
        1, 2, 3 and so on.`,
    };
  },
);

/** AR.TNW.9 Hard: a team that grows by one a day, and what the last to join and the first are paid. */
export const lastToJoin: readonly AnyTemplate[] = situation<Joined>({
  type: 'AR.TNW.9',
  situation: 'last-to-join',
  tries: 40,
  draw: draw => {
    const part = draw.pick([2, 2, 3, 4]);
    const m = draw.int(3, 20);
    return part * m <= 48 && part * m >= 9 ? { part, m, ...draw.pick(works), frame: draw.int(0, 2) } : null;
  },
  forms: [firstShare],
});
