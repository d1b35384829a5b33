import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { fractionTex, ratio as ratioText } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';
import { managerShare, partnersTime, withdrawalMonth } from './partnership.ts';

const whole = (value: Fraction) => value.d === 1n;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** A ratio and the same ratio scaled; once only where nothing changes. */
const scaledTex = (terms: readonly [number, number], scaled: readonly [number, number]) =>
  terms[0] === scaled[0] ? terms.join(' : ') : `${terms.join(' : ')} = ${scaled.join(' : ')}`;

/** Ratios in lowest terms with small terms, both ways round. */
const smallRatios = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 7],
  [4, 7],
  [5, 7],
  [3, 8],
  [5, 8],
  [7, 8],
  [4, 9],
  [5, 9],
  [7, 9],
  [8, 5],
  [5, 4],
  [7, 4],
  [5, 3],
  [3, 2],
  [7, 5],
  [9, 7],
  [4, 3],
] as const;

const gatherings = [
  { place: 'a school choir', one: 'boys', other: 'girls', came: 'joined' },
  { place: 'a chess club in Chennai', one: 'juniors', other: 'seniors', came: 'joined' },
  { place: 'a call centre', one: 'trainees', other: 'managers', came: 'were hired' },
  { place: 'a fishing fleet at Veraval', one: 'trawlers', other: 'rowing boats', came: 'were bought' },
  { place: 'a parking lot', one: 'cars', other: 'scooters', came: 'drove in' },
  { place: 'an orchard in Himachal', one: 'apple trees', other: 'pear trees', came: 'were planted' },
] as const;

interface OneSide {
  place: string;
  one: string;
  other: string;
  /** How the new ones came, as a verb. */
  came: string;
  before: readonly [number, number];
  after: readonly [number, number];
  added: number;
  fixed: number;
  turn: number;
}

const firstOf = (p: OneSide, terms: readonly [number, number]) => q(p.fixed * terms[0], terms[1]);

/** AR.RAT.3 Easy: only one side changes, so the other side is the common measure of both ratios. */
const oneSideGrows = template<OneSide, Fraction>({
  type: 'AR.RAT.3',
  band: 'Easy',
  variant: 'one-side-grows',
  revision: 1,
  draw: draw => {
    const [before, after] = draw.some(smallRatios, 2);
    if (!before || !after) return null;
    const p = {
      ...draw.pick(gatherings),
      before,
      after,
      added: 0,
      fixed: ((before[1] * after[1]) / gcd(before[1], after[1])) * draw.int(1, 12),
      turn: draw.int(0, 3),
    };
    const from = firstOf(p, before);
    const to = firstOf(p, after);
    const grown = to.sub(from);
    return whole(from) &&
      whole(to) &&
      grown.gte(3) &&
      grown.lte(60) &&
      to.lt(200) &&
      p.fixed >= 12 &&
      p.fixed <= 150
      ? { ...p, added: grown.valueOf() }
      : null;
  },
  stem: ({ place, one, other, came, before, after, added }) =>
    `In ${place} the ratio of ${one} to ${other} was ${ratioText(before)}. When ${added} more ${one} ${came} and nothing else changed, the ratio became ${ratioText(after)}. How many ${other} are there?`,
  answer: ({ fixed }) => q(fixed),
  slips: p => {
    const { one, other, before, after, added, fixed, turn } = p;
    const rise = Math.abs(after[0] - before[0]);
    return turnedAfterFirst(
      [
        {
          misconception: 'reports_other_quantity',
          value: firstOf(p, after),
          words: `You took the number of ${one} after the change for the answer; the ${other} are asked.`,
        },
        {
          misconception: 'ratio_terms_not_matched',
          value: rise === 0 ? q(0) : q(added * after[1], rise),
          words: `You took the difference of the first terms as it stands, but the two ratios use different units; make the term for the ${other} equal first.`,
        },
        {
          misconception: 'reports_first_quantity',
          value: firstOf(p, before),
          words: `You took the number of ${one} before the change for the answer; the ${other} are asked.`,
        },
        {
          misconception: 'ratio_terms_not_matched_before',
          value: rise === 0 ? q(0) : q(added * before[1], rise),
          words: `You took one unit from the difference of the first terms and the ${other} from the old ratio; the units of the two ratios are not the same.`,
        },
        {
          misconception: 'reports_total',
          value: q(fixed).add(firstOf(p, after)),
          words: `You took the new total for the answer; only the ${other} are asked.`,
        },
        {
          misconception: 'added_read_as_one_term',
          value: q(added * after[1]),
          words: `You took ${added} as one unit of the new ratio; it is the gap between the two first terms once the ratios are matched.`,
        },
      ],
      turn,
    );
  },
  show: value => `$${value.toFraction()}$`,
  plausible: value => whole(value) && value.valueOf() > 0 && value.valueOf() < 500,
  solution: p => {
    const { one, other, before, after, added, fixed } = p;
    const common = (before[1] * after[1]) / gcd(before[1], after[1]);
    const a = (before[0] * common) / before[1];
    const b = (after[0] * common) / after[1];
    return {
      snapRead: `A ratio before and after, with only the ${one} changing. The ${other} stay the same, and they are asked.`,
      approach: `Since the ${other} do not change, write both ratios with the same term for them. Then the gap between the two terms for the ${one} stands for the ${one} added, and one unit is known. No equation with cross multiplication is needed.`,
      steps: [
        {
          says: `Scale the two ratios so that the term for the ${other} is the same in both.`,
          works: `${scaledTex(before, [a, common])}, \\qquad ${scaledTex(after, [b, common])}`,
          value: q(common),
        },
        {
          says: `The gap between the terms for the ${one} is what was added. Find one unit, and from it the ${other}.`,
          works: `${b === a + 1 ? '1' : `${b} - ${a} = ${b - a}`} \\text{ ${b - a === 1 ? 'unit' : 'units'}} = ${added} \\Rightarrow ${common} \\times ${fractionTex(q(added, b - a))} = ${fixed}`,
          value: q(fixed),
        },
      ],
      check: `${firstOf(p, before).toFraction()} and ${fixed} are as ${ratioText(before)}; with ${added} more it is ${firstOf(p, after).toFraction()} and ${fixed}, as ${ratioText(after)}.`,
      principle:
        'When only one quantity changes, the other is the yardstick: make its term equal in both ratios before comparing.',
    };
  },
  verify: ({ before, after, added }) => {
    // Count up whole numbers of the unchanged kind until both ratios come out.
    for (let other = 1; other <= 200; other += 1)
      for (let one = 1; one <= 200; one += 1)
        if (one * before[1] === other * before[0] && (one + added) * after[1] === other * after[0])
          return q(other);
    throw new Error('no numbers fit');
  },
});

const treasures = ['marbles', 'stamps', 'story books', 'coins', 'kites', 'cricket cards'] as const;

interface Gift {
  giver: string;
  taker: string;
  things: string;
  before: readonly [number, number];
  after: readonly [number, number];
  total: number;
  given: number;
  turn: number;
}

const shareOf = (total: number, terms: readonly [number, number]) => q(total * terms[0], terms[0] + terms[1]);

/** AR.RAT.3 Medium: a gift changes both sides, but the total stays; it is the common measure in disguise. */
const giftBetween = template<Gift, Fraction>({
  type: 'AR.RAT.3',
  band: 'Medium',
  variant: 'gift',
  revision: 1,
  draw: draw => {
    const [before, after] = draw.some(smallRatios, 2);
    if (!before || !after) return null;
    const [giver = '', taker = ''] = draw.some(peopleInArithmetic, 2);
    const sums = [before[0] + before[1], after[0] + after[1]] as const;
    const total = ((sums[0] * sums[1]) / gcd(sums[0], sums[1])) * draw.int(1, 5);
    const given = shareOf(total, before).sub(shareOf(total, after));
    const fits =
      whole(shareOf(total, before)) &&
      whole(given) &&
      given.gte(4) &&
      total >= 24 &&
      total <= 260 &&
      sums[0] !== sums[1];
    return fits
      ? {
          giver,
          taker,
          things: draw.pick(treasures),
          before,
          after,
          total,
          given: given.valueOf(),
          turn: draw.int(0, 4),
        }
      : null;
  },
  stem: ({ giver, taker, things, before, after, given }) =>
    `The numbers of ${things} that ${giver} and ${taker} have are in the ratio ${ratioText(before)}. After ${giver} gives ${given} ${things} to ${taker}, the ratio is ${ratioText(after)}. How many ${things} did ${giver} have at first?`,
  answer: ({ total, before }) => shareOf(total, before),
  slips: p => {
    const { giver, taker, before, after, total, given, turn } = p;
    // The giver's count when the taker's gain, or the giver's loss, is forgotten.
    const onlyGiverLoses = q(before[0] * given * after[1], before[0] * after[1] - after[0] * before[1]);
    const onlyTakerGains = q(before[0] * given * after[0], before[0] * after[1] - after[0] * before[1]);
    const rise = Math.abs(before[0] - after[0]);
    return turnedAfterFirst(
      [
        {
          misconception: 'transfer_counted_once',
          value: onlyGiverLoses,
          words: `You took ${given} away from ${giver} but did not add them to ${taker}; a gift changes both sides.`,
        },
        {
          misconception: 'reports_amount_after',
          value: shareOf(total, after),
          words: `You took what ${giver} has after the gift for the answer; the number at first is asked.`,
        },
        {
          misconception: 'reports_other_quantity',
          value: q(total).sub(shareOf(total, before)),
          words: `You took what ${taker} had at first for the answer; the question asks for ${giver}.`,
        },
        {
          misconception: 'ratio_terms_not_matched',
          value: rise === 0 ? q(0) : q(given * before[0], rise),
          words: `You took the difference of the first terms of the two ratios as it stands; the units differ until both ratios have the same total.`,
        },
        {
          misconception: 'transfer_added_to_one_side_only',
          value: onlyTakerGains,
          words: `You took ${given} as added to ${taker} but not removed from ${giver}; a gift changes both sides.`,
        },
        {
          misconception: 'reports_total',
          value: q(total),
          words: `You took what both have together for the answer; the question asks for ${giver} alone.`,
        },
      ],
      turn,
    );
  },
  show: value => `$${value.toFraction()}$`,
  // Nobody gives away all there is, and more than that nobody can.
  plausible: (value, { given }) => whole(value) && value.valueOf() > given,
  solution: p => {
    const { giver, taker, before, after, total, given } = p;
    const sums = [before[0] + before[1], after[0] + after[1]] as const;
    const common = (sums[0] * sums[1]) / gcd(sums[0], sums[1]);
    const [a, b] = [(before[0] * common) / sums[0], (after[0] * common) / sums[1]];
    const unit = q(given, a - b);
    return {
      snapRead: `Two ratios with a gift between them. Both sides change, but the total of ${giver} and ${taker} does not; the first amount of ${giver} is asked.`,
      approach: `A gift moves things without changing the total, so scale both ratios to the same total. Then the drop in the term of ${giver} stands for the gift and gives one unit. Faster than two unknowns: everything is read off in units.`,
      steps: [
        {
          says: 'Add the terms of each ratio and scale both ratios to one common total.',
          works: `${scaledTex(before, [a, common - a])}, \\qquad ${scaledTex(after, [b, common - b])}`,
          value: q(common),
        },
        {
          says: `The drop in the term of ${giver} is the gift. Find what one unit stands for.`,
          works: `${a} - ${b} = ${a - b}, \\qquad \\frac{${given}}{${a - b}} = ${fractionTex(unit)}`,
          value: unit,
        },
        {
          says: `Multiply the first term of ${giver} by the unit.`,
          works: `${a} \\times ${fractionTex(unit)} = ${shareOf(total, before).toFraction()}`,
          value: shareOf(total, before),
        },
      ],
      check: `At first ${shareOf(total, before).toFraction()} and ${q(total).sub(shareOf(total, before)).toFraction()}; after the gift ${shareOf(total, after).toFraction()} and ${q(total).sub(shareOf(total, after)).toFraction()}, which is ${ratioText(after)}.`,
      principle:
        'A transfer keeps the total: bring both ratios to the same total, and the change in a term is the amount transferred.',
    };
  },
  verify: ({ before, after, given }) => {
    // Try every pair of whole numbers in the first ratio and make the gift.
    for (let k = 1; k <= 300; k += 1) {
      const giver = before[0] * k;
      const taker = before[1] * k;
      if ((giver - given) * after[1] === (taker + given) * after[0]) return q(giver);
    }
    throw new Error('no numbers fit');
  },
});

const companies = [
  { place: 'A software firm', joins: 'engineers', leaves: 'clerks', come: 'join', go: 'leave' },
  { place: 'A cloth mill', joins: 'weavers', leaves: 'spinners', come: 'join', go: 'leave' },
  { place: 'A dairy in Anand', joins: 'buffaloes', leaves: 'cows', come: 'are bought', go: 'are sold' },
  {
    place: 'A bus depot',
    joins: 'electric buses',
    leaves: 'diesel buses',
    come: 'are bought',
    go: 'are sold',
  },
  {
    place: 'A town library',
    joins: 'English books',
    leaves: 'Hindi books',
    come: 'are bought',
    go: 'are given away',
  },
  { place: 'A toy shop', joins: 'wooden toys', leaves: 'plastic toys', come: 'arrive', go: 'are sold' },
] as const;

interface Bounded {
  place: string;
  joins: string;
  leaves: string;
  /** Verbs for those that come and those that go. */
  come: string;
  go: string;
  before: readonly [number, number];
  after: readonly [number, number];
  times: 2 | 3;
  /** Whole number of smallest solutions the real one is. */
  multiple: number;
  low: number;
  high: number;
  turn: number;
}

/** Smallest whole solution: units of the first ratio, and how many join. */
function smallest({ before, after, times }: Pick<Bounded, 'before' | 'after' | 'times'>) {
  const perUnit = after[1] + times * after[0];
  const perJoin = after[0] * before[1] - after[1] * before[0];
  const common = gcd(perUnit, Math.abs(perJoin));
  return { units: perUnit / common, joining: perJoin / common };
}

const stateOf = (p: Bounded, multiple = p.multiple) => {
  const { units, joining } = smallest(p);
  const joined = joining * multiple;
  const start = p.before[0] * units * multiple;
  const others = p.before[1] * units * multiple;
  return {
    joined,
    start,
    others,
    now: start + joined,
    left: others - p.times * joined,
    total: start + others,
  };
};

/** AR.RAT.3 Hard: one equation in two unknowns; only whole numbers and the bounds on the total pin the case down. */
const boundedTotal = template<Bounded, Fraction>({
  type: 'AR.RAT.3',
  band: 'Hard',
  variant: 'bounded-total',
  revision: 1,
  draw: draw => {
    const before = draw.pick(smallRatios);
    const after = draw.pick(smallRatios);
    const times = draw.pick([2, 3] as const);
    if (after[0] * before[1] <= after[1] * before[0]) return null;
    const { units, joining } = smallest({ before, after, times });
    const step = units * (before[0] + before[1]);
    if (step < 20 || step > 84 || units > 16 || joining < 2) return null;
    const multiple = draw.pick([2, 3, 4]);
    const total = step * multiple;
    const low = 10 * Math.floor((total - draw.int(3, Math.floor(step * 0.6))) / 10);
    const high = 10 * Math.ceil((total + draw.int(3, Math.floor(step * 0.6))) / 10);
    if (low <= total - step || high >= total + step || low < 20) return null;
    return { ...draw.pick(companies), before, after, times, multiple, low, high, turn: draw.int(0, 4) };
  },
  stem: ({ place, joins, leaves, come, go, before, after, times, low, high }) =>
    `${place} has ${joins} and ${leaves} in the ratio ${ratioText(before)}, more than ${low} but fewer than ${high} of them together. Some ${joins} ${come} and ${times === 2 ? 'twice' : 'three times'} as many ${leaves} ${go}, after which the ratio is ${ratioText(after)}. How many ${joins} are there now?`,
  answer: p => q(stateOf(p).now),
  slips: p => {
    const state = stateOf(p);
    return turnedAfterFirst(
      [
        {
          misconception: 'smallest_case_taken',
          value: q(stateOf(p, 1).now),
          words: `You took the smallest whole numbers that fit the two ratios; the total at first would then be ${stateOf(p, 1).total}, outside the bounds.`,
        },
        {
          misconception: 'reports_amount_before',
          value: q(state.start),
          words: `You took the number of ${p.joins} at first for the answer; the question asks how many there are now.`,
        },
        {
          misconception: 'reports_other_quantity',
          value: q(state.left),
          words: `You took the number of ${p.leaves} now for the answer; the ${p.joins} are asked.`,
        },
        {
          misconception: 'bound_ignored_above',
          value: q(stateOf(p, p.multiple + 1).now),
          words: `You took the next larger solution; its total at first is ${stateOf(p, p.multiple + 1).total}, above the upper bound.`,
        },
        {
          misconception: 'bound_ignored_below',
          value: q(stateOf(p, p.multiple - 1).now),
          words: `You took a smaller solution; its total at first is ${stateOf(p, p.multiple - 1).total}, below the lower bound.`,
        },
        {
          misconception: 'change_in_wrong_direction',
          value: q(state.start - state.joined),
          words: `You took the added ${p.joins} off instead of adding them; the ${p.leaves} are the ones that become fewer.`,
        },
      ],
      p.turn,
    );
  },
  show: value => `$${value.toFraction()}$`,
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: p => {
    const { before, after, times, joins, leaves, multiple, low, high } = p;
    const { units, joining } = smallest(p);
    const state = stateOf(p);
    const step = units * (before[0] + before[1]);
    const perUnit = after[1] + times * after[0];
    const perJoin = after[0] * before[1] - after[1] * before[0];
    return {
      snapRead: `Two ratios, a change whose size is unknown, and bounds on the total at first. Two unknowns and one equation: whole numbers and the bounds must do the rest.`,
      approach: `Write the numbers at first as multiples of $k$ and let $x$ ${joins} be added. The second ratio gives $k : x$ in lowest terms, so $k$ is a multiple of a fixed number and the total comes in fixed steps. The bounds leave only one step. Do not look for a second equation; there is none.`,
      steps: [
        {
          says: `With $${before[0] === 1 ? '' : before[0]}k$ ${joins} and $${before[1] === 1 ? '' : before[1]}k$ ${leaves} at first, write the second ratio and collect the terms in $k$ and in $x$.`,
          works: `${after[1] === 1 ? '' : after[1]}(${before[0] === 1 ? '' : before[0]}k + x) = ${after[0] === 1 ? '' : after[0]}(${before[1] === 1 ? '' : before[1]}k - ${times}x) \\Rightarrow ${perUnit}x = ${perJoin === 1 ? '' : perJoin}k`,
          value: q(perUnit, perJoin),
        },
        {
          says: 'Reduce this to the smallest whole numbers; with a whole multiplier $m$ it gives all solutions, and with them the total at first.',
          works: `k = ${units}m, \\quad x = ${joining}m, \\qquad ${before[0] + before[1]}k = ${step}m`,
          value: q(step),
        },
        {
          says: 'Find the only multiple that lies between the bounds.',
          works: `${low} < ${step}m < ${high} \\Rightarrow m = ${multiple}`,
          value: q(multiple),
        },
        {
          says: `Now find the ${joins} at first and those added, and with them the number now.`,
          works: `${before[0] === 1 ? '' : `${before[0]} \\times ${units * multiple} + ${state.joined} = `}${state.start} + ${state.joined} = ${state.now}`,
          value: q(state.now),
        },
      ],
      check: `At first ${state.start} ${joins} and ${state.others} ${leaves}, ${state.total} together; now ${state.now} and ${state.others} less ${times * state.joined}, which is ${state.left}: as ${ratioText(after)}.`,
      principle:
        'Ratios fix whole numbers only up to a multiplier; find the smallest solution, then let the bounds choose its multiple.',
    };
  },
  verify: ({ before, after, times, low, high }) => {
    // Try every first count and every number added; exactly one case may remain.
    const found: number[] = [];
    for (let start = before[0]; start < high; start += before[0]) {
      const others = (start / before[0]) * before[1];
      if (start + others <= low || start + others >= high) continue;
      for (let added = 1; times * added < others; added += 1)
        if ((start + added) * after[1] === (others - times * added) * after[0]) found.push(start + added);
    }
    if (found.length !== 1) throw new Error(`${found.length} cases fit`);
    return q(found[0] as number);
  },
});

export const ratio: readonly AnyTemplate[] = [
  oneSideGrows,
  giftBetween,
  boundedTotal,
  partnersTime,
  managerShare,
  withdrawalMonth,
];
