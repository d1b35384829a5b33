import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, percentTex, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Changes {
  what: string;
  /** Two changes in per cent, negative for a fall. */
  first: Fraction;
  second: Fraction;
  net: Fraction;
  /** Prices in rupees at the beginning and at the end. */
  start: Fraction;
  end: Fraction;
  frame: number;
}

const priced = [
  'a phone',
  'a return ticket to Leh',
  'a sack of almonds',
  'a bicycle',
  "a year's gym membership",
  'a cricket bat',
  'a solar lamp',
] as const;

const factor = (change: Fraction) => change.add(100).div(100);
const goes = (change: Fraction) => `${change.s < 0n ? 'falls' : 'rises'} by ${percent(change.abs())}`;
const went = (change: Fraction) => `${change.s < 0n ? 'fell' : 'rose'} by ${percent(change.abs())}`;
const directed = (change: Fraction) => `${change.s < 0n ? 'A fall' : 'A rise'} of ${percent(change.abs())}`;
const signed = (change: Fraction) => (change.s < 0n ? `(${numberTex(change)})` : numberTex(change));
const possible = (value: Fraction) =>
  !value.equals(0) && value.valueOf() > -100 && value.valueOf() < 150 && value.d <= 12n;

const net = form({
  form: 'net-change',
  revision: 4,
  band: 'Easy',
  seconds: 40,
  stem: ({ what, first, second, frame }: Changes) =>
    frame === 0
      ? `The price of ${what} ${goes(first)} in spring and then ${goes(second)} in autumn. What is the change over the whole year?`
      : `A shop changes the price of ${what} twice: first it ${goes(first)}, later the new price ${goes(second)}. How does the final price compare with the original one?`,
  path: path<Changes>()
    .step(
      'between',
      ({ first }) => first.add(100),
      'Start from 100 and make the first change.',
      ({ first }, { between }) => `100 + ${signed(first)} = ${numberTex(between)}`,
    )
    .quiet('base', (_p, { between }) => between)
    .quiet('move', ({ second }, { base }) => base.mul(second).div(100))
    .step(
      'last',
      (_p, { between, move }) => between.add(move),
      'The second change is a per cent of what stands now, not of 100.',
      ({ second }, { between, last }) =>
        `${numberTex(between)} \\times ${numberTex(factor(second))} = ${numberTex(last)}`,
    )
    .step(
      'net',
      (_p, { last }) => last.sub(100),
      'Compare with 100.',
      (_p, { last, net: change }) => `${numberTex(last)} - 100 = ${numberTex(change)}`,
    ),
  slips: [
    {
      misconception: 'adds_percentages',
      at: 'base',
      wrongly: () => q(100),
      words: ({ first, second }) =>
        `Adding the two changes measures both, ${percent(first.abs())} and ${percent(second.abs())}, on the price in the beginning.`,
    },
    {
      misconception: 'cross_term_with_wrong_sign',
      at: 'base',
      wrongly: ({ first }) => q(100).sub(first),
      words: (_p, { base }) =>
        `The second change was taken of $${numberTex(base)}$, as if the first had gone the other way.`,
    },
    {
      misconception: 'sign_of_second_change',
      at: 'move',
      wrongly: (_p, { move }) => move.neg(),
      words: ({ second }) =>
        `Here the price ${second.s < 0n ? 'rises' : 'falls'} the second time; the question says that it ${goes(second)}.`,
    },
    {
      misconception: 'reports_second_move',
      gives: 'move',
      words: ({ first }, { move }) =>
        `$${numberTex(move.abs())}$ points are what the second change alone does; the first ${went(first).replace('rose', 'rise').replace('fell', 'fall')} counts as well.`,
    },
    {
      misconception: 'second_change_once_more',
      at: 'move',
      wrongly: (_p, { move }) => move.mul(2),
      words: ({ second }) =>
        `The second change of ${percent(second.abs())} has been applied twice in this result.`,
    },
    {
      misconception: 'second_change_of_the_first',
      at: 'base',
      wrongly: ({ first }) => first.abs(),
      words: ({ first }, { base }) =>
        `The second change was taken of the $${numberTex(base)}$ points of the first alone; it acts on the whole price after ${directed(first).toLowerCase()}.`,
    },
    {
      misconception: 'each_change_after_the_other',
      at: 'last',
      wrongly: ({ first, second }, { move }) => first.mul(factor(second)).add(move).add(100),
      words: ({ first, second }) =>
        `The first change was put at $${numberTex(first.abs().mul(factor(second)))}$ points, as if the second came before it as well; ${percent(first.abs())} of the full price is $${numberTex(first.abs())}$.`,
    },
  ],
  show: value => directed(value),
  plausible: possible,
  // Two rises do more than their sum, two falls less than theirs; one against the other ends between the two.
  onSight: (value, { first, second }) =>
    first.s === second.s
      ? value.gt(first.add(second)) && value.s === first.s && value.abs().gt(first.abs())
      : value.gt(first.s < 0n ? first : second) && value.lt(first.s < 0n ? second : first),
  snapRead: () =>
    'Two changes, one after the other, and their joint effect is asked. The second acts on a price that has already moved.',
  approach: () =>
    'Start from 100 and let each change act on what stands before it; the last number read against 100 is the answer.',
  faster: ({ first, second }) =>
    `Net $= ${numberTex(first)} + ${signed(second)} + \\frac{${signed(first)} \\times ${signed(second)}}{100}$.`,
  check: ({ first, second, start }, { net: change }) =>
    `${rupees(start)} becomes ${rupees(start.mul(factor(first)))} and then ${rupees(start.mul(factor(first)).mul(factor(second)))}, which is ${percent(change.abs())} ${change.s < 0n ? 'below' : 'above'} ${rupees(start)}.`,
  principle:
    'Changes in a row multiply: the net of two is their sum plus a hundredth of their product, each with its sign.',
  verify: ({ first, second }) => {
    const raised = 1_000_000 + 10_000 * first.valueOf();
    const moved = Math.round(raised + (raised * second.valueOf()) / 100);
    return q(moved - 1_000_000, 10_000);
  },
});

const later = form({
  form: 'second-change',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  stem: ({ what, first, net: change, frame }: Changes) =>
    frame === 0
      ? `The price of ${what} ${went(first)} in May. After a second change in June it was ${percent(change.abs())} ${change.s < 0n ? 'lower' : 'higher'} than before May. What was the change in June?`
      : `The price of ${what} was changed twice, and the net ${change.s < 0n ? 'fall' : 'rise'} was ${percent(change.abs())}. The first change was ${directed(first).toLowerCase()}. What was the second change?`,
  path: path<Changes>()
    .step(
      'between',
      ({ first }) => first.add(100),
      'Take the first price as 100 and find the price between the two changes.',
      ({ first }, { between }) => `100 + ${signed(first)} = ${numberTex(between)}`,
    )
    .step(
      'last',
      ({ net: change }) => change.add(100),
      'Find the last price on the same scale.',
      ({ net: change }, { last }) => `100 + ${signed(change)} = ${numberTex(last)}`,
    )
    .quiet('base', (_p, { between }) => between)
    .step(
      'second',
      (_p, { between, last, base }) => last.sub(between).mul(100).div(base),
      'Write the step between them as a per cent of the price from which it was made.',
      (_p, { between, last, base, second }) =>
        `\\frac{${numberTex(last)} - ${numberTex(between)}}{${numberTex(base)}} \\times 100\\% = ${percentTex(second)}`,
    ),
  slips: [
    {
      misconception: 'subtracts_percentages',
      at: 'base',
      wrongly: () => q(100),
      words: (_p, { second }) =>
        `$${numberTex(second.abs())}$ points lie between the two changes, but on the first price; the second change starts from another one.`,
    },
    {
      misconception: 'change_over_new_value',
      at: 'base',
      wrongly: (_p, { last }) => last,
      words: (_p, { last }) =>
        `Dividing by $${numberTex(last)}$ measures the second change on the price it leads to.`,
    },
    {
      misconception: 'sign_of_first_change',
      at: 'between',
      wrongly: ({ first }) => q(100).sub(first),
      words: ({ first }, { between }) =>
        `$${numberTex(between)}$ between the changes would need the first to go the other way; it was ${directed(first).toLowerCase()}.`,
    },
    {
      misconception: 'sign_of_net_lost',
      at: 'last',
      wrongly: ({ net: change }) => q(100).sub(change),
      words: ({ net: change }, { last }) =>
        `A last price of $${numberTex(last)}$ does not fit: on the whole the price ${went(change)}.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'last',
      wrongly: ({ net: change, first }) => change.add(first).add(first).add(100),
      words: (_p, { last }) =>
        `Putting the first change on top of the net one again gives $${numberTex(last)}$; the net change contains it already.`,
    },
  ],
  show: value => directed(value),
  plausible: possible,
  snapRead: () =>
    'One change and the joint effect of two are known; the other change is asked, on the price between them.',
  approach: () =>
    'On a scale where the first price is 100, both other prices are known. The second change leads from one to the other.',
  faster: (_p, { between, last }) =>
    `The second multiplier is $\\frac{${numberTex(last)}}{${numberTex(between)}}$.`,
  check: (_p, { between, second, last }) =>
    `$${numberTex(between)} \\times ${numberTex(factor(second))} = ${numberTex(last)}$.`,
  principle: 'The multiplier of a missing change is the whole multiplier divided by the known one.',
  verify: ({ first, net: change }) => {
    const between = 100 + first.valueOf();
    for (let hundredths = -9900; hundredths <= 15_000; hundredths += 25)
      if (Math.abs(between * (1 + hundredths / 10_000) - 100 - change.valueOf()) < 1e-9)
        return q(hundredths, 100);
    throw new Error('no change in quarters of a per cent fits');
  },
});

const beginning = form({
  form: 'price-at-the-beginning',
  revision: 2,
  band: 'Easy',
  seconds: 55,
  entry: true,
  stem: ({ what, first, second, end, frame }: Changes) =>
    frame === 0
      ? `The price of ${what} ${went(first)} and afterwards ${went(second)}. It is now ${rupees(end)}. What was it at the beginning?`
      : `After ${directed(first).toLowerCase()} and then ${directed(second).toLowerCase()}, the price of ${what} is ${rupees(end)}. Find the original price.`,
  path: path<Changes>()
    .quiet('one', ({ first }) => factor(first))
    .quiet('two', ({ second }) => factor(second))
    .step(
      'both',
      (_p, { one, two }) => one.mul(two),
      'Multiply the two multipliers: together they lead from the first price to the last.',
      (_p, { one, two, both }) =>
        `${numberTex(one)} \\times ${numberTex(two)} = ${numberTex(both.mul(100))}\\%`,
    )
    .step(
      'start',
      ({ end }, { both }) => end.div(both),
      'Go back by dividing.',
      ({ end }, { both, start }) =>
        `${numberTex(end)} \\div \\frac{${numberTex(both.mul(100))}}{100} = ${numberTex(start)}`,
    ),
  slips: [
    {
      misconception: 'adds_percentages',
      at: 'both',
      wrongly: ({ first, second }) => first.add(second).add(100).div(100),
      words: (_p, { both }) =>
        `${percent(both.mul(100))} of the first price comes from adding the two changes; the second was made on another base.`,
    },
    {
      misconception: 'multiplies_instead_of_dividing',
      at: 'start',
      wrongly: ({ end }, { both }) => end.mul(both),
      words: ({ end }) =>
        `Both changes were applied to ${rupees(end)} once more; the way back is a division.`,
    },
    {
      misconception: 'reverses_with_same_per_cent',
      at: 'start',
      wrongly: ({ end, first, second }) => end.mul(q(100).sub(first)).mul(q(100).sub(second)).div(10000),
      words: ({ end }) =>
        `The opposite per cents were applied to ${rupees(end)}, but they belong to the earlier prices.`,
    },
    {
      misconception: 'undoes_only_the_second_change',
      at: 'one',
      wrongly: () => q(1),
      words: ({ second }, { start }) =>
        `${rupees(start)} was the price between the two changes: only the ${second.s < 0n ? 'fall' : 'rise'} at the end has been undone.`,
    },
    {
      misconception: 'undoes_only_the_first_change',
      at: 'two',
      wrongly: () => q(1),
      words: ({ first }) =>
        `Only the first change of ${percent(first.abs())} is undone here, the second is left in the price.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { end }) => value.d === 1n && !value.equals(end),
  snapRead: () =>
    'The price after two changes is known, and the one before them is asked: a journey backwards.',
  approach: () => 'Two changes in a row are one multiplication. Divide the last price by it.',
  faster: ({ first, second }) => {
    const [one, two] = [factor(first).inverse(), factor(second).inverse()];
    return `Take $\\frac{${two.n}}{${two.d}}$ of the price, then $\\frac{${one.n}}{${one.d}}$ of that.`;
  },
  check: ({ first, second, end }, { start }) =>
    `${rupees(start)} ${went(first).replace('rose', 'raised').replace('fell', 'lowered')} is ${rupees(start.mul(factor(first)))}; the second change leads from there to ${rupees(end)}${second.s < 0n ? ', which is less' : ''}.`,
  principle: 'Undo several changes by dividing by the product of their multipliers.',
  verify: ({ first, second, end }) => {
    for (let start = 5; start <= 40_000; start += 5)
      if (Math.abs(start * (1 + first.valueOf() / 100) * (1 + second.valueOf() / 100) - end.valueOf()) < 1e-6)
        return q(start);
    throw new Error('no price fits');
  },
});

const sizes = [
  q(10),
  q(25, 2),
  q(15),
  q(20),
  q(25),
  q(30),
  q(35),
  q(40),
  q(45),
  q(50),
  q(60),
  q(80),
  q(-10),
  q(-15),
  q(-20),
  q(-25),
  q(-30),
  q(-35),
  q(-40),
  q(-45),
];

/** AR.PCT.2 Easy: two changes in a row; the second acts on what the first left. */
export const successiveChanges: readonly AnyTemplate[] = situation<Changes>({
  type: 'AR.PCT.2',
  situation: 'two-changes',
  draw: draw => {
    const [first = q(10), second = q(20)] = draw.some(sizes, 2);
    const net = factor(first).mul(factor(second)).sub(1).mul(100);
    // The cross term must be short, or the arithmetic outweighs the idea.
    if (net.mul(2).d !== 1n || net.abs().valueOf() < 1 || net.valueOf() > 110) return null;
    const start = q(draw.step(400, 9000, 100));
    const end = start.mul(factor(first)).mul(factor(second));
    return end.d === 1n
      ? { what: draw.pick(priced), first, second, net, start, end, frame: draw.int(0, 1) }
      : null;
  },
  forms: [net, later, beginning],
});
