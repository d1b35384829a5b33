import type Fraction from 'fraction.js';
import { path } from '../path.ts';
import { fractionTex, numberTex, ratio, withUnit } from '../show.ts';
import { form, route, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q, ratioOf } from '../value.ts';

const whole = (value: Fraction) => value.d === 1n;

type Terms = readonly [number, number];
type Ratio = readonly Fraction[];

const ratioTerms: readonly Terms[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [5, 4],
  [7, 2],
  [7, 3],
  [7, 5],
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [2, 5],
  [3, 5],
  [3, 4],
];

const share = ([part, rest]: Terms) => q(part, part + rest);
/** The ratio of a part to the rest, from the part's share of the whole. */
const ratioFromShare = (s: Fraction): Ratio => ratioOf(s, q(1).sub(s));
const showRatio = (value: Ratio) => ratio(value);
/** Ratios are ordered by their quotient. */
const sizeOfRatio = ([part, rest]: Ratio) => Number(part) / Number(rest);
const ratioTex = (terms: Ratio) => terms.map(t => fractionTex(t)).join(' : ');
/** A ratio and the same ratio scaled; once only where nothing changes. */
const scaledTex = (terms: Terms, scaled: Terms) =>
  terms[0] === scaled[0] ? terms.join(' : ') : `${terms.join(' : ')} = ${scaled.join(' : ')}`;
const smallTerms = (value: Ratio, most = 60) => value.every(t => t.gt(0) && t.lte(most));

const drinks = [
  { pots: 'Two cans', a: 'milk', b: 'water' },
  { pots: 'Two jugs', a: 'lime juice', b: 'soda' },
  { pots: 'Two tins', a: 'red paint', b: 'white paint' },
  { pots: 'Two drums', a: 'diesel', b: 'kerosene' },
  { pots: 'Two jars', a: 'honey', b: 'ginger juice' },
] as const;

interface Equal {
  pots: string;
  a: string;
  b: string;
  first: Terms;
  second: Terms;
  turn: number;
}

const equalMix = ({ first, second }: Equal) => ratioFromShare(share(first).add(share(second)).div(2));

/** Both ratios with the same total: two terms of the first, then two of the second. */
const scaledTerms = ({ first, second }: Equal) => {
  const totals = [first[0] + first[1], second[0] + second[1]] as const;
  const common = Number(q(totals[0]).lcm(totals[1]).valueOf());
  return [...first.map(t => (t * common) / totals[0]), ...second.map(t => (t * common) / totals[1])];
};

const termSums = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => [a + c, b + d] as const;

const equalPartsAsked = form({
  form: 'parts',
  band: 'Easy',
  revision: 2,
  stem: ({ pots, a, b, first, second }) =>
    `${pots} hold ${a} and ${b} in the ratios ${ratio(first)} and ${ratio(second)}. Equal amounts are poured from the two into an empty vessel. What is the ratio of ${a} to ${b} in it?`,
  path: path<Equal>()
    .step(
      'scaled',
      p => scaledTerms(p),
      'Scale both ratios to the same total.',
      p => {
        const { first, second } = p;
        const totals = [first[0] + first[1], second[0] + second[1]] as const;
        const common = Number(q(totals[0]).lcm(totals[1]).valueOf());
        const one = first.map(t => (t * common) / totals[0]) as [number, number];
        const two = second.map(t => (t * common) / totals[1]) as [number, number];
        return `${scaledTex(first, one)}, \\qquad ${scaledTex(second, two)}`;
      },
    )
    .step(
      'mixed',
      (_p, { scaled }): Ratio => ratioOf(...termSums(scaled)),
      p => {
        const { a, b } = p;
        return `Add the amounts of ${a} and of ${b}, and reduce.`;
      },
      (p, { mixed }) => {
        const { first, second } = p;
        const totals = [first[0] + first[1], second[0] + second[1]] as const;
        const common = Number(q(totals[0]).lcm(totals[1]).valueOf());
        const one = first.map(t => (t * common) / totals[0]) as [number, number];
        const two = second.map(t => (t * common) / totals[1]) as [number, number];
        return `(${one[0]} + ${two[0]}) : (${one[1]} + ${two[1]}) = ${one[0] + two[0]} : ${one[1] + two[1]}${mixed[0]?.equals(one[0] + two[0]) ? '' : ` = ${ratioTex(mixed)}`}`;
      },
    ),
  slips: [
    {
      misconception: 'adds_ratio_terms',
      at: 'scaled',
      wrongly: ({ first, second }) => [...first, ...second],
      words: ({ first, second }, { mixed }) =>
        `$(${first[0]} + ${second[0]}) : (${first[1]} + ${second[1]}) = ${ratioTex(mixed)}$ adds the terms, which stand for different amounts, ${first[0] + first[1]} parts in one and ${second[0] + second[1]} in the other.`,
    },
    {
      misconception: 'own_total_as_factor',
      at: 'scaled',
      wrongly: ({ first, second }) => [
        ...first.map(t => t * (first[0] + first[1])),
        ...second.map(t => t * (second[0] + second[1])),
      ],
      words: ({ first, second }) =>
        `Each ratio was multiplied by its own total, ${first[0] + first[1]} and ${second[0] + second[1]}; to give both the same total, each has to be multiplied by the total of the other.`,
    },
    {
      misconception: 'multiplies_terms',
      at: 'mixed',
      wrongly: ({ first, second }) => ratioOf(first[0] * second[0], first[1] * second[1]),
      words: ({ first, second }) =>
        `$(${first[0]} \\times ${second[0]}) : (${first[1]} \\times ${second[1]})$ multiplies the terms; pouring together adds amounts, it does not multiply ratios.`,
    },
    {
      misconception: 'ratio_reversed',
      at: 'mixed',
      wrongly: (_p, { mixed: [x = q(0), y = q(0)] }) => [y, x],
      words: ({ a }, { mixed }) =>
        `$${ratioTex(mixed)}$ stands the other way round; ${a} is to be named first.`,
    },
    {
      misconception: 'part_to_whole',
      at: 'mixed',
      wrongly: (_p, { mixed: [x = q(0), y = q(0)] }) => ratioOf(x, x.add(y)),
      words: ({ a }, { mixed }) =>
        `In $${ratioTex(mixed)}$ the ${a} was compared with the whole mixture; the question wants it against the other part.`,
    },
  ],
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: showRatio,
  size: sizeOfRatio,
  snapRead: p => {
    const { a, b } = p;
    return `Two mixtures of ${a} and ${b} in given ratios, equal amounts of both. The ratio in the mixture of the two is asked.`;
  },
  approach: () =>
    `Equal amounts means equal totals, so scale both ratios to the same total; then the terms are real amounts and may be added. Adding the terms as they stand would mix unequal amounts.`,
  check: (p, { mixed }) => {
    const { first, second, a } = p;
    return `The share of ${a} is $${fractionTex(share(first))}$ and $${fractionTex(share(second))}$ in the two; half of their sum is $${fractionTex(share(first).add(share(second)).div(2))}$, which is the ratio ${ratio(mixed)}.`;
  },
  principle: 'Before mixtures are added, turn their ratios into amounts for the volumes actually taken.',
  verify: ({ first, second }) => {
    // Pour 2,520 small cups from each and count the cups of each kind.
    const counts: [number, number] = [0, 0];
    for (const terms of [first, second])
      for (let cup = 0; cup < 2520; cup += 1) counts[cup % (terms[0] + terms[1]) < terms[0] ? 0 : 1] += 1;
    return ratioOf(...counts);
  },
});

/** AR.MIX.3 Easy: ratios are turned into shares of equal volumes before anything is added. */
export const equalParts: readonly AnyTemplate[] = situation<Equal>({
  type: 'AR.MIX.3',
  situation: 'equal',
  draw: draw => {
    const [first, second] = draw.some(ratioTerms, 2);
    if (!first || !second || first[0] + first[1] === second[0] + second[1]) return null;
    const p = { ...draw.pick(drinks), first, second, turn: draw.int(0, 3) };
    const mixed = equalMix(p);
    return smallTerms(mixed, 31) && !mixed[0]?.equals(mixed[1] ?? 0) ? p : null;
  },
  forms: [equalPartsAsked],
});

interface Target {
  pots: string;
  a: string;
  b: string;
  first: Terms;
  second: Terms;
  target: Terms;
  taken: number;
  turn: number;
}

const neededOf = (p: Pick<Target, 'first' | 'second' | 'target' | 'taken'>) =>
  share(p.first)
    .sub(share(p.target))
    .div(share(p.target).sub(share(p.second)))
    .mul(p.taken);

const quotientOf = ([x, y]: Terms) => q(x, y);

const partsForTargetAsked = form({
  form: 'for-target',
  band: 'Medium',
  seconds: 80,
  stem: ({ pots, a, b, first, second, target, taken }) =>
    `${pots} hold ${a} and ${b}, the first in the ratio ${ratio(first)}, the second in the ratio ${ratio(second)}. How many litres of the second mixture must be added to ${taken} litres of the first to get ${a} and ${b} in the ratio ${ratio(target)}?`,
  path: path<Target>()
    .step(
      'shares',
      ({ first, second, target }) => [share(first), share(second), share(target)],
      p => {
        const { a } = p;
        return `Write the share of ${a} in the first mixture, the second and the target.`;
      },
      p => {
        const { first, second, target } = p;
        const [s, t, m] = [share(first), share(second), share(target)];
        return `${fractionTex(s)}, \\qquad ${fractionTex(t)}, \\qquad ${fractionTex(m)}`;
      },
    )
    .step(
      'distances',
      (_p, { shares: [s = q(0), t = q(0), m = q(0)] }) => [s.sub(m).abs(), m.sub(t).abs()],
      'Find the distances of the two mixtures from the target.',
      p => {
        const { first, second, target } = p;
        const [s, t, m] = [share(first), share(second), share(target)];
        const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
        return `\\left|${fractionTex(s)} - ${fractionTex(m)}\\right| = ${fractionTex(far)}, \\qquad \\left|${fractionTex(t)} - ${fractionTex(m)}\\right| = ${fractionTex(near)}`;
      },
    )
    .step(
      'amounts',
      (_p, { distances: [far = q(0), near = q(0)] }) => near.div(far),
      'The amounts are inversely as these distances: write first to second in whole numbers.',
      p => {
        const { first, second, target } = p;
        const [s, t, m] = [share(first), share(second), share(target)];
        const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
        const parts = ratioOf(near, far);
        return `${fractionTex(near)} : ${fractionTex(far)} = ${ratioTex(parts)}`;
      },
    )
    .step(
      'needed',
      ({ taken }, { amounts }) => q(taken).div(amounts),
      'Scale to the litres taken of the first.',
      p => {
        const { first, second, target, taken } = p;
        const [s, t, m] = [share(first), share(second), share(target)];
        const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
        return `${taken} \\times ${fractionTex(far.div(near))} = ${numberTex(neededOf(p))}`;
      },
    ),
  slips: [
    {
      misconception: 'ratio_inverted',
      at: 'amounts',
      wrongly: (_p, { amounts }) => amounts.inverse(),
      words: ({ taken }, { amounts, needed }) =>
        `$${taken} \\div ${fractionTex(amounts)} = ${numberTex(needed)}$ uses the distances the wrong way round: the amount of each mixture is as the distance of the other one from the target.`,
    },
    {
      misconception: 'alligation_on_quotients',
      at: 'shares',
      wrongly: ({ first, second, target }) => [quotientOf(first), quotientOf(second), quotientOf(target)],
      words: (_p, { shares: [s = q(0), t = q(0)] }) =>
        `$${fractionTex(s)}$ and $${fractionTex(t)}$, quotients of the ratios, are not strengths; strengths are shares of the whole mixture, part over sum of the terms.`,
    },
    {
      misconception: 'reports_total',
      at: 'needed',
      wrongly: ({ taken }, { needed }) => needed.add(taken),
      words: ({ taken }, { needed }) =>
        `$${numberTex(needed.sub(taken))} + ${taken} = ${numberTex(needed)}$ is the amount of the whole new mixture; what is added of the second is asked.`,
    },
    {
      misconception: 'distance_over_whole_gap',
      at: 'amounts',
      wrongly: (_p, { distances: [far = q(0)], shares: [s = q(0), t = q(0)] }) => s.sub(t).abs().div(far),
      words: ({ taken }, { amounts, needed }) =>
        `$${taken} \\div ${fractionTex(amounts)} = ${numberTex(needed)}$ divides the distance of the first mixture by the whole gap; the amounts are as the two distances from the target.`,
    },
    {
      misconception: 'amount_of_one_part',
      at: 'needed',
      wrongly: ({ second }, { needed }) => needed.mul(share(second)),
      words: ({ a, second }, { needed }) =>
        `Only the ${a} in what is added, $${fractionTex(share(second))}$ of it or $${numberTex(needed)}$ litres, was counted; the litres of the whole second mixture are asked.`,
    },
    {
      misconception: 'terms_as_litres',
      at: 'distances',
      wrongly: ({ first, second, target }) => [
        q(Math.abs(first[0] * target[1] - first[1] * target[0])),
        q(Math.max(1, Math.abs(second[1] * target[0] - second[0] * target[1]))),
      ],
      words: ({ first, second }) =>
        `Terms of the two ratios are not amounts of equal size; ${first[0] + first[1]} parts and ${second[0] + second[1]} parts have to be put on one scale first.`,
    },
  ],
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: value => withUnit(value, value.equals(1) ? 'litre' : 'litres'),
  plausible: value => value.gt(0) && value.lt(400) && value.mul(10).d === 1n,
  snapRead: () =>
    `Two mixtures and a target, all as ratios, and the amount of the first. The amount of the second is asked: alligation with strengths.`,
  approach: p => {
    const { a } = p;
    return `Turn each ratio into the share of ${a} in the whole. The amounts of the two mixtures are inversely as the distances of their shares from the target, because the deviations must balance. Working with shares matters; quotients of the terms do not balance.`;
  },
  check: p => {
    const { first, second, target, taken, a } = p;
    const [s, t, m] = [share(first), share(second), share(target)];
    return `In litres of ${a} the first brings $${numberTex(s.mul(taken))}$ and the second $${numberTex(t.mul(neededOf(p)))}$; together that is $${fractionTex(m)}$ of $${numberTex(neededOf(p).add(taken))}$ litres.`;
  },
  principle:
    'In alligation compare shares of the whole; amounts are inversely as the distances from the target.',
  verify: ({ first, second, target, taken }) => {
    // Add the second mixture in steps of a tenth of a litre until the parts are in the wanted ratio.
    for (let tenths = 1; tenths <= 2000; tenths += 1) {
      const litres = tenths / 10;
      const a = (taken * first[0]) / (first[0] + first[1]) + (litres * second[0]) / (second[0] + second[1]);
      const b = taken + litres - a;
      if (Math.abs(a * target[1] - b * target[0]) < 1e-9) return q(tenths, 10);
    }
    throw new Error('no amount fits');
  },
});

/** AR.MIX.3 Medium: alligation works on shares of the whole, not on the quotients of the ratios. */
export const partsForTarget: readonly AnyTemplate[] = situation<Target>({
  type: 'AR.MIX.3',
  situation: 'parts',
  draw: draw => {
    const [first, second, target] = draw.some(ratioTerms, 3);
    if (!first || !second || !target) return null;
    const between = share(first).compare(share(target)) * share(target).compare(share(second)) > 0;
    const taken = draw.step(6, 60, 2);
    if (!between) return null;
    const p = { ...draw.pick(drinks), first, second, target, taken, turn: draw.int(0, 3) };
    const needed = neededOf(p);
    return whole(needed) && needed.gte(4) && needed.lte(90) && !needed.equals(taken) ? p : null;
  },
  forms: [partsForTargetAsked],
});

const blends = [
  { stuff: 'alloys', by: 'weight', a: 'copper', b: 'zinc', joined: 'melted together' },
  { stuff: 'alloys', by: 'weight', a: 'silver', b: 'tin', joined: 'melted together' },
  { stuff: 'spice mixes', by: 'weight', a: 'chilli', b: 'coriander', joined: 'stirred together' },
  { stuff: 'cattle feeds', by: 'weight', a: 'maize', b: 'bran', joined: 'mixed' },
  { stuff: 'fruit punches', by: 'volume', a: 'mango pulp', b: 'water', joined: 'poured together' },
] as const;

interface Blends {
  stuff: string;
  by: string;
  a: string;
  b: string;
  joined: string;
  /** Shares of the first part in P and in Q. */
  inP: Fraction;
  inQ: Fraction;
  one: Terms;
  two: Terms;
  turn: number;
}

const strengthOf = ({ inP, inQ }: Blends, terms: Terms) =>
  inP
    .mul(terms[0])
    .add(inQ.mul(terms[1]))
    .div(terms[0] + terms[1]);

const blendTerms: readonly Terms[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
  [1, 4],
  [4, 1],
  [1, 5],
];

const vesselPath = path<Blends>()
  .step(
    'shares',
    ({ one, two }) => [share(one), share(two)],
    'Find the share of P in each blend.',
    (_p, { shares: [u = q(0), v = q(0)] }) => `${fractionTex(u)}, \\qquad ${fractionTex(v)}`,
  )
  .step(
    'strengths',
    p => [strengthOf(p, p.one), strengthOf(p, p.two)],
    ({ a }) => `Find the share of ${a} in each blend from the two resulting ratios.`,
    (_p, { strengths: [first = q(0), second = q(0)] }) =>
      `${fractionTex(first)}, \\qquad ${fractionTex(second)}`,
  )
  .step(
    'perShare',
    (_p, { shares: [u = q(0), v = q(0)], strengths: [first = q(0), second = q(0)] }) =>
      second.sub(first).div(v.sub(u)),
    ({ a }) => `Divide the change in ${a} by the change in the share of P.`,
    (_p, { shares: [u = q(0), v = q(0)], strengths: [first = q(0), second = q(0)], perShare }) =>
      `\\left(${fractionTex(second)} - ${fractionTex(first)}\\right) \\div \\left(${fractionTex(v)} - ${fractionTex(u)}\\right) = ${fractionTex(perShare)}`,
  )
  .quiet('inP', (_p, { shares: [u = q(0)], strengths: [first = q(0)], perShare }) =>
    first.add(perShare.mul(q(1).sub(u))),
  )
  .step(
    'ratio',
    (_p, { inP }): Ratio => ratioFromShare(inP),
    'Extend from the first blend to P alone, where the share of P is 1, and write the ratio.',
    (_p, { shares: [u = q(0)], strengths: [first = q(0)], perShare, inP, ratio }) => {
      const rise = q(1).sub(u).mul(perShare);
      const signed = rise.s < 0n ? `- ${fractionTex(rise.abs())}` : `+ ${fractionTex(rise)}`;
      return `${fractionTex(first)} ${signed} = ${fractionTex(inP)} \\Rightarrow ${ratioTex(ratio)}`;
    },
  );

/** What goes wrong, and the share in P that it leads to. */
const vesselSlips = route({
  path: vesselPath,
  slips: [
    {
      misconception: 'reports_other_quantity',
      at: 'inP',
      wrongly: (_p, { shares: [u = q(0)], strengths: [first = q(0)], perShare }) =>
        first.sub(perShare.mul(u)),
      words: (_p, { ratio }) => `$${ratioTex(ratio)}$ is the ratio in Q; that in P is asked.`,
    },
    {
      misconception: 'one_blend_reversed',
      at: 'shares',
      wrongly: (_p, { shares: [u = q(0), v = q(0)] }) => [u, q(1).sub(v)],
      words: ({ two }) =>
        `The second blend was read as Q to P; its ratio ${ratio(two)} is P to Q, as in the first.`,
    },
    {
      misconception: 'mean_of_blends',
      at: 'inP',
      wrongly: (_p, { strengths: [first = q(0), second = q(0)] }) => first.add(second).div(2),
      words: (_p, { strengths: [first = q(0), second = q(0)], inP }) =>
        `The mean of $${fractionTex(first)}$ and $${fractionTex(second)}$, $${fractionTex(inP)}$, is only the strength of another blend, not that of P.`,
    },
    {
      misconception: 'extends_past_the_wrong_end',
      at: 'perShare',
      wrongly: (_p, { perShare }) => perShare.neg(),
      words: (_p, { perShare }) =>
        `With a change of $${fractionTex(perShare)}$ for each share of P the blends were followed in the wrong direction; see in which blend P has the larger share.`,
    },
    {
      misconception: 'ratio_reversed',
      at: 'inP',
      wrongly: (_p, { inP }) => q(1).sub(inP),
      words: ({ a }, { ratio }) =>
        `$${ratioTex(ratio)}$ stands the other way round; ${a} is to be named first.`,
    },
    {
      misconception: 'extends_by_one_more_step',
      at: 'inP',
      wrongly: (_p, { shares: [u = q(0), v = q(0)], strengths: [first = q(0), second = q(0)] }) =>
        u.gt(v) ? first.mul(2).sub(second) : second.mul(2).sub(first),
      words: (_p, { shares: [u = q(0), v = q(0)], inP }) =>
        `$${fractionTex(inP)}$ goes on from the blends by one equal step; from $${fractionTex(u.gt(v) ? u : v)}$ of P to all of it is another distance.`,
    },
    {
      misconception: 'extends_by_the_share_of_p',
      at: 'inP',
      wrongly: (_p, { shares: [u = q(0)], strengths: [first = q(0)], perShare }) =>
        first.add(perShare.mul(u)),
      words: (_p, { shares: [u = q(0)], inP }) =>
        `$${fractionTex(inP)}$ goes on from the first blend by its share of P, $${fractionTex(u)}$; what is missing to P alone is $1 - ${fractionTex(u)}$.`,
    },
    {
      misconception: 'blend_richer_in_p',
      at: 'inP',
      wrongly: (_p, { shares: [u = q(0), v = q(0)], strengths: [first = q(0), second = q(0)] }) =>
        u.gt(v) ? first : second,
      words: (_p, { inP }) =>
        `$${fractionTex(inP)}$ is the share in the blend with more of P, not in P itself; the blend still holds a part of Q.`,
    },
  ],
});

/** Whether a slip leads to a share between nothing and all. */
const leadsToShare = (p: Blends, slip: unknown) => {
  const { at, wrongly } = slip as { at: string; wrongly: Parameters<typeof vesselPath.walkWrongly>[2] };
  const found = vesselPath.walkWrongly(p, at, wrongly);
  return found?.inP.gt(0) === true && found.inP.lt(1);
};

const vesselFromBlendsAsked = form({
  form: 'from-blends',
  band: 'Medium',
  revision: 4,
  seconds: 80,
  stem: p => {
    const result = (terms: Terms) => showRatio(ratioFromShare(strengthOf(p, terms)));
    return `Two ${p.stuff} P and Q are made of ${p.a} and ${p.b} only; all ratios are by ${p.by}. If P and Q are ${p.joined} in the ratio ${ratio(p.one)}, the ratio of ${p.a} to ${p.b} becomes ${result(p.one)}. If P and Q are ${p.joined} in the ratio ${ratio(p.two)} instead, it becomes ${result(p.two)}. What is the ratio of ${p.a} to ${p.b} in P?`;
  },
  path: vesselPath,
  slips: vesselSlips.slips,
  order: (slips, p) =>
    turnedAfterFirst(
      slips.filter(slip => leadsToShare(p, slip)),
      p.turn,
    ),
  show: showRatio,
  size: sizeOfRatio,
  plausible: value => smallTerms(value, 40),
  // The blend with more of P lies nearer to P: beyond it on that side.
  onSight: (value, p) => {
    const [nearer, farther] = p.one[0] * p.two[1] > p.two[0] * p.one[1] ? [p.one, p.two] : [p.two, p.one];
    const [near, far] = [strengthOf(p, nearer), strengthOf(p, farther)];
    const [part = q(0), rest = q(0)] = value;
    const inP = part.div(part.add(rest));
    return near.gt(far) ? inP.gt(near) : inP.lt(near);
  },
  snapRead: () =>
    `Two unknown mixtures, blended in two ways with known results. The ratio in one of them is asked; the shares of P in the blends are the cue.`,
  approach: p => {
    const { a } = p;
    return `The share of ${a} in a blend changes evenly with the share of P in it. So two blends fix the whole line: find the change per unit of P's share and extend it to P alone. This is quicker than two equations in two unknowns, which also work.`;
  },
  check: p => {
    const { inP, inQ, one, two } = p;
    const [first] = [strengthOf(p, one), strengthOf(p, two)];
    return `Q then has a share of $${fractionTex(inQ)}$, and $${one[0]} \\times ${fractionTex(inP)} + ${one[1]} \\times ${fractionTex(inQ)} = ${fractionTex(first.mul(one[0] + one[1]))}$ in ${one[0] + one[1]} parts, which is $${fractionTex(first)}$ of the first blend, as given.`;
  },
  principle:
    'The strength of a blend changes evenly with the share of one ingredient; two blends fix the line, and its ends are the ingredients.',
  verify: p => {
    // Try every simple share for P; the first blend then gives Q, and the second must come out.
    const [first, second] = [strengthOf(p, p.one).valueOf(), strengthOf(p, p.two).valueOf()];
    for (let below = 2; below <= 12; below += 1)
      for (let part = 1; part < below; part += 1) {
        const inP = part / below;
        const inQ = (first * (p.one[0] + p.one[1]) - inP * p.one[0]) / p.one[1];
        const blended = (inP * p.two[0] + inQ * p.two[1]) / (p.two[0] + p.two[1]);
        if (Math.abs(blended - second) < 1e-9) return ratioOf(part, below - part);
      }
    throw new Error('no share fits');
  },
});

/** AR.MIX.3 Medium: neither mixture is known; two blends fix a straight line, and P lies at its end. */
export const vesselFromBlends: readonly AnyTemplate[] = situation<Blends>({
  type: 'AR.MIX.3',
  situation: 'vessel',
  draw: draw => {
    const [one, two] = draw.some(blendTerms, 2);
    if (!one || !two) return null;
    const below = draw.pick([4, 5, 6, 7, 8, 9, 10, 12]);
    const p = {
      ...draw.pick(blends),
      inP: q(draw.int(1, below - 1), below),
      inQ: q(draw.int(1, below - 1), below),
      one,
      two,
      turn: draw.int(0, 3),
    };
    const gap = p.inP.sub(p.inQ).abs();
    const clean = [strengthOf(p, one), strengthOf(p, two)].every(f => f.d <= 24n);
    return clean && gap.gte(q(1, 5)) && !p.inP.equals(q(1, 2)) ? p : null;
  },
  forms: [vesselFromBlendsAsked],
});
