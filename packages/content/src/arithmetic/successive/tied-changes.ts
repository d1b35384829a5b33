import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Tied {
  /** Per cents of the rise and of the fall for x = 1. */
  a: number;
  b: number;
  /** The net gain, per cent, that has to be reached. */
  gain: number;
  frame: number;
}

/** a·b·x² − 100(a − b)x + 100·gain, in units of a hundredth of a per cent: not above zero where the gain is reached. */
const middleOf = ({ a, b }: Tied) => q(100 * (a - b), a * b);
const productOf = ({ a, b, gain }: Tied) => q(100 * gain, a * b);
const reach = (middle: Fraction, product: Fraction) => {
  const list: number[] = [];
  for (let x = 1; x <= 400; x += 1) if (q(x).mul(x).sub(middle.mul(x)).add(product).lte(0)) list.push(x);
  return list;
};

const wholeValues = form({
  form: 'values-that-reach-a-gain',
  band: 'Hard',
  seconds: 90,
  also: ['AL.INQ.3', 'AL.QUA.7'],
  entry: true,
  stem: ({ a, b, gain, frame }: Tied) =>
    frame === 0
      ? `A number is increased by $${a === 1 ? '' : a}x\\%$ and the result decreased by $${b === 1 ? '' : b}x\\%$, where $x$ is a positive integer. For how many values of $x$ is the final number at least ${percent(gain)} more than the first one?`
      : `In its first year the index of a market gains $${a}x\\%$, and in the second it loses $${b === 1 ? '' : b}x\\%$ of what it had reached; $x$ is a positive integer. The two years together have brought ${percent(gain)} or more. How many values can $x$ have?`,
  path: path<Tied>()
    .step(
      'middle',
      p => middleOf(p),
      'Multiply the multipliers, compare with the wanted result and divide by the coefficient of the square. Read off the sum of the roots.',
      ({ a, b, gain }, { middle }) =>
        `(100 + ${a}x)(100 - ${b === 1 ? '' : b}x) \\ge ${numberTex(100 * (100 + gain))} \\Rightarrow x^2 - ${numberTex(middle)}x + ${numberTex(q(100 * gain, a * b))} \\le 0`,
    )
    .quiet('product', p => productOf(p))
    .step(
      'least',
      (_p, { middle, product }) => q(reach(middle, product)[0] ?? 0),
      'Find the smallest whole number between the roots: the product of $x$ and what it lacks to the sum of the roots must be large enough.',
      (_p, { middle, product, least }) => {
        const at = (x: Fraction) =>
          `${x} \\times ${numberTex(middle.sub(x))} = ${numberTex(middle.sub(x).mul(x))}`;
        return `${at(least.sub(1))} < ${numberTex(product)} \\le ${at(least).split(' = ').reverse().join(' = ')}`;
      },
    )
    .step(
      'greatest',
      (_p, { middle, product }) => q(reach(middle, product).at(-1) ?? 0),
      'The other end lies as far on the other side of the middle; go down to a whole number.',
      (_p, { middle, least, greatest }) =>
        `${numberTex(middle)} - ${least.sub(1)} = ${numberTex(middle.sub(least).add(1))} \\text{ is too large} \\Rightarrow x \\le ${greatest}`,
    )
    .step(
      'count',
      (_p, { least, greatest }) => greatest.sub(least).add(1),
      'Count the whole numbers, both ends included.',
      (_p, { least, greatest, count }) => `${greatest} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { least, greatest }) => greatest.sub(least),
      words: (_p, { least, greatest }) => `$${greatest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'least',
      wrongly: ({ a, b, gain }) => q(Math.ceil(gain / (a - b) - 1e-9)),
      words: (_p, { least }) =>
        `$x = ${least}$ comes from subtracting the per cents; the fall acts on the raised number, so more is needed.`,
    },
    {
      misconception: 'gain_of_zero',
      at: 'product',
      wrongly: () => q(0),
      words: ({ gain }) => `Every $x$ with a gain was counted; it has to be at least ${percent(gain)}.`,
    },
    {
      misconception: 'lower_end_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { greatest }) =>
        `All whole numbers up to $${greatest}$ were counted; the smallest of them do not bring the gain.`,
    },
    {
      misconception: 'up_to_the_middle',
      at: 'greatest',
      wrongly: (_p, { middle }) => middle.div(2).floor(),
      words: (_p, { greatest }) =>
        `The count stops at $${greatest}$, where the result is largest; some larger $x$ still bring the gain.`,
    },
    {
      misconception: 'gives_the_greatest',
      gives: 'greatest',
      words: (_p, { greatest }) => `$${greatest}$ is the largest value, not the number of values.`,
    },
    {
      misconception: 'rounds_the_wrong_way',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.add(1),
      words: (_p, { greatest }) => `$x = ${greatest}$ already lies beyond the larger root.`,
    },
    {
      misconception: 'percentage_added_twice',
      at: 'product',
      wrongly: (p, { middle }) =>
        reach(middle, productOf(p).mul(2)).length > 0 ? productOf(p).mul(2) : null,
      words: ({ gain }) =>
        `A gain of ${percent(2 * gain)} was asked of the numbers instead of ${percent(gain)}.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Rise and fall hang on one whole number, and a least gain is wanted: a quadratic inequality.',
  approach: () =>
    'The joint multiplier is a quadratic that rises and falls again. The whole numbers between the two places where it has the wanted value are counted.',
  faster: (_p, { middle, product, least }) =>
    `$x(${numberTex(middle)} - x) \\ge ${numberTex(product)}$: symmetric about $${numberTex(middle.div(2))}$, and the first whole number that works is $${least}$.`,
  check: ({ a, b }, { least, greatest }) => {
    const at = (x: Fraction) =>
      `$x = ${x}$: $${numberTex(
        q(100)
          .add(x.mul(a))
          .mul(q(100).sub(x.mul(b)))
          .div(100)
          .sub(100),
      )}\\%$`;
    return `Net gains: ${[least.sub(1), least, greatest, greatest.add(1)].map(at).join('; ')}.`;
  },
  principle:
    'A least gain from two changes tied to one unknown is a quadratic inequality: count between its roots.',
  verify: ({ a, b, gain }) => {
    let count = 0;
    for (let x = 1; x * b < 100; x += 1) if (a * x - b * x - (a * b * x * x) / 100 >= gain - 1e-9) count += 1;
    return q(count);
  },
});

/** AR.PCT.2 Hard: two changes tied to one unknown, and a least gain. */
export const tiedChanges: readonly AnyTemplate[] = situation<Tied>({
  type: 'AR.PCT.2',
  situation: 'tied-changes-with-a-bound',
  tries: 30,
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [3, 2],
      [5, 2],
      [4, 3],
      [5, 4],
      [5, 3],
      [8, 3],
    ] as const);
    const p = { a, b, gain: draw.int(3, 60), frame: draw.int(0, 1) };
    const [middle, product] = [middleOf(p), productOf(p)];
    const list = reach(middle, product);
    const [first = 0, last = 0] = [list[0], list.at(-1)];
    const tidy = middle.mul(10).d === 1n && product.mul(10).d === 1n;
    return tidy && list.length >= 4 && list.length <= 60 && first > 1 && last * b < 75 && last * a < 400
      ? p
      : null;
  },
  forms: [wholeValues],
});
