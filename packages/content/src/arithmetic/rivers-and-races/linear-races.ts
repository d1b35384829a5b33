import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { counted, numberTex } from '../../show.ts';
import type { AnyTemplate, Slip } from '../../template.ts';
import { template } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { nearFraction, q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n;
const metres = (value: Fraction | number) => counted(value, 'metre');
const seconds = (value: Fraction | number) => counted(value, 'second');

const meetings = [
  { race: 'race on foot', again: 'run' },
  { race: 'cycle race', again: 'ride' },
  { race: 'skating race', again: 'skate' },
  { race: 'swimming race', again: 'swim' },
  { race: 'rowing race', again: 'row' },
] as const;
type Meeting = (typeof meetings)[number];

/** How far the second goes while the first goes a distance, added up metre by metre of the first. */
function gone(distance: number, perMetre: number): number {
  let other = 0;
  for (let metre = 0; metre < distance; metre += 1) other += perMetre;
  return other;
}

interface OtherLength {
  names: readonly [string, string];
  meeting: Meeting;
  length: number;
  lead: number;
  other: number;
  ask: 'lead' | 'start';
  turn: number;
}

const rescaled = ({ length, lead, other }: OtherLength) => q(lead * other, length);

/** AR.REL.4 Easy: in the same time the distances keep their ratio, so the lead grows with the length of the race. */
const otherLength = template<OtherLength, Fraction>({
  type: 'AR.REL.4',
  band: 'Easy',
  variant: 'race-of-other-length',
  revision: 1,
  draw: draw => {
    const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
    const length = draw.pick([100, 200, 250, 300, 400, 500, 600, 800, 1000]);
    const p: OtherLength = {
      names: [first, second],
      meeting: draw.pick(meetings),
      length,
      lead: draw.chance(0.6)
        ? (length / 20) * draw.pick([1, 2, 3, 4, 4])
        : draw.int(3, Math.floor(length / 5)),
      other: draw.pick([100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000, 1200]),
      ask: draw.pick(['lead', 'start'] as const),
      turn: draw.int(0, 5),
    };
    const longer = draw.chance(0.5);
    const fits = p.other !== length && p.other > length === longer && Number.isInteger(p.lead);
    return fits && whole(rescaled(p)) ? p : null;
  },
  stem: p => {
    const [first, second] = p.names;
    const asked =
      p.ask === 'lead'
        ? `By how many metres does ${first} win a race over ${p.other} metres?`
        : `How many metres of start can ${first} give ${second} over ${p.other} metres so that they finish together?`;
    return `In a ${p.meeting.race} over ${p.length} metres ${first} beats ${second} by ${metres(p.lead)}. Both always keep the same speeds. ${asked}`;
  },
  answer: rescaled,
  slips: p => {
    const { names, length, lead, other, turn } = p;
    const key = rescaled(p);
    return turned(
      [
        {
          misconception: 'lead_not_rescaled',
          value: q(lead),
          words: `The lead over ${length} metres was left as it is; it grows or shrinks with the length of the race.`,
        },
        {
          misconception: 'scaled_on_losers_distance',
          value: q(lead * other, length - lead),
          words: `The lead was measured by the ${length - lead} metres that ${names[1]} covers; ${names[0]} covers the whole length in that time.`,
        },
        {
          misconception: 'turns_fraction_over',
          value: q(lead * length, other),
          words: `The ratio of the two lengths, ${length} and ${other} metres, was turned upside down.`,
        },
        {
          misconception: 'ratio_taken_twice',
          value: key.mul(q(other, length)),
          words:
            'The ratio of the two lengths was used twice; the lead grows in proportion to the length, not to its square.',
        },
        {
          misconception: 'reports_losers_distance',
          value: q(other).sub(key),
          words: `The distance that ${names[1]} covers was given; what is missing to ${other} metres is asked.`,
        },
        {
          misconception: 'lead_of_extra_length_only',
          value: q(lead * Math.abs(other - length), length),
          words: `Only the difference of the two lengths was used; the whole ${other} metres count.`,
        },
        {
          misconception: 'lengths_differ_by_lead',
          value: q(lead + other - length),
          words: `The lead does not change by the ${Math.abs(other - length)} metres by which the lengths differ; it changes in proportion.`,
        },
        {
          misconception: 'lead_added_for_extra_length',
          value: q(lead).add(key),
          words: `The lead over ${length} metres was added to that over ${other}; the second race stands by itself.`,
        },
        {
          misconception: 'scaled_down_on_losers_distance',
          value: q(lead * (other - lead), length),
          words: `${lead} metres were taken off the length first; the winner covers all ${other} metres.`,
        },
      ],
      turn,
    );
  },
  show: metres,
  plausible: (value, { other }) => value.d <= 2n && value.valueOf() > 0 && value.valueOf() < other / 2,
  solution: p => {
    const [first, second] = p.names;
    const key = rescaled(p);
    return {
      snapRead: `The lead of ${first} over ${second} is known for one length; ${p.ask === 'lead' ? 'the lead' : 'the fair start'} over another length is asked. Equal speeds both times are the cue: the ratio of their distances stays.`,
      approach: `While ${first} covers a length, ${second} covers a fixed share of it, so the missing part is a fixed share too. Take the lead per metre of the race and multiply by the new length.${p.ask === 'lead' ? '' : ' A start that equals this lead makes them finish together.'} Neither speed is needed.`,
      steps: [
        {
          says: `Find by how much ${second} falls back for each metre of ${first}.`,
          works: `\\frac{${p.lead}}{${p.length}}`,
          value: q(p.lead, p.length),
        },
        {
          says: 'Multiply by the new length.',
          works: `\\frac{${p.lead}}{${p.length}} \\times ${p.other} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `${second} covers ${p.length - p.lead} of ${p.length} metres and $${numberTex(q(p.other).sub(key))}$ of ${p.other}: both are the same share.`,
      principle:
        'At constant speeds the distances covered in the same time keep their ratio, so a lead is proportional to the distance the winner covers.',
    };
  },
  verify: ({ length, lead, other }) => nearFraction(other - gone(other, (length - lead) / length), 1),
});

interface TwoStarts {
  names: readonly [string, string];
  meeting: Meeting;
  length: number;
  /** Start in seconds, and what the first still wins by, in metres. */
  startTime: number;
  lead: number;
  /** Start in metres with which both finish together. */
  fairStart: number;
  ask: 'first' | 'second';
  turn: number;
}

const speedOfSecond = ({ startTime, lead, fairStart }: TwoStarts) => q(fairStart - lead, startTime);
const timeAsked = (p: TwoStarts) =>
  q(p.ask === 'first' ? p.length - p.fairStart : p.length).div(speedOfSecond(p));

function twoStartsSlips(p: TwoStarts): Slip<Fraction>[] {
  const { names, length, startTime, lead, fairStart, ask } = p;
  const [first, second] = names;
  const speed = speedOfSecond(p);
  const way = ask === 'first' ? length - fairStart : length;
  const winning = q(length - fairStart).div(speed);
  return [
    {
      misconception: 'lead_added_to_start',
      value: q(way * startTime, fairStart + lead),
      words: `${second} does not cover ${fairStart + lead} metres in ${startTime} seconds; the lead of ${lead} metres has to come off the start of ${fairStart}.`,
    },
    {
      misconception: 'lead_ignored',
      value: q(way * startTime, fairStart),
      words: `A start of ${startTime} seconds is not worth ${fairStart} metres; with it ${second} still loses by ${lead} metres.`,
    },
    {
      misconception: ask === 'first' ? 'reports_other_racer' : 'reports_winner',
      value: ask === 'first' ? q(length).div(speed) : winning,
      words: `The time of ${ask === 'first' ? second : first} over the whole length was given; that of ${ask === 'first' ? first : second} is asked.`,
    },
    {
      misconception: 'start_time_added',
      value: winning.add(startTime),
      words: `For so long ${second} is on the way in the first race, with the start of ${startTime} seconds included.`,
    },
    {
      misconception: 'lead_for_start',
      value: q(length - lead)
        .mul(startTime)
        .div(fairStart),
      words: `The ${length - lead} metres of the first race were divided by the speed from a start worth ${fairStart} metres; the two belong to different races.`,
    },
    {
      misconception: 'start_time_subtracted',
      value: (ask === 'first' ? winning : q(length).div(speed)).sub(startTime),
      words: `${startTime} seconds were taken off once more; the time found is already the whole time on the way.`,
    },
    {
      misconception: 'lead_off_the_way',
      value: q(length - lead)
        .div(speed)
        .add(startTime),
      words: `To the time for the ${length - lead} metres of ${second} in the first race ${startTime} seconds were added; the start is in it already.`,
    },
    {
      misconception: 'start_off_the_whole_way',
      value: q(length - fairStart - lead).div(speed),
      words: `Both the ${fairStart} and the ${lead} metres were taken off the length; they belong to different races.`,
    },
    {
      misconception: 'start_worth_lead',
      value: q(way * startTime, lead),
      words: `A start of ${startTime} seconds is not worth just the ${lead} metres that ${second} loses by.`,
    },
  ];
}

/** AR.REL.4 Medium: both races last as long for the winner, so the start in seconds is worth the two metre counts' difference. */
const twoStarts = template<TwoStarts, Fraction>({
  type: 'AR.REL.4',
  band: 'Medium',
  seconds: 70,
  variant: 'start-in-seconds-and-metres',
  revision: 1,
  draw: draw => {
    const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
    const meeting = draw.pick(meetings.slice(0, 3));
    const onFoot = meeting === meetings[0];
    const speed = onFoot ? draw.pick([4, 4.5, 5, 5.5, 6, 6.5, 7]) : draw.pick([8, 9, 10, 11, 12]);
    const startTime = draw.int(3, 12);
    const lead = draw.step(5, 40, 5);
    const length = draw.pick(onFoot ? [300, 400, 500, 600, 800] : [600, 800, 1000, 1200, 1500]);
    const fairStart = lead + speed * startTime;
    const p: TwoStarts = {
      names: [first, second],
      meeting,
      length,
      startTime,
      lead,
      fairStart,
      ask: draw.pick(['first', 'first', 'second'] as const),
      turn: draw.int(0, 5),
    };
    const fits =
      Number.isInteger(fairStart) &&
      fairStart <= length / 4 &&
      whole(timeAsked(p)) &&
      q(length - fairStart)
        .div(speed)
        .mul(2).d === 1n;
    return fits ? p : null;
  },
  stem: p => {
    const [first, second] = p.names;
    return `In a ${p.meeting.race} over ${p.length} metres ${first} gives ${second} a start of ${p.startTime} seconds and still wins by ${p.lead} metres. When ${first} gives ${second} a start of ${p.fairStart} metres in place of this, they finish together. Both keep their speeds. How many seconds does ${p.ask === 'first' ? first : second} take for ${p.length} metres?`;
  },
  answer: timeAsked,
  slips: p => turnedAfterFirst(twoStartsSlips(p), p.turn),
  show: seconds,
  plausible: (value, p) =>
    value.d <= 2n && value.valueOf() > 2 * p.startTime && value.valueOf() < 3 * timeAsked(p).valueOf(),
  solution: p => {
    const [first, second] = p.names;
    const { length, startTime, lead, fairStart, ask } = p;
    const speed = speedOfSecond(p);
    const key = timeAsked(p);
    const way = ask === 'first' ? length - fairStart : length;
    const winning = q(length - fairStart).div(speed);
    return {
      snapRead: `Two races over ${length} metres with different starts, one in seconds and one in metres; a time is asked and no speed is given. The cue is that ${first} covers the whole length both times.`,
      approach: `${first} takes the same time in both races. In the second race ${second} covers a known distance in just that time; in the first race ${second} has ${startTime} seconds more and gets further. So the difference of the two distances belongs to ${startTime} seconds, and that is the speed of ${second}. Two equations with two speeds would lead to the same.`,
      steps: [
        {
          says: `How far does ${second} get in the time of ${first}? The second race tells.`,
          works: `${length} - ${fairStart} = ${length - fairStart}`,
          value: q(length - fairStart),
        },
        {
          says: `How far does ${second} get in that time and ${startTime} seconds more? The first race tells.`,
          works: `${length} - ${lead} = ${length - lead}`,
          value: q(length - lead),
        },
        {
          says: `The difference is covered in ${startTime} seconds: find the speed of ${second}, in metres a second.`,
          works: `\\frac{${length - lead} - ${length - fairStart}}{${startTime}} = ${numberTex(speed)}`,
          value: speed,
        },
        {
          says:
            ask === 'first'
              ? `${first} takes as long for the whole length as ${second} for the distance of the second race.`
              : `Divide the whole length by the speed of ${second}.`,
          works: `\\frac{${way}}{${numberTex(speed)}} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `${first} takes ${seconds(winning)}. In the first race ${second} is on the way for ${seconds(winning.add(startTime))} and covers ${metres(winning.add(startTime).mul(speed))}, ${lead} short of ${length}.`,
      principle:
        'Use one racer as the clock: compare where the other stands after the same time and after a known time more, and the difference gives the speed.',
    };
  },
  verify: ({ length, startTime, lead, fairStart, ask }) => {
    // Halve the range of the slower speed until the first race ends as told.
    let [slow, fast] = [0.5, 40];
    for (let i = 0; i < 100; i += 1) {
      const speed = (slow + fast) / 2;
      const firstSpeed = (speed * length) / (length - fairStart);
      const covered = speed * (length / firstSpeed + startTime);
      if (covered < length - lead) slow = speed;
      else fast = speed;
    }
    return nearFraction((ask === 'first' ? length - fairStart : length) / slow, 1);
  },
});

export const linearRaces: readonly AnyTemplate[] = [otherLength, twoStarts];
