import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../question/index.ts';
import { fractionTex, ratio, withUnit } from '../show.ts';
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

const equalPartsAsked = form<Equal, readonly Fraction[]>(
  'parts',
  {
    band: 'Easy',
    revision: 2,
    verify: ({ first, second }) => {
      // Pour 2,520 small cups from each and count the cups of each kind.
      const counts: [number, number] = [0, 0];
      for (const terms of [first, second])
        for (let cup = 0; cup < 2520; cup += 1) counts[cup % (terms[0] + terms[1]) < terms[0] ? 0 : 1] += 1;
      return ratioOf(...counts);
    },
  },
  (p, { step }) => {
    const { first, second, a, b, pots, turn } = p;
    const scaled = step(scaledTerms(p), {
      name: `${a} and ${b} in equal amounts of the two`,
      because: text`A part of the first ratio and a part of the second are of equal size only when both have the same
        total.`,
      works: () => {
        const totals = [first[0] + first[1], second[0] + second[1]] as const;
        const common = Number(q(totals[0]).lcm(totals[1]).valueOf());
        const one = first.map(t => (t * common) / totals[0]) as [number, number];
        const two = second.map(t => (t * common) / totals[1]) as [number, number];
        return tex`${scaledTex(first, one)}, \qquad ${scaledTex(second, two)}`;
      },
    })`
      The first ratio has ${first[0] + first[1]} parts and the second has ${second[0] + second[1]}, but the amounts are
      equal. Write both ratios with the same number of parts, the LCM of these two numbers.`;
    const mixed = step(ratioOf(...termSums(scaled.map(Number))), {
      name: `the ratio of ${a} to ${b} in the mixture`,
      works: value => {
        const totals = [first[0] + first[1], second[0] + second[1]] as const;
        const common = Number(q(totals[0]).lcm(totals[1]).valueOf());
        const one = first.map(t => (t * common) / totals[0]) as [number, number];
        const two = second.map(t => (t * common) / totals[1]) as [number, number];
        return tex`(${one[0]} + ${two[0]}) : (${one[1]} + ${two[1]}) = ${one[0] + two[0]} :
          ${one[1] + two[1]}${!value[0]?.equals(one[0] + two[0]) && tex` = ${ratioTex(value)}`}`;
      },
      because: text`A part is the same amount in both now, so parts may be added like litres. Adding the terms as
          they were would give one mixture more weight than the other.`,
    })`
      Now all parts are of the same size. Add the parts of ${a}, add the parts of ${b}, and reduce the ratio.`;
    const [x = q(0), y = q(0)] = mixed;
    return {
      answer: mixed,
      stem: text`${pots} hold ${a} and ${b} in the ratios ${ratio(first)} and ${ratio(second)}. Equal amounts are poured
        from the two into an empty vessel. What is the ratio of ${a} to ${b} in it?`,
      show: showRatio,
      size: sizeOfRatio,
      slips: turnedAfterFirst(
        [
          slip('took_ratio_terms_for_amounts', scaled, [...first, ...second])`
            You added the terms as they are: $(${first[0]} + ${second[0]}) : (${first[1]} + ${second[1]}) =
            ${ratioTex(mixed)}$. One ratio has ${first[0] + first[1]} parts and the other ${second[0] + second[1]}, so
            the parts are not of equal size.`,
          slip('joined_ratios_unmatched', scaled, [
            ...first.map(t => t * (first[0] + first[1])),
            ...second.map(t => t * (second[0] + second[1])),
          ])`
            You multiplied each ratio by its own total, ${first[0] + first[1]} or ${second[0] + second[1]}. To give both
            the same total, multiply each by the total of the other.`,
          slip('mixed_up_sum_and_product', mixed, ratioOf(first[0] * second[0], first[1] * second[1]))`
            You multiplied the terms, $(${first[0]} \times ${second[0]}) : (${first[1]} \times ${second[1]})$. When two
            amounts are put together, they are added.`,
          slip('inverted_the_ratio', mixed, [y, x])`
            $${ratioTex(mixed)}$ is the ratio of ${b} to ${a}. The question asks for ${a} to ${b}.`,
          slip('took_the_whole_for_a_part', mixed, ratioOf(x, x.add(y)))`
            $${ratioTex(mixed)}$ is the ratio of ${a} to the whole mixture. The question asks for ${a} to ${b}.`,
        ],
        turn,
      ),
      snapRead: text`Equal amounts of two mixtures are put together, and each is given as a ratio of ${a} to ${b}. The
        ratio in the new mixture is asked.`,
      approach: text`The terms of the two ratios cannot be added as they are, because the ratios have different numbers
        of parts. Write both with the same number of parts, and then add.`,
      check: () =>
        text`${a} is $${frac(share(first))}$ of the first mixture and $${frac(share(second))}$ of the second. For equal
          amounts it is their average, $${frac(share(first).add(share(second)).div(2))}$, which is the ratio
          ${ratio(mixed)}.`,
      principle: text`Before the terms of two ratios are added, bring both ratios to parts of the same size.`,
    };
  },
);

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

const partsForTargetAsked = form<Target>(
  'for-target',
  {
    band: 'Medium',
    seconds: 80,
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
  },
  (p, { step }) => {
    const { first, second, target, a, taken, pots, b, turn } = p;
    const shares = step([share(first), share(second), share(target)], {
      name: `the fraction of ${a} in the first mixture, in the second and in the new one`,
      because: text`Alligation needs the fraction of the whole mixture, not the quotient of the two terms.`,
      works: () => {
        const [s, t, m] = [share(first), share(second), share(target)];
        return tex`${frac(s)}, \qquad ${frac(t)}, \qquad ${frac(m)}`;
      },
    })`
      Write which fraction of the whole is ${a}: in the first mixture, in the second and in the one that is wanted.`;
    const [s = q(0), t = q(0), m = q(0)] = shares;
    const distances = step([s.sub(m).abs(), m.sub(t).abs()], {
      name: 'the differences from the wanted fraction',
      works: () => {
        const [s, t, m] = [share(first), share(second), share(target)];
        const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
        return tex`\left|${frac(s)} - ${frac(m)}\right| = ${frac(far)}, \qquad \left|${frac(t)} - ${frac(m)}\right| =
          ${frac(near)}`;
      },
      because: text`Both mixtures are compared with the wanted one, because there the two have to balance. How far
          they are from each other does not matter.`,
    })`
      One of the two mixtures has too much ${a} and the other too little. Find by how much each fraction differs from
      the wanted one.`;
    const [far = q(0), near = q(0)] = distances;
    const amounts = step(calc`${near} / ${far}`, {
      name: 'the ratio of the amounts, first to second',
      works: () => {
        const [s, t, m] = [share(first), share(second), share(target)];
        const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
        const parts = ratioOf(near, far);
        return tex`${frac(near)} : ${frac(far)} = ${ratioTex(parts)}`;
      },
      because: text`A mixture that is far from the wanted one shifts it more, so less of it is needed. With
          differences of 1 and 3 the amounts are as $3 : 1$.`,
    })`
      What is too much and what is too little must cancel, so the amounts are in the inverse ratio of these differences.
      Write first to second.`;
    const needed = step(calc`${taken} / ${amounts}`, {
      name: 'the litres of the second mixture',
      works: () => {
        const [s, t, m] = [share(first), share(second), share(target)];
        const [far, near] = [s.sub(m).abs(), m.sub(t).abs()];
        return tex`${taken} \times ${frac(far.div(near))} = ${neededOf(p)}`;
      },
      because: text`The ratio of the amounts is known, and one of the two amounts is given in litres. So the other
          follows.`,
    })`
      There are ${taken} litres of the first mixture. Use this ratio to find the litres of the second.`;
    return {
      answer: needed,
      stem: text`${pots} hold ${a} and ${b}, the first in the ratio ${ratio(first)}, the second in the ratio
        ${ratio(second)}. How many litres of the second mixture must be added to ${String(taken)} litres of the first to
        get ${a} and ${b} in the ratio ${ratio(target)}?`,
      show: value => withUnit(value, value.equals(1) ? 'litre' : 'litres'),
      plausible: value => value.gt(0) && value.lt(400) && value.mul(10).d === 1n,
      slips: turnedAfterFirst(
        [
          slip('inverted_the_ratio', amounts, calc`1 / ${amounts}`)`
            You used the differences the wrong way round: $${taken} \div ${frac(amounts)} = ${needed}$. The mixture that
            differs less from the wanted one is needed in the larger amount.`,
          slip('took_ratio_terms_for_amounts', shares, [
            quotientOf(first),
            quotientOf(second),
            quotientOf(target),
          ])`
            You used the quotients of the terms, $${frac(s)}$ and $${frac(t)}$. Alligation needs fractions of the whole
            mixture, one term over the sum of both.`,
          slip('answered_another_quantity', needed, calc`${needed} + ${taken}`)`
            ${needed} litres is the whole new mixture. The litres of the second mixture are asked.`,
          slip('took_the_whole_for_a_part', amounts, calc`abs(${s} - ${t}) / ${far}`)`
            You compared the difference of the first mixture with the difference between the two mixtures, which gives
            $${taken} \div ${frac(amounts)} = ${needed}$. Both have to be measured from the wanted one.`,
          slip('took_a_part_for_the_whole', needed, () => calc`${needed} * ${share(second)}`)`
            $${needed}$ litres is only the ${a} in what is added, $${frac(share(second))}$ of it. The litres of the
            whole second mixture are asked.`,
          slip('took_ratio_terms_for_amounts', distances, [
            Math.abs(first[0] * target[1] - first[1] * target[0]),
            Math.max(1, Math.abs(second[1] * target[0] - second[0] * target[1])),
          ])`
            You worked with the terms of the ratios as they are. The first has ${first[0] + first[1]} parts and the
            second ${second[0] + second[1]}, so the parts are not of equal size.`,
        ],
        turn,
      ),
      snapRead: text`Two mixtures and the one that is wanted are given as ratios, and the litres of the first are known.
        The litres of the second are asked: this is alligation.`,
      approach: text`Write each ratio as the fraction of ${a} in the whole. The amounts of the two mixtures are in the
        inverse ratio of the differences from the wanted fraction.`,
      check: () => {
        const [s, t, m] = [share(first), share(second), share(target)];
        return text`The first mixture brings $${s.mul(taken)}$ litres of ${a} and the second $${t.mul(neededOf(p))}$.
          Together that is $${frac(m)}$ of all $${neededOf(p).add(taken)}$ litres, as wanted.`;
      },
      principle: text`In alligation use fractions of the whole; the amounts are in the inverse ratio of the differences
        from the mean.`,
    };
  },
);

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

/** The larger of two fractions minus the smaller one. */
const differenceTex = (x: Fraction, y: Fraction) =>
  x.gt(y) ? tex`${frac(x)} - ${frac(y)}` : tex`${frac(y)} - ${frac(x)}`;

/** Whether a slip leads to a share between nothing and all. */
const isShare = (value: Fraction) => value.gt(0) && value.lt(1);

const vesselFromBlendsAsked = form<Blends, readonly Fraction[]>(
  'from-blends',
  {
    band: 'Medium',
    seconds: 80,
    revision: 4,
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
  },
  (p, { step, find }) => {
    const { one, two, a, stuff, b, by, joined, inQ, inP, turn } = p;
    const shares = step([share(one), share(two)], {
      name: 'the fraction of P in the two mixtures',
      works: ([u = q(0), v = q(0)]) => tex`${frac(u)}, \qquad ${frac(v)}`,
      because: text`In a ratio of 2 to 3 the first is 2 parts of 5, not 2 of 3. Only parts of the whole can be
          compared from one mixture to another.`,
    })`
      Write which fraction of the whole is P when the ratio of P to Q is ${ratio(one)}, and when it is ${ratio(two)}.`;
    const [u = q(0), v = q(0)] = shares;
    const strengths = step([strengthOf(p, one), strengthOf(p, two)], {
      name: `the fraction of ${a} in the two mixtures`,
      works: ([first = q(0), second = q(0)]) => tex`${frac(first)}, \qquad ${frac(second)}`,
      because: text`All of ${a} in a mixture comes from P and Q. So how much of the whole is ${a} depends on how
          much of the whole is P.`,
    })`
      In the same way write which fraction of the whole is ${a} in these two mixtures.`;
    const [first = q(0), second = q(0)] = strengths;
    const up = inP.gt(inQ);
    const perShare = step(calc`(${second} - ${first}) / (${v} - ${u})`, {
      name: `the change of ${a} when the fraction of P rises by 1`,
      because: text`Whenever the same amount of Q is replaced by P, the amount of ${a} changes by the same. So half the
        change of P brings half the change of ${a}.`,
      works: value =>
        tex`\left(${differenceTex(first, second)}\right) \div \left(${differenceTex(u, v)}\right) =
          ${frac(value.abs())}`,
    })`
      The mixture with more of P has ${up ? 'more' : 'less'} ${a}, and the two fractions change in proportion. Divide
      the difference of the fractions of ${a} by the difference of the fractions of P: by so much the fraction of ${a}
      ${up ? 'rises' : 'falls'} when the fraction of P rises by 1.`;
    const inPFound = find(calc`${first} + ${perShare} * (1 - ${u})`, { name: `the fraction of ${a} in P` });
    const quotient = step(ratioFromShare(inPFound), {
      name: `the ratio of ${a} to ${b} in P`,
      works: value =>
        tex`${frac(first)} ${up ? '+' : '-'} ${frac(q(1).sub(u))} \times ${frac(perShare.abs())} = ${frac(inPFound)}
          \Rightarrow ${ratioTex(value)}`,
      because: text`The first mixture lacks only $${frac(q(1).sub(u))}$ of P to be P alone. So this part of the change
        counts, and not the whole of it.`,
    })`
      In P alone the fraction of P is 1, which is $${frac(q(1).sub(u))}$ more than in the first mixture. So
      ${up ? 'add' : 'subtract'} $${frac(q(1).sub(u))}$ of the change just found, and write the result as a ratio.`;
    // Where the slips lead, from the numbers given: the list is the same on every path.
    const [inOne, inTwo, few, many] = [share(one), share(two), strengthOf(p, one), strengthOf(p, two)];
    const slope = inP.sub(inQ);
    const apart = q(1).sub(inTwo).sub(inOne);
    return {
      answer: quotient,
      stem: () => {
        const result = (terms: Terms) => showRatio(ratioFromShare(strengthOf(p, terms)));
        return text`Two ${stuff} P and Q are made of ${a} and ${b} only; all ratios are by ${by}. If P and Q are
          ${joined} in the ratio ${ratio(one)}, the ratio of ${a} to ${b} becomes ${result(one)}. If P and Q are
          ${joined} in the ratio ${ratio(two)} instead, it becomes ${result(two)}. What is the ratio of ${a} to ${b} in
          P?`;
      },
      show: showRatio,
      size: sizeOfRatio,
      plausible: value => smallTerms(value, 40),
      // The blend with more of P lies nearer to P: beyond it on that side.
      onSight: value => {
        const [nearer, farther] = one[0] * two[1] > two[0] * one[1] ? [one, two] : [two, one];
        const [near, far] = [strengthOf(p, nearer), strengthOf(p, farther)];
        const [part = q(0), rest = q(0)] = value;
        const inP = part.div(part.add(rest));
        return near.gt(far) ? inP.gt(near) : inP.lt(near);
      },
      slips: turnedAfterFirst(
        [
          slip('answered_another_quantity', inPFound, calc`${first} - ${perShare} * ${u}`)`
            $${ratioTex(quotient)}$ is the ratio in Q. The ratio in P is asked.`,
          !apart.equals(0) &&
            isShare(few.add(many.sub(few).div(apart).mul(q(1).sub(inOne)))) &&
            slip('inverted_the_ratio', shares, [u, q(1).sub(v)])`
              You read the second ratio, ${ratio(two)}, as Q to P. It is P to Q, as in the first.`,
          slip('averaged_the_averages', inPFound, calc`(${first} + ${second}) / 2`)`
            You used the mean of $${frac(first)}$ and $${frac(second)}$, which is $${frac(inPFound)}$. It belongs to a
            mixture of P and Q, not to P alone.`,
          isShare(few.sub(slope.mul(q(1).sub(inOne)))) &&
            slip('took_the_change_the_wrong_way', perShare, calc`-${perShare}`)`
              You let the fraction of ${a} ${up ? 'fall' : 'rise'} with more of P. Compare the two mixtures: the one
              with more of P has ${up ? 'more' : 'less'} ${a}.`,
          slip('inverted_the_ratio', inPFound, calc`1 - ${inPFound}`)`
            $${ratioTex(quotient)}$ is the ratio of ${b} to ${a} in P. The question asks for ${a} to ${b}.`,
          isShare(inOne.gt(inTwo) ? few.mul(2).sub(many) : many.mul(2).sub(few)) &&
            slip(
              'miscounted_the_steps',
              inPFound,
              u.gt(v) ? calc`${first} * 2 - ${second}` : calc`${second} * 2 - ${first}`,
            )`
              You added the change between the two mixtures once more and got $${frac(inPFound)}$. From
              $${frac(u.gt(v) ? u : v)}$ of P to P alone the fraction changes by another amount.`,
          isShare(few.add(slope.mul(inOne))) &&
            slip('used_a_wrong_given_number', inPFound, calc`${first} + ${perShare} * ${u}`)`
              You added the change for $${frac(u)}$ and got $${frac(inPFound)}$. From the first mixture to P alone the
              fraction of P changes by $1 - ${frac(u)}$.`,
          slip('stopped_a_step_early', inPFound, u.gt(v) ? first : second)`
            $${frac(inPFound)}$ is the fraction in the mixture with more of P. That mixture still contains some of Q.`,
        ].filter(slip => slip !== false),
        turn,
      ),
      snapRead: text`P and Q are both unknown, but two mixtures of them are known. The ratio in P is asked.`,
      approach: text`The fraction of ${a} changes in proportion to the fraction of P. Use the two mixtures to find this
        change, and go on to P alone. Two equations with two unknowns would also do, but take longer.`,
      check: () => {
        const [first] = [strengthOf(p, one), strengthOf(p, two)];
        return text`The fraction of ${a} in Q is then $${frac(inQ)}$. In ${one[0] + one[1]} parts of the first mixture
          there are $${one[0]} \times ${frac(inP)} + ${one[1]} \times ${frac(inQ)} =
          ${frac(first.mul(one[0] + one[1]))}$ parts of ${a}, which is $${frac(first)}$ of it, as given.`;
      },
      principle: text`When two things are mixed, the fraction of a component is a linear function of the fraction of
        either, so two known mixtures give all others.`,
    };
  },
);

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
