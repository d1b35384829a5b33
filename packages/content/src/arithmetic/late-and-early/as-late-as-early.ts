import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Speeds in km/h: as much late at the first as early at the second. */
  slow: number;
  fast: number;
  /** The third speed, with a late start and an early arrival, in minutes. */
  third: number;
  start: number;
  early: number;
}

interface Balanced extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  ({
    slow,
    fast,
    third,
    start,
    early,
  }: Numbers) => text`Riding her scooter to a coaching class at $${slow}$ km/h, Lakshmi is late by
    as many minutes as she is early when she rides at $${fast}$ km/h. Today she started $${start}$ minutes after her
    usual time, rode at $${third}$ km/h and was $${early}$ minutes early. How far away is the class?`,
  ({
    slow,
    fast,
    third,
    start,
    early,
  }: Numbers) => text`A courier drives from a warehouse to the airport. At $${slow}$ km/h
    he would come too late for the cargo counter, at $${fast}$ km/h too early by exactly the same time. He sets out
    $${start}$ minutes behind schedule at $${third}$ km/h and still arrives $${early}$ minutes before the counter
    closes. What is the distance to the airport?`,
  ({
    slow,
    fast,
    third,
    start,
    early,
  }: Numbers) => text`If a bus runs at $${slow}$ km/h, it misses its time of arrival by
    just as much as it beats it at $${fast}$ km/h. Once it left the terminus $${start}$ minutes late and ran at
    $${third}$ km/h; it arrived $${early}$ minutes before time. Find the length of its route.`,
] as const;

const distance = form<Balanced>(
  'distance-from-three-speeds',
  {
    band: 'Hard',
    seconds: 120,
    verify: ({ slow, fast, third, start, early }) => {
      for (let way = 1; way < 2000; way += 1) {
        const allowed = (60 * way) / slow / 2 + (60 * way) / fast / 2;
        if (Math.abs(start + (60 * way) / third - (allowed - early)) < 1e-9) return way;
      }
      throw new Error('no distance fits');
    },
  },
  ({ slow, fast, third, start, early, story }, { step }) => {
    const right = step(calc`2 * ${slow} * ${fast} / (${slow} + ${fast})`.in('km/h'), {
      name: 'the speed that arrives exactly on time without a late start',
      because: text`Late by as much as early means that the right time is half-way between the two times. Over a
          fixed distance the middle of the times belongs to the harmonic mean of the speeds, not to their plain mean.`,
    })`
      The right travelling time is the mean of the times at $${slow}$ and $${fast}$ km/h. For $d$ km it is
      $\frac{1}{2}\left(\frac{d}{${slow}} + \frac{d}{${fast}}\right)$ hours. Find the speed that takes this time.`;
    const saved = step(calc`${start} + ${early}`.in('min'), {
      name: 'the minutes by which the third run is shorter than the right time',
      because: text`The third run started late and still arrived early, so it gained both. It is compared with the
          right time, which has neither.`,
    })`
      At $${third}$ km/h the late start was made up and there were minutes to spare. Add both to see by how much this
      run was shorter than the right time.`;
    const rightTime = step(calc`${third} * ${saved} / (${third} - ${right})`.in('min'), {
      name: 'the right travelling time',
      because: text`The parts of the ratio differ by a known number of minutes. The lower speed has the longer
          time, so the right time gets the larger number of parts.`,
    })`
      Times are inversely as speeds: the right time and the time of this run are in the ratio $${third} : ${right}$.
      Use their difference to find the right time.`;
    const way = step(calc`${right} * ${rightTime} / 60`.in('km'), {
      name: text`the distance`,
      because: text`The right time belongs to the speed that arrives on time, not to the third speed. The $60$
          turns minutes into hours.`,
    })`
      Multiply this time, in hours, by its speed to find the distance.`;
    return {
      answer: way,
      stem: story({ slow, fast, third, start, early }),
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0),
      slips: [
        slip('averaged_the_speeds', right, calc`(${slow} + ${fast}) / 2`)`
          ${here} km/h was taken for the speed that arrives on time. Late and early are equal in minutes, so it is the
          times that have to be averaged.`,
        slip('left_out_a_term', saved, start)`
          With a gain of $${start}$ minutes the run at $${third}$ km/h would only just be in time; it was $${early}$
          minutes early.`,
        slip('subtracted_for_added', saved, start > early && calc`${start} - ${early}`)`
          ${here}: starting late and arriving early were subtracted, but the run gained the one and the other.`,
        slip('swapped_the_two', way, calc`${third} * ${rightTime} / 60`)`
          $${rightTime}$ minutes is the time without a late start; the run at $${third}$ km/h was shorter than that.`,
        slip('took_inverse_for_direct', rightTime, calc`${right} * ${saved} / (${third} - ${right})`)`
          $${rightTime}$ minutes is the time at $${third}$ km/h, but you paired it with the lower speed $${right}$
          km/h.`,
        slip('misused_the_head_start', saved, early)`
          The $${early}$ minutes alone leave out the late start, which the run at $${third}$ km/h made up too.`,
        slip('used_a_wrong_given_number', right, third !== fast && fast)`
          You compared $${third}$ km/h with $${fast}$ km/h, but at $${fast}$ km/h one arrives early as well.`,
        slip('used_a_wrong_given_number', right, slow)`
          You compared $${third}$ km/h with $${slow}$ km/h, but at $${slow}$ km/h one arrives late by an unknown
          time.`,
      ],
      snapRead: text`Late at one speed by as much as early at another: this gives the right speed without a distance.
        The third run brings the minutes.`,
      approach: text`Late by as much as early means that the right time is the mean of two times, so the right speed is
        the harmonic mean. Then compare that speed with the third one: the minutes gained fix the distance.`,
      faster: text`A kilometre takes $\frac{60}{${right}}$ minutes on time and $\frac{60}{${third}}$ at $${third}$
        km/h. The difference, ${calc`60 / ${right} - 60 / ${third}`} minutes, has to give $${saved}$ minutes.`,
      check: text`$${way}$ km take ${calc`${way} * 60 / ${slow}`} and ${calc`${way} * 60 / ${fast}`} minutes at the two
        speeds, on average $${rightTime}$. At $${third}$ km/h they take ${calc`${way} * 60 / ${third}`} minutes, which
        is $${saved}$ fewer.`,
      principle: text`Equal errors in time on both sides mean the mean of the times, which over one distance is the
        harmonic mean of the speeds.`,
    };
  },
);

interface Walk {
  /** Minutes by which the train was early and the arrival at home was, on the first day. */
  before: number;
  saved: number;
  /** Minutes by which the train was early on the second day; the rider is `times` as fast as the walker. */
  again: number;
  times: number;
}

interface Fetched extends Walk {
  tale: (typeof tales)[number];
}

const timesWord = (times: number) => (times === 2 ? 'twice' : times === 3 ? 'three times' : 'four times');

const tales = [
  {
    car: 'car',
    walker: 'Arunima',
    tell: ({
      before,
      saved,
      again,
      times,
    }: Walk) => text`A car always leaves home so that it is at the station when
      Arunima's train arrives, and takes her home at once. One day she arrived $${before}$ minutes early, walked to meet
      the car and was home $${saved}$ minutes early. On another day she came $${again}$ minutes early and cycled
      towards it, at ${timesWord(times)} her walking speed. How many minutes early was she home?`,
  },
  {
    car: 'jeep',
    walker: 'Dorjee',
    tell: ({
      before,
      saved,
      again,
      times,
    }: Walk) => text`Every evening a jeep reaches the pier together with Dorjee's ferry
      and drives him back to the camp. When the ferry once landed $${before}$ minutes before time, he set out on foot,
      met the jeep on its way, and they were at the camp $${saved}$ minutes earlier than usual. Next day the ferry was
      $${again}$ minutes early, and he ran to meet the jeep ${timesWord(times)} as fast as he had walked. How much
      earlier than usual were they back?`,
  },
  {
    car: 'van',
    walker: 'Sourav',
    tell: ({
      before,
      saved,
      again,
      times,
    }: Walk) => text`The van of a factory leaves there at the same time every day, meets
      Sourav at the bus stop exactly when his bus comes, and turns back at once. His bus was $${before}$ minutes
      early on Monday; he walked along the road until
      the van met him and reached the factory $${saved}$ minutes before his usual time. On Tuesday the bus was
      $${again}$ minutes early and he rode an e-scooter, ${timesWord(times)} as fast as he walks. By how many
      minutes was he
      early at the factory on Tuesday?`,
  },
] as const;

const metOnTheWay = form<Fetched>(
  'saved-when-faster',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    verify: ({ before, saved, again, times }) => {
      // Walking speed 1; the car's speed is found by trial from the first day, the second day is then replayed.
      for (let car = 2; car <= 400; car += 1) {
        const speed = car / 2;
        // The walker's stretch is what the car would drive in the rest of the early time.
        const walked = (speed * before) / (speed + 1);
        if (Math.abs(2 * (before - walked) - saved) > 1e-9) continue;
        const rode = (speed * again) / (speed + times);
        return Math.round(2 * (again - rode) * 1e6) / 1e6;
      }
      throw new Error('no speed fits');
    },
  },
  ({ before, saved, again, times, tale: { car, walker, tell } }, { step }) => {
    const unDriven = step(calc`${saved} / 2`.in('min'), {
      name: `the ${car}'s time from the place of meeting to the stop`,
      because: text`The ${car} turns round where they meet, so it is spared the stretch up to the usual place and
          the same stretch back. All the time that is saved comes from there.`,
    })`
      The ${car} saves the stretch from the place of meeting to the usual place, there and back. One of the two ways is
      half of what was saved.`;
    const walked = step(calc`${before} - ${unDriven}`.in('min'), {
      name: `the time that ${walker} walked`,
      because: text`The walk ends when they meet, not at the usual time. So it is shorter than $${before}$
          minutes.`,
    })`
      They met earlier than usual by the ${car}'s time for one way of the stretch, and the walk began $${before}$
      minutes before the usual time. Subtract to find how long the walk lasted.`;
    const speed = step(calc`${walked} / ${unDriven}`, {
      name: `the ${car}'s speed in walking speeds`,
      because: text`Who needs three times as long for the same stretch has one third of the speed. No distance is
          needed for this.`,
    })`
      ${walker} and the ${car} need these two times for the same stretch. Divide them to find how many times as fast
      the ${car} is.`;
    const shorter = step(calc`${again} * ${times} / (${times} + ${speed})`.in('min'), {
      name: `the ${car}'s time for the stretch on the second day`,
      because: text`A higher walking speed makes the stretch longer, and they meet sooner. Both times add up to
          the $${again}$ minutes, because the two come from both ends of the same stretch.`,
    })`
      On the second day the speeds are as $${times}$ to $${speed}$, so the times for the stretch are as $${speed}$ to
      $${times}$. Together they are the $${again}$ minutes by which the second day was early; find the ${car}'s part.`;
    const early = step(calc`2 * ${shorter}`.in('min'), {
      name: text`the minutes saved on the second day`,
      because: text`On the second day only the length of the stretch is different. There and back are still equal.`,
    })`
      The ${car} is again spared this stretch in both directions. Double its time for the stretch.`;
    return {
      answer: early,
      stem: tell({ before, saved, again, times }),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.gt(0) && value.lt(2 * again),
      slips: [
        slip('mixed_up_one_way_and_both', unDriven, saved > before / 2 ? false : saved)`
          All $${saved}$ minutes were taken for one way of the stretch. The ${car} saves it there and back.`,
        stop('did_not_double', shorter)`
          You stopped at $${shorter}$ minutes, what the ${car} saves in one direction. It saves the same way back as
          well.`,
        slip('worked_for_a_wrong_time', walked, before)`
          The walk did not last $${before}$ minutes: the ${car} was met before the time at which it usually arrives.`,
        slip('assumed_a_proportion', early, calc`${times} * ${saved} * ${again} / ${before}`)`
          ${here} lets the saving grow in proportion to the speed. Who is faster also meets the ${car} sooner.`,
        slip('left_out_a_change', early, calc`${saved} * ${again} / ${before}`)`
          ${here} would be right at the walking speed; on the second day the speed was another one.`,
        slip('took_a_mover_for_standing', shorter, calc`${again} * ${times} / ${speed}`)`
          ${here} gives ${walker} all of the $${again}$ minutes on the way, as if the ${car} had not come nearer.`,
        slip('added_for_subtracted', walked, calc`${before} + ${unDriven}`)`
          ${here}: they met before the usual time, so the walk was shorter than $${before}$ minutes.`,
      ],
      snapRead: text`Nobody knows a distance or a speed, only times: compare the two who cover the same stretch,
        ${walker} and the ${car}.`,
      approach: text`Look at the stretch between the place of meeting and the usual place. The ${car} is spared it
        twice, which gives its time; the time of ${walker} follows, and so the ratio of the speeds. The second day uses
        that ratio.`,
      faster: text`Ratio of the speeds $${walked} : ${unDriven}$, that is $${speed}$. On the second day $${again}$
        minutes are shared as $${speed} : ${times}$; double the smaller claim, the ${car}'s.`,
      check: text`With walking speed 1, the way to the ${car} lasts ${calc`${again} - ${shorter}`} minutes and covers
        ${calc`${times} * (${again} - ${shorter})`}; the ${car} would need $${shorter}$ minutes for it at speed
        $${speed}$: ${calc`${speed} * ${shorter}`}.`,
      principle: text`Two who cover the same stretch at different times give the ratio of their speeds, without any
        distance.`,
    };
  },
);

/** AR.TSD.2 Hard: equal deviations, and a car that is met on its way. */
export const asLateAsEarly: readonly AnyTemplate[] = [
  ...situation<Balanced>({
    type: 'AR.TSD.2',
    situation: 'as-late-as-early',
    tries: 40,
    draw: draw => {
      const [slow, fast] = draw.pick([
        [20, 30],
        [24, 40],
        [30, 45],
        [30, 60],
        [40, 60],
        [36, 45],
        [40, 50],
        [28, 42],
        [25, 50],
        [30, 50],
        [21, 28],
        [24, 36],
        [35, 42],
        [27, 54],
        [32, 48],
        [33, 55],
        [45, 55],
        [36, 63],
        [28, 36],
        [40, 56],
      ] as const);
      const third = fast + draw.int(-8, 16);
      const [start, early] = [draw.int(3, 20), draw.int(2, 12)];
      const right = q(2 * slow * fast, slow + fast);
      if (right.gte(third) || third === fast || right.mul(2).d !== 1n) return null;
      const rightTime = q(third)
        .mul(start + early)
        .div(q(third).sub(right));
      const way = right.mul(rightTime).div(60);
      const fits =
        way.d === 1n &&
        rightTime.mul(2).d === 1n &&
        start !== early &&
        way.gte(4) &&
        way.lte(75) &&
        ![
          start - early,
          start + early,
          right.valueOf(),
          (slow + fast) / 2,
          rightTime.valueOf(),
          rightTime.valueOf() - start - early,
          third,
        ].includes(way.valueOf());
      return fits ? { slow, fast, third, start, early, story: draw.pick(stories) } : null;
    },
    forms: [distance],
  }),
  ...situation<Fetched>({
    type: 'AR.TSD.2',
    situation: 'met-on-the-way',
    tries: 12,
    draw: draw => {
      const speed = draw.pick([3, 4, 5, 6, 7, 8, 9, 10, 11]);
      const saved = draw.step(6, 24, 2);
      const before = (saved / 2) * (speed + 1);
      const times = draw.pick([2, 3, 4]);
      const again = draw.int(15, 75);
      const early = q(2 * again * times, times + speed);
      const fits =
        before <= 80 &&
        times < speed &&
        early.d === 1n &&
        again !== before &&
        ![saved, before + saved / 2, before, again].includes(early.valueOf());
      return fits ? { before, saved, again, times, tale: draw.pick(tales) } : null;
    },
    forms: [metOnTheWay],
  }),
];
