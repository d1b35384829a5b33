import { sumOf } from '../../numbers.ts';
import {
  calc,
  form,
  here,
  type Path,
  type Quantity,
  situation,
  slip,
  stop,
  tex,
  text,
} from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

/** What the question says of one who belongs to some of the three groups. */
const wordsOf = ({ scene }: ThreeSets) => ({
  many: scene.who.split(' ')[1] ?? '',
  who: scene.verb === 'sells' ? 'that' : 'who',
  do: { reads: 'read', learns: 'learn', visited: 'visited', sells: 'sell', plays: 'play' }[scene.verb],
});

const isOdd = ({ n, sizes }: ThreeSets) => (sumOf(sizes) - n) % 2 === 1;

/** The equation that shares the excess out. */
const shared = (p: ThreeSets, { write }: Path, excess: Quantity) => {
  const { many, do: verb } = wordsOf(p);
  write(tex`x_2 + 2x_3 = ${excess}`, {
    because: text`Whoever belongs to two groups is counted two times, and once is right; whoever belongs to three is
      counted three times, so two counts are too many. Those in exactly one group add nothing.`,
  })`
    Let $x_2$ ${many} ${verb} exactly two of the three, and $x_3$ all three. In the sum each of the first is counted
    once too often and each of the second twice too often, and this makes up the excess.`;
};

const mostAll = (p: ThreeSets, path: Path, excess: Quantity) => {
  const { n, sizes } = p;
  const { many, do: verb } = wordsOf(p);
  const [least, second] = [...sizes].sort((x, y) => x - y) as [number, number, number];
  shared(p, path, excess);
  const triple = path.step(calc`floor(${excess} / 2)`, {
    because: text`The equation has one fixed total. What $x_2$ takes of it is not there for $x_3$, and each of the
          ${many} in all three takes two.`,
    works: value => tex`x_3 = \frac{${excess}${isOdd(p) && ' - 1'}}{2} = ${value}`,
  })`
    The smaller $x_2$ is, the larger is $x_3$. ${
      isOdd(p)
        ? text`As the excess is odd, $x_2$ is at least $1$.`
        : text`As the excess is even, $x_2$ can be $0$.`
    }`;
  return {
    answer: triple,
    slips: [
      slip('assumed_the_greatest_overlap', triple, least)`
        All $${least}$ of the smallest group were taken to be in the other two as well. That would use up $2 \times
        ${least}$ of the excess, which is only $${excess}$.`,
      stop('miscounted_who_is_in_all_three', excess)`
        $${excess}$ would be right if whoever is in all three were counted once too often; the sum counts each of them
        three times, so twice too often.`,
      slip('ignored_a_condition', triple, least + second > n && calc`${least} + ${second} - ${n}`)`
        ${here} is the least possible overlap of the two smaller groups, without the third group.`,
      slip('miscounted_who_is_in_all_three', triple, calc`floor(${excess} / 3)`)`
        The excess $${excess}$ was divided by $3$. Each of the ${many} in all three is counted three times, but only
        two of these counts are too many.`,
      slip('counted_one_too_many', triple, isOdd(p) ? calc`${triple} + 1` : calc`${triple} - 1`)`
        ${
          isOdd(p)
            ? text`Half of $${excess}$ was rounded up, but $2 \times ${triple}$ is more than the excess.`
            : text`With $${triple}$ in all three, $${excess} - 2 \times ${triple}$ of the excess are left over, and one
              more could still ${verb === 'visited' ? 'have visited' : verb} all three.`
        }`,
    ],
    plan: text`Then ask how small $x_2$ can be, so that $x_3$ is as large as possible.`,
  };
};

const leastOne = (p: ThreeSets, path: Path, excess: Quantity) => {
  const { n, sizes } = p;
  const { many, do: verb, who } = wordsOf(p);
  const largest = Math.max(...sizes);
  shared(p, path, excess);
  const more = path.step(excess, {
    because: text`If each of them took two of the excess, only half as many ${many} would share it. Then more would be
      left with exactly one.`,
    works: value => tex`x_3 = 0, \quad x_2 = ${value}`,
  })`
    Few with exactly one means many with two or three. The excess is shared among the most ${many} when each takes only
      one of it, that is, when $x_3$ is $0$.`;
  const one = path.step(calc`${n} - ${more}`, {
    because: text`Each of the ${n} ${many} belongs to at least one group, so whoever is not in two or three groups is
        in exactly one.`,
  })`
      Subtract them from all $${n}$. The other ${many} ${verb} exactly one.`;
  return {
    answer: one,
    slips: [
      slip('gave_the_other_extreme', more, calc`ceil(${excess} / 2)`)`
        As many of the $${n}$ ${many} as possible were put into all three groups. Then few of them share the excess,
        and the number with exactly one is at its greatest.`,
      stop('stopped_a_step_early', more)`
        $${more}$ is the number of ${many} ${who} ${verb} two or more; those with exactly one are asked for.`,
      slip('assumed_no_overlap', one, 0)`
        If all $${n}$ ${many} were in at least two groups, the three numbers would add up to $2 \times ${n}$ or more;
        their sum is only $${sumOf(sizes)}$.`,
      slip('answered_another_quantity', one, calc`floor(${excess} / 2)`)`
        $${one}$ is the greatest possible number of ${many} ${who} ${verb} all three; those with exactly one are asked
        for.`,
      slip('took_a_part_for_the_whole', one, calc`${n} - ${largest}`)`
        ${here} counts the ${many} outside the largest group; some of them may belong to both of the others.`,
    ],
    plan: text`Few with exactly one means many with two or three, so let each of these take as little of the excess as
      possible.`,
  };
};

const mostOne = (p: ThreeSets, path: Path, excess: Quantity) => {
  const { n, sizes } = p;
  const { many, do: verb, who } = wordsOf(p);
  const least = Math.min(...sizes);
  shared(p, path, excess);
  const triple = path.step(calc`floor(${excess} / 2)`, {
    because: text`Each of the ${many} in all three uses up two of the excess, and nobody can use up more. So this
          takes the fewest.`,
    works: value => tex`${excess} = 2 \times ${value}${isOdd(p) && ' + 1'}`,
  })`
    Many with exactly one means few with two or three. The fewest ${many} share the excess when each takes two of it${
      isOdd(p)
        ? text`; it is odd, so one more ${p.scene.verb === 'sells' ? 'shop' : 'of them'} takes the last one`
        : ''
    }.`;
  const single = path.find(isOdd(p) ? 1 : 0);
  const one = path.step(calc`${n} - ${triple} - ${single}`, {
    because: text`Each of the ${n} ${many} belongs to at least one group, so whoever is not in two or three groups is in
      exactly one.`,
  })`
    Subtract them from all $${n}$. The other ${many} ${verb} exactly one.`;
  return {
    answer: one,
    slips: [
      slip('gave_the_other_extreme', one, calc`${n} - ${excess}`)`
        ${here} puts nobody into all three groups. Then the most ${many} share the excess, and the number with exactly
        one is at its least.`,
      stop('answered_another_quantity', triple)`
        $${triple}$ is the greatest possible number of ${many} ${who} ${verb} all three; those with exactly one are
        asked for.`,
      slip('assumed_the_greatest_overlap', one, calc`${n} - ${least}`)`
        ${here} puts the whole smallest group into the other two as well. Then the three numbers would add up to at
        least $${n} + 2 \times ${least}$; their sum is $${sumOf(sizes)}$.`,
      stop('stopped_a_step_early', excess)`
        $${excess}$ is how far the sum of the three groups exceeds $${n}$, not the number with exactly one.`,
      slip('miscounted_who_is_in_all_three', one, calc`${n} - ceil(${excess} / 3)`)`
        $${one}$ lets each of the ${many} in all three take $3$ of the excess. They are counted three times, and only
        two of these counts are too many.`,
      slip('counted_one_too_many', one, calc`${one} + 1`)`
        With $${one}$ in exactly one, the three numbers add up to at most $${one} + 3 \times ${q(n).sub(one)}$, even
        if all the others are in all three; their sum is $${sumOf(sizes)}$.`,
    ],
    plan: text`Many with exactly one means few with two or three, so let each of these take as much of the excess as
      possible.`,
  };
};

const routesByAsked = { 'most-all': mostAll, 'least-one': leastOne, 'most-one': mostOne };

const excessSharedAsked = form<ThreeSets>(
  'shared-out',
  {
    band: 'Medium',
    seconds: 75,
    revision: 3,
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
      return best;
    },
  },
  (p, path) => {
    const {
      n,
      scene,
      asked,
      sizes: [a, b, c],
    } = p;
    const { many, who, do: verb } = wordsOf(p);
    const [x, y, z] = scene.items;
    const sum = path.step(calc`${a} + ${b} + ${c}`, {
      because: text`No overlap is given, so the parts cannot be found one by one. But the sum shows how many counts are
        too many in all.`,
    })`
      Add the numbers for ${x}, ${y} and ${z}.`;
    const excess = path.step(calc`${sum} - ${n}`, {
      name: 'the excess',
      because: text`If nobody belonged to two groups, the three numbers would add up to exactly $${n}$. Whatever is more
        comes from the overlaps.`,
    })`
      Each of the ${n} ${many} is in this sum at least once. Subtract them: the excess comes from those that were
      counted twice or three times.`;
    const { plan, ...route } = routesByAsked[asked](p, path, excess);
    const question = {
      'most-all': `What is the greatest possible number of them ${who} ${verb} all three?`,
      'least-one': `What is the least possible number of them ${who} ${verb} exactly one of the three?`,
      'most-one': `What is the greatest possible number of them ${who} ${verb} exactly one of the three?`,
    }[asked];
    return {
      ...route,
      stem: text`Each of ${scene.who.replace('the', `the ${n}`)} ${scene.verb} at least one of ${x}, ${y} and ${z}:
        ${String(a)} ${verb} ${x}, ${String(b)} ${verb} ${y} and ${String(c)} ${verb} ${z}. ${question}`,
      show: plain,
      plausible: value =>
        value.d === 1n &&
        value.s >= 0n &&
        value.valueOf() < n &&
        (asked !== 'most-all' || value.valueOf() <= Math.min(a, b, c)),
      snapRead: text`Three groups, nobody outside, no overlap given, and an extreme asked for: share out the excess of
        the three groups over the whole.`,
      approach: text`Each of the ${many} with exactly two of ${x}, ${y} and ${z} takes one of the excess, and each
        with all three takes two; so $x_2 + 2x_3$ is fixed. ${plan}`,
      check: () => {
        const full = filling(n, [a, b, c], asked === 'least-one' ? 0 : Math.floor((a + b + c - n) / 2));
        const [only, and, last] = full.ones;
        return text`This can happen: ${full.all} of them ${verb} all three; ${full.ab} only ${x} and ${y}, ${full.ac}
          only ${x} and ${z}, ${full.bc} only ${y} and ${z}; ${only} only ${x}, ${and} only ${y} and ${last} only
          ${z}. In all $${[full.all, full.ab, full.ac, full.bc, ...full.ones].join(' + ')} = ${n}$.`;
      },
      principle: text`When nobody is outside three groups, their sum exceeds the whole by one for everyone in exactly
        two and by two for everyone in all three.`,
    };
  },
);

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
