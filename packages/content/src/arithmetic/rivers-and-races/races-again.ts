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
  revision: 2,
  band: 'Easy',
  seconds: 50,
  stem: ({ length, metres, seconds, way }: Beaten) =>
    way
      ? `In a race of $${length}$ m Arjun beats Vikram by $${metres}$ m or $${seconds}$ seconds. In how many seconds does Arjun run the race?`
      : `When the winner of a swimming race over $${length}$ metres touches the wall, the second swimmer still has $${metres}$ metres to go and needs $${seconds}$ more seconds at an unchanged speed. What is the winner's time?`,
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

interface Starts {
  length: number;
  a: number;
  b: number;
  way: boolean;
}

const startFromStarts = form({
  form: 'start-from-two-starts',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  stem: ({ length, a, b, way }: Starts) =>
    way
      ? `In a race of $${length}$ m, A can give B a start of $${a}$ m or C a start of $${b}$ m, and in either case the two finish together. What start, in metres, can B give C over $${length}$ m so that they finish together?`
      : `Three runners with constant speeds train over $${length}$ m. The fastest and the second finish together when the second starts $${a}$ m ahead; the fastest and the third finish together when the third starts $${b}$ m ahead. How many metres ahead of the second must the third start for these two to finish together over $${length}$ m?`,
  path: path<Starts>()
    .quiet('second', ({ length, a }) => q(length - a))
    .quiet('third', ({ length, b }) => q(length - b))
    .step(
      'ratio',
      (_p, { second, third }) => third.div(second),
      'In the time of the fastest both others cover what their starts leave. Compare their distances.',
      ({ length, a, b }, { ratio }) =>
        `\\frac{${length} - ${b}}{${length} - ${a}} = \\frac{${ratio.n}}{${ratio.d}}`,
    )
    .step(
      'covers',
      ({ length }, { ratio }) => ratio.mul(length),
      'Scale to a full run of the second one.',
      ({ length }, { ratio, covers }) =>
        `\\frac{${ratio.n}}{${ratio.d}} \\times ${length} = ${numberTex(covers)}`,
    )
    .step(
      'start',
      ({ length }, { covers }) => q(length).sub(covers),
      'What is missing is the start.',
      ({ length }, { covers, start }) => `${length} - ${numberTex(covers)} = ${numberTex(start)}`,
    ),
  slips: [
    {
      misconception: 'leads_subtracted',
      at: 'start',
      wrongly: ({ a, b }) => q(b - a),
      words: ({ a, b, length }) =>
        `$${b} - ${a}$ is the gap when the second has covered $${length - a}$ m, not the full $${length}$ m.`,
    },
    {
      misconception: 'scaled_on_the_fastest',
      at: 'start',
      wrongly: ({ length, a, b }) => q((b - a) * length, length - b),
      words: ({ length, b }) =>
        `The gap was scaled with $${length - b}$ m, the distance of the third; it is the second that runs $${length}$ m.`,
    },
    {
      misconception: 'scaled_down',
      at: 'start',
      wrongly: ({ length, a, b }) => q((b - a) * (length - a), length),
      words: ({ length, a, b }, { start }) =>
        `The gap was scaled down; over a longer run it grows. Here $\\frac{(${numberTex(b)} - ${numberTex(a)}) \\times (${numberTex(length)} - ${numberTex(a)})}{${numberTex(length)}} = ${numberTex(start)}$.`,
    },
    {
      misconception: 'scaled_down',
      at: 'start',
      wrongly: ({ length, a, b }) => q((b - a) * (length - b), length),
      words: ({ a, b }) =>
        `The gap of $${b - a}$ m was scaled down to what the third one covers; it has to be scaled up to the full race.`,
    },
    {
      misconception: 'leads_added',
      at: 'third',
      wrongly: ({ length, a, b }) => q(length - a - b),
      words: ({ a, b }) =>
        `The starts of $${a}$ m and $${b}$ m were added; both are measured against the fastest.`,
    },
    {
      misconception: 'scaled_on_the_first_start',
      at: 'start',
      wrongly: ({ length, a, b }) => q(b).sub(q(a * (length - b), length)),
      words: ({ length, a, b }, { start }) =>
        `The second's start was reduced in the third's ratio before subtracting. Here $${numberTex(b)} - \\frac{${numberTex(a)} \\times (${numberTex(length)} - ${numberTex(b)})}{${numberTex(length)}} = ${numberTex(start)}$.`,
    },
    {
      misconception: 'start_of_the_third_scaled',
      at: 'start',
      wrongly: ({ length, a, b }) => q(b * length, length - a).sub(a),
      words: ({ length, a, b }, { start }) =>
        `The start of the third was scaled and that of the second was not. Here $\\frac{${numberTex(b)} \\times ${numberTex(length)}}{${numberTex(length)} - ${numberTex(a)}} - ${numberTex(a)} = ${numberTex(start)}$.`,
    },
    {
      misconception: 'gives_the_start_of_the_third',
      at: 'second',
      wrongly: ({ length, a }) => q(length - a).add(q(a, 2)),
      words: ({ a }) => `Only half of the start of $${a}$ m was taken off for the second.`,
    },
  ],
  show: value => withUnit(value, 'm'),
  plausible: (value, { b }) => value.valueOf() > 0 && value.valueOf() < 2 * b && value.d <= 8n,
  snapRead: () =>
    'Two starts against the fastest; a start between the other two over the full length is asked.',
  approach: () =>
    'The distances covered in the same time give the ratio of the two slower ones; scale it to the full length.',
  faster: ({ length, a, b }) =>
    `The gap of $${b - a}$ m on $${length - a}$ m grows to $${b - a} \\times \\frac{${length}}{${length - a}}$ m.`,
  check: ({ length, a, b }, { start }) =>
    `$${numberTex(q(length).sub(start))} : ${length}$ equals $${length - b} : ${length - a}$.`,
  principle:
    'Leads do not subtract: distances covered in the same time are in a fixed ratio, to be scaled to the new race.',
  verify: ({ length, a, b }) => {
    const [second, third] = [q(length - a, length), q(length - b, length)];
    return q(length).sub(q(length).div(second).mul(third));
  },
});

/** AR.REL.4: leads in metres and seconds, and starts between the others. */
export const racesAgain: readonly AnyTemplate[] = [
  ...situation<Beaten>({
    type: 'AR.REL.4',
    situation: 'metres-and-seconds',
    draw: draw => {
      const length = draw.pick([100, 200, 400, 500, 600, 800, 1000]);
      const [metres, seconds] = [draw.int(5, Math.min(80, length / 5)), draw.int(2, 14)];
      const time = q((length - metres) * seconds, metres);
      const speed = metres / seconds;
      return time.d === 1n && speed >= 2 && speed <= 9
        ? { length, metres, seconds, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [winnersTime],
  }),
  ...situation<Starts>({
    type: 'AR.REL.4',
    situation: 'two-starts',
    draw: draw => {
      const length = draw.pick([200, 300, 400, 500, 600, 800, 1000, 1200, 1500]);
      const a = draw.step(10, length / 4, 5);
      const b = draw.step(20, length / 3, 5);
      const start = q((b - a) * length, length - a);
      return b > a + 5 && start.d <= 2n ? { length, a, b, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [startFromStarts],
  }),
];
