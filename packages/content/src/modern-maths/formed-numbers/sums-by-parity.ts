import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Four {
  /** Zero and three other digits, in order. */
  digits: readonly number[];
  /** 0: the even numbers, 1: the odd ones. */
  parity: 0 | 1;
  way: boolean;
}

const total = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const lasts = ({ digits, parity }: Four) => digits.filter(d => d % 2 === parity);
/** Last digits of the numbers that begin with zero. */
const lastsBehindZero = (p: Four) => lasts(p).filter(d => d > 0);
const word = ({ parity }: Four) => (parity ? 'odd' : 'even');
const listed = (digits: readonly number[]) => `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;
const sumTex = (list: readonly number[]) => (list.length === 1 ? `${list[0]}` : `(${list.join(' + ')})`);

const sumOfOneParity = form({
  form: 'sum-of-one-parity-with-zero',
  band: 'Hard',
  also: ['NS.NUM.1', 'NS.DIG.1'],
  entry: true,
  likely: true,
  seconds: 145,
  stem: (p: Four) =>
    p.way
      ? `The digits ${listed(p.digits)} are arranged in every order that forms a four-digit number, each digit being used once. What is the sum of those numbers that are ${word(p)}?`
      : `All ${word(p)} four-digit numbers that use each of the digits ${listed(p.digits)} exactly once are added. Find the sum.`,
  path: path<Four>()
    .quiet('units', p => q(6 * total(lasts(p))))
    .quiet('others', p => q(lasts(p).length * total(p.digits) - total(lasts(p))))
    .quiet('each', () => q(2))
    .step(
      'all',
      (_p, { units, others, each }) => others.mul(each).mul(1110).add(units),
      p =>
        `First let zero stand in front too. ${lasts(p).length === 1 ? 'One digit' : `${lasts(p).length} digits`} can stand last, each in $3! = 6$ orders. For each last digit the other three stand in each higher place in $2! = 2$ of them.`,
      (p, { units, others, each, all }) =>
        `6 \\times ${sumTex(lasts(p))} + ${others} \\times ${each} \\times 1110 = ${units} + ${others.mul(each).mul(1110)} = ${all}`,
    )
    .quiet('unitsBehind', p => q(2 * total(lastsBehindZero(p))))
    .quiet('othersBehind', p => q(lastsBehindZero(p).length * total(p.digits) - total(lastsBehindZero(p))))
    .step(
      'behind',
      (_p, { unitsBehind, othersBehind }) => othersBehind.mul(110).add(unitsBehind),
      'Those that begin with zero have only three digits. Zero cannot stand last any more; with the last digit fixed the other two have $2! = 2$ orders, so each stands once in each place.',
      (p, { unitsBehind, othersBehind, behind }) =>
        `2 \\times ${sumTex(lastsBehindZero(p))} + ${othersBehind} \\times 110 = ${unitsBehind} + ${othersBehind.mul(110)} = ${behind}`,
    )
    .step(
      'sum',
      (_p, { all, behind }) => all.sub(behind),
      'Take them off.',
      (_p, { all, behind, sum }) => `${all} - ${behind} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'zero_in_front',
      at: 'behind',
      wrongly: () => q(0),
      words: (_p, { sum }) =>
        `$${sum}$ includes the orders that begin with zero; they are no four-digit numbers.`,
    },
    {
      misconception: 'last_digit_used_again',
      at: 'others',
      wrongly: p => q(lasts(p).length * total(p.digits)),
      words: p =>
        `The digit sum $${total(p.digits)}$ was kept for the higher places; the digit that stands last is missing there.`,
    },
    {
      misconception: 'condition_ignored_behind_zero',
      at: 'behind',
      wrongly: ({ digits }) => q(222 * total(digits)),
      words: (p, { behind }) =>
        `$222 \\times ${total(p.digits)} = ${behind}$ takes off all orders with zero in front; only the ${word(p)} ones were in the sum.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'all',
      wrongly: ({ digits }) => q(3333 * total(digits)),
      words: (p, { all }) =>
        `$${all}$ is half of the sum of all 24 orders; the ${word(p)} ones need not make half of it.`,
    },
    {
      misconception: 'quarter_for_zero',
      at: 'sum',
      wrongly: (_p, { all }) => {
        const left = all.mul(3).div(4);
        return left.d === 1n ? left : null;
      },
      words: (_p, { all, sum }) =>
        `$\\frac{3}{4} \\times ${all} = ${sum}$ takes a quarter off for zero in front; those numbers are small, and there are not as many.`,
    },
    {
      misconception: 'thousands_for_hundreds',
      at: 'unitsBehind',
      wrongly: p => q(6 * total(lastsBehindZero(p))),
      words: (_p, { unitsBehind }) =>
        `With zero in front the last places were given $${unitsBehind}$; each digit stands last in two of these numbers, not in six.`,
    },
    {
      misconception: 'orders_behind_zero_doubled',
      at: 'othersBehind',
      wrongly: p => q(2 * (lastsBehindZero(p).length * total(p.digits) - total(lastsBehindZero(p)))),
      words: (_p, { othersBehind }) =>
        `With zero in front $${othersBehind} \\times 110$ was taken off; each digit stands only once in each of the two places.`,
    },
    {
      misconception: 'last_digits_counted_once_each',
      at: 'units',
      wrongly: p => q(2 * total(lasts(p))),
      words: (_p, { units }) =>
        `The last place was given $${units}$; each digit stands last in six of the orders, not in two.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => value.d === 1n && value.valueOf() > 0 && (p.parity === 1 || value.n % 2n === 0n),
  snapRead: p =>
    `Four digits with a zero among them, only the ${word(p)} numbers added: both ends of the number are restricted.`,
  approach: () =>
    'Add place by place. The condition fixes which digits stand last; then take off the orders with zero in front, a smaller problem of the same kind.',
  faster: p => {
    const last = q(total(lasts(p)), lasts(p).length);
    const shown = numberTex(last);
    const behind = lastsBehindZero(p);
    const mean = q(total(behind), behind.length);
    return `By means: $${6 * lasts(p).length}$ orders with the mean $370 \\times (${total(p.digits)} - ${shown}) + ${shown}$, less $${2 * behind.length}$ with $55 \\times (${total(p.digits)} - ${numberTex(mean)}) + ${numberTex(mean)}$.`;
  },
  check: (p, { sum }) => {
    const count = 6 * lasts(p).length - 2 * lastsBehindZero(p).length;
    const [least, most] = [Math.min(...formed(p)), Math.max(...formed(p))];
    return `There are $6 \\times ${lasts(p).length} - 2 \\times ${lastsBehindZero(p).length} = ${count}$ such numbers, from $${least}$ to $${most}$; their mean is about $${Math.round(Number(sum) / count)}$.`;
  },
  principle:
    'Sums over arrangements are taken place by place; a zero that may not stand first is taken off as a smaller sum.',
  verify: p => q(total(formed(p))),
});

/** All numbers of the question, one by one. */
function formed({ digits, parity }: Four): number[] {
  const walk = (left: readonly number[], value: number): number[] =>
    left.length === 0
      ? value >= 1000 && value % 2 === parity
        ? [value]
        : []
      : left.flatMap(d =>
          walk(
            left.filter(x => x !== d),
            10 * value + d,
          ),
        );
  return walk(digits, 0);
}

/** MM.PNC.4 Hard: the sum of the even or of the odd numbers from four digits, one of them zero. */
export const sumsByParity: readonly AnyTemplate[] = situation<Four>({
  type: 'MM.PNC.4',
  situation: 'four-digits-rearranged',
  tries: 20,
  draw: draw => {
    const digits = [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3).sort((x, y) => x - y)];
    const p: Four = { digits, parity: draw.chance(0.5) ? 1 : 0, way: draw.chance(0.5) };
    const fits = lasts(p).length >= 2 && lastsBehindZero(p).length >= 1;
    return fits ? p : null;
  },
  forms: [sumOfOneParity],
});
