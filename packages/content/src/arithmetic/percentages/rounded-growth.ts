import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { stories } from './rounded-changes.ts';

const half = q(1, 2);
const n = (value: Fraction) => value.valueOf();

interface Smallest {
  /** The growth as reported, a whole per cent. */
  growth: number;
  place: string;
  who: string;
  frame: number;
}

/**
 * The smallest first numbers for which some whole increase lies between two per cents; `ends` lets it be one of them.
 */
function starts(low: Fraction, high: Fraction, count: number, ends = false): number[] {
  const found: number[] = [];
  for (let first = 1; found.length < count; first += 1) {
    const [least, most] = [low.mul(first).div(100), high.mul(first).div(100)];
    const fits = ends ? least.ceil().lte(most.floor()) : least.floor().add(1).lt(most);
    if (fits) found.push(first);
  }
  return found;
}
/** The whole increase nearest to the growth. */
const addedTo = (first: Fraction | number, growth: number) => q(first).mul(growth).div(100).round();
/** The simplest fraction of the interval, between the two simpler ones that enclose it. */
function enclosed(growth: number): [Fraction, Fraction, Fraction][] {
  let [a, b, c, d] = [0, 1, 1, 1];
  const list: [Fraction, Fraction, Fraction][] = [];
  for (let i = 0; i < 60; i += 1) {
    const [k, m] = [a + c, b + d];
    list.push([q(a, b), q(c, d), q(k, m)]);
    if (200 * k <= (2 * growth - 1) * m) [a, b] = [k, m];
    else if (200 * k >= (2 * growth + 1) * m) [c, d] = [k, m];
    else break;
  }
  return list;
}
const mediant = (one: Fraction, two: Fraction) => q(one.n + two.n).div(q(one.d + two.d));
const about = (value: Fraction) =>
  `${fractionTex(value)} ${value.mul(10_000).d === 1n ? '=' : '\\approx'} ${grouped(value.mul(100), 2)}\\%`;

const sumOfStarts = form<Smallest>(
  'sum-of-two-least-first-numbers',
  {
    band: 'Hard',
    seconds: 115,
    revision: 2,
    also: ['NS.NUM.6', 'AL.INQ.7'],
    entry: true,
    verify: ({ growth }) => {
      const found: number[] = [];
      for (let before = 1; found.length < 2; before += 1)
        for (let now = before + 1; now < 2 * before; now += 1) {
          const exact = (100 * (now - before)) / before;
          if (exact > growth - 0.5 + 1e-9 && exact < growth + 0.5 - 1e-9) found.push(before);
        }
      return q((found[0] ?? 0) + (found[1] ?? 0));
    },
  },
  ({ growth, place, who, frame }, { step, find }) => {
    const margin = find(half);
    const down = find(margin);
    const start = step(starts(q(growth).sub(down), q(growth).add(margin), 1)[0] ?? 0, {
      name: `the smallest number of ${who} at the beginning`,
      because: text`If the numerators and the denominators of two neighbouring simple fractions are added, the new
        fraction lies between them and has the smallest denominator there.`,
      works: () => {
        const [low, high, last] = enclosed(growth).at(-1) ?? [q(0), q(1), half];
        return tex`${q(2 * growth - 1, 2)}\% < \frac{k}{n} < ${q(2 * growth + 1, 2)}\%: \quad ${frac(low)} <
          ${frac(last)} < ${frac(high)}, \quad n = ${last.d}`;
      },
    })`
        Let $n$ be the number of ${who} at the beginning and $k$ the increase. Rounding allows half a per cent on each
        side of ${growth}%. So find the fraction $k/n$ between these limits that has the smallest denominator.`;
    const next = step(starts(q(growth).sub(down), q(growth).add(margin), 2)[1] ?? 0, {
      name: `the next number of ${who} at the beginning`,
      works: value => {
        const [low, high, last] = enclosed(growth).at(-1) ?? [q(0), q(1), half];
        return tex`${about(mediant(low, last))}, \quad ${about(mediant(last, high))} \Rightarrow n = ${value}`;
      },
    })`
        For the next value of $n$, add the numerators and the denominators of this fraction and of a neighbour, once
        for each of its two neighbours. Keep the fraction that lies between the limits. If neither does, the next $n$
        is twice the first, with twice the increase.`;
    const [, second = 0] = starts(q(growth).sub(half), q(growth).add(half), 2);
    const sum = step(calc`${start} + ${next}`)`
        The two smallest numbers of ${who} are known. Add them.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The number of ${who} in ${place} grew by ${growth}% during a year, rounded to the nearest whole per
            cent. What is the sum of the two smallest possible numbers of ${who} at the beginning of the year?`
          : text`${place} reports ${growth}% more ${who} than a year ago, where the percentage has been rounded to the
            nearest integer. If all the possible numbers of ${who} a year ago are listed in increasing order, find the
            sum of the first two.`,
      show: plain,
      plausible: value => isCount(value) && value.gt(3),
      slips: [
        slip('doubled_needlessly', next, calc`${start} * 2`)`
            You doubled $${start}$. That keeps the per cent, but a number between $${start}$ and $${next}$ fits as
            well.`,
        slip('rounded_the_wrong_way', margin, 1)`
            You allowed a whole per cent on each side of ${growth}%. Rounding to whole per cents allows only half of
            that.`,
        slip(
          'answered_another_quantity',
          sum,
          calc`${start} + ${next} + ${addedTo(start, growth)} + ${addedTo(next, growth)}`,
        )`
            You added the numbers of ${who} at the end of the year, $${start} + ${addedTo(start, growth)}$ and
            $${next} + ${addedTo(next, growth)}$. The question asks for those at the beginning.`,
        slip('rounded_the_wrong_way', down, calc`1 / 1000`)`
            You allowed only growths of ${growth}% and a little more. A growth of a little more than
            ${q(2 * growth - 1, 2)}% is rounded up to ${growth}% too.`,
        slip('left_out_a_case', next, starts(q(growth).sub(half), q(growth).add(half), 3)[2] ?? 0)`
          After $${start}$ you passed over a possible number of ${who}: an increase of $${addedTo(second, growth)}$ on
          $${second}$ is rounded to ${growth}% too.`,
        slip('left_out_a_case', sum, () => {
          const [, , third = 0] = starts(q(growth).sub(half), q(growth).add(half), 3);
          return q(second + third);
        })`
            You left out the smallest possible number, $${start}$. An increase of $${addedTo(start, growth)}$ on it is
            about ${growth}%.`,
        slip('left_out_a_case', sum, calc`${start} * 2 + ${addedTo(start, growth)}`)`
            You added the first number, $${start}$, to the number that it became, $${start} +
            ${addedTo(start, growth)}$. The question asks for two numbers at the beginning.`,
      ],
      snapRead: text`The growth of a whole number of ${who} is rounded to ${growth}%. So look for fractions near
        ${growth}% with small denominators.`,
      approach: text`The growth is a fraction of the first number, and rounding puts it between two limits. Begin with
        two simple fractions around ${growth}%, and find the fraction between them that adds their numerators and
        denominators, until it lies within the limits. Its denominator is the smallest first number.`,
      faster: () => {
        const list = enclosed(growth)
          .slice(-3)
          .map(([low, high, mid]) => `$${fractionTex(low)}, ${fractionTex(high)} \\to ${fractionTex(mid)}$`);
        return text`Add numerators and denominators of two neighbours until the fraction is about ${growth}%:
          ${list.join('; ')}.`;
      },
      check: () => {
        const grows = (first: Fraction) => {
          const last = first.add(addedTo(first, growth));
          return text`From $${first}$ to $${last}$ the growth is about
            $${grouped(addedTo(first, growth).mul(100).div(first), 2)}\%$`;
        };
        return text`${grows(start)}. ${grows(next)}. Both are rounded to ${growth}%.`;
      },
      principle: text`The smallest whole number behind a rounded per cent is the smallest denominator of a fraction
        between its limits.`,
    };
  },
);

/** AR.PCT.1 Hard: the smallest numbers behind a rounded growth. */
export const roundedGrowth: readonly AnyTemplate[] = situation<Smallest>({
  type: 'AR.PCT.1',
  situation: 'rounded-growth',
  draw: draw => {
    const growth = draw.int(11, 89);
    const [low, high] = [q(2 * growth - 1, 2), q(2 * growth + 1, 2)];
    const [first = 0, second = 0] = starts(low, high, 2);
    // A growth of exactly half a per cent more or less is rounded by some up and by others down.
    const [least, next] = starts(low, high, 2, true);
    const clear = first === least && second === next;
    return clear && first >= 7 && second <= 60 && n(addedTo(first, growth)) >= 2
      ? { growth, ...draw.pick(stories), frame: draw.int(0, 1) }
      : null;
  },
  tries: 20,
  forms: [sumOfStarts],
});
