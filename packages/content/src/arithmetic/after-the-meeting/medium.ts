import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Road {
  p: number;
  r: number;
  /** Half hours for the unit of the times, and the speed of the first. */
  unit: number;
  speed: number;
  one: string;
  two: string;
  frame: number;
}

const trucks = [
  { one: 'Sourav', two: 'Bhavna' },
  { one: 'Karthik', two: 'Ayesha' },
  { one: 'Rukmini', two: 'Joseph' },
] as const;

const times = ({ p, r, unit }: { p: number; r: number; unit: number }) =>
  [q(unit * r * r, 2), q(unit * p * p, 2), q(unit * p * r, 2)] as const;

const road = form<Road>(
  'length-of-the-road',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AR.TSD.3'],
    verify: p => {
      const [late, soon] = times(p);
      // The other speed is searched, in quarters of a km/h.
      for (let quarter = 1; quarter < 2000; quarter += 1) {
        const other = q(quarter, 4);
        const meet = late.mul(p.speed).div(other);
        if (meet.mul(p.speed).equals(soon.mul(other))) return meet.add(late).mul(p.speed);
      }
      throw new Error('no road fits');
    },
  },
  (p0, { step, find }) => {
    const { speed, one, two, frame } = p0;
    const [late0, soon0] = times(p0);
    const late = find(late0);
    const soon = find(soon0);
    const square = find(calc`${late} * ${soon}`);
    const meet = step(() => Math.sqrt(square.valueOf()), {
      works: value =>
        tex`\frac{${late}}{t} = \frac{t}{${soon}} \Rightarrow t = \sqrt{${late} \times ${soon}} = ${value}`,
      name: 'the hours before the meeting',
      because: text`Each piece of the road is covered by both; the times for it are inversely as the speeds, the same
        ratio for both pieces.`,
    })`
      Let them meet after $t$ hours. The piece after the meeting takes ${one} $${late}$ hours and took ${two} $t$; the
      other piece took ${one} $t$
      and takes ${two} $${soon}$ hours.`;
    const all = step(calc`${meet} + ${late}`, { name: text`the hours of ${one} for the whole road` })`
      Add both parts of the time of ${one}.`;
    const wanted = step(calc`${speed} * ${all}`)`
      Multiply by the speed of ${one}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`At the same moment ${one} leaves town P for town Q and ${two} leaves Q for P. They pass each other on
            the road; from then on ${one} takes
            $${late}$ hours to Q and ${two} takes $${soon}$ hours to P. The speed of ${one} is $${speed}$ km/h. How
            long is the road from P to Q?`
          : text`A road joins P and Q. From P ${one} sets out at $${speed}$ km/h, and at the same time ${two} sets out
            from Q. The journey of ${one} ends $${late}$
            hours after the two have met, that of ${two} ends $${soon}$ hours after they have met. Find the distance
            between P and Q.`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('averaged_the_averages', meet, calc`(${late} + ${soon}) / 2`)`
          The mean of the two times, $${meet}$ hours, was taken for the time before the meeting.`,
        slip('stopped_a_step_early', all, calc`${late}`)`
          $${all}$ hours at $${speed}$ km/h is only the piece after the meeting.`,
        slip('answered_another_quantity', all, calc`${meet}`)`
          $${all}$ hours at $${speed}$ km/h is only the piece before the meeting.`,
        slip('used_a_wrong_given_number', all, calc`${meet} + ${soon}`)`
          $${all}$ hours is the time of ${two} for the whole road. It was multiplied by $${speed}$ km/h, the speed of
          ${one}.`,
        slip('took_times_for_rates', meet, calc`abs(${late} - ${soon})`)`
          The difference of the times, $${meet}$ hours, was taken for the time before the meeting.`,
        slip('took_the_whole_for_a_part', all, calc`${late} + ${soon}`)`
          $${late}$ and $${soon}$ hours were added; the one belongs to ${one}, the other to ${two}.`,
      ],
      snapRead: text`Times after the meeting and one speed: the time before is the root of the product of the times.`,
      approach: text`Find the time before the meeting by the mean proportional; then ${one} covers the road in both
        times together.`,
      check: text`${two} needs $${meet.add(soon)}$ hours, at $${wanted.div(meet.add(soon))}$ km/h; in $${meet}$ hours
        both together cover
        $${wanted.div(meet.add(soon)).add(speed).mul(meet)}$ km.`,
      principle: text`The time before a meeting is the mean proportional of the times after it.`,
    };
  },
);

interface Clock {
  p: number;
  r: number;
  unit: number;

  one: string;
  two: string;
  frame: number;
}

const walkers = [
  { one: 'Nandini', two: 'Thomas' },
  { one: 'Tenzin', two: 'Pallavi' },
  { one: 'Murugan', two: 'Sneha' },
  { one: 'Harleen', two: 'Xavier' },
] as const;

const rest = form<Clock>(
  'minutes-after-the-meeting',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ p, r, unit }) => {
      // Minute by minute on a path as long as the slower one walks in its time, with speeds as small to large.
      const [small, large] = [Math.min(p, r), Math.max(p, r)];
      const slow = unit * large * (small + large);
      const length = slow * small;
      const meet = length / (small + large);
      return q(length).div(large).sub(q(meet));
    },
  },
  ({ p, r, unit, one, two, frame }, { step, find }) => {
    const [small, large] = [Math.min(p, r), Math.max(p, r)];
    const [quick, slow] = r > p ? [two, one] : [one, two];
    const gap = find(unit * (large * large - small * small), { name: 'the difference of the whole times' });
    const apart = find(large - small);
    const part = step(calc`${gap} / ${apart}`, {
      name: 'one part of the whole times',
      because: text`Both walk the same path, so their whole times are inversely as their speeds.`,
      works: (_value, working) => tex`${large}k - ${small}k = ${gap} \Rightarrow k = ${working}`,
    })`
      For the same path ${slow} needs $${large}k$ minutes and ${quick} $${small}k$. Their difference is known: solve
      for $k$.`;
    const whole = step(calc`${small} * ${part}`, { name: text`the minutes of ${quick} for the whole path` })`
      Find the whole time of ${quick}.`;
    const before = find(calc`${large} / ${large + small}`);
    const left = step(calc`1 - ${before}`, {
      name: text`the part of the path that ${quick} has still to walk`,
      works: value => tex`1 - \frac{${large}}{${large} + ${small}} = \frac{${value.n}}{${value.d}}`,
    })`
      Until they meet, they share the path in the ratio of the speeds. Find what part is left for ${quick}.`;
    const wanted = step(
      calc`${whole} * ${left}`,
      value => tex`${whole} \times \frac{${left.n}}{${left.d}} = ${value}`,
    )`
      That part of the path takes that part of the time.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} start at the same time from the two ends of a path, each for the other end. The
            speeds of ${quick} and ${slow} are in the
            ratio $${large} : ${small}$, and ${quick} arrives $${gap}$ minutes before ${slow}. How many minutes after
            their meeting does ${quick} arrive?`
          : text`A path joins two temples. ${one} walks from the first to the second while ${two} walks from the second
            to the first; they start together. ${quick}
            is $\frac{${large}}{${small}}$ times as fast as ${slow} and needs $${gap}$ minutes less for the path. For
            how many minutes does ${quick} walk on after
            they have met?`,
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('stopped_a_step_early', wanted, whole)`
          $${wanted}$ minutes is the whole time of ${quick}.`,
        slip('answered_another_quantity', left, calc`${before}`)`
          The part $\frac{${left.n}}{${left.d}}$ was used: that is what ${quick} walks before the meeting.`,
        slip('assumed_equal_parts', left, calc`1 / 2`)`
          They were taken to meet in the middle of the path. The faster one has come farther.`,
        slip('swapped_the_two', whole, calc`${large} * ${part}`)`
          The whole time of ${slow}, $${whole}$ minutes, was used for ${quick}.`,
        slip('added_for_subtracted', apart, calc`${large} + ${small}`)`
          The $${gap}$ minutes were divided by $${apart}$ parts. They are the difference of the two times.`,
        slip('took_inverse_for_direct', wanted, calc`${part} * ${large} * ${before}`)`
          ${here} is how long ${slow} walks after the meeting.`,
        slip('forgot_to_square', wanted, calc`${gap} * ${small} / (${large} + ${small})`)`
          ${here} divides the $${gap}$ minutes in the ratio of the speeds.`,
        slip('took_inverse_for_direct', wanted, calc`${gap} * (${large} - ${small}) / (${large} + ${small})`)`
          ${here} divides the $${gap}$ minutes by the sum of the speeds and multiplies by their difference.`,
        slip('halved_needlessly', wanted, calc`${whole} * ${left} / 2`)`
          ${here} halves the time that is left for ${quick}.`,
        slip('forgot_to_square', wanted, calc`${gap} * ${small} / ${large}`)`
          ${here} takes the difference of the times in the ratio of the speeds.`,
      ],
      snapRead: text`A ratio of speeds and a difference of the whole times: find these first, then the part after the
        meeting.`,
      approach: text`Times for the whole path are inversely as the speeds, so their difference gives both. The meeting
        divides the path in the ratio of
        the speeds.`,
      faster: text`After the meeting the times are as the squares, $${small ** 2} : ${large ** 2}$, and differ by
        $${gap}$ as well.`,
      check: text`After the meeting ${slow} needs $${calc`${part} * ${large} * ${before}`.value}$ minutes, $${gap}$
        more than $${wanted}$.`,
      principle: text`Up to a meeting both have walked for the same time; the whole difference of their times arises
        after it.`,
    };
  },
);

/** AR.TSD.4 Medium: the road, and the whole time from a difference. */
export const roadsAndTimes: readonly AnyTemplate[] = [
  ...situation<Road>({
    type: 'AR.TSD.4',
    situation: 'road-after-a-meeting',
    tries: 30,
    draw: draw => {
      const [p, r, unit] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 6)];
      const speed = p * draw.int(5, 16);
      const other = (speed * r) / p;
      const fits = p !== r && [2, 3, 5].every(n => p % n || r % n) && Math.max(p, r) <= 2.5 * Math.min(p, r);
      return fits &&
        unit * p * r <= 24 &&
        unit * p * r >= 3 &&
        speed >= 20 &&
        speed <= 80 &&
        other <= 90 &&
        other >= 15
        ? { p, r, unit, speed, ...draw.pick(trucks), frame: draw.int(0, 1) }
        : null;
    },
    forms: [road],
  }),
  ...situation<Clock>({
    type: 'AR.TSD.4',
    situation: 'ratio-and-difference',
    tries: 30,
    draw: draw => {
      const [p, r, unit] = [draw.int(2, 7), draw.int(2, 7), draw.int(1, 9)];
      const fits = p !== r && [2, 3, 5, 7].every(n => p % n || r % n) && Math.max(p, r) <= 2 * Math.min(p, r);
      return fits && unit * Math.max(p, r) ** 2 <= 260
        ? { p, r, unit, ...draw.pick(walkers), frame: draw.int(0, 1) }
        : null;
    },
    forms: [rest],
  }),
];
