import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Kinds of race: the shortest usual length in metres, and speeds of winners, in metres a second. */
const usual = {
  'foot race': { least: 100, slow: 3, fast: 7.5 },
  'cycle race': { least: 500, slow: 6, fast: 14 },
  'skating race': { least: 300, slow: 5, fast: 13 },
  'rowing race': { least: 400, slow: 2, fast: 5.5 },
} as const;

interface Three {
  names: readonly [string, string, string];
  race: keyof typeof usual;
  /** The race, the lead of the first over the second and of the second over the third, in metres. */
  length: number;
  x: number;
  y: number;
  /** By how many seconds the first beats the third. */
  seconds: number;
  way: boolean;
}

/** What the third covers while the first covers a metre. */
const third = ({ length, x, y }: Three) => q((length - x) * (length - y), length * length);

const winnersTime = form({
  form: 'time-through-the-third',
  revision: 2,
  band: 'Medium',
  seconds: 95,
  also: ['AR.RAT.1'],
  entry: true,
  stem: ({ names: [a, b, c], race, length, x, y, seconds, way }: Three) =>
    way
      ? `In a ${race} over ${length} metres ${a} beats ${b} by ${x} metres, and over the same distance ${b} beats ${c} by ${y} metres. All keep their speeds. ${a} beats ${c} by ${seconds} seconds. In how many seconds does ${a} cover the ${length} metres?`
      : `Over ${length} metres ${b} is ${x} metres behind when ${a} finishes, and in another ${race} over this distance ${c} is ${y} metres behind when ${b} finishes. At the same speeds ${c} needs ${seconds} seconds more than ${a} for the ${length} metres. What is the time of ${a}?`,
  path: path<Three>()
    .quiet('second', ({ length, x }) => q(length - x))
    .quiet('share', ({ length, y }) => q(length - y, length))
    .step(
      'place',
      (_p, { second, share }) => second.mul(share),
      ({ names: [a, b, c] }) =>
        `Stop the race when ${a} finishes. ${c} has covered a fixed share of the way of ${b}: find the place of ${c}.`,
      ({ length, y }, { second, place }) =>
        `\\frac{${length} - ${y}}{${length}} \\times ${second} = ${numberTex(place)}`,
    )
    .step(
      'ratio',
      ({ length }, { place }) => place.div(length),
      'Speeds are in the ratio of these distances, and times in the inverse ratio.',
      ({ length, names: [a, , c] }, { place, ratio }) =>
        `\\frac{\\text{time of ${a}}}{\\text{time of ${c}}} = \\frac{${numberTex(place)}}{${length}} = ${fractionTex(ratio)}`,
    )
    .step(
      'time',
      ({ seconds }, { ratio }) => ratio.mul(seconds).div(q(1).sub(ratio)),
      'The difference of the times is known, so compare the parts.',
      ({ seconds }, { ratio, time }) =>
        `\\frac{${ratio.n}}{${ratio.d} - ${ratio.n}} \\times ${seconds} = ${numberTex(time)}`,
    ),
  slips: [
    {
      misconception: 'leads_added',
      at: 'place',
      wrongly: ({ length, x, y }) => (x + y < length ? q(length - x - y) : null),
      words: ({ x, y, names: [a] }) =>
        `The leads of $${x}$ and $${y}$ metres were added; the second of them is not complete when ${a} finishes.`,
    },
    {
      misconception: 'gives_the_loser',
      at: 'time',
      wrongly: ({ seconds }, { ratio }) => q(seconds).div(q(1).sub(ratio)),
      words: ({ names: [a, , c] }, { time }) =>
        `$${numberTex(time)}$ seconds is the time of ${c}; that of ${a} is asked.`,
    },
    {
      misconception: 'one_lead_only',
      at: 'share',
      wrongly: () => q(1),
      words: ({ x, names: [, b, c] }) =>
        `Only the lead of $${x}$ metres was used, as if ${b} and ${c} had the same speed.`,
    },
    {
      misconception: 'one_lead_only',
      at: 'second',
      wrongly: ({ length }) => q(length),
      words: ({ y, names: [a, b] }) =>
        `Only the lead of $${y}$ metres was used, as if ${a} and ${b} had the same speed.`,
    },
    {
      misconception: 'difference_compared_with_the_winner',
      at: 'time',
      wrongly: ({ seconds }, { ratio }) => q(seconds).mul(ratio).div(q(1).sub(ratio)).sub(seconds),
      words: ({ seconds, names: [a] }) =>
        `The $${seconds}$ seconds were taken off the time of ${a} once more; they are the lead over the third.`,
    },
    {
      misconception: 'second_lead_scaled_up',
      at: 'place',
      wrongly: ({ length, x, y }) => {
        const gap = q(y * length, length - x).add(x);
        return gap.valueOf() < length ? q(length).sub(gap) : null;
      },
      words: ({ length, x, y, names: [, b] }) =>
        `The lead of $${y}$ metres was scaled up; ${b} has covered only $${length} - ${x}$ metres, so it has to be scaled down.`,
    },
    {
      misconception: 'larger_lead_only',
      at: 'time',
      wrongly: ({ length, x, y, seconds }) => q(length * seconds, x + y),
      words: ({ x, y, names: [, , c] }, { time }) =>
        `$${numberTex(time)}$ seconds is the time in which ${c} would cover the race if the $${x} + ${y}$ metres took the whole difference.`,
    },
  ],
  show: value => withUnit(value, 'seconds'),
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: ({ names: [a, , c] }) =>
    `Two leads in metres join three racers; the gap between ${a} and ${c} is told in seconds, and a time is asked.`,
  approach: ({ names: [a, , c] }) =>
    `Chain the two leads into the ratio of the speeds of ${a} and ${c}. Times are in the inverse ratio, and their difference is given.`,
  faster: ({ length, x, y, seconds }, { ratio }) =>
    `Speeds multiply along the chain: $\\frac{${length - x}}{${length}} \\times \\frac{${length - y}}{${length}} = ${fractionTex(ratio)}$. So $${ratio.d - ratio.n}$ parts are $${seconds}$ seconds.`,
  check: ({ length, seconds, names: [a, , c] }, { time, place }) =>
    `In $${numberTex(time)}$ seconds ${c} covers $${numberTex(place)}$ metres, so the whole takes $${numberTex(time)} \\times \\frac{${length}}{${numberTex(place)}} = ${numberTex(time.add(seconds))}$ seconds, $${seconds}$ more than ${a} needs.`,
  principle:
    'Leads do not add: multiply the shares covered in the same time, and turn the ratio over for times.',
  verify: ({ length, x, y, seconds }) => {
    // Speeds from a time t of the first, tried in quarters of a second.
    for (let quarters = 4; quarters < 8000; quarters += 1) {
      const fast = q(length * 4, quarters);
      const slow = fast
        .mul(length - x)
        .div(length)
        .mul(length - y)
        .div(length);
      if (q(length).div(slow).sub(q(quarters, 4)).equals(seconds)) return q(quarters, 4);
    }
    throw new Error('no time fits');
  },
});

/** AR.REL.4 Medium: two leads in metres joined, and the third in seconds. */
export const threeRacers: readonly AnyTemplate[] = situation<Three>({
  type: 'AR.REL.4',
  situation: 'three-racers-and-a-time',
  tries: 80,
  draw: draw => {
    const [a = '', b = '', c = ''] = draw.some(peopleInArithmetic, 3);
    const length = draw.pick([100, 200, 400, 500, 600, 800, 1000]);
    const p: Three = {
      names: [a, b, c],
      race: draw.pick(['foot race', 'cycle race', 'skating race', 'rowing race'] as const),
      length,
      x: (length / 20) * draw.int(1, 5),
      y: (length / 40) * draw.int(2, 10),
      seconds: draw.int(6, 60),
      way: draw.chance(0.5),
    };
    const ratio = third(p);
    const time = ratio.mul(p.seconds).div(q(1).sub(ratio));
    const speed = length / time.valueOf();
    const { least, slow, fast } = usual[p.race];
    const isUsual = length >= least && speed >= slow && speed <= fast;
    return isUsual && p.x !== p.y && time.d === 1n && ratio.d <= 200n ? p : null;
  },
  forms: [winnersTime],
});
