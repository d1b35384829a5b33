import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const lowest = (a: number, b: number): readonly [number, number] => [a / gcd(a, b), b / gcd(a, b)];
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const inRatio = (a: number, b: number) => `$${lowest(a, b).join(' : ')}$`;

interface Changed {
  place: string;
  one: string;
  two: string;
  /** Numbers before, and what each gains (negative: loses). */
  a: number;
  b: number;
  up: number;
  also: number;
  frame: number;
}

const groups = [
  { place: 'a call centre', one: 'trainees', two: 'managers' },
  { place: 'a hostel', one: 'seniors', two: 'juniors' },
  { place: 'a herd', one: 'goats', two: 'cows' },
  { place: 'a library', one: 'novels', two: 'atlases' },
  { place: 'a depot', one: 'buses', two: 'vans' },
  { place: 'a choir', one: 'altos', two: 'tenors' },
  { place: 'an orchard', one: 'mango trees', two: 'lemon trees' },
] as const;

const before = ({ a, b }: Changed) => lowest(a, b);
const after = ({ a, b, up, also }: Changed) => lowest(a + up, b + also);
const findAll = (
  p: Changed,
  moved: (a: number, b: number) => readonly [number, number],
  asked: (a: number, b: number) => number,
) => {
  const [x, y] = before(p);
  const [c, d] = after(p);
  for (let k = 1; k <= 4000; k += 1) {
    const [now, other] = moved(x * k, y * k);
    if (now * d === other * c) return q(asked(x * k, y * k));
  }
  throw new Error('no numbers fit');
};

/** The old and the new ratio with the unchanged second term made alike. */
const sameSecond = () =>
  path<Changed>()
    .quiet('scale', p => q(before(p)[1] * after(p)[1], gcd(before(p)[1], after(p)[1])))
    .step(
      'gap',
      (p, { scale }) =>
        scale
          .mul(after(p)[0])
          .div(after(p)[1])
          .sub(scale.mul(before(p)[0]).div(before(p)[1])),
      ({ two }) =>
        `The number of ${two} does not change. Write both ratios with the same term for it and find by how many parts the first term grows.`,
      (p, { scale, gap }) => {
        const [x, y] = before(p);
        const [c, d] = after(p);
        return `${numberTex(scale.mul(x).div(y))} : ${numberTex(scale)} \\to ${numberTex(scale.mul(c).div(d))} : ${numberTex(scale)}, \\quad ${numberTex(gap)} \\text{ part${gap.equals(1) ? '' : 's'}}`;
      },
    )
    .step(
      'unit',
      ({ up }, { gap }) => q(up).div(gap),
      'The parts gained are the number that was added: find one part.',
      ({ up }, { gap, unit }) => `${up} \\div ${numberTex(gap)} = ${numberTex(unit)}`,
    );

const oneSideTold = (p: Changed) =>
  p.frame === 0
    ? `In ${p.place} the ratio of ${p.one} to ${p.two} was ${inRatio(p.a, p.b)}. When ${p.up} more ${p.one} were added and nothing else changed, it became ${inRatio(p.a + p.up, p.b)}.`
    : `With ${p.up} more ${p.one} and the same number of ${p.two} as before, the ratio of ${p.one} to ${p.two} in ${p.place} has risen from ${inRatio(p.a, p.b)} to ${inRatio(p.a + p.up, p.b)}.`;

const unchanged = form({
  form: 'unchanged-number',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  entry: true,
  stem: (p: Changed) => `${oneSideTold(p)} How many ${p.two} are there?`,
  path: sameSecond().step(
    'number',
    (_p, { scale, unit }) => scale.mul(unit),
    ({ two }) => `Take the parts of the ${two}.`,
    (_p, { scale, unit, number }) => `${numberTex(scale)} \\times ${numberTex(unit)} = ${numberTex(number)}`,
  ),
  slips: [
    {
      misconception: 'units_of_two_ratios_mixed',
      at: 'gap',
      wrongly: p => (after(p)[0] > before(p)[0] ? q(after(p)[0] - before(p)[0]) : null),
      words: (_p, { gap }) =>
        `The first terms as printed differ by $${numberTex(gap)}$, but a part of one ratio is not a part of the other until the second terms agree.`,
    },
    {
      misconception: 'one_part_for_all',
      at: 'unit',
      wrongly: ({ up }) => q(up),
      words: ({ up }) => `One part was taken as ${up}, the whole addition.`,
    },
    {
      misconception: 'reports_other_group',
      at: 'number',
      wrongly: (p, { scale, unit }) => scale.mul(before(p)[0]).div(before(p)[1]).mul(unit),
      words: ({ one }, { number }) => `${plain(number)} is how many ${one} there were at first.`,
    },
    {
      misconception: 'reports_changed_group',
      at: 'number',
      wrongly: (p, { scale, unit }) => scale.mul(after(p)[0]).div(after(p)[1]).mul(unit),
      words: ({ one }, { number }) => `${plain(number)} is the number of ${one} after the change.`,
    },
    {
      misconception: 'uses_printed_second_term',
      at: 'scale',
      wrongly: p => q(after(p)[1]),
      words: (_p, { scale }) =>
        `With $${numberTex(scale)}$ for the second term the old ratio was not scaled by a whole number, so its parts came out wrong.`,
    },
    {
      misconception: 'reports_the_total',
      at: 'number',
      wrongly: (p, { scale, unit }) => scale.mul(before(p)[0]).div(before(p)[1]).add(scale).mul(unit),
      words: (_p, { number }) => `${plain(number)} counts both groups together, before the change.`,
    },
    {
      misconception: 'counts_first_parts',
      at: 'gap',
      wrongly: p => q(after(p)[0]),
      words: (_p, { gap }) =>
        `The addition was spread over $${numberTex(gap)}$ parts, the whole first term instead of its growth.`,
    },
    {
      misconception: 'counts_first_parts',
      at: 'gap',
      wrongly: (p, { scale }) => scale.mul(after(p)[0]).div(after(p)[1]),
      words: ({ one, up }, { gap }) =>
        `$${numberTex(gap)}$ parts are all the ${one} of the new ratio; the ${up} are only those by which it grew.`,
    },
    {
      misconception: 'counts_parts_before',
      at: 'gap',
      wrongly: (p, { scale }) => scale.mul(before(p)[0]).div(before(p)[1]),
      words: ({ one, up }, { gap }) =>
        `$${numberTex(gap)}$ parts are the ${one} of the old ratio, and not the ${up} that were added.`,
    },
    {
      misconception: 'adds_first_parts',
      at: 'gap',
      wrongly: p => q(before(p)[0] + after(p)[0]),
      words: (_p, { gap }) =>
        `The first terms were added to $${numberTex(gap)}$ parts; what was added is the growth from the one to the other.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  // The number can be divided in both ratios.
  onSight: (value, p) => value.mod(before(p)[1]).equals(0) && value.mod(after(p)[1]).equals(0),
  snapRead: ({ two }) =>
    `A ratio before and after, with only one side changing. The ${two} stay as they are, and they are asked.`,
  approach: () =>
    'Use the side that does not change as the yardstick: with equal terms for it, parts of both ratios have the same size.',
  faster: p =>
    `Per one of the others the first group grows from $\\frac{${before(p)[0]}}{${before(p)[1]}}$ to $\\frac{${after(p)[0]}}{${after(p)[1]}}$; divide ${p.up} by the difference.`,
  check: (p, { number }) =>
    `$${numberTex(number.mul(before(p)[0]).div(before(p)[1]))}$ and $${numberTex(number)}$; with ${p.up} more it is $${numberTex(number.mul(after(p)[0]).div(after(p)[1]))} : ${numberTex(number)}$.`,
  principle: 'When one quantity stays the same, make its term equal in both ratios before comparing.',
  verify: p =>
    findAll(
      p,
      (a, b) => [a + p.up, b],
      (_a, b) => b,
    ),
});

const finalNumber = form({
  form: 'changed-number-now',
  revision: 3,
  band: 'Easy',
  seconds: 55,
  entry: true,
  stem: (p: Changed) => `${oneSideTold(p)} How many ${p.one} are there now?`,
  path: sameSecond()
    .quiet('parts', (p, { scale }) => scale.mul(after(p)[0]).div(after(p)[1]))
    .step(
      'number',
      (_p, { parts, unit }) => parts.mul(unit),
      ({ one }) => `Take the parts of the ${one} in the new ratio.`,
      (_p, { parts, unit, number }) =>
        `${numberTex(parts)} \\times ${numberTex(unit)} = ${numberTex(number)}`,
    ),
  slips: [
    {
      misconception: 'units_of_two_ratios_mixed',
      at: 'gap',
      wrongly: p => (after(p)[0] > before(p)[0] ? q(after(p)[0] - before(p)[0]) : null),
      words: (_p, { gap }) =>
        `A growth of $${numberTex(gap)}$ parts compares two ratios whose parts are of different size.`,
    },
    {
      misconception: 'reports_number_before',
      at: 'parts',
      wrongly: (p, { scale }) => scale.mul(before(p)[0]).div(before(p)[1]),
      words: ({ one, up }, { number }) =>
        `${plain(number)} is how many ${one} there were before ${up} were added.`,
    },
    {
      misconception: 'reports_other_group',
      at: 'parts',
      wrongly: (_p, { scale }) => scale,
      words: ({ two }, { number }) => `${plain(number)} is the number of ${two}.`,
    },
    {
      misconception: 'adds_twice',
      at: 'number',
      wrongly: ({ up }, { parts, unit }) => parts.mul(unit).add(up),
      words: ({ up }) => `The ${up} that were added have been added once more.`,
    },
    {
      misconception: 'parts_as_printed',
      at: 'parts',
      wrongly: p => q(after(p)[0]),
      words: (_p, { parts }) =>
        `$${numberTex(parts)}$ parts are the term as printed; the parts had been scaled.`,
    },
    {
      misconception: 'counts_first_parts',
      at: 'gap',
      wrongly: p => q(after(p)[0]),
      words: (_p, { gap }) =>
        `The addition was divided by $${numberTex(gap)}$, the whole new term instead of the growth.`,
    },
    {
      misconception: 'one_part_for_all',
      at: 'unit',
      wrongly: ({ up }) => q(up),
      words: ({ up }) => `One part was taken as ${up}, which is what all the parts gained stand for.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { up }) => whole(value) && value.gt(up),
  // The number can be divided in the new ratio.
  onSight: (value, p) => value.mod(after(p)[0]).equals(0),
  snapRead: ({ one }) =>
    `Only the ${one} change, by a known number; both ratios are given. Their number now is asked.`,
  approach: () =>
    'Scale both ratios to the same term for the group that stays; the growth in parts then is the known number.',
  faster: (p, { gap, parts }) =>
    `${p.up} is $${numberTex(gap)}$ of $${numberTex(parts)}$ parts, so the answer is $${p.up} \\times \\frac{${numberTex(parts)}}{${numberTex(gap)}}$.`,
  check: (p, { number }) =>
    `Before there were $${numberTex(number.sub(p.up))}$, and ${inRatio(p.a, p.b)} makes that $${numberTex(number.sub(p.up).mul(before(p)[1]).div(before(p)[0]))}$ of the others; now the ratio is as told.`,
  principle:
    'Parts of two ratios may be compared only when a quantity common to both has the same number of parts.',
  verify: p =>
    findAll(
      p,
      (a, b) => [a + p.up, b],
      a => a + p.up,
    ),
});

const added = form({
  form: 'number-to-add',
  revision: 3,
  band: 'Easy',
  seconds: 45,
  entry: true,
  stem: (p: Changed) =>
    p.frame === 0
      ? `There are ${p.a + p.b} ${p.one} and ${p.two} in ${p.place}, in the ratio ${inRatio(p.a, p.b)}. How many more ${p.one} are needed to make it ${inRatio(p.a + p.up, p.b)}?`
      : `The ratio of ${p.one} to ${p.two} in ${p.place} is ${inRatio(p.a, p.b)}, and there are ${p.a + p.b} of them in all. How many ${p.one} have to be added to make the ratio ${inRatio(p.a + p.up, p.b)}?`,
  path: path<Changed>()
    .step(
      'stays',
      p => q((p.a + p.b) * before(p)[1], before(p)[0] + before(p)[1]),
      ({ two }) => `Divide the total in the first ratio to find the ${two}, who stay the same.`,
      (p, { stays }) =>
        `${p.a + p.b} \\times \\frac{${before(p)[1]}}{${before(p)[0] + before(p)[1]}} = ${numberTex(stays)}`,
    )
    .quiet('old', ({ a, b }, { stays }) => q(a + b).sub(stays))
    .step(
      'new',
      (p, { stays }) => stays.mul(after(p)[0]).div(after(p)[1]),
      'With the new ratio find the other number as it has to be.',
      (p, { stays, new: fresh }) =>
        `${numberTex(stays)} \\times \\frac{${after(p)[0]}}{${after(p)[1]}} = ${numberTex(fresh)}`,
    )
    .step(
      'added',
      (_p, { old, new: fresh }) => fresh.sub(old),
      'Subtract what was there.',
      (_p, { old, new: fresh, added: more }) =>
        `${numberTex(fresh)} - ${numberTex(old)} = ${numberTex(more)}`,
    ),
  slips: [
    {
      misconception: 'keeps_the_total',
      at: 'new',
      wrongly: p => q((p.a + p.b) * after(p)[0], after(p)[0] + after(p)[1]),
      words: ({ a, b }) =>
        `The total of ${a + b} was divided in the new ratio too, but adding changes the total.`,
    },
    {
      misconception: 'reports_new_number',
      gives: 'new',
      words: (_p, { new: fresh }) => `${plain(fresh)} is how many there have to be; some are there already.`,
    },
    {
      misconception: 'adds_to_ratio_terms',
      at: 'added',
      wrongly: p =>
        after(p)[0] > before(p)[0] ? q((after(p)[0] - before(p)[0]) * (p.a / before(p)[0])) : null,
      words: (p, { added: wrong }) =>
        `$(${after(p)[0]} - ${before(p)[0]}) \\times ${p.a / before(p)[0]} = ${numberTex(wrong)}$ subtracts the terms of the ratios as printed, though their second terms differ.`,
    },
    {
      misconception: 'wrong_group_stays',
      at: 'stays',
      wrongly: ({ a }) => q(a),
      words: ({ one, two }) => `The ${one} were kept fixed here and the ${two} changed.`,
    },
    {
      misconception: 'reports_unchanged_number',
      gives: 'stays',
      words: ({ two }, { stays }) => `${plain(stays)} is the number of ${two}.`,
    },
    {
      misconception: 'subtracts_the_other_group',
      at: 'old',
      wrongly: (_p, { stays }) => stays,
      words: ({ two }, { stays }) =>
        `The ${plain(stays)} ${two} were subtracted from the new number, not what was there of the same group.`,
    },
    {
      misconception: 'nothing_there_yet',
      at: 'old',
      wrongly: (_p, { old }) => old.div(2),
      words: (_p, { old }) => `Only $${numberTex(old)}$ were counted as being there already.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: ({ one }) =>
    `A total and a ratio are given; the number of ${one} to be added for a new ratio is asked.`,
  approach: () => 'The other group does not change: find it from the old ratio and use it in the new one.',
  faster: (_p, { stays, old }) =>
    `The fixed group has $${numberTex(stays)}$, so go from $${numberTex(old)}$ straight to its multiple in the new ratio.`,
  check: (p, { old, stays, added: more }) =>
    `$(${numberTex(old)} + ${numberTex(more)}) : ${numberTex(stays)}$ is ${inRatio(p.a + p.up, p.b)}.`,
  principle: 'Find the quantity that stays and let it carry the new ratio.',
  verify: p => {
    for (let more = 1; more < 4000; more += 1)
      if ((p.a + more) * after(p)[1] === p.b * after(p)[0]) return q(more);
    throw new Error('no number fits');
  },
});

/** AR.RAT.3 Easy: one of two numbers changes. */
const oneSide = situation<Changed>({
  type: 'AR.RAT.3',
  situation: 'one-side-changes',
  tries: 12,
  draw: draw => {
    const [x, y] = [draw.int(1, 9), draw.int(2, 9)];
    const k = draw.int(3, 24);
    const p = {
      ...draw.pick(groups),
      a: x * k,
      b: y * k,
      up: draw.int(4, 90),
      also: 0,
      frame: draw.int(0, 1),
    };
    const [c, d] = after(p);
    return gcd(x, y) === 1 && Math.max(c, d) <= 15 && d > 1 && d !== y ? p : null;
  },
  forms: [unchanged, finalNumber, added],
});

/** A gift moves things from the first to the second, so the total stays. */
const sameTotal = () =>
  path<Changed>()
    .quiet('scale', p => {
      const [s, t] = [before(p)[0] + before(p)[1], after(p)[0] + after(p)[1]];
      return q(s * t, gcd(s, t));
    })
    .step(
      'drop',
      (p, { scale }) =>
        scale
          .mul(before(p)[0])
          .div(before(p)[0] + before(p)[1])
          .sub(scale.mul(after(p)[0]).div(after(p)[0] + after(p)[1])),
      'The total does not change. Scale both ratios to one total and find by how many parts the first term falls.',
      (p, { scale, drop }) => {
        const [s, t] = [before(p)[0] + before(p)[1], after(p)[0] + after(p)[1]];
        return `${numberTex(scale.mul(before(p)[0]).div(s))} : ${numberTex(scale.mul(before(p)[1]).div(s))} \\to ${numberTex(scale.mul(after(p)[0]).div(t))} : ${numberTex(scale.mul(after(p)[1]).div(t))}, \\quad ${numberTex(drop)} \\text{ part${drop.equals(1) ? '' : 's'}}`;
      },
    )
    .step(
      'unit',
      ({ also }, { drop }) => q(also).div(drop),
      'These parts are the number that moved: find one part.',
      ({ also }, { drop, unit }) => `${also} \\div ${numberTex(drop)} = ${numberTex(unit)}`,
    );

const movedTold = (p: Changed) =>
  p.frame === 0
    ? `Two depots have wagons in the ratio ${inRatio(p.a, p.b)}. When ${p.also} wagons are moved from the first to the second, the ratio is ${inRatio(p.a + p.up, p.b + p.also)}.`
    : p.frame === 1
      ? `The ratio of books on the upper shelf of a cupboard to those on the lower shelf was ${inRatio(p.a, p.b)}. It became ${inRatio(p.a + p.up, p.b + p.also)} when ${p.also} books were shifted from the upper shelf to the lower one.`
      : `The coins of two sisters were in the ratio ${inRatio(p.a, p.b)}. Then the first gave ${p.also} of her coins to the second, and the ratio changed to ${inRatio(p.a + p.up, p.b + p.also)}.`;

const transferSlips = [
  {
    misconception: 'transfer_counted_once',
    at: 'drop' as const,
    wrongly: (p: Changed) => {
      const [x, y] = before(p);
      const [c, d] = after(p);
      const scale = (y * d) / gcd(y, d);
      const fall = q(scale * x, y).sub(q(scale * c, d));
      return fall.s > 0n ? fall : null;
    },
    words: ({ also }: Changed) =>
      `The ${also} were taken off one side without joining the other; a transfer changes both terms.`,
  },
  {
    misconception: 'units_of_two_ratios_mixed',
    at: 'drop' as const,
    wrongly: (p: Changed) => (before(p)[0] > after(p)[0] ? q(before(p)[0] - after(p)[0]) : null),
    words: (_p: Changed, { drop }: { drop: Fraction }) =>
      `A fall of $${numberTex(drop)}$ comes from terms whose totals differ, so their parts are not of the same size.`,
  },
];

const untilEqual = form({
  form: 'further-transfer-until-equal',
  revision: 3,
  band: 'Medium',
  seconds: 70,
  entry: true,
  suits: p => (p.a + p.up - p.b - p.also) % 2 === 0 && p.a + p.up > p.b + p.also,
  stem: (p: Changed) =>
    `${movedTold(p)} How many more must ${['be moved from the first to the second', 'be shifted from the upper to the lower shelf', 'the first sister give to the second'][p.frame]} to make the numbers equal?`,
  path: sameTotal()
    .quiet('ahead', (p, { scale }) => scale.mul(after(p)[0] - after(p)[1]).div(after(p)[0] + after(p)[1]))
    .quiet('sides', () => q(2))
    .step(
      'lead',
      (_p, { ahead, unit }) => ahead.mul(unit),
      'Find by how many the first is still ahead.',
      (_p, { ahead, unit, lead }) => `${numberTex(ahead)} \\times ${numberTex(unit)} = ${numberTex(lead)}`,
    )
    .step(
      'more',
      (_p, { lead, sides }) => lead.div(sides),
      'Each one that moves closes the gap by two: halve it.',
      (_p, { lead, sides, more }) => `${numberTex(lead)} \\div ${numberTex(sides)} = ${numberTex(more)}`,
    ),
  slips: [
    ...transferSlips,
    {
      misconception: 'gap_not_halved',
      at: 'sides',
      wrongly: () => q(1),
      words: (_p, { lead }) =>
        `Moving all $${numberTex(lead)}$ by which the first is ahead only turns the lead round.`,
    },
    {
      misconception: 'counts_from_the_beginning',
      at: 'more',
      wrongly: ({ also }, { lead }) => lead.div(2).add(also),
      words: ({ also }, { more }) => `${plain(more)} counts the ${also} that had been moved already.`,
    },
    {
      misconception: 'gap_before_first_transfer',
      at: 'lead',
      wrongly: ({ a, b }) => q(a - b),
      words: (_p, { lead }) => `A lead of $${numberTex(lead)}$ existed before the first transfer.`,
    },
    {
      misconception: 'first_transfer_counted_once',
      at: 'lead',
      wrongly: ({ also }, { ahead, unit }) => ahead.mul(unit).add(also),
      words: ({ also }) => `The ${also} were put back on one side only before the gap was halved.`,
    },
    {
      misconception: 'same_again',
      at: 'more',
      wrongly: ({ also }) => q(also * 2),
      words: ({ also }) => `Repeating the transfer of ${also} twice does not lead to equal numbers.`,
    },
    {
      misconception: 'halved_twice',
      at: 'sides',
      wrongly: () => q(4),
      words: (_p, { lead, more }) =>
        `Moving $${numberTex(more)}$ closes only half of the lead of $${numberTex(lead)}$.`,
    },
    {
      misconception: 'shared_by_three',
      at: 'sides',
      wrongly: () => q(3),
      words: (_p, { lead }) =>
        `The lead of $${numberTex(lead)}$ was divided by 3; one that moves changes the gap by two, once for each side.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'A transfer between two ratios fixes all numbers; then a second transfer is to make them equal.',
  approach: () =>
    'Find the size of a part from the first transfer, then the gap that is left. A transfer closes a gap twice.',
  faster: (_p, { ahead, drop }) =>
    `In parts: $${numberTex(drop)}$ moved, a gap of $${numberTex(ahead)}$ remains, so $${numberTex(ahead.div(2))}$ parts more.`,
  check: (p, { more, unit, scale }) =>
    `Together there are $${numberTex(scale.mul(unit))}$. The first has $${numberTex(q(p.a - p.also))}$ now and $${numberTex(q(p.a - p.also).sub(more))}$ then, which is half.`,
  principle: 'To make two numbers equal by a transfer, move half of their difference.',
  verify: p => {
    const a = findAll(
      p,
      (x, y) => [x - p.also, y + p.also],
      x => x,
    ).valueOf();
    let [one, two, moved] = [a - p.also, (a * p.b) / p.a + p.also, 0];
    while (one > two) [one, two, moved] = [one - 1, two + 1, moved + 1];
    return q(moved);
  },
});

/** AR.RAT.3 Medium: a transfer keeps the total. */
const transfers = situation<Changed>({
  type: 'AR.RAT.3',
  situation: 'transfer',
  tries: 12,
  draw: draw => {
    const [x, y] = [draw.int(2, 13), draw.int(1, 11)];
    const k = draw.int(4, 30);
    const moved = draw.int(5, 80);
    if (x === y || gcd(x, y) !== 1 || moved >= x * k) return null;
    const p = {
      place: '',
      one: '',
      two: '',
      a: x * k,
      b: y * k,
      up: -moved,
      also: moved,
      frame: draw.int(0, 2),
    };
    const [c, d] = after(p);
    const [s, t] = [x + y, c + d];
    return Math.max(c, d) <= 13 && c !== d && s !== t && ![p.a, p.b].includes(moved) ? p : null;
  },
  forms: [untilEqual],
});

export const changedRatios: readonly AnyTemplate[] = [...oneSide, ...transfers];
