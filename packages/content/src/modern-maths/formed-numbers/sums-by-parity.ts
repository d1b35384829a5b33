import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Four {
  /** Four different digits, none of them zero, in order. */
  digits: readonly number[];
  /** 0: the even numbers, 1: the odd ones. */
  parity: 0 | 1;
  way: boolean;
}

const total = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const lasts = ({ digits, parity }: Four) => digits.filter(d => d % 2 === parity);
const word = ({ parity }: Four) => (parity ? 'odd' : 'even');
const listed = (digits: readonly number[]) => `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;

const sumOfOneParity = form({
  form: 'sum-of-one-parity',
  revision: 2,
  band: 'Hard',
  also: ['NS.NUM.1', 'NS.DIG.1'],
  entry: true,
  seconds: 100,
  stem: (p: Four) =>
    p.way
      ? `The digits ${listed(p.digits)} are arranged in every possible order to form four-digit numbers, each digit being used once. What is the sum of those numbers that are ${word(p)}?`
      : `All ${word(p)} four-digit numbers that use each of the digits ${listed(p.digits)} exactly once are added. Find the sum.`,
  path: path<Four>()
    .step(
      'units',
      p => q(6 * total(lasts(p))),
      p =>
        `Only ${lasts(p).length === 1 ? 'one digit' : `${lasts(p).length} digits`} can stand last. With the last digit fixed, the other three can be arranged in $3! = 6$ ways: add the last digits.`,
      (p, { units }) =>
        `6 \\times ${lasts(p).length === 1 ? lasts(p)[0] : `(${lasts(p).join(' + ')})`} = ${units}`,
    )
    .step(
      'others',
      p => q(lasts(p).length * total(p.digits) - total(lasts(p))),
      'For each last digit add the other three digits, and add these sums.',
      (p, { others }) =>
        `${lasts(p)
          .map(d => `(${total(p.digits)} - ${d})`)
          .join(' + ')} = ${others}`,
    )
    .quiet('each', () => q(2))
    .quiet('places', () => q(1110))
    .step(
      'higher',
      (_p, { others, each, places }) => others.mul(each).mul(places),
      'Each of these stands in each of the three other places in $2! = 2$ of the numbers.',
      (_p, { others, each, places, higher }) => `${others} \\times ${each} \\times ${places} = ${higher}`,
    )
    .step(
      'sum',
      (_p, { units, higher }) => units.add(higher),
      'Add the last places.',
      (_p, { units, higher, sum }) => `${higher} + ${units} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'all_digits_in_every_place',
      at: 'sum',
      wrongly: p => {
        const all = 6 * total(p.digits) * 1111 * lasts(p).length;
        return all % 4 === 0 ? q(all / 4) : null;
      },
      words: (p, { sum }) =>
        `$${sum}$ lets all four digits stand equally often in each place; the last place is only for ${word(p)} digits.`,
    },
    {
      misconception: 'last_digit_used_again',
      at: 'others',
      wrongly: p => q(lasts(p).length * total(p.digits)),
      words: p =>
        `The digit sum $${total(p.digits)}$ was kept for the other places; the digit that stands last is missing there.`,
    },
    {
      misconception: 'arrangements_of_places_not_fixed',
      at: 'each',
      wrongly: () => q(6),
      words: () =>
        'Each digit was put into each place $3! = 6$ times; with two digits fixed only $2! = 2$ arrangements are left.',
    },
    {
      misconception: 'condition_ignored',
      at: 'sum',
      wrongly: ({ digits }) => q(6 * 1111 * total(digits)),
      words: (p, { sum }) => `$${sum}$ is the sum of all 24 numbers, not only of the ${word(p)} ones.`,
    },
    {
      misconception: 'last_place_left_out',
      gives: 'higher',
      words: (_p, { higher }) =>
        `$${higher}$ is the value of the first three places; the last one is missing.`,
    },
    {
      misconception: 'last_digits_counted_once_each',
      at: 'units',
      wrongly: p => q(2 * total(lasts(p))),
      words: (_p, { units }) =>
        `The last place was given $${units}$; each digit stands last in six numbers, not in two.`,
    },
    {
      misconception: 'ones_place_twice',
      at: 'places',
      wrongly: () => q(1111),
      words: () => 'With $1111$ the other three digits were added in the last place too.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: p =>
    `Four digits, all orders, only the ${word(p)} numbers added: the last place is restricted, the others share what is left.`,
  approach: () =>
    'Add place by place. The condition fixes which digits stand last and how often; for each of them the other three digits are spread evenly over the other places.',
  faster: p => {
    const last = fractionTex(q(total(lasts(p)), lasts(p).length));
    return `On average the last digit is $${last}$ and the other three, each in every place alike, add up to $${total(p.digits)} - ${last}$. So the mean is $370(${total(p.digits)} - ${last}) + ${last}$, for $${6 * lasts(p).length}$ numbers.`;
  },
  check: (p, { sum }) => {
    const other: Four = { ...p, parity: p.parity ? 0 : 1 };
    const list = lasts(other);
    const rest = 2 * 1110 * (list.length * total(p.digits) - total(list)) + 6 * total(list);
    return `The ${word(other)} ones add up to $${rest}$ in the same way, and $${sum} + ${rest} = ${6666 * total(p.digits)}$ is the sum of all 24, $6 \\times 1111 \\times ${total(p.digits)}$.`;
  },
  principle:
    'Sums over arrangements are taken place by place; a condition on one place changes how often the digits stand in the others.',
  verify: ({ digits, parity }) => {
    let sum = 0;
    const walk = (left: readonly number[], value: number) => {
      if (left.length === 0 && value % 2 === parity) sum += value;
      for (const d of left)
        walk(
          left.filter(x => x !== d),
          10 * value + d,
        );
    };
    walk(digits, 0);
    return q(sum);
  },
});

/** MM.PNC.4 Hard: the sum of the even or of the odd numbers from four digits. */
export const sumsByParity: readonly AnyTemplate[] = situation<Four>({
  type: 'MM.PNC.4',
  situation: 'four-digits-rearranged',
  tries: 20,
  draw: draw => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4).sort((x, y) => x - y);
    const p: Four = { digits, parity: draw.chance(0.5) ? 1 : 0, way: draw.chance(0.5) };
    const fits = [2, 3].includes(lasts(p).length);
    return fits ? p : null;
  },
  forms: [sumOfOneParity],
});
