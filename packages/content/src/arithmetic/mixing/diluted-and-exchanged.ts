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
  revision: 2,
  band: 'Medium',
  seconds: 65,
  entry: true,
  stem: ({ a, b, taken, water, end, way }: Diluted) =>
    way
      ? `Two vessels contain milk and water in the ratios ${ratio(a)} and ${ratio(b)}. Amounts in the ratio ${ratio(taken)} are drawn from the first and the second and poured together. When $${water}$ litres of water are added, the ratio of milk to water becomes ${ratio(end)}. How many litres were drawn from the two vessels in all?`
      : `A dairy blends two kinds of diluted milk, with milk and water as ${ratio(a)} in the first and as ${ratio(b)} in the second, in the ratio ${ratio(taken)} by volume. To bring the blend to ${ratio(end)} it has to add $${water}$ litres of water. What was the volume of the blend before, in litres?`,
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
  m: number;
  n: number;
  way: boolean;
}

const sameRatio = form({
  form: 'exchange-until-alike',
  band: 'Medium',
  revision: 2,
  apart: true,
  seconds: 65,
  entry: true,
  stem: ({ a, b, m, n, way }: Exchange) =>
    way
      ? `Two casks hold $${m}$ litres and $${n}$ litres of spirit and water, in the ratios ${ratio(a)} and ${ratio(b)}. The same quantity is drawn from each at once and poured into the other, and then both have the same ratio of spirit to water. How many litres are drawn from each?`
      : `Tank P holds $${m}$ litres of brine with salt and water as ${ratio(a)}; tank Q holds $${n}$ litres with salt and water as ${ratio(b)}. In one step equal volumes change places between the tanks, and the two brines become alike. What volume, in litres, goes each way?`,
  path: path<Exchange>()
    .step(
      'part',
      ({ m, n }) => q(n, m + n),
      'Alike in the end means that each vessel holds the two original mixtures in the ratio of their volumes. Find the share of the first vessel that must come from the second.',
      ({ m, n }, { part }) => `\\frac{${n}}{${m} + ${n}} = ${fractionTex(part)}`,
    )
    .step(
      'drawn',
      ({ m }, { part }) => part.mul(m),
      'That share of the first vessel is the volume exchanged; the ratios do not matter.',
      ({ m }, { part, drawn }) => `${fractionTex(part)} \\times ${m} = ${numberTex(drawn)}`,
    ),
  slips: [
    {
      misconception: 'halves_the_smaller',
      at: 'drawn',
      wrongly: ({ m, n }) => q(Math.min(m, n), 2),
      words: ({ m, n }) =>
        `Exchanging half of the smaller one makes that one half and half, but the other keeps $${fractionTex(q(Math.max(m, n) * 2 - Math.min(m, n), 2 * Math.max(m, n)))}$ of its own.`,
    },
    {
      misconception: 'halves_the_larger',
      at: 'drawn',
      wrongly: ({ m, n }) => (Math.max(m, n) / 2 < Math.min(m, n) ? q(Math.max(m, n), 2) : null),
      words: ({ m, n }) => `Half of $${Math.max(m, n)}$ litres makes only the larger one half and half.`,
    },
    {
      misconception: 'shares_swapped',
      at: 'part',
      wrongly: ({ m, n }) => q(m, m + n),
      words: ({ m }, { part }) =>
        `$${fractionTex(part)}$ of the $${m}$ litres would have to stay, not to leave.`,
    },
    {
      misconception: 'mean_of_the_volumes',
      at: 'drawn',
      wrongly: ({ m, n }) => (m + n < 4 * Math.min(m, n) ? q(m + n, 4) : null),
      words: ({ m, n }) => `A quarter of the $${m + n}$ litres fits two vessels of equal size; these differ.`,
    },
    {
      misconception: 'difference_of_volumes',
      at: 'drawn',
      wrongly: ({ m, n }) => q(Math.abs(m - n)),
      words: ({ m, n }) =>
        `$${Math.max(m, n)} - ${Math.min(m, n)}$ litres would level volumes, but both volumes stay as they are.`,
    },
    {
      misconception: 'ratio_terms_as_weights',
      at: 'part',
      wrongly: ({ a, b }) => share(b).div(share(a).add(share(b))),
      words: ({ m }, { part }) =>
        `$${fractionTex(part)}$ of $${m}$ litres weighs by the strengths; what is exchanged depends on the volumes alone.`,
    },
    {
      misconception: 'strength_of_one_used',
      at: 'part',
      wrongly: ({ a }) => share(a),
      words: (_p, { part }) =>
        `$${fractionTex(part)}$ is the strength of the first mixture; it does not say how much to exchange.`,
    },
  ],
  show: value => withUnit(value, 'litres'),
  plausible: (value, { m, n }) => value.valueOf() > 0 && value.valueOf() < Math.min(m, n) && value.d <= 4n,
  snapRead: () =>
    'Equal volumes change places and the two mixtures become alike; the volume is asked, the ratios are given.',
  approach: () =>
    'In the end both are the overall mixture. In either vessel the contents of the two must then be mixed in the ratio of the volumes, whatever was in them.',
  faster: ({ m, n }) =>
    `The volume is product over sum: $\\frac{${m} \\times ${n}}{${m + n}}$, for any two strengths.`,
  check: ({ a, b, m, n }, { drawn }) => {
    const left = q(m)
      .sub(drawn)
      .mul(share(a))
      .add(drawn.mul(share(b)))
      .div(m);
    const right = q(n)
      .sub(drawn)
      .mul(share(b))
      .add(drawn.mul(share(a)))
      .div(n);
    return `The first share becomes $${fractionTex(left)}$ and the second $${fractionTex(right)}$.`;
  },
  principle:
    'Two vessels become alike when each holds both contents in the ratio of the volumes: product over sum changes place.',
  verify: ({ a, b, m, n }) => {
    // Strengths after exchanging x litres, set equal: linear in x.
    const gap = (x: number) =>
      q(m - x)
        .mul(share(a))
        .add(share(b).mul(x))
        .div(m)
        .sub(
          q(n - x)
            .mul(share(b))
            .add(share(a).mul(x))
            .div(n),
        );
    const [at0, at1] = [gap(0), gap(1)];
    return at0.div(at0.sub(at1));
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
      const m = draw.step(12, 120, 2);
      const n = draw.step(12, 120, 2);
      const a: Parts = [draw.int(1, 7), draw.int(1, 7)];
      const b: Parts = [draw.int(1, 7), draw.int(1, 7)];
      const fits = m !== n && (m * n) % (m + n) === 0 && a[0] * b[1] !== a[1] * b[0] && a[0] !== a[1];
      return fits && q(...a).d === BigInt(a[1]) && q(...b).d === BigInt(b[1])
        ? { a, b, m, n, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [sameRatio],
  }),
];
