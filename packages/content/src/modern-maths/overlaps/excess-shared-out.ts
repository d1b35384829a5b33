import type Fraction from 'fraction.js';
import { template } from '../../template.ts';
import { q } from '../../value.ts';

const persons = (value: Fraction) => `$${value.toFraction()}$`;
const fromZero = (value: Fraction) => value.d === 1n && value.s >= 0n;

/** Groups of which everybody belongs to at least one. */
export const threeScenes = [
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
export function filling(n: number, [a, b, c]: readonly [number, number, number], all: number) {
  for (let ab = 0; ab <= Math.min(a, b) - all; ab += 1)
    for (let ac = 0; ac <= Math.min(a - ab, c) - all; ac += 1) {
      const bc = a + b + c - n - 2 * all - ab - ac;
      const ones = [a - all - ab - ac, b - all - ab - bc, c - all - ac - bc];
      if (bc >= 0 && ones.every(x => x >= 0)) return { all, ab, ac, bc, ones };
    }
  throw new Error('the groups cannot be filled so');
}

/** MM.SET.3 Medium: nobody is outside, so the excess pays 1 for each double and 2 for each triple. */
export const excessShared = template<ThreeSets, Fraction>({
  type: 'MM.SET.3',
  band: 'Medium',
  seconds: 75,
  variant: 'excess-shared-out',
  revision: 2,
  apart: true,
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
          `This gives the smallest group; if all ${smallest} of it had all three, the groups would not reach the whole of ${n}.`,
        ),
        slip(
          'triple_counted_once',
          excess,
          'It treats each one with all three as using up one unit of the excess; each is counted three times and uses up two.',
        ),
        slip(
          'two_sets_only',
          p + r - n > 0 ? p + r - n : Math.floor(excess / 3),
          p + r - n > 0
            ? 'This is the excess of the two smaller groups only; the third group counts too.'
            : `It is a third of the excess${excess % 3 === 0 ? '' : ', rounded down'}, as if each one with all three used up three units of it; it uses up two.`,
        ),
        slip(
          'excess_shared_by_three',
          Math.floor(excess / 3),
          `That gives a third of the excess${excess % 3 === 0 ? '' : ', rounded down'}, as if each one with all three used up three units of it; it uses up two.`,
        ),
        slip(
          'off_by_one',
          triple + (excess % 2 === 1 ? 1 : -1),
          excess % 2 === 1
            ? 'This gives half of the excess rounded up; two units for each would then exceed it.'
            : 'That is one less than possible; the whole excess can be used up in pairs.',
        ),
      ];
    if (asked === 'least-one')
      return [
        slip(
          'most_for_least',
          n - Math.ceil(excess / 2),
          'This is the case with as many as possible in all three; that uses few people for the excess and leaves many in exactly one.',
        ),
        slip(
          'reports_excess',
          excess,
          'This gives those in two or more groups; those in exactly one are asked.',
        ),
        slip(
          'least_taken_as_zero',
          0,
          'This assumes that everyone can be in two groups or more; the sum of the groups is too small for that.',
        ),
        slip(
          'reports_triple',
          triple,
          'This gives the greatest possible number in all three groups; those in exactly one are asked.',
        ),
        slip(
          'outside_largest_taken',
          n - Math.max(...sizes),
          'This gives those outside the largest group; some of them may be in both of the others.',
        ),
      ];
    return [
      slip(
        'least_for_most',
        n - excess,
        'This puts nobody in all three; then the excess needs the most people, and the fewest are left in exactly one.',
      ),
      slip(
        'reports_triple',
        triple,
        'It is the greatest possible number in all three groups; those in exactly one are asked.',
      ),
      slip(
        'smallest_set_as_overlap',
        n - smallest,
        'That treats the whole smallest group as being in all three; that uses up more than the excess.',
      ),
      slip(
        'reports_excess',
        excess,
        'This gives the excess of the groups over the whole; those in exactly one are asked.',
      ),
      slip(
        'excess_shared_by_three',
        n - Math.ceil(excess / 3),
        'It treats each one with all three as using up three units of the excess; it uses up two.',
      ),
      slip(
        'off_by_one',
        n - Math.floor(excess / 2) + (excess % 2 === 0 ? 1 : 0),
        'This is one too many: with these groups the excess needs one more person in two or three of them.',
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
