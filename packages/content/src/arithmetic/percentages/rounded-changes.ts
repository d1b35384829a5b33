import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const half = q(1, 2);

interface Reported {
  /** The count at first. */
  start: number;
  /** The two changes as reported, whole per cents; the second is a fall. */
  rise: number;
  fall: number;
  place: string;
  who: string;
  frame: number;
}

export const stories = [
  { place: 'a swimming club', who: 'members' },
  { place: 'an evening college', who: 'students' },
  { place: 'a bird sanctuary', who: 'cranes' },
  { place: 'a housing society', who: 'residents' },
  { place: 'a weekly newspaper', who: 'subscribers' },
  { place: 'a chess league', who: 'players' },
] as const;

/** Whole numbers strictly between start × least and start × most, both in per cent. */
const inside = (start: Fraction | number, least: Fraction, most: Fraction) => {
  const low = q(start).mul(least).div(100);
  const high = q(start).mul(most).div(100);
  return [low.floor().add(1), high.ceil().sub(1)] as const;
};

const finalCounts = form({
  form: 'count-of-final-numbers',
  revision: 2,
  band: 'Hard',
  seconds: 150,
  also: ['AL.INQ.3', 'AL.DIO.5'],
  entry: true,
  stem: ({ start, rise, fall, place, who, frame }: Reported) =>
    frame === 0
      ? `There were $${start}$ ${who} in ${place}. A report, in which every percentage is rounded to the nearest whole number, says that their number rose by ${percent(rise)} in one year and then fell by ${percent(fall)} in the next. How many values are possible for the final number of ${who}?`
      : `The number of ${who} in ${place} was $${start}$ two years ago. It grew by ${percent(rise)} in the first year and fell by ${percent(fall)} in the second, where both percentages have been rounded to the nearest integer. How many different values can the present number of ${who} have?`,
  path: path<Reported>()
    .quiet('margin', () => half)
    .step(
      'largest',
      ({ start, rise }, { margin }) => inside(start, q(100 + rise).sub(margin), q(100 + rise).add(margin))[1],
      'A rounded per cent stands for an interval of half a per cent on each side. Find the largest number after the rise.',
      ({ start, rise }, { margin, largest }) =>
        `${start} \\times ${numberTex(q(100 + rise).add(margin))}\\% = ${grouped(
          q(start)
            .mul(q(100 + rise).add(margin))
            .div(100),
          4,
        )} \\Rightarrow ${largest}`,
    )
    .step(
      'smallest',
      ({ start, rise }, { margin }) => inside(start, q(100 + rise).sub(margin), q(100 + rise).add(margin))[0],
      'Find the smallest one in the same way.',
      ({ start, rise }, { margin, smallest }) =>
        `${start} \\times ${numberTex(q(100 + rise).sub(margin))}\\% = ${grouped(
          q(start)
            .mul(q(100 + rise).sub(margin))
            .div(100),
          4,
        )} \\Rightarrow ${smallest}`,
    )
    .step(
      'greatest',
      ({ fall }, { margin, largest }) =>
        inside(largest, q(100 - fall).sub(margin), q(100 - fall).add(margin))[1],
      'The final number is greatest for the largest number and the smallest fall.',
      ({ fall }, { margin, largest, greatest }) =>
        `${largest} \\times ${numberTex(q(100 - fall).add(margin))}\\% = ${grouped(largest.mul(q(100 - fall).add(margin)).div(100), 4)} \\Rightarrow ${greatest}`,
    )
    .step(
      'least',
      ({ fall }, { margin, smallest }) =>
        inside(smallest, q(100 - fall).sub(margin), q(100 - fall).add(margin))[0],
      'It is least for the smallest number and the largest fall.',
      ({ fall }, { margin, smallest, least }) =>
        `${smallest} \\times ${numberTex(q(100 - fall).sub(margin))}\\% = ${grouped(smallest.mul(q(100 - fall).sub(margin)).div(100), 4)} \\Rightarrow ${least}`,
    )
    .step(
      'count',
      (_p, { greatest, least }) => greatest.sub(least).add(1),
      'The intervals for the numbers between overlap, so every whole number from the least to the greatest is possible.',
      (_p, { greatest, least, count }) => `${greatest} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'first_number_fixed',
      at: 'smallest',
      wrongly: (_p, { largest }) => largest,
      words: (_p, { largest }) =>
        `Only $${largest}$ was taken for the number after the rise; smaller ones round to the same per cent.`,
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { greatest, least }) => greatest.sub(least),
      words: (_p, { greatest, least }) => `$${greatest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'rounds_outwards',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.add(1),
      words: (_p, { greatest }) =>
        `$${greatest}$ lies above the upper bound; a greatest number is rounded down.`,
    },
    {
      misconception: 'first_change_exact',
      at: 'largest',
      wrongly: ({ start, rise }) => q(start * (100 + rise), 100).floor(),
      words: ({ rise }, { largest }) =>
        `$${largest}$ takes ${percent(rise)} as exact, so that half a per cent above is missing.`,
    },
    {
      misconception: 'error_of_one_per_cent',
      at: 'margin',
      wrongly: () => q(1),
      words: () => 'A full per cent was allowed on each side; rounding hides only half a per cent.',
    },
    {
      misconception: 'first_number_fixed',
      at: 'largest',
      wrongly: (_p, { smallest }) => smallest,
      words: (_p, { smallest }) =>
        `Only $${smallest}$ was taken for the number after the rise; larger ones round to the same per cent.`,
    },
    {
      misconception: 'rounds_outwards',
      at: 'least',
      wrongly: (_p, { least }) => least.sub(1),
      words: (_p, { least }) => `$${least}$ lies below the lower bound; a least number is rounded up.`,
    },
    {
      misconception: 'only_the_first_spread',
      at: 'count',
      wrongly: (_p, { largest, smallest }) => largest.sub(smallest).add(1),
      words: (_p, { largest, smallest }) =>
        `From $${smallest}$ to $${largest}$ are the numbers after the rise; the fall spreads them further.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Two per cents are known only after rounding, and all counts are whole: intervals one after the other.',
  approach: () =>
    'Turn each rounded per cent into an interval. Push both to the same side for the greatest final number, to the other side for the least.',
  faster: ({ start, rise, fall }, { largest, smallest }) =>
    `After the rise: $${smallest}$ to $${largest}$, that is $${start}$ plus ${numberTex(q(2 * rise - 1, 2))} to ${numberTex(q(2 * rise + 1, 2))} per cent; take off ${numberTex(q(2 * fall + 1, 2))} per cent of the first and ${numberTex(q(2 * fall - 1, 2))} of the last.`.replaceAll(
      /(\d+\.5) (to|per|of)/g,
      '$$$1$$ $2',
    ),
  check: ({ start }, { largest, smallest, greatest, least }) => {
    const change = (from: Fraction, to: Fraction) =>
      `$${grouped(to.sub(from).abs().mul(100).div(from), 2)}\\%$`;
    return `$${start} \\to ${largest} \\to ${greatest}$ changes by ${change(q(start), largest)} and ${change(largest, greatest)}; $${start} \\to ${smallest} \\to ${least}$ by ${change(q(start), smallest)} and ${change(smallest, least)}.`;
  },
  principle:
    'A rounded per cent is an interval: follow its ends through every change, and count whole numbers at the end.',
  verify: ({ start, rise, fall }) => {
    const found = new Set<number>();
    for (let next = start; next <= 2 * start; next += 1) {
      if (Math.round((100 * (next - start)) / start) !== rise) continue;
      for (let last = 1; last < next; last += 1)
        if (Math.round((100 * (next - last)) / next) === fall) found.add(last);
    }
    return q(found.size);
  },
});

const onEdge = (of: number, perCent: number) =>
  (of * (2 * perCent + 1)) % 200 === 0 || (of * (2 * perCent - 1)) % 200 === 0;
/** AR.PCT.1 Hard: two per cents known after rounding. */
export const roundedChanges: readonly AnyTemplate[] = situation<Reported>({
  type: 'AR.PCT.1',
  situation: 'rounded-changes',
  tries: 40,
  draw: draw => {
    const p = {
      start: draw.step(120, 640, 10),
      rise: draw.int(6, 38),
      fall: draw.int(4, 30),
      ...draw.pick(stories),
      frame: draw.int(0, 1),
    };
    const [first, last] = inside(p.start, q(2 * p.rise + 199, 2), q(2 * p.rise + 201, 2));
    const afters: number[] = [];
    for (let n = Number(first); n <= Number(last); n += 1) afters.push(n);
    if (afters.length < 2 || afters.length > 6 || p.rise === p.fall) return null;
    if (onEdge(p.start, p.rise) || afters.some(n => onEdge(n, p.fall))) return null;
    const spans = afters.map(n => inside(n, q(199 - 2 * p.fall, 2), q(201 - 2 * p.fall, 2)));
    const joined = spans.every(
      ([low, high], i) => low.lte(high) && (i === 0 || low.lte((spans[i - 1]?.[1] ?? low).add(1))),
    );
    return joined ? p : null;
  },
  forms: [finalCounts],
});
