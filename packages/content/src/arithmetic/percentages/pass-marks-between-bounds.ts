import type Fraction from 'fraction.js';
import { divisors, gcd, isCount, sumOf } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Unknown {
  one: string;
  other: string;
  /** Per cents of the maximum of the one who failed and of the one who passed. */
  low: number;
  high: number;
  /** The first failed by just as many marks; the second was above the pass mark by fewer than `over`. */
  short: number;
  over: number;
  frame: number;
}

/** The maximum is a multiple of this, for both scores to be whole. */
const stepOf = ({ low, high }: Unknown) => 100 / gcd(100, gcd(low, high));
const lowest = ({ low, high, short }: Unknown) => q(100 * short, high - low);
const highest = ({ low, high, short, over }: Unknown) => q(100 * (short + over), high - low);
/** Maxima between the bounds for which the pass mark is a whole per cent and the scores are whole. */
const maxima = (p: Unknown, from: Fraction, to: Fraction, step: number) =>
  divisors(100 * p.short).filter(
    m => m % step === 0 && from.lt(m) && to.gt(m) && p.low + (100 * p.short) / m < 100,
  );

const sumOfMaxima = form<Unknown>(
  'sum-of-possible-maxima',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3,
    also: ['NS.FAC.3', 'AL.INQ.3'],
    verify: ({ low, high, short, over }) => {
      let sum = 0;
      for (let m = 1; m <= 100 * short; m += 1)
        for (let p = low + 1; p < high; p += 1) {
          const [one, pass, other] = [m * low, m * p, m * high];
          if (
            [one, pass, other].every(x => x % 100 === 0) &&
            pass - one === 100 * short &&
            other - pass < 100 * over
          )
            sum += m;
        }
      return sum;
    },
  },
  (p, { step, find }) => {
    const { short, one, low, other, high, over, frame } = p;
    const whole = find(stepOf(p));
    const product = step(calc`100 * ${short}`, {
      works: value => tex`\frac{(p - ${low})M}{100} = ${short} \Rightarrow (p - ${low})M = ${value}`,
      because: text`A product of two whole numbers with a known value leaves only its divisors to try. Without
          whole numbers any maximum would do.`,
    })`
      Let the pass mark be $p\%$ of the maximum $M$. The marks that ${one} lacked are $(p - ${low})\%$ of $M$. Both $p
      - ${low}$ and $M$ are whole numbers, so $M$ divides the right-hand side.`;
    const from = step(lowest(p), {
      name: 'the lower limit of the maximum',
      works: value => tex`\frac{${high - low}}{100}M > ${short} \Rightarrow M > ${value}`,
      because: text`${one} was below the pass mark by $${short}$, and ${other} above it. So their distance is more
          than the $${short}$ marks, and the maximum has to be large enough for this.`,
    })`
      ${other} was above the pass mark, so the two scores are more than $${short}$ marks apart.`;
    const to = step(highest(p), {
      name: 'the upper limit of the maximum',
      works: value => tex`\frac{${high - low}}{100}M < ${short} + ${over} \Rightarrow M < ${value}`,
      because: text`The distance of the two scores is the $${short}$ marks below the pass mark and the marks above
          it. The second piece has a limit, so the distance has one too.`,
    })`
      ${other} was above it by fewer than $${over}$ marks, so the two scores are less than $${short} + ${over}$ marks
      apart.`;
    const found = maxima(p, from, to, Number(whole));
    const sum = step(sumOf(found), {
      name: text`the sum of the possible maxima`,
      works: value =>
        tex`M = ${found}, \quad ${found.length > 1 && tex`${found.map(m => numberTex(m)).join(' + ')} = `}${value}`,
      because: text`Every score is a whole number of marks, which a per cent of the maximum need not be. So some
          divisors drop out although they are between the limits.`,
    })`
      List the divisors between the two limits. Keep those of which ${low}% and ${high}% are whole numbers, and add
      them.`;
    const right = maxima(p, lowest(p), highest(p), stepOf(p));
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The pass mark of an examination is a whole-number percentage of the maximum marks. ${one} got ${low}%
            of the maximum and failed by $${short}$ marks; ${other} got ${high}% and was above the pass mark by at
            least one mark, but by fewer than $${over}$. All marks are integers. What is the sum of all possible
            values of the maximum marks?`
          : frame === 1
            ? text`The pass mark of a test is $p\%$ of its maximum $M$, with positive integers $p$ and $M$. ${one},
              with ${low}% of the maximum, missed it by $${short}$ marks. ${other}, with ${high}%, was above it by at
              least one mark, but by fewer than $${over}$. If ${one}'s and ${other}'s scores are integers, find the
              sum of all possible values of $M$.`
            : text`${one} scored ${low}% in a test and fell short of the pass mark by $${short}$ marks. ${other}
              scored ${high}% and cleared it by at least $1$ and fewer than $${over}$ marks. The pass mark is a
              whole-number percentage of the maximum marks, and all scores are whole numbers. Find the sum of all
              possible maximum marks.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('did_not_use_whole_numbers', whole, 1)`
            You also added values for which ${low}% or ${high}% is not a whole number of marks: $${found}$. All scores
            are whole.`,
        slip('used_a_wrong_given_number', to, over > short + 3 && calc`100 * ${over} / (${high} - ${low})`)`
            You let the two scores be fewer than $${over}$ marks apart. That is the limit above the pass mark; the
            $${short}$ marks below it are added.`,
        slip('ignored_a_bound', to, calc`100 * ${short} + 1`)`
            You also added larger values, up to $${found.at(-1)}$. With such a maximum ${other} would be $${over}$
            marks or more above the pass mark.`,
        slip('ignored_a_bound', from, 0)`
            You also added smaller values, from $${found[0]}$ on. With such a maximum ${other} would not be above the
            pass mark.`,
        slip('left_out_a_case', sum, Math.max(0, ...found))`
            You gave only the largest possible maximum, $${sum}$. The question asks for the sum of all of them.`,
        slip('left_out_an_end_point', sum, sumOf(found.slice(0, -1)))`
            You left out a maximum of $${right.at(-1)}$. With it ${other} is fewer than $${over}$ marks above the pass
            mark, so it fits.`,
        slip('left_out_an_end_point', sum, sumOf(found.slice(1)))`
            You left out a maximum of $${right[0]}$. With it ${other} is already above the pass mark, so it fits.`,
        slip('let_in_an_end_point', to, calc`${to} + 1`)`
            You also added a maximum of $${found.at(-1)}$. With it ${other} is not fewer than $${over}$ marks above
            the pass mark.`,
      ],
      snapRead: text`A known number of marks is an unknown whole per cent of an unknown maximum. So the maximum is a
        divisor, and the second score gives its limits.`,
      approach: text`The marks that ${one} lacked are a product of two whole numbers, so the maximum is one of a few
        divisors. The distance of the two scores limits it from both sides.`,
      faster: text`Let $t = p - ${low}$, so $M = \frac{${product}}{t}$. By the limits $t$ is less than $${high - low}$
        and more than $\frac{${short}}{${short + over}}$ of it: try these few divisors $t$.`,
      check: () => {
        const at = (m: number) => {
          const pass = (m * low) / 100 + short;
          return text`With $M = ${m}$ the pass mark is $${pass}$, which is ${low + (100 * short) / m}%; the scores are
            $${(m * low) / 100}$ and $${(m * high) / 100}$, the second $${(m * high) / 100 - pass}$ above it.`;
        };
        const [least = 0, second = 0] = found;
        return text`${at(least)} ${at(second)}`;
      },
      principle: text`When two whole numbers have a known product, list its divisors and let the other conditions
        choose.`,
    };
  },
);

/** AR.PCT.5 Hard: a maximum that divides a number of marks, between two bounds. */
export const passMarksBetweenBounds: readonly AnyTemplate[] = situation<Unknown>({
  type: 'AR.PCT.5',
  situation: 'unknown-pass-mark',
  tries: 400,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const low = draw.step(20, 45, 1);
    const p = {
      one,
      other,
      low,
      high: low + draw.int(8, 22),
      short: draw.pick([
        9, 10, 12, 15, 16, 18, 20, 21, 24, 27, 28, 30, 32, 33, 35, 36, 40, 42, 45, 48, 54, 60,
      ]),
      over: draw.int(10, 60),
      frame: draw.int(0, 2),
    };
    const step = stepOf(p);
    const list = maxima(p, lowest(p), highest(p), step);
    const loose = maxima(p, lowest(p), highest(p), 1);
    return step <= 50 &&
      list.length >= 2 &&
      list.length <= 4 &&
      loose.length > list.length &&
      list.every(m => m <= 1000)
      ? p
      : null;
  },
  forms: [sumOfMaxima],
});
