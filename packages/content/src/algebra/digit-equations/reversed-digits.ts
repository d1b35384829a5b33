import { digitsOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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

const isThreeDigit = (value: { d: bigint; gt(n: number): boolean; lt(n: number): boolean }) =>
  value.d === 1n && value.gt(99) && value.lt(1000);

const fromDifference = form<Digits>(
  'sum-and-reversal',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    suits: ({ a, b }) => a > b + 1 && a + b > 5,
    verify: ({ a, b }) => {
      for (let n = 10; n < 100; n += 1) {
        const [x = 0, y = 0] = digitsOf(n);
        if (x + y === a + b && n - (10 * y + x) === 9 * (a - b)) return x * y;
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
      because: text`A number is not its digits side by side: the tens digit counts ten times. In $52$ and $25$, for
        example, the $5$ counts $50$ the first time and $5$ the second time, $45$ less.`,
    })`
      Let $x$ be the tens digit and $y$ the units digit. The number is $10x + y$ and the reversed one is $10y + x$.
      Subtract them, because their difference is given: that gives the difference of the digits.`;
    const tens = step(calc`(${sum} + ${apart}) / 2`, {
      name: 'the tens digit',
      because: text`Sum and difference added are $(x + y) + (x - y) = 2x$: the units digit cancels.`,
      works: (_v, w) => tex`(x + y) + (x - y) = 2x, \quad x = ${w}`,
    })`
      The sum of the digits is given and their difference is now known. Add the two: that is twice the tens digit, so
      halve it.`;
    const units = step(calc`${sum} - ${tens}`, { name: 'the units digit', works: (_v, w) => tex`y = ${w}` })`
      Subtract the tens digit from the sum of the digits to get the units digit.`;
    const number = find(calc`10 * ${tens} + ${units}`);
    const product = step(calc`${tens} * ${units}`, {
      because: text`The number became smaller when the digits were interchanged, so its larger digit is the tens
        digit. For the product the order of the digits does not matter.`,
    })`
      Both digits are known now. The question asks for their product, so multiply them.`;
    return {
      answer: product,
      stem:
        frame % 2 === 0
          ? text`The digits of a two-digit number add up to $${sum}$. When the digits are interchanged, the number
            becomes smaller by $${gap}$. What is the product of its digits?`
          : text`A two-digit number is $${gap}$ more than the number with the same digits in reverse order, and the
            sum of its two digits is $${sum}$. Find the product of the two digits.`,
      show: plain,
      plausible: value => value.d === 1n && value.gte(0) && value.lte(100),
      slips: [
        stop('answered_another_quantity', number)`
          $${number}$ is the number itself. The question asks for the product of its digits.`,
        slip('did_not_halve', product, calc`(${sum}^2 - ${apart}^2) / 2`)`
          ${here} is twice the product. The square of a sum less the square of the difference is four times the product
          of two numbers.`,
        slip('used_a_factor_twice', nine, 18)`
          You divided $${gap}$ by $18$. One digit loses $9$ times the difference only once, $10 - 1 = 9$, so the change
          is $9$ times the difference of the digits.`,
        slip('divided_by_the_wrong_number', nine, gap % 11 === 0 && 11)`
          You divided $${gap}$ by $11$. That belongs to the sum of a number and its reversal; their difference is $9$
          times the difference of the digits.`,
        stop('stopped_a_step_early', apart)`
          $${apart}$ is the difference of the digits. The sum and this difference give the digits, and their product is
          asked.`,
        slip('assumed_equal_parts', product, sum % 2 === 0 && calc`(${sum} / 2)^2`)`
          ${here} makes both digits equal, half of $${sum}$ each. Then interchanging them would change nothing.`,
        slip('used_a_wrong_given_number', units, calc`${sum} - ${apart}`)`
          You used $${sum} - ${apart}$ as the units digit. Without the difference of the digits twice the units digit is
          left, so it has to be halved.`,
        slip('used_a_term_twice', product, calc`${tens} * ${apart}`)`
          ${here} multiplies the tens digit by the difference of the digits. The second factor is the units digit.`,
        slip('answered_another_quantity', product, calc`${tens}^2 - ${units}^2`)`
          ${here} is the sum of the digits times their difference. The question asks for the product of the digits
          themselves.`,
      ],
      snapRead: text`The sum of the digits and the change by interchanging them are given: two equations for two
        digits.`,
      approach: text`Write the number as ten times one digit plus the other. Interchanging changes it by $9$ times the
        difference of the digits, and sum and difference together give both digits.`,
      check: text`$${10 * a + b} - ${10 * b + a} = ${gap}$ and $${a} + ${b} = ${sum}$; the product of the digits is
        $${a} \times ${b} = ${a * b}$.`,
      principle: text`A two-digit number and its reversal differ by nine times the difference of the digits, so the
        change of the number gives that difference.`,
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
      because: text`Each digit is once in the tens and once in the units place, so it counts $10 + 1$ times in the sum
        of the two numbers.`,
    })`
      Let $x$ be the tens digit and $y$ the units digit. Add the number $10x + y$ and the reversed one $10y + x$,
      because their sum is given: it is $11$ times the sum of the digits.`;
    const units = step(calc`(${sum} - ${more}) / (${c} + 1)`, {
      name: 'the units digit',
      because: text`Two unknown digits need two facts. The second fact writes $x$ by $y$, so only $y$ is left.`,
      works: (_v, w) =>
        more > 0
          ? tex`(${c}y + ${more}) + y = ${sum} \quad \Rightarrow \quad y = ${w}`
          : tex`${c}y + y = ${sum} \quad \Rightarrow \quad y = ${w}`,
    })`
      The tens digit is ${c === 2 ? 'twice' : 'three times'} the units digit${more > 0 && text` and $${more}$ more`}.
      Substitute this for $x$ in the sum of the digits, and solve for $y$.`;
    const tens = step(calc`${sum} - ${units}`, { name: 'the tens digit', works: (_v, w) => tex`x = ${w}` })`
      Subtract the units digit from the sum of the digits to get the tens digit.`;
    const wanted = step(calc`${tens}^2 + ${units}^2`, {
      because: text`First square, then add. The square of a sum would have twice the product of the digits in it as
        well.`,
    })`
      The question asks for the sum of the squares, so square each digit and add.`;
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
          ${here} is the square of the sum of the digits. The sum of their squares is less: the square of a sum also has
          twice the product of the digits in it.`,
        slip('mixed_up_sum_and_product', wanted, calc`${tens} * ${units}`)`
          ${here} is the product of the digits. The question asks for the square of each digit and then for the sum of
          the two squares.`,
        slip('left_out_a_term', wanted, calc`${tens}^2`)`
          ${here} is the square of the tens digit alone. The square of the units digit, $${units}$, has still to be
          added.`,
        slip('answered_another_quantity', wanted, calc`10 * ${tens} + ${units}`)`
          ${here} is the number itself. Its digits $${tens}$ and $${units}$ have still to be squared and added.`,
        slip('subtracted_for_added', wanted, calc`${tens}^2 - ${units}^2`)`
          ${here} subtracts the squares of the two digits. The question asks for their sum.`,
        slip('got_the_middle_term_wrong', wanted, calc`${sum}^2 - ${tens} * ${units}`)`
          You subtracted the product of the digits once from the square of their sum: ${here}. That square has the
          product in it twice.`,
        slip('left_out_a_term', units, more > 0 && calc`${sum} / (${c} + 1)`)`
          You divided $${sum}$ by $${c} + 1$ and got the units digit $${units.toFraction()}$. The tens digit has
          $${more}$ more, and this has to be subtracted from the sum first.`,
      ],
      snapRead: text`The sum of a number and its reversal is given, and it gives the sum of the digits at once.`,
      approach: text`A number and its reversal add up to $11$ times the sum of the digits. With the relation between the
        digits that is enough for both of them; then square and add.`,
      check: text`$${10 * a + b} + ${10 * b + a} = ${total}$, and the tens digit $${a}$ is ${relation} $${b}$.`,
      principle: text`A two-digit number plus its reversal is eleven times the sum of the digits, because each digit
        counts once as tens and once as units.`,
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
      because: text`Counted together, the outer digits are the middle digit and $${less}$. So the three digits are two
        middle digits and $${less}$, and only one letter is left.`,
      works: value =>
        tex`x + z = y + ${less}, \quad (y + ${less}) + y = ${sum} \quad \Rightarrow \quad y = ${value}`,
    })`
      Let the digits be $x$, $y$ and $z$ from the left. The outer two together are $${less}$ more than the middle one.
      Substitute this for $x + z$ in the sum of all three, so that only $y$ is left.`;
    const outer = step(calc`${sum} - ${middle}`, {
      name: 'the sum of the outer digits',
      works: (_v, w) => tex`x + z = ${w}`,
    })`
      Subtract the middle digit from the sum of all three to get the sum of the outer digits.`;
    const factor = find(99, { name: 'the factor of the difference of the outer digits' });
    const apart = step(calc`${gap} / ${factor}`, {
      name: 'the difference of the outer digits',
      works: value =>
        tex`(100x + 10y + z) - (100z + 10y + x) = 99(x - z) = ${gap} \quad \Rightarrow \quad x - z = ${value}`,
      because: text`The middle digit keeps its place when the order is reversed, so it cancels. The first digit counts
        $100$ in one number and $1$ in the other, a change of $99$.`,
    })`
      Write the number and the reversed one by their digits and subtract them, because their difference is given. It is
      $99$ times the difference of the outer digits.`;
    const first = step(calc`(${outer} + ${apart}) / 2`, {
      name: 'the hundreds digit',
      because: text`The last digit cancels: $(x + z) + (x - z) = 2x$.`,
      works: (_v, w) => tex`(x + z) + (x - z) = 2x, \quad x = ${w}`,
    })`
      Add the sum and the difference of the outer digits. The result is twice the hundreds digit, so halve it.`;
    const number = step(calc`100 * ${first} + 10 * ${middle} + (${outer} - ${first})`, {
      because: text`The number is larger than its reversal, so the larger of the outer digits is the first one.`,
    })`
      The units digit is the sum of the outer digits less the hundreds digit. Count hundreds, tens and units together.`;
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
          ${here} has the outer digits in the wrong order. It is smaller than its reversal, but the number is
          $${gap}$ larger than its reversal.`,
        slip(
          'wrong_sign',
          number,
          calc`100 * (${first} - 1) + 10 * (${middle} + 2) + (${outer} - ${first} - 1)`,
        )`
          ${here} has the right sum of digits. But its middle digit is $2$ too large: the outer digits together must be
          $${less}$ more than the middle one.`,
        slip(
          'wrong_sign',
          number,
          calc`100 * (${first} + 1) + 10 * (${middle} - 2) + (${outer} - ${first} + 1)`,
        )`
          ${here} has the right sum of digits. But its middle digit is $2$ too small: the outer digits together must be
          $${less}$ more than the middle one.`,
        slip(
          'ignored_place_value',
          number,
          calc`100 * (${first} - 1) + 10 * ${middle} + (${outer} - ${first} + 1)`,
        )`
          ${here} differs from its reversal by ${calc`${gap} - 198`}, because its outer digits are $2$ less apart. The
          question says $${gap}$.`,
        slip(
          'ignored_place_value',
          number,
          calc`100 * (${first} + 1) + 10 * ${middle} + (${outer} - ${first} - 1)`,
        )`
          ${here} differs from its reversal by ${calc`${gap} + 198`}, because its outer digits are $2$ more apart. The
          question says $${gap}$.`,
        slip(
          'mixed_up_the_coordinates',
          number,
          calc`100 * ${first} + 10 * (${outer} - ${first}) + ${middle}`,
        )`
          ${here} has the last two digits in the wrong places. The sum of the digits is right, but the middle digit is
          not the one that the second fact gives.`,
        slip(
          'mixed_up_the_coordinates',
          number,
          calc`100 * ${middle} + 10 * ${first} + (${outer} - ${first})`,
        )`
          ${here} has the first two digits in the wrong places. The sum of the digits is right, but the middle digit is
          not the one that the second fact gives.`,
      ],
      snapRead: text`Three facts are given for three digits, and reversing the order concerns only the outer two: find
        the middle digit first.`,
      approach: text`The sum and the fact about the middle digit give the middle digit. The reversal gives the
        difference of the outer digits, and their sum is then known as well.`,
      check: text`$${100 * a + 10 * b + c} - ${100 * c + 10 * b + a} = ${gap}$, $${a} + ${b} + ${c} = ${sum}$ and
        ${calc`${a} + ${c} - ${b}`}.`,
      principle: text`Reversing a three-digit number changes it by $99$ times the difference of its outer digits,
        because the middle digit keeps its place.`,
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
    write(tex`(10n + d) - (1{,}000d + n) = 9n - 999d = ${gap}`, {
      because: text`The three digits stay together, so they are one unknown and not three. With $n = 256$ and the digit
        $4$, the two numbers are $10 \times 256 + 4$ and $4 \times 1{,}000 + 256$.`,
    })`
      Let $n$ be the three-digit number and $d$ the digit. Written behind, the digit gives $10n + d$, because every
      digit of $n$ moves up one place. Written before, it gives $1{,}000d + n$. Their difference is given.`;
    const rest = step(calc`${gap} / 9`, {
      name: 'the part of the number that does not depend on the digit',
      because: text`One equation with two unknowns does not fix them. But it gives one number $n$ for each digit $d$,
        and there are only nine digits.`,
      works: value => tex`n - 111d = ${value} \quad \Rightarrow \quad n = 111d ${addedTex(value)}`,
    })`
      All terms are divisible by $9$. Divide by $9$ and solve for $n$, so that each digit gives its number.`;
    const low = step(first, {
      name: 'the least digit',
      because: text`A larger digit gives a larger $n$, so the least number belongs to the least digit that is allowed.`,
      works: value => tex`n = 111d ${addedTex(rest)} \ge 100, \quad d \ge 1: \quad d = ${value}`,
    })`
      The number $n$ has three digits, and $d$ is one of $1$ to $9$. Find the least digit for which $n$ is at least
      $100$.`;
    const high = step(last, {
      name: 'the greatest digit',
      because: text`Two limits hold at the same time: the digit is at most $9$, and the number that belongs to it is at
        most $999$. The stricter one decides.`,
      works: value => tex`n = 111d ${addedTex(rest)} \le 999, \quad d \le 9: \quad d = ${value}`,
    })`
      Find the greatest digit from $1$ to $9$ for which $n$ is at most $999$.`;
    const each = find(111, { name: 'the factor of the digit' });
    const wanted = step(calc`(${each} * ${low} + ${rest}) + (${each} * ${high} + ${rest})`)`
      Find the number for the least and for the greatest digit, and add the two.`;
    return {
      answer: wanted,
      stem:
        frame % 2 === 0
          ? text`If a certain digit from $1$ to $9$ is written ${larger} a three-digit number, the four-digit number
            that arises is $${size}$ more than the one that arises when the digit is written ${smaller} it. What is the
            sum of the least and the greatest possible three-digit number?`
          : text`The same digit, which is not $0$, can be put before or behind a certain three-digit number. The
            four-digit number with the digit ${smaller} it is smaller by $${size}$ than the other one. Add the minimum
            and the maximum of what the three-digit number can be.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(199) && value.lt(1999),
      slips: [
        slip('let_in_zero', low, first === 1 && 0)`
          You let in the digit $0$, for the least number $${rest}$. The digit is not $0$: the numbers with it would not
          both have four digits.`,
        slip('stopped_a_step_early', wanted, calc`${each} * ${high} + ${rest}`)`
          ${here} is the greatest number alone. The least one has still to be added.`,
        slip('ignored_a_bound', high, last < 9 && 9)`
          You used the digit $9$ for the greatest number. That number, $111 \times 9 ${addedTex(rest)}$, has more than
          three digits.`,
        slip('ignored_a_bound', low, first > 1 && 1)`
          You used the digit $1$ for the least number. That number, $111 ${addedTex(rest)}$, is less than $100$ and has
          not three digits.`,
        slip('counted_one_too_few', high, last - 1)`
          You stopped at the digit $${last - 1}$ for the greatest number. With the digit $${last}$ the number still has
          three digits.`,
        slip('left_out_an_end_point', low, first + 1)`
          You began with the digit $${first + 1}$ for the least number. With the digit $${first}$ the number has three
          digits as well.`,
        slip('wrong_sign', rest, calc`-(${gap}) / 9`)`
          You used the number with the digit ${smaller} as the larger one, so every number was $111$ times its digit and
          $${rest}$. The question says that the other one is larger.`,
        slip('ignored_place_value', each, 11)`
          You counted the digit before the number as hundreds, which gives $11$ times the digit and $${rest}$. Before
          three digits it counts thousands.`,
        slip('left_out_a_term', wanted, calc`${each} * ${low} + ${each} * ${high}`)`
          ${here} adds only the multiples of $111$. In each of the two numbers a fixed part comes with the multiple of
          $111$.`,
        slip('left_out_a_term', wanted, calc`${each} * ${low} + ${each} * ${high} + ${rest}`)`
          ${here} counts the fixed part only once. It is in the least and in the greatest number, so it has to be
          counted twice.`,
      ],
      snapRead: text`One digit comes before or behind the same three digits: the three digits are one unknown, and the
        range of both unknowns decides.`,
      approach: text`Written behind, the digit makes the number ten times as large and adds itself; written before, it
        adds thousands. Their difference gives the number for each digit; then see which digits leave three digits.`,
      check: text`For the digit $${first}$ the number is $${111 * first + n - 111 * d}$, for $${last}$ it is
        $${111 * last + n - 111 * d}$:
        ${calc`abs(10 * ${111 * first + n - 111 * d} + ${first} - ${1000 * first + 111 * first + n - 111 * d})`}.`,
      principle: text`Digits that stay together are one unknown: moving them up by a place multiplies their number by
        ten.`,
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
