import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { formOfCases, route, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const persons = (value: Fraction) => `$${value.toFraction()}$`;
const fromZero = (value: Fraction) => value.d === 1n && value.s >= 0n;

/** Groups of which everybody belongs to at least one. */
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

const excessFound = path<ThreeSets>()
  .step(
    'sum',
    ({ sizes: [a, b, c] }) => q(a + b + c),
    'Add the three groups.',
    ({ sizes: [a, b, c] }, { sum }) => `${a} + ${b} + ${c} = ${sum}`,
  )
  .step(
    'excess',
    ({ n }, { sum }) => sum.sub(n),
    'Compare with the number of all, as nobody is outside: the excess comes from counting some two or three times.',
    ({ n }, { sum, excess }) => `${sum} - ${n} = ${excess}`,
  );

const isOdd = (count: Fraction) => count.n % 2n === 1n;
const upToThree = (excess: Fraction) => (excess.n % 3n === 0n ? '' : ', rounded down');

const mostAll = route({
  path: excessFound
    .step(
      'units',
      () => 'x2 + 2 x3',
      'Whoever is in all three uses up two units of the excess, whoever is in exactly two uses up one.',
      (_p, { excess }) => `x_2 + 2x_3 = ${excess}`,
    )
    .step(
      'triple',
      (_p, { excess }) => excess.div(2).floor(0),
      (_p, { excess }) =>
        `Make $x_2$ as small as possible${isOdd(excess) ? '; as the excess is odd, it is 1' : ''}.`,
      (_p, { excess, triple }) => `x_3 = \\frac{${excess}${isOdd(excess) ? ' - 1' : ''}}{2} = ${triple}`,
    ),
  slips: [
    {
      misconception: 'smallest_set_as_overlap',
      at: 'triple',
      wrongly: ({ sizes }) => q(Math.min(...sizes)),
      words: ({ n }, { triple }) =>
        `This gives the smallest group; if all ${triple} of it had all three, the groups would not reach the whole of ${n}.`,
    },
    {
      misconception: 'triple_counted_once',
      gives: 'excess',
      words: (_p, { excess }) =>
        `$${excess}$ treats each one with all three as using up one unit of the excess; each is counted three times and uses up two.`,
    },
    {
      misconception: 'two_sets_only',
      at: 'triple',
      wrongly: ({ n, sizes }) => {
        const [a = 0, b = 0] = [...sizes].sort((x, y) => x - y);
        return a + b > n ? q(a + b - n) : null;
      },
      words: ({ n, sizes }, { triple }) => {
        const [a, b] = [...sizes].sort((x, y) => x - y);
        return `$${a} + ${b} - ${n} = ${triple}$ is the excess of the two smaller groups only; the third group counts too.`;
      },
    },
    {
      misconception: 'excess_shared_by_three',
      at: 'triple',
      wrongly: (_p, { excess }) => excess.div(3).floor(0),
      words: (_p, { excess, triple }) =>
        `$${triple}$ is a third of the excess, $${excess}$${upToThree(excess)}, as if each one with all three used up three units of it; it uses up two.`,
    },
    {
      misconception: 'off_by_one',
      at: 'triple',
      wrongly: (_p, { excess, triple }) => (isOdd(excess) ? triple.add(1) : triple.sub(1)),
      words: (_p, { excess, triple }) =>
        isOdd(excess)
          ? `$${triple}$ is half of the excess, $${excess}$, rounded up; two units for each would then exceed it.`
          : `$${triple}$ is one less than possible; the whole excess of $${excess}$ can be used up in pairs.`,
    },
  ],
});

const leastOne = route({
  path: excessFound
    .step(
      'more',
      (_p, { excess }) => excess,
      'The excess needs the most people when nobody is in all three: one unit for each.',
      (_p, { more }) => `x_3 = 0, \\quad x_2 = ${more}`,
    )
    .step(
      'one',
      ({ n }, { more }) => q(n).sub(more),
      'All others are in exactly one group.',
      ({ n }, { more, one }) => `${n} - ${more} = ${one}`,
    ),
  slips: [
    {
      misconception: 'most_for_least',
      at: 'more',
      wrongly: (_p, { excess }) => excess.div(2).ceil(0),
      words: ({ n }, { more, one }) =>
        `$${n} - ${more} = ${one}$ is the case with as many as possible in all three; that uses few people for the excess and leaves many in exactly one.`,
    },
    {
      misconception: 'reports_excess',
      gives: 'more',
      words: (_p, { more }) =>
        `$${more}$ is the number of those in two or more groups; those in exactly one are asked.`,
    },
    {
      misconception: 'least_taken_as_zero',
      at: 'one',
      wrongly: () => q(0),
      words: ({ n }, { sum }) =>
        `This assumes that all ${n} can be in two groups or more; the groups add up to only ${sum}.`,
    },
    {
      misconception: 'reports_triple',
      at: 'one',
      wrongly: (_p, { excess }) => excess.div(2).floor(0),
      words: (_p, { one }) =>
        `$${one}$ is the greatest possible number in all three groups; those in exactly one are asked.`,
    },
    {
      misconception: 'outside_largest_taken',
      at: 'one',
      wrongly: ({ n, sizes }) => q(n - Math.max(...sizes)),
      words: ({ n, sizes }, { one }) =>
        `$${n} - ${Math.max(...sizes)} = ${one}$ gives those outside the largest group; some of them may be in both of the others.`,
    },
  ],
});

const mostOne = route({
  path: excessFound
    .step(
      'triple',
      (_p, { excess }) => excess.div(2).floor(0),
      (_p, { excess }) =>
        `Whoever is in all three uses up two units of the excess, whoever is in exactly two uses up one. Use as many twos as possible${isOdd(excess) ? '; one unit is left for one person in exactly two groups' : ''}.`,
      (_p, { excess, triple }) => `${excess} = 2 \\times ${triple}${isOdd(excess) ? ' + 1' : ''}`,
    )
    .quiet('single', (_p, { excess }) => (isOdd(excess) ? 1 : 0))
    .step(
      'one',
      ({ n }, { triple, single }) => q(n - single).sub(triple),
      'All others are in exactly one group.',
      ({ n }, { triple, single, one }) => `${n} - ${triple}${single ? ' - 1' : ''} = ${one}`,
    ),
  slips: [
    {
      misconception: 'least_for_most',
      at: 'one',
      wrongly: ({ n }, { excess }) => q(n).sub(excess),
      words: ({ n }, { excess, one }) =>
        `$${n} - ${excess} = ${one}$ puts nobody in all three; then the excess needs the most people, and the fewest are left in exactly one.`,
    },
    {
      misconception: 'reports_triple',
      gives: 'triple',
      words: (_p, { triple }) =>
        `$${triple}$ is the greatest possible number in all three groups; those in exactly one are asked.`,
    },
    {
      misconception: 'smallest_set_as_overlap',
      at: 'one',
      wrongly: ({ n, sizes }) => q(n - Math.min(...sizes)),
      words: ({ n, sizes }, { one }) =>
        `$${n} - ${Math.min(...sizes)} = ${one}$ treats the whole smallest group as being in all three; that uses up more than the excess.`,
    },
    {
      misconception: 'reports_excess',
      gives: 'excess',
      words: (_p, { excess }) =>
        `$${excess}$ is the excess of the groups over the whole; those in exactly one are asked.`,
    },
    {
      misconception: 'excess_shared_by_three',
      at: 'one',
      wrongly: ({ n }, { excess }) => q(n).sub(excess.div(3).ceil(0)),
      words: ({ n }, { excess, one }) =>
        `$${n} - ${excess.div(3).ceil(0)} = ${one}$ treats each one with all three as using up three units of the excess; it uses up two.`,
    },
    {
      misconception: 'off_by_one',
      at: 'one',
      wrongly: (_p, { one }) => one.add(1),
      words: (_p, { one }) =>
        `$${one}$ is one too many: with these groups the excess needs one more person in two or three of them.`,
    },
  ],
});

const routesByAsked = { 'most-all': mostAll, 'least-one': leastOne, 'most-one': mostOne };

const excessSharedAsked = formOfCases<ThreeSets, Fraction>({
  form: 'shared-out',
  band: 'Medium',
  revision: 3,
  seconds: 75,
  apart: true,
  stem: ({ n, sizes: [a, b, c], scene, asked }) => {
    const [x, y, z] = scene.items;
    const plural = { reads: 'read', learns: 'learn', visited: 'visited', sells: 'sell', plays: 'play' }[
      scene.verb
    ];
    const question = {
      'most-all': `What is the greatest possible number of them ${scene.verb === 'sells' ? 'that' : 'who'} ${plural} all three?`,
      'least-one': `What is the least possible number of them ${scene.verb === 'sells' ? 'that' : 'who'} ${plural} exactly one of the three?`,
      'most-one': `What is the greatest possible number of them ${scene.verb === 'sells' ? 'that' : 'who'} ${plural} exactly one of the three?`,
    }[asked];
    return `Each of ${scene.who.replace('the', `the ${n}`)} ${scene.verb} at least one of ${x}, ${y} and ${z}: ${a} ${plural} ${x}, ${b} ${plural} ${y} and ${c} ${plural} ${z}. ${question}`;
  },
  routeOf: ({ asked }) => routesByAsked[asked],
  show: persons,
  plausible: (value, { n, sizes, asked }) =>
    fromZero(value) && value.valueOf() < n && (asked !== 'most-all' || value.valueOf() <= Math.min(...sizes)),
  snapRead: () =>
    'Three groups, everyone in at least one, no overlap given; an extreme is asked. The excess of the groups over the whole is all that is known of the overlaps.',
  approach: ({ asked }) =>
    `Write $x_1, x_2, x_3$ for those in exactly one, two, three groups: $x_1 + x_2 + x_3$ is the whole and $x_1 + 2x_2 + 3x_3$ the sum of the groups, so $x_2 + 2x_3$ is the excess. ${
      {
        'most-all': 'Then ask how large $x_3$ can be, and see that the groups allow it.',
        'least-one':
          'Few in exactly one means many in two or more: let the excess be used up one unit a person.',
        'most-one':
          'Many in exactly one means few in two or more: let the excess be used up two units a person.',
      }[asked]
    }`,
  check: ({ n, sizes: [a, b, c], asked }) => {
    const sum = a + b + c;
    const excess = sum - n;
    const [triple] = [Math.floor(excess / 2), excess % 2];
    const full = filling(n, [a, b, c], asked === 'least-one' ? 0 : triple);
    return `One way to fill the diagram so: ${full.all} in all three; ${full.ab}, ${full.ac} and ${full.bc} in the first and second, first and third, second and third group only; ${full.ones.join(', ')} in one only. In all $${[full.all, full.ab, full.ac, full.bc, ...full.ones].join(' + ')} = ${n}$.`;
  },
  principle:
    'When nobody is outside, the groups exceed the whole by one for everyone in exactly two and by two for everyone in all three: share the excess out.',
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

/** MM.SET.3 Medium: nobody is outside, so the excess pays 1 for each double and 2 for each triple. */
export const excessShared: readonly AnyTemplate[] = situation<ThreeSets>({
  type: 'MM.SET.3',
  situation: 'excess',
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
  forms: [excessSharedAsked],
});
