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
      because: text`Each piece of the road is covered by both, so the times for it are inversely as the speeds, with
        the same ratio for both pieces.`,
    })`
      Let them meet after $t$ hours. The piece after the meeting takes ${one} $${late}$ hours and took ${two} $t$; the
      other piece took ${one} $t$ hours and takes ${two} $${soon}$. Both pairs of times are in the inverse ratio of the
      speeds, so set the two fractions equal and solve for $t$.`;
    const all = step(calc`${meet} + ${late}`, {
      name: text`the hours of ${one} for the whole road`,
      because: text`The journey of ${one} has two parts, before and after the meeting. Not the ${soon} hours, because
        they belong to ${two}, who goes the other way.`,
    })`
      ${one} is on the whole road before and after the meeting. Add the hours before it and the $${late}$ hours after
      it.`;
    const wanted = step(calc`${speed} * ${all}`, {
      because: text`${one} covers the road from end to end at one steady speed, so distance is speed times time.`,
    })`
      ${one} goes at $${speed}$ km/h. Multiply the speed by the hours for the whole road to find its length.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`At the same moment ${one} leaves town P for town Q and ${two} leaves Q for P. They pass each other on
            the road; from then on ${one} takes $${late}$ hours to Q and ${two} takes $${soon}$ hours to P. The speed
            of ${one} is $${speed}$ km/h. How long is the road from P to Q?`
          : text`A road joins P and Q. From P ${one} sets out at $${speed}$ km/h, and at the same time ${two} sets out
            from Q. The journey of ${one} ends $${late}$ hours after the two have met, that of ${two} ends $${soon}$
            hours after they have met. Find the distance between P and Q.`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('averaged_the_averages', meet, calc`(${late} + ${soon}) / 2`)`
          You used half of the sum of the two times, $${meet}$ hours, as the time before the meeting. It is the root of
          their product, because the same ratio of speeds stands in both.`,
        slip('stopped_a_step_early', all, calc`${late}`)`
          $${all}$ hours at $${speed}$ km/h give only the piece after the meeting. Before it ${one} has already covered
          the other piece.`,
        slip('answered_another_quantity', all, calc`${meet}`)`
          $${all}$ hours at $${speed}$ km/h give only the piece before the meeting. After it ${one} still goes for
          $${late}$ hours.`,
        slip('used_a_wrong_given_number', all, calc`${meet} + ${soon}`)`
          $${all}$ hours is the time of ${two} for the whole road. You multiplied it by $${speed}$ km/h, which is the
          speed of ${one}.`,
        slip('took_times_for_rates', meet, calc`abs(${late} - ${soon})`)`
          You used the difference of the two times, $${meet}$ hours, as the time before the meeting. It only says how
          much later one of them arrives.`,
        slip('took_the_whole_for_a_part', all, calc`${late} + ${soon}`)`
          You added $${late}$ and $${soon}$ hours. One of these times belongs to ${one} and the other to ${two}, and
          both are after the meeting.`,
      ],
      snapRead: text`The times after the meeting and one speed are given: the time before the meeting is the root of
        the product of these times.`,
      approach: text`The speed of ${one} is known, so the time of ${one} for the whole road is enough. Its first part,
        before the meeting, follows from the two times after it.`,
      check: text`${two} needs $${meet.add(soon)}$ hours for the road, at $${wanted.div(meet.add(soon))}$ km/h. In the
        $${meet}$ hours before the meeting both together cover
        $${wanted.div(meet.add(soon)).add(speed).mul(meet)}$ km, the whole road.`,
      principle: text`If two start together towards each other, the time before the meeting is the mean proportional of
        the times after it.`,
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
      because: text`Both walk the same path, so who is twice as fast needs half of the time: the whole times are in the
        inverse ratio of the speeds. The slower one has the ${large} parts, not the ${small}.`,
      works: (_value, working) => tex`${large}k - ${small}k = ${gap} \Rightarrow k = ${working}`,
    })`
      The speeds are in the ratio $${large} : ${small}$, so the times for the same path are in the inverse ratio. Let
      ${slow} need $${large}k$ minutes for the whole path and ${quick} $${small}k$. They differ by $${gap}$ minutes:
      solve for $k$.`;
    const whole = step(calc`${small} * ${part}`, {
      name: text`the minutes of ${quick} for the whole path`,
      because: text`${quick} is the faster one and so has the smaller number of parts, ${small} of them.`,
    })`
      ${quick} needs $${small}k$ minutes for the whole path. Put in the value of $k$.`;
    const before = find(calc`${large} / ${large + small}`);
    const left = step(calc`1 - ${before}`, {
      name: text`the part of the path that ${quick} has still to walk`,
      works: value => tex`1 - \frac{${large}}{${large} + ${small}} = \frac{${value.n}}{${value.d}}`,
      because: text`Up to the meeting both walk for the same time, so what they cover is in the ratio of the speeds:
        ${large} parts of the path by ${quick} and ${small} by ${slow}. Not the middle of the path, because the faster
        one comes farther.`,
    })`
      When they meet, both have walked for the same time, so ${quick} has covered $${large}$ of $${large} + ${small}$
      equal parts of the path. Find what part is still left for ${quick}.`;
    const wanted = step(calc`${whole} * ${left}`, {
      works: value => tex`${whole} \times \frac{${left.n}}{${left.d}} = ${value}`,
      because: text`${quick} walks at one speed from end to end, so a part of the path takes the same part of the whole
        time.`,
    })`
      At a steady speed this part of the path takes the same part of the time. Take it of the whole time of ${quick}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} start at the same time from the two ends of a path, each for the other end. The
            speeds of ${quick} and ${slow} are in the ratio $${large} : ${small}$, and ${quick} arrives $${gap}$
            minutes before ${slow}. How many minutes after their meeting does ${quick} arrive?`
          : text`A path joins two temples. ${one} walks from the first to the second while ${two} walks from the
            second to the first; they start together. ${quick} is $\frac{${large}}{${small}}$ times as fast as ${slow}
            and needs $${gap}$ minutes less for the path. For how many minutes does ${quick} walk on after they have
            met?`,
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('stopped_a_step_early', wanted, whole)`
          $${wanted}$ minutes is the time of ${quick} for the whole path. Only the time after the
          meeting is asked.`,
        slip('answered_another_quantity', left, calc`${before}`)`
          You used the part $\frac{${left.n}}{${left.d}}$ of the path. That is what ${quick} walks
          before the meeting; what is left is smaller.`,
        slip('assumed_equal_parts', left, calc`1 / 2`)`
          ${here} of the path lets them meet in its middle. They have walked for the same time, so the faster one has
          come
          farther.`,
        slip('swapped_the_two', whole, calc`${large} * ${part}`)`
          You used $${whole}$ minutes as the whole time of ${quick}. That is the time of ${slow}, who
          is slower and needs more.`,
        slip('added_for_subtracted', apart, calc`${large} + ${small}`)`
          You divided the $${gap}$ minutes by $${apart}$ parts. They are the difference of the two
          times, so the parts have to be subtracted, not added.`,
        slip('took_inverse_for_direct', wanted, calc`${part} * ${large} * ${before}`)`
          ${here} is the time for which ${slow} walks on after the meeting. The question asks for
          ${quick}, who arrives first.`,
        slip('forgot_to_square', wanted, calc`${gap} * ${small} / (${large} + ${small})`)`
          ${here} divides the $${gap}$ minutes in the ratio of the speeds. They are a difference of two
          times, not the sum of them.`,
        slip('took_inverse_for_direct', wanted, calc`${gap} * (${large} - ${small}) / (${large} + ${small})`)`
          ${here} uses sum and difference of the speeds for a time. The $${gap}$ minutes are a
          difference of times, which are inversely as the speeds.`,
        slip('halved_needlessly', wanted, calc`${whole} * ${left} / 2`)`
          ${here} halves the time that is left for ${quick}. The whole rest of the path has still to be
          walked.`,
        slip('forgot_to_square', wanted, calc`${gap} * ${small} / ${large}`)`
          ${here} makes the $${gap}$ minutes smaller in the ratio of the speeds. That ratio holds for
          whole times, not for their difference.`,
      ],
      snapRead: text`A ratio of speeds and a difference of the whole times are given: find the whole times first, then
        the part of the path that is left after the meeting.`,
      approach: text`The times for the whole path are inversely as the speeds, so their difference of $${gap}$ minutes
        gives both. The meeting divides the path in the ratio of the speeds, and that shows what is left for
        ${quick}.`,
      faster: text`After the meeting the times are as the squares, $${small ** 2} : ${large ** 2}$, and they also
        differ by $${gap}$.`,
      check: text`After the meeting ${slow} needs $${large}$ of $${large + small}$ parts of the whole time,
        $${calc`${part} * ${large} * ${before}`.value}$ minutes. That is $${gap}$ more than $${wanted}$, as it must
        be.`,
      principle: text`If two start together towards each other, they have walked equally long when they meet; the whole
        difference of their times arises after it.`,
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
