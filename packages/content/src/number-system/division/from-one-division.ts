import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Known {
  /** n leaves r by D = d × times; asked is k·n + c by d. */
  d: number;
  times: number;
  r: number;
  k: number;
  c: number;
  frame: number;
}

const expression = ({ k, c }: Known) => `${k}n + ${c}`;

const expressionByDivisor = form<Known>(
  'expression-by-a-factor-of-the-divisor',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    verify: ({ d, times, r, k, c }) => q((k * (7 * d * times + r) + c) % d),
  },
  (p, { step, find }) => {
    const { d, r, times, k, c, frame } = p;
    const divisor = find(d);
    const reduced = step(r % Number(divisor), {
      name: text`the remainder of $n$ by $${d}$`,
      because: text`Every multiple of $${d * times}$ is a multiple of $${d}$, so nothing is lost by dropping it.`,
      works: value => tex`${r} = ${d} \times ${Math.floor(r / d)} + ${value}`,
    })`
      $${d * times}$ is a multiple of $${d}$, so by $${d}$ the number $n$ leaves the same remainder as $${r}$. Divide
      $${r}$ by $${d}$.`;
    const result = step(calc`${k} * ${reduced} + ${c}`, {
      name: text`a small number with the same remainder as $${expression(p)}$`,
      because: text`$n$ is this remainder plus a multiple of $${d}$. Times $${k}$ it is still a multiple of $${d}$,
        which changes nothing when dividing by $${d}$.`,
    })`
      ${frame === 1 ? text`The new number of rolls is $${expression(p)}$. Put` : 'Put'} the remainder in place of $n$ in
      $${expression(p)}$: the result has the same remainder by $${d}$.`;
    const left = step(Number(result) % Number(divisor), {
      because: text`This small number may be $${d}$ or more, and a remainder by $${d}$ is always less than $${d}$.`,
      works: value => tex`${result} = ${d} \times ${Math.floor(Number(result) / d)} + ${value}`,
    })`
      Divide this small number by $${d}$ and keep the remainder.`;
    return {
      answer: left,
      stem:
        frame === 0
          ? text`The integer $n$ leaves a remainder of $${r}$ when divided by $${d * times}$. What remainder does
          $${expression(p)}$ leave when divided by $${d}$?`
          : frame === 1
            ? text`In trays of $${d * times}$ a baker's $n$ rolls leave $${r}$ rolls over. She bakes $${c}$ rolls more
          than $${k}$ times as many and packs them in trays of $${d}$. How many rolls are left over now?`
            : text`If $n - ${r}$ is a multiple of $${d * times}$, find the remainder when $${expression(p)}$ is divided
          by $${d}$.`,
      show: plain,
      plausible: value => isCount(value) && value.lt(d),
      slips: [
        slip('left_out_a_factor', result, calc`${reduced} + ${c}`)`
          You added the remainder and $${c}$, ${here}. The expression has $${k}$ times the number, so its remainder
          counts $${k}$ times.`,
        slip('left_out_a_term', result, calc`${reduced} * ${k}`)`
          You left out the $${c}$ that is added. It changes the remainder too.`,
        slip('stopped_a_step_early', divisor, calc`${d} * ${times}`)`
          You left $n$ at the remainder $${r}$ and divided by $${d * times}$ at the end. The question asks for the
          remainder by $${d}$.`,
        slip('mixed_up_quotient_and_remainder', left, calc`floor(${Number(result)} / ${d})`)`
          $${left}$ is how many times $${d}$ goes into ${calc`${k} * ${reduced} + ${c}`}. The question asks for what is
          left over.`,
        slip('wrong_sign', result, (((Number(reduced) * k - c) % d) + d) % d)`
          You subtracted $${c}$ from $${k}$ times the remainder. The expression $${expression(p)}$ adds $${c}$, so it
          raises the number.`,
        slip('gave_the_complement', left, calc`${d} - ${Number(result) % d}`)`
          $${left}$ is what is missing to the next multiple of $${d}$, not what is left over.`,
        stop('stopped_a_step_early', reduced)`
          $${reduced}$ is the remainder of $n$ itself by $${d}$. The expression $${expression(p)}$ comes after that.`,
      ],
      snapRead: text`The remainder by $${d * times}$ is known, the one by its factor $${d}$ is asked for: reduce first,
        then calculate with small numbers.`,
      approach: text`Multiples of $${d}$ never change a remainder by $${d}$. So replace $n$ by its remainder, work out
        $${expression(p)}$ and divide once more.`,
      check: text`Take $n = ${r + d * times}$: ${calc`${k} * ${r + d * times} + ${c}`}, which is
        $${d} \times ${Math.floor((k * (r + d * times) + c) / d)} + ${left}$.`,
      principle: text`A remainder also gives the remainder by every factor of the divisor, and in sums and products
        remainders may stand for their numbers.`,
    };
  },
);

const known = situation<Known>({
  type: 'NS.REM.1',
  situation: 'expression-of-the-number',
  tries: 20,
  draw: draw => {
    const p = {
      d: draw.int(9, 19),
      times: draw.int(2, 5),
      r: 0,
      k: draw.int(3, 9),
      c: draw.int(2, 20),
      frame: draw.int(0, 2),
    };
    p.r = draw.int(p.d + 1, p.d * p.times - 1);
    const left = (p.k * (p.r % p.d) + p.c) % p.d;
    return p.r % p.d > 1 && left > 0 && p.c < p.d ? p : null;
  },
  forms: [expressionByDivisor],
});

interface Related {
  /** divisor = a × quotient, divisor = b × remainder. */
  a: number;
  b: number;
  rest: number;
  frame: number;
}

/** Whether two positive numbers differ by less than this factor. */
const within = (factor: number, one: number, other: number) => one < factor * other && other < factor * one;

const dividend = form<Related>(
  'dividend-from-its-parts',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: ({ a, b, rest }) => {
      for (const n of upTo(60000)) {
        const d = b * rest;
        if (n % d === rest && d === a * Math.floor(n / d)) return q(n);
      }
      throw new Error('no dividend');
    },
  },
  ({ b, rest, a, frame }, { step }) => {
    const divisor = step(calc`${b} * ${rest}`, {
      name: 'the divisor',
      because: text`The remainder $${rest}$ is the only part of the division that is given, so start from the fact that
        uses it.`,
    })`
      ${
        frame === 2
          ? text`The remainder is $\frac{1}{${b}}$ of the divisor, so the divisor is $${b}$ times the remainder.`
          : text`The divisor is $${b}$ times the remainder $${rest}$. Multiply to find the divisor.`
      }`;
    const quotient = step(calc`${divisor} ÷ ${a}`, {
      name: 'the quotient',
      because: text`Here the quotient is the smaller of the two, so divide and do not multiply: the divisor holds it
        $${a}$ times.`,
    })`
      ${
        frame === 2
          ? text`The quotient is $\frac{1}{${a}}$ of the divisor, so divide the divisor by $${a}$.`
          : text`The divisor is also $${a}$ times the quotient, so divide the divisor by $${a}$ to find the quotient.`
      }`;
    const whole = step(calc`${divisor} * ${quotient} + ${rest}`, {
      because: text`The quotient says how many full divisors the dividend holds, and the remainder is what is left
        beyond them: $17 = 5 \times 3 + 2$.`,
    })`
      The dividend is divisor times quotient, plus the remainder.`;
    return {
      answer: whole,
      stem:
        frame === 0
          ? text`In a division the divisor is $${a}$ times the quotient and $${b}$ times the remainder. The remainder
          is $${rest}$. What is the dividend?`
          : frame === 1
            ? text`When $N$ is divided by $d$, the remainder is $${rest}$. The divisor $d$ is $${b}$ times this
          remainder and also $${a}$ times the quotient. Find $N$.`
            : text`A division sum leaves a remainder of $${rest}$. The quotient is $\frac{1}{${a}}$ of the divisor, and
          the remainder is $\frac{1}{${b}}$ of the divisor. Which number was divided?`,
      show: plain,
      plausible: value => isCount(value) && within(5, value.valueOf(), (b * rest) ** 2 / a),
      slips: [
        slip('forgot_the_remainder', whole, calc`${divisor} * ${quotient}`)`
          ${here} is divisor times quotient, which leaves no remainder. The division leaves $${rest}$, so the dividend
          is larger by that.`,
        slip('wrong_sign', whole, calc`${divisor} * ${quotient} - ${rest}`)`
          You subtracted the remainder: ${here}. The dividend is more than divisor times quotient, because $${rest}$ is
          left over.`,
        slip('used_a_wrong_given_number', quotient, calc`${a} * ${rest}`)`
          ${here} was used as the quotient. The number $${a}$ links the quotient with the divisor, not with the
          remainder.`,
        slip('swapped_the_two', divisor, calc`${a} * ${rest}`)`
          You used ${here} as the divisor. The divisor is $${b}$ times the remainder; the number $${a}$ belongs to the
          quotient.`,
        slip('used_a_wrong_given_number', quotient, calc`${divisor} / ${b}`)`
          Dividing the divisor by $${b}$ only gives the remainder back. For the quotient, divide it by $${a}$.`,
        slip('added_for_subtracted', whole, calc`(${divisor} + ${rest}) * ${quotient}`)`
          ${here} adds the remainder to the divisor, so it is counted $${quotient}$ times. It is added once, at the
          end.`,
      ],
      snapRead: text`Divisor, quotient and remainder are tied to each other and one of them is given: find them one
        after the other and put the division together.`,
      approach: text`Find the divisor from the remainder and the quotient from the divisor. Then the dividend is
      divisor
        times quotient plus remainder.`,
      check: text`${calc`${whole} - ${rest}`}, and $${whole.sub(rest)} \div ${divisor} = ${quotient}$. The remainder
        $${rest}$ is smaller than the divisor $${divisor}$.`,
      principle: text`Dividend = divisor × quotient + remainder, and the remainder is smaller than the divisor.`,
    };
  },
);

const related = situation<Related>({
  type: 'NS.REM.1',
  situation: 'parts-of-a-division',
  tries: 20,
  draw: draw => {
    const p = { a: draw.int(3, 12), b: draw.int(2, 8), rest: draw.int(9, 60), frame: draw.int(0, 2) };
    const divisor = p.b * p.rest;
    const light = divisor ** 2 / p.a < 20_000;
    return light && p.a !== p.b && divisor % p.a === 0 && divisor / p.a !== p.rest ? p : null;
  },
  forms: [dividend],
});

/** NS.REM.1 Easy: the division lemma in one direction. */
export const fromOneDivision: readonly AnyTemplate[] = [...known, ...related];
