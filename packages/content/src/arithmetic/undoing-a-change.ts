import type Fraction from 'fraction.js';
import { path } from '../path.ts';
import { fractionTex, numberTex, percent, percentTex, rupees } from '../show.ts';
import { form, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';

interface Rise {
  /** The rise, in per cent. */
  rise: Fraction;
  /** The amount before the rise, in rupees. */
  before: Fraction;
  after: Fraction;
  /** What may stay of the rise, in per cent of the amount before; 0 where no such rest gives a whole fall. */
  stays: Fraction;
  what: string;
  level: string;
  when: string;
}

const stories = [
  { what: 'the monthly rent of a shop in Indore', level: 'rent', when: 'from April' },
  { what: 'the yearly fee of a swimming club', level: 'fee', when: 'this season' },
  { what: 'the daily charge for a hired tractor', level: 'charge', when: 'after the monsoon' },
  { what: 'the price of a tin of mustard oil', level: 'price', when: 'before Diwali' },
  { what: 'the hostel charge of a college in Guwahati', level: 'charge', when: 'from July' },
  { what: 'the premium for a crop insurance policy', level: 'premium', when: 'this year' },
] as const;

const rises = [
  q(25, 2),
  q(15),
  q(20),
  q(25),
  q(30),
  q(100, 3),
  q(35),
  q(40),
  q(45),
  q(50),
  q(60),
  q(200, 3),
  q(80),
];

/** A value found by walking every amount in steps of one rupee, up to twice the present one. */
function searched(most: Fraction, fits: (amount: Fraction) => boolean): Fraction {
  for (let amount = 1; amount <= 2 * most.valueOf(); amount += 1) if (fits(q(amount))) return q(amount);
  throw new Error('no whole amount fits');
}

/** A rest of the rise to which a fall by a whole per cent leads; the amount before chooses among them. */
function restOf(rise: Fraction, before: Fraction): Fraction {
  const rests: Fraction[] = [];
  for (let fall = 4; fall <= 40; fall += 1) {
    const rest = rise
      .add(100)
      .mul(100 - fall)
      .div(100)
      .sub(100);
    const fits = rest.d === 1n && rest.gte(2) && !rest.equals(fall);
    if (fits && (fall % 5 === 0 || rest.mod(5).equals(0) || fall % 4 === 0)) rests.push(rest);
  }
  return rests[before.div(60).valueOf() % rests.length] ?? q(0);
}

const startOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const partly = form({
  form: 'back-to-a-level-above',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  suits: ({ stays }) => stays.gt(0),
  stem: ({ rise, stays, what, level, when }: Rise) =>
    `${startOf(what)} rose by ${percent(rise)} ${when}. By what per cent must the new ${level} be reduced so that it is only ${percent(stays)} above its old value?`,
  path: path<Rise>()
    .step(
      'now',
      ({ rise }) => q(100).add(rise),
      ({ level }) =>
        `Take the old ${level} as 100, so that the rise is also an amount, and find the new ${level}.`,
      ({ rise }, { now }) => `100 + ${numberTex(rise)} = ${numberTex(now)}`,
    )
    .step(
      'lost',
      ({ stays }, { now }) => now.sub(100).sub(stays),
      ({ level }) => `Find by how much the new ${level} has to go down, on the same scale.`,
      ({ stays }, { now, lost }) => `${numberTex(now)} - (100 + ${numberTex(stays)}) = ${numberTex(lost)}`,
    )
    .quiet('base', (_p, { now }) => now)
    .step(
      'fall',
      (_p, { lost, base }) => lost.mul(100).div(base),
      ({ level }) => `Write this as a per cent of the new ${level}, from which it is taken.`,
      (_p, { lost, base, fall }) =>
        `\\frac{${numberTex(lost)}}{${numberTex(base)}} \\times 100 = ${percentTex(fall)}`,
    ),
  slips: [
    {
      misconception: 'subtracts_percentages',
      at: 'base',
      wrongly: () => q(100),
      words: ({ rise, stays, level }) =>
        `$${numberTex(rise)} - ${numberTex(stays)}$ is counted on the old ${level}; the reduction is a per cent of the new one.`,
    },
    {
      misconception: 'compares_with_the_final_level',
      at: 'base',
      wrongly: ({ stays }) => stays.add(100),
      words: (_p, { lost, base }) =>
        `$${numberTex(lost)}$ over $${numberTex(base)}$ compares with the level that is reached, not with the one that is reduced.`,
    },
    {
      misconception: 'goes_back_to_the_start',
      at: 'lost',
      wrongly: ({ rise }) => rise,
      words: ({ level, stays }, { lost, base }) =>
        `$${numberTex(lost)}$ over $${numberTex(base)}$ brings the ${level} back to its old value; ${percent(stays)} of that may remain on top.`,
    },
    {
      misconception: 'mixes_the_bases',
      at: 'fall',
      wrongly: ({ rise, stays }, { base }) => rise.mul(100).div(base).sub(stays),
      words: ({ rise, stays }, { base }) =>
        `$${numberTex(stays)}$ was taken off $\\frac{${numberTex(rise)}}{${numberTex(base)}} \\times 100$; the first is a per cent of the old level, the second of the new one.`,
    },
    {
      misconception: 'what_may_stay_reported',
      at: 'lost',
      wrongly: ({ stays }) => stays,
      words: (_p, { lost, base }) =>
        `$${numberTex(lost)}$ over $${numberTex(base)}$ is the part of the new level that may stay above the old value, not the part that goes.`,
    },
    {
      misconception: 'averages_the_bases',
      at: 'base',
      wrongly: (_p, { now }) => now.add(100).div(2),
      words: (_p, { lost, base }) =>
        `$${numberTex(lost)}$ over $${numberTex(base)}$ starts half-way between the old and the new level; the fall starts from the new one.`,
    },
    {
      misconception: 'subtracts_from_wrong_base',
      at: 'base',
      wrongly: ({ rise }) => (rise.valueOf() < 60 ? q(100).sub(rise) : null),
      words: (_p, { lost, base }) =>
        `$${numberTex(lost)}$ over $${numberTex(base)}$ treats the change as a fall from 100; after a rise the level stands above 100.`,
    },
  ],
  show: value => percent(value),
  plausible: (value, { rise }) => value.valueOf() > 0 && value.lte(rise) && value.d <= 60n,
  snapRead: ({ level }) =>
    `A part of a rise has to be undone, and the fall is measured on the new ${level}: the base has changed.`,
  approach: ({ level }) =>
    `Give the old ${level} the easy value 100. Both levels are known then, and their distance is compared with the higher one.`,
  faster: ({ rise, stays }) =>
    `From $${numberTex(rise.add(100))}$ to $${numberTex(stays.add(100))}$: the part that goes is $${fractionTex(rise.sub(stays).div(rise.add(100)))}$.`,
  check: ({ stays }, { fall, lost, now }) =>
    `${percent(fall)} of $${numberTex(now)}$ is $${numberTex(lost)}$, and $${numberTex(now)} - ${numberTex(lost)} = ${numberTex(stays.add(100))}$.`,
  principle:
    'A per cent belongs to its base: what is taken off a raised value is compared with the raised value.',
  verify: ({ rise, stays }) => {
    for (let fall = 1; fall < 100; fall += 1)
      if (
        rise
          .add(100)
          .mul(100 - fall)
          .equals(stays.add(100).mul(100))
      )
        return q(fall);
    throw new Error('no whole per cent leads there');
  },
});

const original = form({
  form: 'original-amount',
  band: 'Easy',
  revision: 4,
  seconds: 45,
  stem: ({ rise, after, what, level, when }: Rise) =>
    `${startOf(what)} rose by ${percent(rise)} ${when}, to ${rupees(after)}. What was the ${level} before?`,
  path: path<Rise>()
    .step(
      'share',
      ({ rise }) => q(100).add(rise),
      ({ level }) => `The old ${level} is $100\\%$, so write the present one as a per cent of it.`,
      ({ rise }, { share }) => `100\\% + ${percentTex(rise)} = ${percentTex(share)}`,
    )
    .step(
      'before',
      ({ after }, { share }) => after.mul(100).div(share),
      ({ level }) => `The present ${level} is that many hundredths of the old one: divide.`,
      ({ after }, { share, before }) =>
        `${numberTex(after)} \\div \\frac{${numberTex(share)}}{100} = ${numberTex(before)}`,
    ),
  slips: [
    {
      misconception: 'takes_per_cent_of_new_value',
      at: 'before',
      wrongly: ({ after, rise }) => after.mul(q(100).sub(rise)).div(100),
      words: ({ rise, after, level }) =>
        `${percent(rise)} of ${rupees(after)} was taken off, but the rise was ${percent(rise)} of the old ${level}, which is smaller.`,
    },
    {
      misconception: 'subtracts_from_wrong_base',
      at: 'share',
      wrongly: ({ rise }) => (rise.valueOf() < 60 ? q(100).sub(rise) : null),
      words: (_p, { share }) =>
        `Dividing by ${percent(share)} fits an amount that had fallen; after a rise the present amount is more than $100\\%$.`,
    },
    {
      misconception: 'applies_change_again',
      at: 'before',
      wrongly: ({ after }, { share }) => after.mul(share).div(100),
      words: ({ rise, after }) =>
        `This raises ${rupees(after)} by another ${percent(rise)}: it is the level after a second rise, not before the first.`,
    },
    {
      misconception: 'halves_the_change',
      at: 'share',
      wrongly: ({ rise }) => q(100).add(rise.div(2)),
      words: ({ after }, { share }) =>
        `${rupees(after)} was divided as if it were ${percent(share)} of the old amount, which undoes only half of the rise.`,
    },
    {
      misconception: 'takes_change_twice',
      at: 'share',
      wrongly: ({ rise }) => q(100).add(rise.mul(2)),
      words: (_p, { share }) =>
        `${percent(share)} would be the level after the rise counted twice; it happened once.`,
    },
    {
      misconception: 'undoes_the_rise_twice',
      at: 'before',
      wrongly: ({ after }, { share }) => after.mul(10_000).div(share.pow(2) ?? share),
      words: ({ rise, level }) =>
        `Dividing twice goes back by two rises of ${percent(rise)}; the ${level} rose once.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { after, before }) =>
    value.d === 1n && (value.valueOf() < after.valueOf() || before.valueOf() > 0),
  snapRead: ({ level }) =>
    `The present ${level} and the rise are given; the rise was measured on the old ${level}.`,
  approach: ({ level }) => `Write the present ${level} as a per cent of the old one, and divide by it.`,
  faster: ({ rise, after }) => {
    const part = rise.div(100);
    const parts = part.n + part.d;
    return `A rise of $${fractionTex(part)}$ makes $${part.d}$ parts into $${parts}$, so one part is $${numberTex(after)} \\div ${parts}$ and the old amount has $${part.d}$ of them.`;
  },
  check: ({ rise, after }, { before }) =>
    `${percent(rise)} of ${rupees(before)} is ${rupees(before.mul(rise).div(100))}, and ${rupees(before)} plus that is ${rupees(after)}.`,
  principle:
    'Going back from a changed amount means dividing by its multiplier; taking the same per cent off uses the wrong base.',
  verify: ({ rise, after }) => searched(after, amount => amount.add(amount.mul(rise).div(100)).equals(after)),
});

const increase = form({
  form: 'size-of-rise',
  band: 'Easy',
  apart: true,
  revision: 6,
  seconds: 50,
  entry: true,
  stem: ({ rise, after, what, when }: Rise) =>
    `${startOf(what)} was raised by ${percent(rise)} ${when} and is now ${rupees(after)}. By how many rupees was it raised?`,
  path: path<Rise>()
    .step(
      'share',
      ({ rise }) => q(100).add(rise),
      'Write the present amount as a per cent of the old one, on which the rise was measured.',
      ({ rise }, { share }) => `100\\% + ${percentTex(rise)} = ${percentTex(share)}`,
    )
    .quiet('part', ({ rise }) => rise)
    .step(
      'added',
      ({ after }, { share, part }) => after.mul(part).div(share),
      'The addition and the present amount are both known as parts of the old one: take the ratio of the two.',
      ({ after }, { share, part, added }) =>
        `${numberTex(after)} \\times \\frac{${numberTex(part)}}{${numberTex(share)}} = ${numberTex(added)}`,
    ),
  slips: [
    {
      misconception: 'takes_per_cent_of_new_value',
      at: 'share',
      wrongly: () => q(100),
      words: ({ rise, after }) =>
        `${percent(rise)} of ${rupees(after)} measures the rise on the new amount; it was a per cent of the smaller, old one.`,
    },
    {
      misconception: 'gives_the_base_instead',
      at: 'part',
      wrongly: () => q(100),
      words: ({ level, after }, { added }) =>
        `${rupees(added)} is the old ${level} itself; the addition is what lies between it and ${rupees(after)}.`,
    },
    {
      misconception: 'subtracts_from_wrong_base',
      at: 'share',
      wrongly: ({ rise }) => (rise.valueOf() < 60 ? q(100).sub(rise) : null),
      words: ({ after }, { share }) =>
        `Here ${rupees(after)} is read as ${percent(share)} of the old amount, as after a fall; it is more than the old amount.`,
    },
    {
      misconception: 'halves_the_change',
      at: 'part',
      wrongly: ({ rise }) => rise.div(2),
      words: ({ rise }, { part }) =>
        `${percent(part)} is half of the rise; all of ${percent(rise)} was added.`,
    },
    {
      misconception: 'takes_change_twice',
      at: 'share',
      wrongly: ({ rise }) => q(100).add(rise.mul(2)),
      words: (_p, { share }) =>
        `${percent(share)} of the old amount would be there after two such rises; there was one.`,
    },
    {
      misconception: 'undoes_the_rise_twice',
      at: 'added',
      wrongly: ({ after }, { share, part }) =>
        after
          .mul(part)
          .mul(100)
          .div(share.pow(2) ?? share),
      words: ({ rise, level }) =>
        `${percent(rise)} was taken of an amount from which the rise had been removed twice; the ${level} before it is larger.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { after }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < after.valueOf(),
  snapRead: () =>
    'The amount after the rise is given, and the rise in rupees is asked: the base is the amount before.',
  approach: () =>
    'Both the addition and the present amount are parts of the old amount, so their ratio gives the addition at once.',
  faster: ({ rise, after }) => {
    const part = rise.div(100);
    return `The rise is $${fractionTex(part)}$ of the old amount, so it is $\\frac{${part.n}}{${part.n + part.d}}$ of $${numberTex(after)}$.`;
  },
  check: ({ rise, after }, { added }) =>
    `Without the addition the amount is ${rupees(after.sub(added))}, and ${percent(rise)} of that is ${rupees(added)}.`,
  principle:
    'When the amount after a change is known, express the change as a part of that amount, not of the old one.',
  verify: ({ rise, after }) => searched(after, added => after.sub(added).mul(rise).equals(added.mul(100))),
});

/** AR.PCT.1 Easy: one rise, asked about from three sides. */
export const undoingAChange: readonly AnyTemplate[] = situation<Rise>({
  type: 'AR.PCT.1',
  situation: 'one-rise',
  draw: draw => {
    const rise = draw.pick(rises);
    const before = q(draw.step(240, 4800, 60));
    const after = before.mul(rise.add(100)).div(100);
    return after.d === 1n
      ? { rise, before, after, stays: restOf(rise, before), ...draw.pick(stories) }
      : null;
  },
  forms: [partly, original, increase],
});
