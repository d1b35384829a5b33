import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two halves of a work; in the second one works faster and the other slower by the same per cent. */
interface Halves {
  /** Days of the two halves. */
  first: number;
  second: number;
  one: string;
  two: string;
  frame: number;
}

const otherWayRound = form<Halves>(
  'second-half-the-other-way-round',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.3'],
    verify: ({ first, second }) => {
      // Some per cent that fits: the rates x and y follow from both halves, then the changes are exchanged.
      const change = q(3, 4);
      const sum = q(1, first);
      const difference = q(1, second).sub(sum).div(change);
      const [x, y] = [sum.add(difference).div(2), sum.sub(difference).div(2)];
      return x
        .mul(q(1).sub(change))
        .add(y.mul(q(1).add(change)))
        .inverse();
    },
  },
  (p, { step, find }) => {
    const { first, second, one, two, frame } = p;
    const unit = frame === 1 ? 'hour' : 'day';
    const more = second < first ? 'gains' : 'loses';
    const usual = find(q(1, first), { name: text`what both do in one ${unit} of the first half` });
    const changed = find(q(1, second));
    const change = step(calc`abs(${changed} - ${usual})`, {
      works: value =>
        second < first
          ? tex`\frac{1}{${second}} - \frac{1}{${first}} = ${frac(value)}`
          : tex`\frac{1}{${first}} - \frac{1}{${second}} = ${frac(value)}`,
      name: text`what both ${more === 'gains' ? 'gain' : 'lose'} together in one ${unit}`,
      because: text`The halves are equal work, so the daily work is the inverse of the time.`,
    })`
      Take one half as the unit of work. In one ${unit} both did $\frac{1}{${first}}$ of it at first and
      $\frac{1}{${second}}$ later. Find the difference.`;
    const other = step(second < first ? calc`${usual} - ${change}` : calc`${usual} + ${change}`, {
      works: value => tex`\frac{1}{${first}} ${second < first ? '-' : '+'} ${frac(change)} = ${frac(value)}`,
      name: text`what both would do in one ${unit} the other way round`,
      because: text`With the part $c$ for the per cent both do $x + y + c(x - y)$ in one case and $x + y - c(x - y)$
        in the
        other.`,
    })`
      Let ${one} and ${two} do $x$ and $y$ in one ${unit}. With equal per cents their sum changes by a part of $x - y$;
      the other way round it is the same part of $y - x$. So the sum now changes by just as much in the opposite
      direction.`;
    const days = step(calc`1 / ${other}`, {
      because: text`The half is the unit of work here. What is done of it in one ${unit} is a part, and the
          reciprocal of the part is the time.`,
    })`
      The time for the half is the inverse of this.`;
    return {
      answer: days,
      stem:
        frame === 0
          ? text`${one} and ${two} paint a long wall together. The first half takes them ${first} days. For the second
            half ${one} works a certain per cent faster than before and ${two} slower by the same per cent, and it
            takes ${second} days. How many days would the second half have taken if, instead, ${two} had been faster
            by that per cent and ${one} slower by it?`
          : frame === 1
            ? text`Two clerks, ${one} and ${two}, entered the first half of some records in ${first} hours. Then
              ${one}, with a better keyboard, entered some per cent more records an hour, while ${two}, with a
              sprained hand, entered the same per cent fewer. The other half took ${second} hours. In how many hours
              would it have been entered if the better keyboard had been given to ${two}, and ${one} had had the
              sprained hand, with the same two changes in per cent?`
            : text`Working together, ${one} and ${two} dug one half of a canal in ${first} days. Then ${one} got a
              better tool and dug more each day by a certain per cent; ${two}, who was tired, dug less by the same per
              cent; the second half took ${second} days. Suppose ${two} had got the tool and ${one} had been tired,
              with the same per cent both times. Find the time that the second half would have taken.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(0) && value.d <= 3n,
      slips: [
        slip('assumed_a_proportion', days, calc`2 * ${first} - ${second}`)`
          ${here} changes the time by the same number of ${unit}s the other way. It is the work of one ${unit} that
          changes equally.`,
        slip('assumed_a_proportion', days, calc`${first}^2 / ${second}`)`
          ${here} changes the time by the same factor the other way. The work of one ${unit} changes by the same
          amount, not by the same factor.`,
        slip('used_a_term_twice', other, () =>
          second < first
            ? usual.sub(change.mul(2)).compare(0) > 0 && calc`${usual} - 2 * ${change}`
            : calc`${usual} + 2 * ${change}`,
        )`
          The change was counted twice from the speed of the first half and left $${frac(other)}$ as the work of one
          ${unit}.`,
        slip('answered_another_quantity', days, calc`${first} + 1 / ${other}`)`
          $${days}$ ${unit}s is the time for both halves together. The second half is asked.`,
        slip('answered_another_quantity', days, calc`abs(1 / ${other} - ${second})`)`
          $${days}$ ${unit}s is by how much the two times of the second half differ.`,
        slip('averaged_the_averages', days, calc`(${first} + ${second}) / 2`)`
          ${here} is the mean of the two given times, as if the changes cancelled by half.`,
      ],
      snapRead: text`The same per cent up for one and down for the other, then exchanged: the change of their sum turns
        round.`,
      approach: text`Neither the two rates nor the per cent can be found. But the work of one ${unit} changes by the
        same
        amount up or down, so go from the rates of both halves to the third rate.`,
      faster: text`The first rate is midway between the two others: $\frac{1}{${second}} + \frac{1}{t} =
        \frac{2}{${first}}$.`,
      check: () =>
        text`The two changed rates have the mean $\frac{1}{2}\left(\frac{1}{${second}} + ${frac(other)}\right) =
          ${frac(other.add(q(1, second)).div(2))}$, which is the first rate.`,
      principle: text`When two opposite changes are exchanged, the total changes by the same amount in the other
        direction.`,
    };
  },
);

/** Three of different efficiency, with bounds between them. */
interface Bounded {
  /** The first is at least so many per cent more efficient than the second, the second than the third. */
  top: number;
  low: number;
  all: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const leastAlone = form<Bounded>(
  'least-time-of-the-second',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.INQ.1'],
    entry: true,
    verify: ({ top, low, all }) => {
      // Shares of the joint rate in steps of which all bounds are multiples.
      const steps = 2 * (100 + top) * 60;
      let best = 0;
      for (let y = 1; y < steps; y += 1) {
        const x = Math.ceil((y * (100 + top)) / 100 - 1e-9);
        const z = steps - x - y;
        if (z < 0 || x > y + z || y * 100 < z * (100 + low)) continue;
        best = Math.max(best, y);
      }
      return q(all * steps, best);
    },
  },
  (p, { step, find }) => {
    const { top, low, all, frame } = p;
    const [one, two, three, unit] =
      frame === 1 ? ['pump P', 'pump Q', 'pump R', 'hour'] : [p.one, p.two, p.three, 'day'];
    const most = step(calc`1 / 2`, {
      works: value => tex`x \le y + z, \quad x + y + z = 1 \Rightarrow x \le ${frac(value)}`,
      name: text`the greatest part of the work that ${one} does`,
      because: text`What is at most as much as all the others together is at most a half.`,
    })`
      Let ${one}, ${two} and ${three} do the parts $x$, $y$ and $z$ of the work. Then $x$ is at most $y + z$: find the
      bound for $x$.`;
    const factor = find(calc`100% + ${top}%`);
    const share = step(calc`${most} ÷ ${factor}%`, {
      works: value => tex`y \le x \div ${factor}\% \le \frac{1}{2} \div ${factor}\% = ${frac(value)}`,
      name: text`the greatest part that ${two} can do`,
      because: text`The more ${one} does, the more ${two} may do, since ${one} has to stay ahead of ${two} by
          ${top}%. So both limits are used to the full.`,
    })`
      $x$ is at least ${top}% more than $y$. So $y$ is greatest if $x$ is greatest and exactly ${top}% more.`;
    const time = step(calc`${all} ÷ ${share}`, {
      works: value => tex`${all} \div ${frac(share)} = ${value}`,
      because: text`The greatest part of the work in the same time means the shortest time alone. If a third is
          done in 10 ${unit}s, all of it takes 30.`,
    })`
        In ${all} ${unit}s ${two} does this part of the work. Divide to find the time for the whole work. The rest,
        $z$, is then small enough for the third condition.`;
    return {
      answer: time,
      stem:
        frame === 0
          ? text`Working together, ${one}, ${two} and ${three} finish a job in ${all} days. ${one} is at least ${top}%
            more efficient than ${two}, and ${two} at least ${low}% more efficient than ${three}; but ${one} does not
            do more than ${two} and ${three} together. What is the minimum number of days in which ${two} alone can do
            the job?`
          : frame === 1
            ? text`Pumps P, Q and R empty a pool together in ${all} hours. P is at least ${top}% stronger than Q, Q at
              least ${low}% stronger than R, and P pumps at most as much as Q and R together. What is the shortest
              time in which Q alone can empty the pool?`
            : text`${one}, ${two} and ${three} translate a book in ${all} days if they share it. In a day ${one}
              translates at least ${top}% more than ${two}, and ${two} at least ${low}% more than ${three}, yet ${one}
              never more than the two others together. Find the least time that ${two} can need for the book alone.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(all) && value.d <= 12n,
      onSight: value => value.gt(all * 1.5),
      slips: [
        slip('took_bounds_that_exclude_each_other', share, () => {
          const y = q(100 + low, 100);
          const x = y.mul(100 + top).div(100);
          return y.div(x.add(y).add(1));
        })`
            You made both differences as small as possible and got a part of $${frac(share)}$. A slower ${three}
            leaves more for ${two}, and that is allowed.`,
        slip('ignored_a_condition', share, () => q(1).div(q(200 + top, 100)))`
            You left nothing for ${three}, with $${frac(share)}$ of the work for ${two} and the rest for ${one}. Then
            ${one} would do more than the two others together.`,
        slip('ignored_a_condition', factor, 100)`
            You let ${two} do as much as ${one}. But ${one} does at least ${top}% more.`,
        slip('wrong_base', share, calc`${most} * (100% - ${top}%)`)`
            You subtracted ${top}% from the part of ${one}: ${here}. The ${top}% are counted on the part of ${two}, so
            divide.`,
        slip('took_inverse_for_direct', share, calc`${most} * ${factor}%`)`
            You multiplied and gave ${two} the part $${frac(share)}$, more than ${one} has. But ${one} does at least
            ${top}% more than ${two}.`,
        slip('used_a_wrong_given_number', factor, calc`100% + ${low}%`)`
            You used the ${low}%, which compare ${two} with ${three}. But ${one} does at least ${top}% more than
            ${two}.`,
        slip('assumed_equal_parts', share, calc`1 / 3`)`
            You made three equal parts. Then ${one} would not do ${top}% more than ${two}.`,
      ],
      snapRead: text`Three of them share a work with three conditions on their parts. The least time of ${two} belongs
        to the greatest part that ${two} can do.`,
      approach: text`Work with parts of the whole. The last condition keeps the part of ${one} to at most a half, and
        the first condition then limits the part of ${two}. Check that the remaining condition holds.`,
      faster: text`${one} does at most half of the work, so alone ${one} needs at least ${2 * all} ${unit}s; ${two}
        needs at least ${factor}% of that.`,
      check: () => {
        const z = q(1).sub(most).sub(share);
        return text`The parts $${frac(most)}$, $${frac(share)}$ and $${frac(z)}$ add up to 1, and ${two} does
          $${frac(share.div(z))}$ times as much as ${three}, which is at least ${calc`100% + ${low}%`.value}%.`;
      },
      principle: text`For the least time find the greatest part of the work; what is not more than all the others
        together is at most a half.`,
    };
  },
);

/** AR.TNW.4 Hard: two halves with opposite changes, and the least time under bounds of efficiency. */
export const efficiencyInHalves: readonly AnyTemplate[] = [
  ...situation<Halves>({
    type: 'AR.TNW.4',
    situation: 'two-halves',
    tries: 400,
    draw: draw => {
      const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
      const [first, second] = [draw.int(6, 40), draw.int(5, 45)];
      if (2 * second - first < 1) return null;
      const other = q(first * second, 2 * second - first);
      const fits =
        Math.abs(first - second) > 1 &&
        Math.abs(first / second - 1) < 0.5 &&
        other.d <= 2n &&
        !other.equals(2 * first) &&
        !other.equals(2 * second);
      return fits ? { first, second, one, two, frame: draw.int(0, 2) } : null;
    },
    forms: [otherWayRound],
  }),
  ...situation<Bounded>({
    type: 'AR.TNW.4',
    situation: 'bounds-of-efficiency',
    tries: 40,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const p = {
        top: draw.pick([10, 20, 25, 30, 40, 50, 60]),
        low: draw.pick([10, 20, 25, 40, 50, 60, 100]),
        all: draw.int(5, 40),
        one,
        two,
        three,
        frame: draw.int(0, 2),
      };
      const key = q(p.all * (100 + p.top), 50);
      const [x, y] = [q(100 + p.low, 100).mul(q(100 + p.top, 100)), q(100 + p.low, 100)];
      const parts = [y.div(x.add(y).add(1)), q(100, 200 + p.top), q(100 + p.top, 200)];
      if (parts.some(part => key.equals(part.n) || key.equals(part.d))) return null;
      return isCount(key) && p.top * (100 + p.low) <= 10_000 && p.top !== p.low && !key.equals(p.all)
        ? p
        : null;
    },
    forms: [leastAlone],
  }),
];
