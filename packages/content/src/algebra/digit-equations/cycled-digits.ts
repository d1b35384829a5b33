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
          ? text`No digit of a three-digit number is $0$. Moving its first digit to the end gives a second number, and
            moving the first digit of the second one to the end gives a third number. The second and the third number
            add up to $${total}$. What is the first number?`
          : frame === 1
            ? text`From a three-digit number with the digits $x, y, z$, in this order and none of them $0$, the numbers
              with the digits $y, z, x$ and $z, x, y$ are formed. The sum of these two numbers is $${total}$. Find the
              number with the digits $x, y, z$.`
            : text`The digits of a three-digit number, all different from $0$, are moved round in a circle by one place
              and by two places. The two numbers so obtained have the sum $${total}$. Which number was there at first?`,
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
          $${second}$ is one of the two numbers whose sum is given. The question asks for the number at first.`,
        slip('answered_another_quantity', number, third)`
          $${third}$ is one of the two numbers whose sum is given. The question asks for the other number of the
          three.`,
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
      principle: text`If all cyclic orders of the digits are added, every digit stands once in every place: the result
        is a fixed multiple of the sum of the digits.`,
    };
  },
);

interface Led {
  /** The first digit, the change when it is moved to the end, and the sum of the digits. */
  d: number;
  change: number;
  sum: number;
  frame: number;
}

const firstToTheEnd = form<Led>(
  'both-numbers-from-change-and-digit-sum',
  {
    band: 'Hard',
    seconds: 135,
    also: ['NS.DIG.1', 'NS.REM.5'],
    verify: ({ change, sum }) => {
      const found: number[] = [];
      for (let n = 10000; n < 100000; n += 1)
        if (Number(`${String(n).slice(1)}${String(n)[0]}`) - n === change)
          if (digitsOf(n).reduce((x, y) => x + y, 0) === sum) found.push(2 * n + change);
      if (found.length !== 1) throw new Error(`${found.length} numbers`);
      return found[0] ?? 0;
    },
  },
  ({ change, sum, d, frame }, { step, find }) => {
    const way = change > 0 ? 'greater' : 'less';
    const size = Math.abs(change);
    const part = step(calc`${change} / 9`, {
      name: 'the number less 11111 times its first digit',
      works: value =>
        tex`10x + d - (10{,}000d + x) = ${change} \Rightarrow x - 1{,}111d = ${value} \Rightarrow N = 11{,}111d
          ${value.s < 0n ? '-' : '+'} ${value.abs()}`,
      because: text`The last four digits keep their order, so together they are a single unknown.`,
    })`
      Let $d$ be the first digit and $x$ the number that the last four digits form. The number is $N = 10{,}000d + x$;
      with $d$ at the end it is $10x + d$. Subtract, divide by $9$ and write $N$ with $d$ alone.`;
    const nine = step((((2 * (sum - change / 9)) % 9) + 9) % 9 || 9, {
      because: text`$10 = 9 + 1$, so each place counts as its digit when $9$s are left out. Only one digit from $1$ to
        $9$ fits, because multiplying by $5$ gives nine different remainders.`,
      name: 'the first digit',
      works: value =>
        tex`11{,}111d ${change < 0 ? '-' : '+'} ${size / 9}: \quad 5d ${change < 0 ? '-' : '+'} ${(size / 9) % 9}
          \text{ and } ${sum}
          \text{ leave the same remainder} \Rightarrow d = ${value}`,
    })`
      A number and its sum of digits leave the same remainder on division by $9$. The number $11{,}111$ leaves $5$, so
      $5d$ and the constant have to leave the same remainder as $${sum}$. Find the digit $d$ that fits.`;
    const number = step(calc`11111 * ${nine} + ${part}`, {
      because: text`The change fixed everything except the first digit. With it the number is known.`,
      name: 'the number',
    })`
      Put this digit into the expression for $N$ to find the number.`;
    const both = find(2);
    const total = step(calc`${both} * ${number} + ${change}`, {
      because: text`The sum of both is twice the old number with the change added once. Not the old number twice,
        because only one of them is the old one.`,
    })`
      The other number is $${size}$ ${way} than this one. Add the two numbers.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`The digits of a five-digit number add up to $${sum}$. If its first digit is moved to the end, the
            number that arises is $${size}$ ${way} than the old one. What is the sum of the old number and the new
            one?`
          : frame === 1
            ? text`A five-digit number has the sum of digits $${sum}$. Taking its first digit from the front and
              writing it behind the other four gives a number that is ${way} by $${size}$. Find the sum of the two
              numbers.`
            : text`The code of a parcel is a five-digit number with the sum of digits $${sum}$. By mistake its first
              digit was typed last, after the other four, and the number typed was $${size}$ ${way} than the code. Find
              the total of the code and the number typed.`,
      show: plain,
      plausible: value =>
        value.d === 1n && value.gt(20000) && value.lt(200000) && value.mod(2).equals(Math.abs(change) % 2),
      slips: [
        slip('left_out_a_change', both, 1)`
          $${total}$ is only the number with its first digit at the end. The question asks for the sum of the old and
          the new number.`,
        slip('wrong_sign', total, calc`${both} * ${number} - (${change})`)`
          ${here} changes the number in the wrong direction. The new number is $${size}$ ${way} than the old one.`,
        slip('lost_the_place_in_a_cycle', nine, d < 9 ? d + 1 : d - 1)`
          You found the first digit $${nine}$. With it the digits of the number do not add up to $${sum}$, since the
          remainders on division by $9$ differ.`,
        slip('lost_the_place_in_a_cycle', nine, d > 1 ? d - 1 : d + 2)`
          You found the first digit $${nine}$. With it the digits of the number do not add up to $${sum}$, since the
          remainders on division by $9$ differ.`,
        slip('ignored_place_value', nine, (((5 * (sum - change / 9)) % 9) + 9) % 9 || 9)`
          The remainder was multiplied by $5$, with the first digit $${nine}$. Five times the digit leaves it.`,
        slip('answered_another_quantity', total, calc`2 * ${number}`)`
          ${here} doubles the old number and leaves out the change. The new number is $${size}$ ${way}.`,
        slip('ignored_place_value', nine, (((sum - change / 9) % 9) + 9) % 9 || 9)`
          The first digit was counted once in the sum of digits, not five times, and came out as $${nine}$.`,
      ],
      snapRead: text`One digit changes its place, four digits stay together, and the sum of the digits is known: an
        equation and a remainder by 9.`,
      approach: text`With the last four digits as one unknown the change leaves only the first digit open. The sum of
        digits fixes it by the remainder on division by 9.`,
      check: () => {
        const n = Number(number.valueOf());
        return text`$${number}$ has the sum of digits $${digitsOf(n).join(' + ')} = ${sum}$, and with its first digit at
          the end it is $${n + change}$.`;
      },
      principle: text`A number and its sum of digits leave the same remainder on division by 9; that decides which digit
        fits.`,
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
    const n = draw.int(11000, 98999);
    const digits = digitsOf(n);
    const d = digits[0] ?? 0;
    const change = Number(`${digits.slice(1).join('')}${d}`) - n;
    const sum = digits.reduce((x, y) => x + y, 0);
    return new Set(digits).size === 5 && digits[1] !== 0 && Math.abs(change) > 900
      ? { d, change, sum, frame: draw.int(0, 2) }
      : null;
  },
  forms: [firstToTheEnd],
});

export const cycledDigits: readonly AnyTemplate[] = [...cycled, ...led];
