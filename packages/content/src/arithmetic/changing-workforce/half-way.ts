import type Fraction from 'fraction.js';
import { upTo } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { counted } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface HalfWay {
  /** The part done at first, as 1 over a number, its days, and the days of the rest. */
  part: number;
  before: number;
  after: number;
  who: string;
  one: string;
  work: string;
  frame: number;
}

const works = [
  { who: 'masons', one: 'mason', work: 'a wall' },
  { who: 'weavers', one: 'weaver', work: 'an order of shawls' },
  { who: 'diggers', one: 'digger', work: 'a canal' },
  { who: 'painters', one: 'painter', work: 'a row of houses' },
] as const;
const parts: Record<number, string> = { 2: 'half', 3: 'a third', 4: 'a quarter' };

/** The first team in units of those who join each day, and the days that it would need alone. */
function workedOut({ part, before, after }: Pick<HalfWay, 'part' | 'before' | 'after'>) {
  const days = before + after;
  const top = days * (days - 1) - part * before * (before - 1);
  const team = q(top, 2 * (part * before - days));
  return {
    team,
    alone: team
      .mul(before)
      .add(q(before * (before - 1), 2))
      .mul(part)
      .div(team),
  };
}

/** `1 + 2 + 3`, with dots where the sum is longer. */
const sumTo = (n: number) => (n > 3 ? tex`1 + 2 + \dots + ${n}` : upTo(n).join(' + '));
/** A term of an equation: no factor 1 is written. */
const unknown = (times: Fraction | number, letter: string) =>
  q(times).equals(1) ? letter : tex`${frac(q(times))}${letter}`;

const firstTeamAlone = form<HalfWay>(
  'days-of-the-first-team',
  {
    // Two stages of one sum and their ratio: a set-up that is taught, so Medium.
    band: 'Medium',
    seconds: 110,
    revision: 3,
    also: ['AL.SEQ.1'],
    verify: ({ part, before, after }) => {
      const done = (team: number, days: number) => {
        let sum = 0;
        for (let day = 0; day < days; day += 1) sum += team + day;
        return sum;
      };
      for (let top = 1; top < 3000; top += 1) {
        const team = top / 24;
        if (Math.abs(part * done(team, before) - done(team, before + after)) > 1e-7) continue;
        return nearFraction(done(team, before + after) / team, 24);
      }
      throw new Error('no team fits');
    },
  },
  (p, { step, find, write }) => {
    const { part, before, after, who, one, work, frame } = p;
    const days = before + after;
    const name = parts[part] ?? '';
    const early = find((before * (before - 1)) / 2);
    const late = find((days * (days - 1)) / 2);
    write(tex`${before}a + ${early}k, \qquad ${days}a + ${late}k`, {
      because: text`The $k$ ${who} who join on day 2 work one day less than the first team, those of day 3 two days
          less, and so on. So their days form the sum $1 + 2 + \ldots$ and not a multiple of the last day.`,
    })`
      Let $a$ ${who} begin and $k$ join on every later morning. Count the work in ${one}-days, each of them the work of
      one ${one} in a day. Up to day $${before}$ those who join make $k$ times $${sumTo(before - 1)}$, and up to
      day $${days}$ they make $k$ times $1 + 2 + \dots + ${days - 1}$.`;
    const team = step(calc`(${late} - ${part} * ${early}) / (${part} * ${before} - ${days})`, {
      name: 'the first team in units of k',
      works: value =>
        tex`${part}(${before}a + ${early}k) = ${days}a + ${late}k \Rightarrow ${unknown(part * before - days, 'a')} =
          ${unknown(late.sub(early.mul(part)), 'k')} \Rightarrow a = ${unknown(value, 'k')}`,
      because: text`Only the ratio of two amounts of work is known. So only the ratio of $a$ to $k$ can be found from
          it.`,
    })`
      In the first $${before}$ days ${name} of the work was done, so the whole is $${part}$ times as much. Solve for
      $a$.`;
    const whole = step(calc`${days} * ${frac(team)} + ${late}`, {
      name: 'the whole work in units of k',
      works: value =>
        tex`${days}a + ${late}k = ${days} \times ${unknown(team, 'k')} + ${late}k = ${unknown(value, 'k')}`,
      because: text`With two letters no number could be found. Once $a$ is a multiple of $k$, the whole work is a
          multiple of $k$ too.`,
    })`
      Substitute this $a$ into the whole work of $${days}a + ${late}k$ ${one}-days, so that only $k$ is left in it.`;
    const wanted = step(calc`${whole} ÷ ${frac(team)}`, {
      works: value => tex`${unknown(whole, 'k')} \div ${unknown(team, 'k')} = ${value}`,
      name: text`the days of the first team alone`,
      because: text`A fixed team does the same each day, so its time is the work over what it does in a day. How
          many people $k$ stands for makes no difference.`,
    })`
      The team of the first day does $a$ ${one}-days of work in a day. Divide the whole work by $a$; $k$ cancels.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Some ${who} begin ${work}, and on every morning from the second day on the same number of ${who} join
            them. After $${before}$ days ${name} of the work is done; the rest is done in $${after}$ more days. All
            ${who} work at one rate, and none leaves. In how many days would the team of the first day alone have done
            the whole work?`
          : text`${personBy(before, after)}, who has ${work} to make, sends an equal number of additional ${who}
            each morning, beginning
            with day 2. Exactly ${name} of the work is finished at the end of day $${before}$, and all of it at the
            end of day $${days}$. Each ${one} does the same in a day. How long would the work have taken if nobody had
            been added to the team of day 1?`,
      show: value => counted(value, 'day'),
      plausible: value => value.gt(days) && value.mul(4).d === 1n,
      slips: [
        slip('counted_one_too_many', late, () => (days * (days + 1)) / 2)`
          You let ${who} join on day 1 already and counted $1 + 2 + \dots + ${days} = ${late}$ for all
          $${days}$ days. The first ones join on day 2, so the sum ends with $${days - 1}$.`,
        slip('counted_one_too_many', early, () => (before * (before + 1)) / 2)`
          For the first $${before}$ days you counted $1 + 2 + \dots + ${before} = ${early}$ for those who joined.
          The first ones join on day 2.`,
        slip('took_the_whole_for_a_part', whole, calc`${days} * (${frac(team)} + ${days - 1})`)`
          You let the team of the last day work on all $${days}$ days: ${here}. On the earlier days fewer were there.`,
        slip('took_a_part_for_the_whole', whole, calc`${before} * ${frac(team)} + ${early}`)`
          You used the work of the first $${before}$ days only: ${here}. The question asks for the whole work.`,
        slip('used_a_wrong_given_number', wanted, calc`${whole} ÷ (${frac(team)} + 1)`)`
          You divided by the team of day 2: ${here}. The first ${who} have joined by then, but the question asks about
          the team of the first day.`,
        slip('did_not_halve', whole, calc`${days} * ${frac(team)} + 2 * ${late}`)`
          In ${here} the sum $1 + 2 + \dots + ${days - 1}$ was taken as $${days} \times ${days - 1}$, but it is half
          of this product.`,
        slip('used_a_wrong_given_number', wanted, calc`${days} * ${frac(team)} + ${late}`)`
          ${here} gives the days that those who join on one morning would need alone. The question asks about the team
          of day 1.`,
        slip(
          'forgot_what_was_done',
          team,
          () => part > 2 && calc`(${late} - 2 * ${early}) / (2 * ${before} - ${days})`,
        )`
          You used twice the work of the first $${before}$ days as the whole. They did ${name} of it, so the whole is
          $${part}$ times as much.`,
      ],
      snapRead: text`A team grows by the same number every day, and two parts of the work are compared. No number of
        ${who} is given, so only ratios can matter.`,
      approach: text`Count the ${one}-days up to day ${before} and up to day ${days} with two letters. Their known ratio
        ties the letters together, and the rest is a quotient in which they cancel.`,
      check: () => text`With $k = ${team.d}$ and $a = ${team.n}$ the first $${before}$ days bring
        $${q(team.n)
          .mul(before)
          .add(early.mul(q(team.d)))}$ ${one}-days and all $${days}$ days
        $${q(team.n)
          .mul(days)
          .add(
            late.mul(q(team.d)),
          )}$, which is $${part}$ times as much. The first team alone does ${q(team.n)} a day and
          in $${wanted}$ days as much.`,
      principle: text`When no size is given, only ratios count: name the unknown sizes and let them cancel.`,
    };
  },
);

const stages = [2, 3, 4].flatMap(part =>
  [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap(before =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15].flatMap(after => {
      const days = before + after;
      if (part * before <= days || days * (days - 1) <= part * before * (before - 1)) return [];
      const { team, alone } = workedOut({ part, before, after });
      return team.gt(0) && team.d <= 4n && alone.mul(2).d === 1n && alone.lt(100)
        ? [{ part, before, after }]
        : [];
    }),
  ),
);

/** AR.TNW.9 Medium: a growing team, of which two stages are compared. */
export const halfWay: readonly AnyTemplate[] = situation<HalfWay>({
  type: 'AR.TNW.9',
  situation: 'half-way',
  tries: 10,
  draw: draw => ({ ...draw.pick(stages), ...draw.pick(works), frame: draw.int(0, 1) }),
  forms: [firstTeamAlone],
});
