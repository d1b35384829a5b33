import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
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
    apart: true,
    verify: ({ length, lead, other }) => nearFraction(other - gone(other, (length - lead) / length), 1),
  },
  ({ lead, length, names, other, ask, meeting, turn }, { step }) => {
    const [first, second] = names;
    const perMetre = step(calc`${lead} / ${length}`, tex`\frac{${lead}}{${length}}`)`
      Find by how much ${second} falls back for each metre of ${first}.`;
    const key = step(
      calc`${perMetre} * ${other}`,
      value => tex`\frac{${lead}}{${length}} \times ${other} = ${value}`,
    )`
      Multiply by the new length.`;
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
            The lead of ${lead} metres over ${length} metres was left as it is; it grows or shrinks with the length of
            the race.`,
          slip('scaled_from_the_wrong_length', perMetre, calc`${lead} / (${length} - ${lead})`)`
            The lead was measured by the ${length - lead} metres that ${names[1]} covers; ${names[0]} covers the whole
            length in that time.`,
          slip('inverted_the_ratio', key, calc`${lead} * ${length} / ${other}`)`
            The ratio of the two lengths, ${length} and ${other} metres, was turned upside down.`,
          slip('used_a_factor_twice', key, calc`${key} * ${other} / ${length}`)`
            $\frac{${other}}{${length}}$, the ratio of the two lengths, was used twice; the lead grows in proportion to
            the length, not to its square.`,
          slip('gave_the_complement', key, calc`${other} - ${key}`)`
            $${key}$ metres is the distance that ${names[1]} covers; what is missing to ${other} metres is asked.`,
          slip('took_a_part_for_the_whole', key, calc`${perMetre} * abs(${other} - ${length})`)`
            Only the difference of the two lengths was used; the whole ${other} metres count.`,
          slip('assumed_a_proportion', key, calc`${lead} + ${other} - ${length}`)`
            The lead does not change by the ${Math.abs(other - length)} metres by which the lengths differ; it changes
            in proportion.`,
          slip('added_for_subtracted', key, calc`${key} + ${lead}`)`
            The lead over ${length} metres was added to that over ${other}; the second race stands by itself.`,
          slip('scaled_from_the_wrong_length', key, calc`${perMetre} * (${other} - ${lead})`)`
            ${lead} metres were taken off the length first; the winner covers all ${other} metres.`,
        ],
        turn,
      ),
      snapRead: text`The lead of ${first} over ${second} is known for one length;
        ${ask === 'lead' ? 'the lead' : 'the fair start'} over another length is asked. Equal speeds both times are the
        cue: the ratio of their distances stays.`,
      approach: text`While ${first} covers a length, ${second} covers a fixed share of it, so the missing part is a
        fixed share too. Take the lead per metre of the race and multiply by the new
        length.${ask !== 'lead' && ' A start that equals this lead makes them finish together.'} Neither speed is
        needed.`,
      check: () =>
        text`${second} covers ${length - lead} of ${length} metres and $${q(other).sub(key)}$ of ${other}: both are the
          same share.`,
      principle: text`At constant speeds the distances covered in the same time keep their ratio, so a lead is
        proportional to the distance the winner covers.`,
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
    const fairWay = step(calc`${length} - ${fairStart}`)`
      How far does ${second} get in the time of ${first}? The second race tells.`;
    const longWay = step(calc`${length} - ${lead}`)`
      How far does ${second} get in that time and ${startTime} seconds more? The first race tells.`;
    const speed = step(calc`(${length - lead} - ${length - fairStart}) / ${startTime}`)`
      The difference is covered in ${startTime} seconds: find the speed of ${second}, in metres a second.`;
    const key = step(calc`${ask === 'first' ? fairWay : q(length)} / ${speed}`)`
      ${
        ask === 'first'
          ? text`${first} takes as long for the whole length as ${second} for the distance of the second
        race.`
          : text`Divide the whole length by the speed of ${second}.`
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
            ${names[1]} does not cover ${fairStart + lead} metres in ${startTime} seconds; the lead of ${lead} metres
            has to come off the start of ${fairStart}.`,
          slip('misused_the_head_start', speed, calc`${fairStart} / ${startTime}`)`
            A start of ${startTime} seconds is not worth ${fairStart} metres; with it ${names[1]} still loses by ${lead}
            metres.`,
          slip('answered_another_quantity', key, calc`${ask === 'first' ? q(length) : fairWay} / ${speed}`)`
            $${key}$ seconds is the time of ${ask === 'first' ? second : first} over the whole length; that of
            ${ask === 'first' ? first : second} is asked.`,
          slip('answered_another_quantity', key, calc`${fairWay} / ${speed} + ${startTime}`)`
            For so long ${names[1]} is on the way in the first race, with the start of ${startTime} seconds included.`,
          slip('misused_the_head_start', key, calc`${longWay} * ${startTime} / ${fairStart}`)`
            The ${length - lead} metres of the first race were divided by the speed from a start worth ${fairStart}
            metres; the two belong to different races.`,
          slip('misused_the_head_start', key, calc`${key} - ${startTime}`)`
            ${startTime} seconds were taken off once more; the time found is already the whole time on the way.`,
          slip('misused_the_head_start', key, calc`${longWay} / ${speed} + ${startTime}`)`
            To the time for the ${length - lead} metres of ${names[1]} in the first race ${startTime} seconds were
            added; the start is in it already.`,
          slip('misused_the_head_start', key, calc`(${fairWay} - ${lead}) / ${speed}`)`
            Both the ${fairStart} and the ${lead} metres were taken off the length; they belong to different races.`,
          slip('misused_the_head_start', speed, calc`${lead} / ${startTime}`)`
            A start of ${startTime} seconds is not worth just the ${lead} metres that ${names[1]} loses by.`,
        ],
        turn,
      ),
      snapRead: text`Two races over ${length} metres with different starts, one in seconds and one in metres; a time is
        asked and no speed is given. The cue is that ${first} covers the whole length both times.`,
      approach: text`${first} takes the same time in both races. In the second race ${second} covers a known distance in
        just that time; in the first race ${second} has ${startTime} seconds more and gets further. So the difference of
        the two distances belongs to ${startTime} seconds, and that is the speed of ${second}. Two equations with two
        speeds would lead to the same.`,
      check: () => {
        const winning = q(length - fairStart).div(speed);
        return text`${first} takes ${seconds(winning)}. In the first race ${second} is on the way for
          ${seconds(winning.add(startTime))} and covers ${metres(winning.add(startTime).mul(speed))}, ${lead} short of
          ${length}.`;
      },
      principle: text`Use one racer as the clock: compare where the other stands after the same time and after a known
        time more, and the difference gives the speed.`,
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
