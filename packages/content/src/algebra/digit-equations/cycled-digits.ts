import { digitsOf, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cycled {
  n: number;
  frame: number;
}

const cycles = (n: number): readonly [number, number] => {
  const [x = 0, y = 0, z = 0] = digitsOf(n);
  return [100 * y + 10 * z + x, 100 * z + 10 * x + y];
};
const othersOf = (n: number) => sumOf(cycles(n));
const sumOfDigits = (n: number) => sumOf(digitsOf(n));
const fitting = (total: number) =>
  Array.from({ length: 900 }, (_, i) => i + 100).filter(
    m => !digitsOf(m).includes(0) && othersOf(m) === total,
  );

const fromTheOthers = form<Cycled>(
  'number-from-its-cycles',
  {
    band: 'Hard',
    seconds: 145,
    also: ['NS.REM.2'],
    entry: true,
    verify: ({ n }) => fitting(othersOf(n))[0] ?? 0,
  },
  ({ n, frame }, { step, write, find }) => {
    const total = othersOf(n);
    const s = sumOfDigits(n);
    write(tex`(100x + 10y + z) + (100y + 10z + x) + (100z + 10x + y) = 111(x + y + z)`, {
      because: text`Each digit stands once in every place when all three numbers are added.`,
    })`
      Let $x, y, z$ be the digits of the number $n$. Add all three numbers, also $n$ itself.`;
    const least = step(calc`ceil((${total} + 111) / 111)`, {
      name: 'the least sum of digits',
      works: value => tex`n = 111s - ${total} \ge 111 \quad \Rightarrow \quad s \ge ${value}`,
    })`
      Let $s$ be the sum of the digits; then $n$ is $111s$ less the two others. All digits are at least $1$, so $n$
      is at least $111$. That bounds $s$ from below.`;
    const most = find(calc`floor((${total} + 999) / 111)`, { name: 'the greatest sum of digits' });
    const sum = step(
      () => {
        const all = Array.from({ length: Math.max(0, Number(most.sub(least).valueOf()) + 1) }, (_, i) =>
          least.add(i),
        );
        return (
          all.find(
            x => sumOfDigits(Math.max(0, Number(x.mul(111).sub(total).valueOf()))) === Number(x.valueOf()),
          ) ?? least
        );
      },
      {
        name: 'the sum of the digits',
        works: value => tex`n \le 999 \quad \Rightarrow \quad s \le ${most}, \qquad s = ${value}`,
        because: text`$n$ and its sum of digits leave the same remainder when divided by $9$, so few values need a
          test.`,
      },
    )`
      $n$ is at most $999$, which bounds $s$ from above. Go through the values: the digits of $111s - ${total}$ must
      add up to $s$ itself.`;
    const number = step(calc`111 * ${sum} - ${total}`, { works: (_v, w) => tex`n = ${w}` })`
      Find the number.`;
    const [second, third] = cycles(n);
    return {
      answer: number,
      stem:
        frame === 0
          ? text`No digit of a three-digit number is $0$. Moving its first digit to the end gives a second number,
            and moving the first digit of the second one to the end gives a third
            number. The second and the third number add up to $${total}$. What is the first number?`
          : frame === 1
            ? text`From a three-digit number with the digits $x, y, z$, in this order and none of them $0$, the
              numbers with the digits $y, z, x$ and $z, x, y$ are formed. The sum of
              these two numbers is $${total}$. Find the number with the digits $x, y, z$.`
            : text`The digits of a three-digit number, all different from $0$, are moved round in a circle by one
              place and by two places. The two numbers so obtained have the sum
              $${total}$. Which number was there at first?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(99) && value.lt(1000),
      slips: [
        slip('took_a_neighbouring_multiple', number, calc`111 * (${sum} - 1) - ${total}`)`
          ${here} is $111$ times a sum of digits less $${total}$, but the digits of the result do not have this sum.`,
        slip('took_a_neighbouring_multiple', number, calc`111 * (${sum} + 1) - ${total}`)`
          ${here} is $111$ times a sum of digits less $${total}$, but the digits of the result do not have this sum.`,
        slip('took_a_neighbouring_multiple', number, calc`111 * (${sum} + 2) - ${total}`)`
          ${here} takes a sum of digits that the result does not have.`,
        slip('took_a_neighbouring_multiple', number, calc`111 * (${sum} - 2) - ${total}`)`
          ${here} takes a sum of digits that the result does not have.`,
        slip('answered_another_quantity', number, second)`
          $${second}$ is one of the two numbers whose sum is given.`,
        slip('answered_another_quantity', number, third)`
          $${third}$ is one of the two numbers whose sum is given.`,
        slip('took_the_mean_for_the_middle', number, () => q(Math.floor(total / 2)))`
          $${number}$ is about half of the sum. That would be right if the three numbers were equal.`,
      ],
      snapRead: text`A number and the two made by moving its digits round: all three together are $111$ times the
        sum of the digits.`,
      approach: text`Add the unknown number to the known sum: that is $111$ times its sum of digits. Bounds and a
        test leave one possibility.`,
      faster: text`Modulo $9$ a number equals its sum of digits. From $s = 111s - ${total}$ follows $110s =
        ${total}$, that is $2s = ${total % 9}$ modulo $9$: only $s = ${(((5 * total) % 9) + 9) % 9}$,
        $${((((5 * total) % 9) + 9) % 9) + 9}$ or $${((((5 * total) % 9) + 9) % 9) + 18}$ need a look.`,
      check: text`$${second} + ${third} = ${total}$, and ${calc`111 * ${s} - ${total}`}.`,
      principle: text`If all cyclic orders of the digits are added, every digit stands once in every place: the
        result is a fixed
        multiple of the sum of the digits.`,
    };
  },
);

interface Led {
  /** The number begins with d and has these four digits behind it. */
  d: number;
  x: number;
  m: number;
  e: number;
  frame: number;
}

const firstToTheEnd = form<Led>(
  'first-digit-to-the-end',
  {
    band: 'Hard',
    seconds: 130,
    verify: ({ d, m, e }) => {
      for (let n = 10000 * d; n < 10000 * (d + 1); n += 1) {
        const moved = Number(`${String(n).slice(1)}${d}`);
        if (moved === m * n + e) return n;
      }
      throw new Error('no number');
    },
  },
  ({ d, m, e, frame }, { step, write, find }) => {
    const way = e > 0 ? 'more' : 'less';
    const size = Math.abs(e);
    const times = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' }[m] ?? '';
    write(tex`10x + ${d} = ${m}(${10000 * d} + x) ${e > 0 ? '+' : '-'} ${size}`, {
      because: text`The last four digits keep their order, so together they are a single unknown.`,
    })`
      Let $x$ be the number that the last four digits form. The given number is $${10000 * d} + x$; with the $${d}$
      at the end it is $10x + ${d}$. Write the condition.`;
    const front = find(10000 * d, { name: 'what the first digit is worth' });
    const rest = step(calc`${m} * ${front} + ${e} - ${d}`, {
      name: 'the right side',
      works: value => tex`${10 - m}x = ${m} \times ${front} ${e > 0 ? '+' : '-'} ${size} - ${d} = ${value}`,
    })`
      Gather the terms with $x$ on the left side.`;
    const share = find(10 - m, { name: 'the coefficient of x' });
    const x = step(calc`${rest} / ${share}`, {
      name: 'the last four digits',
      works: (_v, w) => tex`x = ${w}`,
    })`
      Divide.`;
    const number = step(calc`${10000 * d} + ${x}`)`
      Put the first digit back in its place.`;
    return {
      answer: number,
      stem:
        frame === 0
          ? text`The first digit of a five-digit number is $${d}$. If this digit is moved to the end, the new number
            is $${size}$ ${way} than ${times} the old one. What is the old number?`
          : frame === 1
            ? text`A five-digit number begins with $${d}$. Multiplying it by $${m}$ and
              ${e > 0 ? 'adding' : 'subtracting'} $${size}$ gives the number that arises when the $${d}$ is taken
              from the front and
              written at the end. Find the five-digit number.`
            : text`Taking the leading digit $${d}$ of a five-digit number and writing it behind the other four gives
              a number that is $${size}$ ${way} than ${times} the number before.
              Which number was there before?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(9999) && value.lt(100000),
      slips: [
        slip('answered_another_quantity', number, calc`10 * ${x} + ${d}`)`
          ${here} is the number with the $${d}$ at the end.`,
        slip('left_out_a_term', rest, calc`${m} * ${front} + ${e}`)`
          The $${d}$ at the end of the new number, which is added once, was left out.`,
        slip('wrong_sign', rest, calc`${m} * ${front} + ${e} + ${d}`)`
          The $${d}$ at the end of the new number was added on the side of the old one.`,
        slip('wrong_sign', rest, calc`${m} * ${front} - ${e} - ${d}`)`
          The $${size}$ was put on the wrong side: the new number is ${way} than ${times} the old one.`,
        slip('left_out_a_factor', rest, calc`${front} + ${e} - ${d}`)`
          Only the last four digits were multiplied by $${m}$, not the $${front}$ in front.`,
        slip('ignored_place_value', front, 1000 * d)`
          The first digit was counted as $${front}$. Before four digits it counts ten thousands.`,
        slip('divided_by_the_wrong_number', share, 10)`
          The right side was divided by $10$. On the other side the last four digits stand $${m}$ times.`,
        slip('divided_by_the_wrong_number', share, 10 + m)`
          The right side was divided by $${10 + m}$. The terms with the last four digits are subtracted.`,
        slip('left_out_a_term', rest, calc`${m} * ${front} - ${d}`)`
          The $${size}$ was left out: the new number is not exactly ${times} the old one.`,
      ],
      snapRead: text`One digit changes its place, four digits stay together: a linear equation with one unknown.`,
      approach: text`Call the number of the last four digits $x$. Both five-digit numbers can be written with it.`,
      check: () =>
        text`With the $${d}$ at the end the number is ${calc`10 * ${x} + ${d}`}, and ${calc`${m} * ${number} + ${e}`}.`,
      principle: text`When one digit moves and the others keep their order, take the others together as one unknown.`,
    };
  },
);

/** AL.LIN.5 Hard: the two other cyclic orders of three digits. */
const cycled = situation<Cycled>({
  type: 'AL.LIN.5',
  situation: 'cycled-digits',
  tries: 500,
  draw: draw => {
    const n = draw.int(1, 9) * 100 + draw.int(1, 9) * 10 + draw.int(1, 9);
    return new Set(digitsOf(n)).size === 3 && fitting(othersOf(n)).length === 1 && !cycles(n).includes(n)
      ? { n, frame: draw.int(0, 2) }
      : null;
  },
  forms: [fromTheOthers],
});

/** AL.LIN.5 Hard: the first digit moved to the end. */
const led = situation<Led>({
  type: 'AL.LIN.5',
  situation: 'first-digit-moved',
  tries: 500,
  draw: draw => {
    const [d, m, e] = [draw.int(1, 8), draw.int(2, 5), draw.pick([-1, 1]) * draw.int(2, 99)];
    const x = (10000 * m * d + e - d) / (10 - m);
    return Number.isInteger(x) && x >= 1000 && x <= 9999 ? { d, m, e, x, frame: draw.int(0, 2) } : null;
  },
  forms: [firstToTheEnd],
});

export const cycledDigits: readonly AnyTemplate[] = [...cycled, ...led];
