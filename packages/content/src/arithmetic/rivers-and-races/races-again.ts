import { path } from '../../path.ts';
import { numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Beaten {
  length: number;
  metres: number;
  seconds: number;
  way: boolean;
}

const winnersTime = form({
  form: 'time-from-metres-and-seconds',
  revision: 4,
  band: 'Easy',
  seconds: 50,
  stem: ({ length, metres, seconds, way }: Beaten) =>
    way
      ? `In a race of $${length}$ m Arjun beats Vikram by $${metres}$ m or $${seconds}$ seconds. In how many seconds does Arjun run the race?`
      : length < 500
        ? `When the winner of a skating race over $${length}$ metres crosses the finishing line, the second skater still has $${metres}$ metres to go and, at the same speed, needs $${seconds}$ more seconds. What is the winner's time?`
        : `In a skating race over $${length}$ metres the second skater still has $${metres}$ metres to go when the winner crosses the finishing line. Skating on at the same speed, the second skater needs $${seconds}$ seconds for these. How long does the winner take for the $${length}$ metres?`,
  path: path<Beaten>()
    .step(
      'speed',
      ({ metres, seconds }) => q(metres, seconds),
      'The second one covers the missing metres in the seconds given: find this speed.',
      ({ metres, seconds }, { speed }) => `${metres} \\div ${seconds} = ${numberTex(speed)}`,
    )
    .quiet('covered', ({ length, metres }) => q(length - metres))
    .step(
      'time',
      (_p, { speed, covered }) => covered.div(speed),
      "In the winner's time the second one covers the rest; divide.",
      ({ length, metres }, { speed, time }) =>
        `(${length} - ${metres}) \\div ${numberTex(speed)} = ${numberTex(time)}`,
    ),
  slips: [
    {
      misconception: 'gives_the_loser',
      at: 'covered',
      wrongly: ({ length }) => q(length),
      words: ({ length }) => `$${length}$ m at this speed is the time of the second, not of the winner.`,
    },
    {
      misconception: 'seconds_taken_off_twice',
      at: 'covered',
      wrongly: ({ length, metres }) => q(length - 2 * metres),
      words: ({ metres }) => `The $${metres}$ m were taken off twice.`,
    },
    {
      misconception: 'seconds_added',
      at: 'covered',
      wrongly: ({ length, metres }) => q(length + metres),
      words: ({ metres }) => `The $${metres}$ m were added to the race; the second one is short of them.`,
    },
    {
      misconception: 'half_of_the_gap',
      at: 'covered',
      wrongly: ({ length, metres }) => q(2 * length - metres, 2),
      words: ({ metres }) => `Only half of the $${metres}$ m was taken off.`,
    },
    {
      misconception: 'metres_of_one_second',
      at: 'speed',
      wrongly: ({ metres }) => q(metres),
      words: ({ metres, seconds }) =>
        `The $${metres}$ m were taken as covered in one second; they take $${seconds}$ seconds.`,
    },
    {
      misconception: 'difference_of_metres_and_seconds',
      at: 'time',
      wrongly: ({ seconds }, { speed, covered }) => covered.div(speed).add(2 * seconds),
      words: ({ seconds }) => `The $${seconds}$ seconds were added although the winner is the faster one.`,
    },
    {
      misconception: 'seconds_subtracted_again',
      at: 'time',
      wrongly: ({ seconds }, { speed, covered }) => covered.div(speed).sub(q(seconds, 2)),
      words: ({ seconds }) =>
        `Half of the $${seconds}$ seconds was taken off at the end; the metres had settled the gap.`,
    },
  ],
  show: value => withUnit(value, 'seconds'),
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () => 'A lead in metres and in seconds: together they are the speed of the second.',
  approach: () =>
    'Metres over seconds give the speed of the second; up to the finish of the winner it covers the rest.',
  check: ({ length, metres, seconds }, { time }) =>
    `The second needs $${numberTex(time.add(seconds))}$ s for $${length}$ m, and in the last $${seconds}$ s it covers $${numberTex(q(length).div(time.add(seconds)).mul(seconds))}$ m, that is $${metres}$.`,
  principle: 'A lead in metres and the same lead in seconds give the speed of the one behind.',
  verify: ({ length, metres, seconds }) => q(length * seconds, metres).sub(seconds),
});

interface Leads {
  length: number;
  /** By how many metres the first beats the second and the third, and the second beats the third. */
  a: number;
  b: number;
  c: number;
  way: boolean;
}

const lengthFromLeads = form({
  form: 'length-from-three-leads',
  band: 'Medium',
  seconds: 90,
  entry: true,
  stem: ({ a, b, c, way }: Leads) =>
    way
      ? `A, B and C run at constant speeds. Over a certain distance A beats B by $${a}$ m and C by $${b}$ m, and B beats C by $${c}$ m. What is this distance in metres?`
      : `Three cyclists ride along the same straight road at constant speeds, starting together. When the first reaches the end, the second has $${a}$ m and the third $${b}$ m still to go; when the second reaches it, the third has $${c}$ m to go. How many metres long is the road?`,
  path: path<Leads>()
    .step(
      'ahead',
      ({ a, b }) => q(b - a),
      'When the first one finishes, find how far the second is ahead of the third.',
      ({ a, b }, { ahead }) => `${b} - ${a} = ${numberTex(ahead)}`,
    )
    .step(
      'gain',
      ({ c }, { ahead }) => q(c).sub(ahead),
      'At the end of the second one the lead is larger: see what it gained on the stretch that was left.',
      ({ a, c }, { ahead, gain }) =>
        `${c} - ${numberTex(ahead)} = ${numberTex(gain)} \\text{ m on the last } ${a} \\text{ m}`,
    )
    .quiet('stretch', ({ a }) => q(a))
    .step(
      'length',
      ({ c }, { gain, stretch }) => stretch.mul(c).div(gain),
      'The lead grows in proportion to the distance that the second covers, so the whole lead needs the whole distance.',
      ({ c }, { gain, stretch, length }) =>
        `${numberTex(stretch)} \\times \\frac{${c}}{${numberTex(gain)}} = ${numberTex(length)}`,
    ),
  slips: [
    {
      misconception: 'lead_at_the_first_finish',
      at: 'length',
      wrongly: (_p, { ahead, gain, stretch }) => stretch.mul(ahead).div(gain),
      words: (_p, { ahead, length }) =>
        `A lead of $${numberTex(ahead)}$ m needs $${numberTex(length)}$ m: so far the second had come when the first finished.`,
    },
    {
      misconception: 'stretch_of_the_third',
      at: 'stretch',
      wrongly: ({ b }) => q(b),
      words: ({ a, b }) =>
        `The lead was taken to grow over the $${b}$ m of the third; the second had only $${a}$ m left.`,
    },
    {
      misconception: 'stretch_added_again',
      at: 'length',
      wrongly: ({ a, c }, { gain, stretch }) => stretch.mul(c).div(gain).add(a),
      words: ({ a }) => `The last $${a}$ m were added once more; they are part of the whole distance.`,
    },
    {
      misconception: 'difference_of_stretches',
      at: 'stretch',
      wrongly: ({ a, b }) => q(b - a),
      words: (_p, { stretch }) =>
        `$${numberTex(stretch)}$ m is a lead and not the stretch over which the lead grew.`,
    },
    {
      misconception: 'lead_taken_against_the_first',
      at: 'ahead',
      wrongly: ({ a, c }) => (c > a ? q(a) : null),
      words: ({ a }) =>
        `The $${a}$ m between the first and the second were taken for the lead of the second over the third.`,
    },
    {
      misconception: 'stretch_for_both',
      at: 'stretch',
      wrongly: ({ a, b }) => q(a + b, 2),
      words: ({ a, b }) =>
        `The mean of $${a}$ m and $${b}$ m was used for the stretch; only the second one's own $${a}$ m count.`,
    },
  ],
  show: value => withUnit(value, 'm'),
  plausible: (value, { b }) => value.valueOf() > b && value.d === 1n,
  snapRead: () =>
    'Three leads over one unknown distance: two at the finish of the first runner and one at the finish of the second.',
  approach: () =>
    'Look at the second and the third only. Their gap is known at two moments, and between these the second covers a known stretch; gaps grow in proportion.',
  faster: ({ length, a, b, c }) =>
    `The lead over the third grows from $${b - a}$ to $${c}$ m in $${a}$ m, that is $${numberTex(q(c + a - b, a))}$ m in each metre, so the distance is $${c} \\div ${numberTex(q(c + a - b, a))} = ${length}$.`,
  check: ({ a, b, c }, { length }) =>
    `$${numberTex(length.sub(b))} : ${numberTex(length.sub(a))}$ equals $${numberTex(length.sub(c))} : ${numberTex(length)}$.`,
  principle: 'At constant speeds the gap between two runners grows in proportion to the distance covered.',
  verify: ({ a, b, c }) => {
    // The third's speed against the second's, from either finish.
    for (let length = b + 1; length < 5000; length += 1)
      if ((length - b) * length === (length - c) * (length - a)) return q(length);
    throw new Error('no length fits');
  },
});

/** AR.REL.4: a lead in metres and in seconds, and three leads over one distance. */
export const racesAgain: readonly AnyTemplate[] = [
  ...situation<Beaten>({
    type: 'AR.REL.4',
    situation: 'metres-and-seconds',
    draw: draw => {
      const length = draw.pick([100, 200, 400, 500, 600, 800, 1000]);
      const [metres, seconds] = [draw.int(5, Math.min(80, length / 5)), draw.int(2, 14)];
      const time = q((length - metres) * seconds, metres);
      // Of the winner, as fast as people run and skate.
      const speed = length / time.valueOf();
      return time.d === 1n && speed >= 3.5 && speed <= (length < 300 ? 9 : 7.5)
        ? { length, metres, seconds, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [winnersTime],
  }),
  ...situation<Leads>({
    type: 'AR.REL.4',
    situation: 'three-leads',
    draw: draw => {
      const length = draw.step(180, 1500, 20);
      const a = draw.step(12, length / 4, 3);
      const b = a + draw.step(4, length / 5, 2);
      const c = q((b - a) * length, length - a);
      return c.d === 1n && c.valueOf() !== a ? { length, a, b, c: c.valueOf(), way: draw.chance(0.5) } : null;
    },
    tries: 200,
    forms: [lengthFromLeads],
  }),
];
