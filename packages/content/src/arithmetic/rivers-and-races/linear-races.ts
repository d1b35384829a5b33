import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { counted, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { nearFraction, q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n;
const metres = (value: Fraction | number) => counted(value, 'metre');
const seconds = (value: Fraction | number) => counted(value, 'second');

/** Kinds of race, with the shortest length over which each is held, in metres. */
const meetings = [
  { race: 'race on foot', again: 'run', least: 100 },
  { race: 'cycle race', again: 'ride', least: 500 },
  { race: 'skating race', again: 'skate', least: 300 },
  { race: 'swimming race', again: 'swim', least: 100 },
  { race: 'rowing race', again: 'row', least: 500 },
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

const otherLengthAsked = form({
  form: 'of-other-length',
  revision: 2,
  apart: true,
  band: 'Easy',
  stem: p => {
    const [first, second] = p.names;
    const asked =
      p.ask === 'lead'
        ? `By how many metres does ${first} win a race over ${p.other} metres?`
        : `How many metres' start should ${first} give ${second} in a race over ${p.other} metres so that they finish together?`;
    return `In a ${p.meeting.race} over ${p.length} metres ${first} beats ${second} by ${metres(p.lead)}. Both always keep the same speeds. ${asked}`;
  },
  path: path<OtherLength>()
    .step(
      'perMetre',
      ({ lead, length }) => q(lead, length),
      p => {
        const [first, second] = p.names;
        return `Find by how much ${second} falls back for each metre of ${first}.`;
      },
      p => `\\frac{${p.lead}}{${p.length}}`,
    )
    .step(
      'key',
      ({ other }, { perMetre }) => perMetre.mul(other),
      'Multiply by the new length.',
      (p, { key }) => `\\frac{${p.lead}}{${p.length}} \\times ${p.other} = ${numberTex(key)}`,
    ),
  slips: [
    {
      misconception: 'lead_not_rescaled',
      at: 'key',
      wrongly: ({ lead }) => q(lead),
      words: ({ length, lead }) =>
        `The lead of ${lead} metres over ${length} metres was left as it is; it grows or shrinks with the length of the race.`,
    },
    {
      misconception: 'scaled_on_losers_distance',
      at: 'perMetre',
      wrongly: ({ lead, length }) => q(lead, length - lead),
      words: p => {
        const { names, length, lead } = p;
        return `The lead was measured by the ${length - lead} metres that ${names[1]} covers; ${names[0]} covers the whole length in that time.`;
      },
    },
    {
      misconception: 'turns_fraction_over',
      at: 'key',
      wrongly: ({ lead, length, other }) => q(lead * length, other),
      words: p => {
        const { length, other } = p;
        return `The ratio of the two lengths, ${length} and ${other} metres, was turned upside down.`;
      },
    },
    {
      misconception: 'ratio_taken_twice',
      at: 'key',
      wrongly: ({ length, other }, { key }) => key.mul(q(other, length)),
      words: ({ length, other }) =>
        `$\\frac{${other}}{${length}}$, the ratio of the two lengths, was used twice; the lead grows in proportion to the length, not to its square.`,
    },
    {
      misconception: 'reports_losers_distance',
      at: 'key',
      wrongly: ({ other }, { key }) => q(other).sub(key),
      words: ({ names, other }, { key }) =>
        `$${numberTex(key)}$ metres is the distance that ${names[1]} covers; what is missing to ${other} metres is asked.`,
    },
    {
      misconception: 'lead_of_extra_length_only',
      at: 'key',
      wrongly: ({ length, other }, { perMetre }) => perMetre.mul(Math.abs(other - length)),
      words: p => {
        const { other } = p;
        return `Only the difference of the two lengths was used; the whole ${other} metres count.`;
      },
    },
    {
      misconception: 'lengths_differ_by_lead',
      at: 'key',
      wrongly: ({ lead, length, other }) => q(lead + other - length),
      words: p => {
        const { length, other } = p;
        return `The lead does not change by the ${Math.abs(other - length)} metres by which the lengths differ; it changes in proportion.`;
      },
    },
    {
      misconception: 'lead_added_for_extra_length',
      at: 'key',
      wrongly: ({ lead }, { key }) => key.add(lead),
      words: p => {
        const { length, other } = p;
        return `The lead over ${length} metres was added to that over ${other}; the second race stands by itself.`;
      },
    },
    {
      misconception: 'scaled_down_on_losers_distance',
      at: 'key',
      wrongly: ({ lead, other }, { perMetre }) => perMetre.mul(other - lead),
      words: p => {
        const { lead, other } = p;
        return `${lead} metres were taken off the length first; the winner covers all ${other} metres.`;
      },
    },
  ],
  order: (slips, p) => turned(slips, p.turn),
  show: value => metres(value),
  plausible: (value, { other }) => value.d <= 2n && value.valueOf() > 0 && value.valueOf() < other / 2,
  snapRead: p => {
    const [first, second] = p.names;
    return `The lead of ${first} over ${second} is known for one length; ${p.ask === 'lead' ? 'the lead' : 'the fair start'} over another length is asked. Equal speeds both times are the cue: the ratio of their distances stays.`;
  },
  approach: p => {
    const [first, second] = p.names;
    return `While ${first} covers a length, ${second} covers a fixed share of it, so the missing part is a fixed share too. Take the lead per metre of the race and multiply by the new length.${p.ask === 'lead' ? '' : ' A start that equals this lead makes them finish together.'} Neither speed is needed.`;
  },
  check: (p, { key }) => {
    const [, second] = p.names;
    return `${second} covers ${p.length - p.lead} of ${p.length} metres and $${numberTex(q(p.other).sub(key))}$ of ${p.other}: both are the same share.`;
  },
  principle:
    'At constant speeds the distances covered in the same time keep their ratio, so a lead is proportional to the distance the winner covers.',
  verify: ({ length, lead, other }) => nearFraction(other - gone(other, (length - lead) / length), 1),
});

/** AR.REL.4 Easy: in the same time the distances keep their ratio, so the lead grows with the length of the race. */
const otherLength: readonly AnyTemplate[] = situation<OtherLength>({
  type: 'AR.REL.4',
  situation: 'race',
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
    const usual = Math.min(p.other, length) >= p.meeting.least;
    const fits = usual && p.other !== length && p.other > length === longer && Number.isInteger(p.lead);
    return fits && whole(rescaled(p)) ? p : null;
  },
  forms: [otherLengthAsked],
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

const twoStartsAsked = form({
  form: 'in-seconds-and-metres',
  revision: 4,
  band: 'Medium',
  seconds: 70,
  stem: p => {
    const [first, second] = p.names;
    return `In a ${p.meeting.race} over ${p.length} metres ${first} gives ${second} a start of ${p.startTime} seconds and still wins by ${p.lead} metres. When ${first} gives ${second} a start of ${p.fairStart} metres instead, they finish together. The speed of each is the same in both races. How many seconds does ${p.ask === 'first' ? first : second} take for ${p.length} metres?`;
  },
  path: path<TwoStarts>()
    .step(
      'fairWay',
      ({ length, fairStart }) => q(length - fairStart),
      p => {
        const [first, second] = p.names;
        return `How far does ${second} get in the time of ${first}? The second race tells.`;
      },
      p => {
        const { length, fairStart } = p;
        return `${length} - ${fairStart} = ${length - fairStart}`;
      },
    )
    .step(
      'longWay',
      ({ length, lead }) => q(length - lead),
      p => {
        const [, second] = p.names;
        const { startTime } = p;
        return `How far does ${second} get in that time and ${startTime} seconds more? The first race tells.`;
      },
      p => {
        const { length, lead } = p;
        return `${length} - ${lead} = ${length - lead}`;
      },
    )
    .step(
      'speed',
      ({ startTime }, { fairWay, longWay }) => longWay.sub(fairWay).div(startTime),
      p => {
        const [, second] = p.names;
        const { startTime } = p;
        return `The difference is covered in ${startTime} seconds: find the speed of ${second}, in metres a second.`;
      },
      (p, { speed }) => {
        const { length, startTime, lead, fairStart } = p;
        return `\\frac{${length - lead} - ${length - fairStart}}{${startTime}} = ${numberTex(speed)}`;
      },
    )
    .step(
      'key',
      ({ length, ask }, { fairWay, speed }) => (ask === 'first' ? fairWay : q(length)).div(speed),
      p => {
        const [first, second] = p.names;
        const { ask } = p;
        return ask === 'first'
          ? `${first} takes as long for the whole length as ${second} for the distance of the second race.`
          : `Divide the whole length by the speed of ${second}.`;
      },
      (p, { speed, key }) => {
        const { length, fairStart, ask } = p;
        const way = ask === 'first' ? length - fairStart : length;
        return `\\frac{${way}}{${numberTex(speed)}} = ${numberTex(key)}`;
      },
    ),
  slips: [
    {
      misconception: 'lead_added_to_start',
      at: 'speed',
      wrongly: ({ startTime, lead, fairStart }) => q(fairStart + lead, startTime),
      words: ({ names, startTime, lead, fairStart }) =>
        `${names[1]} does not cover ${fairStart + lead} metres in ${startTime} seconds; the lead of ${lead} metres has to come off the start of ${fairStart}.`,
    },
    {
      misconception: 'lead_ignored',
      at: 'speed',
      wrongly: ({ startTime, fairStart }) => q(fairStart, startTime),
      words: ({ names, startTime, lead, fairStart }) =>
        `A start of ${startTime} seconds is not worth ${fairStart} metres; with it ${names[1]} still loses by ${lead} metres.`,
    },
    {
      misconception: 'reports_other_racer',
      at: 'key',
      wrongly: ({ length, ask }, { fairWay, speed }) => (ask === 'first' ? q(length) : fairWay).div(speed),
      words: ({ names: [first, second], ask }, { key }) =>
        `$${numberTex(key)}$ seconds is the time of ${ask === 'first' ? second : first} over the whole length; that of ${ask === 'first' ? first : second} is asked.`,
    },
    {
      misconception: 'start_time_added',
      at: 'key',
      wrongly: ({ startTime }, { fairWay, speed }) => fairWay.div(speed).add(startTime),
      words: ({ names, startTime }) =>
        `For so long ${names[1]} is on the way in the first race, with the start of ${startTime} seconds included.`,
    },
    {
      misconception: 'lead_for_start',
      at: 'key',
      wrongly: ({ startTime, fairStart }, { longWay }) => longWay.mul(startTime).div(fairStart),
      words: ({ length, lead, fairStart }) =>
        `The ${length - lead} metres of the first race were divided by the speed from a start worth ${fairStart} metres; the two belong to different races.`,
    },
    {
      misconception: 'start_time_subtracted',
      at: 'key',
      wrongly: ({ startTime }, { key }) => key.sub(startTime),
      words: ({ startTime }) =>
        `${startTime} seconds were taken off once more; the time found is already the whole time on the way.`,
    },
    {
      misconception: 'lead_off_the_way',
      at: 'key',
      wrongly: ({ startTime }, { longWay, speed }) => longWay.div(speed).add(startTime),
      words: ({ names, length, lead, startTime }) =>
        `To the time for the ${length - lead} metres of ${names[1]} in the first race ${startTime} seconds were added; the start is in it already.`,
    },
    {
      misconception: 'start_off_the_whole_way',
      at: 'key',
      wrongly: ({ lead }, { fairWay, speed }) => fairWay.sub(lead).div(speed),
      words: ({ lead, fairStart }) =>
        `Both the ${fairStart} and the ${lead} metres were taken off the length; they belong to different races.`,
    },
    {
      misconception: 'start_worth_lead',
      at: 'speed',
      wrongly: ({ startTime, lead }) => q(lead, startTime),
      words: ({ names, startTime, lead }) =>
        `A start of ${startTime} seconds is not worth just the ${lead} metres that ${names[1]} loses by.`,
    },
  ],
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: value => seconds(value),
  plausible: (value, p) =>
    value.d <= 2n && value.valueOf() > 2 * p.startTime && value.valueOf() < 3 * timeAsked(p).valueOf(),
  snapRead: p => {
    const [first] = p.names;
    const { length } = p;
    return `Two races over ${length} metres with different starts, one in seconds and one in metres; a time is asked and no speed is given. The cue is that ${first} covers the whole length both times.`;
  },
  approach: p => {
    const [first, second] = p.names;
    const { startTime } = p;
    return `${first} takes the same time in both races. In the second race ${second} covers a known distance in just that time; in the first race ${second} has ${startTime} seconds more and gets further. So the difference of the two distances belongs to ${startTime} seconds, and that is the speed of ${second}. Two equations with two speeds would lead to the same.`;
  },
  check: (p, { speed }) => {
    const [first, second] = p.names;
    const { length, startTime, lead, fairStart } = p;
    const winning = q(length - fairStart).div(speed);
    return `${first} takes ${seconds(winning)}. In the first race ${second} is on the way for ${seconds(winning.add(startTime))} and covers ${metres(winning.add(startTime).mul(speed))}, ${lead} short of ${length}.`;
  },
  principle:
    'Use one racer as the clock: compare where the other stands after the same time and after a known time more, and the difference gives the speed.',
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

/** AR.REL.4 Medium: both races last as long for the winner, so the start in seconds is worth the two metre counts' difference. */
const twoStarts: readonly AnyTemplate[] = situation<TwoStarts>({
  type: 'AR.REL.4',
  situation: 'start',
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
    const winners = (length * speed) / (length - fairStart);
    const fits =
      Number.isInteger(fairStart) &&
      fairStart <= length / 4 &&
      winners <= (onFoot ? 7.5 : 14) &&
      whole(timeAsked(p)) &&
      q(length - fairStart)
        .div(speed)
        .mul(2).d === 1n;
    return fits ? p : null;
  },
  forms: [twoStartsAsked],
});

export const linearRaces: readonly AnyTemplate[] = [...otherLength, ...twoStarts];
