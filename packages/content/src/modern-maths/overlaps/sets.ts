import { calc, form, here, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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

/** The two groups by size, with the words for each. */
const bySize = ({ a, b, scene }: TwoSets) =>
  a < b
    ? { smaller: a, larger: b, ofSmaller: scene.a, ofLarger: scene.b }
    : { smaller: b, larger: a, ofSmaller: scene.b, ofLarger: scene.a };
const manyOf = ({ scene }: TwoSets) => scene.group.split(' ')[0] ?? '';

/** As many as possible outside: the smaller group lies within the larger one. */
const mostNeither = (p: TwoSets, { step }: Path) => {
  const { a, b, n, scene } = p;
  const { smaller, larger, ofSmaller, ofLarger } = bySize(p);
  const many = manyOf(p);
  const inside = step(larger, {
    works: value => tex`\max(${a}, ${b}) = ${value}`,
    because: text`The $${larger}$ who ${ofLarger} are never outside, so fewer than these cannot be inside.`,
  })`
    The most ${many} are outside when the fewest are inside, that is, when all who ${ofSmaller} also ${ofLarger}.`;
  const outside = step(calc`${n} - ${inside}`)`
    Subtract them from all $${n}$. All the other ${many} can then be outside both groups.`;
  return {
    answer: outside,
    slips: [
      slip('gave_the_other_extreme', inside, smaller)`
        $${n} - ${inside} = ${outside}$ leaves out only those who ${ofSmaller}; the $${larger}$ who ${ofLarger} are
        inside too.`,
      slip('assumed_no_overlap', outside, 0)`
        You supposed that the two groups cover all $${n}$ ${many}. They need not: all who ${ofSmaller} may be among
        those who ${ofLarger}.`,
      slip('gave_the_complement', outside, calc`${a} + ${b} - ${n}`)`
        ${here} is the least possible number who ${scene.both}; those outside both groups are asked for.`,
      slip('used_a_wrong_given_number', outside, calc`${larger} - ${smaller}`)`
        ${here} would be those who ${ofLarger} without being in the other group; they are inside.`,
    ],
    approach: text`For many outside, few should be inside: let the smaller group lie wholly within the larger one.`,
    check: text`With all $${smaller}$ of the smaller group among the $${larger}$, the others are $${n} - ${larger} =
      ${n - larger}$, and one more outside would leave fewer than $${larger}$ who ${ofLarger}.`,
  };
};

/** As few as possible in both: nobody is left out. */
const leastBoth = (p: TwoSets, { step }: Path) => {
  const { a, b, n, scene } = p;
  const { smaller, larger, ofSmaller } = bySize(p);
  const many = manyOf(p);
  const sum = step(calc`${a} + ${b}`, {
    because: text`The sum counts everybody in exactly one group once and everybody in both groups twice. Compared with
      $${n}$ it shows whether there has to be an overlap.`,
  })`
    Add those who ${scene.a} and those who ${scene.b}.`;
  const overlap = step(calc`${sum} - ${n}`, {
    because: text`Each of the ${many} outside both groups would add one to the number in both.`,
  })`
    The fewest are in both when nobody is outside the two groups. Then the sum exceeds $${n}$ by those counted
    twice.`;
  const least = a + b - n;
  return {
    answer: overlap,
    slips: [
      slip('assumed_no_overlap', overlap, 0)`
        You let the two groups be apart, but together they have $${a} + ${b}$ ${many}, more than the $${n}$ there
        are.`,
      slip('gave_the_other_extreme', overlap, smaller)`
        $${overlap}$, all who ${ofSmaller}, is the greatest possible number in both; the least is asked for.`,
      slip('used_a_wrong_given_number', overlap, calc`${larger} - ${smaller}`)`
        ${here} compares the two groups with each other; how many are in both also depends on the $${n}$ ${many}.`,
      slip('gave_the_complement', overlap, calc`${n} - ${larger}`)`
        ${here} is the number of ${many} who do not belong to the group of $${larger}$.`,
      slip('gave_the_complement', overlap, calc`${n} - ${smaller}`)`
        ${here} is the number of ${many} who do not belong to the group of $${smaller}$.`,
    ],
    approach: text`Push the two groups apart as far as the $${n}$ ${many} allow. Together they are more than $${n}$,
      so some have to be in both.`,
    check: text`Then $${a - least}$ are only in the first group, $${b - least}$ only in the second and $${least}$ in
      both: $${a - least} + ${b - least} + ${least} = ${n}$.`,
  };
};

/** As many as possible in exactly one: the overlap is as small as the whole allows. */
const mostOne = (p: TwoSets, { step }: Path) => {
  const { a, b, n, scene } = p;
  const { smaller, larger, ofSmaller, ofLarger } = bySize(p);
  const many = manyOf(p);
  const overlap = step(calc`${a} + ${b} - ${n}`, {
    name: 'the least possible number in both groups',
    because: text`Whoever is in both groups is not in exactly one. So let as few as possible be in both; they cannot be
      fewer, because the two groups together are larger than $${n}$.`,
  })`
    The most ${many} are in exactly one group when the fewest are in both, and that is so when nobody is outside. Then
    the sum of the groups exceeds $${n}$ by those counted twice.`;
  const one = step(calc`${n} - ${overlap}`, {
    because: text`With nobody outside, each of the ${many} is in both groups or in exactly one.`,
  })`
    Subtract those in both from all $${n}$. The others are in exactly one group.`;
  const least = a + b - n;
  return {
    answer: one,
    slips: [
      slip('gave_the_other_extreme', one, calc`${larger} - ${smaller}`)`
        ${here} is the least possible number, when all who ${ofSmaller} also ${ofLarger}; the greatest is asked for.`,
      slip('assumed_no_overlap', overlap, 0)`
        You put all $${n}$ ${many} into exactly one group. But $${a} + ${b}$ is more than $${n}$, so some are in
        both.`,
      stop('gave_the_complement', overlap)`
        $${overlap}$ is the least possible number who ${scene.both}; those in exactly one group are asked for.`,
      slip('left_out_a_case', one, calc`${n} - ${b}`)`
        ${here} counts those who ${scene.a} and are not in the other group; those only in the other group count too.`,
      slip('stopped_a_step_early', one, larger)`
        $${one}$ is the number who ${ofLarger}. Those in both have to be taken off, and those who only ${ofSmaller}
        come in.`,
    ],
    approach: text`Whoever is in both groups is lost for exactly one, so let as few as possible be in both: the excess
      of the two groups over $${n}$.`,
    check: text`Then $${a - least}$ are only in the first group and $${b - least}$ only in the second. With the
      $${least}$ in both, $${a - least} + ${b - least} + ${least} = ${n}$.`,
  };
};

const overlapRoutes = { 'least-both': leastBoth, 'most-neither': mostNeither, 'most-one': mostOne };

const slidingOverlapAsked = form<TwoSets>(
  'overlap-of-two',
  {
    band: 'Easy',
    revision: 4,
    verify: ({ n, a, b, asked }) => {
      const seen: number[] = [];
      for (let both = 0; both <= Math.min(a, b); both += 1) {
        const neither = n - a - b + both;
        if (neither < 0) continue;
        seen.push({ 'least-both': both, 'most-neither': neither, 'most-one': a + b - 2 * both }[asked]);
      }
      return asked === 'least-both' ? Math.min(...seen) : Math.max(...seen);
    },
  },
  (p, path) => {
    const { n, a, b, scene, asked } = p;
    const question = {
      'least-both': `What is the least possible number of them who ${scene.both}?`,
      'most-neither': `What is the greatest possible number of them who neither ${scene.a} nor ${scene.b}?`,
      'most-one': `What is the greatest possible number of them who ${scene.a} or ${scene.b}, but not both?`,
    }[asked];
    return {
      ...overlapRoutes[asked](p, path),
      stem: text`Of the ${String(n)} ${scene.group}, ${String(a)} ${scene.a} and ${String(b)} ${scene.b}.
        ${question}`,
      show: plain,
      plausible: value => value.d === 1n && value.s >= 0n && value.valueOf() <= n,
      snapRead: text`Two groups in a known total, the number in both not given, and an extreme asked for: move one
        group over the other.`,
      principle: text`The number in both of two groups lies between the excess of their sum over the total and the
        smaller group; the extremes of every other part are at these ends.`,
    };
  },
);

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

/** The greatest of these shares, so many of them. */
const greatest = (missing: readonly number[], groups: number) =>
  [...missing].sort((a, b) => b - a).slice(0, groups);

const leastInAllAsked = form<SeveralSets>(
  'in-all-sets',
  {
    band: 'Easy',
    revision: 3,
    verify: ({ shares }) => {
      // Place the groups on a circle of 100 seats one after another, each time leaving out seats that are still
      // complete.
      const missed = Array.from({ length: 100 }, () => false);
      for (const share of shares) {
        let out = 100 - share;
        for (let seat = 0; seat < 100 && out > 0; seat += 1)
          if (!missed[seat]) {
            missed[seat] = true;
            out -= 1;
          }
      }
      return missed.filter(m => !m).length;
    },
  },
  ({ shares, scene }, { step, write }) => {
    const who = scene.who.split(' ')[1] ?? '';
    const groups = shares.length === 3 ? 'three' : 'four';
    const missing = shares.map(share => 100 - share);
    const parts = shares.map((share, i) => `${percent(share)} ${scene.items[i]}`);
    write(tex`${shares.map((share, i) => `100 - ${share} = ${missing[i]}`).join(', \\quad ')}`, {
      because: text`Being in all ${groups} groups is hard to count directly. But whoever is not in all of them is
        outside at least one, and how many can be outside each group is known.`,
    })`
      Subtract each per cent from $100$. The rest is the largest per cent of the ${who} that can be outside the
      group.`;
    const total = step(calc`sum(${missing})`, {
      name: text`the greatest per cent outside at least one group`,
      because: text`If the same person is outside two groups, this uses up two places with one person. So for the most
        ${who} outside some group, let everybody outside be outside only one.`,
    })`
      The most ${who} are outside at least one group when nobody is outside two of them. Then the per cents add up.`;
    const all = step(calc`100 - ${total}`)`
      Subtract them from $100$. All the other ${who} are in all ${groups} groups, and there cannot be fewer.`;
    return {
      answer: all,
      stem: text`Of ${scene.who}, at least ${parts.slice(0, -1).join(', at least ')} and at least ${parts.at(-1)}.
        What is the least possible percentage of them that are in all ${groups} of these groups?`,
      show: percent,
      plausible: value => value.valueOf() >= 0 && value.valueOf() <= Math.min(...shares),
      slips: [
        slip('assumed_no_overlap', all, 0)`
          You supposed that everyone can be outside some group. At most ${total}% can, so some are in all ${groups}.`,
        slip('ignored_a_condition', total, calc`sum(${greatest(missing, 2)})`)`
          ${here} counts only those outside the two smallest groups; ${
            shares.length === 3 ? 'others may miss the third' : 'others may miss one of the other two'
          }.`,
        slip('gave_the_other_extreme', all, Math.min(...shares))`
          ${all}% is the smallest group. It could lie within all the others, but that is the greatest possible
          share.`,
        stop('gave_the_complement', total)`
          ${total}% is the greatest share of the ${who} outside at least one group. The question asks for those in all
          ${groups} groups.`,
        slip('ignored_a_condition', total, calc`sum(${greatest(missing, 3)})`)`
          ${here} counts only those outside the three smallest groups; others may miss the fourth.`,
      ],
      snapRead: text`At least so many per cent in each of ${groups} groups, and the least share in all of them: count
        those who miss a group.`,
      approach: text`Whoever is not in all ${groups} groups misses at least one. Only a known share can miss each
        group, and these shares reach furthest when nobody misses two; the rest is in all.`,
      check: text`Of $100$ ${who}, let $${missing}$ miss one group each and nobody two: each group has the size given,
        and $100 - ${total} = ${all}$ are in all.`,
      principle: text`The least share that meets all conditions is the whole less the sum of the shares that miss each
        one.`,
    };
  },
);

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
