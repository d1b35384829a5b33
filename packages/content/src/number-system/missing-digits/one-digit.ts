import { digitsOf, isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Masked {
  /** The digits; x stands for the missing one. */
  mask: string;
  by: number;
  frame: number;
}

const filled = (mask: string, digit: number | string) => Number(mask.replace('x', `${digit}`));
const allDigits = upTo(10).map(d => d - 1);
const fitting = ({ mask, by }: Masked) => allDigits.filter(d => filled(mask, d) % by === 0);
const numeral = ({ mask }: Masked) => `\\overline{${[...mask].join('\\,')}}`;
const digitSum = (mask: string) => [...mask].reduce((s, d) => s + (d === 'x' ? 0 : Number(d)), 0);
const rule = ({ by }: Masked) =>
  by === 3
    ? 'its digit sum is a multiple of $3$'
    : by === 4
      ? 'its last two digits form a multiple of $4$'
      : 'its last three digits form a multiple of $8$';
/** Why the rule holds. */
const whyRule = ({ by }: Masked) =>
  by === 3
    ? text`$10$, $100$ and $1{,}000$ are each $1$ more than a multiple of $3$, so every digit counts as itself,
              whatever its place.`
    : by === 4
      ? text`$100$ is a multiple of $4$, so the hundreds and all places before them never change the remainder by
              $4$.`
      : text`$1{,}000$ is a multiple of $8$, so the thousands and all places before them never change the remainder
                by $8$.`;
/** Why a digit fits, as LaTeX. */
const reason = ({ mask, by }: Masked, x: number) => {
  const end = `${filled(mask, x)}`.slice(by === 4 ? -2 : -3);
  return by === 3
    ? tex`x = ${x}: \quad ${digitSum(mask)} + ${x} = ${digitSum(mask) + x}`
    : tex`x = ${x}: \quad ${end} = ${by} \times ${Number(end) / by}`;
};

const sumOfEnds = form<Masked>(
  'sum-of-least-and-greatest',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ by }) => by < 9,
    verify: ({ mask, by }) => {
      const list = allDigits.map(d => filled(mask, d)).filter(n => n % by === 0);
      return q(Math.min(...list) + Math.max(...list));
    },
  },
  (p, { step }) => {
    const { by, mask, frame } = p;
    const list = fitting(p);
    const [lowest = 0, highest = 0] = [list[0], list.at(-1)];
    const least = step(lowest, {
      name: 'the smallest digit that fits',
      because: whyRule(p),
      works: value => reason(p, Number(value)),
    })`
      A number is divisible by $${by}$ exactly when ${rule(p)}. Try the digits from $0$ upwards and stop at the first
      that fits.`;
    const greatest = step(highest, {
      name: 'the largest digit that fits',
      because: text`Not every digit fits, so $9$ cannot simply be put in. But a larger digit in the same place always
          makes a larger number, so the first digit that fits from above gives the greatest number.`,
      works: value => reason(p, Number(value)),
    })`
        For the greatest number try the digits from $9$ downwards by the same rule, and stop at the first that fits.`;
    const sum = step(calc`${filled(mask, Number(least))} + ${filled(mask, Number(greatest))}`)`
        Put each of the two digits in place of $x$. This gives the smallest and the greatest number; add them.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The number $${numeral(p)}$, with one unknown digit $x$, is divisible by $${by}$. What is the sum of
            its least and its greatest possible value?`
          : frame === 1
            ? text`One digit of an invoice number has faded: $${numeral(p)}$. The number is a multiple of $${by}$.
              What is the sum of the smallest and the largest possible invoice numbers?`
            : text`Let $m$ be the minimum and $M$ the maximum among the multiples of $${by}$ that have the form
              $${numeral(p)}$, where $x$ is a digit. Find $m + M$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_zero', least, lowest === 0 && (list[1] ?? 1))`
          You began with $x = ${least}$. Inside a number the digit $0$ is allowed too, and here it fits.`,
        slip('left_out_a_case', greatest, list.at(-2) ?? 0)`
          You stopped at $x = ${greatest}$ for the greatest number. A larger digit satisfies the rule for $${by}$ too,
          so try the digits from $9$ downwards.`,
        slip('left_out_a_case', least, list[1] ?? 9)`
          You began at $x = ${least}$ for the smallest number. A smaller digit satisfies the rule for $${by}$ too, so
          try the digits from $0$ upwards.`,
        slip('ignored_a_condition', greatest, highest !== 9 && 9)`
          You put in the digit $${greatest}$ without testing it. The number is then no multiple of $${by}$.`,
        slip('ignored_a_condition', least, lowest !== 0 && 0)`
          You put in the digit $0$ without testing it. The number is then no multiple of $${by}$.`,
        slip('used_another_divisibility_rule', greatest, by === 3 && (9 - (digitSum(mask) % 9)) % 9)`
          $x = ${greatest}$ makes the digit sum a multiple of $9$. A multiple of $3$ is enough, and then a larger
          digit is possible.`,
        slip(
          'used_another_divisibility_rule',
          least,
          by === 8 && (allDigits.find(d => filled(mask, d) % 4 === 0 && filled(mask, d) % 8 !== 0) ?? 0),
        )`
          $x = ${least}$ makes the last two digits a multiple of $4$. For $8$ the last three digits have to form a
          multiple of $8$.`,
        slip('ignored_a_condition', sum, calc`${filled(mask, 0)} + ${filled(mask, 9)}`)`
          You put in the digits $0$ and $9$, which give the sum $${sum}$, without testing them. Not both of these
          numbers are multiples of $${by}$.`,
      ],
      snapRead: text`One digit is unknown and the number is a multiple of $${by}$: use the rule of divisibility, and
        look for the smallest and the largest digit.`,
      approach: text`A number is divisible by $${by}$ when ${rule(p)}. Only the smallest and the largest digit that
        fit are needed; find each by trying from its own end.`,
      check: text`$${filled(mask, lowest)} = ${by} \times ${filled(mask, lowest) / by}$ and $${filled(mask, highest)}
        = ${by} \times ${filled(mask, highest) / by}$. No digit below $${lowest}$ or above $${highest}$ fits.`,
      principle: text`Divisibility by $3$ is read from the digit sum, by $4$ from the last two digits and by $8$ from
        the last three.`,
    };
  },
);

/** The digits of a number with alternating signs, the first one positive. */
const alternating = (digits: string) =>
  [...digits].reduce((sum, d, i) => sum + (i % 2 ? -1 : 1) * Number(d), 0);
const digitOrNull = (x: number) => (x > 9 ? null : q(x));

const unique = form<Masked>(
  'sum-of-all-digits',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    entry: true,
    suits: ({ by }) => by === 11,
    verify: ({ mask, by }) => {
      const n = allDigits.map(d => filled(mask, d)).find(m => m % by === 0) ?? 0;
      return q(sumOf(digitsOf(n)));
    },
  },
  (p, { step, find }) => {
    const { mask, frame, by } = p;
    const missing = fitting(p)[0] ?? 0;
    const known = find(digitSum(mask), { name: 'the sum of the digits that can be read' });
    const x = step(missing, {
      name: 'the missing digit',
      because: text`$10$ is $1$ less than a multiple of $11$, $100$ is $1$ more, $1{,}000$ is $1$ less, and so on. So
      the
        digits count with $+$ and $-$ in turn, and not all with plus as in the rules for $3$ and $9$.`,
      works: value => tex`${[...mask].map((d, i) => (i === 0 ? d : `${i % 2 ? '-' : '+'} ${d}`)).join(' ')} =
        ${alternating(mask.replace('x', `${value}`))}, \quad x = ${value}`,
    })`
        A number is a multiple of $11$ when the sum of its digits with alternating signs is $0$, $11$, $-11$ or another
        multiple of $11$. Write this sum, and choose the digit $x$ that makes it one.`;
    const sum = step(calc`${known} + ${x}`, {
      because: text`The signs belonged only to the test for $11$. The question asks what the digits add up to, so
          every digit counts with plus.`,
    })`
        The digits that can be read add up to $${known}$. Add the missing digit, now with a plus sign.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The number $${numeral(p)}$ has one unknown digit $x$ and is divisible by $${by}$. What is the sum of
            all its digits?`
          : frame === 1
            ? text`One digit of the number $${numeral(p)}$ in a table cannot be read, but the number is known to be a
              multiple of $${by}$. What do all its digits, including the unreadable one, add up to?`
            : text`In the number $${numeral(p)}$ the letter $x$ stands for a digit. If the number is a multiple of
              $${by}$, find the sum of its digits.`,
      show: plain,
      plausible: value => {
        const known = digitSum(mask);
        return isCount(value) && value.gte(known) && value.lte(known + 9);
      },
      slips: [
        stop('stopped_a_step_early', known)`
          $${known}$ is the sum of the digits that can be read. The question asks for the sum of all digits, so the
          missing one has to be added.`,
        slip('used_another_divisibility_rule', x, digitOrNull((11 - (digitSum(mask) % 11)) % 11))`
          $x = ${x}$ makes the plain sum of the digits a multiple of $11$. The rule for $11$ has alternating signs.`,
        slip('used_another_divisibility_rule', x, (9 - (digitSum(mask) % 9)) % 9)`
          $x = ${x}$ makes the plain sum of the digits a multiple of $9$. That is the rule for $9$, not for $11$.`,
        slip('wrong_sign', x, digitOrNull((11 - missing) % 11))`
          You found $x = ${x}$ by giving $x$ the wrong sign in the alternating sum. With the right sign the sum is then
          no multiple of $11$.`,
        slip(
          'left_out_a_term',
          x,
          digitOrNull(allDigits.find(d => alternating(mask.slice(1).replace('x', `${d}`)) % 11 === 0) ?? 10),
        )`
          $x = ${x}$ comes out when the first digit, $${mask[0] ?? ''}$, is left out of the alternating sum. Every digit
          of the number belongs to this sum.`,
        slip('used_another_divisibility_rule', x, calc`9 - ${digitSum(mask) % 3}`)`
          $x = ${x}$ makes the plain sum of the digits a multiple of $3$. That is the rule for $3$; for $11$ the digits
          are added and subtracted in turn.`,
      ],
      snapRead: text`One digit is unknown, the number is a multiple of $11$, and the sum of the digits is asked for:
        find the digit with alternating signs, then add without them.`,
      approach: text`The rule for $11$ takes the digits with alternating signs, which gives the missing digit. The sum
        that is asked for is the plain one, and comes afterwards.`,
      check: text`With the digit $${x}$ the number is $${String(filled(mask, Number(x)))}$, and $${by} \times
        ${filled(mask, Number(x)) / by} = ${filled(mask, Number(x))}$.`,
      principle: text`A number is a multiple of $11$ exactly when the sum of its digits with alternating signs is one.`,
    };
  },
);

/** NS.NUM.2 Easy: one digit is missing. */
export const oneMissingDigit: readonly AnyTemplate[] = situation<Masked>({
  type: 'NS.NUM.2',
  situation: 'one-unknown-digit',
  tries: 30,
  draw: draw => {
    const by = draw.pick([3, 4, 8, 11, 11]);
    const length = by > 8 ? 6 : 5;
    const digits = Array.from({ length }, (_, i) => `${draw.int(i === 0 ? 1 : 0, 9)}`);
    const at =
      by === 4 ? length - 2 : by === 8 ? draw.pick([length - 2, length - 3]) : draw.int(1, length - 1);
    digits[at] = 'x';
    const p = { mask: digits.join(''), by, frame: draw.int(0, 2) };
    const list = fitting(p);
    return list.length >= (by > 8 ? 1 : 2) &&
      (by < 9 || list.length === 1) &&
      new Set(digits).size >= length - 1
      ? p
      : null;
  },
  forms: [sumOfEnds, unique],
});
