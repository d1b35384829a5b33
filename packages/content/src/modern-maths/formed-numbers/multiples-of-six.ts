import { factorial } from '../../counting.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface LeaveOut {
  /** Digits in order, zero first. */
  digits: readonly number[];
  way: boolean;
}

const listed = (digits: readonly number[]) => `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;
const total = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
/** Digits whose omission leaves a multiple of 3. */
const omitted = ({ digits }: LeaveOut) => digits.filter(d => (total(digits) - d) % 3 === 0);
const withZero = (p: LeaveOut) => omitted(p).filter(d => d > 0);
/** Even digits other than zero that are left when one is omitted. */
const evens = ({ digits }: LeaveOut, out: number) =>
  digits.filter(d => d % 2 === 0 && d > 0 && d !== out).length;
const places = ({ digits }: LeaveOut) => digits.length - 1;

const multiplesWithOneOut = form<LeaveOut>(
  'multiples-of-six-with-one-digit-out',
  {
    band: 'Hard',
    seconds: 110,
    revision: 2,
    also: ['NS.NUM.2'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let n = 10 ** (places(p) - 1); n < 10 ** places(p); n += 6 - (n % 6)) {
        if (n % 6) continue;
        const list = [...`${n}`].map(Number);
        if (new Set(list).size === places(p) && list.every(d => p.digits.includes(d))) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { digits, way } = p;
    step(
      omitted(p).length,
      () => tex`${digits.join(' + ')} = ${total(digits)}: \quad \text{leave out } ${omitted(p)}`,
    )`
      A multiple of 6 is an even multiple of 3. The digit sum decides which digit may be left out.`;
    const noZero = step(calc`${evens(p, 0)} * ${places(p) - 1}!`)`
      Without zero: one of the even digits stands last, the others are arranged before it.`;
    const zeroLast = step(calc`${withZero(p).length} * ${places(p) - 1}!`)`
      With zero in the last place, $${withZero(p)}$ being left out${withZero(p).length > 1 && ' in turn'}: the other
      digits are free.`;
    const zeroInside = step(
      total(withZero(p).map(out => evens(p, out))) * (places(p) - 2) * factorial(places(p) - 2),
      value => {
        const counts = withZero(p).map(out => evens(p, out));
        return tex`${counts.length > 1 ? tex`(${counts.join(' + ')})` : counts[0]} \times ${places(p) - 2} \times
          ${places(p) - 2}! = ${value}`;
      },
    )`
      With zero inside: another even digit stands last, and zero does not lead.`;
    const count = step(calc`${noZero} + ${zeroLast} + ${zeroInside}`)`
      Add the cases.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${places(p)}$-digit multiples of $6$ can be written with the digits ${listed(digits)} if no
          digit is repeated?`
        : text`Each of the digits ${listed(digits)} is on a card. All cards but one are laid in a row to show a
          $${places(p)}$-digit number that is divisible by $6$. How many different numbers can be shown?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'let_zero_lead',
          zeroInside,
          () => total(withZero(p).map(out => evens(p, out))) * factorial(places(p) - 1),
        )`
          $${zeroInside}$ lets zero lead where it does not stand last.`,
        slip('left_out_a_case', noZero, 0)`
          Leaving out zero was overlooked: the other digits have the sum $${total(digits)}$, a multiple of 3.`,
        slip('forgot_zero', zeroLast, 0)`
          $${count}$ leaves out the numbers that end in zero; they are even.`,
        slip('ignored_a_condition', count, () => {
          const rest = digits.filter(d => d > 0);
          const inside = total(rest.map(out => evens(p, out)));
          return (
            (evens(p, 0) + rest.length) * factorial(places(p) - 1) +
            inside * (places(p) - 2) * factorial(places(p) - 2)
          );
        })`
          $${count}$ numbers are even; only some digits may be left out for a multiple of 3.`,
        slip(
          'ignored_even_and_odd',
          count,
          calc`${places(p)}! + ${withZero(p).length} * (${places(p)} - 1) * (${places(p)} - 1)!`,
        )`
          $${count}$ is the number of multiples of 3, odd ones included.`,
        slip(
          'let_things_repeat',
          zeroInside,
          calc`${withZero(p).length} * ${evens(p, 0)} * (${places(p)} - 2) * (${places(p)} - 2)!`,
        )`
          $${evens(p, 0)}$ even digits were kept for the last place in every case, also the one that is left out.`,
        slip('chose_from_a_wrong_pool', count, calc`${zeroLast} * 2 + ${zeroInside}`)`
          The numbers without zero were counted like those that end in zero, as if one digit alone could stand last.
          Here $${zeroLast} \times 2 + ${zeroInside} = ${count}$.`,
      ],
      snapRead: text`All digits but one, divisible by 6: the digit sum decides what is left out, the even digits and
        zero decide the order.`,
      approach: text`Divisibility by 3 depends on the digit that is left out, by 2 on the last digit, and zero must not
        lead. Take the cases: no zero, zero last, zero inside.`,
      faster: () =>
        text`Count all with an even end, then take off those that begin with zero: ${omitted(p)
          .map(out => {
            const rest = places(p) - 1;
            return out === 0
              ? `without $0$ there are $${evens(p, 0)} \\times ${rest}!$`
              : `without $${out}$ $${evens(p, out) + 1} \\times ${rest}! - ${evens(p, out)} \\times ${rest - 1}!$`;
          })
          .join(', ')}.`,
      check: () => {
        const threes = factorial(places(p)) + withZero(p).length * (places(p) - 1) * factorial(places(p) - 1);
        return text`There are $${threes}$ multiples of 3 with these digits, and the even ones among them are those
          counted; the omissions leave the digit sums $${omitted(p).map(d => total(digits) - d)}$.`;
      },
      principle: text`A composite divisor splits into conditions of different kinds: the digit sum picks the digits,
        the last place the parity, zero the first place.`,
    };
  },
);

/** MM.PNC.4 Hard: multiples of 6 from all digits but one. */
export const multiplesOfSix: readonly AnyTemplate[] = situation<LeaveOut>({
  type: 'MM.PNC.4',
  situation: 'all-digits-but-one',
  tries: 20,
  draw: draw => {
    const digits = [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.int(4, 5)).sort((x, y) => x - y)];
    const p: LeaveOut = { digits, way: draw.chance(0.5) };
    const fits = omitted(p).includes(0) && withZero(p).length >= 1 && withZero(p).length <= 3;
    return fits && evens(p, 0) >= 2 && withZero(p).every(out => evens(p, out) >= 1) ? p : null;
  },
  forms: [multiplesWithOneOut],
});
