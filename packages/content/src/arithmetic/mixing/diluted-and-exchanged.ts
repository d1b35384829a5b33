import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, ratio, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Parts = readonly [number, number];
const sum = (parts: Parts) => parts[0] + parts[1];
const share = (parts: Parts) => q(parts[0], sum(parts));

interface Diluted {
  a: Parts;
  b: Parts;
  /** Parts in which the two are taken. */
  taken: Parts;
  /** Litres of water added, and the final ratio. */
  water: number;
  end: Parts;
  way: boolean;
}

const thenWater = form({
  form: 'mixed-then-diluted',
  revision: 4,
  band: 'Medium',
  seconds: 65,
  entry: true,
  stem: ({ a, b, taken, water, end, way }: Diluted) =>
    way
      ? `Two vessels contain milk and water in the ratios ${ratio(a)} and ${ratio(b)}. Amounts in the ratio ${ratio(taken)} are drawn from the first and the second and poured together. When $${water}$ litres of water are added, the ratio of milk to water becomes ${ratio(end)}. How many litres were drawn from the two vessels in all?`
      : `A dairy blends two kinds of diluted milk in the ratio ${ratio(taken)} by volume. The ratio of milk to water is ${ratio(a)} in the first kind and ${ratio(b)} in the second. When $${water}$ litres of water are added to the blend, the ratio of milk to water becomes ${ratio(end)}. How many litres of blend were there before the water was added?`,
  path: path<Diluted>()
    .step(
      'milk',
      ({ a, b, taken }) => share(a).mul(taken[0]).add(share(b).mul(taken[1])).div(sum(taken)),
      'Weight the shares of milk by the parts drawn: the share of milk in the blend.',
      ({ a, b, taken }, { milk }) =>
        `\\frac{${taken[0]} \\times ${fractionTex(share(a))} + ${taken[1]} \\times ${fractionTex(share(b))}}{${sum(taken)}} = ${fractionTex(milk)}`,
    )
    .step(
      'times',
      ({ end }, { milk }) => milk.div(share(end)),
      'The milk does not change when water is added. Compare its shares: how many times as large the mixture becomes.',
      ({ end }, { milk, times }) =>
        `${fractionTex(milk)} \\div ${fractionTex(share(end))} = ${fractionTex(times)}`,
    )
    .step(
      'litres',
      ({ water }, { times }) => q(water).div(times.sub(1)),
      'The growth is the added water; divide.',
      ({ water }, { times, litres }) =>
        `${water} \\div \\left(${fractionTex(times)} - 1\\right) = ${numberTex(litres)}`,
    ),
  slips: [
    {
      misconception: 'volumes_ignored',
      at: 'milk',
      wrongly: ({ a, b }) => share(a).add(share(b)).div(2),
      words: (_p, { milk }) =>
        `A share of $${fractionTex(milk)}$ is the plain mean of the two; the amounts drawn are not equal.`,
    },
    {
      misconception: 'volumes_swapped',
      at: 'milk',
      wrongly: ({ a, b, taken }) => share(a).mul(taken[1]).add(share(b).mul(taken[0])).div(sum(taken)),
      words: ({ taken }) =>
        `The parts ${ratio(taken)} were given to the wrong vessels, which changes the share of milk.`,
    },
    {
      misconception: 'adds_ratio_terms',
      at: 'milk',
      wrongly: ({ a, b, taken }) =>
        q(a[0] * taken[0] + b[0] * taken[1], sum(a) * taken[0] + sum(b) * taken[1]),
      words: (_p, { milk }) =>
        `The share $${fractionTex(milk)}$ adds terms of ratios; their parts are of different sizes.`,
    },
    {
      misconception: 'gives_the_final_volume',
      at: 'litres',
      wrongly: ({ water }, { times }) => q(water).div(times.sub(1)).add(water),
      words: ({ water }) => `That is the volume after the $${water}$ litres of water came in.`,
    },
    {
      misconception: 'total_kept_constant',
      at: 'litres',
      wrongly: ({ water, end }, { milk }) => q(water).div(milk.sub(share(end))),
      words: ({ water }) =>
        `Dividing $${water}$ by the fall of the share treats the total as fixed, as if water had replaced some of the blend.`,
    },
    {
      misconception: 'one_part_only',
      at: 'litres',
      wrongly: ({ water, taken }, { times }) =>
        q(water)
          .div(times.sub(1))
          .mul(Math.max(...taken))
          .div(sum(taken)),
      words: ({ taken }) =>
        `Only the larger of the two amounts is given here, $${Math.max(...taken)}$ parts of $${sum(taken)}$.`,
    },
    {
      misconception: 'gives_the_milk',
      at: 'litres',
      wrongly: ({ water }, { times, milk }) => q(water).div(times.sub(1)).mul(milk),
      words: ({ water }, { times, milk, litres }) =>
        `These are the litres of milk in the blend, not the whole blend. Here $\\frac{${numberTex(water)}}{${numberTex(times)} - 1} \\times ${numberTex(milk)} = ${numberTex(litres)}$.`,
    },
  ],
  show: value => withUnit(value, 'litres'),
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () =>
    'First a blend of two mixtures in a given ratio, then water that changes the ratio: the milk stays.',
  approach: () =>
    'Find the share of milk in the blend. Added water leaves the milk, so the volumes are inversely as the shares.',
  faster: ({ end, water }, { milk }) => {
    const k = milk.n * BigInt(sum(end));
    const d = milk.d * BigInt(end[0]);
    const g = q(k, d);
    return `With the milk fixed, volumes go as $${g.d} : ${g.n}$: $${g.n - g.d}$ ${g.n - g.d === 1n ? 'part is' : 'parts are'} $${water}$ litres.`;
  },
  check: ({ water, end }, { litres, milk }) =>
    `Milk is $${numberTex(litres.mul(milk))}$ litres, and in $${numberTex(litres.add(water))}$ litres that is $${fractionTex(share(end))}$.`,
  principle:
    'When one component is added, track the other: its amount stays, so total and share are inversely proportional.',
  verify: ({ a, b, taken, water, end }) => {
    const unit = (volume: number) => {
      const x = q(volume * taken[0], sum(taken));
      const milk = x.mul(share(a)).add(q(volume).sub(x).mul(share(b)));
      return milk.mul(end[1]).equals(
        q(volume + water)
          .sub(milk)
          .mul(end[0]),
      );
    };
    for (let volume = 1; volume <= 3000; volume += 1) if (unit(volume)) return q(volume);
    throw new Error('no whole volume');
  },
});

interface Exchange {
  a: Parts;
  b: Parts;
  /** Litres in the two vessels, and litres that change places. */
  m: number;
  n: number;
  x: number;
  way: boolean;
}

/** The first component's share of the first vessel after the exchange. */
const shareAfter = ({ a, b, m, x }: Exchange) =>
  share(a)
    .mul(m - x)
    .add(share(b).mul(x))
    .div(m);
const partsOf = (part: Fraction) => [q(part.n), q(part.d - part.n)];

const sameRatio = form({
  form: 'other-ratio-after-an-exchange',
  revision: 4,
  band: 'Medium',
  seconds: 90,
  also: ['AR.MIX.7'],
  suits: ({ m, n, x }) => x < Math.min(m, n) && x * (m + n) !== m * n,
  stem: p => {
    const { a, b, m, n, way } = p;
    const now = ratio(partsOf(shareAfter(p)));
    return way
      ? `Two casks hold $${m}$ litres and $${n}$ litres of mixtures of spirit and water, in the ratios ${ratio(a)} and ${ratio(b)} respectively. Equal quantities are drawn from both at once and each is poured into the other cask. After this, spirit and water are in the ratio ${now} in the first cask. What is their ratio in the second?`
      : `Tank P holds $${m}$ litres of acid and water in the ratio ${ratio(a)}, and tank Q holds $${n}$ litres in the ratio ${ratio(b)}. Equal volumes are exchanged between the tanks at the same time. If the ratio in P is then ${now}, what is the ratio of acid to water in Q?`;
  },
  path: path<Exchange>()
    .quiet('own', ({ a, m }) => share(a).mul(m))
    .quiet('after', p => shareAfter(p).mul(p.m))
    .step(
      'lost',
      (_p, { own, after }) => own.sub(after),
      p =>
        `The first vessel keeps its volume. Find how much ${p.way ? 'spirit' : 'acid'} it has lost, or gained, by the exchange.`,
      (p, { own, after, lost }) =>
        `${p.m} \\times ${fractionTex(share(p.a))} - ${p.m} \\times ${fractionTex(shareAfter(p))} = ${numberTex(own)} ${after.s < 0n ? '+' : '-'} ${numberTex(after.abs())} = ${numberTex(lost)}`,
    )
    .quiet('other', ({ b, n }) => share(b).mul(n))
    .step(
      'there',
      (_p, { lost, other }) => other.add(lost),
      'What one vessel loses the other gains, and its volume is unchanged too. Find its new amount.',
      ({ b, n }, { lost, other, there }) =>
        `${n} \\times ${fractionTex(share(b))} ${lost.s < 0n ? '-' : '+'} ${numberTex(lost.abs())} = ${numberTex(other)} ${lost.s < 0n ? '-' : '+'} ${numberTex(lost.abs())} = ${numberTex(there)}`,
    )
    .quiet('volume', ({ n }) => q(n))
    .step(
      'share',
      (_p, { there, volume }) => there.div(volume),
      'Compare it with the rest of this vessel.',
      (_p, { there, volume, share: part }) =>
        `${numberTex(there)} : (${numberTex(volume)} - ${numberTex(there)}) = ${partsOf(part).join(' : ')}`,
    ),
  slips: [
    {
      misconception: 'gain_for_loss',
      at: 'there',
      wrongly: (_p, { lost, other }) => other.sub(lost),
      words: (_p, { lost, there }) =>
        `The change of $${numberTex(lost.abs())}$ was taken the same way in both vessels, which makes $${numberTex(there)}$; what one loses the other gains.`,
    },
    {
      misconception: 'overall_ratio_given',
      at: 'share',
      wrongly: ({ m, n }, { own, other }) => own.add(other).div(m + n),
      words: ({ m, n }) => `That is the ratio in all $${m + n}$ litres; the two vessels do not become alike.`,
    },
    {
      misconception: 'shares_change_alike',
      at: 'share',
      wrongly: p => share(p.b).add(share(p.a).sub(shareAfter(p))),
      words: p =>
        `The share in the second vessel was changed by as much as that in the first; the same litres are another part of $${p.n}$ than of $${p.m}$.`,
    },
    {
      misconception: 'volume_of_the_first_used',
      at: 'volume',
      wrongly: ({ m }) => q(m),
      words: ({ m, n }) =>
        `The amount in the second vessel was set against $${m}$ litres; that vessel holds $${n}$.`,
    },
    {
      misconception: 'half_of_the_change',
      at: 'lost',
      wrongly: (_p, { own, after }) => own.sub(after).div(2),
      words: (_p, { lost }) =>
        `Only half of the change, $${numberTex(lost.abs())}$, was moved; all of it goes from one vessel to the other.`,
    },
    {
      misconception: 'ratio_terms_subtracted',
      at: 'there',
      wrongly: (_p, { lost, other }) => other.add(lost.mul(2)),
      words: (_p, { lost, there }) =>
        `The change of $${numberTex(lost.abs())}$ was counted twice, which makes $${numberTex(there)}$.`,
    },
    {
      misconception: 'shares_swapped',
      at: 'share',
      wrongly: ({ a }) => share(a),
      words: ({ a }) => `${ratio(a)} would be reached only if the whole contents had changed places.`,
    },
  ],
  show: value => ratio(partsOf(value)),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 1 && value.d <= 90n,
  snapRead: () =>
    'Equal volumes change places; one vessel is known afterwards, the other is asked. Nothing is lost in all.',
  approach: p =>
    `Volumes stay as they are, so follow ${p.way ? 'the spirit' : 'the acid'} alone: what leaves one vessel arrives in the other. How much was exchanged need not be known.`,
  faster: (p, { own, other, after }) =>
    `In all there are $${numberTex(own)} + ${numberTex(other)} = ${numberTex(own.add(other))}$ litres of ${p.way ? 'spirit' : 'acid'}; $${numberTex(after)}$ are in the first, so the rest is among the $${p.n}$ of the second.`,
  check: (p, { share: part }) =>
    `Exchanging $${p.x}$ litres does it: $${fractionTex(share(p.a))} \\times ${p.m - p.x} + ${fractionTex(share(p.b))} \\times ${p.x} = ${numberTex(shareAfter(p).mul(p.m))}$ in the first, and $${fractionTex(share(p.b))} \\times ${p.n - p.x} + ${fractionTex(share(p.a))} \\times ${p.x} = ${numberTex(part.mul(p.n))}$ in the second.`,
  principle:
    'In an exchange of equal volumes totals and volumes stay: what one vessel loses the other gains.',
  verify: p => {
    const { a, b, m, n } = p;
    const after = shareAfter(p);
    // The volume exchanged, from the first vessel by alligation; then the second mixed anew.
    const x = share(a)
      .sub(after)
      .mul(m)
      .div(share(a).sub(share(b)));
    return share(b).mul(q(n).sub(x)).add(share(a).mul(x)).div(n);
  },
});

/** AR.MIX.3 Medium: a blend that is diluted, or two vessels that exchange. */
export const dilutedAndExchanged: readonly AnyTemplate[] = [
  ...situation<Diluted>({
    type: 'AR.MIX.3',
    situation: 'blend-and-water',
    draw: draw => {
      const a: Parts = [draw.int(2, 9), draw.int(1, 5)];
      const b: Parts = [draw.int(1, 7), draw.int(1, 5)];
      const taken = draw.pick([
        [1, 2],
        [2, 1],
        [3, 1],
        [1, 3],
        [2, 3],
        [3, 2],
        [4, 1],
        [5, 3],
      ] as const);
      const end = draw.pick([
        [1, 1],
        [3, 2],
        [2, 1],
        [5, 4],
        [4, 3],
        [5, 3],
        [3, 4],
        [2, 3],
      ] as const);
      const milk = share(a).mul(taken[0]).add(share(b).mul(taken[1])).div(sum(taken));
      const times = milk.div(share(end));
      if (times.valueOf() <= 1.04 || times.valueOf() > 2 || a[0] * b[1] === a[1] * b[0]) return null;
      if (q(...a).d !== BigInt(a[1]) || q(...b).d !== BigInt(b[1])) return null;
      const water = draw.int(2, 24);
      const litres = q(water).div(times.sub(1));
      return litres.d === 1n && litres.valueOf() <= 400 && milk.d <= 80n
        ? { a, b, taken, water, end, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [thenWater],
  }),
  ...situation<Exchange>({
    type: 'AR.MIX.3',
    situation: 'exchange',
    draw: draw => {
      const p: Exchange = {
        a: [draw.int(1, 7), draw.int(1, 7)],
        b: [draw.int(1, 7), draw.int(1, 7)],
        m: draw.step(20, 120, 4),
        n: draw.step(20, 120, 4),
        x: draw.int(4, 40),
        way: draw.chance(0.5),
      };
      const { a, b, m, n } = p;
      const after = shareAfter(p);
      const there = share(b).mul(n).add(share(a).sub(after).mul(m)).div(n);
      const whole = [share(a).mul(m), share(b).mul(n), after.mul(m)].every(litres => litres.d === 1n);
      const fits = whole && m !== n && a[0] * b[1] !== a[1] * b[0] && after.d <= 16n && there.d <= 24n;
      return fits && q(...a).d === BigInt(a[1]) && q(...b).d === BigInt(b[1]) ? p : null;
    },
    tries: 200,
    forms: [sameRatio],
  }),
];
