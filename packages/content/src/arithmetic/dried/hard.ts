import type Fraction from 'fraction.js';
import { upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Mixed {
  /** Per cent of water where equal weights are mixed after drying, and where one half of a load is dried. */
  after: number;
  before: Fraction;
  what: string;
  frame: number;
}

const fruits = [
  { what: 'grapes' },
  { what: 'figs' },
  { what: 'mushrooms' },
  { what: 'apricots' },
  { what: 'chillies' },
] as const;

const dried = form<Mixed>(
  'loss-by-drying-from-two-mixtures',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.3', 'AL.QUA.4'],
    verify: ({ after, before }) => {
      // Solid parts of the fresh ones, in halves of a per cent; those of the dried ones follow from the first mixture.
      for (let i = 2; i < 200; i += 1) {
        const fresh = q(i, 2);
        const dry = q(2 * (100 - after)).sub(fresh);
        if (dry.lte(fresh) || dry.gte(100)) continue;
        // Half of 2 kg is dried: 1 kg becomes fresh / dry kg.
        const solid = fresh.mul(2).div(q(1).add(fresh.div(dry)));
        if (solid.equals(q(100).sub(before))) return q(100).sub(fresh.div(dry).mul(100));
      }
      throw new Error('no contents fit');
    },
  },
  ({ after, before, what, frame }, { step, find }) => {
    const mean = find(100 - after, { name: 'the per cent that is not water where equal weights are mixed' });
    const other = find(q(100).sub(before));
    const sum = step(calc`2 * ${mean}`, {
      name: 'a + d',
      works: (_value, working) => tex`a + d = ${working}`,
      because: text`Equal weights are mixed, so both per cents count equally. What is not water is followed,
          because drying does not change it.`,
    })`
      Let $a$ per cent of the fresh ${what} and $d$ per cent of the dried ones be no water. In equal weights the mixture
      has the mean of the two, $100 - ${after} = ${mean}$ per cent.`;
    const product = step(calc`${mean} * ${other}`, {
      name: 'ad',
      works: (_value, working) =>
        tex`\frac{2a}{1 + \frac{a}{d}} = \frac{2ad}{a + d} = ${other} \Rightarrow ad = ${working}`,
      because: text`What is not water stays, so 1 kg of fresh ${what} becomes $\frac{a}{d}$ kg when dried: the
          less water is left, the smaller is the weight. Both halves bring $a$ hundredths.`,
    })`
      When one half of 2 kg is dried, $1 + \frac{a}{d}$ kg remain, and all the $2a$ hundredths that are not water are in
      them, $100 - ${before} = ${other}$ per cent.`;
    const apart = step(calc`sqrt((${sum} / 2)^2 - ${product})`, {
      name: 'half of the difference of a and d',
      works: (_value, working) => tex`\frac{d - a}{2} = ${working}`,
      because: text`$\left(\frac{a + d}{2}\right)^2 - ad = \left(\frac{d - a}{2}\right)^2$. So sum and product fix
          the two numbers.`,
    })`
      Sum and product of $a$ and $d$ are known. The square of half of the sum, less the product, is the square of half
      of the difference: take the root.`;
    const wet = find(sum.div(2).sub(apart));
    const dry = find(sum.div(2).add(apart));
    const loss = step(calc`(1 - ${wet} / ${dry}) * 100%`, {
      works: value => tex`a = ${wet}, \; d = ${dry}: \quad 1 - \frac{${wet}}{${dry}} = ${value}\%`,
      because: text`The same amount that is not water is $a$ per cent of the fresh weight and $d$ per cent of the
          dried weight. The larger the per cent, the smaller the weight.`,
    })`
      So $a$ and $d$ lie that far below and above ${mean}. By drying the weight falls in the ratio $a : d$. Subtract
      what is left from 1 to find the loss.`;
    return {
      answer: loss,
      stem:
        frame === 0
          ? text`If equal weights of fresh and of dried ${what} are mixed, water makes ${after}% of the weight. If a
            load of the fresh ${what} is divided into two equal parts, one part is dried in the same way, and both are
            then mixed, water makes ${before}% of the weight. By what per cent does the weight of fresh ${what} fall by
            drying?`
          : text`A mixture of 1 kg of dried ${what} and 1 kg of fresh ones is ${after}% water. From 2 kg of the same
            fresh ${what}, 1 kg was taken out, dried as the others, and put back; that mixture is ${before}% water. What
            per cent of their weight do these ${what} lose by drying?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 30n,
      slips: [
        slip('gave_the_complement', loss, calc`${wet} / ${dry} * 100%`)`
          You gave the part of the weight that remains: ${here}. The question asks for the part that is lost.`,
        slip('took_points_for_per_cent', loss, calc`${dry} - ${wet}`)`
          You subtracted the per cents that are not water: ${here}. They are per cents of different weights, so they
          cannot be subtracted.`,
        slip('answered_another_quantity', loss, calc`100% - ${wet}%`)`
          You gave the per cent of water in the fresh ${what}: ${here}. Not all of it goes by drying.`,
        slip('wrong_base', loss, calc`(1 - (100 - ${dry}) / (100 - ${wet})) * 100%`)`
          ${here} compares the per cents of water in both. The weights are inversely as the per cents that are not
          water.`,
        slip(
          'answered_another_quantity',
          loss,
          () => calc`(1 - ${wet.div(dry).mul(q(100).sub(dry))} / (100 - ${wet})) * 100%`,
        )`
          ${here} is the part of the water that goes. The ${what} are not water alone.`,
        slip('answered_another_quantity', loss, dry)`
          You gave ${loss}%, what is not water in the dried ${what}. The question asks for the loss of weight.`,
        slip('did_not_halve', loss, calc`(${dry} - ${wet}) / (${dry} + ${wet}) * 100%`)`
          You compared the difference of the per cents that are not water with their sum: ${here}. The loss is a part
          of the fresh weight.`,
        slip('wrong_base', loss, calc`(1 - ${other} / ${mean}) * 100%`)`
          You compared the two mixtures with each other: ${here}. Only in one of them something is dried, and only one
          half of it.`,
        slip('took_a_part_for_the_whole', loss, calc`(1 - ${wet} / ${dry}) / 2 * 100%`)`
          ${here} is the loss of the second mixture, of which only one half is dried.`,
      ],
      snapRead: text`Equal weights after drying in one mixture, before drying in the other: what is not water gives two
        kinds of mean.`,
      approach: text`Follow what is not water. The first mixture gives the arithmetic mean of the two per cents, the
        second
        their harmonic mean; both together give sum and product.`,
      faster: text`With $t = \frac{a}{d}$ the two means are as $\frac{4t}{(1 + t)^2} = ${frac(other.div(mean))}$.`,
      check: () =>
        text`$100$ kg of fresh ${what} with $${wet}$ kg that is no water become $${wet.div(dry).mul(100)}$ kg. Together
          with $100$ fresh ones that is $${wet.div(dry).add(1).mul(100)}$ kg with $${wet.mul(2)}$ kg that is no water:
          ${q(100).sub(before)}%.`,
      principle: text`For what stays, equal weights after a loss give the arithmetic mean of the per cents, equal
        weights
        before it the harmonic mean.`,
    };
  },
);

interface Daily {
  /** Per cent of the first weight lost in the first two days and in the next two. */
  fall: Fraction;
  next: Fraction;
  what: string;
  frame: number;
}

const loads = [
  { what: 'hay' },
  { what: 'peat' },
  { what: 'sawdust' },
  { what: 'seaweed' },
  { what: 'coir' },
] as const;

const after = form<Daily>(
  'water-left-after-four-days',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.SEQ.2'],
    verify: ({ fall, next }) => {
      // The water at first by halving, so that its second pair of days takes off the given weight.
      let [low, high] = [fall.valueOf(), 100];
      for (let i = 0; i < 90; i += 1) {
        const water = (low + high) / 2;
        const left = water - fall.valueOf();
        if (left * (1 - left / water) < next.valueOf()) low = water;
        else high = water;
      }
      const left = low - fall.valueOf() - next.valueOf();
      return nearFraction((100 * left) / (100 - fall.valueOf() - next.valueOf()), 60);
    },
  },
  ({ fall, next, what, frame }, { step, find }) => {
    const [first, second] = [find(fall), find(next)];
    const keep = step(calc`${second} / ${first}`, {
      name: 'what remains of the water in two days',
      works: value => tex`\frac{${second}}{${first}} = ${frac(value)}`,
      because: text`If half of the water has gone, every later loss is half as large too. So losses fall just as
          the water does, and their ratio shows it.`,
    })`
      Take $100$ kg at first. The two pairs of days take away $${first}$ kg and $${second}$ kg of water. The loss is
      proportional to the water that is there, so the second loss divided by the first is the part of the water that
      remains after two days.`;
    const water = step(calc`${first} / (1 - ${keep})`, {
      name: 'the water at first, of 100 kg',
      works: value => tex`${first} \div \left(1 - ${frac(keep)}\right) = ${value}`,
      because: text`The part that remains and the part that goes make the whole water, 1. The loss belongs to the
          part that goes.`,
    })`
      The first loss of $${first}$ kg is what does not remain of the water at first. Divide it by this part, 1 less
      the part that remains.`;
    const left = step(calc`${water} - ${first} - ${second}`, {
      name: 'the water after four days',
      because: text`Nothing is added and nothing else is lost. So what has not dried away in the four days is
          still there.`,
    })`
      Subtract both losses from the water at first to find the water after four days.`;
    const weight = step(calc`100 - ${first} - ${second}`, {
      name: 'the weight after four days',
      because: text`A per cent of water compares the water with the whole weight at that time. The weight has
          become less by exactly the water that is gone.`,
    })`
      Only water has gone. Subtract the same losses from $100$ kg to find the weight after four days.`;
    const wanted = step(calc`${left} / ${weight} * 100%`, {
      name: text`the per cent of water after four days`,
      because: text`The base is the weight after four days. The first $100$ kg are not there any more.`,
    })`
      Divide the water that is left by this weight, and write it in per cent.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`On every day in the sun, a heap of wet ${what} loses the same per cent of the water that it has in the
            morning, and nothing else. In the first two days its weight falls by ${first}% of the first weight, in the
            next two days by ${second}% of the first weight. What per cent of the weight is water after these four
            days?`
          : frame === 1
            ? text`Wet ${what} is laid out to dry, and each day the same part of the water that is still in it goes into
              the air. From $100$ kg of it $${q(100).sub(first)}$ kg are left after two days and
              $${q(100).sub(first).sub(second)}$ kg after four days. Find the per cent of water in what is left then.`
            : text`A load of ${what} contains water, of which a constant per cent is lost on each day of drying, counted
              from what is there on that morning. Two days of drying take ${first}% off the weight of the load, and four
              days ${q(first).add(second)}%. How much of the weight, in per cent, is water at the end of the four
              days?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 60n,
      slips: [
        slip('wrong_base', weight, 100)`
          You compared the water with the first weight. After four days the weight is less, because water has gone.`,
        slip('forgot_what_was_done', left, calc`${water} - ${first}`)`
          You used the water after two days, $${left}$ kg. Two more days have followed, and more water has gone.`,
        slip('answered_another_quantity', wanted, water)`
          You gave ${wanted}%, the part of water at first. The question asks for the part after four days.`,
        slip('gave_the_complement', wanted, calc`(1 - ${left} / ${weight}) * 100%`)`
          You gave the part that is no water: ${here}. The question asks for the water.`,
        slip('took_a_wrong_number_of_periods', left, calc`${water} * ${keep}^4`)`
          $${frac(keep)}$ was taken for the part that remains after one day, so that $${left}$ kg are left. It is the
          part for two days.`,
        slip('assumed_a_proportion', water, calc`2 * ${first}`)`
          You let half of the water go in two days, so that there were $${water}$ kg at first. The two losses show
          which part remains.`,
        slip('took_a_wrong_number_of_periods', left, calc`${water} * ${keep}^3`)`
          The part that remains was taken three times, which leaves $${left}$ kg. There are two pairs of days.`,
      ],
      snapRead: text`Neither the daily loss nor the water at first is known, but the losses of two equal times. They
        are as the water at the beginning of each.`,
      approach: text`Take two days as one step: the quotient of the losses is what remains of the water in a step. That
        gives the water at first, and then at the end.`,
      faster: text`The losses go on in the same ratio without end, and together they are all the water:
        $\frac{${first}}{1 - ${frac(keep)}} = ${water}$.`,
      check: () =>
        text`$${water}$ kg of water become $${water.mul(keep)}$ and $${water.mul(keep).mul(keep)}$ kg, so $${first}$ and
          $${second}$ kg go; $${left}$ of $${weight}$ kg are ${wanted}%.`,
      principle: text`Losses that are a fixed part of what is left form a geometric progression; two of them over equal
        times give the ratio.`,
    };
  },
);

/** What is not water in fresh and dried ones, where both means and the loss are neat. */
const mixtures = upTo(46).flatMap(fresh =>
  upTo(96).flatMap(dry => {
    const before = q(100).sub(q(2 * fresh * dry, fresh + dry));
    const loss = q(100 * (dry - fresh), dry);
    const fits =
      fresh >= 8 &&
      dry >= 50 &&
      (fresh + dry) % 2 === 0 &&
      dry - fresh > 20 &&
      [1n, 2n, 5n].includes(before.d) &&
      loss.d <= 3n;
    return fits ? [{ after: 100 - (fresh + dry) / 2, before }] : [];
  }),
);
const daily = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [9, 16],
  [16, 25],
  [4, 9],
].flatMap(([a = 0, b = 1]) =>
  Array.from({ length: 60 }, (_, i) => i + 28).flatMap(water => {
    const fall = q(water * (b - a), b);
    const next = fall.mul(a).div(b);
    const share = q(water).sub(fall).sub(next).div(q(100).sub(fall).sub(next)).mul(100);
    return fall.d <= 2n && next.d <= 2n && share.d <= 3n && next.gt(4) ? [{ fall, next }] : [];
  }),
);

/** AR.MIX.5 Hard: a half that is dried, and water that goes day by day. */
export const partlyDried: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'AR.MIX.5',
    situation: 'dried-and-fresh',
    tries: 10,
    draw: draw => ({ ...draw.pick(mixtures), ...draw.pick(fruits), frame: draw.int(0, 1) }),
    forms: [dried],
  }),
  ...situation<Daily>({
    type: 'AR.MIX.5',
    situation: 'day-by-day',
    tries: 10,
    draw: draw => ({ ...draw.pick(daily), ...draw.pick(loads), frame: draw.int(0, 2) }),
    forms: [after],
  }),
];
