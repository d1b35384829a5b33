import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
    revision: 2, // One stem had 'none of the two'.
    verify: ({ p, q, r, unit }) => {
      const all = 100 * unit;
      for (let both = 0; both <= all; both += 1)
        if (p * unit + q * unit - both + r * unit === all) return both;
      return -1;
    },
  },
  ({ p, q, r, unit, scene, frame, who }, { step }) => {
    const out = r * unit;
    const inside = step(calc`100% - ${r}%`, {
      name: 'the per cent in at least one group',
      because: text`Everybody is either in no group or in at least one, so the two per cents make $100\%$. The two
        groups need not cover all ${scene.who}.`,
    })`
      Take all ${scene.who} as $100\%$. Subtract the per cent who do neither: the rest do at least one of the two.`;
    const shared = step(calc`${p}% + ${q}% - ${inside}%`, {
      name: 'the per cent who do both',
      because: text`Whoever does both stands in the first group and in the second. So the sum of the two groups counts
        this person two times and is too large by just these.`,
    })`
      Add the two groups and subtract the per cent who do at least one. The sum counts those who do both twice, so what
      is too much is the per cent who do both.`;
    const one = step(calc`${out} ÷ ${r}`, {
      name: text`how many ${scene.who} make $1\%$`,
      because: text`Only for those who do neither both the per cent and the number are known. They show the size of one
        per cent.`,
    })`
      Now go over to numbers: $${r}\%$ are $${out}$ ${scene.who}. Divide to find how many ${scene.who} are $1\%$.`;
    const both = step(calc`${shared} * ${one}`)`
      Multiply this by the per cent who do both to get their number.`;
    return {
      answer: both,
      stem: wording(
        frame,
        text`In a survey ${p}% of the ${scene.who} ${scene.a} and ${q}% ${scene.b}. The others, ${out} ${scene.who} or
          ${r}% of all, do neither. How many ${scene.who} do both?`,
        text`${who} reports on some ${scene.who}: ${p}% ${scene.a}, ${q}% ${scene.b}, and ${r}%, that is ${out}
          ${scene.who}, do neither. Find the number who do both.`,
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
          ${here} is how many only ${scene.a}. The question asks for those who do both.`,
        slip('left_out_a_case', both, calc`(${q} - ${shared}) * ${one}`)`
          ${here} is how many only ${scene.b}. The question asks for those who do both.`,
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
    revision: 2,
    also: ['AR.PCT.4'],
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
          ${scene.b}, in the second kind ${b}%. What per cent of the ${scene.who} do exactly one of the two?`,
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
  /** At least a% of the first group are in the second, at most b% of the second in the first; z% in none. */
  a: number;
  b: number;
  z: number;
  scene: Scene;
  frame: number;
  who: string;
}

const mostOf = ({ a, b, z }: { a: number; b: number; z: number }) =>
  q(100 - z).div(q(a, 100).mul(q(100, b).sub(1)).add(1));

const mostInFirst = form<TwoWays>(
  'most-in-one-from-two-bounds-of-the-overlap',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.7'],
    verify: ({ a, b, z }) => {
      let best = 0;
      // First group in twelfths of a per cent, the overlap in twentieths between its bounds.
      for (let first = 1; first <= 12 * (100 - z); first += 1)
        for (let part = 0; part <= 20; part += 1) {
          const share = q(a)
            .add(q((100 - a) * part, 20))
            .div(100);
          const both = share.mul(first);
          const second = q(12 * (100 - z) - first).add(both);
          if (both.mul(100).lte(second.mul(b))) best = first;
        }
      return q(best, 12);
    },
  },
  ({ a, b, z, scene, frame, who }, { step }) => {
    const inside = step(calc`100% - ${z}%`, {
      name: 'the per cent who do at least one',
      because: text`Those who do neither take their part of the $100\%$ in any case, so they leave less room for the two
        groups.`,
    })`
      Subtract those who do neither from $100\%$. The others do at least one of the two.`;
    const outside = step(calc`(100 - ${b}) / ${b}`, {
      name: text`those who only ${scene.b}, for each who does both`,
      works: value => tex`\frac{100 - ${b}}{${b}} = ${frac(value)}`,
      because: text`A small second group leaves more room for the first, and its least size follows from those who do
        both.`,
    })`
      At most ${b}% of those who ${scene.b} also ${scene.a}. So for each person who does both, at least this number only
      ${scene.b}.`;
    const besides = step(calc`${a} / 100 * ${outside}`, {
      name: text`those who only ${scene.b}, for each of those who ${scene.a}`,
      because: text`The number just found belongs to each person who does both, and of those who ${scene.a} at least
        ${a} in a hundred do both. So it counts for this part of them.`,
      works: value => tex`\frac{${a}}{100} \times ${frac(outside)} = ${frac(value)}`,
    })`
      At least ${a}% of those who ${scene.a} do both. So for each person who ${scene.a}, at least this number only
      ${scene.b}. Multiply.`;
    const most = step(calc`${inside} ÷ (1 + ${besides})`, {
      because: text`Whoever does at least one either is among those who ${scene.a} or does only the other thing, so
        these two parts make the whole inside, without any overlap.`,
      works: value => tex`A\left(1 + ${frac(besides)}\right) \le ${inside}\% \Rightarrow A \le ${value}\%`,
    })`
      Those who ${scene.a}, $A$ of all, and those who only ${scene.b} are together all who do at least one. With both
      bounds reached, equality holds.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`Of the ${scene.who} who ${scene.a}, at least ${a}% also ${scene.b}; of those who ${scene.b}, at most ${b}%
          also ${scene.a}. ${z}% of all ${scene.who} do neither. What is the maximum possible percentage of the
          ${scene.who} who ${scene.a}?`,
        text`In ${who}'s survey ${z}% of the ${scene.who} neither ${scene.a} nor ${scene.b}. Not less than ${a}% of
          those
          who ${scene.a} also ${scene.b}, and not more than ${b}% of those who ${scene.b} also ${scene.a}. Find the
          greatest
          percentage of the ${scene.who} who can be among those who ${scene.a}.`,
        text`Some ${scene.who} were asked, and ${z}% of them neither ${scene.a} nor ${scene.b}.
          The ones who do both are at least ${a}% of all who ${scene.a} and at most ${b}% of all who ${scene.b}. At most
          what percentage of the ${scene.who} ${scene.a}?`,
        text`Two lists name the ${scene.who} of a village who ${scene.a} and those who ${scene.b}. The names on both
          are at
          least ${a}% of the first list and at most ${b}% of the second, and ${z}% of the ${scene.who} are on no list.
          What
          percentage of the ${scene.who} can be on the first list at most?`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip('assumed_no_overlap', besides, calc`${a} / ${b}`)`
          The two groups were taken in the ratio $${b} : ${a}$ and added up to all who do at least one. Those who do
          both
          are then counted twice.`,
        slip('swapped_the_two', most, calc`${inside} ÷ (1 + ${b} / 100 * (100 - ${a}) / ${a})`)`
          ${here} is a bound for those who ${scene.b}, with the two per cents exchanged.`,
        slip('left_out_a_term', inside, calc`100%`)`
          You shared all $100\%$ between the two groups. ${z}% of all do neither, so they belong to no group.`,
        slip('answered_another_quantity', most, calc`${inside} ÷ (1 + ${besides}) * ${a}%`)`
          ${here} is the percentage who do both in this case. The question asks for all who ${scene.a}.`,
        slip('answered_another_quantity', most, calc`${inside} ÷ (1 + ${besides}) * (100% - ${a}%)`)`
          ${here} is the percentage who only ${scene.a} in this case. Those who do both belong to the group too.`,
        slip('wrong_base', most, calc`${inside} * (1 - ${besides})`)`
          ${here} takes the part $${frac(besides)}$ of all who do at least one. It is that part of those who
          ${scene.a}.`,
        slip('ignored_a_condition', outside, calc`(100 - ${a}) / ${a}`)`
          For each person who does both, $${frac(outside)}$ were taken who only ${scene.b}. That uses the ${a}% again
          and
          not the ${b}%.`,
      ],
      snapRead: text`Two bounds for those who do both, as per cents of either group: the greatest first group needs the
        fewest outside it.`,
      approach: text`Everybody who does at least one is in the first group or only in the second. The two bounds say
        how many
        are only in the second, at least, for each person in the first.`,
      check: () => {
        const both = most.mul(a).div(100);
        const second = inside.sub(most).add(both);
        return text`With ${most}% who ${scene.a}, ${both}% do both and ${second}% ${scene.b}: $${both}$ is ${a}% of
          $${most}$ and ${both.div(second).mul(100)}% of $${second}$.`;
      },
      principle: text`For a maximum, express what lies outside by the quantity itself with each bound at its limit.`,
    };
  },
);

const twoWays = situation<TwoWays>({
  type: 'MM.SET.4',
  situation: 'overlap-as-per-cents-of-each',
  tries: 200,
  draw: draw => {
    const [a, b, z] = [draw.step(20, 90, 5), draw.step(10, 75, 5), draw.step(4, 40, 2)];
    const most = mostOf({ a, b, z });
    const fits = new Set([a, b, z, 100 - a, 100 - b]).size === 5 && [1n, 2n, 3n, 4n].includes(most.d);
    return fits && most.gt(12) && most.lt(90) && most.mul(a).div(100).d <= 4n
      ? { a, b, z, scene: draw.pick(scenes), frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) }
      : null;
  },
  forms: [mostInFirst],
});

/** MM.SET.4: the overlap in per cents and numbers; per cents of two bases; bounds for the overlap of two groups. */
export const surveys: readonly AnyTemplate[] = [...survey, ...bases, ...twoWays];
