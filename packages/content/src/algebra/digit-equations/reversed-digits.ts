import { digitsOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Digits {
  a: number;
  b: number;
  c: number;
  /** A digit written before or behind, and the number that gets it. */
  d: number;
  n: number;
  frame: number;
}

const isTwoDigit = (value: { d: bigint; gt(n: number): boolean; lt(n: number): boolean }) =>
  value.d === 1n && value.gt(9) && value.lt(100);
const isThreeDigit = (value: { d: bigint; gt(n: number): boolean; lt(n: number): boolean }) =>
  value.d === 1n && value.gt(99) && value.lt(1000);

const fromDifference = form<Digits>(
  'sum-and-reversal',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    suits: ({ a, b }) => a > b + 1 && a + b > 5,
    verify: ({ a, b }) => {
      for (let n = 10; n < 100; n += 1) {
        const [x = 0, y = 0] = digitsOf(n);
        if (x + y === a + b && n - (10 * y + x) === 9 * (a - b)) return n;
      }
      throw new Error('no number');
    },
  },
  ({ a, b, frame }, { step, find }) => {
    const [sum, gap] = [a + b, 9 * (a - b)];
    const nine = find(9, { name: 'the factor of the difference of the digits' });
    const apart = step(calc`${gap} / ${nine}`, {
      name: 'the difference of the digits',
      works: value => tex`(10x + y) - (10y + x) = 9(x - y) = ${gap} \quad \Rightarrow \quad x - y = ${value}`,
      because: text`A number is not its digits side by side: the tens digit counts ten times.`,
    })`
      Let $x$ be the tens digit and $y$ the units digit. The number is $10x + y$, the reversed one $10y + x$.
      Subtract.`;
    const tens = step(calc`(${sum} + ${apart}) / 2`, {
      name: 'the tens digit',
      works: (_v, w) => tex`x = ${w}`,
    })`
      Add this to the sum of the digits; that gives twice the tens digit.`;
    const units = step(calc`${sum} - ${tens}`, { name: 'the units digit', works: (_v, w) => tex`y = ${w}` })`
      The units digit is the rest of the sum.`;
    const number = step(calc`10 * ${tens} + ${units}`)`
      Write the number.`;
    return {
      answer: number,
      stem:
        frame % 2 === 0
          ? text`The digits of a two-digit number add up to $${sum}$. When the digits are interchanged, the number
            becomes smaller by $${gap}$. What is the number?`
          : text`A two-digit number is $${gap}$ more than the number with the same digits in reverse order, and the
            sum of its two digits is $${sum}$. Find it.`,
      show: plain,
      plausible: isTwoDigit,
      slips: [
        slip('swapped_the_two', number, calc`10 * ${units} + ${tens}`)`
          ${here} is the number with the digits interchanged. It is the smaller of the two.`,
        slip('ignored_a_condition', number, calc`10 * (${tens} - 1) + ${units} + 1`)`
          ${here} has the right sum of digits. Its difference from the reversed number is another one.`,
        slip('ignored_a_condition', number, calc`10 * (${tens} + 1) + ${units} - 1`)`
          ${here} has the right sum of digits. Its difference from the reversed number is too large.`,
        slip('ignored_a_condition', number, calc`10 * (${tens} + 2) + ${units} - 2`)`
          ${here} has the right sum of digits. Its difference from the reversed number is much larger.`,
        slip('used_a_factor_twice', nine, 18)`
          $${gap}$ was divided by $18$. Interchanging the digits changes the number by $9$ times their difference.`,
        slip('ignored_a_condition', number, calc`10 * (${tens} - 1) + ${units} - 1`)`
          ${here} has the right difference of digits, but their sum is too small.`,
        slip('ignored_a_condition', number, calc`10 * (${tens} + 1) + ${units} + 1`)`
          ${here} has the right difference of digits, but their sum is too large.`,
        slip('ignored_a_condition', number, calc`10 * (${tens} - 2) + ${units} + 2`)`
          ${here} has the right sum of digits. Its difference from the reversed number is much smaller.`,
      ],
      snapRead: text`The sum of the digits and the change by interchanging them: two equations for two digits.`,
      approach: text`Write the number as ten times one digit plus the other. Interchanging changes it by $9$ times
        the difference of the digits.`,
      check: text`$${10 * a + b} - ${10 * b + a} = ${gap}$ and $${a} + ${b} = ${sum}$.`,
      principle: text`A two-digit number and its reversal differ by nine times the difference of the digits and add
        up to eleven times their sum.`,
    };
  },
);

const fromSum = form<Digits>(
  'sum-with-the-reversal',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
    suits: ({ a, b, c }) => a > b && a - c * b >= 0 && a - c * b < 4 && c > 1 && c < 4 && b > 0,
    verify: ({ a, b, c }) => {
      for (let n = 10; n < 100; n += 1) {
        const [x = 0, y = 0] = digitsOf(n);
        if (n + 10 * y + x === 11 * (a + b) && x === c * y + (a - c * b)) return x * x + y * y;
      }
      throw new Error('no number');
    },
  },
  ({ a, b, c, frame }, { step, find }) => {
    const total = 11 * (a + b);
    const more = a - c * b;
    const eleven = find(11, { name: 'the factor of the sum of the digits' });
    const sum = step(calc`${total} / ${eleven}`, {
      name: 'the sum of the digits',
      works: value =>
        tex`(10x + y) + (10y + x) = 11(x + y) = ${total} \quad \Rightarrow \quad x + y = ${value}`,
    })`
      Let $x$ be the tens digit and $y$ the units digit. Add the number $10x + y$ and the reversed one $10y + x$.`;
    const units = step(calc`(${sum} - ${more}) / (${c} + 1)`, {
      name: 'the units digit',
      works: (_v, w) => tex`y = ${w}`,
    })`
      The tens digit is ${c === 2 ? 'twice' : 'three times'} the units digit${
        more > 0 &&
        text` and $${more}$
      more`
      }. Put that into the sum and solve for $y$.`;
    const tens = step(calc`${sum} - ${units}`, { name: 'the tens digit', works: (_v, w) => tex`x = ${w}` })`
      The tens digit is the rest of the sum.`;
    const wanted = step(calc`${tens}^2 + ${units}^2`)`
      Add the squares of the two digits.`;
    const relation =
      more > 0
        ? text`$${more}$ more than ${c === 2 ? 'twice' : 'three times'}`
        : c === 2
          ? 'twice'
          : 'three times';
    return {
      answer: wanted,
      stem:
        frame % 2 === 0
          ? text`A two-digit number and the number with its digits in reverse order add up to $${total}$. The tens
            digit of the first is ${relation} its units digit. What is the
            sum of the squares of the two digits?`
          : text`If the digits of a two-digit number are interchanged and the result is added to the number, the sum
            is $${total}$. The number's tens digit is ${relation} the
            units digit. Find the sum of the squares of its digits.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('took_a_power_term_by_term', wanted, calc`${sum}^2`)`
          ${here} is the square of the sum of the digits. The squares have to be added, not the digits.`,
        slip('mixed_up_sum_and_product', wanted, calc`${tens} * ${units}`)`
          ${here} is the product of the digits.`,
        slip('left_out_a_term', wanted, calc`${tens}^2`)`
          ${here} is the square of the tens digit alone.`,
        slip('answered_another_quantity', wanted, calc`10 * ${tens} + ${units}`)`
          ${here} is the number itself.`,
        slip('subtracted_for_added', wanted, calc`${tens}^2 - ${units}^2`)`
          ${here} subtracts the squares.`,
        slip('got_the_middle_term_wrong', wanted, calc`${sum}^2 - ${tens} * ${units}`)`
          ${here} takes the product of the digits off the square of their sum once. It is in it twice.`,
        slip('left_out_a_term', units, more > 0 && calc`${sum} / (${c} + 1)`)`
          The units digit was taken as $${units}$, without the $${more}$ in the relation of the digits.`,
      ],
      snapRead: text`The sum of a number and its reversal gives the sum of its digits.`,
      approach: text`The sum is $11$ times the sum of the digits. With the relation between the digits that is
        enough for both digits.`,
      check: text`$${10 * a + b} + ${10 * b + a} = ${total}$, and the tens digit $${a}$ is ${relation} $${b}$.`,
      principle: text`A two-digit number plus its reversal is eleven times the sum of the digits.`,
    };
  },
);

const threeDigits = form<Digits>(
  'three-digits-three-facts',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ a, b, c }) => a > c + 1 && b > 0 && a + c - b > 0 && a + c - b < 9 && a !== b && b !== c,
    verify: ({ a, b, c }) => {
      for (let n = 100; n < 1000; n += 1) {
        const [x = 0, y = 0, z = 0] = digitsOf(n);
        if (x + y + z === a + b + c && n - (100 * z + 10 * y + x) === 99 * (a - c) && x + z - y === a + c - b)
          return n;
      }
      throw new Error('no number');
    },
  },
  ({ a, b, c, frame }, { step, find }) => {
    const [sum, gap, less] = [a + b + c, 99 * (a - c), a + c - b];
    const middle = step(calc`(${sum} - ${less}) / 2`, {
      name: 'the middle digit',
      works: value =>
        tex`x + z = y + ${less}, \quad (y + ${less}) + y = ${sum} \quad \Rightarrow \quad y = ${value}`,
    })`
      Let the digits be $x$, $y$ and $z$. The outer two together are $${less}$ more than the middle one. Put that
      into the sum of all three.`;
    const outer = step(calc`${sum} - ${middle}`, {
      name: 'the sum of the outer digits',
      works: (_v, w) => tex`x + z = ${w}`,
    })`
      Find what the outer digits add up to.`;
    const factor = find(99, { name: 'the factor of the difference of the outer digits' });
    const apart = step(calc`${gap} / ${factor}`, {
      name: 'the difference of the outer digits',
      works: value =>
        tex`(100x + 10y + z) - (100z + 10y + x) = 99(x - z) = ${gap} \quad \Rightarrow \quad x - z = ${value}`,
      because: text`The middle digit keeps its place when the order is reversed, so it cancels.`,
    })`
      Write the number and the reversed one by their digits and subtract.`;
    const first = step(calc`(${outer} + ${apart}) / 2`, {
      name: 'the hundreds digit',
      works: (_v, w) => tex`x = ${w}`,
    })`
      Sum and difference of the outer digits give the hundreds digit.`;
    const number = step(calc`100 * ${first} + 10 * ${middle} + (${outer} - ${first})`)`
      The units digit is the rest. Write the number.`;
    return {
      answer: number,
      stem:
        frame % 3 === 0
          ? text`The digits of a three-digit number add up to $${sum}$. Its first and last digits together are
            $${less}$ more than the middle one, and the number is $${gap}$
            more than the number with its digits in reverse order. What is the number?`
          : frame % 3 === 1
            ? text`A three-digit number has the sum of digits $${sum}$. If its digits are written in reverse order,
              a number arises that is less by $${gap}$. Without the middle
              digit, the digits add up to $${less}$ more than the middle digit. Which number is it?`
            : text`Reversing the order of its digits makes a three-digit number smaller by $${gap}$. The sum of the
              digits is $${sum}$, and the middle digit is $${less}$ less than
            the sum of the two others. Find the number.`,
      show: plain,
      plausible: isThreeDigit,
      slips: [
        slip('swapped_the_two', number, calc`100 * (${outer} - ${first}) + 10 * ${middle} + ${first}`)`
          ${here} has the outer digits in the wrong order. The number is the larger of the two.`,
        slip(
          'wrong_sign',
          number,
          calc`100 * (${first} - 1) + 10 * (${middle} + 2) + (${outer} - ${first} - 1)`,
        )`
          ${here} has the right sum of digits, but its middle digit is too large.`,
        slip(
          'wrong_sign',
          number,
          calc`100 * (${first} + 1) + 10 * (${middle} - 2) + (${outer} - ${first} + 1)`,
        )`
          ${here} has the right sum of digits, but its middle digit is too small.`,
        slip(
          'ignored_place_value',
          number,
          calc`100 * (${first} - 1) + 10 * ${middle} + (${outer} - ${first} + 1)`,
        )`
          ${here} differs from its reversal by ${calc`${gap} - 198`}.`,
        slip(
          'ignored_place_value',
          number,
          calc`100 * (${first} + 1) + 10 * ${middle} + (${outer} - ${first} - 1)`,
        )`
          ${here} differs from its reversal by ${calc`${gap} + 198`}.`,
        slip(
          'mixed_up_the_coordinates',
          number,
          calc`100 * ${first} + 10 * (${outer} - ${first}) + ${middle}`,
        )`
          ${here} has the last two digits in the wrong places.`,
        slip(
          'mixed_up_the_coordinates',
          number,
          calc`100 * ${middle} + 10 * ${first} + (${outer} - ${first})`,
        )`
          ${here} has the first two digits in the wrong places.`,
      ],
      snapRead: text`Three facts for three digits; reversing the order only concerns the outer two.`,
      approach: text`Sum and second fact give the middle digit. Reversal gives the difference of the outer digits,
        and their sum is known.`,
      check: text`$${100 * a + 10 * b + c} - ${100 * c + 10 * b + a} = ${gap}$, and $${a} + ${b} + ${c} = ${sum}$.`,
      principle: text`Reversing a three-digit number changes it by $99$ times the difference of its outer digits.`,
    };
  },
);

/** The least and the greatest digit for which 111 times it and the rest is a number of three digits. */
const digitsFor = (rest: number): [number, number] => [
  Math.max(1, Math.ceil((100 - rest) / 111)),
  Math.min(9, Math.floor((999 - rest) / 111)),
];

const beforeOrBehind = form<Digits>(
  'digit-before-or-behind',
  {
    band: 'Medium',
    seconds: 105,
    revision: 2,
    suits: ({ d, n }) => {
      const rest = n - 111 * d;
      const [low, high] = digitsFor(rest);
      return Math.abs(rest) > 15 && rest < 700 && high - low > 1;
    },
    verify: ({ d, n }) => {
      const found = [];
      for (let x = 100; x < 1000; x += 1)
        for (let y = 1; y < 10; y += 1)
          if (Number(`${x}${y}`) - Number(`${y}${x}`) === 9 * n - 999 * d) found.push(x);
      return Math.min(...found) + Math.max(...found);
    },
  },
  ({ d, n, frame }, { step, write, find }) => {
    const gap = 9 * n - 999 * d;
    const size = Math.abs(gap);
    const [larger, smaller] = gap > 0 ? ['behind', 'before'] : ['before', 'behind'];
    const [first, last] = digitsFor(n - 111 * d);
    write(tex`(10n + d) - (1000d + n) = 9n - 999d = ${gap}`, {
      because: text`The three digits stay together, so they are one unknown and not three.`,
    })`
      Let $n$ be the three-digit number and $d$ the digit. Behind it, the digit moves every digit of $n$ up one place;
      before it, the digit counts thousands.`;
    const rest = step(calc`${gap} / 9`, {
      name: 'the part of the number that does not depend on the digit',
      works: value => tex`n - 111d = ${value} \quad \Rightarrow \quad n = 111d ${addedTex(value)}`,
    })`
      Divide by $9$ and solve for $n$.`;
    const low = step(first, { name: 'the least digit', works: value => tex`d = ${value}` })`
      $n$ has three digits, and $d$ is one of $1$ to $9$. Find the least digit for which $n$ is at least $100$.`;
    const high = step(last, { name: 'the greatest digit', works: value => tex`d = ${value}` })`
      Find the greatest digit for which $n$ is at most $999$.`;
    const each = find(111, { name: 'the factor of the digit' });
    const wanted = step(calc`(${each} * ${low} + ${rest}) + (${each} * ${high} + ${rest})`)`
      Add the least and the greatest number.`;
    return {
      answer: wanted,
      stem:
        frame % 2 === 0
          ? text`If a certain digit from $1$ to $9$ is written ${larger} a three-digit number, the four-digit number
            that
            arises is $${size}$ more than the one that arises when the digit is written ${smaller} it. What is the sum
            of
            the least and the greatest possible three-digit number?`
          : text`The same digit, which is not $0$, can be put before or behind a certain three-digit number. The
            four-digit number with the digit ${smaller} it is smaller by $${size}$ than the other one. Add the minimum
            and the maximum of what the three-digit number can be.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(199) && value.lt(1999),
      slips: [
        slip('let_in_zero', low, first === 1 && 0)`
          The digit $0$ was let in, for the least number $${rest}$.`,
        slip('stopped_a_step_early', wanted, calc`${each} * ${high} + ${rest}`)`
          ${here} is the greatest number alone.`,
        slip('ignored_a_bound', high, last < 9 && 9)`
          The digit $9$ was used for the greatest number, which then has more than three digits.`,
        slip('ignored_a_bound', low, first > 1 && 1)`
          The digit $1$ was used for the least number. It would be less than $100$.`,
        slip('counted_one_too_few', high, last - 1)`
          The digit $${last - 1}$ was used for the greatest number. With $${last}$ the number still has three digits.`,
        slip('left_out_an_end_point', low, first + 1)`
          The digit $${first + 1}$ was used for the least number. With $${first}$ the number has three digits, too.`,
        slip('wrong_sign', rest, calc`-(${gap}) / 9`)`
          The number with the digit ${smaller} was taken as the larger one, for numbers that are $111$ times the digit
          and
          $${rest}$.`,
        slip('ignored_place_value', each, 11)`
          The digit before the number was counted as hundreds: $11$ times the digit and $${rest}$. Before three digits
          it
          counts thousands.`,
        slip('left_out_a_term', wanted, calc`${each} * ${low} + ${each} * ${high}`)`
          ${here} leaves out what is added to $111$ times the digit.`,
        slip('left_out_a_term', wanted, calc`${each} * ${low} + ${each} * ${high} + ${rest}`)`
          ${here} counts the $${size}$ for one of the two numbers only.`,
      ],
      snapRead: text`One digit before or behind the same three digits: the three digits are one unknown, and the range
        of both unknowns decides.`,
      approach: text`Behind the number the digit makes it ten times as large and adds itself; before it, it adds
        thousands. The difference gives the number for each digit; then look which digits leave three digits.`,
      check: text`For the digit $${first}$ the number is $${111 * first + n - 111 * d}$, for $${last}$ it is
        $${111 * last + n - 111 * d}$:
        ${calc`abs(10 * ${111 * first + n - 111 * d} + ${first} - ${1000 * first + 111 * first + n - 111 * d})`}.`,
      principle: text`Digits that stay together are one unknown: moving them by a place multiplies it by ten.`,
    };
  },
);

/** AL.LIN.5 Easy and Medium: numbers and their digits in another order. */
export const reversedDigits: readonly AnyTemplate[] = situation<Digits>({
  type: 'AL.LIN.5',
  situation: 'digits-in-another-order',
  tries: 500,
  draw: draw => ({
    a: draw.int(1, 9),
    b: draw.int(1, 8),
    c: draw.int(1, 9),
    d: draw.int(1, 9),
    n: draw.int(102, 989),
    frame: draw.int(0, 5),
  }),
  forms: [fromDifference, fromSum, threeDigits, beforeOrBehind],
});
