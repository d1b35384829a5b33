import { divisors, isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex } from '../primes.ts';
import { countUpTo } from '../whole.ts';

/** How many factors of a number fit. */
const dividing = (n: { valueOf(): number }, fits: (d: number) => boolean) =>
  divisors(Math.abs(n.valueOf())).filter(fits).length;

interface Double {
  a: number;
  b: number;
  /** The second remainder is so many times the first. */
  times: number;
  frame: number;
}

const timesWord = ({ times }: Double) => (times === 2 ? 'twice' : 'three times');
const key = ({ a, b, times }: Double, d: number) => a % d > 0 && b % d === times * (a % d);

const doubled = form<Double>(
  'second-remainder-a-multiple-of-the-first',
  {
    band: 'Hard',
    seconds: 105,
    revision: 3,
    also: ['NS.FAC.1', 'NS.REM.4'],
    entry: true,
    verify: p => countUpTo(p.times * p.a + p.b, d => key(p, d)),
  },
  (p, { step }) => {
    const { a, b, times, frame } = p;
    const rest = frame === 1 ? 'rest' : 'remainder';
    const gap = step(calc`abs(${times} * ${a} - ${b})`, {
      name: 'the number that d divides',
      because: text`Neither ${rest} is known; matching them is the only way to make them drop out.`,
      works: value =>
        tex`|${times} \times ${a} - ${b}| = ${value} = ${factorisedTex(factorised(Number(value)))}`,
    })`
      Multiply the first number by $${times}$. Then $${times} \times ${a}$ and $${b}$ are both a multiple of $d$ plus
      the second ${rest}, so their difference is a multiple of $d$.`;
    const all = divisors(Number(gap));
    const factors = step(all.length, value => tex`${all.join(', ')}: \quad ${value} \text{ factors}`)`
      So $d$ is one of the factors of this difference. List them.`;
    const list = all.filter(d => d > times);
    const count = step(
      dividing(gap, d => a % d > 0 && times * (a % d) < d),
      {
        because: text`${times} times a remainder is a remainder itself only if it is smaller than the divisor.`,
        works: value => tex`${list.map(d => `${d} \\to ${a % d}`).join(', \\;')}: \quad ${value}`,
      },
    )`
      The second ${rest} has to be smaller than $d$, so the first is smaller than $d \div ${times}$, and it is not
      $0$. For each factor write down what $${a}$ leaves, and count those that fit.`;
    const d =
      upTo(b + a)
        .filter(x => key(p, x))
        .at(-1) ?? 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`When $${a}$ and $${b}$ are divided by the same positive integer $d$, the second remainder is
            ${timesWord(p)} the first, and neither is $0$. How many values can $d$ have?`
          : frame === 1
            ? text`A carpenter saws as many laths of $d$ cm as possible from a plank of $${a}$ cm, and the same from a
              plank of $${b}$ cm; $d$ is an integer. The rest of the longer plank is ${timesWord(p)} as long as that
              of the shorter, which is not used up. For how many values of $d$ does this happen?`
            : text`For how many positive integers $d$ is the remainder of $${b}$ on division by $d$ exactly
              ${timesWord(p)} the remainder of $${a}$, where $d$ does not divide $${a}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('took_a_remainder_too_large', factors)`
          $${factors}$ is the number of all factors of $${gap}$. For some the first ${rest} is $0$, or too large to be
          multiplied.`,
        slip(
          'took_a_remainder_too_large',
          count,
          dividing(gap, d => a % d > 0),
        )`
          You kept factors of $${gap}$ for which ${timesWord(p)} the first ${rest} is more than $d$. The second one is
          then something else.`,
        slip(
          'let_in_zero',
          count,
          dividing(gap, d => times * (a % d) < d),
        )`
          You kept factors of $${gap}$ that leave $0$ both times. That is not allowed.`,
        slip('forgot_the_remainder', gap, calc`${b} - ${a}`)`
          You used the difference $${gap}$ of the numbers themselves. That would be right for equal remainders.`,
        slip('used_a_wrong_given_number', gap, calc`${times} * ${b} - ${a}`)`
          You multiplied $${b}$ by $${times}$. It is the first ${rest} that has to be multiplied to match the second.`,
        slip(
          'left_out_a_case',
          count,
          dividing(gap, d => d >= 10 && a % d > 0 && times * (a % d) < d),
        )`
          You passed over the factors of $${gap}$ with one digit. Some of them fit as well.`,
        slip(
          'gave_the_complement',
          count,
          dividing(gap, d => times * (a % d) >= d),
        )`
          You counted the factors of $${gap}$ for which the ${rest} is too large. They are the ones to leave out.`,
      ],
      snapRead: text`One ${rest} is ${timesWord(p)} the other and neither is known: multiply the first number to match
        them, and look at the factors of the difference.`,
      approach: text`When the first number is multiplied by $${times}$, the two leave the same, so $d$ divides a known
        difference. Not every factor of it fits: the larger ${rest} must stay below $d$, and $0$ is excluded.`,
      check: text`The largest is $d = ${d}$: $${a} = ${d} \times ${Math.floor(a / d)} + ${a % d}$ and $${b} = ${d}
        \times ${Math.floor(b / d)} + ${b % d}$, and $${b % d} = ${times} \times ${a % d}$.`,
      principle: text`A relation between remainders becomes divisibility after matching; the rule that remainders are
        smaller than the divisor then sorts the factors.`,
    };
  },
);

/** Differences with a good many factors, but not too many to test. */
const gaps = [60, 72, 84, 90, 96, 108, 126, 132, 140, 150, 156, 160, 198, 200];

/** NS.HCF.3 Hard: one remainder a multiple of the other. */
export const remaindersInARatio: readonly AnyTemplate[] = situation<Double>({
  type: 'NS.HCF.3',
  situation: 'remainders-in-a-ratio',
  tries: 60,
  draw: draw => {
    const p = { a: draw.int(101, 400), b: 0, times: draw.pick([2, 2, 3]), frame: draw.int(0, 2) };
    const gap = draw.pick(gaps);
    p.b = p.times * p.a + draw.pick([-1, 1]) * gap;
    const count = divisors(gap).filter(d => key(p, d)).length;
    return p.b > p.a + 20 && p.b < 999 && count >= 3 ? p : null;
  },
  forms: [doubled],
});
