import type Fraction from 'fraction.js';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';

const persons = (value: Fraction) => `$${value.toFraction()}$`;
const fromZero = (value: Fraction) => value.d === 1n && value.s >= 0n;

const twoSetScenes = [
  { group: 'students of a hostel', a: 'play chess', b: 'play carrom' },
  { group: 'members of a club', a: 'swim', b: 'play tennis' },
  { group: 'guests at a wedding', a: 'had tea', b: 'had coffee' },
  { group: 'families of a village', a: 'own a radio', b: 'own a bicycle' },
  { group: 'employees of a firm', a: 'speak Tamil', b: 'speak Marathi' },
] as const;

interface TwoSets {
  n: number;
  a: number;
  b: number;
  scene: (typeof twoSetScenes)[number];
  asked: 'least-both' | 'most-neither' | 'most-one';
}

/** MM.SET.3 Easy: the overlap slides between sum minus whole and the smaller set; the rest slides with it. */
const slidingOverlap = template<TwoSets, Fraction>({
  type: 'MM.SET.3',
  band: 'Easy',
  variant: 'sliding-overlap-of-two',
  revision: 3,
  apart: true,
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
  stem: ({ n, a, b, scene, asked }) => {
    const question = {
      'least-both': `What is the least possible number of them who ${scene.a} and also ${scene.b}?`,
      'most-neither': `What is the greatest possible number of them who neither ${scene.a} nor ${scene.b}?`,
      'most-one': `What is the greatest possible number of them who ${scene.a} or ${scene.b}, but not both?`,
    }[asked];
    return `Of the ${n} ${scene.group}, ${a} ${scene.a} and ${b} ${scene.b}. ${question}`;
  },
  answer: ({ n, a, b, asked }) =>
    q({ 'least-both': a + b - n, 'most-neither': n - Math.max(a, b), 'most-one': 2 * n - a - b }[asked]),
  slips: ({ n, a, b, asked }) => {
    const [least, smaller, larger] = [a + b - n, Math.min(a, b), Math.max(a, b)];
    const slip = (misconception: string, value: number, words: string) => ({
      misconception,
      value: q(value),
      words,
    });
    if (asked === 'least-both')
      return [
        slip(
          'least_taken_as_zero',
          0,
          `This assumes that the two groups can be apart; ${a} and ${b} together exceed ${n}, so they must overlap.`,
        ),
        slip(
          'greatest_for_least',
          smaller,
          'This is the greatest possible overlap, the smaller group; the least is asked.',
        ),
        slip(
          'difference_for_overlap',
          larger - smaller,
          'This treats the difference of the two groups as their overlap.',
        ),
        slip('reports_complement', n - larger, 'That gives the number outside the larger group.'),
        slip('reports_different_part', n - smaller, 'This gives the number outside the smaller group.'),
      ];
    if (asked === 'most-neither')
      return [
        slip(
          'smaller_set_for_larger',
          n - smaller,
          `It subtracts only the smaller group from the whole; at least the ${larger} of the larger group are inside.`,
        ),
        slip(
          'least_taken_as_zero',
          0,
          'That treats the two groups as covering everyone; they may overlap as far as one inside the other.',
        ),
        slip(
          'reports_overlap',
          least,
          'It is the least possible overlap; those outside both groups are asked.',
        ),
        slip(
          'difference_for_overlap',
          larger - smaller,
          'That treats the difference of the two groups as the number outside both.',
        ),
      ];
    return [
      slip(
        'least_for_greatest',
        larger - smaller,
        'This gives the least possible number, with one group inside the other; the greatest is asked.',
      ),
      slip(
        'overlap_removed_once',
        n,
        'It treats everyone as belonging to exactly one group; the two groups together exceed the whole, so some are in both.',
      ),
      slip(
        'reports_overlap',
        least,
        'This is the least possible overlap; those in exactly one group are asked.',
      ),
      slip(
        'one_side_only',
        n - b,
        'This counts only those in the first group and not in the second; the other side counts too.',
      ),
      slip(
        'reports_larger_set',
        larger,
        'That gives the larger group; those in both have to leave it, and those only in the other join.',
      ),
    ];
  },
  show: persons,
  plausible: (value, { n }) => fromZero(value) && value.valueOf() <= n,
  solution: ({ n, a, b, asked }) => {
    const least = a + b - n;
    const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
    const overlap = {
      says: 'The overlap is least when nobody is outside both groups: what exceeds the whole must be counted twice.',
      works: `${a} + ${b} - ${n} = ${least}`,
      value: q(least),
    };
    const steps = {
      'least-both': [
        { says: 'Add the two groups.', works: `${a} + ${b} = ${a + b}`, value: q(a + b) },
        {
          says: 'What exceeds the whole must belong to both.',
          works: `${a + b} - ${n} = ${least}`,
          value: q(least),
        },
      ],
      'most-neither': [
        {
          says: 'Fewest are inside when the smaller group lies within the larger one.',
          works: `\\text{inside at least: } ${larger}`,
          value: q(larger),
        },
        {
          says: 'All others can be outside both.',
          works: `${n} - ${larger} = ${n - larger}`,
          value: q(n - larger),
        },
      ],
      'most-one': [
        overlap,
        {
          says: 'Those in exactly one group are all the others, as nobody is outside both then.',
          works: `${n} - ${least} = ${n - least}`,
          value: q(n - least),
        },
      ],
    }[asked];
    return {
      snapRead:
        'Two groups in one whole, their overlap not given; an extreme case is asked. Slide one group over the other.',
      approach: {
        'least-both':
          'Push the two groups apart as far as the whole allows. As together they exceed it, some have to be in both: exactly the excess, when nobody is left out.',
        'most-neither':
          'For many outside, few should be inside: slide the smaller group wholly into the larger one.',
        'most-one':
          'Everyone in both is lost for exactly one, so make the overlap as small as the whole allows; it is the excess of the two groups over the whole.',
      }[asked],
      steps,
      check: {
        'least-both': `Then ${a - least} are only in the first group, ${b - least} only in the second and ${least} in both: ${a - least} + ${b - least} + ${least} = ${n}.`,
        'most-neither': `With all ${smaller} of the smaller group inside the ${larger}, the ${n - larger} others are outside: ${larger} + ${n - larger} = ${n}.`,
        'most-one': `Then ${a - least} are only in the first group and ${b - least} only in the second: ${a - least} + ${b - least} = ${n - least}, and with ${least} in both that makes ${n}.`,
      }[asked],
      principle:
        'The overlap of two groups lies between their excess over the whole and the smaller group; the extremes of every other part are at these ends.',
    };
  },
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

const severalScenes = [
  { who: 'the commuters of a city', items: ['use the metro', 'use a bus', 'own a scooter', 'own a bicycle'] },
  {
    who: 'the students of a college',
    items: ['study Physics', 'study Economics', 'study Hindi', 'play a sport'],
  },
  { who: 'the farmers of a district', items: ['grow wheat', 'grow cotton', 'keep cows', 'own a tractor'] },
  {
    who: 'the visitors of a fair',
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

/** MM.SET.3 Easy: the least share in all sets, through those who miss something. */
const leastInAll = template<SeveralSets, Fraction>({
  type: 'MM.SET.3',
  band: 'Easy',
  variant: 'least-in-all-sets',
  revision: 1,
  draw: draw => {
    const sets = draw.pick([3, 4, 4]);
    const shares = draw.some(
      Array.from({ length: sets === 3 ? 33 : 28 }, (_, i) => i + (sets === 3 ? 60 : 68)),
      sets,
    );
    const least = shares.reduce((a, b) => a + b, 0) - 100 * (sets - 1);
    return least >= 4 && least <= 40 ? { shares, scene: draw.pick(severalScenes) } : null;
  },
  stem: ({ shares, scene }) => {
    const parts = shares.map((share, i) => `${percent(share)} ${scene.items[i]}`);
    return `Of ${scene.who}, at least ${parts.slice(0, -1).join(', at least ')} and at least ${parts.at(-1)}. What is the least possible per cent of them to whom all ${shares.length === 3 ? 'three' : 'four'} apply?`;
  },
  answer: ({ shares }) => q(shares.reduce((a, b) => a + b, 0) - 100 * (shares.length - 1)),
  slips: ({ shares }) => {
    const sorted = [...shares].sort((x, y) => x - y);
    const [first = 0, second = 0] = sorted;
    const sum = shares.reduce((a, b) => a + b, 0);
    const k = shares.length;
    return [
      {
        misconception: 'least_taken_as_zero',
        value: q(0),
        words:
          'This assumes that nobody need have all of them; those who miss something are too few for that.',
      },
      {
        misconception: 'restriction_unused',
        value: q(first + second - 100),
        words: `This counts only the two smallest groups; the ${k === 3 ? 'third takes' : 'others take'} away more.`,
      },
      {
        misconception: 'greatest_for_least',
        value: q(first),
        words: 'This is the smallest group, which is the greatest possible overlap; the least is asked.',
      },
      {
        misconception: 'reports_complement',
        value: q(100 * k - sum),
        words: 'It is the per cent of those who may miss something; the others are asked.',
      },
      {
        misconception: 'three_sets_only',
        value: q(first + second + (sorted[2] ?? 0) - 200),
        words: 'This counts only the three smallest groups; the fourth takes away more.',
      },
    ];
  },
  show: value => percent(value),
  plausible: (value, { shares }) => value.valueOf() >= 0 && value.valueOf() <= Math.min(...shares),
  solution: ({ shares }) => {
    const missing = shares.map(share => 100 - share);
    const total = missing.reduce((a, b) => a + b, 0);
    return {
      snapRead: `Lower bounds for ${shares.length === 3 ? 'three' : 'four'} groups in per cent; the least share belonging to all is asked. All of them is the opposite of missing at least one.`,
      approach:
        'Turn to those who miss something: each group leaves out a known share at most. The share with everything is least when those left out are all different people, so add the missing shares and take them from the whole. Overlap formulas for several groups are not needed.',
      steps: [
        {
          says: 'For each group, find the greatest per cent that can miss it.',
          works: shares.map((share, i) => `100 - ${share} = ${missing[i]}`).join(', \\quad '),
          value: missing.map(m => q(m)),
        },
        {
          says: 'In the worst case these are all different people: add them.',
          works: `${missing.join(' + ')} = ${total}`,
          value: q(total),
        },
        {
          says: 'Everyone else belongs to all groups.',
          works: `100 - ${total} = ${100 - total}`,
          value: q(100 - total),
        },
      ],
      check: `Of 100 people, let ${missing.join(', ')} of them miss one group each, nobody two: the group sizes come out as given, and ${100 - total} have all.`,
      principle:
        'The least share that has everything is the whole less the sum of the shares that miss each thing.',
    };
  },
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

export const sets: readonly AnyTemplate[] = [slidingOverlap, leastInAll];
