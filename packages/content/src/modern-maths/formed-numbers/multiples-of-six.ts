import { factorial } from '../../counting.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const multiplesWithOneOut = form({
  form: 'multiples-of-six-with-one-digit-out',
  revision: 2,
  band: 'Hard',
  also: ['NS.NUM.2'],
  entry: true,
  seconds: 110,
  stem: (p: LeaveOut) =>
    p.way
      ? `How many $${places(p)}$-digit multiples of $6$ can be written with the digits ${listed(p.digits)} if no digit is repeated?`
      : `Each of the digits ${listed(p.digits)} is on a card. All cards but one are laid in a row to show a $${places(p)}$-digit number that is divisible by $6$. How many different numbers can be shown?`,
  path: path<LeaveOut>()
    .step(
      'out',
      p => q(omitted(p).length),
      'A multiple of 6 is an even multiple of 3. The digit sum decides which digit may be left out.',
      p => `${p.digits.join(' + ')} = ${total(p.digits)}: \\quad \\text{leave out } ${omitted(p).join(', ')}`,
    )
    .step(
      'noZero',
      p => q(evens(p, 0) * factorial(places(p) - 1)),
      'Without zero: one of the even digits stands last, the others are arranged before it.',
      (p, { noZero }) => `${evens(p, 0)} \\times ${places(p) - 1}! = ${noZero}`,
    )
    .step(
      'zeroLast',
      p => q(withZero(p).length * factorial(places(p) - 1)),
      p =>
        `With zero in the last place, $${withZero(p).join(', ')}$ being left out${withZero(p).length > 1 ? ' in turn' : ''}: the other digits are free.`,
      (p, { zeroLast }) => `${withZero(p).length} \\times ${places(p) - 1}! = ${zeroLast}`,
    )
    .step(
      'zeroInside',
      p => q(total(withZero(p).map(out => evens(p, out))) * (places(p) - 2) * factorial(places(p) - 2)),
      'With zero inside: another even digit stands last, and zero does not lead.',
      (p, { zeroInside }) => {
        const counts = withZero(p).map(out => evens(p, out));
        return `${counts.length > 1 ? `(${counts.join(' + ')})` : counts[0]} \\times ${places(p) - 2} \\times ${places(p) - 2}! = ${zeroInside}`;
      },
    )
    .step(
      'count',
      (_p, { noZero, zeroLast, zeroInside }) => noZero.add(zeroLast).add(zeroInside),
      'Add the cases.',
      (_p, { noZero, zeroLast, zeroInside, count }) => `${noZero} + ${zeroLast} + ${zeroInside} = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_zero_allowed',
      at: 'zeroInside',
      wrongly: p => q(total(withZero(p).map(out => evens(p, out))) * factorial(places(p) - 1)),
      words: (_p, { zeroInside }) => `$${zeroInside}$ lets zero lead where it does not stand last.`,
    },
    {
      misconception: 'zero_never_left_out',
      at: 'noZero',
      wrongly: () => q(0),
      words: p =>
        `Leaving out zero was overlooked: the other digits have the sum $${total(p.digits)}$, a multiple of 3.`,
    },
    {
      misconception: 'zero_in_last_place_forgotten',
      at: 'zeroLast',
      wrongly: () => q(0),
      words: (_p, { count }) => `$${count}$ leaves out the numbers that end in zero; they are even.`,
    },
    {
      misconception: 'digit_sum_ignored',
      at: 'count',
      wrongly: p => {
        const rest = p.digits.filter(d => d > 0);
        const inside = total(rest.map(out => evens(p, out)));
        return q(
          (evens(p, 0) + rest.length) * factorial(places(p) - 1) +
            inside * (places(p) - 2) * factorial(places(p) - 2),
        );
      },
      words: (_p, { count }) =>
        `$${count}$ numbers are even; only some digits may be left out for a multiple of 3.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'count',
      wrongly: p => q(factorial(places(p)) + withZero(p).length * (places(p) - 1) * factorial(places(p) - 1)),
      words: (_p, { count }) => `$${count}$ is the number of multiples of 3, odd ones included.`,
    },
    {
      misconception: 'omitted_even_digit_still_last',
      at: 'zeroInside',
      wrongly: p => q(withZero(p).length * evens(p, 0) * (places(p) - 2) * factorial(places(p) - 2)),
      words: p =>
        `$${evens(p, 0)}$ even digits were kept for the last place in every case, also the one that is left out.`,
    },
    {
      misconception: 'zero_excluded_from_last_place_too',
      at: 'count',
      wrongly: (_p, { zeroLast, zeroInside }) => zeroLast.mul(2).add(zeroInside),
      words: (_p, { zeroLast, zeroInside, count }) =>
        `The numbers without zero were counted like those that end in zero, as if one digit alone could stand last. Here $${numberTex(zeroLast)} \\times 2 + ${numberTex(zeroInside)} = ${numberTex(count)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'All digits but one, divisible by 6: the digit sum decides what is left out, the even digits and zero decide the order.',
  approach: () =>
    'Divisibility by 3 depends on the digit that is left out, by 2 on the last digit, and zero must not lead. Take the cases: no zero, zero last, zero inside.',
  faster: p =>
    `Count all with an even end, then take off those that begin with zero: ${omitted(p)
      .map(out => {
        const rest = places(p) - 1;
        return out === 0
          ? `without $0$ there are $${evens(p, 0)} \\times ${rest}!$`
          : `without $${out}$ $${evens(p, out) + 1} \\times ${rest}! - ${evens(p, out)} \\times ${rest - 1}!$`;
      })
      .join(', ')}.`,
  check: p => {
    const threes = factorial(places(p)) + withZero(p).length * (places(p) - 1) * factorial(places(p) - 1);
    return `There are $${threes}$ multiples of 3 with these digits, and the even ones among them are those counted; the omissions leave the digit sums $${omitted(
      p,
    )
      .map(d => total(p.digits) - d)
      .join(', ')}$.`;
  },
  principle:
    'A composite divisor splits into conditions on different features: the digit sum picks the digits, the last place the parity, zero the first place.',
  verify: p => {
    let count = 0;
    for (let n = 10 ** (places(p) - 1); n < 10 ** places(p); n += 6 - (n % 6)) {
      if (n % 6) continue;
      const list = [...`${n}`].map(Number);
      if (new Set(list).size === places(p) && list.every(d => p.digits.includes(d))) count += 1;
    }
    return q(count);
  },
});

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
