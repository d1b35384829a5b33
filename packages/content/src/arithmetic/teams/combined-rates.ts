import type Fraction from 'fraction.js';
import { divisors } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Workers {
  one: string;
  two: string;
  /** Days or hours of each alone. */
  a: number;
  b: number;
  /** Time of the two together, a whole number. */
  t: number;
  /** Parts of the work that the two do in x and y. */
  f: Fraction;
  g: Fraction;
  x: Fraction;
  y: Fraction;
  frame: number;
}

/** Pairs of different times, both whole, for which the time together is whole too. */
const pairs = Array.from({ length: 33 }, (_, i) => i + 4).flatMap(t =>
  divisors(t * t)
    .map(d => ({ t, a: t + d, b: t + (t * t) / d }))
    .filter(({ a, b }) => a !== b && Math.max(a, b) <= 90),
);

const parts = [
  q(1, 2),
  q(1, 3),
  q(2, 3),
  q(1, 4),
  q(3, 4),
  q(1, 5),
  q(2, 5),
  q(3, 5),
  q(4, 5),
  q(1, 6),
  q(3, 8),
];

/** The two workers, the unit of their times and the work, as each stem has them. */
const asTold = ({ one, two, frame }: Workers) =>
  frame === 1
    ? { one: 'the first pump', two: 'the second pump', unit: 'hour', job: 'the basement' }
    : { one, two, ...(frame === 2 ? { unit: 'hour', job: 'the hall' } : { unit: 'day', job: 'the field' }) };

const otherAlone = form<Workers>(
  'other-alone',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ a, t }) => {
      for (let b = t + 1; b < 5000; b += 1) if (t * b + t * a === a * b) return b;
      throw new Error('no whole number of days fits');
    },
  },
  (p, { step, find }) => {
    const { a, t } = p;
    const { one, two, unit, job } = asTold(p);
    const work = find(calc`lcm(${t}, ${a})`);
    const both = step(calc`${work} / ${t}`, {
      name: text`the units that both do in one ${unit}`,
      because: text`With the LCM, what is done in one ${unit} is a whole number.`,
    })`
        Let ${job} be ${work} units, the LCM of ${t} and ${a}. Both do all of it in ${t} ${unit}s. Divide to find what
        both do in one ${unit}.`;
    const first = step(calc`${work} / ${a}`, {
      name: text`the units that ${one} does in one ${unit}`,
      because: text`The amount of work is the same, so it has to be divided by the time of ${one} alone. In a
          longer time less is done in one ${unit}.`,
    })`
        ${one} alone does the same units in ${a} ${unit}s. Divide to find what ${one} does in one ${unit}.`;
    const second = step(calc`${both} - ${first}`, {
      name: text`the units that ${two} does in one ${unit}`,
      because: text`In the same ${unit} both work side by side, so what both do is what each does, added. The time
          together is not what is missing from a time alone.`,
    })`
        What both do in one ${unit} without what ${one} does is what ${two} does.`;
    const alone = step(calc`${work} ÷ ${second}`, {
      name: text`the time of ${two} alone`,
      because: text`Without help it takes longer than both need together.`,
    })`
        ${two} has to do all ${work} units alone. Divide them by what ${two} does in one ${unit}.`;
    return {
      answer: alone,
      stem:
        p.frame === 0
          ? text`Working together, ${one} and ${two} can plough a field in ${t} days. ${one} alone can plough it in
            ${a} days. In how many days can ${two} plough it alone?`
          : p.frame === 1
            ? text`Two pumps, both switched on, drain a flooded basement in ${t} hours. If only the first pump is used,
              draining takes ${a} hours. How many hours does it take with only the second pump?`
            : text`${one} needs ${a} hours to decorate a wedding hall without any help. With ${two} working alongside
              from the beginning it takes ${t} hours. How long, in hours, would ${two} need without ${one}?`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(1) && value.lte(400),
      onSight: value => value.gt(t),
      slips: [
        slip('took_times_for_rates', alone, calc`${a} - ${t}`)`
            You subtracted the times: $${a} - ${t} = ${alone}$. Times cannot be subtracted; only the work done in one
            ${unit} can.`,
        slip('assumed_equal_parts', second, calc`${both} / 2`)`
            You gave ${two} half of the work in one ${unit}, $${second}$ units. The two are not equally fast, because
            ${one} does $${first}$ units in one ${unit}.`,
        slip('took_times_for_rates', alone, calc`${a} + ${t}`)`
            You added the two times: $${a} + ${t} = ${alone}$. Only the work done in one ${unit} can be added or
            subtracted.`,
        slip('assumed_a_proportion', alone, calc`${a} + (${a} - ${t})`)`
            You went on in equal steps: ${here}. That ${one} needs $${a} - ${t}$ ${unit}s more than both does not tell
            by how much ${two} needs more.`,
        slip('added_for_subtracted', second, calc`${both} + ${first}`)`
            You added the work of ${one} to the work of both: $${both} + ${first}$. It is in the work of both already,
            so subtract.`,
        slip('used_a_wrong_given_number', second, calc`${both} * ${t} / ${a}`)`
            You used $${second}$ units for ${two}. That is what ${one} does in one ${unit}.`,
      ],
      snapRead: text`The time together and one time alone are known, and the other time alone is asked. Subtract what
        is done in one ${unit}.`,
      approach: text`Write ${job} in units that both times divide. What ${two} does in one ${unit} is what both do
        without what ${one} does.`,
      faster: text`$\frac{1}{${t}} - \frac{1}{${a}} = \frac{${a} - ${t}}{${t} \times ${a}}$, so the time is $\frac{${t}
        \times ${a}}{${a - t}}$ ${unit}s.`,
      check: text`In ${t} ${unit}s ${one} does $\frac{${t}}{${a}}$ of the work and ${two} $\frac{${t}}{${alone}}$, and
        $${frac(calc`${t} / ${a} + ${t} / ${alone}`)}$.`,
      principle: text`Times do not add or subtract; the work done in one unit of time does.`,
    };
  },
);

const fromParts = form<Workers>(
  'from-parts-done',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ f, g, x, y, a, b, t }) =>
      !f.equals(g) &&
      [x, y].every(part => part.d === 1n && part.gt(1) && !part.equals(t)) &&
      !x.equals(y) &&
      Math.max(a, b) <= 3 * Math.min(a, b),
    verify: ({ f, g, x, y }) => {
      for (let t = 1; t < 500; t += 1) if (f.mul(t).div(x).add(g.mul(t).div(y)).equals(1)) return t;
      throw new Error('no whole number fits');
    },
  },
  (p, { step, find }) => {
    const { f, g, x, y } = p;
    const { one, two, unit, job } = asTold(p);
    const first = step(calc`${x} ÷ ${frac(f)}`, {
      name: text`the ${unit}s that ${one} needs alone`,
      because: text`Two facts about different parts cannot be compared. If $\frac{2}{3}$ takes 4 ${unit}s, for
          example, $\frac{1}{3}$ takes 2 and the whole 6.`,
    })`
        ${one} needs ${x} ${unit}(s) for $${frac(f)}$ of ${job}. Divide by that part to find the time for the whole.`;
    const second = step(calc`${y} ÷ ${frac(g)}`, {
      name: text`the ${unit}s that ${two} needs alone`,
      because: text`The whole takes longer than a part of it, so the time is divided by the part and not
          multiplied.`,
    })`
      Find the time of ${two} for the whole in the same way.`;
    const units = find(calc`lcm(${first.mul(first.d)}, ${second.mul(second.d)})`);
    const joint = step(calc`${units} / ${first} + ${units} / ${second}`, {
      name: text`the units that both do in one ${unit}`,
      because: text`What is done in the same ${unit} can be added, because both work at the same time. The two
          times cannot: together they need less time than either alone.`,
    })`
        Let ${job} be ${units} units, which both times divide. Find what each of the two does in one ${unit}, and add.`;
    const time = step(calc`${units} ÷ ${joint}`, {
      name: text`the time together`,
      because: text`All the work divided by what is done in one ${unit} is the time. The units of the work cancel,
          so any number of them gives the same time.`,
    })`
        Both have to do all ${units} units. Divide them by what both do in one ${unit}.`;
    const [left, right] = [q(1).sub(f), q(1).sub(g)];
    return {
      answer: time,
      stem:
        p.frame === 0
          ? text`${one} can plough $${frac(f)}$ of a field in ${x} day(s), and ${two} can plough $${frac(g)}$ of it in
            ${y} day(s). In how many days can they plough the whole field together?`
          : p.frame === 1
            ? text`The first of two pumps drains $${frac(f)}$ of a flooded basement in ${x} hour(s), and the second
              drains $${frac(g)}$ of it in ${y} hour(s). How long do both pumps take for the full basement if they are
              switched on at once?`
            : text`In ${x} hour(s) ${one} decorates $${frac(f)}$ of a wedding hall; for $${frac(g)}$ of the same hall
              ${two} takes ${y} hour(s). If both begin now, after how many hours will the hall be ready?`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(1) && value.d <= 12n && value.lte(150),
      slips: [
        slip('took_times_for_rates', time, calc`(${x} + ${y}) / (${frac(f)} + ${frac(g)})`)`
            You added the times and the parts: ${here}. That fits two who work one after the other, but they work at
            the same time.`,
        slip('multiplied_for_divided', first, calc`${x} * ${frac(f)}`)`
            You multiplied by the part: $${x} \times ${frac(f)}$. The whole takes longer than $${frac(f)}$ of it, so
            divide.`,
        slip('multiplied_for_divided', second, calc`${y} * ${frac(g)}`)`
            You multiplied by the part: $${y} \times ${frac(g)}$. The whole takes longer than $${frac(g)}$ of it, so
            divide.`,
        slip('took_a_part_for_the_whole', first, calc`${x}`)`
            You used ${x} ${unit}(s) as the time of ${one} for the whole of ${job}. It is the time for $${frac(f)}$ of
            it.`,
        slip('took_a_part_for_the_whole', second, calc`${y}`)`
            You used ${y} ${unit}(s) as the time of ${two} for the whole of ${job}. It is the time for $${frac(g)}$ of
            it.`,
        slip('took_times_for_rates', time, calc`(${first} + ${second}) / 2`)`
            You averaged the two times alone: ${here}. Together they need less time than either of them.`,
        slip('gave_the_complement', first, calc`${x} ÷ ${frac(left)}`)`
            You divided ${x} ${unit}(s) by $${frac(left)}$, the part that is left. Divide by the part that ${one} has
            done.`,
        slip('gave_the_complement', second, calc`${y} ÷ ${frac(right)}`)`
            You divided ${y} ${unit}(s) by $${frac(right)}$, the part that is left. Divide by the part that ${two} has
            done.`,
      ],
      snapRead: text`Each of the two times is for another part of the work. Turn both into times for the whole, and
        then add what is done in one ${unit}.`,
      approach: text`Find how long each would need for the whole alone. Then the work done in one ${unit} can be
        added.`,
      faster: text`In one ${unit} the two do $${frac(f.div(x))} + ${frac(g.div(y))} = ${frac(f.div(x).add(g.div(y)))}$
        of the work.`,
      check: () => {
        const [done, rest] = [f.mul(time).div(x), g.mul(time).div(y)];
        return text`In ${time} ${unit}s ${one} does $\frac{${time}}{${x}}$ of $${frac(f)}$ of the work, which is
          $${frac(done)}$, and ${two} $\frac{${time}}{${y}}$ of $${frac(g)}$, which is $${frac(rest)}$; the two add up
          to $${done.add(rest)}$.`;
      },
      principle: text`To find a time together, turn each fact into work done in one unit of time, add these, and turn
        the sum back into a time.`,
    };
  },
);

/** AR.TNW.1 Easy: two who work together. */
export const combinedRates: readonly AnyTemplate[] = situation<Workers>({
  type: 'AR.TNW.1',
  situation: 'working-together',
  tries: 60,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const pair = draw.pick(pairs);
    const [f, g] = [draw.pick(parts), draw.pick(parts)];
    return { one, two, ...pair, f, g, x: f.mul(pair.a), y: g.mul(pair.b), frame: draw.int(0, 2) };
  },
  forms: [otherAlone, fromParts],
});
