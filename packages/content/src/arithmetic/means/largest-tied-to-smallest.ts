import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
/** 1 + 2 + … + n. */
const sumTo = (n: number) => (n * (n + 1)) / 2;

interface Tied {
  count: number;
  average: number;
  /** The largest is this many times the smallest. */
  times: number;
  frame: number;
}

/** Least and greatest total of the numbers strictly between s and times × s. */
const least = (p: Tied, s: number) => (p.count - 2) * s + sumTo(p.count - 2);
const most = (p: Tied, s: number) => (p.count - 2) * p.times * s - sumTo(p.count - 2);
const possible = (p: Tied) => {
  const total = p.count * p.average;
  const list: number[] = [];
  for (let s = 1; s <= total; s += 1) {
    const between = total - (1 + p.times) * s;
    if ((p.times - 1) * s - 1 >= p.count - 2 && least(p, s) <= between && between <= most(p, s)) list.push(s);
  }
  return list;
};
const timesWords: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };

const extremesOfLargest = form<Tied>(
  'extremes-of-a-tied-largest',
  {
    band: 'Hard',
    seconds: 110,
    revision: 3,
    also: ['AL.INQ.7', 'AL.DIO.5'],
    verify: p => {
      const list = possible(p);
      return ((list[0] ?? 0) + (list.at(-1) ?? 0)) * p.times;
    },
  },
  (p, { step, find }) => {
    const { count, average, times, frame } = p;
    const often = timesWords[times] ?? '';
    const [one, many] = frame === 0 ? ['integer', 'integers'] : ['number of runs', 'numbers of runs'];
    const between = count - 2;
    const total = find(calc`${count} * ${average}`, { name: text`the sum of all ${many}` });
    const low = find(sumTo(between));
    const high = find(sumTo(between));
    const greatest = step(calc`floor((${total} - ${low}) / (${count} - 1 + ${times}))`, {
      name: text`the greatest value of the smallest ${one}`,
      works: value =>
        tex`s + ${times}s + ${between}s + ${low} \le ${total} \Rightarrow ${count - 1 + times}s \le ${total.sub(low)}
          \Rightarrow s \le ${value}`,
      because: text`A large smallest number makes all the others large too, but their sum is fixed. So it is
          greatest when the others, which must be different, lie directly above it.`,
    })`
      Let the smallest ${one} be $s$, so that the largest is $${times}s$; the sum of all is $${count} \times
      ${average}$. The other ${numberWords[between]} are at least $s + 1, s + 2, \ldots$, which is $${between}s +
      ${low}$ together. This gives the greatest $s$, rounded down as $s$ is whole.`;
    const smallest = step(calc`ceil((${total} + ${high}) / (1 + ${times} + ${times} * (${count} - 2)))`, {
      name: text`the least value of the smallest ${one}`,
      works: value =>
        tex`s + ${times}s + ${between * times}s - ${high} \ge ${total} \Rightarrow ${1 + times + times * between}s \ge
          ${total.add(high)} \Rightarrow s \ge ${value}`,
      because: text`A small smallest number also makes the largest small, so the others have to bring the sum.
          They can do so only up to just below the largest, and with a smaller $s$ the sum could not be reached.`,
    })`
      The other ${numberWords[between]} are at most $${times}s - 1, ${times}s - 2, \ldots$, which is
      $${between * times}s - ${high}$ together. This gives the least $s$, rounded up.`;
    const sum = step(calc`${times} * (${greatest} + ${smallest})`, {
      because: text`The largest is tied to the smallest, so it has its extreme values together with it. The
          question asks for the sum of these two values of the largest.`,
    })`
      The largest ${one} is ${often} the smallest: add both values of $s$ and multiply by $${times}$.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`${(numberWords[count] ?? '').replace(/^./, c => c.toUpperCase())} distinct positive integers have the
            average $${average}$, and the largest of them is ${often} the smallest. What is the sum of the greatest
            and the least value that the largest integer can have?`
          : text`${personBy(average, times)} conceded a different number of runs in each of ${numberWords[count]}
            matches, $${average}$ a
            match on average, and in the most expensive match ${often} as many as in the cheapest. What is the sum of
            the largest and the smallest number of runs possible in the most expensive match?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(average),
      slips: [
        slip('gave_the_other_extreme', sum, calc`${greatest} + ${smallest}`)`
          ${here} adds the two values of the smallest ${one}. Those of the largest are asked.`,
        slip('let_in_an_end_point', low, 0)`
          For the greatest value you let the other ${many} be equal to the smallest. All of them are different.`,
        slip('let_in_an_end_point', high, 0)`
          For the least value the other ${many} were taken as equal to the largest, but all of them are different.`,
        slip('rounded_the_wrong_way', greatest, calc`${greatest} + 1`)`
          If the smallest ${one} were $${greatest}$, the average would be more than $${average}$ even with the others
          as small as possible. The limit has to be rounded down.`,
        slip('rounded_the_wrong_way', smallest, calc`${smallest} - 1`)`
          If the smallest ${one} were $${smallest}$, the average would be less than $${average}$ even with the others
          as large as possible. The limit has to be rounded up.`,
        slip('sought_the_extreme_elsewhere', smallest, calc`ceil(${total} / (${count} * ${times}))`)`
          The least value $${smallest}$ of the smallest ${one} supposes that all ${count} are as large as the
          largest.`,
        slip(
          'counted_one_too_few',
          greatest,
          calc`floor((${total} - ${sumTo(count - 3)}) / (${count} - 2 + ${times}))`,
        )`
          With $${greatest}$ for the smallest ${one} you placed only ${numberWords[count - 3]} between it and the
          largest. There are ${numberWords[between]}.`,
        slip('left_out_an_end_point', greatest, calc`${greatest} - 1`)`
          $${greatest}$ is not the greatest possible value of the smallest ${one}: it can be one more.`,
        slip('left_out_an_end_point', smallest, calc`${smallest} + 1`)`
          The smallest ${one} can be less than $${smallest}$ by one, which lowers the least value of the largest.`,
      ],
      snapRead: text`The average is known, all ${many} are different, and the largest is ${often} the smallest. Put
      the others
        as near as possible to the smallest, then to the largest.`,
      approach: text`The smallest ${one} fixes the largest, and the sum is known. The others together have a least and
        a greatest possible sum, and each of these gives a limit for the smallest.`,
      check: () => {
        const around = (s: Fraction) => {
          const n = Number(s);
          return text`With $s = ${n}$ the other ${numberWords[between]} must add up to
            $${Number(total) - (1 + times) * n}$, and they can have any sum from $${least(p, n)}$ to
            $${most(p, n)}$.`;
        };
        return text`${around(greatest)} ${around(smallest)}`;
      },
      principle: text`When the largest and the smallest of different integers are tied to each other, put the others
      as near
        as possible to one end, then to the other.`,
    };
  },
);

/** AR.AVG.7 Hard: the largest is tied to the smallest. */
export const largestTiedToSmallest: readonly AnyTemplate[] = situation<Tied>({
  type: 'AR.AVG.7',
  situation: 'largest-tied-to-smallest',
  tries: 30,
  draw: draw => {
    const p = {
      count: draw.int(4, 7),
      average: draw.int(12, 48),
      times: draw.int(2, 4),
      frame: draw.int(0, 1),
    };
    const list = possible(p);
    const together = list.at(-1) === (list[0] ?? 0) + list.length - 1;
    return list.length >= 3 && together ? p : null;
  },
  forms: [extremesOfLargest],
});
