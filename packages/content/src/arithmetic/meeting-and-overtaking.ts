import type Fraction from 'fraction.js';
import { path } from '../path.ts';
import { peopleInArithmetic } from '../people.ts';
import { clockTime, counted, fractionTex, numberTex, withUnit } from '../show.ts';
import { form, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';

const speed = (value: Fraction | number) => withUnit(value, 'km/h');
const inHalves = (value: Fraction) => value.d <= 2n;

const chases = [
  ['goods truck', 'car'],
  ['school bus', 'jeep'],
  ['cyclist', 'motorcyclist'],
  ['local bus', 'express bus'],
  ['tractor', 'scooter'],
] as const;

interface Chase {
  slow: number;
  fast: number;
  /** Minutes between the two starts. */
  lead: number;
  start: number;
  pair: readonly [string, string];
}

/** Minutes the faster needs after its own start. */
const chaseMinutes = ({ slow, fast, lead }: Chase) => q(slow * lead, fast - slow);

const overtakesAtAsked = form({
  form: 'at',
  band: 'Easy',
  stem: ({ slow, fast, lead, start, pair: [first, second] }) =>
    `A ${first} leaves a town at ${clockTime(start)} at ${speed(slow)}. ${second === 'express bus' ? 'An' : 'A'} ${second} leaves the same town along the same road at ${clockTime(start + lead)} at ${speed(fast)}. At what time does the ${second} overtake the ${first}?`,
  path: path<Chase>()
    .step(
      'gap',
      ({ slow, lead }) => q(slow * lead, 60),
      p => {
        const [first, second] = p.pair;
        return `Find how far the ${first} has gone when the ${second} starts, in km.`;
      },
      (p, { gap }) => {
        const { slow, lead } = p;
        return `${slow} \\times \\frac{${lead}}{60} = ${numberTex(gap)}`;
      },
    )
    .quiet('closing', ({ slow, fast }) => q(fast - slow))
    .step(
      'minutes',
      (_p, { gap, closing }) => gap.div(closing).mul(60),
      'Divide this gap by the difference of the speeds and turn the hours into minutes.',
      (p, { gap, minutes }) => {
        const { slow, fast } = p;
        return `\\frac{${numberTex(gap)}}{${fast} - ${slow}} \\times 60 = ${numberTex(minutes)}`;
      },
    )
    .quiet('from', ({ start, lead }) => q(start + lead))
    .step(
      'at',
      (_p, { minutes, from }) => minutes.add(from),
      p => {
        const [, second] = p.pair;
        return `Add this to the time at which the ${second} starts.`;
      },
      (_p, { minutes, from, at }) =>
        `\\text{${clockTime(from)}} + ${numberTex(minutes)} \\text{ min} = \\text{${clockTime(at)}}`,
    ),
  slips: [
    {
      misconception: 'head_start_time_lost',
      at: 'from',
      wrongly: ({ start }) => q(start),
      words: ({ start, pair: [, second] }, { minutes }) =>
        `The chase of $${numberTex(minutes)}$ minutes was counted from ${clockTime(start)}; it begins only when the ${second} starts.`,
    },
    {
      misconception: 'target_treated_as_standing',
      at: 'closing',
      wrongly: ({ fast }) => q(fast),
      words: ({ fast, pair: [first, second] }, { gap, minutes }) =>
        `$${numberTex(gap)}$ km at $${fast}$ km/h take $${numberTex(minutes)}$ minutes, but the ${first} does not stand still; it goes on while the ${second} comes nearer.`,
    },
    {
      misconception: 'speeds_added_for_same_direction',
      at: 'closing',
      wrongly: ({ slow, fast }) => q(fast + slow),
      words: ({ slow, fast }, { closing, minutes }) =>
        `Adding the speeds, $${fast} + ${slow} = ${numberTex(closing)}$, is right for two that approach; it gives $${numberTex(minutes)}$ minutes here, where the gap closes at the difference.`,
    },
    {
      misconception: 'head_start_at_wrong_speed',
      at: 'gap',
      wrongly: ({ fast, lead }) => q(fast * lead, 60),
      words: ({ slow, pair: [, second] }, { gap }) =>
        `The head start was measured at the speed of the ${second}, as $${numberTex(gap)}$ km; it was gained at ${slow} km/h.`,
    },
    {
      misconception: 'head_start_time_doubled',
      at: 'minutes',
      wrongly: ({ fast }, { minutes, gap }) => minutes.add(gap.div(fast).mul(60)),
      words: ({ fast, pair: [first] }, { gap, minutes }) =>
        `The $${numberTex(gap.div(fast).mul(60))}$ minutes to reach the ${first}'s old place were added to the chase, which makes $${numberTex(minutes)}$; the chase alone closes the gap.`,
    },
  ],
  show: value => clockTime(value),
  plausible: (value, { start, lead }) =>
    value.d === 1n && value.n % 5n === 0n && value.valueOf() > start + lead && value.valueOf() < 1440,
  snapRead: () =>
    `Two starts at different times, same road, same direction. Asked: the time of overtaking. 'Overtake' calls for the difference of the speeds.`,
  approach: p => {
    const [, second] = p.pair;
    return `Look at the moment the ${second} starts. Turn the head start into a distance; from then on the gap shrinks by the difference of the speeds. Count the time from the later start.`;
  },
  check: (p, { minutes }) => {
    const { slow, fast, lead } = p;
    const [first, second] = p.pair;
    return `At that time the ${second} has gone $${fast} \\times ${fractionTex(minutes.div(60))} = ${numberTex(minutes.mul(fast).div(60))}$ km and the ${first} $${slow} \\times ${fractionTex(minutes.add(lead).div(60))} = ${numberTex(minutes.add(lead).mul(slow).div(60))}$ km: the same place.`;
  },
  principle: 'Turn a head start in time into a distance, and close it at the difference of the speeds.',
  // Minute by minute, in units of 1/60 km, until the two places agree.
  verify: ({ slow, fast, lead, start }) => {
    let ahead = slow * lead;
    let minute = start + lead;
    for (; ahead > 0; minute += 1) ahead += slow - fast;
    if (ahead !== 0) throw new Error('not at a whole minute');
    return q(minute);
  },
});

/** AR.TSD.3 Easy: the head start becomes a distance, the difference of speeds closes it. */
const overtakesAt: readonly AnyTemplate[] = situation<Chase>({
  type: 'AR.TSD.3',
  situation: 'overtakes',
  draw: draw => {
    const pair = draw.pick(chases);
    const crawl = pair[0] === 'cyclist' || pair[0] === 'tractor';
    const slow = crawl ? draw.step(10, 20, 2) : draw.step(30, 60, 5);
    const fast = crawl ? draw.step(24, 50, 2) : draw.step(45, 90, 5);
    const lead = draw.pick([20, 30, 40, 45, 60, 75, 90, 120]);
    const start = draw.step(360, 600, 15);
    const p = { slow, fast, lead, start, pair };
    if (fast <= slow) return null;
    const minutes = chaseMinutes(p);
    const fits =
      minutes.d === 1n && minutes.n % 5n === 0n && minutes.valueOf() <= 300 && !minutes.equals(lead);
    return fits ? p : null;
  },
  forms: [overtakesAtAsked],
});

interface Halfway {
  slow: number;
  fast: number;
  /** Half hours by which the faster starts later. */
  halves: number;
  names: readonly string[];
  mode: string;
  start: number;
}

const meetHalfwayAsked = form({
  form: 'halfway',
  band: 'Medium',
  seconds: 80,
  stem: ({ slow, fast, halves, names: [a, b], mode, start }) =>
    `${a} leaves town P for town Q at ${clockTime(start)} and ${mode} at ${speed(slow)}. ${b} leaves Q for P at ${clockTime(start + 30 * halves)} and ${mode} along the same road at ${speed(fast)}. They meet exactly halfway between the two towns. How far apart are the towns?`,
  path: path<Halfway>()
    .quiet('head', ({ halves }) => q(halves, 2))
    .step(
      'gap',
      ({ slow }, { head }) => head.mul(slow),
      ({ names: [a, b] }) => `Find the head start in km: how far ${a} has gone when ${b} starts.`,
      ({ slow }, { head }) => `${slow} \\times ${numberTex(head)} = ${numberTex(head.mul(slow))}`,
    )
    .step(
      'hours',
      ({ slow, fast }, { gap }) => gap.div(fast - slow),
      ({ names: [a, b] }) =>
        `${b} goes as far as ${a} in less time: divide the head start by the difference of the speeds to get ${b}'s hours.`,
      ({ slow, fast }, { head, hours }) =>
        `\\frac{${numberTex(head.mul(slow))}}{${fast} - ${slow}} = ${numberTex(hours)}`,
    )
    .step(
      'half',
      ({ fast }, { hours }) => hours.mul(fast),
      ({ names: [, b] }) => `Find half of the way from ${b}'s speed and time.`,
      ({ fast }, { hours, half }) => `${fast} \\times ${numberTex(hours)} = ${numberTex(half)}`,
    )
    .step(
      'whole',
      (_p, { half }) => half.mul(2),
      'Double it.',
      (_p, { half }) => `2 \\times ${numberTex(half)} = ${numberTex(half.mul(2))}`,
    ),
  slips: [
    {
      misconception: 'reports_one_way',
      gives: 'half',
      words: (_p, { half }) =>
        `The distance to the meeting place, $${numberTex(half)}$ km, is only half of the way between the towns.`,
    },
    {
      misconception: 'head_start_at_wrong_speed',
      at: 'gap',
      wrongly: ({ fast }, { head }) => head.mul(fast),
      words: ({ slow, fast, names: [a, b] }, { gap }) =>
        `${fast} km/h was used for a head start of $${numberTex(gap)}$ km; while ${b} has not started, ${a} moves at ${slow} km/h.`,
    },
    {
      misconception: 'adds_speeds_for_time_difference',
      at: 'hours',
      wrongly: ({ slow, fast }, { gap }) => gap.div(fast + slow),
      words: ({ slow, fast }, { gap, hours }) =>
        `$\\frac{${numberTex(gap)}}{${fast} + ${slow}} = ${fractionTex(hours)}$ hours uses the sum of the speeds, but nothing is closing here: two equal distances are compared by their times.`,
    },
    {
      misconception: 'equal_times_assumed',
      at: 'whole',
      wrongly: ({ slow, fast }, { head }) => head.mul(slow + fast),
      words: ({ slow, fast, names: [, b] }, { head, whole }) =>
        `$(${slow} + ${fast}) \\times ${numberTex(head)} = ${numberTex(whole)}$ gives both only ${counted(head, 'hour')} on the road; that is by how much ${b} starts later.`,
    },
    {
      misconception: 'head_start_counted_as_whole_lead',
      at: 'half',
      wrongly: ({ slow }, { hours }) => hours.mul(slow),
      words: ({ slow, names: [a, b] }, { hours, half }) =>
        `The way of ${a} was counted only while ${b} is on the road, $${slow} \\times ${numberTex(hours)} = ${numberTex(half)}$ km; the head start is missing.`,
    },
  ],
  show: value => withUnit(value, 'km'),
  plausible: value => inHalves(value),
  snapRead: () =>
    `They come towards each other, with different starts, and meet halfway. Asked: the distance. 'Halfway' means that both have gone equally far.`,
  approach: ({ halves, names: [a, b] }) => {
    const head = q(halves, 2);
    return `Do not use the sum of the speeds. Both cover the same half, so ${a}'s time is longer by the head start of ${counted(head, 'hour')}. Turn ${b} round in thought: it is the same as ${b} starting later from P and catching up after half the way. Then double.`;
  },
  check: ({ slow, fast, names: [a, b] }, { head, half }) =>
    `Half the way takes ${a} $${numberTex(half.div(slow))}$ h and ${b} $${numberTex(half.div(fast))}$ h; the difference is $${numberTex(head)}$ h, the later start.`,
  principle:
    'Equal distances at different speeds: work with the difference of the times, whatever the directions.',
  // Tries every distance for which the two times differ by the head start.
  verify: ({ slow, fast, halves }) => {
    for (let km = 1; km <= 2000; km += 1)
      if (
        q(km, 2 * slow)
          .sub(q(km, 2 * fast))
          .equals(q(halves, 2))
      )
        return q(km);
    throw new Error('no distance fits');
  },
});

/** AR.TSD.3 Medium: a meeting that hides an equal-distance problem; halfway makes the times differ by the head start. */
const meetHalfway: readonly AnyTemplate[] = situation<Halfway>({
  type: 'AR.TSD.3',
  situation: 'meet',
  draw: draw => {
    const mode = draw.pick(['drives', 'drives', 'cycles']);
    const slow = mode === 'cycles' ? draw.step(8, 16, 1) : draw.step(30, 60, 5);
    const fast = mode === 'cycles' ? draw.step(10, 24, 1) : draw.step(40, 90, 5);
    const halves = draw.int(1, 6);
    if (fast <= slow) return null;
    const whole = q(slow * fast * halves, fast - slow);
    const fits = whole.d === 1n && whole.valueOf() <= (mode === 'cycles' ? 120 : 720);
    return fits
      ? { slow, fast, halves, mode, names: draw.some(peopleInArithmetic, 2), start: draw.step(360, 540, 30) }
      : null;
  },
  forms: [meetHalfwayAsked],
});

interface Buses {
  own: number;
  /** Minutes between buses that overtake, and between buses that come towards. */
  same: number;
  towards: number;
  name: string;
  vehicle: readonly [string, string];
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** Cycling speeds and rhythms for which buses go 20 to 60 km/h, in whole km/h, with a gap of whole or half km. */
const rhythms = upTo(20).flatMap(own =>
  upTo(24).flatMap(towards =>
    upTo(40).flatMap(same => {
      if (own < 6 || towards < 3 || same <= towards) return [];
      const bus = (own * (same + towards)) / (same - towards);
      const gap = (bus + own) * towards;
      return Number.isInteger(bus) && gap % 30 === 0 && bus >= 20 && bus <= 60
        ? [{ own, same, towards }]
        : [];
    }),
  ),
);

const busGapAsked = form({
  form: 'gap',
  band: 'Medium',
  seconds: 70,
  stem: ({ own, same, towards, name, vehicle: [one, many] }) =>
    `${many[0]?.toUpperCase()}${many.slice(1)} run both ways along a straight road, all at the same constant speed and at the same regular interval in each direction. ${name} cycles along the road at ${speed(own)}. Every ${counted(same, 'minute')} a ${one} overtakes ${name}, and every ${counted(towards, 'minute')} ${name} meets one coming the other way. What is the distance between two successive ${many} that go the same way?`,
  path: path<Buses>()
    .step(
      'equation',
      ({ own, same, towards }) => `${same}(v-${own}) = ${towards}(v+${own})`,
      ({ own, vehicle: [, many] }) =>
        `Call the speed of the ${many} $v$. The gap is covered at $v - ${own}$ in the longer time and at $v + ${own}$ in the shorter one. Set them equal.`,
      ({ own, same, towards }) => `(v - ${own}) \\times ${same} = (v + ${own}) \\times ${towards}`,
    )
    .step(
      'bus',
      ({ own, same, towards }) => q(own * (same + towards), same - towards),
      `Solve for $v$, in km/h.`,
      ({ own, same, towards }, { bus }) =>
        `v = \\frac{${own} \\times (${same} + ${towards})}{${same} - ${towards}} = ${numberTex(bus)}`,
    )
    .step(
      'nearer',
      ({ own }, { bus }) => bus.sub(own),
      ({ vehicle: [one] }) => `Find the speed at which a ${one} from behind comes nearer.`,
      ({ own }, { bus }) => `${numberTex(bus)} - ${own} = ${numberTex(bus.sub(own))}`,
    )
    .step(
      'gap',
      ({ same }, { nearer }) => nearer.mul(same).div(60),
      'Multiply by the time between two of them, in hours: this is the gap in km.',
      ({ own, same }, { bus, gap }) =>
        `${numberTex(bus.sub(own))} \\times \\frac{${same}}{60} = ${numberTex(gap)}`,
    ),
  slips: [
    {
      misconception: 'observer_treated_as_standing',
      at: 'nearer',
      wrongly: (_p, { bus }) => bus,
      words: ({ same, name, vehicle: [, many] }, { bus, gap }) =>
        `$${numberTex(bus)} \\times \\frac{${same}}{60} = ${numberTex(gap)}$ km would be the gap of the ${many} only if ${name} stood still.`,
    },
    {
      misconception: 'averages_times',
      at: 'gap',
      wrongly: ({ same, towards }, { bus }) => bus.mul(same + towards).div(120),
      words: ({ same, towards, vehicle: [, many] }) =>
        `The mean of ${same} and ${towards} minutes is not the interval of the ${many}; the rates of meeting average, not the times.`,
    },
    {
      misconception: 'relative_speeds_swapped',
      at: 'nearer',
      wrongly: ({ own }, { bus }) => bus.add(own),
      words: ({ own, vehicle: [, many] }, { bus, nearer }) =>
        `For the ${many} that overtake, the speeds were added, $${numberTex(bus)} + ${own} = ${numberTex(nearer)}$; there the difference counts.`,
    },
    {
      misconception: 'observer_treated_as_standing_towards',
      at: 'gap',
      wrongly: ({ towards }, { bus }) => bus.mul(towards).div(60),
      words: ({ towards, name, vehicle: [, many] }) =>
        `In ${counted(towards, 'minute')} the ${many} do not cover the gap alone: ${name} rides towards them.`,
    },
    {
      misconception: 'own_way_for_gap',
      at: 'nearer',
      wrongly: ({ own }) => q(own),
      words: ({ own, same, name, vehicle: [, many] }) =>
        `${withUnit(q(own * same, 60), 'km')} is how far ${name} rides in ${counted(same, 'minute')}; the ${many} are spaced by another distance.`,
    },
    {
      misconception: 'relative_speeds_swapped_towards',
      at: 'gap',
      wrongly: ({ towards }, { nearer }) => nearer.mul(towards).div(60),
      words: ({ towards, vehicle: [, many] }, { nearer, gap }) =>
        `For the ${many} from the front, $${numberTex(nearer)} \\times \\frac{${towards}}{60} = ${numberTex(gap)}$ uses the difference of the speeds; there the sum counts.`,
    },
  ],
  show: value => withUnit(value, 'km'),
  plausible: value => 10n % value.d === 0n,
  snapRead: ({ name }) =>
    `One gap, met at two rhythms: from behind and from the front. ${name}'s speed is given; the gap is asked. Two relative speeds are at work.`,
  approach: ({ vehicle: [, many] }) =>
    `The gap between two successive ${many} is the same both ways. From behind it closes at the difference of the speeds, from the front at the sum. Write the gap both ways: this gives the speed of the ${many}, and then the gap.`,
  faster: ({ own, same, towards }) =>
    `$v : ${own} = (${same} + ${towards}) : (${same} - ${towards})$, for the speeds' sum and difference are in the inverse ratio of the times.`,
  check: ({ own, towards }, { bus }) =>
    `From the front: $(${numberTex(bus)} + ${own}) \\times \\frac{${towards}}{60} = ${numberTex(bus.add(own).mul(towards).div(60))}$ km, the same gap.`,
  principle: 'A fixed gap equals relative speed times the time between encounters, for either direction.',
  // Searches the speed of the buses by the two rhythms: positions after each rhythm must be the same gap apart.
  verify: ({ own, same, towards }) => {
    for (let bus = own + 1; bus <= 100; bus += 1) {
      const behind = q(bus * same, 60).sub(q(own * same, 60));
      const front = q(bus * towards, 60).add(q(own * towards, 60));
      if (behind.equals(front)) return behind;
    }
    throw new Error('no speed fits');
  },
});

/** AR.TSD.3 Medium: one gap seen at two relative speeds. */
const busGap: readonly AnyTemplate[] = situation<Buses>({
  type: 'AR.TSD.3',
  situation: 'bus',
  draw: draw => ({
    ...draw.pick(rhythms),
    name: draw.pick(peopleInArithmetic),
    vehicle: draw.pick([
      ['bus', 'buses'],
      ['tram', 'trams'],
      ['shared taxi', 'shared taxis'],
    ] as const),
  }),
  forms: [busGapAsked],
});

export const meetingAndOvertaking: readonly AnyTemplate[] = [...overtakesAt, ...meetHalfway, ...busGap];
