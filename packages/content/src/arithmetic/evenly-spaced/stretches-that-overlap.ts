import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Overlap {
  story: (typeof stories)[number];
  /** How many numbers there are, the place that both stretches share, the step and the first number. */
  n: number;
  place: number;
  gap: number;
  first: number;
}

const stories = [
  {
    what: 'The heights of the books on a shelf, in mm, are evenly spaced and in increasing order.',
    things: 'books',
    thing: 'book',
    value: 'height',
  },
  {
    what: 'In a hall the prices of the rows are evenly spaced, and every row is dearer than the one before.',
    things: 'rows',
    thing: 'row',
    value: 'price',
  },
  {
    what: 'The weights of the parcels on a belt, in grams, grow by the same amount from each parcel to the next.',
    things: 'parcels',
    thing: 'parcel',
    value: 'weight',
  },
] as const;

const words = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const howMany = form<Overlap>(
  'number-from-overlapping-stretches',
  {
    band: 'Hard',
    seconds: 140,
    entry: true,
    also: ['AR.AVG.2'],
    verify: ({ n, place, gap, first }) => {
      const at = (i: number) => first + gap * (i - 1);
      const [low, high, all] = [(at(1) + at(place)) / 2, (at(place) + at(n)) / 2, (at(1) + at(n)) / 2];
      // The total is counted in two ways for every number of them.
      for (let m = place + 1; m < 400; m += 1) {
        const shared = low + high - all;
        if (place * low + (m - place + 1) * high - shared === m * all) return m;
      }
      throw new Error('no number fits');
    },
  },
  ({ story: { what, things, thing, value }, n, place, gap, first }, { step, find, write }) => {
    const at = (i: number) => first + gap * (i - 1);
    const low = q(at(1) + at(place), 2);
    const high = q(at(place) + at(n), 2);
    const all = q(at(1) + at(n), 2);
    const name = words[place] ?? '';
    write(tex`\frac{f + k}{2} = ${low}, \quad \frac{k + l}{2} = ${high}, \quad \frac{f + l}{2} = ${all}`, {
      because: text`In evenly spaced numbers the first and the last are equally far from the middle, and so are
          the second and the last but one. So the average is half of the sum of the ends, whatever their number.`,
    })`
      Let $f$, $k$ and $l$ be the ${value}s of the first, the ${name} and the last ${thing}. Each stretch is evenly
      spaced, too, so its average is the mean of its two ends.`;
    const shared = step(calc`${low} + ${high} - ${all}`, {
      name: text`the ${value} of the ${name} ${thing}`,
      works: (_, working) => tex`k = ${working}`,
      because: text`The shared ${value} $k$ is in both stretches, so the first two equations together hold it as a
          whole, with $\frac{f}{2}$ and $\frac{l}{2}$. The third one holds exactly these two halves.`,
    })`
      In the sum of the first two equations $k$ counts twice as $\frac{k}{2}$; subtract the third one, and only $k$ is
      left.`;
    const start = step(calc`2 * ${low} - ${shared}`, {
      name: text`the ${value} of the first ${thing}`,
      works: (_, working) => tex`f = ${working}`,
      because: text`Two numbers with the mean 20 have the sum 40. When one of them is known, the other is what is
          left of the sum.`,
    })`
      The first equation says that $f$ and $k$ have the mean $${low}$. Double this average and subtract $k$ to find
      the first ${value}.`;
    const gaps = find(place - 1);
    const step_ = step(calc`(${shared} - ${start}) / ${gaps}`, {
      name: 'the step from one to the next',
      because: text`From the first to the fifth there are 4 steps, not 5: the steps lie between the ${things}.`,
    })`
      From the first to the ${name} ${thing} there are $${place - 1}$ equal steps. Divide to find one step.`;
    const end = find(calc`2 * ${all} - ${start}`);
    const more = step(calc`(${end} - ${start}) / ${step_}`, {
      name: 'the number of steps',
      works: (_, working) => tex`l = 2 \times ${all} - ${start} = ${end}, \quad ${working}`,
      because: text`All steps are equal, so the number of steps is the whole distance over one step.`,
    })`
      Double the average of all and subtract the first ${value} to find the last one. Then divide the distance from
      the first to the last by one step.`;
    const wanted = step(calc`${more} + 1`, {
      because: text`Three steps join four ${things}, for example.`,
    })`
      Each step leads to one more ${thing}, and the first ${thing} stands before all steps. Add 1 to find the number
      of ${things}.`;
    return {
      answer: wanted,
      stem: text`${what} The average ${value} of the first $${place}$ ${things} is $${low}$. From the ${name} ${thing}
        on, up to the last one, the average is $${high}$, and the average of all is $${all}$. Find the number of
        ${things}.`,
      show: plain,
      plausible: value_ => value_.d === 1n && value_.gt(place),
      slips: [
        slip('counted_gaps_for_numbers', wanted, more)`
          You gave $${wanted}$, the number of steps. The steps lie between the ${things}, so there is one ${thing}
          more.`,
        slip('counted_twice', wanted, () => calc`${place} * (${high} - ${low}) / (${high} - ${all})`)`
          ${here} takes $${place}$ ${things} and all the others for the two averages. The ${name} ${thing} is in both
          stretches.`,
        slip('counted_gaps_for_numbers', gaps, place)`
          The distance from the first to the ${name} ${thing} was divided by $${place}$. There are only
          $${place - 1}$ steps between them.`,
        slip('took_the_mean_for_the_middle', shared, () => q(all))`
          You used $${all}$, the average of all, for the ${name} ${thing}. It belongs to the middle of the row, and
          the ${name} need not stand there.`,
        slip('counted_twice', wanted, calc`${more} + 2`)`
          You added 2 to the number of steps: ${here}. There is only one ${thing} more than steps.`,
        slip('went_a_step_too_far', wanted, calc`${more} + ${place}`)`
          ${here} adds the first $${place}$ ${things}, but the steps were counted from the first ${thing} on.`,
        slip('stopped_a_step_early', wanted, calc`${more} + 1 - ${place - 1}`)`
          You found the number from the ${name} ${thing} on: ${here}. The question asks for all ${things}, also those
          before it.`,
      ],
      snapRead: text`Two stretches of an evenly spaced row share one ${thing}, and three averages are known. Write
        each average with the ends of its stretch.`,
      approach: text`Replace each average by the mean of two ends. Three equations give the shared ${value} and both
        ends; the place of the shared ${thing} then gives the step.`,
      faster: text`In all, $n$ ${things} of $${all}$ are $${place}$ of $${low}$ and $n - ${place - 1}$ of $${high}$,
        less the shared one of $${shared}$: $${all}n = ${low} \times ${place} + ${high}(n - ${place - 1}) -
        ${shared}$.`,
      check: text`With a step of $${step_}$ the ${things} run from $${start}$ over $${shared}$ to $${end}$, and
        $\frac{${start} + ${end}}{2} = ${all}$.`,
      principle: text`The average of evenly spaced numbers is the mean of the two ends, so averages of stretches are
        equations for their ends.`,
    };
  },
);

/** AR.AVG.4 Hard: two stretches of a row that share one number. */
export const stretchesThatOverlap: readonly AnyTemplate[] = situation<Overlap>({
  type: 'AR.AVG.4',
  situation: 'stretches-that-overlap',
  tries: 60,
  draw: draw => {
    const [n, place, gap] = [draw.int(9, 36), draw.int(4, 10), draw.int(2, 12)];
    const first = draw.int(12, 160);
    const isClear = n >= place + 3 && 2 * place - 1 !== n && n - place + 1 !== place && gap !== place - 1;
    return isClear ? { story: draw.pick(stories), n, place, gap, first } : null;
  },
  forms: [howMany],
});
