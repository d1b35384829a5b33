import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Tins {
  /** Parts of the first component in the first kind, with one and with two tins of it; how many parts are the two
  tins. */ own: readonly [number, number];
  once: readonly [number, number];
  twice: readonly [number, number];
  vessel: string;
  liquid: string;
  one: string;
  two: string;
  frame: number;
}

const kinds = [
  { vessel: 'tin', liquid: 'paint', one: 'dye', two: 'oil' },
  { vessel: 'can', liquid: 'sherbet', one: 'syrup', two: 'water' },
  { vessel: 'drum', liquid: 'cleaner', one: 'acid', two: 'water' },
  { vessel: 'jar', liquid: 'drink', one: 'milk', two: 'water' },
] as const;

const partOf = ([x, y]: readonly [number, number]) => q(x, x + y);

/** The volumes of both kinds in one tin, as parts, and the second kind's part of the first component. */
function workedOut({ own, once, twice }: Pick<Tins, 'own' | 'once' | 'twice'>) {
  const [a, m, n] = [partOf(own), partOf(once), partOf(twice)];
  // Of the first pouring (1) and one more tin of the first kind (t): m + at = n(1 + t).
  const extra = n.sub(m).div(a.sub(n));
  return { extra, second: m.sub(a.mul(extra)).div(q(1).sub(extra)) };
}

const otherRatio = form<Tins, readonly Fraction[]>(
  'ratio-of-the-second-kind',
  {
    band: 'Hard',
    seconds: 145,
    // No option puts Q on the side of P, which a glance rules out.
    revision: 2,
    also: ['AR.MIX.1'],
    verify: p => {
      const [a, m, n] = [partOf(p.own), partOf(p.once), partOf(p.twice)].map(part => part.valueOf()) as [
        number,
        number,
        number,
      ];
      for (let down = 2; down <= 60; down += 1)
        for (let up = 1; up < down; up += 1) {
          const b = up / down;
          // The first kind's share in one pouring by each fact.
          const first = (m - b) / (a - b);
          const twice = (2 * first * a + (1 - first) * b) / (1 + first);
          if (Math.abs(twice - n) < 1e-9 && first > 0 && first < 1) return ratioOf(up, down - up);
        }
      throw new Error('no ratio fits');
    },
  },
  (p, { step, find }) => {
    const { own, once, twice, vessel, liquid, one, two, frame } = p;
    const [a, m, n] = [partOf(own), partOf(once), partOf(twice)];
    const first = find(a);
    const before = find(m);
    const gap = step(calc`${first} - ${n}`, {
      name: 'how far the last mixture is from the first kind',
      because: text`Two ${vessel}s of P and the ${vessel} of Q are the first mixture with one more ${vessel} of P.
          So only P and this mixture have to be compared, and Q is not needed yet.`,
    })`
      Treat the first mixture as one liquid, with ${m} of ${one}. One more ${vessel} of P, with ${a} of ${one}, is
      added to it, and ${n} results. Subtract to find how far P is from the result.`;
    const rise = step(calc`${n} - ${before}`, {
      name: 'how far the last mixture is from the first one',
      because: text`Adding P moves the mixture towards P. The larger the first mixture is against one ${vessel} of
          P, the less it moves.`,
    })`
      Subtract to find how far the first mixture is from the result.`;
    const extra = step(calc`${rise} / ${gap}`, {
      name: text`one ${vessel} of P as a part of the first mixture`,
      works: value => tex`\frac{V_P}{V_P + V_Q} = ${value}`,
      because: text`What P has too much balances what the first mixture lacks. So twice the distance means half of
          the volume.`,
    })`
      By alligation the ${vessel} of P and the first mixture have volumes inversely as these distances. Divide to find
      the volume of P as a part of P and Q together.`;
    const second = step(calc`(${before} - ${first} * ${extra}) / (1 - ${extra})`, {
      name: text`the part of ${one} in Q`,
      because: text`The ${one} of the mixture comes from P and Q alone. A share of ${one} is an amount over its
          own volume, so Q's amount is divided by Q's volume, not by the whole.`,
    })`
      Of the ${one} in the first mixture subtract what came from P. The rest came from Q; divide it by Q's part of the
      volume.`;
    const terms = step(() => ratioOf(second, q(1).sub(second)), {
      works: value => tex`${second} : \left(1 - ${second}\right) = ${value[0] ?? 0} : ${value[1] ?? 0}`,
      because: text`The ratio compares ${one} with ${two}, and together they are the whole of Q. A part of
          $\frac{3}{5}$, for example, means $3 : 2$.`,
      name: text`the ratio in Q`,
    })`
      What is not ${one} in Q is ${two}. Write the ratio of the two parts.`;
    return {
      answer: terms,
      stem:
        frame === 0
          ? text`A ${vessel} of ${liquid} P, with ${one} and ${two} in the ratio ${ratio(own)}, and a ${vessel} of
            ${liquid} Q, which need not be equally large, are poured together. The mixture has ${one} and ${two} in
            the ratio ${ratio(once)}. With a second full ${vessel} of P, equal to the first, the ratio would be
            ${ratio(twice)}. In what ratio does Q have ${one} and ${two}?`
          : text`${liquid} P has ${one} and ${two} in the ratio ${ratio(own)}. If one ${vessel} of P and one ${vessel}
            of ${liquid} Q, of another size, are mixed, ${one} and ${two} come to be in the ratio ${ratio(once)}; if two
            ${vessel}s of P are mixed with the one of Q, ${ratio(twice)}. Find the ratio of ${one} to ${two} in Q.`,
      show: ratio,
      size: value => (value[0] ?? q(0)).div((value[0] ?? q(0)).add(value[1] ?? q(1))).valueOf(),
      plausible: value => value.every(term => term.gt(0) && term.lte(60)),
      // The first mixture lies between P and Q, so a glance tells on which side of it Q lies.
      onSight: ([x = q(0), y = q(1)]) =>
        Math.sign(x.div(x.add(y)).compare(partOf(once))) === Math.sign(partOf(once).compare(partOf(own))),
      slips: [
        slip('assumed_equal_parts', extra, q(1, 2))`
          The ${vessel}s were taken to be equally large, so that Q would have
          $2 \times ${m} - ${a} = ${second}$ of ${one}, or ${ratio(terms)}. Their sizes follow from the second
          mixture.`,
        slip('took_ratio_terms_for_amounts', terms, () =>
          ratioOf(Math.abs(2 * once[0] - own[0]), Math.abs(2 * once[1] - own[1])),
        )`
          The terms ${ratio(own)} were subtracted from twice ${ratio(once)} as if they were litres. The ratios have
          sums of different sizes.`,
        slip('inverted_the_ratio', extra, calc`${gap} / (${gap} + ${rise})`)`
          The volumes were taken in the ratio of the distances, ${here} for P in the first mixture. They are inversely
          as the distances.`,
        slip('took_a_mixture_for_pure', extra, calc`${rise} / (${gap} + ${rise})`)`
          ${here} is the part of the added ${vessel} in the last mixture. In the first one, P is a larger part.`,
        slip('swapped_the_two', terms, () => ratioOf(q(1).sub(second), second))`
          You gave the ratio of ${two} to ${one} in Q. The question asks for ${one} to ${two}, the other way round.`,
        slip('left_out_a_factor', second, calc`${before} - ${first} * ${extra}`)`
          ${here} is the ${one} from Q as a part of both liquids. Q is only a part of them.`,
      ],
      snapRead: text`The sizes are unknown, but the second mixture is the first one with one more ${vessel} of P.`,
      approach: text`Use alligation on the first mixture and P to find how large P is; then take P out of the first
        mixture.`,
      check: () => text`With volumes $${extra.n}$ and $${extra.d - extra.n}$ of P and Q the first mixture has
        $\frac{${extra.n} \times ${a} + ${extra.d - extra.n} \times ${second}}{${extra.d}} = ${m}$ of ${one}, the second
        $\frac{${2n * extra.n} \times ${a} + ${extra.d - extra.n} \times ${second}}{${extra.d + extra.n}} = ${n}$.`,
      principle: text`A mixture may be treated as one liquid of its own; then only what is added has to be compared
        with it.`,
    };
  },
);

const small: (readonly [number, number])[] = [];
for (let x = 1; x <= 9; x += 1)
  for (let y = 1; y <= 9; y += 1) if (ratioOf(x, y)[0]?.equals(x) && x + y <= 12) small.push([x, y]);
const sets = small.flatMap(own =>
  small.flatMap(once =>
    small.flatMap(twice => {
      const [a, m, n] = [own, once, twice].map(([x, y]) => x / (x + y)) as [number, number, number];
      if (a <= n || n <= m) return [];
      const extra = (n - m) / (a - n);
      const second = (m - a * extra) / (1 - extra);
      if (extra < 0.1 || extra > 0.75 || second < 0.08 || Math.abs(extra - 0.5) < 0.01) return [];
      const exact = workedOut({ own, once, twice });
      return !exact.second.equals(q(own[1], own[0] + own[1])) && exact.second.d <= 15n && exact.extra.d <= 12n
        ? [
            {
              own,
              once,
              twice,
            },
          ]
        : [];
    }),
  ),
);

/** AR.MIX.3 Hard: one tin more of the first kind. */
export const oneMoreOfTheFirst: readonly AnyTemplate[] = situation<Tins>({
  type: 'AR.MIX.3',
  situation: 'one-more-of-the-first',
  tries: 20,
  draw: draw => ({ ...draw.pick(sets), ...draw.pick(kinds), frame: draw.int(0, 1) }),
  forms: [otherRatio],
});
