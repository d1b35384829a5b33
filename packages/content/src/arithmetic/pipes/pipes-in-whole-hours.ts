import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface Mixed {
  /** Hours in which one pipe alone fills, and one alone empties. */
  fill: number;
  drain: number;
  /** Pipes of both kinds together, at most. */
  most: number;
  /** Hours of filling, at most. */
  hours: number;
  who: string;
  frame: number;
}

const loadOf = ({ fill, drain }: Mixed) => (fill * drain) / gcd(fill, drain);

interface Pair {
  x: number;
  y: number;
  net: number;
}

/** Numbers of pipes that fill and empty, with their net inflow in units an hour. */
const pairsOf = (
  p: Mixed,
  fits: (pair: Pair) => boolean,
  { least = 1, most = (x: number, y: number) => x + y <= p.most } = {},
): Pair[] => {
  const load = loadOf(p);
  const found: Pair[] = [];
  for (let y = least; y <= p.most; y += 1)
    for (let x = 1; x <= p.most; x += 1) {
      const pair = { x, y, net: (load / p.fill) * x - (load / p.drain) * y };
      if (most(x, y) && pair.net > 0 && fits(pair)) found.push(pair);
    }
  return found;
};
const inTime = (p: Mixed) => (pair: Pair) => loadOf(p) % pair.net === 0 && loadOf(p) / pair.net <= p.hours;
const valid = (p: Mixed) => pairsOf(p, inTime(p));
const netsOf = (list: readonly Pair[]) => [...new Set(list.map(({ net }) => net))].sort((a, b) => b - a);
const numbers = (list: readonly Pair[]) => list.map(({ x, y }) => `(${x}, ${y})`).join(', ');
const balance = (p: Mixed) => {
  const [a, b] = [loadOf(p) / p.fill, loadOf(p) / p.drain];
  return `${a === 1 ? '' : a}x - ${b === 1 ? '' : b}y`;
};
/** Net inflows that fill in whole hours, at most so many. */
const divisors = (p: Mixed) => {
  const load = loadOf(p);
  return Array.from({ length: p.hours }, (_, i) => i + 1)
    .filter(h => load % h === 0)
    .map(h => load / h);
};

const numbersOfPipes = form<Mixed>(
  'numbers-of-pipes',
  {
    band: 'Hard',
    seconds: 120,
    revision: 6,
    also: ['AL.DIO.1', 'NS.FAC.3'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let x = 1; x < p.most; x += 1)
        for (let y = 1; x + y <= p.most; y += 1) {
          const net = q(x, p.fill).sub(q(y, p.drain));
          if (net.valueOf() > 0 && net.inverse().d === 1n && net.inverse().valueOf() <= p.hours) count += 1;
        }
      return count;
    },
  },
  (p, { step }) => {
    const { hours, most, who, frame, fill, drain } = p;
    const load = step(loadOf(p), {
      name: text`the units of the whole`,
      works: value => tex`${value} \text{ units}: \quad ${balance(p)}`,
      because: text`Fractions of the whole are hard to compare in whole numbers. With a number of units that both
          times divide, each of $x$ and each of $y$ brings a whole number of units in an hour.`,
    })`
          Let the whole be as many units as both times divide. Write what comes in during one hour with $x$ that fill
          it and $y$ that empty it.`;
    const least = step(calc`${load} / ${hours}`, {
      name: text`the least that must come in during one hour`,
      works: value => tex`\frac{${load}}{${hours}} = ${frac(value)}: \quad ${balance(p)} = ${divisors(p)}`,
      because: text`Units in an hour, times hours, make the whole. Both are whole numbers, so the units in an hour
          are a divisor; and the more hours are allowed, the fewer units are enough.`,
    })`
          After a whole number of hours it is full. So what comes in during one hour divides the units of the whole,
          and the limit of the hours tells how small it may be.`;
    const count = step(valid(p).length, {
      works: value => {
        const list = valid(p);
        return tex`${netsOf(list)
          .map(net => `${net}: ${numbers(list.filter(pair => pair.net === net))}`)
          .join('; \\quad ')} \quad \Rightarrow \quad ${value} \text{ pairs}`;
      },
      because: text`What comes in during an hour is a difference, so more that fill and more that empty can leave
          it the same. That is why one divisor can have several pairs, and the limit of both together ends them.`,
    })`
          Solve the equation for each of these divisors in positive integers, and keep to the limit of both together.
          A number that divides both coefficients has to divide the right side too.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A tank is fitted with some inlet pipes, each of which alone fills it in $${fill}$ hours, and some
            outlet pipes, each of which alone empties it in $${drain}$ hours. There is at least one pipe of each kind
            and at most $${most}$ pipes in all. With all of them open, the empty tank is full in a whole number of
            hours, which is at most $${hours}$. How many combinations of a number of inlet pipes and a number of outlet
            pipes are possible?`
          : frame === 1
            ? text`Each inlet of a reservoir alone fills it in $${fill}$ hours, and each outlet alone empties it in
              $${drain}$ hours. ${who} opens $x$ inlets and $y$ outlets, $${most}$ or fewer in all and at least one
              of each, and the empty reservoir is full in exactly $h$ hours, where $h$ is a whole number not above
              $${hours}$. For how many pairs $(x, y)$ can this happen?`
            : text`In a housing colony, each supply pipe alone fills the water tank in $${fill}$ hours and each
              drain alone
              empties it in $${drain}$ hours. Some supply pipes and some drains, at least one of each and not more
              than
              $${most}$ in all, are opened together when the tank is empty. It fills in a whole number of hours that
              does
              not exceed $${hours}$. In how many ways can the number of supply pipes and the number of drains be
              chosen?`,
      show: plain,
      plausible: value => whole(value) && value.valueOf() <= 3 * valid(p).length,
      slips: [
        slip('let_in_zero', count, () => pairsOf(p, inTime(p), { least: 0 }).length)`
            You counted $${count}$ pairs, also those in which nothing empties it. At least one of each kind is
            opened.`,
        slip(
          'mixed_up_exactly_and_at_least',
          count,
          pairsOf(p, ({ net }) => net * hours === loadOf(p)).length,
        )`
            You counted only exactly $${hours}$ hours and found ${count} pair(s). A smaller whole number of hours is
            allowed too.`,
        slip(
          'did_not_use_whole_numbers',
          count,
          () => pairsOf(p, ({ net }) => net >= least.valueOf()).length,
        )`
            You counted all $${count}$ pairs with at least $${frac(least)}$ units in an hour. Some of them do not need
            a whole number of hours.`,
        slip(
          'forgot_one_or_the_number_itself',
          count,
          valid(p).filter(({ net }) => net !== loadOf(p)).length,
        )`
            You left out one hour and found $${count}$. The number $${load}$ divides itself, so one hour is possible.`,
        slip('answered_another_quantity', count, netsOf(valid(p)).length)`
            You counted the different times, $${count}$ of them. Several pairs can have the same time.`,
        slip('put_the_bound_on_another_quantity', count, pairsOf(p, inTime(p), { most: () => true }).length)`
            You used the limit of $${most}$ for each kind and found $${count}$ pairs. It is for both kinds together.`,
        slip('left_out_an_end_point', count, pairsOf(p, inTime(p), { most: (x, y) => x + y < most }).length)`
            You counted ${count} pair(s) with fewer than $${most}$ in all. Exactly $${most}$ are allowed as well.`,
        slip('left_out_a_case', count, valid(p).filter(({ y }) => y === 1).length)`
            You counted only the cases in which a single one empties it, $${count}$ of them. There may be more of
            these.`,
      ],
      snapRead: text`There are two kinds, those that fill it and those that empty it, and both numbers are unknown.
        The hours are whole and limited, and so is the number of all.`,
      approach: text`In units, what comes in during one hour is a difference of multiples. It has to be a divisor of
        the whole that is large enough. Each such divisor gives an equation in positive integers with a limit for
        their sum.`,
      faster: () => {
        const [a, b] = [loadOf(p) / fill, loadOf(p) / drain];
        const g = gcd(a, b);
        const list = valid(p);
        const firsts = netsOf(list).map(net => numbers(list.filter(pair => pair.net === net).slice(0, 1)));
        return text`Start with the fewest for each time, ${firsts.map(first => `$${first}$`).join(', ')}.
          $${b / g}$ more that fill and $${a / g}$ more that empty leave what comes in as it is: go on up to $${most}$
          in all.`;
      },
      check: () => {
        const list = valid(p);
        const ys = [...new Set(list.map(({ y }) => y))];
        return text`By the number of those that empty it: ${ys
          .map(y => {
            const xs = list.filter(pair => pair.y === y).map(({ x }) => x);
            return `with $${y}$ go $${xs.join(', ')}$`;
          })
          .join('; ')}. Together ${list.length} pair(s).`;
      },
      principle: text`A whole time means that what comes in during one hour divides the whole; list the divisors that
        are large enough, and solve each equation in integers.`,
    };
  },
);

/** AR.TNW.5 Hard: how many pipes of two kinds, for whole hours. */
export const pipesInWholeHours: readonly AnyTemplate[] = situation<Mixed>({
  type: 'AR.TNW.5',
  situation: 'many-pipes-in-whole-hours',
  tries: 400,
  draw: draw => {
    const [fill, drain] = draw.some([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36], 2) as [
      number,
      number,
    ];
    const p = {
      fill,
      drain,
      most: draw.int(6, 16),
      hours: draw.int(2, 6),
      who: draw.pick(peopleInArithmetic),
      frame: draw.int(0, 2),
    };
    const list = valid(p);
    const load = loadOf(p);
    const sizes = netsOf(list).map(net => list.filter(pair => pair.net === net).length);
    // Several times, several pairs for one of them, and some pairs that fill in time but in no whole number of hours.
    return load <= 120 &&
      list.length >= 4 &&
      list.length <= 9 &&
      sizes.length >= 2 &&
      sizes.length <= 4 &&
      Math.max(...sizes) <= 4 &&
      pairsOf(p, ({ net }) => net * p.hours >= load).length > list.length
      ? p
      : null;
  },
  forms: [numbersOfPipes],
});
