import { gcd, isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two halves of a work; in the second one works faster and the other slower. */
interface Halves {
  /** Rates of the two in the first half, in parts. */
  a: number;
  b: number;
  /** Per cent by which the first gets faster and the second slower. */
  up: number;
  down: number;
  /** Days of the two halves. */
  first: number;
  second: number;
  one: string;
  two: string;
  frame: number;
}

const otherAlone = form<Halves>(
  'alone-at-the-first-speed',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.LIN.1'],
    entry: true,
    verify: ({ up, down, first, second }) => {
      // Rates x and 1 of the two; the halves are equal work.
      for (let part = 1; part < 5000; part += 1) {
        for (const whole of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
          const x = part / whole;
          if (part > 60 * whole) break;
          const halves = [(x + 1) * first, (x * (1 + up / 100) + 1 - down / 100) * second] as const;
          if (Math.abs(halves[0] - halves[1]) < 1e-9) return q(2 * first * (part + whole), whole);
        }
      }
      throw new Error('no rates fit');
    },
  },
  (p, { step, find }) => {
    const { up, down, first, second, one, two, frame } = p;
    const unit = frame === 1 ? 'hour' : 'day';
    const gain = step(calc`${second} * (100 + ${up}) - 100 * ${first}`, {
      works: value =>
        tex`${first}(x + y) = ${second}\left(\frac{${100 + up}}{100}x + \frac{${100 - down}}{100}y\right) \Rightarrow
          ${100 * first}x + ${100 * first}y = ${second * (100 + up)}x + ${second * (100 - down)}y \Rightarrow
          ${value}x = ${100 * first - second * (100 - down)}y`,
      name: 'the coefficient of x',
      because: text`Both halves are the same amount of work, though the times and the speeds differ.`,
    })`
      Let ${one} and ${two} do $x$ and $y$ units in one ${unit} of the first half. Both halves are equal work: write
      that as an equation, and bring $x$ to one side and $y$ to the other.`;
    const loss = find(calc`100 * ${first} - ${second} * (100 - ${down})`);
    const ratio = step(calc`${loss} / ${gain}`, {
      works: value => tex`\frac{x}{y} = \frac{${loss}}{${gain}} = ${frac(value)}`,
      name: text`the rate of ${one} divided by that of ${two}`,
    })`
        Divide both sides by $y$ and by the coefficient of $x$ to find the ratio of the two rates.`;
    const half = step(calc`${first} * (${ratio} + 1)`, {
      works: value => tex`${first}(x + y) = ${first}\left(${frac(ratio)} + 1\right)y = ${value}y`,
      name: text`the ${unit}s that ${two} needs for half of the work`,
    })`
        Replace $x$ by this multiple of $y$ in the work of the first half. The result is a multiple of $y$, so ${two}
        alone would need as many ${unit}s for that half.`;
    const whole = find(2);
    const alone = step(calc`${whole} * ${half}`)`
        The whole work is two such halves. Double the time.`;
    return {
      answer: alone,
      stem:
        frame === 0
          ? text`${one} and ${two} paint a long wall together. The first half takes them ${first} days. For the second
            half ${one} works ${up}% faster than before and ${two} ${down}% slower, and it takes ${second} days. In
            how many days would ${two} alone have painted the whole wall at the first speed?`
          : frame === 1
            ? text`Two clerks, ${one} and ${two}, entered the first half of some records in ${first} hours. After a
              training ${one} entered ${up}% more records an hour; ${two}, with a sprained hand, ${down}% fewer. The
              other half took ${second} hours. How long would ${two} have taken for all the records at the original
              speed?`
            : text`Working together, ${one} and ${two} dug one half of a canal in ${first} days. Then ${one} got a
              better tool and dug ${up}% more each day, while ${two}, who was tired, dug ${down}% less; the second
              half took ${second} days. Find the time in which ${two} alone could have dug the canal without getting
              tired.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.d <= 2n && value.gt(first),
      onSight: value => value.gt(2 * first),
      slips: [
        slip('stopped_a_step_early', whole, 1)`
            You stopped at the first half. $${alone}$ ${unit}s is what ${two} needs for it alone.`,
        slip('swapped_the_two', ratio, calc`${gain} / ${loss}`)`
            You turned the ratio of the rates round, to $${frac(ratio)}$. With it ${one} and ${two} would not do the
            second half in ${second} ${unit}s.`,
        slip('answered_another_quantity', half, calc`${first} * (1 + 1 / ${ratio})`)`
            You found the time of ${one} for a half: ${here} ${unit}s. The question asks for ${two}.`,
        slip('used_a_wrong_given_number', half, calc`${second} * (${ratio} + 1)`)`
            You used the $${second}$ ${unit}s of the second half. The first speed was kept only for the $${first}$
            ${unit}s of the first half.`,
        slip('assumed_equal_parts', ratio, 1)`
            You let both work equally fast and got ${alone} ${unit}s. Then the changes of speed would not give a
            second half of ${second} ${unit}s.`,
        slip('ignored_the_weights', ratio, calc`${down} / ${up}`)`
            You made gain and loss equal, with a ratio of $\frac{${down}}{${up}}$. That needs two halves of equal
            time, but they take ${first} and ${second} ${unit}s.`,
      ],
      snapRead: text`The same amount of work is done twice, and the speeds of the two change in opposite directions.
        This gives the ratio of their speeds.`,
      approach: text`Write both halves with one letter for each of the two rates, and make them equal. This gives the
        ratio of the rates, and with it the time of ${two} alone.`,
      check: () => {
        const rate = ratio;
        const now = rate
          .mul(100 + up)
          .add(100 - down)
          .div(100);
        return text`With rates $${frac(rate)}$ and $1$ the halves are $${first} \times ${frac(rate.add(1))} = ${half}$
          and $${second} \times ${frac(now)} = ${now.mul(second)}$.`;
      },
      principle: text`If one amount of work is done twice at different speeds, setting the two equal gives the ratio
        of the speeds.`,
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
    })`
      $x$ is at least ${top}% more than $y$. So $y$ is greatest if $x$ is greatest and exactly ${top}% more.`;
    const time = step(calc`${all} ÷ ${share}`, value => tex`${all} \div ${frac(share)} = ${value}`)`
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

/** AR.TNW.4 Hard: two halves at different speeds, and the least time under bounds of efficiency. */
export const efficiencyInHalves: readonly AnyTemplate[] = [
  ...situation<Halves>({
    type: 'AR.TNW.4',
    situation: 'two-halves',
    tries: 400,
    draw: draw => {
      const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
      const [a, b] = [draw.int(1, 9), draw.int(1, 9)];
      const [up, down] = [
        draw.pick([20, 25, 30, 40, 50, 60, 75, 80, 100]),
        draw.pick([10, 20, 25, 30, 40, 50]),
      ];
      const now = q(a * (100 + up) + b * (100 - down), 100);
      const first = draw.int(6, 36);
      const second = q(first * (a + b)).div(now);
      const alone = q(2 * first * (a + b), b);
      const fits =
        gcd(a, b) === 1 &&
        a !== b &&
        isCount(second) &&
        !second.equals(first) &&
        isCount(alone) &&
        alone.lte(180);
      return fits ? { a, b, up, down, first, second: Number(second), one, two, frame: draw.int(0, 2) } : null;
    },
    forms: [otherAlone],
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
