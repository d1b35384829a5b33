import type Fraction from 'fraction.js';
import { grouped } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import { arrangements, choices } from './counting.ts';

const count = (value: Fraction) => `$${grouped(value).replaceAll(',', '{,}')}$`;
const wholePositive = (value: Fraction) => value.d === 1n && value.s > 0n;
const chooseTex = (n: number, r: number) => `\\binom{${n}}{${r}}`;
const fromTo = (least: number, most: number) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
const sum = (terms: readonly number[]) => terms.reduce((a, b) => a + b, 0);

/** Everybody who can be chosen: `ones` of the first kind, `others` of the second. */
interface Pool {
  ones: number;
  others: number;
  size: number;
}

/** Selections with `k` of the first kind. */
const exactly = ({ ones, others, size }: Pool, k: number) => choices(ones, k) * choices(others, size - k);
/** Selections with `least` to `most` of the first kind. */
const between = (pool: Pool, least: number, most: number) =>
  sum(fromTo(least, most).map(k => exactly(pool, k)));

/** Goes through every set of people and keeps those of the right size that fit; the first kind have the low numbers. */
function everySet(
  { ones, others, size }: Pool,
  fits: (first: number, has: (i: number) => boolean) => boolean,
) {
  let found = 0;
  for (let set = 0; set < 2 ** (ones + others); set += 1) {
    let [first, all] = [0, 0];
    for (let i = 0; i < ones + others; i += 1)
      if ((set >> i) & 1) {
        all += 1;
        if (i < ones) first += 1;
      }
    if (all === size && fits(first, i => ((set >> i) & 1) === 1)) found += 1;
  }
  return q(found);
}

interface Scene {
  lead(pool: Pool): string;
  /** What is chosen, with its article. */
  body: string;
  one: string;
  ones: string;
  other: string;
  others: string;
}
const peopleScenes: readonly Scene[] = [
  {
    lead: p => `A committee of ${p.size} is to be formed from ${p.ones} teachers and ${p.others} parents.`,
    body: 'the committee',
    one: 'teacher',
    ones: 'teachers',
    other: 'parent',
    others: 'parents',
  },
  {
    lead: p =>
      `A quiz club will send a team of ${p.size}, chosen from its ${p.ones} juniors and ${p.others} seniors.`,
    body: 'the team',
    one: 'junior',
    ones: 'juniors',
    other: 'senior',
    others: 'seniors',
  },
  {
    lead: p =>
      `A hospital with ${p.ones} doctors and ${p.others} nurses will choose ${p.size} of them for a health camp.`,
    body: 'the group',
    one: 'doctor',
    ones: 'doctors',
    other: 'nurse',
    others: 'nurses',
  },
  {
    lead: p =>
      `A troupe of ${p.ones} singers and ${p.others} dancers will send ${p.size} of its members on a tour.`,
    body: 'the touring group',
    one: 'singer',
    ones: 'singers',
    other: 'dancer',
    others: 'dancers',
  },
];
const thingScenes: readonly Scene[] = [
  {
    lead: p =>
      `A reader packs ${p.size} different books for a journey, from ${p.ones} novels and ${p.others} biographies.`,
    body: 'the choice',
    one: 'novel',
    ones: 'novels',
    other: 'biography',
    others: 'biographies',
  },
  {
    lead: p =>
      `A museum will lend ${p.size} of its works, chosen from ${p.ones} paintings and ${p.others} sculptures.`,
    body: 'the loan',
    one: 'painting',
    ones: 'paintings',
    other: 'sculpture',
    others: 'sculptures',
  },
  {
    lead: p =>
      `A florist has ${p.ones} roses and ${p.others} lilies, no two of the same colour, and makes up a bouquet of ${p.size} of these flowers.`,
    body: 'the bouquet',
    one: 'rose',
    ones: 'roses',
    other: 'lily',
    others: 'lilies',
  },
];
const some = (k: number, one: string, many: string) => `${k} ${k === 1 ? one : many}`;
/** 'exactly 2 of those chosen are teachers' */
const areOnes = (words: string, k: number, scene: Scene) =>
  `${words} ${k} of those chosen ${k === 1 ? `is a ${scene.one}` : `are ${scene.ones}`}`;

const names = [
  'Arjun',
  'Bilal',
  'Chitra',
  'Dorjee',
  'Esther',
  'Farida',
  'Gurpreet',
  'Ishani',
  'Joseph',
  'Lakshmi',
  'Moumita',
  'Nabin',
  'Pallavi',
  'Rehana',
  'Suresh',
  'Tenzin',
];

type FirstChoice =
  | { kind: 'exact'; pool: Pool; k: number; scene: Scene }
  | {
      kind: 'inOut';
      n: number;
      size: number;
      inside: string;
      outside: string;
      place: 'team' | 'panel' | 'trek';
    };

const inOutStem = ({ n, size, inside, outside, place }: Extract<FirstChoice, { kind: 'inOut' }>) => {
  if (place === 'team')
    return `A coach has ${n} players, ${inside} and ${outside} among them, and picks a team of ${size}. ${inside} is the captain and must play; ${outside} is injured and cannot play. How many different teams are possible?`;
  if (place === 'panel')
    return `The ${n} members of a housing society, ${inside} and ${outside} among them, choose ${size} of themselves for a panel. ${inside}, as treasurer, has to be on it, and ${outside} is not available. How many different panels are possible?`;
  return `Of ${n} hikers, ${inside} and ${outside} among them, ${size} will go ahead to find a camp site. ${inside} has the map and must go; ${outside} must stay with the luggage. In how many ways can those who go ahead be chosen?`;
};

/** MM.PNC.3 Easy: an exact case is a product of two choices; whoever is settled leaves the choice. */
const exactCase = template<FirstChoice, Fraction>({
  type: 'MM.PNC.3',
  band: 'Easy',
  variant: 'one-exact-case',
  revision: 1,
  draw: draw => {
    if (draw.chance(0.4)) {
      const [inside = '', outside = ''] = draw.some(names, 2);
      return {
        kind: 'inOut',
        n: draw.int(9, 13),
        size: draw.int(4, 6),
        inside,
        outside,
        place: draw.pick(['team', 'panel', 'trek'] as const),
      };
    }
    const size = draw.int(3, 5);
    return {
      kind: 'exact',
      pool: { ones: draw.int(4, 7), others: draw.int(4, 7), size },
      k: draw.int(1, size - 1),
      scene: draw.pick([...peopleScenes, ...thingScenes]),
    };
  },
  stem: p =>
    p.kind === 'inOut'
      ? inOutStem(p)
      : `${p.scene.lead(p.pool)} In how many ways can this be done if ${areOnes('exactly', p.k, p.scene)}?`,
  answer: p => q(p.kind === 'inOut' ? choices(p.n - 2, p.size - 1) : exactly(p.pool, p.k)),
  slips: p => {
    if (p.kind === 'inOut') {
      const { n, size, inside, outside } = p;
      return [
        {
          misconception: 'place_not_taken_off',
          value: q(choices(n - 2, size)),
          words: `You took ${size} places as still open; one of them is filled by ${inside} already.`,
        },
        {
          misconception: 'exclusion_unused',
          value: q(choices(n - 1, size - 1)),
          words: `You took ${outside} as one who can be chosen; only ${n - 2} people are left to choose from.`,
        },
        {
          misconception: 'inclusion_unused',
          value: q(choices(n - 1, size)),
          words: `You took ${outside} out but left ${inside} as one of those who may or may not be chosen.`,
        },
        {
          misconception: 'both_taken_as_chosen',
          value: q(choices(n - 2, size - 2)),
          words: `You took two places as filled; only ${inside} has a place for sure, ${outside} has none.`,
        },
        {
          misconception: 'condition_unused',
          value: q(choices(n, size)),
          words: `You took any ${size} of all ${n}, whether or not ${inside} and ${outside} are among them.`,
        },
      ];
    }
    const { pool, k, scene } = p;
    const rest = pool.size - k;
    const [a, b] = [choices(pool.ones, k), choices(pool.others, rest)];
    return [
      {
        misconception: 'minimum_then_any',
        value: q(a * choices(pool.ones + pool.others - k, rest)),
        words: `You took the rest from all who are left; with exactly ${some(k, scene.one, scene.ones)}, the rest must be ${scene.others}.`,
      },
      {
        misconception: 'choices_added',
        value: q(a + b),
        words: `You took the sum of the two choices; every choice of ${scene.ones} goes with every choice of ${scene.others}, so multiply.`,
      },
      {
        misconception: 'kinds_exchanged',
        value: q(exactly(pool, rest)),
        words: `You took ${some(rest, scene.one, scene.ones)} and ${some(k, scene.other, scene.others)}; it is the other way round.`,
      },
      {
        misconception: 'one_choice_only',
        value: q(Math.max(a, b)),
        words: `You took the choice of the ${a > b ? scene.ones : scene.others} alone; the ${a > b ? scene.others : scene.ones} can be chosen in several ways too.`,
      },
      {
        misconception: 'order_counted',
        value: q(arrangements(pool.ones, k) * arrangements(pool.others, rest)),
        words: 'You took the order of choosing into account; only who is chosen matters.',
      },
      {
        misconception: 'condition_unused',
        value: q(choices(pool.ones + pool.others, pool.size)),
        words: `You took any ${pool.size} of all ${pool.ones + pool.others}, however many ${scene.ones} are among them.`,
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: p => {
    if (p.kind === 'inOut') {
      const { n, size, inside, outside } = p;
      const key = choices(n - 2, size - 1);
      return {
        snapRead: `${size} of ${n} people are chosen, order does not matter; one is in for sure and one is out for sure.`,
        approach: `What is settled needs no choosing. Take both people out of the pool, give ${inside} a place, and choose freely for the places that are left.`,
        steps: [
          {
            says: `Set ${inside} and ${outside} aside: count the people to choose from, and the places still open.`,
            works: `${n} - 2 = ${n - 2} \\text{ people}, \\quad ${size} - 1 = ${size - 1} \\text{ places}`,
            value: [q(n - 2), q(size - 1)],
          },
          {
            says: 'Choose freely for these places; the order of the chosen does not matter.',
            works: `${chooseTex(n - 2, size - 1)} = ${key}`,
            value: q(key),
          },
        ],
        check: `With ${inside} in there are $${chooseTex(n - 1, size - 1)} = ${choices(n - 1, size - 1)}$ choices, and $${chooseTex(n - 2, size - 2)} = ${choices(n - 2, size - 2)}$ of them have ${outside} in; the difference is $${key}$.`,
        principle:
          'Whoever must be in takes a place, whoever must be out leaves the pool; then choose freely from what is left.',
      };
    }
    const { pool, k, scene } = p;
    const rest = pool.size - k;
    const [a, b] = [choices(pool.ones, k), choices(pool.others, rest)];
    return {
      snapRead: `Two kinds to choose from, and the number of ${scene.ones} is fixed exactly; then so is the number of ${scene.others}.`,
      approach: `Fix how many of each kind are needed. Choose the ${scene.ones} and the ${scene.others} apart from each other; each choice of the one kind goes with each choice of the other, so multiply.`,
      steps: [
        {
          says: `Choose the ${k === 1 ? scene.one : scene.ones}.`,
          works: `${chooseTex(pool.ones, k)} = ${a}`,
          value: q(a),
        },
        {
          says: `Choose the ${rest === 1 ? scene.other : scene.others} for the places left.`,
          works: `${chooseTex(pool.others, rest)} = ${b}`,
          value: q(b),
        },
        { says: 'Multiply the independent choices.', works: `${a} \\times ${b} = ${a * b}`, value: q(a * b) },
      ],
      check: `All choices of ${pool.size} out of ${pool.ones + pool.others}, sorted by the number of ${scene.ones}: $${fromTo(
        0,
        pool.size,
      )
        .map(i => exactly(pool, i))
        .join(
          ' + ',
        )} = ${choices(pool.ones + pool.others, pool.size)} = ${chooseTex(pool.ones + pool.others, pool.size)}$; the count asked is one of the terms.`,
      principle: 'An exact number of each kind: choose within each kind and multiply.',
    };
  },
  verify: p =>
    p.kind === 'inOut'
      ? everySet({ ones: p.n, others: 0, size: p.size }, (_, has) => has(0) && !has(1))
      : everySet(p.pool, first => first === p.k),
});

interface Ranged {
  pool: Pool;
  kind: 'atLeast' | 'both' | 'majority';
  /** Fewest and most of the first kind. */
  least: number;
  most: number;
  scene: Scene;
}
const conditionOf = ({ pool, kind, least, most, scene }: Ranged) => {
  if (kind === 'majority') return `there are more ${scene.ones} than ${scene.others} among those chosen`;
  const first = areOnes('at least', least, scene);
  const rest = pool.size - most;
  return kind === 'atLeast'
    ? first
    : `${first} and at least ${rest} ${rest === 1 ? `is a ${scene.other}` : `are ${scene.others}`}`;
};

/** MM.PNC.3 Medium: at least means a sum of exact cases; 'the minimum first, then anybody' counts sets many times. */
const sumOfCases = template<Ranged, Fraction>({
  type: 'MM.PNC.3',
  band: 'Medium',
  variant: 'at-least-by-cases',
  revision: 1,
  draw: draw => {
    const kind = draw.pick(['atLeast', 'both', 'majority'] as const);
    const size = draw.int(4, 5);
    const pool = { ones: draw.int(4, 7), others: draw.int(4, 7), size };
    const least =
      kind === 'majority' ? Math.floor(size / 2) + 1 : kind === 'both' ? draw.int(1, 2) : draw.int(2, 3);
    const most = kind === 'both' ? size - draw.int(1, 2) : size;
    if (most - least < 1 || most - least > 2 || pool.ones < most) return null;
    return { pool, kind, least, most, scene: draw.pick([...peopleScenes, ...thingScenes]) };
  },
  stem: p => `${p.scene.lead(p.pool)} In how many ways can this be done if ${conditionOf(p)}?`,
  answer: ({ pool, least, most }) => q(between(pool, least, most)),
  slips: ({ pool, kind, least, most, scene }) => {
    const { ones, others, size } = pool;
    const all = choices(ones + others, size);
    const key = between(pool, least, most);
    const rest = size - most;
    return [
      {
        misconception: 'minimum_then_any',
        value: q(
          choices(ones, least) *
            choices(others, rest) *
            choices(ones + others - least - rest, size - least - rest),
        ),
        words: `You took ${kind === 'both' ? 'the least numbers' : some(least, scene.one, scene.ones)} first and then anybody; the same choice is then counted several times, as it makes no difference who came first.`,
      },
      {
        misconception: 'exactly_for_at_least',
        value: q(exactly(pool, least)),
        words: `You took exactly ${some(least, scene.one, scene.ones)}; more are allowed.`,
      },
      {
        misconception: 'case_dropped',
        value: q(key - exactly(pool, most)),
        words: `You took too few cases: ${most === size ? `all ${size} may be ${scene.ones}` : `there may also be ${most} ${scene.ones}`}.`,
      },
      {
        misconception: 'smallest_case_dropped',
        value: q(key - exactly(pool, least)),
        words: `You took only choices with more than ${least} ${least === 1 ? scene.one : scene.ones}; exactly ${some(least, scene.one, scene.ones)} also ${least === 1 ? 'fits' : 'fit'} the condition.`,
      },
      {
        misconception: 'one_case_too_many',
        value: q(key + exactly(pool, least - 1)),
        words: `You took in the case of ${least === 1 ? `no ${scene.ones}` : some(least - 1, scene.one, scene.ones)} as well; that is too few.`,
      },
      {
        misconception: 'reports_complement',
        value: q(all - key),
        words: 'You took the choices that break the condition.',
      },
      {
        misconception: 'condition_unused',
        value: q(all),
        words: `You took any ${size} of all ${ones + others}, without the condition.`,
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: p => {
    const { pool, least, most, scene } = p;
    const { ones, others, size } = pool;
    const cases = fromTo(least, most);
    const key = between(pool, least, most);
    const all = choices(ones + others, size);
    const outside = fromTo(0, size).filter(k => k < least || k > most);
    return {
      snapRead: `A selection from two kinds with a condition on how many of each: the number of ${scene.ones} can be ${cases.slice(0, -1).join(', ')} or ${cases.at(-1)}.`,
      approach: `List the numbers of ${scene.ones} that fit: each makes one exact case, no choice lies in two of them, and each case is a product. Filling the minimum first and the rest from everybody would count the same choice again and again. ${outside.length < cases.length ? 'Taking the other cases off all choices is quicker here.' : 'Taking the other cases off all choices is no quicker here.'}`,
      steps: [
        ...cases.map(k => ({
          says: `Count the choices with exactly ${some(k, scene.one, scene.ones)}${size - k === 0 ? '' : ` and ${some(size - k, scene.other, scene.others)}`}.`,
          works: `${chooseTex(ones, k)} \\times ${chooseTex(others, size - k)} = ${choices(ones, k)} \\times ${choices(others, size - k)} = ${exactly(pool, k)}`,
          value: q(exactly(pool, k)),
        })),
        {
          says: 'Add the cases.',
          works: `${cases.map(k => exactly(pool, k)).join(' + ')} = ${key}`,
          value: q(key),
        },
      ],
      check: `The other cases have ${outside.join(', ')} ${scene.ones}: $${outside.map(k => exactly(pool, k)).join(' + ')}${outside.length > 1 ? ` = ${all - key}` : ''}$; with $${key}$ that makes $${all} = ${chooseTex(ones + others, size)}$, all choices.`,
      principle:
        'At least means a sum of exact cases, or all choices less the cases that fail; never the minimum first and then anybody.',
    };
  },
  verify: ({ pool, kind, least, most }) =>
    everySet(pool, first =>
      kind === 'majority'
        ? first > pool.size - first
        : first >= least && pool.size - first >= pool.size - most,
    ),
});

interface WithPair {
  pool: Pool;
  least: number;
  /** The first of the pair is of the first kind; the second of the second kind. */
  pair: readonly [string, string];
  rule: 'apart' | 'together';
  scene: Scene;
}
/** Selections with both of the pair, with neither, and with no regard to them. */
const pairCounts = ({ pool, least }: WithPair) => {
  const less = { ones: pool.ones - 1, others: pool.others - 1 };
  return {
    any: between(pool, least, pool.size),
    both: between({ ...less, size: pool.size - 2 }, least - 1, pool.size - 2),
    neither: between({ ...less, size: pool.size }, least, pool.size),
    /** Both in, but the first of them not counted towards the minimum. */
    bothUncounted: between({ ...less, size: pool.size - 2 }, least, pool.size - 2),
  };
};
const pairKey = (p: WithPair) => {
  const { any, both, neither } = pairCounts(p);
  return p.rule === 'apart' ? any - both : both + neither;
};

/** MM.PNC.3 Hard: a minimum and a pair at once; the pair, once in, also counts towards the minimum. */
const minimumAndPair = template<WithPair, Fraction>({
  type: 'MM.PNC.3',
  band: 'Hard',
  variant: 'minimum-and-a-pair',
  revision: 1,
  draw: draw => {
    const [one = '', other = ''] = draw.some(names, 2);
    const p: WithPair = {
      pool: { ones: draw.int(4, 6), others: draw.int(4, 6), size: draw.int(4, 5) },
      least: draw.int(2, 3),
      pair: [one, other],
      rule: draw.pick(['apart', 'together'] as const),
      scene: draw.pick(peopleScenes),
    };
    return p.least < p.pool.size - 1 ? p : null;
  },
  stem: ({ pool, least, pair, rule, scene }) => {
    const [one, other] = pair;
    const wish =
      rule === 'apart'
        ? `${one}, one of the ${scene.ones}, and ${other}, one of the ${scene.others}, will not both be in ${scene.body}`
        : `${one}, one of the ${scene.ones}, and ${other}, one of the ${scene.others}, will be in ${scene.body} only together or not at all`;
    return `${scene.lead(pool)} At least ${least} of those chosen must be ${scene.ones}. Moreover, ${wish}. In how many ways can the choice be made?`;
  },
  answer: p => q(pairKey(p)),
  slips: p => {
    const { pool, least, rule, scene } = p;
    const [one, other] = p.pair;
    const { any, both, neither, bothUncounted } = pairCounts(p);
    const n = pool.ones + pool.others;
    const free = {
      any: choices(n, pool.size),
      both: choices(n - 2, pool.size - 2),
      neither: choices(n - 2, pool.size),
    };
    return [
      {
        misconception: 'pair_not_counted_in_minimum',
        value: q(rule === 'apart' ? any - bothUncounted : bothUncounted + neither),
        words: `You took ${least} more ${scene.ones} as needed when ${one} and ${other} are both in; ${one} is one of the ${scene.ones} already.`,
      },
      rule === 'apart'
        ? {
            misconception: 'both_left_out',
            value: q(neither),
            words: `You took only choices without ${one} and without ${other}; one of the two may be in.`,
          }
        : {
            misconception: 'case_dropped',
            value: q(neither),
            words: `You took only the choices in which neither ${one} nor ${other} is in; both may be in as well.`,
          },
      {
        misconception: 'pair_rule_unused',
        value: q(any),
        words: `You took every choice with at least ${least} ${scene.ones}; the rule about ${one} and ${other} has to be met too.`,
      },
      {
        misconception: 'minimum_ignored_for_pair',
        value: q(rule === 'apart' ? any - free.both : free.both + neither),
        words: `You took any ${pool.size - 2} people beside ${one} and ${other}; the minimum number of ${scene.ones} holds for these choices too.`,
      },
      {
        misconception: 'reports_complement',
        value: q(rule === 'apart' ? both : any - both - neither),
        words: `You took the choices that break the rule about ${one} and ${other}.`,
      },
      {
        misconception: 'minimum_unused',
        value: q(rule === 'apart' ? free.any - free.both : free.both + free.neither),
        words: `You took the rule about ${one} and ${other} only; at least ${least} ${scene.ones} are needed as well.`,
      },
      rule === 'apart'
        ? {
            misconception: 'exactly_one_for_not_both',
            value: q(any - both - neither),
            words: `You took exactly one of ${one} and ${other}; both may also stay out.`,
          }
        : {
            misconception: 'both_taken_as_chosen',
            value: q(both),
            words: `You took ${one} and ${other} as both chosen; they may also both stay out.`,
          },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: p => {
    const { pool, least, rule, scene } = p;
    const [one, other] = p.pair;
    const { any, both, neither } = pairCounts(p);
    const less = { ones: pool.ones - 1, others: pool.others - 1 };
    const key = pairKey(p);
    const casesTex = (of: Pool, from: number) => {
      const cases = fromTo(from, of.size).filter(k => exactly(of, k) > 0);
      const terms = cases
        .map(k => `${chooseTex(of.ones, k)}${chooseTex(of.others, of.size - k)}`)
        .join(' + ');
      const counts = cases.map(k => exactly(of, k)).join(' + ');
      return `${terms}${cases.length > 1 ? ` = ${counts}` : ''} = ${between(of, from, of.size)}`;
    };
    const bothStep = {
      says: `Put ${one} and ${other} both in. ${one} counts as one of the ${scene.ones}, so at least ${least - 1} more ${least === 2 ? 'is' : 'are'} needed among the ${pool.size - 2} others, chosen from ${less.ones} ${scene.ones} and ${less.others} ${scene.others}. Add the cases.`,
      works: casesTex({ ...less, size: pool.size - 2 }, least - 1),
      value: q(both),
    };
    return {
      snapRead: `A selection of ${pool.size} from two kinds with a minimum of ${least} ${scene.ones}, and a rule about two people, one of each kind.`,
      approach:
        rule === 'apart'
          ? `The rule forbids one thing only: both in. So count all choices that meet the minimum, count those among them with both ${one} and ${other}, and subtract. Once ${one} is in, the minimum for the rest falls by one.`
          : `Together or not at all makes two separate cases: both in, and both out. In the first, ${one} already counts towards the minimum; in the second, both leave the pool and the minimum stays. Add the two.`,
      steps:
        rule === 'apart'
          ? [
              {
                says: `Count all choices with at least ${least} ${scene.ones}, case by case.`,
                works: casesTex(pool, least),
                value: q(any),
              },
              bothStep,
              {
                says: 'Take the forbidden choices off.',
                works: `${any} - ${both} = ${key}`,
                value: q(key),
              },
            ]
          : [
              bothStep,
              {
                says: `Leave both out: choose ${pool.size} from ${less.ones} ${scene.ones} and ${less.others} ${scene.others}, with at least ${least} ${scene.ones}. Add the cases.`,
                works: casesTex({ ...less, size: pool.size }, least),
                value: q(neither),
              },
              { says: 'Add the two cases.', works: `${both} + ${neither} = ${key}`, value: q(key) },
            ],
      check:
        rule === 'apart'
          ? `The other way: neither of the two in gives $${neither}$, exactly one of them in gives $${any - both - neither}$; together $${key}$.`
          : `All choices with the minimum number $${any}$; those with exactly one of the two number $${any - both - neither}$, and $${any} - ${any - both - neither} = ${key}$.`,
      principle:
        'Settle the special pair first, both in or both out, and carry every other condition, suitably reduced, into each case.',
    };
  },
  verify: ({ pool, least, rule }) =>
    everySet(pool, (first, has) => {
      const [one, other] = [has(0), has(pool.ones)];
      return first >= least && (rule === 'apart' ? !(one && other) : one === other);
    }),
});

export const selections: readonly AnyTemplate[] = [exactCase, sumOfCases, minimumAndPair];
