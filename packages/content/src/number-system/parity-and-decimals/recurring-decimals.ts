import { digitsOf, gcd, isCount, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** LaTeX of a recurring decimal below 1: the digits that do not recur, and the block. */
const recurring = (fixed: string, block: string) => `0.${fixed}\\overline{${block}}`;
const padded = (n: number, places: number) => String(n).padStart(places, '0');

interface TwoDecimals {
  /** The decimals 0.ddd… and 0.abab…, with ab as one number. */
  d: number;
  ab: number;
  added: boolean;
  frame: number;
  who: string;
}

const combined = form<TwoDecimals>(
  'sum-or-difference',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ d, ab, added }) => {
      // Block by block: two places of the one are dd, of the other ab.
      const block = added ? 11 * d + ab : 11 * d - ab;
      return q(block, 99);
    },
  },
  ({ d, ab, added, frame, who }, { step }) => {
    const [one, two] = [recurring('', String(d)), recurring('', padded(ab, 2))];
    const first = step(frac(calc`${d} / 9`), {
      name: text`$${one}$ as a fraction`,
      because: text`Ten times $${one}$ has the same digits after the point; subtracting leaves nine times the
        decimal.`,
      works: value => tex`9x = 10x - x = ${d}, \quad x = ${fractionTex(value)}`,
    })`
      Let $x = ${one}$. Ten times $x$ has the same digits after the point, so subtracting $x$ removes them all.`;
    const second = step(frac(calc`${ab} / 99`), {
      name: text`$${two}$ as a fraction`,
      because: text`Ten times $y$ would have the two digits of the block in the other order after the point, and
        nothing would cancel. After two places the block begins anew.`,
      works: value => tex`99y = 100y - y = ${ab}, \quad y = ${fractionTex(value)}`,
    })`
      Let $y = ${two}$. Its block has two digits, so it takes a hundred times $y$ to get the same digits after the
      point.`;
    const answer = step(
      added
        ? frac(calc`${frac(first)} + ${frac(second)}`)
        : frac(calc`${frac(first)} -
    ${frac(second)}`),
    )`
      Both decimals are fractions now. ${added ? 'Add' : 'Subtract'} them over the denominator $99$ and reduce.`;
    const both = added ? 10 * d + ab : 10 * d - ab;
    const [A, B] = [`$${one}$`, `$${two}$`];
    return {
      answer,
      stem: added
        ? wording(
            frame,
            text`What is the sum of the recurring decimals ${A} and ${B} as a fraction in lowest terms?`,
            text`${who} uses ${A} of a sheet of cloth for a bag and ${B} of it for a cap. What fraction of the sheet is
              used? The bars mark the digits that recur.`,
            text`Write $${one} + ${two}$ as one fraction, where the digits under a bar recur without end.`,
          )
        : wording(
            frame,
            text`By what fraction, in lowest terms, does the recurring decimal ${A} exceed the recurring decimal ${B}?`,
            text`A tank was filled to ${A} of its volume, and after a day to ${B}, with the digits under a bar
              recurring. Which fraction of the volume was taken out?`,
            text`Write $${one} - ${two}$ as one fraction; the bars mark blocks of digits that recur without end.`,
          ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(2) && value.d > 1n,
      slips: [
        slip('divided_by_the_wrong_number', second, frac(calc`${ab} / 100`))`
          For ${B} you put ${here}. That is the decimal cut off after one block. A block of two digits that recurs is
          divided by $99$.`,
        slip('divided_by_the_wrong_number', second, frac(calc`${ab} / 90`))`
          ${here} would belong to a decimal with one digit in front of the block. In ${B} both digits recur, so the
          divisor is $99$.`,
        slip('divided_by_the_wrong_number', first, frac(calc`${d} / 10`))`
          For ${A} you put ${here}, which is the decimal with one digit only. Its digit recurs without end.`,
        slip(
          'ignored_place_value',
          answer,
          added
            ? frac(calc`(${d} + ${ab}) / 99`)
            : ab > d &&
                frac(calc`(${ab} -
        ${d}) / 99`),
        )`
          In ${here} the block of ${A} counts as $${d}$. Over two places it is $${11 * d}$.`,
        slip('ignored_place_value', answer, both > 0 && frac(calc`${both} / 99`))`
          ${here} uses $${10 * d}$ for two places of ${A}. Both places have the digit $${d}$.`,
        slip(
          'left_out_a_term',
          answer,
          added
            ? frac(calc`(11 * ${d} + ${ab}) / 100`)
            : frac(calc`(11 * ${d} - ${ab}) /
        100`),
        )`
          ${here} stops after two places of each decimal. The digits under a bar recur without end, so the block is
          divided by $99$, not by $100$.`,
        slip(
          'added_for_subtracted',
          answer,
          added
            ? frac(calc`(11 * ${d} + ${ab}) / 90`)
            : frac(calc`(11 * ${d} -
        ${ab}) / 90`),
        )`
          ${here}: the block was divided by $90$, that is $100 - 10$. For a block of two digits it is $100 - 1$.`,
      ],
      snapRead: text`Recurring decimals to be combined: make fractions of them first.`,
      approach: text`A block of one digit is over $9$, a block of two digits over $99$. Then it is a sum of fractions.`,
      faster: text`Write both with blocks of two digits, $${recurring('', String(11 * d))}$ and $${two}$:
        ${added ? calc`${11 * d} + ${ab}` : calc`${11 * d} - ${ab}`}, over $99$.`,
      check: () => {
        const value = Number(first) + (added ? 1 : -1) * Number(second);
        return text`By decimals: $${(d / 9).toFixed(4)} ${added ? '+' : '-'} ${(ab / 99).toFixed(4)} \approx
          ${value.toFixed(3)}$, and $${frac(answer)} \approx ${value.toFixed(3)}$.`;
      },
      principle: text`A recurring block divided by as many nines as it has digits gives the fraction.`,
    };
  },
);

const twoDecimals = situation<TwoDecimals>({
  type: 'NS.NUM.3',
  situation: 'two-recurring-decimals',
  tries: 30,
  draw: draw => {
    const [d, ab, added] = [draw.int(1, 8), draw.int(12, 97), draw.chance(0.5)];
    const block = added ? 11 * d + ab : 11 * d - ab;
    return ab % 11 === 0 || block <= 4 || block === 99 || d % 3 === 0
      ? null
      : { d, ab, added, frame: draw.int(0, 2), who: draw.pick(peopleInArithmetic) };
  },
  forms: [combined],
});

interface Mixed {
  /** The decimal 0.abcbc…: the digit a and the block bc. */
  a: number;
  bc: number;
  frame: number;
  who: string;
}

const leastMultiplier = form<Mixed>(
  'least-whole-multiple',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ a, bc }) => {
      // In parts of 990: a tenth is 99 of them, a block after it a 990th for each.
      for (let n = 1; ; n += 1) if ((n * (99 * a + bc)) % 990 === 0) return n;
    },
  },
  ({ a, bc, frame, who }, { step, write }) => {
    const block = padded(bc, 2);
    const decimal = recurring(String(a), block);
    const all = 100 * a + bc;

    write(tex`1{,}000x - 10x = ${a}${block}.\overline{${block}} - ${a}.\overline{${block}}`, {
      because: text`Only numbers with the same digits after the point leave a whole number when they are subtracted.`,
    })`
      Let $x = ${decimal}$. The numbers $1{,}000x$ and $10x$ have the same digits after the point. Subtract them.`;
    const top = step(calc`${all} - ${a}`, {
      name: 'how much 990 times the decimal is',
      because: text`After the point both numbers have the same block again and again, so nothing is left there. In
        front of it stand the digit with the first block, and the digit alone.`,
      works: (_v, working) => tex`990x = ${working}`,
    })`
      The recurring digits cancel. On the right side the digits in front of the points are left: subtract them.`;
    const common = step(() => gcd(Number(top), 990), {
      name: 'the HCF of numerator and denominator',
      because: text`In lowest terms the fraction shows what a multiplier must contain. A factor that numerator and
        denominator share would make the multiplier too large.`,
      works: value => tex`x = \frac{${top}}{990} = \frac{${top.div(value)}}{${q(990).div(value)}}`,
    })`
      Divide by $990$ and reduce the fraction to lowest terms.`;
    const least = step(calc`990 / ${common}`, {
      because: text`Numerator and denominator have no common factor left, so the multiplier has to have the whole
        denominator in it.`,
      works: value => tex`n = \frac{990}{${common}} = ${value}`,
    })`
      A whole multiple of $x$ needs a multiplier that the denominator divides. The least one is the denominator
      itself.`;
    const shown = (value: number) => `$${fractionTex(q(value, 990))}$`;
    return {
      answer: least,
      stem: wording(
        frame,
        text`What is the smallest positive integer $n$ for which $n$ times $${decimal}$ is an integer? The digits under
          the bar recur.`,
        text`A medal weighs $${decimal}$ kg, where the digits under the bar recur without end. Find the least number of
          such medals with a weight that is a whole number of kilograms.`,
        text`${who} lays rods of $${decimal}$ m end to end; the block under the bar recurs. What is the least number of
          rods, above zero, for which the length is a whole number of metres?`,
        text`A tap loses the recurring decimal $${decimal}$ of a litre in an hour. After how many whole hours, at the
          earliest, is the amount lost a whole number of litres?`,
        text`In $${decimal}$ the digits under the bar recur. The smallest natural number by which it has to be
          multiplied to give a whole number as the product is`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_term', top, all)`
          You put the decimal equal to $${all}$ over $990$, that is ${shown(all)} in lowest terms. The digit $${a}$ in
          front of the block has to be subtracted.`,
        slip('divided_by_the_wrong_number', least, () => 999 / gcd(all, 999))`
          $\frac{${all}}{999}$ is the decimal in which all three digits recur. Here $${a}$ does not recur.`,
        slip('divided_by_the_wrong_number', least, () => 900 / gcd(all - a, 900))`
          $\frac{${all - a}}{900}$ belongs to one recurring digit after two others. Here two digits recur after one,
          and the divisor is $990$.`,
        slip('ignored_common_factors', common, 1)`
          $\frac{${top}}{990}$ can still be reduced, so a smaller multiplier than $990$ does.`,
        slip('left_out_a_term', least, () => 99 / gcd(bc, 99))`
          $\frac{${bc}}{99}$ is the block alone, without the digit $${a}$ and without the place after it.`,
        slip('left_out_a_term', least, () => 990 / gcd(bc, 990))`
          $\frac{${bc}}{990}$ is the recurring part alone. The whole decimal has $\frac{${a}}{10}$ too, which changes
          the denominator.`,
        slip('looked_at_one_prime_only', common, () => {
          const whole = gcd(all - a, 990);
          const prime = upTo(whole).find(i => i > 1 && whole % i === 0) ?? whole;
          return prime < whole && prime;
        })`
          You reduced the fraction by $${common}$ only. Numerator and denominator have still another factor in common.`,
      ],
      snapRead: text`A recurring decimal and a whole multiple of it: the denominator in lowest terms decides.`,
      approach: text`Turn the decimal into a fraction by subtracting two of its multiples with the same digits after
        the point. Reduce; the denominator is the least multiplier.`,
      check: () => {
        const part = gcd(all - a, 990);
        return text`$\frac{${(all - a) / part}}{${990 / part}} \approx ${((all - a) / 990).toFixed(5)}$, as the decimal
          begins, and the numerator $${(all - a) / part}$ has no factor in common with $${990 / part}$.`;
      },
      principle: text`A multiple of a fraction in lowest terms is whole only if its denominator divides the multiplier;
        so a decimal is first made a fraction and reduced.`,
    };
  },
);

const mixed = situation<Mixed>({
  type: 'NS.NUM.3',
  situation: 'digit-before-the-block',
  tries: 100,
  draw: draw => {
    const [a, bc] = [draw.int(1, 8), draw.int(3, 97)];
    const least = 990 / gcd(99 * a + bc, 990);
    return bc % 11 === 0 || least < 12 || least > 200
      ? null
      : { a, bc, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) };
  },
  forms: [leastMultiplier],
});

interface Moved {
  /** The blocks: abc, and cab with the last digit moved to the front. */
  before: number;
  frame: number;
  who: string;
}

const movedOf = (before: number) => Math.floor(before / 10) + 100 * (before % 10);

const movedDigit = form<Moved>(
  'last-digit-to-the-front',
  {
    band: 'Hard',
    seconds: 145,
    revision: 3,
    also: ['AL.LIN.1'],
    verify: ({ before }) => {
      const total = before + movedOf(before);
      const fits = upTo(998).filter(n => n + movedOf(n) === total);
      const [only, ...others] = fits;
      if (only === undefined || others.length > 0) throw new Error('not one decimal');
      return q(Math.abs(movedOf(only) - only), 999);
    },
  },
  ({ before, frame, who }, { step, write }) => {
    const sum = q(before + movedOf(before), 999);
    const total = before + movedOf(before);
    const rises = movedOf(before) > before;
    write(tex`10y = c + x`, {
      because: text`In $y$ the digit $c$ comes first and is followed by the digits of $x$ from the beginning, without
        end.`,
    })`
      Let $x$ be the first decimal, $y$ the second, and $c$ the last digit of the block of $x$. In $10y$ the digit $c$
      stands before the point, and after it come the digits of $x$.`;
    write(tex`10y = c + ${frac(sum)} - y \quad \Rightarrow \quad 11y = c + ${frac(sum)}`, {
      because: text`The sum of the two decimals is given, so $x$ can be replaced and the equation has only $y$ and the
        digit $c$ in it.`,
    })`
      The sum gives $x = ${frac(sum)} - y$. Put this into the equation.`;
    const c = step(before % 10, {
      name: text`the digit $c$`,
      because: text`A block of three digits means a fraction over $999$, so $999y$ is an integer.`,
      works: value => tex`999y = \frac{999c + ${total}}{11}, \quad c = ${value}`,
    })`
      $y$ has a block of three digits, so $999y$ is an integer. Then $999c + ${total}$ must be divisible by $11$, and
      $999$ leaves the remainder $9$ by $11$. Of the digits $0$ to $9$ only one fits.`;
    const y = step(frac(calc`(${c} + ${frac(sum)}) / 11`), {
      name: 'the second decimal as a fraction',
      because: text`The digit was the only unknown beside $y$. With its value the equation can be solved for $y$.`,
      works: value => tex`11y = ${c} + ${frac(sum)}, \quad y = ${frac(value)}`,
    })`
        Put this digit into $11y = c + ${frac(sum)}$ and divide by $11$.`;
    const x = step(frac(calc`${frac(sum)} - ${frac(y)}`), {
      name: 'the first decimal as a fraction',
      because: text`The two decimals together are $${frac(sum)}$, so one is the rest when the other is taken away.`,
      works: value => tex`x = ${frac(sum)} - ${frac(y)} = ${frac(value)}`,
    })`
        Subtract $y$ from the sum of the two decimals to find $x$.`;
    const gap = step(rises ? frac(calc`${frac(y)} - ${frac(x)}`) : frac(calc`${frac(x)} - ${frac(y)}`))`
        The question asks for the difference, so subtract the smaller decimal from the greater one.`;
    const shown = frac(sum);
    const size = Math.abs(movedOf(before) - before);
    const asked = rises ? 'greater' : 'smaller';
    return {
      answer: gap,
      stem: wording(
        frame,
        text`A recurring decimal between $0$ and $1$ has a block of three digits that begins right after the point.
          Moving the last digit of the block to its front gives another such decimal, ${asked} than the first. The sum
          of the two is $${shown}$. What is their difference?`,
        text`${who} takes two recurring decimals, $x = 0.\overline{abc}$ and $y = 0.\overline{cab}$, where $a$, $b$ and
          $c$ are digits, and finds $x + y = ${shown}$. As $y$ is ${asked} than $x$, what is the difference of the two
          numbers?`,
        text`With digits $a$, $b$ and $c$ the recurring decimals $0.\overline{abc}$ and $0.\overline{cab}$ add up to
          $${shown}$. The second is the ${asked} one. By what fraction do they differ?`,
        text`Of two numbers below $1$, each has a recurring block of three digits from the first decimal place on. The
          block of the second begins with the last digit of the other block and goes on with its first two. Together
          the numbers are $${shown}$, and the second is the ${asked} one. Find their difference.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1) && value.d < 4000n,
      slips: [
        slip('divided_by_the_wrong_number', gap, () => q(size, 1000))`
          $${frac(q(size, 1000))}$ takes each decimal as cut off after three digits. The blocks recur, so the divisor
          is $999$.`,
        slip('divided_by_the_wrong_number', gap, () => q(size, 990))`
          $${frac(q(size, 990))}$ divides by $990$, as if one digit stood in front of the block. All three digits
          recur.`,
        stop('stopped_a_step_early', rises ? x : y)`
          $${frac(rises ? x : y)}$ is the smaller of the two numbers. It has to be subtracted from the larger one.`,
        stop('answered_another_quantity', rises ? y : x)`
          $${frac(rises ? y : x)}$ is the greater of the two numbers. The question asks how far it is above the other
          one.`,
        slip('divided_by_the_wrong_number', gap, () => q(size, 900))`
          $${frac(q(size, 900))}$ divides by $900$. Three recurring digits need the divisor $1{,}000 - 1$, as all three
          recur.`,
        slip('did_not_halve', gap, () => q(2 * size, 999))`
          $${frac(q(2 * size, 999))}$ is twice the difference: the sum was taken off from twice a number, and that was
          not halved.`,
        slip('halved_needlessly', gap, () => q(size, 1998))`
          $${frac(q(size, 1998))}$ is how far each number is from half of the sum. The difference is twice that.`,
      ],
      snapRead: text`A digit moves from the end of a recurring block to its front: ten times the new decimal brings the
        digit before the point.`,
      approach: text`Multiplying by ten turns the move of a digit into an equation. With the sum it gives one number up
        to the unknown digit, and the digit is fixed because the block has three digits.`,
      check: text`$\frac{${padded(before, 3)}}{999}$ and $\frac{${padded(movedOf(before), 3)}}{999}$: the digit
        $${before % 10}$ moves to the front, and the sum is $\frac{${before} + ${movedOf(before)}}{999} = ${shown}$.`,
      principle: text`Multiplying a recurring decimal by a power of ten moves its digits; that turns a condition on
        digits into an equation.`,
    };
  },
);

const moved = situation<Moved>({
  type: 'NS.NUM.3',
  situation: 'a-digit-moved',
  tries: 100,
  draw: draw => {
    const before = draw.int(102, 987);
    const digits = digitsOf(before);
    const total = before + movedOf(before);
    const one = upTo(998).filter(n => n + movedOf(n) === total).length === 1;
    const size = Math.abs(movedOf(before) - before);
    return !one || new Set(digits).size < 3 || size < 100 || total % 3 > 0 || digits[2] === 0
      ? null
      : { before, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) };
  },
  forms: [movedDigit],
});

/** NS.NUM.3: recurring decimals as fractions. */
export const recurringDecimals: readonly AnyTemplate[] = [...twoDecimals, ...mixed, ...moved];
