import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Delayed {
  /** Times after the meeting, and by how much one starts earlier; the time of the other before the meeting. */
  first: number;
  second: number;
  ahead: number;
  meet: number;
  speed: number;
  one: string;
  two: string;
  frame: number;
}

const pairs = [
  { one: 'Nandini', two: 'Thomas' },
  { one: 'Tenzin', two: 'Pallavi' },
  { one: 'Harleen', two: 'Xavier' },
] as const;

const unequal = form<Delayed>(
  'road-with-unequal-starts',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.QUA.8', 'AR.TSD.3'],
    verify: ({ first, second, ahead, speed }) => {
      // The meeting is searched in tenths of an hour of the later one.
      for (let tenth = 1; tenth < 600; tenth += 1) {
        const t = q(tenth, 10);
        const other = t.add(ahead).mul(speed).div(second);
        if (other.mul(t).equals(q(first * speed))) return t.add(ahead).add(first).mul(speed);
      }
      throw new Error('no road fits');
    },
  },
  ({ first, second, ahead, meet: _, speed, one, two, frame }, { step, find }) => {
    const product = step(calc`${first} * ${second}`, {
      name: 'the product of the times after the meeting',
      works: (_value, working) =>
        tex`\frac{${first}}{t} = \frac{t + ${ahead}}{${second}} \Rightarrow t(t + ${ahead}) = ${working}`,
      because: text`On each of the two pieces of the road the times of the two are inversely as their speeds, so
          both pieces give the same ratio. The time before the meeting is longer for ${one}, who started earlier.`,
    })`
      Let ${two} be on the way for $t$ hours before they meet; ${one} has then been on the way for $t + ${ahead}$
      hours. The piece after the meeting takes ${one}
      $${first}$ hours and took ${two} $t$; the other piece took ${one} $t + ${ahead}$ and takes ${two} $${second}$
      hours.`;
    const root = find(() => Math.sqrt(ahead * ahead + 4 * Number(product.valueOf())));
    const meet = step(calc`(${root} - ${ahead}) / 2`, {
      works: (_value, working) => tex`t^2 + ${ahead}t - ${product} = 0 \Rightarrow t = ${working}`,
      name: text`the hours of ${two} before the meeting`,
      because: text`A quadratic has two roots. The other one is negative, and nobody is on the way for a negative
          time.`,
    })`
      Solve this quadratic; only the positive root is a time. The root of the discriminant $${ahead}^2 + 4 \times
      ${product}$ is $${root}$.`;
    const all = step(calc`${meet} + ${ahead} + ${first}`, {
      name: text`the hours of ${one} on the road`,
      because: text`${one} covers the whole road, and all the time at the same speed. So the whole time is needed,
          not only the part since ${two} started.`,
    })`
      Add all parts of the time of ${one}: the $${ahead}$ hour(s) before ${two} started, the time up to the meeting,
      and the time after it.`;
    const wanted = step(calc`${speed} * ${all}`, {
      name: text`the length of the road`,
      because: text`Of the two speeds only that of ${one} is known. A distance needs the time and the speed of the
          same person.`,
    })`
      Multiply the speed of ${one} by the whole time of ${one}.`;
    const hours = ahead === 1 ? 'an hour' : text`$${ahead}$ hours`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In the morning ${one} starts from P for Q at a steady $${speed}$ km/h, and ${hours} later ${two}
            starts from Q for P on the same road, at another steady speed. After they have met, ${one} needs $${first}$
            hours to reach Q, and ${two} needs $${second}$ hours to
            reach P. What is the length of the road?`
          : text`Between P and Q there is a single road. On it ${one} travels from P to Q at $${speed}$ km/h and ${two}
            from Q to P, both without a stop and each at one
            speed. At their meeting somebody notes: ${one} has been on the way ${hours} longer than ${two}. From there
            ${one} drives $${first}$ hours more to
            Q, and ${two} $${second}$ hours more to P. Find the distance from P to Q.`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('left_out_a_term', all, calc`${meet} + ${first}`)`
          ${one} was counted for $${all}$ hours, $${wanted}$ km, without the time before ${two} started. In that time
          ${one}
          covers a piece of the road as well.`,
        slip('ignored_a_condition', meet, () => isSquare(first * second) && calc`sqrt(${first} * ${second})`)`
          You used the root of the product, $${meet}$ hours. It holds only if both start at the same time, but ${one}
          started earlier.`,
        slip('wrong_sign', meet, calc`(${root} + ${ahead}) / 2`)`
          You used $${meet}$ hours for ${two} before the meeting. That is how long ${one} has been on the way; ${two}
          started later.`,
        slip('answered_another_quantity', all, calc`${meet} + ${second}`)`
          The $${all}$ hours of ${two} were used with the speed of ${one}, which gives $${wanted}$ km. A distance needs
          the
          time and the speed of the same person.`,
        slip('stopped_a_step_early', all, calc`${meet} + ${ahead}`)`
          $${all}$ hours at $${speed}$ km/h give only the $${wanted}$ km before the meeting. The $${first}$ hours
          of ${one} after it belong to the road too.`,
        slip('averaged_the_averages', meet, calc`(${first} + ${second} - ${ahead}) / 2`)`
          You averaged the times and got $${meet}$ hours. On the two pieces the products of times are equal, not their
          sums.`,
        slip('used_a_wrong_given_number', all, calc`${meet} + ${ahead} + ${second}`)`
          You added the $${second}$ hours of ${two} to the time of ${one} before the meeting. After the meeting ${one}
          needs $${first}$ hours.`,
      ],
      snapRead: text`Times after the meeting, but unequal starts: the products of times are equal, and give a
        quadratic.`,
      approach: text`Compare the two on each piece of the road: the ratio of their times is the same. With the earlier
        start it gives a quadratic for
        the time before the meeting.`,
      check: text`The equation holds: $${meet} \times ${meet.add(ahead)} = ${meet.mul(meet.add(ahead))}$. With
        $${q(first * speed).div(meet)}$ km/h ${two} needs
        $${wanted.div(q(first * speed).div(meet))}$ hours in all, of which $${second}$ are after the meeting.`,
      principle: text`On one piece of road two times are inversely as the speeds; two pieces give the same ratio,
        whoever started first.`,
    };
  },
);

interface Faster {
  /** Times after the meeting, and by how many per cent the first goes faster then. */
  first: number;
  second: number;
  rise: number;
  speed: number;
  one: string;
  two: string;
  frame: number;
}

const people = [
  { one: 'Dorjee', two: 'Lakshmi' },
  { one: 'Gurpreet', two: 'Arunima' },
  { one: 'Yusuf', two: 'Rukmini' },
  { one: 'Jagdish', two: 'Ibrahim' },
] as const;

const initial = form<Faster>(
  'road-with-a-change-at-the-meeting',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AR.TSD.6'],
    verify: ({ first, second, rise, speed }) => {
      // The meeting time by halving: one piece is covered at the old speed by both, the other at the new one.
      let [low, high] = [0, 100];
      for (let i = 0; i < 90; i += 1) {
        const t = (low + high) / 2;
        if (t * t < first * second * (1 + rise / 100)) low = t;
        else high = t;
      }
      return q(Math.round((speed * low + speed * (1 + rise / 100) * first) * 60), 60);
    },
  },
  ({ first, second, rise, speed, one, two, frame }, { step, find }) => {
    const factor = find(calc`1 + ${rise} / 100`);
    const usual = step(calc`${first} * ${factor}`, {
      name: text`the hours of ${one} after the meeting at the old speed`,
      because: text`Only speeds that do not change can be compared on both pieces. The same piece at a lower speed
          takes longer, so multiply and do not divide.`,
    })`
      At the old speed ${one} would need more than the $${first}$ hours after the meeting, in the ratio of the speeds.
      Multiply by $${factor}$.`;
    const square = find(calc`${usual} * ${second}`);
    const meet = step(() => Math.sqrt(square.valueOf()), {
      works: value =>
        tex`\frac{${usual}}{t} = \frac{t}{${second}} \Rightarrow t = \sqrt{${usual} \times ${second}} = ${value}`,
      name: 'the hours before the meeting',
      because: text`What ${one} has covered before the meeting ${two} covers after it, and the other way round.
          Both started together, so both needed the same $t$.`,
    })`
      Let them meet after $t$ hours. On each piece the times of the two are inversely as their old speeds, so the two
      ratios are equal. Solve for $t$.`;
    const all = step(calc`${meet} + ${usual}`, {
      name: text`the hours of ${one} for the whole road at the old speed`,
      because: text`With one speed for the whole road, one multiplication gives its length. The true time belongs
          to two speeds.`,
    })`
      At the old speed ${one} would need $t$ hours up to the meeting and this time after it. Add them.`;

    const wanted = step(calc`${speed} * ${all}`, {
      name: text`the length of the road`,
      because: text`Speed and time have to belong together: the time was worked out for the old speed.`,
    })`
      Multiply the old speed of ${one} by this time to find the whole length.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} set out at the same time on bicycles, from the two ends of a road, each for the
            other end. ${one} rides at $${speed}$ km/h. When they
            meet, ${one} finds it late, goes ${rise}% faster from there, and arrives after $${first}$ hours more.
            ${two} rides on at the same speed as before and needs another
            $${second}$ hours. How long is the road?`
          : text`At dawn ${one} leaves one village for another at $${speed}$ km/h, and ${two} leaves that other village
            for the first. From their meeting on, ${two} rides
            at the same speed as before and is there $${second}$ hours later. ${one} has a tail wind now, which adds
            ${rise}% to the speed, and rides for
            $${first}$ hours more. Find the distance between the villages.`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.d <= 4n,
      slips: [
        slip('left_out_a_change', usual, calc`${first}`)`
          You used the $${usual}$ hours as they are. That is right only if ${one} had kept the old speed after the
          meeting.`,
        slip('took_the_change_the_wrong_way', usual, calc`${first} / ${factor}`)`
          The $${first}$ hours were divided by $${factor}$. At the old, lower speed it takes longer.`,
        slip('changed_one_side_only', all, calc`${meet} + ${first}`)`
          You multiplied the true time, $${all}$ hours, by the old speed. ${one} was faster after the meeting, so the
          old speed does not fit all of it.`,
        slip('changed_what_stays', wanted, calc`${speed} * ${factor} * (${meet} + ${first})`)`
          You used the new speed before the meeting, too: ${here}. ${one} became faster only when they met.`,
        slip('took_a_change_twice', usual, calc`${first} * ${factor} * ${factor}`)`
          You made the $${first}$ hours longer twice, to $${usual}$ hours. The speed changed once.`,
        slip('took_the_whole_for_a_part', all, calc`${meet} + ${usual} + ${second}`)`
          You multiplied the old speed by $${all}$ hours. That contains the time of ${two} after the meeting, but only
          ${one} is looked at.`,
        slip('answered_another_quantity', all, calc`${meet} + ${second}`)`
          You multiplied the speed of ${one} by $${all}$ hours, the time of ${two}. A distance needs the time of the
          same person.`,
        slip('averaged_the_averages', meet, calc`(${usual} + ${second}) / 2`)`
          You used the mean of the two times, $${meet}$ hours, as the time before the meeting. Their product is the
          square of that time.`,
        slip('ignored_a_condition', meet, calc`(${first} + ${second}) / 2`)`
          You used the mean of the given times, $${meet}$ hours, as the time before the meeting. The root of a product
          is needed, at the old speeds.`,
      ],
      snapRead: text`Times after a meeting, but one of the two goes faster then: first turn that time back to the old
        speed.`,
      approach: text`Write the time of ${one} after the meeting at the old speed. Then the usual relation gives the
        time before, and both together the length.`,
      check: text`${one} rides $${meet.mul(speed)}$ km before the meeting and $${factor.mul(first).mul(speed)}$ km
        after it. ${two} rides these $${meet.mul(speed)}$ km in
        $${second}$ hours and the others in $${factor.mul(first).mul(speed).div(meet.mul(speed).div(second))}$ hours,
        as long as ${one} before the meeting.`,
      principle: text`Before using a known relation, undo what does not fit it: here a change of speed.`,
    };
  },
);

const delays = Array.from({ length: 12 }, (_, i) => i + 1).flatMap(meet =>
  [1, 2, 3, 4, 5].flatMap(ahead =>
    Array.from({ length: 16 }, (_, i) => i + 1).flatMap(first => {
      const second = (meet * (meet + ahead)) / first;
      const ratio = first / meet;
      return Number.isInteger(second) &&
        second !== first &&
        ratio > 0.5 &&
        ratio < 2 &&
        ratio !== 1 &&
        second < 20 &&
        meet > 1
        ? [{ meet, ahead, first, second }]
        : [];
    }),
  ),
);
const faster = [20, 25, 50, 60, 80, 44].flatMap(rise =>
  [1, 1.5, 2, 2.5, 3, 3.2, 4, 5, 6, 7.5].flatMap(first =>
    [1, 1.2, 1.5, 2, 2.4, 2.5, 3, 3.6, 4, 5, 6, 7.5].flatMap(second => {
      const usual = (first * (100 + rise)) / 100;
      const meet = Math.sqrt(usual * second);
      const fits =
        Math.abs(meet * 2 - Math.round(meet * 2)) < 1e-9 &&
        Math.abs(usual * 2 - Math.round(usual * 2)) < 1e-9;
      const ratio = usual / meet;
      return fits && ratio > 0.5 && ratio < 2 && Math.abs(ratio - 1) > 0.05 && meet !== second
        ? [{ rise, first, second, usual, meet }]
        : [];
    }),
  ),
);

/** AR.TSD.4 Hard: unequal starts, and a change of speed at the meeting. */
export const changedMeetings: readonly AnyTemplate[] = [
  ...situation<Delayed>({
    type: 'AR.TSD.4',
    situation: 'unequal-starts',
    tries: 20,
    draw: draw => {
      const p = draw.pick(delays);
      const speed = draw.step(24, 80, 4);
      const other = (p.first * speed) / p.meet;
      return other < 20 || other > 100 || !Number.isInteger(2 * other)
        ? null
        : { ...p, speed, ...draw.pick(pairs), frame: draw.int(0, 1) };
    },
    forms: [unequal],
  }),
  ...situation<Faster>({
    type: 'AR.TSD.4',
    situation: 'faster-after-the-meeting',
    tries: 20,
    draw: draw => {
      const { rise, first, second, usual, meet } = draw.pick(faster);
      const speed = draw.step(8, 24, 1);
      return Number.isInteger((usual + meet) * speed)
        ? { rise, first, second, speed, ...draw.pick(people), frame: draw.int(0, 1) }
        : null;
    },
    forms: [initial],
  }),
];
