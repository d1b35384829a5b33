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
/** The quadratic for the days of the first one, (s + t)n² − … = 0, in lowest terms, with its other root and factor. */
const quadratic = (p: Paid) => {
  const [middle, last] = [
    delay(p)
      .add(together(p))
      .mul(p.s + p.t),
    together(p).mul(p.s).mul(delay(p)),
  ];
  const common = gcd(gcd(p.s + p.t, Number(middle)), Number(last));
  const [square, linear, constant] = [q(p.s + p.t, common), middle.div(common), last.div(common)];
  const root = constant.div(square).div(first(p));
  return { square, linear, constant, root };
};
/** Times alone when the first one was there n days and the second one m days. */
const apartBy = ({ s, t }: Paid, n: Fraction, m: Fraction) =>
  n
    .mul(s + t)
    .div(s)
    .sub(m.mul(s + t).div(t))
    .abs();
const payWords = ({ s, t }: Paid) =>
  s === 1 && t === 1 ? 'equal wages' : `wages in the ratio $${s} : ${t}$`;

const difference = form<Paid>(
  'difference-of-the-times-alone',
  {
    band: 'Hard',
    seconds: 140,
    revision: 10, // 48 was the answer to half of the items.
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
  (p, { step, find, write }) => {
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
    const [did, work] = pumps ? ['pumped out', 'volume'] : ['did', 'work'];
    const shares = text`${who} and ${other} ${did} ${s === t ? 'equal parts' : text`parts in the ratio $${s} : ${t}$`}
      of the ${work}`;
    const [whoParts, otherParts] = [tex`\frac{${s}}{${s + t}n}`, tex`\frac{${t}}{${s + t}(n - ${late})}`];
    const { square, linear, constant, root } = quadratic(p);
    const leading = square.gt(1) && square;
    write(tex`${whoParts} + ${otherParts} = \frac{1}{${both}}`, {
      because: text`The part of the ${work}, divided by the time for which each worked, is the part done in one
        ${unit}. For both together this part is known.`,
    })`
      ${shares}. Let ${who} work for $n$ ${unit}s, so that ${other} works for $n - ${late}$. Then the parts done in
      one ${unit} add up to $\frac{1}{${both}}$.`;
    write(tex`${both.mul(s)}(n - ${late}) + ${both.mul(t)}n = ${s + t}n(n - ${late})`, {
      because: text`The unknown stands in two denominators. Multiplying by the product of all denominators removes them
        in one step.`,
    })`
      Multiply both sides by the denominators, $${both} \times ${s + t}n(n - ${late})$.`;
    const time = step(first(p), {
      name: text`the time for which ${who} worked`,
      works: value =>
        tex`${leading}n^2 - ${linear}n + ${constant} = (n - ${value})(${leading}n - ${square.mul(root)}) = 0 \Rightarrow
          n = ${value} \text{ or } n = ${root}`,
      because: text`For $n = ${root}$ the time $n - ${late}$ of ${other} would be negative, so this root does not fit.`,
    })`
      Multiply out, bring all terms to one side, divide by the common factor of the coefficients and factorise. Of the
      two roots take the one that is more than ${late}.`;
    const oneFound = step(calc`${time} * (${s} + ${t}) / ${s}`, {
      name: text`the time of ${who} alone`,
      because: text`The same rate holds for the whole ${work}. If a third takes 6 ${unit}s, the whole takes 18.`,
    })`
      In this time ${who} ${did} $\frac{${s}}{${s + t}}$ of the ${work}. Find the time for the whole ${work}.`;
    const joined = find(calc`${time} - ${late}`);
    const twoFound = step(calc`(${time} - ${late}) * (${s} + ${t}) / ${t}`, {
      name: text`the time of ${other} alone`,
      because: text`${other} worked for $${time} - ${late}$ ${unit}s only. In this time $\frac{${t}}{${s + t}}$ of the
          ${work} was done, so the whole takes as many times longer.`,
    })`
        ${other} worked for ${late} ${unit}(s) less and ${did} $\frac{${t}}{${s + t}}$ of the ${work}. Find the time for
        the whole ${work} in the same way.`;
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
      // The difference of the two times alone is the key: only one of them is an option.
      slips: [
        slip(
          'let_time_pass_for_one_only',
          apart,
          calc`abs(${both} * (${s} + ${t}) / ${s} - ${both} * (${s} + ${t}) / ${t})`,
        )`
          You let both work from start to end, ${both} ${unit}s each, and found ${apart}. But ${other} came ${late}
          ${unit}(s) later.`,
        slip('answered_another_quantity', apart, (s + t) % 2 === 1 && oneFound)`
          ${apart} ${unit}s is the time of ${who} alone. The question asks for the difference of the two times.`,
        slip('answered_another_quantity', apart, (s + t) % 2 === 0 && twoFound)`
          ${apart} ${unit}s is the time of ${other} alone. The question asks for the difference of the two times.`,
        slip('swapped_the_two', apart, apartBy({ ...p, s: t, t: s }, time, joined))`
          After finding that ${who} worked for ${time} ${unit}s, you took $\frac{${t}}{${s + t}}$ of the ${work} for
          ${who} and $\frac{${s}}{${s + t}}$ for ${other}, and found ${apart}. It is the other way round.`,
        slip('kept_a_false_root', time, root)`
            The quadratic equation for the time of ${who} also has the root ${root}. It is less than the ${late}
            ${unit}s before ${other} joined, so ${other} would have worked for a negative time. It leads to ${apart}.`,
        slip('worked_for_a_wrong_time', joined, time)`
            You let ${other} work for as long as ${who}, ${time} ${unit}s, and found ${apart}. But ${other} came
            ${late} ${unit}(s) later.`,
        stop('answered_another_quantity', time)`
          ${time} ${unit}s is how long it took with the late start. The question asks for the times alone.`,
        slip('worked_for_a_wrong_time', time, calc`${both} + ${late}`)`
            You added the delay to the time together, $${both} + ${late}$ ${unit}s, and found ${apart}. That fits only
            if nothing is done in these ${late} ${unit}(s), but ${who} works then.`,
        slip('assumed_equal_parts', time, calc`${both} + ${late} / 2`)`
            You added half of the delay to ${both} ${unit}s and found ${apart}. That fits only if both are equally
            fast.`,
        slip('added_for_subtracted', apart, calc`${oneFound} + ${twoFound}`)`
          ${apart} ${unit}s is the sum of the two times. The question asks for their difference.`,
      ],
      snapRead: text`The time together, a late start and the parts that each did are known. Each part, divided by the
        time worked, is what one does in one ${unit}.`,
      approach: text`One unknown is enough: the time $n$ for which ${who} worked. The parts of the ${work} turn both
        working times into rates, and the rates add up to a known one. This gives a quadratic equation with one root
        above ${late}.`,
      check: text`$\frac{1}{${oneFound}} + \frac{1}{${twoFound}} = \frac{1}{${both}}$, and the parts done are in the
        ratio $\frac{${time}}{${oneFound}} : \frac{${joined}}{${twoFound}} = ${s} : ${t}$.`,
      principle: text`The part done, divided by the time worked, is a rate; with a known rate together it gives one
        equation for the unknown time.`,
    };
  },
);

/** Times alone, 6 to 90, and shares for which both were there a whole number of days, as are the days together. */
const cases = (() => {
  const found: Pick<Paid, 'a' | 'b' | 's' | 't'>[] = [];
  for (let a = 6; a <= 90; a += 1)
    for (let b = 6; b <= 90; b += 1) {
      // One time the double of the other: the difference is a time alone. 48 would be the answer too often.
      if ((a * b) % (a + b) > 0 || a === b || a === 2 * b || b === 2 * a || Math.abs(a - b) === 48) continue;
      for (let s = 1; s <= 5; s += 1)
        for (let t = 1; t <= 4; t += 1) {
          if (gcd(s, t) > 1 || s > 2 * t || (a * s) % (s + t) > 0 || (b * t) % (s + t) > 0) continue;
          if (a * s - b * t >= 2 * (s + t)) found.push({ a, b, s, t });
        }
    }
  return found;
})();

/** AR.TNW.2 Hard: a late start, wages by work done, and the common time. */
export const lateStartsAndPay: readonly AnyTemplate[] = situation<Paid>({
  type: 'AR.TNW.2',
  situation: 'late-start-and-common-time',
  tries: 3000,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    return { one, two, ...draw.pick(cases), frame: draw.int(0, 2) };
  },
  forms: [difference],
});
