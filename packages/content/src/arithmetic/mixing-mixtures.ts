import type Fraction from 'fraction.js';
import { fractionTex, numberTex, ratio, withUnit } from '../show.ts';
import { template } from '../template.ts';
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

/** AR.MIX.3 Easy: ratios are turned into shares of equal volumes before anything is added. */
export const equalParts = template<Equal, Ratio>({
  type: 'AR.MIX.3',
  band: 'Easy',
  variant: 'equal-parts',
  revision: 2,
  draw: draw => {
    const [first, second] = draw.some(ratioTerms, 2);
    if (!first || !second || first[0] + first[1] === second[0] + second[1]) return null;
    const p = { ...draw.pick(drinks), first, second, turn: draw.int(0, 3) };
    const mixed = equalMix(p);
    return smallTerms(mixed, 31) && !mixed[0]?.equals(mixed[1] ?? 0) ? p : null;
  },
  stem: ({ pots, a, b, first, second }) =>
    `${pots} hold ${a} and ${b} in the ratios ${ratio(first)} and ${ratio(second)}. Equal amounts are poured from the two into an empty vessel. What is the ratio of ${a} to ${b} in it?`,
  answer: equalMix,
  slips: p => {
    const { first, second, a, turn } = p;
    const [x, y] = equalMix(p) as [Fraction, Fraction];
    const totals = [first[0] + first[1], second[0] + second[1]] as const;
    return turnedAfterFirst(
      [
        {
          misconception: 'adds_ratio_terms',
          value: ratioOf(first[0] + second[0], first[1] + second[1]),
          words: `The terms of the two ratios were added; the terms stand for different amounts, ${totals[0]} parts in one and ${totals[1]} in the other.`,
        },
        {
          misconception: 'own_total_as_factor',
          value: ratioOf(
            first[0] * totals[0] + second[0] * totals[1],
            first[1] * totals[0] + second[1] * totals[1],
          ),
          words: `Each ratio was multiplied by its own total; to give both the same total, each has to be multiplied by the total of the other.`,
        },
        {
          misconception: 'multiplies_terms',
          value: ratioOf(first[0] * second[0], first[1] * second[1]),
          words: 'The terms were multiplied; pouring together adds amounts, it does not multiply ratios.',
        },
        {
          misconception: 'ratio_reversed',
          value: [y, x],
          words: `The ratio stands the other way round; ${a} is to be named first.`,
        },
        {
          misconception: 'part_to_whole',
          value: ratioOf(x, x.add(y)),
          words: `${a} was compared with the whole mixture; the question wants it against the other part.`,
        },
      ],
      turn,
    );
  },
  show: showRatio,
  size: sizeOfRatio,
  solution: p => {
    const { first, second, a, b } = p;
    const totals = [first[0] + first[1], second[0] + second[1]] as const;
    const common = Number(q(totals[0]).lcm(totals[1]).valueOf());
    const one = first.map(t => (t * common) / totals[0]) as [number, number];
    const two = second.map(t => (t * common) / totals[1]) as [number, number];
    const mixed = equalMix(p);
    return {
      snapRead: `Two mixtures of ${a} and ${b} in given ratios, equal amounts of both. The ratio in the mixture of the two is asked.`,
      approach: `Equal amounts means equal totals, so scale both ratios to the same total; then the terms are real amounts and may be added. Adding the terms as they stand would mix unequal amounts.`,
      steps: [
        {
          says: 'Scale both ratios to the same total.',
          works: `${scaledTex(first, one)}, \\qquad ${scaledTex(second, two)}`,
          value: q(common),
        },
        {
          says: `Add the amounts of ${a} and of ${b}, and reduce.`,
          works: `(${one[0]} + ${two[0]}) : (${one[1]} + ${two[1]}) = ${one[0] + two[0]} : ${one[1] + two[1]}${mixed[0]?.equals(one[0] + two[0]) ? '' : ` = ${ratioTex(mixed)}`}`,
          value: mixed,
        },
      ],
      check: `The share of ${a} is $${fractionTex(share(first))}$ and $${fractionTex(share(second))}$ in the two; half of their sum is $${fractionTex(share(first).add(share(second)).div(2))}$, which is the ratio ${ratio(mixed)}.`,
      principle: 'Before mixtures are added, turn their ratios into amounts for the volumes actually taken.',
    };
  },
  verify: ({ first, second }) => {
    // Pour 2,520 small cups from each and count the cups of each kind.
    const counts: [number, number] = [0, 0];
    for (const terms of [first, second])
      for (let cup = 0; cup < 2520; cup += 1) counts[cup % (terms[0] + terms[1]) < terms[0] ? 0 : 1] += 1;
    return ratioOf(...counts);
  },
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

/** AR.MIX.3 Medium: alligation works on shares of the whole, not on the quotients of the ratios. */
export const partsForTarget = template<Target, Fraction>({
  type: 'AR.MIX.3',
  band: 'Medium',
  seconds: 80,
  variant: 'parts-for-target',
  revision: 1,
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
  stem: ({ pots, a, b, first, second, target, taken }) =>
    `${pots} hold ${a} and ${b}, the first in the ratio ${ratio(first)}, the second in the ratio ${ratio(second)}. How many litres of the second mixture must be added to ${taken} litres of the first to get ${a} and ${b} in the ratio ${ratio(target)}?`,
  answer: neededOf,
  slips: p => {
    const { first, second, target, taken, turn } = p;
    const needed = neededOf(p);
    const quotient = ([x, y]: Terms) => q(x, y);
    const byQuotient = quotient(first)
      .sub(quotient(target))
      .div(quotient(target).sub(quotient(second)))
      .mul(taken);
    const gap = share(first).sub(share(second)).abs();
    return turnedAfterFirst(
      [
        {
          misconception: 'ratio_inverted',
          value: q(taken * taken).div(needed),
          words: `The distances were used the wrong way round: the amount of each mixture is as the distance of the other one from the target.`,
        },
        {
          misconception: 'alligation_on_quotients',
          value: byQuotient,
          words: `Quotients of the ratios are not strengths; strengths are shares of the whole mixture, part over sum of the terms.`,
        },
        {
          misconception: 'reports_total',
          value: needed.add(taken),
          words: `The amount of the whole new mixture was given; what is added of the second is asked.`,
        },
        {
          misconception: 'distance_over_whole_gap',
          value: share(first).sub(share(target)).abs().div(gap).mul(taken),
          words: `The distance of the first mixture was divided by the whole gap; the amounts are as the two distances from the target.`,
        },
        {
          misconception: 'amount_of_one_part',
          value: needed.mul(share(second)),
          words: `Only the ${p.a} in what is added was counted; the litres of the whole second mixture are asked.`,
        },
        {
          misconception: 'terms_as_litres',
          value: q(
            Math.abs(first[0] * target[1] - first[1] * target[0]) * taken,
            Math.max(1, Math.abs(second[1] * target[0] - second[0] * target[1])),
          ),
          words: `Terms of the two ratios are not amounts of equal size; ${first[0] + first[1]} parts and ${second[0] + second[1]} parts have to be put on one scale first.`,
        },
      ],
      turn,
    );
  },
  show: value => withUnit(value, value.equals(1) ? 'litre' : 'litres'),
  plausible: value => value.gt(0) && value.lt(400) && value.mul(10).d === 1n,
  solution: p => {
    const { first, second, target, taken, a } = p;
    const [s, t, m] = [share(first), share(second), share(target)];
    const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
    const parts = ratioOf(near, far);
    return {
      snapRead: `Two mixtures and a target, all as ratios, and the amount of the first. The amount of the second is asked: alligation with strengths.`,
      approach: `Turn each ratio into the share of ${a} in the whole. The amounts of the two mixtures are inversely as the distances of their shares from the target, because the deviations must balance. Working with shares matters; quotients of the terms do not balance.`,
      steps: [
        {
          says: `Write the share of ${a} in the first mixture, the second and the target.`,
          works: `${fractionTex(s)}, \\qquad ${fractionTex(t)}, \\qquad ${fractionTex(m)}`,
          value: m,
        },
        {
          says: 'Find the distances of the two mixtures from the target.',
          works: `\\left|${fractionTex(s)} - ${fractionTex(m)}\\right| = ${fractionTex(far)}, \\qquad \\left|${fractionTex(t)} - ${fractionTex(m)}\\right| = ${fractionTex(near)}`,
          value: far.div(near),
        },
        {
          says: 'The amounts are inversely as these distances: write first to second in whole numbers.',
          works: `${fractionTex(near)} : ${fractionTex(far)} = ${ratioTex(parts)}`,
          value: near.div(far),
        },
        {
          says: 'Scale to the litres taken of the first.',
          works: `${taken} \\times ${fractionTex(far.div(near))} = ${numberTex(neededOf(p))}`,
          value: neededOf(p),
        },
      ],
      check: `In litres of ${a} the first brings $${numberTex(s.mul(taken))}$ and the second $${numberTex(t.mul(neededOf(p)))}$; together that is $${fractionTex(m)}$ of $${numberTex(neededOf(p).add(taken))}$ litres.`,
      principle:
        'In alligation compare shares of the whole; amounts are inversely as the distances from the target.',
    };
  },
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

/** Share in P, from two blends: the strength of a blend changes evenly with the share of P in it. */
const extended = (one: Terms, two: Terms, first: Fraction, second: Fraction) => {
  const perShare = second.sub(first).div(share(two).sub(share(one)));
  return first.add(perShare.mul(q(1).sub(share(one))));
};

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

/** AR.MIX.3 Medium: neither mixture is known; two blends fix a straight line, and P lies at its end. */
export const vesselFromBlends = template<Blends, Ratio>({
  type: 'AR.MIX.3',
  band: 'Medium',
  seconds: 80,
  variant: 'vessel-from-blends',
  revision: 2,
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
  stem: p => {
    const result = (terms: Terms) => showRatio(ratioFromShare(strengthOf(p, terms)));
    return `Two ${p.stuff} P and Q are made of ${p.a} and ${p.b} only; all ratios are by ${p.by}. If P and Q are ${p.joined} in the ratio ${ratio(p.one)}, the result has ${p.a} and ${p.b} in the ratio ${result(p.one)}; if they are ${p.joined} in the ratio ${ratio(p.two)}, it has them in the ratio ${result(p.two)}. What is the ratio of ${p.a} to ${p.b} in P?`;
  },
  answer: ({ inP }) => ratioFromShare(inP),
  slips: p => {
    const { a, inP, inQ, one, two, turn } = p;
    const [first, second] = [strengthOf(p, one), strengthOf(p, two)];
    const flipped = ([x, y]: Terms): Terms => [y, x];
    const candidates: { misconception: string; share: Fraction | null; words: string }[] = [
      {
        misconception: 'reports_other_quantity',
        share: inQ,
        words: 'The ratio in Q was found here; that in P is asked.',
      },
      {
        misconception: 'one_blend_reversed',
        share: share(flipped(two)).equals(share(one)) ? null : extended(one, flipped(two), first, second),
        words: `The second blend was read as Q to P; its ratio ${ratio(two)} is P to Q, as in the first.`,
      },
      {
        misconception: 'mean_of_blends',
        share: first.add(second).div(2),
        words: 'The mean of the two blends is only the strength of another blend, not that of P.',
      },
      {
        misconception: 'extends_past_the_wrong_end',
        share: first.add(
          first
            .sub(second)
            .div(share(two).sub(share(one)))
            .mul(q(1).sub(share(one))),
        ),
        words: `The change from blend to blend was followed in the wrong direction; see in which blend P has the larger share.`,
      },
      {
        misconception: 'ratio_reversed',
        share: q(1).sub(inP),
        words: `The ratio stands the other way round; ${a} is to be named first.`,
      },
      {
        misconception: 'blend_richer_in_p',
        share: share(one).gt(share(two)) ? first : second,
        words: `The blend with more of P is not P itself; it still holds a part of Q.`,
      },
    ];
    const possible = candidates.flatMap(c =>
      c.share?.gt(0) && c.share.lt(1)
        ? [{ misconception: c.misconception, value: ratioFromShare(c.share), words: c.words }]
        : [],
    );
    return turnedAfterFirst(possible, turn);
  },
  show: showRatio,
  size: sizeOfRatio,
  plausible: value => smallTerms(value, 40),
  solution: p => {
    const { a, inP, inQ, one, two } = p;
    const [first, second] = [strengthOf(p, one), strengthOf(p, two)];
    const [u, v] = [share(one), share(two)];
    const perShare = second.sub(first).div(v.sub(u));
    const rise = q(1).sub(u).mul(perShare);
    const signed = (f: Fraction) => (f.s < 0n ? `- ${fractionTex(f.abs())}` : `+ ${fractionTex(f)}`);
    return {
      snapRead: `Two unknown mixtures, blended in two ways with known results. The ratio in one of them is asked; the shares of P in the blends are the cue.`,
      approach: `The share of ${a} in a blend changes evenly with the share of P in it. So two blends fix the whole line: find the change per unit of P's share and extend it to P alone. This is quicker than two equations in two unknowns, which also work.`,
      steps: [
        {
          says: 'Find the share of P in each blend.',
          works: `${fractionTex(u)}, \\qquad ${fractionTex(v)}`,
          value: v.sub(u),
        },
        {
          says: `Find the share of ${a} in each blend from the two resulting ratios.`,
          works: `${fractionTex(first)}, \\qquad ${fractionTex(second)}`,
          value: second.sub(first),
        },
        {
          says: `Divide the change in ${a} by the change in the share of P.`,
          works: `\\left(${fractionTex(second)} - ${fractionTex(first)}\\right) \\div \\left(${fractionTex(v)} - ${fractionTex(u)}\\right) = ${fractionTex(perShare)}`,
          value: perShare,
        },
        {
          says: 'Extend from the first blend to P alone, where the share of P is 1, and write the ratio.',
          works: `${fractionTex(first)} ${signed(rise)} = ${fractionTex(inP)} \\Rightarrow ${ratioTex(ratioFromShare(inP))}`,
          value: ratioFromShare(inP),
        },
      ],
      check: `Q then has a share of $${fractionTex(inQ)}$, and $${one[0]} \\times ${fractionTex(inP)} + ${one[1]} \\times ${fractionTex(inQ)} = ${fractionTex(first.mul(one[0] + one[1]))}$ in ${one[0] + one[1]} parts, which is $${fractionTex(first)}$ of the first blend, as given.`,
      principle:
        'The strength of a blend changes evenly with the share of one ingredient; two blends fix the line, and its ends are the ingredients.',
    };
  },
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
