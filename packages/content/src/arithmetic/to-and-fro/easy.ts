import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Opposite {
  /** Length in metres, speeds in metres per minute, and which meeting is asked. */
  way: number;
  u: number;
  v: number;
  n: number;
  frame: number;
}

const places = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

const nthTime = form<Opposite>(
  'time-of-a-later-meeting',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ way, u, v, n }) => {
      // Both are followed in steps of 1/60 of a minute; a meeting is where the order of their places changes.
      const at = (covered: number) => {
        const r = covered % (2 * way);
        return r <= way ? r : 2 * way - r;
      };
      let [met, t] = [0, 0];
      let before = at(0) - at(way);
      while (met < n) {
        t += 1;
        const now = Math.round((at((u * t) / 240) - at(way + (v * t) / 240)) * 1e6);
        if (before !== 0 && (now === 0 || Math.sign(now) !== Math.sign(before))) met += 1;
        before = now;
      }
      return q(t, 240);
    },
  },
  ({ way, u, v, n, frame }, { step, find }) => {
    const [first, second, end, track] = wording(
      frame,
      ['Kavya', 'Yusuf', 'end', 'pool'],
      ['the first trolley', 'the second trolley', 'end', 'stretch'],
      ['Arnav', 'Meher', 'end', 'lane'],
    );
    const lengths = step(2 * n - 1, {
      name: text`the lengths of the ${track} that both cover together`,
      works: value => tex`1 + 2 \times ${n - 1} = ${value}`,
      because: text`After a meeting both go on to the ends, which makes one length together, and then come back towards
        each other, which makes one more. So each further meeting needs two lengths and not one.`,
    })`
      They start from opposite ends, so until the first meeting ${first} and ${second} cover the ${track} once
      together. For each further meeting they cover it twice more. Count these lengths up to the ${places[n] ?? ''}
      meeting.`;
    const joint = step(calc`${lengths} * ${way}`.in('m'), {
      name: 'the distance that both cover together',
      because: text`Every one of these lengths is the whole ${track} of ${way} m, covered partly by one and partly by
        the other.`,
    })`
      One length is $${way}$ m. Multiply to find the metres that both cover together until the ${places[n] ?? ''}
      meeting.`;
    const sum = find(u + v, { name: 'the sum of the speeds' });
    const time = step(calc`${joint} / ${sum}`.in('min'), {
      works: (_value, working) => tex`\frac{${joint}}{${u} + ${v}} = ${working}`,
      because: text`In a minute one covers ${u} m and the other ${v} m, so both together cover the sum, whichever way
        they go at the time. The joint distance is divided by the joint speed.`,
    })`
      In each minute they cover $${u} + ${v}$ m together. Divide the joint distance by this sum to find the time.`;
    return {
      answer: time,
      stem: wording(
        frame,
        text`Kavya and Yusuf start at the same time from opposite ends of a pool that is $${way}$ m long and swim to and
          fro without a pause, Kavya at $${u}$ m and Yusuf at $${v}$ m a minute. After how many minutes do they meet for
          the ${places[n] ?? ''} time?`,
        text`Two trolleys in a factory run up and down the same stretch of $${way}$ m on parallel rails. They set out
          together, one from each end, at $${u}$ and $${v}$ metres a minute, and turn round at the ends at once. What
          time passes from the start to the ${places[n] ?? ''} moment at which they are side by side?`,
        text`A lane has a length of $${way}$ m. Arnav starts to walk from one end of it at $${u}$ m a minute, and at
          the same moment Meher starts from the other end at $${v}$ m a minute. Each walks up and down the whole lane
          again and again. When do they meet for the ${places[n] ?? ''} time?`,
      ),
      show: value => withUnit(value, value.equals(1) ? 'minute' : 'minutes'),
      slips: [
        slip('miscounted_the_steps', lengths, n)`
          You gave the ${places[n] ?? ''} meeting $${n}$ lengths in all. After a meeting both go on to the ends and
          come back, so each further one needs two.`,
        slip('counted_one_too_many', lengths, 2 * n)`
          $${2 * n}$ lengths would be right for a start from the same ${end}. From opposite ends the first meeting
          needs only one length.`,
        slip('counted_one_too_many', lengths, 2 * n + 1)`
          $${lengths}$ lengths lead to the next meeting after the ${places[n] ?? ''}. The first meeting needs one
          length and each further one two.`,
        slip('counted_one_too_few', lengths, n > 2 && 2 * n - 3)`
          $${lengths}$ lengths lead to the meeting before the ${places[n] ?? ''}. The first meeting needs one length
          and each further one two.`,
        slip('stopped_a_step_early', lengths, 1)`
          ${calc`${way} / ${u + v}`} minutes is the time of the first meeting. For each further meeting they cover two
          lengths more.`,
        slip('used_the_wrong_relative_speed', sum, u - v > 5 && calc`${u} - ${v}`)`
          You divided by the difference of the speeds, ${here}. The distance is covered by both together, so the speeds
          are added.`,
        slip('averaged_the_speeds', sum, calc`(${u} + ${v}) / 2`)`
          You divided the distance of both together by the mean of the speeds, ${here}. Both cover it at the same time,
          so the speeds are added.`,
        slip('took_a_mover_for_standing', sum, calc`${u}`)`
          You gave the whole joint distance to one of them at $${u}$ m a minute. Both are moving and share it.`,
      ],
      snapRead: text`To and fro between two ends with a start from opposite ends: count the lengths that both cover
        together.`,
      approach: text`It is hard to follow each of them, but easy to follow both together: one length up to the first
        meeting and two more for every further one. Divide the joint distance by the sum of the speeds.`,
      faster: text`The first meeting is after ${q(way, u + v)} minute(s); the ${places[n] ?? ''} takes
        $${2 * n - 1}$ times as long.`,
      check: () => {
        const [a, b] = [time.mul(u), time.mul(v)];
        return text`In this time they cover ${a} m and ${b} m; together $${a.add(b)}$ m, and that is $${a
          .add(b)
          .div(way)}$ lengths of $${way}$ m.`;
      },
      principle: text`From opposite ends, n meetings need 2n − 1 lengths of joint distance, because every meeting after
        the first needs two.`,
    };
  },
);

interface SameEnd {
  /** The place of the first meeting, in metres from the far end; the speeds. */
  short: number;
  u: number;
  v: number;
  way: number;
  frame: number;
}

const length = form<SameEnd>(
  'length-from-the-first-meeting',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ short, u, v }) => {
      for (let way = short + 1; way < 5000; way += 1)
        if (Math.abs((way + short) / u - (way - short) / v) < 1e-9) return way;
      throw new Error('no length fits');
    },
  },
  ({ short, u, v, frame }, { step, find }) => {
    const [fast, slow, end] = wording(
      frame,
      ['Noor', 'Joseph', 'far end'],
      ['the motorboat', 'the rowing boat', 'dam'],
      ['Ibrahim', 'Sneha', 'temple'],
    );
    const lead = step(calc`2 * ${short}`.in('m'), {
      name: text`the metres by which ${fast} has covered more`,
      because: text`${fast} has come back ${short} m from the ${end}, and ${slow} still has the same ${short} m in
        front. So the difference is ${short} m twice, not once.`,
    })`
      At the meeting ${fast} has covered the whole way and $${short}$ m back, ${slow} the whole way without $${short}$
      m. Find by how much the first distance is greater.`;
    const difference = find(u - v);
    const time = step(calc`${lead} / ${difference}`.in('min'), {
      name: 'the time until the meeting',
      works: (_value, working) => tex`\frac{${lead}}{${u} - ${v}} = ${working}`,
      because: text`They started at the same moment, and in each minute ${fast} covers ${u} m and ${slow} ${v} m. The
        distance that one has covered more grows by the difference of the speeds.`,
    })`
      They have moved for the same time, and in each minute ${fast} covers $${u} - ${v}$ m more. Divide the difference
      of the distances by this to find the time.`;
    const covered = step(calc`${v} * ${time}`.in('m'), {
      name: text`the metres that ${slow} has covered`,
      because: text`${slow} has moved in one direction only, so this distance lies on the way without any turn.`,
    })`
      ${slow} has covered $${v}$ m in each of these minutes and has not turned. Multiply to find how far ${slow} has
      come.`;
    const way = step(calc`${covered} + ${short}`.in('m'), {
      because: text`The meeting is ${short} m before the ${end}, so ${slow} has not covered these metres yet.`,
    })`
      The ${end} is $${short}$ m farther on. Add them to find the whole way.`;
    return {
      answer: way,
      stem: wording(
        frame,
        text`Noor and Joseph start together from the same end of a straight track, Noor at $${u}$ m and Joseph at
          $${v}$ m a minute. Noor runs to the far end, turns at once and meets Joseph $${short}$ m before the far end.
          How long is the track?`,
        text`From a jetty a motorboat and a rowing boat leave at the same moment for a dam across a still lake. The
          motorboat covers $${u}$ metres in a minute, the rowing boat $${v}$. The motorboat turns round at the dam
          without delay, and the boats pass each other $${short}$ m away from the dam. What is the distance from the
          jetty to the dam?`,
        text`Ibrahim and Sneha set out side by side from a bus stop to a temple on a straight road; Ibrahim cycles
          $${u}$ m a minute and Sneha walks $${v}$ m a minute. He reaches the temple, rides back at once and comes
          across her when she still has $${short}$ m to go. Find the distance of the temple from the bus stop.`,
      ),
      show: value => withUnit(value, 'm'),
      slips: [
        slip('left_out_a_length', lead, short)`
          You used $${short}$ m as the difference of the two distances. Beyond the ${end} ${fast} has gone
          $${short}$ m, and ${slow} lacks as many: together twice as much.`,
        slip('used_the_wrong_relative_speed', difference, calc`${u} + ${v}`)`
          You divided the difference of the distances by the sum of the speeds, ${here}. A difference of distances
          grows by the difference of the speeds.`,
        slip('stopped_a_step_early', way, covered)`
          $${way}$ m is only the distance that ${slow} has covered. The ${end} lies $${short}$ m beyond the meeting.`,
        slip('answered_another_quantity', way, calc`${u} * ${time}`)`
          ${here} m is the distance that ${fast} has covered, out and a part of the way back. The way itself is
          shorter.`,
        slip('took_the_whole_for_a_part', way, calc`(${u} + ${v}) * ${time}`)`
          ${here} m is the distance of both together. That is the way there and back, so it is twice the way.`,
        slip('assumed_a_proportion', way, calc`${short} * ${u} / ${difference}`)`
          ${here} m lets ${slow} be $${short}$ m behind when ${fast} reaches the ${end}. ${slow} still moves on while
          ${fast} comes back.`,
        slip('swapped_the_two', covered, calc`${u} * ${time}`)`
          You added the $${short}$ m to the distance of ${fast}, $${covered}$ m. That distance has the way and
          $${short}$ m back in it already.`,
        slip('subtracted_for_added', way, calc`${covered} - ${short}`)`
          ${here} m takes the $${short}$ m away from the distance of ${slow}. They still lie before the ${end}, so they
          have to be added.`,
      ],
      snapRead: text`A start from the same end and a meeting on the way back: one has covered some metres more than the
        way, the other as many less.`,
      approach: text`At the meeting one has covered $${short}$ m more than the way and the other $${short}$ m less. The
        difference of the distances and the difference of the speeds give the time, and the time gives the way.`,
      faster: text`The distances are as $${u} : ${v}$, and they are the way plus and minus $${short}$: so the way is
        $${short} \times \frac{${u} + ${v}}{${u} - ${v}} = ${q(short * (u + v), u - v)}$.`,
      check: text`${fast} needs ${calc`(${way} + ${short}) / ${u}`} minutes up to the meeting and ${slow}
        ${calc`(${way} - ${short}) / ${v}`} minutes, the same time.`,
      principle: text`If two start from the same end and one turns at the other end, then at their meeting one has
        covered as much more than the length as the other less.`,
    };
  },
);

/** AR.TSD.5 Easy: the time of a later meeting, and a length from the first one. */
export const meetingsBetweenEnds: readonly AnyTemplate[] = [
  ...situation<Opposite>({
    type: 'AR.TSD.5',
    situation: 'from-opposite-ends',
    tries: 40,
    draw: draw => {
      const [u, v] = [draw.step(40, 90, 5), draw.step(35, 80, 5)];
      const n = draw.int(2, 5);
      const way = draw.step(50, 600, 25);
      const time = q((2 * n - 1) * way, u + v);
      // The faster one overtakes first after one length more than the difference.
      const fits = u > v && time.mul(4).d === 1n && time.gt(1) && time.lte(40) && time.mul(u - v).lt(way);
      return fits ? { way, u, v, n, frame: draw.int(0, 2) } : null;
    },
    forms: [nthTime],
  }),
  ...situation<SameEnd>({
    type: 'AR.TSD.5',
    situation: 'from-the-same-end',
    tries: 40,
    draw: draw => {
      const frame = draw.int(0, 2);
      const [u, v] =
        frame === 2
          ? ([draw.step(160, 300, 10), draw.step(60, 100, 10)] as const)
          : ([draw.step(120, 260, 10), draw.step(60, 180, 10)] as const);
      const short = draw.step(20, 300, 10);
      if (u - v < 30) return null;
      const way = q(short * (u + v), u - v);
      const fits = u < 3 * v && way.d === 1n && way.lte(1500) && q(2 * short, u - v).mul(4).d === 1n;
      return fits ? { short, u, v, way: way.valueOf(), frame } : null;
    },
    forms: [length],
  }),
];
