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
  revision: 2,
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
          `Here you took the two groups as able to be apart; ${a} and ${b} together exceed ${n}, so they must overlap.`,
        ),
        slip(
          'greatest_for_least',
          smaller,
          'That answer takes the greatest possible overlap, the smaller group; the least is asked.',
        ),
        slip(
          'difference_for_overlap',
          larger - smaller,
          'This takes the difference of the two groups as their overlap.',
        ),
        slip('reports_complement', n - larger, 'That takes the number outside the larger group.'),
        slip(
          'reports_different_part',
          n - smaller,
          'This option takes the number outside the smaller group.',
        ),
      ];
    if (asked === 'most-neither')
      return [
        slip(
          'smaller_set_for_larger',
          n - smaller,
          `Here you took only the smaller group off the whole; at least the ${larger} of the larger group are inside.`,
        ),
        slip(
          'least_taken_as_zero',
          0,
          'That answer takes the two groups as covering everyone; they may overlap as far as one inside the other.',
        ),
        slip(
          'reports_overlap',
          least,
          'This takes the least possible overlap; those outside both groups are asked.',
        ),
        slip(
          'difference_for_overlap',
          larger - smaller,
          'That takes the difference of the two groups as the number outside both.',
        ),
      ];
    return [
      slip(
        'least_for_greatest',
        larger - smaller,
        'This option takes the least possible number, with one group inside the other; the greatest is asked.',
      ),
      slip(
        'overlap_removed_once',
        n,
        'Here you took everyone as belonging to exactly one group; the two groups together exceed the whole, so some are in both.',
      ),
      slip(
        'reports_overlap',
        least,
        'That answer takes the least possible overlap; those in exactly one group are asked.',
      ),
      slip(
        'one_side_only',
        n - b,
        'This takes only those in the first group and not in the second; the other side counts too.',
      ),
      slip(
        'reports_larger_set',
        larger,
        'That takes the larger group; those in both have to leave it, and those only in the other join.',
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

/** MM.SET.3 Medium: the least share in all sets, through those who miss something. */
const leastInAll = template<SeveralSets, Fraction>({
  type: 'MM.SET.3',
  band: 'Medium',
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
        words: `Here you took only the two smallest groups; the ${k === 3 ? 'third takes' : 'others take'} away more.`,
      },
      {
        misconception: 'greatest_for_least',
        value: q(first),
        words:
          'That answer takes the smallest group, which is the greatest possible overlap; the least is asked.',
      },
      {
        misconception: 'reports_complement',
        value: q(100 * k - sum),
        words: 'This takes the per cent of those who may miss something; the others are asked.',
      },
      {
        misconception: 'three_sets_only',
        value: q(first + second + (sorted[2] ?? 0) - 200),
        words: 'That takes only the three smallest groups; the fourth takes away more.',
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

const threeScenes = [
  { who: 'the members of a reading club', verb: 'reads', items: ['novels', 'poems', 'biographies'] },
  { who: 'the pupils of a music school', verb: 'learns', items: ['sitar', 'tabla', 'flute'] },
  { who: 'the tourists on a bus', verb: 'visited', items: ['the fort', 'the lake', 'the museum'] },
  { who: 'the shops of a market', verb: 'sells', items: ['shoes', 'bags', 'umbrellas'] },
  { who: 'the children of a colony', verb: 'plays', items: ['cricket', 'football', 'kabaddi'] },
] as const;

interface ThreeSets {
  n: number;
  sizes: readonly [number, number, number];
  scene: (typeof threeScenes)[number];
  asked: 'most-all' | 'least-one' | 'most-one';
}

/** One filling of the diagram with this many in all three and nobody outside. Throws when there is none. */
function filling(n: number, [a, b, c]: readonly [number, number, number], all: number) {
  for (let ab = 0; ab <= Math.min(a, b) - all; ab += 1)
    for (let ac = 0; ac <= Math.min(a - ab, c) - all; ac += 1) {
      const bc = a + b + c - n - 2 * all - ab - ac;
      const ones = [a - all - ab - ac, b - all - ab - bc, c - all - ac - bc];
      if (bc >= 0 && ones.every(x => x >= 0)) return { all, ab, ac, bc, ones };
    }
  throw new Error('the groups cannot be filled so');
}

/** MM.SET.3 Hard: nobody is outside, so the excess pays 1 for each double and 2 for each triple. */
const excessShared = template<ThreeSets, Fraction>({
  type: 'MM.SET.3',
  band: 'Hard',
  variant: 'excess-shared-out',
  revision: 1,
  draw: draw => {
    const n = draw.step(40, 80, 4);
    const sizes = Array.from({ length: 3 }, () => draw.int(Math.ceil(n * 0.35), Math.floor(n * 0.7))) as [
      number,
      number,
      number,
    ];
    const excess = sizes[0] + sizes[1] + sizes[2] - n;
    const smallest = Math.min(...sizes);
    // The smallest group and the whole leave room, so that the excess alone decides.
    if (new Set(sizes).size < 3 || excess < 9 || excess > n - 6 || excess / 2 > smallest - 3) return null;
    return {
      n,
      sizes,
      scene: draw.pick(threeScenes),
      asked: draw.pick(['most-all', 'least-one', 'most-one'] as const),
    };
  },
  stem: ({ n, sizes: [a, b, c], scene, asked }) => {
    const [x, y, z] = scene.items;
    const plural = { reads: 'read', learns: 'learn', visited: 'visited', sells: 'sell', plays: 'play' }[
      scene.verb
    ];
    const question = {
      'most-all': `What is the greatest possible number of them that ${plural} all three?`,
      'least-one': `What is the least possible number of them that ${plural} exactly one of the three?`,
      'most-one': `What is the greatest possible number of them that ${plural} exactly one of the three?`,
    }[asked];
    return `Each of ${scene.who}, ${n} in all, ${scene.verb} at least one of ${x}, ${y} and ${z}: ${a} ${plural} ${x}, ${b} ${plural} ${y} and ${c} ${plural} ${z}. ${question}`;
  },
  answer: ({ n, sizes, asked }) => {
    const excess = sizes[0] + sizes[1] + sizes[2] - n;
    return q(
      {
        'most-all': Math.floor(excess / 2),
        'least-one': n - excess,
        'most-one': n - Math.ceil(excess / 2),
      }[asked],
    );
  },
  slips: ({ n, sizes, asked }) => {
    const excess = sizes[0] + sizes[1] + sizes[2] - n;
    const [smallest, triple] = [Math.min(...sizes), Math.floor(excess / 2)];
    const [p = 0, r = 0] = [...sizes].sort((x, y) => x - y);
    const slip = (misconception: string, value: number, words: string) => ({
      misconception,
      value: q(value),
      words,
    });
    if (asked === 'most-all')
      return [
        slip(
          'smallest_set_as_overlap',
          smallest,
          `This option takes the smallest group; if all ${smallest} of it had all three, the groups would not reach the whole of ${n}.`,
        ),
        slip(
          'triple_counted_once',
          excess,
          'Here you took each one with all three as using up one unit of the excess; each is counted three times and uses up two.',
        ),
        slip(
          'two_sets_only',
          p + r - n > 0 ? p + r - n : Math.floor(excess / 3),
          p + r - n > 0
            ? 'That answer takes the excess of the two smaller groups only; the third group counts too.'
            : `This takes a third of the excess${excess % 3 === 0 ? '' : ', rounded down'}, as if each one with all three used up three units of it; it uses up two.`,
        ),
        slip(
          'excess_shared_by_three',
          Math.floor(excess / 3),
          `That takes a third of the excess${excess % 3 === 0 ? '' : ', rounded down'}, as if each one with all three used up three units of it; it uses up two.`,
        ),
        slip(
          'off_by_one',
          triple + (excess % 2 === 1 ? 1 : -1),
          excess % 2 === 1
            ? 'This option takes half of the excess rounded up; two units for each would then exceed it.'
            : 'Here you took one less than possible; the whole excess can be used up in pairs.',
        ),
      ];
    if (asked === 'least-one')
      return [
        slip(
          'most_for_least',
          n - Math.ceil(excess / 2),
          'That answer takes the case with as many as possible in all three; that uses few people for the excess and leaves many in exactly one.',
        ),
        slip(
          'reports_excess',
          excess,
          'This takes those in two or more groups; those in exactly one are asked.',
        ),
        slip(
          'least_taken_as_zero',
          0,
          'That takes it that everyone can be in two groups or more; the sum of the groups is too small for that.',
        ),
        slip(
          'reports_triple',
          triple,
          'This option takes the greatest possible number in all three groups; those in exactly one are asked.',
        ),
        slip(
          'outside_largest_taken',
          n - Math.max(...sizes),
          'Here you took those outside the largest group; some of them may be in both of the others.',
        ),
      ];
    return [
      slip(
        'least_for_most',
        n - excess,
        'That answer takes nobody in all three; then the excess needs the most people, and the fewest are left in exactly one.',
      ),
      slip(
        'reports_triple',
        triple,
        'This takes the greatest possible number in all three groups; those in exactly one are asked.',
      ),
      slip(
        'smallest_set_as_overlap',
        n - smallest,
        'That takes the whole smallest group as being in all three; that uses up more than the excess.',
      ),
      slip(
        'reports_excess',
        excess,
        'This option takes the excess of the groups over the whole; those in exactly one are asked.',
      ),
      slip(
        'excess_shared_by_three',
        n - Math.ceil(excess / 3),
        'Here you took each one with all three as using up three units of the excess; it uses up two.',
      ),
      slip(
        'off_by_one',
        n - Math.floor(excess / 2) + (excess % 2 === 0 ? 1 : 0),
        'That answer takes one too many: with these groups the excess needs one more person in two or three of them.',
      ),
    ];
  },
  show: persons,
  plausible: (value, { n, sizes, asked }) =>
    fromZero(value) && value.valueOf() < n && (asked !== 'most-all' || value.valueOf() <= Math.min(...sizes)),
  solution: ({ n, sizes: [a, b, c], asked }) => {
    const sum = a + b + c;
    const excess = sum - n;
    const [triple, odd] = [Math.floor(excess / 2), excess % 2];
    const full = filling(n, [a, b, c], asked === 'least-one' ? 0 : triple);
    const common = [
      {
        says: 'Add the three groups.',
        works: `${a} + ${b} + ${c} = ${sum}`,
        value: q(sum),
      },
      {
        says: 'Compare with the number of all, as nobody is outside: the excess comes from counting some two or three times.',
        works: `${sum} - ${n} = ${excess}`,
        value: q(excess),
      },
    ];
    const packing = {
      says: `Whoever is in all three uses up two units of the excess, whoever is in exactly two uses up one. Use as many twos as possible${odd ? '; one unit is left for one person in exactly two groups' : ''}.`,
      works: `${excess} = 2 \\times ${triple}${odd ? ' + 1' : ''}`,
      value: q(triple),
    };
    return {
      snapRead:
        'Three groups, everyone in at least one, no overlap given; an extreme is asked. The excess of the groups over the whole is all that is known of the overlaps.',
      approach: `Write $x_1, x_2, x_3$ for those in exactly one, two, three groups: $x_1 + x_2 + x_3$ is the whole and $x_1 + 2x_2 + 3x_3$ the sum of the groups, so $x_2 + 2x_3$ is the excess. ${
        {
          'most-all': 'Then ask how large $x_3$ can be, and see that the groups allow it.',
          'least-one':
            'Few in exactly one means many in two or more: let the excess be used up one unit a person.',
          'most-one':
            'Many in exactly one means few in two or more: let the excess be used up two units a person.',
        }[asked]
      }`,
      steps: {
        'most-all': [
          ...common,
          {
            says: 'Whoever is in all three uses up two units of the excess, whoever is in exactly two uses up one.',
            works: `x_2 + 2x_3 = ${excess}`,
            value: 'x2 + 2 x3',
          },
          {
            says: `Make $x_2$ as small as possible${odd ? '; as the excess is odd, it is 1' : ''}.`,
            works: `x_3 = \\frac{${excess}${odd ? ' - 1' : ''}}{2} = ${triple}`,
            value: q(triple),
          },
        ],
        'least-one': [
          ...common,
          {
            says: 'The excess needs the most people when nobody is in all three: one unit for each.',
            works: `x_3 = 0, \\quad x_2 = ${excess}`,
            value: q(excess),
          },
          {
            says: 'All others are in exactly one group.',
            works: `${n} - ${excess} = ${n - excess}`,
            value: q(n - excess),
          },
        ],
        'most-one': [
          ...common,
          packing,
          {
            says: 'All others are in exactly one group.',
            works: `${n} - ${triple}${odd ? ' - 1' : ''} = ${n - triple - odd}`,
            value: q(n - triple - odd),
          },
        ],
      }[asked],
      check: `One way to fill the diagram so: ${full.all} in all three; ${full.ab}, ${full.ac} and ${full.bc} in the first and second, first and third, second and third group only; ${full.ones.join(', ')} in one only. In all $${[full.all, full.ab, full.ac, full.bc, ...full.ones].join(' + ')} = ${n}$.`,
      principle:
        'When nobody is outside, the groups exceed the whole by one for everyone in exactly two and by two for everyone in all three: share the excess out.',
    };
  },
  verify: ({ n, sizes: [a, b, c], asked }) => {
    // Every filling of the diagram: those in all three, then in each pair, the singles following.
    let [best, found] = [0, false];
    for (let all = 0; all <= Math.min(a, b, c); all += 1)
      for (let ab = 0; ab <= Math.min(a, b) - all; ab += 1)
        for (let ac = 0; ac <= Math.min(a - ab, c) - all; ac += 1) {
          // The whole fixes the last pair.
          const bc = a + b + c - n - 2 * all - ab - ac;
          const ones = [a - all - ab - ac, b - all - ab - bc, c - all - ac - bc];
          if (bc < 0 || ones.some(x => x < 0)) continue;
          const exactlyOne = ones.reduce((x, y) => x + y, 0);
          const value = asked === 'most-all' ? all : exactlyOne;
          if (!found || (asked === 'least-one' ? value < best : value > best)) best = value;
          found = true;
        }
    return q(best);
  },
});

export const sets: readonly AnyTemplate[] = [slidingOverlap, leastInAll, excessShared];
