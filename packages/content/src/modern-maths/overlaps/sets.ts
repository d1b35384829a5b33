import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { percent } from '../../show.ts';
import { form, formOfCases, route, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const persons = (value: Fraction) => `$${value.toFraction()}$`;
const fromZero = (value: Fraction) => value.d === 1n && value.s >= 0n;

const twoSetScenes = [
  { group: 'students of a hostel', a: 'play chess', b: 'play carrom', both: 'play both' },
  { group: 'members of a club', a: 'swim', b: 'play tennis', both: 'do both' },
  { group: 'guests at a wedding', a: 'had tea', b: 'had coffee', both: 'had both' },
  { group: 'families of a village', a: 'own a radio', b: 'own a bicycle', both: 'own both' },
  { group: 'employees of a firm', a: 'speak Tamil', b: 'speak Marathi', both: 'speak both' },
] as const;

interface TwoSets {
  n: number;
  a: number;
  b: number;
  scene: (typeof twoSetScenes)[number];
  asked: 'least-both' | 'most-neither' | 'most-one';
}

/** As many as possible outside: the smaller group lies within the larger one. */
const mostNeither = route({
  path: path<TwoSets>()
    .step(
      'inside',
      ({ a, b }) => q(Math.max(a, b)),
      'Fewest are inside when the smaller group lies within the larger one.',
      (_p, { inside }) => `\\text{inside at least: } ${inside}`,
    )
    .step(
      'outside',
      ({ n }, { inside }) => q(n).sub(inside),
      'All others can be outside both.',
      ({ n }, { inside, outside }) => `${n} - ${inside} = ${outside}`,
    ),
  slips: [
    {
      misconception: 'smaller_set_for_larger',
      at: 'inside',
      wrongly: ({ a, b }) => q(Math.min(a, b)),
      words: ({ n, a, b }, { inside, outside }) =>
        `$${n} - ${inside} = ${outside}$ subtracts only the smaller group from the whole; at least the ${Math.max(a, b)} of the larger group are inside.`,
    },
    {
      misconception: 'least_taken_as_zero',
      at: 'outside',
      wrongly: () => q(0),
      words: ({ n }) =>
        `That treats the two groups as covering all ${n}; they may overlap as far as one inside the other.`,
    },
    {
      misconception: 'reports_overlap',
      at: 'outside',
      wrongly: ({ n, a, b }) => q(a + b - n),
      words: ({ n, a, b }, { outside }) =>
        `$${a} + ${b} - ${n} = ${outside}$ is the least possible overlap; those outside both groups are asked.`,
    },
    {
      misconception: 'difference_for_overlap',
      at: 'outside',
      wrongly: ({ a, b }) => q(Math.abs(a - b)),
      words: ({ a, b }, { outside }) =>
        `$${Math.max(a, b)} - ${Math.min(a, b)} = ${outside}$ treats the difference of the two groups as the number outside both.`,
    },
  ],
});

/** As few as possible in both: nobody is left out. */
const leastBoth = route({
  path: path<TwoSets>()
    .step(
      'sum',
      ({ a, b }) => q(a + b),
      'Add the two groups.',
      ({ a, b }, { sum }) => `${a} + ${b} = ${sum}`,
    )
    .step(
      'overlap',
      ({ n }, { sum }) => sum.sub(n),
      'What exceeds the whole must belong to both.',
      ({ n }, { sum, overlap }) => `${sum} - ${n} = ${overlap}`,
    ),
  slips: [
    {
      misconception: 'least_taken_as_zero',
      at: 'overlap',
      wrongly: () => q(0),
      words: ({ n, a, b }) =>
        `This assumes that the two groups can be apart; ${a} and ${b} together exceed ${n}, so they must overlap.`,
    },
    {
      misconception: 'greatest_for_least',
      at: 'overlap',
      wrongly: ({ a, b }) => q(Math.min(a, b)),
      words: (_p, { overlap }) =>
        `$${overlap}$, the whole smaller group, is the greatest possible overlap; the least is asked.`,
    },
    {
      misconception: 'difference_for_overlap',
      at: 'overlap',
      wrongly: ({ a, b }) => q(Math.abs(a - b)),
      words: ({ a, b }, { overlap }) =>
        `$${Math.max(a, b)} - ${Math.min(a, b)} = ${overlap}$ treats the difference of the two groups as their overlap.`,
    },
    {
      misconception: 'reports_complement',
      at: 'overlap',
      wrongly: ({ n, a, b }) => q(n - Math.max(a, b)),
      words: ({ n, a, b }, { overlap }) =>
        `$${n} - ${Math.max(a, b)} = ${overlap}$ is the number outside the larger group.`,
    },
    {
      misconception: 'reports_different_part',
      at: 'overlap',
      wrongly: ({ n, a, b }) => q(n - Math.min(a, b)),
      words: ({ n, a, b }, { overlap }) =>
        `$${n} - ${Math.min(a, b)} = ${overlap}$ is the number outside the smaller group.`,
    },
  ],
});

/** As many as possible in exactly one: the overlap is as small as the whole allows. */
const mostOne = route({
  path: path<TwoSets>()
    .step(
      'overlap',
      ({ n, a, b }) => q(a + b - n),
      'The overlap is least when nobody is outside both groups: what exceeds the whole must be counted twice.',
      ({ n, a, b }, { overlap }) => `${a} + ${b} - ${n} = ${overlap}`,
    )
    .step(
      'one',
      ({ n }, { overlap }) => q(n).sub(overlap),
      'Those in exactly one group are all the others, as nobody is outside both then.',
      ({ n }, { overlap, one }) => `${n} - ${overlap} = ${one}`,
    ),
  slips: [
    {
      misconception: 'least_for_greatest',
      at: 'one',
      wrongly: ({ a, b }) => q(Math.abs(a - b)),
      words: ({ a, b }, { one }) =>
        `$${Math.max(a, b)} - ${Math.min(a, b)} = ${one}$ is the least possible number, with one group inside the other; the greatest is asked.`,
    },
    {
      misconception: 'overlap_removed_once',
      at: 'overlap',
      wrongly: () => q(0),
      words: ({ n, a, b }) =>
        `It treats all ${n} as belonging to exactly one group; the two groups, $${a} + ${b}$, exceed the whole, so some are in both.`,
    },
    {
      misconception: 'reports_overlap',
      gives: 'overlap',
      words: ({ n, a, b }, { overlap }) =>
        `$${a} + ${b} - ${n} = ${overlap}$ is the least possible overlap; those in exactly one group are asked.`,
    },
    {
      misconception: 'one_side_only',
      at: 'one',
      wrongly: ({ n, b }) => q(n - b),
      words: ({ n, b }, { one }) =>
        `$${n} - ${b} = ${one}$ counts only those in the first group and not in the second; the other side counts too.`,
    },
    {
      misconception: 'reports_larger_set',
      at: 'one',
      wrongly: ({ a, b }) => q(Math.max(a, b)),
      words: (_p, { one }) =>
        `$${one}$ is the larger group; those in both have to leave it, and those only in the other join.`,
    },
  ],
});

const overlapRoutes = { 'least-both': leastBoth, 'most-neither': mostNeither, 'most-one': mostOne };

const slidingOverlapAsked = formOfCases<TwoSets, Fraction>({
  form: 'overlap-of-two',
  band: 'Easy',
  revision: 4,
  apart: true,
  stem: ({ n, a, b, scene, asked }) => {
    const question = {
      'least-both': `What is the least possible number of them who ${scene.both}?`,
      'most-neither': `What is the greatest possible number of them who neither ${scene.a} nor ${scene.b}?`,
      'most-one': `What is the greatest possible number of them who ${scene.a} or ${scene.b}, but not both?`,
    }[asked];
    return `Of the ${n} ${scene.group}, ${a} ${scene.a} and ${b} ${scene.b}. ${question}`;
  },
  routeOf: ({ asked }) => overlapRoutes[asked],
  show: persons,
  plausible: (value, { n }) => fromZero(value) && value.valueOf() <= n,
  snapRead: () =>
    'Two groups in one whole, their overlap not given; an extreme case is asked. Slide one group over the other.',
  approach: ({ asked }) =>
    ({
      'least-both':
        'Push the two groups apart as far as the whole allows. As together they exceed it, some have to be in both: exactly the excess, when nobody is left out.',
      'most-neither':
        'For many outside, few should be inside: slide the smaller group wholly into the larger one.',
      'most-one':
        'Everyone in both is lost for exactly one, so make the overlap as small as the whole allows; it is the excess of the two groups over the whole.',
    })[asked],
  check: ({ n, a, b, asked }) => {
    const least = a + b - n;
    const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
    return {
      'least-both': `Then ${a - least} are only in the first group, ${b - least} only in the second and ${least} in both: ${a - least} + ${b - least} + ${least} = ${n}.`,
      'most-neither': `With all ${smaller} of the smaller group inside the ${larger}, the ${n - larger} others are outside: ${larger} + ${n - larger} = ${n}.`,
      'most-one': `Then ${a - least} are only in the first group and ${b - least} only in the second: ${a - least} + ${b - least} = ${n - least}, and with ${least} in both that makes ${n}.`,
    }[asked];
  },
  principle:
    'The overlap of two groups lies between their excess over the whole and the smaller group; the extremes of every other part are at these ends.',
  verify: ({ n, a, b, asked }) => {
    const seen: number[] = [];
    for (let both = 0; both <= Math.min(a, b); both += 1) {
      const neither = n - a - b + both;
      if (neither < 0) continue;
      seen.push({ 'least-both': both, 'most-neither': neither, 'most-one': a + b - 2 * both }[asked]);
    }
    return q(asked === 'least-both' ? Math.min(...seen) : Math.max(...seen));
  },
});

/** MM.SET.3 Easy: the overlap slides between sum minus whole and the smaller set; the rest slides with it. */
const slidingOverlap: readonly AnyTemplate[] = situation<TwoSets>({
  type: 'MM.SET.3',
  situation: 'sliding',
  draw: draw => {
    const n = draw.step(50, 120, 5);
    const [a, b] = [
      draw.int(Math.ceil(n * 0.45), Math.floor(n * 0.85)),
      draw.int(Math.ceil(n * 0.4), Math.floor(n * 0.8)),
    ];
    if (a === b || a + b <= n + 4) return null;
    return {
      n,
      a,
      b,
      scene: draw.pick(twoSetScenes),
      asked: draw.pick(['least-both', 'most-neither', 'most-one'] as const),
    };
  },
  forms: [slidingOverlapAsked],
});

const severalScenes = [
  { who: 'the commuters of a city', items: ['use the metro', 'use a bus', 'own a scooter', 'own a bicycle'] },
  {
    who: 'the students of a college',
    items: ['study Physics', 'study Economics', 'study Hindi', 'play a sport'],
  },
  { who: 'the farmers of a district', items: ['grow wheat', 'grow cotton', 'keep cows', 'own a tractor'] },
  {
    who: 'the visitors to a fair',
    items: ['rode the wheel', 'saw the puppet show', 'ate chaat', 'bought toys'],
  },
  {
    who: 'the households of a town',
    items: ['have a fridge', 'have a television', 'have a computer', 'have a fan'],
  },
] as const;

interface SeveralSets {
  shares: readonly number[];
  scene: (typeof severalScenes)[number];
}

/** The greatest shares that the smallest groups leave out, so many of them. */
const mostMissing = (missing: readonly Fraction[], groups: number) =>
  [...missing].sort((a, b) => b.compare(a)).slice(0, groups);
const added = (list: readonly Fraction[]) => list.reduce((a, b) => a.add(b), q(0));

const leastInAllAsked = form({
  form: 'in-all-sets',
  revision: 3,
  band: 'Easy',
  stem: ({ shares, scene }) => {
    const parts = shares.map((share, i) => `${percent(share)} ${scene.items[i]}`);
    return `Of ${scene.who}, at least ${parts.slice(0, -1).join(', at least ')} and at least ${parts.at(-1)}. What is the least possible percentage of them that are in all ${shares.length === 3 ? 'three' : 'four'} of these groups?`;
  },
  path: path<SeveralSets>()
    .step(
      'missing',
      ({ shares }) => shares.map(share => q(100 - share)),
      'For each group, find the greatest per cent that can miss it.',
      ({ shares }, { missing }) =>
        shares.map((share, i) => `100 - ${share} = ${missing[i]}`).join(', \\quad '),
    )
    .step(
      'total',
      (_p, { missing }) => missing.reduce((a, b) => a.add(b), q(0)),
      'In the worst case these are all different people: add them.',
      (_p, { missing, total }) => `${missing.join(' + ')} = ${total}`,
    )
    .step(
      'all',
      (_p, { total }) => q(100).sub(total),
      'Everyone else belongs to all groups.',
      (_p, { total, all }) => `100 - ${total} = ${all}`,
    ),
  slips: [
    {
      misconception: 'least_taken_as_zero',
      at: 'all',
      wrongly: () => q(0),
      words: (_p, { total }) =>
        `This assumes that nobody need have all of them; those who miss something, at most $${total}\\%$, are too few for that.`,
    },
    {
      misconception: 'restriction_unused',
      at: 'total',
      wrongly: (_p, { missing }) => added(mostMissing(missing, 2)),
      words: ({ shares }, { missing, total }) =>
        `$${mostMissing(missing, 2).join(' + ')} = ${total}$ counts only the two smallest groups; the ${shares.length === 3 ? 'third takes' : 'others take'} away more.`,
    },
    {
      misconception: 'greatest_for_least',
      at: 'all',
      wrongly: ({ shares }) => q(Math.min(...shares)),
      words: (_p, { all }) =>
        `$${all}\\%$ is the smallest group, which is the greatest possible overlap; the least is asked.`,
    },
    {
      misconception: 'reports_complement',
      gives: 'total',
      words: (_p, { total }) =>
        `$${total}\\%$ is the share of those who may miss something; the others are asked.`,
    },
    {
      misconception: 'three_sets_only',
      at: 'total',
      wrongly: (_p, { missing }) => added(mostMissing(missing, 3)),
      words: (_p, { missing, total }) =>
        `$${mostMissing(missing, 3).join(' + ')} = ${total}$ counts only the three smallest groups; the fourth takes away more.`,
    },
  ],
  show: value => percent(value),
  plausible: (value, { shares }) => value.valueOf() >= 0 && value.valueOf() <= Math.min(...shares),
  snapRead: ({ shares }) =>
    `Lower bounds for ${shares.length === 3 ? 'three' : 'four'} groups in per cent; the least share belonging to all is asked. All of them is the opposite of missing at least one.`,
  approach: () =>
    'Turn to those who miss something: each group leaves out a known share at most. The share with everything is least when those left out are all different people, so add the missing shares and take them from the whole. Overlap formulas for several groups are not needed.',
  check: (_p, { missing, total }) =>
    `Of 100 people, let ${missing.join(', ')} of them miss one group each, nobody two: the group sizes come out as given, and ${q(100).sub(total)} have all.`,
  principle:
    'The least share that has everything is the whole less the sum of the shares that miss each thing.',
  verify: ({ shares }) => {
    // Place the groups on a circle of 100 seats one after another, each time leaving out seats that are still complete.
    const missed = Array.from({ length: 100 }, () => false);
    for (const share of shares) {
      let out = 100 - share;
      for (let seat = 0; seat < 100 && out > 0; seat += 1)
        if (!missed[seat]) {
          missed[seat] = true;
          out -= 1;
        }
    }
    return q(missed.filter(m => !m).length);
  },
});

/** MM.SET.3 Easy: the least share in all sets, through those who miss something. */
const leastInAll: readonly AnyTemplate[] = situation<SeveralSets>({
  type: 'MM.SET.3',
  situation: 'least',
  draw: draw => {
    const sets = draw.pick([3, 4, 4]);
    const shares = draw.some(
      Array.from({ length: sets === 3 ? 33 : 28 }, (_, i) => i + (sets === 3 ? 60 : 68)),
      sets,
    );
    const least = shares.reduce((a, b) => a + b, 0) - 100 * (sets - 1);
    return least >= 4 && least <= 40 ? { shares, scene: draw.pick(severalScenes) } : null;
  },
  forms: [leastInAllAsked],
});

export const sets: readonly AnyTemplate[] = [...slidingOverlap, ...leastInAll];
