import type Fraction from 'fraction.js';
import { fractionTex, numberTex, ratio } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q, ratioOf } from '../value.ts';
import { fixedAverages } from './means/fixed-averages.ts';

const whole = (value: Fraction) => value.d === 1n;

/** Means that two groups can have, with the words around them. */
const groupings = [
  {
    groups:
      'In a test, {a} students of section A scored {x} marks on average and {b} students of section B {y} marks.',
    asked: 'the average mark of both sections together',
    unit: 'marks',
    least: 42,
    most: 80,
  },
  {
    groups: 'A mill pays its {a} weavers ₹{x} a day on average and its {b} dyers ₹{y} a day.',
    asked: 'the average daily pay of these workers in rupees',
    unit: '',
    least: 420,
    most: 760,
  },
  {
    groups:
      'A farmer packs {a} crates of oranges of average weight {x} kg and {b} crates of average weight {y} kg.',
    asked: 'the average weight of all the crates',
    unit: 'kg',
    least: 12,
    most: 40,
  },
  {
    groups:
      'A snack cart in Indore has {x} customers a day on average on {a} weekdays, and {y} a day on {b} holidays.',
    asked: 'the average number of customers a day over all these days',
    unit: 'customers',
    least: 60,
    most: 180,
  },
  {
    groups: 'The {a} juniors of a gymnastics camp are {x} cm tall on average, and its {b} seniors {y} cm.',
    asked: 'the average height of all of them',
    unit: 'cm',
    least: 132,
    most: 172,
  },
] as const;

interface TwoGroups {
  grouping: number;
  sizes: readonly [number, number];
  means: readonly [number, number];
  turn: number;
}

const groupingOf = (p: TwoGroups) => groupings[p.grouping] as (typeof groupings)[number];
const overall = ({ sizes, means }: TwoGroups) =>
  q(sizes[0] * means[0] + sizes[1] * means[1], sizes[0] + sizes[1]);

/** AR.AVG.2 Easy: groups of different size pull the average towards the larger one. */
const twoGroups = template<TwoGroups, Fraction>({
  type: 'AR.AVG.2',
  band: 'Easy',
  variant: 'two-groups',
  revision: 1,
  draw: draw => {
    const grouping = draw.int(0, groupings.length - 1);
    const { least, most } = groupings[grouping] as (typeof groupings)[number];
    const low = draw.int(least, most);
    const [first = 0, second = 0] = draw.shuffled([low, low + draw.int(4, Math.min(60, most - least))]);
    const p = {
      grouping,
      sizes: [draw.step(12, 48, 2), draw.step(10, 48, 2)] as const,
      means: [first, second] as const,
      turn: draw.int(0, 3),
    };
    const mean = overall(p);
    const clean =
      whole(mean.mul(2)) && mean.lte(most) && p.sizes[0] !== p.sizes[1] && Math.max(first, second) <= most;
    return clean ? p : null;
  },
  stem: p => {
    const { groups, asked } = groupingOf(p);
    const told = groups
      .replace('{a}', String(p.sizes[0]))
      .replace('{b}', String(p.sizes[1]))
      .replace('{x}', String(p.means[0]))
      .replace('{y}', String(p.means[1]));
    return `${told} What is ${asked}?`;
  },
  answer: overall,
  slips: p => {
    const { sizes, means, turn } = p;
    const [larger, smaller] = sizes[0] > sizes[1] ? ([0, 1] as const) : ([1, 0] as const);
    const gap = means[smaller] - means[larger];
    return turnedAfterFirst(
      [
        {
          misconception: 'mean_of_means',
          value: q(means[0] + means[1], 2),
          words: `You took the plain mean of the two averages; with ${sizes[0]} in one group and ${sizes[1]} in the other they do not count the same.`,
        },
        {
          misconception: 'weights_swapped',
          value: q(sizes[1] * means[0] + sizes[0] * means[1], sizes[0] + sizes[1]),
          words:
            "You took each average with the other group's size as its weight, so the result leans to the smaller group.",
        },
        {
          misconception: 'part_over_part',
          value: q(gap * sizes[smaller], sizes[larger]).add(means[larger]),
          words: `You took the gap times the ratio of the two sizes; the smaller group's share is ${sizes[smaller]} out of ${sizes[0] + sizes[1]}, not out of ${sizes[larger]}.`,
        },
        {
          misconception: 'weights_one_group_twice',
          value: q(3 * means[larger] + means[smaller], 4),
          words:
            'You took the mean of the plain mean and the average of the larger group; the sizes say exactly how far to lean.',
        },
        {
          misconception: 'leans_to_smaller_group',
          value: q(means[larger] + 3 * means[smaller], 4),
          words:
            'You took the mean of the plain mean and the average of the smaller group; the larger group pulls more.',
        },
      ],
      turn,
    );
  },
  show: (value, p) => `$${numberTex(value)}$${groupingOf(p).unit ? ` ${groupingOf(p).unit}` : ''}`,
  plausible: (value, { means }) =>
    value.gt(Math.min(...means)) && value.lt(Math.max(...means)) && value.d <= 10n,
  solution: p => {
    const { sizes, means } = p;
    const count = sizes[0] + sizes[1];
    const sum = sizes[0] * means[0] + sizes[1] * means[1];
    return {
      snapRead: `Two groups of different sizes with their averages; the average of all members is asked. Sizes are the weights.`,
      approach: `The average of all is the total over the count, so multiply each average by its size and add. Faster: start from one average and move towards the other by the other group's share of all members.`,
      steps: [
        {
          says: 'Find the total of both groups: size times average for each.',
          works: `${sizes[0]} \\times ${means[0]} + ${sizes[1]} \\times ${means[1]} = ${numberTex(sizes[0] * means[0])} + ${numberTex(sizes[1] * means[1])} = ${numberTex(sum)}`,
          value: q(sum),
        },
        {
          says: 'Divide by the number of all members.',
          works: `\\frac{${numberTex(sum)}}{${sizes[0]} + ${sizes[1]}} = \\frac{${numberTex(sum)}}{${count}} = ${numberTex(overall(p))}`,
          value: overall(p),
        },
      ],
      check: `The distances from the two averages are $${numberTex(overall(p).sub(means[0]).abs())}$ and $${numberTex(overall(p).sub(means[1]).abs())}$, which are inversely as the sizes ${sizes[0]} and ${sizes[1]}.`,
      principle:
        'The average of joined groups is the total over the count; it lies nearer to the average of the larger group.',
    };
  },
  verify: ({ sizes, means }) => {
    // Write down every member and balance: the mean is where the deviations cancel.
    const members = [
      ...Array.from({ length: sizes[0] }, () => means[0]),
      ...Array.from({ length: sizes[1] }, () => means[1]),
    ];
    for (let twice = 2 * Math.min(...means); twice <= 2 * Math.max(...means); twice += 1)
      if (members.reduce((sum, m) => sum + (2 * m - twice), 0) === 0) return q(twice, 2);
    throw new Error('the deviations never cancel');
  },
});

const crowds = [
  { scene: 'At an entrance test', measure: 'marks', many: 'girls', few: 'boys', least: 45, most: 80 },
  {
    scene: 'In a blood donation camp',
    measure: 'kg of body weight',
    many: 'women',
    few: 'men',
    least: 50,
    most: 72,
  },
  { scene: 'At a rowing club', measure: 'years of age', many: 'rowers', few: 'coaches', least: 20, most: 52 },
  { scene: 'On a pilgrim train', measure: 'years of age', many: 'men', few: 'women', least: 35, most: 68 },
  {
    scene: 'In a spelling contest',
    measure: 'words spelt right',
    many: 'day scholars',
    few: 'boarders',
    least: 24,
    most: 60,
  },
] as const;

interface Crowd {
  scene: string;
  measure: string;
  many: string;
  few: string;
  /** Distances of the two averages from the common one: of the smaller group, of the larger group. */
  far: number;
  near: number;
  mean: number;
  up: boolean;
  unit: number;
  turn: number;
}

const meansOf = ({ mean, far, near, up }: Crowd) => ({
  many: up ? mean + near : mean - near,
  few: up ? mean - far : mean + far,
});

/** AR.AVG.2 Medium: the averages give the ratio of the sizes, the difference of the sizes gives the unit. */
const sizeFromMeans = template<Crowd, Fraction>({
  type: 'AR.AVG.2',
  band: 'Medium',
  variant: 'size-from-means',
  revision: 1,
  draw: draw => {
    const crowd = draw.pick(crowds);
    const near = draw.int(1, 8);
    const far = draw.int(near + 1, 11);
    const [a, b] = ratioOf(far, near);
    if (!a || !b || (a.equals(far) && far - near === 1 && near > 5)) return null;
    const p = {
      scene: crowd.scene,
      measure: crowd.measure,
      many: crowd.many,
      few: crowd.few,
      far,
      near,
      mean: draw.int(crowd.least, crowd.most),
      up: draw.chance(0.5),
      unit: draw.int(2, 12),
      turn: draw.int(0, 3),
    };
    const { many, few } = meansOf(p);
    const fits = Math.min(many, few) >= crowd.least && Math.max(many, few) <= crowd.most;
    const count = a.add(b).mul(p.unit);
    return fits && count.gte(20) && count.lte(160) ? p : null;
  },
  stem: p => {
    const [a, b] = sharesOf(p);
    const { many, few } = meansOf(p);
    return `${p.scene} there are ${a.sub(b).mul(p.unit).toFraction()} more ${p.many} than ${p.few}. The averages, in ${p.measure}, are ${many} for the ${p.many}, ${few} for the ${p.few} and ${p.mean} for all of them together. How many ${p.many} are there?`;
  },
  answer: p => sharesOf(p)[0].mul(p.unit),
  slips: p => {
    const [a, b] = sharesOf(p);
    const more = a.sub(b).mul(p.unit);
    return turnedAfterFirst(
      [
        {
          misconception: 'reports_other_quantity',
          value: b.mul(p.unit),
          words: `You took the number of ${p.few} for the answer; the average of all lies nearer to that of the ${p.many}, so they are the larger group.`,
        },
        {
          misconception: 'difference_as_one_part',
          value: a.mul(more),
          words: `You took the difference of ${more.toFraction()} as one part; it stands for the difference of the two parts, ${a.toFraction()} less ${b.toFraction()}.`,
        },
        {
          misconception: 'reports_total',
          value: a.add(b).mul(p.unit),
          words: `You took the number of all together for the answer; only the ${p.many} are asked.`,
        },
        {
          misconception: 'difference_as_total',
          value: more.mul(a).div(a.add(b)),
          words: `You took ${more.toFraction()} as the number of all; it is how many more ${p.many} there are.`,
        },
        {
          misconception: 'difference_as_smaller_group',
          value: more.mul(a).div(b),
          words: `You took ${more.toFraction()} as the number of ${p.few}; it is how many more ${p.many} there are.`,
        },
        {
          misconception: 'difference_as_answer',
          value: more.mul(2),
          words: `You took the ${p.many} as twice the difference; that holds only if there are just as many ${p.few} as the difference.`,
        },
      ],
      p.turn,
    );
  },
  show: value => `$${value.toFraction()}$`,
  plausible: (value, p) => whole(value) && value.gt(sharesOf(p)[0].sub(sharesOf(p)[1]).mul(p.unit)),
  solution: p => {
    const [a, b] = sharesOf(p);
    const { many, few } = meansOf(p);
    const more = a.sub(b).mul(p.unit);
    return {
      snapRead: `Three averages are given, two of groups and one of all, and by how many one group is larger. Its size is asked.`,
      approach: `The distances of the group averages from the common average are inversely as the sizes of the groups, because the deviations balance. That gives the ratio of the sizes; the difference then fixes one part. No equation in two unknowns is needed.`,
      steps: [
        {
          says: 'Find how far each group average lies from the average of all.',
          works: `|${many} - ${p.mean}| = ${p.near}, \\qquad |${few} - ${p.mean}| = ${p.far}`,
          value: q(p.far, p.near),
        },
        {
          says: `The sizes are inversely as these distances: write ${p.many} to ${p.few}.`,
          works: `${p.far} : ${p.near}${a.equals(p.far) ? '' : ` = ${a.toFraction()} : ${b.toFraction()}`}`,
          value: a.div(b),
        },
        {
          says: `The difference of the parts stands for the difference of the sizes. Find one part and multiply.`,
          works: `\\frac{${more.toFraction()}}{${a.toFraction()} - ${b.toFraction()}} = ${p.unit}, \\qquad ${a.toFraction()} \\times ${p.unit} = ${a.mul(p.unit).toFraction()}`,
          value: a.mul(p.unit),
        },
      ],
      check: `${a.mul(p.unit).toFraction()} times ${p.near} and ${b.mul(p.unit).toFraction()} times ${p.far} are both ${a.mul(p.unit).mul(p.near).toFraction()}: the deviations balance.`,
      principle: 'Group sizes are inversely as the distances of the group averages from the common average.',
    };
  },
  verify: p => {
    // Try every number of the smaller group and average all members.
    const { many, few } = meansOf(p);
    const [a, b] = sharesOf(p);
    const more = a.sub(b).mul(p.unit).valueOf();
    for (let small = 1; small < 2000; small += 1)
      if ((small + more) * many + small * few === (2 * small + more) * p.mean) return q(small + more);
    throw new Error('no size fits');
  },
});

/** Parts of the larger and the smaller group in lowest terms. */
function sharesOf({ far, near }: Crowd): readonly [Fraction, Fraction] {
  const [a, b] = ratioOf(far, near);
  return [a as Fraction, b as Fraction];
}

const trios = [
  {
    scene: 'A publisher prints novels, plays and travel books',
    names: ['novels', 'plays', 'travel books'],
    measure: 'pages',
  },
  {
    scene: 'A yoga school has morning, noon and evening batches',
    names: ['morning batch', 'noon batch', 'evening batch'],
    measure: 'years of age',
  },
  {
    scene: 'A cricket league has batters, bowlers and keepers',
    names: ['batters', 'bowlers', 'keepers'],
    measure: 'runs',
  },
  {
    scene: 'A dairy buys milk from villages Alur, Belur and Chikur',
    names: ['farms of Alur', 'farms of Belur', 'farms of Chikur'],
    measure: 'litres a day',
  },
  {
    scene: 'A college has sections P, Q and R',
    names: ['students of P', 'students of Q', 'students of R'],
    measure: 'marks',
  },
] as const;

const sizeRatios = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [4, 1],
  [1, 4],
] as const;

interface Trio {
  scene: string;
  names: readonly [string, string, string];
  measure: string;
  means: readonly [number, number, number];
  /** Averages of the first two groups together, and of the last two together. */
  pairs: readonly [number, number];
  turn: number;
}

/** Parts of the first and the last group, reached through the middle one. */
function outerParts({ means: [a, b, c], pairs: [ab, bc] }: Trio): readonly [Fraction, Fraction] {
  const [first, last] = ratioOf(Math.abs((b - ab) * (c - bc)), Math.abs((ab - a) * (bc - b)));
  return [first as Fraction, last as Fraction];
}

const outerMean = (p: Trio) => {
  const [first, last] = outerParts(p);
  return first.mul(p.means[0]).add(last.mul(p.means[2])).div(first.add(last));
};

/** AR.AVG.2 Hard: two pair averages give two ratios, and the middle group has to be matched before they can be chained. */
const chainedGroups = template<Trio, Fraction>({
  type: 'AR.AVG.2',
  band: 'Hard',
  variant: 'chained-groups',
  revision: 1,
  draw: draw => {
    // Sizes as x : y and z : w in lowest terms; the distances of the averages are inversely as these, times a step.
    const [x, y] = draw.pick(sizeRatios);
    const [z, w] = draw.pick(sizeRatios);
    const [up, on] = [draw.pick([-1, 1]), draw.pick([-1, 1])];
    // Only steps that make the average of the outer groups a whole number.
    const steps = [1, 2, 3, 4, 5, 6].flatMap(s =>
      [1, 2, 3, 4, 5, 6]
        .filter(t => ((up * (x + y) * s + on * (z + w) * t) * y * w) % (x * z + y * w) === 0)
        .map(t => [s, t] as const),
    );
    if (steps.length === 0) return null;
    const [s, t] = draw.pick(steps);
    const a = draw.int(30, 90);
    const b = a + up * (x + y) * s;
    const c = b + on * (z + w) * t;
    const { scene, names, measure } = draw.pick(trios);
    const p: Trio = {
      scene,
      names,
      measure,
      means: [a, b, c],
      pairs: [a + up * y * s, b + on * w * t],
      turn: draw.int(0, 4),
    };
    if (Math.abs(c - a) < 6 || Math.min(b, c) < 24 || Math.max(a, b, c) > 96) return null;
    // The middle group must need matching, else the two ratios chain by themselves.
    const mean = outerMean(p);
    return whole(mean) && y !== z && x * z !== y * w ? p : null;
  },
  stem: ({ scene, names: [x, y, z], measure, means: [a, b, c], pairs: [ab, bc] }) =>
    `${scene}. The averages, in ${measure}, are ${a} for the ${x}, ${b} for the ${y} and ${c} for the ${z}. The ${x} and the ${y} together average ${ab}, and the ${y} and the ${z} together average ${bc}. What is the average of the ${x} and the ${z} together?`,
  answer: outerMean,
  slips: p => {
    const [a, b, c] = p.means;
    const [ab, bc] = p.pairs;
    const of = (first: number, last: number) => q(first * a + last * c, first + last);
    const [first, last] = outerParts(p);
    const [x, y] = ratioOf(Math.abs(b - ab), Math.abs(ab - a)).map(t => t.valueOf()) as [number, number];
    const [z, w] = ratioOf(Math.abs(c - bc), Math.abs(bc - b)).map(t => t.valueOf()) as [number, number];
    const all = q(x * z * a + y * z * b + y * w * c, x * z + y * z + y * w);
    return turnedAfterFirst(
      [
        {
          misconception: 'chained_without_matching',
          value: of(x, w),
          words: `You took ${x} and ${w} from the two ratios as they stand; the ${p.names[1]} have different terms in them and must be made equal first.`,
        },
        {
          misconception: 'mean_of_means',
          value: q(a + c, 2),
          words: `You took the plain mean of ${a} and ${c}; the two groups are not of the same size.`,
        },
        {
          misconception: 'weights_swapped',
          value: of(last.valueOf(), first.valueOf()),
          words: `You took the ratio of the two groups the wrong way round; the nearer average belongs to the larger group.`,
        },
        {
          misconception: 'reports_mean_of_all',
          value: all,
          words: `You took the average of all three groups for the answer; the ${p.names[1]} do not belong to it.`,
        },
        {
          misconception: 'mean_of_pair_means',
          value: q(ab + bc, 2),
          words: `You took the mean of the two pair averages; that counts the ${p.names[1]} twice, and they are not asked for.`,
        },
        {
          misconception: 'product_of_wrong_terms',
          value: of(x * w, y * z),
          words:
            'You took the ratios with one of them turned round when chaining; the terms of the middle group have to cancel.',
        },
      ],
      p.turn,
    );
  },
  show: (value, p) => `$${numberTex(value)}$ ${p.measure}`,
  plausible: (value, { means: [a, , c] }) =>
    value.gt(Math.min(a, c)) && value.lt(Math.max(a, c)) && value.d <= 10n,
  solution: p => {
    const [a, b, c] = p.means;
    const [ab, bc] = p.pairs;
    const [x, y] = ratioOf(Math.abs(b - ab), Math.abs(ab - a)) as readonly [Fraction, Fraction];
    const [z, w] = ratioOf(Math.abs(c - bc), Math.abs(bc - b)) as readonly [Fraction, Fraction];
    const [first, last] = outerParts(p);
    const mean = outerMean(p);
    return {
      snapRead: `Three group averages and two pair averages, no sizes. The average of the two outer groups is asked; the middle group links them.`,
      approach: `Each pair average gives the ratio of two sizes, inversely as the distances. Chain the two ratios through the middle group, making its term equal in both, to get the ratio of the outer groups. Then take their weighted average. Ratios suffice; the sizes themselves cannot be found and are not needed.`,
      steps: [
        {
          says: `From the first pair average find the ratio of the ${p.names[0]} to the ${p.names[1]}: inversely as the distances.`,
          works: `|${b} - ${ab}| : |${a} - ${ab}| = ${fractionTex(x)} : ${fractionTex(y)}`,
          value: x.div(y),
        },
        {
          says: `In the same way find the ratio of the ${p.names[1]} to the ${p.names[2]}.`,
          works: `|${c} - ${bc}| : |${b} - ${bc}| = ${fractionTex(z)} : ${fractionTex(w)}`,
          value: z.div(w),
        },
        {
          says: `Make the term of the ${p.names[1]} equal in both and read off the outer two.`,
          works: `${fractionTex(x)} \\times ${fractionTex(z)} : ${fractionTex(y)} \\times ${fractionTex(w)} = ${fractionTex(first)} : ${fractionTex(last)}`,
          value: first.div(last),
        },
        {
          says: 'Take the average of the two outer groups with these weights.',
          works: `\\frac{${fractionTex(first)} \\times ${a} + ${fractionTex(last)} \\times ${c}}{${fractionTex(first.add(last))}} = ${numberTex(mean)}`,
          value: mean,
        },
      ],
      check: `The distances of $${numberTex(mean)}$ from ${a} and ${c} are $${numberTex(mean.sub(a).abs())}$ and $${numberTex(mean.sub(c).abs())}$, inversely as ${ratio([first, last])}.`,
      principle:
        'Averages of pairs give ratios of sizes; chain them through the common group before averaging again.',
    };
  },
  verify: ({ means: [a, b, c], pairs: [ab, bc] }) => {
    // Look for actual group sizes that give both pair averages, then average the outer members.
    for (let middle = 1; middle <= 120; middle += 1)
      for (let first = 1; first <= 400; first += 1) {
        if (first * a + middle * b !== (first + middle) * ab) continue;
        for (let last = 1; last <= 400; last += 1)
          if (last * c + middle * b === (last + middle) * bc) return q(first * a + last * c, first + last);
      }
    throw new Error('no sizes fit');
  },
});

export const averages: readonly AnyTemplate[] = [twoGroups, sizeFromMeans, chainedGroups, ...fixedAverages];
