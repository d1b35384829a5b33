import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { counted } from '../../show.ts';
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

const otherLengthAsked = form<OtherLength>(
  'of-other-length',
  {
    band: 'Easy',
    revision: 2,
    verify: ({ length, lead, other }) => nearFraction(other - gone(other, (length - lead) / length), 1),
  },
  ({ lead, length, names, other, ask, meeting, turn }, { step }) => {
    const [first, second] = names;
    const perMetre = step(calc`${lead} / ${length}`, {
      name: `the metres that ${second} is behind for each metre of ${first}`,
      works: tex`\frac{${lead}}{${length}}`,
      because: text`Both keep their speeds, so ${second} falls behind by the same part of every distance.`,
    })`
      While ${first} covers ${length} metres, ${second} falls ${metres(lead)} behind. Divide to find how much that is
      for each metre of ${first}.`;
    const key = step(calc`${perMetre} * ${other}`, {
      name: `the metres that ${second} is behind after ${other} metres`,
      works: value => tex`\frac{${lead}}{${length}} \times ${other} = ${value}`,
      because: text`At constant speeds twice the distance means twice the lead. The lead is a part of the distance
          of the faster one, who covers the whole length.`,
    })`
      The speeds stay the same, so multiply this by the new length of ${other} metres.
      ${ask === 'start' && 'Such a start lets both finish together.'}`;
    return {
      answer: key,
      stem: () => {
        const asked =
          ask === 'lead'
            ? `By how many metres does ${first} win a race over ${other} metres?`
            : `How many metres' start should ${first} give ${second} in a race over ${other} metres so that they finish together?`;
        return text`In a ${meeting.race} over ${String(length)} metres ${first} beats ${second} by ${metres(lead)}. Both
          always keep the same speeds. ${asked}`;
      },
      show: metres,
      plausible: value => value.d <= 2n && value.valueOf() > 0 && value.valueOf() < other / 2,
      slips: turned(
        [
          slip('scaled_from_the_wrong_length', key, lead)`
            You left the ${lead} metres as they are. They belong to ${length} metres, and the race is over ${other}
            metres now.`,
          slip('scaled_from_the_wrong_length', perMetre, calc`${lead} / (${length} - ${lead})`)`
            You divided ${lead} by the ${length - lead} metres that ${names[1]} covers. In the same time ${names[0]}
            covers all ${length} metres, so divide by these.`,
          slip('inverted_the_ratio', key, calc`${lead} * ${length} / ${other}`)`
            You used the ratio of the two lengths upside down: $\frac{${length}}{${other}}$ instead of
            $\frac{${other}}{${length}}$.`,
          slip('used_a_factor_twice', key, calc`${key} * ${other} / ${length}`)`
            You multiplied by $\frac{${other}}{${length}}$, the ratio of the two lengths, twice. The distance behind is
            proportional to the length, not to its square.`,
          slip('gave_the_complement', key, calc`${other} - ${key}`)`
            $${key}$ metres is what ${names[1]} covers while ${names[0]} covers ${other} metres. The difference of the
            two is asked.`,
          slip('took_a_part_for_the_whole', key, calc`${perMetre} * abs(${other} - ${length})`)`
            You multiplied by the difference of the two lengths only, which gives $${key}$. The race is over all
            ${other} metres.`,
          slip('assumed_a_proportion', key, calc`${lead} + ${other} - ${length}`)`
            You changed the ${lead} metres by the difference of the two lengths: ${here}. They change in proportion to
            the length.`,
          slip('added_for_subtracted', key, calc`${key} + ${lead}`)`
            You added the ${lead} metres of the first race to those of the second. The second race begins anew.`,
          slip('scaled_from_the_wrong_length', key, calc`${perMetre} * (${other} - ${lead})`)`
            You subtracted ${lead} metres from the new length first. ${names[0]} covers all ${other} metres.`,
        ],
        turn,
      ),
      snapRead: text`${first} beats ${second} by a known number of metres over one length, and the
        ${ask === 'lead' ? 'number of metres' : 'fair start'} for another length is asked. The speeds stay the same.`,
      approach: text`At the same speeds ${second} falls behind by the same part of every length, so the speeds
        themselves are not needed. Find this part from the first race and multiply it by the new length.`,
      check: () =>
        text`${second} covers ${length - lead} of ${length} metres in the first race and $${q(other).sub(key)}$ of
          ${other} metres in the second. Both are the same part, $${q(length - lead, length)}$.`,
      principle: text`At constant speeds the distances covered in the same time are in a fixed ratio, so the distance
        behind is proportional to the length of the race.`,
    };
  },
);

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

const twoStartsAsked = form<TwoStarts>(
  'in-seconds-and-metres',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
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
  },
  (p, { step }) => {
    const { length, fairStart, names, lead, startTime, ask, meeting, turn } = p;
    const [first, second] = names;
    const fairWay = step(calc`${length} - ${fairStart}`, {
      name: `the metres of ${second} in the time of ${first}`,
      because: text`${first} takes the same time in both races, so this time can serve as a measure. They finish
          together, so ${second} has covered everything but the start.`,
    })`
      In the second race both finish together. So in the time of ${first}, ${second} covers the length without the start
      of ${fairStart} metres.`;
    const longWay = step(calc`${length} - ${lead}`, {
      name: `the metres of ${second} in that time and ${startTime} seconds more`,
      because: text`When ${first} finishes, ${second} has run for the time of ${first} and the start in seconds.
          The metres that are missing then are those by which ${second} loses.`,
    })`
      In the first race ${second} has ${startTime} seconds more, and still loses by ${lead} metres. Subtract these
      from the length to find the distance covered.`;
    const speed = step(calc`(${length - lead} - ${length - fairStart}) / ${startTime}`, {
      name: `the speed of ${second}, in metres a second`,
      because: text`Both distances contain what ${second} covers in the time of ${first}. So the rest of the
          longer one was covered in the ${startTime} seconds alone.`,
    })`
      The two times differ by ${startTime} seconds. Divide the difference of the two distances by them to find the speed
      of ${second} in metres a second.`;
    const key = step(calc`${ask === 'first' ? fairWay : q(length)} / ${speed}`, {
      name: `the seconds of ${ask === 'first' ? first : second} for ${length} metres`,
      because: text`A time is a distance over its speed, and only the speed of ${second} is known. So the distance has
        to be one of ${second}, too.`,
    })`
      ${
        ask === 'first'
          ? text`${first} takes as long for the whole length as ${second} for the ${length - fairStart} metres of the
            second race. Divide them by the speed of ${second}.`
          : text`Divide the whole length of ${length} metres by the speed of ${second}.`
      }`;
    return {
      answer: key,
      stem: text`In a ${meeting.race} over ${String(length)} metres ${first} gives ${second} a start of
        ${String(startTime)} seconds and still wins by ${String(lead)} metres. When ${first} gives ${second} a start of
        ${String(fairStart)} metres instead, they finish together. The speed of each is the same in both races. How many
        seconds does ${ask === 'first' ? first : second} take for ${String(length)} metres?`,
      show: seconds,
      plausible: value =>
        value.d <= 2n && value.valueOf() > 2 * startTime && value.valueOf() < 3 * timeAsked(p).valueOf(),
      slips: turnedAfterFirst(
        [
          slip('misused_the_head_start', speed, calc`(${fairStart} + ${lead}) / ${startTime}`)`
            You let ${names[1]} cover ${fairStart + lead} metres in ${startTime} seconds. ${names[1]} still loses by
            ${lead} metres, so these have to be subtracted from ${fairStart}.`,
          slip('misused_the_head_start', speed, calc`${fairStart} / ${startTime}`)`
            You let ${names[1]} cover ${fairStart} metres in ${startTime} seconds. With ${startTime} seconds ${names[1]}
            still loses by ${lead} metres, so they are worth less.`,
          slip('answered_another_quantity', key, calc`${ask === 'first' ? q(length) : fairWay} / ${speed}`)`
            $${key}$ seconds is the time of ${ask === 'first' ? second : first} for ${length} metres. The time of
            ${ask === 'first' ? first : second} is asked.`,
          slip('answered_another_quantity', key, calc`${fairWay} / ${speed} + ${startTime}`)`
            $${key}$ seconds is the time of ${names[1]} in the first race until ${names[0]} finishes, with the start of
            ${startTime} seconds.`,
          slip('misused_the_head_start', key, calc`${longWay} * ${startTime} / ${fairStart}`)`
            You divided the ${length - lead} metres of the first race by a speed of ${fairStart} metres in ${startTime}
            seconds. The ${fairStart} metres belong to the second race.`,
          slip('misused_the_head_start', key, calc`${key} - ${startTime}`)`
            You subtracted ${startTime} seconds at the end. The time found already belongs to the whole race.`,
          slip('misused_the_head_start', key, calc`${longWay} / ${speed} + ${startTime}`)`
            You added ${startTime} seconds to the time of ${names[1]} for ${length - lead} metres. That time includes
            the start already.`,
          slip('misused_the_head_start', key, calc`(${fairWay} - ${lead}) / ${speed}`)`
            You subtracted both ${fairStart} and ${lead} metres from the length. They belong to different races.`,
          slip('misused_the_head_start', speed, calc`${lead} / ${startTime}`)`
            You let ${names[1]} cover ${lead} metres in ${startTime} seconds. These are the metres by which ${names[1]}
            still loses.`,
        ],
        turn,
      ),
      snapRead: text`There are two races over ${length} metres, with a start in seconds and with a start in metres. A
        time is asked, and no speed is given.`,
      approach: text`${first} takes the same time in both races. Compare how far ${second} gets in this time and in
        ${startTime} seconds more: the difference of the two distances gives the speed of ${second}.`,
      check: () => {
        const winning = q(length - fairStart).div(speed);
        return text`${first} takes ${seconds(winning)}. In the first race ${second} then has
          ${seconds(winning.add(startTime))} and covers ${metres(winning.add(startTime).mul(speed))}, which is ${lead}
          metres less than ${length}.`;
      },
      principle: text`When one of the two takes the same time in both races, compare the distances of the other: their
        difference belongs to the difference of the times.`,
    };
  },
);

/**
 * AR.REL.4 Medium: both races last as long for the winner, so the start in seconds is worth the two metre counts'
 * difference.
 */
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
