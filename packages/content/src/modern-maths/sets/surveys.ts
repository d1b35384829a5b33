import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

const scenes = [
  { who: 'commuters', a: 'use the metro', b: 'use the bus' },
  { who: 'readers', a: 'buy a Hindi paper', b: 'buy an English paper' },
  { who: 'farmers', a: 'grow wheat', b: 'grow mustard' },
  { who: 'viewers', a: 'watch serials', b: 'watch cricket' },
  { who: 'households', a: 'have a cooler', b: 'have a heater' },
  { who: 'villagers', a: 'keep cows', b: 'keep goats' },
] as const;
type Scene = (typeof scenes)[number];

interface Survey {
  /** Per cents, and how many people make one per cent. */
  p: number;
  q: number;
  r: number;
  unit: number;
  scene: Scene;
  frame: number;
  who: string;
}

const bothFromNeither = form<Survey>(
  'number-in-both-from-the-number-in-neither',
  {
    band: 'Easy',
    seconds: 55,
    apart: true,
    verify: ({ p, q, r, unit }) => {
      const all = 100 * unit;
      for (let both = 0; both <= all; both += 1)
        if (p * unit + q * unit - both + r * unit === all) return both;
      return -1;
    },
  },
  ({ p, q, r, unit, scene, frame, who }, { step }) => {
    const out = r * unit;
    const inside = step(calc`100% - ${r}%`, { name: 'the per cent in at least one group' })`
      Take all ${scene.who} as $100\%$. Those who do at least one are the rest.`;
    const shared = step(calc`${p}% + ${q}% - ${inside}%`, { name: 'the per cent who do both' })`
      The two groups together count those in both twice, so they exceed the per cent inside by those in both.`;
    const one = step(calc`${out} ÷ ${r}`, { name: text`how many ${scene.who} make $1\%$` })`
      Now go over to numbers: $${r}\%$ are $${out}$ ${scene.who}, which tells how many are $1\%$.`;
    const both = step(calc`${shared} * ${one}`)`
      Multiply by the per cent who do both.`;
    return {
      answer: both,
      stem: wording(
        frame,
        text`In a survey ${p}% of the ${scene.who} ${scene.a} and ${q}% ${scene.b}. The others, ${out} ${scene.who} or
          ${r}% of all, do neither. How many ${scene.who} do both?`,
        text`${who} reports on some ${scene.who}: ${p}% ${scene.a}, ${q}% ${scene.b}, and ${r}%, that is ${out}
          ${scene.who}, do none of the two. Find the number who do both.`,
        text`Of all ${scene.who} of a district, ${out} neither ${scene.a} nor ${scene.b}, which is ${r}%. If ${p}%
          ${scene.a} and ${q}% ${scene.b}, how many do the one as well as the other?`,
        text`${q}% of some ${scene.who} ${scene.b}, ${p}% ${scene.a}, and ${r}% do not do any of this. These last are
          ${out} in number. What is the number of ${scene.who} with both?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(100 * unit),
      slips: [
        slip('ignored_a_condition', inside, p + q > 102 ? 100 : false)`
          You let the two groups cover all $100\%$. But ${r}% do neither, so they cover less, and the overlap is larger
          than the $${shared}\%$ you used.`,
        slip('took_points_for_per_cent', one, 1)`
          You gave the $${shared}$ per cent as a number of ${scene.who}. But ${r}% are ${out} of them,
          so one per cent is more than one.`,
        slip('answered_another_quantity', both, calc`(${inside} - ${shared}) * ${one}`)`
          ${here} is how many do exactly one. Those who do both are asked for.`,
        slip('stopped_a_step_early', both, calc`${inside} * ${one}`)`
          ${here} is how many do at least one. Those in both are only a part of them.`,
        slip('left_out_a_case', both, calc`(${p} - ${shared}) * ${one}`)`
          ${here} is how many only ${scene.a}. Both are asked for.`,
        slip('left_out_a_case', both, calc`(${q} - ${shared}) * ${one}`)`
          ${here} is how many only ${scene.b}. Both are asked for.`,
        slip('subtracted_for_added', shared, p !== q && Math.abs(p - q))`
          You used the difference of the two groups, $${shared}\%$. It compares them and does not tell how far they
          overlap.`,
      ],
      snapRead: text`Two groups and the rest in per cents, and one number: find the overlap in per cents, then
        convert.`,
      approach: text`Work with $100$ first: the overlap is what the two groups have too much. At the end the known
        number, ${out}, turns per cents into ${scene.who}.`,
      check: text`In per cents: $${p} + ${q} - ${shared} + ${r} = ${shared.mul(-1).add(p + q + r)}$. In numbers
        $${both}$ is to $${out}$ as $${shared}$ to $${r}$.`,
      principle: text`Work out the overlap in per cents of the whole, and convert to numbers only at the end.`,
    };
  },
);

const survey = situation<Survey>({
  type: 'MM.SET.4',
  situation: 'per-cents-and-one-number',
  tries: 20,
  draw: draw => {
    const [p, q, r] = [draw.int(35, 80), draw.int(30, 75), draw.int(5, 24)];
    const shared = p + q + r - 100;
    const fits = shared > 5 && shared < Math.min(p, q) - 4 && shared !== r && p !== q;
    const who = draw.pick(peopleInArithmetic);
    return fits
      ? { p, q, r, unit: draw.int(3, 15), scene: draw.pick(scenes), frame: draw.int(0, 3), who }
      : null;
  },
  forms: [bothFromNeither],
});

interface Bases {
  /** Of all in the first group; of these also in the second; of the others in the second. */
  p: number;
  a: number;
  b: number;
  scene: Scene;
  frame: number;
  who: string;
}

const exactlyOne = form<Bases>(
  'per-cent-in-one-from-two-bases',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AR.PCT.4'],
    apart: true,
    verify: ({ p, a, b }) => {
      let one = 0;
      // 10,000 people, in order.
      for (let i = 0; i < 10_000; i += 1) {
        const first = i < 100 * p;
        const second = first ? i < p * a : i - 100 * p < (100 - p) * b;
        if (first !== second) one += 1;
      }
      return one / 100;
    },
  },
  ({ p, a, b, scene, frame, who }, { step, find }) => {
    const rest = find(100 - p);
    const firstOnly = step(calc`${p}% * (100% - ${a}%) * 100`, {
      name: text`the per cent who only ${scene.a}`,
      works: value => tex`${p} \times \frac{100 - ${a}}{100} = ${value}`,
    })`
      Take $100$ ${scene.who}. Then $${p}$ ${scene.a}. Of these ${a}% also ${scene.b}, so the other part of the $${p}$
      do only the first.`;
    const secondOnly = step(calc`${rest} * ${b} / 100`, {
      name: text`the per cent who only ${scene.b}`,
      because: text`The ${b}% are a part of those who do not ${scene.a}, and not of all.`,
    })`
      The others are $${100 - p}$ of the $100$. Of these ${b}% ${scene.b}, and they do only that.`;
    const one = step(calc`${firstOnly} + ${secondOnly}`)`
      Both numbers count out of $100$, so they may be added now.`;
    return {
      answer: one,
      stem: wording(
        frame,
        text`${p}% of the ${scene.who} of a town ${scene.a}. Of those, ${a}% also ${scene.b}; of the others, ${b}%
          ${scene.b}. What percentage of the ${scene.who} do exactly one of the two?`,
        text`Among the ${scene.who} whom ${who} asks, ${p}% ${scene.a}. Those who ${scene.b} are ${a}% of this group
          and ${b}% of the rest. Find the per cent of all ${scene.who} asked who do one, but not both.`,
        text`A report says that ${a}% of the ${scene.who} who ${scene.a}, and ${b}% of those who do not, ${scene.b}. If
          ${p}% of all ${scene.who} ${scene.a}, what per cent of them do just one of the two?`,
        text`The ${scene.who} of a region are of two kinds: ${p}% ${scene.a}, the others do not. In the first kind ${a}%
          ${scene.b}, in the second kind ${b}%. How many per cent of the ${scene.who} do either the one or the other,
          but not both?`,
      ),
      show: percent,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 100,
      slips: [
        slip('wrong_base', secondOnly, b)`
          You let the ${b}% be a part of all ${scene.who}. They are ${b}% of those who do not ${scene.a}, and these are
          only ${100 - p}% of all.`,
        slip('wrong_base', firstOnly, p > a && p - a)`
          From ${p}% you took ${a}% off and got ${firstOnly}%. But the ${a}% are a part of the ${p}%, not of all.`,
        slip('left_out_a_case', one, calc`${firstOnly}`)`
          ${here} per cent only ${scene.a}. Those who only ${scene.b} count as well.`,
        slip('answered_another_quantity', one, calc`${p * a} / 100 + ${secondOnly}`)`
          ${here} is the per cent who ${scene.b}, those with both among them. Exactly one is asked for.`,
        slip('mixed_up_exactly_and_at_least', one, calc`${p} + ${secondOnly}`)`
          ${here} is the per cent who do at least one. Those who do both have to be taken off.`,
        slip('gave_the_complement', one, () => calc`100 - (${p * (100 - a)} / 100 + ${(100 - p) * b} / 100)`)`
          ${here} is the per cent who do both or neither; the others are asked for.`,
        slip('added_the_percentages', one, a + b < 100 && calc`${100 - a} + ${b}`)`
          ${here} adds per cents of two different groups. First turn both into per cents of all.`,
      ],
      snapRead: text`Two per cents with different bases, those who ${scene.a} and those who do not: bring both to the
        whole.`,
      approach: text`Take $100$ ${scene.who} and split them into two groups. Within each group find those who do
        exactly one; both numbers are then out of $100$.`,
      check: text`The four parts must make $100$: $${firstOnly}$ only the first, $${firstOnly.mul(-1).add(p)}$ both,
        $${secondOnly}$ only the second, $${secondOnly.mul(-1).add(100 - p)}$ none.`,
      principle: text`Per cents of different groups are added only after each is turned into a per cent of the whole.`,
    };
  },
);

const bases = situation<Bases>({
  type: 'MM.SET.4',
  situation: 'per-cents-of-group-and-rest',
  tries: 30,
  draw: draw => {
    const [p, a, b] = [draw.step(20, 80, 5), draw.step(10, 90, 5), draw.step(10, 90, 5)];
    const whole = (p * a) % 100 === 0 && ((100 - p) * b) % 100 === 0;
    if (!whole || new Set([p, 100 - p, a, b, 100 - a, 100 - b]).size < 6) return null;
    return { p, a, b, scene: draw.pick(scenes), frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) };
  },
  forms: [exactlyOne],
});

interface TwoWays {
  /** Of the first group a per cent are in the second, of the second b per cent in the first; z per cent in none. */
  a: number;
  b: number;
  z: number;
  t: number;
  scene: Scene;
  frame: number;
  who: string;
}

const allFromTwoShares = form<TwoWays>(
  'total-from-two-shares-of-the-overlap',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.RAT.4'],
    verify: ({ a, b, z, t }) => {
      const difference = (a - b) * t;
      for (let all = 1; all < 20_000; all += 1) {
        const inside = (all * (100 - z)) / 100;
        // First group x, second x + difference.
        for (const x of [(inside - difference) / (2 - a / 100)]) {
          if (Number.isInteger(inside) && Math.abs((x * a) / 100 - ((x + difference) * b) / 100) < 1e-9)
            return all;
        }
      }
      return -1;
    },
  },
  ({ a, b, z, t, scene, frame, who }, { step }) => {
    const difference = (a - b) * t;
    let g = 1;
    for (let d = 1; d <= b; d += 1) if (a % d === 0 && b % d === 0) g = d;
    const [m, n] = [b / g, a / g];
    const part = step(calc`${difference} / (${n} - ${m})`, {
      name: 'one part of the ratio of the groups',
      because: text`Those who do both are in each group, so they drop out of the difference.`,
      works: (
        _value,
        working,
      ) => tex`${a}\% \times A = ${b}\% \times B, \; A : B = ${m} : ${n}; \quad ${n}k - ${m}k =
        ${difference}, \; k = ${working}`,
    })`
      Let $A$ and $B$ be the numbers who ${scene.a} and who ${scene.b}. Those who do both are ${a}% of $A$ and also
      ${b}% of $B$, which gives the ratio. Those who only ${scene.b} are as many more than those who only ${scene.a} as
      $B$ is more than $A$, so the difference gives one part $k$.`;
    const first = step(calc`${m} * ${part}`, { name: text`how many ${scene.a}` })`
      That gives the first group.`;
    const second = step(calc`${n} * ${part}`, { name: text`how many ${scene.b}` })`
      And the second group.`;
    const shared = step(calc`${first} * ${a}%`, { name: 'how many do both' })`
      Those who do both are ${a}% of the first group.`;
    const inside = step(calc`${first} + ${second} - ${shared}`, { name: 'how many do at least one' })`
      For those who do at least one, take them off once, as they are in both groups.`;
    const all = step(calc`${inside} ÷ ${100 - z}%`)`
      As ${z}% of all do neither, these are ${100 - z}% of all.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`Of the ${scene.who} who ${scene.a}, ${a}% also ${scene.b}; of those who ${scene.b}, ${b}% also ${scene.a}.
          ${z}% of all ${scene.who} do neither, and ${difference} more only ${scene.b} than only ${scene.a}. How many
          ${scene.who} are there?`,
        text`In ${who}'s survey ${z}% of the ${scene.who} neither ${scene.a} nor ${scene.b}. Both is done by ${a}% of
          those who ${scene.a} and by ${b}% of those who ${scene.b}. Those who only ${scene.b} outnumber those who only
          ${scene.a} by ${difference}. How many ${scene.who} took part?`,
        text`Some ${scene.who} were asked. The ones who ${scene.a} as well as ${scene.b} make up ${a}% of all who
          ${scene.a} and ${b}% of all who ${scene.b}. Exactly ${difference} fewer only ${scene.a} than only ${scene.b},
          and ${z}% do none of this. Find the number of ${scene.who} who were asked.`,
        text`Two lists name the ${scene.who} of a place who ${scene.a} and those who ${scene.b}. ${a}% of the first
          list and ${b}% of the second are the names on both, ${difference} more names are on the second list only than
          on the first only, and ${z}% of the ${scene.who} are on no list. How many ${scene.who} has the place?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        stop('ignored_a_condition', inside)`
          $${inside}$ do at least one. The ${z}% who do neither have to be added to reach all.`,
        slip('wrong_base', all, (Number(q100(a, b, t)) * z) % 100 === 0 && calc`${inside} * (100% + ${z}%)`)`
          ${here} takes the ${z}% of those who do at least one. They are ${z}% of all, so $${inside}$ is ${100 - z}% of
          all.`,
        slip('assumed_no_overlap', inside, calc`${first} + ${second}`)`
          You added the groups to $${inside}$. Those who do both are counted twice in that.`,
        slip('took_the_overlap_off_twice', inside, calc`${first} + ${second} - 2 * ${shared}`)`
          ${here} is how many do exactly one. Those who do both belong to all as well, once.`,

        slip('wrong_base', shared, calc`${first} * ${b}%`)`
          ${here} for both takes ${b}% of those who ${scene.a}. The ${b}% are of those who ${scene.b}.`,
        slip('gave_the_complement', all, calc`${inside} ÷ ${z}%`)`
          ${here} lets those who do at least one be ${z}% of all. These ${z}% are the ones who do neither.`,
        slip('left_out_a_case', inside, calc`${second}`)`
          You let only those who ${scene.b}, $${inside}$, be the ${100 - z}%. Those who only ${scene.a} do not do
          neither.`,
        slip('wrong_base', shared, calc`${second} * ${a}%`)`
          You found ${here} for both by taking ${a}% of those who ${scene.b}. The ${a}% are of those who ${scene.a}.`,
        slip(
          'used_a_wrong_given_number',
          part,
          difference % (m + n) === 0 && calc`${difference} / (${n} + ${m})`,
        )`
          You divided the difference by the sum of the parts, ${here}. A difference of groups in the ratio $${m} :
          ${n}$ is $${n} - ${m} = ${n - m}$ part(s).`,
      ],
      snapRead: text`The overlap as a per cent of either group, a difference and a per cent in neither: equate the
        overlap first.`,
      approach: text`The same people are a per cent of both groups, so the groups are in a known ratio. The difference
        gives their sizes. Then count those inside once, and go from them to all.`,
      check: text`${a}% of $${first}$ and ${b}% of $${second}$ are both $${shared}$. Only the second: $${second} -
        ${shared} = ${second.sub(shared)}$, only the first: $${first} - ${shared} = ${first.sub(shared)}$. Neither:
        $${all} - ${inside} = ${all.sub(inside)}$.`,
      principle: text`If the same people are per cents of two groups, the groups are in the inverse ratio of these per
        cents.`,
    };
  },
);

/** Those in at least one group. */
function q100(a: number, b: number, t: number) {
  return t * (a + b) - (a * b * t) / 100;
}

const twoWays = situation<TwoWays>({
  type: 'MM.SET.4',
  situation: 'overlap-as-per-cents-of-each',
  tries: 60,
  draw: draw => {
    const [a, b, z] = [draw.step(20, 80, 5), draw.step(10, 60, 5), draw.pick([20, 25, 40, 50])];
    const t = draw.pick([4, 8, 12, 16, 20, 24]);
    if (a <= b || (a * b * t) % 100 > 0) return null;
    const inside = q100(a, b, t);
    const all = (inside * 100) / (100 - z);
    if (!Number.isInteger(all) || all > 4000 || new Set([a, b, z]).size < 3) return null;
    return {
      a,
      b,
      z,
      t,
      scene: draw.pick(scenes),
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [allFromTwoShares],
});

/** MM.SET.4: the overlap in per cents and numbers; per cents of two bases; the overlap as a per cent of each group. */
export const surveys: readonly AnyTemplate[] = [...survey, ...bases, ...twoWays];
