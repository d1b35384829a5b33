import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Paid {
  one: string;
  two: string;
  /** Days each needs alone. */
  a: number;
  b: number;
  /** Shares of the pay, in lowest terms. */
  s: number;
  t: number;
  frame: number;
}

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
const days = (value: Fraction) => withUnit(value, value.equals(1) ? 'day' : 'days');
/** Days that each was there. */
const first = ({ a, s, t }: Paid) => q(a * s, s + t);
const second = ({ b, s, t }: Paid) => q(b * t, s + t);
const delay = (p: Paid) => first(p).sub(second(p));
const together = ({ a, b }: Paid) => q(a * b, a + b);
/** The quadratic for the days of the first one: (s + t)n² − mid n + last = 0. */
const middle = (p: Paid) =>
  delay(p)
    .add(together(p))
    .mul(p.s + p.t);
const last = (p: Paid) => together(p).mul(p.s).mul(delay(p));
/** Times alone when the first one was there n days and the second one m days. */
const apartBy = ({ s, t }: Paid, n: Fraction, m: Fraction) =>
  n
    .mul(s + t)
    .div(s)
    .sub(m.mul(s + t).div(t))
    .abs();
/**
 * Differences of two whole times that go with the common time, without the right one: the largest first. Who factors
 * the square of the common time meets them all.
 */
const differencesByFactors = (p: Paid): Fraction[] => {
  const square = Number(together(p)) ** 2;
  const list: Fraction[] = [];
  for (let factor = 1; factor * factor < square; factor += 1)
    if (square % factor === 0 && square / factor - factor !== Math.abs(p.a - p.b))
      list.push(q(square / factor - factor));
  return list;
};
const payWords = ({ s, t }: Paid) =>
  s === 1 && t === 1 ? 'equal wages' : `wages in the ratio $${s} : ${t}$`;

const difference = form<Paid>(
  'difference-of-the-times-alone',
  {
    band: 'Hard',
    seconds: 140,
    revision: 8,
    also: ['AR.TNW.8', 'AL.QUA.8'],
    verify: p => {
      for (let x = 2; x <= 400; x += 1)
        for (let y = 2; y <= 400; y += 1) {
          const rate = 1 / x + 1 / y;
          if (Math.abs(rate * together(p).valueOf() - 1) > 1e-9) continue;
          // The first works alone during the delay, then both.
          const n = delay(p).valueOf() + (1 - delay(p).valueOf() / x) / rate;
          if (n > delay(p).valueOf() && Math.abs((n / x) * p.t - ((n - delay(p).valueOf()) / y) * p.s) < 1e-9)
            return q(Math.abs(x - y));
        }
      throw new Error('no times fit');
    },
  },
  (p, { step, find }) => {
    const { s, t, one, frame, two } = p;
    const both = together(p);
    const late = delay(p);
    const pumps = frame === 2;
    const [who, other] = pumps ? ['the first pump', 'the second pump'] : [one, two];
    const unit = pumps ? 'hour' : 'day';
    const pumped =
      s === t
        ? 'both had pumped out the same volume'
        : text`the volumes that the first and the second had pumped out were in the ratio $${s} : ${t}$`;
    const shares = text`${who} and ${other} did ${s === t ? 'equal parts' : text`parts in the ratio $${s} : ${t}$`} of
      the work`;
    const time = step(first(p), {
      name: text`the time for which ${who} worked`,
      works: value =>
        tex`\frac{${s}}{${s + t}n} + \frac{${t}}{${s + t}(n - ${late})} = \frac{1}{${both}} \Rightarrow ${s + t}n^2 -
          ${middle(p)}n + ${last(p)} = 0 \Rightarrow n = ${value}`,
      because: text`The part that each did, divided by the time for which each worked, is the part done in one
        ${unit}. For both together this part is known.`,
    })`
      ${shares}. Let ${who} work for $n$ ${unit}s, so that ${other} works for $n - ${late}$. Then the parts done in
      one ${unit} add up to $\frac{1}{${both}}$. Solve for $n$, which has to be more than ${late}.`;
    const oneFound = step(calc`${time} * (${s} + ${t}) / ${s}`, {
      name: text`the time of ${who} alone`,
      because: text`The pay follows the work, so the shares of the pay are the parts of the work done. If a third
          takes 6 ${unit}s, the whole takes 18.`,
    })`
      In this time ${who} did $\frac{${s}}{${s + t}}$ of the work. Find the time for the whole work.`;
    const joined = find(calc`${time} - ${late}`);
    const twoFound = step(calc`(${time} - ${late}) * (${s} + ${t}) / ${t}`, {
      name: text`the time of ${other} alone`,
      because: text`${other} joined late and stayed to the end, so worked for less time. The part of the work is
          known from the pay here too.`,
    })`
        ${other} worked for ${late} ${unit}(s) less and did $\frac{${t}}{${s + t}}$ of the work. Find the time for the
        whole work in the same way.`;
    const apart = step(calc`abs(${oneFound} - ${twoFound})`, {
      name: text`the difference of the times alone`,
      works: value =>
        oneFound.gt(twoFound)
          ? tex`${oneFound} - ${twoFound} = ${value}`
          : tex`${twoFound} - ${oneFound} = ${value}`,
      because: text`The question does not say which of the two is faster. So the difference is taken as a positive
          number.`,
    })`
        The question asks for the difference of the two times. Subtract the smaller from the larger.`;
    const factors = differencesByFactors(p);
    const notShared = text`Two times alone that differ by ${apart} ${unit}s also fit the ${both} ${unit}s together,
      but with them the parts done would not be in the ratio $${s} : ${t}$.`;
    return {
      answer: apart,
      stem:
        frame === 0
          ? text`Working together from the start, ${one} and ${two} would finish a job in $${both}$ days. In fact
            ${one} began, ${two} joined ${late} day(s) later, and they stayed to the end. Paid by work done, ${one}
            and ${two} got ${payWords(p)}. By how many days do the times that they would take alone differ?`
          : frame === 1
            ? text`${one} and ${two} together can dig a well in $${both}$ days. ${one} started alone, ${two} joined
              after ${late} day(s), and both worked until the well was ready. In proportion to the work done, they got
              ${payWords(p)} (${one} named first). Find the difference between the numbers of days that they would
              need alone.`
            : text`Two pumps, used together, empty a tank in $${both}$ hours. One day, with the tank full, the first
              was switched on alone and the second ${late} hour(s) later. When the tank was empty, ${pumped}. What is
              the difference, in hours, between the times that the two pumps take to empty the tank alone?`,
      show: value => (pumps ? withUnit(value, value.equals(1) ? 'hour' : 'hours') : days(value)),
      plausible: value => value.valueOf() > 0 && value.valueOf() < 200 && value.d === 1n,
      slips: [
        slip('ignored_a_condition', apart, () => factors.at(-2) ?? null)`
          ${notShared}`,
        slip(
          'let_time_pass_for_one_only',
          apart,
          calc`abs(${both} * (${s} + ${t}) / ${s} - ${both} * (${s} + ${t}) / ${t})`,
        )`
          You let both work from start to end, ${both} ${unit}s each. But ${other} came ${late} ${unit}(s) later.`,
        stop('answered_another_quantity', oneFound)`
          ${oneFound} ${unit}s is the time of ${who} alone. The question asks for the difference of the two times.`,
        stop('answered_another_quantity', twoFound)`
          ${twoFound} ${unit}s is the time of ${other} alone. The question asks for the difference of the two times.`,
        slip('ignored_a_condition', apart, () => factors.at(-1) ?? null)`
          ${notShared}`,
        slip('ignored_a_condition', apart, () => factors.at(-3) ?? null)`
          ${notShared}`,
        slip('swapped_the_two', apart, apartBy({ ...p, s: t, t: s }, time, joined))`
          You gave the part $\frac{${t}}{${s + t}}$ of the work to ${who} and $\frac{${s}}{${s + t}}$ to ${other}. It
          is the other way round.`,
        slip('worked_for_a_wrong_time', joined, time)`
            You let ${other} work for as long as ${who}, ${time} ${unit}s. But ${other} came ${late} ${unit}(s) later.`,
        stop('answered_another_quantity', time)`
          ${time} ${unit}s is how long the work took with the late start. The question asks for the times alone.`,
        slip('worked_for_a_wrong_time', time, calc`${both} + ${late}`)`
            You added the delay to the time together, $${both} + ${late}$ ${unit}s. That fits only if nothing is done
            in these ${late} ${unit}(s), but ${who} works then.`,
        slip('assumed_equal_parts', time, calc`${both} + ${late} / 2`)`
            You added half of the delay to ${both} ${unit}s. That fits only if both are equally fast.`,
        slip('added_for_subtracted', apart, calc`${oneFound} + ${twoFound}`)`
          ${apart} ${unit}s is the sum of the two times. The question asks for their difference.`,
      ],
      snapRead: text`The time together, a late start and the parts that each did are known. Each part, divided by the
        time worked, is what one does in one ${unit}.`,
      approach: text`One unknown is enough: the time $n$ for which ${who} worked. The parts of the work turn both
        working times into rates, and the rates add up to a known one. This gives a quadratic equation with one root
        above ${late}.`,
      check: text`$\frac{1}{${oneFound}} + \frac{1}{${twoFound}} = \frac{1}{${both}}$, and the parts done are in the
        ratio $\frac{${time}}{${oneFound}} : \frac{${joined}}{${twoFound}} = ${s} : ${t}$.`,
      principle: text`The part done, divided by the time worked, is a rate; with a known rate together it gives one
        equation for the unknown time.`,
    };
  },
);

/** AR.TNW.2 Hard: a late start, wages by work done, and the common time. */
export const lateStartsAndPay: readonly AnyTemplate[] = situation<Paid>({
  type: 'AR.TNW.2',
  situation: 'late-start-and-common-time',
  tries: 3000,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      two,
      a: draw.int(6, 60),
      b: draw.int(6, 60),
      s: draw.int(1, 5),
      t: draw.int(1, 4),
      frame: draw.int(0, 2),
    };
    const whole = [first(p), second(p), together(p)].every(x => x.d === 1n);
    const fits = p.a !== p.b && gcd(p.s, p.t) === 1 && whole && delay(p).valueOf() >= 2 && p.s <= 2 * p.t;
    // The common time alone leaves at least four pairs of whole times: the wages have to decide.
    return fits && differencesByFactors(p).length >= 3 ? p : null;
  },
  forms: [difference],
});
