import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface After {
  /** Times after the meeting are unit × r² and unit × p², so the speeds are as p to r. */
  p: number;
  r: number;
  unit: number;
  speed: number;
  one: string;
  two: string;
  frame: number;
}

const travellers = [
  { one: 'Ayesha', two: 'Karthik' },
  { one: 'Sourav', two: 'Lalrin' },
  { one: 'Bhavna', two: 'Joseph' },
  { one: 'Ishaan', two: 'Rukmini' },
] as const;

const told = ({ p, r, unit, one, two, frame }: After) => {
  const [late, soon] = [unit * r * r, unit * p * p];
  return frame === 0
    ? text`${one} starts from P towards Q at the moment when ${two} starts from Q towards P, on the same road. After
      they have met, ${one} needs $${late}$ minutes to reach Q and ${two} needs $${soon}$ minutes to reach P.`
    : frame === 1
      ? text`At sunrise ${one} and ${two} leave their villages, each for the village of the other, on one straight
        path. Each keeps a steady speed. From their meeting on, ${one} walks another $${late}$ minutes and ${two}
        another $${soon}$ minutes.`
      : text`Two cyclists, ${one} from P and ${two} from Q, start at the same time and ride to the other's starting
        place along one road. The time from the meeting to the end is $${late}$ minutes for ${one} and $${soon}$
        minutes for ${two}.`;
};

const otherSpeed = form<After>(
  'speed-from-times-after-meeting',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ p, r, unit, speed }) => {
      const [late, soon] = [unit * r * r, unit * p * p];
      // What one has still to go is what the other has gone in the common time.
      for (let other = 1; other < 400; other += 1)
        if (speed * late * speed === other * other * soon) return other;
      throw new Error('no speed fits');
    },
  },
  (p0, { step, find }) => {
    const { p, r, unit, speed, one, two } = p0;
    const late = find(unit * r * r);
    const soon = find(unit * p * p);
    const square = step(calc`${late} / ${soon}`, {
      name: text`the square of the ratio of the speeds`,
      works: value =>
        tex`t = \frac{${late}u}{v} = \frac{${soon}v}{u} \Rightarrow ${late}u^2 = ${soon}v^2 \Rightarrow
        \left(\frac{v}{u}\right)^2 = \frac{${late}}{${soon}} =
        \frac{${value.n}}{${value.d}}`,
      because: text`The piece that ${one} still has to go is the piece that ${two} has gone before the meeting, and the
        other way round. Before the meeting both were on the way for the same time, because they started together.`,
    })`
      Let $u$ be the speed of ${one}, $v$ that of ${two}, and let them meet after $t$ minutes. After the meeting ${one}
      goes in $${late}$ minutes the piece that ${two} went in $t$ minutes, so $${late}u = tv$. For the other piece
      $tu = ${soon}v$. Solve both equations for $t$. It is the same time, so set the results equal and find the
      square of $\frac{v}{u}$.`;
    const ratio = step(() => Math.sqrt(square.valueOf()), {
      name: 'the ratio of the speeds',
      works: value =>
        tex`\frac{v}{u} = \sqrt{\frac{${square.n}}{${square.d}}} = \frac{${value.n}}{${value.d}}`,
      because: text`The fraction of the times is the square of the ratio of the speeds: the slower one has the longer
        piece left and also takes longer for every km. Not the fraction itself, because it counts the speeds
        twice.`,
    })`
      The fraction of the two times is the square of $\frac{v}{u}$. Take the positive root to find the ratio of the
      speeds.`;
    const wanted = step(calc`${speed} * ${ratio}`, {
      because: text`The ratio says how many times as fast as ${one} the other one is, so it is multiplied by the speed
        of ${one}.`,
    })`
      ${one} goes at $u = ${speed}$ km/h. Multiply by $\frac{v}{u}$ to find the speed $v$ of ${two}.`;
    return {
      answer: wanted,
      stem: text`${told(p0)} The speed of ${one} is $${speed}$ km/h. What is the speed of ${two}?`,
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.d <= 9n && value.gt(0),
      slips: [
        slip('forgot_the_root', ratio, calc`${square}`)`
          The ratio of the times, $\frac{${late}}{${soon}}$, was used for the speeds. It is the square of their ratio,
          because the slower one has a longer piece left and also takes longer for each km.`,
        slip('inverted_the_ratio', ratio, () => Math.sqrt(1 / square.valueOf()))`
          ${two} was given $\frac{${ratio.n}}{${ratio.d}}$ of the speed of ${one}: the fraction is inverted. Who needs
          longer after the meeting is the slower one.`,
        slip('inverted_the_ratio', ratio, calc`1 / ${square}`)`
          ${two} was given $\frac{${ratio.n}}{${ratio.d}}$ of the speed of ${one}. That is the fraction of the times,
          inverted and without a root; who needs longer is slower.`,
        slip('averaged_the_averages', ratio, calc`(1 + ${square}) / 2`)`
          The ratio of the speeds was found as half of $1$ and the ratio of the times. A root is no mean: its square
          has to give the ratio of the times.`,
        slip('assumed_equal_parts', wanted, calc`${speed}`)`
          ${here} km/h would be the same speed for both. Then they would meet in the middle and need equal times after
          the meeting.`,
      ],
      snapRead: text`They start together and meet, and the times after the meeting are known: the speeds are inversely
        as the roots of these times.`,
      approach: text`Each goes after the meeting the piece that the other went before it, and before it both needed the
        same time. Write an equation for each piece and
        solve both for this time. Setting the results equal gives the square of the ratio of the speeds.`,
      check: text`Let the speeds be as $${ratio.d} : ${ratio.n}$ and the time before the meeting $${unit * p * r}$
        minutes. Then ${one} goes $${late} \times ${ratio.d} = ${late.mul(ratio.d)}$ after the meeting, and ${two}
        $${unit * p * r} \times ${ratio.n} = ${ratio.n * BigInt(unit * p * r)}$ before it: the same piece.`,
      principle: text`If two start together towards each other, their speeds are inversely as the roots of the times
        that they need after the meeting.`,
    };
  },
);

const meeting = form<After>(
  'time-until-the-meeting',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ p, r, unit }) => {
      const [late, soon] = [unit * r * r, unit * p * p];
      for (let t = 1; t < 2000; t += 1) if (t * t === late * soon) return t;
      throw new Error('no time fits');
    },
  },
  (p0, { step, find }) => {
    const { p, r, unit, one, two } = p0;
    const late = find(unit * r * r);
    const soon = find(unit * p * p);
    const square = step(calc`${late} * ${soon}`, {
      name: 'the square of the time before the meeting',
      works: (_value, working) =>
        tex`\frac{v}{u} = \frac{${late}}{t} = \frac{t}{${soon}} \Rightarrow t^2 = ${working}`,
      because: text`Both cover one and the same piece of the way, so the times for it are inversely as the speeds. This
        holds for each of the two pieces, with the same ratio of speeds.`,
    })`
      Let them meet after $t$ minutes, and let ${one} have the speed $u$ and ${two} the speed $v$. One piece of the way
      takes ${one} $${late}$ minutes and ${two} $t$; the other piece takes ${one} $t$ minutes and ${two} $${soon}$.
      Both pairs of times are in the ratio $v : u$, so write the two fractions equal and multiply crosswise.`;
    const wanted = step(() => Math.sqrt(square.valueOf()), {
      works: value => tex`t = \sqrt{${square}} = ${value}`,
      because: text`The time before the meeting stands in both fractions, once below and once above, so it was
        multiplied by itself. A time is positive, so only the positive root counts.`,
    })`
      The product of the two known times is $t^2$. Take the positive root to find the time $t$ until the meeting.`;
    return {
      answer: wanted,
      stem: text`${told(p0)} How long had they been on the way when they met?`,
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('mixed_up_kinds_of_progression', wanted, calc`(${late} + ${soon}) / 2`)`
          ${here} is half of the sum of the two times. The time before the meeting is to one of them as the other is to
          it, so it is the root of their product.`,
        slip('subtracted_for_added', wanted, calc`abs(${late} - ${soon})`)`
          ${here} is the difference of the two times. It only says how much later one arrives than the other, not when
          they met.`,
        slip('took_times_for_rates', wanted, calc`${late} * ${soon} / (${late} + ${soon})`)`
          ${here} adds rates, as if both shared the work of one piece. Here each piece is covered by both, one before
          and one after the meeting.`,
        slip('took_a_part_for_the_whole', wanted, calc`min(${late}, ${soon})`)`
          ${here} is the shorter of the two times. It would also be the time before the meeting only if both went at
          the same speed.`,
        slip('added_lengths_for_squares', wanted, calc`${late} + ${soon}`)`
          ${here} is the sum of both times. They belong to two different persons after the meeting, so their sum is no
          time of the journey.`,
        slip('halved_needlessly', wanted, calc`abs(${late} - ${soon}) / 2`)`
          ${here} is half of the difference of the times. The ratio of the speeds is in both times, and a difference
          does not use it.`,
        slip('took_times_for_rates', wanted, calc`2 * ${late} * ${soon} / (${late} + ${soon})`)`
          ${here} is the time at the average of the two rates. The time before the meeting is the root of the product
          of both times.`,
      ],
      snapRead: text`They start together and meet, and each still needs a known time: the time before the meeting is
        the root of the product of these times.`,
      approach: text`Look at one piece of the way at a time. Both cover it, one before the meeting and one after it, in
        times that are inversely as their speeds; the two pieces give two equal fractions.`,
      check: text`$\frac{${late}}{${wanted}} = \frac{${wanted}}{${soon}}$: both pieces give the same ratio of speeds,
        since $${wanted}^2 = ${wanted.mul(wanted)}$ and $${late} \times ${soon} = ${square}$.`,
      principle: text`If two start together towards each other, the time until the meeting is the mean proportional of
        the two times after it.`,
    };
  },
);

/** AR.TSD.4 Easy: a speed and the time before the meeting. */
export const rootsOfTimes: readonly AnyTemplate[] = [
  ...situation<After>({
    type: 'AR.TSD.4',
    situation: 'after-a-meeting',
    tries: 30,
    draw: draw => {
      const [p, r] = [draw.int(2, 7), draw.int(2, 7)];
      const unit = draw.int(2, 12);
      const speed = p * draw.int(1, 9);
      const other = (speed * r) / p;
      const fits =
        p !== r && [2, 3, 5, 7].every(n => p % n || r % n) && Math.max(p, r) < 2.6 * Math.min(p, r);
      return fits &&
        unit * Math.max(p, r) ** 2 <= 320 &&
        speed >= 4 &&
        speed <= 24 &&
        other >= 4 &&
        other <= 24 &&
        other !== p * p &&
        other !== r * r
        ? { p, r, unit, speed, ...draw.pick(travellers), frame: draw.int(0, 2) }
        : null;
    },
    forms: [otherSpeed, meeting],
  }),
];
