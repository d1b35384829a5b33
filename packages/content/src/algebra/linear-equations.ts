import type Fraction from 'fraction.js';
import { peopleInAlgebra } from '../people.ts';
import { rupees } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turned } from '../turned.ts';
import { q } from '../value.ts';
import { linearCombinations } from './linear-combinations.ts';

const timesWords: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };
const times = (k: number) => timesWords[k] ?? `${k} times`;

const savings = [
  { have: 'have saved', has: 'has saved', noun: '', ask: 'How much has NAME saved?', unit: 10 },
  { have: 'own', has: 'owns', noun: 'stamps', ask: 'How many stamps does NAME own?', unit: 1 },
  { have: 'scored', has: 'scored', noun: 'runs', ask: 'How many runs did NAME score?', unit: 1 },
  { have: 'sold', has: 'sold', noun: 'tickets', ask: 'How many tickets did NAME sell?', unit: 1 },
] as const;

const amount = (value: number | Fraction, noun: string) =>
  noun === '' ? rupees(value) : `${value.valueOf()} ${noun}`;

/** AL.LIN.1 Easy: a total and "so much more than k times"; the trap is on which side the extra stands. */
const moreThanTimes = template<
  {
    a: string;
    b: string;
    k: number;
    extra: number;
    smaller: number;
    context: (typeof savings)[number];
    turn: number;
  },
  Fraction
>({
  type: 'AL.LIN.1',
  band: 'Easy',
  variant: 'more-than-times',
  revision: 1,
  draw: draw => {
    const [a = '', b = ''] = draw.some(peopleInAlgebra, 2);
    const context = draw.pick(savings);
    const k = draw.int(2, 4);
    const extra = draw.pick([-1, 1]) * (k + 1) * draw.int(1, 4) * context.unit;
    const smaller = draw.int(12, 45) * context.unit;
    return Math.abs(extra) < smaller ? { a, b, k, extra, smaller, context, turn: draw.int(0, 4) } : null;
  },
  stem: ({ a, b, k, extra, smaller, context }) => {
    const total = amount((k + 1) * smaller + extra, context.noun);
    const gap = amount(Math.abs(extra), '').replace('₹', context.noun === '' ? '₹' : '');
    return `${a} and ${b} together ${context.have} ${total}. ${a} ${context.has} ${gap} ${extra > 0 ? 'more' : 'less'} than ${times(k)} what ${b} ${context.has}. ${context.ask.replace('NAME', a)}`;
  },
  answer: ({ k, extra, smaller }) => q(k * smaller + extra),
  slips: ({ a, b, k, extra, smaller, context, turn }) => {
    const gap = amount(Math.abs(extra), context.noun);
    const total = (k + 1) * smaller + extra;
    return turned(
      [
        {
          misconception: 'reports_other_unknown',
          value: q(smaller),
          words: `You took the share of ${b}; the question asks for the share of ${a}.`,
        },
        {
          misconception: 'reverses_more_than',
          value: q(k * total - extra, k + 1),
          words: `You took the ${gap} on the wrong side: it is ${a} who has ${extra > 0 ? 'more' : 'less'} than ${times(k)} the share of ${b}.`,
        },
        {
          misconception: 'drops_constant',
          value: q(k * total, k + 1),
          words: `You took the total in the ratio ${k} : 1 and left the difference of ${gap} out.`,
        },
        {
          misconception: 'stops_one_step_early',
          value: q(k * smaller),
          words: `You took exactly ${times(k)} the share of ${b} and did not apply the ${gap} at the end.`,
        },
        {
          misconception: 'ignores_multiple',
          value: q(total + extra, 2),
          words: `You took the shares as differing by ${gap} only and left the words '${times(k)}' out.`,
        },
      ],
      turn,
    );
  },
  show: (value, { context }) => amount(value, context.noun),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: ({ a, b, k, extra, smaller, context }) => {
    const total = (k + 1) * smaller + extra;
    const sign = extra > 0 ? '+' : '-';
    const gap = Math.abs(extra);
    const x = k * smaller + extra;
    return {
      snapRead: `A total of two shares and one comparison between them are given; the share of ${a} is asked. 'Than ${times(k)}' says whose share is multiplied.`,
      approach: `Name the share that is compared with (that of ${b}) by one letter and write the other share in terms of it. One unknown and one equation are then enough; answer for ${a}, not for the letter.`,
      steps: [
        {
          says: `Let ${b} have $y$. Write the share of ${a} and put both into the total.`,
          works: `y + (${k}y ${sign} ${gap}) = ${total} \\;\\Rightarrow\\; ${k + 1}y = ${total - extra}`,
          value: q(total - extra),
        },
        {
          says: `Divide to get the share of ${b}.`,
          works: `y = \\frac{${total - extra}}{${k + 1}} = ${smaller}`,
          value: q(smaller),
        },
        {
          says: `Go back to the share of ${a}, which is what is asked.`,
          works: `${k} \\times ${smaller} ${sign} ${gap} = ${x}`,
          value: q(x),
        },
      ],
      check: `${amount(x, context.noun)} and ${amount(smaller, context.noun)} add up to ${amount(total, context.noun)}, the given total.`,
      principle:
        "In 'so much more than k times B', B is the unknown to name: the other is k times it plus the extra, never the reverse.",
    };
  },
  verify: ({ k, extra, smaller }) => {
    // Try every split of the total and keep the one whose larger share compares as told.
    const total = (k + 1) * smaller + extra;
    for (let x = 1; x < total; x += 1) if (x - extra === k * (total - x)) return q(x);
    throw new Error('no split fits');
  },
});

const collections = ['stamps', 'marbles', 'comic books', 'stickers', 'picture cards', 'old coins'] as const;

interface Gift {
  a: string;
  b: string;
  thing: string;
  given: number;
  back: number;
  k: number;
  turn: number;
}

const giftSmaller = ({ given, back, k }: Gift) => q(2 * given + back * (1 + k), k - 1);

/** AL.LIN.1 Medium: two gifts told as "if"; each one changes both heaps, so the gap closes twice as fast. */
const gifts = template<Gift, Fraction>({
  type: 'AL.LIN.1',
  band: 'Medium',
  variant: 'two-gifts',
  revision: 1,
  draw: draw => {
    const [a = '', b = ''] = draw.some(peopleInAlgebra, 2);
    const p = {
      a,
      b,
      thing: draw.pick(collections),
      given: draw.int(3, 15),
      back: draw.int(4, 20),
      k: draw.int(2, 4),
      turn: draw.int(0, 5),
    };
    const smaller = giftSmaller(p);
    return p.given !== p.back && smaller.d === 1n && smaller.valueOf() > p.back + 2 ? p : null;
  },
  stem: ({ a, b, thing, given, back, k }) =>
    `If ${a} gives ${b} ${given} ${thing}, both own the same number. If instead ${b} gives ${a} ${back} ${thing}, ${a} owns ${times(k)} as many as ${b}. How many ${thing} does ${a} own?`,
  answer: p => giftSmaller(p).add(2 * p.given),
  slips: p => {
    const { a, b, given, back, k } = p;
    const smaller = giftSmaller(p);
    const key = smaller.add(2 * given);
    return turned(
      [
        {
          misconception: 'changes_one_side_only',
          value: q(given + back * (1 + k), k - 1).add(given),
          words: `You took ${a} to be ${given} ahead of ${b}, but a gift of ${given} lowers one heap and raises the other, so the lead is twice that.`,
        },
        {
          misconception: 'changes_receiver_only',
          value: q(2 * given + back, k - 1).add(2 * given),
          words: `You took the second gift as an addition for ${a} only, but ${b} loses the same ${back}.`,
        },
        {
          misconception: 'reports_other_unknown',
          value: smaller,
          words: `You took the number that ${b} owns; the question asks about ${a}.`,
        },
        {
          misconception: 'reports_changed_value',
          value: key.add(back),
          words: `You took what ${a} would own after the gift from ${b}, not what ${a} owns now.`,
        },
        {
          misconception: 'reports_changed_value',
          value: key.sub(given),
          words: `You took what ${a} would own after giving ${given} away, not what ${a} owns now.`,
        },
        {
          misconception: 'reports_total',
          value: key.add(smaller),
          words: `You took what ${a} and ${b} own together; the question asks about ${a} alone.`,
        },
      ],
      p.turn,
    );
  },
  show: value => `$${value.valueOf()}$`,
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: p => {
    const { a, b, thing, given, back, k } = p;
    const y = giftSmaller(p).valueOf();
    const x = y + 2 * given;
    return {
      snapRead: `Two separate gifts are imagined, and each gives one comparison of the ${thing} of ${a} and ${b}. The number ${a} owns now is asked.`,
      approach: `Write one equation for each 'if', changing both heaps every time. The first fixes the lead of ${a}; put it into the second. The faster route: a gift that makes two heaps equal is half of their difference.`,
      steps: [
        {
          says: `Let ${a} own $x$ and ${b} own $y$. Use the first gift to find the lead of ${a}.`,
          works: `x - ${given} = y + ${given} \\;\\Rightarrow\\; x = y + ${2 * given}`,
          value: q(2 * given),
        },
        {
          says: 'Write the second gift with both heaps changed, and replace $x$ by means of the lead.',
          works: `(y + ${2 * given}) + ${back} = ${k}(y - ${back}) ${k === 2 ? '' : `\\;\\Rightarrow\\; ${k - 1}y = ${(k - 1) * y}`} \\;\\Rightarrow\\; y = ${y}`,
          value: q(y),
        },
        {
          says: `Add the lead to get the number that ${a} owns.`,
          works: `x = ${y} + ${2 * given} = ${x}`,
          value: q(x),
        },
      ],
      check: `After the first gift both own ${x - given}. After the second they own ${x + back} and ${y - back}, and ${x + back} is ${times(k)} ${y - back}.`,
      principle:
        'A transfer changes both sides: what one loses the other gains, so the difference changes by twice the amount.',
    };
  },
  verify: ({ given, back, k }) => {
    // Play both gifts on every pair of heaps.
    for (let x = 1; x < 400; x += 1)
      for (let y = back + 1; y < x; y += 1)
        if (x - given === y + given && x + back === k * (y - back)) return q(x);
    throw new Error('no heaps fit');
  },
});

type Changes = Omit<Sharing, 'context' | 'turn'>;

interface Sharing {
  less: number;
  moreGroups: number;
  more: number;
  fewerGroups: number;
  turn: number;
  context: (typeof sharings)[number];
}

const sharings = [
  {
    tell: (p: Changes) =>
      `A box of laddus is to be shared equally among the children of a hostel. If each child got ${p.less} laddus fewer, the box would serve exactly ${p.moreGroups} more children. If each child got ${p.more} laddus more, it would serve exactly ${p.fewerGroups} fewer children. How many laddus are in the box?`,
    groups: 'children',
    each: 'laddus for each child',
    whole: 'the box',
  },
  {
    tell: (p: Changes) =>
      `The chairs of a hall stand in rows of equal length. With ${p.less} chairs fewer in each row, the same chairs would make exactly ${p.moreGroups} more rows. With ${p.more} chairs more in each row, they would make exactly ${p.fewerGroups} fewer rows. How many chairs are in the hall?`,
    groups: 'rows',
    each: 'chairs in a row',
    whole: 'the hall',
  },
  {
    tell: (p: Changes) =>
      `Kavya plans to read a novel at the same number of pages every day. At ${p.less} pages fewer a day, the novel would take exactly ${p.moreGroups} days longer. At ${p.more} pages more a day, it would take exactly ${p.fewerGroups} days less. How many pages does the novel have?`,
    groups: 'days',
    each: 'pages a day',
    whole: 'the novel',
  },
  {
    tell: (p: Changes) =>
      `Tenzin rides from one town to another at a steady speed. At a speed ${p.less} km/h lower, the ride would take exactly ${p.moreGroups} hours more. At a speed ${p.more} km/h higher, it would take exactly ${p.fewerGroups} hours less. How many kilometres apart are the towns?`,
    groups: 'hours',
    each: 'kilometres an hour',
    whole: 'the ride',
  },
] as const;

/** Groups and share of the plan: n groups of c. Null when they are not whole. */
function planOf({ less, moreGroups, more, fewerGroups }: Changes) {
  const spread = moreGroups * more - fewerGroups * less;
  if (spread <= 0) return null;
  const groups = q(moreGroups * fewerGroups * (less + more), spread);
  const each = q(less * more * (moreGroups + fewerGroups), spread);
  return groups.d === 1n && each.d === 1n ? { groups: groups.valueOf(), each: each.valueOf(), spread } : null;
}

/** AL.LIN.1 Hard: the products look quadratic, but the unknown total cancels and two linear equations are left. */
const changedShares = template<Sharing, Fraction>({
  type: 'AL.LIN.1',
  band: 'Hard',
  variant: 'changed-shares',
  revision: 1,
  draw: draw => {
    const context = draw.pick(sharings);
    const hours = context.groups === 'hours';
    const moreGroups = draw.int(2, hours ? 4 : 15);
    const fewerGroups = draw.int(2, hours ? 3 : 12);
    const p = {
      context,
      moreGroups,
      fewerGroups,
      less: draw.int(2, hours ? 15 : 8),
      more: draw.int(2, hours ? 30 : 8),
      turn: draw.int(0, 5),
    };
    const plan = planOf(p);
    if (!plan) return null;
    const fits = plan.groups > fewerGroups + 1 && plan.each > p.less + 1 && plan.groups * plan.each <= 1500;
    return fits && plan.groups <= (hours ? 15 : 60) && plan.each <= 75 ? p : null;
  },
  stem: p => p.context.tell(p),
  answer: p => {
    const plan = planOf(p);
    return plan ? q(plan.groups * plan.each) : q(0);
  },
  slips: p => {
    const { less, moreGroups, more, fewerGroups, context } = p;
    const plan = planOf(p);
    if (!plan) return [];
    const { groups, each, spread } = plan;
    return turned(
      [
        {
          misconception: 'drops_product_of_changes',
          value: q(moreGroups * fewerGroups * more, spread).mul(q(less * fewerGroups * more, spread)),
          words: `You took the first case without the product of the two changes, ${less} × ${moreGroups}, when you multiplied out.`,
        },
        {
          misconception: 'drops_product_of_changes',
          value: q(moreGroups * fewerGroups * less, spread).mul(q(moreGroups * less * more, spread)),
          words: `You took the second case without the product of the two changes, ${more} × ${fewerGroups}, when you multiplied out.`,
        },
        {
          misconception: 'changes_one_side_only',
          value: q((groups + moreGroups) * each),
          words: `You took the larger number of ${context.groups} with the old share; in that case the share is ${less} lower.`,
        },
        {
          misconception: 'changes_one_side_only',
          value: q(groups * (each + more)),
          words: `You took the larger share with the old number of ${context.groups}; in that case there are ${fewerGroups} fewer.`,
        },
        {
          misconception: 'changes_one_side_only',
          value: q(groups * (each - less)),
          words: `You took the smaller share with the old number of ${context.groups}; in that case there are ${moreGroups} more.`,
        },
        {
          misconception: 'changes_one_side_only',
          value: q((groups - fewerGroups) * each),
          words: `You took the smaller number of ${context.groups} with the old share; in that case the share is ${more} higher.`,
        },
      ],
      p.turn,
    );
  },
  show: value => `$${value.valueOf()}$`,
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: p => {
    const { less, moreGroups, more, fewerGroups, context } = p;
    const plan = planOf(p) ?? { groups: 0, each: 0, spread: 0 };
    const { groups, each, spread } = plan;
    const scaled = moreGroups * fewerGroups * (less + more);
    return {
      snapRead: `One total is divided in three ways: as planned, with a smaller share, and with a larger share. The total is asked; the product of ${context.groups} and share stays the same each time.`,
      approach: `Name the planned number of ${context.groups} $n$ and the share $c$, so the total is $nc$. Each change gives a product equal to $nc$; after multiplying out, $nc$ cancels and two linear equations are left. That avoids a quadratic and any division by an unknown.`,
      steps: [
        {
          says: 'Write the case of the smaller share and cancel $nc$ on both sides.',
          works: `(n + ${moreGroups})(c - ${less}) = nc \\;\\Rightarrow\\; ${moreGroups}c - ${less}n = ${moreGroups * less}`,
          value: q(moreGroups * less),
        },
        {
          says: 'Do the same for the larger share.',
          works: `(n - ${fewerGroups})(c + ${more}) = nc \\;\\Rightarrow\\; ${more}n - ${fewerGroups}c = ${more * fewerGroups}`,
          value: q(more * fewerGroups),
        },
        {
          says: `Remove $c$: multiply the first equation by ${fewerGroups} and the second by ${moreGroups}, then add.`,
          works: `${spread === 1 ? '' : spread}n = ${scaled} \\;\\Rightarrow\\; n = ${groups}`,
          value: q(groups),
        },
        {
          says: 'Put $n$ back into the first equation to get the share.',
          works: `${moreGroups}c = ${moreGroups * less} + ${less} \\times ${groups} = ${moreGroups * each} \\;\\Rightarrow\\; c = ${each}`,
          value: q(each),
        },
        {
          says: 'The total is the product of the two.',
          works: `nc = ${groups} \\times ${each} = ${groups * each}`,
          value: q(groups * each),
        },
      ],
      check: `${groups + moreGroups} × ${each - less} and ${groups - fewerGroups} × ${each + more} both give ${groups * each}, as the planned ${groups} × ${each} does.`,
      principle:
        'When a product stays the same under two changes, multiply out and cancel it: what is left is linear in the two factors.',
    };
  },
  verify: ({ less, moreGroups, more, fewerGroups }) => {
    // Every pair of a number of groups and a share.
    for (let n = fewerGroups + 1; n <= 80; n += 1)
      for (let c = less + 1; c <= 90; c += 1)
        if ((n + moreGroups) * (c - less) === n * c && (n - fewerGroups) * (c + more) === n * c)
          return q(n * c);
    throw new Error('no plan fits');
  },
});

export const linearEquations: readonly AnyTemplate[] = [
  moreThanTimes,
  gifts,
  changedShares,
  ...linearCombinations,
];
